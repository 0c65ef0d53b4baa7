//! Neutral cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file a0789cad

/// # E.T.C., Band Manager
///
/// `ETC_080` · Neutral minion · 4 mana · 4/4
///
/// > While building your deck, assemble a band of 3 cards. **Battlecry: Discover** one!
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Battlecry, Discover, Dont Pick From Subsets, Sideboard Type
/// - Tags: `MAX_SIDEBOARD_CARDS` = 3, `2936` = 1, `4688` = 19619
///
/// State: Todo
//~ todo ETC_080 b6ff37f8 e8871282 c6265df2.6c429a65
pub const ETC_080: Power = TODO;

/// # Amplified Elekk
///
/// `ETC_086` · Neutral minion · 10 mana · 6/12
///
/// > **Taunt Deathrattle:** Deal 3 damage to all enemy minions.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Deathrattle
///
/// State: Derived
//~ derived ETC_086 9de3ccfd bfa0a907 ccca255e.f3de420a
pub const ETC_086: Power = deathrattle(&[deal(3).to(ENEMY_MINIONS)]);

/// # Audio Amplifier
///
/// `ETC_087` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Set your maximum Mana and hand size to 11.
///
/// - Set: Festival of Legends · epic · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo ETC_087 bdf2f3fe 01bf27ce ad7a0a76.243cc6aa
pub const ETC_087: Power = TODO;

/// # Ghost Writer
///
/// `ETC_088` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry: Discover** a spell. **Finale: Discover** another.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover, Finale
///
/// State: Derived
//~ derived ETC_088 c62db058 1e008ae8 58b683a2.c7cebe4f
pub const ETC_088: Power = battlecry(&[discover(SPELL), discover(SPELL).when(FINALE)]);

/// # Static Waveform
///
/// `ETC_089` · Neutral minion · 3 mana · 5/6
///
/// > At the start of EACH turn, lose 1 Attack or Health *(chosen randomly).*
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Elemental
/// - Enchantments: FFFTTTTTT [`ETC_089e`], KSSSHHH [`ETC_089e2`]
///
/// State: Todo
//~ todo ETC_089 a70c63ff 3d19b6fc d836c147.196abddd
pub const ETC_089: Power = TODO;

/// # FFFTTTTTT
///
/// `ETC_089e` · Neutral enchantment
///
/// > -1 Attack.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_089e 6835d24c c38fcc91 0f64f7d8.ad0c51cf
pub const ETC_089e: Power = enchant(&[ATTACK.plus(-1)]);

/// # KSSSHHH
///
/// `ETC_089e2` · Neutral enchantment
///
/// > -1 Health.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_089e2 4ff81a39 e5aa33c1 07eee96e.186aaffd
pub const ETC_089e2: Power = enchant(&[HEALTH.plus(-1)]);

/// # Worgen Roadie
///
/// `ETC_098` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Summon a 0/3 Instrument Case for your opponent. *(Break it for a random weapon!)*
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Battlecry
/// - Tokens: Instrument Case [`ETC_098t`]
///
/// State: Todo
//~ todo ETC_098 36855d5f b97151e0 53d48328.b562eedb
pub const ETC_098: Power = TODO;

/// # Instrument Case
///
/// `ETC_098t` · Neutral minion · 2 mana · 0/3
///
/// > **Deathrattle:** Add a random weapon to your opponent's hand.
///
/// - Set: Festival of Legends
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived ETC_098t 9caaee2a 568220b6 129325e0.de6b8a7b
pub const ETC_098t: Power = deathrattle(&[get(random(WEAPON)).to(OPPONENT)]);

/// # Concert Promo-Drake
///
/// `ETC_099` · Neutral minion · 8 mana · 8/8
///
/// > **Tradeable Finale:** Destroy an enemy minion.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Tradeable, Deck Action Cost, Finale
/// - Target: "Destroy an enemy minion."
///
/// State: Derived
//~ derived ETC_099 1c29ca85 c01d4221 1afb6fd3.aea0c519
pub const ETC_099: Power = on(Word::Finale, &[destroy(AN_ENEMY_MINION)]);

