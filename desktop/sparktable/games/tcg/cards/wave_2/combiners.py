"""Wave 2: the Combiners, and the Enigmas that combine them."""
from sparktable.kernel.control import AtLeast, Effect, If, Seq
from sparktable.kernel.vocabulary.aiming import Times
from sparktable.kernel.vocabulary.counts import Count

from ...card import (
    ARMOR,
    AUTOBOT,
    BOT,
    DECEPTICON,
    GREEN,
    ORANGE,
    PLANE,
    UPGRADE,
    UTILITY,
    WEAPON,
    BattleCard,
    Character,
    Mode,
)
from ...events import COMBINED
from ...stats import ATTACK, BOLD, MORE_ACTIONS, PIERCE, TOUGH
from ...verbs.abilities import Happens, attacks_and_flips, base_is, battles, has, when
from ...verbs.coming import Combine
from ...verbs.conditions import There
from ...verbs.damage import Damage, Repair
from ...verbs.gains import Gains, Gets
from ...verbs.select import EITHER_ZONE, ENEMY, FLIPPED_NOW, IN_HAND, Cards, Chars, Upgrades, named
from ...verbs.turns import RaiseTower
from ...verbs.upgrades import ScrapUpgrade
from ...verbs.values import TowerHeight
from ...verbs.whom import EACH_ENEMY, ITSELF, ONE_ENEMY, THE_DEFENDER, Each, One
from ...verbs.with_cards import Draw, MayPlay, plan
from ..make import action, character, combiner

AN_ORANGE_ONE = Cards(FLIPPED_NOW, icon=ORANGE)


def when_combined(effect: Effect) -> Happens:
    """When this is combined."""
    return when(COMBINED, effect)


def form(name: str, subtitle: str, faction: str, stars: int, health: int, traits: str, number: str, side: Mode,
         *parts: str, **more: tuple[str, ...]) -> Character:
    """What those characters combine into."""
    return character(name, subtitle, faction, stars, health, traits, number, side, kind="combiner", parts=parts,
                     **more)


def enigma(team: str, trait: str, size: int, whole: Character, first: Effect, faction: str,
           number: str) -> BattleCard:
    """If the Combiner is there, what it does; if its team is there in bot mode, it is combined."""
    everybody = One(Chars(trait=trait, mode=BOT, at=EITHER_ZONE), n=size)
    text = Seq(If(There(named(whole.name)), first), Combine(whole.full_name, everybody))
    return action(f"{team} Enigma", (GREEN,), text, number=number, faction=faction)


DEVASTATOR = form(
    "Devastator", "Towering Warrior", DECEPTICON, 25, 33, "melee, constructicon", "2A",
    combiner(6, 2, when_combined(Repair(TowerHeight(), ITSELF)), has(BOLD, 2, provided=AtLeast(TowerHeight(), 6)),
             base_is(ATTACK, 10, AtLeast(TowerHeight(), 10))),
    "Scrapper, Construction Foreman", "Longhaul, Transport", "Mixmaster, Materials Fabrication",
    "Scavenger, Mining And Salvage", "Hook, Surgical Engineer", "Bonecrusher, Demolitions")
DREADWING = form(
    "Dreadwing", "Sky Destroyer", DECEPTICON, 16, 24, "melee, dreadwing", "", combiner(7, 2, PLANE),
    "Dreadwind, Air Defense", "Blackwing, Aerial Attacker", more_slots=(WEAPON, ARMOR, UTILITY))
MENASOR = form(
    "Menasor", "Menacing Colossus", DECEPTICON, 25, 35, "melee, stunticon", "",
    combiner(6, 2, has(BOLD, 1), has(TOUGH, 1), has(PIERCE, 1), has(MORE_ACTIONS), when_combined(Draw(2))),
    "Dead End, Doomed Loner", "Breakdown, Paranoid Scout", "Decepticon Drag Strip, Cutthroat Warrior",
    "Motormaster, Stunticon Leader", "Offroad, All-Terrain Soldier")
OPTIMUS_MAXIMUS = form(
    "Optimus Maximus", "Ultimate Defender", AUTOBOT, 46, 65, "ranged, leader, sentinel", "",
    combiner(9, 1, battles(Seq(Draw(1), plan(1)))),
    "Ironhide, Steadfast Brawler", "Autobot Mirage, Counterintelligence", "Autobot Hot Rod, Impulsive Fighter",
    "Optimus Prime, Gleaming Commander", "Sunstreaker, Bold Warrior", "Prowl, Strategic Mastermind")
PREDAKING = form(
    "Predaking", "Ferocious Hunter", DECEPTICON, 25, 37, "melee, predacon", "",
    combiner(7, 2, when_combined(Seq(Draw(1), MayPlay()))),
    "Torox, Fueler", "Razorclaw, Predacon Leader", "Predacon Rampage, Savage Hunter",
    "Predacon Headstrong, Ground Assault", "Divebomb, Aerial Assault", more_slots=(WEAPON,) * 4)
SUPERION = form(
    "Superion", "Sky Protector", AUTOBOT, 25, 39, "ranged, aerialbot", "",
    combiner(6, 1, has(BOLD, 1), has(TOUGH, 2), has(PIERCE, 3), when_combined(Damage(3, ONE_ENEMY))),
    "Air Raid, Fearless Flyer", "Alpha Bravo, Airborne Special Ops", "Skydive, Air Warfare Specialist",
    "Silverbolt, Aerialbot Leader", "Fireflight, Sky High Recon")
VOLCANICUS = form(
    "Volcanicus", "Fiery Champion", AUTOBOT, 39, 56, "melee, dinobot", "",
    combiner(6, 0, when_combined(Gains(attacks_and_flips(
        Times(Count(AN_ORANGE_ONE), Damage(1, THE_DEFENDER)), There(AN_ORANGE_ONE)), ITSELF))),
    "Grimlock, Powerful Commander", "Dinobot Sludge, Dino Demolitions", "Dinobot Slug, Battering Ram",
    "Dinobot Swoop, Bombardier", "Dinobot Snarl, Spiked Battler")

COMBINERS = (DEVASTATOR, DREADWING, MENASOR, OPTIMUS_MAXIMUS, PREDAKING, SUPERION, VOLCANICUS)

ENIGMAS = (
    enigma("Aerialbot", "aerialbot", 5, SUPERION, Damage(1, EACH_ENEMY), AUTOBOT, "2 001"),
    enigma("Constructicon", "constructicon", 6, DEVASTATOR, Seq(
        Repair(1, Each(named("Devastator"))), If(AtLeast(TowerHeight(), 1), RaiseTower())), DECEPTICON, "2A 002"),
    enigma("Dinobot", "dinobot", 5, VOLCANICUS, Gets(BOLD, 2, Each(named("Volcanicus"))), "", "2 019"),
    enigma("Predacon", "predacon", 5, PREDAKING, Seq(Draw(1), MayPlay(Cards(IN_HAND, kind=UPGRADE))), DECEPTICON,
           "2 048"),  # in the KO area too, as each other Enigma has it
    enigma("Sentinel", "sentinel", 6, OPTIMUS_MAXIMUS,
           ScrapUpgrade(One(Upgrades(Chars(ENEMY), slot=(WEAPON, ARMOR)))), AUTOBOT, "2 059"),
    enigma("Stunticon", "stunticon", 5, MENASOR, Draw(2), DECEPTICON, "2 066"),
)
