//! Neutral cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 3bde2272

/// # Prescient Slitherdrake
/// Minion · Dragon · 7 mana · 5/8
/// > **Elusive** Costs (3) less if you're holding another Dragon.
//~ derived END_033 cd8897aa 5ae13ecd.f11b6570 31d50407
pub const END_033: Power = aura(THIS).when(there_is(&YOUR_HAND.other().that(DRAGON))).in_hand().have(&[cost_less(3)]);

/// # Crumblecrusher
/// Minion · Dragon · 8 mana · 8/6
/// > **Battlecry:** Destroy a random enemy minion, location, and weapon.
//~ done END_034 - 1423e25f.e79db4ff af1d44a8
pub const END_034: Power =
    battlecry(&[destroy(ENEMY_MINIONS.random()), destroy(ENEMY_BOARD.that(LOCATION).random()), destroy(ENEMY_WEAPON)]);

/// # Omen of the End
/// Minion · Dragon · 5 mana · 5/5
/// > **Battlecry:** If your deck is empty, destroy the top 5 cards of the enemy deck.
//~ done END_035 - c4dc5c15.b1a3fe99 a8e96ea0
pub const END_035: Power = battlecry(&[destroy(ENEMY_DECK.first(5))]).when(there_is_no(&YOUR_DECK));

/// # Morchie
/// Minion · 4 mana · 3/6
/// > Your **Rewinds** keep BOTH potential outcomes. **Battlecry: Discover** a **Rewind** card from any class.
/// - Makes: Multiversal Singularity [`END_036e`] ("Your Rewinds keep BOTH outcomes.")
//~ done END_036 - e3b1249d.1f977948 6025e054.256d8659
pub const END_036: Power =
    abilities(&[aura(YOU).gives("END_036e"), battlecry(&[discover_of(with(GameTag::REWIND), Classes::Any)])]);

/// # Multiversal Singularity
/// Enchantment
/// > Your **Rewinds** keep BOTH outcomes.
//~ done END_036e - d522ad72.37ae6a9c 88578fd2
pub const END_036e: Power = enchant(&[has(GameTag::REWIND)]);

/// # Endtime Murozond
/// Minion · 9 mana · 4/6
/// > **Battlecry:** Fill your board with random Dragons. Fully heal your hero. Skip your next turn.
///
/// # Notes
///
/// The opponent takes two turns in a row.
//~ done END_037 - 1e6a8ce1.1afe64cd b3a7b538
pub const END_037: Power = battlecry(&[
    summon(random(all(&[MINION, DRAGON]))).until_full(),
    heal_fully(YOUR_HERO),
    extra_turn().for_(OPPONENT),
]);

/// # Aeon Wizard
/// Minion · 5 mana · 3/5
/// > **Rewind Battlecry:** Get 2 random spells from your class.
//~ done TIME_002 - e8b987c6.64443705 6f794557
pub const TIME_002: Power = battlecry(&[get(random_of(SPELL, Classes::Yours)).picks(2)]);

/// # Portal Vanguard
/// Minion · Dragon · 3 mana · 2/2
/// > **Rewind Battlecry:** Draw a random minion. Give it +2/+2.
/// - Makes: Guarding Time [`TIME_003e`] ("\+2/+2.")
//~ done TIME_003 - 6eed2d01.d1fef50b 131465a2.dd820816
pub const TIME_003: Power = battlecry(&[get(the(YOUR_DECK.that(MINION).random())), attach("TIME_003e").to(IT)]);

/// # Guarding Time
/// Enchantment
/// > \+2/+2.
//~ derived TIME_003e d5dc3ee0 d522ad72.d5727bd5 4c9e79b5
pub const TIME_003e: Power = enchant(&[plus(2, 2)]);

/// # Conflux Crasher
/// Minion · Dragon · 7 mana · 7/7
/// > **Rewind Battlecry:** Deal 7 damage to a random enemy.
//~ done TIME_004 - 13d52b2e.fc085a64 9156ef25
pub const TIME_004: Power = battlecry(&[deal(7).to(ENEMIES.random())]);

/// # Murozond, Unbounded
/// Minion · Dragon · 9 mana · 8/8
/// > **Battlecry:** At the start of your next turn, set this minion's Attack to INFINITY!
/// - Makes: INFINITE POWER! [`TIME_024e`] ("Attack set to INFINITY!"); Murozond, End of Time [`TIME_024e2`] ("At the start of your next turn, set Murozond's…")
///
/// # Notes
///
/// The largest number of a card stands for infinity.
//~ done TIME_024 - 9e00d54d.83404485 4b40f90d.7f946a3a
pub const TIME_024: Power = battlecry(&[attach("TIME_024e2")]);

