//! Neutral cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6d923917

/// # Carrion Crab
///
/// `NX2_030` · Neutral minion · 0 mana · 3/2
///
/// > **Battlecry:** Destroy an Undead to gain **Reborn**.
///
/// State: Derived
//~ derived NX2_030 680ec7fd 422aef90 8af09cb7.1777d6cf
#[test]
fn NX2_030_carrion_crab() {
    check(
        CardClass::Mage,
        &[
            Give("NX2_030"),
            Cost("NX2_030", 0),
            Stats("NX2_030", 3, 2),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_231"),
            Enemy("CS2_182"),
            CannotTarget("NX2_030", Nth(2)),
            Play("NX2_030", On(Nth(3))),
            HasNow(Nth(0), GameTag::REBORN),
            Dead(Nth(3)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("NX2_030"),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_231"),
            Enemy("CS2_182"),
            Play("NX2_030", On(Nth(1))),
            BoardCount(Mine, 2),
            HasNow(Nth(0), GameTag::REBORN),
            Dead(Nth(1)),
        ],
    );
}

/// # Lost Exarch
///
/// `NX2_032` · Neutral minion · 4 mana · 5/4
///
/// > **Deathrattle**: Spend all your Mana. Summon that many 2/2 Zombies with **Rush**.
///
/// State: Derived
//~ derived NX2_032 fc470bee 94c258f6 d9d5932e.224d4f61
#[test]
fn NX2_032_lost_exarch() {
    check(
        CardClass::Mage,
        &[
            Give("NX2_032"),
            Cost("NX2_032", 4),
            Stats("NX2_032", 5, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Friend("NX2_032"),
            Kill(Nth(3)),
            BoardCount(Mine, 6),
            In(The("RLK_018t"), Zone::Play),
            Now(The("RLK_018t"), 2, 2),
            Mana(0),
        ],
    );
}

/// # Ghoul
///
/// `NX2_032t` · Neutral minion · 2 mana · 2/2
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla NX2_032t f745169a d43b01b0 7fb52b99.57b12c28
#[test]
fn NX2_032t_ghoul() {
    check(
        CardClass::Mage,
        &[
            Give("NX2_032t"),
            Cost("NX2_032t", 2),
            Stats("NX2_032t", 2, 2),
            Has("NX2_032t", GameTag::RUSH),
            Play("NX2_032t", Nothing),
            In(The("NX2_032t"), Zone::Play),
            Now(The("NX2_032t"), 2, 2),
            HasNow(The("NX2_032t"), GameTag::RUSH),
        ],
    );
}

/// # Thaddius, Monstrosity
///
/// `NX2_033` · Neutral minion · 10 mana · 11/11
///
/// > **Taunt**. Your odd-Cost cards cost (2) less. *(Swaps polarity each turn!)*@**Taunt**. Your even-Cost cards cost (2) less. *(Swaps polarity each turn!)*
///
/// State: Todo
//~ todo NX2_033 55523804 89b82b0a 3af36d6a.2c68e7da
#[test]
#[ignore = "todo: NX2_033 Thaddius, Monstrosity"]
fn NX2_033_thaddius_monstrosity() {
    check(
        CardClass::Mage,
        &[Give("NX2_033"), Cost("NX2_033", 10), Stats("NX2_033", 11, 11), Has("NX2_033", GameTag::TAUNT), Unwritten],
    );
}

/// # Positive Attraction
///
/// `NX2_033e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived NX2_033e d33e53cb f5ec6ef8 b0f7bfd4.90c32b47
#[test]
fn NX2_033e_positive_attraction() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "NX2_033e"), CostNow(Nth(0), 1)]);
}

/// # Negative Attraction
///
/// `NX2_033e2` · Neutral enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived NX2_033e2 5554f627 5de3c87b 4cebae33.90c32b47
#[test]
fn NX2_033e2_negative_attraction() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "NX2_033e2"), CostNow(Nth(0), 1)]);
}

/// # Rivendare, Warrider
///
/// `NX2_034` · Neutral minion · 6 mana · 6/6
///
/// > **Deathrattle:** Shuffle the other 3 Horsemen into your deck.
///
/// State: Todo
//~ todo NX2_034 17832a34 3d7641dd f517eefd.72962dfe
#[test]
#[ignore = "todo: NX2_034 Rivendare, Warrider"]
fn NX2_034_rivendare_warrider() {
    check(CardClass::Mage, &[Give("NX2_034"), Cost("NX2_034", 6), Stats("NX2_034", 6, 6), Unwritten]);
}

