//! Demon Hunter cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 29f6bfc9

/// Kurtrus, Demon-Render · Hero · 6 mana · 30 health, 5 armor · **Battlecry:** Summon two @/4 Demons with **Rush**. *(Improved by your hero attacks this game.)*
/// - Numbers: {0} = 1
// Also tests AV_204p.
//~ done AV_204 - 21b8d0f2.eae7e889 -
#[test]
fn AV_204_kurtrus_demon_render() {
    check! { DemonHunter:
        Ally("CS2_091"), Attack(MyHero, TheirHero), EndTurn, EndTurn, Attack(MyHero, TheirHero),
        Play("AV_204", Nothing), BoardCount(Mine, 2), IsCard(My(0), "AV_204t2"), StatsNow(My(0), 3, 4), StatsNow(My(1), 3, 4),
        Armor(Mine, 5), IsCard(MyPower, "AV_204p"), Crystals(10), Enemy("CS2_182"), HeroPower(Nothing), StatsNow(MyHero, 3, 30),
        CannotAct(MyPower), Attack(My(0), Their(0)), HeroPower(Nothing), StatsNow(MyHero, 5, 30),
    }
    check! { DemonHunter:
        Enemy("CS2_091"), EndTurn, Attack(TheirHero, MyHero), EndTurn, Play("AV_204", Nothing), Armor(Mine, 5),
        StatsNow(My(0), 1, 4), StatsNow(My(1), 1, 4),
    }
    check! { DemonHunter: HasHeroPower("AV_204p"), HeroPower(Nothing), StatsNow(TheirHero, 0, 30), StatsNow(MyHero, 2, 30) }
}

/// Ashfallen's Fury · Hero Power · 1 mana · \+$a2 Attack this turn. After a friendly minion attacks, refresh this.
//~ done AV_204p - ab99655f -
#[test]
fn AV_204p_ashfallens_fury() {
    // It answers each time, not once a turn.
    check! { DemonHunter:
        EndTurn, EndTurn, Play("AV_204", Nothing), Enemy("CS2_182"), Attack(My(0), Their(0)), HeroPower(Nothing),
        Attack(My(0), Their(0)), HeroPower(Nothing), BoardCount(Mine, 0), Armor(Mine, 5),
    }
    // My hero is no minion.
    check! { DemonHunter:
        HasHeroPower("AV_204p"), HeroPower(Nothing), Attack(MyHero, TheirHero), Damage(TheirHero, 2),
        CannotAct(MyPower),
    }
    // Enemy minions refresh nothing.
    check! { DemonHunter:
        HasHeroPower("AV_204p"), HeroPower(Nothing), Enemy("CS2_200"), Enemy("CS2_182"), Ally("BOT_406"),
        Attack(MyHero, Their(0)), BoardCount(Theirs, 0), CannotAct(MyPower),
    }
}

/// Flanking Maneuver · Spell · 4 mana · Summon a 4/2 Demon with **Rush**. If it dies this turn, summon another.
//~ done AV_269 - 546840cb -
#[test]
fn AV_269_flanking_maneuver() {
    check! { DemonHunter:
        Give("AV_269"), Cost("AV_269", 4), Play("AV_269", Nothing), BoardCount(Mine, 1), IsCard(My(0), "AV_269t"),
        StatsNow(My(0), 4, 2), HasNow(My(0), GameTag::RUSH), Kill(My(0)), BoardCount(Mine, 1), IsCard(My(0), "AV_269t"),
        Kill(My(0)), BoardCount(Mine, 0),
    }
    check! { DemonHunter:
        Ally("CS2_231"), Play("AV_269", Nothing), Kill(Nth(0)), BoardCount(Mine, 1), EndTurn, Kill(My(0)),
        BoardCount(Mine, 0),
    }
}

/// Keen Reflex · Spell · 2 mana · Deal $1 damage to all minions. **Honorable Kill:** Gain +1 Attack this turn.
//~ done ONY_014 - 6c4e20e1 -
#[test]
fn ONY_014_keen_reflex() {
    check! { DemonHunter:
        Give("ONY_014"), Cost("ONY_014", 2), Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_231"),
        Play("ONY_014", Nothing), Damage(Nth(1), 1), Damage(Nth(2), 1), Dead(Nth(3)), Health(TheirHero, 30),
        StatsNow(MyHero, 1, 30), EndTurn, StatsNow(MyHero, 0, 30),
    }
    check! { DemonHunter:
        Ally("CS2_182"), Enemy("CS2_182"), Play("ONY_014", Nothing), Damage(Nth(1), 1), StatsNow(MyHero, 0, 30),
    }
}

/// Caria Felsoul · Minion · 6 mana · 6/6 · **Battlecry:** Transform into a 6/6 copy of a Demon in your deck.
//~ done AV_267 - 6997df2d -
#[test]
fn AV_267_caria_felsoul() {
    check! { DemonHunter:
        DeckOf(&["CS2_182", "CS2_065"]), Play("AV_267", Nothing), IsCard(My(0), "CS2_065"), StatsNow(My(0), 6, 6),
        HasNow(My(0), GameTag::TAUNT), DeckCount(Mine, 2), BoardCount(Mine, 1),
    }
    // Without a Demon in the deck nothing happens; a Demon in hand does not count.
    check! { DemonHunter:
        Give("CS2_065"), DeckOf(&["CS2_182", "CS2_172"]), Play("AV_267", Nothing), IsCard(My(0), "AV_267"),
        StatsNow(My(0), 6, 6), DeckCount(Mine, 2),
    }
    // Without a Demon in the deck it stays as it is.
    check! { DemonHunter:
        DeckOf(&["CS2_182"]), Give("AV_267"), Enchant(InHand(0), "CS2_092e"), Play("AV_267", Nothing), StatsNow(My(0), 10, 10),
    }
}
