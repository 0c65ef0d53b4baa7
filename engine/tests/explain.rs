//! Powers in English, held against the printed texts.
use crate::cards;

/// A printed text without its markup, its remarks in brackets and its shouting.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    let (mut tag, mut remark) = (false, false);
    for letter in text.replace("[x]", "").replace("<i>(", "\u{1}").replace(")</i>", "\u{2}").chars() {
        match letter {
            '\u{1}' | '\u{2}' => remark = letter == '\u{1}',
            '<' | '>' => tag = letter == '<',
            '&' => {}
            _ if tag || remark => {}
            '\n' | '_' | '\u{a0}' => plain.push(' '),
            other => plain.push(other),
        }
    }
    plain.split_whitespace().collect::<Vec<_>>().join(" ").replace("ALL", "all")
}

#[test]
fn what_a_card_does_is_said_as_it_is_printed() {
    let cards = cards::cards();
    let same = [
        "CS2_029", "CS2_023", "CS2_025", "EX1_277", "CS2_022", "EX1_392", "EX1_095", "CS2_222", "EX1_015", "EX1_096",
        "CS2_108", "NEW1_020", "EX1_007", "EX1_105", "EX1_016", "CS2_092", "CS2_188", "CS2_203", "EX1_593", "CS2_122",
        "NEW1_019", "CS1_112", "CS1_113", "EX1_604", "EX1_412", "EX1_564", "DS1_184", "KAR_063", "EX1_044", "NEW1_021",
        "LOE_011",
    ];
    for id in same {
        let card = cards.get(cards.by_id(id).unwrap_or_else(|| panic!("{id} is a test card")));
        assert_eq!(card.explain(cards), plain(card.text), "{id}");
    }
}

#[test]
fn every_power_can_be_printed() {
    let cards = cards::cards();
    for (_, card) in cards.iter() {
        let said = card.explain(cards);
        assert!(!said.contains("  "), "{}: {said}", card.id);
        assert_eq!(said.is_empty(), card.power.abilities().is_empty(), "{}: {said}", card.id);
    }
}

#[test]
fn an_enchantment_text_refers_to_its_bearer() {
    use cardwright_data::{CardClass, CardSet, CardType};
    use cardwright_engine::compiled::{Card, Cards};
    use cardwright_engine::script::prelude::*;
    const POWERS: [(&str, Power); 5] = [
        ("Costs (2) less.", enchant(&[cost_less(2)])),
        ("Costs (0) this turn.", enchant(&[cost(0)]).this_turn()),
        ("Health set to 15.", enchant(&[HEALTH.set(15)])),
        ("+2 Attack and Immune this turn.", enchant(&[ATTACK.plus(2), has(GameTag::IMMUNE)]).this_turn()),
        ("Can't attack heroes.", enchant(&[has(GameTag::CANNOT_ATTACK_HEROES)])),
    ];
    static CARDS: [Card; 5] = {
        const fn card(id: &'static str, at: usize) -> Card {
            let (text, power) = &POWERS[at];
            Card::new(id, 0, id, text, CardType::Enchantment, CardClass::Neutral, CardSet::LEGACY, &[], power)
        }
        [card("ZZ_0e", 0), card("ZZ_1e", 1), card("ZZ_2e", 2), card("ZZ_3e", 3), card("ZZ_4e", 4)]
    };
    let cards = Cards::new(&[&CARDS]).expect("the ids differ");
    for (_, card) in cards.iter() {
        assert_eq!(card.explain(&cards), card.text);
    }
}

#[test]
fn the_words_of_keywords_are_said_as_cards_say_them() {
    let cards = cards::cards();
    let said = [
        ("ZZ_PRISONER", "Starts Dormant. After you play 3 cards, this awakens."),
        ("ZZ_SLEEPER", "Dormant for 2 turns. When this awakens, gain 3 Armor."),
        ("ZZ_SHIP", "Starship (Costs (5) Mana to launch.)"),
        ("ZZ_DRIVE", "Spellburst: Gain 1 Armor. When this is launched, deal 2 damage to the enemy hero."),
        ("ZZ_CREW", "After you launch a Starship, gain 10 Armor."),
        ("ZZ_INGOT", "Forge: Become ZZ_BLADE."),
        ("ZZ_INNOCENT", "Corrupt: Become ZZ_BLADE."),
        ("ZZ_HEARTY", "Overheal: Gain 1 Armor. Whenever this minion is Overhealed, gain +1 Attack that much."),
    ];
    for (id, text) in said {
        assert_eq!(cards.get(cards.by_id(id).expect("it is a test card")).explain(cards), text, "{id}");
    }
    let dreamer = cards.get(cards.by_id("ZZ_DREAMER").expect("it is a test card")).explain(cards);
    assert!(dreamer.contains("While Dormant, draw a card at the end of your turn."), "{dreamer}");
}

#[test]
fn what_is_not_of_a_class_is_said_as_texts_do() {
    use cardwright_data::CardType;
    use cardwright_engine::script::explain::Explain;
    use cardwright_engine::script::prelude::*;
    const POWER: Power = battlecry(&[destroy(MINIONS.that(not(&class(CardClass::Paladin))))]);
    let said = Explain::new(cards::cards(), "", CardType::Minion).power(&POWER);
    assert_eq!(said, "Battlecry: Destroy all non-Paladin minions.");
}
