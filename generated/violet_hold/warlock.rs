//! Warlock cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 4516d0a5

/// # Kabal Conspirator
///
/// `CAP_400` · Warlock minion · 2 mana · 2/3
///
/// > **Deathrattle:** Put two 3/3 Imp-formants into the enemy deck. They summon for YOU when drawn.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Imp-formant [`CAP_400t2t`]
///
/// State: Todo
//~ todo CAP_400 3aa48d50 dfe2ff78 f41d672c.d05eb6b7
pub const CAP_400: Power = TODO;

/// # Imp-formant
///
/// `CAP_400t2t` · Warlock minion · 3 mana · 3/3
///
/// > **Lifesteal Summoned When Drawn* (for your opponent)*
///
/// - Set: Escape from Violet Hold
/// - Minion type: Demon
/// - Mechanics: Lifesteal, Imp
/// - Refers to: Summoned When Drawn
///
/// State: Todo
//~ todo CAP_400t2t 47972f7b 8e783db5 eade5cfc.527b89b6
pub const CAP_400t2t: Power = TODO;

/// # Corrupt Constable
///
/// `CAP_401` · Warlock minion · 4 mana · 3/5
///
/// > **Battlecry:** If the enemy deck has any Imp-formants, move one to the top and give it +2/+2.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Tipped Off [`CAP_401e`]
/// - Tokens: Imp-formant [`CAP_400t2t`]
///
/// State: Todo
//~ todo CAP_401 c03b6cf6 c8f2d6c5 b29fe2f2.d2d620cf
pub const CAP_401: Power = TODO;

/// # Tipped Off
///
/// `CAP_401e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived CAP_401e 78e5b72e 6e2f72bc 0ca12d0c.6d6ab056
pub const CAP_401e: Power = enchant(&[plus(2, 2)]);

/// # Follow the Evidence
///
/// `CAP_402` · Warlock spell · 1 mana
///
/// > Put a 3/3 Imp-formant into the enemy deck. Give a playable card in your hand this effect for a turn.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Enchantments: Following the Evidence [`CAP_402e`]
/// - Tokens: Imp-formant [`CAP_400t2t`]
///
/// State: Todo
//~ todo CAP_402 2a70c618 e265effa 85fd3ce8.b2db9760
pub const CAP_402: Power = TODO;

/// # Following the Evidence
///
/// `CAP_402e` · Warlock enchantment
///
/// > Shuffle a 3/3 Imp-formant into the enemy deck. Give a playable card in your hand this effect for a turn.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Enchantment Invisible
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1, `1745` = 1
/// - Tokens: Imp-formant [`CAP_400t2t`]
///
/// State: Todo
//~ todo CAP_402e ac6ecb4f a7d7bd16 53fd6156.6a9f04ca
pub const CAP_402e: Power = TODO;

/// # Frame Job
///
/// `CAP_403` · Warlock spell · 5 mana
///
/// > Destroy two random enemy minions. **Discover** a minion in the enemy deck to put on top.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived CAP_403 2c8f564b 8a099c80 5b6b86a8.63ee149b
#[rustfmt::skip]
pub const CAP_403: Power = spell(&[destroy(ENEMY_MINIONS.random_of(2)), offer(Offer::Entities(ENEMY_DECK.that(MINION)), &[put_on_top(the(IT)).to(OPPONENT)])]);

/// # Harsh Sentence
///
/// `CAP_404` · Warlock spell · 2 mana
///
/// > Enemy minions cost (2) more next turn. Put two 3/3 Imp-formants into the enemy deck.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Enchantments: Harshing My Vibe [`CAP_404e`]
/// - Tokens: Imp-formant [`CAP_400t2t`]
///
/// State: Derived
//~ derived CAP_404 1d116f46 947146eb dbcd71b5.3b351105
pub const CAP_404: Power =
    spell(&[attach("CAP_404e").to(OPPONENT), shuffle(card("CAP_400t2t")).copies(2).to(OPPONENT)]);

/// # Harshing My Vibe
///
/// `CAP_404e` · Neutral enchantment
///
/// > Your minions cost (2) more this turn.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived CAP_404e 52170873 912056f0 f6ef7147.162ab7d6
pub const CAP_404e: Power = enchant(&[]).aura(YOUR_HAND.that(MINION), &[cost_more(2)]).next_turn();

