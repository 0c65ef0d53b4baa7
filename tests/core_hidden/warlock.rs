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
/// State: Reprint
//~ reprint CORE_AT_021 5f714f4c a344bb0a c32836bc.62f0c0c3
#[test]
fn CORE_AT_021_tiny_knight_of_evil() {
    check(
        CardClass::Warlock,
        &[Give("CORE_AT_021"), Cost("CORE_AT_021", 2), Stats("CORE_AT_021", 3, 2), WrittenAs("CORE_AT_021", "AT_021")],
    );
}

/// # The Soularium
///
/// `CORE_BOT_568` · Warlock spell · Shadow · 2 mana
///
/// > Draw 3 cards. They are **Temporary**.
///
/// State: Reprint
//~ reprint CORE_BOT_568 4ab5c078 23008c12 fefaca5d.525260d5
#[test]
fn CORE_BOT_568_the_soularium() {
    check(CardClass::Warlock, &[Give("CORE_BOT_568"), Cost("CORE_BOT_568", 2), WrittenAs("CORE_BOT_568", "BOT_568")]);
}

/// # Imp Gang Boss
///
/// `CORE_BRM_006` · Warlock minion · 3 mana · 2/4
///
/// > Whenever this minion takes damage, summon a 1/1 Imp.
///
/// State: Reprint
//~ reprint CORE_BRM_006 218aa9db bd739ea8 eb585db5.d89e77f3
#[test]
fn CORE_BRM_006_imp_gang_boss() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_BRM_006"),
            Cost("CORE_BRM_006", 3),
            Stats("CORE_BRM_006", 2, 4),
            WrittenAs("CORE_BRM_006", "BRM_006"),
        ],
    );
}

/// # Enhanced Dreadlord
///
/// `CORE_BT_304` · Warlock minion · 8 mana · 5/7
///
/// > **Taunt Deathrattle:** Summon a 5/5 Dreadlord with **Lifesteal**.
///
/// State: Reprint
//~ reprint CORE_BT_304 b6942241 66ff6e24 31e1c83b.f89b4db4
#[test]
fn CORE_BT_304_enhanced_dreadlord() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_BT_304"),
            Cost("CORE_BT_304", 8),
            Stats("CORE_BT_304", 5, 7),
            Has("CORE_BT_304", GameTag::TAUNT),
            WrittenAs("CORE_BT_304", "BT_304"),
        ],
    );
}

/// # Abyssal Enforcer
///
/// `CORE_CFM_751` · Warlock minion · 7 mana · 6/6
///
/// > **Battlecry:** Deal 3 damage to all other characters.
///
/// State: Reprint
//~ reprint CORE_CFM_751 a27c8f1b 98803484 4df5b4fa.37f940eb
#[test]
fn CORE_CFM_751_abyssal_enforcer() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_CFM_751"),
            Cost("CORE_CFM_751", 7),
            Stats("CORE_CFM_751", 6, 6),
            WrittenAs("CORE_CFM_751", "CFM_751"),
        ],
    );
}

/// # Dread Infernal
///
/// `CORE_CS2_064` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** Deal 1 damage to ALL other characters.
///
/// State: Reprint
//~ reprint CORE_CS2_064 f572bc3b f47aada8 3b2f5647.3cdad07d
#[test]
fn CORE_CS2_064_dread_infernal() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_CS2_064"),
            Cost("CORE_CS2_064", 6),
            Stats("CORE_CS2_064", 6, 6),
            WrittenAs("CORE_CS2_064", "CS2_064"),
        ],
    );
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
/// State: Reprint
//~ reprint CORE_CS3_002 c6a20306 5ee258f6 cba6978c.401a1120
#[test]
fn CORE_CS3_002_ritual_of_doom() {
    check(CardClass::Warlock, &[Give("CORE_CS3_002"), Cost("CORE_CS3_002", 0), WrittenAs("CORE_CS3_002", "CS3_002")]);
}

