//! Warlock cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file aaa91854

/// Kabal Conspirator · Minion · 2 mana · 2/3 · **Deathrattle:** Put two 3/3 Imp-formants into the enemy deck. They summon for YOU when drawn.
//~ done CAP_400 - 9fff6cdc -
#[test]
#[rustfmt::skip]
fn CAP_400_kabal_conspirator() {
    check(CardClass::Warlock, &[
        EmptyDeck(Theirs), Friend("CAP_400"), Kill(My(0)), DeckCount(Theirs, 2), DeckCount(Mine, 19), EndTurn,
        BoardCount(Mine, 2), Is(My(0), "CAP_400t2t"), Now(My(0), 3, 3), BoardCount(Theirs, 0), HandCount(Theirs, 0),
        DeckCount(Theirs, 0),
    ]);
}

/// Imp-formant · Minion · Demon · 3 mana · 3/3 · **Lifesteal Summoned When Drawn** *(for your opponent)*
//~ done CAP_400t2t - c14a273a -
#[test]
#[rustfmt::skip]
fn CAP_400t2t_imp_formant() {
    check(CardClass::Warlock, &[
        OnTheirTop("CS2_200"), OnTheirTop("CAP_400t2t"), EndTurn, BoardCount(Mine, 1), Is(My(0), "CAP_400t2t"),
        HandCount(Theirs, 1), Is(InTheirHand(0), "CS2_200"),
    ]);
}

/// Corrupt Constable · Minion · 4 mana · 3/5 · **Battlecry:** If the enemy deck has any Imp-formants, move one to the top and give it +2/+2.
//~ done CAP_401 - 30cf360f -
#[test]
#[rustfmt::skip]
fn CAP_401_corrupt_constable() {
    check(CardClass::Warlock, &[
        OnTheirTop("CAP_400t2t"), OnTheirTop("CS2_200"), Play("CAP_401", Nothing), DeckCount(Theirs, 22), EndTurn,
        BoardCount(Mine, 2), Is(My(1), "CAP_400t2t"), Now(My(1), 5, 5), HandCount(Theirs, 1),
        Is(InTheirHand(0), "CS2_200"),
    ]);
    check(CardClass::Warlock, &[OnTheirTop("CS2_200"), Play("CAP_401", Nothing), EndTurn, BoardCount(Mine, 1)]);
}

/// Follow the Evidence · Spell · 1 mana · Put a 3/3 Imp-formant into the enemy deck. Give a playable card in your hand this effect for a turn.
//~ todo CAP_402 fe880506 801eacf4 -
#[test]
#[ignore = "todo: Follow the Evidence"]
fn CAP_402_follow_the_evidence() {
    unwritten("CAP_402");
}

