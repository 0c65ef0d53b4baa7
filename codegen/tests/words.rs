//! Every body in generated/ is written in the vocabulary: the reader of its words reads them all, and each word serves three cards.
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use cardwright::sources::powers;
use cardwright_merge::SourceTree;
use cardwright_text::vocabulary;
use cardwright_vocabulary::script::prelude::*;
use cardwright_vocabulary::script::read::all_words;

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
    // The rules themselves ask for the others: no text does.
    let has_word =
        |kind: &EventKind| ![EventKind::JadeGolem, EventKind::Counter, EventKind::ChooseOption].contains(kind);
    let all = EventKind::RECORDED.into_iter().filter(has_word);
    let all = all.map(|kind| Past { kind, ..YOU.play(CARD).while_holding_this() });
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
    assert_eq!(refused("battlecry(&[deal(3).onto(TARGET)])"), "`.onto` is no word of the vocabulary");
    assert_eq!(refused("battlecry(&[deal(TARGET)])"), "`deal` does not take this here");
    assert_eq!(refused("battlecry(&[deal(3)], 1)"), "`battlecry` does not take this here");
    assert!(refused("battlecry(&[").starts_with("no Rust expression"));
}

/// Words that fewer than three cards use, by the reason why no [native](cardwright_vocabulary::script::native) can do the same and no general
/// word says it. Another word that fewer than three cards use becomes a native, or is said with general words: see CONTRIBUTING.md.
const RARE_WORDS: &[(&str, &[&str])] = &[
    (
        "the rules raise or record an event where it happens; a native neither answers nor records one",
        &[
            ".cast_on_enemy",
            ".gain_corpses",
            ".gains_stats_from",
            ".is_given_gift",
            ".is_magnetized",
            ".is_overhealed_by",
            ".lose_armor",
            ".prepare",
            ".sees_destroyed",
            ".sees_reborn",
            ".shatter",
            ".shuffle_to_enemy",
            ".spend_corpses",
            ".stats_change",
            ".would_lose_health_from",
        ],
    ),
    ("a window of the history, which no native reads", &[".on_opponents_turn", ".since_that_was_played"]),
    (
        "a rule of a player that the rules themselves ask for",
        &[
            "CORPSES_DOUBLED",
            "END_OF_TURN_TWICE",
            "HEALING_GIVES_HEALTH",
            "HERO_POWER_ARMOR",
            "HERO_POWER_ATTACK",
            "HERO_POWER_TWICE",
            "INFUSES_IN_DECK",
            "KINDRED_TWICE",
            "MINION_COMBOS_TWICE",
            "NO_OVERLOAD",
            "POWERS_CHOOSE_BOTH",
            "SECRETS_TWICE",
            "SPELL_DAMAGE_DOUBLED",
            "STAYS_FROZEN",
            "TRADES_DISCOVER",
        ],
    ),
    ("how a game begins: before any text runs", &["always_goes_second", "modular", "starts_as"]),
    ("what a card shows or offers before it is played", &["choose_one_of_kept", "shows_digits", "swap_class"]),
    (
        "the order of a board, a hand, a deck, and of what answers an event",
        &[".after_others", "CENTERED", "move_to_right_end", "rotate_minions", "sort_deck"],
    ),
    (
        "keywords of the client whose state the rules keep: Rewind, Starship, Magnetic",
        &["keep_timeline", "launch", "merged_into", "rebuilt", "rewind_timeline"],
    ),
    ("a duration, which the rules count", &[".until_end_of_your_next_turn", "lasts_enemy_turns", "prolong"]),
    (
        "a player's hero, turn, limit or count, which the rules keep",
        &["CORPSES_SPENT", "become_hero", "end_turn", "get_second_hero_power", "set_max_hand"],
    ),
    (
        "what the rules know of an event or an enchantment while they perform it",
        &[
            "FATAL",
            "FROM_HERO_POWER",
            "FROM_PLAY",
            "bears",
            "give_keywords_of",
            "given_deathrattles_trigger_twice",
            "trigger_end_of_turn",
        ],
    ),
    (
        "entities and cards that no other selector reaches",
        &[
            ".all_to_the_left",
            ".all_to_the_right",
            ".original",
            "CREATOR",
            "ENEMY_GRAVEYARD",
            "UNCHOSEN",
            "other_choice_of",
        ],
    ),
    ("arithmetic, which completes words that compose", &[".no_less", "are_equal", "remainder"]),
    (
        "a property of the cards of a pool, which a text may ask of any pool",
        &["MULTIPLE_TYPES", "NEWEST", "from_set", "random_of_each_class"],
    ),
    (
        "cards of other games, of which data/custom has examples",
        &[".and", ".in_graveyard", ".or", "HIGHEST_POOL", "gain", "mana"],
    ),
    ("no effect of a card: the default of a verb without an object, the mark of a part", &[".partial", "NOBODY"]),
];

/// The words of a Power: `deal`, `.to`; names in paths such as `Goal::Then` are values of arguments.
fn words_in(body: &str) -> BTreeSet<String> {
    let is_letter = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut found = BTreeSet::new();
    for outside in body.split('"').step_by(2) {
        let mut rest = outside;
        while let Some(at) = rest.find(is_letter) {
            let end = rest[at..].find(|letter| !is_letter(letter)).map_or(rest.len(), |length| at + length);
            let (before, word, after) = (rest[..at].trim_end(), &rest[at..end], &rest[end..]);
            if !before.ends_with("::") && !after.starts_with("::") {
                found.insert(if before.ends_with('.') { format!(".{word}") } else { word.to_owned() });
            }
            rest = after;
        }
    }
    found
}

#[test]
fn every_word_serves_three_cards() {
    let generated = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a workspace").join("generated");
    let mut users: BTreeMap<String, Vec<String>> = all_words().into_iter().map(|word| (word, Vec::new())).collect();
    for (id, power) in powers(&SourceTree::read(&generated).expect("the cards")) {
        if power.original().is_some() {
            continue;
        }
        for word in words_in(&power.with_inlined_constants()) {
            if let Some(users) = users.get_mut(&word) {
                users.push(id.clone());
            }
        }
    }
    let listed: BTreeSet<&str> = RARE_WORDS.iter().flat_map(|(_, words)| words.iter().copied()).collect();
    let unknown: Vec<_> = listed.iter().filter(|word| !users.contains_key(**word)).collect();
    assert!(unknown.is_empty(), "RARE_WORDS lists what is no word: {unknown:?}");
    let without_reason: Vec<_> =
        users.iter().filter(|(word, of)| of.len() < 3 && !listed.contains(word.as_str())).collect();
    assert!(
        without_reason.is_empty(),
        "fewer than three cards use these words: write natives, or say it with general words: {without_reason:#?}"
    );
    let common: Vec<_> = listed.iter().filter(|word| users[**word].len() >= 3).collect();
    assert!(common.is_empty(), "three cards use these words: take them out of RARE_WORDS: {common:?}");
    assert!(RARE_WORDS.len() <= 15, "{} reasons", RARE_WORDS.len());
}

#[test]
fn words_are_told_from_values_and_texts() {
    let found = words_in("quest(Goal::Then, &[YOU.play(CARD)]).reward(&[get(card(\"END_017t\"))])");
    assert_eq!(found, [".play", ".reward", "CARD", "YOU", "card", "get", "quest"].map(str::to_owned).into());
}
