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
    table.steps(&[IsInZone(Nth(0), Zone::Secret), Play("CS2_231", Nothing), IsInZone(Nth(0), Zone::Graveyard)]);
    table.steps(&[IsCard(MyPower, "ULD_155p"), HeroPower(Nothing), StatsNow(My(0), 3, 1), StatsNow(Their(0), 1, 1)]);
}

/// Wild Bloodstinger · Minion · Beast · 6 mana · 6/9 · **Battlecry:** Summon a minion from your opponent's hand. Attack it.
//~ done ULD_212 - 1ffc2ef3 -
#[test]
fn ULD_212_wild_bloodstinger() {
    check! { Hunter:
        GiveThem("CS2_182"), GiveThem("CS2_029"), Play("ULD_212", Nothing), HandCount(Theirs, 1), BoardCount(Theirs, 0),
        Dead(Nth(0)), Damage(My(0), 4), IsInZone(Nth(1), Zone::Hand), HandCount(Mine, 0),
    }
    check! { Hunter:
        GiveThem("CS2_186"), Play("ULD_212", Nothing), HandCount(Theirs, 0), BoardCount(Theirs, 1), Health(Their(0), 1),
        Health(My(0), 2),
    }
    check! { Hunter: GiveThem("CS2_029"), Play("ULD_212", Nothing), HandCount(Theirs, 1), BoardCount(Theirs, 0) }
}
