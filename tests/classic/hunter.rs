//! Hunter cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c997ce41

/// `DS1_188` · Hunter weapon · 7 mana · 5/2 durability
/// > Your hero is **Immune** while attacking.
///
/// State: Done
//~ done DS1_188 7395f91f - 579dc097.34a091c0
#[test]
fn DS1_188_gladiators_longbow() {
    check(
        CardClass::Hunter,
        &[
            Give("DS1_188"),
            Cost("DS1_188", 7),
            Stats("DS1_188", 5, 2),
            Play("DS1_188", Nothing),
            Enemy("CS2_200"),
            Attack(MyHero, Their(0)),
            Damage(Their(0), 5),
            Health(MyHero, 30),
            Now(MyWeapon, 5, 1),
            EndTurn,
            Attack(Their(0), MyHero),
            Health(MyHero, 24),
        ],
    );
}

/// `EX1_531` · Hunter minion · 2 mana · 2/2
/// > Whenever a friendly Beast dies, gain +2/+1.
///
/// State: Done
//~ done EX1_531 cb784827 - 73053c95.15f932c8
#[test]
fn EX1_531_scavenging_hyena() {
    check(
        CardClass::Hunter,
        &[
            Give("EX1_531"),
            Cost("EX1_531", 2),
            Stats("EX1_531", 2, 2),
            Play("EX1_531", Nothing),
            Friend("CS2_172"),
            Friend("CS2_231"),
            Enemy("CS2_172"),
            Kill(My(1)),
            Now(My(0), 4, 3),
            Kill(My(1)),
            Now(My(0), 4, 3),
            Kill(Their(0)),
            Now(My(0), 4, 3),
        ],
    );
}

/// `EX1_533` · Hunter spell · 2 mana
/// > **Secret:** When an enemy attacks your hero, instead it attacks another random character.
///
/// State: Done
//~ done EX1_533 7c71d433 - 567bf0da.2e852486
#[test]
fn EX1_533_misdirection() {
    check(
        CardClass::Hunter,
        &[
            Give("EX1_533"),
            Cost("EX1_533", 2),
            Play("EX1_533", Nothing),
            EndTurn,
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Attack(Their(0), MyHero),
            Health(MyHero, 30),
            Health(TheirHero, 26),
            In(Nth(0), Zone::Graveyard),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Play("EX1_533", Nothing),
            EndTurn,
            Enemy("CS2_172"),
            Enemy("CS2_182"),
            Attack(Their(0), My(0)),
            In(Nth(1), Zone::Secret),
            Force(Entity(My(0))),
            Attack(Their(0), MyHero),
            Health(MyHero, 30),
            Dead(Nth(0)),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_200"),
            Play("EX1_533", Nothing),
            EndTurn,
            Enemy("CS2_182"),
            Never(Entity(Their(0))),
            Attack(Their(0), MyHero),
            Health(MyHero, 30),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_200"),
            Play("EX1_533", Nothing),
            EndTurn,
            Enemy("CS2_182"),
            Never(Entity(MyHero)),
            Attack(Their(0), MyHero),
            Health(MyHero, 30),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Play("EX1_533", Nothing),
            EndTurn,
            Enemy("CS2_106"),
            Enemy("CS2_200"),
            Force(Entity(Their(0))),
            Attack(TheirHero, MyHero),
            Health(MyHero, 30),
            Damage(Their(0), 3),
        ],
    );
}

/// `EX1_534` · Hunter minion · 6 mana · 7/5
/// > **Deathrattle:** Summon two 2/2 Hyenas.
///
/// State: Done
//~ done EX1_534 05cce9e2 - 910ff942.a22acaca
#[test]
fn EX1_534_savannah_highmane() {
    check(
        CardClass::Hunter,
        &[
            Give("EX1_534"),
            Cost("EX1_534", 6),
            Stats("EX1_534", 7, 5),
            Play("EX1_534", Nothing),
            Kill(My(0)),
            BoardCount(Mine, 2),
            Is(My(0), "EX1_534t"),
            Now(My(1), 2, 2),
        ],
    );
}

