//! Neutral cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7325f950

/// Maruut Stonebinder · Minion · 7 mana · 5/6 · **Battlecry:** If your deck started with no duplicates, **Discover** an Elemental to summon. Add the others to your hand.
//~ done DEEP_037 - 44484a3d -
#[test]
fn DEEP_037_maruut_stonebinder() {
    check! { Mage:
        DeckOf(&["CS2_182"]), Force(Card("CS2_033")), Play("DEEP_037", Nothing), ChooseCard("CS2_033"),
        BoardCount(Mine, 2), IsCard(My(1), "CS2_033"), HandCount(Mine, 2),
    }
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_182"]), Play("DEEP_037", Nothing), HandCount(Mine, 0), EndTurn, BoardCount(Mine, 1),
    }
    check! { Mage: DeckOf(&["CS2_182"]), ForbidOutcome(Card("CS2_182")), Play("DEEP_037", Nothing), Choose(0) }
}

/// World Pillar Fragment · Spell · 3 mana · **Discover** an Elemental to summon. Add the others to your hand.
//~ done DEEP_999t3 - 37809426 -
#[test]
fn DEEP_999t3_world_pillar_fragment() {
    check! { Mage:
        Force(Card("CS2_033")), Force(Card("EX1_283")), Force(Card("EX1_249")), Play("DEEP_999t3", Nothing),
        ChooseCard("EX1_283"), BoardCount(Mine, 1), IsCard(My(0), "EX1_283"), HandCount(Mine, 2), IsCard(InHand(0), "CS2_033"),
        IsCard(InHand(1), "EX1_249"),
    }
    check! { Mage: ForbidOutcome(Card("CS2_182")), Play("DEEP_999t3", Nothing), Choose(0), HandCount(Mine, 2) }
}

/// The Azerite Scorpion · Minion · Elemental · Beast · 4 mana · 5/5 · **Battlecry**: Get 4 random spells. They cost (1) less for each time you've **Excavated** this game *(but not less than 1*).
// Also tests WW_001t23e.
//~ done WW_001t23 - bbb93686 -
#[test]
fn WW_001t23_the_azerite_scorpion() {
    check! { Rogue:
        Play("WW_001", Nothing), Crystals(10), Play("WW_001", Nothing), Crystals(10), Force(Card("CS2_029")),
        Force(Card("CS2_029")), Force(Card("CS2_029")), Force(Card("EX1_277")), Play("WW_001t23", Nothing),
        HandCount(Mine, 6), CostNow(InHand(2), 2), CostNow(InHand(4), 2), CostNow(InHand(5), 1),
    }
}

/// Scorpion's Sting · Enchantment · Costs (1) less for each time you've **Excavated** this game *(but not less than 1*).
//~ done WW_001t23e - f2b906ab -
#[test]
fn WW_001t23e_scorpions_sting() {
    check! { Mage: Give("CS2_118"), Enchant(Nth(0), "WW_001t23e"), CostNow(Nth(0), 3) }
}

/// The Azerite Hawk · Minion · Elemental · Beast · 4 mana · 5/5 · **Battlecry:** Get a random **Titan**. It costs (1).
//~ done WW_001t24 - 5671926b -
#[test]
fn WW_001t24_the_azerite_hawk() {
    check! { Mage:
        Give("CS2_182"), Play("WW_001t24", Nothing), HandCount(Mine, 2), HandCount(Theirs, 0),
        HasNow(InHand(1), GameTag::TITAN), CostNow(InHand(1), 1), CostNow(InHand(0), 4),
    }
}

/// The Azerite Snake · Minion · Elemental · Beast · 4 mana · 5/5 · **Battlecry:** Your hero steals 10 Health from the enemy hero.
//~ done WW_001t25 - 5991085b -
#[test]
fn WW_001t25_the_azerite_snake() {
    check! { Warlock:
        Enemy("CS2_182"), Play("WW_001t25", Nothing), Health(MyHero, 40), Health(TheirHero, 20), Restore(TheirHero, 30),
        Health(TheirHero, 20), Health(Their(0), 5),
    }
}

/// The Azerite Rat · Minion · Elemental · Beast · 4 mana · 5/5 · **Battlecry:** Resurrect your highest Cost minion. Give it +2/+2, **Reborn**, and **Lifesteal**.
//~ done WW_001t26 - 7c9e5ed0 -
#[test]
fn WW_001t26_the_azerite_rat() {
    check! { DeathKnight:
        Ally("CS2_182"), Ally("CS2_200"), Ally("CS2_231"), Enemy("EX1_561"), Kill(My(0)), Kill(My(0)),
        Kill(My(0)), Kill(Their(0)), Play("WW_001t26", Nothing), BoardCount(Mine, 2), IsCard(My(1), "CS2_200"),
        StatsNow(My(1), 8, 9), HasNow(My(1), GameTag::REBORN), HasNow(My(1), GameTag::LIFESTEAL),
        HasNot(My(0), GameTag::REBORN),
    }
}

