//! What stories are made of: minions without a text, cards that the dice may show, spells that do one simple thing.
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Mutex;

use cardwright_data::CardRecord;
use cardwright_data::enums::{CardClass, CardType, GameTag};
use cardwright_engine::script::prelude::*;

use rayon::prelude::*;

use crate::catalog::{Home, TextContext, keywords_alone};
use cardwright_text::Compiler;

use super::{Proof, pool};

/// What stories are made of.
#[derive(Debug)]
pub(in crate::catalog) struct Props<'a> {
    all: &'a BTreeMap<String, CardRecord>,
    enchants: BTreeMap<&'a str, Enchant>,
    carried: BTreeMap<&'a str, Vec<Ability>>,
    simple: Vec<(&'a CardRecord, &'static [Effect])>,
    /// Minions without a text.
    pub plain: Vec<&'a CardRecord>,
    /// What decks are made of.
    pub yeti: &'a CardRecord,
    /// All that the dice may show.
    pub pool: Vec<&'a CardRecord>,
    /// Spells whose text is sure to work alone.
    pub spells: Vec<&'a CardRecord>,
    /// Minions whose Battlecry or Deathrattle is as simple.
    pub minions: Vec<&'a CardRecord>,
    /// Cards that Discover one.
    pub discovers: Vec<&'a CardRecord>,
    /// Quests that are read.
    pub quests: Vec<&'a CardRecord>,
    /// A piece of a Starship that does nothing else.
    pub piece: Option<&'a CardRecord>,
    /// One that excavates.
    pub excavates: Option<&'a CardRecord>,
    /// What players do not put into decks, each name that only one card has.
    pub tokens: Vec<&'a CardRecord>,
    /// The Hero Powers of the basic heroes.
    powers: BTreeMap<CardClass, &'a CardRecord>,
    /// Jade Golems, those of the latest set first: among equals the last is taken.
    pub golems: Vec<&'a CardRecord>,
    /// Texts are looked at once: those that are keywords alone, those that leave all else as it is, those that are worth
    /// nothing in the hand.
    alone: HashSet<&'a str>,
    quiet: HashSet<&'a str>,
    still: HashSet<&'a str>,
    /// What was looked for in the pool, and found: texts ask for the same again and again.
    sought: Mutex<HashMap<String, Vec<&'a CardRecord>>>,
}

impl<'a> Props<'a> {
    /// Out of all cards; `None` if the decks' minion is not among them.
    pub fn new(
        all: &'a BTreeMap<String, CardRecord>,
        homes: &BTreeMap<String, Home>,
        library: &TextContext<'a>,
        compiler: &Compiler,
    ) -> Option<Self> {
        let simple = simple_spells(all, homes, library, compiler);
        let discovering =
            |effects: &[Effect]| effects.iter().any(|effect| matches!(effect.verb, Verb::Discover { .. }));
        let discovers = simple.iter().filter(|(_, effects)| discovering(effects)).map(|(record, _)| *record).collect();
        let is_quest = |record: &CardRecord| record.has(GameTag::QUEST);
        let quests = simple.iter().map(|(record, _)| *record).filter(|record| is_quest(record)).collect();
        let digging =
            |effects: &[Effect]| effects.iter().any(|effect| effect.verb == Verb::Deed(KeywordAction::Excavate));
        let excavates = simple.iter().find(|(_, effects)| digging(effects)).map(|(record, _)| *record);
        let plainly = |effects: &[Effect]| !discovering(effects) && !digging(effects);
        let others =
            simple.iter().filter(|(record, effects)| plainly(effects) && !is_quest(record)).map(|(record, _)| *record);
        let (spells, minions) = others.partition(|record| record.card_type() == Some(CardType::Spell));
        let chosen: Vec<&CardRecord> = homes.keys().filter_map(|id| all.get(id)).collect();
        let such = |fits: fn(&CardRecord) -> bool| {
            chosen.par_iter().filter(|record| fits(record)).map(|record| record.id.as_str()).collect()
        };
        let (alone, quiet, still) = (such(keywords_alone), such(pool::is_quiet), such(pool::is_still));
        // A minion without Health is nothing until it is put together in the collection.
        let complete = |record: &&CardRecord| record.card_type() != Some(CardType::Minion) || record.health() > Some(0);
        let quiet_piece = |it: &&CardRecord| {
            let says_more = it.text.contains([':', '.']);
            it.has(GameTag::STARSHIP_PIECE) && it.collectible() && !says_more
        };
        let piece = chosen.iter().copied().find(quiet_piece);
        let pool = chosen.iter().copied().filter(|record| record.collectible()).filter(complete).collect();
        let plain = super::plain_minions(all, homes);
        // One that nothing shows is not written, and a card that gives it does not work yet.
        let mut enchants = library.enchants();
        enchants.retain(|_, enchant| {
            enchant.aura.is_some() || Proof::of(&Power::of(Ability::Enchant(*enchant)), &plain).is_some()
        });
        let abilities =
            |power: Power| Box::leak(Box::new(power)).abilities().into_iter().copied().collect::<Vec<Ability>>();
        let carried = library.all_carried().into_iter().map(|(id, power)| (id, abilities(power))).collect();
        Some(Self {
            all,
            enchants,
            carried,
            simple,
            plain,
            yeti: all.get(PLAIN)?,
            pool,
            spells,
            minions,
            discovers,
            quests,
            piece,
            excavates,
            tokens: tokens(all, homes),
            powers: powers(all),
            golems: golems(all, homes),
            alone,
            quiet,
            still,
            sought: Mutex::default(),
        })
    }

