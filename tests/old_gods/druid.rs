//! Druid cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ce590a86

/// # Fandral Staghelm
///
/// `OG_044` · Druid minion · 4 mana · 3/6
///
/// > Your **Choose One** cards and powers have both effects combined.
///
/// State: Todo
//~ todo OG_044 f4bede31 b69e3a99 38d3e36f.3cc4093f
#[test]
#[ignore = "todo: OG_044 Fandral Staghelm"]
fn OG_044_fandral_staghelm() {
    check(CardClass::Druid, &[Give("OG_044"), Cost("OG_044", 4), Stats("OG_044", 3, 6), Unwritten]);
}

/// # Feral Rage
///
/// `OG_047` · Druid spell · 3 mana
///
/// > **Choose One -** Give your hero +4 Attack this turn; or Gain 8 Armor.
///
/// State: Derived
//~ derived OG_047 e6732de4 6075de5a f493bc48.864e8b37
#[test]
fn OG_047_feral_rage() {
    check(
        CardClass::Druid,
        &[
            Give("OG_047"),
            Cost("OG_047", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("OG_047", 0, Nothing),
            Now(MyHero, 4, 30),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("OG_047"), Friend("CS2_182"), Enemy("CS2_182"), PlayOption("OG_047", 1, Nothing), Armor(Mine, 8)],
    );
}

/// # Evolve Spines
///
/// `OG_047a` · Druid spell · 3 mana
///
/// > Give your hero +4 Attack this turn.
///
/// State: Derived
//~ derived OG_047a d15e2e01 20e40c73 8f3e6e59.ef0889b5
#[test]
fn OG_047a_evolve_spines() {
    check(
        CardClass::Druid,
        &[
            Give("OG_047a"),
            Cost("OG_047a", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_047a", Nothing),
            Now(MyHero, 4, 30),
        ],
    );
}

/// # Evolve Scales
///
/// `OG_047b` · Druid spell · 3 mana
///
/// > Gain 8 Armor.
///
/// State: Derived
//~ derived OG_047b e7f2b920 91473d6c aaa3fbc3.57902385
#[test]
fn OG_047b_evolve_scales() {
    check(
        CardClass::Druid,
        &[
            Give("OG_047b"),
            Cost("OG_047b", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_047b", Nothing),
            Armor(Mine, 8),
        ],
    );
}

/// # Spines
///
/// `OG_047e` · Druid enchantment
///
/// > +4 Attack this turn.
///
/// State: Derived
//~ derived OG_047e 1686c61d d3926921 87f1f888.a9003f71
#[test]
fn OG_047e_spines() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "OG_047e"), Now(My(0), 9, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Mark of Y'Shaarj
///
/// `OG_048` · Druid spell · 2 mana
///
/// > Give a minion +2/+2. If it's a Beast, draw a card.
///
/// State: Derived
//~ derived OG_048 bb720d5f 94dcf8ba a2c43aae.7231c078
#[test]
fn OG_048_mark_of_y_shaarj() {
    check(
        CardClass::Druid,
        &[
            Give("OG_048"),
            Cost("OG_048", 2),
            Targets("OG_048", &[FriendlyMinion, EnemyMinion]),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_119"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            Play("OG_048", On(Nth(7))),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Now(Nth(7), 4, 9),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("OG_048"),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_119"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            Play("OG_048", On(Nth(5))),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Now(Nth(5), 4, 9),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("OG_048"),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_048", On(Nth(6))),
            DeckCount(Mine, 22),
            Now(Nth(6), 6, 7),
        ],
    );
}

/// # Mark of Y'Shaarj
///
/// `OG_048e` · Druid enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived OG_048e c37902b1 16643142 b7b6c21b.6d6ab056
#[test]
fn OG_048e_mark_of_y_shaarj() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "OG_048e"), Now(My(0), 7, 3)]);
}

