//! Paladin cards of United in Stormwind.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 9a79f8fb

/// # Wealth Redistributor
/// Minion · Pirate · 5 mana · 2/8
/// > **Taunt**. **Battlecry:** Swap the Attack of the highest and lowest Attack minion.
/// - Makes: Redistributed [`DED_500e`] ("Attack was swapped.")
//~ done DED_500 - 69bb2548.c3dd928d b874a114.b23a74de
pub const DED_500: Power = battlecry(&[swap_number(ATTACK, MINIONS.least(ATTACK), MINIONS.most(ATTACK))]);

/// # Redistributed
/// Enchantment
/// > Attack was swapped.
//~ todo DED_500e 18daadbc d522ad72.674214a5 41db59ab
pub const DED_500e: Power = TODO;

/// # Sunwing Squawker
/// Minion · Beast · 4 mana · 3/4
/// > **Battlecry:** Repeat the last spell you've cast on a friendly minion on this.
//~ done DED_501 - 60e0c4a3.49f64665 847f0f75
pub const DED_501: Power = battlecry(&[cast(last_of(YOU.cast_on_own_minion(CARD).this_game())).at(THIS)]);

/// # Righteous Defense
/// Spell · Holy · 3 mana
/// > Set a minion's stats to 1/1. Give the stats it lost to a random minion in your hand.
/// - Makes: Justified [`DED_502e`] ("1/1."); Light's Favored [`DED_502e2`] ("Increased stats.")
//~ done DED_502 - 50eb3d2f.4af2f5ad 0bd43645.482d538d
pub const DED_502: Power = spell(&[
    select(A_MINION),
    set_counter_to(0, ATTACK.of(TARGET)),
    set_counter_to(1, HEALTH.of(TARGET)),
    attach("DED_502e").to(TARGET),
    select(YOUR_HAND.that(MINION).random()),
    give(&[ATTACK.plus(1).times(X)]).with_x(counter_value(0)).to(IT),
    give(&[HEALTH.plus(1).times(X)]).with_x(counter_value(1)).to(IT),
    // Who had no Attack has lost none.
    give(&[ATTACK.plus(-1)]).to(IT).when(is_at_least(&counter_value(0), 1)),
    give(&[HEALTH.plus(-1)]).to(IT),
]);

/// # Justified
/// Enchantment
/// > 1/1.
//~ derived DED_502e a6d2babb d522ad72.d68bebe2 fed9d915
pub const DED_502e: Power = enchant(&[become_stats(1, 1)]);

/// # Light's Favored
/// Enchantment
/// > Increased stats.
//~ todo DED_502e2 d0537156 d522ad72.a536d554 526d11df
pub const DED_502e2: Power = TODO;

/// # City Tax
/// Spell · 2 mana
/// > **Tradeable Lifesteal**. Deal $1 damage to all enemy minions.
//~ derived SW_046 ee8aa75f 7846e7ae.feb39039 51a1f4b3
pub const SW_046: Power = spell(&[deal(1).to(ENEMY_MINIONS)]);

/// # Highlord Fordragon
/// Minion · 6 mana · 5/5
/// > **Divine Shield** After a friendly minion loses **Divine Shield**, give a minion in your hand +5/+5.
/// - Makes: Highlord's Blessing [`SW_047e`] ("\+5/+5.")
//~ derived SW_047 93475160 73fb5380.eab82b9e b2a16ca2.4a26ae6d
pub const SW_047: Power =
    after(FRIENDLY_MINIONS.lose_shield()).then(&[attach("SW_047e").to(YOUR_HAND.that(MINION).random())]);

/// # Highlord's Blessing
/// Enchantment
/// > \+5/+5.
//~ derived SW_047e 53220fed d522ad72.41425f84 13d7a0bb
pub const SW_047e: Power = enchant(&[plus(5, 5)]);

