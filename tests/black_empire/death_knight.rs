//! Death Knight cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9e8c582e

/// # Bloodfiend
///
/// `BE_283` · Death Knight minion · 4 mana · 4/4
///
/// > **Battlecry:** Spend up to 4 **Corpses**. Deal 1 damage to all other minions for each.
///
/// State: Derived
//~ derived BE_283 17e1e12e 1b46b2a9 badb442a.a8831c3e
#[test]
fn BE_283_bloodfiend() {
    check(
        CardClass::DeathKnight,
        &[
            Give("BE_283"),
            Cost("BE_283", 4),
            Stats("BE_283", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Play("BE_283", Nothing),
            Corpses(Mine, 26),
            Now(Nth(1), 4, 1),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # The Cold Dark Void
///
/// `BE_284` · Death Knight spell · Frost · 3 mana
///
/// > Deal $4 damage to a minion and $2 damage to its neighbors.
///
/// State: Derived
//~ derived BE_284 9c4f31c3 2479409a 0aed158a.31a8aef8
#[test]
fn BE_284_the_cold_dark_void() {
    check(
        CardClass::DeathKnight,
        &[
            Give("BE_284"),
            Cost("BE_284", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_284", On(Nth(2))),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[Give("BE_284"), Friend("CS2_182"), Enemy("CS2_182"), Play("BE_284", On(Nth(1))), Now(Nth(1), 4, 1)],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("BE_284"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_284", On(Nth(2))),
            Now(Nth(2), 4, 1),
            Now(Nth(3), 4, 3),
        ],
    );
}

/// # Grafted Knight
///
/// `BE_285` · Death Knight minion · 2 mana · 3/3
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla BE_285 fe2f515e 117343df e5dbad5a.b857c9f1
#[test]
fn BE_285_grafted_knight() {
    check(
        CardClass::DeathKnight,
        &[
            Give("BE_285"),
            Cost("BE_285", 2),
            Stats("BE_285", 3, 3),
            Has("BE_285", GameTag::LIFESTEAL),
            Play("BE_285", Nothing),
            In(The("BE_285"), Zone::Play),
            Now(The("BE_285"), 3, 3),
            HasNow(The("BE_285"), GameTag::LIFESTEAL),
        ],
    );
}

/// # G'huun
///
/// `BE_287` · Death Knight minion · 8 mana · 8/1
///
/// > **Battlecry:** Steal @ Health split among the lowest Health enemies. *Improved by Blood Runes you've played.*
///
/// State: Todo
//~ todo BE_287 7e71cb74 02da7ca9 9185ff7a.36acbd33
#[test]
#[ignore = "todo: BE_287 G'huun"]
fn BE_287_ghuun() {
    check(CardClass::DeathKnight, &[Give("BE_287"), Cost("BE_287", 8), Stats("BE_287", 8, 1), Unwritten]);
}

/// # Curse of G'huun
///
/// `BE_287e2` · Death Knight enchantment
///
/// > -1 Health.
///
/// State: Derived
//~ derived BE_287e2 9c588f87 b57bc335 324d769a.186aaffd
#[test]
fn BE_287e2_curse_of_ghuun() {
    check(CardClass::DeathKnight, &[Friend("CS2_119"), Enchant(My(0), "BE_287e2"), Now(My(0), 2, 6)]);
}

/// # Scion of Insight
///
/// `BE_298` · Death Knight minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Blood, Frost or Unholy card. Gain **Lifesteal**, **Reborn** or **Rush** based on your choice.
///
/// State: Todo
//~ todo BE_298 ebde3180 72490fa2 0db7d952.7158d77e
#[test]
#[ignore = "todo: BE_298 Scion of Insight"]
fn BE_298_scion_of_insight() {
    check(CardClass::DeathKnight, &[Give("BE_298"), Cost("BE_298", 2), Stats("BE_298", 2, 2), Unwritten]);
}

/// # Malicious Presence
///
/// `BE_325` · Death Knight spell · Shadow · 2 mana
///
/// > Destroy a minion. Restore the minion's Health to its owner.
///
/// State: Derived
//~ derived BE_325 3c4238e0 816aee32 f7f58938.4586a342
#[test]
fn BE_325_malicious_presence() {
    check(
        CardClass::DeathKnight,
        &[
            Give("BE_325"),
            Cost("BE_325", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("BE_325", On(Nth(2))),
            Dead(Nth(2)),
            Now(TheirHero, 0, 13),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 17),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("BE_325"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("BE_325", On(Nth(1))),
            Now(MyHero, 0, 13),
            BoardCount(Mine, 0),
            Damage(MyHero, 17),
            Dead(Nth(1)),
        ],
    );
}

/// # Fleshshape
///
/// `BE_571` · Death Knight spell · Shadow · 3 mana
///
/// > **Assemble** a **Deathrattle** minion. Give all minions in your hand +2/+2.
///
/// State: Todo
//~ todo BE_571 e6723c6f c4e4be86 0cc2cfe2.ca05ba7b
#[test]
#[ignore = "todo: BE_571 Fleshshape"]
fn BE_571_fleshshape() {
    check(CardClass::DeathKnight, &[Give("BE_571"), Cost("BE_571", 3), Unwritten]);
}

/// # Reshaped
///
/// `BE_571e` · Warrior enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived BE_571e 6959f734 87bd4653 6cf4b747.6d6ab056
#[test]
fn BE_571e_reshaped() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "BE_571e"), Now(My(0), 7, 3)]);
}

/// # Xel'noth Behemoth
///
/// `BE_749` · Death Knight minion · 5 mana · 5/3
///
/// > **Deathrattle:** Summon two random 1-Cost minions. Give your minions +3 Attack.
///
/// State: Derived
//~ derived BE_749 5021018f a389d755 29bd7832.d54b0383
#[test]
fn BE_749_xelnoth_behemoth() {
    check(
        CardClass::DeathKnight,
        &[
            Give("BE_749"),
            Cost("BE_749", 5),
            Stats("BE_749", 5, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_749"),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            Now(Nth(1), 7, 5),
            In(The("CS2_168"), Zone::Play),
            Now(The("CS2_168"), 5, 1),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[Give("BE_749"), Friend("CS2_182"), Enemy("CS2_182"), Friend("BE_749"), Never(Card("AT_004")), Kill(Nth(3))],
    );
    check(
        CardClass::DeathKnight,
        &[Give("BE_749"), Friend("CS2_182"), Enemy("CS2_182"), Friend("BE_749"), Never(Card("AT_003")), Kill(Nth(3))],
    );
}

/// # Behemoth Flesh
///
/// `BE_749e` · Neutral enchantment
///
/// > +3 Attack.
///
/// State: Derived
//~ derived BE_749e 2a60ec06 420af185 fcafa6a6.fc2d73f0
#[test]
fn BE_749e_behemoth_flesh() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "BE_749e"), Now(My(0), 8, 1)]);
}

