//! Paladin cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d5933290

/// # Sir Finley, the Intrepid
///
/// `DEEP_007` · Multi-class minion · 3 mana · 2/3
///
/// > **Battlecry**: If you've **Excavated** twice, transform all enemy minions into 1/1 Murlocs.
///
/// State: Done
//~ done DEEP_007 5bd27b86 - eeeb01b2.9d91af6e
#[test]
fn DEEP_007_sir_finley_the_intrepid() {
    check(
        CardClass::Paladin,
        &[
            Give("DEEP_007"),
            Cost("DEEP_007", 3),
            Stats("DEEP_007", 2, 3),
            Enemy("CS2_182"),
            Play("WW_334", Nothing),
            Play("WW_334", Nothing),
            Crystals(10),
            Play("DEEP_007", Nothing),
            Now(Their(0), 1, 1),
        ],
    );
}

/// # Shroomscavate
///
/// `DEEP_018` · Multi-class spell · 2 mana
///
/// > Give a minion **Divine Shield**. **Excavate** a treasure.
///
/// State: Derived
//~ derived DEEP_018 12f1102d 5fd8546d 1769ec2a.2a137f31
#[test]
fn DEEP_018_shroomscavate() {
    check(
        CardClass::Paladin,
        &[
            Give("DEEP_018"),
            Cost("DEEP_018", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("WW_001t4")),
            Play("DEEP_018", On(Nth(2))),
            HasNot(InHand(0), GameTag::DIVINE_SHIELD),
            Is(InHand(0), "WW_001t4"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 3),
            HandCount(Mine, 1),
            HasNow(Nth(2), GameTag::DIVINE_SHIELD),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("DEEP_018"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("WW_001t4")),
            Play("DEEP_018", On(Nth(1))),
            HasNot(InHand(0), GameTag::DIVINE_SHIELD),
            Is(InHand(0), "WW_001t4"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 3),
            HandCount(Mine, 1),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Fossilized Kaleidosaur
///
/// `DEEP_033` · Paladin minion · 4 mana · 3/4
///
/// > **Battlecry:** Gain two random **Bonus Effects**. **Excavate** a treasure.
///
/// State: Done
//~ done DEEP_033 f67e0374 - 90ee45a8.7011efa8
#[test]
fn DEEP_033_fossilized_kaleidosaur() {
    check(
        CardClass::Paladin,
        &[
            Give("DEEP_033"),
            Cost("DEEP_033", 4),
            Stats("DEEP_033", 3, 4),
            Force(Number(0)),
            Force(Number(0)),
            Play("DEEP_033", Nothing),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
            HasNow(My(0), GameTag::TAUNT),
            HandCount(Mine, 1),
        ],
    );
}

/// # The Azerite Dragon
///
/// `DEEP_999t4` · Paladin minion · 4 mana · 5/5
///
/// > **Battlecry:** Give all other minions in your hand, deck, and battlefield +3/+3.
///
/// State: Todo
//~ todo DEEP_999t4 676c81e2 8186722d 11bd368f.b9d68fd2
#[test]
#[ignore = "todo: DEEP_999t4 The Azerite Dragon"]
fn DEEP_999t4_the_azerite_dragon() {
    check(CardClass::Paladin, &[Give("DEEP_999t4"), Cost("DEEP_999t4", 4), Stats("DEEP_999t4", 5, 5), Unwritten]);
}

/// # Azerite Sheen
///
/// `DEEP_999t4e` · Paladin enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived DEEP_999t4e d1b0b22d d4062cdb 5c352bfb.b42c6980
#[test]
fn DEEP_999t4e_azerite_sheen() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "DEEP_999t4e"), Now(My(0), 8, 4)]);
}

