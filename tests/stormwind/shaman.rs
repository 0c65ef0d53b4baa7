//! Shaman cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0f07bcca

/// # Brilliant Macaw
///
/// `DED_509` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Repeat the last **Battlecry** you played.
///
/// State: Done
//~ done DED_509 e7f19bff - 373313e9.966d8356
#[test]
fn DED_509_brilliant_macaw() {
    check(
        CardClass::Shaman,
        &[
            Give("DED_509"),
            Cost("DED_509", 3),
            Stats("DED_509", 3, 3),
            Play("EX1_015", Nothing),
            HandCount(Mine, 2),
            Play("CS2_231", Nothing),
            Play("DED_509", Nothing),
            HandCount(Mine, 2),
            DeckCount(Mine, 17),
            DeckCount(Theirs, 20),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            EndTurn,
            Play("EX1_015", Nothing),
            EndTurn,
            Play("DED_509", Nothing),
            HandCount(Mine, 1),
            DeckCount(Mine, 18),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Play("EX1_015", Nothing),
            Play("DED_509", Nothing),
            Play("DED_509", Nothing),
            HandCount(Mine, 3),
            BoardCount(Mine, 3),
        ],
    );
}

/// # Suckerhook
///
/// `DED_511` · Shaman minion · 4 mana · 3/6
///
/// > At the end of your turn, transform your weapon into one that costs (1) more.
///
/// State: Todo
//~ todo DED_511 550fb40f e118525d 244ced96.a15770cb
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
/// State: Derived
//~ derived DED_522 401a2b57 9549561c e532de9d.5b6c153c
#[test]
fn DED_522_cookie_the_cook() {
    check(
        CardClass::Shaman,
        &[
            Give("DED_522"),
            Cost("DED_522", 3),
            Stats("DED_522", 2, 3),
            Has("DED_522", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DED_522"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Kill(Nth(3)),
            Now(MyHero, 2, 10),
            Is(MyWeapon, "DED_522t"),
            Now(MyWeapon, 2, 3),
        ],
    );
}

/// # Cookie's Stirring Rod
///
/// `DED_522t` · Shaman weapon · 3 mana · 2/3 durability
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla DED_522t 43eb4ead a8a3722c c48e6336.b857c9f1
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
/// State: Derived
//~ derived SW_025 0d0348e2 3b63dd75 c068f448.b89e1f54
#[test]
fn SW_025_auctionhouse_gavel() {
    check(
        CardClass::Shaman,
        &[
            Give("SW_025"),
            Cost("SW_025", 2),
            Stats("SW_025", 2, 2),
            Give("AT_007"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_025"),
            Force(Entity(Nth(1))),
            Attack(MyHero, TheirHero),
            CostNow(Nth(1), 2),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("SW_025"),
            Give("AT_007"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_025"),
            Never(Entity(Nth(2))),
            Attack(MyHero, TheirHero),
        ],
    );
}

/// # Sold!
///
/// `SW_025e` · Shaman enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived SW_025e 209ee71f ae88cd1e 8e8820ff.f705eb41
#[test]
fn SW_025e_sold() {
    check(CardClass::Shaman, &[Give("CS2_118"), Enchant(Nth(0), "SW_025e"), CostNow(Nth(0), 2)]);
}

/// # Spirit Alpha
///
/// `SW_026` · Shaman minion · 4 mana · 2/5
///
/// > After you play a card with **Overload**, summon a 2/3 Spirit Wolf with **Taunt**.
///
/// State: Derived
//~ derived SW_026 bef99cb9 def6f354 ca815217.d322516a
#[test]
fn SW_026_spirit_alpha() {
    check(
        CardClass::Shaman,
        &[
            Give("SW_026"),
            Cost("SW_026", 4),
            Stats("SW_026", 2, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_026"),
            Play("AT_052", Nothing),
            BoardCount(Mine, 4),
            In(The("EX1_tk11"), Zone::Play),
            Now(The("EX1_tk11"), 2, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("SW_026"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_026"),
            Play("CS2_182", Nothing),
            BoardCount(Mine, 3),
        ],
    );
}

/// # Command the Elements
///
/// `SW_031` · Shaman spell · 1 mana
///
/// > **Questline:** Play 3 cards with **Overload**. **Reward:** Unlock your **Overloaded** Mana Crystals.
///
/// State: Done
//~ done SW_031 36d749a8 - dd18d591.93202426
#[test]
fn SW_031_command_the_elements() {
    check(
        CardClass::Shaman,
        &[
            Give("SW_031"),
            Cost("SW_031", 1),
            Play("SW_031", Nothing),
            Play("EX1_238", On(TheirHero)),
            Play("CS2_008", On(TheirHero)),
            Play("EX1_238", On(TheirHero)),
            In(Nth(0), Zone::Secret),
            Play("EX1_238", On(TheirHero)),
            In(Nth(0), Zone::Graveyard),
            In(The("SW_031t"), Zone::Secret),
            EndTurn,
            EndTurn,
            Mana(10),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Play("SW_031", Nothing),
            Play("EX1_238", On(TheirHero)),
            Play("EX1_238", On(TheirHero)),
            EndTurn,
            EndTurn,
            Mana(8),
            Play("EX1_238", On(TheirHero)),
            Mana(9),
        ],
    );
}

/// # Stir the Stones
///
/// `SW_031t` · Shaman spell · 1 mana
///
/// > **Questline:** Play 3 cards with **Overload**. **Reward:** Summon a 3/3 Elemental with **Taunt**.
///
/// State: Todo
//~ todo SW_031t d07a7b90 a3cbf1dd 81325f13.4df647d2
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
/// State: Derived
//~ derived SW_031t2 3414ec79 4828854c 1f412d44.6e8c216d
#[test]
fn SW_031t2_tame_the_flames() {
    check(
        CardClass::Shaman,
        &[
            Give("SW_031t2"),
            Cost("SW_031t2", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_031t2", Nothing),
            Play("AT_052", Nothing),
            Crystals(10),
            Play("AT_052", Nothing),
            Crystals(10),
            Is(InHand(0), "SW_031t7"),
            CostNow(InHand(0), 5),
            Now(InHand(0), 7, 7),
            HandCount(Mine, 1),
            Dead(Nth(0)),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("SW_031t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_031t2", Nothing),
            Play("AT_052", Nothing),
            Crystals(10),
            HandCount(Mine, 0),
        ],
    );
}

/// # Stormcaller Bru'kan
///
/// `SW_031t7` · Shaman minion · 5 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, your spells cast twice.
///
/// State: Todo
//~ todo SW_031t7 7e509a3f 97a428b3 58388437.c1da393e
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
//~ vanilla SW_031t8 0ea80cb6 e2887305 0f47824c.4b0c5d24
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
/// State: Derived
//~ derived SW_032 8e788627 95385604 6be85ac5.db176873
#[test]
fn SW_032_granite_forgeborn() {
    check(
        CardClass::Shaman,
        &[
            Give("SW_032"),
            Cost("SW_032", 4),
            Stats("SW_032", 4, 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_032", Nothing),
            CostNow(Nth(1), 2),
            CostNow(Nth(2), 2),
            CostNow(Nth(4), 2),
        ],
    );
}

/// # Forged
///
/// `SW_032e` · Shaman enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived SW_032e 28f2d611 5fc2ecc5 71f2cf48.f705eb41
#[test]
fn SW_032e_forged() {
    check(CardClass::Shaman, &[Give("CS2_118"), Enchant(Nth(0), "SW_032e"), CostNow(Nth(0), 2)]);
}

/// # Canal Slogger
///
/// `SW_033` · Shaman minion · 4 mana · 6/4
///
/// > **Rush**, **Lifesteal Overload:** (1)
///
/// State: Todo
//~ todo SW_033 966bc235 a5cdd530 fec86541.3026399c
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
/// State: Derived
//~ derived SW_034 883135a3 e51315b6 3d20feb7.a5028fb0
#[test]
fn SW_034_tiny_toys() {
    check(
        CardClass::Shaman,
        &[
            Give("SW_034"),
            Cost("SW_034", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GVG_070")),
            Force(Card("GVG_070")),
            Force(Card("GVG_070")),
            Force(Card("GVG_070")),
            Play("SW_034", Nothing),
            BoardCount(Mine, 5),
            In(The("GVG_070"), Zone::Play),
            Now(The("GVG_070"), 2, 2),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("SW_034"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("SW_034", Nothing)],
    );
    check(
        CardClass::Shaman,
        &[Give("SW_034"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("SW_034", Nothing)],
    );
}

/// # Tiny Toy
///
/// `SW_034e` · Neutral enchantment
///
/// > 2/2.
///
/// State: Derived
//~ derived SW_034e 8b1dd6e5 a451e5f1 85fc4f09.142bb519
#[test]
fn SW_034e_tiny_toy() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "SW_034e"), Now(My(0), 2, 2)]);
}

/// # Charged Call
///
/// `SW_035` · Shaman spell · Nature · 3 mana
///
/// > **Discover** a @-Cost minion and summon it. *(Upgraded for each **Overload*** *card you played this game!)*
///
/// State: Todo
//~ todo SW_035 6fe17f86 10ad4f84 bdd1be4b.258cc814
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
/// State: Derived
//~ derived SW_095 85a55ca5 8b6cb283 74159ddd.260ae562
#[test]
fn SW_095_investment_opportunity() {
    check(
        CardClass::Shaman,
        &[
            Give("SW_095"),
            Cost("SW_095", 1),
            OnTop("AT_051"),
            OnTop("AT_051"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_095", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
        ],
    );
}

/// # Overdraft
///
/// `SW_114` · Shaman spell · 1 mana
///
/// > **Tradeable** Unlock your **Overloaded** Mana Crystals to deal that much damage.
///
/// State: Derived
//~ derived SW_114 ec569aee 7f3801e8 0606d615.cf0bea18
#[test]
fn SW_114_overdraft() {
    check(
        CardClass::Shaman,
        &[
            Give("SW_114"),
            Cost("SW_114", 1),
            Has("SW_114", GameTag::TRADEABLE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_052", Nothing),
            EndTurn,
            EndTurn,
            Play("SW_114", On(Nth(2))),
            Now(Nth(2), 4, 4),
            Mana(9),
        ],
    );
    check(CardClass::Shaman, &[Give("SW_114"), Friend("CS2_182"), Enemy("CS2_182"), Play("SW_114", On(Nth(2)))]);
    check(CardClass::Shaman, &[Give("SW_114"), Friend("CS2_182"), Enemy("CS2_182"), Play("SW_114", On(Nth(1)))]);
}

/// # Bolner Hammerbeak
///
/// `SW_115` · Shaman minion · 2 mana · 1/4
///
/// > After you play a **Battlecry** minion, repeat the first **Battlecry** played this turn.
///
/// State: Todo
//~ todo SW_115 94cb0db0 104854a2 f87117a3.80c5c23d
#[test]
#[ignore = "todo: SW_115 Bolner Hammerbeak"]
fn SW_115_bolner_hammerbeak() {
    check(CardClass::Shaman, &[Give("SW_115"), Cost("SW_115", 2), Stats("SW_115", 1, 4), Unwritten]);
}
