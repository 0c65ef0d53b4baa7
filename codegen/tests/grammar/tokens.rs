//! A text as words, numbers and signs.

use cardwright_text::tokens::{Kind, tokens};

fn kinds(text: &str) -> Vec<Kind<'_>> {
    tokens(text).into_iter().map(|token| token.kind).collect()
}

#[test]
fn numbers_signs_and_words_are_told_apart() {
    use Kind::{Number, Sign, Word};
    assert_eq!(kinds("+10/-2."), [Sign('+'), Number(10), Sign('/'), Sign('-'), Number(2), Sign('.')]);
    assert_eq!(kinds("Can't attack"), [Word("Can't"), Word("attack")]);
    assert_eq!(kinds("Mega-Windfury -1"), [Word("Mega-Windfury"), Sign('-'), Number(1)]);
    assert_eq!(kinds("{0}'s 99999"), [Sign('{'), Number(0), Sign('}'), Sign('\''), Word("s"), Word("99999")]);
    assert_eq!(kinds(" "), []);
}
