//! Mage cards of Kobolds & Catacombs.
//!
//! Headers and untouched stubs are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_vocabulary::script::prelude::*;
//~ file ed43a685

/// # Explosive Runes
/// Spell · Fire · 3 mana
/// > **Secret:** After your opponent plays a minion, deal $6 damage to it and any excess to their hero.
//~ done LOOT_101 - 3af9bd75.94d90da7 b9d99581
pub const LOOT_101: Power =
    after(OPPONENT.play(MINION)).then(&[deal(6).to(THAT), deal(1).times(EXCESS).to(ENEMY_HERO)]);

/// # Lesser Ruby Spellstone
/// Spell · Fire · 2 mana
/// > Add 1 random Mage spell to your hand. @(*Play 2 Elementals to upgrade.)*
/// - Makes: Ruby Spellstone [`LOOT_103t1`] ("Add 2 random Mage spells to your hand."); Greater Ruby Spellstone [`LOOT_103t2`] ("Add 3 random Mage spells to your hand.")
//~ derived LOOT_103 bf5181d9 64e9e702.c59cd1a4 e3acf2a7.b6207d17
#[rustfmt::skip]
pub const LOOT_103: Power = abilities(&[spell(&[get(random(all(&[SPELL, class(CardClass::Mage)])))]), upgrades(Goal::Times(2), &[YOU.play(ELEMENTAL)], "LOOT_103t1")]);

/// # Ruby Spellstone
/// Spell · Fire · 2 mana
/// > Add 2 random Mage spells to your hand. @
//~ derived LOOT_103t1 e249455d 64e9e702.87ad71e8 a5e3ff65
#[rustfmt::skip]
pub const LOOT_103t1: Power = abilities(&[spell(&[get(random(all(&[SPELL, class(CardClass::Mage)]))).picks(2)]), upgrades(Goal::Times(2), &[YOU.play(ELEMENTAL)], "LOOT_103t2")]);

/// # Greater Ruby Spellstone
/// Spell · Fire · 2 mana
/// > Add 3 random Mage spells to your hand.
//~ derived LOOT_103t2 4cb370be 64e9e702.38d6e4ce 68fd785f
pub const LOOT_103t2: Power = spell(&[get(random(all(&[SPELL, class(CardClass::Mage)]))).picks(3)]);

/// # Shifting Scroll
/// Spell · Arcane · 0 mana
/// > Each turn this is in your hand, transform it into a random Mage spell.
/// - Makes: Shifting [`LOOT_104e`] ("Transforming into random Mage spells.")
//~ done LOOT_104 - 86daee54.77c73305 2f8ffcb5.7efda72b
pub const LOOT_104: Power = whenever(YOU.turn_start())
    .in_hand()
    .then(&[transform(THIS, random(all(&[SPELL, class(CardClass::Mage)]))), attach("LOOT_104e").to(THIS)]);

/// # Shifting
/// Enchantment
/// > Transforming into random Mage spells.
//~ done LOOT_104e - d522ad72.ef66c41d 5ceeab30
pub const LOOT_104e: Power = whenever(YOU.turn_start())
    .in_hand()
    .then(&[transform(THIS, random(all(&[SPELL, class(CardClass::Mage)]))), attach("LOOT_104e").to(THIS)]);

/// # Deck of Wonders
/// Spell · Arcane · 5 mana
/// > Shuffle 5 Scrolls into your deck. When drawn, cast a random spell.
/// - Makes: Scroll of Wonder [`LOOT_106t`] ("Casts When Drawn Cast a random spell.")
//~ derived LOOT_106 2d5d8b13 cbf84505.177efb7d d0c6d3e3.837848ef
pub const LOOT_106: Power = spell(&[shuffle(card("LOOT_106t")).copies(5)]);

/// # Scroll of Wonder
/// Spell · 5 mana
/// > **Casts When Drawn** Cast a random spell.
//~ derived LOOT_106t 57ec14d3 36b694de.2f1e6024 c23571c6
pub const LOOT_106t: Power = spell(&[cast(random(SPELL))]);

/// # Aluneth
/// Weapon · 6 mana · 0/3 durability
/// > At the end of your turn, draw 3 cards.
//~ derived LOOT_108 c973692a aa91ccfd.6f9c8711 656386b5
pub const LOOT_108: Power = at_end_of_your_turn(&[draw(3)]);

/// # Raven Familiar
/// Minion · Beast · 2 mana · 2/2
/// > **Battlecry:** Reveal a spell in each deck. If yours costs more, draw it.
//~ done LOOT_170 - 40a0f9de.9e0aa23e 3236c713
pub const LOOT_170: Power = battlecry(&[
    select(YOUR_DECK.that(SPELL).random()),
    remember(IT),
    select(ENEMY_DECK.that(SPELL).random()),
    get(the(REMEMBERED))
        .when(any(&[there_is_no(&IT), there_is(&REMEMBERED.that(not(&COST.no_more_than(&COST.of(IT)))))])),
]);

/// # Dragon's Fury
/// Spell · Fire · 5 mana
/// > Reveal a spell from your deck. Deal damage equal to its Cost to all minions.
//~ derived LOOT_172 5ba39b5b 3ed6fa2e.c2c63274 4102db0b
pub const LOOT_172: Power = spell(&[select(YOUR_DECK.that(SPELL).random()), deal(1).times(COST.of(IT)).to(MINIONS)]);

/// # Arcane Artificer
/// Minion · Elemental · 1 mana · 1/3
/// > Whenever you cast a spell, gain Armor equal to its Cost.
//~ derived LOOT_231 c2d0500f f82d9795.36648261 1015a2bd
pub const LOOT_231: Power = whenever(YOU.cast(SPELL)).then(&[armor(1).times(COST.of(THAT))]);

/// # Dragoncaller Alanna
/// Minion · 9 mana · 3/3
/// > **Battlecry:** Summon a 5/5 Dragon for each spell you cast this game that costs (5) or more.
/// - Makes: Fire Dragon [`LOOT_535t`] (5/5)
//~ done LOOT_535 - abd59f69.f4042045 cb0948d7.3bfb5c30
pub const LOOT_535: Power =
    battlecry(&[summon(card("LOOT_535t")).times(YOU.cast(all(&[SPELL, COST.at_least(5)])).this_game().count())]);

/// # Fire Dragon
/// Minion · Dragon · 5 mana · 5/5
//~ vanilla LOOT_535t fd5be8f7 c4dc5c15 2fa6dbca
pub const LOOT_535t: Power = VANILLA;

/// # Leyline Manipulator
/// Minion · Elemental · 4 mana · 4/5
/// > **Battlecry:** If you're holding any cards that didn't start in your deck, reduce their Cost by (2).
//~ done LOOT_537 - c5607528.8aab9429 e3831ec2
pub const LOOT_537: Power = battlecry(&[give(&[cost_less(2)]).to(YOUR_HAND.that(not(&STARTED_IN_DECK)))]);
