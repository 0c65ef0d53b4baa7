//! Hunter cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 147caa6d

/// # Hidden Cache
///
/// `CFM_026` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, give a random minion in your hand +2/+2.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Secret
/// - Enchantments: Smuggling [`CFM_026e`]
///
/// State: Derived
//~ derived CFM_026 9cd9addd abba54ca 1ae7eb2d.255e22b9
pub const CFM_026: Power = after(OPPONENT.play(MINION)).then(&[attach("CFM_026e").to(YOUR_HAND.that(MINION).random())]);

/// # Smuggling
///
/// `CFM_026e` · Hunter enchantment
///
/// > +2/+2 from Hidden Cache.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Hidden Cache [`CFM_026`]
///
/// State: Derived
//~ derived CFM_026e 5537a600 e92fd2b1 00dc7ecf.6fe5a7f3
pub const CFM_026e: Power = enchant(&[plus(2, 2)]);

/// # Alleycat
///
/// `CFM_315` · Hunter minion · 1 mana · 1/1
///
/// > **Battlecry:** Summon a 1/1 Cat.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Tags: `1584` = 1
/// - Tokens: Tabbycat [`CFM_315t`]
///
/// State: Derived
//~ derived CFM_315 316e80e2 0cdb827d 8f5c44cf.14e01567
pub const CFM_315: Power = battlecry(&[summon(card("CFM_315t"))]);

/// # Tabbycat
///
/// `CFM_315t` · Hunter minion · 1 mana · 1/1
///
/// - Set: Mean Streets of Gadgetzan
/// - Minion type: Beast
/// - Tags: `1584` = 1
///
/// State: Vanilla
//~ vanilla CFM_315t 87b3daa5 c89adb2e a00ea6a1
pub const CFM_315t: Power = VANILLA;

/// # Rat Pack
///
/// `CFM_316` · Hunter minion · 3 mana · 2/2
///
/// > **Deathrattle:** Summon a number of 1/1 Rats equal to this minion's Attack.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Tokens: Rat [`CFM_316t`]
///
/// State: Derived
//~ derived CFM_316 12889ccf c8765fb7 12654b0a.5a984a1f
pub const CFM_316: Power = deathrattle(&[summon(card("CFM_316t")).times(ATTACK.of(THIS))]);

/// # Rat
///
/// `CFM_316t` · Hunter minion · 1 mana · 1/1
///
/// - Set: Mean Streets of Gadgetzan
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla CFM_316t 3e2122d4 f40462a6 11af3075
pub const CFM_316t: Power = VANILLA;

/// # Grimestreet Informant
///
/// `CFM_321` · Multi-class minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Hunter, Paladin, or Warrior card.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Classes: Hunter, Paladin, Warrior
/// - Mechanics: Battlecry, Discover, Grimy Goons
///
/// State: Derived
//~ derived CFM_321 c0fde166 dd6d10ad 28ec64ac.88f45689
pub const CFM_321: Power =
    battlecry(&[discover(any(&[class(CardClass::Hunter), class(CardClass::Paladin), class(CardClass::Warrior)]))]);

/// # Knuckles
///
/// `CFM_333` · Hunter minion · 5 mana · 3/7
///
/// > After this attacks a minion, it also hits the enemy hero.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Finish Attack Spell On Damage
///
/// State: Derived
//~ derived CFM_333 926a4343 057f1663 57ee997f.5d93095a
pub const CFM_333: Power = after(THIS.attack(MINION)).then(&[deal(1).times(ATTACK.of(THIS)).to(ENEMY_HERO)]);

/// # Smuggler's Crate
///
/// `CFM_334` · Hunter spell · 0 mana
///
/// > Give a random Beast in your hand +2/+2.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Enchantments: Smuggling [`CFM_334e`]
///
/// State: Derived
//~ derived CFM_334 53c9d47a 23826a68 438b78cc.f5359205
pub const CFM_334: Power = spell(&[attach("CFM_334e").to(YOUR_HAND.that(BEAST).random())]);

/// # Smuggling
///
/// `CFM_334e` · Neutral enchantment
///
/// > +2/+2 from Smuggler's Crate.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Smuggler's Crate [`CFM_334`]
///
/// State: Derived
//~ derived CFM_334e 3ace4004 9d654fb2 2a1cf7ac.11a53852
pub const CFM_334e: Power = enchant(&[plus(2, 2)]);

/// # Dispatch Kodo
///
/// `CFM_335` · Hunter minion · 4 mana · 2/4
///
/// > **Battlecry:** Deal damage equal to this minion's Attack.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Play requirements: `REQ_TARGET_IF_AVAILABLE` (hearthstone-data 36393.1)
/// - Target: "Deal damage equal to this minion's Attack."
///
/// State: Derived
//~ derived CFM_335 95b723aa 95f87b16 dcc41a09.13ebc955
pub const CFM_335: Power = battlecry(&[deal(1).times(ATTACK.of(THIS)).to(TARGET)]);

