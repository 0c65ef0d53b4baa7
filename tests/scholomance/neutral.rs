//! Neutral cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9e127a25

/// `SCH_157` · Neutral minion · 3 mana · 1/6
/// > Spellburst**:** Cast a random spell of the same Cost.
///
/// State: Done
//~ done SCH_157 6627923a - 0d36e162.9b575cad
#[test]
fn SCH_157_enchanted_cauldron() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_157"),
            Cost("SCH_157", 3),
            Stats("SCH_157", 1, 6),
            Friend("SCH_157"),
            Force(Card("CS2_022")),
            Force(Entity(My(0))),
            Play("CS2_029", On(TheirHero)),
            BoardCount(Mine, 1),
            Is(My(0), "CS2_tk1"),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("SCH_157"),
            Force(Card("CS2_093")),
            Play("CS2_023", Nothing),
            Damage(TheirHero, 2),
            Play("CS2_026", Nothing),
            Damage(TheirHero, 2),
        ],
    );
    check(CardClass::Mage, &[Friend("SCH_157"), Never(Card("CS2_093")), Play("CS2_029", On(TheirHero))]);
}

/// `SCH_162` · Neutral minion · 5 mana · 4/4
/// > **Battlecry:** Summon two 1/1 Whelps. Each gains a **Deathrattle** from your minions that died this game.
///
/// State: Todo
//~ todo SCH_162 a09b896a c758bf70 1a8ec73c.9ecd37fb
#[test]
#[ignore = "todo: Vectus"]
fn SCH_162_vectus() {
    unwritten("SCH_162");
}

/// `SCH_199` · Neutral minion · 2 mana · 2/2
/// > This has different effects based on which game board you're on.
///
/// State: Todo
//~ todo SCH_199 6a06e87d d5108937 e584aaf2.1847d82e
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199_transfer_student() {
    unwritten("SCH_199");
}

/// `SCH_199t11` · Neutral minion · 2 mana · 2/2
/// > **Battlecry:** Add a **Karazhan** Portal spell to your hand.
///
/// State: Todo
//~ todo SCH_199t11 65ff357e c122959e c6398642.19051e13
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t11_transfer_student() {
    unwritten("SCH_199t11");
}

