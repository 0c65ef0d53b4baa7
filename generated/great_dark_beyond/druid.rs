//! Druid cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file b592e1c4

/// # Sha'tari Cloakfield
///
/// `GDB_103` · Druid minion · 2 mana · 1/4
///
/// > **Elusive**. Your first spell each turn costs (1) less. **Starship Piece**
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Aura, Elusive, Starship Piece
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: Sha'tari Cloakfield [`GDB_103e`], Cloaked [`GDB_103e2`]
///
/// State: Derived
//~ derived GDB_103 1b71e9d8 354805e6 991e74be.0afd8969
pub const GDB_103: Power =
    aura(YOUR_HAND.that(SPELL)).when(has_not_done(&CARDS_YOU_PLAYED_THIS_TURN.that(SPELL))).have(&[cost_less(1)]);

/// # Sha'tari Cloakfield
///
/// `GDB_103e` · Druid enchantment
///
/// > Elusive. Your first spell each turn costs (1) less.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ todo GDB_103e 8b33d985 7167311c b4a87533.9be6c6e8
pub const GDB_103e: Power = TODO;

/// # Cloaked
///
/// `GDB_103e2` · Druid enchantment
///
/// > Your first spell each turn costs (1) less.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_103e2 24a8353c c045ba26 b9379333.62519faf
pub const GDB_103e2: Power = TODO;

/// # Starlight Reactor
///
/// `GDB_108` · Druid minion · 3 mana · 3/3
///
/// > After you cast an Arcane spell, recast it *(targets chosen randomly)*. **Starship Piece**
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Starship Piece
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: Starlight Reactor [`GDB_108e`]
///
/// State: Todo
//~ todo GDB_108 923311b3 5abf40e6 7bc621c1.6fe67154
pub const GDB_108: Power = TODO;

/// # Starlight Reactor
///
/// `GDB_108e` · Druid enchantment
///
/// > After you cast an Arcane spell, recast it *(targets chosen randomly)*.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ todo GDB_108e 020c0a3d 8ecf8b33 5b45de42.1b441854
pub const GDB_108e: Power = TODO;

/// # Astral Phaser
///
/// `GDB_851` · Druid spell · Arcane · 2 mana
///
/// > **Choose One -** Deal $2 damage to two random enemy minions; or Make one **Dormant** for 2 turns.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Choose One
/// - Refers to: Dormant
/// - Enchantments: Stunned [`GDB_851e`]
/// - Tokens: Lethal Rays [`GDB_851a`], Stunning Star [`GDB_851b`]
///
/// State: Todo
//~ todo GDB_851 930c1253 e25944d4 1219cf0b.55a5cddd
pub const GDB_851: Power = TODO;

/// # Lethal Rays
///
/// `GDB_851a` · Druid spell · Arcane · 2 mana
///
/// > Deal $2 damage to two random enemy minions.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived GDB_851a 1072087d a6d25d13 fcfe1643.56228554
pub const GDB_851a: Power = spell(&[deal(2).to(ENEMY_MINIONS.random_of(2))]);

/// # Stunning Star
///
/// `GDB_851b` · Druid spell · Arcane · 2 mana
///
/// > Choose an enemy minion. It goes **Dormant** for 2 turns.
///
/// - Set: The Great Dark Beyond
/// - Refers to: Dormant
///
/// State: Derived
//~ derived GDB_851b c878e806 fab47aad 511d6c66.78c23655
pub const GDB_851b: Power = spell(&[with_each(AN_ENEMY_MINION), make_dormant(IT, 2)]);

/// # Stunned
///
/// `GDB_851e` · Druid enchantment
///
/// > **Dormant**. Awaken in @ \|4(turn, turns).
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Dormant Awaken Condition Enchant
/// - Tags: `SCORE_VALUE_1` = 2
///
/// State: Todo
//~ todo GDB_851e 53464ea6 6a5baaae 81b2e1c7.d03dd6ee
pub const GDB_851e: Power = TODO;

/// # Arkonite Revelation
///
/// `GDB_852` · Druid spell · Arcane · 1 mana
///
/// > Draw a card. If it's a spell, it costs (1) less.
///
/// - Set: The Great Dark Beyond · common · collectible
///
/// State: Derived
//~ derived GDB_852 ee5da44c f2858cf6 0884403c.689bcd41
pub const GDB_852: Power = spell(&[draw(1), give(&[cost_less(1)]).to(IT).when(there_is(&IT.that(SPELL)))]);

