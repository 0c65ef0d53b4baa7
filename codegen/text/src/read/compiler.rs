//! A card's text as a [`Power`]: read with the grammar, and proved by printing it back.
//!
//! ```text
//! text ──plain──▶ tokens ──chart──▶ readings ──meaning──▶ Powers ──bind──▶ "it" is somebody ──explain──▶ the text again
//! ```
//!
//! What does not come back word for word is refused, and so is what can be read in two ways.
use std::rc::Rc;

use cardwright_data::enums::{CardType, GameTag};
use cardwright_engine::compiled::Cards;
use cardwright_engine::script::explain::Explain;
use cardwright_engine::script::prelude::*;

use super::bind::{bind, bind_all, speaks_of_it};
use super::chart::{Chart, Tree};
use super::compare::says;
use super::marks::{hidden, restored, shown};
use super::normalize::{by_kind, spoken, with_turns};
use crate::Refused;
use crate::grammar::functions::more;
use crate::grammar::{Grammar, GrammarError, Part};
use crate::markup::plain;
use crate::subject::Subject;
use crate::vocabulary::{Env, Taken, Value, value};

/// Reads texts.
pub struct Compiler {
    grammar: Grammar,
    ability: usize,
    keywords: usize,
    deeds: usize,
    data: usize,
    bearing: usize,
    of_player: usize,
}

/// So many readings of a whole text are looked at.
const MOST: usize = 256;

/// A piece of a text that says something by itself.
#[derive(Clone)]
struct Item {
    from: usize,
    to: usize,
    kind: ItemKind,
    tree: Rc<Tree>,
}

#[derive(Clone, Copy, PartialEq)]
enum ItemKind {
    Keywords,
    Ability,
    Deeds,
    /// What stands in the data, whatever the words say: the infused card.
    Data,
}

impl Compiler {
    /// With the project's grammar.
    ///
    /// # Errors
    /// A rule that is none, with file and line.
    pub fn new() -> Result<Self, GrammarError> {
        Ok(Self::with(Grammar::load()?))
    }

    /// With the `.grammar` files of a folder: rules can be tried without building the program again.
    ///
    /// # Errors
    /// A rule that is none, with file and line; a folder that cannot be read.
    pub fn from_folder(folder: &std::path::Path) -> Result<Self, GrammarError> {
        Ok(Self::with(Grammar::from_folder(folder)?))
    }

    fn with(grammar: Grammar) -> Self {
        let named = |name: &str| grammar.named(name).unwrap_or(usize::MAX);
        Self {
            ability: named("ability"),
            keywords: named("keywords"),
            deeds: named("deeds"),
            bearing: named("bearing"),
            data: named("data"),
            of_player: named("of_player"),
            grammar,
        }
    }

    /// What a card's text says.
    ///
    /// # Errors
    /// What is not understood, from where; what can be read in several ways; what does not come back word for word.
    pub fn power(&self, subject: &Subject<'_>, cards: &Cards) -> Result<Power, Refused> {
        self.read(subject, cards, false)
    }

    /// The same; a refusal says what could have stood where reading stopped.
    ///
    /// # Errors
    /// As [`power`](Self::power).
    pub fn power_or_why(&self, subject: &Subject<'_>, cards: &Cards) -> Result<Power, Refused> {
        self.read(subject, cards, true)
    }

