//! Rogue cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Potion-Fueled
///
/// `RLK_570e2` · Rogue enchantment
///
/// > Increased attack.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ RLK_570e2 todo 19ce76c9 d6869364
pub const RLK_570e2: Power = TODO;

/// # Shattershambler
///
/// `TID_078` · Rogue minion · 1 mana · 1/3
///
/// > **Battlecry:** Your next **Deathrattle** minion costs (1) less, but immediately dies when played.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Deathrattle
/// - Enchantments: In Shambles [`TID_078e`], Shambled [`TID_078e2`]
///
/// State: Todo
//~ TID_078 todo 3c210ba1 70173459
pub const TID_078: Power = TODO;

/// # In Shambles
///
/// `TID_078e` · Druid enchantment
///
/// > Your next **Deathrattle** minion costs (1) less, but immediately dies when played.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TID_078e todo e958d49d 1e1281e0
pub const TID_078e: Power = TODO;

/// # Shambled
///
/// `TID_078e2` · Druid enchantment
///
/// > Costs (1) less.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TID_078e2 todo fa53bc5a f2eacec3
pub const TID_078e2: Power = TODO;

/// # Inkveil Ambusher
///
/// `TID_080` · Rogue minion · 2 mana · 1/2
///
/// > **Stealth** Has +3 Attack and **Immune** while attacking.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Stealth, Immune While Attacking
/// - Refers to: Immune
/// - Enchantments: Inked [`TID_080e2`]
///
/// State: Todo
//~ TID_080 todo 64e66dfb 7d273077
pub const TID_080: Power = TODO;

/// # Inked
///
/// `TID_080e2` · Rogue enchantment
///
/// > **Immune** and +3 Attack while attacking.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TID_080e2 todo 7be309fd 44c5e655
pub const TID_080e2: Power = TODO;

/// # Jackpot!
///
/// `TID_931` · Rogue spell · 2 mana
///
/// > Add two random spells from other classes that cost (5) or more to your hand.
///
/// - Set: Voyage to the Sunken City · common · collectible
///
/// State: Todo
//~ TID_931 todo b0151b38 59fa0457
pub const TID_931: Power = TODO;

/// # Cutlass Courier
///
/// `TSC_085` · Rogue minion · 3 mana · 2/5
///
/// > After your hero attacks, draw a Pirate.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Undead, Pirate
/// - Tags: `2534` = 1
///
/// State: Todo
//~ TSC_085 todo 39e3fc5a 4b46e8e4
pub const TSC_085: Power = TODO;

/// # Swordfish
///
/// `TSC_086` · Rogue weapon · 3 mana · 2/3 durability
///
/// > **Battlecry: Dredge**. If it's a Pirate, give this weapon and the Pirate +2 Attack.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Battlecry, Dredge
/// - Enchantments: Sharp Point [`TSC_086e`]
///
/// State: Todo
//~ TSC_086 todo 7a404e16 b4a9c9de
pub const TSC_086: Power = TODO;

/// # Sharp Point
///
/// `TSC_086e` · Rogue enchantment
///
/// > +2 Attack.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_086e todo 5020339c dd1fb607
pub const TSC_086e: Power = TODO;

/// # Azsharan Vessel
///
/// `TSC_912` · Rogue spell · 5 mana
///
/// > Summon two 3/3 Pirates with **Stealth**. Put a 'Sunken Vessel' on the bottom of your deck.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Refers to: Stealth
/// - Tokens: Sunken Vessel [`TSC_912t`], Sunken Pirate [`TSC_912t2`], Azsharan Pirate [`TSC_912t3`]
///
/// State: Todo
//~ TSC_912 todo af5b3bc1 ccb18dcb
pub const TSC_912: Power = TODO;

/// # Sunken Vessel
///
/// `TSC_912t` · Rogue spell · 5 mana
///
/// > **Casts When Drawn** Summon two 3/3 Pirates with **Stealth**.
///
/// - Set: Voyage to the Sunken City
/// - Mechanics: Casts When Drawn
/// - Refers to: Stealth
///
/// State: Todo
//~ TSC_912t todo 8131c5c2 374f5f3a
pub const TSC_912t: Power = TODO;

/// # Sunken Pirate
///
/// `TSC_912t2` · Rogue minion · 3 mana · 3/3
///
/// > **Stealth**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Undead, Pirate
/// - Mechanics: Stealth
/// - Tags: `2534` = 1
///
/// State: Vanilla
//~ TSC_912t2 vanilla 6a5ecf76 177c8d6b
pub const TSC_912t2: Power = VANILLA;

/// # Azsharan Pirate
///
/// `TSC_912t3` · Rogue minion · 3 mana · 3/3
///
/// > **Stealth**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Pirate
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ TSC_912t3 vanilla 8825d55e 251dcabf
pub const TSC_912t3: Power = VANILLA;

/// # Gone Fishin'
///
/// `TSC_916` · Rogue spell · 1 mana
///
/// > **Dredge**. **Combo:** Draw a card.
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Mechanics: Combo, Dredge
///
/// State: Todo
//~ TSC_916 todo ff20517f fdad631d
pub const TSC_916: Power = TODO;

/// # Blood in the Water
///
/// `TSC_932` · Rogue spell · 6 mana
///
/// > Deal $3 damage to an enemy. Summon a 5/5 Shark with **Rush**.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Refers to: Rush
/// - Tokens: Tiger Shark [`TSC_932t`]
///
/// State: Todo
//~ TSC_932 todo 0971d1d6 6159f6d5
pub const TSC_932: Power = TODO;