/// # Prismatic Jewel Kit
/// Weapon · 1 mana · 0/3 durability
/// > After a friendly minion loses **Divine Shield**, give minions in your hand +1/+1. Lose 1 Durability.
/// - Makes: Faceted Dawnstone [`SW_048e`] ("\+1/+1.")
//~ derived SW_048 d8f1b4c6 2dc021ac.6301a283 c6063665.bb80390d
pub const SW_048: Power =
    after(FRIENDLY_MINIONS.lose_shield()).then(&[attach("SW_048e").to(YOUR_HAND.that(MINION)), lose_durability(1)]);

/// # Faceted Dawnstone
/// Enchantment
/// > \+1/+1.
//~ derived SW_048e d34fe979 d522ad72.cb08f83e 66080641
pub const SW_048e: Power = enchant(&[plus(1, 1)]);

/// # Blessed Goods
/// Spell · Holy · 1 mana
/// > **Discover** a **Secret**, weapon, or **Divine Shield** minion.
//~ done SW_049 - dd4c6abd.86b4cb98 e236ce05
pub const SW_049: Power = spell(&[
    create_aside(random_of(SECRET, Classes::Own)),
    create_aside(random_of(WEAPON, Classes::Own)),
    create_aside(random_of(all(&[MINION, with(GameTag::DIVINE_SHIELD)]), Classes::Own)),
    discover_then(Offer::Entities(LEFT_ASIDE), &[get(the(IT))]),
    remove_from_game(LEFT_ASIDE),
]);

/// # First Blade of Wrynn
/// Minion · 4 mana · 3/5
/// > **Divine Shield Battlecry:** Gain **Rush** if this has at least 4 Attack.
//~ done SW_305 - e3908842.e2041d1b d4219ea2
pub const SW_305: Power = battlecry(&[give(&[has(GameTag::RUSH)])]).when(there_is(&THIS.that(ATTACK.at_least(4))));

/// # Rise to the Occasion
/// Spell · 1 mana
/// > **Questline:** Play 3 different 1-Cost cards. **Reward:** Equip a 1/4 Light's Justice.
/// - Makes: Pave the Way [`SW_313t`] ("Questline: Play 3 different 1-Cost cards. Reward:…"); Avenge the Fallen [`SW_313t2`] ("Questline: Play 3 different 1-Cost cards. Reward:…"); Lightborn Cariel [`SW_313t4`] (7/7, "Battlecry: For the rest of the game, your Silver…"); Pave the Way [`SW_313e1`] ("Costs (1) less.")
//~ done SW_313 - 2f198b86.6566d04a 9b5c816d.de30b215
pub const SW_313: Power = quest(Goal::Different(3, CardProperty::Name), &[YOU.play(COST.is(1))])
    .reward(&[equip(card("CS2_091")), put_into_play(card("SW_313t"))]);

/// # Pave the Way
/// Enchantment
/// > Costs (1) less.
//~ derived SW_313e1 264f804b d522ad72.f705eb41 d76e1636
pub const SW_313e1: Power = enchant(&[cost_less(1)]);

/// # Pave the Way
/// Spell · 1 mana
/// > **Questline:** Play 3 different 1-Cost cards. **Reward:** Upgrade your Hero Power.
/// - Makes: Avenge the Fallen [`SW_313t2`] ("Questline: Play 3 different 1-Cost cards. Reward:…")
//~ done SW_313t - 2f198b86.7bc10067 d76e1636.a328bfdb
pub const SW_313t: Power = quest(Goal::Different(3, CardProperty::Name), &[YOU.play(COST.is(1))])
    .reward(&[upgrade_hero_power(), put_into_play(card("SW_313t2"))]);

/// # Avenge the Fallen
/// Spell · 1 mana
/// > **Questline:** Play 3 different 1-Cost cards. **Reward:** Lightborn Cariel.
/// - Makes: Lightborn Cariel [`SW_313t4`] (7/7, "Battlecry: For the rest of the game, your Silver…")
//~ done SW_313t2 - 2f198b86.294652e9 58102a9a.90274f64
pub const SW_313t2: Power =
    quest(Goal::Different(3, CardProperty::Name), &[YOU.play(COST.is(1))]).reward(&[get(card("SW_313t4"))]);

