//! The names of cards in recordings, and the facts that a recording has to tell of a card.
use cardwright_arena::conform::CardLookup;
use cardwright_arena::deck::skin::{Skin, is_starting_hero};
use cardwright_arena::registry;
use cardwright_engine::CardId;
use cardwright_engine::script::prelude::*;

fn names() -> CardLookup {
    CardLookup::new(registry::cards().expect("the cards are well formed"))
}

fn card(names: &CardLookup, id: &str) -> CardId {
    let card = names.find(id);
    assert_ne!(card, CardId::NONE, "there is no {id}");
    card
}

#[test]
fn what_a_position_does_not_show_is_asked_by_few_cards() {
    let names = names();
    for id in ["CFM_343", "LOE_011", "ETC_113t", "VAC_308"] {
        assert!(names.depends_on_unseen(id), "{id}");
    }
    for id in ["CS2_182", "CS2_029", "EX1_116", "NO_SUCH"] {
        assert!(!names.depends_on_unseen(id), "{id}");
    }
}

#[test]
fn a_number_that_improves_is_told_from_one_that_stands() {
    let names = names();
    let improves = |id| names.has_growing_number(card(&names, id));
    // Each time a minion is played; each time an Outcast card is.
    assert!(improves("ETC_317") && improves("ETC_405"));
    // By what happened, which the rules count themselves; not at all.
    assert!(!improves("RLK_825") && !improves("CS2_182") && !names.has_growing_number(CardId::NONE));
}

#[test]
fn a_spell_that_stays_lasts_the_turns_of_one_player() {
    let names = names();
    let lasts = |id| names.counted_turns_side(card(&names, id));
    assert_eq!(lasts("AV_664"), Some(Side::Friendly));
    assert_eq!(lasts("TTN_851"), Some(Side::Enemy));
    assert_eq!(lasts("CS2_029"), None, "it is cast and gone");
    // A Secret stays, too, but for no number of turns.
    assert_eq!(lasts("EX1_610"), None);
}

#[test]
fn options_turns_asleep_and_what_a_card_says() {
    const SIX: &[Effect] = &[armor(6)];
    const FIVE: &[Effect] = &[armor(5)];
    let names = names();
    assert!(names.has_options(card(&names, "EX1_154")) && !names.has_options(card(&names, "CS2_029")));
    assert_eq!(names.dormant_turns(card(&names, "WC_035")), Some(2));
    assert_eq!(names.dormant_turns(card(&names, "CS2_182")), None);
    let (armors, draws) = (card(&names, "LOOT_054c"), card(&names, "LOOT_054d"));
    assert!(
        names.has_exact_effects(armors, SIX)
            && !names.has_exact_effects(armors, FIVE)
            && !names.has_exact_effects(draws, SIX)
    );
}

#[test]
fn ids_of_skins_find_the_hero_and_the_hero_powers_of_the_class() {
    let names = names();
    for skin in Skin::all() {
        let hero = card(&names, skin.id);
        let face = names.cards.get(hero);
        assert!(is_starting_hero(face) && face.class == skin.class, "{} is a skin of {}", skin.id, face.id);
    }
    // A skin with a name in its id, Hero Powers of skins, and ids from before all Hero Powers had a hero's id.
    for (id, today) in [
        ("HERO_04al_Uther", "HERO_04"),
        ("HERO_08cbhp", "HERO_08bp"),
        ("HERO_03dbp2", "HERO_03bp2"),
        ("CS2_102_H1", "HERO_01bp"),
        ("HERO_10p_UP", "HERO_10bp2"),
    ] {
        assert_eq!(names.cards.get(card(&names, id)).id, today, "{id}");
    }
    // Cards of today, and ids of another pattern.
    assert_eq!(names.cards.get(card(&names, "HERO_10bpe")).id, "HERO_10bpe");
    for id in ["HERO_04ck2", "HERO_04ckx", "HERO_0Xck", "HERO_99ck", "HERO_04_", "EX1_04ck"] {
        assert_eq!(names.find(id), CardId::NONE, "{id}");
    }
}