/// Azerite Giant · Minion · Elemental · 8 mana · 8/8 · Costs (1) less for each turn in a row you've played an Elemental.
//~ done WW_025 - 6bf90161 -
#[test]
fn WW_025_azerite_giant() {
    check! { Mage:
        Give("WW_025"), CostNow(InHand(0), 8), Play("CS2_033", Nothing), CostNow(InHand(0), 7),
        Play("CS2_033", Nothing), CostNow(InHand(0), 7), EndTurn, Play("CS2_033", Nothing), CostNow(InHand(0), 7),
        EndTurn, CostNow(InHand(0), 7), Play("CS2_033", Nothing), CostNow(InHand(0), 6), EndTurn, EndTurn,
        Play("CS2_182", Nothing), EndTurn, EndTurn, CostNow(InHand(0), 8), Play("CS2_033", Nothing),
        CostNow(InHand(0), 7),
    }
    // A turn that is skipped, because the opponent takes an extra one, does not end the row.
    check! { Mage:
        Give("WW_025"), Play("CS2_033", Nothing), CostNow(InHand(0), 7), EndTurn, Crystals(10),
        Play("UNG_028t", Nothing), EndTurn, EndTurn, HandCount(Theirs, 2), CostNow(InHand(0), 7),
    }
}

/// Barrel of Sludge · Spell · Fel · 3 mana · When this is played, discarded, or destroyed, deal $4 damage to the lowest Health enemy.
//~ done WW_044t - 63fd122c -
#[test]
fn WW_044t_barrel_of_sludge() {
    check! { Warlock:
        Enemy("CS2_182"), Enemy("CS2_200"), Ally("CS2_231"), Play("WW_044t", Nothing), Damage(Their(0), 4),
        Damage(Their(1), 0), Health(TheirHero, 30),
    }
    check! { Warlock:
        Enemy("CS2_182"), Give("WW_044t"), Discard(InHand(0)), Damage(Their(0), 4), Health(TheirHero, 30),
    }
    check! { Warlock:
        EmptyDeck(Mine), OnTop("WW_044t"), OnTop("CS2_182"), Ally("WW_042"), Health(TheirHero, 30), EndTurn,
        DeckCount(Mine, 0), Health(TheirHero, 26),
    }
    check! { Warlock:
        EmptyDeck(Mine), OnTop("WW_044t"), OnTop("CS2_182"), Enemy("CS2_200"), Ally("WW_042"), EndTurn,
        DeckCount(Mine, 0), Damage(Their(0), 4), Health(TheirHero, 30),
    }
}

/// Reno, Lone Ranger · Hero · 8 mana · 30 health, 5 armor · **Battlecry:** If your deck started with no duplicates, remove all enemy minions from the game.
//~ done WW_0700 - 19c3b7e1 -
#[test]
fn WW_0700_reno_lone_ranger() {
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_029"]), Enemy("EX1_096"), Enemy("CS2_182"), Ally("CS2_231"),
        Force(Card("WW_0700p3")), Play("WW_0700", Nothing), BoardCount(Theirs, 0), BoardCount(Mine, 1),
        HandCount(Theirs, 0), IsCard(MyPower, "WW_0700p3"), Armor(Mine, 5),
    }
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_182"]), Enemy("CS2_182"), Force(Card("WW_0700p1")), Play("WW_0700", Nothing),
        Armor(Mine, 5), BoardCount(Theirs, 1), IsCard(MyPower, "WW_0700p1"),
    }
    // Both Yetis became spells: the deck started with duplicates.
    check! { Mage:
        DeckOf(&["CS2_182", "CS2_182"]), Force(Card("EX1_169")), Force(Card("CS2_005")), Play("EDR_873", Nothing),
        Crystals(10), Enemy("CS2_182"), Force(Card("WW_0700p1")), Play("WW_0700", Nothing), BoardCount(Theirs, 1),
        Armor(Mine, 5), IsCard(MyPower, "WW_0700p1"),
    }
    check! { Mage: DeckOf(&["CS2_182", "CS2_029"]), Play("WW_0700", Nothing), Health(TheirHero, 30), Armor(Mine, 5) }
    // The opponent gets nothing of it.
    check! { Mage: EndTurn, Play("WW_0700", Nothing), IsCard(MyPower, "HERO_08bp"), Armor(Theirs, 5) }
}

/// Reno's Handcannon · Hero Power · 2 mana · Shoot this turn's magic bullet!
//~ todo WW_0700p 81082fb9 e95c10ce -
#[test]
#[ignore = "todo: Reno's Handcannon"]
fn WW_0700p_renos_handcannon() {
    unwritten("WW_0700p");
}

