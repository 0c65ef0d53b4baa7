//! Hunter cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1642fc91

/// # Emeriss
///
/// `GIL_128` · Hunter minion · 10 mana · 8/8
///
/// > **Battlecry:** Double the Attack and Health of all minions in your hand.
///
/// State: Derived
//~ derived GIL_128 f9d9a4fa e45d1d01 24ca1272.ea450750
#[test]
fn GIL_128_emeriss() {
    check(
        CardClass::Hunter,
        &[
            Give("GIL_128"),
            Cost("GIL_128", 10),
            Stats("GIL_128", 8, 8),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_128", Nothing),
            Now(Nth(1), 10, 2),
            Now(Nth(2), 8, 10),
        ],
    );
}

/// # Duskhaven Hunter
///
/// `GIL_200` · Hunter minion · 3 mana · 2/5
///
/// > **Stealth** Each turn this is in your hand, swap its Attack and Health.
///
/// State: Derived
//~ derived GIL_200 ab743a11 3a86acd3 18b95c40.99db3427
#[test]
fn GIL_200_duskhaven_hunter() {
    check(
        CardClass::Hunter,
        &[
            Give("GIL_200"),
            Cost("GIL_200", 3),
            Stats("GIL_200", 2, 5),
            Has("GIL_200", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_200"),
            EndTurn,
            EndTurn,
            Now(Nth(0), 5, 2),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("GIL_200"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GIL_200"), EndTurn, Now(Nth(0), 2, 5)],
    );
}

/// # Duskhaven Hunter
///
/// `GIL_200t` · Hunter minion · 3 mana · 5/2
///
/// > **Stealth** Each turn this is in your hand, swap its Attack and Health.
///
/// State: Derived
//~ derived GIL_200t 8fc18c53 21953ba7 1d643be6.99db3427
#[test]
fn GIL_200t_duskhaven_hunter() {
    check(
        CardClass::Hunter,
        &[
            Give("GIL_200t"),
            Cost("GIL_200t", 3),
            Stats("GIL_200t", 5, 2),
            Has("GIL_200t", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_200t"),
            EndTurn,
            EndTurn,
            Now(Nth(0), 2, 5),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("GIL_200t"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GIL_200t"), EndTurn, Now(Nth(0), 5, 2)],
    );
}

/// # Wing Blast
///
/// `GIL_518` · Hunter spell · 4 mana
///
/// > Deal $4 damage to a minion. If a minion died this turn, this costs (1).
///
/// State: Derived
//~ derived GIL_518 651301ea 8f8f33bb 1ff134f8.fe2cce0c
#[test]
fn GIL_518_wing_blast() {
    check(
        CardClass::Hunter,
        &[
            Give("GIL_518"),
            Cost("GIL_518", 4),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("GIL_518", On(Nth(3))),
            Now(Nth(3), 4, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("GIL_518"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("GIL_518", On(Nth(2))),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("GIL_518"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            CostNow(Nth(0), 1),
        ],
    );
    check(CardClass::Hunter, &[Give("GIL_518"), Enemy("CS2_182"), CostNow(Nth(0), 4)]);
}

/// # Vilebrood Skitterer
///
/// `GIL_562` · Hunter minion · 5 mana · 1/3
///
/// > **Poisonous Rush**
///
/// State: Vanilla
//~ vanilla GIL_562 17baa729 0ca08419 0209fd84.568fb49c
#[test]
fn GIL_562_vilebrood_skitterer() {
    check(
        CardClass::Hunter,
        &[
            Give("GIL_562"),
            Cost("GIL_562", 5),
            Stats("GIL_562", 1, 3),
            Has("GIL_562", GameTag::POISONOUS),
            Has("GIL_562", GameTag::RUSH),
            Play("GIL_562", Nothing),
            In(The("GIL_562"), Zone::Play),
            Now(The("GIL_562"), 1, 3),
            HasNow(The("GIL_562"), GameTag::POISONOUS),
            HasNow(The("GIL_562"), GameTag::RUSH),
        ],
    );
}

/// # Rat Trap
///
/// `GIL_577` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays three cards in a turn, summon a 6/6 Rat.
///
/// State: Derived
//~ derived GIL_577 db977945 bce4e6fe 66889b6c.38a2da83
#[test]
fn GIL_577_rat_trap() {
    check(
        CardClass::Hunter,
        &[
            Give("GIL_577"),
            Cost("GIL_577", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_577"),
            EndTurn,
            Play("CS2_118", Nothing),
            EndTurn,
            Crystals(10),
            EndTurn,
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 2),
            Dead(Nth(3)),
            In(The("GIL_577t"), Zone::Play),
            Now(The("GIL_577t"), 6, 6),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("GIL_577"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_577"),
            EndTurn,
            Play("CS2_118", Nothing),
            EndTurn,
            Crystals(10),
            Play("CS2_182", Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Doom Rat
///
/// `GIL_577t` · Hunter minion · 6 mana · 6/6
///
/// State: Vanilla
//~ vanilla GIL_577t 68c86099 d3c35bd5 ee3f1fec
#[test]
fn GIL_577t_doom_rat() {
    check(
        CardClass::Hunter,
        &[
            Give("GIL_577t"),
            Cost("GIL_577t", 6),
            Stats("GIL_577t", 6, 6),
            Play("GIL_577t", Nothing),
            In(The("GIL_577t"), Zone::Play),
            Now(The("GIL_577t"), 6, 6),
        ],
    );
}

/// # Toxmonger
///
/// `GIL_607` · Hunter minion · 4 mana · 2/4
///
/// > Whenever you play a 1-Cost minion, give it **Poisonous**.
///
/// State: Derived
//~ derived GIL_607 8f0ce9a4 d8513eb9 838e9a79.62907b62
#[test]
fn GIL_607_toxmonger() {
    check(
        CardClass::Hunter,
        &[
            Give("GIL_607"),
            Cost("GIL_607", 4),
            Stats("GIL_607", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_607"),
            Play("CS2_168", Nothing),
            HasNow(Nth(4), GameTag::POISONOUS),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("GIL_607"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_607"),
            Play("CS2_182", Nothing),
            HasNot(Nth(4), GameTag::POISONOUS),
        ],
    );
}

/// # Viletoxin
///
/// `GIL_607e` · Neutral enchantment
///
/// > **Poisonous**
///
/// State: Derived
//~ derived GIL_607e 46d794d0 d853c3c3 dfaed3ba.2574dcf7
#[test]
fn GIL_607e_viletoxin() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "GIL_607e"), HasNow(My(0), GameTag::POISONOUS)]);
}

/// # Hunting Mastiff
///
/// `GIL_607t` · Hunter minion · 2 mana · 2/1
///
/// > **Echo Rush**
///
/// State: Vanilla
//~ vanilla GIL_607t f72ce8b4 221f4992 996f78bc.c5b5b530
#[test]
fn GIL_607t_hunting_mastiff() {
    check(
        CardClass::Hunter,
        &[
            Give("GIL_607t"),
            Cost("GIL_607t", 2),
            Stats("GIL_607t", 2, 1),
            Has("GIL_607t", GameTag::ECHO),
            Has("GIL_607t", GameTag::RUSH),
            Play("GIL_607t", Nothing),
            In(Nth(0), Zone::Play),
            HandCount(Mine, 1),
            Now(Nth(0), 2, 1),
            HasNow(Nth(0), GameTag::ECHO),
            HasNow(Nth(0), GameTag::RUSH),
        ],
    );
}

/// # Houndmaster Shaw
///
/// `GIL_650` · Hunter minion · 4 mana · 3/6
///
/// > Your other minions have **Rush**.
///
/// State: Derived
//~ derived GIL_650 b2ab5192 77449dab c869a6be.fb7dc7cf
#[test]
fn GIL_650_houndmaster_shaw() {
    check(
        CardClass::Hunter,
        &[
            Give("GIL_650"),
            Cost("GIL_650", 4),
            Stats("GIL_650", 3, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_650"),
            HasNow(Nth(1), GameTag::RUSH),
            HasNot(Nth(3), GameTag::RUSH),
        ],
    );
}

/// # Hounded!
///
/// `GIL_650e` · Hunter enchantment
///
/// > Houndmaster Shaw grants **Rush**.
///
/// State: Derived
//~ derived GIL_650e 264af12f 073dcf47 e6684a7f.bf741c87
#[test]
fn GIL_650e_hounded() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "GIL_650e"), HasNow(My(0), GameTag::RUSH)]);
}

/// # Dire Frenzy
///
/// `GIL_828` · Hunter spell · 4 mana
///
/// > Give a Beast +3/+3. Shuffle 3 copies into your deck with +3/+3.
///
/// State: Derived
//~ derived GIL_828 1309bd12 d7114f91 6c01b9b1.0bc0fb0d
#[test]
fn GIL_828_dire_frenzy() {
    check(
        CardClass::Hunter,
        &[
            Give("GIL_828"),
            Cost("GIL_828", 4),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            CannotTarget("GIL_828", Nth(2)),
            Play("GIL_828", On(Nth(3))),
            DeckCount(Mine, 22),
            Now(Nth(3), 5, 10),
            CostNow(The("CS2_119"), 4),
            In(The("CS2_119"), Zone::Deck),
            Now(The("CS2_119"), 5, 10),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("GIL_828"),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            Play("GIL_828", On(Nth(1))),
            DeckCount(Mine, 22),
            Now(Nth(1), 5, 10),
            CostNow(The("CS2_119"), 4),
            In(The("CS2_119"), Zone::Deck),
            Now(The("CS2_119"), 5, 10),
        ],
    );
}

/// # Dire Frenzy
///
/// `GIL_828e` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived GIL_828e bb8aed63 ed1aa2b7 94dca517.b42c6980
#[test]
fn GIL_828e_dire_frenzy() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "GIL_828e"), Now(My(0), 8, 4)]);
}

/// # Carrion Drake
///
/// `GIL_905` · Hunter minion · 5 mana · 3/7
///
/// > **Battlecry:** If a minion died this turn, gain **Poisonous**.
///
/// State: Derived
//~ derived GIL_905 534bf1c1 676ae318 2cfb3060.aa3e2bf7
#[test]
fn GIL_905_carrion_drake() {
    check(
        CardClass::Hunter,
        &[
            Give("GIL_905"),
            Cost("GIL_905", 5),
            Stats("GIL_905", 3, 7),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("GIL_905", Nothing),
            HasNow(Nth(0), GameTag::POISONOUS),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("GIL_905"), Enemy("CS2_182"), Play("GIL_905", Nothing), HasNot(Nth(0), GameTag::POISONOUS)],
    );
}

/// # Corrosive Breath
///
/// `GIL_905e` · Neutral enchantment
///
/// > **Poisonous**
///
/// State: Derived
//~ derived GIL_905e e4ed0f51 aaeb1d61 2e243983.2574dcf7
#[test]
fn GIL_905e_corrosive_breath() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "GIL_905e"), HasNow(My(0), GameTag::POISONOUS)]);
}

/// # Hunting Mastiff
///
/// `ICC_828t5` · Hunter minion · 2 mana · 2/1
///
/// > **Echo Rush**@**Echo**, **Rush**
///
/// State: Todo
//~ todo ICC_828t5 5dcdb85e 2efe5585 e4bc2a4d.d3b832df
#[test]
#[ignore = "todo: ICC_828t5 Hunting Mastiff"]
fn ICC_828t5_hunting_mastiff() {
    check(
        CardClass::Hunter,
        &[
            Give("ICC_828t5"),
            Cost("ICC_828t5", 2),
            Stats("ICC_828t5", 2, 1),
            Has("ICC_828t5", GameTag::ECHO),
            Has("ICC_828t5", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Vilebrood Skitterer
///
/// `ICC_828t6` · Hunter minion · 5 mana · 1/3
///
/// > **Poisonous Rush**@**Poisonous**, **Rush**
///
/// State: Todo
//~ todo ICC_828t6 934d5226 ae753a42 63903072.0404155f
#[test]
#[ignore = "todo: ICC_828t6 Vilebrood Skitterer"]
fn ICC_828t6_vilebrood_skitterer() {
    check(
        CardClass::Hunter,
        &[
            Give("ICC_828t6"),
            Cost("ICC_828t6", 5),
            Stats("ICC_828t6", 1, 3),
            Has("ICC_828t6", GameTag::POISONOUS),
            Has("ICC_828t6", GameTag::RUSH),
            Unwritten,
        ],
    );
}
