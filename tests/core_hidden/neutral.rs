//! Neutral cards of Core (past years), each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fb6b4acf

/// # Ice Rager
///
/// `CORE_AT_092` · Neutral minion · 3 mana · 5/2
///
/// State: Vanilla
//~ vanilla CORE_AT_092 cdade49e d96640b7 afbcc411
#[test]
fn CORE_AT_092_ice_rager() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_AT_092"),
            Cost("CORE_AT_092", 3),
            Stats("CORE_AT_092", 5, 2),
            Play("CORE_AT_092", Nothing),
            In(The("CORE_AT_092"), Zone::Play),
            Now(The("CORE_AT_092"), 5, 2),
        ],
    );
}

/// # Justicar Trueheart
///
/// `CORE_AT_132` · Neutral minion · 5 mana · 6/4
///
/// > **Battlecry:** Replace your starting Hero Power with a better one.
///
/// State: Reprint
//~ reprint CORE_AT_132 f30f9112 57cb8e10 cc98bcdf.079562a5
#[test]
fn CORE_AT_132_justicar_trueheart() {
    check(
        CardClass::Mage,
        &[Give("CORE_AT_132"), Cost("CORE_AT_132", 5), Stats("CORE_AT_132", 6, 4), WrittenAs("CORE_AT_132", "AT_132")],
    );
}

/// # Skaterbot
///
/// `CORE_BOT_020` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Rush**
///
/// State: Vanilla
//~ vanilla CORE_BOT_020 64f2a5c8 d6beddd7 c834cf69.9c0d2070
#[test]
fn CORE_BOT_020_skaterbot() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_BOT_020"),
            Cost("CORE_BOT_020", 1),
            Stats("CORE_BOT_020", 1, 1),
            Has("CORE_BOT_020", GameTag::MAGNETIC),
            Has("CORE_BOT_020", GameTag::RUSH),
            Play("CORE_BOT_020", Nothing),
            In(The("CORE_BOT_020"), Zone::Play),
            Now(The("CORE_BOT_020"), 1, 1),
            HasNow(The("CORE_BOT_020"), GameTag::MAGNETIC),
            HasNow(The("CORE_BOT_020"), GameTag::RUSH),
        ],
    );
}

/// # Bronze Gatekeeper
///
/// `CORE_BOT_021` · Neutral minion · 3 mana · 2/5
///
/// > **Magnetic Taunt**
///
/// State: Vanilla
//~ vanilla CORE_BOT_021 3e708aef e23913b9 4ab7dffe.283a5ea3
#[test]
fn CORE_BOT_021_bronze_gatekeeper() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_BOT_021"),
            Cost("CORE_BOT_021", 3),
            Stats("CORE_BOT_021", 2, 5),
            Has("CORE_BOT_021", GameTag::MAGNETIC),
            Has("CORE_BOT_021", GameTag::TAUNT),
            Play("CORE_BOT_021", Nothing),
            In(The("CORE_BOT_021"), Zone::Play),
            Now(The("CORE_BOT_021"), 2, 5),
            HasNow(The("CORE_BOT_021"), GameTag::MAGNETIC),
            HasNow(The("CORE_BOT_021"), GameTag::TAUNT),
        ],
    );
}

/// # Toxicologist
///
/// `CORE_BOT_083` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Give your weapon +1 Attack.
///
/// State: Reprint
//~ reprint CORE_BOT_083 37e6c1a5 9054f1c1 95170a8e.5bfc8951
#[test]
fn CORE_BOT_083_toxicologist() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_BOT_083"),
            Cost("CORE_BOT_083", 2),
            Stats("CORE_BOT_083", 2, 2),
            WrittenAs("CORE_BOT_083", "BOT_083"),
        ],
    );
}

/// # Replicating Menace
///
/// `CORE_BOT_312` · Neutral minion · 4 mana · 3/2
///
/// > **Magnetic Deathrattle:** Summon three 1/1 Microbots.
///
/// State: Reprint
//~ reprint CORE_BOT_312 f5a3ba39 32b195fc 0703e30b.fa3617d5
#[test]
fn CORE_BOT_312_replicating_menace() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_BOT_312"),
            Cost("CORE_BOT_312", 4),
            Stats("CORE_BOT_312", 3, 2),
            Has("CORE_BOT_312", GameTag::MAGNETIC),
            WrittenAs("CORE_BOT_312", "BOT_312"),
        ],
    );
}

/// # Zilliax
///
/// `CORE_BOT_548` · Neutral minion · 5 mana · 3/2
///
/// > **Magnetic** Divine Shield**,** Taunt**, Lifesteal, Rush**
///
/// State: Vanilla
//~ vanilla CORE_BOT_548 a98cb92f 59ff72c7 56f36ef5.11d8808e
#[test]
fn CORE_BOT_548_zilliax() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_BOT_548"),
            Cost("CORE_BOT_548", 5),
            Stats("CORE_BOT_548", 3, 2),
            Has("CORE_BOT_548", GameTag::DIVINE_SHIELD),
            Has("CORE_BOT_548", GameTag::LIFESTEAL),
            Has("CORE_BOT_548", GameTag::MAGNETIC),
            Has("CORE_BOT_548", GameTag::RUSH),
            Has("CORE_BOT_548", GameTag::TAUNT),
            Play("CORE_BOT_548", Nothing),
            In(The("CORE_BOT_548"), Zone::Play),
            Now(The("CORE_BOT_548"), 3, 2),
            HasNow(The("CORE_BOT_548"), GameTag::DIVINE_SHIELD),
            HasNow(The("CORE_BOT_548"), GameTag::LIFESTEAL),
            HasNow(The("CORE_BOT_548"), GameTag::MAGNETIC),
            HasNow(The("CORE_BOT_548"), GameTag::RUSH),
            HasNow(The("CORE_BOT_548"), GameTag::TAUNT),
        ],
    );
}

/// # Wargear
///
/// `CORE_BOT_563` · Neutral minion · 5 mana · 6/5
///
/// > **Magnetic**
///
/// State: Vanilla
//~ vanilla CORE_BOT_563 799f6385 dc1d54ed a07e9b9d.0b5ca121
#[test]
fn CORE_BOT_563_wargear() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_BOT_563"),
            Cost("CORE_BOT_563", 5),
            Stats("CORE_BOT_563", 6, 5),
            Has("CORE_BOT_563", GameTag::MAGNETIC),
            Play("CORE_BOT_563", Nothing),
            In(The("CORE_BOT_563"), Zone::Play),
            Now(The("CORE_BOT_563"), 6, 5),
            HasNow(The("CORE_BOT_563"), GameTag::MAGNETIC),
        ],
    );
}

/// # Mistress of Mixtures
///
/// `CORE_CFM_120` · Neutral minion · 1 mana · 2/2
///
/// > **Deathrattle:** Restore #4 Health to each hero.
///
/// State: Reprint
//~ reprint CORE_CFM_120 ebecb45a 5c922c74 00291875.6ababce5
#[test]
fn CORE_CFM_120_mistress_of_mixtures() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_CFM_120"),
            Cost("CORE_CFM_120", 1),
            Stats("CORE_CFM_120", 2, 2),
            WrittenAs("CORE_CFM_120", "CFM_120"),
        ],
    );
}

/// # Earthen Ring Farseer
///
/// `CORE_CS2_117` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Restore #3 Health.
///
/// State: Reprint
//~ reprint CORE_CS2_117 e0ab1ff2 65ac1593 65f1bde3.297e01ee
#[test]
fn CORE_CS2_117_earthen_ring_farseer() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_CS2_117"),
            Cost("CORE_CS2_117", 3),
            Stats("CORE_CS2_117", 3, 3),
            WrittenAs("CORE_CS2_117", "CS2_117"),
        ],
    );
}

/// # River Crocolisk
///
/// `CORE_CS2_120` · Neutral minion · 2 mana · 2/3
///
/// State: Vanilla
//~ vanilla CORE_CS2_120 3035a158 e70232b9 57fb2832
#[test]
fn CORE_CS2_120_river_crocolisk() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_CS2_120"),
            Cost("CORE_CS2_120", 2),
            Stats("CORE_CS2_120", 2, 3),
            Play("CORE_CS2_120", Nothing),
            In(The("CORE_CS2_120"), Zone::Play),
            Now(The("CORE_CS2_120"), 2, 3),
        ],
    );
}

/// # Kobold Geomancer
///
/// `CORE_CS2_142` · Neutral minion · 2 mana · 2/2
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ vanilla CORE_CS2_142 662fc6f5 8df7db5a 4ed5cfae.b88f2291
#[test]
fn CORE_CS2_142_kobold_geomancer() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_CS2_142"),
            Cost("CORE_CS2_142", 2),
            Stats("CORE_CS2_142", 2, 2),
            Has("CORE_CS2_142", GameTag::SPELLPOWER),
            Play("CORE_CS2_142", Nothing),
            In(The("CORE_CS2_142"), Zone::Play),
            Now(The("CORE_CS2_142"), 2, 2),
            HasNow(The("CORE_CS2_142"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Southsea Deckhand
///
/// `CORE_CS2_146` · Neutral minion · 1 mana · 2/1
///
/// > Has **Charge** while you have a weapon equipped.
///
/// State: Reprint
//~ reprint CORE_CS2_146 97c06607 be040340 d383d6db.8087d95a
#[test]
fn CORE_CS2_146_southsea_deckhand() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_CS2_146"),
            Cost("CORE_CS2_146", 1),
            Stats("CORE_CS2_146", 2, 1),
            WrittenAs("CORE_CS2_146", "CS2_146"),
        ],
    );
}

/// # Injured Blademaster
///
/// `CORE_CS2_181` · Neutral minion · 3 mana · 4/7
///
/// > **Battlecry:** Deal 4 damage to HIMSELF.
///
/// State: Reprint
//~ reprint CORE_CS2_181 c840bd48 50f9fb64 57eb97d9.e6cecdb8
#[test]
fn CORE_CS2_181_injured_blademaster() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_CS2_181"),
            Cost("CORE_CS2_181", 3),
            Stats("CORE_CS2_181", 4, 7),
            WrittenAs("CORE_CS2_181", "CS2_181"),
        ],
    );
}

/// # Chillwind Yeti
///
/// `CORE_CS2_182` · Neutral minion · 4 mana · 4/5
///
/// State: Vanilla
//~ vanilla CORE_CS2_182 47696c73 d901ad9c da50a256
#[test]
fn CORE_CS2_182_chillwind_yeti() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_CS2_182"),
            Cost("CORE_CS2_182", 4),
            Stats("CORE_CS2_182", 4, 5),
            Play("CORE_CS2_182", Nothing),
            In(The("CORE_CS2_182"), Zone::Play),
            Now(The("CORE_CS2_182"), 4, 5),
        ],
    );
}

/// # Ironbeak Owl
///
/// `CORE_CS2_203` · Neutral minion · 3 mana · 2/1
///
/// > **Battlecry: Silence** a minion.
///
/// State: Reprint
//~ reprint CORE_CS2_203 5ef2001c a6ae5e3f bc6059a3.94f1f570
#[test]
fn CORE_CS2_203_ironbeak_owl() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_CS2_203"),
            Cost("CORE_CS2_203", 3),
            Stats("CORE_CS2_203", 2, 1),
            WrittenAs("CORE_CS2_203", "CS2_203"),
        ],
    );
}

/// # Wisp
///
/// `CORE_CS2_231` · Neutral minion · 0 mana · 1/1
///
/// State: Vanilla
//~ vanilla CORE_CS2_231 9a6e7099 e805aaf8 1e4a626c
#[test]
fn CORE_CS2_231_wisp() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_CS2_231"),
            Cost("CORE_CS2_231", 0),
            Stats("CORE_CS2_231", 1, 1),
            Play("CORE_CS2_231", Nothing),
            In(The("CORE_CS2_231"), Zone::Play),
            Now(The("CORE_CS2_231"), 1, 1),
        ],
    );
}

/// # Sunreaver Spy
///
/// `CORE_DAL_086` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If you control a **Secret**, gain +1/+1.
///
/// State: Reprint
//~ reprint CORE_DAL_086 5b9c65b2 5802bef8 d2c87b3f.88646cd2
#[test]
fn CORE_DAL_086_sunreaver_spy() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_DAL_086"),
            Cost("CORE_DAL_086", 2),
            Stats("CORE_DAL_086", 2, 3),
            WrittenAs("CORE_DAL_086", "DAL_086"),
        ],
    );
}

/// # Young Priestess
///
/// `CORE_EX1_004` · Neutral minion · 1 mana · 2/1
///
/// > At the end of your turn, give another random friendly minion +1 Health.
///
/// State: Reprint
//~ reprint CORE_EX1_004 e4d4fb49 cf089115 00be5eaa.90108879
#[test]
fn CORE_EX1_004_young_priestess() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_004"),
            Cost("CORE_EX1_004", 1),
            Stats("CORE_EX1_004", 2, 1),
            WrittenAs("CORE_EX1_004", "EX1_004"),
        ],
    );
}

