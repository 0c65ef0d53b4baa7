//! The cards as the engine has them, for reading texts and printing powers: names, numbers and tags, and of Powers what
//! enchantments' texts say.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::ops::Bound;

use cardwright_data::enums::{CardClass, CardSet, CardType, GameTag, Race};
use cardwright_data::{CardRecord, LinkKind};
use cardwright_vocabulary::compiled::{Card, Cards, CardsError, Fault};
use cardwright_vocabulary::facts::Keywords;
use cardwright_vocabulary::script::card_refs;
use cardwright_vocabulary::script::prelude::{Ability, Attribute, Enchant, Modifier, Power, TODO};

use rayon::prelude::*;

use super::aliases::{AliasError, Aliases};
use cardwright_data::markup::plain;
use cardwright_text::{Compiler, Mention, Names, Subject};

/// Why texts cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum TextContextError {
    /// The engine cannot hold the cards.
    #[error(transparent)]
    Cards(#[from] CardsError),
    /// What texts call cards by cannot be read.
    #[error(transparent)]
    Aliases(#[from] AliasError),
}

/// All that a text may speak of. It lives as long as the program: the engine's cards do.
pub struct TextContext<'a> {
    all: &'a BTreeMap<String, CardRecord>,
    aliases: Aliases,
    cards: Cards,
    /// What enchantments' texts say.
    enchants: BTreeMap<&'a str, Enchant>,
    /// What enchantments do by themselves: "Deathrattle: Draw a card."
    carried: BTreeMap<&'a str, Power>,
    /// The cards of each name.
    by_name: HashMap<&'a str, Vec<&'a CardRecord>>,
    /// What names of several words begin with.
    first_words: HashSet<&'a str>,
    /// How many words the longest name has.
    longest: usize,
}

