//! Death Knight cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 6f0fc622

/// # Mismatched Fossils
/// Spell · 3 mana
/// > **Discover** a Beast and an Undead. Swap their stats.
/// - Classes: Death Knight, Hunter
/// - Makes: A "New" Species! [`DEEP_001e`] ("Stats swapped with another card.")
//~ done DEEP_001 - 82ede6d1.c252d37a 8b4117ce.b2ddae98.3553b62e
pub const DEEP_001: Power = spell(&[
    discover(BEAST),
    remember(IT),
    discover(UNDEAD),
    swap_number(ATTACK, REMEMBERED, IT),
    swap_number(HEALTH, REMEMBERED, IT),
]);

/// # A "New" Species!
/// Enchantment
/// > Stats swapped with another card.
//~ todo DEEP_001e 44065e9e d522ad72.3788b3df 061fe1e6
pub const DEEP_001e: Power = TODO;

/// # Obsidian Revenant
/// Minion · Elemental · 6 mana · 4/6
/// > **Taunt Deathrattle**: Summon two random **Deathrattle** minions that cost (3) or less.
/// - Classes: Death Knight, Hunter
//~ derived DEEP_005 afb0fc92 22135df3.3e4877c1 d936aa8d.b2ddae98
pub const DEEP_005: Power =
    deathrattle(&[summon(random(all(&[MINION, with(GameTag::DEATHRATTLE), COST.at_most(3)]))).picks(2)]);

/// # Prosthetic Hand
/// Minion · Mech · 3 mana · 3/1
/// > **Magnetic**, **Reborn** Can **Magnetize** to Mechs or Undead.
/// - Classes: Death Knight, Paladin
/// - Makes: Prosthetic Hand [`DEEP_015e`] ("Increased stats.")
//~ done DEEP_015 - 11e03e43.eec58a5d f57d6e73.ca2fc1f5.424ff9d3
pub const DEEP_015: Power = abilities(&[]);

/// # Prosthetic Hand
/// Enchantment
/// > Increased stats.
//~ todo DEEP_015e 245ed4b2 d522ad72.a536d554 f57d6e73
pub const DEEP_015e: Power = TODO;

/// # Quartzite Crusher
/// Weapon · 4 mana · 3/3 durability
/// > **Lifesteal**. **Freeze** any character damaged by your hero.
//~ done DEEP_016 - 148cb2da.9e243e96 173e4fe1
pub const DEEP_016: Power = whenever(CHARACTERS.takes_damage_from(all(&[HERO, FRIENDLY]))).then(&[freeze(SUBJECT)]);

/// # Mining Casualties
/// Spell · 2 mana
/// > Summon two {0} Silver Hand Recruits with "**Deathrattle:** Summon a 1/1 Frail Ghoul".
/// - Classes: Death Knight, Paladin
/// - Makes: [`HERO_11bpt`](crate::legacy::death_knight::HERO_11bpt); Unfortunate Fate [`DEEP_017e`] ("Deathrattle: Summon a 1/1 Ghoul with Charge that…")
//~ done DEEP_017 - 7846e7ae.f6f9590a 968180e8.ca2fc1f5.d8c52851
pub const DEEP_017: Power = spell(&[summon(card("CS2_101t")).copies(2), attach("DEEP_017e").to(IT)]);

/// # Unfortunate Fate
/// Enchantment
/// > **Deathrattle:** Summon a 1/1 Ghoul with **Charge** that dies at end of turn.
//~ done DEEP_017e - d522ad72.021299bd 9977005b
pub const DEEP_017e: Power = deathrattle(&[summon(card("HERO_11bpt"))]);

/// # Skeleton Crew
/// Minion · Undead · 4 mana · 3/3
/// > **Battlecry: Excavate** a treasure. It costs (0).
//~ derived WW_322 fb350bfd 916af273.067d75ba 4e1b676d
pub const WW_322: Power = battlecry(&[excavate(), give(&[cost(0)]).to(IT)]);

/// # Pile of Bones
/// Minion · Undead · 2 mana · 2/1
/// > **Deathrattle:** The next time you **Excavate**, resummon this.
/// - Makes: Pile of Bones [`WW_324e`] ("After you excavate, resummon one Pile of Bones.")
//~ done WW_324 - aeaa801a.5d9c1c15 d735c20c.c134ed12
pub const WW_324: Power = deathrattle(&[later(&whenever(YOU.excavate(CARD)).does(&[summon(card("WW_324"))]))]);

/// # Pile of Bones
/// Enchantment
/// > After you excavate, resummon one Pile of Bones.
//~ todo WW_324e a8b3c47a d522ad72.1012e713 d735c20c
pub const WW_324e: Power = TODO;