/// # Uldir Quarantine
///
/// `BE_780` · Death Knight location · 3 mana · 0 uses
///
/// > Locked until you play a card from each Rune. Summon a random 5-Cost minion.
///
/// State: Todo
//~ todo BE_780 0be57f32 ebdb20a6 e755437f.29c14174
#[test]
#[ignore = "todo: BE_780 Uldir Quarantine"]
fn BE_780_uldir_quarantine() {
    check(CardClass::DeathKnight, &[Give("BE_780"), Cost("BE_780", 3), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781` · Death Knight minion · 7 mana · 9/6
///
/// > While in your hand, this transforms after you play a card with a rune.
///
/// State: Todo
//~ todo BE_781 659256db 6e4b6574 fc1b4f89.0df69c00
#[test]
#[ignore = "todo: BE_781 Fetid Devourer"]
fn BE_781_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781"), Cost("BE_781", 7), Stats("BE_781", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t1` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry**: Destroy an enemy minion. Draw a card. It costs (3) less. Summon two random 3-Cost minions.
///
/// State: Todo
//~ todo BE_781t1 1169292a 71df79bc a0b7a365.2f571c8b
#[test]
#[ignore = "todo: BE_781t1 Fetid Devourer"]
fn BE_781t1_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t1"), Cost("BE_781t1", 7), Stats("BE_781t1", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t10` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Summon two random 9-cost minions.
///
/// State: Derived
//~ derived BE_781t10 da3bf3c0 a8a1dbf1 6051dac4.0754ba84
#[test]
fn BE_781t10_fetid_devourer() {
    check(
        CardClass::DeathKnight,
        &[
            Give("BE_781t10"),
            Cost("BE_781t10", 7),
            Stats("BE_781t10", 9, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_103")),
            Force(Card("AT_103")),
            Play("BE_781t10", Nothing),
            BoardCount(Mine, 4),
            In(The("AT_103"), Zone::Play),
            Now(The("AT_103"), 9, 7),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[Give("BE_781t10"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_283")), Play("BE_781t10", Nothing)],
    );
    check(
        CardClass::DeathKnight,
        &[Give("BE_781t10"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("BE_781t10", Nothing)],
    );
}

/// # Fetid Devourer
///
/// `BE_781t11` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy an enemy minion. Draw a card. It costs (3) less.
///
/// State: Todo
//~ todo BE_781t11 22db8063 916bca95 e269b01e.7106640c
#[test]
#[ignore = "todo: BE_781t11 Fetid Devourer"]
fn BE_781t11_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t11"), Cost("BE_781t11", 7), Stats("BE_781t11", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t12` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy an enemy minion. Summon two random 3-cost minions.
///
/// State: Derived
//~ derived BE_781t12 611a379c 49fdab16 34c3cb77.929e7f2e
#[test]
fn BE_781t12_fetid_devourer() {
    check(
        CardClass::DeathKnight,
        &[
            Give("BE_781t12"),
            Cost("BE_781t12", 7),
            Stats("BE_781t12", 9, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Force(Card("CS2_118")),
            Play("BE_781t12", On(Nth(2))),
            BoardCount(Mine, 4),
            Dead(Nth(2)),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[Give("BE_781t12"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("BE_781t12", On(Nth(2)))],
    );
    check(
        CardClass::DeathKnight,
        &[Give("BE_781t12"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_002")), Play("BE_781t12", On(Nth(2)))],
    );
}

/// # Fetid Devourer
///
/// `BE_781t13` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy 2 enemy minions. Draw a card. It costs (3) less.
///
/// State: Todo
//~ todo BE_781t13 bdab6fd6 f1446da3 40449b89.a5111665
#[test]
#[ignore = "todo: BE_781t13 Fetid Devourer"]
fn BE_781t13_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t13"), Cost("BE_781t13", 7), Stats("BE_781t13", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t14` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy 2 enemy minions. Summon two random 3-cost minions.
///
/// State: Todo
//~ todo BE_781t14 12376ce1 921e9b79 e8c8620e.b4f01526
#[test]
#[ignore = "todo: BE_781t14 Fetid Devourer"]
fn BE_781t14_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t14"), Cost("BE_781t14", 7), Stats("BE_781t14", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t15` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy an enemy minion. Draw 2 cards. They costs (3) less.
///
/// State: Todo
//~ todo BE_781t15 8a635108 377074e3 ca2dc92a.a71f91da
#[test]
#[ignore = "todo: BE_781t15 Fetid Devourer"]
fn BE_781t15_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t15"), Cost("BE_781t15", 7), Stats("BE_781t15", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t16` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy an enemy minion. Summon two random 6-cost minions.
///
/// State: Derived
//~ derived BE_781t16 5d8192d5 be62d3be 8741d2c0.3d1314e6
#[test]
fn BE_781t16_fetid_devourer() {
    check(
        CardClass::DeathKnight,
        &[
            Give("BE_781t16"),
            Cost("BE_781t16", 7),
            Stats("BE_781t16", 9, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_200")),
            Force(Card("CS2_200")),
            Play("BE_781t16", On(Nth(2))),
            BoardCount(Mine, 4),
            Dead(Nth(2)),
            In(The("CS2_200"), Zone::Play),
            Now(The("CS2_200"), 6, 7),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[Give("BE_781t16"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_107")), Play("BE_781t16", On(Nth(2)))],
    );
    check(
        CardClass::DeathKnight,
        &[Give("BE_781t16"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("BE_781t16", On(Nth(2)))],
    );
}

/// # Fetid Devourer
///
/// `BE_781t17` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Draw a card. It costs (3) less. Summon two random 3-cost minions.
///
/// State: Derived
//~ derived BE_781t17 5fa6e739 3203ff34 57d2b79e.2a83b77c
#[test]
fn BE_781t17_fetid_devourer() {
    check(
        CardClass::DeathKnight,
        &[
            Give("BE_781t17"),
            Cost("BE_781t17", 7),
            Stats("BE_781t17", 9, 6),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Force(Card("CS2_118")),
            Play("BE_781t17", Nothing),
            BoardCount(Mine, 4),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 1),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("BE_781t17"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("BE_781t17", Nothing),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("BE_781t17"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_002")),
            Play("BE_781t17", Nothing),
        ],
    );
}

/// # Fetid Devourer
///
/// `BE_781t18` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Draw 2 cards. They costs (3) less. Summon two random 3-cost minions.
///
/// State: Todo
//~ todo BE_781t18 34e481da 9039bb35 a7654688.b42c6742
#[test]
#[ignore = "todo: BE_781t18 Fetid Devourer"]
fn BE_781t18_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t18"), Cost("BE_781t18", 7), Stats("BE_781t18", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t19` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Draw a card. It costs (3) less. Summon two random 6-cost minions.
///
/// State: Derived
//~ derived BE_781t19 59cf6ca7 340216e1 9253695b.62fdec25
#[test]
fn BE_781t19_fetid_devourer() {
    check(
        CardClass::DeathKnight,
        &[
            Give("BE_781t19"),
            Cost("BE_781t19", 7),
            Stats("BE_781t19", 9, 6),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_200")),
            Force(Card("CS2_200")),
            Play("BE_781t19", Nothing),
            BoardCount(Mine, 4),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 1),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            In(The("CS2_200"), Zone::Play),
            Now(The("CS2_200"), 6, 7),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("BE_781t19"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AV_107")),
            Play("BE_781t19", Nothing),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("BE_781t19"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("BE_781t19", Nothing),
        ],
    );
}

/// # Fetid Devourer
///
/// `BE_781t2` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy an enemy minion.
///
/// State: Derived
//~ derived BE_781t2 1e89d4e7 4232e78f a291ab0d.3b107942
#[test]
fn BE_781t2_fetid_devourer() {
    check(
        CardClass::DeathKnight,
        &[
            Give("BE_781t2"),
            Cost("BE_781t2", 7),
            Stats("BE_781t2", 9, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_781t2", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Fetid Devourer
///
/// `BE_781t3` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy 2 enemy minions.
///
/// State: Todo
//~ todo BE_781t3 7c5e2b4a 85a937b7 72d73767.7161b96f
#[test]
#[ignore = "todo: BE_781t3 Fetid Devourer"]
fn BE_781t3_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t3"), Cost("BE_781t3", 7), Stats("BE_781t3", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t4` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Destroy 3 enemy minions.
///
/// State: Todo
//~ todo BE_781t4 02eb2273 c8157eda 69a8dc22.b33469a1
#[test]
#[ignore = "todo: BE_781t4 Fetid Devourer"]
fn BE_781t4_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t4"), Cost("BE_781t4", 7), Stats("BE_781t4", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t5` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Draw a card. It costs (3) less.
///
/// State: Derived
//~ derived BE_781t5 6255f7fb 27909d9c 7415b864.14bb5098
#[test]
fn BE_781t5_fetid_devourer() {
    check(
        CardClass::DeathKnight,
        &[
            Give("BE_781t5"),
            Cost("BE_781t5", 7),
            Stats("BE_781t5", 9, 6),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_781t5", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 1),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Fetid Devourer
///
/// `BE_781t6` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Draw 2 cards. They costs (3) less.
///
/// State: Todo
//~ todo BE_781t6 bdcff72b ae53f09d a4dab5c4.be1e1384
#[test]
#[ignore = "todo: BE_781t6 Fetid Devourer"]
fn BE_781t6_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t6"), Cost("BE_781t6", 7), Stats("BE_781t6", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t7` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Draw 3 cards. They costs (3) less.
///
/// State: Todo
//~ todo BE_781t7 2ad204cf 951ddd3c 5bede04d.5775d808
#[test]
#[ignore = "todo: BE_781t7 Fetid Devourer"]
fn BE_781t7_fetid_devourer() {
    check(CardClass::DeathKnight, &[Give("BE_781t7"), Cost("BE_781t7", 7), Stats("BE_781t7", 9, 6), Unwritten]);
}

/// # Fetid Devourer
///
/// `BE_781t8` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Summon two random 3-cost minions.
///
/// State: Derived
//~ derived BE_781t8 6855c75e 525ecb78 5d5c1384.6572a2ea
#[test]
fn BE_781t8_fetid_devourer() {
    check(
        CardClass::DeathKnight,
        &[
            Give("BE_781t8"),
            Cost("BE_781t8", 7),
            Stats("BE_781t8", 9, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Force(Card("CS2_118")),
            Play("BE_781t8", Nothing),
            BoardCount(Mine, 4),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[Give("BE_781t8"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("BE_781t8", Nothing)],
    );
    check(
        CardClass::DeathKnight,
        &[Give("BE_781t8"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_002")), Play("BE_781t8", Nothing)],
    );
}

/// # Fetid Devourer
///
/// `BE_781t9` · Death Knight minion · 7 mana · 9/6
///
/// > **Battlecry:** Summon two random 6-cost minions.
///
/// State: Derived
//~ derived BE_781t9 b0be9cf4 d6fe96d9 421862a2.768f83e1
#[test]
fn BE_781t9_fetid_devourer() {
    check(
        CardClass::DeathKnight,
        &[
            Give("BE_781t9"),
            Cost("BE_781t9", 7),
            Stats("BE_781t9", 9, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_200")),
            Force(Card("CS2_200")),
            Play("BE_781t9", Nothing),
            BoardCount(Mine, 4),
            In(The("CS2_200"), Zone::Play),
            Now(The("CS2_200"), 6, 7),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[Give("BE_781t9"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_107")), Play("BE_781t9", Nothing)],
    );
    check(
        CardClass::DeathKnight,
        &[Give("BE_781t9"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("BE_781t9", Nothing)],
    );
}
