//! A power in English, composed of what each word says by itself.
//!
//! The result has no markup and is meant to be held against a card's printed text, normalised the same way. What a
//! word cannot say well it says plainly: the comparison is to find such places, not to hide them.
mod cards;
mod clauses;
mod coming;
mod conditions;
mod costs;
mod gifts;
mod idioms;
mod manners;
pub mod marks;
mod nouns;
mod numbers;
mod phrases;
mod plural;
mod quests;
mod sayings;
mod sentences;
mod triggers;
mod turns;
mod verbs;

use cardwright_data::{CardType, GameTag};

use marks::with_marks;
use nouns::Number;
use numbers::{lasting, number, stat_name};

use super::amount::{ATTACK, Deed, Past, Stat, Window};
use super::aura::{Attribute, Aura, Enchant, Gives, Modifier, Op, cost, plus_tag};
use super::condition::{Cmp, Condition, DAMAGED, UNDAMAGED};
use super::effect::{Classes, Effect, What};
use super::power::{Ability, Form, Power};
use super::selector::{
    A_MINION, ENEMY_HAND, FRIENDLY_MINIONS, PLAYERS, Side, THIS, YOU, YOUR_DECK, YOUR_HAND, YOUR_HERO, YOUR_HERO_POWER,
    YOUR_WEAPON,
};
use super::verb::Verb;
use super::word::{Text, Word};
use crate::compiled::{Card, Cards};
use crate::facts::Keywords;

/// How to say a power: with which cards' names, and how its card marks numbers.
#[derive(Clone, Copy, Debug)]
pub struct Explain<'a> {
    cards: &'a Cards,
    /// Damage is written `$6`.
    marks_damage: bool,
    /// Healing is written `#6`.
    marks_healing: bool,
    /// What the card calls itself.
    itself: &'static str,
    /// Where texts say the same in several ways, all of them are printed: `‹one|other›`.
    variants: bool,
}

impl<'a> Explain<'a> {
    /// For a card with this text and of this type.
    pub fn new(cards: &'a Cards, text: &str, card_type: CardType) -> Self {
        let itself = match card_type {
            CardType::Minion => "this minion",
            CardType::Weapon => "this weapon",
            CardType::Location => "this location",
            _ => "this",
        };
        Self { cards, marks_damage: text.contains('$'), marks_healing: text.contains('#'), itself, variants: false }
    }

    /// Prints every way of saying it that texts have: `‹Get|Add› a random spell‹| to your hand›`.
    #[must_use]
    pub const fn with_variants(mut self) -> Self {
        self.variants = true;
        self
    }

    /// The first, or all in one if variants are asked for.
    fn or(&self, ways: &[&str]) -> String {
        if self.variants {
            format!("‹{}›", ways.join("|"))
        } else {
            ways.first().copied().unwrap_or_default().to_owned()
        }
    }
}

impl Card {
    /// What the card does, in English without markup; see [`explain`](self).
    pub fn explain(&self, cards: &Cards) -> String {
        Explain::new(cards, self.text, self.card_type).power(self.power)
    }
}

/// "This minion's Attack is improved by your hero's."
fn is_attack_of_hero(gives: &Gives) -> bool {
    matches!(gives, Gives::Modifiers([one]) if *one == ATTACK.plus(1).times(ATTACK.of(YOUR_HERO)))
}

/// What doubles all that a player's spells and Hero Power do.
const DOUBLES_ALL: [Modifier; 3] = [
    plus_tag(GameTag::SPELLPOWER_DOUBLE, 1),
    plus_tag(GameTag::SPELL_HEALING_DOUBLE, 1),
    plus_tag(GameTag::HERO_POWER_DOUBLE, 1),
];

/// What an option of "Choose One" says; one that is a minion is what the card becomes.
fn form(option: &Card) -> String {
    let text = option.text;
    if option.card_type != CardType::Minion {
        return text.to_owned();
    }
    let into = format!("Transform into a {}/{}", option.attack, option.health);
    if text.is_empty() { into + " minion" } else { format!("{into} with {text}") }
}

