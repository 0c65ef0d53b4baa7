//! Random decisions: numbers, picks of selectors, conditions that a chance decides, random targets.
use cardwright_data::CardType;

use crate::compiled::{CardId, declared};
use crate::facts::PLAYABLE_CLASSES;
use crate::query::condition::printed_stat;
use crate::script::condition::Condition;
use crate::script::selector::{CardProperty, Pick, Place, SelectionSource, Selector};
use crate::script::word::Text;
use crate::state::{EntityId, EntityList, Forced, Game, PlayerId, Scope};

impl Game {
    /// A number below `n`: the next forced outcome, or a random one.
    pub(crate) fn roll(&mut self, n: usize) -> usize {
        self.choose_random(n, |_, _| false)
    }

    /// One of `n` candidates; `is` returns whether a candidate is the forced one.
    pub(crate) fn choose_random(&mut self, n: usize, is: impl Fn(usize, &crate::state::Forced) -> bool) -> usize {
        let at = self.take_outcome(n, is);
        if let Some(thrown) = self.rng_log.as_mut().filter(|_| n > 0) {
            thrown.push(at);
        }
        at
    }

    /// One of the `n` cards of a pool. A forced card is itself if the pool has it, otherwise another printing of it.
    pub(crate) fn random_pool_index(&mut self, n: usize, card: impl Fn(usize) -> CardId) -> usize {
        let (registry, format) = (self.cards, self.format);
        let exact = self.forced.last().is_some_and(|forced| (0..n).any(|at| forced.is_exactly(card(at))));
        self.choose_random(n, |at, forced| {
            if exact { forced.is_exactly(card(at)) } else { forced.is_card(registry, format, card(at)) }
        })
    }

    fn take_outcome(&mut self, n: usize, is: impl Fn(usize, &crate::state::Forced) -> bool) -> usize {
        use crate::state::Forced;
        match self.forced.last() {
            Some(Forced::Number(number)) if *number < n => {
                let number = *number;
                self.forced.pop();
                number
            }
            // A forced outcome that fits no candidate is kept, so that the caller can see that it was not used.
            Some(forced) => match (0..n).find(|at| is(*at, forced)) {
                Some(at) => {
                    self.forced.pop();
                    at
                }
                None => self.rng.next_below(n),
            },
            None => self.rng.next_below(n),
        }
    }

    /// The selected entities, with random choices.
    pub(crate) fn select(&mut self, which: &Selector, scope: &Scope) -> EntityList {
        let found = if let SelectionSource::Several(several) = which.from
            && several.iter().any(|it| matches!(it.pick, Pick::Random(_)))
        {
            // "a random minion in your opponent's hand, deck, and battlefield": one of each.
            let mut found = EntityList::new();
            for one in several {
                let picked = self.select(one, scope);
                found.extend(picked.into_iter().filter(|id| !found.contains(id)).collect::<EntityList>());
            }
            self.filtered(which, scope, found)
        } else {
            self.candidates(which, scope)
        };
        self.pick_from(which, found)
    }

    /// The candidates that a selector picks.
    #[inline]
    pub(crate) fn pick_from(&mut self, which: &Selector, mut found: EntityList) -> EntityList {
        match which.pick {
            // Entities on the board are visited in order of play, not from left to right: so the client visits "all minions", as
            // recorded games show for Vanish, Holy Nova, Flamestrike.
            Pick::All => {
                if matches!(which.from, SelectionSource::At(_, Place::Minions | Place::Characters)) {
                    found.sort_by_key(|id| self[*id].order);
                }
            }
            Pick::Random(n) => {
                self.skip_dying(&mut found);
                let mut picked = EntityList::new();
                while picked.len() < usize::from(n) && !found.is_empty() {
                    let at = self.random_index(&found);
                    picked.push(found.remove(at));
                }
                found = picked;
            }
            Pick::Highest(stat) => self.retain_extreme(&mut found, |game, id| game.stat(id, stat)),
            Pick::Lowest(stat) => self.retain_extreme(&mut found, |game, id| -game.stat(id, stat)),
            Pick::First(_) | Pick::Last(_) => self.first_or_last(which.pick, &mut found),
            Pick::Different(n, by) => self.retain_different(Some(which), &mut found, n, by),
        }
        found
    }

    /// A random one of those with the highest number.
    fn retain_extreme(&mut self, found: &mut EntityList, key: impl Fn(&Self, EntityId) -> i32) {
        self.skip_dying(found);
        let Some(best) = found.iter().map(|id| key(self, *id)).max() else { return };
        found.retain(|id| key(self, *id) == best);
        let at = self.random_index(found);
        let chosen = found[at];
        found.clear();
        found.push(chosen);
    }

