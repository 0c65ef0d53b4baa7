//! Neutral cards of Festival of Legends.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file fe6a11a4

/// # E.T.C., Band Manager
/// Minion · 4 mana · 4/4
/// > While building your deck, assemble a band of 3 cards. **Battlecry: Discover** one!
///
/// # Notes
///
/// The chosen one is gone from the band.
//~ done ETC_080 - 16ec05b0.6c429a65 fa238e06
pub const ETC_080: Power = battlecry(&[discover_from(KEPT)]);

/// # Amplified Elekk
/// Minion · Beast · 10 mana · 6/12
/// > **Taunt Deathrattle:** Deal 3 damage to all enemy minions.
//~ derived ETC_086 bfa0a907 ad3c2e9b.f3de420a d7cbbe64
pub const ETC_086: Power = deathrattle(&[deal(3).to(ENEMY_MINIONS)]);

/// # Audio Amplifier
/// Minion · Mech · 2 mana · 2/3
/// > **Battlecry:** Set your maximum Mana and hand size to 11.
//~ done ETC_087 - e00ad38a.243cc6aa f03b7ce6
pub const ETC_087: Power =
    battlecry(&[raise_max_mana(-1).times(MOST_MANA_CRYSTALS.of(YOU)), raise_max_mana(11), set_max_hand(11)]);

/// # Ghost Writer
/// Minion · Undead · 5 mana · 4/4
/// > **Battlecry: Discover** a spell. **Finale: Discover** another.
//~ derived ETC_088 1e008ae8 5241d5b0.c7cebe4f 0e31ff9b
pub const ETC_088: Power = battlecry(&[discover(SPELL), discover(SPELL).when(FINALE)]);

/// # Static Waveform
/// Minion · Elemental · 3 mana · 5/6
/// > At the start of EACH turn, lose 1 Attack or Health *(chosen randomly).*
/// - Makes: FFFTTTTTT [`ETC_089e`] ("\-1 Attack."); KSSSHHH [`ETC_089e2`] ("\-1 Health.")
//~ done ETC_089 - 587543be.196abddd 8e4d15a0.d87606dc
pub const ETC_089: Power =
    whenever(PLAYERS.turn_start()).then(&[at_random(&[&[attach("ETC_089e")], &[attach("ETC_089e2")]])]);

/// # FFFTTTTTT
/// Enchantment
/// > \-1 Attack.
//~ derived ETC_089e c38fcc91 d522ad72.260ec5d9 eea59f5f
pub const ETC_089e: Power = enchant(&[ATTACK.plus(-1)]);

/// # KSSSHHH
/// Enchantment
/// > \-1 Health.
//~ derived ETC_089e2 e5aa33c1 d522ad72.2f7d1afb 55665bc0
pub const ETC_089e2: Power = enchant(&[HEALTH.plus(-1)]);

/// # Worgen Roadie
/// Minion · 3 mana · 3/4
/// > **Battlecry:** Summon a 0/3 Instrument Case for your opponent. *(Break it for a random weapon!)*
/// - Makes: Instrument Case [`ETC_098t`] (0/3, "Deathrattle: Add a random weapon to your…")
//~ done ETC_098 - 05841e04.b562eedb 0380815a.dfe1aff8
pub const ETC_098: Power = battlecry(&[summon(card("ETC_098t")).for_(OPPONENT)]);

/// # Instrument Case
/// Minion · 2 mana · 0/3
/// > **Deathrattle:** Add a random weapon to your opponent's hand.
//~ derived ETC_098t 8291fc6d 5b6adc92.de6b8a7b 1752d3e1
pub const ETC_098t: Power = deathrattle(&[get(random(WEAPON)).for_(OPPONENT)]);

/// # Concert Promo-Drake
/// Minion · Dragon · 8 mana · 8/8
/// > **Tradeable Finale:** Destroy an enemy minion.
//~ derived ETC_099 c01d4221 14275ff1.aea0c519 97f0c709
pub const ETC_099: Power = on(Word::Finale, &[destroy(AN_ENEMY_MINION)]);

