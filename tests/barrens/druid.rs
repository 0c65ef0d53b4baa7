//! Druid cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 61baab4f

/// # Thorngrowth Sentries
///
/// `BAR_533` · Druid spell · Nature · 2 mana
///
/// > Summon two 1/2 Turtles with **Taunt**.
///
/// State: Derived
//~ derived BAR_533 2ff1cf02 0fcc65a8 92c14224.9d2b416e
#[test]
fn BAR_533_thorngrowth_sentries() {
    check(
        CardClass::Druid,
        &[
            Give("BAR_533"),
            Cost("BAR_533", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_533", Nothing),
            BoardCount(Mine, 3),
            In(The("BAR_533t"), Zone::Play),
            Now(The("BAR_533t"), 1, 2),
        ],
    );
}

/// # Thornguard Turtle
///
/// `BAR_533t` · Druid minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla BAR_533t 2ef6939d 99e42cc1 05d1f1b2.4b0c5d24
#[test]
fn BAR_533t_thornguard_turtle() {
    check(
        CardClass::Druid,
        &[
            Give("BAR_533t"),
            Cost("BAR_533t", 1),
            Stats("BAR_533t", 1, 2),
            Has("BAR_533t", GameTag::TAUNT),
            Play("BAR_533t", Nothing),
            In(The("BAR_533t"), Zone::Play),
            Now(The("BAR_533t"), 1, 2),
            HasNow(The("BAR_533t"), GameTag::TAUNT),
        ],
    );
}

/// # Pride's Fury
///
/// `BAR_534` · Druid spell · 4 mana
///
/// > Give your minions +1/+3.
///
/// State: Derived
//~ derived BAR_534 4d5e23ae eed8be92 95f664bc.192e0ac2
#[test]
fn BAR_534_prides_fury() {
    check(
        CardClass::Druid,
        &[
            Give("BAR_534"),
            Cost("BAR_534", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_534", Nothing),
            Now(Nth(1), 5, 8),
        ],
    );
}

/// # Overrun
///
/// `BAR_534e` · Druid enchantment
///
/// > +1/+3.
///
/// State: Derived
//~ derived BAR_534e 0a58e65d 9c930b62 f9586204.62a87b1a
#[test]
fn BAR_534e_overrun() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "BAR_534e"), Now(My(0), 6, 4)]);
}

