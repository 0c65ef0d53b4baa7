//! Warlock cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 962d31e6

/// # Darkbomb
///
/// `GVG_015` · Warlock spell · Shadow · 2 mana
///
/// > Deal $3 damage to a character. If it dies, draw a Shadow spell.
///
/// State: Derived
//~ derived GVG_015 a6c2130f d85addcc 4c612de8.4de49bec
#[test]
fn GVG_015_darkbomb() {
    check(
        CardClass::Warlock,
        &[
            Give("GVG_015"),
            Cost("GVG_015", 2),
            Targets("GVG_015", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            OnTop("CS2_118"),
            OnTop("AT_016"),
            OnTop("CS2_118"),
            OnTop("AT_016"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("GVG_015", On(Nth(9))),
            DeckCount(Mine, 23),
            HandCount(Mine, 1),
            CostNow(Nth(4), 2),
            In(Nth(4), Zone::Hand),
            Dead(Nth(9)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("GVG_015"),
            OnTop("CS2_118"),
            OnTop("AT_016"),
            OnTop("CS2_118"),
            OnTop("AT_016"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("GVG_015", On(Nth(7))),
            BoardCount(Mine, 1),
            DeckCount(Mine, 23),
            HandCount(Mine, 1),
            CostNow(Nth(4), 2),
            In(Nth(4), Zone::Hand),
            Dead(Nth(7)),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("GVG_015"),
            OnTop("CS2_118"),
            OnTop("AT_016"),
            OnTop("CS2_118"),
            OnTop("AT_016"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("GVG_015", On(Nth(8))),
            DeckCount(Mine, 24),
            Now(Nth(8), 4, 2),
        ],
    );
}

/// # Queen of Pain
///
/// `GVG_018` · Warlock minion · 2 mana · 1/4
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla GVG_018 87e1117c 303678bd 30554542.b857c9f1
#[test]
fn GVG_018_queen_of_pain() {
    check(
        CardClass::Warlock,
        &[
            Give("GVG_018"),
            Cost("GVG_018", 2),
            Stats("GVG_018", 1, 4),
            Has("GVG_018", GameTag::LIFESTEAL),
            Play("GVG_018", Nothing),
            In(The("GVG_018"), Zone::Play),
            Now(The("GVG_018"), 1, 4),
            HasNow(The("GVG_018"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Demonheart
///
/// `GVG_019` · Warlock spell · Shadow · 5 mana
///
/// > Deal $5 damage to a minion. If it's a friendly Demon, give it +5/+5 instead.
///
/// State: Derived
//~ derived GVG_019 e0211e8e 4685837d cfdbe711.cffafb92
#[test]
fn GVG_019_demonheart() {
    check(
        CardClass::Warlock,
        &[
            Give("GVG_019"),
            Cost("GVG_019", 5),
            Friend("AT_020"),
            Friend("CS2_182"),
            Enemy("AT_020"),
            Enemy("CS2_182"),
            Play("GVG_019", On(Nth(3))),
            Now(Nth(3), 6, 3),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("GVG_019"),
            Friend("AT_020"),
            Friend("CS2_182"),
            Enemy("AT_020"),
            Enemy("CS2_182"),
            Play("GVG_019", On(Nth(1))),
            Now(Nth(1), 11, 13),
        ],
    );
}

/// # Demonheart
///
/// `GVG_019e` · Warlock enchantment
///
/// > +5/+5.
///
/// State: Derived
//~ derived GVG_019e a7254799 64bf0697 f04256e2.401e4f6d
#[test]
fn GVG_019e_demonheart() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "GVG_019e"), Now(My(0), 10, 6)]);
}

/// # Fel Cannon
///
/// `GVG_020` · Warlock minion · 4 mana · 3/5
///
/// > At the end of your turn, deal 2 damage to a non-Mech minion.
///
/// State: Derived
//~ derived GVG_020 0a95da69 10bae2e7 3ad634ac.df98d1c0
#[test]
fn GVG_020_fel_cannon() {
    check(
        CardClass::Warlock,
        &[
            Give("GVG_020"),
            Cost("GVG_020", 4),
            Stats("GVG_020", 3, 5),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("GVG_020"),
            Force(Entity(Nth(1))),
            EndTurn,
            BoardCount(Mine, 2),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("GVG_020"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("GVG_020"),
            Never(Entity(Nth(5))),
            EndTurn,
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("GVG_020"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_020"),
            Force(Entity(Nth(1))),
            EndTurn,
            Now(Nth(1), 4, 3),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("GVG_020"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("GVG_020"),
            Force(Entity(Nth(1))),
            EndTurn,
            Dead(Nth(1)),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Mal'Ganis
///
/// `GVG_021` · Warlock minion · 9 mana · 9/7
///
/// > Your hero is **Immune**. Your other Demons have +2/+2.
///
/// State: Derived
//~ derived GVG_021 4e205055 1704c8b5 74e4ad0d.e2ffc7d3
#[test]
fn GVG_021_mal_ganis() {
    check(
        CardClass::Warlock,
        &[
            Give("GVG_021"),
            Cost("GVG_021", 9),
            Stats("GVG_021", 9, 7),
            Friend("AT_020"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_021"),
            HasNow(MyHero, GameTag::IMMUNE),
            Now(Nth(1), 8, 10),
            Now(Nth(2), 4, 5),
            Now(Nth(4), 9, 7),
        ],
    );
}

/// # Grasp of Mal'Ganis
///
/// `GVG_021e` · Warlock enchantment
///
/// > Mal'Ganis is granting +2/+2.
///
/// State: Derived
//~ derived GVG_021e d5933a2b 47c117d9 c1374a92.602cf7aa
#[test]
fn GVG_021e_grasp_of_mal_ganis() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "GVG_021e"), Now(My(0), 7, 3)]);
}

/// # Imp-losion
///
/// `GVG_045` · Warlock spell · Fel · 4 mana
///
/// > Deal $2-$4 damage to a minion. Summon a 1/1 Imp for each damage dealt.
///
/// State: Derived
//~ derived GVG_045 00055447 01e9140d 998bffac.4ad71dc4
#[test]
fn GVG_045_imp_losion() {
    check(
        CardClass::Warlock,
        &[
            Give("GVG_045"),
            Cost("GVG_045", 4),
            Targets("GVG_045", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Number(0)),
            Play("GVG_045", On(Nth(2))),
            BoardCount(Mine, 3),
            Now(Nth(2), 4, 3),
            In(The("GVG_045t"), Zone::Play),
            Now(The("GVG_045t"), 1, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("GVG_045"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Number(0)),
            Play("GVG_045", On(Nth(1))),
            BoardCount(Mine, 3),
            Now(Nth(1), 4, 3),
            In(The("GVG_045t"), Zone::Play),
            Now(The("GVG_045t"), 1, 1),
        ],
    );
}

/// # Imp
///
/// `GVG_045t` · Warlock minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla GVG_045t c612cb25 4bcafe75 106d3423
#[test]
fn GVG_045t_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("GVG_045t"),
            Cost("GVG_045t", 1),
            Stats("GVG_045t", 1, 1),
            Play("GVG_045t", Nothing),
            In(The("GVG_045t"), Zone::Play),
            Now(The("GVG_045t"), 1, 1),
        ],
    );
}

/// # Anima Golem
///
/// `GVG_077` · Warlock minion · 6 mana · 9/9
///
/// > At the end of each turn, destroy this minion if it's your only one.
///
/// State: Derived
//~ derived GVG_077 692942c7 8515dd73 2b39e74a.5b67381a
#[test]
fn GVG_077_anima_golem() {
    check(
        CardClass::Warlock,
        &[
            Give("GVG_077"),
            Cost("GVG_077", 6),
            Stats("GVG_077", 9, 9),
            Enemy("CS2_182"),
            Friend("GVG_077"),
            EndTurn,
            BoardCount(Mine, 0),
            Dead(Nth(2)),
        ],
    );
    check(
        CardClass::Warlock,
        &[Give("GVG_077"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GVG_077"), EndTurn, BoardCount(Mine, 2)],
    );
}

/// # Floating Watcher
///
/// `GVG_100` · Warlock minion · 5 mana · 4/4
///
/// > Whenever your hero takes damage on your turn, gain +2/+2.
///
/// State: Derived
//~ derived GVG_100 e8493a04 92bbed52 a36b3c20.1647e5d4
#[test]
fn GVG_100_floating_watcher() {
    check(
        CardClass::Warlock,
        &[
            Give("GVG_100"),
            Cost("GVG_100", 5),
            Stats("GVG_100", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_100"),
            Hurt(MyHero, 1),
            Now(Nth(3), 6, 6),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("GVG_100"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_100"),
            EndTurn,
            Hurt(MyHero, 1),
            Now(Nth(3), 4, 4),
        ],
    );
}
