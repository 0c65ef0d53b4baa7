//! Warrior cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file f9bbb33e

/// # Kobold Barbarian
///
/// `LOOT_041` · Warrior minion · 3 mana · 4/4
///
/// > At the start of your turn, attack a random enemy.
///
/// - Set: Kobolds & Catacombs · rare · collectible
///
/// State: Derived
//~ derived LOOT_041 f02aa440 137c6ab0 94946776.8cd6cb40
pub const LOOT_041: Power = at_start_of_your_turn(&[make_attack(THIS, ENEMIES.random())]);

/// # Bladed Gauntlet
///
/// `LOOT_044` · Warrior weapon · 2 mana · 0/2 durability
///
/// > Has Attack equal to your Armor. Can't attack heroes.
///
/// - Set: Kobolds & Catacombs · epic · collectible
///
/// State: Derived
//~ derived LOOT_044 ec4c7c47 c081b799 ebde210f.3a1acbf0
#[rustfmt::skip]
pub const LOOT_044: Power = abilities(&[aura(THIS).have(&[ATTACK.set(1).times(ARMOR.of(YOUR_HERO))]), aura(THIS).have(&[has(GameTag::CANNOT_ATTACK_HEROES)])]);

/// # Lesser Mithril Spellstone
///
/// `LOOT_203` · Warrior spell · 7 mana
///
/// > Summon one 5/5 Mithril Golem. *(Equip a weapon to upgrade.)*
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Tokens: Mithril Spellstone [`LOOT_203t2`], Greater Mithril Spellstone [`LOOT_203t3`], Mithril Golem [`LOOT_203t4`]
///
/// State: Derived
//~ derived LOOT_203 13c7e458 a8953858 f377f8ce.5a715ffe
pub const LOOT_203: Power =
    abilities(&[spell(&[summon(card("LOOT_203t4"))]), upgrades(Goal::Times(1), &[YOU.equip(CARD)], "LOOT_203t2")]);

/// # Mithril Spellstone
///
/// `LOOT_203t2` · Warrior spell · 7 mana
///
/// > Summon two 5/5 Mithril Golems. *(Equip a weapon to upgrade.)*
///
/// - Set: Kobolds & Catacombs · rare
/// - Tokens: Mithril Golem [`LOOT_203t4`]
///
/// State: Derived
//~ derived LOOT_203t2 2d91b025 f80dc806 fbdf576c.ceb675c6
#[rustfmt::skip]
pub const LOOT_203t2: Power = abilities(&[spell(&[summon(card("LOOT_203t4")).copies(2)]), upgrades(Goal::Times(1), &[YOU.equip(CARD)], "LOOT_203t3")]);

/// # Greater Mithril Spellstone
///
/// `LOOT_203t3` · Warrior spell · 7 mana
///
/// > Summon three 5/5 Mithril Golems.
///
/// - Set: Kobolds & Catacombs · rare
/// - Tokens: Mithril Golem [`LOOT_203t4`]
///
/// State: Derived
//~ derived LOOT_203t3 0b8114a7 207dfd9d 513c0685.d15cd17a
pub const LOOT_203t3: Power = spell(&[summon(card("LOOT_203t4")).copies(3)]);

/// # Mithril Golem
///
/// `LOOT_203t4` · Warrior minion · 5 mana · 5/5
///
/// - Set: Kobolds & Catacombs
///
/// State: Vanilla
//~ vanilla LOOT_203t4 2b6bbef8 2117f064 6dbea63e
pub const LOOT_203t4: Power = VANILLA;

/// # Unidentified Shield
///
/// `LOOT_285` · Warrior spell · 6 mana
///
/// > Gain 5 Armor. Gains a bonus effect in your hand.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Entourage: Tower Shield +10 [`LOOT_285t`], Serrated Shield [`LOOT_285t2`], Runed Shield [`LOOT_285t3`], Spiked Shield [`LOOT_285t4`]
/// - Tokens: Tower Shield +10 [`LOOT_285t`], Serrated Shield [`LOOT_285t2`], Runed Shield [`LOOT_285t3`], Spiked Shield [`LOOT_285t4`]
///
/// State: Derived
//~ derived LOOT_285 ef74bf45 d284c5f2 0c5214b7.fda895c6
#[rustfmt::skip]
pub const LOOT_285: Power = abilities(&[spell(&[armor(5)]), whenever(YOU.get(ITSELF)).in_hand().then(&[transform(THIS, one_of(&["LOOT_285t", "LOOT_285t2", "LOOT_285t3", "LOOT_285t4"]))])]);

/// # Tower Shield +10
///
/// `LOOT_285t` · Warrior spell · 6 mana
///
/// > Gain 5 Armor. Gain 10 more Armor.
///
/// - Set: Kobolds & Catacombs · common
///
/// State: Todo
//~ todo LOOT_285t 1d62c768 fa69a819 4196cb62.0c3c5b29
pub const LOOT_285t: Power = TODO;

