//! What quests and other progress take.
use super::super::amount::Stat;
use super::super::condition::{Cmp, Condition};
use super::super::effect::{Effect, What};
use super::super::power::{Ability, Goal, Progress, infuse};
use super::super::selector::YOUR_HERO;
use super::super::trigger::{EventKind, EventPattern};
use super::super::verb::Verb;
use super::Explain;
use super::nouns::Number;
use super::plural::plural_of;

impl Explain<'_> {
    /// "Quest: Summon 8 Murlocs. Reward: Megafin."
    pub(super) fn quest(&self, progress: &Progress) -> String {
        if let (true, Some(steps)) = (self.variants, self.commanded(progress)) {
            // A questline says nothing of its next part.
            let then = match progress.then.split_last() {
                Some((Effect { verb: Verb::Begin(_), .. }, before)) => before,
                _ => progress.then,
            };
            let effects = self.effects(then);
            let reward = match progress.then {
                [Effect { verb: Verb::AddToHand(What::Named(id)) | Verb::HeroPower(What::Named(id)), .. }] => {
                    let name = self.name(id);
                    let first = name.split(' ').next().unwrap_or(&name);
                    format!("‹{name}|{first}|{effects}›")
                }
                _ => effects,
            };
            return format!("‹Quest|Sidequest|Questline›: {steps}. Reward: {reward}");
        }
        let steps = progress.on.iter().map(|event| self.event(event)).collect::<Vec<_>>().join(", ");
        let goal = match progress.goal {
            Goal::Times(n) => format!("{n} times"),
            Goal::Sum(n) => format!("{n} in all"),
            Goal::Each => "each once".to_owned(),
        };
        format!("Quest: {steps}, {goal}. Reward: {}", self.effects(progress.then))
    }

    /// "Summon 8 Murlocs": what a quest takes, told to the player; nothing where it is not so simple.
    fn commanded(&self, progress: &Progress) -> Option<String> {
        if progress.goal == Goal::Each {
            return Self::each_once(progress.on);
        }
        let [EventPattern { kind, who, what }] = progress.on else { return None };
        let cards = |default: &str| plural_of(&self.kind(what, default));
        let n = match progress.goal {
            Goal::Times(n) => self.counted(n),
            Goal::Sum(n) if *kind == EventKind::Heal => return Some(format!("Restore {n} Health")),
            Goal::Sum(_) | Goal::Each => return None,
        };
        let times = if n.contains("two") { format!("‹twice|{n} times›") } else { format!("{n} times") };
        Some(match kind {
            EventKind::Summon => format!("Summon {n} {}", cards("minion")),
            EventKind::Play => format!("Play {n} {}", cards("card")),
            EventKind::Cast => format!("Cast {n} {}", cards("spell")),
            EventKind::Draw => format!("Draw {n} {}", cards("card")),
            EventKind::Discover => format!("Discover {n} {}", cards("card")),
            EventKind::Discard => format!("Discard {n} {}", cards("card")),
            EventKind::ToHand if *what == super::super::condition::ANOTHER_CLASS => {
                format!("Add {n} cards from other classes to your hand")
            }
            EventKind::Targeted => format!("Cast {n} spells on {}", self.selector(who, Number::Many)),
            EventKind::Attack if *who == YOUR_HERO => format!("Attack {times} with your hero"),
            EventKind::HeroPower => format!("Use your Hero Power {times}"),
            _ => return None,
        })
    }

    /// "Cast a Fire, Frost, and Arcane spell", "Play a 2, 3, and 4-Cost card".
    fn each_once(on: &[EventPattern]) -> Option<String> {
        let one = |event: &EventPattern| match (event.kind, &event.what) {
            (EventKind::Cast, Condition::School(school)) => Some(("Cast", school.title().to_owned(), " spell")),
            (EventKind::Play, Condition::Stat(Stat::Cost, Cmp::Equal, n)) => {
                Some(("Play", n.to_string(), "-Cost card"))
            }
            _ => None,
        };
        let all: Vec<_> = on.iter().map(one).collect::<Option<_>>()?;
        let ((verb, last, noun), before) = all.split_last()?;
        let before: Vec<&str> = before.iter().map(|(_, what, _)| what.as_str()).collect();
        Some(format!("{verb} a {} and {last}{noun}", before.join(" ")))
    }

    /// "after you play 3 cards": what it takes.
    pub(super) fn steps(&self, progress: &Progress) -> String {
        let said = progress.on.iter().map(|event| self.event(event)).collect::<Vec<_>>().join(" and ");
        match progress.goal {
            Goal::Times(1) | Goal::Each => format!("after {said}"),
            Goal::Times(n) if self.variants && said.starts_with("a minion dies") => format!("after {n} minions die"),
            Goal::Times(n) => match said.split_once(" a ") {
                Some((before, noun)) => format!("after {before} {n} {noun}s"),
                None => format!("after {said} {n} times"),
            },
            Goal::Sum(n) => format!("after {said}, {n} in all"),
        }
    }

    /// "Infuse (3): …", "(Cast 4 spells to upgrade.)"
    pub(super) fn upgrades(&self, progress: &Progress, into: &'static str) -> String {
        match progress.goal {
            Goal::Times(n) if infuse(n, into).ability == Ability::Upgrades(*progress, into) => {
                format!("Infuse ({n}): Become {}.", self.name(into))
            }
            _ => format!("({}, this becomes {}.)", super::capital(&self.steps(progress)), self.name(into)),
        }
    }
}
