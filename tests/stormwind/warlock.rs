//! Warlock cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6e9e3d1f

/// # Shadowblade Slinger
///
/// `DED_503` · Warlock minion · 1 mana · 2/1
///
/// > **Battlecry:** If you've taken damage this turn, deal that much to an enemy minion.
///
/// State: Todo
//~ todo DED_503 8f1edfb3 c8e15bed f60c58e0.5f33a7c6
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
/// State: Derived
//~ derived DED_504 5412232f f2b7ae75 16095dcc.105a7366
#[test]
fn DED_504_wicked_shipment() {
    check(
        CardClass::Warlock,
        &[
            Give("DED_504"),
            Cost("DED_504", 1),
            Has("DED_504", GameTag::TRADEABLE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DED_504", Nothing),
            BoardCount(Mine, 3),
            In(The("CORE_GIL_191t"), Zone::Play),
            Now(The("CORE_GIL_191t"), 1, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("DED_504"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Use(Nth(0), 0, Nothing),
            TagNow(Nth(0), GameTag::TAG_SCRIPT_DATA_NUM_1, 4),
        ],
    );
}

/// # Hullbreaker
///
/// `DED_505` · Warlock minion · 4 mana · 4/3
///
/// > **Battlecry and Deathrattle:** Draw a spell. Your hero takes damage equal to its Cost.
///
/// State: Derived
//~ derived DED_505 a5ce60f2 0e41aa6e 28a8555a.f775090b
#[test]
fn DED_505_hullbreaker() {
    check(
        CardClass::Warlock,
        &[
            Give("DED_505"),
            Cost("DED_505", 4),
            Stats("DED_505", 4, 3),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DED_505", Nothing),
            Now(MyHero, 0, 25),
            Damage(MyHero, 5),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("DED_505"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DED_505"),
            Kill(Nth(6)),
            Now(MyHero, 0, 25),
            Damage(MyHero, 5),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Runed Mithril Rod
///
/// `SW_003` · Warlock weapon · 5 mana · 0/2 durability
///
/// > After you draw 4 cards, reduce the Cost of cards in your hand by (1). Lose 1 Durability.
///
/// State: Todo
//~ todo SW_003 e5f82d2c 3aa03bbb 93f4699a.6f863dbb
#[test]
#[ignore = "todo: SW_003 Runed Mithril Rod"]
fn SW_003_runed_mithril_rod() {
    check(CardClass::Warlock, &[Give("SW_003"), Cost("SW_003", 5), Stats("SW_003", 0, 2), Unwritten]);
}

/// # Enchanting Dust
///
/// `SW_003e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived SW_003e f4dc43f8 744b69c9 cd6ce021.f705eb41
#[test]
fn SW_003e_enchanting_dust() {
    check(CardClass::Warlock, &[Give("CS2_118"), Enchant(Nth(0), "SW_003e"), CostNow(Nth(0), 2)]);
}

/// # Bloodbound Imp
///
/// `SW_084` · Warlock minion · 2 mana · 2/5
///
/// > Whenever this attacks, deal 2 damage to your hero.
///
/// State: Derived
//~ derived SW_084 eaf14266 7a6325d3 eb1be4e5.7c77da14
#[test]
fn SW_084_bloodbound_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("SW_084"),
            Cost("SW_084", 2),
            Stats("SW_084", 2, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("SW_084"),
            Attack(Nth(4), TheirHero),
            Now(MyHero, 3, 28),
            Damage(MyHero, 2),
        ],
    );
}

/// # Dark Alley Pact
///
/// `SW_085` · Warlock spell · Shadow · 4 mana
///
/// > Summon a Fiend with **Taunt** and stats equal to your hand size.
///
/// State: Derived
//~ derived SW_085 12e2967c 00bc207c 18111645.7045360c
#[test]
fn SW_085_dark_alley_pact() {
    check(
        CardClass::Warlock,
        &[
            Give("SW_085"),
            Cost("SW_085", 4),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_085", Nothing),
            BoardCount(Mine, 2),
            In(The("SW_085t"), Zone::Play),
            Now(The("SW_085t"), 1, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[Give("SW_085"), Friend("CS2_182"), Enemy("CS2_182"), Play("SW_085", Nothing), BoardCount(Mine, 1)],
    );
}

/// # Fiend
///
/// `SW_085t` · Warlock minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla SW_085t fbf8922e ec9ed256 05370271.4b0c5d24
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
/// State: Derived
//~ derived SW_086 0e2df1e8 49ac5f57 32e4683d.c73cefbd
#[test]
fn SW_086_shady_bartender() {
    check(
        CardClass::Warlock,
        &[
            Give("SW_086"),
            Cost("SW_086", 5),
            Stats("SW_086", 4, 4),
            Has("SW_086", GameTag::TRADEABLE),
            Friend("AT_020"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_086", Nothing),
            Now(Nth(0), 4, 4),
            Now(Nth(1), 8, 10),
        ],
    );
}

/// # Souls on Tap
///
/// `SW_086e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived SW_086e f3ec85c4 05ab8a24 b20161f3.6d6ab056
#[test]
fn SW_086e_souls_on_tap() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "SW_086e"), Now(My(0), 7, 3)]);
}

/// # Dreaded Mount
///
/// `SW_087` · Warlock spell · 3 mana
///
/// > Give a minion +1/+1. When it dies, summon an endless Dreadsteed.
///
/// State: Todo
//~ todo SW_087 d5d6d107 4f54c481 12a94e5e.181f8e83
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
/// State: Derived
//~ derived SW_087t c82ccd56 a9a8a022 98cd153b.a01e3057
#[test]
fn SW_087t_tamsins_dreadsteed() {
    check(
        CardClass::Warlock,
        &[
            Give("SW_087t"),
            Cost("SW_087t", 4),
            Stats("SW_087t", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_087t"),
            Kill(Nth(3)),
            EndTurn,
            BoardCount(Mine, 2),
            In(The("SW_087t"), Zone::Play),
            Now(The("SW_087t"), 1, 1),
        ],
    );
}

/// # Demonic Assault
///
/// `SW_088` · Warlock spell · Fel · 4 mana
///
/// > Deal $3 damage. Summon two 1/3 Voidwalkers with **Taunt**.
///
/// State: Derived
//~ derived SW_088 d0954d74 76d3d18f 4ff7ab64.91885b7e
#[test]
fn SW_088_demonic_assault() {
    check(
        CardClass::Warlock,
        &[
            Give("SW_088"),
            Cost("SW_088", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_088", On(Nth(2))),
            BoardCount(Mine, 3),
            Now(Nth(2), 4, 2),
            In(The("CS2_065"), Zone::Play),
            Now(The("CS2_065"), 1, 3),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("SW_088"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_088", On(Nth(1))),
            BoardCount(Mine, 3),
            Now(Nth(1), 4, 2),
            In(The("CS2_065"), Zone::Play),
            Now(The("CS2_065"), 1, 3),
        ],
    );
}

/// # Entitled Customer
///
/// `SW_089` · Warlock minion · 6 mana · 3/2
///
/// > **Battlecry:** Deal damage equal to your hand size to all other minions.
///
/// State: Derived
//~ derived SW_089 49ae79d7 6f98a4b4 a4b9f71f.09fd2b3f
#[test]
fn SW_089_entitled_customer() {
    check(
        CardClass::Warlock,
        &[
            Give("SW_089"),
            Cost("SW_089", 6),
            Stats("SW_089", 3, 2),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_089", Nothing),
            Now(Nth(0), 3, 2),
            Now(Nth(2), 4, 4),
            Now(Nth(3), 4, 4),
        ],
    );
}

/// # Touch of the Nathrezim
///
/// `SW_090` · Warlock spell · Shadow · 1 mana
///
/// > Deal $2 damage to a minion. If it dies, restore #3 Health to your hero.
///
/// State: Derived
//~ derived SW_090 65c3c455 a542123b 7a3ba0e5.a3021aa3
#[test]
fn SW_090_touch_of_the_nathrezim() {
    check(
        CardClass::Warlock,
        &[
            Give("SW_090"),
            Cost("SW_090", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(6), 2),
            Hurt(Nth(8), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("SW_090", On(Nth(7))),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            Dead(Nth(7)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("SW_090"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(6), 2),
            Hurt(Nth(8), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("SW_090", On(Nth(5))),
            Now(MyHero, 0, 13),
            BoardCount(Mine, 1),
            Damage(MyHero, 17),
            Dead(Nth(5)),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("SW_090"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(5), 2),
            Hurt(Nth(6), 2),
            Hurt(Nth(7), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("SW_090", On(Nth(6))),
            Now(MyHero, 0, 10),
            Now(Nth(6), 4, 1),
        ],
    );
}

/// # The Demon Seed
///
/// `SW_091` · Warlock spell · 1 mana
///
/// > **Questline:** Take 12 damage on your turns. **Reward: Lifesteal**. Deal $3 damage to the enemy hero.
///
/// State: Todo
//~ todo SW_091 dcb807d3 28862f6e 275cc4f5.6a1c9c1a
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
//~ todo SW_091t 302f7022 537f78e8 a09c5544.6a1c9c1a
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
//~ todo SW_091t3 3c0c463f bcc368e4 042d547b.a1b1ca67
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
//~ todo SW_091t4 0d267b46 ba6c9e15 fa21ae9d.6981b672
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
/// State: Derived
//~ derived SW_092 13029302 3aeab10c ee1a5f13.0c9e9140
#[test]
fn SW_092_anetheron() {
    check(
        CardClass::Warlock,
        &[
            Give("SW_092"),
            Cost("SW_092", 6),
            Stats("SW_092", 8, 6),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_092"),
            CostNow(Nth(0), 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("SW_092"),
            Give("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_092"),
            CostNow(Nth(0), 6),
        ],
    );
}
