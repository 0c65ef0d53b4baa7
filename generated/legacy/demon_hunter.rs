//! Demon Hunter cards of Legacy.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 78ade676

/// # Chaos Strike
/// Spell · Fel · 2 mana
/// > Give your hero +2 Attack this turn. Draw a card.
/// - Makes: Chaos Strike [`BT_035e`] ("\+2 Attack this turn.")
//~ done BT_035 - 4ead3665.b3be46ff e1001bdc.87c01e70
pub const BT_035: Power = spell(&[attach("BT_035e").to(YOUR_HERO), draw(1)]);

/// # Chaos Strike
/// Enchantment
/// > \+2 Attack this turn.
//~ derived BT_035e d2f7e42b d522ad72.717133fd e1001bdc
pub const BT_035e: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Coordinated Strike
/// Spell · 3 mana
/// > Summon three 1/1 Illidari with **Rush**.
/// - Makes: Illidari Initiate [`BT_036t`] (1/1, "Rush")
//~ done BT_036 - 82ede6d1.21809aac 155ac1c2.2d7d90d0
pub const BT_036: Power = spell(&[summon(card("BT_036t")).copies(3)]);

/// # Illidari Initiate
/// Minion · 1 mana · 1/1
/// > **Rush**
//~ vanilla BT_036t d2142dec cbd7c476.57b12c28 e7e7640e
pub const BT_036t: Power = VANILLA;

/// # Shadowhoof Slayer
/// Minion · Demon · 1 mana · 2/1
/// > **Battlecry:** Give your hero +1 Attack this turn.
/// - Makes: Sharpened Claws [`BT_142e`] ("\+1 Attack this turn.")
//~ done BT_142 - 7f9f31dc.94911410 9e7d43ea.9150048e
pub const BT_142: Power = battlecry(&[attach("BT_142e").to(YOUR_HERO)]);

/// # Sharpened Claws
/// Enchantment
/// > \+1 Attack this turn.
//~ derived BT_142e 12bd4c88 d522ad72.c1531011 a6a2e29d
pub const BT_142e: Power = enchant(&[ATTACK.plus(1)]).this_turn();

/// # Chaos Nova
/// Spell · Fel · 5 mana
/// > Deal $4 damage to all minions.
//~ done BT_235 - 4f593531.1f7a508c bcd762b6
pub const BT_235: Power = spell(&[deal(4).to(MINIONS)]);

/// # Sightless Watcher
/// Minion · Demon · 2 mana · 3/2
/// > **Battlecry:** Look at 3 cards in your deck. Choose one to put on top.
//~ done BT_323 - 61c640e7.fd04a80a d6ea0cea
pub const BT_323: Power = battlecry(&[discover_then(Offer::Entities(YOUR_DECK), &[put_on_top(the(IT))])]);

/// # Satyr Overseer
/// Minion · Demon · 3 mana · 4/2
/// > After your hero attacks, summon a 2/2 Satyr.
/// - Makes: Illidari Satyr [`BT_352t`] (2/2)
//~ done BT_352 - f6aa6ca7.274c5adf 9b55fbee.a0bb9a96
pub const BT_352: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("BT_352t"))]);

/// # Illidari Satyr
/// Minion · Demon · 2 mana · 2/2
//~ vanilla BT_352t c741c2c3 b4d66bc3 567e170f
pub const BT_352t: Power = VANILLA;

/// # Glaivebound Adept
/// Minion · 5 mana · 6/4
/// > **Battlecry:** If your hero attacked this turn, deal 4 damage.
//~ done BT_495 - 724b6b23.79055ad0 2f7616bc
pub const BT_495: Power = battlecry(&[deal(4).to(TARGET)]).when(YOUR_HERO.attack(CARD).this_turn().at_least(1));

/// # Inner Demon
/// Spell · 8 mana
/// > Give your hero +8 Attack this turn.
/// - Makes: Demon Power [`BT_512e`] ("\+8 Attack"); [`BT_512e3`](crate::ashes_of_outland::demon_hunter::BT_512e3)
//~ done BT_512 - 93b14068.4ffd4135 e1da5fc8.ef7de112
pub const BT_512: Power = spell(&[attach("BT_512e").to(YOUR_HERO)]);

/// # Demon Power
/// Enchantment
/// > \+8 Attack
//~ done BT_512e - d522ad72.04b05fed 75dc711b
pub const BT_512e: Power = enchant(&[ATTACK.plus(8)]).this_turn();

