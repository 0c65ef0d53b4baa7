//! Neutral cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file fc660343

/// Zephrys the Great · Minion · Elemental · 2 mana · 3/2 · **Battlecry:** If your deck has no duplicates, wish for the perfect card.
//~ done ULD_003 - 686a50e9 -
#[test]
fn ULD_003_zephrys_the_great() {
    // Lethal first: Fireball kills where 5 Health are left, and 8 Mana are there.
    check! { Mage:
        EmptyDeck(Mine), DealDamage(TheirHero, 25), Play("ULD_003", Nothing), ChooseCard("CS2_029"), HandCount(Mine, 1),
        Play("CS2_029", On(TheirHero)), Won(Mine),
    }
    // The own minions count, unless an enemy has Taunt.
    check! { Mage:
        EmptyDeck(Mine), Ally("CS2_182"), DealDamage(TheirHero, 23), Play("ULD_003", Nothing), ChooseCard("EX1_238"), HandCount(Mine, 1),
    }
    check! { Mage:
        EmptyDeck(Mine), Ally("CS2_182"), Enemy("CS2_187"), DealDamage(TheirHero, 23), Play("ULD_003", Nothing),
        ChooseCard("CS2_076"), HandCount(Mine, 1),
    }
    // Against three minions damage to all; a minion for the Mana that is left.
    check! { Mage:
        EmptyDeck(Mine), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Play("ULD_003", Nothing),
        ChooseCard("EX1_312"), HandCount(Mine, 1),
    }
    check! { Mage: EmptyDeck(Mine), Play("ULD_003", Nothing), ChooseCard("EX1_383"), HandCount(Mine, 1) }
    check! { Mage: EmptyDeck(Mine), DealDamage(MyHero, 20), Play("ULD_003", Nothing), ChooseCard("EX1_354"), HandCount(Mine, 1) }
    // Without Mana left the wish is for the next turn.
    check! { Mage:
        EmptyDeck(Mine), Play("CS2_032", Nothing), Play("CS2_168", Nothing), Play("ULD_003", Nothing), Mana(0),
        ChooseCard("NEW1_030"), HandCount(Mine, 1),
    }
    // A deck with duplicates: nothing is offered.
    check! { Mage: DeckOf(&["CS2_182", "CS2_182"]), Play("ULD_003", Nothing), HandCount(Mine, 0) }
}

/// Siamat · Minion · Elemental · 7 mana · 7/7 · **Battlecry:** Gain 2 of **Rush**, **Taunt**, **Divine Shield**, or **Windfury** *(your choice).*
//~ done ULD_178 - 5863676c -
#[test]
fn ULD_178_siamat() {
    check! { Mage:
        Play("ULD_178", Nothing), ChooseCard("ULD_178a2"), ChooseCard("ULD_178a"),
        HasNow(My(0), GameTag::DIVINE_SHIELD), HasNow(My(0), GameTag::WINDFURY), HasNot(My(0), GameTag::TAUNT),
        HasNot(My(0), GameTag::RUSH), Crystals(10), Play("ULD_178", Nothing), ChooseCard("ULD_178a3"),
        ChooseCard("ULD_178a4"), HasNow(My(1), GameTag::TAUNT), HasNow(My(1), GameTag::RUSH),
        HasNot(My(1), GameTag::DIVINE_SHIELD), HasNot(My(1), GameTag::WINDFURY), Crystals(10), Play("ULD_178", Nothing),
        ChooseCard("ULD_178a4"), ChooseCard("ULD_178a2"), HasNow(My(2), GameTag::RUSH),
        HasNow(My(2), GameTag::DIVINE_SHIELD), Crystals(10), Play("ULD_178", Nothing),
        // What was chosen is not offered again.
        ForbidOutcome(Card("ULD_178a")), ChooseCard("ULD_178a"), ChooseCard("ULD_178a3"), HasNow(My(3), GameTag::WINDFURY),
        HasNow(My(3), GameTag::TAUNT),
    }
    // Whichever is chosen first, each of the other three can follow.
    let effects = ["ULD_178a", "ULD_178a2", "ULD_178a3", "ULD_178a4"];
    for first in effects {
        for second in effects.into_iter().filter(|second| *second != first) {
            check! { Mage: Play("ULD_178", Nothing), ChooseCard(first), ChooseCard(second) }
        }
    }
}

