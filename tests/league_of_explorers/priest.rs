//! Priest cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 23deffdc

/// # Museum Curator
///
/// `LOE_006` · Priest minion · 2 mana · 1/2
///
/// > **Battlecry: Discover** a **Deathrattle** card. It costs (1) less.
///
/// State: Derived
//~ derived LOE_006 d3b06c2a 6beec446 fb5cda49.96ea9148
#[test]
fn LOE_006_museum_curator() {
    check(
        CardClass::Priest,
        &[
            Give("LOE_006"),
            Cost("LOE_006", 2),
            Stats("LOE_006", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("LEG_CS3_013")),
            Play("LOE_006", Nothing),
            ChooseCard("LEG_CS3_013"),
            Is(InHand(0), "LEG_CS3_013"),
            CostNow(InHand(0), 2),
            Now(InHand(0), 4, 3),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("LOE_006"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_011")),
            Play("LOE_006", Nothing),
            Choose(0),
        ],
    );
}

/// # Entomb
///
/// `LOE_104` · Priest spell · 6 mana
///
/// > Choose an enemy minion. Shuffle it into your deck.
///
/// State: Derived
//~ derived LOE_104 de585716 bbf8da2c 7cefc95d.d7a975ad
#[test]
fn LOE_104_entomb() {
    check(
        CardClass::Priest,
        &[
            Give("LOE_104"),
            Cost("LOE_104", 6),
            Targets("LOE_104", &[EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOE_104", On(Nth(2))),
            DeckCount(Mine, 20),
            In(Nth(2), Zone::Deck),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Excavated Evil
///
/// `LOE_111` · Priest spell · Shadow · 5 mana
///
/// > Deal $3 damage to all minions. Shuffle this card into your opponent's deck.
///
/// State: Derived
//~ derived LOE_111 a9db33ed ab53c0ae 331c7335.970432d7
#[test]
fn LOE_111_excavated_evil() {
    check(
        CardClass::Priest,
        &[
            Give("LOE_111"),
            Cost("LOE_111", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOE_111", Nothing),
            In(Nth(0), Zone::Deck),
            Now(Nth(1), 4, 2),
            Now(Nth(2), 4, 2),
            DeckCount(Theirs, 21),
        ],
    );
}
