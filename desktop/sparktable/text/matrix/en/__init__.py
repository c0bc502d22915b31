"""The Matrix game in English."""
from ..tongue import Tongue
from . import frames, statics
from .words import HELP, ICONS, KEYWORDS, LABELS

ENGLISH = Tongue(
    effect=frames.effect,
    statics=statics.statics,
    when=frames.when, payment=frames.payment, ability=frames.ability, start=frames.start, attack=frames.attack,
    encounter=frames.encounter, objective=frames.objective, thwart=frames.thwart, score=frames.score,
    worth=frames.worth, type_line=frames.type_line, subtype=frames.subtype,
    icons=ICONS, keywords=KEYWORDS, help=HELP, labels=LABELS)

