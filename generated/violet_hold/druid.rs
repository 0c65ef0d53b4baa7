//! Druid cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Infest the Scullery
///
/// `JAIL_200` · Druid spell · 5 mana
///
/// > Summon two random @-Cost minions. *(Improved by your hero attacks this game.)*
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2
///
/// State: Todo
//~ JAIL_200 todo df367726 7acfe1bf
pub const JAIL_200: Power = TODO;

/// # Secret Ingredient
///
/// `JAIL_201` · Druid spell · 0 mana
///
/// > **Choose One -** Give your hero +2 Attack this turn; or get a random Druid card.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Choose One
/// - Tokens: A Little of This [`JAIL_201a`], A Dash of That [`JAIL_201b`]
///
/// State: Todo
//~ JAIL_201 todo 7c0442c4 6dcef1e3
pub const JAIL_201: Power = TODO;

/// # A Little of This
///
/// `JAIL_201a` · Druid spell · 0 mana
///
/// > Give your hero +2 Attack this turn.
///
/// - Set: Escape from Violet Hold
/// - Enchantments: A Little of This [`JAIL_201ae1`]
///
/// State: Todo
//~ JAIL_201a todo 3e3896a6 8b2d9bd8
pub const JAIL_201a: Power = TODO;

/// # A Little of This
///
/// `JAIL_201ae1` · Druid enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ JAIL_201ae1 todo 476eb03b 16f61c44
pub const JAIL_201ae1: Power = TODO;

/// # A Dash of That
///
/// `JAIL_201b` · Druid spell · 0 mana
///
/// > Get a random Druid card.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_201b todo b875203e 816ded85
pub const JAIL_201b: Power = TODO;

/// # Spiderling
///
/// `JAIL_202` · Druid minion · 1 mana · 1/2
///
/// > Your hero has +1 Attack on your turn.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Beast
/// - Mechanics: Aura
/// - Enchantments: Tiny Fangs [`JAIL_202e`]
///
/// State: Todo
//~ JAIL_202 todo 4f7724d1 7d2e9ac8
pub const JAIL_202: Power = TODO;

/// # Tiny Fangs
///
/// `JAIL_202e` · Druid enchantment
///
/// > +1 Attack.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_202e todo 6826aa44 022975c9
pub const JAIL_202e: Power = TODO;

/// # Widow's Bite
///
/// `JAIL_436` · Druid spell · 2 mana
///
/// > Give your hero +1 Attack this turn. Gain 1 Armor. Add "Widow's Feast" to your hand.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Enchantments: Threads [`JAIL_436e`], Webs [`JAIL_436e2`], Fates [`JAIL_436e3`]
/// - Tokens: Widow's Feast [`JAIL_436t`], Widow's Banquet [`JAIL_436t2`]
///
/// State: Todo
//~ JAIL_436 todo deedfcd9 dd5daf1c
pub const JAIL_436: Power = TODO;

/// # Threads
///
/// `JAIL_436e` · Druid enchantment
///
/// > +1 Attack this turn.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ JAIL_436e todo 1b9c9b55 e99b6b8d
pub const JAIL_436e: Power = TODO;

/// # Webs
///
/// `JAIL_436e2` · Druid enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ JAIL_436e2 todo 1c257289 a2aea50e
pub const JAIL_436e2: Power = TODO;

/// # Fates
///
/// `JAIL_436e3` · Druid enchantment
///
/// > +4 Attack this turn.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ JAIL_436e3 todo 1abaed1a 9f1ab01d
pub const JAIL_436e3: Power = TODO;

/// # Widow's Feast
///
/// `JAIL_436t` · Druid spell · 2 mana
///
/// > Give your hero +2 Attack this turn. Gain 2 Armor. Add "Widow's Banquet" to your hand.
///
/// - Set: Escape from Violet Hold
/// - Tokens: Widow's Banquet [`JAIL_436t2`]
///
/// State: Todo
//~ JAIL_436t todo d610fdb8 dabc5447
pub const JAIL_436t: Power = TODO;

