//! Dormant minions: out of reach until they awaken.
use super::*;

#[test]
fn a_forced_attack_finds_no_dormant_minion() {
    check! { Hunter:
        Ally("WW_300"), EndTurn, Play("BT_850", Nothing), BoardCount(Theirs, 1), BoardCount(Mine, 4), EndTurn,
        IsCard(My(0), "WW_300"), Damage(My(0), 0),
    }
}

#[test]
fn a_plant_that_lives_goes_dormant_itself() {
    // Hearthstone Wiki, "Sherazin, Corpse Flower": no additional one when the Deathrattle of a living one is triggered.
    check! { Hunter:
        Ally("UNG_065"), Ally("GVG_035"), Play("GVG_026", Nothing), BoardCount(Mine, 2), IsCard(My(0), "UNG_065t"),
        CannotAttack(My(1), TheirHero),
    }
}

#[test]
fn the_dormant_neither_act_nor_are_acted_upon_and_wake_after_their_turns() {
    let mut table = table(CardClass::Mage);
    table.steps(&[
        Play("BT_156", Nothing),
        HasNow(My(0), GameTag::DORMANT),
        Play("CS2_062", Nothing),
        Damage(My(0), 0),
    ]);
    let sleeper = table.who(My(0)).unwrap();
    assert!(table.game.options_for(sleeper).is_empty(), "it has Rush, but sleeps");
    table.steps(&[EndTurn, Enemy("CS2_182")]);
    let attacks = table.game.options_for(table.who(Their(0)).unwrap()).len();
    assert_eq!(attacks, 1, "my hero alone");
    table.steps(&[EndTurn, HasNow(My(0), GameTag::DORMANT), EndTurn, EndTurn, HasNot(My(0), GameTag::DORMANT)]);
    table.steps(&[Attack(My(0), Their(0)), Damage(Their(0), 3)]);
}

#[test]
fn an_aura_does_not_reach_the_dormant() {
    check! { Mage: Ally("CS2_222"), Play("BT_156", Nothing), StatsNow(My(1), 3, 5) }
}

/// HearthSim/Hearthstone-Deck-Tracker, issue 4030 (tested by its maintainers): Secrets that act on the played minion do not trigger on
/// one that enters play Dormant; those that do not affect it do.
#[test]
fn a_secret_that_acts_on_the_played_minion_stays_for_a_dormant_one() {
    for secret in ["EX1_609", "LOOT_101", "CFM_620", "EX1_379", "MAW_006"] {
        let mut table = table(CardClass::Mage);
        table.steps(&[Play(secret, Nothing), EndTurn, Play("BT_156", Nothing), IsInZone(Newest(secret), Zone::Secret)]);
        table.steps(&[IsCard(Their(0), "BT_156"), HasNow(Their(0), GameTag::DORMANT), Health(TheirHero, 30)]);
        // The next minion is one that it can act on.
        table.steps(&[Play("CS2_231", Nothing), IsInZone(Newest(secret), Zone::Graveyard)]);
    }
    for (secret, then) in [
        ("EX1_294", IsCard(My(0), "BT_156")),
        ("BT_707", IsCard(My(0), "BT_707t")),
        ("ICC_082", HandCount(Mine, 3)),
        ("CFM_026", StatsNow(InHand(0), 6, 7)),
    ] {
        let mut table = table(CardClass::Mage);
        table.steps(&[Give("CS2_182"), Play(secret, Nothing), EndTurn, Play("BT_156", Nothing)]);
        table.steps(&[IsInZone(Newest(secret), Zone::Graveyard), then, BoardCount(Theirs, 1)]);
    }
}

/// "Minions will always start Dormant, no matter how they were summoned" (Hearthstone Wiki, "Dormant"); a Colossal minion brings
/// its parts, no matter how it comes.
#[test]
fn who_is_swapped_into_play_is_dormant_or_brings_parts() {
    check! { Mage:
        Ally("CS2_182"), Give("BT_850"), Play("BAR_080", On(My(0))), IsCard(My(0), "BT_850"),
        HasNow(My(0), GameTag::DORMANT),
    }
    check! { Mage:
        Ally("CS2_182"), Give("TSC_216"), Play("BAR_080", On(My(0))), IsCard(My(0), "TSC_216t"), IsCard(My(1), "TSC_216"),
    }
}