/// # Showdown!
///
/// `WW_051` · Paladin spell · 2 mana
///
/// > Both players summon three 3/3 Outlaws. Give yours **Rush**.
///
/// State: Done
//~ done WW_051 4d5a3f59 - 7f8b426f.f9f6be99
#[test]
fn WW_051_showdown() {
    check(
        CardClass::Paladin,
        &[
            Give("WW_051"),
            Cost("WW_051", 2),
            Friend("CS2_182"),
            Play("WW_051", Nothing),
            BoardCount(Mine, 4),
            BoardCount(Theirs, 3),
            Is(My(1), "WW_051t"),
            Is(Their(2), "WW_051t"),
            HasNot(My(0), GameTag::RUSH),
            HasNow(My(1), GameTag::RUSH),
            HasNow(My(2), GameTag::RUSH),
            HasNow(My(3), GameTag::RUSH),
            HasNot(Their(0), GameTag::RUSH),
            HasNot(Their(2), GameTag::RUSH),
            Attack(My(3), Their(0)),
        ],
    );
}

/// # Outlaw
///
/// `WW_051t` · Paladin minion · 3 mana · 3/3
///
/// State: Vanilla
//~ vanilla WW_051t dbe2b298 d796f4bf 3921a8b4
#[test]
fn WW_051t_outlaw() {
    check(
        CardClass::Paladin,
        &[
            Give("WW_051t"),
            Cost("WW_051t", 3),
            Stats("WW_051t", 3, 3),
            Play("WW_051t", Nothing),
            In(The("WW_051t"), Zone::Play),
            Now(The("WW_051t"), 3, 3),
        ],
    );
}

/// # Holy Cowboy
///
/// `WW_335` · Paladin minion · 3 mana · 4/3
///
/// > **Battlecry:** Your next Holy spell costs (2) less.
///
/// State: Derived
//~ derived WW_335 3d9b8b5d 3617f1b8 e144af1a.dc0f5f5e
#[test]
fn WW_335_holy_cowboy() {
    check(
        CardClass::Paladin,
        &[
            Give("WW_335"),
            Cost("WW_335", 3),
            Stats("WW_335", 4, 3),
            Give("AT_013"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_335", Nothing),
            CostNow(Nth(1), 0),
        ],
    );
}

/// # Holy Cowboy
///
/// `WW_335e` · Paladin enchantment
///
/// > Your next Holy spell costs (2) less.
///
/// State: Derived
//~ derived WW_335e daeaf961 3123d5d8 9800e910.10038b41
#[test]
fn WW_335e_holy_cowboy() {
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Give("AT_013"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "WW_335e"),
            CostNow(Nth(1), 0),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Friend("CS2_182"),
            Give("AT_013"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "WW_335e"),
            Play("EX1_192", Nothing),
            Crystals(10),
            CostNow(Nth(1), 1),
        ],
    );
}

