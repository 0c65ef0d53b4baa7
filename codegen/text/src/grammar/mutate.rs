//! Wrong meanings, derived from right ones, to measure whether the check detects them.
use crate::vocabulary::expression::Expression;

/// Words that are easily confused; each row has words that can replace each other.
const SIMILAR_WORDS: &[&[&str]] = &[
    &[
        "MINIONS",
        "ENEMY_MINIONS",
        "FRIENDLY_MINIONS",
        "OTHER_FRIENDLY_MINIONS",
        "OTHER_MINIONS",
        "CHARACTERS",
        "ENEMIES",
        "FRIENDLY_CHARACTERS",
    ],
    &["A_MINION", "AN_ENEMY_MINION", "A_FRIENDLY_MINION", "TARGET", "AN_ENEMY", "A_FRIENDLY_CHARACTER"],
    &["YOUR_HERO", "ENEMY_HERO", "HEROES"],
    &["YOU", "OPPONENT", "PLAYERS"],
    &["YOUR_HAND", "ENEMY_HAND", "YOUR_DECK", "ENEMY_DECK"],
    &["YOUR_WEAPON", "ENEMY_WEAPON"],
    &["YOUR_SECRETS", "ENEMY_SECRETS"],
    &["YOUR_HERO_POWER", "ENEMY_HERO_POWER"],
    &["IT", "THIS", "THAT", "SUBJECT"],
    &["ATTACK", "HEALTH", "COST"],
    &["DAMAGED", "UNDAMAGED", "FROZEN", "DEAD"],
    &["MINION", "SPELL", "WEAPON", "CARD", "SECRET"],
    &["FRIENDLY", "ENEMY"],
    &["LAST_AMOUNT", "THAT_MUCH", "EXCESS"],
    &[
        "GameTag::TAUNT",
        "GameTag::RUSH",
        "GameTag::DIVINE_SHIELD",
        "GameTag::LIFESTEAL",
        "GameTag::STEALTH",
        "GameTag::DEATHRATTLE",
    ],
    &["this_turn", "last_turn", "this_game"],
    &["Side::Friendly", "Side::Enemy", "Side::Both"],
    &["Word::Battlecry", "Word::Deathrattle", "Word::Spellburst", "Word::Frenzy"],
    &["Classes::Own", "Classes::Other", "Classes::Any"],
    &["deal", "heal", "armor", "draw"],
    &["get", "summon", "shuffle", "put_on_top", "put_at_bottom"],
    &["copy_of", "the"],
    &["destroy", "silence", "freeze", "return_to_hand", "discard", "take_control"],
    &["random", "random_of"],
    &["whenever", "after"],
    &["there_is", "there_is_no"],
    &["cost_less", "cost_more", "cost"],
    &["given", "given_this_turn", "given_until_your_next_turn"],
    &["at_least", "at_most", "is"],
    &["most", "least"],
    &["first", "last"],
    &["play", "cast", "summon", "draw", "discard"],
    &["turn_start", "turn_end"],
    &["takes_damage_from", "is_healed_by", "attack"],
    &["that", "other"],
    &["battlecry", "deathrattle", "combo", "inspire"],
];

/// A small random generator with the same sequence on all platforms.
#[derive(Debug, Clone)]
pub struct MutationRng(u64);

impl MutationRng {
    /// A generator with this seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed ^ 0x9E37_79B9_7F4A_7C15)
    }

    /// A random number below `n`.
    pub fn random_below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let high = usize::try_from(self.0 >> 33).unwrap_or(0);
        high % n.max(1)
    }
}

/// The meaning with one change; unchanged if no change is possible.
pub(crate) fn mutated(means: &Expression, dice: &mut MutationRng) -> Expression {
    let mut counting = Mutation { target: usize::MAX, position: 0, dice: dice.clone() };
    counting.change(&mut means.clone());
    let mut mutant = means.clone();
    Mutation { target: dice.random_below(counting.position), position: 0, dice: dice.clone() }.change(&mut mutant);
    dice.random_below(2);
    mutant
}

struct Mutation {
    target: usize,
    position: usize,
    dice: MutationRng,
}

impl Mutation {
    /// Whether the current position is the one to change.
    fn is_here(&mut self) -> bool {
        self.position += 1;
        self.position - 1 == self.target
    }

    /// Another word of the row of `word`, if the current position is the one to change.
    fn similar_word(&mut self, word: &str) -> Option<String> {
        let row = SIMILAR_WORDS.iter().find(|row| row.contains(&word)).filter(|_| self.is_here())?;
        let others: Vec<&str> = row.iter().copied().filter(|other| *other != word).collect();
        Some(others[self.dice.random_below(others.len())].to_owned())
    }

    fn change_one_of(&mut self, expressions: &mut [Expression]) {
        for expression in expressions {
            self.change(expression);
        }
    }

    fn change(&mut self, expression: &mut Expression) {
        match expression {
            Expression::Number(n) => {
                if self.is_here() {
                    *n = n.checked_add(1).unwrap_or(1);
                }
            }
            Expression::Text(_) => {}
            Expression::Negative(inner) => self.change(inner),
            Expression::Name(name) => {
                if let Some(other) = self.similar_word(name) {
                    *name = other;
                }
            }
            Expression::Method(receiver, word, arguments) => {
                if let Some(other) = self.similar_word(word) {
                    *word = other;
                    return;
                }
                // Without what it narrows, repeats or picks.
                if self.is_here() {
                    *expression = (**receiver).clone();
                    return;
                }
                self.change(receiver);
                self.change_one_of(arguments);
            }
            Expression::Call(word, arguments) => {
                if let [first, .., last] = &mut arguments[..]
                    && self.is_here()
                {
                    std::mem::swap(first, last);
                    return;
                }
                if let Some(other) = self.similar_word(word) {
                    *word = other;
                }
                self.change_one_of(arguments);
            }
            Expression::List(items) => {
                if items.len() > 1 && self.is_here() {
                    items.remove(self.dice.random_below(items.len()));
                    return;
                }
                self.change_one_of(items);
            }
        }
    }
}
