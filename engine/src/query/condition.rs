//! Evaluates conditions.
//!
//! Rule: Damage that a hero deals with a weapon is dealt by the weapon. After split damage, "it" is everything that was hit,
//! each entity once. See also `rules/effect.rs`.
//!
//! Rule: Sets, odd numbers, new spell schools, how many different cards of the past there are (`from_set`, `odd`,
//! `has_new`, `count_different`, `CardProperty::Set`); all to the left or right (`all_to_the_left`). See also `query/select.rs`.
//!
//! Rule: A minion that casts a spell which is kept with it asks for the target of that spell: `target_of` (Nagaling, Drustvar
//! Horror). See also `query/targets.rs`.
use cardwright_data::{CardClass, GameTag, Rarity, Zone};

use crate::compiled::{Card, CardId};
use crate::facts::Keywords;
use crate::query::side::side;
use crate::script::amount::{Past, Stat, Window};
use crate::script::condition::{CARD, Condition};
use crate::script::power::PowerStatus;
use crate::script::selector::{CardProperty, Near, Pick, SelectionSource, Selector, YOU};
use crate::script::trigger::EventKind;
use crate::script::word::Word;
use crate::state::{ByPlayer, EntityId, EntityList, Game, HistoryEntry, PlayContext, PlayerId, Scope, Work};

