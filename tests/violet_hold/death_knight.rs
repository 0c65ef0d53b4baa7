//! Death Knight cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 46f35a75

/// Drink Blood · Spell · Shadow · 2 mana · **Lifesteal** Deal $3 damage to a minion. Refresh your Hero Power.
//~ done JAIL_441 - 50bd5469 -
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

/// Disguised Doctor · Minion · 1 mana · 5/1 · Can be played on either side. **Deathrattle:** Shuffle 4 Blights into your deck that deal 2 damage when drawn.
//~ todo JAIL_442 95adca0d 607e81a8 -
#[test]
#[ignore = "todo: Disguised Doctor"]
fn JAIL_442_disguised_doctor() {
    unwritten("JAIL_442");
}

/// Detected! · Spell · 1 mana · This was played on the friendly side.
//~ todo JAIL_442a e1a1d7b3 ac100235 -
#[test]
#[ignore = "todo: Detected!"]
fn JAIL_442a_detected() {
    unwritten("JAIL_442a");
}

/// Disguised! · Spell · 1 mana · This was played on the enemy side.
//~ todo JAIL_442b ff48584d ac2e28f8 -
#[test]
#[ignore = "todo: Disguised!"]
fn JAIL_442b_disguised() {
    unwritten("JAIL_442b");
}

/// The Living Plague · Minion · Undead · 6 mana · 8/8 · **Charge**. Instead of damaging heroes, this shuffles that many Blights into their deck that deal 2 damage when drawn.
//~ done JAIL_443 - e5dea8ca -
#[test]
#[rustfmt::skip]
fn JAIL_443_the_living_plague() {
    check(CardClass::DeathKnight, &[
        Play("JAIL_443", Nothing), Friend("CS2_131"), EmptyDeck(Theirs), Attack(My(0), TheirHero),
        Health(TheirHero, 30), DeckCount(Theirs, 8), DeckCount(Mine, 19), Attack(My(1), TheirHero),
        Health(TheirHero, 28), DeckCount(Theirs, 8), EndTurn, DeckCount(Theirs, 0), Health(TheirHero, 11),
    ]);
    check(CardClass::DeathKnight, &[
        // At the bottom, if the dice say so.
        Friend("JAIL_443"), Force(Number(0)), Force(Number(0)), Force(Number(0)), Force(Number(0)), Force(Number(0)),
        Force(Number(0)), Force(Number(0)), Force(Number(0)), Attack(My(0), TheirHero), DeckCount(Theirs, 28), EndTurn,
        Health(TheirHero, 30), HandCount(Theirs, 1),
    ]);
}

/// Sawbones · Minion · 5 mana · 5/3 · **Prepare**. **Battlecry:** Destroy all your other minions. Draw a card and refresh a Mana for each one destroyed.
//~ done JAIL_444 - 6ffc7ada -
#[test]
#[rustfmt::skip]
fn JAIL_444_sawbones() {
    check(CardClass::DeathKnight, &[
        Friend("CS2_182"), Friend("CS2_231"), Enemy("CS2_182"), Play("JAIL_444", Nothing), Mana(7), HandCount(Mine, 2),
        BoardCount(Mine, 1), Is(My(0), "JAIL_444"), BoardCount(Theirs, 1),
        // Nobody else is there.
        Kill(My(0)), Crystals(10), Play("JAIL_444", Nothing), Mana(5), HandCount(Mine, 2),
    ]);
}

/// Blood Doctor Thal'ena · Minion · Undead · 4 mana · 4/5 · **Battlecry:** Get a second Hero Power that costs **Corpses**.
//~ todo JAIL_446 feb961ff f3b9dcc5 -
#[test]
#[ignore = "todo: Blood Doctor Thal'ena"]
fn JAIL_446_blood_doctor_thalena() {
    unwritten("JAIL_446");
}

/// Vampyr's Kiss · Hero Power · 3 mana · Give a minion +3 Attack. This costs **Corpses** instead of Mana.
//~ todo JAIL_446hp 5f551dfa 0252137b -
#[test]
#[ignore = "todo: Vampyr's Kiss"]
fn JAIL_446hp_vampyrs_kiss() {
    unwritten("JAIL_446hp");
}
