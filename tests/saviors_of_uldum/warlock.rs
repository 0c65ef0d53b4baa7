//! Warlock cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Supreme Archaeology
///
/// `ULD_140` · Warlock spell · 1 mana
///
/// > **Quest:** Draw 20 cards. **Reward:** Tome of Origination.
///
/// State: Todo
//~ ULD_140 todo 233a6e85 2db3f462
#[test]
#[ignore = "todo: ULD_140 Supreme Archaeology"]
fn ULD_140_supreme_archaeology() {
    check(CardClass::Warlock, &[Give("ULD_140"), Cost("ULD_140", 1), Unwritten]);
}

/// # Tome of Origination
///
/// `ULD_140p` · Warlock hero power · 2 mana
///
/// > Draw a card. It costs (0).
///
/// State: Todo
//~ ULD_140p todo 352cfd3c b4590d89
#[test]
#[ignore = "todo: ULD_140p Tome of Origination"]
fn ULD_140p_tome_of_origination() {
    check(CardClass::Warlock, &[HasHeroPower("ULD_140p"), Cost("ULD_140p", 2), Unwritten]);
}

/// # Sinister Deal
///
/// `ULD_160` · Warlock spell · 1 mana
///
/// > **Discover** a **Lackey**.
///
/// State: Todo
//~ ULD_160 todo df5a04dd a4b7cc2c
#[test]
#[ignore = "todo: ULD_160 Sinister Deal"]
fn ULD_160_sinister_deal() {
    check(CardClass::Warlock, &[Give("ULD_160"), Cost("ULD_160", 1), Unwritten]);
}

/// # Neferset Thrasher
///
/// `ULD_161` · Warlock minion · 3 mana · 4/5
///
/// > Whenever this attacks, deal 3 damage to your hero.
///
/// State: Todo
//~ ULD_161 todo c6edfaa7 cdf749c3
#[test]
#[ignore = "todo: ULD_161 Neferset Thrasher"]
fn ULD_161_neferset_thrasher() {
    check(CardClass::Warlock, &[Give("ULD_161"), Cost("ULD_161", 3), Stats("ULD_161", 4, 5), Unwritten]);
}

/// # EVIL Recruiter
///
/// `ULD_162` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a friendly **Lackey** to summon a 5/5 Demon.
///
/// State: Todo
//~ ULD_162 todo b319ca30 6a88275c
#[test]
#[ignore = "todo: ULD_162 EVIL Recruiter"]
fn ULD_162_evil_recruiter() {
    check(CardClass::Warlock, &[Give("ULD_162"), Cost("ULD_162", 3), Stats("ULD_162", 3, 3), Unwritten]);
}

/// # EVIL Demon
///
/// `ULD_162t` · Warlock minion · 5 mana · 5/5
///
/// State: Vanilla
//~ ULD_162t vanilla f25fb86e f511e1b5
#[test]
fn ULD_162t_evil_demon() {
    check(
        CardClass::Warlock,
        &[
            Give("ULD_162t"),
            Cost("ULD_162t", 5),
            Stats("ULD_162t", 5, 5),
            Play("ULD_162t", Nothing),
            In(The("ULD_162t"), Zone::Play),
            Now(The("ULD_162t"), 5, 5),
        ],
    );
}

/// # Expired Merchant
///
/// `ULD_163` · Warlock minion · 2 mana · 2/1
///
/// > **Battlecry:** Discard your highest Cost card. **Deathrattle:** Add 2 copies of it to your hand.
///
/// State: Todo
//~ ULD_163 todo 803337ba de1d7303
#[test]
#[ignore = "todo: ULD_163 Expired Merchant"]
fn ULD_163_expired_merchant() {
    check(CardClass::Warlock, &[Give("ULD_163"), Cost("ULD_163", 2), Stats("ULD_163", 2, 1), Unwritten]);
}

/// # Riftcleaver
///
/// `ULD_165` · Warlock minion · 6 mana · 7/5
///
/// > **Battlecry:** Destroy a minion. Your hero takes damage equal to its Health.
///
/// State: Todo
//~ ULD_165 todo c699225c 6e619d12
#[test]
#[ignore = "todo: ULD_165 Riftcleaver"]
fn ULD_165_riftcleaver() {
    check(
        CardClass::Warlock,
        &[
            Give("ULD_165"),
            Cost("ULD_165", 6),
            Stats("ULD_165", 7, 5),
            Targets("ULD_165", &[FriendlyMinion, EnemyMinion]),
            Unwritten,
        ],
    );
}

/// # Diseased Vulture
///
/// `ULD_167` · Warlock minion · 4 mana · 3/5
///
/// > Whenever your hero takes damage on your turn, summon a random 3-Cost minion.
///
/// State: Todo
//~ ULD_167 todo b87cfa08 7e11a90c
#[test]
#[ignore = "todo: ULD_167 Diseased Vulture"]
fn ULD_167_diseased_vulture() {
    check(CardClass::Warlock, &[Give("ULD_167"), Cost("ULD_167", 4), Stats("ULD_167", 3, 5), Unwritten]);
}

/// # Dark Pharaoh Tekahn
///
/// `ULD_168` · Warlock minion · 5 mana · 4/4
///
/// > **Battlecry:** For the rest of the game, your **Lackeys** are 4/4.
///
/// State: Todo
//~ ULD_168 todo 0f679c19 0d12a25b
#[test]
#[ignore = "todo: ULD_168 Dark Pharaoh Tekahn"]
fn ULD_168_dark_pharaoh_tekahn() {
    check(CardClass::Warlock, &[Give("ULD_168"), Cost("ULD_168", 5), Stats("ULD_168", 4, 4), Unwritten]);
}

/// # Impbalming
///
/// `ULD_324` · Warlock spell · Fel · 4 mana
///
/// > Destroy a minion. Shuffle 3 Worthless Imps into your deck.
///
/// State: Todo
//~ ULD_324 todo d4ba2059 f9ea6684
#[test]
#[ignore = "todo: ULD_324 Impbalming"]
fn ULD_324_impbalming() {
    check(
        CardClass::Warlock,
        &[Give("ULD_324"), Cost("ULD_324", 4), Targets("ULD_324", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Worthless Imp
///
/// `ULD_324t` · Warlock minion · 1 mana · 1/1
///
/// State: Vanilla
//~ ULD_324t vanilla 51b6c0f1 57583bec
#[test]
fn ULD_324t_worthless_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("ULD_324t"),
            Cost("ULD_324t", 1),
            Stats("ULD_324t", 1, 1),
            Play("ULD_324t", Nothing),
            In(The("ULD_324t"), Zone::Play),
            Now(The("ULD_324t"), 1, 1),
        ],
    );
}

/// # Plague of Flames
///
/// `ULD_717` · Warlock spell · Fire · 1 mana
///
/// > Destroy all your minions. For each one, destroy a random enemy minion.
///
/// State: Todo
//~ ULD_717 todo d25ca74e bd47d55c
#[test]
#[ignore = "todo: ULD_717 Plague of Flames"]
fn ULD_717_plague_of_flames() {
    check(CardClass::Warlock, &[Give("ULD_717"), Cost("ULD_717", 1), Unwritten]);
}
