//! Faults of cards that compile: one card made for each kind of fault, and one beside it that is as it should be.
use cardwright_data::{CardClass, CardSet, CardType, GameTag};
use cardwright_engine::compiled::{Card, CardFault, Cards, Tier};
use cardwright_engine::script::Power;
use cardwright_engine::script::card_refs::CardRef;
use cardwright_engine::script::native::NativeContext;
use cardwright_engine::script::prelude::*;

/// A power that lives as long as the program, as those of card files do.
macro_rules! power {
    ($words:expr) => {{
        const POWER: Power = $words;
        &POWER
    }};
}

const fn card(
    id: &'static str,
    card_type: CardType,
    text: &'static str,
    tags: &'static [(GameTag, i32)],
    power: &'static Power,
) -> Card {
    Card::new(id, 0, id, text, card_type, CardClass::Neutral, CardSet::LEGACY, tags, power)
}

/// The cards are made once a test and never dropped.
fn registry(cards: Vec<Card>) -> Cards {
    Cards::new(&[cards.leak()]).expect("the ids differ")
}

const MIGHT: Power = enchant(&[plus(1, 1)]);

#[test]
fn an_unknown_id_is_reported() {
    let power = power!(spell(&[summon(CardSource::Named("ZZ_NOBODY"))]));
    let cards = registry(vec![card("ZZ_CALL", CardType::Spell, "", &[], power)]);
    let fault = CardFault::Unknown { card: "ZZ_CALL", mention: CardRef::Card("ZZ_NOBODY") };
    assert_eq!(cards.faults(), [fault]);
    assert_eq!((fault.card(), fault.kind()), ("ZZ_CALL", "unknown"));
    assert_eq!(fault.to_string(), "`ZZ_CALL` names `ZZ_NOBODY`, and no card has that id");
}

#[test]
fn an_unwritten_enchantment_is_reported() {
    let power = power!(spell(&[attach("ZZ_BUFFe").to(A_MINION)]));
    let cards = registry(vec![
        card("ZZ_BUFF", CardType::Spell, "", &[], power),
        card("ZZ_BUFFe", CardType::Enchantment, "+1/+1.", &[], &TODO),
    ]);
    let fault = CardFault::DependsOnUnwritten { card: "ZZ_BUFF", mention: CardRef::Enchantment("ZZ_BUFFe") };
    assert_eq!(cards.faults(), [fault]);
    let written = registry(vec![
        card("ZZ_BUFF", CardType::Spell, "", &[], power),
        card("ZZ_BUFFe", CardType::Enchantment, "+1/+1.", &[], &MIGHT),
    ]);
    assert_eq!(written.faults(), []);
}

#[test]
fn what_an_enchantment_does_belongs_on_an_enchantment() {
    let gives = power!(aura(OTHER_FRIENDLY_MINIONS).gives("ZZ_MIGHT"));
    let cards = registry(vec![
        card("ZZ_LORD", CardType::Minion, "", &[], gives),
        card("ZZ_MIGHT", CardType::Minion, "", &[], &MIGHT),
    ]);
    let unattachable = CardFault::NotAnEnchantment { card: "ZZ_LORD", mention: CardRef::Enchantment("ZZ_MIGHT") };
    assert_eq!(cards.faults(), [unattachable, CardFault::MisplacedEnchantment { card: "ZZ_MIGHT" }]);
}

#[test]
fn a_trigger_on_an_event_that_is_only_recorded_is_reported() {
    let minion = |power| registry(vec![card("ZZ_CULTIST", CardType::Minion, "", &[], power)]);
    let never = |kind| vec![CardFault::NeverRaised { card: "ZZ_CULTIST", kind }];
    let waits = minion(power!(whenever(YOU.invoke()).then(&[draw(1)])));
    assert_eq!(waits.faults(), never(EventKind::Invoke));
    assert_eq!(waits.faults()[0].kind(), "never_raised");
    let later_waits = power!(battlecry(&[later(&after(YOU.herald()).does(&[draw(1)]))]));
    assert_eq!(minion(later_waits).faults(), never(EventKind::Herald));
    let ends =
        registry(vec![card("ZZ_CULTIST", CardType::Enchantment, "", &[], power!(enchant(&[]).until(YOU.imbue())))]);
    assert_eq!(ends.faults(), never(EventKind::Imbue));
    // The past of the same events, and events that are raised.
    let past = power!(battlecry(&[draw(1)]).when(YOU.invoke().this_game().at_least(2)));
    assert_eq!(minion(past).faults(), []);
    assert_eq!(minion(power!(after(YOU.excavate(CARD)).then(&[draw(1)]))).faults(), []);
}

