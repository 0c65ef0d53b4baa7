//! Paladin cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d33035b2

/// Libram of Clarity · Spell · Holy · 3 mana · Draw 2 minions. If this costs (0), give them +2/+1.
//~ todo GDB_137 7af1219e fd489cae -
#[test]
#[ignore = "todo: Libram of Clarity"]
fn GDB_137_libram_of_clarity() {
    unwritten("GDB_137");
}

/// Libram of Divinity · Spell · Holy · 4 mana · Give a minion +3/+3. If this costs (0), return this to your hand at the end of your turn.
//~ todo GDB_138 f9e5ddbe 4d2ce569 -
#[test]
#[ignore = "todo: Libram of Divinity"]
fn GDB_138_libram_of_divinity() {
    unwritten("GDB_138");
}

/// Libram of Faith · Spell · Holy · 6 mana · Summon three 3/3 Draenei with **Divine Shield**. If this costs (0), give them **Rush**.
//~ todo GDB_139 41abe199 da25634f -
#[test]
#[ignore = "todo: Libram of Faith"]
fn GDB_139_libram_of_faith() {
    unwritten("GDB_139");
}

/// Celestial Aura · Spell · Holy · 6 mana · While you have exactly 1 minion in play, its Attack and Health are 10. Lasts @ turns.
//~ done GDB_140 - 65a02a9a -
#[test]
#[rustfmt::skip]
fn GDB_140_celestial_aura() {
    check(CardClass::Paladin, &[
        Friend("CS2_182"), Enemy("CS2_182"), Play("GDB_140", Nothing), Now(My(0), 10, 10), Now(Their(0), 4, 5),
        Friend("CS2_231"), Now(My(0), 4, 5), Now(My(1), 1, 1), Kill(My(1)), Now(My(0), 10, 10), EndTurn, EndTurn,
        EndTurn, EndTurn, Now(My(0), 10, 10), EndTurn, Now(My(0), 4, 5),
    ]);
    check(CardClass::Paladin, &[Friend("CS2_182"), Play("GDB_140", Nothing), Now(My(0), 10, 10)]);
}

/// Yrel, Beacon of Hope · Minion · Draenei · 3 mana · 3/3 · **Rush Deathrattle:** Get three different Librams from an older timeline!
//~ todo GDB_141 538e2b23 f144e129 -
#[test]
#[ignore = "todo: Yrel, Beacon of Hope"]
fn GDB_141_yrel_beacon_of_hope() {
    unwritten("GDB_141");
}

/// Lumia · Minion · 6 mana · 9/9 · **Lifesteal** After a hero takes damage, they become **Immune** for the rest of the turn.
//~ done GDB_144 - 70dbb5ec -
#[test]
#[rustfmt::skip]
fn GDB_144_lumia() {
    check(CardClass::Paladin, &[
        Friend("GDB_144"), Hurt(TheirHero, 2), Health(TheirHero, 28), HasNow(TheirHero, GameTag::IMMUNE),
        HasNot(MyHero, GameTag::IMMUNE), Hurt(TheirHero, 2), Health(TheirHero, 28), Hurt(MyHero, 3), Hurt(MyHero, 3),
        Health(MyHero, 27), EndTurn, HasNot(MyHero, GameTag::IMMUNE), HasNot(TheirHero, GameTag::IMMUNE),
        Hurt(TheirHero, 2), Health(TheirHero, 26),
    ]);
}

/// Orbital Satellite · Spell · 1 mana · **Discover** a Draenei. If you played an adjacent card this turn, **Discover** another.
//~ todo GDB_462 e684eea6 abd2cd3e -
#[test]
#[ignore = "todo: Orbital Satellite"]
fn GDB_462_orbital_satellite() {
    unwritten("GDB_462");
}

/// Jim Raynor · Hero · 7 mana · 30 health, 5 armor · **Battlecry:** Relaunch every **Starship** that you launched this game.
//~ todo SC_400 ad1fbb4d 25666076 -
#[test]
#[ignore = "todo: Jim Raynor"]
fn SC_400_jim_raynor() {
    unwritten("SC_400");
}

/// SCV · Minion · Mech · 1 mana · 1/3 · **Battlecry:** Your next **Starship** launch costs (2) less.
//~ todo SC_401 a484bd26 5860e138 -
#[test]
#[ignore = "todo: SCV"]
fn SC_401_scv() {
    unwritten("SC_401");
}