/// # Prismatic Beam
///
/// `WW_336` · Paladin spell · 7 mana
///
/// > Deal $3 damage to all enemies. Costs (1) less for each enemy minion.
///
/// State: Derived
//~ derived WW_336 f0a4b0b8 a99597c6 3fb9e1af.7544cb77
#[test]
fn WW_336_prismatic_beam() {
    check(
        CardClass::Paladin,
        &[
            Give("WW_336"),
            Cost("WW_336", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_336", Nothing),
            Now(Nth(2), 4, 2),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(CardClass::Paladin, &[Give("WW_336"), Friend("CS2_182"), Enemy("CS2_182"), CostNow(Nth(0), 6)]);
}

/// # Spirit of the Badlands
///
/// `WW_337` · Paladin minion · 3 mana · 3/4
///
/// > **Battlecry:** If your deck started with no duplicates, get a *permanent* Mirage.
///
/// State: Todo
//~ todo WW_337 b4df1092 4e7ee7d7 6a795643.a2125cd3
#[test]
#[ignore = "todo: WW_337 Spirit of the Badlands"]
fn WW_337_spirit_of_the_badlands() {
    check(CardClass::Paladin, &[Give("WW_337"), Cost("WW_337", 3), Stats("WW_337", 3, 4), Unwritten]);
}

/// # Mirage
///
/// `WW_337t` · Paladin spell · 0 mana
///
/// > At the start of your turn, transform into a copy of a minion in your deck. *(This stays in your hand.)*
///
/// State: Todo
//~ todo WW_337t e490d14d fbe2e6ec 2ff51c6e.bfaddaf1
#[test]
#[ignore = "todo: WW_337t Mirage"]
fn WW_337t_mirage() {
    check(CardClass::Paladin, &[Give("WW_337t"), Cost("WW_337t", 0), Unwritten]);
}

/// # Deputization Aura
///
/// `WW_341` · Paladin spell · Holy · 3 mana
///
/// > Your left-most minion has +2 Attack and **Lifesteal**. Lasts @ turns.
///
/// State: Derived
//~ derived WW_341 5b367455 796e1890 9cec962b.7535cc61
#[test]
fn WW_341_deputization_aura() {
    check(
        CardClass::Paladin,
        &[
            Give("WW_341"),
            Cost("WW_341", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_341", Nothing),
            In(Nth(0), Zone::Secret),
            HasNow(Nth(1), GameTag::LIFESTEAL),
            Now(Nth(1), 6, 5),
        ],
    );
}

/// # My Favorite Deputy
///
/// `WW_341e` · Paladin enchantment
///
/// > +2 Attack and **Lifesteal**.
///
/// State: Derived
//~ derived WW_341e ea9ad4ba 1455fff0 8ad7d232.12ecf089
#[test]
fn WW_341e_my_favorite_deputy() {
    check(
        CardClass::Paladin,
        &[Friend("CS2_118"), Enchant(My(0), "WW_341e"), Now(My(0), 7, 1), HasNow(My(0), GameTag::LIFESTEAL)],
    );
}

/// # Lawful Longarm
///
/// `WW_342` · Paladin minion · 5 mana · 1/5
///
/// > **Rush**, **Lifesteal Battlecry:** Gain +1 Attack for each card in your hand.
///
/// State: Derived
//~ derived WW_342 22843e08 10f539fd 634549d7.32866a69
#[test]
fn WW_342_lawful_longarm() {
    check(
        CardClass::Paladin,
        &[
            Give("WW_342"),
            Cost("WW_342", 5),
            Stats("WW_342", 1, 5),
            Has("WW_342", GameTag::LIFESTEAL),
            Has("WW_342", GameTag::RUSH),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("WW_342", Nothing),
            Now(Nth(0), 2, 5),
        ],
    );
}

/// # Law Abiding
///
/// `WW_342e` · Paladin enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived WW_342e d32b417a ac4fb264 e0c1d168.c84fda8a
#[test]
fn WW_342e_law_abiding() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "WW_342e"), Now(My(0), 6, 1)]);
}

