//! Rogue cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 708b105b

/// # Bone Baron
///
/// `ICC_065` · Rogue minion · 5 mana · 5/5
///
/// > **Deathrattle:** Add two 1/1 Skeletons to your hand.
///
/// State: Derived
//~ derived ICC_065 c040fae9 a27e0f4d d5943c7e.5503ef20
#[test]
fn ICC_065_bone_baron() {
    check(
        CardClass::Rogue,
        &[
            Give("ICC_065"),
            Cost("ICC_065", 5),
            Stats("ICC_065", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_065"),
            Kill(Nth(3)),
            Is(InHand(1), "ICC_026t"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            Is(InHand(2), "ICC_026t"),
            CostNow(InHand(2), 1),
            Now(InHand(2), 1, 1),
            HandCount(Mine, 3),
        ],
    );
}

/// # Roll the Bones
///
/// `ICC_201` · Rogue spell · 2 mana
///
/// > Draw a card. If it has **Deathrattle**, cast this again.
///
/// State: Derived
//~ derived ICC_201 b0399bf1 d9117612 d799a091.7f7dd42a
#[test]
fn ICC_201_roll_the_bones() {
    check(
        CardClass::Rogue,
        &[
            Give("ICC_201"),
            Cost("ICC_201", 2),
            OnTop("AT_009"),
            OnTop("AT_009"),
            OnTop("CS2_182"),
            OnTheirTop("AT_009"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("LEG_CS3_013"),
            Enemy("CS2_182"),
            Play("ICC_201", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("ICC_201"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AT_009"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            OnTheirTop("AT_009"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("LEG_CS3_013"),
            Enemy("CS2_182"),
            Play("ICC_201", Nothing),
            DeckCount(Mine, 4),
            HandCount(Mine, 2),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
            CostNow(Nth(6), 8),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 7, 7),
        ],
    );
}

/// # Leeching Poison
///
/// `ICC_221` · Rogue spell · Nature · 1 mana
///
/// > Give your weapon **Lifesteal** this turn.
///
/// State: Derived
//~ derived ICC_221 51ad3045 c23c9461 0f0fc71f.51a6531b
#[test]
fn ICC_221_leeching_poison() {
    check(
        CardClass::Rogue,
        &[
            Give("ICC_221"),
            Cost("ICC_221", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("ICC_221", Nothing),
            HasNow(Nth(3), GameTag::LIFESTEAL),
        ],
    );
}

/// # Leeching Poison
///
/// `ICC_221e` · Rogue enchantment
///
/// > Has **Lifesteal** this turn.
///
/// State: Derived
//~ derived ICC_221e f3ac0da1 cd731928 16751496.1e334d9c
#[test]
fn ICC_221e_leeching_poison() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "ICC_221e"),
            HasNow(My(0), GameTag::LIFESTEAL),
            EndTurn,
            HasNot(My(0), GameTag::LIFESTEAL),
        ],
    );
}

/// # Doomerang
///
/// `ICC_233` · Rogue spell · 1 mana
///
/// > Throw your weapon at a minion. It deals its damage, then returns to your hand.
///
/// State: Todo
//~ todo ICC_233 37a7c733 8bd4e458 c10122b9.7218a8db
#[test]
#[ignore = "todo: ICC_233 Doomerang"]
fn ICC_233_doomerang() {
    check(CardClass::Rogue, &[Give("ICC_233"), Cost("ICC_233", 1), Unwritten]);
}

/// # Runeforge Haunter
///
/// `ICC_240` · Rogue minion · 4 mana · 5/3
///
/// > During your turn, your weapon doesn't lose Durability.
///
/// State: Todo
//~ todo ICC_240 61377aba 70caea77 c13d2780.cb8086c3
#[test]
#[ignore = "todo: ICC_240 Runeforge Haunter"]
fn ICC_240_runeforge_haunter() {
    check(CardClass::Rogue, &[Give("ICC_240"), Cost("ICC_240", 4), Stats("ICC_240", 5, 3), Unwritten]);
}

/// # Plague Scientist
///
/// `ICC_809` · Rogue minion · 3 mana · 2/3
///
/// > **Combo:** Give a friendly minion **Poisonous**.
///
/// State: Derived
//~ derived ICC_809 f9fedb21 b63e329e 3927c4c8.75cdb3ad
#[test]
fn ICC_809_plague_scientist() {
    check(
        CardClass::Rogue,
        &[
            Give("ICC_809"),
            Cost("ICC_809", 3),
            Stats("ICC_809", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("ICC_809", On(Nth(1))),
            HasNow(Nth(1), GameTag::POISONOUS),
        ],
    );
}

/// # Test Subject
///
/// `ICC_809e` · Rogue enchantment
///
/// > **Poisonous**
///
/// State: Derived
//~ derived ICC_809e 116a8dcd 6a86de7b 1ad88fce.2574dcf7
#[test]
fn ICC_809e_test_subject() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "ICC_809e"), HasNow(My(0), GameTag::POISONOUS)]);
}

