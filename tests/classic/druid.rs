//! Druid cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6ea41e31

/// # Wrath
///
/// `EX1_154` · Druid spell · Nature · 2 mana
///
/// > **Choose One -** Deal $3 damage to a minion; or $1 damage and draw a card.
///
/// State: Todo
//~ todo EX1_154 3a966a7f 90f3cbf0 0fe10fbb.2975f129
#[test]
#[ignore = "todo: EX1_154 Wrath"]
fn EX1_154_wrath() {
    check(
        CardClass::Druid,
        &[Give("EX1_154"), Cost("EX1_154", 2), Targets("EX1_154", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Solar Wrath
///
/// `EX1_154a` · Druid spell · Nature · 2 mana
///
/// > Deal $3 damage to a minion.
///
/// State: Todo
//~ todo EX1_154a d23798c0 686300ce d70f999d.b36801b6
#[test]
#[ignore = "todo: EX1_154a Solar Wrath"]
fn EX1_154a_solar_wrath() {
    check(
        CardClass::Druid,
        &[Give("EX1_154a"), Cost("EX1_154a", 2), Targets("EX1_154a", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Nature's Wrath
///
/// `EX1_154b` · Druid spell · Nature · 2 mana
///
/// > Deal $1 damage to a minion. Draw a card.
///
/// State: Todo
//~ todo EX1_154b 62387816 4d4e695c d5963e08.ee8511d6
#[test]
#[ignore = "todo: EX1_154b Nature's Wrath"]
fn EX1_154b_natures_wrath() {
    check(
        CardClass::Druid,
        &[Give("EX1_154b"), Cost("EX1_154b", 2), Targets("EX1_154b", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Mark of Nature
///
/// `EX1_155` · Druid spell · Nature · 3 mana
///
/// > **Choose One -** Give a minion +4 Attack; or +4 Health and **Taunt**.
///
/// State: Todo
//~ todo EX1_155 c3dd1ab2 b9cb4183 a89a9dee.f8c94bee
#[test]
#[ignore = "todo: EX1_155 Mark of Nature"]
fn EX1_155_mark_of_nature() {
    check(
        CardClass::Druid,
        &[Give("EX1_155"), Cost("EX1_155", 3), Targets("EX1_155", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Tiger's Fury
///
/// `EX1_155a` · Druid spell · 3 mana
///
/// > Give a minion +4 Attack.
///
/// State: Todo
//~ todo EX1_155a aede30d7 a8676a16 e3cb739e.5738934e
#[test]
#[ignore = "todo: EX1_155a Tiger's Fury"]
fn EX1_155a_tigers_fury() {
    check(
        CardClass::Druid,
        &[Give("EX1_155a"), Cost("EX1_155a", 3), Targets("EX1_155a", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Mark of Nature
///
/// `EX1_155ae` · Druid enchantment
///
/// > This minion has +4 Attack.
///
/// State: Derived
//~ derived EX1_155ae 76574743 6114e38a ed9c963b.dcf72aad
#[test]
fn EX1_155ae_mark_of_nature() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "EX1_155ae"), Now(My(0), 9, 1)]);
}

/// # Thick Hide
///
/// `EX1_155b` · Druid spell · 3 mana
///
/// > Give a minion +4 Health and **Taunt**.
///
/// State: Todo
//~ todo EX1_155b 63ec754f 701bf68c 76e1c1bd.2f12cbd0
#[test]
#[ignore = "todo: EX1_155b Thick Hide"]
fn EX1_155b_thick_hide() {
    check(
        CardClass::Druid,
        &[Give("EX1_155b"), Cost("EX1_155b", 3), Targets("EX1_155b", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Mark of Nature
///
/// `EX1_155be` · Druid enchantment
///
/// > This minion has +4 Health and **Taunt**.
///
/// State: Derived
//~ derived EX1_155be 45445ceb 2296cf95 dfd60dd0.d0ff0923
#[test]
fn EX1_155be_mark_of_nature() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "EX1_155be"), Now(My(0), 5, 5), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Soul of the Forest
///
/// `EX1_158` · Druid spell · Nature · 3 mana
///
/// > Give your minions "**Deathrattle:** Summon a 2/2 Treant."
///
/// State: Todo
//~ todo EX1_158 b00635be 26dc0e62 c9b7bbf1.62f7f904
#[test]
#[ignore = "todo: EX1_158 Soul of the Forest"]
fn EX1_158_soul_of_the_forest() {
    check(CardClass::Druid, &[Give("EX1_158"), Cost("EX1_158", 3), Unwritten]);
}

/// # Treant
///
/// `EX1_158t` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ vanilla EX1_158t ae3e0b55 0078b6e8 46d3c32b
#[test]
fn EX1_158t_treant() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_158t"),
            Cost("EX1_158t", 1),
            Stats("EX1_158t", 2, 2),
            Play("EX1_158t", Nothing),
            In(The("EX1_158t"), Zone::Play),
            Now(The("EX1_158t"), 2, 2),
        ],
    );
}

/// # Power of the Wild
///
/// `EX1_160` · Druid spell · 2 mana
///
/// > **Choose One -** Give your minions +1/+1; or Summon a 3/2 Panther.
///
/// State: Todo
//~ todo EX1_160 ec1dd341 42d63780 afae1a88.301738a1
#[test]
#[ignore = "todo: EX1_160 Power of the Wild"]
fn EX1_160_power_of_the_wild() {
    check(CardClass::Druid, &[Give("EX1_160"), Cost("EX1_160", 2), Unwritten]);
}

/// # Summon a Panther
///
/// `EX1_160a` · Druid spell · 2 mana
///
/// > Summon a 3/2 Panther.
///
/// State: Todo
//~ todo EX1_160a daefcb6a 06fbf0fb 3cff3045.5cab5b9f
#[test]
#[ignore = "todo: EX1_160a Summon a Panther"]
fn EX1_160a_summon_a_panther() {
    check(CardClass::Druid, &[Give("EX1_160a"), Cost("EX1_160a", 2), Unwritten]);
}

/// # Leader of the Pack
///
/// `EX1_160b` · Druid spell · 2 mana
///
/// > Give your minions +1/+1.
///
/// State: Todo
//~ todo EX1_160b 97aa1357 c16068b3 46aac2cc.2082fd28
#[test]
#[ignore = "todo: EX1_160b Leader of the Pack"]
fn EX1_160b_leader_of_the_pack() {
    check(CardClass::Druid, &[Give("EX1_160b"), Cost("EX1_160b", 2), Unwritten]);
}

/// # Leader of the Pack
///
/// `EX1_160be` · Druid enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived EX1_160be d0223119 055fd29c 0d82c591.67341004
#[test]
fn EX1_160be_leader_of_the_pack() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "EX1_160be"), Now(My(0), 6, 2)]);
}

/// # Panther
///
/// `EX1_160t` · Druid minion · 2 mana · 3/2
///
/// State: Vanilla
//~ vanilla EX1_160t 4843dda4 e60ae3de db187a07
#[test]
fn EX1_160t_panther() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_160t"),
            Cost("EX1_160t", 2),
            Stats("EX1_160t", 3, 2),
            Play("EX1_160t", Nothing),
            In(The("EX1_160t"), Zone::Play),
            Now(The("EX1_160t"), 3, 2),
        ],
    );
}

/// # Naturalize
///
/// `EX1_161` · Druid spell · Nature · 1 mana
///
/// > Destroy a minion. Your opponent draws 2 cards.
///
/// State: Todo
//~ todo EX1_161 c61e0894 a958c09c d9f66059.c50c9720
#[test]
#[ignore = "todo: EX1_161 Naturalize"]
fn EX1_161_naturalize() {
    check(
        CardClass::Druid,
        &[Give("EX1_161"), Cost("EX1_161", 1), Targets("EX1_161", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Nourish
///
/// `EX1_164` · Druid spell · Nature · 5 mana
///
/// > **Choose One -** Gain 2 Mana Crystals; or Draw 3 cards.
///
/// State: Todo
//~ todo EX1_164 174667d4 cb30fc21 cb4c5ca2.e4a8e658
#[test]
#[ignore = "todo: EX1_164 Nourish"]
fn EX1_164_nourish() {
    check(CardClass::Druid, &[Give("EX1_164"), Cost("EX1_164", 5), Unwritten]);
}

/// # Rampant Growth
///
/// `EX1_164a` · Druid spell · Nature · 5 mana
///
/// > Gain 2 Mana Crystals.
///
/// State: Todo
//~ todo EX1_164a b101e48c d46d3ef0 d43fc9b1.0b025ab3
#[test]
#[ignore = "todo: EX1_164a Rampant Growth"]
fn EX1_164a_rampant_growth() {
    check(CardClass::Druid, &[Give("EX1_164a"), Cost("EX1_164a", 5), Unwritten]);
}

/// # Enrich
///
/// `EX1_164b` · Druid spell · Nature · 5 mana
///
/// > Draw 3 cards.
///
/// State: Todo
//~ todo EX1_164b ff2eace6 be49608d 282def70.35dc1efa
#[test]
#[ignore = "todo: EX1_164b Enrich"]
fn EX1_164b_enrich() {
    check(CardClass::Druid, &[Give("EX1_164b"), Cost("EX1_164b", 5), Unwritten]);
}

/// # Druid of the Claw
///
/// `EX1_165` · Druid minion · 6 mana · 4/6
///
/// > **Choose One -** Transform into a 7/6 with **Rush**; or a 4/9 with **Taunt**.
///
/// State: Todo
//~ todo EX1_165 07d6dca9 b7eaf624 20002bbc.f61ea393
#[test]
#[ignore = "todo: EX1_165 Druid of the Claw"]
fn EX1_165_druid_of_the_claw() {
    check(CardClass::Druid, &[Give("EX1_165"), Cost("EX1_165", 6), Stats("EX1_165", 4, 6), Unwritten]);
}

/// # Cat Form
///
/// `EX1_165a` · Druid minion · 6 mana · 7/6
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla EX1_165a 0a1f1eb0 9b206c14 67a06d91.57b12c28
#[test]
fn EX1_165a_cat_form() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_165a"),
            Cost("EX1_165a", 6),
            Stats("EX1_165a", 7, 6),
            Has("EX1_165a", GameTag::RUSH),
            Play("EX1_165a", Nothing),
            In(The("EX1_165a"), Zone::Play),
            Now(The("EX1_165a"), 7, 6),
            HasNow(The("EX1_165a"), GameTag::RUSH),
        ],
    );
}

/// # Bear Form
///
/// `EX1_165b` · Druid minion · 6 mana · 4/9
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla EX1_165b 8ff657fb 3828057c 3953fe50.4b0c5d24
#[test]
fn EX1_165b_bear_form() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_165b"),
            Cost("EX1_165b", 6),
            Stats("EX1_165b", 4, 9),
            Has("EX1_165b", GameTag::TAUNT),
            Play("EX1_165b", Nothing),
            In(The("EX1_165b"), Zone::Play),
            Now(The("EX1_165b"), 4, 9),
            HasNow(The("EX1_165b"), GameTag::TAUNT),
        ],
    );
}

/// # Druid of the Claw
///
/// `EX1_165t1` · Druid minion · 6 mana · 7/6
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla EX1_165t1 9bf96278 79824148 ee7b0ef1.57b12c28
#[test]
fn EX1_165t1_druid_of_the_claw() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_165t1"),
            Cost("EX1_165t1", 6),
            Stats("EX1_165t1", 7, 6),
            Has("EX1_165t1", GameTag::RUSH),
            Play("EX1_165t1", Nothing),
            In(The("EX1_165t1"), Zone::Play),
            Now(The("EX1_165t1"), 7, 6),
            HasNow(The("EX1_165t1"), GameTag::RUSH),
        ],
    );
}

/// # Druid of the Claw
///
/// `EX1_165t2` · Druid minion · 6 mana · 4/9
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla EX1_165t2 1be271d0 9aefdc07 12b69cd0.4b0c5d24
#[test]
fn EX1_165t2_druid_of_the_claw() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_165t2"),
            Cost("EX1_165t2", 6),
            Stats("EX1_165t2", 4, 9),
            Has("EX1_165t2", GameTag::TAUNT),
            Play("EX1_165t2", Nothing),
            In(The("EX1_165t2"), Zone::Play),
            Now(The("EX1_165t2"), 4, 9),
            HasNow(The("EX1_165t2"), GameTag::TAUNT),
        ],
    );
}

/// # Keeper of the Grove
///
/// `EX1_166` · Druid minion · 4 mana · 2/4
///
/// > **Choose One -** Deal 2 damage; or **Silence** a minion.
///
/// State: Todo
//~ todo EX1_166 25a8b7bf a938e1e1 a812abbe.513bb111
#[test]
#[ignore = "todo: EX1_166 Keeper of the Grove"]
fn EX1_166_keeper_of_the_grove() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_166"),
            Cost("EX1_166", 4),
            Stats("EX1_166", 2, 4),
            Targets("EX1_166", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Moonfire
///
/// `EX1_166a` · Druid spell · 4 mana
///
/// > Deal 2 damage.
///
/// State: Todo
//~ todo EX1_166a 5e0329a8 90acbba0 987189e2.5942d4d8
#[test]
#[ignore = "todo: EX1_166a Moonfire"]
fn EX1_166a_moonfire() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_166a"),
            Cost("EX1_166a", 4),
            Targets("EX1_166a", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Dispel
///
/// `EX1_166b` · Druid spell · 4 mana
///
/// > **Silence** a minion.
///
/// State: Todo
//~ todo EX1_166b c0b9954d 39a9f522 74868b47.f887ee50
#[test]
#[ignore = "todo: EX1_166b Dispel"]
fn EX1_166b_dispel() {
    check(
        CardClass::Druid,
        &[Give("EX1_166b"), Cost("EX1_166b", 4), Targets("EX1_166b", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Ancient of War
///
/// `EX1_178` · Druid minion · 7 mana · 5/5
///
/// > **Choose One -** +5 Attack; or +5 Health and **Taunt**.
///
/// State: Todo
//~ todo EX1_178 05b65535 9678c677 2aa5229f.050f5e7b
#[test]
#[ignore = "todo: EX1_178 Ancient of War"]
fn EX1_178_ancient_of_war() {
    check(CardClass::Druid, &[Give("EX1_178"), Cost("EX1_178", 7), Stats("EX1_178", 5, 5), Unwritten]);
}

/// # Rooted
///
/// `EX1_178a` · Druid spell · 7 mana
///
/// > +5 Health and **Taunt**.
///
/// State: Todo
//~ todo EX1_178a 62a7ac07 97886830 ae895c86.679918eb
#[test]
#[ignore = "todo: EX1_178a Rooted"]
fn EX1_178a_rooted() {
    check(CardClass::Druid, &[Give("EX1_178a"), Cost("EX1_178a", 7), Unwritten]);
}

/// # Rooted
///
/// `EX1_178ae` · Druid enchantment
///
/// > +5 Health and **Taunt**.
///
/// State: Derived
//~ derived EX1_178ae 71772fdd 84841422 28d075bd.679918eb
#[test]
fn EX1_178ae_rooted() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "EX1_178ae"), Now(My(0), 5, 6), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Uproot
///
/// `EX1_178b` · Druid spell · 7 mana
///
/// > +5 Attack.
///
/// State: Todo
//~ todo EX1_178b 1ef23b21 fdf76f75 0d3281d7.d1a43c6f
#[test]
#[ignore = "todo: EX1_178b Uproot"]
fn EX1_178b_uproot() {
    check(CardClass::Druid, &[Give("EX1_178b"), Cost("EX1_178b", 7), Unwritten]);
}

/// # Uprooted
///
/// `EX1_178be` · Druid enchantment
///
/// > +5 Attack.
///
/// State: Derived
//~ derived EX1_178be 97c1b64f eb04af0a fb408ee2.d1a43c6f
#[test]
fn EX1_178be_uprooted() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "EX1_178be"), Now(My(0), 10, 1)]);
}

/// # Gift of the Wild
///
/// `EX1_183e` · Druid enchantment
///
/// > +2/+2 and **Taunt**.
///
/// State: Derived
//~ derived EX1_183e c7c69a69 d77e1cbd 07ed9f0d.828ad55e
#[test]
fn EX1_183e_gift_of_the_wild() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "EX1_183e"), Now(My(0), 7, 3), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Bite
///
/// `EX1_570` · Druid spell · 4 mana
///
/// > Give your hero +4 Attack this turn. Gain 4 Armor.
///
/// State: Todo
//~ todo EX1_570 35d64a92 a1720b26 99e6df5d.91b28471
#[test]
#[ignore = "todo: EX1_570 Bite"]
fn EX1_570_bite() {
    check(CardClass::Druid, &[Give("EX1_570"), Cost("EX1_570", 4), Unwritten]);
}

/// # Bite
///
/// `EX1_570e` · Neutral enchantment
///
/// > +4 Attack this turn.
///
/// State: Derived
//~ derived EX1_570e a3181e4d 582769de ab9f9875.a9003f71
#[test]
fn EX1_570e_bite() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "EX1_570e"), Now(My(0), 9, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Force of Nature
///
/// `EX1_571` · Druid spell · Nature · 5 mana
///
/// > Summon three 2/2 Treants.
///
/// State: Todo
//~ todo EX1_571 c2c94ce9 a736d65b b75511c7.6202794c
#[test]
#[ignore = "todo: EX1_571 Force of Nature"]
fn EX1_571_force_of_nature() {
    check(CardClass::Druid, &[Give("EX1_571"), Cost("EX1_571", 5), Unwritten]);
}

/// # Cenarius
///
/// `EX1_573` · Druid minion · 8 mana · 5/8
///
/// > **Choose One -** Give your other minions +2/+2; or Summon two 2/2 Treants with **Taunt**.
///
/// State: Todo
//~ todo EX1_573 906d94c2 6864ffbe 6b53e140.248015f1
#[test]
#[ignore = "todo: EX1_573 Cenarius"]
fn EX1_573_cenarius() {
    check(CardClass::Druid, &[Give("EX1_573"), Cost("EX1_573", 8), Stats("EX1_573", 5, 8), Unwritten]);
}

/// # Demigod's Favor
///
/// `EX1_573a` · Druid spell · 8 mana
///
/// > Give your other minions +2/+2.
///
/// State: Todo
//~ todo EX1_573a 7e0de810 cb8af52d b256de11.8010dad2
#[test]
#[ignore = "todo: EX1_573a Demigod's Favor"]
fn EX1_573a_demigods_favor() {
    check(CardClass::Druid, &[Give("EX1_573a"), Cost("EX1_573a", 8), Unwritten]);
}

/// # Demigod's Favor
///
/// `EX1_573ae` · Druid enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived EX1_573ae cfbd4534 b39b864e f53ddab5.6d6ab056
#[test]
fn EX1_573ae_demigods_favor() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "EX1_573ae"), Now(My(0), 7, 3)]);
}

