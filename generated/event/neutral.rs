//! Neutral cards of Event.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file cc9144cd

/// # Freeze the Shop
///
/// `BG31_BOBt` · Neutral spell · 0 mana
///
/// > **Freeze** all enemy minions.
///
/// - Set: Event
/// - Refers to: Freeze
///
/// State: Done
//~ done BG31_BOBt 6910f66b - ca3e9877.e3257e1b
pub const BG31_BOBt: Power = spell(&[freeze(ENEMY_MINIONS)]);

/// # Recruit a Minion
///
/// `BG31_BOBt2` · Neutral spell · 0 mana
///
/// > Put a copy of an enemy minion into your hand. Your opponent gets 3 Coins.
///
/// - Set: Event
///
/// State: Done
//~ done BG31_BOBt2 87968bc7 - 4501a668.cc3c7478
pub const BG31_BOBt2: Power = spell(&[get(copy_of(AN_ENEMY_MINION)), get(card("GAME_005")).copies(3).for_(OPPONENT)]);

/// # Refresh the Tavern
///
/// `BG31_BOBt3` · Neutral spell · 0 mana
///
/// > **Discover** a 3-Cost minion. Refresh 3 Mana Crystals.
///
/// - Set: Event
/// - Mechanics: Discover
///
/// State: Done
//~ done BG31_BOBt3 60e6b502 - 7581916a.8ddc6c70
pub const BG31_BOBt3: Power = spell(&[discover(all(&[MINION, COST.is(3)])), refresh(3)]);

/// # Find a Triple
///
/// `BG31_BOBt4` · Neutral spell · 0 mana
///
/// > Draw a minion. Get 2 copies of it.
///
/// - Set: Event
///
/// State: Done
//~ done BG31_BOBt4 7342ef34 - a1b59420.0afee47b
pub const BG31_BOBt4: Power = spell(&[draw_that(1, MINION), get(copy_of(IT)).copies(2)]);

/// # Primordial Lord
///
/// `CATA_EVENT_000` · Neutral minion · 6 mana · 7/6
///
/// > **Battlecry:** Get a random **Colossal** minion from the past.
///
/// - Set: Event · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Colossal
/// - Enchantments: Primordial [`CATA_EVENT_000e`]
///
/// State: Derived
//~ derived CATA_EVENT_000 ba236bba 7738893c 04200d22.3b2a44b7
pub const CATA_EVENT_000: Power = battlecry(&[get(random(all(&[MINION, with(GameTag::COLOSSAL), FROM_THE_PAST])))]);

/// # Primordial
///
/// `CATA_EVENT_000e` · Neutral enchantment
///
/// > Costs (0).
///
/// - Set: Event
/// - Mechanics: Cant Be Silenced
///
/// State: Derived
//~ derived CATA_EVENT_000e 900ba176 af7cdc12 b6d00229.dd600ecd
pub const CATA_EVENT_000e: Power = enchant(&[cost(0)]);

/// # Dragon Soul, Shattered
///
/// `CATA_EVENT_110` · Neutral spell · 6 mana
///
/// > **Start of Game**: Break into 6 Essences. Adjoining Essences are cast together.
///
/// - Set: Event · legendary · collectible
/// - Mechanics: Dont Pick From Subsets
/// - Refers to: Start Of Game Keyword
/// - Tags: `1673` = 1, `2936` = 1
/// - Tokens: Red Aspect Essence [`CATA_EVENT_110t2`], Blue Aspect Essence [`CATA_EVENT_110t3`], Bronze Aspect Essence [`CATA_EVENT_110t4`], Black Aspect Essence [`CATA_EVENT_110t5`], Green Aspect Essence [`CATA_EVENT_110t6`], Storm Aspect Essence [`CATA_EVENT_110t7`]
///
/// State: Todo
//~ todo CATA_EVENT_110 824604bd 077e7e70 6a0a95e8.1780ba2e
pub const CATA_EVENT_110: Power = TODO;

/// # Red Aspect Essence
///
/// `CATA_EVENT_110t2` · Neutral spell · 6 mana
///
/// > Deal $8 damage to an enemy. Cast every adjoining Aspect Essence.
///
/// - Set: Event
/// - Tags: `4761` = 1
///
/// State: Todo
//~ todo CATA_EVENT_110t2 a753acd1 f63bfd38 3baa00e2.2caf588b
pub const CATA_EVENT_110t2: Power = TODO;

