//! Shaman cards of Perils in Paradise.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 977e4331

/// # Razzle-Dazzler
///
/// `VAC_301` · Shaman minion · 7 mana · 4/4
///
/// > **Battlecry:** Summon a random 5-Cost minion. Repeat for each spell school you've cast this game.@ *(@)*
///
/// - Set: Perils in Paradise · epic · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Tags: `1724` = 1
///
/// State: Derived
//~ derived VAC_301 e2f91487 0f692f8a fe7f0970.966515c7
#[rustfmt::skip]
pub const VAC_301: Power = battlecry(&[summon(random(all(&[MINION, COST.is(5)]))), times(1, &[summon(random(all(&[MINION, COST.is(5)])))]).times(SCHOOLS_CAST)]);

/// # Frosty Décor
///
/// `VAC_305` · Shaman spell · Frost · 5 mana
///
/// > Summon two 2/4 Elementals with **Taunt** and "**Deathrattle**: Gain 4 Armor".
///
/// - Set: Perils in Paradise · rare · collectible
/// - Refers to: Taunt, Deathrattle
/// - Tokens: Ice Sculpture [`VAC_305t`]
///
/// State: Derived
//~ derived VAC_305 17ced72b 10008a66 39b3f75a.b216a8ae
pub const VAC_305: Power = spell(&[summon(card("VAC_305t")).copies(2)]);

/// # Ice Sculpture
///
/// `VAC_305t` · Shaman minion · 3 mana · 2/4
///
/// > **Taunt Deathrattle:** Gain 4 Armor.
///
/// - Set: Perils in Paradise
/// - Minion type: Elemental
/// - Mechanics: Taunt, Deathrattle
///
/// State: Derived
//~ derived VAC_305t 5d51d4db c941d90e 8dc85833.ec43d2ee
pub const VAC_305t: Power = deathrattle(&[armor(4)]);

/// # Siren Song
///
/// `VAC_308` · Shaman spell · 2 mana
///
/// > Get two random spells from spell schools you haven't cast this game.
///
/// - Set: Perils in Paradise · rare · collectible
///
/// State: Todo
//~ todo VAC_308 eaf271ee 99633a6d 84e8f82f.54eff7b3
pub const VAC_308: Power = TODO;

/// # Malted Magma
///
/// `VAC_323` · Shaman spell · Fire · 2 mana
///
/// > Deal $1 damage to all enemies. *(3 Drinks left!)*
///
/// - Set: Perils in Paradise · common · collectible
/// - Tokens: Malted Magma [`VAC_323t`], Malted Magma [`VAC_323t2`]
///
/// State: Derived
//~ derived VAC_323 123f06b9 accd2971 6e84f64c.039c9e56
pub const VAC_323: Power = abilities(&[spell(&[deal(1).to(ENEMIES)]), twinspell("VAC_323t")]);

/// # Malted Magma
///
/// `VAC_323t` · Shaman spell · Fire · 2 mana
///
/// > Deal $1 damage to all enemies. *(2 Drinks left!)*
///
/// - Set: Perils in Paradise · common
///
/// State: Derived
//~ derived VAC_323t 40732ec4 169e4f95 82f13dde.a98b457e
pub const VAC_323t: Power = abilities(&[spell(&[deal(1).to(ENEMIES)]), twinspell("VAC_323t2")]);

/// # Malted Magma
///
/// `VAC_323t2` · Shaman spell · Fire · 2 mana
///
/// > Deal $1 damage to all enemies. *(Last Drink!)*
///
/// - Set: Perils in Paradise · common
///
/// State: Derived
//~ derived VAC_323t2 97eabd69 3de99998 7ad6ee45.39518421
pub const VAC_323t2: Power = spell(&[deal(1).to(ENEMIES)]);

/// # Matching Outfits
///
/// `VAC_324` · Shaman spell · 4 mana
///
/// > Transform a minion into a random one that costs (1) more, then summon a copy of it.
///
/// - Set: Perils in Paradise · common · collectible
///
/// State: Derived
//~ derived VAC_324 c65f62fa 92a9f373 b9908bd8.c19bce06
pub const VAC_324: Power = spell(&[transform(A_MINION, costing(MINION, 1, COST.of(IT))), summon(copy_of(IT))]);

