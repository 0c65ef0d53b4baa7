//! Warlock cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file e2c6b160

/// # Herald of Shadows
///
/// `TID_717` · Warlock minion · 3 mana · 4/2
///
/// > **Battlecry:** If you've cast a Shadow spell while holding this, steal 2 Health from a minion.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Target: "Steal 2 Health from a minion."
/// - Enchantments: Siphoned [`TID_717e`], Shadow Siphon [`TID_717e2`]
///
/// State: Todo
//~ todo TID_717 82701127 b7e4c8be bbe74733.4370c961
pub const TID_717: Power = TODO;

/// # Siphoned
///
/// `TID_717e` · Warlock enchantment
///
/// > Reduced Health.
///
/// - Set: Voyage to the Sunken City
/// - Enchantments: Siphoned [`TID_717eb`]
///
/// State: Todo
//~ todo TID_717e efdd5304 90aca761 70f59251.4803159e
pub const TID_717e: Power = TODO;

/// # Shadow Siphon
///
/// `TID_717e2` · Warlock enchantment
///
/// > Increased Health.
///
/// - Set: Voyage to the Sunken City
/// - Enchantments: Siphoned [`TID_717e2b`]
///
/// State: Todo
//~ todo TID_717e2 5fcdf9c6 a84fec00 1bd4c3fb.89b088dc
pub const TID_717e2: Power = TODO;

/// # Siphoned
///
/// `TID_717e2b` · Warlock enchantment
///
/// > Increased Health.
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo TID_717e2b 3637aa98 e9d6721f 1ed24bf8.89b088dc
pub const TID_717e2b: Power = TODO;

/// # Siphoned
///
/// `TID_717eb` · Warlock enchantment
///
/// > Reduced Health.
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Enchantment Invisible
///
/// State: Todo
//~ todo TID_717eb 42955939 41ee7b89 e38394e8.4803159e
pub const TID_717eb: Power = TODO;

/// # Immolate
///
/// `TID_718` · Warlock spell · Fire · 4 mana
///
/// > Light every card in the opponent's hand on fire. In 3 turns, any still in hand are destroyed!
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Enchantments: Engulfed in Flame [`TID_718e`], Engulfed in Flame [`TID_718e2`]
///
/// State: Todo
//~ todo TID_718 b2561e09 25326216 20941c56.61592a54
pub const TID_718: Power = TODO;

/// # Engulfed in Flame
///
/// `TID_718e` · Warlock enchantment
///
/// > In 3 turns, destroy the opponent's cards that are on fire.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TID_718e e511c903 e21ac169 b880938e.4979ec20
pub const TID_718e: Power = TODO;

/// # Engulfed in Flame
///
/// `TID_718e2` · Warlock enchantment
///
/// > This card is on fire!
///
/// - Set: Voyage to the Sunken City
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 3
///
/// State: Todo
//~ todo TID_718e2 52ac5ba0 356c069d b6ca63b7.b91bd5a2
pub const TID_718e2: Power = TODO;

/// # Commander Ulthok
///
/// `TID_719` · Warlock minion · 5 mana · 7/7
///
/// > **Battlecry:** Your opponent's cards cost Health instead of Mana next turn.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Blood Squeeze [`TID_719e`]
///
/// State: Todo
//~ todo TID_719 c6aaf231 add1166b 75920216.0445b2c3
pub const TID_719: Power = TODO;

/// # Blood Squeeze
///
/// `TID_719e` · Warlock enchantment
///
/// > Your cards cost Health instead of Mana this turn.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TID_719e fb487b17 f65b47cb c997fad3.00eaf99c
pub const TID_719e: Power = TODO;

/// # Azsharan Scavenger
///
/// `TSC_039` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry:** Put a 'Sunken Scavenger' on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Tokens: Sunken Scavenger [`TSC_039t`]
///
/// State: Derived
//~ derived TSC_039 190ddff4 9d2969ad b67816e9.0caa8f47
pub const TSC_039: Power = battlecry(&[put_at_bottom(card("TSC_039t"))]);

/// # Sunken Scavenger
///
/// `TSC_039t` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry:** Give your other Murlocs +1/+1 *(wherever they are)*.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Enchantments: Mllgggrrrr [`TSC_039te`]
///
/// State: Todo
//~ todo TSC_039t 2ce3f4f4 9001eb41 cd7daa3f.a277fbd5
pub const TSC_039t: Power = TODO;

