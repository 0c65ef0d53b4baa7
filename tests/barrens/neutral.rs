//! Neutral cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e9c99f47

/// Gold Road Grunt · Minion · 5 mana · 3/7 · **Taunt Frenzy:** Gain Armor equal to the damage taken.
//~ done BAR_021 - ac8dbaa0 -
#[test]
fn BAR_021_gold_road_grunt() {
    check! { Warrior:
        Ally("BAR_021"), DealDamage(My(0), 3), Armor(Mine, 3), DealDamage(My(0), 1), Armor(Mine, 3), Armor(Theirs, 0),
    }
}

/// Sunwell Initiate · Minion · 3 mana · 3/4 · **Frenzy:** Gain **Divine Shield**.
//~ done BAR_025 - de141fa3 -
#[test]
fn BAR_025_sunwell_initiate() {
    check! { Mage:
        Give("BAR_025"), Cost("BAR_025", 3), Stats("BAR_025", 3, 4), Play("BAR_025", Nothing), DealDamage(My(0), 1),
        HasNow(My(0), GameTag::DIVINE_SHIELD), StatsNow(My(0), 3, 3),
    }
}

/// Talented Arcanist · Minion · 2 mana · 1/3 · **Battlecry:** Your next spell this turn has **Spell Damage +2**.
//~ done BAR_064 - 9f5b6d45 -
#[test]
fn BAR_064_talented_arcanist() {
    check! { Mage:
        Play("BAR_064", Nothing), HeroPower(On(TheirHero)), Health(TheirHero, 29), Play("CS2_024", On(TheirHero)),
        Health(TheirHero, 24), Play("CS2_024", On(TheirHero)), Health(TheirHero, 21),
    }
    check! { Mage: Play("BAR_064", Nothing), EndTurn, EndTurn, Play("CS2_024", On(TheirHero)), Health(TheirHero, 27) }
}

/// Far Watch Post · Minion · 2 mana · 2/3 · Can't attack. After your opponent draws a card, it costs (1) more *(up to 10*).
//~ done BAR_074 - 152e89f2 -
#[test]
fn BAR_074_far_watch_post() {
    check! { Mage:
        Ally("BAR_074"), GiveThem("CS2_182"), OnTheirTop("NEW1_030"), CannotAttack(My(0), TheirHero), EndTurn,
        CostNow(InTheirHand(0), 4), CostNow(InTheirHand(1), 10), DrawOne, CostNow(InTheirHand(2), 5), EndTurn,
        CostNow(InHand(0), 4),
    }
    check! { Mage: Ally("BAR_074"), EndTurn, Play("UNG_809", Nothing), CostNow(InTheirHand(1), 1) }
}

/// Kargal Battlescar · Minion · 7 mana · 5/5 · **Battlecry:** Summon a 5/5 Lookout for each Watch Post you've summoned this game.
//~ done BAR_077 - ea6e4123 -
#[test]
fn BAR_077_kargal_battlescar() {
    check! { Mage:
        Play("BAR_074", Nothing), Play("BAR_076", Nothing), Kill(My(0)), Enemy("BAR_075"), Crystals(10),
        Play("BAR_077", Nothing), BoardCount(Mine, 4), IsInZone(Newest("BAR_077t"), Zone::Play),
    }
}