/// # Argent Squire
///
/// `CORE_EX1_008` · Neutral minion · 1 mana · 1/1
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ vanilla CORE_EX1_008 c9546118 5fbb8c7a 6fde9de5.cc526ac4
#[test]
fn CORE_EX1_008_argent_squire() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_008"),
            Cost("CORE_EX1_008", 1),
            Stats("CORE_EX1_008", 1, 1),
            Has("CORE_EX1_008", GameTag::DIVINE_SHIELD),
            Play("CORE_EX1_008", Nothing),
            In(The("CORE_EX1_008"), Zone::Play),
            Now(The("CORE_EX1_008"), 1, 1),
            HasNow(The("CORE_EX1_008"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Sylvanas Windrunner
///
/// `CORE_EX1_016` · Neutral minion · 6 mana · 5/5
///
/// > **Deathrattle:** Take control of a random enemy minion.
///
/// State: Reprint
//~ reprint CORE_EX1_016 dd54dc1e 31ee4ab5 474bca99.cb78a29c
#[test]
fn CORE_EX1_016_sylvanas_windrunner() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_016"),
            Cost("CORE_EX1_016", 6),
            Stats("CORE_EX1_016", 5, 5),
            WrittenAs("CORE_EX1_016", "EX1_016"),
        ],
    );
}

/// # Jungle Panther
///
/// `CORE_EX1_017` · Neutral minion · 3 mana · 4/2
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla CORE_EX1_017 cf4ec3db 5a3e316e 1bf0a641.86cd88a1
#[test]
fn CORE_EX1_017_jungle_panther() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_017"),
            Cost("CORE_EX1_017", 3),
            Stats("CORE_EX1_017", 4, 2),
            Has("CORE_EX1_017", GameTag::STEALTH),
            Play("CORE_EX1_017", Nothing),
            In(The("CORE_EX1_017"), Zone::Play),
            Now(The("CORE_EX1_017"), 4, 2),
            HasNow(The("CORE_EX1_017"), GameTag::STEALTH),
        ],
    );
}

/// # Dark Iron Dwarf
///
/// `CORE_EX1_046` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a minion +2 Attack this turn.
///
/// State: Reprint
//~ reprint CORE_EX1_046 e2a3e2e8 566378f4 76c19cdd.878bc5a8
#[test]
fn CORE_EX1_046_dark_iron_dwarf() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_046"),
            Cost("CORE_EX1_046", 4),
            Stats("CORE_EX1_046", 4, 4),
            WrittenAs("CORE_EX1_046", "EX1_046"),
        ],
    );
}

/// # Youthful Brewmaster
///
/// `CORE_EX1_049` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Return a friendly minion from the battlefield to your hand.
///
/// State: Reprint
//~ reprint CORE_EX1_049 c19aaa9f a0086fb5 2c511f07.a1848913
#[test]
fn CORE_EX1_049_youthful_brewmaster() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_049"),
            Cost("CORE_EX1_049", 2),
            Stats("CORE_EX1_049", 3, 2),
            WrittenAs("CORE_EX1_049", "EX1_049"),
        ],
    );
}

/// # Coldlight Oracle
///
/// `CORE_EX1_050` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Each player draws 2 cards.
///
/// State: Reprint
//~ reprint CORE_EX1_050 e87e0740 7ede01d4 7e7905af.fcf2dfe6
#[test]
fn CORE_EX1_050_coldlight_oracle() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_050"),
            Cost("CORE_EX1_050", 3),
            Stats("CORE_EX1_050", 2, 2),
            WrittenAs("CORE_EX1_050", "EX1_050"),
        ],
    );
}

/// # Acidic Swamp Ooze
///
/// `CORE_EX1_066` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Destroy your opponent's weapon.
///
/// State: Reprint
//~ reprint CORE_EX1_066 2642637e f98d8661 5e53e6df.a8bb4a6e
#[test]
fn CORE_EX1_066_acidic_swamp_ooze() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_066"),
            Cost("CORE_EX1_066", 2),
            Stats("CORE_EX1_066", 3, 2),
            WrittenAs("CORE_EX1_066", "EX1_066"),
        ],
    );
}

/// # Mind Control Tech
///
/// `CORE_EX1_085` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** If your opponent has 4 or more minions, take control of one.
///
/// State: Reprint
//~ reprint CORE_EX1_085 b8370bef 79e95baf 7a819587.740f9614
#[test]
fn CORE_EX1_085_mind_control_tech() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_085"),
            Cost("CORE_EX1_085", 5),
            Stats("CORE_EX1_085", 3, 3),
            WrittenAs("CORE_EX1_085", "EX1_085"),
        ],
    );
}

/// # Defender of Argus
///
/// `CORE_EX1_093` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Give adjacent minions +1/+1 and **Taunt**.
///
/// State: Reprint
//~ reprint CORE_EX1_093 0928030d 68a7ed2b 952880af.e913cb2a
#[test]
fn CORE_EX1_093_defender_of_argus() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_093"),
            Cost("CORE_EX1_093", 4),
            Stats("CORE_EX1_093", 3, 3),
            WrittenAs("CORE_EX1_093", "EX1_093"),
        ],
    );
}

/// # Gadgetzan Auctioneer
///
/// `CORE_EX1_095` · Neutral minion · 7 mana · 4/4
///
/// > Whenever you cast a spell, draw a card.
///
/// State: Reprint
//~ reprint CORE_EX1_095 5ff18906 12fc5662 911947bc.97c574f5
#[test]
fn CORE_EX1_095_gadgetzan_auctioneer() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_095"),
            Cost("CORE_EX1_095", 7),
            Stats("CORE_EX1_095", 4, 4),
            WrittenAs("CORE_EX1_095", "EX1_095"),
        ],
    );
}

/// # Mountain Giant
///
/// `CORE_EX1_105` · Neutral minion · 12 mana · 8/8
///
/// > Costs (1) less for each other card in your hand.
///
/// State: Reprint
//~ reprint CORE_EX1_105 14df2057 65d0c824 9331a4ed.1ebe47d0
#[test]
fn CORE_EX1_105_mountain_giant() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_105"),
            Cost("CORE_EX1_105", 12),
            Stats("CORE_EX1_105", 8, 8),
            WrittenAs("CORE_EX1_105", "EX1_105"),
        ],
    );
}

/// # Leeroy Jenkins
///
/// `CORE_EX1_116` · Neutral minion · 5 mana · 6/2
///
/// > **Charge**. **Battlecry:** Summon two 1/1 Whelps for your opponent.
///
/// State: Reprint
//~ reprint CORE_EX1_116 8760375e 1e72df10 9454996c.8624a9cd
#[test]
fn CORE_EX1_116_leeroy_jenkins() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_116"),
            Cost("CORE_EX1_116", 5),
            Stats("CORE_EX1_116", 6, 2),
            Has("CORE_EX1_116", GameTag::CHARGE),
            WrittenAs("CORE_EX1_116", "EX1_116"),
        ],
    );
}

/// # SI:7 Infiltrator
///
/// `CORE_EX1_186` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Destroy a random enemy **Secret**.
///
/// State: Reprint
//~ reprint CORE_EX1_186 aaf4d22c a5437606 c2f56777.c21b051d
#[test]
fn CORE_EX1_186_si_7_infiltrator() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_186"),
            Cost("CORE_EX1_186", 4),
            Stats("CORE_EX1_186", 5, 4),
            WrittenAs("CORE_EX1_186", "EX1_186"),
        ],
    );
}

/// # Arcane Devourer
///
/// `CORE_EX1_187` · Neutral minion · 8 mana · 4/8
///
/// > Whenever you cast a spell, gain +2/+2.
///
/// State: Reprint
//~ reprint CORE_EX1_187 060ba305 2eca0556 b69b73cb.ec30d282
#[test]
fn CORE_EX1_187_arcane_devourer() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_187"),
            Cost("CORE_EX1_187", 8),
            Stats("CORE_EX1_187", 4, 8),
            WrittenAs("CORE_EX1_187", "EX1_187"),
        ],
    );
}

/// # Barrens Stablehand
///
/// `CORE_EX1_188` · Neutral minion · 7 mana · 5/5
///
/// > **Battlecry:** Summon a random Beast.
///
/// State: Reprint
//~ reprint CORE_EX1_188 80f7f617 0ca21a7f 4fd7e120.46ac7ab9
#[test]
fn CORE_EX1_188_barrens_stablehand() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_188"),
            Cost("CORE_EX1_188", 7),
            Stats("CORE_EX1_188", 5, 5),
            WrittenAs("CORE_EX1_188", "EX1_188"),
        ],
    );
}

/// # High Inquisitor Whitemane
///
/// `CORE_EX1_190` · Neutral minion · 6 mana · 5/7
///
/// > **Battlecry:** Summon all friendly minions that died this turn.
///
/// State: Reprint
//~ reprint CORE_EX1_190 19126e4b 90d8d6d5 d96d845d.d883ab4f
#[test]
fn CORE_EX1_190_high_inquisitor_whitemane() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_190"),
            Cost("CORE_EX1_190", 6),
            Stats("CORE_EX1_190", 5, 7),
            WrittenAs("CORE_EX1_190", "EX1_190"),
        ],
    );
}

/// # Baron Geddon
///
/// `CORE_EX1_249` · Neutral minion · 7 mana · 7/7
///
/// > At the end of your turn, deal 2 damage to ALL other characters.
///
/// State: Reprint
//~ reprint CORE_EX1_249 e20336cb b6d758cb d2b51d85.e7cbfc5a
#[test]
fn CORE_EX1_249_baron_geddon() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_249"),
            Cost("CORE_EX1_249", 7),
            Stats("CORE_EX1_249", 7, 7),
            WrittenAs("CORE_EX1_249", "EX1_249"),
        ],
    );
}

/// # Azure Drake
///
/// `CORE_EX1_284` · Neutral minion · 5 mana · 4/5
///
/// > **Spell Damage +1 Battlecry:** Draw a card.
///
/// State: Reprint
//~ reprint CORE_EX1_284 0080292d 55c191ac ee4a35a3.6de7b73a
#[test]
fn CORE_EX1_284_azure_drake() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_284"),
            Cost("CORE_EX1_284", 5),
            Stats("CORE_EX1_284", 4, 5),
            Has("CORE_EX1_284", GameTag::SPELLPOWER),
            WrittenAs("CORE_EX1_284", "EX1_284"),
        ],
    );
}

/// # Ragnaros the Firelord
///
/// `CORE_EX1_298` · Neutral minion · 8 mana · 8/8
///
/// > Can't attack. At the end of your turn, deal 8 damage to a random enemy.
///
/// State: Reprint
//~ reprint CORE_EX1_298 9111fb40 3ea5105a d631dbb7.8b56020b
#[test]
fn CORE_EX1_298_ragnaros_the_firelord() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_298"),
            Cost("CORE_EX1_298", 8),
            Stats("CORE_EX1_298", 8, 8),
            Has("CORE_EX1_298", GameTag::CANT_ATTACK),
            WrittenAs("CORE_EX1_298", "EX1_298"),
        ],
    );
}

/// # Gurubashi Berserker
///
/// `CORE_EX1_399` · Neutral minion · 5 mana · 2/8
///
/// > Whenever this minion takes damage, gain +3 Attack.
///
/// State: Reprint
//~ reprint CORE_EX1_399 fdcb33b7 b5ced295 afa306bb.c691322c
#[test]
fn CORE_EX1_399_gurubashi_berserker() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_399"),
            Cost("CORE_EX1_399", 5),
            Stats("CORE_EX1_399", 2, 8),
            WrittenAs("CORE_EX1_399", "EX1_399"),
        ],
    );
}

/// # Faceless Manipulator
///
/// `CORE_EX1_564` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Choose a minion and become a copy of it.
///
/// State: Reprint
//~ reprint CORE_EX1_564 0181ff0a 899ef63c c32974c9.d29d2e6b
#[test]
fn CORE_EX1_564_faceless_manipulator() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_564"),
            Cost("CORE_EX1_564", 5),
            Stats("CORE_EX1_564", 3, 3),
            WrittenAs("CORE_EX1_564", "EX1_564"),
        ],
    );
}

/// # Sea Giant
///
/// `CORE_EX1_586` · Neutral minion · 10 mana · 8/8
///
/// > Costs (1) less for each other minion on the battlefield.
///
/// State: Reprint
//~ reprint CORE_EX1_586 c2e1d7a7 31cc05e3 4839ee68.3ea883f5
#[test]
fn CORE_EX1_586_sea_giant() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_586"),
            Cost("CORE_EX1_586", 10),
            Stats("CORE_EX1_586", 8, 8),
            WrittenAs("CORE_EX1_586", "EX1_586"),
        ],
    );
}

/// # Molten Giant
///
/// `CORE_EX1_620` · Neutral minion · 20 mana · 8/8
///
/// > Costs (1) less for each Health your hero is missing.
///
/// State: Reprint
//~ reprint CORE_EX1_620 3137df13 e8c00c48 035e1807.27591d27
#[test]
fn CORE_EX1_620_molten_giant() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_EX1_620"),
            Cost("CORE_EX1_620", 20),
            Stats("CORE_EX1_620", 8, 8),
            WrittenAs("CORE_EX1_620", "EX1_620"),
        ],
    );
}

