//! Warrior cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0f9483bb

/// # Standardized Pack
///
/// `MIS_705` · Warrior spell · 1 mana
///
/// > Add 5 random **Taunt** minions to your hand. They are **Temporary**.
///
/// State: Derived
//~ derived MIS_705 eef4c6b6 1bcfd941 8621d223.f0c80d2e
#[test]
fn MIS_705_standardized_pack() {
    check(
        CardClass::Warrior,
        &[
            Give("MIS_705"),
            Cost("MIS_705", 1),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Force(Card("AT_069")),
            Force(Card("AT_069")),
            Force(Card("AT_069")),
            Force(Card("AT_069")),
            Force(Card("AT_069")),
            Play("MIS_705", Nothing),
            HasNow(InHand(0), GameTag::GHOSTLY),
            Is(InHand(0), "AT_069"),
            CostNow(InHand(0), 2),
            Now(InHand(0), 3, 2),
            HasNow(InHand(1), GameTag::GHOSTLY),
            Is(InHand(1), "AT_069"),
            CostNow(InHand(1), 2),
            Now(InHand(1), 3, 2),
            HasNow(InHand(2), GameTag::GHOSTLY),
            Is(InHand(2), "AT_069"),
            CostNow(InHand(2), 2),
            Now(InHand(2), 3, 2),
            HasNow(InHand(3), GameTag::GHOSTLY),
            Is(InHand(3), "AT_069"),
            CostNow(InHand(3), 2),
            Now(InHand(3), 3, 2),
            HasNow(InHand(4), GameTag::GHOSTLY),
            Is(InHand(4), "AT_069"),
            CostNow(InHand(4), 2),
            Now(InHand(4), 3, 2),
            HandCount(Mine, 5),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("MIS_705"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Never(Card("AT_003")),
            Play("MIS_705", Nothing),
        ],
    );
}

/// # Safety Expert
///
/// `MIS_711` · Warrior minion · 10 mana · 8/8
///
/// > **Rush**. **Deathrattle:** Shuffle three Bombs into your opponent's deck.
///
/// State: Derived
//~ derived MIS_711 854c2ba7 78143ed5 1e4e3933.f34d6b7c
#[test]
fn MIS_711_safety_expert() {
    check(
        CardClass::Warrior,
        &[
            Give("MIS_711"),
            Cost("MIS_711", 10),
            Stats("MIS_711", 8, 8),
            Has("MIS_711", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("MIS_711"),
            Kill(Nth(3)),
            In(The("BOT_511t"), Zone::Deck),
            DeckCount(Theirs, 23),
        ],
    );
}

/// # Part Scrapper
///
/// `MIS_902` · Warrior spell · 2 mana
///
/// > Lose up to 5 Armor. Your next Mech costs that much less.
///
/// State: Todo
//~ todo MIS_902 ab227199 5beaa215 c20c38ea.6995e4c6
#[test]
#[ignore = "todo: MIS_902 Part Scrapper"]
fn MIS_902_part_scrapper() {
    check(CardClass::Warrior, &[Give("MIS_902"), Cost("MIS_902", 2), Unwritten]);
}

/// # Warsong Commander
///
/// `TOY_409t` · Warrior minion · 3 mana · 2/3
///
/// > Whenever you summon a minion with 3 or less Attack, give it **Charge**.
///
/// State: Derived
//~ derived TOY_409t 2d92bf95 86ec9c13 fdcec753.c2e42985
#[test]
fn TOY_409t_warsong_commander() {
    check(
        CardClass::Warrior,
        &[
            Give("TOY_409t"),
            Cost("TOY_409t", 3),
            Stats("TOY_409t", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_409t"),
            Play("CS2_119", Nothing),
            HasNow(Nth(4), GameTag::CHARGE),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("TOY_409t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_409t"),
            Play("CS2_182", Nothing),
            HasNot(Nth(4), GameTag::CHARGE),
        ],
    );
}

/// # Chemical Spill
///
/// `TOY_602` · Warrior spell · 6 mana
///
/// > Summon the highest Cost minion from your hand, then deal $5 damage to it.
///
/// State: Derived
//~ derived TOY_602 0cd57b62 f994956e c9858fcd.edcd68e5
#[test]
fn TOY_602_chemical_spill() {
    check(
        CardClass::Warrior,
        &[
            Give("TOY_602"),
            Cost("TOY_602", 6),
            Give("CS2_186"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_602", Nothing),
            BoardCount(Mine, 2),
            HandCount(Mine, 2),
            In(Nth(1), Zone::Play),
            Now(Nth(1), 7, 2),
        ],
    );
}

/// # Wreck'em and Deck'em
///
/// `TOY_603` · Warrior spell · 3 mana
///
/// > Choose a friendly Mech. Summon a copy of it that attacks a random enemy, then dies.
///
/// State: Derived
//~ derived TOY_603 93a7b3ed 10694711 41ddfed9.b45e7895
#[test]
fn TOY_603_wreckem_and_deckem() {
    check(
        CardClass::Warrior,
        &[
            Give("TOY_603"),
            Cost("TOY_603", 3),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("TOY_603", Nth(2)),
            Force(Entity(TheirHero)),
            Play("TOY_603", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Boom Wrench
///
/// `TOY_604` · Warrior weapon · 3 mana · 3/2 durability
///
/// > **Miniaturize Deathrattle:** Trigger the **Deathrattle** of a random friendly Mech.
///
/// State: Done
//~ done TOY_604 7d77b30b - c0a24a1d.db3f5a88
#[test]
fn TOY_604_boom_wrench() {
    check(
        CardClass::Warrior,
        &[
            Give("TOY_604"),
            Cost("TOY_604", 3),
            Stats("TOY_604", 3, 2),
            Has("TOY_604", GameTag::MINIATURIZE),
            Friend("TOY_604"),
            Friend("EX1_556"),
            Friend("EX1_096"),
            Enemy("EX1_556"),
            Kill(MyWeapon),
            BoardCount(Mine, 3),
            In(The("skele21"), Zone::Play),
            In(Nth(2), Zone::Play),
            BoardCount(Theirs, 1),
            HandCount(Mine, 1),
            Play("TOY_604", Nothing),
            In(The("TOY_604t"), Zone::Hand),
        ],
    );
}

/// # Boom Wrench
///
/// `TOY_604t` · Warrior weapon · 1 mana · 1/1 durability
///
/// > **Mini Deathrattle:** Trigger the **Deathrattle** of a random friendly Mech.
///
/// State: Todo
//~ todo TOY_604t 3f94d528 3d79c22e 88533ef6.139deb65
#[test]
#[ignore = "todo: TOY_604t Boom Wrench"]
fn TOY_604t_boom_wrench() {
    check(CardClass::Warrior, &[Give("TOY_604t"), Cost("TOY_604t", 1), Stats("TOY_604t", 1, 1), Unwritten]);
}

/// # Quality Assurance
///
/// `TOY_605` · Warrior spell · 2 mana
///
/// > Draw 2 **Taunt** minions.
///
/// State: Derived
//~ derived TOY_605 d17ad1fe 46793846 a878e923.449a1ed7
#[test]
fn TOY_605_quality_assurance() {
    check(
        CardClass::Warrior,
        &[
            Give("TOY_605"),
            Cost("TOY_605", 2),
            OnTop("AT_069"),
            OnTop("AT_069"),
            OnTop("AT_069"),
            OnTop("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("TOY_605", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 2),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 3, 2),
            CostNow(Nth(3), 2),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 3, 2),
        ],
    );
}

/// # Testing Dummy
///
/// `TOY_606` · Warrior minion · 6 mana · 4/8
///
/// > **Taunt Deathrattle:** Deal 8 damage randomly split among all enemy minions.
///
/// State: Derived
//~ derived TOY_606 cc62656f 22a6440c da2b6fe2.0dc5435c
#[test]
fn TOY_606_testing_dummy() {
    check(
        CardClass::Warrior,
        &[
            Give("TOY_606"),
            Cost("TOY_606", 6),
            Stats("TOY_606", 4, 8),
            Has("TOY_606", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_606"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Kill(Nth(3)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("TOY_606"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_606"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Kill(Nth(4)),
            Now(Nth(2), 4, 1),
            Now(Nth(3), 4, 1),
        ],
    );
}

/// # Inventor Boom
///
/// `TOY_607` · Warrior minion · 8 mana · 7/7
///
/// > **Battlecry:** Resurrect two different friendly Mechs that cost (5) or more. They attack random enemies.
///
/// State: Todo
//~ todo TOY_607 d802d7c2 3fd5fd82 af8dcdf9.9ade823b
#[test]
#[ignore = "todo: TOY_607 Inventor Boom"]
fn TOY_607_inventor_boom() {
    check(CardClass::Warrior, &[Give("TOY_607"), Cost("TOY_607", 8), Stats("TOY_607", 7, 7), Unwritten]);
}

/// # Lab Patron
///
/// `TOY_651` · Warrior minion · 4 mana · 3/3
///
/// > Whenever you gain Armor, summon another Lab Patron *(once per turn)*.
///
/// State: Derived
//~ derived TOY_651 0a683181 81df427b 3003d392.373601b0
#[test]
fn TOY_651_lab_patron() {
    check(
        CardClass::Warrior,
        &[
            Give("TOY_651"),
            Cost("TOY_651", 4),
            Stats("TOY_651", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_651"),
            Play("EX1_606", Nothing),
            BoardCount(Mine, 3),
            In(The("TOY_651"), Zone::Play),
            Now(The("TOY_651"), 3, 3),
        ],
    );
}

/// # Botface
///
/// `TOY_906` · Warrior minion · 7 mana · 4/12
///
/// > **Taunt** After this takes damage, get two random **Minis**.
///
/// State: Todo
//~ todo TOY_906 0dc36e3f 55bdcecf ac9c5feb.c557fe96
#[test]
#[ignore = "todo: TOY_906 Botface"]
fn TOY_906_botface() {
    check(
        CardClass::Warrior,
        &[Give("TOY_906"), Cost("TOY_906", 7), Stats("TOY_906", 4, 12), Has("TOY_906", GameTag::TAUNT), Unwritten],
    );
}

/// # Safety Goggles
///
/// `TOY_907` · Warrior spell · 2 mana
///
/// > Gain 6 Armor. Costs (0) if you don't have any Armor.
///
/// State: Derived
//~ derived TOY_907 d1c0cb81 b6fd5b70 0a8b8178.ce8649ef
#[test]
fn TOY_907_safety_goggles() {
    check(
        CardClass::Warrior,
        &[
            Give("TOY_907"),
            Cost("TOY_907", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_923", Nothing),
            Crystals(10),
            Play("TOY_907", Nothing),
            Armor(Mine, 11),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("TOY_907"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_923", Nothing),
            Crystals(10),
            CostNow(Nth(0), 2),
        ],
    );
    check(CardClass::Warrior, &[Give("TOY_907"), Friend("CS2_182"), Enemy("CS2_182"), CostNow(Nth(0), 0)]);
}

/// # Fireworker
///
/// `TOY_908` · Warrior minion · 5 mana · 5/5
///
/// > **Deathrattle:** Summon two 1/1 Boom Bots. *WARNING: Bots may explode.*
///
/// State: Derived
//~ derived TOY_908 dac9d867 e6ff3919 1c5c3b86.2921b06d
#[test]
fn TOY_908_fireworker() {
    check(
        CardClass::Warrior,
        &[
            Give("TOY_908"),
            Cost("TOY_908", 5),
            Stats("TOY_908", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_908"),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            In(The("GVG_110t"), Zone::Play),
            Now(The("GVG_110t"), 1, 1),
        ],
    );
}

/// # Risky Skipper
///
/// `YOD_022_COPY` · Warrior minion · 1 mana · 1/3
///
/// > After you play a minion, deal 1 damage to all minions.
///
/// State: Derived
//~ derived YOD_022_COPY a764b36b c7db469a faa1375d.b0755b42
#[test]
fn YOD_022_COPY_risky_skipper() {
    check(
        CardClass::Warrior,
        &[
            Give("YOD_022_COPY"),
            Cost("YOD_022_COPY", 1),
            Stats("YOD_022_COPY", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOD_022_COPY"),
            Play("CS2_182", Nothing),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 4),
            Now(Nth(3), 1, 2),
            Now(Nth(4), 4, 4),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("YOD_022_COPY"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOD_022_COPY"),
            Play("GAME_005", Nothing),
            Now(Nth(1), 4, 5),
        ],
    );
}
