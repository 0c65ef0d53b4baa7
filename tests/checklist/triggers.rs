//! Triggers, keywords and selectors of card texts.
use cardwright_engine::script::Status;
use cardwright_engine::script::prelude as words;
use cardwright_engine::script::selector::Selector;
use cardwright_engine::script::trigger::EventKind;
use proptest::prelude::*;

use super::*;

#[test]
fn a_reprint_is_its_original_wherever_it_stands() {
    let table = table(CardClass::Priest);
    let (core, original) = (card(&table, "CORE_REV_290"), card(&table, "REV_290"));
    assert_eq!(core.power, original.power);
    assert_ne!(core.set, original.set);
    check! { Priest:
        Ally("CS2_182"), Ally("CORE_REV_290"), EndTurn, EndTurn, Use(My(1), 0, On(My(0))), HandCount(Mine, 2),
        StatsNow(My(0), 6, 6),
    }
}

#[test]
fn play_and_combo() {
    check! { Rogue: Play("EX1_124", On(TheirHero)), Health(TheirHero, 28) }
    check! { Rogue: Play("CS2_168", Nothing), Play("EX1_124", On(TheirHero)), Health(TheirHero, 26) }
}

#[test]
fn a_deathrattle_on_an_enchantment_is_copied_doubled_and_silenced() {
    check! { Druid: Ally("CS2_182"), Play("EX1_158", Nothing), Kill(My(0)), IsCard(My(0), "EX1_158t") }
    // A copy has it too.
    check! { Druid:
        Ally("CS2_182"), Play("EX1_158", Nothing), Play("EX1_564", On(My(0))), IsCard(My(1), "CS2_182"), Kill(My(1)),
        IsCard(My(1), "EX1_158t"),
    }
    check! { Druid: Ally("FP1_031"), Ally("CS2_182"), Play("EX1_158", Nothing), Kill(My(1)), BoardCount(Mine, 3) }
    check! { Druid:
        Ally("CS2_182"), Play("EX1_158", Nothing), Play("EX1_332", On(My(0))), Kill(My(0)), BoardCount(Mine, 0),
    }
}

#[test]
fn inspire_comes_after_the_hero_power_and_is_your_own() {
    check! { Mage: Ally("AT_089"), HeroPower(On(My(0))), StatsNow(My(0), 3, 2), Damage(My(0), 1) }
    check! { Mage: Ally("AT_089"), EndTurn, HeroPower(On(MyHero)), Damage(MyHero, 1), StatsNow(My(0), 3, 2) }
    // Its effect and its deaths come first: who died of it is not inspired.
    check! { Mage: Ally("AT_089"), DealDamage(My(0), 1), HeroPower(On(My(0))), Dead(Nth(0)) }
}

#[test]
fn what_is_written_can_be_said() {
    let cards = table(CardClass::Mage).game.cards;
    let written = || cards.iter().filter(|(_, card)| card.power.status == Status::Done);
    let said = written().filter(|(_, card)| {
        let words = card.explain(cards);
        !words.is_empty() && !words.contains('[')
    });
    let (said, all) = (said.count(), written().count());
    assert!(all > 2_000, "{all} cards are written");
    assert!(said * 100 >= all * 95, "{said} of {all} can be said without a native");
}

#[test]
fn an_event_is_matched_by_who_and_what() {
    // Water Elemental: any character, damaged by this minion alone.
    check! { Mage: Ally("CS2_033"), Attack(My(0), TheirHero), HasNow(TheirHero, GameTag::FROZEN) }
    check! { Mage: Ally("CS2_033"), Ally("CS2_182"), Attack(My(1), TheirHero), HasNot(TheirHero, GameTag::FROZEN) }
    check! { Mage:
        Ally("CS2_033"), Enemy("CS2_182"), EndTurn, Attack(Their(0), My(0)), HasNow(Their(0), GameTag::FROZEN),
    }
}

