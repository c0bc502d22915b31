"""What pydantic does not like about a file, as a person would say it."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

_SAID = {
    "missing": "this entry is missing",
    "extra_forbidden": "this entry does not belong here",
    "int_type": "this must be a whole number",
    "int_parsing": "this must be a whole number",
    "int_from_float": "this must be a whole number",
    "string_type": "this must be text",
    "string_unicode": "this text holds half a character",
    "bool_type": "this must be true or false",
    "bool_parsing": "this must be true or false",
    "list_type": "this must be a list",
    "dict_type": "this must be a table of names and values",
    "model_type": "this must be a table of names and values ({class_name})",
    "greater_than_equal": "this must be {ge} or more",
    "less_than_equal": "this must be {le} or less",
    "multiple_of": "this must be a multiple of {multiple_of}",
    "literal_error": "this must be {expected}",
    "string_too_short": "this may not be empty",
    "string_too_long": "this may have at most {max_length} characters",
    "string_pattern_mismatch": "this does not have the form '{pattern}'",
    "too_short": "this needs at least {min_length} entries and has {actual_length}",
    "too_long": "this may have at most {max_length} entries and has {actual_length}",
}


def in_words(fault: Mapping[str, Any]) -> str:
    """One of a validation's errors; one of another type in pydantic's own words."""
    said = _SAID.get(fault["type"])
    if said is None:
        return str(fault["msg"][:1].lower() + fault["msg"][1:])
    return said.format_map(fault.get("ctx", {}))
