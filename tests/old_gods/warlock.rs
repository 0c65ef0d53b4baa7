//! Warlock cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 56211990

/// # Darkshire Librarian
///
/// `OG_109` · Warlock minion · 2 mana · 3/2
///
/// > **Battlecry:** Discard a random card. **Deathrattle:** Draw a card.
///
/// State: Derived
//~ derived OG_109 0f914312 345b7a8c df37f88b.7cfb9fb2
#[test]
fn OG_109_darkshire_librarian() {
    check(
        CardClass::Warlock,
        &[
            Give("OG_109"),
            Cost("OG_109", 2),
            Stats("OG_109", 3, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(4))),
            Play("OG_109", Nothing),
            HandCount(Mine, 0),
            Dead(Nth(4)),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("OG_109"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_109"),
            Kill(Nth(7)),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Darkshire Councilman
///
/// `OG_113` · Warlock minion · 3 mana · 1/5
///
/// > After you summon a minion, gain +1 Attack.
///
/// State: Derived
//~ derived OG_113 6a619f8b 9331db18 e2bcab80.82d41e00
#[test]
fn OG_113_darkshire_councilman() {
    check(
        CardClass::Warlock,
        &[
            Give("OG_113"),
            Cost("OG_113", 3),
            Stats("OG_113", 1, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_113"),
            Play("CS2_182", Nothing),
            Now(Nth(3), 2, 5),
        ],
    );
}

/// # Forbidden Ritual
///
/// `OG_114` · Warlock spell · Shadow · 0 mana
///
/// > Spend all your Mana. Summon that many 1/1 Tentacles.
///
/// State: Derived
//~ derived OG_114 e631dc9a 421aad3a 6a3e4cfa.7cc1479e
#[test]
fn OG_114_forbidden_ritual() {
    check(
        CardClass::Warlock,
        &[
            Give("OG_114"),
            Cost("OG_114", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("OG_114", Nothing),
            BoardCount(Mine, 6),
            In(The("OG_114a"), Zone::Play),
            Now(The("OG_114a"), 1, 1),
            Mana(0),
        ],
    );
}

/// # Icky Tentacle
///
/// `OG_114a` · Warlock minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla OG_114a 0bda0b2c f0faf4d2 817389d7
#[test]
fn OG_114a_icky_tentacle() {
    check(
        CardClass::Warlock,
        &[
            Give("OG_114a"),
            Cost("OG_114a", 1),
            Stats("OG_114a", 1, 1),
            Play("OG_114a", Nothing),
            In(The("OG_114a"), Zone::Play),
            Now(The("OG_114a"), 1, 1),
        ],
    );
}

/// # Spreading Madness
///
/// `OG_116` · Warlock spell · Shadow · 3 mana
///
/// > Deal $13 damage randomly split among ALL characters.
///
/// State: Derived
//~ derived OG_116 00833f81 e5726739 c6833599.5ac4bb61
#[test]
fn OG_116_spreading_madness() {
    check(
        CardClass::Warlock,
        &[
            Give("OG_116"),
            Cost("OG_116", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(MyHero)),
            Force(Entity(Nth(1))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(MyHero)),
            Force(Entity(Nth(1))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(MyHero)),
            Force(Entity(Nth(1))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(MyHero)),
            Play("OG_116", Nothing),
            Now(MyHero, 0, 26),
            Damage(MyHero, 4),
            Now(Nth(1), 4, 2),
            Now(Nth(2), 4, 2),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Renounce Darkness
///
/// `OG_118` · Warlock spell · Holy · 2 mana
///
/// > Replace your Hero Power and Warlock cards with another class's. The cards cost (1) less.
///
/// State: Todo
//~ todo OG_118 1a253858 b0c161bb 91a2854c.c838c239
#[test]
#[ignore = "todo: OG_118 Renounce Darkness"]
fn OG_118_renounce_darkness() {
    check(CardClass::Warlock, &[Give("OG_118"), Cost("OG_118", 2), Unwritten]);
}

/// # Cho'gall
///
/// `OG_121` · Warlock minion · 8 mana · 8/8
///
/// > **Battlecry:** Return all cards you discarded this game to your hand. They cost Health instead of Mana.
///
/// State: Derived
//~ derived OG_121 fe00ce93 e9e2aa60 16dc9d27.a87e8853
#[test]
fn OG_121_chogall() {
    check(
        CardClass::Warlock,
        &[
            Give("OG_121"),
            Cost("OG_121", 8),
            Stats("OG_121", 8, 8),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Discard(Nth(1)),
            Crystals(10),
            Play("OG_121", Nothing),
            HasNow(InHand(0), GameTag::CARD_ALTERNATE_COST),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            HandCount(Mine, 1),
        ],
    );
}

/// # DOOM!
///
/// `OG_239` · Warlock spell · Shadow · 10 mana
///
/// > Destroy all minions. Draw a card for each.
///
/// State: Derived
//~ derived OG_239 35d81108 9ae75eee 22d74680.ecccd445
#[test]
fn OG_239_doom() {
    check(
        CardClass::Warlock,
        &[
            Give("OG_239"),
            Cost("OG_239", 10),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_239", Nothing),
            BoardCount(Mine, 0),
            DeckCount(Mine, 20),
            HandCount(Mine, 2),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Dead(Nth(4)),
            Dead(Nth(5)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Possessed Villager
///
/// `OG_241` · Warlock minion · 1 mana · 1/1
///
/// > **Deathrattle:** Summon a 1/1 Shadowbeast.
///
/// State: Derived
//~ derived OG_241 24eae67c fa80df8c c32ffe73.86eb320c
#[test]
fn OG_241_possessed_villager() {
    check(
        CardClass::Warlock,
        &[
            Give("OG_241"),
            Cost("OG_241", 1),
            Stats("OG_241", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_241"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("OG_241a"), Zone::Play),
            Now(The("OG_241a"), 1, 1),
        ],
    );
}

/// # Shadowbeast
///
/// `OG_241a` · Warlock minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla OG_241a aa2d311d 354ba1d6 867ae2e1
#[test]
fn OG_241a_shadowbeast() {
    check(
        CardClass::Warlock,
        &[
            Give("OG_241a"),
            Cost("OG_241a", 1),
            Stats("OG_241a", 1, 1),
            Play("OG_241a", Nothing),
            In(The("OG_241a"), Zone::Play),
            Now(The("OG_241a"), 1, 1),
        ],
    );
}

/// # Usher of Souls
///
/// `OG_302` · Warlock minion · 4 mana · 3/5
///
/// > Whenever a minion dies, give your C'Thun +1/+1 *(wherever it is).*
///
/// State: Done
//~ done OG_302 5305c0a4 - 3a9bbe97.2b268589
#[test]
fn OG_302_usher_of_souls() {
    check(
        CardClass::Warlock,
        &[
            Give("OG_302"),
            Cost("OG_302", 4),
            Stats("OG_302", 3, 5),
            Friend("OG_280"),
            Friend("OG_302"),
            Enemy("CS2_231"),
            Kill(Their(0)),
            Now(My(0), 7, 7),
        ],
    );
}
