//! Priest cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 743b99ac

/// # Devour Mind
///
/// `ICC_207` · Priest spell · Shadow · 5 mana
///
/// > Copy 3 cards in your opponent's deck and add them to your hand.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
///
/// State: Derived
//~ derived ICC_207 cd7b091d e7ce5823 ef7a4180.3b705dbd
pub const ICC_207: Power = spell(&[get(copy_of(ENEMY_DECK.random_of(3)))]);

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
/// State: Derived
//~ derived ICC_210 78b2ec4a 951547d6 4ca98b3d.a1635a0d
pub const ICC_210: Power = at_end_of_your_turn(&[give(&[plus(1, 1)]).to(OTHER_FRIENDLY_MINIONS.random())]);

/// # Ascended
///
/// `ICC_210e` · Priest enchantment
///
/// > Stats increased.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_210e b855261d 72806f25 c1ff44d3.1aa7c3a1
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
//~ vanilla ICC_212 a6278f1a 45268cba 34857fd9.b857c9f1
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
/// State: Derived
//~ derived ICC_213 12b86f58 94039daa 4ded940b.df013e60
pub const ICC_213: Power = spell(&[offer(Offer::Past(YOUR_MINIONS_THAT_DIED), &[summon(the(IT))])]);

/// # Obsidian Statue
///
/// `ICC_214` · Priest minion · 9 mana · 4/8
///
/// > Taunt**, Lifesteal Deathrattle:** Destroy a random enemy minion.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Mechanics: Taunt, Deathrattle, Lifesteal
///
/// State: Derived
//~ derived ICC_214 0901dd08 b5ac688a 9c8e4cb9.f8317da6
pub const ICC_214: Power = deathrattle(&[destroy(ENEMY_MINIONS.random())]);

/// # Archbishop Benedictus
///
/// `ICC_215` · Priest minion · 7 mana · 4/6
///
/// > **Battlecry:** Shuffle a copy of your opponent's deck into your deck.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived ICC_215 1d4b5c05 2a5be8f8 b5818324.b89d5f46
pub const ICC_215: Power = battlecry(&[shuffle(copy_of(ENEMY_DECK))]);

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
/// State: Derived
//~ derived ICC_235 47acfdfd 549aeb8b e2755adf.f35bdd82
pub const ICC_235: Power = spell(&[summon(copy_of(YOUR_DECK.that(MINION).random())), attach("ICC_235e").to(IT)]);

/// # Shadow Essence
///
/// `ICC_235e` · Neutral enchantment
///
/// > Attack and Health set to 5.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Derived
//~ derived ICC_235e 9072f8c0 1c66fb87 def63e77.78232ea1
pub const ICC_235e: Power = enchant(&[become_stats(5, 5)]);

/// # Spirit Lash
///
/// `ICC_802` · Priest spell · Shadow · 2 mana
///
/// > **Lifesteal** Deal $1 damage to all minions.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Mechanics: Lifesteal
///
/// State: Derived
//~ derived ICC_802 c9bcd70c 2c02c390 ecddaa15.21668e21
pub const ICC_802: Power = spell(&[deal(1).to(MINIONS)]);

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
//~ todo ICC_830 f5e052c6 eb4a8996 5b6984c6.b32d0b7c
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
//~ todo ICC_830p 2e15eae8 fdeae29b a6050ef8.19be87e1
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
//~ todo ICC_849 2ba15c0d 9fc00e90 a6ad3dc4.91d0d0c9
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
//~ todo ICC_849e fe672a71 626701df ad660f50.798f8108
pub const ICC_849e: Power = TODO;
