//! Mage cards of Core (past years), each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Fallen Hero
///
/// `CORE_AT_003` · Mage minion · 2 mana · 3/2
///
/// > Your Hero Power deals 1 extra damage.
///
/// State: Todo
//~ CORE_AT_003 todo a5cc802c 9f1629d3
#[test]
#[ignore = "todo: CORE_AT_003 Fallen Hero"]
fn CORE_AT_003_fallen_hero() {
    check(CardClass::Mage, &[Give("CORE_AT_003"), Cost("CORE_AT_003", 2), Stats("CORE_AT_003", 3, 2), Unwritten]);
}

/// # Coldarra Drake
///
/// `CORE_AT_008` · Mage minion · 6 mana · 6/7
///
/// > You can use your Hero Power any number of times.
///
/// State: Todo
//~ CORE_AT_008 todo ac4fd70d ddb32c3a
#[test]
#[ignore = "todo: CORE_AT_008 Coldarra Drake"]
fn CORE_AT_008_coldarra_drake() {
    check(CardClass::Mage, &[Give("CORE_AT_008"), Cost("CORE_AT_008", 6), Stats("CORE_AT_008", 6, 7), Unwritten]);
}

/// # Stargazer Luna
///
/// `CORE_BOT_103` · Mage minion · 3 mana · 2/4
///
/// > After you play the right-most card in your hand, draw a card.
///
/// State: Todo
//~ CORE_BOT_103 todo 564421a1 dadd7d07
#[test]
#[ignore = "todo: CORE_BOT_103 Stargazer Luna"]
fn CORE_BOT_103_stargazer_luna() {
    check(CardClass::Mage, &[Give("CORE_BOT_103"), Cost("CORE_BOT_103", 3), Stats("CORE_BOT_103", 2, 4), Unwritten]);
}

/// # Shooting Star
///
/// `CORE_BOT_453` · Mage spell · Arcane · 1 mana
///
/// > Deal $1 damage to a minion and the minions next to it.
///
/// State: Todo
//~ CORE_BOT_453 todo bf802023 383947f4
#[test]
#[ignore = "todo: CORE_BOT_453 Shooting Star"]
fn CORE_BOT_453_shooting_star() {
    check(CardClass::Mage, &[Give("CORE_BOT_453"), Cost("CORE_BOT_453", 1), Unwritten]);
}

/// # Water Elemental
///
/// `CORE_CS2_033` · Mage minion · 4 mana · 3/6
///
/// > **Freeze** any character damaged by this minion.
///
/// State: Todo
//~ CORE_CS2_033 todo ed4a515b 06bcfb54
#[test]
#[ignore = "todo: CORE_CS2_033 Water Elemental"]
fn CORE_CS2_033_water_elemental() {
    check(CardClass::Mage, &[Give("CORE_CS2_033"), Cost("CORE_CS2_033", 4), Stats("CORE_CS2_033", 3, 6), Unwritten]);
}

/// # Kalecgos
///
/// `CORE_DAL_609` · Mage minion · 8 mana · 4/12
///
/// > Your first spell each turn costs (0). **Battlecry: Discover** a spell.
///
/// State: Todo
//~ CORE_DAL_609 todo ddff4f4c e446ba54
#[test]
#[ignore = "todo: CORE_DAL_609 Kalecgos"]
fn CORE_DAL_609_kalecgos() {
    check(CardClass::Mage, &[Give("CORE_DAL_609"), Cost("CORE_DAL_609", 8), Stats("CORE_DAL_609", 4, 12), Unwritten]);
}

/// # Cone of Cold
///
/// `CORE_EX1_275` · Mage spell · Frost · 3 mana
///
/// > **Freeze** a minion and the minions next to it, and deal $1 damage to them.
///
/// State: Todo
//~ CORE_EX1_275 todo c8125a43 d8f3d546
#[test]
#[ignore = "todo: CORE_EX1_275 Cone of Cold"]
fn CORE_EX1_275_cone_of_cold() {
    check(CardClass::Mage, &[Give("CORE_EX1_275"), Cost("CORE_EX1_275", 3), Unwritten]);
}

