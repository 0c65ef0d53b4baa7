//! Druid cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 0eb7a153

/// # Tortollan Forager
///
/// `UNG_078` · Druid minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a random minion with 5 or more Attack to your hand.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived UNG_078 726b46ae 27cb63a5 b346f925.27936227
pub const UNG_078: Power = battlecry(&[get(random(all(&[MINION, ATTACK.at_least(5)])))]);

/// # Giant Anaconda
///
/// `UNG_086` · Druid minion · 7 mana · 5/3
///
/// > **Taunt Deathrattle:** Summon a minion from your hand with 5 or more Attack.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle
///
/// State: Derived
//~ derived UNG_086 7856a7cd e9edf88a 5a96775b.c97702db
pub const UNG_086: Power = deathrattle(&[summon(the(YOUR_HAND.that(all(&[MINION, ATTACK.at_least(5)])).random()))]);

/// # Verdant Longneck
///
/// `UNG_100` · Druid minion · 5 mana · 5/5
///
/// > **Battlecry: Adapt**.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Adapt
///
/// State: Derived
//~ derived UNG_100 b07a5dc9 e66829c4 302c284b.6857b7a7
pub const UNG_100: Power = battlecry(&[adapt(&[bestow(THIS)])]);

/// # Shellshifter
///
/// `UNG_101` · Druid minion · 4 mana · 3/3
///
/// > **Choose One -** Transform into a 5/3 with **Stealth**; or a 3/5 with **Taunt**.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Mechanics: Choose One
/// - Refers to: Taunt, Stealth
/// - Tokens: Raptor Form [`UNG_101a`], Direhorn Form [`UNG_101b`], Shellshifter [`UNG_101t`], Shellshifter [`UNG_101t2`], Shellshifter [`UNG_101t3`]
///
/// State: Derived
//~ derived UNG_101 95ae26c5 fe13f9af bad3fcb1.8059886e
pub const UNG_101: Power = choose_one(&["UNG_101a", "UNG_101b"]);

/// # Raptor Form
///
/// `UNG_101a` · Druid minion · 4 mana · 5/3
///
/// > **Stealth**
///
/// - Set: Journey to Un'Goro · rare
/// - Minion type: Beast
/// - Mechanics: Stealth
///
/// State: Derived
//~ derived UNG_101a 2a849409 677f998b b62687f9.86cd88a1
pub const UNG_101a: Power = spell(&[transform(THIS, card("UNG_101t"))]);

/// # Direhorn Form
///
/// `UNG_101b` · Druid minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// - Set: Journey to Un'Goro · rare
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived UNG_101b 34e4db21 0bcfdd33 577d5a97.4b0c5d24
pub const UNG_101b: Power = spell(&[transform(THIS, card("UNG_101t2"))]);

/// # Shellshifter
///
/// `UNG_101t` · Druid minion · 4 mana · 5/3
///
/// > **Stealth**
///
/// - Set: Journey to Un'Goro · rare
/// - Minion type: Beast
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ vanilla UNG_101t 586edfcd 244ab607 a7db0413.86cd88a1
pub const UNG_101t: Power = VANILLA;

/// # Shellshifter
///
/// `UNG_101t2` · Druid minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// - Set: Journey to Un'Goro · rare
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla UNG_101t2 af8cd27f 5e7f0dc7 ecbd6679.4b0c5d24
pub const UNG_101t2: Power = VANILLA;

/// # Shellshifter
///
/// `UNG_101t3` · Druid minion · 4 mana · 5/5
///
/// > **Stealth Taunt**
///
/// - Set: Journey to Un'Goro · rare
/// - Minion type: Beast
/// - Mechanics: Taunt, Stealth
///
/// State: Vanilla
//~ vanilla UNG_101t3 4c103e22 67256665 987bf4a1.2ef1fbfa
pub const UNG_101t3: Power = VANILLA;

/// # Evolving Spores
///
/// `UNG_103` · Druid spell · Nature · 3 mana
///
/// > **Adapt** your minions.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Refers to: Adapt
///
/// State: Derived
//~ derived UNG_103 f8152ba1 646d8b02 63371516.4ef7ce91
pub const UNG_103: Power = spell(&[adapt(&[bestow(FRIENDLY_MINIONS)])]);

