//! Demon Hunter cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b937f70f

/// # Need for Greed
///
/// `DED_506` · Demon Hunter spell · 5 mana
///
/// > **Tradeable** Draw 3 cards. If drawn this turn, this costs (3).
///
/// State: Derived
//~ derived DED_506 78e896d8 c3c9aa2c f82b5b6c.a626e391
#[test]
fn DED_506_need_for_greed() {
    check(
        CardClass::DemonHunter,
        &[
            Give("DED_506"),
            Cost("DED_506", 5),
            Has("DED_506", GameTag::TRADEABLE),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DED_506", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("DED_506"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CostNow(Nth(0), 3),
        ],
    );
}

/// # Crow's Nest Lookout
///
/// `DED_507` · Demon Hunter minion · 3 mana · 2/2
///
/// > **Battlecry:** Deal 2 damage to the left and right-most enemy minions.
///
/// State: Derived
//~ derived DED_507 de978f77 eb5a6573 c5a2240a.28729d7f
#[test]
fn DED_507_crows_nest_lookout() {
    check(
        CardClass::DemonHunter,
        &[
            Give("DED_507"),
            Cost("DED_507", 3),
            Stats("DED_507", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DED_507", Nothing),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Proving Grounds
///
/// `DED_508` · Demon Hunter spell · 6 mana
///
/// > Summon two minions from your deck. They fight!
///
/// State: Derived
//~ derived DED_508 dd387a86 f1c7265a feedcff7.b615bb11
#[test]
fn DED_508_proving_grounds() {
    check(
        CardClass::DemonHunter,
        &[
            Give("DED_508"),
            Cost("DED_508", 6),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(6))),
            Force(Entity(Nth(5))),
            Play("DED_508", Nothing),
            DeckCount(Mine, 4),
            Dead(Nth(5)),
            Dead(Nth(6)),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("DED_508"),
            EmptyDeck(Mine),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DED_508", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 5),
            HandCount(Mine, 0),
            Now(Nth(6), 4, 5),
            Now(Nth(7), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Irebound Brute
///
/// `SW_037` · Demon Hunter minion · 7 mana · 6/7
///
/// > **Taunt** Costs (1) less for each card drawn this turn.
///
/// State: Derived
//~ derived SW_037 2fdf7480 ec539c21 5072fd90.43e6227e
#[test]
fn SW_037_irebound_brute() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SW_037"),
            Cost("SW_037", 7),
            Stats("SW_037", 6, 7),
            Has("SW_037", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_037"),
            DrawOne,
            Crystals(10),
            CostNow(Nth(0), 5),
        ],
    );
}

/// # Prepped to Strike
///
/// `SW_037e` · Demon Hunter enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived SW_037e 05e873e5 0c833bd1 c6e11dcc.f705eb41
#[test]
fn SW_037e_prepped_to_strike() {
    check(CardClass::DemonHunter, &[Give("CS2_118"), Enchant(Nth(0), "SW_037e"), CostNow(Nth(0), 2)]);
}

/// # Final Showdown
///
/// `SW_039` · Demon Hunter spell · 1 mana
///
/// > **Questline:** Draw 4 cards in one turn. **Reward:** Reduce the Cost of the cards drawn by (1).
///
/// State: Todo
//~ todo SW_039 721f2e28 b8b08c67 dd837636.2c6aeddf
#[test]
#[ignore = "todo: SW_039 Final Showdown"]
fn SW_039_final_showdown() {
    check(CardClass::DemonHunter, &[Give("SW_039"), Cost("SW_039", 1), Unwritten]);
}

/// # Gain Momentum
///
/// `SW_039t` · Demon Hunter spell · 1 mana
///
/// > **Questline:** Draw 5 cards in one turn. **Reward:** Reduce the Cost of the cards drawn by (1).
///
/// State: Todo
//~ todo SW_039t 87ce19b3 66c776bd f1545da2.e7ebbc88
#[test]
#[ignore = "todo: SW_039t Gain Momentum"]
fn SW_039t_gain_momentum() {
    check(CardClass::DemonHunter, &[Give("SW_039t"), Cost("SW_039t", 1), Unwritten]);
}

/// # Faster Moves
///
/// `SW_039t2e` · Demon Hunter enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived SW_039t2e a2589415 a0ab6b98 0bc88d3b.90c32b47
#[test]
fn SW_039t2e_faster_moves() {
    check(CardClass::DemonHunter, &[Give("CS2_118"), Enchant(Nth(0), "SW_039t2e"), CostNow(Nth(0), 1)]);
}

/// # Close the Portal
///
/// `SW_039t3` · Demon Hunter spell · 1 mana
///
/// > **Questline:** Draw 5 cards in one turn. **Reward:** Demonslayer Kurtrus.
///
/// State: Todo
//~ todo SW_039t3 04615824 1f16dedb a148c9bb.d4986adc
#[test]
#[ignore = "todo: SW_039t3 Close the Portal"]
fn SW_039t3_close_the_portal() {
    check(CardClass::DemonHunter, &[Give("SW_039t3"), Cost("SW_039t3", 1), Unwritten]);
}

/// # Demonslayer Kurtrus
///
/// `SW_039t3_t` · Demon Hunter minion · 5 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, cards you draw cost (2) less.
///
/// State: Todo
//~ todo SW_039t3_t 06bb07f9 a20fb639 aa710872.7186df71
#[test]
#[ignore = "todo: SW_039t3_t Demonslayer Kurtrus"]
fn SW_039t3_t_demonslayer_kurtrus() {
    check(CardClass::DemonHunter, &[Give("SW_039t3_t"), Cost("SW_039t3_t", 5), Stats("SW_039t3_t", 7, 7), Unwritten]);
}

/// # Ludicrous Speed
///
/// `SW_039t3_te` · Neutral enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived SW_039t3_te 20058108 640be6e4 54da4ce9.90c32b47
#[test]
fn SW_039t3_te_ludicrous_speed() {
    check(CardClass::DemonHunter, &[Give("CS2_118"), Enchant(Nth(0), "SW_039t3_te"), CostNow(Nth(0), 1)]);
}

/// # Fast Moves
///
/// `SW_039te` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived SW_039te 6211f624 31b345c0 64af5294.f705eb41
#[test]
fn SW_039te_fast_moves() {
    check(CardClass::DemonHunter, &[Give("CS2_118"), Enchant(Nth(0), "SW_039te"), CostNow(Nth(0), 2)]);
}

/// # Fel Barrage
///
/// `SW_040` · Demon Hunter spell · Fel · 2 mana
///
/// > Deal $2 damage to the lowest Health enemy, twice.
///
/// State: Done
//~ done SW_040 efb535b9 - 620aecd2.953f4d7e
#[test]
fn SW_040_fel_barrage() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SW_040"),
            Cost("SW_040", 2),
            Enemy("CS2_200"),
            Enemy("CS2_168"),
            Play("SW_040", Nothing),
            Dead(The("CS2_168")),
            Damage(Their(0), 2),
            Health(TheirHero, 30),
        ],
    );
}

/// # Sigil of Alacrity
///
/// `SW_041` · Demon Hunter spell · Shadow · 1 mana
///
/// > At the start of your next turn, draw a card and reduce its Cost by (1).
///
/// State: Derived
//~ derived SW_041 ba42f450 1859d117 70f674e1.202d5859
#[test]
fn SW_041_sigil_of_alacrity() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SW_041"),
            Cost("SW_041", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_041", Nothing),
            EndTurn,
            EndTurn,
            DeckCount(Mine, 20),
            HandCount(Mine, 2),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 3),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("SW_041"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_041", Nothing),
            EndTurn,
            DeckCount(Mine, 22),
        ],
    );
}

