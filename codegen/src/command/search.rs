use std::process::ExitCode;

use cardwright_data::sets::Sets;
use clap::Args;
use comfy_table::{CellAlignment, ContentArrangement, Table, presets};
use serde_json::{Value, json};

use super::inventory::inventory;
use super::terminal::{Terminal, print_json, print_result, width};
use crate::inventory::InventoryCard;
use crate::search::Query;
use crate::workspace::Workspace;

/// Finds cards by text, name, set, class, cost, mechanic, state …
#[derive(Debug, Args)]
#[command(
    after_help = "A query is words and `key:value` terms, all of which must hold; `-` before one means that it must not, `or` parts\n\
                  alternatives, and quotation marks hold words together.\n\
                  Keys: text name id set format class type race school rarity cost attack health mechanic tag word state evidence\n\
                  implemented collectible. Numbers: cost=3 cost>=8 cost:2-4 tag:OVERLOAD>=2.\n\n\
                  Examples:\n  cargo cards search \"text:discover set:TITANS class:mage\"\n  \
                  cargo cards search \"state:todo set:classic class:mage collectible:yes\"\n  \
                  cargo cards search \"type:minion race:dragon cost<=3 -text:battlecry or name:yeti\" --ids\n  \
                  cargo cards search evidence:power-only          also: hand, derived, recorded\n  \
                  cargo cards search \"word:gain_deathrattle_of\"   cards whose Power uses this word of the vocabulary"
)]
pub struct Search {
    /// The query.
    #[arg(required = true)]
    query: Vec<String>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Print only ids, one per line.
    #[arg(long, conflicts_with = "json")]
    ids: bool,
    /// Search all entities of the data, not only generated cards.
    #[arg(long)]
    all: bool,
}

impl Search {
    /// Exit code 1 if nothing is found.
    pub fn run(&self, workspace: &Workspace, terminal: Terminal) -> anyhow::Result<ExitCode> {
        let query = Query::parse(&self.query.join(" "), &Sets::load(&workspace.sets_file())?)?;
        let (inventory, sets) = inventory(workspace, terminal)?;
        let mut found: Vec<&InventoryCard> =
            inventory.generated().iter().filter(|card| query.matches(card, &sets)).collect();
        if self.all {
            found.extend(inventory.others().iter().filter(|card| query.matches(card, &sets)));
            found.sort_unstable_by(|a, b| a.record.id.cmp(&b.record.id));
        }
        if self.json {
            let cards: Vec<Value> = found.iter().map(|card| as_json(card)).collect();
            print_json("cardwright-search-1", json!({ "cards": cards }))?;
        } else if self.ids {
            print_result(&found.iter().map(|card| card.record.id.clone() + "\n").collect::<String>())?;
        } else if !found.is_empty() {
            print_result(&format!("{}\n", table(&found, &sets)))?;
        }
        if found.is_empty() {
            for told in query.unknown_words(inventory.generated()) {
                eprintln!("{told}");
            }
        }
        terminal.print_summary(&format!("{} card{}", found.len(), if found.len() == 1 { "" } else { "s" }));
        Ok(if found.is_empty() { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }
}

fn as_json(card: &InventoryCard) -> Value {
    let record = &card.record;
    json!({
        "id": record.id,
        "name": record.name,
        "text": card.text,
        "set": record.set().name(),
        "type": record.card_type().map(cardwright_data::CardType::name),
        "cost": record.cost(),
        "attack": record.attack(),
        "health": record.health(),
        "collectible": record.collectible(),
        "status": card.status,
    })
}

fn table(found: &[&InventoryCard], sets: &Sets) -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Dynamic);
    if let Some(columns) = width() {
        table.set_width(columns);
    }
    table.set_header(["id", "name", "cost", "stats", "set", "state", "text"]);
    for card in found {
        let record = &card.record;
        let number = |number: Option<i64>| number.map_or_else(String::new, |number| number.to_string());
        let stats = match (record.attack(), record.health()) {
            (None, None) => String::new(),
            (attack, health) => format!("{}/{}", attack.unwrap_or(0), health.unwrap_or(0)),
        };
        let row = sets.sets.iter().find(|row| row.set() == record.set());
        table.add_row([
            record.id.clone(),
            record.name.clone(),
            number(record.cost()),
            stats,
            row.map_or_else(|| record.set().name().unwrap_or_default().to_owned(), |row| row.module.clone()),
            card.status.as_ref().map_or("", |status| status.state.word()).to_owned(),
            card.text.clone(),
        ]);
    }
    if let Some(cost) = table.column_mut(2) {
        cost.set_cell_alignment(CellAlignment::Right);
    }
    table
}
