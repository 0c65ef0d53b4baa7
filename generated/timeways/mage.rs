//! Mage cards of Across the Timeways.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file 9717dff5

/// # Time-Twisted Seer
///
/// `END_022` · Multi-class minion · 1 mana · 1/3
///
/// > Has **Spell Damage +2** while damaged.
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Dragon
/// - Classes: Mage, Warrior
/// - Refers to: Spellpower
/// - Enchantments: Time-Twisted [`END_022e`]
///
/// State: Derived
//~ derived END_022 1f82d197 8ee75d92 26226706.9757ef21
pub const END_022: Power = aura(THIS).when(DAMAGED).gives("END_022e");

/// # Time-Twisted
///
/// `END_022e` · Neutral enchantment
///
/// > **Spell Damage +2**.
///
/// - Set: Across the Timeways
///
/// State: Derived
//~ derived END_022e 7bd6133f f27e9fd1 e64649a6.92fa0818
pub const END_022e: Power = enchant(&[plus_tag(GameTag::SPELLPOWER, 2)]);

/// # Bitter End
///
/// `END_023` · Multi-class spell · Frost · 5 mana
///
/// > **Freeze** a minion and its neighbors. Destroy any that are damaged.
///
/// - Set: Across the Timeways · rare · collectible
/// - Classes: Mage, Warrior
/// - Refers to: Freeze
///
/// State: Derived
//~ derived END_023 3f1f8cc8 f1da4eb6 0059602b.53543467
pub const END_023: Power = spell(&[freeze(A_MINION.with_neighbours()), destroy(IT.that(DAMAGED))]);

/// # Flames of Infinity
///
/// `END_024` · Mage spell · Fire · 3 mana
///
/// > **Secret:** When your enemy's turn ends, deal INFINITE damage to their highest Health minion.
///
/// - Set: Across the Timeways · common · collectible
/// - Mechanics: Secret, Immune To Spellpower
///
/// State: Todo
//~ todo END_024 b255a199 e80207cf 6941be84.8d4877b6
pub const END_024: Power = TODO;

/// # Eternal Firebolt
///
/// `END_025` · Multi-class spell · Fire · 3 mana
///
/// > **Lifesteal** Deal $3 damage to a minion. If it dies, return this to your hand at the end of your turn.
///
/// - Set: Across the Timeways · common · collectible
/// - Classes: Mage, Priest
/// - Mechanics: Lifesteal
/// - Enchantments: Eternal Firebolt [`END_025e`]
///
/// State: Derived
//~ derived END_025 c7710bba bea17719 36746d23.755ad1aa
#[rustfmt::skip]
pub const END_025: Power = spell(&[deal(3).to(A_MINION), later(&whenever(YOU.turn_end()).does(&[return_to_hand(THIS)])).when(there_is(&IT.that(DEAD)))]);

/// # Eternal Firebolt
///
/// `END_025e` · Neutral enchantment
///
/// > Get an Eternal Flame at the end of the turn.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo END_025e 9a58c7e5 1d9debce 0fd1b40d.fbea082a
pub const END_025e: Power = TODO;

/// # Fragment of Nothing
///
/// `END_026` · Multi-class minion · 4 mana · 3/6
///
/// > After you cast a spell on a minion, draw a card.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Elemental
/// - Classes: Mage, Priest
/// - Tags: `4930` = 1
///
/// State: Derived
//~ derived END_026 beebcc07 614e7329 96948eaa.f84f33ee
pub const END_026: Power = after(MINIONS.is_targeted_by(all(&[SPELL, FRIENDLY]))).then(&[draw(1)]);

/// # Semi-Stable Portal
///
/// `TIME_000` · Mage spell · Arcane · 2 mana
///
/// > **Rewind** Add a random minion to your hand. It costs (3) less.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Rewind
/// - Tokens: Keep Timeline [`TIME_000ta`], Rewind Timeline [`TIME_000tb`]
///
/// State: Todo
//~ todo TIME_000 f696edcb d3d2738d 06533bba.491ee62e
pub const TIME_000: Power = TODO;

