//! Demon Hunter cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 4bcad9ed

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
//~ todo BT_035 e2194997 b151b3d9 dfd70e0e.b3be46ff
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
//~ todo BT_035e 2acd3d9e 473e882a d0573e71.09ced50d
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
//~ todo BT_036 7071ed67 7690050d 54a240f1.21809aac
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
//~ vanilla BT_036t f99ed29f d2142dec 9a50ad65.57b12c28
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
//~ todo BT_142 6b0eb792 0c42d8d5 20047b11.94911410
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
//~ todo BT_142e 7767ced1 0e82ee2c 4fe431e8.8c49468d
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
//~ todo BT_235 2926a9ac 3a0b6f7d 520f4c9e.1f7a508c
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
//~ todo BT_323 4a00ff1f 4d1f61bb 723568ef.fd04a80a
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
//~ todo BT_352 cd5dc178 439680cf 0190c940.274c5adf
pub const BT_352: Power = TODO;

/// # Illidari Satyr
///
/// `BT_352t` · Demon Hunter minion · 2 mana · 2/2
///
/// - Set: Legacy
/// - Minion type: Demon
///
/// State: Vanilla
//~ vanilla BT_352t 9a62155b c741c2c3 907b3644
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
//~ todo BT_495 4c561354 5fd5510e 8f5af175.79055ad0
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
//~ todo BT_512 88a6ff65 3fb7239f bbccc827.4ffd4135
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
//~ todo BT_512e 37d01093 c2554ce0 69f211f8.d1c6bb10
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
//~ todo BT_740 01c64bd4 d9cff71b a2ad6515.cabc6b41
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
//~ vanilla BT_921 35706a3c 82f4c95d 300130c8.b857c9f1
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
//~ todo CS3_019 23177ee9 b67ea033 5e06be0b.c9a4d1c8
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
//~ todo GIFT_08 6c5a2fad a101670a 095cd0fe.2823e3fe
pub const GIFT_08: Power = TODO;

/// # Illidan Stormrage
///
/// `HERO_10` · Demon Hunter hero · 30 health
///
/// - Set: Legacy · free · collectible
/// - Hero power: Demon Claws [`HERO_10bp`]
///
/// State: Vanilla
//~ vanilla HERO_10 cd1c3a3d c70072fa 28384a4d
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
//~ todo HERO_10bp 5610e1a4 1c5d5d4e c97eadb6.587036e0
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
//~ todo HERO_10bp2 c1f92f8b fa1620ef 4f87b303.de6d254b
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
//~ todo HERO_10bpe 00b458d1 cdc95634 d7b2d247.d35e1199
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
//~ todo HERO_10pe2 437f25eb c14810aa 18330ca6.b7594273
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
//~ todo LEG_CS3_017 62337f0e 9d5b6771 8b490ede.4d47cc86
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
//~ vanilla TOY_913t1 9fe79222 bc48851b 56b129a7.b857c9f1
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
//~ todo TOY_913t3 f62a7910 cf7d438e 4bfce122.79055ad0
pub const TOY_913t3: Power = TODO;