/// # Meltemental
///
/// `VAC_328` · Shaman minion · 3 mana · 3/8
///
/// > **Taunt** This is permanently **Frozen**.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Elemental
/// - Mechanics: Taunt
/// - Refers to: Freeze
///
/// State: Derived
//~ derived VAC_328 117f0fca d3956f09 61b565af.d2001d4a
pub const VAC_328: Power = aura(THIS).have(&[has(GameTag::FROZEN)]);

/// # Natural Talent
///
/// `VAC_329` · Shaman spell · Nature · 3 mana
///
/// > Get a random Naga and a random spell. They cost (2) less.
///
/// - Set: Perils in Paradise · epic · collectible
///
/// State: Todo
//~ todo VAC_329 b81b9ed7 06dc0ac9 c250dfcd.8005f975
pub const VAC_329: Power = TODO;

/// # Carress, Cabaret Star
///
/// `VAC_449` · Shaman minion · 3 mana · 3/3
///
/// > While in your hand, play two different spell schools to transform.@ *({0} left!)*@ *(Ready!)*
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Naga
/// - Tags: `ENTITY_TAG_THRESHOLD_TAG_ID` = 2, `ENTITY_TAG_THRESHOLD_VALUE` = 2
/// - Enchantments: Siren Songs [`VAC_449e1`]
/// - Tokens: Carress, Cabaret Star [`VAC_449t`], Carress, Cabaret Star [`VAC_449t1`], Carress, Cabaret Star [`VAC_449t10`], Carress, Cabaret Star [`VAC_449t11`], Carress, Cabaret Star [`VAC_449t12`], Carress, Cabaret Star [`VAC_449t13`], Carress, Cabaret Star [`VAC_449t14`], Carress, Cabaret Star [`VAC_449t15`], Carress, Cabaret Star [`VAC_449t16`], Carress, Cabaret Star [`VAC_449t17`], Carress, Cabaret Star [`VAC_449t18`], Carress, Cabaret Star [`VAC_449t19`], Carress, Cabaret Star [`VAC_449t2`], Carress, Cabaret Star [`VAC_449t20`], Carress, Cabaret Star [`VAC_449t3`], Carress, Cabaret Star [`VAC_449t4`], Carress, Cabaret Star [`VAC_449t5`], Carress, Cabaret Star [`VAC_449t6`], Carress, Cabaret Star [`VAC_449t7`], Carress, Cabaret Star [`VAC_449t8`], Carress, Cabaret Star [`VAC_449t9`]
///
/// State: Todo
//~ todo VAC_449 070f71d4 6700f27c fa5f51b9.98d52f9b
pub const VAC_449: Power = TODO;

/// # Siren Songs
///
/// `VAC_449e1` · Shaman enchantment
///
/// > +2/+2.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_449e1 dcecba54 00725006 0ff0564f.6d6ab056
pub const VAC_449e1: Power = enchant(&[plus(2, 2)]);

/// # Carress, Cabaret Star
///
/// `VAC_449t` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw 2 cards. Deal 6 damage to the enemy hero.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived VAC_449t ff444be9 75cf5fc3 943fd797.fef8b2e0
pub const VAC_449t: Power = battlecry(&[draw(2), deal(6).to(ENEMY_HERO)]);

/// # Carress, Cabaret Star
///
/// `VAC_449t1` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw 2 cards. **Freeze** three random enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Refers to: Freeze
///
/// State: Derived
//~ derived VAC_449t1 ad0fa034 b869b70f fe213005.7add3ca7
pub const VAC_449t1: Power = battlecry(&[draw(2), freeze(ENEMY_MINIONS.random_of(3))]);

/// # Carress, Cabaret Star
///
/// `VAC_449t10` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 6 damage to the enemy hero. Deal 2 damage to all enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived VAC_449t10 7b24f40c 38374041 98cf01b1.f818d308
pub const VAC_449t10: Power = battlecry(&[deal(6).to(ENEMY_HERO), deal(2).to(ENEMY_MINIONS)]);

