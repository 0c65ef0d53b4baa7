//! Shaman cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 234bc920

/// Jade Chieftain · Minion · 6 mana · 5/5 · **Battlecry:** Summon a{1} {0} **Jade Golem**. Give it **Taunt**. @**Battlecry:** Summon a **Jade Golem**. Give it **Taunt**.
//~ done CFM_312 - 86555523 -
#[test]
fn CFM_312_jade_chieftain() {
    check! { Shaman:
        Give("CFM_312"), Cost("CFM_312", 6), Stats("CFM_312", 5, 5), Play("CFM_312", Nothing), StatsNow(My(1), 1, 1),
        HasNow(My(1), GameTag::TAUNT),
    }
}

/// Devolve · Spell · Nature · 2 mana · Transform all enemy minions into random ones that cost (1) less.
//~ done CFM_696 - 436eb1cf -
#[test]
fn CFM_696_devolve() {
    check! { Shaman:
        Give("CFM_696"), Cost("CFM_696", 2), Ally("CS2_182"), Enemy("CS2_182"), Enemy("CS2_200"),
        Force(Card("CS2_118")), Force(Card("CS2_151")), Play("CFM_696", Nothing), BoardCount(Theirs, 2),
        IsCard(Their(0), "CS2_118"), IsCard(Their(1), "CS2_151"), IsCard(My(0), "CS2_182"),
    }
    for other in ["CS2_182", "CS2_172", "CS2_200"] {
        check! { Shaman: Enemy("CS2_182"), ForbidOutcome(Card(other)), Play("CFM_696", Nothing) }
    }
}

/// Lotus Illusionist · Minion · 4 mana · 3/5 · After this minion attacks a hero, transform it into a random 6-Cost minion.
//~ done CFM_697 - 043f5f34 -
#[test]
fn CFM_697_lotus_illusionist() {
    check! { Shaman:
        Give("CFM_697"), Cost("CFM_697", 4), Stats("CFM_697", 3, 5), Ally("CFM_697"), Enemy("CS2_171"),
        Attack(My(0), Their(0)), IsCard(My(0), "CFM_697"), EndTurn, EndTurn, Force(Card("CS2_200")),
        Attack(My(0), TheirHero), Health(TheirHero, 27), BoardCount(Mine, 1), IsCard(My(0), "CS2_200"),
    }
    for other in ["CS2_182", "CS2_186"] {
        check! { Shaman: Ally("CFM_697"), ForbidOutcome(Card(other)), Attack(My(0), TheirHero) }
    }
}
