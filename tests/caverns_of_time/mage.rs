//! Mage cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 92d1af10

/// # Dalaran Aspirant
///
/// `WON_029` · Mage minion · 4 mana · 3/5
///
/// > **Spell Damage +1 Inspire:** Gain **Spell Damage +1**.
///
/// State: Reprint
//~ reprint WON_029 df1fc49c bf0d0959 3ad85b30.8c169e2b
#[test]
fn WON_029_dalaran_aspirant() {
    check(
        CardClass::Mage,
        &[Give("WON_029"), Cost("WON_029", 4), Stats("WON_029", 3, 5), WrittenAs("WON_029", "AT_006")],
    );
}

/// # Mana Wyrm
///
/// `WON_031` · Mage minion · 1 mana · 1/3
///
/// > Whenever you cast a spell, gain +1 Attack.
///
/// State: Reprint
//~ reprint WON_031 730075da 3d052046 8a4f8248.25a7de61
#[test]
fn WON_031_mana_wyrm() {
    check(
        CardClass::Mage,
        &[Give("WON_031"), Cost("WON_031", 1), Stats("WON_031", 1, 3), WrittenAs("WON_031", "NEW1_012")],
    );
}

/// # Soot Spewer
///
/// `WON_033` · Mage minion · 3 mana · 3/4
///
/// > **Spell Damage +1 Battlecry:** If you control another Mech, get a random Fire spell.
///
/// State: Reprint
//~ reprint WON_033 89e9a8a2 fa4e2794 134edea6.e57a7a12
#[test]
fn WON_033_soot_spewer() {
    check(
        CardClass::Mage,
        &[
            Give("WON_033"),
            Cost("WON_033", 3),
            Stats("WON_033", 3, 4),
            Has("WON_033", GameTag::SPELLPOWER),
            WrittenAs("WON_033", "GVG_123"),
        ],
    );
}

/// # Goblin Blastmage
///
/// `WON_035` · Mage minion · 4 mana · 5/4
///
/// > **Battlecry:** If you control a Mech, deal 6 damage randomly split among all enemies.
///
/// State: Reprint
//~ reprint WON_035 d70304ca d8e7f9c7 950394e7.977e6e98
#[test]
fn WON_035_goblin_blastmage() {
    check(
        CardClass::Mage,
        &[Give("WON_035"), Cost("WON_035", 4), Stats("WON_035", 5, 4), WrittenAs("WON_035", "GVG_004")],
    );
}

/// # Servant of Yogg-Saron
///
/// `WON_036` · Mage minion · 5 mana · 5/4
///
/// > **Battlecry:** Cast a random spell that costs (5) or MORE *(targets chosen randomly)*.
///
/// State: Reprint
//~ reprint WON_036 e3dde3a2 bf9fa85e b8e89f4b.92575974
#[test]
fn WON_036_servant_of_yogg_saron() {
    check(
        CardClass::Mage,
        &[Give("WON_036"), Cost("WON_036", 5), Stats("WON_036", 5, 4), WrittenAs("WON_036", "OG_087")],
    );
}

/// # Cabalist's Tome
///
/// `WON_037` · Mage spell · Arcane · 4 mana
///
/// > Get 3 random Mage spells.
///
/// State: Reprint
//~ reprint WON_037 db0f9ecd 1d23cae8 6b563bf1.85d7636d
#[test]
fn WON_037_cabalists_tome() {
    check(CardClass::Mage, &[Give("WON_037"), Cost("WON_037", 4), WrittenAs("WON_037", "OG_090")]);
}

/// # Flame Leviathan
///
/// `WON_038` · Mage minion · 7 mana · 7/7
///
/// > **Rush** When you draw this, deal 2 damage to all characters except Mechs.
///
/// State: Reprint
//~ reprint WON_038 fb6da92b 470f23de c0f3280b.564f2422
#[test]
fn WON_038_flame_leviathan() {
    check(
        CardClass::Mage,
        &[
            Give("WON_038"),
            Cost("WON_038", 7),
            Stats("WON_038", 7, 7),
            Has("WON_038", GameTag::RUSH),
            WrittenAs("WON_038", "GVG_007"),
        ],
    );
}

/// # Black Morass Imposter
///
/// `WON_039` · Mage minion · 2 mana · 2/2
///
/// > Each turn this is in your hand, transform it into a random 2-Cost minion that gains **Spell Damage +1**.
///
/// State: Todo
//~ todo WON_039 d45a1d12 8305c6e0 5ac59e75.c6e5e2df
#[test]
#[ignore = "todo: WON_039 Black Morass Imposter"]
fn WON_039_black_morass_imposter() {
    check(CardClass::Mage, &[Give("WON_039"), Cost("WON_039", 2), Stats("WON_039", 2, 2), Unwritten]);
}

/// # Black Morass Imposter
///
/// `WON_039e2` · Neutral enchantment
///
/// > **Spell Damage +1**.
///
/// State: Derived
//~ derived WON_039e2 aa823c80 d14cddce 1ea5e0a1.7e90e4a1
#[test]
fn WON_039e2_black_morass_imposter() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "WON_039e2"), TagNow(My(0), GameTag::SPELLPOWER, 1)]);
}

/// # Disco at the End of Time
///
/// `WON_040` · Mage spell · 6 mana
///
/// > Cast 5 random **Secrets** from the past. At the start of your turn, destroy them.
///
/// State: Todo
//~ todo WON_040 2c5b062d 5ffc8559 4b78105d.ac55acd9
#[test]
#[ignore = "todo: WON_040 Disco at the End of Time"]
fn WON_040_disco_at_the_end_of_time() {
    check(CardClass::Mage, &[Give("WON_040"), Cost("WON_040", 6), Unwritten]);
}

