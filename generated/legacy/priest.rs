//! Priest cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 73657da6

/// # Holy Nova
///
/// `CS1_112` · Priest spell · Holy · 3 mana
///
/// > Deal $2 damage to all enemy minions. Restore #2 Health to all friendly characters.
///
/// - Set: Legacy · free · collectible
///
/// State: Done
//~ done CS1_112 e883d8f4 - f229b1aa.1610da20
pub const CS1_112: Power = spell(&[deal(2).to(ENEMY_MINIONS), heal(2).to(FRIENDLY_CHARACTERS)]);

/// # Mind Control
///
/// `CS1_113` · Priest spell · Shadow · 9 mana
///
/// > Take control of an enemy minion.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET`, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Done
//~ done CS1_113 a481e470 - c76e7c96.e1cda9f8
pub const CS1_113: Power = spell(&[take_control(AN_ENEMY_MINION)]);

/// # Holy Smite
///
/// `CS1_130` · Priest spell · Holy · 1 mana
///
/// > Deal $3 damage to a minion.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_MINION_TARGET` (correction: Deal $3 damage to a minion: it was to any character until its text was changed); `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Holy Smite [`CS1_130_Puzzle`]
///
/// State: Done
//~ done CS1_130 58185683 - 9f2ead3b.b36801b6
pub const CS1_130: Power = spell(&[deal(3).to(A_MINION)]);

/// # Holy Smite
///
/// `CS1_130_Puzzle` · Priest spell · Holy · 1 mana
///
/// > Deal $2 damage.
///
/// - Set: Legacy · free
///
/// State: Done
//~ done CS1_130_Puzzle f3c4405c - d7ac0d7a.c0c62e9f
pub const CS1_130_Puzzle: Power = spell(&[deal(2).to(TARGET)]);

/// # Mind Vision
///
/// `CS2_003` · Priest spell · Shadow · 1 mana
///
/// > Put a copy of a random card in your opponent's hand into your hand.
///
/// - Set: Legacy · free · collectible
///
/// State: Done
//~ done CS2_003 7db8603d - 040b0dbc.79f1b166
pub const CS2_003: Power = spell(&[get(copy_of(ENEMY_HAND.random()))]);

/// # Power Word: Shield
///
/// `CS2_004` · Priest spell · Holy · 1 mana
///
/// > Give a minion +2 Health. Draw a card.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Power Word: Shield [`CS2_004e`]
/// - Tokens: Power Word: Shield [`CS2_004_Puzzle`]
///
/// State: Done
//~ done CS2_004 7d2e9947 - f5f49464.b0e04134
pub const CS2_004: Power = spell(&[attach("CS2_004e").to(A_MINION), draw(1)]);

/// # Power Word: Shield
///
/// `CS2_004_Puzzle` · Priest spell · Holy · 1 mana
///
/// > Give a minion +2 Health. Draw a card.
///
/// - Set: Legacy · free
///
/// State: Done
//~ done CS2_004_Puzzle 9e4ce9cf - 2ecd7b1a.b0e04134
pub const CS2_004_Puzzle: Power = spell(&[attach("CS2_004e").to(A_MINION), draw(1)]);

/// # Power Word: Shield
///
/// `CS2_004e` · Priest enchantment
///
/// > +2 Health.
///
/// - Set: Legacy
/// - Enchantments: Power Word: Shield [`CS2_004e_Puzzle`]
///
/// State: Derived
//~ derived CS2_004e 67ce7293 25f768a6 023a0de6.9f1b69f0
pub const CS2_004e: Power = enchant(&[HEALTH.plus(2)]);

/// # Power Word: Shield
///
/// `CS2_004e_Puzzle` · Priest enchantment
///
/// > +2 Health.
///
/// - Set: Legacy
///
/// State: Derived
//~ derived CS2_004e_Puzzle cfe18927 ab4aa4fe 56a86331.9f1b69f0
pub const CS2_004e_Puzzle: Power = enchant(&[HEALTH.plus(2)]);

/// # Shadow Word: Pain
///
/// `CS2_234` · Priest spell · Shadow · 2 mana
///
/// > Destroy a minion with 3 or less Attack.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_TARGET_MAX_ATTACK` = 3, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done CS2_234 965cc66f - a626554f.ae6d10c6
pub const CS2_234: Power = spell(&[destroy(A_MINION.that(ATTACK.at_most(3)))]);

/// # Northshire Cleric
///
/// `CS2_235` · Priest minion · 1 mana · 1/3
///
/// > Whenever a minion is healed, draw a card.
///
/// - Set: Legacy · common · collectible
///
/// State: Done
//~ done CS2_235 57e16d78 - 935ed4b4.4f531460
pub const CS2_235: Power = whenever(MINIONS.is_healed(CARD)).then(&[draw(1)]);

