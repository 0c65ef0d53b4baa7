//! A table as a player sees it, in numbers: what a text does to it is worked out here from the text's own numbers, so that
//! the rules can be held against them.
use std::collections::BTreeSet;

use cardwright_data::{CardClass, CardType, GameTag};
use cardwright_engine::Card;
use cardwright_engine::script::prelude::*;

use crate::steps::Who;
/// How many cards a hand holds.
const HAND: usize = 10;
/// How many minions a side has room for.
const BOARD: usize = 7;

/// Where a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spot {
    Hand,
    Board,
    Deck,
    Weapon,
    Power,
    Secret,
    Dead,
    /// Cast, set aside, or on its way.
    Away,
}

/// A card that somebody put there, or that a text made.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is seen by itself")]
pub(crate) struct Entity {
    pub record: &'static Card,
    /// Its number among what came to the table by steps.
    pub nth: Option<usize>,
    pub side: usize,
    pub spot: Spot,
    pub attack: i64,
    /// When undamaged; durability.
    pub health: i64,
    pub damage: i64,
    pub cost: i64,
    pub tags: BTreeSet<GameTag>,
    /// What it was printed as is not what it is any more.
    pub became: bool,
    /// It was destroyed and will die when the dead are counted.
    pub doomed: bool,
    pub silenced: bool,
    /// The turn in which it came into the hand.
    pub held: usize,
    /// The length of the table's history at that time.
    pub since: usize,
    /// It came this turn and cannot attack.
    pub fresh: bool,
    /// For how many turns of its player it sleeps.
    pub sleeps: i64,
    /// Spell damage.
    pub spells: i64,
    /// Whether it was in the deck when the game began.
    pub native: bool,
    /// Abilities that were given to it.
    pub carries: Vec<Ability>,
    /// It was used this turn, or attacked so often.
    pub attacks: usize,
    /// For how many turns it has stayed beside its hero.
    pub stayed: usize,
    /// What was counted towards a goal: how much, and which of several.
    pub counted: i64,
    pub met: BTreeSet<usize>,
    /// Whom it keeps in mind.
    pub memory: Option<Ref>,
    /// Beside whom it stood when it died.
    pub stood: Vec<usize>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Side {
    pub damage: i64,
    /// When undamaged.
    pub health: i64,
    pub armor: i64,
    /// How often the hero attacked this turn.
    pub attacks: usize,
    /// Mana crystals that are locked now, and that will be.
    pub locked: i64,
    pub overloaded: i64,
    /// For this turn, without the weapon's.
    pub attack: i64,
    pub tags: BTreeSet<GameTag>,
    pub hand: Vec<usize>,
    pub row: Vec<usize>,
    /// What was put into the deck, the top last; above `plain`.
    pub deck: Vec<usize>,
    /// How many plain minions the deck holds beneath.
    pub plain: usize,
    /// Nobody knows any more what lies where in the deck.
    pub shuffled: bool,
    pub crystals: i64,
    pub mana: i64,
    pub corpses: i64,
    /// Cards played this turn.
    pub played: usize,
}

/// Somebody at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Ref {
    Entity(usize),
    Hero(usize),
    Player(usize),
}

/// What somebody did.
#[derive(Clone, Debug)]
pub(crate) struct HistoryEntry {
    pub deed: Deed,
    pub side: usize,
    pub turn: usize,
    pub record: Option<&'static Card>,
    pub entity: Option<usize>,
}

#[derive(Clone, Debug)]
pub(crate) struct State {
    pub entities: Vec<Entity>,
    /// Mine, then theirs.
    pub sides: [Side; 2],
    pub turn: usize,
    /// Whose turn it is.
    pub active: usize,
    pub history: Vec<HistoryEntry>,
    /// What the decks are made of.
    pub plain: &'static Card,
    /// The card that was played last, and as what.
    pub so: Option<(usize, Vec<Word>)>,
    /// Of which class each player is.
    pub classes: [CardClass; 2],
    /// By how much more the number is that the card's text marks with `@`.
    pub improved: Option<Per>,
}

