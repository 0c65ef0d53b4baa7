//! The cards that act in a case, and those of them without a Power.
use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::CardType;
use cardwright_engine::CardId;

use super::case::{Block, Case, Kind, Tags, recording};
use super::load::{self, KEYWORDS};
use super::names::CardLookup;
use super::turn;

/// Stands for an acting card whose id is unknown.
pub const UNKNOWN_CARD: &str = "?";

/// The acting cards without a Power, by id; if empty, the case can be checked.
pub fn unwritten_cards(acting: &BTreeSet<String>, names: &CardLookup) -> BTreeSet<String> {
    acting.iter().filter(|id| !names.is_written(id)).cloned().collect()
}

/// The cards in play without a Power, by id.
pub fn unwritten_in_play(case: &Case, names: &CardLookup) -> BTreeSet<String> {
    let there =
        case.before.entities.values().filter(|tags| tags.text("ZONE") == "PLAY" && tags.text("CARDTYPE") == "MINION");
    there.filter_map(Tags::card).filter(|id| !names.is_written(id)).map(ToOwned::to_owned).collect()
}

/// The cards that act, by id.
///
/// A card acts if it is played or used, if it stands over a block, if it attaches an enchantment or is one that comes or
/// ends, or if its own numbers change without one.
pub fn acting_cards(case: &Case, names: &CardLookup) -> BTreeSet<String> {
    let mut acting: BTreeSet<String> = BTreeSet::new();
    let card_of = |entity: u16| card_of(case, entity);
    if matches!(case.kind, Kind::Play | Kind::HeroPower | Kind::UseLocation | Kind::DeckAction) {
        let card = case.action.card.as_deref().or_else(|| case.action.actor.and_then(card_of));
        let told = case.action.actor.and_then(|actor| case.before.entities.get(&actor));
        let told = told.map_or(CardType::Invalid, |tags| load::card_type(tags.text("CARDTYPE")));
        let other = names.find_or_unknown(card).to_option().is_some() && names.find_typed(card, told) == CardId::NONE;
        acting.insert(card.filter(|_| !other).unwrap_or(UNKNOWN_CARD).to_owned());
    }
    for (_, kind, entity, card, ..) in &case.blocks {
        let cosmetic = card.as_deref().or_else(|| card_of(*entity)).is_some_and(|id| names.is_cosmetic(id));
        let acts = matches!(kind.as_str(), "TRIGGER" | "POWER" | "RITUAL" | "JOUST" | "REVEAL_CARD");
        if *entity > 3 && acts && !cosmetic {
            acting.insert(card.as_deref().or_else(|| card_of(*entity)).unwrap_or(UNKNOWN_CARD).to_owned());
        }
    }
    let is_enchantment = |tags: &Tags| tags.text("CARDTYPE") == "ENCH";
    let mut touched: BTreeSet<u16> = BTreeSet::new();
    let come = case.after.new.iter().filter(|(_, tags)| is_enchantment(tags));
    let ended = case.after.gone.keys().filter_map(|entity| Some((entity, case.before.entities.get(entity)?)));
    for (_, tags) in come.chain(ended.filter(|(_, tags)| is_enchantment(tags))) {
        let bearer = u16::try_from(tags.int("ATTACHED")).unwrap_or_default();
        touched.insert(bearer);
        if case.after.gone.contains_key(&bearer) {
            continue;
        }
        let creator = u16::try_from(tags.int("CREATOR")).ok().filter(|creator| *creator > 3).and_then(card_of);
        let aura = tags.card().is_some_and(|id| names.is_of_aura(id, creator));
        // A Power that is written and does not name the enchantment says itself what that does.
        let said =
            tags.card().is_some_and(|id| creator.is_some_and(|creator| names.gives_numbers_without_card(creator, id)));
        if !aura && !said {
            acting.insert(tags.card().unwrap_or(UNKNOWN_CARD).to_owned());
        }
        acting.extend(creator.map(ToOwned::to_owned));
    }
    let moved = moved_cards(case);
    for (entity, changes) in &case.after.changed {
        let Some(tags) = case.before.entities.get(entity) else { continue };
        let itself = tags.card().unwrap_or(UNKNOWN_CARD);
        let changes = |tag| changes.contains_key(tag);
        if tags.text("ZONE") == "HAND" && tags.is_seen() && changes("COST") && !changes("ZONE") {
            acting.insert(itself.to_owned());
            acting.extend(moved.iter().map(|id| (*id).to_owned()));
        }
        let in_play = tags.text("ZONE") == "PLAY" && tags.text("CARDTYPE") == "MINION";
        let keyword = KEYWORDS.iter().any(|(name, _)| !matches!(*name, "FROZEN" | "DIVINE_SHIELD") && changes(name));
        // A weapon's Health wears off.
        let weapon = tags.text("ZONE") == "PLAY" && tags.text("CARDTYPE") == "WEAPON" && changes("ATK");
        if (weapon || in_play && (changes("ATK") || changes("HEALTH") || keyword)) && !touched.contains(entity) {
            acting.insert(itself.to_owned());
        }
    }
    // Something makes a text happen twice.
    let own = |block: &&Block| block.1 == "POWER" && Some(block.2) == case.action.actor;
    if case.blocks.iter().filter(own).count() > 1 {
        let there = case.before.entities.values().filter(|tags| tags.text("ZONE") == "PLAY" && !is_enchantment(tags));
        acting.extend(there.filter_map(Tags::card).map(ToOwned::to_owned));
    }
    // The engine cannot make what it does not know.
    let made = case.outcomes.created.iter().filter_map(|created| created.1.as_deref());
    acting.extend(made.filter(|id| names.find(id) == CardId::NONE).map(ToOwned::to_owned));
    acting
}