/// # INFINITE POWER!
/// Enchantment
/// > Attack set to INFINITY!
//~ done TIME_024e - d522ad72.3515f76e 1dee99f3
pub const TIME_024e: Power = enchant(&[ATTACK.set(9999)]);

/// # Murozond, End of Time
/// Enchantment
/// > At the start of your next turn, set Murozond's Attack to INFINITY!
//~ done TIME_024e2 - d522ad72.d6e9318e 35e2cb88
pub const TIME_024e2: Power = whenever(YOU.turn_start()).once().then(&[attach("TIME_024e")]);

/// # Time Machine
/// Minion · Mech · 6 mana · 6/6
/// > **Taunt Deathrattle:** Get a random **Rewind** card.
//~ done TIME_035 - 3ddc3368.f97380bd 3d4e7d3f
pub const TIME_035: Power = deathrattle(&[get(random(with(GameTag::REWIND)))]);

/// # Mister Clocksworth
/// Minion · Mech · 8 mana · 3/3
/// > **Rewind**, **Rewind**, **Rewind Battlecry:** Summon 2 random **Legendary** minions.
/// - Makes: Mister Clocksworth [`TIME_038t1`] (3/3, "Rewind, Rewind Battlecry: Summon 2 random…"); Mister Clocksworth [`TIME_038t2`] (3/3, "Rewind Battlecry: Summon 2 random Legendary…"); Mister Clocksworth [`TIME_038t3`] (3/3, "Battlecry: Summon 2 random Legendary minions.")
//~ done TIME_038 - 50ca48ad.26ff5a50 cddff57d.ec96bac8
pub const TIME_038: Power = abilities(&[
    form(Form::Rewound, "TIME_038t1"),
    battlecry(&[summon(random(all(&[MINION, rarity(Rarity::Legendary)]))).picks(2)]),
]);

/// # Mister Clocksworth
/// Minion · Mech · 8 mana · 3/3
/// > **Rewind**, **Rewind Battlecry:** Summon 2 random **Legendary** minions.
//~ done TIME_038t1 - 50ca48ad.2ffca714 cddff57d
pub const TIME_038t1: Power = abilities(&[
    form(Form::Rewound, "TIME_038t2"),
    battlecry(&[summon(random(all(&[MINION, rarity(Rarity::Legendary)]))).picks(2)]),
]);

/// # Mister Clocksworth
/// Minion · Mech · 8 mana · 3/3
/// > **Rewind Battlecry:** Summon 2 random **Legendary** minions.
//~ done TIME_038t2 - 50ca48ad.95efce92 cddff57d
pub const TIME_038t2: Power = abilities(&[
    form(Form::Rewound, "TIME_038t3"),
    battlecry(&[summon(random(all(&[MINION, rarity(Rarity::Legendary)]))).picks(2)]),
]);

/// # Mister Clocksworth
/// Minion · Mech · 8 mana · 3/3
/// > **Battlecry:** Summon 2 random **Legendary** minions.
//~ derived TIME_038t3 6766190d 50ca48ad.31315b1b cddff57d
pub const TIME_038t3: Power = battlecry(&[summon(random(all(&[MINION, rarity(Rarity::Legendary)]))).picks(2)]);

/// # Fading Memory
/// Minion · Undead · 4 mana · 6/3
/// > **Deathrattle:** Get a random 5-Cost minion from the past.
//~ derived TIME_040 b903180f 0b1f2c2d.ed28ced0 17d2d468
pub const TIME_040: Power = deathrattle(&[get(random(all(&[MINION, COST.is(5), FROM_THE_PAST])))]);

/// # Futuristic Forefather
/// Minion · 4 mana · 4/4
/// > **Taunt**. **Battlecry:** Look at 3 cards. Guess which one is in your opponent's hand to gain +4 Health.
/// - Makes: Infiltration [`TIME_041e2`] ("\+4 Health.")
///
/// # Notes
///
/// No source: the other two are random cards of the opponent's class.
//~ done TIME_041 - 16ec05b0.f4182d6b 3a8fe2be.f22040d4
pub const TIME_041: Power = battlecry(&[if_(
    there_is(&ENEMY_HAND),
    &[
        create_aside(copy_of(ENEMY_HAND.random())),
        create_aside(random_of(CARD, Classes::Opponent)),
        create_aside(random_of(CARD, Classes::Opponent)),
        choose_from(
            LEFT_ASIDE.random_of(3),
            &[attach("TIME_041e2").when(there_is(&IT.that(shares(CardProperty::Name, &ENEMY_HAND))))],
            &[],
        ),
        remove_from_game(LEFT_ASIDE),
    ],
)]);

