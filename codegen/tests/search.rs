//! The reading of queries, and the errors in them.

use cardwright::search::{Comparison, Query, QueryError, SearchKey};
use cardwright_data::sets::Sets;

fn parse(query: &str) -> Result<Query, QueryError> {
    Query::parse(query, &Sets::default())
}

#[test]
fn a_name_that_is_nearly_right_is_told() {
    let what = |query| parse(query).unwrap_err().what;
    assert!(what("set:titanz").contains("similar names are TITANS"), "{}", what("set:titanz"));
    assert!(what("mechanic:battlecri").contains("battlecry"), "{}", what("mechanic:battlecri"));
    assert!(what("rarity:golden").contains("Common, Free, Rare, Epic, Legendary"), "{}", what("rarity:golden"));
}

#[test]
fn terms_are_words_keys_and_quotations() {
    let query = parse("Fire text:\"deal $6\" -class:mage cost:2-4 tag:OVERLOAD>=2").unwrap();
    let told: Vec<(SearchKey, bool, &str)> =
        query.terms().map(|term| (term.key, term.negated, term.value.as_str())).collect();
    let expected = vec![
        (SearchKey::Any, false, "fire"),
        (SearchKey::Text, false, "deal $6"),
        (SearchKey::Class, true, "mage"),
        (SearchKey::Cost, false, "2-4"),
        (SearchKey::Tag, false, "overload"),
    ];
    assert_eq!(told, expected);
    assert_eq!(query.alternatives[0][3].number, Some(Comparison::Between(2, 4)));
    assert_eq!(query.alternatives[0][4].number, Some(Comparison::Between(2, i64::MAX)));
}

#[test]
fn keys_take_comparisons_without_a_colon() {
    let number = |query: &str| parse(query).unwrap().alternatives[0][0].number.clone();
    for (short, long) in [("cost>=8", "cost:>=8"), ("attack<3", "attack:<3"), ("health=2-4", "health:2-4")] {
        assert_eq!(number(short), number(long), "{short}");
        assert!(number(short).is_some(), "{short}");
    }
    assert_eq!(parse("class=mage"), parse("class:mage"));
    let error = parse("clas>=mage").unwrap_err();
    assert!(error.at == 0 && error.what.contains("`clas` is not a search key"), "{error}");
    let error = parse("class>mage").unwrap_err();
    assert!(error.at == 5 && error.what.contains("`class` is no number"), "{error}");
}

#[test]
fn alternatives_have_or_between_them() {
    let query = parse("class:mage cost:1 OR race:dragon or \"or\"").unwrap();
    let lengths: Vec<usize> = query.alternatives.iter().map(Vec::len).collect();
    assert_eq!(lengths, [2, 1, 1]);
    assert_eq!(query.alternatives[2][0].value, "or", "the word in quotation marks");
    for (query, at) in [("or fire", 0), ("fire or", 5), ("fire or or ice", 8)] {
        assert_eq!(parse(query).unwrap_err().at, at, "{query}");
    }
}

#[test]
fn errors_point_at_the_place() {
    let faulty = [
        ("clas:mage", 0),
        ("cost:", 5),
        ("a \"b", 2),
        ("cost:x", 5),
        ("collectible:maybe", 12),
        ("-", 1),
        ("fire -class:magge", 12),
        ("set:titanz", 4),
        ("tag:OVERLOOD>2", 4),
        ("state:ready", 6),
    ];
    for (query, at) in faulty {
        assert_eq!(parse(query).unwrap_err().at, at, "{query}");
    }
}

#[test]
fn any_text_is_read_or_refused() {
    for query in ["", "::", ":", "-:", "\"\"", "tag:=", "cost:9-", "é:ü"] {
        let _ = parse(query);
    }
}
