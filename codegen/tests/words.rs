//! Every body in generated/ is written in the vocabulary: the reader of its words reads them all.
use std::collections::BTreeMap;
use std::path::Path;

use cardwright::sources::powers;
use cardwright_merge::SourceTree;
use cardwright_text::vocabulary;
use cardwright_vocabulary::script::prelude::*;

/// Words that no text says, and that the reader does not know, because an argument of theirs is none of the vocabulary: a function of
/// Rust, a list of decks, a flag.
const UNREAD: [&str; 3] = ["native(", "starts_with_one_of(", "rotate_minions("];

/// The Power of every card, as it stands in the files, with the values of constants in place.
fn bodies() -> BTreeMap<String, String> {
    let generated = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a workspace").join("generated");
    let mut tree = SourceTree::read(&generated).expect("the cards");
    // Own cards have resources of their own, which are no words of the vocabulary.
    tree.files.retain(|path, _| !path.starts_with("custom"));
    let of_words = powers(&tree).into_iter().filter(|(_, power)| power.functions.is_empty());
    let bodies = of_words.map(|(id, power)| (id, power.with_inlined_constants()));
    bodies.filter(|(_, body)| !UNREAD.iter().any(|word| body.contains(word))).collect()
}

#[test]
fn every_body_is_read_and_printed_alike() {
    let bodies = bodies();
    assert!(bodies.len() > 13_000, "{} bodies", bodies.len());
    let mut read = 0;
    let mut misread = Vec::new();
    // Reprints point at another card.
    for (id, body) in bodies.iter().filter(|(_, body)| !body.starts_with("crate")) {
        let again = vocabulary::power(body).and_then(|power| Ok((power, vocabulary::power(&power.source())?)));
        match again {
            Ok((power, again)) => assert_eq!(power, again, "{id}"),
            Err(error) => misread.push(format!("{id}: {error}\n    {body}")),
        }
        read += 1;
    }
    assert!(misread.is_empty(), "{}", misread.join("\n"));
    assert!(read > 10_000, "{read} bodies");
}

#[test]
fn events_of_the_past_are_read_as_they_are_printed() {
    let count = |past: Past| spell(vec![armor(1).times(past.count())].leak());
    let asked = [YOU.cast(SPELL).this_turn(), OPPONENT.play(DRAGON).last_turn(), MINIONS.that(BEAST).die().this_game()];
    let all = EventKind::RECORDED.map(|kind| Past { kind, ..YOU.play(CARD).while_holding_this() });
    for power in asked.into_iter().chain(all).map(count) {
        assert_eq!(vocabulary::power(&power.source()).ok(), Some(power), "{}", power.source());
    }
    assert_eq!(count(asked[2]).source(), "spell(&[armor(1).times(MINIONS.that(BEAST).die().this_game().count())])");
    // The history records no change of stats, and the deaths of minions only.
    for event in ["MINIONS.stats_change()", "YOUR_WEAPON.die()", "FRIENDLY_MINIONS.takes_damage_from(CARD)"] {
        let source = format!("spell(&[draw(1).when({event}.this_turn().never())])");
        assert!(vocabulary::power(&source).is_err(), "{source}");
    }
}

#[test]
fn what_is_no_word_is_told() {
    let refused = |source| vocabulary::power(source).unwrap_err().to_string();
    assert_eq!(refused("battlecry(&[dael(3)])"), "`dael` is no word of the vocabulary");
    assert_eq!(refused("battlecry(&[deal(3).at(TARGET)])"), "`.at` is no word of the vocabulary");
    assert_eq!(refused("battlecry(&[deal(TARGET)])"), "`deal` does not take this here");
    assert_eq!(refused("battlecry(&[deal(3)], 1)"), "`battlecry` does not take this here");
    assert!(refused("battlecry(&[").starts_with("no Rust expression"));
}