/// # Chromie, Timehopper
///
/// `WON_041` · Mage minion · 6 mana · 4/4
///
/// > **Battlecry:** Visit a Historical Epoch. Shuffle the others into your deck.
///
/// State: Todo
//~ todo WON_041 6284dbbf 9ccd6917 a83d96a4.90a6ecc1
#[test]
#[ignore = "todo: WON_041 Chromie, Timehopper"]
fn WON_041_chromie_timehopper() {
    check(CardClass::Mage, &[Give("WON_041"), Cost("WON_041", 6), Stats("WON_041", 4, 4), Unwritten]);
}

/// # Opening the Dark Portal
///
/// `WON_041t` · Mage spell · 4 mana
///
/// > **Casts When Drawn** Get two random **Legendary** minions.
///
/// State: Derived
//~ derived WON_041t b5a34733 7134c24f 7a69dbe8.65c0b349
#[test]
fn WON_041t_opening_the_dark_portal() {
    check(
        CardClass::Mage,
        &[
            Give("WON_041t"),
            Cost("WON_041t", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_009")),
            Force(Card("AT_009")),
            Play("WON_041t", Nothing),
            Is(InHand(0), "AT_009"),
            CostNow(InHand(0), 8),
            Now(InHand(0), 7, 7),
            Is(InHand(1), "AT_009"),
            CostNow(InHand(1), 8),
            Now(InHand(1), 7, 7),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("WON_041t"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_113")), Play("WON_041t", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("WON_041t"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("WON_041t", Nothing)],
    );
}

/// # Battle for Mount Hyjal
///
/// `WON_041t2` · Mage spell · 4 mana
///
/// > **Casts When Drawn** Give your minions +2/+2.
///
/// State: Derived
//~ derived WON_041t2 c724cc6e 3368be76 db0e804a.b8805275
#[test]
fn WON_041t2_battle_for_mount_hyjal() {
    check(
        CardClass::Mage,
        &[
            Give("WON_041t2"),
            Cost("WON_041t2", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WON_041t2", Nothing),
            Now(Nth(1), 6, 7),
        ],
    );
}

/// # Battle Blessing
///
/// `WON_041t2e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived WON_041t2e 0b61cd58 56ab728a 0ade7d26.6d6ab056
#[test]
fn WON_041t2e_battle_blessing() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "WON_041t2e"), Now(My(0), 7, 3)]);
}

/// # Escape from Durnholde
///
/// `WON_041t3` · Mage spell · 4 mana
///
/// > **Casts When Drawn** Get two random spells.
///
/// State: Derived
//~ derived WON_041t3 198d1806 c5664180 2993cde3.9ca35d38
#[test]
fn WON_041t3_escape_from_durnholde() {
    check(
        CardClass::Mage,
        &[
            Give("WON_041t3"),
            Cost("WON_041t3", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Play("WON_041t3", Nothing),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 5),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("WON_041t3"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("WON_041t3", Nothing)],
    );
}

/// # Culling of Stratholme
///
/// `WON_041t4` · Mage spell · 4 mana
///
/// > **Casts When Drawn** Deal $2 damage to all enemies.
///
/// State: Derived
//~ derived WON_041t4 042037a5 f40f3477 449469fa.99f59803
#[test]
fn WON_041t4_culling_of_stratholme() {
    check(
        CardClass::Mage,
        &[
            Give("WON_041t4"),
            Cost("WON_041t4", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WON_041t4", Nothing),
            Now(Nth(2), 4, 3),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Kabal Courier
///
/// `WON_130` · Multi-class minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Mage, Priest, or Warlock card.
///
/// State: Reprint
//~ reprint WON_130 623cf2b1 70fd36cc ac39f671.1441a5f5
#[test]
fn WON_130_kabal_courier() {
    check(
        CardClass::Mage,
        &[Give("WON_130"), Cost("WON_130", 2), Stats("WON_130", 2, 2), WrittenAs("WON_130", "CFM_649")],
    );
}

/// # Kabal Crystal Runner
///
/// `WON_308` · Mage minion · 6 mana · 6/5
///
/// > Costs (2) less for each **Secret** you've played this game.
///
/// State: Reprint
//~ reprint WON_308 d22b1c70 f5a561f3 164033a5.3c7dd849
#[test]
fn WON_308_kabal_crystal_runner() {
    check(
        CardClass::Mage,
        &[Give("WON_308"), Cost("WON_308", 6), Stats("WON_308", 6, 5), WrittenAs("WON_308", "CFM_760")],
    );
}

/// # Flame Lance
///
/// `WON_341` · Mage spell · Fire · 5 mana
///
/// > Deal $25 damage to a minion.
///
/// State: Reprint
//~ reprint WON_341 abbdf18d 2fcf3ae5 0708a63a.7b179828
#[test]
fn WON_341_flame_lance() {
    check(CardClass::Mage, &[Give("WON_341"), Cost("WON_341", 5), WrittenAs("WON_341", "AT_001")]);
}

/// # Spellslinger
///
/// `WON_344` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Both players get a random spell. Yours costs (2) less.
///
/// State: Reprint
//~ reprint WON_344 5707ec55 ab2a9a3e 2ca836b5.d3353e63
#[test]
fn WON_344_spellslinger() {
    check(
        CardClass::Mage,
        &[Give("WON_344"), Cost("WON_344", 3), Stats("WON_344", 3, 4), WrittenAs("WON_344", "AT_007")],
    );
}
