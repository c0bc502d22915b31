"""Wave 4: characters that become one, and Trypticon with those who lie under it."""
from sparktable.kernel.control import Choose, IfDo, May, Seq

from ...card import ARMOR, AUTOBOT, CAR, DECEPTICON, PLANE, SPACESHIP, TANK, WEAPON
from ...events import RESHUFFLED
from ...stats import ATTACK, BOLD, PIERCE
from ...verbs.abilities import Happens, attacks, defends, has, when_flipped, when_koed, when_somebody
from ...verbs.coming import Combine
from ...verbs.conditions import There
from ...verbs.damage import Damage, KnockOut, Repair, moves
from ...verbs.gains import Gets
from ...verbs.select import DEFENDER, EITHER_ZONE, ENEMY, IT, OPPONENT, UNDER_THIS, Cards, Chars, Upgrades
from ...verbs.tucking import PutHandUnder
from ...verbs.upgrades import ScrapUpgrade
from ...verbs.whom import EACH_ENEMY, ITSELF, ONE_ENEMY, THE_ATTACKER, THE_DEFENDER, Each, One
from ...verbs.with_cards import Draw, ScrapFromHand, ScrapTop, ToHand
from ..make import alt, bot, character, combiner

TRANSPORT, SOLDIER = "Transport • City Defender", "Special Ops • Soldier"
OMEGA_COMBINES = when_somebody(RESHUFFLED, OPPONENT, Combine(
    f"Captain Omega Supreme, {TRANSPORT}", One(Chars(name="Omega Supreme (", at=EITHER_ZONE), n=3)))
SKYTREAD_COMBINES = when_koed(IfDo(
    May(Combine(f"Raider Skytread, {SOLDIER}", One(Chars(name="Skytread (", at=EITHER_ZONE), n=2))),
    PutHandUnder(IT)))
BESIDE_TRYPTICON = There(Chars(name="Trypticon"))
AN_ENEMY_UPGRADE = ScrapUpgrade(One(Upgrades(Chars(ENEMY))))


def for_two_cards(effect: Damage | ScrapUpgrade) -> Happens:
    """An attack may be paid for with two cards out of the hand: then that happens."""
    return attacks(IfDo(May(ScrapFromHand(2)), effect))


COMBINED = (
    character("Omega Supreme (Base)", TRANSPORT, AUTOBOT, 8, 12, "specialist", "4 T13",
              alt(0, 1, defends(Seq(Damage(2, THE_ATTACKER), ScrapTop(2, ENEMY))))),
    character("Omega Supreme (Spaceship)", TRANSPORT, AUTOBOT, 7, 12, "ranged", "4 T14",
              alt(4, 0, SPACESHIP, for_two_cards(AN_ENEMY_UPGRADE), OMEGA_COMBINES)),
    character("Omega Supreme (Tank)", TRANSPORT, AUTOBOT, 7, 9, "ranged", "4 T15",
              alt(3, 2, TANK, for_two_cards(Damage(1, ONE_ENEMY)), OMEGA_COMBINES)),
    character("Captain Omega Supreme", TRANSPORT, AUTOBOT, 22, 33, "leader, melee, ranged", "",
              combiner(7, 3, has(PIERCE, 4), attacks(IfDo(May(ScrapFromHand(4)), Seq(
                  ScrapUpgrade(Each(Upgrades(DEFENDER))), Damage(1, EACH_ENEMY))))),
              kind="combiner", parts=tuple(f"Omega Supreme ({part}), {TRANSPORT}"
                                           for part in ("Base", "Spaceship", "Tank"))),
    character("Skytread (Plane)", SOLDIER, DECEPTICON, 6, 10, "ranged", "4 T48", alt(4, 0, PLANE, SKYTREAD_COMBINES)),
    character("Skytread (Tank)", SOLDIER, DECEPTICON, 6, 8, "ranged", "4 T49", alt(3, 3, TANK, SKYTREAD_COMBINES)),
    character("Raider Skytread", SOLDIER, DECEPTICON, 12, 18, "ranged", "",
              combiner(6, 3, attacks(IfDo(ToHand(One(Cards(UNDER_THIS), up_to=True)),
                                          moves(1, ITSELF, THE_DEFENDER)))),
              kind="combiner", parts=(f"Skytread (Plane), {SOLDIER}", f"Skytread (Tank), {SOLDIER}")),
    character("Trypticon", "Assault Base", DECEPTICON, 24, 30, "melee, ranged, titan", "4A T01",
              alt(4, 2, has(BOLD, 1, Chars(others=True))),
              bot(6, 1, when_flipped(IfDo(May(KnockOut(One(Chars(others=True)))), Choose(
                  Gets(ATTACK, 3, ITSELF), Repair(3, ITSELF))))),
              kind="titan", below=("Full-Tilt, Base Recon", "Wipe-Out, Devoted Minion", "Brunt, Artillery Drone")),
    character("Brunt", "Artillery Drone", DECEPTICON, 4, 3, "ranged", "4A T02",
              alt(3, 3, TANK, when_koed(ScrapUpgrade(One(Upgrades(Chars(ENEMY), slot=(WEAPON, ARMOR)))),
                                        provided=BESIDE_TRYPTICON)), kind="titan companion"),
    character("Full-Tilt", "Base Recon", DECEPTICON, 4, 5, "melee, ranged", "4A T03",
              alt(2, 1, CAR, when_koed(Damage(1, ONE_ENEMY), provided=BESIDE_TRYPTICON)),
              bot(2, 1, when_koed(Damage(2, ONE_ENEMY), provided=BESIDE_TRYPTICON)),
              kind="titan companion"),
    character("Wipe-Out", "Devoted Minion", DECEPTICON, 4, 6, "ranged", "4A T04",
              alt(3, 0, CAR, when_koed(Draw(1), provided=BESIDE_TRYPTICON)),
              bot(3, 0, when_koed(Draw(2), provided=BESIDE_TRYPTICON)), kind="titan companion"),
)
