//! Hunter cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5d8abaab

/// Verdant Dreamsaber · Minion · Beast · 5 mana · 4/7 · **Battlecry:** If this costs (3) or less, attack two random enemy minions.
//~ done EDR_014 - 896b9724 -
#[test]
fn EDR_014_verdant_dreamsaber() {
    check! { Hunter:
        Give("EDR_014"), Enchant(InHand(0), "BE_221e2"), CostNow(InHand(0), 3), Enemy("CS2_182"), Enemy("CS2_182"),
        Enemy("CS2_182"), Force(Entity(Their(0))), Force(Entity(Their(2))), Play("EDR_014", Nothing),
        Damage(Their(0), 4), Damage(Their(1), 0), Damage(Their(2), 4), Health(TheirHero, 30),
    }
    check! { Hunter: Enemy("CS2_201"), Play("EDR_014", Nothing), Damage(Their(0), 0) }
    // It costs (5), though Health is paid and no Mana.
    check! { Hunter:
        Enemy("CS2_182"), Give("EDR_014"), Enchant(InHand(0), "WC_023e"), Play("EDR_014", Nothing), Health(MyHero, 25),
        Damage(Their(0), 0),
    }
    check! { Hunter:
        Give("EDR_014"), Enchant(InHand(0), "BE_221e2"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_168"),
        Force(Entity(Their(2))), Play("EDR_014", Nothing), BoardCount(Mine, 1),
    }
    check! { Hunter:
        Give("EDR_014"), Enchant(InHand(0), "BE_221e2"), Play("EDR_014", Nothing), BoardCount(Mine, 1),
        Health(TheirHero, 30),
    }
    check! { Hunter:
        Give("EDR_014"), Enchant(InHand(0), "TOY_353e"), CostNow(InHand(0), 4), Enemy("CS2_182"), Play("EDR_014", Nothing),
        Damage(Their(0), 0),
    }
}

/// Blinding Carapace · Spell · 0 mana · **Divine Shield**, **Rush**
//~ todo EDR_101t 23813ff1 157cd695 -
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t_blinding_carapace() {
    unwritten("EDR_101t");
}

/// Blinding Carapace · Spell · 0 mana · **Divine Shield**, **Lifesteal**
//~ todo EDR_101t1 1be209b7 fff5487b -
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t1_blinding_carapace() {
    unwritten("EDR_101t1");
}

/// Blinding Carapace · Spell · 0 mana · **Lifesteal**, **Taunt**
//~ todo EDR_101t10 be6c482e 54ea4d4a -
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t10_blinding_carapace() {
    unwritten("EDR_101t10");
}

/// Blinding Carapace · Spell · 0 mana · **Lifesteal**, **Poisonous**
//~ todo EDR_101t11 76b3c80c c4b8315b -
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t11_blinding_carapace() {
    unwritten("EDR_101t11");
}

/// Blinding Carapace · Spell · 0 mana · **Reborn**, **Taunt**
//~ todo EDR_101t12 52c0499e 80fb39bd -
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t12_blinding_carapace() {
    unwritten("EDR_101t12");
}

/// Blinding Carapace · Spell · 0 mana · **Reborn**, **Poisonous**
//~ todo EDR_101t13 4bb5009d 64d62fe5 -
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t13_blinding_carapace() {
    unwritten("EDR_101t13");
}

/// Blinding Carapace · Spell · 0 mana · **Taunt**, **Poisonous**
//~ todo EDR_101t14 73cf2c34 2f0ae99a -
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t14_blinding_carapace() {
    unwritten("EDR_101t14");
}

/// Blinding Carapace · Spell · 0 mana · **Divine Shield**, **Reborn**
//~ todo EDR_101t2 d121fb71 f0bc9471 -
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t2_blinding_carapace() {
    unwritten("EDR_101t2");
}

/// Blinding Carapace · Spell · 0 mana · **Divine Shield**, **Taunt**
//~ todo EDR_101t3 790f2ac1 d8c634fe -
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t3_blinding_carapace() {
    unwritten("EDR_101t3");
}

/// Blinding Carapace · Spell · 0 mana · **Divine Shield**, **Poisonous**
//~ todo EDR_101t4 4143978a 76b2f2b9 -
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t4_blinding_carapace() {
    unwritten("EDR_101t4");
}

/// Blinding Carapace · Spell · 0 mana · **Rush**, **Lifesteal**
//~ todo EDR_101t5 d6385b85 4a00c25d -
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t5_blinding_carapace() {
    unwritten("EDR_101t5");
}

/// Blinding Carapace · Spell · 0 mana · **Rush**, **Reborn**
//~ todo EDR_101t6 45562ebe 97728cd9 -
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t6_blinding_carapace() {
    unwritten("EDR_101t6");
}

/// Blinding Carapace · Spell · 0 mana · **Rush**, **Taunt**
//~ todo EDR_101t7 117c66de 06df6636 -
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t7_blinding_carapace() {
    unwritten("EDR_101t7");
}

/// Blinding Carapace · Spell · 0 mana · **Rush**, **Poisonous**
//~ todo EDR_101t8 65b005ac d67e9147 -
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t8_blinding_carapace() {
    unwritten("EDR_101t8");
}

/// Blinding Carapace · Spell · 0 mana · **Lifesteal**, **Reborn**
//~ todo EDR_101t9 b8ba8205 2e1fabb5 -
#[test]
#[ignore = "todo: Blinding Carapace"]
fn EDR_101t9_blinding_carapace() {
    unwritten("EDR_101t9");
}

/// Exotic Houndmaster · Minion · 2 mana · 2/2 · **Battlecry:** Draw a Beast. **Imbue** your Hero Power.
//~ done EDR_226 - 8cf5b28f -
#[test]
fn EDR_226_exotic_houndmaster() {
    check! { Hunter:
        Give("EDR_226"), Cost("EDR_226", 2), Stats("EDR_226", 2, 2), OnTop("CS2_172"), Play("EDR_226", Nothing),
        IsCard(InHand(0), "CS2_172"), IsCard(MyPower, "EDR_850p"),
    }
    check! { Hunter: Play("EDR_226", Nothing), HandCount(Mine, 0) }
    // The opponent gets nothing of it.
    check! { Hunter: EndTurn, OnTop("CS2_172"), Play("EDR_226", Nothing), HandCount(Mine, 0) }
    // The opponent gets nothing of it.
    check! { Hunter: Play("EDR_226", Nothing), EndTurn, HeroPower(On(MyHero)), Health(MyHero, 29) }
    check! { Hunter: OnTop("CS2_172"), OnTop("CS2_172"), Play("EDR_226", Nothing), HandCount(Mine, 1) }
}

/// Umbraclaw · Minion · Beast · 4 mana · 5/2 · **Rush Deathrattle: Imbue** your Hero Power.
//~ done EDR_227 - 4ac734fc -
#[test]
fn EDR_227_umbraclaw() {
    check! { Hunter:
        Give("EDR_227"), Cost("EDR_227", 4), Stats("EDR_227", 5, 2), Has("EDR_227", GameTag::RUSH), Ally("EDR_227"),
        Kill(My(0)), IsCard(MyPower, "EDR_850p"),
    }
    // The opponent gets nothing of it.
    check! { Hunter: Ally("EDR_227"), Kill(My(0)), EndTurn, HeroPower(On(MyHero)), Health(MyHero, 29) }
}

/// Amphibian's Spirit · Spell · Nature · 3 mana · Give a minion +2/+2 and "**Deathrattle:** Give a friendly minion +2/+2 and this **Deathrattle**."
//~ done EDR_261 - 41bc213e -
#[test]
fn EDR_261_amphibians_spirit() {
    check! { Hunter:
        Targets("EDR_261", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Play("EDR_261", On(My(0))),
        StatsNow(My(0), 6, 7), Ally("CS2_200"), Ally("CS2_120"), Enemy("CS2_200"), Force(Entity(My(1))), Kill(My(0)),
        StatsNow(My(0), 8, 9), StatsNow(My(1), 2, 3), StatsNow(Their(0), 6, 7), Kill(My(0)), StatsNow(My(0), 4, 5), Kill(My(0)),
        BoardCount(Mine, 0), StatsNow(Their(0), 6, 7),
    }
}

/// Spirit Bond · Spell · Nature · 3 mana · Deal $3 damage to a minion. If it dies, summon a 3/2 Wolf with **Rush**.
//~ done EDR_262 - 6cbe01c4 -
#[test]
fn EDR_262_spirit_bond() {
    check! { Hunter:
        Targets("EDR_262", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"), Play("EDR_262", On(Their(0))),
        Health(Their(0), 2), BoardCount(Mine, 0), Play("EDR_262", On(Their(0))), BoardCount(Theirs, 0),
        BoardCount(Mine, 1), IsCard(My(0), "EDR_850pe"),
    }
}

/// Grace of the Greatwolf · Spell · 4 mana · **Choose One -** Deal $4 damage to the enemy hero; or Summon two 3/2 Wolves with **Rush**.
// Also tests EDR_263b.
//~ done EDR_263 - ccdef9b0 -
#[test]
fn EDR_263_grace_of_the_greatwolf() {
    check! { Hunter:
        PlayOption("EDR_263", 0, Nothing), Health(TheirHero, 26), Health(MyHero, 30), BoardCount(Mine, 0),
        PlayOption("EDR_263", 1, Nothing), BoardCount(Mine, 2), IsCard(My(0), "EDR_850pe"), IsCard(My(1), "EDR_850pe"),
        Health(TheirHero, 26),
    }
}

/// Shepherd's Crook · Weapon · 3 mana · 3/2 durability · After your hero attacks, summon a 3/3 Sheep that's **Dormant** for 2 turns.
//~ done EDR_416 - d0fdfa75 -
#[test]
fn EDR_416_shepherds_crook() {
    check! { Hunter:
        Give("EDR_416"), Cost("EDR_416", 3), Stats("EDR_416", 3, 2), Ally("CS2_182"), Play("EDR_416", Nothing),
        Attack(Nth(1), TheirHero), BoardCount(Mine, 1), Attack(MyHero, TheirHero), IsCard(My(1), "EDR_416t"),
        StatsNow(My(1), 3, 3), HasNow(My(1), GameTag::DORMANT), EndTurn, EndTurn, HasNow(My(1), GameTag::DORMANT), EndTurn,
        EndTurn, HasNot(My(1), GameTag::DORMANT),
    }
}

/// Goldrinn · Minion · Beast · 9 mana · 9/9 · **Rush** Friendly Beasts deal double damage.
//~ done EDR_480 - 336f33fe -
#[test]
fn EDR_480_goldrinn() {
    check! { Hunter:
        Give("EDR_480"), Cost("EDR_480", 9), Stats("EDR_480", 9, 9), Has("EDR_480", GameTag::RUSH), Ally("CS2_172"),
        Ally("CS2_182"), Enemy("CS2_172"), Play("EDR_480", Nothing), Attack(Nth(1), TheirHero), Health(TheirHero, 24),
        Attack(Nth(2), TheirHero), Health(TheirHero, 20), EndTurn, Attack(Nth(3), MyHero), Health(MyHero, 27),
    }
    check! { Hunter: Ally("EDR_480"), Attack(Nth(0), TheirHero), Health(TheirHero, 12) }
    // It answers each time, not once a turn.
    check! { Hunter:
        Give("EDR_480"), Ally("CS2_172"), Ally("CS2_120"), Play("EDR_480", Nothing), Attack(Nth(1), TheirHero),
        Attack(Nth(2), TheirHero), Health(TheirHero, 20),
    }
    // My Beasts deal it, to friends as well, and each time.
    check! { Hunter:
        Ally("EDR_480"), Ally("CS2_172"), Enemy("CS2_200"), Attack(My(1), Their(0)), Health(Their(0), 1),
        BoardCount(Mine, 1),
    }
    // To friends of theirs as well, and to Goldrinn himself.
    check! { Hunter:
        Enemy("EDR_480"), Enemy("CS2_172"), Enemy("CS2_182"), Play("EX1_126", On(Their(1))), StatsNow(Their(0), 9, 3),
        BoardCount(Theirs, 2),
    }
}

/// Blessing of the Wolf · Hero Power · 2 mana · Give a random Beast in your hand +@ Attack. It costs (@) less.
/// - Numbers: {0} = 1
//~ done EDR_850p - 3f6f40a5.eae7e889 -
#[test]
fn EDR_850p_blessing_of_the_wolf() {
    check! { Hunter:
        HasHeroPower("EDR_850p"), Cost("EDR_850p", 2), Give("CS2_171"), Play("EDR_852", Nothing),
        Play("EDR_852", Nothing), HeroPower(Nothing), StatsNow(InHand(0), 3, 1), CostNow(InHand(0), 0),
    }
    check! { Hunter:
        HasHeroPower("EDR_850p"), Play("EDR_852", Nothing), Give("CS2_182"), HeroPower(Nothing), StatsNow(InHand(0), 4, 5),
    }
}

/// Broll Bearmantle · Minion · 5 mana · 3/5 · After you cast a spell, summon a random Animal Companion.
//~ done EDR_853 - d7541a3f -
#[test]
fn EDR_853_broll_bearmantle() {
    check! { Hunter:
        Ally("EDR_853"), Force(Card("NEW1_032")), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6),
        BoardCount(Mine, 2), IsCard(My(1), "NEW1_032"), Play("CS2_182", Nothing), BoardCount(Mine, 3), EndTurn,
        Play("CS2_029", On(MyHero)), Damage(MyHero, 6), BoardCount(Mine, 3), BoardCount(Theirs, 0),
    }
    check! { Hunter in Wild:
        Force(Card("UNG_810")), Force(Card("CS2_119")), Force(Card("GVG_071")), Play("MEND_300", Nothing),
        Ally("EDR_853"), Play("MEND_304", Nothing), Force(Card("CS2_119")), Force(Card("UNG_810")),
        Play("CS2_023", Nothing), HandCount(Mine, 3), BoardCount(Mine, 4), IsCard(My(1), "UNG_810"),
    }
    // It answers each time, not once a turn.
    check! { Hunter:
        Ally("EDR_853"), Play("CS2_029", On(TheirHero)), Play("GAME_005", Nothing), BoardCount(Mine, 3),
        Health(TheirHero, 24),
    }
    // A card that a Replicating Spore keeps is no Companion.
    check! { Hunter:
        Force(Card("EX1_028")), Play("GDB_234t", Nothing), Crystals(10), Ally("EDR_853"), Force(Card("NEW1_033")),
        Play("GAME_005", Nothing), BoardCount(Mine, 3), IsCard(My(2), "NEW1_033"),
    }
}

/// Magma Hound · Minion · Elemental · Beast · 8 mana · 5/8 · **Rush**. After this attacks a minion and survives, deal this minion's Attack damage split among all enemies.
//~ done FIR_953 - 8d478178 -
#[test]
fn FIR_953_magma_hound() {
    check! { Hunter:
        Give("FIR_953"), Cost("FIR_953", 8), Stats("FIR_953", 5, 8), Has("FIR_953", GameTag::RUSH), Enemy("CS2_231"),
        Ally("CS2_182"), Play("FIR_953", Nothing), Attack(My(1), Their(0)), Health(TheirHero, 25), Damage(My(0), 0),
        Health(MyHero, 30),
    }
    check! { Hunter:
        Ally("FIR_953"), Enemy("CS2_231"), Attack(My(0), TheirHero), Health(TheirHero, 25), Damage(Their(0), 0),
    }
    // It does not survive.
    check! { Hunter:
        Ally("FIR_953"), Enemy("CS2_200"), DealDamage(My(0), 3), Attack(My(0), Their(0)), BoardCount(Mine, 0),
        Health(TheirHero, 30), Damage(Their(0), 5),
    }
}