/// # Uluu, the Everdrifter
///
/// `GDB_854` · Druid minion · 4 mana · 5/4
///
/// > Each turn this is in your hand, gain two random **Choose One** choices.@**Choose One -** {0}; or {1}.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Beast
/// - Refers to: Choose One
/// - Tags: `3169` = 1
///
/// State: Todo
//~ todo GDB_854 a564f038 1cc1764a 7efc39c8.91cb64a4
pub const GDB_854: Power = TODO;

/// # Star Grazer
///
/// `GDB_855` · Druid minion · 8 mana · 8/8
///
/// > **Elusive, Taunt Spellburst:** Give your hero +8 Attack this turn and gain 8 Armor.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Taunt, Elusive, Spellburst
/// - Enchantments: Whale Strike [`GDB_855e`]
///
/// State: Derived
//~ derived GDB_855 93a8a2c6 7a9862e4 5925a97c.e2e80f6f
pub const GDB_855: Power = on(Word::Spellburst, &[attach("GDB_855e").to(YOUR_HERO), armor(8)]);

/// # Whale Strike
///
/// `GDB_855e` · Druid enchantment
///
/// > +8 Attack this turn.
///
/// - Set: The Great Dark Beyond
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived GDB_855e cac3efe6 e3c501d7 669e6c31.4b33fd22
pub const GDB_855e: Power = enchant(&[ATTACK.plus(8)]).this_turn();

/// # Exarch Othaar
///
/// `GDB_856` · Druid minion · 3 mana · 3/3
///
/// > **Battlecry:** If you're building a **Starship**, get 3 different Arcane spells and reduce their Costs by (2).
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Starship
///
/// State: Todo
//~ todo GDB_856 f07db65d ac05ff99 51d54b51.3e5a058e
pub const GDB_856: Power = TODO;

/// # Final Frontier
///
/// `GDB_857` · Druid spell · Arcane · 7 mana
///
/// > **Discover** a 10-Cost minion from the past. Set its Cost to (1).
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived GDB_857 7bdf55a0 53b7916b 9fbf600b.7e86aaeb
pub const GDB_857: Power = spell(&[discover(all(&[MINION, COST.is(10), FROM_THE_PAST])), give(&[cost(1)]).to(IT)]);

/// # Cosmic Phenomenon
///
/// `GDB_882` · Druid spell · Arcane · 5 mana
///
/// > Summon three 2/3 Elementals with **Taunt**. If your board is full, give your minions +1/+1.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Refers to: Taunt
/// - Enchantments: Phenomenal [`GDB_882e`]
/// - Tokens: Living Pulsar [`GDB_882t`]
///
/// State: Derived
//~ derived GDB_882 bc8a4d9a 6f23692b 1d6e5544.9cb7294e
#[rustfmt::skip]
pub const GDB_882: Power = spell(&[summon(card("GDB_882t")).copies(3), attach("GDB_882e").to(FRIENDLY_MINIONS).when(there_are(7, &FRIENDLY_MINIONS))]);

/// # Phenomenal
///
/// `GDB_882e` · Druid enchantment
///
/// > +1/+1.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived GDB_882e a0018b0e 6f6478ec 034f1fa9.67341004
pub const GDB_882e: Power = enchant(&[plus(1, 1)]);

/// # Living Pulsar
///
/// `GDB_882t` · Druid minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// - Set: The Great Dark Beyond
/// - Minion type: Elemental
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla GDB_882t f1663e0b 529a17a3 7a746f49.4b0c5d24
pub const GDB_882t: Power = VANILLA;

/// # Distress Signal
///
/// `GDB_883` · Druid spell · Arcane · 4 mana
///
/// > Summon two random 2-Cost minions. Refresh 2 Mana Crystals.
///
/// - Set: The Great Dark Beyond · common · collectible
///
/// State: Derived
//~ derived GDB_883 ef6c2c40 d0d06796 14a7db04.07cf280a
pub const GDB_883: Power = spell(&[summon(random(all(&[MINION, COST.is(2)]))).copies(2), refresh(2)]);