/// # Infiltration
/// Enchantment
/// > \+4 Health.
//~ derived TIME_041e2 220f7b99 d522ad72.e9cdfdb2 715a4d94
pub const TIME_041e2: Power = enchant(&[HEALTH.plus(4)]);

/// # Whelp of the Infinite
/// Minion · Dragon · 3 mana · 1/4
/// > **Poisonous Reborn**
//~ vanilla TIME_045 a75bf36a 1fb84005.1ab4af2a 3fff87f2
pub const TIME_045: Power = VANILLA;

/// # Cyborg Patriarch
/// Minion · Mech · Beast · 3 mana · 3/12
/// > **Dormant** for 3 turns. **Taunt**
/// - Makes: Prime Ape [`TIME_046e`] ("Dormant. Awaken in X turns.")
//~ derived TIME_046 b0fac0d7 6b2ab900.a73cfd50 0779c8b9.4f6a3a4a
pub const TIME_046: Power = dormant_for(3);

/// # Prime Ape
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo TIME_046e 9faf6673 d522ad72.d03dd6ee d5bd3a39
pub const TIME_046e: Power = TODO;

/// # Devious Coyote
/// Minion · Beast · 5 mana · 5/3
/// > **Stealth**. Costs (1) less for each time the enemy hero took damage this turn.
//~ done TIME_047 - 617cdb52.389a4b90 61610385
pub const TIME_047: Power = costs(&[cost_less(1).times(ENEMY_HERO.takes_damage_from(CARD).this_turn().count())]);

/// # Clockwork Rager
/// Minion · Mech · 5 mana · 5/1
/// > **Battlecry:** Gain +1 Health for each turn you've taken this game.@ *(@ \|4(turn, turns))*
/// - Makes: Clockwork Rage [`TIME_048e`] ("Increased Health.")
//~ done TIME_048 - c592d3cc.e7c9e70b a54a2af7.c4903f3e
pub const TIME_048: Power = battlecry(&[attach("TIME_048e").with_x(TURNS.of(YOU))]);

/// # Clockwork Rage
/// Enchantment
/// > Increased Health.
//~ done TIME_048e - d522ad72.89b088dc bd889e53
pub const TIME_048e: Power = enchant(&[HEALTH.plus(1).times(X)]);

/// # Dangerous Variant
/// Minion · 2 mana · 1/1
/// > At the start of your turn, transform into a random 5-Cost minion.
//~ derived TIME_049 6d4e32ed 4d7cdfaf.87a728dd 630d355d
pub const TIME_049: Power = at_start_of_your_turn(&[transform(THIS, random(all(&[MINION, COST.is(5)])))]);

/// # Sentient Hourglass
/// Minion · Elemental · 6 mana · 4/9
/// > **Rush** After this minion survives damage, swap its stats.
/// - Makes: Sand Flow [`TIME_050e`] ("Attack and Health swapped.")
//~ done TIME_050 - 22111248.5b1c99ca 40dc331b.be73754f
pub const TIME_050: Power =
    after(THIS.takes_damage_from(CARD)).when(there_is(&THIS.that(not(&DEAD)))).then(&[swap_stats(THIS)]);

/// # Sand Flow
/// Enchantment
/// > Attack and Health swapped.
//~ todo TIME_050e aa1d8feb d522ad72.e2c52dda d421b9ff
pub const TIME_050e: Power = TODO;

/// # Soldier of the Infinite
/// Minion · Dragon · 5 mana · 3/5
/// > **Rush Battlecry:** Double this minion's Attack.
/// - Makes: Infinite Scales [`TIME_051e`] ("Doubled Attack.")
//~ derived TIME_051 be1ea53b ddd46f0c.2ccd0d40 f2658b17.9193850f
pub const TIME_051: Power = battlecry(&[attach("TIME_051e")]);

/// # Infinite Scales
/// Enchantment
/// > Doubled Attack.
//~ derived TIME_051e 83dcefa4 d522ad72.87c08719 e254c589
pub const TIME_051e: Power = enchant(&[ATTACK.doubled()]);

