//! Warrior cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 624bb6b4

/// # Anvil of Reshaping
///
/// `BE_042` · Warrior spell · Fire · 2 mana
///
/// > Give your hero +4 Attack this turn. Costs Armor instead of Mana.
///
/// State: Done
//~ done BE_042 8f70c64b - 005998ba.26c2d609
#[test]
fn BE_042_anvil_of_reshaping() {
    check(
        CardClass::Warrior,
        &[
            Give("BE_042"),
            Cost("BE_042", 2),
            Unplayable("BE_042"),
            Play("EX1_606", Nothing),
            Play("BE_042", Nothing),
            Armor(Mine, 3),
            Mana(8),
            Now(MyHero, 4, 30),
            Now(TheirHero, 0, 30),
            EndTurn,
            Now(MyHero, 0, 30),
        ],
    );
}

/// # Reshaped Steel
///
/// `BE_042e` · Warrior enchantment
///
/// > +4 Attack this turn.
///
/// State: Derived
//~ derived BE_042e d32a9052 e47b6d36 26202811.a9003f71
#[test]
fn BE_042e_reshaped_steel() {
    check(
        CardClass::Warrior,
        &[Friend("CS2_118"), Enchant(My(0), "BE_042e"), Now(My(0), 9, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Archaedas
///
/// `BE_055` · Warrior minion · 4 mana · 4/3
///
/// > **Battlecry: Discover** a spell. Transform it into a 3/3 weapon of the same cost that casts it each attack.
///
/// State: Todo
//~ todo BE_055 bd6099bc 3b3f2509 8fc3d337.6cf460db
#[test]
#[ignore = "todo: BE_055 Archaedas"]
fn BE_055_archaedas() {
    check(CardClass::Warrior, &[Give("BE_055"), Cost("BE_055", 4), Stats("BE_055", 4, 3), Unwritten]);
}

/// # Hammer of Archaedas
///
/// `BE_055t` · Warrior weapon · 1 mana · 3/3 durability
///
/// > After your hero attacks, cast '{0}' randomly.
///
/// State: Todo
//~ todo BE_055t fda87be1 cb27632b 5ac2a026.6d6207d1
#[test]
#[ignore = "todo: BE_055t Hammer of Archaedas"]
fn BE_055t_hammer_of_archaedas() {
    check(CardClass::Warrior, &[Give("BE_055t"), Cost("BE_055t", 1), Stats("BE_055t", 3, 3), Unwritten]);
}

/// # Setesh
///
/// `BE_557` · Warrior minion · 7 mana · 7/7
///
/// > **Battlecry:** Gain 20 Armor. In 2 turns, convert your Armor into a Golem with that many stats and **Taunt**.
///
/// State: Todo
//~ todo BE_557 1a2bf8d0 9c05abad 345bb713.07d39dab
#[test]
#[ignore = "todo: BE_557 Setesh"]
fn BE_557_setesh() {
    check(CardClass::Warrior, &[Give("BE_557"), Cost("BE_557", 7), Stats("BE_557", 7, 7), Unwritten]);
}

/// # Stone Gauntlet
///
/// `BE_558` · Warrior weapon · 1 mana · 2/2 durability
///
/// > After your hero attacks, convert 5 of your hero's Health to Armor.
///
/// State: Todo
//~ todo BE_558 85c4f743 20b57bc4 7a07f49c.834140e6
#[test]
#[ignore = "todo: BE_558 Stone Gauntlet"]
fn BE_558_stone_gauntlet() {
    check(CardClass::Warrior, &[Give("BE_558"), Cost("BE_558", 1), Stats("BE_558", 2, 2), Unwritten]);
}

/// # Show of Force
///
/// `BE_559` · Warrior spell · 2 mana
///
/// > Deal 3 damage to a minion. If you've gained Armor this turn, destroy it instead.
///
/// State: Todo
//~ todo BE_559 6f9748f1 40e9dff8 cc3036e6.ca96d39f
#[test]
#[ignore = "todo: BE_559 Show of Force"]
fn BE_559_show_of_force() {
    check(CardClass::Warrior, &[Give("BE_559"), Cost("BE_559", 2), Unwritten]);
}

/// # Brassknuckle Brawler
///
/// `BE_560` · Warrior minion · 8 mana · 6/6
///
/// > Charge **Battlecry:** If you have 10 or more Armor, gain +4/+4.
///
/// State: Derived
//~ derived BE_560 18e3d105 3ab4e005 a417805a.26f78e78
#[test]
fn BE_560_brassknuckle_brawler() {
    check(
        CardClass::Warrior,
        &[
            Give("BE_560"),
            Cost("BE_560", 8),
            Stats("BE_560", 6, 6),
            Has("BE_560", GameTag::CHARGE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_923", Nothing),
            Crystals(10),
            Play("UNG_923", Nothing),
            Crystals(10),
            Crystals(10),
            Play("BE_560", Nothing),
            Now(Nth(0), 10, 10),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("BE_560"), Friend("CS2_182"), Enemy("CS2_182"), Play("BE_560", Nothing), Now(Nth(0), 6, 6)],
    );
}

/// # Brawlin'
///
/// `BE_560e` · Warrior enchantment
///
/// > +4/+4
///
/// State: Derived
//~ derived BE_560e e1f8964d 608fabad 64603216.4fcb9ba2
#[test]
fn BE_560e_brawlin() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "BE_560e"), Now(My(0), 9, 5)]);
}

/// # Forge of Origination
///
/// `BE_561` · Warrior location · 3 mana · 0 uses
///
/// > Summon a 3/3 Golem with **Taunt**. Spend 3 Armor to give it +3/+3.
///
/// State: Derived
//~ derived BE_561 ec040f1b 38555538 e474f863.39f4e84a
#[test]
fn BE_561_forge_of_origination() {
    check(
        CardClass::Warrior,
        &[
            Give("BE_561"),
            Cost("BE_561", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_561"),
            Play("UNG_923", Nothing),
            Crystals(10),
            Use(Nth(3), 0, Nothing),
            Armor(Mine, 2),
            BoardCount(Mine, 3),
            In(The("BE_561t"), Zone::Play),
            Now(The("BE_561t"), 6, 6),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("BE_561"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_561"),
            Use(Nth(3), 0, Nothing),
            BoardCount(Mine, 3),
            In(The("BE_561t"), Zone::Play),
            Now(The("BE_561t"), 3, 3),
        ],
    );
}

/// # Extra Steel
///
/// `BE_561e` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived BE_561e 9f345281 e06506b4 d6e1d23e.b42c6980
#[test]
fn BE_561e_extra_steel() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "BE_561e"), Now(My(0), 8, 4)]);
}