/// Arcane Bullet · Hero Power · 2 mana · Deal $2 damage. Refresh 2 Mana Crystals. Swaps each turn.
//~ done WW_0700p1 - 593f349d -
#[test]
fn WW_0700p1_arcane_bullet() {
    check! { Mage:
        HasHeroPower("WW_0700p1"), Play("CS2_182", Nothing), HeroPower(On(TheirHero)), Damage(TheirHero, 2), Mana(6),
        Force(Card("WW_0700p2")), EndTurn, IsCard(MyPower, "WW_0700p2"), ForbidOutcome(Card("WW_0700p1")),
    }
    check! { Mage: HasHeroPower("WW_0700p1"), Force(Card("WW_0700p2")), EndTurn, EndTurn, IsCard(MyPower, "WW_0700p2") }
    // The end of the opponent's turn changes nothing.
    check! { Mage: EndTurn, HasHeroPower("WW_0700p1"), EndTurn, IsCard(MyPower, "WW_0700p1") }
}

/// Frost Bullet · Hero Power · 2 mana · Deal $2 damage. Gain $d4 Armor. Swaps each turn.
//~ done WW_0700p2 - 16e609cc -
#[test]
fn WW_0700p2_frost_bullet() {
    check! { Mage:
        HasHeroPower("WW_0700p2"), HeroPower(On(TheirHero)), Damage(TheirHero, 2), Armor(Mine, 4),
        Force(Card("WW_0700p3")), EndTurn, IsCard(MyPower, "WW_0700p3"), ForbidOutcome(Card("WW_0700p2")),
    }
    check! { Mage: HasHeroPower("WW_0700p2"), Force(Card("WW_0700p3")), EndTurn, EndTurn, IsCard(MyPower, "WW_0700p3") }
    // The end of the opponent's turn changes nothing.
    check! { Mage: EndTurn, HasHeroPower("WW_0700p2"), EndTurn, IsCard(MyPower, "WW_0700p2") }
}

/// Fire Bullet · Hero Power · 2 mana · Deal $2 damage, then deal $1 damage to all enemy minions. Swaps each turn.
//~ done WW_0700p3 - 5e22160a -
#[test]
fn WW_0700p3_fire_bullet() {
    check! { Mage:
        HasHeroPower("WW_0700p3"), Enemy("CS2_182"), Enemy("CS2_182"), Ally("CS2_182"), HeroPower(On(Their(0))),
        Damage(Their(0), 3), Damage(Their(1), 1), Damage(My(0), 0), Damage(TheirHero, 0), Force(Card("WW_0700p4")),
        EndTurn, IsCard(MyPower, "WW_0700p4"), ForbidOutcome(Card("WW_0700p3")),
    }
    // What the opponent does is not heard.
    check! { Mage: HasHeroPower("WW_0700p3"), Force(Card("WW_0700p4")), EndTurn, EndTurn, IsCard(MyPower, "WW_0700p4") }
    // The opponent gets nothing of it.
    check! { Mage: HasHeroPower("WW_0700p3"), Enemy("CS2_182"), EndTurn, HeroPower(On(Their(0))), Armor(Theirs, 0) }
    // The end of the opponent's turn changes nothing.
    check! { Mage: EndTurn, HasHeroPower("WW_0700p3"), EndTurn, IsCard(MyPower, "WW_0700p3") }
}

/// Holy Bullet · Hero Power · 2 mana · Deal $2 damage. Give a random friendly minion +2/+2. Swaps each turn.
//~ done WW_0700p4 - 86026ed5 -
#[test]
fn WW_0700p4_holy_bullet() {
    check! { Mage:
        HasHeroPower("WW_0700p4"), Ally("CS2_182"), Enemy("CS2_182"), HeroPower(On(TheirHero)), Damage(TheirHero, 2),
        StatsNow(My(0), 6, 7), StatsNow(Their(0), 4, 5), Force(Card("WW_0700p5")), EndTurn, IsCard(MyPower, "WW_0700p5"),
        ForbidOutcome(Card("WW_0700p4")),
    }
    check! { Mage: HasHeroPower("WW_0700p4"), Force(Card("WW_0700p5")), EndTurn, EndTurn, IsCard(MyPower, "WW_0700p5") }
    // The end of the opponent's turn changes nothing.
    check! { Mage: EndTurn, HasHeroPower("WW_0700p4"), EndTurn, IsCard(MyPower, "WW_0700p4") }
}

