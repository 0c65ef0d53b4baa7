//! What a Power does, in plain English: one small function a word, one wording a word.
//!
//! It is meant for people who look at a Power, and to be compared with a card's printed text word by word: whoever reads
//! the text and whoever reads this must find the same numbers, names, keywords, sides and places. It imitates no printed
//! wording. It is total: whatever the vocabulary says is printed, and nothing is left out.
mod conditions;
mod effects;
mod entities;
mod events;
mod numbers;

use cardwright_data::GameTag;
use cardwright_data::markup::plain;

use super::{Card, Cards};
use crate::facts::Keywords;
use crate::script::activatable::{Activatable, Does};
use crate::script::aura::{Aura, Enchant, Gives, Lasts};
use crate::script::effect::Effect;
use crate::script::power::{Ability, Form, Goal, Power, Progress, StartingDeck};
use crate::script::selector::Side;
use crate::script::trigger::{Active, Limit, Timing, Trigger};
use crate::script::verb::Verb;
use crate::script::word::{Text, Word};

/// Prints Powers, with the names of these cards.
#[derive(Clone, Copy, Debug)]
pub struct Explain<'a> {
    cards: &'a Cards,
    /// An enchantment card is being printed: another one in it has its name only, as it may attach itself.
    in_enchantment: bool,
}

impl Card {
    /// What the card does, in plain English; see [`explain`](self).
    pub fn explain(&self, cards: &Cards) -> String {
        Explain::new(cards).power(self.power)
    }
}

impl<'a> Explain<'a> {
    /// With the names of these cards.
    pub const fn new(cards: &'a Cards) -> Self {
        Self { cards, in_enchantment: false }
    }

    /// Every ability, a sentence each, in the order of the Power.
    pub fn power(self, power: &Power) -> String {
        self.ability(&power.ability)
    }

    /// Effects, a sentence each.
    pub fn effects(self, effects: &[Effect]) -> String {
        effects.iter().map(|effect| sentence(&self.effect(effect))).collect::<Vec<_>>().join(" ")
    }

    /// One text of several that a player chooses from: its effects, or that it has none. Forms of a card share its name, so that what
    /// such a form says follows (the ammunition of Tiny Pal).
    ///
    /// ```
    /// use cardwright_vocabulary::Cards;
    /// use cardwright_vocabulary::compiled::explain::Explain;
    ///
    /// let cards = Cards::new(&[]).unwrap();
    /// assert_eq!(Explain::new(&cards).choice(&[]), "Do nothing.");
    /// ```
    pub fn choice(self, effects: &[Effect]) -> String {
        if effects.is_empty() {
            return "Do nothing.".to_owned();
        }
        let form = |effect: &Effect| {
            let Verb::Advance(into) = effect.verb else { return None };
            self.cards.by_id(into).map(|card| plain(self.cards.get(card).text))
        };
        let forms = effects.iter().filter_map(form).filter(|text| !text.is_empty());
        [self.effects(effects)].into_iter().chain(forms).collect::<Vec<_>>().join(" ")
    }

    /// Effects within a sentence.
    fn clauses(self, effects: &[Effect]) -> String {
        effects.iter().map(|effect| self.effect(effect)).collect::<Vec<_>>().join(", then ")
    }

    /// A card by its name; one that is not known by its id.
    fn name(self, id: &str) -> String {
        self.cards.by_id(id).map_or_else(|| format!("[{id}]"), |card| self.cards.get(card).name.to_owned())
    }

    fn names(self, ids: &[&str], joined: &str) -> String {
        ids.iter().map(|id| self.name(id)).collect::<Vec<_>>().join(joined)
    }

