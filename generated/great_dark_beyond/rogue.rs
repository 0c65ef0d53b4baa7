//! Rogue cards of The Great Dark Beyond.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 27720ff3

/// # Starship Schematic
/// Spell · 1 mana
/// > **Discover** a **Starship Piece** from another class. It costs (1) less.
//~ derived GDB_102 b3002658 2f198b86.bc2e9b13 7f36805f
pub const GDB_102: Power =
    spell(&[discover_of(with(GameTag::STARSHIP_PIECE), Classes::Other), give(&[cost_less(1)]).to(IT)]);

/// # Barrel Roll
/// Spell · 3 mana
/// > Deal $5 damage to an undamaged character. Costs (1) if you're building a **Starship**.
//~ derived GDB_465 6b1d152f 82ede6d1.9f80d67f 075b796a
#[rustfmt::skip]
pub const GDB_465: Power = abilities(&[spell(&[deal(5).to(TARGET.that(UNDAMAGED))]), aura(THIS).when(there_is(&YOUR_LAUNCHPAD)).in_hand().have(&[cost(1)])]);

/// # The Gravitational Displacer
/// Minion · 5 mana · 5/4
/// > **Starship Piece** When this is launched, summon a copy of the **Starship**.
/// - Makes: The Gravitational Displacer [`GDB_466e`] ("When this is launched, summon a copy of the…")
//~ done GDB_466 - 7c760552.287a917d 83278a8c.754aceea
pub const GDB_466: Power = on(Word::Launch, &[summon(copy_of(THIS))]);

/// # The Gravitational Displacer
/// Enchantment
/// > When this is launched, summon a copy of the Starship.
//~ todo GDB_466e 4b9b2a87 d522ad72.1f0acb99 83278a8c
pub const GDB_466e: Power = TODO;

/// # Quasar
/// Spell · 8 mana
/// > Shuffle your hand into your deck. Reduce the Cost of cards in your deck by (3).
//~ derived GDB_467 c6b5ede2 93b14068.7265ebfe 1db234f8
pub const GDB_467: Power = spell(&[shuffle(the(YOUR_HAND)), give(&[cost_less(3)]).to(YOUR_DECK)]);

/// # Talgath
/// Minion · Demon · 3 mana · 3/3
/// > Undamaged enemy minions take double damage. **Combo:** Get a Backstab.
/// - Makes: Talgath's Betrayal [`GDB_472e`] ("Undamaged enemy minions take double damage.")
//~ done GDB_472 - ddf3412b.d1f21899 e2c910df.a3bc8447
#[rustfmt::skip]
pub const GDB_472: Power = abilities(&[whenever(ENEMY_MINIONS.that(UNDAMAGED).would_take_damage_from(CARD)).then(&[damage_multiplied(2)]), combo(&[get(card("CS2_072"))])]);

/// # Talgath's Betrayal
/// Enchantment
/// > Undamaged enemy minions take double damage.
//~ todo GDB_472e f7e907f8 d522ad72.2e698726 12575e8a
pub const GDB_472e: Power = TODO;

/// # Eredar Skulker
/// Minion · Demon · 2 mana · 1/3
/// > **Combo and Spellburst:** Gain +2 Attack and **Stealth**.
/// - Makes: Skulking [`GDB_870e2`] ("\+2 Attack.")
//~ done GDB_870 - 5f902925.6aeebe53 2d06222e.fc3b1a00
#[rustfmt::skip]
pub const GDB_870: Power = abilities(&[combo(&[give(&[ATTACK.plus(2), has(GameTag::STEALTH)])]), on(Word::Spellburst, &[give(&[ATTACK.plus(2), has(GameTag::STEALTH)])])]);

/// # Skulking
/// Enchantment
/// > \+2 Attack.
//~ derived GDB_870e2 92765579 d522ad72.a6e18051 49e7ce67
pub const GDB_870e2: Power = enchant(&[ATTACK.plus(2)]);

/// # Lucky Comet
/// Spell · 2 mana
/// > **Discover** a **Combo** minion. The next one you play triggers its **Combo** twice.
/// - Makes: Combo Comet [`GDB_873e`] ("Your next Combo minion triggers its Combo twice.")
//~ done GDB_873 - 7846e7ae.55dcb22b eadc8a7e.fd8ba40e
pub const GDB_873: Power = spell(&[discover(all(&[MINION, with(GameTag::COMBO)])), attach("GDB_873e").to(YOU)]);

