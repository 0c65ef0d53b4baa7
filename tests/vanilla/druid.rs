//! Druid cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a4f169fc

/// `VAN_CS2_009` · Druid spell · 2 mana
/// > Give a minion **Taunt** and +2/+2. *(+2 Attack/+2 Health)*
///
/// State: Done
//~ done VAN_CS2_009 48d0d491 - 7239b55f.ff3546c7
#[test]
fn VAN_CS2_009_mark_of_the_wild() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_CS2_009"),
            Cost("VAN_CS2_009", 2),
            Targets("VAN_CS2_009", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("VAN_CS2_009", On(My(0))),
            Now(My(0), 6, 7),
            HasNow(My(0), GameTag::TAUNT),
        ],
    );
}

/// `VAN_EX1_154a` · Druid spell · 2 mana
/// > Deal $3 damage to a minion.
///
/// State: Done
//~ done VAN_EX1_154a 698cc439 - 03dc9c7a.b36801b6
#[test]
fn VAN_EX1_154a_solar_wrath() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_154a"),
            Cost("VAN_EX1_154a", 2),
            Targets("VAN_EX1_154a", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_182"),
            Play("VAN_EX1_154a", On(Their(0))),
            Damage(Their(0), 3),
        ],
    );
}

/// `VAN_EX1_154b` · Druid spell · 2 mana
/// > Deal $1 damage to a minion. Draw a card.
///
/// State: Done
//~ done VAN_EX1_154b 01f8a5a6 - 71841e2d.ee8511d6
#[test]
fn VAN_EX1_154b_natures_wrath() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_154b"),
            Cost("VAN_EX1_154b", 2),
            Targets("VAN_EX1_154b", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_182"),
            Play("VAN_EX1_154b", On(Their(0))),
            Damage(Their(0), 1),
            HandCount(Mine, 1),
        ],
    );
}

/// `VAN_EX1_155a` · Druid spell · 3 mana
/// > +4 Attack.
///
/// State: Done
//~ done VAN_EX1_155a e3781f3e - a0898739.743819fe
#[test]
fn VAN_EX1_155a_tigers_fury() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_155a"),
            Cost("VAN_EX1_155a", 3),
            Targets("VAN_EX1_155a", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("VAN_EX1_155a", On(My(0))),
            Now(My(0), 8, 5),
        ],
    );
}

/// `VAN_EX1_155b` · Druid spell · 3 mana
/// > +4 Health and **Taunt**.
///
/// State: Done
//~ done VAN_EX1_155b 1e82be21 - 9871749a.f82e8361
#[test]
fn VAN_EX1_155b_thick_hide() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_155b"),
            Cost("VAN_EX1_155b", 3),
            Targets("VAN_EX1_155b", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("VAN_EX1_155b", On(My(0))),
            Now(My(0), 4, 9),
            HasNow(My(0), GameTag::TAUNT),
        ],
    );
}

/// `VAN_EX1_158e` · Druid enchantment
/// > **Deathrattle:** Summon a 2/2 Treant.
///
/// State: Done
//~ done VAN_EX1_158e 5f777ec1 - 03b35d38.1a2eb212
#[test]
fn VAN_EX1_158e_soul_of_the_forest() {
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "VAN_EX1_158e"),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            In(The("EX1_158t"), Zone::Play),
            Now(The("EX1_158t"), 2, 2),
        ],
    );
}

/// `VAN_EX1_160a` · Druid spell · 2 mana
/// > Summon a 3/2 Panther.
///
/// State: Done
//~ done VAN_EX1_160a ebe1e807 - ec1d4b15.5cab5b9f
#[test]
fn VAN_EX1_160a_summon_a_panther() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_160a"),
            Cost("VAN_EX1_160a", 2),
            Play("VAN_EX1_160a", Nothing),
            Is(My(0), "EX1_160t"),
            Now(My(0), 3, 2),
        ],
    );
}

/// `VAN_EX1_160b` · Druid spell · 2 mana
/// > Give your minions +1/+1.
///
/// State: Done
//~ done VAN_EX1_160b 2155cd7b - 9a7bea26.2082fd28
#[test]
fn VAN_EX1_160b_leader_of_the_pack() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_160b"),
            Cost("VAN_EX1_160b", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAN_EX1_160b", Nothing),
            Now(My(0), 5, 6),
            Now(Their(0), 4, 5),
        ],
    );
}

