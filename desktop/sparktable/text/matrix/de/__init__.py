"""The Matrix game in German."""
from ..tongue import Tongue
from . import frames, statics
from .words import HELP, ICONS, KEYWORDS, LABELS

GERMAN = Tongue(
    effect=frames.effect, statics=statics.statics,
    when=frames.when, payment=frames.payment, ability=frames.ability, start=frames.start, attack=frames.attack,
    encounter=frames.encounter, objective=frames.objective, thwart=frames.thwart, score=frames.score,
    worth=frames.worth, type_line=frames.type_line, subtype=frames.subtype,
    icons=ICONS, keywords=KEYWORDS, help=HELP, labels=LABELS)
