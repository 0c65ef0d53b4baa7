//! Cards.

use cardwright_engine::script::*;
use crate::naxx::mage::HELP;

/// # Name A_1
/// > Deal 2 damage.
///
/// # Notes
///
/// Mine.
pub const A_1: Power = spell(&[deal(half(4)).to(TARGET)]); // mine

// Of B.
/// # Name C_3
//~ todo C_3 789b6a5c b5c105e9 -
pub const C_3: Power = battlecry(&[draw(HELP)]).partial("no");

const fn half(n: i32) -> i32 {
    n / 2
}

/// Gone since build 3
#[test]
#[ignore = "todo"]
fn A_1_twice() {
    if half(2) == 1 { half(1) } else { panic!("{HELP}") };
}
