//! Priest cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4346a987

/// # Holy Champion
///
/// `AT_011` · Priest minion · 2 mana · 1/4
///
/// > **Overheal:** Gain +2 Attack.
///
/// State: Derived
//~ derived AT_011 0692112f d04588e7 a76fbc00.29c65aff
#[test]
fn AT_011_holy_champion() {
    check(
        CardClass::Priest,
        &[
            Give("AT_011"),
            Cost("AT_011", 2),
            Stats("AT_011", 1, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_011"),
            Hurt(Nth(3), 1),
            Restore(Nth(3), 3),
            Now(Nth(3), 3, 4),
        ],
    );
}

/// # Spawn of Shadows
///
/// `AT_012` · Priest minion · 5 mana · 5/5
///
/// > **Battlecry and Inspire:** Deal 4 damage to each hero.
///
/// State: Derived
//~ derived AT_012 11fa687c a4b232c4 930b1558.1ac8a352
#[test]
fn AT_012_spawn_of_shadows() {
    check(
        CardClass::Priest,
        &[
            Give("AT_012"),
            Cost("AT_012", 5),
            Stats("AT_012", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_012", Nothing),
            Now(MyHero, 0, 26),
            Damage(MyHero, 4),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("AT_012"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_012"),
            HeroPower(On(MyHero)),
            Now(MyHero, 0, 26),
            Damage(MyHero, 4),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
}

/// # Power Word: Glory
///
/// `AT_013` · Priest spell · Holy · 1 mana
///
/// > Choose a minion. Whenever it attacks, restore #4 Health to your hero.
///
/// State: Todo
//~ todo AT_013 8e61b3ad d1d0569a 94c3a1dd.0b133d70
#[test]
#[ignore = "todo: AT_013 Power Word: Glory"]
fn AT_013_power_word_glory() {
    check(
        CardClass::Priest,
        &[Give("AT_013"), Cost("AT_013", 1), Targets("AT_013", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Shadowfiend
///
/// `AT_014` · Priest minion · 2 mana · 2/3
///
/// > Whenever you draw a card, reduce its Cost by (1).
///
/// State: Derived
//~ derived AT_014 bc5fe3aa 9e211dc2 05299da7.8e32787e
#[test]
fn AT_014_shadowfiend() {
    check(
        CardClass::Priest,
        &[
            Give("AT_014"),
            Cost("AT_014", 2),
            Stats("AT_014", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_014"),
            EndTurn,
            EndTurn,
            CostNow(InHand(1), 3),
        ],
    );
}

/// # Shadowfiended
///
/// `AT_014e` · Priest enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived AT_014e 3988dd5c d4ea62ef a4b91e2f.f705eb41
#[test]
fn AT_014e_shadowfiended() {
    check(CardClass::Priest, &[Give("CS2_118"), Enchant(Nth(0), "AT_014e"), CostNow(Nth(0), 2)]);
}

/// # Convert
///
/// `AT_015` · Priest spell · 3 mana
///
/// > Put a copy of an enemy minion into your hand. It costs (1).
///
/// State: Derived
//~ derived AT_015 e71602c5 ecd0dffb 6f3c9115.14809085
#[test]
fn AT_015_convert() {
    check(
        CardClass::Priest,
        &[
            Give("AT_015"),
            Cost("AT_015", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_015", On(Nth(2))),
            CostNow(InHand(0), 1),
            Now(InHand(0), 4, 5),
            HandCount(Mine, 1),
        ],
    );
}

/// # Confuse
///
/// `AT_016` · Priest spell · Shadow · 2 mana
///
/// > Swap the Attack and Health of all minions.
///
/// State: Derived
//~ derived AT_016 7c8398d0 e7356ed6 0d470a93.d77ddd47
#[test]
fn AT_016_confuse() {
    check(
        CardClass::Priest,
        &[
            Give("AT_016"),
            Cost("AT_016", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_016", Nothing),
            Now(Nth(1), 5, 4),
            Now(Nth(2), 5, 4),
        ],
    );
}

/// # Confessor Paletress
///
/// `AT_018` · Priest minion · 7 mana · 5/4
///
/// > **Battlecry and Inspire:** Summon a random **Legendary** minion.
///
/// State: Derived
//~ derived AT_018 dee3fa4c 03001a1c be01b211.91c578d5
#[test]
fn AT_018_confessor_paletress() {
    check(
        CardClass::Priest,
        &[
            Give("AT_018"),
            Cost("AT_018", 7),
            Stats("AT_018", 5, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_009")),
            Play("AT_018", Nothing),
            BoardCount(Mine, 3),
            In(The("AT_009"), Zone::Play),
            Now(The("AT_009"), 7, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("AT_018"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_113")), Play("AT_018", Nothing)],
    );
    check(
        CardClass::Priest,
        &[Give("AT_018"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("AT_018", Nothing)],
    );
    check(
        CardClass::Priest,
        &[
            Give("AT_018"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_018"),
            Force(Card("AT_009")),
            HeroPower(On(MyHero)),
            BoardCount(Mine, 3),
            In(The("AT_009"), Zone::Play),
            Now(The("AT_009"), 7, 7),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("AT_018"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_018"),
            Never(Card("AV_113")),
            HeroPower(On(MyHero)),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("AT_018"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_018"),
            Never(Card("AT_003")),
            HeroPower(On(MyHero)),
        ],
    );
}

/// # Flash Heal
///
/// `AT_055` · Priest spell · Holy · 1 mana
///
/// > Restore #5 Health.
///
/// State: Derived
//~ derived AT_055 01673bcb f9040713 cb61eff9.ec73b646
#[test]
fn AT_055_flash_heal() {
    check(
        CardClass::Priest,
        &[
            Give("AT_055"),
            Cost("AT_055", 1),
            Targets("AT_055", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("AT_055", On(Nth(2))),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("AT_055"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("AT_055", On(Nth(1))),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Priest,
        &[
            Give("AT_055"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("AT_055", On(TheirHero)),
            Now(TheirHero, 0, 15),
            Damage(TheirHero, 15),
        ],
    );
}

/// # Wyrmrest Agent
///
/// `AT_116` · Priest minion · 2 mana · 1/4
///
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Taunt**.
///
/// State: Derived
//~ derived AT_116 71251f13 473d7855 51fbeb06.70c3905d
#[test]
fn AT_116_wyrmrest_agent() {
    check(
        CardClass::Priest,
        &[
            Give("AT_116"),
            Cost("AT_116", 2),
            Stats("AT_116", 1, 4),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_116", Nothing),
            HasNow(Nth(0), GameTag::TAUNT),
            Now(Nth(0), 2, 4),
        ],
    );
    check(
        CardClass::Priest,
        &[Give("AT_116"), Friend("CS2_182"), Enemy("CS2_182"), Play("AT_116", Nothing), HasNot(Nth(0), GameTag::TAUNT)],
    );
}

/// # Bring it on!
///
/// `AT_116e` · Priest enchantment
///
/// > +1 Attack and **Taunt**.
///
/// State: Derived
//~ derived AT_116e b39c5d96 cc6ba42a b702f1de.9429665d
#[test]
fn AT_116e_bring_it_on() {
    check(
        CardClass::Priest,
        &[Friend("CS2_118"), Enchant(My(0), "AT_116e"), Now(My(0), 6, 1), HasNow(My(0), GameTag::TAUNT)],
    );
}