/// # Nerubian Egg
///
/// `CORE_FP1_007` · Neutral minion · 2 mana · 0/2
///
/// > **Deathrattle:** Summon a 4/4 Nerubian.
///
/// State: Reprint
//~ reprint CORE_FP1_007 354d4080 494c2b07 ead2dacf.1a9fed0f
#[test]
fn CORE_FP1_007_nerubian_egg() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_FP1_007"),
            Cost("CORE_FP1_007", 2),
            Stats("CORE_FP1_007", 0, 2),
            WrittenAs("CORE_FP1_007", "FP1_007"),
        ],
    );
}

/// # Loatheb
///
/// `CORE_FP1_030` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Enemy spells cost (5) more next turn.
///
/// State: Reprint
//~ reprint CORE_FP1_030 ce3e3217 9e65b59e 33a9589a.6bec0ef0
#[test]
fn CORE_FP1_030_loatheb() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_FP1_030"),
            Cost("CORE_FP1_030", 5),
            Stats("CORE_FP1_030", 5, 5),
            WrittenAs("CORE_FP1_030", "FP1_030"),
        ],
    );
}

/// # Baron Rivendare
///
/// `CORE_FP1_031` · Neutral minion · 4 mana · 1/7
///
/// > Your minions trigger their **Deathrattles** twice.
///
/// State: Reprint
//~ reprint CORE_FP1_031 540c96ec 2c34d609 3a419756.2ad9332b
#[test]
fn CORE_FP1_031_baron_rivendare() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_FP1_031"),
            Cost("CORE_FP1_031", 4),
            Stats("CORE_FP1_031", 1, 7),
            WrittenAs("CORE_FP1_031", "FP1_031"),
        ],
    );
}

/// # Harth Stonebrew
///
/// `CORE_GIFT_01` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Replace your hand with an iconic one from Hearthstone's past. *(Once per game)*
///
/// State: Reprint
//~ reprint CORE_GIFT_01 ab089de6 550c9f7a 4f0d5fbe.3aac86cf
#[test]
fn CORE_GIFT_01_harth_stonebrew() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_GIFT_01"),
            Cost("CORE_GIFT_01", 6),
            Stats("CORE_GIFT_01", 5, 5),
            WrittenAs("CORE_GIFT_01", "GIFT_01"),
        ],
    );
}

/// # Mossy Horror
///
/// `CORE_GIL_124` · Neutral minion · 6 mana · 2/7
///
/// > **Battlecry:** Destroy all other minions with 2 or less Attack.
///
/// State: Reprint
//~ reprint CORE_GIL_124 5f837b33 2c90d03a d7074482.a73af7dc
#[test]
fn CORE_GIL_124_mossy_horror() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_GIL_124"),
            Cost("CORE_GIL_124", 6),
            Stats("CORE_GIL_124", 2, 7),
            WrittenAs("CORE_GIL_124", "GIL_124"),
        ],
    );
}

/// # Rotten Applebaum
///
/// `CORE_GIL_667` · Neutral minion · 5 mana · 4/6
///
/// > **Taunt Deathrattle:** Restore #6 Health to your hero.
///
/// State: Reprint
//~ reprint CORE_GIL_667 3c2e51ce 2ace303a 47c28e61.772fece2
#[test]
fn CORE_GIL_667_rotten_applebaum() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_GIL_667"),
            Cost("CORE_GIL_667", 5),
            Stats("CORE_GIL_667", 4, 6),
            Has("CORE_GIL_667", GameTag::TAUNT),
            WrittenAs("CORE_GIL_667", "GIL_667"),
        ],
    );
}

/// # Genn Greymane
///
/// `CORE_GIL_692` · Neutral minion · 6 mana · 6/5
///
/// > **Start of Game:** If your deck has only even- Cost cards, your starting Hero Power costs (1).
///
/// State: Reprint
//~ reprint CORE_GIL_692 746eaaa3 d11692e2 1a76112e.b628a077
#[test]
fn CORE_GIL_692_genn_greymane() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_GIL_692"),
            Cost("CORE_GIL_692", 6),
            Stats("CORE_GIL_692", 6, 5),
            WrittenAs("CORE_GIL_692", "GIL_692"),
        ],
    );
}

/// # Baku the Mooneater
///
/// `CORE_GIL_826` · Neutral minion · 9 mana · 7/8
///
/// > **Start of Game:** If your deck has only odd- Cost cards, upgrade your Hero Power.
///
/// State: Reprint
//~ reprint CORE_GIL_826 4382270b 999d83ec 0be19f15.9cc79d10
#[test]
fn CORE_GIL_826_baku_the_mooneater() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_GIL_826"),
            Cost("CORE_GIL_826", 9),
            Stats("CORE_GIL_826", 7, 8),
            WrittenAs("CORE_GIL_826", "GIL_826"),
        ],
    );
}

/// # Cogmaster
///
/// `CORE_GVG_013` · Neutral minion · 1 mana · 1/2
///
/// > Has +2 Attack while you have a Mech.
///
/// State: Reprint
//~ reprint CORE_GVG_013 db31a4cd 85acf36c 300442ab.1551bd9c
#[test]
fn CORE_GVG_013_cogmaster() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_GVG_013"),
            Cost("CORE_GVG_013", 1),
            Stats("CORE_GVG_013", 1, 2),
            WrittenAs("CORE_GVG_013", "GVG_013"),
        ],
    );
}

/// # Spider Tank
///
/// `CORE_GVG_044` · Neutral minion · 3 mana · 3/4
///
/// State: Vanilla
//~ vanilla CORE_GVG_044 38025117 08d41f75 6990f2b9
#[test]
fn CORE_GVG_044_spider_tank() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_GVG_044"),
            Cost("CORE_GVG_044", 3),
            Stats("CORE_GVG_044", 3, 4),
            Play("CORE_GVG_044", Nothing),
            In(The("CORE_GVG_044"), Zone::Play),
            Now(The("CORE_GVG_044"), 3, 4),
        ],
    );
}

/// # Explosive Sheep
///
/// `CORE_GVG_076` · Neutral minion · 2 mana · 1/1
///
/// > **Deathrattle:** Deal 2 damage to all minions.
///
/// State: Reprint
//~ reprint CORE_GVG_076 ab5f3d96 d2d2a136 c7147d21.9b3b5542
#[test]
fn CORE_GVG_076_explosive_sheep() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_GVG_076"),
            Cost("CORE_GVG_076", 2),
            Stats("CORE_GVG_076", 1, 1),
            WrittenAs("CORE_GVG_076", "GVG_076"),
        ],
    );
}

/// # Mini-Mage
///
/// `CORE_GVG_109` · Neutral minion · 3 mana · 3/1
///
/// > **Stealth Spell Damage +1**
///
/// State: Vanilla
//~ vanilla CORE_GVG_109 74475972 50983d55 82410a5a.4ff83c9c
#[test]
fn CORE_GVG_109_mini_mage() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_GVG_109"),
            Cost("CORE_GVG_109", 3),
            Stats("CORE_GVG_109", 3, 1),
            Has("CORE_GVG_109", GameTag::SPELLPOWER),
            Has("CORE_GVG_109", GameTag::STEALTH),
            Play("CORE_GVG_109", Nothing),
            In(The("CORE_GVG_109"), Zone::Play),
            Now(The("CORE_GVG_109"), 3, 1),
            HasNow(The("CORE_GVG_109"), GameTag::SPELLPOWER),
            HasNow(The("CORE_GVG_109"), GameTag::STEALTH),
        ],
    );
}

/// # Dr. Boom
///
/// `CORE_GVG_110` · Neutral minion · 7 mana · 7/7
///
/// > **Battlecry:** Summon two 1/1 Boom Bots. *WARNING: Bots may explode.*
///
/// State: Reprint
//~ reprint CORE_GVG_110 a823e11c a7b4a5a3 c2aceca8.7610d354
#[test]
fn CORE_GVG_110_dr_boom() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_GVG_110"),
            Cost("CORE_GVG_110", 7),
            Stats("CORE_GVG_110", 7, 7),
            WrittenAs("CORE_GVG_110", "GVG_110"),
        ],
    );
}

/// # Clockwork Giant
///
/// `CORE_GVG_121` · Neutral minion · 12 mana · 8/8
///
/// > Costs (1) less for each card in your opponent's hand.
///
/// State: Reprint
//~ reprint CORE_GVG_121 e6336d7c a29326c0 1c515080.13d7b3b6
#[test]
fn CORE_GVG_121_clockwork_giant() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_GVG_121"),
            Cost("CORE_GVG_121", 12),
            Stats("CORE_GVG_121", 8, 8),
            WrittenAs("CORE_GVG_121", "GVG_121"),
        ],
    );
}

/// # Phantom Freebooter
///
/// `CORE_ICC_018` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Gain stats equal to your weapon's.
///
/// State: Reprint
//~ reprint CORE_ICC_018 3ea5a2b9 2ee979f5 4bfc80d8.62980379
#[test]
fn CORE_ICC_018_phantom_freebooter() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_018"),
            Cost("CORE_ICC_018", 4),
            Stats("CORE_ICC_018", 3, 3),
            WrittenAs("CORE_ICC_018", "ICC_018"),
        ],
    );
}

/// # Skelemancer
///
/// `CORE_ICC_019` · Neutral minion · 5 mana · 2/2
///
/// > **Deathrattle:** If it's your opponent's turn, summon an 8/8 Skeleton.
///
/// State: Reprint
//~ reprint CORE_ICC_019 ad31f7d2 33fc6500 430cf676.83b40627
#[test]
fn CORE_ICC_019_skelemancer() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_019"),
            Cost("CORE_ICC_019", 5),
            Stats("CORE_ICC_019", 2, 2),
            WrittenAs("CORE_ICC_019", "ICC_019"),
        ],
    );
}

/// # Snowflipper Penguin
///
/// `CORE_ICC_023` · Neutral minion · 0 mana · 1/1
///
/// State: Vanilla
//~ vanilla CORE_ICC_023 38f6933b 7240fbca 8faae2e4
#[test]
fn CORE_ICC_023_snowflipper_penguin() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_023"),
            Cost("CORE_ICC_023", 0),
            Stats("CORE_ICC_023", 1, 1),
            Play("CORE_ICC_023", Nothing),
            In(The("CORE_ICC_023"), Zone::Play),
            Now(The("CORE_ICC_023"), 1, 1),
        ],
    );
}

/// # Rattling Rascal
///
/// `CORE_ICC_025` · Neutral minion · 4 mana · 2/2
///
/// > **Battlecry:** Summon a 5/5 Skeleton. **Deathrattle:** Summon one for your opponent.
///
/// State: Reprint
//~ reprint CORE_ICC_025 1f8992bf 568219d6 01fd4858.2c5fe618
#[test]
fn CORE_ICC_025_rattling_rascal() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_025"),
            Cost("CORE_ICC_025", 4),
            Stats("CORE_ICC_025", 2, 2),
            WrittenAs("CORE_ICC_025", "ICC_025"),
        ],
    );
}

/// # Grim Necromancer
///
/// `CORE_ICC_026` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Summon two 1/1 Skeletons.
///
/// State: Reprint
//~ reprint CORE_ICC_026 6783d4f6 65d6d032 42796262.99859f02
#[test]
fn CORE_ICC_026_grim_necromancer() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_026"),
            Cost("CORE_ICC_026", 4),
            Stats("CORE_ICC_026", 2, 4),
            WrittenAs("CORE_ICC_026", "ICC_026"),
        ],
    );
}

/// # Bone Drake
///
/// `CORE_ICC_027` · Neutral minion · 6 mana · 6/5
///
/// > **Deathrattle:** Add a random Dragon to your hand.
///
/// State: Reprint
//~ reprint CORE_ICC_027 6f8f2eee 4732227f 42c30f2c.d3f4fc3a
#[test]
fn CORE_ICC_027_bone_drake() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_027"),
            Cost("CORE_ICC_027", 6),
            Stats("CORE_ICC_027", 6, 5),
            WrittenAs("CORE_ICC_027", "ICC_027"),
        ],
    );
}

/// # Sunborne Val'kyr
///
/// `CORE_ICC_028` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** Give adjacent minions +2 Health.
///
/// State: Reprint
//~ reprint CORE_ICC_028 1063a36f 29b73ec9 4d7f6989.b3e28c64
#[test]
fn CORE_ICC_028_sunborne_valkyr() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_028"),
            Cost("CORE_ICC_028", 5),
            Stats("CORE_ICC_028", 5, 4),
            WrittenAs("CORE_ICC_028", "ICC_028"),
        ],
    );
}

/// # Cobalt Scalebane
///
/// `CORE_ICC_029` · Neutral minion · 5 mana · 5/5
///
/// > At the end of your turn, give another random friendly minion +3 Attack.
///
/// State: Reprint
//~ reprint CORE_ICC_029 4f11ef84 ad63a404 db400e39.70c3d3d8
#[test]
fn CORE_ICC_029_cobalt_scalebane() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_029"),
            Cost("CORE_ICC_029", 5),
            Stats("CORE_ICC_029", 5, 5),
            WrittenAs("CORE_ICC_029", "ICC_029"),
        ],
    );
}

