//! Rogue cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 377de599

/// # Togwaggle's Scheme
///
/// `DAL_010` · Rogue spell · 1 mana
///
/// > Choose a minion. Shuffle @ \|4(copy, copies) of it into your deck. *(Upgrades each turn!)*
///
/// State: Derived
//~ derived DAL_010 7c87a6fa 2a40805d ae3e9c79.eda04691
#[test]
fn DAL_010_togwaggles_scheme() {
    check(
        CardClass::Rogue,
        &[
            Give("DAL_010"),
            Cost("DAL_010", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_010", On(Nth(2))),
            DeckCount(Mine, 20),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("DAL_010"), Friend("CS2_182"), Enemy("CS2_182"), Play("DAL_010", On(Nth(1))), DeckCount(Mine, 20)],
    );
    check(
        CardClass::Rogue,
        &[
            Give("DAL_010"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            TagNow(Nth(0), GameTag::TAG_SCRIPT_DATA_NUM_1, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("DAL_010"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            TagNow(Nth(0), GameTag::TAG_SCRIPT_DATA_NUM_1, 2),
        ],
    );
}

/// # Unidentified Contract
///
/// `DAL_366` · Rogue spell · 6 mana
///
/// > Destroy a minion. Gains a bonus effect in your hand.
///
/// State: Derived
//~ derived DAL_366 4e73a574 8ba78f33 1a0d1198.f38b26dd
#[test]
fn DAL_366_unidentified_contract() {
    check(
        CardClass::Rogue,
        &[
            Give("DAL_366"),
            Cost("DAL_366", 6),
            OnTop("DAL_366"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_366", On(Nth(3))),
            Dead(Nth(3)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("DAL_366"),
            OnTop("DAL_366"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_366", On(Nth(2))),
            BoardCount(Mine, 0),
            Dead(Nth(2)),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("DAL_366"),
            OnTop("DAL_366"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            Force(Card("DAL_366t1")),
            EndTurn,
            Is(Nth(1), "DAL_366t1"),
        ],
    );
}

/// # Assassin's Contract
///
/// `DAL_366t1` · Rogue spell · 6 mana
///
/// > Destroy a minion. Summon a 1/2 Patient Assassin.
///
/// State: Derived
//~ derived DAL_366t1 2a96b597 d4c36a0e 26dc6289.4a49eb57
#[test]
fn DAL_366t1_assassins_contract() {
    check(
        CardClass::Rogue,
        &[
            Give("DAL_366t1"),
            Cost("DAL_366t1", 6),
            Targets("DAL_366t1", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_366t1", On(Nth(2))),
            BoardCount(Mine, 2),
            Dead(Nth(2)),
            In(The("EX1_522"), Zone::Play),
            Now(The("EX1_522"), 1, 2),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("DAL_366t1"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_366t1", On(Nth(1))),
            Dead(Nth(1)),
            In(The("EX1_522"), Zone::Play),
            Now(The("EX1_522"), 1, 2),
        ],
    );
}

/// # Recruitment Contract
///
/// `DAL_366t2` · Rogue spell · 6 mana
///
/// > Destroy a minion. Add a copy of it to your hand.
///
/// State: Derived
//~ derived DAL_366t2 43d408d2 2ef1ad1c dff6fa37.fae9b2e9
#[test]
fn DAL_366t2_recruitment_contract() {
    check(
        CardClass::Rogue,
        &[
            Give("DAL_366t2"),
            Cost("DAL_366t2", 6),
            Targets("DAL_366t2", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_366t2", On(Nth(2))),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            HandCount(Mine, 1),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("DAL_366t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_366t2", On(Nth(1))),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            BoardCount(Mine, 0),
            HandCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
}

/// # Lucrative Contract
///
/// `DAL_366t3` · Rogue spell · 6 mana
///
/// > Destroy a minion. Add 2 Coins to your hand.
///
/// State: Derived
//~ derived DAL_366t3 315622b8 380691bc ae41565a.a8e6ed2b
#[test]
fn DAL_366t3_lucrative_contract() {
    check(
        CardClass::Rogue,
        &[
            Give("DAL_366t3"),
            Cost("DAL_366t3", 6),
            Targets("DAL_366t3", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_366t3", On(Nth(2))),
            Is(InHand(0), "GAME_005"),
            CostNow(InHand(0), 0),
            Is(InHand(1), "GAME_005"),
            CostNow(InHand(1), 0),
            HandCount(Mine, 2),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("DAL_366t3"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_366t3", On(Nth(1))),
            Is(InHand(0), "GAME_005"),
            CostNow(InHand(0), 0),
            Is(InHand(1), "GAME_005"),
            CostNow(InHand(1), 0),
            BoardCount(Mine, 0),
            HandCount(Mine, 2),
            Dead(Nth(1)),
        ],
    );
}

/// # Turncoat Contract
///
/// `DAL_366t4` · Rogue spell · 6 mana
///
/// > Destroy a minion. It deals its damage to adjacent minions.
///
/// State: Todo
//~ todo DAL_366t4 4ea3be14 291ecfa8 151d4de3.3f30fe14
#[test]
#[ignore = "todo: DAL_366t4 Turncoat Contract"]
fn DAL_366t4_turncoat_contract() {
    check(
        CardClass::Rogue,
        &[Give("DAL_366t4"), Cost("DAL_366t4", 6), Targets("DAL_366t4", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # EVIL Miscreant
///
/// `DAL_415` · Rogue minion · 3 mana · 1/5
///
/// > **Combo:** Add two random **Lackeys** to your hand.
///
/// State: Derived
//~ derived DAL_415 9f3e8b0a dc453bc7 8ce69b01.1adb0d18
#[test]
fn DAL_415_evil_miscreant() {
    check(
        CardClass::Rogue,
        &[
            Give("DAL_415"),
            Cost("DAL_415", 3),
            Stats("DAL_415", 1, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Force(Card("DRG_052")),
            Force(Card("DRG_052")),
            Play("DAL_415", Nothing),
            Is(InHand(0), "DRG_052"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            Is(InHand(1), "DRG_052"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Hench-Clan Burglar
///
/// `DAL_416` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a spell from another class.
///
/// State: Derived
//~ derived DAL_416 15ff5fd7 f99ef0de 494b3584.54c0feac
#[test]
fn DAL_416_hench_clan_burglar() {
    check(
        CardClass::Rogue,
        &[
            Give("DAL_416"),
            Cost("DAL_416", 4),
            Stats("DAL_416", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("DAL_416", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("DAL_416"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("DAL_416", Nothing),
            Choose(0),
        ],
    );
}

/// # Heistbaron Togwaggle
///
/// `DAL_417` · Rogue minion · 6 mana · 5/5
///
/// > **Battlecry:** If you control a **Lackey**, choose a fantastic treasure.
///
/// State: Todo
//~ todo DAL_417 e48af1e1 ec28c6db 63866656.04393132
#[test]
#[ignore = "todo: DAL_417 Heistbaron Togwaggle"]
fn DAL_417_heistbaron_togwaggle() {
    check(CardClass::Rogue, &[Give("DAL_417"), Cost("DAL_417", 6), Stats("DAL_417", 5, 5), Unwritten]);
}

/// # Underbelly Fence
///
/// `DAL_714` · Rogue minion · 2 mana · 2/3
///
/// > **Battlecry:** If you're holding a card from another class, gain +1/+1 and Rush**.**
///
/// State: Derived
//~ derived DAL_714 a05c5bb4 7e2eb628 c106436d.e7cab2f7
#[test]
fn DAL_714_underbelly_fence() {
    check(
        CardClass::Rogue,
        &[
            Give("DAL_714"),
            Cost("DAL_714", 2),
            Stats("DAL_714", 2, 3),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_714", Nothing),
            HasNow(Nth(0), GameTag::RUSH),
            Now(Nth(0), 3, 4),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("DAL_714"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_714", Nothing),
            HasNot(Nth(0), GameTag::RUSH),
        ],
    );
}

/// # Street Smarts
///
/// `DAL_714e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived DAL_714e 933784e8 da4e9f3b 179851a4.67341004
#[test]
fn DAL_714e_street_smarts() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "DAL_714e"), Now(My(0), 6, 2)]);
}

/// # Vendetta
///
/// `DAL_716` · Rogue spell · 4 mana
///
/// > Deal $4 damage to a minion. Costs (0) if you're holding a card from another class.
///
/// State: Derived
//~ derived DAL_716 85643647 14b75b42 ceb8e3b6.f000cc33
#[test]
fn DAL_716_vendetta() {
    check(
        CardClass::Rogue,
        &[
            Give("DAL_716"),
            Cost("DAL_716", 4),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_716", On(Nth(4))),
            Now(Nth(4), 4, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("DAL_716"),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_716", On(Nth(3))),
            Now(Nth(3), 4, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("DAL_716"), Give("AT_020"), Give("CS2_182"), Friend("CS2_182"), Enemy("CS2_182"), CostNow(Nth(0), 0)],
    );
    check(CardClass::Rogue, &[Give("DAL_716"), Friend("CS2_182"), Enemy("CS2_182"), CostNow(Nth(0), 4)]);
}

/// # Tak Nozwhisker
///
/// `DAL_719` · Rogue minion · 7 mana · 6/6
///
/// > Whenever you shuffle a card into your deck, add a copy to your hand.
///
/// State: Todo
//~ todo DAL_719 1cff12dd 688004e8 80278786.ac1b07ab
#[test]
#[ignore = "todo: DAL_719 Tak Nozwhisker"]
fn DAL_719_tak_nozwhisker() {
    check(CardClass::Rogue, &[Give("DAL_719"), Cost("DAL_719", 7), Stats("DAL_719", 6, 6), Unwritten]);
}

/// # Waggle Pick
///
/// `DAL_720` · Rogue weapon · 4 mana · 4/2 durability
///
/// > **Deathrattle:** Return a random friendly minion to your hand. It costs (2) less.
///
/// State: Derived
//~ derived DAL_720 1d15ea2d 925899bb ed9985e9.6422f977
#[test]
fn DAL_720_waggle_pick() {
    check(
        CardClass::Rogue,
        &[
            Give("DAL_720"),
            Cost("DAL_720", 4),
            Stats("DAL_720", 4, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DAL_720"),
            Force(Entity(Nth(1))),
            Play("CS2_106", Nothing),
            BoardCount(Mine, 0),
            HandCount(Mine, 2),
            CostNow(Nth(1), 2),
            In(Nth(1), Zone::Hand),
        ],
    );
}

/// # Daring Escape
///
/// `DAL_728` · Rogue spell · 1 mana
///
/// > Return all friendly minions to your hand.
///
/// State: Derived
//~ derived DAL_728 87e84bb5 8af08411 4c03f295.06d36d91
#[test]
fn DAL_728_daring_escape() {
    check(
        CardClass::Rogue,
        &[
            Give("DAL_728"),
            Cost("DAL_728", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DAL_728", Nothing),
            BoardCount(Mine, 0),
            HandCount(Mine, 1),
            CostNow(Nth(1), 4),
            In(Nth(1), Zone::Hand),
        ],
    );
}
