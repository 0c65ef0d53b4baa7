//! Queries: selected entities, conditions, numbers.
use crate::facts::{compare, evaluate_known, matches_printed, printed_number};
use crate::unmodeled::{Modeled, NEEDS_GAME, NOT_A_CARD, OrStop, UNKNOWN_RESULT, unmodeled};
use cardwright_data::{CardClass, CardType, GameTag};
use cardwright_vocabulary::Card;
use cardwright_vocabulary::script::prelude::*;

use std::collections::BTreeSet;

use crate::model::state::{CardZone, Entity, HistoryEntry, Ref, State, cards};

/// The context in which a text runs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scope {
    pub this: usize,
    /// The player whose text runs.
    pub side: usize,
    pub target: Option<Ref>,
    /// The result of the previous effect ("it"); `None` if it is unknown.
    pub last_result: Option<Vec<Ref>>,
    pub event_card: Option<Ref>,
    pub event_subject: Option<Ref>,
    /// The amount of the event that triggered the text.
    pub event_amount: i64,
    /// The amount of the previous effect: damage dealt, cards drawn.
    pub last_amount: i64,
    /// The number of cards already created by an effect that creates several.
    pub created_count: usize,
}

impl Scope {
    /// The scope of a text of this card and player.
    pub fn new(this: usize, side: usize) -> Self {
        Self { this, side, ..Self::default() }
    }
}

/// The players of a side, the text's own player first.
pub(crate) fn sides(side: Side, you: usize) -> &'static [usize] {
    match (side, you) {
        (Side::Friendly, 0) | (Side::Enemy, 1) => &[0],
        (Side::Friendly | Side::Enemy, _) => &[1],
        (Side::Both, 0) => &[0, 1],
        (Side::Both, _) => &[1, 0],
    }
}

impl State {
    /// The scope of a card's own text.
    pub fn scope(&self, at: usize) -> Scope {
        Scope::new(at, self[at].side)
    }

    /// The entities at a place.
    fn entities_at(&self, side: usize, place: Place) -> Vec<Ref> {
        let here = &self.sides[side];
        let row = |such: fn(&Entity) -> bool| -> Vec<Ref> {
            here.board.iter().filter(|at| such(&self[**at])).map(|at| Ref::Entity(*at)).collect()
        };
        let minions = || row(|entity| entity.is_minion() && entity.dormant_turns == 0);
        let spot = |spot| {
            let there = move |(_, entity): &(usize, &Entity)| entity.zone == spot && entity.side == side;
            self.entities.iter().enumerate().filter(there).map(|(at, _)| Ref::Entity(at)).collect()
        };
        match place {
            Place::Minions => minions(),
            Place::Heroes => vec![Ref::Hero(side)],
            Place::Characters => [vec![Ref::Hero(side)], minions()].concat(),
            Place::Locations => row(|entity| entity.card_type() == CardType::Location),
            Place::Board => row(|_| true),
            Place::Weapon => spot(CardZone::Weapon),
            Place::Hand => here.hand.iter().map(|at| Ref::Entity(*at)).collect(),
            Place::Deck => here.deck.iter().rev().map(|at| Ref::Entity(*at)).collect(),
            Place::Secrets => spot(CardZone::Secret),
            Place::Graveyard => spot(CardZone::Graveyard),
            Place::SetAside => Vec::new(),
            Place::ProxyCThun => [Place::Minions, Place::Hand, Place::Deck]
                .into_iter()
                .flat_map(|place| self.entities_at(side, place))
                .filter(|one| matches!(one, Ref::Entity(at) if self[*at].has(GameTag::CTHUN)))
                .collect(),
            Place::Player => vec![Ref::Player(side)],
            Place::HeroPower => spot(CardZone::HeroPower),
            Place::Launchpad => row(|entity| entity.has(GameTag::LAUNCHPAD)),
        }
    }