/// # Felsoul Jailer
///
/// `CORE_CS3_003` · Warlock minion · 5 mana · 4/6
///
/// > **Battlecry:** Your opponent discards a minion. **Deathrattle:** Return it.
///
/// State: Derived
//~ derived CORE_CS3_003 379a28e8 9a7e84f0 43974e19.ec8f8a23
#[test]
fn CORE_CS3_003_felsoul_jailer() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_CS3_003"),
            Cost("CORE_CS3_003", 5),
            Stats("CORE_CS3_003", 4, 6),
            Give("CS2_182"),
            GiveThem("CS2_118"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("CORE_CS3_003", Nothing),
            Dead(Nth(2)),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("CORE_CS3_003"),
            Give("CS2_182"),
            GiveThem("CS2_118"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("CORE_CS3_003", Nothing),
            Kill(Nth(0)),
            CostNow(Nth(2), 3),
        ],
    );
}

/// # Enslaved Fel Lord
///
/// `CORE_CS3_021` · Warlock minion · 7 mana · 4/10
///
/// > **Taunt**. Also damages the minions next to whomever this attacks.
///
/// State: Reprint
//~ reprint CORE_CS3_021 5c8f8b79 aaf2e8ee c00345c0.fbf70cdf
#[test]
fn CORE_CS3_021_enslaved_fel_lord() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_CS3_021"),
            Cost("CORE_CS3_021", 7),
            Stats("CORE_CS3_021", 4, 10),
            Has("CORE_CS3_021", GameTag::TAUNT),
            WrittenAs("CORE_CS3_021", "CS3_021"),
        ],
    );
}

/// # Arch-Villain Rafaam
///
/// `CORE_DAL_422` · Warlock minion · 7 mana · 7/8
///
/// > Taunt **Battlecry:** Replace your hand and deck with **Legendary** minions.
///
/// State: Reprint
//~ reprint CORE_DAL_422 6c9b2ea8 2cac9a73 80c44374.8904e6ff
#[test]
fn CORE_DAL_422_arch_villain_rafaam() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_DAL_422"),
            Cost("CORE_DAL_422", 7),
            Stats("CORE_DAL_422", 7, 8),
            Has("CORE_DAL_422", GameTag::TAUNT),
            WrittenAs("CORE_DAL_422", "DAL_422"),
        ],
    );
}

/// # Void Terror
///
/// `CORE_EX1_304` · Warlock minion · 3 mana · 3/4
///
/// > **Battlecry:** Destroy both adjacent minions and gain their Attack and Health.
///
/// State: Reprint
//~ reprint CORE_EX1_304 e000f284 ebe98821 c115bb1a.d1e4f92d
#[test]
fn CORE_EX1_304_void_terror() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_EX1_304"),
            Cost("CORE_EX1_304", 3),
            Stats("CORE_EX1_304", 3, 4),
            WrittenAs("CORE_EX1_304", "EX1_304"),
        ],
    );
}

/// # Power Overwhelming
///
/// `CORE_EX1_316` · Warlock spell · Shadow · 1 mana
///
/// > Give a friendly minion +4/+4 until end of turn. Then, it dies. Horribly.
///
/// State: Reprint
//~ reprint CORE_EX1_316 4ba0e2d6 757641f5 4c5c1c68.b638bfe3
#[test]
fn CORE_EX1_316_power_overwhelming() {
    check(CardClass::Warlock, &[Give("CORE_EX1_316"), Cost("CORE_EX1_316", 1), WrittenAs("CORE_EX1_316", "EX1_316")]);
}

/// # Bloodbound Imp
///
/// `CORE_FIX_SW_084` · Warlock minion · 2 mana · 2/5
///
/// > Whenever this attacks, deal 2 damage to your hero.
///
/// State: Reprint
//~ reprint CORE_FIX_SW_084 c438dda1 eab0753a 07711816.7c77da14
#[test]
fn CORE_FIX_SW_084_bloodbound_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_FIX_SW_084"),
            Cost("CORE_FIX_SW_084", 2),
            Stats("CORE_FIX_SW_084", 2, 5),
            WrittenAs("CORE_FIX_SW_084", "SW_084"),
        ],
    );
}

