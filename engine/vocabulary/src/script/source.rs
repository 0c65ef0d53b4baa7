//! A power as Rust source: the words that make it.
//!
//! With the prelude, the printed source compiles to an equal power. Natives print their name, where a path stood. Each word is printed by its
//! declaration ([`Words`](cardwright_words::Words)); here are the forms that several words have together: an effect with what follows its
//! verb, a selector with its refinements, a trigger, a cost.
#![allow(clippy::trivially_copy_pass_by_ref, reason = "declarations pass every field in the same way")]

use cardwright_data::{CardClass, CardSet, CardType, GameTag, Race, Rarity, SpellSchool};

use super::activatable::{AbilityKind, Activatable};
use super::amount::{Amount, Multiplier, Past, Stat};
use super::aura::{Attribute, Aura, Enchant, Gives, Lasts, Modifier, Op};
use super::condition::{Cmp, Condition};
use super::cost::{CardFilter, Cost, Part, Resource};
use super::effect::{CardSource, Classes, DeckPosition, Effect, Offer};
use super::native::Native;
use super::power::{Ability, EnchantmentRetention, Form as CardForm, Goal, Power, PowerStatus, Progress, StartingDeck};
use super::ruleset::Pool;
use super::selector::{CardProperty, NOBODY, Near, Pick, Place, SelectionSource, Selector, Side, YOU};
use super::trigger::{ActiveZone, EventPattern, Limit, Timing, Trigger};
use super::verb::{KeywordAction, Verb, adapt};
use super::word::{Text, Word};

/// A part of a Power with a source form.
pub(crate) trait Written {
    /// The reference sign; empty for texts, whose literals are references already.
    const REFERENCE: &'static str = "&";

    /// The Rust expression that makes it.
    fn source(&self) -> String;
}

/// The source form of a word that makes more than its variant.
pub(crate) struct SourceForm<T> {
    /// The word with its arguments.
    pub text: String,
    /// The extra parts that the arguments say.
    pub stated_parts: &'static [&'static str],
    /// The default of the last extra part.
    pub default: Option<T>,
}

macro_rules! by_words {
    ($($type:ty),*) => {
        $(impl Written for $type {
            fn source(&self) -> String {
                self.written()
            }
        })*
    };
}

by_words!(
    Ability,
    CardProperty,
    Classes,
    Cmp,
    CardForm,
    Condition,
    EnchantmentRetention,
    Goal,
    Lasts,
    Offer,
    Part,
    Multiplier,
    Resource,
    Side,
    SelectionSource,
    Stat,
    CardSource,
    CardFilter,
    Word
);

macro_rules! by_path {
    ($($type:ident),*) => {
        $(impl Written for $type {
            fn source(&self) -> String {
                format!(concat!(stringify!($type), "::{:?}"), self)
            }
        })*
    };
}

by_path!(CardClass, CardType, DeckPosition, AbilityKind, KeywordAction, Op, Pick, Place, Race, Rarity, SpellSchool);

macro_rules! by_function {
    ($($type:ty: $print:path),* $(,)?) => {
        $(impl Written for $type {
            fn source(&self) -> String {
                $print(self)
            }
        })*
    };
}

by_function! {
    Activatable: activatable, Aura: aura, Cost: cost, Effect: effect, Enchant: enchant, EventPattern: event, Modifier: modifier,
    Past: past, Pool: pool, Power: Power::source, Selector: selector, Text: text, Trigger: trigger,
}

macro_rules! by_display {
    ($($type:ty: $form:literal),*) => {
        $(impl Written for $type {
            fn source(&self) -> String {
                format!($form, self)
            }
        })*
    };
}

by_display!(i16: "{}", u8: "{}", bool: "{}", Progress: "{:?}", Native: "{:?}");

impl Written for str {
    const REFERENCE: &'static str = "";

    fn source(&self) -> String {
        format!("{self:?}")
    }
}

impl<T: Written> Written for [T] {
    fn source(&self) -> String {
        format!("[{}]", self.iter().map(T::source).collect::<Vec<_>>().join(", "))
    }
}

impl<T: Written + ?Sized> Written for &T {
    const REFERENCE: &'static str = "";

    fn source(&self) -> String {
        format!("{}{}", T::REFERENCE, T::source(self))
    }
}

impl Written for StartingDeck {
    fn source(&self) -> String {
        format!("StartingDeck {{ hero: {:?}, cards: &{:?} }}", self.hero, self.cards)
    }
}

