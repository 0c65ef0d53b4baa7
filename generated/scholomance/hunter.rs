//! Hunter cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file b4790f52

/// # Wolpertinger
/// Minion · Beast · 1 mana · 1/1
/// > **Battlecry:** Summon a copy of this.
//~ derived SCH_133 05375341 5533a85b.709e20a9 ee121c60
pub const SCH_133: Power = battlecry(&[summon(copy_of(THIS))]);

/// # Krolusk Barkstripper
/// Minion · Beast · 4 mana · 3/5
/// > **Spellburst:** Destroy a random enemy minion.
//~ derived SCH_239 0ca0006f 60e0c646.8ec1b688 c875c0e9
pub const SCH_239: Power = on(Word::Spellburst, &[destroy(ENEMY_MINIONS.random())]);

/// # Trueaim Crescent
/// Weapon · 1 mana · 1/4 durability
/// > After your Hero attacks a minion, your minions attack it too.
/// - Classes: Hunter, Demon Hunter
//~ derived SCH_279 75cf588f 0a232d9a.f5aa1e81 c8a6bc4f.291a37ce
pub const SCH_279: Power = after(YOUR_HERO.attack(MINION)).then(&[make_attack(FRIENDLY_MINIONS, THAT)]);

/// # Carrion Studies
/// Spell · 1 mana
/// > **Discover** a **Deathrattle** minion. Your next one costs (1) less.
/// - Makes: Carrion Studies [`SCH_300e`] ("Your next Deathrattle minion costs (1) less."); Studying Carrion [`SCH_300e2`] ("Costs (1) less.")
//~ derived SCH_300 3237d84d 2f198b86.e22005f2 6c7e0a63.845917ed
pub const SCH_300: Power = spell(&[discover(all(&[MINION, with(GameTag::DEATHRATTLE)])), attach("SCH_300e").to(YOU)]);

/// # Carrion Studies
/// Enchantment
/// > Your next **Deathrattle** minion costs (1) less.
//~ derived SCH_300e 636c4463 d522ad72.e22609bd 6c7e0a63
#[rustfmt::skip]
pub const SCH_300e: Power = enchant(&[]).aura(YOUR_HAND.that(all(&[MINION, with(GameTag::DEATHRATTLE)])), &[cost_less(1)]).until(YOU.play(all(&[MINION, with(GameTag::DEATHRATTLE)])));

/// # Studying Carrion
/// Enchantment
/// > Costs (1) less.
//~ derived SCH_300e2 51f7f77c d522ad72.f705eb41 603954db
pub const SCH_300e2: Power = enchant(&[cost_less(1)]);

/// # Bloated Python
/// Minion · Beast · 3 mana · 1/2
/// > **Deathrattle:** Summon a 4/4 Hapless Handler.
/// - Makes: Hapless Handler [`SCH_340t`] (4/4)
//~ derived SCH_340 b0bac112 9b9794a1.6ba6ad1d 18178c8f.5e1309dd
pub const SCH_340: Power = deathrattle(&[summon(card("SCH_340t"))]);

/// # Hapless Handler
/// Minion · 4 mana · 4/4
//~ vanilla SCH_340t 50fa6429 16ec05b0 c374f174
pub const SCH_340t: Power = VANILLA;

/// # Ace Hunter Kreen
/// Minion · 3 mana · 2/4
/// > Your other characters are **Immune** while attacking.
/// - Classes: Hunter, Demon Hunter
/// - Makes: Ace Hunter's Lesson [`SCH_538e`] ("Immune while attacking.")
//~ done SCH_538 - def81b81.8b0339b1 6847da01.291a37ce.b03d37ba
pub const SCH_538: Power = aura(FRIENDLY_CHARACTERS.other()).have(&[has(GameTag::IMMUNE_WHILE_ATTACKING)]);

/// # Ace Hunter's Lesson
/// Enchantment
/// > **Immune** while attacking.
//~ todo SCH_538e 81d8cdd4 d522ad72.0a9df2b0 c32403f4
pub const SCH_538e: Power = TODO;

