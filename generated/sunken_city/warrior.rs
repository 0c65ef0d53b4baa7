//! Warrior cards of Voyage to the Sunken City.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 7ccc8a97

/// # Igneous Lavagorger
/// Minion · Elemental · Beast · 4 mana · 3/5
/// > **Taunt Battlecry: Dredge**. Gain Armor equal to its Cost.
/// - Makes: Gorged [`TID_714e`] ("Increased attack.")
//~ derived TID_714 0f1f83ab a30f9e84.fccae721 7c36b592.5d5afeed
#[rustfmt::skip]
pub const TID_714: Power = battlecry(&[discover_then(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]), armor(1).times(COST.of(IT))]);

/// # Gorged
/// Enchantment
/// > Increased attack.
//~ todo TID_714e 2746f2d1 d522ad72.867af1af b97dc521
pub const TID_714e: Power = TODO;

/// # Clash of the Colossals
/// Spell · 3 mana
/// > Add a random **Colossal** minion to both players' hands. Yours costs (2) less.
/// - Makes: Colossal Advantage [`TID_715e`] ("Costs (2) less.")
//~ derived TID_715 a44f3f5f 82ede6d1.0b144fc8 0a68d4cb.74d64731
#[rustfmt::skip]
pub const TID_715: Power = spell(&[get(random(all(&[MINION, with(GameTag::COLOSSAL)]))), attach("TID_715e").to(IT), get(random(all(&[MINION, with(GameTag::COLOSSAL)]))).for_(OPPONENT)]);

/// # Colossal Advantage
/// Enchantment
/// > Costs (2) less.
//~ derived TID_715e 77049640 d522ad72.90c32b47 1a8392a9
pub const TID_715e: Power = enchant(&[cost_less(2)]);

/// # Tidal Revenant
/// Minion · Elemental · 8 mana · 5/8
/// > **Battlecry:** Deal 5 damage. Gain 8 Armor.
//~ derived TID_716 273d6ea3 7c0d51d8.8d217172 5c57f310
pub const TID_716: Power = battlecry(&[deal(5).to(TARGET), armor(8)]);

/// # Trenchstalker
/// Minion · Beast · 9 mana · 8/9
/// > **Battlecry:** Attack three different random enemies.
//~ done TSC_659 - 3d431a2b.61fb0aff 87593b5f
pub const TSC_659: Power = battlecry(&[one_by_one(ENEMIES.random_of(3), &[make_attack(THIS, THAT)])]);

/// # Nellie, the Great Thresher
/// Minion · Beast · 7 mana · 5/5
/// > **Colossal +1 Battlecry: Discover** 3 Pirates to crew Nellie's Ship!
/// - Makes: Nellie's Pirate Ship [`TSC_660t`] (2/6, "Taunt. Deathrattle: Add Nellie's Pirate crew to…"); Mercenary's Fee [`TSC_660e`] ("Costs (1)."); Pirate Crew [`TSC_660e2`] ("Holding Nellie's Pirate Crew.")
//~ done TSC_660 - 880be0ba.a0fb4fcf 515c32f1.e5a850fc
pub const TSC_660: Power = abilities(&[
    colossal(&["TSC_660t"]),
    battlecry(&[
        discover_then(Offer::Pool(PIRATE, Classes::Own), &[keep_with(the(IT), HER_SHIP)]),
        discover_then(Offer::Pool(PIRATE, Classes::Own), &[keep_with(the(IT), HER_SHIP)]),
        discover_then(Offer::Pool(PIRATE, Classes::Own), &[keep_with(the(IT), HER_SHIP)]),
    ]),
]);

/// The one that came with her now, not one of an earlier play.
const HER_SHIP: Selector = THIS.to_the_right().that(made_by(&THIS));

/// # Mercenary's Fee
/// Enchantment
/// > Costs (1).
//~ derived TSC_660e a20cade8 d522ad72.53ed184d 81a68f64
pub const TSC_660e: Power = enchant(&[cost(1)]);

/// # Pirate Crew
/// Enchantment
/// > Holding Nellie's Pirate Crew.
//~ todo TSC_660e2 88a0de86 d522ad72.920bbf78 0243b010
pub const TSC_660e2: Power = TODO;

/// # Nellie's Pirate Ship
/// Minion · Beast · 5 mana · 2/6
/// > **Taunt. Deathrattle:** Add Nellie's Pirate crew to your hand. They cost (1).
//~ done TSC_660t - 809c8804.e495f708 3883b101
pub const TSC_660t: Power = deathrattle(&[get(copy_of(KEPT)), attach("TSC_660e").to(IT)]);

/// # Azsharan Trident
/// Weapon · 3 mana · 3/2 durability
/// > **Deathrattle:** Put a 'Sunken Trident' on the bottom of your deck.
/// - Makes: Sunken Trident [`TSC_913t`] (3/2 durability, "After your hero attacks, deal 2 damage to all…")
//~ derived TSC_913 92097008 043b7f8c.83aeac7a 053f10b4.adb765a5
pub const TSC_913: Power = deathrattle(&[put_at_bottom(card("TSC_913t"))]);

