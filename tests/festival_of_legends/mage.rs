//! Mage cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a25cb7ca

/// # Keyboard Soloist
///
/// `ETC_029` · Mage minion · 4 mana · 2/4
///
/// > **Battlecry:** If you control no other minions, summon two 1/2 Amps with **Spell Damage +1**.
///
/// State: Derived
//~ derived ETC_029 ba51c577 7b7513d8 6b584805.e735d850
#[test]
fn ETC_029_keyboard_soloist() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_029"),
            Cost("ETC_029", 4),
            Stats("ETC_029", 2, 4),
            Enemy("CS2_182"),
            Play("ETC_029", Nothing),
            BoardCount(Mine, 3),
            In(The("ETC_029t"), Zone::Play),
            Now(The("ETC_029t"), 1, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("ETC_029"), Friend("CS2_182"), Enemy("CS2_182"), Play("ETC_029", Nothing), BoardCount(Mine, 2)],
    );
}

/// # Keyboard Amplifier
///
/// `ETC_029t` · Mage minion · 1 mana · 1/2
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ vanilla ETC_029t aa6f7d8b eb5274b6 b592adb2.b88f2291
#[test]
fn ETC_029t_keyboard_amplifier() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_029t"),
            Cost("ETC_029t", 1),
            Stats("ETC_029t", 1, 2),
            Has("ETC_029t", GameTag::SPELLPOWER),
            Play("ETC_029t", Nothing),
            In(The("ETC_029t"), Zone::Play),
            Now(The("ETC_029t"), 1, 2),
            HasNow(The("ETC_029t"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Volume Up
///
/// `ETC_205` · Mage spell · Arcane · 4 mana
///
/// > Draw 3 spells. **Finale: Discover** a copy of one.
///
/// State: Todo
//~ todo ETC_205 3880fad6 a4c92e75 92459347.e21c442b
#[test]
#[ignore = "todo: ETC_205 Volume Up"]
fn ETC_205_volume_up() {
    check(CardClass::Mage, &[Give("ETC_205"), Cost("ETC_205", 4), Unwritten]);
}

/// # Infinitize the Maxitude
///
/// `ETC_206` · Mage spell · 2 mana
///
/// > **Discover** a spell. Reduce its Cost by (1). **Finale:** Return this to your hand at end of turn.
///
/// State: Derived
//~ derived ETC_206 2acd6508 ee815a84 f2ba037d.616cd1ee
#[test]
fn ETC_206_infinitize_the_maxitude() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_206"),
            Cost("ETC_206", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(2),
            Force(Card("AT_001")),
            Play("ETC_206", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 4),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ETC_206"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(2),
            Never(Card("AT_003")),
            Play("ETC_206", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ETC_206"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(2),
            Force(Card("AT_001")),
            Play("ETC_206", Nothing),
            ChooseCard("AT_001"),
            EndTurn,
            EndTurn,
            Is(InHand(0), "AT_001"),
            CostNow(InHand(2), 4),
            Now(InHand(2), 4, 5),
            TagNow(InHand(2), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 3),
            CostNow(Nth(0), 2),
            In(Nth(0), Zone::Hand),
            TagNow(Nth(0), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ETC_206"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(2),
            Force(Card("AT_001")),
            Play("ETC_206", Nothing),
            ChooseCard("AT_001"),
            EndTurn,
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 4),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
            CostNow(Nth(0), 2),
            In(Nth(0), Zone::Hand),
            TagNow(Nth(0), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Infinitized
///
/// `ETC_206e2` · Mage enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived ETC_206e2 7475411f 2174d09f 03b0252f.f705eb41
#[test]
fn ETC_206e2_infinitized() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "ETC_206e2"), CostNow(Nth(0), 2)]);
}

/// # DJ Manastorm
///
/// `ETC_395` · Mage minion · 9 mana · 8/8
///
/// > **Battlecry:** Set the Cost of spells in your hand to (0). After you cast one, the others cost (1) more.
///
/// State: Todo
//~ todo ETC_395 a4a4c209 b5d4b448 d7e7847c.891c03e4
#[test]
#[ignore = "todo: ETC_395 DJ Manastorm"]
fn ETC_395_dj_manastorm() {
    check(CardClass::Mage, &[Give("ETC_395"), Cost("ETC_395", 9), Stats("ETC_395", 8, 8), Unwritten]);
}

/// # Cosmic Keyboard
///
/// `ETC_521` · Mage weapon · 2 mana · 0/3 durability
///
/// > After you cast a spell, summon an Elemental with stats equal to its Cost. Lose 1 Durability.
///
/// State: Todo
//~ todo ETC_521 5ad6dc3d 975856d2 81279a85.bec8aab1
#[test]
#[ignore = "todo: ETC_521 Cosmic Keyboard"]
fn ETC_521_cosmic_keyboard() {
    check(CardClass::Mage, &[Give("ETC_521"), Cost("ETC_521", 2), Stats("ETC_521", 0, 3), Unwritten]);
}

/// # Cosmic Creation
///
/// `ETC_521t` · Mage minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla ETC_521t b8039b65 340ee826 d00e5be8
#[test]
fn ETC_521t_cosmic_creation() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_521t"),
            Cost("ETC_521t", 1),
            Stats("ETC_521t", 1, 1),
            Play("ETC_521t", Nothing),
            In(The("ETC_521t"), Zone::Play),
            Now(The("ETC_521t"), 1, 1),
        ],
    );
}