/// # Professor Slate
/// Minion · 3 mana · 3/4
/// > Your spells are **Poisonous**.
/// - Makes: Professor's Poison [`SCH_539e`]
//~ done SCH_539 - 05841e04.02681126 b0d57739.69894756
pub const SCH_539: Power = aura(YOU).have(&[has(GameTag::POISONOUS)]);

/// # Professor's Poison
/// Enchantment
//~ todo SCH_539e d8396cc9 d522ad72 566834ce
pub const SCH_539e: Power = TODO;

/// # Demon Companion
/// Spell · 1 mana
/// > Summon a random Demon Companion.
/// - Classes: Hunter, Demon Hunter
/// - Makes: Reffuh [`SCH_600t1`] (2/1, "Charge"); Shima [`SCH_600t2`] (2/2, "Taunt"); Kolek [`SCH_600t3`] (1/2, "Your other minions have +1 Attack.")
//~ done SCH_600 - 2f198b86.89b40323 fe512bd7.291a37ce.7083f34a
pub const SCH_600: Power = spell(&[summon(one_of(&["SCH_600t1", "SCH_600t2", "SCH_600t3"]))]);

/// # Reffuh
/// Minion · Demon · 1 mana · 2/1
/// > **Charge**
/// - Classes: Hunter, Demon Hunter
//~ vanilla SCH_600t1 7d5151d1 7f9f31dc.276b5ef0 524a4409.291a37ce
pub const SCH_600t1: Power = VANILLA;

/// # Shima
/// Minion · Demon · 1 mana · 2/2
/// > **Taunt**
/// - Classes: Hunter, Demon Hunter
//~ vanilla SCH_600t2 cd146919 7f997283.4b0c5d24 e7b4c5fe.291a37ce
pub const SCH_600t2: Power = VANILLA;

/// # Kolek
/// Minion · Demon · 1 mana · 1/2
/// > Your other minions have +1 Attack.
/// - Classes: Hunter, Demon Hunter
/// - Makes: Kolek's Call [`SCH_600t3e`] ("Kolek is granting this minion +1 Attack.")
//~ derived SCH_600t3 be40aad3 181c156f.cc6d9299 a4c92bbd.291a37ce.9223262a
pub const SCH_600t3: Power = aura(OTHER_FRIENDLY_MINIONS).gives("SCH_600t3e");

/// # Kolek's Call
/// Enchantment
/// > Kolek is granting this minion +1 Attack.
//~ derived SCH_600t3e 48b58d40 d522ad72.77e69ec4 16de46a8
pub const SCH_600t3e: Power = enchant(&[ATTACK.plus(1)]);

/// # Overwhelm
/// Spell · 1 mana
/// > Deal $2 damage to a minion. Deal one more damage for each Beast you control.
///
/// # Notes
///
/// It is one hit: spell damage adds to it once.
//~ done SCH_604 - 2f198b86.cec4e996 e394b82e
pub const SCH_604: Power = spell(&[deal(1).times(sum(&[count(FRIENDLY_MINIONS.that(BEAST)), fixed(2)])).to(A_MINION)]);

/// # Blood Herald
/// Minion · Undead · 5 mana · 1/1
/// > Whenever a friendly minion dies while this is in your hand, gain +1/+1.
/// - Classes: Hunter, Demon Hunter
/// - Makes: Blood of Innocents [`SCH_618e`] ("\+1/+1.")
//~ derived SCH_618 c417593a 47b7d193.88427998 d513be1f.291a37ce.a2a513cc
pub const SCH_618: Power = whenever(OTHER_FRIENDLY_MINIONS.die()).in_hand().then(&[attach("SCH_618e")]);

/// # Blood of Innocents
/// Enchantment
/// > \+1/+1.
//~ derived SCH_618e ddac5001 d522ad72.cb08f83e c3bfc40f
pub const SCH_618e: Power = enchant(&[plus(1, 1)]);
