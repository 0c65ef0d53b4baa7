//! Paladin cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Hand of Infinity
///
/// `END_012` · Paladin weapon · 3 mana · 4/2 durability
///
/// > Can't attack heroes. **Battlecry:** Set this weapon's Attack to INFINITY this turn!
///
/// State: Todo
//~ END_012 todo 4c091505 fc0ec342
#[test]
#[ignore = "todo: END_012 Hand of Infinity"]
fn END_012_hand_of_infinity() {
    check(CardClass::Paladin, &[Give("END_012"), Cost("END_012", 3), Stats("END_012", 4, 2), Unwritten]);
}

/// # Gelbin of Tomorrow
///
/// `TIME_009` · Paladin minion · 8 mana · 6/6
///
/// > **Fabled Battlecry:** Put one of each Aura from your deck into the battlefield.
///
/// State: Todo
//~ TIME_009 todo 4cd6bef1 2bb5cdd7
#[test]
#[ignore = "todo: TIME_009 Gelbin of Tomorrow"]
fn TIME_009_gelbin_of_tomorrow() {
    check(CardClass::Paladin, &[Give("TIME_009"), Cost("TIME_009", 8), Stats("TIME_009", 6, 6), Unwritten]);
}

/// # Gnomish Aura
///
/// `TIME_009t1` · Paladin spell · Holy · 4 mana
///
/// > **Tradeable** At the end of your turn, restore #4 Health to all your characters. Lasts @ turns.
///
/// State: Todo
//~ TIME_009t1 todo 22ea2f69 ee426f5b
#[test]
#[ignore = "todo: TIME_009t1 Gnomish Aura"]
fn TIME_009t1_gnomish_aura() {
    check(CardClass::Paladin, &[Give("TIME_009t1"), Cost("TIME_009t1", 4), Unwritten]);
}

/// # Mekkatorque's Aura
///
/// `TIME_009t2` · Paladin spell · Holy · 5 mana
///
/// > **Tradeable**. At the end of your turn, give a random friendly minion +4/+4 and **Divine Shield**. Lasts @ turns.
///
/// State: Todo
//~ TIME_009t2 todo 096655b0 860677c6
#[test]
#[ignore = "todo: TIME_009t2 Mekkatorque's Aura"]
fn TIME_009t2_mekkatorques_aura() {
    check(CardClass::Paladin, &[Give("TIME_009t2"), Cost("TIME_009t2", 5), Unwritten]);
}

/// # Hardlight Protector
///
/// `TIME_015` · Paladin minion · 2 mana · 2/1
///
/// > **Divine Shield Battlecry:** Restore #3 Health to your hero and give them **Divine Shield**.
///
/// State: Todo
//~ TIME_015 todo 4d37d39b 555f400b
#[test]
#[ignore = "todo: TIME_015 Hardlight Protector"]
fn TIME_015_hardlight_protector() {
    check(
        CardClass::Paladin,
        &[
            Give("TIME_015"),
            Cost("TIME_015", 2),
            Stats("TIME_015", 2, 1),
            Has("TIME_015", GameTag::DIVINE_SHIELD),
            Unwritten,
        ],
    );
}

/// # Neon Innovation
///
/// `TIME_016` · Paladin spell · Holy · 3 mana
///
/// > **Discover** a Paladin Mech from the past. Give it +5/+5.
///
/// State: Todo
//~ TIME_016 todo 45113f64 8f3059f8
#[test]
#[ignore = "todo: TIME_016 Neon Innovation"]
fn TIME_016_neon_innovation() {
    check(CardClass::Paladin, &[Give("TIME_016"), Cost("TIME_016", 3), Unwritten]);
}

/// # Tankgineer
///
/// `TIME_017` · Paladin minion · 4 mana · 2/1
///
/// > **Divine Shield Deathrattle:** Summon a 7/7 Tank with **Divine Shield**.
///
/// State: Todo
//~ TIME_017 todo c3bcf771 ca92af28
#[test]
#[ignore = "todo: TIME_017 Tankgineer"]
fn TIME_017_tankgineer() {
    check(
        CardClass::Paladin,
        &[
            Give("TIME_017"),
            Cost("TIME_017", 4),
            Stats("TIME_017", 2, 1),
            Has("TIME_017", GameTag::DIVINE_SHIELD),
            Unwritten,
        ],
    );
}

/// # Mend the Timeline
///
/// `TIME_018` · Paladin spell · Holy · 3 mana
///
/// > **Rewind** Get 2 random Holy spells. Restore Health to your hero equal to their Costs.
///
/// State: Todo
//~ TIME_018 todo 0a9b80ae c4bc1d0c
#[test]
#[ignore = "todo: TIME_018 Mend the Timeline"]
fn TIME_018_mend_the_timeline() {
    check(CardClass::Paladin, &[Give("TIME_018"), Cost("TIME_018", 3), Unwritten]);
}

