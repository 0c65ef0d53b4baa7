//! Warrior cards of Knights of the Frozen Throne.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 09b9a95f

/// # Mountainfire Armor
/// Minion · 3 mana · 4/3
/// > **Deathrattle:** If it's your opponent's turn, gain 6 Armor.
//~ derived ICC_062 59912fe4 cbdfe8b5.cc96250e 6ce5da62
pub const ICC_062: Power = deathrattle(&[armor(6)]).when(not(&ON_YOUR_TURN));

/// # Blood Razor
/// Weapon · 4 mana · 2/2 durability
/// > **Battlecry and Deathrattle:** Deal 1 damage to all minions.
//~ derived ICC_064 4f444292 24215602.2a79e976 8b9a7318
pub const ICC_064: Power = abilities(&[battlecry(&[deal(1).to(MINIONS)]), deathrattle(&[deal(1).to(MINIONS)])]);

/// # Dead Man's Hand
/// Spell · 2 mana
/// > Shuffle a copy of your hand into your deck.
//~ done ICC_091 - 7846e7ae.d2c1d711 457066bb
pub const ICC_091: Power = spell(&[shuffle(copy_of(YOUR_HAND))]);

/// # Animated Berserker
/// Minion · 1 mana · 1/3
/// > After you play a minion, deal 1 damage to it.
//~ derived ICC_238 8f101a87 cbeac1ac.2aae4123 89d156e2
pub const ICC_238: Power = after(YOU.play(MINION)).then(&[deal(1).to(THAT)]);

/// # Forge of Souls
/// Spell · 2 mana
/// > Draw 2 weapons from your deck.
//~ derived ICC_281 3ecb2404 7846e7ae.336bace5 e048c606
pub const ICC_281: Power = spell(&[draw_that(2, WEAPON)]);

/// # Rotface
/// Minion · Undead · 8 mana · 4/6
/// > After this minion survives damage, summon a random **Legendary** minion.
//~ derived ICC_405 09efecbb 070f896b.368ba7a8 967dce2a
#[rustfmt::skip]
pub const ICC_405: Power = after(THIS.takes_damage_from(CARD)).when(there_is(&THIS.that(not(&DEAD)))).then(&[summon(random(all(&[MINION, rarity(Rarity::Legendary)])))]);

/// # Val'kyr Soulclaimer
/// Minion · Undead · 3 mana · 1/4
/// > After this minion survives damage, summon a 2/2 Ghoul.
/// - Makes: [`ICC_900t`](crate::frozen_throne::neutral::ICC_900t)
//~ derived ICC_408 e3f6e0b1 c0362f69.7cdb6fa5 5fb907dd.a325873c
pub const ICC_408: Power =
    after(THIS.takes_damage_from(CARD)).when(there_is(&THIS.that(not(&DEAD)))).then(&[summon(card("ICC_900t"))]);

/// # Death Revenant
/// Minion · Undead · 5 mana · 3/3
/// > **Battlecry:** Gain +1/+1 for each damaged minion.
/// - Makes: Bloodthirsty [`ICC_450e`] ("Increased stats.")
//~ derived ICC_450 315507d3 5199713e.a9428314 6c64e523.756e23ff
pub const ICC_450: Power = battlecry(&[give(&[plus(1, 1).times(X)]).with_x(count(MINIONS.that(DAMAGED)))]);

/// # Bloodthirsty
/// Enchantment
/// > Increased stats.
//~ todo ICC_450e c8ff2d7f d522ad72.a536d554 cc721134
pub const ICC_450e: Power = TODO;

/// # Scourgelord Garrosh
/// Hero · 8 mana · 30 health, 5 armor
/// > **Battlecry**: Equip a 4/3 Shadowmourne that also damages adjacent minions.
/// - Makes: Bladestorm [`ICC_834h`] ("Deal 1 damage to all minions."); Shadowmourne [`ICC_834w`] (4/3 durability, "Also damages the minions next to whomever your…")
//~ done ICC_834 - a445d38d.b44b517b b3cd9bd5.1714d08c
pub const ICC_834: Power = battlecry(&[equip(card("ICC_834w"))]);

/// # Bladestorm
/// Hero Power · 2 mana
/// > Deal $1 damage to all minions.
//~ derived ICC_834h 3374f0d0 4902b083.0b00d8bd 70e0088c
pub const ICC_834h: Power = hero_power(&[deal(1).to(MINIONS)]);

/// # Shadowmourne
/// Weapon · 8 mana · 4/3 durability
/// > Also damages the minions next to whomever your hero attacks.
//~ derived ICC_834w 3b295462 8f8dd713.5ae76bbd 22ebe958
pub const ICC_834w: Power = also_damages(THAT.neighbours());

/// # Bring It On!
/// Spell · 2 mana
/// > Gain 10 Armor. Reduce the Cost of minions in your opponent's hand by (2).
/// - Makes: Challenged [`ICC_837e`] ("Minion cost reduced by (2).")
//~ done ICC_837 - 7846e7ae.05f5d7a4 a0e48000.4e77e8e9
pub const ICC_837: Power = spell(&[armor(10), give(&[cost_less(2)]).to(ENEMY_HAND.that(MINION))]);

/// # Challenged
/// Enchantment
/// > Minion cost reduced by (2).
//~ todo ICC_837e f113d9dc d522ad72.2a1b8028 d04d5dbf
pub const ICC_837e: Power = TODO;