/// `EX1_536` · Hunter weapon · 3 mana · 3/2 durability
/// > Whenever a friendly **Secret** is revealed, gain +1 Durability.
///
/// State: Done
//~ done EX1_536 6c42289d - 26c615ce.d5ae0356
#[test]
fn EX1_536_eaglehorn_bow() {
    check(
        CardClass::Hunter,
        &[
            Give("EX1_536"),
            Cost("EX1_536", 3),
            Stats("EX1_536", 3, 2),
            Play("EX1_536", Nothing),
            Now(MyWeapon, 3, 2),
            Play("EX1_610", Nothing),
            EndTurn,
            Enemy("CS2_182"),
            Attack(Their(0), MyHero),
            Now(MyWeapon, 3, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Play("EX1_536", Nothing),
            EndTurn,
            Play("EX1_287", Nothing),
            EndTurn,
            Play("GAME_005", Nothing),
            In(Nth(1), Zone::Graveyard),
            Now(MyWeapon, 3, 2),
        ],
    );
}

/// `EX1_537` · Hunter spell · Fire · 5 mana
/// > Deal $5 damage to a minion and $2 damage to adjacent ones.
///
/// State: Done
//~ done EX1_537 70069997 - 2a2fb9c1.3aa3f1e2
#[test]
fn EX1_537_explosive_shot() {
    check(
        CardClass::Hunter,
        &[
            Give("EX1_537"),
            Cost("EX1_537", 5),
            Targets("EX1_537", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_200"),
            Enemy("CS2_200"),
            Enemy("CS2_200"),
            Play("EX1_537", On(Their(1))),
            Damage(Their(0), 2),
            Damage(Their(1), 5),
            Damage(Their(2), 2),
        ],
    );
}

/// `EX1_538` · Hunter spell · 3 mana
/// > For each enemy minion, summon a 1/1 Hound with **Charge**.
///
/// State: Done
//~ done EX1_538 0dcad744 - f0d3f72b.728e3f13
#[test]
fn EX1_538_unleash_the_hounds() {
    check(
        CardClass::Hunter,
        &[
            Give("EX1_538"),
            Cost("EX1_538", 3),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_182"),
            Play("EX1_538", Nothing),
            BoardCount(Mine, 3),
            Is(My(1), "EX1_538t"),
            Now(My(1), 1, 1),
            HasNow(My(2), GameTag::CHARGE),
        ],
    );
    check(CardClass::Hunter, &[Give("EX1_538"), Unplayable("EX1_538")]);
}

/// `EX1_544` · Hunter spell · 1 mana
/// > All minions lose **Stealth**. Destroy all enemy **Secrets**. Draw a card.
///
/// State: Done
//~ done EX1_544 9eb2fb73 - 3f8dae5b.5ba872f0
#[test]
fn EX1_544_flare() {
    check(
        CardClass::Hunter,
        &[
            Give("EX1_544"),
            Cost("EX1_544", 1),
            EndTurn,
            Play("EX1_289", Nothing),
            Enemy("EX1_017"),
            Friend("EX1_017"),
            EndTurn,
            Play("EX1_544", Nothing),
            In(Nth(1), Zone::Graveyard),
            HasNot(Their(0), GameTag::STEALTH),
            HandCount(Mine, 2),
            HasNot(My(0), GameTag::STEALTH),
        ],
    );
    // A Quest stands where Secrets do, and is none.
    check(
        CardClass::Hunter,
        &[EndTurn, Play("UNG_942", Nothing), EndTurn, Play("EX1_544", Nothing), In(Nth(0), Zone::Secret)],
    );
}

/// `EX1_549` · Hunter spell · 1 mana
/// > Give a friendly Beast +2 Attack and **Immune** this turn.
///
/// State: Done
//~ done EX1_549 2de8615f - 1ea20ee4.c9a4e52b
#[test]
fn EX1_549_bestial_wrath() {
    check(
        CardClass::Hunter,
        &[
            Give("EX1_549"),
            Cost("EX1_549", 1),
            Friend("CS2_172"),
            Friend("CS2_182"),
            Enemy("CS2_172"),
            Targets("EX1_549", &[FriendlyMinion]),
            CannotTarget("EX1_549", My(1)),
            Play("EX1_549", On(My(0))),
            Now(My(0), 5, 2),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            Now(My(0), 3, 2),
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// `EX1_554` · Hunter spell · 2 mana
/// > **Secret:** When one of your minions is attacked, summon three 1/1 Snakes.
///
/// State: Done
//~ done EX1_554 5eaaeab8 - 15e357ec.93ace120
#[test]
fn EX1_554_snake_trap() {
    check(
        CardClass::Hunter,
        &[
            Give("EX1_554"),
            Cost("EX1_554", 2),
            Friend("CS2_182"),
            Play("EX1_554", Nothing),
            EndTurn,
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Attack(Their(1), MyHero),
            In(Nth(0), Zone::Secret),
            Attack(Their(0), My(0)),
            BoardCount(Mine, 4),
            Now(My(1), 1, 1),
            In(Nth(0), Zone::Graveyard),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Play("EX1_554", Nothing),
            EndTurn,
            Enemy("CS2_106"),
            Attack(TheirHero, My(0)),
            BoardCount(Mine, 4),
        ],
    );
}

/// `EX1_609` · Hunter spell · 2 mana
/// > **Secret:** After your opponent plays a minion, deal $6 damage to it.
///
/// State: Done
//~ done EX1_609 7505158d - c424047c.17edc265
#[test]
fn EX1_609_snipe() {
    check(
        CardClass::Hunter,
        &[
            Give("EX1_609"),
            Cost("EX1_609", 2),
            Play("EX1_609", Nothing),
            EndTurn,
            Play("GAME_005", Nothing),
            In(Nth(0), Zone::Secret),
            Play("CS2_200", Nothing),
            Damage(Their(0), 6),
            In(Nth(0), Zone::Graveyard),
        ],
    );
}

/// `EX1_610` · Hunter spell · Fire · 2 mana
/// > **Secret:** When your hero is attacked, deal $2 damage to all enemies.
///
/// State: Done
//~ done EX1_610 d65804f5 - 00ce94fd.c2c34ddb
#[test]
fn EX1_610_explosive_trap() {
    check(
        CardClass::Hunter,
        &[
            Give("EX1_610"),
            Cost("EX1_610", 2),
            Play("EX1_610", Nothing),
            EndTurn,
            Enemy("CS2_182"),
            Enemy("CS2_172"),
            Friend("CS2_182"),
            Attack(Their(1), My(0)),
            In(Nth(0), Zone::Secret),
            Attack(Their(0), MyHero),
            Damage(Their(0), 2),
            Health(TheirHero, 28),
            Health(MyHero, 26),
            In(Nth(0), Zone::Graveyard),
            Damage(My(0), 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Play("EX1_610", Nothing),
            EndTurn,
            Enemy("CS2_106"),
            Attack(TheirHero, MyHero),
            Health(TheirHero, 28),
            Health(MyHero, 27),
        ],
    );
}

/// `EX1_611` · Hunter spell · Frost · 2 mana
/// > **Secret:** When an enemy minion attacks, return it to its owner's hand. It costs (2) more.
///
/// State: Done
//~ done EX1_611 07db415a - a4198d6d.655bde03
#[test]
fn EX1_611_freezing_trap() {
    check(
        CardClass::Hunter,
        &[
            Give("EX1_611"),
            Cost("EX1_611", 2),
            Play("EX1_611", Nothing),
            EndTurn,
            Enemy("CS2_182"),
            Attack(Their(0), MyHero),
            Health(MyHero, 30),
            BoardCount(Theirs, 0),
            Is(InTheirHand(1), "CS2_182"),
            CostNow(InTheirHand(1), 6),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Play("EX1_611", Nothing),
            EndTurn,
            Enemy("CS2_106"),
            Attack(TheirHero, MyHero),
            Health(MyHero, 27),
            In(Nth(0), Zone::Secret),
            Enemy("CS2_182"),
            Friend("CS2_182"),
            Attack(Their(0), My(0)),
            Damage(My(0), 0),
            BoardCount(Theirs, 0),
            In(Nth(0), Zone::Graveyard),
        ],
    );
}

/// `EX1_617` · Hunter spell · 3 mana
/// > Destroy a random enemy minion.
///
/// State: Done
//~ done EX1_617 ca8d65a4 - 0d10ed54.cf9056fb
#[test]
fn EX1_617_deadly_shot() {
    check(
        CardClass::Hunter,
        &[
            Give("EX1_617"),
            Cost("EX1_617", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_172"),
            Force(Entity(Their(1))),
            Play("EX1_617", Nothing),
            Dead(Nth(3)),
            BoardCount(Theirs, 1),
        ],
    );
    check(CardClass::Hunter, &[Give("EX1_617"), Unplayable("EX1_617")]);
    check(
        CardClass::Hunter,
        &[Friend("CS2_182"), Enemy("CS2_182"), Never(Entity(My(0))), Play("EX1_617", Nothing), BoardCount(Theirs, 0)],
    );
}
