//! Rogue cards of Whizbang's Workshop.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Prize Plunderer
///
/// `DMF_519_COPY` · Rogue minion · 1 mana · 2/1
///
/// > **Combo:** Deal 1 damage to a minion for each other card you've played this turn.
///
/// - Set: Whizbang's Workshop · rare
/// - Minion type: Pirate
/// - Mechanics: Combo
/// - Target: "Deal 1 damage for each other card played this turn."
///
/// State: Todo
//~ DMF_519_COPY todo f2d907b2 b793e0c6
pub const DMF_519_COPY: Power = TODO;

/// # Dust Bunny
///
/// `MIS_706` · Rogue minion · 3 mana · 3/2
///
/// > **Battlecry and Deathrattle:** Add a random piece of junk to your hand *(a Coin, Rock, Banana, or Knife)*.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Todo
//~ MIS_706 todo 0f069baf ba8f22f6
pub const MIS_706: Power = TODO;

/// # Twisted Pack
///
/// `MIS_708` · Rogue spell · 1 mana
///
/// > Add 5 random cards from other classes to your hand. They are **Temporary**.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Refers to: tag 3630
///
/// State: Todo
//~ MIS_708 todo 7a631482 cb040598
pub const MIS_708: Power = TODO;

/// # Dubious Purchase
///
/// `MIS_903` · Rogue spell · 4 mana
///
/// > Draw 3 cards. **Combo:** Destroy a random enemy minion.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Combo
///
/// State: Todo
//~ MIS_903 todo 85e9f03f 85bd0689
pub const MIS_903: Power = TODO;

/// # Toy Boat
///
/// `TOY_505` · Rogue minion · 2 mana · 2/3
///
/// > After you summon a Pirate, draw a card.
///
/// - Set: Whizbang's Workshop · common · collectible
///
/// State: Todo
//~ TOY_505 todo 8db21a11 c9ffffcc
pub const TOY_505: Power = TODO;

/// # Dig for Treasure
///
/// `TOY_510` · Rogue spell · 1 mana
///
/// > Draw a minion. If it's a Pirate, get a Coin.
///
/// - Set: Whizbang's Workshop · rare · collectible
///
/// State: Todo
//~ TOY_510 todo 0dafe2cd 0ff6bf3c
pub const TOY_510: Power = TODO;

/// # Shoplifter Goldbeard
///
/// `TOY_511` · Rogue minion · 5 mana · 5/5
///
/// > After you summon a Pirate, summon a copy of it that attacks a random enemy, then dies.
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Minion type: Pirate
///
/// State: Todo
//~ TOY_511 todo 5e156727 ee95dac2
pub const TOY_511: Power = TODO;

/// # The Crystal Cove
///
/// `TOY_512` · Rogue location · 3 mana · 0 uses
///
/// > The next minion you summon this turn has its stats set to 4/4.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Enchantments: Coveted Crystals [`TOY_512e`], Treasures Below [`TOY_512e1`]
///
/// State: Todo
//~ TOY_512 todo 90a509ea e7667303
pub const TOY_512: Power = TODO;

/// # Coveted Crystals
///
/// `TOY_512e` · Rogue enchantment
///
/// > Stats set to 4/4.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_512e todo 1d9014c4 a1789509
pub const TOY_512e: Power = TODO;

/// # Treasures Below
///
/// `TOY_512e1` · Rogue enchantment
///
/// > The next minion you summon is set to 4/4.
///
/// - Set: Whizbang's Workshop
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TOY_512e1 todo 3734e7a7 75751a94
pub const TOY_512e1: Power = TODO;

/// # Thistle Tea Set
///
/// `TOY_514` · Rogue spell · 2 mana
///
/// > **Discover** a spell from another class. Get a copy of it.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Mechanics: Discover
///
/// State: Todo
//~ TOY_514 todo 8bf3d212 8e70cb01
pub const TOY_514: Power = TODO;

