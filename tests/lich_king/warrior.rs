//! Warrior cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file acbd67f4

/// # Fleshshaper
///
/// `NX2_027` · Warrior minion · 6 mana · 3/8
///
/// > **Taunt**. **Battlecry:** If you have 5 or more Armor, summon a copy of this.
///
/// State: Derived
//~ derived NX2_027 aaf4545f 35c52595 350db861.02506915
#[test]
fn NX2_027_fleshshaper() {
    check(
        CardClass::Warrior,
        &[
            Give("NX2_027"),
            Cost("NX2_027", 6),
            Stats("NX2_027", 3, 8),
            Has("NX2_027", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_923", Nothing),
            Crystals(10),
            Play("NX2_027", Nothing),
            BoardCount(Mine, 3),
            In(The("NX2_027"), Zone::Play),
            Now(The("NX2_027"), 3, 8),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("NX2_027"), Friend("CS2_182"), Enemy("CS2_182"), Play("NX2_027", Nothing), BoardCount(Mine, 2)],
    );
}

/// # Fleshed Out
///
/// `NX2_027e2` · Warrior enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived NX2_027e2 5b49eb1b 2bd28064 a7fa4756.bf3d1612
#[test]
fn NX2_027e2_fleshed_out() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "NX2_027e2"), Now(My(0), 7, 1)]);
}

/// # Hookfist-3000
///
/// `NX2_028` · Warrior minion · 3 mana · 4/3
///
/// > After your hero attacks, gain 4 Armor and draw a card.
///
/// State: Derived
//~ derived NX2_028 c99f4ff7 1f46d119 ce611101.1d5abfdc
#[test]
fn NX2_028_hookfist_3000() {
    check(
        CardClass::Warrior,
        &[
            Give("NX2_028"),
            Cost("NX2_028", 3),
            Stats("NX2_028", 4, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("NX2_028"),
            Attack(MyHero, TheirHero),
            Armor(Mine, 4),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Training Session
///
/// `NX2_029` · Warrior spell · 1 mana
///
/// > **Discover** a **Taunt** minion. If you play it this turn, repeat this.
///
/// State: Done
//~ done NX2_029 ff73d4ef - 8a896413.7cdf9427
#[test]
fn NX2_029_training_session() {
    check(
        CardClass::Warrior,
        &[
            Give("NX2_029"),
            Cost("NX2_029", 1),
            Force(Card("CS1_042")),
            Play("NX2_029", Nothing),
            ChooseCard("CS1_042"),
            HandCount(Mine, 1),
            Play("CS2_231", Nothing),
            Force(Card("CS2_125")),
            Play("CS1_042", Nothing),
            ChooseCard("CS2_125"),
            HandCount(Mine, 1),
            Is(InHand(0), "CS2_125"),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Force(Card("CS1_042")),
            Play("NX2_029", Nothing),
            ChooseCard("CS1_042"),
            EndTurn,
            EndTurn,
            Play("CS1_042", Nothing),
            HandCount(Mine, 1),
            EndTurn,
        ],
    );
    check(CardClass::Warrior, &[Never(Card("CS2_182")), Play("NX2_029", Nothing), Choose(0)]);
}

/// # Sunfire Smithing
///
/// `RLK_600` · Warrior spell · Fire · 4 mana
///
/// > Equip a 4/2 Sword. Give a random minion in your hand +4/+2.
///
/// State: Derived
//~ derived RLK_600 0beed245 6adce0c1 4f906f8f.a1644342
#[test]
fn RLK_600_sunfire_smithing() {
    check(
        CardClass::Warrior,
        &[
            Give("RLK_600"),
            Cost("RLK_600", 4),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("RLK_600", Nothing),
            Now(MyHero, 4, 30),
            Is(MyWeapon, "RLK_600t"),
            Now(MyWeapon, 4, 2),
            Now(Nth(1), 9, 3),
        ],
    );
}

/// # Overheated
///
/// `RLK_600e` · Warrior enchantment
///
/// > +4/+2.
///
/// State: Derived
//~ derived RLK_600e 95cc841d 41068632 58fa22b4.4e7f9457
#[test]
fn RLK_600e_overheated() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "RLK_600e"), Now(My(0), 9, 3)]);
}

