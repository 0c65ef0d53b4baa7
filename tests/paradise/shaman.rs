//! Shaman cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 37166071

/// Siren Song · Spell · 2 mana · Get two random spells from spell schools you haven't cast this game.
//~ done VAC_308 - 42898fdb -
#[test]
fn VAC_308_siren_song() {
    check! { Shaman:
        Play("CS2_029", On(TheirHero)), ForbidOutcome(ForcedOutcome::Card("CS2_032")), Play("VAC_308", Nothing), HandCount(Mine, 2),
    }
    check! { Shaman:
        Play("CS2_024", On(TheirHero)), Damage(TheirHero, 3), Force(ForcedOutcome::Card("CS2_029")),
        Force(ForcedOutcome::Card("CS2_008")), Play("VAC_308", Nothing), IsCard(InHand(0), "CS2_029"), IsCard(InHand(1), "CS2_008"),
    }
}

/// Natural Talent · Spell · Nature · 3 mana · Get a random Naga and a random spell. They cost (2) less.
//~ done VAC_329 - cf669d9b -
#[test]
fn VAC_329_natural_talent() {
    check! { Shaman:
        Force(Card("TID_709")), Force(Card("CS2_029")), Play("VAC_329", Nothing), HandCount(Mine, 2),
        IsCard(InHand(0), "TID_709"), CostNow(InHand(0), 3), IsCard(InHand(1), "CS2_029"), CostNow(InHand(1), 2),
    }
    check! { Shaman: ForbidOutcome(Card("CS2_182")), Play("VAC_329", Nothing) }
}

/// Carress, Cabaret Star · Minion · Naga · 3 mana · 3/3 · While in your hand, play two different spell schools to transform.@ *({0} left*!)@ *(Ready!)*
//~ done VAC_449 - ce6e0dcc -
#[test]
fn VAC_449_carress_cabaret_star() {
    check! { Shaman:
        Give("VAC_449"), Play("CS2_029", On(TheirHero)), Play("CS2_029", On(TheirHero)), IsCard(InHand(0), "VAC_449"),
        Play("CS2_024", On(TheirHero)), Damage(TheirHero, 15), IsCard(InHand(0), "VAC_449t6"), EndTurn, EndTurn,
        Play("CS2_025", Nothing), IsCard(InHand(0), "VAC_449t6"),
    }
    check! { Shaman:
        Play("CS2_029", On(TheirHero)), Give("VAC_449"), Play("CS2_025", Nothing), IsCard(InHand(0), "VAC_449"),
        Play("CS2_029", On(TheirHero)), Damage(TheirHero, 12), IsCard(InHand(0), "VAC_449t"),
    }
    // Each pair of schools, whichever comes first.
    let pairs = [
        ("CS2_008", "CS2_029", "VAC_449t"),
        ("CS2_008", "CS2_024", "VAC_449t1"),
        ("CS2_008", "EX1_238", "VAC_449t2"),
        ("CS2_008", "CS2_089", "VAC_449t3"),
        ("CS2_008", "SW_442", "VAC_449t4"),
        ("CS2_008", "DRG_206", "VAC_449t5"),
        ("CS2_029", "CS2_024", "VAC_449t6"),
        ("CS2_029", "EX1_238", "VAC_449t7"),
        ("CS2_029", "CS2_089", "VAC_449t8"),
        ("CS2_029", "SW_442", "VAC_449t9"),
        ("CS2_029", "DRG_206", "VAC_449t10"),
        ("EX1_238", "CS2_024", "VAC_449t11"),
        ("CS2_089", "CS2_024", "VAC_449t12"),
        ("SW_442", "CS2_024", "VAC_449t13"),
        ("DRG_206", "CS2_024", "VAC_449t14"),
        ("EX1_238", "CS2_089", "VAC_449t15"),
        ("EX1_238", "SW_442", "VAC_449t16"),
        ("EX1_238", "DRG_206", "VAC_449t17"),
        ("CS2_089", "SW_442", "VAC_449t18"),
        ("CS2_089", "DRG_206", "VAC_449t19"),
        ("SW_442", "DRG_206", "VAC_449t20"),
    ];
    let at = |spell| if matches!(spell, "CS2_089" | "DRG_206") { Nothing } else { On(TheirHero) };
    for (one, other, form) in pairs {
        for (first, second) in [(one, other), (other, one)] {
            table(CardClass::Shaman).steps(&[
                Give("VAC_449"),
                Play(first, at(first)),
                IsCard(InHand(0), "VAC_449"),
                Play(first, at(first)),
                IsCard(InHand(0), "VAC_449"),
                Crystals(10),
                Play(second, at(second)),
                IsCard(InHand(0), form),
            ]);
        }
    }
}

