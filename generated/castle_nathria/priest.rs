//! Priest cards of Murder at Castle Nathria.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 123d7fb1

/// # Clear Conscience
///
/// `MAW_021` · Priest spell · Holy · 3 mana
///
/// > Give a friendly minion +2/+3 and "**Elusive** on your opponent's turn."
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Refers to: Elusive
/// - Enchantments: Cleared Conscience [`MAW_021e`], In the Clear [`MAW_021e2`]
///
/// State: Todo
//~ todo MAW_021 dd7ded61 edf064e6 dac6a3c0.adca0db2
pub const MAW_021: Power = TODO;

/// # Cleared Conscience
///
/// `MAW_021e` · Priest enchantment
///
/// > **Elusive** on your opponent's turn.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo MAW_021e 3d664325 44efe614 b445e764.fc061c5c
pub const MAW_021e: Power = TODO;

/// # In the Clear
///
/// `MAW_021e2` · Priest enchantment
///
/// > Can't be targeted by spells or Hero Powers.
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Cant Be Targeted By Spells, Cant Be Targeted By Hero Powers
///
/// State: Todo
//~ todo MAW_021e2 611a09e9 1e59cc65 40779cef.cbf2b4fb
pub const MAW_021e2: Power = TODO;

/// # Incriminating Psychic
///
/// `MAW_022` · Priest minion · 4 mana · 2/6
///
/// > **Taunt** **Deathrattle:** Copy two random cards from your opponent's hand.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Minion type: Dragon
/// - Mechanics: Taunt, Deathrattle
///
/// State: Derived
//~ derived MAW_022 53d0d50e ab4d2767 37ba435e.7890a3fb
pub const MAW_022: Power = deathrattle(&[get(copy_of(ENEMY_HAND.random_of(2)))]);

/// # Theft Accusation
///
/// `MAW_023` · Priest spell · Shadow · 1 mana
///
/// > Choose a minion. Destroy it after you play a card copied from the opponent.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Enchantments: Theft Trial [`MAW_023e`], Accused of Theft [`MAW_023e2`]
///
/// State: Todo
//~ todo MAW_023 1b86587f 9f32760b 4793fb68.e12140dc
pub const MAW_023: Power = TODO;

/// # Theft Trial
///
/// `MAW_023e` · Priest enchantment
///
/// > When you play a card copied from your opponent, destroy the accused.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo MAW_023e 4620182a e4ca578d 94cb5005.125f3a90
pub const MAW_023e: Power = TODO;

/// # Accused of Theft
///
/// `MAW_023e2` · Priest enchantment
///
/// > When the accuser plays a card copied from their enemy, this minion dies.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo MAW_023e2 7352a174 e525d232 262ec7ab.56838bc3
pub const MAW_023e2: Power = TODO;

/// # Suspicious Usher
///
/// `REV_002` · Priest minion · 1 mana · 1/3
///
/// > **Battlecry: Discover** a **Legendary** minion. If your opponent guesses your choice, they get a copy.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ todo REV_002 cd049081 187c6547 d1c71f1f.fe3020b6
pub const REV_002: Power = TODO;

/// # The Harvester of Envy
///
/// `REV_011` · Priest minion · 3 mana · 4/3
///
/// > After you play a card copied from the opponent, steal the original.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Enchantments: Copied From Opponent [`REV_011e`]
///
/// State: Todo
//~ todo REV_011 842f2f6d a873d793 7d76bfa9.a3a0fdb8
pub const REV_011: Power = TODO;

/// # Copied From Opponent
///
/// `REV_011e` · Priest enchantment
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo REV_011e ee432f66 fa0d4b90 9a4a2e46
pub const REV_011e: Power = TODO;

/// # Mysterious Visitor
///
/// `REV_246` · Priest minion · 2 mana · 2/3
///
/// > **Battlecry:** Reduce the Cost of cards copied from your opponent by (3).
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Mind Read [`REV_246e2`]
///
/// State: Todo
//~ todo REV_246 a20feeb6 f70146d6 91479887.124d4260
pub const REV_246: Power = TODO;

/// # Mind Read
///
/// `REV_246e2` · Priest enchantment
///
/// > Costs (3) less.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_246e2 1008fc51 3d03fc28 f9540648.bb1f76c5
pub const REV_246e2: Power = enchant(&[cost_less(3)]);

/// # Partner in Crime
///
/// `REV_247` · Priest minion · 4 mana · 2/5
///
/// > **Battlecry:** Summon a copy of this minion at the end of your turn.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Alibi [`REV_247e`]
///
/// State: Derived
//~ derived REV_247 d8afdb00 3cd606fb d98747ae.c32ffd6a
pub const REV_247: Power = battlecry(&[later(&whenever(YOU.turn_end()).does(&[summon(copy_of(THIS))]))]);

/// # Alibi
///
/// `REV_247e` · Priest enchantment
///
/// > At the end of your turn, summon a copy of this.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_247e 658d88ae 96f5e69a cbaa2e8e.1d766cb8
pub const REV_247e: Power = at_end_of_your_turn(&[summon(copy_of(THIS))]);

/// # Boon of the Ascended
///
/// `REV_248` · Priest spell · Holy · 4 mana
///
/// > Give a minion +2 Health. Summon a Kyrian with its stats and **Taunt**.
///
/// - Set: Murder at Castle Nathria · epic · collectible
/// - Refers to: Taunt
/// - Enchantments: Boon of the Ascended [`REV_248e`]
/// - Tokens: Ascended Kyrian [`REV_248t`]
///
/// State: Derived
//~ derived REV_248 6dc1bb64 0ed4d731 5c1c8ddf.389850b6
#[rustfmt::skip]
pub const REV_248: Power = spell(&[attach("REV_248e").to(A_MINION), summon(card("REV_248t")), give(&[ATTACK.set(1).times(X)]).times(ATTACK.of(A_MINION)).to(IT), give(&[HEALTH.set(1).times(X)]).times(HEALTH.of(A_MINION)).to(IT)]);

