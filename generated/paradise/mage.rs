//! Mage cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file c853f57d

/// # Raylla, Sand Sculptor
/// Minion · Draenei · 4 mana · 2/6
/// > **Paladin Tourist** After you cast a spell, summon a random 2-Cost minion and give it **Divine Shield**.
//~ derived VAC_424 927f727e 2a235bf1.70bdadff e1ee7b8f
#[rustfmt::skip]
pub const VAC_424: Power = after(YOU.cast(SPELL)).then(&[summon(random(all(&[MINION, COST.is(2)]))), give(&[has(GameTag::DIVINE_SHIELD)]).to(IT)]);

/// # Go with the Flow
/// Spell · 1 mana
/// > Choose a minion. If it's an enemy, **Freeze** it. If it's friendly, give it **Spell Damage +1**.
/// - Makes: Going with the Flow [`VAC_428e`] ("Spell Damage +1")
//~ derived VAC_428 faee056d 2f198b86.e83686aa 58a99826.97687e22
#[rustfmt::skip]
pub const VAC_428: Power = spell(&[select(A_MINION), freeze(IT).when(there_is(&IT.that(ENEMY))), attach("VAC_428e").to(IT).when(there_is(&IT.that(FRIENDLY)))]);

/// # Going with the Flow
/// Enchantment
/// > **Spell Damage +1**
//~ derived VAC_428e a73a4c82 d522ad72.b88f2291 f44568cc
pub const VAC_428e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 1)]);

/// # Under the Sea
/// Spell · 6 mana
/// > Draw a different spell. Summon a random minion of that spell's Cost.
//~ done VAC_431 - 9e3ad3c7.5f6d2bc8 27e7f0cf
pub const VAC_431: Power = spell(&[
    draw_that(1, all(&[SPELL, not(&named("VAC_431"))])),
    summon(random_costing(MINION, COST.of(IT))).when(there_is(&IT)),
]);

/// # Marooned Archmage
/// Minion · 3 mana · 3/4
/// > Your first spell each turn costs (2) less.
/// - Makes: Marooned [`VAC_435e`] ("Your first spell each turn costs (2) less.")
//~ derived VAC_435 0640e6a6 05841e04.3250d3ef a41596bc.f20b59db
pub const VAC_435: Power = aura(YOUR_HAND.that(SPELL)).when(YOU.play(SPELL).this_turn().never()).have(&[cost_less(2)]);

/// # Marooned
/// Enchantment
/// > Your first spell each turn costs (2) less.
//~ todo VAC_435e 5e40bbdb d522ad72.3250d3ef 9d55bf52
pub const VAC_435e: Power = TODO;

/// # Surfalopod
/// Minion · Beast · 5 mana · 4/4
/// > **Battlecry:** The next spell you draw is **Cast When Drawn**.
/// - Makes: Ride the Wave [`VAC_443e`] ("The next spell you draw is Cast When Drawn."); Ride the Wave 2 [`VAC_443e2`]
//~ done VAC_443 - 1ad27245.f1458c79 fd86167e.e3b30eeb
pub const VAC_443: Power = battlecry(&[attach("VAC_443e").to(YOU)]);

/// # Ride the Wave
/// Enchantment
/// > The next spell you draw is **Cast When Drawn**.
//~ done VAC_443e - d522ad72.1434d99e 26b4420a
pub const VAC_443e: Power = whenever(YOU.draw(SPELL)).once().then(&[cast(the(THAT)), draw(1)]);

/// # Ride the Wave 2
/// Enchantment
//~ todo VAC_443e2 c72389c0 d522ad72 49b99f76
pub const VAC_443e2: Power = TODO;

/// # Tsunami
/// Spell · Frost · 8 mana
/// > Summon three 3/6 Water Elementals that **Freeze**. They attack random enemies.
/// - Makes: Water Elemental [`VAC_509t`] (3/6, "Freeze any character damaged by this minion.")
//~ derived VAC_509 77b67561 bd6d16e6.1886e1c4 8d63578b.27bc6d56
pub const VAC_509: Power = spell(&[summon(card("VAC_509t")).copies(3), make_attack(IT, ENEMIES.random())]);

/// # Water Elemental
/// Minion · Elemental · 4 mana · 3/6
/// > **Freeze** any character damaged by this minion.
//~ vanilla VAC_509t 81710c10 a14c9cda.71ce65d6 d95a3bbf
pub const VAC_509t: Power = VANILLA;

/// # Seabreeze Chalice
/// Spell · Frost · 1 mana
/// > Deal $2 damage randomly split among all enemy minions. *(3 Drinks left!)*
/// - Makes: Seabreeze Chalice [`VAC_520t`] ("Deal 2 damage randomly split among all enemy…"); Seabreeze Chalice [`VAC_520t2`] ("Deal 2 damage randomly split among all enemy…")
//~ derived VAC_520 23cdbb2e 28462b40.af5ce1fb b66369bc.6776b35f
pub const VAC_520: Power = abilities(&[spell(&[deal(2).split_among(ENEMY_MINIONS)]), twinspell("VAC_520t")]);

