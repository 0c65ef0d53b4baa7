//! Mage cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3ebd30be

/// `CS2_028` · Mage spell · Frost · 6 mana
/// > Deal $2 damage to all enemy minions and **Freeze** them.
///
/// State: Done
//~ done CS2_028 75f76dd2 - b550b02f.69278d21
#[test]
fn CS2_028_blizzard() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_028"),
            Cost("CS2_028", 6),
            Enemy("CS2_182"),
            Friend("CS2_182"),
            Play("CS2_028", Nothing),
            Damage(Their(0), 2),
            HasNow(Their(0), GameTag::FROZEN),
            Damage(My(0), 0),
            Health(TheirHero, 30),
            HasNot(TheirHero, GameTag::FROZEN),
            HasNot(My(0), GameTag::FROZEN),
        ],
    );
}

/// `CS2_031` · Mage spell · Frost · 1 mana
/// > **Freeze** a character. If it was already **Frozen**, deal $4 damage instead.
///
/// State: Done
//~ done CS2_031 604c9f47 - adbae8f0.e5d949dd
#[test]
fn CS2_031_ice_lance() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_031"),
            Cost("CS2_031", 1),
            Targets("CS2_031", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Play("CS2_031", On(TheirHero)),
            Health(TheirHero, 30),
            HasNow(TheirHero, GameTag::FROZEN),
            Play("CS2_031", On(TheirHero)),
            Health(TheirHero, 26),
        ],
    );
}

/// `EX1_274` · Mage minion · 4 mana · 3/3
/// > If you control a **Secret** at the end of your turn, gain +2/+2.
///
/// State: Done
//~ done EX1_274 54028214 - 2b6b1266.3bad2e36
#[test]
fn EX1_274_ethereal_arcanist() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_274"),
            Cost("EX1_274", 4),
            Stats("EX1_274", 3, 3),
            Play("EX1_274", Nothing),
            EndTurn,
            Now(My(0), 3, 3),
            EndTurn,
            Play("EX1_287", Nothing),
            EndTurn,
            Now(My(0), 5, 5),
            EndTurn,
            Now(My(0), 5, 5),
        ],
    );
}

/// `EX1_275` · Mage spell · Frost · 3 mana
/// > **Freeze** a minion and the minions next to it, and deal $1 damage to them.
///
/// State: Done
//~ done EX1_275 9f020008 - 6d8d325d.872e7e3e
#[test]
fn EX1_275_cone_of_cold() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_275"),
            Cost("EX1_275", 3),
            Targets("EX1_275", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("EX1_275", On(Their(1))),
            Damage(Their(0), 1),
            HasNow(Their(2), GameTag::FROZEN),
            Damage(Their(1), 1),
            Damage(Their(3), 0),
            HasNot(Their(3), GameTag::FROZEN),
        ],
    );
}

/// `EX1_279` · Mage spell · Fire · 10 mana
/// > Deal $10 damage.
///
/// State: Done
//~ done EX1_279 8c911081 - 35248b7f.b127a5f9
#[test]
fn EX1_279_pyroblast() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_279"),
            Cost("EX1_279", 10),
            Targets("EX1_279", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Play("EX1_279", On(TheirHero)),
            Health(TheirHero, 20),
        ],
    );
}

/// `EX1_287` · Mage spell · Arcane · 3 mana
/// > **Secret:** When your opponent casts a spell, **Counter** it.
///
/// State: Done
//~ done EX1_287 9e0a9229 - 22fe41e7.c408fefb
#[test]
fn EX1_287_counterspell() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_287"),
            Cost("EX1_287", 3),
            Play("EX1_287", Nothing),
            EndTurn,
            Play("CS2_231", Nothing),
            BoardCount(Theirs, 1),
            In(Nth(0), Zone::Secret),
            Play("CS2_029", On(MyHero)),
            Health(MyHero, 30),
            In(Nth(0), Zone::Graveyard),
            Mana(6),
        ],
    );
}

