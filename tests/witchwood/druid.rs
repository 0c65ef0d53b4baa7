//! Druid cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1c120447

/// # Gloom Stag
///
/// `GIL_130` · Druid minion · 5 mana · 2/6
///
/// > **Taunt Battlecry:** If your deck has only odd-Cost cards, gain +2/+2.
///
/// State: Derived
//~ derived GIL_130 4dfb6087 75862894 69bb1c5a.198b7e61
#[test]
fn GIL_130_gloom_stag() {
    check(
        CardClass::Druid,
        &[
            Give("GIL_130"),
            Cost("GIL_130", 5),
            Stats("GIL_130", 2, 6),
            Has("GIL_130", GameTag::TAUNT),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_130", Nothing),
            Now(Nth(0), 4, 8),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("GIL_130"),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_130", Nothing),
            Now(Nth(0), 2, 6),
        ],
    );
}

/// # Fable
///
/// `GIL_130e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived GIL_130e ab7d8521 5c16e27d e1d4cf7b.6d6ab056
#[test]
fn GIL_130e_fable() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "GIL_130e"), Now(My(0), 7, 3)]);
}

/// # Druid of the Scythe
///
/// `GIL_188` · Druid minion · 3 mana · 2/2
///
/// > **Choose One -** Transform into a 4/2 with **Rush**; or a 2/4 with **Taunt**.
///
/// State: Done
//~ done GIL_188 ee4aafdf - 9aca0c45.7d5d6ea4
#[test]
fn GIL_188_druid_of_the_scythe() {
    check(
        CardClass::Druid,
        &[
            Give("GIL_188"),
            Cost("GIL_188", 3),
            Stats("GIL_188", 2, 2),
            PlayOption("GIL_188", 0, Nothing),
            Is(My(0), "GIL_188t"),
            Now(My(0), 4, 2),
            HasNow(My(0), GameTag::RUSH),
        ],
    );
    check(
        CardClass::Druid,
        &[PlayOption("GIL_188", 1, Nothing), Is(My(0), "GIL_188t2"), Now(My(0), 2, 4), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Dire Panther Form
///
/// `GIL_188a` · Druid minion · 3 mana · 4/2
///
/// > **Rush**
///
/// State: Derived
//~ derived GIL_188a 67edda5a 0e260223 9f9fcfc2.57b12c28
#[test]
fn GIL_188a_dire_panther_form() {
    check(
        CardClass::Druid,
        &[
            Give("GIL_188a"),
            Cost("GIL_188a", 3),
            Stats("GIL_188a", 4, 2),
            Has("GIL_188a", GameTag::RUSH),
            PlayOption("GIL_188", 0, Nothing),
            Is(Nth(1), "GIL_188t"),
            Now(Nth(1), 4, 2),
        ],
    );
}

/// # Dire Wolf Form
///
/// `GIL_188b` · Druid minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// State: Derived
//~ derived GIL_188b eb2f8d12 f1c08a9d 9d711a74.4b0c5d24
#[test]
fn GIL_188b_dire_wolf_form() {
    check(
        CardClass::Druid,
        &[
            Give("GIL_188b"),
            Cost("GIL_188b", 3),
            Stats("GIL_188b", 2, 4),
            Has("GIL_188b", GameTag::TAUNT),
            PlayOption("GIL_188", 1, Nothing),
            Is(Nth(1), "GIL_188t2"),
            Now(Nth(1), 2, 4),
        ],
    );
}

/// # Druid of the Scythe
///
/// `GIL_188t` · Druid minion · 3 mana · 4/2
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla GIL_188t 4d0fd0d4 43ce4680 972df786.57b12c28
#[test]
fn GIL_188t_druid_of_the_scythe() {
    check(
        CardClass::Druid,
        &[
            Give("GIL_188t"),
            Cost("GIL_188t", 3),
            Stats("GIL_188t", 4, 2),
            Has("GIL_188t", GameTag::RUSH),
            Play("GIL_188t", Nothing),
            In(The("GIL_188t"), Zone::Play),
            Now(The("GIL_188t"), 4, 2),
            HasNow(The("GIL_188t"), GameTag::RUSH),
        ],
    );
}

/// # Druid of the Scythe
///
/// `GIL_188t2` · Druid minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla GIL_188t2 cfd16711 5363e348 5c59814a.4b0c5d24
#[test]
fn GIL_188t2_druid_of_the_scythe() {
    check(
        CardClass::Druid,
        &[
            Give("GIL_188t2"),
            Cost("GIL_188t2", 3),
            Stats("GIL_188t2", 2, 4),
            Has("GIL_188t2", GameTag::TAUNT),
            Play("GIL_188t2", Nothing),
            In(The("GIL_188t2"), Zone::Play),
            Now(The("GIL_188t2"), 2, 4),
            HasNow(The("GIL_188t2"), GameTag::TAUNT),
        ],
    );
}

/// # Druid of the Scythe
///
/// `GIL_188t3` · Druid minion · 3 mana · 4/4
///
/// > **Rush Taunt**
///
/// State: Vanilla
//~ vanilla GIL_188t3 5d2fce11 55303220 31b408b0.05d6d156
#[test]
fn GIL_188t3_druid_of_the_scythe() {
    check(
        CardClass::Druid,
        &[
            Give("GIL_188t3"),
            Cost("GIL_188t3", 3),
            Stats("GIL_188t3", 4, 4),
            Has("GIL_188t3", GameTag::RUSH),
            Has("GIL_188t3", GameTag::TAUNT),
            Play("GIL_188t3", Nothing),
            In(The("GIL_188t3"), Zone::Play),
            Now(The("GIL_188t3"), 4, 4),
            HasNow(The("GIL_188t3"), GameTag::RUSH),
            HasNow(The("GIL_188t3"), GameTag::TAUNT),
        ],
    );
}

/// # Bewitched Guardian
///
/// `GIL_507` · Druid minion · 5 mana · 4/1
///
/// > **Taunt Battlecry:** Gain +1 Health for each card in your hand.
///
/// State: Derived
//~ derived GIL_507 8d8b112b 74999222 207c9ab9.294ee20b
#[test]
fn GIL_507_bewitched_guardian() {
    check(
        CardClass::Druid,
        &[
            Give("GIL_507"),
            Cost("GIL_507", 5),
            Stats("GIL_507", 4, 1),
            Has("GIL_507", GameTag::TAUNT),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_507", Nothing),
            Now(Nth(0), 4, 2),
        ],
    );
}

/// # Wispering Woods
///
/// `GIL_553` · Druid spell · Nature · 4 mana
///
/// > Summon a 1/1 Wisp for each card in your hand.
///
/// State: Derived
//~ derived GIL_553 99ef3022 4712b1de 35305e39.1b9bf90d
#[test]
fn GIL_553_wispering_woods() {
    check(
        CardClass::Druid,
        &[
            Give("GIL_553"),
            Cost("GIL_553", 4),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_553", Nothing),
            BoardCount(Mine, 2),
            In(The("GIL_553t"), Zone::Play),
            Now(The("GIL_553t"), 1, 1),
        ],
    );
}

/// # Wisp
///
/// `GIL_553t` · Druid minion · 0 mana · 1/1
///
/// State: Vanilla
//~ vanilla GIL_553t cea8e540 fb0c9ee5 f6bf6bdd
#[test]
fn GIL_553t_wisp() {
    check(
        CardClass::Druid,
        &[
            Give("GIL_553t"),
            Cost("GIL_553t", 0),
            Stats("GIL_553t", 1, 1),
            Play("GIL_553t", Nothing),
            In(The("GIL_553t"), Zone::Play),
            Now(The("GIL_553t"), 1, 1),
        ],
    );
}

/// # Witching Hour
///
/// `GIL_571` · Druid spell · 3 mana
///
/// > Summon a random friendly Beast that died this game.
///
/// State: Derived
//~ derived GIL_571 5d6becde 70d9e944 906e9efb.7f619bb7
#[test]
fn GIL_571_witching_hour() {
    check(
        CardClass::Druid,
        &[
            Give("GIL_571"),
            Cost("GIL_571", 3),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("CS2_119")),
            Play("GIL_571", Nothing),
            BoardCount(Mine, 2),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
}

/// # Ferocious Howl
///
/// `GIL_637` · Druid spell · 3 mana
///
/// > Draw a card. Gain 1 Armor for each card in your hand.
///
/// State: Derived
//~ derived GIL_637 0db011c7 fdd1580d 8f99e38c.eb608b2d
#[test]
fn GIL_637_ferocious_howl() {
    check(
        CardClass::Druid,
        &[
            Give("GIL_637"),
            Cost("GIL_637", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_637", Nothing),
            Armor(Mine, 2),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Splintergraft
///
/// `GIL_658` · Druid minion · 8 mana · 8/8
///
/// > **Battlecry:** Choose a friendly minion. Add a 10/10 copy to your hand that costs (10).
///
/// State: Derived
//~ derived GIL_658 45cd795c 7f555a88 3710c09a.df627efc
#[test]
fn GIL_658_splintergraft() {
    check(
        CardClass::Druid,
        &[
            Give("GIL_658"),
            Cost("GIL_658", 8),
            Stats("GIL_658", 8, 8),
            Targets("GIL_658", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_658", On(Nth(1))),
            CostNow(InHand(0), 10),
            Now(InHand(0), 10, 10),
            HandCount(Mine, 1),
        ],
    );
}

/// # Witchwood Apple
///
/// `GIL_663` · Druid spell · Nature · 1 mana
///
/// > Add two 2/2 Treants to your hand.
///
/// State: Derived
//~ derived GIL_663 4a7cdb32 da91ad67 b6be1468.cf4239a3
#[test]
fn GIL_663_witchwood_apple() {
    check(
        CardClass::Druid,
        &[
            Give("GIL_663"),
            Cost("GIL_663", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_663", Nothing),
            Is(InHand(0), "GIL_663t"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 2),
            Is(InHand(1), "GIL_663t"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 2, 2),
            HandCount(Mine, 2),
        ],
    );
}

/// # Treant
///
/// `GIL_663t` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ vanilla GIL_663t e2f5ec8c 23961195 1c7cc20b
#[test]
fn GIL_663t_treant() {
    check(
        CardClass::Druid,
        &[
            Give("GIL_663t"),
            Cost("GIL_663t", 1),
            Stats("GIL_663t", 2, 2),
            Play("GIL_663t", Nothing),
            In(The("GIL_663t"), Zone::Play),
            Now(The("GIL_663t"), 2, 2),
        ],
    );
}

/// # Duskfallen Aviana
///
/// `GIL_800` · Druid minion · 5 mana · 3/7
///
/// > On each player's turn, the first card played costs (0).
///
/// State: Todo
//~ todo GIL_800 46c89ba6 21997278 3d2d781b.041bcbb9
#[test]
#[ignore = "todo: GIL_800 Duskfallen Aviana"]
fn GIL_800_duskfallen_aviana() {
    check(CardClass::Druid, &[Give("GIL_800"), Cost("GIL_800", 5), Stats("GIL_800", 3, 7), Unwritten]);
}

/// # Badsong
///
/// `GIL_800e2` · Druid enchantment
///
/// > Costs (0).
///
/// State: Derived
//~ derived GIL_800e2 3b30d9cb e0d9db3e 9d8d30ef.dd600ecd
#[test]
fn GIL_800e2_badsong() {
    check(CardClass::Druid, &[Give("CS2_118"), Enchant(Nth(0), "GIL_800e2"), CostNow(Nth(0), 0)]);
}

/// # Forest Guide
///
/// `GIL_833` · Druid minion · 4 mana · 1/6
///
/// > At the end of your turn, both players draw a card.
///
/// State: Derived
//~ derived GIL_833 5fadaf50 e79b45d7 79059423.25ee9293
#[test]
fn GIL_833_forest_guide() {
    check(
        CardClass::Druid,
        &[
            Give("GIL_833"),
            Cost("GIL_833", 4),
            Stats("GIL_833", 1, 6),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_833"),
            EndTurn,
            CostNow(InTheirHand(1), 4),
            Now(InTheirHand(1), 4, 5),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            DeckCount(Theirs, 18),
            HandCount(Theirs, 2),
        ],
    );
}
