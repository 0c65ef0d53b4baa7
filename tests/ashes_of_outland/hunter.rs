//! Hunter cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// Pack Tactics · Spell · 2 mana · **Secret:** When a friendly minion is attacked, summon a 3/3 copy.
//~ done BT_203 - dd0dd0cc -
#[test]
fn BT_203_pack_tactics() {
    check! { Hunter:
        Ally("CS2_182"), Play("BT_203", Nothing), Attack(My(0), TheirHero), IsInZone(Newest("BT_203"), Zone::Secret), EndTurn,
        Enemy("CS2_172"), Attack(Their(0), My(0)), BoardCount(Mine, 2), IsCard(My(1), "CS2_182"), StatsNow(My(1), 3, 3),
        StatsNow(My(0), 4, 2), IsInZone(Newest("BT_203"), Zone::Graveyard),
    }
    check! { Hunter:
        Ally("CS2_182"), Play("BT_203", Nothing), EndTurn, Enemy("CS2_172"), Attack(Their(0), MyHero),
        Health(MyHero, 27), BoardCount(Mine, 1), IsInZone(Newest("BT_203"), Zone::Secret),
    }
}
