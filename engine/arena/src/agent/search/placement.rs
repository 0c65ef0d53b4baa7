//! The place on the board where a minion is put, if the place matters.
//!
//! The rules list a minion's play once, at the right end of the board; every other place is legal, too. A place matters where a text
//! asks for neighbors: that of the minion itself, of a minion on the board or of a card in hand (Flametongue Totem).
use cardwright_data::CardType;
use cardwright_engine::script::selector::Near;
use cardwright_engine::script::walk::Node;
use cardwright_engine::{Action, CardId, EntityId, Game};

/// Adds the other places of each listed play whose place matters.
pub fn add_places(game: &Game, options: &mut Vec<Action>) {
    let Some(player) = game.to_act().filter(|_| game.pending.is_none()) else { return };
    let side = &game.players[player];
    let places = u8::try_from(side.board.len()).unwrap_or_default();
    let lands = |card: EntityId| matches!(game[card].card_type, CardType::Minion | CardType::Location);
    if places == 0 || !side.hand.iter().any(lands) {
        return;
    }
    let anywhere = side.board.iter().chain(side.hand.iter().filter(|card| !lands(*card))).any(|id| asks(game, id));
    let mut more = Vec::new();
    for action in &*options {
        if let Action::Play { card, target, option, place: None } = *action
            && lands(card)
            && (anywhere || asks(game, card))
        {
            more.extend((0..places).map(|place| Action::Play { card, target, option, place: Some(place) }));
        }
    }
    options.append(&mut more);
}

/// The action without its board position, if the position makes no difference.
pub fn without_needless_place(game: &Game, action: Action) -> Action {
    let Action::Play { card, target, option, place: Some(_) } = action else { return action };
    let listed = Action::Play { card, target, option, place: None };
    let mut places = vec![listed];
    add_places(game, &mut places);
    if places.len() > 1 { action } else { listed }
}

fn asks(game: &Game, id: EntityId) -> bool {
    !game[id].silenced && game[id].card.to_option().is_some_and(|card| asks_for_neighbors(game, card))
}

/// Whether the text of a card depends on what stands beside a minion.
fn asks_for_neighbors(game: &Game, card: CardId) -> bool {
    let mut asks = false;
    game.cards.get(card).power.walk(&mut |node| {
        if let Node::Selector(which) = node {
            asks |= match which.near {
                Near::Neighbours
                | Near::WithNeighbours
                | Near::Distance(_)
                | Near::AllLeft
                | Near::AllRight
                | Near::Left
                | Near::Right => true,
                Near::Itself | Near::ItsHero | Near::ItsController | Near::ItsOriginal | Near::InHand => false,
            };
        }
        !asks
    });
    asks
}