/// # Blaumeux, Faminerider
///
/// `NX2_034t` · Neutral minion · 6 mana · 6/6
///
/// > **Lifesteal Deathrattle:** If you had all four Horsemen die this game, destroy the enemy hero.
///
/// State: Todo
//~ todo NX2_034t 530b2507 d0a95478 e1a5d8bc.464bf873
#[test]
#[ignore = "todo: NX2_034t Blaumeux, Faminerider"]
fn NX2_034t_blaumeux_faminerider() {
    check(
        CardClass::Mage,
        &[
            Give("NX2_034t"),
            Cost("NX2_034t", 6),
            Stats("NX2_034t", 6, 6),
            Has("NX2_034t", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # Korth'azz, Deathrider
///
/// `NX2_034t1` · Neutral minion · 6 mana · 6/6
///
/// > **Rush Deathrattle:** If you had all four Horsemen die this game, destroy the enemy hero.
///
/// State: Todo
//~ todo NX2_034t1 c001ddc7 e5da04cd 85d951ec.6b40a996
#[test]
#[ignore = "todo: NX2_034t1 Korth'azz, Deathrider"]
fn NX2_034t1_korthazz_deathrider() {
    check(
        CardClass::Mage,
        &[
            Give("NX2_034t1"),
            Cost("NX2_034t1", 6),
            Stats("NX2_034t1", 6, 6),
            Has("NX2_034t1", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Zeliek, Conquestrider
///
/// `NX2_034t2` · Neutral minion · 6 mana · 6/6
///
/// > **Taunt Deathrattle:** If you had all four Horsemen die this game, destroy the enemy hero.
///
/// State: Todo
//~ todo NX2_034t2 e43ef97c 493e4594 dd9d27d7.11e8d592
#[test]
#[ignore = "todo: NX2_034t2 Zeliek, Conquestrider"]
fn NX2_034t2_zeliek_conquestrider() {
    check(
        CardClass::Mage,
        &[
            Give("NX2_034t2"),
            Cost("NX2_034t2", 6),
            Stats("NX2_034t2", 6, 6),
            Has("NX2_034t2", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Mistake
///
/// `NX2_050` · Neutral minion · 1 mana · 1/3
///
/// > *This has all minion types*.
///
/// State: Todo
//~ todo NX2_050 afa65e5f 649b3d8e c162b483.290679a2
#[test]
#[ignore = "todo: NX2_050 Mistake"]
fn NX2_050_mistake() {
    check(CardClass::Mage, &[Give("NX2_050"), Cost("NX2_050", 1), Stats("NX2_050", 1, 3), Unwritten]);
}

/// # Darkfallen Shadow
///
/// `NX2_051` · Neutral minion · 3 mana · 3/3
///
/// > **Rush Manathirst (@):** Gain **Reborn**.
///
/// State: Derived
//~ derived NX2_051 f4367cdb 843a7c4b 427ff03b.40a1ab03
#[test]
fn NX2_051_darkfallen_shadow() {
    check(
        CardClass::Mage,
        &[
            Give("NX2_051"),
            Cost("NX2_051", 3),
            Stats("NX2_051", 3, 3),
            Has("NX2_051", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("NX2_051", Nothing),
            HasNow(Nth(0), GameTag::REBORN),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("NX2_051"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("NX2_051", Nothing),
            HasNot(Nth(0), GameTag::REBORN),
        ],
    );
}

/// # Rampaging Zombie
///
/// `RLK_018t` · Neutral minion · 2 mana · 2/2
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla RLK_018t 309b4b7c 5ae998af eb9e53c7.57b12c28
#[test]
fn RLK_018t_rampaging_zombie() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_018t"),
            Cost("RLK_018t", 2),
            Stats("RLK_018t", 2, 2),
            Has("RLK_018t", GameTag::RUSH),
            Play("RLK_018t", Nothing),
            In(The("RLK_018t"), Zone::Play),
            Now(The("RLK_018t"), 2, 2),
            HasNow(The("RLK_018t"), GameTag::RUSH),
        ],
    );
}

/// # Shatterskin Gargoyle
///
/// `RLK_029` · Neutral minion · 6 mana · 4/6
///
/// > **Taunt Deathrattle:** Deal 4 damage to a random enemy.
///
/// State: Derived
//~ derived RLK_029 56cdc096 a1823ad3 4c38bab4.c0fcae2f
#[test]
fn RLK_029_shatterskin_gargoyle() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_029"),
            Cost("RLK_029", 6),
            Stats("RLK_029", 4, 6),
            Has("RLK_029", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_029"),
            Force(Entity(TheirHero)),
            Kill(Nth(3)),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
}

/// # Infected Peasant
///
/// `RLK_070` · Neutral minion · 2 mana · 2/1
///
/// > **Deathrattle:** Summon a 2/2 Undead Peasant.
///
/// State: Derived
//~ derived RLK_070 ab55274c 31674610 5855945d.91e35943
#[test]
fn RLK_070_infected_peasant() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_070"),
            Cost("RLK_070", 2),
            Stats("RLK_070", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_070"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("RLK_070t"), Zone::Play),
            Now(The("RLK_070t"), 2, 2),
        ],
    );
}

/// # Undead Peasant
///
/// `RLK_070t` · Neutral minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla RLK_070t 108d9d70 fff2af10 035a865c
#[test]
fn RLK_070t_undead_peasant() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_070t"),
            Cost("RLK_070t", 2),
            Stats("RLK_070t", 2, 2),
            Play("RLK_070t", Nothing),
            In(The("RLK_070t"), Zone::Play),
            Now(The("RLK_070t"), 2, 2),
        ],
    );
}

/// # Street Sweeper
///
/// `RLK_104` · Neutral minion · 4 mana · 2/2
///
/// > **Battlecry:** Deal 2 damage to all other minions.
///
/// State: Derived
//~ derived RLK_104 9fc07f62 1213b965 85ae5d2f.dd41c50b
#[test]
fn RLK_104_street_sweeper() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_104"),
            Cost("RLK_104", 4),
            Stats("RLK_104", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_104", Nothing),
            BoardCount(Mine, 2),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Brittleskin Zombie
///
/// `RLK_113` · Neutral minion · 3 mana · 4/3
///
/// > **Deathrattle:** If it's your opponent's turn, deal 3 damage to them.
///
/// State: Derived
//~ derived RLK_113 c6226428 19da79a0 2447501e.9176e58b
#[test]
fn RLK_113_brittleskin_zombie() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_113"),
            Cost("RLK_113", 3),
            Stats("RLK_113", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_113"),
            EndTurn,
            Kill(Nth(3)),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("RLK_113"), Friend("CS2_182"), Enemy("CS2_182"), Friend("RLK_113"), Kill(Nth(3)), Now(TheirHero, 0, 30)],
    );
}

/// # Incorporeal Corporal
///
/// `RLK_117` · Neutral minion · 2 mana · 5/5
///
/// > After this minion attacks, destroy it.
///
/// State: Todo
//~ todo RLK_117 53e41696 8be66f08 f13079f3.b17f3b98
#[test]
#[ignore = "todo: RLK_117 Incorporeal Corporal"]
fn RLK_117_incorporeal_corporal() {
    check(CardClass::Mage, &[Give("RLK_117"), Cost("RLK_117", 2), Stats("RLK_117", 5, 5), Unwritten]);
}

/// # Drakkari Embalmer
///
/// `RLK_119` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Give a friendly Undead **Reborn**.
///
/// State: Derived
//~ derived RLK_119 e86c9c70 0c07b0cc 43aba88e.a975e9d1
#[test]
fn RLK_119_drakkari_embalmer() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_119"),
            Cost("RLK_119", 3),
            Stats("RLK_119", 3, 4),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("RLK_119", Nth(2)),
            Play("RLK_119", On(Nth(1))),
            HasNow(Nth(1), GameTag::REBORN),
        ],
    );
}

/// # Bone Flinger
///
/// `RLK_123` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If a friendly Undead died after your last turn, deal 2 damage.
///
/// State: Derived
//~ derived RLK_123 53d1598e b9a4b182 da64bf71.c6d30017
#[test]
fn RLK_123_bone_flinger() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_123"),
            Cost("RLK_123", 2),
            Stats("RLK_123", 2, 3),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("RLK_123", On(Nth(3))),
            Now(Nth(3), 4, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("RLK_123"),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("RLK_123", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("RLK_123"), Friend("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Play("RLK_123", Nothing)],
    );
}

/// # Silvermoon Arcanist
///
/// `RLK_218` · Neutral minion · 3 mana · 2/2
///
/// > **Spell Damage +2 Battlecry:** Your spells can’t target heroes this turn.
///
/// State: Todo
//~ todo RLK_218 38bddffe 95dab3cb a623538c.e6693d82
#[test]
#[ignore = "todo: RLK_218 Silvermoon Arcanist"]
fn RLK_218_silvermoon_arcanist() {
    check(
        CardClass::Mage,
        &[Give("RLK_218"), Cost("RLK_218", 3), Stats("RLK_218", 2, 2), Has("RLK_218", GameTag::SPELLPOWER), Unwritten],
    );
}

/// # Sunfury Clergy
///
/// `RLK_219` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Restore #3 Health to all friendly characters. **Manathirst (6):** Restore #6 Health instead.
///
/// State: Derived
//~ derived RLK_219 879a751d aceb1c3a 13955d72.adb7914d
#[test]
fn RLK_219_sunfury_clergy() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_219"),
            Cost("RLK_219", 3),
            Stats("RLK_219", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("RLK_219", Nothing),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("RLK_219"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("RLK_219", Nothing),
            Now(MyHero, 0, 16),
            Damage(MyHero, 14),
            Now(Nth(1), 4, 5),
        ],
    );
}

/// # Tenacious San'layn
///
/// `RLK_220` · Neutral minion · 5 mana · 4/6
///
/// > **Lifesteal** Whenever this attacks, deal 2 damage to the enemy hero.
///
/// State: Derived
//~ derived RLK_220 9a32ff24 5ea69740 7475069f.56d3690b
#[test]
fn RLK_220_tenacious_sanlayn() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_220"),
            Cost("RLK_220", 5),
            Stats("RLK_220", 4, 6),
            Has("RLK_220", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("RLK_220"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(4), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Attack(Nth(4), TheirHero),
            Now(MyHero, 3, 16),
            Damage(MyHero, 14),
            Now(TheirHero, 0, 4),
            Damage(TheirHero, 26),
        ],
    );
}

/// # Crystal Broker
///
/// `RLK_221` · Neutral minion · 3 mana · 3/2
///
/// > **Manathirst (5):** Summon a random 3-Cost minion. **Manathirst (10):** Summon an 8-Cost minion instead.
///
/// State: Todo
//~ todo RLK_221 711ee0c4 34d92d25 188f7da3.c93e9d25
#[test]
#[ignore = "todo: RLK_221 Crystal Broker"]
fn RLK_221_crystal_broker() {
    check(CardClass::Mage, &[Give("RLK_221"), Cost("RLK_221", 3), Stats("RLK_221", 3, 2), Unwritten]);
}

/// # Astalor Bloodsworn
///
/// `RLK_222` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Add Astalor, the Protector to your hand. **Manathirst (@):** Deal 2 damage.
///
/// State: Derived
//~ derived RLK_222 c7d9e003 1f8b4f16 062b08a1.2c5d3274
#[test]
fn RLK_222_astalor_bloodsworn() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_222"),
            Cost("RLK_222", 2),
            Stats("RLK_222", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("RLK_222", On(Nth(2))),
            Is(InHand(0), "RLK_222t1"),
            CostNow(InHand(0), 5),
            Now(InHand(0), 5, 5),
            HandCount(Mine, 1),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("RLK_222"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("RLK_222", On(Nth(1))),
            Is(InHand(0), "RLK_222t1"),
            CostNow(InHand(0), 5),
            Now(InHand(0), 5, 5),
            HandCount(Mine, 1),
            Now(Nth(1), 4, 3),
        ],
    );
}

