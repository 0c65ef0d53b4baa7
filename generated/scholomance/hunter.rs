//! Hunter cards of Scholomance Academy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file dd3d980a

/// # Wolpertinger
///
/// `SCH_133` · Hunter minion · 1 mana · 1/1
///
/// > **Battlecry:** Summon a copy of this.
///
/// - Set: Scholomance Academy · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived SCH_133 b3215672 05375341 e9053404.709e20a9
pub const SCH_133: Power = battlecry(&[summon(copy_of(THIS))]);

/// # Krolusk Barkstripper
///
/// `SCH_239` · Hunter minion · 4 mana · 3/5
///
/// > **Spellburst:** Destroy a random enemy minion.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Spellburst
///
/// State: Derived
//~ derived SCH_239 f7af66a2 0ca0006f cea7e6d4.8ec1b688
pub const SCH_239: Power = on(Word::Spellburst, &[destroy(ENEMY_MINIONS.random())]);

/// # Trueaim Crescent
///
/// `SCH_279` · Multi-class weapon · 1 mana · 1/4 durability
///
/// > After your Hero attacks a minion, your minions attack it too.
///
/// - Set: Scholomance Academy · epic · collectible
/// - Classes: Hunter, Demon Hunter
///
/// State: Derived
//~ derived SCH_279 67718dcf 75cf588f f6deea79.f5aa1e81
pub const SCH_279: Power = after(YOUR_HERO.attack(MINION)).then(&[make_attack(FRIENDLY_MINIONS, THAT)]);

/// # Carrion Studies
///
/// `SCH_300` · Hunter spell · 1 mana
///
/// > **Discover** a **Deathrattle** minion. Your next one costs (1) less.
///
/// - Set: Scholomance Academy · common · collectible
/// - Mechanics: Discover, Discover Studies Visual
/// - Refers to: Deathrattle
/// - Enchantments: Carrion Studies [`SCH_300e`], Studying Carrion [`SCH_300e2`]
///
/// State: Derived
//~ derived SCH_300 d36a06c8 3237d84d eacbdce0.e22005f2
pub const SCH_300: Power = spell(&[discover(all(&[MINION, with(GameTag::DEATHRATTLE)])), attach("SCH_300e").to(YOU)]);

/// # Carrion Studies
///
/// `SCH_300e` · Neutral enchantment
///
/// > Your next **Deathrattle** minion costs (1) less.
///
/// - Set: Scholomance Academy
/// - Mechanics: Aura
///
/// State: Derived
//~ derived SCH_300e 0c8710b4 636c4463 ea272642.e22609bd
#[rustfmt::skip]
pub const SCH_300e: Power = enchant(&[]).aura(YOUR_HAND.that(all(&[MINION, with(GameTag::DEATHRATTLE)])), &[cost_less(1)]).until(YOU.play(all(&[MINION, with(GameTag::DEATHRATTLE)])));

/// # Studying Carrion
///
/// `SCH_300e2` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_300e2 a2b4d093 51f7f77c 33766d04.f705eb41
pub const SCH_300e2: Power = enchant(&[cost_less(1)]);

/// # Bloated Python
///
/// `SCH_340` · Hunter minion · 3 mana · 1/2
///
/// > **Deathrattle:** Summon a 4/4 Hapless Handler.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tokens: Hapless Handler [`SCH_340t`]
///
/// State: Derived
//~ derived SCH_340 1100107c b0bac112 e849385a.6ba6ad1d
pub const SCH_340: Power = deathrattle(&[summon(card("SCH_340t"))]);

/// # Hapless Handler
///
/// `SCH_340t` · Hunter minion · 4 mana · 4/4
///
/// - Set: Scholomance Academy
///
/// State: Vanilla
//~ vanilla SCH_340t c506a207 50fa6429 1ae4b714
pub const SCH_340t: Power = VANILLA;

/// # Ace Hunter Kreen
///
/// `SCH_538` · Multi-class minion · 3 mana · 2/4
///
/// > Your other characters are **Immune** while attacking.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Classes: Hunter, Demon Hunter
/// - Mechanics: Aura
/// - Refers to: Immune
/// - Enchantments: Ace Hunter's Lesson [`SCH_538e`]
///
/// State: Derived
//~ derived SCH_538 0b2718e1 8e96e1bf 6c890e95.8b0339b1
pub const SCH_538: Power = aura(FRIENDLY_CHARACTERS.other()).have(&[has(GameTag::IMMUNE_WHILE_ATTACKING)]);

/// # Ace Hunter's Lesson
///
/// `SCH_538e` · Hunter enchantment
///
/// > **Immune** while attacking.
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ todo SCH_538e 472d4fdb 81d8cdd4 e59d524e.0a9df2b0
pub const SCH_538e: Power = TODO;

