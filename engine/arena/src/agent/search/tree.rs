//! A tree of one world, with the state of the game in every node.
use cardwright_engine::state::Rng;
use cardwright_engine::{Action, Game, PlayerId};

use crate::agent::greedy::best;
use crate::agent::score;

/// How much a doubt is worth against what is known: the constant of UCT, for values from 0 to 1.
const CURIOSITY: f32 = 0.35;
/// A lead that is worth some three quarters of a win.
const LEAD: f32 = 15.0;
/// Nodes of one tree: each is a game of a few kB.
const MOST_NODES: usize = 4000;
/// Actions of a playout; a turn has some five.
const LONGEST_PLAYOUT: usize = 80;

/// What is looked at first, and how much of it is worth looking at after so many visits.
pub fn width(visits: u32) -> usize {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small positive number")]
    let more = (f64::from(visits).sqrt() * 1.5) as usize;
    3 + more
}

/// How sure a value of a child can be, with its doubt; for a mover who wants it high.
#[expect(clippy::cast_precision_loss, reason = "far fewer visits than 2²⁴")]
pub fn promise(value: f32, visits: u32, of: u32) -> f32 {
    value + CURIOSITY * ((of.max(1) as f32).ln() / visits.max(1) as f32).sqrt()
}

/// The value of a state for a player: 0 is lost, 1 is won.
pub fn value(game: &Game, player: PlayerId) -> f32 {
    (score(game, player) / LEAD).tanh().mul_add(0.5, 0.5)
}

/// An option of a node.
struct Child {
    action: Action,
    node: Option<usize>,
}

struct Node {
    game: Game,
    children: Vec<Child>,
    visits: u32,
    total: f32,
}

/// One world's tree.
pub struct Tree {
    nodes: Vec<Node>,
    root_player: PlayerId,
    dice: Rng,
    options: Vec<Action>,
}

/// Options, the most promising first; what ends the turn is never far behind.
pub fn ordered(game: &Game, dice: &mut Rng) -> Vec<Action> {
    let player = game.to_act().unwrap_or_default();
    let mut rated: Vec<(f32, Action)> = game
        .options()
        .into_iter()
        .map(|action| {
            if matches!(action, Action::EndTurn | Action::Cancel) {
                return (score(game, player), action);
            }
            let mut next = game.clone();
            next.rng = Rng::new(dice.below(1 << 30) as u64);
            next.take(action);
            (score(&next, player), action)
        })
        .collect();
    rated.sort_by(|one, other| other.0.total_cmp(&one.0));
    if let Some(at) = rated.iter().position(|(_, action)| *action == Action::EndTurn).filter(|at| *at > 2) {
        let end = rated.remove(at);
        rated.insert(2, end);
    }
    rated.into_iter().map(|(_, action)| action).collect()
}

impl Tree {
    /// Of a world in which `player` is to act.
    pub fn new(world: Game, player: PlayerId, seed: u64) -> Self {
        let mut tree = Self { nodes: Vec::new(), root_player: player, dice: Rng::new(seed), options: Vec::new() };
        tree.add(world);
        tree
    }

    /// The game at the root.
    pub fn world(&self) -> &Game {
        &self.nodes[0].game
    }

    fn add(&mut self, game: Game) -> usize {
        self.nodes.push(Node { game, children: Vec::new(), visits: 0, total: 0.0 });
        self.nodes.len() - 1
    }

    /// Looks once at what follows an action at the root: the value of where it led.
    pub fn look(&mut self, action: Action) -> f32 {
        let mut path = vec![0];
        let mut next = self.step(0, action);
        while let Some(at) = next {
            path.push(at);
            if self.nodes[at].visits == 0 || self.nodes.len() >= MOST_NODES || self.nodes[at].game.is_over() {
                break;
            }
            next = self.choose(at);
        }
        let leaf = path[path.len() - 1];
        let worth = self.play_out(leaf);
        for at in path {
            let node = &mut self.nodes[at];
            node.visits += 1;
            node.total += worth;
        }
        worth
    }

