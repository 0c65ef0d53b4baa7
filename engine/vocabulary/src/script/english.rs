//! Powers in plain English: each word of the vocabulary has one wording.
//!
//! People read the wording, and programs compare it with the printed text of a card: both must have the same numbers, names,
//! keywords, sides and places. The wording does not imitate printed texts. Every part of a Power is printed.
#![allow(clippy::trivially_copy_pass_by_ref, reason = "templates pass every field in the same way")]
#![allow(clippy::unused_self, reason = "templates call methods")]

mod conditions;
mod effects;
mod entities;
mod numbers;

use cardwright_data::markup::plain;
use cardwright_data::{CardClass, CardSet, CardType, GameTag, Race, Rarity, SpellSchool};

use super::activatable::{AbilityKind, Activatable};
use super::amount::{Multiplier, Past, Stat};
use super::aura::{Aura, Enchant, Gives, Lasts, Modifier};
use super::condition::Condition;
use super::cost::Cost;
use super::effect::{CardSource, Classes, Effect};
use super::native::Native;
use super::power::{Ability, EnchantmentRetention, Form, Goal, Power, Progress, StartingDeck};
use super::ruleset::Pool;
use super::selector::{CardProperty, SelectionSource, Selector};
use super::trigger::{ActiveZone, EventPattern, Limit, Timing, Trigger};
use super::verb::Verb;
use super::walk::Node;
use super::word::{Text, Word};
use crate::facts::{Facts, Keywords};

/// A lookup of the cards that Powers name, by their ids.
pub trait CardNames {
    /// The data of a card.
    fn facts_of(&self, id: &str) -> Option<&Facts>;

    /// The Power of a card.
    fn power_of(&self, id: &str) -> Option<&Power>;
}

/// Prints Powers, with the names of cards.
#[derive(Clone, Copy)]
pub struct Explain<'a> {
    cards: &'a dyn CardNames,
    /// An enchantment card is being printed: another one in it has its name only, as it may attach itself.
    in_enchantment: bool,
    /// An effect before has mentioned the target: from then on it is "the target".
    target_is_known: bool,
}

/// The wording of a field in the template of a word: see [`Words`](cardwright_words::Words).
pub(crate) trait English {
    /// The field, in plain English.
    fn english(&self, explain: Explain<'_>) -> String;
}

macro_rules! english {
    ($($type:ty: |$it:ident, $explain:ident| $said:expr;)*) => {
        $(impl English for $type {
            fn english(&self, $explain: Explain<'_>) -> String {
                let $it = self;
                $said
            }
        })*
    };
}

english! {
    i16: |n, _explain| n.to_string();
    u8: |n, _explain| n.to_string();
    &'static str: |id, explain| explain.name(id);
    &'static [&'static str]: |ids, explain| explain.names(ids, ", ");
    &'static [Effect]: |effects, explain| explain.clauses(effects);
    &'static [&'static [Effect]]: |texts, explain| explain.each_text(texts);
    &'static [Modifier]: |modifiers, explain| explain.modifiers(modifiers);
    &'static Selector: |which, explain| explain.those(which);
    &'static Past: |past, explain| explain.past(past);
    &'static Multiplier: |per, explain| explain.number_of(per);
    Selector: |which, explain| explain.those(which);
    Condition: |kind, explain| explain.kind(kind);
    Past: |past, explain| explain.past(past);
    Multiplier: |per, explain| explain.number_of(per);
    CardSource: |what, explain| explain.what(what);
    Classes: |classes, explain| classes.english(explain);
    Form: |form, explain| form.english(explain);
    EnchantmentRetention: |when, explain| when.english(explain);
    Progress: |progress, explain| explain.progress(progress);
    CardProperty: |by, explain| by.english(explain);
    Stat: |stat, explain| stat.english(explain);
    Word: |word, explain| word.english(explain);
    Lasts: |lasts, explain| lasts.english(explain);
    Cost: |cost, _explain| cost.to_string();
    Pool: |pool, _explain| pool.symbol().to_string();
    Native: |native, _explain| native.name.to_owned();
    GameTag: |tag, _explain| tag_name(*tag);
    CardType: |card_type, _explain| card_type.title().to_lowercase();
    Race: |race, _explain| race.title().to_owned();
    SpellSchool: |school, _explain| school.title().to_owned();
    CardClass: |class, _explain| class.title().to_owned();
    Rarity: |rarity, _explain| rarity.title().to_owned();
    CardSet: |set, _explain| set.to_string();
}

