//! The cards at the build of a recording.
//!
//! If a card's old text has the same words as today's with other numbers, the old numbers are substituted in its facts and
//! Power. For other old texts there is no Power, so that a case in which such a card acts cannot be checked.
use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::{CardType, GameTag};
use cardwright_engine::script::Power;
use cardwright_engine::script::aura::{Attribute, Gives, Modifier};
use cardwright_engine::script::card_refs::CardRef;
use cardwright_engine::script::effect::Effect;
use cardwright_engine::script::power::{Ability, Goal};
use cardwright_engine::script::trigger::ActiveZone;
use cardwright_engine::script::verb::Verb;
use cardwright_engine::{Card, Cards};

use super::case::{Case, recording};
use super::expect;
use super::names::CardLookup;
use super::printings::{OldPrinting, Printings, normalized_text};

/// The leading keywords of a text that are tags of the card.
const LEADING_KEYWORDS: [(&str, GameTag); 9] = [
    ("taunt", GameTag::TAUNT),
    ("charge", GameTag::CHARGE),
    ("rush", GameTag::RUSH),
    ("divine shield", GameTag::DIVINE_SHIELD),
    ("windfury", GameTag::WINDFURY),
    ("stealth", GameTag::STEALTH),
    ("lifesteal", GameTag::LIFESTEAL),
    ("poisonous", GameTag::POISONOUS),
    ("echo", GameTag::ECHO),
];

/// The cards of one build.
pub struct BuildCards {
    /// The registry with the numbers of the build; card numbers are those of today's registry.
    pub names: CardLookup,
    /// The cards whose old texts have no Power.
    unwritten_texts: BTreeMap<String, OldPrinting>,
}

/// The cards of the builds of recordings, created on first use.
pub struct BuildCardsCache {
    printings: Printings,
    cards: &'static Cards,
    votes: NumberVotes,
    cache: BTreeMap<Option<u32>, &'static BuildCards>,
}

/// The votes of recordings for the printed numbers of a build's cards: each unenchanted card in a hand votes for the numbers it
/// shows.
#[derive(Default)]
pub struct NumberVotes {
    /// The entities by build, card and tag, then by the shown number.
    counts: BTreeMap<(u32, String, GameTag), BTreeMap<i32, Voters>>,
    /// The builds that are an upper bound in some recordings.
    upper_bounds: BTreeSet<u32>,
}

/// Entities, each with its recording.
type Voters = BTreeSet<(String, u16)>;

impl NumberVotes {
    /// Counts the votes of a case: each unenchanted card that it shows in a hand votes for the numbers (Cost, Attack, Health)
    /// that it shows.
    pub fn add(&mut self, case: &Case, build: Option<u32>) {
        let Some(build) = build else { return };
        if case.src.is_upper_bound() {
            self.upper_bounds.insert(build);
        }
        let bearers: BTreeSet<i32> = case.before.entities.values().map(|tags| tags.int("ATTACHED")).collect();
        let drawn = case.outcomes.draws.iter().filter_map(|draw| Some((&draw.0, case.after.new.get(&draw.0)?)));
        let held = case.before.entities.iter().chain(drawn).filter(|(entity, tags)| {
            tags.text("ZONE") == "HAND" && tags.is_seen() && !bearers.contains(&i32::from(**entity))
        });
        // One that was played unseen shows its numbers on the board.
        let actor =
            case.action.actor.filter(|actor| case.before.entities.get(actor).is_some_and(|tags| !tags.is_seen()));
        let mut expected = if actor.is_some() { expect::expected(case).entities } else { BTreeMap::new() };
        let worn = |entity: u16| case.after.new.values().any(|tags| tags.int("ATTACHED") == i32::from(entity));
        let played = actor.filter(|actor| !worn(*actor)).and_then(|actor| Some((actor, expected.remove(&actor)?)));
        let played = played.as_ref().filter(|(_, tags)| tags.text("ZONE") == "PLAY" && tags.is_seen());
        for (entity, tags) in held.chain(played.map(|(entity, tags)| (entity, tags))) {
            let body = matches!(tags.text("CARDTYPE"), "MINION" | "WEAPON" | "LOCATION");
            for (name, tag) in NUMBERS.iter().chain(&KEYWORDS).filter(|(_, tag)| body || *tag == GameTag::COST) {
                let number = if *tag == GameTag::HEALTH { tags.get("DURABILITY") } else { None };
                let number = number.unwrap_or_else(|| tags.int(name));
                let key = (build, tags.text("card").to_owned(), *tag);
                let voter = (recording(&case.id).to_owned(), *entity);
                self.counts.entry(key).or_default().entry(number).or_default().insert(voter);
            }
        }
    }