/// Nature Bullet · Hero Power · 2 mana · Deal $2 damage. **Discover** a spell. Swaps each turn.
//~ done WW_0700p5 - 0d7de175 -
#[test]
fn WW_0700p5_nature_bullet() {
    check! { Mage:
        HasHeroPower("WW_0700p5"), Force(Card("CS2_029")), HeroPower(On(TheirHero)), ChooseCard("CS2_029"),
        Damage(TheirHero, 2), IsCard(InHand(0), "CS2_029"), Force(Card("WW_0700p6")), EndTurn, IsCard(MyPower, "WW_0700p6"),
        ForbidOutcome(Card("WW_0700p5")),
    }
    // What the opponent does is not heard.
    check! { Mage:
        HasHeroPower("WW_0700p5"), Force(Card("CS2_029")), HeroPower(On(TheirHero)), ChooseCard("CS2_029"),
        Force(Card("WW_0700p6")), EndTurn, EndTurn, IsCard(MyPower, "WW_0700p6"), HandCount(Mine, 2), Health(TheirHero, 28),
    }
    // The opponent gets nothing of it.
    check! { Mage:
        HasHeroPower("WW_0700p5"), Force(Card("CS2_029")), HeroPower(On(TheirHero)), ChooseCard("CS2_029"), EndTurn,
        HeroPower(On(MyHero)), Health(MyHero, 29), HandCount(Mine, 1), Health(TheirHero, 28),
    }
    // The end of the opponent's turn changes nothing.
    check! { Mage: EndTurn, HasHeroPower("WW_0700p5"), EndTurn, IsCard(MyPower, "WW_0700p5") }
}

/// Shadow Bullet · Hero Power · 2 mana · Deal $2 damage. Summon a random 3-Cost minion. Swaps each turn.
//~ done WW_0700p6 - 2b77164a -
#[test]
fn WW_0700p6_shadow_bullet() {
    check! { Mage:
        HasHeroPower("WW_0700p6"), Force(Card("CS2_124")), HeroPower(On(TheirHero)), Damage(TheirHero, 2),
        IsCard(My(0), "CS2_124"), Force(Card("WW_0700p7")), EndTurn, IsCard(MyPower, "WW_0700p7"), ForbidOutcome(Card("WW_0700p6")),
    }
    check! { Mage:
        HasHeroPower("WW_0700p6"), Force(Card("CS2_124")), HeroPower(On(TheirHero)), Force(Card("WW_0700p7")), EndTurn,
        EndTurn, IsCard(MyPower, "WW_0700p7"), BoardCount(Mine, 1), Health(TheirHero, 28),
    }
    // The end of the opponent's turn changes nothing.
    check! { Mage: EndTurn, HasHeroPower("WW_0700p6"), EndTurn, IsCard(MyPower, "WW_0700p6") }
}

/// Fel Bullet · Hero Power · 2 mana · Deal $2 damage. Draw a card. Swaps each turn.
//~ done WW_0700p7 - 0d685020 -
#[test]
fn WW_0700p7_fel_bullet() {
    check! { Mage:
        HasHeroPower("WW_0700p7"), HeroPower(On(TheirHero)), Damage(TheirHero, 2), HandCount(Mine, 1),
        Force(Card("WW_0700p1")), EndTurn, IsCard(MyPower, "WW_0700p1"), ForbidOutcome(Card("WW_0700p7")),
    }
    check! { Mage: HasHeroPower("WW_0700p7"), Force(Card("WW_0700p1")), EndTurn, EndTurn, IsCard(MyPower, "WW_0700p1") }
    // The end of the opponent's turn changes nothing.
    check! { Mage: EndTurn, HasHeroPower("WW_0700p7"), EndTurn, IsCard(MyPower, "WW_0700p7") }
}

/// Snake Oil · Spell · 0 mana · **Tradeable** Deal $0 damage. *This seems useless...*
//~ done WW_331t - 624d5a2b -
#[test]
fn WW_331t_snake_oil() {
    check! { Mage:
        Enemy("CS2_182"), Play("WW_331t", On(Their(0))), Damage(Their(0), 0), Ally("CS2_142"),
        Play("WW_331t", On(Their(0))), Damage(Their(0), 1),
    }
    check! { Mage:
        Enemy("CS2_182"), Ally("CS2_142"), Enemy("CS2_182"), Play("WW_331t", On(Their(0))), StatsNow(Their(1), 4, 5),
    }
}

