//! Seeds, shards, intervals and the fit of weights.
use std::collections::BTreeSet;

use cardwright_arena::agent::evaluation::{Calibration, FEATURES, WEIGHTS};
use cardwright_arena::learn::calibration::{bins, fit_calibration, mean_absolute_error, predictions};
use cardwright_arena::learn::{Moment, fit, log_loss};
use cardwright_arena::simulate::{Shard, seed_of};
use cardwright_arena::win_count::WinCount;

#[test]
fn seeds_differ_and_stay() {
    let seeds: BTreeSet<u64> = (0..1000).map(|number| seed_of(1, number)).collect();
    assert_eq!(seeds.len(), 1000);
    // SplitMix64's first output for the state 0, without its last eleven bits: changing it changes every result.
    assert_eq!(seed_of(0, 0), 0xe220_a839_7b1d_cdaf >> 11);
    assert!(seeds.iter().all(|seed| *seed < 1 << 53));
}

#[test]
fn every_game_is_in_one_shard() {
    for (games, n) in [(0, 1), (1, 3), (10, 3), (u64::MAX, 7)] {
        let mut next = 0;
        for k in 1..=n {
            let part = Shard { k, n }.of(games);
            assert_eq!(part.start, next);
            next = part.end;
        }
        assert_eq!(next, games);
    }
    assert!("0/2".parse::<Shard>().is_err() && "3/2".parse::<Shard>().is_err() && "1".parse::<Shard>().is_err());
}

#[test]
fn the_interval_is_wilsons() {
    // Brown, Cai, DasGupta (2001) and any table: 8 of 10 are 0.4902 to 0.9433.
    let [rate, low, high] = WinCount { games: 10, won: 8 }.rate().expect("games");
    assert!((rate - 0.8).abs() < 1e-9 && (low - 0.490_2).abs() < 1e-4 && (high - 0.943_3).abs() < 1e-4, "{low} {high}");
    let [_, low, high] = WinCount { games: 20, won: 0 }.rate().expect("games");
    assert!(low.abs() < 1e-12 && (high - 0.161_1).abs() < 1e-4, "{low} {high}");
    assert_eq!(WinCount::default().rate(), None);
}

#[test]
fn what_decided_is_found() {
    // Who has more of the first number wins three times of four; the others say nothing.
    let mut moments = Vec::new();
    for n in 0..4000_u32 {
        let mut numbers = [0.0; FEATURES];
        numbers[0] = if n % 2 == 0 { 1.0 } else { -1.0 };
        numbers[1] = f64::from(n / 8 % 3);
        let more = n % 2 == 0;
        let won = f64::from(u8::from(more == (n / 2 % 4 != 3)));
        moments.push(Moment { features: numbers, won });
    }
    let all: Vec<&Moment> = moments.iter().collect();
    let weights = fit(&moments.iter());
    assert!((weights[0] - 3_f64.ln()).abs() < 0.02, "the logarithm of odds of three to one: {}", weights[0]);
    assert!(weights[1].abs() < 0.02, "{}", weights[1]);
    assert!(log_loss(&all, &weights) < log_loss(&all, &[0.0; FEATURES]) - 0.1);
}

#[test]
fn predictions_that_are_too_sure_are_corrected() {
    // Positions of which the weights say odds of 9 to 1 are won three times of four: half the log odds would be 3 to 1.
    let mut moments = Vec::new();
    let weight = f64::from(WEIGHTS[0]);
    for n in 0..4000_u32 {
        let ahead = n % 2 == 0;
        let mut numbers = [0.0; FEATURES];
        numbers[0] = if ahead { 9_f64.ln() } else { -(9_f64.ln()) } / weight;
        moments.push(Moment { features: numbers, won: f64::from(u8::from(ahead == (n / 2 % 4 != 3))) });
    }
    let fitted = fit_calibration(moments.iter());
    assert!((fitted.slope - 0.5).abs() < 0.01 && fitted.intercept.abs() < 0.01, "{fitted:?}");
    assert!((fitted.of_probability(0.9) - 0.75).abs() < 0.01);
    for decided in [0.0, 1.0] {
        assert!((fitted.of_probability(decided) - decided).abs() < f32::EPSILON, "what is decided stays so");
    }
    let error = |by| mean_absolute_error(&bins(&predictions(moments.iter(), by)));
    assert!((error(Calibration::NONE) - 15.0).abs() < 0.1, "90 % predicted, 75 % won: {}", error(Calibration::NONE));
    assert!(error(fitted) < 0.5, "{}", error(fitted));
    let read = Calibration::read("# a comment\n0.5\tslope\n-0.25\tintercept\n");
    assert_eq!(read, Calibration { slope: 0.5, intercept: -0.25 });
    assert_eq!(Calibration::read(""), Calibration::NONE);
}
