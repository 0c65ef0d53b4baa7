//! Warlock cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file aaa91854

/// # Kabal Conspirator
///
/// `CAP_400` · Warlock minion · 2 mana · 2/3
///
/// > **Deathrattle:** Put two 3/3 Imp-formants into the enemy deck. They summon for YOU when drawn.
///
/// State: Todo
//~ todo CAP_400 fd2586d2 e52bea92 f41d672c.d05eb6b7
#[test]
#[ignore = "todo: CAP_400 Kabal Conspirator"]
fn CAP_400_kabal_conspirator() {
    check(CardClass::Warlock, &[Give("CAP_400"), Cost("CAP_400", 2), Stats("CAP_400", 2, 3), Unwritten]);
}

/// # Imp-formant
///
/// `CAP_400t2t` · Warlock minion · 3 mana · 3/3
///
/// > **Lifesteal Summoned When Drawn* (for your opponent)*
///
/// State: Todo
//~ todo CAP_400t2t 0e8e8b10 19a04ada eade5cfc.527b89b6
#[test]
#[ignore = "todo: CAP_400t2t Imp-formant"]
fn CAP_400t2t_imp_formant() {
    check(
        CardClass::Warlock,
        &[
            Give("CAP_400t2t"),
            Cost("CAP_400t2t", 3),
            Stats("CAP_400t2t", 3, 3),
            Has("CAP_400t2t", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # Corrupt Constable
///
/// `CAP_401` · Warlock minion · 4 mana · 3/5
///
/// > **Battlecry:** If the enemy deck has any Imp-formants, move one to the top and give it +2/+2.
///
/// State: Todo
//~ todo CAP_401 f0f49d0a 0a366107 b29fe2f2.d2d620cf
#[test]
#[ignore = "todo: CAP_401 Corrupt Constable"]
fn CAP_401_corrupt_constable() {
    check(CardClass::Warlock, &[Give("CAP_401"), Cost("CAP_401", 4), Stats("CAP_401", 3, 5), Unwritten]);
}

/// # Tipped Off
///
/// `CAP_401e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived CAP_401e 39a06e6f b424b4a4 0ca12d0c.6d6ab056
#[test]
fn CAP_401e_tipped_off() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "CAP_401e"), Now(My(0), 7, 3)]);
}

/// # Follow the Evidence
///
/// `CAP_402` · Warlock spell · 1 mana
///
/// > Put a 3/3 Imp-formant into the enemy deck. Give a playable card in your hand this effect for a turn.
///
/// State: Todo
//~ todo CAP_402 701a8555 d6af4695 85fd3ce8.b2db9760
#[test]
#[ignore = "todo: CAP_402 Follow the Evidence"]
fn CAP_402_follow_the_evidence() {
    check(CardClass::Warlock, &[Give("CAP_402"), Cost("CAP_402", 1), Unwritten]);
}

/// # Frame Job
///
/// `CAP_403` · Warlock spell · 5 mana
///
/// > Destroy two random enemy minions. **Discover** a minion in the enemy deck to put on top.
///
/// State: Done
//~ done CAP_403 b47a4647 - 5b6b86a8.63ee149b
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

/// # Harsh Sentence
///
/// `CAP_404` · Warlock spell · 2 mana
///
/// > Enemy minions cost (2) more next turn. Put two 3/3 Imp-formants into the enemy deck.
///
/// State: Done
//~ done CAP_404 6132aa56 - dbcd71b5.3b351105
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

/// # Harshing My Vibe
///
/// `CAP_404e` · Neutral enchantment
///
/// > Your minions cost (2) more this turn.
///
/// State: Derived
//~ derived CAP_404e 5ea25b7d 623e2213 f6ef7147.162ab7d6
#[test]
fn CAP_404e_harshing_my_vibe() {
    check(
        CardClass::Warlock,
        &[
            Friend("CS2_182"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "CAP_404e"),
            EndTurn,
            EndTurn,
            CostNow(InHand(2), 6),
            CostNow(Nth(1), 5),
            CostNow(Nth(2), 6),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Friend("CS2_182"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "CAP_404e"),
            CostNow(Nth(1), 3),
        ],
    );
}

