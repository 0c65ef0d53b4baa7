//! Mage cards of Core (past years), each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2bea111d

/// # Fallen Hero
///
/// `CORE_AT_003` · Mage minion · 2 mana · 3/2
///
/// > Your Hero Power deals 1 extra damage.
///
/// State: Todo
//~ todo CORE_AT_003 eb537a84 99124e34 dbed5a4d.1ab9aa31
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
//~ todo CORE_AT_008 80acced9 2db97af5 ab2bd93b.18193834
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
//~ todo CORE_BOT_103 63597eea b72f7e38 0cd15016.550a22e3
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
//~ todo CORE_BOT_453 b40f16b1 47223b2c 06c54cc7.01f0070c
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
//~ todo CORE_CS2_033 da8dc886 4cbf6f50 bac1d2e6.71ce65d6
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
//~ todo CORE_DAL_609 8161d559 23c7d71a 90678619.6ab8b225
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
//~ todo CORE_EX1_275 d18286e1 2af970d1 a719391d.872e7e3e
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
//~ todo CORE_EX1_279 99c92ce8 abd4ab16 4d984a26.b127a5f9
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
//~ todo CORE_EX1_294 11368f18 7e005493 2035a34e.5ec4dd2d
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
//~ todo CORE_GIFT_02 c39df159 19bc9019 6b10e525.f0be766f
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
//~ todo CORE_GIL_801 b573f95a 26c3feb1 263b4d33.40ed2c19
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
//~ todo CORE_ICC_068 8c6df870 60d9a844 a22a21e1.c53c82e3
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
//~ todo CORE_ICC_069 d8b3574e 994b41e4 21e8a0cd.61480818
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
//~ todo CORE_ICC_082 c1295581 cfcdb1d4 a1f6fa26.3bb45f87
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
//~ todo CORE_ICC_083 587d454a 2f5bcef1 e83af901.44f16218
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
//~ todo CORE_ICC_086 609d35e5 5a1e02da ce6d65d1.bc5a47f1
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
//~ todo CORE_ICC_252 99b40041 5c320ae4 53876dee.bd9d33df
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
//~ todo CORE_ICC_823 a2035f33 de9f1955 562e02b9.6c0b3414
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
//~ todo CORE_ICC_833 d834f7a0 b58c722d 4bbfbacf.3e570933
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
//~ todo CORE_ICC_836 f764f65c c5379fa4 42061e73.6a009bdd
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
//~ todo CORE_ICC_838 dec594a5 4f41355f 23c2688f.01055849
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
//~ todo CORE_KAR_009 8b5c19aa 96c4779c 9a9095b0.67afde8a
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
//~ todo CORE_KAR_076 50164b77 8447e4ba 6bd60fb5.5c5f4186
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
//~ todo CORE_LOE_003 ac8859b2 8a81fe53 866f0c66.6a42b855
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
//~ todo CORE_LOOT_231 500c421e 79f701d3 614946bf.36648261
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
//~ todo CORE_MAW_006 c83f3336 048ebcba 094a79b9.fd75fb3c
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
//~ todo CORE_MAW_013 c5b71b70 a4b2f330 cdad6508.fa667420
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
//~ todo CORE_MAW_101 0a68e30f 8a07487c 57a41477.b43942c7
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
//~ todo CORE_REV_000 b4af93eb b86b712b e03651e4.5b593529
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
//~ todo CORE_REV_504 e063bfc7 f05173e8 7996750c.498d8703
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
//~ todo CORE_REV_505 4b1d2f14 f07703ee 5fd8769a.376fc8fd
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
//~ todo CORE_REV_513 b97c7b88 3dcef879 88ee8ce9.246cca8b
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
//~ todo CORE_REV_514 30801665 7cf1bbb2 f4911a4d.42726bcd
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
//~ todo CORE_REV_515 88d80e55 c775cfc1 ac38dbcc.f18810e8
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
//~ todo CORE_REV_516 aaf656d8 915c801a 20fd0bf5.32e09b6d
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
//~ todo CORE_REV_601 ec859d79 d238b835 16a61059.a22994c4
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
//~ todo CORE_REV_602 20e5d65c 19374c54 03c9afb1.2c67f3e3
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
//~ todo CORE_REV_840 4d6358a1 d507b4d0 379b49ac.8de1fd74
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
//~ todo CORE_SW_107 a9758255 8963041b a804cb90.b2cc52a4
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
//~ todo CORE_TRL_315 53103684 d005f31f d17e3a65.e140ba7a
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
//~ todo CORE_UNG_018 686b491b 9292fd79 0e701572.6e317ed7
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
//~ todo CORE_UNG_020 61ca7fc9 3172f896 9164c7af.169a6d9c
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
//~ todo CORE_UNG_941 859235b2 1775e2a0 1f161caf.64ea6159
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
//~ todo CS3_001 4b8015e4 c2b88620 71c21d34.02024a8d
#[test]
#[ignore = "todo: CS3_001 Aegwynn, the Guardian"]
fn CS3_001_aegwynn_the_guardian() {
    check(
        CardClass::Mage,
        &[Give("CS3_001"), Cost("CS3_001", 5), Stats("CS3_001", 5, 5), Has("CS3_001", GameTag::SPELLPOWER), Unwritten],
    );
}