impl<'a> TextContext<'a> {
    /// Of these cards, whose texts `compiler` reads.
    ///
    /// # Errors
    /// Two cards of one id, or more than the engine can number; a fault in `data/aliases.toml`.
    pub fn new(
        all: &'a BTreeMap<String, CardRecord>,
        ids: impl Iterator<Item = &'a str>,
        compiler: &Compiler,
    ) -> Result<Self, TextContextError> {
        let aliases = Aliases::load()?;
        let names: Names<'a> = all.values().map(|record| record.name.as_str()).collect();
        let records: Vec<&CardRecord> = ids.filter_map(|id| all.get(id)).collect();
        let is_enchantment = |record: &&&CardRecord| record.card_type() == Some(CardType::Enchantment);
        let of_type: Vec<&CardRecord> = records.iter().filter(is_enchantment).copied().collect();
        let read = |record: &&'a CardRecord| Some((record.id.as_str(), enchantment_reading(record, &names, compiler)?));
        let enchants: BTreeMap<&str, Enchant> = of_type.par_iter().filter_map(read).collect();
        let enchanting = |record: &CardRecord| Some(Power::of(Ability::Enchant(*enchants.get(record.id.as_str())?)));
        let mut by_name: HashMap<&str, Vec<&CardRecord>> = HashMap::new();
        for record in records.iter().copied().filter(|record| may_be_made(record)) {
            by_name.entry(&record.name).or_default().push(record);
        }
        // An original comes before its reprints, and before the cards as they once were.
        for named in by_name.values_mut() {
            let old = |record: &CardRecord| [CardSet::VANILLA, CardSet::CORE].contains(&record.set());
            named.sort_by_key(|record| (old(record), record.linked(LinkKind::Reprint).next().is_some(), &record.id));
        }
        let longest = by_name.keys().map(|name| name.split(' ').count()).max().unwrap_or(0);
        let first_words = by_name.keys().filter_map(|name| Some(name.split_once(' ')?.0)).collect();
        let cards = compiled(&records, enchanting)?;
        let mut library =
            Self { all, aliases, cards, enchants, carried: BTreeMap::new(), by_name, first_words, longest };
        let says_something = |record: &&CardRecord| record.text.contains([':', ',']);
        let is_left = |record: &&CardRecord| library.enchant(&record.id).is_none() && says_something(record);
        let of_their_own: Vec<&CardRecord> = of_type.into_iter().filter(is_left).collect();
        let read = |record: &&'a CardRecord| {
            let mut subject = library.subject(record)?;
            // What it summons is a token of the card that attaches it.
            let owner = record.id.rfind('e').and_then(|at| all.get(&record.id[..at]));
            let of_owner = owner.and_then(|owner| library.subject(owner)).map(|owner| owner.mentions);
            subject.mentions.extend(of_owner.unwrap_or_default().into_iter().filter(|it| !it.foreign));
            Some((record.id.as_str(), compiler.power(&subject, &library.cards).ok()?))
        };
        library.carried = of_their_own.par_iter().filter_map(read).collect();
        let attaching: Vec<&CardRecord> = records.iter().copied().filter(|record| lasts_on_players(record)).collect();
        let lessons: Vec<(&str, Enchant)> =
            attaching.par_iter().filter_map(|record| library.enchantment_meaning(record, compiler)).collect();
        library.enchants.extend(lessons);
        let known = |record: &CardRecord| {
            let enchant = library.enchant(&record.id).map(|enchant| Power::of(Ability::Enchant(enchant)));
            enchant.or_else(|| library.enchantment_power(&record.id))
        };
        library.cards = compiled(&records, known)?;
        Ok(library)
    }

    /// An enchantment card whose own text says too little ("Reduced Cost."), with what the card that attaches it says:
    /// "Reduce the Cost of your Librams by (1) this game."
    fn enchantment_meaning(&self, record: &'a CardRecord, compiler: &Compiler) -> Option<(&'a str, Enchant)> {
        // A reprint is the original's Power, with the original's enchantments.
        if record.linked(LinkKind::Reprint).next().is_some() {
            return None;
        }
        let subject = self.subject(record)?;
        let _ = compiler.power(&subject, &self.cards);
        let wanted = subject.wanted.take();
        let [wanted] = wanted[..] else { return None };
        let own: Vec<&CardRecord> = record
            .linked(LinkKind::Enchantment)
            .filter_map(|id| self.all.get(id))
            .filter(|it| it.id.starts_with(&record.id) && self.cards.by_id(&it.id).is_some())
            .filter(|it| !self.carried.contains_key(it.id.as_str()))
            .collect();
        let only = |such: &dyn Fn(&CardRecord) -> bool| {
            let mut all = own.iter().copied().filter(|it| such(it));
            all.next().filter(|_| all.next().is_none())
        };
        let unread = |it: &CardRecord| self.enchant(&it.id).is_none();
        let of_player = |it: &CardRecord| self.enchant(&it.id).is_some_and(|enchant| enchant.aura.is_some());
        let costs = |it: &&&CardRecord| {
            let is_cost = |modifier: &Modifier| modifier.what == Attribute::Cost;
            self.enchant(&it.id).is_some_and(|enchant| enchant.modifiers.iter().all(is_cost))
        };
        let found = only(&unread).or_else(|| only(&of_player)).or_else(|| own.iter().rfind(costs).copied())?;
        Some((found.id.as_str(), wanted))
    }

    /// What an enchantment card does by itself, in the words of its text.
    pub fn enchantment_power(&self, id: &str) -> Option<Power> {
        self.carried.get(id).copied()
    }

    /// The cards whose names stand in a text, in one or in several: "two Treants".
    fn named_in(&self, text: &str) -> Vec<&'a CardRecord> {
        let words: Vec<&str> =
            text.split([' ', ',', '.', ':', ';', '"', '(', ')']).map(|word| word.trim_matches('\'')).collect();
        let mut found = Vec::new();
        for from in 0..words.len() {
            if !words[from].starts_with(char::is_uppercase) {
                continue;
            }
            let begins = |word: &str| self.first_words.contains(word);
            let begun = begins(words[from]) || cardwright_text::singulars(words[from]).iter().any(|word| begins(word));
            let longest = if begun { self.longest } else { 1 };
            for to in from + 1..=words.len().min(from + longest) {
                let name = words[from..to].join(" ");
                for one in std::iter::once(name.clone()).chain(cardwright_text::singulars(&name)) {
                    found.extend(self.by_name.get(one.as_str()).into_iter().flatten().copied());
                }
            }
        }
        found
    }

    /// A card by id as the reader of texts sees it; `None` for one that is not known or has no type.
    pub fn subject_of(&self, id: &str) -> Option<Subject<'a>> {
        self.subject(self.all.get(id)?)
    }

    /// The cards.
    pub const fn cards(&self) -> &Cards {
        &self.cards
    }

    /// How many of the cards have a text, and how many of those texts are read: all of them, as a new build's are.
    pub fn read_all(&self, cards: impl Iterator<Item = &'a CardRecord>, compiler: &Compiler) -> (usize, usize) {
        let cards: Vec<&CardRecord> = cards.filter(|record| !record.text.is_empty()).collect();
        let is_read = |record: &&&'a CardRecord| {
            if record.card_type() == Some(CardType::Enchantment) {
                // They are read when the library is made.
                return self.enchant(&record.id).is_some() || self.enchantment_power(&record.id).is_some();
            }
            self.subject(record).is_some_and(|subject| compiler.power(&subject, &self.cards).is_ok())
        };
        (cards.len(), cards.par_iter().filter(is_read).count())
    }

    /// What an enchantment card's text says that it does.
    pub fn enchant(&self, id: &str) -> Option<Enchant> {
        self.enchants.get(id).copied()
    }

    /// Whether a card cannot be meant to have this power: its data lacks what the power speaks of, or the other way round.
    /// `is_read` says whether the text of another card is read, such as an option's.
    pub fn is_faulty(&self, record: &CardRecord, power: &Power, is_read: impl Fn(&str) -> bool) -> bool {
        let card = as_compiled(record, Box::leak(Box::new(*power)));
        let faults = self.cards.faults_of(Box::leak(Box::new(card)));
        let excused = |fault: &Fault| matches!(fault, Fault::Unwritten { mention: card_refs::CardRef::Text(id), .. } if is_read(id));
        !faults.iter().all(excused)
    }

    /// "Tame Beast (Rank 1)": the next rank has the same name but for the number.
    fn next_rank(&self, record: &CardRecord) -> Option<String> {
        let ranked = |it: &CardRecord| {
            let (name, n) = it.name.split_once(" (Rank ")?;
            Some((name.to_owned(), n.trim_end_matches(')').parse::<u8>().ok()?))
        };
        let (name, n) = ranked(record)?;
        let stem = record.id.trim_end_matches("t2").trim_end_matches('t');
        let mut known = ["t", "t2"].iter().filter_map(|end| self.all.get(&format!("{stem}{end}")));
        known.find(|it| ranked(it) == Some((name.clone(), n + 1))).map(|it| it.id.clone())
    }

    /// What belongs to the same card, of these names.
    fn form_named(&self, record: &CardRecord, names: &[String]) -> Option<&'a CardRecord> {
        let (set, rest) = record.id.rsplit_once('_')?;
        let number: String = rest.chars().take_while(char::is_ascii_digit).collect();
        self.begun(&format!("{set}_{number}")).find(|it| names.contains(&it.name))
    }

    /// What a card becomes in hand: a Lesser Spellstone a Spellstone and then a Greater one, a Seedling a Blossom.
    fn upgrade(&self, record: &CardRecord) -> Option<String> {
        let name = &record.name;
        let changed = |from: &str, to: &str| Some(name.replacen(from, to, 1)).filter(|it| it != name);
        let names: Vec<String> = [
            changed("Lesser ", ""),
            Some(format!("Greater {name}")),
            changed("New Moon", "Full Moon"),
            changed("Seedling", "Blossom"),
            Some(format!("{name} Elemental")),
        ]
        .into_iter()
        .flatten()
        .collect();
        self.form_named(record, &names).map(|it| it.id.clone())
    }

    /// A text that ends with a mark goes on as that of the form before: `Add 2 random Mage spells to your hand. @`.
    fn continued(&self, record: &'a CardRecord) -> &'a str {
        let text = record.text.trim_end();
        let lesser = || self.form_named(record, &[format!("Lesser {}", record.name)])?.text.split_once('@');
        match text.strip_suffix('@').map(|text| (text, lesser())) {
            Some((text, Some((_, goal)))) => format!("{text}@{goal}").leak(),
            _ => &record.text,
        }
    }

    /// The next part of a questline: the card that its data calls the reward, where that is a part too.
    fn next_part(&self, record: &CardRecord) -> Option<String> {
        let number = record.ints.iter().find(|it| *it.0 == GameTag::QUEST_REWARD_DATABASE_ID)?.1;
        let card = self.cards.by_dbf(u32::try_from(*number).ok()?)?;
        let reward = self.all.get(self.cards.get(card).id)?;
        (record.has(GameTag::QUESTLINE) && reward.has(GameTag::QUESTLINE)).then(|| reward.id.clone())
    }

    /// The cards whose ids begin so: what belongs to a card stands behind it.
    fn begun(&self, id: &str) -> impl Iterator<Item = &'a CardRecord> {
        let from = self.all.range::<str, _>((Bound::Included(id), Bound::Unbounded)).map(|(_, it)| it);
        let id = id.to_owned();
        from.take_while(move |it| it.id.starts_with(&id))
    }

    /// A Titan's abilities: spells that are numbered behind it.
    fn titan_abilities(&self, record: &CardRecord, original: &CardRecord) -> Vec<String> {
        let is_ability = |it: &&CardRecord| {
            let end = it.id.strip_prefix(original.id.as_str()).and_then(|end| end.strip_prefix('t'));
            it.card_type() == Some(CardType::Spell) && end.is_some_and(|n| n.len() <= 1)
        };
        if !record.has(GameTag::TITAN) {
            return Vec::new();
        }
        self.begun(&original.id).filter(is_ability).map(|it| it.id.clone()).collect()
    }

    /// The cards that a text calls by a name of their own, where the data does not list them beside the card.
    fn pool(&self, record: &CardRecord, original: Option<&CardRecord>) -> Vec<String> {
        let says = |it: &CardRecord, said: &str| plain(&it.text).contains(said);
        let own = |such: &dyn Fn(&CardRecord) -> bool| {
            // A form of the card has the pool of the card.
            let id = original.map_or(record.id.as_str(), |it| it.id.as_str());
            let stem = id.find('t').map_or(id, |at| &id[..at]);
            let of_it = |it: &&CardRecord| it.id.strip_prefix(stem).is_some_and(|end| end.starts_with('t'));
            let all = self.begun(stem).filter(of_it).filter(|it| such(it));
            all.map(|it| it.id.clone()).collect::<Vec<_>>()
        };
        if says(record, "Demon Companion") {
            return own(&|it| it.card_type() == Some(CardType::Minion));
        }
        if says(record, "hand that changes each turn") || says(record, "(Changes each turn.)") {
            return own(&|it| says(it, "(Changes each turn.)"));
        }
        Vec::new()
    }

    /// "a 2/2 Adventurer with a random bonus effect", "a random Dormant Wildseed": the set's cards that are called so.
    fn family_named_in(&self, record: &CardRecord, original: Option<&CardRecord>) -> Vec<&'a CardRecord> {
        let text = plain(&record.text);
        let family = self.aliases.family(&text);
        let set = original.unwrap_or(record).id.split_once('_').map_or("", |(set, _)| set);
        let is_one = |it: &&CardRecord| {
            it.card_type() == Some(CardType::Minion)
                && !it.collectible()
                && it.id.split_once('_').is_some_and(|(of, _)| of == set)
                && family.is_some_and(|name| it.name.ends_with(name))
        };
        if family.is_none() { Vec::new() } else { self.all.values().filter(is_one).collect() }
    }

    /// Whether a minion is an option that another one has, "Choose One - Transform into a 4/2 with Rush": it stands for the
    /// form that the other takes, and is none itself.
    pub fn is_chosen_form(&self, option: &CardRecord) -> bool {
        self.chooser(option).is_some()
    }

    /// Who has this minion for an option.
    pub fn chooser(&self, option: &CardRecord) -> Option<&'a CardRecord> {
        let of = option.id.strip_suffix(['a', 'b', 'A', 'B']).and_then(|id| self.all.get(id))?;
        let minions = [of, option].iter().all(|it| it.card_type() == Some(CardType::Minion));
        (minions && of.has(GameTag::CHOOSE_ONE) && !option.collectible()).then_some(of)
    }

    /// The form that an option stands for: the token with its numbers and its text.
    pub fn form(&self, option: &CardRecord) -> Option<&'a CardRecord> {
        let of = self.chooser(option)?;
        let look = |it: &CardRecord| (it.card_type(), it.attack(), it.health(), plain(&it.text));
        self.begun(&of.id).find(|it| look(it) == look(option) && it.id != option.id && !self.is_chosen_form(it))
    }

    /// Cards of a set share what they do to the player: "Your Protoss minions cost (1) less this game."
    fn shared_enchants(&self, record: &CardRecord) -> impl Iterator<Item = (String, Enchant)> {
        let family = record.id.split_once('_').map_or("", |(family, _)| family);
        let of_family = move |id: &str| id.split_once('_').is_some_and(|(of, _)| of == family);
        let shared = self.enchants.iter().filter(move |(id, enchant)| enchant.aura.is_some() && of_family(id));
        shared.map(|(id, enchant)| ((*id).to_owned(), *enchant))
    }

    /// "(3 Drinks left!)": the next glass is the card's token, and has a number at its end.
    fn next_drink(&self, record: &CardRecord) -> Option<String> {
        let left = ["Drink", "Banana", "Monkey"].iter().find_map(|one| {
            let next = [(format!("(3 {one}s"), format!("(2 {one}s")), (format!("(2 {one}s"), format!("(Last {one}"))];
            next.into_iter().find(|(now, _)| record.text.contains(now)).map(|(_, next)| next)
        });
        left.and_then(|next| {
            let same = self.by_name.get(record.name.as_str()).into_iter().flatten();
            same.copied().find(|it| it.text.contains(&next)).map(|it| it.id.clone())
        })
    }

    /// The cards that a card takes from by lot: those that the data lists for it, for its original or for another card
    /// that its text names, or a pool that they make together. None, if one of them is not among the cards.
    fn entourage(&self, record: &CardRecord, original: Option<&CardRecord>) -> Vec<String> {
        let listed = std::iter::once(record).chain(original).map(|it| &it.entourage).find(|all| !all.is_empty());
        let mut entourage: Vec<String> = listed.into_iter().flatten().cloned().collect();
        if entourage.iter().any(|id| self.cards.by_id(id).is_none()) {
            entourage.clear();
        }
        // Another card lists them.
        let elsewhere = self.aliases.lister(&plain(&record.text)).filter(|_| entourage.is_empty());
        if let Some(lister) = elsewhere {
            let lists = |it: &&CardRecord| it.name == lister && !it.entourage.is_empty();
            let listed = self.all.values().find(lists);
            entourage.extend(listed.into_iter().flat_map(|it| it.entourage.iter().cloned()));
        }
        let entourage = if entourage.is_empty() { self.pool(record, original) } else { entourage };
        let entourage: Vec<String> = entourage.into_iter().map(|id| self.as_printed_then(record, id)).collect();
        if entourage.iter().all(|id| self.cards.by_id(id).is_some()) { entourage } else { Vec::new() }
    }

    /// A card as it once was chooses from the cards of its day, Ysera from her Dream cards; any other from those of today.
    fn as_printed_then(&self, record: &CardRecord, id: String) -> String {
        if record.set() == CardSet::VANILLA {
            let then = format!("VAN_{id}");
            return if self.cards.by_id(&then).is_some() { then } else { id };
        }
        id
    }

    /// The cards that a card, or the one that it is a reprint of, has links of a kind to.
    fn linked(
        &self,
        record: &'a CardRecord,
        original: Option<&'a CardRecord>,
        kind: LinkKind,
    ) -> impl Iterator<Item = &'a CardRecord> {
        let of_both = record.linked(kind).chain(original.into_iter().flat_map(move |it| it.linked(kind)));
        of_both.filter(|id| self.cards.by_id(id).is_some()).filter_map(|id| self.all.get(id))
    }

    /// The card whose id is that of a card with this end; a reprint has what its original has.
    fn made_of(&self, record: &CardRecord, original: Option<&CardRecord>, end: &str) -> Option<&'a CardRecord> {
        let ids = std::iter::once(&record.id).chain(original.iter().map(|it| &it.id));
        let made = |id: &String| self.cards.by_id(&format!("{id}{end}"));
        ids.filter_map(made).find_map(|card| self.all.get(self.cards.get(card).id))
    }

    /// The cards that a Choose One card offers, each with what it says.
    fn options(&self, record: &CardRecord, original: Option<&CardRecord>) -> Vec<(String, String)> {
        let of_id = |end: &str| self.made_of(record, original, end);
        let is_option = |it: &&CardRecord| it.card_type() != Some(CardType::Enchantment);
        let letters: Vec<_> = [["a", "A"], ["b", "B"], ["c", "C"], ["d", "D"]]
            .iter()
            .filter_map(|ends| ends.iter().find_map(|end| of_id(end)))
            .filter(is_option)
            .collect();
        let numbered = || OPTIONS.iter().find_map(|ends| Some([of_id(ends[0])?, of_id(ends[1])?]));
        let options = if letters.len() > 1 { letters } else { numbered().into_iter().flatten().collect() };
        options.into_iter().map(|it| (it.id.clone(), chosen_text(it))).collect()
    }

    /// The cards that a text may speak of by a name or by what they look like.
    fn mentions(&self, record: &'a CardRecord, original: Option<&'a CardRecord>) -> Vec<Mention> {
        let known = |kind| self.linked(record, original, kind);
        let mut tokens: Vec<&CardRecord> =
            known(LinkKind::Token).filter(|token| token.card_type() != Some(CardType::Enchantment)).collect();
        let family: Vec<&CardRecord> = self.family_named_in(record, original);
        tokens.extend(family.iter().filter(|it| self.cards.by_id(&it.id).is_some()));
        // "a 3/2 Duelist": of two cards that have one, its own is meant.
        let called = |it: &CardRecord| it.name.rsplit(' ').next().map(str::to_owned);
        let look_of = |it: &CardRecord| (called(it), it.card_type(), it.attack(), it.health(), it.cost());
        let mine =
            |it: &CardRecord| it.id.starts_with(&record.id) || original.is_some_and(|of| it.id.starts_with(&of.id));
        let own_looks: Vec<_> = tokens.iter().filter(|it| mine(it)).map(|it| look_of(it)).collect();
        tokens.retain(|it| mine(it) || family.contains(it) || !own_looks.contains(&look_of(it)));
        // Of two that are the same in all that players see, its own is meant; of others' the one that a tag names, as
        // recorded games show for Potion of Polymorph (10100759bd#1#122).
        let by_tag = named_by_tags(record, original);
        tokens.sort_by_key(|token| (!token.id.starts_with(&record.id), !by_tag.contains(token.id.as_str())));
        // What is only named in the text stands behind what is linked.
        let own: BTreeSet<&str> = tokens.iter().map(|token| token.id.as_str()).collect();
        let names = self.named_in(&plain(&record.text));
        let mut looks = BTreeSet::new();
        let look = |it: &CardRecord| (it.name.clone(), it.card_type(), it.attack(), it.health());
        // An enchantment is often called as the card that makes it.
        let is_enchantment = record.card_type() == Some(CardType::Enchantment);
        let is_other = |named: &&CardRecord| named.id != record.id && (is_enchantment || named.name != record.name);
        let others = names.iter().copied().filter(is_other);
        // "Summon a 1/1 Zergling.", of a Zergling: itself is meant, where no other card of the name is its token.
        let is_alone = tokens.iter().all(|token| token.name != record.name);
        // An infused card that names itself means the card that it was: it is to be infused anew (Frozen Touch).
        let infused = record.ints.get(&GameTag::INFUSED).is_some_and(|n| *n > 0);
        let before = |named: &&CardRecord| {
            infused && named.name == record.name && named.id != record.id && record.id.starts_with(&named.id)
        };
        let before = names.iter().copied().find(before);
        let itself = before.or_else(|| names.iter().copied().find(|named| named.id == record.id)).filter(|_| is_alone);
        tokens.extend(itself);
        tokens.extend(others.filter(|named| looks.insert(look(named))));
        let mut seen = BTreeSet::new();
        // A Jade Golem is no token with numbers of its own: a word makes it.
        tokens.retain(|it| !it.ints.iter().any(|(tag, _)| *tag == GameTag::JADE_GOLEM));
        tokens.retain(|it| seen.insert((it.name.clone(), plain(&it.text), it.cost(), it.attack(), it.health())));
        tokens
            .into_iter()
            .map(|token| Mention {
                id: token.id.clone(),
                name: token.name.clone(),
                card_type: token.card_type(),
                races: token.races(),
                text: numbered(token),
                tags: token.ints.iter().filter(|(_, n)| **n != 0).map(|(tag, _)| *tag).collect(),
                stats: token.attack().zip(token.health().or_else(|| token.durability())),
                foreign: !own.contains(token.id.as_str()),
            })
            .collect()
    }

    /// A card as the text compiler wants it; `None` without a type.
    pub fn subject(&self, record: &'a CardRecord) -> Option<Subject<'a>> {
        // A reprint makes the tokens and enchantments of the original.
        let original = record.linked(LinkKind::Reprint).find_map(|id| self.all.get(id));
        let known = |kind| self.linked(record, original, kind);
        let mentions = self.mentions(record, original);
        let enchantments = known(LinkKind::Enchantment)
            .filter_map(|enchantment| Some((enchantment.id.clone(), self.enchant(&enchantment.id)?)));
        let enchantments = enchantments.chain(self.shared_enchants(record)).collect();
        let carried = known(LinkKind::Enchantment)
            .filter(|enchantment| self.carried.contains_key(enchantment.id.as_str()))
            .map(|enchantment| (enchantment.id.clone(), plain(&enchantment.text)))
            .collect();
        let tags = record.ints.iter().map(|(tag, n)| (*tag, *n)).chain(hero_power(record)).collect();
        let of_id = |end: &str| self.made_of(record, original, end);
        let options = self.options(record, original);
        let of_type = |of: CardType| move |it: &&CardRecord| it.card_type() == Some(of);
        let hero_powers = known(LinkKind::HeroPower)
            .chain(known(LinkKind::Token))
            .filter(of_type(CardType::HeroPower))
            .map(|it| (it.id.clone(), plain(&it.text)))
            .collect::<BTreeSet<_>>();
        let entourage = self.entourage(record, original);
        let is_limb = |token: &&CardRecord| token.has(GameTag::COLOSSAL_LIMB) && !token.collectible();
        let limbs = known(LinkKind::Token).filter(is_limb).map(|token| token.id.clone());
        let limbs: BTreeSet<String> = limbs.collect();
        // "Infuse (@): …": the card of the same name that says so.
        let ends = ["t", "t2", "t3", "t4", "t5"];
        let says_so =
            |it: &&CardRecord| it.name == record.name && (it.id.ends_with('t') || it.text.contains("Infused"));
        let infused = ends.iter().filter_map(|end| of_id(end)).find(says_so).map(|it| it.id.clone());
        let turned = of_id("t").or_else(|| record.id.strip_suffix('t').and_then(|id| self.all.get(id)));
        let swaps = turned.filter(|it| it.text.contains("Swaps")).map(|it| it.id.clone());
        let (next_rank, next_part) = (self.next_rank(record), self.next_part(record));
        let twinspell = of_id("ts").map(|it| it.id.clone()).or_else(|| self.next_drink(record));
        let titan = self.titan_abilities(record, original.unwrap_or(record));
        Some(Subject {
            options,
            limbs: limbs.into_iter().collect(),
            infused,
            twinspell,
            next_rank,
            upgrade: self.upgrade(record),
            swaps,
            next_part,
            alone: record.collectible(),
            titan,
            text: self.continued(record),
            card_type: record.card_type()?,
            tags,
            mentions,
            enchantments,
            wanted: RefCell::default(),
            carried,
            hero_powers: hero_powers.into_iter().collect(),
            entourage,
        })
    }
}

