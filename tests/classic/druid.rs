//! Druid cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6ea41e31

/// `EX1_154` · Druid spell · Nature · 2 mana
/// > **Choose One -** Deal $3 damage to a minion; or $1 damage and draw a card.
///
/// State: Done
//~ done EX1_154 0b497742 - 0fe10fbb.2975f129
#[test]
fn EX1_154_wrath() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_154"),
            Cost("EX1_154", 2),
            Enemy("CS2_182"),
            PlayOption("EX1_154", 0, On(Their(0))),
            Damage(Their(0), 3),
        ],
    );
    check(
        CardClass::Druid,
        &[Enemy("CS2_182"), PlayOption("EX1_154", 1, On(Their(0))), Damage(Their(0), 1), HandCount(Mine, 1)],
    );
}

/// `EX1_154a` · Druid spell · Nature · 2 mana
/// > Deal $3 damage to a minion.
///
/// State: Done
//~ done EX1_154a 71e6d16f - d70f999d.b36801b6
#[test]
fn EX1_154a_solar_wrath() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_154a"),
            Cost("EX1_154a", 2),
            Targets("EX1_154a", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_182"),
            Play("EX1_154a", On(Their(0))),
            Damage(Their(0), 3),
        ],
    );
}

/// `EX1_154b` · Druid spell · Nature · 2 mana
/// > Deal $1 damage to a minion. Draw a card.
///
/// State: Done
//~ done EX1_154b 0daffad8 - d5963e08.ee8511d6
#[test]
fn EX1_154b_natures_wrath() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_154b"),
            Cost("EX1_154b", 2),
            Targets("EX1_154b", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_182"),
            Play("EX1_154b", On(Their(0))),
            Damage(Their(0), 1),
            HandCount(Mine, 1),
        ],
    );
}

/// `EX1_155` · Druid spell · Nature · 3 mana
/// > **Choose One -** Give a minion +4 Attack; or +4 Health and **Taunt**.
///
/// State: Done
//~ done EX1_155 b297532f - a89a9dee.f8c94bee
#[test]
fn EX1_155_mark_of_nature() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_155"),
            Cost("EX1_155", 3),
            Friend("CS2_182"),
            PlayOption("EX1_155", 0, On(My(0))),
            Now(My(0), 8, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[Friend("CS2_182"), PlayOption("EX1_155", 1, On(My(0))), Now(My(0), 4, 9), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// `EX1_155a` · Druid spell · 3 mana
/// > Give a minion +4 Attack.
///
/// State: Done
//~ done EX1_155a fed152ff - e3cb739e.5738934e
#[test]
fn EX1_155a_tigers_fury() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_155a"),
            Cost("EX1_155a", 3),
            Targets("EX1_155a", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("EX1_155a", On(My(0))),
            Now(My(0), 8, 5),
        ],
    );
}

/// `EX1_155ae` · Druid enchantment
/// > This minion has +4 Attack.
///
/// State: Done
//~ done EX1_155ae 42296ca9 - ed9c963b.dcf72aad
#[test]
fn EX1_155ae_mark_of_nature() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "EX1_155ae"), Now(My(0), 9, 1)]);
}

/// `EX1_155b` · Druid spell · 3 mana
/// > Give a minion +4 Health and **Taunt**.
///
/// State: Done
//~ done EX1_155b 227ff306 - 76e1c1bd.2f12cbd0
#[test]
fn EX1_155b_thick_hide() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_155b"),
            Cost("EX1_155b", 3),
            Targets("EX1_155b", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("EX1_155b", On(My(0))),
            Now(My(0), 4, 9),
            HasNow(My(0), GameTag::TAUNT),
        ],
    );
}