impl<'a> Explain<'a> {
    /// A printer with the names of these cards.
    pub const fn new(cards: &'a dyn CardNames) -> Self {
        Self { cards, in_enchantment: false, target_is_known: false }
    }

    /// Every ability, a sentence each, in the order of the Power.
    pub fn power(self, power: &Power) -> String {
        self.ability(&power.ability)
    }

    /// Effects, a sentence each.
    pub fn effects(self, effects: &[Effect]) -> String {
        self.in_order(effects).iter().map(|said| sentence(said)).collect::<Vec<_>>().join(" ")
    }

    /// One of several texts that a player chooses from: its effects, or that it has none. Forms of a card share its name, so
    /// that the text of such a form is included (the ammunition of Tiny Pal).
    ///
    /// ```
    /// use cardwright_vocabulary::Cards;
    /// use cardwright_vocabulary::script::english::Explain;
    ///
    /// let cards = Cards::new(&[]).unwrap();
    /// assert_eq!(Explain::new(&cards).describe_option(&[]), "Do nothing.");
    /// ```
    pub fn describe_option(self, effects: &[Effect]) -> String {
        if effects.is_empty() {
            return "Do nothing.".to_owned();
        }
        let form = |effect: &Effect| {
            let Verb::Advance(into) = effect.verb else { return None };
            self.cards.facts_of(into).map(|card| plain(card.text))
        };
        let forms = effects.iter().filter_map(form).filter(|text| !text.is_empty());
        [self.effects(effects)].into_iter().chain(forms).collect::<Vec<_>>().join(" ")
    }

    /// Effects within a sentence.
    fn clauses(self, effects: &[Effect]) -> String {
        self.in_order(effects).join(", then ")
    }

    /// Each effect as a clause; what follows a mention of the target refers to it.
    fn in_order(self, effects: &[Effect]) -> Vec<String> {
        let mut explain = self;
        let clause = |effect: &Effect| {
            let said = explain.effect(effect);
            explain.target_is_known |= mentions_target(effect);
            said
        };
        effects.iter().map(clause).collect()
    }

    fn each_text(self, texts: &[&[Effect]]) -> String {
        texts.iter().map(|text| self.clauses(text)).collect::<Vec<_>>().join("; or ")
    }

    /// A card by its name; one that is not known by its id.
    fn name(self, id: &str) -> String {
        self.cards.facts_of(id).map_or_else(|| format!("[{id}]"), |card| card.name.to_owned())
    }

    fn names(self, ids: &[&str], joined: &str) -> String {
        ids.iter().map(|id| self.name(id)).collect::<Vec<_>>().join(joined)
    }

    fn ability(self, ability: &Ability) -> String {
        ability.english(self)
    }

    /// Several abilities, a sentence each.
    pub(super) fn several_powers(self, several: &&[Power]) -> String {
        several.iter().map(|power| self.power(power)).collect::<Vec<_>>().join(" ")
    }

    pub(super) fn answer(self, trigger: &Trigger) -> String {
        sentence(&self.trigger(trigger))
    }

    pub(super) fn lasting(self, aura: &Aura) -> String {
        sentence(&self.aura(aura))
    }

    pub(super) fn enchanted(self, enchant: &Enchant) -> String {
        sentence(&self.enchant(enchant))
    }