/// # Cowbell Soloist
/// Minion · 3 mana · 4/2
/// > **Battlecry:** If you control no other minions, deal 2 damage.
//~ derived ETC_101 6566ceab cbd1a658.43644913 472cf57e
pub const ETC_101: Power = battlecry(&[deal(2).to(TARGET)]).when(there_is_no(&OTHER_FRIENDLY_MINIONS));

/// # Air Guitarist
/// Minion · 1 mana · 1/1
/// > **Battlecry:** Give your weapon +1 Durability.
/// - Makes: Noisy Nothingness [`ETC_102e`] ("\+1 Durability.")
//~ derived ETC_102 d173936c cbd7c476.ec4ac326 d6e80cec.7aa18183
pub const ETC_102: Power = battlecry(&[attach("ETC_102e").to(YOUR_WEAPON)]);

/// # Noisy Nothingness
/// Enchantment
/// > \+1 Durability.
//~ derived ETC_102e f6b8d452 d522ad72.d252faae 35da4013
pub const ETC_102e: Power = enchant(&[HEALTH.plus(1)]);

/// # Hipster
/// Minion · 2 mana · 1/3
/// > **Battlecry: Discover** a spell from your opponent's class that isn't in their deck.
//~ done ETC_103 - 4d6f41bd.4eb58a8c 0c712d2b
pub const ETC_103: Power =
    battlecry(&[discover_of(all(&[SPELL, not(&shares(CardProperty::Name, &ENEMY_DECK))]), Classes::Opponent)]);

/// # Crowd Surfer
/// Minion · Murloc · 1 mana · 1/1
/// > **Deathrattle:** Give ANY other minion +1/+1 and this **Deathrattle**.
/// - Makes: Crowd Surfing [`ETC_104e`] ("\+1/+1. Deathrattle: Give ANY other minion +1/+1…")
//~ done ETC_104 - 6c89e89f.097d5354 ebbc658e.7a8b2c9d
pub const ETC_104: Power = deathrattle(CROWD_SURFING);

const CROWD_SURFING: &[Effect] = &[attach("ETC_104e").to(OTHER_MINIONS.random())];

/// # Crowd Surfing
/// Enchantment
/// > \+1/+1. **Deathrattle:** Give ANY other minion +1/+1 and this **Deathrattle**.
//~ done ETC_104e - d522ad72.dc7f52d4 110f1bad
pub const ETC_104e: Power = abilities(&[enchant(&[plus(1, 1)]), deathrattle(CROWD_SURFING)]);

/// # Stereo Totem
/// Minion · Totem · 2 mana · 0/3
/// > At the end of your turn, give a random minion in your hand +2/+2.
/// - Makes: Bass Boost [`ETC_105e`] ("\+2/+2.")
//~ derived ETC_105 7fc75da9 da5c9241.982c4015 a6773af3.305c3838
pub const ETC_105: Power = at_end_of_your_turn(&[attach("ETC_105e").to(YOUR_HAND.that(MINION).random())]);

/// # Bass Boost
/// Enchantment
/// > \+2/+2.
//~ derived ETC_105e ac98fa2d d522ad72.d5727bd5 fc4d46bd
pub const ETC_105e: Power = enchant(&[plus(2, 2)]);

/// # Frequency Oscillator
/// Minion · Mech · 1 mana · 2/1
/// > **Battlecry:** The next Mech you play costs (1) less.
/// - Makes: Oscillating [`ETC_106e`] ("Your next Mech costs (1) less.")
//~ derived ETC_106 e65d565c 0312e23f.2782f222 1a1e6b83.737f2ef9
pub const ETC_106: Power = battlecry(&[attach("ETC_106e").to(YOU)]);

/// # Oscillating
/// Enchantment
/// > Your next Mech costs (1) less.
//~ derived ETC_106e fdbb5e72 d522ad72.b4dc505a ac009656
pub const ETC_106e: Power = enchant(&[]).aura(YOUR_HAND.that(MECH), &[cost_less(1)]).until(YOU.play(MECH));

