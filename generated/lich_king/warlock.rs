//! Warlock cards of March of the Lich King.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 4eb05a2e

/// # Nofin's Imp-ossible
///
/// `NX2_016` · Warlock spell · 2 mana
///
/// > Give all friendly Demons and Murlocs "**Deathrattle:** Summon a 2/2 Imploc."
///
/// - Set: March of the Lich King · rare · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Nofin's Imp-ossible [`NX2_016e`]
/// - Tokens: Imploc [`NX2_016t`]
///
/// State: Derived
//~ derived NX2_016 5e00542f 50247797 e8fd456c.10bc9707
pub const NX2_016: Power = spell(&[attach("NX2_016e").to(FRIENDLY_MINIONS.that(any(&[DEMON, MURLOC])))]);

/// # Nofin's Imp-ossible
///
/// `NX2_016e` · Warlock enchantment
///
/// > **Deathrattle:** Summon a 2/2 Imploc.
///
/// - Set: March of the Lich King
/// - Tokens: Imploc [`NX2_016t`]
///
/// State: Derived
//~ derived NX2_016e f7187b04 da333847 139a1419.e859da7f
pub const NX2_016e: Power = deathrattle(&[summon(card("NX2_016t"))]);

/// # Imploc
///
/// `NX2_016t` · Warlock minion · 2 mana · 2/2
///
/// - Set: March of the Lich King
/// - Minion type: Demon, Murloc
/// - Mechanics: Imp
/// - Tags: `2537` = 1
///
/// State: Vanilla
//~ vanilla NX2_016t 0073d3da 48e77285 0215eb65
pub const NX2_016t: Power = VANILLA;

/// # Plague Eruption
///
/// `NX2_017` · Warlock spell · 3 mana
///
/// > Deal $2 damage to all minions. If you've discarded a card this game, deal $1 more.
///
/// - Set: March of the Lich King · common · collectible
///
/// State: Todo
//~ todo NX2_017 f387287f 4392d912 b9006fcb.315aa7bd
pub const NX2_017: Power = TODO;

/// # Suspicious Peddler
///
/// `NX2_044` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry: Discover** a 1-Cost card. If your opponent guesses your choice, they get a copy.
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Discover
///
/// State: Todo
//~ todo NX2_044 30e85176 ad410d64 62bf16de.d2db5d5d
pub const NX2_044: Power = TODO;

/// # Infantry Reanimator
///
/// `RLK_531` · Warlock minion · 5 mana · 4/4
///
/// > **Battlecry:** Resurrect a friendly Undead. Give it **Reborn**.
///
/// - Set: March of the Lich King · common · collectible
/// - Mechanics: Battlecry
/// - Refers to: Reborn
///
/// State: Derived
//~ derived RLK_531 298a06da 103063aa 3cda7908.007157fe
pub const RLK_531: Power =
    battlecry(&[summon(from_past(YOUR_MINIONS_THAT_DIED.that(UNDEAD))), give(&[has(GameTag::REBORN)]).to(IT)]);

/// # Walking Dead
///
/// `RLK_532` · Warlock minion · 3 mana · 2/5
///
/// > **Taunt** If you discard this minion, summon it.
///
/// - Set: March of the Lich King · common · collectible
/// - Minion type: Undead
/// - Mechanics: Taunt, Invisible Deathrattle
///
/// State: Derived
//~ derived RLK_532 6949a57f cf50d146 91ba8505.581ad264
pub const RLK_532: Power = on(Word::WhenDiscarded, &[summon(the(THIS))]);

/// # Scourge Supplies
///
/// `RLK_533` · Warlock spell · 3 mana
///
/// > Draw 3 cards. Choose one to discard.
///
/// - Set: March of the Lich King · common · collectible
///
/// State: Derived
//~ derived RLK_533 598ab396 2321ddee 640fdbcc.1661ed78
pub const RLK_533: Power = spell(&[draw(3), choose_from(IT, &[discard(IT)], &[])]);

/// # Soul Barrage
///
/// `RLK_534` · Warlock spell · Shadow · 4 mana
///
/// > When you play or discard this, deal $5 damage randomly split among all enemies.
///
/// - Set: March of the Lich King · rare · collectible
/// - Mechanics: Invisible Deathrattle, Immune To Spellpower
///
/// State: Derived
//~ derived RLK_534 281debb5 18617262 f451d43e.26ebffa5
pub const RLK_534: Power =
    abilities(&[spell(&[deal(5).split_among(ENEMIES)]), on(Word::WhenDiscarded, &[deal(5).split_among(ENEMIES)])]);

