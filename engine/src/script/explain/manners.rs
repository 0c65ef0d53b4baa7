//! Manners of speaking: what texts say in a phrase of their own of a few effects one behind the other, with numbers and kinds in it.
use super::nouns::Number;
use super::plural::plural_of;
use super::{Explain, article};
use crate::script::prelude::*;

/// Some are there, and none of them is dying.
const NONE_DIED: Condition = all(&[there_is(&IT), there_is_no(&IT.that(DEAD))]);

/// Two enemies besides the one that is aimed at.
const TWO_OTHERS: Selector = ENEMIES.that(not(&is(&TARGET))).random_of(2);
/// The opponent's deck has minions.
const THEY_HAVE_MINIONS: Condition = there_is(&ENEMY_DECK.that(MINION));

/// The one who is meant dies when the turn ends.
fn dies_with_the_turn(effect: &Effect) -> bool {
    matches!(effect.verb, Verb::Later(answer) if answer.on == PLAYERS.turn_end() && answer.then == [destroy(IT)])
}

/// How much one gets of a number that another has.
fn as_much(effect: &Effect, stat: Stat) -> Option<Selector> {
    let gives = matches!(effect.verb, Verb::Give([one]) if *one == stat.plus(1).times(X));
    match effect.amount.per {
        Per::Stat(of, whose) if gives && of == stat => Some(whose),
        _ => None,
    }
}

/// What a random minion of a cost has to be besides.
fn of_cost(effect: &Effect) -> Option<(i16, Condition)> {
    match effect.verb {
        Verb::Summon(What::Random(Condition::All(&[that, Condition::Stat(Stat::Cost, Cmp::Equal, n)]))) => {
            Some((n, that))
        }
        _ => None,
    }
}

