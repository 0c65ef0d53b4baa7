//! Druid cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a4f169fc

/// # Claw
///
/// `VAN_CS2_005` · Druid spell · 1 mana
///
/// > Give your hero +2 Attack this turn. Gain 2 Armor.
///
/// State: Reprint
//~ reprint VAN_CS2_005 4920cd9b 5a787985 7b21adc2.de742e39
#[test]
fn VAN_CS2_005_claw() {
    check(CardClass::Druid, &[Give("VAN_CS2_005"), Cost("VAN_CS2_005", 1), WrittenAs("VAN_CS2_005", "CS2_005")]);
}

/// # Healing Touch
///
/// `VAN_CS2_007` · Druid spell · 3 mana
///
/// > Restore #8 Health.
///
/// State: Reprint
//~ reprint VAN_CS2_007 346d859d 17a8df51 694b1fa4.4f4375e2
#[test]
fn VAN_CS2_007_healing_touch() {
    check(CardClass::Druid, &[Give("VAN_CS2_007"), Cost("VAN_CS2_007", 3), WrittenAs("VAN_CS2_007", "CS2_007")]);
}

/// # Moonfire
///
/// `VAN_CS2_008` · Druid spell · 0 mana
///
/// > Deal $1 damage.
///
/// State: Reprint
//~ reprint VAN_CS2_008 95659478 2a741719 95539f3a.fa72074b
#[test]
fn VAN_CS2_008_moonfire() {
    check(CardClass::Druid, &[Give("VAN_CS2_008"), Cost("VAN_CS2_008", 0), WrittenAs("VAN_CS2_008", "CS2_008")]);
}

/// # Mark of the Wild
///
/// `VAN_CS2_009` · Druid spell · 2 mana
///
/// > Give a minion **Taunt** and +2/+2. *(+2 Attack/+2 Health)*
///
/// State: Done
//~ done VAN_CS2_009 362776c6 - 7239b55f.ff3546c7
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

/// # Mark of the Wild
///
/// `VAN_CS2_009e` · Druid enchantment
///
/// > +2/+2 and **Taunt**.
///
/// State: Derived
//~ derived VAN_CS2_009e 3048f10a fc0c63dd 17bd834f.828ad55e
#[test]
fn VAN_CS2_009e_mark_of_the_wild() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "VAN_CS2_009e"), Now(My(0), 7, 3), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Savage Roar
///
/// `VAN_CS2_011` · Druid spell · 3 mana
///
/// > Give your characters +2 Attack this turn.
///
/// State: Reprint
//~ reprint VAN_CS2_011 db9c294e e6fb7008 f22f7ea5.a0b00417
#[test]
fn VAN_CS2_011_savage_roar() {
    check(CardClass::Druid, &[Give("VAN_CS2_011"), Cost("VAN_CS2_011", 3), WrittenAs("VAN_CS2_011", "CS2_011")]);
}

/// # Swipe
///
/// `VAN_CS2_012` · Druid spell · 4 mana
///
/// > Deal $4 damage to an enemy and $1 damage to all other enemies.
///
/// State: Reprint
//~ reprint VAN_CS2_012 d315454b 55009b54 df135d7d.c85351c2
#[test]
fn VAN_CS2_012_swipe() {
    check(CardClass::Druid, &[Give("VAN_CS2_012"), Cost("VAN_CS2_012", 4), WrittenAs("VAN_CS2_012", "CS2_012")]);
}

/// # Wild Growth
///
/// `VAN_CS2_013` · Druid spell · 2 mana
///
/// > Gain an empty Mana Crystal.
///
/// State: Reprint
//~ reprint VAN_CS2_013 e76f804c b3d30e7e 647c04c7.fcccaa11
#[test]
fn VAN_CS2_013_wild_growth() {
    check(CardClass::Druid, &[Give("VAN_CS2_013"), Cost("VAN_CS2_013", 2), WrittenAs("VAN_CS2_013", "CS2_013")]);
}

/// # Ironbark Protector
///
/// `VAN_CS2_232` · Druid minion · 8 mana · 8/8
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla VAN_CS2_232 51f4f9b8 0b4cbcbc d5b3ec90.4b0c5d24
#[test]
fn VAN_CS2_232_ironbark_protector() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_CS2_232"),
            Cost("VAN_CS2_232", 8),
            Stats("VAN_CS2_232", 8, 8),
            Has("VAN_CS2_232", GameTag::TAUNT),
            Play("VAN_CS2_232", Nothing),
            In(The("VAN_CS2_232"), Zone::Play),
            Now(The("VAN_CS2_232"), 8, 8),
            HasNow(The("VAN_CS2_232"), GameTag::TAUNT),
        ],
    );
}