/// # Night Howler
///
/// `CORE_ICC_031` · Neutral minion · 4 mana · 3/4
///
/// > Whenever this minion takes damage, gain +2 Attack.
///
/// State: Reprint
//~ reprint CORE_ICC_031 12ea5249 c27c6609 7c841179.ee10c1dd
#[test]
fn CORE_ICC_031_night_howler() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_031"),
            Cost("CORE_ICC_031", 4),
            Stats("CORE_ICC_031", 3, 4),
            WrittenAs("CORE_ICC_031", "ICC_031"),
        ],
    );
}

/// # Venomancer
///
/// `CORE_ICC_032` · Neutral minion · 5 mana · 2/5
///
/// > **Poisonous**
///
/// State: Vanilla
//~ vanilla CORE_ICC_032 6f186dd6 b2aaf0bf 7092f4e2.2574dcf7
#[test]
fn CORE_ICC_032_venomancer() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_032"),
            Cost("CORE_ICC_032", 5),
            Stats("CORE_ICC_032", 2, 5),
            Has("CORE_ICC_032", GameTag::POISONOUS),
            Play("CORE_ICC_032", Nothing),
            In(The("CORE_ICC_032"), Zone::Play),
            Now(The("CORE_ICC_032"), 2, 5),
            HasNow(The("CORE_ICC_032"), GameTag::POISONOUS),
        ],
    );
}

/// # Vryghoul
///
/// `CORE_ICC_067` · Neutral minion · 3 mana · 3/1
///
/// > **Deathrattle:** If it's your opponent's turn, summon a 2/2 Ghoul.
///
/// State: Reprint
//~ reprint CORE_ICC_067 0a267fe3 f0000f86 ea7dae9b.92cdde9e
#[test]
fn CORE_ICC_067_vryghoul() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_067"),
            Cost("CORE_ICC_067", 3),
            Stats("CORE_ICC_067", 3, 1),
            WrittenAs("CORE_ICC_067", "ICC_067"),
        ],
    );
}

/// # Acherus Veteran
///
/// `CORE_ICC_092` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Give a friendly minion +1 Attack.
///
/// State: Reprint
//~ reprint CORE_ICC_092 c73876ac 3c8e7649 884b3981.489560b4
#[test]
fn CORE_ICC_092_acherus_veteran() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_092"),
            Cost("CORE_ICC_092", 1),
            Stats("CORE_ICC_092", 2, 1),
            WrittenAs("CORE_ICC_092", "ICC_092"),
        ],
    );
}

/// # Tuskarr Fisherman
///
/// `CORE_ICC_093` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give a friendly minion **Spell Damage +1**.
///
/// State: Reprint
//~ reprint CORE_ICC_093 28980f64 b71b7708 7533b6b0.2fdb4cad
#[test]
fn CORE_ICC_093_tuskarr_fisherman() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_093"),
            Cost("CORE_ICC_093", 2),
            Stats("CORE_ICC_093", 2, 3),
            WrittenAs("CORE_ICC_093", "ICC_093"),
        ],
    );
}

/// # Fallen Sun Cleric
///
/// `CORE_ICC_094` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Give a friendly minion +1/+1.
///
/// State: Reprint
//~ reprint CORE_ICC_094 a8c8c60e 7d5f5dfe c5b64356.275576eb
#[test]
fn CORE_ICC_094_fallen_sun_cleric() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_094"),
            Cost("CORE_ICC_094", 2),
            Stats("CORE_ICC_094", 2, 1),
            WrittenAs("CORE_ICC_094", "ICC_094"),
        ],
    );
}

/// # Furnacefire Colossus
///
/// `CORE_ICC_096` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Discard all weapons from your hand and gain their stats.
///
/// State: Reprint
//~ reprint CORE_ICC_096 c2a1430d fba86025 d2fa22a3.ae7473c1
#[test]
fn CORE_ICC_096_furnacefire_colossus() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_096"),
            Cost("CORE_ICC_096", 6),
            Stats("CORE_ICC_096", 6, 6),
            WrittenAs("CORE_ICC_096", "ICC_096"),
        ],
    );
}

/// # Grave Shambler
///
/// `CORE_ICC_097` · Neutral minion · 4 mana · 4/4
///
/// > Whenever your weapon is destroyed, gain +1/+1.
///
/// State: Reprint
//~ reprint CORE_ICC_097 4df47ec6 bd13b620 a829cdf0.1d401b53
#[test]
fn CORE_ICC_097_grave_shambler() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_097"),
            Cost("CORE_ICC_097", 4),
            Stats("CORE_ICC_097", 4, 4),
            WrittenAs("CORE_ICC_097", "ICC_097"),
        ],
    );
}

/// # Tomb Lurker
///
/// `CORE_ICC_098` · Neutral minion · 5 mana · 5/3
///
/// > **Battlecry:** Add a random **Deathrattle** minion that died this game to your hand.
///
/// State: Reprint
//~ reprint CORE_ICC_098 e138cbcf 98af9adc 8a126352.2a2b5c23
#[test]
fn CORE_ICC_098_tomb_lurker() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_098"),
            Cost("CORE_ICC_098", 5),
            Stats("CORE_ICC_098", 5, 3),
            WrittenAs("CORE_ICC_098", "ICC_098"),
        ],
    );
}

/// # Ticking Abomination
///
/// `CORE_ICC_099` · Neutral minion · 4 mana · 5/6
///
/// > **Deathrattle:** Deal 5 damage to your minions.
///
/// State: Reprint
//~ reprint CORE_ICC_099 924a3b6b c2b1597f 2f5d1235.09105359
#[test]
fn CORE_ICC_099_ticking_abomination() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_099"),
            Cost("CORE_ICC_099", 4),
            Stats("CORE_ICC_099", 5, 6),
            WrittenAs("CORE_ICC_099", "ICC_099"),
        ],
    );
}

/// # Deadscale Knight
///
/// `CORE_ICC_220` · Neutral minion · 1 mana · 1/1
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla CORE_ICC_220 84cec0fc 43433ec5 6e07f761.b857c9f1
#[test]
fn CORE_ICC_220_deadscale_knight() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_220"),
            Cost("CORE_ICC_220", 1),
            Stats("CORE_ICC_220", 1, 1),
            Has("CORE_ICC_220", GameTag::LIFESTEAL),
            Play("CORE_ICC_220", Nothing),
            In(The("CORE_ICC_220"), Zone::Play),
            Now(The("CORE_ICC_220"), 1, 1),
            HasNow(The("CORE_ICC_220"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Corpse Raiser
///
/// `CORE_ICC_257` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Give a friendly minion "**Deathrattle:** Resummon this minion."
///
/// State: Reprint
//~ reprint CORE_ICC_257 356c56c1 fb023128 563766d3.b21aa28b
#[test]
fn CORE_ICC_257_corpse_raiser() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_257"),
            Cost("CORE_ICC_257", 5),
            Stats("CORE_ICC_257", 3, 3),
            WrittenAs("CORE_ICC_257", "ICC_257"),
        ],
    );
}

/// # The Lich King
///
/// `CORE_ICC_314` · Neutral minion · 8 mana · 8/8
///
/// > **Taunt** At the end of your turn, add a random **Lich King** card to your hand.
///
/// State: Reprint
//~ reprint CORE_ICC_314 4a039bae c4584be5 6ce8f45a.c97a4ed3
#[test]
fn CORE_ICC_314_the_lich_king() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_314"),
            Cost("CORE_ICC_314", 8),
            Stats("CORE_ICC_314", 8, 8),
            Has("CORE_ICC_314", GameTag::TAUNT),
            WrittenAs("CORE_ICC_314", "ICC_314"),
        ],
    );
}

/// # Saronite Chain Gang
///
/// `CORE_ICC_466` · Neutral minion · 4 mana · 2/3
///
/// > **Taunt Battlecry:** Summon a copy of this minion.
///
/// State: Derived
//~ derived CORE_ICC_466 0c34fcd0 09b83f61 3516ccb6.d7919268
#[test]
fn CORE_ICC_466_saronite_chain_gang() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_466"),
            Cost("CORE_ICC_466", 4),
            Stats("CORE_ICC_466", 2, 3),
            Has("CORE_ICC_466", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CORE_ICC_466", Nothing),
            BoardCount(Mine, 3),
            In(The("CORE_ICC_466"), Zone::Play),
            Now(The("CORE_ICC_466"), 2, 3),
        ],
    );
}

/// # Deathspeaker
///
/// `CORE_ICC_467` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Give a friendly minion **Immune** this turn.
///
/// State: Reprint
//~ reprint CORE_ICC_467 1ed73c8b 0b80e025 09b289f9.fa52a242
#[test]
fn CORE_ICC_467_deathspeaker() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_467"),
            Cost("CORE_ICC_467", 3),
            Stats("CORE_ICC_467", 2, 4),
            WrittenAs("CORE_ICC_467", "ICC_467"),
        ],
    );
}

/// # Wretched Tiller
///
/// `CORE_ICC_468` · Neutral minion · 1 mana · 1/1
///
/// > Whenever this minion attacks, deal 2 damage to the enemy hero.
///
/// State: Reprint
//~ reprint CORE_ICC_468 1287b5d2 98df6c0f 256e47bb.fdc0614f
#[test]
fn CORE_ICC_468_wretched_tiller() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_468"),
            Cost("CORE_ICC_468", 1),
            Stats("CORE_ICC_468", 1, 1),
            WrittenAs("CORE_ICC_468", "ICC_468"),
        ],
    );
}

/// # Happy Ghoul
///
/// `CORE_ICC_700` · Neutral minion · 3 mana · 3/3
///
/// > Costs (0) if your hero was healed this turn.
///
/// State: Reprint
//~ reprint CORE_ICC_700 24005e38 a5b0c600 a0338950.c45ccb24
#[test]
fn CORE_ICC_700_happy_ghoul() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_700"),
            Cost("CORE_ICC_700", 3),
            Stats("CORE_ICC_700", 3, 3),
            WrittenAs("CORE_ICC_700", "ICC_700"),
        ],
    );
}

/// # Skulking Geist
///
/// `CORE_ICC_701` · Neutral minion · 6 mana · 4/6
///
/// > **Battlecry:** Destroy all 1-Cost spells in both hands and decks.
///
/// State: Reprint
//~ reprint CORE_ICC_701 58948c97 79cd94b9 aa7bc834.89e94b2c
#[test]
fn CORE_ICC_701_skulking_geist() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_701"),
            Cost("CORE_ICC_701", 6),
            Stats("CORE_ICC_701", 4, 6),
            WrittenAs("CORE_ICC_701", "ICC_701"),
        ],
    );
}

/// # Shallow Gravedigger
///
/// `CORE_ICC_702` · Neutral minion · 3 mana · 3/1
///
/// > **Deathrattle:** Add a random **Deathrattle** minion to your hand.
///
/// State: Reprint
//~ reprint CORE_ICC_702 261318c8 163fcf78 48f9337e.4c48adf9
#[test]
fn CORE_ICC_702_shallow_gravedigger() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_702"),
            Cost("CORE_ICC_702", 3),
            Stats("CORE_ICC_702", 3, 1),
            WrittenAs("CORE_ICC_702", "ICC_702"),
        ],
    );
}

/// # Bonemare
///
/// `CORE_ICC_705` · Neutral minion · 7 mana · 5/5
///
/// > **Battlecry:** Give a friendly minion +4/+4 and **Taunt**.
///
/// State: Reprint
//~ reprint CORE_ICC_705 c0748752 c90e0214 34c7b966.312b69ef
#[test]
fn CORE_ICC_705_bonemare() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_705"),
            Cost("CORE_ICC_705", 7),
            Stats("CORE_ICC_705", 5, 5),
            WrittenAs("CORE_ICC_705", "ICC_705"),
        ],
    );
}

/// # Nerubian Unraveler
///
/// `CORE_ICC_706` · Neutral minion · 6 mana · 5/5
///
/// > Spells cost (2) more.
///
/// State: Reprint
//~ reprint CORE_ICC_706 2c2e7240 da2efb53 4da37877.bd67e972
#[test]
fn CORE_ICC_706_nerubian_unraveler() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_706"),
            Cost("CORE_ICC_706", 6),
            Stats("CORE_ICC_706", 5, 5),
            WrittenAs("CORE_ICC_706", "ICC_706"),
        ],
    );
}

/// # Deathaxe Punisher
///
/// `CORE_ICC_810` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Give a random **Lifesteal** minion in your hand +2/+2.
///
/// State: Reprint
//~ reprint CORE_ICC_810 7e7570ca 9f708443 80b16d82.a7830bbf
#[test]
fn CORE_ICC_810_deathaxe_punisher() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_810"),
            Cost("CORE_ICC_810", 4),
            Stats("CORE_ICC_810", 3, 3),
            WrittenAs("CORE_ICC_810", "ICC_810"),
        ],
    );
}

/// # Meat Wagon
///
/// `CORE_ICC_812` · Neutral minion · 4 mana · 1/4
///
/// > **Deathrattle:** Summon a minion from your deck with less Attack than this minion.
///
/// State: Reprint
//~ reprint CORE_ICC_812 91ea394d 70cb9fcc 15dce9a8.41b591d7
#[test]
fn CORE_ICC_812_meat_wagon() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_812"),
            Cost("CORE_ICC_812", 4),
            Stats("CORE_ICC_812", 1, 4),
            WrittenAs("CORE_ICC_812", "ICC_812"),
        ],
    );
}

