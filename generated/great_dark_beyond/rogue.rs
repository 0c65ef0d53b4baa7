//! Rogue cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 4d9b0ba6

/// # Starship Schematic
///
/// `GDB_102` · Rogue spell · 1 mana
///
/// > **Discover** a **Starship Piece** from another class. It costs (1) less.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Discover
/// - Refers to: Starship
///
/// State: Derived
//~ derived GDB_102 c0c1b924 b3002658 4f7d0650.bc2e9b13
pub const GDB_102: Power =
    spell(&[discover_of(with(GameTag::STARSHIP_PIECE), Classes::Other), give(&[cost_less(1)]).to(IT)]);

/// # Barrel Roll
///
/// `GDB_465` · Rogue spell · 3 mana
///
/// > Deal $5 damage to an undamaged character. Costs (1) if you're building a **Starship**.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Refers to: Starship
///
/// State: Derived
//~ derived GDB_465 26c265aa 6b1d152f ee1345ac.9f80d67f
#[rustfmt::skip]
pub const GDB_465: Power = abilities(&[spell(&[deal(5).to(TARGET.that(UNDAMAGED))]), aura(THIS).when(there_is(&YOUR_LAUNCHPAD)).in_hand().have(&[cost(1)])]);

/// # The Gravitational Displacer
///
/// `GDB_466` · Rogue minion · 5 mana · 5/4
///
/// > **Starship Piece** When this is launched, summon a copy of the **Starship**.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Mechanics: Starship Piece
/// - Refers to: Starship
/// - Tags: `3684` = 1
/// - Enchantments: The Gravitational Displacer [`GDB_466e`]
///
/// State: Todo
//~ todo GDB_466 a2ac4fbb e7fee320 7289abbe.287a917d
pub const GDB_466: Power = TODO;

/// # The Gravitational Displacer
///
/// `GDB_466e` · Neutral enchantment
///
/// > When this is launched, summon a copy of the Starship.
///
/// - Set: The Great Dark Beyond
/// - Tags: `3870` = 1
///
/// State: Todo
//~ todo GDB_466e 54b80038 4b9b2a87 c22dee2e.1f0acb99
pub const GDB_466e: Power = TODO;

/// # Quasar
///
/// `GDB_467` · Rogue spell · 8 mana
///
/// > Shuffle your hand into your deck. Reduce the Cost of cards in your deck by (3).
///
/// - Set: The Great Dark Beyond · epic · collectible
///
/// State: Derived
//~ derived GDB_467 7d0ec4c6 c6b5ede2 1f42e274.7265ebfe
pub const GDB_467: Power = spell(&[shuffle(the(YOUR_HAND)), give(&[cost_less(3)]).to(YOUR_DECK)]);

/// # Talgath
///
/// `GDB_472` · Rogue minion · 3 mana · 3/3
///
/// > Undamaged enemy minions take double damage. **Combo:** Get a Backstab.
///
/// - Set: The Great Dark Beyond · legendary · collectible
/// - Minion type: Demon
/// - Mechanics: Combo, Aura
/// - Enchantments: Talgath's Betrayal [`GDB_472e`]
///
/// State: Derived
//~ derived GDB_472 a025d037 e383b33d cac5d964.d1f21899
#[rustfmt::skip]
pub const GDB_472: Power = abilities(&[whenever(ENEMY_MINIONS.that(UNDAMAGED).would_take_damage(CARD)).then(&[damage_multiplied(2)]), combo(&[get(card("CS2_072"))])]);

/// # Talgath's Betrayal
///
/// `GDB_472e` · Neutral enchantment
///
/// > Undamaged enemy minions take double damage.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_472e 8f1bb846 f7e907f8 1ac38457.2e698726
pub const GDB_472e: Power = TODO;

/// # Eredar Skulker
///
/// `GDB_870` · Rogue minion · 2 mana · 1/3
///
/// > **Combo and** Spellburst**:** Gain +2 Attack and **Stealth**.
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Minion type: Demon
/// - Mechanics: Combo, Spellburst
/// - Refers to: Stealth
/// - Enchantments: Skulking [`GDB_870e2`]
///
/// State: Derived
//~ derived GDB_870 26153e73 761bc2de 7a5a184b.11f98ae7
#[rustfmt::skip]
pub const GDB_870: Power = abilities(&[combo(&[give(&[ATTACK.plus(2), has(GameTag::STEALTH)])]), on(Word::Spellburst, &[give(&[ATTACK.plus(2), has(GameTag::STEALTH)])])]);

/// # Skulking
///
/// `GDB_870e2` · Neutral enchantment
///
/// > +2 Attack.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived GDB_870e2 efb2ad82 92765579 b5ac8ebe.bf3d1612
pub const GDB_870e2: Power = enchant(&[ATTACK.plus(2)]);

