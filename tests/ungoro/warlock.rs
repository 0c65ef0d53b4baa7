//! Warlock cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0a9c1d6e

/// # Ravenous Pterrordax
///
/// `UNG_047` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy a friendly minion to **Adapt** twice.
///
/// State: Done
//~ done UNG_047 9931a28d - b2fd1acd.e6008ffb
#[test]
fn UNG_047_ravenous_pterrordax() {
    check(
        CardClass::Warlock,
        &[
            Give("UNG_047"),
            Cost("UNG_047", 3),
            Stats("UNG_047", 3, 3),
            Targets("UNG_047", &[FriendlyMinion]),
            Friend("CS2_182"),
            Force(Card("UNG_999t3")),
            Play("UNG_047", On(My(0))),
            Force(Card("UNG_999t4")),
            ChooseCard("UNG_999t3"),
            ChooseCard("UNG_999t4"),
            Now(The("UNG_047"), 6, 6),
            Dead(Nth(1)),
        ],
    );
}

/// # Tar Lurker
///
/// `UNG_049` · Warlock minion · 5 mana · 1/7
///
/// > **Taunt** Has +3 Attack during your opponent's turn.
///
/// State: Derived
//~ derived UNG_049 8a433dec f1f494c3 0bd12440.56a7ec4c
#[test]
fn UNG_049_tar_lurker() {
    check(
        CardClass::Warlock,
        &[
            Give("UNG_049"),
            Cost("UNG_049", 5),
            Stats("UNG_049", 1, 7),
            Has("UNG_049", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_049"),
            EndTurn,
            Now(Nth(3), 4, 7),
        ],
    );
    check(
        CardClass::Warlock,
        &[Give("UNG_049"), Friend("CS2_182"), Enemy("CS2_182"), Friend("UNG_049"), EndTurn, EndTurn, Now(Nth(3), 1, 7)],
    );
}

/// # Lakkari Sacrifice
///
/// `UNG_829` · Warlock spell · 1 mana
///
/// > **Quest:** Discard 6 cards. **Reward:** Nether Portal.
///
/// State: Derived
//~ derived UNG_829 de43e96d be252d06 4f99f4f9.88627f6d
#[test]
fn UNG_829_lakkari_sacrifice() {
    check(
        CardClass::Warlock,
        &[
            Give("UNG_829"),
            Cost("UNG_829", 1),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_829", Nothing),
            Discard(Nth(1)),
            Crystals(10),
            Discard(Nth(2)),
            Crystals(10),
            Discard(Nth(3)),
            Crystals(10),
            Discard(Nth(4)),
            Crystals(10),
            Discard(Nth(5)),
            Crystals(10),
            Discard(Nth(6)),
            Crystals(10),
            Is(InHand(0), "UNG_829t1"),
            CostNow(InHand(0), 5),
            HandCount(Mine, 1),
            Dead(Nth(0)),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("UNG_829"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_829", Nothing),
            Discard(Nth(1)),
            Crystals(10),
            Discard(Nth(2)),
            Crystals(10),
            Discard(Nth(3)),
            Crystals(10),
            Discard(Nth(4)),
            Crystals(10),
            Discard(Nth(5)),
            Crystals(10),
            HandCount(Mine, 1),
        ],
    );
}

/// # Nether Portal
///
/// `UNG_829t1` · Warlock spell · Shadow · 5 mana
///
/// > Open a permanent portal that summons 3/2 Imps.
///
/// State: Todo
//~ todo UNG_829t1 ea95325a c0d5f0de 68581d04.1ca19a8d
#[test]
#[ignore = "todo: UNG_829t1 Nether Portal"]
fn UNG_829t1_nether_portal() {
    check(CardClass::Warlock, &[Give("UNG_829t1"), Cost("UNG_829t1", 5), Unwritten]);
}

/// # Nether Portal
///
/// `UNG_829t2` · Warlock minion · 11 mana · 0/1
///
/// > At the end of your turn, summon two 3/2 Imps.
///
/// State: Todo
//~ todo UNG_829t2 4eab76ac dd8961a3 5bd07a13.9c110599
#[test]
#[ignore = "todo: UNG_829t2 Nether Portal"]
fn UNG_829t2_nether_portal() {
    check(CardClass::Warlock, &[Give("UNG_829t2"), Cost("UNG_829t2", 11), Stats("UNG_829t2", 0, 1), Unwritten]);
}

/// # Nether Imp
///
/// `UNG_829t3` · Warlock minion · 2 mana · 3/2
///
/// State: Vanilla
//~ vanilla UNG_829t3 c0d29b22 7e7e6f44 21318725
#[test]
fn UNG_829t3_nether_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("UNG_829t3"),
            Cost("UNG_829t3", 2),
            Stats("UNG_829t3", 3, 2),
            Play("UNG_829t3", Nothing),
            In(The("UNG_829t3"), Zone::Play),
            Now(The("UNG_829t3"), 3, 2),
        ],
    );
}

