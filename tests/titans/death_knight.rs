//! Death Knight cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 87ef117f

/// Frost Fever · Enchantment · Your next card costs (1) more.
//~ done TTN_450e - f43baff8 -
#[test]
fn TTN_450e_frost_fever() {
    TTN_450t3_frost_plague();
}

/// Blood Plague · Spell · 1 mana · **Casts When Drawn** Take 2 damage. Restore 2 Health to the enemy hero.
//~ done TTN_450t - 89a2be8a -
#[test]
#[rustfmt::skip]
fn TTN_450t_blood_plague() {
    check(CardClass::DeathKnight, &[
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("TTN_450t"), Hurt(TheirHero, 5), Hurt(MyHero, 5), EndTurn, EndTurn,
        Health(MyHero, 23), Health(TheirHero, 27), HandCount(Mine, 1), Is(InHand(0), "CS2_182"),
    ]);
}

/// Unholy Plague · Spell · 1 mana · **Casts When Drawn** Take 2 damage. Summon a 2/2 Undead for your opponent.
//~ done TTN_450t2 - 21d516cd -
#[test]
#[rustfmt::skip]
fn TTN_450t2_unholy_plague() {
    check(CardClass::DeathKnight, &[
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("TTN_450t2"), EndTurn, EndTurn, Health(MyHero, 28),
        Health(TheirHero, 30), BoardCount(Mine, 0), BoardCount(Theirs, 1), Is(Their(0), "RLK_070t"), HandCount(Mine, 1),
    ]);
}

/// Frost Plague · Spell · 1 mana · **Casts When Drawn** Take 2 damage. Your next card costs (1) more *(up to 10*).
//~ done TTN_450t3 - 9e200248 -
#[test]
#[rustfmt::skip]
fn TTN_450t3_frost_plague() {
    check(CardClass::DeathKnight, &[
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("TTN_450t3"), Give("CS2_120"), Give("CS2_118"), GiveThem("CS2_120"),
        EndTurn, EndTurn, Health(MyHero, 28), Health(TheirHero, 30), CostNow(InHand(0), 3), CostNow(InHand(2), 5),
        CostNow(InTheirHand(0), 2), Play("GAME_005", Nothing), CostNow(InHand(0), 2), CostNow(InHand(2), 4),
    ]);
    check(CardClass::DeathKnight, &[
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("TTN_450t3"), Give("EX1_563"), Give("EX1_620"), Give("NEW1_010"),
        Give("NEW1_030"), EndTurn, EndTurn, Crystals(10), CostNow(InHand(0), 10), CostNow(InHand(1), 18),
        CostNow(InHand(2), 9), CostNow(InHand(3), 10),
    ]);
}

/// Down with the Ship · Spell · Shadow · 2 mana · Deal $3 damage. Shuffle two random Plagues into your opponent's deck.
//~ done TTN_454 - e58eafed -
#[test]
#[rustfmt::skip]
fn TTN_454_down_with_the_ship() {
    check(CardClass::DeathKnight, &[
        Targets("TTN_454", &[FriendlyHero, FriendlyMinion, EnemyHero, EnemyMinion]), EmptyDeck(Theirs),
        Enemy("CS2_186"), Force(Card("TTN_450t")), Play("TTN_454", On(Their(0))), Damage(Their(0), 3),
        DeckCount(Theirs, 2), DeckCount(Mine, 19), In(The("TTN_450t"), Zone::Deck),
    ]);
}

/// Tomb Traitor · Minion · 4 mana · 4/3 · **Battlecry:** Destroy a Plague in your opponent's deck to deal 3 damage to all enemy minions.
//~ done TTN_455 - 48d22f30 -
#[test]
#[rustfmt::skip]
fn TTN_455_tomb_traitor() {
    check(CardClass::DeathKnight, &[
        EmptyDeck(Theirs), OnTheirTop("TTN_450t2"), OnTheirTop("TTN_450t3"), OnTop("TTN_450t"), Friend("CS2_186"),
        Enemy("CS2_186"), Enemy("CS2_182"), Play("TTN_455", Nothing), DeckCount(Theirs, 1), DeckCount(Mine, 20),
        Damage(Their(0), 3), Damage(Their(1), 3), Damage(My(0), 0), Damage(My(1), 0), Health(TheirHero, 30),
        Health(MyHero, 30), Play("TTN_455", Nothing), DeckCount(Theirs, 0), Damage(Their(0), 6), Crystals(10),
        Play("TTN_455", Nothing), Damage(Their(0), 6),
    ]);
    check(CardClass::DeathKnight, &[
        OnTop("TTN_450t"), Enemy("CS2_186"), Play("TTN_455", Nothing), Damage(Their(0), 0), DeckCount(Theirs, 20),
        DeckCount(Mine, 20),
    ]);
    check(CardClass::DeathKnight, &[
        OnTheirTop("TTN_450t"), Enemy("CS2_186"), Play("TTN_455", Nothing), Damage(Their(0), 3), DeckCount(Theirs, 20),
        In(The("TTN_450t"), Zone::Graveyard),
    ]);
    check(CardClass::DeathKnight, &[
        OnTheirTop("TTN_450t2"), Enemy("CS2_186"), Play("TTN_455", Nothing), Damage(Their(0), 3), DeckCount(Theirs, 20),
        In(The("TTN_450t2"), Zone::Graveyard),
    ]);
    check(CardClass::DeathKnight, &[
        OnTheirTop("TTN_450t3"), Enemy("CS2_186"), Play("TTN_455", Nothing), Damage(Their(0), 3), DeckCount(Theirs, 20),
        In(The("TTN_450t3"), Zone::Graveyard),
    ]);
}

