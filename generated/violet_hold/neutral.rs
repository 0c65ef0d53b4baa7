//! Neutral cards of Escape from Violet Hold.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file fecaa225

/// # Wanted Poster
///
/// `CAP_407` · Neutral spell · 2 mana
///
/// > **Discover** a minion that costs (5) or more. Give it **Prepare**.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Discover
/// - Refers to: Prepare
/// - Enchantments: Wanted! [`CAP_407e`]
///
/// State: Todo
//~ todo CAP_407 af1cc642 eb080d19 b55ae4f8.62f840d6
pub const CAP_407: Power = TODO;

/// # Wanted!
///
/// `CAP_407e` · Neutral enchantment
///
/// > Ensure Deck Action tag is set
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Enchantment Invisible
/// - Refers to: Prepare
///
/// State: Todo
//~ todo CAP_407e 38661271 2ecbb8d1 ad98e6ee.b6dc91cd
pub const CAP_407e: Power = TODO;

/// # Sewer Imp
///
/// `JAIL_007` · Neutral minion · 6 mana · 4/6
///
/// > **Taunt Deathrattle:** Deal 2 damage to all enemies.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Demon
/// - Mechanics: Taunt, Deathrattle, Imp
///
/// State: Derived
//~ derived JAIL_007 ffe4a85b 7e62c0b8 ed45ab2c.ae5e6a5f
pub const JAIL_007: Power = deathrattle(&[deal(2).to(ENEMIES)]);

/// # Escape Artist
///
/// `JAIL_030` · Neutral minion · 2 mana · 4/4
///
/// > After this attacks and survives, draw a card and escape the game!
///
/// - Set: Escape from Violet Hold · rare · collectible
///
/// State: Todo
//~ todo JAIL_030 4238a089 78db45ea b7e746df.da9baa4a
pub const JAIL_030: Power = TODO;

/// # Violet Punisher
///
/// `JAIL_101` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry:** Choose an enemy minion. Steal its **Bonus Effects** and gain +1/+1 for each stolen.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Bonus Effects
/// - Target: "Steal bonus effects."
/// - Enchantments: Always Punished [`JAIL_101e`]
///
/// State: Todo
//~ todo JAIL_101 42145c46 2a168711 f16d9a30.26446158
pub const JAIL_101: Power = TODO;

/// # Always Punished
///
/// `JAIL_101e` · Neutral enchantment
///
/// > +1/+1 and a stolen **Bonus Effect.**
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_101e 18c7693d ca66d418 579b444d.4a2071b7
pub const JAIL_101e: Power = TODO;

/// # Solitary Prisoner
///
/// `JAIL_204` · Neutral minion · 5 mana · 5/3
///
/// > Costs (2) if there are no minions on the battlefield.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Undead
///
/// State: Derived
//~ derived JAIL_204 fa32511e 25f68b17 d9d9c391.0c146787
pub const JAIL_204: Power = aura(THIS).when(there_is_no(&MINIONS)).in_hand().have(&[cost(2)]);

/// # Rat Burglar
///
/// `JAIL_205` · Neutral minion · 4 mana · 2/6
///
/// > At the end of your turn, steal all cards that entered your opponent's hand during your turn.
///
/// - Set: Escape from Violet Hold · epic · collectible
///
/// State: Todo
//~ todo JAIL_205 aecb2754 258c8c0c fd91c941.25daf854
pub const JAIL_205: Power = TODO;

/// # Disturbed Sanity
///
/// `JAIL_318e` · Neutral enchantment
///
/// > Cost adjusted.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_318e 57a186c5 be1e4729 f90bb282.2eb9e2d5
pub const JAIL_318e: Power = TODO;

/// # IMPFERNAL!
///
/// `JAIL_398` · Neutral minion · 6 mana · 6/6
///
/// > **Deathrattle:** Deal 3 damage to all other characters. *(Also triggers in hand or deck.)*
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Minion type: Demon
/// - Mechanics: Deathrattle, Invisible Deathrattle, Imp
/// - Tags: `1724` = 1
/// - Enchantments: Demonic Power [`JAIL_398e`]
///
/// State: Todo
//~ todo JAIL_398 df43a882 dbb0b3fa 0f74b229.12c8df99
pub const JAIL_398: Power = TODO;