/// # Wrath
///
/// `VAN_EX1_154` · Druid spell · 2 mana
///
/// > **Choose One -** Deal $3 damage to a minion; or $1 damage and draw a card.
///
/// State: Reprint
//~ reprint VAN_EX1_154 f3a2b12f a58d86aa 619c040f.2975f129
#[test]
fn VAN_EX1_154_wrath() {
    check(CardClass::Druid, &[Give("VAN_EX1_154"), Cost("VAN_EX1_154", 2), WrittenAs("VAN_EX1_154", "EX1_154")]);
}

/// # Solar Wrath
///
/// `VAN_EX1_154a` · Druid spell · 2 mana
///
/// > Deal $3 damage to a minion.
///
/// State: Done
//~ done VAN_EX1_154a e0de472c - 03dc9c7a.b36801b6
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

/// # Nature's Wrath
///
/// `VAN_EX1_154b` · Druid spell · 2 mana
///
/// > Deal $1 damage to a minion. Draw a card.
///
/// State: Done
//~ done VAN_EX1_154b a18b9c97 - 71841e2d.ee8511d6
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

/// # Mark of Nature
///
/// `VAN_EX1_155` · Druid spell · 3 mana
///
/// > **Choose One -** Give a minion +4 Attack; or +4 Health and **Taunt**.
///
/// State: Reprint
//~ reprint VAN_EX1_155 ca8ac6a4 137f1925 1666048d.f8c94bee
#[test]
fn VAN_EX1_155_mark_of_nature() {
    check(CardClass::Druid, &[Give("VAN_EX1_155"), Cost("VAN_EX1_155", 3), WrittenAs("VAN_EX1_155", "EX1_155")]);
}

/// # Tiger's Fury
///
/// `VAN_EX1_155a` · Druid spell · 3 mana
///
/// > +4 Attack.
///
/// State: Done
//~ done VAN_EX1_155a 51beafcd - a0898739.743819fe
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

/// # Thick Hide
///
/// `VAN_EX1_155b` · Druid spell · 3 mana
///
/// > +4 Health and **Taunt**.
///
/// State: Done
//~ done VAN_EX1_155b e0c995a0 - 9871749a.f82e8361
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

/// # Soul of the Forest
///
/// `VAN_EX1_158` · Druid spell · 4 mana
///
/// > Give your minions "**Deathrattle:** Summon a 2/2 Treant."
///
/// State: Reprint
//~ reprint VAN_EX1_158 492c14c3 7b3b60e7 cdc5145e.62f7f904
#[test]
fn VAN_EX1_158_soul_of_the_forest() {
    check(CardClass::Druid, &[Give("VAN_EX1_158"), Cost("VAN_EX1_158", 4), WrittenAs("VAN_EX1_158", "EX1_158")]);
}

/// # Soul of the Forest
///
/// `VAN_EX1_158e` · Druid enchantment
///
/// > **Deathrattle:** Summon a 2/2 Treant.
///
/// State: Derived
//~ derived VAN_EX1_158e 5bd30b30 4acffa7d 03b35d38.1a2eb212
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

/// # Power of the Wild
///
/// `VAN_EX1_160` · Druid spell · 2 mana
///
/// > **Choose One -** Give your minions +1/+1; or Summon a 3/2 Panther.
///
/// State: Reprint
//~ reprint VAN_EX1_160 c7308664 c28ad33d b1dc588d.301738a1
#[test]
fn VAN_EX1_160_power_of_the_wild() {
    check(CardClass::Druid, &[Give("VAN_EX1_160"), Cost("VAN_EX1_160", 2), WrittenAs("VAN_EX1_160", "EX1_160")]);
}

/// # Summon a Panther
///
/// `VAN_EX1_160a` · Druid spell · 2 mana
///
/// > Summon a 3/2 Panther.
///
/// State: Done
//~ done VAN_EX1_160a 08743a97 - ec1d4b15.5cab5b9f
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

/// # Leader of the Pack
///
/// `VAN_EX1_160b` · Druid spell · 2 mana
///
/// > Give your minions +1/+1.
///
/// State: Done
//~ done VAN_EX1_160b fa342848 - 9a7bea26.2082fd28
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

