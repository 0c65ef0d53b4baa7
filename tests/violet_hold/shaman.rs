//! Shaman cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 08699a2a

/// `JAIL_452` · Shaman minion · 1 mana · 4/3
/// > Can be played on either side. **Overload** that player for (2).
///
/// State: Todo
//~ todo JAIL_452 36d53d22 47f8d5d7 81626bd0.f5c60c89
#[test]
#[ignore = "todo: Disguised Detective"]
fn JAIL_452_disguised_detective() {
    unwritten("JAIL_452");
}

/// `JAIL_452a` · Shaman spell · 1 mana
/// > This was played on the friendly side.
///
/// State: Todo
//~ todo JAIL_452a b99aeb2b 2b27e3d3 7c1e7b24.43b6cb84
#[test]
#[ignore = "todo: Detected!"]
fn JAIL_452a_detected() {
    unwritten("JAIL_452a");
}

/// `JAIL_452b` · Shaman spell · 1 mana
/// > This was played on the enemy side.
///
/// State: Todo
//~ todo JAIL_452b 8218992b 947440e5 d0366757.b47a1546
#[test]
#[ignore = "todo: Disguised!"]
fn JAIL_452b_disguised() {
    unwritten("JAIL_452b");
}

/// `JAIL_458` · Shaman weapon · 4 mana · 2/3 durability
/// > **Battlecry:** Choose your elemental ammunition! *(After your hero attacks, choose another).*
///
/// State: Todo
//~ todo JAIL_458 d1fb965e 9ae705c3 1a8a7c4e.4f0d994c
#[test]
#[ignore = "todo: Tiny Pal"]
fn JAIL_458_tiny_pal() {
    unwritten("JAIL_458");
}

/// `JAIL_458t1` · Shaman weapon · 4 mana · 2/3 durability
/// > After your hero attacks, **Freeze** 2 other random enemies. Choose another ammunition.
///
/// State: Todo
//~ todo JAIL_458t1 a33d8690 9525932e c4fe64ab.1d3c321d
#[test]
#[ignore = "todo: Tiny Pal"]
fn JAIL_458t1_tiny_pal() {
    unwritten("JAIL_458t1");
}

/// `JAIL_458t2` · Shaman weapon · 4 mana · 2/3 durability
/// > After your hero attacks, deal 1 damage to all enemies. Choose another ammunition.
///
/// State: Todo
//~ todo JAIL_458t2 a4f93ca0 26da2899 fb876e12.85e53d58
#[test]
#[ignore = "todo: Tiny Pal"]
fn JAIL_458t2_tiny_pal() {
    unwritten("JAIL_458t2");
}

/// `JAIL_458t3` · Shaman weapon · 4 mana · 2/3 durability
/// > After your hero attacks, summon a random 3-Cost minion. Give it **Taunt**. Choose another ammunition.
///
/// State: Todo
//~ todo JAIL_458t3 624b9373 ee1e5b06 48cfc3cd.4b9fce12
#[test]
#[ignore = "todo: Tiny Pal"]
fn JAIL_458t3_tiny_pal() {
    unwritten("JAIL_458t3");
}

/// `JAIL_458t4` · Shaman weapon · 4 mana · 2/3 durability
/// > After your hero attacks, get a random **Battlecry** minion. It costs (2) less. Choose another ammunition.
///
/// State: Todo
//~ todo JAIL_458t4 3d5198ed 2e77ab30 da45df74.f0d274b9
#[test]
#[ignore = "todo: Tiny Pal"]
fn JAIL_458t4_tiny_pal() {
    unwritten("JAIL_458t4");
}

/// `JAIL_800` · Shaman minion · 6 mana · 6/7
/// > **Start of Game:** If your deck has no other minions, get Mug's Hero Power. If it has no spells, get Zee's!
///
/// State: Todo
//~ todo JAIL_800 6cc92e68 8b8d5414 1cfb1ad7.a980b4a2
#[test]
#[ignore = "todo: Mug'Zee"]
fn JAIL_800_mug_zee() {
    unwritten("JAIL_800");
}

/// `JAIL_800hp1` · Shaman hero power · 0 mana
/// > **Passive** Your first minion each turn costs (2) less. *(Unlocks on Turn 3.)*@**Passive** Your first minion each turn costs (2) less.
///
/// State: Todo
//~ todo JAIL_800hp1 6bacdd7b e5a10bcc 05a2ee0d.8e98b672
#[test]
#[ignore = "todo: Mug's Magic"]
fn JAIL_800hp1_mugs_magic() {
    unwritten("JAIL_800hp1");
}

/// `JAIL_800hp2` · Shaman hero power · 0 mana
/// > Passive Every fifth minion you play triggers its **Battlecry** twice.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo JAIL_800hp2 ece13f6b c7957419 84faceba.b46badc1
#[test]
#[ignore = "todo: Zee's Might"]
fn JAIL_800hp2_zees_might() {
    unwritten("JAIL_800hp2");
}

/// `JAIL_806` · Shaman minion · 6 mana · 6/6
/// > **Battlecry:** Get a random spell that costs (5) or more. If your deck started with no spells, it costs (5) less.
///
/// State: Todo
//~ todo JAIL_806 e2cc1bb5 aa6b43e2 91b99648.f81550ff
#[test]
#[ignore = "todo: Hexmarshal"]
fn JAIL_806_hexmarshal() {
    unwritten("JAIL_806");
}

/// `JAIL_987` · Shaman location · 1 mana · 0 uses
/// > Get a random Shaman minion. It's locked in your hand until you play another card.
///
/// State: Todo
//~ todo JAIL_987 582a8e02 2467aaa3 818c6d80.871fbb20
#[test]
#[ignore = "todo: Low Security Wing"]
fn JAIL_987_low_security_wing() {
    unwritten("JAIL_987");
}