/// # Godfather Kazakus
///
/// `CAP_405` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry:** Plot a custom sham trial! Then choose the trial's length.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Detained for Destruction [`CAP_405t1`], Convicted for Conspiracy [`CAP_405t2`], Sentenced for Smuggling [`CAP_405t3`], Crate of Contraband [`CAP_405t4`], Spurious Shiv [`CAP_405t5`], Criminal Contract [`CAP_405t6`], Potion of Perjury [`CAP_405t7`], Swill of Suggestibility [`CAP_405t8`], Tonic of Tyranny [`CAP_405t9`], Rushed Trial [`CAP_405tb1`], Grueling Trial [`CAP_405tb2`], Unending Trial [`CAP_405tb3`]
///
/// State: Todo
//~ todo CAP_405 5810b217 bdc6c779 c7005a56.302b31fc
pub const CAP_405: Power = TODO;

/// # Detained for Destruction
///
/// `CAP_405t1` · Warlock spell · 0 mana
///
/// > Force each minion to attack another minion.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
///
/// State: Todo
//~ todo CAP_405t1 281b0fc9 2d878112 2dcbafe2.6db2e37c
pub const CAP_405t1: Power = TODO;

/// # Convicted for Conspiracy
///
/// `CAP_405t2` · Warlock spell · 0 mana
///
/// > Take control of a random enemy minion.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 5
///
/// State: Derived
//~ derived CAP_405t2 7ea3c825 0514badb 1941a4d5.9eb88037
pub const CAP_405t2: Power = spell(&[take_control(ENEMY_MINIONS.random())]);

/// # Sentenced for Smuggling
///
/// `CAP_405t3` · Warlock spell · 0 mana
///
/// > Steal 2 cards from your opponent's hand.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ todo CAP_405t3 a5a5b91e 563edb50 f157179e.75c32eab
pub const CAP_405t3: Power = TODO;

/// # Crate of Contraband
///
/// `CAP_405t4` · Warlock spell · 0 mana
///
/// > Draw 3 cards.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Derived
//~ derived CAP_405t4 1750c5c3 11369c69 9550b4a0.35dc1efa
pub const CAP_405t4: Power = spell(&[draw(3)]);

/// # Spurious Shiv
///
/// `CAP_405t5` · Warlock spell · 0 mana
///
/// > Give minions in your hand and battlefield +3/+3.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 7
/// - Enchantments: Dubious Daggers [`CAP_405t5e`]
///
/// State: Todo
//~ todo CAP_405t5 94baae0c 3b320d4c 79d102e8.a4dd1745
pub const CAP_405t5: Power = TODO;

/// # Dubious Daggers
///
/// `CAP_405t5e` · Neutral enchantment
///
/// > +3/+3
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived CAP_405t5e 702d4318 7ba451ad fe9a0f40.7ab5dda5
pub const CAP_405t5e: Power = enchant(&[plus(3, 3)]);

/// # Criminal Contract
///
/// `CAP_405t6` · Warlock spell · 0 mana
///
/// > Summon three random 3-Cost minions.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 6
///
/// State: Derived
//~ derived CAP_405t6 0ba28553 24b17e50 bb1f29ce.7a9db493
pub const CAP_405t6: Power = spell(&[summon(random(all(&[MINION, COST.is(3)]))).copies(3)]);

/// # Potion of Perjury
///
/// `CAP_405t7` · Warlock spell · 0 mana
///
/// > Reduce the Cost of minions in your hand by (2).
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 8
/// - Enchantments: Perjurer [`CAP_405t7e`]
///
/// State: Derived
//~ derived CAP_405t7 6a0043fc d85605df 444b2732.183c9dc4
pub const CAP_405t7: Power = spell(&[attach("CAP_405t7e").to(YOUR_HAND.that(MINION))]);

/// # Perjurer
///
/// `CAP_405t7e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived CAP_405t7e 858339e1 01871075 9143fc2f.90c32b47
pub const CAP_405t7e: Power = enchant(&[cost_less(2)]);

/// # Swill of Suggestibility
///
/// `CAP_405t8` · Warlock spell · 0 mana
///
/// > Restore #12 Health to your hero.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 9
///
/// State: Derived
//~ derived CAP_405t8 77ecf5b1 35a67cff 7c39a396.3888b687
pub const CAP_405t8: Power = spell(&[heal(12).to(YOUR_HERO)]);

