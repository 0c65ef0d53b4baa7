//! Paladin cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file be75ea70

/// # Chromatus
///
/// `CATA_432` · Paladin minion · 8 mana · 8/8
///
/// > **Colossal +4 Taunt**, **Lifesteal**, **Elusive**, **Divine Shield**
///
/// State: Done
//~ done CATA_432 9831cfa2 - bd4ce51f.881d76be
#[test]
fn CATA_432_chromatus() {
    check(
        CardClass::Paladin,
        &[
            Give("CATA_432"),
            Cost("CATA_432", 8),
            Stats("CATA_432", 8, 8),
            Has("CATA_432", GameTag::DIVINE_SHIELD),
            Has("CATA_432", GameTag::ELUSIVE),
            Has("CATA_432", GameTag::LIFESTEAL),
            Has("CATA_432", GameTag::TAUNT),
            Play("CATA_432", Nothing),
            BoardCount(Mine, 5),
            In(The("CATA_432t1"), Zone::Play),
            In(The("CATA_432t2"), Zone::Play),
            In(The("CATA_432t3"), Zone::Play),
            In(The("CATA_432t4"), Zone::Play),
            Hurt(Nth(0), 3),
            Now(Nth(0), 8, 8),
            HasNot(Nth(0), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Green Head of Chromatus
///
/// `CATA_432t1` · Paladin minion · 2 mana · 2/3
///
/// > **Taunt Deathrattle:** Remove **Taunt** from Chromatus.
///
/// State: Done
//~ done CATA_432t1 b7d984a1 - aee631db.9e401018
#[test]
fn CATA_432t1_green_head_of_chromatus() {
    check(
        CardClass::Paladin,
        &[
            Give("CATA_432t1"),
            Cost("CATA_432t1", 2),
            Stats("CATA_432t1", 2, 3),
            Has("CATA_432t1", GameTag::TAUNT),
            Friend("CATA_432"),
            Friend("CATA_432t1"),
            Enemy("CATA_432"),
            HasNow(Nth(1), GameTag::TAUNT),
            Kill(Nth(2)),
            HasNot(Nth(1), GameTag::TAUNT),
            HasNow(Nth(3), GameTag::TAUNT),
        ],
    );
}

/// # Red Head of Chromatus
///
/// `CATA_432t2` · Paladin minion · 2 mana · 2/3
///
/// > **Lifesteal Deathrattle:** Remove **Lifesteal** from Chromatus.
///
/// State: Done
//~ done CATA_432t2 da18b486 - d6823c18.5ee8c21a
#[test]
fn CATA_432t2_red_head_of_chromatus() {
    check(
        CardClass::Paladin,
        &[
            Give("CATA_432t2"),
            Cost("CATA_432t2", 2),
            Stats("CATA_432t2", 2, 3),
            Has("CATA_432t2", GameTag::LIFESTEAL),
            Friend("CATA_432"),
            Friend("CATA_432t2"),
            Enemy("CATA_432"),
            HasNow(Nth(1), GameTag::LIFESTEAL),
            Kill(Nth(2)),
            HasNot(Nth(1), GameTag::LIFESTEAL),
            HasNow(Nth(3), GameTag::LIFESTEAL),
        ],
    );
}

/// # Blue Head of Chromatus
///
/// `CATA_432t3` · Paladin minion · 2 mana · 2/3
///
/// > **Elusive Deathrattle:** Remove **Elusive** from Chromatus.
///
/// State: Done
//~ done CATA_432t3 0bce1eb0 - 3890d6ad.2850349c
#[test]
fn CATA_432t3_blue_head_of_chromatus() {
    check(
        CardClass::Paladin,
        &[
            Give("CATA_432t3"),
            Cost("CATA_432t3", 2),
            Stats("CATA_432t3", 2, 3),
            Has("CATA_432t3", GameTag::ELUSIVE),
            Friend("CATA_432"),
            Friend("CATA_432t3"),
            Enemy("CATA_432"),
            HasNow(Nth(1), GameTag::ELUSIVE),
            Kill(Nth(2)),
            HasNot(Nth(1), GameTag::ELUSIVE),
            HasNow(Nth(3), GameTag::ELUSIVE),
        ],
    );
}

/// # Bronze Head of Chromatus
///
/// `CATA_432t4` · Paladin minion · 2 mana · 2/3
///
/// > **Divine Shield Deathrattle:** Remove **Divine Shield** from Chromatus.
///
/// State: Done
//~ done CATA_432t4 90fed8b1 - 2681eca1.f9bf7e44
#[test]
fn CATA_432t4_bronze_head_of_chromatus() {
    check(
        CardClass::Paladin,
        &[
            Give("CATA_432t4"),
            Cost("CATA_432t4", 2),
            Stats("CATA_432t4", 2, 3),
            Has("CATA_432t4", GameTag::DIVINE_SHIELD),
            Friend("CATA_432"),
            Friend("CATA_432t4"),
            Enemy("CATA_432"),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
            Kill(Nth(2)),
            HasNot(Nth(1), GameTag::DIVINE_SHIELD),
            HasNow(Nth(3), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Inspiring Maul
///
/// `CATA_472` · Paladin weapon · 2 mana · 2/2 durability
///
/// > **Deathrattle:** Trigger a random friendly minion's end of turn effect.
///
/// State: Todo
//~ todo CATA_472 f3da8721 b8e3a2e5 14b73e00.8f57203c
#[test]
#[ignore = "todo: CATA_472 Inspiring Maul"]
fn CATA_472_inspiring_maul() {
    check(CardClass::Paladin, &[Give("CATA_472"), Cost("CATA_472", 2), Stats("CATA_472", 2, 2), Unwritten]);
}

/// # Nozdormu, Bronze Aspect
///
/// `CATA_473` · Paladin minion · 5 mana · 4/4
///
/// > At the end of your turn, give your minions **Divine Shield**. Any that already had one gain +3/+3 instead.
///
/// State: Todo
//~ todo CATA_473 d3885965 fe64f646 b6e09ad9.5998ac06
#[test]
#[ignore = "todo: CATA_473 Nozdormu, Bronze Aspect"]
fn CATA_473_nozdormu_bronze_aspect() {
    check(CardClass::Paladin, &[Give("CATA_473"), Cost("CATA_473", 5), Stats("CATA_473", 4, 4), Unwritten]);
}

/// # Nozdormu's Nimbus
///
/// `CATA_473e` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived CATA_473e eaa1a54d 56dc5cbd 1364c375.b42c6980
#[test]
fn CATA_473e_nozdormus_nimbus() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "CATA_473e"), Now(My(0), 8, 4)]);
}

/// # Spearheart Sentry
///
/// `CATA_474` · Paladin minion · 4 mana · 3/4
///
/// > At the end of your turn, get a random Holy spell. Reduce its Cost by (3).
///
/// State: Derived
//~ derived CATA_474 40bffb45 d198089a 9835938f.08b3ba85
#[test]
fn CATA_474_spearheart_sentry() {
    check(
        CardClass::Paladin,
        &[
            Give("CATA_474"),
            Cost("CATA_474", 4),
            Stats("CATA_474", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_474"),
            Force(Card("AT_013")),
            EndTurn,
            Is(InHand(1), "AT_013"),
            CostNow(InHand(1), 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("CATA_474"), Friend("CS2_182"), Enemy("CS2_182"), Friend("CATA_474"), Never(Card("AT_001")), EndTurn],
    );
}

/// # Scalebreaker Bulwark
///
/// `CATA_475` · Paladin minion · 6 mana · 3/6
///
/// > At the end of your turn, deal 2 damage to all enemies.
///
/// State: Derived
//~ derived CATA_475 7791bc42 e7311044 25c9398c.73814d5b
#[test]
fn CATA_475_scalebreaker_bulwark() {
    check(
        CardClass::Paladin,
        &[
            Give("CATA_475"),
            Cost("CATA_475", 6),
            Stats("CATA_475", 3, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_475"),
            EndTurn,
            Now(Nth(2), 4, 3),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Chamber of Aspects
///
/// `CATA_477` · Paladin location · 2 mana · 0 uses
///
/// > Choose a minion in your hand. Give it +2/+2.
///
/// State: Derived
//~ derived CATA_477 38b32e85 2db628d9 9e17eb3a.f5af152d
#[test]
fn CATA_477_chamber_of_aspects() {
    check(
        CardClass::Paladin,
        &[
            Give("CATA_477"),
            Cost("CATA_477", 2),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_477"),
            Use(Nth(5), 0, On(Nth(1))),
            Now(Nth(1), 7, 3),
        ],
    );
}

/// # Aspects' Blessing
///
/// `CATA_477e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived CATA_477e e119c767 2317fa37 933003d7.6d6ab056
#[test]
fn CATA_477e_aspects_blessing() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "CATA_477e"), Now(My(0), 7, 3)]);
}

/// # Bronze Redeemer
///
/// `CATA_478` · Paladin minion · 5 mana · 3/3
///
/// > At the end of your turn, summon a Dragon with stats equal to this minion's.
///
/// State: Todo
//~ todo CATA_478 60860b8b 983e118b f32caf18.9a5d994a
#[test]
#[ignore = "todo: CATA_478 Bronze Redeemer"]
fn CATA_478_bronze_redeemer() {
    check(CardClass::Paladin, &[Give("CATA_478"), Cost("CATA_478", 5), Stats("CATA_478", 3, 3), Unwritten]);
}

/// # Bronze Brute
///
/// `CATA_478t` · Paladin minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla CATA_478t c51519e6 d7ffcae9 a01fa8e1
#[test]
fn CATA_478t_bronze_brute() {
    check(
        CardClass::Paladin,
        &[
            Give("CATA_478t"),
            Cost("CATA_478t", 1),
            Stats("CATA_478t", 1, 1),
            Play("CATA_478t", Nothing),
            In(The("CATA_478t"), Zone::Play),
            Now(The("CATA_478t"), 1, 1),
        ],
    );
}

/// # Flight Maneuvers
///
/// `CATA_479` · Paladin spell · Holy · 4 mana
///
/// > **Shatter**. Summon two 4/2 Drakes. Give your minions +1 Attack and **Divine Shield**.@Summon two 4/2 Drakes. Give your minions +1 Attack and **Divine Shield**.
///
/// State: Todo
//~ todo CATA_479 065aa046 18b20caa 758d405c.949cf4c5
#[test]
#[ignore = "todo: CATA_479 Flight Maneuvers"]
fn CATA_479_flight_maneuvers() {
    check(CardClass::Paladin, &[Give("CATA_479"), Cost("CATA_479", 4), Unwritten]);
}

/// # Courageous
///
/// `CATA_479e` · Paladin enchantment
///
/// > +1 Attack and **Divine Shield**.
///
/// State: Derived
//~ derived CATA_479e 1b2e1671 fb9d2a1a 9c2735cf.ea017f9d
#[test]
fn CATA_479e_courageous() {
    check(
        CardClass::Paladin,
        &[Friend("CS2_118"), Enchant(My(0), "CATA_479e"), Now(My(0), 6, 1), HasNow(My(0), GameTag::DIVINE_SHIELD)],
    );
}

/// # Flight Maneuvers
///
/// `CATA_479t` · Paladin spell · Holy · 4 mana
///
/// > **Shattered** Summon two 4/2 Drakes.
///
/// State: Todo
//~ todo CATA_479t 61a560aa 053fcd3e daf03a0d.cdeaa641
#[test]
#[ignore = "todo: CATA_479t Flight Maneuvers"]
fn CATA_479t_flight_maneuvers() {
    check(CardClass::Paladin, &[Give("CATA_479t"), Cost("CATA_479t", 4), Unwritten]);
}

/// # Flight Maneuvers
///
/// `CATA_479t2` · Paladin spell · Holy · 4 mana
///
/// > **Shattered**. Give your minions +1 Attack and **Divine Shield**.
///
/// State: Todo
//~ todo CATA_479t2 79a0416e a753c769 c32c4d48.61dfae94
#[test]
#[ignore = "todo: CATA_479t2 Flight Maneuvers"]
fn CATA_479t2_flight_maneuvers() {
    check(CardClass::Paladin, &[Give("CATA_479t2"), Cost("CATA_479t2", 4), Unwritten]);
}

/// # Sky Drake
///
/// `CATA_479t3` · Paladin minion · 3 mana · 4/2
///
/// State: Vanilla
//~ vanilla CATA_479t3 df7f7c90 b74e7b62 a7b3df08
#[test]
fn CATA_479t3_sky_drake() {
    check(
        CardClass::Paladin,
        &[
            Give("CATA_479t3"),
            Cost("CATA_479t3", 3),
            Stats("CATA_479t3", 4, 2),
            Play("CATA_479t3", Nothing),
            In(The("CATA_479t3"), Zone::Play),
            Now(The("CATA_479t3"), 4, 2),
        ],
    );
}

/// # Sandfury Aura
///
/// `CATA_480` · Paladin spell · Holy · 3 mana
///
/// > Your minions' end of turn effects trigger twice. Lasts @ turns.
///
/// State: Todo
//~ todo CATA_480 7a813bad 60e7a12b a408670b.95456a05
#[test]
#[ignore = "todo: CATA_480 Sandfury Aura"]
fn CATA_480_sandfury_aura() {
    check(CardClass::Paladin, &[Give("CATA_480"), Cost("CATA_480", 3), Unwritten]);
}

/// # Gelbin's Triumph
///
/// `CATA_621` · Paladin spell · 1 mana
///
/// > Get a random Paladin Aura. It lasts an additional turn.
///
/// State: Todo
//~ todo CATA_621 1240a10d 88bd29e0 6bbd1233.cf2de752
#[test]
#[ignore = "todo: CATA_621 Gelbin's Triumph"]
fn CATA_621_gelbins_triumph() {
    check(CardClass::Paladin, &[Give("CATA_621"), Cost("CATA_621", 1), Unwritten]);
}

/// # Brash Battlemaster
///
/// `MEND_800` · Paladin minion · 2 mana · 2/1
///
/// > **Rush** **Deathrattle:** Give your Silver Hand Recruits +1 Attack this game.
///
/// State: Todo
//~ todo MEND_800 b66503fd b99f89b8 d8987eb9.d66b9271
#[test]
#[ignore = "todo: MEND_800 Brash Battlemaster"]
fn MEND_800_brash_battlemaster() {
    check(
        CardClass::Paladin,
        &[Give("MEND_800"), Cost("MEND_800", 2), Stats("MEND_800", 2, 1), Has("MEND_800", GameTag::RUSH), Unwritten],
    );
}

/// # Might
///
/// `MEND_800e2` · Neutral enchantment
///
/// > +1 Attack
///
/// State: Derived
//~ derived MEND_800e2 632c9ae3 0ba1e425 49e6557e.17e33a43
#[test]
fn MEND_800e2_might() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "MEND_800e2"), Now(My(0), 6, 1)]);
}

/// # Resilient Savior
///
/// `MEND_801` · Paladin minion · 3 mana · 3/1
///
/// > **Divine Shield** After this loses **Divine Shield**, give your Silver Hand Recruits +1 Health this game.
///
/// State: Todo
//~ todo MEND_801 c1f19a39 d8f6c6c3 3df6caa7.bf633e47
#[test]
#[ignore = "todo: MEND_801 Resilient Savior"]
fn MEND_801_resilient_savior() {
    check(
        CardClass::Paladin,
        &[
            Give("MEND_801"),
            Cost("MEND_801", 3),
            Stats("MEND_801", 3, 1),
            Has("MEND_801", GameTag::DIVINE_SHIELD),
            Unwritten,
        ],
    );
}

/// # Resilience
///
/// `MEND_801e2` · Neutral enchantment
///
/// > +1 Health
///
/// State: Derived
//~ derived MEND_801e2 f8db9103 243607ea ee52f607.a8e88658
#[test]
fn MEND_801e2_resilience() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "MEND_801e2"), Now(My(0), 5, 2)]);
}

