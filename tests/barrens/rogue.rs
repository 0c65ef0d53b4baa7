//! Rogue cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file bcc8cc7d

/// Oil Rig Ambusher · Minion · 4 mana · 4/4 · **Battlecry:** Deal 2 damage. If this entered your hand this turn, deal 4 instead.
//~ done BAR_316 - 20bf14b3 -
#[test]
fn BAR_316_oil_rig_ambusher() {
    check! { Rogue:
        Give("BAR_316"), Cost("BAR_316", 4), Stats("BAR_316", 4, 4), Enemy("CS2_182"), Play("BAR_316", On(Nth(1))),
        Health(Nth(1), 1),
    }
    check! { Rogue:
        Give("BAR_316"), Enemy("CS2_182"), EndTurn, EndTurn, Play("BAR_316", On(Nth(1))), Health(Nth(1), 3),
    }
    check! { Rogue: Play("BAR_316", On(TheirHero)), Health(TheirHero, 26) }
}

/// Paralytic Poison · Spell · Nature · 1 mana · Give your weapon +1 Attack and "Your hero is **Immune** while attacking."
//~ done BAR_321 - baf78869 -
#[test]
fn BAR_321_paralytic_poison() {
    check! { Rogue:
        Enemy("CS2_182"), Ally("CS2_091"), Play("BAR_321", Nothing), StatsNow(MyWeapon, 2, 4), Attack(MyHero, Their(0)),
        Health(MyHero, 30), Damage(Their(0), 2), EndTurn, Attack(Their(0), MyHero), Health(MyHero, 26),
    }
    check! { Rogue: Ally("CS2_091"), Enemy("CS2_091"), Play("BAR_321", Nothing), StatsNow(TheirWeapon, 1, 4) }
}

/// Swinetusk Shank · Weapon · 3 mana · 2/2 durability · After you play a Poison, gain +1 Durability.
//~ done BAR_322 - e8418cb3 -
#[test]
fn BAR_322_swinetusk_shank() {
    check! { Rogue:
        Ally("BAR_322"), Play("GAME_005", Nothing), StatsNow(MyWeapon, 2, 2), Play("BAR_318", Nothing),
        StatsNow(MyWeapon, 2, 3), Play("CS2_074", Nothing), StatsNow(MyWeapon, 4, 4),
    }
    // What the opponent does is not heard.
    check! { Rogue: Ally("BAR_322"), Enemy("BAR_322"), Play("BAR_318", Nothing), StatsNow(TheirWeapon, 2, 2) }
}

/// Yoink! · Spell · 1 mana · **Discover** a Hero Power and set its Cost to (0). Swap back after 2 uses.
//~ done BAR_323 - 39e9bf36 -
#[test]
fn BAR_323_yoink() {
    check! { Rogue:
        Force(ForcedOutcome::Card("HERO_08bp")), Play("BAR_323", Nothing), ChooseCard("HERO_08bp"), IsCard(MyPower, "HERO_08bp"),
        CostNow(MyPower, 0), HeroPower(On(TheirHero)), Health(TheirHero, 29), IsCard(MyPower, "HERO_08bp"), EndTurn,
        EndTurn, HeroPower(On(TheirHero)), Health(TheirHero, 28), IsCard(MyPower, "HERO_03bp"), CostNow(MyPower, 2),
    }
    check! { Rogue:
        Force(Card("HERO_08bp")), Play("BAR_323", Nothing), ChooseCard("HERO_08bp"), EndTurn, HeroPower(On(TheirHero)),
        Mana(8), Health(TheirHero, 29),
    }
}

/// Apothecary Helbrim · Minion · Undead · 4 mana · 3/2 · **Battlecry and Deathrattle:** Add a random Poison to your hand.
//~ done BAR_324 - d9031887 -
#[test]
fn BAR_324_apothecary_helbrim() {
    check! { Rogue:
        Force(Card("CS2_074")), Play("BAR_324", Nothing), HandCount(Mine, 1), IsCard(InHand(0), "CS2_074"),
        Force(Card("BAR_321")), Kill(My(0)), HandCount(Mine, 2), IsCard(InHand(1), "BAR_321"), HandCount(Theirs, 0),
    }
    check! { Rogue: ForbidOutcome(Card("CS2_072")), Play("BAR_324", Nothing), HandCount(Mine, 1) }
}

