//! Two XML files held against each other, event by event, without any code of the crate: elements in order, attributes by
//! name, text exact. Blank text beside tags is layout, unless it is all that an element holds.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use quick_xml::Reader;
use quick_xml::XmlVersion;
use quick_xml::events::{BytesStart, Event};

#[derive(Clone, Debug)]
pub enum Item {
    Start(BytesStart<'static>),
    Text(String),
    End(String),
}

/// The attributes of an element, by name.
fn attributes(tag: &BytesStart<'_>) -> Vec<(String, String)> {
    let mut attributes: Vec<_> = tag
        .attributes()
        .map(|attribute| attribute.expect("the file is well-formed"))
        .map(|it| {
            let value = it.normalized_value(XmlVersion::Implicit1_0).expect("no unknown entity");
            (it.key.as_ref().to_owned(), value.into_owned())
        })
        .collect();
    attributes.sort();
    attributes
}

impl PartialEq for Item {
    fn eq(&self, other: &Self) -> bool {
        match self {
            // Most are the same to the letter.
            Self::Start(tag) => matches!(other, Self::Start(other) if **tag == **other
                || tag.name() == other.name() && attributes(tag) == attributes(other)),
            Self::Text(text) => matches!(other, Self::Text(other) if text == other),
            Self::End(name) => matches!(other, Self::End(other) if name == other),
        }
    }
}

/// The events of a file that carry meaning.
pub struct Items {
    reader: Reader<BufReader<File>>,
    buffer: Vec<u8>,
    /// Read ahead, to see whether a text is followed by the end of its element.
    next: Option<Item>,
    after_start: bool,
    pub count: usize,
}

impl Items {
    pub fn open(file: &Path) -> Self {
        let mut reader = Reader::from_file(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        reader.config_mut().expand_empty_elements = true;
        Self { reader, buffer: Vec::new(), next: None, after_start: false, count: 0 }
    }

    fn tag_after(&mut self, text: &mut String) -> Option<Item> {
        loop {
            self.buffer.clear();
            match self.reader.read_event_into(&mut self.buffer).expect("the file is well-formed") {
                Event::Start(tag) => return Some(Item::Start(tag.into_owned())),
                Event::End(tag) => return Some(Item::End(tag.name().as_ref().to_owned())),
                Event::Text(more) => text.push_str(&more.xml10_content()),
                Event::CData(more) => text.push_str(&more.xml10_content()),
                Event::GeneralRef(reference) => match reference.resolve_char_ref().expect("a character") {
                    Some(character) => text.push(character),
                    None => text.push_str(quick_xml::escape::resolve_xml_entity(&reference).expect("one of the five")),
                },
                Event::Eof => return None,
                Event::Empty(_) => unreachable!("empty elements are expanded"),
                Event::Comment(_) | Event::Decl(_) | Event::PI(_) | Event::DocType(_) => {}
            }
        }
    }
}

impl Iterator for Items {
    type Item = Item;

    fn next(&mut self) -> Option<Item> {
        self.count += 1;
        if let Some(tag) = self.next.take() {
            self.after_start = matches!(tag, Item::Start(_));
            return Some(tag);
        }
        let mut text = String::new();
        let tag = self.tag_after(&mut text);
        let is_leaf = self.after_start && matches!(tag, Some(Item::End(_)));
        if !text.is_empty() && (is_leaf || !text.trim_ascii().is_empty()) {
            self.next = tag;
            return Some(Item::Text(text));
        }
        self.after_start = matches!(tag, Some(Item::Start(_)));
        tag
    }
}

/// Panics at the first difference; returns how many events agree.
pub fn assert_same(left: &Path, right: &Path) -> usize {
    let (mut one, mut other) = (Items::open(left), Items::open(right));
    loop {
        let (a, b) = (one.next(), other.next());
        assert_eq!(a, b, "event {} of {} and {}", one.count, left.display(), right.display());
        if a.is_none() {
            return one.count;
        }
    }
}
