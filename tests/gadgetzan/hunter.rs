//! Hunter cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Hidden Cache
///
/// `CFM_026` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, give a random minion in your hand +2/+2.
///
/// State: Todo
//~ CFM_026 todo cb758ee9 11d7bbca
#[test]
#[ignore = "todo: CFM_026 Hidden Cache"]
fn CFM_026_hidden_cache() {
    check(CardClass::Hunter, &[Give("CFM_026"), Cost("CFM_026", 2), Unwritten]);
}

/// # Alleycat
///
/// `CFM_315` · Hunter minion · 1 mana · 1/1
///
/// > **Battlecry:** Summon a 1/1 Cat.
///
/// State: Todo
//~ CFM_315 todo 8cfffca4 90980206
#[test]
#[ignore = "todo: CFM_315 Alleycat"]
fn CFM_315_alleycat() {
    check(CardClass::Hunter, &[Give("CFM_315"), Cost("CFM_315", 1), Stats("CFM_315", 1, 1), Unwritten]);
}

/// # Tabbycat
///
/// `CFM_315t` · Hunter minion · 1 mana · 1/1
///
/// State: Vanilla
//~ CFM_315t vanilla 4a1ff807 35ec8ebd
#[test]
fn CFM_315t_tabbycat() {
    check(
        CardClass::Hunter,
        &[
            Give("CFM_315t"),
            Cost("CFM_315t", 1),
            Stats("CFM_315t", 1, 1),
            Play("CFM_315t", Nothing),
            In(The("CFM_315t"), Zone::Play),
            Now(The("CFM_315t"), 1, 1),
        ],
    );
}

/// # Rat Pack
///
/// `CFM_316` · Hunter minion · 3 mana · 2/2
///
/// > **Deathrattle:** Summon a number of 1/1 Rats equal to this minion's Attack.
///
/// State: Todo
//~ CFM_316 todo 054f684a f8bf9cf3
#[test]
#[ignore = "todo: CFM_316 Rat Pack"]
fn CFM_316_rat_pack() {
    check(CardClass::Hunter, &[Give("CFM_316"), Cost("CFM_316", 3), Stats("CFM_316", 2, 2), Unwritten]);
}

/// # Rat
///
/// `CFM_316t` · Hunter minion · 1 mana · 1/1
///
/// State: Vanilla
//~ CFM_316t vanilla f2e870bf 5a2a726d
#[test]
fn CFM_316t_rat() {
    check(
        CardClass::Hunter,
        &[
            Give("CFM_316t"),
            Cost("CFM_316t", 1),
            Stats("CFM_316t", 1, 1),
            Play("CFM_316t", Nothing),
            In(The("CFM_316t"), Zone::Play),
            Now(The("CFM_316t"), 1, 1),
        ],
    );
}

/// # Grimestreet Informant
///
/// `CFM_321` · Multi-class minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Hunter, Paladin, or Warrior card.
///
/// State: Todo
//~ CFM_321 todo 89f993c4 8de057cf
#[test]
#[ignore = "todo: CFM_321 Grimestreet Informant"]
fn CFM_321_grimestreet_informant() {
    check(CardClass::Hunter, &[Give("CFM_321"), Cost("CFM_321", 2), Stats("CFM_321", 2, 2), Unwritten]);
}

/// # Knuckles
///
/// `CFM_333` · Hunter minion · 5 mana · 3/7
///
/// > After this attacks a minion, it also hits the enemy hero.
///
/// State: Todo
//~ CFM_333 todo 22929058 2aa0da30
#[test]
#[ignore = "todo: CFM_333 Knuckles"]
fn CFM_333_knuckles() {
    check(CardClass::Hunter, &[Give("CFM_333"), Cost("CFM_333", 5), Stats("CFM_333", 3, 7), Unwritten]);
}

/// # Smuggler's Crate
///
/// `CFM_334` · Hunter spell · 0 mana
///
/// > Give a random Beast in your hand +2/+2.
///
/// State: Todo
//~ CFM_334 todo 9dd1d59a 6f5782ab
#[test]
#[ignore = "todo: CFM_334 Smuggler's Crate"]
fn CFM_334_smugglers_crate() {
    check(CardClass::Hunter, &[Give("CFM_334"), Cost("CFM_334", 0), Unwritten]);
}

