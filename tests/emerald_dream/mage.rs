//! Mage cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4871ebb6

/// Aessina · Minion · Undead · 8 mana · 6/8 · **Battlecry:** If 20 friendly minions have died this game, deal 20 damage split among all enemies.@ *({0} left*!)@ *(Ready!)*
//~ done EDR_430 - 16a705ea -
#[test]
fn EDR_430_aessina() {
    let fallen = |n: usize| [Ally("CS2_231"), Kill(My(0))].repeat(n);
    check(
        CardClass::Mage,
        &[
            &[Give("EDR_430"), Cost("EDR_430", 8), Stats("EDR_430", 6, 8)],
            &fallen(20)[..],
            &[Play("EDR_430", Nothing), Health(TheirHero, 10), Health(MyHero, 30)],
        ]
        .concat(),
    );
    check(
        CardClass::Mage,
        &[&fallen(19)[..], &[Enemy("CS2_231"), Kill(Their(0)), Play("EDR_430", Nothing), Health(TheirHero, 30)]]
            .concat(),
    );
    let at_yeti = [Force(Entity(Their(0)))].repeat(5);
    check(
        CardClass::Mage,
        &[
            &fallen(20)[..],
            &[Enemy("CS2_182")],
            &at_yeti[..],
            &[Play("EDR_430", Nothing), Health(TheirHero, 15), BoardCount(Theirs, 0), BoardCount(Mine, 1)],
        ]
        .concat(),
    );
}

/// Q'onzu · Minion · Beast · 3 mana · 3/4 · **Battlecry: Discover** a spell. Choose to keep it or put it on top of your opponent's deck.
//~ done EDR_517 - b5a1c347 -
#[test]
fn EDR_517_qonzu() {
    check! { Mage in Wild, Standard:
        Force(Card("CS2_029")), Play("EDR_517", Nothing), ChooseCard("CS2_029"), Choose(0), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_029"), DeckCount(Theirs, 20), Force(Card("CS2_024")), Play("EDR_517", Nothing),
        ChooseCard("CS2_024"), Choose(1), HandCount(Mine, 1), DeckCount(Theirs, 21), EndTurn, HandCount(Theirs, 1),
        IsCard(InTheirHand(0), "CS2_024"), Play("CS2_024", On(MyHero)), Health(MyHero, 27),
    }
    check! { Mage in Wild, Standard: ForbidOutcome(Card("CS2_182")), Play("EDR_517", Nothing), Choose(0), Choose(0), HandCount(Mine, 1) }
}

/// Tranquil Breeze · Spell · 3 mana · Keep the spell.
//~ todo EDR_517A 9e8a98fe 8441a008 -
#[test]
#[ignore = "todo: Tranquil Breeze"]
fn EDR_517A_tranquil_breeze() {
    unwritten("EDR_517A");
}

/// Winds of Change · Spell · 3 mana · Put it on top of your opponent's deck.
//~ todo EDR_517B 96205c6a a3bc1449 -
#[test]
#[ignore = "todo: Winds of Change"]
fn EDR_517B_winds_of_change() {
    unwritten("EDR_517B");
}

/// Wisprider · Minion · 5 mana · 4/4 · **Battlecry: Imbue** your Hero Power, then trigger it.
//~ done EDR_519 - e0314b03 -
#[test]
fn EDR_519_wisprider() {
    check! { Mage:
        Play("EDR_519", Nothing), IsCard(MyPower, "EDR_851p"), BoardCount(Mine, 2), Health(TheirHero, 29), Crystals(10),
        Play("EDR_519", Nothing), BoardCount(Mine, 5), Health(TheirHero, 27), Health(MyHero, 30),
        // The Hero Power itself has not been used.
        HeroPower(Nothing), BoardCount(Mine, 7), Health(TheirHero, 25),
    }
}

/// Blessing of the Wisp · Hero Power · 2 mana · Summon \|4(@ Wisp,@ Wisps). Deal **$@** damage randomly split among all enemies.
/// - Numbers: {0} = 1
//~ done EDR_851p - ab55ab3f.eae7e889 -
#[test]
fn EDR_851p_blessing_of_the_wisp() {
    check! { Mage:
        HasHeroPower("EDR_851p"), Cost("EDR_851p", 2), Play("EDR_852", Nothing), Play("EDR_852", Nothing),
        HeroPower(Nothing), BoardCount(Mine, 4), IsCard(My(3), "EDR_851t"), Damage(TheirHero, 2),
    }
    check! { Mage:
        HasHeroPower("EDR_851p"), Play("EDR_852", Nothing), Enemy("CS2_182"), Force(Entity(Their(0))),
        HeroPower(Nothing), Damage(Their(0), 1), BoardCount(Mine, 2),
    }
}

/// Spirit Gatherer · Minion · 2 mana · 2/1 · **Battlecry:** Get a Wisp. **Imbue** your Hero Power.
//~ done EDR_871 - 1b52df2a -
#[test]
fn EDR_871_spirit_gatherer() {
    check! { Mage:
        Give("EDR_871"), Cost("EDR_871", 2), Stats("EDR_871", 2, 1), Play("EDR_871", Nothing),
        IsCard(InHand(0), "EDR_851t"), IsCard(MyPower, "EDR_851p"),
    }
    check! { Mage: Play("EDR_871", Nothing), HandCount(Mine, 1) }
    // The opponent gets nothing of it.
    check! { Mage: EndTurn, Play("EDR_871", Nothing), IsCard(MyPower, "HERO_08bp"), HandCount(Theirs, 2) }
}

