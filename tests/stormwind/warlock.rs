//! Warlock cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Shadowblade Slinger
///
/// `DED_503` · Warlock minion · 1 mana · 2/1
///
/// > **Battlecry:** If you've taken damage this turn, deal that much to an enemy minion.
///
/// State: Todo
//~ DED_503 todo bf6885de de825023
#[test]
#[ignore = "todo: DED_503 Shadowblade Slinger"]
fn DED_503_shadowblade_slinger() {
    check(CardClass::Warlock, &[Give("DED_503"), Cost("DED_503", 1), Stats("DED_503", 2, 1), Unwritten]);
}

/// # Wicked Shipment
///
/// `DED_504` · Warlock spell · 1 mana
///
/// > **Tradeable** Summon @ 1/1 \|4(Imp, Imps). *(Upgrades by 2 when **Traded!)*
///
/// State: Todo
//~ DED_504 todo 8703c380 9768e4c5
#[test]
#[ignore = "todo: DED_504 Wicked Shipment"]
fn DED_504_wicked_shipment() {
    check(CardClass::Warlock, &[Give("DED_504"), Cost("DED_504", 1), Unwritten]);
}

/// # Hullbreaker
///
/// `DED_505` · Warlock minion · 4 mana · 4/3
///
/// > **Battlecry and Deathrattle:** Draw a spell. Your hero takes damage equal to its Cost.
///
/// State: Todo
//~ DED_505 todo 4545f400 3018950e
#[test]
#[ignore = "todo: DED_505 Hullbreaker"]
fn DED_505_hullbreaker() {
    check(CardClass::Warlock, &[Give("DED_505"), Cost("DED_505", 4), Stats("DED_505", 4, 3), Unwritten]);
}

/// # Runed Mithril Rod
///
/// `SW_003` · Warlock weapon · 5 mana · 0/2 durability
///
/// > After you draw 4 cards, reduce the Cost of cards in your hand by (1). Lose 1 Durability.
///
/// State: Todo
//~ SW_003 todo 00e1bad5 078bb6fd
#[test]
#[ignore = "todo: SW_003 Runed Mithril Rod"]
fn SW_003_runed_mithril_rod() {
    check(CardClass::Warlock, &[Give("SW_003"), Cost("SW_003", 5), Stats("SW_003", 0, 2), Unwritten]);
}

/// # Bloodbound Imp
///
/// `SW_084` · Warlock minion · 2 mana · 2/5
///
/// > Whenever this attacks, deal 2 damage to your hero.
///
/// State: Todo
//~ SW_084 todo 3f8de076 17d2f960
#[test]
#[ignore = "todo: SW_084 Bloodbound Imp"]
fn SW_084_bloodbound_imp() {
    check(CardClass::Warlock, &[Give("SW_084"), Cost("SW_084", 2), Stats("SW_084", 2, 5), Unwritten]);
}

/// # Dark Alley Pact
///
/// `SW_085` · Warlock spell · Shadow · 4 mana
///
/// > Summon a Fiend with **Taunt** and stats equal to your hand size.
///
/// State: Todo
//~ SW_085 todo 7d449f86 41093128
#[test]
#[ignore = "todo: SW_085 Dark Alley Pact"]
fn SW_085_dark_alley_pact() {
    check(CardClass::Warlock, &[Give("SW_085"), Cost("SW_085", 4), Unwritten]);
}

/// # Fiend
///
/// `SW_085t` · Warlock minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ SW_085t vanilla 2e35ba31 bd3f8feb
#[test]
fn SW_085t_fiend() {
    check(
        CardClass::Warlock,
        &[
            Give("SW_085t"),
            Cost("SW_085t", 1),
            Stats("SW_085t", 1, 1),
            Has("SW_085t", GameTag::TAUNT),
            Play("SW_085t", Nothing),
            In(The("SW_085t"), Zone::Play),
            Now(The("SW_085t"), 1, 1),
            HasNow(The("SW_085t"), GameTag::TAUNT),
        ],
    );
}

/// # Shady Bartender
///
/// `SW_086` · Warlock minion · 5 mana · 4/4
///
/// > **Tradeable Battlecry:** Give your Demons +2/+2.
///
/// State: Todo
//~ SW_086 todo e0596652 b045c25c
#[test]
#[ignore = "todo: SW_086 Shady Bartender"]
fn SW_086_shady_bartender() {
    check(CardClass::Warlock, &[Give("SW_086"), Cost("SW_086", 5), Stats("SW_086", 4, 4), Unwritten]);
}

/// # Dreaded Mount
///
/// `SW_087` · Warlock spell · 3 mana
///
/// > Give a minion +1/+1. When it dies, summon an endless Dreadsteed.
///
/// State: Todo
//~ SW_087 todo 9729c1cd 3f9ba397
#[test]
#[ignore = "todo: SW_087 Dreaded Mount"]
fn SW_087_dreaded_mount() {
    check(CardClass::Warlock, &[Give("SW_087"), Cost("SW_087", 3), Unwritten]);
}