/// # Demonic Power
///
/// `JAIL_398e` · Warlock enchantment
///
/// > Costs Health instead of Mana.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_398e 4b08ffea 142951cf dee10335.ad481fb2
pub const JAIL_398e: Power = TODO;

/// # Vanessa the Ringleader
///
/// `JAIL_407` · Neutral minion · 7 mana · 4/3
///
/// > **Prepare** After you play a card, get a random **Battlecry** minion. It costs (2) less.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Deck Action Cost, Prepare
/// - Refers to: Battlecry
///
/// State: Derived
//~ derived JAIL_407 934b5550 c027eda1 b4e54072.b1755dd2
pub const JAIL_407: Power =
    after(YOU.play(CARD)).then(&[get(random(all(&[MINION, with(GameTag::BATTLECRY)]))), give(&[cost_less(2)]).to(IT)]);

/// # Reckless Detective
///
/// `JAIL_447` · Neutral minion · 4 mana · 4/4
///
/// > **Rush**. **Deathrattle:** Get Detective's Clothes that give +4/+4 and **Rush**.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Deathrattle, Rush
/// - Enchantments: Detective's Clothes [`JAIL_447e`]
/// - Tokens: Detective's Clothes [`JAIL_447t`]
///
/// State: Derived
//~ derived JAIL_447 51ea6e9a 81d94480 ba9408bc.9be506dd
pub const JAIL_447: Power = deathrattle(&[get(card("JAIL_447t"))]);

/// # Detective's Clothes
///
/// `JAIL_447e` · Neutral enchantment
///
/// > +4/+4 and **Rush**.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived JAIL_447e bfddb8c8 d061e6f4 0df0e2dd.f905eae1
pub const JAIL_447e: Power = enchant(&[plus(4, 4), has(GameTag::RUSH)]);

/// # Detective's Clothes
///
/// `JAIL_447t` · Neutral spell · 4 mana
///
/// > Give a minion +4/+4 and **Rush**.
///
/// - Set: Escape from Violet Hold
/// - Refers to: Rush
///
/// State: Derived
//~ derived JAIL_447t bacc0cf5 46908f23 ada2e8f8.3f6f60e9
pub const JAIL_447t: Power = spell(&[give(&[plus(4, 4), has(GameTag::RUSH)]).to(A_MINION)]);

/// # Jailbird
///
/// `JAIL_453` · Neutral minion · 5 mana · 3/4
///
/// > **Taunt**. When you **Prepare** while holding this, reduce this card's Cost by the same amount.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt
/// - Refers to: Prepare
/// - Enchantments: Locked Down [`JAIL_453e`]
///
/// State: Todo
//~ todo JAIL_453 cddf00ec 4703fc39 4b2498d7.87b590d3
pub const JAIL_453: Power = TODO;

/// # Locked Down
///
/// `JAIL_453e` · Neutral enchantment
///
/// > Cost changed.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_453e 5311d165 a073cee4 48dc75b4.28a22fc2
pub const JAIL_453e: Power = TODO;

/// # P1CK-P0K3T
///
/// `JAIL_456` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If your deck has 25 or more cards, draw a card.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived JAIL_456 8cf35bc1 8b227630 9882ce52.c95debd3
pub const JAIL_456: Power = battlecry(&[draw(1)]).when(there_are(25, &YOUR_DECK));

/// # Arachnathid
///
/// `JAIL_459` · Neutral minion · 7 mana · 1/7
///
/// > **Rush** All friendly minions are **Poisonous**.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Beast
/// - Mechanics: Aura, Rush
/// - Refers to: Poisonous
/// - Enchantments: Arachnathid's Venom [`JAIL_459e`]
///
/// State: Derived
//~ derived JAIL_459 d2a0396e e8b89b6a dd3ac352.e9880843
pub const JAIL_459: Power = aura(FRIENDLY_MINIONS).gives("JAIL_459e");

/// # Arachnathid's Venom
///
/// `JAIL_459e` · Neutral enchantment
///
/// > **Poisonous**.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Poisonous
///
/// State: Derived
//~ derived JAIL_459e 4d238102 f0f9039a 90559ebb.b2c69ca0
pub const JAIL_459e: Power = enchant(&[has(GameTag::POISONOUS)]);

