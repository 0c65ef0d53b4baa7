//! A card's text as a [`Power`]: read with the grammar, and checked by means that know nothing of the grammar.
//!
//! ```text
//! text ──normalize──▶ tokens ──chart──▶ readings ──meaning──▶ Powers ──bind──▶ "it" is resolved ──check──▶ the best reading
//! ```
//!
//! A reading is refused if the card's data does not bear it out (its keywords, the numbers and keywords of its tokens), or
//! if a number, a keyword or a side of the text contradicts the Power in plain English. Of several readings the one is meant
//! that names the card's own tokens, with the fewest, longest rules, and whose words are nearest to the text's; if two are
//! equally good, the text is refused.
use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::LazyLock;

use cardwright_data::enums::{CardType, GameTag};
use cardwright_vocabulary::compiled::Cards;
use cardwright_vocabulary::compiled::explain::Explain;
use cardwright_vocabulary::script::card_refs::CardRef;
use cardwright_vocabulary::script::prelude::*;

use super::Refused;
use super::bind::{bind, bind_all, speaks_of_it};
use super::chart::{Chart, Tree};
use super::marks::{hidden, restored, shown};
use super::normalize::{by_kind, with_turns, without_markup};
use crate::content::{content_words, contradictions, distance};
use crate::grammar::check::{self, Mutants};
use crate::grammar::functions::more;
use crate::grammar::{Grammar, GrammarError, Part, Rule, RuleLine};
use crate::subject::{Mention, Subject};
use crate::vocabulary::{Env, Taken, Value, value};
use cardwright_data::markup::plain;

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

/// Upper bound on the readings that are considered for one text.
const MAX_READINGS: usize = 256;

/// One way to read a text.
struct Reading {
    power: Power,
    /// How many cards it names that are not the card's own.
    foreign: usize,
    /// The places of the named cards among those that the text may name: the likeliest come first.
    rank: usize,
    /// How many content words of the text and of the Power in plain English differ.
    far: usize,
    /// How many rules were applied.
    rules: usize,
    /// The lines of the rules.
    lines: BTreeSet<usize>,
}