/// # Amber Warden
/// Minion · Dragon · 8 mana · 4/12
/// > **Taunt Deathrattle:** Summon a random minion from the past.
//~ derived TIME_052 354452f6 aec6d49b.1a4aa0a5 f73872ad
pub const TIME_052: Power = deathrattle(&[summon(random(all(&[MINION, FROM_THE_PAST])))]);

/// # Sandmaw
/// Minion · Elemental · Beast · 3 mana · 7/2
//~ vanilla TIME_053 01cd9668 11918a4b 2344bcd7
pub const TIME_053: Power = VANILLA;

/// # Time Skipper
/// Minion · Pirate · 4 mana · 3/4
/// > At the end of each player's turn, give them a Coin.
/// - Makes: Skipping Time [`TIME_054e`] ("\+1/+1.")
//~ done TIME_054 - b1c2d31b.51d650ed 53fa4611.253582ee
pub const TIME_054: Power = whenever(PLAYERS.turn_end()).then(&[get(card("GAME_005")).for_(SUBJECT)]);

/// # Skipping Time
/// Enchantment
/// > \+1/+1.
//~ derived TIME_054e b743df06 d522ad72.cb08f83e 75d53764
pub const TIME_054e: Power = enchant(&[plus(1, 1)]);

/// # Unknown Voyager
/// Minion · 5 mana · 4/5
/// > After this survives damage, transform into a random 7-Cost minion.
//~ derived TIME_055 dedb8759 a0c2f312.d20b1c05 79e01b37
#[rustfmt::skip]
pub const TIME_055: Power = after(THIS.takes_damage_from(CARD)).when(there_is(&THIS.that(not(&DEAD)))).then(&[transform(THIS, random(all(&[MINION, COST.is(7)])))]);

/// # Whelp of the Bronze
/// Minion · Dragon · 3 mana · 4/1
/// > **Lifesteal Divine Shield**
//~ vanilla TIME_056 0ee4e7b8 38062f9a.2919185b ef415e3b
pub const TIME_056: Power = VANILLA;

/// # Wizened Truthseeker
/// Minion · Draenei · 4 mana · 4/5
/// > **Battlecry:** Set the Cost of every card in both player's hands back to their original Costs.
/// - Makes: True Wisdom [`TIME_057e`] ("Cost changed.")
//~ done TIME_057 - 94486fad.94bf2ba4 d8697060.dd0329f7
pub const TIME_057: Power = battlecry(&[native("wizened_truthseeker", original_costs, ORIGINAL_COSTS)]);

/// Queues the text for each card in both hands, with the Cost that it has printed.
fn original_costs(native: &mut dyn NativeContext) {
    for held in native.entities_in(Zone::Hand) {
        if let Some(card) = held.card {
            native.set_it(held);
            native.set_x(card.cost);
            native.queue(0);
        }
    }
}
const ORIGINAL_COSTS: &[&[Effect]] = &[&[attach("TIME_057e").with_x(X).to(IT)]];

/// # True Wisdom
/// Enchantment
/// > Cost changed.
//~ done TIME_057e - d522ad72.28a22fc2 dd897a3d
pub const TIME_057e: Power = enchant(&[COST.set_to(X)]);

/// # Paltry Flutterwing
/// Minion · Beast · 1 mana · 1/1
/// > **Deathrattle:** Summon a random 2-Cost minion that is **Dormant** for 2 turns.
/// - Makes: Consequences [`TIME_058e`] ("Dormant. Awaken in X turns.")
//~ done TIME_058 - 5533a85b.47afc833 37b5d487.5529b7ea
pub const TIME_058: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(2)]))), make_dormant(IT, 2)]);

/// # Consequences
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo TIME_058e e0e6df44 d522ad72.d03dd6ee 7c7355d6
pub const TIME_058e: Power = TODO;

/// # Living Paradox
/// Minion · 3 mana · 2/1
/// > **Elusive Battlecry:** Summon two 2/1 Living Paradoxes with **Elusive**.
//~ derived TIME_059 eee7141d dede83d0.969e8beb db3a4cba
pub const TIME_059: Power = battlecry(&[summon(card("TIME_059")).copies(2)]);

/// # Quantum Destabilizer
/// Minion · Mech · 3 mana · 4/9
/// > This minion takes double damage from all sources.
//~ done TIME_060 - c2e12ebc.b9e1cdac 675341cb
pub const TIME_060: Power = whenever(THIS.would_take_damage_from(CARD)).then(&[damage_multiplied(2)]);

