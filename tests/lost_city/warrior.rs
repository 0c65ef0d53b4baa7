//! Warrior cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 54d7c4e9

/// # Barricade Basher
///
/// `DINO_400` · Warrior minion · 3 mana · 4/3
///
/// > Whenever you gain Armor, gain +2/+2 and attack a random enemy minion.
///
/// State: Derived
//~ derived DINO_400 858f9e63 be3b8b64 b05d9fde.59989473
#[test]
fn DINO_400_barricade_basher() {
    check(
        CardClass::Warrior,
        &[
            Give("DINO_400"),
            Cost("DINO_400", 3),
            Stats("DINO_400", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DINO_400"),
            Force(Entity(Nth(2))),
            Play("EX1_606", Nothing),
            Dead(Nth(2)),
            Now(Nth(3), 6, 1),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Bashful
///
/// `DINO_400e` · Warrior enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived DINO_400e c8d170a6 6dff700a c058545a.6d6ab056
#[test]
fn DINO_400e_bashful() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "DINO_400e"), Now(My(0), 7, 3)]);
}

/// # The Great Dracorex
///
/// `DINO_401` · Warrior minion · 8 mana · 5/12
///
/// > **Rush** After this attacks an enemy minion, it damages ALL other enemy minions.
///
/// State: Derived
//~ derived DINO_401 2a11a10c 2d2dbf83 3e0db56e.e908cee0
#[test]
fn DINO_401_the_great_dracorex() {
    check(
        CardClass::Warrior,
        &[
            Give("DINO_401"),
            Cost("DINO_401", 8),
            Stats("DINO_401", 5, 12),
            Has("DINO_401", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("DINO_401"),
            Attack(Nth(5), Nth(2)),
            Dead(Nth(3)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("DINO_401"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("DINO_401"),
            Attack(Nth(5), TheirHero),
            In(Nth(2), Zone::Play),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("DINO_401"),
            Friend("TLC_248"),
            Enemy("CS2_118"),
            Enemy("TLC_248"),
            Friend("CS2_106"),
            Friend("DINO_401"),
            Attack(Nth(5), Nth(2)),
            Now(Nth(3), 14, 23),
        ],
    );
}

/// # Guard Duty
///
/// `DINO_433` · Warrior spell · 7 mana
///
/// > Summon a random 6, 4, and 2-Cost **Taunt** minion.
///
/// State: Derived
//~ derived DINO_433 be5ad969 e37526a8 21d58901.9822f8fb
#[test]
fn DINO_433_guard_duty() {
    check(
        CardClass::Warrior,
        &[
            Give("DINO_433"),
            Cost("DINO_433", 7),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Force(Card("AV_133")),
            Force(Card("AT_114")),
            Force(Card("AT_069")),
            Play("DINO_433", Nothing),
            BoardCount(Mine, 6),
            In(The("AT_069"), Zone::Play),
            Now(The("AT_069"), 3, 2),
            In(The("AT_114"), Zone::Play),
            Now(The("AT_114"), 5, 4),
            In(The("AV_133"), Zone::Play),
            Now(The("AV_133"), 2, 10),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("DINO_433"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Never(Card("AT_097")),
            Play("DINO_433", Nothing),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("DINO_433"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Never(Card("AT_008")),
            Play("DINO_433", Nothing),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("DINO_433"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Never(Card("AT_006")),
            Play("DINO_433", Nothing),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("DINO_433"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Never(Card("AT_003")),
            Play("DINO_433", Nothing),
        ],
    );
}

/// # Axe of the Forefathers
///
/// `TLC_478` · Warrior weapon · 3 mana · 2/2 durability
///
/// > After your hero attacks, deal 1 damage to all minions.
///
/// State: Derived
//~ derived TLC_478 78d46cc4 7a78f68d d79b78d5.434a5252
#[test]
fn TLC_478_axe_of_the_forefathers() {
    check(
        CardClass::Warrior,
        &[
            Give("TLC_478"),
            Cost("TLC_478", 3),
            Stats("TLC_478", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_478"),
            Attack(MyHero, TheirHero),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Windpeak Wyrm
///
/// `TLC_600` · Warrior minion · 8 mana · 6/6
///
/// > **Battlecry:** Deal 5 damage and gain 5 Armor. **Kindred:** Costs (2) less.
///
/// State: Done
//~ done TLC_600 b77bf0b8 - ee117b73.c2ed943e
#[test]
fn TLC_600_windpeak_wyrm() {
    check(
        CardClass::Warrior,
        &[
            Give("TLC_600"),
            Cost("TLC_600", 8),
            Stats("TLC_600", 6, 6),
            Play("TLC_600", On(TheirHero)),
            Damage(TheirHero, 5),
            Armor(Mine, 5),
            Mana(2),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("TLC_600"),
            Play("NEW1_023", Nothing),
            CostNow(Nth(0), 8),
            EndTurn,
            EndTurn,
            CostNow(Nth(0), 6),
            EndTurn,
            EndTurn,
            CostNow(Nth(0), 8),
        ],
    );
    check(CardClass::Warrior, &[Give("TLC_600"), Play("CS2_182", Nothing), EndTurn, EndTurn, CostNow(Nth(0), 8)]);
}

/// # Shellnado
///
/// `TLC_601` · Warrior spell · 4 mana
///
/// > Spend up to 5 Armor. For each spent, deal $1 damage to all minions.
///
/// State: Todo
//~ todo TLC_601 200db07b a541100f 8da87705.029e1a8d
#[test]
#[ignore = "todo: TLC_601 Shellnado"]
fn TLC_601_shellnado() {
    check(CardClass::Warrior, &[Give("TLC_601"), Cost("TLC_601", 4), Unwritten]);
}

/// # Enter the Lost City
///
/// `TLC_602` · Warrior spell · 1 mana
///
/// > **Quest:** Survive 10 turns. **Reward:** Latorvius, Gaze of the City.
///
/// State: Todo
//~ todo TLC_602 f0e0ef98 96c7ff6c 39c658a8.86b69c0d
#[test]
#[ignore = "todo: TLC_602 Enter the Lost City"]
fn TLC_602_enter_the_lost_city() {
    check(CardClass::Warrior, &[Give("TLC_602"), Cost("TLC_602", 1), Unwritten]);
}

/// # Latorvius, Gaze of the City
///
/// `TLC_602t` · Warrior minion · 5 mana · 8/8
///
/// > **Battlecry:** Get 2 random 'Journey to Un'Goro' **Quest Rewards**. Shuffle the rest into your deck.
///
/// State: Todo
//~ todo TLC_602t e3782a2c d015b26d a0ce3587.162dea8a
#[test]
#[ignore = "todo: TLC_602t Latorvius, Gaze of the City"]
fn TLC_602t_latorvius_gaze_of_the_city() {
    check(CardClass::Warrior, &[Give("TLC_602t"), Cost("TLC_602t", 5), Stats("TLC_602t", 8, 8), Unwritten]);
}

/// # Latorvian Armorer
///
/// `TLC_606` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 2 damage to an enemy minion. If it dies, gain 5 Armor.
///
/// State: Derived
//~ derived TLC_606 2687ed68 fc98f4d6 6f6a16af.f65e7729
#[test]
fn TLC_606_latorvian_armorer() {
    check(
        CardClass::Warrior,
        &[
            Give("TLC_606"),
            Cost("TLC_606", 3),
            Stats("TLC_606", 3, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("TLC_606", On(Nth(7))),
            Armor(Mine, 5),
            Dead(Nth(7)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("TLC_606"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_606", On(Nth(6))),
            Armor(Mine, 0),
            Now(Nth(6), 4, 3),
        ],
    );
}

/// # Fortify
///
/// `TLC_620` · Warrior spell · 3 mana
///
/// > Gain 3 Armor. Deal damage equal to your Armor to an enemy minion.
///
/// State: Derived
//~ derived TLC_620 53309ef9 b49a7aac 704e5f34.cbdf3a9f
#[test]
fn TLC_620_fortify() {
    check(
        CardClass::Warrior,
        &[
            Give("TLC_620"),
            Cost("TLC_620", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_923", Nothing),
            Crystals(10),
            Play("TLC_620", On(Nth(2))),
            Armor(Mine, 8),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("TLC_620"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_620", On(Nth(2))),
            Armor(Mine, 3),
            Now(Nth(2), 4, 2),
        ],
    );
}

/// # City Defenses
///
/// `TLC_622` · Warrior spell · 4 mana
///
/// > Summon two 0/6 Security with **Taunt**. They gain +1 Attack when damaged.
///
/// State: Todo
//~ todo TLC_622 baeee870 eea1705b 00b77eda.6b4c56f1
#[test]
#[ignore = "todo: TLC_622 City Defenses"]
fn TLC_622_city_defenses() {
    check(CardClass::Warrior, &[Give("TLC_622"), Cost("TLC_622", 4), Unwritten]);
}

/// # Steadfast Security
///
/// `TLC_622t` · Warrior minion · 2 mana · 0/6
///
/// > **Taunt** After this takes damage, gain +1 Attack.
///
/// State: Derived
//~ derived TLC_622t 48ce477f 95dc7a51 4d043546.d435b9f9
#[test]
fn TLC_622t_steadfast_security() {
    check(
        CardClass::Warrior,
        &[
            Give("TLC_622t"),
            Cost("TLC_622t", 2),
            Stats("TLC_622t", 0, 6),
            Has("TLC_622t", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_622t"),
            Hurt(Nth(3), 1),
            Now(Nth(3), 1, 5),
        ],
    );
}

/// # Stonecarver
///
/// `TLC_623` · Warrior minion · 2 mana · 1/4
///
/// > At the end of your turn, give another friendly damaged minion +2/+2.
///
/// State: Derived
//~ derived TLC_623 40357612 3f6bc749 17542726.80275ac3
#[test]
fn TLC_623_stonecarver() {
    check(
        CardClass::Warrior,
        &[
            Give("TLC_623"),
            Cost("TLC_623", 2),
            Stats("TLC_623", 1, 4),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_623"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(Nth(4), 2),
            Force(Entity(Nth(2))),
            EndTurn,
            Now(Nth(2), 6, 5),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("TLC_623"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_623"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(Nth(4), 2),
            Never(Entity(Nth(4))),
            EndTurn,
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("TLC_623"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_623"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(Nth(4), 2),
            Never(Entity(Nth(1))),
            EndTurn,
        ],
    );
}

/// # Tortollan Carving
///
/// `TLC_623e` · Warrior enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived TLC_623e 35bc98df 7f3a571e b7c66f38.6d6ab056
#[test]
fn TLC_623e_tortollan_carving() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "TLC_623e"), Now(My(0), 7, 3)]);
}

/// # Nablya, the Watcher
///
/// `TLC_624` · Warrior minion · 6 mana · 5/7
///
/// > **Battlecry:** Summon copies of your damaged minions. Give the copies **Rush**.
///
/// State: Derived
//~ derived TLC_624 f473e488 e12f2f44 f163122c.4fcdc02e
#[test]
fn TLC_624_nablya_the_watcher() {
    check(
        CardClass::Warrior,
        &[
            Give("TLC_624"),
            Cost("TLC_624", 6),
            Stats("TLC_624", 5, 7),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Play("TLC_624", Nothing),
            BoardCount(Mine, 4),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("TLC_624"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Play("TLC_624", Nothing),
            BoardCount(Mine, 3),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("TLC_624"),
            Friend("CS2_118"),
            Friend("TLC_248"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Play("TLC_624", Nothing),
            BoardCount(Mine, 4),
            HasNow(The("TLC_248"), GameTag::RUSH),
            In(The("TLC_248"), Zone::Play),
            Now(The("TLC_248"), 14, 26),
        ],
    );
}

/// # Story of Sulfuras
///
/// `TLC_632` · Warrior spell · Fire · 5 mana
///
/// > Swap your Hero Power to "Deal 8 damage to a random enemy." After 2 uses, swap back.
///
/// State: Todo
//~ todo TLC_632 1435c7ab c3579347 72218a20.7f928233
#[test]
#[ignore = "todo: TLC_632 Story of Sulfuras"]
fn TLC_632_story_of_sulfuras() {
    check(CardClass::Warrior, &[Give("TLC_632"), Cost("TLC_632", 5), Unwritten]);
}

/// # DIE, INSECT!
///
/// `TLC_632t` · Warrior hero power · 2 mana
///
/// > Deal $8 damage to a random enemy. *(Two uses left!)*
///
/// State: Todo
//~ todo TLC_632t 0ae4137b 3509c38a 5f8e9b3f.f5aec804
#[test]
#[ignore = "todo: TLC_632t DIE, INSECT!"]
fn TLC_632t_die_insect() {
    check(CardClass::Warrior, &[HasHeroPower("TLC_632t"), Cost("TLC_632t", 2), Unwritten]);
}

/// # DIE, INSECT!
///
/// `TLC_632t2` · Warrior hero power · 2 mana
///
/// > Deal $8 damage to a random enemy. *(Last use!)*
///
/// State: Todo
//~ todo TLC_632t2 69b72deb 03071636 3b6f246c.a40bd71f
#[test]
#[ignore = "todo: TLC_632t2 DIE, INSECT!"]
fn TLC_632t2_die_insect() {
    check(CardClass::Warrior, &[HasHeroPower("TLC_632t2"), Cost("TLC_632t2", 2), Unwritten]);
}
