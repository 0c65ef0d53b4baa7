//! Warlock cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 057e04a4

/// # Summoner Darkmarrow
///
/// `VAC_503` · Warlock minion · 4 mana · 4/4
///
/// > **Death Knight Tourist** Your **Deathrattles** trigger twice. After you play a **Deathrattle** minion, destroy it.
///
/// State: Derived
//~ derived VAC_503 5fccb418 2d643542 9f66f878.b2b2800e
#[test]
fn VAC_503_summoner_darkmarrow() {
    check(
        CardClass::Warlock,
        &[
            Give("VAC_503"),
            Cost("VAC_503", 4),
            Stats("VAC_503", 4, 4),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_503"),
            Play("LEG_CS3_013", Nothing),
            BoardCount(Mine, 3),
            Dead(Nth(5)),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("VAC_503"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_503"),
            Play("CS2_182", Nothing),
            BoardCount(Mine, 4),
        ],
    );
}

/// # Eat! The! Imp!
///
/// `VAC_939` · Warlock spell · Fire · 2 mana
///
/// > Destroy a friendly minion to draw 3 cards.
///
/// State: Derived
//~ derived VAC_939 4c239447 5a377274 dcc7934a.44478bbd
#[test]
fn VAC_939_eat_the_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("VAC_939"),
            Cost("VAC_939", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_939", On(Nth(6))),
            BoardCount(Mine, 0),
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
            Dead(Nth(6)),
        ],
    );
}

/// # Party Fiend
///
/// `VAC_940` · Warlock minion · 1 mana · 1/1
///
/// > **Battlecry:** Summon two 1/1 Felbeasts. Deal 3 damage to your hero.
///
/// State: Derived
//~ derived VAC_940 a00a4e5a 5d2131c3 2b391dc2.b03ef6af
#[test]
fn VAC_940_party_fiend() {
    check(
        CardClass::Warlock,
        &[
            Give("VAC_940"),
            Cost("VAC_940", 1),
            Stats("VAC_940", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_940", Nothing),
            Now(MyHero, 0, 27),
            BoardCount(Mine, 4),
            Damage(MyHero, 3),
            In(The("VAC_940t"), Zone::Play),
            Now(The("VAC_940t"), 1, 1),
        ],
    );
}

/// # Felbeast
///
/// `VAC_940t` · Warlock minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla VAC_940t eb8e7a17 e9b19fee 3a331e5e
#[test]
fn VAC_940t_felbeast() {
    check(
        CardClass::Warlock,
        &[
            Give("VAC_940t"),
            Cost("VAC_940t", 1),
            Stats("VAC_940t", 1, 1),
            Play("VAC_940t", Nothing),
            In(The("VAC_940t"), Zone::Play),
            Now(The("VAC_940t"), 1, 1),
        ],
    );
}

/// # Announce Darkness
///
/// `VAC_941` · Warlock spell · Shadow · 1 mana
///
/// > Replace your Hero Power and non-Warlock cards with Warlock ones. They cost (1) less.
///
/// State: Todo
//~ todo VAC_941 ea6425eb 99e1da19 3a9d1fc9.e3c2c272
#[test]
#[ignore = "todo: VAC_941 Announce Darkness"]
fn VAC_941_announce_darkness() {
    check(CardClass::Warlock, &[Give("VAC_941"), Cost("VAC_941", 1), Unwritten]);
}

/// # Fearless Flamejuggler
///
/// `VAC_942` · Warlock minion · 2 mana · 1/1
///
/// > **Battlecry:** Gain stats equal to the damage your hero has taken this turn.@ *(@)*
///
/// State: Todo
//~ todo VAC_942 74a58fcf de301483 3500e54b.a5247366
#[test]
#[ignore = "todo: VAC_942 Fearless Flamejuggler"]
fn VAC_942_fearless_flamejuggler() {
    check(CardClass::Warlock, &[Give("VAC_942"), Cost("VAC_942", 2), Stats("VAC_942", 1, 1), Unwritten]);
}

/// # Sacrificial Imp
///
/// `VAC_943` · Warlock minion · 3 mana · 1/6
///
/// > **Deathrattle:** If it's your turn, summon a 6/6 Imp with **Taunt**.
///
/// State: Derived
//~ derived VAC_943 74ef8db4 b209a575 7bd4d4c0.febe102f
#[test]
fn VAC_943_sacrificial_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("VAC_943"),
            Cost("VAC_943", 3),
            Stats("VAC_943", 1, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_943"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("VAC_943t"), Zone::Play),
            Now(The("VAC_943t"), 6, 6),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("VAC_943"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_943"),
            EndTurn,
            Kill(Nth(3)),
            BoardCount(Mine, 1),
        ],
    );
}