/// # Timeless Causality
/// Minion · Elemental · 2 mana · 3/2
/// > **Battlecry:** Reverse the order of your deck.
///
/// # Notes
///
/// Each card in turn is put on top, the uppermost first: then the lowest is on top.
//~ done TIME_061 - 37b85927.6b565994 4fba82e6
pub const TIME_061: Power = battlecry(&[put_on_top(the(YOUR_DECK))]);

/// # Chronicle Keeper
/// Minion · 4 mana · 3/6
/// > **Battlecry:** If you're holding a Dragon, gain **Taunt** and **Divine Shield**.
//~ derived TIME_062 db0e4384 e3b1249d.ff84f66b 4cad34c1
pub const TIME_062: Power =
    battlecry(&[give(&[has(GameTag::TAUNT), has(GameTag::DIVINE_SHIELD)])]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Timelord Nozdormu
/// Minion · Dragon · 3 mana · 8/8
/// > **Dormant** for 5 turns. **Rush**. After you play a card from the newest expansion, awaken 1 turn sooner.
/// - Makes: Lord of Time [`TIME_063e1`] ("Dormant. Awaken in X turns."); Nozdormu Play Enchant [`TIME_063e2`] ("After you play a card from the newest expansion,…")
//~ done TIME_063 - df3687a3.89a23560 b0b11de6.fbd2519a
pub const TIME_063: Power =
    abilities(&[dormant_for(5), after(YOU.play(NEWEST)).while_dormant().then(&[awaken_sooner(THIS, 1)])]);

/// # Lord of Time
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo TIME_063e1 77ccefe3 d522ad72.d03dd6ee 25577179
pub const TIME_063e1: Power = TODO;

/// # Nozdormu Play Enchant
/// Enchantment
/// > After you play a card from the newest expansion, awaken 1 turn sooner.
//~ todo TIME_063e2 aa358197 d522ad72.a98007b0 85cb707c
pub const TIME_063e2: Power = TODO;

/// # Chrono-Lord Deios
/// Minion · 7 mana · 4/8
/// > Your **Battlecries**, **Deathrattles**, Hero Power, and end of turn effects trigger twice.
/// - Makes: Deios' Influence [`TIME_064e`] ("Your Battlecries, Deathrattles, Hero Power, and…")
//~ done TIME_064 - 1e0bac36.0997af9c 16649c53.c29b644e
pub const TIME_064: Power = aura(YOU).have(&[
    has(GameTag::EXTRA_BATTLECRIES_BASE),
    has(GameTag::EXTRA_DEATHRATTLES_BASE),
    has(HERO_POWER_TWICE),
    has(END_OF_TURN_TWICE),
]);

/// # Deios' Influence
/// Enchantment
/// > Your **Battlecries**, **Deathrattles**, Hero Power, and end of turn effects trigger twice.
//~ todo TIME_064e 89f55993 d522ad72.0997af9c 6226358f
pub const TIME_064e: Power = TODO;

/// # Hourglass Attendant
/// Minion · 4 mana · 2/4
/// > **Divine Shield** At the end of your turn, give all minions in your hand +1/+1.
/// - Makes: Sandy Polish [`TIME_100e`] ("\+1/+1.")
//~ derived TIME_100 9abe465a 581d4d03.9332c071 0f0b7e5d.56b6488d
pub const TIME_100: Power = at_end_of_your_turn(&[attach("TIME_100e").to(YOUR_HAND.that(MINION))]);

/// # Sandy Polish
/// Enchantment
/// > \+1/+1.
//~ derived TIME_100e 10b65a66 d522ad72.cb08f83e fe415b0f
pub const TIME_100e: Power = enchant(&[plus(1, 1)]);

/// # Misplaced Pyromancer
/// Minion · 3 mana · 4/3
/// > Whenever you **Shatter** a card, deal 2 damage to all enemy minions.
//~ done TIME_101 - cbdfe8b5.b84d2ded ae05bc32
pub const TIME_101: Power = whenever(YOU.shatter(CARD)).then(&[deal(2).to(ENEMY_MINIONS)]);

/// # Circadiamancer
/// Minion · 3 mana · 2/2
/// > **Battlecry:** Add a random 8-Cost minion to your hand. At the start of your turns, reduce its Cost by (1).
/// - Makes: Metaphysical [`TIME_102e`] ("Reduces Cost each turn.")
//~ done TIME_102 - dec50fb7.07280982 c3f6f716.f3ca1f8c
pub const TIME_102: Power = battlecry(&[get(random(all(&[MINION, COST.is(8)]))), attach("TIME_102e").to(IT)]);

/// # Metaphysical
/// Enchantment
/// > Reduces Cost each turn.
//~ done TIME_102e - d522ad72.b9d14c44 86a35819
pub const TIME_102e: Power = whenever(YOU.turn_start()).in_hand().then(&[give(&[cost_less(1)]).to(THIS)]);

/// # Chromie
/// Minion · 6 mana · 4/6
/// > **Deathrattle:** Draw another copy of cards you've played this game.@ *(@ \|4(card,cards))*
///
/// # Notes
///
/// One copy of each card that was played.
//~ done TIME_103 - 3c7f69b1.c3656577 596a4914
pub const TIME_103: Power = deathrattle(&[get(the(YOUR_DECK
    .that(shares(CardProperty::Name, &PLAYED_BY_YOU))
    .different(60, CardProperty::Name)))]);

/// # Yesterloc
/// Minion · Murloc · 2 mana · 3/1
/// > At the end of your turn, give your other minions +1 Health.
/// - Makes: Mrrgls of Yore [`TIME_428e`] ("\+1 Health.")
//~ derived TIME_428 a36e100f 7c0213a1.1d11fbad 7d87e2a2.1a01b3eb
pub const TIME_428: Power = at_end_of_your_turn(&[attach("TIME_428e").to(OTHER_FRIENDLY_MINIONS)]);

/// # Mrrgls of Yore
/// Enchantment
/// > \+1 Health.
//~ derived TIME_428e a2600452 d522ad72.fd1f4654 6dddb81d
pub const TIME_428e: Power = enchant(&[HEALTH.plus(1)]);

/// # Temporal Traveler
/// Minion · 3 mana · 4/1
/// > **Deathrattle:** Summon a 4/1 Shadow that attacks a random enemy minion.
/// - Makes: Temporal Shadow [`TIME_434t`] (4/1)
//~ derived TIME_434 8b45e478 cbd216a7.4b08380e 353c50b8.5c759109
pub const TIME_434: Power = deathrattle(&[summon(card("TIME_434t")), make_attack(IT, ENEMY_MINIONS.random())]);

/// # Temporal Shadow
/// Minion · 3 mana · 4/1
//~ vanilla TIME_434t 3ea68539 cbd216a7 9db9d968
pub const TIME_434t: Power = VANILLA;

/// # Soldier of the Bronze
/// Minion · Dragon · 5 mana · 5/3
/// > **Taunt Battlecry:** Double this minion's Health.
/// - Makes: Bronze Scales [`TIME_720e`] ("Doubled Health.")
//~ done TIME_720 - c4f14823.37eb0041 49b4d67e.1b0fa2e1
pub const TIME_720: Power = battlecry(&[give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(THIS))]);

