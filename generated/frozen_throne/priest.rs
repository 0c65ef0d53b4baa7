//! Priest cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Devour Mind
///
/// `ICC_207` · Priest spell · Shadow · 5 mana
///
/// > Copy 3 cards in your opponent's deck and add them to your hand.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
///
/// State: Todo
//~ ICC_207 todo 195ea014 efd8a30b
pub const ICC_207: Power = TODO;

/// # Shadow Ascendant
///
/// `ICC_210` · Priest minion · 2 mana · 2/3
///
/// > At the end of your turn, give another random friendly minion +1/+1.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Tags: `4577` = 1
/// - Enchantments: Ascended [`ICC_210e`]
///
/// State: Todo
//~ ICC_210 todo a1c9450c ca376907
pub const ICC_210: Power = TODO;

/// # Ascended
///
/// `ICC_210e` · Priest enchantment
///
/// > Stats increased.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_210e todo 1fc12075 4b5ebdd5
pub const ICC_210e: Power = TODO;

/// # Acolyte of Agony
///
/// `ICC_212` · Priest minion · 3 mana · 3/3
///
/// > **Lifesteal**
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Minion type: Undead
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ ICC_212 vanilla a1fa3f37 d8b50435
pub const ICC_212: Power = VANILLA;

/// # Eternal Servitude
///
/// `ICC_213` · Priest spell · Shadow · 4 mana
///
/// > **Discover** a friendly minion that died this game. Summon it.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Mechanics: Discover
/// - Play requirements: `REQ_FRIENDLY_MINION_DIED_THIS_GAME`, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ ICC_213 todo c16844b6 02f80107
pub const ICC_213: Power = TODO;

/// # Obsidian Statue
///
/// `ICC_214` · Priest minion · 9 mana · 4/8
///
/// > Taunt**, Lifesteal Deathrattle:** Destroy a random enemy minion.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Mechanics: Taunt, Deathrattle, Lifesteal
///
/// State: Todo
//~ ICC_214 todo 2d340df8 cb3bc5a5
pub const ICC_214: Power = TODO;

/// # Archbishop Benedictus
///
/// `ICC_215` · Priest minion · 7 mana · 4/6
///
/// > **Battlecry:** Shuffle a copy of your opponent's deck into your deck.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ ICC_215 todo 682a71d6 64fc47e3
pub const ICC_215: Power = TODO;

/// # Shadow Essence
///
/// `ICC_235` · Priest spell · Shadow · 7 mana
///
/// > Summon a 5/5 copy of a random minion in your deck.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Enchantments: Shadow Essence [`ICC_235e`]
///
/// State: Todo
//~ ICC_235 todo ff46b77a 0cf3d866
pub const ICC_235: Power = TODO;

/// # Shadow Essence
///
/// `ICC_235e` · Neutral enchantment
///
/// > Attack and Health set to 5.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_235e todo edc8cfa2 df2485e5
pub const ICC_235e: Power = TODO;

/// # Spirit Lash
///
/// `ICC_802` · Priest spell · Shadow · 2 mana
///
/// > **Lifesteal** Deal $1 damage to all minions.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Mechanics: Lifesteal
///
/// State: Todo
//~ ICC_802 todo e08c960f 188a5f23
pub const ICC_802: Power = TODO;

/// # Shadowreaper Anduin
///
/// `ICC_830` · Priest hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Destroy all minions with 5 or more Attack.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Mechanics: Battlecry
/// - Hero power: Voidform [`ICC_830p`]
///
/// State: Todo
//~ ICC_830 todo 59f28333 261c10db
pub const ICC_830: Power = TODO;

/// # Voidform
///
/// `ICC_830p` · Priest hero power · 2 mana
///
/// > Deal $2 damage. After you play a card, refresh this.
///
/// - Set: Knights of the Frozen Throne
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Todo
//~ ICC_830p todo 2528d480 a33cc928
pub const ICC_830p: Power = TODO;

/// # Embrace Darkness
///
/// `ICC_849` · Priest spell · Shadow · 6 mana
///
/// > Choose an enemy minion. At the start of your turn, gain control of it.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Embraced [`ICC_849e`]
///
/// State: Todo
//~ ICC_849 todo df4299d9 73f5d4b2
pub const ICC_849: Power = TODO;

/// # Embraced
///
/// `ICC_849e` · Neutral enchantment
///
/// > At the start of the next turn, lose control of this minion.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ ICC_849e todo da38afa4 d9704283
pub const ICC_849e: Power = TODO;