/// # Astalor, the Protector
///
/// `RLK_222t1` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Add Astalor, the Flamebringer to your hand. **Manathirst (@):** Gain 5 Armor.
///
/// State: Todo
//~ todo RLK_222t1 01e2d515 53b04ea6 f87a6622.b1c7d176
#[test]
#[ignore = "todo: RLK_222t1 Astalor, the Protector"]
fn RLK_222t1_astalor_the_protector() {
    check(CardClass::Mage, &[Give("RLK_222t1"), Cost("RLK_222t1", 5), Stats("RLK_222t1", 5, 5), Unwritten]);
}

/// # Astalor, the Flamebringer
///
/// `RLK_222t2` · Neutral minion · 8 mana · 8/8
///
/// > **Battlecry:** Deal 7 damage randomly split between all enemies. **Manathirst (10):** Deal 14 instead.
///
/// State: Todo
//~ todo RLK_222t2 178525de ed4ac554 07e5c9ac.f3c463e5
#[test]
#[ignore = "todo: RLK_222t2 Astalor, the Flamebringer"]
fn RLK_222t2_astalor_the_flamebringer() {
    check(CardClass::Mage, &[Give("RLK_222t2"), Cost("RLK_222t2", 8), Stats("RLK_222t2", 8, 8), Unwritten]);
}

