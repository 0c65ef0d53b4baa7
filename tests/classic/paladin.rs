//! Paladin cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Noble Sacrifice
///
/// `EX1_130` · Paladin spell · 1 mana
///
/// > **Secret:** When an enemy attacks, summon a 2/1 Defender as the new target.
///
/// State: Todo
//~ EX1_130 todo b3d3cdc0 a31a3a72
#[test]
#[ignore = "todo: EX1_130 Noble Sacrifice"]
fn EX1_130_noble_sacrifice() {
    check(CardClass::Paladin, &[Give("EX1_130"), Cost("EX1_130", 1), Unwritten]);
}

/// # Defender
///
/// `EX1_130a` · Paladin minion · 1 mana · 2/1
///
/// State: Vanilla
//~ EX1_130a vanilla 811b6ed0 97f83505
#[test]
fn EX1_130a_defender() {
    check(
        CardClass::Paladin,
        &[
            Give("EX1_130a"),
            Cost("EX1_130a", 1),
            Stats("EX1_130a", 2, 1),
            Play("EX1_130a", Nothing),
            In(The("EX1_130a"), Zone::Play),
            Now(The("EX1_130a"), 2, 1),
        ],
    );
}

/// # Eye for an Eye
///
/// `EX1_132` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** When your hero takes damage, deal that much damage to the enemy hero.
///
/// State: Todo
//~ EX1_132 todo 6e564780 2f747818
#[test]
#[ignore = "todo: EX1_132 Eye for an Eye"]
fn EX1_132_eye_for_an_eye() {
    check(CardClass::Paladin, &[Give("EX1_132"), Cost("EX1_132", 1), Unwritten]);
}

/// # Redemption
///
/// `EX1_136` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** When a friendly minion dies, return it to life with 1 Health.
///
/// State: Todo
//~ EX1_136 todo 5934ce96 be4fa849
#[test]
#[ignore = "todo: EX1_136 Redemption"]
fn EX1_136_redemption() {
    check(CardClass::Paladin, &[Give("EX1_136"), Cost("EX1_136", 1), Unwritten]);
}

/// # Divine Favor
///
/// `EX1_349` · Paladin spell · Holy · 3 mana
///
/// > Draw cards until you have as many in hand as your opponent.
///
/// State: Todo
//~ EX1_349 todo e66c53cc 08d193a2
#[test]
#[ignore = "todo: EX1_349 Divine Favor"]
fn EX1_349_divine_favor() {
    check(CardClass::Paladin, &[Give("EX1_349"), Cost("EX1_349", 3), Unwritten]);
}