/// # Rowdy Fan
/// Minion · Quilboar · 3 mana · 1/5
/// > **Battlecry:** Choose a minion. It has +4 Attack while this is alive.
/// - Makes: Rowdy [`ETC_107e`] ("While this is alive, … has +4 Attack."); Fan Favorite [`ETC_107e2`] ("Has an extra effect from ….")
//~ done ETC_107 - 98685920.52000f9b bb48e673.9a49d3b8
pub const ETC_107: Power = abilities(&[
    battlecry(&[remember(A_MINION), attach("ETC_107e2").to(IT), attach("ETC_107e")]),
    aura(MINIONS.that(is(&REMEMBERED)).that(with(GameTag::LINKED_ENTITY))).have(&[ATTACK.plus(4)]),
]);

/// # Rowdy
/// Enchantment
/// > While this is alive, {0} has +4 Attack.
//~ done ETC_107e - d522ad72.d74d9d3f 5f0d45ce
pub const ETC_107e: Power = enchant(&[]);

/// # Fan Favorite
/// Enchantment
/// > Has an extra effect from {0}.
//~ done ETC_107e2 - d522ad72.0724b798 7c557514
pub const ETC_107e2: Power = enchant(&[has(GameTag::LINKED_ENTITY)]);

/// # Obsessive Fan
/// Minion · 4 mana · 2/6
/// > **Battlecry:** Choose a minion. It has **Stealth** while this is alive.
/// - Makes: Obsessive [`ETC_108e`] ("While this is alive, … has Stealth.")
//~ done ETC_108 - 59ecc571.6f034ce6 fdd354aa.44e5544d
pub const ETC_108: Power = abilities(&[
    battlecry(&[remember(A_MINION), attach("ETC_107e2").to(IT), attach("ETC_108e")]),
    aura(MINIONS.that(is(&REMEMBERED)).that(with(GameTag::LINKED_ENTITY))).have(&[has(GameTag::STEALTH)]),
]);

/// # Obsessive
/// Enchantment
/// > While this is alive, {0} has **Stealth**.
//~ done ETC_108e - d522ad72.50e22308 46a17e16
pub const ETC_108e: Power = enchant(&[]);

/// # Annoying Fan
/// Minion · Mech · 1 mana · 1/2
/// > **Battlecry:** Choose a minion. It can't attack while this is alive.
/// - Makes: Annoying [`ETC_109e`] ("While this is alive, … can't attack.")
//~ done ETC_109 - 2eab15b3.45684b6a 2bd3796e.aa73bc09
pub const ETC_109: Power = abilities(&[
    battlecry(&[remember(A_MINION), attach("ETC_107e2").to(IT), attach("ETC_109e")]),
    aura(MINIONS.that(is(&REMEMBERED)).that(with(GameTag::LINKED_ENTITY))).have(&[has(GameTag::CANT_ATTACK)]),
]);

/// # Annoying
/// Enchantment
/// > While this is alive, {0} can't attack.
//~ done ETC_109e - d522ad72.05d2c4cb 7638ef22
pub const ETC_109e: Power = enchant(&[]);

/// # Cover Artist
/// Minion · 4 mana · 3/3
/// > **Battlecry:** Transform into a 3/3 copy of a minion.
/// - Makes: Acoustic Cover [`ETC_110e`] ("3/3.")
//~ derived ETC_110 f7fbe2c8 e3939604.fd94c563 a6dd9003.eb8e1f2e
pub const ETC_110: Power = battlecry(&[transform(THIS, copy_of(A_MINION)), attach("ETC_110e")]);

/// # Acoustic Cover
/// Enchantment
/// > 3/3.
//~ derived ETC_110e 958a6c6c d522ad72.6c79ef92 6b02eabd
pub const ETC_110e: Power = enchant(&[become_stats(3, 3)]);

/// # Merch Seller
/// Minion · Naga · 4 mana · 3/5
/// > At the end of your turn, put a random spell on the top of your opponent's deck.
//~ done ETC_111 - 8c5c556e.14f30f0c 122c3636
pub const ETC_111: Power = at_end_of_your_turn(&[put_on_top(random(SPELL)).for_(OPPONENT)]);

