//! Druid cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c180493f

/// `END_009` · Druid spell · Nature · 4 mana
/// > Summon two 2/2 Treants. They gain +1/+1 for each friendly Treant that died this game.@ *(@)*
///
/// State: Done
//~ done END_009 4257f492 - bd3b28db.3ed4fbd3
#[test]
fn END_009_splintered_reality() {
    check(
        CardClass::Druid,
        &[
            Give("END_009"),
            Cost("END_009", 4),
            Friend("EX1_158t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("END_009", Nothing),
            BoardCount(Mine, 3),
            In(The("END_009t"), Zone::Play),
            Now(The("END_009t"), 3, 3),
        ],
    );
}

/// `TIME_033` · Druid minion · 6 mana · 3/5
/// > **Rewind Battlecry:** Cast 2 random Nature spells.
///
/// State: Todo
//~ todo TIME_033 04a32364 660ab1af fb2d155c.102cf15b
#[test]
#[ignore = "todo: Druid of Regrowth"]
fn TIME_033_druid_of_regrowth() {
    unwritten("TIME_033");
}

/// `TIME_211` · Druid minion · 5 mana · 5/5
/// > **Fabled**. **Choose One -** Empower Zin-Azshari; or The Well of Eternity. *(The other gets destroyed!)*
///
/// State: Todo
//~ todo TIME_211 e9fc2640 5cce6847 16aea222.4bfcb5dd
#[test]
#[ignore = "todo: Lady Azshara"]
fn TIME_211_lady_azshara() {
    unwritten("TIME_211");
}

/// `TIME_211a` · Druid spell · 5 mana
/// > The minions summoned by Zin-Azshari will have doubled stats. Destroy The Well of Eternity.
///
/// State: Todo
//~ todo TIME_211a 2dbc08f5 a28655e0 176c71f3.d09be5e3
#[test]
#[ignore = "todo: Empower Zin-Azshari"]
fn TIME_211a_empower_zin_azshari() {
    unwritten("TIME_211a");
}

/// `TIME_211b` · Druid spell · 5 mana
/// > The spells created by The Well of Eternity will cast twice. Destroy Zin-Azshari.
///
/// State: Todo
//~ todo TIME_211b 4ef9c3eb 72b32652 4fcdb6ce.3f3f834f
#[test]
#[ignore = "todo: Empower the Well"]
fn TIME_211b_empower_the_well() {
    unwritten("TIME_211b");
}

/// `TIME_211t1` · Druid location · 4 mana · 0 uses
/// > Fill your hand with random **Temporary** spells.
///
/// State: Todo
//~ todo TIME_211t1 e3768765 dcf98cf9 a56e7466.c1412d17
#[test]
#[ignore = "todo: The Well of Eternity"]
fn TIME_211t1_the_well_of_eternity() {
    unwritten("TIME_211t1");
}

/// `TIME_211t1t` · Druid location · 4 mana · 0 uses
/// > Fill your hand with random **Temporary** spells. They cast twice.
///
/// State: Todo
//~ todo TIME_211t1t 6ac53c51 c0676219 1ce061c5.499312f7
#[test]
#[ignore = "todo: The Well of Eternity"]
fn TIME_211t1t_the_well_of_eternity() {
    unwritten("TIME_211t1t");
}

/// `TIME_211t2t` · Druid location · 4 mana · 0 uses
/// > Summon a copy of a friendly minion with its stats doubled.
///
/// State: Todo
//~ todo TIME_211t2t f9139ba8 a33b9170 53cf67f1.2e93c4e4
#[test]
#[ignore = "todo: Zin-Azshari"]
fn TIME_211t2t_zin_azshari() {
    unwritten("TIME_211t2t");
}

/// `TIME_701` · Druid spell · Nature · 1 mana
/// > **Discover** a card from your deck. The others get put on the bottom.
///
/// State: Done
//~ done TIME_701 38378842 - 67ae32b3.34d4f11a
#[test]
fn TIME_701_waveshaping() {
    check(
        CardClass::Druid,
        &[
            Give("TIME_701"),
            Cost("TIME_701", 1),
            EmptyDeck(Mine),
            OnTop("CS2_231"),
            OnTop("CS2_182"),
            OnTop("CS2_200"),
            OnTop("CS2_172"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(4))),
            Play("TIME_701", Nothing),
            ChooseCard("CS2_182"),
            HandCount(Mine, 1),
            Is(InHand(0), "CS2_182"),
            DeckCount(Mine, 3),
            EndTurn,
            EndTurn,
            Is(InHand(1), "CS2_231"),
        ],
    );
}

/// `TIME_704` · Druid minion · 7 mana · 6/6
/// > **Battlecry:** Get a 2/2 Pupil. **Discover** a spell that costs (7) or more from the past to teach it.
///
/// State: Todo
//~ todo TIME_704 fb731cb0 3be0eefa 803286f3.84e2b54d
#[test]
#[ignore = "todo: Highborne Mentor"]
fn TIME_704_highborne_mentor() {
    unwritten("TIME_704");
}

/// `TIME_704t` · Druid minion · 2 mana · 2/2
/// > **Battlecry:** Cast {0}.
///
/// State: Todo
//~ todo TIME_704t a2b61eb8 9e80a0db dcd7da08.a4a63133
#[test]
#[ignore = "todo: Highborne Pupil"]
fn TIME_704t_highborne_pupil() {
    unwritten("TIME_704t");
}

/// `TIME_707` · Druid spell · 2 mana
/// > Replace your hand and deck with random **Choose One** cards from the past. They cost (1) less.
///
/// State: Todo
//~ todo TIME_707 f36e3ac4 5e5b2e92 3d51dd25.99889210
#[test]
#[ignore = "todo: Alternate Reality"]
fn TIME_707_alternate_reality() {
    unwritten("TIME_707");
}

/// `TIME_730` · Druid minion · 2 mana · 2/3
/// > **Battlecry: Discover** 2 Beasts. Put them on the bottom of your deck with +5/+5.
///
/// State: Todo
//~ todo TIME_730 b71ab6e3 bd9a77d1 6744f174.5242cac8
#[test]
#[ignore = "todo: Kaldorei Cultivator"]
fn TIME_730_kaldorei_cultivator() {
    unwritten("TIME_730");
}
