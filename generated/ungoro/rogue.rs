//! Rogue cards of Journey to Un'Goro.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 48e81319

/// # Razorpetal Volley
///
/// `UNG_057` · Rogue spell · Nature · 2 mana
///
/// > Add two Razorpetals to your hand that deal 2 damage.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Tokens: Razorpetal [`UNG_057t1`]
///
/// State: Derived
//~ derived UNG_057 842d5296 13095689 0e799479.91ef4514
pub const UNG_057: Power = spell(&[get(card("UNG_057t1")).copies(2)]);

/// # Razorpetal
///
/// `UNG_057t1` · Rogue spell · Nature · 1 mana
///
/// > Deal $2 damage.
///
/// - Set: Journey to Un'Goro
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived UNG_057t1 f87a8e8e 701af301 8c424a5f.c0c62e9f
pub const UNG_057t1: Power = spell(&[deal(2).to(TARGET)]);

/// # Razorpetal Lasher
///
/// `UNG_058` · Rogue minion · 2 mana · 2/2
///
/// > **Battlecry:** Add a Razorpetal to your hand that deals 2 damage.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Mechanics: Battlecry
/// - Tokens: Razorpetal [`UNG_057t1`]
///
/// State: Derived
//~ derived UNG_058 ae98de7d 3515329e a51846cf.09a07e58
pub const UNG_058: Power = battlecry(&[get(card("UNG_057t1"))]);

/// # Mimic Pod
///
/// `UNG_060` · Rogue spell · Nature · 2 mana
///
/// > Draw a card, then add a copy of it to your hand.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived UNG_060 2dc82f05 32c81b60 338c977a.ac8e91b4
pub const UNG_060: Power = spell(&[draw(1), get(copy_of(IT))]);

/// # Obsidian Shard
///
/// `UNG_061` · Rogue weapon · 4 mana · 3/3 durability
///
/// > Costs (1) less for each non-Rogue Class card added to your hand this game.
///
/// - Set: Journey to Un'Goro · rare · collectible
///
/// State: Todo
//~ todo UNG_061 0c03114f 425f0dc1 f9c9bd6b.22a21596
pub const UNG_061: Power = TODO;

/// # Biteweed
///
/// `UNG_063` · Rogue minion · 2 mana · 1/2
///
/// > **Combo:** Gain +1/+1 for each other card you've played this turn.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Mechanics: Combo
/// - Enchantments: Sprout [`UNG_063e`]
///
/// State: Derived
//~ derived UNG_063 c82d736d e48d1f5e 35325dd8.f3466a34
pub const UNG_063: Power = combo(&[give(&[plus(1, 1).times(X)]).times(count_of(CARDS_YOU_PLAYED_THIS_TURN.other()))]);

/// # Sprout
///
/// `UNG_063e` · Rogue enchantment
///
/// > Increased stats.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ todo UNG_063e 2898185d 02c8b638 bc66e4c7.a536d554
pub const UNG_063e: Power = TODO;

