//! Druid cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 416621ea

/// `CS2_005` · Druid spell · 1 mana
/// > Give your hero +2 Attack this turn. Gain 2 Armor.
///
/// State: Done
//~ done CS2_005 31e3f950 - 25824b4f.de742e39
#[test]
fn CS2_005_claw() {
    check(
        CardClass::Druid,
        &[
            Give("CS2_005"),
            Cost("CS2_005", 1),
            Play("CS2_005", Nothing),
            Now(MyHero, 2, 30),
            Armor(Mine, 2),
            EndTurn,
            Now(MyHero, 0, 30),
        ],
    );
}

/// `CS2_007` · Druid spell · Nature · 3 mana
/// > Restore #8 Health.
///
/// State: Done
//~ done CS2_007 a7fada60 - 9e997d71.4f4375e2
#[test]
fn CS2_007_healing_touch() {
    check(
        CardClass::Druid,
        &[
            Give("CS2_007"),
            Cost("CS2_007", 3),
            Targets("CS2_007", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Hurt(MyHero, 10),
            Play("CS2_007", On(MyHero)),
            Health(MyHero, 28),
        ],
    );
}

/// `CS2_008` · Druid spell · Arcane · 0 mana
/// > Deal $1 damage.
///
/// State: Done
//~ done CS2_008 6810be3c - b954127f.fa72074b
#[test]
fn CS2_008_moonfire() {
    check(
        CardClass::Druid,
        &[
            Give("CS2_008"),
            Cost("CS2_008", 0),
            Targets("CS2_008", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Play("CS2_008", On(TheirHero)),
            Health(TheirHero, 29),
        ],
    );
}

/// `CS2_009` · Druid spell · Nature · 2 mana
/// > Give a minion **Taunt** and +2/+3. *(+2 Attack/+3 Health)*
///
/// State: Done
//~ done CS2_009 bd99c516 - e1687035.c7d116af
#[test]
fn CS2_009_mark_of_the_wild() {
    check(
        CardClass::Druid,
        &[
            Give("CS2_009"),
            Cost("CS2_009", 2),
            Targets("CS2_009", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("CS2_009", On(My(0))),
            Now(My(0), 6, 8),
            HasNow(My(0), GameTag::TAUNT),
        ],
    );
}

/// `CS2_011` · Druid spell · 3 mana
/// > Give your characters +2 Attack this turn.
///
/// State: Done
//~ done CS2_011 7cb70939 - 96992a6a.a0b00417
#[test]
fn CS2_011_savage_roar() {
    check(
        CardClass::Druid,
        &[
            Give("CS2_011"),
            Cost("CS2_011", 3),
            Friend("CS2_182"),
            Play("CS2_011", Nothing),
            Now(My(0), 6, 5),
            Now(MyHero, 2, 30),
            EndTurn,
            Now(My(0), 4, 5),
            Now(MyHero, 0, 30),
        ],
    );
}

/// `CS2_012` · Druid spell · 3 mana
/// > Deal $4 damage to an enemy and $1 damage to all other enemies.
///
/// State: Done
//~ done CS2_012 dd9b1005 - ee16e500.c85351c2
#[test]
fn CS2_012_swipe() {
    check(
        CardClass::Druid,
        &[
            Give("CS2_012"),
            Cost("CS2_012", 3),
            Targets("CS2_012", &[EnemyMinion, EnemyHero]),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_012", On(Their(0))),
            Damage(Their(0), 4),
            Damage(Their(1), 1),
            Health(TheirHero, 29),
        ],
    );
}

/// `CS2_013` · Druid spell · Nature · 2 mana
/// > Gain an empty Mana Crystal.
///
/// State: Done
//~ done CS2_013 6814ec80 - 16b3e49b.fcccaa11
#[test]
fn CS2_013_wild_growth() {
    check(
        CardClass::Druid,
        &[
            Give("CS2_013"),
            Cost("CS2_013", 2),
            Crystals(5),
            Play("CS2_013", Nothing),
            Mana(3),
            EndTurn,
            EndTurn,
            Mana(7),
        ],
    );
    check(CardClass::Druid, &[Play("CS2_013", Nothing), Is(InHand(0), "CS2_013t")]);
}

/// `CS2_013t` · Druid spell · 0 mana
/// > Draw a card. *(You can only have 10 Mana in your tray.)*
///
/// State: Done
//~ done CS2_013t 81bb026b - 77b85c7a.781b39b1
#[test]
fn CS2_013t_excess_mana() {
    check(CardClass::Druid, &[Give("CS2_013t"), Cost("CS2_013t", 0), Play("CS2_013t", Nothing), HandCount(Mine, 1)]);
}

/// `CS3_012` · Druid minion · 4 mana · 3/5
/// > **Battlecry:** The next spell you cast this turn costs (3) less.
///
/// State: Done
//~ done CS3_012 5a47f284 - eb312c9f.9b147efa
#[test]
fn CS3_012_nordrassil_druid() {
    check(
        CardClass::Druid,
        &[
            Give("CS3_012"),
            Cost("CS3_012", 4),
            Stats("CS3_012", 3, 5),
            Give("CS2_029"),
            Give("CS2_025"),
            Play("CS3_012", Nothing),
            CostNow(Nth(1), 1),
            Play("CS2_029", On(TheirHero)),
            CostNow(Nth(2), 2),
        ],
    );
}

/// `EX1_169` · Druid spell · Nature · 0 mana
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Done
//~ done EX1_169 2198648e - cf802cd2.095f71be
#[test]
fn EX1_169_innervate() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_169"),
            Cost("EX1_169", 0),
            Crystals(5),
            Play("EX1_169", Nothing),
            Mana(6),
            EndTurn,
            EndTurn,
            Mana(6),
        ],
    );
}

