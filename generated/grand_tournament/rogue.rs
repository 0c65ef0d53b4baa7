//! Rogue cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 7861eb0b

/// # Shado-Pan Rider
/// Minion · 5 mana · 3/7
/// > **Combo:** Gain +4 Attack.
/// - Makes: Chi Lance [`AT_028e`] ("\+4 Attack.")
//~ derived AT_028 d8e5bb43 e8a88e4c.bdfea226 bfa986cd.b4e5aafc
pub const AT_028: Power = combo(&[attach("AT_028e")]);

/// # Chi Lance
/// Enchantment
/// > \+4 Attack.
//~ derived AT_028e fa675c34 d522ad72.2dbf4ca3 a6a2a16a
pub const AT_028e: Power = enchant(&[ATTACK.plus(4)]);

/// # Buccaneer
/// Minion · Pirate · 1 mana · 2/1
/// > Whenever you equip a weapon, give it +1 Attack.
/// - Makes: Extra Stabby [`AT_029e`] ("\+1 Attack")
//~ done AT_029 - 412e6741.ba32bebf 616ce716.90d4dcbc
pub const AT_029: Power = whenever(YOU.equip(WEAPON)).then(&[attach("AT_029e").to(THAT)]);

/// # Extra Stabby
/// Enchantment
/// > \+1 Attack
//~ derived AT_029e 94e98c5f d522ad72.9fa56d42 f046dab6
pub const AT_029e: Power = enchant(&[ATTACK.plus(1)]);

/// # Undercity Valiant
/// Minion · Undead · 2 mana · 3/2
/// > **Combo:** Deal 1 damage.
//~ derived AT_030 5defc2ad e2f87da0.c8b9d643 6bac9cd3
pub const AT_030: Power = combo(&[deal(1).to(TARGET)]);

/// # Cutpurse
/// Minion · Undead · 2 mana · 2/2
/// > Whenever this minion attacks a hero, add the Coin to your hand.
/// - Makes: [`GAME_005`](crate::core::neutral::GAME_005)
//~ derived AT_031 91c49e85 af540375.835a567a 570eb3bd.5b7621c6
pub const AT_031: Power = whenever(THIS.attack(HERO)).then(&[get(card("GAME_005"))]);

/// # Shady Dealer
/// Minion · 3 mana · 4/3
/// > **Battlecry:** If you have a Pirate, gain +1/+1.
/// - Makes: Shady Deals [`AT_032e`] ("\+1/+1.")
//~ derived AT_032 e4faff01 cbdfe8b5.95f0a2fa 9c836c39.36f81670
pub const AT_032: Power = battlecry(&[attach("AT_032e")]).when(there_is(&FRIENDLY_MINIONS.that(PIRATE)));

/// # Shady Deals
/// Enchantment
/// > \+1/+1.
/// - Makes: Shady Deals Copy [`AT_032e_copy`] ("\+1/+1.")
//~ derived AT_032e eb76fb4e d522ad72.cb08f83e 8537facd.eec1e2de
pub const AT_032e: Power = enchant(&[plus(1, 1)]);

/// # Shady Deals Copy
/// Enchantment
/// > \+1/+1.
//~ derived AT_032e_copy ca0b4785 d522ad72.cb08f83e f13aed1e
pub const AT_032e_copy: Power = enchant(&[plus(1, 1)]);

/// # Burgle
/// Spell · 3 mana
/// > Get 3 random cards *(from your opponent's class*).
//~ derived AT_033 1e040f03 82ede6d1.d84d3b40 96037663
pub const AT_033: Power = spell(&[get(random_of(CARD, Classes::Opponent)).picks(3)]);

/// # Poisoned Blade
/// Weapon · 2 mana · 1/3 durability
/// > Your Hero Power gives this +1 Attack instead of replacing it.
/// - Makes: Laced [`AT_034e`] ("Increased Attack.")
//~ done AT_034 - 8d73efa7.7ae27c6c f0863c94.432568da
pub const AT_034: Power = on(Word::WhenReplaced, &[attach("AT_034e")]);

/// # Laced
/// Enchantment
/// > Increased Attack.
//~ done AT_034e - d522ad72.08129cea 3d0f1ccb
pub const AT_034e: Power = enchant(&[ATTACK.plus(1)]);

/// # Beneath the Grounds
/// Spell · 3 mana
/// > Shuffle 3 Ambushes into your opponent's deck. When drawn, you summon a 4/4 Nerubian.
/// - Makes: Nerubian Ambush! [`AT_035t`] ("Casts When Drawn Summon a 4/4 Nerubian for your…"); Nerubian [`AT_036t`] (4/4, "Deathrattle: Summon Anub'arak.")
//~ derived AT_035 3b7d02d6 82ede6d1.e6b602f6 709ef047.789354ce
pub const AT_035: Power = spell(&[shuffle(card("AT_035t")).copies(3).for_(OPPONENT)]);

/// # Nerubian Ambush!
/// Spell · 3 mana
/// > **Casts When Drawn** Summon a 4/4 Nerubian for your opponent.
/// - Makes: Nerubian [`AT_036t`] (4/4, "Deathrattle: Summon Anub'arak.")
//~ derived AT_035t dbf8d92e 82ede6d1.b4dfe934 7324af8c.c99dbb1d
pub const AT_035t: Power = spell(&[summon(card("AT_036t")).for_(OPPONENT)]);

/// # Anub'arak
/// Minion · Undead · 8 mana · 8/4
/// > **Deathrattle:** Summon a 4/4 Nerubian with "**Deathrattle:** Summon Anub'arak."
/// - Makes: Nerubian [`AT_036t`] (4/4, "Deathrattle: Summon Anub'arak.")
//~ derived AT_036 66ed429f b7df23a5.feaae082 6ffea6f2.c99dbb1d
pub const AT_036: Power = deathrattle(&[summon(card("AT_036t"))]);

/// # Nerubian
/// Minion · Undead · 4 mana · 4/4
/// > **Deathrattle:** Summon Anub'arak.
//~ derived AT_036t 6ab2c9e7 87049108.9632d38a 0578a3f7
pub const AT_036t: Power = deathrattle(&[summon(card("AT_036"))]);