/// Siamat's Wind · Spell · 0 mana · Give Siamat **Windfury**.
//~ done ULD_178a - bb2ad117 -
#[test]
fn ULD_178a_siamats_wind() {
    check! { Mage: Ally("CS2_182"), Play("ULD_178a", On(My(0))), HasNow(My(0), GameTag::WINDFURY) }
    check! { Mage: Targets("ULD_178a", &[FriendlyMinion, EnemyMinion]) }
}

/// Siamat's Shield · Spell · 0 mana · Give Siamat **Divine Shield**.
//~ done ULD_178a2 - 3b208f5e -
#[test]
fn ULD_178a2_siamats_shield() {
    check! { Mage: Ally("CS2_182"), Play("ULD_178a2", On(My(0))), HasNow(My(0), GameTag::DIVINE_SHIELD) }
    check! { Mage: Targets("ULD_178a2", &[FriendlyMinion, EnemyMinion]) }
}

/// Siamat's Heart · Spell · 0 mana · Give Siamat **Taunt**.
//~ done ULD_178a3 - b0987b0a -
#[test]
fn ULD_178a3_siamats_heart() {
    check! { Mage: Ally("CS2_182"), Play("ULD_178a3", On(My(0))), HasNow(My(0), GameTag::TAUNT) }
    check! { Mage: Targets("ULD_178a3", &[FriendlyMinion]) }
}

/// Siamat's Speed · Spell · 0 mana · Give Siamat **Rush**.
//~ done ULD_178a4 - 99dcd82a -
#[test]
fn ULD_178a4_siamats_speed() {
    check! { Mage: Ally("CS2_182"), Play("ULD_178a4", On(My(0))), HasNow(My(0), GameTag::RUSH) }
    check! { Mage: Targets("ULD_178a4", &[FriendlyMinion, EnemyMinion]) }
}

/// Sunstruck Henchman · Minion · 4 mana · 6/5 · At the start of your turn, this has a 50% chance to fall asleep.
//~ done ULD_180 - a081a407 -
#[test]
fn ULD_180_sunstruck_henchman() {
    check! { Mage:
        Ally("ULD_180"), EndTurn, Force(Yes), EndTurn, CannotAct(My(0)), EndTurn, Force(No), EndTurn,
        Attack(My(0), TheirHero), Health(TheirHero, 24),
    }
    // What the opponent does is not heard.
    check! { Mage:
        EndTurn, Play("ULD_180", Nothing), EndTurn, Ally("ULD_180"), EndTurn, EndTurn, EndTurn, Force(No), EndTurn,
        Attack(My(0), TheirHero),
    }
    // The Henchman wakes at the end of the turn.
    check! { Mage:
        Ally("ULD_180"), EndTurn, Force(Yes), EndTurn, HasNow(My(0), GameTag::CANT_ATTACK), EndTurn, HasNot(My(0), GameTag::CANT_ATTACK),
    }
}

/// Conjured Mirage · Minion · 4 mana · 3/10 · **Taunt** At the start of your turn, shuffle this minion into your deck.
//~ done ULD_198 - 49e066db -
#[test]
fn ULD_198_conjured_mirage() {
    check! { Mage:
        Give("ULD_198"), Cost("ULD_198", 4), Stats("ULD_198", 3, 10), Has("ULD_198", GameTag::TAUNT), Ally("ULD_198"),
        EndTurn, IsInZone(Nth(1), Zone::Play), Force(Number(0)), EndTurn, IsInZone(Nth(1), Zone::Deck), BoardCount(Mine, 0),
        DeckCount(Mine, 19),
    }
    check! { Mage:
        Ally("ULD_198"), EndTurn, Force(Number(0)), EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn, EndTurn,
        IsCard(InHand(3), "CS2_182"), DeckCount(Mine, 16),
    }
}

