//! The animations of an action: attacks, damage, deaths, cards drawn. A page plays them.
//!
//! [`Log`](crate::describe::Log) says the same in sentences. An animation names the entities, so that a page finds its pieces.

use cardwright_data::BlockType;
use cardwright_engine::facts::Keywords;
use cardwright_engine::query::view::View;
use cardwright_engine::rules::{Block, Observer};
use cardwright_engine::script::trigger::EventKind;
use cardwright_engine::state::GameEvent;
use cardwright_engine::{EntityId, Game, PlayerId};
use serde_json::{Value, json};

/// The largest number of animations of one action; some texts run thousands of times.
const MAX_ANIMATIONS: usize = 200;

/// One animation of the page: a card is played, an attack, damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Animation {
    /// A card is played or a Hero Power is used, perhaps on a target.
    Play { card: EntityId, target: Option<EntityId> },
    /// A character attacks another.
    Attack { attacker: EntityId, defender: EntityId },
    /// Another text starts: a trigger, a Deathrattle.
    Trigger { source: EntityId },
    /// Damage is dealt.
    Damage { target: EntityId, source: Option<EntityId>, amount: i16 },
    /// Health is restored.
    Heal { target: EntityId, amount: i16 },
    /// Armor is gained.
    Armor { target: EntityId, amount: i16 },
    /// A character dies, or a weapon or location is destroyed.
    Death { entity: EntityId },
    /// A minion enters play.
    Summon { entity: EntityId },
    /// A player draws a card.
    Draw { player: PlayerId, card: Option<EntityId> },
    /// A Secret is revealed.
    Reveal { entity: EntityId },
    /// A character is frozen.
    Freeze { entity: EntityId },
    /// A minion loses its Divine Shield.
    ShieldLost { entity: EntityId },
}

impl Animation {
    fn json(self) -> Value {
        let of = |id: EntityId| id.number();
        match self {
            Self::Play { card, target } => json!({ "kind": "play", "card": of(card), "target": target.map(of) }),
            Self::Attack { attacker, defender } => {
                json!({ "kind": "attack", "attacker": of(attacker), "defender": of(defender) })
            }
            Self::Trigger { source } => json!({ "kind": "trigger", "source": of(source) }),
            Self::Damage { target, source, amount } => {
                json!({ "kind": "damage", "target": of(target), "source": source.map(of), "amount": amount })
            }
            Self::Heal { target, amount } => json!({ "kind": "heal", "target": of(target), "amount": amount }),
            Self::Armor { target, amount } => json!({ "kind": "armor", "target": of(target), "amount": amount }),
            Self::Death { entity } => json!({ "kind": "death", "entity": of(entity) }),
            Self::Summon { entity } => json!({ "kind": "summon", "entity": of(entity) }),
            Self::Draw { player, card } => {
                json!({ "kind": "draw", "player": u8::from(player), "card": card.map(of) })
            }
            Self::Reveal { entity } => json!({ "kind": "reveal", "entity": of(entity) }),
            Self::Freeze { entity } => json!({ "kind": "freeze", "entity": of(entity) }),
            Self::ShieldLost { entity } => json!({ "kind": "shield", "entity": of(entity) }),
        }
    }
}

/// Records the animations of one action for one player, or for a viewer who sees everything. A card that the player cannot see is not
/// named.
#[derive(Debug)]
pub struct Animations {
    me: Option<PlayerId>,
    list: Vec<Animation>,
}

impl Animations {
    /// An observer of the next action; without a player everything is seen.
    ///
    /// ```
    /// use cardwright_arena::animation::Animations;
    /// assert_eq!(Animations::new(None).json(), serde_json::json!([]));
    /// ```
    pub const fn new(me: Option<PlayerId>) -> Self {
        Self { me, list: Vec::new() }
    }

    /// The animations in order: `[{"kind":"attack","attacker":12,"defender":5}, …]`.
    pub fn json(&self) -> Value {
        self.list.iter().map(|animation| animation.json()).collect()
    }

    /// The entities that were played or revealed, which the state afterwards need not have.
    pub fn shown(&self) -> impl Iterator<Item = EntityId> {
        self.list.iter().filter_map(|animation| match animation {
            Animation::Play { card: entity, .. } | Animation::Reveal { entity } => Some(*entity),
            Animation::Attack { .. }
            | Animation::Trigger { .. }
            | Animation::Damage { .. }
            | Animation::Heal { .. }
            | Animation::Armor { .. }
            | Animation::Death { .. }
            | Animation::Summon { .. }
            | Animation::Draw { .. }
            | Animation::Freeze { .. }
            | Animation::ShieldLost { .. } => None,
        })
    }

    fn sees(&self, game: &Game, id: EntityId) -> bool {
        self.me.is_none_or(|me| !View::hides_card(game, id, me))
    }

    fn push(&mut self, animation: Animation) {
        if self.list.len() < MAX_ANIMATIONS {
            self.list.push(animation);
        }
    }
}

impl Observer for Animations {
    fn on_block_start(&mut self, game: &Game, block: Block, _: usize) {
        let Block { kind, source, target, .. } = block;
        if source.number() <= 3 {
            return;
        }
        let is_secret = self.me.is_some_and(|me| game[source].controller != me)
            && game[source].keywords.has(Keywords::SECRET)
            && kind == BlockType::Play;
        if let Some(defender) = target.filter(|_| kind == BlockType::Attack) {
            self.push(Animation::Attack { attacker: source, defender });
        } else if kind == BlockType::Play && !is_secret {
            self.push(Animation::Play { card: source, target });
        } else if kind == BlockType::Trigger && self.sees(game, source) {
            self.push(Animation::Trigger { source });
        }
    }

    fn on_event(&mut self, game: &Game, event: &GameEvent) {
        let GameEvent { subject: who, object: what, amount, .. } = *event;
        let player = PlayerId::BOTH.into_iter().find(|player| player.entity() == who);
        // Of the many kinds of event a table shows these; the state that is drawn afterwards shows the others.
        let animation = if event.kind == EventKind::Damage {
            Some(Animation::Damage { target: who, source: what.filter(|id| id.number() > 3), amount })
        } else if event.kind == EventKind::Heal {
            Some(Animation::Heal { target: who, amount })
        } else if event.kind == EventKind::Armor {
            let hero = player.and_then(|player| game.players[player].hero);
            Some(Animation::Armor { target: hero.unwrap_or(who), amount })
        } else if event.kind == EventKind::Death {
            Some(Animation::Death { entity: who })
        } else if event.kind == EventKind::Summon {
            what.map(|entity| Animation::Summon { entity })
        } else if event.kind == EventKind::Reveal {
            what.map(|entity| Animation::Reveal { entity })
        } else if event.kind == EventKind::Freeze {
            Some(Animation::Freeze { entity: who })
        } else if event.kind == EventKind::ShieldLost {
            Some(Animation::ShieldLost { entity: who })
        } else if event.kind == EventKind::Draw {
            player.map(|player| Animation::Draw { player, card: what.filter(|card| self.sees(game, *card)) })
        } else {
            None
        };
        if let Some(animation) = animation {
            self.push(animation);
        }
    }
}
