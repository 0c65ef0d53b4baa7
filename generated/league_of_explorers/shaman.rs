//! Shaman cards of The League of Explorers.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file eee6e04e

/// # Rumbling Elemental
///
/// `LOE_016` · Shaman minion · 4 mana · 2/6
///
/// > After you play a **Battlecry** minion, deal 2 damage to a random enemy.
///
/// - Set: The League of Explorers · common · collectible
/// - Minion type: Elemental
/// - Refers to: Battlecry
/// - Tokens: Rock [`LOE_016t`]
///
/// State: Derived
//~ derived LOE_016 d0793de1 ae9945d9 99d1496d.66a33e35
pub const LOE_016: Power =
    after(YOU.play(all(&[MINION, with(GameTag::BATTLECRY)]))).then(&[deal(2).to(ENEMIES.random())]);

/// # Rock
///
/// `LOE_016t` · Neutral minion · 1 mana · 0/6
///
/// > **Taunt**
///
/// - Set: The League of Explorers
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla LOE_016t 25b28827 4dd5ca69 1f9eec30.4b0c5d24
pub const LOE_016t: Power = VANILLA;

/// # Tunnel Trogg
///
/// `LOE_018` · Shaman minion · 1 mana · 1/3
///
/// > Whenever you **Overload**, gain +1 Attack per locked Mana Crystal.
///
/// - Set: The League of Explorers · common · collectible
/// - Refers to: Overload
/// - Enchantments: Trogg No Stupid [`LOE_018e`]
///
/// State: Derived
//~ derived LOE_018 d5b44c35 88d0b23b afa6a628.d2e0d7a5
pub const LOE_018: Power = whenever(YOU.overload()).then(&[give(&[ATTACK.plus(1).times(X)]).times(THAT_MUCH)]);

/// # Trogg No Stupid
///
/// `LOE_018e` · Shaman enchantment
///
/// > Increased Attack.
///
/// - Set: The League of Explorers
///
/// State: Todo
//~ todo LOE_018e ab51a0dc 00f88f88 3513dc6a.08129cea
pub const LOE_018e: Power = TODO;

/// # Everyfin is Awesome
///
/// `LOE_113` · Shaman spell · 7 mana
///
/// > Give your minions +2/+2. Costs (1) less for each Murloc you control.
///
/// - Set: The League of Explorers · rare · collectible
/// - Enchantments: Mrglllraawrrrglrur! [`LOE_113e`]
///
/// State: Derived
//~ derived LOE_113 44c71bdb 2fbbee65 cf541059.5a0c4f1a
#[rustfmt::skip]
pub const LOE_113: Power = abilities(&[spell(&[attach("LOE_113e").to(FRIENDLY_MINIONS)]), costs(&[cost_less(1).for_each(FRIENDLY_MINIONS.that(MURLOC))])]);

/// # Mrglllraawrrrglrur!
///
/// `LOE_113e` · Neutral enchantment
///
/// > +2/+2.
///
/// - Set: The League of Explorers
///
/// State: Derived
//~ derived LOE_113e b7e1a2a3 b7c64cab 0141d57f.6d6ab056
pub const LOE_113e: Power = enchant(&[plus(2, 2)]);
