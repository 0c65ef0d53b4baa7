//! Choose One and other options of a card.
use super::*;

/// The options of a Choose One card in hand that are offered.
fn offered_options(table: &Table, card: &str) -> Vec<u8> {
    let id = table.game.players[table.game.active].hand.iter().find(|id| table.game.card(*id).unwrap().id == card);
    let options = table.game.options_for(id.unwrap()).into_iter();
    let mut options: Vec<u8> =
        options.filter_map(|option| if let Action::Play { option, .. } = option { option } else { None }).collect();
    options.dedup();
    options
}

/// "If a card provides options, such as Raven Idol or Wrath, Yogg-Saron randomly selects one of those options when the spell is
/// cast." (HearthPwn, card clarifications of Yogg-Saron, Hope's End)
#[test]
fn one_of_the_options_is_cast_at_random() {
    // Darkmoon Magician casts Feral Rage, of which the second option gains Armor.
    let magician = [Ally("MIS_303"), Force(Card("OG_047")), Force(Number(1)), Play("CS2_025", Nothing)];
    check(CardClass::Mage, &[&magician[..], &[Armor(Mine, 8), StatsNow(MyHero, 0, 30)]].concat());
    let attack = [Ally("MIS_303"), Force(Card("OG_047")), Force(Number(0)), Play("CS2_025", Nothing)];
    check(CardClass::Mage, &[&attack[..], &[Armor(Mine, 0), StatsNow(MyHero, 4, 30)]].concat());
}

#[test]
fn both_options_are_cast_if_they_are_combined() {
    check! { Mage:
        Ally("OG_044"), Ally("MIS_303"), Force(Card("OG_047")), Play("CS2_025", Nothing), Armor(Mine, 8),
        StatsNow(MyHero, 4, 30),
    }
}

#[test]
fn an_option_that_needs_room_is_not_offered_on_a_full_board() {
    // `REQ_NUM_MINION_SLOTS` of the option "Summon a Panther".
    check! { Druid:
        Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"), Ally("CS2_231"),
        Ally("CS2_231"), Ally("CS2_231"), PlayOption("EX1_160", 1, Nothing), StatsNow(My(0), 2, 2),
    }
}

/// The client refuses a plain spell that summons on a full board (`REQ_NUM_MINION_SLOTS`), and an option as well: before build 36393
/// each option has play requirements of its own.
#[test]
fn an_option_that_can_do_nothing_is_not_offered() {
    let summons_first = ["ETC_373", "EDR_813", "EDR_820", "EDR_490"];
    let summons_second = ["RLK_654", "SW_422", "EDR_263", "EDR_463", "DRG_311"];
    let nothing_else = ["SCH_612", "TSC_650", "EDR_233"];
    let cards = summons_first.into_iter().chain(summons_second).chain(nothing_else);
    for card in cards {
        let mut table = table(CardClass::Druid);
        table.steps(&[Ally("CS2_231"); 6]);
        table.steps(&[Enemy("CS2_231"), GainCorpses(2), Give(card)]);
        assert_eq!(offered_options(&table, card), [0, 1], "{card} with room");
        table.steps(&[Ally("CS2_231")]);
        let left: &[u8] = if summons_first.contains(&card) {
            &[1]
        } else if nothing_else.contains(&card) {
            &[]
        } else {
            &[0]
        };
        assert_eq!(offered_options(&table, card), left, "{card} without room");
    }
}

/// Both options of Spirits of the Forest summon: the card cannot be played, and says why.
#[test]
fn a_card_of_which_no_option_can_do_anything_cannot_be_played() {
    let full = [Ally("CS2_231"); 7];
    check(CardClass::Shaman, &[&full[..], &[Give("EDR_233"), Unplayable("EDR_233")]].concat());
    check(CardClass::Shaman, &[&full[..6], &[PlayOption("EDR_233", 1, Nothing), IsCard(My(6), "EDR_233t2")]].concat());
}

