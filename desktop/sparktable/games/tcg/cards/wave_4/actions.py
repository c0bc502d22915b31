"""Wave 4: the Actions."""
from sparktable.kernel.control import AtLeast, If, IfDo, Not, Seq
from sparktable.kernel.vocabulary.aiming import Times
from sparktable.kernel.vocabulary.conditions import Both, Is, OneOf
from sparktable.kernel.vocabulary.counts import Count
from sparktable.kernel.vocabulary.picking import ALL

from ...card import (
    ALT,
    AUTOBOT,
    BLACK,
    BLUE,
    COLOURS,
    DECEPTICON,
    GREEN,
    MELEE,
    MERCENARY,
    ORANGE,
    RANGED,
    SECRET,
    SPECIALIST,
    TRUCK,
    WEAPON,
    WHITE,
)
from ...facts.slots import EXTRA_SLOT
from ...stats import ATTACK, BOLD, PIERCE
from ...verbs.abilities import attacks, attacks_and_flips, base_is, has, when_does_enough
from ...verbs.again import Keeping
from ...verbs.bounty import UseBounty
from ...verbs.coming import Deploy, ReturnFromKO
from ...verbs.conditions import Attacks, BeganWith, Flipped, InMode, Koed, PlayedThisTurn, There
from ...verbs.counters import MoveUpTo
from ...verbs.damage import Damage, Repair, moves
from ...verbs.gains import Gains, Gets, ThisTurn
from ...verbs.going import PutCharacterUnder
from ...verbs.later import at_end_of_turn
from ...verbs.modes import Flip, Untap
from ...verbs.more_attacks import OneMoreAgainstIt, OneMoreAttack
from ...verbs.play_onto import PlayOnto
from ...verbs.promotion import Promote
from ...verbs.select import (
    ANYBODYS,
    ATTACKER,
    ENEMY,
    IN_HAND,
    IN_PLAYED,
    IN_SCRAP,
    IN_SECRETS,
    IT,
    KO_ZONE,
    ON_DECK,
    OPPONENT,
    THIS,
    Cards,
    Chars,
    Upgrades,
)
from ...verbs.tucking import Below, TopToKoArea
from ...verbs.turns import Win
from ...verbs.upgrades import ScrapUpgrade
from ...verbs.values import AttackDamageDone, Plus, StarsOf
from ...verbs.whom import (
    EACH_ENEMY,
    EACH_OF_YOURS,
    ITSELF,
    ONE_ENEMY,
    ONE_OF_YOURS,
    THE_DEFENDER,
    THE_SAME,
    THEY_CHOOSE,
    Aim,
    Each,
    One,
)
from ...verbs.with_cards import Draw, MayPlay, Reveal, Scrap, plan
from ..make import action

WITH_MERCENARY = BeganWith(faction=MERCENARY)
TRYPTICON = Chars(full_name="Trypticon, Assault Base")
ATTRITION = "War Of Attrition"
ALL_COLOURS_ON_IT = Both(*(There(Upgrades(ATTACKER, icon=colour)) for colour in COLOURS))