/// `VAN_EX1_164a` · Druid spell · 5 mana
/// > Gain 2 Mana Crystals.
///
/// State: Done
//~ done VAN_EX1_164a 97b5f827 - 48fc54b6.0b025ab3
#[test]
fn VAN_EX1_164a_rampant_growth() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_164a"),
            Cost("VAN_EX1_164a", 5),
            Crystals(5),
            Play("VAN_EX1_164a", Nothing),
            Mana(2),
            EndTurn,
            EndTurn,
            Mana(8),
        ],
    );
}

/// `VAN_EX1_164b` · Druid spell · 5 mana
/// > Draw 3 cards.
///
/// State: Done
//~ done VAN_EX1_164b 09623841 - 7fb4c232.35dc1efa
#[test]
fn VAN_EX1_164b_enrich() {
    check(
        CardClass::Druid,
        &[Give("VAN_EX1_164b"), Cost("VAN_EX1_164b", 5), Play("VAN_EX1_164b", Nothing), HandCount(Mine, 3)],
    );
}

/// `VAN_EX1_165` · Druid minion · 5 mana · 4/4
/// > **Choose One - Charge**; or +2 Health and **Taunt**.
///
/// State: Done
//~ done VAN_EX1_165 46d70ef9 - bc8c0240.571d85ce
#[test]
fn VAN_EX1_165_druid_of_the_claw() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_165"),
            Cost("VAN_EX1_165", 5),
            Stats("VAN_EX1_165", 4, 4),
            PlayOption("VAN_EX1_165", 0, Nothing),
            Is(My(0), "VAN_EX1_165t1"),
            HasNow(My(0), GameTag::CHARGE),
            Now(My(0), 4, 4),
            HasNot(My(0), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::Druid,
        &[
            PlayOption("VAN_EX1_165", 1, Nothing),
            Is(My(0), "VAN_EX1_165t2"),
            Now(My(0), 4, 6),
            HasNow(My(0), GameTag::TAUNT),
            HasNot(My(0), GameTag::CHARGE),
        ],
    );
}

/// `VAN_EX1_165a` · Druid spell · 0 mana
/// > **Charge**
///
/// State: Done
//~ done VAN_EX1_165a 80c2dd25 - 7c72c0d4.276b5ef0
#[test]
fn VAN_EX1_165a_cat_form() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_165a"),
            Cost("VAN_EX1_165a", 0),
            Has("VAN_EX1_165a", GameTag::CHARGE),
            PlayOption("VAN_EX1_165", 0, Nothing),
            Is(My(0), "VAN_EX1_165t1"),
            Now(My(0), 4, 4),
            HasNow(My(0), GameTag::CHARGE),
        ],
    );
}

/// `VAN_EX1_165b` · Druid spell · 0 mana
/// > +2 Health and **Taunt**
///
/// State: Done
//~ done VAN_EX1_165b 7a3956b9 - e878f3be.00c889d9
#[test]
fn VAN_EX1_165b_bear_form() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_165b"),
            Cost("VAN_EX1_165b", 0),
            PlayOption("VAN_EX1_165", 1, Nothing),
            Is(My(0), "VAN_EX1_165t2"),
            Now(My(0), 4, 6),
            HasNow(My(0), GameTag::TAUNT),
        ],
    );
}

/// `VAN_EX1_166a` · Druid spell · 4 mana
/// > Deal 2 damage.
///
/// State: Done
//~ done VAN_EX1_166a 19e748b2 - 25e54ae8.5942d4d8
#[test]
fn VAN_EX1_166a_moonfire() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_166a"),
            Cost("VAN_EX1_166a", 4),
            Targets("VAN_EX1_166a", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Play("VAN_EX1_166a", On(TheirHero)),
            Health(TheirHero, 28),
        ],
    );
}

/// `VAN_EX1_166b` · Druid spell · 4 mana
/// > **Silence** a minion.
///
/// State: Done
//~ done VAN_EX1_166b c18fc422 - 498b9b5d.f887ee50
#[test]
fn VAN_EX1_166b_dispel() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_166b"),
            Cost("VAN_EX1_166b", 4),
            Targets("VAN_EX1_166b", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_179"),
            Play("VAN_EX1_166b", On(Their(0))),
            HasNot(Their(0), GameTag::TAUNT),
        ],
    );
}