/// A word as texts print it.
const fn word(of: Word) -> &'static str {
    match of {
        Word::Spell | Word::Use => "",
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
        Word::WhenDrawn => "When you draw this",
        Word::Launch => "When this is launched",
        Word::Awaken => "When this awakens",
        Word::WhenDiscarded => "When you discard this",
        Word::WhenTraded => "When this is traded",
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

fn sentence(text: &str) -> String {
    capital(text) + "."
}

/// A keyword as texts print it, any other tag by its title.
fn title(tag: GameTag) -> String {
    match tag {
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

fn article(noun: &str) -> String {
    if noun.starts_with('‹') {
        return format!("‹a|an› {noun}");
    }
    if let Some(noun) = noun.strip_prefix("other ") {
        return format!("another {noun}");
    }
    let vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U', '8'])
        || ["11", "18"].iter().any(|n| noun.starts_with(n));
    format!("{} {noun}", if vowel { "an" } else { "a" })
}

fn counted(n: i16) -> String {
    const WORDS: [&str; 11] = ["no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    usize::try_from(n).ok().and_then(|n| WORDS.get(n)).map_or_else(|| n.to_string(), |word| (*word).to_owned())
}

impl Explain<'_> {
    /// Every ability, a sentence each, in the order of the text.
    pub fn power(&self, power: &Power) -> String {
        with_marks(self.ability(&power.ability))
    }

    fn ability(&self, ability: &Ability) -> String {
        match ability {
            Ability::None => String::new(),
            Ability::Several(several) => self.several(several),
            Ability::Text(text) => self.text(text),
            Ability::Trigger(trigger) => self.trigger(trigger),
            Ability::Aura(aura) => sentence(&self.aura(aura)),
            Ability::Enchant(enchant) => self.enchant(enchant),
            Ability::ChooseOne(cards) if self.variants => {
                let of = |id: &str| {
                    // A text may leave out what both options begin with.
                    // The second option may go on where the first began: "Give a minion +4 Attack; or +4 Health".
                    let text = self.cards.by_id(id).map_or_else(String::new, |card| form(self.cards.get(card)));
                    let words: Vec<&str> = text.split(' ').collect();
                    let ends: Vec<String> = (0..words.len()).map(|from| words[from..].join(" ")).collect();
                    // "Summon two Dormant Dreadseeds", of random ones.
                    let fewer: Vec<String> = words.iter().map(|word| format!("‹{word}|›")).collect();
                    let fewer = if words.len() < 14 { format!("|{}", fewer.join(" ")) } else { String::new() };
                    format!("‹{}|{}{fewer}›", self.name(id), ends.join("|"))
                };
                format!("Choose One - {}.", cards.iter().map(|id| of(id)).collect::<Vec<_>>().join("; or "))
            }
            Ability::ChooseOne(cards) => {
                format!("Choose One - {}.", cards.iter().map(|card| self.name(card)).collect::<Vec<_>>().join("; or "))
            }
            Ability::Dormant(0) => "Starts Dormant.".to_owned(),
            Ability::DormantUntil(progress) => {
                format!("Starts Dormant. {}, {}.", capital(&self.steps(progress)), self.or(&["this awakens", "awaken"]))
            }
            Ability::Dormant(turns) => format!("Dormant for {turns} turn{}.", plural(*turns)),
            Ability::Colossal(parts) => format!("Colossal +{}.", parts.len()),
            Ability::Starship(cost) => format!("Starship (Costs ({cost}) Mana to launch.)"),
            Ability::Form(Form::Corrupted, into) => format!("Corrupt: Become {}.", self.name(into)),
            Ability::Form(Form::Forged, into) => format!("Forge: Become {}.", self.name(into)),
            Ability::Form(Form::Mini, _) => "Miniaturize".to_owned(),
            Ability::Form(Form::Gigantic, _) => "Gigantify".to_owned(),
            Ability::Twinspell(_) => self.or(&["Twinspell", "(‹3|2› ‹Drinks|Bananas|Monkeys› left!)"]),
            Ability::Titan(_) => "Titan".to_owned(),
            Ability::AlsoDamages(_) if self.variants => {
                "Also damages ‹the |›minions next to ‹whomever|whoever› ‹this|this minion|it|he|your hero› attacks."
                    .to_owned()
            }
            Ability::AlsoDamages(whom) => {
                let whom = self.selector(whom, Number::Many);
                format!("Also damages {} this attacks.", whom.replace(" it", " whomever"))
            }
            Ability::Quest(progress) => self.quest(progress),
            Ability::Ranks(n, _) => format!("(Upgrades when you have {n} Mana.)"),
            Ability::Lasts(n) => format!("Lasts {n} turns."),
            Ability::Improved(per) => self.improved(per),
            Ability::Upgrades(progress, into) => self.upgrades(progress, into),
            Ability::Activatable(activatable) => self.activatable(activatable),
        }
    }

    fn several(&self, several: &[Power]) -> String {
        let texts = |power: &Power| if let Ability::Text(text) = power.ability { Some(text) } else { None };
        let mut said = Vec::new();
        let mut rest = several;
        while let Some((first, behind)) = rest.split_first() {
            rest = behind;
            let one = self.power(first);
            // "Battlecry and Deathrattle: Draw a card."
            if let (Some(text), [next, last, ..]) = (texts(first), behind)
                && let (Some(next), Some(last)) = (texts(next), texts(last))
                && self.variants
                && text.effects == next.effects
                && text.effects == last.effects
                && text.when.is_always()
            {
                let (_, same) = one.split_once(": ").unwrap_or(("", &one));
                let words = [text.word, next.word, last.word].map(word);
                said.push(format!("{}, {}, and {}: {same}", words[0], words[1], words[2]));
                rest = &behind[2..];
            } else if let (Some(text), Some(next)) = (texts(first), behind.first().and_then(texts))
                && self.variants
                && text.effects == next.effects
                && (text.word, next.word) == (Word::Spell, Word::WhenDiscarded)
            {
                said.push(format!("When you play or discard this, {one}"));
                rest = &behind[1..];
            } else if let (Some(text), Some(next)) = (texts(first), behind.first().and_then(texts))
                && self.variants
                && text.effects == next.effects
                && text.when == next.when
            {
                let (_, both) = one.split_once(": ").unwrap_or(("", &one));
                let other = self.power(&behind[0]);
                let launched =
                    if next.word == Word::Launch { format!("|{one} Also triggers on launch.") } else { String::new() };
                said.push(format!(
                    "‹{one} {other}{launched}|{} ‹and|or› {}: {both}›",
                    word(text.word),
                    word(next.word)
                ));
                rest = &behind[1..];
            } else {
                said.push(one);
            }
        }
        said.join(" ")
    }

    fn name(&self, id: &str) -> String {
        self.cards.by_id(id).map_or_else(|| format!("[{id}]"), |card| self.cards.get(card).name.to_owned())
    }

    fn text(&self, text: &Text) -> String {
        if let Some(said) = self.trades_up(text) {
            return said;
        }
        let word = match text.word {
            Word::Spell | Word::Use => String::new(),
            Word::WhenDiscarded if self.variants => {
                "‹When you discard this|Whenever you discard this|If you discard this‹| minion››, ".to_owned()
            }
            Word::WhenDrawn | Word::Launch | Word::Awaken | Word::WhenDiscarded | Word::WhenTraded => {
                format!("{}, ", word(text.word))
            }
            plain => format!("{}: ", word(plain)),
        };
        let mut said = self.effects(text.effects);
        // "When this awakens, draw a card.": the sentence goes on.
        if let Some(first) = text.effects.first().filter(|_| word.ends_with(", ") && !self.variants) {
            let verb = self.effect(first);
            said.replace_range(..verb.len().min(said.len()), &verb);
        }
        if text.instead {
            let done = said.trim_end_matches('.');
            // "Combo: Deal 2 instead."
            let short = match text.effects {
                [Effect { verb: Verb::Deal, amount, .. }] => format!("|deal {}", amount.n),
                [Effect { verb: Verb::Give(gift), to: A_MINION, .. }] => format!("|{}", self.modifiers(gift)),
                [Effect { verb: Verb::Attach(card), to: A_MINION, .. }] => {
                    format!("|{}", self.modifiers(self.given_by(card)))
                }
                _ => String::new(),
            };
            let any = matches!(text.effects, [Effect { verb: Verb::Destroy, to: A_MINION, .. }]);
            said = if self.variants && any {
                "‹destroy a minion instead|destroy any minion›.".to_owned()
            } else if self.variants {
                format!("‹{done}{short}› instead.")
            } else {
                format!("{done} instead.")
            };
        }
        // "Combo: And your opponent's weapon."
        if self.variants && text.word == Word::Combo && !text.instead {
            let verb = text.effects.first().map_or_else(String::new, |first| self.verb(first));
            if let [Effect { verb: Verb::AddToHand(What::Named(_)), .. }] = text.effects {
                said = format!("‹{said}|you get one too›");
            }
            let bare = verb.strip_prefix("destroy ").or_else(|| verb.strip_prefix("draw "));
            if let (Some(bare), [_]) = (bare, text.effects) {
                said = format!("‹{said}|and {bare}›");
            }
        }
        match text.when {
            Condition::Always => format!("{word}{said}"),
            Condition::Joust => {
                format!("{word}Reveal a minion in each deck. If yours costs more, {}", lower(&said))
            }
            Condition::Stat(Stat::ManaCrystals, Cmp::AtLeast, n) if self.variants => {
                format!("‹{word}If {}, {}|Manathirst (‹{n}|@›): {said}›", self.condition(&text.when), lower(&said))
            }
            Condition::Kindred if self.variants => {
                format!("‹{word}If {}, |Kindred: ›{}", self.condition(&text.when), lower(&said))
            }
            when if self.variants => {
                let when = self.condition(&when);
                let spent = match text.effects {
                    // "Destroy a Soul Fragment in your deck to gain +3/+3."
                    [Effect { verb: Verb::Destroy, to, .. }, ..] if matches!(to.that[0], Condition::Named(_)) => {
                        format!("|{word}{said}")
                    }
                    _ => String::new(),
                };
                format!("‹{word}If {when}, {}|{word}{} if {when}.{spent}›", lower(&said), said.trim_end_matches('.'))
            }
            when => format!("{word}If {}, {}", self.condition(&when), lower(&said)),
        }
    }

    /// " from another class": of which classes.
    fn from(&self, classes: Classes) -> String {
        let from = match classes {
            Classes::Own => return String::new(),
            Classes::Yours => "from your class",
            Classes::Other if self.variants => "from ‹another class|other classes›",
            Classes::Other => "from another class",
            Classes::Any => "from any class",
            Classes::Opponent => "from your opponent's class",
        };
        let different = if classes == Classes::Other { " from a different class" } else { " from nowhere" };
        if self.variants { format!("‹ {from}| ({from})|{different}›") } else { format!(" {from}") }
    }

    /// Effects as sentences.
    pub fn effects(&self, effects: &[Effect]) -> String {
        if !self.variants {
            return effects.iter().map(|effect| sentence(&self.effect(effect))).collect::<Vec<_>>().join(" ");
        }
        self.clause(effects) + "."
    }

    #[expect(clippy::too_many_lines, reason = "one arm a condition")]
    fn aura(&self, aura: &Aura) -> String {
        let mut to = self.selector(&aura.to, Number::Many);
        if self.variants && aura.to == YOUR_HAND.that(Condition::Not(&Condition::StartedInDeck)) {
            "cards that didn't start in your deck".clone_into(&mut to);
        }
        if self.variants && aura.to == ENEMY_HAND.that(Condition::Not(&Condition::StartedInDeck)) {
            "enemy cards that didn't start in their deck".clone_into(&mut to);
        }
        if self.variants && aura.to == FRIENDLY_MINIONS.first(1) {
            "your left-most minion".clone_into(&mut to);
        }
        if self.variants && aura.to == FRIENDLY_MINIONS.last(1) {
            "your right-most minion".clone_into(&mut to);
        }
        let gives = match aura.gives {
            Gives::Enchantment(id) => self.enchantment_words(id),
            Gives::Modifiers(modifiers) => self.modifiers(modifiers),
        };
        let costs = gives.starts_with("cost");
        let itself = aura.to == THIS;
        let one = matches!(aura.to, YOUR_HERO | YOUR_WEAPON | YOUR_HERO_POWER);
        let said = match (itself, costs) {
            _ if one && costs => format!("{to} {}", gives.replacen("cost", "costs", 1)),
            _ if one => format!("{to} {} {gives}", self.or(&["has", "is"])),
            (true, true) => gives.replacen("cost", "costs", 1),
            (false, true) if gives.starts_with("cost not less") && self.variants => {
                format!("‹{to} {gives}|{}›", gives.replacen("cost not less", "cards can't cost less", 1))
            }
            (false, true) => format!("{to} {gives}"),
            (true, false) => format!("has {gives}"),
            (false, false) => format!("{to} {} {gives}", self.or(&["have", "are", "has", "is"])),
        };
        let equal = matches!(aura.gives, Gives::Modifiers([one]) if one.what == Attribute::Attack && one.op == Op::Set);
        let said = match (&self.variants, itself && equal) {
            (true, true) => format!("‹{said}|this minion's {}›", gives.replacen("‹|always ›", "is always ", 1)),
            _ => said,
        };
        match aura.when {
            Condition::Always if self.variants && aura.to == YOU => self.rule_of(&aura.gives).unwrap_or(said),
            Condition::Always if self.variants && itself && is_size_of_deck(&aura.gives) => {
                "this card's Cost is equal to the ‹amount|number› of cards in your deck".to_owned()
            }
            Condition::Always if self.variants && itself && gives == title(GameTag::FROZEN) => {
                "this is permanently Frozen".to_owned()
            }
            Condition::Always if self.variants && itself && is_attack_of_hero(&aura.gives) => {
                "this minion's Attack is improved by your hero's".to_owned()
            }
            Condition::Always if self.variants && aura.to == PLAYERS => format!("both players have {gives}"),
            Condition::Always if itself && gives.starts_with("Can't attack") && self.variants => gives,
            Condition::Always => said,
            Condition::Kindred if costs && self.variants => format!("Kindred: ‹this |›{said}"),
            Condition::Did(Cmp::AtMost, 0, Past { deed: Deed::Played, window: Window::ThisTurn, that, .. })
                if self.variants && costs && aura.to.from == YOUR_HAND.from && aura.to.that[0] == *that =>
            {
                let (kind, costs) = (self.kind(that, "card"), gives.replacen("cost", "costs", 1));
                format!("‹the first {kind} you play each turn|your first {kind} each turn› {costs}")
            }
            Condition::Any([Condition::Is(_), Condition::Is(_)]) if costs && itself && self.variants => {
                format!("Outcast: This {said}")
            }
            Condition::DrawnThisTurn if costs && itself && self.variants => {
                format!("‹If drawn this turn, this|Quickdraw:› {said}")
            }
            when if costs && itself && self.variants => {
                let when = self.condition(&when);
                format!("‹{said} ‹if|while› {when}|if {when}, this {said}›")
            }
            when if costs && self.variants => {
                let when = self.condition(&when);
                format!("‹{said} ‹if|while› {when}|if {when}, {said}›")
            }
            when if costs => format!("{said} {} {}", self.or(&["if", "while"]), self.condition(&when)),
            when if self.variants && itself && gives == "Can't attack" && !matches!(when, Condition::Not(_)) => {
                format!("can't attack while {}", self.condition(&when))
            }
            DAMAGED if self.variants && itself => format!("‹{said} while damaged|Enrage: {gives}›"),
            DAMAGED if self.variants => format!("‹{said} while ‹|this is ›damaged|Enrage: {said}›"),
            UNDAMAGED if self.variants && itself => {
                format!("‹{said} ‹while|if› undamaged|While at full Health, this {said}›")
            }
            Condition::TurnOf(Side::Friendly) if self.variants => {
                let is = said.replacen(" has ", " ‹has|is› ", 1);
                format!("‹{is} ‹on|during› your turn|‹During|On› your turn, {is}›")
            }
            Condition::TurnOf(Side::Friendly) => format!("{said} on your turn"),
            Condition::Not(Condition::TurnOf(Side::Friendly)) => {
                let said = if self.variants && itself { format!("‹{said}|{gives}›") } else { said };
                format!("{said} {} your opponent's turn", self.or(&["on", "during"]))
            }
            Condition::Not(when) if self.variants && itself && gives == "Can't attack" => {
                let when = self.condition(when);
                format!("‹can only attack if|can't attack unless› {when}")
            }
            when if self.variants && itself && gives == "Can't attack" => {
                format!("can't attack while {}", self.condition(&when))
            }
            Condition::Stat(Stat::Overloaded, ..) if self.variants && !itself => {
                let when = self.condition(&aura.when);
                format!("‹{said} while {when}|While {when}, {said}›")
            }
            when if self.variants && itself => {
                let when = self.condition(&when);
                format!("‹{said} ‹while|if› {when}|{gives} while {when}|While {when}, ‹it|this› {said}›")
            }
            when => format!("{said} {} {}", self.or(&["while", "if"]), self.condition(&when)),
        }
    }

    /// "Your Battlecries trigger twice": a rule for a player, which the client keeps as a tag.
    fn rule_of(&self, gives: &Gives) -> Option<String> {
        let modifiers = match gives {
            Gives::Modifiers(modifiers) => modifiers,
            Gives::Enchantment(id) => self.given_by(id),
        };
        if *modifiers == DOUBLES_ALL {
            return Some("Double the damage and healing of your spells and Hero Power".to_owned());
        }
        let [one] = modifiers else { return None };
        let Attribute::Tag(tag) = one.what else { return None };
        match tag {
            GameTag::HEROPOWER_DAMAGE => Some(format!("Your Hero Power deals {} extra damage", one.amount.n)),
            GameTag::EXTRA_MINION_DEATHRATTLES_BASE => Some("Your minions trigger their Deathrattles twice".to_owned()),
            GameTag::EXTRA_DEATHRATTLES_BASE => Some("Your Deathrattles trigger twice".to_owned()),
            GameTag::EXTRA_BATTLECRIES_BASE => Some("Your Battlecries trigger twice".to_owned()),
            GameTag::HERO_POWER_DOUBLE => Some("Double the damage and healing of your Hero Power".to_owned()),
            _ => None,
        }
    }

    /// What an enchantment card gives, in words; its name where it gives nothing by itself.
    fn enchantment_words(&self, id: &str) -> String {
        let enchant = self.cards.by_id(id).and_then(|card| match &self.cards.get(card).power.ability {
            Ability::Enchant(enchant) => Some(enchant),
            _ => None,
        });
        match enchant {
            Some(enchant) if !enchant.modifiers.is_empty() => {
                self.modifiers(enchant.modifiers) + &lasting(enchant.lasts)
            }
            _ => {
                // What it does by itself stands in quotation marks: "Deathrattle: Draw a card."
                let text = self.cards.by_id(id).map_or("", |card| self.cards.get(card).text);
                let name = self.name(id);
                let text = text.replace("Return to", "Return ‹this |›to");
                format!("\"{}\"", if self.variants && !text.is_empty() { &text } else { &name })
            }
        }
    }

    fn enchant(&self, enchant: &Enchant) -> String {
        let mut parts = Vec::new();
        if !enchant.modifiers.is_empty() {
            parts.push(self.modifiers_of_one(enchant.modifiers));
        }
        if let Some(aura) = &enchant.aura {
            parts.push(self.aura(aura));
        }
        let until = enchant.until.map_or_else(String::new, |event| format!(" until {}", self.event(&event)));
        sentence(&format!("{}{}{until}", parts.join(" and "), lasting(enchant.lasts)))
    }

    /// An effect as a clause without its full stop.
    pub fn effect(&self, effect: &Effect) -> String {
        let said = self.verb(effect);
        let said = if self.variants { self.turned(effect, said) } else { said };
        if let Some(several) = self.done_to_several(effect, &said) {
            return several;
        }
        let times = match effect.times {
            1 => String::new(),
            2 => format!(" {}", self.or(&["twice", "two times"])),
            n => format!(" {} times", counted(n.into())),
        };
        match (&effect.when, &effect.verb) {
            (Condition::Always, _) | (_, Verb::Either(..)) => said + &times,
            (Condition::Chance(n), _) => format!("{n}% chance to {said}{times}"),
            (Condition::Joust, _) => format!("reveal a minion in each deck. If yours costs more, {said}{times}"),
            (when, _) if self.variants => {
                let thirst = match when {
                    Condition::Stat(Stat::ManaCrystals, _, n) => format!("|Manathirst ({n}): {said}{times}"),
                    Condition::Kindred => format!("|Kindred: ‹and |›{said}{times}"),
                    Condition::Combo => format!("|Combo: {said}{times}"),
                    _ => String::new(),
                };
                let when = self.condition(when);
                format!("‹if {when}, {said}{times}|{said}{times} if {when}{thirst}›")
            }
            (when, _) => format!("if {}, {said}{times}", self.condition(when)),
        }
    }
}

/// Whether a cost is set to the number of cards in the deck.
fn is_size_of_deck(gives: &Gives) -> bool {
    matches!(gives, Gives::Modifiers([one]) if *one == cost(1).for_each(YOUR_DECK))
}

fn plural(n: i16) -> &'static str {
    if n == 1 { "" } else { "s" }
}

fn lower(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}
