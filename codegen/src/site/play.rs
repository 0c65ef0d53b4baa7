//! The table: a page that plays cards, with the engine as WebAssembly beside it. A site has it if it was asked for.

use std::fmt::Write as _;

use cardwright_data::enums::CardType;
use serde::Serialize;
use sha2::{Digest as _, Sha256};

use super::book::{Book, Frame};
use super::folder::File;
use crate::catalog::CatalogCard;

const PAGE: &str = include_str!("../../templates/site/play/play.js");
const STYLE: &str = include_str!("../../templates/site/play/play.css");
const WORKER: &str = include_str!("../../templates/site/play/worker.js");
const OFFLINE: &str = include_str!("../../templates/site/play/offline.js");

/// The engine as browsers run it.
#[derive(Debug, Clone)]
pub struct Play {
    /// The WebAssembly module.
    pub engine: Vec<u8>,
    /// The JavaScript module that loads it.
    pub glue: String,
}

/// The data for `templates/site/play.html`.
#[derive(Debug, Serialize)]
pub struct PlayPage {
    frame: Frame,
}

impl PlayPage {
    /// The only one.
    pub fn new(book: &Book) -> Self {
        let mut frame = book.frame("play.html", "Play", "Try a card, or play a game, in the browser.");
        frame.runs = true;
        Self { frame }
    }
}

/// Whether a card can be tried: players hold it.
pub fn is_held(card: &CatalogCard) -> bool {
    card.record.card_type().is_some_and(|it| !matches!(it, CardType::HeroPower | CardType::Enchantment))
}

impl Play {
    /// What the page loads. The worker that keeps it for later visits has another version whenever one of them changes.
    pub fn files(&self) -> Vec<File> {
        let mut sum = Sha256::new();
        for part in [&self.engine[..], self.glue.as_bytes(), PAGE.as_bytes(), STYLE.as_bytes(), WORKER.as_bytes()] {
            sum.update(part);
        }
        let version = sum.finalize().iter().take(8).fold("cardwright-".to_owned(), |mut version, byte| {
            let _ = write!(version, "{byte:02x}");
            version
        });
        vec![
            ("offline.js".to_owned(), OFFLINE.replace("@VERSION@", &version).into_bytes()),
            ("play/play.js".to_owned(), PAGE.into()),
            ("play/play.css".to_owned(), STYLE.into()),
            ("play/worker.js".to_owned(), WORKER.into()),
            ("play/engine.js".to_owned(), self.glue.clone().into_bytes()),
            ("play/engine_bg.wasm".to_owned(), self.engine.clone()),
        ]
    }
}