/// How the ids of the two cards of a Choose One card end.
const OPTIONS: [[&str; 2]; 3] = [["t", "t2"], ["t1", "t2"], ["s", "s2"]];

/// What an option says that it does: one that is a form of the card is what the card becomes.
fn chosen_text(option: &CardRecord) -> String {
    let says = plain(&option.text);
    let (Some(CardType::Minion), Some(attack), Some(health)) = (option.card_type(), option.attack(), option.health())
    else {
        return says;
    };
    let form = format!("Transform into a {attack}/{health}");
    if says.is_empty() { format!("{form} minion") } else { format!("{form} with {says}") }
}

/// A card's text with its number in place of the mark.
fn numbered(card: &CardRecord) -> String {
    let number = card.ints.iter().find(|(tag, _)| **tag == GameTag::TAG_SCRIPT_DATA_NUM_1);
    number.map_or_else(|| plain(&card.text), |(_, n)| plain(&card.text).replace('@', &n.to_string()))
}

/// The cards that tags of a card or of its original name.
fn named_by_tags<'r>(record: &'r CardRecord, original: Option<&'r CardRecord>) -> BTreeSet<&'r str> {
    let links = record.links.iter().chain(original.into_iter().flat_map(|it| &it.links));
    links.filter(|it| it.is_by_tag()).map(|it| it.to.as_str()).collect()
}

