//! Warrior cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file 0fcfce3e

/// # Kobold Barbarian
/// Minion · 3 mana · 4/4
/// > At the start of your turn, attack a random enemy.
//~ derived LOOT_041 137c6ab0 ca30ee0e.8cd6cb40 9f2fb750
pub const LOOT_041: Power = at_start_of_your_turn(&[make_attack(THIS, ENEMIES.random())]);

/// # Bladed Gauntlet
/// Weapon · 2 mana · 0/2 durability
/// > Has Attack equal to your Armor. Can't attack heroes.
//~ done LOOT_044 - 16e963e8.3a1acbf0 ee55fd70
#[rustfmt::skip]
pub const LOOT_044: Power = abilities(&[aura(THIS).have(&[ATTACK.set_to(ARMOR.of(YOUR_HERO))]), aura(THIS).have(&[has(GameTag::CANNOT_ATTACK_HEROES)])]);

/// # Lesser Mithril Spellstone
/// Spell · 7 mana
/// > Summon one 5/5 Mithril Golem. *(Equip a weapon to upgrade.)*
/// - Makes: Mithril Spellstone [`LOOT_203t2`] ("Summon two 5/5 Mithril Golems. (Equip a weapon to…"); Greater Mithril Spellstone [`LOOT_203t3`] ("Summon three 5/5 Mithril Golems."); Mithril Golem [`LOOT_203t4`] (5/5)
//~ done LOOT_203 - 014b7716.5a715ffe 17787baa.ac6b3910
pub const LOOT_203: Power =
    abilities(&[spell(&[summon(card("LOOT_203t4"))]), upgrades(Goal::Times(1), &[YOU.equip(CARD)], "LOOT_203t2")]);

/// # Mithril Spellstone
/// Spell · 7 mana
/// > Summon two 5/5 Mithril Golems. *(Equip a weapon to upgrade.)*
/// - Makes: Mithril Golem [`LOOT_203t4`] (5/5)
//~ done LOOT_203t2 - 014b7716.ceb675c6 69b3b8c4.b5f40bdf
#[rustfmt::skip]
pub const LOOT_203t2: Power = abilities(&[spell(&[summon(card("LOOT_203t4")).copies(2)]), upgrades(Goal::Times(1), &[YOU.equip(CARD)], "LOOT_203t3")]);

/// # Greater Mithril Spellstone
/// Spell · 7 mana
/// > Summon three 5/5 Mithril Golems.
/// - Makes: Mithril Golem [`LOOT_203t4`] (5/5)
//~ derived LOOT_203t3 207dfd9d 014b7716.d15cd17a d6432965.b5f40bdf
pub const LOOT_203t3: Power = spell(&[summon(card("LOOT_203t4")).copies(3)]);

/// # Mithril Golem
/// Minion · 5 mana · 5/5
//~ vanilla LOOT_203t4 2117f064 7c0f8337 669ab940
pub const LOOT_203t4: Power = VANILLA;

/// # Unidentified Shield
/// Spell · 6 mana
/// > Gain 5 Armor. Gains a bonus effect in your hand.
/// - Makes: Tower Shield +10 [`LOOT_285t`] ("Gain 5 Armor. Gain 10 more Armor."); Serrated Shield [`LOOT_285t2`] ("Gain 5 Armor. Deal 5 damage."); Runed Shield [`LOOT_285t3`] ("Gain 5 Armor. Summon a 5/5 Golem."); Spiked Shield [`LOOT_285t4`] ("Gain 5 Armor. Equip a 5/2 weapon.")
//~ derived LOOT_285 d284c5f2 9e3ad3c7.fda895c6 8f2cffc8.a06e793c
#[rustfmt::skip]
pub const LOOT_285: Power = abilities(&[spell(&[armor(5)]), whenever(YOU.get(ITSELF)).in_hand().then(&[transform(THIS, one_of(&["LOOT_285t", "LOOT_285t2", "LOOT_285t3", "LOOT_285t4"]))])]);

/// # Tower Shield +10
/// Spell · 6 mana
/// > Gain 5 Armor. Gain 10 more Armor.
//~ done LOOT_285t - 9e3ad3c7.0c3c5b29 3e79e21b
pub const LOOT_285t: Power = spell(&[armor(5), armor(10)]);