/// # Cowbell Soloist
///
/// `ETC_101` · Neutral minion · 3 mana · 4/2
///
/// > **Battlecry:** If you control no other minions, deal 2 damage.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Deal 2 damage."
///
/// State: Derived
//~ derived ETC_101 4a721367 6566ceab cd9ab36e.43644913
pub const ETC_101: Power = battlecry(&[deal(2).to(TARGET)]).when(there_is_no(&OTHER_FRIENDLY_MINIONS));

/// # Air Guitarist
///
/// `ETC_102` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Give your weapon +1 Durability.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Noisy Nothingness [`ETC_102e`]
///
/// State: Derived
//~ derived ETC_102 60ad6b99 d173936c b2d1bbc1.ec4ac326
pub const ETC_102: Power = battlecry(&[attach("ETC_102e").to(YOUR_WEAPON)]);

/// # Noisy Nothingness
///
/// `ETC_102e` · Neutral enchantment
///
/// > +1 Durability.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_102e 41abc1b3 f6b8d452 854248fc.310b3243
pub const ETC_102e: Power = enchant(&[HEALTH.plus(1)]);

/// # Hipster
///
/// `ETC_103` · Neutral minion · 2 mana · 1/3
///
/// > **Battlecry: Discover** a spell from your opponent's class that isn't in their deck.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ todo ETC_103 c899c1fa 0e2314e7 429ec788.4eb58a8c
pub const ETC_103: Power = TODO;

/// # Crowd Surfer
///
/// `ETC_104` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Give ANY other minion +1/+1 and this **Deathrattle**.
///
/// - Set: Festival of Legends · epic · collectible
/// - Minion type: Murloc
/// - Mechanics: Deathrattle
/// - Enchantments: Crowd Surfing [`ETC_104e`]
///
/// State: Todo
//~ todo ETC_104 5fa9f897 90888e47 c2305467.097d5354
pub const ETC_104: Power = TODO;

/// # Crowd Surfing
///
/// `ETC_104e` · Neutral enchantment
///
/// > +1/+1. **Deathrattle:** Give ANY other minion +1/+1 and this **Deathrattle**.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ todo ETC_104e 4af42618 a6dd6564 8d04a1d2.20116552
pub const ETC_104e: Power = TODO;

/// # Stereo Totem
///
/// `ETC_105` · Neutral minion · 2 mana · 0/3
///
/// > At the end of your turn, give a random minion in your hand +2/+2.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Totem
/// - Enchantments: Bass Boost [`ETC_105e`]
///
/// State: Derived
//~ derived ETC_105 b8fd17e7 7fc75da9 b020fd5c.982c4015
pub const ETC_105: Power = at_end_of_your_turn(&[attach("ETC_105e").to(YOUR_HAND.that(MINION).random())]);

/// # Bass Boost
///
/// `ETC_105e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_105e 6b84da06 ac98fa2d 9d864bbc.6d6ab056
pub const ETC_105e: Power = enchant(&[plus(2, 2)]);

/// # Frequency Oscillator
///
/// `ETC_106` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** The next Mech you play costs (1) less.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Enchantments: Oscillating [`ETC_106e`]
///
/// State: Derived
//~ derived ETC_106 5ed1173c e65d565c 76aa6ac6.2782f222
pub const ETC_106: Power = battlecry(&[attach("ETC_106e").to(YOU)]);

/// # Oscillating
///
/// `ETC_106e` · Neutral enchantment
///
/// > Your next Mech costs (1) less.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_106e 1f23527a fdbb5e72 06b53c42.b4dc505a
pub const ETC_106e: Power = enchant(&[]).aura(YOUR_HAND.that(MECH), &[cost_less(1)]).until(YOU.play(MECH));

/// # Rowdy Fan
///
/// `ETC_107` · Neutral minion · 3 mana · 1/5
///
/// > **Battlecry:** Choose a minion. It has +4 Attack while this is alive.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Quilboar
/// - Mechanics: Battlecry
/// - Target: "Give +4 Attack while this is alive."
/// - Enchantments: Rowdy [`ETC_107e`], Fan Favorite [`ETC_107e2`]
///
/// State: Todo
//~ todo ETC_107 cfabbad4 04a4bdf2 d7e5abff.52000f9b
pub const ETC_107: Power = TODO;