/// # Naturalize
///
/// `VAN_EX1_161` · Druid spell · 1 mana
///
/// > Destroy a minion. Your opponent draws 2 cards.
///
/// State: Reprint
//~ reprint VAN_EX1_161 d06d070d bb68d655 c42c8d58.c50c9720
#[test]
fn VAN_EX1_161_naturalize() {
    check(CardClass::Druid, &[Give("VAN_EX1_161"), Cost("VAN_EX1_161", 1), WrittenAs("VAN_EX1_161", "EX1_161")]);
}

/// # Nourish
///
/// `VAN_EX1_164` · Druid spell · 5 mana
///
/// > **Choose One -** Gain 2 Mana Crystals; or Draw 3 cards.
///
/// State: Reprint
//~ reprint VAN_EX1_164 5f8e48fd aa5d8eca 92d2e962.e4a8e658
#[test]
fn VAN_EX1_164_nourish() {
    check(CardClass::Druid, &[Give("VAN_EX1_164"), Cost("VAN_EX1_164", 5), WrittenAs("VAN_EX1_164", "EX1_164")]);
}

/// # Rampant Growth
///
/// `VAN_EX1_164a` · Druid spell · 5 mana
///
/// > Gain 2 Mana Crystals.
///
/// State: Done
//~ done VAN_EX1_164a f207b737 - 48fc54b6.0b025ab3
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

/// # Enrich
///
/// `VAN_EX1_164b` · Druid spell · 5 mana
///
/// > Draw 3 cards.
///
/// State: Done
//~ done VAN_EX1_164b 0a1539d9 - 7fb4c232.35dc1efa
#[test]
fn VAN_EX1_164b_enrich() {
    check(
        CardClass::Druid,
        &[Give("VAN_EX1_164b"), Cost("VAN_EX1_164b", 5), Play("VAN_EX1_164b", Nothing), HandCount(Mine, 3)],
    );
}

/// # Druid of the Claw
///
/// `VAN_EX1_165` · Druid minion · 5 mana · 4/4
///
/// > **Choose One - Charge**; or +2 Health and **Taunt**.
///
/// State: Done
//~ done VAN_EX1_165 ef8214f3 - bc8c0240.571d85ce
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

/// # Cat Form
///
/// `VAN_EX1_165a` · Druid spell · 0 mana
///
/// > **Charge**
///
/// State: Done
//~ done VAN_EX1_165a ec2ba7ba - 7c72c0d4.276b5ef0
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

/// # Bear Form
///
/// `VAN_EX1_165b` · Druid spell · 0 mana
///
/// > +2 Health and **Taunt**
///
/// State: Done
//~ done VAN_EX1_165b 3f01ae30 - e878f3be.00c889d9
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

/// # Druid of the Claw
///
/// `VAN_EX1_165t1` · Druid minion · 5 mana · 4/4
///
/// > **Charge**
///
/// State: Vanilla
//~ vanilla VAN_EX1_165t1 005fdfa2 ef3bbadc a0e2e1d6.276b5ef0
#[test]
fn VAN_EX1_165t1_druid_of_the_claw() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_165t1"),
            Cost("VAN_EX1_165t1", 5),
            Stats("VAN_EX1_165t1", 4, 4),
            Has("VAN_EX1_165t1", GameTag::CHARGE),
            Play("VAN_EX1_165t1", Nothing),
            In(The("VAN_EX1_165t1"), Zone::Play),
            Now(The("VAN_EX1_165t1"), 4, 4),
            HasNow(The("VAN_EX1_165t1"), GameTag::CHARGE),
        ],
    );
}

/// # Druid of the Claw
///
/// `VAN_EX1_165t2` · Druid minion · 5 mana · 4/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla VAN_EX1_165t2 2eaecd32 bfaa6fdd fec06b4c.4b0c5d24
#[test]
fn VAN_EX1_165t2_druid_of_the_claw() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_165t2"),
            Cost("VAN_EX1_165t2", 5),
            Stats("VAN_EX1_165t2", 4, 6),
            Has("VAN_EX1_165t2", GameTag::TAUNT),
            Play("VAN_EX1_165t2", Nothing),
            In(The("VAN_EX1_165t2"), Zone::Play),
            Now(The("VAN_EX1_165t2"), 4, 6),
            HasNow(The("VAN_EX1_165t2"), GameTag::TAUNT),
        ],
    );
}

/// # Keeper of the Grove
///
/// `VAN_EX1_166` · Druid minion · 4 mana · 2/4
///
/// > **Choose One -** Deal 2 damage; or **Silence** a minion.
///
/// State: Reprint
//~ reprint VAN_EX1_166 9eb272ec d7b8603c bcfb7b34.513bb111
#[test]
fn VAN_EX1_166_keeper_of_the_grove() {
    check(
        CardClass::Druid,
        &[Give("VAN_EX1_166"), Cost("VAN_EX1_166", 4), Stats("VAN_EX1_166", 2, 4), WrittenAs("VAN_EX1_166", "EX1_166")],
    );
}