/// # Vilespine Slayer
///
/// `UNG_064` · Rogue minion · 5 mana · 3/4
///
/// > **Combo:** Destroy a minion.
///
/// - Set: Journey to Un'Goro · epic · collectible
/// - Mechanics: Combo
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_FOR_COMBO` (hearthstone-data 36393.1)
/// - Target: "Destroy a minion."
///
/// State: Derived
//~ derived UNG_064 e003883b 133a20c0 5f1a3c6a.64e59b9b
pub const UNG_064: Power = combo(&[destroy(A_MINION)]);

/// # Sherazin, Corpse Flower
///
/// `UNG_065` · Rogue minion · 4 mana · 6/3
///
/// > **Deathrattle:** Go **Dormant**. Play 4 cards in a turn to revive this minion.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Deathrattle
/// - Refers to: Dormant
/// - Tokens: Sherazin, Seed [`UNG_065t`]
///
/// State: Todo
//~ todo UNG_065 29ad80b9 5fb8b08a 23d6e921.2676799a
pub const UNG_065: Power = TODO;

/// # Sherazin, Seed
///
/// `UNG_065t` · Rogue minion · 11 mana · 0/1
///
/// > **Dormant** When you play 4 cards in a turn, revive this minion.
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Untouchable, Dormant Awaken Condition Enchant
/// - Refers to: Dormant
///
/// State: Todo
//~ todo UNG_065t 4b2b2e44 99ae7522 264e3a83.5198acb8
pub const UNG_065t: Power = TODO;

/// # The Caverns Below
///
/// `UNG_067` · Rogue spell · 1 mana
///
/// > **Quest:** Play four minions with the same name. **Reward:** Crystal Core.
///
/// - Set: Journey to Un'Goro · legendary · collectible
/// - Mechanics: Quest, Dont Pick From Subsets
/// - Tags: `QUEST_PROGRESS_TOTAL` = 4, `839` = 1, `4297` = 1
/// - Tokens: Crystal Core [`UNG_067t1`]
///
/// State: Todo
//~ todo UNG_067 9ae36ee8 d2d8d4ce 302a7433.69b887c8
pub const UNG_067: Power = TODO;

/// # Crystal Core
///
/// `UNG_067t1` · Rogue spell · 5 mana
///
/// > For the rest of the game, your minions are 5/5.
///
/// - Set: Journey to Un'Goro
/// - Enchantments: Crystallized [`UNG_067t1e`], Crystallized [`UNG_067t1e2`]
///
/// State: Todo
//~ todo UNG_067t1 3e47e5a3 958279f4 5e403bdc.01a0b9dc
pub const UNG_067t1: Power = TODO;

/// # Crystallized
///
/// `UNG_067t1e` · Neutral enchantment
///
/// > Your minions are 5/5.
///
/// - Set: Journey to Un'Goro
///
/// State: Todo
//~ todo UNG_067t1e 386e9a49 e5a310fc c5bc715a.87692517
pub const UNG_067t1e: Power = TODO;

/// # Crystallized
///
/// `UNG_067t1e2` · Neutral enchantment
///
/// > 5/5.
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Cant Be Silenced
///
/// State: Derived
//~ derived UNG_067t1e2 31cd7cb8 d8b59b5d 3bf75d73.36023d4f
pub const UNG_067t1e2: Power = enchant(&[become_stats(5, 5)]);

/// # Envenom Weapon
///
/// `UNG_823` · Rogue spell · Nature · 2 mana
///
/// > Give your weapon **Poisonous**.
///
/// - Set: Journey to Un'Goro · rare · collectible
/// - Refers to: Poisonous
/// - Play requirements: `REQ_WEAPON_EQUIPPED` (hearthstone-data 36393.1)
/// - Enchantments: Envenomed [`UNG_823e`]
///
/// State: Derived
//~ derived UNG_823 62e78ae2 69a7db9b 36edc888.aefd20e9
pub const UNG_823: Power = spell(&[attach("UNG_823e").to(YOUR_WEAPON)]);

/// # Envenomed
///
/// `UNG_823e` · Neutral enchantment
///
/// > **Poisonous**
///
/// - Set: Journey to Un'Goro
/// - Mechanics: Poisonous
/// - Enchantments: Envenomed [`UNG_823ed`]
///
/// State: Derived
//~ derived UNG_823e faccbe86 08c94bea 5501137e.2574dcf7
pub const UNG_823e: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Envenomed
///
/// `UNG_823ed` · Neutral enchantment
///
/// > **Poisonous**
///
/// - Set: Journey to Un'Goro
///
/// State: Derived
//~ derived UNG_823ed d2439402 96e82d11 e4fb4baa.2574dcf7
pub const UNG_823ed: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Spore Hallucination
///
/// `UNG_856` · Rogue spell · Nature · 1 mana
///
/// > **Discover** a card from your opponent's class.
///
/// - Set: Journey to Un'Goro · common · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived UNG_856 495a67b4 507e5719 ca90015f.36655376
pub const UNG_856: Power = spell(&[discover_of(CARD, Classes::Opponent)]);