/// # Reap What You Sow
/// Spell · 3 mana
/// > Deal $3 damage. **Excavate** a treasure.
//~ derived WW_352 17120c08 82ede6d1.c9646476 891bc15f
pub const WW_352: Power = spell(&[deal(3).to(TARGET), excavate()]);

/// # Fistful of Corpses
/// Spell · 1 mana
/// > Deal damage to a minion equal to your **Corpses**.
//~ done WW_354 - 2f198b86.5258f34a f3cc0201
pub const WW_354: Power = spell(&[deal(1).times(CORPSES.of(YOU)).to(A_MINION)]);

/// # Harrowing Ox
/// Minion · Undead · Beast · 7 mana · 7/7
/// > **Taunt Battlecry:** If you've **Excavated** twice, your next card this turn costs (7) less.
/// - Makes: Ox Chill [`WW_356e`] ("Your next card this turn costs (7) less.")
//~ derived WW_356 e0b7a635 1a1cee43.86352429 dbee5b99.d0fe5f1e
pub const WW_356: Power = battlecry(&[attach("WW_356e").to(YOU)]).when(YOU.excavate(CARD).this_game().at_least(2));

/// # Ox Chill
/// Enchantment
/// > Your next card this turn costs (7) less.
//~ derived WW_356e a9634699 d522ad72.8d22e728 c9405e56
pub const WW_356e: Power = enchant(&[]).aura(YOUR_HAND, &[cost_less(7)]).until(YOU.play(CARD)).this_turn();

/// # Maw and Paw
/// Minion · Undead · 4 mana · 2/8
/// > At the end of your turn, gain 5 **Corpses**. At the start of your turn, spend 5 **Corpses** to give your hero +5 Health.
/// - Makes: Family Values [`WW_357e`] ("Increased Health.")
//~ derived WW_357 1976c255 d1912b68.5baa461e b3874575.eba9c9da
#[rustfmt::skip]
pub const WW_357: Power = abilities(&[at_end_of_your_turn(&[corpses(5)]), at_start_of_your_turn(&[pay(Cost::of(Part::Corpses(5)), &[give(&[HEALTH.plus(5)]).to(YOUR_HERO)])])]);

/// # Family Values
/// Enchantment
/// > Increased Health.
//~ todo WW_357e a15fb6f7 d522ad72.89b088dc 744feca3
pub const WW_357e: Power = TODO;

/// # Farm Hand
/// Minion · Undead · 3 mana · 4/3
/// > **Battlecry: Discover** an Undead. **Quickdraw:** It costs (2) less.
/// - Makes: Handy [`WW_358e`] ("Costs (2) less.")
//~ done WW_358 - c6897f5d.e6d2a3da 4edc0b8e.d36dd557
pub const WW_358: Power = battlecry(&[discover(UNDEAD), attach("WW_358e").to(IT).when(QUICKDRAW)]);

/// # Handy
/// Enchantment
/// > Costs (2) less.
//~ derived WW_358e c212277c d522ad72.90c32b47 28604958
pub const WW_358e: Power = enchant(&[cost_less(2)]);

/// # Crop Rotation
/// Spell · 3 mana
/// > Summon four 1/1 Undead with **Rush** that die at the end of turn.
/// - Makes: Gnome on the Range [`WW_368t`] (1/1, "Rush At the end of your turn, this minion dies.")
//~ derived WW_368 35360584 82ede6d1.980a6c53 03e43dad.d6721399
pub const WW_368: Power = spell(&[summon(card("WW_368t")).copies(4)]);

/// # Gnome on the Range
/// Minion · Undead · 1 mana · 1/1
/// > **Rush** At the end of your turn, this minion dies.
//~ done WW_368t - ef057e39.f8cb7507 32149260
pub const WW_368t: Power = at_end_of_your_turn(&[destroy(THIS)]);

/// # Reska, the Pit Boss
/// Minion · Undead · 20 mana · 6/3
/// > **Rush**. Costs (1) less for each minion that died this game. **Deathrattle:** Take control of a random enemy minion.
//~ done WW_373 - d33227dd.39f43ce2 76ac0454
#[rustfmt::skip]
pub const WW_373: Power = abilities(&[costs(&[cost_less(1).times(MINIONS.die().this_game().count())]), deathrattle(&[take_control(ENEMY_MINIONS.random())])]);

/// # Corpse Farm
/// Spell · 3 mana
/// > Spend up to 8 **Corpses** to summon a random minion of that Cost.
//~ done WW_374 - 82ede6d1.b087018a a11fd5d1
pub const WW_374: Power = spell(&[spend_corpses(8), summon(random_costing(MINION, LAST_AMOUNT))]);
