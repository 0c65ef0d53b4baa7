//! Warlock cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 465f1e3a

/// # Demonfuse
///
/// `WON_093` · Warlock spell · Shadow · 2 mana
///
/// > Give a Demon +3/+3.
///
/// State: Reprint
//~ reprint WON_093 be7c5c76 83a73d82 6eabf0e9.a3f6eee2
#[test]
fn WON_093_demonfuse() {
    check(CardClass::Warlock, &[Give("WON_093"), Cost("WON_093", 2), WrittenAs("WON_093", "AT_024")]);
}

/// # Dark Fusion
///
/// `WON_093e` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived WON_093e 863653c5 745d57e5 68361e28.b42c6980
#[test]
fn WON_093e_dark_fusion() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "WON_093e"), Now(My(0), 8, 4)]);
}

/// # Darkbomb
///
/// `WON_095` · Warlock spell · Shadow · 2 mana
///
/// > Deal $3 damage to a character. If it dies, draw a Shadow spell.
///
/// State: Reprint
//~ reprint WON_095 32254b63 eea74c58 269fbc22.4de49bec
#[test]
fn WON_095_darkbomb() {
    check(CardClass::Warlock, &[Give("WON_095"), Cost("WON_095", 2), WrittenAs("WON_095", "GVG_015")]);
}

/// # Dark Peddler
///
/// `WON_096` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry: Discover** a 1-Cost card.
///
/// State: Reprint
//~ reprint WON_096 d4326c78 a8518706 60962e3a.711497d4
#[test]
fn WON_096_dark_peddler() {
    check(
        CardClass::Warlock,
        &[Give("WON_096"), Cost("WON_096", 2), Stats("WON_096", 2, 3), WrittenAs("WON_096", "LOE_023")],
    );
}

/// # Spreading Madness
///
/// `WON_097` · Warlock spell · Shadow · 3 mana
///
/// > Deal $13 damage randomly split among ALL characters.
///
/// State: Reprint
//~ reprint WON_097 f90d8399 b3e26dd8 2f227e66.5ac4bb61
#[test]
fn WON_097_spreading_madness() {
    check(CardClass::Warlock, &[Give("WON_097"), Cost("WON_097", 3), WrittenAs("WON_097", "OG_116")]);
}

/// # Silverware Golem
///
/// `WON_098` · Warlock minion · 3 mana · 3/4
///
/// > If you discard this minion, summon it.
///
/// State: Reprint
//~ reprint WON_098 917e6134 a140d0d2 c2e4bcca.766c5707
#[test]
fn WON_098_silverware_golem() {
    check(
        CardClass::Warlock,
        &[Give("WON_098"), Cost("WON_098", 3), Stats("WON_098", 3, 4), WrittenAs("WON_098", "KAR_205")],
    );
}

/// # Tiny Knight of Evil
///
/// `WON_099` · Warlock minion · 2 mana · 3/2
///
/// > Whenever you discard a card, gain +2/+1.
///
/// State: Reprint
//~ reprint WON_099 e29f2a30 46459b67 a61809a8.62f0c0c3
#[test]
fn WON_099_tiny_knight_of_evil() {
    check(
        CardClass::Warlock,
        &[Give("WON_099"), Cost("WON_099", 2), Stats("WON_099", 3, 2), WrittenAs("WON_099", "AT_021")],
    );
}

/// # Dark Bargain
///
/// `WON_100` · Warlock spell · Shadow · 4 mana
///
/// > Destroy 2 random enemy minions. Discard 2 random cards.
///
/// State: Reprint
//~ reprint WON_100 7c60c163 071caae5 186fef4c.7b013bb4
#[test]
fn WON_100_dark_bargain() {
    check(CardClass::Warlock, &[Give("WON_100"), Cost("WON_100", 4), WrittenAs("WON_100", "AT_025")]);
}

