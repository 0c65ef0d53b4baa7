//! Hunter cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 946fb666

/// # Flanking Strike
/// Spell · 4 mana
/// > Deal $3 damage to a minion. Summon a 3/3 Wolf.
/// - Makes: Wolf [`LOOT_077t`] (3/3)
//~ derived LOOT_077 c53eea48 38d1d3b0.c10e7917 febf9ab6.c426cc43
pub const LOOT_077: Power = spell(&[deal(3).to(A_MINION), summon(card("LOOT_077t"))]);

/// # Wolf
/// Minion · Beast · 3 mana · 3/3
//~ vanilla LOOT_077t 0047a67e 22fea183 9aa40486
pub const LOOT_077t: Power = VANILLA;

/// # Cave Hydra
/// Minion · Beast · 3 mana · 2/4
/// > Also damages the minions next to whomever this attacks.
//~ derived LOOT_078 75d86b84 efca1175.55572444 0ed8e09e
pub const LOOT_078: Power = also_damages(THAT.neighbours());

/// # Wandering Monster
/// Spell · 2 mana
/// > **Secret:** When an enemy attacks your hero, summon a 3-Cost minion as the new target.
//~ done LOOT_079 - 7846e7ae.cd86f22c d9782d73
#[rustfmt::skip]
pub const LOOT_079: Power = whenever(ENEMIES.attack(all(&[HERO, FRIENDLY]))).then(&[summon(random(all(&[MINION, COST.is(3)]))), redirect_to(IT)]);

/// # Lesser Emerald Spellstone
/// Spell · Nature · 5 mana
/// > Summon two 3/3 Wolves. *(Play a **Secret** to upgrade.)*
/// - Makes: Emerald Spellstone [`LOOT_080t2`] ("Summon three 3/3 Wolves. (Play a Secret to…"); Greater Emerald Spellstone [`LOOT_080t3`] ("Summon four 3/3 Wolves.")
//~ derived LOOT_080 a7e5fdb1 24317b8a.39466984 2f4f2d2d.69d1d0a3
#[rustfmt::skip]
pub const LOOT_080: Power = abilities(&[spell(&[summon(card("LOOT_077t")).copies(2)]), upgrades(Goal::Times(1), &[YOU.play(SECRET)], "LOOT_080t2")]);

/// # Emerald Spellstone
/// Spell · Nature · 5 mana
/// > Summon three 3/3 Wolves. *(Play a **Secret** to upgrade.)*
//~ derived LOOT_080t2 e9da9c5d 24317b8a.96faf058 eb28d8ae
#[rustfmt::skip]
pub const LOOT_080t2: Power = abilities(&[spell(&[summon(card("LOOT_077t")).copies(3)]), upgrades(Goal::Times(1), &[YOU.play(SECRET)], "LOOT_080t3")]);

/// # Greater Emerald Spellstone
/// Spell · Nature · 5 mana
/// > Summon four 3/3 Wolves.
//~ derived LOOT_080t3 d6897972 24317b8a.ca2f6178 ac546bdc
pub const LOOT_080t3: Power = spell(&[summon(card("LOOT_077t")).copies(4)]);

/// # Rhok'delar
/// Weapon · 7 mana · 4/2 durability
/// > **Battlecry:** If your deck has no minions, fill your hand with Hunter spells.
//~ done LOOT_085 - 9fcb0bbc.2de46184 c60d376d
#[rustfmt::skip]
pub const LOOT_085: Power = battlecry(&[get(random(all(&[SPELL, class(CardClass::Hunter)]))).picks(10)]).when(there_is_no(&YOUR_DECK.that(MINION)));

/// # To My Side!
/// Spell · 6 mana
/// > Summon an Animal Companion, or 2 if your deck has no minions.
///
/// # Notes
///
/// No source: the two need not differ.
//~ done LOOT_217 - 9e3ad3c7.9299a830 de8dff3a
pub const LOOT_217: Power = spell(&[
    crate::legacy::hunter::SUMMON_COMPANION,
    if_(there_is_no(&YOUR_DECK.that(MINION)), &[crate::legacy::hunter::A_COMPANION]),
]);

/// # Candleshot
/// Weapon · 1 mana · 1/3 durability
/// > Your hero is **Immune** while attacking.
//~ done LOOT_222 - 58afaf32.34a091c0 85473c55
pub const LOOT_222: Power = aura(YOUR_HERO).have(&[has(GameTag::IMMUNE_WHILE_ATTACKING)]);

/// # Explosive
/// Enchantment
/// > ON FIRE!!!!
//~ todo LOOT_440e ec85ac66 d522ad72.921aac9a 30afb7bd
pub const LOOT_440e: Power = TODO;

/// # Kathrena Winterwisp
/// Minion · 8 mana · 6/6
/// > **Battlecry and Deathrattle: Recruit** a Beast.
//~ derived LOOT_511 d16d2c4d 135a7668.8083226b 0468ed6e
#[rustfmt::skip]
pub const LOOT_511: Power = abilities(&[battlecry(&[summon(the(YOUR_DECK.that(all(&[MINION, BEAST])).random()))]), deathrattle(&[summon(the(YOUR_DECK.that(all(&[MINION, BEAST])).random()))])]);

/// # Seeping Oozeling
/// Minion · 6 mana · 5/4
/// > **Battlecry:** Gain the **Deathrattle** of a random minion in your deck.
/// - Makes: Albino Chameleon [`LOOT_520e`] ("Copied Deathrattle from ….")
//~ done LOOT_520 - 7309434d.f4a6d97d dca200f0.f9705e09
pub const LOOT_520: Power =
    battlecry(&[gain_deathrattle_of(YOUR_DECK.that(all(&[MINION, with(GameTag::DEATHRATTLE)])).random())]);

/// # Albino Chameleon
/// Enchantment
/// > Copied **Deathrattle** from {0}.
//~ todo LOOT_520e 2a607ed0 d522ad72.d40e27b6 938f92f0
pub const LOOT_520e: Power = TODO;

/// # Crushing Walls
/// Spell · 7 mana
/// > Destroy your opponent's left and right-most minions.
//~ derived LOOT_522 c10424e7 014b7716.30f508e1 e1ac1147
pub const LOOT_522: Power = spell(&[destroy(together(&[ENEMY_MINIONS.first(1), ENEMY_MINIONS.last(1)]))]);
