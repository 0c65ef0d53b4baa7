//! Positions in which a single card can be tried ("Play this card").
use cardwright_arena::deck;
use cardwright_arena::serve::fields::RequestFault;
use cardwright_data::{CardClass, CardSet, CardType};
use cardwright_engine::facts::Keywords;
use cardwright_engine::rules::arrange::Destination;
use cardwright_engine::state::ByPlayer;
use cardwright_engine::{Card, CardId, Cards, Deck, EntityId, Game, Options, PlayerId};

/// The mana crystals of both players.
const MANA: i16 = 10;
/// The number of cards in each deck, so that there are cards to draw.
const DECK: usize = 12;
/// The numbers of minions on the player's side, on the enemy side, and in the player's hand.
const OTHERS: [usize; 3] = [2, 3, 2];
/// The damage on the player's hero, so that healing has an effect.
const WOUND: i16 = 10;

/// The zone of a card next to the tried one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// The player's side: a minion, a location, a weapon, a Secret, a quest.
    Friend,
    /// The opponent's side.
    Enemy,
    /// The player's hand.
    Hand,
    /// The opponent's hand.
    TheirHand,
    /// The top of the player's deck.
    Top,
    /// The top of the opponent's deck.
    TheirTop,
    /// The player's Hero Power.
    Power,
}

/// The zones by their words in a request.
const PLACES: [(&str, Place); 7] = [
    ("friend", Place::Friend),
    ("enemy", Place::Enemy),
    ("hand", Place::Hand),
    ("their_hand", Place::TheirHand),
    ("top", Place::Top),
    ("their_top", Place::TheirTop),
    ("power", Place::Power),
];

/// The maximum number of additional cards in a request.
const MAX_RELATED_CARDS: usize = 24;

/// Cards that a trial adds beside the tried card: `friend:CS2_182,enemy:CS2_182`.
#[derive(Clone, Debug, Default)]
pub struct RelatedCards(Vec<(Place, CardId)>);

impl RelatedCards {
    /// Parses an untrusted text.
    pub fn read(cards: &Cards, text: &str) -> Result<Self, RequestFault> {
        let wrong = |says: String| RequestFault::new("with", says);
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

    /// Additional minions to reach a number of cards.
    fn fill<'a>(&self, place: Place, many: usize, others: impl Iterator<Item = CardId> + 'a) -> Vec<CardId> {
        let own: Vec<CardId> = self.at(place).collect();
        let left = many.saturating_sub(own.len());
        own.into_iter().chain(others.take(left)).collect()
    }
}

/// A position with the card in hand, enough mana, and the requested cards. Plain minions are added on both sides, in the hand
/// and in the decks up to the usual numbers; those on the player's side share a type with the card, if it has one.
pub fn begin(cards: &'static Cards, card: CardId, beside: &RelatedCards, seed: u64) -> Result<Game, RequestFault> {
    let printed = cards.get(card);
    if matches!(printed.card_type, CardType::HeroPower | CardType::Enchantment) {
        return Err(RequestFault::new("card", format!("{} is no card that players hold", printed.name)));
    }
    let hero = |class: CardClass| deck::hero(cards, class).or_else(|| deck::hero(cards, CardClass::Mage));
    let hero = |class| hero(class).ok_or_else(|| RequestFault::new("card", "there are no heroes"));
    let plain = plain_minions(cards);
    let kin: Vec<CardId> = plain.iter().copied().filter(|id| cards.get(*id).races.share(printed.races)).collect();
    let take = |from: usize, many: usize| plain.iter().cycle().skip(from).copied().take(many.min(plain.len() * many));
    let own_side = beside.fill(Place::Friend, OTHERS[0], kin.into_iter().chain(take(0, OTHERS[0])));
    let other_side = beside.fill(Place::Enemy, OTHERS[1], take(1, OTHERS[1]));
    let hand = beside.fill(Place::Hand, OTHERS[2], take(3, OTHERS[2]));
    let deck_of =
        |class, from| Ok(Deck { hero: hero(class)?, cards: take(from, DECK).collect(), sideboards: Vec::new() });
    let decks = [deck_of(printed.class, 2)?, deck_of(CardClass::Warrior, 4)?];
    let options = Options { seed, mulligan: false, hand: 0, shuffle_entity_numbers: true, ..Options::default() };
    let begun = Game::new(cards, ByPlayer([&decks[0], &decks[1]]), None, options);
    let mut game = begun.map_err(|error| RequestFault::new("card", error.to_string()))?;
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
        game.move_card(id, Destination::DeckBottom).map_err(|error| RequestFault::new("card", error.to_string()))?;
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

/// Neutral collectible minions without text and keywords, the oldest first, one per Cost and type.
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