/// # Godfather Kazakus
///
/// `CAP_405` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry:** Plot a custom sham trial! Then choose the trial's length.
///
/// State: Todo
//~ todo CAP_405 5917c38b a330c83f c7005a56.302b31fc
#[test]
#[ignore = "todo: CAP_405 Godfather Kazakus"]
fn CAP_405_godfather_kazakus() {
    check(CardClass::Warlock, &[Give("CAP_405"), Cost("CAP_405", 3), Stats("CAP_405", 3, 3), Unwritten]);
}

/// # Detained for Destruction
///
/// `CAP_405t1` · Warlock spell · 0 mana
///
/// > Force each minion to attack another minion.
///
/// State: Todo
//~ todo CAP_405t1 c836a1a0 f5de4486 2dcbafe2.6db2e37c
#[test]
#[ignore = "todo: CAP_405t1 Detained for Destruction"]
fn CAP_405t1_detained_for_destruction() {
    check(CardClass::Warlock, &[Give("CAP_405t1"), Cost("CAP_405t1", 0), Unwritten]);
}

/// # Convicted for Conspiracy
///
/// `CAP_405t2` · Warlock spell · 0 mana
///
/// > Take control of a random enemy minion.
///
/// State: Derived
//~ derived CAP_405t2 65ebff60 0072db4a 1941a4d5.9eb88037
#[test]
fn CAP_405t2_convicted_for_conspiracy() {
    check(
        CardClass::Warlock,
        &[
            Give("CAP_405t2"),
            Cost("CAP_405t2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("CAP_405t2", Nothing),
            BoardCount(Mine, 2),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Sentenced for Smuggling
///
/// `CAP_405t3` · Warlock spell · 0 mana
///
/// > Steal 2 cards from your opponent's hand.
///
/// State: Todo
//~ todo CAP_405t3 e01a21a9 24a88f22 f157179e.75c32eab
#[test]
#[ignore = "todo: CAP_405t3 Sentenced for Smuggling"]
fn CAP_405t3_sentenced_for_smuggling() {
    check(CardClass::Warlock, &[Give("CAP_405t3"), Cost("CAP_405t3", 0), Unwritten]);
}

/// # Crate of Contraband
///
/// `CAP_405t4` · Warlock spell · 0 mana
///
/// > Draw 3 cards.
///
/// State: Derived
//~ derived CAP_405t4 5decbace 5b73c706 9550b4a0.35dc1efa
#[test]
fn CAP_405t4_crate_of_contraband() {
    check(
        CardClass::Warlock,
        &[
            Give("CAP_405t4"),
            Cost("CAP_405t4", 0),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CAP_405t4", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
        ],
    );
}

/// # Spurious Shiv
///
/// `CAP_405t5` · Warlock spell · 0 mana
///
/// > Give minions in your hand and battlefield +3/+3.
///
/// State: Todo
//~ todo CAP_405t5 af1e90cb a96bea26 79d102e8.a4dd1745
#[test]
#[ignore = "todo: CAP_405t5 Spurious Shiv"]
fn CAP_405t5_spurious_shiv() {
    check(CardClass::Warlock, &[Give("CAP_405t5"), Cost("CAP_405t5", 0), Unwritten]);
}

/// # Dubious Daggers
///
/// `CAP_405t5e` · Neutral enchantment
///
/// > +3/+3
///
/// State: Derived
//~ derived CAP_405t5e b7ea47e4 e9328f1b fe9a0f40.7ab5dda5
#[test]
fn CAP_405t5e_dubious_daggers() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "CAP_405t5e"), Now(My(0), 8, 4)]);
}