/// # Sunken Trident
/// Weapon · 3 mana · 3/2 durability
/// > After your hero attacks, deal 2 damage to all enemy minions.
//~ derived TSC_913t ba732417 043b7f8c.c13e6442 c0e53b6a
pub const TSC_913t: Power = after(YOUR_HERO.attack(CARD)).then(&[deal(2).to(ENEMY_MINIONS)]);

/// # Blackscale Brute
/// Minion · Naga · 7 mana · 5/6
/// > **Taunt**. **Battlecry:** If you have a weapon equipped, summon a 5/6 Naga with **Rush**.
/// - Makes: Firescale Berserker [`TSC_917t`] (5/6, "Rush")
//~ derived TSC_917 9db1bf95 1cfe760a.23ac790b cad66e5f.ed8f1882
pub const TSC_917: Power = battlecry(&[summon(card("TSC_917t"))]).when(there_is(&YOUR_WEAPON));

/// # Firescale Berserker
/// Minion · Naga · 7 mana · 5/6
/// > **Rush**
//~ vanilla TSC_917t 4d8409d3 1cfe760a.57b12c28 7b741d48
pub const TSC_917t: Power = VANILLA;

/// # Forged in Flame
/// Spell · Fire · 2 mana
/// > Destroy your weapon, then draw cards equal to its Attack.
//~ derived TSC_939 8d4774a6 64e9e702.ac7a1102 1a034a0f
pub const TSC_939: Power = spell(&[destroy(YOUR_WEAPON), draw(1).times(ATTACK.of(IT))]);

/// # From the Depths
/// Spell · 3 mana
/// > Reduce the Cost of the bottom five cards in your deck by (3), then **Dredge**.
/// - Makes: Current Events [`TSC_940e2`] ("Costs (3) less.")
//~ done TSC_940 - 82ede6d1.5c5d2997 fdd4720e.36a225d3
#[rustfmt::skip]
pub const TSC_940: Power = spell(&[attach("TSC_940e2").to(YOUR_DECK.last(5)), discover_then(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))])]);

/// # Current Events
/// Enchantment
/// > Costs (3) less.
//~ derived TSC_940e2 16e8856e d522ad72.bb1f76c5 07dfc7ce
pub const TSC_940e2: Power = enchant(&[cost_less(3)]);

/// # Guard the City
/// Spell · 2 mana
/// > Gain 3 Armor. Summon a 2/3 Naga with **Taunt**.
/// - Makes: Naga Centaur [`TSC_941t`] (2/3, "Taunt")
//~ derived TSC_941 556d356c 7846e7ae.6bfd671c 467a0771.add05f40
pub const TSC_941: Power = spell(&[armor(3), summon(card("TSC_941t"))]);

/// # Naga Centaur
/// Minion · Naga · 2 mana · 2/3
/// > **Taunt**
//~ vanilla TSC_941t 49a498b9 44f5d980.4b0c5d24 7bf16c8e
pub const TSC_941t: Power = VANILLA;

/// # Obsidiansmith
/// Minion · Pirate · 2 mana · 3/2
/// > **Battlecry: Dredge**. If it's a minion or a weapon, give it +1/+1.
/// - Makes: Flameforged [`TSC_942e`] ("\+1/+1.")
//~ done TSC_942 - 98e7172f.ecb1fdfa 5f75416f.08bb6eff
#[rustfmt::skip]
pub const TSC_942: Power = battlecry(&[discover_then(Offer::Entities(YOUR_DECK.last(3)), &[put_on_top(the(IT))]), attach("TSC_942e").to(IT).when(there_is(&IT.that(any(&[MINION, WEAPON]))))]);

/// # Flameforged
/// Enchantment
/// > \+1/+1.
//~ derived TSC_942e bec94ca3 d522ad72.cb08f83e dd5d46d7
pub const TSC_942e: Power = enchant(&[plus(1, 1)]);

/// # Lady Ashvane
/// Minion · 5 mana · 5/5
/// > **Battlecry:** Give all weapons in your hand, deck, and battlefield +1/+1.
/// - Makes: Rigid Carapace [`TSC_943e`] ("\+1/+1.")
//~ done TSC_943 - 7c0f8337.ea0b0e75 64a06cc8.4938617d
pub const TSC_943: Power =
    battlecry(&[attach("TSC_943e").to(together(&[YOUR_HAND.that(WEAPON), YOUR_DECK.that(WEAPON), YOUR_WEAPON]))]);

/// # Rigid Carapace
/// Enchantment
/// > \+1/+1.
//~ derived TSC_943e 8a89d983 d522ad72.cb08f83e 49d61701
pub const TSC_943e: Power = enchant(&[plus(1, 1)]);

/// # The Fires of Zin-Azshari
/// Spell · Fire · 2 mana
/// > Replace your deck with minions that cost (5) or more. They cost (5).
/// - Makes: The Fiery Deep [`TSC_944e`] ("Costs (5).")
//~ done TSC_944 - 64e9e702.87443c04 80cf1f99.b97b55a8
pub const TSC_944: Power =
    spell(&[transform(YOUR_DECK, random(all(&[MINION, COST.at_least(5)]))), attach("TSC_944e").to(YOUR_DECK)]);

/// # The Fiery Deep
/// Enchantment
/// > Costs (5).
//~ derived TSC_944e b9a3a5a8 d522ad72.bcee0e50 2ecb7787
pub const TSC_944e: Power = enchant(&[cost(5)]);
