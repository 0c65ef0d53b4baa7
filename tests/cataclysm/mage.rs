//! Mage cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Spellweaver's Brilliance
///
/// `CATA_452` · Mage spell · Arcane · 10 mana
///
/// > Summon a 6/6 Dragon. Costs (1) less for each damage you dealt with spells this turn.
///
/// State: Todo
//~ CATA_452 todo e3229a0e 7d7952ec
#[test]
#[ignore = "todo: CATA_452 Spellweaver's Brilliance"]
fn CATA_452_spellweavers_brilliance() {
    check(CardClass::Mage, &[Give("CATA_452"), Cost("CATA_452", 10), Unwritten]);
}

/// # Azure Warden
///
/// `CATA_452t` · Mage minion · 6 mana · 6/6
///
/// State: Vanilla
//~ CATA_452t vanilla 6a987938 5d893707
#[test]
fn CATA_452t_azure_warden() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_452t"),
            Cost("CATA_452t", 6),
            Stats("CATA_452t", 6, 6),
            Play("CATA_452t", Nothing),
            In(The("CATA_452t"), Zone::Play),
            Now(The("CATA_452t"), 6, 6),
        ],
    );
}

/// # Archmage Kalec
///
/// `CATA_458` · Mage minion · 4 mana · 4/4
///
/// > **Battlecry:** Give all spells in your hand and deck **Spell Damage +1.**
///
/// State: Todo
//~ CATA_458 todo 6e387f62 447c1bd9
#[test]
#[ignore = "todo: CATA_458 Archmage Kalec"]
fn CATA_458_archmage_kalec() {
    check(CardClass::Mage, &[Give("CATA_458"), Cost("CATA_458", 4), Stats("CATA_458", 4, 4), Unwritten]);
}

/// # Unstable Spellcaster
///
/// `CATA_483` · Mage minion · 4 mana · 2/5
///
/// > **Spell Damage +1 Battlecry:** If you dealt damage with a spell this turn, summon a copy of this.
///
/// State: Todo
//~ CATA_483 todo 8a956358 36088b83
#[test]
#[ignore = "todo: CATA_483 Unstable Spellcaster"]
fn CATA_483_unstable_spellcaster() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_483"),
            Cost("CATA_483", 4),
            Stats("CATA_483", 2, 5),
            Has("CATA_483", GameTag::SPELLPOWER),
            Unwritten,
        ],
    );
}

/// # Winterspring Whelp
///
/// `CATA_484` · Mage minion · 1 mana · 1/2
///
/// > **Battlecry: Discover** a 1-Cost spell from any class.
///
/// State: Todo
//~ CATA_484 todo 6ff64cf4 614f7830
#[test]
#[ignore = "todo: CATA_484 Winterspring Whelp"]
fn CATA_484_winterspring_whelp() {
    check(CardClass::Mage, &[Give("CATA_484"), Cost("CATA_484", 1), Stats("CATA_484", 1, 2), Unwritten]);
}

/// # Sleet Storm
///
/// `CATA_485` · Mage spell · Frost · 1 mana
///
/// > Deal $2 damage. Deal $1 damage to a random enemy minion.
///
/// State: Todo
//~ CATA_485 todo 52eed32a 9aaccfb7
#[test]
#[ignore = "todo: CATA_485 Sleet Storm"]
fn CATA_485_sleet_storm() {
    check(CardClass::Mage, &[Give("CATA_485"), Cost("CATA_485", 1), Unwritten]);
}

/// # Raincaller
///
/// `CATA_487` · Mage minion · 2 mana · 1/4
///
/// > The first time you deal damage with a spell each turn, gain +2 Attack.
///
/// State: Todo
//~ CATA_487 todo 2c5c69fa 11d1d134
#[test]
#[ignore = "todo: CATA_487 Raincaller"]
fn CATA_487_raincaller() {
    check(CardClass::Mage, &[Give("CATA_487"), Cost("CATA_487", 2), Stats("CATA_487", 1, 4), Unwritten]);
}

/// # Vulcanos
///
/// `CATA_488` · Mage minion · 7 mana · 4/8
///
/// > **Colossal +2** At the end of your turn, deal 3 damage to all other minions.
///
/// State: Todo
//~ CATA_488 todo 66eadde2 8dfaec00
#[test]
#[ignore = "todo: CATA_488 Vulcanos"]
fn CATA_488_vulcanos() {
    check(CardClass::Mage, &[Give("CATA_488"), Cost("CATA_488", 7), Stats("CATA_488", 4, 8), Unwritten]);
}

