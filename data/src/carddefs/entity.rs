use crate::enums::GameTag;
use crate::xml::{Attribute, Content, Element, Name, Position, XmlErrorKind};

/// The root element, which names the build.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardDefs {
    /// The number of the build; custom cards have none.
    pub build: Option<u32>,
    /// Further attributes.
    pub other_attributes: Vec<Attribute>,
}

/// A card, token, enchantment, hero or hero power.
#[derive(Clone, Debug, Default)]
pub struct Entity {
    /// `CardID`, such as `CS2_029`.
    pub card_id: String,
    /// `ID`, its number in the game's database.
    pub dbf_id: i64,
    /// `version`: 2 in every build, except for single entities.
    pub version: Option<i64>,
    /// Further attributes.
    pub other_attributes: Vec<Attribute>,
    /// Its content, in order.
    pub children: Vec<Child>,
    /// The position of its start; ignored in comparisons.
    pub at: Position,
}

impl PartialEq for Entity {
    fn eq(&self, other: &Self) -> bool {
        (&self.card_id, self.dbf_id, self.version, &self.other_attributes, &self.children)
            == (&other.card_id, other.dbf_id, other.version, &other.other_attributes, &other.children)
    }
}

/// A child of an entity.
#[derive(Clone, Debug, PartialEq)]
pub enum Child {
    /// `<Tag>`
    Tag(Tag),
    /// `<ReferencedTag>`: a tag that the text refers to.
    ReferencedTag(Tag),
    /// `<MasterPower>`
    MasterPower(MasterPower),
    /// `<Power>`
    Power(Power),
    /// `<TriggeredPowerHistoryInfo>`
    TriggeredPowerHistoryInfo(TriggeredPowerHistoryInfo),
    /// `<EntourageCard>`
    EntourageCard(EntourageCard),
    /// Another child element, as it was read.
    Other(Element),
}

/// A tag with its value. The type is part of the value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// The attribute `enumID`: the tag.
    pub tag: GameTag,
    /// `name`, the publisher's name of the tag: often Blizzard's, sometimes a number without meaning.
    pub name: Option<String>,
    /// The attributes `type` and `value`.
    pub value: TagValue,
    /// Further attributes.
    pub other_attributes: Vec<Attribute>,
}

/// The value of a [`Tag`], by its type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TagValue {
    /// A number.
    Int(i64),
    /// Another card: its dbf id and its id.
    Card {
        /// `value`
        dbf_id: i64,
        /// `cardID`
        card_id: Option<String>,
    },
    /// A text that is the same in every language.
    String(String),
    /// A text in several languages.
    LocString(LocString),
}

/// A text by language, in the order of the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LocString(pub Vec<(Name, String)>);

impl LocString {
    /// The text in a language; `None` if it is missing.
    pub fn get(&self, locale: &str) -> Option<&str> {
        self.0.iter().find(|(name, _)| name == locale).map(|(_, text)| text.as_str())
    }
}

/// The power that playing the card triggers, by the id of its script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MasterPower(pub String);

/// One of the card's powers, with its play requirements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Power {
    /// `definition`, the id of its script.
    pub definition: String,
    /// Its requirements, in order.
    pub requirements: Vec<PlayRequirement>,
}

/// The element `<PlayRequirement>`: a condition for playing the card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayRequirement {
    /// `reqID`, the number of a [`crate::PlayReq`].
    pub requirement_number: i64,
    /// The attribute `param`; usually "".
    pub param: Option<i64>,
}

/// The appearance of a triggered power in the history of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TriggeredPowerHistoryInfo {
    /// The attribute `effectIndex`.
    pub effect_index: i64,
    /// The attribute `showInHistory`.
    pub show_in_history: bool,
}

/// One of the cards that this card chooses from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntourageCard {
    /// The attribute `cardID`: the id of the card.
    pub card_id: String,
}

/// Why an element is not an entity, with the position.
pub(super) struct Fault(pub(super) Position, pub(super) XmlErrorKind);