/// # Monstrous Imp
///
/// `VAC_943t` · Warlock minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla VAC_943t c64d00cb dd67984b cfd87a83.4b0c5d24
#[test]
fn VAC_943t_monstrous_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("VAC_943t"),
            Cost("VAC_943t", 6),
            Stats("VAC_943t", 6, 6),
            Has("VAC_943t", GameTag::TAUNT),
            Play("VAC_943t", Nothing),
            In(The("VAC_943t"), Zone::Play),
            Now(The("VAC_943t"), 6, 6),
            HasNow(The("VAC_943t"), GameTag::TAUNT),
        ],
    );
}

/// # Cursed Souvenir
///
/// `VAC_944` · Warlock spell · Shadow · 2 mana
///
/// > Give a minion +3/+3 and "At the start of your turn, deal 3 damage to your hero."
///
/// State: Derived
//~ derived VAC_944 772211bc 02a9d9ac eaabdb39.a4078378
#[test]
fn VAC_944_cursed_souvenir() {
    check(
        CardClass::Warlock,
        &[
            Give("VAC_944"),
            Cost("VAC_944", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_944", On(Nth(2))),
            Now(Nth(2), 7, 8),
        ],
    );
    check(
        CardClass::Warlock,
        &[Give("VAC_944"), Friend("CS2_182"), Enemy("CS2_182"), Play("VAC_944", On(Nth(1))), Now(Nth(1), 7, 8)],
    );
}

/// # Cursed Souvenir
///
/// `VAC_944e` · Warlock enchantment
///
/// > +3/+3 and "At the start of your turn, deal 3 damage to your hero."
///
/// State: Derived
//~ derived VAC_944e da53a224 759d9f85 5340cc14.b08774af
#[test]
fn VAC_944e_cursed_souvenir() {
    check(
        CardClass::Warlock,
        &[Friend("CS2_182"), Friend("CS2_182"), Enemy("CS2_182"), Enchant(Nth(0), "VAC_944e"), Now(Nth(0), 7, 8)],
    );
    check(
        CardClass::Warlock,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "VAC_944e"),
            EndTurn,
            Now(MyHero, 0, 30),
            Now(Nth(0), 7, 8),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "VAC_944e"),
            EndTurn,
            EndTurn,
            Now(MyHero, 0, 27),
            Damage(MyHero, 3),
            Now(Nth(0), 7, 8),
        ],
    );
}

/// # Party Planner Vona
///
/// `VAC_945` · Warlock minion · 6 mana · 4/4
///
/// > **Battlecry:** If you've taken 8 damage on your turns, summon Ourobos.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo VAC_945 2b0f38cf 9c690244 bff24de8.9b6c0070
#[test]
#[ignore = "todo: VAC_945 Party Planner Vona"]
fn VAC_945_party_planner_vona() {
    check(CardClass::Warlock, &[Give("VAC_945"), Cost("VAC_945", 6), Stats("VAC_945", 4, 4), Unwritten]);
}

/// # Necessary Expenditures
///
/// `VAC_945e` · Warlock enchantment
///
/// > **Deathrattle:** Summon Ourobos, World Serpent.
///
/// State: Derived
//~ derived VAC_945e 70b91a85 daaad68b 289d16d1.f378e20f
#[test]
fn VAC_945e_necessary_expenditures() {
    check(
        CardClass::Warlock,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "VAC_945e"),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            In(The("VAC_945t"), Zone::Play),
            Now(The("VAC_945t"), 8, 8),
        ],
    );
}

