//! Demon Hunter cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f1f374bc

/// # Crystalline Statue
///
/// `TTN_840` · Demon Hunter minion · 2 mana · 5/4
///
/// > **Rush**. Starts **Dormant**. After you draw 4 cards, this awakens.
///
/// State: Derived
//~ derived TTN_840 385045ab d6271f1e 7c9ea1e9.7d8bc7d4
#[test]
fn TTN_840_crystalline_statue() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TTN_840"),
            Cost("TTN_840", 2),
            Stats("TTN_840", 5, 4),
            Has("TTN_840", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_840", Nothing),
            DrawOne,
            Crystals(10),
            DrawOne,
            Crystals(10),
            DrawOne,
            Crystals(10),
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
}

/// # Momentum
///
/// `TTN_841` · Demon Hunter spell · 5 mana
///
/// > Give your hero +4 Attack this turn. Costs (1) less for each card you've drawn this turn.
///
/// State: Derived
//~ derived TTN_841 c0da093a 5d44b111 a0da545d.af43cb79
#[test]
fn TTN_841_momentum() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TTN_841"),
            Cost("TTN_841", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            DrawOne,
            Crystals(10),
            Play("TTN_841", Nothing),
            Now(MyHero, 4, 30),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[Give("TTN_841"), Friend("CS2_182"), Enemy("CS2_182"), DrawOne, Crystals(10), CostNow(Nth(0), 3)],
    );
}

/// # Agile
///
/// `TTN_841e1` · Demon Hunter enchantment
///
/// > +4 Attack this turn.
///
/// State: Derived
//~ derived TTN_841e1 b20ea0b1 9713eecd 8eac83c7.a9003f71
#[test]
fn TTN_841e1_agile() {
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_118"), Enchant(My(0), "TTN_841e1"), Now(My(0), 9, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Jotun, the Eternal
///
/// `TTN_842` · Demon Hunter minion · 5 mana · 4/5
///
/// > **Battlecry:** For the rest of the game, cast a copy of the first spell you draw each turn at enemies.
///
/// State: Todo
//~ todo TTN_842 9a4b7ee3 6007e25b a80cde6a.9c6815c0
#[test]
#[ignore = "todo: TTN_842 Jotun, the Eternal"]
fn TTN_842_jotun_the_eternal() {
    check(CardClass::DemonHunter, &[Give("TTN_842"), Cost("TTN_842", 5), Stats("TTN_842", 4, 5), Unwritten]);
}

/// # Eredar Deceptor
///
/// `TTN_843` · Demon Hunter minion · 4 mana · 3/5
///
/// > Whenever you draw a card, summon a 1/1 Demon with **Rush**.
///
/// State: Derived
//~ derived TTN_843 94eedba8 69456e32 2a1feffc.4fa499c4
#[test]
fn TTN_843_eredar_deceptor() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TTN_843"),
            Cost("TTN_843", 4),
            Stats("TTN_843", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_843"),
            EndTurn,
            EndTurn,
            BoardCount(Mine, 3),
            In(The("TTN_843t1"), Zone::Play),
            Now(The("TTN_843t1"), 1, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("TTN_843"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_843"),
            DrawOne,
            BoardCount(Mine, 3),
            In(The("TTN_843t1"), Zone::Play),
            Now(The("TTN_843t1"), 1, 1),
        ],
    );
}

/// # Invading Felbat
///
/// `TTN_843t1` · Demon Hunter minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla TTN_843t1 ab528260 97412534 1b398d64.57b12c28
#[test]
fn TTN_843t1_invading_felbat() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TTN_843t1"),
            Cost("TTN_843t1", 1),
            Stats("TTN_843t1", 1, 1),
            Has("TTN_843t1", GameTag::RUSH),
            Play("TTN_843t1", Nothing),
            In(The("TTN_843t1"), Zone::Play),
            Now(The("TTN_843t1"), 1, 1),
            HasNow(The("TTN_843t1"), GameTag::RUSH),
        ],
    );
}

/// # Argunite Golem
///
/// `TTN_844` · Demon Hunter minion · 3 mana · 1/5
///
/// > Has +1 Attack for each card you've drawn this turn.
///
/// State: Derived
//~ derived TTN_844 bc2c50af 2a2d5cf0 a1ad370f.6a156937
#[test]
fn TTN_844_argunite_golem() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TTN_844"),
            Cost("TTN_844", 3),
            Stats("TTN_844", 1, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_844"),
            DrawOne,
            Crystals(10),
            Now(Nth(3), 3, 5),
        ],
    );
}

/// # Runic Adornment
///
/// `TTN_845` · Demon Hunter spell · 2 mana
///
/// > **Discover** a spell that costs (3) or less. Shuffle 2 copies into your deck that **Cast When Drawn**.
///
/// State: Todo
//~ todo TTN_845 6e0f1446 380565b3 d98caae7.1c6ca6f7
#[test]
#[ignore = "todo: TTN_845 Runic Adornment"]
fn TTN_845_runic_adornment() {
    check(CardClass::DemonHunter, &[Give("TTN_845"), Cost("TTN_845", 2), Unwritten]);
}

