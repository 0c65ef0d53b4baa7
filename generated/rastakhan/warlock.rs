//! Warlock cards of Rastakhan's Rumble.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 1ad5883f

/// # Shriek
///
/// `TRL_245` · Warlock spell · Shadow · 1 mana
///
/// > Discard your lowest Cost card. Deal $2 damage to all minions.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Mechanics: Discard Cards
///
/// State: Derived
//~ derived TRL_245 7b5b19a4 879b9ae6 df18d877.2033f239
pub const TRL_245: Power = spell(&[discard(YOUR_HAND.least(COST)), deal(2).to(MINIONS)]);

/// # Void Contract
///
/// `TRL_246` · Warlock spell · Shadow · 8 mana
///
/// > Destroy half of each player's deck.
///
/// - Set: Rastakhan's Rumble · epic · collectible
///
/// State: Todo
//~ todo TRL_246 79b6e109 95968418 c5703479.824e7d81
pub const TRL_246: Power = TODO;

/// # Soulwarden
///
/// `TRL_247` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** Add 3 random cards you discarded this game to your hand.
///
/// - Set: Rastakhan's Rumble · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TRL_247 6df68ab7 cac72425 d83788f3.4b8ede17
pub const TRL_247: Power =
    battlecry(&[get(from_past(past(Side::Friendly, Deed::Discarded, Window::ThisGame))).copies(3)]);

/// # Grim Rally
///
/// `TRL_249` · Warlock spell · Shadow · 1 mana
///
/// > Destroy a friendly minion. Give your minions +1/+1.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Play requirements: `REQ_FRIENDLY_TARGET`, `REQ_MINION_TARGET`, `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Enchantments: Grim Rally [`TRL_249e`]
///
/// State: Derived
//~ derived TRL_249 803b5137 a4810c64 d337971c.45a56f59
pub const TRL_249: Power = spell(&[destroy(A_FRIENDLY_MINION), attach("TRL_249e").to(FRIENDLY_MINIONS)]);

/// # Grim Rally
///
/// `TRL_249e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Rastakhan's Rumble
///
/// State: Derived
//~ derived TRL_249e 3445331b 1f21f15f b175b52c.67341004
pub const TRL_249e: Power = enchant(&[plus(1, 1)]);

/// # Spirit of the Bat
///
/// `TRL_251` · Warlock minion · 2 mana · 0/3
///
/// > **Stealth** for 1 turn. After a friendly minion dies, give a minion in your hand +1/+1.
///
/// - Set: Rastakhan's Rumble · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Stealth
/// - Tags: `2542` = 1
/// - Enchantments: Hir'eek's Offering [`TRL_251e`]
///
/// State: Derived
//~ derived TRL_251 3cccb562 c1ff907b b36c7c2d.8f84808f
#[rustfmt::skip]
pub const TRL_251: Power = abilities(&[whenever(YOU.turn_start()).once().then(&[give(&[has_no(GameTag::STEALTH)])]), after(OTHER_FRIENDLY_MINIONS.die()).then(&[give(&[plus(1, 1)]).to(YOUR_HAND.that(MINION).random())])]);

/// # Hir'eek's Offering
///
/// `TRL_251e` · Neutral enchantment
///
/// > Increased stats from Spirit of the Bat.
///
/// - Set: Rastakhan's Rumble
/// - Tokens: Spirit of the Bat [`TRL_251`]
///
/// State: Todo
//~ todo TRL_251e e6e1f9fd 7ccb6187 63cdba30.3060be7b
pub const TRL_251e: Power = TODO;

/// # High Priestess Jeklik
///
/// `TRL_252` · Warlock minion · 4 mana · 3/5
///
/// > **Taunt**, **Lifesteal** When you discard this, add 2 copies of it to your hand.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Mechanics: Taunt, Invisible Deathrattle, Lifesteal
///
/// State: Derived
//~ derived TRL_252 ad16898b 762efd45 3f71c1d3.87d1efbe
pub const TRL_252: Power = on(Word::WhenDiscarded, &[get(copy_of(THIS)).copies(2)]);

/// # Hir'eek, the Bat
///
/// `TRL_253` · Warlock minion · 8 mana · 1/1
///
/// > **Battlecry:** Fill your board with copies of this minion.
///
/// - Set: Rastakhan's Rumble · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived TRL_253 0633fd83 54f755a3 a1a793b9.cc5c6411
pub const TRL_253: Power = battlecry(&[summon(copy_of(THIS)).copies(7)]);

/// # Blood Troll Sapper
///
/// `TRL_257` · Warlock minion · 7 mana · 5/8
///
/// > After a friendly minion dies, deal 2 damage to the enemy hero.
///
/// - Set: Rastakhan's Rumble · common · collectible
///
/// State: Derived
//~ derived TRL_257 8a9a29e0 d54c9c2a 5099f237.e32a6a73
pub const TRL_257: Power = after(OTHER_FRIENDLY_MINIONS.die()).then(&[deal(2).to(ENEMY_HERO)]);

/// # Reckless Diretroll
///
/// `TRL_551` · Warlock minion · 3 mana · 2/6
///
/// > **Taunt Battlecry:** Discard your lowest Cost card.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Mechanics: Taunt, Battlecry, Discard Cards
///
/// State: Derived
//~ derived TRL_551 e8ae0bcb bb9e77fa 95dc2964.e708c49d
pub const TRL_551: Power = battlecry(&[discard(YOUR_HAND.least(COST))]);

/// # Demonbolt
///
/// `TRL_555` · Warlock spell · Shadow · 8 mana
///
/// > Destroy a minion. Costs (1) less for each minion you control.
///
/// - Set: Rastakhan's Rumble · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived TRL_555 ff57965b dca78669 86e4afcb.2941345c
pub const TRL_555: Power = abilities(&[spell(&[destroy(A_MINION)]), costs(&[cost_less(1).for_each(FRIENDLY_MINIONS)])]);
