//! Death Knight cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7dd28388

/// # Rimescale Siren
///
/// `NX2_035` · Death Knight minion · 3 mana · 2/3
///
/// > **Battlecry:** If you've cast three spells while holding this, **Freeze** 3 random enemy minions.@ *({0} left!)*@ *(Ready!)*
///
/// State: Derived
//~ derived NX2_035 44b7adb8 5a8322d6 1e1ff615.85f63728
#[test]
fn NX2_035_rimescale_siren() {
    check(
        CardClass::DeathKnight,
        &[
            Give("NX2_035"),
            Cost("NX2_035", 3),
            Stats("NX2_035", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            Crystals(10),
            Force(Entity(Nth(2))),
            Play("NX2_035", Nothing),
            HasNow(Nth(2), GameTag::FROZEN),
        ],
    );
}

/// # Construct Quarter
///
/// `NX2_036` · Death Knight location · 3 mana · 0 uses
///
/// > Destroy a friendly minion to summon a 4/5 Undead with **Rush**.
///
/// State: Derived
//~ derived NX2_036 bc683404 5d87309b 0f9b05c6.11aa86a5
#[test]
fn NX2_036_construct_quarter() {
    check(
        CardClass::DeathKnight,
        &[
            Give("NX2_036"),
            Cost("NX2_036", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("NX2_036"),
            Use(Nth(3), 0, On(Nth(1))),
            BoardCount(Mine, 2),
            Dead(Nth(1)),
            In(The("RLK_057t"), Zone::Play),
            Now(The("RLK_057t"), 4, 5),
        ],
    );
}

/// # Shambling Horror
///
/// `NX2_036t` · Death Knight minion · 5 mana · 5/5
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla NX2_036t 02b13e2b 1ff30f61 ca1b6598.57b12c28
#[test]
fn NX2_036t_shambling_horror() {
    check(
        CardClass::DeathKnight,
        &[
            Give("NX2_036t"),
            Cost("NX2_036t", 5),
            Stats("NX2_036t", 5, 5),
            Has("NX2_036t", GameTag::RUSH),
            Play("NX2_036t", Nothing),
            In(The("NX2_036t"), Zone::Play),
            Now(The("NX2_036t"), 5, 5),
            HasNow(The("NX2_036t"), GameTag::RUSH),
        ],
    );
}

/// # Frost Queen Sindragosa
///
/// `NX2_037` · Death Knight minion · 7 mana · 6/6
///
/// > **Colossal +2** After an enemy minion is **Frozen**, destroy it.
///
/// State: Todo
//~ todo NX2_037 4bfc1d14 138f6fc1 48da38e4.f78c689e
#[test]
#[ignore = "todo: NX2_037 Frost Queen Sindragosa"]
fn NX2_037_frost_queen_sindragosa() {
    check(CardClass::DeathKnight, &[Give("NX2_037"), Cost("NX2_037", 7), Stats("NX2_037", 6, 6), Unwritten]);
}

/// # Sindragosa's Wing
///
/// `NX2_037t` · Death Knight minion · 1 mana · 2/1
///
/// > **Rush Freeze** any character damaged by this minion.
///
/// State: Vanilla
//~ vanilla NX2_037t 4fd0a32a 7d3681ae 2c1e3db8.aa3aeb98
#[test]
fn NX2_037t_sindragosas_wing() {
    check(
        CardClass::DeathKnight,
        &[
            Give("NX2_037t"),
            Cost("NX2_037t", 1),
            Stats("NX2_037t", 2, 1),
            Has("NX2_037t", GameTag::RUSH),
            Play("NX2_037t", Nothing),
            In(The("NX2_037t"), Zone::Play),
            Now(The("NX2_037t"), 2, 1),
            HasNow(The("NX2_037t"), GameTag::RUSH),
        ],
    );
}

/// # Sindragosa's Wing
///
/// `NX2_037t2` · Death Knight minion · 1 mana · 2/1
///
/// > **Rush Freeze** any character damaged by this minion.
///
/// State: Vanilla
//~ vanilla NX2_037t2 c562eb19 e8b848e3 33f68bd4.aa3aeb98
#[test]
fn NX2_037t2_sindragosas_wing() {
    check(
        CardClass::DeathKnight,
        &[
            Give("NX2_037t2"),
            Cost("NX2_037t2", 1),
            Stats("NX2_037t2", 2, 1),
            Has("NX2_037t2", GameTag::RUSH),
            Play("NX2_037t2", Nothing),
            In(The("NX2_037t2"), Zone::Play),
            Now(The("NX2_037t2"), 2, 1),
            HasNow(The("NX2_037t2"), GameTag::RUSH),
        ],
    );
}

/// # Soulbreaker
///
/// `RLK_012` · Death Knight weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks and kills a minion, gain 2 **Corpses**.
///
/// State: Derived
//~ derived RLK_012 894bce67 8ccb8421 97736412.3efc2fc8
#[test]
fn RLK_012_soulbreaker() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_012"),
            Cost("RLK_012", 3),
            Stats("RLK_012", 3, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Bury(30),
            Friend("RLK_012"),
            Attack(MyHero, Nth(7)),
            Corpses(Mine, 32),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_012"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Friend("RLK_012"),
            Attack(MyHero, Nth(6)),
            Corpses(Mine, 30),
        ],
    );
}

