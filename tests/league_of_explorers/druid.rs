//! Druid cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7e85b7f4

/// # Mounted Raptor
///
/// `LOE_050` · Druid minion · 3 mana · 3/2
///
/// > **Deathrattle:** Summon a random 1-Cost minion.
///
/// State: Derived
//~ derived LOE_050 baa1313d 092c1e84 ffc924b7.98be8406
#[test]
fn LOE_050_mounted_raptor() {
    check(
        CardClass::Druid,
        &[
            Give("LOE_050"),
            Cost("LOE_050", 3),
            Stats("LOE_050", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOE_050"),
            Force(Card("CS2_168")),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("CS2_168"), Zone::Play),
            Now(The("CS2_168"), 2, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("LOE_050"), Friend("CS2_182"), Enemy("CS2_182"), Friend("LOE_050"), Never(Card("AT_004")), Kill(Nth(3))],
    );
    check(
        CardClass::Druid,
        &[Give("LOE_050"), Friend("CS2_182"), Enemy("CS2_182"), Friend("LOE_050"), Never(Card("AT_003")), Kill(Nth(3))],
    );
}

/// # Jungle Moonkin
///
/// `LOE_051` · Druid minion · 4 mana · 4/4
///
/// > Both players have **Spell Damage +2**.
///
/// State: Todo
//~ todo LOE_051 51aeec06 66adc2ad e426183a.f9ee25b0
#[test]
#[ignore = "todo: LOE_051 Jungle Moonkin"]
fn LOE_051_jungle_moonkin() {
    check(
        CardClass::Druid,
        &[Give("LOE_051"), Cost("LOE_051", 4), Stats("LOE_051", 4, 4), Has("LOE_051", GameTag::SPELLPOWER), Unwritten],
    );
}

/// # Raven Idol
///
/// `LOE_115` · Druid spell · 1 mana
///
/// > **Choose One - Discover** a minion; or **Discover** a spell.
///
/// State: Derived
//~ derived LOE_115 10ace75a 0645ac42 ff68b2fb.e6434879
#[test]
fn LOE_115_raven_idol() {
    check(
        CardClass::Druid,
        &[
            Give("LOE_115"),
            Cost("LOE_115", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            PlayOption("LOE_115", 0, Nothing),
            ChooseCard("CS2_118"),
            Is(InHand(0), "CS2_118"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 5, 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("LOE_115"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_037")),
            PlayOption("LOE_115", 0, Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("LOE_115"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_037")),
            PlayOption("LOE_115", 1, Nothing),
            ChooseCard("AT_037"),
            Is(InHand(0), "AT_037"),
            CostNow(InHand(0), 1),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("LOE_115"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            PlayOption("LOE_115", 1, Nothing),
            Choose(0),
        ],
    );
}

/// # Break Free
///
/// `LOE_115a` · Druid spell · 1 mana
///
/// > **Discover** a minion.
///
/// State: Derived
//~ derived LOE_115a 1d92bffd 50ceda71 bff01ab8.b81da06a
#[test]
fn LOE_115a_break_free() {
    check(
        CardClass::Druid,
        &[
            Give("LOE_115a"),
            Cost("LOE_115a", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Play("LOE_115a", Nothing),
            ChooseCard("CS2_118"),
            Is(InHand(0), "CS2_118"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 5, 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("LOE_115a"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_037")),
            Play("LOE_115a", Nothing),
            Choose(0),
        ],
    );
}

/// # Awakened
///
/// `LOE_115b` · Druid spell · 1 mana
///
/// > **Discover** a spell.
///
/// State: Derived
//~ derived LOE_115b 990cd7ce 4dca6959 be221c35.e790595e
#[test]
fn LOE_115b_awakened() {
    check(
        CardClass::Druid,
        &[
            Give("LOE_115b"),
            Cost("LOE_115b", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_037")),
            Play("LOE_115b", Nothing),
            ChooseCard("AT_037"),
            Is(InHand(0), "AT_037"),
            CostNow(InHand(0), 1),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("LOE_115b"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("LOE_115b", Nothing),
            Choose(0),
        ],
    );
}
