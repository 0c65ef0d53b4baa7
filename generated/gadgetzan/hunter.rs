//! Hunter cards of Mean Streets of Gadgetzan.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 69d2f089

/// # Hidden Cache
/// Spell · 2 mana
/// > **Secret:** After your opponent plays a minion, give a random minion in your hand +2/+2.
/// - Makes: Smuggling [`CFM_026e`] ("\+2/+2 from Hidden Cache.")
//~ derived CFM_026 abba54ca 7846e7ae.255e22b9 6cf27cab.bb169a85
pub const CFM_026: Power = after(OPPONENT.play(MINION)).then(&[attach("CFM_026e").to(YOUR_HAND.that(MINION).random())]);

/// # Smuggling
/// Enchantment
/// > \+2/+2 from Hidden Cache.
/// - Makes: Hidden Cache [`CFM_026`] ("Secret: After your opponent plays a minion, give…")
//~ derived CFM_026e e92fd2b1 d522ad72.cdbcd4c8 b917f523.c57635af
pub const CFM_026e: Power = enchant(&[plus(2, 2)]);

/// # Alleycat
/// Minion · Beast · 1 mana · 1/1
/// > **Battlecry:** Summon a 1/1 Cat.
/// - Makes: Tabbycat [`CFM_315t`] (1/1)
//~ derived CFM_315 0cdb827d 5533a85b.14e01567 668dffb2.fed10c03
pub const CFM_315: Power = battlecry(&[summon(card("CFM_315t"))]);

/// # Tabbycat
/// Minion · Beast · 1 mana · 1/1
//~ vanilla CFM_315t c89adb2e 5533a85b b890ab79
pub const CFM_315t: Power = VANILLA;

/// # Rat Pack
/// Minion · Beast · 3 mana · 2/2
/// > **Deathrattle:** Summon a number of 1/1 Rats equal to this minion's Attack.
/// - Makes: Rat [`CFM_316t`] (1/1)
//~ done CFM_316 - efc922a3.5a984a1f 4e0298a2.efebd61e
pub const CFM_316: Power = deathrattle(&[summon(card("CFM_316t")).times(ATTACK.of(THIS))]);

/// # Rat
/// Minion · Beast · 1 mana · 1/1
//~ vanilla CFM_316t f40462a6 5533a85b 9a269c88
pub const CFM_316t: Power = VANILLA;

/// # Grimestreet Informant
/// Minion · 2 mana · 2/2
/// > **Battlecry: Discover** a Hunter, Paladin, or Warrior card.
/// - Classes: Hunter, Paladin, Warrior
///
/// # Notes
///
/// One card of each class is offered.
//~ done CFM_321 - 565e37de.88f45689 561a47d7.001edc6b
pub const CFM_321: Power = battlecry(&[
    create_aside(random(class(CardClass::Hunter))),
    create_aside(random(all(&[class(CardClass::Paladin), not(&shares(CardProperty::Name, &LEFT_ASIDE))]))),
    create_aside(random(all(&[class(CardClass::Warrior), not(&shares(CardProperty::Name, &LEFT_ASIDE))]))),
    discover_from(LEFT_ASIDE),
    remove_from_game(LEFT_ASIDE),
]);

/// # Knuckles
/// Minion · Beast · 5 mana · 3/7
/// > After this attacks a minion, it also hits the enemy hero.
//~ done CFM_333 - dd339a64.5d93095a 6464e220
pub const CFM_333: Power = after(THIS.attack(MINION)).then(&[deal(1).times(ATTACK.of(THIS)).to(ENEMY_HERO)]);

/// # Smuggler's Crate
/// Spell · 0 mana
/// > Give a random Beast in your hand +2/+2.
/// - Makes: Smuggling [`CFM_334e`] ("\+2/+2 from Smuggler's Crate.")
//~ derived CFM_334 23826a68 3e8f9d5a.f5359205 227cd896.c2170180
pub const CFM_334: Power = spell(&[attach("CFM_334e").to(YOUR_HAND.that(BEAST).random())]);

/// # Smuggling
/// Enchantment
/// > \+2/+2 from Smuggler's Crate.
/// - Makes: Smuggler's Crate [`CFM_334`] ("Give a random Beast in your hand +2/+2.")
//~ derived CFM_334e 9d654fb2 d522ad72.e903043d b917f523.e09bb3b3
pub const CFM_334e: Power = enchant(&[plus(2, 2)]);

