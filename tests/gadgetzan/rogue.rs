//! Rogue cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Luckydo Buccaneer
///
/// `CFM_342` · Rogue minion · 6 mana · 5/5
///
/// > **Battlecry:** If your weapon has at least 3 Attack, gain +4/+4.
///
/// State: Todo
//~ CFM_342 todo 8011936f ccaf0bdf
#[test]
#[ignore = "todo: CFM_342 Luckydo Buccaneer"]
fn CFM_342_luckydo_buccaneer() {
    check(CardClass::Rogue, &[Give("CFM_342"), Cost("CFM_342", 6), Stats("CFM_342", 5, 5), Unwritten]);
}

/// # Counterfeit Coin
///
/// `CFM_630` · Rogue spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ CFM_630 todo db8e5e85 402a62b5
#[test]
#[ignore = "todo: CFM_630 Counterfeit Coin"]
fn CFM_630_counterfeit_coin() {
    check(CardClass::Rogue, &[Give("CFM_630"), Cost("CFM_630", 0), Unwritten]);
}

/// # Lotus Assassin
///
/// `CFM_634` · Rogue minion · 5 mana · 5/5
///
/// > **Stealth**. Whenever this attacks and kills a minion, gain **Stealth**.
///
/// State: Todo
//~ CFM_634 todo 9e5f57f1 b780b552
#[test]
#[ignore = "todo: CFM_634 Lotus Assassin"]
fn CFM_634_lotus_assassin() {
    check(
        CardClass::Rogue,
        &[Give("CFM_634"), Cost("CFM_634", 5), Stats("CFM_634", 5, 5), Has("CFM_634", GameTag::STEALTH), Unwritten],
    );
}

/// # Shadow Rager
///
/// `CFM_636` · Rogue minion · 3 mana · 5/1
///
/// > **Stealth**
///
/// State: Vanilla
//~ CFM_636 vanilla 5989239e f8451420
#[test]
fn CFM_636_shadow_rager() {
    check(
        CardClass::Rogue,
        &[
            Give("CFM_636"),
            Cost("CFM_636", 3),
            Stats("CFM_636", 5, 1),
            Has("CFM_636", GameTag::STEALTH),
            Play("CFM_636", Nothing),
            In(The("CFM_636"), Zone::Play),
            Now(The("CFM_636"), 5, 1),
            HasNow(The("CFM_636"), GameTag::STEALTH),
        ],
    );
}

/// # Jade Shuriken
///
/// `CFM_690` · Rogue spell · 2 mana
///
/// > Deal $3 damage. **Combo:** Summon a{1} {0} **Jade Golem**.@Deal $3 damage. **Combo:** Summon a **Jade Golem**.
///
/// State: Todo
//~ CFM_690 todo bdbdaa4c 5eb615d3
#[test]
#[ignore = "todo: CFM_690 Jade Shuriken"]
fn CFM_690_jade_shuriken() {
    check(
        CardClass::Rogue,
        &[
            Give("CFM_690"),
            Cost("CFM_690", 2),
            Targets("CFM_690", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Jade Swarmer
///
/// `CFM_691` · Rogue minion · 1 mana · 1/1
///
/// > **Stealth Deathrattle:** Summon a{1} {0} **Jade Golem**.@**Stealth Deathrattle:** Summon a **Jade Golem**.
///
/// State: Todo
//~ CFM_691 todo 0d6bf70e 9d329b24
#[test]
#[ignore = "todo: CFM_691 Jade Swarmer"]
fn CFM_691_jade_swarmer() {
    check(
        CardClass::Rogue,
        &[Give("CFM_691"), Cost("CFM_691", 1), Stats("CFM_691", 1, 1), Has("CFM_691", GameTag::STEALTH), Unwritten],
    );
}

/// # Gadgetzan Ferryman
///
/// `CFM_693` · Rogue minion · 2 mana · 2/3
///
/// > **Combo:** Return a friendly minion to your hand.
///
/// State: Todo
//~ CFM_693 todo 3a7e404a 562d7c8a
#[test]
#[ignore = "todo: CFM_693 Gadgetzan Ferryman"]
fn CFM_693_gadgetzan_ferryman() {
    check(CardClass::Rogue, &[Give("CFM_693"), Cost("CFM_693", 2), Stats("CFM_693", 2, 3), Unwritten]);
}

/// # Shadow Sensei
///
/// `CFM_694` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a **Stealthed** minion +2/+2.
///
/// State: Todo
//~ CFM_694 todo b9da704f 3fb25ab2
#[test]
#[ignore = "todo: CFM_694 Shadow Sensei"]
fn CFM_694_shadow_sensei() {
    check(CardClass::Rogue, &[Give("CFM_694"), Cost("CFM_694", 4), Stats("CFM_694", 4, 4), Unwritten]);
}

/// # Shaku, the Collector
///
/// `CFM_781` · Rogue minion · 3 mana · 2/4
///
/// > **Stealth** Whenever this attacks, add a card from another class to your hand.
///
/// State: Todo
//~ CFM_781 todo 07d15a35 7242e7a5
#[test]
#[ignore = "todo: CFM_781 Shaku, the Collector"]
fn CFM_781_shaku_the_collector() {
    check(
        CardClass::Rogue,
        &[Give("CFM_781"), Cost("CFM_781", 3), Stats("CFM_781", 2, 4), Has("CFM_781", GameTag::STEALTH), Unwritten],
    );
}
