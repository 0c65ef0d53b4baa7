//! Facts that texts of cards depend on and positions do not show.
use cardwright_engine::script::amount::{Multiplier, Window};
use cardwright_engine::script::effect::{CardSource, Effect, Offer};
use cardwright_engine::script::power::Ability;
use cardwright_engine::script::selector::{Place, SelectionSource, Selector};
use cardwright_engine::script::trigger::EventKind;
use cardwright_engine::script::verb::Verb;
use cardwright_engine::script::walk::Node;
use cardwright_engine::script::word::Word;

use super::case::{Case, Kind};
use super::checkable::card_of;
use super::names::CardLookup;

/// Why a case cannot be checked: the first text that can run in it and needs data that no position shows. Names the card and
/// the data.
pub fn unseen_fact(case: &Case, names: &CardLookup, acting: &[&str]) -> Option<String> {
    acting.iter().find_map(|id| {
        let running = names.abilities(id).into_iter().filter(|ability| can_run(case, names, id, ability));
        // The options of a Choose One card are cards of their own.
        let mut asking = running.flat_map(|ability| {
            if let Ability::ChooseOne(options) = ability {
                options.iter().flat_map(|id| names.abilities(id)).collect()
            } else {
                vec![ability]
            }
        });
        let fact = asking.find_map(fact_of_ability)?;
        Some(format!("the text of {id} asks {fact}, which the position does not show"))
    })
}

/// The first text that can run in a case and depends on the cards in a hand.
pub fn hand_dependency_reason(case: &Case, names: &CardLookup, acting: &[&str]) -> Option<String> {
    let asks = |ability: &&'static Ability| {
        first_found(ability, |node| is_about_place(node, Place::Hand).then_some("")).is_some()
    };
    let id = acting.iter().find(|id| {
        names.abilities(id).into_iter().any(|ability| asks(&ability) && can_run(case, names, id, ability))
    })?;
    Some(format!("the text of {id} asks which cards a hand holds, and the recorder did not see all of them"))
}

/// Whether an ability of an acting card can have an effect in a case: a Battlecry if the card is played, a Deathrattle if a
/// minion with it dies or triggers.
fn can_run(case: &Case, names: &CardLookup, id: &str, ability: &Ability) -> bool {
    let card = names.find(id);
    let is = |entity: u16, told: Option<&str>| names.find_or_unknown(told.or_else(|| card_of(case, entity))) == card;
    let block = |kind: &str| case.blocks.iter().any(|it| it.1 == kind && is(it.2, it.3.as_deref()));
    let Ability::Text(text) = ability else { return true };
    let played = || {
        let acts = matches!(case.kind, Kind::Play | Kind::HeroPower | Kind::UseLocation | Kind::DeckAction);
        acts && names.find_or_unknown(case.action.card.as_deref()) == card || block("POWER")
    };
    match text.word {
        Word::Spell
        | Word::Use
        | Word::Battlecry
        | Word::Combo
        | Word::Outcast
        | Word::Finale
        | Word::Quickdraw
        | Word::Kindred => played(),
        Word::Deathrattle => {
            let died = |(entity, tags): (&u16, &super::case::Tags)| {
                let before = case.before.entities.get(entity).is_some_and(|tags| tags.text("ZONE") == "PLAY");
                before && tags.text("ZONE") == "GRAVEYARD" && is(*entity, None)
            };
            block("TRIGGER") || case.after.gone.iter().any(died)
        }
        Word::Frenzy
        | Word::Spellburst
        | Word::Overheal
        | Word::Inspire
        | Word::Overkill
        | Word::HonorableKill
        | Word::Awaken
        | Word::Launch => block("TRIGGER"),
        Word::WhenDrawn
        | Word::WhenDiscarded
        | Word::WhenTraded
        | Word::WhenDestroyed
        | Word::WhenTransformed
        | Word::WhenReplaced
        | Word::StartOfGame => true,
    }
}

/// The unseen fact that an ability depends on.
fn fact_of_ability(ability: &'static Ability) -> Option<&'static str> {
    let (mut asks, mut remembers) = (false, false);
    Node::Ability(ability).walk(&mut |node| {
        asks |= matches!(node, Node::Selector(which) if matches!(which.from, SelectionSource::Remembered));
        remembers |= matches!(node, Node::Effect(effect) if matches!(effect.verb, Verb::Remember));
        true
    });
    if asks && !remembers {
        return Some("what another text remembered");
    }
    first_found(ability, |node| match node {
        // What happened this turn is counted where a position counts it; the cards are not known.
        Node::Past(past) if past.window == Window::ThisTurn && past.that.is_always() && is_counted(past.kind) => None,
        Node::Past(past) if past.window == Window::ThisTurn => Some("what happened earlier this turn"),
        Node::Past(_) => Some("what happened in earlier turns"),
        Node::Effect(effect) if matches!(effect.verb, Verb::Discover { offer: Offer::Past(_), .. }) => {
            Some("what happened in earlier turns")
        }
        Node::Selector(which) => match which.from {
            SelectionSource::At(_, Place::Graveyard) => Some("who died"),
            SelectionSource::SetAsideWithThis => Some("which cards are kept out of the game"),
            SelectionSource::StartingDeck => Some("the deck at the start of the game"),
            SelectionSource::Played => Some("which cards were played"),
            SelectionSource::Nobody
            | SelectionSource::This
            | SelectionSource::Target(..)
            | SelectionSource::It
            | SelectionSource::That
            | SelectionSource::Who
            | SelectionSource::Creator
            | SelectionSource::Remembered
            | SelectionSource::Offered
            | SelectionSource::Unchosen
            | SelectionSource::At(..)
            | SelectionSource::Several(_) => None,
        },
        Node::CardSource(CardSource::JadeGolem) => Some("how many Jade Golems came before"),
        Node::Ability(_)
        | Node::Effects(_)
        | Node::Effect(_)
        | Node::Event(_)
        | Node::Aura(_)
        | Node::Modifier(_)
        | Node::Condition(_)
        | Node::Multiplier(_)
        | Node::CardSource(_)
        | Node::Card(_) => is_about_place(node, Place::Deck).then_some("what a deck holds"),
    })
}

/// The first match in an ability. Of its amounts, only counts of past events are searched.
fn first_found(ability: &'static Ability, is: impl Fn(Node<'_>) -> Option<&'static str>) -> Option<&'static str> {
    let mut found = None;
    Node::Ability(ability).walk(&mut |node| {
        found = found.or_else(|| is(node));
        let is_number = matches!(node, Node::Multiplier(per) if !matches!(per, Multiplier::Past(_)));
        found.is_none() && !is_number && !matches!(node, Node::Modifier(_))
    });
    found
}

/// Whether a position shows how often this happened this turn.
const fn is_counted(kind: EventKind) -> bool {
    matches!(kind, EventKind::Play | EventKind::HeroPower | EventKind::Death | EventKind::HeroAttack)
}

/// Whether a condition, or an effect that gives the keywords of cards, is about the entities at a place.
fn is_about_place(node: Node<'_>, place: Place) -> bool {
    let at_place = |which: &Selector| matches!(which.from, SelectionSource::At(_, at) if at == place);
    if let Node::Effect(Effect { verb: Verb::KeywordsOf(of, _), .. }) = node {
        return at_place(of);
    }
    matches!(node, Node::Condition(_)) && node.selectors().any(at_place)
}
