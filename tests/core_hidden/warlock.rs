//! Warlock cards of Core (past years), each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file be6153bb

/// # Tiny Knight of Evil
///
/// `CORE_AT_021` · Warlock minion · 2 mana · 3/2
///
/// > Whenever you discard a card, gain +2/+1.
///
/// State: Todo
//~ todo CORE_AT_021 5f714f4c ab71bbf4 c32836bc.62f0c0c3
#[test]
#[ignore = "todo: CORE_AT_021 Tiny Knight of Evil"]
fn CORE_AT_021_tiny_knight_of_evil() {
    check(CardClass::Warlock, &[Give("CORE_AT_021"), Cost("CORE_AT_021", 2), Stats("CORE_AT_021", 3, 2), Unwritten]);
}

/// # The Soularium
///
/// `CORE_BOT_568` · Warlock spell · Shadow · 2 mana
///
/// > Draw 3 cards. They are **Temporary**.
///
/// State: Todo
//~ todo CORE_BOT_568 4ab5c078 fd2c45ae fefaca5d.525260d5
#[test]
#[ignore = "todo: CORE_BOT_568 The Soularium"]
fn CORE_BOT_568_the_soularium() {
    check(CardClass::Warlock, &[Give("CORE_BOT_568"), Cost("CORE_BOT_568", 2), Unwritten]);
}

/// # Imp Gang Boss
///
/// `CORE_BRM_006` · Warlock minion · 3 mana · 2/4
///
/// > Whenever this minion takes damage, summon a 1/1 Imp.
///
/// State: Todo
//~ todo CORE_BRM_006 218aa9db 9ef1ffd0 eb585db5.d89e77f3
#[test]
#[ignore = "todo: CORE_BRM_006 Imp Gang Boss"]
fn CORE_BRM_006_imp_gang_boss() {
    check(CardClass::Warlock, &[Give("CORE_BRM_006"), Cost("CORE_BRM_006", 3), Stats("CORE_BRM_006", 2, 4), Unwritten]);
}

/// # Enhanced Dreadlord
///
/// `CORE_BT_304` · Warlock minion · 8 mana · 5/7
///
/// > **Taunt Deathrattle:** Summon a 5/5 Dreadlord with **Lifesteal**.
///
/// State: Todo
//~ todo CORE_BT_304 b6942241 b0b01cf1 31e1c83b.f89b4db4
#[test]
#[ignore = "todo: CORE_BT_304 Enhanced Dreadlord"]
fn CORE_BT_304_enhanced_dreadlord() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_BT_304"),
            Cost("CORE_BT_304", 8),
            Stats("CORE_BT_304", 5, 7),
            Has("CORE_BT_304", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Abyssal Enforcer
///
/// `CORE_CFM_751` · Warlock minion · 7 mana · 6/6
///
/// > **Battlecry:** Deal 3 damage to all other characters.
///
/// State: Todo
//~ todo CORE_CFM_751 a27c8f1b a98587f0 4df5b4fa.37f940eb
#[test]
#[ignore = "todo: CORE_CFM_751 Abyssal Enforcer"]
fn CORE_CFM_751_abyssal_enforcer() {
    check(CardClass::Warlock, &[Give("CORE_CFM_751"), Cost("CORE_CFM_751", 7), Stats("CORE_CFM_751", 6, 6), Unwritten]);
}

/// # Dread Infernal
///
/// `CORE_CS2_064` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** Deal 1 damage to ALL other characters.
///
/// State: Todo
//~ todo CORE_CS2_064 f572bc3b 85961819 3b2f5647.3cdad07d
#[test]
#[ignore = "todo: CORE_CS2_064 Dread Infernal"]
fn CORE_CS2_064_dread_infernal() {
    check(CardClass::Warlock, &[Give("CORE_CS2_064"), Cost("CORE_CS2_064", 6), Stats("CORE_CS2_064", 6, 6), Unwritten]);
}

/// # Voidwalker
///
/// `CORE_CS2_065` · Warlock minion · 1 mana · 1/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla CORE_CS2_065 0e4bf1cd d7a47902 6d71d8b4.4b0c5d24
#[test]
fn CORE_CS2_065_voidwalker() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_CS2_065"),
            Cost("CORE_CS2_065", 1),
            Stats("CORE_CS2_065", 1, 3),
            Has("CORE_CS2_065", GameTag::TAUNT),
            Play("CORE_CS2_065", Nothing),
            In(The("CORE_CS2_065"), Zone::Play),
            Now(The("CORE_CS2_065"), 1, 3),
            HasNow(The("CORE_CS2_065"), GameTag::TAUNT),
        ],
    );
}

