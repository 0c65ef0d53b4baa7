//! What is given: numbers, keywords, costs.
use super::nouns::Number;
use super::plural::plural_of;
use super::{Explain, title};
use crate::script::prelude::*;

impl Explain<'_> {
    /// "give a minion +1/+1", "gain +1/+1", "it costs (2) less".
    pub(super) fn give(&self, to: &Selector, gift: &str, cost: bool) -> String {
        let whom = match self.selector(to, Number::Many) {
            aimed if self.variants && to.is_target() => format!("‹{aimed}|it›"),
            others => others,
        };
        let only = gift.replace(" this turn", "‹ this turn‹| only›| until end of turn›");
        let gift = if self.variants { &*only } else { gift };
        let equal = gift.contains(" equal to ") || gift.contains("‹ for each card in your hand| equal");
        let equally =
            gift.replace("+1 Attack", "Attack").replace("+1 ‹Health|Durability›", "Health").replace("+1/+1", "stats");
        let both = format!("‹{gift}|{equally}›");
        let gift = if equal && self.variants { &*both } else { gift };
        if !self.variants {
            return if *to == THIS { format!("gain {gift}") } else { format!("give {whom} {gift}") };
        }
        if self.variants && gift == title(GameTag::GHOSTLY) {
            return "‹it's|it is|they are|they're› Temporary".to_owned();
        }
        if let Some((gains, dies)) = gift.split_once(". Deathrattle: ") {
            return format!(
                "‹give {whom} {gift}|give {whom} {gains}. When it dies, {dies}|give {whom} {gains} and Deathrattle: {dies}›"
            );
        }
        if cost {
            let costs = gift.replacen("cost", "costs", 1);
            let less = gift.trim_start_matches("cost ").trim_end_matches(" less");
            let whose = self.possessive(to);
            let whose = whose.replace("‹its|their›", "‹its|their ‹|random ››");
            let they = if whom.starts_with("‹it|") { "‹it|they|that card›".to_owned() } else { whom.clone() };
            return format!(
                "‹{they} {costs}|{they} {gift}|‹reduce|reduces› ‹the Cost of {whom}|{whose} ‹Cost|Costs›› by {less}|give {whom} {gift}›"
            );
        }
        match to.from {
            Source::At(Side::Friendly, Place::Heroes) if *to == YOUR_HERO => {
                format!("‹give your hero {gift}|give {gift} to your hero|your hero ‹gains|has|is› {gift}›")
            }
            _ if *to == THIS && gift.starts_with("Can't attack") => format!("‹gain {gift}|{gift}›"),
            _ if *to == THIS => {
                // "gain its Health"
                format!("‹gain {gift}|give {whom} {gift}|has {gift}|it gains {gift}|{gift}›")
            }
            Source::It | Source::That | Source::Who if to.near == Near::Itself => {
                format!("‹give {whom} {gift}|give {gift} to {whom}|‹it|they› ‹gain|gains|has|have|gets› {gift}›")
            }
            _ => format!("‹give {whom} {gift}|give {gift} to {whom}|{whom} ‹gain|gains› {gift}›"),
        }
    }

    /// "Your next spell this turn costs (2) less."
    pub(super) fn next_costs(&self, to: &Selector, id: &str) -> Option<String> {
        let card = self.cards.by_id(id).map(|card| self.cards.get(card))?;
        let Ability::Enchant(enchant) = &card.power.ability else { return None };
        let (Some(aura), Some(_)) = (&enchant.aura, &enchant.until) else { return None };
        let Gives::Modifiers(modifiers) = aura.gives else { return None };
        let costs = self.modifiers(modifiers).replacen("cost", "costs", 1);
        let turn = if enchant.lasts == Lasts::ThisTurn { " this turn" } else { "" };
        if aura.to == YOUR_HERO_POWER {
            return Some(format!("your next Hero Power{turn} {costs}"));
        }
        let kind = self.kind(&aura.to.that[0], "card");
        // "Discover a Dragon. Your next one costs (1) less."
        let one = self.or(&[&kind, "one"]);
        Some(match to.from {
            Source::At(Side::Enemy, _) => format!("your opponent's next {kind}{turn} {costs}"),
            _ if turn.is_empty() => format!("‹the next {kind} you ‹play|cast›|your next {one}› {costs}"),
            _ => format!(
                "‹‹the next {kind} you ‹play|cast›{turn}|your next {one}{turn}› {costs}|your next {one} {costs}{turn}›"
            ),
        })
    }

    /// "Your Librams cost (1) less this game.", "For the rest of the game, your minions have +1 Attack.": what a player's
    /// enchantment gives others as long as it is there.
    pub(super) fn for_the_game(&self, id: &str) -> Option<String> {
        let card = self.cards.by_id(id).map(|card| self.cards.get(card))?;
        let Ability::Enchant(Enchant { modifiers: [], aura: Some(aura), lasts, until: None }) = &card.power.ability
        else {
            return None;
        };
        let Gives::Modifiers(modifiers) = aura.gives else { return None };
        let gives = self.modifiers(modifiers);
        let have = if self.modifiers(modifiers).starts_with("cost") { "" } else { "have " };
        let who = match aura.to.from {
            Source::At(Side::Friendly, Place::Hand) => {
                let kinds = plural_of(&self.kind(&aura.to.that[0], "card"));
                self.or(&[&format!("your {kinds}"), &kinds])
            }
            Source::At(Side::Friendly, Place::Minions) => self.selector(&aura.to, Number::Many),
            _ => return None,
        };
        Some(match lasts {
            Lasts::Forever if have.is_empty() => {
                let kinds = plural_of(&self.kind(&aura.to.that[0], "card"));
                let reduced = gives.replace("cost ", "").replace(" less", "");
                format!(
                    "‹{who} {gives} this game|for the rest of the game, {who} {gives}|reduce the Cost of your {kinds} by {reduced} this game›"
                )
            }
            Lasts::Forever => format!(
                "‹{who} {have}{gives} ‹this game|for the rest of the game›|for the rest of the game, {who} {have}{gives}›"
            ),
            lasts => format!("{who} {have}{gives}{}", super::lasting(*lasts)),
        })
    }

    /// How long an enchantment card lasts.
    pub(super) fn lasts_of(&self, id: &str) -> Lasts {
        match self.cards.by_id(id).map(|card| &self.cards.get(card).power.ability) {
            Some(Ability::Enchant(enchant)) => enchant.lasts,
            _ => Lasts::Forever,
        }
    }

    /// What an enchantment card changes.
    pub(super) fn given_by(&self, id: &str) -> &'static [Modifier] {
        match self.cards.by_id(id).map(|card| &self.cards.get(card).power.ability) {
            Some(Ability::Enchant(enchant)) => enchant.modifiers,
            _ => &[],
        }
    }

    /// "set a minion's Attack to 1", "double its Attack".
    pub(super) fn changes(&self, to: &Selector, modifiers: &[Modifier]) -> Option<String> {
        if let [attack, health] = modifiers
            && *attack == ATTACK.doubled()
            && *health == HEALTH.doubled()
        {
            let (whose, whom) = (self.possessive(to), self.selector(to, Number::Many));
            return Some(format!("double ‹the ‹stats|Attack and Health› of {whom}|{whose} ‹stats|Attack and Health››"));
        }
        let [modifier] = modifiers else { return None };
        if let (Attribute::Tag(tag), Op::Set, 0) = (modifier.what, modifier.op, modifier.amount.n) {
            return Some(format!("{} ‹lose|loses› {}", self.selector(to, Number::Many), title(tag)));
        }
        let (n, m) = (modifier.amount.n, modifier.also);
        let set = |what: &str, n: &str| {
            let (whose, whom) = (self.possessive(to), self.selector(to, Number::Many));
            format!("‹set|change|reduce› ‹{whose} {what}|the {what} of {whom}› to {n}")
        };
        match (modifier.what, modifier.op, modifier.amount.per) {
            (Attribute::Attack, Op::Set, Per::One) => Some(set("Attack", &n.to_string())),
            (Attribute::Health, Op::Set, Per::One) => Some(set("Health", &n.to_string())),
            (Attribute::Stats, Op::Set, Per::One) => {
                let numbers = if n == m { format!("‹{n}|{n}/{m}›") } else { format!("{n}/{m}") };
                Some(set("‹stats|Attack and Health|Attack and Durability›", &numbers))
            }
            (Attribute::Tag(GameTag::CARD_ALTERNATE_COST), Op::Add, Per::One) if n == 1 => {
                Some("‹‹it costs|they cost›|change its Cost to› Health instead of Mana".to_owned())
            }
            (Attribute::Cost, Op::Set, Per::One) => {
                let they = self.selector(to, Number::Many);
                Some(format!(
                    "‹{}|{they} ‹cost|costs› ({n})|‹it costs|they cost› ({n})›",
                    set("Cost", &format!("({n})"))
                ))
            }
            (Attribute::Attack, Op::Times, Per::One) if n == 2 => {
                let whom = self.selector(to, Number::Many);
                Some(format!("double ‹{} Attack|the Attack of {whom}›", self.possessive(to)))
            }
            _ => None,
        }
    }

    /// Whether an enchantment is about the cost alone.
    pub(super) fn is_of_cost(&self, id: &str) -> bool {
        let power = self.cards.by_id(id).map(|card| &self.cards.get(card).power.ability);
        matches!(power, Some(Ability::Enchant(enchant)) if matches!(enchant.modifiers, [one] if one.what == Attribute::Cost))
    }
}