/// # Disciple of Argus
///
/// `TTN_861` · Demon Hunter minion · 3 mana · 2/2
///
/// > **Deathrattle:** Summon two 2/2 Elementals with **Taunt**.
///
/// State: Derived
//~ derived TTN_861 8d8c53e9 b9cbd158 f134a263.cacbc14b
#[test]
fn TTN_861_disciple_of_argus() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TTN_861"),
            Cost("TTN_861", 3),
            Stats("TTN_861", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_861"),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            In(The("TTN_862t4"), Zone::Play),
            Now(The("TTN_862t4"), 2, 2),
        ],
    );
}

/// # Argus, the Emerald Star
///
/// `TTN_862` · Demon Hunter minion · 7 mana · 5/9
///
/// > **Titan** Minions to the left of this have **Rush**, and ones to the right have **Lifesteal**.
///
/// State: Todo
//~ todo TTN_862 52c1be78 d3b43e34 3e1ebfe8.81b3206c
#[test]
#[ignore = "todo: TTN_862 Argus, the Emerald Star"]
fn TTN_862_argus_the_emerald_star() {
    check(CardClass::DemonHunter, &[Give("TTN_862"), Cost("TTN_862", 7), Stats("TTN_862", 5, 9), Unwritten]);
}

/// # Crystal Carving
///
/// `TTN_862t1` · Demon Hunter spell · 0 mana
///
/// > **Discover** a **Deathrattle** minion. It costs (3) less.
///
/// State: Derived
//~ derived TTN_862t1 2bbdf25a 6f055a12 2349cba9.d578b631
#[test]
fn TTN_862t1_crystal_carving() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TTN_862t1"),
            Cost("TTN_862t1", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("EX1_029")),
            Play("TTN_862t1", Nothing),
            ChooseCard("EX1_029"),
            Is(InHand(0), "EX1_029"),
            CostNow(InHand(0), 0),
            Now(InHand(0), 2, 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("TTN_862t1"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("BAR_330")),
            Play("TTN_862t1", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("TTN_862t1"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("TTN_862t1", Nothing),
            Choose(0),
        ],
    );
}

/// # From the Earth
///
/// `TTN_862t1e` · Rogue enchantment
///
/// > Costs (3) less.
///
/// State: Derived
//~ derived TTN_862t1e f1f8627d 83292ced f05a4516.bb1f76c5
#[test]
fn TTN_862t1e_from_the_earth() {
    check(CardClass::DemonHunter, &[Give("CS2_119"), Enchant(Nth(0), "TTN_862t1e"), CostNow(Nth(0), 1)]);
}

/// # Show of Force
///
/// `TTN_862t2` · Demon Hunter spell · 0 mana
///
/// > Reduce the Cost of all minions in your hand by (2).
///
/// State: Derived
//~ derived TTN_862t2 5fed990b aaf8d99e 4b3e0e03.9147dcf1
#[test]
fn TTN_862t2_show_of_force() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TTN_862t2"),
            Cost("TTN_862t2", 0),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_862t2", Nothing),
            CostNow(Nth(1), 1),
            CostNow(Nth(2), 2),
        ],
    );
}

/// # Argunite Army
///
/// `TTN_862t3` · Demon Hunter spell · 0 mana
///
/// > Summon four 2/2 Elementals with **Taunt**.
///
/// State: Todo
//~ todo TTN_862t3 fb9224f6 d6e05a3a 7bc24292.a15c173a
#[test]
#[ignore = "todo: TTN_862t3 Argunite Army"]
fn TTN_862t3_argunite_army() {
    check(CardClass::DemonHunter, &[Give("TTN_862t3"), Cost("TTN_862t3", 0), Unwritten]);
}

/// # Blessed by Argus
///
/// `TTN_862t3e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived TTN_862t3e 1239fda0 cda49313 d400c363.90c32b47
#[test]
fn TTN_862t3e_blessed_by_argus() {
    check(CardClass::DemonHunter, &[Give("CS2_118"), Enchant(Nth(0), "TTN_862t3e"), CostNow(Nth(0), 1)]);
}

/// # Crystal Elemental
///
/// `TTN_862t4` · Demon Hunter minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla TTN_862t4 7bebaa92 444357b8 566c7271.4b0c5d24
#[test]
fn TTN_862t4_crystal_elemental() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TTN_862t4"),
            Cost("TTN_862t4", 2),
            Stats("TTN_862t4", 2, 2),
            Has("TTN_862t4", GameTag::TAUNT),
            Play("TTN_862t4", Nothing),
            In(The("TTN_862t4"), Zone::Play),
            Now(The("TTN_862t4"), 2, 2),
            HasNow(The("TTN_862t4"), GameTag::TAUNT),
        ],
    );
}

