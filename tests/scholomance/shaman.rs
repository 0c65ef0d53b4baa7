//! Shaman cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ca4b6d21

/// # Diligent Notetaker
///
/// `SCH_236` · Shaman minion · 2 mana · 2/3
///
/// > **Spellburst:** Return the spell to your hand.
///
/// State: Done
//~ done SCH_236 9b5b9f1e - 3ae19950.df8ae78c
#[test]
fn SCH_236_diligent_notetaker() {
    check(
        CardClass::Shaman,
        &[
            Give("SCH_236"),
            Cost("SCH_236", 2),
            Stats("SCH_236", 2, 3),
            Play("SCH_236", Nothing),
            Play("GAME_005", Nothing),
            HandCount(Mine, 1),
            Is(InHand(0), "GAME_005"),
            // Once only.
            Play("GAME_005", Nothing),
            HandCount(Mine, 0),
        ],
    );
}

/// # Molten Blast
///
/// `SCH_271` · Shaman spell · Fire · 3 mana
///
/// > Deal $2 damage. Summon that many 1/1 Elementals.
///
/// State: Derived
//~ derived SCH_271 07d0060b b2f64af8 7e70273c.edcafafa
#[test]
fn SCH_271_molten_blast() {
    check(
        CardClass::Shaman,
        &[
            Give("SCH_271"),
            Cost("SCH_271", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_271", On(Nth(2))),
            BoardCount(Mine, 3),
            Now(Nth(2), 4, 3),
            In(The("SCH_271t"), Zone::Play),
            Now(The("SCH_271t"), 1, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("SCH_271"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_271", On(Nth(1))),
            BoardCount(Mine, 3),
            Now(Nth(1), 4, 3),
            In(The("SCH_271t"), Zone::Play),
            Now(The("SCH_271t"), 1, 1),
        ],
    );
}

/// # Molten Elemental
///
/// `SCH_271t` · Shaman minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla SCH_271t 918fc16a b1ec0fdf be96b8c0
#[test]
fn SCH_271t_molten_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("SCH_271t"),
            Cost("SCH_271t", 1),
            Stats("SCH_271t", 1, 1),
            Play("SCH_271t", Nothing),
            In(The("SCH_271t"), Zone::Play),
            Now(The("SCH_271t"), 1, 1),
        ],
    );
}

/// # Rune Dagger
///
/// `SCH_301` · Shaman weapon · 2 mana · 1/3 durability
///
/// > After your hero attacks, gain **Spell Damage +1** this turn.
///
/// State: Derived
//~ derived SCH_301 a883f5d2 29a1cd29 1c7a5379.31946a30
#[test]
fn SCH_301_rune_dagger() {
    check(
        CardClass::Shaman,
        &[
            Give("SCH_301"),
            Cost("SCH_301", 2),
            Stats("SCH_301", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_301"),
            Attack(MyHero, TheirHero),
            TagNow(Nth(3), GameTag::SPELLPOWER, 1),
        ],
    );
}

/// # Instructor Fireheart
///
/// `SCH_507` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry: Discover** a spell that costs (1) or more. If you play it this turn, repeat this effect.
///
/// State: Done
//~ done SCH_507 fc26450d - 55c87379.b038c672
#[test]
fn SCH_507_instructor_fireheart() {
    check(
        CardClass::Shaman,
        &[
            Give("SCH_507"),
            Cost("SCH_507", 3),
            Stats("SCH_507", 3, 3),
            Force(Card("EX1_238")),
            Play("SCH_507", Nothing),
            ChooseCard("EX1_238"),
            Play("GAME_005", Nothing),
            HandCount(Mine, 1),
            Force(Card("CS2_037")),
            Play("EX1_238", On(TheirHero)),
            ChooseCard("CS2_037"),
            HandCount(Mine, 1),
            Force(Card("CS2_039")),
            Play("CS2_037", On(TheirHero)),
            ChooseCard("CS2_039"),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Force(Card("EX1_238")),
            Never(Card("CS2_041")),
            Play("SCH_507", Nothing),
            ChooseCard("EX1_238"),
            EndTurn,
            EndTurn,
            Play("EX1_238", On(TheirHero)),
            HandCount(Mine, 1),
            Is(InHand(0), "CS2_182"),
        ],
    );
}

/// # Tidal Wave
///
/// `SCH_535` · Shaman spell · Nature · 8 mana
///
/// > **Lifesteal** Deal $3 damage to all minions.
///
/// State: Derived
//~ derived SCH_535 76dfa1e6 c764407d 6d1dcace.41e8042b
#[test]
fn SCH_535_tidal_wave() {
    check(
        CardClass::Shaman,
        &[
            Give("SCH_535"),
            Cost("SCH_535", 8),
            Has("SCH_535", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("SCH_535", Nothing),
            Now(MyHero, 0, 16),
            BoardCount(Mine, 0),
            Damage(MyHero, 14),
            Dead(Nth(1)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Totem Goliath
///
/// `SCH_615` · Shaman minion · 5 mana · 5/5
///
/// > **Deathrattle:** Summon all four basic Totems. **Overload:** (1)
///
/// State: Todo
//~ todo SCH_615 abfa73f6 8c16b14d d6c0ac5f.13b35fdc
#[test]
#[ignore = "todo: SCH_615 Totem Goliath"]
fn SCH_615_totem_goliath() {
    check(CardClass::Shaman, &[Give("SCH_615"), Cost("SCH_615", 5), Stats("SCH_615", 5, 5), Unwritten]);
}
