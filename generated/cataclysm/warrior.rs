//! Warrior cards of Cataclysm.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 8f267ac0

/// # Ragnaros, the Great Fire
///
/// `CATA_150` · Warrior minion · 8 mana · 8/8
///
/// > **Colossal +2** At the end of your turn, trigger your minions' **Deathrattles**.
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Colossal, Colossal Limb On Left
/// - Refers to: Deathrattle, Herald
/// - Tags: `1544` = 1, `1724` = 1, `4538` = 1
/// - Tokens: Hand of Ragnaros [`CATA_150t`], Hand of Ragnaros [`CATA_150t1`]
///
/// State: Derived
//~ derived CATA_150 8eafd982 13bfeeb6 30f0ca47.6e299623
#[rustfmt::skip]
pub const CATA_150: Power = abilities(&[colossal(&["CATA_150t", "CATA_150t1"]), at_end_of_your_turn(&[trigger(Word::Deathrattle, FRIENDLY_MINIONS.that(with(GameTag::DEATHRATTLE)))])]);

/// # Hand of Ragnaros
///
/// `CATA_150t` · Warrior minion · 1 mana · 2/1
///
/// > **Deathrattle:** Deal {0} damage to a random enemy. ***Herald** twice to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy. ***Herald** once to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy.
///
/// - Set: Cataclysm
/// - Minion type: Elemental
/// - Mechanics: Deathrattle, Colossal Limb, Colossal Limb On Left
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `1724` = 1
///
/// State: Todo
//~ todo CATA_150t f244367d 9042a8d8 54c2611f.b3f32a25
pub const CATA_150t: Power = TODO;

/// # Hand of Ragnaros
///
/// `CATA_150t1` · Warrior minion · 1 mana · 2/1
///
/// > **Deathrattle:** Deal {0} damage to a random enemy. ***Herald** twice to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy. ***Herald** once to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy.
///
/// - Set: Cataclysm
/// - Minion type: Elemental
/// - Mechanics: Deathrattle, Colossal Limb
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `1724` = 1
///
/// State: Todo
//~ todo CATA_150t1 2913f50c 979b3a74 86ea96b8.b3f32a25
pub const CATA_150t1: Power = TODO;

/// # Scorching Ravager
///
/// `CATA_160` · Warrior minion · 4 mana · 4/3
///
/// > **Battlecry: Herald** {0}. Give the Soldier **Rush**.
///
/// - Set: Cataclysm · rare · collectible
/// - Minion type: Dragon
/// - Mechanics: Battlecry, Herald
/// - Refers to: Rush
/// - Tags: `1724` = 1, `4538` = 1, `4632` = 2
///
/// State: Derived
//~ derived CATA_160 86e4abdf b6aff796 3d6a08a4.a0470787
pub const CATA_160: Power = battlecry(&[herald(), give(&[has(GameTag::RUSH)]).to(IT)]);

/// # Cataclysmic War Axe
///
/// `CATA_580` · Warrior weapon · 3 mana · 3/2 durability
///
/// > **Battlecry: Herald** {0}.
///
/// - Set: Cataclysm · common · collectible
/// - Mechanics: Battlecry, Herald
/// - Tags: `1724` = 1, `4538` = 1, `4632` = 2
/// - Tokens: Soldier of Ragnaros [`CATA_580t`]
///
/// State: Derived
//~ derived CATA_580 83cc41cf 815adf91 34fbe936.59ce3b0f
pub const CATA_580: Power = battlecry(&[herald()]);

/// # Soldier of Ragnaros
///
/// `CATA_580t` · Warrior minion · 1 mana · 2/1
///
/// > **Deathrattle:** Deal {0} damage to a random enemy. ***Herald** twice to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy. ***Herald** once to upgrade.*@**Deathrattle:** Deal {0} damage to a random enemy.
///
/// - Set: Cataclysm
/// - Minion type: Elemental
/// - Mechanics: Deathrattle, Herald
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 2, `1724` = 1
///
/// State: Todo
//~ todo CATA_580t 66677121 0fef37f8 3cd81235.b3f32a25
pub const CATA_580t: Power = TODO;

/// # Decimation
///
/// `CATA_581` · Warrior spell · Fire · 6 mana
///
/// > Deal $@ damage to all minions. *(Improved for each minion on the battlefield.)*
///
/// - Set: Cataclysm · epic · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 1
///
/// State: Derived
//~ derived CATA_581 946a1a17 adda854d 89ac3592.a5f38453
pub const CATA_581: Power = abilities(&[spell(&[deal(1).times(ITS_NUMBER).to(MINIONS)]), improved(count(MINIONS))]);