    /// All entities that a selector selects, before any is picked.
    pub fn candidates(&self, which: &Selector, scope: &Scope) -> Modeled<Vec<Ref>> {
        let mut found: Vec<Ref> = match which.from {
            SelectionSource::Nobody => Vec::new(),
            SelectionSource::This => vec![Ref::Entity(scope.this)],
            SelectionSource::Target(..) => scope.target.into_iter().collect(),
            SelectionSource::It => scope.last_result.clone().or_unmodeled(UNKNOWN_RESULT)?,
            SelectionSource::That => scope.event_card.into_iter().collect(),
            SelectionSource::Who => scope.event_subject.into_iter().collect(),
            SelectionSource::At(whose, place) => {
                let mut all = Vec::new();
                for side in sides(whose, scope.side) {
                    all.extend(self.entities_at(*side, place));
                    if place == Place::Deck && self.sides[*side].plain_minions > 0 && which.pick != Pick::Random(1) {
                        self.require_no_plain_minion(which, &all)?;
                    }
                }
                all
            }
            SelectionSource::Several(several) => {
                let mut all = Vec::new();
                for one in several {
                    let of_deck = matches!(one.from, SelectionSource::At(_, Place::Deck)) && one.pick != Pick::All;
                    (!of_deck).or_unmodeled("one of a deck among others")?;
                    let new = self.pick_certain(one, scope)?.into_iter().filter(|who| !all.contains(who));
                    all.extend(new.collect::<Vec<_>>());
                }
                all
            }
            SelectionSource::Remembered => self[scope.this].remembered.into_iter().collect(),
            SelectionSource::Creator => return unmodeled("whoever created the card"),
            SelectionSource::SetAsideWithThis
            | SelectionSource::Offered
            | SelectionSource::Unchosen
            | SelectionSource::StartingDeck
            | SelectionSource::Played => {
                return unmodeled("cards that are set aside");
            }
        };
        let several = matches!(which.from, SelectionSource::Several(_)) && which.near != Near::Itself;
        (!several).or_unmodeled("those beside several")?;
        let near = |with: bool| found.iter().flat_map(|one| self.neighbors_of(*one, with)).collect();
        found = match which.near {
            Near::Itself => found,
            Near::Neighbours => near(false),
            Near::WithNeighbours => near(true),
            Near::ItsHero => found.into_iter().map(|who| Ref::Hero(self.owner(who))).collect(),
            Near::ItsController => found.into_iter().map(|who| Ref::Player(self.owner(who))).collect(),
            Near::InHand | Near::Distance(_) | Near::AllLeft | Near::AllRight | Near::Left | Near::Right => {
                return unmodeled("places in a row");
            }
            Near::ItsOriginal => return unmodeled("the original of a copy"),
        };
        if which.other {
            found.retain(|it| *it != Ref::Entity(scope.this));
        }
        for condition in &which.that {
            let mut kept = Vec::new();
            for one in found {
                if self.condition_holds(condition, one, scope)? {
                    kept.push(one);
                }
            }
            found = kept;
        }
        Ok(found)
    }

    /// The plain minions of a deck have no names in steps: fails if a selector selects one of them.
    fn require_no_plain_minion(&self, which: &Selector, named: &[Ref]) -> Modeled<()> {
        let sure = if let Pick::Highest(stat) | Pick::Lowest(stat) = which.pick {
            // Only a card that beats the plain minions is certain.
            let beats = |card: &Card| {
                let (a, b) = (printed_number(card, stat), printed_number(self.deck_minion, stat));
                let fits = which.that.iter().all(|one| matches_printed(card, one) == Some(true));
                fits && if matches!(which.pick, Pick::Highest(_)) { a > b } else { a < b }
            };
            named.iter().any(|who| matches!(who, Ref::Entity(at) if beats(self[*at].card)))
        } else {
            !all_of(which.that.iter().map(|condition| self.plain_minions_match(condition)))?
        };
        sure.or_unmodeled("a plain minion of the deck that could be meant")
    }

    /// The awake neighbors of an entity, including it if `with`; for a dead minion, those at the time of its death.
    fn neighbors_of(&self, one: Ref, with: bool) -> Vec<Ref> {
        let itself = || with.then_some(one).into_iter().collect();
        let Ref::Entity(at) = one else { return itself() };
        if !with && self[at].zone == CardZone::Graveyard {
            let then = self[at].neighbors_at_death.iter().filter(|it| self[**it].zone == CardZone::Board);
            return then.map(|it| Ref::Entity(*it)).collect();
        }
        let row = &self.sides[self[at].side].board;
        let Some(place) = row.iter().position(|it| *it == at) else { return itself() };
        let near = row[place.saturating_sub(1)..row.len().min(place + 2)].iter().copied();
        near.filter(|it| if *it == at { with } else { self[*it].dormant_turns == 0 }).map(Ref::Entity).collect()
    }