/// # Pyroblast
///
/// `CORE_EX1_279` · Mage spell · Fire · 10 mana
///
/// > Deal $10 damage.
///
/// State: Todo
//~ CORE_EX1_279 todo e06e8bff 2c6a5aca
#[test]
#[ignore = "todo: CORE_EX1_279 Pyroblast"]
fn CORE_EX1_279_pyroblast() {
    check(CardClass::Mage, &[Give("CORE_EX1_279"), Cost("CORE_EX1_279", 10), Unwritten]);
}

/// # Mirror Entity
///
/// `CORE_EX1_294` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** After your opponent plays a minion, summon a copy of it.
///
/// State: Todo
//~ CORE_EX1_294 todo 20472ac3 b8d19c4c
#[test]
#[ignore = "todo: CORE_EX1_294 Mirror Entity"]
fn CORE_EX1_294_mirror_entity() {
    check(CardClass::Mage, &[Give("CORE_EX1_294"), Cost("CORE_EX1_294", 3), Unwritten]);
}

/// # Jaina's Gift
///
/// `CORE_GIFT_02` · Mage spell · 1 mana
///
/// > **Discover** a **Temporary** Frostbolt, Arcane Intellect, or Fireball.
///
/// State: Todo
//~ CORE_GIFT_02 todo 6fcec6a6 3c773b31
#[test]
#[ignore = "todo: CORE_GIFT_02 Jaina's Gift"]
fn CORE_GIFT_02_jainas_gift() {
    check(CardClass::Mage, &[Give("CORE_GIFT_02"), Cost("CORE_GIFT_02", 1), Unwritten]);
}

/// # Snap Freeze
///
/// `CORE_GIL_801` · Mage spell · Frost · 1 mana
///
/// > **Freeze** a minion. If it's already **Frozen**, destroy it.
///
/// State: Todo
//~ CORE_GIL_801 todo 05a75f1b 011e7cb6
#[test]
#[ignore = "todo: CORE_GIL_801 Snap Freeze"]
fn CORE_GIL_801_snap_freeze() {
    check(CardClass::Mage, &[Give("CORE_GIL_801"), Cost("CORE_GIL_801", 1), Unwritten]);
}

/// # Ice Walker
///
/// `CORE_ICC_068` · Mage minion · 2 mana · 1/3
///
/// > Your Hero Power also Freeze**s** the target.
///
/// State: Todo
//~ CORE_ICC_068 todo ade00aaa 282a0f84
#[test]
#[ignore = "todo: CORE_ICC_068 Ice Walker"]
fn CORE_ICC_068_ice_walker() {
    check(CardClass::Mage, &[Give("CORE_ICC_068"), Cost("CORE_ICC_068", 2), Stats("CORE_ICC_068", 1, 3), Unwritten]);
}

/// # Ghastly Conjurer
///
/// `CORE_ICC_069` · Mage minion · 4 mana · 2/6
///
/// > **Battlecry:** Add a 'Mirror Image' spell to your hand.
///
/// State: Todo
//~ CORE_ICC_069 todo 4d97aa04 9b539e85
#[test]
#[ignore = "todo: CORE_ICC_069 Ghastly Conjurer"]
fn CORE_ICC_069_ghastly_conjurer() {
    check(CardClass::Mage, &[Give("CORE_ICC_069"), Cost("CORE_ICC_069", 4), Stats("CORE_ICC_069", 2, 6), Unwritten]);
}

/// # Frozen Clone
///
/// `CORE_ICC_082` · Mage spell · Frost · 3 mana
///
/// > **Secret:** After your opponent plays a minion, add two copies of it to your hand.
///
/// State: Todo
//~ CORE_ICC_082 todo 98a95eeb 0007d620
#[test]
#[ignore = "todo: CORE_ICC_082 Frozen Clone"]
fn CORE_ICC_082_frozen_clone() {
    check(CardClass::Mage, &[Give("CORE_ICC_082"), Cost("CORE_ICC_082", 3), Unwritten]);
}

/// # Doomed Apprentice
///
/// `CORE_ICC_083` · Mage minion · 3 mana · 3/2
///
/// > Your opponent's spells cost (1) more.
///
/// State: Todo
//~ CORE_ICC_083 todo c334e3be 46b4affa
#[test]
#[ignore = "todo: CORE_ICC_083 Doomed Apprentice"]
fn CORE_ICC_083_doomed_apprentice() {
    check(CardClass::Mage, &[Give("CORE_ICC_083"), Cost("CORE_ICC_083", 3), Stats("CORE_ICC_083", 3, 2), Unwritten]);
}