/// # Combo Comet
/// Enchantment
/// > Your next Combo minion triggers its Combo twice.
//~ done GDB_873e - d522ad72.769062d4 367be657
pub const GDB_873e: Power = enchant(&[has(MINION_COMBOS_TWICE)]).until(YOU.play(all(&[MINION, with(GameTag::COMBO)])));

/// # Spacerock Collector
/// Minion · Draenei · 1 mana · 2/1
/// > **Battlecry:** Your next **Combo** card costs (1) less.
/// - Makes: Rock Collection [`GDB_875e`] ("Your next Combo card costs (1) less.")
//~ derived GDB_875 202ee1ea f82605ea.9a64518a b7e2a0b7.37ac1312
pub const GDB_875: Power = battlecry(&[attach("GDB_875e").to(YOU)]);

/// # Rock Collection
/// Enchantment
/// > Your next Combo card costs (1) less.
//~ derived GDB_875e 69bd1dc0 d522ad72.d767f36a cfa2bc31
pub const GDB_875e: Power =
    enchant(&[]).aura(YOUR_HAND.that(with(GameTag::COMBO)), &[cost_less(1)]).until(YOU.play(with(GameTag::COMBO)));

/// # Scrounging Shipwright
/// Minion · Draenei · 2 mana · 3/2
/// > **Battlecry:** Get a random **Starship Piece** from another class.
//~ derived GDB_876 432f4583 bd37b52b.58ba2f1d c110f1c7
pub const GDB_876: Power = battlecry(&[get(random_of(with(GameTag::STARSHIP_PIECE), Classes::Other))]);

/// # Pressure Points
/// Spell · Shadow · 3 mana
/// > Deal $3 damage to a minion. Reduce the Cost of **Combo** cards in your hand by (1).
//~ derived GDB_881 2f747a6b 3c9c5d15.62babf4b 81f45ba9
pub const GDB_881: Power =
    spell(&[deal(3).to(A_MINION), give(&[cost_less(1)]).to(YOUR_HAND.that(with(GameTag::COMBO)))]);

/// # Archon
/// Minion · 8 mana · 8/8
/// > At the end of your turn, deal 8 damage to the enemy hero and 2 damage to their minions.
//~ done SC_671t1 - 47db507d.08101910 5927b94f
pub const SC_671t1: Power = at_end_of_your_turn(&[deal(8).to(ENEMY_HERO), deal(2).to(ENEMY_MINIONS)]);

/// # Dark Templar
/// Minion · 6 mana · 5/3
/// > **Stealth**. **Battlecry:** Destroy an enemy minion. *Play another Templar to merge into an Archon!*
/// - Makes: Archon [`SC_671t1`] (8/8, "At the end of your turn, deal 8 damage to the…")
//~ done SC_752 - 73f7db06.cc4c26d8 65d4f51d.329e01cd
pub const SC_752: Power = abilities(&[
    battlecry(&[destroy(AN_ENEMY_MINION)]),
    // No source: the older Templar becomes the Archon where it stands.
    after(YOU.play(any(&[named("SC_752"), named("SC_765")])))
        .when(there_is(&THAT.that(is(&FRIENDLY_MINIONS))))
        .then(&[remove_from_game(THAT), transform(THIS, card("SC_671t1"))]),
]);

/// # Blink
/// Spell · 2 mana
/// > Draw a Protoss minion. **Combo:** It costs (2) less.
//~ derived SC_761 6f339e17 7846e7ae.eea817f2 12320f2d
pub const SC_761: Power =
    spell(&[draw_that(1, all(&[MINION, with(GameTag::PROTOSS)])), give(&[cost_less(2)]).to(IT).when(Condition::Combo)]);

/// # High Templar
/// Minion · 6 mana · 3/5
/// > **Battlecry:** Deal 2 damage to all enemies. *Play another Templar to merge into an Archon!*
/// - Makes: Archon [`SC_671t1`] (8/8, "At the end of your turn, deal 8 damage to the…")
//~ done SC_765 - 5443a23b.ac08ca1b 65296cbd.329e01cd
pub const SC_765: Power = abilities(&[
    battlecry(&[deal(2).to(ENEMIES)]),
    after(YOU.play(any(&[named("SC_752"), named("SC_765")])))
        .when(there_is(&THAT.that(is(&FRIENDLY_MINIONS))))
        .then(&[remove_from_game(THAT), transform(THIS, card("SC_671t1"))]),
]);
