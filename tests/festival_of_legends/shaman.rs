//! Shaman cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d4f277cd

/// JIVE, INSECT! · Spell · Fire · 5 mana · Transform a minion into Ragnaros the Firelord. **Overload:** (2)
//~ done ETC_362 - 40ebddfe -
#[test]
fn ETC_362_jive_insect() {
    check! { Shaman:
        Give("ETC_362"), Cost("ETC_362", 5), Has("ETC_362", GameTag::OVERLOAD), Enemy("CS2_231"), Enemy("CS2_182"),
        Play("ETC_362", On(Nth(1))), IsCard(Their(0), "CORE_EX1_298"), StatsNow(Their(0), 8, 8), IsCard(Their(1), "CS2_182"),
        Mana(5), EndTurn, EndTurn, Mana(8), EndTurn, EndTurn, Damage(MyHero, 16), Mana(10),
    }
}

/// Jazz Bass · Weapon · 3 mana · 3/2 durability · **Deathrattle:** Your next spell costs (@) less. *(**Overload** while equipped to improve!)*
/// - Numbers: {0} = 1
//~ done ETC_813 - 696bf829.eae7e889 -
#[test]
fn ETC_813_jazz_bass() {
    check! { Shaman:
        Ally("ETC_813"), Play("EX1_238", On(TheirHero)), Kill(MyWeapon), Give("CS2_029"), CostNow(InHand(0), 2),
        Give("CS2_182"), CostNow(InHand(1), 4), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 9), Give("CS2_029"),
        CostNow(InHand(1), 4),
    }
    check! { Shaman:
        Ally("ETC_813"), Kill(MyWeapon), Give("CS2_029"), CostNow(InHand(0), 3), EndTurn, EndTurn,
        CostNow(InHand(0), 3),
    }
}

/// Blazing Totemcarver · Minion · 3 mana · 3/2 · **Battlecry:** Summon a 0/3 Flametongue Totem. *(Changes each turn*.)@**Battlecry:** Summon a 0/3 Flametongue Totem.
//~ done JAM_012t3 - df12d385 -
#[test]
fn JAM_012t3_blazing_totemcarver() {
    check! { Shaman:
        Give("JAM_012t3"), Cost("JAM_012t3", 3), Stats("JAM_012t3", 3, 2), Play("JAM_012t3", Nothing),
        BoardCount(Mine, 2), IsCard(My(1), "EX1_565"), StatsNow(My(1), 0, 3), StatsNow(My(0), 5, 2),
    }
    check! { Shaman:
        Give("JAM_012t3"), EndTurn, IsCard(InHand(0), "JAM_012t3"), Force(Card("JAM_012t2")), EndTurn,
        IsCard(InHand(0), "JAM_012t2"), HandCount(Mine, 2),
    }
}

/// Pack the House · Spell · 7 mana · Summon a random 6, 5, 4, and 3-Cost minion. **Overload:** (2)
//~ done ETC_370 - 941369eb -
#[test]
fn ETC_370_pack_the_house() {
    check! { Shaman:
        Give("ETC_370"), Cost("ETC_370", 7), Force(Card("CS2_200")), Force(Card("CS2_151")), Force(Card("CS2_182")),
        Force(Card("CS2_118")), Play("ETC_370", Nothing), BoardCount(Mine, 4), IsCard(My(0), "CS2_200"),
        IsCard(My(1), "CS2_151"), IsCard(My(2), "CS2_182"), IsCard(My(3), "CS2_118"), BoardCount(Theirs, 0), EndTurn, EndTurn,
        Mana(8),
    }
    for other in ["CS2_172", "CS2_186"] {
        check! { Shaman: ForbidOutcome(Card(other)), Play("ETC_370", Nothing) }
    }
}

/// Jam Session · Spell · Fire · 2 mana · Give a friendly minion +3/+3. Deal $1 damage to all other minions. **Overload:** (1)
//~ done JAM_013 - 5d79518e -
#[test]
fn JAM_013_jam_session() {
    check! { Shaman:
        Give("JAM_013"), Cost("JAM_013", 2), Targets("JAM_013", &[FriendlyMinion]), Ally("CS2_182"),
        Ally("CS2_182"), Enemy("CS2_182"), Play("JAM_013", On(My(0))), StatsNow(My(0), 7, 8), Damage(My(0), 0),
        Damage(My(1), 1), Damage(Their(0), 1), Health(TheirHero, 30), Health(MyHero, 30), StatsNow(My(1), 4, 4), EndTurn,
        EndTurn, Mana(9), EndTurn, EndTurn, Mana(10),
    }
}
