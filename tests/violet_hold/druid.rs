//! Druid cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6fe6e397

/// Spiteful Chef · Minion · 3 mana · 3/2 · **Battlecry:** Summon a 2-Cost **Taunt** minion. If you have 10 or more Mana, summon a 6-Cost instead.
//~ done JAIL_507 - 044782ed -
#[test]
fn JAIL_507_spiteful_chef() {
    check! { Druid in Wild, Standard:
        Crystals(9), Force(Card("CATA_208")), Play("JAIL_507", Nothing), BoardCount(Mine, 2), IsCard(My(1), "CATA_208"),
        Crystals(10), Force(Card("DINO_422")), Play("JAIL_507", Nothing), BoardCount(Mine, 4), IsCard(My(3), "DINO_422"),
        Crystals(9), ForbidOutcome(Card("CS2_172")), Play("JAIL_507", Nothing), BoardCount(Mine, 6),
    }
    check! { Druid in Wild, Standard: ForbidOutcome(Card("CS2_200")), Play("JAIL_507", Nothing), BoardCount(Mine, 2) }
}

/// Chef Neth'rek · Minion · 3 mana · 3/3 · **Start of Game:** If your deck only has cards that cost (3) or less, set your Mana to 10 after five turns!
//~ done JAIL_860 - 14af0182 -
#[test]
fn JAIL_860_chef_nethrek() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options};
    let cards = table(CardClass::Druid).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let deck = |plain: &str, other: &str| {
        let mut list = vec![find(plain); 28];
        list.extend(["JAIL_860", other].map(find));
        Deck { hero: find("HERO_06"), cards: list, sideboards: Vec::new() }
    };
    // One card that costs (4) is too many.
    for (plain, other, sixth) in [("CS2_172", "CS2_172", 10), ("CS2_182", "CS2_182", 6), ("CS2_172", "CS2_182", 6)] {
        let (mine, theirs) = (deck(plain, other), deck("CS2_182", "CS2_182"));
        let options = Options { seed: 7, shuffle: false, mulligan: false, ..Options::default() };
        let mut table = table(CardClass::Druid);
        table.game = Game::new(cards, ByPlayer([&mine, &theirs]), None, options).unwrap();
        table.steps(&[EndTurn; 8]);
        table.steps(&[Mana(5), EndTurn, Mana(5), EndTurn, Mana(sixth), EndTurn, Mana(6)]);
    }
}

/// Noxious Bribe · Spell · 2 mana · **Discover** a **Choose One** card. It has both effects combined. Give your opponent a plain copy.
//~ done JAIL_861 - ac45ded4 -
#[test]
fn JAIL_861_noxious_bribe() {
    check! { Druid in Wild, Standard:
        Enemy("CS2_186"), Ally("CS2_182"), Force(Card("EX1_154")), Play("JAIL_861", Nothing), ChooseCard("EX1_154"),
        HandCount(Mine, 1), HandCount(Theirs, 1), IsCard(InTheirHand(0), "EX1_154"),
        TagNow(InTheirHand(0), GameTag::CHOOSE_BOTH, 0), Play("EX1_154", On(Their(0))), Damage(Their(0), 4),
        HandCount(Mine, 1),
    }
    check! { Druid in Wild, Standard: ForbidOutcome(Card("CS2_009")), Play("JAIL_861", Nothing), Choose(0), HandCount(Mine, 1) }
}

/// Lethal Recipe · Spell · 3 mana · Draw 2 minions. If you have 10 or more Mana, give them +3/+3.
//~ done JAIL_866 - ed121230 -
#[test]
fn JAIL_866_lethal_recipe() {
    check! { Druid:
        DeckOf(&["CS2_182", "CS2_200", "CS2_029"]), Play("JAIL_866", Nothing), HandCount(Mine, 2),
        StatsNow(Newest("CS2_200"), 9, 10), StatsNow(Newest("CS2_182"), 7, 8), DeckCount(Mine, 1),
    }
    check! { Druid:
        Crystals(9), DeckOf(&["CS2_182", "CS2_200", "CS2_029"]), Play("JAIL_866", Nothing), HandCount(Mine, 2),
        StatsNow(Newest("CS2_200"), 6, 7), StatsNow(Newest("CS2_182"), 4, 5), DeckCount(Mine, 1),
    }
}

/// Staff of Trickery · Weapon · 4 mana · 1/4 durability · After your hero attacks, **Discover** a Druid card. Reduce its Cost by your hero's Attack.
//~ done JAIL_875 - ee12e441 -
#[test]
fn JAIL_875_staff_of_trickery() {
    check! { Druid in Wild:
        Ally("JAIL_875"), Ally("CS2_182"), Enemy("CS2_182"), Attack(My(0), Their(0)), HandCount(Mine, 0),
        Force(Card("EX1_178")), Attack(MyHero, TheirHero), ChooseCard("EX1_178"), HandCount(Mine, 1),
        CostNow(InHand(0), 6), EndTurn, Enemy("CS2_106"), Attack(TheirHero, MyHero), EndTurn, Play("TIME_449", Nothing),
        Force(Card("EX1_178")), Attack(MyHero, TheirHero), ChooseCard("EX1_178"), CostNow(InHand(2), 2), EndTurn,
        CostNow(InHand(2), 2), CostNow(InHand(0), 6),
    }
    check! { Druid in Wild, Standard:
        Ally("JAIL_875"), ForbidOutcome(Card("CS2_182")), Attack(MyHero, TheirHero), Choose(0), HandCount(Mine, 1),
    }
}
