//! The layers of the workspace, checked on the source.
//!
//! - The crates of the workspace depend on each other as [`CRATES`] says.
//! - A crate with layers uses only modules of lower layers, and calls no method that a higher layer adds to its types.
//! - No crate has an import circle among its top-level modules, and no module one among its submodules, apart from the
//!   types that contain each other ([`RECURSIVE_TYPES`]).
//! - The engine's layer `query` reads games only.
//!
//! Imports are read with a parser: `use` items and paths in code, those in macros too. Unit tests (`#[cfg(test)]`) may use
//! what they like.
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use syn::visit_mut::{self, VisitMut};

/// Modules whose submodules define types that contain each other, so that each file uses the others.
const RECURSIVE_TYPES: &[&[&str]] = &[
    // A selector has conditions, a condition has selectors, an effect has both and more effects.
    &["engine/vocabulary", "script"],
    // An entity has enchantments, an enchantment has a bearer, and both have a player, who has lists of entities.
    &["engine", "state"],
];

/// The crates and modules that a crate of the workspace may use.
struct Rules {
    /// The crate's folder in the workspace.
    folder: &'static str,
    /// The crates of the workspace that it may depend on, apart from tests.
    depends_on: &'static [&'static str],
    /// Its top-level modules from the bottom up, a list a layer; empty: it has no layers, only no circles.
    layers: &'static [&'static [&'static str]],
}

/// Every crate of the workspace. ARCHITECTURE.md shows the same arrows and layers.
const CRATES: &[Rules] = &[
    Rules { folder: ".ci/xtask", depends_on: &[], layers: &[] },
    Rules { folder: "engine/cli", depends_on: &[], layers: &[] },
    Rules { folder: "data", depends_on: &[], layers: &[] },
    Rules {
        folder: "engine",
        depends_on: &["data", "engine/vocabulary"],
        layers: &[&["state"], &["query"], &["rules"], &["observe"]],
    },
    Rules { folder: "engine/vocabulary/words", depends_on: &[], layers: &[] },
    Rules {
        folder: "engine/vocabulary",
        depends_on: &["engine/vocabulary/words", "data"],
        layers: &[&["slow_steps"], &["facts"], &["script"], &["compiled"]],
    },
    Rules { folder: "engine/arena", depends_on: &["engine/cli", "data", "engine", "generated"], layers: &[] },
    Rules { folder: "engine/fuzz", depends_on: &["data", "engine", "engine/arena", "codegen/merge"], layers: &[] },
    Rules { folder: "engine/python", depends_on: &["data", "engine", "engine/arena"], layers: &[] },
    Rules { folder: "engine/web", depends_on: &["data", "engine", "engine/arena"], layers: &[] },
    Rules { folder: "codegen/text", depends_on: &["data", "engine/vocabulary"], layers: &[] },
    Rules { folder: "codegen/scenario", depends_on: &["data", "engine/vocabulary"], layers: &[] },
    Rules { folder: "codegen/merge", depends_on: &["data"], layers: &[] },
    Rules {
        folder: "codegen",
        depends_on: &["engine/cli", "data", "engine/vocabulary", "codegen/text", "codegen/scenario", "codegen/merge"],
        layers: &[],
    },
    Rules { folder: "generated", depends_on: &["data", "engine/vocabulary"], layers: &[] },
    Rules { folder: "tests", depends_on: &["data", "engine", "generated", "codegen/scenario"], layers: &[] },
    Rules { folder: "tests/unwritten", depends_on: &[], layers: &[] },
];

pub fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().expect("the engine is in the workspace's folder")
}

fn manifest(folder: &Path) -> toml::Table {
    let text = fs::read_to_string(folder.join("Cargo.toml")).expect("a crate has a manifest");
    text.parse().expect("a manifest is TOML")
}

