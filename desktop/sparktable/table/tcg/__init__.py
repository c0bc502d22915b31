"""The table of the Transformers TCG: two teams face each other."""
