//! Whatever an entity holds, writing it and reading it again gives the same.

use cardwright_data::GameTag;
use cardwright_data::carddefs::{
    Attribute, CardDefs, Child, Element, Entity, EntourageCard, LOCALES, LocString, MasterPower, PlayRequirement,
    Position, Power, Reader, Tag, TagValue, TriggeredPowerHistoryInfo, Writer,
};
use cardwright_data::store::{ImportInputs, Source, Store, import};
use cardwright_data::xml::{Content, Name, Node};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::subsequence;

/// Text with all that XML treats in its own way.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        Just(String::new()),
        "[ \n\r\t]{1,4}",
        "[a-z<>&\"' \n\r\t\u{a0}é日]{0,20}",
        "[^\u{0}-\u{8}\u{b}\u{c}\u{e}-\u{1f}\u{fffe}\u{ffff}]{0,12}",
        Just("]]>&lt;&#10;<![CDATA[".to_owned()),
    ]
}

/// Attributes that no field holds: their names differ from the known ones and from each other.
fn more() -> impl Strategy<Value = Vec<Attribute>> {
    vec(text(), 0..3).prop_map(|values| {
        let numbered = values.into_iter().enumerate();
        numbered.map(|(at, value)| Attribute { name: format!("more{at}").into(), value }).collect()
    })
}

fn unknown(depth: u32) -> BoxedStrategy<Element> {
    let content = match depth {
        0 => text().prop_map(Content::Text).boxed(),
        _ => prop_oneof![
            text().prop_map(Content::Text),
            vec(unknown(depth - 1), 1..3).prop_map(Content::Elements),
            (vec(unknown(depth - 1), 1..3), "[a-z&<]{1,5}").prop_map(|(inner, text)| {
                let nodes = inner.into_iter().map(Node::Element);
                Content::Mixed([Node::Text(text)].into_iter().chain(nodes).collect())
            }),
        ]
        .boxed(),
    };
    ("[A-Z][a-zA-Z0-9._-]{0,6}", more(), content)
        .prop_map(|(name, attributes, content)| Element {
            name: format!("X{name}").into(),
            attributes,
            content,
            at: Position::default(),
        })
        .boxed()
}

fn loc_string() -> impl Strategy<Value = LocString> {
    let usual = subsequence(LOCALES.to_vec(), 1..=LOCALES.len());
    let languages = prop_oneof![
        usual.clone(),
        usual.clone().prop_shuffle(),
        usual.prop_map(|mut usual| {
            usual.push("xxXX");
            usual
        })
    ];
    (languages, vec(text(), LOCALES.len() + 1))
        .prop_map(|(languages, texts)| LocString(languages.into_iter().map(Name::Borrowed).zip(texts).collect()))
}

fn value() -> impl Strategy<Value = TagValue> {
    prop_oneof![
        any::<i64>().prop_map(TagValue::Int),
        (any::<i64>(), option::of(text())).prop_map(|(dbf_id, card_id)| TagValue::Card { dbf_id, card_id }),
        text().prop_map(TagValue::String),
        loc_string().prop_map(TagValue::LocString),
    ]
}

fn tag() -> impl Strategy<Value = Tag> {
    (any::<u16>(), option::of(text()), value(), more()).prop_map(|(tag, name, value, more)| Tag {
        tag: GameTag(tag),
        name,
        value,
        other_attributes: more,
    })
}

fn child() -> impl Strategy<Value = Child> {
    let requirement = (any::<i64>(), option::of(any::<i64>()))
        .prop_map(|(req, param)| PlayRequirement { requirement_number: req, param });
    prop_oneof![
        4 => tag().prop_map(Child::Tag),
        1 => tag().prop_map(Child::ReferencedTag),
        1 => text().prop_map(|script| Child::MasterPower(MasterPower(script))),
        1 => (text(), vec(requirement, 0..4))
            .prop_map(|(definition, requirements)| Child::Power(Power { definition, requirements })),
        1 => (any::<i64>(), any::<bool>()).prop_map(|(effect_index, show_in_history)| {
            Child::TriggeredPowerHistoryInfo(TriggeredPowerHistoryInfo { effect_index, show_in_history })
        }),
        1 => text().prop_map(|card_id| Child::EntourageCard(EntourageCard { card_id })),
        1 => unknown(2).prop_map(Child::Other),
    ]
}

/// Entities with ids of their own.
fn entities() -> impl Strategy<Value = Vec<Entity>> {
    let entity = (text(), option::of(any::<i64>()), more(), vec(child(), 0..8));
    vec(entity, 0..6).prop_map(|all| {
        let numbered = all.into_iter().zip(0_i64..);
        numbered
            .map(|((card_id, version, more, children), number)| Entity {
                card_id: format!("{number}{card_id}"),
                dbf_id: -number,
                version,
                other_attributes: more,
                children,
                at: Position::default(),
            })
            .collect()
    })
}

fn written(root: &CardDefs, entities: &[Entity]) -> Vec<u8> {
    let mut writer = Writer::new(Vec::new(), root).expect("a vector takes all");
    for entity in entities {
        writer.entity(entity).expect("a vector takes all");
    }
    writer.finish().expect("a vector takes all")
}

fn read(bytes: &[u8]) -> (CardDefs, Vec<Entity>) {
    let mut reader = Reader::new(bytes, "written.xml");
    let root = reader.root().unwrap_or_else(|error| panic!("{error}"));
    let entities = reader.map(|entity| entity.unwrap_or_else(|error| panic!("{error}"))).collect();
    (root, entities)
}

proptest! {
    #[test]
    fn what_is_written_is_read_again(build in option::of(any::<u32>()), more in more(), entities in entities()) {
        let root = CardDefs { build, other_attributes: more };
        let bytes = written(&root, &entities);
        let (root_again, entities_again) = read(&bytes);
        prop_assert_eq!(root_again, root);
        prop_assert_eq!(entities_again, entities);
    }

    /// The reader gives an error or entities for any bytes, and what it gives can be written and read again.
    #[test]
    fn no_bytes_make_the_reader_panic(
        entities in entities(),
        at in any::<prop::sample::Index>(),
        garbage in vec(any::<u8>(), 0..4),
        cut in 0_usize..4,
    ) {
        let mut bytes = written(&CardDefs { build: Some(1), other_attributes: Vec::new() }, &entities);
        let at = at.index(bytes.len());
        let end = bytes.len().min(at + cut);
        bytes.splice(at..end, garbage);
        let read_all: Result<Vec<_>, _> = Reader::new(bytes.as_slice(), "garbled.xml").collect();
        if let Ok(entities) = read_all {
            let again = read(&written(&CardDefs { build: Some(1), other_attributes: Vec::new() }, &entities));
            prop_assert_eq!(again.1, entities);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn what_is_imported_is_exported_again(build in any::<u32>(), more in more(), entities in entities()) {
        let folder = tempfile::tempdir()?;
        let root = CardDefs { build: Some(build), other_attributes: more };
        let bytes = written(&root, &entities);
        let file = folder.path().join("CardDefs.xml");
        std::fs::write(&file, &bytes)?;
        let inputs = ImportInputs { main: Source { file, ..Source::default() }, ..ImportInputs::default() };
        let db = folder.path().join("cards.sqlite");
        import(&db, &inputs, &mut |_| {}).unwrap_or_else(|error| panic!("{error}"));
        let mut exported = Vec::new();
        Store::open(&db).expect("it was imported").export(&mut exported).expect("a vector takes all");
        prop_assert_eq!(read(&exported), (root, entities));
    }
}