/// The folders of the workspace's crates, by name.
pub fn crates() -> BTreeMap<String, String> {
    let workspace = workspace();
    let members = manifest(&workspace)["workspace"]["members"].as_array().expect("the workspace has members").clone();
    let folder = |member: &toml::Value| member.as_str().expect("a member is a folder").to_owned();
    let name = |folder: &str| manifest(&workspace.join(folder))["package"]["name"].as_str().map(str::to_owned);
    members.iter().map(folder).map(|folder| (name(&folder).expect("a crate has a name"), folder)).collect()
}

#[test]
fn the_top_level_has_these_folders_only() {
    let entries = fs::read_dir(workspace()).expect("the workspace is a folder").flatten();
    let folders = entries.filter(|entry| entry.path().is_dir()).map(|entry| entry.file_name().into_string().unwrap());
    let ours: BTreeSet<String> = folders.filter(|name| !name.starts_with('.') && name != "target").collect();
    assert_eq!(ours, ["codegen", "data", "engine", "generated", "tests"].map(str::to_owned).into());
}

#[test]
fn crates_depend_on_each_other_as_documented() {
    let crates = crates();
    for folder in crates.values() {
        let rules = CRATES.iter().find(|rules| rules.folder == folder);
        let rules = rules.unwrap_or_else(|| panic!("`{folder}` is missing in CRATES of {}", file!()));
        let manifest = manifest(&workspace().join(folder));
        let empty = toml::Table::new();
        let dependencies = manifest.get("dependencies").and_then(toml::Value::as_table).unwrap_or(&empty);
        for used in dependencies.keys().filter_map(|name| crates.get(name)) {
            let allowed = rules.depends_on.contains(&used.as_str());
            assert!(allowed, "`{folder}` depends on `{used}`, which ARCHITECTURE.md and CRATES do not allow");
        }
    }
}

#[test]
fn modules_use_lower_layers_only() {
    for rules in CRATES.iter().filter(|rules| !rules.layers.is_empty()) {
        let layer = |module: &str| {
            let found = rules.layers.iter().position(|layer| layer.contains(&module));
            found.unwrap_or_else(|| panic!("`{}` has a module `{module}` that is in no layer", rules.folder))
        };
        for Import { from, to, place } in imports(rules.folder) {
            assert!(
                from == to || layer(&to) < layer(&from),
                "{place}: `{from}` uses `{to}`, which is not below it in the layers of `{}`",
                rules.folder,
            );
        }
    }
}

#[test]
fn lower_layers_call_no_method_that_a_higher_layer_adds() {
    for rules in CRATES.iter().filter(|rules| !rules.layers.is_empty()) {
        let layer = |module: &str| rules.layers.iter().position(|layer| layer.contains(&module));
        let methods_of = |file: &Path| {
            let mut found = Methods::default();
            found.visit_file_mut(&mut parse(file));
            found
        };
        // Methods of the crates below have names of their own, which a layer may use.
        let files = rules.depends_on.iter().flat_map(|folder| module_files(folder));
        let below: BTreeSet<String> = files.flat_map(|(file, _)| methods_of(&file).defined).collect();
        let mut methods: Vec<(usize, PathBuf, Methods)> = Vec::new();
        for (file, module) in module_files(rules.folder) {
            let Some(layer) = layer(&module[0]) else { continue };
            let found = methods_of(&file);
            methods.push((layer, file, found));
        }
        let type_layer: BTreeMap<&String, usize> =
            methods.iter().flat_map(|(layer, _, found)| found.types.iter().map(|name| (name, *layer))).collect();
        // The highest-layer methods: each with the layer that adds it to a type of a lower one.
        let mut added: BTreeMap<&String, usize> = BTreeMap::new();
        for (layer, _, found) in &methods {
            for (of, method) in &found.inherent {
                if type_layer.get(of).is_some_and(|below| below < layer) {
                    added.insert(method, *layer);
                }
            }
        }
        for (layer, file, found) in &methods {
            let known = |name: &String| {
                below.contains(name) || methods.iter().any(|(at, _, found)| at <= layer && found.defined.contains(name))
            };
            let upward =
                found.called.iter().find(|name| added.get(name).is_some_and(|above| above > layer) && !known(name));
            if let Some(name) = upward {
                panic!("{}: `{name}` is a method that a higher layer of `{}` adds", file.display(), rules.folder);
            }
        }
    }
}

