//! The changes by enchantments, in words.
use cardwright_engine::facts::Keywords;
use cardwright_engine::script::amount::Multiplier;
use cardwright_engine::script::aura::{Attribute, Modifier, Op};
use cardwright_engine::state::Enchantment;

/// The changes by an enchantment, as text: `+2/+2 and Taunt`. Empty if it changes nothing that a card shows, or if its numbers
/// are counted anew all the time.
pub fn enchantment_text(enchantment: &Enchantment) -> String {
    let words: Vec<String> = enchantment.modifiers.iter().filter_map(|it| change(it, enchantment.x)).collect();
    words.join(", ")
}

/// The change by a modifier, in words; `x` is the number of its enchantment.
fn change(modifier: &Modifier, x: i16) -> Option<String> {
    if !matches!(modifier.amount.per, Multiplier::One | Multiplier::X) {
        return None;
    }
    let times = if modifier.amount.per == Multiplier::X { x } else { 1 };
    let (n, also) = (modifier.amount.n.saturating_mul(times), modifier.also.saturating_mul(times));
    let number = |n: i16, name: &str| match modifier.op {
        Op::Add if n == 0 => None,
        Op::Add => Some(format!("{n:+} {name}")),
        Op::Set => Some(format!("{n} {name}")),
        Op::Times => Some(format!("{n} times the {name}")),
        Op::AtLeast => Some(format!("at least {n} {name}")),
        Op::AtMost => Some(format!("at most {n} {name}")),
    };
    match modifier.what {
        Attribute::Stats => match (modifier.op, n, also) {
            (Op::Add, 0, 0) => None,
            (Op::Add, n, 0) => number(n, "Attack"),
            (Op::Add, 0, also) => number(also, "Health"),
            (Op::Add, n, also) => Some(format!("{n:+}/{also:+}")),
            (Op::Set | Op::Times | Op::AtLeast | Op::AtMost, n, also) => Some(format!("{n}/{also}")),
        },
        Attribute::Attack => number(n, "Attack"),
        Attribute::Health => number(n, "Health"),
        Attribute::Durability => number(n, "Durability"),
        Attribute::Cost => number(n, "Cost"),
        Attribute::Tag(tag) => {
            let keyword = keyword_name(Keywords::of_tag(tag))?;
            Some(if n == 0 && modifier.op == Op::Set { format!("no {keyword}") } else { keyword })
        }
    }
}

/// The names of keywords that a player reads on a board; `None` for the others.
const NAMES: &[(Keywords, &str)] = &[
    (Keywords::TAUNT, "Taunt"),
    (Keywords::STEALTH, "Stealth"),
    (Keywords::DIVINE_SHIELD, "Divine Shield"),
    (Keywords::CHARGE, "Charge"),
    (Keywords::RUSH, "Rush"),
    (Keywords::WINDFURY, "Windfury"),
    (Keywords::MEGA_WINDFURY, "Mega-Windfury"),
    (Keywords::LIFESTEAL, "Lifesteal"),
    (Keywords::POISONOUS, "Poisonous"),
    (Keywords::REBORN, "Reborn"),
    (Keywords::ELUSIVE, "Elusive"),
    (Keywords::FROZEN, "Frozen"),
    (Keywords::IMMUNE, "Immune"),
    (Keywords::DORMANT, "Dormant"),
    (Keywords::CANT_ATTACK, "Can't attack"),
    (Keywords::CANNOT_ATTACK_HEROES, "Can't attack heroes"),
    (Keywords::DEATHRATTLE, "Deathrattle"),
    (Keywords::INSPIRE, "Inspire"),
    (Keywords::FRENZY, "Frenzy"),
    (Keywords::SPELLBURST, "Spellburst"),
    (Keywords::TITAN, "Titan"),
    (Keywords::TRADEABLE, "Tradeable"),
    (Keywords::ECHO, "Echo"),
    (Keywords::MAGNETIC, "Magnetic"),
];

/// The name of a keyword as cards print it.
fn keyword_name(keyword: Keywords) -> Option<String> {
    NAMES.iter().find(|(it, _)| *it == keyword).map(|(_, name)| (*name).to_owned())
}

/// The names of keywords as cards print them, in a fixed order.
pub fn keyword_names(keywords: Keywords) -> impl Iterator<Item = &'static str> {
    NAMES.iter().filter(move |(keyword, _)| keywords.has(*keyword)).map(|(_, name)| *name)
}