/// # Criminal Contract
///
/// `CAP_405t6` · Warlock spell · 0 mana
///
/// > Summon three random 3-Cost minions.
///
/// State: Derived
//~ derived CAP_405t6 222bd8ce 3597f130 bb1f29ce.7a9db493
#[test]
fn CAP_405t6_criminal_contract() {
    check(
        CardClass::Warlock,
        &[
            Give("CAP_405t6"),
            Cost("CAP_405t6", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Force(Card("CS2_118")),
            Force(Card("CS2_118")),
            Play("CAP_405t6", Nothing),
            BoardCount(Mine, 4),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[Give("CAP_405t6"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("CAP_405t6", Nothing)],
    );
    check(
        CardClass::Warlock,
        &[Give("CAP_405t6"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_002")), Play("CAP_405t6", Nothing)],
    );
}

/// # Potion of Perjury
///
/// `CAP_405t7` · Warlock spell · 0 mana
///
/// > Reduce the Cost of minions in your hand by (2).
///
/// State: Derived
//~ derived CAP_405t7 b1e7af67 39a33b96 444b2732.183c9dc4
#[test]
fn CAP_405t7_potion_of_perjury() {
    check(
        CardClass::Warlock,
        &[
            Give("CAP_405t7"),
            Cost("CAP_405t7", 0),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CAP_405t7", Nothing),
            CostNow(Nth(1), 1),
            CostNow(Nth(2), 2),
        ],
    );
}

/// # Perjurer
///
/// `CAP_405t7e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived CAP_405t7e 08c9761d d13b50c4 9143fc2f.90c32b47
#[test]
fn CAP_405t7e_perjurer() {
    check(CardClass::Warlock, &[Give("CS2_118"), Enchant(Nth(0), "CAP_405t7e"), CostNow(Nth(0), 1)]);
}

/// # Swill of Suggestibility
///
/// `CAP_405t8` · Warlock spell · 0 mana
///
/// > Restore #12 Health to your hero.
///
/// State: Derived
//~ derived CAP_405t8 474ff182 ee13dcd0 7c39a396.3888b687
#[test]
fn CAP_405t8_swill_of_suggestibility() {
    check(
        CardClass::Warlock,
        &[
            Give("CAP_405t8"),
            Cost("CAP_405t8", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("CAP_405t8", Nothing),
            Now(MyHero, 0, 22),
            Damage(MyHero, 8),
        ],
    );
}

/// # Tonic of Tyranny
///
/// `CAP_405t9` · Warlock spell · 0 mana
///
/// > Summon a Voidlord.
///
/// State: Derived
//~ derived CAP_405t9 7fce7e5a 0104ac3a 4864fcad.a7e5a600
#[test]
fn CAP_405t9_tonic_of_tyranny() {
    check(
        CardClass::Warlock,
        &[
            Give("CAP_405t9"),
            Cost("CAP_405t9", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CAP_405t9", Nothing),
            BoardCount(Mine, 2),
            In(The("LOOT_368"), Zone::Play),
            Now(The("LOOT_368"), 3, 9),
        ],
    );
}

/// # Rushed Trial
///
/// `CAP_405tb1` · Warlock spell · 7 mana
///
/// > {0} {1}
///
/// State: Todo
//~ todo CAP_405tb1 21ad20c0 e910f7d6 a5b8bd77.09cdb72f
#[test]
#[ignore = "todo: CAP_405tb1 Rushed Trial"]
fn CAP_405tb1_rushed_trial() {
    check(CardClass::Warlock, &[Give("CAP_405tb1"), Cost("CAP_405tb1", 7), Unwritten]);
}

/// # Rushed Trial
///
/// `CAP_405tb1b` · Warlock spell · 7 mana
///
/// > The trial finishes immediately!
///
/// State: Todo
//~ todo CAP_405tb1b 06ec2192 9c063239 9ab6ffc4.1d49a313
#[test]
#[ignore = "todo: CAP_405tb1b Rushed Trial"]
fn CAP_405tb1b_rushed_trial() {
    check(CardClass::Warlock, &[Give("CAP_405tb1b"), Cost("CAP_405tb1b", 7), Unwritten]);
}

/// # Grueling Trial
///
/// `CAP_405tb2` · Warlock spell · 4 mana
///
/// > In 1 turn, {0} {1}
///
/// State: Todo
//~ todo CAP_405tb2 ac3ae83e 5bf1499e 4e178538.e2801790
#[test]
#[ignore = "todo: CAP_405tb2 Grueling Trial"]
fn CAP_405tb2_grueling_trial() {
    check(CardClass::Warlock, &[Give("CAP_405tb2"), Cost("CAP_405tb2", 4), Unwritten]);
}

/// # Grueling Trial
///
/// `CAP_405tb2b` · Warlock spell · 4 mana
///
/// > The trial finishes at the start of your next turn.
///
/// State: Todo
//~ todo CAP_405tb2b 3ebf2cec c81bba7c 5e67f77d.cf540597
#[test]
#[ignore = "todo: CAP_405tb2b Grueling Trial"]
fn CAP_405tb2b_grueling_trial() {
    check(CardClass::Warlock, &[Give("CAP_405tb2b"), Cost("CAP_405tb2b", 4), Unwritten]);
}

/// # Unending Trial
///
/// `CAP_405tb3` · Warlock spell · 0 mana
///
/// > In @ \|4(turn, turns), {0} {1}
///
/// State: Todo
//~ todo CAP_405tb3 4ee8a579 e5312948 3089ce32.cc7f29d0
#[test]
#[ignore = "todo: CAP_405tb3 Unending Trial"]
fn CAP_405tb3_unending_trial() {
    check(CardClass::Warlock, &[Give("CAP_405tb3"), Cost("CAP_405tb3", 0), Unwritten]);
}

/// # Unending Trial
///
/// `CAP_405tb3b` · Warlock spell · 0 mana
///
/// > The trial finishes in 4 turns.
///
/// State: Todo
//~ todo CAP_405tb3b 0fa16bf0 d7690f15 2ef06552.1d6cfc16
#[test]
#[ignore = "todo: CAP_405tb3b Unending Trial"]
fn CAP_405tb3b_unending_trial() {
    check(CardClass::Warlock, &[Give("CAP_405tb3b"), Cost("CAP_405tb3b", 0), Unwritten]);
}

/// # Kabal Mastermind
///
/// `CAP_406` · Warlock minion · 5 mana · 5/5
///
/// > **Taunt**. **Battlecry:** Whenever you summon an Imp-formant this game, give it +2/+2.
///
/// State: Todo
//~ todo CAP_406 120affb9 9d100b7a b99f5b9e.f9bf60b8
#[test]
#[ignore = "todo: CAP_406 Kabal Mastermind"]
fn CAP_406_kabal_mastermind() {
    check(
        CardClass::Warlock,
        &[Give("CAP_406"), Cost("CAP_406", 5), Stats("CAP_406", 5, 5), Has("CAP_406", GameTag::TAUNT), Unwritten],
    );
}

/// # Imp-bedded
///
/// `CAP_406e2` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived CAP_406e2 375afd58 138a1d12 70a301f5.6d6ab056
#[test]
fn CAP_406e2_imp_bedded() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "CAP_406e2"), Now(My(0), 7, 3)]);
}

/// # Ancient Augur
///
/// `JAIL_303` · Warlock minion · 4 mana · 2/6
///
/// > **Battlecry:** Look at 3 cards in your opponent's hand and secretly choose one. **Deathrattle:** Discard it.
///
/// State: Todo
//~ todo JAIL_303 9cae904e 55d4c4dd 21eaef8a.a97d394d
#[test]
#[ignore = "todo: JAIL_303 Ancient Augur"]
fn JAIL_303_ancient_augur() {
    check(CardClass::Warlock, &[Give("JAIL_303"), Cost("JAIL_303", 4), Stats("JAIL_303", 2, 6), Unwritten]);
}

/// # Imp Gang Stooge
///
/// `JAIL_399` · Warlock minion · 3 mana · 2/5
///
/// > **Taunt**. **Deathrattle:** Put two 8/8 Demons with **Taunt** and **Lifesteal** on the bottom of your deck.
///
/// State: Derived
//~ derived JAIL_399 becad8b0 04438449 724211e6.df322e45
#[test]
fn JAIL_399_imp_gang_stooge() {
    check(
        CardClass::Warlock,
        &[
            Give("JAIL_399"),
            Cost("JAIL_399", 3),
            Stats("JAIL_399", 2, 5),
            Has("JAIL_399", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAIL_399"),
            Kill(Nth(3)),
            DeckCount(Mine, 21),
            In(The("JAIL_399t1"), Zone::Deck),
        ],
    );
}

/// # Grandmother Imp
///
/// `JAIL_399t1` · Warlock minion · 8 mana · 8/8
///
/// > **Taunt Lifesteal**
///
/// State: Vanilla
//~ vanilla JAIL_399t1 93605205 62a23a92 b16c48c5.71812762
#[test]
fn JAIL_399t1_grandmother_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("JAIL_399t1"),
            Cost("JAIL_399t1", 8),
            Stats("JAIL_399t1", 8, 8),
            Has("JAIL_399t1", GameTag::LIFESTEAL),
            Has("JAIL_399t1", GameTag::TAUNT),
            Play("JAIL_399t1", Nothing),
            In(The("JAIL_399t1"), Zone::Play),
            Now(The("JAIL_399t1"), 8, 8),
            HasNow(The("JAIL_399t1"), GameTag::LIFESTEAL),
            HasNow(The("JAIL_399t1"), GameTag::TAUNT),
        ],
    );
}

/// # Godfrey the Betrayer
///
/// `JAIL_509` · Warlock minion · 4 mana · 5/4
///
/// > **Start of Game:** Overdrawn cards return to your hand when you have space. They cost (1) less.
///
/// State: Todo
//~ todo JAIL_509 2536e851 1088d94f 87e0c343.8a71c6b4
#[test]
#[ignore = "todo: JAIL_509 Godfrey the Betrayer"]
fn JAIL_509_godfrey_the_betrayer() {
    check(CardClass::Warlock, &[Give("JAIL_509"), Cost("JAIL_509", 4), Stats("JAIL_509", 5, 4), Unwritten]);
}

/// # Annihilation
///
/// `JAIL_510` · Warlock spell · 8 mana
///
/// > Destroy all minions. Summon any Demons in the bottom 3 cards of your deck.
///
/// State: Todo
//~ todo JAIL_510 deb57a2f ff912ea9 69555459.0a683a57
#[test]
#[ignore = "todo: JAIL_510 Annihilation"]
fn JAIL_510_annihilation() {
    check(CardClass::Warlock, &[Give("JAIL_510"), Cost("JAIL_510", 8), Unwritten]);
}

/// # Spire of Solitude
///
/// `JAIL_511` · Warlock location · 5 mana · 0 uses
///
/// > Summon a Demon with stats equal to your hand size. It attacks a random enemy minion.
///
/// State: Todo
//~ todo JAIL_511 34eb1b18 d72af157 ec7e9604.9da2c01c
#[test]
#[ignore = "todo: JAIL_511 Spire of Solitude"]
fn JAIL_511_spire_of_solitude() {
    check(CardClass::Warlock, &[Give("JAIL_511"), Cost("JAIL_511", 5), Unwritten]);
}

/// # Solitary
///
/// `JAIL_511e` · Demon Hunter enchantment
///
/// > **Immune** this turn.
///
/// State: Derived
//~ derived JAIL_511e 0405e51c 1b3aa9b6 a7edea77.fb55a5e5
#[test]
fn JAIL_511e_solitary() {
    check(
        CardClass::Warlock,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "JAIL_511e"),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// # Shivarra Infiltrator
///
/// `JAIL_511t` · Warlock minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla JAIL_511t 6888024c 9effcab6 d86291ec
#[test]
fn JAIL_511t_shivarra_infiltrator() {
    check(
        CardClass::Warlock,
        &[
            Give("JAIL_511t"),
            Cost("JAIL_511t", 1),
            Stats("JAIL_511t", 1, 1),
            Play("JAIL_511t", Nothing),
            In(The("JAIL_511t"), Zone::Play),
            Now(The("JAIL_511t"), 1, 1),
        ],
    );
}

/// # Caged Cranium
///
/// `JAIL_513` · Warlock minion · 3 mana · 3/1
///
/// > **Taunt Battlecry:** Gain +1 Health for each card in your hand.
///
/// State: Derived
//~ derived JAIL_513 be75625c a11042e6 cbc58cc3.294ee20b
#[test]
fn JAIL_513_caged_cranium() {
    check(
        CardClass::Warlock,
        &[
            Give("JAIL_513"),
            Cost("JAIL_513", 3),
            Stats("JAIL_513", 3, 1),
            Has("JAIL_513", GameTag::TAUNT),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_513", Nothing),
            Now(Nth(0), 3, 2),
        ],
    );
}

/// # The Unseen Atlas
///
/// `JAIL_514` · Warlock spell · Shadow · 10 mana
///
/// > Draw 3 cards. Costs (1) less for each card in your hand.
///
/// State: Derived
//~ derived JAIL_514 32285a0b 79d34be5 d4e658e3.70449424
#[test]
fn JAIL_514_the_unseen_atlas() {
    check(
        CardClass::Warlock,
        &[
            Give("JAIL_514"),
            Cost("JAIL_514", 10),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAIL_514", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 4),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("JAIL_514"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CostNow(Nth(0), 8),
        ],
    );
}

/// # Shadow Rounds
///
/// `JAIL_515` · Warlock spell · Shadow · 2 mana
///
/// > Deal $2 damage to an enemy minion. If it dies, cast this on another random enemy minion.
///
/// State: Todo
//~ todo JAIL_515 7425382b 8bb22fba e132d2a4.5fea8d91
#[test]
#[ignore = "todo: JAIL_515 Shadow Rounds"]
fn JAIL_515_shadow_rounds() {
    check(CardClass::Warlock, &[Give("JAIL_515"), Cost("JAIL_515", 2), Unwritten]);
}

/// # Moragg
///
/// `JAIL_906` · Warlock minion · 9 mana · 6/5
///
/// > **Prepare**. **Deathrattle:** Summon a random Demon from your deck. Give it "**Deathrattle:** Summon Moragg."
///
/// State: Done
//~ done JAIL_906 77aec964 - 20693a19.def90c5d
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

/// # Stolen Key
///
/// `JAIL_906e` · Neutral enchantment
///
/// > **Deathrattle:** Summon Moragg.
///
/// State: Derived
//~ derived JAIL_906e 3bdd2bbb 465133e4 27e13b0c.6672438d
#[test]
fn JAIL_906e_stolen_key() {
    check(
        CardClass::Warlock,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "JAIL_906e"),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            In(The("JAIL_906"), Zone::Play),
            Now(The("JAIL_906"), 6, 5),
        ],
    );
}

