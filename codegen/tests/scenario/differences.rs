//! The places where mutants differ from a text.

use cardwright_scenario::{TextLocation, differences};
use cardwright_vocabulary::script::prelude::*;

// Sites are addresses, and a static has only one; each part of a program may have a constant at another.
static ONE: [Effect; 2] = [deal(1).to(ENEMIES), draw(1)];
static OTHER: [Effect; 2] = [deal(1).to(ENEMIES), draw(2)];

#[test]
fn a_mutant_differs_where_its_text_does() {
    let site = |text: &Power, mutant: &Power| differences(text, mutant, &mut Vec::new());
    assert_eq!(site(&spell(&ONE), &spell(&ONE)), []);
    assert_eq!(site(&spell(&ONE), &spell(&OTHER)), [TextLocation::of_effect(&ONE[1])]);
    assert_eq!(
        site(&spell(&ONE), &spell(&ONE[1..])),
        [TextLocation::Anywhere],
        "whoever plays it looks at its first effect"
    );
    assert_eq!(site(&spell(&ONE), &battlecry(&ONE)), [TextLocation::Anywhere]);
}

#[test]
fn a_trigger_is_looked_at_when_its_event_happens_and_asks_when_it_has_heard_it() {
    const TEXT: Power = after(YOU.play(MINION)).then(&ONE);
    let at = |mutant: &Power| differences(&TEXT, mutant, &mut Vec::new());
    let freeze = after(MINIONS.is_frozen()).then(&ONE);
    assert_eq!(at(&freeze), [TextLocation::Event(EventKind::Play), TextLocation::Event(EventKind::Freeze)]);
    assert_eq!(at(&after(YOU.draw(MINION)).then(&ONE)), [TextLocation::MutantTrigger(0)]);
    assert_eq!(
        at(&whenever(YOU.play(MINION)).then(&OTHER)),
        [TextLocation::MutantTrigger(0), TextLocation::of_effect(&ONE[1])]
    );
    assert_eq!(at(&after(YOU.play(MINION)).when(ON_YOUR_TURN).then(&ONE)), [TextLocation::Trigger(0)]);
    assert_eq!(at(&after(YOU.play(MINION)).then(&OTHER)), [TextLocation::of_effect(&ONE[1])]);
    assert_eq!(at(&after(YOU.play(MINION)).then(&ONE[..1])), [TextLocation::of_list(&ONE)]);
}

#[test]
fn an_ability_that_is_gone_is_missed_where_it_would_happen() {
    const TEXT: &[Power] = &[deathrattle(&ONE), after(YOU.play(MINION)).then(&ONE), spell(&ONE)];
    let without = |number: usize| {
        let rest: Vec<Power> = TEXT.iter().enumerate().filter(|(at, _)| *at != number).map(|(_, it)| *it).collect();
        differences(&abilities(TEXT), &abilities(rest.leak()), &mut Vec::new())
    };
    assert_eq!(without(0), [TextLocation::Trigger(0), TextLocation::of_list(&ONE)]);
    assert_eq!(without(1), [TextLocation::Trigger(1)]);
    assert_eq!(without(2), [TextLocation::Anywhere]);
}