/// Scabbs Cutterbutter · Minion · 4 mana · 3/3 · **Combo:** The next two cards you play this turn cost (2) less.
//~ done BAR_552 - 8cf318bc -
#[test]
fn BAR_552_scabbs_cutterbutter() {
    check! { Rogue:
        Give("CS2_200"), Give("CS2_182"), Give("CS2_023"), Play("GAME_005", Nothing), Play("BAR_552", Nothing),
        CostNow(InHand(0), 4), Play("CS2_023", Nothing), Mana(5), CostNow(InHand(0), 4), Play("CS2_182", Nothing),
        Mana(3), CostNow(InHand(0), 6),
    }
    check! { Rogue:
        Give("CS2_200"), Play("BAR_552", Nothing), CostNow(InHand(0), 6), Play("BAR_552", Nothing),
        CostNow(InHand(0), 4), EndTurn, CostNow(InHand(0), 6),
    }
}

/// Scabbs Cutterbutter · Minion · 4 mana · 3/3 · **Combo:** The next two cards you play this turn cost (3) less.
//~ todo BAR_552_bom_puzzle c8b0a52e 95164f9e -
#[test]
#[ignore = "todo: Scabbs Cutterbutter"]
fn BAR_552_bom_puzzle_scabbs_cutterbutter() {
    unwritten("BAR_552_bom_puzzle");
}

/// Shroud of Concealment · Spell · Shadow · 3 mana · Draw 2 minions. Any played this turn gain **Stealth** for 1 turn.
//~ done WC_016 - 2569f766 -
#[test]
fn WC_016_shroud_of_concealment() {
    check! { Rogue:
        DeckOf(&["CS2_231", "CS2_029", "CS2_182"]), Give("CS2_172"), Play("WC_016", Nothing), HandCount(Mine, 3),
        Play("CS2_172", Nothing), HasNot(My(0), GameTag::STEALTH), Play("CS2_182", Nothing),
        HasNow(My(1), GameTag::STEALTH), EndTurn, HasNow(My(1), GameTag::STEALTH), EndTurn,
        HasNot(My(1), GameTag::STEALTH), Play("CS2_231", Nothing), HasNot(My(2), GameTag::STEALTH),
    }
}

/// Savory Deviate Delight · Spell · 1 mana · Transform a minion in both players' hands into a Pirate or **Stealth** minion.
//~ done WC_017 - 6b8474e2 -
#[test]
fn WC_017_savory_deviate_delight() {
    check! { Rogue:
        Give("CS2_182"), Give("GAME_005"), GiveThem("CS2_182"), Force(Card("CS2_146")), Force(Card("EX1_010")),
        Play("WC_017", Nothing), HandCount(Mine, 2), IsCard(Nth(0), "CS2_146"), IsCard(Nth(1), "GAME_005"),
        IsCard(InTheirHand(0), "EX1_010"),
    }
    check! { Rogue: Give("CS2_182"), ForbidOutcome(Card("CS2_182")), Play("WC_017", Nothing) }
    check! { Rogue:
        GiveThem("CS2_182"), GiveThem("CS2_029"), ForbidOutcome(Entity(InTheirHand(1))), Play("WC_017", Nothing),
        IsCard(Nth(1), "CS2_029"),
    }
    check! { Rogue:
        Give("CS2_182"), Give("CS2_029"), ForbidOutcome(Entity(InHand(1))), Play("WC_017", Nothing), IsCard(Nth(1), "CS2_029"),
    }
    check! { Rogue: GiveThem("CS2_182"), ForbidOutcome(Card("CS2_200")), Play("WC_017", Nothing) }
    check! { Rogue:
        Give("CS2_182"), Give("CS2_182"), GiveThem("CS2_120"), GiveThem("CS2_120"), Force(Entity(InHand(0))),
        Play("WC_017", Nothing), IsCard(Nth(1), "CS2_182"),
    }
}

/// Field Contact · Minion · 3 mana · 3/2 · After you play a **Battlecry** or **Combo** card, draw a card.
//~ done BAR_317 - fd5aba66 -
#[test]
fn BAR_317_field_contact() {
    check! { Rogue:
        Play("BAR_317", Nothing), HandCount(Mine, 0), Play("CS2_189", On(TheirHero)), HandCount(Mine, 1),
        Health(TheirHero, 29), Play("CS2_182", Nothing), HandCount(Mine, 0),
    }
    check! { Rogue:
        Ally("BAR_317"), Play("EX1_124", On(TheirHero)), HandCount(Mine, 1), Health(TheirHero, 28),
        Play("GAME_005", Nothing), HandCount(Mine, 1), EndTurn, Play("CS2_189", On(TheirHero)), Health(TheirHero, 27),
        HandCount(Mine, 1), HandCount(Theirs, 1),
    }
}
