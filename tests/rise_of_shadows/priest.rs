//! Priest cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9d59470a

/// # Lazul's Scheme
///
/// `DAL_011` · Priest spell · Shadow · 0 mana
///
/// > Reduce the Attack of an enemy minion by @ until your next turn. *(Upgrades each turn!)*
///
/// State: Todo
//~ todo DAL_011 ea2fb9f5 1fc2f372 f8e64b61.e703c086
#[test]
#[ignore = "todo: DAL_011 Lazul's Scheme"]
fn DAL_011_lazuls_scheme() {
    check(CardClass::Priest, &[Give("DAL_011"), Cost("DAL_011", 0), Targets("DAL_011", &[EnemyMinion]), Unwritten]);
}

/// # Shadowy Figure
///
/// `DAL_030` · Priest minion · 2 mana · 2/2
///
/// > **Battlecry:** Transform into a 2/2 copy of a friendly **Deathrattle** minion.
///
/// State: Derived
//~ derived DAL_030 c26cbf8c 40af34ce 9f3d82bf.d179e24e
#[test]
fn DAL_030_shadowy_figure() {
    check(
        CardClass::Priest,
        &[
            Give("DAL_030"),
            Cost("DAL_030", 2),
            Stats("DAL_030", 2, 2),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("DAL_030", Nth(2)),
            Play("DAL_030", On(Nth(1))),
            Is(Nth(0), "LEG_CS3_013"),
            Now(Nth(0), 2, 2),
        ],
    );
}

/// # Shade
///
/// `DAL_030e` · Priest enchantment
///
/// > 2/2.
///
/// State: Derived
//~ derived DAL_030e 203b1f48 4e493117 5b5a0fa9.142bb519
#[test]
fn DAL_030e_shade() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "DAL_030e"), Now(My(0), 2, 2)]);
}

/// # Convincing Infiltrator
///
/// `DAL_039` · Priest minion · 5 mana · 2/6
///
/// > Taunt **Deathrattle:** Destroy a random enemy minion.
///
/// State: Derived
//~ derived DAL_039 2783aa48 46e2e67e 845125d2.886d9dfe
#[test]
fn DAL_039_convincing_infiltrator() {
    check(
        CardClass::Priest,
        &[
            Give("DAL_039"),
            Cost("DAL_039", 5),
            Stats("DAL_039", 2, 6),
            Has("DAL_039", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_039"),
            Force(Entity(Nth(2))),
            Kill(Nth(3)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Hench-Clan Shadequill
///
/// `DAL_040` · Priest minion · 4 mana · 4/7
///
/// > **Deathrattle:** Restore #5 Health to the enemy hero.
///
/// State: Derived
//~ derived DAL_040 7fcb9ca9 b9c1c3df e6a377b1.465e33cc
#[test]
fn DAL_040_hench_clan_shadequill() {
    check(
        CardClass::Priest,
        &[
            Give("DAL_040"),
            Cost("DAL_040", 4),
            Stats("DAL_040", 4, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_040"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Kill(Nth(3)),
            Now(TheirHero, 0, 15),
            Damage(TheirHero, 15),
        ],
    );
}

/// # Unsleeping Soul
///
/// `DAL_065` · Priest spell · Shadow · 4 mana
///
/// > **Silence** a friendly minion, then summon a copy of it.
///
/// State: Derived
//~ derived DAL_065 1960c435 e41e689d 41eebc3e.5fb84b17
#[test]
fn DAL_065_unsleeping_soul() {
    check(
        CardClass::Priest,
        &[
            Give("DAL_065"),
            Cost("DAL_065", 4),
            Targets("DAL_065", &[FriendlyMinion]),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("DAL_065", On(Nth(1))),
            BoardCount(Mine, 4),
            HasNot(Nth(1), GameTag::TAUNT),
            HasNot(The("AT_097"), GameTag::DIVINE_SHIELD),
            HasNot(The("AT_097"), GameTag::TAUNT),
            In(The("AT_097"), Zone::Play),
            Now(The("AT_097"), 2, 1),
        ],
    );
}

/// # EVIL Conscripter
///
/// `DAL_413` · Priest minion · 2 mana · 2/2
///
/// > **Deathrattle:** Add a **Lackey** to your hand.
///
/// State: Derived
//~ derived DAL_413 07506f20 9960b33e b6252dca.66302b47
#[test]
fn DAL_413_evil_conscripter() {
    check(
        CardClass::Priest,
        &[
            Give("DAL_413"),
            Cost("DAL_413", 2),
            Stats("DAL_413", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_413"),
            Force(Card("DRG_052")),
            Kill(Nth(3)),
            Is(InHand(1), "DRG_052"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Catrina Muerte
///
/// `DAL_721` · Priest minion · 7 mana · 6/8
///
/// > At the end of your turn, resurrect another friendly Undead minion.
///
/// State: Todo
//~ todo DAL_721 51c1b92b 77bcbaba 81075fa6.a8d75bb6
#[test]
#[ignore = "todo: DAL_721 Catrina Muerte"]
fn DAL_721_catrina_muerte() {
    check(CardClass::Priest, &[Give("DAL_721"), Cost("DAL_721", 7), Stats("DAL_721", 6, 8), Unwritten]);
}

/// # Forbidden Words
///
/// `DAL_723` · Priest spell · Shadow · 0 mana
///
/// > Spend all your Mana. Destroy a minion with that much Attack or less.
///
/// State: Todo
//~ todo DAL_723 73bba729 9f5bc997 695a1048.312fff90
#[test]
#[ignore = "todo: DAL_723 Forbidden Words"]
fn DAL_723_forbidden_words() {
    check(CardClass::Priest, &[Give("DAL_723"), Cost("DAL_723", 0), Unwritten]);
}

/// # Mass Resurrection
///
/// `DAL_724` · Priest spell · Holy · 9 mana
///
/// > Summon 3 friendly minions that died this game.
///
/// State: Derived
//~ derived DAL_724 40a760e9 4630e9b7 dfcee9fe.0367ba21
#[test]
fn DAL_724_mass_resurrection() {
    check(
        CardClass::Priest,
        &[
            Give("DAL_724"),
            Cost("DAL_724", 9),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("CS2_118")),
            Play("DAL_724", Nothing),
            BoardCount(Mine, 2),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
}

/// # Madame Lazul
///
/// `DAL_729` · Priest minion · 3 mana · 3/2
///
/// > **Battlecry: Discover** a copy of a card in your opponent's hand.
///
/// State: Derived
//~ derived DAL_729 4b2dfb47 51ac8823 7883fa26.64e4aa26
#[test]
fn DAL_729_madame_lazul() {
    check(
        CardClass::Priest,
        &[
            Give("DAL_729"),
            Cost("DAL_729", 3),
            Stats("DAL_729", 3, 2),
            Give("CS2_182"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_729", Nothing),
            ChooseCard("CS2_182"),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            HandCount(Mine, 2),
        ],
    );
}
