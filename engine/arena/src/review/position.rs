//! A recorded decision as a game and an action, with the reasons why these may not be exact.
use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::{CardType, GameTag, Zone};
use cardwright_engine::script::PowerStatus;
use cardwright_engine::state::Rng;
use cardwright_engine::{Action, CardId, Cards, EntityId, Game, PlayerId};

use super::{ReviewRequest, player_of};
use crate::agent::search::placement::without_needless_place;
use crate::conform::CardLookup;
use crate::conform::printings::Printings;
use crate::describe;
use crate::recording::{Decision, DecisionKind, Moment, OfferedOption, Recorded, position_at};

/// Converts the decisions of a recording to games and actions.
pub struct Preparation {
    pub cards: &'static Cards,
    pub names: CardLookup,
    /// The former texts of cards; `None`: they are not asked for.
    printings: Option<Printings>,
    build: Option<u32>,
    pub player: PlayerId,
    /// The cards of the player's starting deck, by entity number: those that were seen at any time, and guesses for the others. A player
    /// knows the list of the own deck.
    started: BTreeMap<u32, String>,
}

/// A recorded decision as a game and an action of the engine.
pub struct PreparedDecision {
    /// The position; `None`: the engine has no such position.
    pub game: Option<Game>,
    /// The action; `None`: the engine has no such action.
    pub action: Option<Action>,
    /// The action in words.
    pub action_text: String,
    /// Whether the visible state equals the recording.
    pub state_matches: bool,
    /// The reasons against a grade; empty: the position is exact.
    pub reasons: Vec<String>,
}

impl Preparation {
    /// For a player of a recording.
    pub fn new(
        names: CardLookup,
        printings: Option<Printings>,
        recorded: &Recorded,
        player: u8,
        request: &ReviewRequest,
    ) -> Self {
        let (cards, build) = (names.cards, recorded.header.build);
        let mut it = Self { cards, names, printings, build, player: player_of(player), started: BTreeMap::new() };
        it.started = it.own_deck(recorded, player, request);
        it
    }

    /// The starting deck of a player. What was never seen of it is the rest of the list, if one is known, else cards of the class.
    fn own_deck(&self, recorded: &Recorded, player: u8, request: &ReviewRequest) -> BTreeMap<u32, String> {
        let mut deck: BTreeMap<u32, String> = BTreeMap::new();
        let of_player = recorded.seen_starting_cards.iter().filter(|(_, (owner, _))| *owner == player);
        deck.extend(of_player.map(|(number, (_, card))| (*number, card.clone())));
        let listed: Vec<String> = if request.deck.is_empty() {
            recorded.decks.get(&player).cloned().unwrap_or_default()
        } else {
            request.deck.iter().map(|card| self.cards.get(*card).id.to_owned()).collect()
        };
        let mut left = listed;
        for card in deck.values() {
            if let Some(at) = left.iter().position(|it| it == card) {
                left.swap_remove(at);
            }
        }
        let mut dice = Rng::new(request.seed);
        let class = recorded.decisions.first().and_then(|decision| decision.moment.hero(player));
        let class = class.and_then(|id| self.card(id)).map(|hero| self.cards.get(hero).class);
        let sets: BTreeSet<_> =
            deck.values().filter_map(|id| self.card(id)).map(|card| self.cards.get(card).set).collect();
        let pool: Vec<CardId> = class.map_or_else(Vec::new, |class| {
            let all = self.cards.in_decks(class, cardwright_data::Format::Wild);
            all.iter().copied().filter(|card| sets.contains(&self.cards.get(*card).set)).collect()
        });
        for number in recorded.unseen_numbers(player) {
            let card = if left.is_empty() {
                let card = (!pool.is_empty()).then(|| pool[dice.next_below(pool.len())]);
                card.map(|card| self.cards.get(card).id.to_owned())
            } else {
                Some(left.swap_remove(dice.next_below(left.len())))
            };
            deck.extend(card.map(|card| (number, card)));
        }
        deck
    }

    /// The card of a current or former id.
    pub fn card(&self, id: &str) -> Option<CardId> {
        self.names.find(id).to_option()
    }

