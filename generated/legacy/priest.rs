//! Priest cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 628b0c95

/// # Holy Nova
/// Spell · Holy · 3 mana
/// > Deal $2 damage to all enemy minions. Restore #2 Health to all friendly characters.
//~ done CS1_112 - 50eb3d2f.1610da20 729efbc3
pub const CS1_112: Power = spell(&[deal(2).to(ENEMY_MINIONS), heal(2).to(FRIENDLY_CHARACTERS)]);

/// # Mind Control
/// Spell · Shadow · 9 mana
/// > Take control of an enemy minion.
//~ done CS1_113 - 8717eafe.e1cda9f8 a8a86eb8
pub const CS1_113: Power = spell(&[take_control(AN_ENEMY_MINION)]);

/// # Holy Smite
/// Spell · Holy · 1 mana
/// > Deal $3 damage to a minion.
/// - Makes: Holy Smite [`CS1_130_Puzzle`] ("Deal 2 damage.")
//~ done CS1_130 - dd4c6abd.b36801b6 f6c951a8.aff41d64
pub const CS1_130: Power = spell(&[deal(3).to(A_MINION)]);

/// # Holy Smite
/// Spell · Holy · 1 mana
/// > Deal $2 damage.
//~ done CS1_130_Puzzle - dd4c6abd.c0c62e9f f6c951a8
pub const CS1_130_Puzzle: Power = spell(&[deal(2).to(TARGET)]);

/// # Mind Vision
/// Spell · Shadow · 1 mana
/// > Put a copy of a random card in your opponent's hand into your hand.
//~ done CS2_003 - ca4a4f53.79f1b166 9cf93038
pub const CS2_003: Power = spell(&[get(copy_of(ENEMY_HAND.random()))]);

/// # Power Word: Shield
/// Spell · Holy · 1 mana
/// > Give a minion +2 Health. Draw a card.
/// - Makes: Power Word: Shield [`CS2_004_Puzzle`] ("Give a minion +2 Health. Draw a card."); Power Word: Shield [`CS2_004e`] ("\+2 Health.")
//~ done CS2_004 - dd4c6abd.b0e04134 98423b9e.827a6e63
pub const CS2_004: Power = spell(&[attach("CS2_004e").to(A_MINION), draw(1)]);

/// # Power Word: Shield
/// Spell · Holy · 1 mana
/// > Give a minion +2 Health. Draw a card.
//~ done CS2_004_Puzzle - dd4c6abd.b0e04134 98423b9e
pub const CS2_004_Puzzle: Power = spell(&[attach("CS2_004e").to(A_MINION), draw(1)]);

/// # Power Word: Shield
/// Enchantment
/// > \+2 Health.
/// - Makes: Power Word: Shield [`CS2_004e_Puzzle`] ("\+2 Health.")
//~ derived CS2_004e 25f768a6 d522ad72.51d51864 98423b9e.f005ef32
pub const CS2_004e: Power = enchant(&[HEALTH.plus(2)]);

/// # Power Word: Shield
/// Enchantment
/// > \+2 Health.
//~ derived CS2_004e_Puzzle ab4aa4fe d522ad72.51d51864 98423b9e
pub const CS2_004e_Puzzle: Power = enchant(&[HEALTH.plus(2)]);

/// # Shadow Word: Pain
/// Spell · Shadow · 2 mana
/// > Destroy a minion with 3 or less Attack.
//~ done CS2_234 - a5d45018.ae6d10c6 79b4aec4
pub const CS2_234: Power = spell(&[destroy(A_MINION.that(ATTACK.at_most(3)))]);

/// # Northshire Cleric
/// Minion · 1 mana · 1/3
/// > Whenever a minion is healed, draw a card.
//~ done CS2_235 - cbeac1ac.4f531460 250bdfdb
pub const CS2_235: Power = whenever(MINIONS.is_healed_by(CARD)).then(&[draw(1)]);

