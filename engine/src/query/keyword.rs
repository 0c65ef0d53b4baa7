//! Questions of keywords about the state: forms of a card, Magnetic, C'Thun, Starships.
use cardwright_data::{CardType, GameTag, Race};
use smallvec::SmallVec;

use crate::compiled::{CardId, DeclaredTarget};
use crate::facts::Keywords;
use crate::script::aura::Lasts;
use crate::script::builtin::COST_PLUS_X;
use crate::script::cost::{Cost, Part};
use crate::script::power::Form;
use crate::script::word::Word;
use crate::state::{Enchantment, EntityId, Game, PlayerId};

impl Game {
    /// Another form of a card: as its Power says, or as its tags do.
    ///
    /// Rule: The forged, corrupted, small or large form of a card is found by `FORGES_INTO`, else as the card shown beside it
    /// in the collection, else from the card's own Power.
    pub(crate) fn other_form(&self, id: EntityId, form: Form) -> Option<CardId> {
        let said = self.cards.compiled(self[id].card).forms.iter().find(|(of, _)| *of == form);
        if let Some((_, named)) = said {
            return self.cards.by_id(named);
        }
        // What a card is forged into has a tag of its own; the collection shows each of these forms beside the card.
        let forged = if form == Form::Forged { self.card_of_tag(id, GameTag::FORGES_INTO) } else { None };
        forged.or_else(|| self.card_of_tag(id, GameTag::COLLECTION_RELATED_CARD_DATABASE_ID))
    }

    /// Whether a card was prepared this turn.
    pub(crate) fn is_prepared(&self, id: EntityId) -> bool {
        let prepared = |it: &Enchantment| it.lasts == Lasts::NextTurn && it.modifiers == COST_PLUS_X;
        self.enchantments_on(id).any(|(_, it)| prepared(it) && it.turn == self.turn)
    }

    /// The card that a tag of a card names by its number.
    fn card_of_tag(&self, id: EntityId, tag: GameTag) -> Option<CardId> {
        let number = self.card(id)?.tag(tag);
        u32::try_from(number).ok().filter(|number| *number > 0).and_then(|number| self.cards.by_dbf(number))
    }

    /// Whether a card in hand can attach to this minion.
    ///
    /// Rule: "Can Magnetize to Mechs or Undead.": `MAGNETIC_TO_RACE` names the second type.
    pub(crate) fn is_magnetic_to(&self, card: EntityId, to: EntityId) -> bool {
        let (entity, onto) = (&self[card], &self[to]);
        // "Can Magnetize to Mechs or Undead." (Prosthetic Hand)
        let also = self.card(card).and_then(|card| u32::try_from(card.tag(GameTag::MAGNETIC_TO_RACE)).ok());
        entity.keywords.has(Keywords::MAGNETIC)
            && entity.controller == onto.controller
            && onto.card_type == CardType::Minion
            && self.players[onto.controller].board.position(to).is_some()
            && !onto.keywords.has(Keywords::OUT_OF_REACH)
            && self
                .card(to)
                .is_some_and(|it| it.races.is(Race::Mechanical) || it.races.numbers().any(|race| Some(race) == also))
    }

    /// The minions that a card in hand can attach to.
    pub(crate) fn magnetic_targets(&self, card: EntityId) -> impl Iterator<Item = EntityId> + '_ {
        let board = self.players[self[card].controller].board.iter();
        board.filter(move |id| self[card].keywords.has(Keywords::MAGNETIC) && self.is_magnetic_to(card, *id))
    }

    /// Whether a card is one that grows wherever it is.
    pub(crate) fn is_cthun(&self, id: EntityId) -> bool {
        self.card(id).is_some_and(|card| card.tag(GameTag::CTHUN) > 0)
    }

    /// The C'Thun that is kept with a player.
    pub(crate) fn cthun_of(&self, player: PlayerId) -> Option<EntityId> {
        self.cards_set_aside_by(player.entity()).find(|id| self.is_cthun(*id))
    }

    /// Whether this is the C'Thun that is kept with its player.
    pub(crate) fn is_stored_cthun(&self, id: EntityId) -> bool {
        !self.seldom_used.keeper_card_pairs.is_empty() && self.cthun_of(self[id].controller) == Some(id)
    }

    /// The cost of launching: its Power's, reduced by effects on the player.
    pub(crate) fn launch_cost(&self, ship: EntityId) -> Option<Cost> {
        let n = self.cards.compiled(self[ship].card).launch_cost?;
        let less = self.rule_value(self[ship].controller, GameTag::STARSHIP_LAUNCH_COST_DISCOUNT);
        let n = (i32::from(n) - less).max(0);
        Some(Cost::of(Part::Mana(i16::try_from(n).unwrap_or(0))))
    }

    /// The Starship that a player builds: that of the hero's class, or the neutral one.
    pub(crate) fn starship_of(&self, player: PlayerId) -> Option<CardId> {
        let class = self.players[player].class;
        let of_class = |of: &CardId| self.cards.get(*of).is_of(class);
        let ships = self.cards.starships();
        let neutral = |of: &CardId| self.cards.get(*of).is_of(cardwright_data::CardClass::Neutral);
        ships.iter().copied().find(of_class).or_else(|| ships.iter().copied().find(neutral))
    }

    /// Whether an enchantment is a card that is merged with its bearer.
    pub(crate) fn is_merged_card(&self, enchantment: &Enchantment) -> bool {
        enchantment.card.to_option().is_some_and(|card| self.cards.get(card).card_type != CardType::Enchantment)
    }

    /// The cards that are merged with an entity: the pieces of a Starship, the parts of which a card is crafted.
    pub fn merged_cards(&self, id: EntityId) -> SmallVec<[CardId; 2]> {
        self.enchantments_on(id).filter(|(_, it)| self.is_merged_card(it)).map(|(_, it)| it.card).collect()
    }

    /// The target that a merged card's text declares, when the card is played or used.
    pub(crate) fn merged_target(&self, id: EntityId, words: &[Word]) -> Option<DeclaredTarget> {
        self.merged_cards(id).into_iter().find_map(|card| {
            let mut texts = self.cards.compiled(card).texts.iter().filter(|(text, _)| words.contains(&text.word));
            texts.find_map(|(_, declared)| *declared)
        })
    }
}