/// Kazakus, Golem Shaper · Minion · 4 mana · 3/3 · **Battlecry:** If your deck has no 4-Cost cards, build a custom Golem.
//~ done BAR_079 - 5548119b -
#[test]
fn BAR_079_kazakus_golem_shaper() {
    check! { Mage:
        EmptyDeck(Mine), Enemy("CS2_182"), Force(ForcedOutcome::Card("BAR_079t5")), Play("BAR_079", Nothing),
        ChooseCard("BAR_079_m1"), Force(ForcedOutcome::Card("BAR_079t13")), ChooseCard("BAR_079t5"), ChooseCard("BAR_079t13"),
        HandCount(Mine, 1), IsCard(InHand(0), "BAR_079_m1"), Play("BAR_079_m1", Nothing), StatsNow(My(1), 1, 1),
        HasNow(My(1), GameTag::TAUNT), Damage(Their(0), 3),
    }
    check! { Mage: Play("BAR_079", Nothing), HandCount(Mine, 0) }
    check! { Mage:
        EmptyDeck(Mine), Ally("CS2_182"), Force(ForcedOutcome::Card("BAR_079t4")), Play("BAR_079", Nothing),
        ChooseCard("BAR_079_m3"), Force(ForcedOutcome::Card("BAR_079t10b")), ChooseCard("BAR_079t4"),
        ChooseCard("BAR_079t10b"), HandCount(Mine, 1), Crystals(10), EndTurn, EndTurn, Damage(MyHero, 1),
        Play("BAR_079_m3", Nothing), StatsNow(My(2), 10, 10), HasNow(My(2), GameTag::RUSH), StatsNow(My(0), 8, 9),
    }
    check! { Mage:
        EmptyDeck(Mine), Ally("CS2_182"), Force(ForcedOutcome::Card("BAR_079t7")), Play("BAR_079", Nothing),
        ChooseCard("BAR_079_m2"), Force(ForcedOutcome::Card("BAR_079t10b")), ChooseCard("BAR_079t7"),
        ChooseCard("BAR_079t10b"), HandCount(Mine, 1), Play("BAR_079_m2", Nothing), StatsNow(My(2), 5, 5),
        HasNow(My(2), GameTag::LIFESTEAL), StatsNow(My(0), 6, 7),
    }
    check! { Mage:
        EmptyDeck(Mine), Force(ForcedOutcome::Card("BAR_079t6")), Play("BAR_079", Nothing), ChooseCard("BAR_079_m1"),
        Force(ForcedOutcome::Card("BAR_079t14")), ChooseCard("BAR_079t6"), ChooseCard("BAR_079t14"), HandCount(Mine, 1),
        Play("BAR_079_m1", Nothing), HasNow(My(1), GameTag::DIVINE_SHIELD), Play("CS2_024", On(TheirHero)),
        Health(TheirHero, 26),
    }
    check! { Mage:
        EmptyDeck(Mine), Force(ForcedOutcome::Card("BAR_079t8")), Play("BAR_079", Nothing), ChooseCard("BAR_079_m1"),
        Force(ForcedOutcome::Card("BAR_079t11")), ChooseCard("BAR_079t8"), ChooseCard("BAR_079t11"), HandCount(Mine, 1),
        Play("BAR_079_m1", Nothing), BoardCount(Mine, 3), HasNow(My(1), GameTag::STEALTH),
        HasNow(My(2), GameTag::STEALTH),
    }
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_172"), Force(ForcedOutcome::Card("BAR_079t9")), Play("BAR_079", Nothing),
        ChooseCard("BAR_079_m1"), Force(ForcedOutcome::Card("BAR_079t15")), ChooseCard("BAR_079t9"), ChooseCard("BAR_079t15"),
        Play("BAR_079_m1", Nothing), HasNow(My(1), GameTag::POISONOUS), HandCount(Mine, 1),
    }
    // Its Battlecry can happen twice.
    check! { Mage:
        EmptyDeck(Mine), Ally("CS2_182"), Force(ForcedOutcome::Card("BAR_079t7")), Play("BAR_079", Nothing),
        ChooseCard("BAR_079_m2"), Force(ForcedOutcome::Card("BAR_079t10b")), ChooseCard("BAR_079t7"),
        ChooseCard("BAR_079t10b"), HandCount(Mine, 1), Crystals(10), Ally("LOE_077"), Play("BAR_079_m2", Nothing),
        StatsNow(My(0), 8, 9),
    }
    // One card that costs (4) is enough to build none.
    check! { Mage: DeckOf(&["CS2_231", "CS2_182"]), Play("BAR_079", Nothing), HandCount(Mine, 0) }
}

/// Lesser Golem · Minion · 1 mana · 1/1 · {0} {1}
//~ todo BAR_079_m1 265e4627 e8d6c3e0 -
#[test]
#[ignore = "todo: Lesser Golem"]
fn BAR_079_m1_lesser_golem() {
    unwritten("BAR_079_m1");
}

/// Greater Golem · Minion · 5 mana · 5/5 · {0} {1}
//~ todo BAR_079_m2 e48bba45 9f6cb1bd -
#[test]
#[ignore = "todo: Greater Golem"]
fn BAR_079_m2_greater_golem() {
    unwritten("BAR_079_m2");
}

