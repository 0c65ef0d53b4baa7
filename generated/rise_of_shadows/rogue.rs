//! Rogue cards of Rise of Shadows.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 3d1f3fab

/// # Togwaggle's Scheme
///
/// `DAL_010` · Rogue spell · 1 mana
///
/// > Choose a minion. Shuffle @ \|4(copy, copies) of it into your deck. *(Upgrades each turn!)*
///
/// - Set: Rise of Shadows · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived DAL_010 3fed7ec0 417d9923 ae3e9c79.eda04691
#[rustfmt::skip]
pub const DAL_010: Power = abilities(&[spell(&[with_each(A_MINION), shuffle(copy_of(IT)).times(ITS_NUMBER)]), whenever(YOU.turn_start()).in_hand().then(&[improve(1)])]);

/// # Unidentified Contract
///
/// `DAL_366` · Rogue spell · 6 mana
///
/// > Destroy a minion. Gains a bonus effect in your hand.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Entourage: Assassin's Contract [`DAL_366t1`], Recruitment Contract [`DAL_366t2`], Lucrative Contract [`DAL_366t3`], Turncoat Contract [`DAL_366t4`]
/// - Tokens: Assassin's Contract [`DAL_366t1`], Recruitment Contract [`DAL_366t2`], Lucrative Contract [`DAL_366t3`], Turncoat Contract [`DAL_366t4`]
///
/// State: Derived
//~ derived DAL_366 2dff410e 03f7793b 1a0d1198.f38b26dd
#[rustfmt::skip]
pub const DAL_366: Power = abilities(&[spell(&[destroy(A_MINION)]), whenever(YOU.get(ITSELF)).in_hand().then(&[transform(THIS, one_of(&["DAL_366t1", "DAL_366t2", "DAL_366t3", "DAL_366t4"]))])]);

/// # Assassin's Contract
///
/// `DAL_366t1` · Rogue spell · 6 mana
///
/// > Destroy a minion. Summon a 1/2 Patient Assassin.
///
/// - Set: Rise of Shadows · epic
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived DAL_366t1 309dff3f 65b666b7 26dc6289.4a49eb57
pub const DAL_366t1: Power = spell(&[destroy(A_MINION), summon(card("EX1_522"))]);

/// # Recruitment Contract
///
/// `DAL_366t2` · Rogue spell · 6 mana
///
/// > Destroy a minion. Add a copy of it to your hand.
///
/// - Set: Rise of Shadows · epic
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived DAL_366t2 216229da a03fc518 dff6fa37.fae9b2e9
pub const DAL_366t2: Power = spell(&[destroy(A_MINION), get(copy_of(IT))]);

/// # Lucrative Contract
///
/// `DAL_366t3` · Rogue spell · 6 mana
///
/// > Destroy a minion. Add 2 Coins to your hand.
///
/// - Set: Rise of Shadows · epic
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived DAL_366t3 beb351e1 cec56419 ae41565a.a8e6ed2b
pub const DAL_366t3: Power = spell(&[destroy(A_MINION), get(card("GAME_005")).copies(2)]);

/// # Turncoat Contract
///
/// `DAL_366t4` · Rogue spell · 6 mana
///
/// > Destroy a minion. It deals its damage to adjacent minions.
///
/// - Set: Rise of Shadows · epic
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ todo DAL_366t4 1fbe78cd 9983c033 151d4de3.3f30fe14
pub const DAL_366t4: Power = TODO;

/// # EVIL Miscreant
///
/// `DAL_415` · Rogue minion · 3 mana · 1/5
///
/// > **Combo:** Add two random **Lackeys** to your hand.
///
/// - Set: Rise of Shadows · common · collectible
/// - Mechanics: Combo
/// - Refers to: Mark Of Evil
/// - Tags: `1359` = 1
///
/// State: Derived
//~ derived DAL_415 b76eb1ef d551c9de 8ce69b01.1adb0d18
pub const DAL_415: Power = combo(&[get(token(with(GameTag::MARK_OF_EVIL))).copies(2)]);

