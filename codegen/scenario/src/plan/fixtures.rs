//! What scenarios are made of: minions without a text, cards that random outcomes may show, spells that do one simple thing.
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Mutex;

use crate::facts::has;
use cardwright_data::{CardClass, CardType, GameTag};
use cardwright_engine::card::{Card, Cards};
use cardwright_engine::script::prelude::*;

use crate::enchantment::{EnchantmentScenario, plain_minions};
use crate::plan::pools;

/// What scenarios are made of.
#[derive(Debug)]
pub struct Fixtures {
    cards: &'static Cards,
    enchants: BTreeMap<&'static str, Enchant>,
    carried: BTreeMap<&'static str, Vec<Ability>>,
    simple: Vec<(&'static Card, &'static [Effect])>,
    /// Minions without a text.
    pub plain: Vec<&'static Card>,
    /// What decks are made of.
    pub yeti: &'static Card,
    /// Every collectible card, by id.
    pub pool: Vec<&'static Card>,
    /// Spells that do one simple thing.
    pub spells: Vec<&'static Card>,
    /// Minions whose Battlecry or Deathrattle is as simple.
    pub minions: Vec<&'static Card>,
    /// Cards that Discover one.
    pub discovers: Vec<&'static Card>,
    /// Quests.
    pub quests: Vec<&'static Card>,
    /// A piece of a Starship that does nothing else.
    pub piece: Option<&'static Card>,
    /// One that excavates.
    pub excavates: Option<&'static Card>,
    /// Cards that players do not put into decks and whose name no other such card has.
    pub tokens: Vec<&'static Card>,
    /// The Hero Powers of the basic heroes.
    powers: BTreeMap<CardClass, &'static Card>,
    /// Jade Golems, those of the latest set first: among equals the last is taken.
    pub golems: Vec<&'static Card>,
    /// Properties of texts, computed once: keywords alone; leaves everything else as it is; does nothing in the hand.
    alone: HashSet<&'static str>,
    quiet: HashSet<&'static str>,
    still: HashSet<&'static str>,
    /// What was looked for in the pool, and found: texts ask for the same again and again.
    sought: Mutex<HashMap<String, Vec<&'static Card>>>,
}

impl Fixtures {
    /// Out of all cards, which stand in the order of their sets; `None` if the decks' minion is not among them.
    pub fn new(cards: &'static Cards) -> Option<Self> {
        let in_sets: Vec<&'static Card> = cards.iter().map(|(_, card)| card).collect();
        let mut all = in_sets.clone();
        all.sort_by_key(|card| card.id);
        let simple = simple_spells(&in_sets);
        let discovering =
            |effects: &[Effect]| effects.iter().any(|effect| matches!(effect.verb, Verb::Discover { .. }));
        let discovers = simple.iter().filter(|(_, effects)| discovering(effects)).map(|(card, _)| *card).collect();
        let is_quest = |card: &Card| card.tag(GameTag::QUEST) > 0;
        let quests = simple.iter().map(|(card, _)| *card).filter(|card| is_quest(card)).collect();
        let digging =
            |effects: &[Effect]| effects.iter().any(|effect| effect.verb == Verb::Deed(KeywordAction::Excavate));
        let excavates = simple.iter().find(|(_, effects)| digging(effects)).map(|(card, _)| *card);
        let plainly = |effects: &[Effect]| !discovering(effects) && !digging(effects);
        let others = simple.iter().filter(|(card, effects)| plainly(effects) && !is_quest(card)).map(|(card, _)| *card);
        let (spells, minions) = others.partition(|card| card.card_type == CardType::Spell);
        let such = |fits: fn(&Card) -> bool| all.iter().filter(|card| fits(card)).map(|card| card.id).collect();
        // A minion without Health is nothing until it is put together in the collection.
        let complete = |card: &&Card| card.card_type != CardType::Minion || card.health > 0;
        let quiet_piece = |it: &&Card| {
            let says_more = it.text.contains([':', '.']);
            it.tag(GameTag::STARSHIP_PIECE) > 0 && it.collectible() && !says_more
        };
        let plain = plain_minions(cards);
        let (mut enchants, mut carried) = (BTreeMap::new(), BTreeMap::new());
        for card in all.iter().filter(|card| card.card_type == CardType::Enchantment && is_written(card)) {
            match card.power.ability {
                // One that nothing shows does not work yet.
                Ability::Enchant(enchant) => {
                    if enchant.aura.is_some() || EnchantmentScenario::of(card.power, &plain).is_some() {
                        enchants.insert(card.id, enchant);
                    }
                }
                Ability::None
                | Ability::Several(..)
                | Ability::Text(..)
                | Ability::Trigger(..)
                | Ability::Aura(..)
                | Ability::ChooseOne(..)
                | Ability::Titan(..)
                | Ability::AlsoDamages(..)
                | Ability::Quest(..)
                | Ability::Dormant(..)
                | Ability::DormantUntil(..)
                | Ability::Colossal(..)
                | Ability::Starship(..)
                | Ability::Form(..)
                | Ability::Twinspell(..)
                | Ability::Upgrades(..)
                | Ability::Ranks(..)
                | Ability::Lasts(..)
                | Ability::Improved(..)
                | Ability::Activatable(..) => {
                    carried.insert(card.id, card.power.abilities().into_iter().copied().collect::<Vec<Ability>>());
                }
            }
        }
        Some(Self {
            cards,
            enchants,
            carried,
            plain,
            yeti: cards.get(cards.by_id(PLAIN)?),
            pool: all.iter().copied().filter(|card| card.collectible()).filter(complete).collect(),
            spells,
            minions,
            discovers,
            quests,
            piece: all.iter().copied().find(quiet_piece),
            excavates,
            tokens: tokens(&all),
            powers: powers(cards),
            golems: golems(&in_sets),
            alone: such(is_keywords_alone),
            quiet: such(pools::is_quiet),
            still: such(pools::is_still),
            simple,
            sought: Mutex::default(),
        })
    }