/// Superior Golem · Minion · 10 mana · 10/10 · {0} {1}
//~ todo BAR_079_m3 fc817a2a 46133e55 -
#[test]
#[ignore = "todo: Superior Golem"]
fn BAR_079_m3_superior_golem() {
    unwritten("BAR_079_m3");
}

/// Wildvine · Spell · 0 mana · **Battlecry:** Give your other minions +2/+2.
//~ todo BAR_079t10b 9e552206 ff0616f5 -
#[test]
#[ignore = "todo: Wildvine"]
fn BAR_079t10b_wildvine() {
    unwritten("BAR_079t10b");
}

/// Gromsblood · Spell · 0 mana · **Battlecry:** Summon a copy of this.
//~ todo BAR_079t11 e652a4fc 502a4b30 -
#[test]
#[ignore = "todo: Gromsblood"]
fn BAR_079t11_gromsblood() {
    unwritten("BAR_079t11");
}

/// Mageroyal · Spell · 0 mana · **Spell Damage +1**.
//~ todo BAR_079t14 2bb863b1 f6b340a5 -
#[test]
#[ignore = "todo: Mageroyal"]
fn BAR_079t14_mageroyal() {
    unwritten("BAR_079t14");
}

/// Mageroyal · Spell · 0 mana · **Spell Damage +2**.
//~ todo BAR_079t14b dcdd5da5 bbb102de -
#[test]
#[ignore = "todo: Mageroyal"]
fn BAR_079t14b_mageroyal() {
    unwritten("BAR_079t14b");
}

/// Mageroyal · Spell · 0 mana · **Spell Damage +4**.
//~ todo BAR_079t14c 8e9dfc25 65063dd7 -
#[test]
#[ignore = "todo: Mageroyal"]
fn BAR_079t14c_mageroyal() {
    unwritten("BAR_079t14c");
}

/// Swifthistle · Spell · 0 mana · **Rush**
//~ todo BAR_079t4 8373bec9 c60a21f0 -
#[test]
#[ignore = "todo: Swifthistle"]
fn BAR_079t4_swifthistle() {
    unwritten("BAR_079t4");
}

/// Earthroot · Spell · 0 mana · **Taunt**
//~ todo BAR_079t5 f72d18b3 97c81da9 -
#[test]
#[ignore = "todo: Earthroot"]
fn BAR_079t5_earthroot() {
    unwritten("BAR_079t5");
}

/// Sungrass · Spell · 0 mana · **Divine Shield**
//~ todo BAR_079t6 49dbd2f7 a9656935 -
#[test]
#[ignore = "todo: Sungrass"]
fn BAR_079t6_sungrass() {
    unwritten("BAR_079t6");
}

/// Liferoot · Spell · 0 mana · **Lifesteal**
//~ todo BAR_079t7 eacc9db2 d7b6185f -
#[test]
#[ignore = "todo: Liferoot"]
fn BAR_079t7_liferoot() {
    unwritten("BAR_079t7");
}

/// Fadeleaf · Spell · 0 mana · **Stealth**
//~ todo BAR_079t8 2663ede2 99b32689 -
#[test]
#[ignore = "todo: Fadeleaf"]
fn BAR_079t8_fadeleaf() {
    unwritten("BAR_079t8");
}

/// Grave Moss · Spell · 0 mana · **Poisonous**
//~ todo BAR_079t9 eb3bd5af dd7a482e -
#[test]
#[ignore = "todo: Grave Moss"]
fn BAR_079t9_grave_moss() {
    unwritten("BAR_079t9");
}

/// Shadow Hunter Vol'jin · Minion · 5 mana · 3/6 · **Battlecry:** Choose a minion. Swap it with a random one in its owner's hand.
//~ done BAR_080 - f8c49a5a -
#[test]
fn BAR_080_shadow_hunter_voljin() {
    check! { Mage:
        Enemy("CS2_200"), GiveThem("CS2_029"), GiveThem("CS2_172"), Give("CS2_231"), Play("BAR_080", On(Their(0))),
        BoardCount(Theirs, 1), IsCard(Their(0), "CS2_172"), HandCount(Theirs, 2), HandCount(Mine, 1),
    }
    // The minion takes the place of the other one in the hand (recorded).
    check! { Mage:
        Ally("CS2_200"), Give("CS2_029"), Give("CS2_231"), Give("CS2_029"), Play("BAR_080", On(My(0))),
        IsCard(My(0), "CS2_231"), IsCard(InHand(0), "CS2_029"), IsCard(InHand(1), "CS2_200"), IsCard(InHand(2), "CS2_029"),
    }
    check! { Mage:
        Ally("CS2_200"), Give("CS2_231"), GiveThem("CS2_172"), Play("BAR_080", On(My(0))), IsCard(My(0), "CS2_231"),
        IsCard(InHand(0), "CS2_200"), HandCount(Theirs, 1),
    }
    check! { Mage:
        Ally("CS2_200"), EndTurn, EndTurn, Play("BAR_080", On(My(0))), EndTurn, Play("BAR_080", On(My(1))),
        IsCard(My(0), "CS2_182"),
    }
    check! { Mage:
        Ally("CS2_200"), Give("CS2_231"), Play("BAR_080", On(My(0))), Play("BAR_080", On(My(1))),
        IsCard(My(0), "CS2_231"),
    }
}