/// `EX1_155be` · Druid enchantment
/// > This minion has +4 Health and **Taunt**.
///
/// State: Done
//~ done EX1_155be f9fd859c - dfd60dd0.d0ff0923
#[test]
fn EX1_155be_mark_of_nature() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "EX1_155be"), Now(My(0), 5, 5), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// `EX1_158` · Druid spell · Nature · 3 mana
/// > Give your minions "**Deathrattle:** Summon a 2/2 Treant."
///
/// State: Done
//~ done EX1_158 935cf395 - c9b7bbf1.62f7f904
#[test]
fn EX1_158_soul_of_the_forest() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_158"),
            Cost("EX1_158", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EX1_158", Nothing),
            Kill(My(0)),
            Is(My(0), "EX1_158t"),
            Now(My(0), 2, 2),
            Kill(Their(0)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// `EX1_158e` · Druid enchantment
/// > **Deathrattle:** Summon a 2/2 Treant.
///
/// State: Done
//~ done EX1_158e 77896df5 - 8db78e99.1a2eb212
#[test]
fn EX1_158e_soul_of_the_forest() {
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "EX1_158e"),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            In(The("EX1_158t"), Zone::Play),
            Now(The("EX1_158t"), 2, 2),
        ],
    );
}

/// `EX1_160` · Druid spell · 2 mana
/// > **Choose One -** Give your minions +1/+1; or Summon a 3/2 Panther.
///
/// State: Done
//~ done EX1_160 6675bad0 - afae1a88.301738a1
#[test]
fn EX1_160_power_of_the_wild() {
    check(
        CardClass::Druid,
        &[Give("EX1_160"), Cost("EX1_160", 2), PlayOption("EX1_160", 0, Nothing), Is(My(0), "EX1_160t")],
    );
    check(CardClass::Druid, &[Friend("CS2_182"), PlayOption("EX1_160", 1, Nothing), Now(My(0), 5, 6)]);
}

/// `EX1_160a` · Druid spell · 2 mana
/// > Summon a 3/2 Panther.
///
/// State: Done
//~ done EX1_160a f0e12e63 - 3cff3045.5cab5b9f
#[test]
fn EX1_160a_summon_a_panther() {
    check(
        CardClass::Druid,
        &[Give("EX1_160a"), Cost("EX1_160a", 2), Play("EX1_160a", Nothing), Is(My(0), "EX1_160t"), Now(My(0), 3, 2)],
    );
}

/// `EX1_160b` · Druid spell · 2 mana
/// > Give your minions +1/+1.
///
/// State: Done
//~ done EX1_160b 4a123b9b - 46aac2cc.2082fd28
#[test]
fn EX1_160b_leader_of_the_pack() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_160b"),
            Cost("EX1_160b", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EX1_160b", Nothing),
            Now(My(0), 5, 6),
            Now(Their(0), 4, 5),
        ],
    );
}

/// `EX1_161` · Druid spell · Nature · 1 mana
/// > Destroy a minion. Your opponent draws 2 cards.
///
/// State: Done
//~ done EX1_161 af48fa8b - d9f66059.c50c9720
#[test]
fn EX1_161_naturalize() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_161"),
            Cost("EX1_161", 1),
            Targets("EX1_161", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_182"),
            Play("EX1_161", On(Their(0))),
            Dead(Nth(1)),
            HandCount(Theirs, 2),
            HandCount(Mine, 0),
        ],
    );
}

/// `EX1_164` · Druid spell · Nature · 5 mana
/// > **Choose One -** Gain 2 Mana Crystals; or Draw 3 cards.
///
/// State: Done
//~ done EX1_164 afd33873 - cb4c5ca2.e4a8e658
#[test]
fn EX1_164_nourish() {
    check(
        CardClass::Druid,
        &[Give("EX1_164"), Cost("EX1_164", 5), Crystals(5), PlayOption("EX1_164", 0, Nothing), Mana(2)],
    );
    check(CardClass::Druid, &[PlayOption("EX1_164", 1, Nothing), HandCount(Mine, 3)]);
}

/// `EX1_164a` · Druid spell · Nature · 5 mana
/// > Gain 2 Mana Crystals.
///
/// State: Done
//~ done EX1_164a 7cabfd7f - d43fc9b1.0b025ab3
#[test]
fn EX1_164a_rampant_growth() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_164a"),
            Cost("EX1_164a", 5),
            Crystals(5),
            Play("EX1_164a", Nothing),
            Mana(2),
            EndTurn,
            EndTurn,
            Mana(8),
        ],
    );
}

/// `EX1_164b` · Druid spell · Nature · 5 mana
/// > Draw 3 cards.
///
/// State: Done
//~ done EX1_164b 436a4ab3 - 282def70.35dc1efa
#[test]
fn EX1_164b_enrich() {
    check(CardClass::Druid, &[Give("EX1_164b"), Cost("EX1_164b", 5), Play("EX1_164b", Nothing), HandCount(Mine, 3)]);
}

