//! No `match` takes a new variant of the workspace's own enums in silence, wherever in a pattern it would be.
//!
//! Clippy's `wildcard_enum_match_arm` sees `_` only where the matched value itself is an enum. Here the enums inside tuples,
//! options, slices, references and structs count, too: wherever an arm names a variant of an enum of ours, a variant that nobody
//! has named yet is imagined in its place, and no `_` may take it. So a new variant shows every place that has to know it.
//!
//! A name in place of `_` hands the value on and hides nothing. Fields of variants are left out: there the variant is named
//! already. `if let`, `let else` and `matches!` say what they mean and may leave out the rest.
use std::collections::{BTreeMap, BTreeSet};

use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};

use crate::architecture::{crates, parse, rust_files, use_paths, workspace};

/// The variants of every enum of the workspace, by the enum's name.
type Enums = BTreeMap<String, BTreeSet<String>>;

/// A pattern, as far as it decides what an arm takes.
#[derive(Clone, Debug)]
enum Pattern {
    /// `_`.
    Any,
    /// A name: what it stands for is handed on, so it hides nothing.
    Named,
    /// `a | b`.
    Or(Vec<Pattern>),
    /// A constructor: a variant, a tuple, a slice, a literal; and what it says of the fields that it names.
    Is { of: Type, name: String, fields: BTreeMap<String, Pattern> },
}

/// The type that has a constructor.
#[derive(Clone, Debug, PartialEq)]
enum Type {
    /// An enum of the workspace.
    Ours(String),
    /// A type with this number of constructors.
    Small(usize),
    /// A type with too many constructors to name all.
    Open,
}

/// The name of a variant that no source has.
const NEW: &str = "(a new variant)";

/// A list of patterns for a list of values.
type Row = Vec<Pattern>;

/// Whether every value of `wanted` is matched by one of these rows.
fn covers(rows: &[Row], wanted: &[Pattern], enums: &Enums) -> bool {
    let Some((first, rest)) = wanted.split_first() else { return !rows.is_empty() };
    let new = has_new(first);
    let rows = rows.iter().flat_map(|row| without_or(row)).filter(|row| !new || !matches!(row[0], Pattern::Named));
    let rows: Vec<Row> = rows.collect();
    match first {
        Pattern::Or(cases) => {
            cases.iter().all(|case| covers(&rows, &[std::slice::from_ref(case), rest].concat(), enums))
        }
        Pattern::Is { name, fields, .. } => {
            let all = rows.iter().map(|row| &row[0]).chain([first]);
            let places: BTreeSet<&String> =
                all.filter_map(|one| fields_of(one, name)).flat_map(BTreeMap::keys).collect();
            let inside = |fields: &BTreeMap<String, Pattern>| -> Row {
                places.iter().map(|place| fields.get(*place).cloned().unwrap_or(Pattern::Any)).collect()
            };
            let opened = |row: &Row| match &row[0] {
                Pattern::Any | Pattern::Named => Some([inside(&BTreeMap::new()), row[1..].to_vec()].concat()),
                other @ (Pattern::Is { .. } | Pattern::Or(_)) => {
                    Some([inside(fields_of(other, name)?), row[1..].to_vec()].concat())
                }
            };
            let opened: Vec<Row> = rows.iter().filter_map(opened).collect();
            covers(&opened, &[&inside(fields)[..], rest].concat(), enums)
        }
        Pattern::Any | Pattern::Named => {
            let named: BTreeMap<&String, &Pattern> = rows
                .iter()
                .filter_map(|row| if let one @ Pattern::Is { name, .. } = &row[0] { Some((name, one)) } else { None })
                .collect();
            let complete = named.values().next().is_some_and(|one| match one {
                Pattern::Is { of: Type::Ours(of), .. } => enums[of].len() == named.len(),
                Pattern::Is { of: Type::Small(n), .. } => *n == named.len(),
                Pattern::Is { of: Type::Open, .. } | Pattern::Any | Pattern::Named | Pattern::Or(_) => false,
            });
            if complete {
                let bare = |(name, one): (&&String, &&Pattern)| {
                    let Pattern::Is { of, .. } = one else { return true };
                    let one = Pattern::Is { of: of.clone(), name: (*name).clone(), fields: BTreeMap::new() };
                    covers(&rows, &[&[one], rest].concat(), enums)
                };
                return named.iter().all(bare);
            }
            let others =
                rows.iter().filter(|row| matches!(row[0], Pattern::Any | Pattern::Named)).map(|row| row[1..].to_vec());
            covers(&others.collect::<Vec<_>>(), rest, enums)
        }
    }
}

