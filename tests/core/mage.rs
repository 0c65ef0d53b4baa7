//! Mage cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 462ccbb5

/// # Runed Orb
///
/// `CORE_BAR_541` · Mage spell · Arcane · 2 mana
///
/// > Deal $2 damage. **Discover** a spell.
///
/// State: Reprint
//~ reprint CORE_BAR_541 1b3c692f 6f6e456a 2f65565e.04f70163
#[test]
fn CORE_BAR_541_runed_orb() {
    check(CardClass::Mage, &[Give("CORE_BAR_541"), Cost("CORE_BAR_541", 2), WrittenAs("CORE_BAR_541", "BAR_541")]);
}

/// # Oasis Ally
///
/// `CORE_BAR_812` · Mage spell · Frost · 3 mana
///
/// > **Secret:** When a friendly minion is attacked, summon a 3/6 Water Elemental.
///
/// State: Reprint
//~ reprint CORE_BAR_812 45c395f5 c35e53b0 6b71e2be.881ba92e
#[test]
fn CORE_BAR_812_oasis_ally() {
    check(CardClass::Mage, &[Give("CORE_BAR_812"), Cost("CORE_BAR_812", 3), WrittenAs("CORE_BAR_812", "BAR_812")]);
}

/// # Astromancer
///
/// `CORE_BOT_256` · Mage minion · 7 mana · 5/5
///
/// > **Battlecry:** Summon a random minion with Cost equal to your hand size.
///
/// State: Reprint
//~ reprint CORE_BOT_256 287e954d 12a032f7 34b7b9ea.6153a4d1
#[test]
fn CORE_BOT_256_astromancer() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_BOT_256"),
            Cost("CORE_BOT_256", 7),
            Stats("CORE_BOT_256", 5, 5),
            WrittenAs("CORE_BOT_256", "BOT_256"),
        ],
    );
}

/// # Deep Freeze
///
/// `CORE_BT_072` · Mage spell · Frost · 7 mana
///
/// > **Freeze** an enemy. Summon two 3/6 Water Elementals.
///
/// State: Reprint
//~ reprint CORE_BT_072 f4fa280e 06c4dd9f ac1b56c1.70ce41ae
#[test]
fn CORE_BT_072_deep_freeze() {
    check(CardClass::Mage, &[Give("CORE_BT_072"), Cost("CORE_BT_072", 7), WrittenAs("CORE_BT_072", "BT_072")]);
}

/// # Ring of Frost
///
/// `CORE_CATA_011` · Mage spell · 3 mana
///
/// > Not implemented yet. Use this for art/VFX for new Core card.
///
/// State: Todo
//~ todo CORE_CATA_011 b97aa083 718a1a85 566dc47c.f1c428c1
#[test]
#[ignore = "todo: CORE_CATA_011 Ring of Frost"]
fn CORE_CATA_011_ring_of_frost() {
    check(CardClass::Mage, &[Give("CORE_CATA_011"), Cost("CORE_CATA_011", 3), Unwritten]);
}

/// # Arcane Intellect
///
/// `CORE_CS2_023` · Mage spell · Arcane · 3 mana
///
/// > Draw 2 cards.
///
/// State: Reprint
//~ reprint CORE_CS2_023 c75841fd ad303dad fbb66a85.021f85ea
#[test]
fn CORE_CS2_023_arcane_intellect() {
    check(CardClass::Mage, &[Give("CORE_CS2_023"), Cost("CORE_CS2_023", 3), WrittenAs("CORE_CS2_023", "CS2_023")]);
}

/// # Frostbolt
///
/// `CORE_CS2_024` · Mage spell · Frost · 2 mana
///
/// > Deal $3 damage to a character and **Freeze** it.
///
/// State: Reprint
//~ reprint CORE_CS2_024 30bf263f 7b5b69c2 bfa66cbf.f9c462c7
#[test]
fn CORE_CS2_024_frostbolt() {
    check(CardClass::Mage, &[Give("CORE_CS2_024"), Cost("CORE_CS2_024", 2), WrittenAs("CORE_CS2_024", "CS2_024")]);
}

/// # Blizzard
///
/// `CORE_CS2_028` · Mage spell · Frost · 6 mana
///
/// > Deal $2 damage to all enemy minions and **Freeze** them.
///
/// State: Reprint
//~ reprint CORE_CS2_028 6f4b5038 dbe890cd 91d4d23f.69278d21
#[test]
fn CORE_CS2_028_blizzard() {
    check(CardClass::Mage, &[Give("CORE_CS2_028"), Cost("CORE_CS2_028", 6), WrittenAs("CORE_CS2_028", "CS2_028")]);
}

/// # Fireball
///
/// `CORE_CS2_029` · Mage spell · Fire · 4 mana
///
/// > Deal $6 damage.
///
/// State: Reprint
//~ reprint CORE_CS2_029 4875e79f c231294a afc3515c.cd475996
#[test]
fn CORE_CS2_029_fireball() {
    check(CardClass::Mage, &[Give("CORE_CS2_029"), Cost("CORE_CS2_029", 4), WrittenAs("CORE_CS2_029", "CS2_029")]);
}