    fn ability(self, ability: &Ability) -> String {
        match ability {
            Ability::None => String::new(),
            Ability::Several(several) => several.iter().map(|power| self.power(power)).collect::<Vec<_>>().join(" "),
            Ability::Text(text) => self.text(text),
            Ability::Trigger(trigger) => sentence(&self.trigger(trigger)),
            Ability::Aura(aura) => sentence(&self.aura(aura)),
            Ability::Enchant(enchant) => sentence(&self.enchant(enchant)),
            Ability::ChooseOne(cards) => format!("Choose One: {}.", self.names(cards, "; or ")),
            Ability::Titan(cards) => format!("Titan: {}.", self.names(cards, ", ")),
            Ability::AlsoDamages(whom) => format!("Also damages {} that this attacks.", self.those(whom)),
            Ability::Quest(progress) => {
                format!("Quest: {}. Reward: {}", self.progress(progress), self.effects(progress.then))
            }
            Ability::ChooseKept => "Choose One of the cards that are kept with this.".to_owned(),
            Ability::ShowsDigits => "Its text shows the digits of the number that it keeps.".to_owned(),
            Ability::StartsAs(heroes) => format!(
                "You start the game as one of {}, until you play a card of your own class.",
                self.names(heroes, ", ")
            ),
            Ability::Dormant(0) => "Starts Dormant.".to_owned(),
            Ability::Dormant(turns) => format!("Dormant for {turns} turns."),
            Ability::DormantUntil(progress) => {
                format!("Starts Dormant. This awakens after {}.", self.progress(progress))
            }
            Ability::Colossal(parts) => format!("Colossal +{}: {}.", parts.len(), self.names(parts, ", ")),
            Ability::Starship(cost) => format!("Starship (Costs ({cost}) Mana to launch.)"),
            Ability::Form(form, into) => format!("{}: {}.", form_name(*form), self.name(into)),
            Ability::Twinspell(copy) => format!("Twinspell: get {}.", self.name(copy)),
            Ability::Upgrades(progress, into) => {
                format!("Upgrades into {} after {}.", self.name(into), self.progress(progress))
            }
            Ability::Ranks(crystals, into) => {
                format!("Upgrades into {} when you have {crystals} Mana Crystals.", self.name(into))
            }
            Ability::Becomes(when, into) => {
                format!("While holding this, if {}, transform into {}.", self.condition(when), self.name(into))
            }
            Ability::Lasts(0, _) => "It stays until it is destroyed.".to_owned(),
            Ability::Lasts(turns, Side::Enemy) => format!("Lasts {turns} enemy turns."),
            Ability::Lasts(turns, Side::Friendly | Side::Both) => format!("Lasts {turns} turns."),
            Ability::Improved(per) => format!("The number @ is improved by {}.", self.number_of(per)),
            Ability::GivenDeathrattlesTwice => "Deathrattles that this was given trigger twice.".to_owned(),
            Ability::GoesSecond => "You always go second.".to_owned(),
            Ability::Modular(modules) => {
                format!("Two of these are merged into it before the game: {}.", self.names(modules, ", "))
            }
            Ability::KeepsEnchantments { always: true } => "Always keeps enchantments.".to_owned(),
            Ability::KeepsEnchantments { always: false } => {
                "Keeps enchantments when it dies and is shuffled into a deck.".to_owned()
            }
            Ability::StartingDecks(decks) => {
                let deck = |it: &StartingDeck| {
                    let count = |(id, n): &(&str, u8)| format!("{n} {}", self.name(id));
                    let cards = it.cards.iter().map(count).collect::<Vec<_>>().join(", ");
                    format!("{}: {cards}", self.name(it.hero))
                };
                let decks = decks.iter().map(deck).collect::<Vec<_>>().join("; or ");
                format!("You start the game with one of these decks: {decks}.")
            }
            Ability::Activatable(activatable) => self.activatable(activatable),
        }
    }

