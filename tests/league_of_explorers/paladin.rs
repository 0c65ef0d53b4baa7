//! Paladin cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c2eb0624

/// # Keeper of Uldaman
///
/// `LOE_017` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry:** Set a minion's Attack and Health to 3.
///
/// State: Derived
//~ derived LOE_017 fcac5b4b 91601660 100db478.3a2be8fb
#[test]
fn LOE_017_keeper_of_uldaman() {
    check(
        CardClass::Paladin,
        &[
            Give("LOE_017"),
            Cost("LOE_017", 3),
            Stats("LOE_017", 3, 4),
            Targets("LOE_017", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOE_017", On(Nth(2))),
            Now(Nth(2), 3, 3),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("LOE_017"), Friend("CS2_182"), Enemy("CS2_182"), Play("LOE_017", On(Nth(1))), Now(Nth(1), 3, 3)],
    );
}

/// # Watched
///
/// `LOE_017e` · Paladin enchantment
///
/// > Stats changed to 3/3.
///
/// State: Derived
//~ derived LOE_017e c9aded7c fbdd8571 b357d80d.59267fb4
#[test]
fn LOE_017e_watched() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "LOE_017e"), Now(My(0), 3, 3)]);
}

/// # Anyfin Can Happen
///
/// `LOE_026` · Paladin spell · 10 mana
///
/// > Summon 7 Murlocs that died this game.
///
/// State: Derived
//~ derived LOE_026 19c1c04f ed5e0e39 9ccbda46.0e74bde8
#[test]
fn LOE_026_anyfin_can_happen() {
    check(
        CardClass::Paladin,
        &[
            Give("LOE_026"),
            Cost("LOE_026", 10),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("CS2_168")),
            Play("LOE_026", Nothing),
            BoardCount(Mine, 2),
            In(The("CS2_168"), Zone::Play),
            Now(The("CS2_168"), 2, 1),
        ],
    );
}

/// # Sacred Trial
///
/// `LOE_027` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** After your opponent has at least 3 minions and plays another, destroy it.
///
/// State: Derived
//~ derived LOE_027 f5b18b0b 6d0575a4 dddd9dab.e23dd75f
#[test]
fn LOE_027_sacred_trial() {
    check(
        CardClass::Paladin,
        &[
            Give("LOE_027"),
            Cost("LOE_027", 1),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOE_027"),
            EndTurn,
            Play("CS2_182", Nothing),
            Dead(Nth(7)),
            Dead(Nth(8)),
            BoardCount(Theirs, 3),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("LOE_027"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("LOE_027"),
            EndTurn,
            Play("CS2_182", Nothing),
            In(Nth(4), Zone::Secret),
        ],
    );
}
