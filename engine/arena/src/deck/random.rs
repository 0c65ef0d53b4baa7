//! Random decks: `random`, `random:mage`, `random:mage+classic+naxxramas`, `random:mage+standard`.
use std::sync::Arc;

use anyhow::{Context, bail};
use cardwright_data::paste::similar;
use cardwright_data::{CardClass, CardSet, Format};
use cardwright_engine::state::Rng;
use cardwright_engine::{CardId, Cards, Deck};

use super::format::sets_named;
use super::legality;
use super::{class_named, hero};

/// Cards in a random deck.
const SIZE: usize = 30;

/// The recipe for random decks: the possible heroes and cards.
#[derive(Clone, Debug)]
pub struct Recipe {
    /// The classes of its decks.
    classes: Vec<ClassPool>,
    /// The selected sets; all sets if it is empty.
    sets: Vec<CardSet>,
}

/// The pool of cards from which decks of a class are drawn.
#[derive(Clone, Debug)]
struct ClassPool {
    class: CardClass,
    hero: CardId,
    /// Cards of the class and neutral cards, of the selected sets, each as often as a deck may hold it.
    copies: Arc<[CardId]>,
}

impl Recipe {
    /// Parses `random`, or `random:` with classes, sets and formats separated by `+`.
    pub fn of_text(cards: &Cards, text: &str) -> anyhow::Result<Self> {
        let words = text.strip_prefix("random").unwrap_or(text);
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
        let pool = |class: CardClass| {
            let hero = hero(cards, class).with_context(|| format!("the cards have no hero for {}", class.title()))?;
            let copies = copies(cards, class, Format::Any, &sets);
            if copies.len() < SIZE {
                let most = copies.len();
                bail!("{} has {most} cards of `random{words}` that are written: name more sets", class.title());
            }
            Ok(ClassPool { class, hero, copies })
        };
        let classes = classes.into_iter().map(pool).collect::<anyhow::Result<_>>()?;
        Ok(Self { classes, sets })
    }

    /// Whether every deck has this hero.
    pub fn is_of(&self, hero: CardId) -> bool {
        self.classes.iter().all(|pool| pool.hero == hero)
    }

    /// The recipe restricted to the sets of a format. Fails if no cards remain.
    pub fn of_format(mut self, cards: &Cards, format: Format) -> anyhow::Result<Self> {
        for ClassPool { class, copies, .. } in &mut self.classes {
            *copies = self::copies(cards, *class, format, &self.sets);
            if copies.len() < SIZE {
                let (class, most) = (class.title(), copies.len());
                bail!("{class} has {most} such cards in {format} that are written: name more sets");
            }
        }
        Ok(self)
    }

    /// A deck of thirty cards with at most two copies, or one of a legendary card. Cards that make the deck illegal are drawn
    /// again.
    pub fn deck(&self, cards: &Cards, dice: &mut Rng) -> Deck {
        let ClassPool { hero, copies, .. } = &self.classes[dice.next_below(self.classes.len())];
        let mut left = copies.to_vec();
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

/// The pool of cards from which decks of a class, a format and sets are drawn; of all sets if none is named.
fn copies(cards: &Cards, class: CardClass, format: Format, sets: &[CardSet]) -> Arc<[CardId]> {
    let all = cards.deck_copies(class, format);
    if sets.is_empty() { all } else { all.iter().copied().filter(|id| sets.contains(&cards.get(*id).set)).collect() }
}

/// Different random modules for a modular card, each with its owner; none for other cards.
fn modules(cards: &Cards, owner: CardId, dice: &mut Rng) -> Vec<(CardId, CardId)> {
    let mut left: Vec<CardId> = cards.compiled(owner).modules.iter().filter_map(|id| cards.by_id(id)).collect();
    let many = left.len().min(legality::MODULE_COUNT);
    (0..many).map(|_| (owner, left.swap_remove(dice.next_below(left.len())))).collect()
}