/// # Divine Spirit
/// Spell · Holy · 2 mana
/// > Double a minion's Health.
/// - Makes: Divine Spirit [`CS2_236e`] ("This minion has double Health.")
//~ done CS2_236 - 5fbdf668.8ae96480 c1aae640.f9fcf9a9
pub const CS2_236: Power = spell(&[attach("CS2_236e").with_x(HEALTH.of(A_MINION)).to(A_MINION)]);

/// # Divine Spirit
/// Enchantment
/// > This minion has double Health.
//~ done CS2_236e - d522ad72.597ac7bd c1aae640
pub const CS2_236e: Power = enchant(&[HEALTH.plus(1).times(X)]);

/// # Crimson Clergy
/// Minion · 1 mana · 1/3
/// > **Overheal:** Draw a card.
/// - Reprint of: [`CORE_CS3_014`](crate::core_hidden::priest::CORE_CS3_014)
/// - Makes: [`CS3_014e`](crate::core::priest::CS3_014e)
//~ done CS3_014 - cbeac1ac.d514d565 3d9ff8ff.a39c8956.7e5daf88
pub const CS3_014: Power = on(Word::Overheal, &[draw(1)]);

/// # Focused Will
/// Spell · 1 mana
/// > **Silence** a minion, then give it +3 Health.
/// - Reprint of: [`CORE_CS3_027`](crate::core_hidden::priest::CORE_CS3_027)
/// - Makes: [`CS3_027e`](crate::core::priest::CS3_027e)
//~ done CS3_027 - 2f198b86.24ea3851 3ac2d572.6f503ad7.98606e8a
pub const CS3_027: Power = spell(&[silence(A_MINION), attach("CS3_027e").to(IT)]);

/// # Mind Blast
/// Spell · Shadow · 2 mana
/// > Deal $5 damage to the enemy hero.
//~ done DS1_233 - a5d45018.39dac44b d8a81c5b
pub const DS1_233: Power = spell(&[deal(5).to(ENEMY_HERO)]);

/// # Radiance
/// Spell · Holy · 1 mana
/// > Restore #5 Health to your hero.
//~ done EX1_192 - dd4c6abd.f16912cb 8d27e70a
pub const EX1_192: Power = spell(&[heal(5).to(YOUR_HERO)]);

/// # Psychic Conjurer
/// Minion · Undead · 1 mana · 1/2
/// > **Battlecry:** Copy a card in your opponent’s deck and add it to your hand.
//~ done EX1_193 - ef04ce4e.1a2652a1 de6da9df
pub const EX1_193: Power = battlecry(&[get(copy_of(ENEMY_DECK.random()))]);

/// # Power Infusion
/// Spell · Holy · 4 mana
/// > Give a minion +2/+6.
/// - Makes: Power Infusion [`EX1_194e`] ("\+2/+6.")
//~ done EX1_194 - f22de4ff.c1804edb 25f0e740.6e5ac053
pub const EX1_194: Power = spell(&[attach("EX1_194e").to(A_MINION)]);

/// # Power Infusion
/// Enchantment
/// > \+2/+6.
//~ derived EX1_194e a9f9f246 d522ad72.4acc4dd2 25f0e740
pub const EX1_194e: Power = enchant(&[plus(2, 6)]);

/// # Kul Tiran Chaplain
/// Minion · 2 mana · 2/3
/// > **Battlecry:** Give a friendly minion +2 Health.
/// - Makes: [`EX1_195e`](crate::classic::priest::EX1_195e)
//~ done EX1_195 - 5656a6e3.42ef63b0 8ab1347d.b06e9761
pub const EX1_195: Power = battlecry(&[attach("EX1_195e").to(A_FRIENDLY_MINION)]);