/// # Concealing Confection
///
/// `JAIL_460` · Neutral minion · 1 mana · 1/2
///
/// > **Deathrattle:** Get a random weapon.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Minion type: Mech
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived JAIL_460 c6fd4751 21261c7a d5670ff2.74d70dee
pub const JAIL_460: Power = deathrattle(&[get(random(WEAPON))]);

/// # Disguised Executioner
///
/// `JAIL_461` · Neutral minion · 3 mana · 5/4
///
/// > Can be played on either side. **Battlecry:** Destroy a random adjacent minion.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Battlecry, Disguised
/// - Tags: `4706` = 1
/// - Tokens: Detected! [`JAIL_461a`], Disguised! [`JAIL_461b`]
///
/// State: Todo
//~ todo JAIL_461 dc6c30d3 c2daca50 56dd3967.9b45303d
pub const JAIL_461: Power = TODO;

/// # Detected!
///
/// `JAIL_461a` · Neutral spell · 1 mana
///
/// > This was played on the friendly side.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_461a 29f29a04 2e2ce055 55e35088.43b6cb84
pub const JAIL_461a: Power = TODO;

/// # Disguised!
///
/// `JAIL_461b` · Neutral spell · 1 mana
///
/// > This was played on the enemy side.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_461b e5df5a61 b4493283 4e7216ca.b47a1546
pub const JAIL_461b: Power = TODO;

/// # Getaway Hogdriver
///
/// `JAIL_462` · Neutral minion · 5 mana · 5/2
///
/// > **Battlecry:** Draw 2 cards. If they're both minions, gain **Charge**.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Minion type: Quilboar
/// - Mechanics: Battlecry
/// - Refers to: Charge
/// - Tags: `4548` = 1, `4578` = 1
///
/// State: Derived
//~ derived JAIL_462 95ff6035 bdb8b8ec cfa48f28.7c036296
pub const JAIL_462: Power = battlecry(&[draw(2), give(&[has(GameTag::CHARGE)]).when(there_are(2, &IT.that(MINION)))]);

/// # Alarm-o-Matic
///
/// `JAIL_502` · Neutral minion · 3 mana · 0/3
///
/// > At the start of your turn, swap this minion with a random one in your opponent's hand.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Minion type: Mech
/// - Enchantments: Subterfuge [`JAIL_502e`]
///
/// State: Todo
//~ todo JAIL_502 ca6aee1d 311728de eb90b2a0.4916748e
pub const JAIL_502: Power = TODO;

/// # Subterfuge
///
/// `JAIL_502e` · Neutral enchantment
///
/// > The next spell you cast this turn costs (3) less.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Cant Be Silenced
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived JAIL_502e 125932c0 067660cf 6f7766cc.898e2977
pub const JAIL_502e: Power =
    enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_less(3)]).until(YOU.play(SPELL)).this_turn();

/// # Gullible Guard
///
/// `JAIL_703` · Neutral minion · 1 mana · 1/3
///
/// > **Deathrattle:** You can say Sorry this game.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Apologetic [`JAIL_703e`]
///
/// State: Todo
//~ todo JAIL_703 f2b259d6 c36a78a0 c69c5874.4046d787
pub const JAIL_703: Power = TODO;

/// # Apologetic
///
/// `JAIL_703e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived JAIL_703e 4ae7ef05 832ad42c 2a0d43ac.6d6ab056
pub const JAIL_703e: Power = enchant(&[plus(2, 2)]);

/// # Black Market Auctioneer
///
/// `JAIL_718` · Neutral minion · 9 mana · 4/4
///
/// > **Prepare** Whenever you cast a spell, draw a card.
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Deck Action Cost, Prepare
/// - Refers to: Prepare
/// - Tags: `4547` = 1, `4930` = 1
///
/// State: Derived
//~ derived JAIL_718 45accc8d f8c4fe38 a23c77d6.8daf19f2
pub const JAIL_718: Power = whenever(YOU.cast(SPELL)).then(&[draw(1)]);

/// # Warden Maiev
///
/// `JAIL_850` · Neutral minion · 2 mana · 1/3
///
/// > After you play a minion, give it +3/+3 and make it go **Dormant** for 1 turn.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Refers to: Dormant
/// - Enchantments: In the Slammer [`JAIL_850e`], Pushups [`JAIL_850e2`]
///
/// State: Derived
//~ derived JAIL_850 ff09eae3 f322bb4d 790ac20a.0ada3572
pub const JAIL_850: Power = after(YOU.play(MINION)).then(&[attach("JAIL_850e2").to(THAT), make_dormant(THAT, 1)]);

