//! Demon Hunter cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8443182c

/// Return Policy · Spell · 3 mana · **Discover** a friendly **Deathrattle** card you've played this game. Trigger its **Deathrattle**.
//~ done MIS_102 - e043c9c2 -
#[test]
fn MIS_102_return_policy() {
    check! { DemonHunter:
        Play("EX1_096", Nothing), Play("CS2_182", Nothing), Crystals(10), Play("MIS_102", Nothing), Choose(0),
        HandCount(Mine, 1), BoardCount(Mine, 2),
    }
    // The Deathrattle is that of the card: a Hydra with twice 2 Attack and 4 Health.
    check! { DemonHunter:
        EmptyDeck(Mine), Play("TOY_897", Nothing), Crystals(10), Play("MIS_102", Nothing), Choose(0),
        DeckCount(Mine, 1), EndTurn, EndTurn, StatsNow(InHand(0), 4, 8),
    }
}

/// Workshop Mishap · Spell · Fel · 4 mana · Deal $5 damage to a minion. Excess damages both neighbors. **Outcast:** Gain **Lifesteal**.
//~ done TOY_640 - c9e8051a -
#[test]
fn TOY_640_workshop_mishap() {
    check! { DemonHunter:
        Give("CS2_182"), Give("TOY_640"), Give("CS2_182"), DealDamage(MyHero, 10), Enemy("CS2_200"), Enemy("CS2_231"),
        Enemy("CS2_182"), Enemy("CS2_182"), Play("TOY_640", On(Their(1))), Damage(Their(0), 4), Damage(Their(1), 4),
        Damage(Their(2), 0), Health(MyHero, 20),
    }
    check! { DemonHunter:
        Give("TOY_640"), DealDamage(MyHero, 10), Enemy("CS2_182"), Enemy("CS2_200"), Play("TOY_640", On(Their(1))),
        Damage(Their(0), 0), Damage(Their(1), 5), Health(MyHero, 25),
    }
}

/// Blind Box · Spell · 2 mana · Get 2 random Demons. **Outcast: Discover** them instead.
//~ done TOY_643 - 5373827a -
#[test]
fn TOY_643_blind_box() {
    check! { DemonHunter:
        Give("CS2_231"), Give("TOY_643"), Give("CS2_231"), Force(Card("CS2_065")), Force(Card("EX1_310")),
        Play("TOY_643", Nothing), HandCount(Mine, 4), IsCard(InHand(2), "CS2_065"), IsCard(InHand(3), "EX1_310"),
    }
    check! { DemonHunter:
        Give("CS2_231"), Give("TOY_643"), Play("TOY_643", Nothing), Choose(0), HandCount(Mine, 2), Choose(1),
        HandCount(Mine, 3),
    }
    check! { DemonHunter:
        Give("CS2_231"), Give("TOY_643"), Give("CS2_231"), ForbidOutcome(Card("CS2_182")), Play("TOY_643", Nothing),
    }
}

/// Window Shopper · Minion · Demon · 5 mana · 6/5 · **Miniaturize Battlecry: Discover** a Demon. Set its stats and Cost to this minion's.
//~ done TOY_652 - bc38f987 -
#[test]
fn TOY_652_window_shopper() {
    check! { DemonHunter:
        Give("CS2_182"), Play("TOY_652", Nothing), Choose(0), StatsNow(InHand(2), 6, 5), CostNow(InHand(2), 5),
        StatsNow(InHand(0), 4, 5),
    }
    check! { DemonHunter:
        Play("TOY_652", Nothing), Choose(0), Play("TOY_652", Nothing), Choose(2), StatsNow(InHand(3), 6, 5),
    }
    check! { DemonHunter: ForbidOutcome(Card("CS2_172")), Play("TOY_652", Nothing) }
    // Its Cost as well, whatever it was.
    check! { DemonHunter:
        Force(Card("CFM_637")), Play("TOY_652", Nothing), ChooseCard("CFM_637"), IsCard(InHand(1), "CFM_637"),
        StatsNow(InHand(1), 6, 5), CostNow(InHand(1), 5),
    }
}

/// Window Shopper · Minion · Demon · 1 mana · 1/1 · **Mini Battlecry: Discover** a Demon. Set its stats and Cost to this minion's.
//~ done TOY_652t - 1fc22b36 -
#[test]
fn TOY_652t_window_shopper() {
    check! { DemonHunter:
        Give("CS2_182"), Play("TOY_652t", Nothing), Choose(0), StatsNow(InHand(1), 1, 1), CostNow(InHand(1), 1),
        StatsNow(InHand(0), 4, 5),
    }
}

/// Ci'Cigi · Minion · 3 mana · 4/4 · **Battlecry, Outcast, and Deathrattle:** Get a random first-edition Demon Hunter card *(in mint condition*).
//~ done TOY_913 - 0b2325e5 -
#[test]
fn TOY_913_ci_cigi() {
    check! { DemonHunter:
        Give("GAME_005"), Give("TOY_913"), Give("GAME_005"), Force(Card("TOY_913t2")), Play("TOY_913", Nothing),
        HandCount(Mine, 3), IsCard(InHand(2), "TOY_913t2"), Force(Card("TOY_913t1")), Kill(My(0)), HandCount(Mine, 4),
        IsCard(InHand(3), "TOY_913t1"), Give("TOY_913"), Play("TOY_913", Nothing), HandCount(Mine, 6),
    }
}

/// Sock Puppet Slitherspear · Minion · Naga · 1 mana · 1/2 · This minion's Attack is improved by your hero's.
//~ done MIS_710 - 5c483110 -
#[test]
fn MIS_710_sock_puppet_slitherspear() {
    check! { DemonHunter:
        Ally("MIS_710"), Enemy("CS2_106"), StatsNow(My(0), 1, 2), Play("CS2_005", Nothing), StatsNow(My(0), 3, 2),
        Play("CS2_106", Nothing), StatsNow(My(0), 6, 2), EndTurn, EndTurn, StatsNow(My(0), 4, 2), Kill(MyWeapon),
        StatsNow(My(0), 1, 2), Armor(Mine, 2),
    }
}

/// Lesser Opal Spellstone · Spell · 2 mana · Draw 1 card. *(Attack with your hero @ \|4(time, times) to upgrade.)*
/// - Numbers: {0} = 2
//~ done TOY_645 - 871c233b.ea1d8a8e -
#[test]
fn TOY_645_lesser_opal_spellstone() {
    check! { DemonHunter:
        Give("TOY_645"), Play("CS2_091", Nothing), Attack(MyHero, TheirHero), IsCard(InHand(0), "TOY_645"), Ready(MyHero),
        Attack(MyHero, TheirHero), IsCard(InHand(0), "TOY_645t"), Damage(TheirHero, 2), Play("TOY_645t", Nothing),
        HandCount(Mine, 2),
    }
    check! { DemonHunter:
        Give("TOY_645"), Ally("CS2_182"), Attack(My(0), TheirHero), Damage(TheirHero, 4), Play("TOY_645", Nothing),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_182"),
    }
}
