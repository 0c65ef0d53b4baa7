//! Hunter cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 69ca51eb

/// Tinker · Spell · 2 mana · **Assemble** a Mech. Get an 'Overdrive'.
//~ todo BE_553 0a2b5675 ee367831 -
#[test]
#[ignore = "todo: Tinker"]
fn BE_553_tinker() {
    unwritten("BE_553");
}

/// Reload · Spell · Arcane · 8 mana · **Discover** a spell and reduce its Cost by (8). Repeat this with excess Cost reduction.
//~ done BE_555 - c5a2a7be -
#[test]
fn BE_555_reload() {
    check! { Mage in Wild:
        Force(Card("CS2_029")), Play("BE_555", Nothing), Force(Card("EX1_279")), ChooseCard("CS2_029"),
        ChooseCard("EX1_279"), HandCount(Mine, 2), CostNow(InHand(0), 0), CostNow(InHand(1), 6), Mana(2), EndTurn,
    }
    check! { Mage in Wild:
        Force(Card("EX1_279")), Play("BE_555", Nothing), ChooseCard("EX1_279"), HandCount(Mine, 1),
        CostNow(InHand(0), 2), EndTurn,
    }
    check! { Mage in Wild, Standard: ForbidOutcome(Card("CS2_182")), Play("BE_555", Nothing) }
}

/// Mimiron · Minion · 1 mana · 2/1 · **Battlecry:** If you control a Mech, **Discover** the perfect tech card.
//~ todo BE_588 d62d5648 02407fb0 -
#[test]
#[ignore = "todo: Mimiron"]
fn BE_588_mimiron() {
    unwritten("BE_588");
}

/// Primal Rockfang · Minion · Beast · 3 mana · 3/2 · **Battlecry**: Gain the **Deathrattles** of adjacent minions.
//~ done BE_731 - d53715e5 -
#[test]
fn BE_731_primal_rockfang() {
    check! { Hunter:
        Ally("EX1_029"), Ally("CS2_182"), Ally("EX1_096"), Ally("EX1_029"), Enemy("EX1_029"),
        PlayAt("BE_731", 2, Nothing), Kill(My(2)), HandCount(Mine, 1), Health(TheirHero, 30), Health(MyHero, 30),
    }
    check! { Hunter:
        Ally("EX1_029"), Ally("EX1_096"), PlayAt("BE_731", 1, Nothing), Kill(My(1)), HandCount(Mine, 1),
        Health(TheirHero, 28), BoardCount(Mine, 2),
    }
}

/// Kronn the Impaler · Minion · Elemental · 10 mana · 6/6 · **Battlecry:** All your minions deal damage equal to their Attack to a random enemy.
//~ done BE_732 - aa5824ca -
#[test]
fn BE_732_kronn_the_impaler() {
    check! { Hunter:
        Ally("CS2_182"), Ally("EX1_010"), Enemy("EX1_010"), Kill(Their(0)), Crystals(10), Play("BE_732", Nothing),
        Health(TheirHero, 18), Health(MyHero, 30), Damage(My(0), 0),
    }
    check! { Hunter:
        Ally("CS2_182"), Enemy("CS2_201"), Force(Entity(Their(0))), Force(Entity(TheirHero)), Play("BE_732", Nothing),
        Damage(Their(0), 4), Health(TheirHero, 24),
    }
}

/// Mechacycle · Minion · Mech · 4 mana · 3/3 · **Taunt Deathrattle:** Summon 4 Mana worth of random Mechs.
//~ done BE_900 - 6994827b -
#[test]
fn BE_900_mechacycle() {
    check! { Hunter in Wild:
        Ally("BE_900"), Force(Card("GVG_082")), Force(Card("BOT_308")), Kill(Nth(0)), BoardCount(Mine, 2),
        IsCard(My(0), "GVG_082"), IsCard(My(1), "BOT_308"), BoardCount(Theirs, 0),
    }
    check! { Hunter in Wild, Standard: Ally("BE_900"), ForbidOutcome(Card("CS2_171")), Kill(Nth(0)) }
    check! { Hunter in Wild:
        Ally("BE_900"), Force(Card("GVG_082")), Force(Card("GVG_082")), Force(Card("GVG_082")),
        Force(Card("GVG_082")), Kill(Nth(0)), BoardCount(Mine, 4),
    }
    check! { Hunter in Wild: Ally("BE_900"), Force(Card("GVG_096")), Kill(Nth(0)), BoardCount(Mine, 1), IsCard(My(0), "GVG_096") }
}
