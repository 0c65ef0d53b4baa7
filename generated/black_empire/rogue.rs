//! Rogue cards of Reign of the Black Empire.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file f6a7eb8f

/// # Shadow Dance
///
/// `BE_071` · Rogue spell · Shadow · 0 mana
///
/// > Deal $1 damage to all undamaged enemies.
///
/// - Set: Reign of the Black Empire · common · collectible
///
/// State: Derived
//~ derived BE_071 99e23ece 66af0b69 82608374.18e605b0
pub const BE_071: Power = spell(&[deal(1).to(ENEMIES.that(UNDAMAGED))]);

/// # Agent of N'Zoth
///
/// `BE_541` · Rogue minion · 2 mana · 3/2
///
/// > **Deathrattle:** Get a copy of a random different **Deathrattle** minion in your hand.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Mechanics: Deathrattle
///
/// State: Todo
//~ todo BE_541 4c1a93ed 22a71d38 1663829b.9bb9a7ab
pub const BE_541: Power = TODO;

/// # Shadowcrafter
///
/// `BE_702` · Rogue minion · 2 mana · 3/2
///
/// > **Combo**: **Assemble** a minion from another class.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Refers to: Combo, Craft
///
/// State: Todo
//~ todo BE_702 13f49ebf 3d56edc7 82f3168f.528584d2
pub const BE_702: Power = TODO;

/// # Drest'agath
///
/// `BE_703` · Rogue minion · 4 mana · 6/4
///
/// > **Deathrattle:** Draw an **Old God**. If you can't, get a random **Old God**.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Deathrattle
/// - Refers to: tag 4993
///
/// State: Todo
//~ todo BE_703 498ee8c0 efe64ae8 ed06687a.afcf8fd3
pub const BE_703: Power = TODO;

/// # Broodchamber Tunneler
///
/// `BE_720` · Rogue minion · 1 mana · 1/3
///
/// > **Battlecry:** Get a 1-Cost Larva with a **Combo** that triggers a Hero Power from another class.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Combo
/// - Tokens: Pale Larva [`BE_720t1`], Neon Larva [`BE_720t10`], Dark Larva [`BE_720t11`], Teal Larva [`BE_720t12`], Blue Larva [`BE_720t2`], Black Larva [`BE_720t3`], Yellow Larva [`BE_720t4`], Green Larva [`BE_720t5`], Brown Larva [`BE_720t6`], Purple Larva [`BE_720t7`], Cyan Larva [`BE_720t8`], Red Larva [`BE_720t9`]
///
/// State: Todo
//~ todo BE_720 336764b5 96d82456 da83c631.a0f4ea50
pub const BE_720: Power = TODO;

/// # Pale Larva
///
/// `BE_720t1` · Priest minion · 1 mana · 2/1
///
/// > **Combo:** Restore #2 Health.
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Combo
/// - Target: "Restore #2 Health."
///
/// State: Derived
//~ derived BE_720t1 607ab8e8 7325df5c 7aad7be5.b87755e7
pub const BE_720t1: Power = combo(&[heal(2).to(TARGET)]);

/// # Neon Larva
///
/// `BE_720t10` · Demon Hunter minion · 1 mana · 2/1
///
/// > Combo**:** Give your hero +1 Attack this turn.
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Combo
///
/// State: Derived
//~ derived BE_720t10 fc8bdb2e 2f0f0ef2 f939a29f.ba073679
pub const BE_720t10: Power = combo(&[lend(&[ATTACK.plus(1)], Lasts::ThisTurn).to(YOUR_HERO)]);

/// # Dark Larva
///
/// `BE_720t11` · Death Knight minion · 1 mana · 2/1
///
/// > **Combo:** Summon a 1/1 Ghoul with **Charge**. It dies at end of turn.
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Combo
/// - Refers to: Charge
///
/// State: Todo
//~ todo BE_720t11 eea2e564 08f3d76a b3bf36df.d3c90ed1
pub const BE_720t11: Power = TODO;

/// # Teal Larva
///
/// `BE_720t12` · Neutral minion · 1 mana · 2/1
///
/// > Combo**:** No Spoilers!
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Combo
///
/// State: Todo
//~ todo BE_720t12 933b7d34 34e66457 f8a7478b.f737d55a
pub const BE_720t12: Power = TODO;

/// # Blue Larva
///
/// `BE_720t2` · Shaman minion · 1 mana · 2/1
///
/// > **Combo:** Summon a random basic Totem.
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Combo
///
/// State: Derived
//~ derived BE_720t2 62249144 a03b8a2a 1ee1b1f7.f82e5592
pub const BE_720t2: Power = combo(&[summon(one_of(&["CS2_050", "CS2_051", "CS2_058", "NEW1_009"]))]);

/// # Black Larva
///
/// `BE_720t3` · Rogue minion · 1 mana · 2/1
///
/// > Combo**:** Equip a 1/2 Dagger.
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Combo
///
/// State: Todo
//~ todo BE_720t3 1c413f13 fc8e4e89 1003b51f.4ddea9ee
pub const BE_720t3: Power = TODO;

/// # Yellow Larva
///
/// `BE_720t4` · Paladin minion · 1 mana · 2/1
///
/// > **Combo:** Summon a 1/1 Silver Hand Recruit.
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Combo
///
/// State: Derived
//~ derived BE_720t4 209d50b2 f04561a9 d2939d77.ae87b7f1
pub const BE_720t4: Power = combo(&[summon(card("CS2_101t"))]);

