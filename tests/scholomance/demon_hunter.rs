//! Demon Hunter cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 89e82fc4

/// # Marrowslicer
///
/// `SCH_252` · Demon Hunter weapon · 4 mana · 4/2 durability
///
/// > **Battlecry:** Shuffle 2 Soul Fragments into your deck.
///
/// State: Derived
//~ derived SCH_252 4056a91f d782b6eb 8c094047.dce78cbb
#[test]
fn SCH_252_marrowslicer() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SCH_252"),
            Cost("SCH_252", 4),
            Stats("SCH_252", 4, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_252", Nothing),
            DeckCount(Mine, 21),
            In(The("SCH_307t"), Zone::Deck),
        ],
    );
}

/// # Cycle of Hatred
///
/// `SCH_253` · Demon Hunter spell · 7 mana
///
/// > Deal $3 damage to all minions. Summon a 3/3 Spirit for every minion killed.
///
/// State: Derived
//~ derived SCH_253 1d519317 454dd9e4 528f785b.c8a64680
#[test]
fn SCH_253_cycle_of_hatred() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SCH_253"),
            Cost("SCH_253", 7),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("SCH_253", Nothing),
            BoardCount(Mine, 3),
            Dead(Nth(5)),
            Now(Nth(6), 4, 2),
            Dead(Nth(7)),
            Now(Nth(8), 4, 2),
            In(The("SCH_253t"), Zone::Play),
            Now(The("SCH_253t"), 3, 3),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Spirit of Vengeance
///
/// `SCH_253t` · Demon Hunter minion · 3 mana · 3/3
///
/// State: Vanilla
//~ vanilla SCH_253t b415a04a ff711312 894843f9
#[test]
fn SCH_253t_spirit_of_vengeance() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SCH_253t"),
            Cost("SCH_253t", 3),
            Stats("SCH_253t", 3, 3),
            Play("SCH_253t", Nothing),
            In(The("SCH_253t"), Zone::Play),
            Now(The("SCH_253t"), 3, 3),
        ],
    );
}

/// # Magehunter
///
/// `SCH_276` · Demon Hunter minion · 3 mana · 2/3
///
/// > **Rush** Whenever this attacks a minion, **Silence** it.
///
/// State: Done
//~ done SCH_276 9195287b - 7e175c3f.a2aaa1ef
#[test]
fn SCH_276_magehunter() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SCH_276"),
            Cost("SCH_276", 3),
            Stats("SCH_276", 2, 3),
            Has("SCH_276", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("GVG_085"),
            Enemy("CS2_179"),
            Play("SCH_276", Nothing),
            CannotAttack(My(1), TheirHero),
            Attack(My(1), Their(0)),
            Dead(Nth(2)),
            HasNow(Their(0), GameTag::TAUNT),
            Attack(My(0), Their(0)),
            HasNow(Their(0), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[Friend("SCH_276"), EndTurn, Enemy("CS2_065"), Attack(Their(0), My(0)), HasNow(Their(0), GameTag::TAUNT)],
    );
}

/// # Ancient Void Hound
///
/// `SCH_354` · Demon Hunter minion · 9 mana · 10/10
///
/// > At the end of your turn, steal 1 Attack and Health from all enemy minions.
///
/// State: Todo
//~ todo SCH_354 d8e3c0ce 2b92564b 4f1424f0.bad9f28c
#[test]
#[ignore = "todo: SCH_354 Ancient Void Hound"]
fn SCH_354_ancient_void_hound() {
    check(CardClass::DemonHunter, &[Give("SCH_354"), Cost("SCH_354", 9), Stats("SCH_354", 10, 10), Unwritten]);
}

/// # Shardshatter Mystic
///
/// `SCH_355` · Demon Hunter minion · 3 mana · 3/2
///
/// > **Battlecry:** Destroy a Soul Fragment in your deck to deal 3 damage to all other minions.
///
/// State: Derived
//~ derived SCH_355 9b11c4eb a00ee60f 8888d2b1.edbf2d4a
#[test]
fn SCH_355_shardshatter_mystic() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SCH_355"),
            Cost("SCH_355", 3),
            Stats("SCH_355", 3, 2),
            OnTop("SCH_307t"),
            OnTop("SCH_307t"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("SCH_355", Nothing),
            BoardCount(Mine, 2),
            DeckCount(Mine, 21),
            Dead(Nth(2)),
            Now(Nth(4), 4, 2),
            Now(Nth(5), 4, 2),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("SCH_355"),
            OnTop("SCH_307t"),
            OnTop("SCH_307t"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(3))),
            Play("SCH_355", Nothing),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("SCH_355"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_355", Nothing),
            Now(Nth(6), 4, 5),
        ],
    );
}

/// # Glide
///
/// `SCH_356` · Demon Hunter spell · 4 mana
///
/// > Shuffle your hand into your deck. Draw 4 cards. **Outcast:** Your opponent does the same.
///
/// State: Todo
//~ todo SCH_356 d5847613 31320929 c96509a2.9d9949f5
#[test]
#[ignore = "todo: SCH_356 Glide"]
fn SCH_356_glide() {
    check(CardClass::DemonHunter, &[Give("SCH_356"), Cost("SCH_356", 4), Unwritten]);
}

