//! Shaman cards of One Night in Karazhan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d87c84a2

/// # Wicked Witchdoctor
///
/// `KAR_021` · Shaman minion · 3 mana · 3/4
///
/// > Whenever you cast a spell, summon a random basic Totem.
///
/// State: Derived
//~ derived KAR_021 6a883f4f 759a424d 670a3c3d.7f0ab201
#[test]
fn KAR_021_wicked_witchdoctor() {
    check(
        CardClass::Shaman,
        &[
            Give("KAR_021"),
            Cost("KAR_021", 3),
            Stats("KAR_021", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("KAR_021"),
            Force(Card("CS2_050")),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_050"), Zone::Play),
            Now(The("CS2_050"), 1, 1),
            TagNow(The("CS2_050"), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Spirit Claws
///
/// `KAR_063` · Shaman weapon · 1 mana · 1/3 durability
///
/// > Has +2 Attack while you have **Spell Damage**.
///
/// State: Done
//~ done KAR_063 1961a9b0 - e24b0d4b.2e0c288b
#[test]
fn KAR_063_spirit_claws() {
    check(
        CardClass::Shaman,
        &[
            Give("KAR_063"),
            Cost("KAR_063", 1),
            Stats("KAR_063", 1, 3),
            Play("KAR_063", Nothing),
            Now(MyWeapon, 1, 3),
            Friend("CS2_142"),
            Now(MyWeapon, 3, 3),
            Now(MyHero, 3, 30),
        ],
    );
}

/// # Maelstrom Portal
///
/// `KAR_073` · Shaman spell · Nature · 2 mana
///
/// > Deal $1 damage to all enemy minions. Summon a random 1-Cost minion.
///
/// State: Derived
//~ derived KAR_073 4ff2a506 159a5c0c 7a3de50f.9709fcaf
#[test]
fn KAR_073_maelstrom_portal() {
    check(
        CardClass::Shaman,
        &[
            Give("KAR_073"),
            Cost("KAR_073", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Play("KAR_073", Nothing),
            BoardCount(Mine, 2),
            Now(Nth(2), 4, 4),
            In(The("CS2_168"), Zone::Play),
            Now(The("CS2_168"), 2, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("KAR_073"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_004")), Play("KAR_073", Nothing)],
    );
    check(
        CardClass::Shaman,
        &[Give("KAR_073"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("KAR_073", Nothing)],
    );
}