    /// Whether an entity is in play and about to die.
    pub fn is_dying(&self, who: Ref) -> bool {
        matches!(who, Ref::Entity(at) if self[at].zone == CardZone::Board && self[at].is_dying())
    }

    /// The entities that a selector picks without a random choice.
    pub fn pick_certain(&self, which: &Selector, scope: &Scope) -> Modeled<Vec<Ref>> {
        let mut found = self.candidates(which, scope)?;
        match which.pick {
            Pick::All => {}
            Pick::Random(n) => (found.len() <= usize::from(n)).or_unmodeled("a random choice here")?,
            Pick::Highest(stat) | Pick::Lowest(stat) => {
                let most = matches!(which.pick, Pick::Highest(_));
                found.retain(|who| !self.is_dying(*who));
                let mut best: Vec<(i64, Ref)> = Vec::new();
                for who in found {
                    let value = self.stat(stat, who)? * if most { 1 } else { -1 };
                    if best.first().is_none_or(|(top, _)| value > *top) {
                        best.clear();
                    }
                    if best.first().is_none_or(|(top, _)| value == *top) {
                        best.push((value, who));
                    }
                }
                (best.len() <= 1).or_unmodeled("a random choice among equals")?;
                found = best.into_iter().map(|(_, who)| who).collect();
            }
            Pick::First(n) => found.truncate(n.into()),
            Pick::Different(..) => return unmodeled("cards that differ"),
            Pick::Last(n) => drop(found.drain(..found.len().saturating_sub(n.into()))),
        }
        Ok(found)
    }

    pub fn owner(&self, who: Ref) -> usize {
        match who {
            Ref::Entity(at) => self[at].side,
            Ref::Hero(side) | Ref::Player(side) => side,
        }
    }

    pub fn stat(&self, stat: Stat, who: Ref) -> Modeled<i64> {
        let side = &self.sides[self.owner(who)];
        Ok(match (stat, who) {
            (Stat::Attack, Ref::Entity(at)) => self[at].attack,
            (Stat::Health, Ref::Entity(at)) => self[at].remaining_health(),
            // Whether a location's use counts before its text is not known.
            (Stat::Damage, Ref::Entity(at)) if self[at].card_type() != CardType::Location => self[at].damage,
            (Stat::Cost, Ref::Entity(at)) => self[at].cost,
            (Stat::Attack, Ref::Hero(side)) => self.hero_attack(side),
            (Stat::Health, Ref::Hero(_)) => side.hero_max_health - side.damage,
            (Stat::Damage, Ref::Hero(_)) => side.damage,
            (Stat::Armor, Ref::Hero(_)) => side.armor,
            (Stat::SpellDamage, _) => {
                let mine = |entity: &&Entity| {
                    entity.side == self.owner(who) && matches!(entity.zone, CardZone::Board | CardZone::Weapon)
                };
                self.entities.iter().filter(mine).map(|entity| entity.spell_damage).sum()
            }
            (Stat::Overloaded, _) => side.locked + side.overloaded,
            (Stat::ManaCrystals, _) => side.crystals,
            (Stat::MaxManaCrystals | Stat::MaxHandSize, _) => 10,
            (Stat::Mana, _) => side.mana,
            (Stat::Corpses, _) => side.corpses,
            (Stat::Attack | Stat::Health | Stat::Damage, Ref::Player(_))
            | (Stat::Damage, Ref::Entity(_))
            | (Stat::Cost, Ref::Hero(_) | Ref::Player(_))
            | (Stat::Armor, Ref::Entity(_) | Ref::Player(_))
            | (
                Stat::OwnCost | Stat::Tag(_) | Stat::CorpsesSpent | Stat::Turns | Stat::Pool(_) | Stat::HighestPool,
                _,
            ) => {
                return unmodeled("this number of this entity");
            }
        })
    }