/// # Lay on Hands
///
/// `EX1_354` · Paladin spell · Holy · 6 mana
///
/// > Restore #8 Health. Draw 3 cards.
///
/// State: Todo
//~ EX1_354 todo b23a86fa ee9fa838
#[test]
#[ignore = "todo: EX1_354 Lay on Hands"]
fn EX1_354_lay_on_hands() {
    check(
        CardClass::Paladin,
        &[
            Give("EX1_354"),
            Cost("EX1_354", 6),
            Targets("EX1_354", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Blessed Champion
///
/// `EX1_355` · Paladin spell · Holy · 5 mana
///
/// > Double a minion's Attack.
///
/// State: Todo
//~ EX1_355 todo 95c331ba 73d44d6e
#[test]
#[ignore = "todo: EX1_355 Blessed Champion"]
fn EX1_355_blessed_champion() {
    check(
        CardClass::Paladin,
        &[Give("EX1_355"), Cost("EX1_355", 5), Targets("EX1_355", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Argent Protector
///
/// `EX1_362` · Paladin minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a friendly minion **Divine Shield**.
///
/// State: Todo
//~ EX1_362 todo a4799262 81c8140a
#[test]
#[ignore = "todo: EX1_362 Argent Protector"]
fn EX1_362_argent_protector() {
    check(CardClass::Paladin, &[Give("EX1_362"), Cost("EX1_362", 2), Stats("EX1_362", 3, 2), Unwritten]);
}

/// # Blessing of Wisdom
///
/// `EX1_363` · Paladin spell · Holy · 1 mana
///
/// > Choose a minion. Whenever it attacks, draw a card.
///
/// State: Todo
//~ EX1_363 todo 3033ac33 f7db6985
#[test]
#[ignore = "todo: EX1_363 Blessing of Wisdom"]
fn EX1_363_blessing_of_wisdom() {
    check(
        CardClass::Paladin,
        &[Give("EX1_363"), Cost("EX1_363", 1), Targets("EX1_363", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Holy Wrath
///
/// `EX1_365` · Paladin spell · Holy · 3 mana
///
/// > Draw a card and deal damage equal to its Cost to a minion.
///
/// State: Todo
//~ EX1_365 todo 2ffc5425 4df14b85
#[test]
#[ignore = "todo: EX1_365 Holy Wrath"]
fn EX1_365_holy_wrath() {
    check(
        CardClass::Paladin,
        &[
            Give("EX1_365"),
            Cost("EX1_365", 3),
            Targets("EX1_365", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Sword of Justice
///
/// `EX1_366` · Paladin weapon · 3 mana · 1/5 durability
///
/// > After you summon a minion, give it +1/+1 and this loses 1 Durability.
///
/// State: Todo
//~ EX1_366 todo b71269f5 cf7a5cdf
#[test]
#[ignore = "todo: EX1_366 Sword of Justice"]
fn EX1_366_sword_of_justice() {
    check(CardClass::Paladin, &[Give("EX1_366"), Cost("EX1_366", 3), Stats("EX1_366", 1, 5), Unwritten]);
}

/// # Repentance
///
/// `EX1_379` · Paladin spell · Holy · 1 mana
///
/// > **Secret:** After your opponent plays a minion, reduce its Health to 1.
///
/// State: Todo
//~ EX1_379 todo 0906db78 7fb263ac
#[test]
#[ignore = "todo: EX1_379 Repentance"]
fn EX1_379_repentance() {
    check(CardClass::Paladin, &[Give("EX1_379"), Cost("EX1_379", 1), Unwritten]);
}

/// # Aldor Peacekeeper
///
/// `EX1_382` · Paladin minion · 3 mana · 3/3
///
/// > **Battlecry:** Change an enemy minion's Attack to 1.
///
/// State: Todo
//~ EX1_382 todo 3bb1a786 abeca813
#[test]
#[ignore = "todo: EX1_382 Aldor Peacekeeper"]
fn EX1_382_aldor_peacekeeper() {
    check(
        CardClass::Paladin,
        &[Give("EX1_382"), Cost("EX1_382", 3), Stats("EX1_382", 3, 3), Targets("EX1_382", &[EnemyMinion]), Unwritten],
    );
}

/// # Tirion Fordring
///
/// `EX1_383` · Paladin minion · 8 mana · 8/8
///
/// > **Divine Shield**, **Taunt Deathrattle:** Equip a 5/3 Ashbringer.
///
/// State: Todo
//~ EX1_383 todo ecc02df2 56a404eb
#[test]
#[ignore = "todo: EX1_383 Tirion Fordring"]
fn EX1_383_tirion_fordring() {
    check(
        CardClass::Paladin,
        &[
            Give("EX1_383"),
            Cost("EX1_383", 8),
            Stats("EX1_383", 8, 8),
            Has("EX1_383", GameTag::DIVINE_SHIELD),
            Has("EX1_383", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Ashbringer
///
/// `EX1_383t` · Paladin weapon · 5 mana · 5/3 durability
///
/// State: Vanilla
//~ EX1_383t vanilla 7a38e5f9 637157a9
#[test]
fn EX1_383t_ashbringer() {
    check(
        CardClass::Paladin,
        &[
            Give("EX1_383t"),
            Cost("EX1_383t", 5),
            Stats("EX1_383t", 5, 3),
            Play("EX1_383t", Nothing),
            In(The("EX1_383t"), Zone::Play),
        ],
    );
}

/// # Avenging Wrath
///
/// `EX1_384` · Paladin spell · Holy · 6 mana
///
/// > Deal $8 damage randomly split among all enemies.
///
/// State: Todo
//~ EX1_384 todo 588e0c3a 08332acf
#[test]
#[ignore = "todo: EX1_384 Avenging Wrath"]
fn EX1_384_avenging_wrath() {
    check(CardClass::Paladin, &[Give("EX1_384"), Cost("EX1_384", 6), Unwritten]);
}

/// # Equality
///
/// `EX1_619` · Paladin spell · Holy · 2 mana
///
/// > Change the Health of ALL minions to 1.
///
/// State: Todo
//~ EX1_619 todo 6e93b305 9ec5f227
#[test]
#[ignore = "todo: EX1_619 Equality"]
fn EX1_619_equality() {
    check(CardClass::Paladin, &[Give("EX1_619"), Cost("EX1_619", 2), Unwritten]);
}
