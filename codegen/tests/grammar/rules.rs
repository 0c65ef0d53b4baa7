//! The files of a grammar: what their lines write out, and which faults they have.

use cardwright_text::{Grammar, expand_phrase};

#[test]
fn what_may_be_missing_and_what_is_one_of_several_is_written_out() {
    let forms = expand_phrase("(a|an) [damaged] minion").unwrap();
    assert_eq!(forms, ["a damaged minion", "a  minion", "an damaged minion", "an  minion"]);
    assert_eq!(expand_phrase("costs (<n>) less").unwrap(), ["costs (<n>) less"]);
    assert_eq!(expand_phrase("(3 (Drinks|Bananas) left!)").unwrap(), ["(3 Drinks left!)", "(3 Bananas left!)"]);
    assert_eq!(expand_phrase("(a|b (c|d))").unwrap(), ["a", "b c", "b d"]);
    assert!(expand_phrase("[all minions").is_err());
}

#[test]
fn faults_of_a_file_are_told_with_their_line() {
    let read = |text: &str| Grammar::read(&[("x", text)], &["n"]).err().map(|error| error.to_string());
    assert_eq!(read("[a]\nb => X"), None);
    assert_eq!(read("b => X").unwrap(), "x:1: a rule before the first [nonterminal]");
    assert_eq!(read("[a]\nb <c> => X").unwrap(), "x:2: nothing says what <c> is");
    assert_eq!(read("[a]\n\nb X").unwrap(), "x:3: no `=>`");
    assert!(read("[a]\nb => )").unwrap().starts_with("x:2: `)` is no expression"));
    let nothing = "x:2: `X(|| 1)` means nothing: no Power has an expression like this";
    assert_eq!(read("[a]\nb => X(|| 1)").unwrap(), nothing);
}

#[test]
fn what_is_said_twice_is_told_with_both_places() {
    let read = |one: &str, other: &str| {
        Grammar::read(&[("x", one), ("y", other)], &["n"]).err().map(|error| error.to_string())
    };
    assert_eq!(read("[a]\nb <n> => X(n)", "[a]\n\nB <m:n> => X(m)").unwrap(), "y:3: x:2 says the same of <a>");
    assert_eq!(read("[a]\n(b|c) => X", "[a]\n[d] c => X").unwrap(), "y:2: x:2 says the same of <a>");
    // Another meaning is another reading; another nonterminal is another phrase.
    assert_eq!(read("[a]\nb <n> => X(n)", "[a]\nb <n> => Y(n)"), None);
    assert_eq!(read("[a]\nb <n> <m:n> => X(n, m)", "[a]\nb <n> <m:n> => X(m, n)"), None);
    assert_eq!(read("[a]\nb => X", "[c]\nb => X"), None);
    assert_eq!(
        read("[a]\nb <n> => X(&[n, -1]).y(n)", "[a]\nb <m:n> => X([m, -1]).y(m)").unwrap(),
        "y:2: x:2 says the same of <a>"
    );
    for other in ["X(&[m, 1]).y(m)", "X(&[m, -1, 2]).y(m)", "X(&[m, -1]).z(m)", "X(&[n, -1]).y(m)", "W(&[m, -1]).y(m)"]
    {
        assert_eq!(read("[a]\nb <n> => X(&[n, -1]).y(n)", &format!("[a]\nb <m:n> => {other}")), None, "{other}");
    }
    assert_eq!(read("[a]\n[b] [b] c => X", ""), None);
}

#[test]
fn the_projects_own_rules_are_well_formed() {
    let grammar = Grammar::load().unwrap_or_else(|error| panic!("{error}"));
    assert!(grammar.rule_count() > 100);
}