/// Howdyfin · Minion · Murloc · 2 mana · 2/3 · Whenever your hand has less than 3 cards in it, get a random Murloc.
//~ done WW_333 - 895329c8 -
#[test]
fn WW_333_howdyfin() {
    check! { Paladin:
        Play("WW_333", Nothing), HandCount(Mine, 3), Play("CS2_231", Nothing), HandCount(Mine, 3), Discard(InHand(0)),
        HandCount(Mine, 3),
    }
    check! { Paladin:
        Give("CS2_182"), Give("CS2_182"), Give("CS2_182"), Play("WW_333", Nothing), HandCount(Mine, 3),
        Force(Card("CS2_168")), Play("CS2_182", Nothing), HandCount(Mine, 3), IsCard(InHand(2), "CS2_168"), EndTurn,
        HandCount(Theirs, 1),
    }
    // Whatever takes a card out of the hand: three are there again, and never four.
    for (more, left) in [(1, 3), (2, 3), (3, 3), (4, 3), (5, 4)] {
        let held = [Ally("WW_333")].into_iter().chain(std::iter::repeat_n(Give("CS2_231"), more)).collect::<Vec<_>>();
        for cause in [Play("CS2_231", Nothing), Discard(InHand(0))] {
            check(CardClass::Mage, &[&held[..], &[cause, HandCount(Mine, left)]].concat());
        }
        // The opponent's cards are the opponent's.
        let theirs = [EndTurn, Play("CS2_231", Nothing), HandCount(Theirs, 1), HandCount(Mine, more.max(3))];
        check(CardClass::Mage, &[&held[..], &theirs].concat());
    }
    check! { Paladin: EndTurn, Summon("WW_333"), HandCount(Theirs, 3) }
    // It answers each time, not once a turn.
    check! { Paladin: Play("WW_333", Nothing), Discard(InHand(0)), Discard(InHand(0)), HandCount(Mine, 3) }
    // It answers each time, not once a turn.
    check! { Mage:
        Ally("WW_333"), Give("CS2_231"), Give("CS2_231"), Play("CS2_231", Nothing), Play("CS2_231", Nothing),
        HandCount(Mine, 3),
    }
    // Only Murlocs come, whatever took the cards away.
    check! { Paladin: ForbidOutcome(Card("CS2_171")), Play("WW_333", Nothing), HandCount(Mine, 3) }
    check! { Paladin:
        Ally("WW_333"), Ally("CFM_324"), Give("CS2_231"), ForbidOutcome(Card("CS2_171")), Kill(My(1)), HandCount(Mine, 3),
        DeckCount(Mine, 20),
    }
    // The opponent's plays and shuffles take nothing from my hand.
    check! { Paladin:
        Ally("WW_333"), Enemy("CFM_324"), Give("CS2_231"), Kill(Their(0)), HandCount(Mine, 1), DeckCount(Theirs, 21),
    }
    check! { Paladin:
        Give("CS2_231"), EndTurn, Ally("WW_333"), Play("CS2_231", Nothing), BoardCount(Theirs, 1), HandCount(Mine, 1),
    }
    // At the end of the turn the Murloc is there before the Emperor, who came later, makes it cheaper.
    check! { Paladin:
        Ally("WW_333"), Ally("BRM_028"), Give("CS2_182"), Give("CS2_182"), Force(Card("CS2_168")), EndTurn,
        HandCount(Mine, 3), CostNow(InHand(2), 0),
    }
    // A card with Echo leaves the hand at the end of the turn.
    check! { Paladin:
        Give("CS2_182"), Give("CS2_182"), Play("GIL_207", Nothing), Ally("WW_333"), HandCount(Mine, 3),
        ForbidOutcome(Card("CS2_171")), EndTurn, HandCount(Mine, 3), BoardCount(Mine, 2),
    }
}

/// Sheriff Barrelbrim · Minion · 4 mana · 4/4 · **Battlecry:** If you have 20 or less Health, open the Badlands Jail.
//~ done WW_359 - 6da27740 -
#[test]
fn WW_359_sheriff_barrelbrim() {
    check! { Mage:
        DealDamage(MyHero, 9), Play("WW_359", Nothing), CannotAct(My(0)), IsInZone(My(0), Zone::Play), Kill(My(0)),
        BoardCount(Mine, 0),
    }
    check! { Mage:
        DealDamage(MyHero, 10), Enemy("CS2_182"), Play("WW_359", Nothing), IsCard(My(1), "WW_359t"), EndTurn, EndTurn,
        Use(My(1), 0, On(Their(0))), HasNow(Nth(0), GameTag::DORMANT),
    }
}

/// Flint Firearm · Minion · 2 mana · 2/3 · **Battlecry:** Get a random **Quickdraw** card. If you play it this turn, repeat this.
//~ done WW_379 - 4432821d -
#[test]
fn WW_379_flint_firearm() {
    check! { Mage:
        Give("WW_379"), Cost("WW_379", 2), Stats("WW_379", 2, 3), Force(Card("WW_823")), Play("WW_379", Nothing),
        Play("GAME_005", Nothing), HandCount(Mine, 1), Force(Card("WW_363")), Play("WW_823", On(MyHero)),
        HandCount(Mine, 1), IsCard(InHand(0), "WW_363"), Force(Card("WW_325")), Play("WW_363", Nothing), HandCount(Mine, 2),
        IsInZone(Newest("WW_325"), Zone::Hand),
    }
    check! { Mage:
        Force(Card("WW_823")), Play("WW_379", Nothing), EndTurn, EndTurn, HandCount(Mine, 2),
        Play("WW_823", On(MyHero)), HandCount(Mine, 1),
    }
}