/// # Tonic of Tyranny
///
/// `CAP_405t9` · Warlock spell · 0 mana
///
/// > Summon a Voidlord.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4
///
/// State: Derived
//~ derived CAP_405t9 cdd10b8b f7e226d1 4864fcad.a7e5a600
pub const CAP_405t9: Power = spell(&[summon(card("LOOT_368"))]);

/// # Rushed Trial
///
/// `CAP_405tb1` · Warlock spell · 7 mana
///
/// > {0} {1}
///
/// - Set: Escape from Violet Hold
/// - Tokens: Rushed Trial [`CAP_405tb1b`]
///
/// State: Todo
//~ todo CAP_405tb1 e7cae93c ed6346f7 a5b8bd77.09cdb72f
pub const CAP_405tb1: Power = TODO;

/// # Rushed Trial
///
/// `CAP_405tb1b` · Warlock spell · 7 mana
///
/// > The trial finishes immediately!
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo CAP_405tb1b 4e07b941 c33aed91 9ab6ffc4.1d49a313
pub const CAP_405tb1b: Power = TODO;

/// # Grueling Trial
///
/// `CAP_405tb2` · Warlock spell · 4 mana
///
/// > In 1 turn, {0} {1}
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Quest Progress Total, Objective
/// - Tokens: Grueling Trial [`CAP_405tb2b`]
///
/// State: Todo
//~ todo CAP_405tb2 d51b09ce b0e70579 4e178538.e2801790
pub const CAP_405tb2: Power = TODO;

/// # Grueling Trial
///
/// `CAP_405tb2b` · Warlock spell · 4 mana
///
/// > The trial finishes at the start of your next turn.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo CAP_405tb2b a1b1d775 33f58ae5 5e67f77d.cf540597
pub const CAP_405tb2b: Power = TODO;

/// # Unending Trial
///
/// `CAP_405tb3` · Warlock spell · 0 mana
///
/// > In @ \|4(turn, turns), {0} {1}
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Objective
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 4, `QUEST_PROGRESS_TOTAL` = 4
/// - Tokens: Unending Trial [`CAP_405tb3b`]
///
/// State: Todo
//~ todo CAP_405tb3 521f562d 4ef21de4 3089ce32.cc7f29d0
pub const CAP_405tb3: Power = TODO;

/// # Unending Trial
///
/// `CAP_405tb3b` · Warlock spell · 0 mana
///
/// > The trial finishes in 4 turns.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Objective
///
/// State: Todo
//~ todo CAP_405tb3b 9f432d30 e80dbc26 2ef06552.1d6cfc16
pub const CAP_405tb3b: Power = TODO;

/// # Kabal Mastermind
///
/// `CAP_406` · Warlock minion · 5 mana · 5/5
///
/// > **Taunt**. **Battlecry:** Whenever you summon an Imp-formant this game, give it +2/+2.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Taunt, Battlecry
/// - Enchantments: Imp-roved Imp-formants [`CAP_406e`], Imp-bedded [`CAP_406e2`]
/// - Tokens: Imp-formant [`CAP_400t2t`]
///
/// State: Todo
//~ todo CAP_406 31a87c47 9f3cc32a b99f5b9e.f9bf60b8
pub const CAP_406: Power = TODO;

/// # Imp-roved Imp-formants
///
/// `CAP_406e` · Warlock enchantment
///
/// > Whenever you summon an Imp-formant this game, give it +2/+2.
///
/// - Set: Escape from Violet Hold
/// - Tokens: Imp-formant [`CAP_400t2t`]
///
/// State: Todo
//~ todo CAP_406e 1939368c 0199eb67 6dc1b030.dadb1745
pub const CAP_406e: Power = TODO;

/// # Imp-bedded
///
/// `CAP_406e2` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived CAP_406e2 4f5be6ac 7078a4a1 70a301f5.6d6ab056
pub const CAP_406e2: Power = enchant(&[plus(2, 2)]);

