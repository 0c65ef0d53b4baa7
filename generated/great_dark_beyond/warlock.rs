//! Warlock cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 656ee54a

/// # Felfire Thrusters
///
/// `GDB_104` · Warlock minion · 3 mana · 2/4
///
/// > Spellburst**:** Deal this minion's Attack damage to 2 random enemy minions. **Starship Piece**
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Spellburst, Starship Piece
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: Felfire Thrusters [`GDB_104e`]
///
/// State: Derived
//~ derived GDB_104 05347812 d0bff319 275b796b.7af914af
pub const GDB_104: Power = on(Word::Spellburst, &[deal(1).times(ATTACK.of(THIS)).to(ENEMY_MINIONS.random_of(2))]);

/// # Felfire Thrusters
///
/// `GDB_104e` · Warlock enchantment
///
/// > Spellburst**:** Deal this minion's Attack damage to 2 random enemy minions.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ todo GDB_104e c28e3d47 b4d28df4 49166058.07cf20bd
pub const GDB_104e: Power = TODO;

/// # Heart of the Legion
///
/// `GDB_109` · Warlock minion · 2 mana · 3/2
///
/// > **Lifesteal Starship Piece**
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Lifesteal, Starship Piece
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: Heart of the Legion [`GDB_109e`]
///
/// State: Vanilla
//~ vanilla GDB_109 be34125a c7fdd84c e4b7fa93.1692cb65
pub const GDB_109: Power = VANILLA;

/// # Heart of the Legion
///
/// `GDB_109e` · Warlock enchantment
///
/// > **Lifesteal**
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Derived
//~ derived GDB_109e 7d291e03 77352048 efa40b00.b857c9f1
pub const GDB_109e: Power = enchant(&[has(GameTag::LIFESTEAL)]);

/// # Foreboding Flame
///
/// `GDB_121` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry:** Demons that didn't start in your deck cost (1) less this game.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Enchantments: Burning Legion's Boon [`GDB_121e`]
///
/// State: Derived
//~ derived GDB_121 97440aec 0c57c027 89fa4282.f2211166
pub const GDB_121: Power = battlecry(&[attach("GDB_121e").to(YOU)]);

/// # Burning Legion's Boon
///
/// `GDB_121e` · Warlock enchantment
///
/// > Demons that didn't start in your deck cost (1) less this game.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived GDB_121e 64a63be9 674ee7d6 da7d92c8.9fcc08e6
pub const GDB_121e: Power = enchant(&[]).aura(YOUR_HAND.that(all(&[DEMON, not(&STARTED_IN_DECK)])), &[cost_less(1)]);

/// # Infernal Stratagem
///
/// `GDB_122` · Warlock spell · Fel · 3 mana
///
/// > Give a minion +3/+3. If it's a Demon, your next one costs (2) less.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Enchantments: Infernal Strategy [`GDB_122e`], Strategic Inferno [`GDB_122e2`]
///
/// State: Derived
//~ derived GDB_122 f0405839 a0b8b2aa 2eee55c6.916f5d05
pub const GDB_122: Power =
    spell(&[attach("GDB_122e").to(A_MINION), attach("GDB_122e2").to(YOU).when(there_is(&IT.that(DEMON)))]);

/// # Infernal Strategy
///
/// `GDB_122e` · Warlock enchantment
///
/// > +3/+3.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived GDB_122e e25916bf 0b56cf45 479c95cf.b42c6980
pub const GDB_122e: Power = enchant(&[plus(3, 3)]);

/// # Strategic Inferno
///
/// `GDB_122e2` · Warlock enchantment
///
/// > Your next Demon costs (2) less.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived GDB_122e2 c9ca0b66 5fea1d03 29657d04.04a82b13
pub const GDB_122e2: Power = enchant(&[]).aura(YOUR_HAND.that(DEMON), &[cost_less(2)]).until(YOU.play(DEMON));

/// # Abduction Ray
///
/// `GDB_123` · Warlock spell · Shadow · 1 mana
///
/// > Get a random Demon. Reduce its Cost by (2). Repeatable this turn.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Non Keyword Echo
///
/// State: Derived
//~ derived GDB_123 0e5a192e b56c018c 6545fb3d.ba4cbdf5
pub const GDB_123: Power = spell(&[get(random(DEMON)), give(&[cost_less(2)]).to(IT)]);

/// # Bad Omen
///
/// `GDB_124` · Warlock spell · Fel · 6 mana
///
/// > In 2 turns, summon two 6/6 Demons with **Taunt**. If you're building a **Starship**, summon them now.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Refers to: Taunt, Starship
/// - Tokens: Bad Omen [`GDB_124t`], Felborne Overfiend [`GDB_124t2`]
///
/// State: Todo
//~ todo GDB_124 787f8a54 3f6886b4 e7bc30e6.4f91645d
pub const GDB_124: Power = TODO;

/// # Bad Omen
///
/// `GDB_124t` · Warlock spell · Fel · 6 mana
///
/// > In 2 turns, summon two 6/6 Demons with **Taunt**.
///
/// - Set: The Great Dark Beyond · rare
/// - Mechanics: Objective
/// - Refers to: Taunt
/// - Tags: `QUEST_PROGRESS_TOTAL` = 2
///
/// State: Todo
//~ todo GDB_124t a5330797 6ce82b3a ffe176cb.ff5e21bc
pub const GDB_124t: Power = TODO;