/// # Plume of Vulcanos
///
/// `CATA_488t` · Mage minion · 2 mana · 1/5
///
/// > Whenever this takes damage, get a random Fire spell. It costs (3) less.
///
/// State: Todo
//~ CATA_488t todo 343f203c 51fbf6aa
#[test]
#[ignore = "todo: CATA_488t Plume of Vulcanos"]
fn CATA_488t_plume_of_vulcanos() {
    check(CardClass::Mage, &[Give("CATA_488t"), Cost("CATA_488t", 2), Stats("CATA_488t", 1, 5), Unwritten]);
}

/// # Plume of Vulcanos
///
/// `CATA_488t2` · Mage minion · 2 mana · 1/5
///
/// > Whenever this takes damage, get a random Fire spell. It costs (3) less.
///
/// State: Todo
//~ CATA_488t2 todo 1eefd75c 6590b686
#[test]
#[ignore = "todo: CATA_488t2 Plume of Vulcanos"]
fn CATA_488t2_plume_of_vulcanos() {
    check(CardClass::Mage, &[Give("CATA_488t2"), Cost("CATA_488t2", 2), Stats("CATA_488t2", 1, 5), Unwritten]);
}

/// # Arcane Flow
///
/// `CATA_489` · Mage spell · Arcane · 4 mana
///
/// > **Shatter** Deal $4 damage. Deal $2 damage to all enemies.@Deal $4 damage. Deal $2 damage to all enemies.
///
/// State: Todo
//~ CATA_489 todo c68fdcc0 14321695
#[test]
#[ignore = "todo: CATA_489 Arcane Flow"]
fn CATA_489_arcane_flow() {
    check(CardClass::Mage, &[Give("CATA_489"), Cost("CATA_489", 4), Unwritten]);
}

/// # Arcane Flow
///
/// `CATA_489t` · Mage spell · Arcane · 4 mana
///
/// > **Shattered** Deal $4 damage.
///
/// State: Todo
//~ CATA_489t todo b5ecc562 dc2fc32c
#[test]
#[ignore = "todo: CATA_489t Arcane Flow"]
fn CATA_489t_arcane_flow() {
    check(CardClass::Mage, &[Give("CATA_489t"), Cost("CATA_489t", 4), Unwritten]);
}

/// # Arcane Flow
///
/// `CATA_489t2` · Mage spell · Arcane · 4 mana
///
/// > **Shattered** Deal $2 damage to all enemies.
///
/// State: Todo
//~ CATA_489t2 todo 74b260c9 36ae598e
#[test]
#[ignore = "todo: CATA_489t2 Arcane Flow"]
fn CATA_489t2_arcane_flow() {
    check(CardClass::Mage, &[Give("CATA_489t2"), Cost("CATA_489t2", 4), Unwritten]);
}

/// # Sindragosa's Triumph
///
/// `CATA_978` · Mage spell · Arcane · 5 mana
///
/// > Deal $8 damage to a minion. Reduce the Cost of a random card in your hand by the excess damage.
///
/// State: Todo
//~ CATA_978 todo 7888778a 24a91c2a
#[test]
#[ignore = "todo: CATA_978 Sindragosa's Triumph"]
fn CATA_978_sindragosas_triumph() {
    check(CardClass::Mage, &[Give("CATA_978"), Cost("CATA_978", 5), Unwritten]);
}

/// # Conjuration Specialist
///
/// `CATA_979` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Choose a spell in your hand. Split it into two random spells of the same Cost.
///
/// State: Todo
//~ CATA_979 todo 79968c34 88a91447
#[test]
#[ignore = "todo: CATA_979 Conjuration Specialist"]
fn CATA_979_conjuration_specialist() {
    check(CardClass::Mage, &[Give("CATA_979"), Cost("CATA_979", 3), Stats("CATA_979", 3, 4), Unwritten]);
}

/// # Bursting Leyline
///
/// `MEND_500` · Mage spell · Arcane · 4 mana
///
/// > Deal ${0} damage to a random enemy minion. Excess damage hits the enemy hero.@Deal ${0} damage to a random enemy minion, {1} times. Excess damage hits the enemy hero.
///
/// State: Todo
//~ MEND_500 todo 61505552 b9c6b16f
#[test]
#[ignore = "todo: MEND_500 Bursting Leyline"]
fn MEND_500_bursting_leyline() {
    check(CardClass::Mage, &[Give("MEND_500"), Cost("MEND_500", 4), Unwritten]);
}