/// # Voidcaller
///
/// `CORE_FP1_022` · Warlock minion · 4 mana · 3/4
///
/// > **Deathrattle:** Put a random Demon from your hand into the battlefield.
///
/// State: Reprint
//~ reprint CORE_FP1_022 c53a30ba f0a25aad 7b08b8b7.314801f9
#[test]
fn CORE_FP1_022_voidcaller() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_FP1_022"),
            Cost("CORE_FP1_022", 4),
            Stats("CORE_FP1_022", 3, 4),
            WrittenAs("CORE_FP1_022", "FP1_022"),
        ],
    );
}

/// # Gul'dan's Gift
///
/// `CORE_GIFT_11` · Warlock spell · 1 mana
///
/// > **Discover** a **Temporary** Mortal Coil, Siphon Soul, or Twisting Nether.
///
/// State: Reprint
//~ reprint CORE_GIFT_11 8abf24ef 1d380c46 0709e267.2b9b91d9
#[test]
fn CORE_GIFT_11_guldans_gift() {
    check(CardClass::Warlock, &[Give("CORE_GIFT_11"), Cost("CORE_GIFT_11", 1), WrittenAs("CORE_GIFT_11", "GIFT_11")]);
}

/// # Fiendish Circle
///
/// `CORE_GIL_191` · Warlock spell · Fel · 3 mana
///
/// > Summon four 1/1 Imps.
///
/// State: Reprint
//~ reprint CORE_GIL_191 a4a8f24e 13cc3fc6 19b5bb6e.96a89c4c
#[test]
fn CORE_GIL_191_fiendish_circle() {
    check(CardClass::Warlock, &[Give("CORE_GIL_191"), Cost("CORE_GIL_191", 3), WrittenAs("CORE_GIL_191", "GIL_191")]);
}

/// # Mal'Ganis
///
/// `CORE_GVG_021` · Warlock minion · 9 mana · 9/7
///
/// > Your hero is **Immune**. Your other Demons have +2/+2.
///
/// State: Reprint
//~ reprint CORE_GVG_021 a6cc2731 7dcf307d f2ed902c.e2ffc7d3
#[test]
fn CORE_GVG_021_mal_ganis() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_GVG_021"),
            Cost("CORE_GVG_021", 9),
            Stats("CORE_GVG_021", 9, 7),
            WrittenAs("CORE_GVG_021", "GVG_021"),
        ],
    );
}

/// # Defile
///
/// `CORE_ICC_041` · Warlock spell · Shadow · 2 mana
///
/// > Deal $1 damage to all minions. If any die, cast this again.
///
/// State: Reprint
//~ reprint CORE_ICC_041 f6a57a97 1b1e48d4 e8b812a4.410cb1ff
#[test]
fn CORE_ICC_041_defile() {
    check(CardClass::Warlock, &[Give("CORE_ICC_041"), Cost("CORE_ICC_041", 2), WrittenAs("CORE_ICC_041", "ICC_041")]);
}

/// # Despicable Dreadlord
///
/// `CORE_ICC_075` · Warlock minion · 5 mana · 4/6
///
/// > At the end of your turn, deal 1 damage to all enemy minions.
///
/// State: Reprint
//~ reprint CORE_ICC_075 184275c7 a63c5866 7445c268.ae623e86
#[test]
fn CORE_ICC_075_despicable_dreadlord() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_ICC_075"),
            Cost("CORE_ICC_075", 5),
            Stats("CORE_ICC_075", 4, 6),
            WrittenAs("CORE_ICC_075", "ICC_075"),
        ],
    );
}

/// # Treachery
///
/// `CORE_ICC_206` · Warlock spell · Shadow · 3 mana
///
/// > Choose a friendly minion and give it to your opponent.
///
/// State: Reprint
//~ reprint CORE_ICC_206 ecba1387 0f68457e 95c461bc.55120937
#[test]
fn CORE_ICC_206_treachery() {
    check(CardClass::Warlock, &[Give("CORE_ICC_206"), Cost("CORE_ICC_206", 3), WrittenAs("CORE_ICC_206", "ICC_206")]);
}

