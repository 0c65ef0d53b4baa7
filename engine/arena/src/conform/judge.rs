//! The verdict on one recorded action.
use std::collections::BTreeSet;
use std::fmt;
use std::mem::discriminant;

use cardwright_data::{CardType, Format, Zone};
use cardwright_engine::facts::Keywords;
use cardwright_engine::script::power::Ability;
use cardwright_engine::{Action, Game};

use super::build_cards::BuildCards;
use super::case::{Case, Kind};
use super::checkable;
use super::compare::{Comparison, Difference};
use super::load;
use super::names::CardLookup;
use super::play::{self, Outcome};
use super::printings::OldPrinting;
use super::trigger_order::{self, OrderComparison, TriggerLog};
use super::turn::{self, Turn};
use super::unseen;

/// Whether the rules agree with a recorded case, or why the case cannot be checked.
pub enum Verdict {
    /// The engine and the recording agree.
    Agrees,
    /// Not checkable: acting cards had another text when the recording was made. Lists the differences with today's texts.
    OtherText(Vec<OldPrinting>, Vec<Difference>),
    /// The engine and the recording differ.
    Differs(Vec<Difference>),
    /// Not checkable: these acting cards have no Power.
    Unwritten(BTreeSet<String>),
    /// Not checkable: this fact is not in the recording.
    Gap(String),
    /// The engine has no such position.
    Unplaceable(String),
}

/// A verdict with the games that led to it.
pub struct Judged {
    /// The verdict.
    pub verdict: Verdict,
    /// The game before the action.
    pub before: Option<Game>,
    /// The game after the action, in the engine.
    pub after: Option<Game>,
    /// The result of comparing the order of triggers.
    pub order: OrderComparison,
    /// Whether the numbers of players were compared.
    pub players_compared: bool,
}

impl Judged {
    fn without_details(verdict: Verdict, before: Option<Game>) -> Self {
        Self { verdict, before, after: None, order: OrderComparison::NotComparable, players_compared: true }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { entity, card, tag, recorded, engine } = self;
        write!(f, "{tag} of #{entity} {card}: recorded {recorded}, engine {engine}")
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |f: &mut fmt::Formatter<'_>, differences: &[Difference]| {
            differences.iter().try_for_each(|difference| writeln!(f, "  {difference}"))
        };
        match self {
            Self::Agrees => writeln!(f, "agrees with the recording"),
            Self::OtherText(formers, differences) => {
                writeln!(f, "not checkable: cards that act had another text")?;
                formers.iter().try_for_each(|former| writeln!(f, "  then {former}"))?;
                list(f, differences)
            }
            Self::Differs(differences) => {
                writeln!(f, "differs from the recording")?;
                list(f, differences)
            }
            Self::Unwritten(cards) => {
                let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
                writeln!(f, "not checkable: nobody has written {}", cards.join(", "))
            }
            Self::Gap(why) => writeln!(f, "not checkable: {why}"),
            Self::Unplaceable(why) => writeln!(f, "cannot be put on a table: {why}"),
        }
    }
}

/// Performs the action with the cards of the build and compares the result with the recording; `torn` is whether the recording
/// has lost packets throughout.
pub fn judge(case: &Case, day: &BuildCards, build: Option<u32>, torn: bool) -> Judged {
    let names = &day.names;
    let acting = checkable::acting_cards(case, names);
    if let Some(why) = missing_fact(case, names, &acting, torn) {
        return Judged::without_details(Verdict::Gap(why), load::game(case, names).ok());
    }
    let unwritten = checkable::unwritten_cards(&acting, names);
    let placed = load::game(case, names).and_then(|game| Ok((load::recorded_action(case, &game, names)?, game)));
    let (action, before) = match placed {
        Ok(placed) => placed,
        Err(_) if !unwritten.is_empty() => return Judged::without_details(Verdict::Unwritten(unwritten), None),
        Err(error) => return Judged::without_details(Verdict::Unplaceable(error.to_string()), None),
    };
    if !unwritten.is_empty() {
        return Judged::without_details(Verdict::Unwritten(unwritten), Some(before));
    }
    let legal: Vec<Action> =
        candidate_actions(case, action, &before, names).into_iter().filter(|it| before.is_legal(*it)).collect();
    let judge = Comparison::new(case, &before, names, build);
    let best = |before: &Game| {
        let outcomes = legal.iter().map(|action| play::perform(case, before, *action, names, &judge));
        outcomes.min_by_key(Outcome::difference_count)
    };
    let mut outcome = best(&before);
    // Pools of a format have one printing of each card: what came may be another one, or of a set that has left the format.
    if before.format != Format::Any && outcome.as_ref().is_some_and(|it| it.difference_count() > 0) {
        let mut any = before.clone();
        any.format = Format::Any;
        outcome = [outcome, best(&any)].into_iter().flatten().min_by_key(Outcome::difference_count);
    }
    // What is refused may be what a card allows that nobody has written.
    let unwritten = if outcome.is_none() { checkable::unwritten_in_play(case, names) } else { BTreeSet::new() };
    if !unwritten.is_empty() {
        return Judged::without_details(Verdict::Unwritten(unwritten), Some(before));
    }
    let (differences, triggered, after) = if let Some(Outcome { game, differences, triggered }) = outcome {
        (differences, triggered, Some(game))
    } else {
        let refused = Difference {
            entity: case.action.actor.unwrap_or(0),
            card: case.action.card.clone().unwrap_or_default(),
            tag: "LEGAL",
            recorded: "done".to_owned(),
            engine: refusal_text(action, &before),
        };
        (vec![refused], TriggerLog::default(), None)
    };
    let tables: Vec<&Game> = std::iter::once(&before).chain(after.as_ref()).collect();
    let formers = old_printings(case, day, acting, &triggered, &tables);
    let order = if after.is_some() && formers.is_empty() {
        trigger_order::compare(case, &before, &triggered.triggers, names)
    } else {
        OrderComparison::NotComparable
    };
    let verdict = match (formers.is_empty(), differences.is_empty()) {
        (false, _) => Verdict::OtherText(formers, differences),
        (true, true) => Verdict::Agrees,
        (true, false) => Verdict::Differs(differences),
    };
    let whole = turn::of(case).is_ok_and(Turn::is_recorded);
    Judged { verdict, before: Some(before), after, order, players_compared: whole }
}