/// # Photographer Fizzle
/// Minion · 3 mana · 3/3
/// > **Battlecry:** Take a Snapshot of your current hand and shuffle it into your deck. *(Once per game)*
/// - Makes: Fizzle's Snapshot [`ETC_113t`] ("Add the snapshotted cards to your hand. (Once per…"); Fizzle's Snapshot Tracker [`ETC_113e`]
//~ done ETC_113 - 05878c57.a2222f31 422486f9.147d6713
pub const ETC_113: Power = battlecry(&[shuffle(card("ETC_113t")), keep_with(copy_of(YOUR_HAND), IT), mark_completed()])
    .when(YOU.complete(named("ETC_113")).this_game().never());

/// # Fizzle's Snapshot Tracker
/// Enchantment
//~ todo ETC_113e 56f2d847 d522ad72 ae1fd606
pub const ETC_113e: Power = TODO;

/// # Fizzle's Snapshot
/// Spell · 2 mana
/// > Add the snapshotted cards to your hand. *(Once per game*)@Add the {0} snapshotted \|4(card, cards) to your hand. *(Once per game)*
//~ done ETC_113t - 7846e7ae.76a2f00b f9eb177b
pub const ETC_113t: Power = spell(&[get(the(KEPT))]);

/// # Audio Medic
/// Minion · 2 mana · 2/3
/// > **Rush Finale:** Gain **Lifesteal**.
//~ done ETC_325 - 5656a6e3.12ca8555 c4304af1
pub const ETC_325: Power = on(Word::Finale, &[give(&[has(GameTag::LIFESTEAL)])]);

/// # Paparazzi
/// Minion · 3 mana · 3/4
/// > **Battlecry: Discover** a **Legendary** minion.
//~ derived ETC_326 8474af41 05841e04.d61c08a8 8c80224b
pub const ETC_326: Power = battlecry(&[discover(all(&[MINION, rarity(Rarity::Legendary)]))]);

/// # Freebird
/// Minion · Beast · 4 mana · 2/2
/// > **Charge Battlecry:** Gain +1/+1 for each other Freebird you've played this game.@ *(@)*
/// - Makes: Avian Freedom [`ETC_336e`] ("\+1/+1.")
//~ done ETC_336 - 1566d760.670ee783 3c06226a.2c06b665
pub const ETC_336: Power =
    battlecry(&[give(&[plus(1, 1).times(X)]).with_x(YOU.play(named("ETC_336")).this_game().other().count())]);

/// # Avian Freedom
/// Enchantment
/// > \+1/+1.
//~ derived ETC_336e 50297ff4 d522ad72.cb08f83e d9a329d3
pub const ETC_336e: Power = enchant(&[plus(1, 1)]);

/// # Unpopular Has-Been
/// Minion · Undead · 6 mana · 5/5
/// > **Deathrattle:** Summon a random 5-Cost minion from the past.
//~ derived ETC_349 7d953342 ef316f79.605768e9 467051ca
pub const ETC_349: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(5), FROM_THE_PAST])))]);

/// # Party Animal
/// Minion · Beast · 2 mana · 2/3
/// > **Battlecry:** Give +1/+1 to each minion of a different type in your hand.
/// - Makes: Party Hard [`ETC_350e`] ("\+1/+1.")
//~ done ETC_350 - 40a2c733.31b77a40 4e49fc62.406d94f6
pub const ETC_350: Power =
    battlecry(&[attach("ETC_350e").to(YOUR_HAND.that(MINION).different(10, CardProperty::Race))]);

/// # Party Hard
/// Enchantment
/// > \+1/+1.
//~ derived ETC_350e dbbcde3b d522ad72.cb08f83e 73031cbc
pub const ETC_350e: Power = enchant(&[plus(1, 1)]);

/// # The One-Amalgam Band
/// Minion · All · 7 mana · 6/6
/// > **Battlecry:** Gain a random **Bonus Effect** for each minion of a different type you've played this game.@ *(@)*
/// - Makes: Do Re Malgam [`ETC_409e`] ("\+1/+1.")
//~ done ETC_409 - b07aefc5.447b73cf dc8001b3.a5c62fef
pub const ETC_409: Power =
    battlecry(&[bonus_effects(1).times(YOU.play(MINION).this_game().other().count_different(CardProperty::Race))]);

/// # Do Re Malgam
/// Enchantment
/// > \+1/+1.
//~ derived ETC_409e 0c3a565e d522ad72.cb08f83e 12f1f1af
pub const ETC_409e: Power = enchant(&[plus(1, 1)]);

