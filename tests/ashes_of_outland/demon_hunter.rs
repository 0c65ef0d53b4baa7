//! Demon Hunter cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2698ca80

/// Kayn Sunfury · Minion · 4 mana · 3/5 · **Charge** All friendly attacks ignore **Taunt**.
//~ done BT_187 - 0386cc6a -
#[test]
fn BT_187_kayn_sunfury() {
    check! { DemonHunter:
        Ally("CS2_182"), Enemy("EX1_405"), CannotAttack(My(0), TheirHero), Play("BT_187", Nothing),
        Attack(My(0), TheirHero), Health(TheirHero, 26), Attack(My(1), TheirHero), Health(TheirHero, 23), EndTurn,
        Ally("EX1_405"), CannotAttack(Their(0), MyHero),
    }
    check! { DemonHunter:
        Ally("BT_187"), Ally("EX1_405"), Enemy("CS2_182"), EndTurn, CannotAttack(Their(0), MyHero),
    }
}

/// Metamorphosis · Spell · Fel · 4 mana · Swap your Hero Power to "Deal 5 damage." After 2 uses, swap it back.
//~ done BT_429 - 3280950d -
#[test]
fn BT_429_metamorphosis() {
    check! { DemonHunter:
        HasHeroPower("HERO_08bp"), HeroPower(On(TheirHero)), Play("BT_429", Nothing), IsCard(MyPower, "BT_429p"), EndTurn,
        EndTurn, HeroPower(On(TheirHero)), Health(TheirHero, 24), IsCard(MyPower, "BT_429p2"), EndTurn, EndTurn,
        Enemy("CS2_182"), HeroPower(On(Their(0))), BoardCount(Theirs, 0), IsCard(MyPower, "HERO_08bp"), EndTurn, EndTurn,
        HeroPower(On(TheirHero)), Health(TheirHero, 23),
    }
    // What comes back is ready, though it was used in the turn in which it was replaced.
    check! { DemonHunter:
        HasHeroPower("HERO_08bp"), HeroPower(On(TheirHero)), Play("BT_429", Nothing), EndTurn, EndTurn,
        HeroPower(On(TheirHero)), EndTurn, EndTurn, HeroPower(On(TheirHero)), IsCard(MyPower, "HERO_08bp"),
        HeroPower(On(TheirHero)), Health(TheirHero, 18),
    }
    // The opponent gets nothing of it.
    check! { DemonHunter:
        Play("BT_429", Nothing), EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn,
        HeroPower(On(TheirHero)), Health(TheirHero, 29),
    }
    // The first use leaves the Hero Power used for this turn.
    check! { DemonHunter:
        Play("BT_429", Nothing), HeroPower(On(TheirHero)), IsCard(MyPower, "BT_429p2"), CannotAct(MyPower), EndTurn,
        EndTurn, HeroPower(On(TheirHero)), Health(TheirHero, 20),
    }
}

/// Demonic Blast · Hero Power · 1 mana · Deal $5 damage. *(Two uses left!)*
//~ todo BT_429p 166ca70b 31e02596 -
#[test]
#[ignore = "todo: Demonic Blast"]
fn BT_429p_demonic_blast() {
    unwritten("BT_429p");
}

/// Demonic Blast · Hero Power · 1 mana · Deal $5 damage. *(Last use!)*
//~ todo BT_429p2 8c70231f ebd08efb -
#[test]
#[ignore = "todo: Demonic Blast"]
fn BT_429p2_demonic_blast() {
    unwritten("BT_429p2");
}

/// Metamorphosis · Spell · Fel · 5 mana · Swap your Hero Power to "Deal 5 damage." After 2 uses, swap it back.
//~ done TOY_400t6 - 5b138667 -
#[test]
fn TOY_400t6_metamorphosis() {
    check! { DemonHunter:
        HasHeroPower("HERO_08bp"), HeroPower(On(TheirHero)), Play("TOY_400t6", Nothing), IsCard(MyPower, "TOY_400t6p"), EndTurn,
        EndTurn, HeroPower(On(TheirHero)), Health(TheirHero, 24), IsCard(MyPower, "TOY_400t6p2"), EndTurn, EndTurn,
        Enemy("CS2_182"), HeroPower(On(Their(0))), BoardCount(Theirs, 0), IsCard(MyPower, "HERO_08bp"), EndTurn, EndTurn,
        HeroPower(On(TheirHero)), Health(TheirHero, 23),
    }
}

/// Demonic Blast · Hero Power · 1 mana · Deal $5 damage. *(Two uses left!)*
//~ todo TOY_400t6p d83efa5c 31e02596 -
#[test]
#[ignore = "todo: Demonic Blast"]
fn TOY_400t6p_demonic_blast() {
    unwritten("TOY_400t6p");
}

/// Demonic Blast · Hero Power · 1 mana · Deal $5 damage. *(Last use!)*
//~ todo TOY_400t6p2 971b60e4 ebd08efb -
#[test]
#[ignore = "todo: Demonic Blast"]
fn TOY_400t6p2_demonic_blast() {
    unwritten("TOY_400t6p2");
}

/// Warglaives of Azzinoth · Weapon · 5 mana · 3/3 durability · After attacking a minion, your hero may attack again.
//~ done BT_430 - 3e15b6f6 -
#[test]
fn BT_430_warglaives_of_azzinoth() {
    check! { DemonHunter:
        Ally("BT_430"), Enemy("CS2_182"), Attack(MyHero, Their(0)), Health(MyHero, 26), Damage(Their(0), 3),
        Attack(MyHero, TheirHero), Health(TheirHero, 27), StatsNow(MyWeapon, 3, 1), CannotAct(MyHero),
    }
    // After an attack on the hero there is none.
    check! { DemonHunter:
        Ally("BT_430"), Enemy("CS2_182"), Attack(MyHero, TheirHero), Health(TheirHero, 27), CannotAct(MyHero),
    }
    // A minion that attacks readies nobody, and my hero readies no minion.
    check! { DemonHunter:
        Ally("BT_430"), Ally("CS2_182"), Enemy("CS2_231"), Attack(MyHero, TheirHero), Attack(My(0), Their(0)),
        BoardCount(Theirs, 0), CannotAct(MyHero),
    }
    check! { DemonHunter:
        Ally("BT_430"), Ally("CS2_182"), Enemy("CS2_231"), Enemy("CS2_200"), Attack(My(0), Their(0)),
        Attack(MyHero, Their(0)), CannotAct(My(0)), Attack(MyHero, TheirHero),
    }
}