/// # Chrono Boost
///
/// `SC_750` · Multi-class spell · 4 mana
///
/// > Draw 2 Protoss cards. Summon a 3/4 Zealot with **Charge**.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Classes: Druid, Mage, Priest, Rogue
/// - Mechanics: Protoss
/// - Refers to: Charge
/// - Tags: `1724` = 1
/// - Tokens: Zealot [`SC_751t`]
///
/// State: Derived
//~ derived SC_750 bb360876 408870c8 69b1b592.6bb92e8d
pub const SC_750: Power = spell(&[draw_that(2, with(GameTag::PROTOSS)), summon(card("SC_751t"))]);

/// # Warp Gate
///
/// `SC_751` · Multi-class location · 4 mana · 0 uses
///
/// > Your next Protoss minion costs (3) less.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Classes: Druid, Mage, Priest, Rogue
/// - Mechanics: Protoss
/// - Tags: `1724` = 1
/// - Enchantments: Warp Conduit [`SC_751e`]
/// - Tokens: Zealot [`SC_751t`]
///
/// State: Derived
//~ derived SC_751 6f88590e 5dfef812 57159e02.a7fbff04
pub const SC_751: Power = hero_power(&[attach("SC_751e").to(YOU)]);

/// # Warp Conduit
///
/// `SC_751e` · Neutral enchantment
///
/// > Your next Protoss minion costs (3) less.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived SC_751e 60768f6f f2080493 4542b9c5.a7fbff04
#[rustfmt::skip]
pub const SC_751e: Power = enchant(&[]).aura(YOUR_HAND.that(all(&[MINION, with(GameTag::PROTOSS)])), &[cost_less(3)]).until(YOU.play(all(&[MINION, with(GameTag::PROTOSS)])));

/// # Zealot
///
/// `SC_751t` · Multi-class minion · 3 mana · 3/4
///
/// > **Charge**
///
/// - Set: The Great Dark Beyond
/// - Classes: Druid, Mage, Priest, Rogue
/// - Mechanics: Charge, Protoss
///
/// State: Vanilla
//~ vanilla SC_751t 0c9698c4 b7d1ff31 5049f658.276b5ef0
pub const SC_751t: Power = VANILLA;

/// # Photon Cannon
///
/// `SC_753` · Multi-class spell · 2 mana
///
/// > Deal $3 damage. If this kills a minion, your Protoss minions cost (1) less this game.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Classes: Druid, Mage, Priest, Rogue
/// - Mechanics: Protoss
/// - Tags: `1724` = 1
///
/// State: Derived
//~ derived SC_753 c41b1e26 7da4df34 fd9fbf75.94433d40
pub const SC_753: Power =
    spell(&[deal(3).to(TARGET), attach("SC_755e").to(YOU).when(there_is(&IT.that(all(&[MINION, DEAD]))))]);

/// # Artanis
///
/// `SC_754` · Multi-class hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon two 3/4 Zealots with **Charge**. Your Protoss minions cost (2) less this game.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Classes: Druid, Mage, Priest, Rogue
/// - Mechanics: Battlecry, Keep Hero Class, Protoss
/// - Refers to: Charge
/// - Tags: `1724` = 1
/// - Hero power: Twin Blades [`SC_754p`]
/// - Enchantments: Twin Blades [`SC_754e`]
/// - Tokens: Zealot [`SC_751t`]
///
/// State: Todo
//~ todo SC_754 ab443b13 ccd31bf7 c6ad1ee8.0298806d
pub const SC_754: Power = TODO;

