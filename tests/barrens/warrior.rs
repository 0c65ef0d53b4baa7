//! Warrior cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2ad5ce8a

/// # Overlord Saurfang
///
/// `BAR_334` · Warrior minion · 7 mana · 5/4
///
/// > **Battlecry:** Resurrect 2 friendly **Frenzy** minions. Deal 1 damage to all other minions.
///
/// State: Done
//~ done BAR_334 d1e81b52 - c32396e4.ce2d4d9b
#[test]
fn BAR_334_overlord_saurfang() {
    check(
        CardClass::Warrior,
        &[
            Give("BAR_334"),
            Cost("BAR_334", 7),
            Stats("BAR_334", 5, 4),
            Friend("BAR_024"),
            Friend("BAR_025"),
            Friend("CS2_182"),
            Enemy("BAR_020"),
            Kill(Nth(1)),
            Kill(Nth(2)),
            Kill(Nth(3)),
            Kill(Nth(4)),
            Enemy("CS2_182"),
            Play("BAR_334", Nothing),
            BoardCount(Mine, 3),
            BoardCount(Theirs, 1),
            Damage(The("BAR_024"), 1),
            Health(TheirHero, 27),
            HasNow(The("BAR_025"), GameTag::DIVINE_SHIELD),
            Damage(The("BAR_025"), 1),
            Damage(Nth(5), 1),
            Damage(Nth(0), 0),
            Health(MyHero, 30),
        ],
    );
    check(CardClass::Warrior, &[Friend("BAR_025"), Kill(Nth(0)), Play("BAR_334", Nothing), BoardCount(Mine, 2)]);
}

/// # Whirling Combatant
///
/// `BAR_840` · Warrior minion · 4 mana · 3/6
///
/// > **Battlecry and Frenzy:** Deal 1 damage to all other minions.
///
/// State: Derived
//~ derived BAR_840 22d36ca9 ca5102ec 1399bab2.8f458d4a
#[test]
fn BAR_840_whirling_combatant() {
    check(
        CardClass::Warrior,
        &[
            Give("BAR_840"),
            Cost("BAR_840", 4),
            Stats("BAR_840", 3, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_840", Nothing),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 4),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("BAR_840"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_840"),
            Hurt(Nth(3), 1),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 4),
            Now(Nth(3), 3, 5),
        ],
    );
}

/// # Bulk Up
///
/// `BAR_841` · Warrior spell · 2 mana
///
/// > Give a random **Taunt** minion in your hand +1/+1 and copy it.
///
/// State: Derived
//~ derived BAR_841 aedc892c 7e201364 e24edfeb.bb4614cd
#[test]
fn BAR_841_bulk_up() {
    check(
        CardClass::Warrior,
        &[
            Give("BAR_841"),
            Cost("BAR_841", 2),
            Give("AT_069"),
            Give("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Force(Entity(Nth(1))),
            Play("BAR_841", Nothing),
            Is(InHand(2), "AT_069"),
            CostNow(InHand(2), 2),
            Now(InHand(2), 4, 3),
            HandCount(Mine, 3),
            Now(Nth(1), 4, 3),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("BAR_841"),
            Give("AT_069"),
            Give("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Never(Entity(Nth(2))),
            Play("BAR_841", Nothing),
        ],
    );
}

/// # Swoll
///
/// `BAR_841e` · Warrior enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived BAR_841e 0bb93a32 32bb1e3d ef37f77e.67341004
#[test]
fn BAR_841e_swoll() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "BAR_841e"), Now(My(0), 6, 2)]);
}

/// # Conditioning (Rank 1)
///
/// `BAR_842` · Warrior spell · 2 mana
///
/// > Give minions in your hand +1/+1. *(Upgrades when you have 5 Mana.)*
///
/// State: Derived
//~ derived BAR_842 b8712b85 969b38ca 2915a371.55e4baa4
#[test]
fn BAR_842_conditioning_rank_1() {
    check(
        CardClass::Warrior,
        &[
            Crystals(4),
            Give("BAR_842"),
            Cost("BAR_842", 2),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_842", Nothing),
            Now(Nth(1), 6, 2),
            Now(Nth(2), 5, 6),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Crystals(4),
            Give("BAR_842"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            Is(Nth(0), "BAR_842t"),
        ],
    );
}

/// # Gains
///
/// `BAR_842e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived BAR_842e 61aaf03a 39d1f6c2 e2713fa8.67341004
#[test]
fn BAR_842e_gains() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "BAR_842e"), Now(My(0), 6, 2)]);
}

/// # Gains
///
/// `BAR_842e2` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived BAR_842e2 b7c3e568 a05aada6 c4d60ac4.6d6ab056
#[test]
fn BAR_842e2_gains() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "BAR_842e2"), Now(My(0), 7, 3)]);
}

