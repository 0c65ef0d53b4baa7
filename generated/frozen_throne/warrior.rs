//! Warrior cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file df283fb4

/// # Mountainfire Armor
///
/// `ICC_062` · Warrior minion · 3 mana · 4/3
///
/// > **Deathrattle:** If it's your opponent's turn, gain 6 Armor.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Mechanics: Deathrattle
/// - Tags: `974` = 1
///
/// State: Derived
//~ derived ICC_062 6296bc39 59912fe4 ae58c0e7.cc96250e
pub const ICC_062: Power = deathrattle(&[armor(6)]).when(not(&ON_YOUR_TURN));

/// # Blood Razor
///
/// `ICC_064` · Warrior weapon · 4 mana · 2/2 durability
///
/// > **Battlecry and Deathrattle:** Deal 1 damage to all minions.
///
/// - Set: Knights of the Frozen Throne · common · collectible
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Derived
//~ derived ICC_064 b458b959 4f444292 cbfef08c.2a79e976
pub const ICC_064: Power = abilities(&[battlecry(&[deal(1).to(MINIONS)]), deathrattle(&[deal(1).to(MINIONS)])]);

/// # Dead Man's Hand
///
/// `ICC_091` · Warrior spell · 2 mana
///
/// > Shuffle a copy of your hand into your deck.
///
/// - Set: Knights of the Frozen Throne · epic · collectible
///
/// State: Derived
//~ derived ICC_091 cb72049c f8332310 e616a29d.d2c1d711
pub const ICC_091: Power = spell(&[shuffle(copy_of(YOUR_HAND))]);

/// # Animated Berserker
///
/// `ICC_238` · Warrior minion · 1 mana · 1/3
///
/// > After you play a minion, deal 1 damage to it.
///
/// - Set: Knights of the Frozen Throne · common · collectible
///
/// State: Derived
//~ derived ICC_238 45555ae1 8f101a87 19174f24.2aae4123
pub const ICC_238: Power = after(YOU.play(MINION)).then(&[deal(1).to(THAT)]);

/// # Forge of Souls
///
/// `ICC_281` · Warrior spell · 2 mana
///
/// > Draw 2 weapons from your deck.
///
/// - Set: Knights of the Frozen Throne · common · collectible
///
/// State: Derived
//~ derived ICC_281 c8298184 3ecb2404 26f8f9c6.336bace5
pub const ICC_281: Power = spell(&[draw_that(2, WEAPON)]);

/// # Rotface
///
/// `ICC_405` · Warrior minion · 8 mana · 4/6
///
/// > After this minion survives damage, summon a random **Legendary** minion.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Minion type: Undead
///
/// State: Derived
//~ derived ICC_405 e92dffdb 73a860d6 c15a4c57.368ba7a8
#[rustfmt::skip]
pub const ICC_405: Power = after(THIS.takes_damage(CARD)).when(there_is(&THIS.that(not(&DEAD)))).then(&[summon(random(all(&[MINION, rarity(Rarity::Legendary)])))]);

/// # Val'kyr Soulclaimer
///
/// `ICC_408` · Warrior minion · 3 mana · 1/4
///
/// > After this minion survives damage, summon a 2/2 Ghoul.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead
/// - Tokens: Ghoul [`ICC_900t`](crate::frozen_throne::neutral::ICC_900t)
///
/// State: Derived
//~ derived ICC_408 be76bfbb 83aacff0 f1d71527.7cdb6fa5
pub const ICC_408: Power =
    after(THIS.takes_damage(CARD)).when(there_is(&THIS.that(not(&DEAD)))).then(&[summon(card("ICC_900t"))]);

/// # Death Revenant
///
/// `ICC_450` · Warrior minion · 5 mana · 3/3
///
/// > **Battlecry:** Gain +1/+1 for each damaged minion.
///
/// - Set: Knights of the Frozen Throne · rare · collectible
/// - Minion type: Undead
/// - Mechanics: Battlecry
/// - Enchantments: Bloodthirsty [`ICC_450e`]
///
/// State: Derived
//~ derived ICC_450 9eb03dde 7414d866 f0aef31c.a9428314
pub const ICC_450: Power = battlecry(&[give(&[plus(1, 1).times(X)]).for_each(MINIONS.that(DAMAGED))]);

/// # Bloodthirsty
///
/// `ICC_450e` · Neutral enchantment
///
/// > Increased stats.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_450e ca854d71 c8ff2d7f 9b7e3cd5.a536d554
pub const ICC_450e: Power = TODO;

/// # Scourgelord Garrosh
///
/// `ICC_834` · Warrior hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry**: Equip a 4/3 Shadowmourne that also damages adjacent minions.
///
/// - Set: Knights of the Frozen Throne · legendary · collectible
/// - Mechanics: Battlecry
/// - Hero power: Bladestorm [`ICC_834h`]
/// - Tokens: Shadowmourne [`ICC_834w`]
///
/// State: Todo
//~ todo ICC_834 e378e409 7f3bf27f 5869be26.b44b517b
pub const ICC_834: Power = TODO;

/// # Bladestorm
///
/// `ICC_834h` · Warrior hero power · 2 mana
///
/// > Deal $1 damage to all minions.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Derived
//~ derived ICC_834h 7c5edd79 3374f0d0 60fcab51.0b00d8bd
pub const ICC_834h: Power = hero_power(&[deal(1).to(MINIONS)]);

/// # Shadowmourne
///
/// `ICC_834w` · Warrior weapon · 8 mana · 4/3 durability
///
/// > Also damages the minions next to whomever your hero attacks.
///
/// - Set: Knights of the Frozen Throne
///
/// State: Derived
//~ derived ICC_834w 60a30970 3b295462 1d7067a7.5ae76bbd
pub const ICC_834w: Power = also_damages(THAT.neighbours());

/// # Bring It On!
///
/// `ICC_837` · Warrior spell · 2 mana
///
/// > Gain 10 Armor. Reduce the Cost of minions in your opponent's hand by (2).
///
/// - Set: Knights of the Frozen Throne · epic · collectible
/// - Enchantments: Challenged [`ICC_837e`]
///
/// State: Derived
//~ derived ICC_837 24fd6dc7 291a5ea7 b85bf847.05f5d7a4
pub const ICC_837: Power = spell(&[armor(10), give(&[cost_less(2)]).to(ENEMY_HAND.that(MINION))]);

/// # Challenged
///
/// `ICC_837e` · Neutral enchantment
///
/// > Minion cost reduced by (2).
///
/// - Set: Knights of the Frozen Throne
///
/// State: Todo
//~ todo ICC_837e 035f0bb3 f113d9dc 137c9cfb.2a1b8028
pub const ICC_837e: Power = TODO;
