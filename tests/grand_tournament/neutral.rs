//! Neutral cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7b790bd1

/// `AT_080` · Neutral minion · 2 mana · 2/3
/// > You can use your Hero Power twice a turn.
///
/// State: Todo
//~ todo AT_080 22506887 94dabeb7 1ca04117.3a45de15
#[test]
#[ignore = "todo: Garrison Commander"]
fn AT_080_garrison_commander() {
    unwritten("AT_080");
}

/// `AT_086` · Neutral minion · 3 mana · 4/3
/// > **Battlecry:** Your opponent's Hero Power costs (5) more next turn.
///
/// State: Done
//~ done AT_086 5a2e8622 - 6a4487db.9ae5ee09
#[test]
fn AT_086_saboteur() {
    check(
        CardClass::Mage,
        &[
            Give("AT_086"),
            Cost("AT_086", 3),
            Stats("AT_086", 4, 3),
            Play("AT_086", Nothing),
            HeroPower(On(TheirHero)),
            Mana(5),
            EndTurn,
            HeroPower(On(MyHero)),
            Mana(3),
            EndTurn,
            EndTurn,
            HeroPower(On(MyHero)),
            Mana(8),
        ],
    );
    check(CardClass::Mage, &[Play("AT_086", Nothing), EndTurn, EndTurn, EndTurn, HeroPower(On(MyHero)), Mana(8)]);
}

/// `AT_089` · Neutral minion · 2 mana · 3/2
/// > **Inspire:** Gain +1 Health.
///
/// State: Done
//~ done AT_089 0f1b681f - a6af4119.6bc62183
#[test]
fn AT_089_boneguard_lieutenant() {
    check(
        CardClass::Mage,
        &[
            Give("AT_089"),
            Cost("AT_089", 2),
            Stats("AT_089", 3, 2),
            Play("AT_089", Nothing),
            HeroPower(On(TheirHero)),
            Now(My(0), 3, 3),
        ],
    );
}

/// `AT_098` · Neutral minion · 6 mana · 6/5
/// > **Battlecry:** Copy your opponent's Hero Power.
///
/// State: Done
//~ done AT_098 3ee2b808 - bb06c780.6d522d5f
#[test]
fn AT_098_sideshow_spelleater() {
    check(
        CardClass::Warrior,
        &[
            Give("AT_098"),
            Cost("AT_098", 6),
            Stats("AT_098", 6, 5),
            Play("AT_098", Nothing),
            HeroPower(On(TheirHero)),
            Health(TheirHero, 29),
            Armor(Mine, 0),
            EndTurn,
            HeroPower(On(MyHero)),
            Health(MyHero, 29),
        ],
    );
}

/// `AT_108` · Neutral minion · 4 mana · 5/3
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, gain **Charge**.
///
/// State: Done
//~ done AT_108 9c60300d - 401d980b.1d76ba4c
#[test]
fn AT_108_armored_warhorse() {
    check(
        CardClass::Mage,
        &[
            Give("AT_108"),
            Cost("AT_108", 4),
            Stats("AT_108", 5, 3),
            OnTop("CS2_186"),
            Force(Entity(The("CS2_186"))),
            Play("AT_108", Nothing),
            HasNow(The("AT_108"), GameTag::CHARGE),
        ],
    );
}

