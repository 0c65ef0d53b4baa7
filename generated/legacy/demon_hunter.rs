//! Demon Hunter cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;

/// # Chaos Strike
///
/// `BT_035` · Demon Hunter spell · Fel · 2 mana
///
/// > Give your hero +2 Attack this turn. Draw a card.
///
/// - Set: Legacy · free · collectible
/// - Enchantments: Chaos Strike [`BT_035e`]
///
/// State: Todo
//~ BT_035 todo c812f820 6af2ae31
pub const BT_035: Power = TODO;

/// # Chaos Strike
///
/// `BT_035e` · Demon Hunter enchantment
///
/// > +2 Attack this turn.
///
/// - Set: Legacy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BT_035e todo 3a8a5c11 078f38b8
pub const BT_035e: Power = TODO;

/// # Coordinated Strike
///
/// `BT_036` · Demon Hunter spell · 3 mana
///
/// > Summon three 1/1 Illidari with **Rush**.
///
/// - Set: Legacy · free · collectible
/// - Refers to: Rush
/// - Tokens: Illidari Initiate [`BT_036t`]
///
/// State: Todo
//~ BT_036 todo fa02a21e 314538e9
pub const BT_036: Power = TODO;

/// # Illidari Initiate
///
/// `BT_036t` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Rush**
///
/// - Set: Legacy
/// - Mechanics: Rush
///
/// State: Vanilla
//~ BT_036t vanilla 865448fb 47278c2c
pub const BT_036t: Power = VANILLA;

/// # Shadowhoof Slayer
///
/// `BT_142` · Demon Hunter minion · 1 mana · 2/1
///
/// > **Battlecry:** Give your hero +1 Attack this turn.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Enchantments: Sharpened Claws [`BT_142e`]
///
/// State: Todo
//~ BT_142 todo 8030870e 24f4aa36
pub const BT_142: Power = TODO;

/// # Sharpened Claws
///
/// `BT_142e` · Demon Hunter enchantment
///
/// > +1 Attack this turn.
///
/// - Set: Legacy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BT_142e todo 39bb1461 76611d17
pub const BT_142e: Power = TODO;

/// # Chaos Nova
///
/// `BT_235` · Demon Hunter spell · Fel · 5 mana
///
/// > Deal $4 damage to all minions.
///
/// - Set: Legacy · free · collectible
///
/// State: Todo
//~ BT_235 todo bba5d4b7 ed0da384
pub const BT_235: Power = TODO;

/// # Sightless Watcher
///
/// `BT_323` · Demon Hunter minion · 2 mana · 3/2
///
/// > **Battlecry:** Look at 3 cards in your deck. Choose one to put on top.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
/// - Tags: `1543` = 1
///
/// State: Todo
//~ BT_323 todo 11009ce0 c5c4fbd0
pub const BT_323: Power = TODO;

/// # Satyr Overseer
///
/// `BT_352` · Demon Hunter minion · 3 mana · 4/2
///
/// > After your hero attacks, summon a 2/2 Satyr.
///
/// - Set: Legacy · free · collectible
/// - Minion type: Demon
/// - Tokens: Illidari Satyr [`BT_352t`]
///
/// State: Todo
//~ BT_352 todo 81690c2b 56fbf799
pub const BT_352: Power = TODO;

/// # Illidari Satyr
///
/// `BT_352t` · Demon Hunter minion · 2 mana · 2/2
///
/// - Set: Legacy
/// - Minion type: Demon
///
/// State: Vanilla
//~ BT_352t vanilla a1c8f593 ac8a94ee
pub const BT_352t: Power = VANILLA;

/// # Glaivebound Adept
///
/// `BT_495` · Demon Hunter minion · 5 mana · 6/4
///
/// > **Battlecry:** If your hero attacked this turn, deal 4 damage.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 4 damage."
///
/// State: Todo
//~ BT_495 todo 095a8577 3d23f4ad
pub const BT_495: Power = TODO;

/// # Inner Demon
///
/// `BT_512` · Demon Hunter spell · 8 mana
///
/// > Give your hero +8 Attack this turn.
///
/// - Set: Legacy · free · collectible
/// - Enchantments: Demon Power [`BT_512e`], Branded [`BT_512e3`](crate::ashes_of_outland::demon_hunter::BT_512e3)
///
/// State: Todo
//~ BT_512 todo 4090906c 0d7a1775
pub const BT_512: Power = TODO;

/// # Demon Power
///
/// `BT_512e` · Demon Hunter enchantment
///
/// > +8 Attack
///
/// - Set: Legacy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ BT_512e todo 3d4bcb6d e9d633f7
pub const BT_512e: Power = TODO;

/// # Soul Cleave
///
/// `BT_740` · Demon Hunter spell · Shadow · 3 mana
///
/// > **Lifesteal** Deal $2 damage to two random enemy minions.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Lifesteal
///
/// State: Todo
//~ BT_740 todo 44b958f9 7403a140
pub const BT_740: Power = TODO;