/// # Howlfiend
///
/// `CORE_ICC_218` · Warlock minion · 3 mana · 3/6
///
/// > Whenever this minion takes damage, discard a random card.
///
/// State: Reprint
//~ reprint CORE_ICC_218 09600dad 10162612 e692b307.60ed800b
#[test]
fn CORE_ICC_218_howlfiend() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_ICC_218"),
            Cost("CORE_ICC_218", 3),
            Stats("CORE_ICC_218", 3, 6),
            WrittenAs("CORE_ICC_218", "ICC_218"),
        ],
    );
}

/// # Unwilling Sacrifice
///
/// `CORE_ICC_469` · Warlock spell · Shadow · 3 mana
///
/// > Choose a friendly minion. Destroy it and a random enemy minion.
///
/// State: Reprint
//~ reprint CORE_ICC_469 af2695aa 1dc97fad 8b39c3a8.7e8bfb05
#[test]
fn CORE_ICC_469_unwilling_sacrifice() {
    check(CardClass::Warlock, &[Give("CORE_ICC_469"), Cost("CORE_ICC_469", 3), WrittenAs("CORE_ICC_469", "ICC_469")]);
}

/// # Bloodreaver Gul'dan
///
/// `CORE_ICC_831` · Warlock hero · 10 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon all friendly Demons that died this game.
///
/// State: Reprint
//~ reprint CORE_ICC_831 31e7759b b414a41f f1ce9511.ffe9dd50
#[test]
fn CORE_ICC_831_bloodreaver_guldan() {
    check(CardClass::Warlock, &[Give("CORE_ICC_831"), Cost("CORE_ICC_831", 10), WrittenAs("CORE_ICC_831", "ICC_831")]);
}

/// # Blood-Queen Lana'thel
///
/// `CORE_ICC_841` · Warlock minion · 5 mana · 1/6
///
/// > **Lifesteal** Has +1 Attack for each card you've discarded this game.
///
/// State: Reprint
//~ reprint CORE_ICC_841 00647b07 c7dabe1c 329cf619.b380ef61
#[test]
fn CORE_ICC_841_blood_queen_lanathel() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_ICC_841"),
            Cost("CORE_ICC_841", 5),
            Stats("CORE_ICC_841", 1, 6),
            Has("CORE_ICC_841", GameTag::LIFESTEAL),
            WrittenAs("CORE_ICC_841", "ICC_841"),
        ],
    );
}

/// # Sanguine Reveler
///
/// `CORE_ICC_903` · Warlock minion · 1 mana · 1/1
///
/// > **Battlecry:** Destroy a friendly minion and gain +2/+2.
///
/// State: Reprint
//~ reprint CORE_ICC_903 97535061 382cacf5 1dfd630a.1ddcbe9b
#[test]
fn CORE_ICC_903_sanguine_reveler() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_ICC_903"),
            Cost("CORE_ICC_903", 1),
            Stats("CORE_ICC_903", 1, 1),
            WrittenAs("CORE_ICC_903", "ICC_903"),
        ],
    );
}

/// # Lesser Amethyst Spellstone
///
/// `CORE_LOOT_043` · Warlock spell · Shadow · 4 mana
///
/// > **Lifesteal.** Deal $3 damage to a minion. *(Take damage from your cards to upgrade.)*
///
/// State: Reprint
//~ reprint CORE_LOOT_043 e8018f47 71592e44 8c2ff187.1a06b95c
#[test]
fn CORE_LOOT_043_lesser_amethyst_spellstone() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_LOOT_043"),
            Cost("CORE_LOOT_043", 4),
            Has("CORE_LOOT_043", GameTag::LIFESTEAL),
            WrittenAs("CORE_LOOT_043", "LOOT_043"),
        ],
    );
}