/// # Twin Blades
///
/// `SC_754e` · Neutral enchantment
///
/// > Increased Attack this turn.
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Protoss
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1, `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived SC_754e 14db4a1e 472449bd 7139fda9.d334ac6d
pub const SC_754e: Power = enchant(&[]).aura(YOUR_HAND.that(all(&[MINION, with(GameTag::PROTOSS)])), &[cost_less(2)]);

/// # Twin Blades
///
/// `SC_754p` · Multi-class hero power · 2 mana
///
/// > Give a friendly minion and your hero +$a1 Attack this turn and **Divine Shield**.
///
/// - Set: The Great Dark Beyond
/// - Classes: Druid, Mage, Priest, Rogue
/// - Refers to: Divine Shield
///
/// State: Todo
//~ todo SC_754p 5c94997b 0eb3a908 13b5d11d.96b4ae5e
pub const SC_754p: Power = TODO;

/// # Construct Pylons
///
/// `SC_755` · Druid spell · 0 mana
///
/// > Your next Protoss card this turn costs (2) less.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Protoss
/// - Tags: `1724` = 1
/// - Enchantments: Psionic Power [`SC_755e`], Psionic Matrix [`SC_755e2`]
///
/// State: Done
//~ done SC_755 2bdb951f - 9640a607.7b3f5b97
pub const SC_755: Power = spell(&[attach("SC_755e2").to(YOU)]);

/// # Psionic Power
///
/// `SC_755e` · Neutral enchantment
///
/// > Your Protoss minions cost (1) less this game.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived SC_755e aeea4a52 741b5d4c 61ca93ad.0ec21ba1
pub const SC_755e: Power = enchant(&[]).aura(YOUR_HAND.that(all(&[MINION, with(GameTag::PROTOSS)])), &[cost_less(1)]);

/// # Psionic Matrix
///
/// `SC_755e2` · Druid enchantment
///
/// > Your next Protoss card this turn costs (2) less.
///
/// - Set: The Great Dark Beyond
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Done
//~ done SC_755e2 cd8b7101 - 9ed9e32a.7b3f5b97
pub const SC_755e2: Power = enchant(&[])
    .aura(YOUR_HAND.that(with(GameTag::PROTOSS)), &[cost_less(2)])
    .until(YOU.play(with(GameTag::PROTOSS)))
    .this_turn();

/// # Carrier
///
/// `SC_756` · Druid minion · 12 mana · 2/14
///
/// > At the end of your turn, summon four 4/1 Interceptors that attack random enemies.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Mech
/// - Mechanics: Protoss
/// - Tags: `1724` = 1
/// - Tokens: Interceptor [`SC_756t`]
///
/// State: Derived
//~ derived SC_756 8e1a67f4 7dace297 590d8309.8d7efc79
pub const SC_756: Power = at_end_of_your_turn(&[summon(card("SC_756t")).copies(4), make_attack(IT, ENEMIES.random())]);

/// # Interceptor
///
/// `SC_756t` · Druid minion · 2 mana · 4/1
///
/// - Set: The Great Dark Beyond
/// - Minion type: Mech
/// - Mechanics: Protoss
///
/// State: Vanilla
//~ vanilla SC_756t 5b0d2505 95968af4 e42eb9d4
pub const SC_756t: Power = VANILLA;

/// # Immortal
///
/// `SC_763` · Druid minion · 7 mana · 5/8
///
/// > **Taunt**, **Divine Shield Battlecry:** Spend 4 Mana to double this minion's stats.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Mech
/// - Mechanics: Taunt, Divine Shield, Battlecry, Protoss
/// - Tags: `1724` = 1
/// - Enchantments: Plasma Shields [`SC_763e`]
///
/// State: Derived
//~ derived SC_763 ab0ec2c8 4950f1ad 2a00f743.fda459ab
pub const SC_763: Power = battlecry(&[pay(Cost::of(Part::Mana(4)), &[give(&[ATTACK.doubled(), HEALTH.doubled()])])]);

/// # Plasma Shields
///
/// `SC_763e` · Druid enchantment
///
/// > Stats doubled.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo SC_763e 44d63185 1b7619f2 5408ea56.a7f3d920
pub const SC_763e: Power = TODO;

/// # Void Ray
///
/// `SC_783` · Multi-class minion · 3 mana · 3/2
///
/// > **Rush**, **Divine Shield Battlecry:** If this costs (0), gain +2/+2.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Mech
/// - Classes: Druid, Mage, Priest, Rogue
/// - Mechanics: Divine Shield, Battlecry, Rush, Protoss
/// - Tags: `1724` = 1
/// - Enchantments: Prismatic Alignment [`SC_783e`]
///
/// State: Todo
//~ todo SC_783 7064ae4b 250a8bde 5c7e47e8.cd88319d
pub const SC_783: Power = TODO;

/// # Prismatic Alignment
///
/// `SC_783e` · Paladin enchantment
///
/// > +2/+2.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived SC_783e abb656bd a897383a 0a5b6f75.6d6ab056
pub const SC_783e: Power = enchant(&[plus(2, 2)]);
