//! Hunter cards of Showdown in the Badlands.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 7746e0e7

/// # Elemental Companion
///
/// `DEEP_002` · Multi-class spell · 3 mana
///
/// > Summon a random Elemental Companion.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Classes: Hunter, Mage
/// - Tokens: Hiffar [`DEEP_002t`], Luekk [`DEEP_002t2`], Me'sho [`DEEP_002t3`]
///
/// State: Todo
//~ todo DEEP_002 451f5876 48eea70f 1f0ed6c2.fb101a03
pub const DEEP_002: Power = TODO;

/// # Hiffar
///
/// `DEEP_002t` · Multi-class minion · 3 mana · 4/2
///
/// > Your spells cost (1) less.
///
/// - Set: Showdown in the Badlands
/// - Minion type: Elemental
/// - Classes: Hunter, Mage
/// - Mechanics: Aura
/// - Enchantments: Haffir [`DEEP_002te`]
///
/// State: Derived
//~ derived DEEP_002t 30df621f 8a19f0a0 a98bfe30.f6a37700
pub const DEEP_002t: Power = aura(YOUR_HAND.that(SPELL)).gives("DEEP_002te");

/// # Luekk
///
/// `DEEP_002t2` · Multi-class minion · 3 mana · 2/4
///
/// > **Spell Damage +2**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Elemental
/// - Classes: Hunter, Mage
/// - Tags: `SPELLPOWER` = 2
///
/// State: Vanilla
//~ vanilla DEEP_002t2 cca1235a c842e661 d151c6a4.e1835dc2
pub const DEEP_002t2: Power = VANILLA;

/// # Me'sho
///
/// `DEEP_002t3` · Multi-class minion · 3 mana · 4/4
///
/// > **Elusive**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Elemental
/// - Classes: Hunter, Mage
/// - Mechanics: Elusive
///
/// State: Vanilla
//~ vanilla DEEP_002t3 f65c71ad 27e35a69 0be9ce08.c54580ff
pub const DEEP_002t3: Power = VANILLA;

/// # Haffir
///
/// `DEEP_002te` · Neutral enchantment
///
/// > Costs (1) less.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived DEEP_002te f599973d 9d972a26 2e79a2ce.f705eb41
pub const DEEP_002te: Power = enchant(&[cost_less(1)]);

/// # Shimmer Shot
///
/// `DEEP_003` · Hunter spell · Arcane · 1 mana
///
/// > Deal $1 damage. Summon a random minion of that Cost.
///
/// - Set: Showdown in the Badlands · common · collectible
///
/// State: Derived
//~ derived DEEP_003 870d58d6 9138cfad eb22063f.c094246f
pub const DEEP_003: Power = spell(&[deal(1).to(TARGET), summon(costing(MINION, 0, COST.of(IT)))]);

/// # Mantle Shaper
///
/// `DEEP_004` · Multi-class minion · 5 mana · 5/5
///
/// > Costs (1) less for each spell you've cast while holding this.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Elemental, Naga
/// - Classes: Hunter, Mage
/// - Tags: `2553` = 1
///
/// State: Done
//~ done DEEP_004 520e2c35 - 91298c3e.53f11d88
pub const DEEP_004: Power =
    costs(&[cost_less(1).times(count_of(past(Side::Friendly, Deed::Cast, Window::WhileHolding)))]);

/// # Sneaky Snakes
///
/// `WW_806` · Hunter spell · 1 mana
///
/// > Summon two 1/1 Snakes with **Stealth**.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Refers to: Stealth
/// - Tokens: Sidewinder [`WW_806t`]
///
/// State: Derived
//~ derived WW_806 48056b6e e05675f2 768f2596.ec02e706
pub const WW_806: Power = spell(&[summon(card("WW_806t")).copies(2)]);

/// # Sidewinder
///
/// `WW_806t` · Hunter minion · 1 mana · 1/1
///
/// > **Stealth**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Beast
/// - Mechanics: Stealth
///
/// State: Vanilla
//~ vanilla WW_806t 28d4ecc8 ed16003c 40d00d02.86cd88a1
pub const WW_806t: Power = VANILLA;

/// # Messenger Buzzard
///
/// `WW_807` · Hunter minion · 2 mana · 1/2
///
/// > **Deathrattle:** Draw a Beast. Give minions in your hand +1/+1.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle
/// - Enchantments: A Message [`WW_807e`]
///
/// State: Derived
//~ derived WW_807 86d97749 9915617e 2f186ffa.440e2048
pub const WW_807: Power = deathrattle(&[draw_that(1, BEAST), attach("WW_807e").to(YOUR_HAND.that(MINION))]);

