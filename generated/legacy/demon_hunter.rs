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
/// State: Done
//~ done BT_035 e2194997 - dfd70e0e.b3be46ff
pub const BT_035: Power = spell(&[attach("BT_035e").to(YOUR_HERO), draw(1)]);

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
/// State: Done
//~ done BT_036 7071ed67 - 54a240f1.21809aac
pub const BT_036: Power = spell(&[summon(card("BT_036t")).copies(3)]);

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
/// State: Done
//~ done BT_142 6b0eb792 - 20047b11.94911410
pub const BT_142: Power = battlecry(&[attach("BT_142e").to(YOUR_HERO)]);

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
/// State: Done
//~ done BT_235 2926a9ac - 520f4c9e.1f7a508c
pub const BT_235: Power = spell(&[deal(4).to(MINIONS)]);

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
/// State: Done
//~ done BT_323 4a00ff1f - 723568ef.fd04a80a
pub const BT_323: Power = battlecry(&[offer(Offer::Entities(YOUR_DECK), &[put_on_top(the(IT))])]);

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
/// State: Done
//~ done BT_352 cd5dc178 - 0190c940.274c5adf
pub const BT_352: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("BT_352t"))]);

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
/// State: Done
//~ done BT_495 4c561354 - 8f5af175.79055ad0
pub const BT_495: Power =
    battlecry(&[deal(4).to(TARGET)]).when(has_done(1, &past(Side::Friendly, Deed::HeroAttack, Window::ThisTurn)));

/// # Inner Demon
///
/// `BT_512` · Demon Hunter spell · 8 mana
///
/// > Give your hero +8 Attack this turn.
///
/// - Set: Legacy · free · collectible
/// - Enchantments: Demon Power [`BT_512e`], Branded [`BT_512e3`](crate::ashes_of_outland::demon_hunter::BT_512e3)
///
/// State: Done
//~ done BT_512 88a6ff65 - bbccc827.4ffd4135
pub const BT_512: Power = spell(&[attach("BT_512e").to(YOUR_HERO)]);

/// # Demon Power
///
/// `BT_512e` · Demon Hunter enchantment
///
/// > +8 Attack
///
/// - Set: Legacy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Done
//~ done BT_512e 37d01093 - 69f211f8.d1c6bb10
pub const BT_512e: Power = enchant(&[ATTACK.plus(8)]).this_turn();

/// # Soul Cleave
///
/// `BT_740` · Demon Hunter spell · Shadow · 3 mana
///
/// > **Lifesteal** Deal $2 damage to two random enemy minions.
///
/// - Set: Legacy · free · collectible
/// - Mechanics: Lifesteal
///
/// State: Done
//~ done BT_740 01c64bd4 - a2ad6515.cabc6b41
pub const BT_740: Power = spell(&[deal(2).to(ENEMY_MINIONS.random_of(2))]);

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
/// State: Done
//~ done CS3_019 23177ee9 - 5e06be0b.c9a4d1c8
pub const CS3_019: Power = after(YOU.play(with(GameTag::OUTCAST))).then(&[return_to_hand(THIS)]);

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
/// State: Done
//~ done GIFT_08 6c5a2fad - 095cd0fe.2823e3fe
pub const GIFT_08: Power = spell(&[discover_temporary(&["SW_040", "BT_035", "BT_235"])]);

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
/// State: Done
//~ done HERO_10bp 5610e1a4 - c97eadb6.587036e0
pub const HERO_10bp: Power = hero_power(&[attach("HERO_10bpe").to(YOUR_HERO)]);

/// # Demon's Bite
///
/// `HERO_10bp2` · Demon Hunter hero power · 1 mana
///
/// > **Hero Power** +$a2 Attack this turn.
///
/// - Set: Legacy
///
/// State: Done
//~ done HERO_10bp2 c1f92f8b - 4f87b303.de6d254b
pub const HERO_10bp2: Power = hero_power(&[attach("HERO_10pe2").to(YOUR_HERO)]);

/// # Demon Claws
///
/// `HERO_10bpe` · Demon Hunter enchantment
///
/// > Your hero has +1 Attack this turn.
///
/// - Set: Legacy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Done
//~ done HERO_10bpe 00b458d1 - d7b2d247.d35e1199
pub const HERO_10bpe: Power = enchant(&[ATTACK.plus(1)]).this_turn();

/// # Demon's Bite
///
/// `HERO_10pe2` · Demon Hunter enchantment
///
/// > Your hero has +2 Attack this turn.
///
/// - Set: Legacy
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Done
//~ done HERO_10pe2 437f25eb - 18330ca6.b7594273
pub const HERO_10pe2: Power = enchant(&[ATTACK.plus(2)]).this_turn();

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
/// State: Done
//~ done LEG_CS3_017 62337f0e - 8b490ede.4d47cc86
pub const LEG_CS3_017: Power = on(Word::Outcast, &[attach("CS3_017e").to(YOUR_HERO)]);

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
/// State: Done
//~ done TOY_913t3 f62a7910 - 4bfce122.79055ad0
pub const TOY_913t3: Power =
    battlecry(&[deal(4).to(TARGET)]).when(has_done(1, &past(Side::Friendly, Deed::HeroAttack, Window::ThisTurn)));