/// # Weight of the World
///
/// `TTN_865` · Demon Hunter spell · 3 mana
///
/// > Draw 2 cards. **Forge:** Draw cards until you have as many in hand as your opponent first.
///
/// State: Derived
//~ derived TTN_865 80ff71b4 ec69b148 6d3ab72f.4fe8e5e5
#[test]
fn TTN_865_weight_of_the_world() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TTN_865"),
            Cost("TTN_865", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_865", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Heavy Burden
///
/// `TTN_865e` · Shaman enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived TTN_865e a114ce9e 04bc9dbe 71509e21.f705eb41
#[test]
fn TTN_865e_heavy_burden() {
    check(CardClass::DemonHunter, &[Give("CS2_118"), Enchant(Nth(0), "TTN_865e"), CostNow(Nth(0), 2)]);
}

/// # Weight of the World
///
/// `TTN_865t` · Demon Hunter spell · 3 mana
///
/// > **Forged.** Draw cards until you have as many in hand as your opponent, then draw 2 cards.
///
/// State: Derived
//~ derived TTN_865t f6cfc3dd e77e1121 9747a113.654f23d7
#[test]
fn TTN_865t_weight_of_the_world() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TTN_865t"),
            Cost("TTN_865t", 3),
            Has("TTN_865t", GameTag::FORGED),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_182"),
            GiveThem("CS2_182"),
            GiveThem("CS2_182"),
            GiveThem("CS2_182"),
            GiveThem("CS2_182"),
            GiveThem("CS2_182"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_865t", Nothing),
            CostNow(InHand(5), 4),
            Now(InHand(5), 4, 5),
            CostNow(InHand(6), 4),
            Now(InHand(6), 4, 5),
            CostNow(InHand(7), 4),
            Now(InHand(7), 4, 5),
            DeckCount(Mine, 16),
            HandCount(Mine, 8),
            CostNow(Nth(1), 3),
            In(Nth(1), Zone::Hand),
            Now(Nth(1), 5, 1),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("TTN_865t"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_182"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_865t", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Mythical Terror
///
/// `TTN_866` · Demon Hunter minion · 7 mana · 4/10
///
/// > **Lifesteal** At the end of your turn, force all enemy minions to attack this.
///
/// State: Derived
//~ derived TTN_866 9530b2d6 412fd057 92a55d07.dddfa6c7
#[test]
fn TTN_866_mythical_terror() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TTN_866"),
            Cost("TTN_866", 7),
            Stats("TTN_866", 4, 10),
            Has("TTN_866", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_866"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            EndTurn,
            Now(MyHero, 0, 14),
            Damage(MyHero, 16),
            Dead(Nth(2)),
            Now(Nth(3), 4, 4),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Sigil of Time
///
/// `YOG_401` · Demon Hunter spell · Fel · 3 mana
///
/// > At the start of your next turn, draw 3 additional cards.
///
/// State: Derived
//~ derived YOG_401 cc6f632d 7ad54a81 8a046e15.e8f6fdd0
#[test]
fn YOG_401_sigil_of_time() {
    check(
        CardClass::DemonHunter,
        &[
            Give("YOG_401"),
            Cost("YOG_401", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOG_401", Nothing),
            EndTurn,
            EndTurn,
            DeckCount(Mine, 20),
            HandCount(Mine, 4),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("YOG_401"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOG_401", Nothing),
            EndTurn,
            DeckCount(Mine, 24),
        ],
    );
}

/// # Mindbender
///
/// `YOG_402` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Battlecry:** Deal 1 damage for each card you have drawn this turn.@ *(@)*
///
/// State: Derived
//~ derived YOG_402 0dd4e9dd 663190c5 b30477a5.07810444
#[test]
fn YOG_402_mindbender() {
    check(
        CardClass::DemonHunter,
        &[
            Give("YOG_402"),
            Cost("YOG_402", 4),
            Stats("YOG_402", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            DrawOne,
            Crystals(10),
            Play("YOG_402", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("YOG_402"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            DrawOne,
            Crystals(10),
            Play("YOG_402", On(Nth(1))),
            Now(Nth(1), 4, 3),
        ],
    );
}

/// # Saronite Shambler
///
/// `YOG_521` · Demon Hunter minion · 2 mana · 2/3
///
/// > **Battlecry:** If you've cast 5 or more spells this game, give your hero +4 Attack this turn. @ *({0} left!)*@ *(Ready!)*
///
/// State: Derived
//~ derived YOG_521 b42c7ccf e57bdf33 3c4da0d4.a6661afc
#[test]
fn YOG_521_saronite_shambler() {
    check(
        CardClass::DemonHunter,
        &[
            Give("YOG_521"),
            Cost("YOG_521", 2),
            Stats("YOG_521", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("YOG_521", Nothing),
            Now(MyHero, 4, 30),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[Give("YOG_521"), Friend("CS2_182"), Enemy("CS2_182"), Play("YOG_521", Nothing), Now(MyHero, 0, 30)],
    );
}

/// # Spiky
///
/// `YOG_521e` · Demon Hunter enchantment
///
/// > +4 Attack this turn.
///
/// State: Derived
//~ derived YOG_521e e84d85f4 73968d35 80a60ea1.a9003f71
#[test]
fn YOG_521e_spiky() {
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_118"), Enchant(My(0), "YOG_521e"), Now(My(0), 9, 1), EndTurn, Now(My(0), 5, 1)],
    );
}
