//! "Play this card": a position in which a card can be tried.
use cardwright_arena::deck;
use cardwright_arena::serve::fields::Fault;
use cardwright_data::{CardClass, CardSet, CardType};
use cardwright_engine::facts::Keywords;
use cardwright_engine::rules::arrange::Destination;
use cardwright_engine::state::ByPlayer;
use cardwright_engine::{Card, CardId, Cards, Deck, EntityId, Game, Options, PlayerId};

/// Mana crystals of both players.
const MANA: i16 = 10;
/// Cards in each deck, so that what draws finds some.
const DECK: usize = 12;
/// Minions beside the card: on the own side, on the enemy side, in the own hand.
const OTHERS: [usize; 3] = [2, 3, 2];
/// Damage on the own hero, so that what heals does something.
const WOUND: i16 = 10;

/// The card in hand, mana for it, and plain minions on both sides, in the hand and in the decks; those of the own side have a type
/// of the card's, if it has one.
pub fn begin(cards: &'static Cards, card: CardId, seed: u64) -> Result<Game, Fault> {
    let printed = cards.get(card);
    if matches!(printed.card_type, CardType::HeroPower | CardType::Enchantment) {
        return Err(Fault::new("card", format!("{} is no card that players hold", printed.name)));
    }
    let hero = |class: CardClass| deck::hero(cards, class).or_else(|| deck::hero(cards, CardClass::Mage));
    let hero = |class| hero(class).ok_or_else(|| Fault::new("card", "there are no heroes"));
    let plain = plain_minions(cards);
    let kin: Vec<CardId> = plain.iter().copied().filter(|id| cards.get(*id).races.share(printed.races)).collect();
    let take = |from: usize, many: usize| plain.iter().cycle().skip(from).copied().take(many.min(plain.len() * many));
    let own_side: Vec<CardId> = kin.into_iter().chain(take(0, OTHERS[0])).take(OTHERS[0]).collect();
    let deck_of =
        |class, from| Ok(Deck { hero: hero(class)?, cards: take(from, DECK).collect(), sideboards: Vec::new() });
    let decks = [deck_of(printed.class, 2)?, deck_of(CardClass::Warrior, 4)?];
    let options = Options { seed, mulligan: false, hand: 0, deal_ids: true, ..Options::default() };
    let begun = Game::new(cards, ByPlayer([&decks[0], &decks[1]]), None, options);
    let mut game = begun.map_err(|error| Fault::new("card", error.to_string()))?;
    let [me, other] = PlayerId::BOTH;
    for player in PlayerId::BOTH {
        game.set_mana(player, MANA);
    }
    for id in own_side {
        game.put_in_play(me, id);
    }
    for id in take(1, OTHERS[1]) {
        game.put_in_play(other, id);
    }
    if let Some(hero) = game.players[me].hero {
        game.damage(hero, WOUND);
    }
    // What the first turn drew: the hand is the same for each card.
    let drawn: Vec<EntityId> = game.players[me].hand.iter().collect();
    for id in drawn {
        game.move_card(id, Destination::DeckBottom).map_err(|error| Fault::new("card", error.to_string()))?;
    }
    if let Some(tried) = game.give(me, card)
        && game[tried].cost > MANA
    {
        game.buff(tried, 0, 0, MANA - game[tried].cost);
    }
    for id in take(3, OTHERS[2]) {
        game.give(me, id);
    }
    Ok(game)
}

/// Neutral collectible minions without text and keywords, the oldest first, one of each cost and type.
fn plain_minions(cards: &Cards) -> Vec<CardId> {
    let is_plain = |card: &Card| {
        let neutral = card.card_type == CardType::Minion && card.class == CardClass::Neutral;
        neutral && card.text.is_empty() && card.keywords == Keywords::NONE && card.set != CardSet::CORE
    };
    let mut found: Vec<(u32, CardId)> = Vec::new();
    for id in cards.collectible() {
        let card = cards.get(*id);
        if is_plain(card) {
            found.push((card.dbf_id, *id));
        }
    }
    found.sort_unstable();
    let mut plain: Vec<CardId> = Vec::new();
    for (_, id) in found {
        let card = cards.get(id);
        if plain.iter().all(|other| cards.get(*other).cost != card.cost || cards.get(*other).races != card.races) {
            plain.push(id);
        }
    }
    plain
}