/// # Flamberge
///
/// `RLK_600t` · Warrior weapon · 4 mana · 4/2 durability
///
/// State: Vanilla
//~ vanilla RLK_600t 376b737b 2cc486cf bceba4d3
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
/// State: Derived
//~ derived RLK_601 ec2544cc a57a2d1f 72322307.2a1083ab
#[test]
fn RLK_601_last_stand() {
    check(
        CardClass::Warrior,
        &[
            Give("RLK_601"),
            Cost("RLK_601", 1),
            OnTop("AT_069"),
            OnTop("AT_069"),
            OnTop("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Crystals(5),
            Play("RLK_601", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 2),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 3, 2),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("RLK_601"),
            OnTop("AT_069"),
            OnTop("AT_069"),
            OnTop("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("RLK_601", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 2),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 6, 4),
        ],
    );
}

/// # Silverfury Stalwart
///
/// `RLK_602` · Warrior minion · 6 mana · 4/8
///
/// > **Rush Elusive Taunt**
///
/// State: Vanilla
//~ vanilla RLK_602 b71dd0e4 a52bba5b fbeb2c5e.04681f99
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
/// State: Derived
//~ derived RLK_603 b75928c8 c192fa4d 97853589.5960ab12
#[test]
fn RLK_603_light_of_the_phoenix() {
    check(
        CardClass::Warrior,
        &[
            Give("RLK_603"),
            Cost("RLK_603", 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(6), 2),
            Hurt(Nth(7), 2),
            Play("RLK_603", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("RLK_603"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(6), 2),
            Hurt(Nth(7), 2),
            CostNow(Nth(0), 3),
        ],
    );
}

/// # Thori'belore
///
/// `RLK_604` · Warrior minion · 4 mana · 4/4
///
/// > **Rush**. **Deathrattle:** Go **Dormant**. Cast a Fire spell to revive Thori'belore!
///
/// State: Todo
//~ todo RLK_604 2f56a697 14f637d7 b994db46.8c4e0d53
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
//~ todo RLK_604a 29da76e5 593ddff4 2e2bafcb.b8447014
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
//~ vanilla RLK_604b 785832a4 cf1551c3 60e3d637.57b12c28
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
//~ todo RLK_604t 15ee90f1 154d0a9f 421827a6.c55f25c3
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
//~ todo RLK_604t2 d432759d b22655b7 298fb2f7.c55f25c3
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
/// State: Derived
//~ derived RLK_605 3f689c3a 9a5e9ad8 336718c3.9d904c09
#[test]
fn RLK_605_blazing_power() {
    check(
        CardClass::Warrior,
        &[
            Give("RLK_605"),
            Cost("RLK_605", 2),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Play("RLK_605", On(Nth(3))),
            Now(Nth(3), 6, 5),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("RLK_605"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Play("RLK_605", On(Nth(1))),
            Now(Nth(1), 7, 3),
        ],
    );
}

/// # On Fire!
///
/// `RLK_605e` · Warrior enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived RLK_605e 07c6ab4c 5a511738 75dacebe.67341004
#[test]
fn RLK_605e_on_fire() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "RLK_605e"), Now(My(0), 6, 2)]);
}