/// The row with each case of its first pattern.
fn without_or(row: &[Pattern]) -> Vec<Row> {
    match &row[0] {
        Pattern::Or(cases) => {
            cases.iter().flat_map(|case| without_or(&[std::slice::from_ref(case), &row[1..]].concat())).collect()
        }
        Pattern::Any | Pattern::Named | Pattern::Is { .. } => vec![row.to_vec()],
    }
}

/// The patterns of the fields of a constructor, by name; `None` if the pattern is not of that constructor.
fn fields_of<'p>(pattern: &'p Pattern, constructor: &str) -> Option<&'p BTreeMap<String, Pattern>> {
    let Pattern::Is { name, fields, .. } = pattern else { return None };
    (name == constructor || (name == "[..]" && constructor.starts_with('['))).then_some(fields)
}

fn has_new(pattern: &Pattern) -> bool {
    matches!(pattern, Pattern::Is { name, fields, .. } if name == NEW || fields.values().any(has_new))
}

/// The pattern with a new variant in each place where it names one of ours, with the name of the enum.
fn with_new(pattern: &Pattern) -> Vec<(String, Pattern)> {
    match pattern {
        Pattern::Any | Pattern::Named => Vec::new(),
        Pattern::Or(cases) => cases.iter().flat_map(with_new).collect(),
        Pattern::Is { of, name, fields } => {
            if let Type::Ours(ours) = of {
                let new = Pattern::Is { of: of.clone(), name: NEW.to_owned(), fields: BTreeMap::new() };
                return vec![(ours.clone(), new)];
            }
            let mut all = Vec::new();
            for (place, inner) in fields {
                for (ours, new) in with_new(inner) {
                    let mut fields = fields.clone();
                    fields.insert(place.clone(), new);
                    all.push((ours, Pattern::Is { of: of.clone(), name: name.clone(), fields }));
                }
            }
            all
        }
    }
}

/// Looks through one file.
struct Finder<'e> {
    enums: &'e Enums,
    /// Variants that the file imports by name, with their enum.
    imported: BTreeMap<String, String>,
    /// The type whose `impl` is visited.
    current: String,
    /// The line of each `match` that takes a new variant in silence, and of which enum.
    found: BTreeSet<(usize, String)>,
}

