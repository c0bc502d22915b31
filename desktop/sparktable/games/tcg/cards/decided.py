"""What sources leave open or contradict each other about printed titles: decided once, here, and marked on the card.

Three things were decided for all: the roles of a character count in each of its modes, since the sources list them
once for a card; micro masters are known by their patrols; and where two printings differ in wording, the later one of
the rulings counts.
"""
from __future__ import annotations

from typing import NamedTuple


class Decided(NamedTuple):
    """What of a card is ours, and why it is as it is."""

    fields: tuple[str, ...]
    reason: str


NOTHING_PRINTED = Decided(
    ("attack", "defense"), "No source says what it adds to either; the text alone is worth a card: nothing.")
_ADD_NOTHING = (
    "Force Field", "Crash Landing", "Decepticon Crown", "Enemy Combat Analysis", "Evasive Maneuvers",
    "Field Communicator", "Security Console", "Spare Parts", "Stunticon Swagger", "Superior Cannon",
    "Superior Jetpack", "Superior Plating", "Anticipation Engine", "Backup Bag", "Basic Combat Protocol",
    "Emergency Defense Field", "Energy Pack", "Extra Padding", "Firecon Flame", "Metal Detector", "Micro Capacitor",
    "Personal Targeting Drone", "Point-Defense System", "Smoke Cloak", "Smokethrower", "Spinner Rims", "Urban Camo",
    "Obstructive Rhythm", "Acute Reflexes", "Adaptive Plating", "Multi-Missile Pod", "Blast Suit", "Crude Club",
    "Defensive Configuration", "Erratic Cannon", "Immersed In Shadow", "Increased Durability", "Kinetic Converter",
    "Lucky Vest", "Medic's Protective Field", "Minor Medic Kit", "Pocket Processor", "Point Position",
    "Shoulder Holster", "Sturdy Javelin", "Terrifying Resilience", "Toolbox", "Unflinching Courage",
    "Valuable Contract",
)
_STATS = ("alt attack", "alt defense", "bot attack", "bot defense")
_UPGRADE_SIDE = ("upgrade name", "upgrade slot", "upgrade attack", "upgrade defense")
_NO_UPGRADE_SIDE = "The sources have the text of its Upgrade side alone: the rest follows those of its kind."
_NO_NAME = "The sources leave out what its Upgrade side is called."
_HEALTH = "One more than its parts have together; what is printed on the form counts."
_TWO_VEHICLES = "Two vehicles are listed for one side: both count."
_DELTA = "The text only takes away, or a preview of the publisher's has the number: the sources left it out."

