//! Rogue cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file aed035f9

/// Eventuality · Spell · Shadow · 2 mana · Deal $2 damage. **Imbue** your Hero Power.
//~ done END_000 - 390aeb5e -
#[test]
fn END_000_eventuality() {
    check(
        CardClass::Rogue,
        &[
            Give("END_000"),
            Cost("END_000", 2),
            Play("END_000", On(TheirHero)),
            Damage(TheirHero, 2),
            Play("END_000", On(TheirHero)),
            Crystals(10),
            Play("FIR_921", Nothing),
            HandCount(Mine, 2),
        ],
    );
}

/// Blessing of the Bronze · Hero Power · 1 mana · **Rewind** Get a random minion from another class. It costs (@) less.
//~ todo END_000p b66de2fa 81a8995d -
#[test]
#[ignore = "todo: Blessing of the Bronze"]
fn END_000p_blessing_of_the_bronze() {
    unwritten("END_000p");
}

/// Winged Aberration · Minion · Dragon · 4 mana · 4/4 · **Rush Combo: Overload** for (2) to gain **Immune** this turn and **Windfury**.
//~ todo END_032 01b3d10c bb4dc134 -
#[test]
#[ignore = "todo: Winged Aberration"]
fn END_032_winged_aberration() {
    unwritten("END_032");
}

/// Chrono Daggers · Spell · 3 mana · **Rewind** Throw 3 knives at random enemies that deal $2 damage each.
//~ done TIME_001 - ebdbe95e -
#[test]
#[rustfmt::skip]
fn TIME_001_chrono_daggers() {
    check(CardClass::Rogue, &[
        Enemy("CS2_200"), Force(Entity(TheirHero)), Force(Entity(Their(0))), Force(Entity(TheirHero)),
        Play("TIME_001", Nothing), Choose(0), Health(TheirHero, 26), Damage(Their(0), 2), Health(MyHero, 30),
    ]);
}

/// Royal Informant · Minion · 3 mana · 2/4 · **Battlecry:** Look at the right- most card in your opponent's hand. Either get a copy of it or increase its Cost by (2).
//~ done TIME_036 - a29b3373 -
#[test]
#[rustfmt::skip]
fn TIME_036_royal_informant() {
    check(CardClass::Rogue, &[
        Give("CS2_231"), Play("TIME_036", Nothing), HandCount(Mine, 1), GiveThem("CS2_029"), GiveThem("CS2_182"),
        Play("TIME_036", Nothing), Choose(0), HandCount(Mine, 2), Is(InHand(1), "CS2_182"), CostNow(InTheirHand(1), 4),
        HandCount(Theirs, 2), Play("TIME_036", Nothing), Choose(1), HandCount(Mine, 2), CostNow(InTheirHand(1), 6),
        CostNow(InTheirHand(0), 4),
    ]);
}

/// Mitigate Threat · Spell · 0 mana · Increase the Cost of your opponent's card by (2).
//~ todo TIME_036t 003ace1d c52795dc -
#[test]
#[ignore = "todo: Mitigate Threat"]
fn TIME_036t_mitigate_threat() {
    unwritten("TIME_036t");
}

/// Flashback · Spell · 2 mana · Summon two random 1-Cost minions from the past. **Combo:** With +1 Attack.
//~ done TIME_711 - dd3aaddb -
#[test]
#[rustfmt::skip]
fn TIME_711_flashback() {
    check(CardClass::Rogue, &[
        Friend("CS2_182"), Force(Card("GVG_082")), Force(Card("GVG_082")), Play("TIME_711", Nothing),
        BoardCount(Mine, 3), Is(My(1), "GVG_082"), Now(My(1), 2, 1), Force(Card("GVG_082")), Force(Card("GVG_082")),
        Play("TIME_711", Nothing), BoardCount(Mine, 5), Now(My(3), 3, 1), Now(My(4), 3, 1), Now(My(1), 2, 1),
        Now(My(0), 4, 5), Never(Card("AT_037")), Play("TIME_711", Nothing), BoardCount(Mine, 7),
    ]);
    check(CardClass::Rogue, &[Never(Card("CAP_107")), Play("TIME_711", Nothing), BoardCount(Mine, 2)]);
}

/// Time Adm'ral Hooktail · Minion · Dragon · Pirate · 5 mana · 4/6 · **Battlecry:** Summon a 0/8 Chest for your opponent. *It's FULL of Coins!*
//~ done TIME_713 - 6f0703ff -
#[test]
#[rustfmt::skip]
fn TIME_713_time_admral_hooktail() {
    check(CardClass::Rogue, &[
        Play("TIME_713", Nothing), BoardCount(Mine, 1), BoardCount(Theirs, 1), Is(Their(0), "TIME_713t"),
        Kill(Their(0)), HandCount(Mine, 10), Is(InHand(9), "GAME_005"), HandCount(Theirs, 0),
    ]);
}

/// Timeless Chest · Minion · 3 mana · 0/8 · **Deathrattle:** Fill your opponent's hand with Coins.
//~ done TIME_713t - c1143228 -
#[test]
fn TIME_713t_timeless_chest() {
    TIME_713_time_admral_hooktail();
}

/// Garona Halforcen · Minion · 4 mana · 5/4 · **Fabled**. **Battlecry:** If your opponent is holding King Llane, destroy him and cut their Health in half.
//~ todo TIME_875 dc569d26 0da31094 -
#[test]
#[ignore = "todo: Garona Halforcen"]
fn TIME_875_garona_halforcen() {
    unwritten("TIME_875");
}

/// King Llane · Minion · 3 mana · 3/3 · **Start of Game:** Hide from Garona in the enemy's deck. **Battlecry:** Draw a card. Shuffle this back into your deck.
//~ todo TIME_875t ef920cfa 36dbcd11 -
#[test]
#[ignore = "todo: King Llane"]
fn TIME_875t_king_llane() {
    unwritten("TIME_875t");
}

/// The Kingslayers · Weapon · 2 mana · 3/2 durability · After your hero attacks, both players draw a **Legendary** card.
//~ todo TIME_875t1 344fd1a5 d5e84a25 -
#[test]
#[ignore = "todo: The Kingslayers"]
fn TIME_875t1_the_kingslayers() {
    unwritten("TIME_875t1");
}

/// Shapeshifter · Minion · 1 mana · 1/1 · Each turn this is in your hand, transform into a random minion in your opponent's hand.
//~ done TIME_876 - 223c1f62 -
#[test]
#[rustfmt::skip]
fn TIME_876_shapeshifter() {
    check(CardClass::Rogue, &[
        Give("TIME_876"), EndTurn, EmptyDeck(Theirs), Discard(InTheirHand(0)), GiveThem("CS2_029"), GiveThem("CS2_231"),
        EndTurn, Is(Nth(0), "CS2_231"), EndTurn, Discard(InTheirHand(1)), GiveThem("CS2_200"), EndTurn,
        Is(Nth(0), "CS2_200"),
    ]);
}
