//! Compares a game with the recorded state.
use std::collections::BTreeMap;

use cardwright_data::{CardType, GameTag, Zone};
use cardwright_engine::facts::Keywords;
use cardwright_engine::{CardId, EntityId, Game, PlayerId};

use super::case::{Case, Tags};
use super::expect::{Expected, expected};
use super::load::{self, KEYWORDS};
use super::names::CardLookup;
use super::turn::{self, Turn};

/// A difference between the engine and a recording.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The entity's number in the recording; the player's for tags of players.
    pub entity: u16,
    /// Its card's id; empty for a player.
    pub card: String,
    /// The tag; `ZONE` for a missing entity, `EXTRA` for an additional one.
    pub tag: &'static str,
    /// The recorded value.
    pub recorded: String,
    /// The engine's value.
    pub engine: String,
}

/// An ordered zone with its cards in the recording.
struct ZoneRow {
    player: PlayerId,
    zone: Zone,
    /// The kind of cards: minions and locations, weapon, hero, or Hero Power.
    slot: CardType,
    recorded: Vec<u16>,
}

/// The data that a game is compared with.
pub struct Comparison<'a> {
    names: &'a CardLookup,
    case: &'a Case,
    before: &'a Game,
    expected: Expected,
    rows: Vec<ZoneRow>,
    cards: BTreeMap<u16, CardId>,
    /// Whether the recorded numbers of players are reliable.
    compares_players: bool,
    /// The build of the recording.
    build: Option<u32>,
}

const SLOTS: [CardType; 4] = [CardType::Minion, CardType::Weapon, CardType::Hero, CardType::HeroPower];

fn slot_of(card_type: CardType) -> CardType {
    if card_type == CardType::Location { CardType::Minion } else { card_type }
}

impl<'a> Comparison<'a> {
    /// The comparison for a case, with the game before its action.
    pub fn new(case: &'a Case, before: &'a Game, names: &'a CardLookup, build: Option<u32>) -> Self {
        let expected = expected(case);
        let mut rows = Vec::new();
        for player in PlayerId::BOTH {
            for slot in SLOTS {
                rows.push(ZoneRow { player, zone: Zone::Play, slot, recorded: Vec::new() });
            }
            for zone in [Zone::Hand, Zone::Secret] {
                rows.push(ZoneRow { player, zone, slot: CardType::Invalid, recorded: Vec::new() });
            }
        }
        let mut cards = BTreeMap::new();
        let mut placed: Vec<(i32, u16)> =
            expected.entities.iter().map(|(id, tags)| (tags.int("ZONE_POSITION"), *id)).collect();
        placed.sort_unstable();
        for (_, id) in placed {
            let tags = &expected.entities[&id];
            let zone = load::zone(tags.text("ZONE"));
            let card_type = load::card_type(tags.text("CARDTYPE"));
            let slot = if zone == Zone::Play { slot_of(card_type) } else { CardType::Invalid };
            let player = load::player(tags.int("CONTROLLER"));
            // A spell that waits for its time has no place in the engine.
            let waits = card_type == CardType::Spell && names.has_delayed_effects(names.find_or_unknown(tags.card()));
            if let Some(row) = rows.iter_mut().find(|row| row.player == player && row.zone == zone && row.slot == slot)
                && card_type != CardType::Enchantment
                && !(waits && matches!(zone, Zone::Play | Zone::Secret))
            {
                row.recorded.push(id);
                cards.insert(id, names.find_or_unknown(tags.card()));
            }
        }
        let told = turn::of(case).is_ok_and(Turn::is_recorded);
        Self { names, case, before, expected, rows, cards, compares_players: told, build }
    }

