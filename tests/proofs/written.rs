//! The stories as they stand in the tests' files.
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use cardwright_tests::{CardClass, Step, read};
use syn::visit::{self, Visit};

/// A derived card with its stories.
pub struct Proved {
    /// Its id.
    pub id: String,
    /// Whose hero its tests have.
    pub class: CardClass,
    /// The steps of each.
    pub stories: Vec<Vec<Step>>,
}

/// Every derived card whose generated test is live, in the order of ids.
pub fn derived() -> Vec<Proved> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = Vec::new();
    for file in files(&root.join("../generated")) {
        let derived = marked(&file);
        let of_set = file.strip_prefix(root.join("../generated")).expect("it is below");
        let Ok(text) = fs::read_to_string(root.join(of_set)) else { continue };
        let module = syn::parse_file(&text).unwrap_or_else(|error| panic!("tests/{}: {error}", of_set.display()));
        for item in module.items {
            let syn::Item::Fn(test) = item else { continue };
            let name = test.sig.ident.to_string();
            // The longest id that the name begins with: `CS2_029_fireball` is no test of a `CS2`.
            let id = derived
                .iter()
                .filter(|id| name == **id || name.starts_with(&format!("{id}_")))
                .max_by_key(|id| id.len());
            let live = !test.attrs.iter().any(|attribute| attribute.path().is_ident("ignore"));
            if let Some(id) = id.filter(|_| live)
                && let Some((class, stories)) = told(&test.block)
            {
                all.push(Proved { id: id.clone(), class, stories });
            }
        }
    }
    all.sort_by(|one, other| one.id.cmp(&other.id));
    all
}

/// The files of cards.
fn files(root: &Path) -> Vec<PathBuf> {
    let inside = |folder: &Path| -> Vec<PathBuf> {
        let read = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        read.map(|entry| entry.expect("it is there").path()).collect()
    };
    let sets = inside(root).into_iter().filter(|path| path.is_dir() && !path.ends_with("target"));
    let mut files: Vec<PathBuf> = sets.flat_map(|set| inside(&set)).collect();
    files.retain(|path| path.extension().is_some_and(|end| end == "rs"));
    files.sort();
    files
}

/// The ids of the cards of a file that the compiler wrote.
fn marked(file: &Path) -> BTreeSet<String> {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let id = |line: &str| line.strip_prefix("//~ derived ")?.split(' ').next().map(str::to_owned);
    text.lines().filter_map(id).collect()
}

/// What a test's body tells; `None` if it tells more than steps.
fn told(block: &syn::Block) -> Option<(CardClass, Vec<Vec<Step>>)> {
    #[derive(Default)]
    struct Calls {
        class: Option<CardClass>,
        stories: Vec<Option<Vec<Step>>>,
    }
    impl<'ast> Visit<'ast> for Calls {
        fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
            let mut arguments = call.args.iter();
            if let (Some(syn::Expr::Path(class)), Some(syn::Expr::Reference(steps))) =
                (arguments.next(), arguments.next())
                && let (Some(class), syn::Expr::Array(steps)) = (class.path.segments.last(), &*steps.expr)
            {
                let name = class.ident.to_string();
                self.class = CardClass::ALL.iter().copied().find(|class| format!("{class:?}") == name);
                self.stories.push(steps.elems.iter().map(|step| read(&written(step))).collect());
            }
            visit::visit_expr_call(self, call);
        }
    }
    let mut calls = Calls::default();
    calls.visit_block(block);
    let stories: Option<Vec<Vec<Step>>> = calls.stories.into_iter().collect();
    Some((calls.class?, stories.filter(|stories| !stories.is_empty())?))
}

/// A step as it is written, without the spaces between tokens.
fn written(step: &syn::Expr) -> String {
    use quote::ToTokens;
    let mut quoted = false;
    let text = step.to_token_stream().to_string();
    text.chars()
        .filter(|c| {
            quoted ^= *c == '"';
            quoted || !c.is_whitespace()
        })
        .collect()
}
