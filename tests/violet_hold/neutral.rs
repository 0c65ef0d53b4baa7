//! Neutral cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e2996362

/// `CAP_407` · Neutral spell · 2 mana
/// > **Discover** a minion that costs (5) or more. Give it **Prepare**.
///
/// State: Todo
//~ todo CAP_407 3006887e bdc0117d b55ae4f8.62f840d6
#[test]
#[ignore = "todo: Wanted Poster"]
fn CAP_407_wanted_poster() {
    unwritten("CAP_407");
}

/// `JAIL_030` · Neutral minion · 2 mana · 4/4
/// > After this attacks and survives, draw a card and escape the game!
///
/// State: Todo
//~ todo JAIL_030 7cd10923 35346460 b7e746df.da9baa4a
#[test]
#[ignore = "todo: Escape Artist"]
fn JAIL_030_escape_artist() {
    unwritten("JAIL_030");
}

/// `JAIL_101` · Neutral minion · 3 mana · 4/3
/// > **Battlecry:** Choose an enemy minion. Steal its **Bonus Effects** and gain +1/+1 for each stolen.
///
/// State: Todo
//~ todo JAIL_101 81b7ec1b ac930d18 f16d9a30.26446158
#[test]
#[ignore = "todo: Violet Punisher"]
fn JAIL_101_violet_punisher() {
    unwritten("JAIL_101");
}

/// `JAIL_205` · Neutral minion · 4 mana · 2/6
/// > At the end of your turn, steal all cards that entered your opponent's hand during your turn.
///
/// State: Todo
//~ todo JAIL_205 9b02a99a 94f65ab6 fd91c941.25daf854
#[test]
#[ignore = "todo: Rat Burglar"]
fn JAIL_205_rat_burglar() {
    unwritten("JAIL_205");
}

/// `JAIL_398` · Neutral minion · 6 mana · 6/6
/// > **Deathrattle:** Deal 3 damage to all other characters. *(Also triggers in hand or deck.)*
///
/// State: Todo
//~ todo JAIL_398 9a9aa1bf 39ec4214 0f74b229.12c8df99
#[test]
#[ignore = "todo: IMPFERNAL!"]
fn JAIL_398_impfernal() {
    unwritten("JAIL_398");
}

/// `JAIL_453` · Neutral minion · 5 mana · 3/4
/// > **Taunt**. When you **Prepare** while holding this, reduce this card's Cost by the same amount.
///
/// State: Todo
//~ todo JAIL_453 18c0f686 fd57d654 4b2498d7.87b590d3
#[test]
#[ignore = "todo: Jailbird"]
fn JAIL_453_jailbird() {
    unwritten("JAIL_453");
}

/// `JAIL_461` · Neutral minion · 3 mana · 5/4
/// > Can be played on either side. **Battlecry:** Destroy a random adjacent minion.
///
/// State: Todo
//~ todo JAIL_461 c5418972 43664a0b 56dd3967.9b45303d
#[test]
#[ignore = "todo: Disguised Executioner"]
fn JAIL_461_disguised_executioner() {
    unwritten("JAIL_461");
}

/// `JAIL_461a` · Neutral spell · 1 mana
/// > This was played on the friendly side.
///
/// State: Todo
//~ todo JAIL_461a 83197950 cae488f7 55e35088.43b6cb84
#[test]
#[ignore = "todo: Detected!"]
fn JAIL_461a_detected() {
    unwritten("JAIL_461a");
}

/// `JAIL_461b` · Neutral spell · 1 mana
/// > This was played on the enemy side.
///
/// State: Todo
//~ todo JAIL_461b 5674f44c 87e67536 4e7216ca.b47a1546
#[test]
#[ignore = "todo: Disguised!"]
fn JAIL_461b_disguised() {
    unwritten("JAIL_461b");
}

/// `JAIL_502` · Neutral minion · 3 mana · 0/3
/// > At the start of your turn, swap this minion with a random one in your opponent's hand.
///
/// State: Todo
//~ todo JAIL_502 829174bf cee93515 eb90b2a0.4916748e
#[test]
#[ignore = "todo: Alarm-o-Matic"]
fn JAIL_502_alarm_o_matic() {
    unwritten("JAIL_502");
}

/// `JAIL_703` · Neutral minion · 1 mana · 1/3
/// > **Deathrattle:** You can say Sorry this game.
///
/// State: Todo
//~ todo JAIL_703 0693c4f6 c69b4fc7 c69c5874.4046d787
#[test]
#[ignore = "todo: Gullible Guard"]
fn JAIL_703_gullible_guard() {
    unwritten("JAIL_703");
}

/// `JAIL_851` · Neutral minion · 4 mana · 4/5
/// > **Battlecry:** Investigate a card in the enemy hand. If they play a card with that name next turn, get 3 Coins.
///
/// State: Todo
//~ todo JAIL_851 423fa598 2127a20c 03af8700.d21d8ebb
#[test]
#[ignore = "todo: Inspector Murloc Holmes"]
fn JAIL_851_inspector_murloc_holmes() {
    unwritten("JAIL_851");
}

/// `JAIL_852` · Neutral minion · 8 mana · 5/5
/// > **Battlecry:** Shuffle both players' hands together.
///
/// State: Todo
//~ todo JAIL_852 026a8274 518be979 8f8838b0.41f93541
#[test]
#[ignore = "todo: Togwaggle, Smuggler King"]
fn JAIL_852_togwaggle_smuggler_king() {
    unwritten("JAIL_852");
}

/// `JAIL_887` · Neutral location · 5 mana · 0 uses
/// > Choose a card to discard to summon a 5/5 **Taunt**. **Deathrattle:** Free Zuramat who plays one each turn!
///
/// State: Todo
//~ todo JAIL_887 89a92591 1749a6ea 6328643e.b97e435a
#[test]
#[ignore = "todo: Zuramat's Prison"]
fn JAIL_887_zuramats_prison() {
    unwritten("JAIL_887");
}

/// `JAIL_887t2` · Neutral minion · 8 mana · 8/8
/// > At the end of your turn, play a card discarded by Zuramat's Prison.
///
/// State: Todo
//~ todo JAIL_887t2 4f3da748 e65d49fe bf941754.c623412c
#[test]
#[ignore = "todo: Zuramat the Obliterator"]
fn JAIL_887t2_zuramat_the_obliterator() {
    unwritten("JAIL_887t2");
}

/// `JAIL_974` · Neutral minion · 2 mana · 3/2
/// > **Deathrattle:** If you had 4 other Captured Archmages die this game, cast 'Fireball' at a random enemy.@ *(@/4)*
///
/// State: Todo
//~ todo JAIL_974 76120e30 eb0dca61 0eb301ea.38f7195d
#[test]
#[ignore = "todo: Captured Archmage"]
fn JAIL_974_captured_archmage() {
    unwritten("JAIL_974");
}

/// `JAIL_986` · Neutral minion · 2 mana · 2/2
/// > **Battlecry:** Get a random playable spell. It is **Temporary**.
///
/// State: Todo
//~ todo JAIL_986 93a7f045 8ebca3c5 c643fa91.a02385a7
#[test]
#[ignore = "todo: Frantic Forger"]
fn JAIL_986_frantic_forger() {
    unwritten("JAIL_986");
}
