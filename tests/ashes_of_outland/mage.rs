//! Mage cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0c749913

/// # Incanter's Flow
///
/// `BT_002` · Mage spell · Arcane · 4 mana
///
/// > Reduce the Cost of spells in your deck by (1).
///
/// State: Derived
//~ derived BT_002 4942a019 42a80e79 0610e336.d16e7b74
#[test]
#[ignore = "todo: BT_002 Incanter's Flow"]
fn BT_002_incanters_flow() {
    check(CardClass::Mage, &[Give("BT_002"), Cost("BT_002", 4), Unwritten]);
}

/// # Incanter's Flow
///
/// `BT_002e` · Mage enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived BT_002e 1b0d044f 87a98e7e 42295979.f705eb41
#[test]
fn BT_002e_incanters_flow() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "BT_002e"), CostNow(Nth(0), 2)]);
}

/// # Netherwind Portal
///
/// `BT_003` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** After your opponent casts a spell, summon a random 4-Cost minion.
///
/// State: Derived
//~ derived BT_003 1f29a189 a3bb66e9 3df9aba2.fb786606
#[test]
#[ignore = "todo: BT_003 Netherwind Portal"]
fn BT_003_netherwind_portal() {
    check(CardClass::Mage, &[Give("BT_003"), Cost("BT_003", 3), Unwritten]);
}

/// # Imprisoned Observer
///
/// `BT_004` · Mage minion · 3 mana · 4/5
///
/// > **Dormant** for 2 turns. When this awakens, deal 2 damage to all enemy minions.
///
/// State: Derived
//~ derived BT_004 3a7278ae b7e66899 896a05fc.f8a103fc
#[test]
#[ignore = "todo: BT_004 Imprisoned Observer"]
fn BT_004_imprisoned_observer() {
    check(CardClass::Mage, &[Give("BT_004"), Cost("BT_004", 3), Stats("BT_004", 4, 5), Unwritten]);
}

/// # Evocation
///
/// `BT_006` · Mage spell · Arcane · 1 mana
///
/// > Fill your hand with random Mage spells. They are **Temporary**.
///
/// State: Derived
//~ derived BT_006 b91715b0 69ab6332 665aab46.e0a85d0c
#[test]
#[ignore = "todo: BT_006 Evocation"]
fn BT_006_evocation() {
    check(CardClass::Mage, &[Give("BT_006"), Cost("BT_006", 1), Unwritten]);
}

/// # Starscryer
///
/// `BT_014` · Mage minion · 2 mana · 3/1
///
/// > **Deathrattle:** Draw a spell.
///
/// State: Derived
//~ derived BT_014 08146efa f420ea0a b74281b4.fcc4376f
#[test]
#[ignore = "todo: BT_014 Starscryer"]
fn BT_014_starscryer() {
    check(CardClass::Mage, &[Give("BT_014"), Cost("BT_014", 2), Stats("BT_014", 3, 1), Unwritten]);
}

/// # Font of Power
///
/// `BT_021` · Mage spell · Arcane · 1 mana
///
/// > **Discover** a Mage minion. If your deck has no minions, keep all 3 instead.
///
/// State: Todo
//~ todo BT_021 5ad72d6e ea656b02 65693064.5d8f2ed1
#[test]
#[ignore = "todo: BT_021 Font of Power"]
fn BT_021_font_of_power() {
    check(CardClass::Mage, &[Give("BT_021"), Cost("BT_021", 1), Unwritten]);
}

/// # Apexis Smuggler
///
/// `BT_022` · Mage minion · 2 mana · 2/3
///
/// > After you play a **Secret**, **Discover** a spell.
///
/// State: Derived
//~ derived BT_022 b1475c3a 0b830bf8 8318788a.0b7bf052
#[test]
#[ignore = "todo: BT_022 Apexis Smuggler"]
fn BT_022_apexis_smuggler() {
    check(CardClass::Mage, &[Give("BT_022"), Cost("BT_022", 2), Stats("BT_022", 2, 3), Unwritten]);
}

/// # Astromancer Solarian
///
/// `BT_028` · Mage minion · 2 mana · 3/2
///
/// > **Spell Damage +1 Deathrattle:** Shuffle 'Solarian Prime' into your deck.
///
/// State: Derived
//~ derived BT_028 380240e2 08078853 8acab5d6.d6dd0315
#[test]
fn BT_028_astromancer_solarian() {
    check(
        CardClass::Mage,
        &[
            Give("BT_028"),
            Cost("BT_028", 2),
            Stats("BT_028", 3, 2),
            Has("BT_028", GameTag::SPELLPOWER),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_028", Nothing),
            Kill(Nth(0)),
            DeckCount(Mine, 20),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Damage(MyHero, 0),
        ],
    );
}

/// # Solarian Prime
///
/// `BT_028t` · Mage minion · 7 mana · 7/7
///
/// > **Spell Damage +1 Battlecry:** Cast 5 random Mage spells *(targets enemies if possible)*.
///
/// State: Todo
//~ todo BT_028t 90266f72 f66319a6 3020739f.8d81557b
#[test]
#[ignore = "todo: BT_028t Solarian Prime"]
fn BT_028t_solarian_prime() {
    check(
        CardClass::Mage,
        &[Give("BT_028t"), Cost("BT_028t", 7), Stats("BT_028t", 7, 7), Has("BT_028t", GameTag::SPELLPOWER), Unwritten],
    );
}

/// # Deep Freeze
///
/// `BT_072` · Mage spell · Frost · 7 mana
///
/// > **Freeze** an enemy. Summon two 3/6 Water Elementals.
///
/// State: Derived
//~ derived BT_072 eaa052ed 28982738 913162d5.70ce41ae
#[test]
#[ignore = "todo: BT_072 Deep Freeze"]
fn BT_072_deep_freeze() {
    check(
        CardClass::Mage,
        &[Give("BT_072"), Cost("BT_072", 7), Targets("BT_072", &[EnemyMinion, EnemyHero]), Unwritten],
    );
}

/// # Apexis Blast
///
/// `BT_291` · Mage spell · 5 mana
///
/// > Deal $5 damage. If your deck has no minions, summon a random 5-Cost minion.
///
/// State: Derived
//~ derived BT_291 d794e42e 4768e938 ba352b0f.487c4239
#[test]
#[ignore = "todo: BT_291 Apexis Blast"]
fn BT_291_apexis_blast() {
    check(CardClass::Mage, &[Give("BT_291"), Cost("BT_291", 5), Unwritten]);
}