fn fault<T>(at: Position, what: String) -> Result<T, Fault> {
    Err(Fault(at, XmlErrorKind::Unexpected(what)))
}

/// Parses a number in the form in which it is written back; anything else would not round-trip.
fn integer(text: &str) -> Option<i64> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let as_written = digits.starts_with(|c: char| c.is_ascii_digit()) && (!digits.starts_with('0') || text == "0");
    text.parse().ok().filter(|_| as_written)
}

fn number<T: TryFrom<i64>>(element: &Element, attribute: &str, what: &str) -> Result<T, Fault> {
    let Some(text) = element.attribute(attribute) else {
        return fault(element.at, format!("<{}> has no `{attribute}`", element.name));
    };
    match integer(text).and_then(|number| T::try_from(number).ok()) {
        Some(number) => Ok(number),
        None => fault(element.at, format!("`{attribute}=\"{}\"` of <{}> is not {what}", shown(text), element.name)),
    }
}

fn shown(text: &str) -> String {
    text.chars().take(60).collect()
}

/// The attributes that no field stores.
fn unknown_attributes(element: &mut Element, known: &[&str]) -> Vec<Attribute> {
    let mut attributes = std::mem::take(&mut element.attributes);
    attributes.retain(|attribute| !known.contains(&attribute.name.as_ref()));
    attributes
}

/// Takes the value of an attribute.
fn take(element: &mut Element, name: &str) -> Option<String> {
    element.attributes.iter_mut().find(|attribute| attribute.name == name).map(|it| std::mem::take(&mut it.value))
}

/// Whether the element has these attributes and no others.
fn has_exactly(element: &Element, names: &[&str]) -> bool {
    element.attributes.len() == names.len() && names.iter().all(|name| element.attribute(name).is_some())
}

fn is_empty(element: &Element) -> bool {
    element.only_text().is_some_and(|text| text.trim_ascii().is_empty())
}

impl CardDefs {
    pub(super) fn from_element(element: &Element) -> Result<Self, Fault> {
        if element.name != "CardDefs" {
            return fault(element.at, format!("the root is <{}>; CardXML begins with <CardDefs>", element.name));
        }
        let build = match element.attribute("build") {
            Some(_) => Some(number(element, "build", "the number of a build")?),
            None => None,
        };
        Ok(Self { build, other_attributes: unknown_attributes(&mut element.clone(), &["build"]) })
    }

    pub(super) fn to_element(&self) -> Element {
        let mut element = Element::new("CardDefs");
        if let Some(build) = self.build {
            element = element.with("build", build.to_string());
        }
        element.attributes.extend(self.other_attributes.iter().cloned());
        element
    }
}

impl Entity {
    pub(super) fn from_element(mut element: Element) -> Result<Self, Fault> {
        let at = element.at;
        if element.name != "Entity" {
            return fault(at, format!("<{}> in a place where only <Entity> is allowed", element.name));
        }
        let dbf_id = number(&element, "ID", "a number")?;
        let version = match element.attribute("version") {
            Some(_) => Some(number(&element, "version", "a number")?),
            None => None,
        };
        let card_id = take(&mut element, "CardID").unwrap_or_default();
        if card_id.is_empty() {
            return fault(at, "<Entity> has no `CardID`".to_owned());
        }
        let children = match std::mem::take(&mut element.content) {
            Content::Elements(children) => children.into_iter().map(Child::from_element).collect::<Result<_, _>>()?,
            Content::Text(text) if text.trim_ascii().is_empty() => Vec::new(),
            Content::Text(_) | Content::Mixed(_) => {
                return fault(at, format!("{card_id} contains text outside of any tag"));
            }
        };
        Ok(Self {
            card_id,
            dbf_id,
            version,
            other_attributes: unknown_attributes(&mut element, &["CardID", "ID", "version"]),
            children,
            at,
        })
    }