/// Whether a text that names it may mean the card: its name is no word that texts use anyway.
fn may_be_made(record: &CardRecord) -> bool {
    let word = |title: &str| title.eq_ignore_ascii_case(&record.name);
    let made =
        matches!(record.card_type(), Some(CardType::Minion | CardType::Spell | CardType::Weapon | CardType::Location));
    made && !Race::ALL.iter().any(|race| word(race.title()))
        && !Keywords::PRINTED.iter().any(|(name, _)| word(name))
        && !cardwright_text::is_a_word_of_texts(&record.name)
}

/// Whether a card's text puts something on a player that lasts.
fn lasts_on_players(record: &CardRecord) -> bool {
    let text = plain(&record.text).to_lowercase();
    let said = ["next", "this game", "rest of the game", "this turn"].iter().any(|it| text.contains(it));
    said && record.card_type() != Some(CardType::Enchantment) && record.linked(LinkKind::Enchantment).next().is_some()
}

/// The line over a Hero Power's text, which no tag says.
fn hero_power(record: &CardRecord) -> Option<(GameTag, i64)> {
    (record.card_type() == Some(CardType::HeroPower)).then_some((GameTag::HERO_POWER, 1))
}

/// What an enchantment's text says that it does.
fn enchantment_reading(record: &CardRecord, names: &Names<'_>, compiler: &Compiler) -> Option<Enchant> {
    let one_turn = record.has(GameTag::TAG_ONE_TURN_EFFECT);
    if let Ok(Power { ability: Ability::Enchant(enchant), .. }) =
        cardwright_text::enchantment(&record.text, one_turn, names)
    {
        return Some(enchant);
    }
    compiler.player_enchantment(&record.text, one_turn)
}

