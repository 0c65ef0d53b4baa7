//! Wrong meanings, made of right ones: what measures whether a wrong rule would be noticed.
use syn::visit_mut::VisitMut;
use syn::{Expr, Lit};

/// Words that are easily taken for each other: any of a row fits where another stands.
const LIKE: &[&[&str]] = &[
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
    &["A_MINION", "AN_ENEMY_MINION", "A_FRIENDLY_MINION", "TARGET", "AN_ENEMY", "A_FRIENDLY_CHARACTER", "A_HERO"],
    &["YOUR_HERO", "ENEMY_HERO", "HEROES"],
    &["YOU", "OPPONENT", "PLAYERS"],
    &["YOUR_HAND", "ENEMY_HAND", "YOUR_DECK", "ENEMY_DECK"],
    &["YOUR_WEAPON", "ENEMY_WEAPON"],
    &["YOUR_SECRETS", "ENEMY_SECRETS", "SECRETS"],
    &["YOUR_HERO_POWER", "ENEMY_HERO_POWER"],
    &["IT", "THIS", "THAT", "WHO"],
    &["ATTACK", "HEALTH", "COST"],
    &["DAMAGED", "UNDAMAGED", "FROZEN", "DEAD"],
    &["MINION", "SPELL", "WEAPON", "CARD", "SECRET"],
    &["FRIENDLY", "ENEMY"],
    &["DONE", "THAT_MUCH", "EXCESS"],
    &[
        "GameTag::TAUNT",
        "GameTag::RUSH",
        "GameTag::DIVINE_SHIELD",
        "GameTag::LIFESTEAL",
        "GameTag::STEALTH",
        "GameTag::DEATHRATTLE",
    ],
    &["Window::ThisTurn", "Window::LastTurn", "Window::ThisGame"],
    &["Side::Friendly", "Side::Enemy", "Side::Both"],
    &["Deed::Played", "Deed::Cast", "Deed::Died", "Deed::Summoned", "Deed::Drawn"],
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
    &["takes_damage", "is_healed", "attack"],
    &["that", "other"],
    &["battlecry", "deathrattle", "combo", "inspire"],
];

/// A small generator of numbers, the same for the same seed.
#[derive(Debug, Clone)]
pub struct Dice(u64);

impl Dice {
    /// That begins with this seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed ^ 0x9E37_79B9_7F4A_7C15)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let high = usize::try_from(self.0 >> 33).unwrap_or(0);
        high % n.max(1)
    }
}

/// The meaning with one thing changed; the same where nothing can be.
pub(crate) fn mutated(means: &Expr, dice: &mut Dice) -> Expr {
    let mut counting = Mutation { at: usize::MAX, seen: 0, dice: dice.clone() };
    let mut mutant = means.clone();
    counting.visit_expr_mut(&mut mutant);
    let mut mutant = means.clone();
    Mutation { at: dice.below(counting.seen), seen: 0, dice: dice.clone() }.visit_expr_mut(&mut mutant);
    dice.below(2);
    mutant
}

struct Mutation {
    at: usize,
    seen: usize,
    dice: Dice,
}

impl Mutation {
    /// Whether this is the place to change.
    fn is_here(&mut self) -> bool {
        self.seen += 1;
        self.seen - 1 == self.at
    }

    fn other(&mut self, name: &str) -> Option<&'static str> {
        let row = LIKE.iter().find(|row| row.contains(&name))?;
        let others: Vec<&'static str> = row.iter().copied().filter(|other| *other != name).collect();
        Some(others[self.dice.below(others.len())])
    }
}

impl VisitMut for Mutation {
    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        #[expect(clippy::wildcard_enum_match_arm, reason = "syn's enum: other expressions are walked through")]
        match expr {
            Expr::Lit(lit) => {
                if let Lit::Int(n) = &mut lit.lit
                    && self.is_here()
                {
                    let n_new = n.base10_parse::<i16>().map_or(1, |n| n + 1);
                    *n = syn::LitInt::new(&n_new.to_string(), n.span());
                }
            }
            Expr::Path(path) => {
                let name = super::name_of(&path.path);
                if LIKE.iter().any(|row| row.contains(&name.as_str()))
                    && self.is_here()
                    && let Some(other) = self.other(&name)
                    && let Ok(other) = syn::parse_str(other)
                {
                    *expr = other;
                }
            }
            Expr::MethodCall(call) => {
                let name = call.method.to_string();
                if LIKE.iter().any(|row| row.contains(&name.as_str())) && self.is_here() {
                    if let Some(other) = self.other(&name) {
                        call.method = syn::Ident::new(other, call.method.span());
                    }
                    return;
                }
                // Without what it narrows, repeats or picks.
                if self.is_here() {
                    *expr = (*call.receiver).clone();
                    return;
                }
                self.visit_expr_mut(&mut call.receiver);
                call.args.iter_mut().for_each(|arg| self.visit_expr_mut(arg));
            }
            Expr::Call(call) => {
                if call.args.len() > 1 && self.is_here() {
                    let (first, last) = (0, call.args.len() - 1);
                    let (a, b) = (call.args[first].clone(), call.args[last].clone());
                    call.args[first] = b;
                    call.args[last] = a;
                    return;
                }
                self.visit_expr_mut(&mut call.func);
                call.args.iter_mut().for_each(|arg| self.visit_expr_mut(arg));
            }
            Expr::Array(array) => {
                if array.elems.len() > 1 && self.is_here() {
                    let at = self.dice.below(array.elems.len());
                    array.elems =
                        array.elems.iter().enumerate().filter(|(n, _)| *n != at).map(|(_, it)| it.clone()).collect();
                    return;
                }
                array.elems.iter_mut().for_each(|it| self.visit_expr_mut(it));
            }
            other => syn::visit_mut::visit_expr_mut(self, other),
        }
    }
}
