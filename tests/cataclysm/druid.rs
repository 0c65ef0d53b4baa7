//! Druid cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d607e9bb

/// `CATA_130` · Druid minion · 1 mana · 1/1
/// > Whenever you spend your last Mana Crystal, gain +1/+1.
///
/// State: Todo
//~ todo CATA_130 f34b59cb 25e3c507 251ac908.4422a811
#[test]
#[ignore = "todo: Crystalspine Cub"]
fn CATA_130_crystalspine_cub() {
    unwritten("CATA_130");
}

/// `CATA_131` · Druid minion · 2 mana · 2/2
/// > **Battlecry:** Gain a temporary Mana Crystal. If you spent 4 Mana while holding this, it's permanent. *({0} left!)*@**Battlecry:** Gain a temporary Mana Crystal. If you spent 4 Mana while holding this, it's permanent. *(Ready!)*@**Battlecry:** Gain a temporary Mana Crystal. If you spent 4 Mana while holding this, it's permanent.
///
/// State: Todo
//~ todo CATA_131 4054b2a6 797a05ea 73d7a4d2.ab1ced06
#[test]
#[ignore = "todo: Felwood Treant"]
fn CATA_131_felwood_treant() {
    unwritten("CATA_131");
}

/// `CATA_132` · Druid minion · 4 mana · 4/5
/// > **Battlecry:** Get two 3/3 Whelps with **Taunt**. If you spent 8 Mana while holding this, summon them. *({0} left!)*@**Battlecry:** Get two 3/3 Whelps with **Taunt**. If you spent 8 Mana while holding this, summon them. *(Ready!)*@**Battlecry:** Get two 3/3 Whelps with **Taunt**. If you spent 8 Mana while holding this, summon them.
///
/// State: Todo
//~ todo CATA_132 4cc2737d caa6993b 25799b24.69b22dd3
#[test]
#[ignore = "todo: Broodwatcher"]
fn CATA_132_broodwatcher() {
    unwritten("CATA_132");
}

/// `CATA_134` · Druid spell · Nature · 4 mana
/// > **Shatter**. Summon two 2/2 Treants. Give your minions "**Deathrattle:** Summon a 2/2 Treant."@Summon two 2/2 Treants. Give your minions "**Deathrattle:** Summon a 2/2 Treant."
///
/// State: Todo
//~ todo CATA_134 034f99d9 628c8c22 f87133f4.1ad6b78d
#[test]
#[ignore = "todo: Wildwood Circle"]
fn CATA_134_wildwood_circle() {
    unwritten("CATA_134");
}

/// `CATA_134t` · Druid spell · Nature · 4 mana
/// > **Shattered** Summon two 2/2 Treants.
///
/// State: Todo
//~ todo CATA_134t 17a52ada 64e2034d b4894280.0801c006
#[test]
#[ignore = "todo: Wildwood Circle"]
fn CATA_134t_wildwood_circle() {
    unwritten("CATA_134t");
}

/// `CATA_134t2` · Druid spell · Nature · 4 mana
/// > **Shattered** Give your minions "**Deathrattle:** Summon a 2/2 Treant."
///
/// State: Todo
//~ todo CATA_134t2 dc81f207 195ae2e1 d585a8af.ccea9357
#[test]
#[ignore = "todo: Wildwood Circle"]
fn CATA_134t2_wildwood_circle() {
    unwritten("CATA_134t2");
}

/// `CATA_139` · Druid minion · 6 mana · 0/5
/// > **Colossal +4** After one of Wickerfang's Legs gains stats, this gains them too.
///
/// State: Todo
//~ todo CATA_139 e25059fe e54b49c3 4cf2ba79.cd522d1c
#[test]
#[ignore = "todo: Wickerfang"]
fn CATA_139_wickerfang() {
    unwritten("CATA_139");
}

/// `CATA_140` · Druid minion · 8 mana · 4/12
/// > **Battlecry:** Fill your hand with random Dragons. If you spent 25 Mana while holding this, they cost (1). *({0} left!)*@**Battlecry:** Fill your hand with random Dragons. If you spent 25 Mana while holding this, they cost (1). *(Ready!)*@**Battlecry:** Fill your hand with random Dragons. If you spent 25 Mana while holding this, they cost (1).
///
/// State: Todo
//~ todo CATA_140 40d00691 7a7bee04 74a709da.99a20215
#[test]
#[ignore = "todo: Merithra of the Dream"]
fn CATA_140_merithra_of_the_dream() {
    unwritten("CATA_140");
}

/// `MEND_040` · Druid minion · 1 mana · 6/6
/// > Starts **Dormant**. When your board is full, awaken.
///
/// State: Todo
//~ todo MEND_040 f8ef6119 480087b5 fba2d4db.4f71df33
#[test]
#[ignore = "todo: Ash Worm"]
fn MEND_040_ash_worm() {
    unwritten("MEND_040");
}

/// `MEND_044` · Druid location · 2 mana · 0 uses
/// > Give a minion +2 Health and **Taunt**. It falls asleep until the end of your next turn.
///
/// State: Todo
//~ todo MEND_044 8af15c01 32d99387 e7de1ffc.0fac384f
#[test]
#[ignore = "todo: Tranquil Clearing"]
fn MEND_044_tranquil_clearing() {
    unwritten("MEND_044");
}

/// `MEND_046` · Druid minion · 7 mana · 4/4
/// > **Battlecry:** Get three 2/2 Treants. Carve 12 Mana worth of Nature spells into them.
///
/// State: Todo
//~ todo MEND_046 088fedc0 a68025a2 9971f8f1.e9d02e93
#[test]
#[ignore = "todo: Bashana Runetotem"]
fn MEND_046_bashana_runetotem() {
    unwritten("MEND_046");
}

/// `MEND_046t` · Druid minion · 1 mana · 2/2
/// > **Battlecry:** Cast {0}.
///
/// State: Todo
//~ todo MEND_046t de07e7f2 f37099e2 40765d66.a4a63133
#[test]
#[ignore = "todo: Treant"]
fn MEND_046t_treant() {
    unwritten("MEND_046t");
}