/// # Rowdy
///
/// `ETC_107e` · Neutral enchantment
///
/// > While this is alive, {0} has +4 Attack.
///
/// - Set: Festival of Legends
/// - Mechanics: Aura
///
/// State: Todo
//~ todo ETC_107e 40ea682c 2b74e4a6 0562a3fc.d74d9d3f
pub const ETC_107e: Power = TODO;

/// # Fan Favorite
///
/// `ETC_107e2` · Neutral enchantment
///
/// > Has an extra effect from {0}.
///
/// - Set: Festival of Legends · epic
///
/// State: Todo
//~ todo ETC_107e2 4b24f3e2 9abecf7a 3871165c.0724b798
pub const ETC_107e2: Power = TODO;

/// # Obsessive Fan
///
/// `ETC_108` · Neutral minion · 4 mana · 2/6
///
/// > **Battlecry:** Choose a minion. It has **Stealth** while this is alive.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Stealth
/// - Target: "Give Stealth while this is alive."
/// - Enchantments: Obsessive [`ETC_108e`]
///
/// State: Todo
//~ todo ETC_108 4bfbce25 83d2dff1 4a7faa60.6f034ce6
pub const ETC_108: Power = TODO;

/// # Obsessive
///
/// `ETC_108e` · Neutral enchantment
///
/// > While this is alive, {0} has **Stealth**.
///
/// - Set: Festival of Legends
/// - Mechanics: Aura
///
/// State: Todo
//~ todo ETC_108e 512a9bbc d8ec0373 3a777e76.50e22308
pub const ETC_108e: Power = TODO;

/// # Annoying Fan
///
/// `ETC_109` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Choose a minion. It can't attack while this is alive.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Target: "Give "Can't attack" while this is alive."
/// - Enchantments: Annoying [`ETC_109e`]
///
/// State: Todo
//~ todo ETC_109 981f42da 4628b9ef 33f6fb12.45684b6a
pub const ETC_109: Power = TODO;

/// # Annoying
///
/// `ETC_109e` · Neutral enchantment
///
/// > While this is alive, {0} can't attack.
///
/// - Set: Festival of Legends
/// - Mechanics: Aura
///
/// State: Todo
//~ todo ETC_109e 1743b851 244af370 4dfa0a3e.05d2c4cb
pub const ETC_109e: Power = TODO;

/// # Cover Artist
///
/// `ETC_110` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Transform into a 3/3 copy of a minion.
///
/// - Set: Festival of Legends · epic · collectible
/// - Mechanics: Battlecry
/// - Target: "Transform into a 3/3 copy."
/// - Enchantments: Acoustic Cover [`ETC_110e`]
///
/// State: Derived
//~ derived ETC_110 1ebc1918 f7fbe2c8 014a04cc.fd94c563
pub const ETC_110: Power = battlecry(&[transform(THIS, copy_of(A_MINION)), attach("ETC_110e")]);

/// # Acoustic Cover
///
/// `ETC_110e` · Neutral enchantment
///
/// > 3/3.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_110e cde91914 958a6c6c 80b629f5.6c79ef92
pub const ETC_110e: Power = enchant(&[become_stats(3, 3)]);

/// # Merch Seller
///
/// `ETC_111` · Neutral minion · 4 mana · 3/5
///
/// > At the end of your turn, put a random spell on the top of your opponent's deck.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Naga
///
/// State: Derived
//~ derived ETC_111 a749f425 451b545e 9c468683.14f30f0c
pub const ETC_111: Power = at_end_of_your_turn(&[put_on_top(random(SPELL)).to(OPPONENT)]);

/// # Photographer Fizzle
///
/// `ETC_113` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Take a Snapshot of your current hand and shuffle it into your deck. *(Once per game)*
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Fizzle's Snapshot Tracker [`ETC_113e`]
/// - Tokens: Fizzle's Snapshot [`ETC_113t`]
///
/// State: Todo
//~ todo ETC_113 dc2e0dc3 b55a1220 330bc1da.a2222f31
pub const ETC_113: Power = TODO;