#[test]
fn queries_read_a_game_and_change_nothing() {
    let queries = module_files("engine").into_iter().filter(|(_, module)| module[0] == "query");
    let mut methods = 0;
    for (file, _) in queries {
        let mut found = Changes::default();
        found.visit_file_mut(&mut parse(&file));
        methods += found.methods;
        assert!(found.places.is_empty(), "{}: {}", file.display(), found.places.join(", "));
    }
    assert!(methods > 0, "the layer `query` has methods of `Game`");
}

#[test]
fn a_method_that_changes_a_game_is_found() {
    let places = |source: &str| {
        let mut found = Changes::default();
        found.visit_file_mut(&mut syn::parse_str(source).expect("Rust"));
        (found.methods, found.places.len())
    };
    assert_eq!(places("impl Game { fn turn(&self) -> u16 { 1 } } impl View { fn hide(&mut self) {} }"), (1, 0));
    assert_eq!(places("impl Game { fn end(&mut self) {} }"), (1, 1));
    assert_eq!(places("fn end(game: &mut Game) {}"), (0, 1));
    assert_eq!(places("use crate::state::Game; fn end<O>(rules: &Rules<'_, O>) {}"), (0, 1));
}

#[test]
fn no_import_circles_among_modules() {
    for rules in CRATES.iter().filter(|rules| workspace().join(rules.folder).exists()) {
        let circle = circle(imports(rules.folder));
        assert!(circle.is_empty(), "import circle in `{}`:\n{}", rules.folder, circle.join("\n"));
    }
}

#[test]
fn no_import_circles_among_submodules() {
    for folder in CRATES.iter().map(|rules| rules.folder) {
        for (parent, uses) in uses_among_siblings(folder) {
            let of: Vec<&str> = [folder].into_iter().chain(parent.iter().map(String::as_str)).collect();
            let circle = circle(uses);
            assert!(
                circle.is_empty() || RECURSIVE_TYPES.contains(&of.as_slice()),
                "import circle in `{}`:\n{}",
                of.join("/"),
                circle.join("\n"),
            );
        }
    }
}

/// The uses that are part of a circle, as text: what uses nothing of what is left is taken out, and so is what nothing of it uses.
fn circle(mut uses: Vec<Import>) -> Vec<String> {
    loop {
        let before = uses.len();
        let from: BTreeSet<String> = uses.iter().map(|import| import.from.clone()).collect();
        let to: BTreeSet<String> = uses.iter().map(|import| import.to.clone()).collect();
        uses.retain(|import| from.contains(&import.to) && to.contains(&import.from));
        if uses.len() == before {
            break;
        }
    }
    uses.iter().map(|Import { from, to, place }| format!("{place}: `{from}` uses `{to}`")).collect()
}

#[test]
fn a_circle_is_found_wherever_it_begins() {
    let import = |from: &str, to: &str| Import { from: from.to_owned(), to: to.to_owned(), place: "a file".to_owned() };
    assert_eq!(circle(vec![import("a", "b"), import("b", "c"), import("a", "c")]), Vec::<String>::new());
    let found = circle(vec![import("root", "a"), import("a", "b"), import("b", "a"), import("b", "leaf")]);
    assert_eq!(found, ["a file: `a` uses `b`", "a file: `b` uses `a`"]);
}

/// A use of one module by another with the same parent.
struct Import {
    from: String,
    to: String,
    place: String,
}