/// `EX1_165` · Druid minion · 6 mana · 4/6
/// > **Choose One -** Transform into a 7/6 with **Rush**; or a 4/9 with **Taunt**.
///
/// State: Done
//~ done EX1_165 49a9690f - 20002bbc.f61ea393
#[test]
fn EX1_165_druid_of_the_claw() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_165"),
            Cost("EX1_165", 6),
            Stats("EX1_165", 4, 6),
            PlayOption("EX1_165", 0, Nothing),
            Is(My(0), "EX1_165t1"),
            Now(My(0), 7, 6),
            HasNow(My(0), GameTag::RUSH),
        ],
    );
    check(
        CardClass::Druid,
        &[PlayOption("EX1_165", 1, Nothing), Is(My(0), "EX1_165t2"), Now(My(0), 4, 9), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// `EX1_165a` · Druid minion · 6 mana · 7/6
/// > **Rush**
///
/// State: Done
//~ done EX1_165a 84f681ae - 67a06d91.57b12c28
#[test]
fn EX1_165a_cat_form() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_165a"),
            Cost("EX1_165a", 6),
            Stats("EX1_165a", 7, 6),
            Has("EX1_165a", GameTag::RUSH),
            PlayOption("EX1_165", 0, Nothing),
            Is(My(0), "EX1_165t1"),
            BoardCount(Mine, 1),
            Now(My(0), 7, 6),
            HasNow(My(0), GameTag::RUSH),
            HasNot(My(0), GameTag::TAUNT),
        ],
    );
}

/// `EX1_165b` · Druid minion · 6 mana · 4/9
/// > **Taunt**
///
/// State: Done
//~ done EX1_165b 1d8a79cb - 3953fe50.4b0c5d24
#[test]
fn EX1_165b_bear_form() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_165b"),
            Cost("EX1_165b", 6),
            Stats("EX1_165b", 4, 9),
            Has("EX1_165b", GameTag::TAUNT),
            PlayOption("EX1_165", 1, Nothing),
            Is(My(0), "EX1_165t2"),
            BoardCount(Mine, 1),
            Now(My(0), 4, 9),
            HasNow(My(0), GameTag::TAUNT),
            HasNot(My(0), GameTag::RUSH),
        ],
    );
}

/// `EX1_166` · Druid minion · 4 mana · 2/4
/// > **Choose One -** Deal 2 damage; or **Silence** a minion.
///
/// State: Done
//~ done EX1_166 2f253c5f - a812abbe.513bb111
#[test]
fn EX1_166_keeper_of_the_grove() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_166"),
            Cost("EX1_166", 4),
            Stats("EX1_166", 2, 4),
            PlayOption("EX1_166", 0, On(TheirHero)),
            Health(TheirHero, 28),
        ],
    );
    check(
        CardClass::Druid,
        &[Enemy("CS2_179"), PlayOption("EX1_166", 1, On(Their(0))), HasNot(Their(0), GameTag::TAUNT)],
    );
}

/// `EX1_166a` · Druid spell · 4 mana
/// > Deal 2 damage.
///
/// State: Done
//~ done EX1_166a a4f29826 - 987189e2.5942d4d8
#[test]
fn EX1_166a_moonfire() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_166a"),
            Cost("EX1_166a", 4),
            Targets("EX1_166a", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Play("EX1_166a", On(TheirHero)),
            Health(TheirHero, 28),
        ],
    );
}

/// `EX1_166b` · Druid spell · 4 mana
/// > **Silence** a minion.
///
/// State: Done
//~ done EX1_166b f87b2e67 - 74868b47.f887ee50
#[test]
fn EX1_166b_dispel() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_166b"),
            Cost("EX1_166b", 4),
            Targets("EX1_166b", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_179"),
            Play("EX1_166b", On(Their(0))),
            HasNot(Their(0), GameTag::TAUNT),
        ],
    );
}

