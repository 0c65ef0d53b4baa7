//! Enchantment texts against what people read in them: every enchantment of three sets, and the forms one by one.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use cardwright_data::markup::markdown;
use cardwright_text::{KnownNames, NotRead, enchantment};

/// A row of `fixture/enchantments.tsv`.
struct Row {
    one_turn: bool,
    text: String,
    /// The effect as a person wrote it; `-` where the text does not say it in words of the vocabulary.
    hand: String,
}

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn table() -> BTreeMap<String, Row> {
    let table = fs::read_to_string(here().join("tests/fixture/enchantments.tsv")).expect("the table is there");
    let rows = table.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let [id, ends, text, hand] = line.split('\t').collect::<Vec<_>>().try_into().expect("four columns");
        (id.to_owned(), Row { one_turn: ends == "turn", text: text.to_owned(), hand: hand.to_owned() })
    });
    rows.collect()
}

/// The cards whose names the texts of the table speak of.
fn names() -> KnownNames<'static> {
    KnownNames::from_iter([
        "Raid Leader",
        "Spiteful Smith",
        "Siegebreaker",
        "Murloc Warleader",
        "Flametongue Totem",
        "Leokk",
    ])
}

fn read(text: &str) -> Result<String, NotRead> {
    enchantment(text, false, &names()).map(|power| power.source())
}

#[test]
fn every_enchantment_of_three_sets_is_read_as_a_person_reads_it_or_refused() {
    let mut wrong = Vec::new();
    for (id, row) in table() {
        let read = enchantment(&row.text, row.one_turn, &names()).map_or("-".to_owned(), |power| power.source());
        if read != row.hand {
            wrong.push(format!("{id}: {:?}\n  by hand {}\n  read    {read}", row.text, row.hand));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_table_holds_every_enchantment_of_these_sets_with_its_text() {
    let table = table();
    let mut found = 0;
    for set in ["legacy", "classic", "naxxramas"] {
        for file in fs::read_dir(here().join("../generated").join(set)).expect("the set is there") {
            let text = fs::read_to_string(file.expect("readable").path()).expect("readable");
            let mut lines = text.lines();
            while lines.any(|line| line == "/// Enchantment") {
                let header: Vec<&str> = lines.by_ref().take_while(|line| !line.starts_with("pub const ")).collect();
                let said = header.first().and_then(|line| line.strip_prefix("/// > ")).unwrap_or_default();
                let mark = header.iter().rev().find_map(|line| line.strip_prefix("//~ ")).expect("a mark");
                let id = mark.split(' ').nth(1).expect("an id");
                let row = table.get(id).unwrap_or_else(|| panic!("{id} is missing in the table: it says {said:?}"));
                assert_eq!(markdown(&row.text), said, "{id}");
                found += 1;
            }
        }
    }
    assert_eq!(found, table.len(), "the table has cards that the sets do not have");
}

#[test]
fn numbers_may_have_two_digits_and_signs() {
    assert_eq!(read("+10/+10").unwrap(), "enchant(&[plus(10, 10)])");
    assert_eq!(read("-5/-5.").unwrap(), "enchant(&[plus(-5, -5)])");
    assert_eq!(read("-12 Attack").unwrap(), "enchant(&[ATTACK.plus(-12)])");
    assert_eq!(read("Costs (11) less.").unwrap(), "enchant(&[cost_less(11)])");
    assert!(matches!(read("+99999/+1."), Err(NotRead::UnderstoodUpTo(_))), "no card has that many");
}

#[test]
fn markup_and_layout_do_not_matter() {
    let expected = "enchant(&[plus(2, 2), has(GameTag::TAUNT)])";
    for text in
        ["+2/+2 and <b>Taunt</b>.", "[x]+2/+2 and\n<b>Taunt</b>.", "+2/+2_and\u{a0}<b> Taunt</b>", "+2/+2, taunt"]
    {
        assert_eq!(read(text).as_deref(), Ok(expected), "{text:?}");
    }
}

#[test]
fn changes_are_joined_by_commas_and_by_and() {
    assert_eq!(
        read("<b>Divine Shield</b>, <b>Taunt</b>, and <b>Mega-Windfury</b>.").unwrap(),
        "enchant(&[has(GameTag::DIVINE_SHIELD), has(GameTag::TAUNT), has(GameTag::MEGA_WINDFURY)])"
    );
    assert_eq!(
        read("+1 Attack and +2 Health and <b>Spell Damage +3</b>").unwrap(),
        "enchant(&[ATTACK.plus(1), HEALTH.plus(2), plus_tag(GameTag::SPELLPOWER, 3)])"
    );
    assert_eq!(read("Can't attack heroes.").unwrap(), "enchant(&[has(GameTag::CANNOT_ATTACK_HEROES)])");
}

#[test]
fn what_passes_says_when() {
    assert_eq!(read("+1/+1 this turn.").unwrap(), "enchant(&[plus(1, 1)]).this_turn()");
    let stealth = "enchant(&[has(GameTag::STEALTH)]).until_your_next_turn()";
    for text in ["<b>Stealth</b> until your next turn.", "<b>Stealthed</b> until your next turn."] {
        assert_eq!(read(text).as_deref(), Ok(stealth), "{text}");
    }
    let by_its_data = enchantment("+8 Attack", true, &names()).map(|power| power.source());
    assert_eq!(by_its_data.as_deref(), Ok("enchant(&[ATTACK.plus(8)]).this_turn()"));
}

#[test]
fn stats_may_be_set_in_many_words() {
    for text in ["3/3.", "Set to 3/3.", "Stats changed to 3/3.", "Stats set to 3/3", "Attack and Health set to 3."] {
        assert_eq!(read(text).as_deref(), Ok("enchant(&[become_stats(3, 3)])"), "{text}");
    }
}

#[test]
fn what_is_not_understood_whole_is_refused_with_the_place() {
    for (text, from) in [
        ("Increased Attack.", "Increased Attack."),
        ("+2/+2. Full of Murloc.", ". Full of Murloc."),
        ("+1 Attack and <b>Immune</b> while attacking.", "while attacking."),
        ("<b>Rush</b>. Dies at end of turn.", ". Dies at end of turn."),
        ("+@ Attack.", "+@ Attack."),
        ("+{0}/+{0}.", "+{0}/+{0}."),
        ("+2 Attack from Nobody.", "from Nobody."),
        ("Doubled Attack and Health.", "and Health."),
        ("Your hero has +1 Attack this turn.", "Your hero has +1 Attack this turn."),
        ("<b>Overload:</b> (2)", "Overload: (2)"),
        ("Costs (1) less for each friendly minion.", "for each friendly minion."),
        ("3.", "3."),
    ] {
        assert_eq!(read(text), Err(NotRead::UnderstoodUpTo(from.to_owned())), "{text}");
    }
    assert_eq!(read(" "), Err(NotRead::Empty));
}

#[test]
fn a_text_and_data_that_disagree_are_refused() {
    let contradiction = enchantment("-2 Attack until your next turn.", true, &names());
    assert!(matches!(contradiction, Err(NotRead::NoVocabulary(_))));
}
