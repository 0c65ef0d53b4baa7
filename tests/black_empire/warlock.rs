//! Warlock cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 273cda97

/// # Ritual of Excess
///
/// `BE_005` · Warlock spell · Shadow · 3 mana
///
/// > In @ turns, draw 2 cards. Reduce their Costs by (2).
///
/// State: Derived
//~ derived BE_005 ee828115 aa111bd2 3ea3c567.77d98639
#[test]
fn BE_005_ritual_of_excess() {
    check(
        CardClass::Warlock,
        &[
            Give("BE_005"),
            Cost("BE_005", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_005", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            DeckCount(Mine, 19),
            HandCount(Mine, 4),
            CostNow(Nth(1), 3),
            In(Nth(1), Zone::Hand),
            Now(Nth(1), 5, 1),
            CostNow(Nth(2), 1),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("BE_005"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_005", Nothing),
            EndTurn,
            EndTurn,
            DeckCount(Mine, 22),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("BE_005"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_005", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            DeckCount(Mine, 22),
        ],
    );
}

/// # Ritual of Summoning
///
/// `BE_085` · Warlock spell · Shadow · 2 mana
///
/// > In @ turns, summon two 3/5 C'thraxxi with **Taunt**.
///
/// State: Todo
//~ todo BE_085 5ede2729 51824987 698d8b3c.90acf599
#[test]
#[ignore = "todo: BE_085 Ritual of Summoning"]
fn BE_085_ritual_of_summoning() {
    check(CardClass::Warlock, &[Give("BE_085"), Cost("BE_085", 2), Unwritten]);
}

/// # C'thrax Brute
///
/// `BE_085t` · Warlock minion · 4 mana · 3/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla BE_085t baefdfcf 828d942e 4d4c9097.4b0c5d24
#[test]
fn BE_085t_cthrax_brute() {
    check(
        CardClass::Warlock,
        &[
            Give("BE_085t"),
            Cost("BE_085t", 4),
            Stats("BE_085t", 3, 5),
            Has("BE_085t", GameTag::TAUNT),
            Play("BE_085t", Nothing),
            In(The("BE_085t"), Zone::Play),
            Now(The("BE_085t"), 3, 5),
            HasNow(The("BE_085t"), GameTag::TAUNT),
        ],
    );
}

/// # Blasphemy
///
/// `BE_086` · Warlock spell · Shadow · 4 mana
///
/// > Deal $2 damage to all enemies. If this is the highest Cost card in your hand, do it again.
///
/// State: Todo
//~ todo BE_086 323712b2 2f315097 4b026749.85a41414
#[test]
#[ignore = "todo: BE_086 Blasphemy"]
fn BE_086_blasphemy() {
    check(CardClass::Warlock, &[Give("BE_086"), Cost("BE_086", 4), Unwritten]);
}

/// # Darkest Depths
///
/// `BE_087` · Warlock spell · Shadow · 2 mana
///
/// > Summon two 0/3 Guards with **Taunt**. **Assemble** a minion.
///
/// State: Todo
//~ todo BE_087 e94e6f03 dd35e38e 64febbb9.fe62903a
#[test]
#[ignore = "todo: BE_087 Darkest Depths"]
fn BE_087_darkest_depths() {
    check(CardClass::Warlock, &[Give("BE_087"), Cost("BE_087", 2), Unwritten]);
}

/// # Depthguard
///
/// `BE_087t` · Warlock minion · 2 mana · 0/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla BE_087t ee0eb1fb c2c33533 abd77d28.4b0c5d24
#[test]
fn BE_087t_depthguard() {
    check(
        CardClass::Warlock,
        &[
            Give("BE_087t"),
            Cost("BE_087t", 2),
            Stats("BE_087t", 0, 3),
            Has("BE_087t", GameTag::TAUNT),
            Play("BE_087t", Nothing),
            In(The("BE_087t"), Zone::Play),
            Now(The("BE_087t"), 0, 3),
            HasNow(The("BE_087t"), GameTag::TAUNT),
        ],
    );
}

/// # Kith'ix
///
/// `BE_090` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** If you've completed a Ritual this game, choose a Sinister Ritual to begin.
///
/// State: Todo
//~ todo BE_090 1404437c 2cbaeb49 25dfd378.6a0cf1f7
#[test]
#[ignore = "todo: BE_090 Kith'ix"]
fn BE_090_kithix() {
    check(CardClass::Warlock, &[Give("BE_090"), Cost("BE_090", 6), Stats("BE_090", 6, 6), Unwritten]);
}

/// # Conquest
///
/// `BE_090e1` · Warlock enchantment
///
/// > +6/+6.
///
/// State: Derived
//~ derived BE_090e1 57c4bcc3 8a213e8e 8d6a121c.af306b7c
#[test]
fn BE_090e1_conquest() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "BE_090e1"), Now(My(0), 11, 7)]);
}

/// # Cost of War
///
/// `BE_090e2` · Warlock enchantment
///
/// > Costs (1).
///
/// State: Derived
//~ derived BE_090e2 c647d392 ae0cb4c2 7d782428.53ed184d
#[test]
fn BE_090e2_cost_of_war() {
    check(CardClass::Warlock, &[Give("CS2_118"), Enchant(Nth(0), "BE_090e2"), CostNow(Nth(0), 1)]);
}