    /// The number with two thirds of the votes. A number that is not in `known` needs three recordings, because two may be the
    /// two players' recordings of one game.
    fn winner(&self, build: u32, id: &str, tag: GameTag, known: &[i32]) -> Option<i32> {
        let shown = self.counts.get(&(build, id.to_owned(), tag))?;
        let all: usize = shown.values().map(BTreeSet::len).sum();
        let (number, voters) = shown.iter().max_by_key(|(_, voters)| voters.len())?;
        let recordings: BTreeSet<&String> = voters.iter().map(|(recording, _)| recording).collect();
        let enough = recordings.len() > 2 || known.contains(number);
        (enough && voters.len() * 3 >= all * 2).then_some(*number)
    }
}

/// The printed numbers that are visible on cards in hands.
const NUMBERS: [(&str, GameTag); 3] = [("COST", GameTag::COST), ("ATK", GameTag::ATK), ("HEALTH", GameTag::HEALTH)];

/// The printed keywords that are visible on cards in hands.
const KEYWORDS: [(&str, GameTag); 6] = [
    ("TAUNT", GameTag::TAUNT),
    ("CHARGE", GameTag::CHARGE),
    ("RUSH", GameTag::RUSH),
    ("DIVINE_SHIELD", GameTag::DIVINE_SHIELD),
    ("WINDFURY", GameTag::WINDFURY),
    ("STEALTH", GameTag::STEALTH),
];

impl BuildCards {
    /// The old text of a card, if it has no Power.
    pub fn old_printing_of(&self, id: &str) -> Option<&OldPrinting> {
        self.unwritten_texts.get(id)
    }
}

impl BuildCardsCache {
    /// An empty cache for a registry and the known printings.
    pub fn new(printings: Printings, cards: &'static Cards) -> Self {
        Self { printings, cards, votes: NumberVotes::default(), cache: BTreeMap::new() }
    }

    /// The build of a recording; see [`Printings::build`].
    pub fn build(&self, source: &super::case::Source) -> Option<u32> {
        self.printings.build(source)
    }

    /// Counts the numbers that a case shows. Call before [`Self::of`].
    pub fn add(&mut self, case: &Case) {
        let build = self.build(&case.src);
        self.votes.add(case, build);
    }

