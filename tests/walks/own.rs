//! Discover: no card offers itself or another printing of it, whichever part of the card has the text.
use cardwright_engine::script::card_refs::CardRef;
use cardwright_engine::script::effect::Offer;
use cardwright_engine::script::verb::Verb;
use cardwright_engine::state::OfferedOption;
use cardwright_engine::{Action, Card, EntityId, PlayerId};
use cardwright_tests::EntityRef::My;
use cardwright_tests::ForcedOutcome;
use cardwright_tests::Step::{Force, Kill};
use cardwright_tests::{CardClass, CardType, Format, Table, cards};

use crate::{check_walk_count, effects, only, written};

/// Choices that one action may ask for, one after the other.
const CHOICES: usize = 4;

/// Whether a card, an option of it or an enchantment that it attaches offers cards of a pool.
fn offers_a_pool(card: &'static Card) -> bool {
    let offers = |of: &'static Card| {
        let pool = |verb: &Verb| matches!(verb, Verb::Discover { offer: Offer::Pool(..) | Offer::Entities(_), .. });
        effects(of.power).iter().any(|effect| pool(&effect.verb))
    };
    let part = |mention: &CardRef| match mention {
        CardRef::Text(id) | CardRef::Enchantment(id) => cards().by_id(id).map(|id| cards().get(id)),
        CardRef::Card(_) => None,
    };
    offers(card) || card.power.card_refs().iter().filter_map(part).any(offers)
}

/// The descriptions that the choices of a card showed.
#[derive(Clone, Copy, Default)]
struct Shown {
    /// There was one.
    anything: bool,
    /// One of them offered the card itself.
    itself: bool,
}

/// Answers the choices that wait, and notes what they show.
fn answer(table: &mut Table, name: &str, shown: &mut Shown) {
    for _ in 0..CHOICES {
        let is_it = |one: &OfferedOption| match one {
            OfferedOption::Entity(id) => table.game.card(*id).is_some_and(|card| card.name == name),
            OfferedOption::Text(_) => false,
        };
        shown.anything |= !table.game.offered().is_empty();
        shown.itself |= table.game.offered().iter().any(is_it);
        if table.game.offered().is_empty() || table.game.act(Action::Choose(0)).is_err() {
            break;
        }
    }
}

/// A table of Wild on which a card can be played or used, and the dice that show this card where it is a candidate.
fn set(card: &'static Card) -> Option<(Table, EntityId)> {
    let class = if card.class == CardClass::Neutral { CardClass::Mage } else { card.class };
    let mut table = Table::in_format(cards(), class, Format::Wild);
    let plain = cards().by_id("CS2_182")?;
    for player in PlayerId::BOTH {
        table.game.put_in_play(player, plain)?;
    }
    let id = cards().by_id(card.id)?;
    let stands = matches!(card.card_type, CardType::HeroPower | CardType::Location);
    let it = if stands { table.game.put_in_play(PlayerId::First, id) } else { table.game.give(PlayerId::First, id) };
    table.step(&Force(ForcedOutcome::Card(card.id))).ok()?;
    Some((table, it?))
}

/// The option or ability of an action.
const fn form(action: &Action) -> Option<u8> {
    match action {
        Action::Play { option, .. } => *option,
        Action::Use { ability, .. } => Some(*ability),
        Action::HeroPower { .. }
        | Action::Attack { .. }
        | Action::Choose(_)
        | Action::Cancel
        | Action::Mulligan(_)
        | Action::EndTurn => None,
    }
}

/// The offers of a card that is played or used by this action, in the turns after it, and when it dies.
fn offered(card: &'static Card, action: Action) -> Shown {
    let mut shown = Shown::default();
    let Some((mut table, it)) = set(card) else { return shown };
    if table.game.act(action).is_err() {
        return shown;
    }
    answer(&mut table, card.name, &mut shown);
    for _ in PlayerId::BOTH {
        if table.game.act(Action::EndTurn).is_ok() {
            answer(&mut table, card.name, &mut shown);
        }
    }
    let at = table.game.players[PlayerId::First].board.iter().position(|id| id == it);
    if let Some(at) = at
        && table.step(&Kill(My(at))).is_ok()
    {
        answer(&mut table, card.name, &mut shown);
    }
    shown
}

#[test]
fn no_card_discovers_itself() {
    let (mut faults, mut seen) = (Vec::new(), 0);
    for (_, card) in written().filter(|(_, card)| card.collectible() && offers_a_pool(card)) {
        let Some((table, it)) = set(card) else { continue };
        let mut actions: Vec<Action> = table.game.options_for(it);
        actions.dedup_by_key(|action| form(action));
        let shown: Vec<_> = actions.into_iter().map(|action| (action, offered(card, action))).collect();
        seen += usize::from(shown.iter().any(|(_, shown)| shown.anything));
        if let Some((action, _)) = shown.iter().find(|(_, shown)| shown.itself) {
            faults.push((card.id, format!("offers itself after {action:?}: {}", card.text)));
        }
    }
    check_walk_count(seen, 300);
    only(
        &faults,
        &[("SCH_351", "Jandice Barov: one of the random minions that it summoned is picked, which is no Discover")],
    );
}