/// # Convalescence
///
/// `MEND_802` · Paladin spell · Holy · 2 mana
///
/// > Summon two {0} Silver Hand Recruits with **Divine Shield**.
///
/// State: Derived
//~ derived MEND_802 80fe2bb7 b3ad7c8c 226a2679.6492ddae
#[test]
fn MEND_802_convalescence() {
    check(
        CardClass::Paladin,
        &[
            Give("MEND_802"),
            Cost("MEND_802", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("MEND_802", Nothing),
            BoardCount(Mine, 3),
            HasNow(The("CS2_101t"), GameTag::DIVINE_SHIELD),
            In(The("CS2_101t"), Zone::Play),
            Now(The("CS2_101t"), 1, 1),
        ],
    );
}

/// # Emboldening Blade
///
/// `MEND_803` · Paladin weapon · 5 mana · 3/2 durability
///
/// > **Battlecry:** Give your Silver Hand Recruits +1/+1 this game.
///
/// State: Todo
//~ todo MEND_803 90f19c4b 2c401980 c144d41f.081f32e4
#[test]
#[ignore = "todo: MEND_803 Emboldening Blade"]
fn MEND_803_emboldening_blade() {
    check(CardClass::Paladin, &[Give("MEND_803"), Cost("MEND_803", 5), Stats("MEND_803", 3, 2), Unwritten]);
}

/// # Emboldened
///
/// `MEND_803e2` · Paladin enchantment
///
/// > +1/+1
///
/// State: Derived
//~ derived MEND_803e2 7b5f8471 72cf51cb 507920ff.29d9cb13
#[test]
fn MEND_803e2_emboldened() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "MEND_803e2"), Now(My(0), 6, 2)]);
}