    /// The cards at a build; today's cards if the build is unknown. Fails if the registry cannot be built.
    pub fn of(&mut self, build: Option<u32>) -> anyhow::Result<&'static BuildCards> {
        if let Some(day) = self.cache.get(&build) {
            return Ok(day);
        }
        let day = &*Box::leak(Box::new(self.cards_of_build(build)?));
        self.cache.insert(build, day);
        Ok(day)
    }

    fn cards_of_build(&self, build: Option<u32>) -> anyhow::Result<BuildCards> {
        let Some(build) = build else {
            return Ok(BuildCards { names: CardLookup::new(self.cards), unwritten_texts: BTreeMap::new() });
        };
        let formers: BTreeMap<&str, OldPrinting> = self
            .cards
            .iter()
            .filter_map(|(_, card)| Some((card.id, self.printings.printing_in(card.id, build)?)))
            .collect();
        let floorless = self.without_cost_floor(&formers);
        let mut otherwise = BTreeMap::new();
        let mut cards: Vec<Card> = Vec::with_capacity(self.cards.len());
        // The registry puts cards of two modules together anew.
        for (_, card) in self.cards.iter().filter(|(_, card)| card.id == card.client_id()) {
            let former = formers.get(card.id);
            let mut tags = former.map_or_else(|| card.tags.to_vec(), |former| tags_of(card, former));
            let power = former.map_or(Some(card.power), |former| self.power_of(card, former, &formers, &mut tags));
            let power = power.map(|power| if floorless.contains(card.id) { without_floor(power) } else { power });
            if let Some(former) = former.filter(|_| power.is_none()) {
                otherwise.insert(card.id.to_owned(), former.clone());
            }
            self.apply_votes(card, build, &mut tags);
            tags.retain(|(_, value)| *value != 0);
            tags.sort_unstable_by_key(|(tag, _)| tag.0);
            let tags = if tags == card.tags { card.tags } else { tags.leak() };
            cards.push(with_tags_and_power(card, tags, power.unwrap_or(card.power)));
        }
        let cards: &'static Cards = Box::leak(Box::new(Cards::new(&[cards.leak()])?));
        Ok(BuildCards { names: CardLookup::new(cards), unwritten_texts: otherwise })
    }

    /// The cards, and their enchantments, that reduce Costs below 1 in these printings and not today.
    fn without_cost_floor(&self, formers: &BTreeMap<&str, OldPrinting>) -> BTreeSet<&'static str> {
        let floor = normalized_text(FLOOR);
        let lost = self.cards.iter().filter(|(_, card)| {
            let today = self.printings.canonical_letters(card.text);
            let then = formers.get(card.id).map(|former| self.printings.canonical_letters(&former.text));
            today.contains(&floor) && then.is_some_and(|then| then == today.replace(&floor, ""))
        });
        lost.flat_map(|(_, card)| {
            let given = card.power.card_refs().into_iter().filter_map(|it| match it {
                CardRef::Enchantment(id) => Some(id),
                CardRef::Text(_) | CardRef::Card(_) => None,
            });
            given.chain([card.id])
        })
        .collect()
    }

    /// Applies the numbers voted for by the recordings of a build, unless the build's data is known.
    fn apply_votes(&self, card: &Card, build: u32, tags: &mut Vec<(GameTag, i32)>) {
        if self.printings.knows(build) {
            return;
        }
        let own_cost = card
            .power
            .abilities()
            .iter()
            .any(|it| matches!(it, Ability::Aura(aura) if aura.active_zone != ActiveZone::Play));
        let body = matches!(card.card_type, CardType::Minion | CardType::Weapon | CardType::Location);
        let about = self.printings.printings_around(card.id, build);
        let is_upper_bound = self.votes.upper_bounds.contains(&build);
        let earlier = if is_upper_bound { self.printings.printings_up_to(card.id, build) } else { Vec::new() };
        let today = [None];
        let about = if about.is_empty() { &today[..] } else { &about };
        for (name, tag) in NUMBERS.iter().chain(&KEYWORDS) {
            if *tag == GameTag::COST && own_cost || *tag != GameTag::COST && !body {
                continue;
            }
            let named = match *tag {
                GameTag::COST => "cost",
                GameTag::ATK => "attack",
                GameTag::HEALTH if card.card_type != CardType::Minion => "durability",
                _ => "health",
            };
            let number = |former: &Option<OldPrinting>| {
                former.as_ref().and_then(|former| former.number(named)).unwrap_or_else(|| card.tag(*tag))
            };
            let of_number = NUMBERS.iter().any(|(number, _)| number == name);
            let earlier = earlier.iter().filter_map(|former| former.number(named));
            let known: Vec<i32> =
                if of_number { about.iter().map(number).chain(earlier).collect() } else { Vec::new() };
            if let Some(decided) = self.votes.winner(build, card.id, *tag, &known) {
                set_tag(tags, *tag, decided);
            }
        }
    }

    /// The Power at the build, if it differs from today's only in numbers.
    fn power_of(
        &self,
        card: &Card,
        former: &OldPrinting,
        formers: &BTreeMap<&str, OldPrinting>,
        tags: &mut Vec<(GameTag, i32)>,
    ) -> Option<&'static Power> {
        // Enchantments had no texts in some builds.
        if !former.has_different_text || former.text.is_empty() && card.card_type == CardType::Enchantment {
            return Some(card.power);
        }
        let (then, today) = (split_text(&former.text), split_text(card.text));
        if then.overload != today.overload {
            set_tag(tags, GameTag::OVERLOAD, then.overload);
        }
        for (at, (_, tag)) in LEADING_KEYWORDS.iter().enumerate() {
            if then.opening[at] != today.opening[at] {
                set_tag(tags, *tag, then.opening[at].into());
            }
        }
        let (then, today) =
            (self.printings.canonical_letters(&then.rest), self.printings.canonical_letters(&today.rest));
        if then == today {
            return Some(card.power);
        }
        if then == today.replace(&normalized_text(FLOOR), "") {
            return Some(card.power);
        }
        // The number may be that of an enchantment with a text of its own.
        let attaches = || {
            let refs = card.power.card_refs();
            refs.iter().any(|it| matches!(it, CardRef::Enchantment(id) if formers.contains_key(id)))
        };
        with_numbers(card.power, &then, &today).or_else(|| {
            let (then, today) = (numbers(&then).0, numbers(&today).0);
            (then == today && attaches()).then_some(card.power)
        })
    }
}