/// # Light as a Feather
///
/// `SW_041e2` · Demon Hunter enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived SW_041e2 acc4c2d4 f05f7956 2fe32225.f705eb41
#[test]
fn SW_041e2_light_as_a_feather() {
    check(CardClass::DemonHunter, &[Give("CS2_118"), Enchant(Nth(0), "SW_041e2"), CostNow(Nth(0), 2)]);
}

/// # Persistent Peddler
///
/// `SW_042` · Demon Hunter minion · 4 mana · 4/3
///
/// > **Tradeable Deathrattle:** Summon a Persistent Peddler from your deck.
///
/// State: Derived
//~ derived SW_042 07532ee6 9ff5756d 5f79451e.f354a1dc
#[test]
fn SW_042_persistent_peddler() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SW_042"),
            Cost("SW_042", 4),
            Stats("SW_042", 4, 3),
            Has("SW_042", GameTag::TRADEABLE),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTop("SW_042"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_042"),
            Force(Entity(Nth(4))),
            Kill(Nth(7)),
            BoardCount(Mine, 2),
            DeckCount(Mine, 22),
            In(Nth(4), Zone::Play),
            Now(Nth(4), 4, 3),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("SW_042"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTop("SW_042"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_042"),
            Never(Entity(Nth(3))),
            Kill(Nth(7)),
        ],
    );
}

