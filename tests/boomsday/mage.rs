//! Mage cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 170a7b1d

/// # Astral Rift
///
/// `BOT_101` · Mage spell · Arcane · 2 mana
///
/// > Add 2 random minions to your hand.
///
/// State: Derived
//~ derived BOT_101 e414c58d 915c7fa9 ff53f95f.d084cc65
#[test]
fn BOT_101_astral_rift() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_101"),
            Cost("BOT_101", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Force(Card("CS2_118")),
            Play("BOT_101", Nothing),
            Is(InHand(0), "CS2_118"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 5, 1),
            Is(InHand(1), "CS2_118"),
            CostNow(InHand(1), 3),
            Now(InHand(1), 5, 1),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("BOT_101"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("BOT_101", Nothing)],
    );
}

/// # Warcried
///
/// `BOT_101e2` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived BOT_101e2 7257fcb0 f37c8838 9000d360.67341004
#[test]
fn BOT_101e2_warcried() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BOT_101e2"), Now(My(0), 6, 2)]);
}

/// # Stargazer Luna
///
/// `BOT_103` · Mage minion · 3 mana · 2/4
///
/// > After you play the right-most card in your hand, draw a card.
///
/// State: Todo
//~ todo BOT_103 84a6f3eb 2b72786b 6ba4a729.550a22e3
#[test]
#[ignore = "todo: BOT_103 Stargazer Luna"]
fn BOT_103_stargazer_luna() {
    check(CardClass::Mage, &[Give("BOT_103"), Cost("BOT_103", 3), Stats("BOT_103", 2, 4), Unwritten]);
}

/// # Unexpected Results
///
/// `BOT_254` · Mage spell · 3 mana
///
/// > Summon two random $2-Cost minions *(improved by **Spell Damage)*.
///
/// State: Todo
//~ todo BOT_254 4d4fb0db e5074b8b 16cdb8a5.80e04fe5
#[test]
#[ignore = "todo: BOT_254 Unexpected Results"]
fn BOT_254_unexpected_results() {
    check(CardClass::Mage, &[Give("BOT_254"), Cost("BOT_254", 3), Unwritten]);
}

/// # Astromancer
///
/// `BOT_256` · Mage minion · 7 mana · 5/5
///
/// > **Battlecry:** Summon a random minion with Cost equal to your hand size.
///
/// State: Derived
//~ derived BOT_256 309e97dc e400cfe0 a650def3.6153a4d1
#[test]
fn BOT_256_astromancer() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_256"),
            Cost("BOT_256", 7),
            Stats("BOT_256", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_231")),
            Play("BOT_256", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_231"), Zone::Play),
            Now(The("CS2_231"), 1, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("BOT_256"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_061")), Play("BOT_256", Nothing)],
    );
}

/// # Luna's Pocket Galaxy
///
/// `BOT_257` · Mage spell · Arcane · 7 mana
///
/// > Change the Cost of minions in your deck to (1).
///
/// State: Derived
//~ derived BOT_257 9be20682 2e8b3b83 706f662b.ef1eb1ba
#[test]
fn BOT_257_lunas_pocket_galaxy() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_257"),
            Cost("BOT_257", 7),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_257", Nothing),
            CostNow(Nth(1), 1),
            CostNow(Nth(2), 1),
            CostNow(Nth(3), 1),
            CostNow(Nth(5), 1),
            CostNow(Nth(6), 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BOT_257"),
            EmptyDeck(Mine),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_257", Nothing),
            CostNow(Nth(1), 0),
        ],
    );
}

/// # Starstruck
///
/// `BOT_257e` · Mage enchantment
///
/// > Costs (1).
///
/// State: Derived
//~ derived BOT_257e 18942298 4c2729d6 e3030100.53ed184d
#[test]
fn BOT_257e_starstruck() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "BOT_257e"), CostNow(Nth(0), 1)]);
}

/// # Shooting Star
///
/// `BOT_453` · Mage spell · Arcane · 1 mana
///
/// > Deal $1 damage to a minion and the minions next to it.
///
/// State: Derived
//~ derived BOT_453 72fe3c40 e197965b 95567db2.01f0070c
#[test]
fn BOT_453_shooting_star() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_453"),
            Cost("BOT_453", 1),
            Targets("BOT_453", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_453", On(Nth(2))),
            Now(Nth(2), 4, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("BOT_453"), Friend("CS2_182"), Enemy("CS2_182"), Play("BOT_453", On(Nth(1))), Now(Nth(1), 4, 4)],
    );
    check(
        CardClass::Mage,
        &[
            Give("BOT_453"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_453", On(Nth(2))),
            Now(Nth(2), 4, 4),
            Now(Nth(3), 4, 4),
        ],
    );
}