/// # Fizzle's Snapshot Tracker
///
/// `ETC_113e` · Neutral enchantment
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ todo ETC_113e dd39dca4 56f2d847 1a0e44b5
pub const ETC_113e: Power = TODO;

/// # Fizzle's Snapshot
///
/// `ETC_113t` · Neutral spell · 2 mana
///
/// > Add the snapshotted cards to your hand. *(Once per game)*@Add the {0} snapshotted \|4(card, cards) to your hand. *(Once per game)*
///
/// - Set: Festival of Legends
/// - Tags: `1724` = 1
///
/// State: Todo
//~ todo ETC_113t 4da2640e ed91c289 a37edaa7.b3a8728a
pub const ETC_113t: Power = TODO;

/// # Audio Medic
///
/// `ETC_325` · Neutral minion · 2 mana · 2/3
///
/// > **Rush Finale:** Gain **Lifesteal**.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Rush, Finale
/// - Refers to: Lifesteal
///
/// State: Done
//~ done ETC_325 8a180653 - 0125fac9.12ca8555
pub const ETC_325: Power = on(Word::Finale, &[give(&[has(GameTag::LIFESTEAL)])]);

/// # Paparazzi
///
/// `ETC_326` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry: Discover** a **Legendary** minion.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Derived
//~ derived ETC_326 8eef1d2c 8474af41 9e974296.d61c08a8
pub const ETC_326: Power = battlecry(&[discover(all(&[MINION, rarity(Rarity::Legendary)]))]);

/// # Freebird
///
/// `ETC_336` · Neutral minion · 4 mana · 2/2
///
/// > **Charge Battlecry:** Gain +1/+1 for each other Freebird you've played this game.@ *(@)*
///
/// - Set: Festival of Legends · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Charge, Battlecry
/// - Tags: `1724` = 1
/// - Enchantments: Avian Freedom [`ETC_336e`]
///
/// State: Derived
//~ derived ETC_336 b27c8401 865904d5 8f32dca5.670ee783
pub const ETC_336: Power =
    battlecry(&[give(&[plus(1, 1).times(X)]).times(count_of(CARDS_YOU_PLAYED.that(named("ETC_336")).other()))]);

/// # Avian Freedom
///
/// `ETC_336e` · enchantment
///
/// > +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_336e 822f7cc4 50297ff4 43402759.67341004
pub const ETC_336e: Power = enchant(&[plus(1, 1)]);

/// # Unpopular Has-Been
///
/// `ETC_349` · Neutral minion · 6 mana · 5/5
///
/// > **Deathrattle:** Summon a random 5-Cost minion from the past.
///
/// - Set: Festival of Legends · epic · collectible
/// - Minion type: Undead
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived ETC_349 a85ea460 7d953342 a482874c.605768e9
pub const ETC_349: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(5), FROM_THE_PAST])))]);

/// # Party Animal
///
/// `ETC_350` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give +1/+1 to each minion of a different type in your hand.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Enchantments: Party Hard [`ETC_350e`]
///
/// State: Todo
//~ todo ETC_350 b8c65a3b c7ce4bb3 f9bc37d4.31b77a40
pub const ETC_350: Power = TODO;

/// # Party Hard
///
/// `ETC_350e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_350e 727e7023 dbbcde3b 42a425ae.67341004
pub const ETC_350e: Power = enchant(&[plus(1, 1)]);

/// # The One-Amalgam Band
///
/// `ETC_409` · Neutral minion · 7 mana · 6/6
///
/// > **Battlecry:** Gain a random **Bonus Effect** for each minion of a different type you've played this game.@ *(@)*
///
/// - Set: Festival of Legends · legendary · collectible
/// - Minion type: All
/// - Mechanics: Battlecry
/// - Refers to: Bonus Effects
/// - Tags: `1724` = 1
/// - Enchantments: Do Re Malgam [`ETC_409e`]
///
/// State: Todo
//~ todo ETC_409 537c2b9e 6c8954bb 94623f70.447b73cf
pub const ETC_409: Power = TODO;

/// # Do Re Malgam
///
/// `ETC_409e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_409e c5db2644 0c3a565e a9d75706.67341004
pub const ETC_409e: Power = enchant(&[plus(1, 1)]);