/// # Fel Guardians
///
/// `SCH_357` · Demon Hunter spell · Fel · 7 mana
///
/// > Summon three 1/2 Demons with **Taunt**. Costs (1) less whenever a friendly minion dies.
///
/// State: Derived
//~ derived SCH_357 5bfee245 3abc3127 35f1a695.12dbd52b
#[test]
fn SCH_357_fel_guardians() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SCH_357"),
            Cost("SCH_357", 7),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("SCH_357", Nothing),
            BoardCount(Mine, 4),
            In(The("SCH_357t"), Zone::Play),
            Now(The("SCH_357t"), 1, 2),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("SCH_357"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            CostNow(Nth(0), 6),
        ],
    );
}

/// # Soulfed Felhound
///
/// `SCH_357t` · Demon Hunter minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla SCH_357t 83b9c940 24b2ac56 68bfbf55.4b0c5d24
#[test]
fn SCH_357t_soulfed_felhound() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SCH_357t"),
            Cost("SCH_357t", 1),
            Stats("SCH_357t", 1, 2),
            Has("SCH_357t", GameTag::TAUNT),
            Play("SCH_357t", Nothing),
            In(The("SCH_357t"), Zone::Play),
            Now(The("SCH_357t"), 1, 2),
            HasNow(The("SCH_357t"), GameTag::TAUNT),
        ],
    );
}

/// # Double Jump
///
/// `SCH_422` · Demon Hunter spell · 1 mana
///
/// > Draw an **Outcast** card from your deck.
///
/// State: Derived
//~ derived SCH_422 1dce9c4d 153a636b 94c97f63.ac2ad99f
#[test]
fn SCH_422_double_jump() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SCH_422"),
            Cost("SCH_422", 1),
            OnTop("BAR_328"),
            OnTop("BAR_328"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_422", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 4),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Star Student Stelina
///
/// `SCH_603` · Demon Hunter minion · 4 mana · 4/3
///
/// > **Outcast:** Look at 3 cards in your opponent's hand. Shuffle one of them into their deck.
///
/// State: Todo
//~ todo SCH_603 43678c38 df831324 03a72613.d4a33ea1
#[test]
#[ignore = "todo: SCH_603 Star Student Stelina"]
fn SCH_603_star_student_stelina() {
    check(CardClass::DemonHunter, &[Give("SCH_603"), Cost("SCH_603", 4), Stats("SCH_603", 4, 3), Unwritten]);
}

/// # Soulshard Lapidary
///
/// `SCH_704` · Demon Hunter minion · 5 mana · 5/5
///
/// > **Battlecry:** Destroy a Soul Fragment in your deck to give your hero +5 Attack this turn.
///
/// State: Derived
//~ derived SCH_704 579f6e1a 86997f8e 5c789577.6fc9dfa4
#[test]
fn SCH_704_soulshard_lapidary() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SCH_704"),
            Cost("SCH_704", 5),
            Stats("SCH_704", 5, 5),
            OnTop("SCH_307t"),
            OnTop("SCH_307t"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("SCH_704", Nothing),
            Now(MyHero, 5, 30),
            DeckCount(Mine, 21),
            Dead(Nth(2)),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("SCH_704"),
            OnTop("SCH_307t"),
            OnTop("SCH_307t"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(3))),
            Play("SCH_704", Nothing),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("SCH_704"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_704", Nothing),
            Now(MyHero, 0, 30),
        ],
    );
}

/// # Soul Rage
///
/// `SCH_704e` · Demon Hunter enchantment
///
/// > +5 Attack this turn.
///
/// State: Derived
//~ derived SCH_704e 42c4a6fd 2b7f2b87 fab033f1.029f0d3a
#[test]
fn SCH_704e_soul_rage() {
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_118"), Enchant(My(0), "SCH_704e"), Now(My(0), 10, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Vilefiend Trainer
///
/// `SCH_705` · Demon Hunter minion · 4 mana · 5/4
///
/// > **Outcast:** Summon two 1/1 Demons.
///
/// State: Derived
//~ derived SCH_705 f7e34f9c 01ae8112 4f734470.771ad3a8
#[test]
fn SCH_705_vilefiend_trainer() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SCH_705"),
            Cost("SCH_705", 4),
            Stats("SCH_705", 5, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_705", Nothing),
            BoardCount(Mine, 4),
            In(The("SCH_705t"), Zone::Play),
            Now(The("SCH_705t"), 1, 1),
        ],
    );
}

/// # Snarling Vilefiend
///
/// `SCH_705t` · Demon Hunter minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla SCH_705t 45eb2637 d6a6d1eb 522bd9f6
#[test]
fn SCH_705t_snarling_vilefiend() {
    check(
        CardClass::DemonHunter,
        &[
            Give("SCH_705t"),
            Cost("SCH_705t", 1),
            Stats("SCH_705t", 1, 1),
            Play("SCH_705t", Nothing),
            In(The("SCH_705t"), Zone::Play),
            Now(The("SCH_705t"), 1, 1),
        ],
    );
}