#[test]
fn on_comes_before_the_battlecry_after_behind_it_and_once_is_once() {
    // On: Counterspell stops the spell before it does anything; after: Mirror Entity sees what the Battlecry made.
    let mut table = table(CardClass::Mage);
    table.steps(&[Play("EX1_287", Nothing), EndTurn, Play("CS2_029", On(MyHero)), Health(MyHero, 30)]);
    let mut table = cardwright_tests::table(CardClass::Mage);
    table.steps(&[Play("EX1_294", Nothing), EndTurn, Play("CS2_181", Nothing), Damage(My(0), 4)]);
    // Once: Headcrack comes back next turn, and not the turn after.
    let mut table = cardwright_tests::table(CardClass::Rogue);
    table.steps(&[Play("CS2_168", Nothing), Play("EX1_137", Nothing), EndTurn, EndTurn, IsInZone(Nth(1), Zone::Hand)]);
    table.steps(&[Play("CS2_077", Nothing), EndTurn, EndTurn]);
    let player = cardwright_engine::PlayerId::First.entity();
    assert_eq!(table.game.enchantments_on(player).count(), 0);
}

#[test]
fn answers_come_in_the_middle_of_the_phase() {
    // Acidmaw condemns whom Whirlwind has hurt, and all die together at the end of it.
    let mut table = table(CardClass::Warrior);
    table.steps(&[Ally("AT_063"), Enemy("CS2_182"), Enemy("CS2_182")]);
    let log = play(&mut table, "EX1_400", Nothing);
    table.steps(&[BoardCount(Theirs, 0), BoardCount(Mine, 1)]);
    let last_damage = log.events.iter().rposition(|(kind, ..)| *kind == EventKind::Damage).unwrap();
    let first_death = log.events.iter().position(|(kind, ..)| *kind == EventKind::Death).unwrap();
    assert!(last_damage < first_death);
}

#[test]
fn what_works_in_hand_is_silent_elsewhere() {
    check! { Mage: Give("EX1_105"), Give("CS2_182"), CostNow(Nth(0), 11) }
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("EX1_105"), Give("CS2_182"), Give("CS2_182"), CostNow(Nth(0), 12)]);
}

#[test]
fn whom_a_card_may_attack_can_be_silenced() {
    let mut table = table(CardClass::Priest);
    table.steps(&[Ally("AT_125"), Enemy("CS2_182")]);
    let attacks = |table: &Table| table.game.options_for(table.who(My(0)).unwrap()).len();
    assert_eq!(attacks(&table), 1, "no heroes");
    table.steps(&[Play("EX1_332", On(My(0)))]);
    assert_eq!(attacks(&table), 2);
}

#[test]
fn doubling_takes_what_was_there_and_not_what_comes() {
    check! { Paladin:
        Ally("CS2_182"), Play("CS2_087", On(My(0))), Play("EX1_355", On(My(0))), StatsNow(My(0), 14, 5), EndTurn, EndTurn,
        Play("CS2_087", On(My(0))), StatsNow(My(0), 17, 5),
    }
}

#[test]
fn health_that_is_set_is_whole() {
    check! { Paladin:
        Ally("CS2_182"), DealDamage(My(0), 3), Play("EX1_619", Nothing), StatsNow(My(0), 4, 1), Damage(My(0), 0),
        Play("EX1_332", On(My(0))), StatsNow(My(0), 4, 5),
    }
    check! { Mage: DealDamage(MyHero, 20), Play("EX1_561", On(MyHero)), Health(MyHero, 15) }
    check! { Mage:
        Enemy("CS2_182"), DealDamage(Their(0), 2), Play("EX1_059", On(Their(0))), StatsNow(Their(0), 3, 4), Damage(Their(0), 0),
    }
}