/// # Gains
///
/// `BAR_842e3` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived BAR_842e3 8f68a911 2299dc93 00281cac.b42c6980
#[test]
fn BAR_842e3_gains() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "BAR_842e3"), Now(My(0), 8, 4)]);
}

/// # Conditioning (Rank 2)
///
/// `BAR_842t` · Warrior spell · 2 mana
///
/// > Give minions in your hand +2/+2. *(Upgrades when you have 10 Mana.)*
///
/// State: Derived
//~ derived BAR_842t d6cc5495 debb3f69 beca02cd.73cfe12b
#[test]
fn BAR_842t_conditioning_rank_2() {
    check(
        CardClass::Warrior,
        &[
            Crystals(9),
            Give("BAR_842t"),
            Cost("BAR_842t", 2),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_842t", Nothing),
            Now(Nth(1), 7, 3),
            Now(Nth(2), 6, 7),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Crystals(9),
            Give("BAR_842t"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            Is(Nth(0), "BAR_842t2"),
        ],
    );
}

/// # Conditioning (Rank 3)
///
/// `BAR_842t2` · Warrior spell · 2 mana
///
/// > Give minions in your hand +3/+3.
///
/// State: Derived
//~ derived BAR_842t2 52f046b4 3c09add4 3b321167.1162a656
#[test]
fn BAR_842t2_conditioning_rank_3() {
    check(
        CardClass::Warrior,
        &[
            Give("BAR_842t2"),
            Cost("BAR_842t2", 2),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_842t2", Nothing),
            Now(Nth(1), 8, 4),
            Now(Nth(2), 7, 8),
        ],
    );
}

/// # Warsong Envoy
///
/// `BAR_843` · Warrior minion · 1 mana · 1/3
///
/// > **Frenzy:** Gain +1 Attack for each damaged character.
///
/// State: Derived
//~ derived BAR_843 89dbb88f b1eec728 ad848ede.6f6e21d6
#[test]
fn BAR_843_warsong_envoy() {
    check(
        CardClass::Warrior,
        &[
            Give("BAR_843"),
            Cost("BAR_843", 1),
            Stats("BAR_843", 1, 3),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("BAR_843"),
            Hurt(Nth(5), 1),
            Now(Nth(5), 2, 2),
        ],
    );
}

/// # Outrider's Axe
///
/// `BAR_844` · Warrior weapon · 4 mana · 3/3 durability
///
/// > After your hero attacks and kills a minion, draw a card.
///
/// State: Derived
//~ derived BAR_844 246addf1 4f894070 75aeba4d.9987a987
#[test]
fn BAR_844_outriders_axe() {
    check(
        CardClass::Warrior,
        &[
            Give("BAR_844"),
            Cost("BAR_844", 4),
            Stats("BAR_844", 3, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("BAR_844"),
            Attack(MyHero, Nth(7)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("BAR_844"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_844"),
            Attack(MyHero, Nth(6)),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Rancor
///
/// `BAR_845` · Warrior spell · 4 mana
///
/// > Deal $2 damage to all minions. Gain 2 Armor for each destroyed.
///
/// State: Derived
//~ derived BAR_845 5656ae68 6b8f510c ca98a5b1.f1c5478c
#[test]
fn BAR_845_rancor() {
    check(
        CardClass::Warrior,
        &[
            Give("BAR_845"),
            Cost("BAR_845", 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("BAR_845", Nothing),
            Armor(Mine, 4),
            BoardCount(Mine, 1),
            Dead(Nth(5)),
            Now(Nth(6), 4, 3),
            Dead(Nth(7)),
            Now(Nth(8), 4, 3),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Mor'shan Elite
///
/// `BAR_846` · Warrior minion · 5 mana · 4/4
///
/// > **Taunt**. **Battlecry:** If your hero attacked this turn, summon a copy of this.
///
/// State: Derived
//~ derived BAR_846 7d43491d bf7b7cd8 4527f973.78a9ca77
#[test]
fn BAR_846_morshan_elite() {
    check(
        CardClass::Warrior,
        &[
            Give("BAR_846"),
            Cost("BAR_846", 5),
            Stats("BAR_846", 4, 4),
            Has("BAR_846", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Attack(MyHero, TheirHero),
            Crystals(10),
            Play("BAR_846", Nothing),
            BoardCount(Mine, 3),
            In(The("BAR_846"), Zone::Play),
            Now(The("BAR_846"), 4, 4),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("BAR_846"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("BAR_846", Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Rokara
///
/// `BAR_847` · Warrior minion · 3 mana · 2/3
///
/// > **Rush** After a friendly minion attacks and survives, give it +1/+1.
///
/// State: Derived
//~ derived BAR_847 66ce1165 31598290 0f56f8de.4241ee2b
#[test]
fn BAR_847_rokara() {
    check(
        CardClass::Warrior,
        &[
            Give("BAR_847"),
            Cost("BAR_847", 3),
            Stats("BAR_847", 2, 3),
            Has("BAR_847", GameTag::RUSH),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("BAR_847"),
            Attack(Nth(10), TheirHero),
            Now(Nth(10), 3, 4),
        ],
    );
}

/// # Battle Hardened
///
/// `BAR_847e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived BAR_847e bd80ff66 ee04b5d9 d4a156ab.67341004
#[test]
fn BAR_847e_battle_hardened() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "BAR_847e"), Now(My(0), 6, 2)]);
}

/// # Stonemaul Anchorman
///
/// `BAR_896` · Warrior minion · 5 mana · 4/6
///
/// > **Rush Frenzy:** Draw a card.
///
/// State: Derived
//~ derived BAR_896 1df18e8d ac3a3f38 59d7db36.4d250a01
#[test]
fn BAR_896_stonemaul_anchorman() {
    check(
        CardClass::Warrior,
        &[
            Give("BAR_896"),
            Cost("BAR_896", 5),
            Stats("BAR_896", 4, 6),
            Has("BAR_896", GameTag::RUSH),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_896"),
            Hurt(Nth(6), 1),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Man-at-Arms
///
/// `WC_024` · Warrior minion · 2 mana · 2/3
///
/// > **Battlecry:** If you have a weapon equipped, gain +1/+1.
///
/// State: Derived
//~ derived WC_024 e0a83c74 bfccd4af 573b8b23.f5a5293e
#[test]
fn WC_024_man_at_arms() {
    check(
        CardClass::Warrior,
        &[
            Give("WC_024"),
            Cost("WC_024", 2),
            Stats("WC_024", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("WC_024", Nothing),
            Now(Nth(0), 3, 4),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("WC_024"), Friend("CS2_182"), Enemy("CS2_182"), Play("WC_024", Nothing), Now(Nth(0), 2, 3)],
    );
}

/// # Armed
///
/// `WC_024e` · Warrior enchantment
///
/// > +1/+1
///
/// State: Derived
//~ derived WC_024e fcf71fcc afffae03 40c7edf2.29d9cb13
#[test]
fn WC_024e_armed() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "WC_024e"), Now(My(0), 6, 2)]);
}

/// # Whetstone Hatchet
///
/// `WC_025` · Warrior weapon · 1 mana · 1/4 durability
///
/// > After your hero attacks, give a minion in your hand +1 Attack.
///
/// State: Derived
//~ derived WC_025 6f8e9f6e 408ddbf0 b3de7e72.311e2c77
#[test]
fn WC_025_whetstone_hatchet() {
    check(
        CardClass::Warrior,
        &[
            Give("WC_025"),
            Cost("WC_025", 1),
            Stats("WC_025", 1, 4),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WC_025"),
            Force(Entity(Nth(1))),
            Attack(MyHero, TheirHero),
            Now(Nth(1), 6, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("WC_025"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WC_025"),
            Never(Entity(Nth(0))),
            Attack(MyHero, TheirHero),
        ],
    );
}

/// # Armed
///
/// `WC_025e` · Warrior enchantment
///
/// > +1 Attack
///
/// State: Derived
//~ derived WC_025e eb6e8a3d d8064afa 31b6fe46.17e33a43
#[test]
fn WC_025e_armed() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "WC_025e"), Now(My(0), 6, 1)]);
}

/// # Kresh, Lord of Turtling
///
/// `WC_026` · Warrior minion · 6 mana · 3/9
///
/// > **Frenzy:** Gain 8 Armor. **Deathrattle:** Equip a 2/5 Turtle Spike.
///
/// State: Derived
//~ derived WC_026 d025a218 70b4f769 141e59b7.d4e56b78
#[test]
fn WC_026_kresh_lord_of_turtling() {
    check(
        CardClass::Warrior,
        &[
            Give("WC_026"),
            Cost("WC_026", 6),
            Stats("WC_026", 3, 9),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WC_026"),
            Hurt(Nth(3), 1),
            Armor(Mine, 8),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("WC_026"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WC_026"),
            Kill(Nth(3)),
            Now(MyHero, 2, 30),
            Is(MyWeapon, "WC_026t"),
            Now(MyWeapon, 2, 5),
        ],
    );
}

/// # Turtle Spike
///
/// `WC_026t` · Warrior weapon · 4 mana · 2/5 durability
///
/// State: Vanilla
//~ vanilla WC_026t f986aac8 cdc1195d 9391d672
#[test]
fn WC_026t_turtle_spike() {
    check(
        CardClass::Warrior,
        &[
            Give("WC_026t"),
            Cost("WC_026t", 4),
            Stats("WC_026t", 2, 5),
            Play("WC_026t", Nothing),
            In(The("WC_026t"), Zone::Play),
        ],
    );
}