/// # Tamsin's Dreadsteed
///
/// `SW_087t` · Warlock minion · 4 mana · 1/1
///
/// > **Deathrattle:** At the end of the turn, summon Tamsin's Dreadsteed.
///
/// State: Todo
//~ SW_087t todo 6bbab71a 3cde97a5
#[test]
#[ignore = "todo: SW_087t Tamsin's Dreadsteed"]
fn SW_087t_tamsins_dreadsteed() {
    check(CardClass::Warlock, &[Give("SW_087t"), Cost("SW_087t", 4), Stats("SW_087t", 1, 1), Unwritten]);
}

/// # Demonic Assault
///
/// `SW_088` · Warlock spell · Fel · 4 mana
///
/// > Deal $3 damage. Summon two 1/3 Voidwalkers with **Taunt**.
///
/// State: Todo
//~ SW_088 todo 3da100de 9bfc0287
#[test]
#[ignore = "todo: SW_088 Demonic Assault"]
fn SW_088_demonic_assault() {
    check(CardClass::Warlock, &[Give("SW_088"), Cost("SW_088", 4), Unwritten]);
}

/// # Entitled Customer
///
/// `SW_089` · Warlock minion · 6 mana · 3/2
///
/// > **Battlecry:** Deal damage equal to your hand size to all other minions.
///
/// State: Todo
//~ SW_089 todo 87bd36ba 65ab8b38
#[test]
#[ignore = "todo: SW_089 Entitled Customer"]
fn SW_089_entitled_customer() {
    check(CardClass::Warlock, &[Give("SW_089"), Cost("SW_089", 6), Stats("SW_089", 3, 2), Unwritten]);
}

/// # Touch of the Nathrezim
///
/// `SW_090` · Warlock spell · Shadow · 1 mana
///
/// > Deal $2 damage to a minion. If it dies, restore #3 Health to your hero.
///
/// State: Todo
//~ SW_090 todo 0c3dc080 c6bb671b
#[test]
#[ignore = "todo: SW_090 Touch of the Nathrezim"]
fn SW_090_touch_of_the_nathrezim() {
    check(CardClass::Warlock, &[Give("SW_090"), Cost("SW_090", 1), Unwritten]);
}

/// # The Demon Seed
///
/// `SW_091` · Warlock spell · 1 mana
///
/// > **Questline:** Take 12 damage on your turns. **Reward: Lifesteal**. Deal $3 damage to the enemy hero.
///
/// State: Todo
//~ SW_091 todo c61ded5f 57de1724
#[test]
#[ignore = "todo: SW_091 The Demon Seed"]
fn SW_091_the_demon_seed() {
    check(CardClass::Warlock, &[Give("SW_091"), Cost("SW_091", 1), Has("SW_091", GameTag::LIFESTEAL), Unwritten]);
}

/// # Establish the Link
///
/// `SW_091t` · Warlock spell · 1 mana
///
/// > **Questline:** Take 12 damage on your turns. **Reward: Lifesteal**. Deal $3 damage to the enemy hero.
///
/// State: Todo
//~ SW_091t todo 16344a9f 5343e7be
#[test]
#[ignore = "todo: SW_091t Establish the Link"]
fn SW_091t_establish_the_link() {
    check(CardClass::Warlock, &[Give("SW_091t"), Cost("SW_091t", 1), Has("SW_091t", GameTag::LIFESTEAL), Unwritten]);
}

/// # Complete the Ritual
///
/// `SW_091t3` · Warlock spell · 1 mana
///
/// > **Questline:** Take 12 damage on your turns. **Reward:** Blightborn Tamsin.
///
/// State: Todo
//~ SW_091t3 todo bde01b73 3a09012b
#[test]
#[ignore = "todo: SW_091t3 Complete the Ritual"]
fn SW_091t3_complete_the_ritual() {
    check(CardClass::Warlock, &[Give("SW_091t3"), Cost("SW_091t3", 1), Unwritten]);
}

/// # Blightborn Tamsin
///
/// `SW_091t4` · Warlock minion · 5 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, damage you take on your turn damages your opponent instead.
///
/// State: Todo
//~ SW_091t4 todo e8cfacfb 23eeb0d0
#[test]
#[ignore = "todo: SW_091t4 Blightborn Tamsin"]
fn SW_091t4_blightborn_tamsin() {
    check(CardClass::Warlock, &[Give("SW_091t4"), Cost("SW_091t4", 5), Stats("SW_091t4", 7, 7), Unwritten]);
}

/// # Anetheron
///
/// `SW_092` · Warlock minion · 6 mana · 8/6
///
/// > Costs (1) if your hand is full.
///
/// State: Todo
//~ SW_092 todo 04255ee6 21f28f83
#[test]
#[ignore = "todo: SW_092 Anetheron"]
fn SW_092_anetheron() {
    check(CardClass::Warlock, &[Give("SW_092"), Cost("SW_092", 6), Stats("SW_092", 8, 6), Unwritten]);
}
