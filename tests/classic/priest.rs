//! Priest cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1855efbe

/// # Inner Fire
///
/// `CS1_129` · Priest spell · 1 mana
///
/// > Change a minion's Attack to be equal to its Health.
///
/// State: Todo
//~ todo CS1_129 d655db00 b580879b b0e530c7.3d64567c
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
//~ todo EX1_091 fbe55631 c6f952c0 1bc57edb.af14c173
#[test]
#[ignore = "todo: EX1_091 Cabal Shadow Priest"]
fn EX1_091_cabal_shadow_priest() {
    check(CardClass::Priest, &[Give("EX1_091"), Cost("EX1_091", 6), Stats("EX1_091", 4, 5), Unwritten]);
}

/// # Aided
///
/// `EX1_195e` · Priest enchantment
///
/// > +2 Health.
///
/// State: Derived
//~ derived EX1_195e e11e9ffe e0682939 43d66deb.9f1b69f0
#[test]
fn EX1_195e_aided() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "EX1_195e"), Now(My(0), 5, 3)]);
}

/// # Silence
///
/// `EX1_332` · Priest spell · Shadow · 0 mana
///
/// > **Silence** a minion.
///
/// State: Todo
//~ todo EX1_332 15be81e3 a040c1ae 44e03375.f887ee50
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
//~ todo EX1_334 5d84d3cd 6ebba72a 9a963564.d6c844a3
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
//~ todo EX1_335 b93ee1e5 51bc805d d8034ada.705cee4f
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
//~ todo EX1_339 4837c181 f7c9255b be556bcf.518941c3
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
//~ todo EX1_341 9d13cb10 15509402 4c266a8d.d1455a4c
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
//~ todo EX1_345 84f432fa 25a42699 2a2755a2.36b51c4a
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
//~ todo EX1_345t 6967c880 35b5a03b 3b4ae4d7.e6a9023d
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
//~ todo EX1_350 1cd85515 04114728 dff38c19.a9bdc1ac
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
//~ todo EX1_591 3cc2e722 91e54314 8d5883f1.113b8e97
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
//~ todo EX1_621 68c935b0 00659175 7ede039a.c6336492
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
//~ todo EX1_623 9d67e2fa 5652cdca a69fdf03.0d24a26e
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

/// # Infusion
///
/// `EX1_623e` · Priest enchantment
///
/// > +3 Health.
///
/// State: Derived
//~ derived EX1_623e c5b46c0b 85b20717 016fda0b.cda80e25
#[test]
fn EX1_623e_infusion() {
    check(CardClass::Priest, &[Friend("CS2_118"), Enchant(My(0), "EX1_623e"), Now(My(0), 5, 4)]);
}

/// # Holy Fire
///
/// `EX1_624` · Priest spell · Holy · 6 mana
///
/// > Deal $5 damage. Restore #5 Health to your hero.
///
/// State: Todo
//~ todo EX1_624 3dcbfbb8 f3aa82d6 d3e56608.0697fea6
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
//~ todo EX1_625 a4a0417a f30838d2 d3247184.d8c4fa10
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
//~ todo EX1_625t e4fbfd7d c025b58d 443e3402.c0c62e9f
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
//~ todo EX1_625t2 9d985f91 96e8eba6 35089249.528329a4
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
//~ todo EX1_626 cdd14a2b 0717bb3f 0cdc410f.3fd56d73
#[test]
#[ignore = "todo: EX1_626 Mass Dispel"]
fn EX1_626_mass_dispel() {
    check(CardClass::Priest, &[Give("EX1_626"), Cost("EX1_626", 4), Unwritten]);
}