impl Written for GameTag {
    fn source(&self) -> String {
        if let Some(rule) = super::player_rule::name(*self) {
            return rule.to_owned();
        }
        self.name().map_or_else(|| format!("GameTag({})", self.0), |name| format!("GameTag::{name}"))
    }
}

impl Written for CardSet {
    fn source(&self) -> String {
        self.name().map_or_else(|| format!("CardSet({})", self.0), |name| format!("CardSet::{name}"))
    }
}

impl Power {
    /// The words that make this power.
    ///
    /// ```
    /// use cardwright_vocabulary::script::prelude::*;
    /// const FIREBALL: Power = spell(&[deal(6).to(TARGET)]);
    /// assert_eq!(FIREBALL.source(), "spell(&[deal(6).to(TARGET)])");
    /// ```
    pub fn source(&self) -> String {
        let said = self.ability.written();
        match self.status {
            PowerStatus::Todo => "TODO".to_owned(),
            PowerStatus::Vanilla => "VANILLA".to_owned(),
            PowerStatus::Done => said,
            PowerStatus::Partial(reason) => format!("{said}.partial({reason:?})"),
            PowerStatus::Approximate(how) => format!("{said}.approximate({how:?})"),
        }
    }
}

impl Effect {
    /// The source code of this effect, as in [`Power::source`].
    ///
    /// ```
    /// use cardwright_vocabulary::script::prelude::*;
    /// assert_eq!(deal(6).to(TARGET).source(), "deal(6).to(TARGET)");
    /// ```
    pub fn source(&self) -> String {
        effect(self)
    }
}

pub(super) fn dormant_until(of: &Progress) -> String {
    format!("dormant_until({}, {})", of.goal.written(), referred(of.on))
}

pub(super) fn quest(of: &Progress) -> String {
    format!("quest({}, {}).reward({})", of.goal.written(), referred(of.on), referred(of.then))
}

pub(super) fn upgrades(of: &Progress, into: &&'static str) -> String {
    match of.goal {
        Goal::Times(n) if super::power::infuse(n, into).ability == Ability::Upgrades(*of, into) => {
            format!("infuse({n}, {into:?})")
        }
        goal @ (Goal::Times(_)
        | Goal::Sum(_)
        | Goal::Each
        | Goal::Then
        | Goal::InTurns(_)
        | Goal::InOneTurn(_)
        | Goal::Different(..)) => format!("upgrades({}, {}, {into:?})", goal.written(), referred(of.on)),
    }
}

/// A reference to it.
fn referred<T: Written + ?Sized>(of: &T) -> String {
    T::REFERENCE.to_owned() + &of.source()
}

fn when(of: &Condition) -> String {
    if of.is_always() { String::new() } else { format!(".when({})", of.written()) }
}

pub(super) fn text(of: &Text) -> String {
    let instead = if of.instead { ".instead()" } else { "" };
    let said = referred(of.effects);
    let word = match of.word {
        Word::Spell => "spell",
        Word::Use => "hero_power",
        Word::Battlecry => "battlecry",
        Word::Deathrattle => "deathrattle",
        Word::Combo => "combo",
        Word::Inspire => "inspire",
        Word::Frenzy
        | Word::Spellburst
        | Word::Outcast
        | Word::Overkill
        | Word::HonorableKill
        | Word::Finale
        | Word::Quickdraw
        | Word::Kindred
        | Word::Overheal
        | Word::StartOfGame
        | Word::WhenDrawn
        | Word::Awaken
        | Word::Launch
        | Word::WhenDiscarded
        | Word::WhenTraded
        | Word::WhenDestroyed
        | Word::WhenTransformed
        | Word::WhenReplaced => return format!("on(Word::{:?}, {said}){instead}{}", of.word, when(&of.when)),
    };
    format!("{word}({said}){instead}{}", when(&of.when))
}

pub(super) fn trigger(of: &Trigger) -> String {
    use super::trigger::{at_end_of_your_turn, at_start_of_your_turn};
    for (power, word) in [
        (at_end_of_your_turn(of.then), "at_end_of_your_turn"),
        (at_start_of_your_turn(of.then), "at_start_of_your_turn"),
    ] {
        if power.ability == Ability::Trigger(*of) {
            return format!("{word}({})", referred(of.then));
        }
    }
    answer(of, "then")
}