/// # Keep Timeline
///
/// `TIME_000ta` · Neutral spell · 0 mana
///
/// > Do nothing. *This timeline is perfect as-is!*
///
/// - Set: Across the Timeways
/// - Tags: `4412` = 1
///
/// State: Todo
//~ todo TIME_000ta 00c1bd03 26d63bb2 c5f966eb.67b0b059
pub const TIME_000ta: Power = TODO;

/// # Rewind Timeline
///
/// `TIME_000tb` · Neutral spell · 0 mana
///
/// > **Rewind** the card's effect.
///
/// - Set: Across the Timeways
/// - Mechanics: Rewind
///
/// State: Todo
//~ todo TIME_000tb 904a6b5a 37828f14 9743bcf5.c20b3e06
pub const TIME_000tb: Power = TODO;

/// # Mirror Dimension
///
/// `TIME_006` · Mage spell · 1 mana
///
/// > Summon a 0/4 minion with **Taunt**. If you are holding a Dragon, summon another.
///
/// - Set: Across the Timeways · common · collectible
/// - Refers to: Taunt
/// - Tokens: Mirrored Mage [`TIME_006t1`]
///
/// State: Derived
//~ derived TIME_006 4519e786 df367984 0d6539ee.9f7a2e0d
pub const TIME_006: Power =
    spell(&[summon(card("TIME_006t1")), summon(card("TIME_006t1")).when(there_is(&YOUR_HAND.that(DRAGON)))]);

/// # Mirrored Mage
///
/// `TIME_006t1` · Mage minion · 1 mana · 0/4
///
/// > **Taunt**
///
/// - Set: Across the Timeways
/// - Mechanics: Taunt
///
/// State: Vanilla
//~ vanilla TIME_006t1 d3669357 9ea2f8a0 de719a38.4b0c5d24
pub const TIME_006t1: Power = VANILLA;

/// # Azure Queen Sindragosa
///
/// `TIME_852` · Mage minion · 5 mana · 2/8
///
/// > **Fabled** If you control another Dragon, your Arcane spells cost (2) less.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Minion type: Dragon
/// - Mechanics: Aura, Dont Pick From Subsets, Fabled
/// - Tags: `2936` = 1
/// - Tokens: Azure King Malygos [`TIME_852t1`], Azure Oathstone [`TIME_852t3`]
///
/// State: Derived
//~ derived TIME_852 3e28db2b 0d4c0fed 63c6e8ce.34180e8e
#[rustfmt::skip]
pub const TIME_852: Power = aura(YOUR_HAND.that(school(SpellSchool::Arcane))).when(there_is(&OTHER_FRIENDLY_MINIONS.that(DRAGON))).have(&[cost_less(2)]);

/// # Azure King Malygos
///
/// `TIME_852t1` · Mage minion · 5 mana · 2/8
///
/// > If you control another Dragon, your Arcane spells cast twice.
///
/// - Set: Across the Timeways
/// - Minion type: Dragon
/// - Mechanics: Aura, Is Fabled Bundle Card
///
/// State: Todo
//~ todo TIME_852t1 00bbc2bd a7848b3a da34ef9d.f6815ac4
pub const TIME_852t1: Power = TODO;

/// # Azure Oathstone
///
/// `TIME_852t3` · Mage spell · 8 mana
///
/// > Summon your Dragons that died this game.
///
/// - Set: Across the Timeways
/// - Mechanics: Is Fabled Bundle Card
///
/// State: Derived
//~ derived TIME_852t3 210ff3fe 52f3189c fcf6d933.40d24954
pub const TIME_852t3: Power = spell(&[summon(each_past(YOUR_MINIONS_THAT_DIED.that(DRAGON)))]);

/// # Arcane Barrage
///
/// `TIME_855` · Mage spell · Arcane · 3 mana
///
/// > Deal $3 damage to an enemy and $2 damage to two other random ones.
///
/// - Set: Across the Timeways · common · collectible
///
/// State: Derived
//~ derived TIME_855 903d65fb 5c86d7d8 c81ebf87.84d609a8
pub const TIME_855: Power = spell(&[deal(3).to(AN_ENEMY), deal(2).to(ENEMIES.that(not(&is(&TARGET))).random_of(2))]);

