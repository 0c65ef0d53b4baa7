//! Neutral cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 569e113a

/// Stubborn Gastropod · Minion · Beast · 2 mana · 1/2 · **Taunt Poisonous**@**Taunt**, **Poisonous**
//~ todo ICC_828t2 91f163b6 db5df5db -
#[test]
#[ignore = "todo: Stubborn Gastropod"]
fn ICC_828t2_stubborn_gastropod() {
    unwritten("ICC_828t2");
}

/// Giant Wasp · Minion · Beast · 3 mana · 2/2 · **Stealth Poisonous**@**Stealth**, **Poisonous**
//~ todo ICC_828t3 d7eb9f93 8dc78dbb -
#[test]
#[ignore = "todo: Giant Wasp"]
fn ICC_828t3_giant_wasp() {
    unwritten("ICC_828t3");
}

/// Pterrordax Hatchling · Minion · Beast · 3 mana · 2/2 · **Battlecry: Adapt**.
//~ done UNG_001 - 0b396e04 -
#[test]
fn UNG_001_pterrordax_hatchling() {
    check! { Mage:
        Give("UNG_001"), Cost("UNG_001", 3), Stats("UNG_001", 2, 2), Force(Card("UNG_999t3")), Play("UNG_001", Nothing),
        ChooseCard("UNG_999t3"), StatsNow(Newest("UNG_001"), 5, 2),
    }
}

/// Volcanosaur · Minion · Elemental · Beast · 6 mana · 5/6 · **Battlecry: Adapt**, then **Adapt**.
//~ done UNG_002 - a35f63f4 -
#[test]
fn UNG_002_volcanosaur() {
    check! { Mage:
        Give("UNG_002"), Cost("UNG_002", 6), Stats("UNG_002", 5, 6), Force(Card("UNG_999t3")), Play("UNG_002", Nothing),
        Force(Card("UNG_999t4")), ChooseCard("UNG_999t3"), ChooseCard("UNG_999t4"), StatsNow(Newest("UNG_002"), 8, 9),
    }
}

/// Ravasaur Runt · Minion · Beast · 2 mana · 2/2 · **Battlecry:** If you control at least 2 other minions, **Adapt.**
//~ done UNG_009 - 95eb8edd -
#[test]
fn UNG_009_ravasaur_runt() {
    check! { Mage:
        Give("UNG_009"), Cost("UNG_009", 2), Stats("UNG_009", 2, 2), Ally("CS2_182"), Ally("CS2_182"),
        Force(Card("UNG_999t3")), Play("UNG_009", Nothing), ChooseCard("UNG_999t3"), StatsNow(Newest("UNG_009"), 5, 2),
    }
    check! { Mage:
        Ally("CS2_182"), Ally("CS2_182"), Force(Card("UNG_999t3")), Play("UNG_009", Nothing),
        ChooseCard("UNG_999t3"), Play("UNG_009", Nothing), Choose(2),
    }
    check! { Mage:
        Ally("CS2_182"), Ally("CS2_182"), Force(Card("UNG_999t3")), Play("UNG_009", Nothing),
        ChooseCard("UNG_999t3"), EndTurn, Play("UNG_009", Nothing),
    }
    check! { Mage:
        Ally("CS2_182"), Play("UNG_009", Nothing), Force(Card("UNG_999t3")), Play("UNG_009", Nothing),
        ChooseCard("UNG_999t3"),
    }
}

/// Vicious Fledgling · Minion · Beast · 3 mana · 3/3 · After this minion attacks a hero, **Adapt**.
//~ done UNG_075 - efb17cc0 -
#[test]
fn UNG_075_vicious_fledgling() {
    check! { Mage:
        Give("UNG_075"), Cost("UNG_075", 3), Stats("UNG_075", 3, 3), Ally("UNG_075"), Force(Card("UNG_999t3")),
        Attack(My(0), TheirHero), ChooseCard("UNG_999t3"), StatsNow(My(0), 6, 3),
    }
    check! { Mage:
        Enemy("EX1_508"), Ally("UNG_075"), Force(Card("UNG_999t3")), Attack(My(0), TheirHero),
        ChooseCard("UNG_999t3"), EndTurn, EndTurn, Attack(My(0), Their(0)),
    }
    // It answers each time, not once a turn.
    check! { Mage:
        Ally("UNG_075"), Force(Card("UNG_999t3")), Attack(My(0), TheirHero), ChooseCard("UNG_999t3"), Ready(My(0)),
        Attack(My(0), TheirHero), Choose(2),
    }
}