/// # Aldrachi Warblades
///
/// `BT_921` · Demon Hunter weapon · 3 mana · 2/2 durability
///
/// > **Lifesteal**
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ BT_921 vanilla b4cec4eb 8cee657e
pub const BT_921: Power = VANILLA;

/// # Kor'vas Bloodthorn
///
/// `CS3_019` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Charge**, **Lifesteal** After you play a card with **Outcast**, return this to your hand.
///
/// - Set: Legacy · legendary · collectible
/// - Mechanics: Charge, Lifesteal
/// - Refers to: Outcast
/// - Reprint of: Kor'vas Bloodthorn [`CORE_CS3_019`](crate::core_hidden::demon_hunter::CORE_CS3_019)
///
/// State: Todo
//~ CS3_019 todo 247b61c3 1ce5cd66
pub const CS3_019: Power = TODO;

/// # Illidan's Gift
///
/// `GIFT_08` · Demon Hunter spell · 1 mana
///
/// > **Discover** a **Temporary** Fel Barrage, Chaos Strike, or Chaos Nova.
///
/// - Set: Legacy · rare · collectible
/// - Mechanics: Discover
/// - Refers to: tag 3630
/// - Tokens: Chaos Strike [`BT_035`], Chaos Nova [`BT_235`], Fel Barrage [`SW_040`](crate::stormwind::demon_hunter::SW_040)
///
/// State: Todo
//~ GIFT_08 todo 6f3b11f2 1614f689
pub const GIFT_08: Power = TODO;

/// # Illidan Stormrage
///
/// `HERO_10` · Demon Hunter hero · 30 health
///
/// - Set: Legacy · free · collectible
/// - Hero power: Demon Claws [`HERO_10bp`]
///
/// State: Vanilla
//~ HERO_10 vanilla 6b984c22 5385e7af
pub const HERO_10: Power = VANILLA;

/// # Demon Claws
///
/// `HERO_10bp` · Demon Hunter hero power · 1 mana
///
/// > **Hero Power** +$a1 Attack this turn.
///
/// - Set: Legacy
/// - Tags: `UPGRADED_HERO_POWER` = 60483
/// - Enchantments: Demon Claws [`HERO_10bpe`]
///
/// State: Todo
//~ HERO_10bp todo 102aaf66 86273e1e
pub const HERO_10bp: Power = TODO;

/// # Demon's Bite
///
/// `HERO_10bp2` · Demon Hunter hero power · 1 mana
///
/// > **Hero Power** +$a2 Attack this turn.
///
/// - Set: Legacy
///
/// State: Todo
//~ HERO_10bp2 todo 9cb67bb3 636b75c9
pub const HERO_10bp2: Power = TODO;

/// # Demon Claws
///
/// `HERO_10bpe` · Demon Hunter enchantment
///
/// > Your hero has +1 Attack this turn.
///
/// - Set: Legacy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ HERO_10bpe todo 4e7ac242 5be2a810
pub const HERO_10bpe: Power = TODO;

/// # Demon's Bite
///
/// `HERO_10pe2` · Demon Hunter enchantment
///
/// > Your hero has +2 Attack this turn.
///
/// - Set: Legacy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ HERO_10pe2 todo 994d6997 a1e58bb0
pub const HERO_10pe2: Power = TODO;

/// # Gan'arg Glaivesmith
///
/// `LEG_CS3_017` · Demon Hunter minion · 3 mana · 3/3
///
/// > **Outcast:** Give your hero +3 Attack this turn.
///
/// - Set: Legacy · common · collectible
/// - Minion type: Demon
/// - Mechanics: Outcast
/// - Tags: `DECK_RULE_COUNT_AS_COPY_OF_CARD_ID` = 64465
/// - Reprint of: Gan'arg Glaivesmith [`CS3_017`](crate::core_hidden::demon_hunter::CS3_017)
///
/// State: Todo
//~ LEG_CS3_017 todo b2d3c519 3b423be1
pub const LEG_CS3_017: Power = TODO;

/// # Aldrachi Warblades
///
/// `TOY_913t1` · Demon Hunter weapon · 3 mana · 2/3 durability
///
/// > **Lifesteal**
///
/// - Set: Legacy · free
/// - Mechanics: Lifesteal
///
/// State: Vanilla
//~ TOY_913t1 vanilla 1cef00c9 8b63dab4
pub const TOY_913t1: Power = VANILLA;

/// # Glaivebound Adept
///
/// `TOY_913t3` · Demon Hunter minion · 5 mana · 7/4
///
/// > **Battlecry:** If your hero attacked this turn, deal 4 damage.
///
/// - Set: Legacy · free
/// - Mechanics: Battlecry
/// - Target: "Deal 4 damage."
///
/// State: Todo
//~ TOY_913t3 todo 885cc1bb f9c26d42
pub const TOY_913t3: Power = TODO;
