//! Priest cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file db07d758

/// # Psychic Scream
///
/// `LOOT_008` · Priest spell · Shadow · 7 mana
///
/// > Shuffle all minions into your opponent's deck.
///
/// State: Derived
//~ derived LOOT_008 b0f210f0 d6393055 daeeeaed.1985783d
#[test]
fn LOOT_008_psychic_scream() {
    check(
        CardClass::Priest,
        &[
            Give("LOOT_008"),
            Cost("LOOT_008", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_008", Nothing),
            BoardCount(Mine, 0),
            In(Nth(1), Zone::Deck),
            In(Nth(2), Zone::Deck),
            BoardCount(Theirs, 0),
            DeckCount(Theirs, 22),
        ],
    );
}

/// # Twilight's Call
///
/// `LOOT_187` · Priest spell · Shadow · 3 mana
///
/// > Summon 1/1 copies of 2 friendly **Deathrattle** minions that died this game.
///
/// State: Derived
//~ derived LOOT_187 43dae8c9 b3747c42 93730751.d3793f3d
#[test]
fn LOOT_187_twilights_call() {
    check(
        CardClass::Priest,
        &[
            Give("LOOT_187"),
            Cost("LOOT_187", 3),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("LEG_CS3_013")),
            Play("LOOT_187", Nothing),
            BoardCount(Mine, 2),
            In(The("LEG_CS3_013"), Zone::Play),
            Now(The("LEG_CS3_013"), 1, 1),
        ],
    );
}

/// # Shadowy
///
/// `LOOT_187e` · Neutral enchantment
///
/// > 1/1.
///
/// State: Derived
//~ derived LOOT_187e 6a2acfd4 e3b3d828 9ea00730.d68bebe2
#[test]
fn LOOT_187e_shadowy() {
    check(CardClass::Priest, &[Friend("CS2_119"), Enchant(My(0), "LOOT_187e"), Now(My(0), 1, 1)]);
}

/// # Dragon Soul
///
/// `LOOT_209` · Priest weapon · 3 mana · 0/3 durability
///
/// > After you cast 3 spells in a turn, summon a 5/5 Dragon.
///
/// State: Todo
//~ todo LOOT_209 f9b0e872 b0fe1b5e 8ca259e2.32001d85
#[test]
#[ignore = "todo: LOOT_209 Dragon Soul"]
fn LOOT_209_dragon_soul() {
    check(CardClass::Priest, &[Give("LOOT_209"), Cost("LOOT_209", 3), Stats("LOOT_209", 0, 3), Unwritten]);
}

/// # Dragon Spirit
///
/// `LOOT_209t` · Priest minion · 5 mana · 5/5
///
/// State: Vanilla
//~ vanilla LOOT_209t 137c7641 5f219abf ff3210ef
#[test]
fn LOOT_209t_dragon_spirit() {
    check(
        CardClass::Priest,
        &[
            Give("LOOT_209t"),
            Cost("LOOT_209t", 5),
            Stats("LOOT_209t", 5, 5),
            Play("LOOT_209t", Nothing),
            In(The("LOOT_209t"), Zone::Play),
            Now(The("LOOT_209t"), 5, 5),
        ],
    );
}

