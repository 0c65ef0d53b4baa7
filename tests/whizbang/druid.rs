//! Druid cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 16f8143b

/// # World Tree's Embrace
///
/// `EDR_080e1` · Druid enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived EDR_080e1 df9e01a1 eb59e4f9 443404ab.67341004
#[test]
fn EDR_080e1_world_trees_embrace() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "EDR_080e1"), Now(My(0), 6, 2)]);
}

/// # Snuggle Teddy
///
/// `MIS_300` · Druid minion · 3 mana · 2/4
///
/// > **Gigantify Elusive**, **Lifesteal**, **Taunt**
///
/// State: Vanilla
//~ vanilla MIS_300 a7f9891a 42b6cc12 3888b566.a65c9707
#[test]
fn MIS_300_snuggle_teddy() {
    check(
        CardClass::Druid,
        &[
            Give("MIS_300"),
            Cost("MIS_300", 3),
            Stats("MIS_300", 2, 4),
            Has("MIS_300", GameTag::ELUSIVE),
            Has("MIS_300", GameTag::GIGANTIFY),
            Has("MIS_300", GameTag::LIFESTEAL),
            Has("MIS_300", GameTag::TAUNT),
            Play("MIS_300", Nothing),
            In(Nth(0), Zone::Play),
            HandCount(Mine, 1),
            Now(Nth(0), 2, 4),
            HasNow(Nth(0), GameTag::ELUSIVE),
            HasNow(Nth(0), GameTag::GIGANTIFY),
            HasNow(Nth(0), GameTag::LIFESTEAL),
            HasNow(Nth(0), GameTag::TAUNT),
        ],
    );
}