    pub(super) fn to_element(&self) -> Element {
        let mut element = Element::new("Entity").with("CardID", &self.card_id).with("ID", self.dbf_id.to_string());
        if let Some(version) = self.version {
            element = element.with("version", version.to_string());
        }
        element.attributes.extend(self.other_attributes.iter().cloned());
        element.elements(self.children.iter().map(Child::to_element).collect())
    }

    /// Its tags, in their order.
    pub fn tags(&self) -> impl Iterator<Item = &Tag> {
        self.children.iter().filter_map(|child| if let Child::Tag(tag) = child { Some(tag) } else { None })
    }
}

impl Child {
    fn from_element(element: Element) -> Result<Self, Fault> {
        match element.name.as_ref() {
            "Tag" => Tag::from_element(element, Self::Tag),
            "ReferencedTag" => Tag::from_element(element, Self::ReferencedTag),
            "MasterPower" if element.attributes.is_empty() => Ok(match element.only_text() {
                Some(text) => Self::MasterPower(MasterPower(text.to_owned())),
                None => Self::Other(element),
            }),
            "Power" => Power::from_element(element),
            "TriggeredPowerHistoryInfo" if has_exactly(&element, &["effectIndex", "showInHistory"]) => {
                let shows = match element.attribute("showInHistory") {
                    Some("True") => Some(true),
                    Some("False") => Some(false),
                    Some(_) | None => None,
                };
                let Some(show_in_history) = shows.filter(|_| is_empty(&element)) else {
                    return Ok(Self::Other(element));
                };
                let effect_index = number(&element, "effectIndex", "a number")?;
                Ok(Self::TriggeredPowerHistoryInfo(TriggeredPowerHistoryInfo { effect_index, show_in_history }))
            }
            "EntourageCard" if has_exactly(&element, &["cardID"]) && is_empty(&element) => {
                let card_id = element.attribute("cardID").unwrap_or_default().to_owned();
                Ok(Self::EntourageCard(EntourageCard { card_id }))
            }
            _ => Ok(Self::Other(element)),
        }
    }

    /// The child as a CardXML element.
    pub fn to_element(&self) -> Element {
        match self {
            Self::Tag(tag) => tag.to_element("Tag"),
            Self::ReferencedTag(tag) => tag.to_element("ReferencedTag"),
            Self::MasterPower(MasterPower(script)) => Element::new("MasterPower").text(script),
            Self::Power(power) => power.to_element(),
            Self::TriggeredPowerHistoryInfo(info) => Element::new("TriggeredPowerHistoryInfo")
                .with("effectIndex", info.effect_index.to_string())
                .with("showInHistory", if info.show_in_history { "True" } else { "False" }),
            Self::EntourageCard(card) => Element::new("EntourageCard").with("cardID", &card.card_id),
            Self::Other(element) => element.clone(),
        }
    }
}