    /// The cards of the player's starting deck, by entity number.
    pub const fn deck(&self) -> &BTreeMap<u32, String> {
        &self.started
    }

    /// The moment with the player's own deck known.
    pub fn with_known_deck(&self, moment: &Moment) -> Moment {
        let mut moment = moment.clone();
        for (number, card) in &self.started {
            if let Some(seen) = moment.entities.get_mut(number)
                && seen.card.is_empty()
                && seen.tag(GameTag::ZONE) == Zone::Deck as i32
                && seen.tag(GameTag::CONTROLLER) == i32::from(u8::from(self.player))
            {
                seen.card.clone_from(card);
            }
        }
        moment
    }

    /// A decision as a game and an action.
    pub fn prepare(&self, decision: &Decision) -> PreparedDecision {
        let moment = self.with_known_deck(&decision.moment);
        let (game, mut reasons) = match position_at(self.cards, &moment) {
            Ok((game, differences)) => (game, differences),
            Err(error) => {
                let reasons = vec![format!("the engine has no such position: {error}")];
                return PreparedDecision {
                    game: None,
                    action: None,
                    action_text: decision_text(decision),
                    state_matches: false,
                    reasons,
                };
            }
        };
        let state_equal = reasons.is_empty();
        reasons.truncate(MAX_REASONS);
        reasons.extend(self.unwritten(&game, &moment));
        let action = action_of(decision, &game).map(|action| without_needless_place(&game, action));
        let says = action
            .map_or_else(|| decision_text(decision), |action| describe::action_for_reader(&game, action, self.player));
        // What the other player may do depends on cards that are hidden.
        let own = decision.player == u8::from(self.player);
        match action.filter(|_| own) {
            Some(action) => {
                if let Some(refusal) = game.refusal(action) {
                    reasons.push(format!("the engine refuses the recorded action ({says}): {refusal}"));
                }
            }
            None if own => reasons.push(format!("the engine has no action for `{says}`")),
            None => {}
        }
        if let Some(offers) = &decision.offers {
            reasons.extend(offers_differ(&game, offers));
        }
        PreparedDecision { game: Some(game), action, action_text: says, state_matches: state_equal, reasons }
    }

    /// The cards in play and in the player's hand that are not implemented, or in part.
    fn unwritten(&self, game: &Game, moment: &Moment) -> Vec<String> {
        let shown = |id: EntityId| {
            let zone = game[id].zone;
            zone == Zone::Play || zone == Zone::Hand && game[id].controller == self.player
        };
        let (mut found, mut unknown) = (BTreeSet::new(), BTreeSet::new());
        for (id, _) in game.entities().filter(|(id, _)| shown(*id)) {
            let Some(card) = game.card(id) else {
                let seen = moment.entities.get(&id.number().into()).map_or("", |seen| seen.card.as_str());
                if !seen.is_empty() {
                    unknown.insert(seen);
                }
                continue;
            };
            match card.power.status {
                PowerStatus::Todo => drop(found.insert(format!("{} is not implemented yet", card.name))),
                PowerStatus::Partial(why) => drop(found.insert(format!("{} is implemented in part: {why}", card.name))),
                PowerStatus::Done | PowerStatus::Vanilla | PowerStatus::Approximate(_) => {}
            }
        }
        if !unknown.is_empty() {
            let more = unknown.len().saturating_sub(MAX_REASONS);
            let named: Vec<&str> = unknown.into_iter().take(MAX_REASONS).collect();
            let more = if more > 0 { format!(" and {more} more") } else { String::new() };
            found.insert(format!("the engine does not know the cards {}{more}", named.join(", ")));
        }
        found.into_iter().collect()
    }

    /// The reasons why a line may be judged wrongly: a card in it had another text in the recording's build, or its text depends on
    /// the past of the game.
    pub fn uncertain_reasons(&self, game: &Game, line: &[Action]) -> Vec<String> {
        let mut found = Vec::new();
        for card in line.iter().filter_map(|action| actor(game, *action)).filter_map(|id| game.card(id)) {
            let then = self.build.and_then(|build| self.printings.as_ref()?.printing_in(card.id, build));
            if then.is_some_and(|former| former.has_different_text) {
                found.push(format!("{} had a different text at the time of the recording", card.name));
            }
            if self.names.depends_on_unseen(card.id) {
                found.push(format!(
                    "{} depends on earlier events of the game, which a position does not have",
                    card.name
                ));
            }
        }
        found.sort();
        found.dedup();
        found
    }
}