/// # Instrument Tech
/// Minion · 2 mana · 1/2
/// > **Battlecry:** Draw a weapon.
//~ derived ETC_418 59aa37a9 4c954f50.56fc0465 a36806bd
pub const ETC_418: Power = battlecry(&[draw_that(1, WEAPON)]);

/// # Mish-Mash Mosher
/// Minion · Undead · 8 mana · 3/10
/// > **Rush** After this attacks, gain +1 Attack and attack a random enemy minion.
/// - Makes: Moshing [`ETC_419e`] ("\+1 Attack.")
//~ derived ETC_419 89affe05 f4185f00.f79c4382 4bc613de.f1aa0ab6
pub const ETC_419: Power =
    after(THIS.attack(CARD)).then(&[attach("ETC_419e"), make_attack(THIS, ENEMY_MINIONS.random())]);

/// # Moshing
/// Enchantment
/// > \+1 Attack.
//~ derived ETC_419e 732ae4b4 d522ad72.379bca7a dde3b474
pub const ETC_419e: Power = enchant(&[ATTACK.plus(1)]);

/// # Outfit Tailor
/// Minion · 3 mana · 2/2
/// > **Battlecry:** Give a friendly minion Attack and Health equal to this minion's.
/// - Makes: Snazzy [`ETC_420e`] ("Increased stats.")
//~ done ETC_420 - dec50fb7.8fce90b5 53c7286d.9c00594a
pub const ETC_420: Power = battlecry(&[
    select(A_FRIENDLY_MINION),
    attach("ETC_420e").with_x(ATTACK.of(THIS)).to(TARGET),
    give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(THIS)).to(TARGET),
]);

/// # Snazzy
/// Enchantment
/// > Increased stats.
//~ done ETC_420e - d522ad72.a536d554 c2332cbd
pub const ETC_420e: Power = enchant(&[ATTACK.plus(1).times(X)]);

/// # Metrognome
/// Minion · Mech · 3 mana · 2/4
/// > After you play a {0}-Cost card, draw a {1}-Cost card. *(Then increase!)*
/// - Numbers: {0} = 1, {1} = 2
//~ done ETC_422 - d351c93e.62d1072d.47df42ae 21d21ea6
pub const ETC_422: Power = after(YOU.play(COST.same_as(&sum(&[counter_value(0), fixed(1)])))).then(&[
    draw_that(1, COST.same_as(&sum(&[counter_value(0), fixed(2)]))),
    set_counter_to(0, sum(&[counter_value(0), fixed(1)])),
]);

/// # Pozzik, Audio Engineer
/// Minion · 4 mana · 5/4
/// > **Battlecry:** Add two 3/3 Bots to your opponent's hand. **Deathrattle:** Summon them for yourself.
/// - Makes: Audio Bot [`ETC_425t`] (3/3)
///
/// # Notes
///
/// No source: Bots that have left the hand are not summoned.
//~ done ETC_425 - 5af9fab3.3f1b047b 9a49480a.485e90c8
pub const ETC_425: Power = abilities(&[
    battlecry(&[get(card("ETC_425t")).copies(2).for_(OPPONENT)]),
    deathrattle(&[summon(copy_of(ENEMY_HAND.that(made_by(&THIS)))), remove_from_game(ENEMY_HAND.that(made_by(&THIS)))]),
]);

/// # Audio Bot
/// Minion · Mech · 3 mana · 3/3
//~ vanilla ETC_425t cdf8c830 11e326f9 a233616d
pub const ETC_425t: Power = VANILLA;

/// # Pyrotechnician
/// Minion · 4 mana · 2/5
/// > After you cast a spell, add a random Fire spell to your hand.
//~ derived ETC_540 bf455574 58145516.7ee867c9 8c1723f9
pub const ETC_540: Power = after(YOU.cast(SPELL)).then(&[get(random(school(SpellSchool::Fire)))]);

