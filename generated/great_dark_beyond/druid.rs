//! Druid cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file f5cc55b4

/// # Sha'tari Cloakfield
/// Minion · 2 mana · 1/4
/// > **Elusive**. Your first spell each turn costs (1) less. **Starship Piece**
/// - Makes: Sha'tari Cloakfield [`GDB_103e`] ("Elusive. Your first spell each turn costs (1)…"); Cloaked [`GDB_103e2`] ("Your first spell each turn costs (1) less.")
//~ derived GDB_103 c9f54701 4c924706.0afd8969 75c3c879.15bd4ace
pub const GDB_103: Power = aura(YOUR_HAND.that(SPELL)).when(YOU.play(SPELL).this_turn().never()).have(&[cost_less(1)]);

/// # Sha'tari Cloakfield
/// Enchantment
/// > Elusive. Your first spell each turn costs (1) less.
//~ todo GDB_103e 7167311c d522ad72.9be6c6e8 75c3c879
pub const GDB_103e: Power = TODO;

/// # Cloaked
/// Enchantment
/// > Your first spell each turn costs (1) less.
//~ todo GDB_103e2 c045ba26 d522ad72.62519faf bd623bf2
pub const GDB_103e2: Power = TODO;

/// # Starlight Reactor
/// Minion · 3 mana · 3/3
/// > After you cast an Arcane spell, recast it *(targets chosen randomly*). **Starship Piece**
/// - Makes: Starlight Reactor [`GDB_108e`] ("After you cast an Arcane spell, recast it…")
//~ done GDB_108 - 05878c57.88e01166 ffa41fd9.5e64ad10
pub const GDB_108: Power = after(YOU.cast(school(SpellSchool::Arcane))).then(&[cast(copy_of(THAT))]);

/// # Starlight Reactor
/// Enchantment
/// > After you cast an Arcane spell, recast it *(targets chosen randomly*).
//~ todo GDB_108e 8ecf8b33 d522ad72.e5db3400 ffa41fd9
pub const GDB_108e: Power = TODO;

/// # Astral Phaser
/// Spell · Arcane · 2 mana
/// > **Choose One -** Deal $2 damage to two random enemy minions; or Make one **Dormant** for 2 turns.
/// - Makes: Lethal Rays [`GDB_851a`] ("Deal 2 damage to two random enemy minions."); Stunning Star [`GDB_851b`] ("Choose an enemy minion. It goes Dormant for 2…"); Stunned [`GDB_851e`] ("Dormant. Awaken in X turns.")
//~ done GDB_851 - b3d67742.55a5cddd a49dcf3f.376a72fa
pub const GDB_851: Power = choose_one(&["GDB_851a", "GDB_851b"]);

/// # Lethal Rays
/// Spell · Arcane · 2 mana
/// > Deal $2 damage to two random enemy minions.
//~ derived GDB_851a a6d25d13 b3d67742.56228554 9b292460
pub const GDB_851a: Power = spell(&[deal(2).to(ENEMY_MINIONS.random_of(2))]);

/// # Stunning Star
/// Spell · Arcane · 2 mana
/// > Choose an enemy minion. It goes **Dormant** for 2 turns.
//~ derived GDB_851b 9d24eb5e b3d67742.78c23655 797fc35e
pub const GDB_851b: Power = spell(&[select(AN_ENEMY_MINION), make_dormant(IT, 2)]);

/// # Stunned
/// Enchantment
/// > **Dormant**. Awaken in @ \|4(turn, turns).
//~ todo GDB_851e 6a5baaae d522ad72.d03dd6ee dd028d44
pub const GDB_851e: Power = TODO;

/// # Arkonite Revelation
/// Spell · Arcane · 1 mana
/// > Draw a card. If it's a spell, it costs (1) less.
//~ derived GDB_852 f2858cf6 c75b771b.689bcd41 f9ff93d3
pub const GDB_852: Power = spell(&[draw(1), give(&[cost_less(1)]).to(IT).when(there_is(&IT.that(SPELL)))]);

