//! Mage cards of Rastakhan's Rumble, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a460ffa5

/// Pyromaniac · Minion · 3 mana · 3/4 · Whenever your Hero Power kills a minion, draw a card.
//~ done TRL_315 - 4db5daf4 -
#[test]
fn TRL_315_pyromaniac() {
    check! { Mage:
        Ally("TRL_315"), Enemy("CS2_231"), Enemy("CS2_182"), HeroPower(On(Their(0))), HandCount(Mine, 1), EndTurn,
        EndTurn, HandCount(Mine, 2), HeroPower(On(Their(0))), HandCount(Mine, 2), Enemy("CS2_231"),
        Play("CS2_024", On(Their(1))), HandCount(Mine, 2),
    }
    check! { Mage: Ally("TRL_315"), Enemy("CS2_231"), EndTurn, HeroPower(On(Their(0))), HandCount(Mine, 0) }
    check! { Mage: Ally("TRL_315"), Ally("EX1_096"), HeroPower(On(My(1))), HandCount(Mine, 2) }
    // It answers each time, and its own death as well.
    check! { Mage:
        Ally("TRL_315"), Ally("AT_080"), Enemy("CS2_231"), Enemy("CS2_231"), HeroPower(On(Their(0))),
        HeroPower(On(Their(0))), HandCount(Mine, 2),
    }
    check! { Mage: Ally("TRL_315"), DealDamage(My(0), 3), HeroPower(On(My(0))), BoardCount(Mine, 0), HandCount(Mine, 1) }
}

/// Jan'alai, the Dragonhawk · Minion · Beast · 7 mana · 4/4 · **Battlecry:** If your Hero Power dealt 8 damage this game, summon Ragnaros the Firelord.@ *({0} left*!)@ *(Ready!)*
//~ done TRL_316 - 32ce6219 -
#[test]
fn TRL_316_janalai_the_dragonhawk() {
    check! { Mage:
        HasHeroPower("HERO_08bp2"), HeroPower(On(MyHero)), EndTurn, EndTurn, HeroPower(On(MyHero)), EndTurn, EndTurn,
        HeroPower(On(MyHero)), EndTurn, EndTurn, Play("CS2_029", On(TheirHero)), Damage(TheirHero, 6), Crystals(10),
        Play("TRL_316", Nothing), BoardCount(Mine, 1), HeroPower(On(MyHero)), Damage(MyHero, 8), Crystals(10),
        Play("TRL_316", Nothing), BoardCount(Mine, 3), IsCard(My(2), "TRL_316t"),
    }
    check! { Mage:
        HasHeroPower("HERO_08bp2"), Ally("AT_003"), Ally("AT_003"), Ally("AT_003"), Ally("AT_003"),
        Ally("AT_003"), HeroPower(On(TheirHero)), Health(TheirHero, 23), Play("TRL_316", Nothing),
        BoardCount(Mine, 6),
    }
}

/// Hex Lord Malacrass · Minion · 8 mana · 5/5 · **Battlecry**: Add a copy of your opening hand to your hand *(except this card*).
//~ done TRL_318 - 7efff79f -
#[test]
fn TRL_318_hex_lord_malacrass() {
    // Each card of the opening hand but this one, whether or not it was played since; none that was drawn later.
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options};
    let mut table = table(CardClass::Mage);
    let cards = table.game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let mut list = vec![find("CS2_182"); 20];
    list.extend(["TRL_318", "CS2_029", "CS2_024"].map(find));
    let deck = Deck { hero: find("HERO_08"), cards: list, sideboards: Vec::new() };
    let options = Options { shuffle: false, mulligan: false, ..Options::default() };
    table.game = Game::new(cards, ByPlayer([&deck, &deck]), None, options).unwrap();
    table.steps(&[
        Crystals(10),
        HandCount(Mine, 4),
        Play("CS2_024", On(TheirHero)),
        Crystals(10),
        Play("TRL_318", Nothing),
        HandCount(Mine, 4),
        IsCard(InHand(0), "CS2_029"),
        IsCard(InHand(1), "CS2_182"),
    ]);
    let hand = table.game.players[table.game.active].hand;
    let mut copies: Vec<&str> = hand.iter().skip(2).map(|id| cards.get(table.game[id].card).id).collect();
    copies.sort_unstable();
    assert_eq!(copies, ["CS2_024", "CS2_029"]);
}

/// Spirit of the Dragonhawk · Minion · Undead · Beast · 2 mana · 0/3 · **Stealth** for 1 turn. Your Hero Power also targets adjacent minions.
//~ done TRL_319 - 88d8be13 -
#[test]
fn TRL_319_spirit_of_the_dragonhawk() {
    check! { Mage:
        HasHeroPower("HERO_08bp"), Play("TRL_319", Nothing), HasNow(My(0), GameTag::STEALTH), Enemy("CS2_182"),
        Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), HeroPower(On(Their(1))), Damage(Their(0), 1),
        Damage(Their(1), 1), Damage(Their(2), 1), Damage(Their(3), 0), Health(TheirHero, 30), EndTurn,
        HeroPower(On(Their(1))), Damage(Their(0), 1), Damage(Their(1), 2), EndTurn, HasNot(My(0), GameTag::STEALTH),
    }
    // What the opponent does is not heard.
    check! { Mage: Play("TRL_319", Nothing), EndTurn, HasNow(My(0), GameTag::STEALTH) }
    check! { Mage: Enemy("CS2_182"), EndTurn, Summon("TRL_319"), HeroPower(On(Their(1))), StatsNow(Their(0), 4, 4) }
    check! { Mage:
        Play("TRL_319", Nothing), Enemy("CS2_182"), Enemy("CS2_182"), Play("EX1_302", On(Nth(2))), StatsNow(Their(0), 4, 5),
    }
    check! { Mage:
        EndTurn, Summon("CS2_171"), Play("TRL_319", Nothing), HeroPower(On(Their(1))), BoardCount(Theirs, 1),
    }
    // It answers each time; Stealth that it gets later stays.
    check! { Mage:
        Ally("TRL_319"), Ally("AT_080"), Enemy("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"),
        HeroPower(On(Their(1))), HeroPower(On(Their(1))), Damage(Their(0), 2), Damage(Their(1), 2), Damage(Their(2), 2),
    }
    check! { Mage:
        Ally("TRL_319"), EndTurn, EndTurn, HasNot(My(0), GameTag::STEALTH), Play("VAN_NEW1_014", On(My(0))), EndTurn,
        EndTurn, HasNow(My(0), GameTag::STEALTH),
    }
}

/// Daring Fire-Eater · Minion · 1 mana · 1/1 · **Battlecry:** Your next Hero Power this turn deals 2 more damage.
//~ done TRL_390 - ab1b035b -
#[test]
fn TRL_390_daring_fire_eater() {
    check! { Mage:
        Play("TRL_390", Nothing), Play("CS2_024", On(TheirHero)), Health(TheirHero, 27), HeroPower(On(TheirHero)),
        Health(TheirHero, 24), EndTurn, EndTurn, HeroPower(On(TheirHero)), Health(TheirHero, 23),
    }
    check! { Mage: Play("TRL_390", Nothing), EndTurn, EndTurn, HeroPower(On(TheirHero)), Health(TheirHero, 29) }
}
