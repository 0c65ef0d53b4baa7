//! Loads a recorded position into the engine.
use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::{CardClass, CardType, Format, GameTag, Zone};
use cardwright_engine::facts::Keywords;
use cardwright_engine::script::selector::Side;
use cardwright_engine::state::{AttachedEnchantment, ByPlayer, Position, PositionEntity, SideView};
use cardwright_engine::{Action, CardId, EntityId, Game, PlayerId};

use super::case::{Before, Case, FirstSeen, Kind, Tags};
use super::expect::expected;
use super::names::CardLookup;
use super::turn;

/// The keywords that recordings show as tags of an entity, each with its tag.
pub const KEYWORDS: [(&str, GameTag); 12] = [
    ("TAUNT", GameTag::TAUNT),
    ("STEALTH", GameTag::STEALTH),
    ("DIVINE_SHIELD", GameTag::DIVINE_SHIELD),
    ("CHARGE", GameTag::CHARGE),
    ("RUSH", GameTag::RUSH),
    ("WINDFURY", GameTag::WINDFURY),
    ("LIFESTEAL", GameTag::LIFESTEAL),
    ("POISONOUS", GameTag::POISONOUS),
    ("REBORN", GameTag::REBORN),
    ("FROZEN", GameTag::FROZEN),
    ("IMMUNE", GameTag::IMMUNE),
    ("CANT_ATTACK", GameTag::CANT_ATTACK),
];

/// The step between the arrival orders of two turns: more than the number of board positions.
const ORDER_STRIDE: u32 = 200;