/// # Silvermoon Sentinel
///
/// `RLK_518` · Neutral minion · 3 mana · 2/5
///
/// > **Taunt Manathirst (@):** Gain +2/+2 and **Divine Shield**.
///
/// State: Derived
//~ derived RLK_518 63b96c62 7db9c51b fd458d1b.d71e6a16
#[test]
fn RLK_518_silvermoon_sentinel() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_518"),
            Cost("RLK_518", 3),
            Stats("RLK_518", 2, 5),
            Has("RLK_518", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_518", Nothing),
            HasNow(Nth(0), GameTag::DIVINE_SHIELD),
            Now(Nth(0), 4, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("RLK_518"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("RLK_518", Nothing),
            HasNot(Nth(0), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Silvermoon's Might
///
/// `RLK_518e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived RLK_518e 44ca4626 25cf2672 65d318eb.6d6ab056
#[test]
fn RLK_518e_silvermoons_might() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "RLK_518e"), Now(My(0), 7, 3)]);
}

/// # The Sunwell
///
/// `RLK_590` · Neutral spell · Holy · 9 mana
///
/// > Fill your hand with random spells. Costs (1) less for each other card in your hand.
///
/// State: Derived
//~ derived RLK_590 a389a8e3 eda714f2 4681b176.85732477
#[test]
fn RLK_590_the_sunwell() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_590"),
            Cost("RLK_590", 9),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Play("RLK_590", Nothing),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 5),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            Is(InHand(2), "AT_001"),
            CostNow(InHand(2), 5),
            TagNow(InHand(2), GameTag::SPELLPOWER, 0),
            Is(InHand(3), "AT_001"),
            CostNow(InHand(3), 5),
            TagNow(InHand(3), GameTag::SPELLPOWER, 0),
            Is(InHand(4), "AT_001"),
            CostNow(InHand(4), 5),
            TagNow(InHand(4), GameTag::SPELLPOWER, 0),
            Is(InHand(5), "AT_001"),
            CostNow(InHand(5), 5),
            TagNow(InHand(5), GameTag::SPELLPOWER, 0),
            Is(InHand(6), "AT_001"),
            CostNow(InHand(6), 5),
            TagNow(InHand(6), GameTag::SPELLPOWER, 0),
            Is(InHand(7), "AT_001"),
            CostNow(InHand(7), 5),
            TagNow(InHand(7), GameTag::SPELLPOWER, 0),
            Is(InHand(8), "AT_001"),
            CostNow(InHand(8), 5),
            TagNow(InHand(8), GameTag::SPELLPOWER, 0),
            Is(InHand(9), "AT_001"),
            CostNow(InHand(9), 5),
            TagNow(InHand(9), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 10),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("RLK_590"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("RLK_590", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("RLK_590"), Give("CS2_182"), Friend("CS2_182"), Enemy("CS2_182"), CostNow(Nth(0), 8)],
    );
}

