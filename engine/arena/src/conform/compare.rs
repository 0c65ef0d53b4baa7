//! A game against what a recording arrives at.
use std::collections::BTreeMap;

use cardwright_data::{CardType, Zone};
use cardwright_engine::card::Keywords;
use cardwright_engine::state::Player;
use cardwright_engine::{CardId, EntityId, Game, PlayerId};

use super::case::{Case, Kind, Tags};
use super::expect::{Expected, expected};
use super::load::{self, KEYWORDS};
use super::names::Names;

/// Something that is not as recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The entity's number in the recording; a player's for what is the player's.
    pub entity: u16,
    /// Its card's id; empty for a player.
    pub card: String,
    /// The tag; `ZONE` where something is missing, `EXTRA` where something is too much.
    pub tag: &'static str,
    /// As recorded.
    pub recorded: String,
    /// As the engine has it.
    pub engine: String,
}

/// A place where cards are in an order, and its cards in the recording.
struct Row {
    player: PlayerId,
    zone: Zone,
    /// Minions and locations, weapon, hero, Hero Power.
    slot: CardType,
    recorded: Vec<u16>,
}

/// What a game is compared with.
pub struct Judge<'a> {
    names: &'a Names,
    case: &'a Case,
    expected: Expected,
    rows: Vec<Row>,
    cards: BTreeMap<u16, CardId>,
}

const SLOTS: [CardType; 4] = [CardType::Minion, CardType::Weapon, CardType::Hero, CardType::HeroPower];

fn slot_of(card_type: CardType) -> CardType {
    if card_type == CardType::Location { CardType::Minion } else { card_type }
}

impl<'a> Judge<'a> {
    /// Of a case.
    pub fn new(case: &'a Case, names: &'a Names) -> Self {
        let expected = expected(case);
        let mut rows = Vec::new();
        for player in PlayerId::BOTH {
            for slot in SLOTS {
                rows.push(Row { player, zone: Zone::Play, slot, recorded: Vec::new() });
            }
            for zone in [Zone::Hand, Zone::Secret] {
                rows.push(Row { player, zone, slot: CardType::Invalid, recorded: Vec::new() });
            }
        }
        let mut cards = BTreeMap::new();
        let mut placed: Vec<(i32, u16)> =
            expected.ents.iter().map(|(id, tags)| (tags.int("ZONE_POSITION"), *id)).collect();
        placed.sort_unstable();
        for (_, id) in placed {
            let tags = &expected.ents[&id];
            let zone = load::zone(tags.word("ZONE"));
            let card_type = load::card_type(tags.word("CARDTYPE"));
            let slot = if zone == Zone::Play { slot_of(card_type) } else { CardType::Invalid };
            let player = load::player(tags.int("CONTROLLER"));
            if let Some(row) = rows.iter_mut().find(|row| row.player == player && row.zone == zone && row.slot == slot)
                && card_type != CardType::Enchantment
            {
                row.recorded.push(id);
                cards.insert(id, names.find_any(tags.card()));
            }
        }
        Self { names, case, expected, rows, cards }
    }

    /// Everything in which the game differs.
    pub fn compare(&self, game: &Game) -> Vec<Difference> {
        let mut found = Vec::new();
        self.compare_end(game, &mut found);
        if game.is_over() {
            return found;
        }
        for player in PlayerId::BOTH {
            self.compare_player(game, player, &mut found);
        }
        for row in &self.rows {
            self.compare_row(game, row, &mut found);
        }
        found
    }

    fn difference(&self, entity: u16, tag: &'static str, recorded: &dyn ToString, engine: &dyn ToString) -> Difference {
        let card = self.expected.ents.get(&entity).and_then(Tags::card);
        let card = card.or_else(|| super::checkable::card_of(self.case, entity)).unwrap_or("").to_owned();
        Difference { entity, card, tag, recorded: recorded.to_string(), engine: engine.to_string() }
    }

    fn compare_end(&self, game: &Game, found: &mut Vec<Difference>) {
        for player in PlayerId::BOTH {
            let Some(tags) = self.expected.players.get(&(player as u8 + 1)) else { continue };
            let recorded = tags.int("PLAYSTATE");
            let engine = i32::try_from(game.players[player].state.number()).unwrap_or_default();
            // 4 to 6 are won, lost, tied; what else ends a game is not of the rules.
            if (game.is_over() || (4..=6).contains(&recorded)) && recorded != engine {
                found.push(self.difference(player.entity().number(), "PLAYSTATE", &recorded, &engine));
            }
        }
    }

