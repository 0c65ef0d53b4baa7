//! Numbers, what they count, and what changes them.
use super::Explain;
use super::conditions::stat_name;
use super::tag_name;
use crate::script::amount::{Amount, Deed, Past, Per, Window};
use crate::script::aura::{Attribute, Modifier, Op};
use crate::script::selector::Side;

impl Explain<'_> {
    /// A number in an effect: "3", "2 for each enemy minion", "1 times the Attack of it".
    pub(super) fn amount(self, amount: &Amount) -> String {
        match &amount.per {
            Per::One => amount.n.to_string(),
            Per::UpTo(most) => format!("{} to {most}", amount.n),
            per @ (Per::Fixed(_)
            | Per::Each(_)
            | Per::Stat(..)
            | Per::Past(_)
            | Per::InARow(_)
            | Per::Tag(..)
            | Per::ThatMuch
            | Per::Different(..)
            | Per::Excess
            | Per::Done
            | Per::Stored(_)
            | Per::Number
            | Per::X
            | Per::Sum(_)
            | Per::Half(_)) => format!("{} for each of {}", amount.n, self.number_of(per)),
        }
    }

    /// How often, behind what is done once: nothing for once.
    pub(super) fn as_often(self, amount: &Amount) -> String {
        if *amount == Amount::fixed(1) { String::new() } else { format!(" {} times", self.amount(amount)) }
    }

    /// A number that is looked up.
    pub(super) fn number_of(self, per: &Per) -> String {
        match per {
            Per::One => "1".to_owned(),
            Per::Fixed(n) => n.to_string(),
            Per::Each(which) => self.bare_those(which),
            Per::Stat(stat, whose) => format!("the {} of {}", stat_name(*stat), self.those(whose)),
            Per::Past(past) => self.past(past),
            Per::InARow(past) => format!("turn in a row in which {}", self.past(past)),
            Per::Tag(tag, whose) => format!("the {} of {}", tag_name(*tag), self.those(whose)),
            Per::ThatMuch => "that much".to_owned(),
            Per::Different(by, past) => format!("different {} of {}", super::entities::by_name(*by), self.past(past)),
            Per::Excess => "the excess damage".to_owned(),
            Per::Done => "as many as were done".to_owned(),
            Per::Stored(counter) => format!("the number kept in {counter}"),
            Per::Number => "@".to_owned(),
            Per::X => "X".to_owned(),
            Per::Sum(of) => of.iter().map(|per| self.number_of(per)).collect::<Vec<_>>().join(" plus "),
            Per::Half(of) => format!("half of {}", self.number_of(of)),
            Per::UpTo(most) => format!("up to {most}"),
        }
    }

    /// What a player did.
    pub(super) fn past(self, past: &Past) -> String {
        let who = match past.side {
            Side::Friendly => "you",
            Side::Enemy => "your opponent",
            Side::Both => "both players",
        };
        let did = match past.deed {
            Deed::Played => "played",
            Deed::Cast => "cast",
            Deed::Died => "had die",
            Deed::Summoned => "summoned",
            Deed::Drawn => "drew",
            Deed::Discarded => "discarded",
            Deed::HeroPower => "used with the Hero Power",
            Deed::HeroAttack => "attacked with the hero",
            Deed::Launched => "launched",
            Deed::JadeGolem => "summoned as a Jade Golem",
            Deed::Excavated => "Excavated",
            Deed::Invoked => "Invoked",
            Deed::Imbued => "Imbued",
            Deed::Restored => "restored Health",
            Deed::HeroHealed => "restored Health to the hero",
            Deed::HeroHurt => "took damage with the hero",
            Deed::HealthChanged => "had the Health of the hero change",
            Deed::OptionTaken => "chosen",
            Deed::Discovered => "Discovered",
            Deed::Heralded => "Heralded",
            Deed::Dealt => "dealt damage with",
            Deed::ArmorGained => "gained Armor with",
            Deed::Overloaded => "Overloaded with",
            Deed::Revealed => "had triggered",
            Deed::ManaSpent => "spent Mana on",
            Deed::Attacked => "attacked with",
            Deed::BegunWith => "began with in hand",
            Deed::LocationUsed => "used",
            Deed::Equipped => "equipped",
            Deed::Shuffled => "shuffled",
            Deed::Reborn => "had Reborn",
            Deed::Recorded => "completed",
            Deed::CastOnOwnMinion => "cast on their own minions",
            Deed::CastOnOwnHero => "cast on their own hero",
            Deed::CastOnEnemy => "cast on an enemy",
            Deed::Forged => "Forged",
            Deed::ShuffledToEnemy => "shuffled into the opponent's deck",
            Deed::ArmorLost => "lost Armor with",
            Deed::Added => "added to the hand",
            Deed::Destroyed => "had destroyed",
            Deed::Countered => "had countered",
        };
        let when = match past.window {
            Window::ThisTurn => "this turn",
            Window::LastTurn => "last turn",
            Window::SinceYourTurn => "since your last turn",
            Window::WhileHolding => "while holding this",
            Window::ThisGame => "this game",
            Window::OnYourTurns => "on their own turns",
            Window::EnemyTurn => "on your opponent's turn",
            Window::UpToThat => "this turn up to that card",
            Window::SincePlayed => "since this was played",
            Window::SinceThat => "since that card was played",
        };
        let other = if past.other { "other " } else { "" };
        let in_all = if past.in_all { "all together for " } else { "" };
        format!("{in_all}{other}{} that {who} {did} {when}", self.kind(&past.that))
    }

    pub(super) fn modifiers(self, modifiers: &[Modifier]) -> String {
        modifiers.iter().map(|modifier| self.modifier(modifier)).collect::<Vec<_>>().join(" and ")
    }

    fn modifier(self, modifier: &Modifier) -> String {
        let n = modifier.amount.n;
        let changed = match (modifier.what, modifier.op) {
            (Attribute::Stats, Op::Add) => format!("{n:+}/{:+}", modifier.also),
            (Attribute::Stats, Op::Set) => format!("{n}/{}", modifier.also),
            (Attribute::Stats, op) => changed("Attack and Health", op, n),
            (Attribute::Attack, op) => changed("Attack", op, n),
            (Attribute::Health, op) => changed("Health", op, n),
            (Attribute::Durability, op) => changed("Durability", op, n),
            (Attribute::Cost, Op::Add) if n < 0 && modifier.also != 0 => {
                format!("costs ({}) less but not less than ({})", n.unsigned_abs(), modifier.also)
            }
            (Attribute::Cost, Op::Add) if n < 0 => format!("costs ({}) less", n.unsigned_abs()),
            (Attribute::Cost, Op::Add) => format!("costs ({n}) more"),
            (Attribute::Cost, Op::Set) => format!("costs ({n})"),
            (Attribute::Cost, op) => changed("Cost", op, n),
            (Attribute::Tag(tag), Op::Set) if n > 0 => tag_name(tag),
            (Attribute::Tag(tag), Op::Set) => format!("loses {}", tag_name(tag)),
            (Attribute::Tag(tag), op) => changed(&tag_name(tag), op, n),
        };
        let per = &modifier.amount.per;
        if *per == Per::One { changed } else { format!("{changed} for each of {}", self.number_of(per)) }
    }
}

/// A change of one number.
fn changed(what: &str, op: Op, n: i16) -> String {
    match op {
        Op::Add => format!("{n:+} {what}"),
        Op::Set => format!("{what} set to {n}"),
        Op::Times if n == 2 => format!("double {what}"),
        Op::Times => format!("{what} multiplied by {n}"),
        Op::AtLeast => format!("{what} no less than {n}"),
        Op::AtMost => format!("{what} no more than {n}"),
    }
}
