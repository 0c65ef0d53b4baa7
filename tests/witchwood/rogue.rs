//! Rogue cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 19dd779e

/// # Cheap Shot
///
/// `GIL_506` · Rogue spell · 2 mana
///
/// > **Echo** Deal $2 damage to a minion.
///
/// State: Derived
//~ derived GIL_506 9ce8ca0a afea4e17 c941fe29.33bca467
#[test]
fn GIL_506_cheap_shot() {
    check(
        CardClass::Rogue,
        &[
            Give("GIL_506"),
            Cost("GIL_506", 2),
            Has("GIL_506", GameTag::ECHO),
            Targets("GIL_506", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_506", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("GIL_506"), Friend("CS2_182"), Enemy("CS2_182"), Play("GIL_506", On(Nth(1))), Now(Nth(1), 4, 3)],
    );
}

/// # Mistwraith
///
/// `GIL_510` · Rogue minion · 4 mana · 3/5
///
/// > Whenever you play an **Echo** card, gain +1/+1.
///
/// State: Derived
//~ derived GIL_510 9b7560ba bb1c4492 68a73f36.69d3b738
#[test]
fn GIL_510_mistwraith() {
    check(
        CardClass::Rogue,
        &[
            Give("GIL_510"),
            Cost("GIL_510", 4),
            Stats("GIL_510", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_510"),
            Play("GIL_207", Nothing),
            Now(Nth(3), 4, 6),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("GIL_510"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_510"),
            Play("CS2_182", Nothing),
            Now(Nth(3), 3, 5),
        ],
    );
}

/// # Cursed Castaway
///
/// `GIL_557` · Rogue minion · 6 mana · 5/3
///
/// > **Rush Deathrattle:** Draw a **Combo** card from your deck.
///
/// State: Derived
//~ derived GIL_557 81842668 0280ce60 262f47bd.f61a4bbb
#[test]
fn GIL_557_cursed_castaway() {
    check(
        CardClass::Rogue,
        &[
            Give("GIL_557"),
            Cost("GIL_557", 6),
            Stats("GIL_557", 5, 3),
            Has("GIL_557", GameTag::RUSH),
            OnTop("AT_028"),
            OnTop("AT_028"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_557"),
            Kill(Nth(6)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 3, 7),
        ],
    );
}

/// # Tess Greymane
///
/// `GIL_598` · Rogue minion · 7 mana · 6/6
///
/// > **Battlecry:** Replay every card from another class you've played this game *(targets chosen randomly)*.
///
/// State: Todo
//~ todo GIL_598 10479449 ee57ed91 4ad08d31.454ac332
#[test]
#[ignore = "todo: GIL_598 Tess Greymane"]
fn GIL_598_tess_greymane() {
    check(CardClass::Rogue, &[Give("GIL_598"), Cost("GIL_598", 7), Stats("GIL_598", 6, 6), Unwritten]);
}

/// # Spectral Cutlass
///
/// `GIL_672` · Rogue weapon · 4 mana · 2/2 durability
///
/// > **Lifesteal** Whenever you play a card from another class, gain +1 Durability.
///
/// State: Derived
//~ derived GIL_672 52254d63 0738faef ddd1de78.86f21ae3
#[test]
fn GIL_672_spectral_cutlass() {
    check(
        CardClass::Rogue,
        &[
            Give("GIL_672"),
            Cost("GIL_672", 4),
            Stats("GIL_672", 2, 2),
            Has("GIL_672", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_672"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("AT_020", Nothing),
            Now(Nth(3), 2, 3),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("GIL_672"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_672"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("CS2_182", Nothing),
            Now(Nth(3), 2, 2),
        ],
    );
}

/// # Face Collector
///
/// `GIL_677` · Rogue minion · 3 mana · 2/2
///
/// > **Echo Battlecry:** Add a random **Legendary** minion to your hand.
///
/// State: Derived
//~ derived GIL_677 fc547434 993ed0aa 65eb64ea.1e40696c
#[test]
fn GIL_677_face_collector() {
    check(
        CardClass::Rogue,
        &[
            Give("GIL_677"),
            Cost("GIL_677", 3),
            Stats("GIL_677", 2, 2),
            Has("GIL_677", GameTag::ECHO),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_009")),
            Play("GIL_677", Nothing),
            Is(InHand(1), "AT_009"),
            CostNow(InHand(1), 8),
            Now(InHand(1), 7, 7),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("GIL_677"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_113")), Play("GIL_677", Nothing)],
    );
    check(
        CardClass::Rogue,
        &[Give("GIL_677"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("GIL_677", Nothing)],
    );
}

/// # WANTED!
///
/// `GIL_687` · Rogue spell · 4 mana
///
/// > Deal $3 damage to a minion. If it dies, add a Coin to your hand.
///
/// State: Derived
//~ derived GIL_687 d3fe3364 81b368e8 11d6c373.a09f5909
#[test]
fn GIL_687_wanted() {
    check(
        CardClass::Rogue,
        &[
            Give("GIL_687"),
            Cost("GIL_687", 4),
            Targets("GIL_687", &[FriendlyMinion, EnemyMinion]),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("GIL_687", On(Nth(7))),
            Is(InHand(0), "GAME_005"),
            CostNow(InHand(0), 0),
            HandCount(Mine, 1),
            Dead(Nth(7)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("GIL_687"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("GIL_687", On(Nth(5))),
            Is(InHand(0), "GAME_005"),
            CostNow(InHand(0), 0),
            BoardCount(Mine, 1),
            HandCount(Mine, 1),
            Dead(Nth(5)),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("GIL_687"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_687", On(Nth(6))),
            HandCount(Mine, 0),
            Now(Nth(6), 4, 2),
        ],
    );
}

/// # Pick Pocket
///
/// `GIL_696` · Rogue spell · 2 mana
///
/// > **Echo** Add a random card to your hand *(from your opponent's class).*
///
/// State: Derived
//~ derived GIL_696 1bd6a6fb 170e3c7b c6ac23a2.54b8afff
#[test]
fn GIL_696_pick_pocket() {
    check(
        CardClass::Rogue,
        &[
            Give("GIL_696"),
            Cost("GIL_696", 2),
            Has("GIL_696", GameTag::ECHO),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("GIL_696", Nothing),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            Is(InHand(1), "GIL_696"),
            CostNow(InHand(1), 2),
            HandCount(Mine, 2),
        ],
    );
}

/// # Blink Fox
///
/// `GIL_827` · Rogue minion · 3 mana · 3/3
///
/// > **Battlecry:** Add a random card to your hand *(from your opponent's class).*
///
/// State: Derived
//~ derived GIL_827 34e36269 5e2ca61e 3b3d8f66.54f53b47
#[test]
fn GIL_827_blink_fox() {
    check(
        CardClass::Rogue,
        &[
            Give("GIL_827"),
            Cost("GIL_827", 3),
            Stats("GIL_827", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("GIL_827", Nothing),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            HandCount(Mine, 1),
        ],
    );
}

/// # Cutthroat Buccaneer
///
/// `GIL_902` · Rogue minion · 3 mana · 2/4
///
/// > **Combo:** Give your weapon +1 Attack.
///
/// State: Derived
//~ derived GIL_902 1903ecf8 957c72e7 da73534c.450440af
#[test]
fn GIL_902_cutthroat_buccaneer() {
    check(
        CardClass::Rogue,
        &[
            Give("GIL_902"),
            Cost("GIL_902", 3),
            Stats("GIL_902", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("GIL_902", Nothing),
            Now(MyHero, 4, 30),
            Now(Nth(3), 4, 2),
        ],
    );
}

/// # Sharpened
///
/// `GIL_902e` · Neutral enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived GIL_902e 8a51dccf df0b2015 ee747989.c84fda8a
#[test]
fn GIL_902e_sharpened() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "GIL_902e"), Now(My(0), 6, 1)]);
}
