//! Mage cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5be6a53f

/// # Explosive Runes
///
/// `LOOT_101` · Mage spell · Fire · 3 mana
///
/// > **Secret:** After your opponent plays a minion, deal $6 damage to it and any excess to their hero.
///
/// State: Derived
//~ derived LOOT_101 a7713091 bda7209e f2108d70.94d90da7
#[test]
fn LOOT_101_explosive_runes() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_101"),
            Cost("LOOT_101", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_101"),
            EndTurn,
            Play("CS2_182", Nothing),
            Dead(Nth(3)),
            Dead(Nth(4)),
            Now(TheirHero, 0, 29),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_101"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_101"),
            EndTurn,
            Play("GAME_005", Nothing),
            In(Nth(3), Zone::Secret),
        ],
    );
}

/// # Lesser Ruby Spellstone
///
/// `LOOT_103` · Mage spell · Fire · 2 mana
///
/// > Add 1 random Mage spell to your hand. @*(Play 2 Elementals to upgrade.)*
///
/// State: Derived
//~ derived LOOT_103 8bb0518d 4649e8b0 fbfcf856.bcbd35e7
#[test]
fn LOOT_103_lesser_ruby_spellstone() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_103"),
            Cost("LOOT_103", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            Crystals(10),
            Play("CS2_118", Nothing),
            Crystals(10),
            Is(Nth(0), "LOOT_103t1"),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_103"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            Crystals(10),
            Is(Nth(0), "LOOT_103"),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_103"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("LOOT_103", Nothing),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("LOOT_103"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_013")), Play("LOOT_103", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("LOOT_103"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("LOOT_103", Nothing)],
    );
}

/// # Ruby Spellstone
///
/// `LOOT_103t1` · Mage spell · Fire · 2 mana
///
/// > Add 2 random Mage spells to your hand. @
///
/// State: Derived
//~ derived LOOT_103t1 f4184007 c7ed6a36 8d414fb3.87ad71e8
#[test]
fn LOOT_103t1_ruby_spellstone() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_103t1"),
            Cost("LOOT_103t1", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            Crystals(10),
            Play("CS2_118", Nothing),
            Crystals(10),
            Is(Nth(0), "LOOT_103t2"),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_103t1"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            Crystals(10),
            Is(Nth(0), "LOOT_103t1"),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_103t1"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Play("LOOT_103t1", Nothing),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 5),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("LOOT_103t1"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_013")), Play("LOOT_103t1", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("LOOT_103t1"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("LOOT_103t1", Nothing)],
    );
}

/// # Greater Ruby Spellstone
///
/// `LOOT_103t2` · Mage spell · Fire · 2 mana
///
/// > Add 3 random Mage spells to your hand.
///
/// State: Derived
//~ derived LOOT_103t2 4324f150 d033497f ea1c1033.38d6e4ce
#[test]
fn LOOT_103t2_greater_ruby_spellstone() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_103t2"),
            Cost("LOOT_103t2", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Play("LOOT_103t2", Nothing),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 5),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            Is(InHand(2), "AT_001"),
            CostNow(InHand(2), 5),
            TagNow(InHand(2), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("LOOT_103t2"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_013")), Play("LOOT_103t2", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("LOOT_103t2"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("LOOT_103t2", Nothing)],
    );
}

/// # Shifting Scroll
///
/// `LOOT_104` · Mage spell · Arcane · 0 mana
///
/// > Each turn this is in your hand, transform it into a random Mage spell.
///
/// State: Todo
//~ todo LOOT_104 024c418d 43482a65 4b7c99fb.77c73305
#[test]
#[ignore = "todo: LOOT_104 Shifting Scroll"]
fn LOOT_104_shifting_scroll() {
    check(CardClass::Mage, &[Give("LOOT_104"), Cost("LOOT_104", 0), Unwritten]);
}

/// # Deck of Wonders
///
/// `LOOT_106` · Mage spell · Arcane · 5 mana
///
/// > Shuffle 5 Scrolls into your deck. When drawn, cast a random spell.
///
/// State: Derived
//~ derived LOOT_106 89ad5608 fcc9df84 3999df12.177efb7d
#[test]
fn LOOT_106_deck_of_wonders() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_106"),
            Cost("LOOT_106", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_106", Nothing),
            DeckCount(Mine, 24),
            In(The("LOOT_106t"), Zone::Deck),
        ],
    );
}