/// # Prince Keleseth
///
/// `CORE_ICC_851` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** If your deck has no 2-Cost cards, give all minions in your deck +1/+1.
///
/// State: Reprint
//~ reprint CORE_ICC_851 60273bc4 911ef05a 8626582e.86036d30
#[test]
fn CORE_ICC_851_prince_keleseth() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_851"),
            Cost("CORE_ICC_851", 2),
            Stats("CORE_ICC_851", 2, 2),
            WrittenAs("CORE_ICC_851", "ICC_851"),
        ],
    );
}

/// # Prince Taldaram
///
/// `CORE_ICC_852` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If your deck has no 3-Cost cards, transform into a 3/3 copy of a minion.
///
/// State: Reprint
//~ reprint CORE_ICC_852 497e8701 a84bdf7b 90c30253.47eef6ac
#[test]
fn CORE_ICC_852_prince_taldaram() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_852"),
            Cost("CORE_ICC_852", 3),
            Stats("CORE_ICC_852", 3, 3),
            WrittenAs("CORE_ICC_852", "ICC_852"),
        ],
    );
}

/// # Prince Valanar
///
/// `CORE_ICC_853` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If your deck has no 4-Cost cards, gain **Lifesteal** and **Taunt**.
///
/// State: Reprint
//~ reprint CORE_ICC_853 11bc9122 61b7d314 2b177e7c.624b9de0
#[test]
fn CORE_ICC_853_prince_valanar() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_853"),
            Cost("CORE_ICC_853", 4),
            Stats("CORE_ICC_853", 4, 4),
            WrittenAs("CORE_ICC_853", "ICC_853"),
        ],
    );
}

/// # Arfus
///
/// `CORE_ICC_854` · Neutral minion · 4 mana · 2/2
///
/// > **Deathrattle:** Add a random **Lich King** card to your hand.
///
/// State: Reprint
//~ reprint CORE_ICC_854 4e966bc0 fad3e53f 60190034.c348317a
#[test]
fn CORE_ICC_854_arfus() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_854"),
            Cost("CORE_ICC_854", 4),
            Stats("CORE_ICC_854", 2, 2),
            WrittenAs("CORE_ICC_854", "ICC_854"),
        ],
    );
}

/// # Hyldnir Frostrider
///
/// `CORE_ICC_855` · Neutral minion · 3 mana · 4/4
///
/// > **Battlecry: Freeze** your other minions.
///
/// State: Reprint
//~ reprint CORE_ICC_855 039460a9 2826a9cc 84d64216.19358247
#[test]
fn CORE_ICC_855_hyldnir_frostrider() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_855"),
            Cost("CORE_ICC_855", 3),
            Stats("CORE_ICC_855", 4, 4),
            WrittenAs("CORE_ICC_855", "ICC_855"),
        ],
    );
}

/// # Spellweaver
///
/// `CORE_ICC_856` · Neutral minion · 6 mana · 4/4
///
/// > **Spell Damage +2**
///
/// State: Vanilla
//~ vanilla CORE_ICC_856 bacd92ed 81f36ec5 5f350195.e1835dc2
#[test]
fn CORE_ICC_856_spellweaver() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_856"),
            Cost("CORE_ICC_856", 6),
            Stats("CORE_ICC_856", 4, 4),
            Has("CORE_ICC_856", GameTag::SPELLPOWER),
            Play("CORE_ICC_856", Nothing),
            In(The("CORE_ICC_856"), Zone::Play),
            Now(The("CORE_ICC_856"), 4, 4),
            HasNow(The("CORE_ICC_856"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Necrotic Geist
///
/// `CORE_ICC_900` · Neutral minion · 6 mana · 5/3
///
/// > Whenever one of your other minions dies, summon a 2/2 Ghoul.
///
/// State: Reprint
//~ reprint CORE_ICC_900 c3f0e529 8067f32a 6c9853a4.a9ed3801
#[test]
fn CORE_ICC_900_necrotic_geist() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_900"),
            Cost("CORE_ICC_900", 6),
            Stats("CORE_ICC_900", 5, 3),
            WrittenAs("CORE_ICC_900", "ICC_900"),
        ],
    );
}

/// # Drakkari Enchanter
///
/// `CORE_ICC_901` · Neutral minion · 3 mana · 1/5
///
/// > Your end of turn effects trigger twice.
///
/// State: Reprint
//~ reprint CORE_ICC_901 9598c20e fa136b61 14c737b4.2ac7b1e4
#[test]
fn CORE_ICC_901_drakkari_enchanter() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_901"),
            Cost("CORE_ICC_901", 3),
            Stats("CORE_ICC_901", 1, 5),
            WrittenAs("CORE_ICC_901", "ICC_901"),
        ],
    );
}

/// # Mindbreaker
///
/// `CORE_ICC_902` · Neutral minion · 3 mana · 2/5
///
/// > Hero Powers are disabled.
///
/// State: Reprint
//~ reprint CORE_ICC_902 018a2846 78b11e59 aa091b78.c9288e1b
#[test]
fn CORE_ICC_902_mindbreaker() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_902"),
            Cost("CORE_ICC_902", 3),
            Stats("CORE_ICC_902", 2, 5),
            WrittenAs("CORE_ICC_902", "ICC_902"),
        ],
    );
}

/// # Wicked Skeleton
///
/// `CORE_ICC_904` · Neutral minion · 4 mana · 1/1
///
/// > **Battlecry:** Gain +1/+1 for each minion that died this turn.
///
/// State: Reprint
//~ reprint CORE_ICC_904 177ef771 fa120fad eacbff1c.11892154
#[test]
fn CORE_ICC_904_wicked_skeleton() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_904"),
            Cost("CORE_ICC_904", 4),
            Stats("CORE_ICC_904", 1, 1),
            WrittenAs("CORE_ICC_904", "ICC_904"),
        ],
    );
}

/// # Bloodworm
///
/// `CORE_ICC_905` · Neutral minion · 5 mana · 4/4
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla CORE_ICC_905 7d401ce2 ec3329c8 38e079a7.b857c9f1
#[test]
fn CORE_ICC_905_bloodworm() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_905"),
            Cost("CORE_ICC_905", 5),
            Stats("CORE_ICC_905", 4, 4),
            Has("CORE_ICC_905", GameTag::LIFESTEAL),
            Play("CORE_ICC_905", Nothing),
            In(The("CORE_ICC_905"), Zone::Play),
            Now(The("CORE_ICC_905"), 4, 4),
            HasNow(The("CORE_ICC_905"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Keening Banshee
///
/// `CORE_ICC_911` · Neutral minion · 4 mana · 5/5
///
/// > Whenever you play a card, remove the top 3 cards of your deck.
///
/// State: Reprint
//~ reprint CORE_ICC_911 5538f2ca 5d7fbffa 437321d6.2c276c96
#[test]
fn CORE_ICC_911_keening_banshee() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_911"),
            Cost("CORE_ICC_911", 4),
            Stats("CORE_ICC_911", 5, 5),
            WrittenAs("CORE_ICC_911", "ICC_911"),
        ],
    );
}

/// # Corpsetaker
///
/// `CORE_ICC_912` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Gain **Taunt** if your deck has a **Taunt** minion. Repeat for **Divine Shield**, **Lifesteal**, **Windfury**.
///
/// State: Reprint
//~ reprint CORE_ICC_912 b6e5cb3a c22e6ec4 264ee82b.e82e9619
#[test]
fn CORE_ICC_912_corpsetaker() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_912"),
            Cost("CORE_ICC_912", 4),
            Stats("CORE_ICC_912", 3, 3),
            WrittenAs("CORE_ICC_912", "ICC_912"),
        ],
    );
}

/// # Tainted Zealot
///
/// `CORE_ICC_913` · Neutral minion · 2 mana · 1/1
///
/// > **Divine Shield Spell Damage +1**
///
/// State: Vanilla
//~ vanilla CORE_ICC_913 3a1fbcd8 561caca4 a9239393.f68c7b85
#[test]
fn CORE_ICC_913_tainted_zealot() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ICC_913"),
            Cost("CORE_ICC_913", 2),
            Stats("CORE_ICC_913", 1, 1),
            Has("CORE_ICC_913", GameTag::DIVINE_SHIELD),
            Has("CORE_ICC_913", GameTag::SPELLPOWER),
            Play("CORE_ICC_913", Nothing),
            In(The("CORE_ICC_913"), Zone::Play),
            Now(The("CORE_ICC_913"), 1, 1),
            HasNow(The("CORE_ICC_913"), GameTag::DIVINE_SHIELD),
            HasNow(The("CORE_ICC_913"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Arcane Anomaly
///
/// `CORE_KAR_036` · Neutral minion · 1 mana · 2/1
///
/// > After you cast a spell, give this minion +1 Health.
///
/// State: Reprint
//~ reprint CORE_KAR_036 29a56344 a08a55ff b4f06ba8.c450d4fc
#[test]
fn CORE_KAR_036_arcane_anomaly() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_KAR_036"),
            Cost("CORE_KAR_036", 1),
            Stats("CORE_KAR_036", 2, 1),
            WrittenAs("CORE_KAR_036", "KAR_036"),
        ],
    );
}

/// # Murloc Tinyfin
///
/// `CORE_LOEA10_3` · Neutral minion · 0 mana · 1/1
///
/// State: Vanilla
//~ vanilla CORE_LOEA10_3 6f4c4f30 9c7c7988 c64bbf57
#[test]
fn CORE_LOEA10_3_murloc_tinyfin() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_LOEA10_3"),
            Cost("CORE_LOEA10_3", 0),
            Stats("CORE_LOEA10_3", 1, 1),
            Play("CORE_LOEA10_3", Nothing),
            In(The("CORE_LOEA10_3"), Zone::Play),
            Now(The("CORE_LOEA10_3"), 1, 1),
        ],
    );
}

/// # Reno Jackson
///
/// `CORE_LOE_011` · Neutral minion · 6 mana · 4/6
///
/// > **Battlecry:** If your deck has no duplicates, fully heal your hero.
///
/// State: Reprint
//~ reprint CORE_LOE_011 b321ce5a eeb6a881 63e3b88f.4a301d81
#[test]
fn CORE_LOE_011_reno_jackson() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_LOE_011"),
            Cost("CORE_LOE_011", 6),
            Stats("CORE_LOE_011", 4, 6),
            WrittenAs("CORE_LOE_011", "LOE_011"),
        ],
    );
}

/// # Sir Finley Mrrgglton
///
/// `CORE_LOE_076` · Neutral minion · 1 mana · 1/3
///
/// > **Battlecry: Discover** a new basic Hero Power.
///
/// State: Reprint
//~ reprint CORE_LOE_076 c4f02982 b8a1fbc7 85e28218.039e2dab
#[test]
fn CORE_LOE_076_sir_finley_mrrgglton() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_LOE_076"),
            Cost("CORE_LOE_076", 1),
            Stats("CORE_LOE_076", 1, 3),
            WrittenAs("CORE_LOE_076", "LOE_076"),
        ],
    );
}

/// # Brann Bronzebeard
///
/// `CORE_LOE_077` · Neutral minion · 3 mana · 2/4
///
/// > Your **Battlecries** trigger twice.
///
/// State: Reprint
//~ reprint CORE_LOE_077 ad8cdd1e a10aff8c c79ae3ef.ccddf63c
#[test]
fn CORE_LOE_077_brann_bronzebeard() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_LOE_077"),
            Cost("CORE_LOE_077", 3),
            Stats("CORE_LOE_077", 2, 4),
            WrittenAs("CORE_LOE_077", "LOE_077"),
        ],
    );
}

/// # Elise Starseeker
///
/// `CORE_LOE_079` · Neutral minion · 4 mana · 3/5
///
/// > **Battlecry:** Shuffle the 'Map to the Golden Monkey' into your deck.
///
/// State: Reprint
//~ reprint CORE_LOE_079 025a1516 e264209e 11544f1f.acb526f3
#[test]
fn CORE_LOE_079_elise_starseeker() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_LOE_079"),
            Cost("CORE_LOE_079", 4),
            Stats("CORE_LOE_079", 3, 5),
            WrittenAs("CORE_LOE_079", "LOE_079"),
        ],
    );
}

/// # Lone Champion
///
/// `CORE_LOOT_124` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** If you control no other minions, gain **Taunt** and **Divine Shield**.
///
/// State: Reprint
//~ reprint CORE_LOOT_124 34651443 9d18660b 7fe58924.545c432b
#[test]
fn CORE_LOOT_124_lone_champion() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_LOOT_124"),
            Cost("CORE_LOOT_124", 3),
            Stats("CORE_LOOT_124", 2, 4),
            WrittenAs("CORE_LOOT_124", "LOOT_124"),
        ],
    );
}