/// # Tiger Shark
///
/// `TSC_932t` · Rogue minion · 5 mana · 5/5
///
/// > **Rush**
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Rush
///
/// State: Vanilla
//~ TSC_932t vanilla 66bcf0e8 077ac7c4
pub const TSC_932t: Power = VANILLA;

/// # Bootstrap Sunkeneer
///
/// `TSC_933` · Rogue minion · 5 mana · 4/4
///
/// > **Combo:** Put an enemy minion on the bottom of your opponent's deck.
///
/// - Set: Voyage to the Sunken City · epic · collectible
/// - Minion type: Undead, Pirate
/// - Mechanics: Combo
/// - Tags: `2534` = 1
/// - Target: "Put an enemy minion on bottom of deck."
///
/// State: Todo
//~ TSC_933 todo d327a74d eba20868
pub const TSC_933: Power = TODO;

/// # Pirate Admiral Hooktusk
///
/// `TSC_934` · Rogue minion · 7 mana · 7/7
///
/// > **Battlecry:** If you've summoned 7 other Pirates this game, plunder the enemy!@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 7
/// - Tokens: Take their Supplies! [`TSC_934t`], Take their Gold! [`TSC_934t2`], Take their Ship! [`TSC_934t3`]
///
/// State: Todo
//~ TSC_934 todo 5d324688 f441f294
pub const TSC_934: Power = TODO;

/// # Take their Supplies!
///
/// `TSC_934t` · Rogue spell · 0 mana
///
/// > Take 5 cards from your opponent's deck.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_934t todo 6a0c8dda ca0a8a91
pub const TSC_934t: Power = TODO;

/// # Take their Gold!
///
/// `TSC_934t2` · Rogue spell · 0 mana
///
/// > Take 2 cards from your opponent's hand.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_934t2 todo 0956e05c 0ffa239f
pub const TSC_934t2: Power = TODO;

/// # Take their Ship!
///
/// `TSC_934t3` · Rogue spell · 0 mana
///
/// > Take control of your opponent's highest Attack minion.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_934t3 todo 4d8f2602 17c2ba25
pub const TSC_934t3: Power = TODO;

/// # Swiftscale Trickster
///
/// `TSC_936` · Rogue minion · 6 mana · 4/4
///
/// > **Battlecry:** Your next spell this turn costs (0).
///
/// - Set: Voyage to the Sunken City · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Enchantments: Fooled the Audience [`TSC_936e`]
///
/// State: Todo
//~ TSC_936 todo 44ad3770 567d9290
pub const TSC_936: Power = TODO;

/// # Fooled the Audience
///
/// `TSC_936e` · Rogue enchantment
///
/// > Your next spell this turn costs (0).
///
/// - Set: Voyage to the Sunken City
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ TSC_936e todo eb850905 8a3f4543
pub const TSC_936e: Power = TODO;

/// # Crabatoa
///
/// `TSC_937` · Rogue minion · 6 mana · 6/5
///
/// > **Colossal +2** Your Crabatoa Claws have +2 Attack.
///
/// - Set: Voyage to the Sunken City · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Aura, Colossal
/// - Tags: `1544` = 1
/// - Enchantments: Crusty Treasure [`TSC_937e`]
/// - Tokens: Crabatoa's Claw [`TSC_937t`], Crabatoa Claw [`TSC_937t2`], Crabatoa's Claw [`TSC_937t3`]
///
/// State: Todo
//~ TSC_937 todo acea4f5b 66ff52c6
pub const TSC_937: Power = TODO;

/// # Crusty Treasure
///
/// `TSC_937e` · Rogue enchantment
///
/// > +2 Attack.
///
/// - Set: Voyage to the Sunken City
///
/// State: Todo
//~ TSC_937e todo 35294fbc 8c46675d
pub const TSC_937e: Power = TODO;

/// # Crabatoa's Claw
///
/// `TSC_937t` · Rogue minion · 2 mana · 2/1
///
/// > **Rush Deathrattle:** Equip a 2/1 Claw.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Rush, Colossal Limb
///
/// State: Todo
//~ TSC_937t todo 24e9da2c b61669dc
pub const TSC_937t: Power = TODO;

/// # Crabatoa Claw
///
/// `TSC_937t2` · Rogue weapon · 1 mana · 2/1 durability
///
/// - Set: Voyage to the Sunken City
///
/// State: Vanilla
//~ TSC_937t2 vanilla 3a722a83 016a3c15
pub const TSC_937t2: Power = VANILLA;

/// # Crabatoa's Claw
///
/// `TSC_937t3` · Rogue minion · 2 mana · 2/1
///
/// > **Rush Deathrattle:** Equip a 2/1 Claw.
///
/// - Set: Voyage to the Sunken City
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Rush, Colossal Limb
///
/// State: Todo
//~ TSC_937t3 todo eb068019 ff6a46fd
pub const TSC_937t3: Power = TODO;

/// # Filletfighter
///
/// `TSC_963` · Rogue minion · 1 mana · 3/1
///
/// > **Battlecry:** Deal 1 damage.
///
/// - Set: Voyage to the Sunken City · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry
/// - Target: "Deal 1 damage."
///
/// State: Todo
//~ TSC_963 todo c3802dac aca4481b
pub const TSC_963: Power = TODO;