/// # Celestial Emissary
///
/// `BOT_531` · Mage minion · 2 mana · 2/1
///
/// > **Battlecry:** Your next spell this turn has **Spell Damage +2**.
///
/// State: Todo
//~ todo BOT_531 8a8538f5 ce0b155a d7fda435.2a4a3080
#[test]
#[ignore = "todo: BOT_531 Celestial Emissary"]
fn BOT_531_celestial_emissary() {
    check(CardClass::Mage, &[Give("BOT_531"), Cost("BOT_531", 2), Stats("BOT_531", 2, 1), Unwritten]);
}

/// # Celestial Emissary
///
/// `BOT_531_Puzzle` · Mage minion · 2 mana · 2/1
///
/// > **Battlecry:** Your next spell this turn has **Spell Damage +2**.
///
/// State: Todo
//~ todo BOT_531_Puzzle 40512fe9 78099440 da3c3833.2a4a3080
#[test]
#[ignore = "todo: BOT_531_Puzzle Celestial Emissary"]
fn BOT_531_Puzzle_celestial_emissary() {
    check(
        CardClass::Mage,
        &[Give("BOT_531_Puzzle"), Cost("BOT_531_Puzzle", 2), Stats("BOT_531_Puzzle", 2, 1), Unwritten],
    );
}

/// # Research Project
///
/// `BOT_600` · Mage spell · 2 mana
///
/// > Each player draws 2 cards.
///
/// State: Derived
//~ derived BOT_600 ebca2045 5afb5d4c 03ca1bba.deb14aa6
#[test]
fn BOT_600_research_project() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_600"),
            Cost("BOT_600", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_600", Nothing),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            CostNow(InTheirHand(1), 4),
            Now(InTheirHand(1), 4, 5),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
            DeckCount(Theirs, 18),
            HandCount(Theirs, 2),
        ],
    );
}

/// # Meteorologist
///
/// `BOT_601` · Mage minion · 6 mana · 3/3
///
/// > **Battlecry:** For each card in your hand, deal 1 damage to a random enemy.
///
/// State: Derived
//~ derived BOT_601 4e0c4588 fccd68dd dee94689.db2beda6
#[test]
fn BOT_601_meteorologist() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_601"),
            Cost("BOT_601", 6),
            Stats("BOT_601", 3, 3),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Play("BOT_601", Nothing),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Cosmic Anomaly
///
/// `BOT_604` · Mage minion · 4 mana · 4/3
///
/// > **Spell Damage +2**
///
/// State: Vanilla
//~ vanilla BOT_604 e838fdb3 25b6936e 2926c4cf.e1835dc2
#[test]
fn BOT_604_cosmic_anomaly() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_604"),
            Cost("BOT_604", 4),
            Stats("BOT_604", 4, 3),
            Has("BOT_604", GameTag::SPELLPOWER),
            Play("BOT_604", Nothing),
            In(The("BOT_604"), Zone::Play),
            Now(The("BOT_604"), 4, 3),
            HasNow(The("BOT_604"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Cosmic Anomaly
///
/// `BOT_604_Puzzle` · Mage minion · 4 mana · 4/3
///
/// > **Spell Damage +2**
///
/// State: Vanilla
//~ vanilla BOT_604_Puzzle 4ff84982 d347f4ef 8fa68d90.e1835dc2
#[test]
fn BOT_604_Puzzle_cosmic_anomaly() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_604_Puzzle"),
            Cost("BOT_604_Puzzle", 4),
            Stats("BOT_604_Puzzle", 4, 3),
            Has("BOT_604_Puzzle", GameTag::SPELLPOWER),
            Play("BOT_604_Puzzle", Nothing),
            In(The("BOT_604_Puzzle"), Zone::Play),
            Now(The("BOT_604_Puzzle"), 4, 3),
            HasNow(The("BOT_604_Puzzle"), GameTag::SPELLPOWER),
        ],
    );
}
