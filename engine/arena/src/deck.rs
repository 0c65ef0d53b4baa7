//! Decks: out of a list, or at random.
use anyhow::{Context, bail};
use cardwright_data::{CardClass, CardSet, CardType, GameTag};
use cardwright_engine::rules::is_playable;
use cardwright_engine::state::Rng;
use cardwright_engine::{CardId, Cards, Deck};

/// The hero that players of a class begin with: the first of the hero skins.
fn hero(cards: &Cards, class: CardClass) -> Option<CardId> {
    let of_class = |(id, card): (CardId, &cardwright_engine::Card)| {
        let starts = card.card_type == CardType::Hero && card.set == CardSet::HERO_SKINS && card.class == class;
        (starts && card.tag(GameTag::HERO_POWER) > 0).then_some((card.id, id))
    };
    cards.iter().filter_map(of_class).min().map(|(_, id)| id)
}

/// What the second player gets.
pub fn coin(cards: &Cards) -> Option<CardId> {
    let coins = cards.iter().filter(|(_, card)| card.tag(GameTag::COIN_CARD) > 0 && is_playable(card.power));
    coins.min_by_key(|(_, card)| card.dbf_id).map(|(id, _)| id)
}

/// A deck from a list: the class in the first line, then `2 Fireball` a line; `#` begins a remark.
pub fn parse(cards: &Cards, list: &str) -> anyhow::Result<Deck> {
    let mut lines = list.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let class = lines.next().context("the list is empty: its first line names the class")?;
    let class = CardClass::ALL.iter().copied().find(|known| known.title() == class);
    let class = class.context("the first line of a deck list names a class, such as `Mage`")?;
    let hero = hero(cards, class).with_context(|| format!("the cards have no hero for {}", class.title()))?;
    let mut deck = Deck { hero, cards: Vec::new() };
    let mut unwritten = Vec::new();
    for line in lines {
        let (count, name) = line.split_once(' ').with_context(|| format!("`{line}`: write `2 Fireball`"))?;
        let count: usize = count.parse().with_context(|| format!("`{line}`: write `2 Fireball`"))?;
        let named = cards.collectible().iter().copied().filter(|id| cards.get(*id).name == name.trim());
        let id = named
            .min_by_key(|id| cards.get(*id).dbf_id)
            .with_context(|| format!("no collectible card is called `{name}`"))?;
        if !is_playable(cards.get(id).power) {
            unwritten.push(name.trim());
        }
        deck.cards.extend(std::iter::repeat_n(id, count));
    }
    if !unwritten.is_empty() {
        bail!("these cards of the deck are still TODO: {}", unwritten.join(", "));
    }
    Ok(deck)
}

/// Cards that are written, with everything that they need, and can stand in a deck.
pub fn written(cards: &Cards) -> Vec<CardId> {
    let playable = |id: &CardId| {
        let card = cards.get(*id);
        card.card_type != CardType::Hero && is_playable(card.power) && cards.faults_of(card).is_empty()
    };
    cards.collectible().iter().copied().filter(playable).collect()
}

/// Thirty cards and a hero at random.
pub fn random(cards: &Cards, pool: &[CardId], dice: &mut Rng) -> Option<Deck> {
    let heroes: Vec<CardId> = CardClass::ALL.iter().filter_map(|class| hero(cards, *class)).collect();
    if heroes.is_empty() || pool.is_empty() {
        return None;
    }
    let hero = heroes[dice.below(heroes.len())];
    Some(Deck { hero, cards: (0..30).map(|_| pool[dice.below(pool.len())]).collect() })
}