/// # Blue Aspect Essence
///
/// `CATA_EVENT_110t3` · Neutral spell · 6 mana
///
/// > Draw 3 spells. Cast every adjoining Aspect Essence.
///
/// - Set: Event
/// - Tags: `4761` = 1
///
/// State: Todo
//~ todo CATA_EVENT_110t3 a0985eff e63cdae4 66bc2548.5d6932fc
pub const CATA_EVENT_110t3: Power = TODO;

/// # Bronze Aspect Essence
///
/// `CATA_EVENT_110t4` · Neutral spell · 6 mana
///
/// > Refresh 8 Mana Crystals. Cast every adjoining Aspect Essence.
///
/// - Set: Event
/// - Tags: `4761` = 1
///
/// State: Todo
//~ todo CATA_EVENT_110t4 ee94aefb 70f8fd46 42c6a14c.682d05fe
pub const CATA_EVENT_110t4: Power = TODO;

/// # Black Aspect Essence
///
/// `CATA_EVENT_110t5` · Neutral spell · 6 mana
///
/// > Gain 12 Armor. Cast every adjoining Aspect Essence.
///
/// - Set: Event
/// - Tags: `4761` = 1
///
/// State: Todo
//~ todo CATA_EVENT_110t5 f88d1f4c 295a9268 acb8cdc6.63f2b83a
pub const CATA_EVENT_110t5: Power = TODO;

/// # Green Aspect Essence
///
/// `CATA_EVENT_110t6` · Neutral spell · 6 mana
///
/// > Summon an 8/8 Dragon. Cast every adjoining Aspect Essence.
///
/// - Set: Event
/// - Tags: `4761` = 1
/// - Tokens: Searing Skystriker [`CATA_EVENT_110t6t`]
///
/// State: Todo
//~ todo CATA_EVENT_110t6 ce678a04 4e012e8e cc7e1364.9a02ebd9
pub const CATA_EVENT_110t6: Power = TODO;

/// # Searing Skystriker
///
/// `CATA_EVENT_110t6t` · Neutral minion · 8 mana · 8/8
///
/// - Set: Event
/// - Minion type: Dragon
///
/// State: Vanilla
//~ vanilla CATA_EVENT_110t6t ab406d19 00c38d98 a71f2aa3
pub const CATA_EVENT_110t6t: Power = VANILLA;

/// # Storm Aspect Essence
///
/// `CATA_EVENT_110t7` · Neutral spell · 6 mana
///
/// > Deal $4 damage to all enemy minions. Cast every adjoining Aspect Essence.
///
/// - Set: Event
/// - Tags: `4761` = 1
///
/// State: Todo
//~ todo CATA_EVENT_110t7 8f7a5a44 f7bc33ad 6471a18b.28592d13
pub const CATA_EVENT_110t7: Power = TODO;

/// # Tunneling Geomancer
///
/// `CATA_EVENT_401` · Neutral minion · 3 mana · 2/3
///
/// > **Prepare Spell Damage +1**
///
/// - Set: Event · epic · collectible
/// - Mechanics: Spellpower, Deck Action Cost, Prepare
/// - Refers to: Prepare
///
/// State: Todo
//~ todo CATA_EVENT_401 b045b7bc 8bbcf5a9 8012c106.55b7d632
pub const CATA_EVENT_401: Power = TODO;

/// # Sharp-Eyed Lookout
///
/// `EDR_950` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Draw a card. It costs (1) less this turn. *(I know its name!)*@**Battlecry:** Draw a card. It costs (1) less this turn. *(It's {5}!)*
///
/// - Set: Event · epic · collectible
/// - Mechanics: Battlecry, Suppress Alt Card Text For Opponent
/// - Enchantments: Newly Discovered! [`EDR_950e`]
///
/// State: Derived
//~ derived EDR_950 e04560bb 55b47ace 29fcab74.3c394d0f
pub const EDR_950: Power = battlecry(&[draw(1), attach("EDR_950e").to(IT)]);

/// # Newly Discovered!
///
/// `EDR_950e` · Neutral enchantment
///
/// > Costs (1) less this turn.
///
/// - Set: Event
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived EDR_950e 07d5b040 dd3b829d eede905a.e8a202d3
pub const EDR_950e: Power = enchant(&[cost_less(1)]).this_turn();

/// # Gift Receipt
///
/// `GIFT_99e` · Neutral enchantment
///
/// > Destroy this at the end of your turn.
///
/// - Set: Event
///
/// State: Todo
//~ todo GIFT_99e 6e903ee5 983aff31 575d46e9.12965ce5
pub const GIFT_99e: Power = TODO;