/// # Glacial Advance
///
/// `RLK_025e` · Death Knight enchantment
///
/// > The next spell you cast this turn costs (2) less.
///
/// State: Derived
//~ derived RLK_025e 3e470a97 0d8287b5 4bcc27ea.b1b65128
#[test]
fn RLK_025e_glacial_advance() {
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "RLK_025e"),
            CostNow(Nth(1), 3),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "RLK_025e"),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(1), 5),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "RLK_025e"),
            EndTurn,
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Glacial Advance
///
/// `RLK_025o` · Death Knight enchantment
///
/// > The next spell you cast this turn costs (2) less.
///
/// State: Derived
//~ derived RLK_025o 17637f4c ee2c0e6f 34735c3b.b1b65128
#[test]
fn RLK_025o_glacial_advance() {
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "RLK_025o"),
            CostNow(Nth(1), 3),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "RLK_025o"),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(1), 5),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "RLK_025o"),
            EndTurn,
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Corpse Explosion
///
/// `RLK_035` · Death Knight spell · Shadow · 5 mana
///
/// > Detonate a **Corpse** to deal $1 damage to all minions. If any are still alive, repeat this.
///
/// State: Todo
//~ todo RLK_035 0a41bd71 9219f63f 3db471e1.ba896ea8
#[test]
#[ignore = "todo: RLK_035 Corpse Explosion"]
fn RLK_035_corpse_explosion() {
    check(CardClass::DeathKnight, &[Give("RLK_035"), Cost("RLK_035", 5), Unwritten]);
}

/// # Vampiric Blood
///
/// `RLK_051` · Death Knight spell · 2 mana
///
/// > Give your hero +5 Health. Spend 3 **Corpses** to gain 5 more and draw a card.
///
/// State: Todo
//~ todo RLK_051 70fd560a f25da959 ddca15ba.0c6d6f28
#[test]
#[ignore = "todo: RLK_051 Vampiric Blood"]
fn RLK_051_vampiric_blood() {
    check(CardClass::DeathKnight, &[Give("RLK_051"), Cost("RLK_051", 2), Unwritten]);
}

/// # Bonestorm
///
/// `RLK_085e` · Death Knight enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived RLK_085e c3718990 19613958 1a3dfbdc.6d6ab056
#[test]
fn RLK_085e_bonestorm() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "RLK_085e"), Now(My(0), 7, 3)]);
}

/// # Necrotic Mortician
///
/// `RLK_116` · Death Knight minion · 2 mana · 2/3
///
/// > **Battlecry:** If a friendly Undead died after your last turn, **Discover** an Unholy Rune card.
///
/// State: Derived
//~ derived RLK_116 b11aa89e f6ae60d3 3d452b88.2ec916a9
#[test]
fn RLK_116_necrotic_mortician() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_116"),
            Cost("RLK_116", 2),
            Stats("RLK_116", 2, 3),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("BE_749")),
            Play("RLK_116", Nothing),
            ChooseCard("BE_749"),
            Is(InHand(0), "BE_749"),
            CostNow(InHand(0), 5),
            Now(InHand(0), 5, 3),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_116"),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Never(Card("AT_017")),
            Play("RLK_116", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_116"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_116", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(0), 2, 3),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 2),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Meat Grinder
///
/// `RLK_120` · Death Knight minion · 3 mana · 3/4
///
/// > **Battlecry:** Shred a random minion in your deck to gain 4 **Corpses.**
///
/// State: Todo
//~ todo RLK_120 0eb14e6b 6f30f61e d5d84ceb.1ec9a248
#[test]
#[ignore = "todo: RLK_120 Meat Grinder"]
fn RLK_120_meat_grinder() {
    check(CardClass::DeathKnight, &[Give("RLK_120"), Cost("RLK_120", 3), Stats("RLK_120", 3, 4), Unwritten]);
}