/// # Stoneskin Basilisk
///
/// `CORE_LOOT_125` · Neutral minion · 3 mana · 1/1
///
/// > **Divine Shield** **Poisonous**
///
/// State: Vanilla
//~ vanilla CORE_LOOT_125 566c210f efdf91ea 0958ad09.d696933f
#[test]
fn CORE_LOOT_125_stoneskin_basilisk() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_LOOT_125"),
            Cost("CORE_LOOT_125", 3),
            Stats("CORE_LOOT_125", 1, 1),
            Has("CORE_LOOT_125", GameTag::DIVINE_SHIELD),
            Has("CORE_LOOT_125", GameTag::POISONOUS),
            Play("CORE_LOOT_125", Nothing),
            In(The("CORE_LOOT_125"), Zone::Play),
            Now(The("CORE_LOOT_125"), 1, 1),
            HasNow(The("CORE_LOOT_125"), GameTag::DIVINE_SHIELD),
            HasNow(The("CORE_LOOT_125"), GameTag::POISONOUS),
        ],
    );
}

/// # Shimmering Courser
///
/// `CORE_LOOT_193` · Neutral minion · 4 mana · 3/3
///
/// > **Elusive** on your opponent's turn.
///
/// State: Reprint
//~ reprint CORE_LOOT_193 1c407462 789160c7 ed08d4b1.fc061c5c
#[test]
fn CORE_LOOT_193_shimmering_courser() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_LOOT_193"),
            Cost("CORE_LOOT_193", 4),
            Stats("CORE_LOOT_193", 3, 3),
            WrittenAs("CORE_LOOT_193", "LOOT_193"),
        ],
    );
}

/// # Zola the Gorgon
///
/// `CORE_LOOT_516` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Choose a friendly minion. Add a Golden copy of it to your hand.
///
/// State: Reprint
//~ reprint CORE_LOOT_516 33df5144 6c777a3e ddf53990.51aaa942
#[test]
fn CORE_LOOT_516_zola_the_gorgon() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_LOOT_516"),
            Cost("CORE_LOOT_516", 3),
            Stats("CORE_LOOT_516", 2, 2),
            WrittenAs("CORE_LOOT_516", "LOOT_516"),
        ],
    );
}

/// # Soul Seeker
///
/// `CORE_MAW_004` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Swap this with a random minion from your opponent's deck.
///
/// State: Reprint
//~ reprint CORE_MAW_004 e4fc6776 230c5b81 71c28082.30d8c4dd
#[test]
fn CORE_MAW_004_soul_seeker() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_MAW_004"),
            Cost("CORE_MAW_004", 5),
            Stats("CORE_MAW_004", 3, 3),
            WrittenAs("CORE_MAW_004", "MAW_004"),
        ],
    );
}

/// # Afterlife Attendant
///
/// `CORE_MAW_031` · Neutral minion · 3 mana · 3/4
///
/// > Your **Infuse** cards also **Infuse** while in your deck.
///
/// State: Reprint
//~ reprint CORE_MAW_031 25dc2697 924388e9 19a59978.33df47ad
#[test]
fn CORE_MAW_031_afterlife_attendant() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_MAW_031"),
            Cost("CORE_MAW_031", 3),
            Stats("CORE_MAW_031", 3, 4),
            WrittenAs("CORE_MAW_031", "MAW_031"),
        ],
    );
}

/// # Tight-Lipped Witness
///
/// `CORE_MAW_032` · Neutral minion · 3 mana · 2/5
///
/// > **Secrets** can't be revealed.
///
/// State: Reprint
//~ reprint CORE_MAW_032 e3e12830 69f91885 04541a10.bb78b8ec
#[test]
fn CORE_MAW_032_tight_lipped_witness() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_MAW_032"),
            Cost("CORE_MAW_032", 3),
            Stats("CORE_MAW_032", 2, 5),
            WrittenAs("CORE_MAW_032", "MAW_032"),
        ],
    );
}

/// # Sylvanas, the Accused
///
/// `CORE_MAW_033` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Destroy an enemy minion. **Infuse (@):** Take control of it instead.
///
/// State: Reprint
//~ reprint CORE_MAW_033 01d7b62b e0fe80e0 d6b5c1a9.0eaa84ab
#[test]
fn CORE_MAW_033_sylvanas_the_accused() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_MAW_033"),
            Cost("CORE_MAW_033", 6),
            Stats("CORE_MAW_033", 5, 5),
            WrittenAs("CORE_MAW_033", "MAW_033"),
        ],
    );
}

/// # The Jailer
///
/// `CORE_MAW_034` · Neutral minion · 10 mana · 10/10
///
/// > **Battlecry:** Destroy your deck. This minion gains **Immune**.
///
/// State: Reprint
//~ reprint CORE_MAW_034 f2f68d6e 707e0f1d ec36fa7e.e106e7b5
#[test]
fn CORE_MAW_034_the_jailer() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_MAW_034"),
            Cost("CORE_MAW_034", 10),
            Stats("CORE_MAW_034", 10, 10),
            WrittenAs("CORE_MAW_034", "MAW_034"),
        ],
    );
}

/// # Violet Teacher
///
/// `CORE_NEW1_026` · Neutral minion · 4 mana · 3/5
///
/// > Whenever you cast a spell, summon a 1/1 Violet Apprentice.
///
/// State: Reprint
//~ reprint CORE_NEW1_026 1728080d 437374dc 03f47404.037585e0
#[test]
fn CORE_NEW1_026_violet_teacher() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_NEW1_026"),
            Cost("CORE_NEW1_026", 4),
            Stats("CORE_NEW1_026", 3, 5),
            WrittenAs("CORE_NEW1_026", "NEW1_026"),
        ],
    );
}

/// # Eater of Secrets
///
/// `CORE_OG_254` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Destroy all enemy **Secrets**. Gain +1/+1 for each.
///
/// State: Reprint
//~ reprint CORE_OG_254 f584b821 a73dcf6b e2bcf06b.7fe4db67
#[test]
fn CORE_OG_254_eater_of_secrets() {
    check(
        CardClass::Mage,
        &[Give("CORE_OG_254"), Cost("CORE_OG_254", 4), Stats("CORE_OG_254", 2, 4), WrittenAs("CORE_OG_254", "OG_254")],
    );
}

/// # Bog Beast
///
/// `CORE_REV_012` · Neutral minion · 6 mana · 3/6
///
/// > Taunt **Deathrattle:** Summon a 2/4 Muckmare with **Taunt**.
///
/// State: Reprint
//~ reprint CORE_REV_012 e79b2807 f78c6072 171c9020.2234b171
#[test]
fn CORE_REV_012_bog_beast() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_012"),
            Cost("CORE_REV_012", 6),
            Stats("CORE_REV_012", 3, 6),
            Has("CORE_REV_012", GameTag::TAUNT),
            WrittenAs("CORE_REV_012", "REV_012"),
        ],
    );
}

/// # Stoneborn Accuser
///
/// `CORE_REV_013` · Neutral minion · 5 mana · 5/5
///
/// > **Infuse (@):** Gain "**Battlecry:** Deal 5 damage."
///
/// State: Reprint
//~ reprint CORE_REV_013 d2c97ebe 0fb55c62 08f90157.8978c39a
#[test]
fn CORE_REV_013_stoneborn_accuser() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_013"),
            Cost("CORE_REV_013", 5),
            Stats("CORE_REV_013", 5, 5),
            WrittenAs("CORE_REV_013", "REV_013"),
        ],
    );
}

/// # Red Herring
///
/// `CORE_REV_014` · Neutral minion · 7 mana · 3/12
///
/// > **Taunt** Your non-Red Herring minions have **Stealth**.
///
/// State: Reprint
//~ reprint CORE_REV_014 01e8d6a8 8e320f16 dc50953e.5b90e0e5
#[test]
fn CORE_REV_014_red_herring() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_014"),
            Cost("CORE_REV_014", 7),
            Stats("CORE_REV_014", 3, 12),
            Has("CORE_REV_014", GameTag::TAUNT),
            WrittenAs("CORE_REV_014", "REV_014"),
        ],
    );
}

/// # Masked Reveler
///
/// `CORE_REV_015` · Neutral minion · 6 mana · 4/4
///
/// > **Rush Deathrattle:** Summon a 2/2 copy of another minion in your deck.
///
/// State: Reprint
//~ reprint CORE_REV_015 6dd941a4 e5a949d0 088bf177.cee457b4
#[test]
fn CORE_REV_015_masked_reveler() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_015"),
            Cost("CORE_REV_015", 6),
            Stats("CORE_REV_015", 4, 4),
            Has("CORE_REV_015", GameTag::RUSH),
            WrittenAs("CORE_REV_015", "REV_015"),
        ],
    );
}

/// # Crooked Cook
///
/// `CORE_REV_016` · Neutral minion · 2 mana · 1/4
///
/// > At the end of your turn, if you dealt 3 or more damage to the enemy hero, draw a card.
///
/// State: Reprint
//~ reprint CORE_REV_016 2413e5d0 723b3dec 2f049dae.ea20691b
#[test]
fn CORE_REV_016_crooked_cook() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_016"),
            Cost("CORE_REV_016", 2),
            Stats("CORE_REV_016", 1, 4),
            WrittenAs("CORE_REV_016", "REV_016"),
        ],
    );
}

/// # Insatiable Devourer
///
/// `CORE_REV_017` · Neutral minion · 9 mana · 4/4
///
/// > **Battlecry:** Devour an enemy minion and gain its stats. **Infuse (@):** And its neighbors.
///
/// State: Reprint
//~ reprint CORE_REV_017 394c9ccc bb7110e1 2770d501.5321748c
#[test]
fn CORE_REV_017_insatiable_devourer() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_017"),
            Cost("CORE_REV_017", 9),
            Stats("CORE_REV_017", 4, 4),
            WrittenAs("CORE_REV_017", "REV_017"),
        ],
    );
}

/// # Prince Renathal
///
/// `CORE_REV_018` · Neutral minion · 3 mana · 3/4
///
/// > Your deck size and starting Health are 40.
///
/// State: Reprint
//~ reprint CORE_REV_018 31300ea2 813764a0 9cd62785.b18a65bd
#[test]
fn CORE_REV_018_prince_renathal() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_018"),
            Cost("CORE_REV_018", 3),
            Stats("CORE_REV_018", 3, 4),
            WrittenAs("CORE_REV_018", "REV_018"),
        ],
    );
}

/// # Famished Fool
///
/// `CORE_REV_019` · Neutral minion · 5 mana · 3/5
///
/// > **Battlecry:** Draw a card. **Infuse (@):** Draw 3 instead.
///
/// State: Reprint
//~ reprint CORE_REV_019 e3424d0f 5b6bdd3f d4a4e56c.f1702274
#[test]
fn CORE_REV_019_famished_fool() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_019"),
            Cost("CORE_REV_019", 5),
            Stats("CORE_REV_019", 3, 5),
            WrittenAs("CORE_REV_019", "REV_019"),
        ],
    );
}

/// # Dinner Performer
///
/// `CORE_REV_020` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Summon a random minion from your deck that you can afford to play.
///
/// State: Reprint
//~ reprint CORE_REV_020 229e6184 784774f0 559f409b.4abd8203
#[test]
fn CORE_REV_020_dinner_performer() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_020"),
            Cost("CORE_REV_020", 3),
            Stats("CORE_REV_020", 2, 3),
            WrittenAs("CORE_REV_020", "REV_020"),
        ],
    );
}

/// # Kael'thas Sinstrider
///
/// `CORE_REV_021` · Neutral minion · 8 mana · 4/7
///
/// > Every third minion you play each turn costs (0).
///
/// State: Reprint
//~ reprint CORE_REV_021 7c2d5fb3 3bb0d9ad 57533a92.1cebc25e
#[test]
fn CORE_REV_021_kaelthas_sinstrider() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_021"),
            Cost("CORE_REV_021", 8),
            Stats("CORE_REV_021", 4, 7),
            WrittenAs("CORE_REV_021", "REV_021"),
        ],
    );
}

/// # Murloc Holmes
///
/// `CORE_REV_022` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Solve 3 Clues about your opponent's cards to get copies of them.
///
/// State: Reprint
//~ reprint CORE_REV_022 fa62d7ba 3c05d08a 29f59076.7d4fbbe7
#[test]
fn CORE_REV_022_murloc_holmes() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_022"),
            Cost("CORE_REV_022", 3),
            Stats("CORE_REV_022", 3, 4),
            WrittenAs("CORE_REV_022", "REV_022"),
        ],
    );
}

/// # Theotar, the Mad Duke
///
/// `CORE_REV_238` · Neutral minion · 6 mana · 4/4
///
/// > **Battlecry: Discover** a card in each player's hand and swap them.
///
/// State: Reprint
//~ reprint CORE_REV_238 f1feeea0 0a2ed162 f7a24158.337e3967
#[test]
fn CORE_REV_238_theotar_the_mad_duke() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_238"),
            Cost("CORE_REV_238", 6),
            Stats("CORE_REV_238", 4, 4),
            WrittenAs("CORE_REV_238", "REV_238"),
        ],
    );
}

/// # Sinrunner
///
/// `CORE_REV_251` · Neutral minion · 5 mana · 6/5
///
/// > **Deathrattle:** Destroy a random enemy minion.
///
/// State: Reprint
//~ reprint CORE_REV_251 7e64b6cd 38f232c6 e0895ac9.e07700c8
#[test]
fn CORE_REV_251_sinrunner() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_251"),
            Cost("CORE_REV_251", 5),
            Stats("CORE_REV_251", 6, 5),
            WrittenAs("CORE_REV_251", "REV_251"),
        ],
    );
}

