//! The history as the text of the client's `Power.log`.
//!
//! Times are artificial, one millisecond per packet, so that the same game gives the same text.
use std::fmt::Write;

use anyhow::Context;
use cardwright_data::{CardType, GameTag, Mulligan, PlayState, Race, Rarity, SpellSchool, State, Step, Zone};
use cardwright_engine::observe::{EntityNumber, ListedOption, Packet, ReplayedGame, Tags};
use cardwright_engine::{EntityId, Game, PlayerId};

use super::{NAMES, name, option_groups, shown_as};

const POWER: &str = "GameState.DebugPrintPower";
const GAME: &str = "GameState.DebugPrintGame";
const CHOICES: &str = "GameState.DebugPrintEntityChoices";
const CHOSEN: &str = "GameState.DebugPrintEntitiesChosen";
const SEND_CHOICES: &str = "GameState.SendChoices";
const OPTIONS: &str = "GameState.DebugPrintOptions";
const SEND_OPTION: &str = "GameState.SendOption";

struct LogWriter<'a> {
    /// The game after its last packet.
    game: &'a Game,
    table: ReplayedGame,
    text: String,
    packet: u64,
    listed: &'a [ListedOption],
    /// The player of the last choice.
    asked: PlayerId,
}

/// The text of a finished game. Heroes have the ids and names of their skins.
pub fn text(game: &Game, packets: &[Packet]) -> anyhow::Result<String> {
    let (table, text) = (ReplayedGame::default(), String::new());
    let mut lines = LogWriter { game, table, text, packet: 0, listed: &[], asked: PlayerId::First };
    for packet in packets {
        // A packet's lines show the entity as it was before, but for what is new.
        let new = matches!(packet, Packet::CreateGame { .. } | Packet::FullEntity { .. });
        let depth = lines.table.depth - usize::from(matches!(packet, Packet::BlockEnd));
        if new {
            lines.table.apply(packet)?;
        }
        lines.write(packet, depth).context("the text cannot be written")?;
        if !new {
            lines.table.apply(packet)?;
        }
        lines.packet += 1;
    }
    Ok(lines.text)
}

/// The value of a tag, by name where the client has one.
fn value(tag: GameTag, value: i32) -> String {
    let n = i64::from(value);
    let named = match tag {
        GameTag::ZONE => Zone::try_from(n).ok().map(Zone::name),
        GameTag::CARDTYPE => CardType::try_from(n).ok().map(CardType::name),
        GameTag::PLAYSTATE => PlayState::try_from(n).ok().map(PlayState::name),
        GameTag::STATE => State::try_from(n).ok().map(State::name),
        GameTag::STEP => Step::try_from(n).ok().map(Step::name),
        GameTag::MULLIGAN_STATE => Mulligan::try_from(n).ok().map(Mulligan::name),
        GameTag::RARITY => Rarity::try_from(n).ok().map(Rarity::name),
        GameTag::CARDRACE => Race::try_from(n).ok().map(Race::name),
        GameTag::SPELL_SCHOOL => SpellSchool::try_from(n).ok().map(SpellSchool::name),
        _ => None,
    };
    // Readers refuse a number below 0: what an enchantment was given may be one.
    named.map_or_else(|| value.max(0).to_string(), str::to_owned)
}

/// The name of a tag, or its number.
fn tag_name(tag: GameTag) -> String {
    tag.name().map_or_else(|| tag.0.to_string(), str::to_owned)
}

impl<'a> LogWriter<'a> {
    fn line(&mut self, method: &str, depth: usize, line: &str) -> std::fmt::Result {
        let (seconds, milli) = (self.packet / 1000, self.packet % 1000);
        let (hours, minutes, seconds) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
        let indent = 4 * depth;
        writeln!(self.text, "D {hours:02}:{minutes:02}:{seconds:02}.{milli:03}0000 {method}() - {:indent$}{line}", "")
    }