    /// All differences of a game.
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
        let card = self.expected.entities.get(&entity).and_then(Tags::card);
        let card = card.or_else(|| super::checkable::card_of(self.case, entity)).unwrap_or("").to_owned();
        Difference { entity, card, tag, recorded: recorded.to_string(), engine: engine.to_string() }
    }

    fn compare_end(&self, game: &Game, found: &mut Vec<Difference>) {
        for player in PlayerId::BOTH {
            let Some(tags) = self.expected.players.get(&(player as u8 + 1)) else { continue };
            // Of one player alone the end may be told.
            let Some(recorded) = tags.get("PLAYSTATE") else { continue };
            let engine = i32::try_from(game.players[player].state.number()).unwrap_or_default();
            // A player may concede at any moment, and a recording may end before its game.
            let decided = (4..=6).contains(&recorded) && self.hero_died();
            let other = game.is_over() && decided || game.is_over() != decided;
            if self.compares_players && other && recorded != engine {
                found.push(self.difference(player.entity().number(), "PLAYSTATE", &recorded, &engine));
            }
        }
    }

    /// Whether a hero has no Health left in the recording.
    fn hero_died(&self) -> bool {
        let hero = |tags: &&Tags| tags.text("CARDTYPE") == "HERO" && tags.text("ZONE") != "HAND";
        let dead =
            |tags: &Tags| tags.int("DAMAGE") >= tags.int("HEALTH") || load::zone(tags.text("ZONE")) == Zone::Graveyard;
        let in_play = |id: &u16| self.case.before.entities.get(id).is_some_and(|tags| tags.text("ZONE") == "PLAY");
        self.expected.entities.iter().filter(|(id, tags)| in_play(id) && hero(tags)).any(|(_, tags)| dead(tags))
    }

    fn compare_player(&self, game: &Game, player: PlayerId, found: &mut Vec<Difference>) {
        let number = player as u8 + 1;
        let Some(tags) = self.expected.players.get(&number) else { return };
        let joined = self.build.is_some_and(|build| build < CRYSTALS_REFRESHED_FIRST);
        let was = player_numbers(self.before, player, joined);
        for (tag, engine) in player_numbers(game, player, joined) {
            if !self.compares_players && tag != "deck" {
                continue;
            }
            let of = |tags: &Tags| match tag {
                "RESOURCES_USED" if joined => tags.int(tag) - tags.int("TEMP_RESOURCES"),
                _ => tags.int(tag),
            };
            let recorded = of(tags);
            // Some recordings lack the counter altogether.
            if tag == "FATIGUE" && tags.get(tag).is_none() {
                continue;
            }
            let recorded_before = self.case.before.players.get(&number).map(of);
            let moved = recorded_before != Some(recorded) || !was.contains(&(tag, engine));
            if recorded != engine && moved {
                found.push(self.difference(player.entity().number(), tag, &recorded, &engine));
            }
        }
    }

    fn compare_row(&self, game: &Game, row: &ZoneRow, found: &mut Vec<Difference>) {
        let side = &game.players[row.player];
        let engine: Vec<EntityId> = match (row.zone, row.slot) {
            (Zone::Hand, _) => side.hand.iter().collect(),
            (Zone::Secret, _) => side.secrets.iter().collect(),
            (_, CardType::Weapon) => side.weapon.into_iter().collect(),
            (_, CardType::Hero) => side.hero.into_iter().collect(),
            (_, CardType::HeroPower) => side.hero_power.into_iter().collect(),
            _ => side.board.iter().collect(),
        };
        let pairs = self.match_entities(game, row, &engine);
        for (recorded, engine) in &pairs {
            self.compare_card(game, row, *recorded, *engine, found);
        }
        let place = row.zone.name();
        for recorded in row.recorded.iter().filter(|id| !pairs.iter().any(|pair| pair.0 == **id)) {
            let there =
                game.entity(*recorded).filter(|id| self.case.was_known(*recorded) && game[*id].zone != Zone::SetAside);
            let there = there.map_or("nowhere", |id| game[id].zone.name());
            found.push(self.difference(*recorded, "ZONE", &place, &there));
        }
        for id in engine.iter().filter(|id| !pairs.iter().any(|pair| pair.1 == **id)) {
            let card = game.card(*id).map_or("", |card| card.id);
            let went = self.expected.entities.get(&id.number()).filter(|_| self.case.was_known(id.number()));
            let went = went.map_or("nowhere", |tags| tags.text("ZONE"));
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

    /// The pairs of matching entities: by number, and new ones by card, from the left.
    fn match_entities(&self, game: &Game, row: &ZoneRow, engine: &[EntityId]) -> Vec<(u16, EntityId)> {
        let mut pairs: Vec<(u16, EntityId)> = Vec::new();
        for recorded in &row.recorded {
            let same = engine.iter().find(|id| id.number() == *recorded && self.case.was_known(*recorded));
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
                let other = self.case.was_known(id.number()) && row.recorded.contains(&id.number());
                !taken && !other && (card == CardId::NONE || self.is_card(game, **id, card))
            });
            pairs.extend(free.map(|id| (*recorded, *id)));
        }
        pairs
    }

    /// Whether an entity has the card id of the recording. A crafted card is a card of its own in the engine; in the client it
    /// is its first part, with the tags `OVERRIDECARDNAME` and `OVERRIDECARDTEXTBUILDER` (recorded: f71eeb777b#0#61 and five
    /// more; the wiki's "Deathstalker Rexxar" says the same of art and quotes).
    fn is_card(&self, game: &Game, id: EntityId, card: CardId) -> bool {
        let first = || first_crafted_part(game, id).is_some_and(|first| self.names.is_same(first, card));
        self.names.is_same(game[id].card, card) || first()
    }

    /// The number of attacks that a character has used up. Forced attacks, which the client counts, use up none, and extra
    /// attacks give them back.
    fn attacks(&self, entity: u16, tags: &Tags) -> i32 {
        let made = |tags: &Tags| tags.int("NUM_ATTACKS_THIS_TURN") - tags.int("EXTRA_ATTACKS_THIS_TURN");
        let before = self.case.before.entities.get(&entity).filter(|before| made(before) <= made(tags));
        let Some(before) = before else { return made(tags).max(0) };
        let used = self.before.entity(entity).map_or(0, |id| self.before[id].attacks.into());
        used + made(tags) - made(before) - self.case.forced_attacks(entity)
    }

    fn compare_card(&self, game: &Game, row: &ZoneRow, recorded: u16, id: EntityId, found: &mut Vec<Difference>) {
        let tags = &self.expected.entities[&recorded];
        if !tags.is_seen() {
            return;
        }
        let entity = &game[id];
        let card = self.cards[&recorded];
        if card != CardId::NONE && entity.card != CardId::NONE && !self.is_card(game, id, card) {
            let engine = self.names.cards.get(entity.card).id;
            found.push(self.difference(recorded, "CARD", &tags.text("card"), &engine));
            return;
        }
        let old = self.case.before.entities.get(&recorded).filter(|old| old.is_seen());
        let rested = game.is(id, CardType::Location) && game.turn != self.before.turn;
        let was = old.and_then(|_| self.before.entity(recorded)).map(|id| card_numbers(self.before, row, id));
        for (tag, engine) in card_numbers(game, row, id) {
            // A weapon has Durability in older recordings.
            let of = |tags: &Tags| {
                if tag == "NUM_ATTACKS_THIS_TURN" {
                    return self.attacks(recorded, tags);
                }
                let older = tags.get("DURABILITY").filter(|_| tag == "HEALTH" && row.slot == CardType::Weapon);
                older.unwrap_or_else(|| tags.int(tag))
            };
            // What neither side changed was as unknown before.
            let still = old.is_some_and(|old| of(old) == of(tags))
                && was.as_ref().is_some_and(|was| was.contains(&(tag, engine)));
            // How long a location has rested is not recorded.
            // In the client a copy has the tag of its original; that it cannot attack stands in no tag of a recording.
            // So has one that became another card.
            let anew = old.is_none_or(|old| old.card() != tags.card());
            let came = tag == "EXHAUSTED" && game[id].arrived && game[id].attacks == 0 && anew;
            // A Cost that depends on the past is known of a card that was seen before alone.
            let by_past = tag == "COST" && old.is_none() && self.names.cost_depends_on_history(card);
            let unseen = came || rested && tag == "EXHAUSTED" || by_past;
            if of(tags) != engine && !still && !unseen {
                found.push(self.difference(recorded, tag, &of(tags), &engine));
            }
        }
    }
}

