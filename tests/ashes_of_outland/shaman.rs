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
//~ derived BT_100 c0b8ae51 639517a4 dbf75d92.4defb73a
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
            Play("BT_100", On(Nth(2))),
            Now(Nth(2), 4, 2),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Vivid Spores
///
/// `BT_101` · Shaman spell · Nature · 4 mana
///
/// > Give your minions "**Deathrattle:** Resummon this minion."
///
/// State: Todo
//~ todo BT_101 65fa56a4 da47bb82 da7ff558.14106be0
#[test]
#[ignore = "todo: BT_101 Vivid Spores"]
fn BT_101_vivid_spores() {
    check(CardClass::Shaman, &[Give("BT_101"), Cost("BT_101", 4), Unwritten]);
}

/// # Boggspine Knuckles
///
/// `BT_102` · Shaman weapon · 5 mana · 4/2 durability
///
/// > After your hero attacks, transform your minions into random ones that cost (1) more.
///
/// State: Derived
//~ derived BT_102 64dec82f e938cdbb f953bedf.ddbfd14b
#[test]
#[ignore = "todo: BT_102 Boggspine Knuckles"]
fn BT_102_boggspine_knuckles() {
    check(CardClass::Shaman, &[Give("BT_102"), Cost("BT_102", 5), Stats("BT_102", 4, 2), Unwritten]);
}

/// # Bogstrok Clacker
///
/// `BT_106` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Transform adjacent minions into random minions that cost (1) more.
///
/// State: Derived
//~ derived BT_106 d1b92b16 9e5122a9 05a10071.5c75b14e
#[test]
#[ignore = "todo: BT_106 Bogstrok Clacker"]
fn BT_106_bogstrok_clacker() {
    check(CardClass::Shaman, &[Give("BT_106"), Cost("BT_106", 3), Stats("BT_106", 3, 3), Unwritten]);
}

/// # Lady Vashj
///
/// `BT_109` · Shaman minion · 3 mana · 4/3
///
/// > **Spell Damage +1 Deathrattle:** Shuffle 'Vashj Prime' into your deck.
///
/// State: Derived
//~ derived BT_109 e5917adf 2928d567 e0098db9.9be28983
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
            Play("BT_109", Nothing),
            Kill(Nth(0)),
            DeckCount(Mine, 20),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Damage(MyHero, 0),
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
//~ derived BT_109t 16a53a23 c376a444 4e4e158a.3e83a115
#[test]
#[ignore = "todo: BT_109t Vashj Prime"]
fn BT_109t_vashj_prime() {
    check(
        CardClass::Shaman,
        &[Give("BT_109t"), Cost("BT_109t", 7), Stats("BT_109t", 5, 4), Has("BT_109t", GameTag::SPELLPOWER), Unwritten],
    );
}

/// # Torrent
///
/// `BT_110` · Shaman spell · Nature · 4 mana
///
/// > Deal $8 damage to a minion. Costs (3) less if you cast a spell last turn.
///
/// State: Derived
//~ derived BT_110 0a634428 0c672103 358c024d.d88a30b2
#[test]
#[ignore = "todo: BT_110 Torrent"]
fn BT_110_torrent() {
    check(CardClass::Shaman, &[Give("BT_110"), Cost("BT_110", 4), Unwritten]);
}

/// # Totemic Reflection
///
/// `BT_113` · Shaman spell · 3 mana
///
/// > Give a minion +2/+2. If it's a Totem, summon a copy of it.
///
/// State: Derived
//~ derived BT_113 b149262f b6334129 536bafd3.1c2ac773
#[test]
fn BT_113_totemic_reflection() {
    check(
        CardClass::Shaman,
        &[
            Give("BT_113"),
            Cost("BT_113", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_113", On(Nth(2))),
            Now(Nth(2), 6, 7),
            Now(Nth(1), 4, 5),
            Damage(MyHero, 0),
            Damage(TheirHero, 0),
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
//~ derived BT_114 454641f6 d2f1d125 c388bc96.521dbb5a
#[test]
#[ignore = "todo: BT_114 Shattered Rumbler"]
fn BT_114_shattered_rumbler() {
    check(CardClass::Shaman, &[Give("BT_114"), Cost("BT_114", 5), Stats("BT_114", 5, 6), Unwritten]);
}

/// # Marshspawn
///
/// `BT_115` · Shaman minion · 3 mana · 3/4
///
/// > **Battlecry:** If you cast a spell last turn, **Discover** a spell.
///
/// State: Derived
//~ derived BT_115 c872631a 921a0ccf dd967a7b.3d232e10
#[test]
#[ignore = "todo: BT_115 Marshspawn"]
fn BT_115_marshspawn() {
    check(CardClass::Shaman, &[Give("BT_115"), Cost("BT_115", 3), Stats("BT_115", 3, 4), Unwritten]);
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