/// # Divine Spirit
///
/// `CS2_236` · Priest spell · Holy · 2 mana
///
/// > Double a minion's Health.
///
/// - Set: Legacy · common · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Divine Spirit [`CS2_236e`]
///
/// State: Done
//~ done CS2_236 78f6f5ed - c126baba.8ae96480
pub const CS2_236: Power = spell(&[attach("CS2_236e").times(HEALTH.of(A_MINION)).to(A_MINION)]);

/// # Divine Spirit
///
/// `CS2_236e` · Priest enchantment
///
/// > This minion has double Health.
///
/// - Set: Legacy
///
/// State: Done
//~ done CS2_236e 1583dde3 - 4d90ebe0.597ac7bd
pub const CS2_236e: Power = enchant(&[HEALTH.plus(1).times(X)]);

/// # Crimson Clergy
///
/// `CS3_014` · Priest minion · 1 mana · 1/3
///
/// > **Overheal:** Draw a card.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Overheal
/// - Reprint of: Crimson Clergy [`CORE_CS3_014`](crate::core_hidden::priest::CORE_CS3_014)
/// - Enchantments: Holy Affinity [`CS3_014e`](crate::core::priest::CS3_014e)
///
/// State: Done
//~ done CS3_014 2ba73ebb - d26c334c.d514d565
pub const CS3_014: Power = on(Word::Overheal, &[draw(1)]);

/// # Focused Will
///
/// `CS3_027` · Priest spell · 1 mana
///
/// > **Silence** a minion, then give it +3 Health.
///
/// - Set: Legacy · rare · collectible
/// - Refers to: Silence
/// - Reprint of: Focused Will [`CORE_CS3_027`](crate::core_hidden::priest::CORE_CS3_027)
/// - Enchantments: Focused Will [`CS3_027e`](crate::core::priest::CS3_027e)
///
/// State: Done
//~ done CS3_027 039ab573 - 8ba961a7.24ea3851
pub const CS3_027: Power = spell(&[silence(A_MINION), attach("CS3_027e").to(IT)]);

/// # Mind Blast
///
/// `DS1_233` · Priest spell · Shadow · 2 mana
///
/// > Deal $5 damage to the enemy hero.
///
/// - Set: Legacy · common · collectible
///
/// State: Done
//~ done DS1_233 30c6f1d3 - a02b268a.39dac44b
pub const DS1_233: Power = spell(&[deal(5).to(ENEMY_HERO)]);

/// # Radiance
///
/// `EX1_192` · Priest spell · Holy · 1 mana
///
/// > Restore #5 Health to your hero.
///
/// - Set: Legacy · free · collectible
///
/// State: Done
//~ done EX1_192 fa4219b7 - 2e8f8db8.f16912cb
pub const EX1_192: Power = spell(&[heal(5).to(YOUR_HERO)]);

/// # Psychic Conjurer
///
/// `EX1_193` · Priest minion · 1 mana · 1/2
///
/// > **Battlecry:** Copy a card in your opponent’s deck and add it to your hand.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
///
/// State: Done
//~ done EX1_193 99297b07 - c2830e66.1a2652a1
pub const EX1_193: Power = battlecry(&[get(copy_of(ENEMY_DECK.random()))]);

/// # Power Infusion
///
/// `EX1_194` · Priest spell · Holy · 4 mana
///
/// > Give a minion +2/+6.
///
/// - Set: Legacy · free · collectible
/// - Enchantments: Power Infusion [`EX1_194e`]
///
/// State: Done
//~ done EX1_194 c4c7ac0e - 346ff0c8.c1804edb
pub const EX1_194: Power = spell(&[attach("EX1_194e").to(A_MINION)]);

/// # Power Infusion
///
/// `EX1_194e` · Priest enchantment
///
/// > +2/+6.
///
/// - Set: Legacy
///
/// State: Derived
//~ derived EX1_194e 777ab581 a9f9f246 60b97391.22e0a36a
pub const EX1_194e: Power = enchant(&[plus(2, 6)]);

/// # Kul Tiran Chaplain
///
/// `EX1_195` · Priest minion · 2 mana · 2/3
///
/// > **Battlecry:** Give a friendly minion +2 Health.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Battlecry
/// - Target: "Give +2 Health."
/// - Enchantments: Aided [`EX1_195e`](crate::classic::priest::EX1_195e)
///
/// State: Done
//~ done EX1_195 a4d06b12 - 8174576d.42ef63b0
pub const EX1_195: Power = battlecry(&[attach("EX1_195e").to(A_FRIENDLY_MINION)]);

/// # Scarlet Subjugator
///
/// `EX1_196` · Priest minion · 1 mana · 2/1
///
/// > **Battlecry:** Give an enemy minion -2 Attack until your next turn.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Battlecry
/// - Target: "Give -2 Attack until next turn."
/// - Enchantments: Subjugated [`EX1_196e`](crate::classic::neutral::EX1_196e)
///
/// State: Done
//~ done EX1_196 e9b8cb62 - 4b7e8688.9d49dd1d
pub const EX1_196: Power = battlecry(&[attach("EX1_196e").to(AN_ENEMY_MINION)]);