/// # Arator the Redeemer
///
/// `MEND_804` · Paladin minion · 5 mana · 5/6
///
/// > **Battlecry:** Double the stats of all friendly Silver Hand Recruits and give them **Taunt**.
///
/// State: Derived
//~ derived MEND_804 09bce7e8 14c4b6f7 ad48cb4e.1e30d01e
#[test]
fn MEND_804_arator_the_redeemer() {
    check(
        CardClass::Paladin,
        &[
            Give("MEND_804"),
            Cost("MEND_804", 5),
            Stats("MEND_804", 5, 6),
            Friend("CS2_101t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("MEND_804", Nothing),
            HasNow(Nth(1), GameTag::TAUNT),
            Now(Nth(1), 2, 2),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("MEND_804"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("MEND_804", Nothing),
            HasNot(Nth(0), GameTag::TAUNT),
        ],
    );
}

/// # Charity
///
/// `MEND_805` · Paladin spell · 3 mana
///
/// > Get copies of all friendly minions that died this turn. Give them +3/+3.
///
/// State: Todo
//~ todo MEND_805 bb899e73 2aea842a 7834bed0.657bc015
#[test]
#[ignore = "todo: MEND_805 Charity"]
fn MEND_805_charity() {
    check(CardClass::Paladin, &[Give("MEND_805"), Cost("MEND_805", 3), Unwritten]);
}

/// # Charity Case
///
/// `MEND_805e` · Druid enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived MEND_805e d687f5ad ff516550 b7ca0910.b42c6980
#[test]
fn MEND_805e_charity_case() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "MEND_805e"), Now(My(0), 8, 4)]);
}

/// # Teamwork
///
/// `MEND_900` · Paladin spell · 4 mana
///
/// > Summon and get four {0} Silver Hand Recruits.
///
/// State: Derived
//~ derived MEND_900 5d40d4ec 38e1557f 04c90d07.1291ef0d
#[test]
fn MEND_900_teamwork() {
    check(
        CardClass::Paladin,
        &[
            Give("MEND_900"),
            Cost("MEND_900", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("MEND_900", Nothing),
            Is(InHand(0), "CS2_101t"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            Is(InHand(1), "CS2_101t"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            Is(InHand(2), "CS2_101t"),
            CostNow(InHand(2), 1),
            Now(InHand(2), 1, 1),
            Is(InHand(3), "CS2_101t"),
            CostNow(InHand(3), 1),
            Now(InHand(3), 1, 1),
            BoardCount(Mine, 5),
            HandCount(Mine, 4),
        ],
    );
}