/// The uses among the submodules of each module of a crate, by the path of the parent. A parent may use all of its submodules,
/// and they may use what it defines itself.
fn uses_among_siblings(folder: &str) -> BTreeMap<Vec<String>, Vec<Import>> {
    let source = workspace().join(folder).join("src");
    let mut found: BTreeMap<Vec<String>, Vec<Import>> = BTreeMap::new();
    if !source.exists() {
        return found;
    }
    let files = module_files(folder);
    let modules: BTreeSet<&[String]> = files.iter().map(|(_, module)| module.as_slice()).collect();
    let mut exported: BTreeMap<Vec<String>, Vec<String>> = BTreeMap::new();
    for (file, module) in &files {
        let paths = exports(&parse(file)).into_iter();
        exported.extend(paths.map(|(name, path)| {
            let inside = path.first().is_some_and(|first| first != "crate");
            let path = if inside { [module.as_slice(), &path].concat() } else { path[1..].to_vec() };
            ([module.as_slice(), &[name]].concat(), path)
        }));
    }
    for (file, module) in &files {
        let mut paths = Paths { module: module.clone(), found: Vec::new() };
        paths.visit_file_mut(&mut parse(file));
        for path in paths.found {
            // A name that a module imports is of the module that defines it.
            let defined = (1..=path.len()).find_map(|len| exported.get(&path[..len])).unwrap_or(&path);
            let to = (0..=defined.len()).rev().map(|len| &defined[..len]).find(|prefix| modules.contains(prefix));
            let Some(to) = to else { continue };
            let shared = module.iter().zip(to).take_while(|(one, other)| one == other).count();
            if let (Some(from), Some(to)) = (module.get(shared), to.get(shared))
                && shared > 0
            {
                let place = file.strip_prefix(workspace()).unwrap_or(file).display().to_string();
                let import = Import { from: from.clone(), to: to.clone(), place };
                found.entry(module[..shared].to_vec()).or_default().push(import);
            }
        }
    }
    found
}

/// All imports among different top-level modules of a crate. Its root (`lib.rs`, `main.rs`) may use all of them.
fn imports(folder: &str) -> Vec<Import> {
    let source = workspace().join(folder).join("src");
    let mut found = Vec::new();
    if !source.exists() {
        return found;
    }
    let roots = roots(&source);
    let exported: BTreeMap<String, Vec<String>> =
        roots.iter().filter(|root| root.exists()).flat_map(|root| exports(&parse(root))).collect();
    for (file, module) in module_files(folder) {
        let mut paths = Paths { module: module.clone(), found: Vec::new() };
        paths.visit_file_mut(&mut parse(&file));
        for path in paths.found.into_iter().filter_map(|path| path.into_iter().next()) {
            let to =
                exported.get(&path).and_then(|of| of.iter().find(|part| *part != "crate")).unwrap_or(&path).clone();
            if to != module[0] {
                let place = file.strip_prefix(workspace()).unwrap_or(&file).display().to_string();
                found.push(Import { from: module[0].clone(), to, place });
            }
        }
    }
    // A name that is no module is an item of the root: a macro, a constant.
    let modules: BTreeSet<&str> = CRATES
        .iter()
        .filter(|rules| rules.folder == folder)
        .flat_map(|rules| rules.layers.iter().copied().flatten().copied())
        .collect();
    let is_module = |name: &str| {
        modules.contains(name) || source.join(name).is_dir() || source.join(name).with_extension("rs").is_file()
    };
    found.retain(|import| is_module(&import.to));
    found
}