    /// The card of an id.
    pub fn card(&self, id: &str) -> Option<&'a CardRecord> {
        self.all.get(id)
    }

    /// The Hero Power of a class's basic hero.
    pub fn power(&self, class: CardClass) -> Option<&'a CardRecord> {
        self.powers.get(&class).copied()
    }

    /// A minion of which keywords alone say what it does, this one among them.
    pub fn minion_with(&self, tag: GameTag) -> Option<&'a CardRecord> {
        let minion = |it: &&CardRecord| it.card_type() == Some(CardType::Minion) && it.has(tag) && self.is_alone(it);
        self.pool.iter().copied().find(minion)
    }

    /// A spell that restores Health to whom it is pointed at.
    pub fn healing(&self) -> Option<&'a CardRecord> {
        let heals = |effect: &Effect| effect.verb == Verb::Heal && effect.to == TARGET;
        self.spells.iter().copied().find(|it| self.spell(it).unwrap_or_default().iter().any(heals))
    }

    /// Whether one of the spells asks for a target.
    pub fn aims(&self, spell: &CardRecord) -> bool {
        self.spell(spell).unwrap_or_default().iter().any(|effect| effect.to.is_target())
    }

    /// Whether keywords alone say what a card does.
    pub fn is_alone(&self, record: &CardRecord) -> bool {
        self.alone.contains(record.id.as_str())
    }

    /// Whether a card that comes into play without being played leaves everything else as it is.
    pub fn is_quiet(&self, record: &CardRecord) -> bool {
        self.quiet.contains(record.id.as_str())
    }

    /// Whether a card in the hand is worth what it costs, and nothing else.
    pub fn is_still(&self, record: &CardRecord) -> bool {
        self.still.contains(record.id.as_str())
    }

    /// What `find` finds, looked for once.
    pub fn sought(&self, key: String, find: impl FnOnce() -> Vec<&'a CardRecord>) -> Vec<&'a CardRecord> {
        let known = self.sought.lock().ok().and_then(|sought| sought.get(&key).cloned());
        known.unwrap_or_else(|| {
            let found = find();
            if let Ok(mut sought) = self.sought.lock() {
                sought.insert(key, found.clone());
            }
            found
        })
    }

    /// What an enchantment card does, as far as its text says.
    pub fn enchant(&self, id: &str) -> Option<Enchant> {
        self.enchants.get(id).copied()
    }

    /// The abilities that an enchantment card gives to whom it is on.
    pub fn carried(&self, id: &str) -> Option<&[Ability]> {
        self.carried.get(id).map(Vec::as_slice)
    }

    /// What one of the spells does.
    pub fn spell(&self, record: &CardRecord) -> Option<&'static [Effect]> {
        self.simple.iter().find(|(spell, _)| spell.id == record.id).map(|(_, effects)| *effects)
    }
}

/// What players do not put into decks, of each name that only one card has.
fn tokens<'a>(all: &'a BTreeMap<String, CardRecord>, homes: &BTreeMap<String, Home>) -> Vec<&'a CardRecord> {
    let token = |record: &&CardRecord| {
        !record.collectible() && !matches!(record.card_type(), Some(CardType::Enchantment | CardType::Hero) | None)
    };
    let mut named: BTreeMap<&str, Vec<&CardRecord>> = BTreeMap::new();
    for record in homes.keys().filter_map(|id| all.get(id)).filter(token) {
        named.entry(&record.name).or_default().push(record);
    }
    named.into_values().filter(|same| same.len() == 1).flatten().collect()
}

