//! Warlock cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file aaa91854

/// `CAP_400` · Warlock minion · 2 mana · 2/3
/// > **Deathrattle:** Put two 3/3 Imp-formants into the enemy deck. They summon for YOU when drawn.
///
/// State: Todo
//~ todo CAP_400 c9593ceb 183f424a f41d672c.d05eb6b7
#[test]
#[ignore = "todo: Kabal Conspirator"]
fn CAP_400_kabal_conspirator() {
    unwritten("CAP_400");
}

/// `CAP_400t2t` · Warlock minion · 3 mana · 3/3
/// > **Lifesteal Summoned When Drawn* (for your opponent)*
///
/// State: Todo
//~ todo CAP_400t2t 96ec1a9a 0b028569 eade5cfc.527b89b6
#[test]
#[ignore = "todo: Imp-formant"]
fn CAP_400t2t_imp_formant() {
    unwritten("CAP_400t2t");
}

/// `CAP_401` · Warlock minion · 4 mana · 3/5
/// > **Battlecry:** If the enemy deck has any Imp-formants, move one to the top and give it +2/+2.
///
/// State: Todo
//~ todo CAP_401 75930c84 8a186e10 b29fe2f2.d2d620cf
#[test]
#[ignore = "todo: Corrupt Constable"]
fn CAP_401_corrupt_constable() {
    unwritten("CAP_401");
}

/// `CAP_402` · Warlock spell · 1 mana
/// > Put a 3/3 Imp-formant into the enemy deck. Give a playable card in your hand this effect for a turn.
///
/// State: Todo
//~ todo CAP_402 9746fa97 fe880506 85fd3ce8.b2db9760
#[test]
#[ignore = "todo: Follow the Evidence"]
fn CAP_402_follow_the_evidence() {
    unwritten("CAP_402");
}

/// `CAP_403` · Warlock spell · 5 mana
/// > Destroy two random enemy minions. **Discover** a minion in the enemy deck to put on top.
///
/// State: Done
//~ done CAP_403 d5186965 - 5b6b86a8.63ee149b
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

/// `CAP_404` · Warlock spell · 2 mana
/// > Enemy minions cost (2) more next turn. Put two 3/3 Imp-formants into the enemy deck.
///
/// State: Done
//~ done CAP_404 1a011cf6 - dbcd71b5.3b351105
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

/// `CAP_405` · Warlock minion · 3 mana · 3/3
/// > **Battlecry:** Plot a custom sham trial! Then choose the trial's length.
///
/// State: Todo
//~ todo CAP_405 fe6b7c24 e6d73f4b c7005a56.302b31fc
#[test]
#[ignore = "todo: Godfather Kazakus"]
fn CAP_405_godfather_kazakus() {
    unwritten("CAP_405");
}

/// `CAP_405t1` · Warlock spell · 0 mana
/// > Force each minion to attack another minion.
///
/// State: Todo
//~ todo CAP_405t1 43e92f7c 4503b8f0 2dcbafe2.6db2e37c
#[test]
#[ignore = "todo: Detained for Destruction"]
fn CAP_405t1_detained_for_destruction() {
    unwritten("CAP_405t1");
}

/// `CAP_405t3` · Warlock spell · 0 mana
/// > Steal 2 cards from your opponent's hand.
///
/// State: Todo
//~ todo CAP_405t3 b6331c6a 60536cd9 f157179e.75c32eab
#[test]
#[ignore = "todo: Sentenced for Smuggling"]
fn CAP_405t3_sentenced_for_smuggling() {
    unwritten("CAP_405t3");
}

/// `CAP_405t5` · Warlock spell · 0 mana
/// > Give minions in your hand and battlefield +3/+3.
///
/// State: Todo
//~ todo CAP_405t5 782ec833 f9370ae5 79d102e8.a4dd1745
#[test]
#[ignore = "todo: Spurious Shiv"]
fn CAP_405t5_spurious_shiv() {
    unwritten("CAP_405t5");
}

/// `CAP_405tb1` · Warlock spell · 7 mana
/// > {0} {1}
///
/// State: Todo
//~ todo CAP_405tb1 8c8b50fa 7638cb07 a5b8bd77.09cdb72f
#[test]
#[ignore = "todo: Rushed Trial"]
fn CAP_405tb1_rushed_trial() {
    unwritten("CAP_405tb1");
}

/// `CAP_405tb1b` · Warlock spell · 7 mana
/// > The trial finishes immediately!
///
/// State: Todo
//~ todo CAP_405tb1b c3989633 f2af1dc9 9ab6ffc4.1d49a313
#[test]
#[ignore = "todo: Rushed Trial"]
fn CAP_405tb1b_rushed_trial() {
    unwritten("CAP_405tb1b");
}