/// The missing fact that makes a case impossible to check.
fn missing_fact(case: &Case, names: &CardLookup, acting: &BTreeSet<String>, torn: bool) -> Option<String> {
    let gap =
        checkable::missing_packets_reason(case).or_else(|| torn.then_some("its recording has lost packets throughout"));
    let ids: Vec<&str> = acting.iter().map(String::as_str).collect();
    let hand = || unseen::hand_dependency_reason(case, names, &ids).filter(|_| checkable::has_unseen_hand_card(case));
    gap.map(ToOwned::to_owned)
        .or_else(|| unseen::unseen_fact(case, names, &ids))
        .or_else(|| checkable::unknown_progress(case, names))
        .or_else(|| checkable::unknown_quickdraw(case, names))
        .or_else(|| checkable::unknown_spellburst(case, names))
        .or_else(|| checkable::unseen_removed_card(case))
        .or_else(hand)
}

/// The possible actions: one, or one for each option of a Choose One card or each position of a minion that is not recorded.
fn candidate_actions(case: &Case, action: Action, before: &Game, names: &CardLookup) -> Vec<Action> {
    let Action::Play { card, target: None, option, .. } = action else { return with_options(action, before, names) };
    if case.kind != Kind::Play || !matches!(before[card].card_type, CardType::Minion | CardType::Location) {
        return with_options(action, before, names);
    }
    let board = &before.players[before.active].board;
    let at = |place: u8| {
        // A Magnetic minion was put to the left of a Mech.
        let mech = board.get(place.into()).filter(|_| before[card].keywords.has(Keywords::MAGNETIC));
        let onto = mech.map(|mech| Action::Play { card, target: Some(mech), option, place: None });
        onto.filter(|onto| before.is_legal(*onto)).unwrap_or(Action::Play {
            card,
            target: None,
            option,
            place: Some(place),
        })
    };
    let places = load::possible_positions(case, before).into_iter().map(at);
    places.flat_map(|action| with_options(action, before, names)).collect()
}

/// The action; if the option of a Choose One card is not recorded, one action per option, and one for both options (Fandral
/// Staghelm).
fn with_options(action: Action, before: &Game, names: &CardLookup) -> Vec<Action> {
    if let Action::Play { card, target, option, place } = action
        && names.has_options(before[card].card)
    {
        let with = |option| Action::Play { card, target, option, place };
        // With Fandral the client still records an option.
        return match option {
            Some(_) => vec![action, with(None)],
            None => [None, Some(0), Some(1)].map(with).to_vec(),
        };
    }
    vec![action]
}

/// The acting cards, in the recording or in the engine, whose old texts have no Power. A card with an aura acts while it is in
/// play. The result does not depend on whether the outcomes differ.
fn old_printings(
    case: &Case,
    day: &BuildCards,
    mut acting: BTreeSet<String>,
    triggered: &TriggerLog,
    tables: &[&Game],
) -> Vec<OldPrinting> {
    for game in tables {
        let sources = triggered.sources.iter().filter(|id| usize::from(id.number()) <= game.entity_count());
        let shining = game.entities().map(|(id, _)| id).filter(|id| {
            let has = |ability: &&Ability| matches!(ability, Ability::Aura(_));
            game[*id].zone == Zone::Play && game.card(*id).is_some_and(|card| card.power.abilities().iter().any(has))
        });
        let ids = sources.copied().chain(shining);
        acting.extend(ids.filter_map(|id| Some(game.card(id)?.id.to_owned())));
    }
    // An enchantment triggers as its bearer.
    let triggers = |bearer: i32| case.blocks.iter().any(|it| it.1 == "TRIGGER" && i32::from(it.2) == bearer);
    let worn =
        case.before.entities.values().filter(|tags| tags.text("CARDTYPE") == "ENCH" && triggers(tags.int("ATTACHED")));
    acting.extend(worn.filter_map(|tags| tags.card()).map(ToOwned::to_owned));
    acting.iter().filter_map(|id| day.old_printing_of(id)).cloned().collect()
}

/// The words for a recorded action that is no option in the engine, with the number of options of its kind.
fn refusal_text(action: Action, game: &Game) -> String {
    let options = game.options();
    // The kind of an action and its card. Choices, mulligans and the end of a turn have no kind.
    let kind = |action: &Action| match action {
        Action::Attack { attacker: card, .. } | Action::Play { card, .. } | Action::Use { card, .. } => {
            Some((discriminant(action), Some(*card)))
        }
        Action::HeroPower { .. } => Some((discriminant(action), None)),
        Action::Choose(_) | Action::Cancel | Action::Mulligan(_) | Action::EndTurn => None,
    };
    let same = |option: &&Action| kind(option).is_some_and(|it| Some(it) == kind(&action));
    let like = options.iter().filter(same).count();
    format!("not an option ({like} of its kind are)")
}