/// Gaslight Gatekeeper · Minion · Undead · 4 mana · 3/4 · **Battlecry:** Shuffle your hand into your deck, then draw that many cards.
//~ done WW_398 - 66ddf7c6 -
#[test]
fn WW_398_gaslight_gatekeeper() {
    check! { Mage:
        Give("WW_398"), Cost("WW_398", 4), Stats("WW_398", 3, 4), Give("CS2_231"), Give("CS2_231"), Force(Number(0)),
        Force(Number(0)), Play("WW_398", Nothing), IsInZone(Nth(1), Zone::Deck), IsInZone(Nth(2), Zone::Deck), HandCount(Mine, 2),
        IsCard(InHand(0), "CS2_182"), DeckCount(Mine, 19),
    }
    check! { Mage: Play("WW_398", Nothing), HandCount(Mine, 0), DeckCount(Mine, 19) }
}

/// High Noon Duelist · Minion · 3 mana · 4/3 · **Deathrattle:** Both players DRAW! Destroy the card that costs less.
//~ done WW_399 - 06134a8c -
#[test]
fn WW_399_high_noon_duelist() {
    check! { Mage:
        Ally("WW_399"), OnTop("CS2_182"), OnTheirTop("CS2_120"), Kill(My(0)), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_182"), HandCount(Theirs, 0), DeckCount(Theirs, 20),
    }
    check! { Mage:
        Ally("WW_399"), OnTop("CS2_120"), OnTheirTop("CS2_182"), Kill(My(0)), DeckCount(Mine, 19), HandCount(Mine, 0),
        HandCount(Theirs, 1),
    }
    check! { Mage:
        Ally("WW_399"), OnTop("CS2_182"), OnTheirTop("CS2_182"), Kill(My(0)), HandCount(Mine, 1),
        HandCount(Theirs, 1),
    }
}

/// Ogre-Gang Rider · Minion · 4 mana · 3/6 · **Rush** 50% chance to give your hero +3 Attack this turn instead of attacking.
//~ done WW_419 - eac7c948 -
#[test]
fn WW_419_ogre_gang_rider() {
    check! { Warrior:
        Ally("WW_419"), Force(Yes), Attack(My(0), TheirHero), Health(TheirHero, 30), StatsNow(MyHero, 3, 30),
        CannotAct(My(0)), EndTurn, EndTurn, StatsNow(MyHero, 0, 30),
    }
    check! { Warrior:
        Ally("WW_419"), Enemy("CS2_182"), Force(No), Attack(My(0), Their(0)), Damage(Their(0), 3), StatsNow(MyHero, 0, 30),
        Damage(My(0), 4),
    }
    check! { Warrior:
        Ally("WW_419"), Force(Yes), Attack(My(0), TheirHero), EndTurn, EndTurn, Force(Yes), Attack(My(0), TheirHero),
        StatsNow(My(0), 3, 6), StatsNow(TheirHero, 0, 30),
    }
    // It answers each time, not once a turn.
    check! { Mage:
        Ally("WW_419"), Force(Yes), Attack(My(0), TheirHero), Ready(My(0)), Force(Yes), Attack(My(0), TheirHero),
        StatsNow(MyHero, 6, 30), Health(TheirHero, 30),
    }
}

/// Kingpin Pud · Minion · 6 mana · 6/7 · **Battlecry:** Resurrect your Ogre-Gang. Give them **Windfury**.
//~ done WW_421 - aa1ff9fb -
#[test]
fn WW_421_kingpin_pud() {
    check! { Mage:
        Ally("WW_418"), Ally("WW_419"), Ally("WW_420"), Ally("CS2_182"), Enemy("WW_418"), Kill(Nth(0)),
        Kill(Nth(1)), Kill(Nth(3)), Kill(Nth(4)), Play("WW_421", Nothing), BoardCount(Mine, 4), IsCard(My(2), "WW_418"),
        IsCard(My(3), "WW_419"), HasNow(My(2), GameTag::WINDFURY), HasNow(My(3), GameTag::WINDFURY),
        HasNot(My(0), GameTag::WINDFURY),
    }
    check! { Mage: Ally("WW_420"), Kill(My(0)), Play("WW_421", Nothing), BoardCount(Mine, 2), IsCard(My(1), "WW_420") }
}