/// # Mllgggrrrr
///
/// `TSC_039te` · Warlock enchantment
///
/// > +1/+1.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_039te 60cff47c ed720c87 f3549f5a.67341004
pub const TSC_039te: Power = enchant(&[plus(1, 1)]);

/// # Voidgill
///
/// `TSC_614` · Warlock minion · 2 mana · 3/2
///
/// > **Deathrattle:** Give all Murlocs in your hand +1/+1.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Deathrattle
/// - Enchantments: Void Powered [`TSC_614e`]
///
/// State: Derived
//~ derived TSC_614 c385334f 60f78a55 a628b6da.66ca97ad
pub const TSC_614: Power = deathrattle(&[attach("TSC_614e").to(YOUR_HAND.that(MURLOC))]);

/// # Void Powered
///
/// `TSC_614e` · Warlock enchantment
///
/// > +1/+1.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_614e 0a7645a8 9a4fcf42 58808c68.67341004
pub const TSC_614e: Power = enchant(&[plus(1, 1)]);

/// # Bloodscent Vilefin
///
/// `TSC_753` · Warlock minion · 3 mana · 3/4
///
/// > **Battlecry: Dredge**. If it's a Murloc, change its Cost to Health instead of Mana.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry, Dredge
/// - Enchantments: Fresh Scent [`TSC_753e`]
///
/// State: Derived
//~ derived TSC_753 9aab2bd6 8e9e6936 09633514.5b1419b3
#[rustfmt::skip]
pub const TSC_753: Power = battlecry(&[offer(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]), give(&[plus_tag(GameTag::CARD_ALTERNATE_COST, 1)]).to(IT).when(there_is(&IT.that(MURLOC)))]);

/// # Fresh Scent
///
/// `TSC_753e` · Warlock enchantment
///
/// > Costs Health instead of Mana.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TSC_753e 8ff426bd d7636910 16a74b9a.ad481fb2
pub const TSC_753e: Power = TODO;

/// # Abyssal Wave
///
/// `TSC_924` · Warlock spell · Shadow · 6 mana
///
/// > Deal $4 damage to all minions. Give your opponent an Abyssal Curse.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Tokens: Abyssal Curse [`TSC_955t`]
///
/// State: Derived
//~ derived TSC_924 9a1af775 ac37a7e8 c36e84fb.8de0b611
pub const TSC_924: Power = spell(&[deal(4).to(MINIONS), get(card("TSC_955t")).to(OPPONENT)]);

/// # Rock Bottom
///
/// `TSC_925` · Warlock spell · 1 mana
///
/// > Summon a 1/1 Murloc, then **Dredge**. If it's also a Murloc, summon one more.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Dredge
/// - Tokens: Coldlight Lurker [`TSC_925t`]
///
/// State: Todo
//~ todo TSC_925 8be26932 7d9ec629 7da09b5f.5a81f5ac
pub const TSC_925: Power = TODO;

/// # Coldlight Lurker
///
/// `TSC_925t` · Warlock minion · 1 mana · 1/1
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Murloc
///
/// State: Vanilla
//~ vanilla TSC_925t 092dc1c5 73d206ea 460a7705
pub const TSC_925t: Power = VANILLA;

/// # Sira'kess Cultist
///
/// `TSC_955` · Warlock minion · 3 mana · 3/4
///
/// > **Battlecry:** Give your opponent an Abyssal Curse.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Tokens: Abyssal Curse [`TSC_955t`]
///
/// State: Derived
//~ derived TSC_955 df6dbeb3 f35347d8 5794810d.0d02bd10
pub const TSC_955: Power = battlecry(&[get(card("TSC_955t")).to(OPPONENT)]);

/// # Abyssal Curse
///
/// `TSC_955t` · Warlock spell · 2 mana
///
/// > At the start of your turn, take {0} damage. Each Curse is worse than the last. *({1} \|4(turn,turns) remaining).*
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Immune To Spellpower
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 2
///
/// State: Todo
//~ todo TSC_955t c4fb90ae fb363b33 777e18aa.d1a49661
pub const TSC_955t: Power = TODO;