/// # Forbidden Ancient
///
/// `OG_051` · Druid minion · 1 mana · 1/1
///
/// > **Battlecry:** Spend all your Mana. Gain +1/+1 for each Mana spent.
///
/// State: Derived
//~ derived OG_051 4ee77ee4 710f2f2f b877ec89.1d685391
#[test]
fn OG_051_forbidden_ancient() {
    check(
        CardClass::Druid,
        &[
            Give("OG_051"),
            Cost("OG_051", 1),
            Stats("OG_051", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("OG_051", Nothing),
            Now(Nth(0), 5, 5),
            Mana(0),
        ],
    );
}

/// # Klaxxi Amber-Weaver
///
/// `OG_188` · Druid minion · 4 mana · 4/5
///
/// > **Taunt Battlecry:** If your C'Thun has at least 10 Attack, gain +5 Health.
///
/// State: Done
//~ done OG_188 959ed931 - 6d5a3da4.a08af950
#[test]
fn OG_188_klaxxi_amber_weaver() {
    check(
        CardClass::Druid,
        &[
            Give("OG_188"),
            Cost("OG_188", 4),
            Stats("OG_188", 4, 5),
            Has("OG_188", GameTag::TAUNT),
            Friend("OG_280"),
            Play("CS2_092", On(My(0))),
            Crystals(10),
            Play("OG_188", Nothing),
            Now(The("OG_188"), 4, 10),
        ],
    );
}

/// # Amber Carapace
///
/// `OG_188e` · Neutral enchantment
///
/// > +5 Health.
///
/// State: Derived
//~ derived OG_188e 31b40faa 4dcc5b04 64e52685.bfe05d12
#[test]
fn OG_188e_amber_carapace() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "OG_188e"), Now(My(0), 5, 6)]);
}

/// # Wisps of the Old Gods
///
/// `OG_195` · Druid spell · Nature · 7 mana
///
/// > **Choose One -** Summon seven 1/1 Wisps; or Give your minions +2/+2.
///
/// State: Derived
//~ derived OG_195 1b4d0554 97177346 e6b62de6.183fa964
#[test]
fn OG_195_wisps_of_the_old_gods() {
    check(
        CardClass::Druid,
        &[
            Give("OG_195"),
            Cost("OG_195", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("OG_195", 0, Nothing),
            BoardCount(Mine, 7),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("OG_195"), Friend("CS2_182"), Enemy("CS2_182"), PlayOption("OG_195", 1, Nothing), Now(Nth(1), 6, 7)],
    );
}

/// # Many Wisps
///
/// `OG_195a` · Druid spell · Nature · 7 mana
///
/// > Summon seven 1/1 Wisps.
///
/// State: Derived
//~ derived OG_195a a50d30ae 4ac5be15 1044ef27.95da5d5a
#[test]
fn OG_195a_many_wisps() {
    check(
        CardClass::Druid,
        &[
            Give("OG_195a"),
            Cost("OG_195a", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_195a", Nothing),
            BoardCount(Mine, 7),
        ],
    );
}

/// # Big Wisps
///
/// `OG_195b` · Druid spell · Nature · 7 mana
///
/// > Give your minions +2/+2.
///
/// State: Derived
//~ derived OG_195b b8e4bf37 d3b8a64a 98b4c98e.420d2017
#[test]
fn OG_195b_big_wisps() {
    check(
        CardClass::Druid,
        &[
            Give("OG_195b"),
            Cost("OG_195b", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_195b", Nothing),
            Now(Nth(1), 6, 7),
        ],
    );
}

/// # Wisp
///
/// `OG_195c` · Druid minion · 0 mana · 1/1
///
/// State: Vanilla
//~ vanilla OG_195c df390d20 9e24400e f777df24
#[test]
fn OG_195c_wisp() {
    check(
        CardClass::Druid,
        &[
            Give("OG_195c"),
            Cost("OG_195c", 0),
            Stats("OG_195c", 1, 1),
            Play("OG_195c", Nothing),
            In(The("OG_195c"), Zone::Play),
            Now(The("OG_195c"), 1, 1),
        ],
    );
}

/// # Enormous
///
/// `OG_195e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived OG_195e d8e48231 c7e04c0e 6a2746fe.6d6ab056
#[test]
fn OG_195e_enormous() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "OG_195e"), Now(My(0), 7, 3)]);
}