/// # Glacial Mysteries
///
/// `CORE_ICC_086` · Mage spell · Frost · 8 mana
///
/// > Put one of each **Secret** from your deck into the battlefield.
///
/// State: Todo
//~ CORE_ICC_086 todo 98c080d6 f493b2a8
#[test]
#[ignore = "todo: CORE_ICC_086 Glacial Mysteries"]
fn CORE_ICC_086_glacial_mysteries() {
    check(CardClass::Mage, &[Give("CORE_ICC_086"), Cost("CORE_ICC_086", 8), Unwritten]);
}

/// # Coldwraith
///
/// `CORE_ICC_252` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** If an enemy is **Frozen**, draw a card.
///
/// State: Todo
//~ CORE_ICC_252 todo 36b2d432 9cd6caf9
#[test]
#[ignore = "todo: CORE_ICC_252 Coldwraith"]
fn CORE_ICC_252_coldwraith() {
    check(CardClass::Mage, &[Give("CORE_ICC_252"), Cost("CORE_ICC_252", 3), Stats("CORE_ICC_252", 3, 4), Unwritten]);
}

/// # Simulacrum
///
/// `CORE_ICC_823` · Mage spell · Frost · 3 mana
///
/// > Copy the lowest Cost minion in your hand.
///
/// State: Todo
//~ CORE_ICC_823 todo ac14db5b 7a441672
#[test]
#[ignore = "todo: CORE_ICC_823 Simulacrum"]
fn CORE_ICC_823_simulacrum() {
    check(CardClass::Mage, &[Give("CORE_ICC_823"), Cost("CORE_ICC_823", 3), Unwritten]);
}

/// # Frost Lich Jaina
///
/// `CORE_ICC_833` · Mage hero · 9 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon a 3/6 Water Elemental. Your Elementals have **Lifesteal** this game.
///
/// State: Todo
//~ CORE_ICC_833 todo d5c01223 e1ca641f
#[test]
#[ignore = "todo: CORE_ICC_833 Frost Lich Jaina"]
fn CORE_ICC_833_frost_lich_jaina() {
    check(CardClass::Mage, &[Give("CORE_ICC_833"), Cost("CORE_ICC_833", 9), Unwritten]);
}

/// # Breath of Sindragosa
///
/// `CORE_ICC_836` · Mage spell · Frost · 1 mana
///
/// > Deal $2 damage to a random enemy minion and **Freeze** it.
///
/// State: Todo
//~ CORE_ICC_836 todo e9ff3317 8d8b3e12
#[test]
#[ignore = "todo: CORE_ICC_836 Breath of Sindragosa"]
fn CORE_ICC_836_breath_of_sindragosa() {
    check(CardClass::Mage, &[Give("CORE_ICC_836"), Cost("CORE_ICC_836", 1), Unwritten]);
}

/// # Sindragosa
///
/// `CORE_ICC_838` · Mage minion · 8 mana · 8/8
///
/// > **Battlecry:** Summon two 0/1 Frozen Champions.
///
/// State: Todo
//~ CORE_ICC_838 todo 0115c56d c1aae5dc
#[test]
#[ignore = "todo: CORE_ICC_838 Sindragosa"]
fn CORE_ICC_838_sindragosa() {
    check(CardClass::Mage, &[Give("CORE_ICC_838"), Cost("CORE_ICC_838", 8), Stats("CORE_ICC_838", 8, 8), Unwritten]);
}

/// # Babbling Book
///
/// `CORE_KAR_009` · Mage minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random Mage spell to your hand.
///
/// State: Todo
//~ CORE_KAR_009 todo fb22ae8a cbfdda77
#[test]
#[ignore = "todo: CORE_KAR_009 Babbling Book"]
fn CORE_KAR_009_babbling_book() {
    check(CardClass::Mage, &[Give("CORE_KAR_009"), Cost("CORE_KAR_009", 1), Stats("CORE_KAR_009", 1, 2), Unwritten]);
}