/// # Ancient Augur
///
/// `JAIL_303` · Warlock minion · 4 mana · 2/6
///
/// > **Battlecry:** Look at 3 cards in your opponent's hand and secretly choose one. **Deathrattle:** Discard it.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Target: "Discard a minion."
/// - Enchantments: Eyes Without A Faceless [`JAIL_303e`]
///
/// State: Todo
//~ todo JAIL_303 7eb79648 e267b08b 21eaef8a.a97d394d
pub const JAIL_303: Power = TODO;

/// # Eyes Without A Faceless
///
/// `JAIL_303e` · Warlock enchantment
///
/// > **Deathrattle:** Destroy the chosen card.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_303e 3f547984 76a26f6b 5de03a30.a70c9bb9
pub const JAIL_303e: Power = TODO;

/// # Imp Gang Stooge
///
/// `JAIL_399` · Warlock minion · 3 mana · 2/5
///
/// > **Taunt**. **Deathrattle:** Put two 8/8 Demons with **Taunt** and **Lifesteal** on the bottom of your deck.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Deathrattle, Imp
/// - Refers to: Lifesteal
/// - Tokens: Grandmother Imp [`JAIL_399t1`]
///
/// State: Derived
//~ derived JAIL_399 4afc0343 d9d10c5f 724211e6.df322e45
pub const JAIL_399: Power = deathrattle(&[put_at_bottom(card("JAIL_399t1")).copies(2)]);

/// # Grandmother Imp
///
/// `JAIL_399t1` · Warlock minion · 8 mana · 8/8
///
/// > **Taunt Lifesteal**
///
/// - Set: Escape from Violet Hold
/// - Minion type: Demon
/// - Mechanics: Taunt, Lifesteal, Imp
///
/// State: Vanilla
//~ vanilla JAIL_399t1 14724f2f a62b67b2 b16c48c5.71812762
pub const JAIL_399t1: Power = VANILLA;

/// # Godfrey the Betrayer
///
/// `JAIL_509` · Warlock minion · 4 mana · 5/4
///
/// > **Start of Game:** Overdrawn cards return to your hand when you have space. They cost (1) less.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Start Of Game Keyword
/// - Tags: `2105` = 1, `2936` = 1, `4818` = 1
/// - Enchantments: Godfrey's Atlas [`JAIL_509e`]
///
/// State: Todo
//~ todo JAIL_509 3606aa99 3c2357fc 87e0c343.8a71c6b4
pub const JAIL_509: Power = TODO;

/// # Godfrey's Atlas
///
/// `JAIL_509e` · Neutral enchantment
///
/// > When you overdraw a card, get it when you have space. It costs (1) less.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_509e 7cb9ecf8 31155f32 5a08e184.8837a02a
pub const JAIL_509e: Power = TODO;

/// # Annihilation
///
/// `JAIL_510` · Warlock spell · 8 mana
///
/// > Destroy all minions. Summon any Demons in the bottom 3 cards of your deck.
///
/// - Set: Escape from Violet Hold · rare · collectible
///
/// State: Todo
//~ todo JAIL_510 d4eb6a05 0e0218d0 69555459.0a683a57
pub const JAIL_510: Power = TODO;

/// # Spire of Solitude
///
/// `JAIL_511` · Warlock location · 5 mana · 0 uses
///
/// > Summon a Demon with stats equal to your hand size. It attacks a random enemy minion.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Enchantments: Solitary [`JAIL_511e`]
/// - Tokens: Shivarra Infiltrator [`JAIL_511t`]
///
/// State: Todo
//~ todo JAIL_511 0da98f70 21a0c4dd ec7e9604.9da2c01c
pub const JAIL_511: Power = TODO;

/// # Solitary
///
/// `JAIL_511e` · Demon Hunter enchantment
///
/// > **Immune** this turn.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived JAIL_511e 0208b209 c2656359 a7edea77.fb55a5e5
pub const JAIL_511e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Shivarra Infiltrator
///
/// `JAIL_511t` · Warlock minion · 1 mana · 1/1
///
/// - Set: Escape from Violet Hold
/// - Minion type: Demon
///
/// State: Vanilla
//~ vanilla JAIL_511t ce781450 627869e3 d86291ec
pub const JAIL_511t: Power = VANILLA;