/// # Green Larva
///
/// `BE_720t5` · Hunter minion · 1 mana · 2/1
///
/// > **Combo:** Deal 2 damage to the enemy hero.
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Combo
///
/// State: Derived
//~ derived BE_720t5 b311fd80 73b0ba1c 0a7e446c.7eacb754
pub const BE_720t5: Power = combo(&[deal(2).to(ENEMY_HERO)]);

/// # Brown Larva
///
/// `BE_720t6` · Druid minion · 1 mana · 2/1
///
/// > **Combo:** Give your hero +1 Attack this turn. Gain 1 Armor.
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Combo
///
/// State: Derived
//~ derived BE_720t6 43f2dd13 aa1cd6de d9ec367c.a9ac98f0
pub const BE_720t6: Power = combo(&[lend(&[ATTACK.plus(1)], Lasts::ThisTurn).to(YOUR_HERO), armor(1)]);

/// # Purple Larva
///
/// `BE_720t7` · Warlock minion · 1 mana · 2/1
///
/// > Combo**:** Draw a card and deal 2 damage to your hero.
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Combo
///
/// State: Derived
//~ derived BE_720t7 6f6022c0 dc865f81 f62e2ff4.e682324e
pub const BE_720t7: Power = combo(&[draw(1), deal(2).to(YOUR_HERO)]);

/// # Cyan Larva
///
/// `BE_720t8` · Mage minion · 1 mana · 2/1
///
/// > **Combo:** Deal 1 damage.
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Combo
/// - Target: "Deal 1 damage."
///
/// State: Derived
//~ derived BE_720t8 5a5273c7 03f6c0df 95ed6f01.c8b9d643
pub const BE_720t8: Power = combo(&[deal(1).to(TARGET)]);

/// # Red Larva
///
/// `BE_720t9` · Warrior minion · 1 mana · 2/1
///
/// > **Combo:** Gain 2 Armor.
///
/// - Set: Reign of the Black Empire
/// - Minion type: Beast
/// - Mechanics: Combo
///
/// State: Derived
//~ derived BE_720t9 35a4f259 bdf2f71a a1f6f3e8.ece29e2d
pub const BE_720t9: Power = combo(&[armor(2)]);

/// # Aqir Goliath
///
/// `BE_721` · Rogue minion · 8 mana · 4/5
///
/// > Costs (2) less for each **Combo** card played this turn. **Battlecry:** Draw a card.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
/// - Refers to: Combo
///
/// State: Derived
//~ derived BE_721 b9435e35 ec1fd63c 556689ca.4b5f6347
#[rustfmt::skip]
pub const BE_721: Power = abilities(&[costs(&[cost_less(2).times(count_of(CARDS_YOU_PLAYED_THIS_TURN.that(with(GameTag::COMBO))))]), battlecry(&[draw(1)])]);

/// # Aqir Swarmer
///
/// `BE_722` · Rogue minion · 3 mana · 4/2
///
/// > **Deathrattle:** Get two 1-Cost Larvae with Combo**s** that trigger a Hero Power from another class.
///
/// - Set: Reign of the Black Empire · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Refers to: Combo
///
/// State: Todo
//~ todo BE_722 b7f7e809 960a7068 1d92ef64.a604c010
pub const BE_722: Power = TODO;

/// # Wandering Seeker
///
/// `BE_723` · Rogue minion · 4 mana · 4/4
///
/// > After you play a **Combo** card, deal 3 damage to a random enemy.
///
/// - Set: Reign of the Black Empire · epic · collectible
/// - Refers to: Combo
///
/// State: Derived
//~ derived BE_723 2dbc4059 163ef610 579c77c0.0d7d4c26
pub const BE_723: Power = after(YOU.play(with(GameTag::COMBO))).then(&[deal(3).to(ENEMIES.random())]);

/// # Incubate
///
/// `BE_724` · Rogue spell · Shadow · 2 mana
///
/// > Get three 1-Cost Larvae with Combo**s** that trigger a Hero Power from another class.
///
/// - Set: Reign of the Black Empire · rare · collectible
/// - Refers to: Combo
///
/// State: Todo
//~ todo BE_724 a61e08ab 26224313 503b2f4d.039cc28b
pub const BE_724: Power = TODO;

/// # The Unknowable One
///
/// `BE_725` · Rogue minion · 5 mana · 6/5
///
/// > **Battlecry:** Set the Attack and Health of all **Combo** minions in your hand to 6.
///
/// - Set: Reign of the Black Empire · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Combo
/// - Enchantments: Unknown Power [`BE_725e2`]
///
/// State: Derived
//~ derived BE_725 2d62b361 ecc67c1e a2af3a36.b4d13f78
pub const BE_725: Power = battlecry(&[attach("BE_725e2").to(YOUR_HAND.that(all(&[MINION, with(GameTag::COMBO)])))]);

/// # Unknown Power
///
/// `BE_725e2` · Neutral enchantment
///
/// > Set to 6/6.
///
/// - Set: Reign of the Black Empire
///
/// State: Derived
//~ derived BE_725e2 70d49dbd 6d37688e 9d83fd9e.72cdb7b4
pub const BE_725e2: Power = enchant(&[become_stats(6, 6)]);
