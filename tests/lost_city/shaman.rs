//! Shaman cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c46f8305

/// Tortotem · Minion · Totem · 1 mana · 0/3 · At the end of your turn, get a random minion with multiple minion types.
//~ todo DINO_412 976baed2 2b1912e9 -
#[test]
#[ignore = "todo: Tortotem"]
fn DINO_412_tortotem() {
    unwritten("DINO_412");
}

/// Flight of the Firehawk · Spell · Fire · 3 mana · Draw two minions of different minion types. Give them +1/+1.
//~ done TLC_222 - bfdc5a32 -
#[test]
#[rustfmt::skip]
fn TLC_222_flight_of_the_firehawk() {
    check(CardClass::Shaman, &[
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_168"), OnTop("EX1_508"), OnTop("CS2_172"), OnTop("CS2_125"),
        OnTop("CS2_200"), Play("TLC_222", Nothing), HandCount(Mine, 2), Is(InHand(0), "CS2_125"), Now(InHand(0), 4, 4),
        Is(InHand(1), "EX1_508"), DeckCount(Mine, 4),
    ]);
}

/// Bralma Searstone · Minion · 3 mana · 1/5 · Your Elementals deal 1 extra damage.
//~ done TLC_228 - d70a2c6a -
#[test]
fn TLC_228_bralma_searstone() {
    check(
        CardClass::Shaman,
        &[
            Give("TLC_228"),
            Cost("TLC_228", 3),
            Stats("TLC_228", 1, 5),
            Friend("TLC_228"),
            Friend("CS2_033"),
            Friend("CS2_182"),
            Enemy("CS2_200"),
            Enemy("CS2_033"),
            Attack(My(2), TheirHero),
            Damage(TheirHero, 4),
            Attack(My(1), Their(0)),
            Damage(Their(0), 4),
            Play("CS2_042", On(TheirHero)),
            Damage(TheirHero, 9),
            EndTurn,
            Attack(Their(1), MyHero),
            Damage(MyHero, 3),
        ],
    );
}

/// Spirit of the Mountain · Spell · 1 mana · **Quest:** Play 6 minions of unique types. **Reward:** Ashalon.
//~ todo TLC_229 6d08c466 b5f23c32 -
#[test]
#[ignore = "todo: Spirit of the Mountain"]
fn TLC_229_spirit_of_the_mountain() {
    unwritten("TLC_229");
}

/// Ashalon, Ridge Guardian · Minion · Elemental · Beast · 5 mana · 8/8 · **Rush**. **Battlecry: Adapt** twice. For the rest of the game, give minions you play those **Adaptations**.
//~ todo TLC_229t14 127fba63 2b7198e3 -
#[test]
#[ignore = "todo: Ashalon, Ridge Guardian"]
fn TLC_229t14_ashalon_ridge_guardian() {
    unwritten("TLC_229t14");
}

/// Mountain Map · Spell · 1 mana · **Discover** a minion with a type you haven't played. If you play it this turn, also pick one of the others.
//~ todo TLC_464 a09fa88b 2bd4703c -
#[test]
#[ignore = "todo: Mountain Map"]
fn TLC_464_mountain_map() {
    unwritten("TLC_464");
}

/// Slagclaw · Minion · Elemental · Dragon · 5 mana · 3/4 · **Battlecry:** Summon two 2/1 Sizzling Cinders. **Kindred:** Trigger your Sizzling Cinders' **Deathrattles.**
//~ done TLC_482 - 960d16e6 -
#[test]
#[rustfmt::skip]
fn TLC_482_slagclaw() {
    check(CardClass::Shaman, &[
        Friend("EX1_096"), Play("TLC_482", Nothing), BoardCount(Mine, 4), Is(My(1), "TLC_249"), Health(TheirHero, 30),
        EndTurn, EndTurn, HandCount(Mine, 1), Health(TheirHero, 30), Play("TLC_482", Nothing), BoardCount(Mine, 7),
        Health(TheirHero, 22), Health(MyHero, 30), HandCount(Mine, 1),
    ]);
    check(CardClass::Shaman, &[
        Enemy("TLC_249"), Enchant(Their(0), "MEND_805e"), Play("TLC_482", Nothing), EndTurn, EndTurn,
        Force(Entity(TheirHero)), Force(Entity(TheirHero)), Force(Entity(TheirHero)), Force(Entity(TheirHero)),
        Force(Entity(TheirHero)), Force(Entity(TheirHero)), Force(Entity(TheirHero)), Force(Entity(TheirHero)),
        Play("TLC_482", Nothing), Health(TheirHero, 22), Damage(Their(0), 0),
    ]);
}