/// Vulpera Scoundrel · Minion · 3 mana · 2/3 · **Battlecry**: **Discover** a spell or pick a mystery choice.
//~ done ULD_209 - 7bcafd2e -
#[test]
fn ULD_209_vulpera_scoundrel() {
    check! { Mage:
        Force(Card("CS2_029")), Force(Card("CS2_024")), Force(Card("CS2_025")), Play("ULD_209", Nothing),
        ChooseCard("CS2_024"), HandCount(Mine, 1), IsCard(InHand(0), "CS2_024"),
    }
    check! { Mage:
        Force(Card("CS2_029")), Force(Card("CS2_024")), Force(Card("CS2_025")), Play("ULD_209", Nothing),
        Force(Card("CS2_072")), ChooseCard("ULD_209t"), HandCount(Mine, 1), IsCard(InHand(0), "CS2_072"),
    }
    check! { Mage: Force(Card("CS2_029")), Force(Card("CS2_024")), Play("ULD_209", Nothing), ForbidOutcome(Card("CS2_029")) }
    // It is a Discover.
    check! { Mage:
        Give("TLC_365"), CostNow(InHand(0), 3), Force(Card("CS2_029")), Force(Card("CS2_024")), Force(Card("CS2_025")),
        Play("ULD_209", Nothing), ChooseCard("CS2_024"), CostNow(InHand(0), 0),
    }
    // The second time the options are new ones.
    for chosen in ["CS2_023", "CS2_026", "CS2_027"] {
        check! { Mage:
            Ally("LOE_077"), Force(Card("CS2_029")), Force(Card("CS2_024")), Force(Card("CS2_025")),
            Play("ULD_209", Nothing), Force(Card("CS2_023")), Force(Card("CS2_026")), Force(Card("CS2_027")),
            ChooseCard("CS2_024"), ChooseCard(chosen), HandCount(Mine, 2), IsCard(InHand(1), chosen),
        }
    }
    let offered = [Force(Card("CS2_029")), Force(Card("CS2_024")), Force(Card("CS2_025"))];
    let mystery = [ForbidOutcome(Card("CS2_182")), Play("ULD_209", Nothing), ChooseCard("ULD_209t")];
    check(CardClass::Mage, &[&offered[..], &mystery].concat());
}

/// Mischief Maker · Minion · 3 mana · 3/3 · **Battlecry:** Swap the top card of your deck with your opponent's.
//~ done ULD_229 - 222330be -
#[test]
fn ULD_229_mischief_maker() {
    check! { Mage:
        DeckOf(&["CS2_231", "CS2_029"]), EmptyDeck(Theirs), OnTheirTop("CS2_200"), OnTheirTop("CS2_172"),
        Play("ULD_229", Nothing), DeckCount(Mine, 2), DeckCount(Theirs, 2), EndTurn, IsCard(InTheirHand(0), "CS2_029"),
        EndTurn, IsCard(InHand(0), "CS2_172"), EndTurn, EndTurn, IsCard(InHand(1), "CS2_231"),
    }
}

/// King Phaoris · Minion · 10 mana · 5/5 · **Battlecry:** For each spell in your hand, summon a random minion of the same Cost.
//~ done ULD_304 - 550fb97d -
#[test]
fn ULD_304_king_phaoris() {
    check! { Mage:
        Give("CS2_029"), Give("CS2_182"), Give("CS2_024"), Force(Card("CS2_182")), Force(Card("CS2_172")),
        Play("ULD_304", Nothing), BoardCount(Mine, 3), IsInZone(Newest("CS2_172"), Zone::Play), HandCount(Mine, 3),
    }
}

/// Desert Obelisk · Minion · 5 mana · 0/5 · If you control 3 of these at the end of your turn, deal 5 damage to a random enemy.
//~ done ULD_703 - b03e92d1 -
#[test]
fn ULD_703_desert_obelisk() {
    check! { Mage:
        Ally("ULD_703"), Ally("ULD_703"), Ally("CS2_182"), Enemy("ULD_703"), EndTurn, Health(TheirHero, 30),
        Damage(Their(0), 0), EndTurn, Kill(Their(0)), Ally("ULD_703"), EndTurn, Health(TheirHero, 15), EndTurn,
        Health(TheirHero, 15),
    }
    check! { Mage:
        Ally("ULD_703"), Ally("ULD_703"), Ally("ULD_703"), Enemy("LOOT_357l"), Force(Entity(TheirHero)),
        Force(Entity(TheirHero)), Force(Entity(TheirHero)), EndTurn, Health(TheirHero, 15), Damage(Their(0), 0),
    }
}

