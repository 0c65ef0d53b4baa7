//! Paladin cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0b92916d

/// `LOOT_091` · Paladin spell · Holy · 2 mana
/// > Summon a 2/2 Spirit with **Taunt**. @*(Restore 3 Health to upgrade.)*
///
/// State: Done
//~ done LOOT_091 6effc014 - aaa58afe.bd054a71
#[test]
fn LOOT_091_lesser_pearl_spellstone() {
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_091"),
            Cost("LOOT_091", 2),
            Play("LOOT_091", Nothing),
            BoardCount(Mine, 1),
            Is(My(0), "LOOT_091t"),
            Now(My(0), 2, 2),
            HasNow(My(0), GameTag::TAUNT),
            Crystals(10),
            Hurt(MyHero, 10),
            Give("LOOT_091"),
            Play("EX1_593", Nothing),
            Is(InHand(0), "LOOT_091"),
            Play("CS2_007", On(MyHero)),
            Is(InHand(0), "LOOT_091t1"),
        ],
    );
}

/// `LOOT_091t1` · Paladin spell · Holy · 2 mana
/// > Summon a 4/4 Spirit with **Taunt**. @
///
/// State: Done
//~ done LOOT_091t1 5e7ead15 - 074f0698.565fd9e7
#[test]
fn LOOT_091t1_pearl_spellstone() {
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_091t1"),
            Cost("LOOT_091t1", 2),
            Play("LOOT_091t1", Nothing),
            BoardCount(Mine, 1),
            Is(My(0), "LOOT_091t1t"),
            Now(My(0), 4, 4),
            HasNow(My(0), GameTag::TAUNT),
            Crystals(10),
            Hurt(MyHero, 10),
            Give("LOOT_091t1"),
            Play("EX1_593", Nothing),
            Is(InHand(0), "LOOT_091t1"),
            Play("CS2_007", On(MyHero)),
            Is(InHand(0), "LOOT_091t2"),
        ],
    );
}

/// `LOOT_216` · Paladin minion · 7 mana · 1/1
/// > **Battlecry:** Cast each spell you cast on your minions this game on this one.
///
/// State: Todo
//~ todo LOOT_216 07eefea6 dfcffaab 28934c28.5f3fb1e0
#[test]
#[ignore = "todo: Lynessa Sunsorrow"]
fn LOOT_216_lynessa_sunsorrow() {
    unwritten("LOOT_216");
}

/// `LOOT_500` · Paladin weapon · 6 mana · 4/2 durability
/// > **Deathrattle:** Give a minion in your hand +4/+2. When it dies, reequip this.
///
/// State: Todo
//~ todo LOOT_500 a7b94bc5 4c2f5fd2 1c9d6747.713ced34
#[test]
#[ignore = "todo: Val'anyr"]
fn LOOT_500_valanyr() {
    unwritten("LOOT_500");
}

/// `LOOT_500d` · Paladin weapon · 0 mana · 0/0 durability
/// > It is a dummy card for holding a effect to play when reequipping Val'anyr (LOOT 500)
///
/// State: Todo
//~ todo LOOT_500d 49103669 64effcdf 1b624166.e0c70e31
#[test]
#[ignore = "todo: Val'anyr Reequip Effect Dummy"]
fn LOOT_500d_valanyr_reequip_effect_dummy() {
    unwritten("LOOT_500d");
}