/// # Imp-oster
///
/// `CORE_MAW_000` · Warlock minion · 2 mana · 1/1
///
/// > **Battlecry:** Choose a friendly Imp. Transform into a copy of it.
///
/// State: Reprint
//~ reprint CORE_MAW_000 787f8a8c 84405b59 dd03c411.22bb9af5
#[test]
fn CORE_MAW_000_imp_oster() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_MAW_000"),
            Cost("CORE_MAW_000", 2),
            Stats("CORE_MAW_000", 1, 1),
            WrittenAs("CORE_MAW_000", "MAW_000"),
        ],
    );
}

/// # Arson Accusation
///
/// `CORE_MAW_001` · Warlock spell · Fire · 2 mana
///
/// > Choose a minion. Destroy it after your hero takes damage.
///
/// State: Reprint
//~ reprint CORE_MAW_001 73efba96 cdb25867 d097a2ea.8171b15a
#[test]
fn CORE_MAW_001_arson_accusation() {
    check(CardClass::Warlock, &[Give("CORE_MAW_001"), Cost("CORE_MAW_001", 2), WrittenAs("CORE_MAW_001", "MAW_001")]);
}

/// # Habeas Corpses
///
/// `CORE_MAW_002` · Warlock spell · Shadow · 3 mana
///
/// > **Discover** a friendly minion to resurrect and give it **Rush**. It dies at the end of turn.
///
/// State: Reprint
//~ reprint CORE_MAW_002 69aeb635 e73a1df9 399ee671.93784b15
#[test]
fn CORE_MAW_002_habeas_corpses() {
    check(CardClass::Warlock, &[Give("CORE_MAW_002"), Cost("CORE_MAW_002", 3), WrittenAs("CORE_MAW_002", "MAW_002")]);
}

/// # Darkshire Librarian
///
/// `CORE_OG_109` · Warlock minion · 2 mana · 3/2
///
/// > **Battlecry:** Discard a random card. **Deathrattle:** Draw a card.
///
/// State: Reprint
//~ reprint CORE_OG_109 e84ea3c9 9d57acfa 81f270e9.7cfb9fb2
#[test]
fn CORE_OG_109_darkshire_librarian() {
    check(
        CardClass::Warlock,
        &[Give("CORE_OG_109"), Cost("CORE_OG_109", 2), Stats("CORE_OG_109", 3, 2), WrittenAs("CORE_OG_109", "OG_109")],
    );
}

/// # Possessed Villager
///
/// `CORE_OG_241` · Warlock minion · 1 mana · 1/1
///
/// > **Deathrattle:** Summon a 1/1 Shadowbeast.
///
/// State: Reprint
//~ reprint CORE_OG_241 467361c3 baedf90e 4398ad5d.86eb320c
#[test]
fn CORE_OG_241_possessed_villager() {
    check(
        CardClass::Warlock,
        &[Give("CORE_OG_241"), Cost("CORE_OG_241", 1), Stats("CORE_OG_241", 1, 1), WrittenAs("CORE_OG_241", "OG_241")],
    );
}

/// # Suffocating Shadows
///
/// `CORE_REV_239` · Warlock spell · Shadow · 3 mana
///
/// > When you play or discard this, destroy a random enemy minion.
///
/// State: Reprint
//~ reprint CORE_REV_239 a5e61976 81bc7efb 9e896a3b.2a933679
#[test]
fn CORE_REV_239_suffocating_shadows() {
    check(CardClass::Warlock, &[Give("CORE_REV_239"), Cost("CORE_REV_239", 3), WrittenAs("CORE_REV_239", "REV_239")]);
}

/// # Tome Tampering
///
/// `CORE_REV_240` · Warlock spell · 6 mana
///
/// > Shuffle 1-Cost copies of cards in your hand into your deck, then discard your hand.
///
/// State: Reprint
//~ reprint CORE_REV_240 30538333 e9d698bd 06d7f4f9.2f04cca7
#[test]
fn CORE_REV_240_tome_tampering() {
    check(CardClass::Warlock, &[Give("CORE_REV_240"), Cost("CORE_REV_240", 6), WrittenAs("CORE_REV_240", "REV_240")]);
}