/// # Lucky Comet
///
/// `GDB_873` · Rogue spell · 2 mana
///
/// > **Discover** a **Combo** minion. The next one you play triggers its **Combo** twice.
///
/// - Set: The Great Dark Beyond · epic · collectible
/// - Mechanics: Discover
/// - Refers to: Combo
/// - Enchantments: Combo Comet [`GDB_873e`]
///
/// State: Todo
//~ todo GDB_873 f0a946d2 b103ccce 8c77bdcd.55dcb22b
pub const GDB_873: Power = TODO;

/// # Combo Comet
///
/// `GDB_873e` · Rogue enchantment
///
/// > Your next Combo minion triggers its Combo twice.
///
/// - Set: The Great Dark Beyond
///
/// State: Todo
//~ todo GDB_873e d4d687d2 6260af76 16fd8652.769062d4
pub const GDB_873e: Power = TODO;

/// # Spacerock Collector
///
/// `GDB_875` · Rogue minion · 1 mana · 2/1
///
/// > **Battlecry:** Your next **Combo** card costs (1) less.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Combo
/// - Enchantments: Rock Collection [`GDB_875e`]
///
/// State: Derived
//~ derived GDB_875 418a237b 202ee1ea 7ba0cc57.9a64518a
pub const GDB_875: Power = battlecry(&[attach("GDB_875e").to(YOU)]);

/// # Rock Collection
///
/// `GDB_875e` · Rogue enchantment
///
/// > Your next Combo card costs (1) less.
///
/// - Set: The Great Dark Beyond
///
/// State: Derived
//~ derived GDB_875e f84e819b 69bd1dc0 91b4277e.d767f36a
pub const GDB_875e: Power =
    enchant(&[]).aura(YOUR_HAND.that(with(GameTag::COMBO)), &[cost_less(1)]).until(YOU.play(with(GameTag::COMBO)));

/// # Scrounging Shipwright
///
/// `GDB_876` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry:** Get a random **Starship Piece** from another class.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Minion type: Draenei
/// - Mechanics: Battlecry
/// - Refers to: Starship
///
/// State: Derived
//~ derived GDB_876 19d10ae5 432f4583 fdcce5b3.58ba2f1d
pub const GDB_876: Power = battlecry(&[get(random_of(with(GameTag::STARSHIP_PIECE), Classes::Other))]);

/// # Pressure Points
///
/// `GDB_881` · Rogue spell · Shadow · 3 mana
///
/// > Deal $3 damage to a minion. Reduce the Cost of **Combo** cards in your hand by (1).
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Refers to: Combo
///
/// State: Derived
//~ derived GDB_881 d75d5b05 2f747a6b c70364cc.62babf4b
pub const GDB_881: Power =
    spell(&[deal(3).to(A_MINION), give(&[cost_less(1)]).to(YOUR_HAND.that(with(GameTag::COMBO)))]);

/// # Archon
///
/// `SC_671t1` · Rogue minion · 8 mana · 8/8
///
/// > At the end of your turn, deal 8 damage to the enemy hero and 2 damage to their minions.
///
/// - Set: The Great Dark Beyond
/// - Mechanics: Protoss
///
/// State: Todo
//~ todo SC_671t1 e7418d7c 41120f6c f870f6f5.08101910
pub const SC_671t1: Power = TODO;

/// # Dark Templar
///
/// `SC_752` · Rogue minion · 6 mana · 5/3
///
/// > **Stealth**. **Battlecry:** Destroy an enemy minion. *Play another Templar to merge into an Archon!*
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Stealth, Battlecry, Protoss
/// - Tags: `1724` = 1
/// - Target: "Destroy an enemy minion."
/// - Tokens: Archon [`SC_671t1`]
///
/// State: Todo
//~ todo SC_752 51eef3b9 f844dc8f ca2df864.cc4c26d8
pub const SC_752: Power = TODO;

/// # Blink
///
/// `SC_761` · Rogue spell · 2 mana
///
/// > Draw a Protoss minion. **Combo:** It costs (2) less.
///
/// - Set: The Great Dark Beyond · common · collectible
/// - Mechanics: Combo, Protoss
/// - Tags: `1724` = 1
///
/// State: Derived
//~ derived SC_761 ab3eb05e 6f339e17 41d3e58b.eea817f2
pub const SC_761: Power =
    spell(&[draw_that(1, all(&[MINION, with(GameTag::PROTOSS)])), give(&[cost_less(2)]).to(IT).when(Condition::Combo)]);

/// # High Templar
///
/// `SC_765` · Rogue minion · 6 mana · 3/5
///
/// > **Battlecry:** Deal 2 damage to all enemies. *Play another Templar to merge into an Archon!*
///
/// - Set: The Great Dark Beyond · rare · collectible
/// - Mechanics: Battlecry, Protoss
/// - Tags: `1724` = 1
/// - Tokens: Archon [`SC_671t1`]
///
/// State: Todo
//~ todo SC_765 5d1f3e35 6f49e479 1e4283ec.ac08ca1b
pub const SC_765: Power = TODO;