DECIDED: dict[str, Decided] = {
    **dict.fromkeys(_ADD_NOTHING, NOTHING_PRINTED),
    # numbers and names that are missing or cannot be
    "Autobot Hot Rod, Impulsive Fighter": Decided(
        _STATS, "The sources have zeros in their place; he is like his fellows."),
    "Sergeant Overdrive, Special Ops • Strategist": Decided(
        ("health", *_STATS), "The sources have zeros in their place."),
    "Full-Tilt, Base Recon": Decided(("stars",), "None is printed; those who come with it have four."),
    "Blitzwing, Relentless Foe": Decided(("number",), "It carries Bumblebee's number; T09 is nobody's."),
    "Raider Ion Storm, Infantry • Rainmaker": Decided(("number",), "It is counted out of 38 where its wave has 48."),
    "Ready For Action": Decided(("number",), "It is counted out of 91 where its wave has 81."),
    "Repurpose (Wave 4)": Decided(("name",), "Two different cards of two waves are called so: one bears its wave."),
    "Intercept Communications": Decided(("type",), "No type is printed; it reads like an Action."),
    "Interpret The Airwaves": Decided(("type",), "No type is printed; it reads like an Action."),
    "Compact Shield": Decided(("defense",), _DELTA),
    "Composite Armor": Decided(("defense",), _DELTA),
    "Crowbar": Decided(("attack",), _DELTA),
    "Indestructible Sword": Decided(("attack",), _DELTA),
    "Laser Cutlass": Decided(("attack",), _DELTA),
    "Reactive Armor": Decided(("defense",), _DELTA),
    "Private Smashdown, Ground Command • Artillery": Decided(("upgrade name",), _NO_NAME),
    "Private Firedrive, Ground Command • Artillery": Decided(("upgrade name",), _NO_NAME),
    "Raider Aimless, Air Force • Weapons": Decided(("upgrade name",), _NO_NAME),
    "Private Lionizer, Ground Command • Artillery": Decided(_UPGRADE_SIDE, _NO_UPGRADE_SIDE),
    "Private Pteraxadon, Air Command • Artillery": Decided(_UPGRADE_SIDE, _NO_UPGRADE_SIDE),
    "Raider Blowpipe, Air Force • Weapons": Decided(_UPGRADE_SIDE, _NO_UPGRADE_SIDE),
    "Raider Nightstick, Ground Force • Weapons": Decided(_UPGRADE_SIDE, _NO_UPGRADE_SIDE),
    "Sergeant Cog, Artillery • Mechanic": Decided(_UPGRADE_SIDE, _NO_UPGRADE_SIDE),
    "Predaking, Ferocious Hunter": Decided(("health",), _HEALTH),
    "Superion, Sky Protector": Decided(("health",), _HEALTH),
    "Volcanicus, Fiery Champion": Decided(("health",), _HEALTH),
    # traits
    "Optimus Prime, Gleaming Commander": Decided(
        ("alt traits",), "No vehicle is listed; each other Sentinel is one, and he is a Truck everywhere else."),
    "Private Top Shot, Artillery • Patrol Leader": Decided(
        ("traits",), "Listed with a patrol that would have five; a Tank, and an orange price, are another patrol's."),
    "Omega Supreme, Autobot Defense Base": Decided(("alt traits",), _TWO_VEHICLES),
    "Autobot Novastar, Search And Rescue": Decided(("alt traits",), _TWO_VEHICLES),
    "W-5 Gyro Blaster": Decided(("slot",), "Listed as a Utility though it is called a Blaster: the list counts."),
    "Anticipation Engine": Decided(
        ("slot", "attack", "defense"), "Listed as a Weapon though it is called an Engine: the list counts. No source "
        "says what it adds."),
    # texts that rulings contradict
    "Barrage, Merciless Insecticon": Decided(("bot defense",), "Two rulings reckon with 2, a list has 1."),
    "Blurr, Fastest Bot In The Galaxy": Decided(("side of the text",), "Rulings speak of his bot mode."),
    "Dinobot Slug, Battering Ram": Decided(("side of the text",), "Rulings speak of his alt mode."),
    "Chop Shop, Sneaky Insecticon": Decided(
        ("text",), "Printed as a repair of each Insecticon; a ruling repairs one for each Upgrade, and that counts."),
    "Insecticon Skrapnel, Insecticon Leader": Decided(
        ("text",), "Printed of attack damage; a ruling counts all damage taken while defending."),
    "Combat Commands": Decided(
        ("text",), "A ruling gives a reason that is the opposite of the text: from bot mode to alt mode and back."),
    "Predacon Enigma": Decided(("text",), "The KO area is left out, which all other Enigmas name."),
    "Grimlock, Dinobot Leader": Decided(
        ("text",), "Worded as Steamroll is, but by the rulings what it carries on is no attack damage."),
    "Steamroll": Decided(("text",), "Worded as Grimlock is, but by the rulings what it carries on is attack damage."),
    "Blackwing, Aerial Attacker": Decided(
        ("text",), "A ruling has it work on the battlefield only; the partner may lie in the KO area, as printed."),
    "Dreadwind, Air Defense": Decided(
        ("text",), "A ruling has it work on the battlefield only; the partner may lie in the KO area, as printed."),
    "Attack Drone": Decided(("may",), "The word is lacking that all others have who let play another."),
    "Brainstorm": Decided(("may",), "One printing lets the second Action be left, another does not: it may be."),
    "Raider Spinister, Infantry • Aerial Assault": Decided(("alt",), "The sign behind the number is lost: attack."),
    "Soldier's Blaster": Decided(("text",), "The sign behind the number is lost: attack."),
    "Trypticon, Assault Base": Decided(
        ("stars",), "Nothing says whether those who come with it cost stars: they do not, as with Metroplex."),
    "Slammer, Combat Drone": Decided(("modes",), "Listed with a bot mode of zeros; a ruling knows only one side."),
}
