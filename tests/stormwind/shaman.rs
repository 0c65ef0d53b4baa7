//! Shaman cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Brilliant Macaw
///
/// `DED_509` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Repeat the last **Battlecry** you played.
///
/// State: Todo
//~ DED_509 todo 3b96d31e bc38a09e
#[test]
#[ignore = "todo: DED_509 Brilliant Macaw"]
fn DED_509_brilliant_macaw() {
    check(CardClass::Shaman, &[Give("DED_509"), Cost("DED_509", 3), Stats("DED_509", 3, 3), Unwritten]);
}

/// # Suckerhook
///
/// `DED_511` · Shaman minion · 4 mana · 3/6
///
/// > At the end of your turn, transform your weapon into one that costs (1) more.
///
/// State: Todo
//~ DED_511 todo 3e698eb7 944e69c4
#[test]
#[ignore = "todo: DED_511 Suckerhook"]
fn DED_511_suckerhook() {
    check(CardClass::Shaman, &[Give("DED_511"), Cost("DED_511", 4), Stats("DED_511", 3, 6), Unwritten]);
}

/// # Cookie the Cook
///
/// `DED_522` · Shaman minion · 3 mana · 2/3
///
/// > **Lifesteal Deathrattle:** Equip a 2/3 Stirring Rod with **Lifesteal**.
///
/// State: Todo
//~ DED_522 todo 9a19b7eb 636d15d3
#[test]
#[ignore = "todo: DED_522 Cookie the Cook"]
fn DED_522_cookie_the_cook() {
    check(
        CardClass::Shaman,
        &[Give("DED_522"), Cost("DED_522", 3), Stats("DED_522", 2, 3), Has("DED_522", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Cookie's Stirring Rod
///
/// `DED_522t` · Shaman weapon · 3 mana · 2/3 durability
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ DED_522t vanilla dc825459 7f6a951d
#[test]
fn DED_522t_cookies_stirring_rod() {
    check(
        CardClass::Shaman,
        &[
            Give("DED_522t"),
            Cost("DED_522t", 3),
            Stats("DED_522t", 2, 3),
            Has("DED_522t", GameTag::LIFESTEAL),
            Play("DED_522t", Nothing),
            In(The("DED_522t"), Zone::Play),
            HasNow(The("DED_522t"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Auctionhouse Gavel
///
/// `SW_025` · Shaman weapon · 2 mana · 2/2 durability
///
/// > After your hero attacks, reduce the Cost of a **Battlecry** minion in your hand by (1).
///
/// State: Todo
//~ SW_025 todo cb3b0601 1ca775ba
#[test]
#[ignore = "todo: SW_025 Auctionhouse Gavel"]
fn SW_025_auctionhouse_gavel() {
    check(CardClass::Shaman, &[Give("SW_025"), Cost("SW_025", 2), Stats("SW_025", 2, 2), Unwritten]);
}

/// # Spirit Alpha
///
/// `SW_026` · Shaman minion · 4 mana · 2/5
///
/// > After you play a card with **Overload**, summon a 2/3 Spirit Wolf with **Taunt**.
///
/// State: Todo
//~ SW_026 todo 028d27a7 8e810803
#[test]
#[ignore = "todo: SW_026 Spirit Alpha"]
fn SW_026_spirit_alpha() {
    check(CardClass::Shaman, &[Give("SW_026"), Cost("SW_026", 4), Stats("SW_026", 2, 5), Unwritten]);
}

/// # Command the Elements
///
/// `SW_031` · Shaman spell · 1 mana
///
/// > **Questline:** Play 3 cards with **Overload**. **Reward:** Unlock your **Overloaded** Mana Crystals.
///
/// State: Todo
//~ SW_031 todo f17e2ed3 62f2742a
#[test]
#[ignore = "todo: SW_031 Command the Elements"]
fn SW_031_command_the_elements() {
    check(CardClass::Shaman, &[Give("SW_031"), Cost("SW_031", 1), Unwritten]);
}

/// # Stir the Stones
///
/// `SW_031t` · Shaman spell · 1 mana
///
/// > **Questline:** Play 3 cards with **Overload**. **Reward:** Summon a 3/3 Elemental with **Taunt**.
///
/// State: Todo
//~ SW_031t todo 8f87ee52 51e42032
#[test]
#[ignore = "todo: SW_031t Stir the Stones"]
fn SW_031t_stir_the_stones() {
    check(CardClass::Shaman, &[Give("SW_031t"), Cost("SW_031t", 1), Unwritten]);
}

/// # Tame the Flames
///
/// `SW_031t2` · Shaman spell · 1 mana
///
/// > **Questline:** Play 2 cards with **Overload**. **Reward:** Stormcaller Bru'kan.
///
/// State: Todo
//~ SW_031t2 todo 5c67d6da 314d405b
#[test]
#[ignore = "todo: SW_031t2 Tame the Flames"]
fn SW_031t2_tame_the_flames() {
    check(CardClass::Shaman, &[Give("SW_031t2"), Cost("SW_031t2", 1), Unwritten]);
}

/// # Stormcaller Bru'kan
///
/// `SW_031t7` · Shaman minion · 5 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, your spells cast twice.
///
/// State: Todo
//~ SW_031t7 todo 3738a26a 03422861
#[test]
#[ignore = "todo: SW_031t7 Stormcaller Bru'kan"]
fn SW_031t7_stormcaller_brukan() {
    check(CardClass::Shaman, &[Give("SW_031t7"), Cost("SW_031t7", 5), Stats("SW_031t7", 7, 7), Unwritten]);
}

/// # Living Earth
///
/// `SW_031t8` · Shaman minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ SW_031t8 vanilla d503b2f2 e4f69098
#[test]
fn SW_031t8_living_earth() {
    check(
        CardClass::Shaman,
        &[
            Give("SW_031t8"),
            Cost("SW_031t8", 3),
            Stats("SW_031t8", 3, 3),
            Has("SW_031t8", GameTag::TAUNT),
            Play("SW_031t8", Nothing),
            In(The("SW_031t8"), Zone::Play),
            Now(The("SW_031t8"), 3, 3),
            HasNow(The("SW_031t8"), GameTag::TAUNT),
        ],
    );
}

/// # Granite Forgeborn
///
/// `SW_032` · Shaman minion · 4 mana · 4/5
///
/// > **Battlecry:** Reduce the Cost of Elementals in your hand and deck by (1).
///
/// State: Todo
//~ SW_032 todo a0f1c53b 82bd71b9
#[test]
#[ignore = "todo: SW_032 Granite Forgeborn"]
fn SW_032_granite_forgeborn() {
    check(CardClass::Shaman, &[Give("SW_032"), Cost("SW_032", 4), Stats("SW_032", 4, 5), Unwritten]);
}

/// # Canal Slogger
///
/// `SW_033` · Shaman minion · 4 mana · 6/4
///
/// > **Rush**, **Lifesteal Overload:** (1)
///
/// State: Todo
//~ SW_033 todo b17b69f6 773703b6
#[test]
#[ignore = "todo: SW_033 Canal Slogger"]
fn SW_033_canal_slogger() {
    check(
        CardClass::Shaman,
        &[
            Give("SW_033"),
            Cost("SW_033", 4),
            Stats("SW_033", 6, 4),
            Has("SW_033", GameTag::LIFESTEAL),
            Has("SW_033", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Tiny Toys
///
/// `SW_034` · Shaman spell · 6 mana
///
/// > Summon four random 5-Cost minions. Make them 2/2.
///
/// State: Todo
//~ SW_034 todo 6683fe3b bae10a44
#[test]
#[ignore = "todo: SW_034 Tiny Toys"]
fn SW_034_tiny_toys() {
    check(CardClass::Shaman, &[Give("SW_034"), Cost("SW_034", 6), Unwritten]);
}

/// # Charged Call
///
/// `SW_035` · Shaman spell · Nature · 3 mana
///
/// > **Discover** a @-Cost minion and summon it. *(Upgraded for each **Overload*** *card you played this game!)*
///
/// State: Todo
//~ SW_035 todo 550e5814 df0b307d
#[test]
#[ignore = "todo: SW_035 Charged Call"]
fn SW_035_charged_call() {
    check(CardClass::Shaman, &[Give("SW_035"), Cost("SW_035", 3), Unwritten]);
}

/// # Investment Opportunity
///
/// `SW_095` · Shaman spell · 1 mana
///
/// > Draw an **Overload** card.
///
/// State: Todo
//~ SW_095 todo 31f96f17 88d5439d
#[test]
#[ignore = "todo: SW_095 Investment Opportunity"]
fn SW_095_investment_opportunity() {
    check(CardClass::Shaman, &[Give("SW_095"), Cost("SW_095", 1), Unwritten]);
}

/// # Overdraft
///
/// `SW_114` · Shaman spell · 1 mana
///
/// > **Tradeable** Unlock your **Overloaded** Mana Crystals to deal that much damage.
///
/// State: Todo
//~ SW_114 todo ab40850e 8dae29c9
#[test]
#[ignore = "todo: SW_114 Overdraft"]
fn SW_114_overdraft() {
    check(CardClass::Shaman, &[Give("SW_114"), Cost("SW_114", 1), Unwritten]);
}

/// # Bolner Hammerbeak
///
/// `SW_115` · Shaman minion · 2 mana · 1/4
///
/// > After you play a **Battlecry** minion, repeat the first **Battlecry** played this turn.
///
/// State: Todo
//~ SW_115 todo f28c211b a2c352cd
#[test]
#[ignore = "todo: SW_115 Bolner Hammerbeak"]
fn SW_115_bolner_hammerbeak() {
    check(CardClass::Shaman, &[Give("SW_115"), Cost("SW_115", 2), Stats("SW_115", 1, 4), Unwritten]);
}
