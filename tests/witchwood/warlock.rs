//! Warlock cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file cc4b6f7f

/// # Fiendish Circle
///
/// `GIL_191` · Warlock spell · Fel · 3 mana
///
/// > Summon four 1/1 Imps.
///
/// State: Derived
//~ derived GIL_191 f7a1f804 cbb5eabd 840dced5.96a89c4c
#[test]
fn GIL_191_fiendish_circle() {
    check(
        CardClass::Warlock,
        &[
            Give("GIL_191"),
            Cost("GIL_191", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_191", Nothing),
            BoardCount(Mine, 5),
            In(The("GIL_191t"), Zone::Play),
            Now(The("GIL_191t"), 1, 1),
        ],
    );
}

/// # Imp
///
/// `GIL_191t` · Warlock minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla GIL_191t 01d74970 5a43999d dc864682
#[test]
fn GIL_191t_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("GIL_191t"),
            Cost("GIL_191t", 1),
            Stats("GIL_191t", 1, 1),
            Play("GIL_191t", Nothing),
            In(The("GIL_191t"), Zone::Play),
            Now(The("GIL_191t"), 1, 1),
        ],
    );
}

/// # Duskbat
///
/// `GIL_508` · Warlock minion · 3 mana · 2/4
///
/// > **Battlecry:** If your hero took damage this turn, summon two 1/1 Bats.
///
/// State: Derived
//~ derived GIL_508 badc056c f473e033 a11712ed.780fca00
#[test]
fn GIL_508_duskbat() {
    check(
        CardClass::Warlock,
        &[
            Give("GIL_508"),
            Cost("GIL_508", 3),
            Stats("GIL_508", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(MyHero, 1),
            Crystals(10),
            Play("GIL_508", Nothing),
            BoardCount(Mine, 4),
            In(The("GIL_508t"), Zone::Play),
            Now(The("GIL_508t"), 1, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[Give("GIL_508"), Friend("CS2_182"), Enemy("CS2_182"), Play("GIL_508", Nothing), BoardCount(Mine, 2)],
    );
}

/// # Bat
///
/// `GIL_508t` · Warlock minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla GIL_508t c10de555 a984849a 85815a58
#[test]
fn GIL_508t_bat() {
    check(
        CardClass::Warlock,
        &[
            Give("GIL_508t"),
            Cost("GIL_508t", 1),
            Stats("GIL_508t", 1, 1),
            Play("GIL_508t", Nothing),
            In(The("GIL_508t"), Zone::Play),
            Now(The("GIL_508t"), 1, 1),
        ],
    );
}

/// # Ratcatcher
///
/// `GIL_515` · Warlock minion · 3 mana · 2/2
///
/// > **Rush Battlecry:** Destroy a friendly minion and gain its Attack and Health.
///
/// State: Derived
//~ derived GIL_515 c95c5b19 61b352a1 9a8f032c.04bdc98a
#[test]
fn GIL_515_ratcatcher() {
    check(
        CardClass::Warlock,
        &[
            Give("GIL_515"),
            Cost("GIL_515", 3),
            Stats("GIL_515", 2, 2),
            Has("GIL_515", GameTag::RUSH),
            Targets("GIL_515", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_515", On(Nth(1))),
            BoardCount(Mine, 1),
            Now(Nth(0), 6, 7),
            Dead(Nth(1)),
        ],
    );
}

/// # Dark Possession
///
/// `GIL_543` · Warlock spell · Shadow · 1 mana
///
/// > Deal $2 damage to a friendly character. **Discover** a Demon.
///
/// State: Derived
//~ derived GIL_543 9427a067 230a24d8 9233892c.d4759760
#[test]
fn GIL_543_dark_possession() {
    check(
        CardClass::Warlock,
        &[
            Give("GIL_543"),
            Cost("GIL_543", 1),
            Targets("GIL_543", &[FriendlyMinion, FriendlyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_020")),
            Play("GIL_543", On(Nth(1))),
            ChooseCard("AT_020"),
            Is(InHand(0), "AT_020"),
            CostNow(InHand(0), 7),
            Now(InHand(0), 6, 8),
            HandCount(Mine, 1),
            Now(Nth(1), 4, 3),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("GIL_543"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("GIL_543", On(Nth(1))),
            Choose(0),
        ],
    );
}

/// # Deathweb Spider
///
/// `GIL_565` · Warlock minion · 5 mana · 4/6
///
/// > **Battlecry:** If your hero took damage this turn, gain **Lifesteal**.
///
/// State: Derived
//~ derived GIL_565 0f4f50af 4b3bcd22 4695defd.fe6bb31c
#[test]
fn GIL_565_deathweb_spider() {
    check(
        CardClass::Warlock,
        &[
            Give("GIL_565"),
            Cost("GIL_565", 5),
            Stats("GIL_565", 4, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Hurt(MyHero, 1),
            Crystals(10),
            Play("GIL_565", Nothing),
            HasNow(Nth(0), GameTag::LIFESTEAL),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("GIL_565"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_565", Nothing),
            HasNot(Nth(0), GameTag::LIFESTEAL),
        ],
    );
}

/// # Witchwood Imp
///
/// `GIL_608` · Warlock minion · 1 mana · 1/1
///
/// > **Stealth Deathrattle:** Give a random friendly minion +2 Health.
///
/// State: Derived
//~ derived GIL_608 1ab8002e f4998b3d 671ad506.59799adb
#[test]
fn GIL_608_witchwood_imp() {
    check(
        CardClass::Warlock,
        &[
            Give("GIL_608"),
            Cost("GIL_608", 1),
            Stats("GIL_608", 1, 1),
            Has("GIL_608", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_608"),
            Force(Entity(Nth(1))),
            Kill(Nth(3)),
            Now(Nth(1), 4, 7),
        ],
    );
}

/// # Infusion
///
/// `GIL_608e` · Warlock enchantment
///
/// > +2 Health.
///
/// State: Derived
//~ derived GIL_608e 8c5b425d ad5773c8 facd97f8.9f1b69f0
#[test]
fn GIL_608e_infusion() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "GIL_608e"), Now(My(0), 5, 3)]);
}

/// # Glinda Crowskin
///
/// `GIL_618` · Warlock minion · 6 mana · 3/7
///
/// > Minions in your hand have **Echo**.
///
/// State: Derived
//~ derived GIL_618 e29b2e51 59bc4e08 dab0ebcc.445daadd
#[test]
fn GIL_618_glinda_crowskin() {
    check(
        CardClass::Warlock,
        &[
            Give("GIL_618"),
            Cost("GIL_618", 6),
            Stats("GIL_618", 3, 7),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_618"),
            HasNow(Nth(0), GameTag::ECHO),
            HasNow(Nth(1), GameTag::ECHO),
            HasNow(Nth(2), GameTag::ECHO),
        ],
    );
}

/// # Glinda's Call
///
/// `GIL_618e` · Warlock enchantment
///
/// > Has **Echo**.
///
/// State: Derived
//~ derived GIL_618e d1356203 6d147861 eca9def8.6404b89e
#[test]
fn GIL_618e_glindas_call() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "GIL_618e"), HasNow(My(0), GameTag::ECHO)]);
}

/// # Curse of Weakness
///
/// `GIL_665` · Warlock spell · Shadow · 2 mana
///
/// > **Echo** Give all enemy minions -2 Attack until your next turn.
///
/// State: Derived
//~ derived GIL_665 820d7ccc db21b5be af168fcd.9021dcd6
#[test]
fn GIL_665_curse_of_weakness() {
    check(
        CardClass::Warlock,
        &[
            Give("GIL_665"),
            Cost("GIL_665", 2),
            Has("GIL_665", GameTag::ECHO),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_665", Nothing),
            Now(Nth(2), 2, 5),
        ],
    );
}

/// # Blood Witch
///
/// `GIL_693` · Warlock minion · 4 mana · 3/6
///
/// > At the start of your turn, deal 1 damage to your hero.
///
/// State: Derived
//~ derived GIL_693 71746939 15766814 bded9cb4.13e31216
#[test]
fn GIL_693_blood_witch() {
    check(
        CardClass::Warlock,
        &[
            Give("GIL_693"),
            Cost("GIL_693", 4),
            Stats("GIL_693", 3, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_693"),
            EndTurn,
            EndTurn,
            Now(MyHero, 0, 29),
            Damage(MyHero, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[Give("GIL_693"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GIL_693"), EndTurn, Now(MyHero, 0, 30)],
    );
}

/// # Lord Godfrey
///
/// `GIL_825` · Warlock minion · 7 mana · 4/4
///
/// > **Battlecry:** Deal 2 damage to all other minions. If any die, repeat this **Battlecry**.
///
/// State: Derived
//~ derived GIL_825 52ddbd43 adbcc22c 6ebd3893.0a39c8e1
#[test]
fn GIL_825_lord_godfrey() {
    check(
        CardClass::Warlock,
        &[
            Give("GIL_825"),
            Cost("GIL_825", 7),
            Stats("GIL_825", 4, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("GIL_825", Nothing),
            BoardCount(Mine, 2),
            Dead(Nth(5)),
            Now(Nth(6), 4, 1),
            Dead(Nth(7)),
            Now(Nth(8), 4, 1),
            BoardCount(Theirs, 1),
        ],
    );
}
