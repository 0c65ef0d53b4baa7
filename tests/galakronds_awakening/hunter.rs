//! Hunter cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file aff575b6

/// # Chopshop Copter
///
/// `YOD_004` · Hunter minion · 3 mana · 2/4
///
/// > After a friendly Mech dies, add a random Mech to your hand.
///
/// State: Derived
//~ derived YOD_004 09710ce4 e14f95fa 588a5091.2c0b57db
#[test]
fn YOD_004_chopshop_copter() {
    check(
        CardClass::Hunter,
        &[
            Give("YOD_004"),
            Cost("YOD_004", 3),
            Stats("YOD_004", 2, 4),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOD_004"),
            Force(Card("GVG_044")),
            Kill(Nth(1)),
            Is(InHand(1), "GVG_044"),
            CostNow(InHand(1), 3),
            Now(InHand(1), 3, 4),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("YOD_004"),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOD_004"),
            Never(Card("AT_001")),
            Kill(Nth(1)),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("YOD_004"),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOD_004"),
            Kill(Nth(2)),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 3),
            Now(Nth(0), 2, 4),
            Now(Nth(1), 3, 4),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 2, 4),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Fresh Scent
///
/// `YOD_005` · Hunter spell · 2 mana
///
/// > **Twinspell** Give a Beast +2/+2.
///
/// State: Done
//~ done YOD_005 8cd88bb6 - bc475045.937ce51f
#[test]
fn YOD_005_fresh_scent() {
    check(
        CardClass::Hunter,
        &[
            Give("YOD_005"),
            Cost("YOD_005", 2),
            Friend("CS2_172"),
            Play("YOD_005", On(My(0))),
            Now(My(0), 5, 4),
            Is(InHand(0), "YOD_005ts"),
        ],
    );
}

/// # Fresh Scent
///
/// `YOD_005e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived YOD_005e d18c315b 6a26a8ed 23d54e14.6d6ab056
#[test]
fn YOD_005e_fresh_scent() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "YOD_005e"), Now(My(0), 7, 3)]);
}

/// # Fresh Scent
///
/// `YOD_005ts` · Hunter spell · 2 mana
///
/// > Give a Beast +2/+2.
///
/// State: Derived
//~ derived YOD_005ts 18fb82ee c0d780ea e9af889e.7384d15c
#[test]
fn YOD_005ts_fresh_scent() {
    check(
        CardClass::Hunter,
        &[
            Give("YOD_005ts"),
            Cost("YOD_005ts", 2),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            CannotTarget("YOD_005ts", Nth(2)),
            Play("YOD_005ts", On(Nth(3))),
            Now(Nth(3), 4, 9),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("YOD_005ts"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            Play("YOD_005ts", On(Nth(1))),
            Now(Nth(1), 4, 9),
        ],
    );
}

/// # Rotnest Drake
///
/// `YOD_036` · Hunter minion · 5 mana · 6/5
///
/// > **Battlecry:** If you're holding a Dragon, destroy a random enemy minion.
///
/// State: Derived
//~ derived YOD_036 49ebaccf 4c7ceeac a25baaa5.93e4f138
#[test]
fn YOD_036_rotnest_drake() {
    check(
        CardClass::Hunter,
        &[
            Give("YOD_036"),
            Cost("YOD_036", 5),
            Stats("YOD_036", 6, 5),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(4))),
            Play("YOD_036", Nothing),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("YOD_036"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOD_036", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(0), 6, 5),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}
