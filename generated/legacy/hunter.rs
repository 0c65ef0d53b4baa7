//! Hunter cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file df94090a

/// # Hunter's Mark
///
/// `CS2_084` · Hunter spell · 1 mana
///
/// > Change a minion's Health to 1.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Hunter's Mark [`CS2_084e`]
///
/// State: Done
//~ done CS2_084 57675073 - 1b48a721.9446712c
pub const CS2_084: Power = spell(&[attach("CS2_084e").to(A_MINION)]);

/// # Hunter's Mark
///
/// `CS2_084e` · Hunter enchantment
///
/// > This minion has 1 Health.
///
/// - Set: Legacy
///
/// State: Done
//~ done CS2_084e 8e39131e - 19371649.bde4e1d2
pub const CS2_084e: Power = enchant(&[HEALTH.set(1)]);

/// # Starving Buzzard
///
/// `CS2_237` · Hunter minion · 2 mana · 2/1
///
/// > Whenever you summon a Beast, draw a card.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Beast
///
/// State: Done
//~ done CS2_237 efb8b4e5 - e1fd57ca.55f7008c
pub const CS2_237: Power = whenever(YOU.summon(BEAST)).then(&[draw(1)]);

/// # Houndmaster
///
/// `DS1_070` · Hunter minion · 4 mana · 4/3
///
/// > **Battlecry:** Give a friendly Beast +2/+2 and **Taunt**.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
/// - Refers to: Taunt
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE`, `REQ_FRIENDLY_TARGET`, `REQ_TARGET_WITH_RACE` = 20 (hearthstone-data 36393.1)
/// - Target: "Give a Beast +2/+2 and Taunt."
/// - Enchantments: Master's Presence [`DS1_070o`]
///
/// State: Done
//~ done DS1_070 b0f2bb00 - 9e0fdbcb.fe5a432c
pub const DS1_070: Power = battlecry(&[attach("DS1_070o").to(A_FRIENDLY_MINION.that(BEAST))]);

/// # Master's Presence
///
/// `DS1_070o` · Hunter enchantment
///
/// > +2/+2 and **Taunt**.
///
/// - Set: Legacy
///
/// State: Todo
//~ todo DS1_070o 464cade5 ed3d9c66 cccd853b.828ad55e
pub const DS1_070o: Power = TODO;

/// # Timber Wolf
///
/// `DS1_175` · Hunter minion · 1 mana · 1/2
///
/// > Your other Beasts have +1 Attack.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Beast
/// - Mechanics: Aura
/// - Enchantments: Furious Howl [`DS1_175o`]
///
/// State: Done
//~ done DS1_175 80814391 - 22548826.42c21579
pub const DS1_175: Power = aura(OTHER_FRIENDLY_MINIONS.that(BEAST)).gives("DS1_175o");

/// # Furious Howl
///
/// `DS1_175o` · Hunter enchantment
///
/// > +1 Attack from {0}.
///
/// - Set: Legacy
///
/// State: Done
//~ done DS1_175o d597e03a - 7890af0b.db076625
pub const DS1_175o: Power = enchant(&[ATTACK.plus(1)]);

/// # Tundra Rhino
///
/// `DS1_178` · Hunter minion · 5 mana · 2/5
///
/// > Your Beasts have **Charge**.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Beast
/// - Mechanics: Aura
/// - Refers to: Charge
/// - Enchantments: Charge [`DS1_178e`]
///
/// State: Done
//~ done DS1_178 cd758c7f - 2a94e115.d0487bf8
pub const DS1_178: Power = aura(FRIENDLY_MINIONS.that(BEAST)).gives("DS1_178e");

/// # Charge
///
/// `DS1_178e` · Hunter enchantment
///
/// > {0} grants **Charge**.
///
/// - Set: Legacy
///
/// State: Done
//~ done DS1_178e 4d49c73a - 97622bde.7f9c9955
pub const DS1_178e: Power = enchant(&[has(GameTag::CHARGE)]);

/// # Multi-Shot
///
/// `DS1_183` · Hunter spell · 4 mana
///
/// > Deal $3 damage to two random enemy minions.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_MINIMUM_ENEMY_MINIONS` = 1 (hearthstone-data 36393.1)
///
/// State: Done
//~ done DS1_183 dcafb9a6 - 1926e157.b4cb07e6
pub const DS1_183: Power = spell(&[deal(3).to(ENEMY_MINIONS.random_of(2))]);

/// # Tracking
///
/// `DS1_184` · Hunter spell · 1 mana
///
/// > **Discover** a card from your deck.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Discover
///
/// State: Done
//~ done DS1_184 019af918 - d273e32a.1f7ba246
pub const DS1_184: Power = spell(&[discover_from(YOUR_DECK)]);

/// # Arcane Shot
///
/// `DS1_185` · Hunter spell · Arcane · 1 mana
///
/// > Deal $2 damage.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done DS1_185 fc7a9953 - 60a455cc.c0c62e9f
pub const DS1_185: Power = spell(&[deal(2).to(TARGET)]);

