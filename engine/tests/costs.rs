//! Costs as values: how they compose, print and parse. How they are paid: `payment.rs`.
use cardwright_data::{CardType, Race, SpellSchool};
use cardwright_engine::script::activatable::{AbilityKind, Activatable};
use cardwright_engine::script::cost::parse::ParseErrorKind;
use cardwright_engine::script::cost::{CardFilter, Cost, PARTS, Part, Resource, mana};
use cardwright_engine::script::ruleset::{HEARTHSTONE, Pool, Ruleset};
use cardwright_engine::script::trigger::ActiveZone;
use proptest::prelude::*;

const BLUE: Pool = Pool::new(0, 'U');
const RED: Pool = Pool::new(1, 'R');
const FOREIGN: Ruleset = Ruleset { name: "Foreign", pools: &[BLUE, RED] };

/// A cost as a card file writes it: it is read at compile time.
const WRITTEN: Cost = match Cost::parse("2 U U,Discard(1,Any)", &FOREIGN) {
    Ok(cost) => cost,
    Err(_) => panic!("it is a cost"),
};

fn health(n: i16) -> Cost {
    Cost::of(Part::Health(n))
}

fn which() -> impl Strategy<Value = CardFilter> {
    prop_oneof![
        Just(CardFilter::Any),
        Just(CardFilter::This),
        prop::sample::select(&CardType::ALL[1..]).prop_map(CardFilter::Type),
        prop::sample::select(&Race::ALL[1..]).prop_map(CardFilter::Race),
        prop::sample::select(&SpellSchool::ALL[1..]).prop_map(CardFilter::School),
    ]
}

fn resource() -> impl Strategy<Value = Resource> {
    prop::sample::select(vec![
        Resource::Mana,
        Resource::Health,
        Resource::Armor,
        Resource::Corpses,
        Resource::OfRuleset(BLUE),
        Resource::OfRuleset(RED),
    ])
}

fn part() -> impl Strategy<Value = Part> {
    let n = 1..200_i16;
    prop_oneof![
        n.clone().prop_map(Part::Mana),
        n.clone().prop_map(Part::Health),
        n.clone().prop_map(Part::Armor),
        n.clone().prop_map(Part::Corpses),
        (prop::sample::select(vec![BLUE, RED]), 1..9_i16).prop_map(|(pool, n)| Part::Pool(pool, n)),
        (resource(), 0..5_u8, 0..5_u8).prop_map(|(of, least, more)| Part::X(of, least, least + more)),
        (resource(), any::<u8>()).prop_map(|(of, least)| Part::All(of, least)),
        Just(Part::Exhaust),
        Just(Part::Attack),
        (0..8_u8).prop_map(Part::Once),
        n.clone().prop_map(Part::Durability),
        n.clone().prop_map(Part::Cooldown),
        n.clone().prop_map(Part::Overload),
        (0..2_u8, n.clone()).prop_map(|(at, n)| Part::Counter(at, n)),
        (0..2_u8, n).prop_map(|(at, n)| Part::AddCounter(at, n)),
        (1..9_u8, which()).prop_map(|(n, which)| Part::Discard(n, which)),
        (1..9_u8, which()).prop_map(|(n, which)| Part::Destroy(n, which)),
        (1..9_u8, which()).prop_map(|(n, which)| Part::Tap(n, which)),
        (1..9_u8, which()).prop_map(|(n, which)| Part::ToDeck(n, which)),
        (1..9_u8, which()).prop_map(|(n, which)| Part::Exile(n, which)),
    ]
}

/// Costs of some ways with some parts each, as many as there is room for.
fn cost() -> impl Strategy<Value = Cost> {
    prop::collection::vec(prop::collection::vec(part(), 0..4), 1..4).prop_map(|ways| {
        let way = |parts: Vec<Part>| {
            parts.into_iter().fold(Cost::FREE, |sum, part| sum.checked_plus(part.into()).unwrap_or(sum))
        };
        ways.into_iter().map(way).reduce(|one, other| one.checked_or(other).unwrap_or(one)).unwrap_or(Cost::FREE)
    })
}

/// A card type, a minion type and a school of the same name are told apart by nothing: the first is meant.
fn is_ambiguous(cost: &Cost) -> bool {
    let name = |which: CardFilter| which.to_string().to_lowercase();
    let earlier = |which: CardFilter| match which {
        CardFilter::Race(_) => CardType::ALL[1..].iter().any(|it| name(CardFilter::Type(*it)) == name(which)),
        CardFilter::School(_) => {
            CardType::ALL[1..].iter().any(|it| name(CardFilter::Type(*it)) == name(which))
                || Race::ALL[1..].iter().any(|it| name(CardFilter::Race(*it)) == name(which))
        }
        CardFilter::Any | CardFilter::This | CardFilter::Type(_) => false,
    };
    cost.alternatives().flatten().filter_map(|part| part.cards()).any(|(_, _, which)| earlier(which))
}