/// Eroded Sediment · Minion · Elemental · 3 mana · 4/3 · **Battlecry:** If you played an Elemental last turn, **Discover** any Elemental from the past.
//~ done WW_428 - e9ad4064 -
#[test]
fn WW_428_eroded_sediment() {
    check! { Mage:
        Play("CS2_033", Nothing), EndTurn, EndTurn, Force(Card("UNG_211")), Play("WW_428", Nothing),
        ChooseCard("UNG_211"), HandCount(Mine, 2), IsCard(InHand(1), "UNG_211"),
    }
    check! { Mage: Play("UNG_809", Nothing), Play("WW_428", Nothing), HandCount(Mine, 1), EndTurn }
    check! { Mage: Play("CS2_182", Nothing), EndTurn, EndTurn, Play("WW_428", Nothing), EndTurn }
    check! { Mage:
        Play("CS2_033", Nothing), EndTurn, EndTurn, ForbidOutcome(Card("UNG_001")), Play("WW_428", Nothing), Choose(0),
    }
    check! { Mage: EndTurn, Play("CS2_033", Nothing), EndTurn, Play("WW_428", Nothing), EndTurn }
}

/// Gattlesnake · Minion · Beast · 3 mana · 1/5 · At the end of your turn, load two bullets that deal 1 damage each. **Deathrattle:** Fire at random enemies!
//~ done WW_431 - 40f0af9c -
#[test]
fn WW_431_gattlesnake() {
    check! { Mage:
        Ally("WW_431"), Ally("WW_431"), EndTurn, EndTurn, EndTurn, Kill(Nth(0)), Health(TheirHero, 26),
        Health(MyHero, 30), Ally("WW_431"), Kill(Nth(2)), Health(TheirHero, 26),
    }
    check! { Mage:
        Ally("WW_431"), Enemy("CS2_182"), EndTurn, Force(Entity(TheirHero)), Force(Entity(TheirHero)), Kill(My(0)),
        Health(TheirHero, 28), Damage(Their(0), 0),
    }
}

/// Horseshoe Slinger · Minion · Mech · 2 mana · 1/1 · **Battlecry:** Deal 2 damage to a random enemy minion. **Quickdraw:** And one of its neighbors.
//~ done WW_900 - 12274a27 -
#[test]
fn WW_900_horseshoe_slinger() {
    check! { Mage:
        Give("WW_900"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), EndTurn, EndTurn, Force(Entity(Their(1))),
        Play("WW_900", Nothing), Damage(Their(0), 0), Damage(Their(1), 2), Damage(Their(2), 0), Health(TheirHero, 30),
    }
    check! { Mage:
        Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Force(Entity(Their(1))), Force(Entity(Their(2))),
        Give("WW_900"), Play("WW_900", Nothing), Damage(Their(0), 0), Damage(Their(1), 2), Damage(Their(2), 2),
    }
    check! { Mage:
        Give("WW_900"), Ally("CS2_182"), Enemy("CS2_182"), EndTurn, EndTurn, ForbidOutcome(Entity(My(0))),
        Play("WW_900", Nothing), Damage(Their(0), 2),
    }
    check! { Mage:
        Give("WW_900"), Enemy("CS2_182"), EndTurn, EndTurn, ForbidOutcome(Entity(TheirHero)), Play("WW_900", Nothing),
        Damage(Their(0), 2),
    }
    check! { Mage:
        Give("WW_900"), Ally("CS2_182"), Enemy("CS2_182"), ForbidOutcome(Entity(My(0))), Play("WW_900", Nothing),
        Damage(Their(0), 2),
    }
    check! { Mage:
        Give("WW_900"), Enemy("CS2_182"), ForbidOutcome(Entity(TheirHero)), Play("WW_900", Nothing), Damage(Their(0), 2),
    }
}

/// Iridescent Gyreworm · Minion · Elemental · 3 mana · 4/3 · **Deathrattle:** Give each of your minions a random **Bonus Effect**.
//~ done DEEP_035 - dbdce7c7 -
#[test]
fn DEEP_035_iridescent_gyreworm() {
    check! { Mage:
        Ally("DEEP_035"), Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"), Force(Number(1)), Force(Number(7)),
        Kill(My(0)), BoardCount(Mine, 2), HasNow(My(0), GameTag::TAUNT), HasNot(My(0), GameTag::LIFESTEAL),
        HasNow(My(1), GameTag::LIFESTEAL), HasNot(My(1), GameTag::TAUNT), HasNot(Their(0), GameTag::TAUNT),
        HasNot(Their(0), GameTag::LIFESTEAL),
    }
}

/// Bounty Board · Minion · 3 mana · 0/5 · Your **Excavate, Quickdraw**, **Tradeable**, and **Legendary** cards cost (1) less.
//~ done WW_003 - bed92fad -
#[test]
fn WW_003_bounty_board() {
    check! { Mage:
        Ally("WW_003"), Give("WW_001"), Give("WW_363"), Give("ONY_029"), Give("EX1_561"), Give("CS2_182"),
        GiveThem("EX1_561"), CostNow(InHand(0), 1), CostNow(InHand(1), 2), CostNow(InHand(2), 9), CostNow(InHand(3), 8),
        CostNow(InHand(4), 4), CostNow(InTheirHand(0), 9), Kill(My(0)), CostNow(InHand(3), 9),
    }
}

