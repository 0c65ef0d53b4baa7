//! Effects behind each other: what two of them say alike is said once.
use super::Explain;
use super::nouns::Number;
use super::plural::plural_of;
use crate::script::prelude::*;

/// The tag that a modifier changes.
const fn tag_of(modifier: &Modifier) -> GameTag {
    match modifier.what {
        Attribute::Tag(tag) => tag,
        _ => GameTag::TAUNT,
    }
}

/// Whether the card gains as much of a number as "it" has.
fn given_as_much(effect: &Effect, stat: Stat) -> bool {
    let whose = |whose: Selector| matches!(whose.from, Source::It | Source::That | Source::Who);
    effect.to == THIS
        && matches!(effect.verb, Verb::Give([one]) if *one == stat.plus(1).times(Per::X))
        && matches!(effect.amount.per, Per::Stat(of, it) if of == stat && whose(it))
}

impl Explain<'_> {
    /// "deal 5 instead": what is done otherwise, where only a number differs.
    pub(super) fn instead(&self, then: &[Effect], otherwise: &[Effect]) -> String {
        let ([then], [other]) = (then, otherwise) else { return String::new() };
        let same = then.verb == other.verb && then.to == other.to;
        if !same {
            return String::new();
        }
        let n = then.amount.n;
        match then.verb {
            Verb::Deal => format!("|deal ‹$|›{n} ‹damage |›"),
            Verb::Heal => format!("|restore ‹#|›{n} ‹Health |›"),
            Verb::Draw(_) => format!("|draw {}", self.counted(n)),
            Verb::Armor => format!("|gain {n}"),
            Verb::Summon(_) => format!("|summon {}", self.counted(n)),
            _ => String::new(),
        }
    }

    /// An effect behind another: what both say alike may be said once. "Deal 3 damage to a minion and 1 to its neighbors",
    /// "give it +1/+1 and Taunt".
    #[expect(clippy::too_many_lines, reason = "one arm a pair of verbs")]
    pub(super) fn effect_after(&self, before: &Effect, effect: &Effect) -> String {
        let said = self.effect(effect);
        let gives = |effect: &Effect| matches!(effect.verb, Verb::Attach(_) | Verb::Give(_));
        match (&before.verb, &effect.verb) {
            _ if !effect.when.is_always() && effect.when(Condition::Always) == *before => {
                let n = effect.amount.said();
                let more = match effect.verb {
                    Verb::Summon(_) if n == 1 => "|summon another".to_owned(),
                    Verb::Summon(_) => format!("|summon {} more", self.counted(n)),
                    Verb::Draw(_) if n == 1 => "|draw another".to_owned(),
                    Verb::Draw(_) => format!("|draw {} more", self.counted(n)),
                    Verb::Discover { .. } => "|Discover another".to_owned(),
                    Verb::Deal | Verb::DealSplit => format!("|deal ‹$|›{n} more‹| damage›"),
                    _ => String::new(),
                };
                let kindred = match effect.when {
                    Condition::Kindred => "|Kindred: do it again",
                    Condition::Combo => "|Combo: do it again",
                    OUTCAST => "|Outcast: do it again",
                    _ => "",
                };
                let when = self.condition(&effect.when);
                format!("‹{said}|if {when}, ‹do it again|repeat this|repeat{more}›{kindred}›")
            }
            // "If a friendly minion died this turn, deal $3 more.", "also damage its neighbors"
            (Verb::Deal | Verb::DealSplit, Verb::Deal | Verb::DealSplit)
                if !effect.when.is_always()
                    && effect.verb == before.verb
                    && (effect.to == before.to || effect.to == IT.neighbours()) =>
            {
                let (when, n) = (self.condition(&effect.when), effect.amount.said());
                let more = if effect.to == before.to {
                    format!("deal ‹$|›{n} more‹| damage›")
                } else {
                    "also damage its neighbors".to_owned()
                };
                format!("‹{said}|if {when}, {more}›")
            }
            (Verb::Deal, Verb::Deal) if said.starts_with("deal ") => {
                let rest = said.trim_start_matches("deal ").replacen(" damage to", " ‹damage |›to", 1);
                format!("‹deal |›{rest}")
            }
            (Verb::Draw(_), Verb::Draw(kind)) if said.starts_with("draw ") => {
                let bare = self.kind(kind, "card");
                format!("‹draw {bare}|draw {0}|{0}|{bare}›", said.trim_start_matches("draw "))
            }
            (Verb::AddToHand(_), Verb::AddToHand(_)) | (Verb::Summon(_), Verb::Summon(_)) => {
                let bare = said.replacen("get ", "", 1).replacen("summon ", "", 1);
                let noun = match &effect.verb {
                    Verb::AddToHand(What::Random(Condition::All([noun, Condition::Class(_)]))) => {
                        format!("|{} ‹| to your hand›", self.kind(noun, "card"))
                    }
                    _ => String::new(),
                };
                format!("‹{said}|{bare}{noun}›")
            }
            (Verb::Destroy, Verb::DestroyCrystals) => format!("‹{said}|one of your Mana Crystals›"),
            (Verb::Summon(_), Verb::Redirect) => format!("‹{said}|as the new target›"),
            _ if gives(before) && gives(effect) && before.to == effect.to => {
                let gift = match &effect.verb {
                    Verb::Attach(card) => self.enchantment_words(card),
                    Verb::Give(modifiers) => self.modifiers(modifiers),
                    _ => String::new(),
                };
                format!("‹{said}|{gift}›")
            }
            // "Summon two Silver Hand Recruits with Divine Shield."
            (Verb::Summon(_), _) if gives(effect) && effect.to == IT => {
                let gift = match &effect.verb {
                    Verb::Attach(card) => self.enchantment_words(card),
                    Verb::Give(modifiers) => self.modifiers(modifiers),
                    _ => String::new(),
                };
                format!("‹{said}|with {gift}›")
            }
            // "Give your minions +1/+1. Give your Murlocs an extra +1/+1."
            _ if gives(before) && gives(effect) && said.starts_with("‹give ") => {
                let gift = match &effect.verb {
                    Verb::Attach(card) => self.enchantment_words(card),
                    Verb::Give(modifiers) => self.modifiers(modifiers),
                    _ => String::new(),
                };
                let whom = self.selector(&effect.to, Number::Many);
                let idiom = self.idiom(effect).map_or_else(String::new, |said| format!("|{said}"));
                format!("‹{said}|give {whom} an extra {gift}{idiom}›")
            }
            (Verb::SpendCorpses, Verb::Times(again)) if effect.amount.per == Per::Done => {
                format!("{} for each", self.clause_plainly(again))
            }
            // "summon a 4/1 Shadow that attacks a random enemy minion"
            (Verb::Summon(_) | Verb::MakeAttack(_), Verb::MakeAttack(victim)) if effect.to == IT => {
                let one = if victim.is_target() { "it".to_owned() } else { self.selector(victim, Number::One) };
                let many = one.replace("‹a random|a|an› ‹enemy|enemy character›", "random enemies");
                let many = many.replace("‹a random|a|an› enemy minion", "random enemy minions");
                let original = if victim.is_target() { "|it attacks the original" } else { "" };
                format!("‹{said}|that ‹attack|attacks› ‹{one}|{many}›{original}›")
            }
            (Verb::Attach(_) | Verb::Give(_), Verb::BonusEffect) if before.to == effect.to && effect.amount.n == 1 => {
                format!("‹{said}|a random Bonus Effect›")
            }
            (Verb::Summon(What::CopyOf(of)), Verb::Destroy) if of.is_target() && effect.to == *of => {
                let when = self.condition(&effect.when);
                format!("‹{said}|if {when}, destroy the original›")
            }
            // "… that attacks a random enemy, then dies"
            (Verb::MakeAttack(_), Verb::Destroy) if effect.to == IT => format!("‹{said}|dies|die›"),
            // "a 3/3 Sheep that's Dormant for 2 turns"
            (Verb::Summon(_), Verb::Dormant) if effect.to == IT => {
                let n = effect.amount.said();
                let turns = if n == 1 { "1 turn".to_owned() } else { format!("{} turns", self.counted(n)) };
                format!("‹{said}|‹that's|that is|that are› Dormant for {turns}›")
            }
            // "… and Freeze it", "Give the Soldier Rush"
            (Verb::Deed(KeywordAction::Herald), _) if effect.to == IT => {
                format!("‹{said}|{}›", said.replace(&self.selector(&IT, Number::One), "the Soldier"))
            }
            (_, Verb::Times(again)) if again.len() == 1 && again[0] == *before => {
                let per = self.per(&effect.amount.per);
                if per.is_empty() {
                    format!("‹{said}|do it again|repeat this|repeat›")
                } else {
                    format!("‹{said}|repeat{per}›")
                }
            }
            _ => said,
        }
    }

    /// "Silence and destroy all minions", "Destroy your weapon and deal its damage to all enemies": what texts say of
    /// several effects at once; how many those are.
    pub(super) fn said_together(&self, effects: &[Effect]) -> Option<(String, usize)> {
        let that_much = |effect: &Effect| effect.amount.per == Per::Done;
        match effects {
            [Effect { verb: Verb::Silence, to, .. }, Effect { verb: Verb::Destroy, to: other, .. }, ..]
                if to == other =>
            {
                Some((format!("silence and destroy {}", self.selector(to, Number::Many)), 2))
            }
            [dealt @ Effect { verb: Verb::Deal, to, .. }, Effect { verb: Verb::Destroy, to: weapon, .. }, ..]
                if *weapon == YOUR_WEAPON && dealt.amount.per == Per::Stat(Stat::Attack, YOUR_WEAPON) =>
            {
                let whom = self.selector(to, Number::Many);
                Some((format!("destroy your weapon and deal its damage to {whom}"), 2))
            }
            [Effect { verb: Verb::Destroy, to, .. }, Effect { verb: Verb::Deaths, .. }, back, ..] if matches!(back.verb, Verb::Summon(What::CopyOf(it)) if it == TARGET) =>
            {
                let whom = self.selector(to, Number::One);
                Some((format!("destroy {whom}, then return it to life with full Health"), 3))
            }
            // "gain its Attack and Health"
            [attack, health, ..] if given_as_much(attack, ATTACK) && given_as_much(health, HEALTH) => {
                Some(("gain its ‹Attack and Health|stats›".to_owned(), 2))
            }
            [attack, ..] if given_as_much(attack, ATTACK) => Some(("gain its Attack".to_owned(), 1)),
            [health, ..] if given_as_much(health, HEALTH) => Some(("gain its Health".to_owned(), 1)),
            [Effect { verb: Verb::SpendMana, .. }, then, ..] if that_much(then) => {
                let whom = self.selector(&then.to, Number::Many);
                let said = match &then.verb {
                    Verb::Deal => format!("deal that much damage to {whom}"),
                    Verb::Heal if then.amount.n == 2 && then.to == TARGET => {
                        "restore twice that much Health".to_owned()
                    }
                    Verb::Summon(what) => {
                        format!("summon that many {}", self.what(what, 2).replacen("‹two|2› ", "", 2))
                    }
                    Verb::Give(modifiers) if then.to == IT => {
                        let gift = self.modifiers(modifiers);
                        return Some((format!("spend all your Mana to give them {gift} for each Mana spent"), 2));
                    }
                    Verb::Give(modifiers) => format!("gain {} for each Mana spent", self.modifiers(modifiers)),
                    _ => return None,
                };
                Some((format!("spend all your Mana. {said}"), 2))
            }
            [
                Effect { verb: Verb::Summon(What::CopyOf(of)), to, .. },
                left @ Effect { verb: Verb::Remaining, .. },
                ..,
            ] if left.to == IT && *to == YOU => {
                let (it, n) = (self.selector(of, Number::One), left.amount.n);
                Some((
                    format!("‹summon a copy‹| of {it}› with {n} Health remaining|return {it} to life with {n} Health›"),
                    2,
                ))
            }
            _ => None,
        }
    }

    /// "get two random Temporary Frost spells", "Discover a Temporary 1-Cost minion": what is taken is given that.
    pub(super) fn temporarily(&self, effects: &[Effect]) -> Option<(String, usize)> {
        let [taken, Effect { verb: Verb::Give([one]), to: IT, when: Condition::Always, .. }, ..] = effects else {
            return None;
        };
        let comes = matches!(taken.verb, Verb::AddToHand(_) | Verb::Discover { .. });
        if !comes || *one != has(GameTag::GHOSTLY) {
            return None;
        }
        let said = self.effect(taken);
        let ways = ["random ", "a copy", "Discover a ", "Discover ‹a|an› ", "Discover an "].map(|before| {
            let more = match before {
                "a copy" => "a Temporary copy".to_owned(),
                "random " => "random Temporary ".to_owned(),
                _ => "Discover a Temporary ".to_owned(),
            };
            said.replace(before, &more)
        });
        let ways: Vec<String> = ways.into_iter().filter(|way| *way != said).collect();
        (!ways.is_empty()).then(|| (ways.join("|"), 2))
    }

    /// "summon a random 3, 2, and 1-Cost minion": the same several times, of other costs.
    pub(super) fn of_costs(&self, effects: &[Effect]) -> Option<(String, usize)> {
        let cost_of = |effect: &Effect| {
            let kind = match effect.verb {
                Verb::Summon(What::Random(kind))
                | Verb::AddToHand(
                    What::Random(kind) | What::CopyOf(Selector { from: Source::At(..), that: [kind, _], .. }),
                )
                | Verb::Draw(kind) => kind,
                Verb::Summon(What::FromPast(past)) => past.that,
                _ => return None,
            };
            let parts: &[Condition] = match &kind {
                Condition::All(of) => of,
                Condition::Stat(..) => std::slice::from_ref(&kind),
                _ => return None,
            };
            let cost = parts.iter().find_map(|part| match part {
                Condition::Stat(Stat::Cost, Cmp::Equal, n) => Some(*n),
                _ => None,
            })?;
            (effect.when.is_always() && effect.amount == Amount::fixed(1)).then_some(cost)
        };
        let (first, rest) = effects.split_first()?;
        let cost = cost_of(first)?;
        let said = self.effect(first);
        let as_first = |effect: &&Effect| {
            let n = cost_of(effect);
            let same = |n: i16| {
                self.effect(effect)
                    == said
                        .replace(&format!("{cost}-Cost"), &format!("{n}-Cost"))
                        .replace(&format!("costs ({cost})"), &format!("costs ({n})"))
            };
            n.is_some_and(same)
        };
        let others: Vec<i16> = rest.iter().take_while(as_first).filter_map(cost_of).collect();
        let listed: Vec<String> = std::iter::once(cost).chain(others.iter().copied()).map(|n| n.to_string()).collect();
        let (last, before) = listed.split_last().filter(|_| !others.is_empty())?;
        // "a 2-Cost and 3-Cost Beast", "a 1, 2, and 3-Cost spell"
        let before: Vec<String> = before.iter().map(|n| format!("‹{n}|{n}-Cost›")).collect();
        let row = format!("{}, and {last}-Cost", before.join(", "));
        // An article goes with the first number: "an 8-Cost".
        Some((said.replace(&format!("{cost}-Cost"), &row), others.len() + 1))
    }

    /// "draw your lowest and highest Cost Dragon", "get a random Holy and Shadow spell": two in one.
    pub(super) fn both(&self, effects: &[Effect]) -> Option<(String, usize)> {
        let [one, other, ..] = effects else { return None };
        let plain = |effect: &Effect| effect.when.is_always() && effect.amount == Amount::fixed(1) && effect.to == YOU;
        if !plain(one) || !plain(other) {
            return None;
        }
        let said = match (&one.verb, &other.verb) {
            (Verb::AddToHand(What::Themselves(least)), Verb::AddToHand(What::Themselves(most)))
                if least.from == YOUR_DECK.from
                    && (least.pick, most.pick) == (Pick::Least(Stat::Cost), Pick::Most(Stat::Cost))
                    && (least.from, least.that) == (most.from, most.that) =>
            {
                format!("‹draw|get› your lowest and highest Cost {}", self.kind(&least.that[0], "card"))
            }
            (
                Verb::AddToHand(What::Random(Condition::School(a))),
                Verb::AddToHand(What::Random(Condition::School(b))),
            ) => {
                let (a, b) = (a.title(), b.title());
                let plain = format!("a random {a} spell and ‹|get |add ›a random {b} spell");
                format!("‹get|add› ‹{plain}|a random {a} and {b} spell›‹| to your hand›")
            }
            (Verb::Draw(Condition::School(a)), Verb::Draw(Condition::School(b))) => {
                let plain = format!("draw a {} spell and ‹|draw ›a {} spell", a.title(), b.title());
                format!("‹{plain}|draw a {} and {} spell›", a.title(), b.title())
            }
            _ => return None,
        };
        Some((said, 2))
    }

    /// Effects behind those that were said before, each as it is said behind the one before it.
    pub(super) fn clause_behind(&self, effects: &[Effect], from: usize, to: usize) -> String {
        let one = |at: usize| match at.checked_sub(1) {
            Some(before) => self.effect_after(&effects[before], &effects[at]),
            None => self.effect(&effects[at]),
        };
        (from..to).map(one).collect::<Vec<_>>().join(" ‹and |then |› ")
    }

    pub(super) fn clause_plainly(&self, effects: &[Effect]) -> String {
        effects.iter().map(|effect| self.effect(effect)).collect::<Vec<_>>().join(" ‹and |then |› ")
    }

    /// "Raise up to 6 Corpses as 1/3 Risen Footmen": they are spent, and one is summoned for each.
    pub(super) fn raised(&self, effects: &[Effect]) -> Option<(String, usize)> {
        match effects {
            [
                Effect { verb: Verb::SpendCorpses, amount, .. },
                Effect { verb: Verb::Summon(what), amount: of, .. },
                ..,
            ] if of.per == Per::Done => {
                let many = self.what(what, 2).replace("‹two|2› ", "");
                Some((format!("raise up to {} Corpses as {many}", amount.n), 2))
            }
            _ => None,
        }
    }

    /// "summon a 1/1 copy of it", "add a copy to your hand that costs (1)": a copy, and behind it what it is then given.
    pub(super) fn altered_copy(&self, effects: &[Effect]) -> Option<(String, usize)> {
        let (first, rest) = effects.split_first()?;
        let (what, became) = match &first.verb {
            Verb::Summon(what @ What::CopyOf(_))
            | Verb::AddToHand(what @ What::CopyOf(_))
            | Verb::ToDeck(what @ What::CopyOf(_), Depth::Shuffled) => (what, IT),
            Verb::Transform(what @ What::CopyOf(_)) => (what, THIS),
            _ => return None,
        };
        let What::CopyOf(of) = what else { return None };
        let (mut stats, mut costs, mut with, mut until) = (String::new(), String::new(), String::new(), 1);
        let mut each_costs = String::new();
        for effect in rest.iter().take_while(|effect| effect.to == became && effect.when.is_always()) {
            let modifiers = match &effect.verb {
                Verb::Attach(card) => self.given_by(card),
                Verb::Give(modifiers) => modifiers,
                _ => break,
            };
            match modifiers {
                [one] if one.what == Attribute::Stats && one.op == Op::Set => {
                    stats = format!("{}/{} ", one.amount.n, one.also);
                }
                [one] if one.what == Attribute::Cost && one.op == Op::Set => {
                    costs = format!(" ‹that costs|it costs|they cost› ({})", one.amount.n);
                    each_costs = format!("{}-Cost ", one.amount.n);
                }
                [one] if *one == has(GameTag::GHOSTLY) => "Temporary ".clone_into(&mut stats),
                // "a 2/2 copy of it with Rush", "a new copy of it without Taunt"
                [one] if with.is_empty() && matches!(one.what, Attribute::Tag(_)) && one.amount.n == 0 => {
                    with = format!(" without {}", super::title(tag_of(one)));
                }
                all if with.is_empty() && all.iter().all(|one| matches!(one.what, Attribute::Tag(_))) => {
                    with = format!(" ‹with|and give it› {}", self.modifiers(all));
                }
                _ => break,
            }
            until += 1;
        }
        if until == 1 {
            return None;
        }
        let n = first.amount.n;
        let new = if with.contains("without") { "‹new |›" } else { "" };
        let one =
            || if new.is_empty() { super::article(&format!("{stats}copy")) } else { format!("a {new}{stats}copy") };
        let noun = if n == 1 { one() } else { format!("{} {stats}copies", self.counted(n)) };
        let of_whom = match of.pick {
            Pick::All if !of.is_target() && matches!(of.from, Source::At(..)) => {
                let one = self.noun(of, Number::One);
                let yours = plural_of(&self.noun_of(of, Number::One));
                format!(" of each ‹{one}|of your ‹other |›{yours}›")
            }
            _ => format!(" of {}", self.selector(of, Number::One)),
        };
        let bare =
            if matches!(of.from, Source::It | Source::That | Source::Who) { self.or(&["", &of_whom]) } else { of_whom };
        let said = match first.verb {
            Verb::Summon(_) => format!("summon {noun}{bare}{with}"),
            Verb::ToDeck(..) if matches!(of.from, Source::At(..)) => {
                let them = self.selector(of, Number::Many);
                format!(
                    "‹shuffle {noun}{bare} into your deck{costs}|shuffle {each_costs}copies of {them} into your deck›"
                )
            }
            Verb::ToDeck(..) => format!("shuffle {noun}{bare} into your deck{costs}"),
            Verb::Transform(_) => format!("‹transform into|become› {noun}{bare}{with}"),
            _ if of.pick == Pick::All && matches!(of.from, Source::At(..)) => {
                let them = self.selector(of, Number::Many);
                format!("‹get|add› ‹{noun}{bare}|{stats}copies of {them}›‹| to your hand›{costs}")
            }
            _ => format!("‹get|add› {noun}{bare}‹| to your hand›{costs}{with}"),
        };
        Some((said, until))
    }
}
