//! The player to whom a name in a recording belongs.
//!
//! Logs name players before they announce the names, and some never announce them. Every line that connects a name with a player is
//! a hint: `PlayerName=`, tags such as `PLAYER_ID` on a name, the cards that a name chooses among, the cards that act in its turn.
use std::collections::BTreeMap;

/// The name in logs for a player whose name is unknown.
pub const HIDDEN_NAME: &str = "UNKNOWN HUMAN PLAYER";

/// The strength of a hint. A stronger hint overrides all weaker ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintStrength {
    /// The name acts while cards of the player act.
    ByAction,
    /// A tag that only this player has, or a choice among the player's cards.
    ByOwnership,
    /// The recording says so.
    Announced,
}

/// The hints of one game.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// By name: the player, and the strength of the hint.
    hints: BTreeMap<String, (HintStrength, u8)>,
}

impl Names {
    /// Whether a name was used.
    pub fn is_used(&self, name: &str) -> bool {
        self.hints.contains_key(name)
    }

    /// Notes that a name belongs to a player.
    pub fn add_hint(&mut self, name: &str, player: u8, strength: HintStrength) {
        if !(1..=2).contains(&player) {
            return;
        }
        let known = self.hints.entry(name.to_owned()).or_insert((strength, player));
        if strength > known.0 {
            *known = (strength, player);
        }
    }

    /// Notes that a name is used, without a hint.
    pub fn mention(&mut self, name: &str) {
        self.hints.entry(name.to_owned()).or_insert((HintStrength::ByAction, 0));
    }

    /// The name of a player; `None`: hidden.
    pub fn of(&self, player: u8) -> Option<String> {
        let resolved = self.resolved();
        let mut names = resolved.into_iter().filter(|(name, of)| *of == player && name != HIDDEN_NAME);
        names.next().map(|(name, _)| name)
    }

    /// The player of each name. A name without a hint is a longer or shorter form of a known one (`Ann#1234`), or else belongs to
    /// the player who has no name.
    pub fn resolved(&self) -> BTreeMap<String, u8> {
        let mut known: BTreeMap<String, u8> = self
            .hints
            .iter()
            .filter(|(_, (_, player))| *player > 0)
            .map(|(name, (_, player))| (name.clone(), *player))
            .collect();
        let short = |name: &str| name.split('#').next().unwrap_or_default().to_owned();
        for name in self.hints.iter().filter(|(_, (_, player))| *player == 0).map(|(name, _)| name) {
            let alike = known.iter().find(|(other, _)| short(other) == short(name)).map(|(_, player)| *player);
            let taken = |player: u8| known.iter().any(|(name, of)| *of == player && name != HIDDEN_NAME);
            let free = match (taken(1), taken(2)) {
                (true, false) => Some(2),
                (false, true) => Some(1),
                (true, true) | (false, false) => None,
            };
            if let Some(player) = alike.or(free) {
                known.insert(name.clone(), player);
            }
        }
        known
    }
}
