//! Druid cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9d5e1e38

/// Lesser Jasper Spellstone · Spell · Nature · 1 mana · Deal $2 damage to a minion. @(*Gain 3 Armor to upgrade.)*
//~ done LOOT_051 - a6ace095 -
#[test]
fn LOOT_051_lesser_jasper_spellstone() {
    check! { Druid:
        Enemy("CS2_186"), Give("LOOT_051"), Cost("LOOT_051", 1), Ally("CS2_231"),
        Targets("LOOT_051", &[FriendlyMinion, EnemyMinion]), Play("LOOT_051", On(Their(0))), Damage(Their(0), 2),
        Give("LOOT_051"), HeroPower(Nothing), IsCard(InHand(0), "LOOT_051"), Play("EX1_606", Nothing), Armor(Mine, 6),
        IsCard(InHand(0), "LOOT_051t1"),
    }
}

/// Jasper Spellstone · Spell · Nature · 1 mana · Deal $4 damage to a minion. @
//~ done LOOT_051t1 - 36e9d760 -
#[test]
fn LOOT_051t1_jasper_spellstone() {
    check! { Druid:
        Enemy("CS2_186"), Give("LOOT_051t1"), Cost("LOOT_051t1", 1), Ally("CS2_231"),
        Targets("LOOT_051t1", &[FriendlyMinion, EnemyMinion]), Play("LOOT_051t1", On(Their(0))), Damage(Their(0), 4),
        Give("LOOT_051t1"), HeroPower(Nothing), IsCard(InHand(0), "LOOT_051t1"), Play("EX1_606", Nothing), Armor(Mine, 6),
        IsCard(InHand(0), "LOOT_051t2"),
    }
}

/// Branching Paths · Spell · 4 mana · **Choose Twice -** Draw a card; Give your minions +1 Attack; Gain 6 Armor.
//~ done LOOT_054 - e3e50be5 -
#[test]
fn LOOT_054_branching_paths() {
    check! { Druid:
        Ally("CS2_182"), Enemy("CS2_182"), Play("LOOT_054", Nothing), Choose(1), Choose(1), StatsNow(My(0), 6, 5),
        StatsNow(Their(0), 4, 5), Armor(Mine, 0), HandCount(Mine, 0),
    }
    check! { Druid: Play("LOOT_054", Nothing), Choose(0), Choose(2), HandCount(Mine, 1), Armor(Mine, 6) }
}

/// Astral Tiger · Minion · Beast · 4 mana · 3/5 · **Deathrattle:** Shuffle a copy of this minion into your deck.
//~ done LOOT_056 - 7b4f3cbe -
#[test]
fn LOOT_056_astral_tiger() {
    check! { Druid:
        Give("LOOT_056"), Cost("LOOT_056", 4), Stats("LOOT_056", 3, 5), EmptyDeck(Mine), Play("LOOT_056", Nothing),
        Kill(My(0)), BoardCount(Mine, 0), DeckCount(Mine, 1), DeckCount(Theirs, 20), HandCount(Mine, 0), EndTurn,
        EndTurn, IsCard(InHand(0), "LOOT_056"), StatsNow(InHand(0), 3, 5),
    }
}