/// Cabaret Headliner · Minion · Naga · 4 mana · 3/3 · **Battlecry:** Reduce the Cost of a spell of each school in your hand by (2).
//~ done VAC_954 - e025978d -
#[test]
fn VAC_954_cabaret_headliner() {
    check! { Shaman:
        Give("CS2_029"), Give("CS2_023"), Give("CS2_182"), Give("CS2_029"), Give("GVG_041"), Give("SW_321"),
        Force(Entity(InHand(3))), Play("VAC_954", Nothing), CostNow(InHand(0), 4), CostNow(InHand(1), 1),
        CostNow(InHand(2), 4), CostNow(InHand(3), 2), CostNow(InHand(4), 4), CostNow(InHand(5), 3),
    }
    check! { Shaman:
        Give("CS2_024"), Give("GVG_057"), Give("OG_104"), Give("AV_277"), Play("VAC_954", Nothing),
        CostNow(InHand(0), 0), CostNow(InHand(1), 0), CostNow(InHand(2), 0), CostNow(InHand(3), 0),
    }
    check! { Shaman:
        Give("CS2_031"), Give("CS2_031"), Give("CS2_182"), Give("SW_321"), Give("SW_321"), Give("CS2_182"),
        ForbidOutcome(Entity(InHand(2))), Play("VAC_954", Nothing), CostNow(InHand(5), 4),
    }
    check! { Shaman: Give("GVG_041"), Play("VAC_954", Nothing), Play("VAC_954", Nothing), CostNow(InHand(0), 2) }
    check! { Shaman: HeroPower(Nothing), Play("VAC_954", Nothing), BoardCount(Mine, 2) }
    check! { Shaman:
        Give("CS2_029"), Give("CS2_023"), Give("CS2_182"), Give("GVG_041"), Force(Entity(InHand(3))),
        Play("VAC_954", Nothing), EndTurn, Play("VAC_954", Nothing), CostNow(InHand(0), 2), CostNow(InHand(1), 1),
        CostNow(InHand(3), 4),
    }
    check! { Shaman: GiveThem("CS2_024"), Play("VAC_954", Nothing), CostNow(InTheirHand(0), 2) }
    check! { Shaman:
        Give("GVG_057"), EndTurn, Give("OG_104"), Give("AV_277"), Play("VAC_954", Nothing), CostNow(InHand(0), 2),
        CostNow(InHand(1), 2), CostNow(InHand(2), 2),
    }
    check! { Shaman:
        Give("CS2_029"), Give("CS2_023"), Give("EX1_302"), Give("CS2_234"), Force(Entity(InHand(3))),
        Play("VAC_954", Nothing), CostNow(InHand(2), 1),
    }
    // One of each school.
    check! { Shaman:
        Give("CS2_023"), Give("CS2_023"), Give("CS2_024"), Give("CS2_024"), Give("GVG_057"), Give("GVG_057"),
        Give("OG_104"), Give("OG_104"), Force(Entity(InHand(0))), Force(Entity(InHand(2))), Force(Entity(InHand(4))),
        Force(Entity(InHand(6))), Play("VAC_954", Nothing), CostNow(InHand(0), 1), CostNow(InHand(1), 3),
        CostNow(InHand(2), 0), CostNow(InHand(3), 2), CostNow(InHand(4), 0), CostNow(InHand(5), 2),
        CostNow(InHand(6), 0), CostNow(InHand(7), 2),
    }
    check! { Shaman:
        Give("AV_277"), Give("AV_277"), Force(Entity(InHand(0))), Play("VAC_954", Nothing), CostNow(InHand(0), 0),
        CostNow(InHand(1), 2),
    }
}