/// Frame Job · Spell · 5 mana · Destroy two random enemy minions. **Discover** a minion in the enemy deck to put on top.
//~ done CAP_403 - 00d9407d -
#[test]
fn CAP_403_frame_job() {
    check(
        CardClass::Warlock,
        &[
            Give("CAP_403"),
            Cost("CAP_403", 5),
            EmptyDeck(Theirs),
            OnTheirTop("CS2_200"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_029"),
            Enemy("CS2_231"),
            Enemy("CS2_182"),
            Enemy("CS2_119"),
            Friend("CS2_231"),
            Force(Entity(Nth(4))),
            Force(Entity(Nth(6))),
            Play("CAP_403", Nothing),
            ChooseCard("CS2_200"),
            Dead(Nth(4)),
            Dead(Nth(6)),
            In(Nth(5), Zone::Play),
            BoardCount(Mine, 1),
            DeckCount(Theirs, 3),
            HandCount(Mine, 0),
            EndTurn,
            In(Nth(1), Zone::Hand),
        ],
    );
}

/// Harsh Sentence · Spell · 2 mana · Enemy minions cost (2) more next turn. Put two 3/3 Imp-formants into the enemy deck.
//~ done CAP_404 - 35aa9bd6 -
#[test]
fn CAP_404_harsh_sentence() {
    check(
        CardClass::Warlock,
        &[
            Give("CAP_404"),
            Cost("CAP_404", 2),
            GiveThem("CS2_182"),
            GiveThem("CS2_029"),
            Give("CS2_182"),
            Play("CAP_404", Nothing),
            DeckCount(Theirs, 22),
            DeckCount(Mine, 19),
            In(The("CAP_400t2t"), Zone::Deck),
            Now(The("CAP_400t2t"), 3, 3),
            CostNow(Nth(3), 4),
            EndTurn,
            CostNow(Nth(1), 6),
            CostNow(Nth(2), 4),
            EndTurn,
            CostNow(Nth(3), 4),
            EndTurn,
            CostNow(Nth(1), 4),
        ],
    );
}

/// Godfather Kazakus · Minion · 3 mana · 3/3 · **Battlecry:** Plot a custom sham trial! Then choose the trial's length.
//~ todo CAP_405 e6d73f4b 5291942a -
#[test]
#[ignore = "todo: Godfather Kazakus"]
fn CAP_405_godfather_kazakus() {
    unwritten("CAP_405");
}

/// Detained for Destruction · Spell · 0 mana · Force each minion to attack another minion.
//~ todo CAP_405t1 4503b8f0 c6d7f4b4 -
#[test]
#[ignore = "todo: Detained for Destruction"]
fn CAP_405t1_detained_for_destruction() {
    unwritten("CAP_405t1");
}

/// Sentenced for Smuggling · Spell · 0 mana · Steal 2 cards from your opponent's hand.
//~ todo CAP_405t3 60536cd9 f997b4ec -
#[test]
#[ignore = "todo: Sentenced for Smuggling"]
fn CAP_405t3_sentenced_for_smuggling() {
    unwritten("CAP_405t3");
}

/// Spurious Shiv · Spell · 0 mana · Give minions in your hand and battlefield +3/+3.
//~ todo CAP_405t5 f9370ae5 a2d45682 -
#[test]
#[ignore = "todo: Spurious Shiv"]
fn CAP_405t5_spurious_shiv() {
    unwritten("CAP_405t5");
}

/// Rushed Trial · Spell · 7 mana · {0} {1}
//~ todo CAP_405tb1 7638cb07 77573e55 -
#[test]
#[ignore = "todo: Rushed Trial"]
fn CAP_405tb1_rushed_trial() {
    unwritten("CAP_405tb1");
}

/// Rushed Trial · Spell · 7 mana · The trial finishes immediately!
//~ todo CAP_405tb1b f2af1dc9 f7413aba -
#[test]
#[ignore = "todo: Rushed Trial"]
fn CAP_405tb1b_rushed_trial() {
    unwritten("CAP_405tb1b");
}

/// Grueling Trial · Spell · 4 mana · In 1 turn, {0} {1}
//~ todo CAP_405tb2 84b38e46 59ed9f8e -
#[test]
#[ignore = "todo: Grueling Trial"]
fn CAP_405tb2_grueling_trial() {
    unwritten("CAP_405tb2");
}

/// Grueling Trial · Spell · 4 mana · The trial finishes at the start of your next turn.
//~ todo CAP_405tb2b d5bf065a 06cd91db -
#[test]
#[ignore = "todo: Grueling Trial"]
fn CAP_405tb2b_grueling_trial() {
    unwritten("CAP_405tb2b");
}

/// Unending Trial · Spell · 0 mana · In @ \|4(turn, turns), {0} {1}
//~ todo CAP_405tb3 cc403ed4 ba7421eb -
#[test]
#[ignore = "todo: Unending Trial"]
fn CAP_405tb3_unending_trial() {
    unwritten("CAP_405tb3");
}

/// Unending Trial · Spell · 0 mana · The trial finishes in 4 turns.
//~ todo CAP_405tb3b cc1297b6 3660b7ce -
#[test]
#[ignore = "todo: Unending Trial"]
fn CAP_405tb3b_unending_trial() {
    unwritten("CAP_405tb3b");
}

/// Kabal Mastermind · Minion · 5 mana · 5/5 · **Taunt**. **Battlecry:** Whenever you summon an Imp-formant this game, give it +2/+2.
//~ done CAP_406 - 724c98ca -
#[test]
#[rustfmt::skip]
fn CAP_406_kabal_mastermind() {
    check(CardClass::Warlock, &[
        OnTheirTop("CAP_400t2t"), Play("CAP_406", Nothing), Kill(My(0)), Play("CS2_172", Nothing), Now(My(0), 3, 2),
        EndTurn, BoardCount(Mine, 2), Now(My(1), 5, 5),
    ]);
}

/// Ancient Augur · Minion · 4 mana · 2/6 · **Battlecry:** Look at 3 cards in your opponent's hand and secretly choose one. **Deathrattle:** Discard it.
//~ done JAIL_303 - e48b5dc4 -
#[test]
#[rustfmt::skip]
fn JAIL_303_ancient_augur() {
    check(CardClass::Warlock, &[
        GiveThem("CS2_231"), GiveThem("CS2_029"), Play("JAIL_303", Nothing), ChooseCard("CS2_029"),
        HandCount(Theirs, 2), HandCount(Mine, 0), Kill(My(0)), HandCount(Theirs, 1), In(Nth(1), Zone::Graveyard),
        // What was played is not discarded.
        Play("JAIL_303", Nothing), ChooseCard("CS2_231"), EndTurn, Play("CS2_231", Nothing), Kill(My(0)),
        HandCount(Theirs, 1), BoardCount(Theirs, 1),
    ]);
    check(CardClass::Warlock, &[
        // One of three, and of no others.
        GiveThem("CS2_231"), GiveThem("CS2_029"), GiveThem("CS2_182"), GiveThem("CS2_200"),
        Force(Entity(InTheirHand(3))), Force(Entity(InTheirHand(1))), Force(Entity(InTheirHand(0))),
        Play("JAIL_303", Nothing), ChooseCard("CS2_200"), Kill(My(0)), HandCount(Theirs, 3),
        In(Nth(3), Zone::Graveyard),
    ]);
}

/// Godfrey the Betrayer · Minion · Undead · 4 mana · 5/4 · **Start of Game:** Overdrawn cards return to your hand when you have space. They cost (1) less.
//~ todo JAIL_509 c6dcb7d5 a555fb32 -
#[test]
#[ignore = "todo: Godfrey the Betrayer"]
fn JAIL_509_godfrey_the_betrayer() {
    unwritten("JAIL_509");
}

/// Annihilation · Spell · 8 mana · Destroy all minions. Summon any Demons in the bottom 3 cards of your deck.
//~ done JAIL_510 - c000a6c9 -
#[test]
#[rustfmt::skip]
fn JAIL_510_annihilation() {
    check(CardClass::Warlock, &[
        DeckOf(&["CS2_064", "CS2_182", "EX1_310", "CS2_064"]), Friend("CS2_182"), Friend("CS2_182"), Friend("CS2_182"),
        Friend("CS2_182"), Friend("CS2_182"), Friend("CS2_182"), Friend("CS2_182"), Enemy("CS2_182"),
        Play("JAIL_510", Nothing), BoardCount(Theirs, 0), BoardCount(Mine, 2), In(Nth(0), Zone::Play),
        In(Nth(2), Zone::Play), DeckCount(Mine, 2),
    ]);
}

/// Shadow Rounds · Spell · Shadow · 2 mana · Deal $2 damage to an enemy minion. If it dies, cast this on another random enemy minion.
//~ done JAIL_515 - 37011544 -
#[test]
#[rustfmt::skip]
fn JAIL_515_shadow_rounds() {
    check(CardClass::Warlock, &[
        Targets("JAIL_515", &[EnemyMinion]), Friend("CS2_231"), Enemy("CS2_231"), Enemy("CS2_172"), Enemy("CS2_182"),
        Play("JAIL_515", On(Their(2))), Health(Their(2), 3), BoardCount(Theirs, 3), Force(Entity(Their(1))),
        Play("JAIL_515", On(Their(0))), BoardCount(Theirs, 1), Health(Their(0), 1), BoardCount(Mine, 1),
        Health(TheirHero, 30), Health(MyHero, 30), Play("JAIL_515", On(Their(0))), BoardCount(Theirs, 0),
        BoardCount(Mine, 1),
    ]);
}

/// Moragg · Minion · Demon · 9 mana · 6/5 · **Prepare**. **Deathrattle:** Summon a random Demon from your deck. Give it "**Deathrattle:** Summon Moragg."
//~ done JAIL_906 - 941cca18 -
#[test]
fn JAIL_906_moragg() {
    check(
        CardClass::Warlock,
        &[
            Give("JAIL_906"),
            Cost("JAIL_906", 9),
            Stats("JAIL_906", 6, 5),
            EmptyDeck(Mine),
            OnTop("CS2_065"),
            OnTop("CS2_182"),
            Friend("JAIL_906"),
            Kill(Nth(3)),
            In(Nth(1), Zone::Play),
            BoardCount(Mine, 1),
            DeckCount(Mine, 1),
            Kill(Nth(1)),
            BoardCount(Mine, 1),
            Is(My(0), "JAIL_906"),
            Now(My(0), 6, 5),
        ],
    );
    check(CardClass::Warlock, &[Friend("JAIL_906"), Kill(Nth(0)), BoardCount(Mine, 0), DeckCount(Mine, 19)]);
}
