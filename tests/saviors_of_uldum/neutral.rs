//! Neutral cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fc660343

/// `ULD_003` · Neutral minion · 2 mana · 3/2
/// > **Battlecry:** If your deck has no duplicates, wish for the perfect card.
///
/// State: Todo
//~ todo ULD_003 3bc1afd9 3b26c998 ee350406.7a3f703f
#[test]
#[ignore = "todo: Zephrys the Great"]
fn ULD_003_zephrys_the_great() {
    unwritten("ULD_003");
}

/// `ULD_178` · Neutral minion · 7 mana · 7/7
/// > **Battlecry:** Gain 2 of **Rush**, **Taunt**, **Divine Shield**, or **Windfury* (your choice).*
///
/// State: Todo
//~ todo ULD_178 7348c402 80a95ea6 03bd16d2.6132eee4
#[test]
#[ignore = "todo: Siamat"]
fn ULD_178_siamat() {
    unwritten("ULD_178");
}

/// `ULD_178a` · Neutral spell · 0 mana
/// > Give Siamat **Windfury**.
///
/// State: Todo
//~ todo ULD_178a 57cad8d4 bbb345e1 618d962b.784f9fd1
#[test]
#[ignore = "todo: Siamat's Wind"]
fn ULD_178a_siamats_wind() {
    unwritten("ULD_178a");
}

/// `ULD_178a2` · Neutral spell · 0 mana
/// > Give Siamat **Divine Shield**.
///
/// State: Todo
//~ todo ULD_178a2 0704eecd af07585c 818c999e.e69ac41e
#[test]
#[ignore = "todo: Siamat's Shield"]
fn ULD_178a2_siamats_shield() {
    unwritten("ULD_178a2");
}

/// `ULD_178a3` · Neutral spell · 0 mana
/// > Give Siamat **Taunt**.
///
/// State: Todo
//~ todo ULD_178a3 975d5044 776c7f32 d5352b1a.c9bc5842
#[test]
#[ignore = "todo: Siamat's Heart"]
fn ULD_178a3_siamats_heart() {
    unwritten("ULD_178a3");
}

/// `ULD_178a4` · Neutral spell · 0 mana
/// > Give Siamat **Rush**.
///
/// State: Todo
//~ todo ULD_178a4 8283c9fb 0c930bda ec1be1ac.c59a8f93
#[test]
#[ignore = "todo: Siamat's Speed"]
fn ULD_178a4_siamats_speed() {
    unwritten("ULD_178a4");
}

/// `ULD_180` · Neutral minion · 4 mana · 6/5
/// > At the start of your turn, this has a 50% chance to fall asleep.
///
/// State: Todo
//~ todo ULD_180 f9df0b77 45bb4f0f a9c16915.8037eb06
#[test]
#[ignore = "todo: Sunstruck Henchman"]
fn ULD_180_sunstruck_henchman() {
    unwritten("ULD_180");
}

/// `ULD_198` · Neutral minion · 4 mana · 3/10
/// > **Taunt** At the start of your turn, shuffle this minion into your deck.
///
/// State: Done
//~ done ULD_198 1d1e6262 - 47f6c1c4.a2917481
#[test]
fn ULD_198_conjured_mirage() {
    check(
        CardClass::Mage,
        &[
            Give("ULD_198"),
            Cost("ULD_198", 4),
            Stats("ULD_198", 3, 10),
            Has("ULD_198", GameTag::TAUNT),
            Friend("ULD_198"),
            EndTurn,
            In(Nth(1), Zone::Play),
            Force(Number(0)),
            EndTurn,
            In(Nth(1), Zone::Deck),
            BoardCount(Mine, 0),
            DeckCount(Mine, 19),
        ],
    );
}

/// `ULD_209` · Neutral minion · 3 mana · 2/3
/// > **Battlecry**: **Discover** a spell or pick a mystery choice.
///
/// State: Todo
//~ todo ULD_209 a4421924 561124b6 7094ed74.b8baa1e1
#[test]
#[ignore = "todo: Vulpera Scoundrel"]
fn ULD_209_vulpera_scoundrel() {
    unwritten("ULD_209");
}

/// `ULD_229` · Neutral minion · 3 mana · 3/3
/// > **Battlecry:** Swap the top card of your deck with your opponent's.
///
/// State: Todo
//~ todo ULD_229 196ab77f 114919f9 b6c815ea.cdbdf8b7
#[test]
#[ignore = "todo: Mischief Maker"]
fn ULD_229_mischief_maker() {
    unwritten("ULD_229");
}

/// `ULD_304` · Neutral minion · 10 mana · 5/5
/// > **Battlecry:** For each spell in your hand, summon a random minion of the same Cost.
///
/// State: Todo
//~ todo ULD_304 12f0989a 38bf9cec 38d6f040.72242aab
#[test]
#[ignore = "todo: King Phaoris"]
fn ULD_304_king_phaoris() {
    unwritten("ULD_304");
}

/// `ULD_703` · Neutral minion · 5 mana · 0/5
/// > If you control 3 of these at the end of your turn, deal 5 damage to a random enemy.
///
/// State: Todo
//~ todo ULD_703 1565bdb5 cf569672 99a2366b.56da2943
#[test]
#[ignore = "todo: Desert Obelisk"]
fn ULD_703_desert_obelisk() {
    unwritten("ULD_703");
}

/// `ULD_705` · Neutral minion · 1 mana · 1/1
/// > **Battlecry:** If your board is full of Mogu Cultists, sacrifice them all and summon Highkeeper Ra.
///
/// State: Todo
//~ todo ULD_705 be4dbb94 1d1940a5 bbf086b6.ced3be97
#[test]
#[ignore = "todo: Mogu Cultist"]
fn ULD_705_mogu_cultist() {
    unwritten("ULD_705");
}
