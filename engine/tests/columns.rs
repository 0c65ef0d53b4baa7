//! Cards by column, as generated code has them, are the cards of a table.
use cardwright_data::enums::{CardClass as C, CardSet as S, CardType as K, GameTag as T};
use cardwright_engine::Card;
use cardwright_engine::compiled::Columns;
use cardwright_engine::facts::Requirement as R;
use cardwright_engine::script::prelude::*;

const BOLT: Power = spell(&[deal(3).to(TARGET)]);
const BEAST: Power = VANILLA;

/// The same rows twice.
macro_rules! twice {
    ($($rows:tt)*) => {
        static TABLE: [Card; 3] = [$($rows)*];
        static COLUMNS: Columns = cardwright_vocabulary::columns![$($rows)*];
    };
}

#[rustfmt::skip]
twice! {
    Card::new("ZZ_BOLT", 7, "Bolt", "Deal $3 damage.\nAt \"once\".", K::Spell, C::Mage, S::LEGACY, &[(T::COST, 2), (T::SPELL_SCHOOL, 2)], &BOLT),
    Card::new("ZZ_WORD", 9, "Word", "", K::Spell, C::Priest, S::EXPERT1, &[], &BOLT).requiring(&[R::EnemyMinions(1), R::Weapon]),
    Card::new("ZZ_BEAST", 8, "Beast", "", K::Minion, C::Neutral, S::LEGACY, &[(T::HEALTH, 3), (T::ATK, -1), (T::COST, 1)], &BEAST).requiring(&[]),
}

#[test]
fn columns_hold_what_a_table_holds() {
    let cards = COLUMNS.cards();
    assert_eq!(cards.len(), TABLE.len());
    for (card, printed) in cards.iter().zip(&TABLE) {
        assert_eq!(format!("{:?}", card.facts), format!("{:?}", printed.facts));
        assert_eq!(card.power, printed.power);
    }
}