/// `EX1_178` · Druid minion · 7 mana · 5/5
/// > **Choose One -** +5 Attack; or +5 Health and **Taunt**.
///
/// State: Done
//~ done EX1_178 2115544a - 2aa5229f.050f5e7b
#[test]
fn EX1_178_ancient_of_war() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_178"),
            Cost("EX1_178", 7),
            Stats("EX1_178", 5, 5),
            PlayOption("EX1_178", 0, Nothing),
            Now(My(0), 5, 10),
            HasNow(My(0), GameTag::TAUNT),
        ],
    );
    check(CardClass::Druid, &[PlayOption("EX1_178", 1, Nothing), Now(My(0), 10, 5)]);
}

/// `EX1_178a` · Druid spell · 7 mana
/// > +5 Health and **Taunt**.
///
/// State: Done
//~ done EX1_178a a30cfdb1 - ae895c86.679918eb
#[test]
fn EX1_178a_rooted() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_178a"),
            Cost("EX1_178a", 7),
            PlayOption("EX1_178", 0, Nothing),
            Now(My(0), 5, 10),
            HasNow(My(0), GameTag::TAUNT),
        ],
    );
}

/// `EX1_178b` · Druid spell · 7 mana
/// > +5 Attack.
///
/// State: Done
//~ done EX1_178b 93c7ebcc - 0d3281d7.d1a43c6f
#[test]
fn EX1_178b_uproot() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_178b"),
            Cost("EX1_178b", 7),
            PlayOption("EX1_178", 1, Nothing),
            Now(My(0), 10, 5),
            HasNot(My(0), GameTag::TAUNT),
        ],
    );
}

/// `EX1_570` · Druid spell · 4 mana
/// > Give your hero +4 Attack this turn. Gain 4 Armor.
///
/// State: Done
//~ done EX1_570 9ddbabf7 - 99e6df5d.91b28471
#[test]
fn EX1_570_bite() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_570"),
            Cost("EX1_570", 4),
            Play("EX1_570", Nothing),
            Now(MyHero, 4, 30),
            Armor(Mine, 4),
            EndTurn,
            Now(MyHero, 0, 30),
        ],
    );
}

/// `EX1_571` · Druid spell · Nature · 5 mana
/// > Summon three 2/2 Treants.
///
/// State: Done
//~ done EX1_571 5f09b73d - b75511c7.6202794c
#[test]
fn EX1_571_force_of_nature() {
    check(
        CardClass::Druid,
        &[Give("EX1_571"), Cost("EX1_571", 5), Play("EX1_571", Nothing), BoardCount(Mine, 3), Now(My(2), 2, 2)],
    );
}

/// `EX1_573` · Druid minion · 8 mana · 5/8
/// > **Choose One -** Give your other minions +2/+2; or Summon two 2/2 Treants with **Taunt**.
///
/// State: Done
//~ done EX1_573 2e17b57c - 6b53e140.248015f1
#[test]
fn EX1_573_cenarius() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_573"),
            Cost("EX1_573", 8),
            Stats("EX1_573", 5, 8),
            Friend("CS2_182"),
            PlayOption("EX1_573", 0, Nothing),
            Now(My(0), 6, 7),
            Now(My(1), 5, 8),
        ],
    );
    check(
        CardClass::Druid,
        &[PlayOption("EX1_573", 1, Nothing), BoardCount(Mine, 3), Is(My(0), "EX1_573t"), HasNow(My(2), GameTag::TAUNT)],
    );
}

/// `EX1_573a` · Druid spell · 8 mana
/// > Give your other minions +2/+2.
///
/// State: Done
//~ done EX1_573a b4ee3fd4 - b256de11.8010dad2
#[test]
fn EX1_573a_demigods_favor() {
    check(
        CardClass::Druid,
        &[Give("EX1_573a"), Cost("EX1_573a", 8), Friend("CS2_182"), Play("EX1_573a", Nothing), Now(My(0), 6, 7)],
    );
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("EX1_573", 0, Nothing),
            Now(My(0), 6, 7),
            Now(My(1), 5, 8),
            Now(Their(0), 4, 5),
        ],
    );
}

/// `EX1_573b` · Druid spell · 8 mana
/// > Summon two 2/2 Treants with **Taunt**.
///
/// State: Done
//~ done EX1_573b ece90f8f - 8851edcb.6bf90f88
#[test]
fn EX1_573b_shandos_lesson() {
    check(
        CardClass::Druid,
        &[Give("EX1_573b"), Cost("EX1_573b", 8), Play("EX1_573b", Nothing), BoardCount(Mine, 2), Is(My(0), "EX1_573t")],
    );
}