/// Mogu Cultist · Minion · 1 mana · 1/1 · **Battlecry:** If your board is full of Mogu Cultists, sacrifice them all and summon Highkeeper Ra.
//~ done ULD_705 - b7e297f1 -
#[test]
fn ULD_705_mogu_cultist() {
    check! { Mage:
        Ally("ULD_705"), Ally("ULD_705"), Ally("ULD_705"), Ally("ULD_705"), Ally("ULD_705"),
        Play("ULD_705", Nothing), BoardCount(Mine, 6), Play("ULD_705", Nothing), BoardCount(Mine, 1),
        IsCard(My(0), "ULD_705t"),
    }
    check! { Mage:
        Ally("ULD_705"), Ally("ULD_705"), Ally("ULD_705"), Ally("ULD_705"), Ally("ULD_705"),
        Ally("CS2_231"), Play("ULD_705", Nothing), BoardCount(Mine, 7),
    }
    check! { Mage:
        Ally("ULD_705"), Ally("ULD_705"), Ally("ULD_705"), Ally("ULD_705"), Ally("ULD_705"),
        Ally("ULD_705"), Enemy("ULD_705"), Play("ULD_705", Nothing), BoardCount(Mine, 1), BoardCount(Theirs, 1),
    }
    check! { Mage:
        Ally("ULD_705"), Ally("ULD_705"), Ally("ULD_705"), Ally("ULD_705"), Ally("ULD_705"), Enemy("ULD_705"),
        Enemy("ULD_705"), Play("ULD_705", Nothing), BoardCount(Mine, 6),
    }
}

/// Faceless Lurker · Minion · 5 mana · 3/3 · **Taunt Battlecry:** Double this minion's Health.
//~ done ULD_189 - 1efaeae2 -
#[test]
fn ULD_189_faceless_lurker() {
    check! { Mage:
        Ally("CS2_182"), Play("ULD_189", Nothing), StatsNow(My(1), 3, 6), HasNow(My(1), GameTag::TAUNT), StatsNow(My(0), 4, 5),
    }
    check! { Mage: Give("ULD_189"), Enchant(Nth(0), "CS2_092e"), Play("ULD_189", Nothing), StatsNow(My(0), 7, 14) }
    check! { Mage: Summon("ULD_189"), StatsNow(My(0), 3, 3) }
}

/// Generous Mummy · Minion · Undead · 3 mana · 5/4 · **Reborn** Your opponent's cards cost (1) less.
//~ done ULD_214 - d8c2f7ea -
#[test]
fn ULD_214_generous_mummy() {
    check! { Mage:
        Has("ULD_214", GameTag::REBORN), Ally("ULD_214"), Give("CS2_182"), GiveThem("CS2_182"), GiveThem("CS2_029"),
        CostNow(InHand(0), 4), CostNow(InTheirHand(0), 3), CostNow(InTheirHand(1), 3), Kill(My(0)), BoardCount(Mine, 1),
        CostNow(InTheirHand(0), 3), Kill(My(0)), CostNow(InTheirHand(0), 4),
    }
}

/// Blatant Decoy · Minion · 6 mana · 5/5 · **Deathrattle:** Each player summons the lowest Cost minion from their hand.
//~ done ULD_706 - 76048439 -
#[test]
fn ULD_706_blatant_decoy() {
    check! { Mage:
        Ally("ULD_706"), Give("CS2_200"), Give("CS2_172"), Give("GAME_005"), GiveThem("CS2_182"), GiveThem("CS2_186"),
        Kill(My(0)), BoardCount(Mine, 1), IsCard(My(0), "CS2_172"), BoardCount(Theirs, 1), IsCard(Their(0), "CS2_182"),
        HandCount(Mine, 2), HandCount(Theirs, 1),
    }
    check! { Mage:
        Ally("ULD_706"), GiveThem("CS2_029"), Kill(My(0)), BoardCount(Mine, 0), BoardCount(Theirs, 0),
        HandCount(Theirs, 1),
    }
}

/// Body Wrapper · Minion · Undead · 4 mana · 4/4 · **Battlecry: Discover** a friendly minion that died this game. Shuffle it into your deck.
//~ done ULD_727 - 1b11ee68 -
#[test]
fn ULD_727_body_wrapper() {
    check! { Mage:
        Ally("CS2_182"), Ally("CS2_200"), Enemy("CS2_172"), Kill(Nth(0)), Kill(Nth(1)), Kill(Nth(2)),
        Play("ULD_727", Nothing), ChooseCard("CS2_200"), DeckCount(Mine, 20), IsInZone(Newest("CS2_200"), Zone::Deck),
        HandCount(Mine, 0), DeckCount(Theirs, 20),
    }
    check! { Mage: Enemy("CS2_172"), Kill(Their(0)), Play("ULD_727", Nothing), DeckCount(Mine, 19) }
}