fn golems<'a>(all: &'a BTreeMap<String, CardRecord>, homes: &BTreeMap<String, Home>) -> Vec<&'a CardRecord> {
    let golem = |record: &&CardRecord| {
        record.tag(GameTag::JADE_GOLEM).is_some()
            && record.card_type() == Some(CardType::Minion)
            && !record.collectible()
    };
    let mut golems: Vec<&CardRecord> = homes.keys().filter_map(|id| all.get(id)).filter(golem).collect();
    golems.sort_by_key(|record| std::cmp::Reverse((homes[&record.id].set, &record.id)));
    golems
}

/// The Hero Power that each class's basic hero brings.
fn powers(all: &BTreeMap<String, CardRecord>) -> BTreeMap<CardClass, &CardRecord> {
    let power = |number: usize| {
        let hero = all.get(&format!("HERO_{number:02}"))?;
        let dbf = hero.tag(GameTag::HERO_POWER)?;
        let power = all.values().find(|record| record.dbf_id == dbf)?;
        Some((hero.classes().first().copied()?, power))
    };
    (1..=HEROES).filter_map(power).collect()
}

/// How many classes have a basic hero.
const HEROES: usize = 11;

/// What the decks of tests are made of.
const PLAIN: &str = "CS2_182";

/// The coin, and spells of each kind that ask for nobody and do one simple thing.
fn simple_spells<'a>(
    all: &'a BTreeMap<String, CardRecord>,
    homes: &BTreeMap<String, Home>,
    library: &TextContext<'a>,
    compiler: &Compiler,
) -> Vec<(&'a CardRecord, &'static [Effect])> {
    const STARTS: [&str; 11] = [
        "Outcast: ",
        "Combo: ",
        "Draw ",
        "Gain ",
        "Freeze all",
        "Restore ",
        "Deal ",
        "Battlecry: ",
        "Deathrattle: ",
        "Taunt Deathrattle: ",
        "Discover ",
    ];
    const SHORT: usize = 48;
    let plain = |record: &&CardRecord| {
        let text = cardwright_text::markup::plain(&record.text);
        matches!(record.card_type(), Some(CardType::Spell | CardType::Minion))
            && (record.collectible() || record.id == "GAME_005")
            && record.cost() <= Some(8)
            && ((text.len() < SHORT && STARTS.iter().any(|start| text.starts_with(start)))
                || record.has(GameTag::QUEST))
    };
    let mut spells: Vec<(&CardRecord, &'static [Effect])> = Vec::new();
    for record in homes.keys().map(|id| &all[id]).filter(plain) {
        let Some(power) = library.subject(record).and_then(|subject| compiler.power(&subject, library.cards()).ok())
        else {
            continue;
        };
        if let Ability::Quest(_) = power.ability {
            spells.push((record, &[]));
            continue;
        }
        let Ability::Text(text) = power.ability else { continue };
        // Played as the first card of a turn it does nothing.
        if text.word == Word::Combo && record.card_type() == Some(CardType::Minion) {
            spells.push((record, &[]));
            continue;
        }
        // What a step plays is the last card of the hand.
        let happens = matches!(text.word, Word::Spell | Word::Battlecry | Word::Deathrattle | Word::Outcast);
        if !happens || !text.when.is_always() {
            continue;
        }
        let simple = |effect: &Effect| {
            let verb = match effect.verb {
                Verb::Draw(that) => that.is_always(),
                Verb::Armor | Verb::Freeze | Verb::Heal | Verb::Mana => true,
                Verb::Discover { offer: Offer::Pool(..), shown: 3, then, rest: [] } => {
                    matches!(then, [Effect { verb: Verb::AddToHand(What::Themselves(IT)), .. }])
                }
                Verb::Deed(action) => action == KeywordAction::Excavate,
                Verb::Deal => [ENEMY_HERO, ENEMIES, TARGET, AN_ENEMY, ENEMY_MINIONS, MINIONS].contains(&effect.to),
                _ => false,
            };
            let sure = effect.to.pick == Pick::All;
            verb && sure && matches!(effect.amount.per, Per::One) && effect.when.is_always()
        };
        let keywords = [GameTag::OVERLOAD, GameTag::TRADEABLE, GameTag::ECHO, GameTag::LIFESTEAL, GameTag::TWINSPELL];
        let aims = text.effects.iter().any(|effect| effect.to.is_target());
        if text.effects.iter().all(simple)
            && (!aims || text.word == Word::Spell)
            && !keywords.iter().any(|tag| record.has(*tag))
        {
            spells.push((record, text.effects));
        }
    }
    spells.sort_by_key(|(record, _)| (record.id != "GAME_005", homes[&record.id].set, record.cost(), &record.id));
    spells
}
