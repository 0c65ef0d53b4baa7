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

/// Where a card is that stands beside the one that is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// On the own side: a minion, a location, a weapon, a Secret, a quest.
    Friend,
    /// On the other side.
    Enemy,
    /// In the own hand.
    Hand,
    /// In the other hand.
    TheirHand,
    /// On top of the own deck.
    Top,
    /// On top of the other deck.
    TheirTop,
    /// The own Hero Power.
    Power,
}

/// By the word that a request has for it.
const PLACES: [(&str, Place); 7] = [
    ("friend", Place::Friend),
    ("enemy", Place::Enemy),
    ("hand", Place::Hand),
    ("their_hand", Place::TheirHand),
    ("top", Place::Top),
    ("their_top", Place::TheirTop),
    ("power", Place::Power),
];

/// The most cards that a request may put beside the one that is tried.
const MAX_RELATED_CARDS: usize = 24;

/// Cards beside the one that is tried: `friend:CS2_182,enemy:CS2_182`.
#[derive(Clone, Debug, Default)]
pub struct RelatedCards(Vec<(Place, CardId)>);

impl RelatedCards {
    /// Reads them from a text that may come from anybody.
    pub fn read(cards: &Cards, text: &str) -> Result<Self, Fault> {
        let wrong = |says: String| Fault::new("with", says);
        let mut beside = Vec::new();
        for part in text.split(',').filter(|part| !part.is_empty()) {
            let (place, card) = part.split_once(':').ok_or_else(|| wrong(format!("`{part}` is not `place:card`")))?;
            let place = PLACES.iter().find(|(name, _)| *name == place);
            let (_, place) =
                place.ok_or_else(|| wrong(format!("`{part}` begins with no place that a card can be in")))?;
            let card = cards.by_id(card).ok_or_else(|| wrong(format!("no card has the id `{card}`")))?;
            let printed = cards.get(card);
            let stands = matches!(printed.card_type, CardType::Minion | CardType::Location | CardType::Weapon);
            // A Secret or a quest stands there, too.
            let lies = printed.keywords.has(Keywords::SECRET) || printed.keywords.has(Keywords::QUEST);
            let fits = match place {
                Place::Friend | Place::Enemy => stands || (printed.card_type == CardType::Spell && lies),
                Place::Power => printed.card_type == CardType::HeroPower,
                Place::Hand | Place::TheirHand | Place::Top | Place::TheirTop => {
                    stands || matches!(printed.card_type, CardType::Spell | CardType::Hero)
                }
            };
            if !fits {
                return Err(wrong(format!("{} cannot be there: `{part}`", printed.name)));
            }
            beside.push((*place, card));
            if beside.len() > MAX_RELATED_CARDS {
                return Err(wrong(format!("at most {MAX_RELATED_CARDS} cards")));
            }
        }
        Ok(Self(beside))
    }

    fn at(&self, place: Place) -> impl Iterator<Item = CardId> {
        self.0.iter().filter(move |(at, _)| *at == place).map(|(_, card)| *card)
    }

    /// As many of the others as are missing to `many`.
    fn fill<'a>(&self, place: Place, many: usize, others: impl Iterator<Item = CardId> + 'a) -> Vec<CardId> {
        let own: Vec<CardId> = self.at(place).collect();
        let left = many.saturating_sub(own.len());
        own.into_iter().chain(others.take(left)).collect()
    }
}

/// The card in hand, mana for it, what is asked for beside it, and plain minions on both sides, in the hand and in the decks, as
/// far as there are fewer than usual; those of the own side have a type of the card's, if it has one.
pub fn begin(cards: &'static Cards, card: CardId, beside: &RelatedCards, seed: u64) -> Result<Game, Fault> {
    let printed = cards.get(card);
    if matches!(printed.card_type, CardType::HeroPower | CardType::Enchantment) {
        return Err(Fault::new("card", format!("{} is no card that players hold", printed.name)));
    }
    let hero = |class: CardClass| deck::hero(cards, class).or_else(|| deck::hero(cards, CardClass::Mage));
    let hero = |class| hero(class).ok_or_else(|| Fault::new("card", "there are no heroes"));
    let plain = plain_minions(cards);
    let kin: Vec<CardId> = plain.iter().copied().filter(|id| cards.get(*id).races.share(printed.races)).collect();
    let take = |from: usize, many: usize| plain.iter().cycle().skip(from).copied().take(many.min(plain.len() * many));
    let own_side = beside.fill(Place::Friend, OTHERS[0], kin.into_iter().chain(take(0, OTHERS[0])));
    let other_side = beside.fill(Place::Enemy, OTHERS[1], take(1, OTHERS[1]));
    let hand = beside.fill(Place::Hand, OTHERS[2], take(3, OTHERS[2]));
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
    for id in own_side.into_iter().chain(beside.at(Place::Power)) {
        game.put_in_play(me, id);
    }
    for id in other_side {
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
    for id in hand {
        game.give(me, id);
    }
    for id in beside.at(Place::TheirHand) {
        game.give(other, id);
    }
    for (place, player) in [(Place::Top, me), (Place::TheirTop, other)] {
        for id in beside.at(place) {
            game.put_on_top(player, id);
        }
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
