//! Demon Hunter cards of Core (past years), each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c0a90d5b

/// # Tuskpiercer
///
/// `CORE_BAR_330` · Demon Hunter weapon · 1 mana · 1/2 durability
///
/// > **Deathrattle:** Draw a **Deathrattle** minion.
///
/// State: Reprint
//~ reprint CORE_BAR_330 4c21ece2 1a66fffd 5f3eacf2.117ffdda
#[test]
fn CORE_BAR_330_tuskpiercer() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CORE_BAR_330"),
            Cost("CORE_BAR_330", 1),
            Stats("CORE_BAR_330", 1, 2),
            WrittenAs("CORE_BAR_330", "BAR_330"),
        ],
    );
}

/// # Coordinated Strike
///
/// `CORE_BT_036` · Demon Hunter spell · 3 mana
///
/// > Summon three 1/1 Illidari with **Rush**.
///
/// State: Reprint
//~ reprint CORE_BT_036 de3ba9a4 a0a2d368 24489e5d.21809aac
#[test]
fn CORE_BT_036_coordinated_strike() {
    check(CardClass::DemonHunter, &[Give("CORE_BT_036"), Cost("CORE_BT_036", 3), WrittenAs("CORE_BT_036", "BT_036")]);
}

/// # Shadowhoof Slayer
///
/// `CORE_BT_142` · Demon Hunter minion · 1 mana · 2/1
///
/// > **Battlecry:** Give your hero +1 Attack this turn.
///
/// State: Reprint
//~ reprint CORE_BT_142 6fa39b03 0d5c5f2e c41b5407.94911410
#[test]
fn CORE_BT_142_shadowhoof_slayer() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_BT_142"), Cost("CORE_BT_142", 1), Stats("CORE_BT_142", 2, 1), WrittenAs("CORE_BT_142", "BT_142")],
    );
}

/// # Chaos Nova
///
/// `CORE_BT_235` · Demon Hunter spell · Fel · 5 mana
///
/// > Deal $4 damage to all minions.
///
/// State: Reprint
//~ reprint CORE_BT_235 69e2e49a c563f0fc 9bc2d294.1f7a508c
#[test]
fn CORE_BT_235_chaos_nova() {
    check(CardClass::DemonHunter, &[Give("CORE_BT_235"), Cost("CORE_BT_235", 5), WrittenAs("CORE_BT_235", "BT_235")]);
}

/// # Flamereaper
///
/// `CORE_BT_271` · Demon Hunter weapon · 7 mana · 5/3 durability
///
/// > Also damages the minions next to whomever your hero attacks.
///
/// State: Reprint
//~ reprint CORE_BT_271 62608725 df35ab27 a625df30.5ae76bbd
#[test]
fn CORE_BT_271_flamereaper() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_BT_271"), Cost("CORE_BT_271", 7), Stats("CORE_BT_271", 5, 3), WrittenAs("CORE_BT_271", "BT_271")],
    );
}

/// # Sightless Watcher
///
/// `CORE_BT_323` · Demon Hunter minion · 2 mana · 3/2
///
/// > **Battlecry:** Look at 3 cards in your deck. Choose one to put on top.
///
/// State: Reprint
//~ reprint CORE_BT_323 c39a798f c50d12db 4746793d.fd04a80a
#[test]
fn CORE_BT_323_sightless_watcher() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_BT_323"), Cost("CORE_BT_323", 2), Stats("CORE_BT_323", 3, 2), WrittenAs("CORE_BT_323", "BT_323")],
    );
}

/// # Wrathscale Naga
///
/// `CORE_BT_355` · Demon Hunter minion · 3 mana · 3/3
///
/// > After a friendly minion dies, deal 3 damage to a random enemy.
///
/// State: Reprint
//~ reprint CORE_BT_355 25eab0ff 6eb2761d a9a654de.fe75628d
#[test]
fn CORE_BT_355_wrathscale_naga() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_BT_355"), Cost("CORE_BT_355", 3), Stats("CORE_BT_355", 3, 3), WrittenAs("CORE_BT_355", "BT_355")],
    );
}

/// # Ashtongue Battlelord
///
/// `CORE_BT_423` · Demon Hunter minion · 4 mana · 3/5
///
/// > **Taunt Lifesteal**
///
/// State: Vanilla
//~ vanilla CORE_BT_423 da918fd9 b5c70bf7 57e55fb1.71812762
#[test]
fn CORE_BT_423_ashtongue_battlelord() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CORE_BT_423"),
            Cost("CORE_BT_423", 4),
            Stats("CORE_BT_423", 3, 5),
            Has("CORE_BT_423", GameTag::LIFESTEAL),
            Has("CORE_BT_423", GameTag::TAUNT),
            Play("CORE_BT_423", Nothing),
            In(The("CORE_BT_423"), Zone::Play),
            Now(The("CORE_BT_423"), 3, 5),
            HasNow(The("CORE_BT_423"), GameTag::LIFESTEAL),
            HasNow(The("CORE_BT_423"), GameTag::TAUNT),
        ],
    );
}