/// # Thickhide Kodo
///
/// `BAR_535` · Druid minion · 4 mana · 3/5
///
/// > **Taunt Deathrattle:** Gain 5 Armor.
///
/// State: Derived
//~ derived BAR_535 1eedf8f2 41c67da6 0eab74ce.25b980b3
#[test]
fn BAR_535_thickhide_kodo() {
    check(
        CardClass::Druid,
        &[
            Give("BAR_535"),
            Cost("BAR_535", 4),
            Stats("BAR_535", 3, 5),
            Has("BAR_535", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_535"),
            Kill(Nth(3)),
            Armor(Mine, 5),
        ],
    );
}

/// # Living Seed (Rank 1)
///
/// `BAR_536` · Druid spell · Nature · 2 mana
///
/// > Draw a Beast. Reduce its Cost by (1). *(Upgrades when you have 5 Mana.)*
///
/// State: Derived
//~ derived BAR_536 0cf345b3 01ebc692 4bb183e8.bef13982
#[test]
fn BAR_536_living_seed_rank_1() {
    check(
        CardClass::Druid,
        &[
            Crystals(4),
            Give("BAR_536"),
            Cost("BAR_536", 2),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_536", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 2, 7),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Crystals(4),
            Give("BAR_536"),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            Is(Nth(0), "BAR_536t"),
        ],
    );
}

/// # Living Seed
///
/// `BAR_536e` · Shaman enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived BAR_536e 6927c178 4074d1ea 83075ec9.f705eb41
#[test]
fn BAR_536e_living_seed() {
    check(CardClass::Druid, &[Give("CS2_118"), Enchant(Nth(0), "BAR_536e"), CostNow(Nth(0), 2)]);
}

/// # Living Seed (Rank 2)
///
/// `BAR_536t` · Druid spell · Nature · 2 mana
///
/// > Draw a Beast. Reduce its Cost by (2). *(Upgrades when you have 10 Mana.)*
///
/// State: Derived
//~ derived BAR_536t 1d3ee710 a8efe9fa e8126396.ea31d60c
#[test]
fn BAR_536t_living_seed_rank_2() {
    check(
        CardClass::Druid,
        &[
            Crystals(9),
            Give("BAR_536t"),
            Cost("BAR_536t", 2),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_536t", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 2),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 2, 7),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Crystals(9),
            Give("BAR_536t"),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            Is(Nth(0), "BAR_536t2"),
        ],
    );
}

/// # Living Seed (Rank 3)
///
/// `BAR_536t2` · Druid spell · Nature · 2 mana
///
/// > Draw a Beast. Reduce its Cost by (3).
///
/// State: Derived
//~ derived BAR_536t2 29f8f017 99c0ab9f 294b9ab6.4ee74c70
#[test]
fn BAR_536t2_living_seed_rank_3() {
    check(
        CardClass::Druid,
        &[
            Give("BAR_536t2"),
            Cost("BAR_536t2", 2),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_536t2", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 1),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 2, 7),
        ],
    );
}

/// # Living Seed
///
/// `BAR_536t2e` · Shaman enchantment
///
/// > Costs (3) less.
///
/// State: Derived
//~ derived BAR_536t2e 6221ec92 0e56dfe0 ace3267b.bb1f76c5
#[test]
fn BAR_536t2e_living_seed() {
    check(CardClass::Druid, &[Give("CS2_119"), Enchant(Nth(0), "BAR_536t2e"), CostNow(Nth(0), 1)]);
}

/// # Living Seed
///
/// `BAR_536te` · Shaman enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived BAR_536te 525a39d6 1a4ed085 67eaee92.90c32b47
#[test]
fn BAR_536te_living_seed() {
    check(CardClass::Druid, &[Give("CS2_118"), Enchant(Nth(0), "BAR_536te"), CostNow(Nth(0), 1)]);
}

/// # Razormane Battleguard
///
/// `BAR_537` · Druid minion · 2 mana · 2/3
///
/// > The first **Taunt** minion you play each turn costs (2) less.
///
/// State: Derived
//~ derived BAR_537 40b9b69c 0d6960fe 3ce3bf8d.e2fa27d4
#[test]
fn BAR_537_razormane_battleguard() {
    check(
        CardClass::Druid,
        &[
            Give("BAR_537"),
            Cost("BAR_537", 2),
            Stats("BAR_537", 2, 3),
            Give("AT_069"),
            Give("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("BAR_537"),
            CostNow(Nth(0), 2),
            CostNow(Nth(1), 0),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("BAR_537"),
            Give("AT_069"),
            Give("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("BAR_537"),
            Play("BAR_535", Nothing),
            Crystals(10),
            CostNow(Nth(1), 2),
        ],
    );
}

/// # Druid of the Plains
///
/// `BAR_538` · Druid minion · 7 mana · 7/6
///
/// > **Rush Frenzy:** Transform into a 6/7 Kodo with **Taunt**.
///
/// State: Derived
//~ derived BAR_538 772cf1e7 0e3f0372 20cecd63.f9e997d6
#[test]
fn BAR_538_druid_of_the_plains() {
    check(
        CardClass::Druid,
        &[
            Give("BAR_538"),
            Cost("BAR_538", 7),
            Stats("BAR_538", 7, 6),
            Has("BAR_538", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_538"),
            Hurt(Nth(3), 1),
            Is(Nth(3), "BAR_538t"),
            Now(Nth(3), 6, 7),
        ],
    );
}

/// # Druid of the Plains
///
/// `BAR_538t` · Druid minion · 7 mana · 6/7
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla BAR_538t 66f12ba6 10389fc3 29f81c58.4b0c5d24
#[test]
fn BAR_538t_druid_of_the_plains() {
    check(
        CardClass::Druid,
        &[
            Give("BAR_538t"),
            Cost("BAR_538t", 7),
            Stats("BAR_538t", 6, 7),
            Has("BAR_538t", GameTag::TAUNT),
            Play("BAR_538t", Nothing),
            In(The("BAR_538t"), Zone::Play),
            Now(The("BAR_538t"), 6, 7),
            HasNow(The("BAR_538t"), GameTag::TAUNT),
        ],
    );
}

/// # Celestial Alignment
///
/// `BAR_539` · Druid spell · Arcane · 8 mana
///
/// > Set your Mana Crystals to 0. Set the Cost of cards in your hand and deck to (1).
///
/// State: Derived
//~ derived BAR_539 208309db 6f72856b 0573ed4f.ced2289b
#[test]
fn BAR_539_celestial_alignment() {
    check(
        CardClass::Druid,
        &[
            Give("BAR_539"),
            Cost("BAR_539", 8),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(8),
            Play("BAR_539", Nothing),
            CostNow(Nth(1), 1),
            CostNow(Nth(2), 1),
            CostNow(Nth(3), 1),
            CostNow(Nth(5), 1),
            CostNow(Nth(6), 1),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("BAR_539"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(8),
            Play("BAR_539", Nothing),
            EndTurn,
            EndTurn,
            CostNow(Nth(1), 1),
            CostNow(Nth(2), 1),
            CostNow(Nth(3), 1),
            CostNow(Nth(5), 1),
            CostNow(Nth(6), 1),
            Mana(1),
        ],
    );
}

/// # Vortexed
///
/// `BAR_539e` · Druid enchantment
///
/// > Costs (1).
///
/// State: Derived
//~ derived BAR_539e 5d8f0bb9 5f1974f5 24163338.53ed184d
#[test]
fn BAR_539e_vortexed() {
    check(CardClass::Druid, &[Give("CS2_118"), Enchant(Nth(0), "BAR_539e"), CostNow(Nth(0), 1)]);
}

/// # Plaguemaw the Rotting
///
/// `BAR_540` · Druid minion · 4 mana · 3/4
///
/// > After a friendly minion with **Taunt** dies, summon a new copy of it without **Taunt**.
///
/// State: Derived
//~ derived BAR_540 2b1025ff 7aadeb41 eb656c94.2eb40b9f
#[test]
fn BAR_540_plaguemaw_the_rotting() {
    check(
        CardClass::Druid,
        &[
            Give("BAR_540"),
            Cost("BAR_540", 4),
            Stats("BAR_540", 3, 4),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("BAR_540"),
            Kill(Nth(1)),
            BoardCount(Mine, 4),
            HasNot(The("AT_097"), GameTag::TAUNT),
            In(The("AT_097"), Zone::Play),
            Now(The("AT_097"), 2, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("BAR_540"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("BAR_540"),
            Kill(Nth(2)),
            BoardCount(Mine, 3),
        ],
    );
}

/// # Mark of the Spikeshell
///
/// `BAR_549` · Druid spell · Nature · 2 mana
///
/// > Give a minion +2/+2. If it has **Taunt**, add a copy of it to your hand.
///
/// State: Derived
//~ derived BAR_549 fbdb1ab3 589ef77c f8e19616.a0722c72
#[test]
fn BAR_549_mark_of_the_spikeshell() {
    check(
        CardClass::Druid,
        &[
            Give("BAR_549"),
            Cost("BAR_549", 2),
            OnTop("AT_069"),
            OnTop("AT_069"),
            OnTop("CS2_182"),
            OnTheirTop("AT_069"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("BAR_549", On(Nth(8))),
            Is(InHand(0), "AT_097"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 4, 3),
            HandCount(Mine, 1),
            Now(Nth(8), 4, 3),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("BAR_549"),
            OnTop("AT_069"),
            OnTop("AT_069"),
            OnTop("CS2_182"),
            OnTheirTop("AT_069"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("BAR_549", On(Nth(5))),
            Is(InHand(0), "AT_097"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 4, 3),
            HandCount(Mine, 1),
            Now(Nth(5), 4, 3),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("BAR_549"),
            OnTop("AT_069"),
            OnTop("AT_069"),
            OnTop("CS2_182"),
            OnTheirTop("AT_069"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_549", On(Nth(6))),
            HandCount(Mine, 0),
            Now(Nth(6), 6, 7),
        ],
    );
}

/// # Everbark
///
/// `BAR_549e` · Druid enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived BAR_549e da710a42 5cd970f8 0f53021e.6d6ab056
#[test]
fn BAR_549e_everbark() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "BAR_549e"), Now(My(0), 7, 3)]);
}

/// # Guff Runetotem
///
/// `BAR_720` · Druid minion · 3 mana · 2/4
///
/// > After you cast a Nature spell, give another friendly minion +2/+2.
///
/// State: Derived
//~ derived BAR_720 203ba4db 1d5d6208 8628762d.b1aa648e
#[test]
fn BAR_720_guff_runetotem() {
    check(
        CardClass::Druid,
        &[
            Give("BAR_720"),
            Cost("BAR_720", 3),
            Stats("BAR_720", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_720"),
            Force(Entity(Nth(1))),
            Play("EX1_169", Nothing),
            Now(Nth(1), 6, 7),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("BAR_720"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_720"),
            Never(Entity(Nth(3))),
            Play("EX1_169", Nothing),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("BAR_720"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_720"),
            Play("GAME_005", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 3),
            Now(Nth(0), 2, 4),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 2, 4),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Guff's Buff
///
/// `BAR_720e` · Druid enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived BAR_720e de546baf c52c6eeb b5b9edb7.6d6ab056
#[test]
fn BAR_720e_guffs_buff() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "BAR_720e"), Now(My(0), 7, 3)]);
}

/// # Fangbound Druid
///
/// `WC_004` · Druid minion · 3 mana · 4/3
///
/// > **Taunt Deathrattle:** Reduce the Cost of a Beast in your hand by (2).
///
/// State: Derived
//~ derived WC_004 c4a7dbd7 3cb38efd 2c0c69df.64fad7c0
#[test]
fn WC_004_fangbound_druid() {
    check(
        CardClass::Druid,
        &[
            Give("WC_004"),
            Cost("WC_004", 3),
            Stats("WC_004", 4, 3),
            Has("WC_004", GameTag::TAUNT),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WC_004"),
            Force(Entity(Nth(1))),
            Kill(Nth(5)),
            CostNow(Nth(1), 2),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("WC_004"),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WC_004"),
            Never(Entity(Nth(2))),
            Kill(Nth(5)),
        ],
    );
}

/// # Nightmare Trapped
///
/// `WC_004t` · Druid enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived WC_004t 6b7c065c f9856a17 20d0cda6.90c32b47
#[test]
fn WC_004t_nightmare_trapped() {
    check(CardClass::Druid, &[Give("CS2_118"), Enchant(Nth(0), "WC_004t"), CostNow(Nth(0), 1)]);
}

/// # Lady Anacondra
///
/// `WC_006` · Druid minion · 6 mana · 3/7
///
/// > Your Nature spells cost (2) less.
///
/// State: Derived
//~ derived WC_006 c9c8131d 95126a2d 279c6626.7ee6aee4
#[test]
fn WC_006_lady_anacondra() {
    check(
        CardClass::Druid,
        &[
            Give("WC_006"),
            Cost("WC_006", 6),
            Stats("WC_006", 3, 7),
            Give("AT_037"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WC_006"),
            CostNow(Nth(0), 6),
            CostNow(Nth(1), 0),
        ],
    );
}

/// # Natural Empowerment
///
/// `WC_006e` · Druid enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived WC_006e c019f280 ec10fec4 19bd3c6b.90c32b47
#[test]
fn WC_006e_natural_empowerment() {
    check(CardClass::Druid, &[Give("CS2_118"), Enchant(Nth(0), "WC_006e"), CostNow(Nth(0), 1)]);
}

/// # Deviate Dreadfang
///
/// `WC_036` · Druid minion · 8 mana · 4/9
///
/// > After you cast a Nature spell, summon a 4/2 Viper with **Rush**.
///
/// State: Derived
//~ derived WC_036 883c6e57 72c3717d cf258711.94285d71
#[test]
fn WC_036_deviate_dreadfang() {
    check(
        CardClass::Druid,
        &[
            Give("WC_036"),
            Cost("WC_036", 8),
            Stats("WC_036", 4, 9),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WC_036"),
            Play("EX1_169", Nothing),
            BoardCount(Mine, 3),
            In(The("WC_036t1"), Zone::Play),
            Now(The("WC_036t1"), 4, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("WC_036"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WC_036"),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Deviate Viper
///
/// `WC_036t1` · Druid minion · 3 mana · 4/2
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla WC_036t1 ea8f3219 6263409e a7ea13d0.57b12c28
#[test]
fn WC_036t1_deviate_viper() {
    check(
        CardClass::Druid,
        &[
            Give("WC_036t1"),
            Cost("WC_036t1", 3),
            Stats("WC_036t1", 4, 2),
            Has("WC_036t1", GameTag::RUSH),
            Play("WC_036t1", Nothing),
            In(The("WC_036t1"), Zone::Play),
            Now(The("WC_036t1"), 4, 2),
            HasNow(The("WC_036t1"), GameTag::RUSH),
        ],
    );
}