impl Game {
    /// Whether a condition is true of a subject. Random conditions are decided by [`Game::evaluate`].
    pub(crate) fn holds(&self, condition: &Condition, subject: EntityId, scope: &Scope) -> bool {
        let entity = &self[subject];
        match condition {
            Condition::Always | Condition::Chance(_) | Condition::Joust => true,
            Condition::Not(of) => !self.holds(of, subject, scope),
            Condition::Any(of) => of.iter().any(|condition| self.holds(condition, subject, scope)),
            Condition::All(of) => of.iter().all(|condition| self.holds(condition, subject, scope)),
            Condition::Type(card_type) => entity.card_type == *card_type,
            Condition::Race(race) => self.card(subject).is_some_and(|card| card.races.is(*race)),
            Condition::School(school) => self.card(subject).is_some_and(|card| card.school() == Some(*school)),
            Condition::Class(class) => self.card(subject).is_some_and(|card| card.is_of(*class)),
            Condition::Rarity(rarity) => self.card(subject).is_some_and(|card| is_of_rarity(card, *rarity)),
            Condition::Named(id) => self.has_name_of(entity.card, id),
            Condition::Of(whose) => side(*whose, scope.controller).any(|player| player == entity.controller),
            Condition::Has(tag) => self.tag(subject, *tag) > 0,
            Condition::Damaged => entity.damage > 0,
            Condition::Stat(stat, cmp, n) => cmp.compare(self.compared_stat(subject, *stat, scope), (*n).into()),
            Condition::Versus(stat, cmp, per) => {
                cmp.compare(self.compared_stat(subject, *stat, scope), self.multiplier(per, scope))
            }
            Condition::Shares(by, which) => self.shares(entity.card, *by, which, scope),
            Condition::New(by, which) => entity.card.to_option().is_some_and(|id| self.is_new(id, *by, which, scope)),
            Condition::Itself => subject == scope.source || self.attacks_through_hero(scope.source, subject),
            // A card of the opponent that was taken started in another deck.
            Condition::StartedInDeck => entity.started_in_deck && entity.owner == entity.controller,
            Condition::AnotherClass => self.card(subject).is_some_and(|card| {
                !card.is_of(CardClass::Neutral) && !card.is_of(self.players[scope.controller].class)
            }),
            Condition::MadeBy(which) => {
                entity.creator.is_some_and(|creator| self.select_all(which, scope).contains(&creator))
            }
            Condition::TargetOf(spells) => {
                self.select_all(spells, scope).into_iter().any(|spell| self.spell_targets(spell).contains(&subject))
            }
            Condition::Newest => self.card(subject).is_some_and(|card| card.set.is_newest()),
            Condition::Number(per, cmp, n) => cmp.compare(self.multiplier(per, scope), (*n).into()),
            Condition::Numbers(one, cmp, other) => {
                cmp.compare(self.multiplier(one, scope), self.multiplier(other, scope))
            }
            Condition::FromThePast => self.card(subject).is_some_and(|card| !card.set.is_standard()),
            Condition::Set(set) => self.card(subject).is_some_and(|card| card.set == *set),
            Condition::Odd(stat) => self.stat(subject, *stat) % 2 != 0,
            Condition::MultipleRaces => self.card(subject).is_some_and(|card| card.races.several()),
            Condition::Copied => self.original(subject).is_some(),
            Condition::PastDifferent(n, by, past) => self.has_different_past(*n, *by, past, scope),
            Condition::Dead => entity.zone == cardwright_data::Zone::Graveyard || entity.is_dying(),
            Condition::Is(which) => self.select_all(which, scope).contains(&subject),
            Condition::EventNumber(cmp, n) => cmp.compare(scope.event_amount.into(), (*n).into()),
            Condition::Kindred => self.is_kindred(subject),
            Condition::Centered => self.play_context(subject).centered,
            Condition::HasOnlyKeywords => {
                self.card(subject).is_some_and(|card| card.power.status == PowerStatus::Vanilla)
            }
            Condition::EnteredHandThisTurn => entity.entered_hand_turn == self.turn,
            Condition::Among(past) => self.matching_entries(past, scope).any(|did| did.entity == subject),
            Condition::Fatal => {
                scope.event_subject.is_some_and(|who| scope.event_amount >= self[who].health() + self[who].armor)
            }
            Condition::Bears(id) => self.has_enchantment_card(subject, id),
            Condition::CountOf(cmp, n, which) => {
                let mut there = self.select_all(which, scope);
                // "If you're holding a Dragon": a Dragon that is being played does not count, neither now nor when its
                // text resolves (Hearthstone Wiki, "If you're holding a Dragon").
                // "If your hand is full" counts the card itself.
                if !which.that.iter().all(Condition::is_always) {
                    there.retain(|id| *id != scope.source || self[*id].zone != Zone::Hand);
                }
                cmp.compare(i32::try_from(there.len()).unwrap_or(i32::MAX), (*n).into())
            }
            Condition::More(these, than) => self.select_all(these, scope).len() > self.select_all(than, scope).len(),
            Condition::Past(cmp, n, past) => cmp.compare(self.past_amount(past, scope), (*n).into()),
            Condition::NoDuplicates(which) => self.has_no_duplicates(which, scope),
            Condition::StartedSingleton => self.started_singleton(scope.controller),
            Condition::Combo => self.players[scope.controller].cards_played > 1,
            Condition::PlayedUnder(word) => self.is_played_with(*word, subject),
            Condition::TurnOf(whose) => side(*whose, scope.controller).any(|player| player == self.active),
        }
    }

    /// Whether the selected cards have no duplicates. Unknown cards, which positions may have, are ignored.
    fn has_no_duplicates(&self, which: &Selector, scope: &Scope) -> bool {
        let started = matches!(which.from, SelectionSource::StartingDeck);
        let card = |id: EntityId| if started { self.original_card(id) } else { self[id].card };
        let cards = self.select_all(which, scope).into_iter().filter_map(|id| card(id).to_option());
        let mut cards: Vec<_> = cards.collect();
        cards.sort_unstable();
        cards.windows(2).all(|pair| pair[0] != pair[1])
    }

    /// The context in which a card is being played; `None` if it is not.
    fn present_play(&self, id: EntityId) -> Option<PlayContext> {
        self.work.iter().rev().find_map(|work| {
            let Work::Play { card, manner, .. } = work else { return None };
            (*card == id).then_some(*manner)
        })
    }

    /// The context in which a card is being played; for a card in hand, the one it would have now.
    fn play_context(&self, id: EntityId) -> PlayContext {
        self.present_play(id).unwrap_or_else(|| self.context_if_played(id))
    }