    /// The names of cards, of which one is chosen.
    pub(super) fn or(self, ids: &&[&'static str]) -> String {
        self.names(ids, "; or ")
    }

    pub(super) fn quest(self, progress: &Progress) -> String {
        format!("Quest: {}. Reward: {}", self.progress(progress), self.effects(progress.then))
    }

    pub(super) fn dormant(self, turns: &i16) -> String {
        if *turns == 0 { "Starts Dormant.".to_owned() } else { format!("Dormant for {turns} turns.") }
    }

    pub(super) fn colossal(self, parts: &&[&'static str]) -> String {
        format!("Colossal +{}: {}.", parts.len(), self.names(parts, ", "))
    }

    pub(super) fn lasts_turns(self, turns: &u8) -> String {
        if *turns == 0 { "It stays until it is destroyed.".to_owned() } else { format!("Lasts {turns} turns.") }
    }

    pub(super) fn lasts_enemy_turns(self, turns: &u8) -> String {
        if *turns == 0 { "It stays until it is destroyed.".to_owned() } else { format!("Lasts {turns} enemy turns.") }
    }

    pub(super) fn starting_decks(self, decks: &&[StartingDeck]) -> String {
        let deck = |it: &StartingDeck| {
            let count = |(id, n): &(&str, u8)| format!("{n} {}", self.name(id));
            let cards = it.cards.iter().map(count).collect::<Vec<_>>().join(", ");
            format!("{}: {cards}", self.name(it.hero))
        };
        let decks = decks.iter().map(deck).collect::<Vec<_>>().join("; or ");
        format!("You start the game with one of these decks: {decks}.")
    }

    pub(super) fn text(self, text: &Text) -> String {
        let when = if text.when.is_always() { String::new() } else { format!("If {}, ", self.condition(&text.when)) };
        let instead = if text.instead { " This happens instead." } else { "" };
        let does = self.effects(text.effects);
        let said = format!("{when}{does}{instead}");
        let is_bare = matches!(text.word, Word::Spell | Word::Use);
        let said = if is_bare { said } else { format!("{}: {said}", text.word.english(self)) };
        said.trim().to_owned()
    }

    /// A trigger without its full stop.
    fn trigger(self, trigger: &Trigger) -> String {
        let timing = match trigger.timing {
            Timing::Whenever => "whenever",
            Timing::After => "after",
        };
        let when =
            if trigger.when.is_always() { String::new() } else { format!(" if {}", self.condition(&trigger.when)) };
        let limit = trigger.limit.english(self);
        let turn = match (trigger.before_others, trigger.after_others) {
            (true, _) => " at once",
            (false, true) => " last",
            (false, false) => "",
        };
        let place = place_of(trigger.active_zone);
        format!("{place}{timing} {}{limit}{when},{turn} {}", self.event(&trigger.on), self.clauses(trigger.then))
    }

    fn aura(self, aura: &Aura) -> String {
        let when = if aura.when.is_always() { String::new() } else { format!(" while {}", self.condition(&aura.when)) };
        let gives = match aura.gives {
            Gives::Enchantment(id) => self.enchantment(&id),
            Gives::Modifiers(modifiers) => self.modifiers(modifiers),
        };
        format!("{}{} has {gives}{when}", place_of(aura.active_zone), self.those(&aura.to))
    }

    fn enchant(self, enchant: &Enchant) -> String {
        let mut said = Vec::new();
        if !enchant.modifiers.is_empty() {
            said.push(self.modifiers(enchant.modifiers));
        }
        said.extend(enchant.aura.as_ref().map(|aura| self.aura(aura)));
        let until = enchant.until.as_ref().map_or_else(String::new, |event| format!(" until {}", self.event(event)));
        format!("{}{}{until}", said.join("; "), enchant.lasts.english(self))
    }

    /// The effect of an enchantment card: its modifiers, or its name if it has other abilities.
    pub(super) fn enchantment(self, id: &&'static str) -> String {
        let power = self.cards.power_of(id).filter(|_| !self.in_enchantment);
        let inner = Self { in_enchantment: true, ..self };
        match power.map(|power| &power.ability) {
            Some(Ability::Enchant(enchant)) => inner.enchant(enchant),
            Some(Ability::None) | None => self.name(id),
            Some(other) => inner.ability(other),
        }
    }

    pub(super) fn activatable(self, activatable: &Activatable) -> String {
        let when = if activatable.when.is_always() {
            String::new()
        } else {
            format!(" if {}", self.condition(&activatable.when))
        };
        let limit = if activatable.limit == Limit::Always { "" } else { " once" };
        let does = match activatable.does {
            AbilityKind::Effects => String::new(),
            AbilityKind::Text => " its text.".to_owned(),
            AbilityKind::Card(id) => format!(" {}.", self.name(id)),
            AbilityKind::Trade => " trade it.".to_owned(),
            AbilityKind::Forge => " forge it.".to_owned(),
            AbilityKind::Prepare => " prepare it.".to_owned(),
            AbilityKind::Launch => " launch it.".to_owned(),
            AbilityKind::CastAndExile => " cast it and remove it.".to_owned(),
        };
        let place = place_of(activatable.active_zone);
        format!(
            "{place}{} (pay {}){limit}{when}:{does} {}",
            activatable.name,
            activatable.cost,
            self.effects(activatable.effects)
        )
        .trim()
        .to_owned()
    }

    /// The events that count, and the goal.
    fn progress(self, progress: &Progress) -> String {
        let events: Vec<String> = progress.on.iter().map(|event| self.event(event)).collect();
        match progress.goal {
            Goal::Times(n) => format!("{} {n} times", events.join(" or ")),
            Goal::Sum(n) => format!("{}, {n} in all", events.join(" or ")),
            Goal::Each => format!("each of: {}", events.join(", ")),
            Goal::Then => events.join(", then "),
            Goal::InTurns(n) => format!("{} in {n} turns", events.join(" or ")),
            Goal::InOneTurn(n) => format!("{} {n} times in one turn", events.join(" or ")),
            Goal::Different(n, by) => format!("{} {n} of different {}", events.join(" or "), by.english(self)),
        }
    }
}

/// The zone of an ability, printed before its effects.
const fn place_of(active: ActiveZone) -> &'static str {
    match active {
        ActiveZone::Play => "",
        ActiveZone::Hand => "while in your hand, ",
        ActiveZone::Deck => "while in your deck, ",
        ActiveZone::Dormant => "while Dormant, ",
        ActiveZone::Graveyard => "while in your graveyard, ",
        ActiveZone::Anywhere => "wherever this is, ",
    }
}

impl Explain<'_> {
    /// An event as a clause: "you cast a spell", "this takes damage".
    pub(super) fn event(self, event: &EventPattern) -> String {
        event.kind.english(self, event, event.object)
    }