/// # Ourobos, World Serpent
///
/// `VAC_945t` · Warlock minion · 8 mana · 8/8
///
/// > **Taunt Deathrattle:** Give a minion in your hand "**Deathrattle:** Summon Ourobos."
///
/// State: Todo
//~ todo VAC_945t 3b60b18c 5b6595db 35328b41.62fd2ed1
#[test]
#[ignore = "todo: VAC_945t Ourobos, World Serpent"]
fn VAC_945t_ourobos_world_serpent() {
    check(
        CardClass::Warlock,
        &[Give("VAC_945t"), Cost("VAC_945t", 8), Stats("VAC_945t", 8, 8), Has("VAC_945t", GameTag::TAUNT), Unwritten],
    );
}

/// # "Health" Drink
///
/// `VAC_951` · Warlock spell · Fel · 3 mana
///
/// > **Lifesteal**. Deal $3 damage to a minion. *(3 Drinks left!)*
///
/// State: Derived
//~ derived VAC_951 7648c19d 0b83ad75 e86fac42.c70e22dd
#[test]
fn VAC_951_health_drink() {
    check(
        CardClass::Warlock,
        &[
            Give("VAC_951"),
            Cost("VAC_951", 3),
            Has("VAC_951", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("VAC_951", On(Nth(2))),
            Is(InHand(0), "VAC_951t"),
            CostNow(InHand(0), 3),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            HandCount(Mine, 1),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("VAC_951"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("VAC_951", On(Nth(1))),
            Is(InHand(0), "VAC_951t"),
            CostNow(InHand(0), 3),
            Now(MyHero, 0, 13),
            BoardCount(Mine, 0),
            Damage(MyHero, 17),
            HandCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
}

/// # "Health" Drink
///
/// `VAC_951t` · Warlock spell · Fel · 3 mana
///
/// > **Lifesteal**. Deal $3 damage to a minion. *(2 Drinks left!)*
///
/// State: Derived
//~ derived VAC_951t 1a06f1d5 36e957da 703390c5.6b02e328
#[test]
fn VAC_951t_health_drink() {
    check(
        CardClass::Warlock,
        &[
            Give("VAC_951t"),
            Cost("VAC_951t", 3),
            Has("VAC_951t", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("VAC_951t", On(Nth(2))),
            Is(InHand(0), "VAC_951t2"),
            CostNow(InHand(0), 3),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            HandCount(Mine, 1),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("VAC_951t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("VAC_951t", On(Nth(1))),
            Is(InHand(0), "VAC_951t2"),
            CostNow(InHand(0), 3),
            Now(MyHero, 0, 13),
            BoardCount(Mine, 0),
            Damage(MyHero, 17),
            HandCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
}

/// # "Health" Drink
///
/// `VAC_951t2` · Warlock spell · Fel · 3 mana
///
/// > **Lifesteal**. Deal $3 damage to a minion. *(Last Drink!)*
///
/// State: Derived
//~ derived VAC_951t2 46cc8e83 01a81e5a a63a7494.638f952d
#[test]
fn VAC_951t2_health_drink() {
    check(
        CardClass::Warlock,
        &[
            Give("VAC_951t2"),
            Cost("VAC_951t2", 3),
            Has("VAC_951t2", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("VAC_951t2", On(Nth(2))),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("VAC_951t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("VAC_951t2", On(Nth(1))),
            Now(MyHero, 0, 13),
            BoardCount(Mine, 0),
            Damage(MyHero, 17),
            Dead(Nth(1)),
        ],
    );
}

/// # Felfire Bonfire
///
/// `VAC_952` · Warlock spell · Fel · 4 mana
///
/// > Deal $4 damage to a minion. If it dies, your next **Deathrattle** minion costs (3) less.
///
/// State: Derived
//~ derived VAC_952 c06bcf8b 7cebec64 22c55716.f9126c78
#[test]
fn VAC_952_felfire_bonfire() {
    check(
        CardClass::Warlock,
        &[
            Give("VAC_952"),
            Cost("VAC_952", 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Give("AT_009"),
            Give("CS2_182"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("VAC_952", On(Nth(9))),
            CostNow(Nth(5), 5),
            Dead(Nth(9)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("VAC_952"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Give("AT_009"),
            Give("CS2_182"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("VAC_952", On(Nth(7))),
            BoardCount(Mine, 1),
            CostNow(Nth(5), 5),
            Dead(Nth(7)),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("VAC_952"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Give("AT_009"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_952", On(Nth(8))),
            CostNow(Nth(5), 8),
            Now(Nth(8), 4, 1),
        ],
    );
}

/// # Ample Offering
///
/// `VAC_952e` · Warlock enchantment
///
/// > Your next Deathrattle minion costs (3) less.
///
/// State: Derived
//~ derived VAC_952e 9d5c025b 6ae29054 92da8756.263ffeb1
#[test]
fn VAC_952e_ample_offering() {
    check(
        CardClass::Warlock,
        &[
            Friend("CS2_182"),
            Give("AT_009"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "VAC_952e"),
            CostNow(Nth(1), 5),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Friend("CS2_182"),
            Give("AT_009"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "VAC_952e"),
            Play("LEG_CS3_013", Nothing),
            Crystals(10),
            CostNow(Nth(1), 8),
        ],
    );
}

/// # Offering Accepted
///
/// `VAC_952e2` · Warlock enchantment
///
/// > Costs (3) less
///
/// State: Derived
//~ derived VAC_952e2 4c6264ed 85a3b02f 01bf5722.38955daf
#[test]
fn VAC_952e2_offering_accepted() {
    check(CardClass::Warlock, &[Give("CS2_119"), Enchant(Nth(0), "VAC_952e2"), CostNow(Nth(0), 1)]);
}

/// # Deadline
///
/// `WORK_007` · Warlock spell · Shadow · 2 mana
///
/// > **Tradeable**, **Temporary** Destroy a minion.
///
/// State: Done
//~ done WORK_007 7d843cc7 - 647fb341.83fc62e2
#[test]
fn WORK_007_deadline() {
    check(
        CardClass::Warlock,
        &[
            Give("WORK_007"),
            Cost("WORK_007", 2),
            Has("WORK_007", GameTag::TRADEABLE),
            Enemy("CS2_182"),
            Play("WORK_007", On(Their(0))),
            Dead(Nth(1)),
        ],
    );
    check(CardClass::Warlock, &[Give("WORK_007"), EndTurn, HandCount(Mine, 0)]);
}

/// # Fine Print
///
/// `WORK_008` · Warlock spell · Shadow · 4 mana
///
/// > Deal $4 damage to all minions. *(Excess damage hits your hero.)*
///
/// State: Derived
//~ derived WORK_008 2135cd78 fdb65b7f c268d558.85bc90bd
#[test]
fn WORK_008_fine_print() {
    check(
        CardClass::Warlock,
        &[
            Give("WORK_008"),
            Cost("WORK_008", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WORK_008", Nothing),
            Now(Nth(1), 4, 1),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("WORK_008"),
            Friend("CS2_118"),
            Enemy("CS2_118"),
            Play("WORK_008", Nothing),
            Now(MyHero, 0, 24),
            BoardCount(Mine, 0),
            Damage(MyHero, 6),
            Dead(Nth(1)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Imployee of the Month
///
/// `WORK_009` · Warlock minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a friendly minion **Lifesteal**.
///
/// State: Derived
//~ derived WORK_009 534ddcd2 e0bb15fa 114445f1.795504bf
#[test]
fn WORK_009_imployee_of_the_month() {
    check(
        CardClass::Warlock,
        &[
            Give("WORK_009"),
            Cost("WORK_009", 2),
            Stats("WORK_009", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WORK_009", On(Nth(1))),
            HasNow(Nth(1), GameTag::LIFESTEAL),
        ],
    );
}

/// # Impspired
///
/// `Work_009e` · Warlock enchantment
///
/// > **Lifesteal**
///
/// State: Derived
//~ derived Work_009e 8fd788c4 e35548a8 a03df7ae.b857c9f1
#[test]
fn Work_009e_impspired() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "Work_009e"), HasNow(My(0), GameTag::LIFESTEAL)]);
}
