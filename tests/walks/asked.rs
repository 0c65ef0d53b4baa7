//! Cards that the client points at a card in hand ask for it when they are played, and not in the middle of their text.
use cardwright_engine::script::effect::Offer;
use cardwright_engine::script::selector::{Place, SelectionSource, Side};
use cardwright_engine::script::verb::Verb;
use cardwright_tests::GameTag;

use crate::{check_walk_count, effects, only, written};

#[test]
fn a_target_in_hand_is_chosen_when_the_card_is_played() {
    let pointed = written().filter(|(_, card)| card.tag(GameTag::CAN_TARGET_CARDS_IN_HAND) > 0);
    let (mut faults, mut seen) = (Vec::new(), 0);
    for (_, card) in pointed {
        seen += 1;
        let asks = effects(card.power).into_iter().any(|effect| {
            let Verb::Discover { offer: Offer::Entities(from), .. } = effect.verb else { return false };
            matches!(from.from, SelectionSource::At(Side::Friendly, Place::Hand))
        });
        if asks {
            faults.push((card.id, format!("asks in the middle of its text: {}", card.text)));
        }
    }
    check_walk_count(seen, 20);
    only(&faults, &[]);
}
