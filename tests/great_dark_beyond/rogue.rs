//! Rogue cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7d66ace9

/// # Starship Schematic
///
/// `GDB_102` · Rogue spell · 1 mana
///
/// > **Discover** a **Starship Piece** from another class. It costs (1) less.
///
/// State: Derived
//~ derived GDB_102 4e249a7a 1b37f3a3 4f7d0650.bc2e9b13
#[test]
fn GDB_102_starship_schematic() {
    check(
        CardClass::Rogue,
        &[
            Give("GDB_102"),
            Cost("GDB_102", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GDB_103")),
            Play("GDB_102", Nothing),
            ChooseCard("GDB_103"),
            Is(InHand(0), "GDB_103"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 4),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("GDB_102"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("GDB_102", Nothing),
            Choose(0),
        ],
    );
}

/// # Barrel Roll
///
/// `GDB_465` · Rogue spell · 3 mana
///
/// > Deal $5 damage to an undamaged character. Costs (1) if you're building a **Starship**.
///
/// State: Derived
//~ derived GDB_465 a6d5c540 7904fc2b ee1345ac.9f80d67f
#[test]
fn GDB_465_barrel_roll() {
    check(
        CardClass::Rogue,
        &[
            Give("GDB_465"),
            Cost("GDB_465", 3),
            Friend("GDB_101"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(3), 2),
            Hurt(Nth(5), 2),
            Kill(Nth(1)),
            Crystals(10),
            CannotTarget("GDB_465", Nth(3)),
            Play("GDB_465", On(Nth(4))),
            Dead(Nth(4)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("GDB_465"),
            Friend("GDB_101"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(3), 2),
            Hurt(Nth(5), 2),
            Kill(Nth(1)),
            Crystals(10),
            Play("GDB_465", On(Nth(2))),
            BoardCount(Mine, 2),
            Dead(Nth(2)),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("GDB_465"),
            Friend("GDB_101"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(3), 2),
            Hurt(Nth(5), 2),
            Kill(Nth(1)),
            Crystals(10),
            CostNow(Nth(0), 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("GDB_465"),
            Friend("GDB_101"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(Nth(4), 2),
            Kill(Nth(1)),
            Crystals(10),
            Play("GDB_465", On(TheirHero)),
            Now(TheirHero, 0, 25),
            Damage(TheirHero, 5),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("GDB_465"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            CostNow(Nth(0), 3),
        ],
    );
}

/// # The Gravitational Displacer
///
/// `GDB_466` · Rogue minion · 5 mana · 5/4
///
/// > **Starship Piece** When this is launched, summon a copy of the **Starship**.
///
/// State: Todo
//~ todo GDB_466 f71edfc1 8629d73e 7289abbe.287a917d
#[test]
#[ignore = "todo: GDB_466 The Gravitational Displacer"]
fn GDB_466_the_gravitational_displacer() {
    check(CardClass::Rogue, &[Give("GDB_466"), Cost("GDB_466", 5), Stats("GDB_466", 5, 4), Unwritten]);
}

/// # Quasar
///
/// `GDB_467` · Rogue spell · 8 mana
///
/// > Shuffle your hand into your deck. Reduce the Cost of cards in your deck by (3).
///
/// State: Derived
//~ derived GDB_467 6e27e7cc 4ea27a5f 1f42e274.7265ebfe
#[test]
fn GDB_467_quasar() {
    check(
        CardClass::Rogue,
        &[
            Give("GDB_467"),
            Cost("GDB_467", 8),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_467", Nothing),
            DeckCount(Mine, 6),
            HandCount(Mine, 0),
            CostNow(Nth(1), 0),
            CostNow(Nth(2), 1),
            CostNow(Nth(3), 0),
            CostNow(Nth(4), 0),
            CostNow(Nth(5), 1),
            CostNow(Nth(6), 1),
            In(Nth(6), Zone::Deck),
        ],
    );
}

/// # Talgath
///
/// `GDB_472` · Rogue minion · 3 mana · 3/3
///
/// > Undamaged enemy minions take double damage. **Combo:** Get a Backstab.
///
/// State: Done
//~ done GDB_472 df689451 - cac5d964.d1f21899
#[test]
fn GDB_472_talgath() {
    check(
        CardClass::Rogue,
        &[
            Give("GDB_472"),
            Cost("GDB_472", 3),
            Stats("GDB_472", 3, 3),
            Friend("GDB_472"),
            Friend("CS2_182"),
            Enemy("CS2_200"),
            Play("CS2_008", On(Their(0))),
            Damage(Their(0), 2),
            Play("CS2_008", On(Their(0))),
            Damage(Their(0), 3),
            Play("CS2_008", On(My(1))),
            Damage(My(1), 1),
            Play("CS2_008", On(TheirHero)),
            Damage(TheirHero, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Play("GDB_472", Nothing),
            HandCount(Mine, 0),
            Enemy("CS2_200"),
            Play("GDB_472", Nothing),
            HandCount(Mine, 1),
            Is(InHand(0), "CS2_072"),
        ],
    );
}

/// # Eredar Skulker
///
/// `GDB_870` · Rogue minion · 2 mana · 1/3
///
/// > **Combo and** Spellburst**:** Gain +2 Attack and **Stealth**.
///
/// State: Derived
//~ derived GDB_870 7b4f9fef 3bcb0e33 7a5a184b.11f98ae7
#[test]
fn GDB_870_eredar_skulker() {
    check(
        CardClass::Rogue,
        &[
            Give("GDB_870"),
            Cost("GDB_870", 2),
            Stats("GDB_870", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("GDB_870", Nothing),
            HasNow(Nth(0), GameTag::STEALTH),
            Now(Nth(0), 3, 3),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("GDB_870"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_870"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("GAME_005", Nothing),
            HasNow(Nth(3), GameTag::STEALTH),
            Now(Nth(3), 3, 3),
        ],
    );
}

/// # Skulking
///
/// `GDB_870e2` · Neutral enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived GDB_870e2 2a025083 087a88f1 b5ac8ebe.bf3d1612
#[test]
fn GDB_870e2_skulking() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "GDB_870e2"), Now(My(0), 7, 1)]);
}

/// # Lucky Comet
///
/// `GDB_873` · Rogue spell · 2 mana
///
/// > **Discover** a **Combo** minion. The next one you play triggers its **Combo** twice.
///
/// State: Todo
//~ todo GDB_873 61440772 af7acef0 8c77bdcd.55dcb22b
#[test]
#[ignore = "todo: GDB_873 Lucky Comet"]
fn GDB_873_lucky_comet() {
    check(CardClass::Rogue, &[Give("GDB_873"), Cost("GDB_873", 2), Unwritten]);
}

/// # Spacerock Collector
///
/// `GDB_875` · Rogue minion · 1 mana · 2/1
///
/// > **Battlecry:** Your next **Combo** card costs (1) less.
///
/// State: Derived
//~ derived GDB_875 e09d1aa9 e1d170c8 7ba0cc57.9a64518a
#[test]
fn GDB_875_spacerock_collector() {
    check(
        CardClass::Rogue,
        &[
            Give("GDB_875"),
            Cost("GDB_875", 1),
            Stats("GDB_875", 2, 1),
            Give("AT_028"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_875", Nothing),
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Rock Collection
///
/// `GDB_875e` · Rogue enchantment
///
/// > Your next Combo card costs (1) less.
///
/// State: Derived
//~ derived GDB_875e cf87134e 11be47e7 91b4277e.d767f36a
#[test]
fn GDB_875e_rock_collection() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("AT_028"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "GDB_875e"),
            CostNow(Nth(1), 4),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("AT_028"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "GDB_875e"),
            Play("EX1_131", Nothing),
            Crystals(10),
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Scrounging Shipwright
///
/// `GDB_876` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry:** Get a random **Starship Piece** from another class.
///
/// State: Derived
//~ derived GDB_876 5bd075b2 af70026c fdcce5b3.58ba2f1d
#[test]
fn GDB_876_scrounging_shipwright() {
    check(
        CardClass::Rogue,
        &[
            Give("GDB_876"),
            Cost("GDB_876", 2),
            Stats("GDB_876", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GDB_103")),
            Play("GDB_876", Nothing),
            Is(InHand(0), "GDB_103"),
            CostNow(InHand(0), 2),
            Now(InHand(0), 1, 4),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("GDB_876"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("GDB_876", Nothing)],
    );
}

/// # Pressure Points
///
/// `GDB_881` · Rogue spell · Shadow · 3 mana
///
/// > Deal $3 damage to a minion. Reduce the Cost of **Combo** cards in your hand by (1).
///
/// State: Derived
//~ derived GDB_881 1d0d7d7e 4bd4616d c70364cc.62babf4b
#[test]
fn GDB_881_pressure_points() {
    check(
        CardClass::Rogue,
        &[
            Give("GDB_881"),
            Cost("GDB_881", 3),
            Give("AT_028"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_881", On(Nth(4))),
            CostNow(Nth(1), 4),
            CostNow(Nth(2), 4),
            Now(Nth(4), 4, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("GDB_881"),
            Give("AT_028"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_881", On(Nth(3))),
            CostNow(Nth(1), 4),
            Now(Nth(3), 4, 2),
        ],
    );
}

/// # Archon
///
/// `SC_671t1` · Rogue minion · 8 mana · 8/8
///
/// > At the end of your turn, deal 8 damage to the enemy hero and 2 damage to their minions.
///
/// State: Todo
//~ todo SC_671t1 25ba64c4 3241f9db f870f6f5.08101910
#[test]
#[ignore = "todo: SC_671t1 Archon"]
fn SC_671t1_archon() {
    check(CardClass::Rogue, &[Give("SC_671t1"), Cost("SC_671t1", 8), Stats("SC_671t1", 8, 8), Unwritten]);
}

/// # Dark Templar
///
/// `SC_752` · Rogue minion · 6 mana · 5/3
///
/// > **Stealth**. **Battlecry:** Destroy an enemy minion. *Play another Templar to merge into an Archon!*
///
/// State: Todo
//~ todo SC_752 4aafb368 c13fc9be ca2df864.cc4c26d8
#[test]
#[ignore = "todo: SC_752 Dark Templar"]
fn SC_752_dark_templar() {
    check(
        CardClass::Rogue,
        &[Give("SC_752"), Cost("SC_752", 6), Stats("SC_752", 5, 3), Has("SC_752", GameTag::STEALTH), Unwritten],
    );
}

/// # Blink
///
/// `SC_761` · Rogue spell · 2 mana
///
/// > Draw a Protoss minion. **Combo:** It costs (2) less.
///
/// State: Derived
//~ derived SC_761 e7f3c502 fe674945 41d3e58b.eea817f2
#[test]
fn SC_761_blink() {
    check(
        CardClass::Rogue,
        &[
            Give("SC_761"),
            Cost("SC_761", 2),
            OnTop("SC_752"),
            OnTop("SC_752"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("SC_761", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 4),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 3),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("SC_761"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("SC_752"),
            OnTop("SC_750"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("SC_761", Nothing),
            DeckCount(Mine, 7),
            HandCount(Mine, 1),
            CostNow(Nth(6), 4),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 5, 3),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("SC_761"),
            OnTop("SC_752"),
            OnTop("SC_752"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SC_761", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 6),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 3),
        ],
    );
}

/// # High Templar
///
/// `SC_765` · Rogue minion · 6 mana · 3/5
///
/// > **Battlecry:** Deal 2 damage to all enemies. *Play another Templar to merge into an Archon!*
///
/// State: Todo
//~ todo SC_765 6cb525cd f1280885 1e4283ec.ac08ca1b
#[test]
#[ignore = "todo: SC_765 High Templar"]
fn SC_765_high_templar() {
    check(CardClass::Rogue, &[Give("SC_765"), Cost("SC_765", 6), Stats("SC_765", 3, 5), Unwritten]);
}