/// # Lightshow
///
/// `ETC_528` · Mage spell · Arcane · 3 mana
///
/// > Shoot @ beams at enemies that each deal $2 damage. Your future Lightshows shoot one more beam.
///
/// State: Todo
//~ todo ETC_528 17bc9663 38684580 dd56c8e2.7681fdbb
#[test]
#[ignore = "todo: ETC_528 Lightshow"]
fn ETC_528_lightshow() {
    check(CardClass::Mage, &[Give("ETC_528"), Cost("ETC_528", 3), Unwritten]);
}

/// # Rewind
///
/// `ETC_532` · Mage spell · Arcane · 2 mana
///
/// > **Discover** a copy of another spell you've cast this game.
///
/// State: Derived
//~ derived ETC_532 f5c35cf7 af92d3c3 d8d8cdbf.65eaf5ee
#[test]
fn ETC_532_rewind() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_532"),
            Cost("ETC_532", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("ETC_532", Nothing),
            ChooseCard("GAME_005"),
            Is(InHand(0), "GAME_005"),
            CostNow(InHand(0), 0),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
}

/// # Holotechnician
///
/// `ETC_534` · Mage minion · 3 mana · 3/4
///
/// > After ANY minion takes exactly 1 damage, destroy it.
///
/// State: Derived
//~ derived ETC_534 ee9dddf1 55158077 b79d2103.79a26d4b
#[test]
fn ETC_534_holotechnician() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_534"),
            Cost("ETC_534", 3),
            Stats("ETC_534", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_534"),
            Hurt(Nth(3), 1),
            BoardCount(Mine, 1),
            Dead(Nth(3)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ETC_534"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_534"),
            Hurt(Nth(2), 1),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Synthesize
///
/// `ETC_535` · Mage spell · 1 mana
///
/// > Add a random 1, 2, and 3-Cost Elemental to your hand.
///
/// State: Derived
//~ derived ETC_535 5e5f1e7e 42b4b892 5c1c138b.42f23c5e
#[test]
fn ETC_535_synthesize() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_535"),
            Cost("ETC_535", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("BAR_854")),
            Force(Card("DAL_092")),
            Force(Card("CS2_118")),
            Play("ETC_535", Nothing),
            Is(InHand(0), "BAR_854"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 2),
            Is(InHand(1), "DAL_092"),
            CostNow(InHand(1), 2),
            Now(InHand(1), 2, 3),
            Is(InHand(2), "CS2_118"),
            CostNow(InHand(2), 3),
            Now(InHand(2), 5, 1),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("ETC_535"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_004")), Play("ETC_535", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("ETC_535"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("ETC_535", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("ETC_535"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_002")), Play("ETC_535", Nothing)],
    );
}

