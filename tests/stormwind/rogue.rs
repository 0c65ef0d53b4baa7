//! Rogue cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file cc7efef5

/// `DED_004` · Rogue weapon · 1 mana · 2/2 durability
/// > **Tradeable** After you **Trade** this, reduce the Cost of a spell in your hand by (1).
///
/// State: Todo
//~ todo DED_004 e730ac96 15af6e08 8cb88c43.20493063
#[test]
#[ignore = "todo: Blackwater Cutlass"]
fn DED_004_blackwater_cutlass() {
    unwritten("DED_004");
}

/// `DED_005` · Rogue spell · 1 mana
/// > Swap this for a card in your opponent's deck.
///
/// State: Todo
//~ todo DED_005 b9f0aa30 4bcc16fd e11188ba.bb3f240a
#[test]
#[ignore = "todo: Parrrley"]
fn DED_005_parrrley() {
    unwritten("DED_005");
}

/// `SW_050` · Rogue minion · 2 mana · 3/2
/// > You start the game as a different class until you play a Rogue card.
///
/// State: Todo
//~ todo SW_050 788fe698 f5dabc6b 6a91c7e5.d4321786
#[test]
#[ignore = "todo: Maestra of the Masquerade"]
fn SW_050_maestra_of_the_masquerade() {
    unwritten("SW_050");
}

/// `SW_052` · Rogue spell · 1 mana
/// > **Questline:** Play 2 SI:7 cards. **Reward:** Add a Spy Gizmo to your hand.
///
/// State: Todo
//~ todo SW_052 cacc15e6 d5b69677 1c5d9fbe.221f2787
#[test]
#[ignore = "todo: Find the Imposter"]
fn SW_052_find_the_imposter() {
    unwritten("SW_052");
}

/// `SW_052t` · Rogue spell · 1 mana
/// > **Questline:** Play 2 SI:7 cards. **Reward:** Add a Spy Gizmo to your hand.
///
/// State: Todo
//~ todo SW_052t 976a2179 a9820b02 f930cfb7.221f2787
#[test]
#[ignore = "todo: Learn the Truth"]
fn SW_052t_learn_the_truth() {
    unwritten("SW_052t");
}

/// `SW_052t2` · Rogue spell · 1 mana
/// > **Questline:** Play 2 SI:7 cards. **Reward:** Spymaster Scabbs.
///
/// State: Done
//~ done SW_052t2 2d479e8d - 5ef074b8.4bd8b80d
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

/// `SW_052t3` · Rogue minion · 5 mana · 7/7
/// > **Battlecry:** Add one of each Spy Gizmo to your hand.
///
/// State: Todo
//~ todo SW_052t3 bf3c75ce 938e06d9 f9f271a7.092d475c
#[test]
#[ignore = "todo: Spymaster Scabbs"]
fn SW_052t3_spymaster_scabbs() {
    unwritten("SW_052t3");
}

/// `SW_052t4` · Rogue spell · 1 mana
/// > Return an enemy minion to its owner's hand. They can't play it next turn.
///
/// State: Todo
//~ todo SW_052t4 bdd540d5 0d6f6601 6527110f.2ea51f49
#[test]
#[ignore = "todo: Fizzflash Distractor"]
fn SW_052t4_fizzflash_distractor() {
    unwritten("SW_052t4");
}

/// `SW_052t5` · Rogue minion · 1 mana · 3/2
/// > **Battlecry:** Look at 3 cards in your opponent's deck. Pick one to put on top.
///
/// State: Todo
//~ todo SW_052t5 2dffc6b2 08e1e868 ce3aab92.4753c73e
#[test]
#[ignore = "todo: Spy-o-matic"]
fn SW_052t5_spy_o_matic() {
    unwritten("SW_052t5");
}

/// `SW_052t7` · Rogue weapon · 1 mana · 3/2 durability
/// > **Deathrattle:** Throw this at a random enemy minion.
///
/// State: Todo
//~ todo SW_052t7 08cefe29 4f948553 8105e8a4.0dea4c97
#[test]
#[ignore = "todo: Hidden Gyroblade"]
fn SW_052t7_hidden_gyroblade() {
    unwritten("SW_052t7");
}

/// `SW_311` · Rogue spell · 2 mana
/// > Deal $2 damage to the enemy hero. Shuffle 3 Bleeds into your deck that deal $2 more when drawn.
///
/// State: Todo
//~ todo SW_311 aac739bb 5601d366 69965ac1.7d7348ff
#[test]
#[ignore = "todo: Garrote"]
fn SW_311_garrote() {
    unwritten("SW_311");
}

/// `SW_434` · Rogue minion · 3 mana · 3/4
/// > **Battlecry:** Give your opponent a Coin. **Deathrattle:** You get two.
///
/// State: Todo
//~ todo SW_434 b2cd5d00 99caedbe 5d152f57.e03939df
#[test]
#[ignore = "todo: Loan Shark"]
fn SW_434_loan_shark() {
    unwritten("SW_434");
}
