//! Shaman cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 895cca28

/// # Serpentshrine Portal
///
/// `BT_100` · Shaman spell · Nature · 3 mana
///
/// > Deal $3 damage. Summon a random 3-Cost minion. **Overload:** (1)
///
/// State: Derived
//~ derived BT_100 c0b8ae51 26efb839 dbf75d92.4defb73a
#[test]
fn BT_100_serpentshrine_portal() {
    check(
        CardClass::Shaman,
        &[
            Give("BT_100"),
            Cost("BT_100", 3),
            Has("BT_100", GameTag::OVERLOAD),
            Targets("BT_100", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Play("BT_100", On(Nth(2))),
            BoardCount(Mine, 2),
            Now(Nth(2), 4, 2),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("BT_100"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("BT_100", On(Nth(2)))],
    );
    check(
        CardClass::Shaman,
        &[Give("BT_100"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_002")), Play("BT_100", On(Nth(2)))],
    );
    check(
        CardClass::Shaman,
        &[
            Give("BT_100"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Play("BT_100", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(Nth(1), 4, 2),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
}

/// # Vivid Spores
///
/// `BT_101` · Shaman spell · Nature · 4 mana
///
/// > Give your minions "**Deathrattle:** Resummon this minion."
///
/// State: Derived
//~ derived BT_101 65fa56a4 f388e728 da7ff558.14106be0
#[test]
fn BT_101_vivid_spores() {
    check(
        CardClass::Shaman,
        &[
            Give("BT_101"),
            Cost("BT_101", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_101", Nothing),
            Kill(Nth(1)),
            BoardCount(Mine, 1),
        ],
    );
}

/// # Glowcapped
///
/// `BT_101e` · Shaman enchantment
///
/// > **Deathrattle:** Resummon this minion.
///
/// State: Derived
//~ derived BT_101e e81c3f5b 27a9b628 17170ff8.77516780
#[test]
fn BT_101e_glowcapped() {
    check(
        CardClass::Shaman,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "BT_101e"),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Boggspine Knuckles
///
/// `BT_102` · Shaman weapon · 5 mana · 4/2 durability
///
/// > After your hero attacks, transform your minions into random ones that cost (1) more.
///
/// State: Derived
//~ derived BT_102 64dec82f a17892ec f953bedf.ddbfd14b
#[test]
fn BT_102_boggspine_knuckles() {
    check(
        CardClass::Shaman,
        &[
            Give("BT_102"),
            Cost("BT_102", 5),
            Stats("BT_102", 4, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_102"),
            Force(Card("GVG_070")),
            Attack(MyHero, TheirHero),
            Is(Nth(1), "GVG_070"),
            Now(Nth(1), 7, 4),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("BT_102"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_102"),
            Never(Card("AT_001")),
            Attack(MyHero, TheirHero),
        ],
    );
}

/// # Bogstrok Clacker
///
/// `BT_106` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Transform adjacent minions into random minions that cost (1) more.
///
/// State: Derived
//~ derived BT_106 d1b92b16 f2e32456 05a10071.5c75b14e
#[test]
fn BT_106_bogstrok_clacker() {
    check(
        CardClass::Shaman,
        &[
            Give("BT_106"),
            Cost("BT_106", 3),
            Stats("BT_106", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GVG_070")),
            Play("BT_106", Nothing),
            Is(Nth(1), "GVG_070"),
            Now(Nth(1), 7, 4),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("BT_106"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("BT_106", Nothing)],
    );
}

/// # Lady Vashj
///
/// `BT_109` · Shaman minion · 3 mana · 4/3
///
/// > **Spell Damage +1 Deathrattle:** Shuffle 'Vashj Prime' into your deck.
///
/// State: Derived
//~ derived BT_109 e5917adf 622718ce e0098db9.9be28983
#[test]
fn BT_109_lady_vashj() {
    check(
        CardClass::Shaman,
        &[
            Give("BT_109"),
            Cost("BT_109", 3),
            Stats("BT_109", 4, 3),
            Has("BT_109", GameTag::SPELLPOWER),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_109"),
            Kill(Nth(3)),
            DeckCount(Mine, 20),
            In(The("BT_109t"), Zone::Deck),
        ],
    );
}

/// # Vashj Prime
///
/// `BT_109t` · Shaman minion · 7 mana · 5/4
///
/// > **Spell Damage +1 Battlecry:** Draw 3 spells. Reduce their Cost by (3).
///
/// State: Derived
//~ derived BT_109t 16a53a23 a5068782 4e4e158a.3e83a115
#[test]
fn BT_109t_vashj_prime() {
    check(
        CardClass::Shaman,
        &[
            Give("BT_109t"),
            Cost("BT_109t", 7),
            Stats("BT_109t", 5, 4),
            Has("BT_109t", GameTag::SPELLPOWER),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_109t", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(2), 2),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
            CostNow(Nth(3), 2),
            In(Nth(3), Zone::Hand),
            TagNow(Nth(3), GameTag::SPELLPOWER, 0),
            CostNow(Nth(4), 2),
            In(Nth(4), Zone::Hand),
            TagNow(Nth(4), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # Torrent
///
/// `BT_110` · Shaman spell · Nature · 4 mana
///
/// > Deal $8 damage to a minion. Costs (3) less if you cast a spell last turn.
///
/// State: Derived
//~ derived BT_110 0a634428 ea1f0e6a 358c024d.d88a30b2
#[test]
fn BT_110_torrent() {
    check(
        CardClass::Shaman,
        &[
            Give("BT_110"),
            Cost("BT_110", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("BT_110", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("BT_110"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("BT_110", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("BT_110"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            CostNow(Nth(0), 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("BT_110"),
            Friend("TLC_248"),
            Enemy("AT_020"),
            Play("GAME_005", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("BT_110", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("BT_110"),
            Friend("TLC_248"),
            Enemy("AT_020"),
            Play("GAME_005", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("BT_110", On(Nth(1))),
            Now(Nth(1), 14, 20),
        ],
    );
    check(CardClass::Shaman, &[Give("BT_110"), Friend("CS2_182"), Enemy("CS2_182"), CostNow(Nth(0), 4)]);
}

/// # Totemic Reflection
///
/// `BT_113` · Shaman spell · 3 mana
///
/// > Give a minion +2/+2. If it's a Totem, summon a copy of it.
///
/// State: Derived
//~ derived BT_113 b149262f 01e20f9e 536bafd3.1c2ac773
#[test]
fn BT_113_totemic_reflection() {
    check(
        CardClass::Shaman,
        &[
            Give("BT_113"),
            Cost("BT_113", 3),
            OnTop("TTN_710"),
            OnTop("TTN_710"),
            OnTop("CS2_182"),
            OnTheirTop("TTN_710"),
            Friend("TTN_710"),
            Friend("CS2_182"),
            Enemy("TTN_710"),
            Enemy("CS2_182"),
            Play("BT_113", On(Nth(7))),
            BoardCount(Mine, 3),
            Now(Nth(7), 2, 5),
            In(The("TTN_710"), Zone::Play),
            Now(The("TTN_710"), 2, 5),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("BT_113"),
            OnTop("TTN_710"),
            OnTop("TTN_710"),
            OnTop("CS2_182"),
            OnTheirTop("TTN_710"),
            Friend("TTN_710"),
            Friend("CS2_182"),
            Enemy("TTN_710"),
            Enemy("CS2_182"),
            Play("BT_113", On(Nth(5))),
            BoardCount(Mine, 3),
            Now(Nth(5), 2, 5),
            In(The("TTN_710"), Zone::Play),
            Now(The("TTN_710"), 2, 5),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("BT_113"),
            OnTop("TTN_710"),
            OnTop("TTN_710"),
            OnTop("CS2_182"),
            OnTheirTop("TTN_710"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_113", On(Nth(6))),
            BoardCount(Mine, 1),
            Now(Nth(6), 6, 7),
        ],
    );
}

/// # Totemly Awesome
///
/// `BT_113e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived BT_113e b1917894 ca0fc59a d5905ef6.6d6ab056
#[test]
fn BT_113e_totemly_awesome() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "BT_113e"), Now(My(0), 7, 3)]);
}

/// # Shattered Rumbler
///
/// `BT_114` · Shaman minion · 5 mana · 5/6
///
/// > **Battlecry:** If you cast a spell last turn, deal 2 damage to all other minions.
///
/// State: Derived
//~ derived BT_114 454641f6 b6c10cc1 c388bc96.521dbb5a
#[test]
fn BT_114_shattered_rumbler() {
    check(
        CardClass::Shaman,
        &[
            Give("BT_114"),
            Cost("BT_114", 5),
            Stats("BT_114", 5, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("BT_114", Nothing),
            Now(Nth(0), 5, 6),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("BT_114"), Friend("CS2_182"), Enemy("CS2_182"), Play("BT_114", Nothing), Now(Nth(1), 4, 5)],
    );
}

/// # Marshspawn
///
/// `BT_115` · Shaman minion · 3 mana · 3/4
///
/// > **Battlecry:** If you cast a spell last turn, **Discover** a spell.
///
/// State: Derived
//~ derived BT_115 c872631a cb94ffbf dd967a7b.3d232e10
#[test]
fn BT_115_marshspawn() {
    check(
        CardClass::Shaman,
        &[
            Give("BT_115"),
            Cost("BT_115", 3),
            Stats("BT_115", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Force(Card("AT_048")),
            Play("BT_115", Nothing),
            ChooseCard("AT_048"),
            Is(InHand(1), "AT_048"),
            CostNow(InHand(1), 3),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("BT_115"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Never(Card("AT_017")),
            Play("BT_115", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("BT_115"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_115", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(0), 3, 4),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # The Lurker Below
///
/// `BT_230` · Shaman minion · 6 mana · 6/5
///
/// > **Battlecry:** Deal 3 damage to an enemy minion. If it dies, repeat on one of its neighbors.
///
/// State: Todo
//~ todo BT_230 bc825110 a8583faf abbc22d6.f717da04
#[test]
#[ignore = "todo: BT_230 The Lurker Below"]
fn BT_230_the_lurker_below() {
    check(CardClass::Shaman, &[Give("BT_230"), Cost("BT_230", 6), Stats("BT_230", 6, 5), Unwritten]);
}
