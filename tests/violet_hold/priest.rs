//! Priest cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b6eece93

/// Sinful Steed · Minion · Undead · Beast · 3 mana · 2/3 · **Reborn**. This is **Reborn** with full Health and enchantments.
//~ done CAP_800 - 361d7188 -
#[test]
fn CAP_800_sinful_steed() {
    check! { Priest:
        Ally("CAP_800"), Ally("ULD_723"), Play("CS2_087", On(My(0))), Play("CS2_087", On(My(1))), Kill(My(1)),
        StatsNow(My(1), 1, 1), Kill(My(0)), BoardCount(Mine, 2), StatsNow(My(0), 5, 3), HasNot(My(0), GameTag::REBORN),
        Kill(My(0)), BoardCount(Mine, 1),
    }
    // What came with Reborn stays, too.
    check! { Priest:
        Ally("CAP_800"), Enchant(My(0), "CAP_801e2"), StatsNow(My(0), 4, 6), Kill(My(0)), BoardCount(Mine, 1),
        StatsNow(My(0), 4, 6), HasNow(My(0), GameTag::TAUNT), HasNot(My(0), GameTag::REBORN),
    }
}

/// Follow the Ghosts · Spell · Shadow · 2 mana · Summon a 2/1 Ghost with **Reborn**. Give a playable card in your hand this effect for a turn.
//~ done CAP_802 - bcf5ea7f -
#[test]
fn CAP_802_follow_the_ghosts() {
    check! { Priest:
        Give("CS2_182"), Play("CAP_802", Nothing), BoardCount(Mine, 1), IsCard(My(0), "CAP_802t"),
        HasNow(My(0), GameTag::REBORN), Play("CS2_182", Nothing), BoardCount(Mine, 3), IsCard(My(2), "CAP_802t"),
        BoardCount(Theirs, 0),
    }
    check! { Priest:
        Crystals(5), Give("CS2_182"), Play("CAP_802", Nothing), Crystals(10), Play("CS2_182", Nothing),
        BoardCount(Mine, 2),
    }
    check! { Priest:
        Give("CS2_182"), Play("CAP_802", Nothing), EndTurn, EndTurn, Play("CS2_182", Nothing), BoardCount(Mine, 2),
    }
    check! { Priest:
        Give("CS2_182"), EndTurn, Play("CAP_802", Nothing), Play("CS2_182", Nothing), BoardCount(Theirs, 3),
    }
    // Who is summoned was not played.
    check! { Priest:
        Give("CS2_182"), Play("CAP_802", Nothing), Play("GVG_029", Nothing), HandCount(Mine, 0), BoardCount(Mine, 2),
    }
    // Only one card has the effect.
    check! { Priest:
        Give("CS2_231"), Give("CS2_172"), Force(Entity(InHand(0))), Play("CAP_802", Nothing), Play("CS2_172", Nothing),
        BoardCount(Mine, 2),
    }
}

/// Lingering Spirit · Minion · Undead · 4 mana · 3/3 · **Reborn Deathrattle:** Restore #3 Health to your hero. Excess healing damages a random enemy.
//~ done CAP_803 - fb3fa5de -
#[test]
fn CAP_803_lingering_spirit() {
    check! { Priest:
        Ally("CAP_803"), DealDamage(MyHero, 2), Kill(My(0)), Damage(MyHero, 0), Health(TheirHero, 29), BoardCount(Mine, 1),
        Kill(My(0)), Health(TheirHero, 26), BoardCount(Mine, 0),
    }
    check! { Priest:
        Ally("CAP_803"), Enemy("CS2_182"), DealDamage(MyHero, 5), Kill(My(0)), Damage(MyHero, 2), Health(TheirHero, 30),
        Damage(Their(0), 0), Force(Entity(Their(0))), Kill(My(0)), Damage(MyHero, 0), Damage(Their(0), 1),
    }
    check! { Priest: Ally("CAP_803"), Ally("CAP_803"), Kill(My(0)), Health(TheirHero, 27) }
}

/// Specter Specialist · Minion · 3 mana · 3/2 · **Battlecry:** Give a friendly minion **Reborn**. If it already has **Reborn**, summon a copy of it.
//~ done CAP_804 - 5b84633e -
#[test]
fn CAP_804_specter_specialist() {
    check! { Priest:
        Ally("CS2_182"), Enemy("CS2_182"), Give("CAP_804"), CannotTarget("CAP_804", Their(0)),
        Play("CAP_804", On(My(0))), HasNow(My(0), GameTag::REBORN), BoardCount(Mine, 2), HasNot(My(1), GameTag::REBORN),
        Play("CAP_804", On(My(0))), BoardCount(Mine, 4), IsCard(My(3), "CS2_182"), HasNow(My(3), GameTag::REBORN),
        HasNow(My(0), GameTag::REBORN), BoardCount(Theirs, 1),
    }
    // The one that is chosen counts, not another that has Reborn.
    check! { Priest:
        Ally("CS2_182"), Ally("CS2_172"), Play("CAP_804", On(My(0))), HasNow(My(0), GameTag::REBORN),
        Play("CAP_804", On(My(1))), HasNow(My(1), GameTag::REBORN), BoardCount(Mine, 4),
    }
}

