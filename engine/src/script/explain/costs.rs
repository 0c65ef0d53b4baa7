//! What is paid, and what can be done for it.

use super::Explain;
use crate::script::activatable::Activatable;
use crate::script::cost::{Cost, Part, Which};

impl Explain<'_> {
    /// What is spent: "a Corpse", "3 Corpses".
    pub(super) fn paid(&self, cost: &Cost) -> String {
        match cost.parts() {
            [Part::Corpses(1)] => self.or(&["a Corpse", "1 Corpse"]),
            _ => Self::cost(cost),
        }
    }

    fn cost(cost: &Cost) -> String {
        cost.alternatives()
            .map(|way| way.iter().copied().map(paid).collect::<Vec<_>>().join(" and "))
            .collect::<Vec<_>>()
            .join(" or ")
    }

    pub(super) fn activatable(&self, activatable: &Activatable) -> String {
        format!("{} ({}): {}", activatable.name, Self::cost(&activatable.cost), self.effects(activatable.effects))
    }
}

/// A part of a cost as a text names it.
fn paid(part: Part) -> String {
    let of = |which: Which, one: &str| match which {
        Which::Any => one.to_owned(),
        Which::This => "this".to_owned(),
        Which::Type(_) | Which::Race(_) | Which::School(_) => which.to_string(),
    };
    match part {
        Part::Free => "nothing".to_owned(),
        Part::Or => "or".to_owned(),
        Part::Mana(n) => format!("{n} Mana"),
        Part::Pool(..) => part.to_string(),
        Part::Health(n) => format!("{n} Health"),
        Part::Armor(n) => format!("{n} Armor"),
        Part::Corpses(n) => format!("{n} Corpses"),
        Part::X(of, least, most) => format!("{least} to {most} {of}"),
        Part::All(of, _) => format!("all {of}"),
        Part::Exhaust => "this turn's use".to_owned(),
        Part::Attack => "this turn's attack".to_owned(),
        Part::Once(_) => "its only use".to_owned(),
        Part::Durability(n) => format!("{n} Durability"),
        Part::Cooldown(n) => format!("{n} turns"),
        Part::Overload(n) => format!("Overload ({n})"),
        Part::Counter(_, n) => format!("{n} counters"),
        Part::AddCounter(_, n) => format!("{n} counters more"),
        Part::Discard(n, which) => format!("discard {n} {}", of(which, "cards")),
        Part::Destroy(n, which) => format!("destroy {n} friendly {}", of(which, "minions")),
        Part::Tap(n, which) => format!("use up {n} friendly {}", of(which, "minions")),
        Part::ToDeck(n, which) => format!("shuffle {n} {} of your hand into your deck", of(which, "cards")),
        Part::Exile(n, which) => format!("exile {n} {} of your graveyard", of(which, "cards")),
    }
}
