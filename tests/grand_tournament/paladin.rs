//! Paladin cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Competitive Spirit
///
/// `AT_073` · Paladin spell · 1 mana
///
/// > **Secret:** When your turn starts, give your minions +1/+1.
///
/// State: Todo
//~ AT_073 todo e6db435f abad9021
#[test]
#[ignore = "todo: AT_073 Competitive Spirit"]
fn AT_073_competitive_spirit() {
    check(CardClass::Paladin, &[Give("AT_073"), Cost("AT_073", 1), Unwritten]);
}

/// # Seal of Champions
///
/// `AT_074` · Paladin spell · Holy · 3 mana
///
/// > Give a minion +3 Attack and **Divine Shield**.
///
/// State: Todo
//~ AT_074 todo 31218910 f527645d
#[test]
#[ignore = "todo: AT_074 Seal of Champions"]
fn AT_074_seal_of_champions() {
    check(
        CardClass::Paladin,
        &[Give("AT_074"), Cost("AT_074", 3), Targets("AT_074", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Warhorse Trainer
///
/// `AT_075` · Paladin minion · 3 mana · 3/4
///
/// > Your Silver Hand Recruits have +2 Attack and **Taunt**.
///
/// State: Todo
//~ AT_075 todo e359e38a 27cb0b50
#[test]
#[ignore = "todo: AT_075 Warhorse Trainer"]
fn AT_075_warhorse_trainer() {
    check(CardClass::Paladin, &[Give("AT_075"), Cost("AT_075", 3), Stats("AT_075", 3, 4), Unwritten]);
}

/// # Murloc Knight
///
/// `AT_076` · Paladin minion · 4 mana · 3/4
///
/// > **Inspire:** Summon a random Murloc.
///
/// State: Todo
//~ AT_076 todo b6b05ff6 13a80202
#[test]
#[ignore = "todo: AT_076 Murloc Knight"]
fn AT_076_murloc_knight() {
    check(CardClass::Paladin, &[Give("AT_076"), Cost("AT_076", 4), Stats("AT_076", 3, 4), Unwritten]);
}

/// # Argent Lance
///
/// `AT_077` · Paladin weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, +1 Durability.
///
/// State: Todo
//~ AT_077 todo 502cbdaa dd6dd19d
#[test]
#[ignore = "todo: AT_077 Argent Lance"]
fn AT_077_argent_lance() {
    check(CardClass::Paladin, &[Give("AT_077"), Cost("AT_077", 2), Stats("AT_077", 2, 2), Unwritten]);
}

/// # Enter the Coliseum
///
/// `AT_078` · Paladin spell · 3 mana
///
/// > Destroy all minions except each player's highest Attack minion.
///
/// State: Todo
//~ AT_078 todo 6b5c1408 67df6c32
#[test]
#[ignore = "todo: AT_078 Enter the Coliseum"]
fn AT_078_enter_the_coliseum() {
    check(CardClass::Paladin, &[Give("AT_078"), Cost("AT_078", 3), Unwritten]);
}

/// # Mysterious Challenger
///
/// `AT_079` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** Put one of each **Secret** from your deck into the battlefield.
///
/// State: Todo
//~ AT_079 todo 48092332 cd3e4385
#[test]
#[ignore = "todo: AT_079 Mysterious Challenger"]
fn AT_079_mysterious_challenger() {
    check(CardClass::Paladin, &[Give("AT_079"), Cost("AT_079", 5), Stats("AT_079", 5, 5), Unwritten]);
}

/// # Eadric the Pure
///
/// `AT_081` · Paladin minion · 7 mana · 3/7
///
/// > **Battlecry:** Change all enemy minions' Attack to 1.
///
/// State: Todo
//~ AT_081 todo 72068819 e29fe44f
#[test]
#[ignore = "todo: AT_081 Eadric the Pure"]
fn AT_081_eadric_the_pure() {
    check(CardClass::Paladin, &[Give("AT_081"), Cost("AT_081", 7), Stats("AT_081", 3, 7), Unwritten]);
}

/// # Tuskarr Jouster
///
/// `AT_104` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, restore #7 Health to your hero.
///
/// State: Todo
//~ AT_104 todo 6b5d72cd 5a3a3ac8
#[test]
#[ignore = "todo: AT_104 Tuskarr Jouster"]
fn AT_104_tuskarr_jouster() {
    check(CardClass::Paladin, &[Give("AT_104"), Cost("AT_104", 5), Stats("AT_104", 5, 5), Unwritten]);
}