/// `VAN_EX1_169` · Druid spell · 0 mana
/// > Gain 2 Mana Crystals this turn only.
///
/// State: Done
//~ done VAN_EX1_169 0929c45a - 8c886db1.90b388b4
#[test]
fn VAN_EX1_169_innervate() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_169"),
            Cost("VAN_EX1_169", 0),
            Crystals(5),
            Play("VAN_EX1_169", Nothing),
            Mana(7),
            EndTurn,
            EndTurn,
            Mana(6),
        ],
    );
}

/// `VAN_EX1_178a` · Druid spell · 7 mana
/// > +5 Health and **Taunt**.
///
/// State: Done
//~ done VAN_EX1_178a f53ed3bc - 3fab754e.679918eb
#[test]
fn VAN_EX1_178a_rooted() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_178a"),
            Cost("VAN_EX1_178a", 7),
            PlayOption("VAN_EX1_178", 0, Nothing),
            Now(My(0), 5, 10),
            HasNow(My(0), GameTag::TAUNT),
            WrittenAs("VAN_EX1_178a", "EX1_178a"),
        ],
    );
}

/// `VAN_EX1_178b` · Druid spell · 7 mana
/// > +5 Attack.
///
/// State: Done
//~ done VAN_EX1_178b 1cc1f2c0 - 490fc955.d1a43c6f
#[test]
fn VAN_EX1_178b_uproot() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_178b"),
            Cost("VAN_EX1_178b", 7),
            PlayOption("VAN_EX1_178", 1, Nothing),
            Now(My(0), 10, 5),
            HasNot(My(0), GameTag::TAUNT),
            WrittenAs("VAN_EX1_178b", "EX1_178b"),
        ],
    );
}

/// `VAN_EX1_571` · Druid spell · 6 mana
/// > Summon three 2/2 Treants with **Charge** that die at the end of the turn.
///
/// State: Done
//~ done VAN_EX1_571 b3fb2d23 - f7251d26.63bbfc74
#[test]
fn VAN_EX1_571_force_of_nature() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_571"),
            Cost("VAN_EX1_571", 6),
            Play("VAN_EX1_571", Nothing),
            BoardCount(Mine, 3),
            Now(My(0), 2, 2),
            HasNow(My(1), GameTag::CHARGE),
            EndTurn,
            BoardCount(Mine, 0),
        ],
    );
}

/// `VAN_EX1_573a` · Druid spell · 9 mana
/// > Give your other minions +2/+2.
///
/// State: Done
//~ done VAN_EX1_573a 262f3c76 - 7994dd3a.8010dad2
#[test]
fn VAN_EX1_573a_demigods_favor() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_573a"),
            Cost("VAN_EX1_573a", 9),
            Friend("CS2_182"),
            Play("VAN_EX1_573a", Nothing),
            Now(My(0), 6, 7),
            WrittenAs("VAN_EX1_573a", "EX1_573a"),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("VAN_EX1_573", 0, Nothing),
            Now(My(0), 6, 7),
            Now(My(1), 5, 8),
            Now(Their(0), 4, 5),
        ],
    );
}

/// `VAN_EX1_573b` · Druid spell · 9 mana
/// > Summon two 2/2 Treants with **Taunt**.
///
/// State: Done
//~ done VAN_EX1_573b 71af9a65 - d21121a3.6bf90f88
#[test]
fn VAN_EX1_573b_shandos_lesson() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_573b"),
            Cost("VAN_EX1_573b", 9),
            Play("VAN_EX1_573b", Nothing),
            BoardCount(Mine, 2),
            Is(My(0), "EX1_573t"),
            Now(My(0), 2, 2),
            HasNow(My(1), GameTag::TAUNT),
        ],
    );
}

/// `VAN_EX1_tk9b` · Druid minion · 1 mana · 2/2
/// > **Charge**. At the end of the turn, destroy this minion.
///
/// State: Done
//~ done VAN_EX1_tk9b ef8b205b - 320ea882.991e33f2
#[test]
fn VAN_EX1_tk9b_treant() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_tk9b"),
            Cost("VAN_EX1_tk9b", 1),
            Stats("VAN_EX1_tk9b", 2, 2),
            Has("VAN_EX1_tk9b", GameTag::CHARGE),
            Play("VAN_EX1_tk9b", Nothing),
            HasNow(My(0), GameTag::CHARGE),
            EndTurn,
            BoardCount(Mine, 0),
        ],
    );
    check(CardClass::Druid, &[EndTurn, Friend("VAN_EX1_tk9b"), EndTurn, BoardCount(Mine, 0)]);
}