/// # Scroll of Wonder
///
/// `LOOT_106t` · Mage spell · 5 mana
///
/// > **Casts When Drawn** Cast a random spell.
///
/// State: Derived
//~ derived LOOT_106t 10d7914e cc1fbc7d 7275c138.2f1e6024
#[test]
fn LOOT_106t_scroll_of_wonder() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_106t"),
            Cost("LOOT_106t", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_075")),
            Play("LOOT_106t", Nothing),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Aluneth
///
/// `LOOT_108` · Mage weapon · 6 mana · 0/3 durability
///
/// > At the end of your turn, draw 3 cards.
///
/// State: Derived
//~ derived LOOT_108 208cb1c8 da958951 b995b267.6f9c8711
#[test]
fn LOOT_108_aluneth() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_108"),
            Cost("LOOT_108", 6),
            Stats("LOOT_108", 0, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_108"),
            EndTurn,
            DeckCount(Mine, 21),
            HandCount(Mine, 4),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
        ],
    );
}

/// # Raven Familiar
///
/// `LOOT_170` · Mage minion · 2 mana · 2/2
///
/// > **Battlecry:** Reveal a spell in each deck. If yours costs more, draw it.
///
/// State: Todo
//~ todo LOOT_170 48d16ce8 cc21e30c 5f09bdb0.9e0aa23e
#[test]
#[ignore = "todo: LOOT_170 Raven Familiar"]
fn LOOT_170_raven_familiar() {
    check(CardClass::Mage, &[Give("LOOT_170"), Cost("LOOT_170", 2), Stats("LOOT_170", 2, 2), Unwritten]);
}

/// # Dragon's Fury
///
/// `LOOT_172` · Mage spell · Fire · 5 mana
///
/// > Reveal a spell from your deck. Deal damage equal to its Cost to all minions.
///
/// State: Derived
//~ derived LOOT_172 8f097418 a8c8c7fc 2cb854db.c2c63274
#[test]
fn LOOT_172_dragons_fury() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_172"),
            Cost("LOOT_172", 5),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("LOOT_172", Nothing),
            BoardCount(Mine, 0),
            Dead(Nth(4)),
            Dead(Nth(5)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_172"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(3))),
            Play("LOOT_172", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_172"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("TLC_248"),
            Enemy("CS2_118"),
            Force(Entity(Nth(2))),
            Play("LOOT_172", Nothing),
            Now(Nth(4), 14, 23),
            Dead(Nth(5)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Arcane Artificer
///
/// `LOOT_231` · Mage minion · 1 mana · 1/3
///
/// > Whenever you cast a spell, gain Armor equal to its Cost.
///
/// State: Derived
//~ derived LOOT_231 163b0665 5b036125 7eda6587.36648261
#[test]
fn LOOT_231_arcane_artificer() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_231"),
            Cost("LOOT_231", 1),
            Stats("LOOT_231", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_231"),
            Play("CS2_075", Nothing),
            Armor(Mine, 1),
        ],
    );
}

/// # Dragoncaller Alanna
///
/// `LOOT_535` · Mage minion · 9 mana · 3/3
///
/// > **Battlecry:** Summon a 5/5 Dragon for each spell you cast this game that costs (5) or more.
///
/// State: Derived
//~ derived LOOT_535 ab6021cb a06493b8 62c89bfd.f4042045
#[test]
fn LOOT_535_dragoncaller_alanna() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_535"),
            Cost("LOOT_535", 9),
            Stats("LOOT_535", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_235", Nothing),
            Crystals(10),
            Play("LOOT_535", Nothing),
            BoardCount(Mine, 3),
            In(The("LOOT_535t"), Zone::Play),
            Now(The("LOOT_535t"), 5, 5),
            TagNow(The("LOOT_535t"), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Fire Dragon
///
/// `LOOT_535t` · Mage minion · 5 mana · 5/5
///
/// State: Vanilla
//~ vanilla LOOT_535t 95c9ead7 678de691 f26f5b4a
#[test]
fn LOOT_535t_fire_dragon() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_535t"),
            Cost("LOOT_535t", 5),
            Stats("LOOT_535t", 5, 5),
            Play("LOOT_535t", Nothing),
            In(The("LOOT_535t"), Zone::Play),
            Now(The("LOOT_535t"), 5, 5),
        ],
    );
}

/// # Leyline Manipulator
///
/// `LOOT_537` · Mage minion · 4 mana · 4/5
///
/// > **Battlecry:** If you're holding any cards that didn't start in your deck, reduce their Cost by (2).
///
/// State: Derived
//~ derived LOOT_537 143d683b bdf8faec 38b00cb1.8aab9429
#[test]
fn LOOT_537_leyline_manipulator() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_537"),
            Cost("LOOT_537", 4),
            Stats("LOOT_537", 4, 5),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_537", Nothing),
            CostNow(Nth(1), 1),
            CostNow(Nth(2), 2),
        ],
    );
}