/// The contradiction that shows that packets of the recording are missing; `None` if there is none.
pub fn missing_packets_reason(case: &Case) -> Option<&'static str> {
    let turn = match turn::of(case) {
        Ok(turn) => turn,
        Err(why) => return Some(why),
    };
    if case.kind == Kind::EndTurn {
        let heroes = case.before.entities.iter().filter(|(_, tags)| tags.text("CARDTYPE") == "HERO");
        let turns = heroes.filter_map(|(hero, _)| case.after.changed.get(hero)?.get("NUM_TURNS_IN_PLAY"));
        let passed = turns.filter_map(|(old, new)| Some(super::case::number(new)? - super::case::number(old)?)).max();
        return passed.is_some_and(|passed| passed > 1).then_some(TURNS);
    }
    let actor = case.action.actor.and_then(|actor| case.before.entities.get(&actor))?;
    if actor.text("CARDTYPE") == "ENCH" {
        return Some("an enchantment acts: its number is another's whom the recording never introduced");
    }
    let changed = case.action.actor.and_then(|actor| case.after.changed.get(&actor));
    let lies = changed.and_then(|changed| changed.get("ZONE")).is_some_and(|(_, zone)| zone == "PLAY");
    let spell = |tags: &Tags| tags.text("CARDTYPE") == "SPELL";
    let is_cast =
        spell(actor) || changed.and_then(|changed| changed.get("CARDTYPE")).is_some_and(|(_, now)| now == "SPELL");
    if case.kind == Kind::Play && lies && is_cast {
        return Some("the recording breaks off while a spell is cast");
    }
    let player = case.before.players.get(&turn.player()).filter(|_| turn.is_recorded())?;
    let told = case.after.players.get(&turn.player());
    let counted = told.and_then(|told| told.get("NUM_CARDS_PLAYED_THIS_TURN"));
    let counted = counted.and_then(|(old, new)| Some(super::case::number(new)? - super::case::number(old)?));
    let known = actor.is_seen() || case.action.card.is_some();
    if case.kind == Kind::Play && known && counted != Some(1) {
        return Some("a card is played and not counted as one");
    }
    let mana = player.int("RESOURCES") + player.int("TEMP_RESOURCES") - player.int("RESOURCES_USED");
    let paid = matches!(case.kind, Kind::Play | Kind::HeroPower) && actor.is_seen();
    (paid && actor.int("COST") > mana).then_some(MANA)
}

/// The recordings that contradict themselves in at least a tenth of their actions. Packets are missing throughout, so that
/// agreement with them proves nothing.
#[derive(Default)]
pub struct UnreliableRecordings {
    /// The numbers of actions and of contradictory actions, by recording.
    counted: BTreeMap<String, (usize, usize)>,
}

impl UnreliableRecordings {
    /// Counts a case.
    pub fn add(&mut self, case: &Case) {
        let (all, contradict) = self.counted.entry(recording(&case.id).to_owned()).or_default();
        *all += 1;
        *contradict += usize::from(matches!(missing_packets_reason(case), Some(TURNS | MANA)));
    }

    /// Whether the recording of a case is unreliable.
    pub fn has(&self, case: &Case) -> bool {
        self.counted
            .get(recording(&case.id))
            .is_some_and(|(all, contradict)| *contradict > 2 && contradict * 10 >= *all)
    }
}

const TURNS: &str = "more than one turn passes";
const MANA: &str = "more mana is spent than there is";

