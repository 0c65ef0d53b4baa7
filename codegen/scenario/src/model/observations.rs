//! What is seen of a table.
use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::{CardType, GameTag, Zone};
use cardwright_engine::script::builtin::BONUS_EFFECTS;
use cardwright_engine::script::prelude::*;

use crate::model::query::Scope;
use crate::model::simulation::Simulation;
use crate::model::state::{Ref, Spot};
use crate::steps::{Side, Step, Who, number};

/// What a text may change that is not always worth a look.
#[derive(Debug, Clone, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is looked at by itself")]
pub(crate) struct Worth {
    pub tags: BTreeSet<GameTag>,
    pub mana: bool,
    /// What Hero Powers are and cost.
    pub power: bool,
    /// What is in decks.
    pub deck: bool,
    /// The number that a text marks with `@`.
    pub number: bool,
    /// What a card in hand has become.
    pub forms: bool,
    pub spells: bool,
    pub corpses: bool,
}

impl Simulation<'_> {
    /// Everything that a test can see now: what it is about, and the step that says it. `None` where something is not
    /// certain.
    #[expect(clippy::too_many_lines, reason = "one paragraph for each thing that can be seen")]
    pub fn facts(&self, worth: &Worth) -> Option<BTreeMap<String, Step>> {
        let mut facts = BTreeMap::new();
        let state = &self.state;
        for at in 0..state.entities.len() {
            let entity = &state.entities[at];
            let Some(name) = state.name(Ref::Entity(at)) else { continue };
            let mut see = |about: &str, step: Step| {
                facts.insert(format!("{name} {about}"), step);
            };
            let zone = match entity.spot {
                Spot::Hand => Some(Step::In(name, Zone::Hand)),
                Spot::Deck => Some(Step::In(name, Zone::Deck)),
                Spot::Board => Some(Step::In(name, Zone::Play)),
                Spot::Secret => Some(Step::In(name, Zone::Secret)),
                Spot::Dead => Some(Step::Dead(name)),
                Spot::Weapon | Spot::Power | Spot::Away => None,
            };
            if entity.spot == Spot::Away || (self.vague && matches!(name, Who::InHand(_))) {
                continue;
            }
            // Places in a hand change with others.
            let placed = matches!(name, Who::InHand(_) | Who::InTheirHand(_));
            if let Some(zone) = zone.filter(|_| !placed) {
                see("is", zone);
            }
            let may_become = worth.forms && self.is_own(at) && entity.spot == Spot::Hand;
            if entity.became
                || may_become
                || (worth.power && entity.spot == Spot::Power)
                || (placed && entity.record.id != state.plain.id)
            {
                see("card", Step::Is(name, entity.record.id));
            }
            let stands = matches!(entity.spot, Spot::Board | Spot::Weapon);
            let (attack, left) = self.shown(at)?;
            match entity.card_type() {
                CardType::Minion
                    if stands || entity.spot == Spot::Hand || (worth.deck && entity.spot == Spot::Deck) =>
                {
                    see("now", Step::Now(name, number(attack), number(left)));
                }
                CardType::Weapon if matches!(entity.spot, Spot::Weapon | Spot::Hand) => {
                    see("now", Step::Now(name, number(attack), number(left)));
                }
                _ => {}
            }
            let costs = (worth.power && entity.spot == Spot::Power) || (worth.deck && entity.spot == Spot::Deck);
            if entity.spot == Spot::Hand || costs {
                see("cost", Step::CostNow(name, number(self.shown_cost(at)?)));
            }
            if worth.number && self.is_own(at) && (stands || matches!(entity.spot, Spot::Hand | Spot::Deck)) {
                let scope = Scope { this: at, side: entity.side, ..Scope::default() };
                let n = state.number(&Amount { n: 1, per: ITS_NUMBER }, &scope)?;
                see("number", Step::TagNow(name, GameTag::TAG_SCRIPT_DATA_NUM_1, number(n)));
            }
            if worth.spells && (stands || entity.spot == Spot::Hand) {
                let given = self.under(Ref::Entity(at))?;
                let of_tag = given.iter().filter(|(it, _)| it.what == Attribute::Tag(GameTag::SPELLPOWER));
                let more: i64 = of_tag.map(|(it, factor)| i64::from(it.amount.n) * factor).sum();
                see("spells", Step::TagNow(name, GameTag::SPELLPOWER, number(entity.spells + more)));
            }
            if stands || entity.spot == Spot::Hand || (worth.deck && entity.spot == Spot::Deck) {
                for tag in &worth.tags {
                    let step = if self.shows(Ref::Entity(at), *tag)? { Step::HasNow } else { Step::HasNot };
                    see(tag.name().unwrap_or_default(), step(name, *tag));
                }
            }
        }
        for side in 0..2 {
            let here = &state.sides[side];
            let (whose, champion) = [(Side::Mine, Who::MyHero), (Side::Theirs, Who::TheirHero)][side];
            let mut see = |about: &str, step: Step| {
                facts.insert(format!("{whose} {about}"), step);
            };
            see("damage", Step::Damage(champion, number(here.damage)));
            see("armor", Step::Armor(whose, number(here.armor)));
            let left = here.health - here.damage;
            if !self.vague {
                see("attack", Step::Now(champion, number(self.hero_shown(side)?), number(left)));
            }
            if !self.vague {
                see("hand", Step::HandCount(whose, here.hand.len()));
            }
            see("deck", Step::DeckCount(whose, here.deck.len() + here.plain));
            see("board", Step::BoardCount(whose, here.row.len()));
            let weapon = state.weapon(side);
            if weapon.is_none() {
                see("weapon", Step::NoWeapon(whose));
            } else if let Some(id) = weapon.map(|at| &state.entities[at].record.id) {
                let it = [Who::MyWeapon, Who::TheirWeapon][side];
                see("weapon", Step::Is(it, id));
            }
            if worth.corpses && side == 0 {
                see("corpses", Step::Corpses(whose, number(here.corpses)));
            }
            for tag in &worth.tags {
                let step = if self.shows(Ref::Hero(side), *tag)? { Step::HasNow } else { Step::HasNot };
                see(tag.name().unwrap_or_default(), step(champion, *tag));
            }
        }
        if worth.mana {
            facts.insert("mana".to_owned(), Step::Mana(number(state.sides[state.active].mana)));
        }
        Some(facts)
    }
}