impl Finder<'_> {
    fn constructor(&self, path: &syn::Path, fields: BTreeMap<String, Pattern>) -> Pattern {
        let names: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        let name = names.last().cloned().unwrap_or_default();
        let of = match &names[..] {
            [.., of, _] if of == "Self" => Some(&self.current),
            [.., of, _] => Some(of),
            _ => self.imported.get(&name),
        };
        let ours = of.filter(|of| self.enums.get(*of).is_some_and(|variants| variants.contains(&name)));
        let of = match (ours, name.as_str()) {
            (Some(of), _) => Type::Ours(of.clone()),
            (None, "Some" | "None" | "Ok" | "Err") => Type::Small(2),
            (None, "Less" | "Equal" | "Greater") => Type::Small(3),
            // A struct, if it names fields and is no variant.
            (None, _) if names.len() == 1 && !fields.is_empty() => Type::Small(1),
            (None, _) => Type::Open,
        };
        Pattern::Is { of, name, fields }
    }

    fn numbered<'p>(&self, items: impl ExactSizeIterator<Item = &'p syn::Pat>) -> BTreeMap<String, Pattern> {
        let (all, mut behind) = (items.len(), false);
        let mut fields = BTreeMap::new();
        for (at, item) in items.enumerate() {
            if matches!(item, syn::Pat::Rest(_)) {
                behind = true;
            } else {
                let place = if behind { format!("{} from the end", all - at) } else { at.to_string() };
                fields.insert(place, self.pattern(item));
            }
        }
        fields
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "syn's enum: what is left is not ours to name")]
    fn pattern(&self, pattern: &syn::Pat) -> Pattern {
        match pattern {
            syn::Pat::Paren(inner) => self.pattern(&inner.pat),
            syn::Pat::Reference(inner) => self.pattern(&inner.pat),
            syn::Pat::Or(either) => Pattern::Or(either.cases.iter().map(|case| self.pattern(case)).collect()),
            syn::Pat::Ident(name) => match &name.subpat {
                Some((_, inner)) => self.pattern(inner),
                None if name.ident.to_string().starts_with(char::is_uppercase) => {
                    self.constructor(&name.ident.clone().into(), BTreeMap::new())
                }
                None => Pattern::Named,
            },
            syn::Pat::Path(path) => self.constructor(&path.path, BTreeMap::new()),
            syn::Pat::TupleStruct(of) => self.constructor(&of.path, self.numbered(of.elems.iter())),
            syn::Pat::Struct(of) => {
                let fields = of.fields.iter();
                let fields = fields.map(|field| (field.member.to_token_stream().to_string(), self.pattern(&field.pat)));
                self.constructor(&of.path, fields.collect())
            }
            syn::Pat::Tuple(tuple) => {
                Pattern::Is { of: Type::Small(1), name: String::new(), fields: self.numbered(tuple.elems.iter()) }
            }
            syn::Pat::Slice(slice) => {
                let open = slice.elems.iter().any(|item| matches!(item, syn::Pat::Rest(_)));
                let name = if open { "[..]".to_owned() } else { format!("[{}]", slice.elems.len()) };
                Pattern::Is { of: Type::Open, name, fields: self.numbered(slice.elems.iter()) }
            }
            syn::Pat::Lit(literal) => {
                let name = literal.to_token_stream().to_string();
                let of = if matches!(name.as_str(), "true" | "false") { Type::Small(2) } else { Type::Open };
                Pattern::Is { of, name, fields: BTreeMap::new() }
            }
            _ => Pattern::Any,
        }
    }
}

impl VisitMut for Finder<'_> {
    fn visit_item_impl_mut(&mut self, item: &mut syn::ItemImpl) {
        let before = std::mem::replace(&mut self.current, item.self_ty.to_token_stream().to_string());
        visit_mut::visit_item_impl_mut(self, item);
        self.current = before;
    }

    fn visit_expr_match_mut(&mut self, item: &mut syn::ExprMatch) {
        let unguarded = item.arms.iter().filter(|arm| !matches!(arm.pat, syn::Pat::Guard(_)));
        let rows: Vec<Row> = unguarded.map(|arm| vec![self.pattern(&arm.pat)]).collect();
        for arm in &item.arms {
            let pattern = self.pattern(if let syn::Pat::Guard(guarded) = &arm.pat { &guarded.pat } else { &arm.pat });
            for (ours, new) in with_new(&pattern) {
                let at_top = matches!(&new, Pattern::Is { name, .. } if name == NEW);
                if !at_top && covers(&rows, &[new], self.enums) {
                    self.found.insert((item.span().start().line, ours));
                }
            }
        }
        visit_mut::visit_expr_match_mut(self, item);
    }
}

/// Collects the enums that a file defines.
struct Definitions<'e>(&'e mut Enums);

impl VisitMut for Definitions<'_> {
    fn visit_item_enum_mut(&mut self, item: &mut syn::ItemEnum) {
        let variants = item.variants.iter().map(|variant| variant.ident.to_string());
        self.0.entry(item.ident.to_string()).or_default().extend(variants);
    }
}