impl Explain<'_> {
    /// What an effect gives, in words, by an enchantment card or without one.
    fn gift_in_words(&self, effect: &Effect) -> Option<String> {
        match &effect.verb {
            Verb::Give(modifiers) if effect.amount.per == Per::One => Some(self.modifiers(modifiers)),
            Verb::Attach(card) if effect.amount.per == Per::One => Some(self.enchantment_words(card)),
            _ => None,
        }
    }

    /// The modifiers that an effect gives, by an enchantment card or without one.
    fn gift_itself(&self, effect: &Effect) -> &[Modifier] {
        match &effect.verb {
            Verb::Give(modifiers) => modifiers,
            Verb::Attach(card) => self.given_by(card),
            _ => &[],
        }
    }

    /// Whether a minion dies by its own text when the turn ends.
    fn dies_soon(&self, id: &str) -> bool {
        let text = self.cards.by_id(id).map_or("", |card| self.cards.get(card).text);
        text.contains("end of") && ["this minion dies", "destroy this minion"].iter().any(|dies| text.contains(dies))
    }

    /// The cost that an effect takes off.
    fn discount(&self, effect: &Effect) -> Option<i16> {
        match self.gift_itself(effect) {
            [one] if *one == cost_less(-one.amount.n) => Some(-one.amount.n),
            _ => None,
        }
    }

    /// What the first of these effects are called together, and how many those are.
    pub(super) fn manner(&self, effects: &[Effect]) -> Option<(String, usize)> {
        self.manner_of_several(effects)
    }

    #[expect(clippy::too_many_lines, clippy::many_single_char_names, reason = "one arm a phrase")]
    fn manner_of_several(&self, effects: &[Effect]) -> Option<(String, usize)> {
        let one = |which: &Selector| self.selector(which, Number::One);
        Some(match effects {
            // "Give a minion +4/+4 until end of turn. Then, it dies. Horribly."
            [gift, dies, ..]
                if gift.to.is_target() && dies_with_the_turn(dies) && self.gift_in_words(gift).is_some() =>
            {
                let words = self.gift_in_words(gift)?;
                let given = format!("give {} {words}", one(&gift.to));
                let dies = "it dies at ‹the |›end of ‹the |›turn";
                (format!("{given} until end of turn. Then, it dies. Horribly|{given} ‹and |›{dies}"), 2)
            }
            // "Summon a copy with Rush that dies at end of turn."
            [Effect { verb: Verb::Summon(What::CopyOf(_)), .. }, gift, dies, ..]
                if gift.to == IT && dies_with_the_turn(dies) =>
            {
                (format!("summon a copy with {} that dies at end of turn", self.gift_in_words(gift)?), 3)
            }
            // "Summon and get four Silver Hand Recruits."
            [
                Effect { verb: Verb::Summon(What::Named(a)), amount, .. },
                Effect { verb: Verb::AddToHand(What::Named(b)), amount: other, .. },
                ..,
            ] if a == b && amount == other => (format!("summon and get {}", self.what(&What::Named(a), amount.n)), 2),
            // "Destroy a minion. Give its stats to a random Undead in your hand."
            [Effect { verb: Verb::Look, to: who, .. }, attack, health, Effect { verb: Verb::Destroy, to, .. }, ..]
                if as_much(attack, ATTACK) == Some(*to) && as_much(health, HEALTH) == Some(*to) =>
            {
                (format!("destroy {}. Give its stats to {}", one(to), one(who)), 4)
            }
            // "Eat a minion in the enemy's deck to gain +2/+2."
            [Effect { verb: Verb::Destroy, to, .. }, then @ ..]
                if *to == ENEMY_DECK.that(MINION).random() && !then.is_empty() =>
            {
                (format!("eat a minion in the enemy's deck to {}", self.clause(then)), effects.len())
            }
            // "Give your hero +2 Attack and Immune this turn, then attack each enemy minion."
            [gift, Effect { verb: Verb::MakeAttack(ENEMY_MINIONS), to: YOUR_HERO, .. }, ..] => {
                (format!("{}, then attack each enemy minion", self.effect(gift)), 2)
            }
            // "Both players get a random spell. Yours costs (2) less."
            [
                Effect { verb: Verb::AddToHand(what @ What::Random(that)), to: YOU, .. },
                less,
                Effect { verb: Verb::AddToHand(What::Random(other)), to: OPPONENT, .. },
                ..,
            ] if that == other && less.to == IT => {
                let (what, n) = (self.what(what, 1), self.discount(less)?);
                (format!("‹both players get {what}|add {what} to both players' hands›. Yours costs ({n}) less"), 3)
            }
            // "Both players summon three 3/3 Outlaws. Give yours Rush."
            [
                Effect { verb: Verb::Summon(what @ What::Named(a)), to: YOU, amount, .. },
                gift,
                Effect { verb: Verb::Summon(What::Named(b)), to: OPPONENT, .. },
                ..,
            ] if a == b && gift.to == IT => {
                let (what, gift) = (self.what(what, amount.n), self.gift_in_words(gift)?);
                (format!("both players summon {what}. Give yours {gift}"), 3)
            }
            // "Get a Barrel of Sludge and add one to the bottom of your deck."
            [
                Effect { verb: Verb::AddToHand(what @ What::Named(a)), .. },
                Effect { verb: Verb::ToDeck(What::Named(b), Depth::Bottom), .. },
                ..,
            ] if a == b => (format!("get {} and add one to the bottom of your deck", self.what(what, 1)), 2),
            // "Discover a 1/1 copy of a Battlecry minion."
            [
                Effect { verb: Verb::Discover { offer: Offer::Pool(that, Classes::Own), rest: [], .. }, .. },
                stats @ Effect { to: IT, .. },
                ..,
            ] => match self.gift_itself(stats) {
                [set] if (set.what, set.op) == (Attribute::Stats, Op::Set) => {
                    let (n, m) = (set.amount.n, set.also);
                    let kind = article(&self.kind(that, "card"));
                    (format!("Discover ‹a|an› {n}/{m} copy of {kind}"), 2)
                }
                _ => return None,
            },
            // "Shuffle 3 copies into your deck with +3/+3."
            [Effect { verb: Verb::ToDeck(What::CopyOf(_), Depth::Shuffled), amount, .. }, gift, ..]
                if gift.to == IT && amount.n > 1 =>
            {
                let (n, gift) = (self.counted(amount.n), self.gift_in_words(gift)?);
                (format!("shuffle {n} copies into your deck with {gift}"), 2)
            }
            // "Get a random Golden Pirate and Elemental from other classes."
            [
                Effect { verb: Verb::AddToHand(What::RandomOf(a, Classes::Other)), .. },
                Effect { verb: Verb::AddToHand(What::RandomOf(b, Classes::Other)), .. },
                ..,
            ] => {
                let (a, b) = (self.kind(a, "card"), self.kind(b, "card"));
                (format!("‹get|add› a random Golden {a} and {b} from other classes"), 2)
            }
            // "Add a random Fire Mage and Fire Warlock spell to your hand."
            [
                Effect {
                    verb: Verb::AddToHand(What::Random(Condition::All([Condition::School(s), Condition::Class(a)]))),
                    ..
                },
                Effect {
                    verb: Verb::AddToHand(What::Random(Condition::All([Condition::School(o), Condition::Class(b)]))),
                    ..
                },
                ..,
            ] => {
                let (s, a, o, b) = (s.title(), a.title(), o.title(), b.title());
                (format!("add a random {s} {a} and {o} {b} spell to your hand"), 2)
            }
            // "Summon a random 3-Cost Beast, Dragon, Elemental, and Murloc."
            [a, b, c, d, ..] if [a, b, c, d].iter().all(|it| of_cost(it).is_some()) => {
                let of = |effect: &Effect| of_cost(effect).map(|(_, that)| self.kind(&that, "minion"));
                let (n, _) = of_cost(a)?;
                (format!("summon a random {n}-Cost {}, {}, {}, and {}", of(a)?, of(b)?, of(c)?, of(d)?), 4)
            }
            // "Summon 1/1 copies of 2 friendly Deathrattle minions that died this game."
            [Effect { verb: Verb::Summon(What::FromPast(past)), amount, .. }, stats, ..] if stats.to == IT => {
                match self.gift_itself(stats) {
                    [set] if (set.what, set.op) == (Attribute::Stats, Op::Set) => {
                        let kinds = plural_of(&self.kind(&past.that, "minion"));
                        let (a, b, n) = (set.amount.n, set.also, self.counted(amount.n));
                        (format!("summon {a}/{b} copies of {n} friendly {kinds} that died this game"), 2)
                    }
                    _ => return None,
                }
            }
            // "Summon two 3/1 Whelps to attack the target first."
            [
                Effect { verb: Verb::Summon(what @ What::Named(_)), amount, .. },
                Effect { verb: Verb::MakeAttack(THAT), to: IT, .. },
                ..,
            ] => (format!("summon {} to attack ‹it|the target first›", self.what(what, amount.n)), 2),
            // "Deal $3 damage to an enemy and $2 damage to two other random ones."
            [
                Effect { verb: Verb::Deal, to: AN_ENEMY, amount, .. },
                Effect { verb: Verb::Deal, to, amount: other, .. },
                ..,
            ] if *to == TWO_OTHERS => {
                (format!("deal {} damage to an enemy and {} damage to two other random ones", amount.n, other.n), 2)
            }
            // "Give a Mech, Dragon, and Pirate in your hand +1/+1."
            [a, b, c, ..]
                if [a, b, c]
                    .iter()
                    .all(|it| it.to == YOUR_HAND.that(it.to.that[0]).random() && self.gift_in_words(it).is_some()) =>
            {
                let of = |effect: &Effect| self.kind(&effect.to.that[0], "card");
                let gift = self.gift_in_words(a)?;
                (format!("give {}, {}, and {} in your hand {gift}", article(&of(a)), of(b), of(c)), 3)
            }
            _ => return None,
        })
    }

    /// All that texts say of one effect in a phrase of their own.
    pub(super) fn in_other_words(&self, effect: &Effect) -> Option<String> {
        match (self.idiom(effect), self.manner_of_one(effect)) {
            (Some(idiom), Some(manner)) => Some(format!("{idiom}|{manner}")),
            (idiom, manner) => idiom.or(manner),
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm a phrase")]
    fn manner_of_one(&self, effect: &Effect) -> Option<String> {
        let one = |which: &Selector| self.selector(which, Number::One);
        let Effect { verb, to, amount, times, when } = effect;
        let n = amount.said();
        Some(match verb {
            Verb::Repeat(..) if *when == NONE_DIED => "repeat until ‹a minion|one› dies".to_owned(),
            Verb::Either(
                [Effect { verb: Verb::Deal, to: ENEMY_MINIONS, .. }],
                other @ [Effect { verb: Verb::Deal, to: MINIONS, .. }],
            ) => {
                format!("{}. If {}, only damage enemies", self.clause(other), self.condition(when))
            }
            Verb::Either([eaten, then @ ..], [])
                if *eaten == destroy(ENEMY_DECK.that(MINION).random()) && *when == THEY_HAVE_MINIONS =>
            {
                format!("eat a minion in the enemy's deck to {}", self.clause(then))
            }
            // "If you have 10 Mana Crystals, keep all 3 instead."
            Verb::Either([Effect { verb: Verb::Discover { then, rest, .. }, .. }], other) if then == rest => {
                format!("{}. If {}, keep all 3 instead", self.clause(other), self.condition(when))
            }
            _ if !when.is_always() => return None,
            Verb::Transform(What::Costing(MINION, less, Per::Stat(Stat::Cost, _)))
                if *times == 3 && *to == ENEMY_MINIONS.random() =>
            {
                format!(
                    "shoot three missiles at random enemy minions that transform them into ones that cost ({}) less",
                    -less
                )
            }
            _ if *times != 1 => return None,
            // What its own text says: "At the end of your turn, this minion dies."
            Verb::Summon(what @ What::Named(id)) if n > 1 && self.dies_soon(id) => {
                format!("summon {} that die at ‹the |›end of ‹the |›turn", self.what(what, n))
            }
            Verb::Later(answer) => return self.answered_later(answer),
            Verb::Summon(What::EachPast(past)) if past.deed == Deed::Played => {
                format!("summon ‹each|every› {}", self.past(past))
            }
            Verb::Summon(What::Named(id)) if n == 1 => {
                let name = self.cards.by_id(id).map(|card| self.cards.get(card).name)?;
                let words: Vec<&str> = name.split(' ').collect();
                let ends: Vec<String> = (0..words.len()).map(|from| words[from..].join(" ")).collect();
                format!("summon another ‹{}›", ends.join("|"))
            }
            Verb::Summon(what @ What::Named(id)) => {
                let card = self.cards.get(self.cards.by_id(id)?);
                if card.tag(GameTag::CARDRACE) != 26 {
                    return None;
                }
                format!("summon {} with all minion types", self.what(what, n))
            }
            Verb::Transform(What::CopyOf(of)) if *of == THIS && *to == A_FRIENDLY_MINION.other() => {
                "transform one of your minions into a copy of ‹this|this minion›".to_owned()
            }
            Verb::Transform(What::CopyOf(of)) => {
                format!("transform {} into copies of {}", self.selector(to, Number::Many), one(of))
            }
            Verb::ToDeck(What::Random(that), Depth::Bottom) if n > 1 => {
                let kinds = plural_of(&self.kind(that, "card"));
                format!("put {} {kinds} ‹on|at› the bottom of your deck", self.counted(n))
            }
            Verb::ToDeck(What::Random(that), Depth::Shuffled) if n > 1 => {
                let kinds = plural_of(&format!("random {}", self.kind(that, "card")));
                let placed = self.placed(&kinds, " into your deck");
                format!("shuffle {} {placed}", self.counted(n))
            }
            // "Shuffle a Candle into your deck that resummons Waxadred when drawn."
            Verb::ToDeck(what @ What::Named(id), Depth::Shuffled) => {
                let name = self.cards.by_id(id).map(|card| self.cards.get(card).name)?;
                let words: Vec<&str> = name.split(' ').collect();
                let called =
                    |words: &[&str]| if n == 1 { article(&words.join(" ")) } else { plural_of(&words.join(" ")) };
                let ways: Vec<String> =
                    (0..words.len()).flat_map(|at| [called(&words[at..]), called(&words[..=at])]).collect();
                let many = if n == 1 { String::new() } else { self.counted(n) + " " };
                let whose = if *to == OPPONENT { "your opponent's" } else { "your" };
                let says = self.says_itself(what).replace("‹summons|", "‹summons|resummons|");
                let they = says.replace("|that ", "|. They ");
                format!("shuffle {many}‹{}› into {whose} deck‹{says}|{they}›", ways.join("|"))
            }
            Verb::AddToHand(What::Random(that)) if n > 1 => {
                format!("add {} {} to your hand", self.counted(n), plural_of(&self.kind(that, "card")))
            }
            Verb::AddToHand(What::CopyOf(of)) if matches!(of.from, Source::It | Source::That) => {
                format!("gain a copy of {}", one(of))
            }
            Verb::AddToHand(what @ What::Named(_)) if *to == OPPONENT => format!("give them {}", self.what(what, n)),
            Verb::Discover { offer: Offer::Entities(IT), then: [less], rest: [], .. } if less.to == IT => {
                format!("pick one to have its Cost reduced by ({})", self.discount(less)?)
            }
            // "Discover a Legendary minion. Shuffle the other two into your deck."
            Verb::Discover {
                offer,
                then,
                rest: [Effect { verb: Verb::ToDeck(What::Themselves(IT), depth), .. }],
                ..
            } => {
                let others = if *depth == Depth::Bottom {
                    "The others get put on the bottom"
                } else {
                    "Shuffle the other two into your deck"
                };
                let alone = Effect { verb: Verb::Discover { offer: *offer, shown: 3, then, rest: &[] }, ..*effect };
                format!("{}. {others}", self.verb(&alone))
            }
            Verb::Deal if *to == THAT && amount.per == Per::One => format!("deal {n} damage to the target first"),
            // "Lose 1 Health for each card in your opponent's hand."
            Verb::Give([less]) if *less == HEALTH.plus(less.amount.n).times(X) && less.amount.n < 0 => {
                let lost = -less.amount.n;
                format!("lose {lost} Health{}", self.per(&amount.per))
            }
            Verb::Cast(What::LastPast(past)) if past.side == Side::Friendly && past.deed == Deed::Cast => {
                format!("repeat the last {}", self.placed(&self.kind(&past.that, "spell"), " you've cast"))
            }
            Verb::Attach(card) => return self.ruled(to, card),
            _ => return None,
        })
    }

    /// "If you play it this turn, …", "For the rest of the game, after you cast a spell, …".
    fn answered_later(&self, answer: &Trigger) -> Option<String> {
        let then = || self.clause(answer.then);
        Some(match (answer.limit, answer.on.kind) {
            (Limit::ThisTurn, EventKind::Play) if answer.on.what == is(&IT) => {
                format!("if you ‹play|cast› it this turn, {}", then())
            }
            (Limit::ThisTurn, EventKind::Death) if answer.on.who == IT => {
                format!("if it dies this turn, ‹{}|summon another›", then())
            }
            (Limit::ThisGame, EventKind::TurnEnd) if answer.on.who == YOU => {
                format!("‹|for the rest of the game, ›{} at the end of your turns", then())
            }
            (Limit::ThisGame, _) => {
                let at = if answer.timing == Timing::After { "after" } else { "whenever" };
                let (event, then) = (self.event(&answer.on), then());
                format!("‹for the rest of the game, {at} {event}, {then}|{at} {event} this game, {then}›")
            }
            _ => return None,
        })
    }

    /// What an enchantment card says of the player that it is put on: "Your opponent's spells cost (1) more next turn."
    fn ruled(&self, to: &Selector, id: &str) -> Option<String> {
        let card = self.cards.by_id(id).map(|card| self.cards.get(card))?;
        let Ability::Enchant(enchant) = &card.power.ability else { return None };
        let enemy = *to == OPPONENT;
        if !enemy && *to != YOU {
            return None;
        }
        if let ([one], None, Some(_)) = (enchant.modifiers, enchant.aura, enchant.until) {
            let turn = if enchant.lasts == Lasts::ThisTurn { " this turn" } else { "" };
            let n = one.amount.n;
            return match one.what {
                Attribute::Tag(GameTag::HEROPOWER_DAMAGE) => {
                    Some(format!("your next Hero Power{turn} deals {n} more damage"))
                }
                Attribute::Tag(GameTag::SPELLPOWER) => Some(format!("your next spell{turn} has Spell Damage +{n}")),
                _ => None,
            };
        }
        let Some(Aura { to: whose, gives: Gives::Modifiers(gives), .. }) = enchant.aura else { return None };
        let gives = self.modifiers(gives);
        let costs = gives.replacen("cost", "costs", 1);
        let kinds = plural_of(&self.kind(&whose.that[0], "card"));
        let power = whose == YOUR_HERO_POWER;
        Some(match (enemy, enchant.until.is_some(), enchant.lasts) {
            (true, false, Lasts::NextTurn) if power => format!("your opponent's Hero Power {costs} next turn"),
            (true, true, Lasts::Forever) if power => format!("your opponent's next Hero Power {costs}"),
            (true, false, Lasts::NextTurn) => format!("‹Enemy|your opponent's› {kinds} {gives} next turn"),
            (false, false, Lasts::NextTurn) => format!("next turn, your {kinds} {gives}"),
            (false, true, Lasts::Forever) if power => format!("the next time you use your Hero Power, it {costs}"),
            (false, true, lasts) => {
                let turn = if lasts == Lasts::ThisTurn { " this turn" } else { "" };
                let kind = self.kind(&whose.that[0], "card");
                let placed = match kind.strip_suffix(" from another class") {
                    Some(kind) => format!("{kind} you play{turn} from another class"),
                    None => self.placed(&kind, &format!(" you ‹play|cast›{turn}")),
                };
                format!("the next {placed} {costs}")
            }
            _ => return None,
        })
    }
}
