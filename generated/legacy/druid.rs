//! Druid cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 165ddb77

/// # Claw
///
/// `CS2_005` · Druid spell · 1 mana
///
/// > Give your hero +2 Attack this turn. Gain 2 Armor.
///
/// - Set: Legacy · free · collectible
/// - Enchantments: Claw [`CS2_005o`]
///
/// State: Done
//~ done CS2_005 668c9730 - 25824b4f.de742e39
pub const CS2_005: Power = spell(&[attach("CS2_005o").to(YOUR_HERO), armor(2)]);

/// # Claw
///
/// `CS2_005o` · Druid enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Legacy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo CS2_005o f1e64ac6 a041044f d4752925.09ced50d
pub const CS2_005o: Power = TODO;

/// # Healing Touch
///
/// `CS2_007` · Druid spell · Nature · 3 mana
///
/// > Restore #8 Health.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done CS2_007 03c8e433 - 9e997d71.4f4375e2
pub const CS2_007: Power = spell(&[heal(8).to(TARGET)]);

/// # Moonfire
///
/// `CS2_008` · Druid spell · Arcane · 0 mana
///
/// > Deal $1 damage.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done CS2_008 267de446 - b954127f.fa72074b
pub const CS2_008: Power = spell(&[deal(1).to(TARGET)]);

/// # Mark of the Wild
///
/// `CS2_009` · Druid spell · Nature · 2 mana
///
/// > Give a minion **Taunt** and +2/+3. *(+2 Attack/+3 Health)*
///
/// - Set: Legacy · free · collectible
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Mark of the Wild [`CS2_009e`]
///
/// State: Done
//~ done CS2_009 2aaf942c - e1687035.c7d116af
pub const CS2_009: Power = spell(&[attach("CS2_009e").to(A_MINION)]);

/// # Mark of the Wild
///
/// `CS2_009e` · Druid enchantment
///
/// > +2/+3 and **Taunt**.
///
/// - Set: Legacy
///
/// State: Todo
//~ todo CS2_009e b859a4f6 e6b100f7 b867fed1.4939237f
pub const CS2_009e: Power = TODO;

/// # Savage Roar
///
/// `CS2_011` · Druid spell · 3 mana
///
/// > Give your characters +2 Attack this turn.
///
/// - Set: Legacy · free · collectible
/// - Enchantments: Savage Roar [`CS2_011o`]
///
/// State: Done
//~ done CS2_011 0d276806 - 96992a6a.a0b00417
pub const CS2_011: Power = spell(&[attach("CS2_011o").to(FRIENDLY_CHARACTERS)]);

/// # Savage Roar
///
/// `CS2_011o` · Druid enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Legacy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo CS2_011o c7576129 11d26a53 a458bc63.09ced50d
pub const CS2_011o: Power = TODO;

/// # Swipe
///
/// `CS2_012` · Druid spell · 3 mana
///
/// > Deal $4 damage to an enemy and $1 damage to all other enemies.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_ENEMY_TARGET` (hearthstone-data 36393.1)
///
/// State: Done
//~ done CS2_012 c4132006 - ee16e500.c85351c2
pub const CS2_012: Power = spell(&[deal(4).to(AN_ENEMY), deal(1).to(ENEMIES.that(not(&is(&TARGET))))]);

/// # Wild Growth
///
/// `CS2_013` · Druid spell · Nature · 2 mana
///
/// > Gain an empty Mana Crystal.
///
/// - Set: Legacy · free · collectible
/// - Tokens: Excess Mana [`CS2_013t`]
///
/// State: Done
//~ done CS2_013 357612a3 - 16b3e49b.fcccaa11
pub const CS2_013: Power = spell(&[either(MANA_CRYSTALS.at_least(10), &[get(card("CS2_013t"))], &[empty_crystals(1)])]);

/// # Excess Mana
///
/// `CS2_013t` · Druid spell · 0 mana
///
/// > Draw a card. *(You can only have 10 Mana in your tray.)*
///
/// - Set: Legacy
///
/// State: Done
//~ done CS2_013t f3ba2534 - 77b85c7a.781b39b1
pub const CS2_013t: Power = spell(&[draw(1)]);

