//! Small changes of the seeds, for a test that holds a property against them without a fuzzer.
use std::path::Path;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// A change of some bytes at a place.
#[derive(Clone, Copy, Debug)]
enum Change {
    Replace(u8),
    Insert(u8),
    /// All bytes from here on are removed.
    Truncate,
    /// This number of bytes is removed.
    Remove(usize),
    /// This number of bytes is repeated at the end.
    Repeat(usize),
}

impl Change {
    fn apply(self, bytes: &mut Vec<u8>, at: Index) {
        let at = at.index(bytes.len() + 1);
        let up_to = |n: usize| at..bytes.len().min(at + n);
        match self {
            Self::Replace(with) => bytes.iter_mut().skip(at).take(1).for_each(|byte| *byte = with),
            Self::Insert(byte) => bytes.insert(at, byte),
            Self::Truncate => bytes.truncate(at),
            Self::Remove(n) => drop(bytes.drain(up_to(n))),
            Self::Repeat(n) => bytes.extend_from_within(up_to(n)),
        }
    }
}

/// Replacements are as likely as all other changes together.
fn changes() -> impl Strategy<Value = Vec<(Change, Index)>> {
    let one = prop_oneof![
        4 => any::<u8>().prop_map(Change::Replace),
        1 => any::<u8>().prop_map(Change::Insert),
        1 => Just(Change::Truncate),
        1 => (0..32_usize).prop_map(Change::Remove),
        1 => (0..256_usize).prop_map(Change::Repeat),
    ];
    vec((one, any::<Index>()), 1..6)
}

/// Holds a property against each seed of a target, and against so many changed ones; the same ones in every run.
pub fn hold_for_seeds(target: &str, cases: u32, holds: fn(&[u8])) {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().map(|up| up.join("engine/fuzz/seeds")).find(|it| it.is_dir());
    let files = std::fs::read_dir(folder.expect("the repository has seeds").join(target)).expect("a target has seeds");
    let mut seeds: Vec<_> = files.map(|file| file.expect("a seed can be found").path()).collect();
    seeds.sort();
    let seeds: Vec<Vec<u8>> = seeds.iter().map(|seed| std::fs::read(seed).expect("a seed can be read")).collect();
    assert!(!seeds.is_empty(), "{target} has no seeds");
    for seed in &seeds {
        holds(seed);
    }
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let tried = runner.run(&(any::<Index>(), changes()), |(seed, changes)| {
        let mut bytes = seed.get(&seeds).clone();
        for (change, at) in changes {
            change.apply(&mut bytes, at);
        }
        holds(&bytes);
        Ok(())
    });
    tried.unwrap_or_else(|error| panic!("{error}"));
}
