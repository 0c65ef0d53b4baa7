//! Priest cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2ff02ea4

/// # Holy Water
///
/// `GIL_134` · Priest spell · Holy · 5 mana
///
/// > Deal $4 damage to a minion. If it dies, add a copy of it to your hand.
///
/// State: Derived
//~ derived GIL_134 4282bc4c c5513ecf 5b2f5eda.4460956b
#[test]
fn GIL_134_holy_water() {
    check(
        CardClass::Priest,
        &[
            Give("GIL_134"),
            Cost("GIL_134", 5),
            Targets("GIL_134", &[FriendlyMinion, EnemyMinion]),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("GIL_134", On(Nth(7))),
            Is(InHand(0), "CS2_118"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 5, 1),
            HandCount(Mine, 1),
            Dead(Nth(7)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("GIL_134"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("GIL_134", On(Nth(5))),
            Is(InHand(0), "CS2_118"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 5, 1),
            BoardCount(Mine, 1),
            HandCount(Mine, 1),
            Dead(Nth(5)),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("GIL_134"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_134", On(Nth(6))),
            HandCount(Mine, 0),
            Now(Nth(6), 4, 1),
        ],
    );
}

/// # Chameleos
///
/// `GIL_142` · Priest minion · 1 mana · 1/1
///
/// > Each turn this is in your hand, transform it into a card your opponent is holding.
///
/// State: Todo
//~ todo GIL_142 22e338a1 12204308 01af650d.d0c7a918
#[test]
#[ignore = "todo: GIL_142 Chameleos"]
fn GIL_142_chameleos() {
    check(CardClass::Priest, &[Give("GIL_142"), Cost("GIL_142", 1), Stats("GIL_142", 1, 1), Unwritten]);
}

/// # Quartz Elemental
///
/// `GIL_156` · Priest minion · 5 mana · 5/8
///
/// > Can't attack while damaged.
///
/// State: Derived
//~ derived GIL_156 048ee81d 4696dc6b 689f3864.05a49040
#[test]
fn GIL_156_quartz_elemental() {
    check(
        CardClass::Priest,
        &[
            Give("GIL_156"),
            Cost("GIL_156", 5),
            Stats("GIL_156", 5, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_156"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(Nth(3), 1),
            HasNow(Nth(3), GameTag::CANT_ATTACK),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("GIL_156"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_156"),
            HasNot(Nth(3), GameTag::CANT_ATTACK),
        ],
    );
}

/// # Nightscale Matriarch
///
/// `GIL_190` · Priest minion · 7 mana · 4/9
///
/// > Whenever a friendly minion is healed, summon a 3/3 Whelp.
///
/// State: Derived
//~ derived GIL_190 b279b11e 44f70e70 5bf7c266.9eb54040
#[test]
fn GIL_190_nightscale_matriarch() {
    check(
        CardClass::Priest,
        &[
            Give("GIL_190"),
            Cost("GIL_190", 7),
            Stats("GIL_190", 4, 9),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_190"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Hurt(Nth(3), 1),
            Restore(Nth(3), 2),
            BoardCount(Mine, 3),
            In(The("GIL_190t"), Zone::Play),
            Now(The("GIL_190t"), 3, 3),
        ],
    );
}

/// # Nightscale Whelp
///
/// `GIL_190t` · Priest minion · 3 mana · 3/3
///
/// State: Vanilla
//~ vanilla GIL_190t 134a4ce4 6e1754a4 89351970
#[test]
fn GIL_190t_nightscale_whelp() {
    check(
        CardClass::Priest,
        &[
            Give("GIL_190t"),
            Cost("GIL_190t", 3),
            Stats("GIL_190t", 3, 3),
            Play("GIL_190t", Nothing),
            In(The("GIL_190t"), Zone::Play),
            Now(The("GIL_190t"), 3, 3),
        ],
    );
}

/// # Divine Hymn
///
/// `GIL_661` · Priest spell · Holy · 2 mana
///
/// > Restore #6 Health to all friendly characters.
///
/// State: Derived
//~ derived GIL_661 4d25ec54 3ad8fc91 fc37d00a.a8352ba6
#[test]
fn GIL_661_divine_hymn() {
    check(
        CardClass::Priest,
        &[
            Give("GIL_661"),
            Cost("GIL_661", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("GIL_661", Nothing),
            Now(MyHero, 0, 16),
            Damage(MyHero, 14),
            Now(Nth(1), 4, 5),
        ],
    );
}

/// # Coffin Crasher
///
/// `GIL_805` · Priest minion · 6 mana · 6/5
///
/// > **Deathrattle:** Summon a **Deathrattle** minion from your hand.
///
/// State: Derived
//~ derived GIL_805 a93b221f 56e5f3a5 42e1a64a.cdb2335d
#[test]
fn GIL_805_coffin_crasher() {
    check(
        CardClass::Priest,
        &[
            Give("GIL_805"),
            Cost("GIL_805", 6),
            Stats("GIL_805", 6, 5),
            Give("AT_009"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_805"),
            Force(Entity(Nth(0))),
            Kill(Nth(5)),
            BoardCount(Mine, 2),
            HandCount(Mine, 2),
            In(Nth(0), Zone::Play),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("GIL_805"),
            Give("AT_009"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_805"),
            Never(Entity(Nth(2))),
            Kill(Nth(5)),
        ],
    );
}

/// # Coffin Crasher
///
/// `GIL_805_Puzzle` · Priest minion · 6 mana · 6/5
///
/// > **Deathrattle:** Summon a **Deathrattle** minion from your hand.
///
/// State: Derived
//~ derived GIL_805_Puzzle 49a9872e fa49efd1 0153a7b2.cdb2335d
#[test]
fn GIL_805_Puzzle_coffin_crasher() {
    check(
        CardClass::Priest,
        &[
            Give("GIL_805_Puzzle"),
            Cost("GIL_805_Puzzle", 6),
            Stats("GIL_805_Puzzle", 6, 5),
            Give("AT_009"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_805_Puzzle"),
            Force(Entity(Nth(0))),
            Kill(Nth(5)),
            BoardCount(Mine, 2),
            HandCount(Mine, 2),
            In(Nth(0), Zone::Play),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("GIL_805_Puzzle"),
            Give("AT_009"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_805_Puzzle"),
            Never(Entity(Nth(2))),
            Kill(Nth(5)),
        ],
    );
}

/// # Vivid Nightmare
///
/// `GIL_813` · Priest spell · Shadow · 3 mana
///
/// > Choose a friendly minion. Summon a copy of it with 1 Health remaining.
///
/// State: Derived
//~ derived GIL_813 3bcf14b9 05e0b7b9 8d067a4f.fafc593f
#[test]
fn GIL_813_vivid_nightmare() {
    check(
        CardClass::Priest,
        &[
            Give("GIL_813"),
            Cost("GIL_813", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("GIL_813", On(Nth(1))),
            BoardCount(Mine, 2),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("GIL_813"),
            Friend("TLC_248"),
            Hurt(Nth(1), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("GIL_813", On(Nth(1))),
            BoardCount(Mine, 2),
            In(The("TLC_248"), Zone::Play),
            Now(The("TLC_248"), 14, 1),
        ],
    );
}

/// # Squashling
///
/// `GIL_835` · Priest minion · 2 mana · 2/1
///
/// > **Echo Battlecry:** Restore #2 Health.
///
/// State: Derived
//~ derived GIL_835 3002d325 88ecfc87 b57cf6f1.54af1240
#[test]
fn GIL_835_squashling() {
    check(
        CardClass::Priest,
        &[
            Give("GIL_835"),
            Cost("GIL_835", 2),
            Stats("GIL_835", 2, 1),
            Has("GIL_835", GameTag::ECHO),
            Targets("GIL_835", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("GIL_835", On(Nth(2))),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("GIL_835"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("GIL_835", On(Nth(1))),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("GIL_835"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("GIL_835", On(TheirHero)),
            Now(TheirHero, 0, 12),
            Damage(TheirHero, 18),
        ],
    );
}

/// # Glitter Moth
///
/// `GIL_837` · Priest minion · 5 mana · 4/4
///
/// > **Battlecry:** If your deck has only odd-Cost cards, double the Health of your other minions.
///
/// State: Todo
//~ todo GIL_837 9e1e0a5b b20251b0 ae008449.46f9d0f7
#[test]
#[ignore = "todo: GIL_837 Glitter Moth"]
fn GIL_837_glitter_moth() {
    check(CardClass::Priest, &[Give("GIL_837"), Cost("GIL_837", 5), Stats("GIL_837", 4, 4), Unwritten]);
}

/// # Lady in White
///
/// `GIL_840` · Priest minion · 6 mana · 5/5
///
/// > **Battlecry:** Cast 'Inner Fire' on every minion in your deck *(set Attack equal to Health).*
///
/// State: Todo
//~ todo GIL_840 c0bb4fa5 ce3f7b51 786235e1.edfcea8a
#[test]
#[ignore = "todo: GIL_840 Lady in White"]
fn GIL_840_lady_in_white() {
    check(CardClass::Priest, &[Give("GIL_840"), Cost("GIL_840", 6), Stats("GIL_840", 5, 5), Unwritten]);
}