/// # Uluu, the Everdrifter
/// Minion · Beast · 4 mana · 5/4
/// > Each turn this is in your hand, gain two random **Choose One** choices.@**Choose One -** {0}; or {1}.
///
/// # Notes
///
/// Two choices of random Choose One cards, each card as likely as any other (a tracker lists these cards as its pool: Firestone, Uluu).
/// They come with the card and anew at the start of each turn of its player (no source for the turn in which it is drawn). A choice that
/// transforms a minion transforms this one.
//~ done GDB_854 - 7c09c72c.91cb64a4 fefacf6b
pub const GDB_854: Power = abilities(&[
    choose_one_of_kept(),
    whenever(YOU.get(ITSELF)).in_hand().then(GAIN_CHOICES),
    whenever(YOU.turn_start()).in_hand().then(GAIN_CHOICES),
]);

/// Each choice is one of those of a Choose One card, and is kept with Uluu.
const GAIN_CHOICES: &[Effect] = &[
    remove_from_game(KEPT),
    repeat(
        2,
        &[
            create_aside(random(with(GameTag::CHOOSE_ONE))),
            create_aside(choices_of(IT)),
            keep_with(the(IT.random()), THIS),
        ],
    ),
    remove_from_game(LEFT_ASIDE),
];

/// # Star Grazer
/// Minion · Beast · 8 mana · 8/8
/// > **Elusive, Taunt Spellburst:** Give your hero +8 Attack this turn and gain 8 Armor.
/// - Makes: Whale Strike [`GDB_855e`] ("\+8 Attack this turn.")
//~ derived GDB_855 7a9862e4 89823f8c.e2e80f6f 64a0d73d.df71b90c
pub const GDB_855: Power = on(Word::Spellburst, &[attach("GDB_855e").to(YOUR_HERO), armor(8)]);

/// # Whale Strike
/// Enchantment
/// > \+8 Attack this turn.
//~ derived GDB_855e e3c501d7 d522ad72.5045c139 b8443e43
pub const GDB_855e: Power = enchant(&[ATTACK.plus(8)]).this_turn();

/// # Exarch Othaar
/// Minion · Draenei · 3 mana · 3/3
/// > **Battlecry:** If you're building a **Starship**, get 3 different Arcane spells and reduce their Costs by (2).
//~ done GDB_856 - 65920007.3e5a058e aba3b96a
pub const GDB_856: Power = battlecry(&[
    get(random(school(SpellSchool::Arcane))),
    give(&[cost_less(2)]).to(IT),
    get(random(all(&[school(SpellSchool::Arcane), not(&shares(CardProperty::Name, &YOUR_HAND.that(made_by(&THIS))))]))),
    give(&[cost_less(2)]).to(IT),
    get(random(all(&[school(SpellSchool::Arcane), not(&shares(CardProperty::Name, &YOUR_HAND.that(made_by(&THIS))))]))),
    give(&[cost_less(2)]).to(IT),
])
.when(there_is(&YOUR_LAUNCHPAD));

/// # Final Frontier
/// Spell · Arcane · 7 mana
/// > **Discover** a 10-Cost minion from the past. Set its Cost to (1).
//~ derived GDB_857 53b7916b 8ca6ec6c.7e86aaeb b975e334
pub const GDB_857: Power = spell(&[discover(all(&[MINION, COST.is(10), FROM_THE_PAST])), give(&[cost(1)]).to(IT)]);

/// # Cosmic Phenomenon
/// Spell · Arcane · 5 mana
/// > Summon three 2/3 Elementals with **Taunt**. If your board is full, give your minions +1/+1.
/// - Makes: Living Pulsar [`GDB_882t`] (2/3, "Taunt"); Phenomenal [`GDB_882e`] ("\+1/+1.")
//~ done GDB_882 - cbf84505.9cb7294e b6af3a93.49d8e665
#[rustfmt::skip]
pub const GDB_882: Power = spell(&[summon(card("GDB_882t")).copies(3), attach("GDB_882e").to(FRIENDLY_MINIONS).when(there_are(7, &YOUR_BOARD))]);

/// # Phenomenal
/// Enchantment
/// > \+1/+1.
//~ derived GDB_882e 6f6478ec d522ad72.cb08f83e a782825e
pub const GDB_882e: Power = enchant(&[plus(1, 1)]);