#[test]
fn an_aura_gives_no_texts() {
    let lord = |power| card("ZZ_LORD", CardType::Minion, "", &[], power);
    let grudge = || card("ZZ_GRUDGE", CardType::Enchantment, "", &[], power!(on(Word::HonorableKill, &[draw(1)])));
    let gives = registry(vec![lord(power!(aura(OTHER_FRIENDLY_MINIONS).gives("ZZ_GRUDGE"))), grudge()]);
    let ungiven = CardFault::AuraGivesText { card: "ZZ_LORD", mention: CardRef::Enchantment("ZZ_GRUDGE") };
    assert_eq!(gives.faults(), [ungiven]);
    let attaches = registry(vec![lord(power!(battlecry(&[attach("ZZ_GRUDGE").to(OTHER_FRIENDLY_MINIONS)]))), grudge()]);
    assert_eq!(attaches.faults(), []);
}

#[test]
fn damage_that_is_marked_is_dealt_and_damage_that_scales_is_marked() {
    let faults = |text: &'static str, power: &'static Power| {
        registry(vec![card("ZZ_BOLT", CardType::Spell, text, &[], power)]).faults()
    };
    let card = "ZZ_BOLT";
    let bolt = power!(spell(&[deal(3).to(TARGET)]));
    assert_eq!(faults("Deal $3 damage.", bolt), []);
    assert_eq!(faults("Deal 3 damage.", bolt), [], "nothing is marked, nothing scales");
    assert_eq!(
        faults("Deal $4_damage.", bolt),
        [CardFault::MissingDamage { card, n: 4 }, CardFault::UnmarkedDamage { card, n: 3 }]
    );
    let both = power!(spell(&[deal(3).to(TARGET), deal(2).to(YOUR_HERO)]));
    assert_eq!(faults("Deal $3 damage. Deal 2 to your hero.", both), [CardFault::UnmarkedDamage { card, n: 2 }]);
    let draws = power!(spell(&[draw(1)]));
    assert_eq!(faults("Deal $3 damage.", draws), [CardFault::MissingDamage { card, n: 3 }]);
    assert_eq!(faults("Draw $1 card (improved by Spell Damage).", draws), [], "no damage, but it grows");
    let nested = power!(spell(&[either(FRIENDLY, &[deal(2).to(TARGET)], &[deal(3).up_to(5).to(TARGET)])]));
    assert_eq!(faults("Deal $2 or $3-$5 damage.", nested), []);
    let each = power!(spell(&[deal(1).for_each(YOUR_HAND).to(TARGET)]));
    assert_eq!(faults("Deal $1 damage for each card in your hand.", each), []);
    assert_eq!(faults("Gain $d3 Armor.", power!(spell(&[armor(3)]))), [], "that is no damage");
}

#[test]
fn damage_that_is_looked_up_dealt_by_others_or_by_a_native_may_be_what_the_text_marks() {
    let faults = |power: &'static Power| {
        registry(vec![
            card("ZZ_BOLT", CardType::Spell, "Deal $3 damage.", &[], power),
            card("ZZ_NEAR", CardType::Spell, "", &[], power!(spell(&[get(CardSource::Named("ZZ_FAR"))]))),
            card("ZZ_FAR", CardType::Spell, "", &[], power!(spell(&[deal(3).to(TARGET)]))),
        ])
        .faults()
    };
    assert_eq!(faults(power!(spell(&[deal(1).times(TEXT_NUMBER).to(TARGET)]))), []);
    assert_eq!(faults(power!(spell(&[deal(3).by(A_MINION).to(ENEMY_HERO)]))), []);
    assert_eq!(faults(power!(spell(&[native("bolt", nothing, &[])]))), []);
    assert_eq!(faults(power!(spell(&[get(CardSource::Named("ZZ_NEAR"))]))), []);
    assert_eq!(faults(power!(spell(&[draw(1)]))), [CardFault::MissingDamage { card: "ZZ_BOLT", n: 3 }]);
}