ACTIONS = (
    action("4-Wheel Drive", (BLUE,),
           Gains(base_is(ATTACK, 7, Is(Chars(ANYBODYS, trait=TRUCK), THIS)), ONE_OF_YOURS), number="4 001"),
    action("Battlefield Incursion", (GREEN,),
           Deploy(One(Below(TRYPTICON))), number="4 006", faction=DECEPTICON),
    action("Contract Contingency", (BLACK, BLACK), Seq(
        Gets(ATTACK, 2, ONE_OF_YOURS),
        Gains(when_does_enough(UseBounty(ITSELF), Both(AtLeast(AttackDamageDone(), 4), Not(Koed()))), THE_SAME)),
        number="4 009"),
    action("Daring Escape", (BLUE, GREEN), Seq(
        TopToKoArea(Count(Chars(faction=AUTOBOT))),
        If(Not(OneOf(There(Cards(ON_DECK)), There(Cards(IN_SCRAP)))), Win())), number="4 014", faction=AUTOBOT),
    action("Decipher", (BLACK, GREEN), Damage(
        Plus(Count(Cards(IN_SECRETS, whose=ENEMY)), Count(Cards(IN_PLAYED, whose=ENEMY, kind=SECRET))), EACH_ENEMY),
        number="4 015"),
    action("Designated Target", (BLACK, BLACK), Gets(PIERCE, 2, EACH_OF_YOURS), number="4 017"),
    action("Dual Wield", (BLACK, BLACK), Seq(
        Gets(EXTRA_SLOT[WEAPON], 1, ONE_OF_YOURS),
        If(Is(Chars(faction=MERCENARY)), PlayOnto(Cards(IN_SCRAP, kind=WEAPON), IT))), number="4 018"),
    action("Energy Transfer", (ORANGE,), MoveUpTo(ALL, Aim(One(Chars(damaged=True))), Aim(One(Chars(not_it=True))),
                                                  not_to_ko=True), number="4 019"),
    action("Fight For Position", (ORANGE, BLACK), Gets(BOLD, 2, ONE_OF_YOURS), number="4 022"),
    action("Head-On Collision", (WHITE,),
           Gains(has(ATTACK, 3, provided=Both(Attacks(), InMode(ALT))), ONE_OF_YOURS), number="4 025"),
    action("Involuntary Promotion", (BLACK,), Seq(Aim(ONE_OF_YOURS), Promote(
        ReturnFromKO(One(Chars(at=KO_ZONE, stars_to=StarsOf(IT))), fully=True))), number="4 032"),
    action("New Orders", (BLACK,), Untap(One(Chars(stars_to=6))), number="4 039"),
    action("Opportune Offensive", (BLACK, BLUE), Seq(
        Gets(ATTACK, 3, One(Chars(faction=DECEPTICON))), Gets(PIERCE, 3, THE_SAME)), only_if=WITH_MERCENARY,
        number="4 040"),
    action("Opportune Repairs", (ORANGE, BLACK), Repair(3, One(Chars(faction=AUTOBOT))), only_if=WITH_MERCENARY,
           number="4 041"),
    action("Overwhelming Advantage", (ORANGE, GREEN), Seq(
        Times(Count(Chars(faction=DECEPTICON)), plan(1)),
        ThisTurn(attacks_and_flips(Damage(15, ONE_ENEMY), Both(ALL_COLOURS_ON_IT,
                                                               Flipped((WHITE, ORANGE, BLUE, GREEN))), Chars()))),
        number="4 043", faction=DECEPTICON),
    action("Pincer Movement", (ORANGE, BLUE), ThisTurn(attacks(
        Gains(OneMoreAgainstIt(Chars(faction=DECEPTICON)), THE_DEFENDER), Chars(faction=DECEPTICON))),
        number="4 044", stars=1, faction=DECEPTICON),
    action("Plunder", (BLACK, BLACK, BLACK), Seq(
        Aim(One(Cards(IN_HAND, whose=ENEMY), OPPONENT, n=3)), Reveal(IT), Scrap(One(IT))), number="4 045", stars=1),
    action("Relentless Invasion", (WHITE, ORANGE, BLUE), If(There(TRYPTICON), Seq(
        Aim(Each(Chars(name=("Full-Tilt", "Wipe-Out", "Brunt"), at=KO_ZONE, kind="titan companion"))),
        ReturnFromKO(THE_SAME, fully=True),
        Gains(OneMoreAttack(THIS), THE_SAME), at_end_of_turn(PutCharacterUnder(THE_SAME, TRYPTICON)))),
        number="4 048", stars=1, faction=DECEPTICON),
    action("Repurpose (Wave 4)", (GREEN,), Seq(
        Aim(One(Chars(ANYBODYS, upgraded=True))),
        IfDo(Keeping(ScrapUpgrade(One(Upgrades(IT)))), Repair(2, THE_SAME))), number="4 049",
        only_if=There(Chars(ANYBODYS, upgraded=True))),
    action("Showing Off", (), Seq(Flip(ONE_OF_YOURS), Flip(THE_SAME)), number="4 052"),
    action("Special Delivery", (BLACK,), moves(1, ONE_OF_YOURS, ONE_ENEMY), number="4 054"),
    action(ATTRITION, (BLUE, GREEN), Seq(
        Damage(1, THEY_CHOOSE),
        If(Both(PlayedThisTurn(ATTRITION, 3), Not(PlayedThisTurn(ATTRITION, 4))), Repair(3, ONE_OF_YOURS)),
        MayPlay(Cards(IN_HAND, name=ATTRITION))), number="4 063"),
    action("Wedge Formation", (ORANGE, BLACK, GREEN), Seq(
        Repair(1, One(Chars(trait=MELEE))),
        If(There(Chars(trait=RANGED)), Draw(1)),
        If(There(Chars(trait=SPECIALIST)), plan(1))), number="4 064"),
)