    fn text(self, text: &Text) -> String {
        let when = if text.when.is_always() { String::new() } else { format!("If {}, ", self.condition(&text.when)) };
        let instead = if text.instead { " This happens instead." } else { "" };
        let does = self.effects(text.effects);
        let said = format!("{when}{does}{instead}");
        let is_bare = matches!(text.word, Word::Spell | Word::Use);
        let said = if is_bare { said } else { format!("{}: {said}", word_name(text.word)) };
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
        let limit = match trigger.limit {
            Limit::Always => "",
            Limit::Once => " the first time",
            Limit::OnceATurn => " the first time each turn",
            Limit::ThisTurn => " this turn",
            Limit::ThisGame => " this game",
            Limit::Every(n) => &format!(" every {n} times"),
        };
        let turn = match (trigger.fast, trigger.late) {
            (true, _) => " at once",
            (false, true) => " last",
            (false, false) => "",
        };
        let place = place_of(trigger.active);
        format!("{place}{timing} {}{limit}{when},{turn} {}", self.event(&trigger.on), self.clauses(trigger.then))
    }

    fn aura(self, aura: &Aura) -> String {
        let when = if aura.when.is_always() { String::new() } else { format!(" while {}", self.condition(&aura.when)) };
        let gives = match aura.gives {
            Gives::Enchantment(id) => self.enchantment(id),
            Gives::Modifiers(modifiers) => self.modifiers(modifiers),
        };
        format!("{}{} has {gives}{when}", place_of(aura.active), self.those(&aura.to))
    }

    fn enchant(self, enchant: &Enchant) -> String {
        let mut said = Vec::new();
        if !enchant.modifiers.is_empty() {
            said.push(self.modifiers(enchant.modifiers));
        }
        said.extend(enchant.aura.as_ref().map(|aura| self.aura(aura)));
        let until = enchant.until.as_ref().map_or_else(String::new, |event| format!(" until {}", self.event(event)));
        format!("{}{}{until}", said.join("; "), lasts(enchant.lasts))
    }

    /// What an enchantment card gives: its modifiers, or its name where it does more.
    fn enchantment(self, id: &str) -> String {
        let card = self.cards.by_id(id).filter(|_| !self.in_enchantment).map(|card| self.cards.get(card));
        let inner = Self { in_enchantment: true, ..self };
        match card.map(|card| &card.power.ability) {
            Some(Ability::Enchant(enchant)) => inner.enchant(enchant),
            Some(Ability::None) | None => self.name(id),
            Some(other) => inner.ability(other),
        }
    }

    fn activatable(self, activatable: &Activatable) -> String {
        let when = if activatable.when.is_always() {
            String::new()
        } else {
            format!(" if {}", self.condition(&activatable.when))
        };
        let limit = match activatable.limit {
            Limit::Always => "",
            Limit::Once => " once",
            Limit::OnceATurn => " once each turn",
            Limit::ThisTurn => " this turn",
            Limit::ThisGame => " this game",
            Limit::Every(n) => &format!(" every {n} times"),
        };
        let does = match activatable.does {
            Does::Effects => String::new(),
            Does::Text => " its text.".to_owned(),
            Does::Card(id) => format!(" {}.", self.name(id)),
            Does::Trade => " trade it.".to_owned(),
            Does::Forge => " forge it.".to_owned(),
            Does::Prepare => " prepare it.".to_owned(),
            Does::Launch => " launch it.".to_owned(),
            Does::CastAndExile => " cast it and remove it.".to_owned(),
        };
        let place = place_of(activatable.active);
        format!(
            "{place}{} (pay {}){limit}{when}:{does} {}",
            activatable.name,
            activatable.cost,
            self.effects(activatable.effects)
        )
        .trim()
        .to_owned()
    }

    /// What counts, and how much it takes.
    fn progress(self, progress: &Progress) -> String {
        let events: Vec<String> = progress.on.iter().map(|event| self.event(event)).collect();
        match progress.goal {
            Goal::Times(n) => format!("{} {n} times", events.join(" or ")),
            Goal::Sum(n) => format!("{}, {n} in all", events.join(" or ")),
            Goal::Each => format!("each of: {}", events.join(", ")),
            Goal::Then => events.join(", then "),
            Goal::InTurns(n) => format!("{} in {n} turns", events.join(" or ")),
            Goal::InOneTurn(n) => format!("{} {n} times in one turn", events.join(" or ")),
            Goal::Different(n, by) => format!("{} {n} of different {}", events.join(" or "), entities::by_name(by)),
        }
    }
}