/// # Flustered Librarian
///
/// `CORE_REV_242` · Warlock minion · 1 mana · 1/3
///
/// > Has +1 Attack for each Imp you control.
///
/// State: Reprint
//~ reprint CORE_REV_242 8329624e 97e999f9 e4f6a7c4.16caf549
#[test]
fn CORE_REV_242_flustered_librarian() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_REV_242"),
            Cost("CORE_REV_242", 1),
            Stats("CORE_REV_242", 1, 3),
            WrittenAs("CORE_REV_242", "REV_242"),
        ],
    );
}

/// # Mischievous Imp
///
/// `CORE_REV_244` · Warlock minion · 4 mana · 3/3
///
/// > **Battlecry:** Summon a copy of this. **Infuse (@):** Summon two copies instead.
///
/// State: Reprint
//~ reprint CORE_REV_244 a064d1d2 76e41512 77c01499.f6802449
#[test]
fn CORE_REV_244_mischievous_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_REV_244"),
            Cost("CORE_REV_244", 4),
            Stats("CORE_REV_244", 3, 3),
            WrittenAs("CORE_REV_244", "REV_244"),
        ],
    );
}

/// # Impending Catastrophe
///
/// `CORE_REV_245` · Warlock spell · Shadow · 2 mana
///
/// > Draw a card. Repeat for each Imp you control.
///
/// State: Reprint
//~ reprint CORE_REV_245 569fa5a5 05c2fa54 08a7d523.51de7a8c
#[test]
fn CORE_REV_245_impending_catastrophe() {
    check(CardClass::Warlock, &[Give("CORE_REV_245"), Cost("CORE_REV_245", 2), WrittenAs("CORE_REV_245", "REV_245")]);
}

/// # Vile Library
///
/// `CORE_REV_371` · Warlock location · 2 mana · 0 uses
///
/// > Give a friendly minion +1/+1. Repeat for each Imp you control.
///
/// State: Reprint
//~ reprint CORE_REV_371 d5656fba 84e5a231 7c581fe2.3a277b4c
#[test]
fn CORE_REV_371_vile_library() {
    check(CardClass::Warlock, &[Give("CORE_REV_371"), Cost("CORE_REV_371", 2), WrittenAs("CORE_REV_371", "REV_371")]);
}

/// # Shadow Waltz
///
/// `CORE_REV_372` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 3/5 Shadow with **Taunt**. If a minion died this turn, summon another.
///
/// State: Reprint
//~ reprint CORE_REV_372 ad0092a7 6de6511a 24f0206b.63e91fcb
#[test]
fn CORE_REV_372_shadow_waltz() {
    check(CardClass::Warlock, &[Give("CORE_REV_372"), Cost("CORE_REV_372", 5), WrittenAs("CORE_REV_372", "REV_372")]);
}

/// # Lady Darkvein
///
/// `CORE_REV_373` · Warlock minion · 5 mana · 3/6
///
/// > **Battlecry:** Summon two 2/1 Shades. Each gains a **Deathrattle** to cast your last Shadow spell.
///
/// State: Reprint
//~ reprint CORE_REV_373 50354555 8faacf7b 3de1ae4f.0905202d
#[test]
fn CORE_REV_373_lady_darkvein() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_REV_373"),
            Cost("CORE_REV_373", 5),
            Stats("CORE_REV_373", 3, 6),
            WrittenAs("CORE_REV_373", "REV_373"),
        ],
    );
}

/// # Shadowborn
///
/// `CORE_REV_374` · Warlock minion · 3 mana · 3/3
///
/// > **Deathrattle:** Reduce the Cost of the highest Cost Shadow spell in your hand by (3).
///
/// State: Reprint
//~ reprint CORE_REV_374 e315d979 16d9a707 de0fa01c.cef6bed3
#[test]
fn CORE_REV_374_shadowborn() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_REV_374"),
            Cost("CORE_REV_374", 3),
            Stats("CORE_REV_374", 3, 3),
            WrittenAs("CORE_REV_374", "REV_374"),
        ],
    );
}

