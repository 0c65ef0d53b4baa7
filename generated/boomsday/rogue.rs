//! Rogue cards of The Boomsday Project.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 8f71a4df

/// # Violet Haze
/// Spell · Shadow · 2 mana
/// > Add 2 random **Deathrattle** cards to your hand.
//~ derived BOT_084 b6d2c906 a5d45018.346d8188 14db448e
pub const BOT_084: Power = spell(&[get(random(with(GameTag::DEATHRATTLE))).picks(2)]);

/// # Academic Espionage
/// Spell · 4 mana
/// > Shuffle 10 cards from your opponent's class into your deck. They cost (1).
/// - Makes: Academic Espionage [`BOT_087e`] ("Costs (1).")
//~ done BOT_087 - 38d1d3b0.e0cbf0d1 35b423f0.a149a0e5
pub const BOT_087: Power = spell(&[shuffle(random_of(CARD, Classes::Opponent)).picks(10), attach("BOT_087e").to(IT)]);

/// # Academic Espionage
/// Enchantment
/// > Costs (1).
//~ derived BOT_087e 6a8467bc d522ad72.53ed184d 35b423f0
pub const BOT_087e: Power = enchant(&[cost(1)]);

/// # Myra's Unstable Element
/// Spell · 5 mana
/// > Draw the rest of your deck.
//~ done BOT_242 - 36b694de.3d90cd03 859057f0
pub const BOT_242: Power = spell(&[draw(1).for_each(YOUR_DECK)]);

/// # Myra Rotspring
/// Minion · Undead · 5 mana · 4/2
/// > **Battlecry: Discover** a **Deathrattle** minion. Also gain its **Deathrattle**.
/// - Makes: Necroalchemy [`BOT_243e`] ("Copied Deathrattle from ….")
//~ derived BOT_243 27132f8a 5246ede6.06c80ffd 2a9133b6.6aa6c766
pub const BOT_243: Power = battlecry(&[discover(all(&[MINION, with(GameTag::DEATHRATTLE)])), gain_deathrattle_of(IT)]);

/// # Necroalchemy
/// Enchantment
/// > Copied **Deathrattle** from {0}.
//~ todo BOT_243e 9fa81d7b d522ad72.d40e27b6 f2aa95f8
pub const BOT_243e: Power = TODO;

/// # Pogo-Hopper
/// Minion · Mech · Beast · 1 mana · 1/1
/// > **Battlecry:** Gain +2/+2 for each other Pogo-Hopper you played this game.
/// - Makes: Kinetic Energy [`BOT_283e`] ("Increased stats.")
//~ done BOT_283 - 0b3f7ffa.f553f05b 0ec923a4.b6e6931d
pub const BOT_283: Power =
    battlecry(&[give(&[plus(2, 2).times(X)]).with_x(YOU.play(named("BOT_283")).this_game().other().count())]);

/// # Kinetic Energy
/// Enchantment
/// > Increased stats.
//~ todo BOT_283e d9e2ac97 d522ad72.a536d554 490356e3
pub const BOT_283e: Power = TODO;

/// # Necrium Blade
/// Weapon · 3 mana · 3/2 durability
/// > **Deathrattle:** Trigger the **Deathrattle** of a random friendly minion.
//~ derived BOT_286 df12c556 043b7f8c.a0e20368 6c2d702a
pub const BOT_286: Power = deathrattle(&[trigger(Word::Deathrattle, FRIENDLY_MINIONS.random())]);

/// # Lab Recruiter
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Shuffle 3 copies of a friendly minion into your deck.
//~ done BOT_288 - 0296240c.de6e0ffa 2c82cb1c
pub const BOT_288: Power = battlecry(&[shuffle(copy_of(A_FRIENDLY_MINION)).copies(3)]);

/// # Necrium Vial
/// Spell · Shadow · 5 mana
/// > Trigger a friendly minion's **Deathrattle** twice.
//~ derived BOT_508 00a3cb34 cf35eba3.1bfcccee 7ea0cbfa
pub const BOT_508: Power =
    spell(&[trigger(Word::Deathrattle, A_FRIENDLY_MINION.that(with(GameTag::DEATHRATTLE))).repeated(2)]);

/// # Blightnozzle Crawler
/// Minion · Mech · 4 mana · 2/4
/// > **Deathrattle:** Summon a 1/1 Ooze with **Poisonous** and **Rush**.
/// - Makes: Radioactive Ooze [`BOT_565t`] (1/1, "Poisonous Rush")
//~ derived BOT_565 41d4b1fb 0b4dbb6c.2e62ae61 b8aa071e.db8c5db6
pub const BOT_565: Power = deathrattle(&[summon(card("BOT_565t"))]);

/// # Radioactive Ooze
/// Minion · 1 mana · 1/1
/// > **Poisonous Rush**
//~ vanilla BOT_565t 070f4d4e cbd7c476.568fb49c 339210ea
pub const BOT_565t: Power = VANILLA;

/// # Crazed Chemist
/// Minion · 5 mana · 4/4
/// > **Combo:** Give a friendly minion +4 Attack.
/// - Makes: Overcharged [`BOT_576e`] ("\+4 Attack.")
//~ derived BOT_576 b9039526 a0c6b2f7.d4f77b4b b92ecc69.0279c17a
pub const BOT_576: Power = combo(&[attach("BOT_576e").to(A_FRIENDLY_MINION)]);

/// # Overcharged
/// Enchantment
/// > \+4 Attack.
/// - Makes: Overcharged Copy [`BOT_576e_Copy`] ("\+5 Attack.")
//~ derived BOT_576e 08f3d5a3 d522ad72.2dbf4ca3 4329c958.c33b7b7b
pub const BOT_576e: Power = enchant(&[ATTACK.plus(4)]);

/// # Overcharged Copy
/// Enchantment
/// > \+5 Attack.
//~ derived BOT_576e_Copy f0114657 d522ad72.dc4282a7 74edeeb6
pub const BOT_576e_Copy: Power = enchant(&[ATTACK.plus(5)]);