/// # Disruptive Spellbreaker
///
/// `RLK_607` · Warrior minion · 5 mana · 4/6
///
/// > At the end of your turn, your opponent discards a spell.
///
/// State: Derived
//~ derived RLK_607 6694f1da 33a989f8 87960f39.3d3ce9bc
#[test]
fn RLK_607_disruptive_spellbreaker() {
    check(
        CardClass::Warrior,
        &[
            Give("RLK_607"),
            Cost("RLK_607", 5),
            Stats("RLK_607", 4, 6),
            Give("CS2_182"),
            GiveThem("AT_001"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_607"),
            Force(Entity(Nth(2))),
            EndTurn,
            CostNow(InTheirHand(1), 4),
            Now(InTheirHand(1), 4, 5),
            TagNow(InTheirHand(1), GameTag::SPELLPOWER, 0),
            Dead(Nth(2)),
            HandCount(Theirs, 2),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("RLK_607"),
            Give("CS2_182"),
            GiveThem("AT_001"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_607"),
            Never(Entity(Nth(3))),
            EndTurn,
        ],
    );
}

/// # Asvedon, the Grandshield
///
/// `RLK_608` · Warrior minion · 3 mana · 3/4
///
/// > **Taunt Battlecry:** Cast a copy of the last spell your opponent played.
///
/// State: Done
//~ done RLK_608 3a5926a1 - 191253c2.e2be73fb
#[test]
fn RLK_608_asvedon_the_grandshield() {
    check(
        CardClass::Warrior,
        &[
            Give("RLK_608"),
            Cost("RLK_608", 3),
            Stats("RLK_608", 3, 4),
            Has("RLK_608", GameTag::TAUNT),
            EndTurn,
            Play("CS2_023", Nothing),
            Play("CS2_231", Nothing),
            HandCount(Theirs, 3),
            EndTurn,
            Play("GAME_005", Nothing),
            Play("RLK_608", Nothing),
            HandCount(Mine, 3),
            HandCount(Theirs, 3),
        ],
    );
    check(CardClass::Warrior, &[Play("CS2_023", Nothing), Play("RLK_608", Nothing), HandCount(Mine, 2)]);
}

/// # Sunfury Champion
///
/// `RLK_609` · Warrior minion · 1 mana · 1/3
///
/// > After you cast a Fire spell, deal 1 damage to all minions.
///
/// State: Derived
//~ derived RLK_609 3106ca70 bbf8dacb 4addc77c.610b2e12
#[test]
fn RLK_609_sunfury_champion() {
    check(
        CardClass::Warrior,
        &[
            Give("RLK_609"),
            Cost("RLK_609", 1),
            Stats("RLK_609", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_609"),
            Play("CS2_029", On(TheirHero)),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 4),
            Now(Nth(3), 1, 2),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("RLK_609"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_609"),
            Play("GAME_005", Nothing),
            Now(Nth(1), 4, 5),
        ],
    );
}

/// # Embers of Strength
///
/// `RLK_960` · Warrior spell · Fire · 2 mana
///
/// > Summon two 1/2 Guards with **Taunt**. **Manathirst (6):** Give them +1/+2.
///
/// State: Derived
//~ derived RLK_960 f7242a53 4c0c9b47 2b3c775c.440800ee
#[test]
fn RLK_960_embers_of_strength() {
    check(
        CardClass::Warrior,
        &[
            Give("RLK_960"),
            Cost("RLK_960", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("RLK_960", Nothing),
            BoardCount(Mine, 3),
            In(The("RLK_960t"), Zone::Play),
            Now(The("RLK_960t"), 1, 2),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("RLK_960"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_960", Nothing),
            BoardCount(Mine, 3),
            In(The("RLK_960t"), Zone::Play),
            Now(The("RLK_960t"), 2, 4),
        ],
    );
}

/// # Empowered Embers
///
/// `RLK_960e` · Warrior enchantment
///
/// > +1/+2.
///
/// State: Derived
//~ derived RLK_960e 35dd6003 e2dda971 20b8fedb.6fa82661
#[test]
fn RLK_960e_empowered_embers() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "RLK_960e"), Now(My(0), 6, 3)]);
}

/// # Emberbound Guard
///
/// `RLK_960t` · Warrior minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla RLK_960t 6433fb9a 3aa8071b 6f199fe2.4b0c5d24
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
