//! Priest cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d4623360

/// Aman'Thul · Minion · 7 mana · 3/10 · **Titan** After this uses an ability, **Discover** any **Legendary** minion from any class.
//~ done TTN_429 - 4701ad7c -
#[test]
fn TTN_429_aman_thul() {
    check! { Priest:
        Ally("TTN_429"), Ally("CS2_182"), Use(My(0), 0, On(My(1))), Choose(0), BoardCount(Mine, 3),
        HandCount(Mine, 1),
    }
    // Whatever ability it uses, and each time.
    check! { Priest:
        Ally("TTN_429"), Ally("CS2_182"), Force(Card("CS2_200")), Force(Card("EX1_298")), Use(My(0), 2, Nothing),
        IsCard(My(1), "CS2_200"), ChooseCard("EX1_298"), HandCount(Mine, 1), Ready(My(0)), Use(My(0), 0, On(My(2))),
        Choose(0), HandCount(Mine, 2), BoardCount(Mine, 4),
    }
    for other in ["CS2_182", "BT_025", "ICC_833"] {
        check! { Priest:
            Ally("TTN_429"), Ally("CS2_182"), ForbidOutcome(Card(other)), Use(My(0), 0, On(My(1))), Choose(0),
            HandCount(Mine, 1),
        }
    }
}

/// Shape the Stars · Spell · 0 mana · Choose a non-**Titan** minion. Summon a copy of it with +2/+2.
//~ done TTN_429t - 0a950ba3 -
#[test]
fn TTN_429t_shape_the_stars() {
    check! { Priest:
        Ally("CS2_182"), Enemy("TTN_429"), Enemy("CS2_200"), Give("TTN_429t"), CannotTarget("TTN_429t", Their(0)),
        Play("TTN_429t", On(Their(1))), StatsNow(My(1), 8, 9), StatsNow(Their(1), 6, 7),
    }
}

/// Strike from History · Spell · 0 mana · Choose two enemy minions. Remove them from the game.
//~ done TTN_429t2 - 95042ce1 -
#[test]
fn TTN_429t2_strike_from_history() {
    check! { Priest:
        Enemy("EX1_096"), Enemy("CS2_182"), Enemy("EX1_096"), Play("TTN_429t2", On(Their(0))), Choose(1),
        BoardCount(Theirs, 1), IsCard(Their(0), "CS2_182"), HandCount(Theirs, 0),
    }
}

/// Ra-den · Minion · 6 mana · 5/5 · **Taunt**. **Deathrattle:** Summon each other minion you've played this game that did not start in your deck.
//~ done TTN_481 - a0cb37fb -
#[test]
fn TTN_481_ra_den() {
    check! { Priest:
        DeckOf(&["CS2_200"]), EndTurn, EndTurn, Play("CS2_200", Nothing), Play("CS2_231", Nothing), Crystals(10),
        Play("TTN_481", Nothing), HasNow(My(2), GameTag::TAUNT), Kill(My(0)), Kill(My(0)), Kill(My(0)),
        BoardCount(Mine, 1), IsCard(My(0), "CS2_231"),
    }
}

/// Student of the Stars · Minion · 3 mana · 4/3 · **Deathrattle:** Shuffle a copy of this into your deck with permanent +3/+3.
//~ done TTN_482 - f52fc4e3 -
#[test]
fn TTN_482_student_of_the_stars() {
    check! { Priest:
        EmptyDeck(Mine), Ally("TTN_482"), Kill(My(0)), DeckCount(Mine, 1), EndTurn, EndTurn, IsCard(InHand(0), "TTN_482"),
        StatsNow(InHand(0), 7, 6), Play("TTN_482", Nothing), Kill(My(0)), DeckCount(Mine, 1), EndTurn, EndTurn,
        StatsNow(InHand(0), 10, 9),
    }
    check! { Priest:
        EmptyDeck(Mine), Ally("TTN_482"), Kill(My(0)), EndTurn, EndTurn, Play("TTN_482", Nothing), Kill(My(0)),
        EndTurn, EndTurn, Play("TTN_482", Nothing), EndTurn, Kill(My(0)), EndTurn, StatsNow(InHand(0), 13, 12),
        DeckCount(Mine, 0),
    }
}

/// The Stars Align · Spell · Arcane · 3 mana · Transform minions in your hand into ones that cost (3) more. *(They keep their original Cost.)*
//~ done TTN_485 - 179ba952 -
#[test]
fn TTN_485_the_stars_align() {
    check! { Priest:
        Give("CS2_029"), Give("CS2_182"), Ally("CS2_172"), Force(Card("CS2_222")), Play("TTN_485", Nothing),
        IsCard(InHand(0), "CS2_029"), IsCard(InHand(1), "CS2_222"), CostNow(InHand(1), 4), IsCard(My(0), "CS2_172"),
    }
    check! { Priest:
        Give("CS2_182"), Force(Card("CS2_222")), Play("TTN_485", Nothing), EndTurn, Play("TTN_485", Nothing),
        IsCard(InHand(0), "CS2_222"),
    }
    // It is the Cost without what an aura adds: Mana Wraith.
    check! { Priest:
        Ally("EX1_616"), Give("CS2_182"), CostNow(InHand(0), 5), Play("TTN_485", Nothing), CostNow(InHand(0), 5),
        Kill(My(0)), CostNow(InHand(0), 4),
    }
}

