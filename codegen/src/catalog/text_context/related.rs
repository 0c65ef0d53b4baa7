//! Cards that a card's text speaks of: its forms, parts, choices, tokens and the cards of a pool.
use super::TextContext;
use cardwright_data::enums::{CardSet, CardType, GameTag, Race};
use cardwright_data::markup::plain;
use cardwright_data::{CardRecord, LinkKind};
use cardwright_text::Mention;
use cardwright_vocabulary::facts::Keywords;
use std::collections::BTreeSet;
use std::ops::Bound;

/// The endings of the ids of the two options of a Choose One card.
const OPTION_SUFFIXES: [[&str; 2]; 3] = [["t", "t2"], ["t1", "t2"], ["s", "s2"]];

impl<'a> TextContext<'a> {
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
            let longest = if begun { self.longest_name } else { 1 };
            for to in from + 1..=words.len().min(from + longest) {
                let name = words[from..to].join(" ");
                for one in std::iter::once(name.clone()).chain(cardwright_text::singulars(&name)) {
                    found.extend(self.by_name.get(one.as_str()).into_iter().flatten().copied());
                }
            }
        }
        found
    }

    /// "Tame Beast (Rank 1)": the next rank has the same name but for the number.
    pub(super) fn next_rank(&self, record: &CardRecord) -> Option<String> {
        let ranked = |it: &CardRecord| {
            let (name, n) = it.name.split_once(" (Rank ")?;
            Some((name.to_owned(), n.trim_end_matches(')').parse::<u8>().ok()?))
        };
        let (name, n) = ranked(record)?;
        let stem = record.id.trim_end_matches("t2").trim_end_matches('t');
        let mut known = ["t", "t2"].iter().filter_map(|end| self.all.get(&format!("{stem}{end}")));
        known.find(|it| ranked(it) == Some((name.clone(), n + 1))).map(|it| it.id.clone())
    }

    /// The related cards with one of these names.
    fn form_named(&self, record: &CardRecord, names: &[String]) -> Option<&'a CardRecord> {
        let (set, rest) = record.id.rsplit_once('_')?;
        let number: String = rest.chars().take_while(char::is_ascii_digit).collect();
        self.cards_with_prefix(&format!("{set}_{number}")).find(|it| names.contains(&it.name))
    }

    /// The cards that a card in hand becomes: a Lesser Spellstone a Spellstone and then a Greater one, a Seedling a Blossom.
    pub(super) fn upgrade(&self, record: &CardRecord) -> Option<String> {
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
    pub(super) fn text_with_predecessor(&self, record: &'a CardRecord) -> &'a str {
        let text = record.text.trim_end();
        let lesser = || self.form_named(record, &[format!("Lesser {}", record.name)])?.text.split_once('@');
        match text.strip_suffix('@').map(|text| (text, lesser())) {
            Some((text, Some((_, goal)))) => format!("{text}@{goal}").leak(),
            _ => &record.text,
        }
    }

    /// The next part of a questline: the card that its data calls the reward, where that is a part too.
    pub(super) fn next_part(&self, record: &CardRecord) -> Option<String> {
        let number = record.ints.iter().find(|it| *it.0 == GameTag::QUEST_REWARD_DATABASE_ID)?.1;
        let card = self.cards.by_dbf(u32::try_from(*number).ok()?)?;
        let reward = self.all.get(self.cards.get(card).id)?;
        (record.has(GameTag::QUESTLINE) && reward.has(GameTag::QUESTLINE)).then(|| reward.id.clone())
    }

    /// The cards whose ids begin so: what belongs to a card stands behind it.
    fn cards_with_prefix(&self, id: &str) -> impl Iterator<Item = &'a CardRecord> {
        let from = self.all.range::<str, _>((Bound::Included(id), Bound::Unbounded)).map(|(_, it)| it);
        let id = id.to_owned();
        from.take_while(move |it| it.id.starts_with(&id))
    }

    /// A Titan's abilities: spells that are numbered behind it.
    pub(super) fn titan_abilities(&self, record: &CardRecord, original: &CardRecord) -> Vec<String> {
        let is_ability = |it: &&CardRecord| {
            let end = it.id.strip_prefix(original.id.as_str()).and_then(|end| end.strip_prefix('t'));
            it.card_type() == Some(CardType::Spell) && end.is_some_and(|n| n.len() <= 1)
        };
        if !record.has(GameTag::TITAN) {
            return Vec::new();
        }
        self.cards_with_prefix(&original.id).filter(is_ability).map(|it| it.id.clone()).collect()
    }

    /// The cards that a text calls by a name of their own, where the data does not list them beside the card.
    fn named_pool(&self, record: &CardRecord, original: Option<&CardRecord>) -> Vec<String> {
        let says = |it: &CardRecord, said: &str| plain(&it.text).contains(said);
        let own = |such: &dyn Fn(&CardRecord) -> bool| {
            // A form of the card has the pool of the card.
            let id = original.map_or(record.id.as_str(), |it| it.id.as_str());
            let stem = id.find('t').map_or(id, |at| &id[..at]);
            let of_it = |it: &&CardRecord| it.id.strip_prefix(stem).is_some_and(|end| end.starts_with('t'));
            let all = self.cards_with_prefix(stem).filter(of_it).filter(|it| such(it));
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

    /// The cards that have this minion as an option.
    pub fn chooser(&self, option: &CardRecord) -> Option<&'a CardRecord> {
        let of = option.id.strip_suffix(['a', 'b', 'A', 'B']).and_then(|id| self.all.get(id))?;
        let minions = [of, option].iter().all(|it| it.card_type() == Some(CardType::Minion));
        (minions && of.has(GameTag::CHOOSE_ONE) && !option.collectible()).then_some(of)
    }

    /// The form that an option stands for: the token with its numbers and its text.
    pub fn form(&self, option: &CardRecord) -> Option<&'a CardRecord> {
        let of = self.chooser(option)?;
        let look = |it: &CardRecord| (it.card_type(), it.attack(), it.health(), plain(&it.text));
        self.cards_with_prefix(&of.id)
            .find(|it| look(it) == look(option) && it.id != option.id && !self.is_chosen_form(it))
    }

    /// "(3 Drinks left!)": the next glass is the card's token, and has a number at its end.
    pub(super) fn next_drink(&self, record: &CardRecord) -> Option<String> {
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
    pub(super) fn entourage(&self, record: &CardRecord, original: Option<&CardRecord>) -> Vec<String> {
        let listed = std::iter::once(record).chain(original).map(|it| &it.entourage).find(|all| !all.is_empty());
        let mut entourage: Vec<String> = listed.into_iter().flatten().cloned().collect();
        if entourage.iter().any(|id| self.cards.by_id(id).is_none()) {
            entourage.clear();
        }
        // Another card lists them.
        let elsewhere = self.aliases.card_with_list(&plain(&record.text)).filter(|_| entourage.is_empty());
        if let Some(lister) = elsewhere {
            let lists = |it: &&CardRecord| it.name == lister && !it.entourage.is_empty();
            let listed = self.all.values().find(lists);
            entourage.extend(listed.into_iter().flat_map(|it| it.entourage.iter().cloned()));
        }
        let entourage = if entourage.is_empty() { self.named_pool(record, original) } else { entourage };
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
    pub(super) fn linked_cards(
        &self,
        record: &'a CardRecord,
        original: Option<&'a CardRecord>,
        kind: LinkKind,
    ) -> impl Iterator<Item = &'a CardRecord> {
        let of_both = record.linked(kind).chain(original.into_iter().flat_map(move |it| it.linked(kind)));
        of_both.filter(|id| self.cards.by_id(id).is_some()).filter_map(|id| self.all.get(id))
    }

    /// The card whose id is that of a card with this end; a reprint has what its original has.
    pub(super) fn card_with_suffix(
        &self,
        record: &CardRecord,
        original: Option<&CardRecord>,
        end: &str,
    ) -> Option<&'a CardRecord> {
        let ids = std::iter::once(&record.id).chain(original.iter().map(|it| &it.id));
        let made = |id: &String| self.cards.by_id(&format!("{id}{end}"));
        ids.filter_map(made).find_map(|card| self.all.get(self.cards.get(card).id))
    }

    /// The cards that a Choose One card offers, each with what it says.
    pub(super) fn options(&self, record: &CardRecord, original: Option<&CardRecord>) -> Vec<(String, String)> {
        let of_id = |end: &str| self.card_with_suffix(record, original, end);
        let is_option = |it: &&CardRecord| it.card_type() != Some(CardType::Enchantment);
        let letters: Vec<_> = [["a", "A"], ["b", "B"], ["c", "C"], ["d", "D"]]
            .iter()
            .filter_map(|ends| ends.iter().find_map(|end| of_id(end)))
            .filter(is_option)
            .collect();
        let numbered = || OPTION_SUFFIXES.iter().find_map(|ends| Some([of_id(ends[0])?, of_id(ends[1])?]));
        let options = if letters.len() > 1 { letters } else { numbered().into_iter().flatten().collect() };
        options.into_iter().map(|it| (it.id.clone(), chosen_text(it))).collect()
    }

    /// The cards that a text may speak of by a name or by what they look like.
    pub(super) fn mentions(&self, record: &'a CardRecord, original: Option<&'a CardRecord>) -> Vec<Mention> {
        let known = |kind| self.linked_cards(record, original, kind);
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
                text: text_with_number(token),
                tags: token.ints.iter().filter(|(_, n)| **n != 0).map(|(tag, _)| *tag).collect(),
                stats: token.attack().zip(token.health().or_else(|| token.durability())),
                is_unrelated: !own.contains(token.id.as_str()),
            })
            .collect()
    }
}

