//! Warrior cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 242a3784

/// # Frightened Flunky
///
/// `ULD_195` · Warrior minion · 2 mana · 2/3
///
/// > **Taunt Battlecry: Discover** a **Taunt** minion.
///
/// State: Derived
//~ derived ULD_195 f4763e9d 7add22d1 fb897c46.1c14395b
#[test]
fn ULD_195_frightened_flunky() {
    check(
        CardClass::Warrior,
        &[
            Give("ULD_195"),
            Cost("ULD_195", 2),
            Stats("ULD_195", 2, 3),
            Has("ULD_195", GameTag::TAUNT),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Force(Card("AT_069")),
            Play("ULD_195", Nothing),
            ChooseCard("AT_069"),
            Is(InHand(0), "AT_069"),
            CostNow(InHand(0), 2),
            Now(InHand(0), 3, 2),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("ULD_195"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Never(Card("AT_017")),
            Play("ULD_195", Nothing),
            Choose(0),
        ],
    );
}

/// # Restless Mummy
///
/// `ULD_206` · Warrior minion · 4 mana · 3/2
///
/// > **Rush Reborn**
///
/// State: Vanilla
//~ vanilla ULD_206 679e5d24 d9ea7a58 aec6a69f.616f5f70
#[test]
fn ULD_206_restless_mummy() {
    check(
        CardClass::Warrior,
        &[
            Give("ULD_206"),
            Cost("ULD_206", 4),
            Stats("ULD_206", 3, 2),
            Has("ULD_206", GameTag::REBORN),
            Has("ULD_206", GameTag::RUSH),
            Play("ULD_206", Nothing),
            In(The("ULD_206"), Zone::Play),
            Now(The("ULD_206"), 3, 2),
            HasNow(The("ULD_206"), GameTag::REBORN),
            HasNow(The("ULD_206"), GameTag::RUSH),
        ],
    );
}

/// # Tomb Warden
///
/// `ULD_253` · Warrior minion · 8 mana · 3/6
///
/// > **Taunt Battlecry:** Summon a copy of this minion.
///
/// State: Derived
//~ derived ULD_253 e3a98b02 dd6d1357 b6565b15.d7919268
#[test]
fn ULD_253_tomb_warden() {
    check(
        CardClass::Warrior,
        &[
            Give("ULD_253"),
            Cost("ULD_253", 8),
            Stats("ULD_253", 3, 6),
            Has("ULD_253", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_253", Nothing),
            BoardCount(Mine, 3),
            In(The("ULD_253"), Zone::Play),
            Now(The("ULD_253"), 3, 6),
        ],
    );
}

/// # Into the Fray
///
/// `ULD_256` · Warrior spell · 1 mana
///
/// > Give all **Taunt** minions in your hand +2/+2.
///
/// State: Derived
//~ derived ULD_256 7b99df07 373c7f96 e8721171.61a6c530
#[test]
fn ULD_256_into_the_fray() {
    check(
        CardClass::Warrior,
        &[
            Give("ULD_256"),
            Cost("ULD_256", 1),
            Give("AT_069"),
            Give("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("ULD_256", Nothing),
            Now(Nth(1), 5, 4),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Frayed
///
/// `ULD_256e` · Neutral enchantment
///
/// > +2/+2 from Into the Fray.
///
/// State: Derived
//~ derived ULD_256e 63d73621 009063da 7facb432.79ecf8f7
#[test]
fn ULD_256e_frayed() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "ULD_256e"), Now(My(0), 7, 3)]);
}

/// # Armagedillo
///
/// `ULD_258` · Warrior minion · 6 mana · 4/8
///
/// > **Taunt** At the end of your turn, give all **Taunt** minions in your hand +2/+2.
///
/// State: Derived
//~ derived ULD_258 db814fdf dc154108 f29363e6.608e7863
#[test]
fn ULD_258_armagedillo() {
    check(
        CardClass::Warrior,
        &[
            Give("ULD_258"),
            Cost("ULD_258", 6),
            Stats("ULD_258", 4, 8),
            Has("ULD_258", GameTag::TAUNT),
            Give("AT_069"),
            Give("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("ULD_258"),
            EndTurn,
            Now(Nth(0), 6, 10),
            Now(Nth(1), 5, 4),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Plague of Wrath
///
/// `ULD_707` · Warrior spell · 5 mana
///
/// > Destroy all damaged minions.
///
/// State: Derived
//~ derived ULD_707 6f9eba0e 14cfc323 ea0472be.ca26e6f4
#[test]
fn ULD_707_plague_of_wrath() {
    check(
        CardClass::Warrior,
        &[
            Give("ULD_707"),
            Cost("ULD_707", 5),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Play("ULD_707", Nothing),
            BoardCount(Mine, 1),
            Dead(Nth(2)),
            Dead(Nth(4)),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Livewire Lance
///
/// `ULD_708` · Warrior weapon · 3 mana · 2/2 durability
///
/// > After your hero attacks, add a **Lackey** to your hand.
///
/// State: Done
//~ done ULD_708 5f5c7f22 - fa635fdb.e547612e
#[test]
fn ULD_708_livewire_lance() {
    check(
        CardClass::Warrior,
        &[
            Give("ULD_708"),
            Cost("ULD_708", 3),
            Stats("ULD_708", 2, 2),
            Friend("ULD_708"),
            Force(Card("DAL_614")),
            Attack(MyHero, TheirHero),
            Is(InHand(1), "DAL_614"),
        ],
    );
}

/// # Armored Goon
///
/// `ULD_709` · Warrior minion · 6 mana · 6/7
///
/// > Whenever your hero attacks, gain 5 Armor.
///
/// State: Derived
//~ derived ULD_709 c0f05b45 49a59014 4f0e8021.8e2dd4bd
#[test]
fn ULD_709_armored_goon() {
    check(
        CardClass::Warrior,
        &[
            Give("ULD_709"),
            Cost("ULD_709", 6),
            Stats("ULD_709", 6, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("ULD_709"),
            Attack(MyHero, TheirHero),
            Armor(Mine, 5),
        ],
    );
}

/// # Hack the System
///
/// `ULD_711` · Warrior spell · 1 mana
///
/// > **Quest:** Attack 5 times with your hero. **Reward:** Anraphet's Core.
///
/// State: Done
//~ done ULD_711 f8ed4d5a - ad6c814f.0b17166d
#[test]
fn ULD_711_hack_the_system() {
    check(
        CardClass::Warrior,
        &[
            Give("ULD_711"),
            Cost("ULD_711", 1),
            Play("ULD_711", Nothing),
            Friend("EX1_323w"),
            Attack(MyHero, TheirHero),
            EndTurn,
            EndTurn,
            Attack(MyHero, TheirHero),
            EndTurn,
            EndTurn,
            Attack(MyHero, TheirHero),
            EndTurn,
            EndTurn,
            Attack(MyHero, TheirHero),
            EndTurn,
            EndTurn,
            Attack(MyHero, TheirHero),
            Is(MyPower, "ULD_711p3"),
        ],
    );
}

/// # Anraphet's Core
///
/// `ULD_711p3` · Warrior hero power · 2 mana
///
/// > Summon a 4/3 Golem. After your hero attacks, refresh this.
///
/// State: Todo
//~ todo ULD_711p3 88e24aa1 4bdc1fc0 b776a51f.5d0b04eb
#[test]
#[ignore = "todo: ULD_711p3 Anraphet's Core"]
fn ULD_711p3_anraphets_core() {
    check(CardClass::Warrior, &[HasHeroPower("ULD_711p3"), Cost("ULD_711p3", 2), Unwritten]);
}

/// # Stone Golem
///
/// `ULD_711t` · Warrior minion · 3 mana · 4/3
///
/// State: Vanilla
//~ vanilla ULD_711t 3bf78f0b a453a756 460898cb
#[test]
fn ULD_711t_stone_golem() {
    check(
        CardClass::Warrior,
        &[
            Give("ULD_711t"),
            Cost("ULD_711t", 3),
            Stats("ULD_711t", 4, 3),
            Play("ULD_711t", Nothing),
            In(The("ULD_711t"), Zone::Play),
            Now(The("ULD_711t"), 4, 3),
        ],
    );
}

/// # Bloodsworn Mercenary
///
/// `ULD_720` · Warrior minion · 3 mana · 3/3
///
/// > **Battlecry**: Choose a damaged friendly minion. Summon a copy of it.
///
/// State: Derived
//~ derived ULD_720 5f1144be ee7c8252 a361fb30.739df775
#[test]
fn ULD_720_bloodsworn_mercenary() {
    check(
        CardClass::Warrior,
        &[
            Give("ULD_720"),
            Cost("ULD_720", 3),
            Stats("ULD_720", 3, 3),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            CannotTarget("ULD_720", Nth(1)),
            Play("ULD_720", On(Nth(2))),
            BoardCount(Mine, 4),
        ],
    );
}