/// # Lilian Voss
///
/// `ICC_811` · Rogue minion · 4 mana · 4/5
///
/// > **Battlecry:** Replace spells in your hand with random spells *(from your opponent's class).*
///
/// State: Derived
//~ derived ICC_811 995519d7 ca93b4a5 ada09a14.1af143b9
#[test]
fn ICC_811_lilian_voss() {
    check(
        CardClass::Rogue,
        &[
            Give("ICC_811"),
            Cost("ICC_811", 4),
            Stats("ICC_811", 4, 5),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("ICC_811", Nothing),
            Is(Nth(1), "AT_001"),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("ICC_811"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("ICC_811", Nothing),
        ],
    );
}

/// # Valeera the Hollow
///
/// `ICC_827` · Rogue hero · 9 mana · 30 health, 5 armor
///
/// > **Battlecry:** Gain **Stealth** until your next turn.
///
/// State: Todo
//~ todo ICC_827 5d96e606 b42ac7cf ea3ad47d.a88a60cb
#[test]
#[ignore = "todo: ICC_827 Valeera the Hollow"]
fn ICC_827_valeera_the_hollow() {
    check(CardClass::Rogue, &[Give("ICC_827"), Cost("ICC_827", 9), Unwritten]);
}

/// # Veil of Shadows
///
/// `ICC_827e3` · Rogue enchantment
///
/// > **Stealth** until your next turn.
///
/// State: Derived
//~ derived ICC_827e3 952d90c7 42c9fc30 28f2fad3.cec81b7f
#[test]
fn ICC_827e3_veil_of_shadows() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "ICC_827e3"),
            HasNow(My(0), GameTag::STEALTH),
            EndTurn,
            HasNow(My(0), GameTag::STEALTH),
            EndTurn,
            HasNot(My(0), GameTag::STEALTH),
        ],
    );
}

/// # Death's Shadow
///
/// `ICC_827p` · Rogue hero power · 0 mana
///
/// > **Passive** During your turn, add a 'Shadow Reflection' to your hand.
///
/// State: Todo
//~ todo ICC_827p 55be12b5 aea4cf1c 0b5c5fee.1df2d3f9
#[test]
#[ignore = "todo: ICC_827p Death's Shadow"]
fn ICC_827p_deaths_shadow() {
    check(CardClass::Rogue, &[HasHeroPower("ICC_827p"), Cost("ICC_827p", 0), Unwritten]);
}

/// # Shadow Reflection
///
/// `ICC_827t` · Rogue spell · Shadow · 0 mana
///
/// > Each time you play a card, transform this into a copy of it.
///
/// State: Todo
//~ todo ICC_827t 54cccdb8 bc86b97b a907eba6.2cc77b0b
#[test]
#[ignore = "todo: ICC_827t Shadow Reflection"]
fn ICC_827t_shadow_reflection() {
    check(CardClass::Rogue, &[Give("ICC_827t"), Cost("ICC_827t", 0), Unwritten]);
}

/// # Shadowblade
///
/// `ICC_850` · Rogue weapon · 3 mana · 3/2 durability
///
/// > **Battlecry:** Your hero is **Immune** this turn.
///
/// State: Derived
//~ derived ICC_850 73c5d72d 41a15dd6 0b82bff3.4734034e
#[test]
fn ICC_850_shadowblade() {
    check(
        CardClass::Rogue,
        &[
            Give("ICC_850"),
            Cost("ICC_850", 3),
            Stats("ICC_850", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_850", Nothing),
            HasNow(MyHero, GameTag::IMMUNE),
        ],
    );
}

/// # Shaded
///
/// `ICC_850e` · Rogue enchantment
///
/// > **Immune** this turn.
///
/// State: Derived
//~ derived ICC_850e 7a41ca26 cecae297 bc27125e.fb55a5e5
#[test]
fn ICC_850e_shaded() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "ICC_850e"),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// # Spectral Pillager
///
/// `ICC_910` · Rogue minion · 5 mana · 5/5
///
/// > **Combo:** Deal 2 damage to a minion for each other card you've played this turn.
///
/// State: Derived
//~ derived ICC_910 b56191d0 7dda1b74 58b2d657.ae3344e0
#[test]
fn ICC_910_spectral_pillager() {
    check(
        CardClass::Rogue,
        &[
            Give("ICC_910"),
            Cost("ICC_910", 5),
            Stats("ICC_910", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("ICC_910", On(Nth(2))),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("ICC_910"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("ICC_910", On(Nth(1))),
            Now(Nth(1), 4, 1),
        ],
    );
}