/// # Living Pulsar
/// Minion · Elemental · 2 mana · 2/3
/// > **Taunt**
//~ vanilla GDB_882t 529a17a3 2ed7eb85.4b0c5d24 5f59f07d
pub const GDB_882t: Power = VANILLA;

/// # Distress Signal
/// Spell · Arcane · 4 mana
/// > Summon two random 2-Cost minions. Refresh 2 Mana Crystals.
//~ derived GDB_883 b9fe3fdb 27bf12e1.07cf280a 3b1087fa
pub const GDB_883: Power = spell(&[summon(random(all(&[MINION, COST.is(2)]))).picks(2), refresh_mana(2)]);

/// # Chrono Boost
/// Spell · 4 mana
/// > Draw 2 Protoss cards. Summon a 3/4 Zealot with **Charge**.
/// - Classes: Druid, Mage, Priest, Rogue
/// - Makes: Zealot [`SC_751t`] (3/4, "Charge")
//~ derived SC_750 408870c8 38d1d3b0.6bb92e8d 54ef08bb.eb7507ae.045eb661
pub const SC_750: Power = spell(&[draw_that(2, with(GameTag::PROTOSS)), summon(card("SC_751t"))]);

/// # Warp Gate
/// Location · 4 mana · 3 uses
/// > Your next Protoss minion costs (3) less.
/// - Classes: Druid, Mage, Priest, Rogue
/// - Makes: Zealot [`SC_751t`] (3/4, "Charge"); Warp Conduit [`SC_751e`] ("Your next Protoss minion costs (3) less.")
//~ derived SC_751 a1cce83f 8444537f.a7fbff04 bbb68062.eb7507ae.6ac58425
pub const SC_751: Power = location(&[attach("SC_751e").to(YOU)]);

/// # Warp Conduit
/// Enchantment
/// > Your next Protoss minion costs (3) less.
//~ derived SC_751e f2080493 d522ad72.a7fbff04 1f9ad7d1
#[rustfmt::skip]
pub const SC_751e: Power = enchant(&[]).aura(YOUR_HAND.that(all(&[MINION, with(GameTag::PROTOSS)])), &[cost_less(3)]).until(YOU.play(all(&[MINION, with(GameTag::PROTOSS)])));

/// # Zealot
/// Minion · 3 mana · 3/4
/// > **Charge**
/// - Classes: Druid, Mage, Priest, Rogue
//~ vanilla SC_751t b7d1ff31 05841e04.276b5ef0 a13281a0.eb7507ae
pub const SC_751t: Power = VANILLA;

/// # Photon Cannon
/// Spell · 2 mana
/// > Deal $3 damage. If this kills a minion, your Protoss minions cost (1) less this game.
/// - Classes: Druid, Mage, Priest, Rogue
//~ done SC_753 - 7846e7ae.94433d40 e2334885.eb7507ae
pub const SC_753: Power =
    spell(&[deal(3).to(TARGET), attach("SC_755e").to(YOU).when(there_is(&IT.that(all(&[MINION, DEAD]))))]);

/// # Artanis
/// Hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Summon two 3/4 Zealots with **Charge**. Your Protoss minions cost (2) less this game.
/// - Classes: Druid, Mage, Priest, Rogue
/// - Makes: Twin Blades [`SC_754p`] ("Give a friendly minion and your hero +1 Attack…"); Zealot [`SC_751t`] (3/4, "Charge"); Twin Blades [`SC_754e`] ("Increased Attack this turn.")
///
/// # Notes
///
/// SC_754e is the discount, as the text says; the client uses its number for the Hero Power.
//~ done SC_754 - 7c911c2c.0298806d a88f75a2.eb7507ae.8c6ea89f
pub const SC_754: Power = battlecry(&[summon(card("SC_751t")).copies(2), attach("SC_754e").to(CONTROLLER)]);

/// # Twin Blades
/// Enchantment
/// > Increased Attack this turn.
//~ derived SC_754e 472449bd d522ad72.d334ac6d 5a776203
pub const SC_754e: Power = enchant(&[]).aura(YOUR_HAND.that(all(&[MINION, with(GameTag::PROTOSS)])), &[cost_less(2)]);