/// The zone in which an ability works.
const fn active(of: ActiveZone) -> &'static str {
    match of {
        ActiveZone::Play => "",
        ActiveZone::Hand => ".in_hand()",
        ActiveZone::Deck => ".in_deck()",
        ActiveZone::Dormant => ".while_dormant()",
        ActiveZone::Graveyard => ".in_graveyard()",
        ActiveZone::Anywhere => ".anywhere()",
    }
}

/// A trigger whose effects follow this word.
fn answer(of: &Trigger, then: &str) -> String {
    let word = match of.timing {
        Timing::Whenever => "whenever",
        Timing::After => "after",
    };
    let active = active(of.active_zone);
    let limit = if of.limit == Limit::Always { String::new() } else { format!(".{}", of.limit.written()) };
    let when_it_comes = [(of.before_others, ".before_others()"), (of.after_others, ".after_others()")];
    let turn: String = when_it_comes.into_iter().filter(|(said, _)| *said).map(|(_, word)| word).collect();
    format!("{word}({}){}{active}{limit}{turn}.{then}({})", event(&of.on), when(&of.when), referred(of.then))
}

fn event(of: &EventPattern) -> String {
    format!("{}.{}", selector(&of.subject), of.kind.written(of.object).text)
}

pub(super) fn aura(of: &Aura) -> String {
    // The shape of a card's own cost in hand has a word of its own.
    if let (Gives::Modifiers(modifiers), ActiveZone::Hand, SelectionSource::This) =
        (of.gives, of.active_zone, of.to.from)
        && of.when.is_always()
    {
        return format!("costs({})", referred(modifiers));
    }
    let active = active(of.active_zone);
    let gives = match of.gives {
        Gives::Enchantment(id) => format!("gives({id:?})"),
        Gives::Modifiers(modifiers) => format!("have({})", referred(modifiers)),
    };
    format!("aura({}){}{active}.{gives}", selector(&of.to), when(&of.when))
}

pub(super) fn enchant(of: &Enchant) -> String {
    let mut said = format!("enchant({})", referred(of.modifiers));
    if let Some(Aura { to, gives: Gives::Modifiers(modifiers), .. }) = &of.aura {
        said = format!("{said}.aura({}, {})", selector(to), referred(modifiers));
    }
    if let Some(until) = &of.until {
        said = format!("{said}.until({})", event(until));
    }
    let lasts = match of.lasts {
        Lasts::Forever => "",
        Lasts::ThisTurn => ".this_turn()",
        Lasts::UntilYourNextTurn => ".until_your_next_turn()",
        Lasts::UntilEndOfYourNextTurn => ".until_end_of_your_next_turn()",
        Lasts::NextTurn => ".next_turn()",
        Lasts::Turns(n) => return format!("{said}.lasts_turns({n})"),
    };
    said + lasts
}

fn modifier(of: &Modifier) -> String {
    let (n, also) = (of.amount.n, of.also);
    let is_looked_up = !matches!(of.amount.per, Multiplier::One | Multiplier::UpTo(_));
    let named = |name: &str| match of.op {
        Op::Add => format!("{name}.plus({n})"),
        Op::Set => format!("{name}.set({n})"),
        Op::Times => format!("{name}.doubled()"),
        Op::AtLeast | Op::AtMost => format!("{name}.no_less({n})"),
    };
    let number = match of.what {
        Attribute::Attack => Some("ATTACK"),
        Attribute::Health | Attribute::Durability => Some("HEALTH"),
        Attribute::Cost => Some("COST"),
        Attribute::Stats | Attribute::Tag(_) => None,
    };
    if let (Some(number), Op::Set, 1, true) = (number, of.op, n, is_looked_up) {
        return format!("{number}.set_to({})", of.amount.per.written());
    }
    let said = match (of.what, of.op) {
        (Attribute::Stats, Op::Set) => format!("become_stats({n}, {also})"),
        (Attribute::Stats, Op::Add | Op::Times | Op::AtLeast | Op::AtMost) => format!("plus({n}, {also})"),
        (Attribute::Attack, _) => named("ATTACK"),
        (Attribute::Health | Attribute::Durability, _) => named("HEALTH"),
        (Attribute::Cost, Op::Add) if n < 0 && also != 0 => format!("cost_less({}).not_below({also})", -n),
        (Attribute::Cost, Op::Add) if n < 0 => format!("cost_less({})", -n),
        (Attribute::Cost, Op::Add) => format!("cost_more({n})"),
        (Attribute::Cost, Op::Set) => format!("cost({n})"),
        (Attribute::Cost, Op::AtLeast | Op::Times | Op::AtMost) => named("COST"),
        (Attribute::Tag(of), Op::Set) if n > 0 => format!("has({})", of.source()),
        (Attribute::Tag(of), Op::Set) => format!("has_no({})", of.source()),
        (Attribute::Tag(of), Op::AtLeast) => format!("has_at_least({}, {n})", of.source()),
        (Attribute::Tag(of), Op::Add | Op::Times | Op::AtMost) => format!("plus_tag({}, {n})", of.source()),
    };
    said + &per(&of.amount)
}

