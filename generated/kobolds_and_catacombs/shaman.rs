//! Shaman cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file fa2f47c9

/// # Crushing Hand
/// Spell · 2 mana
/// > Deal $8 damage to a minion. **Overload:** (3)
//~ derived LOOT_060 8c7d2e94 7846e7ae.900c2110 987c7f9f
pub const LOOT_060: Power = spell(&[deal(8).to(A_MINION)]);

/// # Kobold Hermit
/// Minion · 2 mana · 1/1
/// > **Battlecry:** Choose a basic Totem. Summon it.
//~ done LOOT_062 - 4d7cdfaf.ca93603e 90d2a809
pub const LOOT_062: Power =
    battlecry(&[choose_card(&["CS2_052", "CS2_050", "NEW1_009", "CS2_051"], &[summon(the(IT))])]);

/// # Lesser Sapphire Spellstone
/// Spell · Nature · 7 mana
/// > Summon 1 copy of a friendly minion. @(***Overload** 3 Mana Crystals to upgrade.)*
/// - Makes: Sapphire Spellstone [`LOOT_064t1`] ("Summon 2 copies of a friendly minion."); Greater Sapphire Spellstone [`LOOT_064t2`] ("Summon 3 copies of a friendly minion.")
//~ done LOOT_064 - c88acb42.3973d765 abb31d29.0b3f067d
pub const LOOT_064: Power =
    abilities(&[spell(&[summon(copy_of(A_FRIENDLY_MINION))]), upgrades(Goal::Sum(3), &[YOU.overload()], "LOOT_064t1")]);

/// # Sapphire Spellstone
/// Spell · Nature · 7 mana
/// > Summon 2 copies of a friendly minion. @
//~ done LOOT_064t1 - c88acb42.d7377e8f d6cdc112
#[rustfmt::skip]
pub const LOOT_064t1: Power = abilities(&[spell(&[summon(copy_of(A_FRIENDLY_MINION)).copies(2)]), upgrades(Goal::Sum(3), &[YOU.overload()], "LOOT_064t2")]);

/// # Greater Sapphire Spellstone
/// Spell · Nature · 7 mana
/// > Summon 3 copies of a friendly minion.
//~ done LOOT_064t2 - c88acb42.faf1dae4 925c7b73
pub const LOOT_064t2: Power = spell(&[summon(copy_of(A_FRIENDLY_MINION)).copies(3)]);

/// # Primal Talismans
/// Spell · 3 mana
/// > Give your minions "**Deathrattle:** Summon a random basic Totem."
/// - Makes: Primal Talisman [`LOOT_344e`] ("Deathrattle: Summon a random basic Totem.")
//~ derived LOOT_344 cd47cd5b 82ede6d1.40e5e9c9 4c5d0b59.39d7350a
pub const LOOT_344: Power = spell(&[attach("LOOT_344e").to(FRIENDLY_MINIONS)]);

/// # Primal Talisman
/// Enchantment
/// > **Deathrattle:** Summon a random basic Totem.
//~ derived LOOT_344e 9df77732 d522ad72.9a46b5bb e13324bd
pub const LOOT_344e: Power = deathrattle(&[summon(one_of(&["CS2_050", "CS2_051", "CS2_052", "NEW1_009"]))]);

/// # Grumble, Worldshaker
/// Minion · Elemental · 6 mana · 7/7
/// > **Battlecry:** Return your other minions to your hand. They cost (1).
/// - Makes: Grumbly Tumbly [`LOOT_358e`] ("Costs (1).")
//~ derived LOOT_358 cc3c134d e3fa049c.213379b0 d77b6320.012135df
pub const LOOT_358: Power = battlecry(&[return_to_hand(OTHER_FRIENDLY_MINIONS), attach("LOOT_358e").to(IT)]);

/// # Grumbly Tumbly
/// Enchantment
/// > Costs (1).
//~ derived LOOT_358e 23bf0efe d522ad72.53ed184d 67d7de73
pub const LOOT_358e: Power = enchant(&[cost(1)]);

/// # Healing Rain
/// Spell · Nature · 3 mana
/// > Restore #12 Health randomly split among all friendly characters.
//~ done LOOT_373 - a4db704b.9b7c1dea 2950ac0e
pub const LOOT_373: Power = spell(&[heal(1).to(FRIENDLY_CHARACTERS.that(DAMAGED).random()).repeated(12)]);

/// # Unstable Evolution
/// Spell · Nature · 1 mana
/// > **Echo** Transform a friendly minion into one that costs (1) more.
/// - Makes: Unstable Evolution [`LOOT_504t`] ("Transform a friendly minion into one that costs…")
//~ derived LOOT_504 688f0a8a 3f084ec4.764c6625 14c0b4ed.80aeb9ff
pub const LOOT_504: Power = spell(&[transform(A_FRIENDLY_MINION, random_costing_more(MINION, 1, COST.of(IT)))]);

/// # Unstable Evolution
/// Spell · Nature · 1 mana
/// > Transform a friendly minion into one that costs (1) more. Repeatable this turn.
//~ todo LOOT_504t 21efbf0c 3f084ec4.e46e450b 14c0b4ed
pub const LOOT_504t: Power = TODO;

/// # The Runespear
/// Weapon · 8 mana · 3/3 durability
/// > After your hero attacks, **Discover** a spell and cast it with random targets.
//~ derived LOOT_506 4aee77ca ae39c9f0.78379df5 bae5cec4
pub const LOOT_506: Power =
    after(YOUR_HERO.attack(CARD)).then(&[discover_then(Offer::Pool(SPELL, Classes::Own), &[cast(the(IT))])]);

/// # Murmuring Elemental
/// Minion · Elemental · 2 mana · 1/1
/// > **Battlecry:** Your next **Battlecry** this turn triggers twice.
/// - Makes: Murmurs [`LOOT_517e`] ("Your next Battlecry this turn triggers twice."); Murmuring [`LOOT_517e2`] ("Your next Battlecry this turn triggers twice.")
//~ done LOOT_517 - 2bf34201.51d43330 23f54a0d.baf2e271
pub const LOOT_517: Power = battlecry(&[attach("LOOT_517e").to(CONTROLLER)]);

/// # Murmurs
/// Enchantment
/// > Your next **Battlecry** this turn triggers twice.
//~ done LOOT_517e - d522ad72.52e149e3 58c751d5
pub const LOOT_517e: Power =
    enchant(&[has(GameTag::EXTRA_BATTLECRIES_BASE)]).until(YOU.play(with(GameTag::BATTLECRY))).this_turn();

/// # Murmuring
/// Enchantment
/// > Your next **Battlecry** this turn triggers twice.
//~ todo LOOT_517e2 e65874cb d522ad72.52e149e3 53af49ca
pub const LOOT_517e2: Power = TODO;

/// # Windshear Stormcaller
/// Minion · 5 mana · 5/5
/// > **Battlecry:** If you control all 4 basic Totems, summon Al'Akir the Windlord.
///
/// # Notes
///
/// The four basic Totems of recordings from 2024 on: Healing, Searing, Stoneclaw, Wrath of Air.
//~ done LOOT_518 - 7c0f8337.e4115825 9544fae0
pub const LOOT_518: Power = battlecry(&[summon(card("NEW1_010"))]).when(all(&[
    there_is(&FRIENDLY_MINIONS.that(named("NEW1_009"))),
    there_is(&FRIENDLY_MINIONS.that(named("CS2_050"))),
    there_is(&FRIENDLY_MINIONS.that(named("CS2_051"))),
    there_is(&FRIENDLY_MINIONS.that(named("CS2_052"))),
]));
