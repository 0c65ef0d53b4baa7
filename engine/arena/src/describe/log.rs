//! The events of a game, in sentences: `Fireball deals 6 to Chillwind Yeti`. Cards that the reader cannot know have no name.
mod events;

use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::{BlockType, PlayState, Zone};
use cardwright_engine::facts::Keywords;
use cardwright_engine::query::view::View;
use cardwright_engine::{Action, CardId, Cards, EntityId, Game, PlayerId};
use serde_json::{Value, json};

use super::sentence::{HIDDEN, Part, Sentence, player, possessive, third_person, verb};
use super::{action, hero_name};

/// The largest number of effects of one action that are recorded; some texts run thousands of times.
const MAX_EFFECTS: usize = 100;

/// The kind of an entry of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// The heading of a turn; the entries behind it, up to the next heading, are of this turn.
    Turn,
    /// The action of a player.
    Action,
    /// A consequence of an action or from the beginning or the end of a turn.
    Consequence,
    /// The end of the game.
    GameResult,
}

impl EntryKind {
    /// Its name in JSON.
    const fn name(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Action => "action",
            Self::Consequence => "consequence",
            Self::GameResult => "result",
        }
    }
}

/// A sentence of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The kind of the entry.
    pub kind: EntryKind,
    /// The words of the entry.
    pub sentence: Sentence,
}

impl Entry {
    fn new(kind: EntryKind, sentence: Sentence) -> Self {
        Self { kind, sentence: sentence.capitalized() }
    }

    /// The entry as a line of text: consequences are indented by two spaces.
    pub fn line(&self) -> String {
        match self.kind {
            EntryKind::Turn | EntryKind::Action | EntryKind::GameResult => self.sentence.to_string(),
            EntryKind::Consequence => format!("  {}", self.sentence),
        }
    }

    /// An object with `kind` (`turn`, `action`, `consequence` or `result`), the sentence as `text`, and its pieces as
    /// [`Sentence::json`] has them as `parts`.
    pub fn json(&self, cards: &Cards) -> Value {
        json!({ "kind": self.kind.name(), "text": self.sentence.to_string(), "parts": self.sentence.json(cards) })
    }
}

/// Things that happened one after the other and are told in one sentence: the subject and the verb, the objects, and the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Group {
    before: Sentence,
    objects: Vec<(EntityId, Part)>,
    /// The words behind one object, and behind several.
    endings: [String; 2],
}

impl Group {
    /// `Wisp and Yeti gain +1 Attack`; of one object several times: `Wisp gains +1 Attack (×2)`.
    fn sentence(&self) -> Sentence {
        if let [(first, part), rest @ ..] = &self.objects[..]
            && !rest.is_empty()
            && rest.iter().all(|(object, _)| object == first)
        {
            let times = format!(" (×{})", self.objects.len());
            return self.before.clone().part(part.clone()).text(self.endings[0].clone()).text(times);
        }
        let parts: Vec<Part> = self.objects.iter().map(|(_, part)| part.clone()).collect();
        let behind = &self.endings[usize::from(parts.len() > 1)];
        self.before.clone().list(&parts).text(behind.clone())
    }
}

/// A block of the game that has not ended.
#[derive(Clone, Copy, Debug)]
struct OpenBlock {
    kind: BlockType,
    source: EntityId,
    waiting: usize,
}

/// An observer that writes the log of one action for one reader.
///
/// ```
/// use cardwright_arena::describe::Log;
/// use cardwright_engine::PlayerId;
///
/// let log = Log::new(Some(PlayerId::First));
/// assert!(log.entries().is_empty(), "nothing has happened");
/// ```
#[derive(Debug)]
pub struct Log {
    /// The player who reads it; `None`: a spectator who sees every card.
    reader: Option<PlayerId>,
    entries: Vec<Entry>,
    /// The latest consequences, which the next one may join.
    open: Option<Group>,
    /// The effects that ran, in order: the card whose text they stand in, and their source form.
    pub effects: Vec<(CardId, String)>,
    /// The action, until it is told: an opponent's play is told when it is paid for.
    announced: Option<(PlayerId, Sentence)>,
    /// The card that the action plays, whose summoning need not be told.
    played: Option<EntityId>,
    /// The attack that the action announces, until its event: attacker and defender.
    announced_attack: Option<(EntityId, EntityId)>,
    blocks: Vec<OpenBlock>,
    /// The cards that the reader has seen since the action began; an entity may be hidden again by now.
    seen: BTreeMap<EntityId, CardId>,
    /// The cards in decks that were not drawn since the action began.
    in_decks: BTreeSet<EntityId>,
    /// A card that has come from a deck into the hand of a player: drawn, if the next event says so.
    arriving: Option<(PlayerId, EntityId)>,
    /// The Hero Powers of both players, as far as the log has told.
    powers: [Option<EntityId>; 2],
    /// The entities that an effect has marked for destruction, each with its source.
    marked_for_destruction: BTreeMap<EntityId, EntityId>,
}