/// # Dredger Staff
///
/// `CORE_REV_338` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Give minions in your hand +1 Health.
///
/// State: Reprint
//~ reprint CORE_REV_338 fb82c97d 4ed6dcd2 f447da12.5dce5b19
#[test]
fn CORE_REV_338_dredger_staff() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_338"),
            Cost("CORE_REV_338", 1),
            Stats("CORE_REV_338", 1, 2),
            WrittenAs("CORE_REV_338", "REV_338"),
        ],
    );
}

/// # Roosting Gargoyle
///
/// `CORE_REV_351` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give a friendly Beast +2 Attack.
///
/// State: Reprint
//~ reprint CORE_REV_351 934bac94 5957ce3c d41b6279.c464d27d
#[test]
fn CORE_REV_351_roosting_gargoyle() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_351"),
            Cost("CORE_REV_351", 2),
            Stats("CORE_REV_351", 2, 3),
            WrittenAs("CORE_REV_351", "REV_351"),
        ],
    );
}

/// # Party Crasher
///
/// `CORE_REV_370` · Neutral minion · 8 mana · 7/9
///
/// > **Battlecry:** Choose an enemy minion. Throw a random minion from your hand at it.
///
/// State: Reprint
//~ reprint CORE_REV_370 27cbee16 8fd34aa1 c9bee10c.b25d6c24
#[test]
fn CORE_REV_370_party_crasher() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_370"),
            Cost("CORE_REV_370", 8),
            Stats("CORE_REV_370", 7, 9),
            WrittenAs("CORE_REV_370", "REV_370"),
        ],
    );
}

/// # Stoneborn General
///
/// `CORE_REV_375` · Neutral minion · 10 mana · 8/8
///
/// > **Rush** **Deathrattle:** Summon an 8/8 Gravewing with **Rush**.
///
/// State: Reprint
//~ reprint CORE_REV_375 61fb1548 fc6e9d46 f74a18a2.71194aae
#[test]
fn CORE_REV_375_stoneborn_general() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_375"),
            Cost("CORE_REV_375", 10),
            Stats("CORE_REV_375", 8, 8),
            Has("CORE_REV_375", GameTag::RUSH),
            WrittenAs("CORE_REV_375", "REV_375"),
        ],
    );
}

/// # Invitation Courier
///
/// `CORE_REV_377` · Neutral minion · 3 mana · 3/4
///
/// > After a card is added to your hand from another class, copy it.
///
/// State: Reprint
//~ reprint CORE_REV_377 d8bf7c90 1342174f 028c79c2.4ec139de
#[test]
fn CORE_REV_377_invitation_courier() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_377"),
            Cost("CORE_REV_377", 3),
            Stats("CORE_REV_377", 3, 4),
            WrittenAs("CORE_REV_377", "REV_377"),
        ],
    );
}

/// # Forensic Duster
///
/// `CORE_REV_378` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Your opponent's minions cost (1) more next turn.
///
/// State: Reprint
//~ reprint CORE_REV_378 092e93e1 e9fa6f1c a25f684b.50c174be
#[test]
fn CORE_REV_378_forensic_duster() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_378"),
            Cost("CORE_REV_378", 3),
            Stats("CORE_REV_378", 3, 4),
            WrittenAs("CORE_REV_378", "REV_378"),
        ],
    );
}

/// # Muck Plumber
///
/// `CORE_REV_837` · Neutral minion · 5 mana · 5/5
///
/// > ALL minions cost (2) more.
///
/// State: Reprint
//~ reprint CORE_REV_837 33cf6f52 759c2f44 bdc9e0de.b397e4a5
#[test]
fn CORE_REV_837_muck_plumber() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_837"),
            Cost("CORE_REV_837", 5),
            Stats("CORE_REV_837", 5, 5),
            WrittenAs("CORE_REV_837", "REV_837"),
        ],
    );
}

/// # Sinstone Totem
///
/// `CORE_REV_839` · Neutral minion · 1 mana · 0/3
///
/// > At the end of your turn, gain +1 Health.
///
/// State: Reprint
//~ reprint CORE_REV_839 d513ca7b 413b21d1 4a1a30cc.772998f1
#[test]
fn CORE_REV_839_sinstone_totem() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_839"),
            Cost("CORE_REV_839", 1),
            Stats("CORE_REV_839", 0, 3),
            WrittenAs("CORE_REV_839", "REV_839"),
        ],
    );
}

/// # Anonymous Informant
///
/// `CORE_REV_841` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** The next **Secret** you play costs (0).
///
/// State: Reprint
//~ reprint CORE_REV_841 0ce233b2 a9e540d2 5f0e2662.858ea7ea
#[test]
fn CORE_REV_841_anonymous_informant() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_841"),
            Cost("CORE_REV_841", 2),
            Stats("CORE_REV_841", 2, 3),
            WrittenAs("CORE_REV_841", "REV_841"),
        ],
    );
}

/// # Sinfueled Golem
///
/// `CORE_REV_843` · Neutral minion · 7 mana · 2/2
///
/// > **Infuse (@):** Gain stats equal to the Attack of the minions that **Infused** this.
///
/// State: Reprint
//~ reprint CORE_REV_843 a78b7c29 d88d7d11 8df26551.a2d9fab3
#[test]
fn CORE_REV_843_sinfueled_golem() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_843"),
            Cost("CORE_REV_843", 7),
            Stats("CORE_REV_843", 2, 2),
            WrittenAs("CORE_REV_843", "REV_843"),
        ],
    );
}

/// # Volatile Skeleton
///
/// `CORE_REV_845` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Deal 2 damage to a random enemy.
///
/// State: Reprint
//~ reprint CORE_REV_845 fb7a2ee7 7142e2b6 14034c3c.efdef3df
#[test]
fn CORE_REV_845_volatile_skeleton() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_845"),
            Cost("CORE_REV_845", 2),
            Stats("CORE_REV_845", 2, 2),
            WrittenAs("CORE_REV_845", "REV_845"),
        ],
    );
}

/// # Scuttlebutt Ghoul
///
/// `CORE_REV_900` · Neutral minion · 4 mana · 2/5
///
/// > **Taunt Battlecry:** If you control a **Secret**, summon a copy of this.
///
/// State: Reprint
//~ reprint CORE_REV_900 7acea99a 62e39855 a6889331.311c9462
#[test]
fn CORE_REV_900_scuttlebutt_ghoul() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_900"),
            Cost("CORE_REV_900", 4),
            Stats("CORE_REV_900", 2, 5),
            Has("CORE_REV_900", GameTag::TAUNT),
            WrittenAs("CORE_REV_900", "REV_900"),
        ],
    );
}

/// # Dispossessed Soul
///
/// `CORE_REV_901` · Neutral minion · 4 mana · 4/5
///
/// > **Battlecry:** If you control a location, **Discover** a copy of a card in your deck.
///
/// State: Reprint
//~ reprint CORE_REV_901 1c2c23ba 1af5acf7 63a3d701.e608b017
#[test]
fn CORE_REV_901_dispossessed_soul() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_901"),
            Cost("CORE_REV_901", 4),
            Stats("CORE_REV_901", 4, 5),
            WrittenAs("CORE_REV_901", "REV_901"),
        ],
    );
}

/// # Sire Denathrius
///
/// `CORE_REV_906` · Neutral minion · 10 mana · 10/10
///
/// > Lifesteal**. Battlecry:** Deal 5 damage amongst enemies. **Endlessly Infuse (@):** Deal 1 more.
///
/// State: Reprint
//~ reprint CORE_REV_906 d9142a4e 4512d806 fef78b48.a423f47a
#[test]
fn CORE_REV_906_sire_denathrius() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_906"),
            Cost("CORE_REV_906", 10),
            Stats("CORE_REV_906", 10, 10),
            Has("CORE_REV_906", GameTag::LIFESTEAL),
            WrittenAs("CORE_REV_906", "REV_906"),
        ],
    );
}

/// # Creepy Painting
///
/// `CORE_REV_916` · Neutral minion · 3 mana · 0/6
///
/// > After another minion dies, become a copy of it.
///
/// State: Reprint
//~ reprint CORE_REV_916 60737635 8e457c9a 5e179c43.8d24fd61
#[test]
fn CORE_REV_916_creepy_painting() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_916"),
            Cost("CORE_REV_916", 3),
            Stats("CORE_REV_916", 0, 6),
            WrittenAs("CORE_REV_916", "REV_916"),
        ],
    );
}

/// # Sketchy Stranger
///
/// `CORE_REV_945` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a **Secret** from another class.
///
/// State: Reprint
//~ reprint CORE_REV_945 688df604 add3a461 0ad8af9c.731137fb
#[test]
fn CORE_REV_945_sketchy_stranger() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_945"),
            Cost("CORE_REV_945", 2),
            Stats("CORE_REV_945", 2, 2),
            WrittenAs("CORE_REV_945", "REV_945"),
        ],
    );
}

/// # Priest of the Deceased
///
/// `CORE_REV_956` · Neutral minion · 2 mana · 2/3
///
/// > **Taunt Infuse (@):** Gain +2/+2.
///
/// State: Reprint
//~ reprint CORE_REV_956 98ad9690 0fb64b63 7fde45bb.24dd6d05
#[test]
fn CORE_REV_956_priest_of_the_deceased() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_956"),
            Cost("CORE_REV_956", 2),
            Stats("CORE_REV_956", 2, 3),
            Has("CORE_REV_956", GameTag::TAUNT),
            WrittenAs("CORE_REV_956", "REV_956"),
        ],
    );
}

/// # Murlocula
///
/// `CORE_REV_957` · Neutral minion · 4 mana · 3/4
///
/// > **Lifesteal Infuse (@):** This costs (0).
///
/// State: Reprint
//~ reprint CORE_REV_957 37a02070 4279462e fabd8c55.57f82730
#[test]
fn CORE_REV_957_murlocula() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_957"),
            Cost("CORE_REV_957", 4),
            Stats("CORE_REV_957", 3, 4),
            Has("CORE_REV_957", GameTag::LIFESTEAL),
            WrittenAs("CORE_REV_957", "REV_957"),
        ],
    );
}

/// # Ashen Elemental
///
/// `CORE_REV_960` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Whenever your opponent draws a card next turn, they take 2 damage.
///
/// State: Reprint
//~ reprint CORE_REV_960 12d4d4e8 6fd778a6 11ab8afa.be361d5c
#[test]
fn CORE_REV_960_ashen_elemental() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_REV_960"),
            Cost("CORE_REV_960", 3),
            Stats("CORE_REV_960", 2, 4),
            WrittenAs("CORE_REV_960", "REV_960"),
        ],
    );
}

/// # Wandmaker
///
/// `CORE_SCH_160` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a 1-Cost spell from your class to your hand.
///
/// State: Reprint
//~ reprint CORE_SCH_160 48d958c6 bfa3fe19 15f7b00e.3f1ee5d6
#[test]
fn CORE_SCH_160_wandmaker() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_SCH_160"),
            Cost("CORE_SCH_160", 2),
            Stats("CORE_SCH_160", 2, 2),
            WrittenAs("CORE_SCH_160", "SCH_160"),
        ],
    );
}

/// # Tour Guide
///
/// `CORE_SCH_312` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Your next Hero Power costs (0).
///
/// State: Reprint
//~ reprint CORE_SCH_312 99669fca 65e686fa ead04493.34fc2924
#[test]
fn CORE_SCH_312_tour_guide() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_SCH_312"),
            Cost("CORE_SCH_312", 1),
            Stats("CORE_SCH_312", 1, 1),
            WrittenAs("CORE_SCH_312", "SCH_312"),
        ],
    );
}

/// # Cornelius Roame
///
/// `CORE_SW_080` · Neutral minion · 6 mana · 4/5
///
/// > At the start and end of each player's turn, draw a card.
///
/// State: Reprint
//~ reprint CORE_SW_080 89375e66 095ce509 2739afda.9c6d06a8
#[test]
fn CORE_SW_080_cornelius_roame() {
    check(
        CardClass::Mage,
        &[Give("CORE_SW_080"), Cost("CORE_SW_080", 6), Stats("CORE_SW_080", 4, 5), WrittenAs("CORE_SW_080", "SW_080")],
    );
}

/// # Gnomelia, S.A.F.E. Pilot
///
/// `CORE_TOY_100` · Neutral minion · 6 mana · 4/2
///
/// > **Rush**. Also damages minions next to whomever this attacks. **Deathrattle:** Deal 2 damage to all enemies.
///
/// State: Reprint
//~ reprint CORE_TOY_100 9fbcfc21 4f68c6ad 228d070a.b2d7963a
#[test]
fn CORE_TOY_100_gnomelia_s_a_f_e_pilot() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_TOY_100"),
            Cost("CORE_TOY_100", 6),
            Stats("CORE_TOY_100", 4, 2),
            Has("CORE_TOY_100", GameTag::RUSH),
            WrittenAs("CORE_TOY_100", "TOY_100"),
        ],
    );
}