    /// The number used in a comparison. "After you play a card that costs (5) or more" uses the Cost in the hand, although a
    /// minion on the board has lost its hand auras; the client stores it (`LAST_KNOWN_COST_IN_HAND`). "If this costs (0)" of
    /// the played card uses the same number.
    ///
    /// Rule: "A card that costs …" is played: what it cost in the hand, which auras may have changed there (the client's tag
    /// `LAST_KNOWN_COST_IN_HAND`).
    #[inline]
    fn compared_stat(&self, id: EntityId, stat: Stat, scope: &Scope) -> i32 {
        if stat == Stat::Cost && (scope.event_object == Some(id) || scope.source == id) && self[id].zone == Zone::Play {
            self.present_play(id).map_or_else(|| self.stat(id, stat), |manner| manner.cost.into())
        } else {
            self.stat(id, stat)
        }
    }

    /// Whether a card is being played with the condition of a keyword; for a card in hand, whether it would be now.
    fn is_played_with(&self, word: Word, id: EntityId) -> bool {
        let played = self.present_play(id);
        let manner = played.unwrap_or_else(|| self.context_if_played(id));
        // For a spell that an effect casts no Mana was spent, its last neither.
        let paid = played.is_some() || self[id].zone == Zone::Hand;
        let how = [
            (Word::Outcast, manner.outcast),
            (Word::Finale, manner.finale && paid),
            (Word::Quickdraw, manner.quickdraw),
            (Word::Combo, manner.combo),
        ];
        how.contains(&(word, true))
    }

    /// Whether a player's starting deck has no duplicates.
    fn started_singleton(&self, player: PlayerId) -> bool {
        let began = self.entities().filter(|(_, it)| it.started_in_deck && it.owner == player);
        let mut cards: Vec<_> = began.filter_map(|(id, _)| self.original_card(id).to_option()).collect();
        cards.sort_unstable();
        cards.windows(2).all(|pair| pair[0] != pair[1])
    }

    /// Whether a player has this card on the board.
    pub(crate) fn has_on_board(&self, player: PlayerId, id: &str) -> bool {
        let named = self.cards.by_id(id);
        named.is_some() && self.players[player].board.iter().any(|on_board| self[on_board].card.to_option() == named)
    }

    /// Kindred: whether the controller played a card of one of its minion types, or of its school, last turn.
    pub(crate) fn is_kindred(&self, id: EntityId) -> bool {
        let Some(card) = self.card(id) else { return false };
        let player = self[id].controller;
        let last = self.last_turn(player);
        let then = self.history.of(EventKind::Play, 0);
        let then = then.filter(|did| did.player == player && Some(did.turn) == last);
        then.filter_map(|did| did.card.to_option()).map(|before| self.cards.get(before)).any(|before| {
            card.races.share(before.races) || (card.school().is_some() && card.school() == before.school())
        })
    }

    /// Whether a weapon deals damage through its hero's attack ("damaged by this").
    fn attacks_through_hero(&self, weapon: EntityId, hero: EntityId) -> bool {
        let side = &self.players[self[weapon].controller];
        side.weapon == Some(weapon) && side.hero == Some(hero)
    }

    /// The cards of the selected entities. "Cards you've played this game" are what they were when they were played, each time.
    pub(crate) fn cards_of(&self, which: &Selector, scope: &Scope) -> Vec<CardId> {
        if !matches!((&which.from, which.pick, which.near), (SelectionSource::Played, Pick::All, Near::Itself)) {
            return self.select_all(which, scope).into_iter().filter_map(|id| self[id].card.to_option()).collect();
        }
        let played = Past { other: which.other, ..YOU.play(CARD).this_game() };
        let is = |did: &HistoryEntry, it| self.printed_card_meets(did.card, it, Some(scope), Some(did)) == Some(true);
        let such = |did: &&HistoryEntry| which.that.iter().all(|it| is(did, it));
        self.matching_entries(&played, scope).filter(such).filter_map(|did| did.card.to_option()).collect()
    }