/// # A Message
///
/// `WW_807e` · Hunter enchantment
///
/// > +1/+1.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_807e f5f62ddf 13c0fab3 cdbb92f3.67341004
pub const WW_807e: Power = enchant(&[plus(1, 1)]);

/// # Silver Serpent
///
/// `WW_808` · Hunter minion · 3 mana · 2/3
///
/// > Rush**,** Poisonous **Quickdraw:** Gain **Immune** this turn.
///
/// - Set: Showdown in the Badlands · common · collectible
/// - Minion type: Beast
/// - Mechanics: Poisonous, Rush, Quickdraw
/// - Refers to: Immune
/// - Enchantments: Silver Fangs [`WW_808e`]
///
/// State: Done
//~ done WW_808 f3e8dc34 - ae373a01.f3764f3b
pub const WW_808: Power = on(Word::Quickdraw, &[attach("WW_808e")]);

/// # Silver Fangs
///
/// `WW_808e` · Hunter enchantment
///
/// > **Immune** this turn.
///
/// - Set: Showdown in the Badlands
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived WW_808e 1c69af9c 878faa54 4d37d934.fb55a5e5
pub const WW_808e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();

/// # Bovine Skeleton
///
/// `WW_809` · Hunter minion · 3 mana · 3/3
///
/// > **Deathrattle:** If this has 4 or more Attack, summon a Bovine Skeleton.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Minion type: Undead, Beast
/// - Mechanics: Deathrattle
/// - Tags: `2534` = 1
///
/// State: Derived
//~ derived WW_809 da456a69 cd813e34 8fff1b6a.d0aab75f
pub const WW_809: Power = deathrattle(&[summon(card("WW_809"))]).when(there_is(&THIS.that(ATTACK.at_least(4))));

/// # Camouflage Mount
///
/// `WW_810` · Hunter spell · 4 mana
///
/// > Give a minion +3/+3 and a random **Bonus Effect**. When it dies, summon a Chameleon.
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Refers to: Deathrattle, Bonus Effects
/// - Tokens: Chameleon [`WW_810t1`], Chameleon [`WW_810t2`], Chameleon [`WW_810t3`], Chameleon [`WW_810t4`], Chameleon [`WW_810t5`], Chameleon [`WW_810t6`], Chameleon [`WW_810t7`], Chameleon [`WW_810t8`]
///
/// State: Todo
//~ todo WW_810 3544938a 8b15bcfb 4b550e41.b52c6c63
pub const WW_810: Power = TODO;

/// # Chameleon
///
/// `WW_810t1` · Hunter minion · 3 mana · 3/3
///
/// > **Divine Shield**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Beast
/// - Mechanics: Divine Shield
/// - Enchantments: On a Chameleon [`WW_810t1e1`]
///
/// State: Vanilla
//~ vanilla WW_810t1 bf56fcb1 c42e92b1 24e90805.cc526ac4
pub const WW_810t1: Power = VANILLA;

/// # On a Chameleon
///
/// `WW_810t1e1` · Hunter enchantment
///
/// > +3/+3 and **Divine Shield**. **Deathrattle:** Summon a Chameleon.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_810t1e1 38203b8b a9025637 bd8c4f16.53cfb6b2
pub const WW_810t1e1: Power =
    abilities(&[enchant(&[plus(3, 3), has(GameTag::DIVINE_SHIELD)]), deathrattle(&[summon(card("WW_810t1"))])]);

/// # Chameleon
///
/// `WW_810t2` · Hunter minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Beast
/// - Mechanics: Taunt
/// - Enchantments: On a Chameleon [`WW_810t2e1`]
///
/// State: Vanilla
//~ vanilla WW_810t2 5cdd4fcc 724fce5e 5d5790c7.4b0c5d24
pub const WW_810t2: Power = VANILLA;

/// # On a Chameleon
///
/// `WW_810t2e1` · Hunter enchantment
///
/// > +3/+3 and **Taunt**. **Deathrattle:** Summon a Chameleon.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_810t2e1 ef36a4a2 f6041d6f 062d278f.50666a75
pub const WW_810t2e1: Power =
    abilities(&[enchant(&[plus(3, 3), has(GameTag::TAUNT)]), deathrattle(&[summon(card("WW_810t1"))])]);

/// # Chameleon
///
/// `WW_810t3` · Hunter minion · 3 mana · 3/3
///
/// > **Rush**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Beast
/// - Mechanics: Rush
/// - Enchantments: On a Chameleon [`WW_810t3e1`]
///
/// State: Vanilla
//~ vanilla WW_810t3 a8eb1052 97a5d198 367e5a79.57b12c28
pub const WW_810t3: Power = VANILLA;