/// `EX1_578` · Druid spell · 1 mana
/// > Deal damage equal to your hero's Attack to a minion.
///
/// State: Done
//~ done EX1_578 a07bbbfa - a8ec9766.d7383ab6
#[test]
fn EX1_578_savagery() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_578"),
            Cost("EX1_578", 1),
            Targets("EX1_578", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_182"),
            Play("EX1_570", Nothing),
            Play("EX1_578", On(Their(0))),
            Damage(Their(0), 4),
        ],
    );
}

/// `NEW1_007` · Druid spell · Arcane · 5 mana
/// > **Choose One -** Deal $5 damage to a minion; or $2 damage to all enemy minions.
///
/// State: Done
//~ done NEW1_007 3059a682 - cadcbb3c.af63a7e2
#[test]
fn NEW1_007_starfall() {
    check(
        CardClass::Druid,
        &[
            Give("NEW1_007"),
            Cost("NEW1_007", 5),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("NEW1_007", 0, Nothing),
            Damage(Their(0), 2),
            Damage(Their(1), 2),
        ],
    );
    check(CardClass::Druid, &[Enemy("CS2_200"), PlayOption("NEW1_007", 1, On(Their(0))), Damage(Their(0), 5)]);
}

/// `NEW1_007a` · Druid spell · Arcane · 5 mana
/// > Deal $2 damage to all enemy minions.
///
/// State: Done
//~ done NEW1_007a f93b2cb1 - 07207e3f.6354cda9
#[test]
fn NEW1_007a_stellar_drift() {
    check(
        CardClass::Druid,
        &[
            Give("NEW1_007a"),
            Cost("NEW1_007a", 5),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_182"),
            Play("NEW1_007a", Nothing),
            Damage(Their(0), 2),
            Damage(Their(1), 2),
            Damage(My(0), 0),
            Health(TheirHero, 30),
        ],
    );
}

/// `NEW1_007b` · Druid spell · Arcane · 5 mana
/// > Deal $5 damage to a minion.
///
/// State: Done
//~ done NEW1_007b e22d7ebb - 570c3b3e.77af5511
#[test]
fn NEW1_007b_starlord() {
    check(
        CardClass::Druid,
        &[
            Give("NEW1_007b"),
            Cost("NEW1_007b", 5),
            Targets("NEW1_007b", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_200"),
            Play("NEW1_007b", On(Their(0))),
            Damage(Their(0), 5),
        ],
    );
}

/// `NEW1_008` · Druid minion · 7 mana · 7/7
/// > **Choose One -** Draw 2 cards; or Restore #7 Health.
///
/// State: Done
//~ done NEW1_008 6766332b - 4b8c8967.520c8d67
#[test]
fn NEW1_008_ancient_of_lore() {
    check(
        CardClass::Druid,
        &[
            Give("NEW1_008"),
            Cost("NEW1_008", 7),
            Stats("NEW1_008", 7, 7),
            PlayOption("NEW1_008", 0, Nothing),
            HandCount(Mine, 2),
        ],
    );
    check(CardClass::Druid, &[Hurt(MyHero, 10), PlayOption("NEW1_008", 1, On(MyHero)), Health(MyHero, 27)]);
}

/// `NEW1_008a` · Druid spell · 7 mana
/// > Draw 2 cards.
///
/// State: Done
//~ done NEW1_008a fd40c4d7 - a2bcfa35.021f85ea
#[test]
fn NEW1_008a_ancient_teachings() {
    check(CardClass::Druid, &[Give("NEW1_008a"), Cost("NEW1_008a", 7), Play("NEW1_008a", Nothing), HandCount(Mine, 2)]);
}

/// `NEW1_008b` · Druid spell · 7 mana
/// > Restore 7 Health.
///
/// State: Done
//~ done NEW1_008b cb2511ea - 5009b0c2.169a5372
#[test]
fn NEW1_008b_ancient_secrets() {
    check(
        CardClass::Druid,
        &[
            Give("NEW1_008b"),
            Cost("NEW1_008b", 7),
            Targets("NEW1_008b", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Hurt(MyHero, 10),
            Play("NEW1_008b", On(MyHero)),
            Health(MyHero, 27),
        ],
    );
}
