//! Demon Hunter cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b3d3b840

/// # Guitar Soloist
///
/// `ETC_026` · Demon Hunter minion · 5 mana · 4/3
///
/// > **Battlecry:** If you control no other minions, draw a spell, a minion, and a weapon.
///
/// State: Derived
//~ derived ETC_026 dcb6d2cd efd9722f 9ff524c8.88133c16
#[test]
fn ETC_026_guitar_soloist() {
    check(
        CardClass::DemonHunter,
        &[
            Give("ETC_026"),
            Cost("ETC_026", 5),
            Stats("ETC_026", 4, 3),
            OnTop("AT_001"),
            OnTop("CS2_118"),
            OnTop("AT_034"),
            OnTop("AT_001"),
            OnTop("CS2_118"),
            OnTop("AT_034"),
            OnTop("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_026", Nothing),
            DeckCount(Mine, 23),
            HandCount(Mine, 3),
            CostNow(Nth(4), 5),
            In(Nth(4), Zone::Hand),
            TagNow(Nth(4), GameTag::SPELLPOWER, 0),
            CostNow(Nth(6), 2),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 1, 3),
            TagNow(Nth(6), GameTag::SPELLPOWER, 0),
            CostNow(Nth(7), 4),
            In(Nth(7), Zone::Hand),
            Now(Nth(7), 4, 5),
            TagNow(Nth(7), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("ETC_026"),
            OnTop("AT_001"),
            OnTop("CS2_118"),
            OnTop("AT_034"),
            OnTop("AT_001"),
            OnTop("CS2_118"),
            OnTop("AT_034"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_026", Nothing),
            DeckCount(Mine, 26),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("ETC_026"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AT_001"),
            OnTop("CS2_118"),
            OnTop("AT_034"),
            Enemy("CS2_182"),
            Play("ETC_026", Nothing),
            DeckCount(Mine, 5),
            HandCount(Mine, 3),
            CostNow(Nth(6), 5),
            In(Nth(6), Zone::Hand),
            TagNow(Nth(6), GameTag::SPELLPOWER, 0),
            CostNow(Nth(7), 3),
            In(Nth(7), Zone::Hand),
            Now(Nth(7), 5, 1),
            TagNow(Nth(7), GameTag::SPELLPOWER, 0),
            CostNow(Nth(8), 2),
            In(Nth(8), Zone::Hand),
            Now(Nth(8), 1, 3),
            TagNow(Nth(8), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("ETC_026"),
            Enemy("CS2_182"),
            Play("ETC_026", Nothing),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            DeckCount(Mine, 18),
            HandCount(Mine, 1),
        ],
    );
}

/// # Rush the Stage
///
/// `ETC_200` · Demon Hunter spell · 3 mana
///
/// > Draw two **Rush** minions. They cost (1) less.
///
/// State: Derived
//~ derived ETC_200 e7656114 8da06167 9cbafd8a.d44c8d99
#[test]
fn ETC_200_rush_the_stage() {
    check(
        CardClass::DemonHunter,
        &[
            Give("ETC_200"),
            Cost("ETC_200", 3),
            OnTop("AV_132"),
            OnTop("AV_132"),
            OnTop("AV_132"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_200", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 7),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 8, 8),
            CostNow(Nth(3), 7),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 8, 8),
        ],
    );
}

/// # Rush the Stage
///
/// `ETC_200e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived ETC_200e 0a0c0e58 e85bc86b ebda07db.f705eb41
#[test]
fn ETC_200e_rush_the_stage() {
    check(CardClass::DemonHunter, &[Give("CS2_118"), Enchant(Nth(0), "ETC_200e"), CostNow(Nth(0), 2)]);
}

/// # Taste of Chaos
///
/// `ETC_394` · Demon Hunter spell · Fel · 1 mana
///
/// > Deal $2 damage to a minion. **Finale: Discover** a Fel spell.
///
/// State: Derived
//~ derived ETC_394 72d7e3cd 6b4bfc46 3ccbf382.031a953b
#[test]
fn ETC_394_taste_of_chaos() {
    check(
        CardClass::DemonHunter,
        &[
            Give("ETC_394"),
            Cost("ETC_394", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(1),
            Force(Card("AV_264")),
            Play("ETC_394", On(Nth(2))),
            ChooseCard("AV_264"),
            Is(InHand(0), "AV_264"),
            CostNow(InHand(0), 5),
            HandCount(Mine, 1),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("ETC_394"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(1),
            Never(Card("AT_017")),
            Play("ETC_394", On(Nth(2))),
            Choose(0),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("ETC_394"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(1),
            Force(Card("AV_264")),
            Play("ETC_394", On(Nth(1))),
            ChooseCard("AV_264"),
            Is(InHand(0), "AV_264"),
            CostNow(InHand(0), 5),
            HandCount(Mine, 1),
            Now(Nth(1), 4, 3),
        ],
    );
}

/// # Eye of Shadow
///
/// `ETC_398` · Demon Hunter minion · 2 mana · 2/3
///
/// > Your hero has **Lifesteal**.
///
/// State: Derived
//~ derived ETC_398 a3f8e0c1 966b5b95 c8937f25.537ccd81
#[test]
fn ETC_398_eye_of_shadow() {
    check(
        CardClass::DemonHunter,
        &[
            Give("ETC_398"),
            Cost("ETC_398", 2),
            Stats("ETC_398", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_398"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            HasNow(MyHero, GameTag::LIFESTEAL),
        ],
    );
}

/// # Halveria Darkraven
///
/// `ETC_399` · Demon Hunter minion · 4 mana · 4/3
///
/// > **Rush** After a friendly **Rush** minion attacks, give your minions +1 Attack.
///
/// State: Derived
//~ derived ETC_399 1402285a 2e9121c6 3cc8d733.8972be07
#[test]
fn ETC_399_halveria_darkraven() {
    check(
        CardClass::DemonHunter,
        &[
            Give("ETC_399"),
            Cost("ETC_399", 4),
            Stats("ETC_399", 4, 3),
            Has("ETC_399", GameTag::RUSH),
            Friend("BOT_020"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("ETC_399"),
            Attack(Nth(5), TheirHero),
            Now(Nth(1), 2, 1),
            Now(Nth(2), 5, 5),
            Now(Nth(5), 5, 3),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("ETC_399"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("ETC_399"),
            Attack(Nth(1), TheirHero),
            Now(Nth(1), 4, 5),
        ],
    );
}

/// # Sorrowchord
///
/// `ETC_399e` · Demon Hunter enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived ETC_399e d715edec eba1ed43 1414d4fb.c84fda8a
#[test]
fn ETC_399e_sorrowchord() {
    check(CardClass::DemonHunter, &[Friend("CS2_118"), Enchant(My(0), "ETC_399e"), Now(My(0), 6, 1)]);
}

/// # Instrument Smasher
///
/// `ETC_400` · Demon Hunter minion · 4 mana · 3/6
///
/// > Whenever your weapon is destroyed, equip a random Demon Hunter weapon.
///
/// State: Done
//~ done ETC_400 1330e710 - d1168220.107abebe
#[test]
fn ETC_400_instrument_smasher() {
    check(
        CardClass::DemonHunter,
        &[
            Give("ETC_400"),
            Cost("ETC_400", 4),
            Stats("ETC_400", 3, 6),
            Friend("CS2_106"),
            Play("ETC_400", Nothing),
            Attack(MyHero, TheirHero),
            Is(MyWeapon, "CS2_106"),
            EndTurn,
            EndTurn,
            Force(Card("BT_922")),
            Attack(MyHero, TheirHero),
            Is(MyWeapon, "BT_922"),
            Now(MyWeapon, 1, 2),
            BoardCount(Mine, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_106"),
            Enemy("CS2_106"),
            Play("ETC_400", Nothing),
            Kill(TheirWeapon),
            NoWeapon(Theirs),
            Is(MyWeapon, "CS2_106"),
            Never(Card("CS2_106")),
            Kill(MyWeapon),
        ],
    );
}

/// # Glaivetar
///
/// `ETC_405` · Demon Hunter weapon · 4 mana · 4/2 durability
///
/// > **Deathrattle:** Draw @ \|4(card, cards). *(Play **Outcast** cards while equipped to improve!)*
///
/// State: Derived
//~ derived ETC_405 be200ac3 50bb5fbe 875447c7.bb44757f
#[test]
fn ETC_405_glaivetar() {
    check(
        CardClass::DemonHunter,
        &[
            Give("ETC_405"),
            Cost("ETC_405", 4),
            Stats("ETC_405", 4, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_405"),
            Play("CS2_106", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("ETC_405"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_405"),
            Play("BT_480", Nothing),
            TagNow(Nth(6), GameTag::TAG_SCRIPT_DATA_NUM_1, 2),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("ETC_405"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_405"),
            Play("CS2_182", Nothing),
            TagNow(Nth(6), GameTag::TAG_SCRIPT_DATA_NUM_1, 1),
        ],
    );
}

/// # Snakebite
///
/// `ETC_410` · Demon Hunter minion · 2 mana · 1/1
///
/// > **Rush Battlecry:** Gain +1/+1 for each minion that died this turn.@ *(@)*
///
/// State: Derived
//~ derived ETC_410 cbef8768 b3efd3b7 c66bcc78.bf0d2863
#[test]
fn ETC_410_snakebite() {
    check(
        CardClass::DemonHunter,
        &[
            Give("ETC_410"),
            Cost("ETC_410", 2),
            Stats("ETC_410", 1, 1),
            Has("ETC_410", GameTag::RUSH),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("ETC_410", Nothing),
            Now(Nth(0), 2, 2),
        ],
    );
}

/// # Piercing
///
/// `ETC_410e` · Demon Hunter enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived ETC_410e 9a59c1ea 3fdab970 e2ebb4ee.67341004
#[test]
fn ETC_410e_piercing() {
    check(CardClass::DemonHunter, &[Friend("CS2_118"), Enchant(My(0), "ETC_410e"), Now(My(0), 6, 2)]);
}

/// # SECURITY!!
///
/// `ETC_411` · Demon Hunter spell · 2 mana
///
/// > Summon two 1/1 Illidari with **Rush**. **Outcast:** Summon one more.
///
/// State: Derived
//~ derived ETC_411 b4f096ac 3e4cfe6f 190e37cc.29dd43fd
#[test]
fn ETC_411_security() {
    check(
        CardClass::DemonHunter,
        &[
            Give("ETC_411"),
            Cost("ETC_411", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_411", Nothing),
            BoardCount(Mine, 4),
            In(The("BT_036t"), Zone::Play),
            Now(The("BT_036t"), 1, 1),
        ],
    );
}

/// # Going Down Swinging
///
/// `ETC_413` · Demon Hunter spell · 4 mana
///
/// > Give your hero +2 Attack and **Immune** this turn, then attack each enemy minion.
///
/// State: Derived
//~ derived ETC_413 066e9fdf 1f1db78f f87eb46e.6f9cc6b7
#[test]
fn ETC_413_going_down_swinging() {
    check(
        CardClass::DemonHunter,
        &[
            Give("ETC_413"),
            Cost("ETC_413", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_413", Nothing),
            HasNow(MyHero, GameTag::IMMUNE),
            Now(MyHero, 2, 30),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Swinging
///
/// `ETC_413e` · Demon Hunter enchantment
///
/// > +2 Attack this turn.
///
/// State: Derived
//~ derived ETC_413e 9d4af38a 9462366a 69f8eb35.09ced50d
#[test]
fn ETC_413e_swinging() {
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_118"), Enchant(My(0), "ETC_413e"), Now(My(0), 7, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Going Down
///
/// `ETC_413e2` · Demon Hunter enchantment
///
/// > **Immune** this turn.
///
/// State: Derived
//~ derived ETC_413e2 4a73b421 f01ef28b 5d5207ef.fb55a5e5
#[test]
fn ETC_413e2_going_down() {
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "ETC_413e2"),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// # Remixed Rhapsody
///
/// `JAM_018` · Demon Hunter spell · 5 mana
///
/// > Deal $3 damage to all minions. Gains an extra effect in your hand that changes each turn.
///
/// State: Derived
//~ derived JAM_018 b6e58278 02470536 9838e75c.279b0fc3
#[test]
fn JAM_018_remixed_rhapsody() {
    check(
        CardClass::DemonHunter,
        &[
            Give("JAM_018"),
            Cost("JAM_018", 5),
            OnTop("JAM_018"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAM_018", Nothing),
            Now(Nth(2), 4, 2),
            Now(Nth(3), 4, 2),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("JAM_018"),
            OnTop("JAM_018"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            Force(Card("JAM_018t")),
            EndTurn,
            Is(Nth(1), "JAM_018t"),
        ],
    );
}

/// # Angsty Rhapsody
///
/// `JAM_018t` · Demon Hunter spell · 5 mana
///
/// > Deal $3 damage to all minions. Draw 3 cards. *(Changes each turn.)*
///
/// State: Derived
//~ derived JAM_018t 7a0415e6 7b945d8c 336ae376.65a803b8
#[test]
fn JAM_018t_angsty_rhapsody() {
    check(
        CardClass::DemonHunter,
        &[
            Give("JAM_018t"),
            Cost("JAM_018t", 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAM_018t", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
            Now(Nth(6), 4, 2),
            Now(Nth(7), 4, 2),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("JAM_018t"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            Force(Card("JAM_018t")),
            EndTurn,
            Is(Nth(0), "JAM_018t"),
        ],
    );
}

/// # Resounding Rhapsody
///
/// `JAM_018t2` · Demon Hunter spell · 5 mana
///
/// > Deal $3 damage to all minions, twice. *(Changes each turn.)*
///
/// State: Derived
//~ derived JAM_018t2 2418bf38 75a411d4 7a15f04c.d53ff44e
#[test]
fn JAM_018t2_resounding_rhapsody() {
    check(
        CardClass::DemonHunter,
        &[
            Give("JAM_018t2"),
            Cost("JAM_018t2", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAM_018t2", Nothing),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("JAM_018t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            Force(Card("JAM_018t")),
            EndTurn,
            Is(Nth(0), "JAM_018t"),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("JAM_018t2"),
            Friend("TLC_248"),
            Enemy("CS2_120"),
            Play("JAM_018t2", Nothing),
            Now(Nth(1), 14, 22),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Emotional Rhapsody
///
/// `JAM_018t3` · Demon Hunter spell · 5 mana
///
/// > Deal $3 damage to all minions. Give your hero +5 Attack this turn. *(Changes each turn.)*
///
/// State: Derived
//~ derived JAM_018t3 164f2e40 c06158d6 0a2e5457.ef1af7b5
#[test]
fn JAM_018t3_emotional_rhapsody() {
    check(
        CardClass::DemonHunter,
        &[
            Give("JAM_018t3"),
            Cost("JAM_018t3", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("JAM_018t3", Nothing),
            Now(MyHero, 5, 30),
            Now(Nth(1), 4, 2),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("JAM_018t3"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            Force(Card("JAM_018t")),
            EndTurn,
            Is(Nth(0), "JAM_018t"),
        ],
    );
}

/// # Emotional Rhapsody
///
/// `JAM_018t3e` · Demon Hunter enchantment
///
/// > +5 Attack this turn.
///
/// State: Derived
//~ derived JAM_018t3e 1bb1846d 060a47a5 3cda046f.029f0d3a
#[test]
fn JAM_018t3e_emotional_rhapsody() {
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_118"), Enchant(My(0), "JAM_018t3e"), Now(My(0), 10, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Wailing Rhapsody
///
/// `JAM_018t4` · Demon Hunter spell · 5 mana
///
/// > Deal $3 damage to all minions. Summon a 5/5 Demon. *(Changes each turn.)*
///
/// State: Todo
//~ todo JAM_018t4 9867c4a4 05a70512 c5671f58.81d3973e
#[test]
#[ignore = "todo: JAM_018t4 Wailing Rhapsody"]
fn JAM_018t4_wailing_rhapsody() {
    check(CardClass::DemonHunter, &[Give("JAM_018t4"), Cost("JAM_018t4", 5), Unwritten]);
}

/// # Wailing Fanatic
///
/// `JAM_018t5` · Demon Hunter minion · 5 mana · 5/5
///
/// State: Vanilla
//~ vanilla JAM_018t5 6114bbef 1ba5e0ca 71e8390b
#[test]
fn JAM_018t5_wailing_fanatic() {
    check(
        CardClass::DemonHunter,
        &[
            Give("JAM_018t5"),
            Cost("JAM_018t5", 5),
            Stats("JAM_018t5", 5, 5),
            Play("JAM_018t5", Nothing),
            In(The("JAM_018t5"), Zone::Play),
            Now(The("JAM_018t5"), 5, 5),
        ],
    );
}
