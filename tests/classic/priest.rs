//! Priest cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1855efbe

/// Inner Fire · Spell · 1 mana · Change a minion's Attack to be equal to its Health.
//~ done CS1_129 - 2253ddb2 -
#[test]
fn CS1_129_inner_fire() {
    check! { Priest:
        Give("CS1_129"), Cost("CS1_129", 1), Targets("CS1_129", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"),
        Play("CS1_129", On(My(0))), StatsNow(My(0), 5, 5),
    }
}

/// Cabal Shadow Priest · Minion · 6 mana · 4/5 · **Battlecry:** Take control of an enemy minion that has 2 or less Attack.
//~ done EX1_091 - 90ef62fa -
#[test]
fn EX1_091_cabal_shadow_priest() {
    check! { Priest:
        Give("EX1_091"), Cost("EX1_091", 6), Stats("EX1_091", 4, 5), Enemy("CS2_120"), Enemy("CS2_172"),
        Ally("CS2_120"), CannotTarget("EX1_091", Their(1)), CannotTarget("EX1_091", My(0)),
        Play("EX1_091", On(Their(0))), IsCard(My(2), "CS2_120"), BoardCount(Mine, 3), BoardCount(Theirs, 1),
    }
}

/// Silence · Spell · Shadow · 0 mana · **Silence** a minion.
//~ done EX1_332 - a7a4496a -
#[test]
fn EX1_332_silence() {
    check! { Priest:
        Give("EX1_332"), Cost("EX1_332", 0), Targets("EX1_332", &[FriendlyMinion, EnemyMinion]), Enemy("CS2_179"),
        Play("EX1_332", On(Their(0))), HasNot(Their(0), GameTag::TAUNT),
    }
}

/// Shadow Madness · Spell · Shadow · 3 mana · Gain control of an enemy minion with 3 or less Attack until end of turn.
//~ done EX1_334 - ea92d8d6 -
#[test]
fn EX1_334_shadow_madness() {
    check! { Priest:
        Give("EX1_334"), Cost("EX1_334", 3), Enemy("CS2_172"), Enemy("CS2_182"), Enemy("CS2_118"), Ally("CS2_120"),
        CannotTarget("EX1_334", Their(1)), CannotTarget("EX1_334", Their(2)), CannotTarget("EX1_334", My(0)),
        Play("EX1_334", On(Their(0))), Attack(My(1), TheirHero), Health(TheirHero, 27), EndTurn, BoardCount(Mine, 1),
        IsCard(Their(2), "CS2_172"), HasNot(Their(2), GameTag::CHARGE),
    }
    // What happens at the end of the turn twice gives it back once.
    check! { Priest:
        Ally("ICC_901"), Enemy("CS2_172"), Play("EX1_334", On(Their(0))), BoardCount(Mine, 2), EndTurn,
        BoardCount(Mine, 1), BoardCount(Theirs, 1),
    }
}

/// Lightspawn · Minion · Elemental · 3 mana · 0/4 · This minion's Attack is always equal to its Health.
//~ done EX1_335 - d73beb01 -
#[test]
fn EX1_335_lightspawn() {
    check! { Priest:
        Give("EX1_335"), Cost("EX1_335", 3), Stats("EX1_335", 0, 4), Play("EX1_335", Nothing), StatsNow(My(0), 4, 4),
        DealDamage(My(0), 1), StatsNow(My(0), 3, 3),
    }
}

/// Thoughtsteal · Spell · Shadow · 2 mana · Copy 2 cards in your opponent's deck and add them to your hand.
//~ done EX1_339 - 387eba66 -
#[test]
fn EX1_339_thoughtsteal() {
    check! { Priest:
        Give("EX1_339"), Cost("EX1_339", 2), Play("EX1_339", Nothing), HandCount(Mine, 2), DeckCount(Theirs, 20),
    }
    check! { Priest: OnTop("CS2_172"), ForbidOutcome(Card("CS2_172")), Play("EX1_339", Nothing), HandCount(Mine, 2) }
}

/// Lightwell · Minion · 2 mana · 0/5 · At the start of your turn, restore #3 Health to a damaged friendly character.
//~ done EX1_341 - 22f9c4c7 -
#[test]
fn EX1_341_lightwell() {
    check! { Priest:
        Give("EX1_341"), Cost("EX1_341", 2), Stats("EX1_341", 0, 5), Play("EX1_341", Nothing), DealDamage(MyHero, 10),
        Ally("CS2_182"), DealDamage(My(1), 4), EndTurn, Health(MyHero, 20), Force(Entity(My(1))), EndTurn, Damage(My(1), 1),
        Health(MyHero, 20),
    }
    check! { Priest:
        Ally("EX1_341"), DealDamage(MyHero, 10), DealDamage(TheirHero, 10), EndTurn, ForbidOutcome(Entity(TheirHero)), EndTurn,
        Health(MyHero, 23),
    }
    check! { Priest:
        Ally("EX1_341"), Ally("CS2_182"), DealDamage(MyHero, 10), EndTurn, ForbidOutcome(Entity(My(1))), EndTurn,
        Health(MyHero, 23),
    }
}

/// Mindgames · Spell · Shadow · 4 mana · Put a copy of a random minion from your opponent's deck into the battlefield.
//~ done EX1_345 - ee4f2425 -
#[test]
fn EX1_345_mindgames() {
    check! { Priest:
        Give("EX1_345"), Cost("EX1_345", 4), Play("EX1_345", Nothing), IsCard(My(0), "CS2_182"), DeckCount(Theirs, 20),
    }
    check! { Priest:
        OnTop("CS2_172"), ForbidOutcome(Card("CS2_172")), Play("EX1_345", Nothing), IsCard(My(0), "CS2_182"), DeckCount(Mine, 20),
    }
    let mut table = table(CardClass::Priest);
    for _ in 0..10 {
        table.steps(&[Crystals(10), Ally("CS2_231"), Play("EX1_161", On(My(0)))]);
    }
    table.steps(&[
        Crystals(10),
        DeckCount(Theirs, 0),
        Play("EX1_345", Nothing),
        IsCard(My(0), "EX1_345t"),
        BoardCount(Mine, 1),
    ]);
    let one = [EmptyDeck(Theirs), OnTheirTop("CS2_172"), Play("EX1_345", Nothing)];
    check(CardClass::Priest, &[&one[..], &[IsCard(My(0), "CS2_172"), DeckCount(Theirs, 1)]].concat());
}

/// Shadow of Nothing · Minion · 0 mana · 0/1 · Mindgames whiffed! Your opponent had no minions!
//~ done EX1_345t - 177a4f53 -
#[test]
fn EX1_345t_shadow_of_nothing() {
    check! { Priest:
        Give("EX1_345t"), Cost("EX1_345t", 0), Stats("EX1_345t", 0, 1), Play("EX1_345t", Nothing), StatsNow(My(0), 0, 1),
    }
}

/// Prophet Velen · Minion · Draenei · 7 mana · 7/7 · Double the damage and healing of your spells and Hero Power.
//~ done EX1_350 - 7844acb8 -
#[test]
fn EX1_350_prophet_velen() {
    check! { Priest:
        Give("EX1_350"), Cost("EX1_350", 7), Stats("EX1_350", 7, 7), Play("EX1_350", Nothing), DealDamage(MyHero, 25),
        Play("CS2_008", On(TheirHero)), Health(TheirHero, 28), HeroPower(On(MyHero)), Health(MyHero, 9), Crystals(10),
        Play("CS2_007", On(MyHero)), Health(MyHero, 25), EndTurn, Play("CS2_029", On(MyHero)), Health(MyHero, 19),
    }
}

/// Auchenai Soulpriest · Minion · Draenei · 4 mana · 3/5 · Your cards and powers that restore Health now deal damage instead.
//~ done EX1_591 - d54845c1 -
#[test]
fn EX1_591_auchenai_soulpriest() {
    check! { Priest:
        Give("EX1_591"), Cost("EX1_591", 4), Stats("EX1_591", 3, 5), Play("EX1_591", Nothing), HeroPower(On(TheirHero)),
        Health(TheirHero, 28), Play("CS2_007", On(TheirHero)), Health(TheirHero, 20), EndTurn,
        Play("CS2_007", On(TheirHero)), Health(TheirHero, 28),
    }
}

/// Circle of Healing · Spell · Holy · 0 mana · Restore #4 Health to ALL minions.
//~ done EX1_621 - 64ebed67 -
#[test]
fn EX1_621_circle_of_healing() {
    check! { Priest:
        Give("EX1_621"), Cost("EX1_621", 0), Enemy("CS2_182"), DealDamage(Their(0), 3), Ally("CS2_200"), DealDamage(My(0), 6),
        DealDamage(MyHero, 5), Play("EX1_621", Nothing), Damage(Their(0), 0), Damage(My(0), 2), Health(MyHero, 25),
    }
}

/// Temple Enforcer · Minion · 5 mana · 5/6 · **Battlecry:** Give a friendly minion +3 Health.
//~ done EX1_623 - 23fae31f -
#[test]
fn EX1_623_temple_enforcer() {
    check! { Priest:
        Give("EX1_623"), Cost("EX1_623", 5), Stats("EX1_623", 5, 6), Targets("EX1_623", &[FriendlyMinion]),
        Ally("CS2_182"), Play("EX1_623", On(My(0))), StatsNow(My(0), 4, 8),
    }
}

/// Holy Fire · Spell · Holy · 6 mana · Deal $5 damage. Restore #5 Health to your hero.
//~ done EX1_624 - 956a8a45 -
#[test]
fn EX1_624_holy_fire() {
    check! { Priest:
        Give("EX1_624"), Cost("EX1_624", 6),
        Targets("EX1_624", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), DealDamage(MyHero, 10),
        Play("EX1_624", On(TheirHero)), Health(TheirHero, 25), Health(MyHero, 25),
    }
}

/// Shadowform · Spell · Shadow · 2 mana · Your Hero Power becomes 'Deal 2 damage.'
//~ done EX1_625 - 80702457 -
#[test]
fn EX1_625_shadowform() {
    check! { Priest:
        Give("EX1_625"), Cost("EX1_625", 2), Play("EX1_625", Nothing), IsCard(MyPower, "EX1_625t"),
        HeroPower(On(TheirHero)), Health(TheirHero, 28),
    }
    // The opponent gets nothing of it.
    check! { Priest: EndTurn, Play("EX1_625", Nothing), IsCard(MyPower, "HERO_09bp") }
}

/// Mind Spike · Hero Power · 2 mana · Deal $2 damage.
//~ done EX1_625t - 3f565b75 -
#[test]
fn EX1_625t_mind_spike() {
    check! { Priest:
        HasHeroPower("EX1_625t"), Cost("EX1_625t", 2),
        Targets("EX1_625t", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), HeroPower(On(TheirHero)),
        Health(TheirHero, 28),
    }
}

/// Mind Shatter · Hero Power · 2 mana · Deal $3 damage.
//~ done EX1_625t2 - d4e878b3 -
#[test]
fn EX1_625t2_mind_shatter() {
    check! { Priest:
        HasHeroPower("EX1_625t2"), Cost("EX1_625t2", 2),
        Targets("EX1_625t2", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]), HeroPower(On(TheirHero)),
        Health(TheirHero, 27),
    }
}

/// Mass Dispel · Spell · Holy · 4 mana · **Silence** all enemy minions. Draw a card.
//~ done EX1_626 - 0bcb503f -
#[test]
fn EX1_626_mass_dispel() {
    check! { Priest:
        Give("EX1_626"), Cost("EX1_626", 4), Enemy("CS2_179"), Ally("CS2_179"), Play("EX1_626", Nothing),
        HasNot(Their(0), GameTag::TAUNT), HasNow(My(0), GameTag::TAUNT), HandCount(Mine, 1),
    }
    check! { Priest:
        EndTurn, Play("CFM_021", On(MyHero)), Play("EX1_626", Nothing), HasNow(MyHero, GameTag::FROZEN),
        HandCount(Theirs, 2),
    }
}