/// # Manifested Timeways
///
/// `TIME_019` · Paladin minion · 4 mana · 3/3
///
/// > **Battlecry:** If you control an Aura, deal 3 damage to all enemies.
///
/// State: Todo
//~ TIME_019 todo aef511b1 cef384b9
#[test]
#[ignore = "todo: TIME_019 Manifested Timeways"]
fn TIME_019_manifested_timeways() {
    check(CardClass::Paladin, &[Give("TIME_019"), Cost("TIME_019", 4), Stats("TIME_019", 3, 3), Unwritten]);
}

/// # PMM Infinitizer
///
/// `TIME_043` · Paladin minion · 6 mana · 4/4
///
/// > **Battlecry:** Set a friendly minion's Attack and Health to 8. It can't attack heroes this turn.
///
/// State: Todo
//~ TIME_043 todo 637f150c 1684aa8a
#[test]
#[ignore = "todo: TIME_043 PMM Infinitizer"]
fn TIME_043_pmm_infinitizer() {
    check(CardClass::Paladin, &[Give("TIME_043"), Cost("TIME_043", 6), Stats("TIME_043", 4, 4), Unwritten]);
}

/// # Past Gnomeregan
///
/// `TIME_044` · Paladin location · 2 mana · 0 uses
///
/// > Give a minion +2/+1. *Advance to the present!*
///
/// State: Todo
//~ TIME_044 todo 6904f97f 7a760082
#[test]
#[ignore = "todo: TIME_044 Past Gnomeregan"]
fn TIME_044_past_gnomeregan() {
    check(CardClass::Paladin, &[Give("TIME_044"), Cost("TIME_044", 2), Unwritten]);
}

/// # Present Gnomeregan
///
/// `TIME_044t1` · Paladin location · 2 mana · 0 uses
///
/// > Give a minion +2/+1 and "**Deathrattle:** Deal 2 damage to the enemy hero." *Advance to the future!*
///
/// State: Todo
//~ TIME_044t1 todo 0c974101 4d2cbbc2
#[test]
#[ignore = "todo: TIME_044t1 Present Gnomeregan"]
fn TIME_044t1_present_gnomeregan() {
    check(CardClass::Paladin, &[Give("TIME_044t1"), Cost("TIME_044t1", 2), Unwritten]);
}

/// # Future Gnomeregan
///
/// `TIME_044t2` · Paladin location · 2 mana · 0 uses
///
/// > Give a minion +2/+1, **Divine Shield**, and "**Deathrattle:** Deal 2 damage to the enemy hero."
///
/// State: Todo
//~ TIME_044t2 todo 33db46b7 c32db7d0
#[test]
#[ignore = "todo: TIME_044t2 Future Gnomeregan"]
fn TIME_044t2_future_gnomeregan() {
    check(CardClass::Paladin, &[Give("TIME_044t2"), Cost("TIME_044t2", 2), Unwritten]);
}

/// # Chronological Aura
///
/// `TIME_700` · Paladin spell · Holy · 5 mana
///
/// > At the end of your turn, summon a 3/5 Dragon with **Taunt**. Lasts @ turns.
///
/// State: Todo
//~ TIME_700 todo b7db815e e478cd11
#[test]
#[ignore = "todo: TIME_700 Chronological Aura"]
fn TIME_700_chronological_aura() {
    check(CardClass::Paladin, &[Give("TIME_700"), Cost("TIME_700", 5), Unwritten]);
}

/// # Chronological Drake
///
/// `TIME_700t` · Paladin minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ TIME_700t vanilla 2f8d8308 58de89c5
#[test]
fn TIME_700t_chronological_drake() {
    check(
        CardClass::Paladin,
        &[
            Give("TIME_700t"),
            Cost("TIME_700t", 4),
            Stats("TIME_700t", 3, 5),
            Has("TIME_700t", GameTag::TAUNT),
            Play("TIME_700t", Nothing),
            In(The("TIME_700t"), Zone::Play),
            Now(The("TIME_700t"), 3, 5),
            HasNow(The("TIME_700t"), GameTag::TAUNT),
        ],
    );
}

/// # The Fins Beyond Time
///
/// `TIME_706` · Paladin minion · 2 mana · 2/3
///
/// > **Battlecry:** Replace your hand with your starting hand. Swap back at the end of your turn.
///
/// State: Todo
//~ TIME_706 todo 42b8c652 c1cbef36
#[test]
#[ignore = "todo: TIME_706 The Fins Beyond Time"]
fn TIME_706_the_fins_beyond_time() {
    check(CardClass::Paladin, &[Give("TIME_706"), Cost("TIME_706", 2), Stats("TIME_706", 2, 3), Unwritten]);
}
