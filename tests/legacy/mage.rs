//! Mage cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a436604e

/// Polymorph · Spell · Arcane · 4 mana · Transform a minion into a 1/1 Sheep.
//~ done CS2_022 - 079fac6b -
#[test]
fn CS2_022_polymorph() {
    check! { Mage:
        Give("CS2_022"), Cost("CS2_022", 4), Targets("CS2_022", &[FriendlyMinion, EnemyMinion]), Enemy("EX1_096"),
        Play("CS2_022", On(Their(0))), IsCard(Their(0), "CS2_tk1"), StatsNow(Their(0), 1, 1), HandCount(Theirs, 0),
    }
}

/// Arcane Intellect · Spell · Arcane · 3 mana · Draw 2 cards.
//~ done CS2_023 - 2bab816a -
#[test]
fn CS2_023_arcane_intellect() {
    check! { Mage:
        Give("CS2_023"), Cost("CS2_023", 3), Play("CS2_023", Nothing), HandCount(Mine, 2), DeckCount(Mine, 17),
    }
}

/// Frostbolt · Spell · Frost · 2 mana · Deal $3 damage to a character and **Freeze** it.
//~ done CS2_024 - c07454b3 -
#[test]
fn CS2_024_frostbolt() {
    check! { Mage:
        Give("CS2_024"), Cost("CS2_024", 2),
        Targets("CS2_024", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Enemy("CS2_182"),
        Play("CS2_024", On(Their(0))), Damage(Their(0), 3), HasNow(Their(0), GameTag::FROZEN),
    }
}

/// Arcane Explosion · Spell · Arcane · 2 mana · Deal $1 damage to all enemy minions.
//~ done CS2_025 - 6fb7ccc7 -
#[test]
fn CS2_025_arcane_explosion() {
    check! { Mage:
        Give("CS2_025"), Cost("CS2_025", 2), Enemy("CS2_182"), Enemy("CS2_182"), Play("CS2_025", Nothing),
        Damage(Their(0), 1), Damage(Their(1), 1), Health(TheirHero, 30),
    }
}

/// Frost Nova · Spell · Frost · 3 mana · **Freeze** all enemy minions.
//~ done CS2_026 - de36eafa -
#[test]
fn CS2_026_frost_nova() {
    check! { Mage:
        Give("CS2_026"), Cost("CS2_026", 3), Enemy("CS2_182"), Ally("CS2_182"), Play("CS2_026", Nothing),
        HasNow(Their(0), GameTag::FROZEN), HasNot(My(0), GameTag::FROZEN), HasNot(TheirHero, GameTag::FROZEN),
    }
}

/// Mirror Image · Spell · 1 mana · Summon two 0/2 minions with **Taunt**.
//~ done CS2_027 - 3a5735b5 -
#[test]
fn CS2_027_mirror_image() {
    check! { Mage:
        Give("CS2_027"), Cost("CS2_027", 1), Play("CS2_027", Nothing), BoardCount(Mine, 2), StatsNow(My(0), 0, 2),
        HasNow(My(1), GameTag::TAUNT),
    }
}

/// Fireball · Spell · Fire · 4 mana · Deal $6 damage.
//~ done CS2_029 - ea9dee33 -
#[test]
fn CS2_029_fireball() {
    check! { Mage:
        Give("CS2_029"), Cost("CS2_029", 4),
        Targets("CS2_029", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), Play("CS2_029", On(TheirHero)),
        Damage(TheirHero, 6),
    }
}

/// Flamestrike · Spell · Fire · 7 mana · Deal $5 damage to all enemy minions.
//~ done CS2_032 - 06216785 -
#[test]
fn CS2_032_flamestrike() {
    check! { Mage:
        Give("CS2_032"), Cost("CS2_032", 7), Enemy("CS2_182"), Ally("CS2_182"), Play("CS2_032", Nothing),
        Dead(Nth(1)), Damage(My(0), 0),
    }
}

/// Water Elemental · Minion · Elemental · 4 mana · 3/6 · **Freeze** any character damaged by this minion.
//~ done CS2_033 - 0c2435cf -
#[test]
fn CS2_033_water_elemental() {
    check! { Mage:
        Give("CS2_033"), Cost("CS2_033", 4), Stats("CS2_033", 3, 6), Enemy("CS2_182"), Ally("CS2_033"),
        Attack(My(0), Their(0)), HasNow(Their(0), GameTag::FROZEN), HasNot(My(0), GameTag::FROZEN),
    }
}

/// Icicle · Spell · Frost · 2 mana · Deal $2 damage to a minion. If it's **Frozen**, draw a card.
//~ done EX1_179 - bf102c64 -
#[test]
fn EX1_179_icicle() {
    check! { Mage:
        Give("EX1_179"), Cost("EX1_179", 2), Targets("EX1_179", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"),
        Play("EX1_179", On(Their(0))), Damage(Their(0), 2), HandCount(Mine, 0),
    }
    check! { Mage: Enemy("CS2_182"), Play("CS2_026", Nothing), Play("EX1_179", On(Their(0))), HandCount(Mine, 1) }
}

/// Tome of Intellect · Spell · Arcane · 1 mana · Add a random Mage spell to your hand.
//~ done EX1_180 - 3dd51124 -
#[test]
fn EX1_180_tome_of_intellect() {
    check! { Mage:
        Give("EX1_180"), Cost("EX1_180", 1), Force(Card("CS2_029")), Play("EX1_180", Nothing), IsCard(InHand(0), "CS2_029"),
    }
}

/// Arcane Missiles · Spell · Arcane · 1 mana · Deal $3 damage randomly split among all enemies.
//~ done EX1_277 - 98386290 -
#[test]
fn EX1_277_arcane_missiles() {
    check! { Mage: Give("EX1_277"), Cost("EX1_277", 1), Play("EX1_277", Nothing), Health(TheirHero, 27) }
    check! { Mage:
        Enemy("CS2_182"), Force(Entity(Their(0))), Force(Entity(TheirHero)), Force(Entity(Their(0))),
        Play("EX1_277", Nothing), Damage(Their(0), 2), Health(TheirHero, 29),
    }
}

/// Jaina's Gift · Spell · 1 mana · **Discover** a **Temporary** Frostbolt, Arcane Intellect, or Fireball.
//~ done GIFT_02 - 552c23a4 -
#[test]
fn GIFT_02_jainas_gift() {
    check! { Mage:
        Give("GIFT_02"), Cost("GIFT_02", 1), Play("GIFT_02", Nothing), ChooseCard("CS2_029"), IsCard(InHand(0), "CS2_029"),
        EndTurn, HandCount(Mine, 0),
    }
}

/// Fireblast · Hero Power · 2 mana · **Hero Power** Deal $1 damage.
//~ done HERO_08bp - e5fb47f3 -
#[test]
fn HERO_08bp_fireblast() {
    check! { Mage: HasHeroPower("HERO_08bp"), Cost("HERO_08bp", 2), HeroPower(On(TheirHero)), Health(TheirHero, 29) }
}

/// Fireblast Rank 2 · Hero Power · 2 mana · **Hero Power** Deal $2 damage.
//~ done HERO_08bp2 - 5740a192 -
#[test]
fn HERO_08bp2_fireblast_rank_2() {
    check! { Mage: HasHeroPower("HERO_08bp2"), Cost("HERO_08bp2", 2), HeroPower(On(TheirHero)), Health(TheirHero, 28) }
}

/// Aegwynn, the Guardian · Minion · 5 mana · 5/5 · **Spell Damage +2 Deathrattle:** The next minion you draw inherits these powers.
//~ done LEG_CS3_001 - a2302977 -
#[test]
fn LEG_CS3_001_aegwynn_the_guardian() {
    check! { Mage:
        Give("LEG_CS3_001"), Cost("LEG_CS3_001", 5), Stats("LEG_CS3_001", 5, 5),
        Has("LEG_CS3_001", GameTag::SPELLPOWER), Play("LEG_CS3_001", Nothing), HasNow(My(0), GameTag::SPELLPOWER),
        Kill(My(0)), EndTurn, EndTurn, Play("CS2_182", Nothing), HasNow(My(0), GameTag::SPELLPOWER),
        Play("CS2_008", On(TheirHero)), Health(TheirHero, 27),
    }
}