/// # Feast of Souls
///
/// `CORE_BT_427` · Demon Hunter spell · Shadow · 1 mana
///
/// > Draw a card for each friendly minion that died this turn.@ *(@)*
///
/// State: Reprint
//~ reprint CORE_BT_427 d87ef2ce ce5894ce c3a0f046.ae470672
#[test]
fn CORE_BT_427_feast_of_souls() {
    check(CardClass::DemonHunter, &[Give("CORE_BT_427"), Cost("CORE_BT_427", 1), WrittenAs("CORE_BT_427", "BT_427")]);
}

/// # Metamorphosis
///
/// `CORE_BT_429` · Demon Hunter spell · Fel · 4 mana
///
/// > Swap your Hero Power to "Deal 5 damage." After 2 uses, swap it back.
///
/// State: Reprint
//~ reprint CORE_BT_429 5bf539a7 e96cc556 2c100584.24deb366
#[test]
fn CORE_BT_429_metamorphosis() {
    check(CardClass::DemonHunter, &[Give("CORE_BT_429"), Cost("CORE_BT_429", 4), WrittenAs("CORE_BT_429", "BT_429")]);
}

/// # Warglaives of Azzinoth
///
/// `CORE_BT_430` · Demon Hunter weapon · 5 mana · 3/3 durability
///
/// > After attacking a minion, your hero may attack again.
///
/// State: Reprint
//~ reprint CORE_BT_430 978363aa c2347710 b27f1ec6.fc8b8c08
#[test]
fn CORE_BT_430_warglaives_of_azzinoth() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_BT_430"), Cost("CORE_BT_430", 5), Stats("CORE_BT_430", 3, 3), WrittenAs("CORE_BT_430", "BT_430")],
    );
}

/// # Immolation Aura
///
/// `CORE_BT_514` · Demon Hunter spell · Fel · 2 mana
///
/// > Deal $1 damage to all minions twice.
///
/// State: Reprint
//~ reprint CORE_BT_514 66dd0738 a3b4a497 3d2a3bb1.195620e8
#[test]
fn CORE_BT_514_immolation_aura() {
    check(CardClass::DemonHunter, &[Give("CORE_BT_514"), Cost("CORE_BT_514", 2), WrittenAs("CORE_BT_514", "BT_514")]);
}

/// # Umberwing
///
/// `CORE_BT_922` · Demon Hunter weapon · 2 mana · 1/2 durability
///
/// > **Battlecry:** Summon two 1/1 Felwings.
///
/// State: Reprint
//~ reprint CORE_BT_922 a78d0b6e 7f14e085 ecc8307c.8a9a7ad5
#[test]
fn CORE_BT_922_umberwing() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_BT_922"), Cost("CORE_BT_922", 2), Stats("CORE_BT_922", 1, 2), WrittenAs("CORE_BT_922", "BT_922")],
    );
}

/// # Kor'vas Bloodthorn
///
/// `CORE_CS3_019` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Charge**, **Lifesteal** After you play a card with **Outcast**, return this to your hand.
///
/// State: Reprint
//~ reprint CORE_CS3_019 3485c9ac 2bd92cd0 c9ac38dc.c9a4d1c8
#[test]
fn CORE_CS3_019_korvas_bloodthorn() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CORE_CS3_019"),
            Cost("CORE_CS3_019", 2),
            Stats("CORE_CS3_019", 2, 2),
            Has("CORE_CS3_019", GameTag::CHARGE),
            Has("CORE_CS3_019", GameTag::LIFESTEAL),
            WrittenAs("CORE_CS3_019", "CS3_019"),
        ],
    );
}

/// # Expendable Performers
///
/// `CORE_DMF_224` · Demon Hunter spell · 7 mana
///
/// > Summon seven 1/1 Illidari with **Rush**. If they all die this turn, summon seven more.
///
/// State: Reprint
//~ reprint CORE_DMF_224 ecce3e0e b4078b24 ccc3d753.61e2a1dc
#[test]
fn CORE_DMF_224_expendable_performers() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_DMF_224"), Cost("CORE_DMF_224", 7), WrittenAs("CORE_DMF_224", "DMF_224")],
    );
}

/// # Zai, the Incredible
///
/// `CORE_DMF_231` · Demon Hunter minion · 5 mana · 6/4
///
/// > **Battlecry:** Copy the left- and right-most cards in your hand.
///
/// State: Reprint
//~ reprint CORE_DMF_231 b9865951 19c10aa7 e62a7506.3e315700
#[test]
fn CORE_DMF_231_zai_the_incredible() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CORE_DMF_231"),
            Cost("CORE_DMF_231", 5),
            Stats("CORE_DMF_231", 6, 4),
            WrittenAs("CORE_DMF_231", "DMF_231"),
        ],
    );
}

