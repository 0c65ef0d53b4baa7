//! Paladin cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2f05f396

/// Spotlight · Spell · Holy · 2 mana · **Tradeable** Convert a friendly **Divine Shield** into a 5/5 Elemental.
//~ todo ETC_320 22241bf0 de435c8a -
#[test]
#[ignore = "todo: Spotlight"]
fn ETC_320_spotlight() {
    unwritten("ETC_320");
}

/// Kangor, Dancing King · Minion · 5 mana · 3/3 · **Lifesteal Deathrattle:** Swap this with a minion from your hand and give it **Lifesteal**.
//~ todo ETC_329 9f428025 eea1ecd9 -
#[test]
#[ignore = "todo: Kangor, Dancing King"]
fn ETC_329_kangor_dancing_king() {
    unwritten("ETC_329");
}

/// Starlight Groove · Spell · Holy · 3 mana · Give your hero **Divine Shield**. For the rest of the game, playing a Holy spell refreshes it.
//~ done ETC_330 - 25466b3f -
#[test]
#[rustfmt::skip]
fn ETC_330_starlight_groove() {
    check(CardClass::Paladin, &[
        Play("ETC_330", Nothing), HasNow(MyHero, GameTag::DIVINE_SHIELD), Hurt(MyHero, 5), Health(MyHero, 30),
        HasNot(MyHero, GameTag::DIVINE_SHIELD), Play("CS2_024", On(TheirHero)), HasNot(MyHero, GameTag::DIVINE_SHIELD),
        Friend("CS2_182"), Play("AT_013", On(My(0))), HasNow(MyHero, GameTag::DIVINE_SHIELD),
        HasNot(TheirHero, GameTag::DIVINE_SHIELD),
    ]);
    check(
        CardClass::Paladin,
        &[Play("ETC_330", Nothing), HasNot(TheirHero, GameTag::DIVINE_SHIELD), HasNow(MyHero, GameTag::DIVINE_SHIELD)],
    );
}

/// Jukebox Totem · Minion · Mech · Totem · 2 mana · 0/4 · At the end of your turn, summon a{1} {0} Silver Hand Recruit.
//~ done JAM_010 - 6dc330ed -
#[test]
#[rustfmt::skip]
fn JAM_010_jukebox_totem() {
    check(CardClass::Paladin, &[
        Friend("JAM_010"), EndTurn, BoardCount(Mine, 2), Is(My(1), "CS2_101t"), EndTurn, BoardCount(Mine, 2),
        BoardCount(Theirs, 0),
    ]);
}
