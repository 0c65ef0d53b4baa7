//! Rogue cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file cc7efef5

/// Blackwater Cutlass · Weapon · 1 mana · 2/2 durability · **Tradeable** After you **Trade** this, reduce the Cost of a spell in your hand by (1).
//~ done DED_004 - b4b08c71 -
#[test]
#[rustfmt::skip]
fn DED_004_blackwater_cutlass() {
    check(CardClass::Rogue, &[
        Give("DED_004"), Give("CS2_029"), Give("CS2_182"), GiveThem("CS2_029"), Use(InHand(0), 0, Nothing),
        HandCount(Mine, 3), CostNow(Nth(1), 3), CostNow(Nth(2), 4), CostNow(Nth(3), 4), In(Nth(0), Zone::Deck),
    ]);
    check(CardClass::Rogue, &[
        Give("DED_004"), Give("CS2_029"), Give("CS2_182"), Never(Entity(InHand(2))), Use(InHand(0), 0, Nothing),
        CostNow(Nth(1), 3),
    ]);
    check(CardClass::Rogue, &[
        Give("DED_004"), Give("CS2_029"), Give("CS2_029"), Force(Entity(InHand(1))), Use(InHand(0), 0, Nothing),
        CostNow(Nth(1), 3), CostNow(Nth(2), 4),
    ]);
}

/// Parrrley · Spell · 1 mana · Swap this for a card in your opponent's deck.
//~ todo DED_005 4bcc16fd f2d5e369 -
#[test]
#[ignore = "todo: Parrrley"]
fn DED_005_parrrley() {
    unwritten("DED_005");
}

/// Maestra of the Masquerade · Minion · 2 mana · 3/2 · You start the game as a different class until you play a Rogue card.
//~ todo SW_050 f5dabc6b 99438efe -
#[test]
#[ignore = "todo: Maestra of the Masquerade"]
fn SW_050_maestra_of_the_masquerade() {
    unwritten("SW_050");
}

/// Find the Imposter · Spell · 1 mana · **Questline:** Play 2 SI:7 cards. **Reward:** Add a Spy Gizmo to your hand.
//~ todo SW_052 d5b69677 c2ce83b8 -
#[test]
#[ignore = "todo: Find the Imposter"]
fn SW_052_find_the_imposter() {
    unwritten("SW_052");
}

/// Learn the Truth · Spell · 1 mana · **Questline:** Play 2 SI:7 cards. **Reward:** Add a Spy Gizmo to your hand.
//~ todo SW_052t a9820b02 dbf133dc -
#[test]
#[ignore = "todo: Learn the Truth"]
fn SW_052t_learn_the_truth() {
    unwritten("SW_052t");
}

/// Marked a Traitor · Spell · 1 mana · **Questline:** Play 2 SI:7 cards. **Reward:** Spymaster Scabbs.
//~ done SW_052t2 - c56eeccd -
#[test]
fn SW_052t2_marked_a_traitor() {
    check(
        CardClass::Rogue,
        &[
            Give("SW_052t2"),
            Cost("SW_052t2", 1),
            Play("SW_052t2", Nothing),
            Play("EX1_015", Nothing),
            Play("SW_413", Nothing),
            HandCount(Mine, 1),
            Play("SW_413", Nothing),
            HandCount(Mine, 2),
            Is(InHand(1), "SW_052t3"),
        ],
    );
}

/// Spymaster Scabbs · Minion · 5 mana · 7/7 · **Battlecry:** Add one of each Spy Gizmo to your hand.
//~ todo SW_052t3 938e06d9 f2e0e823 -
#[test]
#[ignore = "todo: Spymaster Scabbs"]
fn SW_052t3_spymaster_scabbs() {
    unwritten("SW_052t3");
}

/// Fizzflash Distractor · Spell · 1 mana · Return an enemy minion to its owner's hand. They can't play it next turn.
//~ todo SW_052t4 0d6f6601 0f98397e -
#[test]
#[ignore = "todo: Fizzflash Distractor"]
fn SW_052t4_fizzflash_distractor() {
    unwritten("SW_052t4");
}

/// Spy-o-matic · Minion · Mech · 1 mana · 3/2 · **Battlecry:** Look at 3 cards in your opponent's deck. Pick one to put on top.
//~ todo SW_052t5 08e1e868 cf454967 -
#[test]
#[ignore = "todo: Spy-o-matic"]
fn SW_052t5_spy_o_matic() {
    unwritten("SW_052t5");
}

/// Hidden Gyroblade · Weapon · 1 mana · 3/2 durability · **Deathrattle:** Throw this at a random enemy minion.
//~ todo SW_052t7 4f948553 29e7bef6 -
#[test]
#[ignore = "todo: Hidden Gyroblade"]
fn SW_052t7_hidden_gyroblade() {
    unwritten("SW_052t7");
}

/// Loan Shark · Minion · Beast · 3 mana · 3/4 · **Battlecry:** Give your opponent a Coin. **Deathrattle:** You get two.
//~ done SW_434 - ff1822a0 -
#[test]
#[rustfmt::skip]
fn SW_434_loan_shark() {
    check(CardClass::Rogue, &[
        Play("SW_434", Nothing), HandCount(Theirs, 1), Is(InTheirHand(0), "GAME_005"), HandCount(Mine, 0), Kill(My(0)),
        HandCount(Mine, 2), Is(InHand(0), "GAME_005"), Is(InHand(1), "GAME_005"), HandCount(Theirs, 1),
    ]);
}