    /// The card of an id.
    pub fn card(&self, id: &str) -> Option<&'static Card> {
        self.cards.by_id(id).map(|id| self.cards.get(id))
    }

    /// The Hero Power of a class's basic hero.
    pub fn power(&self, class: CardClass) -> Option<&'static Card> {
        self.powers.get(&class).copied()
    }

    /// A minion of which keywords alone say what it does, this one among them.
    pub fn minion_with(&self, tag: GameTag) -> Option<&'static Card> {
        let minion = |it: &&Card| it.card_type == CardType::Minion && has(it, tag) && self.is_alone(it);
        self.pool.iter().copied().find(minion)
    }

    /// A spell that restores Health to whom it is pointed at.
    pub fn healing(&self) -> Option<&'static Card> {
        let heals = |effect: &Effect| effect.verb == Verb::Heal && effect.to == TARGET;
        self.spells.iter().copied().find(|it| self.spell(it).unwrap_or_default().iter().any(heals))
    }

    /// Whether one of the spells asks for a target.
    pub fn aims(&self, spell: &Card) -> bool {
        self.spell(spell).unwrap_or_default().iter().any(|effect| effect.to.is_target())
    }

    /// Whether keywords alone say what a card does.
    pub fn is_alone(&self, card: &Card) -> bool {
        self.alone.contains(card.id)
    }

    /// Whether a card that is put into play leaves everything else as it is.
    pub fn is_quiet(&self, card: &Card) -> bool {
        self.quiet.contains(card.id)
    }

    /// Whether a card in the hand is worth what it costs, and nothing else.
    pub fn is_still(&self, card: &Card) -> bool {
        self.still.contains(card.id)
    }

    /// What `find` finds, looked for once.
    pub fn sought(&self, key: String, find: impl FnOnce() -> Vec<&'static Card>) -> Vec<&'static Card> {
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
    pub fn spell(&self, card: &Card) -> Option<&'static [Effect]> {
        self.simple.iter().find(|(spell, _)| spell.id == card.id).map(|(_, effects)| *effects)
    }
}

/// Whether a Power has been written.
pub(crate) fn is_written(card: &Card) -> bool {
    !matches!(card.power.status, Status::Todo)
}

/// Whether keywords alone say what a card does.
pub(crate) fn is_keywords_alone(card: &Card) -> bool {
    matches!(card.card_type, CardType::Minion | CardType::Weapon | CardType::Hero) && *card.power == VANILLA
}