/// # Savage Ymirjar
///
/// `RLK_535` · Warlock minion · 5 mana · 7/7
///
/// > **Rush Battlecry:** Discard 2 cards.
///
/// - Set: March of the Lich King · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry, Rush
///
/// State: Derived
//~ derived RLK_535 5fdf2db5 57817a3c de85df9b.3b52d4dc
pub const RLK_535: Power = battlecry(&[discard(YOUR_HAND.random_of(2))]);

/// # Shallow Grave
///
/// `RLK_536` · Warlock spell · 2 mana
///
/// > Trigger a friendly minion's **Deathrattle**, then destroy it.
///
/// - Set: March of the Lich King · epic · collectible
/// - Refers to: Deathrattle
///
/// State: Derived
//~ derived RLK_536 37a46ed5 c0aa3f3b e3c5ca71.310fbc74
pub const RLK_536: Power =
    spell(&[trigger(Word::Deathrattle, A_FRIENDLY_MINION.that(with(GameTag::DEATHRATTLE))), destroy(IT)]);

/// # Twisted Tether
///
/// `RLK_537` · Warlock spell · Shadow · 4 mana
///
/// > Destroy a minion. Give its stats to a random Undead in your hand.
///
/// - Set: March of the Lich King · rare · collectible
/// - Tags: `2063` = 1
/// - Enchantments: Twisted Tether [`RLK_537e`]
///
/// State: Derived
//~ derived RLK_537 b672dd58 7f45c5f2 b1d2675c.1fc4ad58
#[rustfmt::skip]
pub const RLK_537: Power = spell(&[with_each(YOUR_HAND.that(UNDEAD).random()), give(&[ATTACK.plus(1).times(X)]).times(ATTACK.of(A_MINION)).to(IT), give(&[HEALTH.plus(1).times(X)]).times(HEALTH.of(A_MINION)).to(IT), destroy(A_MINION)]);

/// # Twisted Tether
///
/// `RLK_537e` · Warlock enchantment
///
/// > Increased stats.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ todo RLK_537e cc245a40 093fc067 8d33475e.a536d554
pub const RLK_537e: Power = TODO;

/// # Devourer of Souls
///
/// `RLK_538` · Warlock minion · 1 mana · 1/3
///
/// > After a friendly minion dies, gain its **Deathrattle**.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Undead
/// - Refers to: Deathrattle
/// - Enchantments: Devoured Soul [`RLK_538e`]
///
/// State: Derived
//~ derived RLK_538 3fe2fb35 e4a932c9 67e2593a.adef2c1e
pub const RLK_538: Power = after(OTHER_FRIENDLY_MINIONS.die()).then(&[gain_deathrattle_of(WHO)]);

/// # Devoured Soul
///
/// `RLK_538e` · Warlock enchantment
///
/// > Copied **Deathrattle** from {0}.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ todo RLK_538e c7a65342 6b2129f9 cead876d.d40e27b6
pub const RLK_538e: Power = TODO;

/// # Dar'Khan Drathir
///
/// `RLK_539` · Warlock minion · 7 mana · 6/6
///
/// > **Lifesteal** At the end of your turn, deal 6 damage to the enemy hero.
///
/// - Set: March of the Lich King · legendary · collectible
/// - Minion type: Undead
/// - Mechanics: Lifesteal
///
/// State: Derived
//~ derived RLK_539 0c69ba34 d577cff2 1b0dfe44.6ff42fcc
pub const RLK_539: Power = at_end_of_your_turn(&[deal(6).to(ENEMY_HERO)]);

/// # Amorphous Slime
///
/// `RLK_540` · Warlock minion · 5 mana · 5/3
///
/// > **Battlecry:** Discard a random Undead. **Deathrattle:** Summon a copy of it.
///
/// - Set: March of the Lich King · epic · collectible
/// - Mechanics: Deathrattle, Battlecry
/// - Enchantments: Morphing [`RLK_540e`]
///
/// State: Derived
//~ derived RLK_540 9658be9b 3846f35a 85ee7ecd.16e1c537
#[rustfmt::skip]
pub const RLK_540: Power = abilities(&[battlecry(&[discard(YOUR_HAND.that(UNDEAD).random()), remember(IT)]), deathrattle(&[summon(copy_of(REMEMBERED))])]);

/// # Morphing
///
/// `RLK_540e` · Warlock enchantment
///
/// > Discarded {0}.
///
/// - Set: March of the Lich King
///
/// State: Todo
//~ todo RLK_540e fc11dd86 a274dc2e 51ea7146.43ad0748
pub const RLK_540e: Power = TODO;
