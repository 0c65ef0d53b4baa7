//! The verdict on one recorded action.
use std::collections::BTreeSet;
use std::fmt;

use cardwright_data::Zone;
use cardwright_engine::facts::Keywords;
use cardwright_engine::script::power::Ability;
use cardwright_engine::{Action, Game};

use super::case::Case;
use super::case_text;
use super::checkable;
use super::compare::{Difference, Judge};
use super::load;
use super::names::Names;
use super::play::{self, Outcome};
use super::printings::{Former, Printings};
use super::trigger_order::{self, Order, TriggerLog};
use super::turn::{self, Turn};

/// The verdict on a case.
pub enum Verdict {
    /// The engine and the recording agree.
    Agrees,
    /// They agree except for printed numbers that were different when the recording was made.
    Numbers(Vec<Difference>),
    /// They differ, and cards that act had another text when the recording was made.
    Dated(Vec<Difference>, Vec<Former>),
    /// They differ.
    Differs(Vec<Difference>),
    /// These cards act and are not written.
    Unwritten(BTreeSet<String>),
    /// Packets of the recording are missing.
    Gap(&'static str),
    /// The engine has no such position.
    Unplaceable(String),
}

/// A verdict with what led to it.
pub struct Judged {
    /// The verdict.
    pub verdict: Verdict,
    /// The game before the action.
    pub before: Option<Game>,
    /// The game after the action, in the engine.
    pub after: Option<Game>,
    /// The result of comparing the order of triggers.
    pub order: Order,
    /// Whether the players' numbers were compared.
    pub whole: bool,
}

impl Judged {
    fn bare(verdict: Verdict, before: Option<Game>) -> Self {
        Self { verdict, before, after: None, order: Order::None, whole: true }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { entity, card, tag, recorded, engine, dated } = self;
        let dated = if *dated { ", as printed today" } else { "" };
        write!(f, "{tag} of #{entity} {card}: recorded {recorded}, engine {engine}{dated}")
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |f: &mut fmt::Formatter<'_>, differences: &[Difference]| {
            differences.iter().try_for_each(|difference| writeln!(f, "  {difference}"))
        };
        match self {
            Self::Agrees => writeln!(f, "agrees with the recording"),
            Self::Numbers(differences) => {
                writeln!(f, "agrees with the recording but for numbers of its day")?;
                list(f, differences)
            }
            Self::Dated(differences, formers) => {
                writeln!(f, "differs from the recording, in which cards were others")?;
                list(f, differences)?;
                formers.iter().try_for_each(|former| writeln!(f, "  then {former}"))
            }
            Self::Differs(differences) => {
                writeln!(f, "differs from the recording")?;
                list(f, differences)
            }
            Self::Unwritten(cards) => {
                let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
                writeln!(f, "not checkable: nobody has written {}", cards.join(", "))
            }
            Self::Gap(why) => writeln!(f, "not checkable: the recording has a gap: {why}"),
            Self::Unplaceable(why) => writeln!(f, "cannot be put on a table: {why}"),
        }
    }
}