/// # Sonya Waterdancer
///
/// `TOY_515` · Rogue minion · 4 mana · 3/3
///
/// > After you play a 1-Cost minion, get a copy of it that costs (0).
///
/// - Set: Whizbang's Workshop · legendary · collectible
/// - Enchantments: Fancy Footwork [`TOY_515e3`]
///
/// State: Todo
//~ TOY_515 todo 927f5db0 3a022ed3
pub const TOY_515: Power = TODO;

/// # Fancy Footwork
///
/// `TOY_515e3` · Warlock enchantment
///
/// > Costs (0).
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_515e3 todo b7c2b099 b03f9801
pub const TOY_515e3: Power = TODO;

/// # Bargain Bin Buccaneer
///
/// `TOY_516` · Rogue minion · 3 mana · 3/2
///
/// > **Rush Combo:** Summon a copy of this.
///
/// - Set: Whizbang's Workshop · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Combo, Rush
///
/// State: Todo
//~ TOY_516 todo bbd19a78 02831827
pub const TOY_516: Power = TODO;

/// # Everything Must Go!
///
/// `TOY_519` · Rogue spell · 8 mana
///
/// > Summon two random 4-Cost minions. Costs (1) less for each card you've drawn this turn.
///
/// - Set: Whizbang's Workshop · epic · collectible
///
/// State: Todo
//~ TOY_519 todo 0278c4b6 be9a5b59
pub const TOY_519: Power = TODO;

/// # Sandbox Scoundrel
///
/// `TOY_521` · Rogue minion · 5 mana · 4/3
///
/// > **Miniaturize Battlecry:** Your next card this turn costs (2) less.
///
/// - Set: Whizbang's Workshop · rare · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry, Miniaturize
/// - Enchantments: On Sale! [`TOY_521e`], On Sale reduction! [`TOY_521e1`]
/// - Tokens: Sandbox Scoundrel [`TOY_521t1`]
///
/// State: Todo
//~ TOY_521 todo 6c87390f 378feedc
pub const TOY_521: Power = TODO;

/// # On Sale!
///
/// `TOY_521e` · Rogue enchantment
///
/// > The next card you play this turn costs (2) less.
///
/// - Set: Whizbang's Workshop
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TOY_521e todo b38ddac3 3af7c230
pub const TOY_521e: Power = TODO;

/// # On Sale reduction!
///
/// `TOY_521e1` · Rogue enchantment
///
/// > Your next card this turn costs (2) less.
///
/// - Set: Whizbang's Workshop
///
/// State: Todo
//~ TOY_521e1 todo c0d970c9 c0a4c41a
pub const TOY_521e1: Power = TODO;

/// # Sandbox Scoundrel
///
/// `TOY_521t1` · Rogue minion · 1 mana · 1/1
///
/// > **Mini Battlecry:** Your next card this turn costs (2) less.
///
/// - Set: Whizbang's Workshop · rare
/// - Minion type: Pirate
/// - Mechanics: Battlecry, Mini
///
/// State: Todo
//~ TOY_521t1 todo dd9fb034 d82c8b65
pub const TOY_521t1: Power = TODO;

/// # Watercannon
///
/// `TOY_522` · Rogue weapon · 4 mana · 3/3 durability
///
/// > After your hero attacks, summon a 1/1 Pirate that attacks a random enemy.
///
/// - Set: Whizbang's Workshop · epic · collectible
/// - Tokens: Waterslider [`TOY_522t`]
///
/// State: Todo
//~ TOY_522 todo ba01f342 6af6ec20
pub const TOY_522: Power = TODO;

/// # Waterslider
///
/// `TOY_522t` · Rogue minion · 1 mana · 1/1
///
/// - Set: Whizbang's Workshop
/// - Minion type: Pirate
///
/// State: Vanilla
//~ TOY_522t vanilla b7f1d7d6 58c15baf
pub const TOY_522t: Power = VANILLA;
