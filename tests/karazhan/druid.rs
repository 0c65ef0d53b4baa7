//! Druid cards of One Night in Karazhan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3d2883a6

/// # Menagerie Warden
///
/// `KAR_065` · Druid minion · 5 mana · 5/4
///
/// > **Battlecry:** Choose a friendly Beast. Summon a copy of it.
///
/// State: Derived
//~ derived KAR_065 f819ff01 823b04bf c164acf4.3e5cddb0
#[test]
fn KAR_065_menagerie_warden() {
    check(
        CardClass::Druid,
        &[
            Give("KAR_065"),
            Cost("KAR_065", 5),
            Stats("KAR_065", 5, 4),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("KAR_065", Nth(2)),
            Play("KAR_065", On(Nth(1))),
            BoardCount(Mine, 4),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("KAR_065"),
            Friend("TLC_248"),
            Enemy("CS2_182"),
            Enemy("TLC_248"),
            Play("KAR_065", On(Nth(1))),
            BoardCount(Mine, 3),
            In(The("TLC_248"), Zone::Play),
            Now(The("TLC_248"), 14, 28),
        ],
    );
}

/// # Moonglade Portal
///
/// `KAR_075` · Druid spell · Nature · 6 mana
///
/// > Restore #6 Health. Summon a random 6-Cost minion.
///
/// State: Derived
//~ derived KAR_075 fc99fa7b 7c9cd427 b8b81299.e381c476
#[test]
fn KAR_075_moonglade_portal() {
    check(
        CardClass::Druid,
        &[
            Give("KAR_075"),
            Cost("KAR_075", 6),
            Targets("KAR_075", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Card("CS2_200")),
            Play("KAR_075", On(Nth(2))),
            BoardCount(Mine, 2),
            Now(Nth(2), 4, 5),
            In(The("CS2_200"), Zone::Play),
            Now(The("CS2_200"), 6, 7),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("KAR_075"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Card("AV_107")),
            Play("KAR_075", On(Nth(2))),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("KAR_075"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Card("AT_003")),
            Play("KAR_075", On(Nth(2))),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("KAR_075"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Card("CS2_200")),
            Play("KAR_075", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(Nth(1), 4, 5),
            In(The("CS2_200"), Zone::Play),
            Now(The("CS2_200"), 6, 7),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("KAR_075"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Card("CS2_200")),
            Play("KAR_075", On(TheirHero)),
            BoardCount(Mine, 1),
            In(The("CS2_200"), Zone::Play),
            Now(The("CS2_200"), 6, 7),
            Now(TheirHero, 0, 16),
            Damage(TheirHero, 14),
        ],
    );
}

/// # Enchanted Raven
///
/// `KAR_300` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ vanilla KAR_300 af075687 fac48061 6266390f
#[test]
fn KAR_300_enchanted_raven() {
    check(
        CardClass::Druid,
        &[
            Give("KAR_300"),
            Cost("KAR_300", 1),
            Stats("KAR_300", 2, 2),
            Play("KAR_300", Nothing),
            In(The("KAR_300"), Zone::Play),
            Now(The("KAR_300"), 2, 2),
        ],
    );
}