/// # Carress, Cabaret Star
///
/// `VAC_449t11` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Gain +2/+2 and **Taunt**. **Freeze** three random enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Refers to: Taunt, Freeze
///
/// State: Derived
//~ derived VAC_449t11 6c9b430b 16b41a82 d2f07fe6.3e87215c
pub const VAC_449t11: Power =
    battlecry(&[give(&[plus(2, 2), has(GameTag::TAUNT)]), freeze(ENEMY_MINIONS.random_of(3))]);

/// # Carress, Cabaret Star
///
/// `VAC_449t12` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Restore 6 Health to your hero. **Freeze** three random enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Refers to: Freeze
///
/// State: Derived
//~ derived VAC_449t12 ad60002b 88f77666 2e2960db.971d40c7
pub const VAC_449t12: Power = battlecry(&[heal(6).to(YOUR_HERO), freeze(ENEMY_MINIONS.random_of(3))]);

/// # Carress, Cabaret Star
///
/// `VAC_449t13` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy two random enemy minions. **Freeze** three random enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Refers to: Freeze
///
/// State: Derived
//~ derived VAC_449t13 ff917612 42fe82dd 9af505dc.2b19986a
pub const VAC_449t13: Power = battlecry(&[destroy(ENEMY_MINIONS.random_of(2)), freeze(ENEMY_MINIONS.random_of(3))]);

/// # Carress, Cabaret Star
///
/// `VAC_449t14` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 2 damage to all enemy minions. **Freeze** three random enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Refers to: Freeze
///
/// State: Derived
//~ derived VAC_449t14 083af672 b9858f3b 8ef65b65.0dde8a17
pub const VAC_449t14: Power = battlecry(&[deal(2).to(ENEMY_MINIONS), freeze(ENEMY_MINIONS.random_of(3))]);

/// # Carress, Cabaret Star
///
/// `VAC_449t15` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Gain +2/+2 and **Taunt**. Restore 6 Health to your hero.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Refers to: Taunt
///
/// State: Derived
//~ derived VAC_449t15 dba17fbe c753e896 cb23de12.a9e1e3d6
pub const VAC_449t15: Power = battlecry(&[give(&[plus(2, 2), has(GameTag::TAUNT)]), heal(6).to(YOUR_HERO)]);

/// # Carress, Cabaret Star
///
/// `VAC_449t16` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Gain +2/+2 and **Taunt**. Destroy 2 random enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Refers to: Taunt
///
/// State: Derived
//~ derived VAC_449t16 65c41bb9 1f36d714 4ea24f43.fa049658
pub const VAC_449t16: Power =
    battlecry(&[give(&[plus(2, 2), has(GameTag::TAUNT)]), destroy(ENEMY_MINIONS.random_of(2))]);

/// # Carress, Cabaret Star
///
/// `VAC_449t17` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Gain +2/+2 and **Taunt**. Deal 2 damage to all enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Refers to: Taunt
///
/// State: Derived
//~ derived VAC_449t17 d871ab89 5fa1509e 216313dc.6ceec670
pub const VAC_449t17: Power = battlecry(&[give(&[plus(2, 2), has(GameTag::TAUNT)]), deal(2).to(ENEMY_MINIONS)]);

/// # Carress, Cabaret Star
///
/// `VAC_449t18` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Restore 6 Health to your hero. Destroy 2 random enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived VAC_449t18 703e0372 f2886220 2294283f.47ff700f
pub const VAC_449t18: Power = battlecry(&[heal(6).to(YOUR_HERO), destroy(ENEMY_MINIONS.random_of(2))]);

/// # Carress, Cabaret Star
///
/// `VAC_449t19` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Restore 6 Health to your hero. Deal 2 damage to all enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived VAC_449t19 4dbd8785 f1f75cc1 3ec9a2ec.3285f325
pub const VAC_449t19: Power = battlecry(&[heal(6).to(YOUR_HERO), deal(2).to(ENEMY_MINIONS)]);