#[test]
fn the_options_of_a_card_deal_what_its_text_marks() {
    let cards = registry(vec![
        card("ZZ_WRATH", CardType::Spell, "Deal $3 damage; or $1 damage.", &[], power!(choose_one(&["ZZ_A", "ZZ_B"]))),
        card("ZZ_A", CardType::Spell, "Deal $3 damage.", &[], power!(spell(&[deal(3).to(TARGET)]))),
        card("ZZ_B", CardType::Spell, "Deal $1 damage.", &[], power!(spell(&[deal(2).to(TARGET)]))),
    ]);
    let option = [CardFault::MissingDamage { card: "ZZ_B", n: 1 }, CardFault::UnmarkedDamage { card: "ZZ_B", n: 2 }];
    assert_eq!(cards.faults(), [[CardFault::MissingDamage { card: "ZZ_WRATH", n: 1 }].as_slice(), &option].concat());
}

#[test]
fn a_combo_or_a_deathrattle_needs_its_tag() {
    let combo_text = power!(combo(&[draw(1)]));
    let rattle = power!(abilities(&[deathrattle(&[draw(1)])]));
    let cards = registry(vec![
        card("ZZ_COMBO", CardType::Minion, "", &[], combo_text),
        card("ZZ_COMBO2", CardType::Minion, "", &[(GameTag::COMBO, 1)], combo_text),
        card("ZZ_RATTLE", CardType::Minion, "", &[(GameTag::COMBO, 1)], rattle),
        card("ZZ_RATTLE2", CardType::Minion, "", &[(GameTag::DEATHRATTLE, 1)], rattle),
        card("ZZ_RATTLEe", CardType::Enchantment, "", &[], rattle),
    ]);
    let untagged = |card, word| CardFault::MissingTag { card, word };
    assert_eq!(cards.faults(), [untagged("ZZ_COMBO", Word::Combo), untagged("ZZ_RATTLE", Word::Deathrattle)]);
}

fn nothing(_: &mut dyn NativeContext) {}

#[test]
fn natives_are_counted_among_the_written_cards() {
    let wild = power!(spell(&[either(FRIENDLY, &[native("wild", nothing, &[])], &[draw(1)])]));
    let cards = registry(vec![
        card("ZZ_PLAIN", CardType::Minion, "", &[], &VANILLA),
        card("ZZ_BOLT", CardType::Spell, "", &[], power!(spell(&[deal(3).to(TARGET)]))),
        card("ZZ_MIGHTe", CardType::Enchantment, "", &[], &MIGHT),
        card("ZZ_TWO", CardType::Spell, "", &[], power!(spell(&[deal(3).to(TARGET), draw(1)]))),
        card("ZZ_WILD", CardType::Spell, "", &[], wild),
        card("ZZ_LATER", CardType::Spell, "", &[], &TODO),
        card("ZZ_HALF", CardType::Spell, "", &[], power!(spell(&[draw(1)]).partial("does not burn"))),
    ]);
    let counts = cards.tier_counts();
    assert_eq!((counts.vanilla, counts.single, counts.several, counts.written()), (1, 2, 1, 5));
    assert_eq!(counts.natives, [("ZZ_WILD", vec!["wild"])]);
    assert!((counts.percent_native() - 20.0).abs() < 1e-9);
    let rungs: Vec<_> = cards.iter().map(|(_, card)| card.tier()).collect();
    assert_eq!(rungs[4..], [Some(Tier::Native), None, None]);
    assert!(registry(Vec::new()).tier_counts().percent_native().abs() < 1e-9, "no card, no share");
}

#[test]
fn a_stub_is_reached_through_written_cards_and_not_through_stubs() {
    let cards = registry(vec![
        card("ZZ_QUEST", CardType::Spell, "", &[], power!(spell(&[summon(CardSource::Named("ZZ_REWARD"))]))),
        card(
            "ZZ_REWARD",
            CardType::Minion,
            "",
            &[],
            power!(deathrattle(&[summon(CardSource::OneOf(&["ZZ_LATE", "ZZ_PLAIN"]))])),
        ),
        card("ZZ_LATE", CardType::Minion, "", &[], &TODO),
        card("ZZ_PLAIN", CardType::Minion, "", &[], &VANILLA),
    ]);
    let id = |id: &str| cards.by_id(id).expect("it is there");
    let is_whole = |card| cards.get(card).power.status != cardwright_engine::script::PowerStatus::Todo;
    let behind = |from: &str| {
        let stubs = cards.reachable_stubs(id(from), is_whole).into_iter();
        stubs.map(|stub| stub.chain.into_iter().map(|id| cards.get(id).id).collect()).collect::<Vec<Vec<_>>>()
    };
    assert_eq!(behind("ZZ_QUEST"), [["ZZ_REWARD", "ZZ_LATE"]]);
    assert_eq!((behind("ZZ_REWARD"), behind("ZZ_PLAIN").len()), (vec![vec!["ZZ_LATE"]], 0));
    assert!(
        cards.reachable_stubs(id("ZZ_QUEST"), |card| card == id("ZZ_QUEST"))[0].chain == [id("ZZ_REWARD")],
        "the first"
    );
}