/// # On a Chameleon
///
/// `WW_810t3e1` · Hunter enchantment
///
/// > +3/+3 and **Rush**. **Deathrattle:** Summon a Chameleon.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_810t3e1 0aedbced e6ce447b 0441b4e2.5f869230
pub const WW_810t3e1: Power =
    abilities(&[enchant(&[plus(3, 3), has(GameTag::RUSH)]), deathrattle(&[summon(card("WW_810t1"))])]);

/// # Chameleon
///
/// `WW_810t4` · Hunter minion · 3 mana · 3/3
///
/// > **Windfury**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Beast
/// - Mechanics: Windfury
/// - Enchantments: On a Chameleon [`WW_810t4e1`]
///
/// State: Vanilla
//~ vanilla WW_810t4 60db8b86 95b51362 241fbbb9.9569ce14
pub const WW_810t4: Power = VANILLA;

/// # On a Chameleon
///
/// `WW_810t4e1` · Hunter enchantment
///
/// > +3/+3 and **Windfury**. **Deathrattle:** Summon a Chameleon.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_810t4e1 5fff729a 9fd1d683 cb1ec51f.012c448b
pub const WW_810t4e1: Power =
    abilities(&[enchant(&[plus(3, 3), has(GameTag::WINDFURY)]), deathrattle(&[summon(card("WW_810t1"))])]);

/// # Chameleon
///
/// `WW_810t5` · Hunter minion · 3 mana · 3/3
///
/// > **Elusive**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Beast
/// - Mechanics: Elusive
/// - Enchantments: On a Chameleon [`WW_810t5e1`]
///
/// State: Vanilla
//~ vanilla WW_810t5 ed20d40a 2f7fa4c6 5ab1c921.c54580ff
pub const WW_810t5: Power = VANILLA;

/// # On a Chameleon
///
/// `WW_810t5e1` · Hunter enchantment
///
/// > +3/+3 and **Elusive**. **Deathrattle:** Summon a Chameleon.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_810t5e1 93c5c8a1 04e8d3bd a9d9b4bc.9526dfd1
pub const WW_810t5e1: Power =
    abilities(&[enchant(&[plus(3, 3), has(GameTag::ELUSIVE)]), deathrattle(&[summon(card("WW_810t1"))])]);

/// # Chameleon
///
/// `WW_810t6` · Hunter minion · 3 mana · 3/3
///
/// > **Poisonous**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Beast
/// - Mechanics: Poisonous
/// - Enchantments: On a Chameleon [`WW_810t6e1`]
///
/// State: Vanilla
//~ vanilla WW_810t6 ce844001 9911bd8c ee1a0bce.2574dcf7
pub const WW_810t6: Power = VANILLA;

/// # On a Chameleon
///
/// `WW_810t6e1` · Hunter enchantment
///
/// > +3/+3 and **Poisonous**. **Deathrattle:** Summon a Chameleon.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_810t6e1 fe5a0146 1b7ae78b def32260.92db1c4b
pub const WW_810t6e1: Power =
    abilities(&[enchant(&[plus(3, 3), has(GameTag::POISONOUS)]), deathrattle(&[summon(card("WW_810t1"))])]);

/// # Chameleon
///
/// `WW_810t7` · Hunter minion · 3 mana · 3/3
///
/// > **Lifesteal**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Beast
/// - Mechanics: Lifesteal
/// - Enchantments: On a Chameleon [`WW_810t7e1`]
///
/// State: Vanilla
//~ vanilla WW_810t7 e8f5c787 675632d1 b33cabf6.b857c9f1
pub const WW_810t7: Power = VANILLA;

/// # On a Chameleon
///
/// `WW_810t7e1` · Hunter enchantment
///
/// > +3/+3 and **Lifesteal**. **Deathrattle:** Summon a Chameleon.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_810t7e1 8f0b67db a4444576 5058567a.bf043356
pub const WW_810t7e1: Power =
    abilities(&[enchant(&[plus(3, 3), has(GameTag::LIFESTEAL)]), deathrattle(&[summon(card("WW_810t1"))])]);

/// # Chameleon
///
/// `WW_810t8` · Hunter minion · 3 mana · 3/3
///
/// > **Reborn**
///
/// - Set: Showdown in the Badlands
/// - Minion type: Beast
/// - Mechanics: Reborn
/// - Enchantments: On a Chameleon [`WW_810t8e1`]
///
/// State: Vanilla
//~ vanilla WW_810t8 d2a363a8 507817a5 587f9635.d8e09bc7
pub const WW_810t8: Power = VANILLA;

