//! Mage cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7b66a69a

/// Pocket Dimension · Spell · Arcane · 4 mana · **Discover** a spell. Repeat until you see one for the second time.
//~ todo GDB_133 3d83ef98 09f027b6 -
#[test]
#[ignore = "todo: Pocket Dimension"]
fn GDB_133_pocket_dimension() {
    unwritten("GDB_133");
}

/// Exarch Hataaru · Minion · Draenei · 5 mana · 5/5 · **Battlecry: Discover** a spell and reduce its Cost by (1). If you play it this turn, repeat this effect.
//~ done GDB_136 - cc9e2584 -
#[test]
fn GDB_136_exarch_hataaru() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_136"),
            Cost("GDB_136", 5),
            Stats("GDB_136", 5, 5),
            Force(Card("CS2_029")),
            Play("GDB_136", Nothing),
            ChooseCard("CS2_029"),
            CostNow(InHand(0), 3),
            Play("GAME_005", Nothing),
            HandCount(Mine, 1),
            Force(Card("CS2_024")),
            Play("CS2_029", On(TheirHero)),
            ChooseCard("CS2_024"),
            CostNow(InHand(0), 1),
            Force(Card("CS2_025")),
            Play("CS2_024", On(TheirHero)),
            ChooseCard("CS2_025"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Force(Card("CS2_029")),
            Never(Card("CS2_182")),
            Play("GDB_136", Nothing),
            ChooseCard("CS2_029"),
            EndTurn,
            EndTurn,
            CostNow(InHand(0), 3),
            Play("CS2_029", On(TheirHero)),
            HandCount(Mine, 1),
            Is(InHand(0), "CS2_182"),
        ],
    );
}

/// The Galaxy's Lens · Location · 5 mana · 2 uses · **Spellburst:** Absorb the spell's power!@Cast {0}.
//~ todo GDB_136t f9bf34d0 20a4d59c -
#[test]
#[ignore = "todo: The Galaxy's Lens"]
fn GDB_136t_the_galaxys_lens() {
    unwritten("GDB_136t");
}

/// Blazing Accretion · Minion · Elemental · 3 mana · 3/1 · **Battlecry:** Destroy the top 3 cards of your deck. Any Fire spells or Elementals are drawn instead.
//~ done GDB_302 - d02e9f9d -
#[test]
#[rustfmt::skip]
fn GDB_302_blazing_accretion() {
    check(CardClass::Mage, &[
        EmptyDeck(Mine), OnTop("CS2_029"), OnTop("CS2_182"), OnTop("CS2_029"), OnTop("CS2_033"), OnTop("CS2_024"),
        Play("GDB_302", Nothing), HandCount(Mine, 2), DeckCount(Mine, 2), In(Nth(2), Zone::Hand),
        In(Nth(3), Zone::Hand), In(Nth(4), Zone::Graveyard), In(Nth(1), Zone::Deck),
    ]);
}

/// Saruun · Minion · Elemental · 6 mana · 7/6 · **Battlecry:** Give all Elementals in your deck **Fire Spell Damage +1**.
//~ todo GDB_304 2492f969 a584e441 -
#[test]
#[ignore = "todo: Saruun"]
fn GDB_304_saruun() {
    unwritten("GDB_304");
}

/// Spontaneous Combustion · Spell · Fire · 2 mana · Deal $4 damage to a random enemy. If you played an Elemental last turn, choose the target.
//~ todo GDB_456 b9a10417 b232c57c -
#[test]
#[ignore = "todo: Spontaneous Combustion"]
fn GDB_456_spontaneous_combustion() {
    unwritten("GDB_456");
}

/// Colossus · Minion · Mech · 12 mana · 9/4 · **Battlecry:** Deal @ damage to all enemies, twice. *(Improved by Protoss spells you cast this game!)*
//~ done SC_758 - 553aa50d -
#[test]
fn SC_758_colossus() {
    check(
        CardClass::Mage,
        &[
            Enemy("CS2_186"),
            Give("SC_758"),
            Cost("SC_758", 12),
            Stats("SC_758", 9, 4),
            Enchant(The("SC_758"), "UNG_113e"),
            Play("SC_759", Nothing),
            Play("SC_758", Nothing),
            Damage(TheirHero, 4),
            Damage(Their(0), 4),
            Damage(MyHero, 0),
        ],
    );
}