/// # Firelands Portal
///
/// `CORE_KAR_076` · Mage spell · Fire · 7 mana
///
/// > Deal $6 damage. Summon a random 6-Cost minion.
///
/// State: Todo
//~ CORE_KAR_076 todo 55a05797 92cfa8a5
#[test]
#[ignore = "todo: CORE_KAR_076 Firelands Portal"]
fn CORE_KAR_076_firelands_portal() {
    check(CardClass::Mage, &[Give("CORE_KAR_076"), Cost("CORE_KAR_076", 7), Unwritten]);
}

/// # Ethereal Conjurer
///
/// `CORE_LOE_003` · Mage minion · 5 mana · 6/4
///
/// > **Battlecry: Discover** a spell.
///
/// State: Todo
//~ CORE_LOE_003 todo ff233acf 5d22b986
#[test]
#[ignore = "todo: CORE_LOE_003 Ethereal Conjurer"]
fn CORE_LOE_003_ethereal_conjurer() {
    check(CardClass::Mage, &[Give("CORE_LOE_003"), Cost("CORE_LOE_003", 5), Stats("CORE_LOE_003", 6, 4), Unwritten]);
}

/// # Arcane Artificer
///
/// `CORE_LOOT_231` · Mage minion · 1 mana · 1/3
///
/// > Whenever you cast a spell, gain Armor equal to its Cost.
///
/// State: Todo
//~ CORE_LOOT_231 todo f3c0ff2a 6166b323
#[test]
#[ignore = "todo: CORE_LOOT_231 Arcane Artificer"]
fn CORE_LOOT_231_arcane_artificer() {
    check(CardClass::Mage, &[Give("CORE_LOOT_231"), Cost("CORE_LOOT_231", 1), Stats("CORE_LOOT_231", 1, 3), Unwritten]);
}

/// # Objection!
///
/// `CORE_MAW_006` · Mage spell · 3 mana
///
/// > **Secret:** When your opponent plays a minion, **Counter** it.
///
/// State: Todo
//~ CORE_MAW_006 todo 728e5816 428ca33a
#[test]
#[ignore = "todo: CORE_MAW_006 Objection!"]
fn CORE_MAW_006_objection() {
    check(CardClass::Mage, &[Give("CORE_MAW_006"), Cost("CORE_MAW_006", 3), Unwritten]);
}

/// # Life Sentence
///
/// `CORE_MAW_013` · Mage spell · 4 mana
///
/// > Remove a minion from the game.
///
/// State: Todo
//~ CORE_MAW_013 todo 0c33a6f6 718be27c
#[test]
#[ignore = "todo: CORE_MAW_013 Life Sentence"]
fn CORE_MAW_013_life_sentence() {
    check(CardClass::Mage, &[Give("CORE_MAW_013"), Cost("CORE_MAW_013", 4), Unwritten]);
}

/// # Contract Conjurer
///
/// `CORE_MAW_101` · Mage minion · 6 mana · 6/6
///
/// > Costs (3) less for each **Secret** you control.
///
/// State: Todo
//~ CORE_MAW_101 todo f8469535 ca27d188
#[test]
#[ignore = "todo: CORE_MAW_101 Contract Conjurer"]
fn CORE_MAW_101_contract_conjurer() {
    check(CardClass::Mage, &[Give("CORE_MAW_101"), Cost("CORE_MAW_101", 6), Stats("CORE_MAW_101", 6, 6), Unwritten]);
}

/// # Suspicious Alchemist
///
/// `CORE_REV_000` · Mage minion · 1 mana · 1/3
///
/// > **Battlecry: Discover** a spell. If your opponent guesses your choice, they get a copy.
///
/// State: Todo
//~ CORE_REV_000 todo 64dd32c4 0b990f7d
#[test]
#[ignore = "todo: CORE_REV_000 Suspicious Alchemist"]
fn CORE_REV_000_suspicious_alchemist() {
    check(CardClass::Mage, &[Give("CORE_REV_000"), Cost("CORE_REV_000", 1), Stats("CORE_REV_000", 1, 3), Unwritten]);
}

/// # Solid Alibi
///
/// `CORE_REV_504` · Mage spell · Frost · 3 mana
///
/// > Until your next turn, your hero can only take 1 damage at a time.
///
/// State: Todo
//~ CORE_REV_504 todo 426f92ba e46e9aa8
#[test]
#[ignore = "todo: CORE_REV_504 Solid Alibi"]
fn CORE_REV_504_solid_alibi() {
    check(CardClass::Mage, &[Give("CORE_REV_504"), Cost("CORE_REV_504", 3), Unwritten]);
}