fn per(of: &Amount) -> String {
    if let Multiplier::Each(which) = &of.per {
        format!(".for_each({})", selector(which))
    } else if let Multiplier::UpTo(n) = of.per {
        format!(".up_to({n})")
    } else if let Multiplier::One = of.per {
        String::new()
    } else {
        format!(".times({})", of.per.written())
    }
}

/// `.with_x(…)`, after a verb whose number is `X` of the enchantment.
fn with_x(of: &Amount) -> String {
    if matches!(of.per, Multiplier::One | Multiplier::UpTo(_)) {
        per(of)
    } else {
        format!(".with_x({})", of.per.written())
    }
}

/// `ATTACK.of(…)`.
pub(super) fn number_of(stat: &Stat, whose: &Selector) -> String {
    format!("{}.of({})", stat.written(), selector(whose))
}

/// `number(GameTag::SPELLPOWER).of(…)`.
pub(super) fn number_of_tag(tag: &GameTag, whose: &Selector) -> String {
    format!("{}.of({})", Stat::Tag(*tag).written(), selector(whose))
}

/// The number itself: `deal(2).up_to(3)` adds it to a verb.
pub(super) fn up_to(n: &i16) -> String {
    n.to_string()
}

/// `YOU.cast(SPELL).this_turn()`.
fn past(of: &Past) -> String {
    let events = event(&EventPattern::of_recorded(of.kind, of.side, of.that));
    let (other, in_all) = (if of.other { ".other()" } else { "" }, if of.is_sum { ".in_all()" } else { "" });
    format!("{events}.{}{other}{in_all}", of.window.written())
}

/// `YOU.cast(SPELL).this_game().count()`.
pub(super) fn counted_past(of: &Past) -> String {
    past(of) + ".count()"
}

/// `YOU.play(MINION).this_game().count_different(CardProperty::Race)`.
pub(super) fn different_past(by: &CardProperty, of: &Past) -> String {
    format!("{}.count_different({})", past(of), by.source())
}

/// `YOU.play(ELEMENTAL).this_game().turns_in_a_row()`.
pub(super) fn turns_in_a_row(of: &Past) -> String {
    past(of) + ".turns_in_a_row()"
}

/// `YOU.cast(SPELL).this_turn().at_least(2)`.
pub(super) fn compared_past(cmp: &Cmp, n: &i16, of: &&'static Past) -> String {
    match (cmp, n) {
        (Cmp::AtLeast, n) => format!("{}.at_least({n})", past(of)),
        (Cmp::AtMost, 0) => past(of) + ".never()",
        (Cmp::AtMost | Cmp::Equal, n) => format!("Condition::Past({}, {n}, &{})", cmp.source(), past(of)),
    }
}

/// `YOU.play(SPELL).this_game().at_least_different(2, CardProperty::School)`.
pub(super) fn compared_different_past(n: &i16, by: &CardProperty, of: &&'static Past) -> String {
    format!("{}.at_least_different({n}, {})", past(of), by.source())
}

/// `ATTACK.at_least(5)`.
pub(super) fn compared_stat(stat: &Stat, cmp: &Cmp, n: &i16) -> String {
    let word = match cmp {
        Cmp::Equal => "is",
        Cmp::AtLeast => "at_least",
        Cmp::AtMost => "at_most",
    };
    format!("{}.{word}({n})", stat.written())
}

/// `ATTACK.same_as(…)`.
pub(super) fn compared_numbers(stat: &Stat, cmp: &Cmp, per: &&'static Multiplier) -> String {
    let word = match cmp {
        Cmp::Equal => "same_as",
        Cmp::AtLeast => "no_less_than",
        Cmp::AtMost => "no_more_than",
    };
    format!("{}.{word}({})", stat.written(), per.source())
}