/// Starfall: the first option is "5 damage to a minion", as its text says.
#[test]
fn starfall_has_the_options_in_the_order_of_its_text() {
    check! { Druid: Enemy("CS2_200"), PlayOption("NEW1_007", 0, On(Their(0))), Damage(Their(0), 5) }
    check! { Druid: Enemy("CS2_200"), PlayOption("NEW1_007", 1, Nothing), Damage(Their(0), 2) }
}

/// The text of an option is that of the card which offers it: no card Discovers itself.
#[test]
fn an_option_does_not_discover_the_card_that_offers_it() {
    check! { Druid: ForbidOutcome(Card("LOE_115")), PlayOption("LOE_115", 1, Nothing), Choose(0), HandCount(Mine, 1) }
    // Another spell of its class can come.
    check! { Druid: Force(Card("EX1_169")), PlayOption("LOE_115", 1, Nothing), ChooseCard("EX1_169"), HandCount(Mine, 1) }
}

#[test]
fn options_within_a_card_are_a_tree() {
    // Choose One: each option with its own targets. Wrath: 3 damage to a minion, or 1 damage and a card.
    let mut table = table(CardClass::Druid);
    table.steps(&[Give("EX1_154"), Enemy("CS2_182"), Enemy("CS2_186")]);
    let plays = |table: &Table, who| -> Vec<(Option<u8>, bool)> {
        let options = table.game.options_for(table.who(who).unwrap());
        let play = |option: &Action| {
            let Action::Play { option, target, .. } = option else { return None };
            Some((*option, target.is_some()))
        };
        options.iter().filter_map(play).collect()
    };
    let (first, second) = ((Some(0), true), (Some(1), true));
    assert_eq!(plays(&table, InHand(0)), [first, first, second, second]);
    table.steps(&[PlayOption("EX1_154", 1, On(Their(0))), Damage(Their(0), 1), HandCount(Mine, 1)]);
    // Magnetic: beside the others, or onto each Mech.
    let mut table = self::table(CardClass::Mage);
    table.steps(&[Ally("CS2_182"), Ally("BOT_021"), Give("BOT_021")]);
    assert_eq!(plays(&table, InHand(0)), [(None, true), (None, false)]);
    table.steps(&[Play("BOT_021", On(My(1))), BoardCount(Mine, 2)]);
    // Corrupt and Combo are no options: they look at what was played. Dancing Cobra, after a card that costs more.
    table.steps(&[Give("DMF_083"), Play("CS2_025", Nothing), IsCard(InHand(0), "DMF_083"), Crystals(10)]);
    table.steps(&[Play("CS2_182", Nothing)]);
    let card = table.game.card(table.who(InHand(0)).unwrap()).unwrap();
    assert!(card.id != "DMF_083" && card.keywords.has(cardwright_engine::facts::Keywords::POISONOUS), "{}", card.id);
    // Outcast: at either end of the hand. Skull of Gul'dan is not written, Illidari Studies is.
    let mut table = self::table(CardClass::DemonHunter);
    table.steps(&[Give("CS2_029"), Give("CS3_017"), Give("CS2_029")]);
    let hero = |table: &Table| {
        let hero = table.game.players[PlayerId::First].hero.unwrap();
        table.game.enchantments_on(hero).count()
    };
    let studies = table.who(Nth(1)).unwrap();
    let play = Action::Play { card: studies, target: None, option: None, place: None };
    let mut outcast = table.game.clone();
    outcast
        .act(Action::Play {
            card: table.who(Nth(0)).unwrap(),
            target: outcast.players[PlayerId::Second].hero,
            option: None,
            place: None,
        })
        .unwrap();
    table.game.act(play).unwrap();
    assert_eq!(hero(&table), 0, "in the middle");
    outcast.act(play).unwrap();
    table.game = outcast;
    assert_eq!(hero(&table), 1, "on the left");
}

#[test]
fn choose_one_offers_both() {
    mage(&[
        PlayOption("NEW1_008", 0, Nothing),
        HandCount(Mine, 2),
        EndTurn,
        EndTurn,
        DealDamage(MyHero, 9),
        PlayOption("NEW1_008", 1, On(MyHero)),
        Damage(MyHero, 2),
    ]);
}