    /// Whether a card has a property in common with one of the selected entities.
    fn shares(&self, id: CardId, by: CardProperty, which: &Selector, scope: &Scope) -> bool {
        let Some(card) = id.to_option().map(|id| self.cards.get(id)) else { return false };
        let others = || self.cards_of(which, scope).into_iter().map(|id| self.cards.get(id));
        match by {
            CardProperty::Name => self.cards_of(which, scope).into_iter().any(|of| self.cards.share_name(id, of)),
            CardProperty::Cost => others().any(|other| other.cost == card.cost),
            CardProperty::Race => {
                let found = self.select_all(which, scope).into_iter().filter_map(|id| self.card(id));
                found.into_iter().any(|other| card.races.share(other.races))
            }
            CardProperty::School => card.school().is_some() && others().any(|other| other.school() == card.school()),
            CardProperty::Set => others().any(|other| other.set == card.set),
            CardProperty::Class => self.shares_class(card, which, scope),
        }
    }

    /// Whether a card has a property that none of the selected entities has: of minion types one is enough, and a card without a school
    /// has none that is new.
    fn is_new(&self, id: CardId, by: CardProperty, which: &Selector, scope: &Scope) -> bool {
        let card = self.cards.get(id);
        let has_any = by != CardProperty::School || card.school().is_some();
        if by == CardProperty::Race {
            return card.races.is_beyond(self.cards_of(which, scope).into_iter().map(|id| self.cards.get(id).races));
        }
        has_any && !self.shares(id, by, which, scope)
    }

    /// The number of different cards in the matching history entries.
    fn count_different_past(&self, by: CardProperty, past: &Past, scope: &Scope) -> usize {
        let mut found: EntityList = self.matching_entries(past, scope).map(|did| did.entity).collect();
        self.retain_different(None, &mut found, u8::MAX, by);
        found.len()
    }

    /// The number of matching history entries, or the sum of their amounts.
    pub(crate) fn past_amount(&self, past: &Past, scope: &Scope) -> i32 {
        let each = self.matching_entries(past, scope).map(|did| if past.is_sum { i32::from(did.number) } else { 1 });
        each.fold(0, i32::saturating_add)
    }

    /// The number of consecutive turns of a player, back from the present one, with a matching history entry. The present turn
    /// does not end the sequence before it is over; no source says whether it already counts.
    pub(crate) fn turns_in_a_row(&self, past: &Past, scope: &Scope) -> i32 {
        let player = side(past.side, scope.controller).next().unwrap_or(scope.controller);
        let turns: Vec<u16> = self.matching_entries(past, scope).map(|did| did.turn).collect();
        let now = player == self.active && !turns.contains(&self.turn);
        let back = self.turns_of(player).skip(usize::from(now));
        i32::try_from(back.take_while(|turn| turns.contains(turn)).count()).unwrap_or(i32::MAX)
    }

    /// The cards of the matching history entries, oldest first.
    pub(crate) fn past_cards(&self, past: &Past, scope: &Scope) -> Vec<CardId> {
        self.matching_entries(past, scope).map(|did| did.card).collect()
    }

    /// Whether the matching history entries have at least `n` different cards.
    fn has_different_past(&self, n: i16, by: CardProperty, past: &Past, scope: &Scope) -> bool {
        self.count_different_past(by, past, scope) >= usize::try_from(n).unwrap_or(0)
    }

    /// Whether an entity bears an enchantment card.
    fn has_enchantment_card(&self, subject: EntityId, enchantment: &str) -> bool {
        let named = self.cards.by_id(enchantment);
        named.is_some() && self.enchantments_on(subject).any(|(_, it)| Some(it.card) == named)
    }

    /// The same, each with the entity that it was then.
    pub(crate) fn past_entities(&self, past: &Past, scope: &Scope) -> Vec<(EntityId, CardId)> {
        self.matching_entries(past, scope).map(|did| (did.entity, did.card)).collect()
    }

