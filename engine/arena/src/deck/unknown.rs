//! What a number in a deckstring is that no playable card has.
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use cardwright_cli::{NO_DATABASE, data_build};
use cardwright_engine::Cards;

/// Why no deck can hold the card with this number.
///
/// The card data that was fetched for the build has every card of every mode; it is large, and looked through only here.
pub fn says(cards: &Cards, dbf: u32) -> String {
    if let Some(card) = cards.by_dbf(dbf).map(|id| cards.get(id)) {
        let kind = card.card_type.title();
        return format!(
            "the number {dbf} is {} ({}, {kind}): it is in the data, but not playable in a deck",
            card.name, card.id
        );
    }
    let build = data_build();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../.cache/builds/{build}/CardDefs.xml"));
    let Ok(file) = File::open(file) else {
        return format!(
            "no playable card has the number {dbf}: it is of another mode, or newer than build {build} of the data; to know, \
             {NO_DATABASE}"
        );
    };
    let (mut lines, wanted) = (BufReader::with_capacity(1 << 20, file), format!(" ID=\"{dbf}\""));
    let mut line = String::new();
    while lines.read_line(&mut line).is_ok_and(|bytes| bytes > 0) {
        if let Some(entity) = line.trim_start().strip_prefix("<Entity CardID=\"")
            && entity.contains(&wanted)
        {
            let id = entity.split('"').next().unwrap_or_default();
            return format!("the number {dbf} is {id}: it is in the data, but not playable (a card of another mode)");
        }
        line.clear();
    }
    format!("no card has the number {dbf}: is it newer than build {build} of the data?")
}