/// # Caged Cranium
///
/// `JAIL_513` · Warlock minion · 3 mana · 3/1
///
/// > **Taunt Battlecry:** Gain +1 Health for each card in your hand.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Battlecry
/// - Tags: `4548` = 1
/// - Enchantments: Uncaged [`JAIL_513e`]
///
/// State: Derived
//~ derived JAIL_513 e5ee11c4 fea03b0a cbc58cc3.294ee20b
pub const JAIL_513: Power = battlecry(&[give(&[HEALTH.plus(1).times(X)]).for_each(YOUR_HAND)]);

/// # Uncaged
///
/// `JAIL_513e` · Neutral enchantment
///
/// > Increased Health.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_513e 8c8d05ca 8574b3ca a216c345.89b088dc
pub const JAIL_513e: Power = TODO;

/// # The Unseen Atlas
///
/// `JAIL_514` · Warlock spell · Shadow · 10 mana
///
/// > Draw 3 cards. Costs (1) less for each card in your hand.
///
/// - Set: Escape from Violet Hold · common · collectible
///
/// State: Derived
//~ derived JAIL_514 beda0309 a6efd6f0 d4e658e3.70449424
pub const JAIL_514: Power = abilities(&[spell(&[draw(3)]), costs(&[cost_less(1).for_each(YOUR_HAND)])]);

/// # Shadow Rounds
///
/// `JAIL_515` · Warlock spell · Shadow · 2 mana
///
/// > Deal $2 damage to an enemy minion. If it dies, cast this on another random enemy minion.
///
/// - Set: Escape from Violet Hold · rare · collectible
///
/// State: Todo
//~ todo JAIL_515 9f1c623e f3ccee04 e132d2a4.5fea8d91
pub const JAIL_515: Power = TODO;

/// # Moragg
///
/// `JAIL_906` · Warlock minion · 9 mana · 6/5
///
/// > **Prepare**. **Deathrattle:** Summon a random Demon from your deck. Give it "**Deathrattle:** Summon Moragg."
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle, Deck Action Cost, Prepare
/// - Enchantments: Stolen Key [`JAIL_906e`]
///
/// State: Derived
//~ derived JAIL_906 a7807ef9 96b04797 20693a19.def90c5d
pub const JAIL_906: Power =
    deathrattle(&[summon(the(YOUR_DECK.that(all(&[MINION, DEMON])).random())), attach("JAIL_906e").to(IT)]);

/// # Stolen Key
///
/// `JAIL_906e` · Neutral enchantment
///
/// > **Deathrattle:** Summon Moragg.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived JAIL_906e 6e834cc0 6461a699 27e13b0c.6672438d
pub const JAIL_906e: Power = deathrattle(&[summon(card("JAIL_906"))]);

/// # Demonic Confinement
///
/// `JAIL_997` · Warlock spell · 2 mana
///
/// > Make a minion go **Dormant** for 2 turns. If it’s a friendly Demon, give it +3/+3 instead.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Refers to: Dormant
/// - Enchantments: Exercise [`JAIL_997e`], Demon on the Loose! [`JAIL_997e1`], Demonic Confinement [`JAIL_997e3`]
///
/// State: Derived
//~ derived JAIL_997 9cee527c 60578219 81d6ae9a.78394358
#[rustfmt::skip]
pub const JAIL_997: Power = spell(&[either(there_is(&A_MINION.that(all(&[DEMON, FRIENDLY]))), &[attach("JAIL_997e1").to(A_MINION)], &[make_dormant(A_MINION, 2)])]);

/// # Exercise
///
/// `JAIL_997e` · Druid enchantment
///
/// > +6/+6.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived JAIL_997e 5a30d293 5fea26db 296e5bb2.af306b7c
pub const JAIL_997e: Power = enchant(&[plus(6, 6)]);

/// # Demon on the Loose!
///
/// `JAIL_997e1` · Warlock enchantment
///
/// > +3/+3.
///
/// - Set: Escape from Violet Hold · common
///
/// State: Derived
//~ derived JAIL_997e1 69803bab af1b083e f200ede6.b42c6980
pub const JAIL_997e1: Power = enchant(&[plus(3, 3)]);

/// # Demonic Confinement
///
/// `JAIL_997e3` · Warlock enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Escape from Violet Hold · common
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ todo JAIL_997e3 79e9c284 e840ed54 61652885.d03dd6ee
pub const JAIL_997e3: Power = TODO;
