//! Paladin cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 429591e6

/// # Blessing of Might
///
/// `VAN_CS2_087` · Paladin spell · 1 mana
///
/// > Give a minion +3 Attack.
///
/// State: Reprint
//~ reprint VAN_CS2_087 cbe0590e 32340f82 28be63fa.c21f0525
#[test]
fn VAN_CS2_087_blessing_of_might() {
    check(CardClass::Paladin, &[Give("VAN_CS2_087"), Cost("VAN_CS2_087", 1), WrittenAs("VAN_CS2_087", "CS2_087")]);
}

/// # Guardian of Kings
///
/// `VAN_CS2_088` · Paladin minion · 7 mana · 5/6
///
/// > **Battlecry:** Restore #6 Health to your hero.
///
/// State: Done
//~ done VAN_CS2_088 6f53e953 - c412c1d2.02673b4c
#[test]
fn VAN_CS2_088_guardian_of_kings() {
    check(
        CardClass::Paladin,
        &[
            Give("VAN_CS2_088"),
            Cost("VAN_CS2_088", 7),
            Stats("VAN_CS2_088", 5, 6),
            Hurt(MyHero, 10),
            Play("VAN_CS2_088", Nothing),
            Health(MyHero, 26),
        ],
    );
}

/// # Holy Light
///
/// `VAN_CS2_089` · Paladin spell · 2 mana
///
/// > Restore #6 Health.
///
/// State: Done
//~ done VAN_CS2_089 e9c8b7ce - 9cf235db.d7d13ae7
#[test]
fn VAN_CS2_089_holy_light() {
    check(
        CardClass::Paladin,
        &[
            Give("VAN_CS2_089"),
            Cost("VAN_CS2_089", 2),
            Targets("VAN_CS2_089", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Hurt(MyHero, 10),
            Play("VAN_CS2_089", On(MyHero)),
            Health(MyHero, 26),
        ],
    );
}

/// # Light's Justice
///
/// `VAN_CS2_091` · Paladin weapon · 1 mana · 1/4 durability
///
/// State: Vanilla
//~ vanilla VAN_CS2_091 2ec76fe0 ea7b669a 3a01eaa5
#[test]
fn VAN_CS2_091_lights_justice() {
    check(
        CardClass::Paladin,
        &[
            Give("VAN_CS2_091"),
            Cost("VAN_CS2_091", 1),
            Stats("VAN_CS2_091", 1, 4),
            Play("VAN_CS2_091", Nothing),
            In(The("VAN_CS2_091"), Zone::Play),
        ],
    );
}

/// # Blessing of Kings
///
/// `VAN_CS2_092` · Paladin spell · 4 mana
///
/// > Give a minion +4/+4. *(+4 Attack/+4 Health)*
///
/// State: Reprint
//~ reprint VAN_CS2_092 a1fb3961 5d81c154 a8fd346b.e87aa6f0
#[test]
fn VAN_CS2_092_blessing_of_kings() {
    check(CardClass::Paladin, &[Give("VAN_CS2_092"), Cost("VAN_CS2_092", 4), WrittenAs("VAN_CS2_092", "CS2_092")]);
}

/// # Consecration
///
/// `VAN_CS2_093` · Paladin spell · 4 mana
///
/// > Deal $2 damage to all enemies.
///
/// State: Reprint
//~ reprint VAN_CS2_093 4375a1a8 8a85b199 26312ba6.278193bc
#[test]
fn VAN_CS2_093_consecration() {
    check(CardClass::Paladin, &[Give("VAN_CS2_093"), Cost("VAN_CS2_093", 4), WrittenAs("VAN_CS2_093", "CS2_093")]);
}

/// # Hammer of Wrath
///
/// `VAN_CS2_094` · Paladin spell · 4 mana
///
/// > Deal $3 damage. Draw a card.
///
/// State: Reprint
//~ reprint VAN_CS2_094 339dff5c 4e32b3a5 d26fd5bd.51eb3cd0
#[test]
fn VAN_CS2_094_hammer_of_wrath() {
    check(CardClass::Paladin, &[Give("VAN_CS2_094"), Cost("VAN_CS2_094", 4), WrittenAs("VAN_CS2_094", "CS2_094")]);
}

/// # Truesilver Champion
///
/// `VAN_CS2_097` · Paladin weapon · 4 mana · 4/2 durability
///
/// > Whenever your hero attacks, restore #2 Health to it.
///
/// State: Done
//~ done VAN_CS2_097 45cf21bd - 16a83a0e.85ddc129
#[test]
fn VAN_CS2_097_truesilver_champion() {
    check(
        CardClass::Paladin,
        &[
            Give("VAN_CS2_097"),
            Cost("VAN_CS2_097", 4),
            Stats("VAN_CS2_097", 4, 2),
            Play("VAN_CS2_097", Nothing),
            Hurt(MyHero, 10),
            Attack(MyHero, TheirHero),
            Health(MyHero, 22),
        ],
    );
}

/// # Silver Hand Recruit
///
/// `VAN_CS2_101t` · Paladin minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla VAN_CS2_101t 7d74670d eeb69db1 13b0c397
#[test]
fn VAN_CS2_101t_silver_hand_recruit() {
    check(
        CardClass::Paladin,
        &[
            Give("VAN_CS2_101t"),
            Cost("VAN_CS2_101t", 1),
            Stats("VAN_CS2_101t", 1, 1),
            Play("VAN_CS2_101t", Nothing),
            In(The("VAN_CS2_101t"), Zone::Play),
            Now(The("VAN_CS2_101t"), 1, 1),
        ],
    );
}

/// # Noble Sacrifice
///
/// `VAN_EX1_130` · Paladin spell · 1 mana
///
/// > **Secret:** When an enemy attacks, summon a 2/1 Defender as the new target.
///
/// State: Reprint
//~ reprint VAN_EX1_130 e0625177 a51482d5 6609b7ec.a693add5
#[test]
fn VAN_EX1_130_noble_sacrifice() {
    check(CardClass::Paladin, &[Give("VAN_EX1_130"), Cost("VAN_EX1_130", 1), WrittenAs("VAN_EX1_130", "EX1_130")]);
}

/// # Defender
///
/// `VAN_EX1_130a` · Paladin minion · 1 mana · 2/1
///
/// State: Vanilla
//~ vanilla VAN_EX1_130a 0183c224 4aad91ba 99f77f2a
#[test]
fn VAN_EX1_130a_defender() {
    check(
        CardClass::Paladin,
        &[
            Give("VAN_EX1_130a"),
            Cost("VAN_EX1_130a", 1),
            Stats("VAN_EX1_130a", 2, 1),
            Play("VAN_EX1_130a", Nothing),
            In(The("VAN_EX1_130a"), Zone::Play),
            Now(The("VAN_EX1_130a"), 2, 1),
        ],
    );
}

/// # Eye for an Eye
///
/// `VAN_EX1_132` · Paladin spell · 1 mana
///
/// > **Secret:** When your hero takes damage, deal that much damage to the enemy hero.
///
/// State: Reprint
//~ reprint VAN_EX1_132 3c987798 e9603005 e9a3572f.2c65ad46
#[test]
fn VAN_EX1_132_eye_for_an_eye() {
    check(CardClass::Paladin, &[Give("VAN_EX1_132"), Cost("VAN_EX1_132", 1), WrittenAs("VAN_EX1_132", "EX1_132")]);
}

/// # Redemption
///
/// `VAN_EX1_136` · Paladin spell · 1 mana
///
/// > **Secret:** When a friendly minion dies, return it to life with 1 Health.
///
/// State: Reprint
//~ reprint VAN_EX1_136 99d3fc1f 2ec4a1d4 0e57f0a8.ce369fcf
#[test]
fn VAN_EX1_136_redemption() {
    check(CardClass::Paladin, &[Give("VAN_EX1_136"), Cost("VAN_EX1_136", 1), WrittenAs("VAN_EX1_136", "EX1_136")]);
}

/// # Divine Favor
///
/// `VAN_EX1_349` · Paladin spell · 3 mana
///
/// > Draw cards until you have as many in hand as your opponent.
///
/// State: Reprint
//~ reprint VAN_EX1_349 89801e77 8462346b e143d4cb.a58333f9
#[test]
fn VAN_EX1_349_divine_favor() {
    check(CardClass::Paladin, &[Give("VAN_EX1_349"), Cost("VAN_EX1_349", 3), WrittenAs("VAN_EX1_349", "EX1_349")]);
}

/// # Lay on Hands
///
/// `VAN_EX1_354` · Paladin spell · 8 mana
///
/// > Restore #8 Health. Draw 3 cards.
///
/// State: Reprint
//~ reprint VAN_EX1_354 e769b278 230c5d65 7c9945dc.630b72c8
#[test]
fn VAN_EX1_354_lay_on_hands() {
    check(CardClass::Paladin, &[Give("VAN_EX1_354"), Cost("VAN_EX1_354", 8), WrittenAs("VAN_EX1_354", "EX1_354")]);
}

/// # Blessed Champion
///
/// `VAN_EX1_355` · Paladin spell · 5 mana
///
/// > Double a minion's Attack.
///
/// State: Reprint
//~ reprint VAN_EX1_355 b04d0f10 1664cfba 6ec077ff.aa3d4528
#[test]
fn VAN_EX1_355_blessed_champion() {
    check(CardClass::Paladin, &[Give("VAN_EX1_355"), Cost("VAN_EX1_355", 5), WrittenAs("VAN_EX1_355", "EX1_355")]);
}

/// # Humility
///
/// `VAN_EX1_360` · Paladin spell · 1 mana
///
/// > Change a minion's Attack to 1.
///
/// State: Reprint
//~ reprint VAN_EX1_360 6243a44e 9e66dd50 b26fd66e.89713a93
#[test]
fn VAN_EX1_360_humility() {
    check(CardClass::Paladin, &[Give("VAN_EX1_360"), Cost("VAN_EX1_360", 1), WrittenAs("VAN_EX1_360", "EX1_360")]);
}

/// # Argent Protector
///
/// `VAN_EX1_362` · Paladin minion · 2 mana · 2/2
///
/// > **Battlecry:** Give a friendly minion **Divine Shield**.
///
/// State: Reprint
//~ reprint VAN_EX1_362 47885a2b aeb8ab32 958d666b.c67455f0
#[test]
fn VAN_EX1_362_argent_protector() {
    check(
        CardClass::Paladin,
        &[Give("VAN_EX1_362"), Cost("VAN_EX1_362", 2), Stats("VAN_EX1_362", 2, 2), WrittenAs("VAN_EX1_362", "EX1_362")],
    );
}

/// # Blessing of Wisdom
///
/// `VAN_EX1_363` · Paladin spell · 1 mana
///
/// > Choose a minion. Whenever it attacks, draw a card.
///
/// State: Reprint
//~ reprint VAN_EX1_363 54872482 02dfd66c f0858213.077b173a
#[test]
fn VAN_EX1_363_blessing_of_wisdom() {
    check(CardClass::Paladin, &[Give("VAN_EX1_363"), Cost("VAN_EX1_363", 1), WrittenAs("VAN_EX1_363", "EX1_363")]);
}

/// # Holy Wrath
///
/// `VAN_EX1_365` · Paladin spell · 5 mana
///
/// > Draw a card and deal damage equal to its Cost.
///
/// State: Done
//~ done VAN_EX1_365 d0f85ba7 - ab8ee58b.70a0a7da
#[test]
fn VAN_EX1_365_holy_wrath() {
    check(
        CardClass::Paladin,
        &[
            Give("VAN_EX1_365"),
            Cost("VAN_EX1_365", 5),
            Targets("VAN_EX1_365", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            OnTop("CS2_182"),
            Play("VAN_EX1_365", On(TheirHero)),
            Health(TheirHero, 26),
            HandCount(Mine, 1),
        ],
    );
}

/// # Sword of Justice
///
/// `VAN_EX1_366` · Paladin weapon · 3 mana · 1/5 durability
///
/// > After you summon a minion, give it +1/+1 and this loses 1 Durability.
///
/// State: Reprint
//~ reprint VAN_EX1_366 ab8488c2 9088e10a 5db10428.3c72121c
#[test]
fn VAN_EX1_366_sword_of_justice() {
    check(
        CardClass::Paladin,
        &[Give("VAN_EX1_366"), Cost("VAN_EX1_366", 3), Stats("VAN_EX1_366", 1, 5), WrittenAs("VAN_EX1_366", "EX1_366")],
    );
}

/// # Hand of Protection
///
/// `VAN_EX1_371` · Paladin spell · 1 mana
///
/// > Give a minion **Divine Shield**.
///
/// State: Reprint
//~ reprint VAN_EX1_371 79e720fd 7ac62223 0e603e8c.136aadbb
#[test]
fn VAN_EX1_371_hand_of_protection() {
    check(CardClass::Paladin, &[Give("VAN_EX1_371"), Cost("VAN_EX1_371", 1), WrittenAs("VAN_EX1_371", "EX1_371")]);
}

/// # Repentance
///
/// `VAN_EX1_379` · Paladin spell · 1 mana
///
/// > **Secret:** After your opponent plays a minion, reduce its Health to 1.
///
/// State: Reprint
//~ reprint VAN_EX1_379 27e09d82 2cdf6edf fb631daf.1cd0a035
#[test]
fn VAN_EX1_379_repentance() {
    check(CardClass::Paladin, &[Give("VAN_EX1_379"), Cost("VAN_EX1_379", 1), WrittenAs("VAN_EX1_379", "EX1_379")]);
}

/// # Aldor Peacekeeper
///
/// `VAN_EX1_382` · Paladin minion · 3 mana · 3/3
///
/// > **Battlecry:** Change an enemy minion's Attack to 1.
///
/// State: Reprint
//~ reprint VAN_EX1_382 d1761aba 87093a6b 79f69028.1b6d6336
#[test]
fn VAN_EX1_382_aldor_peacekeeper() {
    check(
        CardClass::Paladin,
        &[Give("VAN_EX1_382"), Cost("VAN_EX1_382", 3), Stats("VAN_EX1_382", 3, 3), WrittenAs("VAN_EX1_382", "EX1_382")],
    );
}

/// # Tirion Fordring
///
/// `VAN_EX1_383` · Paladin minion · 8 mana · 6/6
///
/// > Divine Shield**, Taunt Deathrattle:** Equip a 5/3 Ashbringer.
///
/// State: Reprint
//~ reprint VAN_EX1_383 8cc5a4a1 2cf02f43 e6e36038.87b2a9c0
#[test]
fn VAN_EX1_383_tirion_fordring() {
    check(
        CardClass::Paladin,
        &[
            Give("VAN_EX1_383"),
            Cost("VAN_EX1_383", 8),
            Stats("VAN_EX1_383", 6, 6),
            Has("VAN_EX1_383", GameTag::DIVINE_SHIELD),
            Has("VAN_EX1_383", GameTag::TAUNT),
            WrittenAs("VAN_EX1_383", "EX1_383"),
        ],
    );
}

/// # Avenging Wrath
///
/// `VAN_EX1_384` · Paladin spell · 6 mana
///
/// > Deal $8 damage randomly split among all enemy characters.
///
/// State: Done
//~ done VAN_EX1_384 af80238e - 894bb8ac.823c2721
#[test]
fn VAN_EX1_384_avenging_wrath() {
    check(
        CardClass::Paladin,
        &[Give("VAN_EX1_384"), Cost("VAN_EX1_384", 6), Play("VAN_EX1_384", Nothing), Health(TheirHero, 22)],
    );
    check(
        CardClass::Paladin,
        &[
            Enemy("CS2_231"),
            Force(Entity(Their(0))),
            Play("VAN_EX1_384", Nothing),
            Dead(Nth(0)),
            Health(TheirHero, 23),
            Health(MyHero, 30),
        ],
    );
}

/// # Equality
///
/// `VAN_EX1_619` · Paladin spell · 2 mana
///
/// > Change the Health of ALL minions to 1.
///
/// State: Reprint
//~ reprint VAN_EX1_619 b864384c 7eef0a36 cafaa799.ba534308
#[test]
fn VAN_EX1_619_equality() {
    check(CardClass::Paladin, &[Give("VAN_EX1_619"), Cost("VAN_EX1_619", 2), WrittenAs("VAN_EX1_619", "EX1_619")]);
}

/// # Reinforce
///
/// `VAN_HERO_04bp` · Paladin hero power · 2 mana
///
/// > **Hero Power** Summon a {0} Silver Hand Recruit.
///
/// State: Reprint
//~ reprint VAN_HERO_04bp 75fb4c21 2f41b41d 05faa84c.deae92a0
#[test]
fn VAN_HERO_04bp_reinforce() {
    check(
        CardClass::Paladin,
        &[HasHeroPower("VAN_HERO_04bp"), Cost("VAN_HERO_04bp", 2), WrittenAs("VAN_HERO_04bp", "HERO_04bp")],
    );
}

/// # The Silver Hand
///
/// `VAN_HERO_04bp2` · Paladin hero power · 2 mana
///
/// > **Hero Power** Summon two {0} Recruits.
///
/// State: Reprint
//~ reprint VAN_HERO_04bp2 12f060e5 ee32373e d840d93a.0f0e734c
#[test]
fn VAN_HERO_04bp2_the_silver_hand() {
    check(
        CardClass::Paladin,
        &[HasHeroPower("VAN_HERO_04bp2"), Cost("VAN_HERO_04bp2", 2), WrittenAs("VAN_HERO_04bp2", "HERO_04bp2")],
    );
}