/// # Ritual of Famine
///
/// `BE_090t1` · Warlock spell · Shadow · 3 mana
///
/// > In @ turns, draw 5 cards from your opponent's deck.
///
/// State: Todo
//~ todo BE_090t1 3816ae28 aceca1bb 7c82c801.a8e24dac
#[test]
#[ignore = "todo: BE_090t1 Ritual of Famine"]
fn BE_090t1_ritual_of_famine() {
    check(CardClass::Warlock, &[Give("BE_090t1"), Cost("BE_090t1", 3), Unwritten]);
}

/// # Ritual of Subjugation
///
/// `BE_090t2` · Warlock spell · Shadow · 3 mana
///
/// > In @ turns, summon three random **Legendary** minions. Get a 1-Cost copy of each.
///
/// State: Todo
//~ todo BE_090t2 f5e2b823 cc3f9989 41d03f10.bf766f86
#[test]
#[ignore = "todo: BE_090t2 Ritual of Subjugation"]
fn BE_090t2_ritual_of_subjugation() {
    check(CardClass::Warlock, &[Give("BE_090t2"), Cost("BE_090t2", 3), Unwritten]);
}

/// # Ritual of Conquest
///
/// `BE_090t3` · Warlock spell · Shadow · 3 mana
///
/// > In @ turns, give your minions +6/+6 *(wherever they are)*.
///
/// State: Derived
//~ derived BE_090t3 268f0f50 309ec5c9 5906d912.46736ecb
#[test]
fn BE_090t3_ritual_of_conquest() {
    check(
        CardClass::Warlock,
        &[
            Give("BE_090t3"),
            Cost("BE_090t3", 3),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_090t3", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            Now(Nth(1), 11, 7),
            Now(Nth(2), 8, 13),
            Now(Nth(3), 8, 9),
            Now(Nth(4), 8, 7),
            Now(Nth(5), 10, 11),
            Now(Nth(6), 11, 7),
            Now(Nth(7), 11, 7),
            Now(Nth(8), 10, 11),
            Now(Nth(9), 10, 11),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("BE_090t3"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_090t3", Nothing),
            EndTurn,
            EndTurn,
            Now(Nth(1), 5, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("BE_090t3"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_090t3", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            Now(Nth(1), 5, 1),
        ],
    );
}

/// # Mindrot Subjugator
///
/// `BE_093` · Warlock minion · 5 mana · 4/5
///
/// > **Battlecry:** Transform adjacent minions into a copy of this.
///
/// State: Derived
//~ derived BE_093 c2e7f74d 28e577c2 a1e8feb7.647a73c7
#[test]
fn BE_093_mindrot_subjugator() {
    check(
        CardClass::Warlock,
        &[
            Give("BE_093"),
            Cost("BE_093", 5),
            Stats("BE_093", 4, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_093", Nothing),
            Is(Nth(1), "BE_093"),
        ],
    );
}

/// # Floating Lessons
///
/// `BE_094` · Warlock spell · Shadow · 1 mana
///
/// > Give a minion and a random one in your hand stats equal to double this card's Cost.
///
/// State: Todo
//~ todo BE_094 8307169c 2edcdcc8 57fffb1e.bd79d9ed
#[test]
#[ignore = "todo: BE_094 Floating Lessons"]
fn BE_094_floating_lessons() {
    check(CardClass::Warlock, &[Give("BE_094"), Cost("BE_094", 1), Unwritten]);
}

/// # Ritual of C'Thun
///
/// `BE_726` · Warlock spell · Shadow · 1 mana
///
/// > In @ turns, choose a C'Thun ability to trigger.
///
/// State: Todo
//~ todo BE_726 e8d56426 c02165d8 5a2989b4.6d459089
#[test]
#[ignore = "todo: BE_726 Ritual of C'Thun"]
fn BE_726_ritual_of_c_thun() {
    check(CardClass::Warlock, &[Give("BE_726"), Cost("BE_726", 1), Unwritten]);
}

/// # Zakajz the Corruptor
///
/// `BE_728` · Warlock minion · 4 mana · 5/5
///
/// > **Battlecry:** Reduce the Cost of minions in your hand and deck by (1) and increase the Cost of spells by (1).
///
/// State: Todo
//~ todo BE_728 9d7f5055 007b94bf 12b027ea.4a3e2e31
#[test]
#[ignore = "todo: BE_728 Zakajz the Corruptor"]
fn BE_728_zakajz_the_corruptor() {
    check(CardClass::Warlock, &[Give("BE_728"), Cost("BE_728", 4), Stats("BE_728", 5, 5), Unwritten]);
}

/// # Mawman Cultist
///
/// `BE_729` · Warlock minion · 3 mana · 4/4
///
/// > ALL spells cost (1) more.
///
/// State: Derived
//~ derived BE_729 8ce93385 dba51dad 8c3aa825.c4b36895
#[test]
fn BE_729_mawman_cultist() {
    check(
        CardClass::Warlock,
        &[
            Give("BE_729"),
            Cost("BE_729", 3),
            Stats("BE_729", 4, 4),
            Give("AT_001"),
            Give("CS2_182"),
            GiveThem("AT_001"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_729"),
            CostNow(Nth(1), 6),
            CostNow(Nth(3), 6),
        ],
    );
}

/// # Cursed
///
/// `BE_729e` · Warlock enchantment
///
/// > Costs (1) more.
///
/// State: Derived
//~ derived BE_729e a6172e0d d7bdb0d5 59542500.5dfe1a2c
#[test]
fn BE_729e_cursed() {
    check(CardClass::Warlock, &[Give("CS2_118"), Enchant(Nth(0), "BE_729e"), CostNow(Nth(0), 4)]);
}