/// # Moonfire
///
/// `VAN_EX1_166a` · Druid spell · 4 mana
///
/// > Deal 2 damage.
///
/// State: Done
//~ done VAN_EX1_166a 342e0954 - 25e54ae8.5942d4d8
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

/// # Dispel
///
/// `VAN_EX1_166b` · Druid spell · 4 mana
///
/// > **Silence** a minion.
///
/// State: Done
//~ done VAN_EX1_166b 0bc07cb6 - 498b9b5d.f887ee50
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

/// # Innervate
///
/// `VAN_EX1_169` · Druid spell · 0 mana
///
/// > Gain 2 Mana Crystals this turn only.
///
/// State: Done
//~ done VAN_EX1_169 ca370d8c - 8c886db1.90b388b4
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

/// # Starfire
///
/// `VAN_EX1_173` · Druid spell · 6 mana
///
/// > Deal $5 damage. Draw a card.
///
/// State: Reprint
//~ reprint VAN_EX1_173 b687e2e1 5120fab6 17444f10.4721d369
#[test]
fn VAN_EX1_173_starfire() {
    check(CardClass::Druid, &[Give("VAN_EX1_173"), Cost("VAN_EX1_173", 6), WrittenAs("VAN_EX1_173", "EX1_173")]);
}

/// # Ancient of War
///
/// `VAN_EX1_178` · Druid minion · 7 mana · 5/5
///
/// > **Choose One -** +5 Attack; or +5 Health and **Taunt**.
///
/// State: Reprint
//~ reprint VAN_EX1_178 8732c869 1c3505d8 88b7ca3b.050f5e7b
#[test]
fn VAN_EX1_178_ancient_of_war() {
    check(
        CardClass::Druid,
        &[Give("VAN_EX1_178"), Cost("VAN_EX1_178", 7), Stats("VAN_EX1_178", 5, 5), WrittenAs("VAN_EX1_178", "EX1_178")],
    );
}

/// # Rooted
///
/// `VAN_EX1_178a` · Druid spell · 7 mana
///
/// > +5 Health and **Taunt**.
///
/// State: Done
//~ done VAN_EX1_178a 6b20e0c7 - 3fab754e.679918eb
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

/// # Uproot
///
/// `VAN_EX1_178b` · Druid spell · 7 mana
///
/// > +5 Attack.
///
/// State: Done
//~ done VAN_EX1_178b 8b9e1c3a - 490fc955.d1a43c6f
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

/// # Bite
///
/// `VAN_EX1_570` · Druid spell · 4 mana
///
/// > Give your hero +4 Attack this turn. Gain 4 Armor.
///
/// State: Reprint
//~ reprint VAN_EX1_570 984db493 7a546fc0 bf2ba90e.91b28471
#[test]
fn VAN_EX1_570_bite() {
    check(CardClass::Druid, &[Give("VAN_EX1_570"), Cost("VAN_EX1_570", 4), WrittenAs("VAN_EX1_570", "EX1_570")]);
}

/// # Force of Nature
///
/// `VAN_EX1_571` · Druid spell · 6 mana
///
/// > Summon three 2/2 Treants with **Charge** that die at the end of the turn.
///
/// State: Done
//~ done VAN_EX1_571 84de4194 - f7251d26.63bbfc74
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

/// # Cenarius
///
/// `VAN_EX1_573` · Druid minion · 9 mana · 5/8
///
/// > **Choose One -** Give your other minions +2/+2; or Summon two 2/2 Treants with **Taunt**.
///
/// State: Reprint
//~ reprint VAN_EX1_573 cd57b884 9139b2ac 0d91f57e.248015f1
#[test]
fn VAN_EX1_573_cenarius() {
    check(
        CardClass::Druid,
        &[Give("VAN_EX1_573"), Cost("VAN_EX1_573", 9), Stats("VAN_EX1_573", 5, 8), WrittenAs("VAN_EX1_573", "EX1_573")],
    );
}

/// # Demigod's Favor
///
/// `VAN_EX1_573a` · Druid spell · 9 mana
///
/// > Give your other minions +2/+2.
///
/// State: Done
//~ done VAN_EX1_573a 00bc8da4 - 7994dd3a.8010dad2
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

