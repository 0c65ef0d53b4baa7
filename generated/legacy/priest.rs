//! Priest cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Holy Nova
///
/// `CS1_112` · Priest spell · Holy · 3 mana
///
/// > Deal $2 damage to all enemy minions. Restore #2 Health to all friendly characters.
///
/// - Set: Legacy · free · collectible
///
/// State: Todo
//~ CS1_112 todo 528cb6a6 64c3a628
pub const CS1_112: Power = TODO;

/// # Mind Control
///
/// `CS1_113` · Priest spell · Shadow · 9 mana
///
/// > Take control of an enemy minion.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_ENEMY_TARGET`, `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Todo
//~ CS1_113 todo 949c597d 32ae3cae
pub const CS1_113: Power = TODO;

/// # Holy Smite
///
/// `CS1_130` · Priest spell · Holy · 1 mana
///
/// > Deal $3 damage to a minion.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
/// - Tokens: Holy Smite [`CS1_130_Puzzle`]
///
/// State: Todo
//~ CS1_130 todo 316e6e1d 39d4d0b5
pub const CS1_130: Power = TODO;

/// # Holy Smite
///
/// `CS1_130_Puzzle` · Priest spell · Holy · 1 mana
///
/// > Deal $2 damage.
///
/// - Set: Legacy · free
///
/// State: Todo
//~ CS1_130_Puzzle todo 337f190a 4a486d9f
pub const CS1_130_Puzzle: Power = TODO;

/// # Mind Vision
///
/// `CS2_003` · Priest spell · Shadow · 1 mana
///
/// > Put a copy of a random card in your opponent's hand into your hand.
///
/// - Set: Legacy · free · collectible
///
/// State: Todo
//~ CS2_003 todo eda224bc 94090cef
pub const CS2_003: Power = TODO;

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
/// State: Todo
//~ CS2_004 todo 852c7a94 e5986d63
pub const CS2_004: Power = TODO;

/// # Power Word: Shield
///
/// `CS2_004_Puzzle` · Priest spell · Holy · 1 mana
///
/// > Give a minion +2 Health. Draw a card.
///
/// - Set: Legacy · free
///
/// State: Todo
//~ CS2_004_Puzzle todo b9454fb4 f04113c9
pub const CS2_004_Puzzle: Power = TODO;

/// # Power Word: Shield
///
/// `CS2_004e` · Priest enchantment
///
/// > +2 Health.
///
/// - Set: Legacy
/// - Enchantments: `CS2_004e_Puzzle`
///
/// State: Todo
//~ CS2_004e todo bcf06131 bf946b4b
pub const CS2_004e: Power = TODO;

/// # Shadow Word: Pain
///
/// `CS2_234` · Priest spell · Shadow · 2 mana
///
/// > Destroy a minion with 3 or less Attack.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_TARGET_MAX_ATTACK` = 3, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Todo
//~ CS2_234 todo e3f9e546 4d9ec3f9
pub const CS2_234: Power = TODO;

/// # Northshire Cleric
///
/// `CS2_235` · Priest minion · 1 mana · 1/3
///
/// > Whenever a minion is healed, draw a card.
///
/// - Set: Legacy · common · collectible
///
/// State: Todo
//~ CS2_235 todo d52dab56 b07f0ece
pub const CS2_235: Power = TODO;

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
/// State: Todo
//~ CS2_236 todo cd0e43bc dcc96b04
pub const CS2_236: Power = TODO;

/// # Divine Spirit
///
/// `CS2_236e` · Priest enchantment
///
/// > This minion has double Health.
///
/// - Set: Legacy
///
/// State: Todo
//~ CS2_236e todo c2115147 2f34384c
pub const CS2_236e: Power = TODO;

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
/// State: Todo
//~ CS3_014 todo 2649aca7 b33aee15
pub const CS3_014: Power = TODO;

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
/// State: Todo
//~ CS3_027 todo 2e27f631 adc103a9
pub const CS3_027: Power = TODO;