/// # Scarlet Subjugator
/// Minion · 1 mana · 2/1
/// > **Battlecry:** Give an enemy minion -2 Attack until your next turn.
/// - Makes: [`EX1_196e`](crate::classic::neutral::EX1_196e)
//~ done EX1_196 - 57db445c.9d49dd1d 0c0a3d3b.3c12d028
pub const EX1_196: Power = battlecry(&[attach("EX1_196e").to(AN_ENEMY_MINION)]);

/// # Shadow Word: Ruin
/// Spell · Shadow · 4 mana
/// > Destroy all minions with 5 or more Attack.
//~ done EX1_197 - 1e562e45.e196b1bd c5c3adfd
pub const EX1_197: Power = spell(&[destroy(MINIONS.that(ATTACK.at_least(5)))]);

/// # Natalie Seline
/// Minion · 7 mana · 7/1
/// > **Battlecry:** Destroy a minion and gain its Health.
/// - Makes: [`EX1_198e`](crate::classic::priest::EX1_198e)
//~ done EX1_198 - 48e4da09.de18feea 39a9efe6.61b16d5a
pub const EX1_198: Power = battlecry(&[destroy(A_MINION), attach("EX1_198e").with_x(HEALTH.of(IT))]);

/// # Shadow Word: Death
/// Spell · Shadow · 2 mana
/// > Destroy a minion with 5 or more Attack.
//~ done EX1_622 - a5d45018.29040c58 95a267bf
pub const EX1_622: Power = spell(&[destroy(A_MINION.that(ATTACK.at_least(5)))]);

/// # Anduin's Gift
/// Spell · 1 mana
/// > **Discover** a **Temporary** Power Word: Shield, Shadow Word: Pain, or Mind Control.
/// - Makes: Mind Control [`CS1_113`] ("Take control of an enemy minion.")
//~ done GIFT_12 - 2f198b86.72cf03af 3b0abd2a.961a89a8
pub const GIFT_12: Power = spell(&[discover_temporary(&["CS2_004", "CS2_234", "CS1_113"])]);

/// # Anduin Wrynn
/// Hero · 30 health
/// - Makes: Lesser Heal [`HERO_09bp`] ("Hero Power Restore 2 Health."); Lesser Fortitude [`HERO_09e1`] ("\+1 Health.")
//~ vanilla HERO_09 072e4cf0 c6957b81 0c13472d.3d260689
pub const HERO_09: Power = VANILLA;

/// # Lesser Heal
/// Hero Power · 2 mana
/// > **Hero Power** Restore #2 Health.
//~ done HERO_09bp - 4902b083.6adf06c6 8e5596a2
pub const HERO_09bp: Power = hero_power(&[heal(2).to(TARGET)]);

/// # Heal
/// Hero Power · 2 mana
/// > **Hero Power** Restore #4 Health.
//~ done HERO_09bp2 - 4902b083.a2514175 806d0a0a
pub const HERO_09bp2: Power = hero_power(&[heal(4).to(TARGET)]);

/// # Lesser Fortitude
/// Enchantment
/// > \+1 Health.
//~ derived HERO_09e1 9201c0e7 d522ad72.fd1f4654 0b138697
pub const HERO_09e1: Power = enchant(&[HEALTH.plus(1)]);

/// # Shadowed Spirit
/// Minion · Undead · 3 mana · 4/3
/// > **Deathrattle:** Deal 3 damage to the enemy hero.
/// - Reprint of: [`CS3_013`](crate::core_hidden::priest::CS3_013)
//~ done LEG_CS3_013 - c6897f5d.54b65eb1 eac13c22.aa0acb43
pub const LEG_CS3_013: Power = deathrattle(&[deal(3).to(ENEMY_HERO)]);

/// # Thrive in the Shadows
/// Spell · Shadow · 2 mana
/// > **Discover** a spell from your deck.
/// - Reprint of: [`CS3_028`](crate::core_hidden::priest::CS3_028)
//~ done LEG_CS3_028 - a5d45018.351c2e29 619995b0.980d544d
pub const LEG_CS3_028: Power = spell(&[discover_from(YOUR_DECK.that(SPELL))]);