/// # Mire Keeper
///
/// `OG_202` · Druid minion · 4 mana · 3/4
///
/// > **Choose One -** Summon a 2/2 Slime; or Gain an empty Mana Crystal.
///
/// State: Derived
//~ derived OG_202 bd7774c7 33b2966e bfcd4119.c8709b0c
#[test]
fn OG_202_mire_keeper() {
    check(
        CardClass::Druid,
        &[
            Give("OG_202"),
            Cost("OG_202", 4),
            Stats("OG_202", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("OG_202", 0, Nothing),
            BoardCount(Mine, 3),
            In(The("OG_202c"), Zone::Play),
            Now(The("OG_202c"), 2, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("OG_202"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            PlayOption("OG_202", 1, Nothing),
            EndTurn,
            EndTurn,
            Mana(7),
        ],
    );
}

/// # Y'Shaarj's Strength
///
/// `OG_202a` · Druid spell · 4 mana
///
/// > Summon a 2/2 Slime.
///
/// State: Derived
//~ derived OG_202a a576f6bb bb67baca 53e3ae64.fa8192c7
#[test]
fn OG_202a_y_shaarjs_strength() {
    check(
        CardClass::Druid,
        &[
            Give("OG_202a"),
            Cost("OG_202a", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_202a", Nothing),
            BoardCount(Mine, 2),
            In(The("OG_202c"), Zone::Play),
            Now(The("OG_202c"), 2, 2),
        ],
    );
}

/// # Y'Shaarj's Strength
///
/// `OG_202ae` · Druid enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived OG_202ae 015ae68b 339445e6 7720b404.b42c6980
#[test]
fn OG_202ae_y_shaarjs_strength() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "OG_202ae"), Now(My(0), 8, 4)]);
}

/// # Yogg-Saron's Magic
///
/// `OG_202b` · Druid spell · 4 mana
///
/// > Gain an empty Mana Crystal.
///
/// State: Derived
//~ derived OG_202b c1513351 f6d5e1e0 44ce1f35.fcccaa11
#[test]
fn OG_202b_yogg_sarons_magic() {
    check(
        CardClass::Druid,
        &[
            Give("OG_202b"),
            Cost("OG_202b", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("OG_202b", Nothing),
            EndTurn,
            EndTurn,
            Mana(7),
        ],
    );
}

/// # Slime
///
/// `OG_202c` · Druid minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla OG_202c 4af690d7 c38c205d 6826ec57
#[test]
fn OG_202c_slime() {
    check(
        CardClass::Druid,
        &[
            Give("OG_202c"),
            Cost("OG_202c", 2),
            Stats("OG_202c", 2, 2),
            Play("OG_202c", Nothing),
            In(The("OG_202c"), Zone::Play),
            Now(The("OG_202c"), 2, 2),
        ],
    );
}

/// # Dark Arakkoa
///
/// `OG_293` · Druid minion · 6 mana · 5/7
///
/// > **Taunt Battlecry:** Give your C'Thun +4/+4 *(wherever it is).*
///
/// State: Done
//~ done OG_293 1669c5c2 - 0090316f.1466008e
#[test]
fn OG_293_dark_arakkoa() {
    check(
        CardClass::Druid,
        &[
            Give("OG_293"),
            Cost("OG_293", 6),
            Stats("OG_293", 5, 7),
            Has("OG_293", GameTag::TAUNT),
            Friend("OG_280"),
            Play("OG_293", Nothing),
            Now(My(0), 10, 10),
        ],
    );
}

/// # Arrakoa Devotion
///
/// `OG_293e` · Neutral enchantment
///
/// > +5/+5.
///
/// State: Derived
//~ derived OG_293e 5381340f a2a310fb ee16a834.401e4f6d
#[test]
fn OG_293e_arrakoa_devotion() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "OG_293e"), Now(My(0), 10, 6)]);
}

/// # Addled Grizzly
///
/// `OG_313` · Druid minion · 2 mana · 2/3
///
/// > After you summon a Beast, give it +1/+1.
///
/// State: Derived
//~ derived OG_313 795ced12 6e0f54b4 091de629.10f84acd
#[test]
fn OG_313_addled_grizzly() {
    check(
        CardClass::Druid,
        &[
            Give("OG_313"),
            Cost("OG_313", 2),
            Stats("OG_313", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_313"),
            Play("CS2_119", Nothing),
            Now(Nth(4), 3, 8),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("OG_313"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_313"),
            Play("CS2_182", Nothing),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Addled
///
/// `OG_313e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived OG_313e 9136d58f 2f376588 a5d0192f.67341004
#[test]
fn OG_313e_addled() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "OG_313e"), Now(My(0), 6, 2)]);
}
