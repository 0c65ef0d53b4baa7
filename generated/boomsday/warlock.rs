//! Warlock cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 5d124957

/// # Spirit Bomb
///
/// `BOT_222` · Warlock spell · Shadow · 1 mana
///
/// > Deal $4 damage to a minion and your hero.
///
/// - Set: The Boomsday Project · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived BOT_222 34e3a8cc 1b5208bc d9599ec8.20d769cc
pub const BOT_222: Power = spell(&[deal(4).to(together(&[A_MINION, YOUR_HERO]))]);

/// # Doubling Imp
///
/// `BOT_224` · Warlock minion · 3 mana · 2/2
///
/// > **Battlecry:** Summon a copy of this minion.
///
/// - Set: The Boomsday Project · common · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry, Imp
///
/// State: Derived
//~ derived BOT_224 8b6982e7 571fd712 bf3d32cb.7b89058c
pub const BOT_224: Power = battlecry(&[summon(copy_of(THIS))]);

/// # Nethersoul Buster
///
/// `BOT_226` · Warlock minion · 3 mana · 1/5
///
/// > **Battlecry:** Gain +1 Attack for each damage your hero has taken this turn.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Enchantments: Nethercharged [`BOT_226e`]
///
/// State: Todo
//~ todo BOT_226 98dd0ff0 18fbb0b3 7ae2b608.9a7c8ba0
pub const BOT_226: Power = TODO;

/// # Nethercharged
///
/// `BOT_226e` · Warlock enchantment
///
/// > Attack increased.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ todo BOT_226e 0ec82282 97d545d6 f980ab0d.29b7578e
pub const BOT_226e: Power = TODO;

/// # Soul Infusion
///
/// `BOT_263` · Warlock spell · Shadow · 1 mana
///
/// > Give the left-most minion in your hand +2/+2.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Enchantments: Infused [`BOT_263e`]
///
/// State: Done
//~ done BOT_263 88c2babb - 9442d33f.1e771e81
pub const BOT_263: Power = spell(&[attach("BOT_263e").to(YOUR_HAND.that(MINION).first(1))]);

/// # Infused
///
/// `BOT_263e` · Warlock enchantment
///
/// > +2/+2.
///
/// - Set: The Boomsday Project
///
/// State: Derived
//~ derived BOT_263e 761cc5f5 28666661 1d3e3c1c.6d6ab056
pub const BOT_263e: Power = enchant(&[plus(2, 2)]);

/// # Dr. Morrigan
///
/// `BOT_433` · Warlock minion · 6 mana · 5/5
///
/// > **Deathrattle:** Swap this with a minion from your deck.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ todo BOT_433 3d913546 7840fff1 0eee3d2f.8d1a8b85
pub const BOT_433: Power = TODO;

/// # Void Analyst
///
/// `BOT_443` · Warlock minion · 2 mana · 2/2
///
/// > **Deathrattle:** Give all Demons in your hand +1/+1.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle
/// - Enchantments: Well-Studied [`BOT_443e`]
///
/// State: Derived
//~ derived BOT_443 680011f8 6148c673 4864eccb.23c86b52
pub const BOT_443: Power = deathrattle(&[attach("BOT_443e").to(YOUR_HAND.that(DEMON))]);

/// # Well-Studied
///
/// `BOT_443e` · Warlock enchantment
///
/// > +1/+1 from Void Analyst.
///
/// - Set: The Boomsday Project
/// - Tokens: Void Analyst [`BOT_443`]
///
/// State: Derived
//~ derived BOT_443e 728de539 e663a7d5 d4cfbfa2.0fad8a7a
pub const BOT_443e: Power = enchant(&[plus(1, 1)]);

/// # Ectomancy
///
/// `BOT_521` · Warlock spell · Shadow · 6 mana
///
/// > Summon copies of all Demons you control.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived BOT_521 9a9cb1ed 7feedac5 651833f8.d4f0f653
pub const BOT_521: Power = spell(&[summon(copy_of(FRIENDLY_MINIONS.that(DEMON)))]);

/// # Omega Agent
///
/// `BOT_536` · Warlock minion · 5 mana · 4/5
///
/// > **Battlecry:** If you have 10 Mana Crystals, summon 2 copies of this minion.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived BOT_536 54b13d76 19906d52 ec31189d.9cb410fc
pub const BOT_536: Power = battlecry(&[summon(copy_of(THIS)).copies(2)]).when(MANA_CRYSTALS.at_least(10));

/// # The Soularium
///
/// `BOT_568` · Warlock spell · Shadow · 2 mana
///
/// > Draw 3 cards. They are **Temporary**.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Refers to: tag 3630
/// - Enchantments: Fleeting Soul [`BOT_568e`]
///
/// State: Done
//~ done BOT_568 192a5dff - b361f9bd.525260d5
pub const BOT_568: Power = spell(&[draw(3), give(&[has(GameTag::GHOSTLY)]).to(THEM)]);

/// # Fleeting Soul
///
/// `BOT_568e` · Warlock enchantment
///
/// > Discards at the end of your turn.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ todo BOT_568e d981632c b41e09a0 bc5a0a53.aece52c5
pub const BOT_568e: Power = TODO;

/// # Demonic Project
///
/// `BOT_913` · Warlock spell · Shadow · 2 mana
///
/// > Each player transforms a random minion in their hand into a Demon.
///
/// - Set: The Boomsday Project · common · collectible
///
/// State: Derived
//~ derived BOT_913 e8589677 b43487db c924107a.80a4e6d8
#[rustfmt::skip]
pub const BOT_913: Power = spell(&[transform(YOUR_HAND.that(MINION).random(), random(DEMON)), transform(ENEMY_HAND.that(MINION).random(), random(DEMON))]);
