"""Table rulings: where a book is silent or contradicts itself there is one default, and a switch for the other way.

The list is shown to players; `game.ruling(name)` answers the rules. Pages: W is War on Cybertron, C the Core Set.
"""
from __future__ import annotations

from typing import NamedTuple

from sparktable.games.choosing import BALANCED, BOOK, Presets

from ..ruleset import COMPETITIVE


class Ruling(NamedTuple):
    """One switch."""

    name: str
    values: tuple[str, ...]
    """What the book prints, or how it is read, first. "yes" and "on", "no" and "off" are truth values to rules."""
    page: str
    boxes: tuple[str, ...]
    about: str
    """What it decides, in English; the new-game page says it in the player's language."""
    modes: tuple[str, ...] = ()
    """The modes that it matters for; none means all of its boxes."""


_W, _C, _BOTH = ("war-on-cybertron",), ("core",), ("war-on-cybertron", "core")
ON, OFF, YES, NO = ("on", "off"), ("off", "on"), ("yes", "no"), ("no", "yes")

RULINGS: tuple[Ruling, ...] = (
    # --- setting the table
    Ruling("sites_in_deck", ("3", "5"), "W p.4, p.21", _W, "How many Sites are shuffled into the main deck."),
    Ruling("crystal_city_slot", ("relic", "site"), "W p.4, p.22", _W,
           "Crystal City is always in the deck like a Relic, or drawn among the Sites."),
    Ruling("coop_relics", ("keep", "remove"), "W p.20-21", _W, "Whether Relics are in a co-op or solo deck."),
    Ruling("reinforcements_stack", ("16", "21"), "W p.2, p.5", _W, "How many Reinforcements can be bought."),
    Ruling("damage_split", ("10+10", "12+8"), "W p.19", _W, "Blast Wounds and Energy Leaks among the 20 Damage."),
    Ruling("top12_overflow", ("stack_1", "force_matrix"), "W p.4", _W,
           "Where the card goes that 12 spaces have no room for: to stack 1, whatever it is, or never a Polity."),
    Ruling("rollout_cost", ("2", "3"), "C p.20", _C, "The cost of Roll Out!."),
    Ruling("seat_energon", OFF, "house", _C, "Whether rivals who play later start with more Energon, up to 4.",
           (COMPETITIVE,)),
    Ruling("supply_limits", ("off", "box"), "W p.2, C p.2", _BOTH,
           "Whether Energon and VP run out when the 82 and the 40 of the box are out."),
    Ruling("team_scoring", ("each_player", "together"), "W p.17", _W,
           "Whether costs, Energon and Damage are counted, and rounded, for each player or for the team."),
    Ruling("unplaced_convert", NO, "W p.9, C p.9", _BOTH,
           "Whether a player whose first turn is still to come may Convert already."),
    Ruling("boss_without_room", ("destroyed", "any_card"), "W p.6, C p.6", _BOTH,
           "When all cards are protected from an arriving Boss: it is destroyed, or any card but a Boss makes room."),
    Ruling("equal_turns", NO, "W p.17, C p.13", _BOTH, "Whether the round is played to its end before scoring."),
    Ruling("coop_difficulty", ("book", "recruit", "veteran"), "W p.20, C p.21", _BOTH, "How hard the team has it."),
    # --- turns and prices
    Ruling("energon_cap", ("per_player", "per_team"), "W p.9, p.17", _W, "For whom the 12 Energon are the most."),
    Ruling("scaling_power", ("on_play", "continuous"), "W p.17", _W,
           "Power for each of something is counted when the card is played, or all through the turn."),
    Ruling("elita_draw_limit", ("none", "once"), "W p.15", _W, "How often Elita-1 may draw for Move in a turn."),
    Ruling("hotrod_discard_offturn", NO, "W p.15", _W, "Whether Hot Rod may discard to Convert on others' turns."),
    Ruling("king_of_the_hill_icon", ("move", "power"), "W p.11", _W, "What the 3 on King of the Hill is."),
    Ruling("mine_icon", ("none", "power3"), "W p.22", _W,
           "Whether the 3 on the Anti-Personnel Mine is its Power; if it is nothing, it has 1 by the house."),
    Ruling("entrenched_both", NO, "W p.11", _W, "Whether Entrenched gives Energon and repair, or one of them."),
    Ruling("energy_leak_threshold", ("3", "2"), "W p.19", _W, "With how much Energon a Leak costs one."),
    Ruling("peek_gain_adversary", YES, "W p.16", _W, "Whether the Slipstream Robot may gain an Adversary."),
    Ruling("rubble_forced_damage", NO, "W p.22", _W, "Whether being moved onto Impassable Rubble damages."),
    Ruling("remove_fallen_strict", NO, "W p.10", _W,
           "Whether Remove the Fallen asks for the last Ruin of all, Toxic War Zone included."),
    Ruling("crystal_city_in_ruin_end", NO, "W p.14, p.22", _W, "Whether Crystal City counts for the Ruin ending."),
    Ruling("own_boss_protected", NO, "W p.6", _W, "Whether an own Boss is safe from a Boss that arrives."),
    Ruling("scheme_cards_return", ("destroyed", "discard"), "W p.19, C p.21", _BOTH,
           "Where contributed cards go when their Scheme is thwarted."),
    Ruling("scheme_drawn_full_matrix", ("destroyed", "swap_in"), "C p.6, p.21", _C,
           "What becomes of a Co-op Scheme that is drawn for a full Matrix."),
    Ruling("flight_diagonal_adjacent", OFF, "W p.7, C p.7", _BOTH,
           "Whether adjacent includes diagonals on cards with Flight."),
    Ruling("push_ambush", ON, "C p.11, p.22", _C, "Whether a forced step onto an Adversary Ambushes."),
    Ruling("repair_needs_consent", OFF, "C p.22", _C, "Whether others are asked before their Damage is repaired."),
    Ruling("fix_destroys", ("starter", "any_controlled"), "C p.15", _C, "What Fix may destroy for 1 Energon."),
    Ruling("spike_bonus", ("first_each_turn", "every_courage"), "C p.16", _C, "Which Courages Spike strengthens."),
    Ruling("lens_destroys_boss", OFF, "C p.13", _C, "Whether Sentinel Lens may destroy a Boss it sees."),
    Ruling("hostage_owner", ("rescuer", "first_owner"), "C p.22", _C, "Who gets a rescued Ally."),
    Ruling("hostages_on_destroy", ("destroyed", "returned"), "C p.22", _C,
           "What becomes of the Allies under a Hostage Crisis that is destroyed."),
    Ruling("starter_cost_counts", ON, "C p.20", _C, "Whether Starters are cards of cost 0 for Ashen Curtain."),
    Ruling("solo_near_bonus", OFF, "C p.21", _C, "Whether Coordinated Strike has its bonus in a solo game."),
    # --- Attacks, Blocks, Ambushes
    Ruling("character_block_offturn", YES, "W p.11, p.17", _W,
           "Whether characters may Block with Energon on others' turns."),
    Ruling("block_own_attack", ("own_team", "anybody"), "W p.11, C p.10", _BOTH,
           "Whom one may Block for when one's own card attacks: oneself and one's own team, or anybody."),
    Ruling("offturn_block_per_turn", ("each_players_turn", "until_your_turn"), "C p.9, p.15", _C,
           "How often Ironhide's Block may be used while others play."),
    Ruling("avoid_ambush_draws", ("always", "by_rule"), "C p.11, p.22", _C,
           "Whether an Encounter is drawn although its only victim avoids it."),
    Ruling("avoid_ambush_span", ("turn", "next_one"), "C p.22", _C,
           "How long Mirage, Bonecrusher and Phase Shifter protect."),
    # --- battles
    Ruling("confront_timing", ("steps_1_and_6", "step_4"), "W p.9, p.13", _W,
           "When Confront abilities may be used: before the declaration too, or only after the Assists."),
    Ruling("backup_facedown", NO, "W p.12", _W, "Whether Back-Up looks at facedown cards too."),
    Ruling("powerless_battle", ("with_help", "never"), "W p.13, C p.12", _BOTH,
           "Whether an Adversary in the own space may be battled without Power where others or abilities may help."),
    Ruling("hopeless_battle", YES, "C p.11, p.12", _C,
           "Whether a Robot may be battled with too little Power where nobody can help."),
    Ruling("decline_strong_battle", YES, "C p.12", _C,
           "Whether a battle that nobody Assists in may be declined although the Power suffices."),
    Ruling("robot_assist_face", ("up", "down"), "W p.13, p.24", _W, "How Assists against a Robot are laid."),
    Ruling("battle_backout", NO, "W p.13", _W, "Whether a battle without Assists may be called off."),
    Ruling("defeat_effect_discards", NO, "W p.13", _W,
           "Whether a defeat by a card's text clears away the played cards like a battle."),
    Ruling("scrambler_as_assist", YES, "W p.14", _W, "Whether Electro-Scrambler works as an Assist."),
    Ruling("battle_text_on_assist", NO, "W p.14", _W,
           "Whether Power that a card has in battles by its Ongoing text counts when it is itself an Assist."),
    Ruling("coop_nonvp_rewards", ("keep", "drop"), "W p.20", _W, "Whether rewards other than VP count in co-op."),
    Ruling("alt_penalty", ("once_per_battle", "per_card"), "W p.14, C p.12", _BOTH,
           "Whether Alt Mode lowers the active player's Power once, or each card."),
    Ruling("assist_legality", ("max_possible", "printed_only"), "W p.14, C p.12", _BOTH,
           "Whether bonuses, abilities and a Convert count for the 1 Power that an Assist must make."),
    Ruling("any_power_on_assist", ON, "W p.14, C p.12", _BOTH,
           "Whether abilities without a keyword that give Power may be used on an Assist."),
    Ruling("assist_is_controlled", ON, "C p.14", _C, "Whether a card laid as an Assist is controlled."),
    Ruling("confront_text_timing", ("at_declaration", "live"), "C p.9", _C,
           "Whether Last Stand counts Damage when the Confrontation is declared, or all through it."),
    Ruling("convert_between_steps", ON, "W p.9, C p.9, p.16", _BOTH,
           "Whether paid Converts are possible in a battle."),
    Ruling("coop_confront_block", ("faceup_only", "any_known"), "C p.21", _C,
           "Whether Robots that only the active player knows of forbid a Confrontation."),
    Ruling("smokescreen_optional", OFF, "C p.12", _C, "Whether Smokescreen's ban on Assists may be declined."),
    Ruling("reward_destroy_when_none", ("skip", "take_damage"), "C p.22", _C,
           "What a reward does that must destroy a card when there is none."),
    Ruling("aoa_thwart_any_turn", ON, "C p.20, p.22", _C, "Whether All-Out Assault falls on anybody's turn."),
    Ruling("aoa_ability_block_counts", ON, "C p.22", _C, "Whether a Block by an ability thwarts All-Out Assault."),
    Ruling("aoa_ends_turn", ON, "C p.12, p.22", _C,
           "Whether a Robot battle under All-Out Assault is the turn's Confrontation and ends it."),
    Ruling("jetfire_defeated_scores_vp", OFF, "C p.19, p.22", _C,
           "Whether Jetfire, beaten under Divided Loyalties, is worth his 2 VP as a Relic."),
)

PRESETS: Presets = {
    BOOK: {},
    BALANCED: {"seat_energon": "on", "elita_draw_limit": "once"},
}
"""Each with the rulings in which it differs from the books; how even the games are then stands in ai/MEASURED.md."""

FORMER: dict[int, dict[str, str]] = {
    1: {"hopeless_battle": "no", "block_own_attack": "anybody", "damage_split": "12+8"},
}
"""The last rules version under which -> rulings that had another default, or were not there to be ruled."""

_DEFAULTS = {ruling.name: ruling.values[0] for ruling in RULINGS}
_FLAGS = {"yes": True, "on": True, "no": False, "off": False}


def value_of(chosen: dict[str, str], name: str) -> str | bool:
    """What a table plays: its own choice, or the default; yes and no become truth values."""
    value = chosen.get(name, _DEFAULTS[name])
    return _FLAGS.get(value, value)


def rulings_for(box: str, mode: str) -> tuple[Ruling, ...]:
    """The rulings that matter for a way to play."""
    return tuple(ruling for ruling in RULINGS if box in ruling.boxes and (not ruling.modes or mode in ruling.modes))