    fn compare_player(&self, game: &Game, player: PlayerId, found: &mut Vec<Difference>) {
        let Some(tags) = self.expected.players.get(&(player as u8 + 1)) else { return };
        let side: &Player = &game.players[player];
        let mut numbers = vec![
            ("RESOURCES", side.crystals),
            ("RESOURCES_USED", side.spent + side.locked),
            ("TEMP_RESOURCES", side.temporary),
            ("OVERLOAD_LOCKED", side.locked),
            ("OVERLOAD_OWED", side.overloaded),
            ("FATIGUE", side.fatigue),
            ("CURRENT_PLAYER", (game.active == player).into()),
            ("deck", i16::try_from(side.deck.len()).unwrap_or_default()),
        ];
        // The client counts on to the player's next turn, where nothing asks for it.
        if game.active == player {
            numbers.push(("NUM_CARDS_PLAYED_THIS_TURN", side.played.into()));
        }
        for (tag, engine) in numbers {
            let recorded = tags.int(tag);
            if recorded != i32::from(engine) {
                found.push(self.difference(player.entity().number(), tag, &recorded, &engine));
            }
        }
    }

    fn compare_row(&self, game: &Game, row: &Row, found: &mut Vec<Difference>) {
        let side = &game.players[row.player];
        let engine: Vec<EntityId> = match (row.zone, row.slot) {
            (Zone::Hand, _) => side.hand.iter().collect(),
            (Zone::Secret, _) => side.secrets.iter().collect(),
            (_, CardType::Weapon) => side.weapon.into_iter().collect(),
            (_, CardType::Hero) => side.hero.into_iter().collect(),
            (_, CardType::HeroPower) => side.power.into_iter().collect(),
            _ => side.board.iter().collect(),
        };
        let pairs = self.pairs(game, row, &engine);
        for (recorded, engine) in &pairs {
            self.compare_piece(game, row, *recorded, *engine, found);
        }
        let place = row.zone.name();
        for recorded in row.recorded.iter().filter(|id| !pairs.iter().any(|pair| pair.0 == **id)) {
            let there = game.entity(*recorded).filter(|id| self.is_old(*recorded) && game[*id].zone != Zone::SetAside);
            let there = there.map_or("nowhere", |id| game[id].zone.name());
            found.push(self.difference(*recorded, "ZONE", &place, &there));
        }
        for id in engine.iter().filter(|id| !pairs.iter().any(|pair| pair.1 == **id)) {
            let card = game.card(*id).map_or("", |card| card.id);
            let went = self.expected.ents.get(&id.number()).filter(|_| self.is_old(id.number()));
            let went = went.map_or("nowhere", |tags| tags.word("ZONE"));
            let (entity, card) = (id.number(), card.to_owned());
            found.push(Difference { entity, card, tag: "EXTRA", recorded: went.to_owned(), engine: place.to_owned() });
        }
        let order: Vec<u16> =
            engine.iter().filter_map(|id| pairs.iter().find(|pair| pair.1 == *id)).map(|pair| pair.0).collect();
        let recorded: Vec<u16> = row.recorded.iter().copied().filter(|id| order.contains(id)).collect();
        if order != recorded
            && row.zone != Zone::Secret
            && let Some((at, id)) = recorded.iter().enumerate().find(|(at, id)| order[*at] != **id)
        {
            let engine = order.iter().position(|other| other == id).unwrap_or_default();
            found.push(self.difference(*id, "ZONE_POSITION", &(at + 1), &(engine + 1)));
        }
    }

    /// Whether an entity was known before the action, so that its number means the same on both sides.
    fn is_old(&self, entity: u16) -> bool {
        self.case.before.ents.contains_key(&entity) || self.case.forced.draws.iter().any(|draw| draw.0 == entity)
    }

