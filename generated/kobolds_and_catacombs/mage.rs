//! Mage cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_engine::script::prelude::*;
//~ file aec70518

/// # Explosive Runes
///
/// `LOOT_101` · Mage spell · Fire · 3 mana
///
/// > **Secret:** After your opponent plays a minion, deal $6 damage to it and any excess to their hero.
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Mechanics: Secret, Immune To Spellpower
///
/// State: Derived
//~ derived LOOT_101 060ca441 9d543a5e f2108d70.94d90da7
pub const LOOT_101: Power =
    after(OPPONENT.play(MINION)).then(&[deal(6).to(THAT), deal(1).times(EXCESS).to(ENEMY_HERO)]);

/// # Lesser Ruby Spellstone
///
/// `LOOT_103` · Mage spell · Fire · 2 mana
///
/// > Add 1 random Mage spell to your hand. @*(Play 2 Elementals to upgrade.)*
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 2
/// - Tokens: Ruby Spellstone [`LOOT_103t1`], Greater Ruby Spellstone [`LOOT_103t2`]
///
/// State: Derived
//~ derived LOOT_103 37b06da0 bf5181d9 fbfcf856.bcbd35e7
#[rustfmt::skip]
pub const LOOT_103: Power = abilities(&[spell(&[get(random(all(&[SPELL, class(CardClass::Mage)])))]), upgrades(Goal::Times(2), &[YOU.play(ELEMENTAL)], "LOOT_103t1")]);

/// # Ruby Spellstone
///
/// `LOOT_103t1` · Mage spell · Fire · 2 mana
///
/// > Add 2 random Mage spells to your hand. @
///
/// - Set: Kobolds & Catacombs · rare
/// - Tags: `TAG_SCRIPT_DATA_NUM_2` = 2
///
/// State: Derived
//~ derived LOOT_103t1 f5e95f03 b8ef0efd 8d414fb3.87ad71e8
#[rustfmt::skip]
pub const LOOT_103t1: Power = abilities(&[spell(&[get(random(all(&[SPELL, class(CardClass::Mage)]))).copies(2)]), upgrades(Goal::Times(2), &[YOU.play(ELEMENTAL)], "LOOT_103t2")]);

/// # Greater Ruby Spellstone
///
/// `LOOT_103t2` · Mage spell · Fire · 2 mana
///
/// > Add 3 random Mage spells to your hand.
///
/// - Set: Kobolds & Catacombs · rare
///
/// State: Derived
//~ derived LOOT_103t2 3fd6651e e96e3938 ea1c1033.38d6e4ce
pub const LOOT_103t2: Power = spell(&[get(random(all(&[SPELL, class(CardClass::Mage)]))).copies(3)]);

/// # Shifting Scroll
///
/// `LOOT_104` · Mage spell · Arcane · 0 mana
///
/// > Each turn this is in your hand, transform it into a random Mage spell.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Tags: `1544` = 1
/// - Play requirements: `REQ_CANNOT_PLAY_THIS` (hearthstone-data 36393.1)
/// - Enchantments: Shifting [`LOOT_104e`]
///
/// State: Todo
//~ todo LOOT_104 ef7de8ce 800131ba 4b7c99fb.77c73305
pub const LOOT_104: Power = TODO;

/// # Shifting
///
/// `LOOT_104e` · Mage enchantment
///
/// > Transforming into random Mage spells.
///
/// - Set: Kobolds & Catacombs
/// - Tags: `DEFINING_ENCHANTMENT` = 43420
///
/// State: Todo
//~ todo LOOT_104e 7c3251f7 d4852c82 07add0ea.ef66c41d
pub const LOOT_104e: Power = TODO;

/// # Deck of Wonders
///
/// `LOOT_106` · Mage spell · Arcane · 5 mana
///
/// > Shuffle 5 Scrolls into your deck. When drawn, cast a random spell.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Tokens: Scroll of Wonder [`LOOT_106t`]
///
/// State: Derived
//~ derived LOOT_106 29b1ace3 2d5d8b13 3999df12.177efb7d
pub const LOOT_106: Power = spell(&[shuffle(card("LOOT_106t")).copies(5)]);