/// `EX1_173` · Druid spell · Arcane · 6 mana
/// > Deal $5 damage. Draw a card.
///
/// State: Done
//~ done EX1_173 f7855420 - ba4f90bb.4721d369
#[test]
fn EX1_173_starfire() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_173"),
            Cost("EX1_173", 6),
            Targets("EX1_173", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Play("EX1_173", On(TheirHero)),
            Health(TheirHero, 25),
            HandCount(Mine, 1),
        ],
    );
}

/// `EX1_183` · Druid spell · Nature · 8 mana
/// > Give your minions +2/+2 and **Taunt**.
///
/// State: Done
//~ done EX1_183 72c1b398 - 123a9fd4.b99bdf6d
#[test]
fn EX1_183_gift_of_the_wild() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_183"),
            Cost("EX1_183", 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EX1_183", Nothing),
            Now(My(0), 6, 7),
            HasNow(My(0), GameTag::TAUNT),
            Now(Their(0), 4, 5),
        ],
    );
}

/// `GIFT_10` · Druid spell · 1 mana
/// > **Discover** a **Temporary** Feral Rage, Wild Growth, or Swipe.
///
/// State: Done
//~ done GIFT_10 974463ab - 7361eaad.70b47c44
#[test]
fn GIFT_10_malfurions_gift() {
    check(
        CardClass::Druid,
        &[
            Give("GIFT_10"),
            Cost("GIFT_10", 1),
            Play("GIFT_10", Nothing),
            ChooseCard("CS2_012"),
            Is(InHand(0), "CS2_012"),
            EndTurn,
            HandCount(Mine, 0),
        ],
    );
}

/// `HERO_06bp` · Druid hero power · 2 mana
/// > **Hero Power** +$a1 Attack this turn. +$d1 Armor.
///
/// State: Done
//~ done HERO_06bp e3f11e5d - 5296292a.89e5b156
#[test]
fn HERO_06bp_shapeshift() {
    check(
        CardClass::Druid,
        &[
            HasHeroPower("HERO_06bp"),
            Cost("HERO_06bp", 2),
            HeroPower(Nothing),
            Now(MyHero, 1, 30),
            Armor(Mine, 1),
            EndTurn,
            Now(MyHero, 0, 30),
        ],
    );
}

/// `HERO_06bp2` · Druid hero power · 2 mana
/// > **Hero Power** +$a2 Attack this turn. +$d2 Armor.
///
/// State: Done
//~ done HERO_06bp2 be07f158 - 69138240.96201c66
#[test]
fn HERO_06bp2_dire_shapeshift() {
    check(
        CardClass::Druid,
        &[
            HasHeroPower("HERO_06bp2"),
            Cost("HERO_06bp2", 2),
            HeroPower(Nothing),
            Now(MyHero, 2, 30),
            Armor(Mine, 2),
            EndTurn,
            Now(MyHero, 0, 30),
        ],
    );
}