/// What players do not put into decks, of each name that only one card has.
fn tokens(all: &[&'static Card]) -> Vec<&'static Card> {
    let token = |card: &&&'static Card| {
        !card.collectible() && !matches!(card.card_type, CardType::Enchantment | CardType::Hero | CardType::Invalid)
    };
    let mut named: BTreeMap<&str, Vec<&'static Card>> = BTreeMap::new();
    for card in all.iter().filter(token) {
        named.entry(card.name).or_default().push(card);
    }
    named.into_values().filter(|same| same.len() == 1).flatten().collect()
}

fn golems(in_sets: &[&'static Card]) -> Vec<&'static Card> {
    let golem =
        |card: &&Card| card.tag(GameTag::JADE_GOLEM) != 0 && card.card_type == CardType::Minion && !card.collectible();
    in_sets.iter().rev().copied().filter(golem).collect()
}

/// The Hero Power that each class's basic hero brings.
fn powers(cards: &'static Cards) -> BTreeMap<CardClass, &'static Card> {
    let power = |number: usize| {
        let hero = cards.get(cards.by_id(&format!("HERO_{number:02}"))?);
        let power = cards.by_dbf(u32::try_from(hero.tag(GameTag::HERO_POWER)).ok()?)?;
        Some((hero.class, cards.get(power)))
    };
    (1..=HEROES).filter_map(power).collect()
}

/// How many classes have a basic hero.
const HEROES: usize = 11;

/// What the decks of tests are made of.
const PLAIN: &str = "CS2_182";

/// The coin, and spells of each kind that ask for nobody and do one simple thing.
fn simple_spells(in_sets: &[&'static Card]) -> Vec<(&'static Card, &'static [Effect])> {
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
    let plain = |card: &&'static Card| {
        is_written(card)
            && matches!(card.card_type, CardType::Spell | CardType::Minion)
            && (card.collectible() || card.id == "GAME_005")
            && card.cost <= 8
            && ((card.text.len() < SHORT && STARTS.iter().any(|start| card.text.starts_with(start)))
                || card.tag(GameTag::QUEST) > 0)
    };
    let mut spells: Vec<(&Card, &'static [Effect])> = Vec::new();
    for card in in_sets.iter().copied().filter(plain) {
        let power = card.power;
        if let Ability::Quest(_) = power.ability {
            spells.push((card, &[]));
            continue;
        }
        let Ability::Text(text) = power.ability else { continue };
        // Played as the first card of a turn it does nothing.
        if text.word == Word::Combo && card.card_type == CardType::Minion {
            spells.push((card, &[]));
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
                Verb::DealBy(..)
                | Verb::ChangeDamage(..)
                | Verb::DealSplit
                | Verb::HealFully
                | Verb::Remaining
                | Verb::DrawUntil
                | Verb::Begin(..)
                | Verb::Destroy
                | Verb::Wear
                | Verb::Remove
                | Verb::Swap(..)
                | Verb::Summon(..)
                | Verb::AddToHand(..)
                | Verb::ToDeck(..)
                | Verb::Equip(..)
                | Verb::Attach(..)
                | Verb::Give(..)
                | Verb::Lend(..)
                | Verb::Silence
                | Verb::Transform(..)
                | Verb::Return
                | Verb::Discard
                | Verb::Crystals { .. }
                | Verb::Refresh
                | Verb::SpendMana
                | Verb::DestroyCrystals
                | Verb::Unlock
                | Verb::Pool(..)
                | Verb::Corpses
                | Verb::SpendCorpses
                | Verb::Ready
                | Verb::TakeControl
                | Verb::HandOver
                | Verb::SwapStats
                | Verb::Inherit(..)
                | Verb::Counter
                | Verb::Redirect
                | Verb::Cast(..)
                | Verb::BecomeHero(..)
                | Verb::HeroPower(..)
                | Verb::MakeAttack(..)
                | Verb::Trigger(..)
                | Verb::Repeat(..)
                | Verb::Discover { .. }
                | Verb::Choose(..)
                | Verb::AtRandom(..)
                | Verb::Dormant
                | Verb::Awaken
                | Verb::Launch
                | Verb::Either(..)
                | Verb::Times(..)
                | Verb::Pay(..)
                | Verb::Look
                | Verb::BonusEffect
                | Verb::Bestow
                | Verb::Deaths
                | Verb::Remember
                | Verb::Later(..)
                | Verb::Store(..)
                | Verb::Improve
                | Verb::Native(..)
                | Verb::EndTurn => false,
            };
            let sure = effect.to.pick == Pick::All;
            verb && sure && matches!(effect.amount.per, Per::One) && effect.when.is_always()
        };
        let keywords = [GameTag::OVERLOAD, GameTag::TRADEABLE, GameTag::ECHO, GameTag::LIFESTEAL, GameTag::TWINSPELL];
        let aims = text.effects.iter().any(|effect| effect.to.is_target());
        if text.effects.iter().all(simple)
            && (!aims || text.word == Word::Spell)
            && !keywords.iter().any(|tag| has(card, *tag))
        {
            spells.push((card, text.effects));
        }
    }
    let set = |card: &Card| in_sets.iter().position(|it| it.set == card.set);
    spells.sort_by_cached_key(|(card, _)| (card.id != "GAME_005", set(card), card.cost, card.id));
    spells
}
