//! A player's options as the client lists them: by entity, each with its targets.
use cardwright_data::OptionType;

use super::packet::{EntityNumber, ListedOption};
use crate::state::Action;
use crate::state::{EntityId, Game};

/// The parts of an action in the client: the entity, its ability, the option of a Choose One card, and the target.
struct OptionParts {
    entity: Option<EntityId>,
    ability: Option<u8>,
    option: Option<u8>,
    target: Option<EntityId>,
}

fn parts(game: &Game, action: Action) -> Option<OptionParts> {
    let nothing = OptionParts { entity: None, ability: None, option: None, target: None };
    Some(match action {
        Action::Play { card, target, option, .. } => OptionParts { entity: Some(card), option, target, ..nothing },
        Action::Attack { attacker, defender } => {
            OptionParts { entity: Some(attacker), target: Some(defender), ..nothing }
        }
        Action::HeroPower { target } => OptionParts { entity: game.players[game.active].hero_power, target, ..nothing },
        Action::Use { card, ability, target } => {
            OptionParts { entity: Some(card), ability: Some(ability), target, ..nothing }
        }
        Action::EndTurn => nothing,
        Action::Choose(_) | Action::Cancel | Action::Mulligan(_) => return None,
    })
}

/// All options of the active player, ending the turn first.
pub(super) fn list(game: &Game) -> Vec<ListedOption> {
    let mut listed = vec![ListedOption {
        kind: OptionType::EndTurn,
        entity: None,
        ability_index: None,
        option: None,
        targets: Vec::new(),
    }];
    for it in game.options().into_iter().filter_map(|action| parts(game, action)) {
        let Some(entity) = it.entity.map(EntityNumber::from) else { continue };
        let at = position(&listed, &it).unwrap_or_else(|| {
            let (kind, targets) = (OptionType::Power, Vec::new());
            listed.push(ListedOption {
                kind,
                entity: Some(entity),
                ability_index: it.ability,
                option: it.option,
                targets,
            });
            listed.len() - 1
        });
        listed[at].targets.extend(it.target.map(EntityNumber::from));
    }
    listed
}

fn position(listed: &[ListedOption], it: &OptionParts) -> Option<usize> {
    let entity = it.entity.map(EntityNumber::from);
    listed.iter().position(|old| (old.entity, old.ability_index, old.option) == (entity, it.ability, it.option))
}

/// The index of an action among the listed options, and its target.
pub(super) fn chosen_option(
    game: &Game,
    listed: &[ListedOption],
    action: Action,
) -> Option<(usize, Option<EntityNumber>)> {
    let it = parts(game, action)?;
    Some((position(listed, &it)?, it.target.map(EntityNumber::from)))
}
