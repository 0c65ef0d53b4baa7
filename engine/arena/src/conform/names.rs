//! Finds cards by the ids in recordings.
use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::{CardType, GameTag};
use cardwright_engine::facts::Keywords;
use cardwright_engine::script::PowerStatus;
use cardwright_engine::script::amount::Window;
use cardwright_engine::script::aura::Gives;
use cardwright_engine::script::condition::Condition;
use cardwright_engine::script::effect::Effect;
use cardwright_engine::script::power::Ability;
use cardwright_engine::script::selector::{Place, SelectionSource, Side};
use cardwright_engine::script::verb::Verb;
use cardwright_engine::script::walk::Node;
use cardwright_engine::script::word::Word;
use cardwright_engine::{CardId, Cards};

/// The id of the hero or Hero Power of which a card is a skin. The id of a skin is that of the class's hero with one or two letters,
/// and `hp` for its Hero Power or `hp2` for the upgraded one; a name may follow after `_`. `None` for ids of another pattern.
fn unskinned_id(id: &str) -> Option<String> {
    let (hero, skin) = id.split_at_checked(7)?;
    let skin = skin.split_once('_').map_or(skin, |(skin, _name)| skin);
    let (skin, upgrade) = skin.strip_suffix('2').map_or((skin, ""), |skin| (skin, "2"));
    let power = ["hp", "bp"].into_iter().find_map(|power| skin.strip_suffix(power));
    let letters = power.unwrap_or(skin);
    let is_skin = hero.strip_prefix("HERO_")?.bytes().all(|it| it.is_ascii_digit())
        && (1..=2).contains(&letters.len())
        && letters.bytes().all(|it| it.is_ascii_lowercase());
    match (is_skin, power, upgrade) {
        (true, Some(_), _) => Some(format!("{hero}bp{upgrade}")),
        (true, None, "") => Some(hero.to_owned()),
        _ => None,
    }
}

/// Finds cards by current and former ids.
pub struct CardLookup {
    /// The registry.
    pub cards: &'static Cards,
    former: BTreeMap<&'static str, &'static str>,
    /// The enchantments given by auras.
    aura_enchantments: BTreeSet<&'static str>,
    /// Ids or prefixes of ids of cosmetic cards without rules.
    cosmetic: Vec<&'static str>,
}

impl CardLookup {
    /// The lookup for a registry.
    pub fn new(cards: &'static Cards) -> Self {
        let lines = include_str!("../../former_ids.txt").lines().filter(|line| !line.starts_with('#'));
        let former = lines.filter_map(|line| line.split_once(' ')).collect();
        let abilities = cards.iter().flat_map(|(_, card)| card.power.abilities());
        let given = abilities
            .filter_map(|ability| {
                let Ability::Aura(aura) = ability else { return None };
                let Gives::Enchantment(id) = aura.gives else { return None };
                Some(id)
            })
            .collect();
        let cosmetic = include_str!("../../cosmetic_ids.txt").lines().filter(|line| !line.starts_with('#')).collect();
        Self { cards, former, aura_enchantments: given, cosmetic }
    }

    /// The card with this current or former id; [`CardId::NONE`] if there is none. The id of a hero skin finds the class's hero, the
    /// id of a skin's Hero Power finds the class's Hero Power.
    pub fn find(&self, id: &str) -> CardId {
        let today = self.former.get(id).and_then(|id| self.cards.by_id(id));
        let unskinned = || self.cards.by_id(&unskinned_id(id)?);
        today.or_else(|| self.cards.by_id(id)).or_else(unskinned).unwrap_or(CardId::NONE)
    }

    /// Like [`Self::find`]; [`CardId::NONE`] if the id is unknown.
    pub fn find_or_unknown(&self, id: Option<&str>) -> CardId {
        id.map_or(CardId::NONE, |id| self.find(id))
    }

    /// Like [`Self::find_or_unknown`]; [`CardId::NONE`] if the card has another type today, such as a Hero Power that is a skin.
    pub fn find_typed(&self, id: Option<&str>, card_type: CardType) -> CardId {
        let card = self.find_or_unknown(id);
        let is_other = |card: CardId| card_type != CardType::Invalid && self.cards.get(card).card_type != card_type;
        if card.to_option().is_some_and(is_other) { CardId::NONE } else { card }
    }

    /// Whether two ids are the same card with different art.
    pub fn is_same(&self, one: CardId, other: CardId) -> bool {
        let face = |card: CardId| {
            let card = self.cards.get(card);
            (card.name, card.card_type, card.class, card.cost, card.attack, card.health)
        };
        one == other || (one.to_option().is_some() && other.to_option().is_some() && face(one) == face(other))
    }