/// Grace of the Highfather · Spell · Holy · 3 mana · Restore #8 Health. **Discover** a card that costs the amount **Overhealed**.
//~ done TTN_745 - c58c4d85 -
#[test]
fn TTN_745_grace_of_the_highfather() {
    check! { Priest:
        DealDamage(MyHero, 5), Play("TTN_745", On(MyHero)), Health(MyHero, 30), Choose(0), HandCount(Mine, 1),
        CostNow(InHand(0), 3),
    }
    check! { Priest: ForbidOutcome(Card("CS2_182")), DealDamage(MyHero, 5), Play("TTN_745", On(MyHero)), Choose(0) }
    check! { Priest:
        Ally("CS2_200"), Ally("CS2_200"), DealDamage(My(0), 3), DealDamage(My(1), 3), Play("TTN_745", On(My(0))),
        Damage(My(1), 3), Choose(0), HandCount(Mine, 1), CostNow(InHand(0), 5),
    }
}

/// Shadowtouched Kvaldir · Minion · Undead · 1 mana · 1/3 · **Battlecry:** Your next healing effect deals damage instead.
//~ done YOG_300 - 156e3d44 -
#[test]
fn YOG_300_shadowtouched_kvaldir() {
    check! { Priest:
        Ally("CS2_182"), DealDamage(My(0), 1), Play("YOG_300", Nothing), Play("CS1_112", Nothing), Damage(MyHero, 2),
        Damage(My(0), 3), Crystals(10), Play("CS2_007", On(My(0))), Damage(My(0), 0),
    }
}

/// Astral Automaton · Minion · Mech · 1 mana · 1/2 · Has +1/+1 for each other Astral Automaton you've summoned this game.
//~ done TTN_401 - f7cdfca8 -
#[test]
fn TTN_401_astral_automaton() {
    check! { Priest:
        Play("TTN_401", Nothing), StatsNow(My(0), 1, 2), Play("TTN_401", Nothing), StatsNow(My(0), 2, 3), StatsNow(My(1), 2, 3),
        Kill(My(0)), StatsNow(My(0), 2, 3), Play("CS2_182", Nothing), StatsNow(My(0), 2, 3), EndTurn, Play("TTN_401", Nothing),
        StatsNow(Their(0), 1, 2), StatsNow(My(0), 2, 3),
    }
}

/// Shapeless Constellation · Minion · 8 mana · 8/8 · **Battlecry:** Transform into an 8/8 copy of a random minion in your hand.
//~ done TTN_441 - 45032c84 -
#[test]
fn TTN_441_shapeless_constellation() {
    check! { Priest:
        Give("CS2_172"), Give("CS2_029"), Play("TTN_441", Nothing), IsCard(My(0), "CS2_172"), StatsNow(My(0), 8, 8),
        HandCount(Mine, 2), StatsNow(InHand(0), 3, 2), BoardCount(Mine, 1),
    }
    check! { Priest:
        Give("CS2_172"), Give("CS2_200"), Force(Card("CS2_200")), Play("TTN_441", Nothing), IsCard(My(0), "CS2_200"),
        StatsNow(My(0), 8, 8),
    }
    check! { Priest:
        Give("CS2_029"), Play("TTN_441", Nothing), IsCard(My(0), "TTN_441"), StatsNow(My(0), 8, 8), HandCount(Mine, 1),
    }
    // Without a minion in hand it stays as it is.
    check! { Priest:
        Give("TTN_441"), Enchant(InHand(0), "CS2_092e"), Play("TTN_441", Nothing), StatsNow(My(0), 12, 12), IsCard(My(0), "TTN_441"),
    }
}

/// Serenity · Spell · Holy · 4 mana · Give all enemy minions -2 Attack. Destroy any with 0 Attack.
//~ done TTN_483 - 246601ce -
#[test]
fn TTN_483_serenity() {
    check! { Priest:
        Ally("CS2_168"), Enemy("CS2_182"), Enemy("CS2_168"), Enemy("CS2_231"), Enemy("CS2_172"),
        Play("TTN_483", Nothing), BoardCount(Theirs, 2), StatsNow(Their(0), 2, 5), StatsNow(Their(1), 1, 2), Dead(Nth(2)),
        Dead(Nth(3)), StatsNow(My(0), 2, 1),
    }
}

/// Soulburner Varia · Minion · Undead · 3 mana · 1/5 · After a friendly Undead dies, deal 2 damage to the enemy hero and get a random Shadow Priest spell.
//~ done YOG_520 - b3e116de -
#[test]
fn YOG_520_soulburner_varia() {
    check! { Priest in Wild:
        Ally("YOG_520"), Ally("CS2_231"), Ally("CS2_182"), Enemy("CS2_231"), Kill(Their(0)), Damage(TheirHero, 0),
        HandCount(Mine, 0), Kill(My(2)), Damage(TheirHero, 0), Force(Card("CS2_234")), Kill(My(1)),
        Damage(TheirHero, 2), HandCount(Mine, 1), IsCard(InHand(0), "CS2_234"),
    }
    check! { Priest in Wild: Ally("YOG_520"), Ally("CS2_231"), ForbidOutcome(Card("CS2_004")), Kill(My(1)) }
}