/// Performs the action and compares the result with the recording; `torn`: the recording has lost packets throughout.
pub fn judge(case: &Case, names: &Names, printings: &Printings, torn: bool) -> Judged {
    let gap = checkable::has_gap(case).or_else(|| torn.then_some("its recording has lost packets throughout"));
    if let Some(why) = gap {
        return Judged::bare(Verdict::Gap(why), load::game(case, names).ok());
    }
    let acting = checkable::acting(case, names);
    if acting.iter().any(|id| names.asks_unseen(id)) {
        return Judged::bare(Verdict::Gap("a text asks what a position does not show"), load::game(case, names).ok());
    }
    let unwritten = checkable::unwritten(&acting, names);
    if checkable::lacks_progress(case, names) {
        return Judged::bare(Verdict::Gap("the progress of a quest or an upgrade is not told"), None);
    }
    if checkable::holds_unseen(case) && acting.iter().any(|id| names.asks_hand(id)) {
        return Judged::bare(Verdict::Gap("a text asks for the cards of a hand that was not seen"), None);
    }
    let placed = load::game(case, names).and_then(|game| Ok((load::action(case, &game, names)?, game)));
    let (action, before) = match placed {
        Ok(placed) => placed,
        Err(_) if !unwritten.is_empty() => return Judged::bare(Verdict::Unwritten(unwritten), None),
        Err(error) => return Judged::bare(Verdict::Unplaceable(error.to_string()), None),
    };
    if !unwritten.is_empty() {
        return Judged::bare(Verdict::Unwritten(unwritten), Some(before));
    }
    let legal: Vec<Action> =
        options(case, action, &before, names).into_iter().filter(|it| before.is_legal(*it)).collect();
    let judge = Judge::new(case, &before, names);
    let outcomes = legal.into_iter().map(|action| play::perform(case, &before, action, names, &judge));
    let outcome = outcomes.min_by_key(Outcome::weight);
    // What is refused may be what a card allows that nobody has written.
    let unwritten = if outcome.is_none() { checkable::unwritten_in_play(case, names) } else { BTreeSet::new() };
    if !unwritten.is_empty() {
        return Judged::bare(Verdict::Unwritten(unwritten), Some(before));
    }
    let (differences, triggered, after) = if let Some(Outcome { game, differences, triggered }) = outcome {
        (differences, triggered, Some(game))
    } else {
        let refused = Difference {
            entity: case.action.actor.unwrap_or(0),
            card: case.action.card.clone().unwrap_or_default(),
            tag: "LEGAL",
            recorded: "done".to_owned(),
            engine: case_text::refused(action, &before),
            dated: false,
        };
        (vec![refused], TriggerLog::default(), None)
    };
    let order = if after.is_some() { trigger_order::compare(case, &before, &triggered.triggers) } else { Order::None };
    let verdict = if differences.is_empty() {
        Verdict::Agrees
    } else if differences.iter().all(|difference| difference.dated) {
        Verdict::Numbers(differences)
    } else {
        let tables: Vec<&Game> = std::iter::once(&before).chain(after.as_ref()).collect();
        let formers = formers(case, printings, acting, &differences, &triggered, &tables);
        if explain(case, &formers, &differences, names) {
            Verdict::Dated(differences, formers)
        } else {
            Verdict::Differs(differences)
        }
    };
    let whole = turn::of(case).is_ok_and(Turn::is_told);
    Judged { verdict, before: Some(before), after, order, whole }
}

/// The action; if the chosen option of a Choose One card is unknown, or the place of a minion, one action for each.
fn options(case: &Case, action: Action, before: &Game, names: &Names) -> Vec<Action> {
    if let Action::Play { card, target: None, option, place: Some(place) } = action {
        // A Magnetic minion was put to the left of a Mech.
        let mech = before.players[before.active].board.get(place.into());
        let onto = |mech| Action::Play { card, target: Some(mech), option, place: None };
        if let Some(onto) =
            mech.map(onto).filter(|onto| before[card].keywords.has(Keywords::MAGNETIC) && before.is_legal(*onto))
        {
            return vec![onto];
        }
        // A place that was seen after the action is another one if somebody has left.
        let seen_after = case.action.position.is_none_or(|at| at == 0);
        let board = &before.players[before.active].board;
        if seen_after && board.iter().any(|id| case.after.gone.contains_key(&id.number())) {
            let places = (0_u8..).take(board.len() + 1);
            return places.map(|place| Action::Play { card, target: None, option, place: Some(place) }).collect();
        }
    }
    if let Action::Play { card, target: None, option, place: None } = action
        && before[card].keywords.has(Keywords::MAGNETIC)
    {
        // Where it was put is not told: what merges with a Mech leaves the board.
        let board = &before.players[before.active].board;
        let onto = board.iter().map(|mech| Action::Play { card, target: Some(mech), option, place: None });
        return onto.chain([action]).collect();
    }
    if let Action::Play { card, target, option: None, place } = action
        && names.has_options(before[card].card)
    {
        return [0, 1].map(|option| Action::Play { card, target, option: Some(option), place }).to_vec();
    }
    vec![action]
}

