//! Hunter cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 72fcb8b9

/// Unseal the Vault · Spell · 1 mana · **Quest:** Summon 20 minions. **Reward:** Pharaoh's Warmask.
//~ done ULD_155 - 4e704975 -
#[test]
fn ULD_155_unseal_the_vault() {
    let mut table = table(CardClass::Hunter);
    table.steps(&[Give("ULD_155"), Cost("ULD_155", 1), Play("ULD_155", Nothing)]);
    table.steps(&[EndTurn, Play("CS2_231", Nothing), EndTurn]);
    for _ in 0..19 {
        table.steps(&[Play("CS2_231", Nothing), Kill(My(0))]);
    }
    table.steps(&[In(Nth(0), Zone::Secret), Play("CS2_231", Nothing), In(Nth(0), Zone::Graveyard)]);
    table.steps(&[Is(MyPower, "ULD_155p"), HeroPower(Nothing), Now(My(0), 3, 1), Now(Their(0), 1, 1)]);
}