/// # Dragged Below
///
/// `TSC_956` · Warlock spell · Shadow · 3 mana
///
/// > Deal $4 damage to a minion. Give your opponent an Abyssal Curse.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Tokens: Abyssal Curse [`TSC_955t`]
///
/// State: Derived
//~ derived TSC_956 37ccc3c1 bd03981e d62be3c4.b71ccd44
pub const TSC_956: Power = spell(&[deal(4).to(A_MINION), get(card("TSC_955t")).to(OPPONENT)]);

/// # Chum Bucket
///
/// `TSC_957` · Warlock spell · 2 mana
///
/// > Give all Murlocs in your hand +1/+1. Repeat for each Murloc you control.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Enchantments: Empty Bucket [`TSC_957e`]
///
/// State: Derived
//~ derived TSC_957 2955d200 11ac799e d64829c4.719e6252
#[rustfmt::skip]
pub const TSC_957: Power = spell(&[attach("TSC_957e").to(YOUR_HAND.that(MURLOC)), times(1, &[attach("TSC_957e").to(YOUR_HAND.that(MURLOC))]).for_each(FRIENDLY_MINIONS.that(MURLOC))]);

/// # Empty Bucket
///
/// `TSC_957e` · Warlock enchantment
///
/// > +1/+1.
///
/// - Set: Voyage to the Sunken City
///
/// State: Derived
//~ derived TSC_957e fe43549f 0a5577e4 0a1d8daa.67341004
pub const TSC_957e: Power = enchant(&[plus(1, 1)]);

/// # Za'qul
///
/// `TSC_959` · Warlock minion · 5 mana · 6/5
///
/// > Your Abyssal Curses heal you for the damage they deal. **Battlecry:** Give your opponent an Abyssal Curse.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Mechanics: Battlecry, Aura
/// - Enchantments: Cursed [`TSC_959e`], Cursed [`TSC_959e2`]
/// - Tokens: Abyssal Curse [`TSC_955t`]
///
/// State: Todo
//~ todo TSC_959 9e9a1a2a 9e87faf4 e86c9521.f835428c
pub const TSC_959: Power = TODO;

/// # Cursed
///
/// `TSC_959e` · Warlock enchantment
///
/// > Your Abyssal Curses heal you for the damage they deal.
///
/// - Set: Voyage to the Sunken City
/// - Tokens: Abyssal Curse [`TSC_955t`]
///
/// State: Todo
//~ todo TSC_959e 9d07fbbe 23f1c64d 6d6f8da1.76b99fc8
pub const TSC_959e: Power = TODO;

/// # Cursed
///
/// `TSC_959e2` · Warlock enchantment
///
/// > Your Curses cost (2) more this game.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TSC_959e2 3b96ccc8 d494b16f bdd652ce.a3240c89
pub const TSC_959e2: Power = TODO;

/// # Gigafin
///
/// `TSC_962` · Warlock minion · 8 mana · 7/4
///
/// > **Colossal +1**. **Battlecry:** Devour all enemy minions. **Deathrattle:** Spit them back out.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Deathrattle, Battlecry, Colossal
/// - Tags: `1544` = 1
/// - Enchantments: Swallowed Whole [`TSC_962e`], Bloated [`TSC_962e2`]
/// - Tokens: Gigafin's Maw [`TSC_962t`]
///
/// State: Todo
//~ todo TSC_962 c52a4053 3b0c0875 98621f8f.1c67b7ce
pub const TSC_962: Power = TODO;

/// # Swallowed Whole
///
/// `TSC_962e` · Warlock enchantment
///
/// > Storing a Minion.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TSC_962e 3d3aafe6 8923436e 932aa3da.d499b747
pub const TSC_962e: Power = TODO;

/// # Bloated
///
/// `TSC_962e2` · Warlock enchantment
///
/// > Gigafin has eaten all enemy minions!
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ todo TSC_962e2 7819c010 1df10672 d60e10c3.50199d43
pub const TSC_962e2: Power = TODO;

/// # Gigafin's Maw
///
/// `TSC_962t` · Warlock minion · 6 mana · 4/7
///
/// > **Taunt Deathrattle:** Permanently destroy all minions inside Gigafin.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Murloc
/// - Mechanics: Taunt, Deathrattle, Colossal Limb
///
/// State: Todo
//~ todo TSC_962t cfb19c73 a2a9f1a7 454a5721.74751692
pub const TSC_962t: Power = TODO;
