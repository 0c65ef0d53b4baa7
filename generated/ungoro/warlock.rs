//! Warlock cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 6332e5a9

/// # Ravenous Pterrordax
///
/// `UNG_047` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a friendly minion to **Adapt** twice.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Adapt
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Destroy a friendly minion."
///
/// State: Derived
//~ derived UNG_047 41f4e890 db401840 b2fd1acd.e6008ffb
pub const UNG_047: Power = battlecry(&[destroy(A_FRIENDLY_MINION), adapt(&[bestow(THIS)]).repeated(2)]);

/// # Tar Lurker
///
/// `UNG_049` · Warlock minion · 5 mana · 1/7
///
/// > **Taunt** Has +3 Attack during your opponent's turn.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived UNG_049 140c1d11 ab168106 0bd12440.56a7ec4c
pub const UNG_049: Power = aura(THIS).when(not(&ON_YOUR_TURN)).have(&[ATTACK.plus(3)]);

/// # Lakkari Sacrifice
///
/// `UNG_829` · Warlock spell · 1 mana
///
/// > **Quest:** Discard 6 cards. **Reward:** Nether Portal.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 6, `839` = 1, `4297` = 1
/// - Tokens: Nether Portal [`UNG_829t1`], Nether Portal [`UNG_829t2`], Nether Imp [`UNG_829t3`]
///
/// State: Derived
//~ derived UNG_829 0d63cbc9 6ec02049 4f99f4f9.88627f6d
pub const UNG_829: Power = quest(Goal::Times(6), &[YOU.discard(CARD)]).reward(&[get(card("UNG_829t1"))]);

/// # Nether Portal
///
/// `UNG_829t1` · Warlock spell · Shadow · 5 mana
///
/// > Open a permanent portal that summons 3/2 Imps.
///
/// - Set: Journey to Un'Goro
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo UNG_829t1 7273618e b88e8a29 68581d04.1ca19a8d
pub const UNG_829t1: Power = TODO;

/// # Nether Portal
///
/// `UNG_829t2` · Warlock minion · 11 mana · 0/1
///
/// > At the end of your turn, summon two 3/2 Imps.
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Untouchable
///
/// State: Todo
//~ todo UNG_829t2 9afac038 349f3b4e 5bd07a13.9c110599
pub const UNG_829t2: Power = TODO;

/// # Nether Imp
///
/// `UNG_829t3` · Warlock minion · 2 mana · 3/2
///
/// - Set: Journey to Un'Goro
/// - Minion type: Demon
/// - Mechanics: Imp
///
/// State: Vanilla
//~ vanilla UNG_829t3 06813fd1 cbd856cb 21318725
pub const UNG_829t3: Power = VANILLA;

/// # Cruel Dinomancer
///
/// `UNG_830` · Warlock minion · 5 mana · 5/5
///
/// > **Deathrattle:** Summon a random minion you discarded this game.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived UNG_830 0913f6e9 cd59bad9 5e31dfa7.125969cd
pub const UNG_830: Power =
    deathrattle(&[summon(from_past(past(Side::Friendly, Deed::Discarded, Window::ThisGame).that(MINION)))]);

/// # Corrupting Mist
///
/// `UNG_831` · Warlock spell · Shadow · 2 mana
///
/// > Curse all minions. Destroy them at the start of your next turn.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Enchantments: Corrupting Mist [`UNG_831e`]
///
/// State: Todo
//~ todo UNG_831 b799ff13 8fd63c47 cd23431b.48eca64c
pub const UNG_831: Power = TODO;

/// # Corrupting Mist
///
/// `UNG_831e` · Warlock enchantment
///
/// > At the start of the corrupting player's turn, destroy this minion.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ todo UNG_831e 11a469c0 d2fd2249 591fe437.ab2619b6
pub const UNG_831e: Power = TODO;