/// # Acolyte of Death
///
/// `RLK_121` · Death Knight minion · 3 mana · 2/4
///
/// > After a friendly Undead dies, draw a card.
///
/// State: Derived
//~ derived RLK_121 8c47ad78 cf177a4a 8b758ee0.7bab9228
#[test]
fn RLK_121_acolyte_of_death() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_121"),
            Cost("RLK_121", 3),
            Stats("RLK_121", 2, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_121"),
            Kill(Nth(4)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_121"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_121"),
            Kill(Nth(5)),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Blightfang
///
/// `RLK_225` · Death Knight minion · 3 mana · 3/3
///
/// > **Battlecry:** Infect all enemy minions. When they die, you summon a 2/2 Zombie with **Taunt**.
///
/// State: Todo
//~ todo RLK_225 cdaa4629 2b806957 d3fcc99e.31ab3162
#[test]
#[ignore = "todo: RLK_225 Blightfang"]
fn RLK_225_blightfang() {
    check(CardClass::DeathKnight, &[Give("RLK_225"), Cost("RLK_225", 3), Stats("RLK_225", 3, 3), Unwritten]);
}

/// # Plagued
///
/// `RLK_225e` · Death Knight enchantment
///
/// > **Deathrattle:** Summon a 2/2 Zombie with **Taunt** for your opponent.
///
/// State: Derived
//~ derived RLK_225e 9f6b2073 66a581e7 a237e10e.78abfdb9
#[test]
fn RLK_225e_plagued() {
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "RLK_225e"),
            Kill(Nth(0)),
            In(The("RLK_118t3"), Zone::Play),
            Now(The("RLK_118t3"), 2, 2),
            BoardCount(Theirs, 2),
        ],
    );
}

/// # Boneguard Commander
///
/// `RLK_506` · Death Knight minion · 8 mana · 8/8
///
/// > **Taunt Battlecry:** Raise up to 6 **Corpses** as 1/3 Risen Footmen with **Taunt**.
///
/// State: Derived
//~ derived RLK_506 24bc76a2 0e188dce b3a978be.43038767
#[test]
fn RLK_506_boneguard_commander() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_506"),
            Cost("RLK_506", 8),
            Stats("RLK_506", 8, 8),
            Has("RLK_506", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Play("RLK_506", Nothing),
            BoardCount(Mine, 7),
            Corpses(Mine, 24),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_506"),
            Enemy("CS2_182"),
            Bury(30),
            Play("RLK_506", Nothing),
            BoardCount(Mine, 7),
            Corpses(Mine, 24),
            In(The("RLK_061t"), Zone::Play),
            Now(The("RLK_061t"), 1, 3),
        ],
    );
}

/// # Alexandros Mograine
///
/// `RLK_706` · Death Knight minion · 7 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, deal 3 damage to your opponent at the end of your turns.
///
/// State: Derived
//~ derived RLK_706 06be980d 83987241 fa2a5b10.74e7b603
#[test]
fn RLK_706_alexandros_mograine() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_706"),
            Cost("RLK_706", 7),
            Stats("RLK_706", 7, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_706", Nothing),
            EndTurn,
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Grave Mark
///
/// `RLK_707e` · Death Knight enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived RLK_707e f84e7c60 9dbe22a7 c7155a98.c84fda8a
#[test]
fn RLK_707e_grave_mark() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "RLK_707e"), Now(My(0), 6, 1)]);
}

/// # Grave Force
///
/// `RLK_707e2` · Death Knight enchantment
///
/// > +3 Attack.
///
/// State: Derived
//~ derived RLK_707e2 e46fa641 6df72de8 75fd1889.fc2d73f0
#[test]
fn RLK_707e2_grave_force() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "RLK_707e2"), Now(My(0), 8, 1)]);
}

/// # Runeforged
///
/// `RLK_715e` · Death Knight enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived RLK_715e 4a9e6a1a 3dc5fea9 a19a3ecb.f705eb41
#[test]
fn RLK_715e_runeforged() {
    check(CardClass::DeathKnight, &[Give("CS2_118"), Enchant(Nth(0), "RLK_715e"), CostNow(Nth(0), 2)]);
}

/// # Soulstealer
///
/// `RLK_741` · Death Knight minion · 8 mana · 5/5
///
/// > **Battlecry:** Destroy all other minions. Gain 1 **Corpse** for each enemy destroyed.
///
/// State: Derived
//~ derived RLK_741 4bf4734d a24aac6b b0666bcd.a212fa02
#[test]
fn RLK_741_soulstealer() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_741"),
            Cost("RLK_741", 8),
            Stats("RLK_741", 5, 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Bury(30),
            Play("RLK_741", Nothing),
            BoardCount(Mine, 1),
            Corpses(Mine, 34),
            Dead(Nth(5)),
            Dead(Nth(6)),
            Dead(Nth(7)),
            Dead(Nth(8)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Dug Up
///
/// `RLK_753e` · Death Knight enchantment
///
/// > +1/+2.
///
/// State: Derived
//~ derived RLK_753e e813b562 3e733fed 3890128e.6fa82661
#[test]
fn RLK_753e_dug_up() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "RLK_753e"), Now(My(0), 6, 3)]);
}

/// # Thrown a Bone
///
/// `RLK_958e` · Death Knight enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived RLK_958e 8a966128 3f6f082e 5a4e1cc9.bf3d1612
#[test]
fn RLK_958e_thrown_a_bone() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "RLK_958e"), Now(My(0), 7, 1)]);
}