/// The cards with these Powers; those without one are to be written.
fn compiled(records: &[&CardRecord], power: impl Fn(&CardRecord) -> Option<Power>) -> Result<Cards, CardsError> {
    let card = |record: &&CardRecord| as_compiled(record, Box::leak(Box::new(power(record).unwrap_or(TODO))));
    Cards::new(&[records.iter().map(card).collect::<Vec<Card>>().leak()])
}

/// The card as its row in `facts.rs` makes it. It lives as long as the program: the engine's cards do.
pub fn as_compiled(record: &CardRecord, power: &'static Power) -> Card {
    // In the order of the tags, as the map has them.
    let tags: Vec<(GameTag, i32)> =
        record.ints.iter().filter_map(|(tag, n)| Some((*tag, i32::try_from(*n).ok()?))).collect();
    let card = Card::new(
        record.id.clone().leak(),
        u32::try_from(record.dbf_id).unwrap_or_default(),
        record.name.clone().leak(),
        plain(&record.text).leak(),
        record.card_type().unwrap_or(CardType::Invalid),
        record.classes().first().copied().unwrap_or(CardClass::Neutral),
        record.set(),
        tags.leak(),
        power,
    );
    if let Some(required) = crate::requirements::requirements(record) { card.requiring(required.leak()) } else { card }
}