/// # Serrated Shield
/// Spell · 6 mana
/// > Gain 5 Armor. Deal $5 damage.
//~ derived LOOT_285t2 2ca4e015 9e3ad3c7.0485ef83 99cd30bc
pub const LOOT_285t2: Power = spell(&[armor(5), deal(5).to(TARGET)]);

/// # Runed Shield
/// Spell · 6 mana
/// > Gain 5 Armor. Summon a 5/5 Golem.
/// - Makes: Iron Golem [`LOOT_285t3t`] (5/5)
//~ derived LOOT_285t3 9f32deda 9e3ad3c7.b0a2df82 e99307b5.18f3c24b
pub const LOOT_285t3: Power = spell(&[armor(5), summon(card("LOOT_285t3t"))]);

/// # Iron Golem
/// Minion · 5 mana · 5/5
//~ vanilla LOOT_285t3t 346d67e0 7c0f8337 404a4cdc
pub const LOOT_285t3t: Power = VANILLA;

/// # Spiked Shield
/// Spell · 6 mana
/// > Gain 5 Armor. Equip a 5/2 weapon.
/// - Makes: Spiked Shield [`LOOT_285t4t`] (5/2 durability)
//~ derived LOOT_285t4 96a9c131 9e3ad3c7.9df7d769 6d652e66.9ac12c51
pub const LOOT_285t4: Power = spell(&[armor(5), equip(card("LOOT_285t4t"))]);

/// # Spiked Shield
/// Weapon · 5 mana · 5/2 durability
//~ vanilla LOOT_285t4t c6fb17d5 5218967c 6d652e66
pub const LOOT_285t4t: Power = VANILLA;

/// # Reckless Flurry
/// Spell · 3 mana
/// > Spend all your Armor. Deal that much damage to all minions.
//~ done LOOT_364 - 82ede6d1.4ac753c0 a7c76351
pub const LOOT_364: Power = spell(&[
    set_counter_to(0, ARMOR.of(YOUR_HERO)),
    armor(-1).times(ARMOR.of(YOUR_HERO)),
    deal(1).times(counter_value(0)).to(MINIONS),
]);

/// # Gemstudded Golem
/// Minion · 6 mana · 5/9
/// > **Taunt** Can only attack if you have 5 or more Armor.
//~ derived LOOT_365 f1bf2c57 7336f1bc.daed49ab adcd8861
pub const LOOT_365: Power =
    aura(THIS).when(not(&there_is(&YOUR_HERO.that(ARMOR.at_least(5))))).have(&[has(GameTag::CANT_ATTACK)]);

/// # Drywhisker Armorer
/// Minion · 2 mana · 2/2
/// > **Battlecry:** For each enemy minion, gain 2 Armor.
//~ derived LOOT_367 38c314d8 565e37de.6a7b45b4 36665b0d
pub const LOOT_367: Power = battlecry(&[armor(2).for_each(ENEMY_MINIONS)]);

/// # Gather Your Party
/// Spell · 6 mana
/// > **Recruit** a minion.
//~ done LOOT_370 - 9e3ad3c7.7be175ff 86f8542e
pub const LOOT_370: Power = spell(&[summon(the(YOUR_DECK.that(MINION).random()))]);

/// # Woecleaver
/// Weapon · 8 mana · 3/3 durability
/// > After your hero attacks, **Recruit** a minion.
//~ derived LOOT_380 29bb3a59 ae39c9f0.35c0e7ad 41f5a764
pub const LOOT_380: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(the(YOUR_DECK.that(MINION).random()))]);

/// # Geosculptor Yip
/// Minion · 8 mana · 4/8
/// > At the end of your turn, summon a random minion with Cost equal to your Armor *(up to 10*).
//~ derived LOOT_519 13b0b758 f9f2976f.d4da0fcf 9c970107
#[rustfmt::skip]
pub const LOOT_519: Power = at_end_of_your_turn(&[either(is_at_least(&ARMOR.of(YOUR_HERO), 10), &[summon(random_costing(MINION, fixed(10)))], &[summon(random_costing(MINION, ARMOR.of(YOUR_HERO)))])]);