/// What a power speaks of that is worth a look.
pub(crate) fn worth(source: &str, gives: &dyn Fn(&str) -> Option<Enchant>) -> Worth {
    let mut tags = BTreeSet::new();
    let mut noted = String::new();
    let mut note = |text: &str| {
        noted += text;
        for (at, _) in text.match_indices("has(GameTag::").chain(text.match_indices("has_no(GameTag::")) {
            let name = text[at..].split("GameTag::").nth(1).and_then(|rest| rest.split(')').next());
            tags.extend(name.and_then(GameTag::named));
        }
    };
    note(source);
    for part in source.split('"').skip(1).step_by(2) {
        if let Some(enchant) = gives(part) {
            note(&Power::of(Ability::Enchant(enchant)).source());
        }
    }
    if source.contains("freeze(") {
        tags.insert(GameTag::FROZEN);
    }
    if source.contains("SHIELD") || source.contains("silence") {
        tags.insert(GameTag::DIVINE_SHIELD);
    }
    if source.contains("silence") {
        tags.insert(GameTag::TAUNT);
    }
    if ["dormant_for", "make_dormant", "dormant_until"].iter().any(|word| source.contains(word)) {
        tags.insert(GameTag::DORMANT);
    }
    if source.contains("bonus_effects(") {
        tags.extend(BONUS_EFFECTS.into_iter().flatten().filter_map(|it| match it.what {
            Attribute::Tag(tag) => Some(tag),
            _ => None,
        }));
    }
    if source.contains("CARD_ALTERNATE_COST") {
        tags.insert(GameTag::CARD_ALTERNATE_COST);
    }
    tags.remove(&GameTag::SPELLPOWER);
    let spells = noted.contains("SPELL");
    let mana = ["crystals(", "gain_mana(", "refresh(", "destroy_crystals(", "spend_all_mana(", "unlock("];
    let mana = mana.iter().any(|word| source.contains(word));
    let power = ["HERO_POWER", "become_hero"].iter().any(|word| noted.contains(word));
    let deck = ["YOUR_DECK", "shuffle(", "put_on_top(", "put_at_bottom("].iter().any(|word| source.contains(word))
        && ["give(", "attach("].iter().any(|word| source.contains(word));
    let number = source.contains("improve(");
    let forms = ["upgrades(", "infuse("].iter().any(|word| source.contains(word));
    Worth { tags, mana, power, deck, number, forms, spells, corpses: source.contains("orpses(") }
}