/// Icecrown Brochure · Spell · Frost · 2 mana · Deal $3 damage to a minion and **Freeze** its neighbors. *(Flips each turn.)*
//~ done WORK_030 - b4df5c47 -
#[test]
fn WORK_030_icecrown_brochure() {
    check! { Shaman:
        Targets("WORK_030", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"),
        Enemy("CS2_182"), Play("WORK_030", On(Their(1))), Damage(Their(1), 3), HasNow(Their(0), GameTag::FROZEN),
        HasNot(Their(1), GameTag::FROZEN), HasNow(Their(2), GameTag::FROZEN), HasNot(Their(3), GameTag::FROZEN),
        Damage(Their(0), 0),
    }
    check! { Shaman:
        Give("WORK_030"), EndTurn, EndTurn, IsCard(InHand(0), "WORK_030t"), EndTurn, EndTurn, IsCard(InHand(0), "WORK_030"),
    }
    check! { Shaman: Give("WORK_030"), EndTurn, IsCard(InHand(0), "WORK_030t"), EndTurn, IsCard(InHand(0), "WORK_030t") }
}

/// Blackrock Brochure · Spell · Fire · 2 mana · Deal $3 damage to a minion and $1 to its neighbors. *(Flips each turn.)*
//~ done WORK_030t - 7ef10372 -
#[test]
fn WORK_030t_blackrock_brochure() {
    check! { Shaman:
        Targets("WORK_030t", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"),
        Enemy("CS2_182"), Play("WORK_030t", On(Their(1))), Damage(Their(0), 1), Damage(Their(1), 3),
        Damage(Their(2), 1), Damage(Their(3), 0),
    }
    check! { Shaman: Give("WORK_030t"), EndTurn, IsCard(InHand(0), "WORK_030"), EndTurn, IsCard(InHand(0), "WORK_030") }
    check! { Shaman: Give("WORK_030"), EndTurn, IsCard(InHand(0), "WORK_030t"), EndTurn, IsCard(InHand(0), "WORK_030t") }
}

/// Razzle-Dazzler · Minion · Naga · 7 mana · 4/4 · **Battlecry:** Summon a random 5-Cost minion. Repeat for each spell school you've cast this game.@ *(@)*
//~ done VAC_301 - 8764573b -
#[test]
fn VAC_301_razzle_dazzler() {
    check! { Shaman:
        Force(Card("CS2_187")), Play("VAC_301", Nothing), BoardCount(Mine, 2), IsInZone(Newest("CS2_187"), Zone::Play),
        BoardCount(Theirs, 0),
    }
    check! { Shaman:
        Play("CS2_008", On(TheirHero)), Health(TheirHero, 29), Play("CS2_008", On(TheirHero)), Health(TheirHero, 28),
        EndTurn, Play("CS2_089", Nothing), EndTurn, Play("CS2_024", On(TheirHero)), Health(TheirHero, 27),
        Play("VAC_301", Nothing), BoardCount(Mine, 4),
    }
    check! { Shaman: ForbidOutcome(Card("CS2_182")), Play("VAC_301", Nothing) }
}

/// Frosty Décor · Spell · Frost · 5 mana · Summon two 2/4 Elementals with **Taunt** and "**Deathrattle**: Gain 4 Armor".
//~ done VAC_305 - b9cc1dfe -
#[test]
fn VAC_305_frosty_dcor() {
    check! { Shaman:
        Play("VAC_305", Nothing), BoardCount(Mine, 2), IsCard(My(0), "VAC_305t"), IsCard(My(1), "VAC_305t"), StatsNow(My(1), 2, 4),
        HasNow(My(0), GameTag::TAUNT), Armor(Mine, 0), Kill(My(0)), Armor(Mine, 4), Armor(Theirs, 0),
        BoardCount(Theirs, 0),
    }
}

/// Meltemental · Minion · Elemental · 3 mana · 3/8 · **Taunt** This is permanently **Frozen**.
//~ done VAC_328 - d6bba1ff -
#[test]
fn VAC_328_meltemental() {
    check! { Shaman:
        Has("VAC_328", GameTag::TAUNT), Play("VAC_328", Nothing), HasNow(My(0), GameTag::FROZEN), EndTurn,
        HasNow(My(0), GameTag::FROZEN), EndTurn, EndTurn, EndTurn, HasNow(My(0), GameTag::FROZEN),
        CannotAttack(My(0), TheirHero), HasNot(MyHero, GameTag::FROZEN),
    }
}

/// Turbulus · Minion · Elemental · 3 mana · 3/3 · **Hunter Tourist**. **Battlecry:** Give +1/+1 to all other **Battlecry** minions in your hand, deck, and battlefield.
//~ done WORK_013 - 02d835cf -
#[test]
fn WORK_013_turbulus() {
    check! { Shaman:
        Give("CS2_189"), Give("CS2_182"), OnTop("CS2_117"), OnTop("CS2_172"), Ally("EX1_066"), Ally("CS2_200"),
        Enemy("EX1_066"), GiveThem("CS2_189"), Play("WORK_013", Nothing), StatsNow(Nth(0), 2, 2), StatsNow(Nth(1), 4, 5),
        StatsNow(Nth(2), 4, 4), StatsNow(Nth(3), 3, 2), StatsNow(My(0), 4, 3), StatsNow(My(1), 6, 7), StatsNow(My(2), 3, 3), StatsNow(Their(0), 3, 2),
        StatsNow(InTheirHand(0), 1, 1),
    }
}