/// # Ley Walker
///
/// `MEND_501` · Mage minion · 3 mana · 4/2
///
/// > **Battlecry:** Your Leylines cost (1) less this game. **Deathrattle:** Get a random Leyline.
///
/// State: Todo
//~ MEND_501 todo 35ceffc4 40cfdda0
#[test]
#[ignore = "todo: MEND_501 Ley Walker"]
fn MEND_501_ley_walker() {
    check(CardClass::Mage, &[Give("MEND_501"), Cost("MEND_501", 3), Stats("MEND_501", 4, 2), Unwritten]);
}

/// # Crystallized Leyline
///
/// `MEND_502` · Mage spell · Arcane · 5 mana
///
/// > Summon a random {0}-Cost minion.@Summon a random {0}-Cost minion, {1} times.
///
/// State: Todo
//~ MEND_502 todo 0f174a8e 8c7ce0e5
#[test]
#[ignore = "todo: MEND_502 Crystallized Leyline"]
fn MEND_502_crystallized_leyline() {
    check(CardClass::Mage, &[Give("MEND_502"), Cost("MEND_502", 5), Unwritten]);
}

/// # Surge Needle
///
/// `MEND_503` · Mage minion · 4 mana · 3/5
///
/// > **Battlecry:** Your Leylines trigger an additional time this game.
///
/// State: Todo
//~ MEND_503 todo 02ecae0a 33410e61
#[test]
#[ignore = "todo: MEND_503 Surge Needle"]
fn MEND_503_surge_needle() {
    check(CardClass::Mage, &[Give("MEND_503"), Cost("MEND_503", 4), Stats("MEND_503", 3, 5), Unwritten]);
}

/// # Leyline Nexus
///
/// `MEND_504` · Mage spell · Arcane · 2 mana
///
/// > Draw a card. It costs ({0}) less.@Draw {1} cards. They cost ({0}) less.
///
/// State: Todo
//~ MEND_504 todo 25ec9aad 4a7ec39d
#[test]
#[ignore = "todo: MEND_504 Leyline Nexus"]
fn MEND_504_leyline_nexus() {
    check(CardClass::Mage, &[Give("MEND_504"), Cost("MEND_504", 2), Unwritten]);
}

/// # The Arcanomicon
///
/// `MEND_505` · Mage spell · Arcane · 6 mana
///
/// > Get all 3 Leylines. Choose an upgrade for your Leylines.
///
/// State: Todo
//~ MEND_505 todo df442b45 139c5323
#[test]
#[ignore = "todo: MEND_505 The Arcanomicon"]
fn MEND_505_the_arcanomicon() {
    check(CardClass::Mage, &[Give("MEND_505"), Cost("MEND_505", 6), Unwritten]);
}

/// # Energize
///
/// `MEND_505t` · Mage spell · 0 mana
///
/// > Your Leylines trigger an additional time this game.
///
/// State: Todo
//~ MEND_505t todo 7b7f9aa1 749b4fa9
#[test]
#[ignore = "todo: MEND_505t Energize"]
fn MEND_505t_energize() {
    check(CardClass::Mage, &[Give("MEND_505t"), Cost("MEND_505t", 0), Unwritten]);
}

/// # Unblock
///
/// `MEND_505t2` · Mage spell · 0 mana
///
/// > Your Leylines cost (2) less this game.
///
/// State: Todo
//~ MEND_505t2 todo 60621c40 ee2a33b4
#[test]
#[ignore = "todo: MEND_505t2 Unblock"]
fn MEND_505t2_unblock() {
    check(CardClass::Mage, &[Give("MEND_505t2"), Cost("MEND_505t2", 0), Unwritten]);
}

/// # Empower
///
/// `MEND_505t3` · Mage spell · 0 mana
///
/// > Increase the effects of your Leylines by 2 this game.
///
/// State: Todo
//~ MEND_505t3 todo b2bfc376 871a5202
#[test]
#[ignore = "todo: MEND_505t3 Empower"]
fn MEND_505t3_empower() {
    check(CardClass::Mage, &[Give("MEND_505t3"), Cost("MEND_505t3", 0), Unwritten]);
}

/// # Mystic Runesaber
///
/// `MEND_506` · Mage minion · 2 mana · 2/3
///
/// > **Elusive Battlecry:** Increase the effects of your Leylines by 1 this game.
///
/// State: Todo
//~ MEND_506 todo 6757352e 21e68431
#[test]
#[ignore = "todo: MEND_506 Mystic Runesaber"]
fn MEND_506_mystic_runesaber() {
    check(
        CardClass::Mage,
        &[Give("MEND_506"), Cost("MEND_506", 2), Stats("MEND_506", 2, 3), Has("MEND_506", GameTag::ELUSIVE), Unwritten],
    );
}