fn selector(of: &Selector) -> String {
    match (of.from, of.other) {
        (SelectionSource::At(Side::Friendly, Place::Minions), true) => {
            "OTHER_FRIENDLY_MINIONS".to_owned() + &narrowed(of)
        }
        (SelectionSource::At(Side::Both, Place::Minions), true) => "OTHER_MINIONS".to_owned() + &narrowed(of),
        (from, _) => from.written() + &refined(of),
    }
}

fn refined(of: &Selector) -> String {
    let other = if of.other { ".other()" } else { "" };
    format!("{other}{}", narrowed(of))
}

fn narrowed(of: &Selector) -> String {
    let near = if of.near == Near::Itself { String::new() } else { format!(".{}", of.near.written()) };
    let that = of.that.iter().filter(|one| !one.is_always()).map(|one| format!(".that({})", one.written()));
    format!("{near}{}{}", that.collect::<String>(), pick(of.pick))
}

fn pick(of: Pick) -> String {
    match of {
        Pick::All => String::new(),
        Pick::Random(1) => ".random()".to_owned(),
        Pick::Random(n) => format!(".random_of({n})"),
        Pick::Highest(stat) => format!(".most({})", stat.written()),
        Pick::Lowest(stat) => format!(".least({})", stat.written()),
        Pick::First(n) => format!(".first({n})"),
        Pick::Different(n, by) => format!(".different({n}, CardProperty::{by:?})"),
        Pick::Last(n) => format!(".last({n})"),
    }
}

fn cost(of: &Cost) -> String {
    let way = |way: &[Part]| match way {
        [] => "Cost::FREE".to_owned(),
        [first, more @ ..] => {
            let more = more.iter().map(|more| format!(".and({})", more.written()));
            format!("Cost::of({}){}", first.written(), more.collect::<String>())
        }
    };
    let ways: Vec<String> = of.alternatives().map(way).collect();
    ways.into_iter().reduce(|one, other| format!("{one}.or({other})")).unwrap_or_default()
}

fn pool(of: &Pool) -> String {
    format!("Pool::new({}, {:?})", of.place(), of.symbol())
}

pub(super) fn activatable(of: &Activatable) -> String {
    let limit = if of.limit == Limit::Always { "" } else { ".once()" };
    let active = active(of.active_zone);
    let does = match of.does {
        AbilityKind::Effects => String::new(),
        does @ (AbilityKind::Text
        | AbilityKind::Card(..)
        | AbilityKind::Trade
        | AbilityKind::Forge
        | AbilityKind::Prepare
        | AbilityKind::Launch
        | AbilityKind::CastAndExile) => format!(".does(Does::{does:?})"),
    };
    let then = referred(of.effects);
    format!("activated({:?}, {}){}{active}{limit}{does}.then({then})", of.name, cost(&of.cost), when(&of.when))
}

/// `each_past(…)`, and which of it.
pub(super) fn each_past(of: &Past, which: &Pick) -> String {
    format!("each_past({}){}", past(of), pick(*which))
}

/// `rebuilt(…)`, and which of it.
pub(super) fn rebuilt(of: &Past, which: &Pick) -> String {
    format!("rebuilt({}){}", past(of), pick(*which))
}

/// An effect: the verb, then targets, amount, repetitions and condition, if they are not the defaults of the verb.
fn effect(of: &Effect) -> String {
    let n = of.amount.n;
    if let Verb::Either(then, otherwise) = of.verb {
        let (when, then) = (of.when.written(), referred(then));
        let is_plain = otherwise.is_empty();
        return if is_plain {
            format!("if_({when}, {then})")
        } else {
            format!("either({when}, {then}, {})", referred(otherwise))
        };
    }
    if of.verb == Verb::DealSplit {
        return format!("deal({n}){}.split_among({}){}", per(&of.amount), selector(&of.to), when(&of.when));
    }
    let said = of.verb.written(n, of.to);
    let is_said = |part| said.stated_parts.contains(&part);
    let usual = said.default.unwrap_or(NOBODY);
    let to = if is_said("to") || of.to == usual {
        String::new()
    } else if usual == YOU {
        format!(".for_({})", selector(&of.to))
    } else {
        format!(".to({})", selector(&of.to))
    };
    let many = if of.verb.cards().is_some_and(CardSource::is_random) { "picks" } else { "copies" };
    let copies = if is_said("n") || n == 1 { String::new() } else { format!(".{many}({n})") };
    let times = if of.times == 1 { String::new() } else { format!(".repeated({})", of.times) };
    let (said, per) = if let Verb::Store(counter) = of.verb
        && n == 1
        && !matches!(of.amount.per, Multiplier::One | Multiplier::UpTo(_))
    {
        (format!("set_counter_to({counter}, {})", of.amount.per.written()), String::new())
    } else {
        (said.text, if of.verb.gives_x() { with_x(&of.amount) } else { per(&of.amount) })
    };
    format!("{said}{copies}{per}{to}{times}{}", when(&of.when))
}

