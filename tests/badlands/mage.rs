//! Mage cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e1986052

/// Summoning Ward · Spell · 3 mana · **Secret:** When your turn starts, summon a copy of your highest Cost minion.
//~ done DEEP_000 - 31339754 -
#[test]
#[rustfmt::skip]
fn DEEP_000_summoning_ward() {
    check(CardClass::Mage, &[
        Friend("CS2_120"), Friend("CS2_182"), Enemy("CS2_186"), Hurt(My(1), 1), Play("DEEP_000", Nothing), EndTurn,
        BoardCount(Mine, 2), BoardCount(Theirs, 1), EndTurn, BoardCount(Mine, 3), Is(My(2), "CS2_182"),
        Now(My(2), 4, 4),
    ]);
    check(CardClass::Mage, &[
        Play("DEEP_000", Nothing), EndTurn, EndTurn, In(Nth(0), Zone::Secret), Friend("CS2_182"), EndTurn, EndTurn,
        BoardCount(Mine, 2), In(Nth(0), Zone::Graveyard),
    ]);
    check(
        CardClass::Mage,
        &[Enemy("CS2_182"), Play("DEEP_000", Nothing), EndTurn, EndTurn, In(Nth(1), Zone::Secret), BoardCount(Mine, 0)],
    );
}

/// Heat Wave · Spell · Fire · 2 mana · Deal $2 damage to an enemy minion and its neighbors. **Quickdraw:** To all enemies instead.
//~ done WW_377 - e6cb03d3 -
#[test]
#[rustfmt::skip]
fn WW_377_heat_wave() {
    check(CardClass::Mage, &[
        Give("WW_377"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Friend("CS2_182"),
        EndTurn, EndTurn, CannotTarget("WW_377", My(0)), Play("WW_377", On(Their(1))), Damage(Their(0), 2),
        Damage(Their(1), 2), Damage(Their(2), 2), Damage(Their(3), 0), Health(TheirHero, 30),
    ]);
    check(CardClass::Mage, &[
        Enemy("CS2_182"), Friend("CS2_182"), Give("WW_377"), Play("WW_377", Nothing), Damage(Their(0), 2),
        Health(TheirHero, 28), Damage(My(0), 0),
    ]);
}

/// Azerite Vein · Spell · 3 mana · **Secret:** When the enemy plays a card on the turn that it entered their hand, get a copy that costs (0).
//~ todo WW_422 fb75338b b0b144d5 -
#[test]
#[ignore = "todo: Azerite Vein"]
fn WW_422_azerite_vein() {
    unwritten("WW_422");
}

/// Overflow Surger · Minion · Elemental · 4 mana · 3/2 · **Battlecry:** Summon a copy of this for each turn in a row you've played an Elemental.@ *(@)*
//~ todo WW_424 9ca11a63 0da3ef36 -
#[test]
#[ignore = "todo: Overflow Surger"]
fn WW_424_overflow_surger() {
    unwritten("WW_424");
}

/// Stargazing · Spell · Arcane · 2 mana · Draw a different Arcane spell. If you play it this turn, it casts twice.
//~ todo WW_425 05587b56 173febba -
#[test]
#[ignore = "todo: Stargazing"]
fn WW_425_stargazing() {
    unwritten("WW_425");
}

/// Blastmage Miner · Minion · 6 mana · 4/4 · **Battlecry: Excavate** a treasure. For each card in your hand, deal 1 damage to a random enemy.
//~ done WW_426 - dd7ab0fc -
#[test]
fn WW_426_blastmage_miner() {
    check(
        CardClass::Mage,
        &[
            Give("WW_426"),
            Cost("WW_426", 6),
            Stats("WW_426", 4, 4),
            Give("CS2_182"),
            Give("CS2_182"),
            Play("WW_426", Nothing),
            HandCount(Mine, 3),
            Damage(TheirHero, 3),
        ],
    );
}

/// Mes'Adune the Fractured · Minion · Elemental · 5 mana · 6/5 · **Battlecry:** Draw an Elemental. Split it into two halves.
//~ todo WW_429 b185107c cbbad9b5 -
#[test]
#[ignore = "todo: Mes'Adune the Fractured"]
fn WW_429_mes_adune_the_fractured() {
    unwritten("WW_429");
}