/// # Carress, Cabaret Star
///
/// `VAC_449t2` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw 2 cards. Gain +2/+2 and **Taunt**.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Refers to: Taunt
///
/// State: Derived
//~ derived VAC_449t2 cfc4187c ea7cf7df f25d8d8e.1bc715de
pub const VAC_449t2: Power = battlecry(&[draw(2), give(&[plus(2, 2), has(GameTag::TAUNT)])]);

/// # Carress, Cabaret Star
///
/// `VAC_449t20` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 2 damage to all enemy minions. Destroy 2 random enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived VAC_449t20 918b49dd 56aedd8a e8647ab7.f430ce01
pub const VAC_449t20: Power = battlecry(&[deal(2).to(ENEMY_MINIONS), destroy(ENEMY_MINIONS.random_of(2))]);

/// # Carress, Cabaret Star
///
/// `VAC_449t3` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw 2 cards. Restore 6 Health to your hero.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived VAC_449t3 ec7c26cb 6ce0bd1d 92ce5dde.ea2e95c9
pub const VAC_449t3: Power = battlecry(&[draw(2), heal(6).to(YOUR_HERO)]);

/// # Carress, Cabaret Star
///
/// `VAC_449t4` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw 2 cards. Destroy 2 random enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived VAC_449t4 8fdba89e e153f71d 7882100b.26b1ae07
pub const VAC_449t4: Power = battlecry(&[draw(2), destroy(ENEMY_MINIONS.random_of(2))]);

/// # Carress, Cabaret Star
///
/// `VAC_449t5` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw 2 cards. Deal 2 damage to all enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived VAC_449t5 5cc18348 f00c3f53 7aa8c559.7bebdad5
pub const VAC_449t5: Power = battlecry(&[draw(2), deal(2).to(ENEMY_MINIONS)]);

/// # Carress, Cabaret Star
///
/// `VAC_449t6` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 6 damage to the enemy hero. **Freeze** three random enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Refers to: Freeze
///
/// State: Derived
//~ derived VAC_449t6 e2da3f2f 5edda450 3b138fa8.a8704617
pub const VAC_449t6: Power = battlecry(&[deal(6).to(ENEMY_HERO), freeze(ENEMY_MINIONS.random_of(3))]);

/// # Carress, Cabaret Star
///
/// `VAC_449t7` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 6 damage to the enemy hero. Gain +2/+2 and **Taunt**.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Refers to: Taunt
///
/// State: Derived
//~ derived VAC_449t7 e4875137 11cf88c9 aa68e512.21f472dd
pub const VAC_449t7: Power = battlecry(&[deal(6).to(ENEMY_HERO), give(&[plus(2, 2), has(GameTag::TAUNT)])]);

/// # Carress, Cabaret Star
///
/// `VAC_449t8` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 6 damage to the enemy hero. Restore 6 Health to your hero.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived VAC_449t8 d23f43be 407229f1 5be170cb.ce36619c
pub const VAC_449t8: Power = battlecry(&[deal(6).to(ENEMY_HERO), heal(6).to(YOUR_HERO)]);

/// # Carress, Cabaret Star
///
/// `VAC_449t9` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 6 damage to the enemy hero. Destroy 2 random enemy minions.
///
/// - Set: Perils in Paradise
/// - Minion type: Naga
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived VAC_449t9 8dbac37b 925a24eb 08d248c8.aa8696fa
pub const VAC_449t9: Power = battlecry(&[deal(6).to(ENEMY_HERO), destroy(ENEMY_MINIONS.random_of(2))]);

/// # Carefree Cookie
///
/// `VAC_450` · Shaman minion · 3 mana · 2/2
///
/// > **Demon Hunter Tourist** After a friendly minion dies, summon a random minion that costs (1) more.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Murloc, Pirate
/// - Mechanics: Demon Hunter Tourist
/// - Tags: `1724` = 1, `2522` = 1, `2936` = 1, `TOURIST` = 14, `4357` = 1
///
/// State: Derived
//~ derived VAC_450 c0d6ed32 501ddee2 e6c041f5.e200a9be
pub const VAC_450: Power = after(OTHER_FRIENDLY_MINIONS.die()).then(&[summon(costing(MINION, 1, COST.of(WHO)))]);