/// The cards that act, in the recording or in the engine, and had another printing on the day of the recording.
/// A card with an aura acts while it is in play; a card whose own numbers differ counts, too.
fn formers(
    case: &Case,
    printings: &Printings,
    mut acting: BTreeSet<String>,
    differences: &[Difference],
    triggered: &TriggerLog,
    tables: &[&Game],
) -> Vec<Former> {
    let Some(build) = printings.build(&case.src) else { return Vec::new() };
    for game in tables {
        let sources = triggered.sources.iter().filter(|id| usize::from(id.number()) <= game.entity_count());
        let shining = game.entities().map(|(id, _)| id).filter(|id| {
            let has = |ability: &&Ability| matches!(ability, Ability::Aura(_));
            game[*id].zone == Zone::Play && game.card(*id).is_some_and(|card| card.power.abilities().iter().any(has))
        });
        let ids = sources.copied().chain(shining);
        acting.extend(ids.filter_map(|id| Some(game.card(id)?.id.to_owned())));
    }
    acting.extend(differences.iter().map(|difference| difference.card.clone()));
    let mut formers: Vec<Former> = acting.iter().filter_map(|id| printings.then(id, build)).collect();
    let by_cost = chosen_by_cost(case).into_iter().filter(|id| !acting.contains(*id));
    formers.extend(by_cost.filter_map(|id| printings.then(id, build)).filter(|former| former.costs_otherwise));
    formers
}

/// The cards that came by chance or gave way to such: "transform into one that costs (1) more" goes by their costs.
fn chosen_by_cost(case: &Case) -> BTreeSet<&str> {
    let aside = case.after.gone.iter().filter(|(_, tags)| tags.word("ZONE") == "SETASIDE").map(|(entity, _)| *entity);
    let created = case.forced.created.iter().map(|created| created.0);
    aside.chain(created).filter_map(|entity| checkable::card_of(case, entity)).collect()
}

/// Whether other texts and numbers can be why it differs: another text explains what its words can touch, another number is
/// seen on its card.
fn explain(case: &Case, formers: &[Former], differences: &[Difference], names: &Names) -> bool {
    let own = |difference: &Difference| formers.iter().any(|former| former.id == difference.card);
    // Whether something can be done is seldom a matter of numbers: people look at it.
    if differences.iter().any(|difference| difference.tag == "LEGAL") {
        return false;
    }
    let by_cost = formers.iter().any(|former| former.costs_otherwise);
    let chance = |difference: &Difference| by_cost && matches!(difference.tag, "ZONE" | "EXTRA");
    let touched =
        |difference: &Difference| formers.iter().any(|former| former.reads_otherwise && former.touches(difference.tag));
    let merged = |difference: &Difference| merged_otherwise(case, formers, difference, names);
    !formers.is_empty()
        && differences.iter().all(|difference| {
            difference.dated || own(difference) || chance(difference) || touched(difference) || merged(difference)
        })
}

/// Whether the numbers of a Magnetic minion, which its Mech gets, account for the difference: to the point.
fn merged_otherwise(case: &Case, formers: &[Former], difference: &Difference, names: &Names) -> bool {
    let number = |text: &str| text.parse::<i32>().ok();
    let Some((recorded, engine)) = number(&difference.recorded).zip(number(&difference.engine)) else { return false };
    let merged = case.after.new.values().filter(|tags| tags.int("ATTACHED") == i32::from(difference.entity));
    let makers = merged.filter_map(|tags| u16::try_from(tags.int("CREATOR")).ok());
    makers.filter_map(|maker| checkable::card_of(case, maker)).any(|id| {
        let Some(card) = names.find(id).some().map(|card| names.cards.get(card)) else { return false };
        let then = formers.iter().find(|former| former.id == id);
        let change = match difference.tag {
            "ATK" => then.and_then(|then| then.number("attack")).map(|then| then - i32::from(card.attack)),
            "HEALTH" => then.and_then(|then| then.number("health")).map(|then| then - i32::from(card.health)),
            _ => None,
        };
        card.keywords.has(Keywords::MAGNETIC) && change == Some(recorded - engine)
    })
}
