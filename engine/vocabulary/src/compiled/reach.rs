//! The cards that a card can make or become, and the stubs among them or behind them: a card plays as printed only if all of
//! these cards do.
use std::collections::BTreeMap;

use cardwright_data::{CardClass, CardType, GameTag};

use super::{Card, CardId, Cards};
use crate::facts::Keywords;
use crate::script::condition::Condition;
use crate::script::effect::{CardSource, Effect};
use crate::script::verb::{KeywordAction, Verb};
use crate::script::walk::Node;

/// A card that is not written whole, and the way to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReachedStub {
    /// The chain to the stub: the first card is created by the given card, each next one by the one before it, and the last is
    /// the stub.
    pub chain: Vec<CardId>,
}

impl Cards {
    /// The cards that a card can make or become, each once: those that its Power names, what its keywords and tags bring
    /// (its other forms, the Hero Power of a hero, the Starship of a piece), and what its keyword actions find by tags
    /// (treasures, soldiers, blessings, Jade Golems). Cards of a random pool of collectible cards do not count, since
    /// pools contain only implemented cards.
    pub fn creatable_cards(&self, card: &'static Card) -> Vec<CardId> {
        let mut made: Vec<CardId> = Vec::new();
        card.power.walk(&mut |node| {
            if let Node::Card(named) = node {
                made.extend(self.by_id(named.id()));
            } else if let Node::Effect(Effect { verb: Verb::KeywordAction(action), .. }) = node {
                self.cards_from_action(*action, card, &mut made);
            } else if let Node::CardSource(CardSource::Token(that)) = node {
                self.tagged(that, &mut made);
            } else if let Node::CardSource(CardSource::JadeGolem) = node {
                made.extend(self.uncollectible_with(GameTag::JADE_GOLEM, |_| true));
            }
            true
        });
        let named = |tag| self.by_dbf(u32::try_from(card.tag(tag)).ok().filter(|number| *number > 0)?);
        made.extend(named(GameTag::FORGES_INTO));
        // What a card is forged into may have a tag of its own.
        let forged = card.keywords.has(Keywords::FORGE) && card.tag(GameTag::FORGES_INTO) == 0;
        if forged || card.keywords.has(Keywords::CORRUPT.union(Keywords::MINIATURIZE)) {
            made.extend(named(GameTag::COLLECTION_RELATED_CARD_DATABASE_ID));
        }
        if card.card_type == CardType::Hero {
            made.extend(named(GameTag::HERO_POWER));
        }
        if card.keywords.has(Keywords::STARSHIP_PIECE) {
            made.extend(self.starships().iter().copied().filter(|ship| is_for(self.get(*ship), card)));
        }
        made.sort_unstable();
        made.dedup();
        made
    }

    /// The stubs (cards that are not written) that a card can create or become, directly or through others, each with the
    /// shortest chain of complete cards to it; `is_whole` is whether a card is complete.
    pub fn reachable_stubs(&self, from: CardId, is_whole: impl Fn(CardId) -> bool) -> Vec<ReachedStub> {
        let mut came_from: BTreeMap<CardId, CardId> = BTreeMap::from([(from, from)]);
        let (mut open, mut stubs) = (vec![from], Vec::new());
        let mut at = 0;
        while let Some(by) = open.get(at).copied() {
            at += 1;
            for made in self.creatable_cards(self.get(by)) {
                if came_from.contains_key(&made) {
                    continue;
                }
                came_from.insert(made, by);
                if is_whole(made) {
                    open.push(made);
                    continue;
                }
                let way = std::iter::successors(Some(made), |id| came_from.get(id).copied());
                let mut through: Vec<CardId> = way.take_while(|id| *id != from).collect();
                through.reverse();
                stubs.push(ReachedStub { chain: through });
            }
        }
        stubs
    }

    /// The cards with a tag by which keywords find their created cards, that are not collectible and that `such` accepts.
    pub fn uncollectible_with(&self, tag: GameTag, such: impl Fn(&Card) -> bool) -> Vec<CardId> {
        let fits = |id: &CardId| {
            let card = self.get(*id);
            !card.collectible() && such(card)
        };
        self.created_by_tag(tag).iter().copied().filter(fits).collect()
    }

    /// The cards that a card's keyword action finds, for the classes that can have the card in their decks.
    fn cards_from_action(&self, action: KeywordAction, by: &Card, made: &mut Vec<CardId>) {
        let of_type = |card: &Card, card_type| card.card_type == card_type && is_for(card, by);
        match action {
            // The first three tiers are for every class.
            KeywordAction::Excavate => {
                made.extend(
                    self.uncollectible_with(GameTag::EXCAVATE, |card| {
                        card.tag(GameTag::EXCAVATE) < 4 || is_for(card, by)
                    }),
                );
            }
            KeywordAction::Herald => {
                made.extend(self.uncollectible_with(GameTag::HERALD, |card| of_type(card, CardType::Minion)));
            }
            KeywordAction::Imbue => {
                made.extend(self.uncollectible_with(GameTag::IMBUE, |card| of_type(card, CardType::HeroPower)));
            }
            KeywordAction::Invoke => {
                let heroes = self.created_by_tag(GameTag::GALAKROND_HERO_CARD).iter().map(|id| self.get(*id));
                let powers = heroes.filter(|hero| is_for(hero, by)).map(|hero| hero.tag(GameTag::HERO_POWER));
                made.extend(powers.filter_map(|number| self.by_dbf(u32::try_from(number).ok()?)));
            }
        }
    }

    /// The uncollectible cards with a tag that a condition on tokens names.
    fn tagged(&self, that: &Condition, made: &mut Vec<CardId>) {
        if let Condition::Has(tag) = that {
            let token = |card: &Card| !card.collectible() && card.card_type != CardType::Enchantment;
            made.extend(self.iter().filter(|(_, card)| token(card) && card.tag(*tag) > 0).map(|(id, _)| id));
        } else if let Condition::Any(of) | Condition::All(of) = that {
            of.iter().for_each(|one| self.tagged(one, made));
        }
    }
}

/// Whether a player whose class has the card can get a card that it creates.
fn is_for(made: &Card, by: &Card) -> bool {
    made.is_of(CardClass::Neutral) || by.is_of(CardClass::Neutral) || made.shares_class(by)
}