/// # Bonelord Frostwhisper
///
/// `RLK_591` · Neutral minion · 6 mana · 6/6
///
/// > **Deathrattle:** For the rest of the game, your first card each turn costs (0). You die in 3 turns.
///
/// State: Todo
//~ todo RLK_591 0790619f 979cd04b 17bf9168.75fb738f
#[test]
#[ignore = "todo: RLK_591 Bonelord Frostwhisper"]
fn RLK_591_bonelord_frostwhisper() {
    check(CardClass::Mage, &[Give("RLK_591"), Cost("RLK_591", 6), Stats("RLK_591", 6, 6), Unwritten]);
}

/// # Lich's Deathcurse
///
/// `RLK_591e2` · Neutral enchantment
///
/// > Costs (0).
///
/// State: Derived
//~ derived RLK_591e2 b494d4eb adbcdfd7 13e0348e.dd600ecd
#[test]
fn RLK_591e2_lichs_deathcurse() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "RLK_591e2"), CostNow(Nth(0), 0)]);
}

/// # Invincible
///
/// `RLK_592` · Neutral minion · 8 mana · 5/5
///
/// > **Reborn Battlecry and Deathrattle:** Give another random friendly Undead +5/+5 and **Taunt**.
///
/// State: Derived
//~ derived RLK_592 dbec3464 39a20698 8bba2244.fede1ca8
#[test]
fn RLK_592_invincible() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_592"),
            Cost("RLK_592", 8),
            Stats("RLK_592", 5, 5),
            Has("RLK_592", GameTag::REBORN),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("RLK_592", Nothing),
            HasNow(Nth(1), GameTag::TAUNT),
            Now(Nth(1), 6, 6),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("RLK_592"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("RLK_592", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 4),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(0), 5, 5),
            Now(Nth(1), 2, 1),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 2, 1),
            Now(Nth(4), 2, 1),
            Now(Nth(5), 4, 5),
            Now(Nth(6), 2, 1),
            Armor(Theirs, 0),
            BoardCount(Theirs, 3),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("RLK_592"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("RLK_592"),
            Kill(Nth(7)),
            Armor(Mine, 0),
            BoardCount(Mine, 4),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 8),
            Now(Nth(0), 5, 5),
            Now(Nth(1), 2, 1),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 2, 1),
            Now(Nth(4), 2, 1),
            Now(Nth(5), 4, 5),
            Now(Nth(6), 2, 1),
            Now(The("RLK_592"), 5, 1),
            Armor(Theirs, 0),
            BoardCount(Theirs, 3),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("RLK_592"),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_592"),
            Force(Entity(Nth(1))),
            Kill(Nth(4)),
            HasNow(Nth(1), GameTag::TAUNT),
            Now(Nth(1), 6, 6),
        ],
    );
}

/// # Invincible's Reins
///
/// `RLK_592e` · Neutral enchantment
///
/// > +5/+5.
///
/// State: Derived
//~ derived RLK_592e 30347afa 63f5129b be69d42e.401e4f6d
#[test]
fn RLK_592e_invincibles_reins() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "RLK_592e"), Now(My(0), 10, 6)]);
}

/// # Lor'themar Theron
///
/// `RLK_593` · Neutral minion · 7 mana · 7/7
///
/// > **Battlecry:** Double the stats of all minions in your deck.
///
/// State: Derived
//~ derived RLK_593 6d94d572 556406de 0ae61004.643fe630
#[test]
fn RLK_593_lorthemar_theron() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_593"),
            Cost("RLK_593", 7),
            Stats("RLK_593", 7, 7),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_593", Nothing),
            Now(Nth(1), 10, 2),
            Now(Nth(2), 4, 14),
            Now(Nth(3), 4, 6),
            Now(Nth(4), 4, 2),
            Now(Nth(5), 8, 10),
            Now(Nth(6), 10, 2),
        ],
    );
}

/// # Infectious Ghoul
///
/// `RLK_653` · Neutral minion · 5 mana · 5/4
///
/// > **Deathrattle:** Give a random friendly minion "**Deathrattle:** Summon an Infectious Ghoul."
///
/// State: Derived
//~ derived RLK_653 577454e2 93b9f33f becdda94.b95168a8
#[test]
fn RLK_653_infectious_ghoul() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_653"),
            Cost("RLK_653", 5),
            Stats("RLK_653", 5, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_653"),
            Force(Entity(Nth(1))),
            Kill(Nth(3)),
            Kill(Nth(1)),
            BoardCount(Mine, 1),
            In(The("RLK_653"), Zone::Play),
            Now(The("RLK_653"), 5, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("RLK_653"), Friend("CS2_182"), Enemy("CS2_182"), Friend("RLK_653"), Force(Entity(Nth(1))), Kill(Nth(3))],
    );
}