/// Southsea Scoundrel · Minion · Pirate · 4 mana · 5/5 · **Battlecry: Discover** a card in your opponent's deck. They draw theirs as well.
//~ done BAR_081 - 8663177b -
#[test]
fn BAR_081_southsea_scoundrel() {
    check! { Mage:
        EmptyDeck(Theirs), OnTheirTop("CS2_029"), OnTheirTop("CS2_182"), Play("BAR_081", Nothing),
        ChooseCard("CS2_029"), HandCount(Mine, 1), IsCard(InHand(0), "CS2_029"), HandCount(Theirs, 1),
        IsCard(InTheirHand(0), "CS2_029"), DeckCount(Theirs, 1),
    }
    check! { Mage:
        EmptyDeck(Theirs), OnTheirTop("CS2_029"), Play("BAR_081", Nothing), Choose(0), IsCard(InHand(0), "CS2_029"),
        HandCount(Theirs, 1),
    }
}

/// Horde Operative · Minion · 3 mana · 3/4 · **Battlecry:** Copy your opponent's **Secrets** and put them into play.
//~ done BAR_430 - 46aba333 -
#[test]
fn BAR_430_horde_operative() {
    check! { Mage:
        EndTurn, Play("EX1_287", Nothing), EndTurn, Play("BAR_430", Nothing), IsInZone(Nth(0), Zone::Secret),
        IsInZone(Newest("EX1_287"), Zone::Secret), EndTurn, Play("CS2_029", On(MyHero)), Health(MyHero, 30), EndTurn,
        Play("CS2_029", On(TheirHero)), Health(TheirHero, 30),
    }
    // A Quest is no Secret.
    let mut table = table(CardClass::Mage);
    table.steps(&[EndTurn, Play("UNG_934", Nothing), EndTurn, Play("BAR_430", Nothing)]);
    let secrets = cardwright_engine::PlayerId::BOTH.map(|player| table.game.players[player].secrets.len());
    assert_eq!(secrets, [0, 1]);
}

/// Mankrik · Minion · 3 mana · 3/4 · **Battlecry:** Help Mankrik find his wife! She was last seen somewhere in your deck.
//~ done BAR_721 - c15895ec -
#[test]
fn BAR_721_mankrik() {
    check! { Mage:
        EmptyDeck(Mine), Play("BAR_721", Nothing), DeckCount(Mine, 1), EndTurn, EndTurn, HandCount(Mine, 0),
        Damage(MyHero, 1), DeckCount(Mine, 0), BoardCount(Mine, 2), IsCard(My(1), "BAR_721t2"), Health(TheirHero, 27),
    }
}

/// Olgra, Mankrik's Wife · Spell · 3 mana · **Casts When Drawn** Summon a 3/7 Mankrik, who immediately attacks the enemy hero.
//~ done BAR_721t - f8afa3d4 -
#[test]
fn BAR_721t_olgra_mankriks_wife() {
    check! { Mage:
        Enemy("CS2_182"), EmptyDeck(Mine), OnTop("CS2_231"), OnTop("BAR_721t"), EndTurn, EndTurn, DeckCount(Mine, 0),
        BoardCount(Mine, 1), StatsNow(My(0), 3, 7), Health(TheirHero, 27), Damage(Their(0), 0), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_231"),
    }
}

