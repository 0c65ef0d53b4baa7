//! Priest cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a6f96618

/// # Holy Nova
///
/// `VAN_CS1_112` · Priest spell · 5 mana
///
/// > Deal $2 damage to all enemies. Restore #2 Health to all friendly characters.
///
/// State: Done
//~ done VAN_CS1_112 af75f2a0 - bf35903f.b85dfdad
#[test]
fn VAN_CS1_112_holy_nova() {
    check(
        CardClass::Priest,
        &[
            Give("VAN_CS1_112"),
            Cost("VAN_CS1_112", 5),
            Enemy("CS2_182"),
            Hurt(MyHero, 5),
            Friend("CS2_182"),
            Hurt(My(0), 3),
            Play("VAN_CS1_112", Nothing),
            Damage(Their(0), 2),
            Health(TheirHero, 28),
            Health(MyHero, 27),
            Damage(My(0), 1),
        ],
    );
}

/// # Mind Control
///
/// `VAN_CS1_113` · Priest spell · 10 mana
///
/// > Take control of an enemy minion.
///
/// State: Reprint
//~ reprint VAN_CS1_113 6cec10ef fa954a48 a2488b8b.e1cda9f8
#[test]
fn VAN_CS1_113_mind_control() {
    check(CardClass::Priest, &[Give("VAN_CS1_113"), Cost("VAN_CS1_113", 10), WrittenAs("VAN_CS1_113", "CS1_113")]);
}

/// # Inner Fire
///
/// `VAN_CS1_129` · Priest spell · 1 mana
///
/// > Change a minion's Attack to be equal to its Health.
///
/// State: Reprint
//~ reprint VAN_CS1_129 200d70f5 4dfd56f5 f8ace4c4.3d64567c
#[test]
fn VAN_CS1_129_inner_fire() {
    check(CardClass::Priest, &[Give("VAN_CS1_129"), Cost("VAN_CS1_129", 1), WrittenAs("VAN_CS1_129", "CS1_129")]);
}