/// # Algeth'ar Instructor
///
/// `TIME_856` · Mage minion · 5 mana · 4/7
///
/// > **Spell Damage +2**
///
/// - Set: Across the Timeways · common · collectible
/// - Minion type: Dragon
/// - Tags: `SPELLPOWER` = 2
///
/// State: Vanilla
//~ vanilla TIME_856 5e76cc1a 539da5e0 90f85c3b.e1835dc2
pub const TIME_856: Power = VANILLA;

/// # Alter Time
///
/// `TIME_857` · Mage spell · Arcane · 4 mana
///
/// > **Discover** two Arcane spells from the past. They cost (2) less.
///
/// - Set: Across the Timeways · rare · collectible
/// - Mechanics: Discover
///
/// State: Derived
//~ derived TIME_857 3c89cd2b 79f3d56d 4d2adc63.127a5360
#[rustfmt::skip]
pub const TIME_857: Power = spell(&[offer(Offer::Pool(all(&[school(SpellSchool::Arcane), FROM_THE_PAST]), Classes::Own), &[get(the(IT)), give(&[cost_less(2)]).to(IT)]).repeated(2)]);

/// # Temporal Construct
///
/// `TIME_858` · Mage minion · 7 mana · 5/5
///
/// > **Battlecry:** Deal 5 damage to an enemy minion. Draw cards equal to the excess damage.
///
/// - Set: Across the Timeways · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
/// - Target: "Deal 5 damage to an enemy minion."
///
/// State: Derived
//~ derived TIME_858 830a868b 90fa8a15 7bddd30a.f3149678
pub const TIME_858: Power = battlecry(&[deal(5).to(AN_ENEMY_MINION), draw(1).times(EXCESS)]);

/// # Anomalize
///
/// `TIME_859` · Mage spell · Arcane · 7 mana
///
/// > Summon a random 10 and 1-Cost minion. Scramble their stats.
///
/// - Set: Across the Timeways · epic · collectible
/// - Enchantments: Anomalized [`TIME_859e`]
///
/// State: Todo
//~ todo TIME_859 0ea593b6 d96698e0 3fce6287.7643d448
pub const TIME_859: Power = TODO;

/// # Anomalized
///
/// `TIME_859e` · Mage enchantment
///
/// > Attack and Health scrambled.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo TIME_859e bc078738 8af618f4 09f04d1e.8bd90fd4
pub const TIME_859e: Power = TODO;

/// # Faceless Enigma
///
/// `TIME_860` · Mage minion · 2 mana · 2/2
///
/// > **Battlecry:** Look at 2 random **Secrets**. Pick one to cast for yourself. The other casts for your opponent.
///
/// - Set: Across the Timeways · epic · collectible
/// - Mechanics: Battlecry
/// - Refers to: Secret
///
/// State: Todo
//~ todo TIME_860 0f9cff8c cba9a6f5 bbb6dfed.9f08e3d1
pub const TIME_860: Power = TODO;

/// # Timelooper Toki
///
/// `TIME_861` · Mage minion · 3 mana · 3/3
///
/// > **Battlecry:** Get 3 random spells from the past. When you play ALL 3, get another Timelooper Toki.
///
/// - Set: Across the Timeways · legendary · collectible
/// - Mechanics: Battlecry
/// - Enchantments: Looping Time [`TIME_861e1`], Looping Time Target [`TIME_861e2`]
///
/// State: Todo
//~ todo TIME_861 01a27239 763fe105 eb2c715f.70ad2b5e
pub const TIME_861: Power = TODO;

/// # Looping Time
///
/// `TIME_861e1` · Mage enchantment
///
/// > Play the 4 spells created by Toki to create Toki.
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo TIME_861e1 81ff2fc9 7cc6e597 f0ec2e66.de3571b4
pub const TIME_861e1: Power = TODO;

/// # Looping Time Target
///
/// `TIME_861e2` · Mage enchantment
///
/// - Set: Across the Timeways
///
/// State: Todo
//~ todo TIME_861e2 6477da7d 59976a90 8ff9530b
pub const TIME_861e2: Power = TODO;