/// The words that some texts that reduce Costs lacked in earlier builds.
const FLOOR: &str = "(but not less than 1)";

/// The Power without "but not less than 1".
fn without_floor(power: &'static Power) -> &'static Power {
    let Ability::Enchant(mut enchant) = power.ability else { return power };
    let bare = |modifier: &Modifier| {
        if modifier.what == Attribute::Cost { Modifier { also: 0, ..*modifier } } else { *modifier }
    };
    enchant.modifiers = enchant.modifiers.iter().map(bare).collect::<Vec<_>>().leak();
    Box::leak(Box::new(Power { ability: Ability::Enchant(enchant), ..*power }))
}

/// A card anew, with other tags and another Power.
fn with_tags_and_power(card: &'static Card, tags: &'static [(GameTag, i32)], power: &'static Power) -> Card {
    let new = Card::new(card.id, card.dbf_id, card.name, card.text, card.card_type, card.class, card.set, tags, power);
    if let Some(requirements) = card.requirements { new.requiring(requirements) } else { new }
}

fn set_tag(tags: &mut Vec<(GameTag, i32)>, tag: GameTag, value: i32) {
    tags.retain(|(other, _)| *other != tag);
    tags.push((tag, value));
}

/// The tags of a card with the printed numbers of the build.
fn tags_of(card: &Card, former: &OldPrinting) -> Vec<(GameTag, i32)> {
    let mut tags = card.tags.to_vec();
    for (name, tag) in [("cost", GameTag::COST), ("attack", GameTag::ATK), ("armor", GameTag::ARMOR)] {
        if let Some(number) = former.number(name) {
            set_tag(&mut tags, tag, number);
        }
    }
    if let Some(health) = former.number("health").or_else(|| former.number("durability")) {
        tags.retain(|(tag, _)| *tag != GameTag::DURABILITY);
        set_tag(&mut tags, GameTag::HEALTH, health);
    }
    tags
}

/// A text in parts: keywords at its beginning, Overload, the rest.
struct TextParts {
    opening: [bool; LEADING_KEYWORDS.len()],
    overload: i32,
    rest: String,
}

fn split_text(text: &str) -> TextParts {
    let mut opening = [false; LEADING_KEYWORDS.len()];
    // What a Hero Power is stands before its text in some builds, and the numbers of a token are those of its own card.
    let text = without_stats(&text.trim().to_lowercase());
    let text = text.strip_prefix("hero power").map_or(text.as_str(), |rest| rest.trim_start_matches([':', ' ', '\n']));
    let mut rest = text.replace("passive hero power", "passive");
    let mut overload = 0;
    if let Some(at) = rest.find("overload: (") {
        let tail = rest[at + "overload: (".len()..].to_owned();
        let end = tail.find(')').unwrap_or(0);
        overload = tail[..end].parse().unwrap_or(0);
        rest = rest[..at].to_owned() + tail.get(end + 1..).unwrap_or("");
    }
    loop {
        let trimmed = rest.trim_start_matches([' ', ',', '.', '\n']);
        let found = LEADING_KEYWORDS.iter().position(|(word, _)| {
            trimmed.strip_prefix(word).is_some_and(|after| after.is_empty() || after.starts_with([' ', ',', '.', '\n']))
        });
        let Some(at) = found else {
            rest = trimmed.to_owned();
            break;
        };
        opening[at] = true;
        rest = trimmed[LEADING_KEYWORDS[at].0.len()..].to_owned();
    }
    TextParts { opening, overload, rest }
}

/// A text without the stats of tokens: "a 4/5 Baine" becomes "a Baine".
fn without_stats(text: &str) -> String {
    let is_stats = |word: &str| {
        let mut parts = word.split('/');
        let number =
            |part: Option<&str>| part.is_some_and(|it| !it.is_empty() && it.chars().all(|c| c.is_ascii_digit()));
        number(parts.next()) && number(parts.next()) && parts.next().is_none()
    };
    let words = text.split_whitespace().filter(|word| !is_stats(word));
    words.map(|word| if word == "an" { "a" } else { word }).collect::<Vec<_>>().join(" ")
}

/// A text without its numbers, and the numbers.
fn numbers(text: &str) -> (String, Vec<i16>) {
    let (mut words, mut found, mut number) = (String::new(), Vec::new(), String::new());
    for c in text.chars().chain([' ']) {
        if c.is_ascii_digit() {
            number.push(c);
            continue;
        }
        if !number.is_empty() {
            found.extend(number.parse::<i16>());
            number.clear();
            words.push('n');
        }
        if !matches!(c, '$' | ' ') {
            words.push(c);
        }
    }
    // "1 Mana Crystal" and "2 Mana Crystals" are the same words.
    (normalized_text(&words).replace('s', ""), found)
}

/// The Power with the numbers of the old text, if both texts have the same words and each changed number occurs in the Power as
/// often as in the text.
fn with_numbers(power: &'static Power, then: &str, today: &str) -> Option<&'static Power> {
    let ((then, of_then), (today, of_today)) = (numbers(then), numbers(today));
    if then != today || of_then.len() != of_today.len() {
        return None;
    }
    let mut changes: BTreeMap<i16, i16> = BTreeMap::new();
    for (then, today) in of_then.iter().zip(&of_today) {
        if *changes.entry(*today).or_insert(*then) != *then {
            return None;
        }
    }
    changes.retain(|today, then| today != then);
    let mut seen: BTreeMap<i16, usize> = BTreeMap::new();
    let power = renumber_power(power, &changes, &mut seen);
    let in_text = |number: i16| of_today.iter().filter(|it| **it == number).count();
    let whole = changes.keys().all(|number| seen.get(number).copied().unwrap_or(0) == in_text(*number));
    whole.then(|| &*Box::leak(Box::new(power)))
}

/// The Power with changed numbers; counts the changed numbers in `seen`.
fn renumber_power(power: &Power, changes: &BTreeMap<i16, i16>, seen: &mut BTreeMap<i16, usize>) -> Power {
    let ability = match power.ability {
        Ability::Several(several) => {
            let several: Vec<Power> = several.iter().map(|power| renumber_power(power, changes, seen)).collect();
            Ability::Several(several.leak())
        }
        Ability::Text(mut text) => {
            text.effects = renumber_effects(text.effects, changes, seen);
            Ability::Text(text)
        }
        Ability::Trigger(mut trigger) => {
            trigger.then = renumber_effects(trigger.then, changes, seen);
            Ability::Trigger(trigger)
        }
        Ability::Quest(mut progress) => {
            progress.goal = match progress.goal {
                Goal::Times(n) => Goal::Times(renumber(n, changes, seen)),
                Goal::Sum(n) => Goal::Sum(renumber(n, changes, seen)),
                goal @ (Goal::Each | Goal::Then | Goal::InTurns(_) | Goal::InOneTurn(_) | Goal::Different(..)) => goal,
            };
            Ability::Quest(progress)
        }
        Ability::Aura(mut aura) => {
            if let Gives::Modifiers(modifiers) = aura.gives {
                aura.gives = Gives::Modifiers(renumber_modifiers(modifiers, changes, seen));
            }
            Ability::Aura(aura)
        }
        Ability::Enchant(mut enchant) => {
            enchant.modifiers = renumber_modifiers(enchant.modifiers, changes, seen);
            if let Some(aura) = &mut enchant.aura
                && let Gives::Modifiers(modifiers) = aura.gives
            {
                aura.gives = Gives::Modifiers(renumber_modifiers(modifiers, changes, seen));
            }
            Ability::Enchant(enchant)
        }
        other @ (Ability::None
        | Ability::ChooseOne(_)
        | Ability::ChooseSetAside
        | Ability::ShowsDigits
        | Ability::StartsAs(_)
        | Ability::Titan(_)
        | Ability::AlsoDamages(_)
        | Ability::Dormant(_)
        | Ability::DormantUntil(_)
        | Ability::Colossal(_)
        | Ability::Starship(_)
        | Ability::Form(..)
        | Ability::Twinspell(_)
        | Ability::Upgrades(..)
        | Ability::Ranks(..)
        | Ability::Becomes(..)
        | Ability::Lasts(..)
        | Ability::Improved(_)
        | Ability::Modular(_)
        | Ability::KeepsEnchantments(_)
        | Ability::GivenDeathrattlesTwice
        | Ability::GoesSecond
        | Ability::StartingDecks(_)
        | Ability::Activatable(_)) => other,
    };
    Power { ability, ..*power }
}

/// Whether the number of an effect stands in its text as a digit. Numbers of cards and minions are written as words ("two").
const fn has_number(verb: &Verb) -> bool {
    matches!(
        verb,
        Verb::Deal
            | Verb::DealBy(_)
            | Verb::DealSplit
            | Verb::Heal
            | Verb::Draw(_)
            | Verb::Armor
            | Verb::Crystals { .. }
            | Verb::Mana
            | Verb::Refresh
            | Verb::DestroyCrystals
            | Verb::Corpses
            | Verb::SpendCorpses
            | Verb::Overload
            | Verb::MaxMana
    )
}

fn renumber_effects(
    effects: &[Effect],
    changes: &BTreeMap<i16, i16>,
    seen: &mut BTreeMap<i16, usize>,
) -> &'static [Effect] {
    let one = |effect: &Effect| {
        let mut effect = *effect;
        if let Verb::Give(modifiers) = effect.verb {
            effect.verb = Verb::Give(renumber_modifiers(modifiers, changes, seen));
        } else if has_number(&effect.verb) {
            effect.amount.n = renumber(effect.amount.n, changes, seen);
        }
        effect
    };
    effects.iter().map(one).collect::<Vec<_>>().leak()
}

fn renumber_modifiers(
    modifiers: &[Modifier],
    changes: &BTreeMap<i16, i16>,
    seen: &mut BTreeMap<i16, usize>,
) -> &'static [Modifier] {
    let one = |modifier: &Modifier| {
        let mut modifier = *modifier;
        modifier.amount.n = renumber(modifier.amount.n, changes, seen);
        if modifier.what == Attribute::Stats {
            modifier.also = renumber(modifier.also, changes, seen);
        }
        modifier
    };
    modifiers.iter().map(one).collect::<Vec<_>>().leak()
}

/// The replacement for a number; the negative numbers of Cost reductions are matched by amount.
fn renumber(n: i16, changes: &BTreeMap<i16, i16>, seen: &mut BTreeMap<i16, usize>) -> i16 {
    let Some(then) = changes.get(&n.abs()) else { return n };
    *seen.entry(n.abs()).or_default() += 1;
    *then * n.signum()
}
