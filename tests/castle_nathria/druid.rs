//! Druid cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 810c0eda

/// # Dew Process
///
/// `MAW_024` · Druid spell · Nature · 4 mana
///
/// > For the rest of the game, players draw an extra card at the start of their turn.
///
/// State: Todo
//~ todo MAW_024 da443083 6fb25eeb 80141547.9a14b007
#[test]
#[ignore = "todo: MAW_024 Dew Process"]
fn MAW_024_dew_process() {
    check(CardClass::Druid, &[Give("MAW_024"), Cost("MAW_024", 4), Unwritten]);
}

/// # Attorney-at-Maw
///
/// `MAW_025` · Druid minion · 2 mana · 1/3
///
/// > **Choose One - Silence** a minion; or Give a minion **Immune** this turn.
///
/// State: Derived
//~ derived MAW_025 d49a3a60 dd2955e1 e6505f40.b4f3052b
#[test]
fn MAW_025_attorney_at_maw() {
    check(
        CardClass::Druid,
        &[
            Give("MAW_025"),
            Cost("MAW_025", 2),
            Stats("MAW_025", 1, 3),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            PlayOption("MAW_025", 0, On(Nth(4))),
            HasNot(Nth(4), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("MAW_025"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            PlayOption("MAW_025", 0, On(Nth(1))),
            HasNot(Nth(1), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("MAW_025"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("MAW_025", 1, On(Nth(2))),
            HasNow(Nth(2), GameTag::IMMUNE),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("MAW_025"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("MAW_025", 1, On(Nth(1))),
            HasNow(Nth(1), GameTag::IMMUNE),
        ],
    );
}

/// # Guilty!
///
/// `MAW_025a` · Druid spell · 2 mana
///
/// > **Silence** a minion.
///
/// State: Derived
//~ derived MAW_025a 8c8b1ad5 dc4f45e5 e13aa608.f887ee50
#[test]
fn MAW_025a_guilty() {
    check(
        CardClass::Druid,
        &[
            Give("MAW_025a"),
            Cost("MAW_025a", 2),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("MAW_025a", On(Nth(4))),
            HasNot(Nth(4), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("MAW_025a"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("MAW_025a", On(Nth(1))),
            HasNot(Nth(1), GameTag::TAUNT),
        ],
    );
}

/// # Innocent!
///
/// `MAW_025b` · Druid spell · 2 mana
///
/// > Give a minion **Immune** this turn.
///
/// State: Derived
//~ derived MAW_025b 0184fd2c ae287188 c1e74e02.f90abf3d
#[test]
fn MAW_025b_innocent() {
    check(
        CardClass::Druid,
        &[
            Give("MAW_025b"),
            Cost("MAW_025b", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("MAW_025b", On(Nth(2))),
            HasNow(Nth(2), GameTag::IMMUNE),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("MAW_025b"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("MAW_025b", On(Nth(1))),
            HasNow(Nth(1), GameTag::IMMUNE),
        ],
    );
}

/// # Proven Innocent
///
/// `MAW_025e` · Druid enchantment
///
/// > **Immune** this turn.
///
/// State: Derived
//~ derived MAW_025e a7fb58d9 dad4543f 73f7cf48.fb55a5e5
#[test]
fn MAW_025e_proven_innocent() {
    check(
        CardClass::Druid,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "MAW_025e"),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// # Incarceration
///
/// `MAW_026` · Druid spell · 3 mana
///
/// > Choose a minion. It goes **Dormant** for 3 turns.
///
/// State: Derived
//~ derived MAW_026 215fe0f8 f462a1fd d469e9ac.29709176
#[test]
fn MAW_026_incarceration() {
    check(
        CardClass::Druid,
        &[
            Give("MAW_026"),
            Cost("MAW_026", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("MAW_026", On(Nth(2))),
            HasNow(Nth(2), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("MAW_026"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("MAW_026", On(Nth(1))),
            HasNow(Nth(1), GameTag::DORMANT),
        ],
    );
}

/// # Natural Causes
///
/// `REV_307` · Druid spell · Nature · 2 mana
///
/// > Deal $2 damage. Summon a 2/2 Treant.
///
/// State: Derived
//~ derived REV_307 ed0021e9 d652f6af 2dccea39.1605254e
#[test]
fn REV_307_natural_causes() {
    check(
        CardClass::Druid,
        &[
            Give("REV_307"),
            Cost("REV_307", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_307", On(Nth(2))),
            BoardCount(Mine, 2),
            Now(Nth(2), 4, 3),
            In(The("REV_336t2"), Zone::Play),
            Now(The("REV_336t2"), 2, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("REV_307"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_307", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(Nth(1), 4, 3),
            In(The("REV_336t2"), Zone::Play),
            Now(The("REV_336t2"), 2, 2),
        ],
    );
}

/// # Death Blossom Whomper
///
/// `REV_310` · Druid minion · 5 mana · 6/5
///
/// > **Battlecry:** Draw a **Deathrattle** minion and gain its **Deathrattle.**
///
/// State: Derived
//~ derived REV_310 1f974d7b 2f98588b 04368956.b9136cc4
#[test]
fn REV_310_death_blossom_whomper() {
    check(
        CardClass::Druid,
        &[
            Give("REV_310"),
            Cost("REV_310", 5),
            Stats("REV_310", 6, 5),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_310", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("REV_310"),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_310", Nothing),
            Kill(Nth(0)),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 4, 3),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Nightshade Bud
///
/// `REV_311` · Druid spell · Nature · 8 mana
///
/// > **Choose One - Discover** a minion from your deck to summon; or a spell to cast.
///
/// State: Todo
//~ todo REV_311 9cbce94a c4bdca79 604647d4.a1de5427
#[test]
#[ignore = "todo: REV_311 Nightshade Bud"]
fn REV_311_nightshade_bud() {
    check(CardClass::Druid, &[Give("REV_311"), Cost("REV_311", 8), Unwritten]);
}

/// # Sunlight Blossom
///
/// `REV_311t` · Druid spell · Nature · 8 mana
///
/// > **Discover** a spell from your deck to cast.
///
/// State: Todo
//~ todo REV_311t c0ac3146 7cba6c47 8102e19a.e4257750
#[test]
#[ignore = "todo: REV_311t Sunlight Blossom"]
fn REV_311t_sunlight_blossom() {
    check(CardClass::Druid, &[Give("REV_311t"), Cost("REV_311t", 8), Unwritten]);
}

/// # Moonlight Blossom
///
/// `REV_311t2` · Druid spell · Nature · 8 mana
///
/// > **Discover** a minion from your deck to summon.
///
/// State: Derived
//~ derived REV_311t2 da981021 9cade201 df9e827b.5a4d2c34
#[test]
fn REV_311t2_moonlight_blossom() {
    check(
        CardClass::Druid,
        &[
            Give("REV_311t2"),
            Cost("REV_311t2", 8),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Play("REV_311t2", Nothing),
            ChooseCard("CS2_182"),
            BoardCount(Mine, 2),
            DeckCount(Mine, 21),
            In(Nth(3), Zone::Play),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("REV_311t2"),
            EmptyDeck(Mine),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_311t2", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 5),
            HandCount(Mine, 0),
            Now(Nth(6), 4, 5),
            Now(Nth(7), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Planted Evidence
///
/// `REV_313` · Druid spell · Nature · 1 mana
///
/// > **Discover** a spell. It costs (2) less this turn.
///
/// State: Derived
//~ derived REV_313 17ccbf2d c4aca56a aab8fc45.2a8a61ec
#[test]
fn REV_313_planted_evidence() {
    check(
        CardClass::Druid,
        &[
            Give("REV_313"),
            Cost("REV_313", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_037")),
            Play("REV_313", Nothing),
            ChooseCard("AT_037"),
            Is(InHand(0), "AT_037"),
            CostNow(InHand(0), 0),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("REV_313"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("REV_313", Nothing),
            Choose(0),
        ],
    );
}

/// # Ripe Spell
///
/// `REV_313e` · Druid enchantment
///
/// > Costs (2) less this turn.
///
/// State: Derived
//~ derived REV_313e 229c1584 57123c65 d32c74e1.dacb9e9e
#[test]
fn REV_313e_ripe_spell() {
    check(
        CardClass::Druid,
        &[Give("CS2_118"), Enchant(Nth(0), "REV_313e"), CostNow(Nth(0), 1), EndTurn, CostNow(Nth(0), 3)],
    );
}

/// # Topior the Shrubbagazzor
///
/// `REV_314` · Druid minion · 7 mana · 5/5
///
/// > **Battlecry:** For the rest of the game, after you cast a Nature spell, summon a 3/3 Whelp with **Rush**.
///
/// State: Derived
//~ derived REV_314 58e28cd0 f41d222e 802c3bf4.3fce00b8
#[test]
fn REV_314_topior_the_shrubbagazzor() {
    check(
        CardClass::Druid,
        &[
            Give("REV_314"),
            Cost("REV_314", 7),
            Stats("REV_314", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_314", Nothing),
            Play("EX1_169", Nothing),
            BoardCount(Mine, 3),
            In(The("REV_314t"), Zone::Play),
            Now(The("REV_314t"), 3, 3),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("REV_314"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_314", Nothing),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Whelpagazzor
///
/// `REV_314t` · Druid minion · 3 mana · 3/3
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla REV_314t 1ac090b3 601b7d7d b6b6dd2a.57b12c28
#[test]
fn REV_314t_whelpagazzor() {
    check(
        CardClass::Druid,
        &[
            Give("REV_314t"),
            Cost("REV_314t", 3),
            Stats("REV_314t", 3, 3),
            Has("REV_314t", GameTag::RUSH),
            Play("REV_314t", Nothing),
            In(The("REV_314t"), Zone::Play),
            Now(The("REV_314t"), 3, 3),
            HasNow(The("REV_314t"), GameTag::RUSH),
        ],
    );
}

/// # Widowbloom Seedsman
///
/// `REV_318` · Druid minion · 4 mana · 3/2
///
/// > **Battlecry:** Draw a Nature spell. Gain an empty Mana Crystal.
///
/// State: Derived
//~ derived REV_318 fa15cb40 bd782f6c d5c16d08.d6a0f2d4
#[test]
fn REV_318_widowbloom_seedsman() {
    check(
        CardClass::Druid,
        &[
            Give("REV_318"),
            Cost("REV_318", 4),
            Stats("REV_318", 3, 2),
            OnTop("AT_037"),
            OnTop("AT_037"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("REV_318", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 1),
            In(Nth(2), Zone::Hand),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("REV_318"),
            OnTop("AT_037"),
            OnTop("AT_037"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("REV_318", Nothing),
            EndTurn,
            EndTurn,
            DeckCount(Mine, 20),
            HandCount(Mine, 2),
            CostNow(Nth(2), 1),
            In(Nth(2), Zone::Hand),
            Mana(7),
        ],
    );
}

/// # Sesselie of the Fae Court
///
/// `REV_319` · Druid minion · 8 mana · 8/8
///
/// > **Taunt Deathrattle**: Draw a minion. Reduce its Cost by (8).
///
/// State: Todo
//~ todo REV_319 c5e61df5 db9a8a64 20807476.c7029214
#[test]
#[ignore = "todo: REV_319 Sesselie of the Fae Court"]
fn REV_319_sesselie_of_the_fae_court() {
    check(
        CardClass::Druid,
        &[Give("REV_319"), Cost("REV_319", 8), Stats("REV_319", 8, 8), Has("REV_319", GameTag::TAUNT), Unwritten],
    );
}

/// # Sesselie's Blessing
///
/// `REV_319e` · Druid enchantment
///
/// > Costs (8) less.
///
/// State: Derived
//~ derived REV_319e 6317e191 9d6ccd2e c4a8ea0c.7a26b424
#[test]
fn REV_319e_sesselies_blessing() {
    check(CardClass::Druid, &[Give("OG_141"), Enchant(Nth(0), "REV_319e"), CostNow(Nth(0), 2)]);
}

/// # Hedge Maze
///
/// `REV_333` · Druid location · 3 mana · 0 uses
///
/// > Trigger a friendly minion's **Deathrattle**.
///
/// State: Derived
//~ derived REV_333 d5aa32b7 05d6b990 edf22744.c485233e
#[test]
fn REV_333_hedge_maze() {
    check(
        CardClass::Druid,
        &[
            Give("REV_333"),
            Cost("REV_333", 3),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("REV_333"),
            Use(Nth(7), 0, On(Nth(4))),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Plot of Sin
///
/// `REV_336` · Druid spell · Nature · 3 mana
///
/// > Summon two 2/2 Treants. **Infuse (@):** Two 5/5 Ancients instead.
///
/// State: Derived
//~ derived REV_336 855a6a22 949b2f11 b6301d2c.99de0329
#[test]
fn REV_336_plot_of_sin() {
    check(
        CardClass::Druid,
        &[
            Give("REV_336"),
            Cost("REV_336", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_182", Nothing),
            Kill(Nth(1)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(3)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(4)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(5)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(6)),
            Crystals(10),
            Is(Nth(0), "REV_336t4"),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("REV_336"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_182", Nothing),
            Kill(Nth(1)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(3)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(4)),
            Crystals(10),
            Play("CS2_182", Nothing),
            Kill(Nth(5)),
            Crystals(10),
            Is(Nth(0), "REV_336"),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("REV_336"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_336", Nothing),
            BoardCount(Mine, 3),
            In(The("REV_336t2"), Zone::Play),
            Now(The("REV_336t2"), 2, 2),
        ],
    );
}

/// # Treant
///
/// `REV_336t2` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ vanilla REV_336t2 c673f983 99b05c06 f729a2e4
#[test]
fn REV_336t2_treant() {
    check(
        CardClass::Druid,
        &[
            Give("REV_336t2"),
            Cost("REV_336t2", 1),
            Stats("REV_336t2", 2, 2),
            Play("REV_336t2", Nothing),
            In(The("REV_336t2"), Zone::Play),
            Now(The("REV_336t2"), 2, 2),
        ],
    );
}

/// # Ancient
///
/// `REV_336t3` · Druid minion · 5 mana · 5/5
///
/// State: Vanilla
//~ vanilla REV_336t3 a487462b 3c6c1762 f8c92035
#[test]
fn REV_336t3_ancient() {
    check(
        CardClass::Druid,
        &[
            Give("REV_336t3"),
            Cost("REV_336t3", 5),
            Stats("REV_336t3", 5, 5),
            Play("REV_336t3", Nothing),
            In(The("REV_336t3"), Zone::Play),
            Now(The("REV_336t3"), 5, 5),
        ],
    );
}

/// # Plot of Sin
///
/// `REV_336t4` · Druid spell · Nature · 3 mana
///
/// > **Infused** Summon two 5/5 Ancients.
///
/// State: Derived
//~ derived REV_336t4 2c3bee01 adc2697d b689a964.1c9d3b4e
#[test]
fn REV_336t4_plot_of_sin() {
    check(
        CardClass::Druid,
        &[
            Give("REV_336t4"),
            Cost("REV_336t4", 3),
            Has("REV_336t4", GameTag::INFUSED),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("REV_336t4", Nothing),
            BoardCount(Mine, 3),
            In(The("REV_336t3"), Zone::Play),
            Now(The("REV_336t3"), 5, 5),
        ],
    );
}

/// # Convoke the Spirits
///
/// `REV_365` · Druid spell · Nature · 10 mana
///
/// > Cast 8 random Druid spells *(targets chosen randomly)*.
///
/// State: Done
//~ done REV_365 b66744d2 - 91aba405.bd90859c
#[test]
fn REV_365_convoke_the_spirits() {
    check(
        CardClass::Druid,
        &[
            Give("REV_365"),
            Cost("REV_365", 10),
            Force(Card("EX1_571")),
            Force(Card("CFM_614")),
            Force(Card("CS2_008")),
            Force(Entity(TheirHero)),
            Force(Card("CS2_005")),
            Force(Card("CS2_005")),
            Force(Card("CS2_005")),
            Force(Card("CS2_005")),
            Force(Card("CS2_005")),
            Play("REV_365", Nothing),
            BoardCount(Mine, 3),
            Now(My(0), 3, 3),
            Damage(TheirHero, 1),
            Armor(Mine, 10),
        ],
    );
    check(CardClass::Druid, &[Never(Card("CS2_029")), Play("REV_365", Nothing)]);
}

/// # Sesselie of the Fae Court
///
/// `REV_782` · Druid minion · 8 mana · 8/8
///
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ todo REV_782 606e963a 228e9145 7b121758.2260dcce
#[test]
#[ignore = "todo: REV_782 Sesselie of the Fae Court"]
fn REV_782_sesselie_of_the_fae_court() {
    check(CardClass::Druid, &[Give("REV_782"), Cost("REV_782", 8), Stats("REV_782", 8, 8), Unwritten]);
}

/// # Hedge Maze
///
/// `REV_792` · Druid location · 3 mana · 0 uses
///
/// > {0} {1}
///
/// State: Todo
//~ todo REV_792 22ae19af 6ac941e3 b598cc86.09cdb72f
#[test]
#[ignore = "todo: REV_792 Hedge Maze"]
fn REV_792_hedge_maze() {
    check(CardClass::Druid, &[Give("REV_792"), Cost("REV_792", 3), Unwritten]);
}
