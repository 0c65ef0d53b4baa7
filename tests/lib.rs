//! Tests of cards, in the words of the game.
//!
//! A card's ordinary test is a short list of steps:
//!
//! ```ignore
//! use cardwright_tests::*;
//!
//! #[test]
//! fn fireball() {
//!     check! { Mage: Enemy("CS2_182"), Play("CS2_029", On(Their(0))), Dead(Nth(0)) }
//! }
//! ```
//!
//! A test that needs more takes a [`table`] and its `game`. The folders beside this file are those of the card crate; they hold
//! what people wrote. The scenarios of all other cards are worked out and played by the target `trials`.
mod harness;

use std::sync::LazyLock;

use cardwright_engine::Cards;

pub use cardwright_data::{CardClass, CardSet, CardType, Format, GameTag, PlayState, Race, Rarity, SpellSchool, Zone};
pub use cardwright_scenario::EntityRef::{self, *};
pub use cardwright_scenario::ForcedOutcome::{self, *};
pub use cardwright_scenario::Side::{self, *};
pub use cardwright_scenario::Step::{self, *};
pub use cardwright_scenario::StepTarget::{self, *};
pub use cardwright_scenario::TargetKind::{self, *};
pub use cardwright_scenario::formats_of;
pub use harness::mutants::cards_with;
pub use harness::table::Table;
pub use harness::trials::{Trial, formats, scenarios, trials};

/// Plays the steps at a table of this class: [`check()`] with the steps written out.
///
/// rustfmt leaves what stands between the braces as it is, so many steps share a line.
///
/// ```ignore
/// check! { Mage:
///     Give("CS2_122"), Cost("CS2_122", 3), Ally("CS2_182"), Play("CS2_122", Nothing), StatsNow(My(0), 5, 5),
///     StatsNow(My(1), 2, 3), Kill(My(1)), StatsNow(My(0), 4, 5),
/// }
/// ```
///
/// A test names the formats whose pools it is about. It is played once in each:
///
/// ```ignore
/// check! { Mage in Standard: Force(Card("CS2_029")), Play("TOY_376", Nothing), HandCount(Mine, 1) }
/// check! { Mage in Wild, Standard: Never(Card("UNG_028")), Play("TOY_376", Nothing) }
/// ```
#[macro_export]
macro_rules! check {
    ($class:ident: $($steps:tt)+) => { $crate::check($crate::CardClass::$class, &[$($steps)+]) };
    ($class:ident in $($format:ident),+ : $($steps:tt)+) => {
        $crate::check_in(&[$($crate::Format::$format),+], $crate::CardClass::$class, &[$($steps)+])
    };
}

/// Sets up a game and does the steps; fails with a message that says which step, what was expected and what was there.
///
/// [`check!`] is shorter where the steps are written out; this is for steps that a test computes.
///
/// The format is Wild, unless the test names others: `check! { Mage in Wild, Standard: … }`. `Any` is for what no format has.
///
/// The first player has this class, the second is a mage; both have 10 mana, decks of plain minions and no cards in
/// hand; it is the first player's turn. Dice are seeded: the same steps, the same game.
///
/// A test says all that happens to the opponent: if a text gives him cards, minions, Armor or damage, or takes cards from him, a
/// later step says how that is then. And it answers every choice.
///
/// # Panics
/// At the first step that does not hold, or that changes what no step speaks of; that is its purpose.
#[track_caller]
pub fn check(class: CardClass, steps: &[Step]) {
    check_in(&[Format::Wild], class, steps);
}

/// [`check()`] once in each of these formats, whose pools random cards come from. The message of a failure names the format.
///
/// # Panics
/// As [`check()`] does.
#[track_caller]
pub fn check_in(formats: &[Format], class: CardClass, steps: &[Step]) {
    for format in formats {
        let mut table = Table::in_format(played_cards(), class, *format);
        if let Err(what) = harness::unsaid::try_whole(&mut table, steps) {
            panic!("in format {format}: {what}");
        }
    }
}

/// Performs the steps on a table of these cards in a format; the error describes the first step that fails.
pub fn check_on(cards: &'static Cards, (class, format): (CardClass, Format), steps: &[Step]) -> Result<(), String> {
    Table::in_format(cards, class, format).try_steps(steps)
}

/// A fresh table with all cards, for a test that needs more than steps; see [`check()`].
#[track_caller]
pub fn table(class: CardClass) -> Table {
    table_in(Format::Wild, class)
}

/// A [`table()`] whose pools are those of a format.
#[track_caller]
pub fn table_in(format: Format, class: CardClass) -> Table {
    Table::in_format(played_cards(), class, format)
}

/// The cards that tests are played with: all cards, or mutants of some (see `cargo cards mutants`).
fn played_cards() -> &'static Cards {
    static CARDS: LazyLock<&'static Cards> = LazyLock::new(|| harness::mutants::asked_for().unwrap_or_else(cards));
    &CARDS
}

/// All cards.
///
/// # Panics
/// If they are no registry.
pub fn cards() -> &'static Cards {
    static CARDS: LazyLock<Cards> =
        LazyLock::new(|| Cards::new(&cardwright_cards::SETS[..]).unwrap_or_else(|error| panic!("the cards: {error}")));
    &CARDS
}

/// A Mage's spells that cost 0, 1, 2 and so on.
pub const SPELLS_BY_COST: [&str; 11] = [
    "CFM_021", "EX1_277", "CS2_024", "CS2_023", "CS2_029", "AT_001", "CS2_028", "CS2_032", "DAL_578", "WW_427",
    "EX1_279",
];

/// Neutral minions that cost 0, 1, 2 and so on.
pub const MINIONS_BY_COST: [&str; 11] = [
    "CS2_231", "CS2_169", "EX1_045", "CS2_181", "CS2_182", "CS2_151", "CS2_213", "CS2_186", "EX1_298", "EX1_560",
    "NEW1_030",
];

/// The skeleton of a test.
///
/// # Panics
/// Always: nobody has written yet what the card does.
#[track_caller]
pub fn unwritten(id: &str) {
    panic!("{id} has no test yet: write its Power and its test, or begin with `cargo cards adopt {id}`");
}