/// `VAN_HERO_06bp` · Druid hero power · 2 mana
/// > **Hero Power** +1 Attack this turn. +1 Armor.
///
/// State: Done
//~ done VAN_HERO_06bp 70609cee - 6e7bc8c8.330574be
#[test]
fn VAN_HERO_06bp_shapeshift() {
    check(
        CardClass::Druid,
        &[
            HasHeroPower("VAN_HERO_06bp"),
            Cost("VAN_HERO_06bp", 2),
            HeroPower(Nothing),
            Now(MyHero, 1, 30),
            Armor(Mine, 1),
            EndTurn,
            Now(MyHero, 0, 30),
        ],
    );
}

/// `VAN_HERO_06bp2` · Druid hero power · 2 mana
/// > **Hero Power** +2 Attack this turn. +2 Armor.
///
/// State: Done
//~ done VAN_HERO_06bp2 9ce4125b - 57b3fc2c.a54037d3
#[test]
fn VAN_HERO_06bp2_dire_shapeshift() {
    check(
        CardClass::Druid,
        &[
            HasHeroPower("VAN_HERO_06bp2"),
            Cost("VAN_HERO_06bp2", 2),
            HeroPower(Nothing),
            Now(MyHero, 2, 30),
            Armor(Mine, 2),
            EndTurn,
            Now(MyHero, 0, 30),
            Armor(Mine, 2),
        ],
    );
}

/// `VAN_NEW1_007a` · Druid spell · 5 mana
/// > Deal $2 damage to all enemy minions.
///
/// State: Done
//~ done VAN_NEW1_007a 777fb3ed - 259c7b16.6354cda9
#[test]
fn VAN_NEW1_007a_stellar_drift() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_NEW1_007a"),
            Cost("VAN_NEW1_007a", 5),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_182"),
            Play("VAN_NEW1_007a", Nothing),
            Damage(Their(0), 2),
            Damage(Their(1), 2),
            Damage(My(0), 0),
            Health(TheirHero, 30),
        ],
    );
}

/// `VAN_NEW1_007b` · Druid spell · 5 mana
/// > Deal $5 damage to a minion.
///
/// State: Done
//~ done VAN_NEW1_007b 84b36fcd - 495a9688.77af5511
#[test]
fn VAN_NEW1_007b_starlord() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_NEW1_007b"),
            Cost("VAN_NEW1_007b", 5),
            Targets("VAN_NEW1_007b", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_200"),
            Play("VAN_NEW1_007b", On(Their(0))),
            Damage(Their(0), 5),
        ],
    );
}

/// `VAN_NEW1_008` · Druid minion · 7 mana · 5/5
/// > **Choose One -** Draw 2 cards; or Restore #5 Health.
///
/// State: Done
//~ done VAN_NEW1_008 01e32425 - 1ebcc317.46cc12f1
#[test]
fn VAN_NEW1_008_ancient_of_lore() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_NEW1_008"),
            Cost("VAN_NEW1_008", 7),
            Stats("VAN_NEW1_008", 5, 5),
            PlayOption("VAN_NEW1_008", 0, Nothing),
            HandCount(Mine, 2),
        ],
    );
    check(CardClass::Druid, &[Hurt(MyHero, 10), PlayOption("VAN_NEW1_008", 1, On(MyHero)), Health(MyHero, 25)]);
}

/// `VAN_NEW1_008b` · Druid spell · 7 mana
/// > Restore 5 Health.
///
/// State: Done
//~ done VAN_NEW1_008b df77e457 - 122b85de.a9c614a9
#[test]
fn VAN_NEW1_008b_ancient_secrets() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_NEW1_008b"),
            Cost("VAN_NEW1_008b", 7),
            Targets("VAN_NEW1_008b", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Hurt(MyHero, 10),
            Play("VAN_NEW1_008b", On(MyHero)),
            Health(MyHero, 25),
        ],
    );
}