/// # Unidentified Elixir
///
/// `LOOT_278` · Priest spell · Holy · 3 mana
///
/// > Give a minion +2/+2. Gains a bonus effect in your hand.
///
/// State: Derived
//~ derived LOOT_278 e02c8b50 f9a1487a 8aa146ee.a15f0b54
#[test]
fn LOOT_278_unidentified_elixir() {
    check(
        CardClass::Priest,
        &[
            Give("LOOT_278"),
            Cost("LOOT_278", 3),
            OnTop("LOOT_278"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_278", On(Nth(3))),
            Now(Nth(3), 6, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("LOOT_278"),
            OnTop("LOOT_278"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_278", On(Nth(2))),
            Now(Nth(2), 6, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("LOOT_278"),
            OnTop("LOOT_278"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            Force(Card("LOOT_278t1")),
            EndTurn,
            Is(Nth(1), "LOOT_278t1"),
        ],
    );
}

/// # Tastes Like ????
///
/// `LOOT_278e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived LOOT_278e 1b7e30c5 cec659c0 b07701f8.6d6ab056
#[test]
fn LOOT_278e_tastes_like() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "LOOT_278e"), Now(My(0), 7, 3)]);
}

/// # Elixir of Life
///
/// `LOOT_278t1` · Priest spell · Holy · 3 mana
///
/// > Give a minion +2/+2 and **Lifesteal**.
///
/// State: Derived
//~ derived LOOT_278t1 481b4f31 70216b40 3f0b333a.25bd0b53
#[test]
fn LOOT_278t1_elixir_of_life() {
    check(
        CardClass::Priest,
        &[
            Give("LOOT_278t1"),
            Cost("LOOT_278t1", 3),
            Targets("LOOT_278t1", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_278t1", On(Nth(2))),
            HasNow(Nth(2), GameTag::LIFESTEAL),
            Now(Nth(2), 6, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("LOOT_278t1"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_278t1", On(Nth(1))),
            HasNow(Nth(1), GameTag::LIFESTEAL),
            Now(Nth(1), 6, 7),
        ],
    );
}

/// # Sanguine
///
/// `LOOT_278t1e` · Neutral enchantment
///
/// > +2/+2 and **Lifesteal**.
///
/// State: Derived
//~ derived LOOT_278t1e 5324aa1e 9ddb50f1 022929f0.1e40d58d
#[test]
fn LOOT_278t1e_sanguine() {
    check(
        CardClass::Priest,
        &[Friend("CS2_118"), Enchant(My(0), "LOOT_278t1e"), Now(My(0), 7, 3), HasNow(My(0), GameTag::LIFESTEAL)],
    );
}

/// # Elixir of Purity
///
/// `LOOT_278t2` · Priest spell · Holy · 3 mana
///
/// > Give a minion +2/+2 and **Divine Shield**.
///
/// State: Derived
//~ derived LOOT_278t2 f7932f6b 095e7f2d 017813b8.00bc55c7
#[test]
fn LOOT_278t2_elixir_of_purity() {
    check(
        CardClass::Priest,
        &[
            Give("LOOT_278t2"),
            Cost("LOOT_278t2", 3),
            Targets("LOOT_278t2", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_278t2", On(Nth(2))),
            HasNow(Nth(2), GameTag::DIVINE_SHIELD),
            Now(Nth(2), 6, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("LOOT_278t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_278t2", On(Nth(1))),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
            Now(Nth(1), 6, 7),
        ],
    );
}

/// # Pure
///
/// `LOOT_278t2e` · Neutral enchantment
///
/// > +2/+2 and **Divine Shield**.
///
/// State: Derived
//~ derived LOOT_278t2e ef29ff60 20ff1806 876bb484.d6c385ab
#[test]
fn LOOT_278t2e_pure() {
    check(
        CardClass::Priest,
        &[Friend("CS2_118"), Enchant(My(0), "LOOT_278t2e"), Now(My(0), 7, 3), HasNow(My(0), GameTag::DIVINE_SHIELD)],
    );
}

/// # Elixir of Shadows
///
/// `LOOT_278t3` · Priest spell · Shadow · 3 mana
///
/// > Give a minion +2/+2. Summon a 1/1 copy of it.
///
/// State: Derived
//~ derived LOOT_278t3 3a631501 9cef31ec f24a783d.54814ce3
#[test]
fn LOOT_278t3_elixir_of_shadows() {
    check(
        CardClass::Priest,
        &[
            Give("LOOT_278t3"),
            Cost("LOOT_278t3", 3),
            Targets("LOOT_278t3", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_278t3", On(Nth(2))),
            BoardCount(Mine, 2),
            Now(Nth(2), 6, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("LOOT_278t3"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_278t3", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(Nth(1), 6, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("LOOT_278t3"),
            Friend("TLC_248"),
            Play("LOOT_278t3", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(Nth(1), 16, 30),
            In(The("TLC_248"), Zone::Play),
            Now(The("TLC_248"), 1, 1),
        ],
    );
}

/// # Shadowtouched
///
/// `LOOT_278t3e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived LOOT_278t3e 8b10e27c 0c9d48ec d68020d3.6d6ab056
#[test]
fn LOOT_278t3e_shadowtouched() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "LOOT_278t3e"), Now(My(0), 7, 3)]);
}

/// # Shadowy
///
/// `LOOT_278t3e2` · Neutral enchantment
///
/// > 1/1.
///
/// State: Derived
//~ derived LOOT_278t3e2 e0511f46 5017f832 337b5e33.d68bebe2
#[test]
fn LOOT_278t3e2_shadowy() {
    check(CardClass::Priest, &[Friend("CS2_119"), Enchant(My(0), "LOOT_278t3e2"), Now(My(0), 1, 1)]);
}

/// # Elixir of Hope
///
/// `LOOT_278t4` · Priest spell · Holy · 3 mana
///
/// > Give a minion +2/+2 and "**Deathrattle:** Return this minion to your hand."
///
/// State: Todo
//~ todo LOOT_278t4 2293f9cb bcc4b4bf 7a860ee3.82488d13
#[test]
#[ignore = "todo: LOOT_278t4 Elixir of Hope"]
fn LOOT_278t4_elixir_of_hope() {
    check(
        CardClass::Priest,
        &[Give("LOOT_278t4"), Cost("LOOT_278t4", 3), Targets("LOOT_278t4", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Psionic Probe
///
/// `LOOT_353` · Priest spell · Shadow · 1 mana
///
/// > Copy a spell in your opponent's deck and add it to your hand.
///
/// State: Derived
//~ derived LOOT_353 525420a5 9af6ad38 e1cea763.37ecf6d9
#[test]
fn LOOT_353_psionic_probe() {
    check(
        CardClass::Priest,
        &[
            Give("LOOT_353"),
            Cost("LOOT_353", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("AT_001"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(4))),
            Play("LOOT_353", Nothing),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("LOOT_353"),
            EmptyDeck(Theirs),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            OnTheirTop("AT_001"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(5))),
            Play("LOOT_353", Nothing),
        ],
    );
}

/// # Duskbreaker
///
/// `LOOT_410` · Priest minion · 4 mana · 3/3
///
/// > **Battlecry:** If you're holding a Dragon, deal 3 damage to all other minions.
///
/// State: Derived
//~ derived LOOT_410 a308319e 14736b12 9682c5ea.6d1b1d3e
#[test]
fn LOOT_410_duskbreaker() {
    check(
        CardClass::Priest,
        &[
            Give("LOOT_410"),
            Cost("LOOT_410", 4),
            Stats("LOOT_410", 3, 3),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_410", Nothing),
            BoardCount(Mine, 2),
            Now(Nth(3), 4, 2),
            Now(Nth(4), 4, 2),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("LOOT_410"), Friend("CS2_182"), Enemy("CS2_182"), Play("LOOT_410", Nothing), Now(Nth(1), 4, 5)],
    );
}

/// # Lesser Diamond Spellstone
///
/// `LOOT_507` · Priest spell · Holy · 7 mana
///
/// > Resurrect 2 different friendly minions. @*(Cast 4 spells to upgrade.)*
///
/// State: Todo
//~ todo LOOT_507 ba2a5c8b d5c75332 83669de8.b0709f4b
#[test]
#[ignore = "todo: LOOT_507 Lesser Diamond Spellstone"]
fn LOOT_507_lesser_diamond_spellstone() {
    check(CardClass::Priest, &[Give("LOOT_507"), Cost("LOOT_507", 7), Unwritten]);
}

/// # Diamond Spellstone
///
/// `LOOT_507t` · Priest spell · Holy · 7 mana
///
/// > Resurrect 3 different friendly minions. @
///
/// State: Todo
//~ todo LOOT_507t f8d2fe5a 791a6600 e04838f3.18723b96
#[test]
#[ignore = "todo: LOOT_507t Diamond Spellstone"]
fn LOOT_507t_diamond_spellstone() {
    check(CardClass::Priest, &[Give("LOOT_507t"), Cost("LOOT_507t", 7), Unwritten]);
}

/// # Greater Diamond Spellstone
///
/// `LOOT_507t2` · Priest spell · Holy · 7 mana
///
/// > Resurrect 4 different friendly minions.
///
/// State: Todo
//~ todo LOOT_507t2 c5d9a2be 53e1ecc7 f4a6890d.85958968
#[test]
#[ignore = "todo: LOOT_507t2 Greater Diamond Spellstone"]
fn LOOT_507t2_greater_diamond_spellstone() {
    check(CardClass::Priest, &[Give("LOOT_507t2"), Cost("LOOT_507t2", 7), Unwritten]);
}

/// # Twilight Acolyte
///
/// `LOOT_528` · Priest minion · 3 mana · 2/4
///
/// > **Battlecry:** If you're holding a Dragon, swap this minion's Attack with another minion's.
///
/// State: Todo
//~ todo LOOT_528 3c23ab0d 56a74aef 1cf09169.c12fd888
#[test]
#[ignore = "todo: LOOT_528 Twilight Acolyte"]
fn LOOT_528_twilight_acolyte() {
    check(CardClass::Priest, &[Give("LOOT_528"), Cost("LOOT_528", 3), Stats("LOOT_528", 2, 4), Unwritten]);
}

/// # Gilded Gargoyle
///
/// `LOOT_534` · Priest minion · 3 mana · 2/2
///
/// > **Deathrattle:** Add a Coin to your hand.
///
/// State: Derived
//~ derived LOOT_534 1963c813 75c351eb 876d61f6.c7799455
#[test]
fn LOOT_534_gilded_gargoyle() {
    check(
        CardClass::Priest,
        &[
            Give("LOOT_534"),
            Cost("LOOT_534", 3),
            Stats("LOOT_534", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_534"),
            Kill(Nth(3)),
            Is(InHand(1), "GAME_005"),
            CostNow(InHand(1), 0),
            HandCount(Mine, 2),
        ],
    );
}

/// # Temporus
///
/// `LOOT_538` · Priest minion · 7 mana · 6/6
///
/// > **Battlecry:** Your opponent takes two turns. Then you take two turns.
///
/// State: Todo
//~ todo LOOT_538 483032b3 3d14a6d5 57885636.74f44dc5
#[test]
#[ignore = "todo: LOOT_538 Temporus"]
fn LOOT_538_temporus() {
    check(CardClass::Priest, &[Give("LOOT_538"), Cost("LOOT_538", 7), Stats("LOOT_538", 6, 6), Unwritten]);
}
