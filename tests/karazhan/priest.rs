//! Priest cards of One Night in Karazhan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 723a7945

/// # Purify
///
/// `KAR_013` · Priest spell · Holy · 2 mana
///
/// > **Silence** a friendly minion. Draw a card.
///
/// State: Derived
//~ derived KAR_013 9f558e55 762f4777 09b6426e.19d32e8e
#[test]
#[ignore = "todo: KAR_013 Purify"]
fn KAR_013_purify() {
    check(CardClass::Priest, &[Give("KAR_013"), Cost("KAR_013", 2), Targets("KAR_013", &[FriendlyMinion]), Unwritten]);
}

/// # Priest of the Feast
///
/// `KAR_035` · Priest minion · 4 mana · 3/6
///
/// > Whenever you cast a spell, restore #3 Health to your hero.
///
/// State: Derived
//~ derived KAR_035 4030580c 66424eff 7dd8a93a.b9e47cfe
#[test]
fn KAR_035_priest_of_the_feast() {
    check(
        CardClass::Priest,
        &[
            Give("KAR_035"),
            Cost("KAR_035", 4),
            Stats("KAR_035", 3, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 12),
            Hurt(TheirHero, 12),
            Friend("KAR_035"),
            Play("GAME_005", Nothing),
            Damage(MyHero, 9),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 3),
            Now(Nth(3), 3, 6),
        ],
    );
}

/// # Onyx Bishop
///
/// `KAR_204` · Priest minion · 4 mana · 3/4
///
/// > **Battlecry:** Summon a random friendly minion that died this game.
///
/// State: Derived
//~ derived KAR_204 d01c60d1 3235ec5a 492a3e4d.f0e9328a
#[test]
#[ignore = "todo: KAR_204 Onyx Bishop"]
fn KAR_204_onyx_bishop() {
    check(CardClass::Priest, &[Give("KAR_204"), Cost("KAR_204", 4), Stats("KAR_204", 3, 4), Unwritten]);
}
