//! Hero skins: heroes that players choose in place of their class's hero.
//!
//! A skin has a name and a number of its own in deckstrings; its class, Health and Hero Power are those of the class's hero, as
//! the card data has them for all skins. A game is played with the class's hero and stores the number of the skin.
use std::sync::LazyLock;

use cardwright_data::{CardClass, CardSet, CardType};
use cardwright_engine::state::ByPlayer;
use cardwright_engine::{Card, EntityId, Game};
use serde_json::{Value, json};

/// A hero skin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skin {
    /// The number in the client's database.
    pub dbf_id: u32,
    /// The card id.
    pub id: &'static str,
    /// The English name.
    pub name: &'static str,
    /// The class of the hero it replaces.
    pub class: CardClass,
}

/// Every skin, by number.
static SKINS: LazyLock<Vec<Skin>> = LazyLock::new(|| {
    let mut skins = Vec::new();
    let (mut class, mut hero, mut number) = (CardClass::Invalid, "", 0);
    for line in cardwright_cards::hero_skins::HERO_SKINS.lines() {
        let (first, rest) = line.split_once(' ').unwrap_or_default();
        if let (Ok(more), Some((suffix, name))) = (first.parse::<u32>(), rest.split_once(' ')) {
            number += more;
            skins.push(Skin { dbf_id: number, id: format!("{hero}{suffix}").leak(), name, class });
        } else {
            (class, hero, number) = (first.parse().unwrap_or(CardClass::Invalid), rest, 0);
        }
    }
    skins.sort_unstable_by_key(|skin: &Skin| skin.dbf_id);
    skins
});

impl Skin {
    /// All skins, by number.
    pub fn all() -> &'static [Self] {
        &SKINS
    }

    /// The skin with this number in the client's database.
    ///
    /// ```
    /// use cardwright_arena::deck::skin::Skin;
    /// let magni = Skin::by_dbf_id(2828).expect("a skin of the Warrior");
    /// assert_eq!((magni.name, magni.class.title()), ("Magni Bronzebeard", "Warrior"));
    /// ```
    pub fn by_dbf_id(number: u32) -> Option<Self> {
        SKINS.binary_search_by_key(&number, |skin| skin.dbf_id).ok().map(|at| SKINS[at])
    }

    /// The skin whose id is in parentheses at the end of a text: `Deathwing (ID)`.
    pub fn from_suffix(text: &str) -> Option<Self> {
        let (_, id) = text.trim().strip_suffix(')')?.rsplit_once('(')?;
        SKINS.iter().find(|skin| skin.id == id).copied()
    }

    /// The id and name as JSON, the same in all interfaces.
    pub fn json(self) -> Value {
        json!({ "id": self.id, "name": self.name })
    }
}

/// Whether a card is the hero with which a player of its class begins.
pub fn is_starting_hero(card: &Card) -> bool {
    card.card_type == CardType::Hero && card.set == CardSet::HERO_SKINS
}

/// The skin of an entity: that of its owner's deck, if the entity is the hero with which the owner began.
pub fn skin_of(game: &Game, id: EntityId) -> Option<Skin> {
    skin_of_card(game, id, game.card(id)?)
}

/// Like [`skin_of`], for an entity that had this card at the time.
pub fn skin_of_card(game: &Game, id: EntityId, card: &Card) -> Option<Skin> {
    let skin = Skin::by_dbf_id(game.hero_skin_ids[game[id].owner]);
    skin.filter(|skin| is_starting_hero(card) && skin.class == card.class)
}

/// The numbers of two skins, as stored in [`Game::hero_skin_ids`].
pub fn skin_dbf_ids(skins: [Option<Skin>; 2]) -> ByPlayer<u32> {
    ByPlayer(skins.map(|skin| skin.map_or(0, |skin| skin.dbf_id)))
}