/// # In the Slammer
///
/// `JAIL_850e` · Neutral enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Score Value 1
///
/// State: Todo
//~ todo JAIL_850e 8d07ec4b 08a82050 cc368d8f.d03dd6ee
pub const JAIL_850e: Power = TODO;

/// # Pushups
///
/// `JAIL_850e2` · Neutral enchantment
///
/// > +3/+3.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived JAIL_850e2 6652f27b 1eed56a8 0e73bc59.b42c6980
pub const JAIL_850e2: Power = enchant(&[plus(3, 3)]);

/// # Inspector Murloc Holmes
///
/// `JAIL_851` · Neutral minion · 4 mana · 4/5
///
/// > **Battlecry:** Investigate a card in the enemy hand. If they play a card with that name next turn, get 3 Coins.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Minion type: Murloc
/// - Mechanics: Battlecry
/// - Enchantments: An Investigation Player Enchant [`JAIL_851e`], An Investigation! [`JAIL_851e1`]
///
/// State: Todo
//~ todo JAIL_851 a3047a94 762c8917 03af8700.d21d8ebb
pub const JAIL_851: Power = TODO;

/// # An Investigation Player Enchant
///
/// `JAIL_851e` · Neutral enchantment
///
/// > If the suspect is played next turn, get 3 Coins.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_851e 9f21bb0c 57c559e5 681769fd.fedd9380
pub const JAIL_851e: Power = TODO;

/// # An Investigation!
///
/// `JAIL_851e1` · Neutral enchantment
///
/// > If the suspect is played next turn, get 3 Coins.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_851e1 09cdd10f 46585a5d c0a2d875.fedd9380
pub const JAIL_851e1: Power = TODO;

/// # Togwaggle, Smuggler King
///
/// `JAIL_852` · Neutral minion · 8 mana · 5/5
///
/// > **Battlecry:** Shuffle both players' hands together.
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo JAIL_852 486124a2 850ab106 8f8838b0.41f93541
pub const JAIL_852: Power = TODO;

/// # Activated Golem
///
/// `JAIL_883` · Neutral minion · 4 mana · 4/5
///
/// > At the end of each turn, gain **Reborn**.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Refers to: Reborn
/// - Tags: `4548` = 1, `4577` = 1
///
/// State: Derived
//~ derived JAIL_883 7858a606 6048fc92 80f0deb2.706e1759
pub const JAIL_883: Power = whenever(PLAYERS.turn_end()).then(&[give(&[has(GameTag::REBORN)])]);

/// # Zuramat's Prison
///
/// `JAIL_887` · Neutral location · 5 mana · 0 uses
///
/// > Choose a card to discard to summon a 5/5 **Taunt**. **Deathrattle:** Free Zuramat who plays one each turn!
///
/// - Set: Escape from Violet Hold · legendary · collectible
/// - Mechanics: Deathrattle, Can Target Cards In Hand
/// - Refers to: Taunt
/// - Tokens: Zuramat the Obliterator [`JAIL_887t2`], Whisper of the Void [`JAIL_887t3`]
///
/// State: Todo
//~ todo JAIL_887 d462ceb9 07a9900d 6328643e.b97e435a
pub const JAIL_887: Power = TODO;

/// # Zuramat the Obliterator
///
/// `JAIL_887t2` · Neutral minion · 8 mana · 8/8
///
/// > At the end of your turn, play a card discarded by Zuramat's Prison.
///
/// - Set: Escape from Violet Hold
/// - Enchantments: Discarded Card [`JAIL_887t2e`]
/// - Tokens: Zuramat's Prison [`JAIL_887`]
///
/// State: Todo
//~ todo JAIL_887t2 fd5045e4 fcaf1759 bf941754.c623412c
pub const JAIL_887t2: Power = TODO;

/// # Discarded Card
///
/// `JAIL_887t2e` · Neutral enchantment
///
/// > {0}
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_887t2e 02525525 c88af7e2 0d176edf.378ffe7e
pub const JAIL_887t2e: Power = TODO;