/// Crossroads Gossiper · Minion · 3 mana · 4/3 · After a friendly **Secret** is revealed, gain +2/+2.
//~ done BAR_890 - e4717146 -
#[test]
fn BAR_890_crossroads_gossiper() {
    check! { Mage:
        Give("BAR_890"), Cost("BAR_890", 3), Stats("BAR_890", 4, 3), Enemy("CS2_182"), Ally("BAR_890"),
        Play("EX1_289", Nothing), StatsNow(Nth(2), 4, 3), EndTurn, Attack(Nth(1), MyHero), Armor(Mine, 4), StatsNow(Nth(2), 6, 5),
    }
    check! { Mage:
        Ally("CS2_182"), Ally("BAR_890"), EndTurn, Play("EX1_289", Nothing), EndTurn, Attack(Nth(0), TheirHero),
        Armor(Theirs, 4), StatsNow(Nth(1), 4, 3),
    }
    // It answers each time, not once a turn.
    check! { Mage:
        Ally("BAR_890"), Play("EX1_289", Nothing), Play("EX1_287", Nothing), Enemy("CS2_182"), EndTurn,
        Attack(Their(0), MyHero), Play("GAME_005", Nothing), StatsNow(My(0), 8, 7), Armor(Mine, 4),
    }
}

/// Mutanus the Devourer · Minion · Murloc · 7 mana · 4/4 · **Battlecry:** Eat a minion in your opponent's hand. Gain its stats.
//~ done WC_030 - 47ba58d2 -
#[test]
fn WC_030_mutanus_the_devourer() {
    check! { Mage:
        GiveThem("CS2_182"), GiveThem("CS2_029"), Play("WC_030", Nothing), StatsNow(My(0), 8, 9), HandCount(Theirs, 1),
        IsInZone(Nth(1), Zone::Hand), Give("CS2_231"), Crystals(10), Play("WC_030", Nothing), StatsNow(My(1), 4, 4),
        HandCount(Theirs, 1), HandCount(Mine, 1),
    }
}

/// Archdruid Naralex · Minion · 3 mana · 3/3 · **Dormant** for 2 turns. While **Dormant**, add a Dream card to your hand at the end of your turn.
//~ done WC_035 - 6555e8e7 -
#[test]
fn WC_035_archdruid_naralex() {
    check! { Druid:
        Play("WC_035", Nothing), Force(Card("DREAM_02")), EndTurn, HandCount(Mine, 1), IsCard(InHand(0), "DREAM_02"),
        EndTurn, HandCount(Mine, 2), EndTurn, HandCount(Mine, 3), EndTurn, HandCount(Mine, 4),
        HasNot(My(0), GameTag::DORMANT), EndTurn, HandCount(Mine, 4),
    }
}

/// Wildvine · Spell · 0 mana · **Battlecry:** Give your other minions +4/+4.
//~ todo bar_079t10c f7f49d41 34d41e24 -
#[test]
#[ignore = "todo: Wildvine"]
fn bar_079t10c_wildvine() {
    unwritten("bar_079t10c");
}

/// Primordial Protector · Minion · Elemental · 8 mana · 6/6 · **Battlecry:** Draw your highest Cost spell. Summon a random minion with the same Cost.
//~ done BAR_042 - 098eb77c -
#[test]
fn BAR_042_primordial_protector() {
    check! { Mage:
        DeckOf(&["CS2_029", "CS2_182", "CS2_023"]), Force(Card("CS2_182")), Play("BAR_042", Nothing),
        HandCount(Mine, 1), IsCard(InHand(0), "CS2_029"), BoardCount(Mine, 2), IsCard(My(1), "CS2_182"),
    }
    // Without a spell it summons nothing.
    check! { Mage: DeckOf(&["CS2_182"]), Play("BAR_042", Nothing), HandCount(Mine, 0), BoardCount(Mine, 1) }
}

/// Lushwater Murcenary · Minion · Murloc · 2 mana · 3/2 · **Battlecry:** If you control a Murloc, gain +1/+1.
//~ done BAR_062 - bd7b64c9 -
#[test]
fn BAR_062_lushwater_murcenary() {
    check! { Mage: Ally("CS2_168"), Play("BAR_062", Nothing), StatsNow(My(1), 4, 3) }
    // It needs another Murloc of mine.
    check! { Mage: Ally("CS2_182"), Enemy("CS2_168"), Give("CS2_168"), Play("BAR_062", Nothing), StatsNow(My(1), 3, 2) }
}