/// The reason why a case cannot be loaded.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The engine has no such position.
    #[error(transparent)]
    Position(#[from] cardwright_engine::state::PositionError),
    /// The action names an entity that does not exist.
    #[error("the action's {0} is not there")]
    Missing(&'static str),
}

/// The player with this number in the recording.
pub const fn player(number: i32) -> PlayerId {
    if number == 2 { PlayerId::Second } else { PlayerId::First }
}

/// The zone with this name.
pub fn zone(name: &str) -> Zone {
    match name {
        // Recordings have a short name for it.
        "REMOVED" => Zone::RemovedFromGame,
        name => name.parse().unwrap_or(Zone::Invalid),
    }
}

/// The card type with this name.
pub fn card_type(name: &str) -> CardType {
    match name {
        "ENCH" => CardType::Enchantment,
        name => name.parse().unwrap_or(CardType::Invalid),
    }
}

/// The game before the action.
pub fn game(case: &Case, names: &CardLookup) -> Result<Game, LoadError> {
    let turn = turn::of(case);
    let mut position = load_position(&case.before, turn.ok().map(|turn| turn.player().into()), names);
    if turn.is_ok_and(|turn| !turn.is_recorded()) {
        separate_players(case, &mut position.sides, position.active);
    }
    for entity in &case.echo_cards {
        if let Some(piece) = position.entities.get_mut(entity) {
            let copied = Keywords::ECHO | Keywords::GHOSTLY;
            (piece.keywords, piece.stated_keywords) = (piece.keywords | copied, piece.stated_keywords | copied);
        }
    }
    position.format = format(case);
    for (entity, piece) in &mut position.entities {
        piece.new_in_hand = case.new_in_hand.contains(entity);
        let used_up = case.recorded_tags.contains("SPELLBURST")
            && piece.zone == Zone::Play
            && names.has_one_time_text(piece.card);
        let left = || case.before.entities.get(entity).is_some_and(|tags| tags.int("SPELLBURST") > 0);
        piece.once_text_used =
            used_up && !left() || case.saw_spell.contains(entity) && names.has_one_time_text(piece.card);
    }
    end_dormancy(case, &mut position, names);
    order_by_arrival(case, &mut position.entities);
    order_by_hits(case, &mut position.entities);
    // Who plays a card shows it.
    if let Some(piece) = case.action.actor.and_then(|actor| position.entities.get_mut(&actor))
        && piece.card == CardId::NONE
    {
        piece.card = names.find_or_unknown(case.action.card.as_deref());
    }
    for (number, piece) in upcoming_draws(case, position.active, names) {
        position.entities.entry(number).or_insert(piece);
    }
    add_copied_to_deck(case, &mut position, names);
    let actor = case.action.actor.and_then(|actor| position.entities.get_mut(&actor));
    if let (Kind::Play, Some(piece)) = (case.kind, actor)
        && !names.spends_mana(piece.card)
    {
        piece.cost = piece.cost.or_else(|| mana_spent(case, piece.controller));
    }
    Ok(Game::from_position(names.cards, &position)?)
}

/// The format of a recorded game. Standard is replaced by Wild, because its sets change each year and random outcomes are
/// forced as recorded.
fn format(case: &Case) -> Option<Format> {
    match Format::from_number(case.src.format?.into())? {
        Format::Any => None,
        Format::Wild | Format::Standard | Format::Twist => Some(Format::Wild),
        Format::Classic => Some(Format::Classic),
    }
}

/// The visible state as a position of the engine; `on` is the player whose turn it is, if the tags do not show it.
pub fn load_position(before: &Before, on: Option<i32>, names: &CardLookup) -> Position {
    let current =
        before.players.iter().find(|(_, tags)| tags.int("CURRENT_PLAYER") > 0).map_or(1, |(number, _)| *number);
    let active = player(on.unwrap_or_else(|| current.into()));
    let mut enchantments: BTreeMap<u16, Vec<AttachedEnchantment>> = BTreeMap::new();
    for tags in before.entities.values().filter(|tags| tags.text("CARDTYPE") == "ENCH") {
        let Ok(bearer) = u16::try_from(tags.int("ATTACHED")) else { continue };
        let creator = u16::try_from(tags.int("CREATOR")).ok();
        let made_by = creator.and_then(|creator| before.entities.get(&creator)).and_then(Tags::card);
        let Some(id) = tags.card() else { continue };
        // An enchantment of a Starship is one of its pieces.
        let starship = |tags: &Tags| names.is_starship(names.find_or_unknown(tags.card()));
        let card =
            before.entities.get(&bearer).filter(|bearer| starship(bearer)).and_then(|_| names.starship_piece_of(id));
        let card = card.unwrap_or_else(|| names.find(id));
        if card == CardId::NONE || names.is_of_aura(id, made_by) {
            continue;
        }
        enchantments.entry(bearer).or_default().push(AttachedEnchantment {
            card,
            controller: player(tags.int("CONTROLLER")),
            source: creator,
            x: tags.get("TAG_SCRIPT_DATA_NUM_1").map(super::case::to_i16),
            turn: 0,
        });
    }
    let mut sides: ByPlayer<SideView> = ByPlayer::default();
    for (number, tags) in &before.players {
        let worn = u16::try_from(tags.int("entity")).ok().and_then(|entity| enchantments.remove(&entity));
        let hero = before.entities.values().find(|piece| {
            (piece.text("ZONE"), piece.text("CARDTYPE")) == ("PLAY", "HERO")
                && piece.int("CONTROLLER") == i32::from(*number)
        });
        let class = class(tags).or_else(|| class(hero?));
        sides[player((*number).into())] = SideView { class, ..side_view(tags, worn.unwrap_or_default()) };
    }
    let mut pieces = BTreeMap::new();
    for (number, tags) in before.entities.iter().filter(|(_, tags)| tags.text("CARDTYPE") != "ENCH") {
        let worn = enchantments.remove(number).unwrap_or_default();
        pieces.insert(*number, position_entity(tags, worn, names));
    }
    order_after_creators(&mut pieces);
    let turn = u16::try_from(before.game.int("TURN")).unwrap_or_default();
    Position { turn, active, seed: 0, format: None, sides, entities: pieces }
}

/// The class in the tags, by number or by name.
fn class(tags: &Tags) -> Option<CardClass> {
    let class = match tags.get("CLASS") {
        Some(number) => CardClass::ALL.iter().copied().find(|class| *class as i32 == number),
        None => tags.text("CLASS").parse().ok(),
    };
    class.filter(|class| !matches!(class, CardClass::Invalid | CardClass::Neutral))
}

/// Orders created entities after their creators, also if they stand to the left of them.
fn order_after_creators(pieces: &mut BTreeMap<u16, PositionEntity>) {
    let made: Vec<(u16, u32)> = pieces
        .iter()
        .filter_map(|(number, piece)| {
            let maker = pieces.get(&piece.creator?).filter(|maker| maker.zone == Zone::Play)?;
            let of_one_turn = piece.order / ORDER_STRIDE == maker.order / ORDER_STRIDE;
            (piece.zone == Zone::Play && of_one_turn && piece.order < maker.order).then_some((*number, maker.order + 1))
        })
        .collect();
    for (number, order) in made {
        if let Some(piece) = pieces.get_mut(&number) {
            piece.order = order;
        }
    }
}

/// Ends the dormancy of minions whose number of turns has passed, as earlier cases of the recording show.
fn end_dormancy(case: &Case, position: &mut Position, names: &CardLookup) {
    let now = case.before.game.int("TURN");
    for (entity, since) in &case.first_seen {
        let told = case.before.entities.get(entity).is_some_and(|tags| tags.get("DORMANT").is_some());
        let Some(piece) = position.entities.get_mut(entity).filter(|piece| !told && piece.zone == Zone::Play) else {
            continue;
        };
        // The turns of a player are every other one.
        let passed = now - since.turn;
        let begun = if piece.controller == position.active { (passed + 1) / 2 } else { passed / 2 };
        if names.dormant_turns(piece.card).is_some_and(|turns| begun >= turns.into()) {
            piece.keywords = piece.keywords.without(Keywords::DORMANT);
        }
    }
}

/// Orders the cards that arrived in the same turn as earlier cases of the recording show. The tags alone give no order for
/// Secrets, which have no board position and no number of turns.
fn order_by_arrival(case: &Case, pieces: &mut BTreeMap<u16, PositionEntity>) {
    let mut of_turn: BTreeMap<u32, Vec<(FirstSeen, u32, u16)>> = BTreeMap::new();
    for (entity, since) in &case.first_seen {
        let Some(piece) = pieces.get(entity).filter(|piece| matches!(piece.zone, Zone::Play | Zone::Secret)) else {
            continue;
        };
        of_turn.entry(piece.order / ORDER_STRIDE).or_default().push((*since, piece.order, *entity));
    }
    for mut came in of_turn.into_values() {
        let mut orders: Vec<u32> = came.iter().map(|(_, order, _)| *order).collect();
        orders.sort_unstable();
        came.sort_unstable();
        let mut before = 0;
        for ((.., entity), order) in came.into_iter().zip(orders) {
            before = order.max(before + 1);
            if let Some(piece) = pieces.get_mut(&entity) {
                piece.order = before;
            }
        }
    }
}

/// Orders the minions that arrived in the same turn by the order in which a text hits several of them, which is the order of
/// arrival. Missiles, which may hit a minion twice, are excluded.
fn order_by_hits(case: &Case, pieces: &mut BTreeMap<u16, PositionEntity>) {
    let damage = &case.outcomes.damage;
    let all: BTreeSet<u16> = damage.iter().map(|(entity, _)| *entity).collect();
    if all.len() < damage.len() {
        return;
    }
    let mut of_turn: BTreeMap<u32, Vec<u16>> = BTreeMap::new();
    for (entity, _) in damage {
        let Some(piece) = pieces.get(entity) else { continue };
        let minion = piece.zone == Zone::Play && piece.card_type == CardType::Minion;
        let hit = of_turn.entry(piece.order / ORDER_STRIDE).or_default();
        if minion {
            hit.push(*entity);
        }
    }
    for hit in of_turn.into_values() {
        let mut orders: Vec<u32> = hit.iter().filter_map(|entity| Some(pieces.get(entity)?.order)).collect();
        orders.sort_unstable();
        for (entity, order) in hit.iter().zip(orders) {
            if let Some(piece) = pieces.get_mut(entity) {
                piece.order = order;
            }
        }
    }
}

/// The Cost of a card that was not visible: the mana that was spent on it.
fn mana_spent(case: &Case, by: PlayerId) -> Option<i16> {
    let changes = case.after.players.get(&(by as u8 + 1));
    let spent = |tag| {
        let change = changes.and_then(|changes| changes.get(tag));
        change.map_or(Some(0), |(old, new)| Some(super::case::number(new)? - super::case::number(old)?))
    };
    // Who gets mana tells nothing of what it cost.
    let temporary = spent("TEMP_RESOURCES")?;
    let known = temporary <= 0 && spent("RESOURCES")? == 0;
    known.then(|| spent("RESOURCES_USED")).flatten().map(|used| super::case::to_i16(used - temporary))
}

/// If one entity has the tags of both players, assigns them to the active player, and gives both enough mana.
fn separate_players(case: &Case, sides: &mut ByPlayer<SideView>, active: PlayerId) {
    let one = PlayerId::BOTH.into_iter().max_by_key(|player| sides[*player].crystals).unwrap_or(active);
    let (played, powers_used, died) = (sides[one].cards_played, sides[one].powers_used, sides[one].minions_died);
    let crystals = sides[one].crystals;
    let actor = case.action.actor.and_then(|actor| case.before.entities.get(&actor));
    // What a card cost that nobody had seen before is what was paid for it.
    let cost = actor
        .and_then(|tags| tags.get("COST"))
        .map(super::case::to_i16)
        .or_else(|| mana_spent(case, active))
        .unwrap_or(0);
    for player in PlayerId::BOTH {
        let side = &mut sides[player];
        (side.cards_played, side.powers_used, side.minions_died) =
            if player == active { (played, powers_used, died) } else { (0, 0, 0) };
        (side.crystals, side.spent, side.temporary_mana) = (crystals, 0, (cost - crystals).max(0));
        (side.locked, side.overloaded) = (0, 0);
    }
}

fn side_view(tags: &Tags, enchantments: Vec<AttachedEnchantment>) -> SideView {
    let few = |tag| u8::try_from(tags.int(tag)).unwrap_or_default();
    let locked = tags.short("OVERLOAD_LOCKED");
    SideView {
        crystals: tags.short("RESOURCES"),
        extra_crystals: tags.get("MAXRESOURCES").map_or(0, |most| super::case::to_i16(most).saturating_sub(10)).max(0),
        extra_hand_size: few("MAXHANDSIZE").saturating_sub(10),
        // The client counts locked crystals as used.
        spent: (tags.short("RESOURCES_USED") - locked).max(0),
        temporary_mana: tags.short("TEMP_RESOURCES"),
        locked,
        overloaded: tags.short("OVERLOAD_OWED"),
        fatigue: tags.short("FATIGUE"),
        corpses: tags.short("CORPSES"),
        cards_played: few("NUM_CARDS_PLAYED_THIS_TURN"),
        minions_played: few("NUM_MINIONS_PLAYED_THIS_TURN"),
        powers_used: few("HEROPOWER_ACTIVATIONS_THIS_TURN"),
        minions_died: few("NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN"),
        deck: few("deck"),
        power_damage: tags.get("CURRENT_HEROPOWER_DAMAGE_BONUS").map(super::case::to_i16),
        class: None,
        enchantments,
    }
}

fn position_entity(tags: &Tags, enchantments: Vec<AttachedEnchantment>, names: &CardLookup) -> PositionEntity {
    let zone = zone(tags.text("ZONE"));
    let in_play = zone == Zone::Play;
    let turns = tags.int("NUM_TURNS_IN_PLAY").clamp(0, 10_000);
    let place = tags.int("ZONE_POSITION").clamp(0, 99);
    let card_type = card_type(tags.text("CARDTYPE"));
    // A card that is put together of two modules names them.
    let parts = [tags.int("MODULAR_ENTITY_PART_1"), tags.int("MODULAR_ENTITY_PART_2")];
    let modular = names.cards.card_by_part_numbers(parts.map(i32::unsigned_abs));
    let card = modular.unwrap_or_else(|| names.find_typed(tags.card(), card_type));
    let mut piece = PositionEntity::new(card, zone, player(tags.int("CONTROLLER")));
    piece.card_type = card_type;
    piece.place = u16::try_from(place).unwrap_or_default();
    // Older first; of one turn the left one, as minions are mostly put to the right.
    piece.order = u32::try_from(10_000 - turns).unwrap_or_default() * ORDER_STRIDE + 2 * u32::from(piece.place);
    piece.enchantments = enchantments;
    piece.creator = u16::try_from(tags.int("CREATOR")).ok().filter(|creator| *creator > 0);
    let body = matches!(piece.card_type, CardType::Minion | CardType::Hero | CardType::Weapon | CardType::Location);
    if body && tags.is_seen() {
        piece.attack = (piece.card_type != CardType::Location).then(|| tags.short("ATK"));
        let durability = tags.get("DURABILITY").filter(|_| piece.card_type == CardType::Weapon);
        piece.health = Some(durability.map_or_else(|| tags.short("HEALTH"), super::case::to_i16));
        // A returned minion keeps the tag in some recordings.
        piece.damage = if in_play { tags.short("DAMAGE").max(0) } else { 0 };
        piece.armor = tags.short("ARMOR").max(0);
        for (name, tag) in KEYWORDS {
            let keyword = Keywords::of_tag(tag);
            // What a card in hand does not show is not lost.
            if in_play || tags.get(name).is_some() {
                piece.stated_keywords |= keyword;
            }
            if tags.int(name) > 0 {
                piece.keywords |= keyword;
            }
        }
        // Most recordings have no such tag. The turns of one that comes Dormant are not counted until it awakens.
        let sleeps = in_play && turns == 0 && tags.int("JUST_PLAYED") > 0 && names.starts_dormant(card);
        if tags.int("DORMANT") > 0 || sleeps {
            piece.stated_keywords |= Keywords::DORMANT;
            piece.keywords |= Keywords::DORMANT;
            piece.counters[1] = tags.short("TAG_SCRIPT_DATA_NUM_1");
        }
    }
    // How far a quest, or a card that upgrades in hand, has come; some cards show how much is left instead.
    let told = if zone == Zone::Hand { tags.get("TAG_SCRIPT_DATA_NUM_1") } else { tags.get("QUEST_PROGRESS") };
    if let Some(progress) = told.filter(|_| names.counts_progress(card)) {
        let down_from = names.countdown_start(card).filter(|_| zone == Zone::Hand);
        piece.counters[0] = super::case::to_i16(down_from.map_or(progress, |from| from - progress));
    }
    // A Starship that is being built can be launched.
    if in_play && tags.int("LAUNCHPAD") > 0 {
        piece.stated_keywords |= Keywords::LAUNCHPAD;
        piece.keywords |= Keywords::LAUNCHPAD;
    }
    piece.has_delayed_effects =
        card_type == CardType::Spell && matches!(zone, Zone::Secret | Zone::Play) && names.has_delayed_effects(card);
    if let Some(number) = tags.get("TAG_SCRIPT_DATA_NUM_1").filter(|_| in_play && names.has_growing_number(card)) {
        let printed = names.cards.get(card).tag(GameTag::TAG_SCRIPT_DATA_NUM_1);
        piece.counters[0] = super::case::to_i16(number - printed);
    }
    // The client counts the turns of both players, from the one in which it was played.
    let ended = super::case::to_i16(turns);
    piece.counters[1] = match names.counted_turns_side(card).filter(|_| zone == Zone::Secret) {
        Some(Side::Friendly) => (ended + 1) / 2,
        Some(Side::Enemy) => ended / 2,
        Some(Side::Both) => ended,
        None => piece.counters[1],
    };
    // A minion in play shows what its card costs on the day: "one that costs (1) more" goes by it.
    let shows_cost = zone == Zone::Hand || matches!(piece.card_type, CardType::HeroPower | CardType::Minion);
    if tags.is_seen() && shows_cost {
        piece.cost = Some(tags.short("COST"));
    }
    if in_play {
        piece.attacks = attacks(tags);
        piece.arrived = body && (turns == 0 || tags.int("JUST_PLAYED") > 0);
        let exhausted = tags.int("EXHAUSTED") > 0;
        if matches!(piece.card_type, CardType::Minion | CardType::Hero) {
            // Without an attack it is new on its side: one that was taken over, for example.
            piece.arrived |= exhausted && piece.attacks == 0;
        } else if piece.card_type == CardType::Location {
            piece.counters[0] = i16::from(exhausted);
        } else if piece.card_type == CardType::HeroPower {
            piece.exhausted = exhausted;
        }
        piece.silenced = tags.int("SILENCED") > 0;
        if piece.card_type == CardType::Minion {
            piece.spell_damage = Some(tags.short("SPELLPOWER"));
        }
    }
    piece
}

/// The number of attacks that a character has used up. The client also counts forced attacks and shows attacks in addition to
/// those of keywords: a character that is not exhausted has an attack left.
fn attacks(tags: &Tags) -> u8 {
    let made = (tags.int("NUM_ATTACKS_THIS_TURN") - tags.int("EXTRA_ATTACKS_THIS_TURN")).max(0);
    let ready = tags.int("EXHAUSTED") == 0 && matches!(tags.text("CARDTYPE"), "MINION" | "HERO");
    let most = if tags.int("MEGA_WINDFURY") > 0 || tags.int("WINDFURY") > 2 {
        4
    } else {
        1 + i32::from(tags.int("WINDFURY") > 0)
    };
    u8::try_from(if ready { made.min(most - 1) } else { made }).unwrap_or_default()
}

/// The cards leaving both decks that belong to the first player, if all of them are counted.
fn split_drawn_cards(case: &Case) -> Option<Vec<u16>> {
    let lost = |number: u8| {
        let (old, new) = case.after.players.get(&number)?.get("deck")?;
        usize::try_from(super::case::number(old)? - super::case::number(new)?).ok()
    };
    let mut drawn: Vec<u16> = case.outcomes.draws.iter().map(|(entity, ..)| *entity).collect();
    drawn.sort_unstable();
    let first = lost(1)?;
    (drawn.len() == first + lost(2)?).then(|| {
        drawn.truncate(first);
        drawn
    })
}

/// Puts the cards that will be drawn on top of the deck, the first one topmost.
fn upcoming_draws(case: &Case, active: PlayerId, names: &CardLookup) -> Vec<(u16, PositionEntity)> {
    let shrank = |number: u8| {
        let (old, new) = case.after.players.get(&number)?.get("deck")?;
        (super::case::number(new)? < super::case::number(old)?).then(|| player(number.into()))
    };
    // Decks are numbered one after the other: where both lose cards, the lower numbers are the first player's.
    let both = split_drawn_cards(case);
    let usual = if case.kind == Kind::EndTurn { active.opponent() } else { active };
    let whose = |entity: u16| {
        let drawer = match (shrank(1), shrank(2)) {
            (Some(only), None) | (None, Some(only)) => only,
            (Some(_), Some(_)) | (None, None) => both
                .as_ref()
                .map_or(usual, |first| if first.contains(&entity) { PlayerId::First } else { PlayerId::Second }),
        };
        // Whose card it is, unless that deck is as big as before and the other is not: then it was stolen.
        let owner = case.after.new.get(&entity).map(|tags| player(tags.int("CONTROLLER")));
        let stolen =
            |owner: &PlayerId| shrank(*owner as u8 + 1).is_none() && shrank(owner.opponent() as u8 + 1).is_some();
        owner.filter(|owner| !stolen(owner)).unwrap_or(drawer)
    };
    let created = |entity: u16| case.outcomes.created.iter().any(|created| created.0 == entity);
    let drawn = case.outcomes.draws.iter().filter(|(entity, ..)| !created(*entity));
    (0..)
        .zip(drawn)
        .map(|(place, (entity, card, _))| {
            let known = card.as_deref().or_else(|| case.after.new.get(entity).and_then(Tags::card));
            (
                *entity,
                PositionEntity {
                    place,
                    ..PositionEntity::new(names.find_or_unknown(known), Zone::Deck, whose(*entity))
                },
            )
        })
        .collect()
}

/// Adds the cards that a text copies from a deck to that deck.
fn add_copied_to_deck(case: &Case, position: &mut Position, names: &CardLookup) {
    let highest = position.entities.keys().chain(case.after.new.keys()).max().copied().unwrap_or(3);
    let mut next = case.outcomes.created.iter().map(|created| created.0).max().unwrap_or(3).max(highest);
    for (_, card, zone, _, creator) in &case.outcomes.created {
        // Where no creator is recorded it is who acts and speaks of a deck.
        let told = super::case::number(creator).and_then(|number| u16::try_from(number).ok());
        let acting = case.blocks.iter().filter(|block| matches!(block.1.as_str(), "POWER" | "TRIGGER")).map(|it| it.2);
        let speaks = |maker: &PositionEntity| !names.decks_of(maker.card).is_empty();
        let makers = told.into_iter().chain(acting.filter(|_| told.is_none()));
        let maker = makers.filter_map(|maker| position.entities.get(&maker)).find(|maker| speaks(maker));
        let Some(maker) = maker else { continue };
        let sides = names.decks_of(maker.card);
        let zone = zone.as_str().unwrap_or("");
        let card = names.find_or_unknown(card.as_deref());
        if card == CardId::NONE || sides.is_empty() || !matches!(zone, "HAND" | "PLAY" | "SETASIDE" | "DECK") {
            continue;
        }
        let (mine, maker_card) = (maker.controller, maker.card);
        if names.creates_or_attaches(maker_card, card) {
            continue;
        }
        for side in sides {
            let owner = if side == Side::Enemy { mine.opponent() } else { mine };
            let known = position.entities.values().filter(|it| it.zone == Zone::Deck && it.controller == owner).count();
            if known < usize::from(position.sides[owner].deck) {
                next += 1;
                position.entities.insert(next, PositionEntity::new(card, Zone::Deck, owner));
            }
        }
    }
}

/// The action that the recorded player took in a case.
pub fn recorded_action(case: &Case, game: &Game, names: &CardLookup) -> Result<Action, LoadError> {
    let act = &case.action;
    let entity = |number: Option<u16>, what| -> Result<Option<EntityId>, LoadError> {
        let found = number.filter(|number| *number > 0).map(|number| game.entity(number));
        found.map(|found| found.ok_or(LoadError::Missing(what))).transpose()
    };
    let target = entity(act.target, "target")?;
    let actor = || entity(act.actor, "actor")?.ok_or(LoadError::Missing("actor"));
    Ok(match case.kind {
        Kind::EndTurn => Action::EndTurn,
        Kind::HeroPower => Action::HeroPower { target },
        Kind::Attack => Action::Attack { attacker: actor()?, defender: target.ok_or(LoadError::Missing("target"))? },
        Kind::UseLocation | Kind::DeckAction => Action::Use { card: actor()?, ability: 0, target },
        Kind::Play => {
            let card = actor()?;
            let lands = matches!(game[card].card_type, CardType::Minion | CardType::Location);
            Action::Play {
                card,
                target,
                option: act.option.filter(|_| names.has_options(game[card].card)),
                place: lands.then(|| possible_positions(case, game)).and_then(|places| places.first().copied()),
            }
        }
    })
}

/// The possible board positions, from 0, of a played minion: the recorded one; otherwise those between its neighbors
/// afterwards.
pub fn possible_positions(case: &Case, game: &Game) -> Vec<u8> {
    let board = &game.players[game.active].board;
    let room = board.len();
    if let Some(at) = case.action.position.and_then(|at| at.checked_sub(1)) {
        return vec![at.min(u8::try_from(room).unwrap_or_default())];
    }
    let after = expected(case).entities;
    let in_play = |tags: &&Tags| tags.text("ZONE") == "PLAY" && matches!(tags.text("CARDTYPE"), "MINION" | "LOCATION");
    let stands = |entity: u16| after.get(&entity).filter(in_play).map(|tags| tags.int("ZONE_POSITION"));
    let seen = case.action.actor.and_then(stands).or_else(|| case.action.board_position.map(Into::into));
    let (mut from, mut to) = (0, room);
    for (at, minion) in board.iter().enumerate() {
        let mine = |tags: &Tags| player(tags.int("CONTROLLER")) == game.active;
        let Some(place) = stands(minion.number()).filter(|_| after.get(&minion.number()).is_some_and(mine)) else {
            continue;
        };
        match seen {
            Some(seen) if place < seen => from = at + 1,
            Some(_) => to = to.min(at),
            None => {}
        }
    }
    let (from, to) = (from.min(room), to.max(from).min(room));
    // Mostly the minion is put to the right.
    (from..=to).rev().filter_map(|at| u8::try_from(at).ok()).collect()
}
