//! What texts say in a phrase of their own where the vocabulary has other words, or several: "Discover two 8-Cost minions to summon
//! with Taunt", "summon a Dragon with stats equal to this minion's".
use super::nouns::Number;
use super::plural::plural_of;
use super::{Explain, article};
use crate::script::prelude::*;

/// Spell damage does not matter to how a number is called.
const MARK: &str = "‹$|›";

impl Explain<'_> {
    /// The phrase that begins with the first of these effects, in every way that texts have it, and how many effects it tells.
    #[expect(clippy::too_many_lines, reason = "one arm a phrase")]
    pub(super) fn idiom_of_several(&self, effects: &[Effect]) -> Option<(String, usize)> {
        let named = |which: &Selector| self.selector(which, Number::One);
        let kind = |of: &Condition, default: &str| self.kind(of, default);
        Some(match effects {
            // "Summon a Dragon with stats equal to this minion's.", "Summon a Giant with its stats and Rush."
            [Effect { verb: Verb::Summon(what @ What::Named(id)), .. }, attack, health, ..]
                if set_to(attack, ATTACK).is_some() && set_to(attack, ATTACK) == set_to(health, HEALTH) =>
            {
                let whose = set_to(attack, ATTACK)?;
                let bare: Vec<String> = self.ends_of(id).iter().map(|end| article(end)).collect();
                let card = self.what(what, 1);
                let whose = if whose.is_target() { "its".to_owned() } else { self.possessive(&whose) };
                let keywords = self.keywords_of(id);
                let and = if keywords.is_empty() { String::new() } else { format!("‹| and {keywords}›") };
                (
                    format!(
                        "summon ‹{card}|{}› with ‹stats equal to {whose}‹| stats›|{whose} stats›{and}",
                        bare.join("|")
                    ),
                    3,
                )
            }
            // "Choose a minion. Add a copy to your hand, deck, and battlefield."
            [
                Effect { verb: Verb::AddToHand(What::CopyOf(a)), .. },
                Effect { verb: Verb::ToDeck(What::CopyOf(b), Depth::Shuffled), .. },
                Effect { verb: Verb::Summon(What::CopyOf(c)), .. },
                ..,
            ] if a.is_target() && a == b && b == c => {
                (format!("choose {}. Add a copy to your hand, deck, and battlefield", named(a)), 3)
            }
            [
                Effect { verb: Verb::Summon(What::CopyOf(of)), .. },
                Effect { verb: Verb::Dormant, to: IT, amount, .. },
                ..,
            ] if of.is_target() && amount.n == 1 => {
                (format!("choose {}. Summon a copy of it that goes Dormant for ‹1|one|a› turn", named(of)), 2)
            }
            // "Set its Attack, Health, and Cost to 5."
            [Effect { verb: stats, to: a, .. }, Effect { verb: Verb::Give([one]), to: b, .. }, ..]
                if a == b
                    && one.what == Attribute::Cost
                    && self.stats_set_by(stats) == Some((one.amount.n, one.amount.n)) =>
            {
                (format!("set {} Attack, Health, and Cost to {}", self.possessive(a), one.amount.n), 2)
            }
            // "Summon a Frozen copy of it."
            [Effect { verb: Verb::Summon(What::CopyOf(of)), .. }, Effect { verb: Verb::Freeze, to: IT, .. }, ..] => {
                (format!("summon a Frozen copy‹| of {}›", named(of)), 2)
            }
            // "Draw a spell that started in your deck and one that didn't."
            [
                Effect { verb: Verb::Draw(Condition::All([a, Condition::StartedInDeck])), .. },
                Effect { verb: Verb::Draw(Condition::All([b, Condition::Not(Condition::StartedInDeck)])), .. },
                ..,
            ] if a == b => {
                (format!("draw {} that started in your deck and one that didn't", article(&kind(a, "card"))), 2)
            }
            // "Destroy a minion. Summon a random minion of the same Cost to replace it."
            [
                Effect { verb: Verb::Destroy, to, .. },
                Effect { verb: Verb::Deaths, .. },
                Effect { verb: Verb::Summon(What::Costing(of, 0, Per::Stat(Stat::Cost, whose))), .. },
                ..,
            ] if to == whose => {
                let of = kind(of, "minion");
                (format!("destroy {}. Summon a random {of} of the same Cost to replace it", named(to)), 3)
            }
            // "Destroy a random enemy minion, location, and weapon."
            [
                Effect { verb: Verb::Destroy, to: a, .. },
                Effect { verb: Verb::Destroy, to: b, .. },
                Effect { verb: Verb::Destroy, to: c, .. },
                ..,
            ] if *a == ENEMY_MINIONS.random() && *b == LOCATIONS.that(ENEMY).random() && *c == ENEMY_WEAPON => {
                ("destroy a random enemy minion, location, and weapon".to_owned(), 3)
            }
            // "Get three 1/1 copies of random Legendary minions."
            [Effect { verb: Verb::AddToHand(What::Random(of)), amount, .. }, Effect { verb, to: IT, .. }, ..]
                if amount.n > 1 && self.stats_set_by(verb).is_some() =>
            {
                let (n, m) = self.stats_set_by(verb)?;
                let many = plural_of(&kind(of, "card"));
                (format!("‹get|add› {} {n}/{m} copies of random {many}‹| to your hand›", self.counted(amount.n)), 2)
            }
            [
                Effect { verb: Verb::Summon(What::CopyOf(of)), .. },
                Effect { verb, to: IT, when: Condition::Always, .. },
                ..,
            ] if matches!(of.pick, Pick::Random(n) if n > 1) && self.stats_set_by(verb).is_some() => {
                let (n, m) = self.stats_set_by(verb)?;
                (format!("summon {n}/{m} copies of {}", named(of)), 2)
            }
            // "Summon a random Divine Shield, Rush, and Taunt minion from your deck.", "Summon an Elemental and Beast from your deck."
            [a, b, c, ..] if from_deck(a).is_some() && from_deck(b).is_some() && from_deck(c).is_some() => {
                let keyword = |effect: &Effect| match from_deck(effect)? {
                    Condition::All([MINION, Condition::Has(tag)]) => Some(super::title(*tag)),
                    _ => None,
                };
                let (a, b, c) = (keyword(a)?, keyword(b)?, keyword(c)?);
                (format!("summon a random {a}, {b}, and {c} minion from your deck"), 3)
            }
            [a, b, ..] if from_deck(a).is_some() && from_deck(b).is_some() => {
                let (a, b) = (kind(&from_deck(a)?, "minion"), kind(&from_deck(b)?, "minion"));
                (format!("summon {} and ‹{b}|{}› from your deck", article(&a), article(&b)), 2)
            }
            // "Get a random Epic, Rare, and Common card from other classes."
            [a, b, c, ..]
                if [a, b, c].iter().all(|it| {
                    matches!(it.verb, Verb::AddToHand(What::RandomOf(Condition::Rarity(_), Classes::Other)))
                }) =>
            {
                let of = |effect: &Effect| match effect.verb {
                    Verb::AddToHand(What::RandomOf(Condition::Rarity(rarity), _)) => rarity.title(),
                    _ => "",
                };
                (format!("get a random {}, {}, and {} card from other classes", of(a), of(b), of(c)), 3)
            }
            _ => return None,
        })
    }

    /// The phrase for one effect, beside the plain words for it.
    #[expect(clippy::too_many_lines, reason = "one arm a phrase")]
    pub(super) fn idiom(&self, effect: &Effect) -> Option<String> {
        if !effect.when.is_always() && !matches!(effect.verb, Verb::Either(..)) {
            return None;
        }
        let whom = || self.selector(&effect.to, Number::Many);
        let n = effect.amount.said();
        Some(match &effect.verb {
            Verb::Lend([one], Lasts::ThisTurn) if *one == ATTACK.plus(1).times(Per::X) && effect.to == YOUR_HERO => {
                let Per::Stat(Stat::Attack, whose) = effect.amount.per else { return None };
                format!("‹give|gives› your hero {} Attack ‹this|for that› turn", self.possessive(&whose))
            }
            Verb::Lend([one], Lasts::ThisTurn)
                if *one == has(GameTag::IMMUNE)
                    && matches!(effect.to.from, Source::It | Source::That | Source::Who) =>
            {
                "‹they become|it becomes› Immune ‹this turn|for the rest of the turn›".to_owned()
            }
            Verb::Give([one]) if *one == plus_tag(GameTag::CARD_ALTERNATE_COST, 1) => {
                "‹‹it costs|they cost› Health instead of Mana|change its Cost to Health instead of Mana›".to_owned()
            }
            Verb::Lend([one], Lasts::ThisTurn) if *one == plus_tag(GameTag::CARD_ALTERNATE_COST, 1) => {
                "‹it costs|they cost› Health instead of Mana this turn".to_owned()
            }
            Verb::Give([one]) if *one == has(GameTag::CANNOT_ATTACK_HEROES) && effect.to == IT => {
                "it can't attack heroes".to_owned()
            }
            Verb::Lend([one], Lasts::ThisTurn) if *one == has(GameTag::CANNOT_ATTACK_HEROES) && effect.to == IT => {
                "it can't attack heroes this turn".to_owned()
            }
            Verb::Attach(card) if effect.to == IT && self.given_by(card) == [has(GameTag::CANNOT_ATTACK_HEROES)] => {
                let turn = if self.lasts_of(card) == Lasts::ThisTurn { " this turn" } else { "" };
                format!("it can't attack heroes{turn}")
            }
            Verb::Give([one]) if *one == has(GameTag::GHOSTLY) && effect.to == IT => "make it Temporary".to_owned(),
            Verb::Give([cost, attack])
                if cost.what == Attribute::Cost
                    && *cost == cost_less(-cost.amount.n)
                    && *attack == ATTACK.plus(cost.amount.n) =>
            {
                format!("reduce the Cost and Attack of {} by ({})", whom(), -cost.amount.n)
            }
            // "Reduce its Cost by your hero's Attack."
            Verb::Give([one]) if *one == cost_less(1).times(Per::X) && effect.amount.per != Per::One => {
                let (whose, per) = (self.possessive(&effect.to), self.per(&effect.amount.per));
                let by = per.trim_start_matches(" equal to ");
                format!("‹reduce|reduces› ‹the Cost of {}|{whose} Cost› by {by}", whom())
            }
            Verb::Give([one]) if one.what == Attribute::Cost && one.op == Op::Set && one.amount.per == Per::One => {
                format!("set the Costs of {} to ({})", whom(), one.amount.n)
            }
            // "Legendary minions get an extra +2/+1."
            Verb::Attach(_) | Verb::Give(_) if effect.to.from == YOUR_HAND.from && effect.amount.per == Per::One => {
                let gift = match &effect.verb {
                    Verb::Attach(card) => self.enchantment_words(card),
                    Verb::Give(modifiers) => self.modifiers(modifiers),
                    _ => return None,
                };
                let Condition::All([MINION, Condition::Rarity(_)]) = effect.to.that[0] else { return None };
                format!("{} get an extra {gift}", plural_of(&self.kind(&effect.to.that[0], "minion")))
            }
            Verb::Deal if n == 1 && effect.amount.per == Per::Each(IT) => {
                format!("deal damage to {} equal to the number Frozen", whom())
            }
            Verb::Destroy if effect.to == OTHER_MINIONS.random() => "randomly destroy another minion".to_owned(),
            Verb::Draw(Condition::Not(Condition::StartedInDeck)) if n == 1 => {
                "‹if there is a card in your deck that didn't start there, |›draw it".to_owned()
            }
            Verb::Draw(Condition::Always) if effect.amount.per == Per::Done => "draw that many cards".to_owned(),
            Verb::Draw(Condition::Always) if n > 1 => format!("draw {} additional cards", self.counted(n)),
            Verb::Summon(what) if effect.amount.per == Per::Done => {
                format!("summon that many {}", self.what(what, 2).replacen("‹two|2› ", "", 2))
            }
            Verb::Mana if n == 1 => "gain a temporary Mana Crystal".to_owned(),
            Verb::Cast(What::Named(id)) => format!("cast {}", self.name(id)),
            Verb::AddToHand(What::Themselves(from)) if from.from == YOUR_DECK.from && from.that[0].is_always() => {
                let Pick::Last(n) = from.pick else { return None };
                format!("draw the bottom {} cards from your deck", self.counted(n.into()))
            }
            Verb::AddToHand(What::CopyOf(IT)) if effect.to == YOU => {
                format!("you get copies of {}", self.selector(&IT, Number::Many))
            }
            Verb::AddToHand(What::CopyOf(from)) if from.from == YOUR_HAND.from && from.pick == Pick::All => {
                format!("copy each {} in your hand", self.kind(&from.that[0], "card"))
            }
            Verb::AddToHand(What::EachPast(past)) => format!("get a copy of each {}", self.past(past)),
            Verb::AddToHand(What::Named(id)) => {
                let keywords = self.keywords_of(id);
                format!("‹get|add› a {keywords} {}‹| to your hand›", self.name(id))
            }
            Verb::ToDeck(What::Named(id), Depth::Shuffled) => return self.shuffles_oddly(id, effect),
            Verb::ToDeck(What::Themselves(from), Depth::Shuffled) if *from == YOUR_HAND => {
                "shuffle your hand into your deck".to_owned()
            }
            Verb::ToDeck(What::FromPast(past), Depth::Shuffled) => {
                let kinds = plural_of(&self.kind(&past.that, "minion"));
                let n = self.counted(n);
                format!("shuffle copies of {n} random friendly {kinds} that died this game into your deck")
            }
            Verb::Transform(what) if matches!(effect.to.from, Source::Target(_, Place::Hand)) => {
                format!("choose {} to transform into {}", self.selector(&effect.to, Number::One), self.what(what, 1))
            }
            Verb::Transform(What::Random(kind)) => {
                let ones = self.kind(kind, "card").replace("minion", "one").replace("card", "one");
                format!("transform {} into random {}", whom(), plural_of(&ones))
            }
            Verb::Repeat(Word::Deathrattle, What::FromPast(past)) => {
                // What has no Deathrattle is not meant.
                let that = match past.that {
                    Condition::All([one, Condition::Has(GameTag::DEATHRATTLE)]) => *one,
                    _ => Condition::Always,
                };
                format!("trigger the Deathrattle of {}", self.what(&What::FromPast(past.that(that)), 1))
            }
            Verb::Choose([[a], [b], [c]]) if [a, b, c].iter().all(|it| it.to == THIS) => {
                let of = |effect: &Effect| match &effect.verb {
                    Verb::Attach(card) => self.enchantment_words(card),
                    Verb::Give(modifiers) => self.modifiers(modifiers),
                    _ => String::new(),
                };
                format!("choose to gain {}, {}, or {}", of(a), of(b), of(c))
            }
            Verb::Pay(cost, then) if matches!(cost.parts(), [Part::Armor(_)]) => {
                format!("lose {} to {}", self.paid(cost), self.clause(then))
            }
            Verb::Discover { offer: Offer::Entities(which), then, .. } if which.from == ENEMY_DECK.from => {
                let [Effect { verb: Verb::ToDeck(What::Themselves(IT), Depth::Top), .. }] = then else { return None };
                let noun = article(&self.kind(&which.that[0], "card"));
                format!(
                    "‹Discover {noun} in the enemy deck to put on top|look at ‹3|three› cards in your enemy's deck. Pick one to put on top›"
                )
            }
            // "Discover two 8-Cost minions to summon with Taunt and Elusive.", "Discover two Arcane spells. They cost (2) less."
            Verb::Discover { offer: Offer::Pool(that, Classes::Own), then: [first, gift], .. } if effect.times > 1 => {
                let many = format!("{} {}", self.counted(effect.times.into()), plural_of(&self.kind(that, "card")));
                let given = match &gift.verb {
                    Verb::Attach(card) => self.enchantment_words(card),
                    Verb::Give(modifiers) => self.modifiers(modifiers),
                    _ => return None,
                };
                match first.verb {
                    Verb::Summon(What::Themselves(IT)) => format!("Discover {many} to summon with {given}"),
                    Verb::AddToHand(What::Themselves(IT)) => format!("Discover {many}. They {given}"),
                    _ => return None,
                }
            }
            Verb::Discover {
                offer: Offer::Pool(that, Classes::Own),
                then: [Effect { verb: Verb::Summon(What::Themselves(IT)), .. }],
                ..
            } => {
                format!("Discover and summon {}", article(&self.kind(that, "card")))
            }
            Verb::Discover {
                offer: Offer::Past(_),
                then: [Effect { verb: Verb::Summon(What::Themselves(IT)), .. }],
                ..
            } => self.effect(effect).replace("summon ‹it|", "‹summon|resummon› ‹it|"),
            Verb::Discover {
                offer: Offer::Entities(YOUR_DECK),
                then: [Effect { verb: Verb::AddToHand(What::Themselves(IT)), .. }],
                ..
            } => "Discover another card from your deck".to_owned(),
            // "Cast a Shred of Time from your deck to gain +3/+3."
            Verb::Either([Effect { verb: Verb::Cast(What::Themselves(of)), .. }, rest @ ..], [])
                if !rest.is_empty() && of.from == YOUR_DECK.from && matches!(of.that[0], Condition::Named(_)) =>
            {
                format!("cast {} from your deck to {}", article(&self.kind(&of.that[0], "card")), self.clause(rest))
            }
            // "Discard a spell to summon two 3/2 Imps."
            Verb::Either([Effect { verb: Verb::Discard, to, .. }, rest @ ..], []) if !rest.is_empty() => {
                let Condition::There(Cmp::AtLeast, 1, held) = effect.when else { return None };
                if to.pick != Pick::Random(1) || (Selector { pick: Pick::All, ..*to }) != *held {
                    return None;
                }
                let kind = self.kind(&to.that[0], "card");
                let more = match rest {
                    [Effect { verb: Verb::Deal, amount, .. }] => format!("|deal {MARK}{} more", amount.n),
                    [Effect { verb: Verb::Attach(card), .. }] => {
                        format!("|give them {} more", self.enchantment_words(card))
                    }
                    [Effect { verb: Verb::Give(modifiers), .. }] => {
                        format!("|give them {} more", self.modifiers(modifiers))
                    }
                    _ => String::new(),
                };
                format!("discard ‹{}|a random {kind}› to ‹{}{more}›", article(&kind), self.clause(rest))
            }
            Verb::Either([then], [other]) if effect.when.is_chance() => {
                let Condition::Chance(n) = effect.when else { return None };
                format!("{}. ({n}% chance to {} instead.)", self.effect(other), self.effect(then))
            }
            Verb::Either(then, other) if effect.when == there_is_no(&YOUR_DECK) && !other.is_empty() => {
                format!("{}. If it's empty, {} instead", self.clause(other), self.clause(then))
            }
            Verb::Either([then], other) if effect.when == there_is(&YOUR_WEAPON) && then.to == YOUR_WEAPON => {
                let gift = match &then.verb {
                    Verb::Attach(card) => self.enchantment_words(card),
                    Verb::Give(modifiers) => self.modifiers(modifiers),
                    _ => return None,
                };
                let other = self.clause(other);
                format!("{other}. If you already have a weapon equipped, give it {gift} instead")
            }
            Verb::Later(trigger) => return self.later_oddly(trigger),
            _ => return None,
        })
    }

    /// "At the end of your next turn, …", "the next Draenei you play immediately attacks a random enemy".
    fn later_oddly(&self, trigger: &Trigger) -> Option<String> {
        let kind = || self.kind(&trigger.on.what, "card");
        Some(match (trigger.on.kind, trigger.then) {
            (EventKind::TurnStart, [Effect { verb: Verb::Later(next), when: Condition::Always, .. }])
                if trigger.on == YOU.turn_start() && next.on == YOU.turn_end() =>
            {
                format!("at the end of your next turn, {}", self.clause(next.then))
            }
            (EventKind::TurnStart, [one @ Effect { verb: Verb::Deal, .. }]) if trigger.on == YOU.turn_start() => {
                let (n, to) = (one.amount.n, self.selector(&one.to, Number::Many));
                format!("at the start of your next turn, deal {MARK}{n} more damage to {to}")
            }
            (EventKind::Play, [Effect { verb: Verb::MakeAttack(whom), to: THAT, .. }]) => {
                format!("the next {} you play immediately attacks {}", kind(), self.selector(whom, Number::One))
            }
            (EventKind::Play, [refreshed @ Effect { verb: Verb::Refresh, .. }]) => {
                let per = self.per(&refreshed.amount.per);
                format!("the next {} you play refreshes Mana Crystals{per}", kind())
            }
            (EventKind::Play, then @ [Effect { verb: Verb::Lend(..), to: YOUR_HERO, .. }]) => {
                format!("the next {} you play {}", kind(), self.clause(then))
            }
            (EventKind::Draw, [Effect { verb: Verb::AddToHand(What::CopyOf(THAT)), .. }]) => {
                format!("the next time you draw {}, get a copy of it", article(&kind()))
            }
            _ => return None,
        })
    }

    /// "Shuffle four 8/8 Giants into your deck that are summoned when drawn.", "… 2 Tradeable Snake Oils into …".
    fn shuffles_oddly(&self, id: &'static str, effect: &Effect) -> Option<String> {
        let card = self.cards.by_id(id).map(|card| self.cards.get(card))?;
        let whose = if effect.to == OPPONENT { "your opponent's" } else { "your" };
        let n = effect.amount.said();
        if card.card_type == CardType::Spell {
            let (n, keywords) = (self.counted(n), self.keywords_of(id));
            let named = plural_of(card.name);
            let again = format!("shuffle {n} spells into {whose} deck that do it again when drawn");
            return Some(format!("‹shuffle {n} {keywords} {named} into {whose} deck|{again}›"));
        }
        let summoned = card.text.to_lowercase().contains("summoned when drawn") || card.tag(GameTag::TOPDECK) != 0;
        if !summoned {
            return None;
        }
        let many = self.token(card, n);
        Some(format!("shuffle {many} into {whose} deck‹ that are|. They're› Summoned When Drawn"))
    }

    /// What texts may call a card: the ends of its name.
    fn ends_of(&self, id: &str) -> Vec<String> {
        let name = self.name(id);
        let words: Vec<&str> = name.split(' ').collect();
        (0..words.len()).map(|from| words[from..].join(" ")).collect()
    }

    /// A card's keywords, as a text lists them: "Taunt and Rush".
    fn keywords_of(&self, id: &str) -> String {
        let Some(card) = self.cards.by_id(id).map(|card| self.cards.get(card)) else { return String::new() };
        let known = crate::facts::Keywords::PRINTED.iter().filter(|(_, tag)| card.tag(*tag) != 0);
        known.map(|(name, _)| *name).collect::<Vec<_>>().join(" ‹and|› ")
    }

    /// The Attack and Health that a verb sets.
    fn stats_set_by(&self, verb: &Verb) -> Option<(i16, i16)> {
        let modifiers = match verb {
            Verb::Attach(card) => self.given_by(card),
            Verb::Give(modifiers) => modifiers,
            _ => return None,
        };
        match modifiers {
            [one] if one.what == Attribute::Stats && one.op == Op::Set => Some((one.amount.n, one.also)),
            _ => None,
        }
    }
}

/// Whose number it is that "it" gets: "with stats equal to this minion's".
fn set_to(effect: &Effect, stat: Stat) -> Option<Selector> {
    let sets = matches!(effect.verb, Verb::Give([one]) if *one == stat.set(1).times(Per::X)) && effect.to == IT;
    match effect.amount.per {
        Per::Stat(of, whose) if sets && of == stat => Some(whose),
        _ => None,
    }
}

/// What is summoned at random from its player's deck.
fn from_deck(effect: &Effect) -> Option<Condition> {
    match effect.verb {
        Verb::Summon(What::Themselves(from))
            if from.from == YOUR_DECK.from && from.pick == Pick::Random(1) && effect.when.is_always() =>
        {
            Some(from.that[0])
        }
        _ => None,
    }
}