    /// The cards of a history that are picked; picks by a number compare printed numbers.
    pub(crate) fn pick_cards(&mut self, pick: Pick, mut cards: Vec<CardId>) -> Vec<CardId> {
        // A position may have unknown cards in its past: none of them is picked.
        cards.retain(|card| card.to_option().is_some());
        let n = match pick {
            Pick::All => return cards,
            Pick::First(n) => {
                cards.truncate(n.into());
                return cards;
            }
            Pick::Last(n) => return cards.split_off(cards.len().saturating_sub(n.into())),
            Pick::Highest(stat) | Pick::Lowest(stat) => {
                let sign = if matches!(pick, Pick::Highest(_)) { 1 } else { -1 };
                let key = |card: &CardId| sign * printed_stat(self.cards.get(*card), stat);
                let best = cards.iter().map(key).max();
                cards.retain(|card| Some(key(card)) == best);
                1
            }
            Pick::Random(n) | Pick::Different(n, _) => n,
        };
        let mut picked = Vec::new();
        while picked.len() < usize::from(n)
            && let Some(card) = self.random_card(&cards)
        {
            let at = cards.iter().position(|other| *other == card);
            at.map(|at| cards.remove(at));
            let differs = match pick {
                Pick::Different(_, CardProperty::Name) => {
                    !picked.iter().any(|other| self.cards.share_name(*other, card))
                }
                Pick::Different(_, by) => {
                    let all = || picked.iter().copied().chain([card]);
                    usize::try_from(self.max_different(all(), by)) == Ok(all().count())
                }
                Pick::All | Pick::Random(_) | Pick::Highest(_) | Pick::Lowest(_) | Pick::First(_) | Pick::Last(_) => {
                    true
                }
            };
            if differs {
                picked.push(card);
            }
        }
        picked
    }

    /// The position of a random one of these; a single one needs no random number.
    pub(crate) fn random_index(&mut self, those: &[EntityId]) -> usize {
        if those.len() < 2 {
            if let (Some(Forced::Entity(forced)), Some(only)) = (self.forced.last(), those.first())
                && forced == only
            {
                self.forced.pop();
            }
            return 0;
        }
        let cards: Vec<_> =
            if self.forced.is_empty() { Vec::new() } else { those.iter().map(|id| self[*id].card).collect() };
        self.choose_random(those.len(), |at, forced| match forced {
            Forced::Number(_) => false,
            Forced::Card(card) => cards[at] == *card,
            Forced::Entity(id) => those[at] == *id,
        })
    }

    /// A random card of each class in a pool, in alphabetical order of the classes; a class without a card is skipped.
    pub(crate) fn random_card_of_each_class(&mut self, pool: &[CardId]) -> Vec<CardId> {
        let mut chosen = Vec::new();
        for class in PLAYABLE_CLASSES {
            let cards: Vec<_> = pool.iter().copied().filter(|card| self.cards.get(*card).is_of(class)).collect();
            chosen.extend(self.random_card(&cards));
        }
        chosen
    }

    pub(crate) fn random_card(&mut self, cards: &[CardId]) -> Option<CardId> {
        if cards.is_empty() {
            return None;
        }
        let at = self.random_pool_index(cards.len(), |at| cards[at]);
        Some(cards[at])
    }

    /// Whether a condition holds, deciding random conditions.
    pub(crate) fn evaluate(&mut self, condition: &Condition, subject: EntityId, scope: &Scope) -> bool {
        if let Condition::Chance(percent) = condition {
            // A chance of one half is one of two outcomes. Every chance can be forced with 0 (yes) or 1 (no).
            let percent = usize::from(*percent);
            if 100 % percent == 0 {
                self.roll(100 / percent) == 0
            } else {
                let number = self.roll(100);
                number == 0 || number > 100 - percent
            }
        } else if let Condition::Joust = condition {
            self.wins_joust(scope.controller)
        } else if let Condition::All(of) = condition {
            of.iter().all(|condition| self.evaluate(condition, subject, scope))
        } else {
            self.holds(condition, subject, scope)
        }
    }

    /// Joust: whether a player reveals the minion with the higher Cost, of a random one in each deck.
    ///
    /// Rulebook, "Joust": a deck without minions loses, and so does an equal cost.
    ///
    /// Rule: Joust: the random cards of a condition are drawn when the text runs.
    fn wins_joust(&mut self, player: PlayerId) -> bool {
        let mut revealed = |player: PlayerId| {
            let deck = self.players[player].deck;
            let minions: EntityList = deck.iter().filter(|id| self[*id].card_type == CardType::Minion).collect();
            (!minions.is_empty()).then(|| {
                let at = self.random_index(&minions);
                self[minions[at]].cost
            })
        };
        let (mine, theirs) = (revealed(player), revealed(player.opponent()));
        mine.is_some_and(|mine| theirs.is_none_or(|theirs| mine > theirs))
    }

    /// A random target for a text that an effect casts.
    pub(crate) fn random_target(&mut self, text: &'static Text, scope: &Scope) -> Option<EntityId> {
        let declared = declared(text.effects)?;
        let mut legal = self.legal_targets(declared.which, scope.source, scope);
        legal.retain(|id| !self[*id].is_dying());
        if legal.is_empty() {
            return None;
        }
        let at = self.random_index(&legal);
        Some(legal[at])
    }
}