impl Log {
    /// The log of the next action for a player; `None` is a spectator who sees every card.
    pub const fn new(reader: Option<PlayerId>) -> Self {
        Self {
            reader,
            entries: Vec::new(),
            open: None,
            effects: Vec::new(),
            announced: None,
            played: None,
            announced_attack: None,
            blocks: Vec::new(),
            seen: BTreeMap::new(),
            in_decks: BTreeSet::new(),
            arriving: None,
            powers: [None; 2],
            marked_for_destruction: BTreeMap::new(),
        }
    }

    /// The entries so far: the action first, then what followed.
    pub fn entries(&self) -> Vec<Entry> {
        let open = self.open.iter().map(|group| Entry::new(EntryKind::Consequence, group.sentence()));
        self.entries.iter().cloned().chain(open).collect()
    }

    /// Adds an entry behind all consequences.
    fn push(&mut self, kind: EntryKind, sentence: Sentence) {
        if let Some(group) = self.open.take() {
            self.entries.push(Entry::new(EntryKind::Consequence, group.sentence()));
        }
        self.entries.push(Entry::new(kind, sentence));
    }

    /// Adds a consequence for an object; consequences that differ in the object alone share a sentence.
    fn write_about(&mut self, game: &Game, before: Sentence, object: EntityId, behind: [&str; 2]) {
        let part = self.part(game, object);
        self.write_about_named(before, (object, part), behind);
    }

    /// Like [`Self::write_about`], with the words for the object.
    fn write_about_named(&mut self, before: Sentence, (object, part): (EntityId, Part), behind: [&str; 2]) {
        let behind = behind.map(str::to_owned);
        if let Some(group) = &mut self.open
            && group.before == before
            && group.endings == behind
        {
            group.objects.push((object, part));
        } else if let Some(group) = self.open.replace(Group { before, objects: vec![(object, part)], endings: behind })
        {
            self.entries.push(Entry::new(EntryKind::Consequence, group.sentence()));
        }
    }

    /// Adds a consequence whose object, if it has one, is among its words.
    fn write_alone(&mut self, sentence: Sentence) {
        self.push(EntryKind::Consequence, sentence);
    }

    /// Takes back that something happened to an object a moment ago: a better sentence follows.
    fn take_back(&mut self, object: EntityId) {
        if let Some(group) = &mut self.open
            && group.objects.pop_if(|(last, _)| *last == object).is_some()
            && group.objects.is_empty()
        {
            self.open = None;
        }
    }

    /// Takes back that an object gained a keyword a moment ago, if the words of its enchantment name that keyword, too.
    fn take_back_keyword(&mut self, object: EntityId, words: &str) {
        let is_repeated =
            |group: &Group| words.split(", ").any(|keyword| group.endings[0] == format!(" gains {keyword}"));
        if self.open.as_ref().is_some_and(is_repeated) {
            self.take_back(object);
        }
    }

    /// Whether the reader sees the card of an entity now.
    fn sees(&self, game: &Game, id: EntityId) -> bool {
        game.card(id).is_some() && self.reader.is_none_or(|reader| !View::hides_card(game, id, reader))
    }

    /// An entity as the reader knows it.
    fn part(&self, game: &Game, id: EntityId) -> Part {
        if let Some(of) = PlayerId::BOTH.into_iter().find(|player| player.entity() == id) {
            return Part::text(player(of, self.reader));
        }
        let now = self.sees(game, id).then(|| game[id].card);
        let Some(card) = now.or_else(|| self.seen.get(&id).copied()) else { return Part::text(HIDDEN) };
        let name = hero_name(game, id, self.reader).unwrap_or_else(|| game.cards.get(card).name.to_owned());
        Part::Card { name, entity: id, card }
    }

    /// The card that causes what happens now, if the reader knows it.
    fn source(&self, game: &Game) -> Option<EntityId> {
        let block = self.blocks.iter().rev().find(|block| block.kind != BlockType::Deaths)?;
        self.known(game, Some(block.source))
    }

    /// An entity, if it is a card that the reader knows.
    fn known(&self, game: &Game, id: Option<EntityId>) -> Option<EntityId> {
        id.filter(|id| id.number() > 3 && (self.sees(game, *id) || self.seen.contains_key(id)))
    }

    /// A sentence that begins with a card and what it does: `Fireball deals 6 to `.
    fn does(&self, game: &Game, source: EntityId, what: &str) -> Sentence {
        Sentence::default().part(self.part(game, source)).text(format!(" {what} "))
    }

    /// A sentence that begins with a player and what that player does: `you draw `.
    fn clause(&self, of: PlayerId, does: &str, rest: &str) -> Sentence {
        Sentence::default().text(format!("{} {}{rest}", player(of, self.reader), verb(of, self.reader, does)))
    }

