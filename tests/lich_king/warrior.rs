//! Warrior cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Fleshshaper
///
/// `NX2_027` · Warrior minion · 6 mana · 3/8
///
/// > **Taunt**. **Battlecry:** If you have 5 or more Armor, summon a copy of this.
///
/// State: Todo
//~ NX2_027 todo cff4d130 54e025a8
#[test]
#[ignore = "todo: NX2_027 Fleshshaper"]
fn NX2_027_fleshshaper() {
    check(
        CardClass::Warrior,
        &[Give("NX2_027"), Cost("NX2_027", 6), Stats("NX2_027", 3, 8), Has("NX2_027", GameTag::TAUNT), Unwritten],
    );
}

/// # Hookfist-3000
///
/// `NX2_028` · Warrior minion · 3 mana · 4/3
///
/// > After your hero attacks, gain 4 Armor and draw a card.
///
/// State: Todo
//~ NX2_028 todo b2af42f3 1900364c
#[test]
#[ignore = "todo: NX2_028 Hookfist-3000"]
fn NX2_028_hookfist_3000() {
    check(CardClass::Warrior, &[Give("NX2_028"), Cost("NX2_028", 3), Stats("NX2_028", 4, 3), Unwritten]);
}

/// # Training Session
///
/// `NX2_029` · Warrior spell · 1 mana
///
/// > **Discover** a **Taunt** minion. If you play it this turn, repeat this.
///
/// State: Todo
//~ NX2_029 todo c43397f2 aec439cc
#[test]
#[ignore = "todo: NX2_029 Training Session"]
fn NX2_029_training_session() {
    check(CardClass::Warrior, &[Give("NX2_029"), Cost("NX2_029", 1), Unwritten]);
}

/// # Sunfire Smithing
///
/// `RLK_600` · Warrior spell · Fire · 4 mana
///
/// > Equip a 4/2 Sword. Give a random minion in your hand +4/+2.
///
/// State: Todo
//~ RLK_600 todo 59f999a8 db42fea9
#[test]
#[ignore = "todo: RLK_600 Sunfire Smithing"]
fn RLK_600_sunfire_smithing() {
    check(CardClass::Warrior, &[Give("RLK_600"), Cost("RLK_600", 4), Unwritten]);
}

/// # Flamberge
///
/// `RLK_600t` · Warrior weapon · 4 mana · 4/2 durability
///
/// State: Vanilla
//~ RLK_600t vanilla b0d94c3e 2b86acba
#[test]
fn RLK_600t_flamberge() {
    check(
        CardClass::Warrior,
        &[
            Give("RLK_600t"),
            Cost("RLK_600t", 4),
            Stats("RLK_600t", 4, 2),
            Play("RLK_600t", Nothing),
            In(The("RLK_600t"), Zone::Play),
        ],
    );
}

/// # Last Stand
///
/// `RLK_601` · Warrior spell · 1 mana
///
/// > Draw a **Taunt** minion. **Manathirst (7):** Double its stats.
///
/// State: Todo
//~ RLK_601 todo e7e0b82c abc8dd5c
#[test]
#[ignore = "todo: RLK_601 Last Stand"]
fn RLK_601_last_stand() {
    check(CardClass::Warrior, &[Give("RLK_601"), Cost("RLK_601", 1), Unwritten]);
}

/// # Silverfury Stalwart
///
/// `RLK_602` · Warrior minion · 6 mana · 4/8
///
/// > **Rush Elusive Taunt**
///
/// State: Vanilla
//~ RLK_602 vanilla 7405ed76 45b3b971
#[test]
fn RLK_602_silverfury_stalwart() {
    check(
        CardClass::Warrior,
        &[
            Give("RLK_602"),
            Cost("RLK_602", 6),
            Stats("RLK_602", 4, 8),
            Has("RLK_602", GameTag::ELUSIVE),
            Has("RLK_602", GameTag::RUSH),
            Has("RLK_602", GameTag::TAUNT),
            Play("RLK_602", Nothing),
            In(The("RLK_602"), Zone::Play),
            Now(The("RLK_602"), 4, 8),
            HasNow(The("RLK_602"), GameTag::ELUSIVE),
            HasNow(The("RLK_602"), GameTag::RUSH),
            HasNow(The("RLK_602"), GameTag::TAUNT),
        ],
    );
}

/// # Light of the Phoenix
///
/// `RLK_603` · Warrior spell · Fire · 4 mana
///
/// > Draw 2 cards. Costs (1) less for each damaged friendly character.
///
/// State: Todo
//~ RLK_603 todo b24a06e2 0a55777b
#[test]
#[ignore = "todo: RLK_603 Light of the Phoenix"]
fn RLK_603_light_of_the_phoenix() {
    check(CardClass::Warrior, &[Give("RLK_603"), Cost("RLK_603", 4), Unwritten]);
}

/// # Thori'belore
///
/// `RLK_604` · Warrior minion · 4 mana · 4/4
///
/// > **Rush**. **Deathrattle:** Go **Dormant**. Cast a Fire spell to revive Thori'belore!
///
/// State: Todo
//~ RLK_604 todo 094beb56 23baea7d
#[test]
#[ignore = "todo: RLK_604 Thori'belore"]
fn RLK_604_thoribelore() {
    check(
        CardClass::Warrior,
        &[Give("RLK_604"), Cost("RLK_604", 4), Stats("RLK_604", 4, 4), Has("RLK_604", GameTag::RUSH), Unwritten],
    );
}