/// # Shan'do's Lesson
///
/// `EX1_573b` · Druid spell · 8 mana
///
/// > Summon two 2/2 Treants with **Taunt**.
///
/// State: Todo
//~ todo EX1_573b 977f88bc eff04715 8851edcb.6bf90f88
#[test]
#[ignore = "todo: EX1_573b Shan'do's Lesson"]
fn EX1_573b_shandos_lesson() {
    check(CardClass::Druid, &[Give("EX1_573b"), Cost("EX1_573b", 8), Unwritten]);
}

/// # Treant
///
/// `EX1_573t` · Druid minion · 1 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla EX1_573t de4bddbd 5ab4136f 5654f46b.4b0c5d24
#[test]
fn EX1_573t_treant() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_573t"),
            Cost("EX1_573t", 1),
            Stats("EX1_573t", 2, 2),
            Has("EX1_573t", GameTag::TAUNT),
            Play("EX1_573t", Nothing),
            In(The("EX1_573t"), Zone::Play),
            Now(The("EX1_573t"), 2, 2),
            HasNow(The("EX1_573t"), GameTag::TAUNT),
        ],
    );
}

/// # Savagery
///
/// `EX1_578` · Druid spell · 1 mana
///
/// > Deal damage equal to your hero's Attack to a minion.
///
/// State: Todo
//~ todo EX1_578 40d760cc 6de4e333 a8ec9766.d7383ab6
#[test]
#[ignore = "todo: EX1_578 Savagery"]
fn EX1_578_savagery() {
    check(
        CardClass::Druid,
        &[Give("EX1_578"), Cost("EX1_578", 1), Targets("EX1_578", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Treant
///
/// `EX1_tk9` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ vanilla EX1_tk9 698ddeca 21c3f8ed d220dd46
#[test]
fn EX1_tk9_treant() {
    check(
        CardClass::Druid,
        &[
            Give("EX1_tk9"),
            Cost("EX1_tk9", 1),
            Stats("EX1_tk9", 2, 2),
            Play("EX1_tk9", Nothing),
            In(The("EX1_tk9"), Zone::Play),
            Now(The("EX1_tk9"), 2, 2),
        ],
    );
}

/// # Starfall
///
/// `NEW1_007` · Druid spell · Arcane · 5 mana
///
/// > **Choose One -** Deal $5 damage to a minion; or $2 damage to all enemy minions.
///
/// State: Todo
//~ todo NEW1_007 bdff17c9 ef791fa7 cadcbb3c.af63a7e2
#[test]
#[ignore = "todo: NEW1_007 Starfall"]
fn NEW1_007_starfall() {
    check(
        CardClass::Druid,
        &[Give("NEW1_007"), Cost("NEW1_007", 5), Targets("NEW1_007", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Stellar Drift
///
/// `NEW1_007a` · Druid spell · Arcane · 5 mana
///
/// > Deal $2 damage to all enemy minions.
///
/// State: Todo
//~ todo NEW1_007a 2905bd55 351a3d00 07207e3f.6354cda9
#[test]
#[ignore = "todo: NEW1_007a Stellar Drift"]
fn NEW1_007a_stellar_drift() {
    check(CardClass::Druid, &[Give("NEW1_007a"), Cost("NEW1_007a", 5), Unwritten]);
}

/// # Starlord
///
/// `NEW1_007b` · Druid spell · Arcane · 5 mana
///
/// > Deal $5 damage to a minion.
///
/// State: Todo
//~ todo NEW1_007b eb85b05c bb47216d 570c3b3e.77af5511
#[test]
#[ignore = "todo: NEW1_007b Starlord"]
fn NEW1_007b_starlord() {
    check(
        CardClass::Druid,
        &[Give("NEW1_007b"), Cost("NEW1_007b", 5), Targets("NEW1_007b", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Ancient of Lore
///
/// `NEW1_008` · Druid minion · 7 mana · 7/7
///
/// > **Choose One -** Draw 2 cards; or Restore #7 Health.
///
/// State: Todo
//~ todo NEW1_008 fcd0c705 98a47f47 4b8c8967.520c8d67
#[test]
#[ignore = "todo: NEW1_008 Ancient of Lore"]
fn NEW1_008_ancient_of_lore() {
    check(
        CardClass::Druid,
        &[
            Give("NEW1_008"),
            Cost("NEW1_008", 7),
            Stats("NEW1_008", 7, 7),
            Targets("NEW1_008", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Ancient Teachings
///
/// `NEW1_008a` · Druid spell · 7 mana
///
/// > Draw 2 cards.
///
/// State: Todo
//~ todo NEW1_008a b7e7b444 e01eeec1 a2bcfa35.021f85ea
#[test]
#[ignore = "todo: NEW1_008a Ancient Teachings"]
fn NEW1_008a_ancient_teachings() {
    check(CardClass::Druid, &[Give("NEW1_008a"), Cost("NEW1_008a", 7), Unwritten]);
}

/// # Ancient Secrets
///
/// `NEW1_008b` · Druid spell · 7 mana
///
/// > Restore 7 Health.
///
/// State: Todo
//~ todo NEW1_008b ec8ce89c 8e3b91c2 5009b0c2.169a5372
#[test]
#[ignore = "todo: NEW1_008b Ancient Secrets"]
fn NEW1_008b_ancient_secrets() {
    check(
        CardClass::Druid,
        &[
            Give("NEW1_008b"),
            Cost("NEW1_008b", 7),
            Targets("NEW1_008b", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Druid of the Claw
///
/// `OG_044a` · Druid minion · 6 mana · 7/9
///
/// > **Rush Taunt**
///
/// State: Vanilla
//~ vanilla OG_044a 7438aee4 281e7bc4 b9280b28.05d6d156
#[test]
fn OG_044a_druid_of_the_claw() {
    check(
        CardClass::Druid,
        &[
            Give("OG_044a"),
            Cost("OG_044a", 6),
            Stats("OG_044a", 7, 9),
            Has("OG_044a", GameTag::RUSH),
            Has("OG_044a", GameTag::TAUNT),
            Play("OG_044a", Nothing),
            In(The("OG_044a"), Zone::Play),
            Now(The("OG_044a"), 7, 9),
            HasNow(The("OG_044a"), GameTag::RUSH),
            HasNow(The("OG_044a"), GameTag::TAUNT),
        ],
    );
}
