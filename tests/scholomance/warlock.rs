//! Warlock cards of Scholomance Academy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8cd49fb9

/// Felosophy · Spell · Fel · 1 mana · Copy the lowest Cost Demon in your hand. **Outcast:** Give both +1/+1.
//~ done SCH_702 - 0756fc44 -
#[test]
fn SCH_702_felosophy() {
    check! { Warlock:
        Give("CS2_231"), Give("CS2_065"), Give("SCH_702"), Give("EX1_310"), Play("SCH_702", Nothing),
        HandCount(Mine, 4), IsCard(InHand(3), "CS2_065"), StatsNow(InHand(3), 1, 3), StatsNow(InHand(1), 1, 3),
    }
    check! { Warlock:
        Give("CS2_231"), Give("CS2_065"), Give("EX1_310"), Give("SCH_702"), Play("SCH_702", Nothing),
        HandCount(Mine, 4), IsCard(InHand(3), "CS2_065"), StatsNow(InHand(3), 2, 4), StatsNow(InHand(1), 2, 4), StatsNow(InHand(0), 1, 1),
    }
}

/// Soulciologist Malicia · Minion · 7 mana · 5/5 · **Battlecry:** For each Soul Fragment in your deck, summon a 3/3 Soul with **Rush**.@ *(@)*
//~ done SCH_703 - 101f4534 -
#[test]
fn SCH_703_soulciologist_malicia() {
    check! { Warlock:
        OnTop("SCH_307t"), OnTop("SCH_307t"), OnTheirTop("SCH_307t"), Give("SCH_307t"), Play("SCH_703", Nothing),
        BoardCount(Mine, 3), IsCard(My(2), "SCH_703t"), DeckCount(Mine, 21),
    }
}

/// Boneweb Egg · Minion · 2 mana · 0/2 · **Deathrattle:** Summon two 2/1 Spiders. If you discard this, trigger its **Deathrattle**.
//~ done SCH_147 - 9e48a965 -
#[test]
fn SCH_147_boneweb_egg() {
    check! { Warlock:
        Ally("SCH_147"), StatsNow(My(0), 0, 2), Kill(My(0)), BoardCount(Mine, 2), IsCard(My(0), "SCH_147t"),
        IsCard(My(1), "SCH_147t"), StatsNow(My(0), 2, 1), BoardCount(Theirs, 0),
    }
    check! { Warlock:
        Give("SCH_147"), Give("SCH_147"), Discard(InHand(0)), BoardCount(Mine, 2), StatsNow(My(1), 2, 1), HandCount(Mine, 1),
    }
}

/// Archwitch Willow · Minion · 8 mana · 5/5 · **Battlecry:** Summon a random Demon from your hand and deck.
//~ done SCH_181 - 306c8868 -
#[test]
fn SCH_181_archwitch_willow() {
    check! { Warlock:
        Give("CS2_065"), Give("CS2_182"), DeckOf(&["CS2_182", "EX1_306"]), Play("SCH_181", Nothing),
        BoardCount(Mine, 3), IsInZone(Newest("CS2_065"), Zone::Play), IsInZone(Newest("EX1_306"), Zone::Play), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_182"), DeckCount(Mine, 1), BoardCount(Theirs, 0),
    }
    // Of either place one.
    check! { Warlock:
        Give("CS2_065"), Give("CS2_065"), DeckOf(&["EX1_306", "EX1_306", "CS2_182"]), Play("SCH_181", Nothing),
        BoardCount(Mine, 3), HandCount(Mine, 1), DeckCount(Mine, 2),
    }
    check! { Warlock:
        Give("CS2_182"), OnTheirTop("CS2_065"), GiveThem("CS2_065"), Play("SCH_181", Nothing), BoardCount(Mine, 1),
        HandCount(Mine, 1), HandCount(Theirs, 1), DeckCount(Mine, 19), DeckCount(Theirs, 21),
    }
}