pub fn parse(file: &Path) -> syn::File {
    let text = fs::read_to_string(file).expect("a source file is readable");
    syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn roots(source: &Path) -> [PathBuf; 2] {
    ["lib.rs", "main.rs"].map(|root| source.join(root))
}

/// The files of a crate, each with the path of its module; its root and other binaries are left out.
fn module_files(folder: &str) -> Vec<(PathBuf, Vec<String>)> {
    let source = workspace().join(folder).join("src");
    let mut files = Vec::new();
    rust_files(&source, &mut files);
    files.retain(|file| !roots(&source).contains(file));
    let with_module = |file: PathBuf| {
        let inside = file.strip_prefix(&source).expect("a file of the crate").with_extension("");
        let mut module: Vec<String> = inside.iter().map(|part| part.to_string_lossy().into_owned()).collect();
        module.retain(|part| part != "mod");
        (file, module)
    };
    files.into_iter().map(with_module).filter(|(_, module)| module.first().is_some_and(|top| top != "bin")).collect()
}

pub fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).expect("a folder of the crate").map(|entry| entry.expect("readable").path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The names that a module imports, which its submodules may use as its own, each with its path: from the module itself, or from
/// `crate`.
fn exports(module: &syn::File) -> BTreeMap<String, Vec<String>> {
    let mut found = BTreeMap::new();
    for item in &module.items {
        let syn::Item::Use(item) = item else { continue };
        for mut path in use_paths(&item.tree) {
            path.retain(|part| part != "self");
            let name = path.last().cloned();
            if let Some(name) = name.filter(|_| path.len() > 1 && path[0] != "super") {
                found.insert(name, path);
            }
        }
    }
    found
}

/// The paths of a `use` item, each segment a string.
pub fn use_paths(tree: &syn::UseTree) -> Vec<Vec<String>> {
    match tree {
        syn::UseTree::Path(path) => {
            let mut paths = use_paths(&path.tree);
            for rest in &mut paths {
                rest.insert(0, path.ident.to_string());
            }
            paths
        }
        syn::UseTree::Name(name) => vec![vec![name.ident.to_string()]],
        syn::UseTree::Rename(rename) => vec![vec![rename.ident.to_string()]],
        syn::UseTree::Glob(_) => vec![vec!["*".to_owned()]],
        syn::UseTree::Group(group) => group.items.iter().flat_map(use_paths).collect(),
    }
}

/// Collects the paths of a file that lead out of its module, from the crate's root.
struct Paths {
    /// The path of the module that is visited.
    module: Vec<String>,
    found: Vec<Vec<String>>,
}

impl Paths {
    fn add(&mut self, path: &[String]) {
        let above = path.iter().take_while(|part| *part == "super").count();
        let target = match path.first().map(String::as_str) {
            Some("crate") => path[1..].to_vec(),
            Some("super") => {
                let parent = self.module.len().saturating_sub(above);
                [&self.module[..parent], &path[above..]].concat()
            }
            _ => return,
        };
        self.found.push(target);
    }

    /// Paths in the tokens of a macro: wherever `crate` or `super` begins one.
    fn add_tokens(&mut self, tokens: proc_macro2::TokenStream) {
        let mut path: Vec<String> = Vec::new();
        for token in tokens {
            match token {
                proc_macro2::TokenTree::Ident(ident) => {
                    if path.last().is_none_or(|last| last != "::") {
                        self.end(&mut path);
                    }
                    path.push(ident.to_string());
                }
                proc_macro2::TokenTree::Punct(punct) if punct.as_char() == ':' => {
                    if path.last().is_some_and(|last| last != "::") {
                        path.push("::".to_owned());
                    }
                }
                proc_macro2::TokenTree::Group(group) => {
                    self.end(&mut path);
                    self.add_tokens(group.stream());
                }
                proc_macro2::TokenTree::Punct(_) | proc_macro2::TokenTree::Literal(_) => self.end(&mut path),
            }
        }
        self.end(&mut path);
    }

    fn end(&mut self, path: &mut Vec<String>) {
        let parts: Vec<String> = std::mem::take(path).into_iter().filter(|part| part != "::").collect();
        self.add(&parts);
    }
}

fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let syn::Meta::List(list) = &attribute.meta else { return false };
        list.path.is_ident("cfg") && list.tokens.to_string() == "test"
    })
}

impl VisitMut for Paths {
    fn visit_item_mod_mut(&mut self, item: &mut syn::ItemMod) {
        if is_test(&item.attrs) {
            return;
        }
        self.module.push(item.ident.to_string());
        visit_mut::visit_item_mod_mut(self, item);
        self.module.pop();
    }