impl Reading {
    /// Of several readings the cheapest is meant.
    const fn cost(&self) -> (usize, usize, usize, usize) {
        (self.foreign, self.rules, self.far, self.rank)
    }
}

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
    /// With the project's grammar, which is read once a program.
    ///
    /// # Errors
    /// A rule that is none, with file and line.
    ///
    /// ```
    /// let compiler = cardwright_text::Compiler::project().unwrap();
    /// assert!(compiler.len() > compiler.lines().len(), "one line writes several rules");
    /// ```
    pub fn project() -> Result<&'static Self, GrammarError> {
        static PROJECT: LazyLock<Result<Compiler, GrammarError>> =
            LazyLock::new(|| Ok(Compiler::with(Grammar::load()?)));
        PROJECT.as_ref().map_err(Clone::clone)
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
    /// What is not understood, from where; what can be read in several ways; what contradicts the text.
    pub fn power(&self, subject: &Subject<'_>, cards: &Cards) -> Result<Power, Refused> {
        self.read(subject, cards, false).map(|reading| reading.power)
    }

    /// The same; a refusal says what could have stood where reading stopped.
    ///
    /// # Errors
    /// As [`power`](Self::power).
    pub fn power_or_why(&self, subject: &Subject<'_>, cards: &Cards) -> Result<Power, Refused> {
        self.read(subject, cards, true).map(|reading| reading.power)
    }

    /// What a card's text says, and the lines of the grammar that say so; see [`lines`](Self::lines).
    ///
    /// # Errors
    /// As [`power`](Self::power).
    pub fn power_with_lines(&self, subject: &Subject<'_>, cards: &Cards) -> Result<(Power, BTreeSet<usize>), Refused> {
        self.read(subject, cards, false).map(|reading| (reading.power, reading.lines))
    }

    /// The rules.
    pub(crate) const fn grammar(&self) -> &Grammar {
        &self.grammar
    }

    /// The lines of the grammar files with their rules.
    pub fn lines(&self) -> &[RuleLine] {
        &self.grammar.lines
    }

    /// How the words of each line's phrase differ from those of its meaning in plain English: `-word` the phrase has alone,
    /// `+word` the meaning. `None` where a rule means something only on a card that has what it speaks of.
    pub fn differences(&self) -> Vec<Option<String>> {
        check::differences(&self.grammar)
    }

    /// Makes `n` wrong meanings of right ones, and says which of them the differences do not show.
    pub fn mutate(&self, n: usize, seed: u64) -> Mutants {
        check::mutate(&self.grammar, n, seed)
    }

    /// The card's text as the grammar reads it.
    fn normalized(subject: &Subject<'_>) -> String {
        let text = without_markup(&with_turns(subject));
        let text = text.replace("non-", "non ").replace("- Cost", "-Cost");
        // A line that was broken behind a hyphen: "the left- most card".
        by_kind(&hidden(text.replace("- most", "-most"), subject), &subject.mentions)
    }

    fn read(&self, subject: &Subject<'_>, cards: &Cards, asks: bool) -> Result<Reading, Refused> {
        let text = Self::normalized(subject);
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
        let explain = Explain::new(cards);
        let mut found: Vec<Reading> = Vec::new();
        let mut contradiction = None;
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
            let said: Vec<&str> = items
                .iter()
                .filter(|item| !matches!(item.kind, ItemKind::Keywords | ItemKind::Data))
                .map(|item| chart.between(item.from, item.to))
                .collect();
            let (said, plain) = (shown(&said.join(" ")), explain.power(&told));
            let contradictions = contradictions(&said, &plain);
            if !contradictions.is_empty() {
                contradiction.get_or_insert(Refused::Otherwise { said: plain, contradictions });
                continue;
            }
            let mut lines = Vec::new();
            for item in &items {
                self.lines_of(&item.tree, &mut lines);
            }
            let far = distance(&content_words(&said), &content_words(&plain));
            let (foreign, rank) = named_cards(&power, subject);
            let reading = Reading { power, foreign, rank, far, rules: lines.len(), lines: lines.into_iter().collect() };
            match found.iter_mut().find(|other| other.power == reading.power) {
                Some(other) if reading.cost() < other.cost() => *other = reading,
                Some(_) => {}
                None => found.push(reading),
            }
        }
        // A long phrase is more likely than its parts; then the words decide, then which token is listed first.
        found.sort_by_key(Reading::cost);
        match (found.len(), contradiction) {
            (0, Some(contradiction)) => Err(contradiction),
            (0, None) => Err(Refused::Unsayable("no words of the vocabulary say it, or who `it` is cannot be told")),
            (2.., _) if found[0].cost() == found[1].cost() => {
                Err(Refused::Ambiguous(found.iter().map(|reading| reading.power.source()).collect()))
            }
            _ => Ok(found.swap_remove(0)),
        }
    }

    /// The lines of the rules of a phrase.
    fn lines_of(&self, tree: &Tree, into: &mut Vec<usize>) {
        if let Tree::Rule { of, rule, holes } = tree {
            into.push(self.grammar.rules[*of][*rule].line);
            for (_, hole) in holes {
                self.lines_of(hole, into);
            }
        }
    }

    /// Every way to part a text into what it says.
    fn items(&self, chart: &mut Chart<'_, '_>, subject: &Subject<'_>) -> Vec<Vec<Item>> {
        let bare = matches!(subject.card_type, CardType::Spell | CardType::HeroPower | CardType::Location);
        let mut open: Vec<(usize, Vec<Item>)> = vec![(0, Vec::new())];
        let mut whole = Vec::new();
        while let Some((at, items)) = open.pop() {
            if at == chart.len() {
                if items.iter().any(|item| item.kind != ItemKind::Keywords) || Self::explains_keyword(&items, subject) {
                    whole.push(items);
                }
                if whole.len() == MAX_READINGS {
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
                    if kind == ItemKind::Keywords && !self.tags_confirm(tree, subject) {
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
    fn explains_keyword(items: &[Item], subject: &Subject<'_>) -> bool {
        const MORE: [GameTag; 5] =
            [GameTag::CORRUPT, GameTag::FORGE, GameTag::STARSHIP_PIECE, GameTag::FREEZE, GameTag::SUMMONED_WHEN_DRAWN];
        let has = |tag: &GameTag| subject.tags.iter().any(|(of, n)| of == tag && *n != 0);
        !items.is_empty() && MORE.iter().any(has)
    }

    /// Whether the data bears out the keywords that a text lists.
    fn tags_confirm(&self, tree: &Tree, subject: &Subject<'_>) -> bool {
        const FORMS: [GameTag; 2] = [GameTag::FORGES_INTO, GameTag::COLLECTION_RELATED_CARD_DATABASE_ID];
        let has_form = subject.tags.iter().any(|(tag, n)| FORMS.contains(tag) && *n > 0);
        let Some(Value::List(keywords)) = self.value(tree, subject) else { return false };
        keywords.iter().all(|keyword| {
            let Value::Modifier(modifier) = keyword else { return false };
            subject.tags.iter().any(|(tag, n)| {
                // What a card is corrupted or forged into stands in its data, or nobody knows.
                let formed = !matches!(*tag, GameTag::CORRUPT | GameTag::FORGE) || has_form;
                formed
                    && modifier.what == Attribute::Tag(*tag)
                    && (modifier.amount.n == 0 || i64::from(modifier.amount.n) == *n)
            })
        })
    }

    /// What the items say; with what stands in the data, or what is to be printed.
    fn meaning(&self, items: &[Item], subject: &Subject<'_>, data: bool) -> Option<Power> {
        let mut powers: Vec<Power> = Vec::new();
        let counts = |item: &&Item| item.kind != ItemKind::Keywords && (data || item.kind != ItemKind::Data);
        for item in items.iter().filter(counts) {
            let value = self.value(&item.tree, subject)?;
            if item.kind == ItemKind::Deeds {
                let effects = <&'static [Effect]>::take(&value)?;
                let of_type = |card_type| subject.card_type == card_type;
                powers.push(if of_type(CardType::Spell) {
                    spell(effects)
                } else if of_type(CardType::Location) {
                    location(effects)
                } else {
                    hero_power(effects)
                });
            } else if let Value::List(several) = value {
                powers.extend(several.iter().map(Power::take).collect::<Option<Vec<_>>>()?);
            } else {
                powers.push(Power::take(&value)?);
            }
        }
        let mut powers: Vec<Power> = together_with_before(powers).into_iter().map(merge_conditions).collect();
        if subject.card_type == CardType::Weapon {
            powers.iter_mut().for_each(strike_by_hero);
        }
        let powers: Vec<Power> = bind_all(&powers)?;
        let odd = |power: &Power| {
            asks_impossible_attack(power, subject.card_type)
                || omits_recipient(power, &powers)
                || repeats_another(power)
                || gains_as_a_spell(power, subject)
                || has_two_targets(power)
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
        let subject = Subject::without_card("", CardType::Enchantment);
        let (_, tree) = readings.iter().find(|(end, _)| whole(*end))?;
        let power = Power::take(&self.value(tree, &subject)?)?;
        let Ability::Enchant(mut enchant) = power.ability else { return None };
        if one_turn {
            enchant.lasts = Lasts::ThisTurn;
        }
        Some(enchant)
    }

    /// What a phrase means, if the vocabulary has it.
    fn value(&self, tree: &Tree, subject: &Subject<'_>) -> Option<Value> {
        match tree {
            Tree::Leaf(value) => Some(value.as_ref().clone()),
            Tree::Rule { of, rule, holes } => {
                let rule = &self.grammar.rules[*of][*rule];
                let filled: Option<Vec<(&str, Value)>> = holes
                    .iter()
                    .map(|(place, tree)| {
                        let Part::Hole(name, _) = &rule.parts[*place] else { return None };
                        Some((name.as_str(), self.value(tree, subject)?))
                    })
                    .collect();
                let filled = filled?;
                if !data_agrees(
                    rule,
                    holes.iter().map(|(place, _)| *place).zip(filled.iter().map(|(_, value)| value)),
                    subject,
                ) {
                    return None;
                }
                let more = |word: &str, values: &[Value]| more(word, values, subject);
                value(&rule.means, &Env { holes: &filled, more: &more }).ok()
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

/// How many of the cards that a Power names are not the card's own, and the places of all of them among the mentions.
fn named_cards(power: &Power, subject: &Subject<'_>) -> (usize, usize) {
    let named: BTreeSet<&str> = power.card_refs().into_iter().map(CardRef::id).collect();
    let places = || subject.mentions.iter().enumerate().filter(|(_, mention)| named.contains(mention.id.as_str()));
    (places().filter(|(_, mention)| mention.foreign).count(), places().map(|(place, _)| place).sum())
}

/// Whether the data of the tokens that a rule names has what the rule says of them and its meaning leaves out: "two 2/3
/// Treants with Taunt" are tokens with 2 Attack, 3 Health and Taunt; of "a card that deals 2 damage" its text says so.
fn data_agrees<'v>(rule: &Rule, holes: impl Iterator<Item = (usize, &'v Value)>, subject: &Subject<'_>) -> bool {
    let holes: Vec<(usize, &Value)> = holes.collect();
    let unused = |place: usize| rule.unused.contains(&place);
    let at = |place: usize| holes.iter().find(|(of, _)| *of == place).map(|(_, value)| *value);
    let token = |(place, value): &(usize, &Value)| {
        let Value::Text(id) = value else { return None };
        let mention = subject.mentions.iter().find(|it| it.id == *id && !unused(*place))?;
        Some((*place, mention))
    };
    let tokens: Vec<(usize, &Mention)> = holes.iter().filter_map(token).collect();
    // Numbers stand in front of their token, keywords and words behind it.
    let behind = |place: usize| tokens.iter().find(|(of, _)| *of > place).or(tokens.last()).map(|(_, token)| *token);
    let before = |place: usize| tokens.iter().rfind(|(of, _)| *of < place).or(tokens.first()).map(|(_, token)| *token);
    rule.unused.iter().all(|place| {
        let Some(value) = at(*place) else { return true };
        if let Value::Number(attack) = value
            && rule.parts.get(place + 1) == Some(&Part::Sign('/'))
            && unused(place + 2)
            && let Some(Value::Number(health)) = at(place + 2)
        {
            behind(*place).is_none_or(|token| match token.stats {
                Some(stats) => stats == (i64::from(*attack), i64::from(*health)),
                // What has no numbers in the data may get them when it is made; a spell never has any.
                None => token.card_type != Some(CardType::Spell),
            })
        } else if let Value::List(keywords) = value {
            before(*place).is_none_or(|token| {
                keywords.iter().all(|keyword| GameTag::take(keyword).is_none_or(|tag| token.tags.contains(&tag)))
            })
        } else if let Value::Text(said) = value {
            before(*place).is_none_or(|token| token_matches(token, said))
        } else {
            true
        }
    })
}

/// Whether a token's text and numbers are what another card says of it.
fn token_matches(token: &Mention, said: &str) -> bool {
    let stats = token.stats.map_or_else(String::new, |(attack, health)| format!(" {attack}/{health}"));
    crate::content::data_agrees(said, &format!("{}{stats}", token.text))
}

/// "Battlecry: Draw a minion. Kindred: It costs (1) less.": what speaks of what was done before is done with it, if.
fn together_with_before(powers: Vec<Power>) -> Vec<Power> {
    const AGAIN: [(Word, Condition); 4] =
        [(Word::Kindred, KINDRED), (Word::Combo, Condition::Combo), (Word::Outcast, OUTCAST), (Word::Finale, FINALE)];
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
        let when = if let Ability::Text(Text { word, instead: false, when, .. }) = power.ability {
            let thirsts = matches!(when, Condition::Stat(Stat::ManaCrystals, Cmp::AtLeast, _));
            let again = AGAIN.iter().find(|(of, _)| *of == word && when.is_always());
            again.map_or(if word == Word::Battlecry && thirsts { when } else { Condition::Always }, |(_, when)| *when)
        } else {
            Condition::Always
        };
        let before = found.last_mut().map(|power| &mut power.ability);
        if let (Ability::Text(text), Some(Ability::Text(before))) = (power.ability, before)
            && !when.is_always()
            && matches!(before.word, Word::Battlecry | Word::Spell)
            && !before.instead
            && before.when.is_always()
            && (bind(&power).is_none() || text.effects.is_empty() || repeats_effects(text.effects))
        {
            let then = match text.effects {
                // "Do it again."
                [] if matches!(text.word, Word::Combo | Word::Kindred) => before.effects,
                again if repeats_effects(again) => before.effects,
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
        } else {
            found.push(power);
        }
    }
    found
}

/// "Outcast: Do it again."
fn repeats_effects(effects: &[Effect]) -> bool {
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
fn merge_conditions(mut power: Power) -> Power {
    let single = |effects: &'static [Effect]| {
        let [effect] = effects else { return None };
        if let Verb::Either(then, otherwise) = effect.verb {
            return otherwise.is_empty().then_some((effect.when, then));
        }
        (!effect.when.is_always()).then(|| (effect.when, &*vec![effect.when(Condition::Always)].leak()))
    };
    if let Ability::Text(text) = &mut power.ability
        && text.when.is_always()
        && !matches!(text.word, Word::Spell | Word::Use)
        && let Some((when, then)) = single(text.effects).filter(|(when, _)| !speaks_of_it(when))
    {
        (text.when, text.effects) = (when, then);
    } else if let Ability::Trigger(trigger) = &mut power.ability
        && trigger.when.is_always()
        && let Some((when, then)) = single(trigger.then)
    {
        (trigger.when, trigger.then) = (when, then);
    }
    power
}

/// A weapon does not attack, its hero does: "50% chance to attack the wrong enemy."
fn strike_by_hero(power: &mut Power) {
    if let Ability::Trigger(trigger) = &mut power.ability
        && trigger.on.kind == EventKind::Attack
        && trigger.on.subject == THIS
    {
        trigger.on.subject = YOUR_HERO;
    }
}

/// Whether a card is to be summoned that cannot stand on the board: "an Animal Companion" is one of three, and no spell.
fn summons_spells(power: &Power, cards: &Cards) -> bool {
    power.blocks().into_iter().flatten().any(|effect| {
        let Verb::Summon(What::Named(id)) = effect.verb else { return false };
        cards.by_id(id).is_some_and(|card| cards.get(card).card_type == CardType::Spell)
    })
}

/// Whether something is read that nobody can do: a spell's own attack, or one on several at once; discarding a minion.
fn asks_impossible_attack(power: &Power, card_type: CardType) -> bool {
    let stands = matches!(card_type, CardType::Minion | CardType::Weapon);
    power.blocks().into_iter().flatten().any(|effect| {
        let on_board = |of: &Selector| matches!(of.from, Source::At(_, Place::Minions | Place::Characters));
        if let Verb::MakeAttack(victim) = effect.verb {
            let many = on_board(&victim) && victim.pick == Pick::All;
            // Each is attacked in its turn, by one.
            let one = effect.to == THIS || effect.to == YOUR_HERO;
            return (many && !one) || (effect.to == THIS && !stands);
        }
        // "Your Mechs cost (1) less": in hand; what stands on the board costs nothing any more.
        let costs = matches!(effect.verb, Verb::Give([one]) if one.what == Attribute::Cost)
            && matches!(effect.to.from, Source::At(_, Place::Minions))
            && effect.to.pick == Pick::All;
        // "Discard a random Undead": nobody discards what stands on the board.
        costs || (effect.verb == Verb::Discard && on_board(&effect.to))
    })
}

/// Whether a spell would gain what nobody sees on a spell: the text means the hero that it spoke of before.
fn gains_as_a_spell(power: &Power, subject: &Subject<'_>) -> bool {
    let Ability::Text(text) = power.ability else { return false };
    let gains = |it: &Effect| matches!(it.verb, Verb::Give(_) | Verb::GiveFor(..) | Verb::Attach(_)) && it.to == THIS;
    subject.alone && subject.card_type == CardType::Spell && text.effects.iter().any(gains)
}

/// Whether a text points at two who need not be the same: only one is chosen when a card is played.
fn has_two_targets(power: &Power) -> bool {
    let Ability::Text(text) = power.ability else { return false };
    let aims = text.effects.iter().filter(|it| it.to.is_target()).map(|it| it.to.from);
    let mut named = aims.filter(|from| *from != TARGET.from);
    let first = named.next();
    named.any(|other| Some(other) != first)
}

/// Whether a text is read to repeat one under another word than its own: "cast this again" in a Battlecry.
fn repeats_another(power: &Power) -> bool {
    let own = if let Ability::Text(text) = power.ability { Some(text.word) } else { None };
    power.blocks().into_iter().flatten().any(
        |effect| matches!(effect.verb, Verb::Repeat(word, What::Themselves(it)) if it == THIS && own != Some(word)),
    )
}

/// Whether a text in place of another leaves out whom it is for: "Restore 3 Health to all friendly characters. Manathirst (6):
/// Restore 6 Health instead." No new choice is meant.
fn omits_recipient(power: &Power, all: &[Power]) -> bool {
    fn has_target(effects: &[Effect]) -> bool {
        effects.iter().any(|effect| effect.to == TARGET)
    }
    fn hides(effects: &[Effect]) -> bool {
        effects.iter().any(|effect| {
            let Verb::Either(then, otherwise) = effect.verb else { return false };
            !otherwise.is_empty() && has_target(then) && !has_target(otherwise)
        })
    }
    let text = |power: &Power| if let Ability::Text(text) = power.ability { Some(text) } else { None };
    let Some(own) = text(power) else { return false };
    let others_aim = || all.iter().filter_map(text).any(|other| !other.instead && has_target(other.effects));
    // "Kindred: This costs (2) less." holds in hand, not when it is played.
    let too_late = |effect: &Effect| {
        let Verb::Give(modifiers) = effect.verb else { return false };
        effect.to == THIS && modifiers.iter().any(|it| it.what == Attribute::Cost)
    };
    let late = matches!(own.word, Word::Kindred | Word::Spell | Word::Battlecry) && own.effects.iter().any(too_late);
    late || hides(own.effects) || (own.instead && has_target(own.effects) && !others_aim())
}