/// `SCH_199t13` · Neutral minion · 2 mana · 2/2
/// > **Battlecry: Adapt**.
///
/// State: Done
//~ done SCH_199t13 56f0af88 - 631eb0d8.6857b7a7
#[test]
fn SCH_199t13_transfer_student() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_199t13"),
            Cost("SCH_199t13", 2),
            Stats("SCH_199t13", 2, 2),
            Friend("CS2_182"),
            Force(Card("UNG_999t3")),
            Play("SCH_199t13", Nothing),
            ChooseCard("UNG_999t3"),
            Now(My(1), 5, 2),
            Now(My(0), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Force(Card("UNG_999t8")),
            Play("SCH_199t13", Nothing),
            ChooseCard("UNG_999t8"),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// `SCH_199t14` · Neutral minion · 2 mana · 2/2
/// > **Deathrattle:** Add a random **Lich King** card to your hand.
///
/// State: Todo
//~ todo SCH_199t14 f5c306c0 e473b974 de8619b4.c348317a
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t14_transfer_student() {
    unwritten("SCH_199t14");
}

/// `SCH_199t23` · Neutral minion · 2 mana · 2/2
/// > **Battlecry:** Add a Dual Class card to your hand.
///
/// State: Todo
//~ todo SCH_199t23 56453a95 53b78d9b 2b3e5061.7c411fbc
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t23_transfer_student() {
    unwritten("SCH_199t23");
}

/// `SCH_199t25` · Neutral minion · 2 mana · 2/2
/// > **Battlecry:** Add an **Uldum** Plague spell to your hand.
///
/// State: Todo
//~ todo SCH_199t25 7c0ffd37 d1111436 52777f3f.2bb50983
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t25_transfer_student() {
    unwritten("SCH_199t25");
}

/// `SCH_199t26` · Neutral minion · 2 mana · 2/2
/// > **Corrupt:** Gain +2/+2.
///
/// State: Todo
//~ todo SCH_199t26 38b9bd3f 6520e49b c3decfe7.abe7b42b
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t26_transfer_student() {
    unwritten("SCH_199t26");
}

/// `SCH_199t27` · Neutral minion · 2 mana · 2/2
/// > **Battlecry:** Add a random Ranked spell to your hand.
///
/// State: Todo
//~ todo SCH_199t27 bb8f1dad 172cb07f 24567035.b16f3407
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t27_transfer_student() {
    unwritten("SCH_199t27");
}

/// `SCH_199t30` · Neutral minion · 2 mana · 2/2
/// > **Battlecry: Discover** a **Sunken City** card.
///
/// State: Todo
//~ todo SCH_199t30 8cac71e9 3c6a08fc cafe6262.f66b90d0
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t30_transfer_student() {
    unwritten("SCH_199t30");
}

/// `SCH_199t31` · Neutral minion · 2 mana · 2/2
/// > **Battlecry: Discover** a **Murder at Castle Nathria** card.
///
/// State: Todo
//~ todo SCH_199t31 6f4bf40c 1ae336ba d542d796.b2844e39
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t31_transfer_student() {
    unwritten("SCH_199t31");
}

/// `SCH_199t32` · Neutral minion · 2 mana · 2/2
/// > **Battlecry: Discover** a **March of the Lich King** card.
///
/// State: Todo
//~ todo SCH_199t32 a006def4 3eed5592 b1e178b1.07d7cbf9
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t32_transfer_student() {
    unwritten("SCH_199t32");
}

/// `SCH_199t33` · Neutral minion · 2 mana · 2/2
/// > **Battlecry: Discover** a **Festival of Legends** card.
///
/// State: Todo
//~ todo SCH_199t33 90b57a26 3600ca65 8849f534.8029d733
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t33_transfer_student() {
    unwritten("SCH_199t33");
}

/// `SCH_199t34` · Neutral minion · 2 mana · 2/2
/// > **Battlecry: Discover** a **Titans** card.
///
/// State: Todo
//~ todo SCH_199t34 2114dd8e f243f6ca 9e97e6fe.1f53da33
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t34_transfer_student() {
    unwritten("SCH_199t34");
}

/// `SCH_199t35` · Neutral minion · 2 mana · 2/2
/// > **Battlecry: Discover** a **Showdown in the Badlands** card.
///
/// State: Todo
//~ todo SCH_199t35 bfecb2d3 e52b81dd bf727049.5cee3366
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t35_transfer_student() {
    unwritten("SCH_199t35");
}

/// `SCH_199t36` · Neutral minion · 2 mana · 2/2
/// > **Battlecry: Discover** a **Whizbang's Workshop** card.
///
/// State: Todo
//~ todo SCH_199t36 ba678ad8 9a6a14f1 30cd27e9.5a3c0ef2
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t36_transfer_student() {
    unwritten("SCH_199t36");
}

/// `SCH_199t37` · Neutral minion · 2 mana · 2/2
/// > **Battlecry: Discover** a **Year of the Raptor** card.
///
/// State: Todo
//~ todo SCH_199t37 d43e7225 15cada06 2e480adf.f63a2c8c
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t37_transfer_student() {
    unwritten("SCH_199t37");
}

/// `SCH_199t38` · Neutral minion · 2 mana · 2/2
/// > **Battlecry: Discover** a **Year of the Scarab** card.
///
/// State: Todo
//~ todo SCH_199t38 f6cb8b38 692e5153 30eabfc4.72bcb129
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t38_transfer_student() {
    unwritten("SCH_199t38");
}

/// `SCH_199t9` · Neutral minion · 2 mana · 2/2
/// > **Battlecry: Discover** a new basic Hero Power.
///
/// State: Todo
//~ todo SCH_199t9 90e691ed 80833b00 416533c3.039e2dab
#[test]
#[ignore = "todo: Transfer Student"]
fn SCH_199t9_transfer_student() {
    unwritten("SCH_199t9");
}

/// `SCH_224` · Neutral minion · 5 mana · 4/6
/// > Spellburst**:** If the spell destroys any minions, summon them.
///
/// State: Todo
//~ todo SCH_224 efaa3f40 af6778cf c9a216f1.d2d83e7b
#[test]
#[ignore = "todo: Headmaster Kel'Thuzad"]
fn SCH_224_headmaster_kel_thuzad() {
    unwritten("SCH_224");
}

/// `SCH_231` · Neutral minion · 1 mana · 1/2
/// > **Spellburst:** Gain +2 Attack.
///
/// State: Done
//~ done SCH_231 260b6abd - 170f2145.024f93fb
#[test]
fn SCH_231_intrepid_initiate() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_231"),
            Cost("SCH_231", 1),
            Stats("SCH_231", 1, 2),
            Play("SCH_231", Nothing),
            Play("GAME_005", Nothing),
            Now(My(0), 3, 2),
            Play("GAME_005", Nothing),
            Now(My(0), 3, 2),
        ],
    );
}