/// # Shadow Word: Ruin
///
/// `EX1_197` · Priest spell · Shadow · 4 mana
///
/// > Destroy all minions with 5 or more Attack.
///
/// - Set: Legacy · epic · collectible
///
/// State: Done
//~ done EX1_197 b91545dd - 0f8fe4de.e196b1bd
pub const EX1_197: Power = spell(&[destroy(MINIONS.that(ATTACK.at_least(5)))]);

/// # Natalie Seline
///
/// `EX1_198` · Priest minion · 7 mana · 7/1
///
/// > **Battlecry:** Destroy a minion and gain its Health.
///
/// - Set: Legacy · legendary · collectible
/// - Mechanics: Battlecry
/// - Target: "Destroy a minion."
/// - Enchantments: Forgotten Shadows [`EX1_198e`](crate::classic::priest::EX1_198e)
///
/// State: Done
//~ done EX1_198 ec3917c7 - 7eaeb319.de18feea
pub const EX1_198: Power = battlecry(&[destroy(A_MINION), attach("EX1_198e").times(HEALTH.of(IT))]);

/// # Shadow Word: Death
///
/// `EX1_622` · Priest spell · Shadow · 2 mana
///
/// > Destroy a minion with 5 or more Attack.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_TARGET_MIN_ATTACK` = 5 (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_622 793e8769 - 3ac4d9af.29040c58
pub const EX1_622: Power = spell(&[destroy(A_MINION.that(ATTACK.at_least(5)))]);

/// # Anduin's Gift
///
/// `GIFT_12` · Priest spell · 1 mana
///
/// > **Discover** a **Temporary** Power Word: Shield, Shadow Word: Pain, or Mind Control.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Tokens: Mind Control [`CS1_113`]
///
/// State: Done
//~ done GIFT_12 658f90d7 - 49cc7055.72cf03af
pub const GIFT_12: Power = spell(&[discover_temporary(&["CS2_004", "CS2_234", "CS1_113"])]);

/// # Anduin Wrynn
///
/// `HERO_09` · Priest hero · 30 health
///
/// - Set: Legacy · free · collectible
/// - Hero power: Lesser Heal [`HERO_09bp`]
/// - Enchantments: Lesser Fortitude [`HERO_09e1`]
///
/// State: Vanilla
//~ vanilla HERO_09 191e6632 072e4cf0 0fa321c0
pub const HERO_09: Power = VANILLA;

/// # Lesser Heal
///
/// `HERO_09bp` · Priest hero power · 2 mana
///
/// > **Hero Power** Restore #2 Health.
///
/// - Set: Legacy · free
/// - Tags: `UPGRADED_HERO_POWER` = 2741
///
/// State: Done
//~ done HERO_09bp a7e271f5 - f741399d.6adf06c6
pub const HERO_09bp: Power = hero_power(&[heal(2).to(TARGET)]);

/// # Heal
///
/// `HERO_09bp2` · Priest hero power · 2 mana
///
/// > **Hero Power** Restore #4 Health.
///
/// - Set: Legacy
///
/// State: Done
//~ done HERO_09bp2 511360cc - 0e7bb5dc.a2514175
pub const HERO_09bp2: Power = hero_power(&[heal(4).to(TARGET)]);

/// # Lesser Fortitude
///
/// `HERO_09e1` · Priest enchantment
///
/// > +1 Health.
///
/// - Set: Legacy
///
/// State: Derived
//~ derived HERO_09e1 21e43b26 9201c0e7 0be36e3a.1e24a525
pub const HERO_09e1: Power = enchant(&[HEALTH.plus(1)]);

/// # Shadowed Spirit
///
/// `LEG_CS3_013` · Priest minion · 3 mana · 4/3
///
/// > **Deathrattle:** Deal 3 damage to the enemy hero.
///
/// - Set: Legacy · common · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
/// - Reprint of: Shadowed Spirit [`CS3_013`](crate::core_hidden::priest::CS3_013)
///
/// State: Done
//~ done LEG_CS3_013 76915312 - 168cf45c.54b65eb1
pub const LEG_CS3_013: Power = deathrattle(&[deal(3).to(ENEMY_HERO)]);

/// # Thrive in the Shadows
///
/// `LEG_CS3_028` · Priest spell · Shadow · 2 mana
///
/// > **Discover** a spell from your deck.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Discover
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 66861
/// - Reprint of: Thrive in the Shadows [`CS3_028`](crate::core_hidden::priest::CS3_028)
///
/// State: Done
//~ done LEG_CS3_028 46851f0b - 5d2317a0.351c2e29
pub const LEG_CS3_028: Power = spell(&[discover_from(YOUR_DECK.that(SPELL))]);
