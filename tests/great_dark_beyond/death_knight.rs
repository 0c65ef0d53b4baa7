//! Death Knight cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a76dab1a

/// `GDB_112` · Death Knight minion · 3 mana · 2/2
/// > **Deathrattle:** Summon a minion with Cost equal to this minion's Attack *(up to 10)*. **Starship Piece**
///
/// State: Done
//~ done GDB_112 a427acde - 140e8601.3b49f265
#[test]
fn GDB_112_soulbound_spire() {
    check(
        CardClass::DeathKnight,
        &[
            Give("GDB_112"),
            Cost("GDB_112", 3),
            Stats("GDB_112", 2, 2),
            Play("GDB_112", Nothing),
            // With 4 more Attack it summons a minion that costs 6, where it stood; its Starship begins at the right end.
            Play("CS2_092", On(My(0))),
            Force(Card("CS2_200")),
            Kill(My(0)),
            BoardCount(Mine, 2),
            Is(My(0), "CS2_200"),
            HasNow(My(1), GameTag::LAUNCHPAD),
            Now(My(1), 2, 2),
        ],
    );
}

/// `GDB_468` · Death Knight minion · 10 mana · 8/7
/// > **Taunt**, **Reborn Deathrattle:** Resurrect a different friendly **Deathrattle** minion.
///
/// State: Todo
//~ todo GDB_468 6d08a96f fa689903 6c29e826.1240086e
#[test]
#[ignore = "todo: Wakener of Souls"]
fn GDB_468_wakener_of_souls() {
    unwritten("GDB_468");
}

/// `GDB_469` · Death Knight minion · 1 mana · 1/3
/// > After another friendly minion is **Reborn**, summon a copy of it.
///
/// State: Todo
//~ todo GDB_469 af47c4ee 08a09413 3655465b.ead1df1e
#[test]
#[ignore = "todo: Auchenai Death-Speaker"]
fn GDB_469_auchenai_death_speaker() {
    unwritten("GDB_469");
}

/// `GDB_470` · Death Knight minion · 6 mana · 5/5
/// > **Battlecry:** The next card you play this turn costs **Corpses** instead of Mana.
///
/// State: Todo
//~ todo GDB_470 135f9e03 6a675bc2 0f8e5939.2d4fa4e3
#[test]
#[ignore = "todo: Exarch Maladaar"]
fn GDB_470_exarch_maladaar() {
    unwritten("GDB_470");
}

/// `GDB_475` · Death Knight spell · 1 mana
/// > Give a minion **Taunt** and **Lifesteal**. If you played an adjacent card this turn, also give it **Reborn**.
///
/// State: Todo
//~ todo GDB_475 73441cd9 5d89aa13 3c17c6cc.0d734083
#[test]
#[ignore = "todo: Orbital Moon"]
fn GDB_475_orbital_moon() {
    unwritten("GDB_475");
}

/// `GDB_477` · Death Knight minion · 8 mana · 8/8
/// > **Battlecry:** Destroy both players' decks EXCEPT the 8 highest Cost cards in each.
///
/// State: Todo
//~ todo GDB_477 bcefa86b 1d26d766 4ddeda36.bde16d8a
#[test]
#[ignore = "todo: The 8 Hands From Beyond"]
fn GDB_477_the_8_hands_from_beyond() {
    unwritten("GDB_477");
}

/// `SC_001` · Death Knight spell · 1 mana
/// > Get a 1/1 Baneling that explodes. If you control a Zerg minion, get another Baneling.
///
/// State: Todo
//~ todo SC_001 a1f73a19 1f8d0d70 898717d4.1e2cd191
#[test]
#[ignore = "todo: Baneling Barrage"]
fn SC_001_baneling_barrage() {
    unwritten("SC_001");
}

/// `SC_003` · Multi-class minion · 3 mana · 2/5
/// > At the end of your turn, get a Larva that transforms into random Zerg minions.
///
/// State: Todo
//~ todo SC_003 d25e5e6b b48dbd23 d7f237c1.77997039
#[test]
#[ignore = "todo: Hive Queen"]
fn SC_003_hive_queen() {
    unwritten("SC_003");
}

/// `SC_003t` · Multi-class minion · 1 mana · 1/1
/// > Each turn this is in your hand, transform it into a random Zerg minion.
///
/// State: Todo
//~ todo SC_003t cfe59c61 252163eb d4cec323.3ae83ae1
#[test]
#[ignore = "todo: Larva"]
fn SC_003t_larva() {
    unwritten("SC_003t");
}

/// `SC_004` · Multi-class hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Summon two 2/5 Hive Queens. Deal 3 damage to all enemies.
///
/// State: Todo
//~ todo SC_004 5ab49918 f76ff45e 647a14f3.5d933727
#[test]
#[ignore = "todo: Kerrigan, Queen of Blades"]
fn SC_004_kerrigan_queen_of_blades() {
    unwritten("SC_004");
}

/// `SC_018` · Death Knight minion · 4 mana · 5/3
/// > **Battlecry:** Summon a minion from your opponent's hand. Your other Zerg minions gain **Reborn** and attack it.
///
/// State: Todo
//~ todo SC_018 0ccce3ca 4109dcaa a1937570.44b07937
#[test]
#[ignore = "todo: Viper"]
fn SC_018_viper() {
    unwritten("SC_018");
}