/// # Ritual of Doom
///
/// `CORE_CS3_002` · Warlock spell · Shadow · 0 mana
///
/// > Destroy a friendly minion. If you had 5 or more, summon a 5/5 Demon.
///
/// State: Todo
//~ todo CORE_CS3_002 c6a20306 047da378 cba6978c.401a1120
#[test]
#[ignore = "todo: CORE_CS3_002 Ritual of Doom"]
fn CORE_CS3_002_ritual_of_doom() {
    check(CardClass::Warlock, &[Give("CORE_CS3_002"), Cost("CORE_CS3_002", 0), Unwritten]);
}

/// # Felsoul Jailer
///
/// `CORE_CS3_003` · Warlock minion · 5 mana · 4/6
///
/// > **Battlecry:** Your opponent discards a minion. **Deathrattle:** Return it.
///
/// State: Todo
//~ todo CORE_CS3_003 379a28e8 3d750a5e 43974e19.ec8f8a23
#[test]
#[ignore = "todo: CORE_CS3_003 Felsoul Jailer"]
fn CORE_CS3_003_felsoul_jailer() {
    check(CardClass::Warlock, &[Give("CORE_CS3_003"), Cost("CORE_CS3_003", 5), Stats("CORE_CS3_003", 4, 6), Unwritten]);
}