/// # Hench-Clan Burglar
///
/// `DAL_416` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a spell from another class.
///
/// - Set: Rise of Shadows · common · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived DAL_416 e39b0490 8ed32085 494b3584.54c0feac
pub const DAL_416: Power = battlecry(&[discover_of(SPELL, Classes::Other)]);

/// # Heistbaron Togwaggle
///
/// `DAL_417` · Rogue minion · 6 mana · 5/5
///
/// > **Battlecry:** If you control a **Lackey**, choose a fantastic treasure.
///
/// - Set: Rise of Shadows · legendary · collectible
/// - Mechanics: Battlecry, Multiply Buff Value
/// - Refers to: Mark Of Evil
/// - Entourage: Tolin's Goblet [`LOOT_998h`](crate::kobolds_and_catacombs::neutral::LOOT_998h), Zarog's Crown [`LOOT_998j`](crate::kobolds_and_catacombs::neutral::LOOT_998j), Wondrous Wand [`LOOT_998l`](crate::kobolds_and_catacombs::neutral::LOOT_998l), Golden Kobold [`LOOT_998k`](crate::kobolds_and_catacombs::neutral::LOOT_998k)
///
/// State: Todo
//~ todo DAL_417 353e8b6f b41576d7 63866656.04393132
pub const DAL_417: Power = TODO;

/// # Underbelly Fence
///
/// `DAL_714` · Rogue minion · 2 mana · 2/3
///
/// > **Battlecry:** If you're holding a card from another class, gain +1/+1 and Rush**.**
///
/// - Set: Rise of Shadows · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: Rush
/// - Enchantments: Street Smarts [`DAL_714e`]
///
/// State: Derived
//~ derived DAL_714 5e687ca7 2277d34e c106436d.e7cab2f7
pub const DAL_714: Power =
    battlecry(&[give(&[plus(1, 1), has(GameTag::RUSH)])]).when(there_is(&YOUR_HAND.that(ANOTHER_CLASS)));

/// # Street Smarts
///
/// `DAL_714e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Rise of Shadows
///
/// State: Derived
//~ derived DAL_714e 199cb4e6 f1e857f2 179851a4.67341004
pub const DAL_714e: Power = enchant(&[plus(1, 1)]);

/// # Vendetta
///
/// `DAL_716` · Rogue spell · 4 mana
///
/// > Deal $4 damage to a minion. Costs (0) if you're holding a card from another class.
///
/// - Set: Rise of Shadows · rare · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived DAL_716 24618d19 02c70340 ceb8e3b6.f000cc33
#[rustfmt::skip]
pub const DAL_716: Power = abilities(&[spell(&[deal(4).to(A_MINION)]), aura(THIS).when(there_is(&YOUR_HAND.that(ANOTHER_CLASS))).in_hand().have(&[cost(0)])]);

/// # Tak Nozwhisker
///
/// `DAL_719` · Rogue minion · 7 mana · 6/6
///
/// > Whenever you shuffle a card into your deck, add a copy to your hand.
///
/// - Set: Rise of Shadows · legendary · collectible
///
/// State: Todo
//~ todo DAL_719 52571333 a3cfdf2d 80278786.ac1b07ab
pub const DAL_719: Power = TODO;

/// # Waggle Pick
///
/// `DAL_720` · Rogue weapon · 4 mana · 4/2 durability
///
/// > **Deathrattle:** Return a random friendly minion to your hand. It costs (2) less.
///
/// - Set: Rise of Shadows · epic · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived DAL_720 a3e59eb1 d378b776 ed9985e9.6422f977
pub const DAL_720: Power = deathrattle(&[return_to_hand(FRIENDLY_MINIONS.random()), give(&[cost_less(2)]).to(IT)]);

/// # Daring Escape
///
/// `DAL_728` · Rogue spell · 1 mana
///
/// > Return all friendly minions to your hand.
///
/// - Set: Rise of Shadows · common · collectible
///
/// State: Derived
//~ derived DAL_728 8927db26 11ddc8d4 4c03f295.06d36d91
pub const DAL_728: Power = spell(&[return_to_hand(FRIENDLY_MINIONS)]);