/// The variants of ours that a file can name without their enum.
fn imported(file: &syn::File, enums: &Enums) -> BTreeMap<String, String> {
    let uses = file.items.iter().filter_map(|item| if let syn::Item::Use(item) = item { Some(item) } else { None });
    let mut all = BTreeMap::new();
    for path in uses.flat_map(|item| use_paths(&item.tree)) {
        if let [.., of, name] = &path[..]
            && let Some(variants) = enums.get(of)
        {
            all.extend(variants.iter().filter(|it| name == "*" || name == *it).map(|it| (it.clone(), of.clone())));
        }
    }
    all
}

/// The matches of a file that take a new variant in silence, each with the name of the enum.
fn silent(file: &mut syn::File, enums: &Enums) -> BTreeSet<(usize, String)> {
    let mut finder = Finder { enums, imported: imported(file, enums), current: String::new(), found: BTreeSet::new() };
    finder.visit_file_mut(file);
    finder.found
}

#[test]
fn a_new_variant_inside_another_pattern_is_taken_by_no_arm() {
    let mut files = Vec::new();
    for folder in crates().values() {
        for part in ["src", "tests"].map(|part| workspace().join(folder).join(part)) {
            if part.is_dir() {
                rust_files(&part, &mut files);
            }
        }
    }
    let mut files: Vec<(String, syn::File)> = files
        .iter()
        .map(|file| (file.strip_prefix(workspace()).unwrap_or(file).display().to_string(), parse(file)))
        .collect();
    let mut enums = Enums::default();
    for (_, file) in &mut files {
        Definitions(&mut enums).visit_file_mut(file);
    }
    let each = files.iter_mut().flat_map(|(name, file)| silent(file, &enums).into_iter().map(|found| (&*name, found)));
    let found: Vec<String> =
        each.map(|(name, (line, of))| format!("{name}:{line}: name the variants of `{of}`")).collect();
    assert!(found.is_empty(), "a `match` hides variants of enums of ours:\n{}", found.join("\n"));
}

#[test]
fn what_hides_a_variant_is_found_and_what_names_all_is_not() {
    let source = |arms: &str| {
        format!("enum Our {{ One, Two(u8), Three }} fn f() {{ match it {{ {arms} }} }}")
            .parse::<proc_macro2::TokenStream>()
    };
    let is_found = |arms: &str| {
        let mut file: syn::File = syn::parse2(source(arms).expect("tokens")).expect("a file");
        let mut enums = Enums::default();
        Definitions(&mut enums).visit_file_mut(&mut file);
        !silent(&mut file, &enums).is_empty()
    };
    for hides in [
        "Some(Our::One) => 1, _ => 2",
        "Some(Our::One) => 1, Some(_) => 2, None => 3",
        "(Our::One, true) => 1, (_, false) => 2, (_, true) => 3",
        "(Our::One, Our::One) => 1, (Our::One | Our::Two(_) | Our::Three, _) => 2",
        "&[Our::One, ..] => 1, _ => 2",
        "(\"word\", [Our::Two(n)]) if n > 1 => 1, _ => 2",
        "Box { of: Our::One } => 1, Box { .. } => 2",
    ] {
        assert!(is_found(hides), "{hides}");
    }
    for names_all in [
        "Some(Our::One | Our::Two(_) | Our::Three) => 1, None => 2",
        "(Our::One, _) | (_, Our::One) => 1, (Our::Two(_) | Our::Three, Our::Two(_) | Our::Three) => 2",
        "Some(Our::Two(7)) => 1, Some(Our::Two(_) | Our::One | Our::Three) => 2, None => 3",
        "(\"word\", Our::One) => 1, (_, Our::One | Our::Two(_) | Our::Three) => 2",
        "Some(n) => 1, _ => 2",
        "Some(Our::One) => 1, Some(other) => told(other), None => 2",
    ] {
        assert!(!is_found(names_all), "{names_all}");
    }
}