/// # Hi Ho Silverwing
///
/// `WW_344` · Paladin minion · 2 mana · 2/1
///
/// > **Divine Shield Deathrattle:** Draw a Holy spell.
///
/// State: Derived
//~ derived WW_344 8e684bb0 8c8a2fc6 ca8ee191.f3436ee8
#[test]
fn WW_344_hi_ho_silverwing() {
    check(
        CardClass::Paladin,
        &[
            Give("WW_344"),
            Cost("WW_344", 2),
            Stats("WW_344", 2, 1),
            Has("WW_344", GameTag::DIVINE_SHIELD),
            OnTop("AT_013"),
            OnTop("AT_013"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_344"),
            Kill(Nth(6)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 1),
            In(Nth(2), Zone::Hand),
        ],
    );
}

/// # The Badlands Bandits
///
/// `WW_345` · Paladin spell · 6 mana
///
/// > Get eight 3/2 Bandits with **Bonus Effects**. Any that can't fit in your hand are summoned instead.
///
/// State: Todo
//~ todo WW_345 d16ffee3 edce0e1c 8ea3508f.00f45d16
#[test]
#[ignore = "todo: WW_345 The Badlands Bandits"]
fn WW_345_the_badlands_bandits() {
    check(CardClass::Paladin, &[Give("WW_345"), Cost("WW_345", 6), Unwritten]);
}

/// # Crusty
///
/// `WW_345t1` · Paladin minion · 2 mana · 3/2
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ vanilla WW_345t1 6142969c 20647d9e 19a80456.cc526ac4
#[test]
fn WW_345t1_crusty() {
    check(
        CardClass::Paladin,
        &[
            Give("WW_345t1"),
            Cost("WW_345t1", 2),
            Stats("WW_345t1", 3, 2),
            Has("WW_345t1", GameTag::DIVINE_SHIELD),
            Play("WW_345t1", Nothing),
            In(The("WW_345t1"), Zone::Play),
            Now(The("WW_345t1"), 3, 2),
            HasNow(The("WW_345t1"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Rusty
///
/// `WW_345t2` · Paladin minion · 2 mana · 3/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla WW_345t2 b9464932 969db9cf 6ff0f516.4b0c5d24
#[test]
fn WW_345t2_rusty() {
    check(
        CardClass::Paladin,
        &[
            Give("WW_345t2"),
            Cost("WW_345t2", 2),
            Stats("WW_345t2", 3, 2),
            Has("WW_345t2", GameTag::TAUNT),
            Play("WW_345t2", Nothing),
            In(The("WW_345t2"), Zone::Play),
            Now(The("WW_345t2"), 3, 2),
            HasNow(The("WW_345t2"), GameTag::TAUNT),
        ],
    );
}

/// # Sandy Red
///
/// `WW_345t3` · Paladin minion · 2 mana · 3/2
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla WW_345t3 7e59a6f2 7f534ee0 a84eeddc.57b12c28
#[test]
fn WW_345t3_sandy_red() {
    check(
        CardClass::Paladin,
        &[
            Give("WW_345t3"),
            Cost("WW_345t3", 2),
            Stats("WW_345t3", 3, 2),
            Has("WW_345t3", GameTag::RUSH),
            Play("WW_345t3", Nothing),
            In(The("WW_345t3"), Zone::Play),
            Now(The("WW_345t3"), 3, 2),
            HasNow(The("WW_345t3"), GameTag::RUSH),
        ],
    );
}

/// # Pearly
///
/// `WW_345t4` · Paladin minion · 2 mana · 3/2
///
/// > **Windfury**
///
/// State: Vanilla
//~ vanilla WW_345t4 90f8db4a d1d2a53c 2d5288ba.9569ce14
#[test]
fn WW_345t4_pearly() {
    check(
        CardClass::Paladin,
        &[
            Give("WW_345t4"),
            Cost("WW_345t4", 2),
            Stats("WW_345t4", 3, 2),
            Has("WW_345t4", GameTag::WINDFURY),
            Play("WW_345t4", Nothing),
            In(The("WW_345t4"), Zone::Play),
            Now(The("WW_345t4"), 3, 2),
            HasNow(The("WW_345t4"), GameTag::WINDFURY),
        ],
    );
}

/// # Surly
///
/// `WW_345t5` · Paladin minion · 2 mana · 3/2
///
/// > **Elusive**
///
/// State: Vanilla
//~ vanilla WW_345t5 aa5007e8 db0e854d d3d4dcc8.c54580ff
#[test]
fn WW_345t5_surly() {
    check(
        CardClass::Paladin,
        &[
            Give("WW_345t5"),
            Cost("WW_345t5", 2),
            Stats("WW_345t5", 3, 2),
            Has("WW_345t5", GameTag::ELUSIVE),
            Play("WW_345t5", Nothing),
            In(The("WW_345t5"), Zone::Play),
            Now(The("WW_345t5"), 3, 2),
            HasNow(The("WW_345t5"), GameTag::ELUSIVE),
        ],
    );
}

/// # Dusty
///
/// `WW_345t6` · Paladin minion · 2 mana · 3/2
///
/// > **Poisonous**
///
/// State: Vanilla
//~ vanilla WW_345t6 c9652cc0 40675b2b 4a3d0464.2574dcf7
#[test]
fn WW_345t6_dusty() {
    check(
        CardClass::Paladin,
        &[
            Give("WW_345t6"),
            Cost("WW_345t6", 2),
            Stats("WW_345t6", 3, 2),
            Has("WW_345t6", GameTag::POISONOUS),
            Play("WW_345t6", Nothing),
            In(The("WW_345t6"), Zone::Play),
            Now(The("WW_345t6"), 3, 2),
            HasNow(The("WW_345t6"), GameTag::POISONOUS),
        ],
    );
}

/// # Moe
///
/// `WW_345t7` · Paladin minion · 2 mana · 3/2
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla WW_345t7 7dae4193 311aa38f c4aab9c6.b857c9f1
#[test]
fn WW_345t7_moe() {
    check(
        CardClass::Paladin,
        &[
            Give("WW_345t7"),
            Cost("WW_345t7", 2),
            Stats("WW_345t7", 3, 2),
            Has("WW_345t7", GameTag::LIFESTEAL),
            Play("WW_345t7", Nothing),
            In(The("WW_345t7"), Zone::Play),
            Now(The("WW_345t7"), 3, 2),
            HasNow(The("WW_345t7"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Burly
///
/// `WW_345t8` · Paladin minion · 2 mana · 3/2
///
/// > **Reborn**
///
/// State: Vanilla
//~ vanilla WW_345t8 e5c4fce8 8cb39c1e 313fe994.d8e09bc7
#[test]
fn WW_345t8_burly() {
    check(
        CardClass::Paladin,
        &[
            Give("WW_345t8"),
            Cost("WW_345t8", 2),
            Stats("WW_345t8", 3, 2),
            Has("WW_345t8", GameTag::REBORN),
            Play("WW_345t8", Nothing),
            In(The("WW_345t8"), Zone::Play),
            Now(The("WW_345t8"), 3, 2),
            HasNow(The("WW_345t8"), GameTag::REBORN),
        ],
    );
}

/// # Lay Down the Law
///
/// `WW_365` · Paladin spell · Holy · 2 mana
///
/// > **Tradeable** Set a minion's Attack and Health to 1. **Quickdraw:** Then deal $1 damage to it.
///
/// State: Todo
//~ todo WW_365 334f5057 2581995e c1f8a849.ff8191ee
#[test]
#[ignore = "todo: WW_365 Lay Down the Law"]
fn WW_365_lay_down_the_law() {
    check(CardClass::Paladin, &[Give("WW_365"), Cost("WW_365", 2), Has("WW_365", GameTag::TRADEABLE), Unwritten]);
}

/// # Justice Dispensed
///
/// `WW_365e` · Paladin enchantment
///
/// > 1/1.
///
/// State: Derived
//~ derived WW_365e dca8325b c9a6a88d eec776c8.d68bebe2
#[test]
fn WW_365e_justice_dispensed() {
    check(CardClass::Paladin, &[Friend("CS2_119"), Enchant(My(0), "WW_365e"), Now(My(0), 1, 1)]);
}

/// # Living Horizon
///
/// `WW_366` · Paladin minion · 10 mana · 4/6
///
/// > **Taunt**, **Divine Shield** Costs (1) less for each other card in your hand.
///
/// State: Derived
//~ derived WW_366 79e823f5 db3ae276 7120dde1.28bc7fa3
#[test]
fn WW_366_living_horizon() {
    check(
        CardClass::Paladin,
        &[
            Give("WW_366"),
            Cost("WW_366", 10),
            Stats("WW_366", 4, 6),
            Has("WW_366", GameTag::DIVINE_SHIELD),
            Has("WW_366", GameTag::TAUNT),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_366"),
            CostNow(Nth(0), 9),
        ],
    );
}
