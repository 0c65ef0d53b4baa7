//! Rogue cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4a88b7bf

/// Stitched Creation · Minion · Undead · 3 mana · 1/1 · **Combo:** Gain +2/+2. **Infuse ({0}):** Gain +3/+3. **Manathirst ({1}):** Gain +4/+4.
/// - Numbers: {0} = 2, {1} = 8
//~ done NX2_005 - 59051b41.d23b5735 -
#[test]
fn NX2_005_stitched_creation() {
    check! { Rogue:
        Crystals(7), Play("NX2_005", Nothing), StatsNow(My(0), 1, 1), Play("NX2_005", Nothing), StatsNow(My(1), 3, 3),
    }
    check! { Rogue:
        Crystals(8), Play("NX2_005", Nothing), StatsNow(My(0), 5, 5), Play("NX2_005", Nothing), StatsNow(My(1), 7, 7),
    }
    check! { Rogue:
        Give("NX2_005"), Ally("CS2_182"), Ally("CS2_182"), Kill(Nth(1)), IsCard(InHand(0), "NX2_005"), Kill(Nth(2)),
        IsCard(InHand(0), "NX2_005t"),
    }
}

/// Shadow of Demise · Spell · Shadow · 0 mana · Each time you cast a spell, transform this into a copy of it.
//~ done RLK_567 - d94a2da5 -
#[test]
fn RLK_567_shadow_of_demise() {
    check! { Rogue:
        Give("RLK_567"), Unplayable("RLK_567"), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_029"), Play("CS2_182", Nothing), IsCard(InHand(0), "CS2_029"), Crystals(10),
        Play("CS2_023", Nothing), IsCard(InHand(0), "CS2_023"), HandCount(Mine, 3), EndTurn, Play("CS2_025", Nothing),
        EndTurn, IsCard(InHand(0), "CS2_023"),
    }
    // It changes after the spell has done what it says.
    check! { Rogue:
        Give("RLK_567"), Play("DS1_184", Nothing), IsCard(Nth(0), "RLK_567"), Choose(0), IsCard(Nth(0), "DS1_184"),
        HandCount(Mine, 2),
    }
}

/// Concoctor · Minion · 1 mana · 1/2 · **Battlecry:** Add a random Concoction to your hand.
//~ done RLK_568 - 528e5fa5 -
#[test]
fn RLK_568_concoctor() {
    check! { Rogue:
        Force(Card("RLK_570t3")), Play("RLK_568", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "RLK_570t3"),
        Force(Card("RLK_570t5")), Play("RLK_568", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "RLK_570tt2"),
        Force(Card("RLK_570t1")), Play("RLK_568", Nothing), HandCount(Mine, 2),
    }
}

/// Potion Belt · Spell · 2 mana · **Discover** 2 Concoctions.
//~ done RLK_569 - 38c7d4e4 -
#[test]
fn RLK_569_potion_belt() {
    check! { Rogue:
        Force(Card("RLK_570t1")), Force(Card("RLK_570t2")), Force(Card("RLK_570t3")), Play("RLK_569", Nothing),
        ChooseCard("RLK_570t2"), HandCount(Mine, 1), Choose(0), HandCount(Mine, 1),
    }
}

/// Ghoulish Alchemist · Minion · Undead · 2 mana · 3/2 · **Battlecry**: Your next Concoction costs (0).
//~ done RLK_570 - 645c2532 -
#[test]
fn RLK_570_ghoulish_alchemist() {
    check! { Rogue:
        Give("RLK_570t1"), Give("CS2_182"), Play("RLK_570", Nothing), CostNow(InHand(0), 0), CostNow(InHand(1), 4),
        Force(Card("CS2_125")), Play("RLK_570t1", Nothing), BoardCount(Mine, 2), Mana(8), Give("RLK_570tt1"),
        CostNow(InHand(1), 3),
    }
}

/// Mixed Potion · Spell · 3 mana
//~ todo RLK_570t 80e8d57e 3c13ae15 -
#[test]
#[ignore = "todo: Mixed Potion"]
fn RLK_570t_mixed_potion() {
    unwritten("RLK_570t");
}

/// Slimy Concoction · Spell · 3 mana · Summon a random 3-Cost minion. *Add another Concoction to your hand to mix together!*
//~ done RLK_570t1 - 22a47c9b -
#[test]
fn RLK_570t1_slimy_concoction() {
    check! { Rogue: Force(Card("CS2_125")), Play("RLK_570t1", Nothing), BoardCount(Mine, 1), IsCard(My(0), "CS2_125") }
    mixes("RLK_570t1", ["RLK_570t1t4", "RLK_570t1t2", "RLK_570t1t3", "RLK_570t1t1", "RLK_570tt1"]);
}