/// # Shan'do's Lesson
///
/// `VAN_EX1_573b` · Druid spell · 9 mana
///
/// > Summon two 2/2 Treants with **Taunt**.
///
/// State: Done
//~ done VAN_EX1_573b b4009d45 - d21121a3.6bf90f88
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

/// # Savagery
///
/// `VAN_EX1_578` · Druid spell · 1 mana
///
/// > Deal damage equal to your hero's Attack to a minion.
///
/// State: Reprint
//~ reprint VAN_EX1_578 30236c59 ac052530 a4ffb306.d7383ab6
#[test]
fn VAN_EX1_578_savagery() {
    check(CardClass::Druid, &[Give("VAN_EX1_578"), Cost("VAN_EX1_578", 1), WrittenAs("VAN_EX1_578", "EX1_578")]);
}

/// # Treant
///
/// `VAN_EX1_tk9` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ vanilla VAN_EX1_tk9 f350e494 611b93fd 8b62a35e
#[test]
fn VAN_EX1_tk9_treant() {
    check(
        CardClass::Druid,
        &[
            Give("VAN_EX1_tk9"),
            Cost("VAN_EX1_tk9", 1),
            Stats("VAN_EX1_tk9", 2, 2),
            Play("VAN_EX1_tk9", Nothing),
            In(The("VAN_EX1_tk9"), Zone::Play),
            Now(The("VAN_EX1_tk9"), 2, 2),
        ],
    );
}

/// # Treant
///
/// `VAN_EX1_tk9b` · Druid minion · 1 mana · 2/2
///
/// > **Charge**. At the end of the turn, destroy this minion.
///
/// State: Done
//~ done VAN_EX1_tk9b bcac01bb - 320ea882.991e33f2
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

/// # Shapeshift
///
/// `VAN_HERO_06bp` · Druid hero power · 2 mana
///
/// > **Hero Power** +1 Attack this turn. +1 Armor.
///
/// State: Done
//~ done VAN_HERO_06bp 98e8379e - 6e7bc8c8.330574be
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

/// # Dire Shapeshift
///
/// `VAN_HERO_06bp2` · Druid hero power · 2 mana
///
/// > **Hero Power** +2 Attack this turn. +2 Armor.
///
/// State: Done
//~ done VAN_HERO_06bp2 988a62b2 - 57b3fc2c.a54037d3
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

/// # Starfall
///
/// `VAN_NEW1_007` · Druid spell · 5 mana
///
/// > **Choose One -** Deal $5 damage to a minion; or $2 damage to all enemy minions.
///
/// State: Reprint
//~ reprint VAN_NEW1_007 7aee6678 edef3540 0e4f54fd.af63a7e2
#[test]
fn VAN_NEW1_007_starfall() {
    check(CardClass::Druid, &[Give("VAN_NEW1_007"), Cost("VAN_NEW1_007", 5), WrittenAs("VAN_NEW1_007", "NEW1_007")]);
}

/// # Stellar Drift
///
/// `VAN_NEW1_007a` · Druid spell · 5 mana
///
/// > Deal $2 damage to all enemy minions.
///
/// State: Done
//~ done VAN_NEW1_007a 28a4a55a - 259c7b16.6354cda9
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

/// # Starlord
///
/// `VAN_NEW1_007b` · Druid spell · 5 mana
///
/// > Deal $5 damage to a minion.
///
/// State: Done
//~ done VAN_NEW1_007b 2dccba1c - 495a9688.77af5511
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

/// # Ancient of Lore
///
/// `VAN_NEW1_008` · Druid minion · 7 mana · 5/5
///
/// > **Choose One -** Draw 2 cards; or Restore #5 Health.
///
/// State: Done
//~ done VAN_NEW1_008 a586c1ce - 1ebcc317.46cc12f1
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

/// # Ancient Teachings
///
/// `VAN_NEW1_008a` · Druid spell · 7 mana
///
/// > Draw 2 cards.
///
/// State: Reprint
//~ reprint VAN_NEW1_008a 6f07f21b 3953570f b403ec7c.021f85ea
#[test]
fn VAN_NEW1_008a_ancient_teachings() {
    check(
        CardClass::Druid,
        &[Give("VAN_NEW1_008a"), Cost("VAN_NEW1_008a", 7), WrittenAs("VAN_NEW1_008a", "NEW1_008a")],
    );
}

/// # Ancient Secrets
///
/// `VAN_NEW1_008b` · Druid spell · 7 mana
///
/// > Restore 5 Health.
///
/// State: Done
//~ done VAN_NEW1_008b 74b6ef6c - 122b85de.a9c614a9
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
