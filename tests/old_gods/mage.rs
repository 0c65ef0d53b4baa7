//! Mage cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Shatter
///
/// `OG_081` · Mage spell · Frost · 2 mana
///
/// > Destroy a **Frozen** minion.
///
/// State: Todo
//~ OG_081 todo 4f5023f0 16d611ce
#[test]
#[ignore = "todo: OG_081 Shatter"]
fn OG_081_shatter() {
    check(CardClass::Mage, &[Give("OG_081"), Cost("OG_081", 2), Unwritten]);
}

/// # Twilight Flamecaller
///
/// `OG_083` · Mage minion · 3 mana · 2/2
///
/// > **Battlecry:** Deal 1 damage to all enemy minions.
///
/// State: Todo
//~ OG_083 todo b15ae803 07a0f141
#[test]
#[ignore = "todo: OG_083 Twilight Flamecaller"]
fn OG_083_twilight_flamecaller() {
    check(CardClass::Mage, &[Give("OG_083"), Cost("OG_083", 3), Stats("OG_083", 2, 2), Unwritten]);
}

/// # Demented Frostcaller
///
/// `OG_085` · Mage minion · 4 mana · 2/4
///
/// > After you cast a spell, **Freeze** a random enemy.
///
/// State: Todo
//~ OG_085 todo d7c3d53c 2a51b782
#[test]
#[ignore = "todo: OG_085 Demented Frostcaller"]
fn OG_085_demented_frostcaller() {
    check(CardClass::Mage, &[Give("OG_085"), Cost("OG_085", 4), Stats("OG_085", 2, 4), Unwritten]);
}

/// # Forbidden Flame
///
/// `OG_086` · Mage spell · Fire · 0 mana
///
/// > Spend all your Mana. Deal that much damage to a minion.
///
/// State: Todo
//~ OG_086 todo 047f4e5b 0e6bb137
#[test]
#[ignore = "todo: OG_086 Forbidden Flame"]
fn OG_086_forbidden_flame() {
    check(
        CardClass::Mage,
        &[Give("OG_086"), Cost("OG_086", 0), Targets("OG_086", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Servant of Yogg-Saron
///
/// `OG_087` · Mage minion · 5 mana · 5/4
///
/// > **Battlecry:** Cast a random spell that costs (5) or MORE *(targets chosen randomly)*.
///
/// State: Todo
//~ OG_087 todo 453472ad c9ae5962
#[test]
#[ignore = "todo: OG_087 Servant of Yogg-Saron"]
fn OG_087_servant_of_yogg_saron() {
    check(CardClass::Mage, &[Give("OG_087"), Cost("OG_087", 5), Stats("OG_087", 5, 4), Unwritten]);
}

/// # Cabalist's Tome
///
/// `OG_090` · Mage spell · Arcane · 4 mana
///
/// > Get 3 random Mage spells.
///
/// State: Todo
//~ OG_090 todo abb96947 d1ff6f74
#[test]
#[ignore = "todo: OG_090 Cabalist's Tome"]
fn OG_090_cabalists_tome() {
    check(CardClass::Mage, &[Give("OG_090"), Cost("OG_090", 4), Unwritten]);
}

/// # Anomalus
///
/// `OG_120` · Mage minion · 8 mana · 8/6
///
/// > **Deathrattle:** Deal 8 damage to all minions.
///
/// State: Todo
//~ OG_120 todo a648198a 30155bbe
#[test]
#[ignore = "todo: OG_120 Anomalus"]
fn OG_120_anomalus() {
    check(CardClass::Mage, &[Give("OG_120"), Cost("OG_120", 8), Stats("OG_120", 8, 6), Unwritten]);
}

/// # Faceless Summoner
///
/// `OG_207` · Mage minion · 6 mana · 5/5
///
/// > **Battlecry:** Summon a random 3-Cost minion.
///
/// State: Todo
//~ OG_207 todo 1346279e edcc1cc3
#[test]
#[ignore = "todo: OG_207 Faceless Summoner"]
fn OG_207_faceless_summoner() {
    check(CardClass::Mage, &[Give("OG_207"), Cost("OG_207", 6), Stats("OG_207", 5, 5), Unwritten]);
}

/// # Cult Sorcerer
///
/// `OG_303` · Mage minion · 2 mana · 3/2
///
/// > Spell Damage **+1** After you cast a spell, give your C'Thun +1/+1 *(wherever it is).*
///
/// State: Todo
//~ OG_303 todo df2b26c3 584db5ee
#[test]
#[ignore = "todo: OG_303 Cult Sorcerer"]
fn OG_303_cult_sorcerer() {
    check(
        CardClass::Mage,
        &[Give("OG_303"), Cost("OG_303", 2), Stats("OG_303", 3, 2), Has("OG_303", GameTag::SPELLPOWER), Unwritten],
    );
}