/// # Infected
///
/// `RLK_653e` · Neutral enchantment
///
/// > **Deathrattle:** Summon an Infectious Ghoul.
///
/// State: Derived
//~ derived RLK_653e de669fa9 7b90748d 5558c905.7a8a1fe5
#[test]
fn RLK_653e_infected() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "RLK_653e"),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            In(The("RLK_653"), Zone::Play),
            Now(The("RLK_653"), 5, 4),
        ],
    );
}

/// # Sanctum Spellbender
///
/// `RLK_677` · Neutral minion · 4 mana · 3/6
///
/// > Whenever your opponent targets another minion with a spell, redirect it to this.
///
/// State: Todo
//~ todo RLK_677 f70a4e23 975e28eb 8e800adf.a5985af2
#[test]
#[ignore = "todo: RLK_677 Sanctum Spellbender"]
fn RLK_677_sanctum_spellbender() {
    check(CardClass::Mage, &[Give("RLK_677"), Cost("RLK_677", 4), Stats("RLK_677", 3, 6), Unwritten]);
}

/// # Arms Dealer
///
/// `RLK_824` · Neutral minion · 1 mana · 1/2
///
/// > After you summon an Undead, give it +1 Attack.
///
/// State: Derived
//~ derived RLK_824 18830599 b2c46c23 b9e30f59.a60c5420
#[test]
fn RLK_824_arms_dealer() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_824"),
            Cost("RLK_824", 1),
            Stats("RLK_824", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_824"),
            Play("CS2_231", Nothing),
            Now(Nth(4), 2, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("RLK_824"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_824"),
            Play("CS2_182", Nothing),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Undead Fortitude
///
/// `RLK_824e` · Neutral enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived RLK_824e b8f0d5eb 073e73ea 9ee2b5e9.c84fda8a
#[test]
fn RLK_824e_undead_fortitude() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "RLK_824e"), Now(My(0), 6, 1)]);
}

/// # Flesh Behemoth
///
/// `RLK_830` · Neutral minion · 9 mana · 4/8
///
/// > **Taunt Deathrattle:** Draw another Undead and summon a copy of it.
///
/// State: Derived
//~ derived RLK_830 0303bed9 3cfd48f8 46ed85ba.36788f31
#[test]
fn RLK_830_flesh_behemoth() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_830"),
            Cost("RLK_830", 9),
            Stats("RLK_830", 4, 8),
            Has("RLK_830", GameTag::TAUNT),
            OnTop("CS2_231"),
            OnTop("CS2_231"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_830"),
            Kill(Nth(6)),
            BoardCount(Mine, 2),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 0),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 1, 1),
            In(The("CS2_231"), Zone::Play),
            Now(The("CS2_231"), 1, 1),
        ],
    );
}

/// # Plaguespreader
///
/// `RLK_831` · Neutral minion · 4 mana · 4/4
///
/// > **Deathrattle:** Transform a random minion in your opponent's hand into a Plaguespreader.
///
/// State: Todo
//~ todo RLK_831 b33d7d22 94ce46c6 c467c9f6.8b2b5ad5
#[test]
#[ignore = "todo: RLK_831 Plaguespreader"]
fn RLK_831_plaguespreader() {
    check(CardClass::Mage, &[Give("RLK_831"), Cost("RLK_831", 4), Stats("RLK_831", 4, 4), Unwritten]);
}

/// # Foul Egg
///
/// `RLK_833` · Neutral minion · 1 mana · 0/2
///
/// > **Deathrattle:** Summon a 3/3 Undead Chicken.
///
/// State: Derived
//~ derived RLK_833 d533e7a8 624c0892 757fa0a4.d9d45cc0
#[test]
fn RLK_833_foul_egg() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_833"),
            Cost("RLK_833", 1),
            Stats("RLK_833", 0, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_833"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("RLK_833t"), Zone::Play),
            Now(The("RLK_833t"), 3, 3),
        ],
    );
}

/// # Foul Fowl
///
/// `RLK_833t` · Neutral minion · 3 mana · 3/3
///
/// State: Vanilla
//~ vanilla RLK_833t 78dae70c 23a562c2 6df4eef5
#[test]
fn RLK_833t_foul_fowl() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_833t"),
            Cost("RLK_833t", 3),
            Stats("RLK_833t", 3, 3),
            Play("RLK_833t", Nothing),
            In(The("RLK_833t"), Zone::Play),
            Now(The("RLK_833t"), 3, 3),
        ],
    );
}

/// # Nerubian Vizier
///
/// `RLK_834` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry: Discover** a spell. If a friendly Undead died after your last turn, it costs (2) less.
///
/// State: Derived
//~ derived RLK_834 86eecd9e 5926d67f 4f49b74d.27a59094
#[test]
fn RLK_834_nerubian_vizier() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_834"),
            Cost("RLK_834", 3),
            Stats("RLK_834", 2, 4),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("AT_001")),
            Play("RLK_834", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 3),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("RLK_834"),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Never(Card("AT_003")),
            Play("RLK_834", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("RLK_834"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("RLK_834", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
}

/// # Nerubian Vision
///
/// `RLK_834e` · Neutral enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived RLK_834e ffcdc218 b1cab01c bf323c0c.90c32b47
#[test]
fn RLK_834e_nerubian_vision() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "RLK_834e"), CostNow(Nth(0), 1)]);
}