/// # Whisper of the Void
///
/// `JAIL_887t3` · Neutral minion · 5 mana · 5/5
///
/// > **Taunt**
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla JAIL_887t3 f0e70718 0e7f16c3 60701d21.4b0c5d24
pub const JAIL_887t3: Power = VANILLA;

/// # Prepared
///
/// `JAIL_907e` · Neutral enchantment
///
/// > Cost reduced.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_907e d521af98 ecf63f6d e0e0b452.ca0484ff
pub const JAIL_907e: Power = TODO;

/// # Preparing
///
/// `JAIL_907e02` · Neutral enchantment
///
/// > Can't be played this turn.
///
/// - Set: Escape from Violet Hold
///
/// State: Todo
//~ todo JAIL_907e02 bb753fd8 219ba9f7 f20877f1.e28618db
pub const JAIL_907e02: Power = TODO;

/// # Captured Archmage
///
/// `JAIL_974` · Neutral minion · 2 mana · 3/2
///
/// > **Deathrattle:** If you had 4 other Captured Archmages die this game, cast 'Fireball' at a random enemy.@ *(@/4)*
///
/// - Set: Escape from Violet Hold · epic · collectible
/// - Mechanics: Deathrattle
/// - Tags: `1724` = 1, `2165` = 1
///
/// State: Todo
//~ todo JAIL_974 7d52276b 9f1caa41 0eb301ea.38f7195d
pub const JAIL_974: Power = TODO;

/// # Frantic Forger
///
/// `JAIL_986` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Get a random playable spell. It is **Temporary**.
///
/// - Set: Escape from Violet Hold · rare · collectible
/// - Mechanics: Battlecry
/// - Refers to: tag 3630
///
/// State: Todo
//~ todo JAIL_986 b75a050e d8652a16 c643fa91.a02385a7
pub const JAIL_986: Power = TODO;

/// # Defias Smuggler
///
/// `JAIL_998` · Neutral minion · 3 mana · 2/3
///
/// > **Prepare**. **Battlecry:** Give a friendly minion +2 Attack and **Rush**.
///
/// - Set: Escape from Violet Hold · common · collectible
/// - Mechanics: Battlecry, Deck Action Cost, Prepare
/// - Refers to: Rush, Prepare
/// - Target: "Give +2 Attack and Rush."
/// - Enchantments: Surprise Attack! [`JAIL_998e`]
///
/// State: Derived
//~ derived JAIL_998 a2725991 c818057c f9f5a9b3.af2229a9
pub const JAIL_998: Power = battlecry(&[attach("JAIL_998e").to(A_FRIENDLY_MINION)]);

/// # Surprise Attack!
///
/// `JAIL_998e` · Neutral enchantment
///
/// > +2 Attack and **Rush**.
///
/// - Set: Escape from Violet Hold
///
/// State: Derived
//~ derived JAIL_998e a5239960 4382cd5d 30613cf6.6c0f0ce8
pub const JAIL_998e: Power = enchant(&[ATTACK.plus(2), has(GameTag::RUSH)]);

/// # The Coin
///
/// `JAIL_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived JAIL_COIN1 5ea8cf99 241e0815 2b11b2b5.095f71be
pub const JAIL_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `JAIL_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived JAIL_COIN2 affead87 3e87eae0 002ca352.095f71be
pub const JAIL_COIN2: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `JAIL_COIN3` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived JAIL_COIN3 ef56bf99 206841d1 9ef8497b.095f71be
pub const JAIL_COIN3: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `JAIL_COIN5` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived JAIL_COIN5 a9e11075 5deb8fad 5fbdcdaa.095f71be
pub const JAIL_COIN5: Power = spell(&[gain_mana(1)]);

/// # Mrgl...?
///
/// `JAIL_EVENT_100t` · Neutral minion · 1 mana · 1/1
///
/// - Set: Escape from Violet Hold
/// - Minion type: Murloc
///
/// State: Vanilla
//~ vanilla JAIL_EVENT_100t 0c6c196e ed2d20b9 b1572a5e
pub const JAIL_EVENT_100t: Power = VANILLA;

/// # The Coin
///
/// `JAIL_EVENT_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Escape from Violet Hold
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived JAIL_EVENT_COIN 51da403f ccad971b 43c252e4.095f71be
pub const JAIL_EVENT_COIN: Power = spell(&[gain_mana(1)]);