/// The first part of a crafted card. Starships are excluded: their pieces are combined in play.
fn first_crafted_part(game: &Game, id: EntityId) -> Option<CardId> {
    let starship = game.card(id).is_some_and(|card| card.tag(GameTag::STARSHIP) > 0);
    game.merged_cards(id).first().copied().filter(|_| !starship)
}

/// From a build between 192412 and this one on, a temporary crystal refreshes a spent crystal if there is one. Older games
/// always add a crystal, so that only the remaining mana is compared.
const CRYSTALS_REFRESHED_FIRST: u32 = 198_933;

/// The numbers of a player by the client's tags; with `joined`, temporary crystals count as unspent crystals.
fn player_numbers(game: &Game, player: PlayerId, joined: bool) -> Vec<(&'static str, i32)> {
    let side = &game.players[player];
    let used = side.spent + side.locked;
    let mut numbers = vec![
        ("RESOURCES", side.crystals.into()),
        ("RESOURCES_USED", (if joined { used - side.temporary_mana } else { used }).into()),
        ("OVERLOAD_LOCKED", side.locked.into()),
        ("OVERLOAD_OWED", side.overloaded.into()),
        ("FATIGUE", side.fatigue.into()),
        ("CURRENT_PLAYER", (game.active == player).into()),
        ("deck", i32::try_from(side.deck.len()).unwrap_or_default()),
    ];
    if !joined {
        numbers.push(("TEMP_RESOURCES", side.temporary_mana.into()));
    }
    // The client counts on to the player's next turn, where nothing asks for it.
    if game.active == player {
        numbers.push(("NUM_CARDS_PLAYED_THIS_TURN", side.cards_played.into()));
    }
    numbers
}

