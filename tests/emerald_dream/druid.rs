//! Druid cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a6d7ff9a

/// Ward of Earth · Spell · Nature · 5 mana · Gain 5 Armor. Summon a random 5-Cost minion and give it **Taunt**.
//~ done EDR_060 - 14d723de -
#[test]
fn EDR_060_ward_of_earth() {
    check! { Druid in Wild, Standard:
        Force(Card("EX1_028")), ForbidOutcome(Card("CS2_182")), Play("EDR_060", Nothing), Armor(Mine, 5), BoardCount(Mine, 1),
        IsCard(My(0), "EX1_028"), HasNow(My(0), GameTag::TAUNT),
    }
    // Also one that begins Dormant.
    check! { Druid in Wild, Standard: Force(Card("EDR_979")), Play("EDR_060", Nothing), Armor(Mine, 5), HasNow(My(0), GameTag::TAUNT) }
}

/// Forest Lord Cenarius · Minion · 10 mana · 5/8 · **Choose Thrice -** Give your other minions +1/+3; or Summon a 5/5 Ancient with **Taunt**.
//~ done EDR_209 - e911d268 -
#[test]
fn EDR_209_forest_lord_cenarius() {
    check! { Druid:
        Ally("CS2_182"), Enemy("CS2_182"), Play("EDR_209", Nothing), Choose(0), Choose(1), Choose(0),
        StatsNow(My(0), 6, 11), StatsNow(My(1), 5, 8), IsCard(My(2), "EDR_209t5"), StatsNow(My(2), 6, 8), HasNow(My(2), GameTag::TAUNT),
        StatsNow(Their(0), 4, 5),
    }
    check! { Druid: Play("EDR_209", Nothing), Choose(1), Choose(1), Choose(1), BoardCount(Mine, 4), StatsNow(My(3), 5, 5) }
}

/// Reforestation · Spell · Nature · 2 mana · **Choose One -** Draw a spell; or Draw a minion. *(Hold this for @ \|4(turn, turns) to do both!)*
/// - Numbers: {0} = 3
//~ done EDR_843 - 7adecaee.ea2304e3 -
#[test]
fn EDR_843_reforestation() {
    check! { Druid:
        DeckOf(&["CS2_182", "CS2_029"]), PlayOption("EDR_843", 1, Nothing), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_182"), PlayOption("EDR_843", 0, Nothing), HandCount(Mine, 2), IsCard(InHand(1), "CS2_029"),
        Give("EDR_843"), EndTurn, EndTurn, EndTurn, EndTurn, IsCard(InHand(2), "EDR_843"), EndTurn,
        IsCard(InHand(2), "EDR_843"), EndTurn, Damage(MyHero, 6), IsCard(InHand(2), "EDR_843t1"), OnTop("CS2_182"),
        OnTop("CS2_029"), Play("EDR_843t1", Nothing), HandCount(Mine, 4),
    }
}

/// Hamuul Runetotem · Minion · 5 mana · 5/6 · **Start of Game:** If each spell in your deck is Nature, **Imbue** your Hero Power. Repeat this every 3 spells you cast.
//~ done EDR_845 - 1ea88d3c -
#[test]
fn EDR_845_hamuul_runetotem() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options};
    let cards = table(CardClass::Druid).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    for (spell, imbues) in [("CS2_013", true), ("CS2_029", false)] {
        let mut table = table(CardClass::Druid);
        let deck = |last: &[&str]| {
            let mut list = vec![find("CS2_182"); 20];
            list.extend(last.iter().map(|id| find(id)));
            Deck { hero: find("HERO_06"), cards: list, sideboards: Vec::new() }
        };
        let (mine, theirs) = (deck(&["EDR_845", spell]), deck(&[]));
        let options = Options { seed: 7, shuffle: false, mulligan: false, ..Options::default() };
        table.game = Game::new(cards, ByPlayer([&mine, &theirs]), None, options).unwrap();
        let is = if imbues { "EDR_847p" } else { "HERO_06bp" };
        table.steps(&[
            IsCard(MyPower, is),
            Crystals(10),
            Play("GAME_005", Nothing),
            Play("GAME_005", Nothing),
            EndTurn,
            Play("GAME_005", Nothing),
            EndTurn,
            Crystals(10),
        ]);
        let times = |table: &Table| {
            let imbued = |did: &&cardwright_engine::state::HistoryEntry| {
                did.kind == cardwright_engine::script::trigger::EventKind::Imbue
            };
            table.game.history.iter().filter(imbued).count()
        };
        assert_eq!(times(&table), usize::from(imbues));
        for (step, more) in [(1, 1), (2, 1), (3, 1), (4, 2)] {
            table.steps(&[Play("GAME_005", Nothing)]);
            assert_eq!(times(&table), if imbues { 1 + more } else { 0 }, "after {step} more spells");
        }
    }
}

/// Blessing of the Golem · Hero Power · 2 mana · Summon a @/@ Plant Golem.
/// - Numbers: {0} = 1
//~ done EDR_847p - 5a7eb81b.eae7e889 -
#[test]
fn EDR_847p_blessing_of_the_golem() {
    check! { Druid:
        HasHeroPower("EDR_847p"), Cost("EDR_847p", 2), Play("EDR_852", Nothing), Play("EDR_852", Nothing),
        IsCard(MyPower, "EDR_847p"), HeroPower(Nothing), IsCard(My(2), "EDR_847pt2"), StatsNow(My(2), 2, 2),
    }
}

/// Amirdrassil · Location · 5 mana · 3 uses · Summon a @-Cost minion. Gain @ Armor. Draw @ \|4(card, cards). Refresh @ Mana \|4(Crystal, Crystals). *(Improves each use!)*
/// - Numbers: {0} = 1
//~ done FIR_907 - 9594010c.eae7e889 -
#[test]
fn FIR_907_amirdrassil() {
    check! { Druid in Wild:
        Ally("FIR_907"), Crystals(10), Play("CS2_200", Nothing), Force(Card("CS2_168")), Use(Nth(0), 0, Nothing),
        IsCard(My(1), "CS2_168"), Armor(Mine, 1), HandCount(Mine, 1), Mana(5), EndTurn, EndTurn, EndTurn, EndTurn,
        Crystals(10), Play("CS2_200", Nothing), Force(Card("CS2_120")), Use(Nth(0), 0, Nothing), BoardCount(Mine, 5),
        Armor(Mine, 3), HandCount(Mine, 5), Mana(6),
    }
    check! { Druid in Wild, Standard: Ally("FIR_907"), ForbidOutcome(Card("CS2_073")), Use(Nth(0), 0, Nothing) }
}

/// Overheat · Spell · Fire · 3 mana · Give your minions +1/+1. Discard a random Nature spell to give them +1/+1 more.
//~ done FIR_906 - ba6e0dd6 -
#[test]
fn FIR_906_overheat() {
    check! { Druid:
        Give("FIR_906"), Cost("FIR_906", 3), Ally("CS2_182"), Enemy("CS2_182"), Give("CS2_029"),
        Play("FIR_906", Nothing), StatsNow(My(0), 5, 6), StatsNow(Their(0), 4, 5), HandCount(Mine, 1), IsCard(InHand(0), "CS2_029"),
        Give("GVG_031"), GiveThem("GVG_031"), Play("FIR_906", Nothing), StatsNow(My(0), 7, 8), HandCount(Mine, 1),
        IsCard(InHand(0), "CS2_029"), HandCount(Theirs, 1), StatsNow(Their(0), 4, 5),
    }
}
