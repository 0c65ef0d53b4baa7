//! Neutral cards of Galakrond's Awakening, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 113ebe51

/// # Escaped Manasaber
///
/// `YOD_006` · Neutral minion · 4 mana · 3/5
///
/// > **Stealth** Whenever this attacks, gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived YOD_006 514b5a6c 174d23a3 197ab970.4a49d485
#[test]
fn YOD_006_escaped_manasaber() {
    check(
        CardClass::Mage,
        &[
            Give("YOD_006"),
            Cost("YOD_006", 4),
            Stats("YOD_006", 3, 5),
            Has("YOD_006", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Crystals(5),
            Friend("YOD_006"),
            Attack(Nth(4), TheirHero),
            Mana(6),
        ],
    );
}

/// # Skydiving Instructor
///
/// `YOD_028` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Summon a 1-Cost minion from your deck.
///
/// State: Derived
//~ derived YOD_028 6ca8d5dd 076aeab7 2ef914cc.7a9da975
#[test]
fn YOD_028_skydiving_instructor() {
    check(
        CardClass::Mage,
        &[
            Give("YOD_028"),
            Cost("YOD_028", 3),
            Stats("YOD_028", 2, 2),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("YOD_028", Nothing),
            BoardCount(Mine, 3),
            DeckCount(Mine, 21),
            In(Nth(2), Zone::Play),
            Now(Nth(2), 2, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("YOD_028"),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(3))),
            Play("YOD_028", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("YOD_028"),
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
            Never(Entity(Nth(7))),
            Play("YOD_028", Nothing),
        ],
    );
}

/// # Hailbringer
///
/// `YOD_029` · Neutral minion · 5 mana · 3/4
///
/// > **Battlecry:** Summon two 1/1 Ice Shards that **Freeze**.
///
/// State: Derived
//~ derived YOD_029 7f5bcd22 4d62848e 718865b3.94e71e9f
#[test]
fn YOD_029_hailbringer() {
    check(
        CardClass::Mage,
        &[
            Give("YOD_029"),
            Cost("YOD_029", 5),
            Stats("YOD_029", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOD_029", Nothing),
            BoardCount(Mine, 4),
            In(The("YOD_029t"), Zone::Play),
            Now(The("YOD_029t"), 1, 1),
        ],
    );
}

/// # Ice Shard
///
/// `YOD_029t` · Neutral minion · 1 mana · 1/1
///
/// > **Freeze** any character damaged by this minion.
///
/// State: Vanilla
//~ vanilla YOD_029t dd466fb7 ee64cf18 bc7ff148.71ce65d6
#[test]
fn YOD_029t_ice_shard() {
    check(
        CardClass::Mage,
        &[
            Give("YOD_029t"),
            Cost("YOD_029t", 1),
            Stats("YOD_029t", 1, 1),
            Play("YOD_029t", Nothing),
            In(The("YOD_029t"), Zone::Play),
            Now(The("YOD_029t"), 1, 1),
        ],
    );
}

/// # Licensed Adventurer
///
/// `YOD_030` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** If you control a **Quest**, add a Coin to your hand.
///
/// State: Derived
//~ derived YOD_030 1e1884b0 c8eac7ee 7571e6ea.552a7c38
#[test]
fn YOD_030_licensed_adventurer() {
    check(
        CardClass::Mage,
        &[
            Give("YOD_030"),
            Cost("YOD_030", 2),
            Stats("YOD_030", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("END_017"),
            Play("YOD_030", Nothing),
            Is(InHand(0), "GAME_005"),
            CostNow(InHand(0), 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("YOD_030"), Friend("CS2_182"), Enemy("CS2_182"), Play("YOD_030", Nothing), HandCount(Mine, 0)],
    );
}

/// # Frenzied Felwing
///
/// `YOD_032` · Neutral minion · 4 mana · 3/3
///
/// > Costs (1) less for each damage dealt to your opponent this turn.
///
/// State: Todo
//~ todo YOD_032 f1ffed27 8051ff7f 1ca6f294.ffe3af03
#[test]
#[ignore = "todo: YOD_032 Frenzied Felwing"]
fn YOD_032_frenzied_felwing() {
    check(CardClass::Mage, &[Give("YOD_032"), Cost("YOD_032", 4), Stats("YOD_032", 3, 3), Unwritten]);
}

/// # Boompistol Bully
///
/// `YOD_033` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Enemy **Battlecry** cards cost (5) more next turn.
///
/// State: Done
//~ done YOD_033 6f12039f - 450d920e.01fa3ec7
#[test]
fn YOD_033_boompistol_bully() {
    check(
        CardClass::Mage,
        &[
            Give("YOD_033"),
            Cost("YOD_033", 5),
            Stats("YOD_033", 5, 5),
            Give("CS2_189"),
            GiveThem("CS2_189"),
            GiveThem("CS2_182"),
            Play("YOD_033", Nothing),
            EndTurn,
            CostNow(Nth(1), 1),
            CostNow(Nth(2), 6),
            CostNow(Nth(3), 4),
            EndTurn,
            EndTurn,
            CostNow(Nth(2), 1),
        ],
    );
}

/// # Smokescreen
///
/// `YOD_033e` · Neutral enchantment
///
/// > Your **Battlecry** cards cost (5) more.
///
/// State: Derived
//~ derived YOD_033e e4fa3b80 d4824059 b546572d.c7f91670
#[test]
fn YOD_033e_smokescreen() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_007"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "YOD_033e"),
            EndTurn,
            EndTurn,
            CostNow(InHand(2), 4),
            CostNow(Nth(1), 8),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_007"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "YOD_033e"),
            CostNow(Nth(1), 3),
        ],
    );
}

/// # Grand Lackey Erkh
///
/// `YOD_035` · Neutral minion · 4 mana · 2/3
///
/// > After you play a **Lackey**, add a **Lackey** to your hand.
///
/// State: Done
//~ done YOD_035 82a19a58 - 267a290c.8de0c5c5
#[test]
fn YOD_035_grand_lackey_erkh() {
    check(
        CardClass::Mage,
        &[
            Give("YOD_035"),
            Cost("YOD_035", 4),
            Stats("YOD_035", 2, 3),
            Friend("YOD_035"),
            Force(Card("DAL_614")),
            Play("DAL_739", On(My(0))),
            Is(InHand(1), "DAL_614"),
        ],
    );
}

/// # Sky Gen'ral Kragg
///
/// `YOD_038` · Neutral minion · 4 mana · 2/3
///
/// > **Taunt Battlecry:** If you've played a **Quest** this game, summon a 4/2 Parrot with **Rush**.
///
/// State: Derived
//~ derived YOD_038 8c70f8af eb2fc48d 74c0cdf1.487d7de0
#[test]
fn YOD_038_sky_genral_kragg() {
    check(
        CardClass::Mage,
        &[
            Give("YOD_038"),
            Cost("YOD_038", 4),
            Stats("YOD_038", 2, 3),
            Has("YOD_038", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_028", Nothing),
            Crystals(10),
            Play("YOD_038", Nothing),
            BoardCount(Mine, 3),
            In(The("YOD_038t"), Zone::Play),
            Now(The("YOD_038t"), 4, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("YOD_038"), Friend("CS2_182"), Enemy("CS2_182"), Play("YOD_038", Nothing), BoardCount(Mine, 2)],
    );
}

/// # Sharkbait
///
/// `YOD_038t` · Neutral minion · 4 mana · 4/2
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla YOD_038t c3cad80d a18b2d44 6fe52507.57b12c28
#[test]
fn YOD_038t_sharkbait() {
    check(
        CardClass::Mage,
        &[
            Give("YOD_038t"),
            Cost("YOD_038t", 4),
            Stats("YOD_038t", 4, 2),
            Has("YOD_038t", GameTag::RUSH),
            Play("YOD_038t", Nothing),
            In(The("YOD_038t"), Zone::Play),
            Now(The("YOD_038t"), 4, 2),
            HasNow(The("YOD_038t"), GameTag::RUSH),
        ],
    );
}