/// # Shaky Zipgunner
///
/// `CFM_336` · Hunter minion · 3 mana · 4/3
///
/// > **Deathrattle:** Give a random minion in your hand +2/+2.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Mechanics: Deathrattle
/// - Enchantments: Smuggling [`CFM_336e`]
///
/// State: Derived
//~ derived CFM_336 7d41628c f52e21bc 8e20e1c2.54db9806
pub const CFM_336: Power = deathrattle(&[attach("CFM_336e").to(YOUR_HAND.that(MINION).random())]);

/// # Smuggling
///
/// `CFM_336e` · Neutral enchantment
///
/// > +2/+2 from Shaky Zipgunner.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Shaky Zipgunner [`CFM_336`]
///
/// State: Derived
//~ derived CFM_336e 531f6d6f 522f79ee 0f549c1b.a89e22b7
pub const CFM_336e: Power = enchant(&[plus(2, 2)]);

/// # Piranha Launcher
///
/// `CFM_337` · Hunter weapon · 5 mana · 2/4 durability
///
/// > After your hero attacks, summon a 1/1 Piranha.
///
/// - Set: Mean Streets of Gadgetzan · epic · collectible
/// - Tokens: Piranha [`CFM_337t`]
///
/// State: Derived
//~ derived CFM_337 6b38cb9b 888d9174 b6babe43.fe1f2dc1
pub const CFM_337: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("CFM_337t"))]);

/// # Piranha
///
/// `CFM_337t` · Hunter minion · 1 mana · 1/1
///
/// - Set: Mean Streets of Gadgetzan
/// - Minion type: Beast
///
/// State: Vanilla
//~ vanilla CFM_337t fd855dd6 f59a2717 a7f14850
pub const CFM_337t: Power = VANILLA;

/// # Trogg Beastrager
///
/// `CFM_338` · Hunter minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a random Beast in your hand +1/+1.
///
/// - Set: Mean Streets of Gadgetzan · rare · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Smuggling [`CFM_338e`]
///
/// State: Derived
//~ derived CFM_338 52b4e98e e887ff14 c876c717.093118e9
pub const CFM_338: Power = battlecry(&[attach("CFM_338e").to(YOUR_HAND.that(BEAST).random())]);

/// # Smuggling
///
/// `CFM_338e` · Hunter enchantment
///
/// > +1/+1 from Trogg Beastrager.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Trogg Beastrager [`CFM_338`]
///
/// State: Derived
//~ derived CFM_338e 71273a28 14ae83e9 a1f73a8a.7a605cc7
pub const CFM_338e: Power = enchant(&[plus(1, 1)]);

/// # Don Han'Cho
///
/// `CFM_685` · Multi-class minion · 5 mana · 5/5
///
/// > **Battlecry:** Give a random minion in your hand +5/+5.
///
/// - Set: Mean Streets of Gadgetzan · legendary · collectible
/// - Classes: Hunter, Paladin, Warrior
/// - Mechanics: Battlecry, Grimy Goons
/// - Enchantments: Smuggling [`CFM_685e`]
///
/// State: Derived
//~ derived CFM_685 f8a540d5 14196bc1 b358f7f1.6ab7845d
pub const CFM_685: Power = battlecry(&[attach("CFM_685e").to(YOUR_HAND.that(MINION).random())]);

/// # Smuggling
///
/// `CFM_685e` · Neutral enchantment
///
/// > +5/+5 from Don Han'Cho.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Don Han'Cho [`CFM_685`]
///
/// State: Derived
//~ derived CFM_685e 0f9679b9 19188520 53d5478c.c73167ef
pub const CFM_685e: Power = enchant(&[plus(5, 5)]);

/// # Grimestreet Smuggler
///
/// `CFM_853` · Multi-class minion · 3 mana · 2/4
///
/// > **Battlecry:** Give a random minion in your hand +1/+1.
///
/// - Set: Mean Streets of Gadgetzan · common · collectible
/// - Classes: Hunter, Paladin, Warrior
/// - Mechanics: Battlecry, Grimy Goons
/// - Enchantments: Smuggling [`CFM_853e`]
///
/// State: Derived
//~ derived CFM_853 147f3ec6 1f83c747 cdffb68a.1724715d
pub const CFM_853: Power = battlecry(&[attach("CFM_853e").to(YOUR_HAND.that(MINION).random())]);

/// # Smuggling
///
/// `CFM_853e` · Neutral enchantment
///
/// > +1/+1 from Grimestreet Smuggler.
///
/// - Set: Mean Streets of Gadgetzan
/// - Tokens: Grimestreet Smuggler [`CFM_853`]
///
/// State: Derived
//~ derived CFM_853e 6891ce16 1b41df9e 0fff4ee8.4b342d72
pub const CFM_853e: Power = enchant(&[plus(1, 1)]);