/// # Cruel Dinomancer
///
/// `UNG_830` · Warlock minion · 5 mana · 5/5
///
/// > **Deathrattle:** Summon a random minion you discarded this game.
///
/// State: Derived
//~ derived UNG_830 7f8067ef dabd78fc 5e31dfa7.125969cd
#[test]
fn UNG_830_cruel_dinomancer() {
    check(
        CardClass::Warlock,
        &[
            Give("UNG_830"),
            Cost("UNG_830", 5),
            Stats("UNG_830", 5, 5),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_830"),
            Discard(Nth(1)),
            Crystals(10),
            Force(Card("CS2_118")),
            Kill(Nth(5)),
            BoardCount(Mine, 2),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
}

/// # Corrupting Mist
///
/// `UNG_831` · Warlock spell · Shadow · 2 mana
///
/// > Curse all minions. Destroy them at the start of your next turn.
///
/// State: Todo
//~ todo UNG_831 ed40e6e1 9ca2d64d cd23431b.48eca64c
#[test]
#[ignore = "todo: UNG_831 Corrupting Mist"]
fn UNG_831_corrupting_mist() {
    check(CardClass::Warlock, &[Give("UNG_831"), Cost("UNG_831", 2), Unwritten]);
}

/// # Bloodbloom
///
/// `UNG_832` · Warlock spell · Shadow · 4 mana
///
/// > The next spell you cast this turn costs Health instead of Mana.
///
/// State: Done
//~ done UNG_832 85cea15d - e4705b71.f4d51952
#[test]
fn UNG_832_bloodbloom() {
    check(
        CardClass::Warlock,
        &[
            Give("UNG_832"),
            Cost("UNG_832", 4),
            Play("UNG_832", Nothing),
            Play("CS2_171", Nothing),
            Mana(5),
            Health(MyHero, 30),
            Play("CS2_029", On(TheirHero)),
            Mana(5),
            Health(MyHero, 26),
            Play("CS2_029", On(TheirHero)),
            Mana(1),
            Health(MyHero, 26),
        ],
    );
    check(
        CardClass::Warlock,
        &[Play("UNG_832", Nothing), EndTurn, EndTurn, Play("CS2_029", On(TheirHero)), Mana(6), Health(MyHero, 30)],
    );
}

/// # Dark Power
///
/// `UNG_832e` · Neutral enchantment
///
/// > Your next spell costs Health instead of Mana.
///
/// State: Derived
//~ derived UNG_832e eb6b8f6f 44234103 1cef1254.84a9c5b7
#[test]
fn UNG_832e_dark_power() {
    check(
        CardClass::Warlock,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "UNG_832e"),
            HasNow(Nth(1), GameTag::CARD_ALTERNATE_COST),
            HasNot(Nth(2), GameTag::CARD_ALTERNATE_COST),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "UNG_832e"),
            Play("GAME_005", Nothing),
            Crystals(10),
            HasNot(Nth(1), GameTag::CARD_ALTERNATE_COST),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "UNG_832e"),
            EndTurn,
            HasNot(Nth(1), GameTag::CARD_ALTERNATE_COST),
        ],
    );
}

/// # Lakkari Felhound
///
/// `UNG_833` · Warlock minion · 4 mana · 3/8
///
/// > **Taunt Battlecry:** Discard your two lowest-Cost cards.
///
/// State: Derived
//~ derived UNG_833 6cf2fa29 ef79918a b991e500.c563a555
#[test]
fn UNG_833_lakkari_felhound() {
    check(
        CardClass::Warlock,
        &[
            Give("UNG_833"),
            Cost("UNG_833", 4),
            Stats("UNG_833", 3, 8),
            Has("UNG_833", GameTag::TAUNT),
            Give("CS2_120"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_833", Nothing),
            HandCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
        ],
    );
}

/// # Feeding Time
///
/// `UNG_834` · Warlock spell · 4 mana
///
/// > Deal $3 damage to a minion. Summon three 1/1 Pterrordaxes and **Adapt** them.
///
/// State: Todo
//~ todo UNG_834 139a6047 1df72aa9 e19c8056.96567ecd
#[test]
#[ignore = "todo: UNG_834 Feeding Time"]
fn UNG_834_feeding_time() {
    check(
        CardClass::Warlock,
        &[Give("UNG_834"), Cost("UNG_834", 4), Targets("UNG_834", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Pterrordax
///
/// `UNG_834t1` · Warlock minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla UNG_834t1 a4bc5450 4476ef80 43b4748a
#[test]
fn UNG_834t1_pterrordax() {
    check(
        CardClass::Warlock,
        &[
            Give("UNG_834t1"),
            Cost("UNG_834t1", 1),
            Stats("UNG_834t1", 1, 1),
            Play("UNG_834t1", Nothing),
            In(The("UNG_834t1"), Zone::Play),
            Now(The("UNG_834t1"), 1, 1),
        ],
    );
}

/// # Chittering Tunneler
///
/// `UNG_835` · Warlock minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a spell. Deal damage to your hero equal to its Cost.
///
/// State: Derived
//~ derived UNG_835 e6255b84 c039b871 db72c7f3.dc7858cf
#[test]
fn UNG_835_chittering_tunneler() {
    check(
        CardClass::Warlock,
        &[
            Give("UNG_835"),
            Cost("UNG_835", 2),
            Stats("UNG_835", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_022")),
            Play("UNG_835", Nothing),
            ChooseCard("AT_022"),
            Is(InHand(0), "AT_022"),
            CostNow(InHand(0), 4),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Now(MyHero, 0, 26),
            Damage(MyHero, 4),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("UNG_835"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("UNG_835", Nothing),
            Choose(0),
        ],
    );
}

/// # Clutchmother Zavas
///
/// `UNG_836` · Warlock minion · 2 mana · 2/2
///
/// > Whenever you discard this, give it +2/+2 and return it to your hand.
///
/// State: Done
//~ done UNG_836 b8463ff8 - b2551ac4.2f655cbd
#[test]
fn UNG_836_clutchmother_zavas() {
    check(
        CardClass::Warlock,
        &[
            Give("UNG_836"),
            Cost("UNG_836", 2),
            Stats("UNG_836", 2, 2),
            // Soulfire discards it.
            Play("EX1_308", On(TheirHero)),
            Now(InHand(0), 4, 4),
            Play("EX1_308", On(TheirHero)),
            HandCount(Mine, 1),
            Play("UNG_836", Nothing),
            Now(My(0), 6, 6),
        ],
    );
}