const fn source_form(said: String, with: &'static [&'static str], usual: Selector) -> SourceForm<Selector> {
    SourceForm { text: said, stated_parts: with, default: Some(usual) }
}

/// `deal(3).by(…)`.
pub(super) fn deal_by(by: &Selector, n: i16, _: Selector) -> SourceForm<Selector> {
    source_form(format!("deal({n}).by({})", selector(by)), &["n"], NOBODY)
}

/// `later(&whenever(…).does(…))`.
pub(super) fn later(of: &&'static Trigger, _: i16, _: Selector) -> SourceForm<Selector> {
    source_form(format!("later(&{})", answer(of, "does")), &[], YOU)
}

/// `cast(…).at(…)`.
pub(super) fn cast_at(what: &CardSource, whom: &Selector, _: i16, _: Selector) -> SourceForm<Selector> {
    source_form(format!("cast({}).at({})", what.written(), selector(whom)), &[], YOU)
}

/// `play(…).at(…)`.
pub(super) fn play_at(whom: &Selector, _: i16, to: Selector) -> SourceForm<Selector> {
    source_form(format!("play({}).at({})", selector(&to), selector(whom)), &["to"], NOBODY)
}

/// A native by its name, where a path stood.
pub(super) fn native(of: &Native, _: i16, _: Selector) -> SourceForm<Selector> {
    source_form(format!("native({:?}, {}, {})", of.name, of.name, referred(of.texts)), &[], NOBODY)
}

/// `discover_then(…)`, or one of the words for offers of a kind.
pub(super) fn discovered(
    of: &Offer,
    shown: &u8,
    then: &&'static [Effect],
    rest: &&'static [Effect],
    _: i16,
    _: Selector,
) -> SourceForm<Selector> {
    source_form(discover(of, *shown, then, rest), &[], YOU)
}

fn discover(of: &Offer, shown: u8, then: &[Effect], rest: &[Effect]) -> String {
    let takes = referred(then) == "&[get(the(IT))]" && rest.is_empty() && shown == 3;
    let temporary = super::verb::discover_temporary(&[]);
    let said = match of {
        Offer::Cards(cards) if matches!(temporary.verb, Verb::Discover { then: end, .. } if end == then) => {
            return format!("discover_temporary({})", referred(*cards));
        }
        Offer::Cards(cards) if shown == u8::MAX && rest.is_empty() => {
            return format!("choose_card({}, {})", referred(*cards), referred(then));
        }
        Offer::Tokens(_) if matches!(adapt(&[]).verb, Verb::Discover { offer, .. } if offer == *of) => {
            return format!("adapt({})", referred(then));
        }
        Offer::Tokens(that) => format!("Offer::Tokens({})", that.written()),
        Offer::Past(of) => format!("Offer::Past({})", past(of)),
        Offer::Pool(that, Classes::Own) if takes => return format!("discover({})", that.written()),
        Offer::Pool(that, classes) if takes => {
            return format!("discover_of({}, Classes::{classes:?})", that.written());
        }
        Offer::Entities(which) if shown == u8::MAX => {
            return format!("choose_from({}, {}, {})", selector(which), referred(then), referred(rest));
        }
        Offer::Entities(which) if takes => return format!("discover_from({})", selector(which)),
        Offer::Pool(that, classes) => format!("Offer::Pool({}, Classes::{classes:?})", that.written()),
        Offer::Cards(cards) => format!("Offer::Cards({})", referred(*cards)),
        Offer::CardsThat(cards, that) => format!("Offer::CardsThat({}, {})", referred(*cards), that.written()),
        Offer::Entities(which) => format!("Offer::Entities({})", selector(which)),
    };
    let many = if shown == 3 { String::new() } else { format!(".shown({shown})") };
    if !rest.is_empty() {
        return format!("discover_with_rest({said}, {}, {}){many}", referred(then), referred(rest));
    }
    format!("discover_then({said}, {}){many}", referred(then))
}