/// # Vrykul Necrolyte
///
/// `RLK_867` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Give a friendly minion "**Deathrattle:** Summon a 2/2 Zombie with **Rush**."
///
/// State: Derived
//~ derived RLK_867 66ba49a0 3d9c3ac9 26de4dfa.126fee8b
#[test]
fn RLK_867_vrykul_necrolyte() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_867"),
            Cost("RLK_867", 2),
            Stats("RLK_867", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_867", On(Nth(1))),
            Kill(Nth(1)),
            BoardCount(Mine, 2),
            In(The("RLK_018t"), Zone::Play),
            Now(The("RLK_018t"), 2, 2),
        ],
    );
    check(CardClass::Mage, &[Give("RLK_867"), Friend("CS2_182"), Enemy("CS2_182"), Play("RLK_867", On(Nth(1)))]);
}

/// # It's Necro-Lit
///
/// `RLK_867e` · Neutral enchantment
///
/// > **Deathrattle:** Summon a 2/2 Zombie with **Rush**.
///
/// State: Derived
//~ derived RLK_867e ff2b322f 8f955b00 c253aeea.9346d7d4
#[test]
fn RLK_867e_its_necro_lit() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "RLK_867e"),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            In(The("RLK_018t"), Zone::Play),
            Now(The("RLK_018t"), 2, 2),
        ],
    );
}

/// # Scourge Rager
///
/// `RLK_900` · Neutral minion · 3 mana · 5/4
///
/// > **Reborn Battlecry:** Die.
///
/// State: Derived
//~ derived RLK_900 89c72a9c 48c5fc79 d633fb3a.80b7eb4b
#[test]
fn RLK_900_scourge_rager() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_900"),
            Cost("RLK_900", 3),
            Stats("RLK_900", 5, 4),
            Has("RLK_900", GameTag::REBORN),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_900", Nothing),
            Dead(Nth(0)),
            In(The("RLK_900"), Zone::Play),
            Now(The("RLK_900"), 5, 1),
        ],
    );
}

/// # Umbral Geist
///
/// `RLK_914` · Neutral minion · 2 mana · 3/1
///
/// > **Deathrattle:** Add a random Shadow spell to your hand.
///
/// State: Derived
//~ derived RLK_914 077e5955 35edadc9 cbef198a.bae1abef
#[test]
fn RLK_914_umbral_geist() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_914"),
            Cost("RLK_914", 2),
            Stats("RLK_914", 3, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_914"),
            Force(Card("AT_016")),
            Kill(Nth(3)),
            Is(InHand(1), "AT_016"),
            CostNow(InHand(1), 2),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("RLK_914"), Friend("CS2_182"), Enemy("CS2_182"), Friend("RLK_914"), Never(Card("AT_001")), Kill(Nth(3))],
    );
}

/// # Amber Whelp
///
/// `RLK_915` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If you're holding a Dragon, deal 3 damage.
///
/// State: Derived
//~ derived RLK_915 a8d8f391 316b65ee ddb4d47d.11c312b8
#[test]
fn RLK_915_amber_whelp() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_915"),
            Cost("RLK_915", 3),
            Stats("RLK_915", 3, 3),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_915", On(Nth(4))),
            Now(Nth(4), 4, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("RLK_915"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_915", On(Nth(3))),
            Now(Nth(3), 4, 2),
        ],
    );
    check(CardClass::Mage, &[Give("RLK_915"), Friend("CS2_182"), Enemy("CS2_182"), Play("RLK_915", Nothing)]);
}

/// # Bloodied Knight
///
/// `RLK_926` · Neutral minion · 3 mana · 4/5
///
/// > At the end of your turn, deal 2 damage to your hero.
///
/// State: Derived
//~ derived RLK_926 0d258e75 9f44ef06 e53a5c62.083aad33
#[test]
fn RLK_926_bloodied_knight() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_926"),
            Cost("RLK_926", 3),
            Stats("RLK_926", 4, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_926"),
            EndTurn,
            Now(MyHero, 0, 28),
            Damage(MyHero, 2),
        ],
    );
}

/// # Translocation Instructor
///
/// `RLK_950` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Choose an enemy minion. Swap it with a random one in their deck.
///
/// State: Done
//~ done RLK_950 bb1dabcf - 42b5d1f5.eb894459
#[test]
fn RLK_950_translocation_instructor() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_950"),
            Cost("RLK_950", 5),
            Stats("RLK_950", 4, 4),
            EmptyDeck(Theirs),
            OnTheirTop("CS2_200"),
            OnTheirTop("CS2_029"),
            Enemy("CS2_182"),
            Enemy("CS2_231"),
            Play("RLK_950", On(Nth(3))),
            BoardCount(Theirs, 2),
            Is(Their(0), "CS2_200"),
            In(Nth(3), Zone::Deck),
            In(Nth(1), Zone::Play),
            DeckCount(Theirs, 2),
            BoardCount(Mine, 1),
        ],
    );
}

/// # Coroner
///
/// `RLK_951` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Freeze** an enemy minion. **Manathirst (6): Silence** it first.
///
/// State: Todo
//~ todo RLK_951 f2f9cd3b bab8ccc8 0f454773.7c659f2c
#[test]
#[ignore = "todo: RLK_951 Coroner"]
fn RLK_951_coroner() {
    check(CardClass::Mage, &[Give("RLK_951"), Cost("RLK_951", 2), Stats("RLK_951", 2, 2), Unwritten]);
}

