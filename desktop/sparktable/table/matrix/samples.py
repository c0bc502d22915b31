"""Sample faces for the contact sheet and the tests: real names, made-up words, one of every type."""

from __future__ import annotations

from typing import Any

from sparktable.table.art.face import CardBack, CardFace, CharacterFace, CharacterSide, Stat
from sparktable.table.art.factions import AUTOBOT, DECEPTICON, SIDES
from sparktable.table.art.figures.stage import ROBOT
from sparktable.table.art.styles import BackStyle
from sparktable.table.matrix.styles import ALT_MODE, ENERGON, TYPES
from sparktable.table.matrix.styles import BACKS as STYLES

_BLOCK, _FLIGHT, _TELEPORT = ("block", "Block"), ("flight", "Flight"), ("teleport", "Teleport")

_STATS = ("power", "range", "move")


def _card(title: str, kind: str, line: str, short: str = "", subtype: str = "", *, command: int | None = None,
          **parts: Any) -> CardFace:
    stats = [Stat("power", command, "command")] if command is not None else []
    stats += [Stat(name, parts.pop(name)) for name in _STATS if name in parts]
    return CardFace(title, TYPES[kind], line, short, subtype, stats=tuple(stats), coin=ENERGON, **parts)


def _bot(paragraph: str, *priced: tuple[str, str]) -> CharacterSide:
    return CharacterSide("Bot mode", "bot", ROBOT, (paragraph,), priced)


def _alt(paragraph: str, move: int) -> CharacterSide:
    return CharacterSide("Alt mode", "alt", ALT_MODE, (paragraph,), stats=(Stat("move", move),),
                         penalty="−1 {power} in battles.", art=(118.0, 206.0))