/// # Instrument Tech
///
/// `ETC_418` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry:** Draw a weapon.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived ETC_418 442b0573 59aa37a9 7380bc37.56fc0465
pub const ETC_418: Power = battlecry(&[draw_that(1, WEAPON)]);

/// # Mish-Mash Mosher
///
/// `ETC_419` · Neutral minion · 8 mana · 3/10
///
/// > **Rush** After this attacks, gain +1 Attack and attack a random enemy minion.
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Rush
/// - Enchantments: Moshing [`ETC_419e`]
///
/// State: Derived
//~ derived ETC_419 e6a63f38 89affe05 7f602a74.f79c4382
pub const ETC_419: Power =
    after(THIS.attack(CARD)).then(&[attach("ETC_419e"), make_attack(THIS, ENEMY_MINIONS.random())]);

/// # Moshing
///
/// `ETC_419e` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_419e a646d3dd 732ae4b4 e0c62877.c84fda8a
pub const ETC_419e: Power = enchant(&[ATTACK.plus(1)]);

/// # Outfit Tailor
///
/// `ETC_420` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Give a friendly minion Attack and Health equal to this minion's.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Battlecry
/// - Target: "Give stats equal to this minion's."
/// - Enchantments: Snazzy [`ETC_420e`]
///
/// State: Todo
//~ todo ETC_420 686ad0f4 91018239 7abe7742.8fce90b5
pub const ETC_420: Power = TODO;

/// # Snazzy
///
/// `ETC_420e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Festival of Legends
///
/// State: Todo
//~ todo ETC_420e 193b912b 260c8967 b0ef1656.a536d554
pub const ETC_420e: Power = TODO;

/// # Metrognome
///
/// `ETC_422` · Neutral minion · 3 mana · 2/4
///
/// > After you play a {0}-Cost card, draw a {1}-Cost card. *(Then increase!)*
///
/// - Set: Festival of Legends · rare · collectible
/// - Minion type: Mech
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_SCRIPT_DATA_NUM_2` = 2
///
/// State: Todo
//~ todo ETC_422 48323baf 8e89ff9f 1ec88d8e.62d1072d
pub const ETC_422: Power = TODO;

/// # Pozzik, Audio Engineer
///
/// `ETC_425` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Add two 3/3 Bots to your opponent's hand. **Deathrattle:** Summon them for yourself.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Tokens: Audio Bot [`ETC_425t`]
///
/// State: Todo
//~ todo ETC_425 0e3d01d6 c58d5f02 361495c5.3f1b047b
pub const ETC_425: Power = TODO;

/// # Audio Bot
///
/// `ETC_425t` · Neutral minion · 3 mana · 3/3
///
/// - Set: Festival of Legends
/// - Minion type: Mech
///
/// State: Vanilla
//~ vanilla ETC_425t f215c5cd cdf8c830 0bcd1444
pub const ETC_425t: Power = VANILLA;

/// # Pyrotechnician
///
/// `ETC_540` · Neutral minion · 4 mana · 2/5
///
/// > After you cast a spell, add a random Fire spell to your hand.
///
/// - Set: Festival of Legends · common · collectible
///
/// State: Derived
//~ derived ETC_540 929eebe1 bf455574 252888be.7ee867c9
pub const ETC_540: Power = after(YOU.cast(SPELL)).then(&[get(random(school(SpellSchool::Fire)))]);

/// # Tony, King of Piracy
///
/// `ETC_541` · Neutral minion · 7 mana · 4/6
///
/// > **Battlecry:** Replace your deck with a copy of your opponent's. **Finale:** Draw a card.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Minion type: Pirate
/// - Mechanics: Battlecry, Finale
///
/// State: Todo
//~ todo ETC_541 99279258 9519dc78 d3fb51b8.e88440f4
pub const ETC_541: Power = TODO;

/// # Festival Security
///
/// `ETC_542` · Neutral minion · 3 mana · 2/5
///
/// > **Taunt Finale:** Force all enemy minions to attack this.
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Taunt, Finale
///
/// State: Derived
//~ derived ETC_542 ca716430 094910df 9340b3ad.372a3bb8
pub const ETC_542: Power = on(Word::Finale, &[with_each(ENEMY_MINIONS), make_attack(IT, THIS)]);

/// # Candleraiser
///
/// `ETC_543` · Neutral minion · 4 mana · 3/3
///
/// > **Divine Shield Finale:** Give adjacent minions **Divine Shield**.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Divine Shield, Finale
///
/// State: Derived
//~ derived ETC_543 3d21e40a 79e3111a cfc45426.a8ef6157
pub const ETC_543: Power = on(Word::Finale, &[give(&[has(GameTag::DIVINE_SHIELD)]).to(THIS.neighbours())]);

/// # Rolling Stone
///
/// `ETC_742` · Neutral minion · 2 mana · 2/2
///
/// > **Rush Battlecry:** If the last card you played costs (1), gain +1/+1.
///
/// - Set: Festival of Legends · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Rush
/// - Enchantments: Rockin' and Rollin' [`ETC_742e`]
///
/// State: Todo
//~ todo ETC_742 f331351c 71200df5 eb8b80c1.d7c0fc94
pub const ETC_742: Power = TODO;

/// # Rockin' and Rollin'
///
/// `ETC_742e` · Neutral enchantment
///
/// > +1/+1.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived ETC_742e cb58346a b928d59a 5152ab99.67341004
pub const ETC_742e: Power = enchant(&[plus(1, 1)]);

/// # The Coin
///
/// `ETC_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Festival of Legends
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived ETC_COIN1 6e14070f 116b0938 a26f04a8.095f71be
pub const ETC_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
///
/// `ETC_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// - Set: Festival of Legends
/// - Mechanics: Coin Card
///
/// State: Derived
//~ derived ETC_COIN2 44c17923 88b4348a 5820ac79.095f71be
pub const ETC_COIN2: Power = spell(&[gain_mana(1)]);

