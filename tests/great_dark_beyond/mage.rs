//! Mage cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7b66a69a

/// # Pocket Dimension
///
/// `GDB_133` · Mage spell · Arcane · 4 mana
///
/// > **Discover** a spell. Repeat until you see one for the second time.
///
/// State: Todo
//~ todo GDB_133 050dc965 c8f0a0e9 262da33d.2aa9a258
#[test]
#[ignore = "todo: GDB_133 Pocket Dimension"]
fn GDB_133_pocket_dimension() {
    check(CardClass::Mage, &[Give("GDB_133"), Cost("GDB_133", 4), Unwritten]);
}

/// # Arkwing Pilot
///
/// `GDB_134` · Mage minion · 6 mana · 4/3
///
/// > At the end of your turn, deal 3 damage to a random enemy. Spellburst**:** Summon an Arkwing Pilot.
///
/// State: Derived
//~ derived GDB_134 95099714 29e8523f 4ae0d74b.88b1ddaf
#[test]
fn GDB_134_arkwing_pilot() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_134"),
            Cost("GDB_134", 6),
            Stats("GDB_134", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_134"),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 3),
            In(The("GDB_134"), Zone::Play),
            Now(The("GDB_134"), 4, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GDB_134"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_134"),
            Force(Entity(TheirHero)),
            EndTurn,
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Ingenious Artificer
///
/// `GDB_135` · Mage minion · 4 mana · 4/5
///
/// > **Battlecry:** The next Draenei you play refreshes Mana Crystals equal to its Attack.
///
/// State: Derived
//~ derived GDB_135 19e51ca3 aebc62a2 93128d5d.236e25dd
#[test]
fn GDB_135_ingenious_artificer() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_135"),
            Cost("GDB_135", 4),
            Stats("GDB_135", 4, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Play("GDB_135", Nothing),
            Play("BT_423", Nothing),
            Mana(5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GDB_135"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Play("GDB_135", Nothing),
            Play("CS2_182", Nothing),
            Mana(2),
        ],
    );
}

/// # Exarch Hataaru
///
/// `GDB_136` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry: Discover** a spell and reduce its Cost by (1). If you play it this turn, repeat this effect.
///
/// State: Done
//~ done GDB_136 114212e9 - 8a105a47.93fe95bc
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

/// # The Galaxy's Lens
///
/// `GDB_136t` · Shaman location · 5 mana · 0 uses
///
/// > Spellburst**:** Absorb the spell's power!@Cast {0}.
///
/// State: Todo
//~ todo GDB_136t b77342c5 61e15162 bbbe58a0.f95fd755
#[test]
#[ignore = "todo: GDB_136t The Galaxy's Lens"]
fn GDB_136t_the_galaxys_lens() {
    check(CardClass::Mage, &[Give("GDB_136t"), Cost("GDB_136t", 5), Unwritten]);
}

/// # Supernova
///
/// `GDB_301` · Mage spell · Fire · 8 mana
///
/// > Fill your hand with random Fire spells. They cost (1).
///
/// State: Derived
//~ derived GDB_301 c4ddf5b1 55225d17 49f84996.c78d55c9
#[test]
fn GDB_301_supernova() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_301"),
            Cost("GDB_301", 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Play("GDB_301", Nothing),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 1),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 1),
            Is(InHand(2), "AT_001"),
            CostNow(InHand(2), 1),
            Is(InHand(3), "AT_001"),
            CostNow(InHand(3), 1),
            Is(InHand(4), "AT_001"),
            CostNow(InHand(4), 1),
            Is(InHand(5), "AT_001"),
            CostNow(InHand(5), 1),
            Is(InHand(6), "AT_001"),
            CostNow(InHand(6), 1),
            Is(InHand(7), "AT_001"),
            CostNow(InHand(7), 1),
            Is(InHand(8), "AT_001"),
            CostNow(InHand(8), 1),
            Is(InHand(9), "AT_001"),
            CostNow(InHand(9), 1),
            HandCount(Mine, 10),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GDB_301"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("GDB_301", Nothing)],
    );
}

/// # Blazing Accretion
///
/// `GDB_302` · Mage minion · 3 mana · 3/1
///
/// > **Battlecry:** Destroy the top 3 cards of your deck. Any Fire spells or Elementals are drawn instead.
///
/// State: Todo
//~ todo GDB_302 b8f8490f b0ceb529 0ccf1cc9.db71d3ed
#[test]
#[ignore = "todo: GDB_302 Blazing Accretion"]
fn GDB_302_blazing_accretion() {
    check(CardClass::Mage, &[Give("GDB_302"), Cost("GDB_302", 3), Stats("GDB_302", 3, 1), Unwritten]);
}