/// # Thori'belore
///
/// `RLK_604a` · Warrior minion · 4 mana · 4/4
///
/// > **Rush**. **Deathrattle:** Go **Dormant**. Cast a Fire spell to revive Thori'belore! *(Revives once.)*
///
/// State: Todo
//~ RLK_604a todo 753175d2 014eccf8
#[test]
#[ignore = "todo: RLK_604a Thori'belore"]
fn RLK_604a_thoribelore() {
    check(
        CardClass::Warrior,
        &[Give("RLK_604a"), Cost("RLK_604a", 4), Stats("RLK_604a", 4, 4), Has("RLK_604a", GameTag::RUSH), Unwritten],
    );
}

/// # Thori'belore
///
/// `RLK_604b` · Warrior minion · 4 mana · 4/4
///
/// > **Rush**
///
/// State: Vanilla
//~ RLK_604b vanilla 08ce9405 11e0bca9
#[test]
fn RLK_604b_thoribelore() {
    check(
        CardClass::Warrior,
        &[
            Give("RLK_604b"),
            Cost("RLK_604b", 4),
            Stats("RLK_604b", 4, 4),
            Has("RLK_604b", GameTag::RUSH),
            Play("RLK_604b", Nothing),
            In(The("RLK_604b"), Zone::Play),
            Now(The("RLK_604b"), 4, 4),
            HasNow(The("RLK_604b"), GameTag::RUSH),
        ],
    );
}

/// # Phoenix Egg
///
/// `RLK_604t` · Warrior minion · 21 mana · 0/1
///
/// > **Dormant** Cast a Fire spell to revive Thori'belore!
///
/// State: Todo
//~ RLK_604t todo 1d77eabf c8d687db
#[test]
#[ignore = "todo: RLK_604t Phoenix Egg"]
fn RLK_604t_phoenix_egg() {
    check(CardClass::Warrior, &[Give("RLK_604t"), Cost("RLK_604t", 21), Stats("RLK_604t", 0, 1), Unwritten]);
}

/// # Phoenix Egg
///
/// `RLK_604t2` · Warrior minion · 21 mana · 0/1
///
/// > **Dormant** Cast a Fire spell to revive Thori'belore!
///
/// State: Todo
//~ RLK_604t2 todo 474c67c6 c15a29e7
#[test]
#[ignore = "todo: RLK_604t2 Phoenix Egg"]
fn RLK_604t2_phoenix_egg() {
    check(CardClass::Warrior, &[Give("RLK_604t2"), Cost("RLK_604t2", 21), Stats("RLK_604t2", 0, 1), Unwritten]);
}

/// # Blazing Power
///
/// `RLK_605` · Warrior spell · Fire · 2 mana
///
/// > Give a minion +1/+1. Repeat for each damaged friendly character.
///
/// State: Todo
//~ RLK_605 todo 1e5456f8 2f4cb2e1
#[test]
#[ignore = "todo: RLK_605 Blazing Power"]
fn RLK_605_blazing_power() {
    check(CardClass::Warrior, &[Give("RLK_605"), Cost("RLK_605", 2), Unwritten]);
}

/// # Disruptive Spellbreaker
///
/// `RLK_607` · Warrior minion · 5 mana · 4/6
///
/// > At the end of your turn, your opponent discards a spell.
///
/// State: Todo
//~ RLK_607 todo 51557c04 b30b115e
#[test]
#[ignore = "todo: RLK_607 Disruptive Spellbreaker"]
fn RLK_607_disruptive_spellbreaker() {
    check(CardClass::Warrior, &[Give("RLK_607"), Cost("RLK_607", 5), Stats("RLK_607", 4, 6), Unwritten]);
}

/// # Asvedon, the Grandshield
///
/// `RLK_608` · Warrior minion · 3 mana · 3/4
///
/// > **Taunt Battlecry:** Cast a copy of the last spell your opponent played.
///
/// State: Todo
//~ RLK_608 todo bf84c2c7 c0379f93
#[test]
#[ignore = "todo: RLK_608 Asvedon, the Grandshield"]
fn RLK_608_asvedon_the_grandshield() {
    check(
        CardClass::Warrior,
        &[Give("RLK_608"), Cost("RLK_608", 3), Stats("RLK_608", 3, 4), Has("RLK_608", GameTag::TAUNT), Unwritten],
    );
}

/// # Sunfury Champion
///
/// `RLK_609` · Warrior minion · 1 mana · 1/3
///
/// > After you cast a Fire spell, deal 1 damage to all minions.
///
/// State: Todo
//~ RLK_609 todo 753ac2bf 92b161e8
#[test]
#[ignore = "todo: RLK_609 Sunfury Champion"]
fn RLK_609_sunfury_champion() {
    check(CardClass::Warrior, &[Give("RLK_609"), Cost("RLK_609", 1), Stats("RLK_609", 1, 3), Unwritten]);
}

/// # Embers of Strength
///
/// `RLK_960` · Warrior spell · Fire · 2 mana
///
/// > Summon two 1/2 Guards with **Taunt**. **Manathirst (6):** Give them +1/+2.
///
/// State: Todo
//~ RLK_960 todo 47673911 67e4f103
#[test]
#[ignore = "todo: RLK_960 Embers of Strength"]
fn RLK_960_embers_of_strength() {
    check(CardClass::Warrior, &[Give("RLK_960"), Cost("RLK_960", 2), Unwritten]);
}

/// # Emberbound Guard
///
/// `RLK_960t` · Warrior minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ RLK_960t vanilla 538d0375 39e4569c
#[test]
fn RLK_960t_emberbound_guard() {
    check(
        CardClass::Warrior,
        &[
            Give("RLK_960t"),
            Cost("RLK_960t", 1),
            Stats("RLK_960t", 1, 2),
            Has("RLK_960t", GameTag::TAUNT),
            Play("RLK_960t", Nothing),
            In(The("RLK_960t"), Zone::Play),
            Now(The("RLK_960t"), 1, 2),
            HasNow(The("RLK_960t"), GameTag::TAUNT),
        ],
    );
}
