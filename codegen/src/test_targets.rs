//! `tests/Cargo.toml`: one test target a set, so that after an edit one small binary is linked.

use toml_edit::{ArrayOfTables, DocumentMut, Item, Table, TomlError, value};

/// The manifest with a `[[test]]` for each of these sets, whose root is `<set>/main.rs`.
///
/// Everything else in it, other test targets too, is the people's and stays as it is.
pub fn manifest(text: &str, sets: &[String]) -> Result<String, TomlError> {
    let mut manifest: DocumentMut = text.parse()?;
    let mut targets = ArrayOfTables::new();
    let old = manifest.get("test").and_then(Item::as_array_of_tables);
    let is_set = |table: &Table| {
        let path = table.get("path").and_then(Item::as_str).unwrap_or_default();
        path.split_once('/')
            .is_some_and(|(set, file)| file == "main.rs" && table.get("name").and_then(Item::as_str) == Some(set))
    };
    for table in old.into_iter().flatten().filter(|table| !is_set(table)) {
        targets.push(table.clone());
    }
    for set in sets {
        let mut table = Table::new();
        table.insert("name", value(set));
        table.insert("path", value(format!("{set}/main.rs")));
        targets.push(table);
    }
    manifest.insert("test", Item::ArrayOfTables(targets));
    Ok(manifest.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_targets_and_comments_stay_and_a_second_run_changes_nothing() {
        let own = "# mine\n[package]\nname = \"x\"\n\n[[test]]\nname = \"rules\"\npath = \"rules/main.rs\"\nharness = true\n\n[[test]]\nname = \"old\"\npath = \"old/main.rs\"\n";
        let own = own.replace("name = \"rules\"", "name = \"the_rules\"");
        let once = manifest(&own, &["legacy".to_owned(), "titans".to_owned()]).unwrap();
        assert!(once.starts_with("# mine\n[package]"));
        assert!(once.contains("name = \"the_rules\"\npath = \"rules/main.rs\"\nharness = true"));
        assert!(once.contains("name = \"titans\"\npath = \"titans/main.rs\""));
        assert!(!once.contains("name = \"old\""));
        assert_eq!(manifest(&once, &["legacy".to_owned(), "titans".to_owned()]).unwrap(), once);
    }
}