/// # Snuggle Teddy
///
/// `MIS_300t` · Druid minion · 8 mana · 8/8
///
/// > **Gigantic Elusive**, **Lifesteal**, **Taunt**
///
/// State: Todo
//~ todo MIS_300t 32d60459 31a4f799 ef72a213.72077787
#[test]
#[ignore = "todo: MIS_300t Snuggle Teddy"]
fn MIS_300t_snuggle_teddy() {
    check(
        CardClass::Druid,
        &[
            Give("MIS_300t"),
            Cost("MIS_300t", 8),
            Stats("MIS_300t", 8, 8),
            Has("MIS_300t", GameTag::ELUSIVE),
            Has("MIS_300t", GameTag::LIFESTEAL),
            Has("MIS_300t", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Overgrown Beanstalk
///
/// `MIS_301` · Druid spell · Nature · 3 mana
///
/// > Summon a 2/2 Treant. Draw a card for each Treant you control.
///
/// State: Done
//~ done MIS_301 a26981bb - 431433e9.7026d6da
#[test]
fn MIS_301_overgrown_beanstalk() {
    check(
        CardClass::Druid,
        &[
            Give("MIS_301"),
            Cost("MIS_301", 3),
            Friend("EX1_158t"),
            Friend("CS2_182"),
            Enemy("EX1_158t"),
            Play("MIS_301", Nothing),
            BoardCount(Mine, 3),
            Now(The("MIS_301t"), 2, 2),
            HandCount(Mine, 2),
        ],
    );
}

/// # Treant
///
/// `MIS_301t` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ vanilla MIS_301t c1e18a01 2213112e 1aeadaf2
#[test]
fn MIS_301t_treant() {
    check(
        CardClass::Druid,
        &[
            Give("MIS_301t"),
            Cost("MIS_301t", 1),
            Stats("MIS_301t", 2, 2),
            Play("MIS_301t", Nothing),
            In(The("MIS_301t"), Zone::Play),
            Now(The("MIS_301t"), 2, 2),
        ],
    );
}

/// # Toyrantus
///
/// `MIS_712` · Druid minion · 6 mana · 7/7
///
/// > **Taunt**, **Elusive Battlecry:** If you have 10 Mana Crystals, gain +7/+7.
///
/// State: Derived
//~ derived MIS_712 40d5bac8 4adaef3e c3bc2af8.47de28dc
#[test]
fn MIS_712_toyrantus() {
    check(
        CardClass::Druid,
        &[
            Give("MIS_712"),
            Cost("MIS_712", 6),
            Stats("MIS_712", 7, 7),
            Has("MIS_712", GameTag::ELUSIVE),
            Has("MIS_712", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("MIS_712", Nothing),
            Now(Nth(0), 14, 14),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("MIS_712"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(6),
            Play("MIS_712", Nothing),
            Now(Nth(0), 7, 7),
        ],
    );
}

/// # Dino Mojo
///
/// `MIS_712e` · Druid enchantment
///
/// > +7/+7.
///
/// State: Derived
//~ derived MIS_712e fa6d6be5 55c2bac6 3cffb3f1.b448606b
#[test]
fn MIS_712e_dino_mojo() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "MIS_712e"), Now(My(0), 12, 8)]);
}

/// # Sparkling Phial
///
/// `TOY_800` · Druid spell · Arcane · 4 mana
///
/// > Deal $2 damage. Your next card this turn costs that much less.
///
/// State: Todo
//~ todo TOY_800 67af3576 f5781eb8 e0a5d91b.e7f2a8fa
#[test]
#[ignore = "todo: TOY_800 Sparkling Phial"]
fn TOY_800_sparkling_phial() {
    check(CardClass::Druid, &[Give("TOY_800"), Cost("TOY_800", 4), Unwritten]);
}

/// # Chia Drake
///
/// `TOY_801` · Druid minion · 4 mana · 3/5
///
/// > **Miniaturize Choose One -** Gain **Spell Damage +1**; or Draw a spell.
///
/// State: Derived
//~ derived TOY_801 5ebc24e1 f5ca547d c9cd6f26.7d29fd78
#[test]
fn TOY_801_chia_drake() {
    check(
        CardClass::Druid,
        &[
            Give("TOY_801"),
            Cost("TOY_801", 4),
            Stats("TOY_801", 3, 5),
            Has("TOY_801", GameTag::MINIATURIZE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("TOY_801", 0, Nothing),
            TagNow(Nth(0), GameTag::SPELLPOWER, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("TOY_801"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("TOY_801", 1, Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Cultivate
///
/// `TOY_801a` · Druid spell · 4 mana
///
/// > Draw a spell.
///
/// State: Derived
//~ derived TOY_801a 8d062d98 ffa581d6 1084c43c.5f2b8c37
#[test]
fn TOY_801a_cultivate() {
    check(
        CardClass::Druid,
        &[
            Give("TOY_801a"),
            Cost("TOY_801a", 4),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_801a", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Seedling Growth
///
/// `TOY_801b` · Druid spell · 4 mana
///
/// > Gain **Spell Damage +1**.
///
/// State: Done
//~ done TOY_801b 2249ee7e - 5a002ddd.ff82ea0c
#[test]
fn TOY_801b_seedling_growth() {
    check(
        CardClass::Druid,
        &[
            Give("TOY_801b"),
            Cost("TOY_801b", 4),
            PlayOption("TOY_801", 0, Nothing),
            TagNow(My(0), GameTag::SPELLPOWER, 1),
            Play("CS2_008", On(TheirHero)),
            Damage(TheirHero, 2),
            Kill(My(0)),
            Play("CS2_008", On(TheirHero)),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Ch-Ch-Ch-Chia
///
/// `TOY_801e` · Druid enchantment
///
/// > **Spell Damage +1**
///
/// State: Derived
//~ derived TOY_801e 393be384 192322c9 2495863a.b88f2291
#[test]
fn TOY_801e_ch_ch_ch_chia() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "TOY_801e"), TagNow(My(0), GameTag::SPELLPOWER, 1)]);
}

/// # Chia Drake
///
/// `TOY_801t` · Druid minion · 1 mana · 1/1
///
/// > **Mini Choose One -** Gain **Spell Damage +1**; or Draw a spell.
///
/// State: Todo
//~ todo TOY_801t 58a11c8c af73e716 19070753.725712cd
#[test]
#[ignore = "todo: TOY_801t Chia Drake"]
fn TOY_801t_chia_drake() {
    check(CardClass::Druid, &[Give("TOY_801t"), Cost("TOY_801t", 1), Stats("TOY_801t", 1, 1), Unwritten]);
}

/// # Wind-Up Sapling
///
/// `TOY_802` · Druid minion · 2 mana · 2/1
///
/// > **Tradeable Battlecry:** Refresh @ Mana \|4(Crystal, Crystals). *(Trade** to upgrade!)*
///
/// State: Derived
//~ derived TOY_802 96f07d79 647d101f e36afd74.f5dd882c
#[test]
fn TOY_802_wind_up_sapling() {
    check(
        CardClass::Druid,
        &[
            Give("TOY_802"),
            Cost("TOY_802", 2),
            Stats("TOY_802", 2, 1),
            Has("TOY_802", GameTag::TRADEABLE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Play("CS2_182", Nothing),
            Play("TOY_802", Nothing),
            Mana(5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("TOY_802"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Play("CS2_182", Nothing),
            Use(Nth(0), 0, Nothing),
            TagNow(Nth(0), GameTag::TAG_SCRIPT_DATA_NUM_1, 2),
        ],
    );
}

/// # Jade Display
///
/// `TOY_803` · Druid minion · 1 mana · 1/1
///
/// > **Deathrattle:** Your Jade Displays have +1/+1 this game. Shuffle 2 of them into your deck.
///
/// State: Todo
//~ todo TOY_803 c940a4dc 9730927c c9351eda.89c379d6
#[test]
#[ignore = "todo: TOY_803 Jade Display"]
fn TOY_803_jade_display() {
    check(CardClass::Druid, &[Give("TOY_803"), Cost("TOY_803", 1), Stats("TOY_803", 1, 1), Unwritten]);
}

/// # Jade Profits
///
/// `TOY_803e2` · Druid enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TOY_803e2 18a3720b c09c2e23 e5455c6b.67341004
#[test]
fn TOY_803e2_jade_profits() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "TOY_803e2"), Now(My(0), 6, 2)]);
}

/// # Woodland Wonders
///
/// `TOY_804` · Druid spell · 5 mana
///
/// > Summon two 2/5 Beetles with **Taunt**. Costs (3) less if you have **Spell Damage**.
///
/// State: Derived
//~ derived TOY_804 9410f713 c3deb278 1561d4cc.a098de6e
#[test]
fn TOY_804_woodland_wonders() {
    check(
        CardClass::Druid,
        &[
            Give("TOY_804"),
            Cost("TOY_804", 5),
            Friend("CS2_182"),
            Friend("AT_093"),
            Enemy("CS2_182"),
            Play("TOY_804", Nothing),
            BoardCount(Mine, 4),
            In(The("TOY_804t"), Zone::Play),
            Now(The("TOY_804t"), 2, 5),
            TagNow(The("TOY_804t"), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("TOY_804"), Friend("CS2_182"), Friend("AT_093"), Enemy("CS2_182"), CostNow(Nth(0), 2)],
    );
    check(CardClass::Druid, &[Give("TOY_804"), Friend("CS2_182"), Enemy("CS2_182"), CostNow(Nth(0), 5)]);
}

/// # Grove Beetle
///
/// `TOY_804t` · Druid minion · 2 mana · 2/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla TOY_804t 9e0dafc5 e7703254 0884c32c.4b0c5d24
#[test]
fn TOY_804t_grove_beetle() {
    check(
        CardClass::Druid,
        &[
            Give("TOY_804t"),
            Cost("TOY_804t", 2),
            Stats("TOY_804t", 2, 5),
            Has("TOY_804t", GameTag::TAUNT),
            Play("TOY_804t", Nothing),
            In(The("TOY_804t"), Zone::Play),
            Now(The("TOY_804t"), 2, 5),
            HasNow(The("TOY_804t"), GameTag::TAUNT),
        ],
    );
}

/// # Ensmallen
///
/// `TOY_805` · Druid spell · Nature · 3 mana
///
/// > Reduce the Cost and Attack of minions in your deck by (1).
///
/// State: Derived
//~ derived TOY_805 2eee087e 6988c7db 6801e78e.2e46b9f3
#[test]
fn TOY_805_ensmallen() {
    check(
        CardClass::Druid,
        &[
            Give("TOY_805"),
            Cost("TOY_805", 3),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_805", Nothing),
            CostNow(Nth(1), 2),
            Now(Nth(1), 4, 1),
            CostNow(Nth(2), 3),
            Now(Nth(2), 1, 7),
            CostNow(Nth(3), 1),
            Now(Nth(3), 1, 3),
            CostNow(Nth(4), 0),
            Now(Nth(4), 1, 1),
            CostNow(Nth(5), 3),
            Now(Nth(5), 3, 5),
            CostNow(Nth(6), 2),
            Now(Nth(6), 4, 1),
        ],
    );
}

/// # Ensmallened Cost
///
/// `TOY_805e` · Druid enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived TOY_805e 8c4e4b74 e3df4fea 5177fcd1.f705eb41
#[test]
fn TOY_805e_ensmallened_cost() {
    check(CardClass::Druid, &[Give("CS2_118"), Enchant(Nth(0), "TOY_805e"), CostNow(Nth(0), 2)]);
}

/// # Ensmallened
///
/// `TOY_805e2` · Druid enchantment
///
/// > -1 Attack.
///
/// State: Derived
//~ derived TOY_805e2 7404dad6 8de4edd0 45a011f2.ad0c51cf
#[test]
fn TOY_805e2_ensmallened() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "TOY_805e2"), Now(My(0), 4, 1)]);
}

/// # Sky Mother Aviana
///
/// `TOY_806` · Druid minion · 5 mana · 5/5
///
/// > **Battlecry:** Shuffle 10 random **Legendary** minions into your deck. They cost (1).
///
/// State: Derived
//~ derived TOY_806 0bd64f82 ad34b108 8a6c4b57.c66639a9
#[test]
fn TOY_806_sky_mother_aviana() {
    check(
        CardClass::Druid,
        &[
            Give("TOY_806"),
            Cost("TOY_806", 5),
            Stats("TOY_806", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_009")),
            Force(Card("AT_009")),
            Force(Card("AT_009")),
            Force(Card("AT_009")),
            Force(Card("AT_009")),
            Force(Card("AT_009")),
            Force(Card("AT_009")),
            Force(Card("AT_009")),
            Force(Card("AT_009")),
            Force(Card("AT_009")),
            Play("TOY_806", Nothing),
            DeckCount(Mine, 29),
            CostNow(The("AT_009"), 1),
            In(The("AT_009"), Zone::Deck),
            Now(The("AT_009"), 7, 7),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("TOY_806"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_113")), Play("TOY_806", Nothing)],
    );
    check(
        CardClass::Druid,
        &[Give("TOY_806"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("TOY_806", Nothing)],
    );
}

/// # Harpy's Blessing
///
/// `TOY_806e` · Druid enchantment
///
/// > Costs (1).
///
/// State: Derived
//~ derived TOY_806e b466272a c01d385e 6371abc3.53ed184d
#[test]
fn TOY_806e_harpys_blessing() {
    check(CardClass::Druid, &[Give("CS2_118"), Enchant(Nth(0), "TOY_806e"), CostNow(Nth(0), 1)]);
}

/// # Owlonius
///
/// `TOY_807` · Druid minion · 7 mana · 6/6
///
/// > **Spell Damage +1** Your spells get double bonus from **Spell Damage**.
///
/// State: Todo
//~ todo TOY_807 f8e8fd32 7a46d108 499ea4e9.92a19712
#[test]
#[ignore = "todo: TOY_807 Owlonius"]
fn TOY_807_owlonius() {
    check(CardClass::Druid, &[Give("TOY_807"), Cost("TOY_807", 7), Stats("TOY_807", 6, 6), Unwritten]);
}

/// # Magical Dollhouse
///
/// `TOY_850` · Druid location · 2 mana · 0 uses
///
/// > Gain **Spell Damage +1** this turn only.
///
/// State: Derived
//~ derived TOY_850 7498cd09 aec2cb74 5d34862b.e6f34ece
#[test]
fn TOY_850_magical_dollhouse() {
    check(
        CardClass::Druid,
        &[
            Give("TOY_850"),
            Cost("TOY_850", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_850"),
            Use(Nth(3), 0, Nothing),
            TagNow(Nth(3), GameTag::SPELLPOWER, 1),
        ],
    );
}

/// # Magical Harvest
///
/// `TOY_850e` · Druid enchantment
///
/// > **Spell Damage +1** this turn.
///
/// State: Derived
//~ derived TOY_850e bbeceb13 d6955773 9dec0203.6e4c851d
#[test]
fn TOY_850e_magical_harvest() {
    check(
        CardClass::Druid,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "TOY_850e"),
            TagNow(My(0), GameTag::SPELLPOWER, 1),
            EndTurn,
            TagNow(My(0), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Bottomless Toy Chest
///
/// `TOY_851` · Druid spell · Arcane · 2 mana
///
/// > **Discover** a card from your deck. If you have **Spell Damage**, copy it.
///
/// State: Derived
//~ derived TOY_851 cfd074e9 51b4f5c6 f4fee73d.4286f9f6
#[test]
fn TOY_851_bottomless_toy_chest() {
    check(
        CardClass::Druid,
        &[
            Give("TOY_851"),
            Cost("TOY_851", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Friend("AT_093"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Play("TOY_851", Nothing),
            ChooseCard("CS2_182"),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            TagNow(Nth(3), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("TOY_851"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Play("TOY_851", Nothing),
            ChooseCard("CS2_182"),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            TagNow(Nth(3), GameTag::SPELLPOWER, 0),
        ],
    );
}
