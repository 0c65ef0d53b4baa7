//! Druid cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 232be8c7

/// # Living Roots
///
/// `CORE_AT_037` · Druid spell · Nature · 1 mana
///
/// > **Choose One -** Deal $2 damage; or Summon two 1/1 Saplings.
///
/// State: Reprint
//~ reprint CORE_AT_037 daac581a 41251283 7d259754.8eea9952
#[test]
fn CORE_AT_037_living_roots() {
    check(CardClass::Druid, &[Give("CORE_AT_037"), Cost("CORE_AT_037", 1), WrittenAs("CORE_AT_037", "AT_037")]);
}

/// # Ulfar
///
/// `CORE_CATA_006` · Druid minion · 6 mana · 4/3
///
/// > **Battlecry:** Give your other minions "**Deathrattle:** Summon a minion with this minion's Cost."
///
/// State: Todo
//~ todo CORE_CATA_006 0d5792dd 95d455d6 833d31b7.2272c75b
#[test]
#[ignore = "todo: CORE_CATA_006 Ulfar"]
fn CORE_CATA_006_ulfar() {
    check(
        CardClass::Druid,
        &[Give("CORE_CATA_006"), Cost("CORE_CATA_006", 6), Stats("CORE_CATA_006", 4, 3), Unwritten],
    );
}

/// # Mark of the Wild
///
/// `CORE_CS2_009` · Druid spell · Nature · 2 mana
///
/// > Give a minion **Taunt** and +2/+3. *(+2 Attack/+3 Health)*
///
/// State: Reprint
//~ reprint CORE_CS2_009 9f3988ac d14c8279 68e2b8d0.c7d116af
#[test]
fn CORE_CS2_009_mark_of_the_wild() {
    check(CardClass::Druid, &[Give("CORE_CS2_009"), Cost("CORE_CS2_009", 2), WrittenAs("CORE_CS2_009", "CS2_009")]);
}

/// # Wrath
///
/// `CORE_EX1_154` · Druid spell · Nature · 2 mana
///
/// > **Choose One -** Deal $3 damage to a minion; or $1 damage and draw a card.
///
/// State: Reprint
//~ reprint CORE_EX1_154 7b44e560 c909e122 04bcdf7a.2975f129
#[test]
fn CORE_EX1_154_wrath() {
    check(CardClass::Druid, &[Give("CORE_EX1_154"), Cost("CORE_EX1_154", 2), WrittenAs("CORE_EX1_154", "EX1_154")]);
}

/// # Power of the Wild
///
/// `CORE_EX1_160` · Druid spell · 2 mana
///
/// > **Choose One -** Give your minions +1/+1; or Summon a 3/2 Panther.
///
/// State: Reprint
//~ reprint CORE_EX1_160 c70ef9a4 da6f8398 1d4dfa99.301738a1
#[test]
fn CORE_EX1_160_power_of_the_wild() {
    check(CardClass::Druid, &[Give("CORE_EX1_160"), Cost("CORE_EX1_160", 2), WrittenAs("CORE_EX1_160", "EX1_160")]);
}

/// # Innervate
///
/// `CORE_EX1_169` · Druid spell · Nature · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Reprint
//~ reprint CORE_EX1_169 43a76727 b2d3a164 70dcca83.095f71be
#[test]
fn CORE_EX1_169_innervate() {
    check(CardClass::Druid, &[Give("CORE_EX1_169"), Cost("CORE_EX1_169", 0), WrittenAs("CORE_EX1_169", "EX1_169")]);
}

/// # Oaken Summons
///
/// `CORE_LOOT_309` · Druid spell · Nature · 4 mana
///
/// > Gain 6 Armor. Summon a minion from your deck that costs (4) or less.
///
/// State: Reprint
//~ reprint CORE_LOOT_309 15c10c28 d654bf49 b63ee2f7.aecfafc3
#[test]
fn CORE_LOOT_309_oaken_summons() {
    check(CardClass::Druid, &[Give("CORE_LOOT_309"), Cost("CORE_LOOT_309", 4), WrittenAs("CORE_LOOT_309", "LOOT_309")]);
}

/// # Fandral Staghelm
///
/// `CORE_OG_044` · Druid minion · 4 mana · 3/6
///
/// > Your **Choose One** cards and powers have both effects combined.
///
/// State: Reprint
//~ reprint CORE_OG_044 350513d4 8b634235 3e0b789e.3cc4093f
#[test]
fn CORE_OG_044_fandral_staghelm() {
    check(
        CardClass::Druid,
        &[Give("CORE_OG_044"), Cost("CORE_OG_044", 4), Stats("CORE_OG_044", 3, 6), WrittenAs("CORE_OG_044", "OG_044")],
    );
}

/// # Feral Rage
///
/// `CORE_OG_047` · Druid spell · 3 mana
///
/// > **Choose One -** Give your hero +4 Attack this turn; or Gain 8 Armor.
///
/// State: Reprint
//~ reprint CORE_OG_047 c58dfcae 37667f81 5998380d.864e8b37
#[test]
fn CORE_OG_047_feral_rage() {
    check(CardClass::Druid, &[Give("CORE_OG_047"), Cost("CORE_OG_047", 3), WrittenAs("CORE_OG_047", "OG_047")]);
}