    /// The node that an action leads to; made if it is new. `None` for an action that is not possible in this world.
    fn step(&mut self, at: usize, action: Action) -> Option<usize> {
        self.unfold(at);
        let place = self.nodes[at].children.iter().position(|child| child.action == action)?;
        Some(self.child(at, place))
    }

    /// Lists a node's options if that has not been done.
    fn unfold(&mut self, at: usize) {
        if self.nodes[at].children.is_empty() {
            let ordered = ordered(&self.nodes[at].game, &mut self.dice);
            self.nodes[at].children = ordered.into_iter().map(|action| Child { action, node: None }).collect();
        }
    }

    fn child(&mut self, at: usize, place: usize) -> usize {
        if let Some(node) = self.nodes[at].children[place].node {
            return node;
        }
        let mut game = self.nodes[at].game.clone();
        game.take(self.nodes[at].children[place].action);
        let node = self.add(game);
        self.nodes[at].children[place].node = Some(node);
        node
    }

    /// The child to look at next.
    fn choose(&mut self, at: usize) -> Option<usize> {
        self.unfold(at);
        let node = &self.nodes[at];
        let mine = node.game.to_act() == Some(self.root_player);
        let wide = width(node.visits).min(node.children.len());
        let rated = |child: &Child| match child.node.map(|node| &self.nodes[node]) {
            None => f32::INFINITY,
            Some(next) => {
                let mean = next.mean();
                promise(if mine { mean } else { 1.0 - mean }, next.visits, node.visits)
            }
        };
        let mut best: Option<(usize, f32)> = None;
        for (place, child) in node.children[..wide].iter().enumerate() {
            let rate = rated(child);
            if best.is_none_or(|(_, most)| rate > most) {
                best = Some((place, rate));
            }
        }
        best.map(|(place, _)| self.child(at, place))
    }

    /// Both play greedily until the root's player begins a turn.
    fn play_out(&mut self, at: usize) -> f32 {
        let mut game = self.nodes[at].game.clone();
        let (root, turn) = (self.root_player, game.turn);
        for _ in 0..LONGEST_PLAYOUT {
            if game.is_over() || (game.turn > turn && game.active == root && game.pending.is_none()) {
                break;
            }
            self.options.clear();
            game.list_options(&mut self.options);
            let Some(action) = best(&game, &self.options, &mut self.dice) else { break };
            game.take(action);
        }
        value(&game, root)
    }

    /// What comes after an action at the root as far as it has been looked at, until the turn ends; and the game before each.
    pub fn line(&self, action: Action) -> Vec<(&Game, Action)> {
        let mut line = Vec::new();
        let mut at = 0;
        let mut wanted = Some(action);
        while let Some(action) = wanted {
            line.push((&self.nodes[at].game, action));
            let next = self.nodes[at].children.iter().find(|child| child.action == action).and_then(|child| child.node);
            let Some(next) = next.filter(|_| action != Action::EndTurn) else { break };
            at = next;
            if self.nodes[at].game.to_act() != Some(self.root_player) {
                break;
            }
            let visits = |child: &&Child| child.node.map_or(0, |node| self.nodes[node].visits);
            let most = self.nodes[at].children.iter().max_by_key(visits);
            wanted = most.filter(|child| visits(child) > 0).map(|child| child.action);
        }
        line
    }

    /// How often the best line after an action has been looked at.
    pub fn visits(&self, action: Action) -> u32 {
        let child = self.nodes[0].children.iter().find(|child| child.action == action);
        child.and_then(|child| child.node).map_or(0, |node| self.nodes[node].visits)
    }
}

impl Node {
    #[expect(clippy::cast_precision_loss, reason = "far fewer visits than 2²⁴")]
    fn mean(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }
}
