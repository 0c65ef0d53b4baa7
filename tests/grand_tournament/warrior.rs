//! Warrior cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b679e098

/// # Bash
///
/// `AT_064` · Warrior spell · 2 mana
///
/// > Deal $3 damage. Gain 3 Armor.
///
/// State: Derived
//~ derived AT_064 431aeec6 0866e417 2728d3ff.64b63527
#[test]
fn AT_064_bash() {
    check(
        CardClass::Warrior,
        &[
            Give("AT_064"),
            Cost("AT_064", 2),
            Targets("AT_064", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_064", On(Nth(2))),
            Armor(Mine, 3),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("AT_064"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_064", On(Nth(1))),
            Armor(Mine, 3),
            Now(Nth(1), 4, 2),
        ],
    );
}

/// # King's Defender
///
/// `AT_065` · Warrior weapon · 3 mana · 3/2 durability
///
/// > **Battlecry:** If you have a minion with **Taunt**, gain +1 Durability.
///
/// State: Derived
//~ derived AT_065 8361e30f daa426bc df9d4ed1.4b99b341
#[test]
fn AT_065_kings_defender() {
    check(
        CardClass::Warrior,
        &[
            Give("AT_065"),
            Cost("AT_065", 3),
            Stats("AT_065", 3, 2),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("AT_065", Nothing),
            Now(Nth(0), 3, 3),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("AT_065"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_065", Nothing),
            Now(Nth(0), 3, 2),
        ],
    );
}

/// # King's Defender
///
/// `AT_065e` · Neutral enchantment
///
/// > +1 Durability.
///
/// State: Derived
//~ derived AT_065e a2fa25aa c1de83f5 0c31b682.310b3243
#[test]
fn AT_065e_kings_defender() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "AT_065e"), Now(My(0), 5, 2)]);
}

/// # Orgrimmar Aspirant
///
/// `AT_066` · Warrior minion · 3 mana · 3/3
///
/// > **Inspire:** Give your weapon +1 Attack.
///
/// State: Derived
//~ derived AT_066 5fa416e3 7f0957be 6a99e3e0.e02efba8
#[test]
fn AT_066_orgrimmar_aspirant() {
    check(
        CardClass::Warrior,
        &[
            Give("AT_066"),
            Cost("AT_066", 3),
            Stats("AT_066", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("AT_066"),
            HeroPower(Nothing),
            Now(MyHero, 4, 30),
            Now(Nth(3), 4, 2),
        ],
    );
}

/// # Magnataur Alpha
///
/// `AT_067` · Warrior minion · 4 mana · 5/3
///
/// > Also damages the minions next to whomever he attacks.
///
/// State: Derived
//~ derived AT_067 249f043c 108b50ed 229d087a.2504361d
#[test]
fn AT_067_magnataur_alpha() {
    check(
        CardClass::Warrior,
        &[
            Give("AT_067"),
            Cost("AT_067", 4),
            Stats("AT_067", 5, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_067"),
            Attack(Nth(4), Nth(3)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Bolster
///
/// `AT_068` · Warrior spell · 2 mana
///
/// > Give your **Taunt** minions +2/+2.
///
/// State: Derived
//~ derived AT_068 ab165f02 67aecbaf da13a6c0.bea6eec3
#[test]
fn AT_068_bolster() {
    check(
        CardClass::Warrior,
        &[
            Give("AT_068"),
            Cost("AT_068", 2),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("AT_068", Nothing),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 4, 3),
        ],
    );
}

/// # Bolstered
///
/// `AT_068e` · Warrior enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived AT_068e c4c49175 c0204d28 600c4653.6d6ab056
#[test]
fn AT_068e_bolstered() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "AT_068e"), Now(My(0), 7, 3)]);
}

/// # Sparring Partner
///
/// `AT_069` · Warrior minion · 2 mana · 3/2
///
/// > **Taunt Battlecry:** Give a minion **Taunt**.
///
/// State: Derived
//~ derived AT_069 5779de34 d79a9576 f4d594aa.a3a66751
#[test]
fn AT_069_sparring_partner() {
    check(
        CardClass::Warrior,
        &[
            Give("AT_069"),
            Cost("AT_069", 2),
            Stats("AT_069", 3, 2),
            Has("AT_069", GameTag::TAUNT),
            Targets("AT_069", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_069", On(Nth(2))),
            HasNow(Nth(2), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("AT_069"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_069", On(Nth(1))),
            HasNow(Nth(1), GameTag::TAUNT),
        ],
    );
}

/// # Training Complete
///
/// `AT_069e` · Warrior enchantment
///
/// > **Taunt**
///
/// State: Derived
//~ derived AT_069e b75f78d0 a9188cb2 4110d56d.4b0c5d24
#[test]
fn AT_069e_training_complete() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "AT_069e"), HasNow(My(0), GameTag::TAUNT)]);
}