/// # Scroll of Wonder
///
/// `LOOT_106t` · Mage spell · 5 mana
///
/// > **Casts When Drawn** Cast a random spell.
///
/// - Set: Kobolds & Catacombs
/// - Mechanics: Casts When Drawn
///
/// State: Derived
//~ derived LOOT_106t 4faba7a5 57ec14d3 7275c138.2f1e6024
pub const LOOT_106t: Power = spell(&[cast(random(SPELL))]);

/// # Aluneth
///
/// `LOOT_108` · Mage weapon · 6 mana · 0/3 durability
///
/// > At the end of your turn, draw 3 cards.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Invisible Deathrattle
///
/// State: Derived
//~ derived LOOT_108 9158ebe7 c973692a b995b267.6f9c8711
pub const LOOT_108: Power = at_end_of_your_turn(&[draw(3)]);

/// # Raven Familiar
///
/// `LOOT_170` · Mage minion · 2 mana · 2/2
///
/// > **Battlecry:** Reveal a spell in each deck. If yours costs more, draw it.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Minion type: Beast
/// - Mechanics: Battlecry
///
/// State: Todo
//~ todo LOOT_170 669e55ff 83f37c66 5f09bdb0.9e0aa23e
pub const LOOT_170: Power = TODO;

/// # Dragon's Fury
///
/// `LOOT_172` · Mage spell · Fire · 5 mana
///
/// > Reveal a spell from your deck. Deal damage equal to its Cost to all minions.
///
/// - Set: Kobolds & Catacombs · epic · collectible
/// - Mechanics: Affected By Spell Power
///
/// State: Derived
//~ derived LOOT_172 915c5a28 04e7ebb0 2cb854db.c2c63274
pub const LOOT_172: Power = spell(&[with_each(YOUR_DECK.that(SPELL).random()), deal(1).times(COST.of(IT)).to(MINIONS)]);

/// # Arcane Artificer
///
/// `LOOT_231` · Mage minion · 1 mana · 1/3
///
/// > Whenever you cast a spell, gain Armor equal to its Cost.
///
/// - Set: Kobolds & Catacombs · common · collectible
/// - Minion type: Elemental
///
/// State: Derived
//~ derived LOOT_231 822b0f50 c2d0500f 7eda6587.36648261
pub const LOOT_231: Power = whenever(YOU.cast(SPELL)).then(&[armor(1).times(COST.of(THAT))]);

/// # Dragoncaller Alanna
///
/// `LOOT_535` · Mage minion · 9 mana · 3/3
///
/// > **Battlecry:** Summon a 5/5 Dragon for each spell you cast this game that costs (5) or more.
///
/// - Set: Kobolds & Catacombs · legendary · collectible
/// - Mechanics: Battlecry
/// - Tokens: Fire Dragon [`LOOT_535t`]
///
/// State: Derived
//~ derived LOOT_535 1508265f 1f8366d4 62c89bfd.f4042045
pub const LOOT_535: Power =
    battlecry(&[summon(card("LOOT_535t")).times(count_of(SPELLS_YOU_CAST.that(all(&[SPELL, COST.at_least(5)]))))]);

/// # Fire Dragon
///
/// `LOOT_535t` · Mage minion · 5 mana · 5/5
///
/// - Set: Kobolds & Catacombs
/// - Minion type: Dragon
///
/// State: Vanilla
//~ vanilla LOOT_535t f135c987 fd5be8f7 f26f5b4a
pub const LOOT_535t: Power = VANILLA;

/// # Leyline Manipulator
///
/// `LOOT_537` · Mage minion · 4 mana · 4/5
///
/// > **Battlecry:** If you're holding any cards that didn't start in your deck, reduce their Cost by (2).
///
/// - Set: Kobolds & Catacombs · rare · collectible
/// - Minion type: Elemental
/// - Mechanics: Battlecry
///
/// State: Derived
//~ derived LOOT_537 5c0483a4 1c9b729f 38b00cb1.8aab9429
pub const LOOT_537: Power = battlecry(&[give(&[cost_less(2)]).to(YOUR_HAND.that(not(&STARTED_IN_DECK)))]);