/// # Remixed Musician
///
/// `JAM_033` · Neutral minion · 3 mana · 3/3
///
/// > **Rush** Gains an extra effect in your hand that changes each turn.
///
/// - Set: Festival of Legends · common · collectible
/// - Mechanics: Rush
/// - Tokens: Cathedral Musician [`JAM_033t`], Tropical Musician [`JAM_033t2`], Romantic Musician [`JAM_033t3`], Noise Musician [`JAM_033t4`]
///
/// State: Derived
//~ derived JAM_033 b744a78c df07aa0c 6c562076.a7ce4f5b
#[rustfmt::skip]
pub const JAM_033: Power = whenever(YOU.get(ITSELF)).in_hand().then(&[transform(THIS, one_of(&["JAM_033t", "JAM_033t2", "JAM_033t3", "JAM_033t4"]))]);

/// # Cathedral Musician
///
/// `JAM_033t` · Neutral minion · 3 mana · 3/3
///
/// > **Rush Divine Shield* (Changes each turn.)*@**Rush Divine Shield**
///
/// - Set: Festival of Legends · common
/// - Mechanics: Divine Shield, Rush
/// - Tags: `TRANSFORMED_FROM_CARD` = 95464, `2165` = 1
///
/// State: Derived
//~ derived JAM_033t 01a99b8c d602210b def7deba.086dd9d5
#[rustfmt::skip]
pub const JAM_033t: Power = whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_033t", "JAM_033t2", "JAM_033t3", "JAM_033t4"]))]);

/// # Tropical Musician
///
/// `JAM_033t2` · Neutral minion · 3 mana · 3/3
///
/// > **Rush Windfury* (Changes each turn.)*@**Rush Windfury**
///
/// - Set: Festival of Legends · common
/// - Mechanics: Windfury, Rush
/// - Tags: `TRANSFORMED_FROM_CARD` = 95464, `2165` = 1
///
/// State: Derived
//~ derived JAM_033t2 4f2eef25 494fd90a 52938ed3.300ccb71
#[rustfmt::skip]
pub const JAM_033t2: Power = whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_033t", "JAM_033t2", "JAM_033t3", "JAM_033t4"]))]);

