//! Priest cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d8418f46

/// # Cabal Acolyte
///
/// `SCH_120` · Priest minion · 4 mana · 2/6
///
/// > **Taunt Spellburst:** Gain control of a random enemy minion with 2 or less Attack.
///
/// State: Derived
//~ derived SCH_120 ec6715d1 3043bf7a a490b852.0e6b3ec0
#[test]
fn SCH_120_cabal_acolyte() {
    check(
        CardClass::Priest,
        &[
            Give("SCH_120"),
            Cost("SCH_120", 4),
            Stats("SCH_120", 2, 6),
            Has("SCH_120", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            Friend("SCH_120"),
            Force(Entity(Nth(2))),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 3),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("SCH_120"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            Friend("SCH_120"),
            Never(Entity(Nth(3))),
            Play("GAME_005", Nothing),
        ],
    );
}

/// # Disciplinarian Gandling
///
/// `SCH_126` · Multi-class minion · 4 mana · 3/6
///
/// > After you play a minion, destroy it and summon a 4/4 Failed Student.
///
/// State: Derived
//~ derived SCH_126 a9397fa8 ff100f1f 673b4e99.b0c0cafd
#[test]
fn SCH_126_disciplinarian_gandling() {
    check(
        CardClass::Priest,
        &[
            Give("SCH_126"),
            Cost("SCH_126", 4),
            Stats("SCH_126", 3, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_126"),
            Play("CS2_182", Nothing),
            BoardCount(Mine, 3),
            Dead(Nth(4)),
            In(The("SCH_126t"), Zone::Play),
            Now(The("SCH_126t"), 4, 4),
        ],
    );
}

/// # Failed Student
///
/// `SCH_126t` · Multi-class minion · 4 mana · 4/4
///
/// State: Vanilla
//~ vanilla SCH_126t e24184ff 805912f2 1d31b830
#[test]
fn SCH_126t_failed_student() {
    check(
        CardClass::Priest,
        &[
            Give("SCH_126t"),
            Cost("SCH_126t", 4),
            Stats("SCH_126t", 4, 4),
            Play("SCH_126t", Nothing),
            In(The("SCH_126t"), Zone::Play),
            Now(The("SCH_126t"), 4, 4),
        ],
    );
}

/// # Power Word: Feast
///
/// `SCH_136` · Priest spell · 2 mana
///
/// > Give a minion +2/+2. Restore it to full Health at the end of this turn.
///
/// State: Todo
//~ todo SCH_136 f2f75bda 7a2ac1d5 4e613b46.3f584b9a
#[test]
#[ignore = "todo: SCH_136 Power Word: Feast"]
fn SCH_136_power_word_feast() {
    check(CardClass::Priest, &[Give("SCH_136"), Cost("SCH_136", 2), Unwritten]);
}

/// # Power Word: Feast
///
/// `SCH_136e` · Priest enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived SCH_136e 4e85ceca 84b500ed 4ab4a2d6.6d6ab056
#[test]
fn SCH_136e_power_word_feast() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "SCH_136e"), Now(My(0), 7, 3)]);
}

/// # Frazzled Freshman
///
/// `SCH_137` · Priest minion · 1 mana · 1/4
///
/// State: Vanilla
//~ vanilla SCH_137 63757834 ee1e3070 1dc76bc8
#[test]
fn SCH_137_frazzled_freshman() {
    check(
        CardClass::Priest,
        &[
            Give("SCH_137"),
            Cost("SCH_137", 1),
            Stats("SCH_137", 1, 4),
            Play("SCH_137", Nothing),
            In(The("SCH_137"), Zone::Play),
            Now(The("SCH_137"), 1, 4),
        ],
    );
}

/// # Flesh Giant
///
/// `SCH_140` · Multi-class minion · 10 mana · 8/8
///
/// > Costs (1) less for each time your hero's Health changed during your turns.
///
/// State: Todo
//~ todo SCH_140 df0938c7 b6f9323b dc579715.95a2699f
#[test]
#[ignore = "todo: SCH_140 Flesh Giant"]
fn SCH_140_flesh_giant() {
    check(CardClass::Priest, &[Give("SCH_140"), Cost("SCH_140", 10), Stats("SCH_140", 8, 8), Unwritten]);
}

/// # Mindrender Illucia
///
/// `SCH_159` · Priest minion · 3 mana · 1/3
///
/// > **Battlecry:** Replace your hand with a copy of your opponent's until end of turn.
///
/// State: Todo
//~ todo SCH_159 99e7f28d 6217b3ac 96ce0707.b53a0bbf
#[test]
#[ignore = "todo: SCH_159 Mindrender Illucia"]
fn SCH_159_mindrender_illucia() {
    check(CardClass::Priest, &[Give("SCH_159"), Cost("SCH_159", 3), Stats("SCH_159", 1, 3), Unwritten]);
}