/// `CAP_405tb2` · Warlock spell · 4 mana
/// > In 1 turn, {0} {1}
///
/// State: Todo
//~ todo CAP_405tb2 9310254c 84b38e46 4e178538.e2801790
#[test]
#[ignore = "todo: Grueling Trial"]
fn CAP_405tb2_grueling_trial() {
    unwritten("CAP_405tb2");
}

/// `CAP_405tb2b` · Warlock spell · 4 mana
/// > The trial finishes at the start of your next turn.
///
/// State: Todo
//~ todo CAP_405tb2b efb0f30b d5bf065a 5e67f77d.cf540597
#[test]
#[ignore = "todo: Grueling Trial"]
fn CAP_405tb2b_grueling_trial() {
    unwritten("CAP_405tb2b");
}

/// `CAP_405tb3` · Warlock spell · 0 mana
/// > In @ \|4(turn, turns), {0} {1}
///
/// State: Todo
//~ todo CAP_405tb3 9c834fc1 cc403ed4 3089ce32.cc7f29d0
#[test]
#[ignore = "todo: Unending Trial"]
fn CAP_405tb3_unending_trial() {
    unwritten("CAP_405tb3");
}

/// `CAP_405tb3b` · Warlock spell · 0 mana
/// > The trial finishes in 4 turns.
///
/// State: Todo
//~ todo CAP_405tb3b 323ffe7a cc1297b6 2ef06552.1d6cfc16
#[test]
#[ignore = "todo: Unending Trial"]
fn CAP_405tb3b_unending_trial() {
    unwritten("CAP_405tb3b");
}

/// `CAP_406` · Warlock minion · 5 mana · 5/5
/// > **Taunt**. **Battlecry:** Whenever you summon an Imp-formant this game, give it +2/+2.
///
/// State: Todo
//~ todo CAP_406 77d65c83 b5add7ec b99f5b9e.f9bf60b8
#[test]
#[ignore = "todo: Kabal Mastermind"]
fn CAP_406_kabal_mastermind() {
    unwritten("CAP_406");
}

/// `JAIL_303` · Warlock minion · 4 mana · 2/6
/// > **Battlecry:** Look at 3 cards in your opponent's hand and secretly choose one. **Deathrattle:** Discard it.
///
/// State: Todo
//~ todo JAIL_303 7475e77f 9bf26fc0 21eaef8a.a97d394d
#[test]
#[ignore = "todo: Ancient Augur"]
fn JAIL_303_ancient_augur() {
    unwritten("JAIL_303");
}

/// `JAIL_509` · Warlock minion · 4 mana · 5/4
/// > **Start of Game:** Overdrawn cards return to your hand when you have space. They cost (1) less.
///
/// State: Todo
//~ todo JAIL_509 d2281031 c6dcb7d5 87e0c343.8a71c6b4
#[test]
#[ignore = "todo: Godfrey the Betrayer"]
fn JAIL_509_godfrey_the_betrayer() {
    unwritten("JAIL_509");
}

/// `JAIL_510` · Warlock spell · 8 mana
/// > Destroy all minions. Summon any Demons in the bottom 3 cards of your deck.
///
/// State: Todo
//~ todo JAIL_510 c86c7270 e69ff058 69555459.0a683a57
#[test]
#[ignore = "todo: Annihilation"]
fn JAIL_510_annihilation() {
    unwritten("JAIL_510");
}

/// `JAIL_511` · Warlock location · 5 mana · 0 uses
/// > Summon a Demon with stats equal to your hand size. It attacks a random enemy minion.
///
/// State: Todo
//~ todo JAIL_511 e51361b8 6e4bb1aa ec7e9604.9da2c01c
#[test]
#[ignore = "todo: Spire of Solitude"]
fn JAIL_511_spire_of_solitude() {
    unwritten("JAIL_511");
}

/// `JAIL_515` · Warlock spell · Shadow · 2 mana
/// > Deal $2 damage to an enemy minion. If it dies, cast this on another random enemy minion.
///
/// State: Todo
//~ todo JAIL_515 45e84d09 1445d832 e132d2a4.5fea8d91
#[test]
#[ignore = "todo: Shadow Rounds"]
fn JAIL_515_shadow_rounds() {
    unwritten("JAIL_515");
}

/// `JAIL_906` · Warlock minion · 9 mana · 6/5
/// > **Prepare**. **Deathrattle:** Summon a random Demon from your deck. Give it "**Deathrattle:** Summon Moragg."
///
/// State: Done
//~ done JAIL_906 f029cd41 - 20693a19.def90c5d
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