/// Mixed Concoction · Spell · 3 mana · Summon a random 3-Cost minion. Add a card to your hand from another class. It costs (3) less.
//~ done RLK_570t1t1 - 6f6c3e5d -
#[test]
fn RLK_570t1t1_mixed_concoction() {
    check! { Rogue:
        Force(Card("CS2_125")), Force(Card("CS2_029")), Play("RLK_570t1t1", Nothing), BoardCount(Mine, 1),
        HandCount(Mine, 1), CostNow(InHand(0), 1),
    }
    check! { Rogue:
        Play("RLK_570t1t1", Nothing), Force(Card("CS2_029")), Play("RLK_570t1t1", Nothing),
        Play("RLK_570t1t1", Nothing), BoardCount(Mine, 3), HandCount(Mine, 3),
    }
    // A minion is summoned, no spell that costs (3).
    check! { Rogue: ForbidOutcome(Card("EX1_129")), Play("RLK_570t1t1", Nothing), BoardCount(Mine, 1), HandCount(Mine, 1) }
}

/// Dreadful Concoction · Spell · 3 mana · Destroy a random enemy minion. *Add another Concoction to your hand to mix together!*
//~ done RLK_570t2 - 2583ebb2 -
#[test]
fn RLK_570t2_dreadful_concoction() {
    check! { Rogue:
        Enemy("CS2_182"), Ally("CS2_182"), Play("RLK_570t2", Nothing), BoardCount(Theirs, 0), BoardCount(Mine, 1),
    }
    mixes("RLK_570t2", ["RLK_570t1t2", "RLK_570t2t2", "RLK_570t2t1", "RLK_570t4t1", "RLK_570tt4"]);
}

/// Bubbling Concoction · Spell · 3 mana · Deal $3 damage. *Add another Concoction to your hand to mix together!*
//~ done RLK_570t3 - ceb035ad -
#[test]
fn RLK_570t3_bubbling_concoction() {
    check! { Rogue: Play("RLK_570t3", On(TheirHero)), Health(TheirHero, 27) }
    mixes("RLK_570t3", ["RLK_570t1t3", "RLK_570t2t1", "RLK_570t3t", "RLK_570t4t2", "RLK_570tt2"]);
}

