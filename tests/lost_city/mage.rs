//! Mage cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6ae861ea

/// Tribute Dance · Spell · 5 mana · Choose a minion. Choose a different minion to transform it into.
//~ done DINO_414 - 13aa2112 -
#[test]
#[rustfmt::skip]
fn DINO_414_tribute_dance() {
    check(CardClass::Mage, &[
        Enemy("CS2_182"), Enemy("CS2_171"), Friend("CS2_200"), Play("DINO_414", On(Their(0))), ChooseCard("CS2_200"),
        Is(Their(0), "CS2_200"), Is(Their(1), "CS2_171"), Is(My(0), "CS2_200"), BoardCount(Mine, 1),
        BoardCount(Theirs, 2),
    ]);
}

/// Sheep Mask · Spell · 4 mana · Set a minion's stats to 1/1 and give it "**Deathrattle:** Deal 2 damage to all minions."
//~ done DINO_429 - 8334494a -
#[test]
#[rustfmt::skip]
fn DINO_429_sheep_mask() {
    check(CardClass::Mage, &[
        Targets("DINO_429", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_200"), Friend("CS2_182"), Enemy("CS2_200"),
        Play("DINO_429", On(Their(0))), Now(Their(0), 1, 1), Kill(Their(0)), Health(My(0), 3), Health(Their(0), 5),
        Health(MyHero, 30), Health(TheirHero, 30),
    ]);
}

/// Conjured Bookkeeper · Minion · Elemental · 3 mana · 2/2 · **Deathrattle:** Draw a spell. **Kindred:** Summon a copy of this.
//~ done TLC_226 - bcbc28dc -
#[test]
fn TLC_226_conjured_bookkeeper() {
    check(
        CardClass::Mage,
        &[
            Give("TLC_226"),
            Cost("TLC_226", 3),
            Stats("TLC_226", 2, 2),
            Play("TLC_226", Nothing),
            BoardCount(Mine, 1),
            EndTurn,
            EndTurn,
            Play("TLC_226", Nothing),
            BoardCount(Mine, 3),
        ],
    );
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · Gains a random **Titan** ability in your hand that changes each turn.
//~ todo TLC_452 60475bbf fbc15f74 -
#[test]
#[ignore = "todo: Titanographer Osk"]
fn TLC_452_titanographer_osk() {
    unwritten("TLC_452");
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Destroy an enemy minion. This minion and your hero gain its Health.
//~ todo TLC_452t1 48ae4a5b 1667a255 -
#[test]
#[ignore = "todo: Titanographer Osk"]
fn TLC_452t1_titanographer_osk() {
    unwritten("TLC_452t1");
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Enemy cards cost (1) more next turn.
//~ todo TLC_452t15 bc7682fe 6b7642e7 -
#[test]
#[ignore = "todo: Titanographer Osk"]
fn TLC_452t15_titanographer_osk() {
    unwritten("TLC_452t15");
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Choose a non-**Titan** minion. Summon a copy of it with +2/+2.
//~ todo TLC_452t19 1a85001f c3f772a9 -
#[test]
#[ignore = "todo: Titanographer Osk"]
fn TLC_452t19_titanographer_osk() {
    unwritten("TLC_452t19");
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** The next spell you cast costs (3) less and has **Spell Damage +3**.
//~ todo TLC_452t2 4e2dc28e abae0c67 -
#[test]
#[ignore = "todo: Titanographer Osk"]
fn TLC_452t2_titanographer_osk() {
    unwritten("TLC_452t2");
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Choose two enemy minions. Remove them from the game.
//~ todo TLC_452t21 24a82cf3 3e135ae4 -
#[test]
#[ignore = "todo: Titanographer Osk"]
fn TLC_452t21_titanographer_osk() {
    unwritten("TLC_452t21");
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Send all other minions into the Twisting Nether.
//~ todo TLC_452t29 a7ae1759 7b98aa80 -
#[test]
#[ignore = "todo: Titanographer Osk"]
fn TLC_452t29_titanographer_osk() {
    unwritten("TLC_452t29");
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Summon two 3/3 Undead with **Taunt** and **Reborn**.
//~ todo TLC_452t3 47194cb5 95fda99f -
#[test]
#[ignore = "todo: Titanographer Osk"]
fn TLC_452t3_titanographer_osk() {
    unwritten("TLC_452t3");
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Gain +5 Health. Give your hero 5 Armor.
//~ todo TLC_452t30 17bbb55c 47d50599 -
#[test]
#[ignore = "todo: Titanographer Osk"]
fn TLC_452t30_titanographer_osk() {
    unwritten("TLC_452t30");
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Force each enemy minion to attack a random enemy minion.
//~ todo TLC_452t34 10e01d48 c66d9e70 -
#[test]
#[ignore = "todo: Titanographer Osk"]
fn TLC_452t34_titanographer_osk() {
    unwritten("TLC_452t34");
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Summon four 2/2 Elementals with **Taunt**.
//~ todo TLC_452t6 80e6425d 97f34e2e -
#[test]
#[ignore = "todo: Titanographer Osk"]
fn TLC_452t6_titanographer_osk() {
    unwritten("TLC_452t6");
}

/// Titanographer Osk · Minion · 6 mana · 6/6 · **Battlecry:** Draw cards until your hand is full.
//~ todo TLC_452t7 02e5df60 31b2ccfa -
#[test]
#[ignore = "todo: Titanographer Osk"]
fn TLC_452t7_titanographer_osk() {
    unwritten("TLC_452t7");
}

/// The Forbidden Sequence · Spell · 1 mana · **Quest: Discover** 8 cards. **Reward:** The Origin Stone.
//~ done TLC_460 - 8677e262 -
#[test]
fn TLC_460_the_forbidden_sequence() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Give("TLC_460"), Cost("TLC_460", 1), Play("TLC_460", Nothing)]);
    for _ in 0..7 {
        table.steps(&[Play("BT_021", Nothing), Choose(0)]);
    }
    table.steps(&[HandCount(Mine, 7), In(Nth(0), Zone::Secret)]);
    table.steps(&[Play("BT_021", Nothing), Choose(0), In(Nth(0), Zone::Graveyard)]);
    table.steps(&[HandCount(Mine, 9), In(The("TLC_460t"), Zone::Hand)]);
}

/// The Origin Stone · Weapon · 3 mana · 0/8 durability · After you **Discover** a card, this plays the other options. Lose 1 Durability.
//~ done TLC_460t - ceeacf50 -
#[test]
#[rustfmt::skip]
fn TLC_460t_the_origin_stone() {
    check(CardClass::Mage, &[
        Friend("TLC_460t"), Enemy("CS2_200"), Enemy("CS2_171"), Force(Card("CS2_029")), Force(Card("CS2_025")),
        Force(Card("CS2_023")), Play("LOE_003", Nothing), ChooseCard("CS2_029"), HandCount(Mine, 3),
        Damage(Their(0), 1), BoardCount(Theirs, 1), Now(MyWeapon, 0, 7), DeckCount(Mine, 17),
    ]);
    check(CardClass::Mage, &[
        Friend("TLC_460t"), Force(Card("CS2_025")), Force(Card("CS2_029")), Force(Card("CS2_024")),
        Play("LOE_003", Nothing), Force(Entity(TheirHero)), Force(Entity(TheirHero)), ChooseCard("CS2_025"),
        Health(TheirHero, 21), HandCount(Mine, 1),
    ]);
}

/// Scrappy Scavenger · Minion · 1 mana · 1/1 · **Battlecry: Discover** a card with Cost equal to your remaining Mana Crystals.
//~ done TLC_461 - 34ac7fcc -
#[test]
#[rustfmt::skip]
fn TLC_461_scrappy_scavenger() {
    check(CardClass::Mage, &[
        Crystals(5), Force(Card("CS2_029")), Play("TLC_461", Nothing), ChooseCard("CS2_029"), HandCount(Mine, 1),
        Is(InHand(0), "CS2_029"), Crystals(1), Force(Card("CS2_231")), Play("TLC_461", Nothing), ChooseCard("CS2_231"),
        HandCount(Mine, 2), Crystals(10), Play("GAME_005", Nothing), Play("CS2_182", Nothing), Force(Card("CS2_187")),
        Play("TLC_461", Nothing), ChooseCard("CS2_187"), HandCount(Mine, 3), Crystals(2), Force(Card("CS2_168")),
        Play("TLC_461", Nothing), ChooseCard("CS2_168"), Crystals(3), Force(Card("CS2_172")), Play("TLC_461", Nothing),
        ChooseCard("CS2_172"), Crystals(4), Force(Card("CS2_127")), Play("TLC_461", Nothing), ChooseCard("CS2_127"),
        HandCount(Mine, 6),
    ]);
}
