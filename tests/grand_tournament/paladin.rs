//! Paladin cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ae7c0bf3

/// # Competitive Spirit
///
/// `AT_073` · Paladin spell · 1 mana
///
/// > **Secret:** When your turn starts, give your minions +1/+1.
///
/// State: Derived
//~ derived AT_073 14d6d9ac 31373fbc e9d6c85d.7ce426df
#[test]
fn AT_073_competitive_spirit() {
    check(
        CardClass::Paladin,
        &[
            Give("AT_073"),
            Cost("AT_073", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_073"),
            EndTurn,
            EndTurn,
            Now(Nth(1), 5, 6),
            Dead(Nth(3)),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("AT_073"), Friend("CS2_182"), Enemy("CS2_182"), Friend("AT_073"), EndTurn, Now(Nth(1), 4, 5)],
    );
}

/// # Competitive Spirit
///
/// `AT_073e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived AT_073e f19ed42c 7d08d36a 6e3276db.67341004
#[test]
fn AT_073e_competitive_spirit() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "AT_073e"), Now(My(0), 6, 2)]);
}

/// # Seal of Champions
///
/// `AT_074` · Paladin spell · Holy · 3 mana
///
/// > Give a minion +3 Attack and **Divine Shield**.
///
/// State: Derived
//~ derived AT_074 d2d4167c b1baa1c8 34611edc.10948a31
#[test]
fn AT_074_seal_of_champions() {
    check(
        CardClass::Paladin,
        &[
            Give("AT_074"),
            Cost("AT_074", 3),
            Targets("AT_074", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_074", On(Nth(2))),
            HasNow(Nth(2), GameTag::DIVINE_SHIELD),
            Now(Nth(2), 7, 5),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("AT_074"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_074", On(Nth(1))),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
            Now(Nth(1), 7, 5),
        ],
    );
}

/// # Seal of Champions
///
/// `AT_074e2` · Paladin enchantment
///
/// > +3 Attack and **Divine Shield**.
///
/// State: Derived
//~ derived AT_074e2 d6389650 e85aa5f6 7df4239a.c25c4dcd
#[test]
fn AT_074e2_seal_of_champions() {
    check(
        CardClass::Paladin,
        &[Friend("CS2_118"), Enchant(My(0), "AT_074e2"), Now(My(0), 8, 1), HasNow(My(0), GameTag::DIVINE_SHIELD)],
    );
}

/// # Warhorse Trainer
///
/// `AT_075` · Paladin minion · 3 mana · 3/4
///
/// > Your Silver Hand Recruits have +2 Attack and **Taunt**.
///
/// State: Derived
//~ derived AT_075 4b83e879 666fc486 c0c2ab33.3d4199f5
#[test]
fn AT_075_warhorse_trainer() {
    check(
        CardClass::Paladin,
        &[
            Give("AT_075"),
            Cost("AT_075", 3),
            Stats("AT_075", 3, 4),
            Friend("CS2_101t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_075"),
            HasNow(Nth(1), GameTag::TAUNT),
            Now(Nth(1), 3, 1),
            HasNot(Nth(2), GameTag::TAUNT),
        ],
    );
}

/// # Might of the Hostler
///
/// `AT_075e` · Paladin enchantment
///
/// > Warhorse Trainer is granting +2 Attack and **Taunt**.
///
/// State: Derived
//~ derived AT_075e 9c689d81 48c2e2c4 b7680422.e9c0bdf6
#[test]
fn AT_075e_might_of_the_hostler() {
    check(
        CardClass::Paladin,
        &[Friend("CS2_118"), Enchant(My(0), "AT_075e"), Now(My(0), 7, 1), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Murloc Knight
///
/// `AT_076` · Paladin minion · 4 mana · 3/4
///
/// > **Inspire:** Summon a random Murloc.
///
/// State: Derived
//~ derived AT_076 eba56b8e 8544ef2d 024535b3.b16c34d2
#[test]
fn AT_076_murloc_knight() {
    check(
        CardClass::Paladin,
        &[
            Give("AT_076"),
            Cost("AT_076", 4),
            Stats("AT_076", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_076"),
            Force(Card("CS2_168")),
            HeroPower(Nothing),
            BoardCount(Mine, 4),
            In(The("CS2_168"), Zone::Play),
            Now(The("CS2_168"), 2, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("AT_076"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_076"),
            Never(Card("AT_003")),
            HeroPower(Nothing),
        ],
    );
}

/// # Argent Lance
///
/// `AT_077` · Paladin weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, +1 Durability.
///
/// State: Done
//~ done AT_077 3a80959a - 7af7bea0.fd36609b
#[test]
fn AT_077_argent_lance() {
    check(
        CardClass::Paladin,
        &[
            Give("AT_077"),
            Cost("AT_077", 2),
            Stats("AT_077", 2, 2),
            EmptyDeck(Mine),
            OnTop("CS2_200"),
            Play("AT_077", Nothing),
            Now(MyWeapon, 2, 3),
            DeckCount(Mine, 1),
        ],
    );
    check(CardClass::Paladin, &[Play("AT_077", Nothing), Now(MyWeapon, 2, 2)]);
    check(CardClass::Paladin, &[EmptyDeck(Mine), OnTop("CS2_231"), Play("AT_077", Nothing), Now(MyWeapon, 2, 2)]);
}

/// # Extra Poke
///
/// `AT_077e` · Neutral enchantment
///
/// > +1 Durability.
///
/// State: Derived
//~ derived AT_077e c3b048a0 ac925d0a 0ba1cac5.310b3243
#[test]
fn AT_077e_extra_poke() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "AT_077e"), Now(My(0), 5, 2)]);
}

/// # Enter the Coliseum
///
/// `AT_078` · Paladin spell · 3 mana
///
/// > Destroy all minions except each player's highest Attack minion.
///
/// State: Todo
//~ todo AT_078 1c83a09e 9efd6228 3e123f85.18ec186f
#[test]
#[ignore = "todo: AT_078 Enter the Coliseum"]
fn AT_078_enter_the_coliseum() {
    check(CardClass::Paladin, &[Give("AT_078"), Cost("AT_078", 3), Unwritten]);
}

/// # Mysterious Challenger
///
/// `AT_079` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** Put one of each **Secret** from your deck into the battlefield.
///
/// State: Todo
//~ todo AT_079 9418e206 63671696 80c04abe.d456059c
#[test]
#[ignore = "todo: AT_079 Mysterious Challenger"]
fn AT_079_mysterious_challenger() {
    check(CardClass::Paladin, &[Give("AT_079"), Cost("AT_079", 5), Stats("AT_079", 5, 5), Unwritten]);
}

/// # Eadric the Pure
///
/// `AT_081` · Paladin minion · 7 mana · 3/7
///
/// > **Battlecry:** Change all enemy minions' Attack to 1.
///
/// State: Derived
//~ derived AT_081 93f37dae cfbf63b6 efca6158.4b85f985
#[test]
fn AT_081_eadric_the_pure() {
    check(
        CardClass::Paladin,
        &[
            Give("AT_081"),
            Cost("AT_081", 7),
            Stats("AT_081", 3, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_081", Nothing),
            Now(Nth(2), 1, 5),
        ],
    );
}

/// # Purified
///
/// `AT_081e` · Paladin enchantment
///
/// > Attack changed to 1.
///
/// State: Derived
//~ derived AT_081e e79108db 440981ed 1ed4500e.00be7b6b
#[test]
fn AT_081e_purified() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "AT_081e"), Now(My(0), 1, 1)]);
}

/// # Tuskarr Jouster
///
/// `AT_104` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, restore #7 Health to your hero.
///
/// State: Done
//~ done AT_104 b2207440 - aca4a0c9.3a1366ce
#[test]
fn AT_104_tuskarr_jouster() {
    check(
        CardClass::Paladin,
        &[
            Give("AT_104"),
            Cost("AT_104", 5),
            Stats("AT_104", 5, 5),
            Hurt(MyHero, 10),
            OnTop("CS2_186"),
            Force(Entity(The("CS2_186"))),
            Play("AT_104", Nothing),
            Damage(MyHero, 3),
        ],
    );
}