proptest! {
    #[test]
    fn what_is_printed_is_read_back(cost in cost()) {
        prop_assume!(!is_ambiguous(&cost));
        let text = cost.to_string();
        prop_assert_eq!(Cost::parse(&text, &FOREIGN), Ok(cost));
    }

    #[test]
    fn plus_is_associative_and_nothing_is_neutral(a in part(), b in part(), c in part()) {
        let (a, b, c) = (Cost::of(a), Cost::of(b), Cost::of(c));
        prop_assert_eq!((a + b) + c, a + (b + c));
        prop_assert_eq!(((a + b) + c).parts().len(), 3, "flat");
        prop_assert_eq!(a + Cost::FREE, a);
        prop_assert_eq!(Cost::FREE + a, a);
        prop_assert_eq!((a | b) | c, a | (b | c));
        prop_assert_eq!((a | b) + c, (a + c) | (b + c));
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "[0-9A-Za-z(),+| _é]{0,24}") {
        for rules in [&FOREIGN, &HEARTHSTONE] {
            if let Err(misread) = Cost::parse(&text, rules) {
                prop_assert!(misread.from <= misread.to && misread.to <= text.len());
                prop_assert!(text.get(misread.from..misread.to).is_some(), "whole letters: {:?}", misread);
                prop_assert!(!misread.to_string().is_empty());
            }
            _ = Activatable::parse(&text, rules);
        }
    }
}

#[test]
fn a_cost_reads_as_it_is_written() {
    let read = |text| Cost::parse(text, &FOREIGN).unwrap();
    assert_eq!(WRITTEN, mana(2).and(Part::Pool(BLUE, 2)).and(Part::Discard(1, CardFilter::Any)));
    assert_eq!(WRITTEN.to_string(), "2 U U + Discard(1,Any)");
    assert_eq!(read("0"), Cost::FREE);
    assert_eq!(read("3 | (2 + Health(1))"), mana(3) | (mana(2) + health(1)));
    assert_eq!(read("3|2+Health(1)"), read("3 | (2 + Health(1))"), "a bar binds less");
    assert_eq!(read("(3|U)+Health(1)").to_string(), "(3 + Health(1)) | (U + Health(1))");
    assert_eq!(read("U(9)").to_string(), "U(9)");
    assert_eq!(read("destroy(2, minion)").to_string(), "Destroy(2,Minion)");
    assert_eq!(read("X(Mana,1,5)").parts(), [Part::X(Resource::Mana, 1, 5)]);
    assert_eq!(read("0|2").alternatives().map(<[_]>::len).collect::<Vec<_>>(), [0, 1]);
}

#[test]
fn an_error_points_at_the_wrong_part_of_a_text() {
    let wrong = |text: &'static str, rules: &'static Ruleset<'static>| {
        let misread = Cost::parse(text, rules).unwrap_err();
        (&text[misread.from..misread.to], misread.kind)
    };
    assert_eq!(wrong("2 U U,Discard(1,Any)", &HEARTHSTONE), ("U", ParseErrorKind::Unknown));
    assert_eq!(wrong("2+Tapp", &FOREIGN), ("Tapp", ParseErrorKind::Unknown));
    assert_eq!(wrong("Discard(1,Wizard)", &FOREIGN), ("Wizard", ParseErrorKind::UnknownCards));
    assert_eq!(wrong("Discard(900,Any)", &FOREIGN), ("900", ParseErrorKind::Number));
    assert_eq!(wrong("X(Mana,5,1)", &FOREIGN), ("1", ParseErrorKind::Number));
    assert_eq!(wrong("Health(2", &FOREIGN), ("", ParseErrorKind::Ends));
    assert_eq!(wrong("2 + é", &FOREIGN), ("é", ParseErrorKind::Unexpected));
    assert_eq!(wrong("1+1+1+1+1+1+1+1+1", &FOREIGN).1, ParseErrorKind::TooLong);
    assert_eq!(wrong("", &FOREIGN), ("", ParseErrorKind::Ends));
    let misread = Cost::parse("2+Tapp", &HEARTHSTONE).unwrap_err();
    assert_eq!(misread.to_string(), "`2+Tapp`, column 3: Hearthstone knows no `Tapp`");
}

#[test]
fn a_cost_reduction_applies_to_each_way_to_pay() {
    assert_eq!((mana(3) | health(3)).less(1), mana(2) | health(2));
    assert_eq!((mana(3) + health(3)).less(4), health(2));
    assert_eq!(mana(3).less(5), Cost::FREE);
    assert_eq!((mana(1) | Cost::of(Part::Exhaust)).less(1).alternatives().map(<[_]>::len).collect::<Vec<_>>(), [0, 1]);
}

#[test]
fn a_cost_has_a_maximum_number_of_parts() {
    let full = (0..PARTS).fold(Cost::FREE, |sum, _| sum + health(1));
    assert_eq!(full.parts().len(), PARTS);
    assert_eq!(full.checked_plus(health(1)), None);
    assert_eq!(full.checked_or(health(1)), None);
}

#[test]
fn keywords_make_abilities() {
    let read = |text| Activatable::parse(text, &FOREIGN).unwrap();
    let flashback = read("Flashback:2 U U,Discard(1,Any)");
    assert_eq!(
        (flashback.cost, flashback.active_zone, flashback.does),
        (WRITTEN, ActiveZone::Graveyard, AbilityKind::CastAndExile)
    );
    assert_eq!(read("Tradeable"), read("Tradeable:1"));
    assert_eq!(read("Location").cost.to_string(), "Durability(1) + Cooldown(2)");
    assert_eq!(read("Titan:Once(2)").cost.to_string(), "Once(2) + Attack");
    assert_eq!(read("Cycling:2").cost.to_string(), "2 + Discard(1,This)");
    let wrong = |text| Activatable::parse(text, &HEARTHSTONE).unwrap_err();
    assert_eq!(
        wrong("Flashback:2 U U,Discard(1,Any)").to_string(),
        "`Flashback:2 U U,Discard(1,Any)`, column 13: Hearthstone knows no `U`"
    );
    assert_eq!((wrong("Flashbakc:2").from, wrong("Flashbakc:2").to), (0, 9));
    assert_eq!(wrong("Flashback").kind, ParseErrorKind::Misused);
}