/// # Dispatch Kodo
/// Minion · Beast · 4 mana · 2/4
/// > **Battlecry:** Deal damage equal to this minion's Attack.
//~ derived CFM_335 95f87b16 15bcc526.13ebc955 63420c28
pub const CFM_335: Power = battlecry(&[deal(1).times(ATTACK.of(THIS)).to(TARGET)]);

/// # Shaky Zipgunner
/// Minion · 3 mana · 4/3
/// > **Deathrattle:** Give a random minion in your hand +2/+2.
/// - Makes: Smuggling [`CFM_336e`] ("\+2/+2 from Shaky Zipgunner.")
//~ derived CFM_336 f52e21bc cbdfe8b5.54db9806 3126ca6f.cf47edba
pub const CFM_336: Power = deathrattle(&[attach("CFM_336e").to(YOUR_HAND.that(MINION).random())]);

/// # Smuggling
/// Enchantment
/// > \+2/+2 from Shaky Zipgunner.
/// - Makes: Shaky Zipgunner [`CFM_336`] (4/3, "Deathrattle: Give a random minion in your hand…")
//~ derived CFM_336e 522f79ee d522ad72.205fbfea b917f523.41aa9fdb
pub const CFM_336e: Power = enchant(&[plus(2, 2)]);

/// # Piranha Launcher
/// Weapon · 5 mana · 2/4 durability
/// > After your hero attacks, summon a 1/1 Piranha.
/// - Makes: Piranha [`CFM_337t`] (1/1)
//~ derived CFM_337 888d9174 d49842a4.fe1f2dc1 e2323817.6877df56
pub const CFM_337: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(card("CFM_337t"))]);

/// # Piranha
/// Minion · Beast · 1 mana · 1/1
//~ vanilla CFM_337t f59a2717 5533a85b 22d7c86e
pub const CFM_337t: Power = VANILLA;

/// # Trogg Beastrager
/// Minion · 2 mana · 3/2
/// > **Battlecry:** Give a random Beast in your hand +1/+1.
/// - Makes: Smuggling [`CFM_338e`] ("\+1/+1 from Trogg Beastrager.")
//~ derived CFM_338 e887ff14 0296240c.093118e9 a4d08a47.96a216f0
pub const CFM_338: Power = battlecry(&[attach("CFM_338e").to(YOUR_HAND.that(BEAST).random())]);

/// # Smuggling
/// Enchantment
/// > \+1/+1 from Trogg Beastrager.
/// - Makes: Trogg Beastrager [`CFM_338`] (3/2, "Battlecry: Give a random Beast in your hand…")
//~ derived CFM_338e 14ae83e9 d522ad72.07ef1bfa b917f523.1adf2d6c
pub const CFM_338e: Power = enchant(&[plus(1, 1)]);

/// # Don Han'Cho
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Give a random minion in your hand +5/+5.
/// - Classes: Hunter, Paladin, Warrior
/// - Makes: Smuggling [`CFM_685e`] ("\+5/+5 from Don Han'Cho.")
//~ derived CFM_685 14196bc1 7c0f8337.6ab7845d e580c8c5.001edc6b.7fc6a3f5
pub const CFM_685: Power = battlecry(&[attach("CFM_685e").to(YOUR_HAND.that(MINION).random())]);

/// # Smuggling
/// Enchantment
/// > \+5/+5 from Don Han'Cho.
/// - Makes: Don Han'Cho [`CFM_685`] (5/5, "Battlecry: Give a random minion in your hand…")
//~ derived CFM_685e 19188520 d522ad72.3139ef00 b917f523.ddf8cec0
pub const CFM_685e: Power = enchant(&[plus(5, 5)]);

/// # Grimestreet Smuggler
/// Minion · 3 mana · 2/4
/// > **Battlecry:** Give a random minion in your hand +1/+1.
/// - Classes: Hunter, Paladin, Warrior
/// - Makes: Smuggling [`CFM_853e`] ("\+1/+1 from Grimestreet Smuggler.")
//~ derived CFM_853 1f83c747 def81b81.1724715d d3830980.001edc6b.f61fe0ab
pub const CFM_853: Power = battlecry(&[attach("CFM_853e").to(YOUR_HAND.that(MINION).random())]);

/// # Smuggling
/// Enchantment
/// > \+1/+1 from Grimestreet Smuggler.
/// - Makes: Grimestreet Smuggler [`CFM_853`] (2/4, "Battlecry: Give a random minion in your hand…")
//~ derived CFM_853e 1b41df9e d522ad72.cc537181 b917f523.4b97abe4
pub const CFM_853e: Power = enchant(&[plus(1, 1)]);