    /// Whether a condition is true of an entity.
    #[expect(clippy::too_many_lines, reason = "an arm for each condition")]
    pub fn condition_holds(&self, condition: &Condition, who: Ref, scope: &Scope) -> Modeled<bool> {
        let entity = if let Ref::Entity(at) = who { Some(&self[at]) } else { None };
        Ok(match condition {
            Condition::Always => true,
            Condition::Not(of) => !self.condition_holds(of, who, scope)?,
            Condition::Any(of) => any_of(of.iter().map(|one| self.condition_holds(one, who, scope)))?,
            Condition::All(of) => all_of(of.iter().map(|one| self.condition_holds(one, who, scope)))?,
            Condition::Type(CardType::Hero) => matches!(who, Ref::Hero(_)),
            Condition::Type(card_type) => entity.is_some_and(|entity| entity.card_type() == *card_type),
            Condition::Race(_)
            | Condition::School(_)
            | Condition::Class(_)
            | Condition::Rarity(_)
            | Condition::Named(_) => match entity {
                Some(entity) => matches_printed(entity.card, condition).or_unmodeled(NEEDS_GAME)?,
                None => false,
            },
            Condition::Of(whose) => sides(*whose, scope.side).contains(&self.owner(who)),
            Condition::Has(tag) => match who {
                Ref::Entity(at) => self[at].has(*tag),
                Ref::Hero(side) => self.sides[side].tags.contains(*tag),
                Ref::Player(_) => return unmodeled("a keyword of a player"),
            },
            Condition::Damaged => self.stat(Stat::Damage, who)? > 0,
            Condition::Stat(stat, cmp, n) => compare(*cmp, self.stat(*stat, who)?, (*n).into()),
            Condition::Versus(stat, cmp, amount) => {
                compare(*cmp, self.stat(*stat, who)?, self.number(&Amount { n: 1, per: **amount }, scope)?)
            }
            Condition::NoDuplicates(which) => {
                if let SelectionSource::At(whose, Place::Deck) = which.from
                    && sides(whose, scope.side).iter().any(|side| self.sides[*side].plain_minions > 1)
                {
                    // Two plain minions are duplicates.
                    let any = which.that.iter().all(Condition::is_always);
                    return any.or_unmodeled("duplicates of a full deck").map(|()| false);
                }
                let all = self.pick_certain(which, scope)?;
                let ids = cards(&all)?.into_iter().map(|at| self[at].card.id).collect::<Vec<_>>();
                ids.iter().enumerate().all(|(at, id)| !ids[..at].contains(id))
            }
            Condition::AnotherClass => {
                let card = entity.or_unmodeled(NOT_A_CARD)?.card;
                !card.is_of(CardClass::Neutral) && !card.is_of(self.classes[self.owner(who)])
            }
            Condition::Odd(Stat::Cost) => entity.or_unmodeled(NOT_A_CARD)?.cost % 2 == 1,
            Condition::Odd(_) | Condition::Set(_) => return unmodeled("this of a card"),
            Condition::FromThePast | Condition::Newest | Condition::MultipleRaces => {
                matches_printed(entity.or_unmodeled(NOT_A_CARD)?.card, condition).or_unmodeled(NEEDS_GAME)?
            }
            Condition::Shares(CardProperty::Race, which) => {
                let mine = entity.or_unmodeled(NOT_A_CARD)?.card.races;
                let others = self.pick_certain(which, scope)?;
                others.iter().any(|who| matches!(who, Ref::Entity(at) if self[*at].card.races.share(mine)))
            }
            Condition::Shares(..) | Condition::New(..) => return unmodeled("a property that cards share"),
            Condition::Itself => who == Ref::Entity(scope.this),
            Condition::StartedInDeck => entity.or_unmodeled(NOT_A_CARD)?.started_in_deck,
            Condition::Dead => entity.is_some_and(|entity| {
                entity.zone == CardZone::Graveyard || (entity.zone == CardZone::Board && entity.is_dying())
            }),
            Condition::Is(which) => self.candidates(which, scope)?.contains(&who),
            Condition::EventNumber(cmp, n) => compare(*cmp, scope.event_amount, (*n).into()),
            Condition::EnteredHandThisTurn => entity.or_unmodeled(NOT_A_CARD)?.entered_hand_turn == self.turn,
            Condition::CountOf(cmp, n, which) => {
                let which = Selector { pick: Pick::All, ..**which };
                compare(*cmp, self.how_many(&which, scope)?, (*n).into())
            }
            Condition::More(these, than) => self.how_many(these, scope)? > self.how_many(than, scope)?,
            Condition::Past(cmp, n, past) => {
                compare(*cmp, length(self.matching_history(past, scope)?.len()), (*n).into())
            }
            Condition::Combo => self.sides[scope.side].cards_played > 1,
            Condition::PlayedUnder(word) => {
                let (at, so) = self.last_played.as_ref().or_unmodeled("how the card was played")?;
                (who == Ref::Entity(*at)).or_unmodeled("how another card would be played")?;
                so.contains(word)
            }
            Condition::TurnOf(whose) => sides(*whose, scope.side).contains(&self.active),
            Condition::Kindred => {
                let mine = entity.or_unmodeled(NOT_A_CARD)?.card;
                let then = |did: &&HistoryEntry| {
                    did.kind == EventKind::Play && did.side == scope.side && self.turn - did.turn == 2
                };
                let kin = |card: &Card| {
                    mine.races.share(card.races) || (mine.school().is_some() && mine.school() == card.school())
                };
                self.history.iter().filter(then).filter_map(|did| did.card).any(kin)
            }
            Condition::Fatal
            | Condition::Centered
            | Condition::HasOnlyKeywords
            | Condition::Among(_)
            | Condition::Bears(_)
            | Condition::Copied
            | Condition::PastDifferent(..)
            | Condition::StartedSingleton
            | Condition::Chance(..)
            | Condition::MadeBy(_)
            | Condition::TargetOf(_)
            | Condition::Number(..)
            | Condition::Numbers(..)
            | Condition::Joust => {
                return unmodeled("this condition");
            }
        })
    }

