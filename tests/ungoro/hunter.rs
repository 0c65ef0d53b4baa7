//! Hunter cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ebb30240

/// # Terrorscale Stalker
///
/// `UNG_800` · Hunter minion · 2 mana · 2/3
///
/// > **Battlecry:** Trigger a friendly minion's **Deathrattle**.
///
/// State: Derived
//~ derived UNG_800 3bc6d7ff 8739e13f b10174ad.2964c921
#[test]
fn UNG_800_terrorscale_stalker() {
    check(
        CardClass::Hunter,
        &[
            Give("UNG_800"),
            Cost("UNG_800", 2),
            Stats("UNG_800", 2, 3),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("UNG_800", Nth(5)),
            Play("UNG_800", On(Nth(4))),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Grievous Bite
///
/// `UNG_910` · Hunter spell · 2 mana
///
/// > Deal $3 damage to a minion and $1 damage to adjacent ones.
///
/// State: Derived
//~ derived UNG_910 095741ec 2918b070 252f93f1.7e0c6f92
#[test]
fn UNG_910_grievous_bite() {
    check(
        CardClass::Hunter,
        &[
            Give("UNG_910"),
            Cost("UNG_910", 2),
            Targets("UNG_910", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_910", On(Nth(2))),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("UNG_910"), Friend("CS2_182"), Enemy("CS2_182"), Play("UNG_910", On(Nth(1))), Now(Nth(1), 4, 2)],
    );
    check(
        CardClass::Hunter,
        &[
            Give("UNG_910"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_910", On(Nth(2))),
            Now(Nth(2), 4, 2),
            Now(Nth(3), 4, 4),
        ],
    );
}

/// # Jeweled Macaw
///
/// `UNG_912` · Hunter minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random Beast to your hand.
///
/// State: Derived
//~ derived UNG_912 8f7df34f a16205e3 2fc62cce.55a60e6f
#[test]
fn UNG_912_jeweled_macaw() {
    check(
        CardClass::Hunter,
        &[
            Give("UNG_912"),
            Cost("UNG_912", 1),
            Stats("UNG_912", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_119")),
            Play("UNG_912", Nothing),
            Is(InHand(0), "CS2_119"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 2, 7),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("UNG_912"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("UNG_912", Nothing)],
    );
}

/// # Tol'vir Warden
///
/// `UNG_913` · Hunter minion · 4 mana · 3/4
///
/// > **Battlecry:** Draw two 1-Cost minions from your deck.
///
/// State: Derived
//~ derived UNG_913 96381401 a7fd6c74 bb4b430f.79297d56
#[test]
fn UNG_913_tolvir_warden() {
    check(
        CardClass::Hunter,
        &[
            Give("UNG_913"),
            Cost("UNG_913", 4),
            Stats("UNG_913", 3, 4),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_913", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 1),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 2, 1),
            CostNow(Nth(3), 1),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 2, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("UNG_913"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_168"),
            OnTop("CS2_075"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_913", Nothing),
            DeckCount(Mine, 6),
            HandCount(Mine, 2),
            CostNow(Nth(4), 1),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 2, 1),
            CostNow(Nth(6), 1),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 2, 1),
        ],
    );
}

/// # Raptor Hatchling
///
/// `UNG_914` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Shuffle a 4/5 Raptor into your deck.
///
/// State: Derived
//~ derived UNG_914 5c718816 f3b67832 3631f19a.03d7453c
#[test]
fn UNG_914_raptor_hatchling() {
    check(
        CardClass::Hunter,
        &[
            Give("UNG_914"),
            Cost("UNG_914", 1),
            Stats("UNG_914", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_914"),
            Kill(Nth(3)),
            DeckCount(Mine, 20),
            In(The("UNG_914t1"), Zone::Deck),
        ],
    );
}

/// # Raptor Patriarch
///
/// `UNG_914t1` · Hunter minion · 1 mana · 4/5
///
/// State: Vanilla
//~ vanilla UNG_914t1 da207563 1bd5c545 ea231652
#[test]
fn UNG_914t1_raptor_patriarch() {
    check(
        CardClass::Hunter,
        &[
            Give("UNG_914t1"),
            Cost("UNG_914t1", 1),
            Stats("UNG_914t1", 4, 5),
            Play("UNG_914t1", Nothing),
            In(The("UNG_914t1"), Zone::Play),
            Now(The("UNG_914t1"), 4, 5),
        ],
    );
}

/// # Crackling Razormaw
///
/// `UNG_915` · Hunter minion · 2 mana · 3/2
///
/// > **Battlecry: Adapt** a friendly Beast.
///
/// State: Done
//~ done UNG_915 6c8288f7 - 4133f716.386f5473
#[test]
fn UNG_915_crackling_razormaw() {
    check(
        CardClass::Hunter,
        &[
            Give("UNG_915"),
            Cost("UNG_915", 2),
            Stats("UNG_915", 3, 2),
            Friend("CS2_172"),
            Force(Card("UNG_999t3")),
            Play("UNG_915", On(My(0))),
            ChooseCard("UNG_999t3"),
            Now(My(0), 6, 2),
        ],
    );
}

/// # Stampede
///
/// `UNG_916` · Hunter spell · 0 mana
///
/// > Each time you play a Beast this turn, add a random Beast to your hand.
///
/// State: Derived
//~ derived UNG_916 a73ec65d 5d2994b3 c8c4e1cf.abdec602
#[test]
fn UNG_916_stampede() {
    check(
        CardClass::Hunter,
        &[
            Give("UNG_916"),
            Cost("UNG_916", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_916", Nothing),
            Force(Card("CS2_119")),
            Play("CS2_119", Nothing),
            Is(InHand(0), "CS2_119"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 2, 7),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("UNG_916"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_916", Nothing),
            Never(Card("AT_001")),
            Play("CS2_119", Nothing),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("UNG_916"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_916", Nothing),
            Play("CS2_182", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Dinomancy
///
/// `UNG_917` · Hunter spell · 2 mana
///
/// > Replace your Hero Power with 'Give a Beast +3/+3.'
///
/// State: Derived
//~ derived UNG_917 aceb1bba 863eef2f ce4f8b70.ffed38c3
#[test]
fn UNG_917_dinomancy() {
    check(
        CardClass::Hunter,
        &[
            Give("UNG_917"),
            Cost("UNG_917", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_917", Nothing),
            Is(MyPower, "UNG_917t1"),
        ],
    );
}

/// # Well Fed
///
/// `UNG_917e` · Hunter enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived UNG_917e 27dc4e03 3876b540 6be0d844.b42c6980
#[test]
fn UNG_917e_well_fed() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "UNG_917e"), Now(My(0), 8, 4)]);
}

/// # Dinomancy
///
/// `UNG_917t1` · Hunter hero power · 2 mana
///
/// > Give a Beast +3/+3.
///
/// State: Derived
//~ derived UNG_917t1 f2528023 ae110d96 5b2c5195.f189f049
#[test]
fn UNG_917t1_dinomancy() {
    check(
        CardClass::Hunter,
        &[
            HasHeroPower("UNG_917t1"),
            Cost("UNG_917t1", 2),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            HeroPower(On(Nth(3))),
            Now(Nth(3), 5, 10),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            HasHeroPower("UNG_917t1"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            HeroPower(On(Nth(1))),
            Now(Nth(1), 5, 10),
        ],
    );
}

/// # Swamp King Dred
///
/// `UNG_919` · Hunter minion · 6 mana · 9/9
///
/// > After your opponent plays a minion, attack it.
///
/// State: Derived
//~ derived UNG_919 434300d8 b009f3b2 d2dd9467.129f9748
#[test]
fn UNG_919_swamp_king_dred() {
    check(
        CardClass::Hunter,
        &[
            Give("UNG_919"),
            Cost("UNG_919", 6),
            Stats("UNG_919", 9, 9),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_919"),
            EndTurn,
            Play("CS2_182", Nothing),
            Now(Nth(3), 9, 5),
            Dead(Nth(4)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("UNG_919"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_919"),
            Play("CS2_182", Nothing),
            BoardCount(Mine, 3),
        ],
    );
}

/// # The Marsh Queen
///
/// `UNG_920` · Hunter spell · 1 mana
///
/// > **Quest:** Play seven 1-Cost minions. **Reward:** Queen Carnassa.
///
/// State: Done
//~ done UNG_920 0dedf3eb - fc5af8dc.1166a5de
#[test]
fn UNG_920_the_marsh_queen() {
    check(
        CardClass::Hunter,
        &[
            Give("UNG_920"),
            Cost("UNG_920", 1),
            Play("UNG_920", Nothing),
            Play("CS2_168", Nothing),
            Play("CS2_168", Nothing),
            Play("CS2_168", Nothing),
            Play("CS2_168", Nothing),
            Play("CS2_168", Nothing),
            Play("CS2_168", Nothing),
            Play("CS2_168", Nothing),
            HandCount(Mine, 1),
            Is(InHand(0), "UNG_920t1"),
        ],
    );
}

/// # Queen Carnassa
///
/// `UNG_920t1` · Hunter minion · 5 mana · 8/8
///
/// > **Rush Battlecry:** Shuffle 20 Raptors into your deck.
///
/// State: Derived
//~ derived UNG_920t1 5b5dedd9 5c42d8aa 1ff6db27.8101d831
#[test]
fn UNG_920t1_queen_carnassa() {
    check(
        CardClass::Hunter,
        &[
            Give("UNG_920t1"),
            Cost("UNG_920t1", 5),
            Stats("UNG_920t1", 8, 8),
            Has("UNG_920t1", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_920t1", Nothing),
            DeckCount(Mine, 39),
            In(The("UNG_076t1"), Zone::Deck),
        ],
    );
}

/// # Carnassa's Brood
///
/// `UNG_920t2` · Hunter minion · 1 mana · 3/2
///
/// > **Battlecry:** Draw a card.
///
/// State: Derived
//~ derived UNG_920t2 c4c0531c afcee614 526c92e3.72a132f1
#[test]
fn UNG_920t2_carnassas_brood() {
    check(
        CardClass::Hunter,
        &[
            Give("UNG_920t2"),
            Cost("UNG_920t2", 1),
            Stats("UNG_920t2", 3, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_920t2", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}