/// `AT_112` · Neutral minion · 6 mana · 5/6
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, gain **Taunt** and **Divine Shield**.
///
/// State: Done
//~ done AT_112 194b0279 - 4d58882a.b5d3bb96
#[test]
fn AT_112_master_jouster() {
    check(
        CardClass::Mage,
        &[
            Give("AT_112"),
            Cost("AT_112", 6),
            Stats("AT_112", 5, 6),
            OnTop("CS2_186"),
            Force(Entity(The("CS2_186"))),
            Play("AT_112", Nothing),
            HasNow(The("AT_112"), GameTag::TAUNT),
            HasNow(The("AT_112"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// `AT_124` · Neutral minion · 6 mana · 3/9
/// > Whenever your hero takes damage, this minion takes it instead.
///
/// State: Todo
//~ todo AT_124 00f73407 e6b1e907 8162fb64.bcb36fd9
#[test]
#[ignore = "todo: Bolf Ramshield"]
fn AT_124_bolf_ramshield() {
    unwritten("AT_124");
}

/// `AT_125` · Neutral minion · 9 mana · 10/10
/// > **Charge** Can't attack heroes.
///
/// State: Done
//~ done AT_125 cfa0c4d3 - 625f8513.f3da9754
#[test]
fn AT_125_icehowl() {
    check(
        CardClass::Mage,
        &[
            Give("AT_125"),
            Cost("AT_125", 9),
            Stats("AT_125", 10, 10),
            Has("AT_125", GameTag::CHARGE),
            Play("AT_125", Nothing),
            Enemy("CS2_182"),
            Attack(My(0), Their(0)),
            Dead(Nth(1)),
        ],
    );
}

/// `AT_128` · Neutral minion · 6 mana · 7/4
/// > **Deathrattle:** Reveal a minion in each deck. If yours costs more, return this to your hand.
///
/// State: Done
//~ done AT_128 8a09a519 - a427abf2.682a37ec
#[test]
fn AT_128_the_skeleton_knight() {
    check(
        CardClass::Mage,
        &[
            Give("AT_128"),
            Cost("AT_128", 6),
            Stats("AT_128", 7, 4),
            Friend("AT_128"),
            OnTop("CS2_186"),
            Force(Entity(The("CS2_186"))),
            Kill(My(0)),
            HandCount(Mine, 2),
        ],
    );
}

/// `AT_132` · Neutral minion · 5 mana · 6/4
/// > **Battlecry:** Replace your starting Hero Power with a better one.
///
/// State: Todo
//~ todo AT_132 30a2a319 8f3bbff2 b2cc5532.079562a5
#[test]
#[ignore = "todo: Justicar Trueheart"]
fn AT_132_justicar_trueheart() {
    unwritten("AT_132");
}

/// `AT_132_DRUIDa` · Druid hero power · 2 mana
/// > **Hero Power** +$a2 Attack this turn. +$d2 Armor.
///
/// State: Todo
//~ todo AT_132_DRUIDa bef04276 745203a4 e274e3c6.96201c66
#[test]
#[ignore = "todo: Dire Shapeshift"]
fn AT_132_DRUIDa_dire_shapeshift() {
    unwritten("AT_132_DRUIDa");
}

/// `AT_132_DRUIDb` · Druid hero power · 2 mana
/// > **Hero Power** +$a2 Attack this turn. +$d2 Armor.
///
/// State: Todo
//~ todo AT_132_DRUIDb db2ded27 50808720 74c43a74.96201c66
#[test]
#[ignore = "todo: Dire Shapeshift"]
fn AT_132_DRUIDb_dire_shapeshift() {
    unwritten("AT_132_DRUIDb");
}

/// `AT_132_DRUIDc` · Druid hero power · 2 mana
/// > **Hero Power** +$a2 Attack this turn. +$d2 Armor.
///
/// State: Todo
//~ todo AT_132_DRUIDc a6020479 44db4467 080c89fb.96201c66
#[test]
#[ignore = "todo: Dire Shapeshift"]
fn AT_132_DRUIDc_dire_shapeshift() {
    unwritten("AT_132_DRUIDc");
}

/// `AT_132_ROGUE_H1` · Rogue hero power · 2 mana
/// > **Hero Power** Equip a 2/2 Weapon.
///
/// State: Todo
//~ todo AT_132_ROGUE_H1 f8077401 c93e16f0 e0dc0725.fba74d3c
#[test]
#[ignore = "todo: Poisoned Daggers"]
fn AT_132_ROGUE_H1_poisoned_daggers() {
    unwritten("AT_132_ROGUE_H1");
}

/// `AT_132_SHAMANd` · Shaman minion · 1 mana · 0/2
/// > **Spell Damage +1**
///
/// State: Todo
//~ todo AT_132_SHAMANd 7c90a581 22dbe980 e2079a37.b88f2291
#[test]
#[ignore = "todo: Wrath of Air Totem"]
fn AT_132_SHAMANd_wrath_of_air_totem() {
    unwritten("AT_132_SHAMANd");
}

/// `AT_133` · Neutral minion · 1 mana · 1/2
/// > **Battlecry:** Reveal a minion in each deck. If yours costs more, gain +1/+1.
///
/// State: Done
//~ done AT_133 5c821b74 - 962787c8.3b90f651
#[test]
fn AT_133_gadgetzan_jouster() {
    check(
        CardClass::Mage,
        &[
            Give("AT_133"),
            Cost("AT_133", 1),
            Stats("AT_133", 1, 2),
            OnTop("CS2_186"),
            Force(Entity(The("CS2_186"))),
            Play("AT_133", Nothing),
            Now(The("AT_133"), 2, 3),
        ],
    );
}
