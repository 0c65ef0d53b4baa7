//! Warlock cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a5dabbb5

/// # Elementium Geode
///
/// `DEEP_030` · Warlock minion · 2 mana · 2/1
///
/// > **Battlecry and Deathrattle:** Draw a card. Deal 2 damage to your hero.
///
/// State: Derived
//~ derived DEEP_030 1f753bf8 1d4653c6 36c4072e.ce94852f
#[test]
fn DEEP_030_elementium_geode() {
    check(
        CardClass::Warlock,
        &[
            Give("DEEP_030"),
            Cost("DEEP_030", 2),
            Stats("DEEP_030", 2, 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DEEP_030", Nothing),
            Now(MyHero, 0, 28),
            Damage(MyHero, 2),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("DEEP_030"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DEEP_030"),
            Kill(Nth(6)),
            Now(MyHero, 0, 28),
            Damage(MyHero, 2),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Disposal Assistant
///
/// `WW_041` · Warlock minion · 2 mana · 3/2
///
/// > **Battlecry and Deathrattle:** Put a Barrel of Sludge on the bottom of your deck.
///
/// State: Derived
//~ derived WW_041 451dd024 994d8346 e5f20aa8.80db30b7
#[test]
fn WW_041_disposal_assistant() {
    check(
        CardClass::Warlock,
        &[
            Give("WW_041"),
            Cost("WW_041", 2),
            Stats("WW_041", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_041", Nothing),
            DeckCount(Mine, 20),
            In(The("WW_044t"), Zone::Deck),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("WW_041"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_041"),
            Kill(Nth(3)),
            DeckCount(Mine, 20),
            In(The("WW_044t"), Zone::Deck),
        ],
    );
}

/// # Waste Remover
///
/// `WW_042` · Warlock minion · 4 mana · 7/7
///
/// > At the end of your turn, destroy the bottom 3 cards of your deck.
///
/// State: Derived
//~ derived WW_042 76a3fd5f d66ea5ca 088842ad.6e80c298
#[test]
fn WW_042_waste_remover() {
    check(
        CardClass::Warlock,
        &[
            Give("WW_042"),
            Cost("WW_042", 4),
            Stats("WW_042", 7, 7),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_042"),
            EndTurn,
            DeckCount(Mine, 2),
            Dead(Nth(1)),
            Dead(Nth(2)),
            Dead(Nth(3)),
        ],
    );
}

/// # Sludge on Wheels
///
/// `WW_043` · Warlock minion · 3 mana · 2/5
///
/// > **Rush**. Whenever this takes damage, get a Barrel of Sludge and add one to the bottom of your deck.
///
/// State: Derived
//~ derived WW_043 66acef88 008abb23 c1fb6936.f4aa50d2
#[test]
fn WW_043_sludge_on_wheels() {
    check(
        CardClass::Warlock,
        &[
            Give("WW_043"),
            Cost("WW_043", 3),
            Stats("WW_043", 2, 5),
            Has("WW_043", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_043"),
            Hurt(Nth(3), 1),
            Is(InHand(1), "WW_044t"),
            CostNow(InHand(1), 3),
            DeckCount(Mine, 20),
            HandCount(Mine, 2),
        ],
    );
}

/// # Pop'gar the Putrid
///
/// `WW_091` · Warlock minion · 4 mana · 2/6
///
/// > Your Fel spells cost (2) less and have **Lifesteal**. **Battlecry:** Get two Barrels of Sludge.
///
/// State: Todo
//~ todo WW_091 9428d0b2 38ad324a a7d0ed88.46e4aab4
#[test]
#[ignore = "todo: WW_091 Pop'gar the Putrid"]
fn WW_091_popgar_the_putrid() {
    check(CardClass::Warlock, &[Give("WW_091"), Cost("WW_091", 4), Stats("WW_091", 2, 6), Unwritten]);
}

/// # Fracking
///
/// `WW_092` · Warlock spell · 1 mana
///
/// > Look at the bottom 3 cards of your deck. Draw one and destroy the others.
///
/// State: Todo
//~ todo WW_092 b205e623 3040ce7c 5429f264.91b5e294
#[test]
#[ignore = "todo: WW_092 Fracking"]
fn WW_092_fracking() {
    check(CardClass::Warlock, &[Give("WW_092"), Cost("WW_092", 1), Unwritten]);
}

/// # Smokestack
///
/// `WW_378` · Warlock spell · Fel · 1 mana
///
/// > Deal $1 damage to a minion. If it dies, **Excavate** a treasure.
///
/// State: Derived
//~ derived WW_378 fc121b1c 66e51d7e df762544.3f71de45
#[test]
fn WW_378_smokestack() {
    check(
        CardClass::Warlock,
        &[
            Give("WW_378"),
            Cost("WW_378", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Force(Card("WW_001t4")),
            Play("WW_378", On(Nth(7))),
            Is(InHand(0), "WW_001t4"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 3),
            HandCount(Mine, 1),
            Dead(Nth(7)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("WW_378"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Force(Card("WW_001t4")),
            Play("WW_378", On(Nth(5))),
            Is(InHand(0), "WW_001t4"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 3),
            BoardCount(Mine, 1),
            HandCount(Mine, 1),
            Dead(Nth(5)),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("WW_378"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_378", On(Nth(6))),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 22),
            HandCount(Mine, 0),
            Now(Nth(5), 4, 5),
            Now(Nth(6), 4, 4),
            Now(Nth(7), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 2),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 21),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Trolley Problem
///
/// `WW_436` · Warlock spell · 3 mana
///
/// > Discard your lowest Cost spell. Summon two 3/3 Tram Cars with **Rush**. **Quickdraw:** Don't discard.
///
/// State: Todo
//~ todo WW_436 4a3f71b4 7c6fefeb 43682ede.862dacdf
#[test]
#[ignore = "todo: WW_436 Trolley Problem"]
fn WW_436_trolley_problem() {
    check(CardClass::Warlock, &[Give("WW_436"), Cost("WW_436", 3), Unwritten]);
}

/// # Tram Conductor Gerry
///
/// `WW_437` · Warlock minion · 7 mana · 4/4
///
/// > **Battlecry:** If you've **Excavated** twice, summon six 3/3 Tram Cars with **Rush**.
///
/// State: Done
//~ done WW_437 8ad653d0 - 2cda15a3.19464137
#[test]
fn WW_437_tram_conductor_gerry() {
    check(
        CardClass::Warlock,
        &[
            Give("WW_437"),
            Cost("WW_437", 7),
            Stats("WW_437", 4, 4),
            Play("WW_334", Nothing),
            Play("WW_334", Nothing),
            Crystals(10),
            Play("WW_437", Nothing),
            BoardCount(Mine, 7),
            Now(My(1), 3, 3),
        ],
    );
}

/// # Tram Car
///
/// `WW_437t` · Warlock minion · 3 mana · 3/3
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla WW_437t 28a799ae 7395abc4 15d944f1.57b12c28
#[test]
fn WW_437t_tram_car() {
    check(
        CardClass::Warlock,
        &[
            Give("WW_437t"),
            Cost("WW_437t", 3),
            Stats("WW_437t", 3, 3),
            Has("WW_437t", GameTag::RUSH),
            Play("WW_437t", Nothing),
            In(The("WW_437t"), Zone::Play),
            Now(The("WW_437t"), 3, 3),
            HasNow(The("WW_437t"), GameTag::RUSH),
        ],
    );
}

/// # Furnace Fuel
///
/// `WW_441` · Warlock spell · Fire · 3 mana
///
/// > When this is played, discarded, or destroyed, draw 2 cards.
///
/// State: Todo
//~ todo WW_441 b82f6dd0 121371e3 7fb61103.9b61ce41
#[test]
#[ignore = "todo: WW_441 Furnace Fuel"]
fn WW_441_furnace_fuel() {
    check(CardClass::Warlock, &[Give("WW_441"), Cost("WW_441", 3), Unwritten]);
}

/// # Mo'arg Drillfist
///
/// `WW_442` · Warlock minion · 4 mana · 4/5
///
/// > **Taunt** **Deathrattle: Excavate** a treasure.
///
/// State: Derived
//~ derived WW_442 7890f7ef cbe0febe 2ac18a48.a1bc759b
#[test]
fn WW_442_moarg_drillfist() {
    check(
        CardClass::Warlock,
        &[
            Give("WW_442"),
            Cost("WW_442", 4),
            Stats("WW_442", 4, 5),
            Has("WW_442", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_442"),
            Force(Card("WW_001t4")),
            Kill(Nth(3)),
            Is(InHand(1), "WW_001t4"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 2, 3),
            HandCount(Mine, 2),
        ],
    );
}
