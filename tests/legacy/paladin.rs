//! Paladin cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3446415b

/// `CS2_087` · Paladin spell · Holy · 1 mana
/// > Give a minion +3 Attack.
///
/// State: Done
//~ done CS2_087 29da6ece - d366090b.c21f0525
#[test]
fn CS2_087_blessing_of_might() {
    check(
        CardClass::Paladin,
        &[
            Give("CS2_087"),
            Cost("CS2_087", 1),
            Targets("CS2_087", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("CS2_087", On(My(0))),
            Now(My(0), 7, 5),
        ],
    );
}

/// `CS2_088` · Paladin minion · 7 mana · 5/7
/// > **Taunt Battlecry:** Restore #6 Health to your hero.
///
/// State: Done
//~ done CS2_088 cdd9e809 - b2d497b1.d46f3d3f
#[test]
fn CS2_088_guardian_of_kings() {
    check(
        CardClass::Paladin,
        &[
            Give("CS2_088"),
            Cost("CS2_088", 7),
            Stats("CS2_088", 5, 7),
            Has("CS2_088", GameTag::TAUNT),
            Hurt(MyHero, 10),
            Play("CS2_088", Nothing),
            Health(MyHero, 26),
            HasNow(My(0), GameTag::TAUNT),
        ],
    );
}

/// `CS2_089` · Paladin spell · Holy · 2 mana
/// > Restore #8 Health to your hero.
///
/// State: Done
//~ done CS2_089 b97bc425 - 6490ef9b.4368945d
#[test]
fn CS2_089_holy_light() {
    check(
        CardClass::Paladin,
        &[Give("CS2_089"), Cost("CS2_089", 2), Hurt(MyHero, 10), Play("CS2_089", Nothing), Health(MyHero, 28)],
    );
}

/// `CS2_092` · Paladin spell · Holy · 4 mana
/// > Give a minion +4/+4. *(+4 Attack/+4 Health)*
///
/// State: Done
//~ done CS2_092 efcae9ff - f5a2c19b.e87aa6f0
#[test]
fn CS2_092_blessing_of_kings() {
    check(
        CardClass::Paladin,
        &[
            Give("CS2_092"),
            Cost("CS2_092", 4),
            Targets("CS2_092", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("CS2_092", On(My(0))),
            Now(My(0), 8, 9),
        ],
    );
}

/// `CS2_093` · Paladin spell · Holy · 3 mana
/// > Deal $2 damage to all enemies.
///
/// State: Done
//~ done CS2_093 917162d3 - 29dc16bf.278193bc
#[test]
fn CS2_093_consecration() {
    check(
        CardClass::Paladin,
        &[
            Give("CS2_093"),
            Cost("CS2_093", 3),
            Enemy("CS2_182"),
            Friend("CS2_182"),
            Play("CS2_093", Nothing),
            Damage(Their(0), 2),
            Health(TheirHero, 28),
            Damage(My(0), 0),
        ],
    );
}

/// `CS2_094` · Paladin spell · Holy · 3 mana
/// > Deal $3 damage. Draw a card.
///
/// State: Done
//~ done CS2_094 36c14194 - 638e0656.51eb3cd0
#[test]
fn CS2_094_hammer_of_wrath() {
    check(
        CardClass::Paladin,
        &[
            Give("CS2_094"),
            Cost("CS2_094", 3),
            Targets("CS2_094", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Play("CS2_094", On(TheirHero)),
            Health(TheirHero, 27),
            HandCount(Mine, 1),
        ],
    );
}

/// `CS2_097` · Paladin weapon · 4 mana · 4/2 durability
/// > Whenever your hero attacks, restore #3 Health to it.
///
/// State: Done
//~ done CS2_097 6b337ae9 - 8e4953ff.6b67f291
#[test]
fn CS2_097_truesilver_champion() {
    check(
        CardClass::Paladin,
        &[
            Give("CS2_097"),
            Cost("CS2_097", 4),
            Stats("CS2_097", 4, 2),
            Play("CS2_097", Nothing),
            Hurt(MyHero, 10),
            Attack(MyHero, TheirHero),
            Health(MyHero, 23),
            Health(TheirHero, 26),
        ],
    );
}

/// `CS3_016` · Paladin spell · Holy · 1 mana
/// > **Secret:** After an enemy minion deals 3 or more damage, destroy it.
///
/// State: Done
//~ done CS3_016 3c1cdc48 - e06f8ec4.4b732f19
#[test]
fn CS3_016_reckoning() {
    check(
        CardClass::Paladin,
        &[
            Give("CS3_016"),
            Cost("CS3_016", 1),
            Play("CS3_016", Nothing),
            EndTurn,
            Enemy("CS2_182"),
            Attack(Their(0), MyHero),
            BoardCount(Theirs, 0),
            Health(MyHero, 26),
        ],
    );
    check(
        CardClass::Paladin,
        &[Play("CS3_016", Nothing), EndTurn, Enemy("CS2_231"), Attack(Their(0), MyHero), BoardCount(Theirs, 1)],
    );
}

/// `CS3_029` · Paladin spell · Holy · 2 mana
/// > Give +1 Attack to Silver Hand Recruits you summon this game.
///
/// State: Done
//~ done CS3_029 d6f01f93 - fcc01b7a.98458796
#[test]
fn CS3_029_pursuit_of_justice() {
    check(
        CardClass::Paladin,
        &[
            Give("CS3_029"),
            Cost("CS3_029", 2),
            Friend("CS2_101t"),
            Friend("CS2_231"),
            Play("CS3_029", Nothing),
            Now(My(0), 2, 1),
            Now(My(1), 1, 1),
            HeroPower(Nothing),
            Now(My(2), 2, 1),
        ],
    );
}

/// `EX1_184` · Paladin spell · Holy · 5 mana
/// > Give your minions **Divine Shield**.
///
/// State: Done
//~ done EX1_184 c5add3b5 - c33745f9.bb1b3641
#[test]
fn EX1_184_righteousness() {
    check(
        CardClass::Paladin,
        &[
            Give("EX1_184"),
            Cost("EX1_184", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EX1_184", Nothing),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
            HasNot(Their(0), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// `EX1_360` · Paladin spell · 1 mana
/// > Change a minion's Attack to 1.
///
/// State: Done
//~ done EX1_360 67ee7aab - 805744b5.89713a93
#[test]
fn EX1_360_humility() {
    check(
        CardClass::Paladin,
        &[
            Give("EX1_360"),
            Cost("EX1_360", 1),
            Targets("EX1_360", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_182"),
            Play("EX1_360", On(Their(0))),
            Now(Their(0), 1, 5),
        ],
    );
}

/// `EX1_360e` · Paladin enchantment
/// > Attack has been changed to 1.
///
/// State: Done
//~ done EX1_360e f1c4bf58 - 58240463.b0cb1cd4
#[test]
fn EX1_360e_humility() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "EX1_360e"), Now(My(0), 1, 1)]);
}

/// `EX1_371` · Paladin spell · Holy · 1 mana
/// > Give a minion **Divine Shield**.
///
/// State: Done
//~ done EX1_371 b2490264 - eda7dacc.136aadbb
#[test]
fn EX1_371_hand_of_protection() {
    check(
        CardClass::Paladin,
        &[
            Give("EX1_371"),
            Cost("EX1_371", 1),
            Targets("EX1_371", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("EX1_371", On(My(0))),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
            Hurt(My(0), 3),
            Damage(My(0), 0),
        ],
    );
}

/// `GIFT_05` · Paladin spell · 1 mana
/// > **Discover** a **Temporary** Equality, Consecration, or Blessing of Kings.
///
/// State: Done
//~ done GIFT_05 3e92245d - 2f53ba6d.585d8d30
#[test]
fn GIFT_05_uthers_gift() {
    check(
        CardClass::Paladin,
        &[
            Give("GIFT_05"),
            Cost("GIFT_05", 1),
            Play("GIFT_05", Nothing),
            ChooseCard("CS2_092"),
            Is(InHand(0), "CS2_092"),
            EndTurn,
            HandCount(Mine, 0),
        ],
    );
}

/// `HERO_04bp` · Paladin hero power · 2 mana
/// > **Hero Power** Summon a {0} Silver Hand Recruit.
///
/// State: Done
//~ done HERO_04bp 24fbcf9f - d3a7abb7.deae92a0
#[test]
fn HERO_04bp_reinforce() {
    check(
        CardClass::Paladin,
        &[HasHeroPower("HERO_04bp"), Cost("HERO_04bp", 2), HeroPower(Nothing), Is(My(0), "CS2_101t"), Now(My(0), 1, 1)],
    );
}

/// `HERO_04bp2` · Paladin hero power · 2 mana
/// > **Hero Power** Summon two {0} Recruits.
///
/// State: Done
//~ done HERO_04bp2 76105d3c - ab5cb2b2.0f0e734c
#[test]
fn HERO_04bp2_the_silver_hand() {
    check(
        CardClass::Paladin,
        &[
            HasHeroPower("HERO_04bp2"),
            Cost("HERO_04bp2", 2),
            HeroPower(Nothing),
            BoardCount(Mine, 2),
            Is(My(1), "CS2_101t"),
        ],
    );
}

/// `LEG_TTN_908` · Paladin spell · Holy · 4 mana
/// > Whenever a friendly minion attacks, give it +2/+1. Lasts @ turns.
///
/// State: Done
//~ done LEG_TTN_908 11773536 - e97ca231.46b8dd8a
#[test]
fn LEG_TTN_908_crusader_aura() {
    check(
        CardClass::Paladin,
        &[
            Give("LEG_TTN_908"),
            Cost("LEG_TTN_908", 4),
            Friend("CS2_182"),
            Play("LEG_TTN_908", Nothing),
            Attack(My(0), TheirHero),
            Health(TheirHero, 24),
            Now(My(0), 6, 6),
            EndTurn,
            EndTurn,
            Attack(My(0), TheirHero),
            Now(My(0), 8, 7),
            EndTurn,
            EndTurn,
            Attack(My(0), TheirHero),
            Now(My(0), 10, 8),
            EndTurn,
            EndTurn,
            Attack(My(0), TheirHero),
            Now(My(0), 10, 8),
        ],
    );
}