/// `EX1_289` · Mage spell · Frost · 3 mana
/// > **Secret:** When your hero is attacked, gain 8 Armor.
///
/// State: Done
//~ done EX1_289 126fa575 - e2a22368.ed7570b2
#[test]
fn EX1_289_ice_barrier() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_289"),
            Cost("EX1_289", 3),
            Play("EX1_289", Nothing),
            EndTurn,
            Enemy("CS2_182"),
            Enemy("CS2_172"),
            Friend("CS2_182"),
            Attack(Their(1), My(0)),
            In(Nth(0), Zone::Secret),
            Armor(Mine, 0),
            Attack(Their(0), MyHero),
            Armor(Mine, 4),
            Health(MyHero, 30),
            In(Nth(0), Zone::Graveyard),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Play("EX1_289", Nothing),
            EndTurn,
            Enemy("CS2_106"),
            Attack(TheirHero, MyHero),
            Armor(Mine, 5),
            Health(MyHero, 30),
        ],
    );
}

/// `EX1_294` · Mage spell · Arcane · 3 mana
/// > **Secret:** After your opponent plays a minion, summon a copy of it.
///
/// State: Done
//~ done EX1_294 41b46647 - ffb2e0f2.5ec4dd2d
#[test]
fn EX1_294_mirror_entity() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_294"),
            Cost("EX1_294", 3),
            Play("EX1_294", Nothing),
            EndTurn,
            Play("GAME_005", Nothing),
            In(Nth(0), Zone::Secret),
            Play("CS2_172", Nothing),
            Is(My(0), "CS2_172"),
            Now(My(0), 3, 2),
            In(Nth(0), Zone::Graveyard),
        ],
    );
}

/// `EX1_295` · Mage spell · Frost · 3 mana
/// > **Secret:** When your hero takes fatal damage, prevent it and become **Immune** this turn.
///
/// State: Done
//~ done EX1_295 71b3373b - 98220e97.f5694a50
#[test]
fn EX1_295_ice_block() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_295"),
            Cost("EX1_295", 3),
            Play("EX1_295", Nothing),
            EndTurn,
            Play("CS2_029", On(MyHero)),
            Health(MyHero, 24),
            In(Nth(0), Zone::Secret),
            Hurt(MyHero, 21),
            Play("CS2_029", On(MyHero)),
            Health(MyHero, 3),
            HasNow(MyHero, GameTag::IMMUNE),
            In(Nth(0), Zone::Graveyard),
            EndTurn,
            HasNot(MyHero, GameTag::IMMUNE),
        ],
    );
}

/// `EX1_559` · Mage minion · 7 mana · 5/7
/// > Whenever you cast a spell, add a 'Fireball' spell to your hand.
///
/// State: Done
//~ done EX1_559 87a17674 - e63453cf.93643392
#[test]
fn EX1_559_archmage_antonidas() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_559"),
            Cost("EX1_559", 7),
            Stats("EX1_559", 5, 7),
            Play("EX1_559", Nothing),
            Play("GAME_005", Nothing),
            Is(InHand(0), "CS2_029"),
            Play("CS2_231", Nothing),
            HandCount(Mine, 1),
            EndTurn,
            Play("GAME_005", Nothing),
            HandCount(Mine, 1),
        ],
    );
}

/// `EX1_594` · Mage spell · Fire · 3 mana
/// > **Secret:** When a minion attacks your hero, destroy it.
///
/// State: Done
//~ done EX1_594 94f30984 - 9fc0b7e0.007fa818
#[test]
fn EX1_594_vaporize() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_594"),
            Cost("EX1_594", 3),
            Play("EX1_594", Nothing),
            EndTurn,
            Enemy("CS2_182"),
            Enemy("CS2_172"),
            Friend("CS2_182"),
            Attack(Their(1), My(0)),
            In(Nth(0), Zone::Secret),
            Attack(Their(0), MyHero),
            BoardCount(Theirs, 0),
            Health(MyHero, 30),
            In(Nth(0), Zone::Graveyard),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Play("EX1_594", Nothing),
            EndTurn,
            Enemy("CS2_106"),
            Attack(TheirHero, MyHero),
            Health(MyHero, 27),
            In(Nth(0), Zone::Secret),
        ],
    );
}

