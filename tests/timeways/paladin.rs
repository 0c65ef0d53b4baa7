//! Paladin cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8e404ed7

/// Hand of Infinity · Weapon · 3 mana · 4/2 durability · Can't attack heroes. **Battlecry:** Set this weapon's Attack to INFINITY this turn!
//~ done END_012 - 0b1c24f7 -
#[test]
fn END_012_hand_of_infinity() {
    check! { Paladin:
        Enemy("CS2_182"), Enemy("EX1_298"), Play("END_012", Nothing), StatsNow(MyWeapon, 9999, 2),
        CannotAttack(MyHero, TheirHero), Attack(MyHero, Nth(0)), Dead(Nth(0)), Health(MyHero, 26), EndTurn, EndTurn,
        Damage(MyHero, 12), StatsNow(MyWeapon, 4, 1), CannotAttack(MyHero, TheirHero), Attack(MyHero, Nth(1)),
        Health(Nth(1), 4), NoWeapon(Mine),
    }
}

/// Gelbin of Tomorrow · Minion · Mech · 8 mana · 6/6 · **Fabled Battlecry:** Put one of each Aura from your deck into the battlefield.
//~ done TIME_009 - 9c3bdbd5 -
#[test]
fn TIME_009_gelbin_of_tomorrow() {
    check! { Paladin:
        DeckOf(&["TIME_009t1", "TIME_009t1", "CATA_480", "CS2_023"]), Play("TIME_009", Nothing), DeckCount(Mine, 2),
        DealDamage(MyHero, 10), EndTurn, Health(MyHero, 24),
    }
}

/// Gnomish Aura · Spell · Holy · 4 mana · **Tradeable** At the end of your turn, restore #4 Health to all your characters. Lasts @ turns.
/// - Numbers: {0} = 3
//~ done TIME_009t1 - fde87b97.ea2304e3 -
#[test]
fn TIME_009t1_gnomish_aura() {
    check! { Paladin:
        Ally("CS2_182"), Enemy("CS2_182"), DealDamage(MyHero, 20), DealDamage(My(0), 4), DealDamage(Their(0), 4),
        Play("TIME_009t1", Nothing), Health(MyHero, 10), EndTurn, Health(MyHero, 14), Damage(My(0), 0),
        Damage(Their(0), 4), EndTurn, Health(MyHero, 14), EndTurn, EndTurn, EndTurn, Health(MyHero, 22), EndTurn,
        EndTurn, Health(MyHero, 22),
    }
}

/// Hardlight Protector · Minion · Mech · 2 mana · 2/1 · **Divine Shield Battlecry:** Restore #3 Health to your hero and give them **Divine Shield**.
//~ done TIME_015 - f0ea587c -
#[test]
fn TIME_015_hardlight_protector() {
    check! { Paladin:
        DealDamage(MyHero, 10), DealDamage(TheirHero, 10), Play("TIME_015", Nothing), Health(MyHero, 23), Health(TheirHero, 20),
        HasNow(MyHero, GameTag::DIVINE_SHIELD), HasNow(My(0), GameTag::DIVINE_SHIELD),
        HasNot(TheirHero, GameTag::DIVINE_SHIELD), DealDamage(MyHero, 5), Health(MyHero, 23),
        HasNot(MyHero, GameTag::DIVINE_SHIELD),
    }
}

/// Neon Innovation · Spell · Holy · 3 mana · **Discover** a Paladin Mech from the past. Give it +5/+5.
//~ done TIME_016 - 218ef42b -
#[test]
fn TIME_016_neon_innovation() {
    check! { Paladin in Wild, Standard:
        Give("TIME_016"), Cost("TIME_016", 3), Force(Card("GVG_058")), Play("TIME_016", Nothing), ChooseCard("GVG_058"),
        StatsNow(InHand(0), 7, 7),
    }
}

/// Tankgineer · Minion · Mech · 4 mana · 2/1 · **Divine Shield Deathrattle:** Summon a 7/7 Tank with **Divine Shield**.
//~ done TIME_017 - e613f8c0 -
#[test]
fn TIME_017_tankgineer() {
    check! { Paladin:
        Ally("TIME_017"), Kill(Nth(0)), BoardCount(Mine, 1), IsCard(My(0), "GVG_079"), StatsNow(My(0), 7, 7),
        HasNow(My(0), GameTag::DIVINE_SHIELD), BoardCount(Theirs, 0),
    }
}

/// Mend the Timeline · Spell · Holy · 3 mana · **Rewind** Get 2 random Holy spells. Restore Health to your hero equal to their Costs.
//~ done TIME_018 - e5526bf1 -
#[test]
fn TIME_018_mend_the_timeline() {
    check! { Paladin in Wild:
        DealDamage(MyHero, 20), Force(Card("CS2_092")), Force(Card("CS2_093")), Play("TIME_018", Nothing), Choose(0),
        HandCount(Mine, 2), IsCard(InHand(0), "CS2_092"), Health(MyHero, 17),
    }
}

/// Manifested Timeways · Minion · Elemental · 4 mana · 3/3 · **Battlecry:** If you control an Aura, deal 3 damage to all enemies.
//~ done TIME_019 - c5d82160 -
#[test]
fn TIME_019_manifested_timeways() {
    check! { Paladin:
        Enemy("CS2_182"), Ally("CS2_182"), Play("EX1_130", Nothing), Play("TIME_019", Nothing), Health(TheirHero, 30),
        Health(Their(0), 5), Play("TIME_700", Nothing), Crystals(10), Play("TIME_019", Nothing), Health(TheirHero, 27),
        Health(Their(0), 2), Health(MyHero, 30), Health(My(0), 5),
    }
}

