//! The table of the page, as requests and replies.
mod games;
mod hostile;
mod recorded;
mod shared;
mod table;

use cardwright_web::Table;
use serde_json::Value;

/// A table without a game.
fn table() -> Table {
    Table::new().expect("the cards fit together")
}

/// The reply to a request that can be carried out.
fn ask(table: &mut Table, request: &Value) -> Value {
    let reply = table.answer(&request.to_string());
    assert_eq!(reply["ok"], true, "{request}: {}", reply["error"]);
    reply
}

/// The error of a request that cannot: the field, and why.
fn refused(table: &mut Table, request: &str) -> (String, String) {
    let reply = table.answer(request);
    assert_eq!(reply["ok"], false, "{request}: {reply}");
    let word = |name: &str| reply["error"][name].as_str().expect("a text").to_owned();
    (word("field"), word("says"))
}