/// # Enslaved Fel Lord
///
/// `CORE_CS3_021` · Warlock minion · 7 mana · 4/10
///
/// > **Taunt**. Also damages the minions next to whomever this attacks.
///
/// State: Todo
//~ todo CORE_CS3_021 5c8f8b79 5235b0d8 c00345c0.fbf70cdf
#[test]
#[ignore = "todo: CORE_CS3_021 Enslaved Fel Lord"]
fn CORE_CS3_021_enslaved_fel_lord() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_CS3_021"),
            Cost("CORE_CS3_021", 7),
            Stats("CORE_CS3_021", 4, 10),
            Has("CORE_CS3_021", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Arch-Villain Rafaam
///
/// `CORE_DAL_422` · Warlock minion · 7 mana · 7/8
///
/// > Taunt **Battlecry:** Replace your hand and deck with **Legendary** minions.
///
/// State: Todo
//~ todo CORE_DAL_422 6c9b2ea8 8cb982a7 80c44374.8904e6ff
#[test]
#[ignore = "todo: CORE_DAL_422 Arch-Villain Rafaam"]
fn CORE_DAL_422_arch_villain_rafaam() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_DAL_422"),
            Cost("CORE_DAL_422", 7),
            Stats("CORE_DAL_422", 7, 8),
            Has("CORE_DAL_422", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Void Terror
///
/// `CORE_EX1_304` · Warlock minion · 3 mana · 3/4
///
/// > **Battlecry:** Destroy both adjacent minions and gain their Attack and Health.
///
/// State: Todo
//~ todo CORE_EX1_304 e000f284 17c3803e c115bb1a.d1e4f92d
#[test]
#[ignore = "todo: CORE_EX1_304 Void Terror"]
fn CORE_EX1_304_void_terror() {
    check(CardClass::Warlock, &[Give("CORE_EX1_304"), Cost("CORE_EX1_304", 3), Stats("CORE_EX1_304", 3, 4), Unwritten]);
}

/// # Power Overwhelming
///
/// `CORE_EX1_316` · Warlock spell · Shadow · 1 mana
///
/// > Give a friendly minion +4/+4 until end of turn. Then, it dies. Horribly.
///
/// State: Todo
//~ todo CORE_EX1_316 4ba0e2d6 48fdd3f8 4c5c1c68.b638bfe3
#[test]
#[ignore = "todo: CORE_EX1_316 Power Overwhelming"]
fn CORE_EX1_316_power_overwhelming() {
    check(CardClass::Warlock, &[Give("CORE_EX1_316"), Cost("CORE_EX1_316", 1), Unwritten]);
}

/// # Bloodbound Imp
///
/// `CORE_FIX_SW_084` · Warlock minion · 2 mana · 2/5
///
/// > Whenever this attacks, deal 2 damage to your hero.
///
/// State: Todo
//~ todo CORE_FIX_SW_084 c438dda1 28ec4229 07711816.7c77da14
#[test]
#[ignore = "todo: CORE_FIX_SW_084 Bloodbound Imp"]
fn CORE_FIX_SW_084_bloodbound_imp() {
    check(
        CardClass::Warlock,
        &[Give("CORE_FIX_SW_084"), Cost("CORE_FIX_SW_084", 2), Stats("CORE_FIX_SW_084", 2, 5), Unwritten],
    );
}

/// # Voidcaller
///
/// `CORE_FP1_022` · Warlock minion · 4 mana · 3/4
///
/// > **Deathrattle:** Put a random Demon from your hand into the battlefield.
///
/// State: Todo
//~ todo CORE_FP1_022 c53a30ba 76ce91d6 7b08b8b7.314801f9
#[test]
#[ignore = "todo: CORE_FP1_022 Voidcaller"]
fn CORE_FP1_022_voidcaller() {
    check(CardClass::Warlock, &[Give("CORE_FP1_022"), Cost("CORE_FP1_022", 4), Stats("CORE_FP1_022", 3, 4), Unwritten]);
}

/// # Gul'dan's Gift
///
/// `CORE_GIFT_11` · Warlock spell · 1 mana
///
/// > **Discover** a **Temporary** Mortal Coil, Siphon Soul, or Twisting Nether.
///
/// State: Todo
//~ todo CORE_GIFT_11 8abf24ef 1293017e 0709e267.2b9b91d9
#[test]
#[ignore = "todo: CORE_GIFT_11 Gul'dan's Gift"]
fn CORE_GIFT_11_guldans_gift() {
    check(CardClass::Warlock, &[Give("CORE_GIFT_11"), Cost("CORE_GIFT_11", 1), Unwritten]);
}

/// # Fiendish Circle
///
/// `CORE_GIL_191` · Warlock spell · Fel · 3 mana
///
/// > Summon four 1/1 Imps.
///
/// State: Todo
//~ todo CORE_GIL_191 a4a8f24e 48b6cb72 19b5bb6e.96a89c4c
#[test]
#[ignore = "todo: CORE_GIL_191 Fiendish Circle"]
fn CORE_GIL_191_fiendish_circle() {
    check(CardClass::Warlock, &[Give("CORE_GIL_191"), Cost("CORE_GIL_191", 3), Unwritten]);
}

/// # Mal'Ganis
///
/// `CORE_GVG_021` · Warlock minion · 9 mana · 9/7
///
/// > Your hero is **Immune**. Your other Demons have +2/+2.
///
/// State: Todo
//~ todo CORE_GVG_021 a6cc2731 de3801a1 f2ed902c.e2ffc7d3
#[test]
#[ignore = "todo: CORE_GVG_021 Mal'Ganis"]
fn CORE_GVG_021_mal_ganis() {
    check(CardClass::Warlock, &[Give("CORE_GVG_021"), Cost("CORE_GVG_021", 9), Stats("CORE_GVG_021", 9, 7), Unwritten]);
}

/// # Defile
///
/// `CORE_ICC_041` · Warlock spell · Shadow · 2 mana
///
/// > Deal $1 damage to all minions. If any die, cast this again.
///
/// State: Todo
//~ todo CORE_ICC_041 f6a57a97 0e92f0e2 e8b812a4.410cb1ff
#[test]
#[ignore = "todo: CORE_ICC_041 Defile"]
fn CORE_ICC_041_defile() {
    check(CardClass::Warlock, &[Give("CORE_ICC_041"), Cost("CORE_ICC_041", 2), Unwritten]);
}

/// # Despicable Dreadlord
///
/// `CORE_ICC_075` · Warlock minion · 5 mana · 4/6
///
/// > At the end of your turn, deal 1 damage to all enemy minions.
///
/// State: Todo
//~ todo CORE_ICC_075 184275c7 a6a7998c 7445c268.ae623e86
#[test]
#[ignore = "todo: CORE_ICC_075 Despicable Dreadlord"]
fn CORE_ICC_075_despicable_dreadlord() {
    check(CardClass::Warlock, &[Give("CORE_ICC_075"), Cost("CORE_ICC_075", 5), Stats("CORE_ICC_075", 4, 6), Unwritten]);
}

/// # Treachery
///
/// `CORE_ICC_206` · Warlock spell · Shadow · 3 mana
///
/// > Choose a friendly minion and give it to your opponent.
///
/// State: Todo
//~ todo CORE_ICC_206 ecba1387 5a020690 95c461bc.55120937
#[test]
#[ignore = "todo: CORE_ICC_206 Treachery"]
fn CORE_ICC_206_treachery() {
    check(CardClass::Warlock, &[Give("CORE_ICC_206"), Cost("CORE_ICC_206", 3), Unwritten]);
}

/// # Howlfiend
///
/// `CORE_ICC_218` · Warlock minion · 3 mana · 3/6
///
/// > Whenever this minion takes damage, discard a random card.
///
/// State: Todo
//~ todo CORE_ICC_218 09600dad 60e69166 e692b307.60ed800b
#[test]
#[ignore = "todo: CORE_ICC_218 Howlfiend"]
fn CORE_ICC_218_howlfiend() {
    check(CardClass::Warlock, &[Give("CORE_ICC_218"), Cost("CORE_ICC_218", 3), Stats("CORE_ICC_218", 3, 6), Unwritten]);
}

/// # Unwilling Sacrifice
///
/// `CORE_ICC_469` · Warlock spell · Shadow · 3 mana
///
/// > Choose a friendly minion. Destroy it and a random enemy minion.
///
/// State: Todo
//~ todo CORE_ICC_469 af2695aa bb8d0e86 8b39c3a8.7e8bfb05
#[test]
#[ignore = "todo: CORE_ICC_469 Unwilling Sacrifice"]
fn CORE_ICC_469_unwilling_sacrifice() {
    check(CardClass::Warlock, &[Give("CORE_ICC_469"), Cost("CORE_ICC_469", 3), Unwritten]);
}

/// # Bloodreaver Gul'dan
///
/// `CORE_ICC_831` · Warlock hero · 10 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon all friendly Demons that died this game.
///
/// State: Todo
//~ todo CORE_ICC_831 31e7759b 1d882e95 f1ce9511.ffe9dd50
#[test]
#[ignore = "todo: CORE_ICC_831 Bloodreaver Gul'dan"]
fn CORE_ICC_831_bloodreaver_guldan() {
    check(CardClass::Warlock, &[Give("CORE_ICC_831"), Cost("CORE_ICC_831", 10), Unwritten]);
}

/// # Blood-Queen Lana'thel
///
/// `CORE_ICC_841` · Warlock minion · 5 mana · 1/6
///
/// > **Lifesteal** Has +1 Attack for each card you've discarded this game.
///
/// State: Todo
//~ todo CORE_ICC_841 00647b07 be8135cd 329cf619.b380ef61
#[test]
#[ignore = "todo: CORE_ICC_841 Blood-Queen Lana'thel"]
fn CORE_ICC_841_blood_queen_lanathel() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_ICC_841"),
            Cost("CORE_ICC_841", 5),
            Stats("CORE_ICC_841", 1, 6),
            Has("CORE_ICC_841", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # Sanguine Reveler
///
/// `CORE_ICC_903` · Warlock minion · 1 mana · 1/1
///
/// > **Battlecry:** Destroy a friendly minion and gain +2/+2.
///
/// State: Todo
//~ todo CORE_ICC_903 97535061 7f337aa3 1dfd630a.1ddcbe9b
#[test]
#[ignore = "todo: CORE_ICC_903 Sanguine Reveler"]
fn CORE_ICC_903_sanguine_reveler() {
    check(CardClass::Warlock, &[Give("CORE_ICC_903"), Cost("CORE_ICC_903", 1), Stats("CORE_ICC_903", 1, 1), Unwritten]);
}

/// # Lesser Amethyst Spellstone
///
/// `CORE_LOOT_043` · Warlock spell · Shadow · 4 mana
///
/// > **Lifesteal.** Deal $3 damage to a minion. *(Take damage from your cards to upgrade.)*
///
/// State: Todo
//~ todo CORE_LOOT_043 e8018f47 f332f12b 8c2ff187.1a06b95c
#[test]
#[ignore = "todo: CORE_LOOT_043 Lesser Amethyst Spellstone"]
fn CORE_LOOT_043_lesser_amethyst_spellstone() {
    check(
        CardClass::Warlock,
        &[Give("CORE_LOOT_043"), Cost("CORE_LOOT_043", 4), Has("CORE_LOOT_043", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Imp-oster
///
/// `CORE_MAW_000` · Warlock minion · 2 mana · 1/1
///
/// > **Battlecry:** Choose a friendly Imp. Transform into a copy of it.
///
/// State: Todo
//~ todo CORE_MAW_000 787f8a8c 6d6065ca dd03c411.22bb9af5
#[test]
#[ignore = "todo: CORE_MAW_000 Imp-oster"]
fn CORE_MAW_000_imp_oster() {
    check(CardClass::Warlock, &[Give("CORE_MAW_000"), Cost("CORE_MAW_000", 2), Stats("CORE_MAW_000", 1, 1), Unwritten]);
}

/// # Arson Accusation
///
/// `CORE_MAW_001` · Warlock spell · Fire · 2 mana
///
/// > Choose a minion. Destroy it after your hero takes damage.
///
/// State: Todo
//~ todo CORE_MAW_001 73efba96 d1d6fa24 d097a2ea.8171b15a
#[test]
#[ignore = "todo: CORE_MAW_001 Arson Accusation"]
fn CORE_MAW_001_arson_accusation() {
    check(CardClass::Warlock, &[Give("CORE_MAW_001"), Cost("CORE_MAW_001", 2), Unwritten]);
}

/// # Habeas Corpses
///
/// `CORE_MAW_002` · Warlock spell · Shadow · 3 mana
///
/// > **Discover** a friendly minion to resurrect and give it **Rush**. It dies at the end of turn.
///
/// State: Todo
//~ todo CORE_MAW_002 69aeb635 6717fc86 399ee671.93784b15
#[test]
#[ignore = "todo: CORE_MAW_002 Habeas Corpses"]
fn CORE_MAW_002_habeas_corpses() {
    check(CardClass::Warlock, &[Give("CORE_MAW_002"), Cost("CORE_MAW_002", 3), Unwritten]);
}

/// # Darkshire Librarian
///
/// `CORE_OG_109` · Warlock minion · 2 mana · 3/2
///
/// > **Battlecry:** Discard a random card. **Deathrattle:** Draw a card.
///
/// State: Todo
//~ todo CORE_OG_109 e84ea3c9 b0e2a835 81f270e9.7cfb9fb2
#[test]
#[ignore = "todo: CORE_OG_109 Darkshire Librarian"]
fn CORE_OG_109_darkshire_librarian() {
    check(CardClass::Warlock, &[Give("CORE_OG_109"), Cost("CORE_OG_109", 2), Stats("CORE_OG_109", 3, 2), Unwritten]);
}

/// # Possessed Villager
///
/// `CORE_OG_241` · Warlock minion · 1 mana · 1/1
///
/// > **Deathrattle:** Summon a 1/1 Shadowbeast.
///
/// State: Todo
//~ todo CORE_OG_241 467361c3 8a661468 4398ad5d.86eb320c
#[test]
#[ignore = "todo: CORE_OG_241 Possessed Villager"]
fn CORE_OG_241_possessed_villager() {
    check(CardClass::Warlock, &[Give("CORE_OG_241"), Cost("CORE_OG_241", 1), Stats("CORE_OG_241", 1, 1), Unwritten]);
}

/// # Suffocating Shadows
///
/// `CORE_REV_239` · Warlock spell · Shadow · 3 mana
///
/// > When you play or discard this, destroy a random enemy minion.
///
/// State: Todo
//~ todo CORE_REV_239 a5e61976 b7f5355c 9e896a3b.2a933679
#[test]
#[ignore = "todo: CORE_REV_239 Suffocating Shadows"]
fn CORE_REV_239_suffocating_shadows() {
    check(CardClass::Warlock, &[Give("CORE_REV_239"), Cost("CORE_REV_239", 3), Unwritten]);
}

/// # Tome Tampering
///
/// `CORE_REV_240` · Warlock spell · 6 mana
///
/// > Shuffle 1-Cost copies of cards in your hand into your deck, then discard your hand.
///
/// State: Todo
//~ todo CORE_REV_240 30538333 6c1a9213 06d7f4f9.2f04cca7
#[test]
#[ignore = "todo: CORE_REV_240 Tome Tampering"]
fn CORE_REV_240_tome_tampering() {
    check(CardClass::Warlock, &[Give("CORE_REV_240"), Cost("CORE_REV_240", 6), Unwritten]);
}

/// # Flustered Librarian
///
/// `CORE_REV_242` · Warlock minion · 1 mana · 1/3
///
/// > Has +1 Attack for each Imp you control.
///
/// State: Todo
//~ todo CORE_REV_242 8329624e 3f39b5d0 e4f6a7c4.16caf549
#[test]
#[ignore = "todo: CORE_REV_242 Flustered Librarian"]
fn CORE_REV_242_flustered_librarian() {
    check(CardClass::Warlock, &[Give("CORE_REV_242"), Cost("CORE_REV_242", 1), Stats("CORE_REV_242", 1, 3), Unwritten]);
}

/// # Mischievous Imp
///
/// `CORE_REV_244` · Warlock minion · 4 mana · 3/3
///
/// > **Battlecry:** Summon a copy of this. **Infuse (@):** Summon two copies instead.
///
/// State: Todo
//~ todo CORE_REV_244 a064d1d2 69b2c722 77c01499.f6802449
#[test]
#[ignore = "todo: CORE_REV_244 Mischievous Imp"]
fn CORE_REV_244_mischievous_imp() {
    check(CardClass::Warlock, &[Give("CORE_REV_244"), Cost("CORE_REV_244", 4), Stats("CORE_REV_244", 3, 3), Unwritten]);
}

/// # Impending Catastrophe
///
/// `CORE_REV_245` · Warlock spell · Shadow · 2 mana
///
/// > Draw a card. Repeat for each Imp you control.
///
/// State: Todo
//~ todo CORE_REV_245 569fa5a5 34b0cc98 08a7d523.51de7a8c
#[test]
#[ignore = "todo: CORE_REV_245 Impending Catastrophe"]
fn CORE_REV_245_impending_catastrophe() {
    check(CardClass::Warlock, &[Give("CORE_REV_245"), Cost("CORE_REV_245", 2), Unwritten]);
}

/// # Vile Library
///
/// `CORE_REV_371` · Warlock location · 2 mana · 0 uses
///
/// > Give a friendly minion +1/+1. Repeat for each Imp you control.
///
/// State: Todo
//~ todo CORE_REV_371 d5656fba ea729ad3 7c581fe2.3a277b4c
#[test]
#[ignore = "todo: CORE_REV_371 Vile Library"]
fn CORE_REV_371_vile_library() {
    check(CardClass::Warlock, &[Give("CORE_REV_371"), Cost("CORE_REV_371", 2), Unwritten]);
}

/// # Shadow Waltz
///
/// `CORE_REV_372` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 3/5 Shadow with **Taunt**. If a minion died this turn, summon another.
///
/// State: Todo
//~ todo CORE_REV_372 ad0092a7 49316190 24f0206b.63e91fcb
#[test]
#[ignore = "todo: CORE_REV_372 Shadow Waltz"]
fn CORE_REV_372_shadow_waltz() {
    check(CardClass::Warlock, &[Give("CORE_REV_372"), Cost("CORE_REV_372", 5), Unwritten]);
}

/// # Lady Darkvein
///
/// `CORE_REV_373` · Warlock minion · 5 mana · 3/6
///
/// > **Battlecry:** Summon two 2/1 Shades. Each gains a **Deathrattle** to cast your last Shadow spell.
///
/// State: Todo
//~ todo CORE_REV_373 50354555 abf93822 3de1ae4f.0905202d
#[test]
#[ignore = "todo: CORE_REV_373 Lady Darkvein"]
fn CORE_REV_373_lady_darkvein() {
    check(CardClass::Warlock, &[Give("CORE_REV_373"), Cost("CORE_REV_373", 5), Stats("CORE_REV_373", 3, 6), Unwritten]);
}

/// # Shadowborn
///
/// `CORE_REV_374` · Warlock minion · 3 mana · 3/3
///
/// > **Deathrattle:** Reduce the Cost of the highest Cost Shadow spell in your hand by (3).
///
/// State: Todo
//~ todo CORE_REV_374 e315d979 5cfa6ada de0fa01c.cef6bed3
#[test]
#[ignore = "todo: CORE_REV_374 Shadowborn"]
fn CORE_REV_374_shadowborn() {
    check(CardClass::Warlock, &[Give("CORE_REV_374"), Cost("CORE_REV_374", 3), Stats("CORE_REV_374", 3, 3), Unwritten]);
}

/// # Imp King Rafaam
///
/// `CORE_REV_835` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** Resurrect four friendly Imps. **Infuse (@):** Give your Imps +2/+2.
///
/// State: Todo
//~ todo CORE_REV_835 1bbc655e 733cd2ed 9791c472.2e37bc1b
#[test]
#[ignore = "todo: CORE_REV_835 Imp King Rafaam"]
fn CORE_REV_835_imp_king_rafaam() {
    check(CardClass::Warlock, &[Give("CORE_REV_835"), Cost("CORE_REV_835", 6), Stats("CORE_REV_835", 6, 6), Unwritten]);
}

/// # Demonic Studies
///
/// `CORE_SCH_158` · Warlock spell · Shadow · 1 mana
///
/// > **Discover** a Demon. Your next one costs (1) less.
///
/// State: Todo
//~ todo CORE_SCH_158 f1d154df d0a6ef27 6dbe28dd.7640e5cd
#[test]
#[ignore = "todo: CORE_SCH_158 Demonic Studies"]
fn CORE_SCH_158_demonic_studies() {
    check(CardClass::Warlock, &[Give("CORE_SCH_158"), Cost("CORE_SCH_158", 1), Unwritten]);
}

/// # Dark Alley Pact
///
/// `CORE_SW_085` · Warlock spell · Shadow · 4 mana
///
/// > Summon a Fiend with **Taunt** and stats equal to your hand size.
///
/// State: Todo
//~ todo CORE_SW_085 a15b90c6 d3076c24 faaa9a3c.7045360c
#[test]
#[ignore = "todo: CORE_SW_085 Dark Alley Pact"]
fn CORE_SW_085_dark_alley_pact() {
    check(CardClass::Warlock, &[Give("CORE_SW_085"), Cost("CORE_SW_085", 4), Unwritten]);
}

/// # High Priestess Jeklik
///
/// `CORE_TRL_252` · Warlock minion · 4 mana · 3/5
///
/// > **Taunt**, **Lifesteal** When you discard this, add 2 copies of it to your hand.
///
/// State: Todo
//~ todo CORE_TRL_252 e4ed2d2f 39ba6873 8fab263b.87d1efbe
#[test]
#[ignore = "todo: CORE_TRL_252 High Priestess Jeklik"]
fn CORE_TRL_252_high_priestess_jeklik() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_TRL_252"),
            Cost("CORE_TRL_252", 4),
            Stats("CORE_TRL_252", 3, 5),
            Has("CORE_TRL_252", GameTag::LIFESTEAL),
            Has("CORE_TRL_252", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Lakkari Felhound
///
/// `CORE_UNG_833` · Warlock minion · 4 mana · 3/8
///
/// > **Taunt Battlecry:** Discard your two lowest-Cost cards.
///
/// State: Todo
//~ todo CORE_UNG_833 4d967913 2431d717 8c8b76ce.c563a555
#[test]
#[ignore = "todo: CORE_UNG_833 Lakkari Felhound"]
fn CORE_UNG_833_lakkari_felhound() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_UNG_833"),
            Cost("CORE_UNG_833", 4),
            Stats("CORE_UNG_833", 3, 8),
            Has("CORE_UNG_833", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Bloodbound Imp
///
/// `Core_SW_084` · Warlock minion · 2 mana · 2/5
///
/// > Whenever this attacks, deal 2 damage to your hero.
///
/// State: Todo
//~ todo Core_SW_084 30338e47 d32d9bd0 d1d0641c.7c77da14
#[test]
#[ignore = "todo: Core_SW_084 Bloodbound Imp"]
fn Core_SW_084_bloodbound_imp() {
    check(CardClass::Warlock, &[Give("Core_SW_084"), Cost("Core_SW_084", 2), Stats("Core_SW_084", 2, 5), Unwritten]);
}
