//! Paladin cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4af7205d

/// # Grimestreet Protector
///
/// `CFM_062` · Paladin minion · 7 mana · 6/6
///
/// > **Taunt Battlecry:** Give adjacent minions **Divine Shield**.
///
/// State: Derived
//~ derived CFM_062 9f46f423 40d86e0b a6815d7d.8e388d99
#[test]
fn CFM_062_grimestreet_protector() {
    check(
        CardClass::Paladin,
        &[
            Give("CFM_062"),
            Cost("CFM_062", 7),
            Stats("CFM_062", 6, 6),
            Has("CFM_062", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_062", Nothing),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
            Now(Nth(2), 4, 5),
            Now(Nth(0), 6, 6),
            Damage(MyHero, 0),
        ],
    );
}

/// # Smuggler's Run
///
/// `CFM_305` · Paladin spell · 1 mana
///
/// > Give all minions in your hand +1/+1.
///
/// State: Derived
//~ derived CFM_305 82a5dde8 aef104ef 50a4adb2.d09c7f8b
#[test]
#[ignore = "todo: CFM_305 Smuggler's Run"]
fn CFM_305_smugglers_run() {
    check(CardClass::Paladin, &[Give("CFM_305"), Cost("CFM_305", 1), Unwritten]);
}

/// # Smuggling
///
/// `CFM_305e` · Paladin enchantment
///
/// > +1/+1 from Smuggler's Run.
///
/// State: Derived
//~ derived CFM_305e 97c124ec 44a02d9c 5b0815f1.d5f6df92
#[test]
fn CFM_305e_smuggling() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "CFM_305e"), Now(My(0), 6, 2)]);
}

/// # Grimestreet Enforcer
///
/// `CFM_639` · Paladin minion · 4 mana · 4/4
///
/// > At the end of your turn, give all minions in your hand +1/+1.
///
/// State: Derived
//~ derived CFM_639 5689c291 ebf4d204 4d64ca7c.773751c0
#[test]
#[ignore = "todo: CFM_639 Grimestreet Enforcer"]
fn CFM_639_grimestreet_enforcer() {
    check(CardClass::Paladin, &[Give("CFM_639"), Cost("CFM_639", 4), Stats("CFM_639", 4, 4), Unwritten]);
}

/// # Grimscale Chum
///
/// `CFM_650` · Paladin minion · 1 mana · 2/1
///
/// > **Battlecry:** Give a random Murloc in your hand +1/+1.
///
/// State: Derived
//~ derived CFM_650 f467a30c 3c379fd2 dfea0e02.25fb28c3
#[test]
#[ignore = "todo: CFM_650 Grimscale Chum"]
fn CFM_650_grimscale_chum() {
    check(CardClass::Paladin, &[Give("CFM_650"), Cost("CFM_650", 1), Stats("CFM_650", 2, 1), Unwritten]);
}

/// # Smuggling
///
/// `CFM_650e` · Neutral enchantment
///
/// > +1/+1 from Grimscale Chum.
///
/// State: Derived
//~ derived CFM_650e 53ce9aea a0f3d242 4d15bdfc.7d8bbd8b
#[test]
fn CFM_650e_smuggling() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "CFM_650e"), Now(My(0), 6, 2)]);
}

/// # Grimestreet Outfitter
///
/// `CFM_753` · Paladin minion · 2 mana · 2/2
///
/// > **Battlecry:** Give all minions in your hand +1/+1.
///
/// State: Derived
//~ derived CFM_753 1e5ba9bf ffe7b9e4 db85bc85.1cf69545
#[test]
#[ignore = "todo: CFM_753 Grimestreet Outfitter"]
fn CFM_753_grimestreet_outfitter() {
    check(CardClass::Paladin, &[Give("CFM_753"), Cost("CFM_753", 2), Stats("CFM_753", 2, 2), Unwritten]);
}

/// # Smuggling
///
/// `CFM_753e` · Neutral enchantment
///
/// > +1/+1 from Grimestreet Outfitter.
///
/// State: Derived
//~ derived CFM_753e 1bd13de3 2bd04896 74fc6f74.72ceaded
#[test]
fn CFM_753e_smuggling() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "CFM_753e"), Now(My(0), 6, 2)]);
}

/// # Meanstreet Marshal
///
/// `CFM_759` · Paladin minion · 1 mana · 1/2
///
/// > **Deathrattle:** If this minion has 2 or more Attack, draw a card.
///
/// State: Todo
//~ todo CFM_759 dfc46f58 9b5e5bcf 19a5e64a.5dd4313f
#[test]
#[ignore = "todo: CFM_759 Meanstreet Marshal"]
fn CFM_759_meanstreet_marshal() {
    check(CardClass::Paladin, &[Give("CFM_759"), Cost("CFM_759", 1), Stats("CFM_759", 1, 2), Unwritten]);
}

/// # Getaway Kodo
///
/// `CFM_800` · Paladin spell · 1 mana
///
/// > **Secret:** When a friendly minion dies, return it to your hand.
///
/// State: Derived
//~ derived CFM_800 5819ef02 13a52ddf 05893d8e.51d4347c
#[test]
#[ignore = "todo: CFM_800 Getaway Kodo"]
fn CFM_800_getaway_kodo() {
    check(CardClass::Paladin, &[Give("CFM_800"), Cost("CFM_800", 1), Unwritten]);
}

/// # Wickerflame Burnbristle
///
/// `CFM_815` · Paladin minion · 3 mana · 3/3
///
/// > **Taunt Divine Shield Lifesteal**
///
/// State: Vanilla
//~ vanilla CFM_815 d8f9befd 660ec240 a9a00005.a8f2cadd
#[test]
fn CFM_815_wickerflame_burnbristle() {
    check(
        CardClass::Paladin,
        &[
            Give("CFM_815"),
            Cost("CFM_815", 3),
            Stats("CFM_815", 3, 3),
            Has("CFM_815", GameTag::DIVINE_SHIELD),
            Has("CFM_815", GameTag::LIFESTEAL),
            Has("CFM_815", GameTag::TAUNT),
            Play("CFM_815", Nothing),
            In(The("CFM_815"), Zone::Play),
            Now(The("CFM_815"), 3, 3),
            HasNow(The("CFM_815"), GameTag::DIVINE_SHIELD),
            HasNow(The("CFM_815"), GameTag::LIFESTEAL),
            HasNow(The("CFM_815"), GameTag::TAUNT),
        ],
    );
}

/// # Small-Time Recruits
///
/// `CFM_905` · Paladin spell · 3 mana
///
/// > Draw three 1-Cost minions from your deck.
///
/// State: Derived
//~ derived CFM_905 d7bb6e08 ebccb7fe b5e3dfd6.c2c8930b
#[test]
#[ignore = "todo: CFM_905 Small-Time Recruits"]
fn CFM_905_small_time_recruits() {
    check(CardClass::Paladin, &[Give("CFM_905"), Cost("CFM_905", 3), Unwritten]);
}