/// # Cabaret Headliner
///
/// `VAC_954` · Shaman minion · 4 mana · 3/3
///
/// > **Battlecry:** Reduce the Cost of a spell of each school in your hand by (2).
///
/// - Set: Perils in Paradise · rare · collectible
/// - Minion type: Naga
/// - Mechanics: Battlecry
/// - Enchantments: Siren Serenade [`VAC_954e1`]
///
/// State: Todo
//~ todo VAC_954 03c27844 dbe7daa3 220164fe.2d1ff7cd
pub const VAC_954: Power = TODO;

/// # Siren Serenade
///
/// `VAC_954e1` · Shaman enchantment
///
/// > Costs (2) less.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived VAC_954e1 c5e60d6b 35370600 bb39f4e6.90c32b47
pub const VAC_954e1: Power = enchant(&[cost_less(2)]);

/// # Hydration Totem
///
/// `WORK_011` · Shaman minion · 2 mana · 0/3
///
/// > At the end of your turn, give adjacent minions +1/+1.
///
/// - Set: Perils in Paradise · common · collectible
/// - Minion type: Totem
/// - Enchantments: Chatting [`WORK_011e`]
///
/// State: Derived
//~ derived WORK_011 6690a4db b655db2d cf254b28.df64aa70
pub const WORK_011: Power = at_end_of_your_turn(&[attach("WORK_011e").to(THIS.neighbours())]);

/// # Chatting
///
/// `WORK_011e` · Shaman enchantment
///
/// > +1/+1
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived WORK_011e 444bc559 81c7a890 e8cff6b1.29d9cb13
pub const WORK_011e: Power = enchant(&[plus(1, 1)]);

/// # Turbulus
///
/// `WORK_013` · Shaman minion · 3 mana · 3/3
///
/// > **Hunter Tourist**. **Battlecry:** Give +1/+1 to all other **Battlecry** minions in your hand, deck, and battlefield.
///
/// - Set: Perils in Paradise · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry, Hunter Tourist
/// - Tags: `1724` = 1, `2936` = 1, `TOURIST` = 3, `4357` = 1
/// - Enchantments: Turbulence [`WORK_013e`]
///
/// State: Derived
//~ derived WORK_013 f94bd817 ff533be4 2c7c6a5d.b4d322b5
#[rustfmt::skip]
pub const WORK_013: Power = battlecry(&[attach("WORK_013e").to(together(&[YOUR_HAND.other().that(all(&[MINION, with(GameTag::BATTLECRY)])), YOUR_DECK.that(all(&[MINION, with(GameTag::BATTLECRY)])), OTHER_FRIENDLY_MINIONS.that(with(GameTag::BATTLECRY))]))]);

/// # Turbulence
///
/// `WORK_013e` · Shaman enchantment
///
/// > +1/+1.
///
/// - Set: Perils in Paradise
///
/// State: Derived
//~ derived WORK_013e 7ad00309 b70766e0 1c536e55.67341004
pub const WORK_013e: Power = enchant(&[plus(1, 1)]);

/// # Icecrown Brochure
///
/// `WORK_030` · Shaman spell · Frost · 2 mana
///
/// > Deal $3 damage to a minion and **Freeze** its neighbors. *(Flips each turn.)*
///
/// - Set: Perils in Paradise · rare · collectible
/// - Refers to: Freeze
/// - Tokens: Blackrock Brochure [`WORK_030t`]
///
/// State: Todo
//~ todo WORK_030 1973c902 d55f6a3a 7cf76e4d.92e5a865
pub const WORK_030: Power = TODO;

/// # Blackrock Brochure
///
/// `WORK_030t` · Shaman spell · Fire · 2 mana
///
/// > Deal $3 damage to a minion and $1 to its neighbors. *(Flips each turn.)*
///
/// - Set: Perils in Paradise · rare
/// - Tokens: Icecrown Brochure [`WORK_030`]
///
/// State: Todo
//~ todo WORK_030t dc2616aa c419ef0f 8c9fda2d.fbff5b3f
pub const WORK_030t: Power = TODO;