/// # Bronze Scales
/// Enchantment
/// > Doubled Health.
//~ todo TIME_720e 13a95be2 d522ad72.645d0540 99b0c227
pub const TIME_720e: Power = TODO;

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived TIME_COIN1 acd84b0d 3e8f9d5a.095f71be c6be21f5
pub const TIME_COIN1: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived TIME_COIN2 f5336625 3e8f9d5a.095f71be c6be21f5
pub const TIME_COIN2: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived TIME_COIN3 c60300cc 3e8f9d5a.095f71be c6be21f5
pub const TIME_COIN3: Power = spell(&[gain_mana(1)]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived TIME_COIN4 d68ef141 3e8f9d5a.095f71be c6be21f5
pub const TIME_COIN4: Power = spell(&[gain_mana(1)]);

/// # New Resident
/// Enchantment
/// > **Deathrattle:** Summon a random 3-Cost minion.
//~ derived TIME_EVENT_997e 0edcd2e6 d522ad72.1df2b561 0e43411d
pub const TIME_EVENT_997e: Power = deathrattle(&[summon(random(all(&[MINION, COST.is(3)])))]);

/// # The Coin
/// Spell · 0 mana
/// > Gain 1 Mana Crystal this turn only.
//~ derived TIME_EVENT_COIN 56c8c380 3e8f9d5a.095f71be c6be21f5
pub const TIME_EVENT_COIN: Power = spell(&[gain_mana(1)]);