/// `SCH_259` · Neutral weapon · 1 mana · 0/4 durability
/// > At the start of your turn, look at your top card. You can put it on the bottom and lose 1 Durability.
///
/// State: Todo
//~ todo SCH_259 362c1c76 0a6cd203 a3d9eee0.0d6101b2
#[test]
#[ignore = "todo: Sphere of Sapience"]
fn SCH_259_sphere_of_sapience() {
    unwritten("SCH_259");
}

/// `SCH_259t` · Neutral spell · 0 mana
/// > Draw a different card.
///
/// State: Todo
//~ todo SCH_259t cd63f296 028bad1b eaeac72b.fe1781b2
#[test]
#[ignore = "todo: A New Fate"]
fn SCH_259t_a_new_fate() {
    unwritten("SCH_259t");
}

/// `SCH_428` · Neutral minion · 4 mana · 4/5
/// > **Battlecry:** Reorder your deck from the highest Cost card to the lowest Cost card.
///
/// State: Todo
//~ todo SCH_428 ba605a16 88e3a170 a4ac6cee.3083b8a3
#[test]
#[ignore = "todo: Lorekeeper Polkelt"]
fn SCH_428_lorekeeper_polkelt() {
    unwritten("SCH_428");
}

/// `SCH_713` · Neutral minion · 2 mana · 3/2
/// > **Battlecry:** Your opponent's spells cost (1) more next turn.
///
/// State: Done
//~ done SCH_713 123791fb - 78044717.a484adaa
#[test]
fn SCH_713_cult_neophyte() {
    check(
        CardClass::Mage,
        &[
            Give("SCH_713"),
            Cost("SCH_713", 2),
            Stats("SCH_713", 3, 2),
            GiveThem("CS2_029"),
            GiveThem("CS2_182"),
            Give("CS2_029"),
            Play("SCH_713", Nothing),
            EndTurn,
            CostNow(Nth(1), 5),
            CostNow(Nth(2), 4),
            CostNow(Nth(3), 4),
            EndTurn,
            EndTurn,
            CostNow(Nth(1), 4),
        ],
    );
}

/// `SCH_714` · Neutral minion · 3 mana · 3/4
/// > Whenever a spell is played, this minion remembers it. **Deathrattle:** Shuffle the spells into your deck.
///
/// State: Todo
//~ todo SCH_714 640cbf73 24257216 048020df.e145483b
#[test]
#[ignore = "todo: Educated Elekk"]
fn SCH_714_educated_elekk() {
    unwritten("SCH_714");
}
