//! Druid cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 57a40ce8

/// Colaque · Minion · Beast · 7 mana · 6/5 · **Colossal +1 Immune** while you control Colaque's Shell.
//~ done TSC_026 - e915bbd7 -
#[test]
fn TSC_026_colaque() {
    check! { Druid:
        Give("TSC_026"), Cost("TSC_026", 7), Stats("TSC_026", 6, 5), Enemy("TSC_026t"), Play("TSC_026", Nothing),
        BoardCount(Mine, 2), HasNow(Nth(0), GameTag::IMMUNE), DealDamage(Nth(0), 3), Damage(Nth(0), 0), Kill(Newest("TSC_026t")),
        Armor(Mine, 8), HasNot(Nth(0), GameTag::IMMUNE), DealDamage(Nth(0), 3), Damage(Nth(0), 3),
    }
}

/// Green-Thumb Gardener · Minion · Naga · 6 mana · 5/5 · **Battlecry:** Refresh empty Mana Crystals equal to the Cost of the highest Cost spell in your hand.
//~ done TSC_652 - 7f4f6fc9 -
#[test]
fn TSC_652_green_thumb_gardener() {
    check! { Druid: Give("CS2_024"), Give("CS2_029"), Give("CS2_187"), Play("TSC_652", Nothing), Mana(8) }
    check! { Druid: Give("CS2_187"), Play("TSC_652", Nothing), Mana(4) }
}

/// Bottomfeeder · Minion · Beast · 1 mana · 1/3 · **Deathrattle:** Add a Bottomfeeder to the bottom of your deck with permanent +2/+2.
//~ done TSC_653 - f45a9620 -
#[test]
fn TSC_653_bottomfeeder() {
    check! { Druid:
        EmptyDeck(Mine), Ally("TSC_653"), Kill(My(0)), DeckCount(Mine, 1), EndTurn, EndTurn, IsCard(InHand(0), "TSC_653"),
        StatsNow(InHand(0), 3, 5), Play("TSC_653", Nothing), Kill(My(0)), DeckCount(Mine, 1), EndTurn, EndTurn,
        StatsNow(InHand(0), 5, 7),
    }
    check! { Druid:
        EmptyDeck(Mine), Ally("TSC_653"), Kill(My(0)), EndTurn, EndTurn, Play("TSC_653", Nothing), Kill(My(0)),
        EndTurn, EndTurn, Play("TSC_653", Nothing), Kill(My(0)), EndTurn, EndTurn, StatsNow(InHand(0), 7, 9),
        DeckCount(Mine, 0),
    }
}

/// Aquatic Form · Spell · 0 mana · **Dredge**. If you have the Mana to play the card this turn, draw it.
//~ done TSC_654 - 908ba61f -
#[test]
fn TSC_654_aquatic_form() {
    check! { Druid:
        Crystals(4), EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_187"), OnTop("CS2_118"), Play("TSC_654", Nothing),
        ChooseCard("CS2_182"), HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"), DeckCount(Mine, 2),
    }
    check! { Druid:
        Crystals(4), EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_187"), OnTop("CS2_118"), Play("TSC_654", Nothing),
        ChooseCard("CS2_187"), HandCount(Mine, 0), DeckCount(Mine, 3), EndTurn, EndTurn, IsCard(InHand(0), "CS2_187"),
    }
}

/// Miracle Growth · Spell · Nature · 7 mana · Draw 3 cards. Summon a Plant with **Taunt** and stats equal to your hand size.
//~ done TSC_656 - 367a6541 -
#[test]
fn TSC_656_miracle_growth() {
    check! { Druid:
        Give("CS2_231"), Play("TSC_656", Nothing), HandCount(Mine, 4), BoardCount(Mine, 1), IsCard(My(0), "TSC_656t"),
        StatsNow(My(0), 4, 4), Play("CS2_231", Nothing), StatsNow(My(0), 4, 4),
    }
}

/// Dozing Kelpkeeper · Minion · Naga · 1 mana · 4/4 · **Rush**. Starts **Dormant**. After you've cast 5 Mana worth of spells, awaken.
//~ done TSC_657 - 344ba462 -
#[test]
fn TSC_657_dozing_kelpkeeper() {
    check! { Druid:
        Play("TSC_657", Nothing), HasNow(My(0), GameTag::DORMANT), Play("CS2_182", Nothing),
        Play("CS2_029", On(TheirHero)), HasNow(My(0), GameTag::DORMANT), Crystals(10), Play("CS2_024", On(TheirHero)),
        Damage(TheirHero, 9), HasNot(My(0), GameTag::DORMANT),
    }
    // After the spell: it gains nothing from it.
    check! { Druid:
        Play("TSC_657", Nothing), Crystals(10), Play("CS2_046", Nothing), HasNot(My(0), GameTag::DORMANT),
        StatsNow(My(0), 4, 4),
    }
}

/// Hedra the Heretic · Minion · Naga · 7 mana · 4/5 · **Battlecry:** For each spell you've cast while holding this, summon a minion of that spell's Cost.
//~ done TSC_658 - 1f4c5f66 -
#[test]
fn TSC_658_hedra_the_heretic() {
    check! { Druid:
        Play("CS2_029", On(TheirHero)), Give("TSC_658"), Play("CS2_024", On(TheirHero)), Crystals(10),
        Play("CS2_029", On(TheirHero)), Damage(TheirHero, 15), Crystals(10), Force(Card("CS2_172")),
        Force(Card("CS2_182")), Play("TSC_658", Nothing), BoardCount(Mine, 3), IsInZone(Newest("CS2_172"), Zone::Play),
        IsInZone(Newest("CS2_182"), Zone::Play),
    }
}