    /// Whether the plain minions of the decks match a condition.
    pub fn plain_minions_match(&self, condition: &Condition) -> Modeled<bool> {
        let leaf = |part: &Condition| {
            let started = [Condition::StartedInDeck, Condition::AnotherClass].contains(part);
            if started { Some(*part == Condition::StartedInDeck) } else { matches_printed(self.deck_minion, part) }
        };
        evaluate_known(condition, &leaf).or_unmodeled(NEEDS_GAME)
    }

    /// The number of entities that a selector selects, including plain minions of decks.
    fn how_many(&self, which: &Selector, scope: &Scope) -> Modeled<i64> {
        let SelectionSource::At(whose, Place::Deck) = which.from else {
            return Ok(length(self.candidates(which, scope)?.len()));
        };
        let mut many = 0;
        let plain_fits = all_of(which.that.iter().map(|one| self.plain_minions_match(one)))?;
        for side in sides(whose, scope.side) {
            for who in self.entities_at(*side, Place::Deck) {
                many += i64::from(all_of(which.that.iter().map(|one| self.condition_holds(one, who, scope)))?);
            }
            many += if plain_fits { length(self.sides[*side].plain_minions) } else { 0 };
        }
        Ok(many)
    }

    /// The entries of the history that match.
    pub fn matching_history(&self, past: &Past, scope: &Scope) -> Modeled<Vec<&HistoryEntry>> {
        let since = if past.window == Window::WhileHolding { self[scope.this].history_start } else { 0 };
        // The model keeps no numbers of deeds, and does not record these deeds.
        let unknown = matches!(
            past.kind,
            EventKind::DealDamage
                | EventKind::Armor
                | EventKind::Overload
                | EventKind::Reveal
                | EventKind::ManaSpent
                | EventKind::Attack
                | EventKind::StartWith
                | EventKind::Ability
                | EventKind::Equip
                | EventKind::Shuffle
                | EventKind::Reborn
                | EventKind::Record
                | EventKind::CastOnOwnMinion
                | EventKind::CastOnOwnHero
                | EventKind::CastOnEnemy
                | EventKind::Forge
                | EventKind::ShuffleToEnemy
                | EventKind::ArmorLost
                | EventKind::ToHand
                | EventKind::Destroy
                | EventKind::Counter
        );
        let unknown = unknown || matches!(past.window, Window::SincePlayed | Window::SinceThat | Window::UpToThat);
        (!past.is_sum && !unknown).or_unmodeled("a number of the past")?;
        let mut found = Vec::new();
        for did in self.history.iter().skip(since) {
            let ago = self.turn - did.turn;
            let when = match past.window {
                Window::ThisTurn | Window::UpToThat => ago == 0,
                Window::LastTurn => ago == if did.side == self.active { 2 } else { 1 },
                Window::SinceYourTurn => ago <= usize::from(scope.side == self.active),
                Window::EnemyTurn => ago == usize::from(scope.side == self.active),
                Window::OnYourTurns => ago.is_multiple_of(2) == (did.side == self.active),
                Window::ThisGame | Window::WhileHolding | Window::SincePlayed | Window::SinceThat => true,
            };
            if did.kind != past.kind || !sides(past.side, scope.side).contains(&did.side) || !when {
                continue;
            }
            let such = match (did.card.map(|card| matches_printed(card, &past.that)), did.entity) {
                (None, _) => past.that.is_always(),
                // What the printed card does not answer, the entity may.
                (Some(None), Some(at)) => self.condition_holds(&past.that, Ref::Entity(at), scope)?,
                (Some(such), _) => such.or_unmodeled(NEEDS_GAME)?,
            };
            let other = !past.other || did.entity != Some(scope.this);
            if such && other {
                found.push(did);
            }
        }
        Ok(found)
    }

