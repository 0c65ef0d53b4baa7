//! Random decks: `random`, `random:mage`, `random:mage+classic+naxxramas`, `random:mage+standard`.
use anyhow::{Context, bail};
use cardwright_data::paste::similar;
use cardwright_data::{CardClass, Format};
use cardwright_engine::state::Rng;
use cardwright_engine::{Card, CardId, Cards, Deck};

use super::format::sets_named;
use super::legality;
use super::{class_named, hero, playable_cards_where};

/// Cards in a random deck.
const SIZE: usize = 30;

/// The recipe for random decks: the possible heroes and cards.
#[derive(Clone, Debug)]
pub struct Recipe {
    /// The heroes with their possible cards: cards of the class and neutral cards, of the selected sets.
    pools: Vec<(CardId, Vec<CardId>)>,
}

impl Recipe {
    /// Parses the text after `random`: nothing, or `:` and classes, sets and formats separated by `+`.
    pub fn parse(cards: &Cards, words: &str) -> anyhow::Result<Self> {
        let (mut classes, mut sets) = (Vec::new(), Vec::new());
        for word in words.trim_start_matches(':').split('+').map(str::trim).filter(|word| !word.is_empty()) {
            if let Some(class) = class_named(word) {
                classes.extend((!classes.contains(&class)).then_some(class));
                continue;
            }
            let named = sets_named(word);
            if named.is_empty() {
                let classes = CardClass::ALL.iter().filter(|class| hero(cards, **class).is_some());
                let possible = classes.map(|class| class.title()).chain(["Standard", "Wild"]);
                let write = match similar(word, possible).first() {
                    Some(name) => format!("write `{}` if you mean it", name.to_lowercase().replace(' ', "_")),
                    None => "write `random:mage`, `random:mage+classic`, `random:mage+standard`".to_owned(),
                };
                bail!("`{word}` is no class, set or format: {write}");
            }
            sets.extend(named);
        }
        if classes.is_empty() {
            classes.extend(CardClass::ALL.iter().filter(|class| hero(cards, **class).is_some()));
        }
        let is_of = |card: &Card, class| card.is_of(class) || card.is_of(CardClass::Neutral);
        let may_be_drawn = |card: &Card| {
            (sets.is_empty() || sets.contains(&card.set)) && classes.iter().any(|class| is_of(card, *class))
        };
        let written = playable_cards_where(cards, may_be_drawn);
        let mut pools = Vec::new();
        for class in classes.iter().copied() {
            let hero = hero(cards, class).with_context(|| format!("the cards have no hero for {}", class.title()))?;
            let pool: Vec<CardId> = written.iter().copied().filter(|id| is_of(cards.get(*id), class)).collect();
            let most: usize = pool.iter().map(|id| copies(cards, *id)).sum();
            if most < SIZE {
                bail!("{} has {most} cards of `random{words}` that are written: name more sets", class.title());
            }
            pools.push((hero, pool));
        }
        Ok(Self { pools })
    }

    /// Whether every deck has this hero.
    pub fn is_of(&self, hero: CardId) -> bool {
        self.pools.iter().all(|(of, _)| *of == hero)
    }

    /// The recipe restricted to the sets of a format. Fails if no cards remain.
    pub fn of_format(mut self, cards: &Cards, format: Format) -> anyhow::Result<Self> {
        for (hero, pool) in &mut self.pools {
            pool.retain(|id| format.has(cards.get(*id).set));
            let most: usize = pool.iter().map(|id| copies(cards, *id)).sum();
            if most < SIZE {
                let class = cards.get(*hero).class.title();
                bail!("{class} has {most} such cards in {format} that are written: name more sets");
            }
        }
        Ok(self)
    }

    /// A deck of thirty cards with at most two copies, or one of a legendary card. Cards that make the deck illegal are drawn
    /// again.
    pub fn deck(&self, cards: &Cards, dice: &mut Rng) -> Deck {
        let (hero, pool) = &self.pools[dice.next_below(self.pools.len())];
        let mut left: Vec<CardId> = pool.iter().flat_map(|id| std::iter::repeat_n(*id, copies(cards, *id))).collect();
        let mut drawn: Vec<CardId> = Vec::with_capacity(SIZE);
        while drawn.len() < SIZE && !left.is_empty() {
            let card = left.swap_remove(dice.next_below(left.len()));
            if legality::can_be_added(cards, &drawn, card) {
                drawn.push(card);
            }
        }
        let sideboards = drawn.iter().flat_map(|id| modules(cards, *id, dice)).collect();
        Deck { hero: *hero, cards: drawn, sideboards }
    }
}

/// Different random modules for a modular card, each with its owner; none for other cards.
fn modules(cards: &Cards, owner: CardId, dice: &mut Rng) -> Vec<(CardId, CardId)> {
    let mut left: Vec<CardId> = cards.compiled(owner).modules.iter().filter_map(|id| cards.by_id(id)).collect();
    let many = left.len().min(legality::MODULE_COUNT);
    (0..many).map(|_| (owner, left.swap_remove(dice.next_below(left.len())))).collect()
}

/// The maximum number of copies of a card in a deck.
fn copies(cards: &Cards, id: CardId) -> usize {
    legality::max_copies(cards.get(id))
}