/// # Steel Golem
///
/// `BE_561t` · Warrior minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla BE_561t 2436f087 4280579b 58426d16.4b0c5d24
#[test]
fn BE_561t_steel_golem() {
    check(
        CardClass::Warrior,
        &[
            Give("BE_561t"),
            Cost("BE_561t", 3),
            Stats("BE_561t", 3, 3),
            Has("BE_561t", GameTag::TAUNT),
            Play("BE_561t", Nothing),
            In(The("BE_561t"), Zone::Play),
            Now(The("BE_561t"), 3, 3),
            HasNow(The("BE_561t"), GameTag::TAUNT),
        ],
    );
}

/// # Tol'vir Vanguard
///
/// `BE_572` · Warrior minion · 2 mana · 1/4
///
/// > **Taunt Battlecry and Deathrattle:** Gain 3 Armor.
///
/// State: Derived
//~ derived BE_572 360e3686 e1ee1d29 0e6bdd4b.e4249e0f
#[test]
fn BE_572_tolvir_vanguard() {
    check(
        CardClass::Warrior,
        &[
            Give("BE_572"),
            Cost("BE_572", 2),
            Stats("BE_572", 1, 4),
            Has("BE_572", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_572", Nothing),
            Armor(Mine, 3),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("BE_572"), Friend("CS2_182"), Enemy("CS2_182"), Friend("BE_572"), Kill(Nth(3)), Armor(Mine, 3)],
    );
}

/// # Animator of Iron
///
/// `BE_600` · Warrior minion · 3 mana · 2/5
///
/// > After you gain Armor, draw a card.
///
/// State: Derived
//~ derived BE_600 9f60aa1f 9e7d8b3a 547e2862.835dfc93
#[test]
fn BE_600_animator_of_iron() {
    check(
        CardClass::Warrior,
        &[
            Give("BE_600"),
            Cost("BE_600", 3),
            Stats("BE_600", 2, 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_600"),
            Play("EX1_606", Nothing),
            DeckCount(Mine, 20),
            HandCount(Mine, 3),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
        ],
    );
}

/// # Chisel
///
/// `BE_740` · Warrior spell · 2 mana
///
/// > **Assemble** a **Taunt** minion. Give it +2/+3.
///
/// State: Todo
//~ todo BE_740 1d15edd5 48088aa7 51f25989.0e301370
#[test]
#[ignore = "todo: BE_740 Chisel"]
fn BE_740_chisel() {
    check(CardClass::Warrior, &[Give("BE_740"), Cost("BE_740", 2), Unwritten]);
}

/// # Runecraft
///
/// `BE_740e` · Neutral enchantment
///
/// > +2/+3.
///
/// State: Derived
//~ derived BE_740e 3113952a 919fd9db a95b1661.7aa9e95d
#[test]
fn BE_740e_runecraft() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "BE_740e"), Now(My(0), 7, 4)]);
}
