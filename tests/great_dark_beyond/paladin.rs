//! Paladin cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d33035b2

/// `GDB_137` · Paladin spell · Holy · 3 mana
/// > Draw 2 minions. If this costs (0), give them +2/+1.
///
/// State: Todo
//~ todo GDB_137 c50d19e0 7af1219e 83ad539e.790abd4a
#[test]
#[ignore = "todo: Libram of Clarity"]
fn GDB_137_libram_of_clarity() {
    unwritten("GDB_137");
}

/// `GDB_138` · Paladin spell · Holy · 4 mana
/// > Give a minion +3/+3. If this costs (0), return this to your hand at the end of your turn.
///
/// State: Todo
//~ todo GDB_138 a9cdbdda f9e5ddbe b27bf960.d48fd3e3
#[test]
#[ignore = "todo: Libram of Divinity"]
fn GDB_138_libram_of_divinity() {
    unwritten("GDB_138");
}

/// `GDB_139` · Paladin spell · Holy · 6 mana
/// > Summon three 3/3 Draenei with **Divine Shield**. If this costs (0), give them **Rush**.
///
/// State: Todo
//~ todo GDB_139 e9746d2d 41abe199 2b0fb611.db5dd8d4
#[test]
#[ignore = "todo: Libram of Faith"]
fn GDB_139_libram_of_faith() {
    unwritten("GDB_139");
}

/// `GDB_140` · Paladin spell · Holy · 6 mana
/// > While you have exactly 1 minion in play, its Attack and Health are 10. Lasts @ turns.
///
/// State: Todo
//~ todo GDB_140 47f0c57f ed629b14 6b1b1203.3d62af74
#[test]
#[ignore = "todo: Celestial Aura"]
fn GDB_140_celestial_aura() {
    unwritten("GDB_140");
}

/// `GDB_141` · Paladin minion · 3 mana · 3/3
/// > **Rush Deathrattle:** Get three different Librams from an older timeline!
///
/// State: Todo
//~ todo GDB_141 b5acf60a 538e2b23 8ce6c9f0.41514e92
#[test]
#[ignore = "todo: Yrel, Beacon of Hope"]
fn GDB_141_yrel_beacon_of_hope() {
    unwritten("GDB_141");
}

/// `GDB_144` · Paladin minion · 6 mana · 9/9
/// > **Lifesteal** After a hero takes damage, they become **Immune** for the rest of the turn.
///
/// State: Todo
//~ todo GDB_144 79b61128 964bfbe3 6b6f116b.898abb18
#[test]
#[ignore = "todo: Lumia"]
fn GDB_144_lumia() {
    unwritten("GDB_144");
}

/// `GDB_462` · Paladin spell · 1 mana
/// > **Discover** a Draenei. If you played an adjacent card this turn, **Discover** another.
///
/// State: Todo
//~ todo GDB_462 a37fcf1a e684eea6 518597dd.721a6602
#[test]
#[ignore = "todo: Orbital Satellite"]
fn GDB_462_orbital_satellite() {
    unwritten("GDB_462");
}

/// `SC_400` · Multi-class hero · 7 mana · 30 health, 5 armor
/// > **Battlecry:** Relaunch every **Starship** that you launched this game.
///
/// State: Todo
//~ todo SC_400 f0db0f3c ad1fbb4d cc855369.1a8f260a
#[test]
#[ignore = "todo: Jim Raynor"]
fn SC_400_jim_raynor() {
    unwritten("SC_400");
}

/// `SC_401` · Multi-class minion · 1 mana · 1/3
/// > **Battlecry:** Your next **Starship** launch costs (2) less.
///
/// State: Todo
//~ todo SC_401 d9be4586 a484bd26 a71220f3.91de91cc
#[test]
#[ignore = "todo: SCV"]
fn SC_401_scv() {
    unwritten("SC_401");
}

/// `SC_403` · Multi-class location · 2 mana · 0 uses
/// > Summon a 2/1 **Starship Piece** with an effect when launched.
///
/// State: Todo
//~ todo SC_403 362945a6 7c2a6782 fb73f00f.fc52652e
#[test]
#[ignore = "todo: Starport"]
fn SC_403_starport() {
    unwritten("SC_403");
}