/// # Kill Command
///
/// `EX1_539` · Hunter spell · 3 mana
///
/// > Deal $3 damage. If you control a Beast, deal $5 damage instead.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Done
//~ done EX1_539 400a556c - 9848d0fa.317598aa
pub const EX1_539: Power =
    spell(&[either(there_is(&FRIENDLY_MINIONS.that(BEAST)), &[deal(5).to(TARGET)], &[deal(3).to(TARGET)])]);

/// # Rexxar's Gift
///
/// `GIFT_03` · Hunter spell · 1 mana
///
/// > **Discover** a **Temporary** Quick Shot, Deadly Shot, or Explosive Shot.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
///
/// State: Done
//~ done GIFT_03 c8ae079c - 9cd12fb7.1ae42e73
pub const GIFT_03: Power = spell(&[discover_temporary(&["BRM_013", "EX1_617", "EX1_537"])]);

/// # Rexxar
///
/// `HERO_05` · Hunter hero · 30 health
///
/// - Set: Legacy · free · collectible
/// - Hero power: Steady Shot [`HERO_05bp`]
///
/// State: Vanilla
//~ vanilla HERO_05 5c8a7099 c8c1d03a 6ccb428c
pub const HERO_05: Power = VANILLA;

/// # Steady Shot
///
/// `HERO_05bp` · Hunter hero power · 2 mana
///
/// > **Hero Power** Deal $2 damage to the enemy hero.@**Hero Power** Deal $2 damage.
///
/// - Set: Legacy · free
/// - Tags: `UPGRADED_HERO_POWER` = 2738
///
/// State: Done
//~ done HERO_05bp 451e03db - 01c768ae.4d62f351
pub const HERO_05bp: Power = hero_power(&[deal(2).to(ENEMY_HERO)]);

/// # Ballista Shot
///
/// `HERO_05bp2` · Hunter hero power · 2 mana
///
/// > **Hero Power** Deal $3 damage to the enemy hero.@**Hero Power** Deal $3 damage.
///
/// - Set: Legacy
///
/// State: Done
//~ done HERO_05bp2 43e3cf10 - 668dd774.b6277305
pub const HERO_05bp2: Power = hero_power(&[deal(3).to(ENEMY_HERO)]);

/// # Selective Breeder
///
/// `LEG_CS3_015` · Hunter minion · 2 mana · 1/3
///
/// > **Battlecry: Discover** a copy of a Beast in your deck.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Battlecry, Discover
/// - Reprint of: Selective Breeder [`CS3_015`](crate::core_hidden::hunter::CS3_015)
///
/// State: Done
//~ done LEG_CS3_015 a4c470be - 0c866403.22490f65
pub const LEG_CS3_015: Power = battlecry(&[offer(Offer::Entities(YOUR_DECK.that(BEAST)), &[get(copy_of(IT))])]);

/// # Animal Companion
///
/// `NEW1_031` · Hunter spell · 3 mana
///
/// > Summon a random Beast Companion.
///
/// - Set: Legacy · free · collectible
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
/// - Entourage: Misha [`NEW1_032`], Leokk [`NEW1_033`], Huffer [`NEW1_034`]
///
/// State: Done
//~ done NEW1_031 e7015d97 - 1e406982.bef58b84
pub const NEW1_031: Power = spell(&[summon(one_of(&["NEW1_032", "NEW1_033", "NEW1_034"]))]);

/// # Misha
///
/// `NEW1_032` · Hunter minion · 3 mana · 4/4
///
/// > **Taunt**
///
/// - Set: Legacy
/// - Minion type: Beast
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla NEW1_032 39ab3b7f 22d5e86a a5241499.4b0c5d24
pub const NEW1_032: Power = VANILLA;

/// # Leokk
///
/// `NEW1_033` · Hunter minion · 3 mana · 2/4
///
/// > Your other minions have +1 Attack.
///
/// - Set: Legacy
/// - Minion type: Beast
/// - Mechanics: Aura
/// - Enchantments: Eye In The Sky [`NEW1_033o`]
///
/// State: Done
//~ done NEW1_033 a889a167 - 13fee0d7.cc6d9299
pub const NEW1_033: Power = aura(OTHER_FRIENDLY_MINIONS).gives("NEW1_033o");

/// # Eye In The Sky
///
/// `NEW1_033o` · Hunter enchantment
///
/// > Leokk is granting this minion +1 Attack.
///
/// - Set: Legacy
///
/// State: Done
//~ done NEW1_033o 6bbc9944 - 5f68282f.1335c2f5
pub const NEW1_033o: Power = enchant(&[ATTACK.plus(1)]);

/// # Huffer
///
/// `NEW1_034` · Hunter minion · 3 mana · 4/2
///
/// > **Charge**
///
/// - Set: Legacy
/// - Minion type: Beast
/// - Mechanics: Charge
///
/// State: Vanilla
//~ vanilla NEW1_034 f929289e 02c49d87 5ab677b1.276b5ef0
pub const NEW1_034: Power = VANILLA;