/// # Lightborn Cariel
/// Minion · 5 mana · 7/7
/// > **Battlecry:** For the rest of the game, your Silver Hand Recruits have +2/+2.
/// - Makes: Light's Strength [`SW_313t4e`] ("For the rest of the game, your Silver Hand…")
//~ derived SW_313t4 0cee1d79 c32c1bd8.9a138b14 2f4b9d69.04afa0f0
pub const SW_313t4: Power = battlecry(&[attach("SW_313t4e").to(YOU)]);

/// # Light's Strength
/// Enchantment
/// > For the rest of the game, your Silver Hand Recruits have +2/+2.
/// - Makes: Light's Power [`SW_313t4ee`] ("\+2/+2.")
//~ derived SW_313t4e be2bde3c d522ad72.4d185049 4b174809.6333d0ba
pub const SW_313t4e: Power = enchant(&[]).aura(FRIENDLY_MINIONS.that(named("CS2_101t")), &[plus(2, 2)]);

/// # Light's Power
/// Enchantment
/// > \+2/+2.
//~ derived SW_313t4ee 8595d79e d522ad72.d5727bd5 eaa0ebeb
pub const SW_313t4ee: Power = enchant(&[plus(2, 2)]);

/// # Lightbringer's Hammer
/// Weapon · 3 mana · 3/2 durability
/// > **Lifesteal** Can't attack heroes.
//~ derived SW_314 5d40633a 043b7f8c.1ec31d30 9fcb2be5
pub const SW_314: Power = aura(THIS).have(&[has(GameTag::CANNOT_ATTACK_HEROES)]);

/// # Alliance Bannerman
/// Minion · 3 mana · 2/2
/// > **Battlecry:** Draw a minion. Give minions in your hand +1/+1.
/// - Makes: Stormwind Pride [`SW_315e`] ("\+1/+1.")
//~ derived SW_315 73668098 dec50fb7.11b72101 6013890d.ef1494d1
pub const SW_315: Power = battlecry(&[draw_that(1, MINION), attach("SW_315e").to(YOUR_HAND.that(MINION))]);

/// # Stormwind Pride
/// Enchantment
/// > \+1/+1.
//~ derived SW_315e 32c80f95 d522ad72.cb08f83e 83f83937
pub const SW_315e: Power = enchant(&[plus(1, 1)]);

/// # Noble Mount
/// Spell · 2 mana
/// > Give a minion +1/+1 and **Divine Shield**. When it dies, summon a Warhorse.
/// - Makes: Cariel's Warhorse [`SW_316t`] (1/1, "Divine Shield"); On a Horse [`SW_316e`] ("\+1/+1 and Divine Shield. Deathrattle: Summon a…")
//~ derived SW_316 fc7b78d0 7846e7ae.3f171495 e1d20ae8.ba7064ff
pub const SW_316: Power = spell(&[attach("SW_316e").to(A_MINION)]);

/// # On a Horse
/// Enchantment
/// > \+1/+1 and **Divine Shield**. **Deathrattle:** Summon a Warhorse.
//~ derived SW_316e 0f1d7cf0 d522ad72.5c08b5a1 be2daaf7
pub const SW_316e: Power =
    abilities(&[enchant(&[plus(1, 1), has(GameTag::DIVINE_SHIELD)]), deathrattle(&[summon(card("SW_316t"))])]);

/// # Cariel's Warhorse
/// Minion · Beast · 1 mana · 1/1
/// > **Divine Shield**
//~ vanilla SW_316t e4e1f1a9 5533a85b.cc526ac4 27a27ff0
pub const SW_316t: Power = VANILLA;

/// # Catacomb Guard
/// Minion · 3 mana · 1/4
/// > **Lifesteal Battlecry:** Deal damage equal to this minion's Attack to an enemy minion.
//~ derived SW_317 17dcb180 d6989f0d.7e64826b 917d4cf3
pub const SW_317: Power = battlecry(&[deal(1).times(ATTACK.of(THIS)).to(AN_ENEMY_MINION)]);