/// Slime 'em! · Spell · Shadow · 4 mana · Destroy all minions. Each player gets a 3-Cost spell that resummons theirs.
// Also tests CAP_805t.
//~ done CAP_805 - 38d3f4a4 -
#[test]
fn CAP_805_slime_em() {
    check! { Priest:
        Ally("CS2_182"), Ally("CS2_200"), DealDamage(My(0), 1), Enemy("CS2_201"), Crystals(10), Play("CAP_805", Nothing),
        BoardCount(Mine, 0), BoardCount(Theirs, 0), HandCount(Mine, 1), HandCount(Theirs, 1), Play("CAP_805t", Nothing),
        BoardCount(Mine, 2), IsCard(My(0), "CS2_182"), Damage(My(0), 0), IsCard(My(1), "CS2_200"), BoardCount(Theirs, 0),
        EndTurn, Crystals(10), Play("CAP_805t", Nothing), BoardCount(Theirs, 1), IsCard(Their(0), "CS2_201"),
        BoardCount(Mine, 2),
    }
}

/// Raith Van Geist · Minion · 7 mana · 5/5 · **Battlecry:** Resurrect your minions that were **Reborn** this game. They attack random enemy minions.
//~ done CAP_806 - bfcf78e1 -
#[test]
fn CAP_806_raith_van_geist() {
    check! { Priest:
        Ally("CS2_182"), Enchant(My(0), "EDR_100t9e"), Ally("CS2_172"), Kill(My(0)), Kill(My(0)), Kill(My(0)),
        BoardCount(Mine, 0), Enemy("CS2_200"), Play("CAP_806", Nothing), BoardCount(Mine, 1), Damage(Their(0), 4),
        Health(TheirHero, 30),
    }
}

/// Azalina Soulsever · Minion · Undead · 7 mana · 7/7 · Your starting Health is 40. Your deck is 20 cards, plus 20 copied from your enemy. **Battlecry:** Draw until your hand is full.
//~ done JAIL_430 - 710ef59c -
#[test]
fn JAIL_430_azalina_soulsever() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options, PlayerId};
    check! { Priest: Give("CS2_231"), Play("JAIL_430", Nothing), HandCount(Mine, 10), DeckCount(Mine, 10) }
    let cards = table(CardClass::Priest).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let mut list = vec![find("CS2_182"); 19];
    list.insert(0, find("JAIL_430"));
    let mine = Deck { hero: find("HERO_09"), cards: list, sideboards: Vec::new() };
    let theirs = Deck { hero: find("HERO_08"), cards: vec![find("CS2_231"); 30], sideboards: Vec::new() };
    let options = Options { seed: 7, shuffle: false, mulligan: false, ..Options::default() };
    for (at, decks) in [(PlayerId::First, [&mine, &theirs]), (PlayerId::Second, [&theirs, &mine])] {
        let game = Game::new(cards, ByPlayer(decks), cards.by_id("GAME_005"), options).unwrap();
        let owned = |of: PlayerId, id: &str| {
            let side = &game.players[of];
            side.deck.iter().chain(side.hand.iter()).filter(|it| game[*it].card == find(id)).count()
        };
        assert_eq!((owned(at, "CS2_182"), owned(at, "CS2_231"), owned(at, "JAIL_430")), (19, 20, 1));
        assert_eq!(owned(at.opponent(), "CS2_231"), 30);
        let health = |of: PlayerId| game[game.players[of].hero.unwrap()].health();
        assert_eq!((health(at), health(at.opponent())), (40, 30));
    }
}

/// Mind Sweeper · Minion · 2 mana · 2/3 · **Battlecry:** If you played a copy of an opponent's card while holding this, deal 2 damage to all enemy minions.
//~ done JAIL_432 - 785624ca -
#[test]
fn JAIL_432_mind_sweeper() {
    check! { Priest:
        GiveThem("CS2_172"), Give("JAIL_432"), Enemy("CS2_182"), Ally("CS2_182"), Play("CS2_003", Nothing),
        HandCount(Mine, 2), Crystals(10), Play("CS2_172", Nothing), Play("JAIL_432", Nothing), Damage(Their(0), 2),
        Damage(My(0), 0), Health(TheirHero, 30),
    }
    check! { Priest:
        GiveThem("CS2_172"), Enemy("CS2_182"), Play("CS2_003", Nothing), HandCount(Mine, 1), Play("CS2_172", Nothing),
        Give("JAIL_432"), Play("CS2_231", Nothing), Play("JAIL_432", Nothing), Damage(Their(0), 0),
    }
    // It is not what was played while it was held itself.
    check! { Priest:
        GiveThem("JAIL_432"), Enemy("CS2_182"), Play("CS2_003", Nothing), HandCount(Mine, 1), Play("JAIL_432", Nothing),
        Damage(Their(0), 0),
    }
}