/// `EX1_608` · Mage minion · 2 mana · 3/2
/// > Your spells cost (1) less *(but not less than 1)*.
///
/// State: Done
//~ done EX1_608 55055d87 - 04a07d98.a287c844
#[test]
fn EX1_608_sorcerers_apprentice() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_608"),
            Cost("EX1_608", 2),
            Stats("EX1_608", 3, 2),
            Play("EX1_608", Nothing),
            Give("CS2_029"),
            Give("GAME_005"),
            Give("CS2_182"),
            Give("EX1_277"),
            GiveThem("CS2_029"),
            CostNow(Nth(1), 3),
            CostNow(Nth(2), 0),
            CostNow(Nth(3), 4),
            CostNow(Nth(4), 1),
            CostNow(Nth(5), 4),
        ],
    );
}

/// `EX1_608e` · Neutral enchantment
/// > Costs (1) less *(but not less than 1)*.
///
/// State: Done
//~ done EX1_608e d58116c8 - 36118da3.db27e443
#[test]
fn EX1_608e_apprentices_assitance() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "EX1_608e"), CostNow(Nth(0), 2)]);
}

/// `EX1_612` · Mage minion · 3 mana · 4/3
/// > **Battlecry:** The next **Secret** you play this turn costs (0).
///
/// State: Done
//~ done EX1_612 623fe508 - 21f3a103.f821bf78
#[test]
fn EX1_612_kirin_tor_mage() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_612"),
            Cost("EX1_612", 3),
            Stats("EX1_612", 4, 3),
            Play("EX1_612", Nothing),
            Give("EX1_287"),
            Give("EX1_289"),
            Give("CS2_029"),
            CostNow(Nth(1), 0),
            CostNow(Nth(3), 4),
            Kill(My(0)),
            Play("GAME_005", Nothing),
            CostNow(Nth(1), 0),
            Play("EX1_287", Nothing),
            CostNow(Nth(2), 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("EX1_287"), Play("EX1_612", Nothing), CostNow(Nth(0), 0), EndTurn, EndTurn, CostNow(Nth(0), 3)],
    );
}

/// `NEW1_012` · Mage minion · 1 mana · 1/3
/// > Whenever you cast a spell, gain +1 Attack.
///
/// State: Done
//~ done NEW1_012 58e3f092 - 01ee2501.25a7de61
#[test]
fn NEW1_012_mana_wyrm() {
    check(
        CardClass::Mage,
        &[
            Give("NEW1_012"),
            Cost("NEW1_012", 1),
            Stats("NEW1_012", 1, 3),
            Play("NEW1_012", Nothing),
            Play("GAME_005", Nothing),
            Now(My(0), 2, 3),
            Play("CS2_231", Nothing),
            Now(My(0), 2, 3),
            EndTurn,
            Play("GAME_005", Nothing),
            Now(My(0), 2, 3),
        ],
    );
}

/// `tt_010` · Mage spell · 3 mana
/// > **Secret:** When an enemy casts a spell on a minion, summon a 1/3 as the new target.
///
/// State: Done
//~ done tt_010 6b57e42e - 5a434f71.9d5cc29a
#[test]
fn tt_010_spellbender() {
    check(
        CardClass::Mage,
        &[
            Give("tt_010"),
            Cost("tt_010", 3),
            Friend("CS2_182"),
            Play("tt_010", Nothing),
            EndTurn,
            HeroPower(On(My(0))),
            Damage(My(0), 1),
            In(Nth(0), Zone::Secret),
            Play("CS2_024", On(My(0))),
            Damage(My(0), 1),
            HasNot(My(0), GameTag::FROZEN),
            In(Nth(0), Zone::Graveyard),
            Dead(The("tt_010a")),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Play("tt_010", Nothing),
            EndTurn,
            Enemy("CS2_182"),
            Play("CS2_024", On(Their(0))),
            Damage(Their(0), 0),
            Dead(The("tt_010a")),
        ],
    );
}
