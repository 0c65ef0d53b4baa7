//! The headers of all generated cards are sound Markdown.

use std::fs;
use std::path::Path;

use pulldown_cmark::{BrokenLink, CowStr, Event, Parser, Tag, TagEnd};

/// The fault of a header; `None` if it is sound.
fn fault(header: &str) -> Option<String> {
    let id = |link: BrokenLink<'_>| {
        let id = link.reference.trim_matches('`').to_owned();
        Some((CowStr::from(id), CowStr::from("")))
    };
    let (mut blocks, mut text) = (Vec::new(), String::new());
    for event in Parser::new_with_broken_link_callback(header, pulldown_cmark::Options::empty(), Some(id)) {
        #[expect(clippy::wildcard_enum_match_arm, reason = "pulldown_cmark's enum: anything else is a fault")]
        match event {
            Event::Start(Tag::Heading { .. }) => blocks.push("heading"),
            Event::Start(Tag::Paragraph) => blocks.push("paragraph"),
            Event::Start(Tag::BlockQuote(_)) => blocks.push("quote"),
            Event::Start(Tag::List(None)) => blocks.push("list"),
            Event::Text(piece) => text.push_str(&piece),
            Event::End(TagEnd::Paragraph | TagEnd::Heading(_) | TagEnd::Item) => text.push('\n'),
            Event::Start(Tag::Item | Tag::Emphasis | Tag::Strong | Tag::Link { .. })
            | Event::Code(_)
            | Event::End(_)
            | Event::SoftBreak => {}
            other => return Some(format!("{other:?}")),
        }
    }
    let escaped = header.matches(r"\*").count();
    if text.matches('*').count() != escaped {
        return Some("has marks of emphasis that are not read as such".to_owned());
    }
    let expected = ["heading", "paragraph", "quote", "paragraph", "list"];
    let mut rest = expected.iter();
    let in_order = blocks.iter().all(|block| rest.any(|known| known == block));
    (!in_order).then(|| format!("has the blocks {blocks:?}"))
}

#[test]
fn every_header_is_sound_markdown() {
    let generated = Path::new(env!("CARGO_MANIFEST_DIR")).join("../generated");
    let (mut count, mut faults) = (0, Vec::new());
    for folder in fs::read_dir(generated).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir()) {
        for file in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            let text = fs::read_to_string(&file).unwrap();
            let mut header = String::new();
            for line in text.lines() {
                if let Some(doc) = line.strip_prefix("///") {
                    header += doc.strip_prefix(' ').unwrap_or(doc);
                    header.push('\n');
                } else if line.starts_with("//~ file") || line.is_empty() {
                    header.clear();
                } else if line.starts_with("//~") {
                    // Below a blank line are what a stale card said before, and people's notes.
                    let ours = header.split("\n\n").next().unwrap_or_default();
                    count += 1;
                    faults.extend(fault(ours).map(|fault| format!("{}: {fault}\n{ours}", file.display())));
                    let notes = header.lines().filter(|line| *line == "# Notes").count();
                    faults.extend(
                        (notes > 1).then(|| format!("{}: has its notes {notes} times\n{header}", file.display())),
                    );
                    header.clear();
                }
            }
        }
    }
    assert!(count > 10_000, "{count} headers");
    assert!(faults.is_empty(), "{} of {count} headers:\n{}", faults.len(), faults.join("\n"));
}

/// A renamed token changes only its own file.
#[test]
fn a_header_names_cards_of_other_files_by_their_ids_alone() {
    let generated = Path::new(env!("CARGO_MANIFEST_DIR")).join("../generated");
    let mut links = 0;
    for folder in fs::read_dir(generated).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir()) {
        for file in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            let text = fs::read_to_string(&file).unwrap();
            for line in text.lines().filter(|line| line.starts_with("/// - ") && line.contains("](crate::")) {
                for (at, _) in line.match_indices("](crate::") {
                    let before = line[..at].rsplit_once('[').map_or("", |(before, _)| before);
                    assert!(before.ends_with([' ', ':']) && before.trim_end().ends_with([',', ':', ';']), "{line}");
                    links += 1;
                }
            }
        }
    }
    assert!(links > 1_000, "{links} links");
}

#[test]
fn a_header_that_is_not_sound_is_found() {
    assert_eq!(fault("# A\nSpell · 1 mana\n> **Battlecry:** Deal 1 \\* 2.\n- Makes: B [`B_1`]\n"), None);
    assert!(fault("# A\nSpell\n> **Choose One -**Draw\n").is_some());
    assert!(fault("# A\nSpell\n> <b>Draw\n").is_some());
    assert!(fault("# A\nSpell\n\n    code\n").is_some());
}