/// # Romantic Musician
///
/// `JAM_033t3` · Neutral minion · 3 mana · 3/3
///
/// > **Rush Lifesteal* (Changes each turn.)*@**Rush Lifesteal**
///
/// - Set: Festival of Legends · common
/// - Mechanics: Lifesteal, Rush
/// - Tags: `TRANSFORMED_FROM_CARD` = 95464, `2165` = 1
///
/// State: Derived
//~ derived JAM_033t3 31631a0f 94f397fe 953966e0.f8f9f2fa
#[rustfmt::skip]
pub const JAM_033t3: Power = whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_033t", "JAM_033t2", "JAM_033t3", "JAM_033t4"]))]);

/// # Noise Musician
///
/// `JAM_033t4` · Neutral minion · 3 mana · 3/3
///
/// > **Rush Poisonous* (Changes each turn.)*@**Rush Poisonous**
///
/// - Set: Festival of Legends · common
/// - Mechanics: Poisonous, Rush
/// - Tags: `TRANSFORMED_FROM_CARD` = 95464, `2165` = 1
///
/// State: Derived
//~ derived JAM_033t4 bb9979ca 0e96a2ec e807811a.8c4eab2d
#[rustfmt::skip]
pub const JAM_033t4: Power = whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_033t", "JAM_033t2", "JAM_033t3", "JAM_033t4"]))]);

/// # Speaker Stomper
///
/// `JAM_034` · Neutral minion · 4 mana · 4/4
///
/// > **Tradeable Battlecry:** Enemy spells cost (2) more next turn.
///
/// - Set: Festival of Legends · rare · collectible
/// - Mechanics: Battlecry, Tradeable, Deck Action Cost
/// - Enchantments: Too Loud [`JAM_034e`], Loud Noise [`JAM_034e2`]
///
/// State: Derived
//~ derived JAM_034 f7fac1f8 f72b7575 0209e70c.d4c4b500
pub const JAM_034: Power = battlecry(&[attach("JAM_034e").to(OPPONENT)]);

/// # Too Loud
///
/// `JAM_034e` · Neutral enchantment
///
/// > Your spells cost (2) more this turn.
///
/// - Set: Festival of Legends
/// - Mechanics: Aura
///
/// State: Derived
//~ derived JAM_034e bec5347b 1a38cf9e 7d4aab85.d041df16
pub const JAM_034e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_more(2)]).next_turn();

/// # Loud Noise
///
/// `JAM_034e2` · Neutral enchantment
///
/// > Costs (2) more.
///
/// - Set: Festival of Legends
///
/// State: Derived
//~ derived JAM_034e2 174890d3 7db4c09e 6cd2faab.7201933b
pub const JAM_034e2: Power = enchant(&[cost_more(2)]);

/// # Grimtotem Buzzkill
///
/// `JAM_035` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Discard a weapon to draw 3 cards.
///
/// - Set: Festival of Legends · epic · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived JAM_035 3c93bcaf b59ec876 44f3dc07.03f5159a
pub const JAM_035: Power = battlecry(&[discard(YOUR_HAND.that(WEAPON).random()), draw(3)]);

/// # Magatha, Bane of Music
///
/// `JAM_036` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Draw 5 cards. Give any spells drawn to your opponent.
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo JAM_036 8a7de8e8 6ebdb75d 3bea9311.1abdaedd
pub const JAM_036: Power = TODO;

/// # Elite Tauren Champion
///
/// `JAM_037` · Neutral minion · 5 mana · 5/5
///
/// > **Finale:** Start a ROCK DUEL! Players must spend all their Mana each turn or else they take 8 *(or more)* damage!
///
/// - Set: Festival of Legends · legendary · collectible
/// - Mechanics: Finale
/// - Tokens: Molten Pick of ROCK [`JAM_037t`]
///
/// State: Todo
//~ todo JAM_037 718ce064 dd1f72a6 1c983ff5.03187954
pub const JAM_037: Power = TODO;

/// # Molten Pick of ROCK
///
/// `JAM_037t` · Neutral spell · 0 mana
///
/// > At the end of turn, explode for @ damage! *(Or spend all your Mana to give this to the opponent with +2 damage.)*
///
/// - Set: Festival of Legends
/// - Mechanics: Immune To Spellpower
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 8
///
/// State: Todo
//~ todo JAM_037t 6d266e83 ea72d381 83ad533a.b90fb738
pub const JAM_037t: Power = TODO;
