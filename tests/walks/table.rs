//! Faults that a game shows: cost changes end where a card enters play, and an option that can do nothing is not offered.
use cardwright_engine::script::aura::Attribute;
use cardwright_engine::script::power::Ability;
use cardwright_engine::script::verb::Verb;
use cardwright_engine::{Action, Card, PlayerId};
use cardwright_tests::EntityRef::{InHand, My};
use cardwright_tests::Step::{CostNow, Enchant, Give, Play};
use cardwright_tests::StepTarget::Nothing;
use cardwright_tests::{CardClass, CardType, Table, cards};

use crate::{check_walk_count, only, written};

#[test]
fn a_cost_change_does_not_outlive_the_hand() {
    let of_cost = |card: &&'static Card| {
        let Ability::Enchant(it) = &card.power.ability else { return false };
        !it.modifiers.is_empty() && it.modifiers.iter().all(|it| it.what == Attribute::Cost)
    };
    let enchantments = written().map(|(_, card)| card).filter(|card| card.card_type == CardType::Enchantment);
    let (mut faults, mut seen) = (Vec::new(), 0);
    for card in enchantments.filter(of_cost) {
        let steps = [Give("CS2_182"), Enchant(InHand(0), card.id), Play("CS2_182", Nothing), CostNow(My(0), 4)];
        let mut table = Table::new(cards(), CardClass::Mage);
        table.game.set_mana(PlayerId::First, 10);
        let after = table.try_steps(&steps);
        seen += usize::from(after.as_ref().err().is_none_or(|what| what.starts_with("step 4")));
        if let Err(what) = after
            && what.starts_with("step 4")
        {
            faults.push((card.id, what.lines().next().unwrap_or_default().to_owned()));
        }
    }
    check_walk_count(seen, 250);
    // Enchantments that change more than the Cost stay, and the Cost of Luna's Pocket Galaxy with them (hs-bugs 1026).
    only(&faults, &[]);
}

#[test]
fn an_option_that_can_do_nothing_is_not_offered() {
    let Some(plain) = cards().by_id("CS2_182") else { return };
    let summons_alone = |id: &&str| {
        let option = cards().by_id(id).map(|id| cards().get(id));
        option.is_some_and(|option| {
            let blocks = option.power.blocks().concat();
            let summons = |verb: &Verb| matches!(verb, Verb::Summon(_));
            !blocks.is_empty()
                && blocks.iter().all(|effect| summons(&effect.verb))
                && option.power.abilities().len() == 1
        })
    };
    let (mut faults, mut seen) = (Vec::new(), 0);
    for (id, card) in written().filter(|(_, card)| card.card_type == CardType::Spell) {
        let choice = |ability: &&Ability| matches!(ability, Ability::ChooseOne(_));
        let Some(Ability::ChooseOne(options)) = card.power.abilities().into_iter().find(choice) else { continue };
        let mut table = Table::new(cards(), CardClass::Druid);
        while table.game.put_in_play(PlayerId::First, plain).is_some() {}
        let Some(held) = table.game.give(PlayerId::First, id) else { continue };
        let offered = table.game.options_for(held);
        for (number, option) in options.iter().enumerate().filter(|(_, option)| summons_alone(option)) {
            seen += 1;
            let is_it =
                |action: &Action| matches!(action, Action::Play { option: Some(at), .. } if usize::from(*at) == number);
            if offered.iter().any(is_it) {
                faults.push((card.id, format!("{option} can be chosen on a full board")));
            }
        }
    }
    check_walk_count(seen, 20);
    only(&faults, &[]);
}