/// # Tony, King of Piracy
/// Minion · Pirate · 7 mana · 4/6
/// > **Battlecry:** Replace your deck with a copy of your opponent's. **Finale:** Draw a card.
//~ done ETC_541 - 6350337c.e88440f4 96179d89
pub const ETC_541: Power =
    abilities(&[battlecry(&[remove_from_game(YOUR_DECK), shuffle(copy_of(ENEMY_DECK))]), on(Word::Finale, &[draw(1)])]);

/// # Festival Security
/// Minion · 3 mana · 2/5
/// > **Taunt Finale:** Force all enemy minions to attack this.
//~ derived ETC_542 b344d28c def99d64.372a3bb8 d7c11513
pub const ETC_542: Power = on(Word::Finale, &[select(ENEMY_MINIONS), make_attack(IT, THIS)]);

/// # Candleraiser
/// Minion · 4 mana · 3/3
/// > **Divine Shield Finale:** Give adjacent minions **Divine Shield**.
//~ derived ETC_543 79e3111a e3939604.a8ef6157 dec2b26b
pub const ETC_543: Power = on(Word::Finale, &[give(&[has(GameTag::DIVINE_SHIELD)]).to(THIS.neighbours())]);

/// # Rolling Stone
/// Minion · Elemental · 2 mana · 2/2
/// > **Rush Battlecry:** If the last card you played costs (1), gain +1/+1.
/// - Makes: Rockin' and Rollin' [`ETC_742e`] ("\+1/+1.")
//~ done ETC_742 - 2edd8b58.d7c0fc94 a4a5f532.209beaeb
pub const ETC_742: Power = battlecry(&[attach("ETC_742e")])
    .when(there_is(&PLAYED_BY_YOU.that(all(&[COST.is(1), is(&PLAYED_BY_YOU.other().last(1))]))));