    /// The turns of a player, the present or latest one first. Turn numbers alternate between players; skipped turns are
    /// excluded.
    ///
    /// Rule: "for each turn in a row you've played an Elemental": turns of that player, back from the present one, which counts
    /// as soon as it happened (`turns_in_a_row`; no source for the present turn). A turn that is skipped, because the other
    /// player takes an extra one, is no turn: neither here nor for "last turn", "3 turns" and the turns that a player has
    /// taken.
    pub(crate) fn turns_of(&self, player: PlayerId) -> impl Iterator<Item = u16> + '_ {
        let last = if player == self.active { self.turn } else { self.turn.saturating_sub(1) };
        (0..=last).rev().step_by(2).filter(|turn| !self.seldom_used.skipped_turns.contains(turn))
    }

    /// "Last turn": a player's turn before the present one, or its number if there was none yet.
    fn last_turn(&self, player: PlayerId) -> Option<u16> {
        self.turns_of(player).nth(usize::from(player == self.active))
    }

    /// Whether an entry is not after the one of the event's card. If several cards are drawn at once, all are in the history
    /// before the event of the first is handled.
    ///
    /// Rule: What is drawn at once is drawn before any of it is heard, and each is counted up to itself: "your second card in a
    /// turn" (Careless Mechanist), "the first card you draw each turn".
    fn is_not_after_event(&self, did: &HistoryEntry, what: Option<EntityId>) -> bool {
        let of_that = |it: &HistoryEntry| it.kind == did.kind && Some(it.entity) == what;
        of_that(did) || self.history.iter().rev().take_while(|it| !std::ptr::eq(*it, did)).any(of_that)
    }

    /// The history entry that "other" excludes: the latest one of the card, while it is in play or dead. "For each other card
    /// you've played this turn" counts earlier plays of the same card, before it returned to the hand (Edwin after Shadowstep).
    fn present_event(&self, kind: EventKind, source: EntityId) -> Option<&HistoryEntry> {
        let returned = matches!(self[source].zone, Zone::Hand | Zone::Deck);
        if returned { None } else { self.history.of(kind, 0).filter(|did| did.entity == source).last() }
    }

    /// Rule: The history knows cards that were forged (`Forged`), cards shuffled into the enemy deck (`ShuffledToEnemy`), and
    /// Armor that was lost to damage or a payment (`ArmorLost`). `SinceThat` is since the card of the event was played. See
    /// also `rules/keyword/hand.rs`; `rules/effect/cards.rs`; `rules/damage.rs`.
    fn matching_entries<'a>(&'a self, past: &'a Past, scope: &'a Scope) -> impl Iterator<Item = &'a HistoryEntry> {
        let since = match past.window {
            Window::WhileHolding => self[scope.source].entered_hand_history.into(),
            // The history is in order of turns; entries before the ones that count are not visited. These are in the last turn
            // of each player before the present one.
            Window::ThisTurn | Window::UpToThat => self.history.position_after_last(|did| did.turn != self.turn),
            Window::LastTurn | Window::SinceYourTurn | Window::EnemyTurn => {
                let back = PlayerId::BOTH.into_iter().filter_map(|player| self.last_turn(player)).min().unwrap_or(0);
                self.history.position_after_last(|did| did.turn < back)
            }
            Window::SincePlayed | Window::SinceThat => {
                let since = if past.window == Window::SinceThat { scope.event_object } else { Some(scope.source) };
                let played = |did: &HistoryEntry| did.kind == EventKind::Play && Some(did.entity) == since;
                self.history.position_after_last(played)
            }
            Window::ThisGame | Window::OnYourTurns => 0,
        };
        let last = ByPlayer(PlayerId::BOTH.map(|player| self.last_turn(player)));
        let enemy_turn = self.turns_of(scope.controller.opponent()).next();
        let theirs = ByPlayer(PlayerId::BOTH.map(|player| side(past.side, scope.controller).any(|of| of == player)));
        let present = if past.other { self.present_event(past.kind, scope.source) } else { None };
        self.history.of(past.kind, since).filter(move |did| {
            theirs[did.player]
                && !present.is_some_and(|present| std::ptr::eq(present, *did))
                && match past.window {
                    Window::ThisTurn => did.turn == self.turn,
                    Window::UpToThat => did.turn == self.turn && self.is_not_after_event(did, scope.event_object),
                    Window::LastTurn => Some(did.turn) == last[did.player],
                    Window::EnemyTurn => Some(did.turn) == enemy_turn,
                    Window::SinceYourTurn => Some(did.turn) > last[scope.controller],
                    // The numbers of turns alternate.
                    Window::OnYourTurns => (self.turn - did.turn).is_multiple_of(2) == (did.player == self.active),
                    Window::ThisGame | Window::WhileHolding | Window::SincePlayed | Window::SinceThat => true,
                }
                && (past.that.is_always()
                    || self.printed_card_meets(did.card, &past.that, Some(scope), Some(did)) == Some(true))
        })
    }

    /// Whether a card shares a class with one of the selected cards, ignoring Neutral.
    fn shares_class(&self, card: &Card, which: &Selector, scope: &Scope) -> bool {
        let is_shared = |class: &CardClass, other: &Card| *class != CardClass::Neutral && other.is_of(*class);
        let others = self.select_all(which, scope).into_iter().filter_map(|id| self.card(id));
        others.into_iter().any(|other| CardClass::ALL.iter().any(|class| card.is_of(*class) && is_shared(class, other)))
    }

    /// Whether a card has this id, or the same name: reprints, and tokens with different art.
    fn has_name_of(&self, card: CardId, id: &str) -> bool {
        self.cards.by_id(id).is_some_and(|of| self.cards.share_name(card, of))
    }

    /// Whether a condition is true of a printed card. A condition that depends on a game is false, and so is its negation.
    pub(crate) fn card_is(&self, id: CardId, condition: &Condition) -> bool {
        self.printed_card_meets(id, condition, None, None) == Some(true)
    }

    /// Whether a condition holds for a printed card, with numbers looked up in `scope`, or for what was done with the card;
    /// `None` where that cannot be told.
    pub(crate) fn printed_card_meets(
        &self,
        id: CardId,
        condition: &Condition,
        scope: Option<&Scope>,
        did: Option<&HistoryEntry>,
    ) -> Option<bool> {
        let Some(card) = id.to_option().map(|id| self.cards.get(id)) else { return Some(condition.is_always()) };
        let ask = |condition: &Condition| self.printed_card_meets(id, condition, scope, did);
        Some(match condition {
            Condition::Always => true,
            Condition::Not(of) => !ask(of)?,
            Condition::Any(of) => return three_valued(true, of.iter().map(ask)),
            Condition::All(of) => return three_valued(false, of.iter().map(ask)),
            Condition::Type(card_type) => card.card_type == *card_type,
            Condition::Race(race) => card.races.is(*race),
            Condition::School(school) => card.school() == Some(*school),
            Condition::Class(class) => card.is_of(*class),
            Condition::Rarity(rarity) => is_of_rarity(card, *rarity),
            Condition::Named(of) => self.has_name_of(id, of),
            // A Questline and a Sidequest are Quests, as of an entity.
            Condition::Has(tag) => card.tag(*tag) > 0 || card.keywords.has(Keywords::of_tag(*tag)),
            Condition::FromThePast => !card.set.is_standard(),
            Condition::Newest => card.set.is_newest(),
            Condition::MadeBy(which) => {
                let made = self.select_all(which, scope?);
                self[did?.entity].creator.is_some_and(|creator| made.contains(&creator))
            }
            Condition::Number(per, cmp, n) => cmp.compare(self.multiplier(per, scope?), (*n).into()),
            Condition::Numbers(one, cmp, other) => {
                cmp.compare(self.multiplier(one, scope?), self.multiplier(other, scope?))
            }
            Condition::Set(set) => card.set == *set,
            Condition::Odd(stat) => printed_stat(card, *stat) % 2 != 0,
            Condition::MultipleRaces => card.races.several(),
            Condition::HasOnlyKeywords => card.power.status == PowerStatus::Vanilla,
            Condition::Stat(stat, cmp, n) => cmp.compare(printed_stat(card, *stat), (*n).into()),
            Condition::Versus(stat, cmp, per) => cmp.compare(printed_stat(card, *stat), self.multiplier(per, scope?)),
            // A card that is made anew started in no deck, and is whole.
            Condition::StartedInDeck => {
                did.is_some_and(|did| self[did.entity].started_in_deck && self[did.entity].owner == did.player)
            }
            Condition::Damaged | Condition::Dead => false,
            Condition::AnotherClass => !card.is_of(CardClass::Neutral) && !card.is_of(self.players[did?.player].class),
            Condition::Itself => did?.entity == scope?.source,
            Condition::Is(which) => self.select_all(which, scope?).contains(&did?.entity),
            Condition::Shares(by, which) => self.shares(id, *by, which, scope?),
            Condition::New(by, which) => self.is_new(id, *by, which, scope?),
            Condition::Copied => self.original(did?.entity).is_some(),
            Condition::EventNumber(cmp, n) => cmp.compare(did?.number.into(), (*n).into()),
            Condition::Of(_)
            | Condition::TargetOf(_)
            | Condition::PastDifferent(..)
            | Condition::Fatal
            | Condition::Kindred
            | Condition::Centered
            | Condition::EnteredHandThisTurn
            | Condition::Among(_)
            | Condition::Bears(_)
            | Condition::CountOf(..)
            | Condition::More(..)
            | Condition::Past(..)
            | Condition::NoDuplicates(_)
            | Condition::StartedSingleton
            | Condition::Combo
            | Condition::PlayedUnder(_)
            | Condition::TurnOf(_)
            | Condition::Joust
            | Condition::Chance(_) => return None,
        })
    }
}

