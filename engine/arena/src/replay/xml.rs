//! The history as HSReplay XML, version 1.7.
use std::io::Write;

use anyhow::Context;
use cardwright_data::GameTag;
use cardwright_engine::observe::{EntityNumber, ListedOption, Packet, Tags};
use cardwright_engine::{CardId, EntityId, Game, PlayerId};
use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesEnd, BytesStart, BytesText, Event};

use super::{NAMES, option_groups, shown_as};

const VERSION: &str = "1.7";

/// Attributes with their values.
type Attributes<'a> = &'a [(&'a str, String)];

struct XmlWriter<'a> {
    /// The game after its last packet.
    game: &'a Game,
    xml: Writer<Vec<u8>>,
    /// The options of the last list.
    listed: &'a [ListedOption],
    depth: usize,
}

/// The document of a finished game. Heroes have the ids of their skins.
pub fn document(game: &Game, packets: &[Packet]) -> anyhow::Result<String> {
    let mut document = XmlWriter { game, xml: Writer::new_with_indent(Vec::new(), b' ', 1), listed: &[], depth: 0 };
    document.write_game(packets).context("the XML cannot be written")?;
    Ok(String::from_utf8(document.xml.into_inner())?)
}

impl<'a> XmlWriter<'a> {
    fn write_game(&mut self, packets: &'a [Packet]) -> std::io::Result<()> {
        let dtd = format!("hsreplay SYSTEM \"https://hearthsim.info/hsreplay/dtd/hsreplay-{VERSION}.dtd\"");
        self.xml.write_event(Event::Decl(BytesDecl::new("1.0", Some("utf-8"), None)))?;
        self.xml.write_event(Event::DocType(BytesText::from_escaped(dtd)))?;
        self.begin("HSReplay", &[("version", VERSION.to_owned())])?;
        // Ranked, Standard.
        self.begin("Game", &[("type", "7".to_owned()), ("format", "2".to_owned())])?;
        packets.iter().try_for_each(|packet| self.packet(packet))?;
        for _ in 0..self.depth {
            self.end("Block")?;
        }
        self.end("Game")?;
        self.end("HSReplay")?;
        self.xml.get_mut().write_all(b"\n")
    }

    fn packet(&mut self, packet: &'a Packet) -> std::io::Result<()> {
        match packet {
            Packet::CreateGame { game, players } => {
                self.tagged("GameEntity", &[("id", EntityId::GAME.number().to_string())], game)?;
                for (player, tags) in PlayerId::BOTH.into_iter().zip(players) {
                    let number = u8::from(player).to_string();
                    let attributes = [
                        ("id", player.entity().number().to_string()),
                        ("playerID", number.clone()),
                        ("accountHi", "0".to_owned()),
                        ("accountLo", number),
                        ("name", NAMES[player as usize].to_owned()),
                    ];
                    self.tagged("Player", &attributes, tags)?;
                }
                Ok(())
            }
            Packet::FullEntity { entity, card, tags } => self.write_entity("FullEntity", "id", *entity, *card, tags),
            Packet::ShowEntity { entity, card, tags } => {
                self.write_entity("ShowEntity", "entity", *entity, *card, tags)
            }
            Packet::ChangeEntity { entity, card, tags } => {
                self.write_entity("ChangeEntity", "entity", *entity, *card, tags)
            }
            Packet::HideEntity { entity, zone } => {
                self.empty("HideEntity", &[("entity", entity.0.to_string()), ("zone", (*zone as i32).to_string())])
            }
            Packet::TagChange { entity, tag, value, .. } => self.empty(
                "TagChange",
                &[("entity", entity.0.to_string()), ("tag", tag.0.to_string()), ("value", value.to_string())],
            ),
            Packet::BlockStart { kind, entity, target, option, keyword } => {
                let mut attributes = vec![("entity", entity.0.to_string()), ("type", (*kind as i32).to_string())];
                attributes.extend(target.map(|target| ("target", target.0.to_string())));
                attributes.extend(option.map(|option| ("subOption", option.to_string())));
                if *keyword != GameTag::TAG_NOT_SET {
                    attributes.push(("triggerKeyword", keyword.0.to_string()));
                }
                self.depth += 1;
                self.begin("Block", &attributes)
            }
            Packet::BlockEnd => {
                self.depth = self.depth.saturating_sub(1);
                self.end("Block")
            }
            Packet::MetaData { kind, data, info } => {
                let attributes = [
                    ("meta", (*kind as i32).to_string()),
                    ("data", data.to_string()),
                    ("infoCount", info.len().to_string()),
                ];
                self.write_numbered_list("MetaData", &attributes, "Info", info)
            }
            Packet::Options { id, options, .. } => {
                self.listed = options;
                self.options(*id, options)
            }
            Packet::SendOption { option, target, position, .. } => {
                let (option, sub) = option_groups::group_and_index(self.listed, *option);
                let attributes = [
                    ("option", option.to_string()),
                    ("subOption", sub.to_string()),
                    ("target", target.map_or(0, |target| target.0).to_string()),
                    ("position", position.to_string()),
                ];
                self.empty("SendOption", &attributes)
            }
            Packet::Choices { id, player, kind, source, least, most, entities } => {
                let attributes = [
                    ("entity", player.entity().number().to_string()),
                    ("id", id.to_string()),
                    ("type", (*kind as i32).to_string()),
                    ("min", least.to_string()),
                    ("max", most.to_string()),
                    ("source", source.0.to_string()),
                ];
                self.write_numbered_list("Choices", &attributes, "Choice", entities)
            }
            Packet::SendChoices { id, kind, entities } => {
                let attributes = [("id", id.to_string()), ("type", (*kind as i32).to_string())];
                self.write_numbered_list("SendChoices", &attributes, "Choice", entities)
            }
        }
    }

    fn options(&mut self, id: u32, listed: &[ListedOption]) -> std::io::Result<()> {
        self.begin("Options", &[("id", id.to_string())])?;
        for (at, group) in option_groups::group(listed).iter().enumerate() {
            let mut attributes = vec![("index", at.to_string()), ("type", (group.main.kind as i32).to_string())];
            attributes.extend(group.main.entity.map(|entity| ("entity", entity.0.to_string())));
            self.begin("Option", &attributes)?;
            self.numbers("Target", group.targets())?;
            for (at, sub) in group.sub.iter().enumerate() {
                self.write_numbered_list("SubOption", &[("index", at.to_string())], "Target", &sub.targets)?;
            }
            self.end("Option")?;
        }
        self.end("Options")
    }

    fn write_entity(
        &mut self,
        tag: &str,
        of: &str,
        entity: EntityNumber,
        card: CardId,
        tags: &Tags,
    ) -> std::io::Result<()> {
        let mut attributes = vec![(of, entity.0.to_string())];
        attributes.extend(shown_as(self.game, entity, card).map(|(id, _)| ("cardID", id.to_owned())));
        self.tagged(tag, &attributes, tags)
    }

    /// An element with tags.
    fn tagged(&mut self, name: &str, attributes: Attributes<'_>, tags: &Tags) -> std::io::Result<()> {
        self.begin(name, attributes)?;
        for (tag, value) in tags {
            self.empty("Tag", &[("tag", tag.0.to_string()), ("value", value.to_string())])?;
        }
        self.end(name)
    }

    /// An element with a numbered list of entities.
    fn write_numbered_list(
        &mut self,
        of: &str,
        with: Attributes<'_>,
        each: &str,
        entities: &[EntityNumber],
    ) -> std::io::Result<()> {
        self.begin(of, with)?;
        self.numbers(each, entities)?;
        self.end(of)
    }

    fn numbers(&mut self, each: &str, entities: &[EntityNumber]) -> std::io::Result<()> {
        entities
            .iter()
            .enumerate()
            .try_for_each(|(at, it)| self.empty(each, &[("index", at.to_string()), ("entity", it.0.to_string())]))
    }

    fn element<'b>(name: &'b str, attributes: Attributes<'b>) -> BytesStart<'b> {
        let element = BytesStart::new(name);
        element.with_attributes(attributes.iter().map(|(name, value)| (*name, value.as_str())))
    }

    fn begin(&mut self, name: &str, attributes: Attributes<'_>) -> std::io::Result<()> {
        self.xml.write_event(Event::Start(Self::element(name, attributes)))
    }

    fn empty(&mut self, name: &str, attributes: Attributes<'_>) -> std::io::Result<()> {
        self.xml.write_event(Event::Empty(Self::element(name, attributes)))
    }

    fn end(&mut self, name: &str) -> std::io::Result<()> {
        self.xml.write_event(Event::End(BytesEnd::new(name)))
    }
}
