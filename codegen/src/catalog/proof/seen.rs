//! What is seen of a table.
use std::collections::{BTreeMap, BTreeSet};

use cardwright_data::enums::{CardType, GameTag};
use cardwright_engine::script::builtin::BONUS_EFFECTS;
use cardwright_engine::script::prelude::*;

use super::asked::Scope;
use super::table::{Ref, Spot};
use super::tale::Tale;

/// What a text may change that is not always worth a look.
#[derive(Debug, Clone, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is looked at by itself")]
pub(super) struct Worth {
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

impl Tale<'_, '_> {
    /// Everything that a test can see now: what it is about, and the step that says it. `None` where something is not
    /// certain.
    pub fn facts(&self, worth: &Worth) -> Option<BTreeMap<String, String>> {
        let mut facts = BTreeMap::new();
        let table = &self.table;
        for at in 0..table.bodies.len() {
            let body = &table.bodies[at];
            let Some(name) = table.name(Ref::Body(at)) else { continue };
            let mut see = |about: &str, step: String| drop(facts.insert(format!("{name} {about}"), step));
            let zone = match body.spot {
                Spot::Hand => format!("In({name}, Zone::Hand)"),
                Spot::Deck => format!("In({name}, Zone::Deck)"),
                Spot::Board | Spot::Weapon => format!("In({name}, Zone::Play)"),
                Spot::Secret => format!("In({name}, Zone::Secret)"),
                Spot::Dead => format!("Dead({name})"),
                Spot::Power | Spot::Away => String::new(),
            };
            if body.spot == Spot::Away || (self.vague && name.starts_with("InHand")) {
                continue;
            }
            // Places in a hand change with others.
            let placed = name.starts_with("InHand") || name.starts_with("InTheirHand");
            if !zone.is_empty() && !placed && body.spot != Spot::Weapon {
                see("is", zone);
            }
            let may_become = worth.forms && self.is_own(at) && body.spot == Spot::Hand;
            if body.became
                || may_become
                || (worth.power && body.spot == Spot::Power)
                || (placed && body.record.id != table.plain.id)
            {
                see("card", format!("Is({name}, {:?})", body.record.id));
            }
            let stands = matches!(body.spot, Spot::Board | Spot::Weapon);
            let (attack, left) = self.shown(at)?;
            match body.card_type() {
                CardType::Minion if stands || body.spot == Spot::Hand || (worth.deck && body.spot == Spot::Deck) => {
                    see("now", format!("Now({name}, {attack}, {left})"));
                }
                CardType::Weapon if matches!(body.spot, Spot::Weapon | Spot::Hand) => {
                    see("now", format!("Now({name}, {attack}, {left})"));
                }
                _ => {}
            }
            let costs = (worth.power && body.spot == Spot::Power) || (worth.deck && body.spot == Spot::Deck);
            if body.spot == Spot::Hand || costs {
                see("cost", format!("CostNow({name}, {})", self.shown_cost(at)?));
            }
            if worth.number && self.is_own(at) && (stands || matches!(body.spot, Spot::Hand | Spot::Deck)) {
                let scope = Scope { this: at, side: body.side, ..Scope::default() };
                let n = table.number(&Amount { n: 1, per: ITS_NUMBER }, &scope)?;
                see("number", format!("TagNow({name}, GameTag::TAG_SCRIPT_DATA_NUM_1, {n})"));
            }
            if worth.spells && (stands || body.spot == Spot::Hand) {
                let given = self.under(Ref::Body(at))?;
                let of_tag = given.iter().filter(|(it, _)| it.what == Attribute::Tag(GameTag::SPELLPOWER));
                let more: i64 = of_tag.map(|(it, factor)| i64::from(it.amount.n) * factor).sum();
                see("spells", format!("TagNow({name}, GameTag::SPELLPOWER, {})", body.spells + more));
            }
            if stands || body.spot == Spot::Hand || (worth.deck && body.spot == Spot::Deck) {
                for tag in &worth.tags {
                    let has = if self.shows(Ref::Body(at), *tag)? { "HasNow" } else { "HasNot" };
                    if let Some(tag) = tag.name() {
                        see(tag, format!("{has}({name}, GameTag::{tag})"));
                    }
                }
            }
        }
        for side in 0..2 {
            let here = &table.sides[side];
            let (whose, champion) = [("Mine", "MyHero"), ("Theirs", "TheirHero")][side];
            let mut see = |about: &str, step: String| drop(facts.insert(format!("{whose} {about}"), step));
            see("damage", format!("Damage({champion}, {})", here.damage));
            see("armor", format!("Armor({whose}, {})", here.armor));
            let left = here.health - here.damage;
            if !self.vague {
                see("attack", format!("Now({champion}, {}, {left})", self.hero_shown(side)?));
            }
            if !self.vague {
                see("hand", format!("HandCount({whose}, {})", here.hand.len()));
            }
            see("deck", format!("DeckCount({whose}, {})", here.deck.len() + here.plain));
            see("board", format!("BoardCount({whose}, {})", here.row.len()));
            let weapon = table.weapon(side);
            if weapon.is_none() {
                see("weapon", format!("NoWeapon({whose})"));
            } else if let Some(id) = weapon.map(|at| &table.bodies[at].record.id) {
                let it = ["MyWeapon", "TheirWeapon"][side];
                see("weapon", format!("Is({it}, {id:?})"));
            }
            if worth.corpses && side == 0 {
                see("corpses", format!("Corpses({whose}, {})", here.corpses));
            }
            for tag in &worth.tags {
                let has = if self.shows(Ref::Hero(side), *tag)? { "HasNow" } else { "HasNot" };
                if let Some(tag) = tag.name() {
                    see(tag, format!("{has}({champion}, GameTag::{tag})"));
                }
            }
        }
        if worth.mana {
            facts.insert("mana".to_owned(), format!("Mana({})", table.sides[table.active].mana));
        }
        Some(facts)
    }
}

/// What a power speaks of that is worth a look.
pub(super) fn worth(source: &str, gives: &dyn Fn(&str) -> Option<Enchant>) -> Worth {
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