/// # Widow's Banquet
///
/// `JAIL_436t2` · Druid spell · 2 mana
///
/// > Give your hero +4 Attack this turn. Gain 4 Armor.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_436t2 todo 27ce8d41 a491715f
pub const JAIL_436t2: Power = TODO;

/// # Spiteful Chef
///
/// `JAIL_507` · Druid minion · 3 mana · 3/2
///
/// > **Battlecry:** Summon a 2-Cost **Taunt** minion. If you have 10 or more Mana, summon a 6-Cost instead.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Target: "Deal 5 damage to an enemy minion."
/// - Enchantments: Bear Power [`JAIL_507e`]
///
/// State: Todo
//~ JAIL_507 todo 7798bd4e c6d1e02a
pub const JAIL_507: Power = TODO;

/// # Bear Power
///
/// `JAIL_507e` · Demon Hunter enchantment
///
/// > +8 Attack
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ JAIL_507e todo ed36d971 cd1aa262
pub const JAIL_507e: Power = TODO;

/// # Chef Neth'rek
///
/// `JAIL_860` · Druid minion · 3 mana · 3/3
///
/// > **Start of Game:** If your deck only has cards that cost (3) or less, set your Mana to 10 after five turns!
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Start Of Game Keyword
/// - Tags: `2936` = 1, `4818` = 1, `CHEF_NETHREK_REQUIREMENT` = 4
/// - Enchantments: Good Soup [`JAIL_860e`]
///
/// State: Todo
//~ JAIL_860 todo 0fbf35e3 d1133044
pub const JAIL_860: Power = TODO;

/// # Good Soup
///
/// `JAIL_860e` · Druid enchantment
///
/// > Set your Mana to 10 after 5 turns.
///
/// - Set: Escape from Violet Hold
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Todo
//~ JAIL_860e todo 9293974f 98218851
pub const JAIL_860e: Power = TODO;

/// # Noxious Bribe
///
/// `JAIL_861` · Druid spell · 2 mana
///
/// > **Discover** a **Choose One** card. It has both effects combined. Give your opponent a plain copy.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Discover
/// - Tags: `4705` = 1
/// - Enchantments: Noxious [`JAIL_861e`]
///
/// State: Todo
//~ JAIL_861 todo 5b907b05 872edd98
pub const JAIL_861: Power = TODO;

/// # Noxious
///
/// `JAIL_861e` · Druid enchantment
///
/// > **Choose One** combined.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_861e todo f3458a7c c2c957ad
pub const JAIL_861e: Power = TODO;

/// # Lethal Recipe
///
/// `JAIL_866` · Druid spell · 3 mana
///
/// > Draw 2 minions. If you have 10 or more Mana, give them +3/+3.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Enchantments: Lethal [`JAIL_866e`]
///
/// State: Todo
//~ JAIL_866 todo 452bc052 76abdc3c
pub const JAIL_866: Power = TODO;

/// # Lethal
///
/// `JAIL_866e` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_866e todo e4637aa6 23134bcb
pub const JAIL_866e: Power = TODO;

/// # Spider Rider
///
/// `JAIL_872` · Druid minion · 2 mana · 1/4
///
/// > After your hero attacks, draw a card.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Tags: `4932` = 1
///
/// State: Todo
//~ JAIL_872 todo 981976dc 49fe5da0
pub const JAIL_872: Power = TODO;

/// # Staff of Trickery
///
/// `JAIL_875` · Druid weapon · 4 mana · 1/4 durability
///
/// > After your hero attacks, **Discover** a Druid card. Reduce its Cost by your hero's Attack.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Discover
/// - Enchantments: Trickery [`JAIL_875e`]
///
/// State: Todo
//~ JAIL_875 todo f269af2e 6fa6a4a1
pub const JAIL_875: Power = TODO;

/// # Trickery
///
/// `JAIL_875e` · Druid enchantment
///
/// > Reduced Cost.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ JAIL_875e todo d4a7c492 090b447c
pub const JAIL_875e: Power = TODO;