/// Miracle Salesman · Minion · 1 mana · 2/2 · **Deathrattle:** Get a **Tradeable** Snake Oil.
//~ done WW_331 - a224f907 -
#[test]
fn WW_331_miracle_salesman() {
    check! { Mage:
        Ally("WW_331"), Kill(My(0)), HandCount(Mine, 1), IsCard(InHand(0), "WW_331t"), Has("WW_331t", GameTag::TRADEABLE),
        HandCount(Theirs, 0),
    }
}

/// Snake Oil Seller · Minion · Naga · 4 mana · 4/5 · **Deathrattle:** Shuffle 2 **Tradeable** Snake Oils into your opponent's deck.
//~ done WW_332 - f2c3033e -
#[test]
fn WW_332_snake_oil_seller() {
    check! { Mage:
        Ally("WW_332"), EmptyDeck(Theirs), Kill(My(0)), DeckCount(Theirs, 2), DeckCount(Mine, 19), EndTurn,
        HandCount(Theirs, 1), IsCard(InTheirHand(0), "WW_331t"), HandCount(Mine, 0),
    }
}

/// Dryscale Deputy · Minion · Naga · 2 mana · 2/2 · **Battlecry:** The next time you draw a spell, get a copy of it.
//~ done WW_383 - b9bf5432 -
#[test]
fn WW_383_dryscale_deputy() {
    check! { Mage:
        DeckOf(&["CS2_024", "CS2_029", "CS2_182"]), Play("WW_383", Nothing), HandCount(Mine, 0), EndTurn, EndTurn,
        HandCount(Mine, 1), EndTurn, EndTurn, HandCount(Mine, 3), IsCard(InHand(1), "CS2_029"), IsCard(InHand(2), "CS2_029"),
        EndTurn, EndTurn, HandCount(Mine, 4), IsCard(InHand(3), "CS2_024"),
    }
    // A spell that comes without being drawn is not copied.
    check! { Mage:
        GiveThem("CS2_029"), Play("WW_383", Nothing), Play("CS2_003", Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_029"),
    }
}

/// Dang-Blasted Elemental · Minion · Elemental · 4 mana · 3/3 · **Taunt Deathrattle:** Deal 2 damage to all minions except friendly Elementals.
//~ done WW_397 - 5d238117 -
#[test]
fn WW_397_dang_blasted_elemental() {
    check! { Mage:
        Has("WW_397", GameTag::TAUNT), Ally("WW_397"), Ally("CS2_033"), Ally("CS2_182"), Enemy("CS2_033"),
        Enemy("CS2_182"), Kill(My(0)), Damage(My(0), 0), Damage(My(1), 2), Damage(Their(0), 2), Damage(Their(1), 2),
        Health(TheirHero, 30), Health(MyHero, 30),
    }
}

/// Ogre-Gang Ace · Minion · 5 mana · 5/4 · **Rush** Whenever this attacks, gain **Divine Shield**. *(50% chance to gain **Lifesteal** instead.)*
//~ done WW_420 - 772b0ec1 -
#[test]
fn WW_420_ogre_gang_ace() {
    check! { Mage:
        Has("WW_420", GameTag::RUSH), Ally("WW_420"), Enemy("CS2_182"), HasNot(My(0), GameTag::DIVINE_SHIELD),
        Force(No), Attack(My(0), Their(0)), BoardCount(Theirs, 0), Damage(My(0), 0), HasNot(My(0), GameTag::LIFESTEAL),
    }
    check! { Mage:
        Ally("WW_420"), DealDamage(MyHero, 10), Force(Yes), Attack(My(0), TheirHero), HasNow(My(0), GameTag::LIFESTEAL),
        HasNot(My(0), GameTag::DIVINE_SHIELD), Health(TheirHero, 25), Health(MyHero, 25),
    }
}

/// Thunderbringer · Minion · Elemental · Beast · 8 mana · 6/6 · **Taunt Deathrattle:** Summon an Elemental and Beast from your deck.
//~ done WW_440 - 92046237 -
#[test]
fn WW_440_thunderbringer() {
    check! { Mage:
        Has("WW_440", GameTag::TAUNT), Ally("WW_440"), DeckOf(&["CS2_182", "CS2_033", "CS2_172", "CS2_029"]),
        Kill(My(0)), BoardCount(Mine, 2), IsCard(My(0), "CS2_033"), IsCard(My(1), "CS2_172"), DeckCount(Mine, 2),
        HandCount(Mine, 0), BoardCount(Theirs, 0),
    }
    check! { Mage:
        Ally("WW_440"), DeckOf(&["CS2_182", "CS2_120"]), Kill(My(0)), BoardCount(Mine, 1), IsCard(My(0), "CS2_120"),
        DeckCount(Mine, 1),
    }
}
