//! The events that a repository may see between two runs, drawn at random.

use proptest::prelude::*;

pub const FILES: [&str; 4] = ["legacy/mage.rs", "legacy/rogue.rs", "naxx/mage.rs", "titans/mage.rs"];
pub const CARDS: [&str; 7] = ["A_1", "A_1_2", "B_2", "C_3", "C_3t", "D_4", "E_5"];

/// An event. Its numbers choose among the items that exist when it happens.
#[derive(Clone, Copy, Debug)]
pub enum Happens {
    // A build.
    Added(usize, usize),
    Removed(usize),
    Renamed(usize),
    TextChanged(usize),
    CostChanged(usize),
    Moved(usize, usize),
    Emitted(usize, usize),
    // The generator.
    Run,
    // A person.
    Fills(usize),
    Partly(usize),
    RefersToCard(usize, usize),
    RefersToHelper(usize),
    RefersToImport(usize),
    CommentsInside(usize),
    CommentsAbove(usize),
    CommentsBehind(usize),
    CommentsInHeader(usize, usize),
    AddsDocs(usize, usize),
    AddsNotes(usize),
    AddsAttribute(usize),
    AddsHelper(usize),
    SharesHelper(usize, usize),
    AddsImport(usize),
    AddsExtraTest(usize),
    AddsBlankLine(usize, usize),
    UnIgnores(usize),
    DeletesMark(usize),
    DeletesStale(usize),
    DeletesHeader(usize),
    DeletesItem(usize),
    DeletesBlock(usize),
    SwapsBlocks(usize, usize),
    CopiesBlock(usize, usize),
    TurnsLineEnds(usize),
}

/// An event of a build.
pub fn build() -> impl Strategy<Value = Happens> {
    use Happens::*;
    let n = || any::<prop::sample::Index>().prop_map(|index| index.index(1000));
    prop_oneof![
        (n(), n()).prop_map(|(a, b)| Added(a, b)),
        n().prop_map(Removed),
        n().prop_map(Renamed),
        n().prop_map(TextChanged),
        n().prop_map(CostChanged),
        (n(), n()).prop_map(|(a, b)| Moved(a, b)),
        (n(), n()).prop_map(|(a, b)| Emitted(a, b)),
    ]
}

/// An edit by a person.
fn person() -> impl Strategy<Value = Happens> {
    use Happens::*;
    let n = || any::<prop::sample::Index>().prop_map(|index| index.index(1000));
    prop_oneof![
        4 => n().prop_map(Fills),
        1 => n().prop_map(Partly),
        2 => (n(), n()).prop_map(|(a, b)| RefersToCard(a, b)),
        2 => n().prop_map(RefersToHelper),
        2 => n().prop_map(RefersToImport),
        1 => n().prop_map(CommentsInside),
        1 => n().prop_map(CommentsAbove),
        1 => n().prop_map(CommentsBehind),
        1 => (n(), n()).prop_map(|(a, b)| CommentsInHeader(a, b)),
        2 => (n(), n()).prop_map(|(a, b)| AddsDocs(a, b)),
        1 => n().prop_map(AddsNotes),
        1 => n().prop_map(AddsAttribute),
        1 => n().prop_map(AddsHelper),
        1 => (n(), n()).prop_map(|(a, b)| SharesHelper(a, b)),
        1 => n().prop_map(AddsImport),
        2 => n().prop_map(AddsExtraTest),
        1 => (n(), n()).prop_map(|(a, b)| AddsBlankLine(a, b)),
        1 => n().prop_map(UnIgnores),
        1 => n().prop_map(DeletesMark),
        1 => n().prop_map(DeletesStale),
        1 => n().prop_map(DeletesHeader),
        1 => n().prop_map(DeletesItem),
        1 => n().prop_map(DeletesBlock),
        1 => (n(), n()).prop_map(|(a, b)| SwapsBlocks(a, b)),
        1 => (n(), n()).prop_map(|(a, b)| CopiesBlock(a, b)),
        1 => n().prop_map(TurnsLineEnds),
    ]
}

/// A history of builds and of people at work.
pub fn events() -> impl Strategy<Value = Vec<Happens>> {
    let event = prop_oneof![3 => build(), 6 => person(), 2 => Just(Happens::Run)];
    prop::collection::vec(event, 1..30)
}

/// Edits by people that leave a block in its place.
pub fn edits() -> impl Strategy<Value = Vec<Happens>> {
    use Happens::*;
    let n = || any::<prop::sample::Index>().prop_map(|index| index.index(1000));
    let edit = prop_oneof![
        4 => n().prop_map(Fills),
        1 => n().prop_map(Partly),
        1 => n().prop_map(CommentsInside),
        1 => n().prop_map(CommentsAbove),
        1 => n().prop_map(CommentsBehind),
        1 => n().prop_map(AddsNotes),
        1 => n().prop_map(UnIgnores),
    ];
    prop::collection::vec(edit, 1..12)
}

/// Builds that lack some of the cards, and have another text or cost of others.
pub fn builds() -> impl Strategy<Value = Vec<[u8; 3]>> {
    prop::collection::vec(any::<[u8; 3]>(), 1..4)
}
