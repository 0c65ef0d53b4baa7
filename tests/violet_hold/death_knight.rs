//! Death Knight cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 46f35a75

/// `JAIL_441` · Death Knight spell · Shadow · 2 mana
/// > **Lifesteal** Deal $3 damage to a minion. Refresh your Hero Power.
///
/// State: Done
//~ done JAIL_441 f94ef044 - dd714059.1d3057ed
#[test]
fn JAIL_441_drink_blood() {
    check(
        CardClass::DeathKnight,
        &[
            Give("JAIL_441"),
            Cost("JAIL_441", 2),
            Has("JAIL_441", GameTag::LIFESTEAL),
            Targets("JAIL_441", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_182"),
            Hurt(MyHero, 5),
            HeroPower(Nothing),
            Play("JAIL_441", On(Nth(1))),
            Health(Nth(1), 2),
            Health(MyHero, 28),
            HeroPower(Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// `JAIL_442` · Death Knight minion · 1 mana · 5/1
/// > Can be played on either side. **Deathrattle:** Shuffle 4 Blights into your deck that deal 2 damage when drawn.
///
/// State: Todo
//~ todo JAIL_442 d60c2001 95adca0d f3721c4a.77c500c5
#[test]
#[ignore = "todo: Disguised Doctor"]
fn JAIL_442_disguised_doctor() {
    unwritten("JAIL_442");
}

/// `JAIL_442a` · Death Knight spell · 1 mana
/// > This was played on the friendly side.
///
/// State: Todo
//~ todo JAIL_442a 9731ecb9 e1a1d7b3 a79b6fff.43b6cb84
#[test]
#[ignore = "todo: Detected!"]
fn JAIL_442a_detected() {
    unwritten("JAIL_442a");
}

/// `JAIL_442b` · Death Knight spell · 1 mana
/// > This was played on the enemy side.
///
/// State: Todo
//~ todo JAIL_442b 5fd43f70 ff48584d cde33709.b47a1546
#[test]
#[ignore = "todo: Disguised!"]
fn JAIL_442b_disguised() {
    unwritten("JAIL_442b");
}

/// `JAIL_443` · Death Knight minion · 6 mana · 8/8
/// > **Charge**. Instead of damaging heroes, this shuffles that many Blights into their deck that deal 2 damage when drawn.
///
/// State: Todo
//~ todo JAIL_443 b0bb3e1c 1d97d57b 0b45475a.7be54696
#[test]
#[ignore = "todo: The Living Plague"]
fn JAIL_443_the_living_plague() {
    unwritten("JAIL_443");
}

/// `JAIL_444` · Death Knight minion · 5 mana · 5/3
/// > **Prepare**. **Battlecry:** Destroy all your other minions. Draw a card and refresh a Mana for each one destroyed.
///
/// State: Todo
//~ todo JAIL_444 a16544e4 f56b65e0 81a52e87.820f569c
#[test]
#[ignore = "todo: Sawbones"]
fn JAIL_444_sawbones() {
    unwritten("JAIL_444");
}

/// `JAIL_446` · Death Knight minion · 4 mana · 4/5
/// > **Battlecry:** Get a second Hero Power that costs **Corpses**.
///
/// State: Todo
//~ todo JAIL_446 d6169ef5 feb961ff 09f4c916.9014122e
#[test]
#[ignore = "todo: Blood Doctor Thal'ena"]
fn JAIL_446_blood_doctor_thalena() {
    unwritten("JAIL_446");
}

/// `JAIL_446hp` · Death Knight hero power · 3 mana
/// > Give a minion +3 Attack. This costs **Corpses** instead of Mana.
///
/// State: Todo
//~ todo JAIL_446hp 54e3d96e 5f551dfa 2505808d.af9a0454
#[test]
#[ignore = "todo: Vampyr's Kiss"]
fn JAIL_446hp_vampyrs_kiss() {
    unwritten("JAIL_446hp");
}
