//! Rogue cards of Goblins vs Gnomes.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file d884dbeb

/// # Tinker's Sharpsword Oil
///
/// `GVG_022` · Rogue spell · 4 mana
///
/// > Give your weapon +3 Attack. **Combo:** Give a random friendly minion +3 Attack.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Mechanics: Combo
/// - Play requirements: `REQ_MINION_TARGET` (hearthstone-data 36393.1)
/// - Enchantments: Tinker's Sharpsword Oil [`GVG_022a`], Tinker's Sharpsword Oil [`GVG_022b`]
///
/// State: Derived
//~ derived GVG_022 433b22ef 512df679 73301681.fa3d91c3
#[rustfmt::skip]
pub const GVG_022: Power = abilities(&[spell(&[attach("GVG_022a").to(YOUR_WEAPON)]), combo(&[attach("GVG_022a").to(FRIENDLY_MINIONS.random())])]);

/// # Tinker's Sharpsword Oil
///
/// `GVG_022a` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: Goblins vs Gnomes
///
/// State: Derived
//~ derived GVG_022a 7592ddcd 6bf0371f 34eed673.fc2d73f0
pub const GVG_022a: Power = enchant(&[ATTACK.plus(3)]);

/// # Tinker's Sharpsword Oil
///
/// `GVG_022b` · Neutral enchantment
///
/// > +3 Attack.
///
/// - Set: Goblins vs Gnomes
///
/// State: Derived
//~ derived GVG_022b 3592f751 281e8c60 af5ca7b2.fc2d73f0
pub const GVG_022b: Power = enchant(&[ATTACK.plus(3)]);

/// # Goblin Auto-Barber
///
/// `GVG_023` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry:** Give your weapon +1 Attack.
///
/// - Set: Goblins vs Gnomes · common · collectible
/// - Minion type: Mech
/// - Mechanics: Battlecry
/// - Enchantments: Extra Sharp [`GVG_023a`]
///
/// State: Derived
//~ derived GVG_023 ce8bda09 22ee662e b2f0ac27.5bfc8951
pub const GVG_023: Power = battlecry(&[attach("GVG_023a").to(YOUR_WEAPON)]);

/// # Extra Sharp
///
/// `GVG_023a` · Neutral enchantment
///
/// > +1 Attack.
///
/// - Set: Goblins vs Gnomes
///
/// State: Derived
//~ derived GVG_023a 123e99bb e7c891f9 7ff52c79.c84fda8a
pub const GVG_023a: Power = enchant(&[ATTACK.plus(1)]);

/// # Cogmaster's Wrench
///
/// `GVG_024` · Rogue weapon · 3 mana · 1/3 durability
///
/// > Has +2 Attack while you have a Mech.
///
/// - Set: Goblins vs Gnomes · epic · collectible
///
/// State: Derived
//~ derived GVG_024 11b7ae58 4fa05ddf 5bc1143e.1551bd9c
pub const GVG_024: Power = aura(THIS).when(there_is(&FRIENDLY_MINIONS.that(MECH))).have(&[ATTACK.plus(2)]);

/// # One-eyed Cheat
///
/// `GVG_025` · Rogue minion · 2 mana · 4/1
///
/// > Whenever you summon a Pirate, gain **Stealth**.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Pirate
/// - Refers to: Stealth
///
/// State: Derived
//~ derived GVG_025 8047e0c5 65198a9b 7a16cce4.832acc91
pub const GVG_025: Power = whenever(YOU.summon(PIRATE)).then(&[give(&[has(GameTag::STEALTH)])]);

/// # Iron Sensei
///
/// `GVG_027` · Rogue minion · 3 mana · 2/2
///
/// > At the end of your turn, give another friendly Mech +2/+2.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Minion type: Mech
/// - Enchantments: Ironed Out [`GVG_027e`]
///
/// State: Derived
//~ derived GVG_027 d98f8ef7 8dca76be dad5bdad.4a179f15
pub const GVG_027: Power = at_end_of_your_turn(&[give(&[plus(2, 2)]).to(OTHER_FRIENDLY_MINIONS.that(MECH).random())]);

/// # Ironed Out
///
/// `GVG_027e` · Rogue enchantment
///
/// > Increased stats.
///
/// - Set: Goblins vs Gnomes
///
/// State: Todo
//~ todo GVG_027e 09ecffba ad5b2bd9 57cf3c39.a536d554
pub const GVG_027e: Power = TODO;

/// # Trade Prince Gallywix
///
/// `GVG_028` · Rogue minion · 6 mana · 5/8
///
/// > Whenever your opponent casts a spell, gain a copy of it and give them a Coin.
///
/// - Set: Goblins vs Gnomes · legendary · collectible
/// - Tokens: Gallywix's Coin [`GVG_028t`]
///
/// State: Derived
//~ derived GVG_028 4388f0e2 f2af7e48 4d036958.98611b77
pub const GVG_028: Power =
    whenever(OPPONENT.cast(SPELL)).then(&[get(copy_of(THAT)), get(card("GAME_005")).to(OPPONENT)]);

/// # Gallywix's Coin
///
/// `GVG_028t` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only. *(Won't trigger Gallywix.)*
///
/// - Set: Goblins vs Gnomes
/// - Tags: `3329` = 1
///
/// State: Todo
//~ todo GVG_028t f880ae79 4865d3ee 1d49840c.f24bc608
pub const GVG_028t: Power = TODO;

/// # Sabotage
///
/// `GVG_047` · Rogue spell · 4 mana
///
/// > Destroy a random enemy minion. **Combo:** And your opponent's weapon.
///
/// - Set: Goblins vs Gnomes · epic · collectible
/// - Mechanics: Combo
/// - Play requirements: `REQ_ENEMY_TARGET`, `REQ_MINION_TARGET` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived GVG_047 8cbe153a 09e1b8ca d4cf6b8e.eca93fcd
pub const GVG_047: Power = abilities(&[spell(&[destroy(ENEMY_MINIONS.random())]), combo(&[destroy(ENEMY_WEAPON)])]);

/// # Ogre Ninja
///
/// `GVG_088` · Rogue minion · 5 mana · 6/6
///
/// > **Stealth** 50% chance to attack the wrong enemy.
///
/// - Set: Goblins vs Gnomes · rare · collectible
/// - Mechanics: Stealth, Forgetful
///
/// State: Derived
//~ derived GVG_088 0a11bd52 0652cb66 1a3bd3a3.38494e19
pub const GVG_088: Power =
    whenever(THIS.attack(CARD)).when(chance(50)).then(&[redirect_to(ENEMIES.that(not(&is(&THAT))).random())]);
