//! Druid cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file db8c4e42

/// # Drum Circle
///
/// `ETC_373` · Druid spell · Nature · 7 mana
///
/// > **Choose One -** Summon five 2/2 Treants; or Give your minions +2/+4 and **Taunt**.
///
/// State: Todo
//~ todo ETC_373 a4da7d4d 763fff9d 49d14bc9.b55ed6b7
#[test]
#[ignore = "todo: ETC_373 Drum Circle"]
fn ETC_373_drum_circle() {
    check(CardClass::Druid, &[Give("ETC_373"), Cost("ETC_373", 7), Unwritten]);
}

/// # Flower Power
///
/// `ETC_373a` · Druid spell · Nature · 7 mana
///
/// > Summon five 2/2 Treants.
///
/// State: Todo
//~ todo ETC_373a dc3ed56c 0d5e1d3f efb4e5bb.6406b344
#[test]
#[ignore = "todo: ETC_373a Flower Power"]
fn ETC_373a_flower_power() {
    check(CardClass::Druid, &[Give("ETC_373a"), Cost("ETC_373a", 7), Unwritten]);
}

/// # Good Vibrations
///
/// `ETC_373b` · Druid spell · Nature · 7 mana
///
/// > Give your minions +2/+4 and **Taunt**.
///
/// State: Derived
//~ derived ETC_373b d6caa72e 170a2b61 c33d548a.a3fa6816
#[test]
fn ETC_373b_good_vibrations() {
    check(
        CardClass::Druid,
        &[
            Give("ETC_373b"),
            Cost("ETC_373b", 7),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("ETC_373b", Nothing),
            Now(Nth(1), 4, 5),
            HasNow(Nth(2), GameTag::TAUNT),
            Now(Nth(2), 6, 9),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Root Note
///
/// `ETC_373be` · Druid enchantment
///
/// > +2/+4.
///
/// State: Derived
//~ derived ETC_373be d8fc9c6b d7e84696 91f7d565.6a444564
#[test]
fn ETC_373be_root_note() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "ETC_373be"), Now(My(0), 7, 5)]);
}

/// # Treant
///
/// `ETC_373t` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ vanilla ETC_373t 5059f810 54279d78 ee659db8
#[test]
fn ETC_373t_treant() {
    check(
        CardClass::Druid,
        &[
            Give("ETC_373t"),
            Cost("ETC_373t", 1),
            Stats("ETC_373t", 2, 2),
            Play("ETC_373t", Nothing),
            In(The("ETC_373t"), Zone::Play),
            Now(The("ETC_373t"), 2, 2),
        ],
    );
}

/// # Peaceful Piper
///
/// `ETC_375` · Druid minion · 1 mana · 1/1
///
/// > **Choose One -** Draw a Beast; or **Discover** one.
///
/// State: Todo
//~ todo ETC_375 d02c3efa c037f502 f9fdccba.193b2733
#[test]
#[ignore = "todo: ETC_375 Peaceful Piper"]
fn ETC_375_peaceful_piper() {
    check(CardClass::Druid, &[Give("ETC_375"), Cost("ETC_375", 1), Stats("ETC_375", 1, 1), Unwritten]);
}

/// # Friendly Face
///
/// `ETC_375a` · Druid spell · 1 mana
///
/// > Draw a Beast.
///
/// State: Derived
//~ derived ETC_375a 9b7fa7cd 1ec73fcc b572b901.6deaf8a8
#[test]
fn ETC_375a_friendly_face() {
    check(
        CardClass::Druid,
        &[
            Give("ETC_375a"),
            Cost("ETC_375a", 1),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_375a", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 4),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 2, 7),
        ],
    );
}

