//! Shaman cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Totemic Smash
///
/// `TRL_012` · Shaman spell · 1 mana
///
/// > Deal $2 damage. **Overkill**: Summon a basic Totem.
///
/// State: Todo
//~ TRL_012 todo ee575580 b69494c2
#[test]
#[ignore = "todo: TRL_012 Totemic Smash"]
fn TRL_012_totemic_smash() {
    check(
        CardClass::Shaman,
        &[
            Give("TRL_012"),
            Cost("TRL_012", 1),
            Targets("TRL_012", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Haunting Visions
///
/// `TRL_058` · Shaman spell · Shadow · 3 mana
///
/// > The next spell you cast this turn costs (3) less. **Discover** a spell.
///
/// State: Todo
//~ TRL_058 todo cbff938b 711105e7
#[test]
#[ignore = "todo: TRL_058 Haunting Visions"]
fn TRL_058_haunting_visions() {
    check(CardClass::Shaman, &[Give("TRL_058"), Cost("TRL_058", 3), Unwritten]);
}

/// # Bog Slosher
///
/// `TRL_059` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Return a friendly minion to your hand and give it +2/+2.
///
/// State: Todo
//~ TRL_059 todo 32686b25 e8176789
#[test]
#[ignore = "todo: TRL_059 Bog Slosher"]
fn TRL_059_bog_slosher() {
    check(
        CardClass::Shaman,
        &[
            Give("TRL_059"),
            Cost("TRL_059", 3),
            Stats("TRL_059", 3, 3),
            Targets("TRL_059", &[FriendlyMinion]),
            Unwritten,
        ],
    );
}

/// # Spirit of the Frog
///
/// `TRL_060` · Shaman minion · 5 mana · 0/3
///
/// > **Stealth** for 1 turn. Whenever you cast a spell, draw a spell from your deck that costs (1) more.
///
/// State: Todo
//~ TRL_060 todo f04d64d1 23c92399
#[test]
#[ignore = "todo: TRL_060 Spirit of the Frog"]
fn TRL_060_spirit_of_the_frog() {
    check(
        CardClass::Shaman,
        &[Give("TRL_060"), Cost("TRL_060", 5), Stats("TRL_060", 0, 3), Has("TRL_060", GameTag::STEALTH), Unwritten],
    );
}

/// # Big Bad Voodoo
///
/// `TRL_082` · Shaman spell · Shadow · 2 mana
///
/// > Give a friendly minion "**Deathrattle:** Summon a random minion that costs (1) more."
///
/// State: Todo
//~ TRL_082 todo be2df837 94d8a2cd
#[test]
#[ignore = "todo: TRL_082 Big Bad Voodoo"]
fn TRL_082_big_bad_voodoo() {
    check(CardClass::Shaman, &[Give("TRL_082"), Cost("TRL_082", 2), Targets("TRL_082", &[FriendlyMinion]), Unwritten]);
}

/// # Zentimo
///
/// `TRL_085` · Shaman minion · 3 mana · 1/3
///
/// > Whenever you target a minion with a spell, cast it again on its neighbors.
///
/// State: Todo
//~ TRL_085 todo 785eea0d d480fb96
#[test]
#[ignore = "todo: TRL_085 Zentimo"]
fn TRL_085_zentimo() {
    check(CardClass::Shaman, &[Give("TRL_085"), Cost("TRL_085", 3), Stats("TRL_085", 1, 3), Unwritten]);
}

/// # Krag'wa, the Frog
///
/// `TRL_345` · Shaman minion · 6 mana · 4/6
///
/// > **Battlecry:** Return all spells you played last turn to your hand.
///
/// State: Todo
//~ TRL_345 todo d411f5e8 a0cef895
#[test]
#[ignore = "todo: TRL_345 Krag'wa, the Frog"]
fn TRL_345_kragwa_the_frog() {
    check(CardClass::Shaman, &[Give("TRL_345"), Cost("TRL_345", 6), Stats("TRL_345", 4, 6), Unwritten]);
}

/// # Rain of Toads
///
/// `TRL_351` · Shaman spell · 6 mana
///
/// > Summon three 2/4 Toads with **Taunt**. **Overload:** (3)
///
/// State: Todo
//~ TRL_351 todo d0fbc763 6c50cecd
#[test]
#[ignore = "todo: TRL_351 Rain of Toads"]
fn TRL_351_rain_of_toads() {
    check(CardClass::Shaman, &[Give("TRL_351"), Cost("TRL_351", 6), Has("TRL_351", GameTag::OVERLOAD), Unwritten]);
}

/// # Toad
///
/// `TRL_351t` · Shaman minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ TRL_351t vanilla 342ccd8f 386af75d
#[test]
fn TRL_351t_toad() {
    check(
        CardClass::Shaman,
        &[
            Give("TRL_351t"),
            Cost("TRL_351t", 3),
            Stats("TRL_351t", 2, 4),
            Has("TRL_351t", GameTag::TAUNT),
            Play("TRL_351t", Nothing),
            In(The("TRL_351t"), Zone::Play),
            Now(The("TRL_351t"), 2, 4),
            HasNow(The("TRL_351t"), GameTag::TAUNT),
        ],
    );
}

/// # Likkim
///
/// `TRL_352` · Shaman weapon · 2 mana · 1/3 durability
///
/// > Has +2 Attack while you have **Overloaded** Mana Crystals.
///
/// State: Todo
//~ TRL_352 todo c68af6a8 eeea604a
#[test]
#[ignore = "todo: TRL_352 Likkim"]
fn TRL_352_likkim() {
    check(CardClass::Shaman, &[Give("TRL_352"), Cost("TRL_352", 2), Stats("TRL_352", 1, 3), Unwritten]);
}

/// # Wartbringer
///
/// `TRL_522` · Shaman minion · 1 mana · 2/1
///
/// > **Battlecry:** If you played 2 spells this turn, deal 2 damage.
///
/// State: Todo
//~ TRL_522 todo 39365c3d 27f65bdd
#[test]
#[ignore = "todo: TRL_522 Wartbringer"]
fn TRL_522_wartbringer() {
    check(CardClass::Shaman, &[Give("TRL_522"), Cost("TRL_522", 1), Stats("TRL_522", 2, 1), Unwritten]);
}