/// # Mind Blast
///
/// `DS1_233` · Priest spell · Shadow · 2 mana
///
/// > Deal $5 damage to the enemy hero.
///
/// - Set: Legacy · common · collectible
///
/// State: Todo
//~ DS1_233 todo 18ce8c6c 0761b855
pub const DS1_233: Power = TODO;

/// # Radiance
///
/// `EX1_192` · Priest spell · Holy · 1 mana
///
/// > Restore #5 Health to your hero.
///
/// - Set: Legacy · free · collectible
///
/// State: Todo
//~ EX1_192 todo d509231c 61e97f50
pub const EX1_192: Power = TODO;

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
/// State: Todo
//~ EX1_193 todo 9f0dfd15 e6cd3563
pub const EX1_193: Power = TODO;

/// # Power Infusion
///
/// `EX1_194` · Priest spell · Holy · 4 mana
///
/// > Give a minion +2/+6.
///
/// - Set: Legacy · free · collectible
/// - Enchantments: Power Infusion [`EX1_194e`]
///
/// State: Todo
//~ EX1_194 todo 9f434aae a06abe16
pub const EX1_194: Power = TODO;

/// # Power Infusion
///
/// `EX1_194e` · Priest enchantment
///
/// > +2/+6.
///
/// - Set: Legacy
///
/// State: Todo
//~ EX1_194e todo 062c3950 49094a0f
pub const EX1_194e: Power = TODO;

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
/// State: Todo
//~ EX1_195 todo 31945af4 602d01de
pub const EX1_195: Power = TODO;

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
/// State: Todo
//~ EX1_196 todo cb69c182 99bdfff4
pub const EX1_196: Power = TODO;

/// # Shadow Word: Ruin
///
/// `EX1_197` · Priest spell · Shadow · 4 mana
///
/// > Destroy all minions with 5 or more Attack.
///
/// - Set: Legacy · epic · collectible
///
/// State: Todo
//~ EX1_197 todo 0d3a4aa8 53b76602
pub const EX1_197: Power = TODO;

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
/// State: Todo
//~ EX1_198 todo 6de3acc2 b434a702
pub const EX1_198: Power = TODO;

/// # Shadow Word: Death
///
/// `EX1_622` · Priest spell · Shadow · 2 mana
///
/// > Destroy a minion with 5 or more Attack.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET`, `REQ_TARGET_MIN_ATTACK` = 5 (hearthstone-data 36393.1)
///
/// State: Todo
//~ EX1_622 todo b08939ee db7d6121
pub const EX1_622: Power = TODO;

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
/// State: Todo
//~ GIFT_12 todo 3cc56ba6 286bee63
pub const GIFT_12: Power = TODO;

/// # Anduin Wrynn
///
/// `HERO_09` · Priest hero · 30 health
///
/// - Set: Legacy · free · collectible
/// - Hero power: Lesser Heal [`HERO_09bp`]
/// - Enchantments: Lesser Fortitude [`HERO_09e1`]
///
/// State: Vanilla
//~ HERO_09 vanilla 33191fde 01d7ec2f
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
/// State: Todo
//~ HERO_09bp todo 41216901 372c6979
pub const HERO_09bp: Power = TODO;

/// # Heal
///
/// `HERO_09bp2` · Priest hero power · 2 mana
///
/// > **Hero Power** Restore #4 Health.
///
/// - Set: Legacy
///
/// State: Todo
//~ HERO_09bp2 todo 93dfa6c8 2defd24f
pub const HERO_09bp2: Power = TODO;

/// # Lesser Fortitude
///
/// `HERO_09e1` · Priest enchantment
///
/// > +1 Health.
///
/// - Set: Legacy
///
/// State: Todo
//~ HERO_09e1 todo b8bcc97d bbc0ed85
pub const HERO_09e1: Power = TODO;

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
/// State: Todo
//~ LEG_CS3_013 todo b1b7312b 6b915179
pub const LEG_CS3_013: Power = TODO;

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
/// State: Todo
//~ LEG_CS3_028 todo 81540c5a a20df332
pub const LEG_CS3_028: Power = TODO;
