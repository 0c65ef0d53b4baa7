//! Priest cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a4bd79d9

/// # Nightshade Tea
///
/// `VAC_404` · Priest spell · Shadow · 1 mana
///
/// > Deal $2 damage to a minion. Deal $2 damage to your hero. *(3 Drinks left!)*
///
/// State: Derived
//~ derived VAC_404 facc3c94 f09f1a91 cce5fc95.3698d470
#[test]
fn VAC_404_nightshade_tea() {
    check(
        CardClass::Priest,
        &[
            Give("VAC_404"),
            Cost("VAC_404", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_404", On(Nth(2))),
            Is(InHand(0), "VAC_404t1"),
            CostNow(InHand(0), 1),
            Now(MyHero, 0, 28),
            Damage(MyHero, 2),
            HandCount(Mine, 1),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("VAC_404"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_404", On(Nth(1))),
            Is(InHand(0), "VAC_404t1"),
            CostNow(InHand(0), 1),
            Now(MyHero, 0, 28),
            Damage(MyHero, 2),
            HandCount(Mine, 1),
            Now(Nth(1), 4, 3),
        ],
    );
}

/// # Nightshade Tea
///
/// `VAC_404t1` · Priest spell · Shadow · 1 mana
///
/// > Deal $2 damage to a minion. Deal $2 damage to your hero. *(2 Drinks left!)*
///
/// State: Derived
//~ derived VAC_404t1 a3d2eca8 10741021 87bd9d0e.f2550d7f
#[test]
fn VAC_404t1_nightshade_tea() {
    check(
        CardClass::Priest,
        &[
            Give("VAC_404t1"),
            Cost("VAC_404t1", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_404t1", On(Nth(2))),
            Is(InHand(0), "VAC_404t2"),
            CostNow(InHand(0), 1),
            Now(MyHero, 0, 28),
            Damage(MyHero, 2),
            HandCount(Mine, 1),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("VAC_404t1"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_404t1", On(Nth(1))),
            Is(InHand(0), "VAC_404t2"),
            CostNow(InHand(0), 1),
            Now(MyHero, 0, 28),
            Damage(MyHero, 2),
            HandCount(Mine, 1),
            Now(Nth(1), 4, 3),
        ],
    );
}

/// # Nightshade Tea
///
/// `VAC_404t2` · Priest spell · Shadow · 1 mana
///
/// > Deal $2 damage to a minion. Deal $2 damage to your hero. *(Last Drink!)*
///
/// State: Derived
//~ derived VAC_404t2 c1eb5a78 cde2d8e7 ab1df5e1.702f9d68
#[test]
fn VAC_404t2_nightshade_tea() {
    check(
        CardClass::Priest,
        &[
            Give("VAC_404t2"),
            Cost("VAC_404t2", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_404t2", On(Nth(2))),
            Now(MyHero, 0, 28),
            Damage(MyHero, 2),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("VAC_404t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_404t2", On(Nth(1))),
            Now(MyHero, 0, 28),
            Damage(MyHero, 2),
            Now(Nth(1), 4, 3),
        ],
    );
}

/// # Hot Coals
///
/// `VAC_414` · Priest spell · Fire · 3 mana
///
/// > Deal $2 damage to all enemies. If your hero took damage this turn, deal $1 more.
///
/// State: Todo
//~ todo VAC_414 16c37efc 1cf757e0 b191a0d0.073f3532
#[test]
#[ignore = "todo: VAC_414 Hot Coals"]
fn VAC_414_hot_coals() {
    check(CardClass::Priest, &[Give("VAC_414"), Cost("VAC_414", 3), Unwritten]);
}

/// # Sensory Deprivation
///
/// `VAC_417` · Priest spell · Shadow · 6 mana
///
/// > Summon a copy of an enemy minion. If you have 20 or less Health, destroy the original.
///
/// State: Derived
//~ derived VAC_417 fb07e40a a401066e e2cf9099.7d88553b
#[test]
fn VAC_417_sensory_deprivation() {
    check(
        CardClass::Priest,
        &[
            Give("VAC_417"),
            Cost("VAC_417", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("VAC_417", On(Nth(2))),
            BoardCount(Mine, 2),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("VAC_417"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_417", On(Nth(2))),
            BoardCount(Mine, 2),
            In(Nth(2), Zone::Play),
        ],
    );
}

/// # Sauna Regular
///
/// `VAC_418` · Priest minion · 5 mana · 5/5
///
/// > **Taunt** Costs (1) less for each time your hero has taken damage on your turn.
///
/// State: Todo
//~ todo VAC_418 8f46961d 13da9e3e e1a945ce.2055c933
#[test]
#[ignore = "todo: VAC_418 Sauna Regular"]
fn VAC_418_sauna_regular() {
    check(
        CardClass::Priest,
        &[Give("VAC_418"), Cost("VAC_418", 5), Stats("VAC_418", 5, 5), Has("VAC_418", GameTag::TAUNT), Unwritten],
    );
}

/// # Steamy
///
/// `VAC_418e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived VAC_418e e48851c6 f07bfa99 c73a5084.f705eb41
#[test]
fn VAC_418e_steamy() {
    check(CardClass::Priest, &[Give("CS2_118"), Enchant(Nth(0), "VAC_418e"), CostNow(Nth(0), 2)]);
}

/// # Acupuncture
///
/// `VAC_419` · Priest spell · Shadow · 1 mana
///
/// > Deal $4 damage to both heroes.
///
/// State: Derived
//~ derived VAC_419 ae378301 253f79c7 b482924c.d4638869
#[test]
fn VAC_419_acupuncture() {
    check(
        CardClass::Priest,
        &[
            Give("VAC_419"),
            Cost("VAC_419", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_419", Nothing),
            Now(MyHero, 0, 26),
            Damage(MyHero, 4),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
}

/// # Narain Soothfancy
///
/// `VAC_420` · Priest minion · 4 mana · 4/4
///
/// > **Battlecry:** Get two Fortunes that are copies of the top card of your deck.
///
/// State: Todo
//~ todo VAC_420 3f2e9810 5d18afeb 199ede7e.949a5701
#[test]
#[ignore = "todo: VAC_420 Narain Soothfancy"]
fn VAC_420_narain_soothfancy() {
    check(CardClass::Priest, &[Give("VAC_420"), Cost("VAC_420", 4), Stats("VAC_420", 4, 4), Unwritten]);
}

/// # Fortune
///
/// `VAC_420t` · Priest spell · 0 mana
///
/// > This is a copy of the top card of your deck.
///
/// State: Todo
//~ todo VAC_420t 69378585 febad7cc 5d14cd24.52780d5e
#[test]
#[ignore = "todo: VAC_420t Fortune"]
fn VAC_420t_fortune() {
    check(CardClass::Priest, &[Give("VAC_420t"), Cost("VAC_420t", 0), Unwritten]);
}

/// # Twilight Medium
///
/// `VAC_423` · Priest minion · 5 mana · 4/5
///
/// > **Taunt Battlecry:** Set the Cost of the top card of your deck to (0).
///
/// State: Derived
//~ derived VAC_423 c2e8a65e d2f4a005 2bb67361.064f5cbb
#[test]
fn VAC_423_twilight_medium() {
    check(
        CardClass::Priest,
        &[
            Give("VAC_423"),
            Cost("VAC_423", 5),
            Stats("VAC_423", 4, 5),
            Has("VAC_423", GameTag::TAUNT),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_423", Nothing),
            CostNow(Nth(5), 0),
        ],
    );
}

/// # Candle Lit
///
/// `VAC_423e4` · Neutral enchantment
///
/// > Costs (0).
///
/// State: Derived
//~ derived VAC_423e4 bb003cd0 5b73076d 434100d4.dd600ecd
#[test]
fn VAC_423e4_candle_lit() {
    check(CardClass::Priest, &[Give("CS2_118"), Enchant(Nth(0), "VAC_423e4"), CostNow(Nth(0), 0)]);
}

/// # Rest in Peace
///
/// `VAC_457` · Priest spell · Shadow · 3 mana
///
/// > Each player summons their highest Cost minion that died this game.
///
/// State: Todo
//~ todo VAC_457 221d8bb4 d648bf0c 5d3d93e4.ea3bd11e
#[test]
#[ignore = "todo: VAC_457 Rest in Peace"]
fn VAC_457_rest_in_peace() {
    check(CardClass::Priest, &[Give("VAC_457"), Cost("VAC_457", 3), Unwritten]);
}

/// # Brain Masseuse
///
/// `VAC_512` · Priest minion · 1 mana · 2/3
///
/// > Whenever this minion takes damage, also deal that amount to your hero.
///
/// State: Derived
//~ derived VAC_512 4d31adfb 1f9cd367 7befaf7d.c9830741
#[test]
fn VAC_512_brain_masseuse() {
    check(
        CardClass::Priest,
        &[
            Give("VAC_512"),
            Cost("VAC_512", 1),
            Stats("VAC_512", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_512"),
            Hurt(Nth(3), 1),
            Now(MyHero, 0, 29),
            Damage(MyHero, 1),
        ],
    );
}

/// # Chillin' Vol'jin
///
/// `VAC_957` · Priest minion · 3 mana · 3/3
///
/// > **Hunter Tourist Battlecry:** Choose 2 minions. Swap their stats.
///
/// State: Todo
//~ todo VAC_957 36e6af67 fe9199c7 0c0c6acb.d5d0bd41
#[test]
#[ignore = "todo: VAC_957 Chillin' Vol'jin"]
fn VAC_957_chillin_voljin() {
    check(CardClass::Priest, &[Give("VAC_957"), Cost("VAC_957", 3), Stats("VAC_957", 3, 3), Unwritten]);
}

/// # Silvermoon Brochure
///
/// `WORK_017` · Priest spell · Holy · 2 mana
///
/// > Give a minion **Immune** this turn and +2/+2. *(Flips each turn.)*
///
/// State: Todo
//~ todo WORK_017 3585c677 ef562c69 74d3e6d5.ae5e7b52
#[test]
#[ignore = "todo: WORK_017 Silvermoon Brochure"]
fn WORK_017_silvermoon_brochure() {
    check(CardClass::Priest, &[Give("WORK_017"), Cost("WORK_017", 2), Unwritten]);
}

/// # In Flight
///
/// `WORK_017e` · Neutral enchantment
///
/// > **Immune** this turn.
///
/// State: Derived
//~ derived WORK_017e a92669f7 cc8db165 ddc33107.fb55a5e5
#[test]
fn WORK_017e_in_flight() {
    check(
        CardClass::Priest,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "WORK_017e"),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// # Silvermoon Souvenir
///
/// `WORK_017e2` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived WORK_017e2 e67e7763 1ae62430 360d3da3.6d6ab056
#[test]
fn WORK_017e2_silvermoon_souvenir() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "WORK_017e2"), Now(My(0), 7, 3)]);
}

/// # Gilneas Brochure
///
/// `WORK_017t` · Priest spell · Shadow · 2 mana
///
/// > **Silence** a minion and give it -2/-2. *(Flips each turn.)*
///
/// State: Todo
//~ todo WORK_017t 6960e59a d6298f69 e15fd5c1.c13a1750
#[test]
#[ignore = "todo: WORK_017t Gilneas Brochure"]
fn WORK_017t_gilneas_brochure() {
    check(CardClass::Priest, &[Give("WORK_017t"), Cost("WORK_017t", 2), Unwritten]);
}

/// # Gilnean Curse
///
/// `WORK_017te` · Neutral enchantment
///
/// > -2/-2.
///
/// State: Derived
//~ derived WORK_017te cd12b66b b233040c a1e7f835.3d744ac4
#[test]
fn WORK_017te_gilnean_curse() {
    check(CardClass::Priest, &[Friend("CS2_119"), Enchant(My(0), "WORK_017te"), Now(My(0), 0, 5)]);
}

/// # Envoy of Prosperity
///
/// `WORK_031` · Priest minion · 2 mana · 4/4
///
/// > **Battlecry:** Put the highest Cost card in your hand on top of your deck.
///
/// State: Derived
//~ derived WORK_031 8282946e eec6c018 c6cc8309.2811d061
#[test]
fn WORK_031_envoy_of_prosperity() {
    check(
        CardClass::Priest,
        &[
            Give("WORK_031"),
            Cost("WORK_031", 2),
            Stats("WORK_031", 4, 4),
            Give("CS2_186"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WORK_031", Nothing),
            DeckCount(Mine, 20),
            HandCount(Mine, 1),
            In(Nth(1), Zone::Deck),
        ],
    );
}

/// # Job Shadower
///
/// `WORK_032` · Priest minion · 3 mana · 4/3
///
/// > **Battlecry:** If your hero took damage this turn, summon a copy of this.
///
/// State: Derived
//~ derived WORK_032 3d729887 b56175bb 84440682.2e95be2c
#[test]
fn WORK_032_job_shadower() {
    check(
        CardClass::Priest,
        &[
            Give("WORK_032"),
            Cost("WORK_032", 3),
            Stats("WORK_032", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(MyHero, 1),
            Crystals(10),
            Play("WORK_032", Nothing),
            BoardCount(Mine, 3),
            In(The("WORK_032"), Zone::Play),
            Now(The("WORK_032"), 4, 3),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("WORK_032"), Friend("CS2_182"), Enemy("CS2_182"), Play("WORK_032", Nothing), BoardCount(Mine, 2)],
    );
}
