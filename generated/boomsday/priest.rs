//! Priest cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Omega Medic
///
/// `BOT_216` · Priest minion · 3 mana · 3/4
///
/// > **Battlecry:** If you have 10 Mana Crystals, restore #10 Health to your hero.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ BOT_216 todo 6cae526a 2783d69a
pub const BOT_216: Power = TODO;

/// # Extra Arms
///
/// `BOT_219` · Priest spell · 3 mana
///
/// > Give a minion +2/+2. Add 'More Arms!' to your hand that gives +2/+2.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Armed [`BOT_219e`]
/// - Tokens: More Arms! [`BOT_219t`]
///
/// State: Todo
//~ BOT_219 todo 6c0947d1 feaed52e
pub const BOT_219: Power = TODO;

/// # Armed
///
/// `BOT_219e` · Priest enchantment
///
/// > +2/+2.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_219e todo 2431d8d4 af48ec6c
pub const BOT_219e: Power = TODO;

/// # More Arms!
///
/// `BOT_219t` · Priest spell · 3 mana
///
/// > Give a minion +2/+2.
///
/// - Set: The Boomsday Project
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: More Armed [`BOT_219te`]
///
/// State: Todo
//~ BOT_219t todo ce28a7b4 8254656e
pub const BOT_219t: Power = TODO;

/// # More Armed
///
/// `BOT_219te` · Priest enchantment
///
/// > +2/+2.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_219te todo c25a9ed3 2b835796
pub const BOT_219te: Power = TODO;

/// # Zerek, Master Cloner
///
/// `BOT_258` · Priest minion · 6 mana · 5/5
///
/// > **Deathrattle:** If you've cast any spells on this minion, resummon it.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Mechanics: Deathrattle
/// - Tags: `542` = 1
/// - Enchantments: Cloning Vector [`BOT_258e`]
///
/// State: Todo
//~ BOT_258 todo 20295760 b71e5bae
pub const BOT_258: Power = TODO;

/// # Cloning Vector
///
/// `BOT_258e` · Priest enchantment
///
/// > Prepared to summon Zerek, Master Cloner
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_258e todo 255981e5 08960cda
pub const BOT_258e: Power = TODO;

/// # Cloning Device
///
/// `BOT_435` · Priest spell · 1 mana
///
/// > **Discover** a copy of a minion in your opponent's deck.
///
/// - Set: The Boomsday Project · common · collectible
/// - Mechanics: Discover, Gears
///
/// State: Todo
//~ BOT_435 todo 6f61d219 e07e01a2
pub const BOT_435: Power = TODO;

/// # Dead Ringer
///
/// `BOT_509` · Priest minion · 2 mana · 2/1
///
/// > **Deathrattle:** Draw a **Deathrattle** minion from your deck.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Undead, Mech
/// - Mechanics: Deathrattle
/// - Tags: `2534` = 1
///
/// State: Todo
//~ BOT_509 todo 24bc1a00 04f8f44e
pub const BOT_509: Power = TODO;

/// # Topsy Turvy
///
/// `BOT_517` · Priest spell · 0 mana
///
/// > Swap a minion's Attack and Health.
///
/// - Set: The Boomsday Project · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Downside Up [`BOT_517e`]
///
/// State: Todo
//~ BOT_517 todo 17a93d5c 642c5035
pub const BOT_517: Power = TODO;

/// # Downside Up
///
/// `BOT_517e` · Neutral enchantment
///
/// > Attack and Health have been swapped by Topsy Turvy.
///
/// - Set: The Boomsday Project
/// - Tokens: Topsy Turvy [`BOT_517`]
///
/// State: Todo
//~ BOT_517e todo 48c64928 a948b8e1
pub const BOT_517e: Power = TODO;

/// # Power Word: Replicate
///
/// `BOT_529` · Priest spell · 5 mana
///
/// > Choose a friendly minion. Summon a 5/5 copy of it.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET`, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Enchantments: Replicated [`BOT_529e`]
///
/// State: Todo
//~ BOT_529 todo 4f6deeac b316a450
pub const BOT_529: Power = TODO;

/// # Replicated
///
/// `BOT_529e` · Priest enchantment
///
/// > 5/5.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_529e todo 246a9ef3 dad53b08
pub const BOT_529e: Power = TODO;

/// # Test Subject
///
/// `BOT_558` · Priest minion · 1 mana · 0/2
///
/// > **Deathrattle:** Shuffle any spells you cast on this minion into your deck.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Mechanics: Deathrattle
/// - Tags: `542` = 1
/// - Enchantments: Stored Data [`BOT_558e`]
/// - Tokens: Test Subject [`BOT_558_puzzle`]
///
/// State: Todo
//~ BOT_558 todo 116a14ce 2fc9fcbb
pub const BOT_558: Power = TODO;

/// # Test Subject
///
/// `BOT_558_puzzle` · Priest minion · 1 mana · 0/2
///
/// > **Deathrattle:** Return any spells you cast on this minion to your hand.
///
/// - Set: The Boomsday Project · rare
/// - Mechanics: Deathrattle
/// - Tags: `542` = 1, `2105` = 1
///
/// State: Todo
//~ BOT_558_puzzle todo 73fae4f6 4e06ea6c
pub const BOT_558_puzzle: Power = TODO;

/// # Stored Data
///
/// `BOT_558e` · Priest enchantment
///
/// > Storing spell.
///
/// - Set: The Boomsday Project
/// - Enchantments: Stored Data [`BOT_558e_puzzle`]
///
/// State: Todo
//~ BOT_558e todo 285775d9 e8a977de
pub const BOT_558e: Power = TODO;

/// # Stored Data
///
/// `BOT_558e_puzzle` · Priest enchantment
///
/// > Storing spell.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_558e_puzzle todo 2d6adacd 7df28be8
pub const BOT_558e_puzzle: Power = TODO;

/// # Reckless Experimenter
///
/// `BOT_566` · Priest minion · 5 mana · 4/6
///
/// > **Deathrattle** minions you play cost (3) less, but die at the end of the turn.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Aura
/// - Refers to: Deathrattle
/// - Enchantments: Reckless Experiment [`BOT_566e`], Reckless Experiment [`BOT_566e2`]
///
/// State: Todo
//~ BOT_566 todo 05a214b2 1f10c4a0
pub const BOT_566: Power = TODO;

/// # Reckless Experiment
///
/// `BOT_566e` · Priest enchantment
///
/// > This minion will die a reckless death at the end of the turn.
///
/// - Set: The Boomsday Project
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BOT_566e todo f35c4fe6 2d4eb347
pub const BOT_566e: Power = TODO;

/// # Reckless Experiment
///
/// `BOT_566e2` · Priest enchantment
///
/// > Costs (3) less.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_566e2 todo 39998568 c74559a5
pub const BOT_566e2: Power = TODO;

/// # Zerek's Cloning Gallery
///
/// `BOT_567` · Priest spell · 9 mana
///
/// > Summon a 1/1 copy of each minion in your deck.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Enchantments: Cloned [`BOT_567e`]
///
/// State: Todo
//~ BOT_567 todo 17dddd34 02a23222
pub const BOT_567: Power = TODO;

/// # Cloned
///
/// `BOT_567e` · Priest enchantment
///
/// > 1/1.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ BOT_567e todo 0a1e784e 77d8278a
pub const BOT_567e: Power = TODO;
