//! Druid cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4125f22b

/// # Commissary Crook
///
/// `CATA_EVENT_400` · Druid minion · 3 mana · 4/3
///
/// > **Prepare Battlecry:** Spend all your Mana. Summon a random minion of that Cost.
///
/// State: Derived
//~ derived CATA_EVENT_400 e9410d7c d3387eca 71ddc0df.268c3974
#[test]
fn CATA_EVENT_400_commissary_crook() {
    check(
        CardClass::Druid,
        &[
            Give("CATA_EVENT_400"),
            Cost("CATA_EVENT_400", 3),
            Stats("CATA_EVENT_400", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Force(Card("CS2_120")),
            Play("CATA_EVENT_400", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
            Mana(0),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("CATA_EVENT_400"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Never(Card("AT_016")),
            Play("CATA_EVENT_400", Nothing),
        ],
    );
}
