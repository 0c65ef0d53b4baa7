//! Priest cards of The Grand Tournament.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file cad5118f

/// # Holy Champion
/// Minion · 2 mana · 1/4
/// > **Overheal:** Gain +2 Attack.
/// - Makes: Light's Blessing [`AT_011e`] ("Increased Attack.")
//~ derived AT_011 ec920f1a 4c924706.29c65aff 043f2130.fd82e7e0
pub const AT_011: Power = on(Word::Overheal, &[give(&[ATTACK.plus(2)])]);

/// # Light's Blessing
/// Enchantment
/// > Increased Attack.
//~ todo AT_011e 41f259ee d522ad72.08129cea a326e1e9
pub const AT_011e: Power = TODO;

/// # Spawn of Shadows
/// Minion · Undead · 5 mana · 5/5
/// > **Battlecry and Inspire:** Deal 4 damage to each hero.
//~ derived AT_012 ff7c4e18 963fba73.1ac8a352 0d3efa3c
pub const AT_012: Power = abilities(&[battlecry(&[deal(4).to(HEROES)]), inspire(&[deal(4).to(HEROES)])]);

/// # Power Word: Glory
/// Spell · Holy · 1 mana
/// > Choose a minion. Whenever it attacks, restore #4 Health to your hero.
/// - Makes: Power Word: Glory [`AT_013e`] ("When this attacks, restore 4 Health to the hero…")
//~ done AT_013 - dd4c6abd.0b133d70 fe9d6205.99297898
pub const AT_013: Power = spell(&[attach("AT_013e").to(A_MINION)]);

/// # Power Word: Glory
/// Enchantment
/// > When this attacks, restore #4 Health to the hero of the player who buffed it.
//~ done AT_013e - d522ad72.ee79edbe fe9d6205
pub const AT_013e: Power = whenever(THIS.attack(CARD)).then(&[heal(4).to(YOUR_HERO)]);

/// # Shadowfiend
/// Minion · 2 mana · 2/3
/// > Whenever you draw a card, reduce its Cost by (1).
/// - Makes: Shadowfiended [`AT_014e`] ("Costs (1) less.")
//~ derived AT_014 20e806ee 5656a6e3.8e32787e 1d01997e.0f4ab0a0
pub const AT_014: Power = whenever(YOU.draw(CARD)).then(&[attach("AT_014e").to(THAT)]);

/// # Shadowfiended
/// Enchantment
/// > Costs (1) less.
//~ derived AT_014e 0c55e571 d522ad72.f705eb41 9bc47bf2
pub const AT_014e: Power = enchant(&[cost_less(1)]);

/// # Convert
/// Spell · 3 mana
/// > Put a copy of an enemy minion into your hand. It costs (1).
//~ done AT_015 - 82ede6d1.14809085 8e63bf6b
pub const AT_015: Power = spell(&[get(copy_of(AN_ENEMY_MINION)), give(&[cost(1)]).to(IT)]);

/// # Confuse
/// Spell · Shadow · 2 mana
/// > Swap the Attack and Health of all minions.
/// - Makes: Confused [`AT_016e`] ("Swapped Attack and Health.")
//~ derived AT_016 c7260ce9 a5d45018.d77ddd47 08597460.ef3e3576
pub const AT_016: Power = spell(&[swap_stats(MINIONS)]);

/// # Confused
/// Enchantment
/// > Swapped Attack and Health.
//~ todo AT_016e db6de34a d522ad72.d1b9247e e016d8fc
pub const AT_016e: Power = TODO;

/// # Confessor Paletress
/// Minion · 7 mana · 5/4
/// > **Battlecry and Inspire:** Summon a random **Legendary** minion.
//~ derived AT_018 a476ff88 41cba997.91c578d5 1e9f1fae
#[rustfmt::skip]
pub const AT_018: Power = abilities(&[battlecry(&[summon(random(all(&[MINION, rarity(Rarity::Legendary)])))]), inspire(&[summon(random(all(&[MINION, rarity(Rarity::Legendary)])))])]);

/// # Flash Heal
/// Spell · Holy · 1 mana
/// > Restore #5 Health.
//~ derived AT_055 0ca8a42d dd4c6abd.ec73b646 0ec46405
pub const AT_055: Power = spell(&[heal(5).to(TARGET)]);

/// # Wyrmrest Agent
/// Minion · 2 mana · 1/4
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Taunt**.
/// - Makes: Bring it on! [`AT_116e`] ("\+1 Attack and Taunt.")
//~ derived AT_116 d1ba0523 4c924706.70c3905d 17a7edc9.d80efbfe
pub const AT_116: Power = battlecry(&[attach("AT_116e")]).when(there_is(&YOUR_HAND.that(DRAGON)));

/// # Bring it on!
/// Enchantment
/// > \+1 Attack and **Taunt**.
//~ derived AT_116e bc3bba30 d522ad72.8dce14d0 f67c4ad0
pub const AT_116e: Power = enchant(&[ATTACK.plus(1), has(GameTag::TAUNT)]);
