//! Druid cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 2970f1ff

/// # Waterstrider
/// Minion · Beast · 5 mana · 5/5
/// > **Taunt**
//~ vanilla BE_002 61934541 6116b784.4b0c5d24 6b8b6ee8
pub const BE_002: Power = VANILLA;

/// # Titan Sized
/// Spell · 2 mana
/// > Draw a minion. Give Beasts in your hand +2/+2.
/// - Makes: Titanic [`BE_208e`] ("\+2/+2.")
//~ derived BE_208 4eb1d881 7846e7ae.1a58ca88 7dea4dcd.ef82937d
pub const BE_208: Power = spell(&[draw_that(1, MINION), attach("BE_208e").to(YOUR_HAND.that(BEAST))]);

/// # Titanic
/// Enchantment
/// > \+2/+2.
//~ derived BE_208e 7edad77b d522ad72.d5727bd5 06decaf2
pub const BE_208e: Power = enchant(&[plus(2, 2)]);

/// # Efflorescence
/// Spell · Nature · 2 mana
/// > Draw a different spell. If it's a Nature spell, it casts twice.
/// - Makes: Blooming [`BE_801e`] ("Casts twice.")
//~ done BE_801 - f9bec0b1.06d45f39 1cc00f8a.e9378037
pub const BE_801: Power = spell(&[
    draw_that(1, all(&[SPELL, not(&named("BE_801"))])),
    attach("BE_801e").to(IT).when(there_is(&IT.that(school(SpellSchool::Nature)))),
]);

/// # Blooming
/// Enchantment
/// > Casts twice.
//~ done BE_801e - d522ad72.31c56b87 2b6a3bda
pub const BE_801e: Power = enchant(&[plus_tag(GameTag::EXTRA_SPELL_CASTS_BASE, 1)]);

/// # Deathblossom
/// Spell · Nature · 2 mana
/// > Get two 2/1 Plants with "**Deathrattle:** Summon a 5/5 Bug with **Taunt**." They cost (2).
/// - Makes: Carnivorous Plant [`BE_802t`] (2/1, "Deathrattle: Summon a 5/5 Bug with Taunt.")
///
/// # Notes
///
/// The Bug is the Waterstrider, the only token of the set that is such.
//~ done BE_802 - f9bec0b1.e0772e4d 2e1ff7d0.869a9b39
pub const BE_802: Power = spell(&[get(card("BE_802t")).copies(2)]);

/// # Carnivorous Plant
/// Minion · 2 mana · 2/1
/// > **Deathrattle:** Summon a 5/5 Bug with **Taunt**.
//~ done BE_802t - 5673be69.6bb31eaa 75c574e0
pub const BE_802t: Power = deathrattle(&[summon(card("BE_002"))]);

/// # Twisted Grimlynx
/// Minion · Beast · 5 mana · 5/2
/// > **Rush**
//~ vanilla BE_850 d4de5fba 617421b7.57b12c28 f7069523
pub const BE_850: Power = VANILLA;

/// # Curious Grimlynx
/// Minion · Beast · 5 mana · 2/5
/// > **Taunt**. **Battlecry:** Summon a {0}/{1} Beast with **Rush**. *(It has the opposite stats of this minion!)*
/// - Numbers: {0} = 5, {1} = 2
//~ done BE_850t - 809c0e03.ed7ffe72.ad8e5c7e 245897bd
pub const BE_850t: Power = battlecry(&[
    summon(card("BE_850")),
    give(&[ATTACK.set_to(X)]).with_x(HEALTH.of(THIS)).to(IT),
    give(&[HEALTH.set_to(X)]).with_x(ATTACK.of(THIS)).to(IT),
]);

/// # Steward of the Vale
/// Minion · 2 mana · 2/3
/// > **Battlecry: Assemble** a Beast.
//~ todo BE_851 9048b6ed 5656a6e3.3205bf4a 887cf502
pub const BE_851: Power = TODO;

/// # Ammunae
/// Minion · 8 mana · 6/6
/// > **Battlecry:** For the rest of the game, after you play a **Deathrattle** minion, summon a copy of it.
/// - Makes: Life Constructed [`BE_852e`] ("For the rest of the game, after you play a…"); Life Construct [`BE_852e2`] ("Copied Deathrattle from Ammunae.")
//~ derived BE_852 41ba304e 135a7668.3a7d8210 affd2ed1.aa90919b
#[rustfmt::skip]
pub const BE_852: Power = battlecry(&[later(&after(YOU.play(all(&[MINION, with(GameTag::DEATHRATTLE)]))).this_game().does(&[summon(copy_of(THAT))]))]);

