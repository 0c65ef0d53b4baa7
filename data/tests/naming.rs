//! The series of ids and the words of texts, with which names are found in card texts.

use cardwright_data::store::{id_series, words};

#[test]
fn ids_of_a_series() {
    assert_eq!(["EX1_158", "EX1_158t", "CORE_EX1_158e2", "VAN_EX1_158"].map(id_series), ["EX1_158"; 4]);
    assert_eq!(["AV_100", "GAME_005", "XXX"].map(id_series), ["AV_100", "GAME_005", "XXX"]);
}

#[test]
fn words_without_markup() {
    let read = words("[x]<b>Battlecry:</b> Summon a\n2/2 Treant. Draw_it.");
    let read: Vec<_> = read.iter().map(|word| (word.text.as_str(), word.bold, word.ends)).collect();
    let expected = [
        ("Battlecry", true, true),
        ("Summon", false, false),
        ("a", false, false),
        ("2/2", false, false),
        ("Treant", false, true),
        ("Draw", false, false),
        ("it", false, true),
    ];
    assert_eq!(read, expected);
}