impl Entity {
    pub fn new(record: &'static Card, side: usize, spot: Spot) -> Self {
        let mut entity = Self {
            record,
            nth: None,
            side,
            spot,
            attack: 0,
            health: 0,
            damage: 0,
            cost: 0,
            tags: BTreeSet::new(),
            became: false,
            doomed: false,
            silenced: false,
            held: 1,
            since: 0,
            fresh: false,
            sleeps: 0,
            spells: 0,
            native: false,
            carries: Vec::new(),
            attacks: 0,
            stayed: 0,
            counted: 0,
            met: BTreeSet::new(),
            memory: None,
            stood: Vec::new(),
        };
        entity.print();
        entity
    }

    /// As its card is printed.
    pub fn print(&mut self) {
        let record = self.record;
        self.attack = record.attack.into();
        self.health = record.health.into();
        self.damage = 0;
        self.cost = record.cost.into();
        self.spells = record.spell_damage.into();
        self.tags = record.tags.iter().filter(|(_, n)| *n > 0).map(|(tag, _)| *tag).collect();
        self.silenced = false;
        self.carries.clear();
    }

    pub fn card_type(&self) -> CardType {
        self.record.card_type
    }

    pub fn is_minion(&self) -> bool {
        self.card_type() == CardType::Minion
    }

    pub const fn left(&self) -> i64 {
        self.health - self.damage
    }

    pub const fn is_dying(&self) -> bool {
        self.doomed || self.damage >= self.health
    }

    pub fn has(&self, tag: GameTag) -> bool {
        self.tags.contains(&tag)
    }
}

impl State {
    /// As every test finds it: my first card of the game is drawn, and gone.
    pub fn new(plain: &'static Card, class: CardClass) -> Self {
        let side = |deck| Side { plain: deck, crystals: 10, mana: 10, health: 30, ..Side::default() };
        let drawn = HistoryEntry { deed: Deed::Drawn, side: 0, turn: 1, record: Some(plain), entity: None };
        Self {
            entities: Vec::new(),
            sides: [side(19), side(20)],
            turn: 1,
            active: 0,
            history: vec![drawn],
            plain,
            so: None,
            classes: [class, CardClass::Mage],
            improved: None,
        }
    }

    /// Puts a card where its spot says, at the end of what is there; `None` when there is no room.
    pub fn add(&mut self, mut entity: Entity) -> Option<usize> {
        let at = self.entities.len();
        entity.held = self.turn;
        entity.since = self.history.len();
        let side = &mut self.sides[entity.side];
        match entity.spot {
            Spot::Hand if side.hand.len() < HAND => side.hand.push(at),
            Spot::Board if side.row.len() < BOARD => side.row.push(at),
            Spot::Hand | Spot::Board => return None,
            Spot::Deck => side.deck.push(at),
            Spot::Weapon | Spot::Power => {
                let (spot, mine) = (entity.spot, entity.side);
                for other in self.entities.iter_mut().filter(|it| it.spot == spot && it.side == mine) {
                    other.spot = Spot::Dead;
                }
            }
            Spot::Secret | Spot::Dead | Spot::Away => {}
        }
        self.entities.push(entity);
        Some(at)
    }

    /// Who stands beside somebody.
    pub fn beside(&self, at: usize) -> Vec<usize> {
        let row = &self.sides[self.entities[at].side].row;
        let Some(place) = row.iter().position(|it| *it == at) else { return Vec::new() };
        let left = place.checked_sub(1).and_then(|it| row.get(it));
        left.into_iter().chain(row.get(place + 1)).copied().collect()
    }

    /// Takes a card from where it is.
    pub fn leave(&mut self, at: usize) {
        for side in &mut self.sides {
            for list in [&mut side.hand, &mut side.row, &mut side.deck] {
                list.retain(|it| *it != at);
            }
        }
        self.entities[at].spot = Spot::Away;
    }

