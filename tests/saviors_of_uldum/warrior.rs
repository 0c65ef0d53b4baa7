//! Warrior cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 242a3784

/// Livewire Lance · Weapon · 3 mana · 2/2 durability · After your hero attacks, add a **Lackey** to your hand.
//~ done ULD_708 - 7e91836c -
#[test]
fn ULD_708_livewire_lance() {
    check! { Warrior:
        Give("ULD_708"), Cost("ULD_708", 3), Stats("ULD_708", 2, 2), Ally("ULD_708"), Force(Card("DAL_614")),
        Attack(MyHero, TheirHero), IsCard(InHand(1), "DAL_614"),
    }
}

/// Hack the System · Spell · 1 mana · **Quest:** Attack 5 times with your hero. **Reward:** Anraphet's Core.
//~ done ULD_711 - 44055691 -
#[test]
fn ULD_711_hack_the_system() {
    check! { Warrior:
        Give("ULD_711"), Cost("ULD_711", 1), Play("ULD_711", Nothing), Ally("EX1_323w"), Attack(MyHero, TheirHero),
        EndTurn, EndTurn, Attack(MyHero, TheirHero), EndTurn, EndTurn, Attack(MyHero, TheirHero), EndTurn, EndTurn,
        Attack(MyHero, TheirHero), EndTurn, EndTurn, Attack(MyHero, TheirHero), IsCard(MyPower, "ULD_711p3"),
    }
    check! { Warrior:
        Play("ULD_711", Nothing), Ally("EX1_323w"), Attack(MyHero, TheirHero), EndTurn, EndTurn,
        Attack(MyHero, TheirHero), EndTurn, EndTurn, EndTurn, EndTurn, Attack(MyHero, TheirHero), EndTurn, EndTurn,
        Attack(MyHero, TheirHero), IsCard(MyPower, "HERO_01bp"),
    }
}

/// Anraphet's Core · Hero Power · 2 mana · Summon a 4/3 Golem. After your hero attacks, refresh this.
//~ done ULD_711p3 - 2956edfb -
#[test]
fn ULD_711p3_anraphets_core() {
    check! { Warrior:
        HasHeroPower("ULD_711p3"), HeroPower(Nothing), BoardCount(Mine, 1), IsCard(My(0), "ULD_711t"), CannotAct(MyPower),
        Ally("CS2_182"), Attack(My(1), TheirHero), CannotAct(MyPower), Ally("EX1_323w"), Attack(MyHero, TheirHero),
        HeroPower(Nothing), BoardCount(Mine, 3), IsCard(My(2), "ULD_711t"), CannotAct(MyPower),
    }
    // Each time that my hero attacks.
    check! { Mage:
        HasHeroPower("ULD_711p3"), Ally("CS2_106"), HeroPower(Nothing), BoardCount(Mine, 1),
        Attack(MyHero, TheirHero), Crystals(10), HeroPower(Nothing), BoardCount(Mine, 2), Ready(MyHero),
        Attack(MyHero, TheirHero), Crystals(10), HeroPower(Nothing), BoardCount(Mine, 3),
    }
    // My hero only.
    check! { Warrior:
        HasHeroPower("ULD_711p3"), HeroPower(Nothing), BoardCount(Mine, 1), EndTurn, Play("CS2_106", Nothing),
        Attack(TheirHero, MyHero), Health(MyHero, 27), HasNow(MyPower, GameTag::EXHAUSTED),
    }
}

/// Bloodsworn Mercenary · Minion · 3 mana · 3/3 · **Battlecry**: Choose a damaged friendly minion. Summon a copy of it.
//~ done ULD_720 - 3570779c -
#[test]
fn ULD_720_bloodsworn_mercenary() {
    check! { Warrior:
        Ally("CS2_182"), Ally("CS2_200"), Enemy("CS2_186"), DealDamage(My(0), 2), DealDamage(Their(0), 2), Give("ULD_720"),
        CannotTarget("ULD_720", My(1)), CannotTarget("ULD_720", Their(0)), Play("ULD_720", On(My(0))),
        BoardCount(Mine, 4), IsCard(My(3), "CS2_182"), StatsNow(My(3), 4, 3), StatsNow(My(0), 4, 3),
    }
}
