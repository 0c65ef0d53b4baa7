//! Small changes of the seeds, for a test that holds a property against them without a fuzzer.
use std::path::Path;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// A change of some bytes: what is done, where, and with which byte.
type Change = (u8, Index, u8);

fn change(bytes: &mut Vec<u8>, (what, at, with): Change) {
    let at = at.index(bytes.len() + 1);
    match what {
        0 => bytes.insert(at, with),
        1 => bytes.truncate(at),
        2 => drop(bytes.drain(at..bytes.len().min(at + usize::from(with) / 8))),
        3 => {
            let again = bytes[at..bytes.len().min(at + usize::from(with))].to_vec();
            bytes.extend(again);
        }
        _ => {
            if let Some(byte) = bytes.get_mut(at) {
                *byte = with;
            }
        }
    }
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
    let changes = (any::<Index>(), vec((0..8_u8, any::<Index>(), any::<u8>()), 1..6));
    let tried = runner.run(&changes, |(seed, changes)| {
        let mut bytes = seed.get(&seeds).clone();
        for it in changes {
            change(&mut bytes, it);
        }
        holds(&bytes);
        Ok(())
    });
    tried.unwrap_or_else(|error| panic!("{error}"));
}