    /// An entity as the log names it.
    fn entity(&self, number: EntityNumber) -> String {
        if number == EntityNumber::from(EntityId::GAME) {
            return "GameEntity".to_owned();
        }
        if let Some(name) = name(number) {
            return name.to_owned();
        }
        let Some(it) = self.table.entities.get(&number) else { return number.0.to_string() };
        let zone = value(GameTag::ZONE, it.tag(GameTag::ZONE));
        let (place, player) = (it.tag(GameTag::ZONE_POSITION), it.tag(GameTag::CONTROLLER));
        let shown = shown_as(self.game, number, it.card);
        let (id, name) = shown.unwrap_or(("", "UNKNOWN ENTITY [cardType=INVALID]"));
        format!("[entityName={name} id={} zone={zone} zonePos={place} cardId={id} player={player}]", number.0)
    }

    fn tags(&mut self, depth: usize, tags: &Tags) -> std::fmt::Result {
        tags.iter().try_for_each(|(tag, to)| {
            let line = format!("tag={} value={}", tag_name(*tag), value(*tag, *to));
            self.line(POWER, depth, &line)
        })
    }

    fn entities(&mut self, method: &str, depth: usize, of: &str, entities: &[EntityNumber]) -> std::fmt::Result {
        for (at, entity) in entities.iter().enumerate() {
            let line = format!("{of}[{at}]={}", self.entity(*entity));
            self.line(method, depth, &line)?;
        }
        Ok(())
    }

    fn write(&mut self, packet: &'a Packet, depth: usize) -> std::fmt::Result {
        match packet {
            Packet::CreateGame { game, players } => self.create(game, players),
            Packet::FullEntity { entity, card, tags } => {
                let id = shown_as(self.game, *entity, *card).map_or("", |(id, _)| id);
                self.line(POWER, depth, &format!("FULL_ENTITY - Creating ID={} CardID={id}", entity.0))?;
                self.tags(depth + 1, tags)
            }
            Packet::ShowEntity { entity, card, tags } => {
                let id = shown_as(self.game, *entity, *card).map_or("", |(id, _)| id);
                let line = format!("SHOW_ENTITY - Updating Entity={} CardID={id}", self.entity(*entity));
                self.line(POWER, depth, &line)?;
                self.tags(depth + 1, tags)
            }
            Packet::ChangeEntity { entity, card, tags } => {
                let id = shown_as(self.game, *entity, *card).map_or("", |(id, _)| id);
                let line = format!("CHANGE_ENTITY - Updating Entity={} CardID={id}", self.entity(*entity));
                self.line(POWER, depth, &line)?;
                self.tags(depth + 1, tags)
            }
            Packet::HideEntity { entity, zone } => {
                let line = format!("HIDE_ENTITY - Entity={} tag=ZONE value={}", self.entity(*entity), zone.name());
                self.line(POWER, depth, &line)
            }
            Packet::TagChange { entity, tag, value: to, .. } => {
                let (tag, to, entity) = (tag_name(*tag), value(*tag, *to), self.entity(*entity));
                // The client ends these lines with a space.
                self.line(POWER, depth, &format!("TAG_CHANGE Entity={entity} tag={tag} value={to} "))
            }
            Packet::BlockStart { kind, entity, target, option, keyword } => {
                let target = target.map_or_else(|| "0".to_owned(), |target| self.entity(target));
                let (entity, option) = (self.entity(*entity), option.map_or(-1, i32::from));
                let line = format!(
                    "BLOCK_START BlockType={} Entity={entity} EffectCardId= EffectIndex=0 Target={target} \
                     SubOption={option} TriggerKeyword={}",
                    kind.name(),
                    tag_name(*keyword),
                );
                self.line(POWER, depth, &line)
            }
            Packet::BlockEnd => self.line(POWER, depth, "BLOCK_END"),
            Packet::MetaData { kind, data, info } => {
                let line = format!("META_DATA - Meta={} Data={data} InfoCount={}", kind.name(), info.len());
                self.line(POWER, depth, &line)?;
                for (at, entity) in info.iter().enumerate() {
                    let line = format!("Info[{at}] = {}", self.entity(*entity));
                    self.line(POWER, depth + 2, &line)?;
                }
                Ok(())
            }
            Packet::Options { id, options, .. } => {
                self.listed = options;
                self.options(*id, options)
            }
            Packet::SendOption { option, target, position, .. } => {
                let (option, sub) = option_groups::group_and_index(self.listed, *option);
                let target = target.map_or(0, |target| target.0);
                let line = format!(
                    "selectedOption={option} selectedSubOption={sub} selectedTarget={target} selectedPosition={position}"
                );
                self.line(SEND_OPTION, 0, &line)
            }
            Packet::Choices { id, player, kind, source, least, most, entities } => {
                self.asked = *player;
                let line = format!(
                    "id={id} Player={} TaskList= ChoiceType={} CountMin={least} CountMax={most}",
                    NAMES[*player as usize],
                    kind.name()
                );
                self.line(CHOICES, 0, &line)?;
                let line = format!("Source={}", self.entity(*source));
                self.line(CHOICES, 0, &format!("  {line}"))?;
                self.entities(CHOICES, 0, "  Entities", entities)
            }
            Packet::SendChoices { id, kind, entities } => {
                self.line(SEND_CHOICES, 0, &format!("id={id} ChoiceType={}", kind.name()))?;
                self.entities(SEND_CHOICES, 0, "  m_chosenEntities", entities)?;
                let line = format!("id={id} Player={} EntitiesCount={}", NAMES[self.asked as usize], entities.len());
                self.line(CHOSEN, 0, &line)?;
                self.entities(CHOSEN, 0, "  Entities", entities)
            }
        }
    }