/// # Demonic Confinement
///
/// `JAIL_997` · Warlock spell · 2 mana
///
/// > Make a minion go **Dormant** for 2 turns. If it’s a friendly Demon, give it +3/+3 instead.
///
/// State: Derived
//~ derived JAIL_997 2b9ee030 d2cb1be5 81d6ae9a.78394358
#[test]
fn JAIL_997_demonic_confinement() {
    check(
        CardClass::Warlock,
        &[
            Give("JAIL_997"),
            Cost("JAIL_997", 2),
            Friend("AT_020"),
            Friend("CS2_182"),
            Enemy("AT_020"),
            Enemy("CS2_182"),
            Play("JAIL_997", On(Nth(3))),
            HasNow(Nth(3), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("JAIL_997"),
            Friend("AT_020"),
            Friend("CS2_182"),
            Enemy("AT_020"),
            Enemy("CS2_182"),
            Play("JAIL_997", On(Nth(1))),
            Now(Nth(1), 9, 11),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("JAIL_997"),
            Friend("AT_020"),
            Friend("CS2_182"),
            Enemy("AT_020"),
            Enemy("CS2_182"),
            Play("JAIL_997", On(Nth(3))),
            EndTurn,
            HasNow(Nth(3), GameTag::DORMANT),
        ],
    );
}

/// # Exercise
///
/// `JAIL_997e` · Druid enchantment
///
/// > +6/+6.
///
/// State: Derived
//~ derived JAIL_997e 324540b5 cc6db7df 296e5bb2.af306b7c
#[test]
fn JAIL_997e_exercise() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "JAIL_997e"), Now(My(0), 11, 7)]);
}

/// # Demon on the Loose!
///
/// `JAIL_997e1` · Warlock enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived JAIL_997e1 67b36fd8 f4092422 f200ede6.b42c6980
#[test]
fn JAIL_997e1_demon_on_the_loose() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "JAIL_997e1"), Now(My(0), 8, 4)]);
}
