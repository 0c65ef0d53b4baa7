//! Warrior cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6874fb32

/// # Mountainfire Armor
///
/// `ICC_062` · Warrior minion · 3 mana · 4/3
///
/// > **Deathrattle:** If it's your opponent's turn, gain 6 Armor.
///
/// State: Derived
//~ derived ICC_062 68cd2383 e4772a0c ae58c0e7.cc96250e
#[test]
fn ICC_062_mountainfire_armor() {
    check(
        CardClass::Warrior,
        &[
            Give("ICC_062"),
            Cost("ICC_062", 3),
            Stats("ICC_062", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_062"),
            EndTurn,
            Kill(Nth(3)),
            Armor(Mine, 6),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("ICC_062"), Friend("CS2_182"), Enemy("CS2_182"), Friend("ICC_062"), Kill(Nth(3)), Armor(Mine, 0)],
    );
}

/// # Blood Razor
///
/// `ICC_064` · Warrior weapon · 4 mana · 2/2 durability
///
/// > **Battlecry and Deathrattle:** Deal 1 damage to all minions.
///
/// State: Derived
//~ derived ICC_064 6e55b1b0 f24b803d cbfef08c.2a79e976
#[test]
fn ICC_064_blood_razor() {
    check(
        CardClass::Warrior,
        &[
            Give("ICC_064"),
            Cost("ICC_064", 4),
            Stats("ICC_064", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_064", Nothing),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 4),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("ICC_064"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_064"),
            Play("CS2_106", Nothing),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Dead Man's Hand
///
/// `ICC_091` · Warrior spell · 2 mana
///
/// > Shuffle a copy of your hand into your deck.
///
/// State: Derived
//~ derived ICC_091 fba5916d 4d22540a e616a29d.d2c1d711
#[test]
fn ICC_091_dead_mans_hand() {
    check(
        CardClass::Warrior,
        &[
            Give("ICC_091"),
            Cost("ICC_091", 2),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_091", Nothing),
            DeckCount(Mine, 20),
        ],
    );
}

/// # Animated Berserker
///
/// `ICC_238` · Warrior minion · 1 mana · 1/3
///
/// > After you play a minion, deal 1 damage to it.
///
/// State: Derived
//~ derived ICC_238 1c754c4e 5f4c4ab0 19174f24.2aae4123
#[test]
fn ICC_238_animated_berserker() {
    check(
        CardClass::Warrior,
        &[
            Give("ICC_238"),
            Cost("ICC_238", 1),
            Stats("ICC_238", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_238"),
            Play("CS2_182", Nothing),
            Now(Nth(4), 4, 4),
        ],
    );
}

/// # Forge of Souls
///
/// `ICC_281` · Warrior spell · 2 mana
///
/// > Draw 2 weapons from your deck.
///
/// State: Derived
//~ derived ICC_281 1aae4534 3d3b3b9c 26f8f9c6.336bace5
#[test]
fn ICC_281_forge_of_souls() {
    check(
        CardClass::Warrior,
        &[
            Give("ICC_281"),
            Cost("ICC_281", 2),
            OnTop("AT_034"),
            OnTop("AT_034"),
            OnTop("AT_034"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_281", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 2),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 1, 3),
            CostNow(Nth(3), 2),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 1, 3),
        ],
    );
}

/// # Rotface
///
/// `ICC_405` · Warrior minion · 8 mana · 4/6
///
/// > After this minion survives damage, summon a random **Legendary** minion.
///
/// State: Derived
//~ derived ICC_405 0010100c 36f491a6 c15a4c57.368ba7a8
#[test]
fn ICC_405_rotface() {
    check(
        CardClass::Warrior,
        &[
            Give("ICC_405"),
            Cost("ICC_405", 8),
            Stats("ICC_405", 4, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_405"),
            Force(Card("AT_009")),
            Hurt(Nth(3), 1),
            BoardCount(Mine, 3),
            In(The("AT_009"), Zone::Play),
            Now(The("AT_009"), 7, 7),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("ICC_405"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_405"),
            Never(Card("AV_113")),
            Hurt(Nth(3), 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("ICC_405"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_405"),
            Never(Card("AT_003")),
            Hurt(Nth(3), 1),
        ],
    );
}

/// # Val'kyr Soulclaimer
///
/// `ICC_408` · Warrior minion · 3 mana · 1/4
///
/// > After this minion survives damage, summon a 2/2 Ghoul.
///
/// State: Derived
//~ derived ICC_408 d84bda53 91faf62a f1d71527.7cdb6fa5
#[test]
fn ICC_408_valkyr_soulclaimer() {
    check(
        CardClass::Warrior,
        &[
            Give("ICC_408"),
            Cost("ICC_408", 3),
            Stats("ICC_408", 1, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_408"),
            Hurt(Nth(3), 1),
            BoardCount(Mine, 3),
            In(The("ICC_900t"), Zone::Play),
            Now(The("ICC_900t"), 2, 2),
        ],
    );
}

/// # Death Revenant
///
/// `ICC_450` · Warrior minion · 5 mana · 3/3
///
/// > **Battlecry:** Gain +1/+1 for each damaged minion.
///
/// State: Derived
//~ derived ICC_450 b4354a30 893ee8f3 f0aef31c.a9428314
#[test]
fn ICC_450_death_revenant() {
    check(
        CardClass::Warrior,
        &[
            Give("ICC_450"),
            Cost("ICC_450", 5),
            Stats("ICC_450", 3, 3),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Play("ICC_450", Nothing),
            Now(Nth(0), 5, 5),
        ],
    );
}

/// # Scourgelord Garrosh
///
/// `ICC_834` · Warrior hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry**: Equip a 4/3 Shadowmourne that also damages adjacent minions.
///
/// State: Todo
//~ todo ICC_834 ddd05441 7293a922 5869be26.b44b517b
#[test]
#[ignore = "todo: ICC_834 Scourgelord Garrosh"]
fn ICC_834_scourgelord_garrosh() {
    check(CardClass::Warrior, &[Give("ICC_834"), Cost("ICC_834", 8), Unwritten]);
}

/// # Bladestorm
///
/// `ICC_834h` · Warrior hero power · 2 mana
///
/// > Deal $1 damage to all minions.
///
/// State: Derived
//~ derived ICC_834h db5111c5 458f1669 60fcab51.0b00d8bd
#[test]
fn ICC_834h_bladestorm() {
    check(
        CardClass::Warrior,
        &[
            HasHeroPower("ICC_834h"),
            Cost("ICC_834h", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            HeroPower(Nothing),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Shadowmourne
///
/// `ICC_834w` · Warrior weapon · 8 mana · 4/3 durability
///
/// > Also damages the minions next to whomever your hero attacks.
///
/// State: Derived
//~ derived ICC_834w 1aca9c2d 4e40277b 1d7067a7.5ae76bbd
#[test]
fn ICC_834w_shadowmourne() {
    check(
        CardClass::Warrior,
        &[
            Give("ICC_834w"),
            Cost("ICC_834w", 8),
            Stats("ICC_834w", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_834w"),
            Attack(MyHero, Nth(3)),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Bring It On!
///
/// `ICC_837` · Warrior spell · 2 mana
///
/// > Gain 10 Armor. Reduce the Cost of minions in your opponent's hand by (2).
///
/// State: Derived
//~ derived ICC_837 8ce70e22 691f05da b85bf847.05f5d7a4
#[test]
fn ICC_837_bring_it_on() {
    check(
        CardClass::Warrior,
        &[
            Give("ICC_837"),
            Cost("ICC_837", 2),
            Give("CS2_182"),
            GiveThem("CS2_118"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_837", Nothing),
            Armor(Mine, 10),
            CostNow(Nth(2), 1),
            CostNow(Nth(3), 2),
        ],
    );
}