    /// The cards of the matching history entries.
    pub fn past_cards(&self, past: &Past, scope: &Scope) -> Modeled<Vec<&'static Card>> {
        Ok(self.matching_history(past, scope)?.iter().filter_map(|did| did.card).collect())
    }

    /// The value of a number of a text.
    pub fn number(&self, amount: &Amount, scope: &Scope) -> Modeled<i64> {
        let n = i64::from(amount.n);
        Ok(match &amount.per {
            Multiplier::One => n,
            Multiplier::Fixed(factor) => n * i64::from(*factor),
            Multiplier::Each(which) => {
                (!matches!(which.pick, Pick::Different(..))).or_unmodeled("cards that differ")?;
                let which = Selector {
                    pick: if which.from == SelectionSource::Nobody { which.pick } else { Pick::All },
                    ..*which
                };
                n * self.how_many(&which, scope)?
            }
            Multiplier::Stat(stat, whose) => {
                let whose = self.pick_certain(whose, scope)?;
                n * whose.into_iter().map(|one| self.stat(*stat, one)).sum::<Modeled<i64>>()?
            }
            Multiplier::Past(past) => n * length(self.matching_history(past, scope)?.len()),
            Multiplier::ThatMuch => n * scope.event_amount,
            Multiplier::LastAmount => n * scope.last_amount,
            Multiplier::CountDistinct(..)
                if amount.per != YOU.cast(SPELL).this_game().count_different(CardProperty::School) =>
            {
                return unmodeled("different cards of the past");
            }
            Multiplier::CountDistinct(..) => {
                let mine = |did: &&HistoryEntry| did.kind == EventKind::Cast && did.side == scope.side;
                let schools = self.history.iter().filter(mine).filter_map(|did| did.card?.school());
                n * length(schools.collect::<BTreeSet<_>>().len())
            }
            Multiplier::Excess => {
                let whom = cards(scope.last_result.as_ref().or_unmodeled(UNKNOWN_RESULT)?)?;
                let over = |at: usize| (-self[at].remaining_health()).max(0);
                let of_it: i64 = whom.into_iter().map(over).sum();
                // "It" may be what was summoned since the target was hit.
                let target = scope.target.filter(|_| of_it == 0).and_then(|who| who.card().ok());
                n * target.map_or(of_it, over)
            }
            Multiplier::TextNumber => {
                let entity = &self[scope.this];
                let printed = i64::from(entity.card.tag(GameTag::TAG_SCRIPT_DATA_NUM_1));
                let more = match self.text_number {
                    Some(per) => self.number(&Amount { n: 1, per }, scope)?,
                    None => 0,
                };
                n * (printed + entity.progress + more)
            }
            Multiplier::Sum(of) => {
                let each = of.iter().map(|per| self.number(&Amount { n: 1, per: *per }, scope));
                n * each.sum::<Modeled<i64>>()?
            }
            Multiplier::TurnsInARow(_)
            | Multiplier::UpTo(_)
            | Multiplier::Stored(_)
            | Multiplier::Tag(..)
            | Multiplier::X
            | Multiplier::Half(_)
            | Multiplier::Least(_)
            | Multiplier::Remainder(..) => {
                return unmodeled("a number of this kind");
            }
        })
    }
}

/// Whether a condition is true of one item, if it is certain for all.
pub(crate) fn any_of(mut all: impl Iterator<Item = Modeled<bool>>) -> Modeled<bool> {
    all.try_fold(false, |any, one| Ok(any | one?))
}

/// Whether a condition is true of all items, if it is certain for all.
pub(crate) fn all_of(mut all: impl Iterator<Item = Modeled<bool>>) -> Modeled<bool> {
    all.try_fold(true, |every, one| Ok(every & one?))
}

/// A length as a number of texts.
fn length(many: usize) -> i64 {
    i64::try_from(many).unwrap_or(i64::MAX)
}