/// Thunder Lizard · Minion · Beast · 3 mana · 3/3 · **Battlecry**: If you played an Elemental last turn, **Adapt**.
//~ done UNG_082 - 9a77c379 -
#[test]
fn UNG_082_thunder_lizard() {
    check! { Mage:
        Give("UNG_082"), Cost("UNG_082", 3), Stats("UNG_082", 3, 3), Play("CS2_033", Nothing), EndTurn, EndTurn,
        Force(Card("UNG_999t3")), Play("UNG_082", Nothing), ChooseCard("UNG_999t3"), StatsNow(Newest("UNG_082"), 6, 3),
    }
    check! { Mage:
        Play("CS2_033", Nothing), EndTurn, EndTurn, Force(Card("UNG_999t3")), Play("UNG_082", Nothing),
        ChooseCard("UNG_999t3"), EndTurn, Play("UNG_082", Nothing),
    }
}

/// Gentle Megasaur · Minion · Beast · 4 mana · 5/4 · **Battlecry: Adapt** your Murlocs.
//~ done UNG_089 - 8e68114d -
#[test]
fn UNG_089_gentle_megasaur() {
    check! { Mage:
        Give("UNG_089"), Cost("UNG_089", 4), Stats("UNG_089", 5, 4), Ally("CS2_168"), Force(Card("UNG_999t3")),
        Play("UNG_089", Nothing), ChooseCard("UNG_999t3"), StatsNow(My(0), 5, 1),
    }
    check! { Mage: Force(Card("UNG_999t3")), Play("UNG_089", Nothing), ChooseCard("UNG_999t3"), StatsNow(My(0), 5, 4) }
    check! { Mage:
        Enemy("EX1_508"), Force(Card("UNG_999t3")), Play("UNG_089", Nothing), ChooseCard("UNG_999t3"),
        Play("UNG_089", Nothing), Choose(2), StatsNow(Their(0), 1, 1),
    }
}