    fn read(&self, subject: &Subject<'_>, cards: &Cards, asks: bool) -> Result<Power, Refused> {
        let text = spoken(&with_turns(subject));
        let text = text.replace("non-", "non ").replace("- Cost", "-Cost");
        // A line that was broken behind a hyphen: "the left- most card".
        let text = by_kind(&hidden(text.replace("- most", "-most"), subject), &subject.mentions);
        if text.is_empty() {
            return Err(Refused::Empty);
        }
        let mut chart = Chart::new(&self.grammar, &text, &subject.mentions);
        let readings = self.items(&mut chart, subject);
        if readings.is_empty() && asks {
            // What takes anything has understood nothing.
            let mut chart = Chart::new(&self.grammar, &text, &subject.mentions).asking();
            self.items(&mut chart, subject);
            let rest = chart.rest(chart.furthest).to_owned();
            return Err(Refused::At { rest, wanted: std::mem::take(&mut chart.wanted) });
        }
        if readings.is_empty() {
            return Err(Refused::From(chart.rest(chart.furthest).to_owned()));
        }
        let explain = Explain::new(cards, subject.text, subject.card_type).with_variants();
        let mut found: Vec<Power> = Vec::new();
        let mut nearest = None;
        for items in readings {
            let Some(power) = self.meaning(&items, subject, true).and_then(|power| restored(&power, &text)) else {
                continue;
            };
            if summons_spells(&power, cards) {
                continue;
            }
            let Some(told) = self.meaning(&items, subject, false).and_then(|power| restored(&power, &text)) else {
                continue;
            };
            let printed = explain.power(&told);
            let said: Vec<&str> = items
                .iter()
                .filter(|item| !matches!(item.kind, ItemKind::Keywords | ItemKind::Data))
                .map(|item| chart.between(item.from, item.to))
                .collect();
            if says(&printed, &shown(&said.join(" "))) {
                if !found.contains(&power) {
                    found.push(power);
                }
            } else {
                nearest.get_or_insert(printed);
            }
        }
        match (found.len(), nearest) {
            (1, _) => Ok(found.remove(0)),
            (0, Some(printed)) => Err(Refused::Otherwise(printed)),
            (0, None) => Err(Refused::Unsayable("no words of the vocabulary say it, or who `it` is cannot be told")),
            _ => Err(Refused::Ambiguous(found.iter().map(Power::source).collect())),
        }
    }

    /// Every way to part a text into what it says.
    fn items(&self, chart: &mut Chart<'_, '_>, subject: &Subject<'_>) -> Vec<Vec<Item>> {
        let bare = matches!(subject.card_type, CardType::Spell | CardType::HeroPower | CardType::Location);
        let mut open: Vec<(usize, Vec<Item>)> = vec![(0, Vec::new())];
        let mut whole = Vec::new();
        while let Some((at, items)) = open.pop() {
            if at == chart.len() {
                if items.iter().any(|item| item.kind != ItemKind::Keywords) || Self::says_more(&items, subject) {
                    whole.push(items);
                }
                if whole.len() == MOST {
                    break;
                }
                continue;
            }
            let mut kinds = vec![
                (ItemKind::Keywords, self.keywords),
                (ItemKind::Ability, self.ability),
                (ItemKind::Data, self.data),
            ];
            // Effects without a word before them are a spell's text; there is but one.
            if bare && items.iter().all(|item| item.kind != ItemKind::Deeds) {
                kinds.push((ItemKind::Deeds, self.deeds));
            }
            // "+1/+1 and Divine Shield. Deathrattle: …": an enchantment's own gift comes first.
            if subject.card_type == CardType::Enchantment && items.is_empty() {
                kinds.push((ItemKind::Ability, self.bearing));
            }
            for (kind, of) in kinds {
                for (end, tree) in chart.read(of, at).iter() {
                    if kind == ItemKind::Keywords && !self.are_there(tree, subject) {
                        continue;
                    }
                    let mut end = *end;
                    while [',', '.', ':', '"', '”', '!'].iter().any(|stop| chart.is_sign(end, *stop)) {
                        end += 1;
                    }
                    let to = end;
                    // "+4/+4 and Deathrattle: …", "+3/+3 and "At the end of your turn, …""
                    if subject.card_type == CardType::Enchantment {
                        end += usize::from(of == self.bearing && chart.is_word(end, "and"));
                        while ['"', '“', '”'].iter().any(|mark| chart.is_sign(end, *mark)) {
                            end += 1;
                        }
                    }
                    let mut items = items.clone();
                    items.push(Item { from: at, to, kind, tree: tree.clone() });
                    open.push((end, items));
                }
            }
        }
        whole
    }

    /// Whether a text of keywords alone has one that more than the keyword's name says: "Corrupt: Gain Taunt."
    fn says_more(items: &[Item], subject: &Subject<'_>) -> bool {
        const MORE: [GameTag; 5] =
            [GameTag::CORRUPT, GameTag::FORGE, GameTag::STARSHIP_PIECE, GameTag::FREEZE, GameTag::SUMMONED_WHEN_DRAWN];
        let has = |tag: &GameTag| subject.tags.iter().any(|(of, n)| of == tag && *n != 0);
        !items.is_empty() && MORE.iter().any(has)
    }

