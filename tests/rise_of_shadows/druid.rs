//! Druid cards of Rise of Shadows, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ced71cf1

/// The Forest's Aid · Spell · Nature · 8 mana · **Twinspell** Summon five 2/2 Treants.
//~ done DAL_256 - 80356284 -
#[test]
fn DAL_256_the_forests_aid() {
    check! { Druid:
        Give("DAL_256"), Cost("DAL_256", 8), Play("DAL_256", Nothing), BoardCount(Mine, 5), IsCard(InHand(0), "DAL_256ts"),
    }
}

/// Crystal Power · Spell · Nature · 1 mana · **Choose One -** Deal $2 damage to a minion; or Restore #5 Health.
//~ done DAL_350 - 85bdfe3a -
#[test]
fn DAL_350_crystal_power() {
    check! { Druid: Enemy("CS2_182"), PlayOption("DAL_350", 0, On(Their(0))), Damage(Their(0), 2) }
    check! { Druid:
        Enemy("CS2_182"), DealDamage(TheirHero, 10), PlayOption("DAL_350", 1, On(TheirHero)), Health(TheirHero, 25),
    }
}

/// Blessing of the Ancients · Spell · Nature · 3 mana · **Twinspell** Give your minions +1/+1.
//~ done DAL_351 - 0a4c88d0 -
#[test]
fn DAL_351_blessing_of_the_ancients() {
    check! { Druid:
        Give("DAL_351"), Cost("DAL_351", 3), Ally("CS2_182"), Play("DAL_351", Nothing), StatsNow(My(0), 5, 6),
        IsCard(InHand(0), "DAL_351ts"),
    }
}

/// Crystalsong Portal · Spell · Nature · 2 mana · **Discover** a Druid minion. If your hand has no minions, keep all 3 instead.
//~ done DAL_352 - 68761bfc -
#[test]
fn DAL_352_crystalsong_portal() {
    check! { Druid:
        Give("CS2_182"), Force(Card("EX1_165")), Play("DAL_352", Nothing), ChooseCard("EX1_165"), HandCount(Mine, 2),
        IsCard(InHand(1), "EX1_165"),
    }
    check! { Druid:
        Give("GAME_005"), Force(Card("EX1_165")), Play("DAL_352", Nothing), HandCount(Mine, 4),
        IsCard(InHand(1), "EX1_165"),
    }
    check! { Druid: Give("CS2_182"), ForbidOutcome(Card("CS2_200")), Play("DAL_352", Nothing), Choose(0) }
    check! { Druid: Give("CS2_182"), ForbidOutcome(Card("CS2_008")), Play("DAL_352", Nothing), Choose(0) }
    check! { Druid: ForbidOutcome(Card("CS2_200")), Play("DAL_352", Nothing), HandCount(Mine, 3) }
    check! { Druid: ForbidOutcome(Card("CS2_008")), Play("DAL_352", Nothing), HandCount(Mine, 3) }
}

/// Lucentbark · Minion · 8 mana · 4/8 · **Taunt Deathrattle:** Go **Dormant**. Restore 5 Health to awaken this minion.
//~ done DAL_357 - bc6dee60 -
#[test]
fn DAL_357_lucentbark() {
    check! { Druid:
        Ally("DAL_357"), Kill(My(0)), IsCard(My(0), "DAL_357t"), CannotAct(My(0)), DealDamage(MyHero, 20),
        Play("CS2_007", On(MyHero)), Damage(MyHero, 12), IsCard(My(0), "DAL_357"), StatsNow(My(0), 4, 8),
    }
}

/// Spirit of Lucentbark · Minion · 11 mana · 0/1 · **Dormant** When you restore 5 Health, awaken this minion. *(@ left!)*
/// - Numbers: {0} = 5
//~ done DAL_357t - 399624e5.ea2e0c35 -
#[test]
fn DAL_357t_spirit_of_lucentbark() {
    check! { Druid:
        Summon("DAL_357t"), DealDamage(MyHero, 20), Play("CS2_007", On(MyHero)), Damage(MyHero, 12), IsCard(My(0), "DAL_357"),
    }
    check! { Druid:
        Summon("DAL_357t"), DealDamage(MyHero, 4), Play("CS2_007", On(MyHero)), Damage(MyHero, 0), IsCard(My(0), "DAL_357t"),
        DealDamage(TheirHero, 1), Play("CS2_007", On(TheirHero)), Damage(TheirHero, 0), IsCard(My(0), "DAL_357"),
    }
}

/// Keeper Stalladris · Minion · 2 mana · 2/3 · After you cast a **Choose One** spell, add copies of both choices to your hand.
//~ done DAL_732 - 34e4f5f7 -
#[test]
fn DAL_732_keeper_stalladris() {
    check! { Druid:
        Ally("DAL_732"), Enemy("CS2_182"), PlayOption("EX1_154", 0, On(Their(0))), Damage(Their(0), 3),
        HandCount(Mine, 2), IsCard(InHand(0), "EX1_154a"), IsCard(InHand(1), "EX1_154b"), Play("EX1_154a", On(Their(0))),
        BoardCount(Theirs, 0), HandCount(Mine, 1),
    }
    // Not after another spell, a Choose One minion, or a spell of the opponent.
    check! { Druid:
        Ally("DAL_732"), Play("CS2_029", On(TheirHero)), Health(TheirHero, 24), HandCount(Mine, 0),
        PlayOption("EX1_165", 0, Nothing), HandCount(Mine, 0),
    }
    check! { Druid:
        Ally("DAL_732"), Ally("CS2_182"), EndTurn, PlayOption("EX1_154", 0, On(My(1))), HandCount(Mine, 0),
        HandCount(Theirs, 1),
    }
    // Each spell of a turn; the choices come after the spell has done what it says.
    check! { Druid:
        Ally("DAL_732"), PlayOption("EX1_164", 1, Nothing), HandCount(Mine, 5), DeckCount(Mine, 16),
        IsCard(InHand(2), "CS2_182"), IsCard(InHand(3), "EX1_164a"), IsCard(InHand(4), "EX1_164b"),
    }
    check! { Druid:
        Ally("DAL_732"), Enemy("CS2_200"), PlayOption("EX1_154", 0, On(Their(0))),
        PlayOption("EX1_154", 1, On(Their(0))), HandCount(Mine, 5), DeckCount(Mine, 18),
    }
}

/// Crystal Stag · Minion · Beast · 5 mana · 4/4 · **Rush**. **Battlecry:** If you've restored 5 Health this game, summon a copy of this.@ *({0} left*!)@ *(Ready!)*
//~ done DAL_799 - a73253eb -
#[test]
fn DAL_799_crystal_stag() {
    check! { Druid:
        DealDamage(MyHero, 3), Play("CS2_089", Nothing), Play("DAL_799", Nothing), BoardCount(Mine, 1), Crystals(10),
        DealDamage(MyHero, 2), Play("CS2_089", Nothing), Damage(MyHero, 0), Play("DAL_799", Nothing), BoardCount(Mine, 3),
        IsCard(My(2), "DAL_799"),
    }
    // 4 are not enough.
    check! { Druid:
        DealDamage(MyHero, 4), Play("CS2_089", Nothing), Damage(MyHero, 0), Play("DAL_799", Nothing), BoardCount(Mine, 1),
    }
}