/// # Searing Fissure
///
/// `CATA_582` · Warrior spell · Fire · 2 mana
///
/// > Deal $1 damage to all minions. Give your hero +3 Attack this turn.
///
/// - Set: Cataclysm · common · collectible
/// - Enchantments: Flamebound [`CATA_582e`]
///
/// State: Derived
//~ derived CATA_582 706f1aba 1fa358fa 6c1e5fad.890d387e
pub const CATA_582: Power = spell(&[deal(1).to(MINIONS), lend(&[ATTACK.plus(3)], Lasts::ThisTurn).to(YOUR_HERO)]);

/// # Flamebound
///
/// `CATA_582e` · Warrior enchantment
///
/// > +3 Attack this turn,
///
/// - Set: Cataclysm
/// - Tags: `TAG_ONE_TURN_EFFECT` = 1
///
/// State: Todo
//~ todo CATA_582e d8fe8126 2b5840f4 5eca2bc3.26b842bd
pub const CATA_582e: Power = TODO;

/// # Erupting Volcano
///
/// `CATA_584` · Warrior location · 3 mana · 0 uses
///
/// > Deal 3 damage randomly split among enemies. If you've played a Fire spell this turn, deal 3 more.
///
/// - Set: Cataclysm · rare · collectible
///
/// State: Derived
//~ derived CATA_584 d6ea26a1 54b25ba1 d6dea610.d04df19d
#[rustfmt::skip]
pub const CATA_584: Power = hero_power(&[deal(3).split_among(ENEMIES), deal(3).split_among(ENEMIES).when(has_done(1, &CARDS_YOU_PLAYED_THIS_TURN.that(school(SpellSchool::Fire))))]);

/// # Torch
///
/// `CATA_585` · Warrior spell · Fire · 1 mana
///
/// > Deal $@ damage to a damaged minion. Return this to hand with any excess damage.
///
/// - Set: Cataclysm · rare · collectible
/// - Mechanics: Immune To Spellpower
/// - Tags: `TAG_SCRIPT_DATA_NUM_1` = 8
///
/// State: Todo
//~ todo CATA_585 f5638087 49f7e878 c817f34f.f9e7fa0a
pub const CATA_585: Power = TODO;

/// # Destructive Blaze
///
/// `CATA_586` · Warrior minion · 5 mana · 3/3
///
/// > After this survives damage, summon a Destructive Blaze. **Deathrattle:** Deal 2 damage to a random enemy.
///
/// - Set: Cataclysm · epic · collectible
/// - Minion type: Elemental
/// - Mechanics: Deathrattle
///
/// State: Derived
//~ derived CATA_586 55d38b93 7f2cf021 e793cec1.3c24ca58
#[rustfmt::skip]
pub const CATA_586: Power = abilities(&[after(THIS.takes_damage(CARD)).when(there_is(&THIS.that(not(&DEAD)))).then(&[summon(card("CATA_586"))]), deathrattle(&[deal(2).to(ENEMIES.random())])]);

/// # Commander Geddon
///
/// `CATA_591` · Warrior minion · 7 mana · 7/7
///
/// > **Battlecry:** Instead of drawing each turn, **Discover** a card from your deck. It costs (3) less. Destroy the others.
///
/// - Set: Cataclysm · legendary · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Refers to: Discover
/// - Enchantments: Barren [`CATA_591e`], Overheat [`CATA_591e2`]
///
/// State: Todo
//~ todo CATA_591 cbc3fb3f daf1bc44 81df6ea3.0be90753
pub const CATA_591: Power = TODO;

/// # Barren
///
/// `CATA_591e` · Neutral enchantment
///
/// > At the start of your turns, **Discover** a card from your deck to play. The other two are incinerated.
///
/// - Set: Cataclysm
///
/// State: Todo
//~ todo CATA_591e 4edcd958 f511b1ea d5394511.4a55a41a
pub const CATA_591e: Power = TODO;

/// # Overheat
///
/// `CATA_591e2` · Neutral enchantment
///
/// > Costs (3) less.
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived CATA_591e2 31dc9712 226e671c 6c12ded4.bb1f76c5
pub const CATA_591e2: Power = enchant(&[cost_less(3)]);

/// # Lo'Gosh's Last Stand
///
/// `CATA_610` · Warrior spell · 5 mana
///
/// > Give a minion "**Deathrattle:** Summon a random minion from your hand."
///
/// - Set: Cataclysm · common · collectible
/// - Refers to: Deathrattle
/// - Enchantments: Holding On [`CATA_610e`]
///
/// State: Derived
//~ derived CATA_610 c022922d e24d970c 0eb66781.ccf0cdcc
pub const CATA_610: Power = spell(&[attach("CATA_610e").to(A_MINION)]);

/// # Holding On
///
/// `CATA_610e` · Neutral enchantment
///
/// > **Deathrattle:** Summon a random minion from your hand.
///
/// - Set: Cataclysm
///
/// State: Derived
//~ derived CATA_610e 24c6ad07 0d392ad7 da8c4dd9.884964ca
pub const CATA_610e: Power = deathrattle(&[summon(the(YOUR_HAND.that(MINION).random()))]);