    /// Whether the data bears out the keywords that a text lists.
    fn are_there(&self, tree: &Tree, subject: &Subject<'_>) -> bool {
        const FORMS: [GameTag; 2] = [GameTag::FORGES_INTO, GameTag::COLLECTION_RELATED_CARD_DATABASE_ID];
        let has_form = subject.tags.iter().any(|(tag, n)| FORMS.contains(tag) && *n > 0);
        let Some(Value::List(keywords)) = self.value(tree, subject) else { return false };
        keywords.iter().all(|keyword| match keyword {
            Value::Modifier(modifier) => subject.tags.iter().any(|(tag, n)| {
                // What a card is corrupted or forged into stands in its data, or nobody knows.
                let formed = !matches!(*tag, GameTag::CORRUPT | GameTag::FORGE) || has_form;
                formed
                    && modifier.what == Attribute::Tag(*tag)
                    && (modifier.amount.n == 0 || i64::from(modifier.amount.n) == *n)
            }),
            _ => false,
        })
    }

    /// What the items say; with what stands in the data, or what is to be printed.
    fn meaning(&self, items: &[Item], subject: &Subject<'_>, data: bool) -> Option<Power> {
        let mut powers: Vec<Power> = Vec::new();
        let counts = |item: &&Item| item.kind != ItemKind::Keywords && (data || item.kind != ItemKind::Data);
        for item in items.iter().filter(counts) {
            let value = self.value(&item.tree, subject)?;
            match item.kind {
                ItemKind::Deeds => {
                    let effects = <&'static [Effect]>::take(&value)?;
                    powers.push(match subject.card_type {
                        CardType::Spell => spell(effects),
                        CardType::Location => location(effects),
                        _ => hero_power(effects),
                    });
                }
                _ => match value {
                    Value::List(several) => powers.extend(several.iter().map(Power::take).collect::<Option<Vec<_>>>()?),
                    one => powers.push(Power::take(&one)?),
                },
            }
        }
        let mut powers: Vec<Power> = together_with_before(powers).into_iter().map(tidy).collect();
        if subject.card_type == CardType::Weapon {
            powers.iter_mut().for_each(strike_by_hero);
        }
        let powers: Vec<Power> = bind_all(&powers)?;
        let odd = |power: &Power| {
            attacks_oddly(power, subject.card_type)
                || hides_whom(power, &powers)
                || repeats_another(power)
                || gains_as_a_spell(power, subject)
                || aims_twice(power)
        };
        if powers.iter().any(odd) {
            return None;
        }
        match powers.len() {
            0 => Some(VANILLA),
            1 => powers.into_iter().next(),
            _ => Some(abilities(powers.leak())),
        }
    }

    /// What an enchantment of a player says: "Your next Dragon costs (2) less."
    pub fn player_enchantment(&self, text: &str, one_turn: bool) -> Option<Enchant> {
        let text = plain(text);
        let mut chart = Chart::new(&self.grammar, &text, &[]);
        let readings = chart.read(self.of_player, 0);
        let whole = |end: usize| end == chart.len() || (end + 1 == chart.len() && chart.is_sign(end, '.'));
        let subject = Subject::bare("", CardType::Enchantment);
        let (_, tree) = readings.iter().find(|(end, _)| whole(*end))?;
        let power = Power::take(&self.value(tree, &subject)?)?;
        match power.ability {
            Ability::Enchant(mut enchant) => {
                if one_turn {
                    enchant.lasts = Lasts::ThisTurn;
                }
                Some(enchant)
            }
            _ => None,
        }
    }

    /// What a phrase means, if the vocabulary has it.
    fn value(&self, tree: &Tree, subject: &Subject<'_>) -> Option<Value> {
        match tree {
            Tree::Leaf(value) => Some(value.as_ref().clone()),
            Tree::Rule { of, rule, holes } => {
                let rule = &self.grammar.rules[*of][*rule];
                let filled: Option<Vec<(&str, Value)>> = holes
                    .iter()
                    .map(|(place, tree)| match &rule.parts[*place] {
                        Part::Hole(name, _) => Some((name.as_str(), self.value(tree, subject)?)),
                        _ => None,
                    })
                    .collect();
                let more = |word: &str, values: &[Value]| more(word, values, subject);
                value(&rule.means, &Env { holes: &filled?, more: &more }).ok()
            }
        }
    }

    /// How many rules there are.
    pub fn len(&self) -> usize {
        self.grammar.rules.iter().map(Vec::len).sum()
    }