/// # Draconic Studies
///
/// `SCH_233` · Priest spell · 1 mana
///
/// > **Discover** a Dragon. Your next one costs (1) less.
///
/// State: Derived
//~ derived SCH_233 a06f46a7 c32274c5 eff651b9.12eb7e55
#[test]
fn SCH_233_draconic_studies() {
    check(
        CardClass::Priest,
        &[
            Give("SCH_233"),
            Cost("SCH_233", 1),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_017")),
            Play("SCH_233", Nothing),
            ChooseCard("AT_017"),
            Is(InHand(2), "AT_017"),
            CostNow(InHand(2), 3),
            Now(InHand(2), 2, 6),
            HandCount(Mine, 3),
            CostNow(Nth(1), 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("SCH_233"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_011")),
            Play("SCH_233", Nothing),
            Choose(0),
        ],
    );
}

/// # Draconic Studies
///
/// `SCH_233e` · Priest enchantment
///
/// > Your next Dragon costs (1) less.
///
/// State: Derived
//~ derived SCH_233e 0b3b63ee 8429d260 30008955.9f56abb7
#[test]
fn SCH_233e_draconic_studies() {
    check(
        CardClass::Priest,
        &[
            Friend("CS2_182"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "SCH_233e"),
            CostNow(Nth(1), 5),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Friend("CS2_182"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "SCH_233e"),
            Play("DRG_054", Nothing),
            Crystals(10),
            CostNow(Nth(1), 6),
        ],
    );
}

/// # Studying Dragons
///
/// `SCH_233e2` · Priest enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived SCH_233e2 f714f5e2 2d7ab4aa cd4c178f.f705eb41
#[test]
fn SCH_233e2_studying_dragons() {
    check(CardClass::Priest, &[Give("CS2_118"), Enchant(Nth(0), "SCH_233e2"), CostNow(Nth(0), 2)]);
}

/// # Initiation
///
/// `SCH_512` · Priest spell · Shadow · 6 mana
///
/// > Deal $4 damage to a minion. If it dies, summon a new copy.
///
/// State: Done
//~ done SCH_512 194f9677 - cfa85744.71d15a95
#[test]
fn SCH_512_initiation() {
    check(
        CardClass::Priest,
        &[
            Give("SCH_512"),
            Cost("SCH_512", 6),
            Enemy("CS2_172"),
            Hurt(Their(0), 1),
            Play("SCH_512", On(Their(0))),
            Dead(Nth(1)),
            BoardCount(Mine, 1),
            Is(My(0), "CS2_172"),
            Now(My(0), 3, 2),
        ],
    );
    check(
        CardClass::Priest,
        &[Enemy("CS2_182"), Play("SCH_512", On(Their(0))), Damage(Their(0), 4), BoardCount(Mine, 0)],
    );
}

/// # Brittlebone Destroyer
///
/// `SCH_513` · Multi-class minion · 4 mana · 3/3
///
/// > **Battlecry:** If your hero's Health changed this turn, destroy a minion.
///
/// State: Derived
//~ derived SCH_513 f0288ea1 95712fee be676c3e.c5ba9b9a
#[test]
fn SCH_513_brittlebone_destroyer() {
    check(
        CardClass::Priest,
        &[
            Give("SCH_513"),
            Cost("SCH_513", 4),
            Stats("SCH_513", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(MyHero, 1),
            Hurt(MyHero, 3),
            Restore(MyHero, 1),
            Crystals(10),
            Play("SCH_513", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("SCH_513"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(MyHero, 1),
            Hurt(MyHero, 3),
            Restore(MyHero, 1),
            Crystals(10),
            Play("SCH_513", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(CardClass::Priest, &[Give("SCH_513"), Friend("CS2_182"), Enemy("CS2_182"), Play("SCH_513", Nothing)]);
}

/// # Raise Dead
///
/// `SCH_514` · Multi-class spell · Shadow · 0 mana
///
/// > Deal $3 damage to your hero. Return two friendly minions that died this game to your hand.
///
/// State: Derived
//~ derived SCH_514 7a155eb1 744fa803 82cf0b48.3474f114
#[test]
fn SCH_514_raise_dead() {
    check(
        CardClass::Priest,
        &[
            Give("SCH_514"),
            Cost("SCH_514", 0),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("CS2_118")),
            Play("SCH_514", Nothing),
            Is(InHand(0), "CS2_118"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 5, 1),
            Now(MyHero, 0, 27),
            Damage(MyHero, 3),
            HandCount(Mine, 1),
        ],
    );
}