/// # On a Chameleon
///
/// `WW_810t8e1` · Hunter enchantment
///
/// > +3/+3 and **Reborn**. **Deathrattle:** Summon a Chameleon.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_810t8e1 d7ad04bc a49986f7 d932d4e9.a9da410d
pub const WW_810t8e1: Power =
    abilities(&[enchant(&[plus(3, 3), has(GameTag::REBORN)]), deathrattle(&[summon(card("WW_810t1"))])]);

/// # Ten Gallon Hat
///
/// `WW_811` · Hunter spell · 2 mana
///
/// > Draw a minion. Give it +1/+1 and "**Deathrattle:** Get a Ten Gallon Hat."
///
/// - Set: Showdown in the Badlands · rare · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Ten Gallon Hat [`WW_811e`]
///
/// State: Derived
//~ derived WW_811 3c5a29b5 b5710176 3ece1aa8.dfd8c782
pub const WW_811: Power = spell(&[draw_that(1, MINION), attach("WW_811e").to(IT)]);

/// # Ten Gallon Hat
///
/// `WW_811e` · Hunter enchantment
///
/// > +1/+1. **Deathrattle:** Get a Ten Gallon Hat.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_811e e5899244 2902b8b0 f37b8a66.252fca41
pub const WW_811e: Power = abilities(&[enchant(&[plus(1, 1)]), deathrattle(&[get(card("WW_811"))])]);

/// # Saddle Up!
///
/// `WW_812` · Hunter spell · 3 mana
///
/// > Give your minions "**Deathrattle:** Summon a random Beast that costs (3) or less."
///
/// - Set: Showdown in the Badlands · epic · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Saddled Up [`WW_812e`]
///
/// State: Derived
//~ derived WW_812 7919848d 06885ff8 aff3e9be.96a18b3e
pub const WW_812: Power = spell(&[attach("WW_812e").to(FRIENDLY_MINIONS)]);

/// # Saddled Up
///
/// `WW_812e` · Hunter enchantment
///
/// > **Deathrattle:** Summon a random Beast that costs (3) or less.
///
/// - Set: Showdown in the Badlands
///
/// State: Derived
//~ derived WW_812e 251abab9 d9353815 ee3b755f.e85570bf
pub const WW_812e: Power = deathrattle(&[summon(random(all(&[MINION, BEAST, COST.at_most(3)])))]);

/// # Starshooter
///
/// `WW_813` · Hunter weapon · 4 mana · 2/3 durability
///
/// > After your hero attacks, get an Arcane Shot.
///
/// - Set: Showdown in the Badlands · epic · collectible
///
/// State: Derived
//~ derived WW_813 0c8a6b90 17b7f476 394fad98.7cdcfff0
pub const WW_813: Power = after(YOUR_HERO.attack(CARD)).then(&[get(card("DS1_185"))]);

/// # Spurfang
///
/// `WW_814` · Hunter minion · 5 mana · 2/5
///
/// > **Battlecry and Deathrattle:** Summon a random Beast with Cost equal to this minion's Attack.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Minion type: Beast
/// - Mechanics: Deathrattle, Battlecry
///
/// State: Derived
//~ derived WW_814 ba1b25d7 d6463657 209a6c1b.8bb56ee6
#[rustfmt::skip]
pub const WW_814: Power = abilities(&[battlecry(&[summon(costing(all(&[MINION, BEAST]), 0, ATTACK.of(THIS)))]), deathrattle(&[summon(costing(all(&[MINION, BEAST]), 0, ATTACK.of(THIS)))])]);

/// # Theldurin the Lost
///
/// `WW_815` · Hunter minion · 4 mana · 3/4
///
/// > **Battlecry:** If your deck started with no duplicates, gain **Immune** this turn and attack all enemies.
///
/// - Set: Showdown in the Badlands · legendary · collectible
/// - Mechanics: Battlecry
/// - Refers to: Immune
/// - Enchantments: Theldurin's Rage [`WW_815e`]
///
/// State: Derived
//~ derived WW_815 d6b59357 21de3b6d 73b91b65.81412288
pub const WW_815: Power = battlecry(&[attach("WW_815e"), make_attack(THIS, ENEMIES)]).when(STARTED_SINGLETON);

/// # Theldurin's Rage
///
/// `WW_815e` · Hunter enchantment
///
/// > **Immune** this turn.
///
/// - Set: Showdown in the Badlands
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Derived
//~ derived WW_815e d627db8a 346a246c f9e2f5e2.fb55a5e5
pub const WW_815e: Power = enchant(&[has(GameTag::IMMUNE)]).this_turn();