    /// Whether there is no rule.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// "Battlecry: Draw a minion. Kindred: It costs (1) less.": what speaks of what was done before is done with it, if.
fn together_with_before(powers: Vec<Power>) -> Vec<Power> {
    let mut found: Vec<Power> = Vec::new();
    for mut power in powers {
        // "Outcast: Deal $5 instead.": to whom the other text deals it.
        if let Ability::Text(text) = &mut power.ability
            && let Some(Ability::Text(before)) = found.last().map(|power| &power.ability)
            && let ([more], [dealt]) = (text.effects, before.effects)
            && (text.instead, more.verb, more.to, dealt.verb) == (true, Verb::Deal, TARGET, Verb::Deal)
            && dealt.to.is_target()
        {
            text.effects = vec![more.to(dealt.to)].leak();
        }
        let when = match power.ability {
            Ability::Text(Text { word: Word::Kindred, instead: false, when: Condition::Always, .. }) => KINDRED,
            Ability::Text(Text { word: Word::Combo, instead: false, when: Condition::Always, .. }) => Condition::Combo,
            Ability::Text(Text { word: Word::Outcast, instead: false, when: Condition::Always, .. }) => OUTCAST,
            Ability::Text(Text { word: Word::Finale, instead: false, when: Condition::Always, .. }) => FINALE,
            Ability::Text(Text { word: Word::Battlecry, instead: false, when, .. })
                if matches!(when, Condition::Stat(Stat::ManaCrystals, Cmp::AtLeast, _)) =>
            {
                when
            }
            _ => Condition::Always,
        };
        let before = found.last_mut().map(|power| &mut power.ability);
        match (power.ability, before) {
            (Ability::Text(text), Some(Ability::Text(before)))
                if !when.is_always()
                    && matches!(before.word, Word::Battlecry | Word::Spell)
                    && !before.instead
                    && before.when.is_always()
                    && (bind(&power).is_none() || text.effects.is_empty() || does_again(text.effects)) =>
            {
                let then = match text.effects {
                    // "Do it again."
                    [] if matches!(text.word, Word::Combo | Word::Kindred) => before.effects,
                    again if does_again(again) => before.effects,
                    // "Finale: Summon another."
                    [] => match before.effects {
                        [.., last] => &*vec![one_more(last)].leak(),
                        [] => &[],
                    },
                    some => some,
                };
                let more = match then {
                    [one] if one.when.is_always() => one.when(when),
                    several => if_(when, several),
                };
                before.effects = [before.effects, &[more]].concat().leak();
            }
            _ => found.push(power),
        }
    }
    found
}

/// "Outcast: Do it again."
fn does_again(effects: &[Effect]) -> bool {
    matches!(effects, [again] if again.verb == Verb::Repeat(Word::Spell, the(THIS)))
}

/// The same for one: of what two came, "another" is one.
fn one_more(effect: &Effect) -> Effect {
    let mut one = *effect;
    one.amount.n = 1;
    one.times = 1;
    if let Verb::Summon(What::Themselves(from)) = &mut one.verb
        && matches!(from.pick, Pick::Random(_))
    {
        *from = from.random();
    }
    one
}

/// One condition on all that an ability does is the ability's own: then no target is asked for without it.
fn tidy(mut power: Power) -> Power {
    let single = |effects: &'static [Effect]| match effects {
        [Effect { verb: Verb::Either(then, []), when, .. }] => Some((*when, *then)),
        [effect] if !effect.when.is_always() && !matches!(effect.verb, Verb::Either(..)) => {
            Some((effect.when, &*vec![effect.when(Condition::Always)].leak()))
        }
        _ => None,
    };
    match &mut power.ability {
        Ability::Text(text) if text.when.is_always() && text.word != Word::Spell && text.word != Word::Use => {
            if let Some((when, then)) = single(text.effects).filter(|(when, _)| !speaks_of_it(when)) {
                (text.when, text.effects) = (when, then);
            }
        }
        Ability::Trigger(trigger) if trigger.when.is_always() => {
            if let Some((when, then)) = single(trigger.then) {
                (trigger.when, trigger.then) = (when, then);
            }
        }
        _ => {}
    }
    power
}

/// A weapon does not attack, its hero does: "50% chance to attack the wrong enemy."
fn strike_by_hero(power: &mut Power) {
    if let Ability::Trigger(trigger) = &mut power.ability
        && trigger.on.kind == EventKind::Attack
        && trigger.on.who == THIS
    {
        trigger.on.who = YOUR_HERO;
    }
}