/// Unshackle Soul · Spell · Shadow · 5 mana · Destroy a minion. If you played a copy of an opponent's card while holding this, this costs (1).
//~ done JAIL_433 - ead5cb6e -
#[test]
fn JAIL_433_unshackle_soul() {
    check! { Priest:
        GiveThem("CS2_172"), Give("JAIL_433"), Enemy("CS2_182"), Enemy("CS2_200"), CostNow(InHand(0), 5),
        Play("CS2_231", Nothing), Play("CS2_003", Nothing), CostNow(InHand(0), 5), Play("CS2_172", Nothing),
        CostNow(InHand(0), 1), Play("JAIL_433", On(Their(0))), BoardCount(Theirs, 1), IsCard(Their(0), "CS2_200"),
    }
}

/// Enthralled Shade · Minion · Undead · 2 mana · 3/2 · **Deathrattle:** Reduce the Cost of cards in your hand that were copied from your opponent by (1).
//~ done JAIL_434 - 64c61e6d -
#[test]
fn JAIL_434_enthralled_shade() {
    check! { Priest:
        GiveThem("CS2_172"), Give("CS2_182"), Play("CS2_003", Nothing), Ally("JAIL_434"), Kill(My(0)),
        CostNow(InHand(0), 4), CostNow(InHand(1), 1), CostNow(InTheirHand(0), 2),
    }
    check! { Priest:
        EndTurn, Give("CS2_182"), Play("CS2_003", Nothing), Ally("JAIL_434"), Kill(My(0)), CostNow(InTheirHand(1), 4),
    }
}

/// Karov the Broken · Minion · 6 mana · 6/6 · **Taunt Deathrattle:** Get three 1/1 copies of random **Legendary** minions. They cost (1).
//~ done JAIL_448 - 8dac9c51 -
#[test]
fn JAIL_448_karov_the_broken() {
    check! { Priest in Wild:
        Has("JAIL_448", GameTag::TAUNT), Ally("JAIL_448"), Force(Card("EX1_298")), Force(Card("EX1_560")),
        Kill(My(0)), HandCount(Mine, 3), IsCard(InHand(0), "EX1_298"), IsCard(InHand(1), "EX1_560"), StatsNow(InHand(0), 1, 1),
        CostNow(InHand(0), 1), StatsNow(InHand(2), 1, 1), CostNow(InHand(2), 1), Crystals(1), Play("EX1_298", Nothing),
        StatsNow(My(0), 1, 1),
    }
    check! { Priest in Wild: Ally("JAIL_448"), ForbidOutcome(Card("CS2_200")), Kill(My(0)) }
}

/// Undeath Sentence · Spell · Shadow · 1 mana · Trigger the **Deathrattle** of a random friendly minion that died this game.
//~ done JAIL_940 - 220efa64 -
#[test]
fn JAIL_940_undeath_sentence() {
    check! { Priest:
        Give("JAIL_940"), Cost("JAIL_940", 1), Ally("EX1_029"), Ally("CS2_231"), Enemy("EX1_096"), Kill(Nth(1)),
        Kill(Nth(2)), Kill(Nth(3)), HandCount(Theirs, 1), Health(TheirHero, 28), Play("JAIL_940", Nothing),
        Health(TheirHero, 26), BoardCount(Mine, 0), HandCount(Mine, 0), Play("JAIL_940", Nothing),
        Health(TheirHero, 24),
    }
    check! { Priest:
        Ally("EX1_096"), Ally("EX1_029"), Kill(Nth(0)), Play("JAIL_940", Nothing), HandCount(Mine, 2),
        Health(TheirHero, 30),
    }
    check! { Priest in Wild, Standard:
        Ally("EX1_096"), Ally("EX1_029"), Kill(Nth(0)), Kill(Nth(1)), Force(Card("EX1_096")),
        Play("JAIL_940", Nothing), HandCount(Mine, 2), Health(TheirHero, 28),
    }
}

/// Holy Embrace · Spell · Holy · 2 mana · Restore #4 Health. Get a 'Dark Embrace' that deals 4 damage.
//~ done JAIL_941 - 3806c256 -
#[test]
fn JAIL_941_holy_embrace() {
    check! { Priest:
        DealDamage(MyHero, 6), Play("JAIL_941", On(MyHero)), Damage(MyHero, 2), HandCount(Mine, 1),
        IsCard(InHand(0), "JAIL_941t"), Play("JAIL_941t", On(TheirHero)), Damage(TheirHero, 4), HandCount(Mine, 0),
    }
    check! { Priest:
        Enemy("CS2_200"), DealDamage(Their(0), 5), Play("JAIL_941", On(Their(0))), Damage(Their(0), 1), HandCount(Mine, 1),
    }
}