/// The quest or upgrading card whose progress matters in this case and is not in the recording.
pub fn unknown_progress(case: &Case, names: &CardLookup) -> Option<String> {
    let lacking = case.before.entities.iter().find(|(entity, tags)| {
        let in_hand = tags.text("ZONE") == "HAND";
        let card = names.find_or_unknown(tags.card());
        let tag = if in_hand { "TAG_SCRIPT_DATA_NUM_1" } else { "QUEST_PROGRESS" };
        let there = matches!(tags.text("ZONE"), "HAND" | "SECRET") && names.counts_progress(card);
        let changes =
            case.after.changed.get(entity).is_some_and(|it| it.contains_key("card") || it.contains_key("ZONE"));
        // A count that begins at 0 is no tag yet; one that shows what is left is there from the start.
        let begins = case.recorded_tags.contains(tag) && !(in_hand && names.countdown_start(card).is_some());
        there
            && tags.get(tag).is_none()
            && !begins
            && case.action.actor != Some(**entity)
            && (changes || case.after.gone.contains_key(entity))
    });
    let (_, tags) = lacking?;
    Some(format!("no tag tells the progress of {}", tags.card().unwrap_or(UNKNOWN_CARD)))
}

/// The played card whose text depends on having entered the hand this turn, which the recording does not show.
pub fn unknown_quickdraw(case: &Case, names: &CardLookup) -> Option<String> {
    let played = case.action.card.as_deref().filter(|_| case.kind == Kind::Play)?;
    let asks = names.depends_on_quickdraw(names.find(played)) && !case.knows_new_in_hand;
    asks.then(|| format!("the text of {played} asks whether it came into the hand this turn"))
}

/// The minion whose Spellburst may already be used up, which the recording does not show, in a case where a spell is cast.
pub fn unknown_spellburst(case: &Case, names: &CardLookup) -> Option<String> {
    let actor =
        case.action.actor.and_then(|actor| case.before.entities.get(&actor)).filter(|_| case.kind == Kind::Play)?;
    if actor.text("CARDTYPE") != "SPELL" || case.recorded_tags.contains("SPELLBURST") {
        return None;
    }
    let triggers = |entity: u16| case.blocks.iter().any(|block| block.1 == "TRIGGER" && block.2 == entity);
    let unknown = case.before.entities.iter().find(|(entity, tags)| {
        tags.text("ZONE") == "PLAY"
            && tags.int("CONTROLLER") == actor.int("CONTROLLER")
            && tags.int("SILENCED") == 0
            && names.has_one_time_text(names.find_or_unknown(tags.card()))
            && !case.saw_spell.contains(entity)
            && !triggers(**entity)
    });
    Some(format!("no tag tells whether the Spellburst of {} is used up", unknown?.1.card().unwrap_or(UNKNOWN_CARD)))
}

/// The card that leaves a hand by its own text without ever being seen: an Echo copy, a Temporary card.
pub fn unseen_removed_card(case: &Case) -> Option<String> {
    let vanished = case.after.gone.iter().find(|(entity, tags)| {
        let held = |before: &Tags| before.text("ZONE") == "HAND" && before.card().is_none();
        matches!(tags.text("ZONE"), "SETASIDE" | "REMOVEDFROMGAME" | "REMOVED")
            && tags.card().is_none()
            && case.action.actor != Some(**entity)
            && case.before.entities.get(entity).is_some_and(held)
            && !case.echo_cards.contains(entity)
    });
    vanished.map(|_| "a card that vanishes from a hand was never seen".to_owned())
}

/// Whether the acting player holds a card that the recorder did not see.
pub fn has_unseen_hand_card(case: &Case) -> bool {
    let actor = case.action.actor.and_then(|actor| case.before.entities.get(&actor)).map(|tags| tags.int("CONTROLLER"));
    let held = |tags: &Tags| tags.text("ZONE") == "HAND" && Some(tags.int("CONTROLLER")) == actor;
    case.before.entities.values().any(|tags| held(tags) && !tags.is_seen())
}

/// The cards that entered or left play.
fn moved_cards(case: &Case) -> Vec<&str> {
    let in_play = |entity: &u16| case.before.entities.get(entity).is_some_and(|tags| tags.text("ZONE") == "PLAY");
    let moves = |changes: &BTreeMap<String, (serde_json::Value, serde_json::Value)>| changes.contains_key("ZONE");
    let changed = case.after.changed.iter().filter(|(_, changes)| moves(changes)).map(|(entity, _)| entity);
    let gone = case.after.gone.keys().filter(|entity| in_play(entity));
    changed.chain(gone).filter_map(|entity| case.before.entities.get(entity)).filter_map(Tags::card).collect()
}

/// The card of an entity, from any part of the case.
pub fn card_of(case: &Case, entity: u16) -> Option<&str> {
    let known = [&case.before.entities, &case.after.new, &case.after.gone].into_iter();
    known
        .filter_map(|entities| entities.get(&entity))
        .find_map(Tags::card)
        .or_else(|| case.outcomes.created.iter().find(|created| created.0 == entity)?.1.as_deref())
}