/// # Enchanter
///
/// `RLK_952` · Neutral minion · 3 mana · 3/3
///
/// > Enemy minions take double damage during your turn.
///
/// State: Derived
//~ derived RLK_952 b494b5aa 011ba75a 090fe5bc.44e0633a
#[test]
fn RLK_952_enchanter() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_952"),
            Cost("RLK_952", 3),
            Stats("RLK_952", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_952"),
            Hurt(Nth(2), 2),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("RLK_952"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_952"),
            Hurt(Nth(3), 2),
            BoardCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("RLK_952"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_952"),
            EndTurn,
            Hurt(Nth(2), 2),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Silvermoon Armorer
///
/// `RLK_955` · Neutral minion · 4 mana · 4/4
///
/// > **Rush Manathirst (@):** Gain +2/+2.
///
/// State: Done
//~ done RLK_955 a4856626 - bb3d2236.748c7d3d
#[test]
fn RLK_955_silvermoon_armorer() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_955"),
            Cost("RLK_955", 4),
            Stats("RLK_955", 4, 4),
            Has("RLK_955", GameTag::RUSH),
            Play("RLK_955", Nothing),
            Now(My(0), 6, 6),
        ],
    );
    check(CardClass::Mage, &[Crystals(6), Play("RLK_955", Nothing), Now(My(0), 4, 4)]);
}

/// # Supplied
///
/// `RLK_955e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived RLK_955e 63004561 9986d7f3 30ec192c.6d6ab056
#[test]
fn RLK_955e_supplied() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "RLK_955e"), Now(My(0), 7, 3)]);
}

/// # Wailing Banshee
///
/// `RLK_957` · Neutral minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random friendly Undead +2/+1.
///
/// State: Derived
//~ derived RLK_957 0d083b83 975cdb96 d627b082.30e6a841
#[test]
fn RLK_957_wailing_banshee() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_957"),
            Cost("RLK_957", 1),
            Stats("RLK_957", 2, 1),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_957"),
            Force(Entity(Nth(1))),
            Kill(Nth(4)),
            Now(Nth(1), 3, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("RLK_957"),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_957"),
            Never(Entity(Nth(2))),
            Kill(Nth(4)),
        ],
    );
}

/// # Banshee's Wail
///
/// `RLK_957e` · Neutral enchantment
///
/// > +2/+1.
///
/// State: Derived
//~ derived RLK_957e 7e2beaa6 28364fed 8729b82a.5ee91837
#[test]
fn RLK_957e_banshees_wail() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "RLK_957e"), Now(My(0), 7, 2)]);
}

/// # Hawkstrider Rancher
///
/// `RLK_970` · Neutral minion · 3 mana · 2/5
///
/// > Whenever you play a minion, give it +1/+1 and "**Deathrattle:** Summon a 1/1 Hawkstrider."
///
/// State: Derived
//~ derived RLK_970 6e7268bc a54e0337 79834385.6c5d8af6
#[test]
fn RLK_970_hawkstrider_rancher() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_970"),
            Cost("RLK_970", 3),
            Stats("RLK_970", 2, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_970"),
            Play("CS2_182", Nothing),
            Now(Nth(4), 5, 6),
        ],
    );
}

/// # Hawkriding
///
/// `RLK_970e` · Neutral enchantment
///
/// > +1/+1. **Deathrattle:** Summon a 1/1 Hawkstrider.
///
/// State: Derived
//~ derived RLK_970e 0e3a52e4 4a64ac99 2067b6b6.7b32777c
#[test]
fn RLK_970e_hawkriding() {
    check(
        CardClass::Mage,
        &[Friend("CS2_182"), Friend("CS2_182"), Enemy("CS2_182"), Enchant(Nth(0), "RLK_970e"), Now(Nth(0), 5, 6)],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "RLK_970e"),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            In(The("RLK_970t"), Zone::Play),
            Now(The("RLK_970t"), 1, 1),
        ],
    );
}

/// # Hawkstrider
///
/// `RLK_970t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla RLK_970t 432a5d78 1b2438c6 2a31a15a
#[test]
fn RLK_970t_hawkstrider() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_970t"),
            Cost("RLK_970t", 1),
            Stats("RLK_970t", 1, 1),
            Play("RLK_970t", Nothing),
            In(The("RLK_970t"), Zone::Play),
            Now(The("RLK_970t"), 1, 1),
        ],
    );
}

/// # The Coin
///
/// `RLK_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived RLK_COIN1 738d307e 17d549ce 7c6e11d8.095f71be
#[test]
fn RLK_COIN1_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_COIN1"),
            Cost("RLK_COIN1", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("RLK_COIN1", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `RLK_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived RLK_COIN2 7676694b 9312fbea 09ea3976.095f71be
#[test]
fn RLK_COIN2_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("RLK_COIN2"),
            Cost("RLK_COIN2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("RLK_COIN2", Nothing),
            Mana(6),
        ],
    );
}
