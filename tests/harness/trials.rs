//! Trials: the cards whose scenarios are played as tests. These are all cards whose text the reference model covers, including
//! cards with hand-written tests.
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, OnceLock};

use cardwright_data::{CardClass, CardType, Format};
use cardwright_engine::{Card, CardId};
use cardwright_scenario::{ForcedOutcome, PowerSource, ScenarioPlanner, Step, Unmodeled, formats_of, test_name};

use crate::cards;

/// A card whose scenarios are played.
pub struct Trial {
    /// `CS2_029_fireball`.
    pub name: String,
    /// The card.
    pub card: &'static Card,
    /// The class of the player's hero.
    pub class: CardClass,
    /// The source of its Power.
    pub origin: PowerSource,
    /// Whether it has a hand-written test. Its scenarios are played too, as far as the model covers its text.
    pub tested: bool,
    /// Its scenarios, planned once.
    scenarios: OnceLock<Result<Vec<Vec<Step>>, Unmodeled>>,
}

impl Trial {
    /// The steps of each scenario; for a card with a hand-written test, they need not cover the whole text.
    ///
    /// # Errors
    /// A part of the card that the model does not cover: a person has to write its test.
    pub fn scenarios(&self) -> Result<&[Vec<Step>], Unmodeled> {
        let known = self.scenarios.get_or_init(|| {
            if self.tested {
                return Ok(scenarios().extra_scenarios(self.card, self.class));
            }
            scenarios().of(self.card, self.class, self.origin)
        });
        known.as_deref().map_err(|unmodeled| *unmodeled)
    }
}

/// The formats in which a scenario is played: the card's formats whose pools have each forced card, and `Any` for a card of no
/// format.
pub fn formats(card: &Card, steps: &[Step]) -> Vec<Format> {
    let forced = steps
        .iter()
        .filter_map(|step| if let Step::Force(ForcedOutcome::Card(id)) = step { cards().by_id(id) } else { None });
    let owned: Vec<CardId> = forced.filter(|id| cards().get(*id).collectible()).collect();
    let (first, narrower) =
        formats_of(card).split_first().map_or((Format::Any, &[][..]), |(first, rest)| (*first, rest));
    let has_all =
        |format: &&Format| !owned.is_empty() && owned.iter().all(|id| cards().in_pools(**format).contains(id));
    std::iter::once(first).chain(narrower.iter().filter(has_all).copied()).collect()
}

/// The planner for the scenarios of all cards.
///
/// # Panics
/// If a card is missing that every scenario needs.
pub fn scenarios() -> &'static ScenarioPlanner {
    static SCENARIOS: LazyLock<ScenarioPlanner> = LazyLock::new(|| {
        ScenarioPlanner::new(cards()).unwrap_or_else(|| panic!("a card is missing that every scenario needs"))
    });
    &SCENARIOS
}

/// The trials with a selected name, by card id.
pub fn trials(is_wanted: impl Fn(&str) -> bool) -> Vec<Trial> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let tested: BTreeSet<String> = files(root).iter().flat_map(|file| names_of_tests(file)).collect();
    let mut all: BTreeMap<&str, Trial> = BTreeMap::new();
    for file in files(&root.join("../generated")) {
        let class = class_of(&file);
        for (id, origin) in origins(&file) {
            let Some(card) = cards().by_id(&id).map(|id| cards().get(id)) else { continue };
            let name = test_name(card.id, card.name);
            let may_be_shown = [CardType::Enchantment, CardType::Hero].contains(&card.card_type);
            let needs_test = is_playable(card) || (may_be_shown && origin == PowerSource::OwnPower);
            let tested = tested.contains(&name) || tested.contains(card.id);
            if needs_test && (!tested || origin == PowerSource::OwnPower) && is_wanted(&name) {
                all.insert(card.id, Trial { name, card, class, origin, tested, scenarios: OnceLock::new() });
            }
        }
    }
    // An enchantment is shown by the card that attaches it, a hero that no deck has by the card that makes it; where a scenario of
    // its own can show it, that is played too.
    all.retain(|_, trial| is_playable(trial.card) || trial.tested || trial.scenarios().is_ok());
    all.into_values().collect()
}

/// Whether a game can have this card in hand, on the board or as its Hero Power.
fn is_playable(card: &Card) -> bool {
    let of_any_kind = [CardType::Minion, CardType::Spell, CardType::Weapon, CardType::Location, CardType::HeroPower];
    of_any_kind.contains(&card.card_type) || (card.card_type == CardType::Hero && card.collectible())
}

/// The files of the sets' folders.
fn files(root: &Path) -> Vec<PathBuf> {
    let inside = |folder: &Path| -> Vec<PathBuf> {
        let read = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        read.flatten().map(|entry| entry.path()).collect()
    };
    let of_a_set = |path: &PathBuf| path.is_dir() && !path.ends_with("target");
    let mut files: Vec<PathBuf> =
        inside(root).iter().filter(|path| of_a_set(path)).flat_map(|set| inside(set)).collect();
    files.retain(|path| path.extension().is_some_and(|end| end == "rs"));
    files.sort();
    files
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The names of a file's functions, and the ids of the cards that `// Also tests …` comments name.
fn names_of_tests(file: &Path) -> Vec<String> {
    let text = read(file);
    let functions = text.lines().filter_map(|line| line.strip_prefix("fn ")?.split('(').next());
    let shared = text.lines().filter_map(|line| line.strip_prefix("// Also tests "));
    let ids = shared.flat_map(|ids| ids.split([',', ' ', '.'])).filter(|id| !id.is_empty());
    functions.chain(ids).map(str::to_owned).collect()
}

/// The class of the player's hero in the tests of a file.
fn class_of(file: &Path) -> CardClass {
    let module = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default().replace('_', "");
    let named = |class: &CardClass| format!("{class:?}").eq_ignore_ascii_case(&module);
    CardClass::ALL.iter().copied().find(named).filter(|class| *class != CardClass::Neutral).unwrap_or(CardClass::Mage)
}

/// The cards of a file with a Power.
fn origins(file: &Path) -> Vec<(String, PowerSource)> {
    let text = read(file);
    let mut found = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let mut words = line.strip_prefix("//~ ").unwrap_or_default().split(' ');
        let (Some(kind), Some(id)) = (words.next(), words.next()) else { continue };
        let origin = match kind {
            "vanilla" => PowerSource::Vanilla,
            "derived" | "done" | "partial" | "approximate" | "stale" => PowerSource::OwnPower,
            "reprint" => {
                let power = lines.next().unwrap_or_default();
                let original = power.split("crate::cards::").nth(1).and_then(|rest| rest.split(';').next());
                match original.and_then(|original| cards().by_id(original)) {
                    Some(original) => PowerSource::Reprint(cards().get(original).id),
                    None => continue,
                }
            }
            _ => continue,
        };
        found.push((id.to_owned(), origin));
    }
    found
}