/// # Alexstrasza's Champion
///
/// `AT_071` · Warrior minion · 2 mana · 2/3
///
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Charge**.
///
/// State: Derived
//~ derived AT_071 81d07b02 40befb19 e9a3ae84.fcb87cc2
#[test]
fn AT_071_alexstraszas_champion() {
    check(
        CardClass::Warrior,
        &[
            Give("AT_071"),
            Cost("AT_071", 2),
            Stats("AT_071", 2, 3),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_071", Nothing),
            HasNow(Nth(0), GameTag::CHARGE),
            Now(Nth(0), 3, 3),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("AT_071"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_071", Nothing),
            HasNot(Nth(0), GameTag::CHARGE),
        ],
    );
}

/// # Alexstrasza's Boon
///
/// `AT_071e` · Warrior enchantment
///
/// > +1 Attack and **Charge**.
///
/// State: Derived
//~ derived AT_071e 6427b34d 6dcd2454 e8114908.658af632
#[test]
fn AT_071e_alexstraszas_boon() {
    check(
        CardClass::Warrior,
        &[Friend("CS2_118"), Enchant(My(0), "AT_071e"), Now(My(0), 6, 1), HasNow(My(0), GameTag::CHARGE)],
    );
}

/// # Varian Wrynn
///
/// `AT_072` · Warrior minion · 10 mana · 7/7
///
/// > **Battlecry:** Draw 3 cards. Put any minions you drew directly into the battlefield.
///
/// State: Derived
//~ derived AT_072 e4f50385 216061b7 5de49ba6.14ff49e5
#[test]
fn AT_072_varian_wrynn() {
    check(
        CardClass::Warrior,
        &[
            Give("AT_072"),
            Cost("AT_072", 10),
            Stats("AT_072", 7, 7),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("AT_072", Nothing),
            BoardCount(Mine, 6),
            DeckCount(Mine, 21),
            In(Nth(3), Zone::Play),
            Now(Nth(3), 5, 1),
            In(Nth(4), Zone::Play),
            Now(Nth(4), 5, 1),
            In(Nth(5), Zone::Play),
            Now(Nth(5), 4, 5),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("AT_072"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            OnTheirTop("CS2_008"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("AT_072", Nothing),
            DeckCount(Mine, 2),
            HandCount(Mine, 3),
            CostNow(Nth(3), 0),
            In(Nth(3), Zone::Hand),
            CostNow(Nth(4), 0),
            In(Nth(4), Zone::Hand),
            CostNow(Nth(5), 0),
            In(Nth(5), Zone::Hand),
        ],
    );
}

/// # Sea Reaver
///
/// `AT_130` · Warrior minion · 6 mana · 6/7
///
/// > When you draw this, deal 1 damage to your minions.
///
/// State: Derived
//~ derived AT_130 e93bca75 92f36001 157d2519.3973d379
#[test]
fn AT_130_sea_reaver() {
    check(
        CardClass::Warrior,
        &[
            Give("AT_130"),
            Cost("AT_130", 6),
            Stats("AT_130", 6, 7),
            OnTop("AT_130"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Tank Up!
///
/// `CS2_102_H3_AT_132` · Warrior hero power · 2 mana
///
/// > **Hero Power** Gain $d4 Armor.
///
/// State: Derived
//~ derived CS2_102_H3_AT_132 6b20a029 ecdac77b 13f14eba.3478ebd6
#[test]
fn CS2_102_H3_AT_132_tank_up() {
    check(
        CardClass::Warrior,
        &[
            HasHeroPower("CS2_102_H3_AT_132"),
            Cost("CS2_102_H3_AT_132", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            HeroPower(Nothing),
            Armor(Mine, 4),
        ],
    );
}