/// # Boomkin
///
/// `CORE_ONY_018` · Druid minion · 5 mana · 4/5
///
/// > **Choose One -** Restore #8 Health to your hero; or Deal 4 damage.
///
/// State: Reprint
//~ reprint CORE_ONY_018 781b1013 267b87c4 cffd7efe.e484c5cd
#[test]
fn CORE_ONY_018_boomkin() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_ONY_018"),
            Cost("CORE_ONY_018", 5),
            Stats("CORE_ONY_018", 4, 5),
            WrittenAs("CORE_ONY_018", "ONY_018"),
        ],
    );
}

/// # Underking
///
/// `CORE_RLK_657` · Druid minion · 7 mana · 6/6
///
/// > **Rush Battlecry and Deathrattle:** Gain 6 Armor.
///
/// State: Reprint
//~ reprint CORE_RLK_657 7afe0184 3c5ca922 d39988eb.c117a258
#[test]
fn CORE_RLK_657_underking() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_RLK_657"),
            Cost("CORE_RLK_657", 7),
            Stats("CORE_RLK_657", 6, 6),
            Has("CORE_RLK_657", GameTag::RUSH),
            WrittenAs("CORE_RLK_657", "RLK_657"),
        ],
    );
}

/// # Best in Shell
///
/// `CORE_SW_429` · Druid spell · 6 mana
///
/// > **Tradeable** Summon two 2/7 Turtles with **Taunt**.
///
/// State: Reprint
//~ reprint CORE_SW_429 5ddc632d 0eaf0a02 bf4d56de.045c2435
#[test]
fn CORE_SW_429_best_in_shell() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_SW_429"),
            Cost("CORE_SW_429", 6),
            Has("CORE_SW_429", GameTag::TRADEABLE),
            WrittenAs("CORE_SW_429", "SW_429"),
        ],
    );
}

/// # Vibrant Squirrel
///
/// `CORE_SW_439` · Druid minion · 1 mana · 2/1
///
/// > **Deathrattle:** Shuffle 4 Acorns into your deck. When drawn, summon a 2/1 Squirrel.
///
/// State: Reprint
//~ reprint CORE_SW_439 f34e85af 1f456ee3 e7ad25cb.6eb6b48b
#[test]
fn CORE_SW_439_vibrant_squirrel() {
    check(
        CardClass::Druid,
        &[Give("CORE_SW_439"), Cost("CORE_SW_439", 1), Stats("CORE_SW_439", 2, 1), WrittenAs("CORE_SW_439", "SW_439")],
    );
}

/// # Savage Striker
///
/// `CORE_TRL_240` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry:** Deal damage to an enemy minion equal to your hero's Attack.
///
/// State: Reprint
//~ reprint CORE_TRL_240 553e8b0e cc2bd0c2 b9ef7d06.98e198b2
#[test]
fn CORE_TRL_240_savage_striker() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_TRL_240"),
            Cost("CORE_TRL_240", 2),
            Stats("CORE_TRL_240", 2, 3),
            WrittenAs("CORE_TRL_240", "TRL_240"),
        ],
    );
}

/// # Flipper Friends
///
/// `CORE_TSC_650` · Druid spell · Nature · 5 mana
///
/// > **Choose One** - Summon a 6/6 Orca with **Taunt**; or six 1/1 Otters with **Rush**.
///
/// State: Reprint
//~ reprint CORE_TSC_650 b38b43e1 b60760a8 8221887b.84cefeda
#[test]
fn CORE_TSC_650_flipper_friends() {
    check(CardClass::Druid, &[Give("CORE_TSC_650"), Cost("CORE_TSC_650", 5), WrittenAs("CORE_TSC_650", "TSC_650")]);
}

/// # Crystal Merchant
///
/// `CORE_ULD_133` · Druid minion · 2 mana · 1/4
///
/// > If you have any unspent Mana at the end of your turn, draw a card.
///
/// State: Reprint
//~ reprint CORE_ULD_133 d324254d b1fac02a 46a5e9af.51d094bb
#[test]
fn CORE_ULD_133_crystal_merchant() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_ULD_133"),
            Cost("CORE_ULD_133", 2),
            Stats("CORE_ULD_133", 1, 4),
            WrittenAs("CORE_ULD_133", "ULD_133"),
        ],
    );
}

/// # Nature's Rite
///
/// `CS3_012e` · Druid enchantment
///
/// > Your next spell this turn costs (3) less.
///
/// State: Derived
//~ derived CS3_012e 81096870 8d5113f4 972cbfd5.9b103cf4
#[test]
fn CS3_012e_natures_rite() {
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "CS3_012e"),
            CostNow(Nth(1), 2),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "CS3_012e"),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(1), 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "CS3_012e"),
            EndTurn,
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Raven Idol
///
/// `Core_LOE_115` · Druid spell · 1 mana
///
/// > **Choose One - Discover** a minion; or **Discover** a spell.
///
/// State: Reprint
//~ reprint Core_LOE_115 e7798ed7 e2db2827 e65d6000.e6434879
#[test]
fn Core_LOE_115_raven_idol() {
    check(CardClass::Druid, &[Give("Core_LOE_115"), Cost("Core_LOE_115", 1), WrittenAs("Core_LOE_115", "LOE_115")]);
}
