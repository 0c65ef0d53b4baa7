//! Combo: the text that needs a card before it.
use super::*;

/// Backstab wants a minion; any card before will do.
fn first_needs_a_minion(step: Step) -> Step {
    if let Play("CS2_072", _) = step { Play("CS2_168", Nothing) } else { step }
}

/// "If you only played Yogg-Saron, Combos will NOT activate. If you play Yogg-Saron after another card, the combos will be active."
/// (rule clarifications of Yogg-Saron, Hope's End)
#[test]
fn a_combo_happens_behind_another_card() {
    // Dubious Purchase destroys an enemy minion as a Combo.
    let purchase = [Force(Card("MIS_903")), Play("CS2_026", Nothing), HandCount(Mine, 3)];
    let first = [Ally("MIS_303"), Enemy("CS2_186")];
    check(CardClass::Mage, &[&first[..], &purchase, &[BoardCount(Theirs, 1)]].concat());
    let second = [Play("CS2_231", Nothing), Ally("MIS_303"), Enemy("CS2_186")];
    check(CardClass::Mage, &[&second[..], &purchase, &[BoardCount(Theirs, 0)]].concat());
}

#[test]
fn a_combo_replaces_the_other_text_if_it_says_so() {
    // Eviscerate deals 4 damage instead of 2; a missile of Arcane Missiles each hits the hero.
    let steps = [
        Play("CS2_231", Nothing),
        Ally("MIS_303"),
        Force(Entity(TheirHero)),
        Force(Entity(TheirHero)),
        Force(Entity(TheirHero)),
        Force(Card("EX1_124")),
        Force(Entity(TheirHero)),
        Play("EX1_277", Nothing),
        Health(TheirHero, 23),
    ];
    check(CardClass::Mage, &steps);
}

/// jleclanche/fireplace and HearthSim/SabberStone return it at the end of the turn in which it was cast with its Combo.
#[test]
fn headcrack_returns_at_the_end_of_the_turn() {
    check! { Rogue:
        Play("GAME_005", Nothing), Play("EX1_137", Nothing), Damage(TheirHero, 2), EndTurn, HandCount(Mine, 1),
        IsCard(InHand(0), "EX1_137"),
    }
    check! { Rogue: Play("EX1_137", Nothing), Damage(TheirHero, 2), EndTurn, HandCount(Mine, 0) }
}

#[test]
fn combo_needs_a_card_before() {
    check! { Rogue: Play("EX1_134", Nothing), Health(TheirHero, 30) }
    check(
        CardClass::Rogue,
        &[Play("CS2_072", On(My(0))), Play("EX1_134", On(TheirHero)), Health(TheirHero, 27)].map(first_needs_a_minion),
    );
}

#[test]
fn play_and_combo() {
    check! { Rogue: Play("EX1_124", On(TheirHero)), Health(TheirHero, 28) }
    check! { Rogue: Play("CS2_168", Nothing), Play("EX1_124", On(TheirHero)), Health(TheirHero, 26) }
}

#[test]
fn a_card_before_makes_eviscerate_stronger() {
    mage(&[Play("EX1_124", FACE), Damage(TheirHero, 2), Play("EX1_124", FACE), Damage(TheirHero, 6)]);
}
