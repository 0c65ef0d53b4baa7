//! Druid cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c180493f

/// # Press the Advantage
///
/// `END_007` · Multi-class spell · 2 mana
///
/// > Deal $1 damage. Give your hero +1 Attack this turn. Draw 1 card. Gain 1 Armor.
///
/// State: Derived
//~ derived END_007 2d505034 3de0fc99 7ab7d4df.ac0ac013
#[test]
fn END_007_press_the_advantage() {
    check(
        CardClass::Druid,
        &[
            Give("END_007"),
            Cost("END_007", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("END_007", On(Nth(5))),
            Armor(Mine, 1),
            Now(MyHero, 1, 30),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Now(Nth(5), 4, 4),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("END_007"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("END_007", On(Nth(4))),
            Armor(Mine, 1),
            Now(MyHero, 1, 30),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 4, 4),
        ],
    );
}

/// # Claws of Fury
///
/// `END_007e1` · Neutral enchantment
///
/// > +1 Attack this turn.
///
/// State: Derived
//~ derived END_007e1 4fe214c1 7994af8d bc75db80.8c49468d
#[test]
fn END_007e1_claws_of_fury() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "END_007e1"), Now(My(0), 6, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Enduring Roach
///
/// `END_008` · Multi-class minion · 3 mana · 3/4
///
/// > After you use your Hero Power, refresh 2 Mana Crystals.
///
/// State: Derived
//~ derived END_008 26d2fa9b 27637ad5 7133dc88.f4396ef8
#[test]
fn END_008_enduring_roach() {
    check(
        CardClass::Druid,
        &[
            Give("END_008"),
            Cost("END_008", 3),
            Stats("END_008", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Friend("END_008"),
            Play("CS2_182", Nothing),
            HeroPower(Nothing),
            Mana(6),
        ],
    );
}

/// # Splintered Reality
///
/// `END_009` · Druid spell · Nature · 4 mana
///
/// > Summon two 2/2 Treants. They gain +1/+1 for each friendly Treant that died this game.@ *(@)*
///
/// State: Done
//~ done END_009 758205b8 - bd3b28db.3ed4fbd3
#[test]
fn END_009_splintered_reality() {
    check(
        CardClass::Druid,
        &[
            Give("END_009"),
            Cost("END_009", 4),
            Friend("EX1_158t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("END_009", Nothing),
            BoardCount(Mine, 3),
            In(The("END_009t"), Zone::Play),
            Now(The("END_009t"), 3, 3),
        ],
    );
}

/// # Treant
///
/// `END_009t` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ vanilla END_009t 59019fa0 b56df115 6e33ddc6
#[test]
fn END_009t_treant() {
    check(
        CardClass::Druid,
        &[
            Give("END_009t"),
            Cost("END_009t", 1),
            Stats("END_009t", 2, 2),
            Play("END_009t", Nothing),
            In(The("END_009t"), Zone::Play),
            Now(The("END_009t"), 2, 2),
        ],
    );
}

/// # Twilight Timereaver
///
/// `END_010` · Multi-class minion · 6 mana · 5/5
///
/// > **Choose One -** Set the Attack of all other minions to 1; or Health to 1.
///
/// State: Derived
//~ derived END_010 24ae0b56 b5e33468 c6a08bd4.fb1a8614
#[test]
fn END_010_twilight_timereaver() {
    check(
        CardClass::Druid,
        &[
            Give("END_010"),
            Cost("END_010", 6),
            Stats("END_010", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("END_010", 0, Nothing),
            Now(Nth(0), 5, 5),
            Now(Nth(1), 1, 5),
            Now(Nth(2), 1, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("END_010"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("END_010", 1, Nothing),
            Now(Nth(0), 5, 5),
            Now(Nth(1), 4, 1),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Finite Will
///
/// `END_010a` · Multi-class spell · 6 mana
///
/// > Set the Attack of all other minions to 1.
///
/// State: Derived
//~ derived END_010a e256d5af a1c4fd2a b53c5a65.6e2fd2d4
#[test]
fn END_010a_finite_will() {
    check(
        CardClass::Druid,
        &[
            Give("END_010a"),
            Cost("END_010a", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("END_010a", Nothing),
            Now(Nth(1), 1, 5),
            Now(Nth(2), 1, 5),
        ],
    );
}

/// # Finite Will
///
/// `END_010ae` · Neutral enchantment
///
/// > Attack set to 1.
///
/// State: Derived
//~ derived END_010ae da47323d 021779d0 0f95b503.8b0aae8c
#[test]
fn END_010ae_finite_will() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "END_010ae"), Now(My(0), 1, 1)]);
}

/// # Finite Resolve
///
/// `END_010b` · Multi-class spell · 6 mana
///
/// > Set the Health of all other minions to 1.
///
/// State: Derived
//~ derived END_010b c2497275 3348c553 868f34ed.285267a1
#[test]
fn END_010b_finite_resolve() {
    check(
        CardClass::Druid,
        &[
            Give("END_010b"),
            Cost("END_010b", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("END_010b", Nothing),
            Now(Nth(1), 4, 1),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Finite Resolve
///
/// `END_010be` · Neutral enchantment
///
/// > Health set to 1.
///
/// State: Derived
//~ derived END_010be 4ad699e8 f5412240 948c20cc.946d7b72
#[test]
fn END_010be_finite_resolve() {
    check(CardClass::Druid, &[Friend("CS2_119"), Enchant(My(0), "END_010be"), Now(My(0), 2, 1)]);
}

/// # Finite Existence
///
/// `END_010e` · Neutral enchantment
///
/// > Attack and Health set to 1.
///
/// State: Derived
//~ derived END_010e 4aecddac 6ae8da17 d74fa88c.093b2b8d
#[test]
fn END_010e_finite_existence() {
    check(CardClass::Druid, &[Friend("CS2_119"), Enchant(My(0), "END_010e"), Now(My(0), 1, 1)]);
}

/// # Acceleration Aura
///
/// `END_011` · Multi-class spell · Holy · 2 mana
///
/// > At the start of your turn, gain a temporary Mana Crystal. Lasts @ turns.
///
/// State: Derived
//~ derived END_011 4afdf3f9 3d93ae29 46fabf97.7c62a257
#[test]
fn END_011_acceleration_aura() {
    check(
        CardClass::Druid,
        &[
            Give("END_011"),
            Cost("END_011", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("END_011", Nothing),
            In(Nth(0), Zone::Secret),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("END_011"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("END_011", Nothing),
            EndTurn,
            EndTurn,
            In(Nth(0), Zone::Secret),
            Mana(7),
        ],
    );
}

/// # Contingency
///
/// `TIME_023` · Druid spell · 3 mana
///
/// > Draw the bottom two cards from your deck.
///
/// State: Derived
//~ derived TIME_023 a34c1621 d73f2ece 8173b202.8e53370c
#[test]
fn TIME_023_contingency() {
    check(
        CardClass::Druid,
        &[
            Give("TIME_023"),
            Cost("TIME_023", 3),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_023", Nothing),
            DeckCount(Mine, 3),
            HandCount(Mine, 2),
            CostNow(Nth(1), 3),
            In(Nth(1), Zone::Hand),
            Now(Nth(1), 5, 1),
            CostNow(Nth(2), 4),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 2, 7),
        ],
    );
}

/// # Druid of Regrowth
///
/// `TIME_033` · Druid minion · 6 mana · 3/5
///
/// > **Rewind Battlecry:** Cast 2 random Nature spells.
///
/// State: Todo
//~ todo TIME_033 4b509593 695a18df fb2d155c.102cf15b
#[test]
#[ignore = "todo: TIME_033 Druid of Regrowth"]
fn TIME_033_druid_of_regrowth() {
    check(CardClass::Druid, &[Give("TIME_033"), Cost("TIME_033", 6), Stats("TIME_033", 3, 5), Unwritten]);
}

/// # Lady Azshara
///
/// `TIME_211` · Druid minion · 5 mana · 5/5
///
/// > **Fabled**. **Choose One -** Empower Zin-Azshari; or The Well of Eternity. *(The other gets destroyed!)*
///
/// State: Todo
//~ todo TIME_211 60d8a5d8 90905051 16aea222.4bfcb5dd
#[test]
#[ignore = "todo: TIME_211 Lady Azshara"]
fn TIME_211_lady_azshara() {
    check(CardClass::Druid, &[Give("TIME_211"), Cost("TIME_211", 5), Stats("TIME_211", 5, 5), Unwritten]);
}

/// # Empower Zin-Azshari
///
/// `TIME_211a` · Druid spell · 5 mana
///
/// > The minions summoned by Zin-Azshari will have doubled stats. Destroy The Well of Eternity.
///
/// State: Todo
//~ todo TIME_211a a0febacc 2e54d197 176c71f3.d09be5e3
#[test]
#[ignore = "todo: TIME_211a Empower Zin-Azshari"]
fn TIME_211a_empower_zin_azshari() {
    check(CardClass::Druid, &[Give("TIME_211a"), Cost("TIME_211a", 5), Unwritten]);
}

/// # Empower the Well
///
/// `TIME_211b` · Druid spell · 5 mana
///
/// > The spells created by The Well of Eternity will cast twice. Destroy Zin-Azshari.
///
/// State: Todo
//~ todo TIME_211b c83f13b0 d60079bb 4fcdb6ce.3f3f834f
#[test]
#[ignore = "todo: TIME_211b Empower the Well"]
fn TIME_211b_empower_the_well() {
    check(CardClass::Druid, &[Give("TIME_211b"), Cost("TIME_211b", 5), Unwritten]);
}

/// # The Well of Eternity
///
/// `TIME_211t1` · Druid location · 4 mana · 0 uses
///
/// > Fill your hand with random **Temporary** spells.
///
/// State: Todo
//~ todo TIME_211t1 0ce09d74 2b58405c a56e7466.c1412d17
#[test]
#[ignore = "todo: TIME_211t1 The Well of Eternity"]
fn TIME_211t1_the_well_of_eternity() {
    check(CardClass::Druid, &[Give("TIME_211t1"), Cost("TIME_211t1", 4), Unwritten]);
}

/// # The Well of Eternity
///
/// `TIME_211t1t` · Druid location · 4 mana · 0 uses
///
/// > Fill your hand with random **Temporary** spells. They cast twice.
///
/// State: Todo
//~ todo TIME_211t1t 57e2a12a 91d40d4f 1ce061c5.499312f7
#[test]
#[ignore = "todo: TIME_211t1t The Well of Eternity"]
fn TIME_211t1t_the_well_of_eternity() {
    check(CardClass::Druid, &[Give("TIME_211t1t"), Cost("TIME_211t1t", 4), Unwritten]);
}

/// # Zin-Azshari
///
/// `TIME_211t2` · Druid location · 4 mana · 0 uses
///
/// > Summon a copy of a friendly minion.
///
/// State: Derived
//~ derived TIME_211t2 75d42119 db657f7b 5c7d9745.77ca3231
#[test]
fn TIME_211t2_zin_azshari() {
    check(
        CardClass::Druid,
        &[
            Give("TIME_211t2"),
            Cost("TIME_211t2", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_211t2"),
            Use(Nth(3), 0, On(Nth(1))),
            BoardCount(Mine, 3),
        ],
    );
}

/// # Zin-Azshari
///
/// `TIME_211t2t` · Druid location · 4 mana · 0 uses
///
/// > Summon a copy of a friendly minion with its stats doubled.
///
/// State: Todo
//~ todo TIME_211t2t 2b79eb54 9e00cbb9 53cf67f1.2e93c4e4
#[test]
#[ignore = "todo: TIME_211t2t Zin-Azshari"]
fn TIME_211t2t_zin_azshari() {
    check(CardClass::Druid, &[Give("TIME_211t2t"), Cost("TIME_211t2t", 4), Unwritten]);
}

/// # Waveshaping
///
/// `TIME_701` · Druid spell · Nature · 1 mana
///
/// > **Discover** a card from your deck. The others get put on the bottom.
///
/// State: Done
//~ done TIME_701 b62f6c84 - 67ae32b3.34d4f11a
#[test]
fn TIME_701_waveshaping() {
    check(
        CardClass::Druid,
        &[
            Give("TIME_701"),
            Cost("TIME_701", 1),
            EmptyDeck(Mine),
            OnTop("CS2_231"),
            OnTop("CS2_182"),
            OnTop("CS2_200"),
            OnTop("CS2_172"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(4))),
            Play("TIME_701", Nothing),
            ChooseCard("CS2_182"),
            HandCount(Mine, 1),
            Is(InHand(0), "CS2_182"),
            DeckCount(Mine, 3),
            EndTurn,
            EndTurn,
            Is(InHand(1), "CS2_231"),
        ],
    );
}

/// # Ebb and Flow
///
/// `TIME_702` · Druid spell · Nature · 2 mana
///
/// > Deal $3 damage. If you played a minion while holding this, gain 5 Armor.
///
/// State: Derived
//~ derived TIME_702 84ee7561 5a96f74d 939d297d.cd5f7946
#[test]
fn TIME_702_ebb_and_flow() {
    check(
        CardClass::Druid,
        &[
            Give("TIME_702"),
            Cost("TIME_702", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            Crystals(10),
            Play("TIME_702", On(Nth(2))),
            Armor(Mine, 5),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("TIME_702"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            Crystals(10),
            Play("TIME_702", On(Nth(1))),
            Armor(Mine, 5),
            Now(Nth(1), 4, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("TIME_702"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_702", On(Nth(2))),
            Armor(Mine, 0),
            Now(Nth(2), 4, 2),
        ],
    );
}

/// # Endangered Dodo
///
/// `TIME_703` · Druid minion · 5 mana · 5/5
///
/// > **Taunt Battlecry:** If you have 10 or less Health, gain +5/+5 and summon a copy of this.
///
/// State: Derived
//~ derived TIME_703 8acbaba3 864b7283 fcc23a73.a85ce2ad
#[test]
fn TIME_703_endangered_dodo() {
    check(
        CardClass::Druid,
        &[
            Give("TIME_703"),
            Cost("TIME_703", 5),
            Stats("TIME_703", 5, 5),
            Has("TIME_703", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TIME_703", Nothing),
            BoardCount(Mine, 3),
            Now(Nth(0), 10, 10),
            In(The("TIME_703"), Zone::Play),
            Now(The("TIME_703"), 10, 10),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("TIME_703"), Friend("CS2_182"), Enemy("CS2_182"), Play("TIME_703", Nothing), BoardCount(Mine, 2)],
    );
}

/// # Endangered
///
/// `TIME_703e` · Neutral enchantment
///
/// > +5/+5.
///
/// State: Derived
//~ derived TIME_703e 2e6e5b2a 567b76d7 780b635d.401e4f6d
#[test]
fn TIME_703e_endangered() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "TIME_703e"), Now(My(0), 10, 6)]);
}

/// # Highborne Mentor
///
/// `TIME_704` · Druid minion · 7 mana · 6/6
///
/// > **Battlecry:** Get a 2/2 Pupil. **Discover** a spell that costs (7) or more from the past to teach it.
///
/// State: Todo
//~ todo TIME_704 a3221ce4 d8f1d5fa 803286f3.84e2b54d
#[test]
#[ignore = "todo: TIME_704 Highborne Mentor"]
fn TIME_704_highborne_mentor() {
    check(CardClass::Druid, &[Give("TIME_704"), Cost("TIME_704", 7), Stats("TIME_704", 6, 6), Unwritten]);
}

/// # Highborne Pupil
///
/// `TIME_704t` · Druid minion · 2 mana · 2/2
///
/// > **Battlecry:** Cast {0}.
///
/// State: Todo
//~ todo TIME_704t 89d2ef67 145c5fe3 dcd7da08.a4a63133
#[test]
#[ignore = "todo: TIME_704t Highborne Pupil"]
fn TIME_704t_highborne_pupil() {
    check(CardClass::Druid, &[Give("TIME_704t"), Cost("TIME_704t", 2), Stats("TIME_704t", 2, 2), Unwritten]);
}

/// # Krona, Keeper of Eons
///
/// `TIME_705` · Druid minion · 6 mana · 4/7
///
/// > **Taunt Battlecry:** Set the Costs of the bottom 5 cards of your deck to (1).
///
/// State: Derived
//~ derived TIME_705 0d3aca75 dea8c310 afd53a9f.83dc2ef9
#[test]
fn TIME_705_krona_keeper_of_eons() {
    check(
        CardClass::Druid,
        &[
            Give("TIME_705"),
            Cost("TIME_705", 6),
            Stats("TIME_705", 4, 7),
            Has("TIME_705", GameTag::TAUNT),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_705", Nothing),
            CostNow(Nth(1), 1),
            CostNow(Nth(2), 1),
            CostNow(Nth(3), 1),
            CostNow(Nth(5), 1),
        ],
    );
}

/// # Alternate Reality
///
/// `TIME_707` · Druid spell · 2 mana
///
/// > Replace your hand and deck with random **Choose One** cards from the past. They cost (1) less.
///
/// State: Todo
//~ todo TIME_707 c15bab78 39312398 3d51dd25.99889210
#[test]
#[ignore = "todo: TIME_707 Alternate Reality"]
fn TIME_707_alternate_reality() {
    check(CardClass::Druid, &[Give("TIME_707"), Cost("TIME_707", 2), Unwritten]);
}

/// # Kaldorei Cultivator
///
/// `TIME_730` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry: Discover** 2 Beasts. Put them on the bottom of your deck with +5/+5.
///
/// State: Todo
//~ todo TIME_730 38beab4f 88a27f93 6744f174.5242cac8
#[test]
#[ignore = "todo: TIME_730 Kaldorei Cultivator"]
fn TIME_730_kaldorei_cultivator() {
    check(CardClass::Druid, &[Give("TIME_730"), Cost("TIME_730", 2), Stats("TIME_730", 2, 3), Unwritten]);
}

/// # Nurtured
///
/// `TIME_730e` · Druid enchantment
///
/// > +5/+5.
///
/// State: Derived
//~ derived TIME_730e 7c2d69e2 1f05e85a db6e8c99.401e4f6d
#[test]
fn TIME_730e_nurtured() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "TIME_730e"), Now(My(0), 10, 6)]);
}
