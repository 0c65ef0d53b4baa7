//! Paladin cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6d15111b

/// `DINO_404` · Paladin minion · 2 mana · 3/2
/// > **Kindred:** Give your other minions **Rush**.
///
/// State: Done
//~ done DINO_404 7600fe86 - d3f955b8.9601dd4a
#[test]
fn DINO_404_firegill() {
    check(
        CardClass::Paladin,
        &[
            Give("DINO_404"),
            Cost("DINO_404", 2),
            Stats("DINO_404", 3, 2),
            Play("DINO_404", Nothing),
            EndTurn,
            EndTurn,
            Friend("CS2_182"),
            Play("DINO_404", Nothing),
            HasNow(My(1), GameTag::RUSH),
        ],
    );
}

/// `TLC_241` · Paladin minion · 4 mana · 2/7
/// > While this is alive, you get a 2-Cost Holy spell that gives a minion +2/+2 and **Divine Shield**.
///
/// State: Todo
//~ todo TLC_241 114a8767 be698bf3 3355ae6d.49fb2314
#[test]
#[ignore = "todo: Ido of the Threshfleet"]
fn TLC_241_ido_of_the_threshfleet() {
    unwritten("TLC_241");
}

/// `TLC_241t` · Paladin spell · Holy · 2 mana
/// > Give a minion +2/+2 and **Divine Shield**. *(This stays in your hand while Ido is alive!)*
///
/// State: Todo
//~ todo TLC_241t 8e43abf8 3fbf09a6 d8739e83.90850d6f
#[test]
#[ignore = "todo: Call the Threshfleet!"]
fn TLC_241t_call_the_threshfleet() {
    unwritten("TLC_241t");
}

/// `TLC_426` · Paladin spell · 1 mana
/// > **Repeatable Quest:** Summon 6 Murlocs. **Reward:** Murlocs you summon gain +1/+1.
///
/// State: Todo
//~ todo TLC_426 63decaf9 151a73bc c5ca0b66.3894d7dc
#[test]
#[ignore = "todo: Dive the Golakka Depths"]
fn TLC_426_dive_the_golakka_depths() {
    unwritten("TLC_426");
}

/// `TLC_426t` · Paladin spell · 0 mana
/// > Whenever you summon a Murloc, give it +1/+1.
///
/// State: Todo
//~ todo TLC_426t dd71cf22 905d1f4c 7963b6e5.dba9e15f
#[test]
#[ignore = "todo: The Sacred Cave"]
fn TLC_426t_the_sacred_cave() {
    unwritten("TLC_426t");
}

/// `TLC_428` · Paladin minion · 3 mana · 2/4
/// > **Battlecry:** Your next Murloc costs (1) less. **Kindred:** And gains **Divine Shield**.
///
/// State: Todo
//~ todo TLC_428 320af593 85fc348c 90caf5dd.3f753167
#[test]
#[ignore = "todo: Hot Spring Glider"]
fn TLC_428_hot_spring_glider() {
    unwritten("TLC_428");
}

/// `TLC_430` · Paladin minion · 4 mana · 2/5
/// > At the end of your turn, recast a random Holy spell you cast this turn *(targets this if possible)*.
///
/// State: Todo
//~ todo TLC_430 fb73ed23 012b0386 29924265.7f0a111d
#[test]
#[ignore = "todo: Creature of the Sacred Cave"]
fn TLC_430_creature_of_the_sacred_cave() {
    unwritten("TLC_430");
}

/// `TLC_438` · Paladin minion · 2 mana · 1/2
/// > **Battlecry:** Cast a random spell from your deck that costs (2) or less *(targets this if possible)*.
///
/// State: Todo
//~ todo TLC_438 9cca34b7 ce878c54 894fc223.73c802c7
#[test]
#[ignore = "todo: Violet Treasuregill"]
fn TLC_438_violet_treasuregill() {
    unwritten("TLC_438");
}

/// `TLC_441` · Paladin spell · 3 mana
/// > Give +1/+2 to a friendly minion and your other minions that share a type with it.
///
/// State: Todo
//~ todo TLC_441 9c347369 7ceea80c a8213a13.698a41c4
#[test]
#[ignore = "todo: Ready the Fleet"]
fn TLC_441_ready_the_fleet() {
    unwritten("TLC_441");
}

/// `TLC_442` · Paladin spell · 1 mana
/// > **Discover** a Murloc. If you play it this turn, also pick one of the others.
///
/// State: Todo
//~ todo TLC_442 893cb710 cba3413e 1381ed42.e1b6670b
#[test]
#[ignore = "todo: Submerged Map"]
fn TLC_442_submerged_map() {
    unwritten("TLC_442");
}

/// `TLC_444` · Paladin spell · 2 mana
/// > Give a minion three random **Bonus Effects**.
///
/// State: Done
//~ done TLC_444 ee30f360 - 7929f271.331c6e62
#[test]
fn TLC_444_story_of_galvadon() {
    check(
        CardClass::Paladin,
        &[
            Give("TLC_444"),
            Cost("TLC_444", 2),
            Friend("CS2_182"),
            Force(Number(0)),
            Force(Number(0)),
            Force(Number(0)),
            Play("TLC_444", On(My(0))),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
            HasNow(My(0), GameTag::TAUNT),
            HasNow(My(0), GameTag::RUSH),
        ],
    );
}
