//! Hunter cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 9e3c34ab

/// # Desert Camel
///
/// `LOE_020` · Hunter minion · 3 mana · 2/4
///
/// > **Battlecry:** Put a 1-Cost minion from each deck into the battlefield.
///
/// - Set: The League of Explorers · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived LOE_020 335158ce ceea4732 daab5f1d.f046612b
#[rustfmt::skip]
pub const LOE_020: Power = battlecry(&[summon(the(YOUR_DECK.that(all(&[MINION, COST.is(1)])).random())), summon(the(ENEMY_DECK.that(all(&[MINION, COST.is(1)])).random())).to(OPPONENT)]);

/// # Dart Trap
///
/// `LOE_021` · Hunter spell · 2 mana
///
/// > **Secret:** After an opposing Hero Power is used, deal $5 damage to a random enemy.
///
/// - Set: The League of Explorers · common · collectible
/// - Mechanics: Secret
///
/// State: Derived
//~ derived LOE_021 a1338633 e68ccd96 25c41854.add59988
pub const LOE_021: Power = after(OPPONENT.use_hero_power(CARD)).then(&[deal(5).to(ENEMIES.random())]);

/// # Explorer's Hat
///
/// `LOE_105` · Hunter spell · 1 mana
///
/// > Give a minion +1/+1 and "**Deathrattle:** Get an Explorer's Hat."
///
/// - Set: The League of Explorers · rare · collectible
/// - Refers to: Deathrattle
/// - Play requirements: `REQ_TARGET_TO_PLAY`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Explorer's Hat [`LOE_105e`]
///
/// State: Todo
//~ todo LOE_105 7debdabe c31fd40f ffca1541.ea7c8ea9
pub const LOE_105: Power = TODO;

/// # Explorer's Hat
///
/// `LOE_105e` · Hunter enchantment
///
/// > +1/+1. **Deathrattle:** Add an Explorer's Hat to your hand.
///
/// - Set: The League of Explorers
///
/// State: Derived
//~ derived LOE_105e 64bf20af b64a1f11 65a4d787.844c3e3c
pub const LOE_105e: Power = abilities(&[enchant(&[plus(1, 1)]), deathrattle(&[get(card("LOE_105"))])]);
