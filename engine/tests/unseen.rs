//! Powers that ask for facts that a position does not show: their results prove nothing against a recording.
use cardwright_engine::script::prelude::*;

/// "… that died this turn", as often as it happened.
const DIED_THIS_TURN: Multiplier = FRIENDLY_MINIONS.die().this_turn().count();
const BEASTS_DIED_THIS_TURN: Multiplier = FRIENDLY_MINIONS.that(BEAST).die().this_turn().count();
const SUMMONED_THIS_TURN: Multiplier = YOU.summon(CARD).this_turn().count();
const DIED_THIS_GAME: Multiplier = FRIENDLY_MINIONS.die().this_game().count();

/// Powers that ask only for facts of a position: numbers, cards in play, a hand, how often something happened in this turn.
const SEEN: [(&str, Power); 6] = [
    ("a draw from the deck", battlecry(&[draw(1)])),
    ("a random minion of the deck", spell(&[get(the(ENEMY_DECK.that(MINION).random()))])),
    ("what the hand holds", battlecry(&[draw(1)]).when(there_is(&YOUR_HAND.that(DRAGON)))),
    ("how many died this turn", battlecry(&[armor(1).times(DIED_THIS_TURN)])),
    ("what the same text remembers", spell(&[select(A_MINION), remember(IT), summon(copy_of(REMEMBERED))])),
    ("how much damage something has taken", spell(&[armor(1).times(DAMAGE.of(YOUR_HERO))])),
];

/// Powers that ask for facts that no position shows.
const UNSEEN: [(&str, Power); 10] = [
    ("how many died this game", battlecry(&[armor(1).times(DIED_THIS_GAME)])),
    ("which died this turn", battlecry(&[armor(1).times(BEASTS_DIED_THIS_TURN)])),
    ("what no position counts", battlecry(&[armor(1).times(SUMMONED_THIS_TURN)])),
    ("who died", spell(&[summon(copy_of(YOUR_GRAVEYARD.that(MINION).random()))])),
    (
        "a choice among the dead",
        battlecry(&[discover_then(Offer::Past(FRIENDLY_MINIONS.die().this_game()), &[get(the(IT))])]),
    ),
    ("what a deck consists of", battlecry(&[armor(1)]).when(no_duplicates(&YOUR_DECK))),
    ("what the deck was at first", battlecry(&[armor(1)]).when(no_duplicates(&YOUR_STARTING_DECK))),
    ("what is kept out of the game", spell(&[get(the(KEPT))])),
    ("what was played", spell(&[get(copy_of(PLAYED_BY_YOU.last(1)))])),
    ("how many Jade Golems came", spell(&[summon(jade_golem())])),
];

/// A Deathrattle of what the Battlecry remembered.
const FORGOTTEN: Power =
    abilities(&[battlecry(&[destroy(A_MINION), remember(IT)]), deathrattle(&[summon(copy_of(REMEMBERED))])]);

#[test]
fn a_power_asks_what_is_unseen_only_where_no_position_shows_it() {
    for (what, power) in &SEEN {
        assert!(!power.depends_on_unseen_facts(), "a position shows {what}");
    }
    for (what, power) in &UNSEEN {
        assert!(power.depends_on_unseen_facts(), "no position shows {what}");
    }
    assert!(FORGOTTEN.depends_on_unseen_facts(), "what another text remembered stands in no position");
}

#[test]
fn only_conditions_on_a_hand_ask_for_the_hand() {
    const HOLDS: Power = battlecry(&[draw(1)]).when(there_is(&YOUR_HAND.that(DRAGON)));
    const DISCARDS: Power = battlecry(&[discard(YOUR_HAND.random())]);
    assert!(HOLDS.asks_hand());
    assert!(!DISCARDS.asks_hand(), "which card it is, the recording tells");
}