    /// Remembers the cards that the reader sees.
    fn remember_visible_cards(&mut self, game: &Game) {
        for (id, entity) in game.entities().skip(3) {
            let near = matches!(entity.zone, Zone::Play | Zone::Hand | Zone::Secret);
            if near && self.sees(game, id) {
                self.seen.insert(id, entity.card);
            }
        }
    }

    /// Tells the announced action.
    fn write_announced(&mut self) {
        if let Some((_, sentence)) = self.announced.take() {
            self.push(EntryKind::Action, sentence);
        }
    }

    /// The action of a player as the reader knows it; what an opponent chooses is secret, and so is a Secret.
    fn announcement(&self, game: &Game, action: Action, of: PlayerId) -> Sentence {
        let subject = player(of, self.reader);
        let hidden = self.reader.is_some_and(|reader| reader != of);
        let is_secret = |card: EntityId| hidden && game[card].keywords.has(Keywords::SECRET);
        let other = |words: &str| Sentence::default().text(format!("{subject} {words}"));
        let action = match action {
            Action::Play { card, target, option: Some(_), place } if hidden && game.chooses_secretly(card) => {
                Action::Play { card, target, option: None, place }
            }
            Action::Play { .. }
            | Action::Attack { .. }
            | Action::HeroPower { .. }
            | Action::Use { .. }
            | Action::Choose(_)
            | Action::Cancel
            | Action::Mulligan(_)
            | Action::EndTurn => action,
        };
        match action {
            Action::Mulligan(0) if hidden => other("keeps all cards"),
            Action::Mulligan(bits) if hidden && bits.is_power_of_two() => other("replaces 1 card"),
            Action::Mulligan(bits) if hidden => other(&format!("replaces {} cards", bits.count_ones())),
            Action::Choose(_) | Action::Cancel if hidden => other("makes a choice"),
            Action::Play { card, .. } if is_secret(card) => other("plays a Secret"),
            // A card that is traded, forged or prepared stays hidden.
            Action::Use { card, .. } if hidden && game[card].zone == Zone::Hand => other("uses a card in hand"),
            Action::Play { .. }
            | Action::Attack { .. }
            | Action::HeroPower { .. }
            | Action::Use { .. }
            | Action::Choose(_)
            | Action::Cancel
            | Action::Mulligan(_)
            | Action::EndTurn => {
                let own_hero = hidden.then(|| game.players[of].hero).flatten();
                // An action shows its own card.
                let naming = |id: EntityId| match self.part(game, id) {
                    Part::Card { entity, card, .. } if own_hero == Some(id) => {
                        Part::Card { name: "their hero".to_owned(), entity, card }
                    }
                    Part::Text(hidden) if hidden == HIDDEN => game.card(id).map_or(Part::Text(hidden), |card| {
                        Part::Card { name: card.name.to_owned(), entity: id, card: game[id].card }
                    }),
                    part @ (Part::Text(_) | Part::Card { .. }) => part,
                };
                let words = action::sentence(game, action, &naming);
                agreeing(Sentence::default().text(format!("{subject} ")).then(words), subject, self.reader == Some(of))
            }
        }
    }

    /// A new Hero Power.
    fn write_powers(&mut self, game: &Game) {
        for of in PlayerId::BOTH {
            let power = game.players[of].hero_power;
            if self.powers[of as usize] == power {
                continue;
            }
            self.powers[of as usize] = power;
            if let Some(power) = power {
                let whose = possessive(of, self.reader);
                self.write_about(
                    game,
                    Sentence::default().text(format!("{whose} Hero Power is now ")),
                    power,
                    ["", ""],
                );
            }
        }
    }

    /// The result of a game that is over.
    fn write_result(&mut self, game: &Game) {
        let winner = PlayerId::BOTH.into_iter().find(|of| game.players[*of].state == PlayState::Won);
        let says = winner.map_or_else(
            || Sentence::default().text("the game is a tie"),
            |winner| self.clause(winner, "win", " the game"),
        );
        self.push(EntryKind::GameResult, says);
    }
}

/// The sentence with the verb behind its subject in the form that agrees with it.
fn agreeing(sentence: Sentence, subject: &str, second_person: bool) -> Sentence {
    if second_person {
        return sentence;
    }
    let mut parts = sentence.parts().to_vec();
    if let Some(Part::Text(words)) = parts.first_mut()
        && let Some(rest) = words.strip_prefix(subject).map(str::trim_start)
    {
        let end = rest.find([' ', ':']).unwrap_or(rest.len());
        *words = format!("{subject} {}{}", third_person(&rest[..end]), &rest[end..]);
    }
    parts.into_iter().fold(Sentence::default(), Sentence::part)
}