    fn visit_item_use_mut(&mut self, item: &mut syn::ItemUse) {
        if !is_test(&item.attrs) {
            for path in use_paths(&item.tree) {
                self.add(&path);
            }
        }
    }

    fn visit_path_mut(&mut self, path: &mut syn::Path) {
        let parts: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        self.add(&parts);
        visit_mut::visit_path_mut(self, path);
    }

    fn visit_visibility_mut(&mut self, _: &mut syn::Visibility) {}

    // Documentation and lints are no imports.
    fn visit_attribute_mut(&mut self, _: &mut syn::Attribute) {}

    fn visit_macro_mut(&mut self, item: &mut syn::Macro) {
        self.add_tokens(item.tokens.clone());
    }
}

/// The places where a file changes a `Game`: methods with `&mut self`, parameters `&mut Game`, uses of `Rules`.
#[derive(Default)]
struct Changes {
    /// The number of methods of `Game`.
    methods: usize,
    places: Vec<String>,
}

fn is_named(of: &syn::Type, name: &str) -> bool {
    matches!(of, syn::Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == name))
}

impl VisitMut for Changes {
    fn visit_item_impl_mut(&mut self, item: &mut syn::ItemImpl) {
        if is_named(&item.self_ty, "Game") {
            for function in &item.items {
                let syn::ImplItem::Fn(syn::ImplItemFn { sig, .. }) = function else { continue };
                self.methods += 1;
                let kind = sig.receiver().map(|receiver| &receiver.kind);
                if matches!(kind, Some(syn::ReceiverKind::Reference(_, _, Some(_)))) {
                    self.places.push(format!("`{}` takes `&mut self`", sig.ident));
                }
            }
        }
        visit_mut::visit_item_impl_mut(self, item);
    }

    fn visit_type_reference_mut(&mut self, reference: &mut syn::TypeReference) {
        if reference.mutability.is_some() && is_named(&reference.elem, "Game") {
            self.places.push("a parameter is `&mut Game`".to_owned());
        }
        visit_mut::visit_type_reference_mut(self, reference);
    }

    fn visit_path_mut(&mut self, path: &mut syn::Path) {
        if path.segments.iter().any(|segment| segment.ident == "Rules") {
            self.places.push("`Rules` changes the game".to_owned());
        }
        visit_mut::visit_path_mut(self, path);
    }
}

/// The types and methods that a file defines, and the methods that it calls.
#[derive(Default)]
struct Methods {
    types: Vec<String>,
    /// Each with the type that it is a method of.
    inherent: Vec<(String, String)>,
    defined: BTreeSet<String>,
    called: BTreeSet<String>,
}

impl VisitMut for Methods {
    fn visit_item_struct_mut(&mut self, item: &mut syn::ItemStruct) {
        self.types.push(item.ident.to_string());
    }

    fn visit_item_enum_mut(&mut self, item: &mut syn::ItemEnum) {
        self.types.push(item.ident.to_string());
    }

    fn visit_item_impl_mut(&mut self, item: &mut syn::ItemImpl) {
        let of = if let syn::Type::Path(path) = &*item.self_ty {
            path.path.segments.last().map(|segment| segment.ident.to_string())
        } else {
            None
        };
        for function in &item.items {
            let syn::ImplItem::Fn(function) = function else { continue };
            let name = function.sig.ident.to_string();
            if let (Some(of), None) = (&of, &item.trait_) {
                self.inherent.push((of.clone(), name.clone()));
            }
            self.defined.insert(name);
        }
        visit_mut::visit_item_impl_mut(self, item);
    }

    fn visit_trait_item_fn_mut(&mut self, item: &mut syn::TraitItemFn) {
        self.defined.insert(item.sig.ident.to_string());
        visit_mut::visit_trait_item_fn_mut(self, item);
    }

    fn visit_expr_method_call_mut(&mut self, call: &mut syn::ExprMethodCall) {
        self.called.insert(call.method.to_string());
        visit_mut::visit_expr_method_call_mut(self, call);
    }
}