/// # Illidan's Gift
///
/// `CORE_GIFT_08` · Demon Hunter spell · 1 mana
///
/// > **Discover** a **Temporary** Fel Barrage, Chaos Strike, or Chaos Nova.
///
/// State: Reprint
//~ reprint CORE_GIFT_08 19bd7091 0e3a64a8 519cf968.2823e3fe
#[test]
fn CORE_GIFT_08_illidans_gift() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_GIFT_08"), Cost("CORE_GIFT_08", 1), WrittenAs("CORE_GIFT_08", "GIFT_08")],
    );
}

/// # Sightless Magistrate
///
/// `CORE_MAW_008` · Demon Hunter minion · 4 mana · 5/4
///
/// > **Battlecry:** Both players draw until they have 5 cards.
///
/// State: Reprint
//~ reprint CORE_MAW_008 b676d350 6d59569e 0ab7c510.221137a3
#[test]
fn CORE_MAW_008_sightless_magistrate() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CORE_MAW_008"),
            Cost("CORE_MAW_008", 4),
            Stats("CORE_MAW_008", 5, 4),
            WrittenAs("CORE_MAW_008", "MAW_008"),
        ],
    );
}

/// # All Fel Breaks Loose
///
/// `CORE_MAW_012` · Demon Hunter spell · Fel · 5 mana
///
/// > Summon a friendly Demon that died this game. **Infuse (@ Demons):** Summon three instead.
///
/// State: Reprint
//~ reprint CORE_MAW_012 9ccd7122 c7c563d6 92568adb.d83c6e04
#[test]
fn CORE_MAW_012_all_fel_breaks_loose() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_MAW_012"), Cost("CORE_MAW_012", 5), WrittenAs("CORE_MAW_012", "MAW_012")],
    );
}

/// # Prosecutor Mel'tranix
///
/// `CORE_MAW_014` · Demon Hunter minion · 4 mana · 2/6
///
/// > **Battlecry:** Your opponent can only play their left- and right-most cards on their next turn.
///
/// State: Reprint
//~ reprint CORE_MAW_014 ca345fdf a96856b4 c5825113.27f34a47
#[test]
fn CORE_MAW_014_prosecutor_meltranix() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CORE_MAW_014"),
            Cost("CORE_MAW_014", 4),
            Stats("CORE_MAW_014", 2, 6),
            WrittenAs("CORE_MAW_014", "MAW_014"),
        ],
    );
}

/// # Sinful Brand
///
/// `CORE_REV_506` · Demon Hunter spell · 2 mana
///
/// > Brand an enemy minion. Whenever it takes damage, deal 1 damage to the enemy hero.
///
/// State: Reprint
//~ reprint CORE_REV_506 bf175a73 86f966b8 f5a69603.a60b622b
#[test]
fn CORE_REV_506_sinful_brand() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_REV_506"), Cost("CORE_REV_506", 2), WrittenAs("CORE_REV_506", "REV_506")],
    );
}

/// # Dispose of Evidence
///
/// `CORE_REV_507` · Demon Hunter spell · 0 mana
///
/// > Give your hero +3 Attack this turn. Pick from 3 cards in your hand to shuffle into your deck.
///
/// State: Reprint
//~ reprint CORE_REV_507 4d772054 383cc024 364b21b5.685e1642
#[test]
fn CORE_REV_507_dispose_of_evidence() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_REV_507"), Cost("CORE_REV_507", 0), WrittenAs("CORE_REV_507", "REV_507")],
    );
}

/// # Relic of Dimensions
///
/// `CORE_REV_508` · Demon Hunter spell · 5 mana
///
/// > Draw two cards and reduce their Cost by (@). Improve your future Relics.
///
/// State: Reprint
//~ reprint CORE_REV_508 ec41d93a c7b81a2a 3bef630d.790fdbfa
#[test]
fn CORE_REV_508_relic_of_dimensions() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_REV_508"), Cost("CORE_REV_508", 5), WrittenAs("CORE_REV_508", "REV_508")],
    );
}

/// # Magnifying Glaive
///
/// `CORE_REV_509` · Demon Hunter weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, draw until you have 3 cards.
///
/// State: Reprint
//~ reprint CORE_REV_509 0d571646 3951ca52 6a8104b2.a8f3c567
#[test]
fn CORE_REV_509_magnifying_glaive() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CORE_REV_509"),
            Cost("CORE_REV_509", 3),
            Stats("CORE_REV_509", 3, 2),
            WrittenAs("CORE_REV_509", "REV_509"),
        ],
    );
}