/// Hazy Concoction · Spell · 3 mana · Add a card to your hand from another class. It costs (3) less. *Add another Concoction to your hand to mix together!*
//~ done RLK_570t4 - cfe6458f -
#[test]
fn RLK_570t4_hazy_concoction() {
    check! { Rogue:
        Force(Card("CS2_029")), Play("RLK_570t4", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_029"),
        CostNow(InHand(0), 1),
    }
    mixes("RLK_570t4", ["RLK_570t1t1", "RLK_570t4t1", "RLK_570t4t2", "RLK_570t4t3", "RLK_570tt3"]);
}

/// Mixed Concoction · Spell · 3 mana · Add a card to your hand from another class. It costs (3) less. Destroy a random enemy minion.
//~ done RLK_570t4t1 - 3c285fbd -
#[test]
fn RLK_570t4t1_mixed_concoction() {
    check! { Rogue:
        Enemy("CS2_182"), Force(Card("CS2_029")), Play("RLK_570t4t1", Nothing), HandCount(Mine, 1),
        CostNow(InHand(0), 1), BoardCount(Theirs, 0),
    }
}

/// Mixed Concoction · Spell · 3 mana · Deal $3 damage. Add a card to your hand from another class. It costs (3) less.
//~ done RLK_570t4t2 - 13609476 -
#[test]
fn RLK_570t4t2_mixed_concoction() {
    check! { Rogue:
        Force(Card("CS2_029")), Play("RLK_570t4t2", On(TheirHero)), Health(TheirHero, 27), HandCount(Mine, 1),
        CostNow(InHand(0), 1),
    }
}

/// Mixed Concoction · Spell · 3 mana · Add two cards to your hand from other classes. They cost (3) less.
//~ done RLK_570t4t3 - 734d8317 -
#[test]
fn RLK_570t4t3_mixed_concoction() {
    check! { Rogue:
        Force(Card("CS2_029")), Force(Card("CS2_024")), Play("RLK_570t4t3", Nothing), HandCount(Mine, 2),
        CostNow(InHand(0), 1), CostNow(InHand(1), 0),
    }
}

/// Gleaming Concoction · Spell · 3 mana · Draw 2 cards. *Add another Concoction to your hand to mix together!*
//~ done RLK_570t5 - bff8d65e -
#[test]
fn RLK_570t5_gleaming_concoction() {
    check! { Rogue: Play("RLK_570t5", Nothing), HandCount(Mine, 2) }
    mixes("RLK_570t5", ["RLK_570tt1", "RLK_570tt4", "RLK_570tt2", "RLK_570tt3", "RLK_570tt5"]);
}

/// Mixed Concoction · Spell · 3 mana · Draw 2 cards. Add a card to your hand from another class. It costs (3) less.
//~ done RLK_570tt3 - 0d218720 -
#[test]
fn RLK_570tt3_mixed_concoction() {
    check! { Rogue:
        Force(Card("CS2_029")), Play("RLK_570tt3", Nothing), DeckCount(Mine, 17), HandCount(Mine, 3),
        IsCard(InHand(2), "CS2_029"), CostNow(InHand(2), 1),
    }
}

/// Vile Apothecary · Minion · Undead · 3 mana · 2/4 · At the end of your turn, add a random Concoction to your hand.
//~ done RLK_571 - 96538648 -
#[test]
fn RLK_571_vile_apothecary() {
    check! { Rogue:
        Ally("RLK_571"), Force(Card("RLK_570t3")), EndTurn, HandCount(Mine, 1), IsCard(InHand(0), "RLK_570t3"), EndTurn,
        Force(Card("RLK_570t3")), EndTurn, IsInZone(Newest("RLK_570t3t"), Zone::Hand),
    }
}

/// Potionmaster Putricide · Minion · Undead · 2 mana · 1/4 · After a minion dies, add a Concoction to your hand.
//~ done RLK_572 - 55b887f8 -
#[test]
fn RLK_572_potionmaster_putricide() {
    check! { Rogue:
        Ally("RLK_572"), Ally("CS2_231"), Enemy("CS2_231"), Force(ForcedOutcome::Card("RLK_570t3")), Kill(Their(0)),
        HandCount(Mine, 1), IsCard(InHand(0), "RLK_570t3"), Play("RLK_570t3", On(TheirHero)), Damage(TheirHero, 3),
        Kill(My(1)), HandCount(Mine, 1),
    }
}

/// A Concoction that comes into the hand mixes with one that is there, and with one only; other cards stay, and the opponent's.
fn mixes(of: &'static str, select: [&'static str; 5]) {
    const OTHERS: [&str; 5] = ["RLK_570t1", "RLK_570t2", "RLK_570t3", "RLK_570t4", "RLK_570t5"];
    for (other, mixed) in OTHERS.into_iter().zip(select) {
        check! { Rogue:
            Give("CS2_182"), GiveThem(other), Give(other), Force(Card(of)), Play("RLK_568", Nothing),
            HandCount(Mine, 2), IsCard(InHand(0), "CS2_182"), IsCard(InHand(1), mixed), HandCount(Theirs, 1),
        }
        check! { Rogue:
            Give(other), Give(other), Force(Card(of)), Play("RLK_568", Nothing), HandCount(Mine, 2),
            IsCard(InHand(0), other), IsCard(InHand(1), mixed),
        }
        // Only the opponent has one.
        check! { Rogue:
            GiveThem(other), Give("CS2_182"), Force(Card(of)), Play("RLK_568", Nothing), HandCount(Mine, 2),
            IsCard(InHand(1), of), HandCount(Theirs, 1),
        }
    }
}

/// Ransack · Spell · 0 mana · Deal $1 damage to a minion. If you've played a card from another class this turn, deal $4 instead.
//~ done NX2_004 - 67bcb804 -
#[test]
fn NX2_004_ransack() {
    check! { Rogue:
        Targets("NX2_004", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_200"), Enemy("CS2_200"),
        Play("CS2_231", Nothing), Play("CS2_072", On(Their(1))), Damage(Their(1), 2), Play("NX2_004", On(Their(0))),
        Damage(Their(0), 1), Play("CS2_025", Nothing), Damage(Their(0), 2), Play("NX2_004", On(Their(0))),
        Damage(Their(0), 6), Damage(Their(1), 3),
    }
    check! { Rogue:
        Play("CS2_024", On(TheirHero)), Health(TheirHero, 27), EndTurn, EndTurn, Enemy("CS2_200"),
        Play("NX2_004", On(Their(0))), Damage(Their(0), 1),
    }
}

/// Scourge Illusionist · Minion · Undead · 4 mana · 4/4 · **Deathrattle:** Add a 4/4 copy of another **Deathrattle** minion in your deck to your hand. It costs (4) less.
//~ done RLK_217 - c724afc2 -
#[test]
fn RLK_217_scourge_illusionist() {
    check! { Rogue:
        DeckOf(&["CS2_182", "EX1_110", "RLK_217"]), Ally("RLK_217"), Kill(My(0)), HandCount(Mine, 1),
        IsCard(InHand(0), "EX1_110"), StatsNow(InHand(0), 4, 4), CostNow(InHand(0), 2), DeckCount(Mine, 3), StatsNow(Nth(1), 5, 5),
    }
    check! { Rogue: DeckOf(&["CS2_182", "CS2_172"]), Ally("RLK_217"), Kill(My(0)), HandCount(Mine, 0) }
}
