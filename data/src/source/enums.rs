//! Updates `data/enums.toml` from its package.

use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Updates `current`, the text of `data/enums.toml`, with the names in `enums_py`: the module `enums` of the PyPI package
/// `hearthstone`. Enums and names that the module lacks are kept, as are comments, titles and the order of enums. If the
/// result equals `current`, the file is up to date.
pub fn refresh_enums(current: &str, enums_py: &str) -> String {
    let classes = classes(enums_py);
    let (preamble, mut enums) = parse(current);
    for table in &mut enums {
        if let Some(class) = classes.get(table.name) {
            table.refresh(class);
        }
    }
    let mut text = preamble.join("\n");
    for table in &enums {
        text.push('\n');
        table.write(&mut text);
    }
    text
}

/// The members of a Python enum: the first name of a number is its name, later ones are aliases.
#[derive(Default)]
struct Class<'a> {
    names: BTreeMap<i64, &'a str>,
    aliases: BTreeMap<&'a str, i64>,
}

/// Reads `class X(IntEnum):` and its lines `NAME = 1`.
fn classes(enums_py: &str) -> BTreeMap<&str, Class<'_>> {
    let mut classes: BTreeMap<&str, Class<'_>> = BTreeMap::new();
    let mut open = None;
    for line in enums_py.lines() {
        if let Some((class, _)) = line.strip_prefix("class ").and_then(|rest| rest.split_once("(IntEnum)")) {
            open = Some(class.trim());
        } else if !line.starts_with([' ', '\t', '#']) && !line.trim().is_empty() {
            open = None;
        }
        let member = line.split('#').next().unwrap_or_default().split_once('=');
        let (Some(class), Some((name, number))) = (open, member) else { continue };
        let (name, Ok(number)) = (name.trim(), number.trim().parse()) else { continue };
        if name.is_empty() || !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
            continue;
        }
        let class = classes.entry(class).or_default();
        if *class.names.entry(number).or_insert(name) != name {
            class.aliases.insert(name, number);
        }
    }
    classes
}

/// An enum of the file: names and aliases are parsed, other tables are kept as lines.
struct Enum<'a> {
    name: &'a str,
    comment: Vec<&'a str>,
    names: BTreeMap<i64, &'a str>,
    aliases: BTreeMap<&'a str, i64>,
    others: Vec<(&'a str, Vec<&'a str>)>,
}

/// The comment of the file, and its enums in their order.
fn parse(current: &str) -> (Vec<&str>, Vec<Enum<'_>>) {
    let (mut preamble, mut enums, mut comment): (Vec<&str>, Vec<Enum<'_>>, Vec<&str>) = Default::default();
    let mut part = "";
    for line in current.lines() {
        let entry = line.split_once('=').map(|(key, value)| (key.trim(), value.trim().trim_matches('"')));
        if let Some(header) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
            let (name, of) = header.split_once('.').unwrap_or((header, ""));
            part = of;
            match enums.last_mut() {
                Some(last) if !of.is_empty() => {
                    if of != "aliases" {
                        last.others.push((header, Vec::new()));
                    }
                }
                Some(_) | None => enums.push(Enum {
                    name,
                    comment: std::mem::take(&mut comment),
                    names: BTreeMap::new(),
                    aliases: BTreeMap::new(),
                    others: Vec::new(),
                }),
            }
        } else if line.starts_with('#') {
            comment.push(line);
        } else if line.is_empty() {
            if enums.is_empty() {
                preamble.append(&mut comment);
                preamble.push(line);
            }
        } else if let (Some(last), Some((key, value))) = (enums.last_mut(), entry) {
            match (part, key.parse(), value.parse()) {
                ("", Ok(number), _) => drop(last.names.insert(number, value)),
                ("aliases", _, Ok(number)) => drop(last.aliases.insert(key, number)),
                _ => last.others.last_mut().into_iter().for_each(|(_, lines)| lines.push(line)),
            }
        }
    }
    (preamble, enums)
}

impl<'a> Enum<'a> {
    fn refresh(&mut self, class: &Class<'a>) {
        for (number, name) in &class.names {
            // A replaced name becomes an alias.
            let before = self.names.insert(*number, name).filter(|before| before != name);
            self.aliases.extend(before.map(|before| (before, *number)));
        }
        self.aliases.extend(class.aliases.iter().map(|(name, number)| (*name, *number)));
        let names = &self.names;
        self.aliases.retain(|alias, number| names.get(number) != Some(alias));
    }

    fn write(&self, text: &mut String) {
        for line in &self.comment {
            writeln!(text, "{line}").ok();
        }
        writeln!(text, "[{}]", self.name).ok();
        for (number, name) in &self.names {
            writeln!(text, "{number} = \"{name}\"").ok();
        }
        if !self.aliases.is_empty() {
            writeln!(text, "\n[{}.aliases]", self.name).ok();
        }
        for (alias, number) in &self.aliases {
            writeln!(text, "{alias} = {number}").ok();
        }
        for (header, lines) in &self.others {
            writeln!(text, "\n[{header}]\n{}", lines.join("\n")).ok();
        }
    }
}