/// Past Gnomeregan · Location · 2 mana · 3 uses · Give a minion +2/+1. *Advance to the present!*
// Also tests TIME_044t1, TIME_044t2.
//~ done TIME_044 - a5393307 -
#[test]
fn TIME_044_past_gnomeregan() {
    check! { Paladin:
        Ally("TIME_044"), Ally("CS2_182"), Use(Nth(0), 0, On(Nth(1))), StatsNow(Nth(1), 6, 6), IsCard(Nth(0), "TIME_044t1"),
        CannotAct(Nth(0)), EndTurn, EndTurn, EndTurn, EndTurn, Use(Nth(0), 0, On(Nth(1))), StatsNow(Nth(1), 8, 7),
        HasNot(Nth(1), GameTag::DIVINE_SHIELD), IsCard(Nth(0), "TIME_044t2"), EndTurn, EndTurn, EndTurn, EndTurn,
        Use(Nth(0), 0, On(Nth(1))), StatsNow(Nth(1), 10, 8), HasNow(Nth(1), GameTag::DIVINE_SHIELD), Dead(Nth(0)),
        Health(TheirHero, 30), Kill(Nth(1)), Health(TheirHero, 26),
    }
    check! { Paladin:
        Ally("TIME_044"), Ally("CS2_182"), EndTurn, EndTurn, EndTurn, EndTurn, HeroPower(Nothing),
        Use(Nth(0), 0, On(Nth(1))), StatsNow(My(2), 1, 1),
    }
    check! { Paladin: Ally("TIME_044"), Enemy("CS2_182"), Use(Nth(0), 0, On(Nth(1))) }
}

/// Present Gnomeregan · Location · 2 mana · 3 uses · Give a minion +2/+1 and "**Deathrattle:** Deal 2 damage to the enemy hero." *Advance to the future!*
//~ done TIME_044t1 - 8b34d73f -
#[test]
fn TIME_044t1_present_gnomeregan() {
    check! { Paladin:
        Ally("TIME_044"), Ally("CS2_182"), EndTurn, Ally("CS2_182"), EndTurn, EndTurn, EndTurn,
        Use(Nth(0), 0, On(Nth(1))), StatsNow(My(2), 4, 5),
    }
    check! { Paladin: Ally("TIME_044"), Enemy("CS2_182"), Use(Nth(0), 0, On(Nth(1))) }
}

/// The Fins Beyond Time · Minion · Murloc · 2 mana · 2/3 · **Battlecry:** Replace your hand with your starting hand. Swap back at the end of your turn.
//~ done TIME_706 - f1fa954c -
#[test]
fn TIME_706_the_fins_beyond_time() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options};
    let cards = table(CardClass::Paladin).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let deck = |last: &[&str]| {
        let mut list = vec![find("CS2_182"); 20];
        list.extend(last.iter().map(|id| find(id)));
        Deck { hero: find("HERO_04"), cards: list, sideboards: Vec::new() }
    };
    let (mine, theirs) = (deck(&["EX1_015", "CS2_200", "CS2_172"]), deck(&[]));
    let options = Options { seed: 7, shuffle: false, mulligan: false, ..Options::default() };
    let play = |steps: &[Step]| {
        let mut table = table(CardClass::Paladin);
        table.game = Game::new(cards, ByPlayer([&mine, &theirs]), None, options).unwrap();
        table.steps(&[Crystals(10), Play("CS2_172", Nothing), HandCount(Mine, 3)]);
        table.steps(steps);
        table.steps(&[EndTurn, HandCount(Mine, 3), IsCard(InHand(0), "CS2_200"), IsCard(InHand(2), "CS2_182")]);
        // The opponent's hand stays.
        table.steps(&[HandCount(Theirs, 5)]);
    };
    play(&[
        Play("TIME_706", Nothing),
        HandCount(Mine, 3),
        IsCard(InHand(0), "CS2_172"),
        IsCard(InHand(2), "EX1_015"),
        Play("CS2_172", Nothing),
        HandCount(Mine, 2),
    ]);
    // Whatever replaces it once more, the hand that was replaced first comes back: with Brann Bronzebeard, and with a second one.
    play(&[Ally("LOE_077"), Play("TIME_706", Nothing), HandCount(Mine, 3), IsCard(InHand(0), "CS2_172")]);
    play(&[
        Play("TIME_706", Nothing),
        Play("CS2_172", Nothing),
        Play("TIME_706", Nothing),
        HandCount(Mine, 3),
        IsCard(InHand(0), "CS2_172"),
    ]);
}

/// PMM Infinitizer · Minion · Mech · 6 mana · 4/4 · **Battlecry:** Set a friendly minion's Attack and Health to 8. It can't attack heroes this turn.
//~ done TIME_043 - 6d36370c -
#[test]
fn TIME_043_pmm_infinitizer() {
    check! { Paladin:
        Ally("CS2_182"), Enemy("CS2_200"), Give("TIME_043"), CannotTarget("TIME_043", Their(0)),
        Play("TIME_043", On(My(0))), StatsNow(My(0), 8, 8), StatsNow(My(1), 4, 4), CannotAttack(My(0), TheirHero),
        Attack(My(0), Their(0)), Dead(Nth(1)), StatsNow(My(0), 8, 2), EndTurn, EndTurn, Attack(My(0), TheirHero),
        Damage(TheirHero, 8),
    }
}