/// The result of "any of these" (`decisive` is `true`) or "all of these" (`decisive` is `false`), where an answer equal to
/// `decisive` decides; `None` if no answer decides and one is unknown.
pub(crate) fn three_valued(decisive: bool, answers: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let mut otherwise = Some(!decisive);
    for answer in answers {
        match answer {
            Some(answer) if answer == decisive => return Some(decisive),
            Some(_) => {}
            None => otherwise = None,
        }
    }
    otherwise
}

/// Whether a card has this rarity. The data has it for collectible cards; other cards marked as elite are Legendary: cards of a
/// Fabled bundle (Hearthstone Deck Tracker on The Kingslayers, which draw King Llane).
fn is_of_rarity(card: &Card, rarity: Rarity) -> bool {
    let bundled = card.rarity() == Rarity::Invalid && card.tag(GameTag::ELITE) > 0;
    card.rarity() == rarity || (bundled && rarity == Rarity::Legendary)
}

/// A number of a printed card; 0 for one that only an entity or a player has.
pub(crate) fn printed_stat(card: &Card, stat: Stat) -> i32 {
    i32::from(match stat {
        Stat::Attack => card.attack,
        Stat::Health => card.health,
        Stat::Cost | Stat::OwnCost => card.cost,
        Stat::Armor => card.armor,
        Stat::SpellDamage => card.spell_damage.into(),
        Stat::Tag(tag) => return card.tag(tag),
        Stat::Damage
        | Stat::ManaCrystals
        | Stat::MaxManaCrystals
        | Stat::MaxHandSize
        | Stat::Mana
        | Stat::Corpses
        | Stat::CorpsesSpent
        | Stat::Overloaded
        | Stat::Turns
        | Stat::Pool(_)
        | Stat::HighestPool => 0,
    })
}
