//! Rogue cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2a5af66f

/// # Luckydo Buccaneer
///
/// `CFM_342` · Rogue minion · 6 mana · 5/5
///
/// > **Battlecry:** If your weapon has at least 3 Attack, gain +4/+4.
///
/// State: Derived
//~ derived CFM_342 6cb8f63f b556578f da7f38ef.34287c64
#[test]
fn CFM_342_luckydo_buccaneer() {
    check(
        CardClass::Rogue,
        &[
            Give("CFM_342"),
            Cost("CFM_342", 6),
            Stats("CFM_342", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("CFM_342", Nothing),
            Now(Nth(0), 9, 9),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("CFM_342"), Friend("CS2_182"), Enemy("CS2_182"), Play("CFM_342", Nothing), Now(Nth(0), 5, 5)],
    );
}

/// # Looted Blade
///
/// `CFM_342e` · Rogue enchantment
///
/// > +4/+4.
///
/// State: Derived
//~ derived CFM_342e 2b6c6c31 0335e009 164a83b9.529ecbc5
#[test]
fn CFM_342e_looted_blade() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "CFM_342e"), Now(My(0), 9, 5)]);
}

/// # Counterfeit Coin
///
/// `CFM_630` · Rogue spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived CFM_630 6db06f50 453aa028 2d8884e2.095f71be
#[test]
fn CFM_630_counterfeit_coin() {
    check(
        CardClass::Rogue,
        &[
            Give("CFM_630"),
            Cost("CFM_630", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("CFM_630", Nothing),
            Mana(6),
        ],
    );
}

/// # Lotus Assassin
///
/// `CFM_634` · Rogue minion · 5 mana · 5/5
///
/// > **Stealth**. Whenever this attacks and kills a minion, gain **Stealth**.
///
/// State: Derived
//~ derived CFM_634 f557adb9 eb54b9aa 0fca53b2.2fa175ee
#[test]
fn CFM_634_lotus_assassin() {
    check(
        CardClass::Rogue,
        &[
            Give("CFM_634"),
            Cost("CFM_634", 5),
            Stats("CFM_634", 5, 5),
            Has("CFM_634", GameTag::STEALTH),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("CFM_634"),
            Attack(Nth(9), Nth(6)),
            HasNow(Nth(9), GameTag::STEALTH),
        ],
    );
}

/// # Shadow Rager
///
/// `CFM_636` · Rogue minion · 3 mana · 5/1
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla CFM_636 90a80e1a 0dc4a71c 2ccace66.86cd88a1
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
/// State: Done
//~ done CFM_690 df9d9fba - b7b04ba1.72cbea82
#[test]
fn CFM_690_jade_shuriken() {
    check(
        CardClass::Rogue,
        &[
            Give("CFM_690"),
            Cost("CFM_690", 2),
            Play("GAME_005", Nothing),
            Play("CFM_690", On(TheirHero)),
            Damage(TheirHero, 3),
            Now(My(0), 1, 1),
        ],
    );
}

/// # Jade Swarmer
///
/// `CFM_691` · Rogue minion · 1 mana · 1/1
///
/// > **Stealth Deathrattle:** Summon a{1} {0} **Jade Golem**.@**Stealth Deathrattle:** Summon a **Jade Golem**.
///
/// State: Derived
//~ derived CFM_691 69fd884c 82d25e72 40ad57b3.c1d71a0c
#[test]
fn CFM_691_jade_swarmer() {
    check(
        CardClass::Rogue,
        &[
            Give("CFM_691"),
            Cost("CFM_691", 1),
            Stats("CFM_691", 1, 1),
            Has("CFM_691", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_691"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("CFM_712_t01"), Zone::Play),
            Now(The("CFM_712_t01"), 1, 1),
        ],
    );
}

/// # Gadgetzan Ferryman
///
/// `CFM_693` · Rogue minion · 2 mana · 2/3
///
/// > **Combo:** Return a friendly minion to your hand.
///
/// State: Derived
//~ derived CFM_693 adbebb31 cef06ee3 23932aa7.3ad60eca
#[test]
fn CFM_693_gadgetzan_ferryman() {
    check(
        CardClass::Rogue,
        &[
            Give("CFM_693"),
            Cost("CFM_693", 2),
            Stats("CFM_693", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("CFM_693", On(Nth(1))),
            BoardCount(Mine, 1),
            HandCount(Mine, 1),
            CostNow(Nth(1), 4),
            In(Nth(1), Zone::Hand),
        ],
    );
}

/// # Shadow Sensei
///
/// `CFM_694` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a **Stealthed** minion +2/+2.
///
/// State: Derived
//~ derived CFM_694 d7a343c3 601f8edc 5a04e550.06544f2a
#[test]
fn CFM_694_shadow_sensei() {
    check(
        CardClass::Rogue,
        &[
            Give("CFM_694"),
            Cost("CFM_694", 4),
            Stats("CFM_694", 4, 4),
            Friend("AT_095"),
            Friend("CS2_182"),
            Enemy("AT_095"),
            Enemy("CS2_182"),
            CannotTarget("CFM_694", Nth(2)),
            Play("CFM_694", On(Nth(1))),
            Now(Nth(1), 4, 4),
        ],
    );
}

/// # Trained
///
/// `CFM_694e` · Rogue enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived CFM_694e d7230729 f8b73fb4 26037417.6d6ab056
#[test]
fn CFM_694e_trained() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "CFM_694e"), Now(My(0), 7, 3)]);
}

/// # Shaku, the Collector
///
/// `CFM_781` · Rogue minion · 3 mana · 2/4
///
/// > **Stealth** Whenever this attacks, add a card from another class to your hand.
///
/// State: Derived
//~ derived CFM_781 1ca70971 b8243df4 b72fcfd2.24b25c89
#[test]
fn CFM_781_shaku_the_collector() {
    check(
        CardClass::Rogue,
        &[
            Give("CFM_781"),
            Cost("CFM_781", 3),
            Stats("CFM_781", 2, 4),
            Has("CFM_781", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("CFM_781"),
            Force(Card("AT_020")),
            Attack(Nth(4), TheirHero),
            Is(InHand(1), "AT_020"),
            CostNow(InHand(1), 7),
            Now(InHand(1), 6, 8),
            HandCount(Mine, 2),
        ],
    );
}