/// # Audio Splitter
///
/// `ETC_536` · Mage minion · 2 mana · 3/2
///
/// > **Deathrattle:** Copy the highest Cost spell in your hand.
///
/// State: Derived
//~ derived ETC_536 eecf81df f12624d6 6861b7e0.3c0a2415
#[test]
fn ETC_536_audio_splitter() {
    check(
        CardClass::Mage,
        &[
            Give("ETC_536"),
            Cost("ETC_536", 2),
            Stats("ETC_536", 3, 2),
            Give("AV_218"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_536"),
            Kill(Nth(6)),
            Is(InHand(4), "AV_218"),
            CostNow(InHand(4), 7),
            TagNow(InHand(4), GameTag::SPELLPOWER, 0),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 5),
            CostNow(Nth(0), 2),
            Now(Nth(0), 3, 2),
            CostNow(Nth(1), 7),
            CostNow(Nth(2), 5),
            CostNow(Nth(3), 4),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 4, 5),
            Now(Nth(5), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("ETC_536"), Friend("CS2_182"), Enemy("CS2_182"), Friend("ETC_536"), Kill(Nth(3)), HandCount(Mine, 1)],
    );
}

/// # Remixed Dispense-o-bot
///
/// `JAM_000` · Mage minion · 3 mana · 3/3
///
/// > Gains an extra effect in your hand that changes each turn.
///
/// State: Derived
//~ derived JAM_000 c8f5dccd 45888866 dcc91a6f.fadeed8d
#[test]
fn JAM_000_remixed_dispense_o_bot() {
    check(
        CardClass::Mage,
        &[
            Give("JAM_000"),
            Cost("JAM_000", 3),
            Stats("JAM_000", 3, 3),
            OnTop("JAM_000"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAM_000"),
            EndTurn,
            Force(Card("JAM_000t")),
            EndTurn,
            Is(Nth(1), "JAM_000t"),
        ],
    );
}

/// # Chilling Dispense-o-bot
///
/// `JAM_000t` · Mage minion · 3 mana · 3/3
///
/// > **Battlecry:** Get two random Frost spells. *(Changes each turn.)*@**Battlecry:** Get two random Frost spells.
///
/// State: Derived
//~ derived JAM_000t c9df3cfa 4036917f 1310edaa.26d848a0
#[test]
fn JAM_000t_chilling_dispense_o_bot() {
    check(
        CardClass::Mage,
        &[
            Give("JAM_000t"),
            Cost("JAM_000t", 3),
            Stats("JAM_000t", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AV_107")),
            Force(Card("AV_107")),
            Play("JAM_000t", Nothing),
            Is(InHand(0), "AV_107"),
            CostNow(InHand(0), 6),
            Is(InHand(1), "AV_107"),
            CostNow(InHand(1), 6),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("JAM_000t"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("JAM_000t", Nothing)],
    );
    check(
        CardClass::Mage,
        &[
            Give("JAM_000t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAM_000t"),
            EndTurn,
            Force(Card("JAM_000t")),
            EndTurn,
            Is(Nth(0), "JAM_000t"),
        ],
    );
}

/// # Merch Dispense-o-bot
///
/// `JAM_000t2` · Mage minion · 3 mana · 3/3
///
/// > **Battlecry:** Get two random Mechs. *(Changes each turn.)*@**Battlecry:** Get two random Mechs.
///
/// State: Derived
//~ derived JAM_000t2 ca79f290 c71960f0 d52d9cd8.44cc2caf
#[test]
fn JAM_000t2_merch_dispense_o_bot() {
    check(
        CardClass::Mage,
        &[
            Give("JAM_000t2"),
            Cost("JAM_000t2", 3),
            Stats("JAM_000t2", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GVG_044")),
            Force(Card("GVG_044")),
            Play("JAM_000t2", Nothing),
            Is(InHand(0), "GVG_044"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 3, 4),
            Is(InHand(1), "GVG_044"),
            CostNow(InHand(1), 3),
            Now(InHand(1), 3, 4),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("JAM_000t2"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("JAM_000t2", Nothing)],
    );
    check(
        CardClass::Mage,
        &[
            Give("JAM_000t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAM_000t2"),
            EndTurn,
            Force(Card("JAM_000t")),
            EndTurn,
            Is(Nth(0), "JAM_000t"),
        ],
    );
}

/// # Money Dispense-o-bot
///
/// `JAM_000t3` · Mage minion · 3 mana · 3/3
///
/// > **Battlecry:** Get two Coins. *(Changes each turn.)*@**Battlecry:** Get two Coins.
///
/// State: Derived
//~ derived JAM_000t3 7bba57ca b62e6c44 a8d0ae64.652c012a
#[test]
fn JAM_000t3_money_dispense_o_bot() {
    check(
        CardClass::Mage,
        &[
            Give("JAM_000t3"),
            Cost("JAM_000t3", 3),
            Stats("JAM_000t3", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAM_000t3", Nothing),
            Is(InHand(0), "GAME_005"),
            CostNow(InHand(0), 0),
            Is(InHand(1), "GAME_005"),
            CostNow(InHand(1), 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("JAM_000t3"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAM_000t3"),
            EndTurn,
            Force(Card("JAM_000t")),
            EndTurn,
            Is(Nth(0), "JAM_000t"),
        ],
    );
}

/// # Mystery Dispense-o-bot
///
/// `JAM_000t4` · Mage minion · 3 mana · 3/3
///
/// > **Battlecry:** Get two random Mage **Secrets**. *(Changes each turn.)*@**Battlecry:** Get two random Mage **Secrets**.
///
/// State: Derived
//~ derived JAM_000t4 e9c81dd4 78441af6 e98396f9.1c6b9f4f
#[test]
fn JAM_000t4_mystery_dispense_o_bot() {
    check(
        CardClass::Mage,
        &[
            Give("JAM_000t4"),
            Cost("JAM_000t4", 3),
            Stats("JAM_000t4", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_002")),
            Force(Card("AT_002")),
            Play("JAM_000t4", Nothing),
            Is(InHand(0), "AT_002"),
            CostNow(InHand(0), 3),
            Is(InHand(1), "AT_002"),
            CostNow(InHand(1), 3),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("JAM_000t4"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_060")), Play("JAM_000t4", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("JAM_000t4"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("JAM_000t4", Nothing)],
    );
    check(
        CardClass::Mage,
        &[
            Give("JAM_000t4"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAM_000t4"),
            EndTurn,
            Force(Card("JAM_000t")),
            EndTurn,
            Is(Nth(0), "JAM_000t"),
        ],
    );
}

/// # Reverberations
///
/// `JAM_031` · Multi-class spell · Shadow · 3 mana
///
/// > Summon a copy of a minion. Each one dies after taking damage.
///
/// State: Todo
//~ todo JAM_031 ebe2a2e1 684c143a c2e6dfe7.96ccbffa
#[test]
#[ignore = "todo: JAM_031 Reverberations"]
fn JAM_031_reverberations() {
    check(CardClass::Mage, &[Give("JAM_031"), Cost("JAM_031", 3), Unwritten]);
}

/// # Fiddlefire Imp
///
/// `JAM_032` · Multi-class minion · 3 mana · 3/3
///
/// > **Battlecry:** Add a random Fire Mage and Fire Warlock spell to your hand.
///
/// State: Derived
//~ derived JAM_032 c6c4a626 4e4b47bb 58a7119e.874eb7dc
#[test]
fn JAM_032_fiddlefire_imp() {
    check(
        CardClass::Mage,
        &[
            Give("JAM_032"),
            Cost("JAM_032", 3),
            Stats("JAM_032", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Force(Card("BAR_913")),
            Play("JAM_032", Nothing),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            Is(InHand(1), "BAR_913"),
            CostNow(InHand(1), 1),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("JAM_032"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_019")), Play("JAM_032", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("JAM_032"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("JAM_032", Nothing)],
    );
}