/// Whether a card is to be summoned that cannot stand on the board: "an Animal Companion" is one of three, and no spell.
fn summons_spells(power: &Power, cards: &Cards) -> bool {
    let power: &'static Power = Box::leak(Box::new(*power));
    power.blocks().into_iter().flatten().any(|effect| match effect.verb {
        Verb::Summon(What::Named(id)) => {
            cards.by_id(id).is_some_and(|card| cards.get(card).card_type == CardType::Spell)
        }
        _ => false,
    })
}

/// Whether something is read that nobody can do: a spell's own attack, or one on several at once; discarding a minion.
fn attacks_oddly(power: &Power, card_type: CardType) -> bool {
    let power: &'static Power = Box::leak(Box::new(*power));
    let stands = matches!(card_type, CardType::Minion | CardType::Weapon);
    power.blocks().into_iter().flatten().any(|effect| match effect.verb {
        Verb::MakeAttack(victim) => {
            let many =
                matches!(victim.from, Source::At(_, Place::Minions | Place::Characters)) && victim.pick == Pick::All;
            // Each is attacked in its turn, by one.
            let one = effect.to == THIS || effect.to == YOUR_HERO;
            (many && !one) || (effect.to == THIS && !stands)
        }
        // "Your Mechs cost (1) less": in hand; what stands on the board costs nothing any more.
        Verb::Give([one]) if one.what == Attribute::Cost => {
            matches!(effect.to.from, Source::At(_, Place::Minions)) && effect.to.pick == Pick::All
        }
        // "Discard a random Undead": nobody discards what stands on the board.
        Verb::Discard => matches!(effect.to.from, Source::At(_, Place::Minions | Place::Characters)),
        _ => false,
    })
}

/// Whether a spell would gain what nobody sees on a spell: the text means the hero that it spoke of before.
fn gains_as_a_spell(power: &Power, subject: &Subject<'_>) -> bool {
    let Ability::Text(text) = power.ability else { return false };
    let gains = |it: &Effect| matches!(it.verb, Verb::Give(_) | Verb::Lend(..) | Verb::Attach(_)) && it.to == THIS;
    subject.alone && subject.card_type == CardType::Spell && text.effects.iter().any(gains)
}

/// Whether a text points at two who need not be the same: only one is chosen when a card is played.
fn aims_twice(power: &Power) -> bool {
    let Ability::Text(text) = power.ability else { return false };
    let aims = text.effects.iter().filter(|it| it.to.is_target()).map(|it| it.to.from);
    let mut named = aims.filter(|from| *from != TARGET.from);
    let first = named.next();
    named.any(|other| Some(other) != first)
}

/// Whether a text is read to repeat one under another word than its own: "cast this again" in a Battlecry.
fn repeats_another(power: &Power) -> bool {
    let own = if let Ability::Text(text) = power.ability { Some(text.word) } else { None };
    let power: &'static Power = Box::leak(Box::new(*power));
    power.blocks().into_iter().flatten().any(
        |effect| matches!(effect.verb, Verb::Repeat(word, What::Themselves(it)) if it == THIS && own != Some(word)),
    )
}

/// Whether a text in place of another leaves out whom it is for: "Restore 3 Health to all friendly characters. Manathirst (6):
/// Restore 6 Health instead." No new choice is meant.
fn hides_whom(power: &Power, all: &[Power]) -> bool {
    fn aims(effects: &[Effect]) -> bool {
        effects.iter().any(|effect| effect.to == TARGET)
    }
    fn hides(effects: &[Effect]) -> bool {
        effects.iter().any(|effect| match effect.verb {
            Verb::Either(then, otherwise) => !otherwise.is_empty() && aims(then) && !aims(otherwise),
            _ => false,
        })
    }
    let text = |power: &Power| if let Ability::Text(text) = power.ability { Some(text) } else { None };
    let Some(own) = text(power) else { return false };
    let others_aim = || all.iter().filter_map(text).any(|other| !other.instead && aims(other.effects));
    // "Kindred: This costs (2) less." holds in hand, not when it is played.
    let too_late = |effect: &Effect| match effect.verb {
        Verb::Give(modifiers) => effect.to == THIS && modifiers.iter().any(|it| it.what == Attribute::Cost),
        _ => false,
    };
    let late = matches!(own.word, Word::Kindred | Word::Spell | Word::Battlecry) && own.effects.iter().any(too_late);
    late || hides(own.effects) || (own.instead && aims(own.effects) && !others_aim())
}