    /// Whether a card has a complete Power.
    pub fn is_written(&self, id: &str) -> bool {
        self.find(id).to_option().is_some_and(|card| self.cards.get(card).power.status != PowerStatus::Todo)
    }

    /// Whether a written card changes numbers without attaching an enchantment card of this id.
    pub fn gives_numbers_without_card(&self, id: &str, enchantment: &str) -> bool {
        let Some(card) = self.find(id).to_option().filter(|_| self.is_written(id)) else { return false };
        let refs = self.cards.get(card).power.card_refs();
        !self.is_written(enchantment) && !refs.iter().any(|mention| mention.id() == enchantment)
    }

    /// Whether a card's text spends mana in addition to its Cost.
    pub fn spends_mana(&self, card: CardId) -> bool {
        let Some(card) = card.to_option() else { return false };
        let abilities = self.cards.get(card).power.abilities();
        abilities.iter().any(|ability| {
            let Ability::Text(text) = ability else { return false };
            text.effects.iter().any(|effect| matches!(effect.verb, Verb::SpendMana))
        })
    }

    /// Whether casting a card has exactly these effects.
    pub fn has_exact_effects(&self, card: CardId, effects: &[Effect]) -> bool {
        let abilities = card.to_option().map(|card| self.cards.get(card).power.abilities()).unwrap_or_default();
        let does = |ability: &Ability| matches!(ability, Ability::Text(text) if text.word == Word::Spell && text.effects == effects);
        matches!(abilities[..], [only] if does(only))
    }

    /// Whether a card offers options, of which its player chooses one while playing it.
    pub fn has_options(&self, card: CardId) -> bool {
        let abilities = card.to_option().map(|card| self.cards.get(card).power.abilities()).unwrap_or_default();
        abilities.iter().any(|ability| matches!(ability, Ability::ChooseOne(_)))
    }

    /// The players whose decks a text of this card copies from.
    pub fn decks_of(&self, card: CardId) -> Vec<Side> {
        let mut sides = Vec::new();
        if let Some(card) = card.to_option() {
            self.cards.get(card).power.walk(&mut |node| {
                if let Node::Selector(which) = node
                    && let SelectionSource::At(side, Place::Deck) = which.from
                    && !sides.contains(&side)
                {
                    sides.push(side);
                }
                true
            });
        }
        sides
    }

    /// Whether a card's text creates or attaches another card.
    pub fn creates_or_attaches(&self, card: CardId, other: CardId) -> bool {
        let id = self.cards.get(other).id;
        let names_it = |card: CardId| self.cards.get(card).power.card_refs().iter().any(|it| it.id() == id);
        card.to_option().is_some_and(names_it) || self.cards.get(other).card_type == CardType::Enchantment
    }

    /// Whether the Cost of a card in hand depends on history that a position does not show: "costs (1) less for each Totem
    /// you've summoned this game".
    pub fn cost_depends_on_history(&self, card: CardId) -> bool {
        let Some(card) = card.to_option() else { return false };
        let mut found = false;
        for ability in self.cards.get(card).power.abilities() {
            if matches!(ability, Ability::Aura(_)) {
                Node::Ability(ability).walk(&mut |node| {
                    found |= match node {
                        Node::Past(past) => past.window != Window::ThisTurn,
                        Node::Selector(which) => {
                            matches!(
                                which.from,
                                SelectionSource::Played
                                    | SelectionSource::At(_, Place::Graveyard)
                                    | SelectionSource::StartingDeck
                            )
                        }
                        Node::Ability(_)
                        | Node::Effects(_)
                        | Node::Effect(_)
                        | Node::Event(_)
                        | Node::Aura(_)
                        | Node::Modifier(_)
                        | Node::Condition(_)
                        | Node::Multiplier(_)
                        | Node::CardSource(_)
                        | Node::Card(_) => false,
                    };
                    !found
                });
            }
        }
        found
    }

    /// Whether a card is cosmetic and has no rules: a pet, a marker.
    pub fn is_cosmetic(&self, id: &str) -> bool {
        self.cosmetic.iter().any(|it| it.strip_suffix('*').map_or(id == *it, |beginning| id.starts_with(beginning)))
    }

    /// Whether a text of a card depends on a fact that no position shows; `unseen::fact` decides whether the text runs.
    pub fn depends_on_unseen(&self, id: &str) -> bool {
        self.find(id).to_option().is_some_and(|card| self.cards.get(card).power.depends_on_unseen_facts())
    }

