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
//~ derived CFM_062 9f46f423 4f8c3b11 a6815d7d.8e388d99
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
//~ derived CFM_305 82a5dde8 a7ac5bb0 50a4adb2.d09c7f8b
#[test]
fn CFM_305_smugglers_run() {
    check(
        CardClass::Paladin,
        &[
            Give("CFM_305"),
            Cost("CFM_305", 1),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_305", Nothing),
            Now(Nth(1), 6, 2),
            Now(Nth(2), 5, 6),
        ],
    );
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
//~ derived CFM_639 5689c291 6d554508 4d64ca7c.773751c0
#[test]
fn CFM_639_grimestreet_enforcer() {
    check(
        CardClass::Paladin,
        &[
            Give("CFM_639"),
            Cost("CFM_639", 4),
            Stats("CFM_639", 4, 4),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_639"),
            EndTurn,
            Now(Nth(0), 5, 5),
            Now(Nth(1), 6, 2),
            Now(Nth(2), 5, 6),
        ],
    );
}

/// # Grimscale Chum
///
/// `CFM_650` · Paladin minion · 1 mana · 2/1
///
/// > **Battlecry:** Give a random Murloc in your hand +1/+1.
///
/// State: Derived
//~ derived CFM_650 f467a30c 8ab39c0e dfea0e02.25fb28c3
#[test]
fn CFM_650_grimscale_chum() {
    check(
        CardClass::Paladin,
        &[
            Give("CFM_650"),
            Cost("CFM_650", 1),
            Stats("CFM_650", 2, 1),
            Give("CS2_168"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("CFM_650", Nothing),
            Now(Nth(1), 3, 2),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("CFM_650"),
            Give("CS2_168"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(2))),
            Play("CFM_650", Nothing),
        ],
    );
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
//~ derived CFM_753 1e5ba9bf 4014fa82 db85bc85.1cf69545
#[test]
fn CFM_753_grimestreet_outfitter() {
    check(
        CardClass::Paladin,
        &[
            Give("CFM_753"),
            Cost("CFM_753", 2),
            Stats("CFM_753", 2, 2),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_753", Nothing),
            Now(Nth(1), 6, 2),
            Now(Nth(2), 5, 6),
        ],
    );
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
/// State: Derived
//~ derived CFM_759 dfc46f58 69b310f5 19a5e64a.5dd4313f
#[test]
fn CFM_759_meanstreet_marshal() {
    check(
        CardClass::Paladin,
        &[
            Give("CFM_759"),
            Cost("CFM_759", 1),
            Stats("CFM_759", 1, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_759"),
            Enchant(Nth(6), "CS2_092e"),
            Kill(Nth(6)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("CFM_759"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_759"),
            Kill(Nth(6)),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Getaway Kodo
///
/// `CFM_800` · Paladin spell · 1 mana
///
/// > **Secret:** When a friendly minion dies, return it to your hand.
///
/// State: Derived
//~ derived CFM_800 5819ef02 b8261618 05893d8e.51d4347c
#[test]
fn CFM_800_getaway_kodo() {
    check(
        CardClass::Paladin,
        &[
            Give("CFM_800"),
            Cost("CFM_800", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_800"),
            EndTurn,
            Kill(Nth(1)),
            HandCount(Mine, 2),
            CostNow(Nth(1), 4),
            In(Nth(1), Zone::Hand),
            Now(Nth(1), 4, 5),
            Dead(Nth(3)),
        ],
    );
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
//~ derived CFM_905 d7bb6e08 9147efa1 b5e3dfd6.c2c8930b
#[test]
fn CFM_905_small_time_recruits() {
    check(
        CardClass::Paladin,
        &[
            Give("CFM_905"),
            Cost("CFM_905", 3),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_905", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(2), 1),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 2, 1),
            CostNow(Nth(3), 1),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 2, 1),
            CostNow(Nth(4), 1),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 2, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("CFM_905"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_168"),
            OnTop("CS2_075"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_905", Nothing),
            DeckCount(Mine, 6),
            HandCount(Mine, 2),
            CostNow(Nth(4), 1),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 2, 1),
            CostNow(Nth(6), 1),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 2, 1),
        ],
    );
}