/// Chained Guardian · Minion · 11 mana · 8/5 · **Rush, Reborn** Costs (1) less for each Plague shuffled into the enemy deck this game.
//~ todo TTN_459 174c26f3 5f7ab26d -
#[test]
#[ignore = "todo: Chained Guardian"]
fn TTN_459_chained_guardian() {
    unwritten("TTN_459");
}

/// Staff of the Primus · Weapon · 1 mana · 1/3 durability · After your hero attacks, shuffle a random Plague into your opponent's deck.
//~ done TTN_736 - d947385f -
#[test]
#[rustfmt::skip]
fn TTN_736_staff_of_the_primus() {
    check(CardClass::DeathKnight, &[
        EmptyDeck(Theirs), Enemy("CS2_186"), Friend("CS2_182"), Play("TTN_736", Nothing), Attack(My(0), TheirHero),
        DeckCount(Theirs, 0), Force(Card("TTN_450t3")), Attack(MyHero, TheirHero), DeckCount(Theirs, 1),
        DeckCount(Mine, 19), In(The("TTN_450t3"), Zone::Deck),
    ]);
    check(CardClass::DeathKnight, &[
        Play("TTN_736", Nothing), EndTurn, Play("CS2_106", Nothing), EmptyDeck(Mine), EmptyDeck(Theirs),
        Attack(TheirHero, MyHero), DeckCount(Mine, 0), DeckCount(Theirs, 0),
    ]);
}

/// The Primus · Minion · 8 mana · 7/9 · **Titan** After this uses an ability, **Discover** a card with that Rune.
//~ todo TTN_737 0f47ac0f d8c95e26 -
#[test]
#[ignore = "todo: The Primus"]
fn TTN_737_the_primus() {
    unwritten("TTN_737");
}

/// Runes of Blood · Spell · 0 mana · Destroy an enemy minion. This minion and your hero gain its Health.
//~ todo TTN_737t 86c1d21c 476b0ec9 -
#[test]
#[ignore = "todo: Runes of Blood"]
fn TTN_737t_runes_of_blood() {
    unwritten("TTN_737t");
}

/// Runes of the Unholy · Spell · 0 mana · Summon two 3/3 Undead with **Taunt** and **Reborn**.
//~ todo TTN_737t1 68f9d8b6 e024206e -
#[test]
#[ignore = "todo: Runes of the Unholy"]
fn TTN_737t1_runes_of_the_unholy() {
    unwritten("TTN_737t1");
}

/// Runes of Frost · Spell · 0 mana · The next spell you cast costs (3) less and has **Spell Damage +3**.
//~ todo TTN_737t3 0d2e0ec9 24ed6c80 -
#[test]
#[ignore = "todo: Runes of Frost"]
fn TTN_737t3_runes_of_frost() {
    unwritten("TTN_737t3");
}

/// Frozen Over · Spell · Frost · 2 mana · Both players draw 2 cards. Your opponent can not play them next turn.
//~ todo TTN_744 503a3c91 83909243 -
#[test]
#[ignore = "todo: Frozen Over"]
fn TTN_744_frozen_over() {
    unwritten("TTN_744");
}

/// Helya · Minion · 4 mana · 4/4 · **Battlecry:** Shuffle all three Plagues into your opponent's deck. Plagues they draw this game are unending.
//~ todo TTN_850 a9b11b1b a0aed66f -
#[test]
#[ignore = "todo: Helya"]
fn TTN_850_helya() {
    unwritten("TTN_850");
}