/// # Extra Attack
///
/// `CS2_017o` · Druid enchantment
///
/// > Your hero has extra Attack this turn.
///
/// - Set: Legacy
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Done
//~ done CS2_017o 515a7102 - 76ba681f.09162cd1
pub const CS2_017o: Power = enchant(&[ATTACK.plus(1).times(X)]).this_turn();

/// # Ironbark Protector
///
/// `CS2_232` · Druid minion · 8 mana · 8/8
///
/// > **Taunt**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla CS2_232 47eec641 daf04901 35ab075c.4b0c5d24
pub const CS2_232: Power = VANILLA;

/// # Nordrassil Druid
///
/// `CS3_012` · Druid minion · 4 mana · 3/5
///
/// > **Battlecry:** The next spell you cast this turn costs (3) less.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Nature's Rite [`CS3_012e`](crate::core::druid::CS3_012e)
///
/// State: Done
//~ done CS3_012 c48f7d0f - eb312c9f.9b147efa
pub const CS3_012: Power = battlecry(&[attach("CS3_012e").to(YOU)]);

/// # Innervate
///
/// `EX1_169` · Druid spell · Nature · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Legacy · free · collectible
///
/// State: Done
//~ done EX1_169 9ca5a23f - cf802cd2.095f71be
pub const EX1_169: Power = spell(&[gain_mana(1)]);

/// # Starfire
///
/// `EX1_173` · Druid spell · Arcane · 6 mana
///
/// > Deal $5 damage. Draw a card.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_173 1df64e14 - ba4f90bb.4721d369
pub const EX1_173: Power = spell(&[deal(5).to(TARGET), draw(1)]);

/// # Gift of the Wild
///
/// `EX1_183` · Druid spell · Nature · 8 mana
///
/// > Give your minions +2/+2 and **Taunt**.
///
/// - Set: Legacy · common · collectible
/// - Refers to: Taunt
/// - Enchantments: Gift of the Wild [`EX1_183e`](crate::classic::druid::EX1_183e)
///
/// State: Done
//~ done EX1_183 fcbab866 - 123a9fd4.b99bdf6d
pub const EX1_183: Power = spell(&[attach("EX1_183e").to(FRIENDLY_MINIONS)]);

/// # Malfurion's Gift
///
/// `GIFT_10` · Druid spell · 1 mana
///
/// > **Discover** a **Temporary** Feral Rage, Wild Growth, or Swipe.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Tokens: Wild Growth [`CS2_013`]
///
/// State: Done
//~ done GIFT_10 5dc668e5 - 7361eaad.70b47c44
pub const GIFT_10: Power = spell(&[discover_temporary(&["OG_047", "CS2_013", "CS2_012"])]);

/// # Malfurion Stormrage
///
/// `HERO_06` · Druid hero · 30 health
///
/// - Set: Legacy · free · collectible
/// - Hero power: Shapeshift [`HERO_06bp`]
///
/// State: Vanilla
//~ vanilla HERO_06 f91537ed d3467a90 4f251385
pub const HERO_06: Power = VANILLA;

/// # Shapeshift
///
/// `HERO_06bp` · Druid hero power · 2 mana
///
/// > **Hero Power** +$a1 Attack this turn. +$d1 Armor.
///
/// - Set: Legacy · free
/// - Tags: `UPGRADED_HERO_POWER` = 2737
///
/// State: Done
//~ done HERO_06bp 8c0c9950 - 5296292a.89e5b156
pub const HERO_06bp: Power = hero_power(&[attach("CS2_017o").to(YOUR_HERO), armor(1)]);

/// # Dire Shapeshift
///
/// `HERO_06bp2` · Druid hero power · 2 mana
///
/// > **Hero Power** +$a2 Attack this turn. +$d2 Armor.
///
/// - Set: Legacy
///
/// State: Done
//~ done HERO_06bp2 d8b0d0ae - 69138240.96201c66
pub const HERO_06bp2: Power = hero_power(&[attach("CS2_017o").copies(2).to(YOUR_HERO), armor(2)]);