/// What may be pointed at: a spell, a Hero Power, a Battlecry, an attack, each against a minion with a keyword.
#[test]
fn who_can_be_pointed_at_and_attacked() {
    const KINDS: [(&str, [bool; 4]); 5] = [
        // Theirs: may my spell, Hero Power, Battlecry, attack find it?
        ("CS2_182", [true, true, true, true]),
        ("EX1_017", [false, false, false, false]),
        ("NEW1_023", [false, false, true, true]),
        ("CS2_179", [true, true, true, true]),
        ("EX1_008", [true, true, true, true]),
    ];
    for (id, expected) in KINDS {
        let mut table = table(CardClass::Mage);
        table.steps(&[Enemy(id), Ally("CS2_182"), Give("CS2_029"), Give("CS2_150")]);
        let target = table.who(Their(0)).unwrap();
        let (spell, cry) = (table.who(InHand(0)).unwrap(), table.who(InHand(1)).unwrap());
        let attacker = table.who(My(0)).unwrap();
        let options = table.game.options();
        let found = [
            options
                .iter()
                .any(|o| matches!(o, Action::Play { card, target: Some(t), .. } if *card == spell && *t == target)),
            options.iter().any(|o| matches!(o, Action::HeroPower { target: Some(t) } if *t == target)),
            options
                .iter()
                .any(|o| matches!(o, Action::Play { card, target: Some(t), .. } if *card == cry && *t == target)),
            options.iter().any(
                |o| matches!(o, Action::Attack { attacker: a, defender } if *a == attacker && *defender == target),
            ),
        ];
        assert_eq!(found, expected, "{id}");
    }
    // Immune heroes, and one's own hidden minion.
    let mut table = table(CardClass::Rogue);
    table.steps(&[Ally("EX1_017"), Give("CS2_004")]);
    let own = table.who(My(0)).unwrap();
    assert!(table.game.options().iter().any(|o| matches!(o, Action::Play { target: Some(t), .. } if *t == own)));
}

/// Some selectors over a board, to be combined.
const SELECTORS: [Selector; 5] =
    [words::FRIENDLY_MINIONS, words::ENEMY_MINIONS, words::MINIONS, words::CHARACTERS, words::ENEMIES];
const PAIRS: [[Selector; 2]; 3] = [
    [words::FRIENDLY_MINIONS, words::ENEMY_MINIONS],
    [words::FRIENDLY_MINIONS, words::MINIONS],
    [words::YOUR_HERO, words::ENEMIES],
];

proptest! {
    #[test]
    fn selectors_are_sets_in_order(mine in 0_usize..6, theirs in 0_usize..6, hurt in 0_usize..12, which in 0_usize..5) {
        let mut table = table(CardClass::Mage);
        for _ in 0..mine { table.steps(&[Ally("CS2_182")]); }
        for _ in 0..theirs { table.steps(&[Enemy("CS2_182")]); }
        let minions = table.game.selected_now(&words::MINIONS, PlayerId::First.entity());
        if let Some(id) = minions.get(hurt) { table.game.damage(*id, 1); }
        let you = PlayerId::First.entity();
        let all = table.game.selected_now(&SELECTORS[which], you);
        let damaged = table.game.selected_now(&SELECTORS[which].that(words::DAMAGED), you);
        let whole = table.game.selected_now(&SELECTORS[which].that(words::UNDAMAGED), you);
        // What is filtered is a part of it, in the same order, and the two parts are all of it.
        let kept: Vec<_> = all.iter().copied().filter(|id| damaged.contains(id)).collect();
        prop_assert_eq!(&kept, &damaged);
        prop_assert_eq!(damaged.len() + whole.len(), all.len());
        prop_assert_eq!(table.game.selected_now(&SELECTORS[which].first(2), you), all.iter().copied().take(2).collect::<Vec<_>>());
        for pair in &PAIRS {
            let pair: &'static [Selector; 2] = pair;
            let [a, b] = [table.game.selected_now(&pair[0], you), table.game.selected_now(&pair[1], you)];
            let both = table.game.selected_now(&words::together(pair), you);
            prop_assert!(a.iter().chain(&b).all(|id| both.contains(id)));
            prop_assert!(both.iter().all(|id| a.contains(id) || b.contains(id)));
            let mut once = both.clone();
            once.sort();
            once.dedup();
            prop_assert_eq!(once.len(), both.len(), "nobody is there twice");
        }
    }
}

use cardwright_engine::PlayerId;