/// # Rockin' and Rollin'
/// Enchantment
/// > \+1/+1.
//~ derived ETC_742e b928d59a d522ad72.cb08f83e 341403e4
pub const ETC_742e: Power = enchant(&[plus(1, 1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived ETC_COIN1 116b0938 3e8f9d5a.095f71be c6be21f5
pub const ETC_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived ETC_COIN2 88b4348a 3e8f9d5a.095f71be c6be21f5
pub const ETC_COIN2: Power = spell(&[gain_mana(1)]);

/// # Remixed Musician
/// Minion · 3 mana · 3/3
/// > **Rush** Gains an extra effect in your hand that changes each turn.
/// - Makes: Cathedral Musician [`JAM_033t`] (3/3, "Rush Divine Shield (Changes each turn.)"); Tropical Musician [`JAM_033t2`] (3/3, "Rush Windfury (Changes each turn.)"); Romantic Musician [`JAM_033t3`] (3/3, "Rush Lifesteal (Changes each turn.)"); Noise Musician [`JAM_033t4`] (3/3, "Rush Poisonous (Changes each turn.)")
//~ derived JAM_033 df07aa0c 05878c57.a7ce4f5b dd09a3e2.9ba3c0e9
#[rustfmt::skip]
pub const JAM_033: Power = whenever(YOU.get(ITSELF)).in_hand().then(&[transform(THIS, one_of(&["JAM_033t", "JAM_033t2", "JAM_033t3", "JAM_033t4"]))]);

/// # Cathedral Musician
/// Minion · 3 mana · 3/3
/// > **Rush Divine Shield** *(Changes each turn*.)@**Rush Divine Shield**
//~ derived JAM_033t d602210b 05878c57.b2e5e2de 3a7859e9
#[rustfmt::skip]
pub const JAM_033t: Power = whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_033t", "JAM_033t2", "JAM_033t3", "JAM_033t4"]))]);

/// # Tropical Musician
/// Minion · 3 mana · 3/3
/// > **Rush Windfury** *(Changes each turn*.)@**Rush Windfury**
//~ derived JAM_033t2 494fd90a 05878c57.a6cc4cc2 7d1fb850
#[rustfmt::skip]
pub const JAM_033t2: Power = whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_033t", "JAM_033t2", "JAM_033t3", "JAM_033t4"]))]);

/// # Romantic Musician
/// Minion · 3 mana · 3/3
/// > **Rush Lifesteal** *(Changes each turn*.)@**Rush Lifesteal**
//~ derived JAM_033t3 94f397fe 05878c57.4262b88b ae592549
#[rustfmt::skip]
pub const JAM_033t3: Power = whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_033t", "JAM_033t2", "JAM_033t3", "JAM_033t4"]))]);

/// # Noise Musician
/// Minion · 3 mana · 3/3
/// > **Rush Poisonous** *(Changes each turn*.)@**Rush Poisonous**
//~ derived JAM_033t4 0e96a2ec 05878c57.adb4723b 4180a8bf
#[rustfmt::skip]
pub const JAM_033t4: Power = whenever(YOU.turn_start()).in_hand().then(&[transform(THIS, one_of(&["JAM_033t", "JAM_033t2", "JAM_033t3", "JAM_033t4"]))]);

/// # Speaker Stomper
/// Minion · 4 mana · 4/4
/// > **Tradeable Battlecry:** Enemy spells cost (2) more next turn.
/// - Makes: Too Loud [`JAM_034e`] ("Your spells cost (2) more this turn."); Loud Noise [`JAM_034e2`] ("Costs (2) more.")
//~ derived JAM_034 f72b7575 16ec05b0.d4c4b500 aaff4219.6f442b9c
pub const JAM_034: Power = battlecry(&[attach("JAM_034e").to(OPPONENT)]);

/// # Too Loud
/// Enchantment
/// > Your spells cost (2) more this turn.
//~ derived JAM_034e 1a38cf9e d522ad72.d041df16 5f9b4fc7
pub const JAM_034e: Power = enchant(&[]).aura(YOUR_HAND.that(SPELL), &[cost_more(2)]).next_turn();

/// # Loud Noise
/// Enchantment
/// > Costs (2) more.
//~ derived JAM_034e2 7db4c09e d522ad72.7201933b 9b59a1f4
pub const JAM_034e2: Power = enchant(&[cost_more(2)]);

/// # Grimtotem Buzzkill
/// Minion · 4 mana · 5/4
/// > **Battlecry:** Discard a weapon to draw 3 cards.
//~ done JAM_035 - 5af9fab3.03f5159a 22d1f91f
pub const JAM_035: Power =
    battlecry(&[discard(YOUR_HAND.that(WEAPON).random()), draw(3)]).when(there_is(&YOUR_HAND.that(WEAPON)));

/// # Magatha, Bane of Music
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Draw 5 cards. Give any spells drawn to your opponent.
///
/// # Notes
///
/// What is given is a copy as it is, and the card itself leaves: nothing else tells the two apart.
//~ done JAM_036 - 7c0f8337.1abdaedd 33a45dde
pub const JAM_036: Power =
    battlecry(&[draw(5), perform(&[get(copy_of(IT.that(SPELL))).for_(OPPONENT)]), remove_from_game(IT.that(SPELL))]);

/// # Elite Tauren Champion
/// Minion · 5 mana · 5/5
/// > **Finale:** Start a ROCK DUEL! Players must spend all their Mana each turn or else they take 8 *(or more)* damage!
/// - Makes: Molten Pick of ROCK [`JAM_037t`] ("At the end of turn, explode for 8 damage! (Or…")
///
/// # Notes
///
/// No source: the opponent gets the Pick first, because the Finale has spent all the Mana of the player.
//~ done JAM_037 - 7c0f8337.03187954 2b0862d9.6e2fc3e4
pub const JAM_037: Power = on(Word::Finale, &[get(card("JAM_037t")).for_(OPPONENT)]);

/// # Molten Pick of ROCK
/// Spell · 0 mana
/// > At the end of turn, explode for @ damage! *(Or spend all your Mana to give this to the opponent with +2 damage.)*
/// - Numbers: {0} = 8
//~ done JAM_037t - 3e8f9d5a.b90fb738.ea2396b4 f38dcd46
pub const JAM_037t: Power = abilities(&[
    aura(THIS).in_hand().have(&[has(GameTag::CANT_PLAY)]),
    whenever(YOU.turn_end()).in_hand().then(&[either(
        there_is(&YOU.that(MANA.at_least(1))),
        &[deal(1).times(TEXT_NUMBER).to(YOUR_HERO), remove_from_game(THIS)],
        &[raise_text_number(2), give_to_opponent(THIS)],
    )]),
]);
