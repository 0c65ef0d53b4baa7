//! Rogue cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 4c087e8b

/// # Shadestone Skulker
/// Minion · Elemental · 1 mana · 1/1
/// > **Rush**. **Battlecry:** Take your weapon and gain its stats. **Deathrattle:** Give it back.
/// - Classes: Rogue, Demon Hunter
/// - Makes: "Borrowed" [`DEEP_012e`] ("Holding ….")
//~ done DEEP_012 - f82494ef.c7d0910e c2f2510f.4c4fdccf.7e1137ad
pub const DEEP_012: Power = abilities(&[
    battlecry(&[if_(
        there_is(&YOUR_WEAPON),
        &[
            remember(YOUR_WEAPON),
            give(&[ATTACK.plus(1).times(X)]).with_x(ATTACK.of(REMEMBERED)).to(THIS),
            give(&[HEALTH.plus(1).times(X)]).with_x(HEALTH.of(REMEMBERED)).to(THIS),
            remove_from_game(REMEMBERED),
        ],
    )]),
    deathrattle(&[equip(copy_of(REMEMBERED))]),
]);

/// # "Borrowed"
/// Enchantment
/// > Holding {0}.
//~ todo DEEP_012e 5cc3c9ed d522ad72.8455a26a 2e0d3c91
pub const DEEP_012e: Power = TODO;

/// # Quick Pick
/// Weapon · 2 mana · 1/2 durability
/// > After your hero attacks, draw a card.
/// - Classes: Rogue, Demon Hunter
//~ derived DEEP_014 ab6d5c80 f1219c28.a64dc786 01b6f9f5.4c4fdccf
pub const DEEP_014: Power = after(YOUR_HERO.attack(CARD)).then(&[draw(1)]);

/// # Fool's Gold
/// Spell · 1 mana
/// > Get a random Golden Pirate and Elemental from other classes.
//~ done DEEP_022 - 2f198b86.bf0d40f4 f0c65483
pub const DEEP_022: Power = spell(&[get(random_of(PIRATE, Classes::Other)), get(random_of(ELEMENTAL, Classes::Other))]);

/// # Dart Throw
/// Spell · 2 mana
/// > Throw two $2 damage darts at random enemy minions. *(If both hit the same minion, get a Coin!)*
//~ done WW_006 - 7846e7ae.a9083b91 5ee3c4f2
pub const WW_006: Power = spell(&[
    deal(2).to(ENEMY_MINIONS.random()),
    remember(IT),
    deal(2).to(ENEMY_MINIONS.random()),
    get(card("GAME_005")).when(there_is(&IT.that(is(&REMEMBERED)))),
]);

/// # Bounty Wrangler
/// Minion · 3 mana · 3/4
/// > **Quickdraw or Combo:** Get a Coin.
///
/// # Notes
///
/// No source: with both, one Coin, as the text says.
//~ done WW_363 - 05841e04.420f47d5 1602833b
pub const WW_363: Power = abilities(&[
    on(Word::Quickdraw, &[get(card("GAME_005"))]).when(not(&YOU.play(CARD).this_turn().at_least(2))),
    combo(&[get(card("GAME_005"))]),
]);

/// # Velarok Windblade
/// Minion · 3 mana · 3/3
/// > While this is in your hand, play a card from another class to reveal Velarok's true form!
/// - Makes: Velarok, the Deceiver [`WW_364t`] (3/3, "Charge After this attacks, Discover a card from…")
//~ done WW_364 - 05878c57.d23da0fc 0d8df217.5e3c9364
pub const WW_364: Power = upgrades(Goal::Times(1), &[YOU.play(ANOTHER_CLASS)], "WW_364t");

/// # Velarok, the Deceiver
/// Minion · Dragon · 3 mana · 3/3
/// > **Charge** After this attacks, **Discover** a card from another class. It costs (3) less.
/// - Makes: Velarok, the Deceiver [`WW_364te`] ("Costs (3) less.")
//~ derived WW_364t a0188f97 4e40456e.1bfe6d33 572533c2.76e5156c
pub const WW_364t: Power =
    after(THIS.attack(CARD)).then(&[discover_of(CARD, Classes::Other), attach("WW_364te").to(IT)]);

/// # Velarok, the Deceiver
/// Enchantment
/// > Costs (3) less.
//~ derived WW_364te d106875f d522ad72.bb1f76c5 572533c2
pub const WW_364te: Power = enchant(&[cost_less(3)]);

/// # Triple Sevens
/// Spell · 7 mana
/// > Deal $7 damage to a minion. Draw 7 cards.
//~ derived WW_410 082fa70a 014b7716.b2c91b6c 3718ced3
pub const WW_410: Power = spell(&[deal(7).to(A_MINION), draw(7)]);

/// # Stick Up
/// Spell · 1 mana
/// > **Discover** a **Quickdraw** card from another class.
//~ derived WW_411 132b6eab 2f198b86.04573955 2fbaaf21
pub const WW_411: Power = spell(&[discover_of(with(GameTag::QUICKDRAW), Classes::Other)]);

/// # Bloodrock Co. Shovel
/// Weapon · 1 mana · 1/3 durability
/// > **Deathrattle: Excavate** a treasure.
//~ derived WW_412 ca5f1c68 58afaf32.9d61af0a 3d9f1226
pub const WW_412: Power = deathrattle(&[excavate()]);

/// # Antique Flinger
/// Minion · 3 mana · 4/3
/// > **Battlecry:** If you've **Excavated** twice, destroy an enemy minion.
//~ derived WW_413 bfead9af cbdfe8b5.6509afab d8bf5a14
pub const WW_413: Power = battlecry(&[destroy(AN_ENEMY_MINION)]).when(YOU.excavate(CARD).this_game().at_least(2));

/// # Wishing Well
/// Minion · 5 mana · 0/7
/// > After you play a Coin, get a random **Legendary** minion from another class and set its Cost to (1).
//~ done WW_415 - 6464ad77.4d2f3119 25a59bca
#[rustfmt::skip]
pub const WW_415: Power = after(YOU.play(any(&[with(GameTag::COIN_CARD), with(GameTag(3329))]))).then(&[get(random_of(all(&[MINION, rarity(Rarity::Legendary)]), Classes::Other)), give(&[cost(1)]).to(IT)]);

/// # Shell Game
/// Spell · 2 mana
/// > Get a random Epic, Rare, and Common card from other classes.
//~ done WW_416 - 7846e7ae.a02cc642 273fc9a6
#[rustfmt::skip]
pub const WW_416: Power = spell(&[get(random_of(rarity(Rarity::Epic), Classes::Other)), get(random_of(rarity(Rarity::Rare), Classes::Other)), get(random_of(rarity(Rarity::Common), Classes::Other))]);

/// # Drilly the Kid
/// Minion · Mech · 4 mana · 4/3
/// > **Battlecry, Quickdraw, and Deathrattle: Excavate** a treasure.
//~ derived WW_417 34b6c1d1 dc791433.ba9d952e b7452170
pub const WW_417: Power =
    abilities(&[battlecry(&[excavate()]), on(Word::Quickdraw, &[excavate()]), deathrattle(&[excavate()])]);