/// Where a card must be, in front of what it does there.
const fn place_of(active: Active) -> &'static str {
    match active {
        Active::Play => "",
        Active::Hand => "while in your hand, ",
        Active::Deck => "while in your deck, ",
        Active::Dormant => "while Dormant, ",
        Active::Graveyard => "while in your graveyard, ",
        Active::Anywhere => "wherever this is, ",
    }
}

/// How long something lasts, behind what it does.
fn lasts(lasts: Lasts) -> String {
    match lasts {
        Lasts::Forever => String::new(),
        Lasts::ThisTurn => " this turn".to_owned(),
        Lasts::UntilYourNextTurn => " until your next turn".to_owned(),
        Lasts::UntilEndOfYourNextTurn => " until the end of your next turn".to_owned(),
        Lasts::NextTurn => " next turn".to_owned(),
        Lasts::Turns(n) => format!(" for {n} turns"),
    }
}

const fn form_name(form: Form) -> &'static str {
    match form {
        Form::Corrupted => "Corrupt",
        Form::Forged => "Forge",
        Form::Mini => "Miniaturize",
        Form::Gigantic => "Gigantify",
        Form::Rewound => "Rewind",
    }
}

/// A word in bold, as cards print it.
const fn word_name(word: Word) -> &'static str {
    match word {
        Word::Spell => "Spell",
        Word::Use => "Use",
        Word::Battlecry => "Battlecry",
        Word::Deathrattle => "Deathrattle",
        Word::Combo => "Combo",
        Word::Inspire => "Inspire",
        Word::Frenzy => "Frenzy",
        Word::Spellburst => "Spellburst",
        Word::Outcast => "Outcast",
        Word::Overkill => "Overkill",
        Word::HonorableKill => "Honorable Kill",
        Word::Finale => "Finale",
        Word::Quickdraw => "Quickdraw",
        Word::Kindred => "Kindred",
        Word::Overheal => "Overheal",
        Word::StartOfGame => "Start of Game",
        Word::WhenDrawn => "When drawn",
        Word::Awaken => "When this awakens",
        Word::Launch => "When this is launched",
        Word::WhenDiscarded => "When discarded",
        Word::WhenTraded => "When traded",
        Word::WhenDestroyed => "When destroyed in a hand or a deck",
        Word::WhenTransformed => "If this would transform into a minion, instead",
        Word::WhenReplaced => "If your Hero Power would replace this, instead",
    }
}

/// A keyword as cards print it; any other tag by its title.
fn tag_name(tag: GameTag) -> String {
    if let Some(rule) = crate::script::player_rule::name(tag) {
        return rule.to_lowercase().replace('_', " ");
    }
    match tag {
        // What the client's title does not tell.
        GameTag::MARK_OF_EVIL => return "Lackey".to_owned(),
        GameTag::SI_7 => return "SI:7".to_owned(),
        GameTag::COST_BLOOD => return "Blood Rune".to_owned(),
        GameTag::COST_FROST => return "Frost Rune".to_owned(),
        GameTag::COST_UNHOLY => return "Unholy Rune".to_owned(),
        GameTag::GHOSTLY => return "Temporary".to_owned(),
        _ => {}
    }
    let printed = Keywords::PRINTED.iter().find(|(_, known)| *known == tag).map(|(name, _)| *name);
    printed.or(tag.title()).map_or_else(|| tag.to_string(), str::to_owned)
}

/// With a capital letter and a full stop.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let capital = letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>());
    let said = capital.unwrap_or_default();
    if said.ends_with('.') { said } else { said + "." }
}