/// # Kryxis the Voracious
///
/// `CORE_REV_510` · Demon Hunter minion · 4 mana · 7/7
///
/// > **Battlecry**: Discard your hand. **Deathrattle:** Draw 3 cards.
///
/// State: Reprint
//~ reprint CORE_REV_510 46543215 ce8a9a7b df8c6483.a7c7bd4d
#[test]
fn CORE_REV_510_kryxis_the_voracious() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CORE_REV_510"),
            Cost("CORE_REV_510", 4),
            Stats("CORE_REV_510", 7, 7),
            WrittenAs("CORE_REV_510", "REV_510"),
        ],
    );
}

/// # Bibliomite
///
/// `CORE_REV_511` · Demon Hunter minion · 2 mana · 5/4
///
/// > **Battlecry**: Choose a card in your hand to shuffle into your deck.
///
/// State: Reprint
//~ reprint CORE_REV_511 99deddc4 690a914d ea97b111.0bb98bc8
#[test]
fn CORE_REV_511_bibliomite() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CORE_REV_511"),
            Cost("CORE_REV_511", 2),
            Stats("CORE_REV_511", 5, 4),
            WrittenAs("CORE_REV_511", "REV_511"),
        ],
    );
}

/// # Relic of Extinction
///
/// `CORE_REV_834` · Demon Hunter spell · 1 mana
///
/// > Deal $@ damage to a random enemy minion, twice. Improve your future Relics.
///
/// State: Reprint
//~ reprint CORE_REV_834 dfca3341 25445b66 0496e770.034479e2
#[test]
fn CORE_REV_834_relic_of_extinction() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_REV_834"), Cost("CORE_REV_834", 1), WrittenAs("CORE_REV_834", "REV_834")],
    );
}

/// # Artificer Xy'mox
///
/// `CORE_REV_937` · Demon Hunter minion · 8 mana · 8/8
///
/// > **Battlecry: Discover** and cast a Relic. **Infuse (@):** Cast all three instead.
///
/// State: Reprint
//~ reprint CORE_REV_937 8f75fd22 f5d8687a 5d5dcb39.74a79dfe
#[test]
fn CORE_REV_937_artificer_xymox() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CORE_REV_937"),
            Cost("CORE_REV_937", 8),
            Stats("CORE_REV_937", 8, 8),
            WrittenAs("CORE_REV_937", "REV_937"),
        ],
    );
}

/// # Relic Vault
///
/// `CORE_REV_942` · Demon Hunter location · 2 mana · 0 uses
///
/// > The next Relic you play this turn casts twice.
///
/// State: Reprint
//~ reprint CORE_REV_942 0d309b71 a04ca94d 436c421c.a40b23e8
#[test]
fn CORE_REV_942_relic_vault() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_REV_942"), Cost("CORE_REV_942", 2), WrittenAs("CORE_REV_942", "REV_942")],
    );
}

/// # Relic of Phantasms
///
/// `CORE_REV_943` · Demon Hunter spell · 3 mana
///
/// > Summon two @/@ Spirits. Improve your future Relics.
///
/// State: Reprint
//~ reprint CORE_REV_943 20458344 ae431275 f46dced9.417c4f2d
#[test]
fn CORE_REV_943_relic_of_phantasms() {
    check(
        CardClass::DemonHunter,
        &[Give("CORE_REV_943"), Cost("CORE_REV_943", 3), WrittenAs("CORE_REV_943", "REV_943")],
    );
}

/// # Wayward Sage
///
/// `CORE_TSC_217` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Outcast:** Reduce the Cost of the left and right-most cards in your hand by (1).
///
/// State: Reprint
//~ reprint CORE_TSC_217 886e6a9e db81047b 19c1e2a1.8d278eea
#[test]
fn CORE_TSC_217_wayward_sage() {
    check(
        CardClass::DemonHunter,
        &[
            Give("CORE_TSC_217"),
            Cost("CORE_TSC_217", 2),
            Stats("CORE_TSC_217", 2, 2),
            WrittenAs("CORE_TSC_217", "TSC_217"),
        ],
    );
}

/// # Gan'arg Glaivesmith
///
/// `CS3_017` · Demon Hunter minion · 3 mana · 3/3
///
/// > **Outcast:** Give your hero +3 Attack this turn.
///
/// State: Reprint
//~ reprint CS3_017 49acf872 27b1d640 6705b72d.4d47cc86
#[test]
fn CS3_017_ganarg_glaivesmith() {
    check(
        CardClass::DemonHunter,
        &[Give("CS3_017"), Cost("CS3_017", 3), Stats("CS3_017", 3, 3), WrittenAs("CS3_017", "LEG_CS3_017")],
    );
}
