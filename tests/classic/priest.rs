//! Priest cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Inner Fire
///
/// `CS1_129` · Priest spell · 1 mana
///
/// > Change a minion's Attack to be equal to its Health.
///
/// State: Todo
//~ CS1_129 todo 8a490b20 4b4ddd88
#[test]
#[ignore = "todo: CS1_129 Inner Fire"]
fn CS1_129_inner_fire() {
    check(
        CardClass::Priest,
        &[Give("CS1_129"), Cost("CS1_129", 1), Targets("CS1_129", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Cabal Shadow Priest
///
/// `EX1_091` · Priest minion · 6 mana · 4/5
///
/// > **Battlecry:** Take control of an enemy minion that has 2 or less Attack.
///
/// State: Todo
//~ EX1_091 todo 01e461de b9334c93
#[test]
#[ignore = "todo: EX1_091 Cabal Shadow Priest"]
fn EX1_091_cabal_shadow_priest() {
    check(CardClass::Priest, &[Give("EX1_091"), Cost("EX1_091", 6), Stats("EX1_091", 4, 5), Unwritten]);
}

/// # Silence
///
/// `EX1_332` · Priest spell · Shadow · 0 mana
///
/// > **Silence** a minion.
///
/// State: Todo
//~ EX1_332 todo 09319b2a 8a4ee248
#[test]
#[ignore = "todo: EX1_332 Silence"]
fn EX1_332_silence() {
    check(
        CardClass::Priest,
        &[Give("EX1_332"), Cost("EX1_332", 0), Targets("EX1_332", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Shadow Madness
///
/// `EX1_334` · Priest spell · Shadow · 3 mana
///
/// > Gain control of an enemy minion with 3 or less Attack until end of turn.
///
/// State: Todo
//~ EX1_334 todo dfb926fd d06e706c
#[test]
#[ignore = "todo: EX1_334 Shadow Madness"]
fn EX1_334_shadow_madness() {
    check(CardClass::Priest, &[Give("EX1_334"), Cost("EX1_334", 3), Unwritten]);
}

/// # Lightspawn
///
/// `EX1_335` · Priest minion · 3 mana · 0/4
///
/// > This minion's Attack is always equal to its Health.
///
/// State: Todo
//~ EX1_335 todo 008e49bc 1dd11c88
#[test]
#[ignore = "todo: EX1_335 Lightspawn"]
fn EX1_335_lightspawn() {
    check(CardClass::Priest, &[Give("EX1_335"), Cost("EX1_335", 3), Stats("EX1_335", 0, 4), Unwritten]);
}

/// # Thoughtsteal
///
/// `EX1_339` · Priest spell · Shadow · 2 mana
///
/// > Copy 2 cards in your opponent's deck and add them to your hand.
///
/// State: Todo
//~ EX1_339 todo 4eacc104 d3393a4a
#[test]
#[ignore = "todo: EX1_339 Thoughtsteal"]
fn EX1_339_thoughtsteal() {
    check(CardClass::Priest, &[Give("EX1_339"), Cost("EX1_339", 2), Unwritten]);
}

/// # Lightwell
///
/// `EX1_341` · Priest minion · 2 mana · 0/5
///
/// > At the start of your turn, restore #3 Health to a damaged friendly character.
///
/// State: Todo
//~ EX1_341 todo 4a9192f3 104e09e0
#[test]
#[ignore = "todo: EX1_341 Lightwell"]
fn EX1_341_lightwell() {
    check(CardClass::Priest, &[Give("EX1_341"), Cost("EX1_341", 2), Stats("EX1_341", 0, 5), Unwritten]);
}

/// # Mindgames
///
/// `EX1_345` · Priest spell · Shadow · 4 mana
///
/// > Put a copy of a random minion from your opponent's deck into the battlefield.
///
/// State: Todo
//~ EX1_345 todo cd5be641 7568a409
#[test]
#[ignore = "todo: EX1_345 Mindgames"]
fn EX1_345_mindgames() {
    check(CardClass::Priest, &[Give("EX1_345"), Cost("EX1_345", 4), Unwritten]);
}

/// # Shadow of Nothing
///
/// `EX1_345t` · Priest minion · 0 mana · 0/1
///
/// > Mindgames whiffed! Your opponent had no minions!
///
/// State: Todo
//~ EX1_345t todo 6f29f594 37c5204a
#[test]
#[ignore = "todo: EX1_345t Shadow of Nothing"]
fn EX1_345t_shadow_of_nothing() {
    check(CardClass::Priest, &[Give("EX1_345t"), Cost("EX1_345t", 0), Stats("EX1_345t", 0, 1), Unwritten]);
}

/// # Prophet Velen
///
/// `EX1_350` · Priest minion · 7 mana · 7/7
///
/// > Double the damage and healing of your spells and Hero Power.
///
/// State: Todo
//~ EX1_350 todo 218dc19f 695635aa
#[test]
#[ignore = "todo: EX1_350 Prophet Velen"]
fn EX1_350_prophet_velen() {
    check(CardClass::Priest, &[Give("EX1_350"), Cost("EX1_350", 7), Stats("EX1_350", 7, 7), Unwritten]);
}

/// # Auchenai Soulpriest
///
/// `EX1_591` · Priest minion · 4 mana · 3/5
///
/// > Your cards and powers that restore Health now deal damage instead.
///
/// State: Todo
//~ EX1_591 todo a09a089a 86139afa
#[test]
#[ignore = "todo: EX1_591 Auchenai Soulpriest"]
fn EX1_591_auchenai_soulpriest() {
    check(CardClass::Priest, &[Give("EX1_591"), Cost("EX1_591", 4), Stats("EX1_591", 3, 5), Unwritten]);
}

/// # Circle of Healing
///
/// `EX1_621` · Priest spell · Holy · 0 mana
///
/// > Restore #4 Health to ALL minions.
///
/// State: Todo
//~ EX1_621 todo febef89b 20b069cd
#[test]
#[ignore = "todo: EX1_621 Circle of Healing"]
fn EX1_621_circle_of_healing() {
    check(CardClass::Priest, &[Give("EX1_621"), Cost("EX1_621", 0), Unwritten]);
}

/// # Temple Enforcer
///
/// `EX1_623` · Priest minion · 5 mana · 5/6
///
/// > **Battlecry:** Give a friendly minion +3 Health.
///
/// State: Todo
//~ EX1_623 todo 260de6eb eec71746
#[test]
#[ignore = "todo: EX1_623 Temple Enforcer"]
fn EX1_623_temple_enforcer() {
    check(
        CardClass::Priest,
        &[
            Give("EX1_623"),
            Cost("EX1_623", 5),
            Stats("EX1_623", 5, 6),
            Targets("EX1_623", &[FriendlyMinion]),
            Unwritten,
        ],
    );
}

/// # Holy Fire
///
/// `EX1_624` · Priest spell · Holy · 6 mana
///
/// > Deal $5 damage. Restore #5 Health to your hero.
///
/// State: Todo
//~ EX1_624 todo 4dfe8d03 709bdced
#[test]
#[ignore = "todo: EX1_624 Holy Fire"]
fn EX1_624_holy_fire() {
    check(
        CardClass::Priest,
        &[
            Give("EX1_624"),
            Cost("EX1_624", 6),
            Targets("EX1_624", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Shadowform
///
/// `EX1_625` · Priest spell · Shadow · 2 mana
///
/// > Your Hero Power becomes 'Deal 2 damage.'
///
/// State: Todo
//~ EX1_625 todo 0d4512a9 08324f16
#[test]
#[ignore = "todo: EX1_625 Shadowform"]
fn EX1_625_shadowform() {
    check(CardClass::Priest, &[Give("EX1_625"), Cost("EX1_625", 2), Unwritten]);
}

/// # Mind Spike
///
/// `EX1_625t` · Priest hero power · 2 mana
///
/// > Deal $2 damage.
///
/// State: Todo
//~ EX1_625t todo d9027b33 787229a6
#[test]
#[ignore = "todo: EX1_625t Mind Spike"]
fn EX1_625t_mind_spike() {
    check(
        CardClass::Priest,
        &[
            HasHeroPower("EX1_625t"),
            Cost("EX1_625t", 2),
            Targets("EX1_625t", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Mind Shatter
///
/// `EX1_625t2` · Priest hero power · 2 mana
///
/// > Deal $3 damage.
///
/// State: Todo
//~ EX1_625t2 todo a4389f33 20e00158
#[test]
#[ignore = "todo: EX1_625t2 Mind Shatter"]
fn EX1_625t2_mind_shatter() {
    check(
        CardClass::Priest,
        &[
            HasHeroPower("EX1_625t2"),
            Cost("EX1_625t2", 2),
            Targets("EX1_625t2", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Mass Dispel
///
/// `EX1_626` · Priest spell · Holy · 4 mana
///
/// > **Silence** all enemy minions. Draw a card.
///
/// State: Todo
//~ EX1_626 todo e0ed27f0 54c0b02c
#[test]
#[ignore = "todo: EX1_626 Mass Dispel"]
fn EX1_626_mass_dispel() {
    check(CardClass::Priest, &[Give("EX1_626"), Cost("EX1_626", 4), Unwritten]);
}