/// # Night Elf Huntress
///
/// `CORE_TOY_101` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage to three different enemies. *(You pick the targets!)*
///
/// State: Reprint
//~ reprint CORE_TOY_101 4d73ee66 c3c6358e 1e021b62.36beccbb
#[test]
fn CORE_TOY_101_night_elf_huntress() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_TOY_101"),
            Cost("CORE_TOY_101", 5),
            Stats("CORE_TOY_101", 3, 3),
            WrittenAs("CORE_TOY_101", "TOY_101"),
        ],
    );
}

/// # Footman
///
/// `CORE_TOY_102` · Neutral minion · 4 mana · 2/5
///
/// > **Taunt** Adjacent minions are **Immune** while attacking.
///
/// State: Reprint
//~ reprint CORE_TOY_102 2fa0dcc2 44862a52 32528ecd.09f558f5
#[test]
fn CORE_TOY_102_footman() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_TOY_102"),
            Cost("CORE_TOY_102", 4),
            Stats("CORE_TOY_102", 2, 5),
            Has("CORE_TOY_102", GameTag::TAUNT),
            WrittenAs("CORE_TOY_102", "TOY_102"),
        ],
    );
}

/// # Warsong Grunt
///
/// `CORE_TOY_103` · Neutral minion · 5 mana · 3/6
///
/// > **Rush**. After this attacks and kills a minion, it may attack again.
///
/// State: Reprint
//~ reprint CORE_TOY_103 f1a96a25 f4355ee8 80c5142d.b2826c19
#[test]
fn CORE_TOY_103_warsong_grunt() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_TOY_103"),
            Cost("CORE_TOY_103", 5),
            Stats("CORE_TOY_103", 3, 6),
            Has("CORE_TOY_103", GameTag::RUSH),
            WrittenAs("CORE_TOY_103", "TOY_103"),
        ],
    );
}

/// # Vicious Slitherspear
///
/// `CORE_TSC_827` · Neutral minion · 1 mana · 1/3
///
/// > After you cast a spell, gain +1 Attack until your next turn.
///
/// State: Reprint
//~ reprint CORE_TSC_827 8f7006b9 e3a9788d 9c4a0384.f0c0d726
#[test]
fn CORE_TSC_827_vicious_slitherspear() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_TSC_827"),
            Cost("CORE_TSC_827", 1),
            Stats("CORE_TSC_827", 1, 3),
            WrittenAs("CORE_TSC_827", "TSC_827"),
        ],
    );
}

/// # Octosari
///
/// `CORE_ULD_177` · Neutral minion · 8 mana · 8/8
///
/// > **Deathrattle:** Draw 8 cards.
///
/// State: Reprint
//~ reprint CORE_ULD_177 dae00f17 23a6e3e7 355526d0.ffd87d36
#[test]
fn CORE_ULD_177_octosari() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ULD_177"),
            Cost("CORE_ULD_177", 8),
            Stats("CORE_ULD_177", 8, 8),
            WrittenAs("CORE_ULD_177", "ULD_177"),
        ],
    );
}

/// # Vulpera Scoundrel
///
/// `CORE_ULD_209` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry**: **Discover** a spell or pick a mystery choice.
///
/// State: Reprint
//~ reprint CORE_ULD_209 ac9316ee 1344451c 06a13cc8.b8baa1e1
#[test]
fn CORE_ULD_209_vulpera_scoundrel() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_ULD_209"),
            Cost("CORE_ULD_209", 3),
            Stats("CORE_ULD_209", 2, 3),
            WrittenAs("CORE_ULD_209", "ULD_209"),
        ],
    );
}

/// # Stormwatcher
///
/// `CORE_UNG_813` · Neutral minion · 7 mana · 4/8
///
/// > **Windfury**
///
/// State: Vanilla
//~ vanilla CORE_UNG_813 37ca26b3 cd664a16 73b96d86.9569ce14
#[test]
fn CORE_UNG_813_stormwatcher() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_UNG_813"),
            Cost("CORE_UNG_813", 7),
            Stats("CORE_UNG_813", 4, 8),
            Has("CORE_UNG_813", GameTag::WINDFURY),
            Play("CORE_UNG_813", Nothing),
            In(The("CORE_UNG_813"), Zone::Play),
            Now(The("CORE_UNG_813"), 4, 8),
            HasNow(The("CORE_UNG_813"), GameTag::WINDFURY),
        ],
    );
}

/// # Humongous Razorleaf
///
/// `CORE_UNG_844` · Neutral minion · 3 mana · 4/8
///
/// > Can't attack.
///
/// State: Vanilla
//~ vanilla CORE_UNG_844 bbdf83b5 560eb986 08021fbb.d7c3ac98
#[test]
fn CORE_UNG_844_humongous_razorleaf() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_UNG_844"),
            Cost("CORE_UNG_844", 3),
            Stats("CORE_UNG_844", 4, 8),
            Has("CORE_UNG_844", GameTag::CANT_ATTACK),
            Play("CORE_UNG_844", Nothing),
            In(The("CORE_UNG_844"), Zone::Play),
            Now(The("CORE_UNG_844"), 4, 8),
            HasNow(The("CORE_UNG_844"), GameTag::CANT_ATTACK),
        ],
    );
}

/// # Alexstrasza
///
/// `CORE_VAN_EX1_561` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** Set a hero's remaining Health to 15.
///
/// State: Reprint
//~ reprint CORE_VAN_EX1_561 956e903d 3dd8c08d b5e8e211.857fd4d9
#[test]
fn CORE_VAN_EX1_561_alexstrasza() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_VAN_EX1_561"),
            Cost("CORE_VAN_EX1_561", 9),
            Stats("CORE_VAN_EX1_561", 8, 8),
            WrittenAs("CORE_VAN_EX1_561", "EX1_561"),
        ],
    );
}

/// # Malygos
///
/// `CORE_VAN_EX1_563` · Neutral minion · 9 mana · 4/12
///
/// > **Spell Damage +5**
///
/// State: Vanilla
//~ vanilla CORE_VAN_EX1_563 2c56dbe7 1573850b 5a34bc46.ea661852
#[test]
fn CORE_VAN_EX1_563_malygos() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_VAN_EX1_563"),
            Cost("CORE_VAN_EX1_563", 9),
            Stats("CORE_VAN_EX1_563", 4, 12),
            Has("CORE_VAN_EX1_563", GameTag::SPELLPOWER),
            Play("CORE_VAN_EX1_563", Nothing),
            In(The("CORE_VAN_EX1_563"), Zone::Play),
            Now(The("CORE_VAN_EX1_563"), 4, 12),
            HasNow(The("CORE_VAN_EX1_563"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Ysera
///
/// `CORE_VAN_EX1_572` · Neutral minion · 9 mana · 4/12
///
/// > At the end of your turn, get two random Dream cards.
///
/// State: Reprint
//~ reprint CORE_VAN_EX1_572 9aa2e84d d02d8370 2491265c.112ca3c5
#[test]
fn CORE_VAN_EX1_572_ysera() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_VAN_EX1_572"),
            Cost("CORE_VAN_EX1_572", 9),
            Stats("CORE_VAN_EX1_572", 4, 12),
            WrittenAs("CORE_VAN_EX1_572", "EX1_572"),
        ],
    );
}

/// # Menagerie Jug
///
/// `CORE_WON_142` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Give 3 random friendly minions of different minion types +2/+2.
///
/// State: Todo
//~ todo CORE_WON_142 97f54a7b 8f21e42e da9a0127.f03fd821
#[test]
#[ignore = "todo: CORE_WON_142 Menagerie Jug"]
fn CORE_WON_142_menagerie_jug() {
    check(CardClass::Mage, &[Give("CORE_WON_142"), Cost("CORE_WON_142", 5), Stats("CORE_WON_142", 3, 3), Unwritten]);
}

/// # Escaped Manasaber
///
/// `CORE_YOD_006` · Neutral minion · 4 mana · 3/5
///
/// > **Stealth** Whenever this attacks, gain 1 Mana Crystal this turn only.
///
/// State: Reprint
//~ reprint CORE_YOD_006 3f953801 e9c377b0 1c734ef2.4a49d485
#[test]
fn CORE_YOD_006_escaped_manasaber() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_YOD_006"),
            Cost("CORE_YOD_006", 4),
            Stats("CORE_YOD_006", 3, 5),
            Has("CORE_YOD_006", GameTag::STEALTH),
            WrittenAs("CORE_YOD_006", "YOD_006"),
        ],
    );
}

/// # Armor Vendor
///
/// `CORE_YOP_032` · Neutral minion · 1 mana · 1/3
///
/// > **Battlecry:** Give 4 Armor to each hero.
///
/// State: Reprint
//~ reprint CORE_YOP_032 5c6beb14 ee018fe3 d31b2bcc.6c541968
#[test]
fn CORE_YOP_032_armor_vendor() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_YOP_032"),
            Cost("CORE_YOP_032", 1),
            Stats("CORE_YOP_032", 1, 3),
            WrittenAs("CORE_YOP_032", "YOP_032"),
        ],
    );
}

/// # Flesheating Ghoul
///
/// `CORE_tt_004` · Neutral minion · 3 mana · 3/3
///
/// > Whenever a minion dies, gain +1 Attack.
///
/// State: Reprint
//~ reprint CORE_tt_004 799d4e5f 9c66e373 2b6048d1.983338ec
#[test]
fn CORE_tt_004_flesheating_ghoul() {
    check(
        CardClass::Mage,
        &[Give("CORE_tt_004"), Cost("CORE_tt_004", 3), Stats("CORE_tt_004", 3, 3), WrittenAs("CORE_tt_004", "tt_004")],
    );
}

/// # Alexstrasza the Life-Binder
///
/// `CS3_031` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry**: Choose a character. If it's friendly, restore #8 Health. If it's an enemy, deal 8 damage.
///
/// State: Reprint
//~ reprint CS3_031 86686123 5b3cec64 ff99dab2.81775411
#[test]
fn CS3_031_alexstrasza_the_life_binder() {
    check(
        CardClass::Mage,
        &[Give("CS3_031"), Cost("CS3_031", 9), Stats("CS3_031", 8, 8), WrittenAs("CS3_031", "LEG_CS3_031")],
    );
}

/// # Onyxia the Broodmother
///
/// `CS3_032` · Neutral minion · 9 mana · 8/8
///
/// > At the end of each turn, fill your board with 1/1 Whelps.
///
/// State: Reprint
//~ reprint CS3_032 210df65f 581ecb03 7666c09e.345df78f
#[test]
fn CS3_032_onyxia_the_broodmother() {
    check(
        CardClass::Mage,
        &[Give("CS3_032"), Cost("CS3_032", 9), Stats("CS3_032", 8, 8), WrittenAs("CS3_032", "LEG_CS3_032")],
    );
}

/// # Ysera the Dreamer
///
/// `CS3_033` · Neutral minion · 9 mana · 4/12
///
/// > **Battlecry:** Add one of each Dream card to your hand.
///
/// State: Reprint
//~ reprint CS3_033 42e34ec8 e8a8edb2 bb23de89.fd9d6e83
#[test]
fn CS3_033_ysera_the_dreamer() {
    check(
        CardClass::Mage,
        &[Give("CS3_033"), Cost("CS3_033", 9), Stats("CS3_033", 4, 12), WrittenAs("CS3_033", "LEG_CS3_033")],
    );
}

/// # Malygos the Spellweaver
///
/// `CS3_034` · Neutral minion · 9 mana · 4/12
///
/// > **Battlecry:** Draw spells until your hand is full.
///
/// State: Reprint
//~ reprint CS3_034 6220d3e4 ec9047da 2dc22f1b.0ca43284
#[test]
fn CS3_034_malygos_the_spellweaver() {
    check(
        CardClass::Mage,
        &[Give("CS3_034"), Cost("CS3_034", 9), Stats("CS3_034", 4, 12), WrittenAs("CS3_034", "LEG_CS3_034")],
    );
}

/// # Deathwing the Destroyer
///
/// `CS3_036` · Neutral minion · 10 mana · 12/12
///
/// > **Battlecry:** Destroy all other minions. Discard a card for each destroyed.
///
/// State: Reprint
//~ reprint CS3_036 ffdea978 812743ea 320fb62d.4acc0a7f
#[test]
fn CS3_036_deathwing_the_destroyer() {
    check(
        CardClass::Mage,
        &[Give("CS3_036"), Cost("CS3_036", 10), Stats("CS3_036", 12, 12), WrittenAs("CS3_036", "LEG_CS3_036")],
    );
}

/// # Emerald Skytalon
///
/// `CS3_037` · Neutral minion · 1 mana · 2/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla CS3_037 204c858d aca8f1a4 36d3d6df.57b12c28
#[test]
fn CS3_037_emerald_skytalon() {
    check(
        CardClass::Mage,
        &[
            Give("CS3_037"),
            Cost("CS3_037", 1),
            Stats("CS3_037", 2, 1),
            Has("CS3_037", GameTag::RUSH),
            Play("CS3_037", Nothing),
            In(The("CS3_037"), Zone::Play),
            Now(The("CS3_037"), 2, 1),
            HasNow(The("CS3_037"), GameTag::RUSH),
        ],
    );
}