    /// The abilities of a card.
    pub fn abilities(&self, id: &str) -> Vec<&'static Ability> {
        self.find(id).to_option().map(|card| self.cards.get(card).power.abilities()).unwrap_or_default()
    }

    /// Whether a spell has delayed effects: they happen at the start of a later turn (Sigils).
    pub fn has_delayed_effects(&self, card: CardId) -> bool {
        card.to_option().is_some_and(|card| self.cards.get(card).tag(GameTag::SIGIL) > 0)
    }

    /// Whether a card has a text that works once (Spellburst and the like).
    pub fn has_one_time_text(&self, card: CardId) -> bool {
        self.has_word(card, Word::Spellburst)
    }

    /// Whether a text or a condition of a card depends on Quickdraw.
    pub fn depends_on_quickdraw(&self, card: CardId) -> bool {
        let Some(id) = card.to_option() else { return false };
        let mut found = self.has_word(card, Word::Quickdraw);
        self.cards.get(id).power.walk(&mut |node| {
            found |= matches!(
                node,
                Node::Condition(Condition::PlayedUnder(Word::Quickdraw) | Condition::EnteredHandThisTurn)
            );
            !found
        });
        found
    }

    fn has_word(&self, card: CardId, word: Word) -> bool {
        let abilities = card.to_option().map(|card| self.cards.get(card).power.abilities()).unwrap_or_default();
        abilities.iter().any(|ability| matches!(ability, Ability::Text(text) if text.word == word))
    }

    /// Whether a card is a Starship.
    pub fn is_starship(&self, card: CardId) -> bool {
        card.to_option().is_some_and(|card| self.cards.get(card).keywords.has(Keywords::STARSHIP))
    }

    /// The Starship piece of an enchantment. Its id in the client is the id of the piece and an `e`.
    pub fn starship_piece_of(&self, enchantment: &str) -> Option<CardId> {
        let id = enchantment.trim_end_matches(|c: char| c.is_ascii_digit()).strip_suffix('e')?;
        self.find(id).to_option().filter(|card| self.cards.get(*card).keywords.has(Keywords::STARSHIP_PIECE))
    }

    /// Whether a minion enters play Dormant.
    pub fn starts_dormant(&self, card: CardId) -> bool {
        let abilities = card.to_option().map(|card| self.cards.get(card).power.abilities()).unwrap_or_default();
        abilities.iter().any(|ability| matches!(ability, Ability::Dormant(_) | Ability::DormantUntil(_)))
    }

    /// The number of its player's turns for which a minion is Dormant after entering play.
    pub fn dormant_turns(&self, card: CardId) -> Option<i16> {
        let abilities = card.to_option().map(|card| self.cards.get(card).power.abilities()).unwrap_or_default();
        abilities.iter().find_map(|ability| if let Ability::Dormant(turns) = ability { Some(*turns) } else { None })
    }

    /// The number from which a card in hand counts down until it upgrades, if its text shows the remaining number.
    pub fn countdown_start(&self, card: CardId) -> Option<i32> {
        let printed = self.cards.get(card.to_option()?).tag(GameTag::TAG_SCRIPT_DATA_NUM_1);
        let upgrades = |ability: &&Ability| matches!(ability, Ability::Upgrades(..));
        let of_hand = self.cards.get(card).power.abilities().into_iter().any(|ability| upgrades(&ability));
        (of_hand && printed > 0).then_some(printed)
    }

    /// Whether a card counts the progress of a quest or an upgrade.
    pub fn counts_progress(&self, card: CardId) -> bool {
        let abilities = card.to_option().map(|card| self.cards.get(card).power.abilities()).unwrap_or_default();
        abilities.iter().any(|ability| matches!(ability, Ability::Quest(_) | Ability::Upgrades(..)))
    }

    /// Whether a number in a card's text grows during a game ("improve").
    pub fn has_growing_number(&self, card: CardId) -> bool {
        let Some(card) = card.to_option() else { return false };
        let mut found = false;
        self.cards.get(card).power.walk(&mut |node| {
            found |= matches!(node, Node::Effect(effect) if matches!(effect.verb, Verb::Improve));
            !found
        });
        found
    }

    /// The player whose turns a spell with a duration counts.
    pub fn counted_turns_side(&self, card: CardId) -> Option<Side> {
        let abilities = card.to_option().map(|card| self.cards.get(card).power.abilities()).unwrap_or_default();
        abilities.iter().find_map(|ability| if let Ability::Lasts(_, whose) = ability { Some(*whose) } else { None })
    }

    /// Whether an enchantment is given by an aura, so that the rules apply it and no card attaches it.
    pub fn is_of_aura(&self, enchantment: &str, creator: Option<&str>) -> bool {
        let Some(creator) = self.find_or_unknown(creator).to_option() else { return false };
        let power = self.cards.get(creator).power;
        let has_aura = power.abilities().iter().any(|ability| matches!(ability, Ability::Aura(_)));
        let named = power.card_refs().iter().any(|mention| mention.id() == enchantment);
        has_aura && (self.aura_enchantments.contains(enchantment) || !named)
    }
}
