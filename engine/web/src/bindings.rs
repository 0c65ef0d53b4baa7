//! The interface for JavaScript.
use wasm_bindgen::prelude::*;

use crate::Table;

/// A [`Table`] for JavaScript.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Page {
    table: Table,
}

#[wasm_bindgen]
impl Page {
    /// A table without a game. Fails if the card data is inconsistent.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Result<Page, JsError> {
        let table = Table::new().map_err(|error| JsError::new(&format!("{error:#}")))?;
        Ok(Self { table })
    }

    /// The reply to a request; both are JSON.
    pub fn ask(&mut self, request: &str) -> String {
        self.table.answer(request).to_string()
    }
}
