//! Shaman cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1f1aefad

/// Lightning Reflexes · Spell · Nature · 1 mana · **Discover** a Nature spell. If you play it this turn, **Discover** another.
//~ done TTN_317 - 10dd36d0 -
#[test]
fn TTN_317_lightning_reflexes() {
    check! { Shaman:
        Force(Card("EX1_238")), Force(Card("EX1_251")), Force(Card("EX1_259")), Play("TTN_317", Nothing),
        ChooseCard("EX1_238"), HandCount(Mine, 1), Play("CS2_029", On(TheirHero)), HandCount(Mine, 1),
        Play("EX1_238", On(TheirHero)), Damage(TheirHero, 9), Choose(0), HandCount(Mine, 1),
    }
    check! { Shaman:
        Force(Card("EX1_238")), Force(Card("EX1_251")), Force(Card("EX1_259")), EmptyDeck(Mine),
        Play("TTN_317", Nothing), ChooseCard("EX1_238"), EndTurn, EndTurn, Damage(MyHero, 1),
        Play("EX1_238", On(TheirHero)), Damage(TheirHero, 3), HandCount(Mine, 0),
    }
    // Nature spells only, both times.
    check! { Shaman: ForbidOutcome(Card("EX1_241")), Play("TTN_317", Nothing), Choose(0) }
    check! { Shaman:
        Force(Card("EX1_238")), Play("TTN_317", Nothing), ChooseCard("EX1_238"), ForbidOutcome(Card("EX1_241")),
        Play("EX1_238", On(TheirHero)), Choose(0),
    }
    // The card shows that it has to be played this turn.
    let mut table = table(CardClass::Shaman);
    table.steps(&[Force(Card("EX1_238")), Play("TTN_317", Nothing), ChooseCard("EX1_238"), HandCount(Mine, 1)]);
    assert!(table.bears(InHand(0), "TTN_317e"));
    table.steps(&[EndTurn]);
    assert!(!table.bears(InHand(0), "TTN_317e"));
}

/// Champion of Storms · Minion · Elemental · 4 mana · 3/5 · **Forged** After you cast a Nature spell, summon a 4/2 Elemental with **Rush**.
//~ done TTN_801t - 9f5c7e5c -
#[test]
fn TTN_801t_champion_of_storms() {
    check! { Shaman:
        Ally("TTN_801t"), Play("CS2_024", On(TheirHero)), BoardCount(Mine, 1), Play("EX1_238", On(TheirHero)),
        Damage(TheirHero, 6), BoardCount(Mine, 2), IsCard(My(1), "TTN_801t2"), HasNow(My(1), GameTag::RUSH),
    }
    check! { Shaman: Ally("TTN_801t"), EndTurn, Play("EX1_238", On(MyHero)), Damage(MyHero, 3), BoardCount(Mine, 1) }
}

/// Flash of Lightning · Spell · Nature · 2 mana · Draw a card. Next turn, your Nature spells cost (1) less.
//~ done TTN_830 - 5fa0ef3e -
#[test]
fn TTN_830_flash_of_lightning() {
    check! { Shaman:
        Give("EX1_238"), Give("CS2_024"), Play("TTN_830", Nothing), HandCount(Mine, 3), CostNow(InHand(0), 1), EndTurn,
        CostNow(InHand(0), 1), EndTurn, CostNow(InHand(0), 0), CostNow(InHand(1), 2), EndTurn, EndTurn,
        CostNow(InHand(0), 1),
    }
    check! { Shaman: Give("GVG_041"), Play("TTN_830", Nothing), EndTurn, EndTurn, CostNow(InHand(0), 5) }
}

/// Conductivity · Spell · Nature · 2 mana · The next spell you cast this turn also targets adjacent minions.
//~ done YOG_522 - bea79416 -
#[test]
fn YOG_522_conductivity() {
    check! { Shaman:
        Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Play("YOG_522", Nothing),
        Play("CS2_029", On(Their(1))), Damage(Nth(3), 0), BoardCount(Theirs, 1), Health(TheirHero, 30),
        Play("CS2_024", On(Their(0))), Damage(Their(0), 3),
    }
    check! { Shaman:
        Enemy("CS2_182"), Enemy("CS2_182"), Play("YOG_522", Nothing), EndTurn, EndTurn, Play("CS2_024", On(Their(0))),
        Damage(Their(1), 0),
    }
}

/// Thorignir Drake · Minion · Dragon · 7 mana · 6/6 · **Rush** Whenever this attacks, summon two 3/1 Whelps to attack the target first.
//~ done TTN_727 - 3deb12cb -
#[test]
fn TTN_727_thorignir_drake() {
    check! { Shaman:
        Has("TTN_727", GameTag::RUSH), Enemy("CS2_182"), Play("TTN_727", Nothing), Attack(My(0), Their(0)),
        Dead(Nth(0)), BoardCount(Mine, 1), Damage(My(0), 0), BoardCount(Theirs, 0), EndTurn, EndTurn,
        Attack(My(0), TheirHero), Damage(TheirHero, 12), BoardCount(Mine, 3), IsInZone(Newest("TTN_727t"), Zone::Play),
        StatsNow(Newest("TTN_727t"), 3, 1),
    }
}

/// Golganneth, the Thunderer · Minion · 6 mana · 5/7 · **Titan** Your first spell each turn costs (3) less.
//~ done TTN_800 - 9646735e -
#[test]
fn TTN_800_golganneth_the_thunderer() {
    check! { Shaman:
        Ally("TTN_800"), Ally("CS2_182"), Give("CS2_029"), GiveThem("CS2_029"), CostNow(InHand(0), 1),
        CostNow(InTheirHand(0), 4), Enemy("CS2_200"), DealDamage(MyHero, 10), DealDamage(My(1), 2), Use(My(0), 0, Nothing),
        Damage(Their(0), 3), Damage(TheirHero, 3), Damage(MyHero, 4), Damage(My(1), 0), CostNow(InHand(0), 1),
        Play("CS2_024", On(TheirHero)), Mana(10), CostNow(InHand(0), 4), Damage(TheirHero, 6), EndTurn, EndTurn,
        CostNow(InHand(0), 1), Kill(My(0)), CostNow(InHand(0), 4),
    }
}