/// # Happy Hippie
///
/// `ETC_375b` · Druid spell · 1 mana
///
/// > **Discover** a Beast.
///
/// State: Derived
//~ derived ETC_375b c0d52fbc 85cf0bb6 f95b43d1.3a439a18
#[test]
fn ETC_375b_happy_hippie() {
    check(
        CardClass::Druid,
        &[
            Give("ETC_375b"),
            Cost("ETC_375b", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_119")),
            Play("ETC_375b", Nothing),
            ChooseCard("CS2_119"),
            Is(InHand(0), "CS2_119"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 2, 7),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("ETC_375b"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("ETC_375b", Nothing),
            Choose(0),
        ],
    );
}

/// # Summer Flowerchild
///
/// `ETC_376` · Druid minion · 5 mana · 4/5
///
/// > **Battlecry:** Draw two cards that cost (6) or more. **Finale:** They cost (1) less.
///
/// State: Derived
//~ derived ETC_376 53ab5734 1a3e1ce9 d3cf9222.99c333e6
#[test]
fn ETC_376_summer_flowerchild() {
    check(
        CardClass::Druid,
        &[
            Give("ETC_376"),
            Cost("ETC_376", 5),
            Stats("ETC_376", 4, 5),
            OnTop("CS2_186"),
            OnTop("CS2_186"),
            OnTop("CS2_186"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("ETC_376", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 6),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 7, 7),
            CostNow(Nth(3), 6),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 7, 7),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("ETC_376"),
            OnTop("CS2_186"),
            OnTop("CS2_186"),
            OnTop("CS2_186"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_376", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 7),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 7, 7),
            CostNow(Nth(3), 7),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 7, 7),
        ],
    );
}

/// # Sunny
///
/// `ETC_376e` · Druid enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived ETC_376e d4fadc72 0a420c37 4e910cbe.f705eb41
#[test]
fn ETC_376e_sunny() {
    check(CardClass::Druid, &[Give("CS2_118"), Enchant(Nth(0), "ETC_376e"), CostNow(Nth(0), 2)]);
}

/// # Harmonic Mood
///
/// `ETC_379` · Druid spell · 2 mana
///
/// > Give your hero +2 Attack this turn. Gain 4 Armor. *(Swaps each turn.)*
///
/// State: Derived
//~ derived ETC_379 6d761039 337becdd fb047f2c.1b763174
#[test]
fn ETC_379_harmonic_mood() {
    check(
        CardClass::Druid,
        &[
            Give("ETC_379"),
            Cost("ETC_379", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_379", Nothing),
            Armor(Mine, 4),
            Now(MyHero, 2, 30),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("ETC_379"), Friend("CS2_182"), Enemy("CS2_182"), EndTurn, EndTurn, Is(Nth(0), "ETC_379t")],
    );
}

/// # Harmonic Drums
///
/// `ETC_379e` · Druid enchantment
///
/// > +2 Attack this turn.
///
/// State: Derived
//~ derived ETC_379e 35ff07a0 a3a3850c a548b8c8.09ced50d
#[test]
fn ETC_379e_harmonic_drums() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "ETC_379e"), Now(My(0), 7, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Dissonant Drums
///
/// `ETC_379e2` · Druid enchantment
///
/// > +4 Attack this turn.
///
/// State: Derived
//~ derived ETC_379e2 4a7367fc e50351f3 b1e417ea.a9003f71
#[test]
fn ETC_379e2_dissonant_drums() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "ETC_379e2"), Now(My(0), 9, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Dissonant Mood
///
/// `ETC_379t` · Druid spell · 2 mana
///
/// > Give your hero +4 Attack this turn. Gain 2 Armor. *(Swaps each turn.)*
///
/// State: Derived
//~ derived ETC_379t 9988fd12 e1dca496 75ca17e5.54972c9a
#[test]
fn ETC_379t_dissonant_mood() {
    check(
        CardClass::Druid,
        &[
            Give("ETC_379t"),
            Cost("ETC_379t", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_379t", Nothing),
            Armor(Mine, 2),
            Now(MyHero, 4, 30),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("ETC_379t"), Friend("CS2_182"), Enemy("CS2_182"), EndTurn, EndTurn, Is(Nth(0), "ETC_379")],
    );
}

/// # Free Spirit
///
/// `ETC_382` · Druid minion · 1 mana · 1/2
///
/// > **Battlecry and Deathrattle:** Your Hero Power gains 1 more Armor this game.
///
/// State: Todo
//~ todo ETC_382 b3eedc27 b63cf38f d6603f67.cc008270
#[test]
#[ignore = "todo: ETC_382 Free Spirit"]
fn ETC_382_free_spirit() {
    check(CardClass::Druid, &[Give("ETC_382"), Cost("ETC_382", 1), Stats("ETC_382", 1, 2), Unwritten]);
}

/// # Spread the Word
///
/// `ETC_384` · Druid spell · 4 mana
///
/// > Draw 2 cards. Costs (1) less for each Attack your hero has.
///
/// State: Derived
//~ derived ETC_384 7497d1e3 a865198e 058114c5.aa9bb23a
#[test]
fn ETC_384_spread_the_word() {
    check(
        CardClass::Druid,
        &[
            Give("ETC_384"),
            Cost("ETC_384", 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("ETC_384", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("ETC_384"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            CostNow(Nth(0), 1),
        ],
    );
}

/// # Groovy Cat
///
/// `ETC_385` · Druid minion · 2 mana · 2/1
///
/// > **Battlecry and Deathrattle:** Your Hero Power gives your hero 1 more Attack this game.
///
/// State: Todo
//~ todo ETC_385 cfa23d75 5422856d 91e8b7d1.6e90963b
#[test]
#[ignore = "todo: ETC_385 Groovy Cat"]
fn ETC_385_groovy_cat() {
    check(CardClass::Druid, &[Give("ETC_385"), Cost("ETC_385", 2), Stats("ETC_385", 2, 1), Unwritten]);
}

/// # Zok Fogsnout
///
/// `ETC_386` · Druid minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon two {0}/{1} Quilboar with **Taunt**. *(Improved by your hero Attack & Armor gained this turn!)*
///
/// State: Todo
//~ todo ETC_386 8e5ebdd9 f450d5c0 cd4d7b16.e2f916cb
#[test]
#[ignore = "todo: ETC_386 Zok Fogsnout"]
fn ETC_386_zok_fogsnout() {
    check(CardClass::Druid, &[Give("ETC_386"), Cost("ETC_386", 6), Stats("ETC_386", 6, 6), Unwritten]);
}

/// # Fogsnout Fan
///
/// `ETC_386t` · Druid minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla ETC_386t 1b92637b b6f311bb 7add0cfb.4b0c5d24
#[test]
fn ETC_386t_fogsnout_fan() {
    check(
        CardClass::Druid,
        &[
            Give("ETC_386t"),
            Cost("ETC_386t", 1),
            Stats("ETC_386t", 1, 1),
            Has("ETC_386t", GameTag::TAUNT),
            Play("ETC_386t", Nothing),
            In(The("ETC_386t"), Zone::Play),
            Now(The("ETC_386t"), 1, 1),
            HasNow(The("ETC_386t"), GameTag::TAUNT),
        ],
    );
}

/// # Rhythm and Roots
///
/// `ETC_387` · Druid spell · Nature · 4 mana
///
/// > **Choose One (Secretly) -** Summon three 5/5 Ancients in 2 turns; or 8/8 Giants in 4 turns.
///
/// State: Todo
//~ todo ETC_387 beccc111 adc9d2d9 67ea765e.2a6a3cf4
#[test]
#[ignore = "todo: ETC_387 Rhythm and Roots"]
fn ETC_387_rhythm_and_roots() {
    check(CardClass::Druid, &[Give("ETC_387"), Cost("ETC_387", 4), Unwritten]);
}

/// # Ancient's Melody
///
/// `ETC_387b` · Druid spell · Nature · 4 mana
///
/// > In 2 turns, summon three 5/5 Ancients **(Secretly)**.
///
/// State: Todo
//~ todo ETC_387b 7e31fb71 e4490023 eeb5f301.1fe36ce2
#[test]
#[ignore = "todo: ETC_387b Ancient's Melody"]
fn ETC_387b_ancients_melody() {
    check(CardClass::Druid, &[Give("ETC_387b"), Cost("ETC_387b", 4), Unwritten]);
}

/// # Ancient
///
/// `ETC_387bt` · Druid minion · 5 mana · 5/5
///
/// State: Vanilla
//~ vanilla ETC_387bt 859f7912 040a7018 b61a8feb
#[test]
fn ETC_387bt_ancient() {
    check(
        CardClass::Druid,
        &[
            Give("ETC_387bt"),
            Cost("ETC_387bt", 5),
            Stats("ETC_387bt", 5, 5),
            Play("ETC_387bt", Nothing),
            In(The("ETC_387bt"), Zone::Play),
            Now(The("ETC_387bt"), 5, 5),
        ],
    );
}

/// # Giant's Dance
///
/// `ETC_387c` · Druid spell · Nature · 4 mana
///
/// > In 4 turns, summon three 8/8 Giants **(Secretly)**.
///
/// State: Todo
//~ todo ETC_387c e44afbfa 79f6448e 6b8b639d.29e889b6
#[test]
#[ignore = "todo: ETC_387c Giant's Dance"]
fn ETC_387c_giants_dance() {
    check(CardClass::Druid, &[Give("ETC_387c"), Cost("ETC_387c", 4), Unwritten]);
}

/// # Giant
///
/// `ETC_387ct` · Druid minion · 8 mana · 8/8
///
/// State: Vanilla
//~ vanilla ETC_387ct 64600eab 166e2552 919ba915
#[test]
fn ETC_387ct_giant() {
    check(
        CardClass::Druid,
        &[
            Give("ETC_387ct"),
            Cost("ETC_387ct", 8),
            Stats("ETC_387ct", 8, 8),
            Play("ETC_387ct", Nothing),
            In(The("ETC_387ct"), Zone::Play),
            Now(The("ETC_387ct"), 8, 8),
        ],
    );
}

/// # Rhythm and Roots
///
/// `ETC_387t` · Druid spell · Nature · 4 mana
///
/// > **Choose One (Secretly) -** Summon three 5/5 Ancients in 2 turns; or 8/8 Giants in 4 turns.@In 2 turns, summon three 5/5 Ancients **(Secretly)**.@In 4 turns, summon three 8/8 Giants **(Secretly)**.
///
/// State: Todo
//~ todo ETC_387t 491caa64 9392e9c1 3a0fad63.cc6cc044
#[test]
#[ignore = "todo: ETC_387t Rhythm and Roots"]
fn ETC_387t_rhythm_and_roots() {
    check(CardClass::Druid, &[Give("ETC_387t"), Cost("ETC_387t", 4), Unwritten]);
}

/// # Timber Tambourine
///
/// `ETC_388` · Druid weapon · 4 mana · 2/3 durability
///
/// > **Deathrattle:** Summon @ 5/5 \|4(Ancient, Ancients). *(Play cards that cost (5) or more while equipped to improve!)*
///
/// State: Derived
//~ derived ETC_388 c950b509 013657d6 494f0893.fec1658e
#[test]
fn ETC_388_timber_tambourine() {
    check(
        CardClass::Druid,
        &[
            Give("ETC_388"),
            Cost("ETC_388", 4),
            Stats("ETC_388", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_388"),
            Play("CS2_106", Nothing),
            BoardCount(Mine, 2),
            In(The("ETC_387bt"), Zone::Play),
            Now(The("ETC_387bt"), 5, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("ETC_388"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_388"),
            Play("CS2_186", Nothing),
            TagNow(Nth(3), GameTag::TAG_SCRIPT_DATA_NUM_1, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("ETC_388"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_388"),
            Play("CS2_182", Nothing),
            TagNow(Nth(3), GameTag::TAG_SCRIPT_DATA_NUM_1, 1),
        ],
    );
}

/// # Funnel Cake
///
/// `JAM_025` · Multi-class spell · 2 mana
///
/// > Restore #3 Health to a minion and its neighbors. For each one **Overhealed**, refresh a Mana Crystal.
///
/// State: Todo
//~ todo JAM_025 eeea340d a7d13580 805eddc2.1d7407a2
#[test]
#[ignore = "todo: JAM_025 Funnel Cake"]
fn JAM_025_funnel_cake() {
    check(CardClass::Druid, &[Give("JAM_025"), Cost("JAM_025", 2), Unwritten]);
}

/// # Popular Pixie
///
/// `JAM_026` · Druid minion · 2 mana · 2/3
///
/// > **Choose One -** Refresh your Hero Power; or Your next one costs (0).
///
/// State: Todo
//~ todo JAM_026 36b57236 76c802fd 6b17cef9.e135ce9a
#[test]
#[ignore = "todo: JAM_026 Popular Pixie"]
fn JAM_026_popular_pixie() {
    check(CardClass::Druid, &[Give("JAM_026"), Cost("JAM_026", 2), Stats("JAM_026", 2, 3), Unwritten]);
}

/// # Soothing Melody
///
/// `JAM_026a` · Druid spell · 2 mana
///
/// > Refresh your Hero Power.
///
/// State: Derived
//~ derived JAM_026a 7d0800a4 b7dd04e6 fca24cd0.8a19b056
#[test]
fn JAM_026a_soothing_melody() {
    check(
        CardClass::Druid,
        &[
            Give("JAM_026a"),
            Cost("JAM_026a", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            HeroPower(Nothing),
            Crystals(10),
            Play("JAM_026a", Nothing),
            Crystals(10),
            HeroPower(Nothing),
            Armor(Mine, 2),
            Now(MyHero, 2, 30),
        ],
    );
}

/// # Inspirational Lyrics
///
/// `JAM_026b` · Druid spell · 2 mana
///
/// > Your next Hero Power costs (0).
///
/// State: Derived
//~ derived JAM_026b eb50bb6b 93543fc7 0aa1752a.68335e12
#[test]
fn JAM_026b_inspirational_lyrics() {
    check(
        CardClass::Druid,
        &[
            Give("JAM_026b"),
            Cost("JAM_026b", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAM_026b", Nothing),
            CostNow(MyPower, 0),
        ],
    );
}

/// # Glade's Guidance
///
/// `JAM_026e` · Neutral enchantment
///
/// > Your next Hero Power costs (0).
///
/// State: Derived
//~ derived JAM_026e 778ffe5d d537c2fa 8fe11361.68335e12
#[test]
fn JAM_026e_glades_guidance() {
    check(
        CardClass::Druid,
        &[Friend("CS2_182"), Friend("CS2_182"), Enemy("CS2_182"), Enchant(Me, "JAM_026e"), CostNow(MyPower, 0)],
    );
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "JAM_026e"),
            HeroPower(Nothing),
            CostNow(MyPower, 2),
        ],
    );
}

/// # Fanboy
///
/// `JAM_027` · Multi-class minion · 2 mana · 2/2
///
/// > **Choose One -** Give a friendly minion +2 Attack and **Rush**; or +2 Health and **Lifesteal**.
///
/// State: Derived
//~ derived JAM_027 f805584d 87d365e4 78c457f5.419bcde6
#[test]
fn JAM_027_fanboy() {
    check(
        CardClass::Druid,
        &[
            Give("JAM_027"),
            Cost("JAM_027", 2),
            Stats("JAM_027", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("JAM_027", 0, On(Nth(1))),
            HasNow(Nth(1), GameTag::RUSH),
            Now(Nth(1), 6, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("JAM_027"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("JAM_027", 1, On(Nth(1))),
            HasNow(Nth(1), GameTag::LIFESTEAL),
            Now(Nth(1), 4, 7),
        ],
    );
}

/// # Zok Rocks!
///
/// `JAM_027a` · Multi-class spell · 2 mana
///
/// > Give a friendly minion +2 Attack and **Rush**.
///
/// State: Derived
//~ derived JAM_027a db8ba0fb bd3727c8 34a9b3e8.dd80b164
#[test]
fn JAM_027a_zok_rocks() {
    check(
        CardClass::Druid,
        &[
            Give("JAM_027a"),
            Cost("JAM_027a", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAM_027a", On(Nth(1))),
            HasNow(Nth(1), GameTag::RUSH),
            Now(Nth(1), 6, 5),
        ],
    );
}

/// # Zok's Biggest Fan
///
/// `JAM_027ae` · Neutral enchantment
///
/// > +2 Attack and **Rush**.
///
/// State: Derived
//~ derived JAM_027ae 05e5681a 988a2b3c dec6c774.6c0f0ce8
#[test]
fn JAM_027ae_zoks_biggest_fan() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "JAM_027ae"), Now(My(0), 7, 1), HasNow(My(0), GameTag::RUSH)],
    );
}

/// # Poison Bloom!
///
/// `JAM_027b` · Multi-class spell · 2 mana
///
/// > Give a friendly minion +2 Health and **Lifesteal**.
///
/// State: Derived
//~ derived JAM_027b 31f8e1c0 db5253a8 ce5a9b4f.701527b9
#[test]
fn JAM_027b_poison_bloom() {
    check(
        CardClass::Druid,
        &[
            Give("JAM_027b"),
            Cost("JAM_027b", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAM_027b", On(Nth(1))),
            HasNow(Nth(1), GameTag::LIFESTEAL),
            Now(Nth(1), 4, 7),
        ],
    );
}

/// # Hedanis's Biggest Fan
///
/// `JAM_027be` · Neutral enchantment
///
/// > +2 Health and **Lifesteal**.
///
/// State: Derived
//~ derived JAM_027be cf18019a dc8a5967 5d06f874.014a716c
#[test]
fn JAM_027be_hedaniss_biggest_fan() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "JAM_027be"), Now(My(0), 5, 3), HasNow(My(0), GameTag::LIFESTEAL)],
    );
}

/// # Blood Treant
///
/// `JAM_028` · Multi-class minion · 5 mana · 2/2
///
/// > Costs Health instead of Mana.
///
/// State: Todo
//~ todo JAM_028 5807d46a e0a04d01 0ae8345c.ad481fb2
#[test]
#[ignore = "todo: JAM_028 Blood Treant"]
fn JAM_028_blood_treant() {
    check(CardClass::Druid, &[Give("JAM_028"), Cost("JAM_028", 5), Stats("JAM_028", 2, 2), Unwritten]);
}

/// # Doomkin
///
/// `JAM_029` · Multi-class minion · 6 mana · 3/4
///
/// > **Battlecry:** Take one of your opponent's empty Mana Crystals.
///
/// State: Todo
//~ todo JAM_029 54183813 4c3a5603 9002208a.08e0e386
#[test]
#[ignore = "todo: JAM_029 Doomkin"]
fn JAM_029_doomkin() {
    check(CardClass::Druid, &[Give("JAM_029"), Cost("JAM_029", 6), Stats("JAM_029", 3, 4), Unwritten]);
}