/// # Blasteroid
///
/// `GDB_303` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Shuffle 5 random Fire spells into your deck. They cost (2) less.
///
/// State: Derived
//~ derived GDB_303 90b729da 9d7b5a9f 3d715f56.192cff5a
#[test]
fn GDB_303_blasteroid() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_303"),
            Cost("GDB_303", 3),
            Stats("GDB_303", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Play("GDB_303", Nothing),
            DeckCount(Mine, 24),
            CostNow(The("AT_001"), 3),
            In(The("AT_001"), Zone::Deck),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GDB_303"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("GDB_303", Nothing)],
    );
}

/// # Saruun
///
/// `GDB_304` · Mage minion · 6 mana · 7/6
///
/// > **Battlecry:** Give all Elementals in your deck **Fire Spell Damage +1**.
///
/// State: Todo
//~ todo GDB_304 2ba6d75b 3205ee92 8e152fa7.268a1837
#[test]
#[ignore = "todo: GDB_304 Saruun"]
fn GDB_304_saruun() {
    check(CardClass::Mage, &[Give("GDB_304"), Cost("GDB_304", 6), Stats("GDB_304", 7, 6), Unwritten]);
}

/// # Solar Flare
///
/// `GDB_305` · Mage spell · Fire · 5 mana
///
/// > Deal $2 damage to all enemies. Costs (1) less for each Elemental you control.
///
/// State: Derived
//~ derived GDB_305 be0401c1 ff749d70 57e9aea1.9c2664ea
#[test]
fn GDB_305_solar_flare() {
    check(
        CardClass::Mage,
        &[
            Give("GDB_305"),
            Cost("GDB_305", 5),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_305", Nothing),
            Now(Nth(3), 4, 3),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GDB_305"), Friend("CS2_118"), Friend("CS2_182"), Enemy("CS2_182"), CostNow(Nth(0), 4)],
    );
}

/// # Spontaneous Combustion
///
/// `GDB_456` · Mage spell · Fire · 2 mana
///
/// > Deal $4 damage to a random enemy. If you played an Elemental last turn, choose the target.
///
/// State: Todo
//~ todo GDB_456 b9d6ac2a 0e144ce6 6344e43b.af50d30c
#[test]
#[ignore = "todo: GDB_456 Spontaneous Combustion"]
fn GDB_456_spontaneous_combustion() {
    check(CardClass::Mage, &[Give("GDB_456"), Cost("GDB_456", 2), Unwritten]);
}

/// # Colossus
///
/// `SC_758` · Mage minion · 12 mana · 9/4
///
/// > **Battlecry:** Deal @ damage to all enemies, twice. *(Improved by Protoss spells you cast this game!)*
///
/// State: Done
//~ done SC_758 feaf60db - 2db5446d.47552273
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

/// # Shield Battery
///
/// `SC_759` · Mage spell · 2 mana
///
/// > Gain 6 Armor. Your next Protoss spell costs (2) less.
///
/// State: Derived
//~ derived SC_759 8535c353 925abaf9 271c854a.6d122b6d
#[test]
fn SC_759_shield_battery() {
    check(
        CardClass::Mage,
        &[
            Give("SC_759"),
            Cost("SC_759", 2),
            Give("SC_750"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SC_759", Nothing),
            Armor(Mine, 6),
            CostNow(Nth(1), 2),
        ],
    );
}

/// # Resonance Coil
///
/// `SC_760` · Mage spell · 3 mana
///
/// > Deal $5 damage to a minion. Get a random Protoss spell.
///
/// State: Derived
//~ derived SC_760 a0db86c5 13271357 7b545b4c.15b40c5e
#[test]
fn SC_760_resonance_coil() {
    check(
        CardClass::Mage,
        &[
            Give("SC_760"),
            Cost("SC_760", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("SC_750")),
            Play("SC_760", On(Nth(2))),
            Is(InHand(0), "SC_750"),
            CostNow(InHand(0), 4),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("SC_760"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("SC_751")), Play("SC_760", On(Nth(2)))],
    );
    check(
        CardClass::Mage,
        &[Give("SC_760"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("SC_760", On(Nth(2)))],
    );
    check(
        CardClass::Mage,
        &[
            Give("SC_760"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("SC_750")),
            Play("SC_760", On(Nth(1))),
            Is(InHand(0), "SC_750"),
            CostNow(InHand(0), 4),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            BoardCount(Mine, 0),
            HandCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("SC_760"),
            Friend("TLC_248"),
            Enemy("CS2_182"),
            Force(Card("SC_750")),
            Play("SC_760", On(Nth(1))),
            Is(InHand(0), "SC_750"),
            CostNow(InHand(0), 4),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
            Now(Nth(1), 14, 23),
        ],
    );
}