/// Stellar Balance · Spell · Arcane · 2 mana · Get a Moonfire and a Starfire. Give them **Spell Damage +1**.
//~ done EDR_874 - e791506d -
#[test]
fn EDR_874_stellar_balance() {
    check! { Mage:
        Play("EDR_874", Nothing), HandCount(Mine, 2), Play("CS2_008", On(TheirHero)), Health(TheirHero, 28),
        Crystals(10), Play("EX1_173", On(TheirHero)), HandCount(Mine, 1), Health(TheirHero, 22), Give("CS2_008"),
        Play("CS2_008", On(TheirHero)), Health(TheirHero, 21),
    }
}

/// Smoldering Grove · Spell · Fire · 2 mana · Draw {0} \|4(card, cards). *(Upgrades each turn, but discards after {1*}!)@Draw {0} cards. *(Discards this turn!)*
/// - Numbers: {0} = 1, {1} = 3
//~ done FIR_911 - 28d83d66.47c5f80b -
#[test]
fn FIR_911_smoldering_grove() {
    check! { Mage:
        Give("FIR_911"), Give("FIR_911"), Give("FIR_911"), Give("FIR_911"), Play("FIR_911", Nothing),
        HandCount(Mine, 4), EndTurn, EndTurn, HandCount(Mine, 5), Play("FIR_911", Nothing), HandCount(Mine, 6), EndTurn,
        EndTurn, HandCount(Mine, 7), Play("FIR_911", Nothing), HandCount(Mine, 9), Give("FIR_911"),
        IsInZone(Nth(0), Zone::Hand),
        // The third turn is over for the one, the first for the other.
        EndTurn, IsInZone(Nth(0), Zone::Graveyard), IsInZone(Nth(4), Zone::Hand), HandCount(Mine, 9), EndTurn, EndTurn,
        IsInZone(Nth(4), Zone::Hand),
    }
    check! { Mage: EndTurn, Give("FIR_911"), EndTurn, Play("FIR_911", Nothing), HandCount(Mine, 2) }
    // What the opponent does is not heard.
    check! { Mage:
        EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, Give("FIR_911"), EndTurn, EndTurn, EndTurn, EndTurn,
        HandCount(Mine, 5),
    }
    // An exact copy is discarded with its original.
    check! { Mage:
        Ally("ETC_536"), EmptyDeck(Mine), Give("FIR_911"), EndTurn, EndTurn, Kill(My(0)), HandCount(Mine, 2), EndTurn,
        EndTurn, Damage(MyHero, 3), HandCount(Mine, 2), EndTurn, HandCount(Mine, 0),
    }
}

/// Forbidden Shrine · Location · 1 mana · 3 uses · Spend all your Mana. Cast a random spell that costs that much.
//~ done EDR_520 - e95d36db -
#[test]
fn EDR_520_forbidden_shrine() {
    check! { Mage:
        Give("EDR_520"), Cost("EDR_520", 1), Ally("EDR_520"), Crystals(3), Force(Card("CS2_023")),
        Use(My(0), 0, Nothing), HandCount(Mine, 3), Mana(0),
    }
    for other in ["CS2_024", "CS2_029", "CS2_118"] {
        check! { Mage: Ally("EDR_520"), Crystals(3), ForbidOutcome(Card(other)), Use(My(0), 0, Nothing) }
    }
}

/// Merry Moonkin · Minion · 4 mana · 3/6 · At the end of your turn, gain @ Armor. *(Improved by Wisps you control!)*
/// - Numbers: {0} = 1
//~ done EDR_940 - 8982a46a.eae7e889 -
#[test]
fn EDR_940_merry_moonkin() {
    check! { Mage:
        Give("EDR_940"), Cost("EDR_940", 4), Stats("EDR_940", 3, 6), Play("EDR_940", Nothing), Enemy("EDR_851t"),
        EndTurn, Armor(Mine, 1), Armor(Theirs, 0), EndTurn, Armor(Mine, 1), Ally("EDR_851t"), Ally("EDR_851t"),
        Ally("CS2_172"), EndTurn, Armor(Mine, 4),
    }
}

/// Starsurge · Spell · Arcane · 3 mana · Deal $@ damage to a minion. *(Improved by each friendly minion that died this game.)*
/// - Numbers: {0} = 1
//~ done EDR_941 - f8118b39.eae7e889 -
#[test]
fn EDR_941_starsurge() {
    check! { Mage:
        Give("EDR_941"), Cost("EDR_941", 3), Targets("EDR_941", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_200"),
        Play("EDR_941", On(Their(0))), Damage(Their(0), 1), Ally("CS2_231"), Ally("CS2_231"), Enemy("CS2_231"),
        Kill(My(0)), Kill(My(0)), Kill(Their(1)), Play("EDR_941", On(Their(0))), Damage(Their(0), 4),
        Health(TheirHero, 30),
    }
}

/// Scorching Winds · Spell · Fire · 3 mana · Deal $3 damage. Discard a random Fire spell to deal $3 more.
//~ done FIR_910 - 141cbbfd -
#[test]
fn FIR_910_scorching_winds() {
    check! { Mage:
        Give("FIR_910"), Cost("FIR_910", 3),
        Targets("FIR_910", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Give("CS2_024"),
        Play("FIR_910", On(TheirHero)), Health(TheirHero, 27), HandCount(Mine, 1), Give("CS2_029"),
        Play("FIR_910", On(TheirHero)), Health(TheirHero, 21), HandCount(Mine, 1), IsCard(InHand(0), "CS2_024"),
    }
}