/// # Holy Smite
///
/// `VAN_CS1_130` · Priest spell · 1 mana
///
/// > Deal $2 damage.
///
/// State: Done
//~ done VAN_CS1_130 98839fb4 - 14935509.c0c62e9f
#[test]
fn VAN_CS1_130_holy_smite() {
    check(
        CardClass::Priest,
        &[
            Give("VAN_CS1_130"),
            Cost("VAN_CS1_130", 1),
            Targets("VAN_CS1_130", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Play("VAN_CS1_130", On(TheirHero)),
            Health(TheirHero, 28),
        ],
    );
}

/// # Mind Vision
///
/// `VAN_CS2_003` · Priest spell · 1 mana
///
/// > Put a copy of a random card in your opponent's hand into your hand.
///
/// State: Reprint
//~ reprint VAN_CS2_003 387a5110 cfad211f 6188f0f2.79f1b166
#[test]
fn VAN_CS2_003_mind_vision() {
    check(CardClass::Priest, &[Give("VAN_CS2_003"), Cost("VAN_CS2_003", 1), WrittenAs("VAN_CS2_003", "CS2_003")]);
}

/// # Power Word: Shield
///
/// `VAN_CS2_004` · Priest spell · 1 mana
///
/// > Give a minion +2 Health. Draw a card.
///
/// State: Reprint
//~ reprint VAN_CS2_004 3ef2c2e6 485d44fb 621cb86e.b0e04134
#[test]
fn VAN_CS2_004_power_word_shield() {
    check(CardClass::Priest, &[Give("VAN_CS2_004"), Cost("VAN_CS2_004", 1), WrittenAs("VAN_CS2_004", "CS2_004")]);
}

/// # Shadow Word: Pain
///
/// `VAN_CS2_234` · Priest spell · 2 mana
///
/// > Destroy a minion with 3 or less Attack.
///
/// State: Reprint
//~ reprint VAN_CS2_234 dcf349a1 30099567 f8319419.ae6d10c6
#[test]
fn VAN_CS2_234_shadow_word_pain() {
    check(CardClass::Priest, &[Give("VAN_CS2_234"), Cost("VAN_CS2_234", 2), WrittenAs("VAN_CS2_234", "CS2_234")]);
}

/// # Northshire Cleric
///
/// `VAN_CS2_235` · Priest minion · 1 mana · 1/3
///
/// > Whenever a minion is healed, draw a card.
///
/// State: Reprint
//~ reprint VAN_CS2_235 cae2cc01 cdab0005 95ff242c.4f531460
#[test]
fn VAN_CS2_235_northshire_cleric() {
    check(
        CardClass::Priest,
        &[Give("VAN_CS2_235"), Cost("VAN_CS2_235", 1), Stats("VAN_CS2_235", 1, 3), WrittenAs("VAN_CS2_235", "CS2_235")],
    );
}

/// # Divine Spirit
///
/// `VAN_CS2_236` · Priest spell · 2 mana
///
/// > Double a minion's Health.
///
/// State: Reprint
//~ reprint VAN_CS2_236 1f017deb 8d02f7da 9615621a.8ae96480
#[test]
fn VAN_CS2_236_divine_spirit() {
    check(CardClass::Priest, &[Give("VAN_CS2_236"), Cost("VAN_CS2_236", 2), WrittenAs("VAN_CS2_236", "CS2_236")]);
}

/// # Mind Blast
///
/// `VAN_DS1_233` · Priest spell · 2 mana
///
/// > Deal $5 damage to the enemy hero.
///
/// State: Reprint
//~ reprint VAN_DS1_233 b9a40c26 c2a5c7ad 324f60e2.39dac44b
#[test]
fn VAN_DS1_233_mind_blast() {
    check(CardClass::Priest, &[Give("VAN_DS1_233"), Cost("VAN_DS1_233", 2), WrittenAs("VAN_DS1_233", "DS1_233")]);
}

/// # Cabal Shadow Priest
///
/// `VAN_EX1_091` · Priest minion · 6 mana · 4/5
///
/// > **Battlecry:** Take control of an enemy minion that has 2 or less Attack.
///
/// State: Reprint
//~ reprint VAN_EX1_091 ec531087 3a139d2c f75d9d5d.af14c173
#[test]
fn VAN_EX1_091_cabal_shadow_priest() {
    check(
        CardClass::Priest,
        &[Give("VAN_EX1_091"), Cost("VAN_EX1_091", 6), Stats("VAN_EX1_091", 4, 5), WrittenAs("VAN_EX1_091", "EX1_091")],
    );
}

/// # Silence
///
/// `VAN_EX1_332` · Priest spell · 0 mana
///
/// > **Silence** a minion.
///
/// State: Reprint
//~ reprint VAN_EX1_332 9053d2e4 986eb744 240c7ccc.f887ee50
#[test]
fn VAN_EX1_332_silence() {
    check(CardClass::Priest, &[Give("VAN_EX1_332"), Cost("VAN_EX1_332", 0), WrittenAs("VAN_EX1_332", "EX1_332")]);
}

/// # Shadow Madness
///
/// `VAN_EX1_334` · Priest spell · 4 mana
///
/// > Gain control of an enemy minion with 3 or less Attack until end of turn.
///
/// State: Reprint
//~ reprint VAN_EX1_334 f82d6955 f03703d1 e429c901.d6c844a3
#[test]
fn VAN_EX1_334_shadow_madness() {
    check(CardClass::Priest, &[Give("VAN_EX1_334"), Cost("VAN_EX1_334", 4), WrittenAs("VAN_EX1_334", "EX1_334")]);
}

/// # Lightspawn
///
/// `VAN_EX1_335` · Priest minion · 4 mana · 0/5
///
/// > This minion's Attack is always equal to its Health.
///
/// State: Reprint
//~ reprint VAN_EX1_335 e9e59c45 7b2fb2e6 d2ac3460.705cee4f
#[test]
fn VAN_EX1_335_lightspawn() {
    check(
        CardClass::Priest,
        &[Give("VAN_EX1_335"), Cost("VAN_EX1_335", 4), Stats("VAN_EX1_335", 0, 5), WrittenAs("VAN_EX1_335", "EX1_335")],
    );
}

/// # Thoughtsteal
///
/// `VAN_EX1_339` · Priest spell · 3 mana
///
/// > Copy 2 cards in your opponent's deck and add them to your hand.
///
/// State: Reprint
//~ reprint VAN_EX1_339 994dccbb adc1d288 2a6b2a00.518941c3
#[test]
fn VAN_EX1_339_thoughtsteal() {
    check(CardClass::Priest, &[Give("VAN_EX1_339"), Cost("VAN_EX1_339", 3), WrittenAs("VAN_EX1_339", "EX1_339")]);
}

/// # Lightwell
///
/// `VAN_EX1_341` · Priest minion · 2 mana · 0/5
///
/// > At the start of your turn, restore #3 Health to a damaged friendly character.
///
/// State: Reprint
//~ reprint VAN_EX1_341 3de50a57 3a777018 3a43cdf8.d1455a4c
#[test]
fn VAN_EX1_341_lightwell() {
    check(
        CardClass::Priest,
        &[Give("VAN_EX1_341"), Cost("VAN_EX1_341", 2), Stats("VAN_EX1_341", 0, 5), WrittenAs("VAN_EX1_341", "EX1_341")],
    );
}

/// # Mindgames
///
/// `VAN_EX1_345` · Priest spell · 4 mana
///
/// > Put a copy of a random minion from your opponent's deck into the battlefield.
///
/// State: Reprint
//~ reprint VAN_EX1_345 b5f10503 54de8616 1ed63a44.36b51c4a
#[test]
fn VAN_EX1_345_mindgames() {
    check(CardClass::Priest, &[Give("VAN_EX1_345"), Cost("VAN_EX1_345", 4), WrittenAs("VAN_EX1_345", "EX1_345")]);
}

/// # Shadow of Nothing
///
/// `VAN_EX1_345t` · Priest minion · 0 mana · 0/1
///
/// > Mindgames whiffed! Your opponent had no minions!
///
/// State: Done
//~ done VAN_EX1_345t 703d5d09 - 119d1db5.e6a9023d
#[test]
fn VAN_EX1_345t_shadow_of_nothing() {
    check(
        CardClass::Priest,
        &[
            Give("VAN_EX1_345t"),
            Cost("VAN_EX1_345t", 0),
            Stats("VAN_EX1_345t", 0, 1),
            Play("VAN_EX1_345t", Nothing),
            Now(My(0), 0, 1),
        ],
    );
}

/// # Prophet Velen
///
/// `VAN_EX1_350` · Priest minion · 7 mana · 7/7
///
/// > Double the damage and healing of your spells and Hero Power.
///
/// State: Reprint
//~ reprint VAN_EX1_350 98882577 6047e8be cda460d6.a9bdc1ac
#[test]
fn VAN_EX1_350_prophet_velen() {
    check(
        CardClass::Priest,
        &[Give("VAN_EX1_350"), Cost("VAN_EX1_350", 7), Stats("VAN_EX1_350", 7, 7), WrittenAs("VAN_EX1_350", "EX1_350")],
    );
}

/// # Auchenai Soulpriest
///
/// `VAN_EX1_591` · Priest minion · 4 mana · 3/5
///
/// > Your cards and powers that restore Health now deal damage instead.
///
/// State: Reprint
//~ reprint VAN_EX1_591 14c8c4c2 0ab0f2bd c746164a.113b8e97
#[test]
fn VAN_EX1_591_auchenai_soulpriest() {
    check(
        CardClass::Priest,
        &[Give("VAN_EX1_591"), Cost("VAN_EX1_591", 4), Stats("VAN_EX1_591", 3, 5), WrittenAs("VAN_EX1_591", "EX1_591")],
    );
}

/// # Circle of Healing
///
/// `VAN_EX1_621` · Priest spell · 0 mana
///
/// > Restore #4 Health to ALL minions.
///
/// State: Reprint
//~ reprint VAN_EX1_621 21e73445 acf1f5c6 1e6882ed.c6336492
#[test]
fn VAN_EX1_621_circle_of_healing() {
    check(CardClass::Priest, &[Give("VAN_EX1_621"), Cost("VAN_EX1_621", 0), WrittenAs("VAN_EX1_621", "EX1_621")]);
}

/// # Shadow Word: Death
///
/// `VAN_EX1_622` · Priest spell · 3 mana
///
/// > Destroy a minion with 5 or more Attack.
///
/// State: Reprint
//~ reprint VAN_EX1_622 9f7dd3de 3718d7e0 798ed155.29040c58
#[test]
fn VAN_EX1_622_shadow_word_death() {
    check(CardClass::Priest, &[Give("VAN_EX1_622"), Cost("VAN_EX1_622", 3), WrittenAs("VAN_EX1_622", "EX1_622")]);
}

/// # Temple Enforcer
///
/// `VAN_EX1_623` · Priest minion · 6 mana · 6/6
///
/// > **Battlecry:** Give a friendly minion +3 Health.
///
/// State: Reprint
//~ reprint VAN_EX1_623 99a8263d 8d69cd47 fd6d5f45.0d24a26e
#[test]
fn VAN_EX1_623_temple_enforcer() {
    check(
        CardClass::Priest,
        &[Give("VAN_EX1_623"), Cost("VAN_EX1_623", 6), Stats("VAN_EX1_623", 6, 6), WrittenAs("VAN_EX1_623", "EX1_623")],
    );
}

/// # Holy Fire
///
/// `VAN_EX1_624` · Priest spell · 6 mana
///
/// > Deal $5 damage. Restore #5 Health to your hero.
///
/// State: Reprint
//~ reprint VAN_EX1_624 6bd8139c de5daf91 5876ee25.0697fea6
#[test]
fn VAN_EX1_624_holy_fire() {
    check(CardClass::Priest, &[Give("VAN_EX1_624"), Cost("VAN_EX1_624", 6), WrittenAs("VAN_EX1_624", "EX1_624")]);
}

/// # Shadowform
///
/// `VAN_EX1_625` · Priest spell · 3 mana
///
/// > Your Hero Power becomes 'Deal 2 damage.' If already in Shadowform: 3 damage.
///
/// State: Done
//~ done VAN_EX1_625 d41db232 - 9c72d3aa.45dafea4
#[test]
fn VAN_EX1_625_shadowform() {
    check(
        CardClass::Priest,
        &[
            Give("VAN_EX1_625"),
            Cost("VAN_EX1_625", 3),
            Play("VAN_EX1_625", Nothing),
            HeroPower(On(TheirHero)),
            Health(TheirHero, 28),
            Play("VAN_EX1_625", Nothing),
            Is(MyPower, "EX1_625t2"),
            HeroPower(On(TheirHero)),
            Health(TheirHero, 25),
            Crystals(10),
            Play("VAN_EX1_625", Nothing),
            Is(MyPower, "EX1_625t2"),
        ],
    );
}

/// # Mass Dispel
///
/// `VAN_EX1_626` · Priest spell · 4 mana
///
/// > **Silence** all enemy minions. Draw a card.
///
/// State: Reprint
//~ reprint VAN_EX1_626 6f638d87 fec4f15c 565ee76a.3fd56d73
#[test]
fn VAN_EX1_626_mass_dispel() {
    check(CardClass::Priest, &[Give("VAN_EX1_626"), Cost("VAN_EX1_626", 4), WrittenAs("VAN_EX1_626", "EX1_626")]);
}

/// # Lesser Heal
///
/// `VAN_HERO_09bp` · Priest hero power · 2 mana
///
/// > **Hero Power** Restore #2 Health.
///
/// State: Reprint
//~ reprint VAN_HERO_09bp 93194e4c 625d2524 5a134aad.6adf06c6
#[test]
fn VAN_HERO_09bp_lesser_heal() {
    check(
        CardClass::Priest,
        &[HasHeroPower("VAN_HERO_09bp"), Cost("VAN_HERO_09bp", 2), WrittenAs("VAN_HERO_09bp", "HERO_09bp")],
    );
}

/// # Heal
///
/// `VAN_HERO_09bp2` · Priest hero power · 2 mana
///
/// > **Hero Power** Restore #4 Health.
///
/// State: Reprint
//~ reprint VAN_HERO_09bp2 c81ede1f 66ae739e 7d294631.a2514175
#[test]
fn VAN_HERO_09bp2_heal() {
    check(
        CardClass::Priest,
        &[HasHeroPower("VAN_HERO_09bp2"), Cost("VAN_HERO_09bp2", 2), WrittenAs("VAN_HERO_09bp2", "HERO_09bp2")],
    );
}