/// # Life Constructed
/// Enchantment
/// > For the rest of the game, after you play a Deathrattle minion, summon a copy of it.
//~ todo BE_852e 2784ecac d522ad72.62ac8b86 a8fc2f05
pub const BE_852e: Power = TODO;

/// # Life Construct
/// Enchantment
/// > Copied Deathrattle from Ammunae.
//~ todo BE_852e2 fdf4bf72 d522ad72.3837b8a1 4762cfd6
pub const BE_852e2: Power = TODO;

/// # Aetherial Kindling
/// Spell · Arcane · 3 mana
/// > Deal $3 damage. Summon a random 3-Cost minion.
//~ derived BE_854 cd0cb33e 646b5db5.b6ca7432 294fa781
pub const BE_854: Power = spell(&[deal(3).to(TARGET), summon(random(all(&[MINION, COST.is(3)])))]);

/// # Primordial Bear
/// Minion · Beast · 3 mana · 2/3
/// > **Battlecry:** Give your hero this minion's Attack this turn.
/// - Makes: Primordial [`BE_855e`] ("Increased Attack.")
//~ done BE_855 - efcb6346.10294ccc e442d59f.eb85da56
pub const BE_855: Power =
    battlecry(&[lend(&[ATTACK.plus(1).times(X)], Lasts::ThisTurn).with_x(ATTACK.of(THIS)).to(YOUR_HERO)]);

/// # Primordial
/// Enchantment
/// > Increased Attack.
//~ todo BE_855e e0cd3825 d522ad72.08129cea 7c2c8e35
pub const BE_855e: Power = TODO;

/// # Freya, Emerald Architect
/// Minion · 6 mana · 4/6
/// > **Battlecry:** Double the stats of all Beasts in your hand and deck.
/// - Makes: Enriched [`BE_856e`] ("Stats doubled.")
//~ derived BE_856 2471fec4 3c7f69b1.c8e49588 8533ec5a.2a36df85
#[rustfmt::skip]
pub const BE_856: Power = battlecry(&[give(&[ATTACK.doubled(), HEALTH.doubled()]).to(together(&[YOUR_HAND.that(BEAST), YOUR_DECK.that(BEAST)]))]);

/// # Enriched
/// Enchantment
/// > Stats doubled.
//~ todo BE_856e e275c966 d522ad72.a7f3d920 3088aa0e
pub const BE_856e: Power = TODO;

/// # Foraging Slyvern
/// Minion · Beast · 4 mana · 2/4
/// > **Taunt Deathrattle:** Draw cards equal to this minion's Attack.
//~ derived BE_859 28371d9c 15bcc526.d3f354fa a23bbaf2
pub const BE_859: Power = deathrattle(&[draw(1).times(ATTACK.of(THIS))]);

/// # \[BioCore\] Herald of Nature
/// Minion · Naga · 3 mana · 3/3
/// > **Battlecry:** If you've cast a Nature spell while holding this, give your other minions +1/+1.
//~ derived CORE_Mon_0002 f8f7638a 220d1759.98d43d84 1eab35d3
#[rustfmt::skip]
pub const CORE_Mon_0002: Power = battlecry(&[give(&[plus(1, 1)]).to(OTHER_FRIENDLY_MINIONS)]).when(YOU.cast(school(SpellSchool::Nature)).while_holding_this().at_least(1));

/// # \[BioCore\] Nature Studies
/// Spell · Nature · 1 mana
/// > **Discover** a spell. Your next one costs (1) less.
//~ todo Core_mon_0003 e468cd66 3f084ec4.96742851 607f5f6f
pub const Core_mon_0003: Power = TODO;

/// # \[SenCore\] Ferocious Howl
/// Spell · 3 mana
/// > Draw a card. Gain 1 Armor for each card in your hand.
//~ done Core_mon_0017 - 82ede6d1.eb608b2d 6179b73a
pub const Core_mon_0017: Power = spell(&[draw(1), armor(1).for_each(YOUR_HAND)]);