    /// The entity that an event happens to, or that causes it.
    pub(super) fn who(self, event: &EventPattern) -> String {
        self.one_of_those(&event.subject)
    }

    /// The other entity of an event.
    pub(super) fn object(self, event: &EventPattern) -> String {
        format!("a {}", self.kind(&event.object))
    }

    /// The source of an event; empty if any source matches.
    pub(super) fn from(self, event: &EventPattern) -> String {
        if event.object.is_always() { String::new() } else { format!(" from {}", self.object(event)) }
    }

    /// The target of an attack; empty if any target matches.
    pub(super) fn victim(self, event: &EventPattern) -> String {
        if event.object.is_always() { String::new() } else { format!(" {}", self.object(event)) }
    }
}

/// Whether an effect mentions the target that is chosen when the card is played.
fn mentions_target(effect: &Effect) -> bool {
    let parts = [Node::Condition(&effect.when), Node::Selector(&effect.to), Node::Multiplier(&effect.amount.per)];
    let mut found = false;
    for part in parts.into_iter().chain(effect.verb.inside()) {
        part.walk(&mut |node| {
            found |= matches!(node, Node::Selector(Selector { from: SelectionSource::Target(..), .. }));
            !found
        });
    }
    found
}

/// The meaning of tags without a name in any list, from the cards that they are on.
const UNNAMED_TAGS: [(GameTag, &str); 7] = [
    (GameTag(1623), "Poison"),
    (GameTag(2054), "Treasure"),
    (GameTag(2431), "Relic"),
    (GameTag(2819), "Riff"),
    (GameTag(2895), "anomaly"),
    (GameTag(3329), "Coin"),
    (GameTag(4392), "Ysera"),
];

/// A keyword as cards print it; any other tag by its title.
fn tag_name(tag: GameTag) -> String {
    if let Some(rule) = super::player_rule::name(tag) {
        return rule.to_lowercase().replace('_', " ");
    }
    match tag {
        // The title of these tags does not tell their meaning.
        GameTag::MARK_OF_EVIL => return "Lackey".to_owned(),
        GameTag::SI_7 => return "SI:7".to_owned(),
        GameTag::COST_BLOOD => return "Blood Rune".to_owned(),
        GameTag::COST_FROST => return "Frost Rune".to_owned(),
        GameTag::COST_UNHOLY => return "Unholy Rune".to_owned(),
        GameTag::GHOSTLY => return "Temporary".to_owned(),
        _ => {}
    }
    let named = Keywords::PRINTED.iter().map(|(name, known)| (*known, *name));
    let printed = named.chain(UNNAMED_TAGS).find(|(known, _)| *known == tag).map(|(_, name)| name);
    printed.map_or_else(|| tag.title().map_or_else(|| format!("card with tag {}", tag.0), Into::into), str::to_owned)
}

/// A text with a capital letter and a full stop.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let capital = letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>());
    let said = capital.unwrap_or_default();
    if said.ends_with('.') { said } else { said + "." }
}
