//! Rogue cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 2a5af66f

/// Jade Shuriken · Spell · 2 mana · Deal $3 damage. **Combo:** Summon a{1} {0} **Jade Golem**.@Deal $3 damage. **Combo:** Summon a **Jade Golem**.
//~ done CFM_690 - 83e5789a -
#[test]
fn CFM_690_jade_shuriken() {
    check! { Rogue:
        Give("CFM_690"), Cost("CFM_690", 2), Play("GAME_005", Nothing), Play("CFM_690", On(TheirHero)),
        Damage(TheirHero, 3), StatsNow(My(0), 1, 1),
    }
}

/// Luckydo Buccaneer · Minion · Pirate · 6 mana · 5/5 · **Battlecry:** If your weapon has at least 3 Attack, gain +4/+4.
//~ done CFM_342 - 5cec232a -
#[test]
fn CFM_342_luckydo_buccaneer() {
    check! { Rogue:
        Give("CFM_342"), Cost("CFM_342", 6), Stats("CFM_342", 5, 5), Ally("CS2_106"), Play("CFM_342", Nothing),
        StatsNow(My(0), 9, 9), StatsNow(MyWeapon, 3, 2),
    }
    check! { Rogue: Ally("CS2_082"), Enemy("CS2_106"), Play("CFM_342", Nothing), StatsNow(My(0), 5, 5) }
    check! { Rogue: Ally("CS2_182"), Play("CFM_342", Nothing), StatsNow(My(1), 5, 5), StatsNow(My(0), 4, 5) }
}

/// Shaku, the Collector · Minion · 3 mana · 2/4 · **Stealth** Whenever this attacks, add a card from another class to your hand.
//~ done CFM_781 - 83286184 -
#[test]
fn CFM_781_shaku_the_collector() {
    check! { Rogue:
        Give("CFM_781"), Cost("CFM_781", 3), Stats("CFM_781", 2, 4), Has("CFM_781", GameTag::STEALTH),
        Ally("CFM_781"), Force(Card("CS2_029")), Attack(My(0), TheirHero), Health(TheirHero, 28), HandCount(Mine, 2),
        IsCard(InHand(1), "CS2_029"), HasNot(My(0), GameTag::STEALTH), HandCount(Theirs, 0),
    }
    for other in ["CS2_072", "CS2_182"] {
        check! { Rogue: Ally("CFM_781"), ForbidOutcome(Card(other)), Attack(My(0), TheirHero) }
    }
    check! { Rogue: Ally("CFM_781"), Ally("CS2_182"), Attack(My(1), TheirHero), HandCount(Mine, 0) }
}
