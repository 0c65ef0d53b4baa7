//! Kinds of cards, composed from the words of a noun phrase: "2-Cost", "Taunt", "minion", "that costs (3) or less".
use cardwright_data::enums::CardType;
use cardwright_vocabulary::script::prelude::*;

/// A kind with a further restriction. The noun stays first, the others in the order of the phrase.
pub fn narrow(kind: Condition, by: Condition) -> Condition {
    if kind.is_always() {
        return by;
    }
    let mut parts = flatten(kind);
    parts.push(by);
    Condition::All(parts.leak())
}

/// The kind as the condition on a summoned card of a pool: "a random Beast" is a minion. `None` if such a card cannot be on the
/// board.
pub fn summonable_condition(kind: Condition) -> Option<Condition> {
    if let Condition::Any(of) = kind {
        let each: Option<Vec<Condition>> = of.iter().map(|one| summonable_condition(*one)).collect();
        return each.map(|each| Condition::Any(each.leak()));
    }
    let parts = flatten(kind);
    if !is_of_the_board(&parts) {
        return None;
    }
    if parts.contains(&MINION) {
        return Some(kind);
    }
    let whole: Vec<Condition> = std::iter::once(MINION).chain(parts).collect();
    Some(Condition::All(whole.leak()))
}

/// The condition of this kind of card without "minion", for a selector that already selects minions; `None` for other kinds.
pub fn minion_condition(kind: Condition) -> Option<Condition> {
    if let Condition::Any(of) = kind {
        let each: Option<Vec<Condition>> = of.iter().map(|one| minion_condition(*one)).collect();
        return each.filter(|each| each.iter().all(|one| !one.is_always())).map(|each| Condition::Any(each.leak()));
    }
    let mut parts = flatten(kind);
    if !is_of_the_board(&parts) {
        return None;
    }
    parts.retain(|part| *part != MINION);
    Some(match parts[..] {
        [] => Condition::Always,
        [one] => one,
        _ => Condition::All(parts.leak()),
    })
}

/// Whether the parts only say that the cards are minions.
fn is_of_the_board(parts: &[Condition]) -> bool {
    let noun = parts.iter().any(|part| {
        matches!(
            part,
            Condition::Type(CardType::Minion) | Condition::Race(_) | Condition::Has(GameTag::IMP | GameTag::WHELP)
        )
    });
    let other = |part: &Condition| {
        matches!(part, Condition::School(_) | Condition::Has(GameTag::SECRET))
            || matches!(part, Condition::Type(card_type) if *card_type != CardType::Minion)
    };
    noun && !parts.iter().any(other)
}

fn flatten(kind: Condition) -> Vec<Condition> {
    if let Condition::All(of) = kind {
        return of.iter().flat_map(|one| flatten(*one)).collect();
    }
    if kind.is_always() { Vec::new() } else { vec![kind] }
}