/// # Flamestrike
///
/// `CORE_CS2_032` · Mage spell · Fire · 7 mana
///
/// > Deal $5 damage to all enemy minions.
///
/// State: Reprint
//~ reprint CORE_CS2_032 f3c2f24f 05366647 2eb1921d.3090dd2b
#[test]
fn CORE_CS2_032_flamestrike() {
    check(CardClass::Mage, &[Give("CORE_CS2_032"), Cost("CORE_CS2_032", 7), WrittenAs("CORE_CS2_032", "CS2_032")]);
}

/// # Khadgar
///
/// `CORE_DAL_575` · Mage minion · 2 mana · 2/2
///
/// > Your cards that summon minions summon twice as many.
///
/// State: Reprint
//~ reprint CORE_DAL_575 cedaad7e 547c3122 13b7662b.882a6c08
#[test]
fn CORE_DAL_575_khadgar() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_DAL_575"),
            Cost("CORE_DAL_575", 2),
            Stats("CORE_DAL_575", 2, 2),
            WrittenAs("CORE_DAL_575", "DAL_575"),
        ],
    );
}

/// # Violet Spellwing
///
/// `CORE_DRG_107` · Mage minion · 1 mana · 2/1
///
/// > **Deathrattle:** Add an 'Arcane Missiles' spell to your hand.
///
/// State: Reprint
//~ reprint CORE_DRG_107 5d906211 003ca39a 0cfd02ef.21a6a6b7
#[test]
fn CORE_DRG_107_violet_spellwing() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_DRG_107"),
            Cost("CORE_DRG_107", 1),
            Stats("CORE_DRG_107", 2, 1),
            WrittenAs("CORE_DRG_107", "DRG_107"),
        ],
    );
}

/// # Babbling Bookcase
///
/// `CORE_EDR_001` · Mage minion · 3 mana · 2/4
///
/// > **Battlecry:** Add 2 random Mage spells to your hand.
///
/// State: Done
//~ done CORE_EDR_001 c09e9862 - e75892a6.0b65bccd
#[test]
fn CORE_EDR_001_babbling_bookcase() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EDR_001"),
            Cost("CORE_EDR_001", 3),
            Stats("CORE_EDR_001", 2, 4),
            Force(Card("CS2_029")),
            Force(Card("CS2_024")),
            Play("CORE_EDR_001", Nothing),
            Is(InHand(0), "CS2_029"),
            Is(InHand(1), "CS2_024"),
        ],
    );
}

/// # Counterspell
///
/// `CORE_EX1_287` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** When your opponent casts a spell, **Counter** it.
///
/// State: Reprint
//~ reprint CORE_EX1_287 c0802ae2 186d318c cc9228dd.c408fefb
#[test]
fn CORE_EX1_287_counterspell() {
    check(CardClass::Mage, &[Give("CORE_EX1_287"), Cost("CORE_EX1_287", 3), WrittenAs("CORE_EX1_287", "EX1_287")]);
}

/// # Ice Barrier
///
/// `CORE_EX1_289` · Mage spell · Frost · 3 mana
///
/// > **Secret:** When your hero is attacked, gain 8 Armor.
///
/// State: Reprint
//~ reprint CORE_EX1_289 e8611e20 bc66f6e5 13de1e33.ed7570b2
#[test]
fn CORE_EX1_289_ice_barrier() {
    check(CardClass::Mage, &[Give("CORE_EX1_289"), Cost("CORE_EX1_289", 3), WrittenAs("CORE_EX1_289", "EX1_289")]);
}

/// # Archmage Antonidas
///
/// `CORE_EX1_559` · Mage minion · 7 mana · 5/7
///
/// > Whenever you cast a spell, add a 'Fireball' spell to your hand.
///
/// State: Reprint
//~ reprint CORE_EX1_559 508ed47b 777729ee 119e7ee2.93643392
#[test]
fn CORE_EX1_559_archmage_antonidas() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_559"),
            Cost("CORE_EX1_559", 7),
            Stats("CORE_EX1_559", 5, 7),
            WrittenAs("CORE_EX1_559", "EX1_559"),
        ],
    );
}

/// # Explosive Runes
///
/// `CORE_LOOT_101` · Mage spell · Fire · 3 mana
///
/// > **Secret:** After your opponent plays a minion, deal $6 damage to it and any excess to their hero.
///
/// State: Reprint
//~ reprint CORE_LOOT_101 88165d76 3bc46c77 e87a17ef.94d90da7
#[test]
fn CORE_LOOT_101_explosive_runes() {
    check(CardClass::Mage, &[Give("CORE_LOOT_101"), Cost("CORE_LOOT_101", 3), WrittenAs("CORE_LOOT_101", "LOOT_101")]);
}

/// # First Flame
///
/// `CORE_SW_108` · Mage spell · Fire · 1 mana
///
/// > Deal $2 damage to a minion. Add a Second Flame to your hand.
///
/// State: Reprint
//~ reprint CORE_SW_108 0f6da8e8 a511a785 b88971e9.635597f5
#[test]
fn CORE_SW_108_first_flame() {
    check(CardClass::Mage, &[Give("CORE_SW_108"), Cost("CORE_SW_108", 1), WrittenAs("CORE_SW_108", "SW_108")]);
}