#[test]
fn what_keywords_and_tags_bring_is_reached() {
    const fn numbered(
        id: &'static str,
        dbf: u32,
        class: CardClass,
        kind: CardType,
        tags: &'static [(GameTag, i32)],
    ) -> Card {
        Card::new(id, dbf, id, "", kind, class, CardSet::LEGACY, tags, &VANILLA)
    }
    const RELATED: GameTag = GameTag::COLLECTION_RELATED_CARD_DATABASE_ID;
    let (mage, hunter, neutral) = (CardClass::Mage, CardClass::Hunter, CardClass::Neutral);
    let treasure = |id, class, tags| numbered(id, 0, class, CardType::Spell, tags);
    let blessing = |id, class| numbered(id, 0, class, CardType::HeroPower, &[(GameTag::IMBUE, 1)]);
    let dig = |id, class, power| Card::new(id, 0, id, "", CardType::Spell, class, CardSet::LEGACY, &[], power);
    let all = vec![
        numbered("ZZ_HERO", 0, mage, CardType::Hero, &[(GameTag::HERO_POWER, 7)]),
        numbered("ZZ_POWER", 7, mage, CardType::HeroPower, &[]),
        numbered("ZZ_TOY", 0, mage, CardType::Minion, &[(RELATED, 8), (GameTag::MINIATURIZE, 1)]),
        numbered("ZZ_BESIDE", 0, mage, CardType::Minion, &[(RELATED, 8)]),
        numbered("ZZ_MINI", 8, mage, CardType::Minion, &[]),
        treasure("ZZ_FIRST", neutral, &[(GameTag::EXCAVATE, 1)]),
        treasure("ZZ_LAST_MAGE", mage, &[(GameTag::EXCAVATE, 4)]),
        treasure("ZZ_LAST_HUNTER", hunter, &[(GameTag::EXCAVATE, 4)]),
        blessing("ZZ_BLESS_MAGE", mage),
        blessing("ZZ_BLESS_HUNTER", hunter),
        dig("ZZ_DIG", hunter, power!(spell(&[excavate()]))),
        dig("ZZ_DIG_ALL", neutral, power!(spell(&[excavate()]))),
        dig("ZZ_IMBUE", mage, power!(spell(&[imbue()]))),
        dig("ZZ_SPARE", mage, power!(spell(&[get(random_token(with(GameTag::SPARE_PART)))]))),
        treasure("ZZ_PART", neutral, &[(GameTag::SPARE_PART, 1)]),
    ];
    let cards = registry(all);
    let brings = |id: &str| -> Vec<&str> {
        let card = cards.get(cards.by_id(id).expect("it is there"));
        cards.creatable_cards(card).into_iter().map(|id| cards.get(id).id).collect()
    };
    assert_eq!(brings("ZZ_HERO"), ["ZZ_POWER"]);
    assert_eq!(brings("ZZ_TOY"), ["ZZ_MINI"]);
    assert_eq!(brings("ZZ_BESIDE"), [""; 0], "the collection shows it beside another card, and it makes nothing");
    assert_eq!(brings("ZZ_DIG"), ["ZZ_FIRST", "ZZ_LAST_HUNTER"]);
    assert_eq!(brings("ZZ_DIG_ALL"), ["ZZ_FIRST", "ZZ_LAST_MAGE", "ZZ_LAST_HUNTER"]);
    assert_eq!(brings("ZZ_IMBUE"), ["ZZ_BLESS_MAGE"]);
    assert_eq!(brings("ZZ_SPARE"), ["ZZ_PART"]);
}