/// # Bloodbloom
///
/// `UNG_832` · Warlock spell · Shadow · 4 mana
///
/// > The next spell you cast this turn costs Health instead of Mana.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Entourage: Shrouding Mist [`UNG_999t10`](crate::ungoro::neutral::UNG_999t10), Living Spores [`UNG_999t2`](crate::ungoro::neutral::UNG_999t2), Flaming Claws [`UNG_999t3`](crate::ungoro::neutral::UNG_999t3), Rocky Carapace [`UNG_999t4`](crate::ungoro::neutral::UNG_999t4), Liquid Membrane [`UNG_999t5`](crate::ungoro::neutral::UNG_999t5), Massive [`UNG_999t6`](crate::ungoro::neutral::UNG_999t6), Lightning Speed [`UNG_999t7`](crate::ungoro::neutral::UNG_999t7), Crackling Shield [`UNG_999t8`](crate::ungoro::neutral::UNG_999t8), Poison Spit [`UNG_999t13`](crate::ungoro::neutral::UNG_999t13), Volcanic Might [`UNG_999t14`](crate::ungoro::neutral::UNG_999t14)
/// - Enchantments: Dark Power [`UNG_832e`]
///
/// State: Derived
//~ derived UNG_832 fd930797 fa92bbe7 e4705b71.f4d51952
pub const UNG_832: Power = spell(&[attach("UNG_832e").to(YOU)]);

/// # Dark Power
///
/// `UNG_832e` · Neutral enchantment
///
/// > Your next spell costs Health instead of Mana.
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_832e e635b72d df19798d 1cef1254.84a9c5b7
#[rustfmt::skip]
pub const UNG_832e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[plus_tag(GameTag::CARD_ALTERNATE_COST, 1)]).until(YOU.play(SPELL)).this_turn();

/// # Lakkari Felhound
///
/// `UNG_833` · Warlock minion · 4 mana · 3/8
///
/// > **Taunt Battlecry:** Discard your two lowest-Cost cards.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Battlecry
/// - Tags: `DISCARD_CARDS` = 2
///
/// State: Derived
//~ derived UNG_833 47c2ee74 e77998db b991e500.c563a555
pub const UNG_833: Power = battlecry(&[discard(YOUR_HAND.least(COST)).repeated(2)]);

/// # Feeding Time
///
/// `UNG_834` · Warlock spell · 4 mana
///
/// > Deal $3 damage to a minion. Summon three 1/1 Pterrordaxes and **Adapt** them.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Refers to: Adapt
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Tokens: Pterrordax [`UNG_834t1`]
///
/// State: Todo
//~ todo UNG_834 5ba6cee7 9f308ae9 e19c8056.96567ecd
pub const UNG_834: Power = TODO;

/// # Pterrordax
///
/// `UNG_834t1` · Warlock minion · 1 mana · 1/1
///
/// - Set: Journey to Un'Goro
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla UNG_834t1 0eb65a6f 4464013b 43b4748a
pub const UNG_834t1: Power = VANILLA;

/// # Chittering Tunneler
///
/// `UNG_835` · Warlock minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a spell. Deal damage to your hero equal to its Cost.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived UNG_835 7e7b1cc4 41776fce db72c7f3.dc7858cf
pub const UNG_835: Power = battlecry(&[discover(SPELL), deal(1).times(COST.of(IT)).to(YOUR_HERO)]);

/// # Clutchmother Zavas
///
/// `UNG_836` · Warlock minion · 2 mana · 2/2
///
/// > Whenever you discard this, give it +2/+2 and return it to your hand.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Invisible Deathrattle
/// - Enchantments: Remembrance [`UNG_836e`]
///
/// State: Derived
//~ derived UNG_836 5d95ce26 6c29802e b2551ac4.2f655cbd
pub const UNG_836: Power = on(Word::WhenDiscarded, &[give(&[plus(2, 2)]), return_to_hand(THIS)]);

/// # Remembrance
///
/// `UNG_836e` · Warlock enchantment
///
/// > +2/+2 each time this is discarded.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ todo UNG_836e 91bb36d5 0798399e f53b6061.e954a83b
pub const UNG_836e: Power = TODO;
