//! Hunter cards of The Lost City of Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d848fd72

/// # Devilsaur Mask
///
/// `DINO_403` · Hunter spell · 8 mana
///
/// > Set a minion's stats to 8/8. Give it **Charge**.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Refers to: Charge
/// - Enchantments: Devilsaur Mask [`DINO_403e`]
///
/// State: Derived
//~ derived DINO_403 b50ab407 af52536e defb284d.a4d44833
pub const DINO_403: Power = spell(&[give(&[become_stats(8, 8)]).to(A_MINION), give(&[has(GameTag::CHARGE)]).to(IT)]);

/// # Devilsaur Mask
///
/// `DINO_403e` · Hunter enchantment
///
/// > 8/8 and **Charge**.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived DINO_403e e42d360c e71b2a83 01aafeea.e97133f9
pub const DINO_403e: Power = enchant(&[become_stats(8, 8), has(GameTag::CHARGE)]);

/// # Ankylodon
///
/// `DINO_422` · Hunter minion · 6 mana · 7/5
///
/// > Taunt**. Deathrattle:** Summon two random 3-Cost Beasts. They attack random enemies.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle
///
/// State: Derived
//~ derived DINO_422 e5232c6d a242a22d e365155f.14306879
pub const DINO_422: Power =
    deathrattle(&[summon(random(all(&[MINION, BEAST, COST.is(3)]))).copies(2), make_attack(IT, ENEMIES.random())]);

/// # Raptor-Nest Nurse
///
/// `DINO_434` · Hunter minion · 1 mana · 1/1
///
/// > **Battlecry:** Get a random 1-Cost minion. Deathrattle: Get a random 1-Cost spell.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Derived
//~ derived DINO_434 efc84a6e 55b02063 589a69cd.0be7d092
#[rustfmt::skip]
pub const DINO_434: Power = abilities(&[battlecry(&[get(random(all(&[MINION, COST.is(1)])))]), deathrattle(&[get(random(all(&[SPELL, COST.is(1)])))])]);

/// # Pterrorwing Ravager
///
/// `TLC_366` · Hunter minion · 6 mana · 7/5
///
/// > **Rush Kindred:** Costs (2) less.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Rush, Kindred
///
/// State: Done
//~ done TLC_366 2667fb04 - d44ecbe4.6f470b16
pub const TLC_366: Power = aura(THIS).in_hand().when(KINDRED).have(&[cost_less(2)]);

/// # Dinositter
///
/// `TLC_822` · Hunter minion · 2 mana · 2/3
///
/// > At the end of your turn, reduce the Cost of a random Beast in your hand by (1).
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Tags: `4577` = 1
///
/// State: Derived
//~ derived TLC_822 e3b55a80 ecb50550 8dd9ca86.a5bde838
pub const TLC_822: Power = at_end_of_your_turn(&[give(&[cost_less(1)]).to(YOUR_HAND.that(BEAST).random())]);

/// # Cower in Fear
///
/// `TLC_823` · Hunter spell · 2 mana
///
/// > Deal $3 damage to a minion. The next Beast you play this turn costs (2) less.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Enchantments: Cower in Fear Player Enchant [`TLC_823e1`]
///
/// State: Derived
//~ derived TLC_823 d790a410 631bf5ee b47a32bd.8b255c1e
pub const TLC_823: Power = spell(&[deal(3).to(A_MINION), attach("TLC_823e1").to(YOU)]);

/// # Cower in Fear Player Enchant
///
/// `TLC_823e1` · Hunter enchantment
///
/// > The next Beast you play this turn costs (2) less.
///
/// - Set: The Lost City of Un'Goro
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived TLC_823e1 e578fb79 d858d134 4157ec5c.cafbbc20
pub const TLC_823e1: Power =
    enchant(&[]).aura(YOUR_HAND.that(BEAST), &[cost_less(2)]).until(YOU.play(BEAST)).this_turn();

/// # Odd Map
///
/// `TLC_824` · Hunter spell · 1 mana
///
/// > **Discover** an odd-Attack Beast. If you play it this turn, also pick one of the others.
///
/// - Set: The Lost City of Un'Goro · common · collectible
/// - Mechanics: Discover
/// - Enchantments: Odd Map Player Enchant [`TLC_824e`]
///
/// State: Todo
//~ todo TLC_824 06293222 33efb62e 266a2164.2a23a86d
pub const TLC_824: Power = TODO;

/// # Odd Map Player Enchant
///
/// `TLC_824e` · Hunter enchantment
///
/// > If you play the **Discover**ed card this turn, also choose one of the other two options.
///
/// - Set: The Lost City of Un'Goro
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo TLC_824e 12d4f973 301c9ade 171b214d.0037a6e7
pub const TLC_824e: Power = TODO;