/// # Seabreeze Chalice
/// Spell · Frost · 1 mana
/// > Deal $2 damage randomly split among all enemy minions. *(2 Drinks left!)*
//~ derived VAC_520t 960bba31 28462b40.eab16258 b66369bc
pub const VAC_520t: Power = abilities(&[spell(&[deal(2).split_among(ENEMY_MINIONS)]), twinspell("VAC_520t2")]);

/// # Seabreeze Chalice
/// Spell · Frost · 1 mana
/// > Deal $2 damage randomly split among all enemy minions. *(Last Drink!)*
//~ derived VAC_520t2 332838c1 28462b40.5a436f48 b66369bc
pub const VAC_520t2: Power = spell(&[deal(2).split_among(ENEMY_MINIONS)]);

/// # Tide Pools
/// Location · 3 mana · 3 uses
/// > **Discover** a spell that costs (3) or less. After you cast a spell, reopen this.
//~ derived VAC_522 14060a62 2cbe7e13.39493c7f dd310e89
pub const VAC_522: Power =
    abilities(&[location(&[discover(all(&[SPELL, COST.at_most(3)]))]), after(YOU.cast(SPELL)).then(&[ready(THIS)])]);

/// # King Tide
/// Minion · 4 mana · 4/4
/// > **Battlecry:** Both players' spells cost (5) until the end of your next turn.
/// - Makes: Waveriding [`VAC_524e`] ("All spells cost (5)."); Waveriding Rival [`VAC_524e2`] ("All spells cost (5).")
//~ done VAC_524 - 16ec05b0.246a1e27 2f44dad8.5d6615f1
pub const VAC_524: Power = battlecry(&[attach("VAC_524e").to(CONTROLLER)]);

/// # Waveriding
/// Enchantment
/// > All spells cost (5).
//~ done VAC_524e - d522ad72.ff052e6b ccd41462
pub const VAC_524e: Power = enchant(&[])
    .aura(together(&[YOUR_HAND.that(SPELL), ENEMY_HAND.that(SPELL)]), &[cost(5)])
    .until_end_of_your_next_turn();

/// # Waveriding Rival
/// Enchantment
/// > All spells cost (5).
//~ todo VAC_524e2 d6fbf8f1 d522ad72.ff052e6b 7139616f
pub const VAC_524e2: Power = TODO;

/// # Rising Waves
/// Spell · 3 mana
/// > Deal $2 damage to all minions. If none die, deal $2 more.
//~ done VAC_953 - 82ede6d1.c2125f98 2d71ae1d
pub const VAC_953: Power = spell(&[deal(2).to(MINIONS), deal(2).to(MINIONS).when(there_is_no(&IT.that(DEAD)))]);

/// # Huddle Up
/// Spell · 7 mana
/// > Fill your board with random Naga.
//~ derived WORK_012 d85739b0 014b7716.ae2fe69c 6c3ccc8f
pub const WORK_012: Power = spell(&[summon(random(all(&[MINION, NAGA]))).picks(7)]);

/// # Burndown
/// Spell · Fire · 3 mana
/// > Draw 3 cards and light them on fire. In 3 turns, any still in hand are destroyed!
/// - Makes: This is Fine [`WORK_026e`] ("In 3 turns, destroy the opponent's cards that are…"); This is Fine [`WORK_026e2`] ("This card is on fire!"); Engulfed in Flame [`WORK_026e3`] ("This card is on fire!")
///
/// # Notes
///
/// No source: the third start of a turn from now.
//~ done WORK_026 - 3af9bd75.1e8b8569 10bcfd29.6f564a3b
pub const WORK_026: Power = spell(&[draw(3), attach("WORK_026e2").to(IT)]);

/// # This is Fine
/// Enchantment
/// > In 3 turns, destroy the opponent's cards that are on fire.
//~ todo WORK_026e 7f28db81 d522ad72.4979ec20 756a9840
pub const WORK_026e: Power = TODO;

/// # This is Fine
/// Enchantment
/// > This card is on fire!
//~ done WORK_026e2 - d522ad72.b91bd5a2 756a9840
pub const WORK_026e2: Power = whenever(YOU.turn_start()).in_hand().every(3).then(&[destroy(THIS)]);

/// # Engulfed in Flame
/// Enchantment
/// > This card is on fire!
//~ todo WORK_026e3 ed59a3cd d522ad72.b91bd5a2 9c6c25a1
pub const WORK_026e3: Power = TODO;

/// # Portalmancer Skyla
/// Minion · 6 mana · 4/5
/// > **Rogue Tourist Battlecry:** Swap the Costs of the lowest and highest Cost spells in your hand.
/// - Makes: Portalled [`WORK_063e`] ("Swapped Cost")
//~ done WORK_063 - 3c79da9e.15f3d62c 046e8fd3.731035ca
pub const WORK_063: Power =
    battlecry(&[swap_number(COST, YOUR_HAND.that(SPELL).least(COST), YOUR_HAND.that(SPELL).most(COST))]);

/// # Portalled
/// Enchantment
/// > Swapped Cost
//~ todo WORK_063e 17b344ab d522ad72.2db3fbe9 95cc0211
pub const WORK_063e: Power = TODO;