SAMPLES: tuple[CardFace, ...] = (
    _card(
        "Bold",
        "starter",
        "Starter",
        cost=0,
        power=1,
        priced=(("1", "One purchase here costs you 1 {power} less today."),),
    ),
    _card(
        "Scout",
        "starter",
        "Starter",
        cost=0,
        move=1,
        keywords=(_FLIGHT,),
        paragraphs=("Turn over one neighbouring card if you like.",),
    ),
    _card(
        "Reinforcements",
        "basic",
        "Basic",
        cost=2,
        power=1,
        range=1,
        move=1,
        keywords=(_BLOCK,),
        paragraphs=("You may **Convert** for free.",),
        priced=(("1", "When you **Command** or **Assist:** +1 {power}."),),
    ),
    _card(
        "Energy Leak",
        "damage",
        "Damage",
        cost=0,
        paragraphs=("Must come down first on your turn; a store of 3 {energon} or more then drains by 1.",),
        reward="**End of Game:** each pair of {damage} costs 1 {vp}.",
    ),
    _card(
        "Sneak Attack",
        "maneuver",
        "Maneuver",
        cost=4,
        power=2,
        range=2,
        move=1,
        paragraphs=("Either **Convert**, or **Teleport** wherever you please.",),
        priced=(("1", "Deal 1 {damage} to somebody in your range."),),
    ),
    _card(
        "King of the Hill",
        "maneuver",
        "Maneuver",
        cost=2,
        power=3,
        paragraphs=("**Attack:** push any characters beside you out to a neighbouring space.",),
        priced=(("2", "**Confront:** your next card from the deck joins in."),),
    ),
    _card(
        "Omega Formation",
        "maneuver",
        "Maneuver",
        cost=5,
        power=2,
        range=2,
        move=2,
        keywords=(_FLIGHT,),
        paragraphs=("Swap the first Encounter you meet for a fresh one before anything of it happens.",),
        priced=(("2", "**Assist:** a second helper may come along, openly."),),
    ),
    _card(
        "Electro-Scrambler",
        "technology",
        "Technology",
        cost=5,
        power=3,
        range=1,
        paragraphs=(
            "**Attack:** a character in range picks one: lose a card of its own choice, or take 2 {damage}; "
            "the second uses this card up.",
        ),
        priced=(("2", "Knock out one Assist."),),
    ),
    _card(
        "Armor Plating",
        "technology",
        "Technology",
        cost=3,
        power=2,
        keywords=(_BLOCK,),
        paragraphs=("Ruins neither hurt nor **Ambush** you this turn.",),
        priced=(("1", "**Block** one Attack; this card goes to your discard pile."),),
    ),
    _card(
        "Spy Network",
        "ally",
        "Ally",
        cost=3,
        paragraphs=(
            "**Start of Turn:** look under one card; turn it up or let it lie. Schemes and Polities come up "
            "in any case.",
            "**Ongoing:** step beside an enemy and you may read that hand of cards.",
        ),
        reward="Goes straight into play.",
    ),
    _card(
        "Chromia",
        "robot_a",
        "Robot · Autobot",
        "Robot",
        cost=4,
        power=2,
        move=3,
        paragraphs=("Look under one card of the Matrix; a Maneuver may come with you at once.",),
        priced=(("1", "A Maneuver of yours grows by +2 {move} or +2 {power}."),),
        reward="Earn 2 {vp}.",
        vp=2,
    ),
    _card(
        "Rippersnapper",
        "robot_d",
        "Robot · Decepticon",
        "Robot",
        "Terrorcon",
        cost=4,
        battle=True,
        power=2,
        range=2,
        move=1,
        keywords=(_BLOCK,),
        paragraphs=(
            "**Block:** collect 1 {energon}.",
            "Counts +1 {power} against anything priced at 4 or below.",
        ),
        priced=(("1", "**Assist:** +1 {power}."),),
        reward="Earn 2 {vp}.",
        vp=2,
    ),
    _card(
        "Key to Vector Sigma",
        "relic",
        "Relic",
        cost=7,
        paragraphs=(
            "Standing orders of Ruins leave you alone this turn.",
            "The next Ruin you enter is cleared for nothing, and its space gets an open card straight away.",
        ),
        reward="**Vault:** worth 3 {vp}.",
        vp=3,
    ),
    _card(
        "Maccadam’s",
        "site",
        "Site",
        paragraphs=(
            "**Spend 2** {power}: 2 {energon} for you.",
            "**Spend 2** {energon}: one more card.",
            "**Spend 2** {move}: slip a card of yours onto another player’s deck; no Damage, no Mission.",
        ),
    ),
    _card(
        "Kaon",
        "polity",
        "Site · Polity",
        "Polity",
        command=7,
        level=3,
        vp=3,
        paragraphs=(
            "**Ongoing:** while the other side holds it, cards next door cost you 2 {power} more.",
            "**Spend 7** {power}: it is yours. Every Polity they hold makes that 1 dearer.",
        ),
        reward="**End of Game:** 3 {vp} for the side that holds it.",
    ),
    _card(
        "Impassable Rubble",
        "ruin",
        "Ruin",
        paragraphs=(
            "**On Reveal:** whoever stands here steps aside.",
            "**Ongoing:** only **Flight** or **Teleport** leads in, and it stings for 1 {damage}.",
            "**Spend 5** {power}: clear it.",
        ),
        reward="**Cleared:** 5 {energon}.",
    ),
    _card(
        "Blurr",
        "boss_a",
        "Boss · Autobot",
        "Boss",
        cost=6,
        level=1,
        vp=3,
        paragraphs=(
            "**Reveal Attack:** drop a card that has {move}, then face an **Ambush**.",
            "**Start of Turn:** trades places with a neighbour.",
            "**Ongoing:** −1 {move} in Alt Mode.",
        ),
        reward="Earn 3 {vp}.",
    ),
    _card(
        "Shockwave",
        "boss_d",
        "Boss · Decepticon",
        "Boss",
        cost=10,
        battle=True,
        level=3,
        vp=5,
        paragraphs=(
            "**Reveal Attack:** trade your hand for one card fewer, then face an **Ambush**.",
            "**Ongoing:** a space that falls empty drains 1 {energon}; with none left, take 1 {damage}.",
        ),
        reward="Earn 5 {vp}.",
    ),
    _card(
        "Reactor Coolant Failure",
        "scheme",
        "Scheme",
        paragraphs=(
            "**Start of Turn:** 1 {damage} for all who stand here.",
            "**Thwart:** lay Technology worth 5 under this card.",
        ),
        reward="**Thwarted:** into the Vault.",
    ),
    _card(
        "Search & Destroy",
        "mission",
        "Mission",
        vp=2,
        paragraphs=(
            "**Objective:** uncover an enemy and beat it in one turn.",
            "**Vault:** 2 {vp} when all is over.",
        ),
        reward="Still in your deck or in play: −1 {vp}.",
    ),
    _card(
        "Ruination",
        "encounter",
        "Encounter",
        house=True,
        paragraphs=(
            "**Ambush · Attack:** nobody battles anything for the rest of this turn.",
            "**Confrontation:** 2 dearer, and 1 more per Ruin; without Ruins take 2 {damage} besides.",
        ),
    ),
    _card(
        "Überwältigende Streitmacht",
        "maneuver",
        "Manöver",
        cost=15,
        power=12,
        range=1,
        move=2,
        keywords=(_TELEPORT, _FLIGHT),
        paragraphs=(
            "+1 {power} je Roboter und Verbündetem unter deiner Kontrolle, auch wenn "
            "Donaudampfschifffahrtsgesellschaftskapitänsmützen im Spiel sind.",
        ),
        priced=(
            (
                "2",
                "Bei einer **Konfrontation** oder beim **Kommandieren:** +2 {power}, solange der Zug dauert.",
            ),
            ("3", "Lege eine Karte ab und ziehe zwei neue."),
        ),
        reward="Erhalte 2 {vp} und 2 {energon}.",
        vp=2,
    ),
)

CHARACTERS: tuple[CharacterFace, ...] = (
    CharacterFace("Elita-1", AUTOBOT, (
        _bot("Autobots that join you wait on top of your deck.", ("1", "An Autobot of yours has +2 {power}."),
             ("2", "Each Autobot you control deals 1 {damage} to a character beside you.")),
        _alt("**Spend 2** {move}: one more card.", move=3)), coin=ENERGON),
    CharacterFace("Megatron", DECEPTICON, (
        _bot("Taking a Polity also lets you beat one enemy Robot, wherever it is.",
             ("1", "A card of yours has +1 {power} per Polity you hold."),
             ("2", "**Command:** +3 {power}, or one more card.")),
        _alt("All your {range} grows by 1.", move=2)), coin=ENERGON),
)

_OWNERS = ("Hot Shot", "Cyclonus")
BACKS: tuple[CardBack, ...] = (
    CardBack(STYLES["main"], "Matrix"),
    CardBack(STYLES["player"], "Deck"),
    *(CardBack(BackStyle(side.hue, side.icon), name) for side, name in zip(SIDES, _OWNERS, strict=True)),
    CardBack(STYLES["encounter"], "Encounter"),
    CardBack(STYLES["ruin"], "Ruin"),
    CardBack(STYLES["damage"], "Damage"),
    CardBack(STYLES["mission_a"], "Mission"),
    CardBack(STYLES["mission_d"], "Mission"),
)

TOKENS = (ENERGON, "vp", "damage", *(side.name for side in SIDES))
MODES = ("bot", "alt")
"""Icons on movers."""