/// # Professor Slate
///
/// `SCH_539` · Hunter minion · 3 mana · 3/4
///
/// > Your spells are **Poisonous**.
///
/// - Set: Scholomance Academy · legendary · collectible
/// - Refers to: Poisonous
/// - Enchantments: Professor's Poison [`SCH_539e`]
///
/// State: Todo
//~ todo SCH_539 b37dedea ca6a2c9f f23dbb48.02681126
pub const SCH_539: Power = TODO;

/// # Professor's Poison
///
/// `SCH_539e` · Neutral enchantment
///
/// - Set: Scholomance Academy
///
/// State: Todo
//~ todo SCH_539e 75867849 d8396cc9 a85cd1d3
pub const SCH_539e: Power = TODO;

/// # Demon Companion
///
/// `SCH_600` · Multi-class spell · 1 mana
///
/// > Summon a random Demon Companion.
///
/// - Set: Scholomance Academy · rare · collectible
/// - Classes: Hunter, Demon Hunter
/// - Tokens: Reffuh [`SCH_600t1`], Shima [`SCH_600t2`], Kolek [`SCH_600t3`]
///
/// State: Derived
//~ derived SCH_600 6bba2a27 e810e83b 33f5c372.89b40323
pub const SCH_600: Power = spell(&[summon(one_of(&["SCH_600t1", "SCH_600t2", "SCH_600t3"]))]);

/// # Reffuh
///
/// `SCH_600t1` · Multi-class minion · 1 mana · 2/1
///
/// > **Charge**
///
/// - Set: Scholomance Academy
/// - Minion type: Demon
/// - Classes: Hunter, Demon Hunter
/// - Mechanics: Charge
///
/// State: Vanilla
//~ vanilla SCH_600t1 1c51abb5 7d5151d1 f71eb336.276b5ef0
pub const SCH_600t1: Power = VANILLA;

/// # Shima
///
/// `SCH_600t2` · Multi-class minion · 1 mana · 2/2
///
/// > **Taunt**
///
/// - Set: Scholomance Academy
/// - Minion type: Demon
/// - Classes: Hunter, Demon Hunter
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla SCH_600t2 2a070680 cd146919 61a33f54.4b0c5d24
pub const SCH_600t2: Power = VANILLA;

/// # Kolek
///
/// `SCH_600t3` · Multi-class minion · 1 mana · 1/2
///
/// > Your other minions have +1 Attack.
///
/// - Set: Scholomance Academy
/// - Minion type: Demon
/// - Classes: Hunter, Demon Hunter
/// - Mechanics: Aura
/// - Enchantments: Kolek's Call [`SCH_600t3e`]
///
/// State: Derived
//~ derived SCH_600t3 b2cb0db7 be40aad3 8867035f.cc6d9299
pub const SCH_600t3: Power = aura(OTHER_FRIENDLY_MINIONS).gives("SCH_600t3e");

/// # Kolek's Call
///
/// `SCH_600t3e` · Hunter enchantment
///
/// > Kolek is granting this minion +1 Attack.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_600t3e a9294868 48b58d40 e63d4ec8.77e69ec4
pub const SCH_600t3e: Power = enchant(&[ATTACK.plus(1)]);

/// # Overwhelm
///
/// `SCH_604` · Hunter spell · 1 mana
///
/// > Deal $2 damage to a minion. Deal one more damage for each Beast you control.
///
/// - Set: Scholomance Academy · rare · collectible
///
/// State: Todo
//~ todo SCH_604 b683012d 595a9b5e 195f94b5.cec4e996
pub const SCH_604: Power = TODO;

/// # Blood Herald
///
/// `SCH_618` · Multi-class minion · 5 mana · 1/1
///
/// > Whenever a friendly minion dies while this is in your hand, gain +1/+1.
///
/// - Set: Scholomance Academy · common · collectible
/// - Minion type: Undead
/// - Classes: Hunter, Demon Hunter
/// - Tags: `MULTI_CLASS_GROUP` = 7
/// - Enchantments: Blood of Innocents [`SCH_618e`]
///
/// State: Derived
//~ derived SCH_618 0aa96f9e c417593a c32d507b.88427998
pub const SCH_618: Power = whenever(OTHER_FRIENDLY_MINIONS.die()).in_hand().then(&[attach("SCH_618e")]);

/// # Blood of Innocents
///
/// `SCH_618e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Scholomance Academy
///
/// State: Derived
//~ derived SCH_618e 58ec15a0 ddac5001 0f350e96.67341004
pub const SCH_618e: Power = enchant(&[plus(1, 1)]);