/// # Felgorger
///
/// `SW_043` · Demon Hunter minion · 4 mana · 4/3
///
/// > **Battlecry:** Draw a Fel spell. Reduce its Cost by (2).
///
/// State: Derived
//~ derived SW_043 61451901 a9461d68 2a0fe683.83f1d5c9
#[test]
fn SW_043_felgorger() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SW_043"),
            Cost("SW_043", 4),
            Stats("SW_043", 4, 3),
            OnTop("AT_022"),
            OnTop("AT_022"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_043", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 2),
            In(Nth(2), Zone::Hand),
        ],
    );
}

/// # Gorging
///
/// `SW_043e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived SW_043e 7417ae8a 30745668 3467b451.90c32b47
#[test]
fn SW_043e_gorging() {
    check(CardClass::DemonHunter, &[Give("CS2_118"), Enchant(Nth(0), "SW_043e"), CostNow(Nth(0), 1)]);
}

/// # Jace Darkweaver
///
/// `SW_044` · Demon Hunter minion · 8 mana · 7/5
///
/// > **Battlecry:** Cast all Fel spells you've played this game *(targets enemies if possible)*.
///
/// State: Todo
//~ todo SW_044 6b3043d9 c27fdbc2 f43df13f.86a8dd61
#[test]
#[ignore = "todo: SW_044 Jace Darkweaver"]
fn SW_044_jace_darkweaver() {
    check(CardClass::DemonHunter, &[Give("SW_044"), Cost("SW_044", 8), Stats("SW_044", 7, 5), Unwritten]);
}

/// # Metamorfin
///
/// `SW_451` · Demon Hunter minion · 1 mana · 1/2
///
/// > **Taunt Battlecry:** If you've cast a Fel spell this turn, gain +2/+2.
///
/// State: Derived
//~ derived SW_451 58e5485f f4b6710f b092f2b8.aad04557
#[test]
fn SW_451_metamorfin() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SW_451"),
            Cost("SW_451", 1),
            Stats("SW_451", 1, 2),
            Has("SW_451", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_235", Nothing),
            Crystals(10),
            Play("SW_451", Nothing),
            Now(Nth(0), 3, 4),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[Give("SW_451"), Friend("CS2_182"), Enemy("CS2_182"), Play("SW_451", Nothing), Now(Nth(0), 1, 2)],
    );
}

/// # Mighty Morphing
///
/// `SW_451e` · Demon Hunter enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived SW_451e eecdeb75 f9e421bc 1c3248e0.6d6ab056
#[test]
fn SW_451e_mighty_morphing() {
    check(CardClass::DemonHunter, &[Friend("CS2_118"), Enchant(My(0), "SW_451e"), Now(My(0), 7, 3)]);
}

/// # Chaos Leech
///
/// `SW_452` · Demon Hunter spell · Fel · 3 mana
///
/// > **Lifesteal**. Deal $3 damage to a minion. **Outcast:** Deal $5 instead.
///
/// State: Done
//~ done SW_452 9c6b3962 - c2ac755b.1fa606ca
#[test]
fn SW_452_chaos_leech() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SW_452"),
            Cost("SW_452", 3),
            Has("SW_452", GameTag::LIFESTEAL),
            Targets("SW_452", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_200"),
            Hurt(MyHero, 10),
            Play("SW_452", On(Nth(1))),
            Health(Nth(1), 2),
            Health(MyHero, 25),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("CS2_231"),
            Give("SW_452"),
            Give("CS2_231"),
            Enemy("CS2_200"),
            Hurt(MyHero, 10),
            Play("SW_452", On(Nth(3))),
            Health(Nth(3), 4),
            Health(MyHero, 23),
        ],
    );
}

/// # Lion's Frenzy
///
/// `SW_454` · Demon Hunter weapon · 3 mana · 0/2 durability
///
/// > Has Attack equal to the number of cards you've drawn this turn.
///
/// State: Derived
//~ derived SW_454 566fcd80 d1a51174 5d072f55.68867f14
#[test]
fn SW_454_lions_frenzy() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SW_454"),
            Cost("SW_454", 3),
            Stats("SW_454", 0, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_454"),
            DrawOne,
            Crystals(10),
            Now(Nth(3), 2, 2),
        ],
    );
}
