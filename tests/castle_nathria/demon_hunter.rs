//! Demon Hunter cards of Murder at Castle Nathria, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6fcb9203

/// `MAW_012` · Demon Hunter spell · Fel · 5 mana
/// > Summon a friendly Demon that died this game. **Infuse (@ Demons):** Summon three instead.
///
/// State: Todo
//~ todo MAW_012 87b73478 b4da7b93 c6dcac54.d83c6e04
#[test]
#[ignore = "todo: All Fel Breaks Loose"]
fn MAW_012_all_fel_breaks_loose() {
    unwritten("MAW_012");
}

/// `MAW_014` · Demon Hunter minion · 4 mana · 2/6
/// > **Battlecry:** Your opponent can only play their left- and right-most cards on their next turn.
///
/// State: Todo
//~ todo MAW_014 f5a0a609 3d817d0e 382033e1.27f34a47
#[test]
#[ignore = "todo: Prosecutor Mel'tranix"]
fn MAW_014_prosecutor_meltranix() {
    unwritten("MAW_014");
}

/// `REV_506` · Demon Hunter spell · 2 mana
/// > Brand an enemy minion. Whenever it takes damage, deal 1 damage to the enemy hero.
///
/// State: Todo
//~ todo REV_506 0e7a9c90 8acccd12 4d2bb594.a60b622b
#[test]
#[ignore = "todo: Sinful Brand"]
fn REV_506_sinful_brand() {
    unwritten("REV_506");
}

/// `REV_508` · Demon Hunter spell · 5 mana
/// > Draw two cards and reduce their Cost by (@). Improve your future Relics.
///
/// State: Done
//~ done REV_508 456e5b50 - 1dee8186.790fdbfa
#[test]
fn REV_508_relic_of_dimensions() {
    check(
        CardClass::DemonHunter,
        &[
            Give("REV_508"),
            Cost("REV_508", 5),
            Play("REV_508", Nothing),
            CostNow(InHand(0), 3),
            CostNow(InHand(1), 3),
            Crystals(10),
            Play("REV_508", Nothing),
            CostNow(InHand(0), 3),
            CostNow(InHand(2), 2),
            CostNow(InHand(3), 2),
        ],
    );
}

/// `REV_787` · Demon Hunter minion · 8 mana · 8/8
/// > {0} {1} {2} {3}
///
/// State: Todo
//~ todo REV_787 4ae993de 1294f492 41edb7ea.2260dcce
#[test]
#[ignore = "todo: Artificer Xy'mox"]
fn REV_787_artificer_xymox() {
    unwritten("REV_787");
}

/// `REV_797` · Demon Hunter location · 3 mana · 0 uses
/// > {0} {1}
///
/// State: Todo
//~ todo REV_797 598765e1 ebe84bac d0ab1dc4.09cdb72f
#[test]
#[ignore = "todo: Relic Vault"]
fn REV_797_relic_vault() {
    unwritten("REV_797");
}

/// `REV_834` · Demon Hunter spell · 1 mana
/// > Deal $@ damage to a random enemy minion, twice. Improve your future Relics.
///
/// State: Done
//~ done REV_834 9cd45750 - 56ed6f57.034479e2
#[test]
fn REV_834_relic_of_extinction() {
    check(
        CardClass::DemonHunter,
        &[
            Enemy("CS2_186"),
            Give("REV_834"),
            Cost("REV_834", 1),
            Play("REV_834", Nothing),
            Damage(Their(0), 2),
            Play("REV_834", Nothing),
            Damage(Their(0), 6),
        ],
    );
}

/// `REV_937` · Demon Hunter minion · 8 mana · 8/8
/// > **Battlecry: Discover** and cast a Relic. **Infuse (@):** Cast all three instead.
///
/// State: Done
//~ done REV_937 2059aa43 - d7705e1d.74a79dfe
#[test]
fn REV_937_artificer_xymox() {
    check(
        CardClass::DemonHunter,
        &[
            Enemy("CS2_186"),
            Give("REV_937"),
            Cost("REV_937", 8),
            Stats("REV_937", 8, 8),
            Play("REV_937", Nothing),
            ChooseCard("REV_834"),
            Damage(Their(0), 2),
            Damage(TheirHero, 0),
            HandCount(Mine, 0),
            Give("REV_937"),
            Friend("CS2_231"),
            Kill(My(1)),
            Friend("CS2_231"),
            Kill(My(1)),
            Friend("CS2_231"),
            Kill(My(1)),
            Friend("CS2_231"),
            Kill(My(1)),
            Is(InHand(0), "REV_937"),
            Friend("CS2_231"),
            Kill(My(1)),
            Is(InHand(0), "REV_937t"),
        ],
    );
}

/// `REV_937t` · Demon Hunter minion · 8 mana · 8/8
/// > **Infused Battlecry:** Cast all three Relics.
///
/// State: Done
//~ done REV_937t 9740e4a1 - 4df159ff.d7251361
#[test]
fn REV_937t_artificer_xymox() {
    check(
        CardClass::DemonHunter,
        &[
            Enemy("CS2_186"),
            Give("REV_937t"),
            Cost("REV_937t", 8),
            Stats("REV_937t", 8, 8),
            Play("REV_937t", Nothing),
            CostNow(InHand(0), 3),
            CostNow(InHand(1), 3),
            Damage(Their(0), 4),
            BoardCount(Mine, 3),
            Now(My(1), 3, 3),
            Now(My(2), 3, 3),
        ],
    );
}

/// `REV_942` · Demon Hunter location · 2 mana · 0 uses
/// > The next Relic you play this turn casts twice.
///
/// State: Todo
//~ todo REV_942 ec2aada6 2e4982e3 c1f4d167.a40b23e8
#[test]
#[ignore = "todo: Relic Vault"]
fn REV_942_relic_vault() {
    unwritten("REV_942");
}

/// `REV_943` · Demon Hunter spell · 3 mana
/// > Summon two @/@ Spirits. Improve your future Relics.
///
/// State: Done
//~ done REV_943 a11a47db - aa91b39d.417c4f2d
#[test]
fn REV_943_relic_of_phantasms() {
    check(
        CardClass::DemonHunter,
        &[
            Enemy("CS2_186"),
            Give("REV_943"),
            Cost("REV_943", 3),
            Play("REV_943", Nothing),
            Now(My(0), 1, 1),
            Now(My(1), 1, 1),
            Play("REV_834", Nothing),
            Play("REV_943", Nothing),
            Now(My(1), 1, 1),
            Now(My(2), 3, 3),
            Now(My(3), 3, 3),
        ],
    );
}
