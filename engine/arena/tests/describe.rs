//! Texts of cards as a player reads them.
use cardwright_arena::describe::with_number;

#[test]
fn the_number_stands_where_the_text_marks_it() {
    let imps = "Summon @ 1/1 |4(Imp, Imps). (Upgrades each turn!)";
    assert_eq!(with_number(imps, 1), "Summon 1 1/1 Imp. (Upgrades each turn!)");
    assert_eq!(with_number(imps, 3), "Summon 3 1/1 Imps. (Upgrades each turn!)");
    assert_eq!(with_number("Infuse (@): Draw a card.", 4), "Infuse (4): Draw a card.");
    assert_eq!(
        with_number("If you've cast 10 spells, win.@ ({0} left!)@ (Ready!)", 0),
        "If you've cast 10 spells, win."
    );
    assert_eq!(with_number("Deal 3 damage.", 0), "Deal 3 damage.");
    let stone = "Add 1 random Mage spell to your hand. @(Play 2 Elementals to upgrade.)";
    assert_eq!(with_number(stone, 0), "Add 1 random Mage spell to your hand. (Play 2 Elementals to upgrade.)");
}