/// The maximum number of reasons of one kind.
const MAX_REASONS: usize = 3;

fn lands(game: &Game, card: EntityId) -> bool {
    matches!(game[card].card_type, CardType::Minion | CardType::Location)
}

/// The entity that is played, attacks or is used.
fn actor(game: &Game, action: Action) -> Option<EntityId> {
    let known = |id: EntityId| game.entity(id.number());
    match action {
        Action::Play { card, .. } | Action::Use { card, .. } => known(card),
        Action::Attack { attacker, .. } => known(attacker),
        Action::HeroPower { .. } => game.players[game.active].hero_power,
        Action::Choose(_) | Action::Cancel | Action::Mulligan(_) | Action::EndTurn => None,
    }
}

/// A decision in words, without the engine's names.
fn decision_text(decision: &Decision) -> String {
    let card = decision.moment.entities.get(&decision.entity).map_or("", |seen| seen.card.as_str());
    let card = if card.is_empty() { "an unknown card" } else { card };
    match decision.kind {
        DecisionKind::Play => format!("play {card}"),
        DecisionKind::Attack => format!("attack with {card}"),
        DecisionKind::DeckAction => format!("trade or forge {card}"),
        DecisionKind::EndTurn => "end the turn".to_owned(),
    }
}

/// The entities that only the client or only the rules offer.
fn offers_differ(game: &Game, offers: &[OfferedOption]) -> Vec<String> {
    let offered: BTreeSet<EntityId> = offers
        .iter()
        .filter_map(|offer| u16::try_from(offer.entity).ok().and_then(|number| game.entity(number)))
        .collect();
    let ruled: BTreeSet<EntityId> = game.options().into_iter().filter_map(|action| actor(game, action)).collect();
    let name = |id: &EntityId| describe::entity(game, *id, None);
    let not_ruled =
        offered.difference(&ruled).map(|id| format!("the client allows {}, and the engine does not", name(id)));
    let not_offered =
        ruled.difference(&offered).map(|id| format!("the engine allows {}, and the client does not", name(id)));
    not_ruled.chain(not_offered).take(MAX_REASONS).collect()
}

/// The decision as an action. Of several actions that fit the recording it is the first legal one.
fn action_of(decision: &Decision, game: &Game) -> Option<Action> {
    let entity =
        |number: u32| u16::try_from(number).ok().filter(|number| *number > 3).and_then(|number| game.entity(number));
    let target = entity(decision.target);
    let actor = match decision.kind {
        DecisionKind::EndTurn => return Some(Action::EndTurn),
        DecisionKind::Play | DecisionKind::Attack | DecisionKind::DeckAction => entity(decision.entity)?,
    };
    let option = decision.option;
    let mut ways = match decision.kind {
        DecisionKind::EndTurn => vec![Action::EndTurn],
        DecisionKind::Attack => vec![Action::Attack { attacker: actor, defender: target? }],
        DecisionKind::DeckAction => (0..4).map(|ability| Action::Use { card: actor, ability, target: None }).collect(),
        DecisionKind::Play if game[actor].zone == Zone::Hand => {
            let place = decision.board_position.filter(|_| lands(game, actor));
            let play = |option, place, target| Action::Play { card: actor, target, option, place };
            vec![
                play(option, place, target),
                play(option, None, target),
                play(None, place, target),
                play(None, None, target),
                play(None, None, None),
            ]
        }
        DecisionKind::Play if game[actor].card_type == CardType::HeroPower => {
            vec![Action::HeroPower { target }, Action::HeroPower { target: None }]
        }
        DecisionKind::Play => {
            let first = option.unwrap_or(0);
            let all = [first].into_iter().chain(0..4);
            all.flat_map(|ability| [target, None].map(|target| Action::Use { card: actor, ability, target })).collect()
        }
    };
    let legal = ways.iter().position(|action| game.refusal(*action).is_none());
    Some(ways.swap_remove(legal.unwrap_or(0)))
}