/// # Boon of the Ascended
///
/// `REV_248e` · Priest enchantment
///
/// > +2 Health.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_248e dad83bf5 1e82fbf4 9a1aa9a2.9f1b69f0
pub const REV_248e: Power = enchant(&[HEALTH.plus(2)]);

/// # Ascended Kyrian
///
/// `REV_248t` · Priest minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// - Set: Murder at Castle Nathria
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla REV_248t 966d53c0 b0e85415 6cfb44e1.4b0c5d24
pub const REV_248t: Power = VANILLA;

/// # The Light! It Burns!
///
/// `REV_249` · Priest spell · Holy · 1 mana
///
/// > Deal damage to a minion equal to its Attack.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Affected By Spell Power
///
/// State: Derived
//~ derived REV_249 4f8b3909 7013f12e de95d051.0055c8c3
pub const REV_249: Power = spell(&[deal(1).times(ATTACK.of(A_MINION)).to(A_MINION)]);

/// # Pelagos
///
/// `REV_250` · Priest minion · 3 mana · 1/6
///
/// > After you cast a spell on a friendly minion, set its Attack and Health to the higher of the two.
///
/// - Set: Murder at Castle Nathria · legendary · collectible
/// - Enchantments: Pelagos' Blessing [`REV_250e1`], Pelagos' Blessing [`REV_250e2`]
///
/// State: Todo
//~ todo REV_250 2f59045a 927daa64 0096ed13.2ba4767c
pub const REV_250: Power = TODO;

/// # Pelagos' Blessing
///
/// `REV_250e1` · Priest enchantment
///
/// > Stats set to the higher value.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo REV_250e1 20d3d950 c153ec7b a3038cbc.7b925225
pub const REV_250e1: Power = TODO;

/// # Pelagos' Blessing
///
/// `REV_250e2` · Priest enchantment
///
/// > Stats set to the higher value.
///
/// - Set: Murder at Castle Nathria
///
/// State: Todo
//~ todo REV_250e2 d209eea9 4ee970ed a27ce5ae.7b925225
pub const REV_250e2: Power = TODO;

/// # Clean the Scene
///
/// `REV_252` · Priest spell · Holy · 5 mana
///
/// > Destroy all minions with 3 or less Attack. **Infuse (@):** 6 or less.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Mechanics: Infuse
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 3
/// - Tokens: Clean the Scene [`REV_252t`]
///
/// State: Derived
//~ derived REV_252 fa6dd17a e372922d b7ad2112.70bc6482
pub const REV_252: Power = abilities(&[spell(&[destroy(MINIONS.that(ATTACK.at_most(3)))]), infuse(3, "REV_252t")]);

/// # Clean the Scene
///
/// `REV_252t` · Priest spell · Holy · 5 mana
///
/// > **Infused** Destroy all minions with 6 or less Attack.
///
/// - Set: Murder at Castle Nathria · rare
/// - Mechanics: Infused
///
/// State: Derived
//~ derived REV_252t 007d6d77 6d7adbd0 173f4c24.d498a010
pub const REV_252t: Power = spell(&[destroy(MINIONS.that(ATTACK.at_most(6)))]);

/// # Identity Theft
///
/// `REV_253` · Priest spell · Shadow · 3 mana
///
/// > **Discover** a copy of a card from your opponent's hand and deck.
///
/// - Set: Murder at Castle Nathria · common · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived REV_253 bdefced4 e2cfc0f9 1f886466.64bb4173
#[rustfmt::skip]
pub const REV_253: Power = spell(&[offer(Offer::Entities(ENEMY_HAND), &[get(copy_of(IT))]), offer(Offer::Entities(ENEMY_DECK), &[get(copy_of(IT))])]);

/// # Cathedral of Atonement
///
/// `REV_290` · Priest location · 3 mana · 0 uses
///
/// > Give a minion +2/+1 and draw a card.
///
/// - Set: Murder at Castle Nathria · rare · collectible
/// - Enchantments: Atoned [`REV_290e`]
///
/// State: Done
//~ done REV_290 9751e6b7 - eaf3dece.8c793236
pub const REV_290: Power = location(&[attach("REV_290e").to(A_MINION), draw(1)]);

/// # Atoned
///
/// `REV_290e` · Priest enchantment
///
/// > +2/+1.
///
/// - Set: Murder at Castle Nathria
///
/// State: Derived
//~ derived REV_290e 049e0dc0 155b3364 7aec6b8b.5ee91837
pub const REV_290e: Power = enchant(&[plus(2, 1)]);

/// # Pelagos
///
/// `REV_781` · Priest minion · 3 mana · 1/6
///
/// > {0} {1} {2} {3}
///
/// - Set: Murder at Castle Nathria · legendary
///
/// State: Todo
//~ todo REV_781 f484d6fb 02172f47 b373f872.2260dcce
pub const REV_781: Power = TODO;

/// # Cathedral of Atonement
///
/// `REV_791` · Priest location · 3 mana · 0 uses
///
/// > {0} {1}
///
/// - Set: Murder at Castle Nathria · rare
///
/// State: Todo
//~ todo REV_791 7de826a4 b1325e89 b90baeba.09cdb72f
pub const REV_791: Power = TODO;
