"""The decks that ship: boxed and published ones, and the house's own."""
from __future__ import annotations

from .decks import Deck


def _deck(name: str, team: tuple[str, ...], cards: str) -> Deck:
    """The cards stand in one text: "2 Data Pad; 3 Zap"."""
    counted = (each.strip().split(" ", 1) for each in cards.split(";"))
    return Deck(name, team, tuple((title, int(count)) for count, title in counted))


_ALL = (
    _deck("Autobot Convoy", ("Optimus Prime, Freedom Fighter",
               "Prowl, Military Strategist",
               "Sergeant Kup, Veteran Sergeant",),
          "3 Primary Laser; 3 Flamethrower; 3 Grenade Launcher; 3 Improvised Shield; 3 Reinforced Plating; 3 "
          "Force Field; 3 Data Pad; 3 Zap; 3 Plasma Burst; 3 Supercharge; 3 Inspiring Leadership; 3 Rapid "
          "Conversion; 3 Leap Into Battle; 1 Repair Bay"),
    _deck("Decepticon Raid", ("Megatron, Decepticon Leader",
               "Flamewar, Veteran Decepticon",
               "Ramjet, Sky Smasher",),
          "3 Primary Laser; 3 Flamethrower; 3 Grenade Launcher; 3 Improvised Shield; 3 Armored Plating; 3 "
          "Force Field; 3 Data Pad; 3 Zap; 3 Plasma Burst; 3 Supercharge; 3 Incoming Transmission; 3 Rapid "
          "Conversion; 3 Leap Into Battle; 1 Repair Bay"),
    _deck("Autobots Starter Set", ("Bumblebee, Brave Warrior",
               "Ironhide, Veteran Autobot",
               "Optimus Prime, Autobot Leader",
               "Red Alert, Security Chief",),
          "2 Armored Plating; 2 Data Pad; 2 Debilitating Crystal; 2 Flamethrower; 2 Grenade Launcher; 2 "
          "Handheld Blaster; 2 Improvised Shield; 2 Incoming Transmission; 2 Inspiring Leadership; 2 Leap "
          "Into Battle; 2 New Designs; 2 Piercing Blaster; 2 Plasma Burst; 2 Primary Laser; 2 Ramming "
          "Speed; 2 Rapid Ascent; 2 Rapid Conversion; 2 Ready For Action; 2 Repair Bay; 2 Team-Up Tactics"),
    _deck("Metroplex Deck", ("Metroplex, Autobot City",
               "Scamper, City Patrol",
               "Six-Gun, Heavy Weapons Expert",
               "Slammer, Combat Drone",),
          "3 Armored Plating; 3 Backup Plan; 2 Combat Training; 2 Data Pad; 3 Flamethrower; 3 Force Field; "
          "3 Handheld Blaster; 3 Height Advantage; 3 Improvised Shield; 3 Inspiring Leadership; 3 Protected "
          "By Metroplex; 3 Rally The City; 3 Rapid Conversion; 3 Supercharge"),
    _deck("Devastator Deck", ("Bonecrusher, Demolitions",
               "Hook, Surgical Engineer",
               "Longhaul, Transport",
               "Mixmaster, Materials Fabrication",
               "Scavenger, Mining And Salvage",
               "Scrapper, Construction Foreman",),
          "3 Primary Laser; 2 Improvised Shield; 3 Force Field; 3 Scrapper Gauntlets; 3 Grenade Launcher; 3 "
          "Blast Shield; 3 Builder's Tools; 3 Rapid Conversion; 2 Ramming Speed; 3 Pep Talk; 3 Reclaim; 3 "
          "Work Overtime; 3 Heavy Landing; 3 Constructicon Enigma"),
    _deck("Bumblebee vs Megatron Starter Set", ("Bumblebee, Least Likely, Most Dangerous",
               "Windblade, Defender Of Truth",
               "Megatron, Cybertronian Tyrant",
               "Starscream, Decepticon Lieutenant",),
          "2 Primary Laser; 2 Armored Plating; 2 Handheld Blaster; 2 Improvised Shield; 2 Enforcement "
          "Batons; 2 Security Console; 2 Backup Beam; 2 Grenade Launcher; 2 Sparring Gear; 2 Stealthiness; "
          "2 Vaporize; 2 New Designs; 2 Surprise Attack; 2 Rest And Relaxation; 2 Supercharge; 2 Reckless "
          "Charge; 2 Pep Talk; 2 Equipment Enthusiast; 2 Inferno Breath; 1 Leap Of Faith; 1 Strafing Run"),
    _deck("Blaster Deck (Blaster vs Soundwave)", ("Blaster, Communications",
               "Eject, Electronic Surveillance",
               "Ramhorn, Warrior",
               "Steeljaw, Tracker",),
          "2 Basic Combat Protocol; 3 Escape Route; 2 Flamethrower; 3 Force Field; 3 Handheld Blaster; 3 "
          "Vaporize; 2 Zap; 3 Daring Counterattack; 3 Interpret The Airwaves; 3 Obstructive Rhythm; 3 "
          "Recover Cassette; 3 Backup Beam; 2 Grenade Launcher; 3 Pep Talk; 2 Incoming Transmission"),
    _deck("Soundwave Deck (Blaster vs Soundwave)", ("Soundwave, Communications",
               "Buzzsaw, Spy",
               "Frenzy, Warrior",
               "Ravage, Saboteur",),
          "3 Calculated Strike; 2 Dismantle; 3 Escape Route; 3 Handheld Blaster; 3 Buzzsaw, Ravage, Frenzy "
          "Attack!; 3 Inner Groove; 3 Intercept Communications; 3 Recover Cassette; 3 Blast Shield; 3 Pep "
          "Talk; 3 Scoundrel's Blaster; 3 Steady Shot; 2 Piercing Blaster; 3 Smoke Cloak"),
    _deck("Here Comes the BOOM", ("Megatron, Decepticon Leader",
               "Darkmount, Cruel Overlord",
               "Demolisher, Devoted Decepticon",),
          "3 Inspiring Leadership; 3 Leap Into Battle; 3 The Bigger They Are...; 3 Hunker Down; 3 Disarm; 3 "
          "Brainstorm; 3 Plasma Burst; 2 Security Checkpoint; 3 Crushing Treads; 3 Reinforced Plating; 3 "
          "Force Field; 3 Armed Hovercraft; 2 Handheld Blaster; 3 Thermal Weaponry"),
    _deck("Aristocars", ("Bumblebee, Legendary Warrior",
               "Cliffjumper, Renegade Warrior",
               "Autobot Hot Rod, Impulsive Fighter",),
          "3 Grenade Launcher; 3 Handheld Blaster; 2 Noble's Blaster; 3 Sturdy Javelin; 2 Energon Axe; 3 "
          "Reinforced Plating; 1 Bashing Shield; 1 Sparring Gear; 2 Force Field; 3 Matrix of Leadership; 3 "
          "Sabotaged Armaments; 3 Security Checkpoint; 3 The Bigger They Are...; 3 Start Your Engines; 3 "
          "Leap Into Battle; 3 Roll Out!"),
    _deck("Constructicons", ("Bonecrusher, Demolitions",
               "Hook, Surgical Engineer",
               "Longhaul, Transport",
               "Mixmaster, Materials Fabrication",
               "Scavenger, Mining And Salvage",
               "Scrapper, Construction Foreman",),
          "3 Grenade Launcher; 3 Flamethrower; 3 Power Punch; 3 Improvised Shield; 3 Erratic Lightning; 2 "
          "Static Laser of Ironhide; 2 Bashing Shield; 3 Peace Through Tyranny; 3 Supercharge; 3 Reckless "
          "Charge; 3 Treasure Hunt; 3 Work Overtime; 3 Backup Plan; 3 Constructicon Enigma"),
    _deck("Collect-a-Thon (Air Strike Patrol)", ("Raider Tailwind, Air Strike Patrol • Strategist",
               "Raider Visper, Infantry • Patrol Leader",
               "Raider Storm Cloud, Infantry • Electronic Warfare",
               "Raider Nightflight, Air Strike Patrol • Spy",
               "Raider Chop Shop, Infantry • Soldier",),
          "3 Focus Fire; 3 Sonic Scramble; 3 War Of Attrition; 3 Extra Padding; 3 Attack Drone; 3 "
          "Scoundrel's Blaster; 3 Enforcement Batons; 3 Bashing Shield; 3 Reflex Circuits; 3 Pocket "
          "Processor; 3 Equipment Enthusiast; 3 Work Overtime; 3 Swindled; 1 System Reboot"),
    _deck("Gen Con Pierce (Baiocchi)", ("Raider Triggerhappy, Air Force • Gunner",
               "Flamewar, Veteran Decepticon",
               "Alpha Bravo, Airborne Special Ops",
               "Autobot Mirage, Counterintelligence",),
          "3 Equipment Enthusiast; 3 Inferno Breath; 3 Pep Talk; 3 Steady Shot; 3 The Bigger They Are...; 3 "
          "Security Checkpoint; 3 Extra Padding; 3 Smoke Cloak; 3 Field Communicator; 2 Armed Hovercraft; 2 "
          "Energon Axe; 3 Handheld Blaster; 3 Laser Cutlass; 2 Noble's Blaster; 2 Scoundrel's Blaster"),
    _deck("Gen Con Jetfire (Huynh)", ("Jetfire, Air Guardian",
               "Private Arcee, Special Ops • Warrior",
               "Raider Aimless, Air Force • Weapons",),
          "3 Handheld Blaster; 2 Noble's Blaster; 1 Energon Axe; 3 Reinforced Plating; 2 Superior Plating; "
          "2 Superior Jetpack; 2 Bravery; 1 Data Bank; 1 Spare Parts; 3 Security Checkpoint; 2 Disruptive "
          "Entrance; 1 Espionage; 3 Marksmanship; 2 One Shall Stand, One Shall Fall; 3 The Bigger They "
          "Are...; 2 Inspiring Leadership; 2 Vaporize; 3 Quartermaster; 1 Battlefield Report; 1 Smelt"),
    _deck("Mission Prime", ("Optimus Prime, Battlefield Legend",
               "Autobot Hot Rod, Impulsive Fighter",
               "Flamewar, Veteran Decepticon",),
          "3 Reinforced Plating; 3 Data Pad; 3 Handheld Blaster; 2 Ion Blaster Of Optimus Prime; 2 Energon "
          "Axe; 2 Noble's Blaster; 1 Sparring Gear; 3 One Shall Stand, One Shall Fall; 3 Leap Into Battle; "
          "3 The Bigger They Are...; 3 Swap Missions; 3 Security Checkpoint; 3 Roll Out!; 3 Inspiring "
          "Leadership; 3 Disarm"),
    _deck("Insecticon Swarm", ("Insecticon Skrapnel, Insecticon Leader",
               "Barrage, Merciless Insecticon",
               "Kickback, Cunning Insecticon",
               "Ransack, Insecticon Commando",),
          "3 Flamethrower; 3 Grenade Launcher; 3 Improvised Shield; 3 Bug Bomb; 3 Swarm!; 3 Supercharge; 3 "
          "Treasure Hunt; 3 Peace Through Tyranny; 3 Incoming Transmission; 3 Ramming Speed; 3 Null-Ray of "
          "Starscream; 3 Reckless Charge; 3 Zap; 1 I Still Function!"),
    _deck("Dinobots", ("Grimlock, Dinobot Leader",
               "Dinobot Sludge, Mighty Stomper",
               "Dinobot Snarl, Desert Warrior",),
          "3 Jaws Of Steel; 3 Dino-Chomp!; 3 Power Sword; 3 Body Armor; 3 Flamethrower; 3 Force Field; 3 "
          "Data Pad; 3 Leap Into Battle; 3 Steamroll; 3 Plasma Burst; 3 Rapid Conversion; 3 Repair Bay; 3 "
          "Treasure Hunt; 1 Backup Plan"),
    _deck("Sentinels / Optimus Maximus", ("Optimus Prime, Gleaming Commander",
               "Prowl, Strategic Mastermind",
               "Sunstreaker, Bold Warrior",),
          "3 Sentinel Enigma; 3 Combat Commands; 3 Matrix of Leadership; 3 Noble's Blaster; 3 Sparring "
          "Gear; 3 Press The Advantage; 3 Confidence; 3 Field Repair; 3 Handheld Blaster; 3 Improvised "
          "Shield; 3 Roll Out!; 3 Rapid Conversion; 3 Secret Dealings; 1 Data Bank"),
    _deck("Aerialbots / Superion", ("Air Raid, Fearless Flyer",
               "Alpha Bravo, Airborne Special Ops",
               "Fireflight, Sky High Recon",
               "Silverbolt, Aerialbot Leader",
               "Skydive, Air Warfare Specialist",),
          "3 Aerialbot Enigma; 3 Aerialbot Formation; 3 Aerial Recon; 3 Bombing Run; 3 Rapid Conversion; 3 "
          "Security Console; 3 Handheld Blaster; 3 Bashing Shield; 3 Enforcement Batons; 3 Confidence; 3 "
          "Escape Route; 3 Secret Dealings; 3 Pep Talk; 1 Fling"),
    _deck("Battle Masters (Spinister)", ("Raider Spinister, Infantry • Aerial Assault",
               "Private Dazzlestrike, Ground Command • Artillery",
               "Specialist Ratchet, Engineering • Rescue & Repair",),
          "3 Quartermaster; 3 Medic!; 3 Shoulder Holster; 3 Dual Wield; 3 Designated Target; 3 Scavenge The "
          "Battlefield; 3 Sabotaged Armaments; 3 Hidden Fortification; 3 Steady Shot; 3 Smoke Cloak; 3 "
          "Calculated Strike; 3 Repurpose; 3 Dismantle; 1 Showing Off"),
    _deck("Mercenary Bounties", ("Octone, Capricious Agitator",
               "Lockdown, Bounty Hunter",),
          "2 Plunder; 3 Contract Contingency; 3 Coup; 3 Valuable Contract; 3 Opportune Offensive; 3 "
          "Opportune Repairs; 3 Soldier's Blaster; 3 Dual Wield; 3 Increased Durability; 3 Kinetic "
          "Converter; 3 Conversion Engine; 3 Showing Off; 3 Pep Talk; 2 Data Bank"),
)

DECKS: dict[str, Deck] = {deck.name: deck for deck in _ALL}
"""By name."""

BEGINNERS = (DECKS["Autobot Convoy"], DECKS["Decepticon Raid"])
"""What two play with who choose no decks: the house's own, of cards that say little, and as strong as each other
(`sparktable balance --game tcg --games 120`: the Convoy wins 52 %)."""


def _half(name: str, *team: str) -> Deck:
    """Half of the starter set: two of its characters and one of each of its two copies of a card."""
    whole = DECKS["Autobots Starter Set"]
    return Deck(name, tuple(each for each in whole.team if each.startswith(team)),
                tuple((card, count // 2) for card, count in whole.cards))


BASIC_DECKS = (_half("Starter Set: Bumblebee and Optimus Prime", "Bumblebee", "Optimus Prime"),
               _half("Starter Set: Ironhide and Red Alert", "Ironhide", "Red Alert"))
"""By the basic rules the starter set is shared: two characters for each, and one deck of all its cards. Of the three
ways to share the four this is the most even."""