/// # Felborne Overfiend
///
/// `GDB_124t2` · Warlock minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// - Set: The Great Dark Beyond
/// - Minion type: Demon
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla GDB_124t2 f0d97421 a9a57a43 9a45259b.4b0c5d24
pub const GDB_124t2: Power = VANILLA;

/// # Healthstone
///
/// `GDB_125` · Warlock spell · Fel · 0 mana
///
/// > **Tradeable** Restore all damage your hero has taken this turn.@ *(@)*
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Mechanics: Tradeable, Deck Action Cost
///
/// State: Todo
//~ todo GDB_125 0be49020 e8a7affc 53407c9d.607c2206
pub const GDB_125: Power = TODO;

/// # Black Hole
///
/// `GDB_126` · Warlock spell · Shadow · 8 mana
///
/// > Destroy all minions except Demons.
///
/// - Set: The Great Dark Beyond · epic · collectible
///
/// State: Derived
//~ derived GDB_126 1bd78de1 08aabe76 081d0dfe.e057cd95
pub const GDB_126: Power = spell(&[destroy(MINIONS.that(not(&DEMON)))]);

/// # K'ara, the Dark Star
///
/// `GDB_127` · Warlock minion · 3 mana · 3/3
///
/// > Spellburst**:** Steal 2 Health from a random enemy. *(Shadow spells don't remove this **Spellburst.)*
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Mechanics: Spellburst
/// - Enchantments: Consuming Void [`GDB_127e2b`], Void Consumed [`GDB_127eb`]
///
/// State: Todo
//~ todo GDB_127 8e58fb2b 4417259a 8ecd210a.289d9b71
pub const GDB_127: Power = TODO;

/// # Consuming Void
///
/// `GDB_127e2b` · Warlock enchantment
///
/// > Increased Health.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_127e2b 0331a466 8ce3ad40 9df780d1.89b088dc
pub const GDB_127e2b: Power = TODO;

/// # Void Consumed
///
/// `GDB_127eb` · Warlock enchantment
///
/// > Reduced Health.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_127eb b55f2704 93de113d 7dd77e56.4803159e
pub const GDB_127eb: Power = TODO;

/// # Archimonde
///
/// `GDB_128` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon every Demon you played this game that didn't start in your deck.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived GDB_128 ab22e3a8 b5b007a9 0ee48c3b.263cc6ff
pub const GDB_128: Power = battlecry(&[summon(each_past(CARDS_YOU_PLAYED.that(all(&[DEMON, not(&STARTED_IN_DECK)]))))]);

/// # Ultralisk
///
/// `SC_006` · Warlock minion · 8 mana · 8/8
///
/// > **Rush**
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Rush, Zerg
///
/// State: Vanilla
//~ vanilla SC_006 46335f16 a57836c2 57963e6c.57b12c28
pub const SC_006: Power = VANILLA;

/// # Ultralisk Cavern
///
/// `SC_019` · Warlock location · 3 mana · 0 uses
///
/// > Deal 1 damage to all enemies. **Deathrattle:** Summon an 8/8 Ultralisk with **Rush**.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Deathrattle, Zerg
/// - Refers to: Rush
/// - Tags: `1724` = 1
/// - Tokens: Ultralisk [`SC_006`], Baneling [`SC_019t`]
///
/// State: Derived
//~ derived SC_019 8362b2f9 aa00d1b6 6df2de3c.7b3e31de
pub const SC_019: Power = abilities(&[hero_power(&[deal(1).to(ENEMIES)]), deathrattle(&[summon(card("SC_006"))])]);

/// # Baneling
///
/// `SC_019t` · Death Knight minion · 1 mana · 1/1
///
/// > **Deathrattle:** Deal damage equal to this minion's Attack to all enemy minions.
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Deathrattle, Zerg
///
/// State: Derived
//~ derived SC_019t a69efa08 e7f18cd0 8ed8b325.3141b123
pub const SC_019t: Power = deathrattle(&[deal(1).times(ATTACK.of(THIS)).to(ENEMY_MINIONS)]);

/// # Consume
///
/// `SC_020` · Warlock spell · 1 mana
///
/// > Remove 1 Durability from a friendly location to restore #8 Health to your hero.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Immune To Spellpower, Zerg
/// - Tags: `1724` = 1
/// - Enchantments: Consumed [`SC_020e`]
///
/// State: Todo
//~ todo SC_020 165e0642 b582c285 af9598ef.eb466296
pub const SC_020: Power = TODO;

/// # Consumed
///
/// `SC_020e` · Warlock enchantment
///
/// > +10 Health.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived SC_020e 8541c418 6b4976d9 c155fd42.fbbc7038
pub const SC_020e: Power = enchant(&[HEALTH.plus(10)]);

/// # Spine Crawler
///
/// `SC_023` · Warlock minion · 2 mana · 1/6
///
/// > **Taunt**. Can't attack. Has +3 Attack if you control a location.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Taunt, Cant Attack, Zerg
/// - Tags: `1724` = 1
///
/// State: Derived
//~ derived SC_023 c60f4d3b 38b8f5aa 7a5d6993.e53f3cac
pub const SC_023: Power = aura(THIS).when(there_is(&YOUR_LOCATIONS)).have(&[ATTACK.plus(3)]);