/// The numbers of a card in its zone, by the client's tags.
fn card_numbers(game: &Game, row: &ZoneRow, id: EntityId) -> Vec<(&'static str, i32)> {
    let entity = &game[id];
    match (row.zone, row.slot) {
        // The id of a crafted card says little of it.
        (Zone::Hand, _) if first_crafted_part(game, id).is_some() => {
            let has = |tag| entity.keywords.has(Keywords::of_tag(tag)).into();
            let numbers =
                [("COST", entity.cost.into()), ("ATK", entity.attack.into()), ("HEALTH", entity.max_health.into())];
            return numbers.into_iter().chain(KEYWORDS.map(|(name, tag)| (name, has(tag)))).collect();
        }
        (Zone::Hand, _) => return vec![("COST", entity.cost.into())],
        (Zone::Play, CardType::HeroPower) => return vec![("EXHAUSTED", entity.exhausted.into())],
        (Zone::Play, _) => {}
        _ => return Vec::new(),
    }
    let mut numbers = vec![("HEALTH", entity.max_health.into()), ("DAMAGE", entity.damage.into())];
    if entity.card_type != CardType::Location {
        numbers.push(("ATK", entity.attack.into()));
    }
    if row.slot == CardType::Hero {
        numbers.push(("ARMOR", entity.armor.into()));
    }
    if row.slot == CardType::Minion || row.slot == CardType::Hero {
        // Nothing asks for the attacks of who is not on; the client counts them on or not, by type.
        let on = game.active == entity.controller;
        if on {
            numbers.push(("NUM_ATTACKS_THIS_TURN", entity.attacks.into()));
        }
        // One that gets Charge or Rush stays marked in the client, and may attack.
        let marked = entity.arrived && entity.keywords.has(Keywords::CHARGE | Keywords::RUSH);
        if on && !marked {
            numbers.push(("EXHAUSTED", game.tag(id, GameTag::EXHAUSTED)));
        }
        // The client shows a weapon's Windfury and the like on its hero.
        let weapon = game.players[entity.controller].weapon.filter(|_| row.slot == CardType::Hero);
        let lent = weapon.map_or(Keywords::NONE, |weapon| game[weapon].keywords);
        let lent = if lent.has(Keywords::WINDFURY) { Keywords::WINDFURY } else { Keywords::NONE };
        let has = |tag| entity.keywords.union(lent).has(Keywords::of_tag(tag)).into();
        numbers.extend(KEYWORDS.iter().map(|(name, tag)| (*name, has(*tag))));
    }
    if row.slot == CardType::Minion {
        numbers.push(("SILENCED", entity.silenced.into()));
        numbers.push(("SPELLPOWER", entity.spell_damage.into()));
    }
    numbers
}