/// # Watfin
///
/// `JAIL_EVENT_100` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry: Discover** a minion. Pick the *suspicious* one to gain +1/+1.
///
/// - Set: Event · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry, Discover
/// - Enchantments: Esteemed Investigator [`JAIL_EVENT_100e`](crate::violet_hold::death_knight::JAIL_EVENT_100e)
/// - Tokens: Mrgl...? [`JAIL_EVENT_100t`](crate::violet_hold::neutral::JAIL_EVENT_100t)
///
/// State: Todo
//~ todo JAIL_EVENT_100 7cc44d04 faf5a736 60582ff5.0f428a40
pub const JAIL_EVENT_100: Power = TODO;

/// # Dark Iron Harbinger
///
/// `TIME_EVENT_300` · Neutral minion · 4 mana · 7/4
///
/// > **Deathrattle:** Summon a 0/7 Doomsayer that destroys ALL minions at the start of your turn.
///
/// - Set: Event · epic · collectible
/// - Mechanics: Deathrattle
/// - Tokens: Doomsayer [`CORE_NEW1_021`](crate::core::neutral::CORE_NEW1_021)
///
/// State: Todo
//~ todo TIME_EVENT_300 9edceab1 adbfc1dc 983b4ca8.5551e785
pub const TIME_EVENT_300: Power = TODO;

/// # Disciple of Demise
///
/// `TIME_EVENT_301` · Neutral minion · 8 mana · 8/8
///
/// > **Battlecry:** Randomly destroy another minion. Repeat for each Dragon you're holding.
///
/// - Set: Event · epic · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TIME_EVENT_301 a40c403a 9246a692 01e0313f.feaf7b67
#[rustfmt::skip]
pub const TIME_EVENT_301: Power = battlecry(&[destroy(OTHER_MINIONS.random()), times(1, &[destroy(OTHER_MINIONS.random())]).for_each(YOUR_HAND.that(DRAGON))]);

/// # Welcome Home!
///
/// `TIME_EVENT_997` · Neutral spell · 3 mana
///
/// > Reopen a location. Give it "**Deathrattle:** Summon a random 3-Cost minion."
///
/// - Set: Event · epic · collectible
/// - Refers to: Deathrattle
/// - Enchantments: New Resident [`TIME_EVENT_997e`](crate::timeways::neutral::TIME_EVENT_997e)
///
/// State: Todo
//~ todo TIME_EVENT_997 2473537e 2a73be5b a23a0cfa.f04c05cf
pub const TIME_EVENT_997: Power = TODO;

/// # Sands of Time
///
/// `TIME_EVENT_999` · Neutral spell · 1 mana
///
/// > **Rewind Discover** a spell from ANY class. *(Or just your class after you **Rewind!)*
///
/// - Set: Event · epic · collectible
/// - Mechanics: Discover, Rewind
/// - Tokens: Sands of Time [`TIME_EVENT_999t`]
///
/// State: Todo
//~ todo TIME_EVENT_999 c620df07 c53581b9 3716cf25.f118108c
pub const TIME_EVENT_999: Power = TODO;

/// # Sands of Time
///
/// `TIME_EVENT_999t` · Neutral spell · 1 mana
///
/// > **Discover** a spell from YOUR class.
///
/// - Set: Event · epic
/// - Mechanics: Discover
///
/// State: Derived
//~ derived TIME_EVENT_999t 05741b0c ba1325af 10cf4eb8.dbd6ef8d
pub const TIME_EVENT_999t: Power = spell(&[discover_of(SPELL, Classes::Yours)]);

/// # Storm the Gates
///
/// `TLC_EVENT_400` · Neutral spell · 1 mana
///
/// > **Sidequest:** Play 3 Beasts or Undead. **Reward:** Craft a custom Zombeast. It costs (3) less.
///
/// - Set: Event · epic · collectible
/// - Mechanics: Side Quest
/// - Tags: `QUEST_PROGRESS_TOTAL` = 3
///
/// State: Todo
//~ todo TLC_EVENT_400 2a041bb7 49f49068 05e157ee.e8f85dfb
pub const TLC_EVENT_400: Power = TODO;

/// # For the Alliance!
///
/// `WON_113a` · Neutral spell · 4 mana
///
/// > Get 2 random **Legendary** Alliance Champions and reduce their Costs by (2).
///
/// - Set: Event
///
/// State: Todo
//~ todo WON_113a fb25682b 9b9dec99 468cc6c2.45d800bf
pub const WON_113a: Power = TODO;

/// # For the Horde!
///
/// `WON_113b` · Neutral spell · 4 mana
///
/// > Get 2 random **Legendary** Horde Champions and reduce their Costs by (2).
///
/// - Set: Event
///
/// State: Todo
//~ todo WON_113b 65d4182a f98029ef 368694b2.27fcd48a
pub const WON_113b: Power = TODO;