/// Starport · Location · 2 mana · 2 uses · Summon a 2/1 **Starship Piece** with an effect when launched.
//~ todo SC_403 7c2a6782 00799e4d -
#[test]
#[ignore = "todo: Starport"]
fn SC_403_starport() {
    unwritten("SC_403");
}

/// Viking · Minion · Mech · 1 mana · 2/1 · **Starship Piece** When this is launched, gain 5 Armor.
//~ todo SC_403a 9e2097e0 ba8fa348 -
#[test]
#[ignore = "todo: Viking"]
fn SC_403a_viking() {
    unwritten("SC_403a");
}

/// Liberator · Minion · Mech · 1 mana · 2/1 · **Starship Piece** When this is launched, deal 2 damage to all enemy minions.
//~ todo SC_403b 3ebcaa38 ce6b41af -
#[test]
#[ignore = "todo: Liberator"]
fn SC_403b_liberator() {
    unwritten("SC_403b");
}

/// Raven · Minion · Mech · 1 mana · 2/1 · **Starship Piece** When this is launched, gain 2 random **Bonus Effects**.
//~ todo SC_403c 62f1d92a 0215bc04 -
#[test]
#[ignore = "todo: Raven"]
fn SC_403c_raven() {
    unwritten("SC_403c");
}

/// Banshee · Minion · Mech · 1 mana · 2/1 · **Starship Piece** When this is launched, deal 3 damage to a random enemy.
//~ todo SC_403d 9b83f8b3 cbf2f2db -
#[test]
#[ignore = "todo: Banshee"]
fn SC_403d_banshee() {
    unwritten("SC_403d");
}

/// Medivac · Minion · Mech · 1 mana · 2/1 · **Starship Piece** When this is launched, summon two 2/2 Marines with **Taunt**.
//~ todo SC_403f a75b234c 3b0d5420 -
#[test]
#[ignore = "todo: Medivac"]
fn SC_403f_medivac() {
    unwritten("SC_403f");
}

/// Salvage the Bunker · Spell · 3 mana · Summon two 2/2 Marines with **Taunt**. Your next **Starship** launch costs (2) less.
//~ todo SC_404 c10d8acf a29efc4a -
#[test]
#[ignore = "todo: Salvage the Bunker"]
fn SC_404_salvage_the_bunker() {
    unwritten("SC_404");
}

/// Ultra-Capacitor · Minion · Mech · 2 mana · 1/1 · **Starship Piece Battlecry:** Gain +1/+1 for each other friendly minion. Also triggers on launch.
//~ todo SC_405 861517db bff83f53 -
#[test]
#[ignore = "todo: Ultra-Capacitor"]
fn SC_405_ultra_capacitor() {
    unwritten("SC_405");
}

/// Lift Off · Spell · 3 mana · Draw 2 Terran cards. Summon a 2/1 **Starship Piece** with an effect when launched.
//~ todo SC_410 c0aeef90 346f41c7 -
#[test]
#[ignore = "todo: Lift Off"]
fn SC_410_lift_off() {
    unwritten("SC_410");
}

/// Hellion · Minion · Mech · 4 mana · 4/4 · Your other minions have +1 Attack. *(Transforms if you launched a **Starship** this game.)*
//~ todo SC_412 639c2436 4938f2cd -
#[test]
#[ignore = "todo: Hellion"]
fn SC_412_hellion() {
    unwritten("SC_412");
}

/// Battlecruiser · Minion · Mech · 0 mana · 0/0 · **Starship** *(Costs (5) Mana to launch*.)@**Starship** *(Made of {0} \|4(piece, pieces).)*
//~ done SC_999t - 850a24c5 -
#[test]
fn SC_999t_battlecruiser() {
    check(
        CardClass::Paladin,
        &[
            Give("SC_999t"),
            Cost("SC_999t", 0),
            Stats("SC_999t", 0, 0),
            Friend("GDB_101"),
            Kill(My(0)),
            Is(My(0), "SC_999t"),
            CannotAttack(My(0), TheirHero),
            Use(My(0), 0, Nothing),
            Choose(0),
            Mana(5),
            Now(My(0), 2, 2),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
        ],
    );
    check(CardClass::Shaman, &[Friend("GDB_101"), Kill(My(0)), Is(My(0), "SC_999t")]);
    check(CardClass::Warrior, &[Friend("GDB_101"), Kill(My(0)), Is(My(0), "SC_999t")]);
}