/// # Serrated Shield
///
/// `LOOT_285t2` · Warrior spell · 6 mana
///
/// > Gain 5 Armor. Deal $5 damage.
///
/// - Set: Kobolds & Catacombs · common
/// - Play requirements: `REQ_TARGET_TO_PLAY` (hearthstone-data 36393.1)
///
/// State: Derived
//~ derived LOOT_285t2 4987abd1 2ca4e015 4c0cc955.0485ef83
pub const LOOT_285t2: Power = spell(&[armor(5), deal(5).to(TARGET)]);

/// # Runed Shield
///
/// `LOOT_285t3` · Warrior spell · 6 mana
///
/// > Gain 5 Armor. Summon a 5/5 Golem.
///
/// - Set: Kobolds & Catacombs · common
/// - Tokens: Iron Golem [`LOOT_285t3t`]
///
/// State: Derived
//~ derived LOOT_285t3 ec4f1531 9f32deda 6ba146e5.b0a2df82
pub const LOOT_285t3: Power = spell(&[armor(5), summon(card("LOOT_285t3t"))]);

/// # Iron Golem
///
/// `LOOT_285t3t` · Warrior minion · 5 mana · 5/5
///
/// - Set: Kobolds & Catacombs
///
/// State: Vanilla
//~ vanilla LOOT_285t3t 208a0844 346d67e0 6881cdd9
pub const LOOT_285t3t: Power = VANILLA;

/// # Spiked Shield
///
/// `LOOT_285t4` · Warrior spell · 6 mana
///
/// > Gain 5 Armor. Equip a 5/2 weapon.
///
/// - Set: Kobolds & Catacombs · common
/// - Tokens: Spiked Shield [`LOOT_285t4t`]
///
/// State: Derived
//~ derived LOOT_285t4 2fcf4dd4 96a9c131 68bc61df.9df7d769
pub const LOOT_285t4: Power = spell(&[armor(5), equip(card("LOOT_285t4t"))]);

/// # Spiked Shield
///
/// `LOOT_285t4t` · Warrior weapon · 5 mana · 5/2 durability
///
/// - Set: Kobolds & Catacombs
///
/// State: Vanilla
//~ vanilla LOOT_285t4t f05ec48d c6fb17d5 d404ca89
pub const LOOT_285t4t: Power = VANILLA;

/// # Reckless Flurry
///
/// `LOOT_364` · Warrior spell · 3 mana
///
/// > Spend all your Armor. Deal that much damage to all minions.
///
/// - Set: Kobolds & Catacombs · epic · collectible
///
/// State: Todo
//~ todo LOOT_364 a968ca1d 59a1d657 9bc1406b.4ac753c0
pub const LOOT_364: Power = TODO;

/// # Gemstudded Golem
///
/// `LOOT_365` · Warrior minion · 6 mana · 5/9
///
/// > **Taunt** Can only attack if you have 5 or more Armor.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Taunt
///
/// State: Derived
//~ derived LOOT_365 adf68ef9 f1bf2c57 0125df60.daed49ab
pub const LOOT_365: Power =
    aura(THIS).when(not(&there_is(&YOUR_HERO.that(ARMOR.at_least(5))))).have(&[has(GameTag::CANT_ATTACK)]);

/// # Drywhisker Armorer
///
/// `LOOT_367` · Warrior minion · 2 mana · 2/2
///
/// > **Battlecry:** For each enemy minion, gain 2 Armor.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived LOOT_367 64692c26 38c314d8 484fb37e.6a7b45b4
pub const LOOT_367: Power = battlecry(&[armor(2).for_each(ENEMY_MINIONS)]);

/// # Gather Your Party
///
/// `LOOT_370` · Warrior spell · 6 mana
///
/// > **Recruit** a minion.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Refers to: Recruit
/// - Play requirements: `REQ_NUM_MINION_SLOTS` = 1 (hearthstone-data 36393.1)
///
/// State: Done
//~ done LOOT_370 d919885f - 7b61f40e.7be175ff
pub const LOOT_370: Power = spell(&[summon(the(YOUR_DECK.that(MINION).random()))]);

/// # Woecleaver
///
/// `LOOT_380` · Warrior weapon · 8 mana · 3/3 durability
///
/// > After your hero attacks, **Recruit** a minion.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Refers to: Recruit
///
/// State: Derived
//~ derived LOOT_380 bfe1743c 29bb3a59 ef8a536b.35c0e7ad
pub const LOOT_380: Power = after(YOUR_HERO.attack(CARD)).then(&[summon(the(YOUR_DECK.that(MINION).random()))]);

/// # Geosculptor Yip
///
/// `LOOT_519` · Warrior minion · 8 mana · 4/8
///
/// > At the end of your turn, summon a random minion with Cost equal to your Armor *(up to 10)*.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
///
/// State: Derived
//~ derived LOOT_519 ac2f0f48 f6a1f14e 69ca4484.d3803226
pub const LOOT_519: Power = at_end_of_your_turn(&[summon(costing(MINION, 0, ARMOR.of(YOUR_HERO)))]);