/// # Cold Case
///
/// `CORE_REV_505` · Mage spell · Frost · 4 mana
///
/// > Summon two 2/2 Volatile Skeletons. Gain 4 Armor.
///
/// State: Todo
//~ CORE_REV_505 todo 79d5335f 672413e3
#[test]
#[ignore = "todo: CORE_REV_505 Cold Case"]
fn CORE_REV_505_cold_case() {
    check(CardClass::Mage, &[Give("CORE_REV_505"), Cost("CORE_REV_505", 4), Unwritten]);
}

/// # Chatty Bartender
///
/// `CORE_REV_513` · Mage minion · 4 mana · 4/4
///
/// > At the end of your turn, if you control a **Secret**, deal 2 damage to all enemies.
///
/// State: Todo
//~ CORE_REV_513 todo 57388d1d 4494aedb
#[test]
#[ignore = "todo: CORE_REV_513 Chatty Bartender"]
fn CORE_REV_513_chatty_bartender() {
    check(CardClass::Mage, &[Give("CORE_REV_513"), Cost("CORE_REV_513", 4), Stats("CORE_REV_513", 4, 4), Unwritten]);
}

/// # Kel'Thuzad, the Inevitable
///
/// `CORE_REV_514` · Mage minion · 8 mana · 6/8
///
/// > **Battlecry:** Resurrect your Volatile Skeletons. Any that can't fit on the battlefield instantly explode! @*(@)*
///
/// State: Todo
//~ CORE_REV_514 todo 09726af4 39040f8a
#[test]
#[ignore = "todo: CORE_REV_514 Kel'Thuzad, the Inevitable"]
fn CORE_REV_514_kel_thuzad_the_inevitable() {
    check(CardClass::Mage, &[Give("CORE_REV_514"), Cost("CORE_REV_514", 8), Stats("CORE_REV_514", 6, 8), Unwritten]);
}

/// # Orion, Mansion Manager
///
/// `CORE_REV_515` · Mage minion · 4 mana · 3/5
///
/// > After a friendly **Secret** is revealed, cast a different Mage **Secret** and gain +2/+2.
///
/// State: Todo
//~ CORE_REV_515 todo e9d69803 ad0d4864
#[test]
#[ignore = "todo: CORE_REV_515 Orion, Mansion Manager"]
fn CORE_REV_515_orion_mansion_manager() {
    check(CardClass::Mage, &[Give("CORE_REV_515"), Cost("CORE_REV_515", 4), Stats("CORE_REV_515", 3, 5), Unwritten]);
}

/// # Vengeful Visage
///
/// `CORE_REV_516` · Mage spell · 3 mana
///
/// > **Secret:** After an enemy minion attacks your hero, summon a copy of it to attack the enemy hero.
///
/// State: Todo
//~ CORE_REV_516 todo bd63b396 e0532ed2
#[test]
#[ignore = "todo: CORE_REV_516 Vengeful Visage"]
fn CORE_REV_516_vengeful_visage() {
    check(CardClass::Mage, &[Give("CORE_REV_516"), Cost("CORE_REV_516", 3), Unwritten]);
}

/// # Frozen Touch
///
/// `CORE_REV_601` · Mage spell · Frost · 2 mana
///
/// > Deal $3 damage. **Infuse (@):** Add a Frozen Touch to your hand.
///
/// State: Todo
//~ CORE_REV_601 todo 5fa38601 6c2a2806
#[test]
#[ignore = "todo: CORE_REV_601 Frozen Touch"]
fn CORE_REV_601_frozen_touch() {
    check(CardClass::Mage, &[Give("CORE_REV_601"), Cost("CORE_REV_601", 2), Unwritten]);
}

/// # Nightcloak Sanctum
///
/// `CORE_REV_602` · Mage location · 3 mana · 0 uses
///
/// > **Freeze** a minion. Summon a 2/2 Volatile Skeleton.
///
/// State: Todo
//~ CORE_REV_602 todo 2bcaf1a5 0c3cbdeb
#[test]
#[ignore = "todo: CORE_REV_602 Nightcloak Sanctum"]
fn CORE_REV_602_nightcloak_sanctum() {
    check(CardClass::Mage, &[Give("CORE_REV_602"), Cost("CORE_REV_602", 3), Unwritten]);
}