/// # Chamber of Viscidus
///
/// `WON_103` · Warlock location · 3 mana · 0 uses
///
/// > Look at 3 cards in your hand and choose one to discard. Draw two cards.
///
/// State: Derived
//~ derived WON_103 00901f56 95407f3a 4c51462c.c0790e14
#[test]
fn WON_103_chamber_of_viscidus() {
    check(
        CardClass::Warlock,
        &[
            Give("WON_103"),
            Cost("WON_103", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WON_103"),
            Use(Nth(8), 0, Nothing),
            ChooseCard("WON_103"),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            Dead(Nth(0)),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Witch of the Arch-Thief
///
/// `WON_104` · Warlock minion · 4 mana · 2/4
///
/// > **Battlecry:** Summon a 1/3 Voidwalker with **Taunt**. If your opponent has more minions, repeat.
///
/// State: Done
//~ done WON_104 abe1ee27 - 631a457d.c207d13b
#[test]
fn WON_104_witch_of_the_arch_thief() {
    check(
        CardClass::Warlock,
        &[
            Give("WON_104"),
            Cost("WON_104", 4),
            Stats("WON_104", 2, 4),
            Enemy("CS2_231"),
            Enemy("CS2_231"),
            Enemy("CS2_231"),
            Enemy("CS2_231"),
            Play("WON_104", Nothing),
            BoardCount(Mine, 4),
            Is(My(1), "CS2_065"),
            Is(My(3), "CS2_065"),
            Now(My(1), 1, 3),
            HasNow(My(1), GameTag::TAUNT),
        ],
    );
    check(CardClass::Warlock, &[Enemy("CS2_231"), Enemy("CS2_231"), Play("WON_104", Nothing), BoardCount(Mine, 2)]);
}

/// # Cho'gall
///
/// `WON_105` · Warlock minion · 8 mana · 8/8
///
/// > **Battlecry:** Return all cards you discarded this game to your hand. They cost Health instead of Mana.
///
/// State: Reprint
//~ reprint WON_105 4cae84f2 3e577d21 e1153b0d.a87e8853
#[test]
fn WON_105_chogall() {
    check(
        CardClass::Warlock,
        &[Give("WON_105"), Cost("WON_105", 8), Stats("WON_105", 8, 8), WrittenAs("WON_105", "OG_121")],
    );
}

/// # Usher of Souls
///
/// `WON_322` · Warlock minion · 4 mana · 3/5
///
/// > Whenever a minion dies, give your C'Thun +1/+1 *(wherever it is).*
///
/// State: Reprint
//~ reprint WON_322 1657ae99 db806e6b ba43eb38.2b268589
#[test]
fn WON_322_usher_of_souls() {
    check(
        CardClass::Warlock,
        &[Give("WON_322"), Cost("WON_322", 4), Stats("WON_322", 3, 5), WrittenAs("WON_322", "OG_302")],
    );
}

/// # Bane of Doom
///
/// `WON_323` · Warlock spell · Shadow · 5 mana
///
/// > Deal $3 damage to a character. If it dies, summon a random Demon.
///
/// State: Reprint
//~ reprint WON_323 42dd4704 899cf584 3048dd15.fa18af9a
#[test]
fn WON_323_bane_of_doom() {
    check(CardClass::Warlock, &[Give("WON_323"), Cost("WON_323", 5), WrittenAs("WON_323", "EX1_320")]);
}

/// # Krul the Unshackled
///
/// `WON_324` · Warlock minion · 9 mana · 9/9
///
/// > **Battlecry:** If your deck has no duplicates, summon all Demons from your hand.
///
/// State: Reprint
//~ reprint WON_324 fbe1eacc 42bba7c3 db7c7028.fc049a4f
#[test]
fn WON_324_krul_the_unshackled() {
    check(
        CardClass::Warlock,
        &[Give("WON_324"), Cost("WON_324", 9), Stats("WON_324", 9, 9), WrittenAs("WON_324", "CFM_750")],
    );
}