/// # Imp King Rafaam
///
/// `CORE_REV_835` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** Resurrect four friendly Imps. **Infuse (@):** Give your Imps +2/+2.
///
/// State: Reprint
//~ reprint CORE_REV_835 1bbc655e 82abae37 9791c472.2e37bc1b
#[test]
fn CORE_REV_835_imp_king_rafaam() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_REV_835"),
            Cost("CORE_REV_835", 6),
            Stats("CORE_REV_835", 6, 6),
            WrittenAs("CORE_REV_835", "REV_835"),
        ],
    );
}

/// # Demonic Studies
///
/// `CORE_SCH_158` · Warlock spell · Shadow · 1 mana
///
/// > **Discover** a Demon. Your next one costs (1) less.
///
/// State: Reprint
//~ reprint CORE_SCH_158 f1d154df 7ccd5d86 6dbe28dd.7640e5cd
#[test]
fn CORE_SCH_158_demonic_studies() {
    check(CardClass::Warlock, &[Give("CORE_SCH_158"), Cost("CORE_SCH_158", 1), WrittenAs("CORE_SCH_158", "SCH_158")]);
}

/// # Dark Alley Pact
///
/// `CORE_SW_085` · Warlock spell · Shadow · 4 mana
///
/// > Summon a Fiend with **Taunt** and stats equal to your hand size.
///
/// State: Reprint
//~ reprint CORE_SW_085 a15b90c6 5f0efd65 faaa9a3c.7045360c
#[test]
fn CORE_SW_085_dark_alley_pact() {
    check(CardClass::Warlock, &[Give("CORE_SW_085"), Cost("CORE_SW_085", 4), WrittenAs("CORE_SW_085", "SW_085")]);
}

/// # High Priestess Jeklik
///
/// `CORE_TRL_252` · Warlock minion · 4 mana · 3/5
///
/// > **Taunt**, **Lifesteal** When you discard this, add 2 copies of it to your hand.
///
/// State: Reprint
//~ reprint CORE_TRL_252 e4ed2d2f 314bbe12 8fab263b.87d1efbe
#[test]
fn CORE_TRL_252_high_priestess_jeklik() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_TRL_252"),
            Cost("CORE_TRL_252", 4),
            Stats("CORE_TRL_252", 3, 5),
            Has("CORE_TRL_252", GameTag::LIFESTEAL),
            Has("CORE_TRL_252", GameTag::TAUNT),
            WrittenAs("CORE_TRL_252", "TRL_252"),
        ],
    );
}

/// # Lakkari Felhound
///
/// `CORE_UNG_833` · Warlock minion · 4 mana · 3/8
///
/// > **Taunt Battlecry:** Discard your two lowest-Cost cards.
///
/// State: Reprint
//~ reprint CORE_UNG_833 4d967913 25a10a88 8c8b76ce.c563a555
#[test]
fn CORE_UNG_833_lakkari_felhound() {
    check(
        CardClass::Warlock,
        &[
            Give("CORE_UNG_833"),
            Cost("CORE_UNG_833", 4),
            Stats("CORE_UNG_833", 3, 8),
            Has("CORE_UNG_833", GameTag::TAUNT),
            WrittenAs("CORE_UNG_833", "UNG_833"),
        ],
    );
}

/// # Bloodbound Imp
///
/// `Core_SW_084` · Warlock minion · 2 mana · 2/5
///
/// > Whenever this attacks, deal 2 damage to your hero.
///
/// State: Derived
//~ derived Core_SW_084 30338e47 9172926c d1d0641c.7c77da14
#[test]
fn Core_SW_084_bloodbound_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("Core_SW_084"),
            Cost("Core_SW_084", 2),
            Stats("Core_SW_084", 2, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("Core_SW_084"),
            Attack(Nth(4), TheirHero),
            Now(MyHero, 3, 28),
            Damage(MyHero, 2),
        ],
    );
}
