//! Costs as text, in the form that [`parse`](super::parse) reads.
use std::fmt::{self, Write as _};

use super::{CardFilter, Cost, Part, Resource};

/// A client's name as one word: `BLOOD_ELF` is `BloodElf`.
fn word(f: &mut fmt::Formatter<'_>, name: &str) -> fmt::Result {
    for part in name.split('_') {
        let mut letters = part.chars();
        if let Some(first) = letters.next() {
            write!(f, "{first}{}", letters.as_str().to_ascii_lowercase())?;
        }
    }
    Ok(())
}

impl fmt::Display for CardFilter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Any => f.write_str("Any"),
            Self::This => f.write_str("This"),
            Self::Type(card_type) => word(f, card_type.name()),
            Self::Race(race) => word(f, race.name()),
            Self::School(school) => word(f, school.name()),
        }
    }
}

impl fmt::Display for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mana => f.write_str("Mana"),
            Self::Health => f.write_str("Health"),
            Self::Armor => f.write_str("Armor"),
            Self::Corpses => f.write_str("Corpses"),
            Self::OfRuleset(pool) => f.write_char(pool.symbol()),
        }
    }
}

/// More of one pool than this are counted: `U(7)` for `U U U U U U U`.
const SPELT_OUT: i16 = 4;

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Free => f.write_str("0"),
            Self::Or => f.write_str("|"),
            Self::Mana(n) => write!(f, "{n}"),
            Self::Pool(pool, n) if n <= SPELT_OUT => {
                f.write_char(pool.symbol())?;
                (1..n).try_for_each(|_| write!(f, " {}", pool.symbol()))
            }
            Self::Pool(pool, n) => write!(f, "{}({n})", pool.symbol()),
            Self::X(of, least, most) => write!(f, "X({of},{least},{most})"),
            Self::All(of, least) => write!(f, "All({of},{least})"),
            Self::Health(n) => write!(f, "Health({n})"),
            Self::Armor(n) => write!(f, "Armor({n})"),
            Self::Corpses(n) => write!(f, "Corpses({n})"),
            Self::Exhaust => f.write_str("Exhaust"),
            Self::Attack => f.write_str("Attack"),
            Self::Once(n) => write!(f, "Once({n})"),
            Self::Durability(n) => write!(f, "Durability({n})"),
            Self::Cooldown(n) => write!(f, "Cooldown({n})"),
            Self::Overload(n) => write!(f, "Overload({n})"),
            Self::Counter(at, n) => write!(f, "Counter({at},{n})"),
            Self::AddCounter(at, n) => write!(f, "AddCounter({at},{n})"),
            Self::Discard(n, which) => write!(f, "Discard({n},{which})"),
            Self::Destroy(n, which) => write!(f, "Destroy({n},{which})"),
            Self::Tap(n, which) => write!(f, "Tap({n},{which})"),
            Self::ToDeck(n, which) => write!(f, "ToDeck({n},{which})"),
            Self::Exile(n, which) => write!(f, "Exile({n},{which})"),
        }
    }
}

impl Cost {
    /// The cost in a message: Mana alone is named.
    ///
    /// ```
    /// use cardwright_vocabulary::script::cost::mana;
    /// assert_eq!(mana(5).in_words(), "5 mana");
    /// ```
    pub fn in_words(&self) -> String {
        if matches!(self.parts(), [Part::Mana(_)]) { format!("{self} mana") } else { self.to_string() }
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let several = self.ways() > 1;
        // `split` of an empty list of parts has one way, which is free.
        for (n, way) in self.alternatives().enumerate() {
            f.write_str(if n > 0 { " | " } else { "" })?;
            let grouped = several && way.len() > 1;
            f.write_str(if grouped { "(" } else { "" })?;
            if way.is_empty() {
                f.write_char('0')?;
            }
            for (at, part) in way.iter().enumerate() {
                let before = at.checked_sub(1).map(|at| way[at]);
                let together = if let Part::Pool(now, _) = *part {
                    // Twice the same would be read as one.
                    matches!(before, Some(Part::Mana(_)))
                        || matches!(before, Some(Part::Pool(other, _)) if other != now)
                } else {
                    false
                };
                f.write_str(if together {
                    " "
                } else if at > 0 {
                    " + "
                } else {
                    ""
                })?;
                write!(f, "{part}")?;
            }
            f.write_str(if grouped { ")" } else { "" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cost({self})")
    }
}