impl Tag {
    /// The attributes that fields store.
    const ATTRIBUTES: [&'static str; 5] = ["enumID", "name", "type", "value", "cardID"];

    fn from_element(mut element: Element, child: fn(Self) -> Child) -> Result<Child, Fault> {
        let value = match element.attribute("type") {
            Some("Int") if is_empty(&element) && element.attribute("cardID").is_none() => {
                TagValue::Int(number(&element, "value", "a whole number of 64 bits")?)
            }
            Some("Card") if is_empty(&element) => {
                let dbf_id = number(&element, "value", "a whole number of 64 bits")?;
                TagValue::Card { dbf_id, card_id: take(&mut element, "cardID") }
            }
            Some("String") if holds_text_alone(&element) => {
                TagValue::String(element.only_text().unwrap_or_default().to_owned())
            }
            Some("LocString") if holds_text_alone(&element) || is_empty(&element) => return Ok(Child::Other(element)),
            Some("LocString") => match LocString::from_element(&mut element) {
                Some(texts) => TagValue::LocString(texts),
                None => return Ok(Child::Other(element)),
            },
            Some(_) | None => return Ok(Child::Other(element)),
        };
        let tag = number(&element, "enumID", "the number of a tag (0 to 65535)").map(GameTag)?;
        let name = take(&mut element, "name");
        Ok(child(Self { tag, name, value, other_attributes: unknown_attributes(&mut element, &Self::ATTRIBUTES) }))
    }

    fn to_element(&self, name: &'static str) -> Element {
        let kind = match &self.value {
            TagValue::Int(_) => "Int",
            TagValue::Card { .. } => "Card",
            TagValue::String(_) => "String",
            TagValue::LocString(_) => "LocString",
        };
        let mut element = Element::new(name);
        if let TagValue::Card { card_id: Some(card_id), .. } = &self.value {
            element = element.with("cardID", card_id);
        }
        element = element.with("enumID", self.tag.0.to_string());
        if let Some(name) = &self.name {
            element = element.with("name", name);
        }
        element = element.with("type", kind);
        match &self.value {
            TagValue::Int(value) | TagValue::Card { dbf_id: value, .. } => {
                element = element.with("value", value.to_string());
            }
            TagValue::String(text) => element = element.text(text),
            TagValue::LocString(LocString(texts)) => {
                let language = |(locale, text): &(Name, String)| Element::new(locale.clone()).text(text);
                element = element.elements(texts.iter().map(language).collect());
            }
        }
        element.attributes.extend(self.other_attributes.iter().cloned());
        element
    }
}

/// Whether it is a text without a number.
fn holds_text_alone(element: &Element) -> bool {
    element.only_text().is_some() && element.attribute("value").is_none() && element.attribute("cardID").is_none()
}

impl LocString {
    /// Takes the texts, if the element contains only languages with plain text, each at most once.
    fn from_element(element: &mut Element) -> Option<Self> {
        if element.attribute("value").is_some() || element.attribute("cardID").is_some() {
            return None;
        }
        let Content::Elements(languages) = &mut element.content else { return None };
        for (at, language) in languages.iter().enumerate() {
            let again = languages[..at].iter().any(|before| before.name == language.name);
            if again || !language.attributes.is_empty() || language.only_text().is_none() {
                return None;
            }
        }
        let text = |language: Element| match language.content {
            Content::Text(text) => Some((language.name, text)),
            Content::Elements(_) | Content::Mixed(_) => None,
        };
        Some(Self(std::mem::take(languages).into_iter().filter_map(text).collect()))
    }
}

impl Power {
    fn from_element(element: Element) -> Result<Child, Fault> {
        let known = |inner: &Element| {
            inner.name == "PlayRequirement" && has_exactly(inner, &["reqID", "param"]) && is_empty(inner)
        };
        let inner = match &element.content {
            Content::Text(text) if text.trim_ascii().is_empty() => &[],
            Content::Elements(inner) if inner.iter().all(known) => inner.as_slice(),
            Content::Text(_) | Content::Elements(_) | Content::Mixed(_) => return Ok(Child::Other(element)),
        };
        if !has_exactly(&element, &["definition"]) {
            return Ok(Child::Other(element));
        }
        let mut requirements = Vec::new();
        for requirement in inner {
            let param = match requirement.attribute("param") {
                Some("") | None => None,
                Some(_) => Some(number(requirement, "param", "a whole number of 64 bits")?),
            };
            requirements.push(PlayRequirement { requirement_number: number(requirement, "reqID", "a number")?, param });
        }
        let definition = element.attribute("definition").unwrap_or_default().to_owned();
        Ok(Child::Power(Self { definition, requirements }))
    }

    fn to_element(&self) -> Element {
        let requirement = |requirement: &PlayRequirement| {
            let param = requirement.param.map_or_else(String::new, |param| param.to_string());
            Element::new("PlayRequirement")
                .with("param", param)
                .with("reqID", requirement.requirement_number.to_string())
        };
        let element = Element::new("Power").with("definition", &self.definition);
        element.elements(self.requirements.iter().map(requirement).collect())
    }
}
