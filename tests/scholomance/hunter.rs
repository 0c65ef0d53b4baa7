//! Hunter cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4c535bab

/// # Wolpertinger
///
/// `SCH_133` · Hunter minion · 1 mana · 1/1
///
/// > **Battlecry:** Summon a copy of this.
///
/// State: Derived
//~ derived SCH_133 c331a751 d14d8c60 e9053404.709e20a9
#[test]
fn SCH_133_wolpertinger() {
    check(
        CardClass::Hunter,
        &[
            Give("SCH_133"),
            Cost("SCH_133", 1),
            Stats("SCH_133", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SCH_133", Nothing),
            BoardCount(Mine, 3),
            In(The("SCH_133"), Zone::Play),
            Now(The("SCH_133"), 1, 1),
        ],
    );
}

/// # Krolusk Barkstripper
///
/// `SCH_239` · Hunter minion · 4 mana · 3/5
///
/// > **Spellburst:** Destroy a random enemy minion.
///
/// State: Derived
//~ derived SCH_239 9816ac54 da757466 cea7e6d4.8ec1b688
#[test]
fn SCH_239_krolusk_barkstripper() {
    check(
        CardClass::Hunter,
        &[
            Give("SCH_239"),
            Cost("SCH_239", 4),
            Stats("SCH_239", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_239"),
            Force(Entity(Nth(2))),
            Play("GAME_005", Nothing),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Trueaim Crescent
///
/// `SCH_279` · Multi-class weapon · 1 mana · 1/4 durability
///
/// > After your Hero attacks a minion, your minions attack it too.
///
/// State: Derived
//~ derived SCH_279 429eb63d 33c230fe f6deea79.f5aa1e81
#[test]
fn SCH_279_trueaim_crescent() {
    check(
        CardClass::Hunter,
        &[
            Give("SCH_279"),
            Cost("SCH_279", 1),
            Stats("SCH_279", 1, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_279"),
            Attack(MyHero, Nth(2)),
            Now(Nth(1), 4, 1),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("SCH_279"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_279"),
            Attack(MyHero, TheirHero),
            Now(TheirHero, 0, 29),
        ],
    );
}

/// # Carrion Studies
///
/// `SCH_300` · Hunter spell · 1 mana
///
/// > **Discover** a **Deathrattle** minion. Your next one costs (1) less.
///
/// State: Derived
//~ derived SCH_300 9a4fbd4b c5aaa053 eacbdce0.e22005f2
#[test]
fn SCH_300_carrion_studies() {
    check(
        CardClass::Hunter,
        &[
            Give("SCH_300"),
            Cost("SCH_300", 1),
            Give("AT_009"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("EX1_029")),
            Play("SCH_300", Nothing),
            ChooseCard("EX1_029"),
            Is(InHand(2), "EX1_029"),
            CostNow(InHand(2), 0),
            Now(InHand(2), 2, 1),
            HandCount(Mine, 3),
            CostNow(Nth(1), 7),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("SCH_300"),
            Give("AT_009"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("ETC_832")),
            Play("SCH_300", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("SCH_300"),
            Give("AT_009"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_010")),
            Play("SCH_300", Nothing),
            Choose(0),
        ],
    );
}

/// # Carrion Studies
///
/// `SCH_300e` · Neutral enchantment
///
/// > Your next **Deathrattle** minion costs (1) less.
///
/// State: Derived
//~ derived SCH_300e f511bd80 4322dac5 ea272642.e22609bd
#[test]
fn SCH_300e_carrion_studies() {
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Give("AT_009"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "SCH_300e"),
            CostNow(Nth(1), 7),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Give("AT_009"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "SCH_300e"),
            Play("LEG_CS3_013", Nothing),
            Crystals(10),
            CostNow(Nth(1), 8),
        ],
    );
}

/// # Studying Carrion
///
/// `SCH_300e2` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived SCH_300e2 8da02327 64129fd6 33766d04.f705eb41
#[test]
fn SCH_300e2_studying_carrion() {
    check(CardClass::Hunter, &[Give("CS2_118"), Enchant(Nth(0), "SCH_300e2"), CostNow(Nth(0), 2)]);
}

/// # Bloated Python
///
/// `SCH_340` · Hunter minion · 3 mana · 1/2
///
/// > **Deathrattle:** Summon a 4/4 Hapless Handler.
///
/// State: Derived
//~ derived SCH_340 5f7bd536 9ce39cb1 e849385a.6ba6ad1d
#[test]
fn SCH_340_bloated_python() {
    check(
        CardClass::Hunter,
        &[
            Give("SCH_340"),
            Cost("SCH_340", 3),
            Stats("SCH_340", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_340"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("SCH_340t"), Zone::Play),
            Now(The("SCH_340t"), 4, 4),
        ],
    );
}

/// # Hapless Handler
///
/// `SCH_340t` · Hunter minion · 4 mana · 4/4
///
/// State: Vanilla
//~ vanilla SCH_340t 9e30ef80 590216df 1ae4b714
#[test]
fn SCH_340t_hapless_handler() {
    check(
        CardClass::Hunter,
        &[
            Give("SCH_340t"),
            Cost("SCH_340t", 4),
            Stats("SCH_340t", 4, 4),
            Play("SCH_340t", Nothing),
            In(The("SCH_340t"), Zone::Play),
            Now(The("SCH_340t"), 4, 4),
        ],
    );
}

/// # Ace Hunter Kreen
///
/// `SCH_538` · Multi-class minion · 3 mana · 2/4
///
/// > Your other characters are **Immune** while attacking.
///
/// State: Derived
//~ derived SCH_538 cefbd370 e3206710 6c890e95.8b0339b1
#[test]
fn SCH_538_ace_hunter_kreen() {
    check(
        CardClass::Hunter,
        &[
            Give("SCH_538"),
            Cost("SCH_538", 3),
            Stats("SCH_538", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_538"),
            HasNow(MyHero, GameTag::IMMUNE_WHILE_ATTACKING),
            HasNow(Nth(1), GameTag::IMMUNE_WHILE_ATTACKING),
            HasNot(Nth(3), GameTag::IMMUNE_WHILE_ATTACKING),
        ],
    );
}

/// # Professor Slate
///
/// `SCH_539` · Hunter minion · 3 mana · 3/4
///
/// > Your spells are **Poisonous**.
///
/// State: Todo
//~ todo SCH_539 fa453ec1 9ce919ee f23dbb48.02681126
#[test]
#[ignore = "todo: SCH_539 Professor Slate"]
fn SCH_539_professor_slate() {
    check(CardClass::Hunter, &[Give("SCH_539"), Cost("SCH_539", 3), Stats("SCH_539", 3, 4), Unwritten]);
}

/// # Demon Companion
///
/// `SCH_600` · Multi-class spell · 1 mana
///
/// > Summon a random Demon Companion.
///
/// State: Derived
//~ derived SCH_600 f507283f 690a76c0 33f5c372.89b40323
#[test]
fn SCH_600_demon_companion() {
    check(
        CardClass::Hunter,
        &[
            Give("SCH_600"),
            Cost("SCH_600", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("SCH_600t1")),
            Play("SCH_600", Nothing),
            BoardCount(Mine, 2),
            In(The("SCH_600t1"), Zone::Play),
            Now(The("SCH_600t1"), 2, 1),
        ],
    );
}

/// # Reffuh
///
/// `SCH_600t1` · Multi-class minion · 1 mana · 2/1
///
/// > **Charge**
///
/// State: Vanilla
//~ vanilla SCH_600t1 dc9367ce 4e97c0e9 f71eb336.276b5ef0
#[test]
fn SCH_600t1_reffuh() {
    check(
        CardClass::Hunter,
        &[
            Give("SCH_600t1"),
            Cost("SCH_600t1", 1),
            Stats("SCH_600t1", 2, 1),
            Has("SCH_600t1", GameTag::CHARGE),
            Play("SCH_600t1", Nothing),
            In(The("SCH_600t1"), Zone::Play),
            Now(The("SCH_600t1"), 2, 1),
            HasNow(The("SCH_600t1"), GameTag::CHARGE),
        ],
    );
}

/// # Shima
///
/// `SCH_600t2` · Multi-class minion · 1 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla SCH_600t2 c37aba67 223444f3 61a33f54.4b0c5d24
#[test]
fn SCH_600t2_shima() {
    check(
        CardClass::Hunter,
        &[
            Give("SCH_600t2"),
            Cost("SCH_600t2", 1),
            Stats("SCH_600t2", 2, 2),
            Has("SCH_600t2", GameTag::TAUNT),
            Play("SCH_600t2", Nothing),
            In(The("SCH_600t2"), Zone::Play),
            Now(The("SCH_600t2"), 2, 2),
            HasNow(The("SCH_600t2"), GameTag::TAUNT),
        ],
    );
}

/// # Kolek
///
/// `SCH_600t3` · Multi-class minion · 1 mana · 1/2
///
/// > Your other minions have +1 Attack.
///
/// State: Derived
//~ derived SCH_600t3 7d0637af ab448ced 8867035f.cc6d9299
#[test]
fn SCH_600t3_kolek() {
    check(
        CardClass::Hunter,
        &[
            Give("SCH_600t3"),
            Cost("SCH_600t3", 1),
            Stats("SCH_600t3", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_600t3"),
            Now(Nth(1), 5, 5),
            Now(Nth(3), 1, 2),
        ],
    );
}

/// # Kolek's Call
///
/// `SCH_600t3e` · Hunter enchantment
///
/// > Kolek is granting this minion +1 Attack.
///
/// State: Derived
//~ derived SCH_600t3e d9979096 e049663c e63d4ec8.77e69ec4
#[test]
fn SCH_600t3e_koleks_call() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "SCH_600t3e"), Now(My(0), 6, 1)]);
}

/// # Overwhelm
///
/// `SCH_604` · Hunter spell · 1 mana
///
/// > Deal $2 damage to a minion. Deal one more damage for each Beast you control.
///
/// State: Todo
//~ todo SCH_604 d8c1e56b b585a546 195f94b5.cec4e996
#[test]
#[ignore = "todo: SCH_604 Overwhelm"]
fn SCH_604_overwhelm() {
    check(CardClass::Hunter, &[Give("SCH_604"), Cost("SCH_604", 1), Unwritten]);
}

/// # Blood Herald
///
/// `SCH_618` · Multi-class minion · 5 mana · 1/1
///
/// > Whenever a friendly minion dies while this is in your hand, gain +1/+1.
///
/// State: Derived
//~ derived SCH_618 dc6d2c6b 635f63f7 c32d507b.88427998
#[test]
fn SCH_618_blood_herald() {
    check(
        CardClass::Hunter,
        &[
            Give("SCH_618"),
            Cost("SCH_618", 5),
            Stats("SCH_618", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SCH_618"),
            Kill(Nth(1)),
            Now(Nth(0), 2, 2),
        ],
    );
}

/// # Blood of Innocents
///
/// `SCH_618e` · Hunter enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived SCH_618e 49951247 f66f1461 0f350e96.67341004
#[test]
fn SCH_618e_blood_of_innocents() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "SCH_618e"), Now(My(0), 6, 2)]);
}