/// # Twin Blades
/// Hero Power · 2 mana
/// > Give a friendly minion and your hero +$a1 Attack this turn and **Divine Shield**.
/// - Classes: Druid, Mage, Priest, Rogue
//~ done SC_754p - 4902b083.96b4ae5e 5a776203.eb7507ae
pub const SC_754p: Power = hero_power(&[
    lend(&[ATTACK.plus(1)], Lasts::ThisTurn).to(together(&[A_FRIENDLY_MINION, YOUR_HERO])),
    give(&[has(GameTag::DIVINE_SHIELD)]).to(IT),
]);

/// # Construct Pylons
/// Spell · 0 mana
/// > Your next Protoss card this turn costs (2) less.
/// - Makes: Psionic Power [`SC_755e`] ("Your Protoss minions cost (1) less this game."); Psionic Matrix [`SC_755e2`] ("Your next Protoss card this turn costs (2) less.")
//~ done SC_755 - 3e8f9d5a.7b3f5b97 bec62914.57b7c145
pub const SC_755: Power = spell(&[attach("SC_755e2").to(YOU)]);

/// # Psionic Power
/// Enchantment
/// > Your Protoss minions cost (1) less this game.
//~ derived SC_755e 741b5d4c d522ad72.0ec21ba1 22102df6
pub const SC_755e: Power = enchant(&[]).aura(YOUR_HAND.that(all(&[MINION, with(GameTag::PROTOSS)])), &[cost_less(1)]);

/// # Psionic Matrix
/// Enchantment
/// > Your next Protoss card this turn costs (2) less.
//~ done SC_755e2 - d522ad72.7b3f5b97 ce331cea
pub const SC_755e2: Power = enchant(&[])
    .aura(YOUR_HAND.that(with(GameTag::PROTOSS)), &[cost_less(2)])
    .until(YOU.play(with(GameTag::PROTOSS)))
    .this_turn();

/// # Carrier
/// Minion · Mech · 12 mana · 2/14
/// > At the end of your turn, summon four 4/1 Interceptors that attack random enemies.
/// - Makes: Interceptor [`SC_756t`] (4/1)
//~ derived SC_756 7dace297 82875185.8d7efc79 7b759fac.1b9bcd8a
pub const SC_756: Power = at_end_of_your_turn(&[summon(card("SC_756t")).copies(4), make_attack(IT, ENEMIES.random())]);

/// # Interceptor
/// Minion · Mech · 2 mana · 4/1
//~ vanilla SC_756t 95968af4 25b733c3 f3512a3c
pub const SC_756t: Power = VANILLA;

/// # Immortal
/// Minion · Mech · 7 mana · 5/8
/// > **Taunt**, **Divine Shield Battlecry:** Spend 4 Mana to double this minion's stats.
/// - Makes: Plasma Shields [`SC_763e`] ("Stats doubled.")
//~ done SC_763 - 23a860af.fda459ab 3638d6ba.d087e48e
pub const SC_763: Power = battlecry(&[pay(Cost::of(Part::Mana(4)), &[give(&[ATTACK.doubled(), HEALTH.doubled()])])]);

/// # Plasma Shields
/// Enchantment
/// > Stats doubled.
//~ todo SC_763e 1b7619f2 d522ad72.a7f3d920 450f10a6
pub const SC_763e: Power = TODO;

/// # Void Ray
/// Minion · Mech · 3 mana · 3/2
/// > **Rush**, **Divine Shield Battlecry:** If this costs (0), gain +2/+2.
/// - Classes: Druid, Mage, Priest, Rogue
/// - Makes: Prismatic Alignment [`SC_783e`] ("\+2/+2.")
//~ done SC_783 - 11e28fb4.cd88319d 6d2ba6a3.eb7507ae.8e715412
pub const SC_783: Power = battlecry(&[attach("SC_783e").when(COST.is(0))]);

/// # Prismatic Alignment
/// Enchantment
/// > \+2/+2.
//~ derived SC_783e a897383a d522ad72.d5727bd5 4fc04f98
pub const SC_783e: Power = enchant(&[plus(2, 2)]);
