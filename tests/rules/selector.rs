//! Selectors: sets of entities, in order.
use cardwright_engine::script::prelude as words;
use cardwright_engine::script::selector::Selector;
use proptest::prelude::*;

use super::*;

/// Some selectors over a board, to be combined.
const SELECTORS: [Selector; 5] =
    [words::FRIENDLY_MINIONS, words::ENEMY_MINIONS, words::MINIONS, words::CHARACTERS, words::ENEMIES];
const PAIRS: [[Selector; 2]; 3] = [
    [words::FRIENDLY_MINIONS, words::ENEMY_MINIONS],
    [words::FRIENDLY_MINIONS, words::MINIONS],
    [words::YOUR_HERO, words::ENEMIES],
];

proptest! {
    #[test]
    fn selectors_are_sets_in_order(mine in 0_usize..6, theirs in 0_usize..6, hurt in 0_usize..12, which in 0_usize..5) {
        let mut table = table(CardClass::Mage);
        for _ in 0..mine { table.steps(&[Ally("CS2_182")]); }
        for _ in 0..theirs { table.steps(&[Enemy("CS2_182")]); }
        let minions = table.game.selected_now(&words::MINIONS, PlayerId::First.entity());
        if let Some(id) = minions.get(hurt) { table.game.damage(*id, 1); }
        let you = PlayerId::First.entity();
        let all = table.game.selected_now(&SELECTORS[which], you);
        let damaged = table.game.selected_now(&SELECTORS[which].that(words::DAMAGED), you);
        let whole = table.game.selected_now(&SELECTORS[which].that(words::UNDAMAGED), you);
        // What is filtered is a part of it, in the same order, and the two parts are all of it.
        let kept: Vec<_> = all.iter().copied().filter(|id| damaged.contains(id)).collect();
        prop_assert_eq!(&kept, &damaged);
        prop_assert_eq!(damaged.len() + whole.len(), all.len());
        prop_assert_eq!(table.game.selected_now(&SELECTORS[which].first(2), you), all.iter().copied().take(2).collect::<Vec<_>>());
        for pair in &PAIRS {
            let pair: &'static [Selector; 2] = pair;
            let [a, b] = [table.game.selected_now(&pair[0], you), table.game.selected_now(&pair[1], you)];
            let both = table.game.selected_now(&words::together(pair), you);
            prop_assert!(a.iter().chain(&b).all(|id| both.contains(id)));
            prop_assert!(both.iter().all(|id| a.contains(id) || b.contains(id)));
            let mut once = both.clone();
            once.sort();
            once.dedup();
            prop_assert_eq!(once.len(), both.len(), "nobody is there twice");
        }
    }
}