    /// A card goes into its owner's hand; `false` when that is full, and the card is gone.
    pub fn come_to_hand(&mut self, at: usize) -> bool {
        self.leave(at);
        let side = self.entities[at].side;
        self.entities[at].held = self.turn;
        self.entities[at].since = self.history.len();
        if self.sides[side].hand.len() < HAND {
            self.entities[at].spot = Spot::Hand;
            self.sides[side].hand.push(at);
            true
        } else {
            self.entities[at].spot = Spot::Dead;
            false
        }
    }

    /// A card goes into play, beside `beside` where that is of the same side; `false` when there is no room.
    pub fn onto_board(&mut self, at: usize, beside: Option<usize>) -> bool {
        let side = self.entities[at].side;
        if self.sides[side].row.len() >= BOARD {
            return false;
        }
        self.leave(at);
        let row = &mut self.sides[side].row;
        let place = beside.and_then(|it| row.iter().position(|there| *there == it)).map_or(row.len(), |it| it + 1);
        row.insert(place, at);
        self.entities[at].spot = Spot::Board;
        self.entities[at].fresh = true;
        true
    }

    /// The top card of a deck, which is in nobody's place then.
    pub fn top(&mut self, side: usize) -> Option<usize> {
        (!self.sides[side].shuffled).then_some(())?;
        if let Some(at) = self.sides[side].deck.last().copied() {
            self.leave(at);
            return Some(at);
        }
        if self.sides[side].plain == 0 {
            return None;
        }
        self.sides[side].plain -= 1;
        let mut entity = Entity::new(self.plain, side, Spot::Away);
        entity.native = true;
        self.add(entity)
    }

    pub fn weapon(&self, side: usize) -> Option<usize> {
        self.entities.iter().position(|it| it.spot == Spot::Weapon && it.side == side)
    }

    /// A hero's Attack, with a weapon's on the own turn.
    pub fn hero_attack(&self, side: usize) -> i64 {
        let weapon = self.weapon(side).filter(|_| self.active == side).map_or(0, |it| self.entities[it].attack);
        self.sides[side].attack + weapon
    }

    pub fn did(&mut self, deed: Deed, side: usize, entity: Option<usize>) {
        let record = entity.map(|at| self.entities[at].record);
        self.history.push(HistoryEntry { deed, side, turn: self.turn, record, entity });
    }

    /// Whether all of a card that no step has brought lie in decks.
    fn all_in_decks(&self, id: &str) -> bool {
        self.entities.iter().filter(|it| it.record.id == id && it.nth.is_none()).all(|it| it.spot == Spot::Deck)
    }

    /// How a step names somebody; `None` where no name is certain.
    pub fn name(&self, who: Ref) -> Option<Who> {
        Some(match who {
            Ref::Hero(0) => Who::MyHero,
            Ref::Hero(_) => Who::TheirHero,
            Ref::Player(_) => return None,
            Ref::Entity(at) => {
                let entity = &self.entities[at];
                if let Some(nth) = entity.nth {
                    return Some(Who::Nth(nth));
                }
                // The youngest of its kind, unless plain cards that nobody has seen are of that kind too.
                let last = self.entities.iter().rposition(|it| it.record.id == entity.record.id && it.nth.is_none());
                let same = self.entities[at + 1..].iter().any(|it| it.record.id == entity.record.id);
                let in_row = |row: &[usize]| row.iter().position(|it| *it == at);
                let side = &self.sides[entity.side];
                match entity.spot {
                    Spot::Weapon => {
                        if entity.side == 0 {
                            Who::MyWeapon
                        } else {
                            Who::TheirWeapon
                        }
                    }
                    Spot::Hand => {
                        let place = in_row(&side.hand)?;
                        if entity.side == 0 { Who::InHand(place) } else { Who::InTheirHand(place) }
                    }
                    Spot::Power if entity.side == 0 => Who::MyPower,
                    // Of several in a deck nobody knows which are drawn.
                    Spot::Deck if !self.all_in_decks(entity.record.id) => return None,
                    Spot::Board | Spot::Secret | Spot::Deck
                        if last == Some(at) && !same && entity.record.id != self.plain.id =>
                    {
                        Who::The(entity.record.id)
                    }
                    _ => return None,
                }
            }
        })
    }
}