/// `SC_403a` · Multi-class minion · 1 mana · 2/1
/// > **Starship Piece** When this is launched, gain 5 Armor.
///
/// State: Todo
//~ todo SC_403a b38dff04 9e2097e0 622eae65.412d807b
#[test]
#[ignore = "todo: Viking"]
fn SC_403a_viking() {
    unwritten("SC_403a");
}

/// `SC_403b` · Multi-class minion · 1 mana · 2/1
/// > **Starship Piece** When this is launched, deal 2 damage to all enemy minions.
///
/// State: Todo
//~ todo SC_403b 98fd0e64 3ebcaa38 f1046c56.d2fc14fe
#[test]
#[ignore = "todo: Liberator"]
fn SC_403b_liberator() {
    unwritten("SC_403b");
}

/// `SC_403c` · Multi-class minion · 1 mana · 2/1
/// > **Starship Piece** When this is launched, gain 2 random **Bonus Effects**.
///
/// State: Todo
//~ todo SC_403c 2af05e01 62f1d92a 33274fc0.042597c9
#[test]
#[ignore = "todo: Raven"]
fn SC_403c_raven() {
    unwritten("SC_403c");
}

/// `SC_403d` · Multi-class minion · 1 mana · 2/1
/// > **Starship Piece** When this is launched, deal 3 damage to a random enemy.
///
/// State: Todo
//~ todo SC_403d 1062298c 9b83f8b3 b913a2cd.8ed62530
#[test]
#[ignore = "todo: Banshee"]
fn SC_403d_banshee() {
    unwritten("SC_403d");
}

/// `SC_403f` · Multi-class minion · 1 mana · 2/1
/// > **Starship Piece** When this is launched, summon two 2/2 Marines with **Taunt**.
///
/// State: Todo
//~ todo SC_403f 62b229d0 a75b234c ac232ce1.3310eea4
#[test]
#[ignore = "todo: Medivac"]
fn SC_403f_medivac() {
    unwritten("SC_403f");
}

/// `SC_404` · Paladin spell · 3 mana
/// > Summon two 2/2 Marines with **Taunt**. Your next **Starship** launch costs (2) less.
///
/// State: Todo
//~ todo SC_404 ae7ad1ad c10d8acf 33755766.daca5903
#[test]
#[ignore = "todo: Salvage the Bunker"]
fn SC_404_salvage_the_bunker() {
    unwritten("SC_404");
}

/// `SC_405` · Paladin minion · 2 mana · 1/1
/// > **Starship Piece Battlecry:** Gain +1/+1 for each other friendly minion. Also triggers on launch.
///
/// State: Todo
//~ todo SC_405 8d341060 861517db bffe74f5.75908105
#[test]
#[ignore = "todo: Ultra-Capacitor"]
fn SC_405_ultra_capacitor() {
    unwritten("SC_405");
}

/// `SC_410` · Multi-class spell · 3 mana
/// > Draw 2 Terran cards. Summon a 2/1 **Starship Piece** with an effect when launched.
///
/// State: Todo
//~ todo SC_410 f971d3f5 c0aeef90 5b36023b.48785441
#[test]
#[ignore = "todo: Lift Off"]
fn SC_410_lift_off() {
    unwritten("SC_410");
}

/// `SC_412` · Paladin minion · 4 mana · 4/4
/// > Your other minions have +1 Attack. *(Transforms if you launched a **Starship** this game.)*
///
/// State: Todo
//~ todo SC_412 d6093af0 639c2436 c956b004.31491264
#[test]
#[ignore = "todo: Hellion"]
fn SC_412_hellion() {
    unwritten("SC_412");
}

/// `SC_999t` · Multi-class minion · 0 mana · 0/0
/// > **Starship* (Costs (5) Mana to launch.)*@**Starship* (Made of {0} \|4(piece, pieces).)*
///
/// State: Done
//~ done SC_999t cf62ae18 - 1f357668.76bf6538
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