    fn create(&mut self, game: &Tags, players: &[Tags; 2]) -> std::fmt::Result {
        self.line(POWER, 0, "CREATE_GAME")?;
        self.line(POWER, 1, &format!("GameEntity EntityID={}", EntityId::GAME.number()))?;
        self.tags(2, game)?;
        for (player, tags) in PlayerId::BOTH.into_iter().zip(players) {
            let (entity, number) = (player.entity().number(), u8::from(player));
            let line = format!("Player EntityID={entity} PlayerID={number} GameAccountId=[hi=0 lo={number}]");
            self.line(POWER, 1, &line)?;
            self.tags(2, tags)?;
        }
        self.line(GAME, 0, "GameType=GT_RANKED")?;
        self.line(GAME, 0, "FormatType=FT_WILD")?;
        for (player, name) in PlayerId::BOTH.into_iter().zip(NAMES) {
            self.line(GAME, 0, &format!("PlayerID={}, PlayerName={name}", u8::from(player)))?;
        }
        Ok(())
    }

    fn options(&mut self, id: u32, listed: &[ListedOption]) -> std::fmt::Result {
        self.line(OPTIONS, 0, &format!("id={id}"))?;
        for (at, group) in option_groups::group(listed).iter().enumerate() {
            let (kind, none) = (group.main.kind.name(), group.main.entity.is_none());
            let (entity, error) = (group.main.entity.map(|it| self.entity(it)), if none { "INVALID" } else { "NONE" });
            let entity = entity.unwrap_or_default();
            let line = format!("  option {at} type={kind} mainEntity={entity} error={error} errorParam=");
            self.line(OPTIONS, 0, &line)?;
            self.targets(group.targets())?;
            for (at, sub) in group.sub.iter().enumerate() {
                self.line(OPTIONS, 0, &format!("  subOption {at} entity={entity} error=NONE errorParam="))?;
                self.targets(&sub.targets)?;
            }
        }
        Ok(())
    }

    fn targets(&mut self, targets: &[EntityNumber]) -> std::fmt::Result {
        for (at, target) in targets.iter().enumerate() {
            let line = format!("  target {at} entity={} error=NONE errorParam=", self.entity(*target));
            self.line(OPTIONS, 0, &format!("  {line}"))?;
        }
        Ok(())
    }
}