/// # Dispatch Kodo
///
/// `CFM_335` · Hunter minion · 4 mana · 2/4
///
/// > **Battlecry:** Deal damage equal to this minion's Attack.
///
/// State: Todo
//~ CFM_335 todo 7940e056 013f4ff9
#[test]
#[ignore = "todo: CFM_335 Dispatch Kodo"]
fn CFM_335_dispatch_kodo() {
    check(
        CardClass::Hunter,
        &[
            Give("CFM_335"),
            Cost("CFM_335", 4),
            Stats("CFM_335", 2, 4),
            Targets("CFM_335", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Shaky Zipgunner
///
/// `CFM_336` · Hunter minion · 3 mana · 4/3
///
/// > **Deathrattle:** Give a random minion in your hand +2/+2.
///
/// State: Todo
//~ CFM_336 todo 799c0be6 cfb8ae6e
#[test]
#[ignore = "todo: CFM_336 Shaky Zipgunner"]
fn CFM_336_shaky_zipgunner() {
    check(CardClass::Hunter, &[Give("CFM_336"), Cost("CFM_336", 3), Stats("CFM_336", 4, 3), Unwritten]);
}

/// # Piranha Launcher
///
/// `CFM_337` · Hunter weapon · 5 mana · 2/4 durability
///
/// > After your hero attacks, summon a 1/1 Piranha.
///
/// State: Todo
//~ CFM_337 todo 50427623 a0301c3e
#[test]
#[ignore = "todo: CFM_337 Piranha Launcher"]
fn CFM_337_piranha_launcher() {
    check(CardClass::Hunter, &[Give("CFM_337"), Cost("CFM_337", 5), Stats("CFM_337", 2, 4), Unwritten]);
}

/// # Piranha
///
/// `CFM_337t` · Hunter minion · 1 mana · 1/1
///
/// State: Vanilla
//~ CFM_337t vanilla 0f4ed7d3 33ae1f73
#[test]
fn CFM_337t_piranha() {
    check(
        CardClass::Hunter,
        &[
            Give("CFM_337t"),
            Cost("CFM_337t", 1),
            Stats("CFM_337t", 1, 1),
            Play("CFM_337t", Nothing),
            In(The("CFM_337t"), Zone::Play),
            Now(The("CFM_337t"), 1, 1),
        ],
    );
}

/// # Trogg Beastrager
///
/// `CFM_338` · Hunter minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a random Beast in your hand +1/+1.
///
/// State: Todo
//~ CFM_338 todo 90093138 73757d48
#[test]
#[ignore = "todo: CFM_338 Trogg Beastrager"]
fn CFM_338_trogg_beastrager() {
    check(CardClass::Hunter, &[Give("CFM_338"), Cost("CFM_338", 2), Stats("CFM_338", 3, 2), Unwritten]);
}

/// # Don Han'Cho
///
/// `CFM_685` · Multi-class minion · 5 mana · 5/5
///
/// > **Battlecry:** Give a random minion in your hand +5/+5.
///
/// State: Todo
//~ CFM_685 todo 5027e0a0 8bd781f1
#[test]
#[ignore = "todo: CFM_685 Don Han'Cho"]
fn CFM_685_don_han_cho() {
    check(CardClass::Hunter, &[Give("CFM_685"), Cost("CFM_685", 5), Stats("CFM_685", 5, 5), Unwritten]);
}

/// # Grimestreet Smuggler
///
/// `CFM_853` · Multi-class minion · 3 mana · 2/4
///
/// > **Battlecry:** Give a random minion in your hand +1/+1.
///
/// State: Todo
//~ CFM_853 todo 0f8c5005 0948c27b
#[test]
#[ignore = "todo: CFM_853 Grimestreet Smuggler"]
fn CFM_853_grimestreet_smuggler() {
    check(CardClass::Hunter, &[Give("CFM_853"), Cost("CFM_853", 3), Stats("CFM_853", 2, 4), Unwritten]);
}