/// # Soul Cleave
/// Spell · Shadow · 3 mana
/// > **Lifesteal** Deal $2 damage to two random enemy minions.
//~ done BT_740 - 3c9c5d15.cabc6b41 0bf8f1ec
pub const BT_740: Power = spell(&[deal(2).to(ENEMY_MINIONS.random_of(2))]);

/// # Aldrachi Warblades
/// Weapon · 3 mana · 2/2 durability
/// > **Lifesteal**
//~ vanilla BT_921 82f4c95d 02639dc7.b857c9f1 bf44e127
pub const BT_921: Power = VANILLA;

/// # Kor'vas Bloodthorn
/// Minion · 2 mana · 2/2
/// > **Charge**, **Lifesteal** After you play a card with **Outcast**, return this to your hand.
/// - Reprint of: [`CORE_CS3_019`](crate::core_hidden::demon_hunter::CORE_CS3_019)
//~ done CS3_019 - 565e37de.c9a4d1c8 72d5f664.7e4d12ef
pub const CS3_019: Power = after(YOU.play(with(GameTag::OUTCAST))).then(&[return_to_hand(THIS)]);

/// # Illidan's Gift
/// Spell · 1 mana
/// > **Discover** a **Temporary** Fel Barrage, Chaos Strike, or Chaos Nova.
/// - Makes: Chaos Strike [`BT_035`] ("Give your hero +2 Attack this turn. Draw a card."); Chaos Nova [`BT_235`] ("Deal 4 damage to all minions."); [`SW_040`](crate::stormwind::demon_hunter::SW_040)
//~ done GIFT_08 - 2f198b86.2823e3fe ca9e73f3.9d6eb033
pub const GIFT_08: Power = spell(&[discover_temporary(&["SW_040", "BT_035", "BT_235"])]);

/// # Illidan Stormrage
/// Hero · 30 health
/// - Makes: Demon Claws [`HERO_10bp`] ("Hero Power +1 Attack this turn.")
//~ vanilla HERO_10 c70072fa c6957b81 581899d5.776f3f0d
pub const HERO_10: Power = VANILLA;

/// # Demon Claws
/// Hero Power · 1 mana
/// > **Hero Power** +$a1 Attack this turn.
/// - Makes: Demon Claws [`HERO_10bpe`] ("Your hero has +1 Attack this turn.")
//~ done HERO_10bp - 3808c64e.587036e0 f0bc6a12.74179eb4
pub const HERO_10bp: Power = hero_power(&[attach("HERO_10bpe").to(YOUR_HERO)]);

/// # Demon's Bite
/// Hero Power · 1 mana
/// > **Hero Power** +$a2 Attack this turn.
//~ done HERO_10bp2 - 3808c64e.de6d254b d3825906
pub const HERO_10bp2: Power = hero_power(&[attach("HERO_10pe2").to(YOUR_HERO)]);

/// # Demon Claws
/// Enchantment
/// > Your hero has +1 Attack this turn.
//~ done HERO_10bpe - d522ad72.d35e1199 f0bc6a12
pub const HERO_10bpe: Power = enchant(&[ATTACK.plus(1)]).this_turn();

/// # Demon's Bite
/// Enchantment
/// > Your hero has +2 Attack this turn.
//~ done HERO_10pe2 - d522ad72.b7594273 d3825906
pub const HERO_10pe2: Power = enchant(&[ATTACK.plus(2)]).this_turn();

/// # Gan'arg Glaivesmith
/// Minion · Demon · 3 mana · 3/3
/// > **Outcast:** Give your hero +3 Attack this turn.
/// - Reprint of: [`CS3_017`](crate::core_hidden::demon_hunter::CS3_017)
//~ done LEG_CS3_017 - ddf3412b.4d47cc86 8533abf7.8b11f9b7
pub const LEG_CS3_017: Power = on(Word::Outcast, &[attach("CS3_017e").to(YOUR_HERO)]);

/// # Aldrachi Warblades
/// Weapon · 3 mana · 2/3 durability
/// > **Lifesteal**
//~ vanilla TOY_913t1 bc48851b 283c0a11.b857c9f1 bf44e127
pub const TOY_913t1: Power = VANILLA;

/// # Glaivebound Adept
/// Minion · 5 mana · 7/4
/// > **Battlecry:** If your hero attacked this turn, deal 4 damage.
//~ done TOY_913t3 - c35e94b7.79055ad0 2f7616bc
pub const TOY_913t3: Power = battlecry(&[deal(4).to(TARGET)]).when(YOUR_HERO.attack(CARD).this_turn().at_least(1));