/// # Earthen Scales
///
/// `UNG_108` · Druid spell · Nature · 2 mana
///
/// > Give a friendly minion +1/+1, then gain Armor equal to its Attack.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +1/+1."
/// - Enchantments: It's All Scaley... [`UNG_108e`]
///
/// State: Derived
//~ derived UNG_108 989fce91 c44ea1a5 446e7569.d22b8124
pub const UNG_108: Power = spell(&[attach("UNG_108e").to(A_FRIENDLY_MINION), armor(1).times(ATTACK.of(IT))]);

/// # It's All Scaley...
///
/// `UNG_108e` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_108e 99223242 17510643 9507d792.67341004
pub const UNG_108e: Power = enchant(&[plus(1, 1)]);

/// # Elder Longneck
///
/// `UNG_109` · Druid minion · 3 mana · 5/1
///
/// > **Battlecry:** If you're holding a minion with 5 or more Attack, **Adapt**.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Adapt
/// - Entourage: Shrouding Mist [`UNG_999t10`](crate::ungoro::neutral::UNG_999t10), Living Spores [`UNG_999t2`](crate::ungoro::neutral::UNG_999t2), Flaming Claws [`UNG_999t3`](crate::ungoro::neutral::UNG_999t3), Rocky Carapace [`UNG_999t4`](crate::ungoro::neutral::UNG_999t4), Liquid Membrane [`UNG_999t5`](crate::ungoro::neutral::UNG_999t5), Massive [`UNG_999t6`](crate::ungoro::neutral::UNG_999t6), Lightning Speed [`UNG_999t7`](crate::ungoro::neutral::UNG_999t7), Crackling Shield [`UNG_999t8`](crate::ungoro::neutral::UNG_999t8), Poison Spit [`UNG_999t13`](crate::ungoro::neutral::UNG_999t13), Volcanic Might [`UNG_999t14`](crate::ungoro::neutral::UNG_999t14)
///
/// State: Derived
//~ derived UNG_109 a7b9f6dc 8d49266d dc87c00e.36c67a6a
pub const UNG_109: Power =
    battlecry(&[adapt(&[bestow(THIS)])]).when(there_is(&YOUR_HAND.that(all(&[MINION, ATTACK.at_least(5)]))));

/// # Living Mana
///
/// `UNG_111` · Druid spell · Nature · 5 mana
///
/// > Transform your Mana Crystals into 2/2 Treants. Recover the mana when they die.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Tokens: Mana Treant [`UNG_111t1`]
///
/// State: Todo
//~ todo UNG_111 174774c3 5f6e83c3 ffa88a27.72a03147
pub const UNG_111: Power = TODO;

/// # Mana Treant
///
/// `UNG_111t1` · Druid minion · 1 mana · 2/2
///
/// > **Deathrattle:** Gain an empty Mana Crystal.
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Deathrattle
/// - Tags: `2831` = 1
///
/// State: Derived
//~ derived UNG_111t1 d776d047 692cd37a d20e5de3.ca34f976
pub const UNG_111t1: Power = deathrattle(&[empty_crystals(1)]);

/// # Jungle Giants
///
/// `UNG_116` · Druid spell · 1 mana
///
/// > **Quest:** Summon 4 minions with 5 or more Attack. **Reward:** Barnabus.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 4, `839` = 1, `4297` = 1
/// - Tokens: Barnabus the Stomper [`UNG_116t`]
///
/// State: Derived
//~ derived UNG_116 ac86045c c410cf3c d02faf33.fb88d1ca
pub const UNG_116: Power =
    quest(Goal::Times(4), &[YOU.summon(all(&[MINION, ATTACK.at_least(5)]))]).reward(&[get(card("UNG_116t"))]);

/// # Barnabus the Stomper
///
/// `UNG_116t` · Druid minion · 5 mana · 8/8
///
/// > **Battlecry:** Reduce the Cost of minions in your deck to (0).
///
/// - Set: Journey to Un'Goro
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Enchantments: Romper Stompers [`UNG_116te`]
///
/// State: Todo
//~ todo UNG_116t 194e5239 c51afb8b 0c7ab5ba.9d6d89e3
pub const UNG_116t: Power = TODO;

/// # Romper Stompers
///
/// `UNG_116te` · Druid enchantment
///
/// > Costs (0).
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_116te eb6b2869 2520ab3f 8b195d5f.dd600ecd
pub const UNG_116te: Power = enchant(&[cost(0)]);

/// # Tyrantus
///
/// `UNG_852` · Druid minion · 10 mana · 14/14
///
/// > **Taunt Elusive**
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Elusive
///
/// State: Vanilla
//~ vanilla UNG_852 cf533cb5 fcb921ad 182f5c75.c6cde567
pub const UNG_852: Power = VANILLA;