/// # Deathborne
///
/// `CORE_REV_840` · Mage spell · Frost · 6 mana
///
/// > Deal $2 damage to all minions. Summon a 2/2 Volatile Skeleton for each killed.
///
/// State: Todo
//~ CORE_REV_840 todo 6c5faa6f d5e2be63
#[test]
#[ignore = "todo: CORE_REV_840 Deathborne"]
fn CORE_REV_840_deathborne() {
    check(CardClass::Mage, &[Give("CORE_REV_840"), Cost("CORE_REV_840", 6), Unwritten]);
}

/// # Fire Sale
///
/// `CORE_SW_107` · Mage spell · Fire · 4 mana
///
/// > **Tradeable** Deal $3 damage to all minions.
///
/// State: Todo
//~ CORE_SW_107 todo 375c6522 8ec9c475
#[test]
#[ignore = "todo: CORE_SW_107 Fire Sale"]
fn CORE_SW_107_fire_sale() {
    check(CardClass::Mage, &[Give("CORE_SW_107"), Cost("CORE_SW_107", 4), Unwritten]);
}

/// # Pyromaniac
///
/// `CORE_TRL_315` · Mage minion · 3 mana · 3/4
///
/// > Whenever your Hero Power kills a minion, draw a card.
///
/// State: Todo
//~ CORE_TRL_315 todo 0dc81cba b8e2f797
#[test]
#[ignore = "todo: CORE_TRL_315 Pyromaniac"]
fn CORE_TRL_315_pyromaniac() {
    check(CardClass::Mage, &[Give("CORE_TRL_315"), Cost("CORE_TRL_315", 3), Stats("CORE_TRL_315", 3, 4), Unwritten]);
}

/// # Flame Geyser
///
/// `CORE_UNG_018` · Mage spell · Fire · 1 mana
///
/// > Deal $2 damage. Add a 1/2 Elemental to your hand.
///
/// State: Todo
//~ CORE_UNG_018 todo 77758555 c632278e
#[test]
#[ignore = "todo: CORE_UNG_018 Flame Geyser"]
fn CORE_UNG_018_flame_geyser() {
    check(CardClass::Mage, &[Give("CORE_UNG_018"), Cost("CORE_UNG_018", 1), Unwritten]);
}

/// # Arcanologist
///
/// `CORE_UNG_020` · Mage minion · 2 mana · 2/3
///
/// > **Battlecry:** Draw a **Secret**.
///
/// State: Todo
//~ CORE_UNG_020 todo 685c7ee4 39cb156c
#[test]
#[ignore = "todo: CORE_UNG_020 Arcanologist"]
fn CORE_UNG_020_arcanologist() {
    check(CardClass::Mage, &[Give("CORE_UNG_020"), Cost("CORE_UNG_020", 2), Stats("CORE_UNG_020", 2, 3), Unwritten]);
}

/// # Primordial Glyph
///
/// `CORE_UNG_941` · Mage spell · Arcane · 2 mana
///
/// > **Discover** a spell. Reduce its Cost by (2).
///
/// State: Todo
//~ CORE_UNG_941 todo 3a2540f7 89fa661f
#[test]
#[ignore = "todo: CORE_UNG_941 Primordial Glyph"]
fn CORE_UNG_941_primordial_glyph() {
    check(CardClass::Mage, &[Give("CORE_UNG_941"), Cost("CORE_UNG_941", 2), Unwritten]);
}

/// # Aegwynn, the Guardian
///
/// `CS3_001` · Mage minion · 5 mana · 5/5
///
/// > **Spell Damage +2 Deathrattle:** The next minion you draw inherits these powers.
///
/// State: Todo
//~ CS3_001 todo febc8030 08a102d5
#[test]
#[ignore = "todo: CS3_001 Aegwynn, the Guardian"]
fn CS3_001_aegwynn_the_guardian() {
    check(
        CardClass::Mage,
        &[Give("CS3_001"), Cost("CS3_001", 5), Stats("CS3_001", 5, 5), Has("CS3_001", GameTag::SPELLPOWER), Unwritten],
    );
}