/// The effect that the text of an option states: an option that is a form of the card transforms the card into this form.
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
fn text_with_number(card: &CardRecord) -> String {
    let number = card.ints.iter().find(|(tag, _)| **tag == GameTag::TAG_SCRIPT_DATA_NUM_1);
    number.map_or_else(|| plain(&card.text), |(_, n)| plain(&card.text).replace('@', &n.to_string()))
}

/// The cards that tags of a card or of its original name.
fn named_by_tags<'r>(record: &'r CardRecord, original: Option<&'r CardRecord>) -> BTreeSet<&'r str> {
    let links = record.links.iter().chain(original.into_iter().flat_map(|it| &it.links));
    links.filter(|it| it.is_by_tag()).map(|it| it.to.as_str()).collect()
}

/// Whether a text that names it may mean the card: its name is no word that texts use anyway.
pub(super) fn can_be_named(record: &CardRecord) -> bool {
    let word = |title: &str| title.eq_ignore_ascii_case(&record.name);
    let made =
        matches!(record.card_type(), Some(CardType::Minion | CardType::Spell | CardType::Weapon | CardType::Location));
    made && !Race::ALL.iter().any(|race| word(race.title()))
        && !Keywords::PRINTED.iter().any(|(name, _)| word(name))
        && !cardwright_text::is_a_word_of_texts(&record.name)
}