/// The Voraxx · Minion · 3 mana · 3/4 · After you cast a spell on this minion, summon a 1/1 Plant and cast another copy on it.
//~ done UNG_843 - 7ffd0547 -
#[test]
fn UNG_843_the_voraxx() {
    check! { Mage:
        Ally("UNG_843"), Ally("CS2_182"), Play("CS2_092", On(My(0))), BoardCount(Mine, 3),
        StatsNow(Newest("UNG_999t2t1"), 5, 5), StatsNow(My(0), 7, 8), Play("CS2_087", On(My(2))), BoardCount(Mine, 3),
    }
    check! { Mage: Ally("UNG_843"), EndTurn, Play("CS2_092", On(My(0))), BoardCount(Mine, 1) }
    // It answers each time, not once a turn.
    check! { Mage: Ally("UNG_843"), Play("CS2_092", On(My(0))), Play("CS2_092", On(My(0))), BoardCount(Mine, 3) }
    check! { Mage: Ally("UNG_843"), Play("EX1_302", On(My(0))), HandCount(Mine, 1) }
    // The Plant comes after the spell.
    check! { Mage:
        Ally("UNG_843"), Play("BT_252", On(My(0))), BoardCount(Mine, 1), Choose(0), BoardCount(Mine, 2), Choose(0),
        HandCount(Mine, 2),
    }
    // Without room for a Plant there is nothing to cast the copy on.
    check! { Mage:
        Ally("UNG_843"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"), Ally("CS2_182"),
        Ally("CS2_182"), Ally("CS2_182"), Play("CS2_092", On(My(0))), StatsNow(My(0), 7, 8), StatsNow(My(1), 4, 5),
        StatsNow(My(2), 4, 5), StatsNow(My(3), 4, 5), StatsNow(My(4), 4, 5), StatsNow(My(5), 4, 5), StatsNow(My(6), 4, 5),
    }
}

/// Elise the Trailblazer · Minion · 5 mana · 5/5 · **Battlecry:** Shuffle a sealed **Un'Goro** pack into your deck. If your deck has no duplicates, draw it.
//~ done UNG_851 - 3bb499ad -
#[test]
fn UNG_851_elise_the_trailblazer() {
    check! { Mage: Play("UNG_851", Nothing), HandCount(Mine, 0), DeckCount(Mine, 20) }
    check! { Mage:
        EmptyDeck(Mine), OnTop("CS2_182"), OnTop("CS2_172"), Play("UNG_851", Nothing), HandCount(Mine, 1),
        DeckCount(Mine, 2), IsCard(InHand(0), "UNG_851t1"), Force(ForcedOutcome::Card("UNG_020")),
        ForbidOutcome(ForcedOutcome::Card("CS2_029")), Play("UNG_851t1", Nothing), HandCount(Mine, 5), IsCard(InHand(0), "UNG_020"),
    }
}

/// Spiritsinger Umbra · Minion · 5 mana · 3/4 · After you summon a minion, trigger its **Deathrattle** effect.
//~ done UNG_900 - 1f706a85 -
#[test]
fn UNG_900_spiritsinger_umbra() {
    check! { Mage:
        Give("UNG_900"), Cost("UNG_900", 5), Stats("UNG_900", 3, 4), Play("UNG_900", Nothing), Play("EX1_096", Nothing),
        HandCount(Mine, 1), BoardCount(Mine, 2), Play("CS2_231", Nothing), HandCount(Mine, 1), EndTurn,
        Play("EX1_096", Nothing), HandCount(Theirs, 1), HandCount(Mine, 1),
    }
    // It answers each time, not once a turn.
    check! { Mage: Play("UNG_900", Nothing), Play("EX1_096", Nothing), Play("EX1_096", Nothing), HandCount(Mine, 2) }
    check! { Mage: Play("UNG_900", Nothing), EndTurn, EndTurn, Summon("EX1_096"), HandCount(Mine, 2) }
    // The Battlecry comes first.
    check! { Mage:
        Ally("UNG_900"), Force(Card("EX1_543")), Play("DINO_430", Nothing), ChooseCard("EX1_543"),
        BoardCount(Mine, 3), IsCard(My(2), "EX1_543"),
    }
}

/// Shrouding Mist · Spell · 0 mana · **Stealth** until your next turn.
//~ done UNG_999t10 - 91ae22db -
#[test]
fn UNG_999t10_shrouding_mist() {
    check! { Mage:
        Give("UNG_999t10"), Cost("UNG_999t10", 0), Has("UNG_999t10", GameTag::STEALTH),
        Targets("UNG_999t10", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Play("UNG_999t10", On(My(0))),
        HasNow(My(0), GameTag::STEALTH), EndTurn, EndTurn, HasNot(My(0), GameTag::STEALTH),
    }
}

/// Poison Spit · Spell · 0 mana · **Poisonous**
//~ done UNG_999t13 - 91c3f8ca -
#[test]
fn UNG_999t13_poison_spit() {
    check! { Mage:
        Give("UNG_999t13"), Cost("UNG_999t13", 0), Has("UNG_999t13", GameTag::POISONOUS),
        Targets("UNG_999t13", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Play("UNG_999t13", On(My(0))),
        HasNow(My(0), GameTag::POISONOUS),
    }
}

/// Volcanic Might · Spell · 0 mana · \+1/+1
//~ done UNG_999t14 - bb28e1b5 -
#[test]
fn UNG_999t14_volcanic_might() {
    check! { Mage:
        Give("UNG_999t14"), Cost("UNG_999t14", 0), Targets("UNG_999t14", &[FriendlyMinion, EnemyMinion]),
        Ally("CS2_182"), Play("UNG_999t14", On(My(0))), StatsNow(My(0), 5, 6),
    }
}

/// Living Spores · Spell · 0 mana · **Deathrattle:** Summon two 1/1 Plants.
//~ done UNG_999t2 - b26ed270 -
#[test]
fn UNG_999t2_living_spores() {
    check! { Mage:
        Give("UNG_999t2"), Cost("UNG_999t2", 0), Ally("CS2_182"), Play("UNG_999t2", On(My(0))), Kill(My(0)),
        BoardCount(Mine, 2), StatsNow(My(1), 1, 1),
    }
}

/// Living Spores · Enchantment · **Deathrattle:** Summon two 1/1 Plants.
//~ done UNG_999t2e - 5a14389f -
#[test]
fn UNG_999t2e_living_spores() {
    check! { Mage:
        Ally("CS2_182"), Ally("CS2_182"), Enemy("CS2_182"), Enchant(Nth(0), "UNG_999t2e"), Kill(Nth(0)),
        BoardCount(Mine, 3), IsInZone(Newest("UNG_999t2t1"), Zone::Play), StatsNow(Newest("UNG_999t2t1"), 1, 1),
    }
}

/// Flaming Claws · Spell · 0 mana · \+3 Attack
//~ done UNG_999t3 - a1a19b0f -
#[test]
fn UNG_999t3_flaming_claws() {
    check! { Mage:
        Give("UNG_999t3"), Cost("UNG_999t3", 0), Targets("UNG_999t3", &[FriendlyMinion, EnemyMinion]),
        Ally("CS2_182"), Play("UNG_999t3", On(My(0))), StatsNow(My(0), 7, 5),
    }
}

/// Rocky Carapace · Spell · 0 mana · \+3 Health
//~ done UNG_999t4 - 0e0453df -
#[test]
fn UNG_999t4_rocky_carapace() {
    check! { Mage:
        Give("UNG_999t4"), Cost("UNG_999t4", 0), Targets("UNG_999t4", &[FriendlyMinion, EnemyMinion]),
        Ally("CS2_182"), Play("UNG_999t4", On(My(0))), StatsNow(My(0), 4, 8),
    }
}

/// Liquid Membrane · Spell · 0 mana · **Elusive**
//~ done UNG_999t5 - 69a504d1 -
#[test]
fn UNG_999t5_liquid_membrane() {
    check! { Mage:
        Give("UNG_999t5"), Cost("UNG_999t5", 0), Has("UNG_999t5", GameTag::ELUSIVE),
        Targets("UNG_999t5", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Play("UNG_999t5", On(My(0))),
        HasNow(My(0), GameTag::ELUSIVE),
    }
}

/// Massive · Spell · 0 mana · **Taunt**
//~ done UNG_999t6 - 212e4421 -
#[test]
fn UNG_999t6_massive() {
    check! { Mage:
        Give("UNG_999t6"), Cost("UNG_999t6", 0), Has("UNG_999t6", GameTag::TAUNT),
        Targets("UNG_999t6", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Play("UNG_999t6", On(My(0))),
        HasNow(My(0), GameTag::TAUNT),
    }
}

/// Lightning Speed · Spell · 0 mana · **Windfury**
//~ done UNG_999t7 - 0a6146b4 -
#[test]
fn UNG_999t7_lightning_speed() {
    check! { Mage:
        Give("UNG_999t7"), Cost("UNG_999t7", 0), Has("UNG_999t7", GameTag::WINDFURY),
        Targets("UNG_999t7", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Play("UNG_999t7", On(My(0))),
        HasNow(My(0), GameTag::WINDFURY),
    }
}

/// Crackling Shield · Spell · 0 mana · **Divine Shield**
//~ done UNG_999t8 - e9ef7475 -
#[test]
fn UNG_999t8_crackling_shield() {
    check! { Mage:
        Give("UNG_999t8"), Cost("UNG_999t8", 0), Has("UNG_999t8", GameTag::DIVINE_SHIELD),
        Targets("UNG_999t8", &[FriendlyMinion, EnemyMinion]), Ally("CS2_182"), Play("UNG_999t8", On(My(0))),
        HasNow(My(0), GameTag::DIVINE_SHIELD),
    }
}

/// Frozen Crusher · Minion · Elemental · 5 mana · 8/8 · After this minion attacks, **Freeze** it.
//~ done UNG_079 - 03193490 -
#[test]
fn UNG_079_frozen_crusher() {
    check! { Mage:
        Ally("UNG_079"), HasNot(My(0), GameTag::FROZEN), Attack(My(0), TheirHero), HasNow(My(0), GameTag::FROZEN),
        Damage(TheirHero, 8), Ready(My(0)), CannotAct(My(0)),
    }
    // Not after it is attacked.
    check! { Mage:
        Ally("UNG_079"), Enemy("CS2_182"), EndTurn, Attack(Their(0), My(0)), HasNot(My(0), GameTag::FROZEN),
        BoardCount(Theirs, 0),
    }
}

/// Charged Devilsaur · Minion · Elemental · Beast · 7 mana · 7/7 · **Charge Battlecry:** Can't attack heroes this turn.
//~ done UNG_099 - 324c3152 -
#[test]
fn UNG_099_charged_devilsaur() {
    check! { Mage:
        Enemy("CS2_182"), Play("UNG_099", Nothing), CannotAttack(My(0), TheirHero), Attack(My(0), Their(0)),
        Dead(Nth(0)), EndTurn, EndTurn, Attack(My(0), TheirHero), Damage(TheirHero, 7),
    }
    // Without its Battlecry it can.
    check! { Mage: Summon("UNG_099"), Attack(My(0), TheirHero), Damage(TheirHero, 7) }
    // Only this turn.
    check! { Mage:
        Play("UNG_099", Nothing), HasNow(My(0), GameTag::CANNOT_ATTACK_HEROES), EndTurn, HasNot(My(0), GameTag::CANNOT_ATTACK_HEROES),
    }
}

/// Hemet, Jungle Hunter · Minion · 6 mana · 6/6 · **Battlecry:** Destroy all cards in your deck that cost (3) or less.
//~ done UNG_840 - d6d0cf57 -
#[test]
fn UNG_840_hemet_jungle_hunter() {
    check! { Mage:
        DeckOf(&["CS2_231", "CS2_118", "CS2_182", "CS2_029", "CS2_023"]), Play("UNG_840", Nothing), DeckCount(Mine, 2),
        IsInZone(Nth(2), Zone::Deck), IsInZone(Nth(3), Zone::Deck), HandCount(Mine, 0), DeckCount(Theirs, 20),
    }
}