    /// Who is who: by number, and new ones by card, from the left.
    fn pairs(&self, game: &Game, row: &Row, engine: &[EntityId]) -> Vec<(u16, EntityId)> {
        let mut pairs: Vec<(u16, EntityId)> = Vec::new();
        for recorded in &row.recorded {
            let same = engine.iter().find(|id| id.number() == *recorded && self.is_old(*recorded));
            pairs.extend(same.map(|id| (*recorded, *id)));
        }
        for recorded in &row.recorded {
            if pairs.iter().any(|pair| pair.0 == *recorded) {
                continue;
            }
            let card = self.cards[recorded];
            let free = engine.iter().find(|id| {
                let taken = pairs.iter().any(|pair| pair.1 == **id);
                // One that was there before is somebody else, unless it became another card where it stands.
                let other = self.is_old(id.number()) && row.recorded.contains(&id.number());
                !taken && !other && (card == CardId::NONE || game[**id].card == card)
            });
            pairs.extend(free.map(|id| (*recorded, *id)));
        }
        pairs
    }

    fn compare_piece(&self, game: &Game, row: &Row, recorded: u16, id: EntityId, found: &mut Vec<Difference>) {
        let tags = &self.expected.ents[&recorded];
        let entity = &game[id];
        let mut note = |tag: &'static str, recorded_value: i32, engine: i32| {
            if recorded_value != engine {
                found.push(self.difference(recorded, tag, &recorded_value, &engine));
            }
        };
        if !tags.is_seen() {
            return;
        }
        let card = self.cards[&recorded];
        if card != CardId::NONE && entity.card != CardId::NONE && card != entity.card {
            let engine = self.names.cards.get(entity.card).id;
            found.push(self.difference(recorded, "CARD", &tags.word("card"), &engine));
            return;
        }
        match (row.zone, row.slot) {
            (Zone::Hand, _) => note("COST", tags.int("COST"), entity.cost.into()),
            (Zone::Play, CardType::HeroPower) => note("EXHAUSTED", tags.int("EXHAUSTED"), entity.exhausted.into()),
            (Zone::Play, slot) => {
                let durability = tags.get("DURABILITY").filter(|_| slot == CardType::Weapon);
                let (name, health) = durability.map_or(("HEALTH", tags.int("HEALTH")), |number| ("DURABILITY", number));
                note(name, health, entity.max_health.into());
                note("DAMAGE", tags.int("DAMAGE"), entity.damage.into());
                if entity.card_type != CardType::Location {
                    note("ATK", tags.int("ATK"), entity.attack.into());
                }
                if slot == CardType::Hero {
                    note("ARMOR", tags.int("ARMOR"), entity.armor.into());
                }
                if slot == CardType::Minion || slot == CardType::Hero {
                    if game.active == entity.controller {
                        note("NUM_ATTACKS_THIS_TURN", tags.int("NUM_ATTACKS_THIS_TURN"), entity.attacks.into());
                    }
                    // How long a location has rested cannot be seen.
                    if entity.card_type != CardType::Location || self.case.kind == Kind::UseLocation {
                        note("EXHAUSTED", tags.int("EXHAUSTED"), is_exhausted(game, id).into());
                    }
                    for (name, tag) in KEYWORDS {
                        let has = entity.keywords.has(Keywords::of_tag(tag));
                        note(name, (tags.int(name) > 0).into(), has.into());
                    }
                }
                if slot == CardType::Minion {
                    note("SILENCED", tags.int("SILENCED"), entity.silenced.into());
                    note("SPELLPOWER", tags.int("SPELLPOWER"), entity.spell_damage.into());
                }
            }
            _ => {}
        }
    }
}

/// The client's tag: came this turn without Charge or Rush, or attacked as often as it may.
fn is_exhausted(game: &Game, id: EntityId) -> bool {
    let entity = &game[id];
    if entity.card_type == CardType::Location {
        return entity.exhausted || entity.arrived || entity.counters[0] > 0;
    }
    let quick = entity.keywords.has(Keywords::CHARGE | Keywords::RUSH) || entity.card_type == CardType::Hero;
    let windfury = entity.keywords.has(Keywords::WINDFURY)
        || (entity.card_type == CardType::Hero
            && game.players[entity.controller]
                .weapon
                .is_some_and(|weapon| game[weapon].keywords.has(Keywords::WINDFURY)));
    entity.exhausted || (entity.arrived && !quick) || entity.attacks >= if windfury { 2 } else { 1 }
}
