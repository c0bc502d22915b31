"""The pictures on the cards: vector art drawn from a name, the same on every system and in every run."""

from sparktable.table.art.figures.cast import home_faction, seed_of
from sparktable.table.art.figures.crop import Crop
from sparktable.table.art.figures.stage import Art, Figure, art_image, faced, paint_art

__all__ = ["Art", "Crop", "Figure", "art_image", "faced", "home_faction", "paint_art", "seed_of"]
