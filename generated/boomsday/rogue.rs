//! Rogue cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 5763385b

/// # Violet Haze
///
/// `BOT_084` · Rogue spell · Shadow · 2 mana
///
/// > Add 2 random **Deathrattle** cards to your hand.
///
/// - Set: The Boomsday Project · common · collectible
/// - Refers to: Deathrattle
///
/// State: Derived
//~ derived BOT_084 1ffdf1b0 4e0a27ae 310c6031.346d8188
pub const BOT_084: Power = spell(&[get(random(with(GameTag::DEATHRATTLE))).copies(2)]);

/// # Academic Espionage
///
/// `BOT_087` · Rogue spell · 4 mana
///
/// > Shuffle 10 cards from your opponent's class into your deck. They cost (1).
///
/// - Set: The Boomsday Project · epic · collectible
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Academic Espionage [`BOT_087e`]
///
/// State: Derived
//~ derived BOT_087 1c7e8704 b4787a8c 9a782968.e0cbf0d1
pub const BOT_087: Power = spell(&[shuffle(random_of(CARD, Classes::Opponent)).copies(10), attach("BOT_087e").to(IT)]);

/// # Academic Espionage
///
/// `BOT_087e` · Rogue enchantment
///
/// > Costs (1).
///
/// - Set: The Boomsday Project
///
/// State: Derived
//~ derived BOT_087e ccac9af3 6a8467bc 6f248451.53ed184d
pub const BOT_087e: Power = enchant(&[cost(1)]);

/// # Myra's Unstable Element
///
/// `BOT_242` · Rogue spell · 5 mana
///
/// > Draw the rest of your deck.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Tags: `3169` = 1
///
/// State: Derived
//~ derived BOT_242 c3395f4e bfcab4af 747e40b9.3d90cd03
pub const BOT_242: Power = spell(&[draw(1).for_each(YOUR_DECK)]);

/// # Myra Rotspring
///
/// `BOT_243` · Rogue minion · 5 mana · 4/2
///
/// > **Battlecry: Discover** a **Deathrattle** minion. Also gain its **Deathrattle**.
///
/// - Set: The Boomsday Project · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover
/// - Refers to: Deathrattle
/// - Enchantments: Necroalchemy [`BOT_243e`]
///
/// State: Derived
//~ derived BOT_243 4a3aead2 27132f8a ade141b5.06c80ffd
pub const BOT_243: Power = battlecry(&[discover(all(&[MINION, with(GameTag::DEATHRATTLE)])), gain_deathrattle_of(IT)]);

/// # Necroalchemy
///
/// `BOT_243e` · Rogue enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ todo BOT_243e 5e740511 9fa81d7b d3574dd5.d40e27b6
pub const BOT_243e: Power = TODO;

/// # Pogo-Hopper
///
/// `BOT_283` · Rogue minion · 1 mana · 1/1
///
/// > **Battlecry:** Gain +2/+2 for each other Pogo-Hopper you played this game.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech, Beast
/// - Mechanics: Battlecry
/// - Tags: `2542` = 1
/// - Enchantments: Kinetic Energy [`BOT_283e`]
///
/// State: Derived
//~ derived BOT_283 6d213f23 9749d019 e83b591e.f553f05b
pub const BOT_283: Power =
    battlecry(&[give(&[plus(2, 2).times(X)]).times(count_of(CARDS_YOU_PLAYED.that(named("BOT_283")).other()))]);

/// # Kinetic Energy
///
/// `BOT_283e` · Rogue enchantment
///
/// > Increased stats.
///
/// - Set: The Boomsday Project
///
/// State: Todo
//~ todo BOT_283e a8c037d4 d9e2ac97 b8ee2d99.a536d554
pub const BOT_283e: Power = TODO;

/// # Necrium Blade
///
/// `BOT_286` · Rogue weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Trigger the **Deathrattle** of a random friendly minion.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived BOT_286 8f6c1501 df12c556 2b057204.a0e20368
pub const BOT_286: Power = deathrattle(&[trigger(Word::Deathrattle, FRIENDLY_MINIONS.random())]);

/// # Lab Recruiter
///
/// `BOT_288` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry:** Shuffle 3 copies of a friendly minion into your deck.
///
/// - Set: The Boomsday Project · common · collectible
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived BOT_288 00b60246 dfdacc06 b071f257.de6e0ffa
pub const BOT_288: Power = battlecry(&[shuffle(copy_of(A_FRIENDLY_MINION)).copies(3)]);

/// # Necrium Vial
///
/// `BOT_508` · Rogue spell · Shadow · 5 mana
///
/// > Trigger a friendly minion's **Deathrattle** twice.
///
/// - Set: The Boomsday Project · epic · collectible
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_WITH_DEATHRATTLE` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived BOT_508 5df59db9 00a3cb34 08cb053c.1bfcccee
pub const BOT_508: Power =
    spell(&[trigger(Word::Deathrattle, A_FRIENDLY_MINION.that(with(GameTag::DEATHRATTLE))).repeated(2)]);

/// # Blightnozzle Crawler
///
/// `BOT_565` · Rogue minion · 4 mana · 2/4
///
/// > **Deathrattle:** Summon a 1/1 Ooze with **Poisonous** and **Rush**.
///
/// - Set: The Boomsday Project · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
/// - Refers to: Poisonous, Rush
/// - Tokens: Radioactive Ooze [`BOT_565t`]
///
/// State: Derived
//~ derived BOT_565 9f561002 41d4b1fb 48636a47.2e62ae61
pub const BOT_565: Power = deathrattle(&[summon(card("BOT_565t"))]);

/// # Radioactive Ooze
///
/// `BOT_565t` · Rogue minion · 1 mana · 1/1
///
/// > **Poisonous Rush**
///
/// - Set: The Boomsday Project
/// - Mechanics: Poisonous, Rush
///
/// State: Vanilla
//~ vanilla BOT_565t dc7bb8ac 070f4d4e 54c3dcd2.568fb49c
pub const BOT_565t: Power = VANILLA;

/// # Crazed Chemist
///
/// `BOT_576` · Rogue minion · 5 mana · 4/4
///
/// > **Combo:** Give a friendly minion +4 Attack.
///
/// - Set: The Boomsday Project · common · collectible
/// - Mechanics: Combo
/// - Play requirements: `REQ_MINION_TARGET`, `REQ_TARGET_FOR_COMBO`, `REQ_FRIENDLY_TARGET` (hearthstone-data 36393.1)
/// - Target: "Give +4 Attack."
/// - Enchantments: Overcharged [`BOT_576e`]
///
/// State: Derived
//~ derived BOT_576 519bd8d0 b9039526 f4916f72.d4f77b4b
pub const BOT_576: Power = combo(&[attach("BOT_576e").to(A_FRIENDLY_MINION)]);

/// # Overcharged
///
/// `BOT_576e` · Rogue enchantment
///
/// > +4 Attack.
///
/// - Set: The Boomsday Project
/// - Enchantments: Overcharged Copy [`BOT_576e_Copy`]
///
/// State: Derived
//~ derived BOT_576e 7eab5822 08f3d5a3 b2e9dd40.743819fe
pub const BOT_576e: Power = enchant(&[ATTACK.plus(4)]);

/// # Overcharged Copy
///
/// `BOT_576e_Copy` · Rogue enchantment
///
/// > +5 Attack.
///
/// - Set: The Boomsday Project
///
/// State: Derived
//~ derived BOT_576e_Copy 1550c74d f0114657 f1a41d4b.d1a43c6f
pub const BOT_576e_Copy: Power = enchant(&[ATTACK.plus(5)]);