/// # Ravasaur Matriarch
///
/// `TLC_825` · Hunter minion · 4 mana · 5/4
///
/// > **Kindred:** Deal damage to an enemy minion equal to this minion's Attack.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Kindred
/// - Target: "Deal damage equal to this minion's Attack."
///
/// State: Derived
//~ derived TLC_825 1069bbc2 ef653ea7 8d5d2596.64f69307
pub const TLC_825: Power = on(Word::Kindred, &[deal(1).times(ATTACK.of(THIS)).to(AN_ENEMY_MINION)]);

/// # Story of Carnassa
///
/// `TLC_826` · Hunter spell · 2 mana
///
/// > Shuffle ten 1-Cost 3/2 Raptors into your deck with "**Battlecry:** Draw a card."
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Refers to: Battlecry
/// - Tokens: Carnassa's Brood [`UNG_920t2`](crate::ungoro::hunter::UNG_920t2)
///
/// State: Todo
//~ todo TLC_826 45915907 cd6aa368 b7ecb660.afd94e79
pub const TLC_826: Power = TODO;

/// # Grazing Stegodon
///
/// `TLC_827` · Hunter minion · 3 mana · 0/5
///
/// > At the end of your turn, gain +1 Attack *(even while in hand or deck)*.
///
/// - Set: The Lost City of Un'Goro · rare · collectible
/// - Minion type: Beast
/// - Enchantments: Nom nom nom [`TLC_827e`]
///
/// State: Derived
//~ derived TLC_827 bef9d499 db504a0e 54e83b40.6ddf50f9
pub const TLC_827: Power = whenever(YOU.turn_end()).anywhere().then(&[attach("TLC_827e")]);

/// # Nom nom nom
///
/// `TLC_827e` · Hunter enchantment
///
/// > +1 Attack.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_827e 456cb1b6 828059b1 9b0c8230.c84fda8a
pub const TLC_827e: Power = enchant(&[ATTACK.plus(1)]);

/// # Supreme Dinomancy
///
/// `TLC_828` · Hunter spell · 5 mana
///
/// > Give +2/+2 to all Beasts in your hand, deck, and battlefield.
///
/// - Set: The Lost City of Un'Goro · epic · collectible
/// - Enchantments: Supremely Dinomanced [`TLC_828e`]
///
/// State: Derived
//~ derived TLC_828 20622b36 25c3ffbc 33ade778.8f6d5d9c
#[rustfmt::skip]
pub const TLC_828: Power = spell(&[attach("TLC_828e").to(together(&[YOUR_HAND.that(BEAST), YOUR_DECK.that(BEAST), FRIENDLY_MINIONS.that(BEAST)]))]);

/// # Supremely Dinomanced
///
/// `TLC_828e` · Hunter enchantment
///
/// > +2/+2.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Derived
//~ derived TLC_828e 284cae17 8cf46fbf a96eed15.6d6ab056
pub const TLC_828e: Power = enchant(&[plus(2, 2)]);

/// # The Food Chain
///
/// `TLC_830` · Hunter spell · 1 mana
///
/// > **Quest:** Play a 1, 3, 5, and 7-Attack Beast. **Reward:** Shokk.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 4, `839` = 1, `3674` = 1, `4297` = 1
/// - Tokens: Shokk, Jungle Tyrant [`TLC_830t`]
///
/// State: Todo
//~ todo TLC_830 a92b9463 8cc84967 0434116d.31f5798e
pub const TLC_830: Power = TODO;

/// # Shokk, Jungle Tyrant
///
/// `TLC_830t` · Hunter minion · 5 mana · 9/9
///
/// > **Rush Battlecry: Discover** any 8, 6, and 4-Attack Beast. Set their Costs to (2).
///
/// - Set: The Lost City of Un'Goro
/// - Minion type: Beast
/// - Mechanics: Battlecry, Rush
///
/// State: Todo
//~ todo TLC_830t 2530f626 5cf3c20c 30618b4a.bae12fa9
pub const TLC_830t: Power = TODO;

/// # Niri of the Crater
///
/// `TLC_836` · Hunter minion · 3 mana · 2/5
///
/// > Whenever you play a 1-Cost minion, double its stats. Whenever you cast a 1-Cost spell, cast it twice.
///
/// - Set: The Lost City of Un'Goro · legendary · collectible
/// - Enchantments: Endemic Fauna [`TLC_836e`], Niri of the Crater Player Ench [`TLC_836e2`]
///
/// State: Todo
//~ todo TLC_836 ef3d34c5 153eca5b 19eed640.5eac501a
pub const TLC_836: Power = TODO;

/// # Endemic Fauna
///
/// `TLC_836e` · Hunter enchantment
///
/// > Stats Doubled.
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_836e 877a80b6 1a5ae232 fad3ca29.d24edf1f
pub const TLC_836e: Power = TODO;

/// # Niri of the Crater Player Ench
///
/// `TLC_836e2` · Hunter enchantment
///
/// > 1-Cost spells cast twice
///
/// - Set: The Lost City of Un'Goro
///
/// State: Todo
//~ todo TLC_836e2 d249cb07 aada4db2 27ab1e06.1c2c5118
pub const TLC_836e2: Power = TODO;
