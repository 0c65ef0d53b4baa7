//! Reads steps as they are written in a test, so that a program can play them.
use cardwright_data::{GameTag, Zone};

use super::step::{At, Outcome, Side, Step, TargetKind, Who};

/// The step that is written so; `None` if it is not one of those that generated tests are made of.
///
/// ```
/// use cardwright_tests::{At, Step, Who, read};
/// assert_eq!(read(r#"Play("CS2_029", On(Their(0)))"#), Some(Step::Play("CS2_029", At::On(Who::Their(0)))));
/// ```
pub fn read(step: &str) -> Option<Step> {
    let (name, arguments) = call(step);
    let a = |at: usize| arguments.get(at).copied();
    let id = |at: usize| a(at).and_then(text);
    let who = |at: usize| a(at).and_then(who);
    let number = |at: usize| a(at).and_then(|it| it.parse().ok());
    let count = |at: usize| a(at).and_then(|it| it.parse().ok());
    let tag = |at: usize| a(at).and_then(|it| GameTag::named(it.strip_prefix("GameTag::")?));
    let side = |at: usize| match a(at)? {
        "Mine" => Some(Side::Mine),
        "Theirs" => Some(Side::Theirs),
        _ => None,
    };
    let aim = |at: usize| match call(a(at)?) {
        ("Nothing", _) => Some(At::Nothing),
        ("On", whom) => Some(At::On(self::who(whom.first()?)?)),
        _ => None,
    };
    Some(match name {
        "Give" => Step::Give(id(0)?),
        "GiveThem" => Step::GiveThem(id(0)?),
        "Friend" => Step::Friend(id(0)?),
        "Enemy" => Step::Enemy(id(0)?),
        "HasHeroPower" => Step::HasHeroPower(id(0)?),
        "OnTop" => Step::OnTop(id(0)?),
        "OnTheirTop" => Step::OnTheirTop(id(0)?),
        "EmptyDeck" => Step::EmptyDeck(side(0)?),
        "Discard" => Step::Discard(who(0)?),
        "Play" => Step::Play(id(0)?, aim(1)?),
        "PlayOption" => Step::PlayOption(id(0)?, count(1)?, aim(2)?),
        "HeroPower" => Step::HeroPower(aim(0)?),
        "Use" => Step::Use(who(0)?, count(1)?, aim(2)?),
        "Attack" => Step::Attack(who(0)?, who(1)?),
        "Crystals" => Step::Crystals(a(0)?.parse().ok()?),
        "Bury" => Step::Bury(a(0)?.parse().ok()?),
        "EndTurn" => Step::EndTurn,
        "Choose" => Step::Choose(count(0)?),
        "ChooseCard" => Step::ChooseCard(id(0)?),
        "Kill" => Step::Kill(who(0)?),
        "Hurt" => Step::Hurt(who(0)?, number(1)?),
        "Restore" => Step::Restore(who(0)?, number(1)?),
        "DrawOne" => Step::DrawOne,
        "Enchant" => Step::Enchant(who(0)?, id(1)?),
        "Force" => Step::Force(outcome(a(0)?)?),
        "Never" => Step::Never(outcome(a(0)?)?),
        "Cost" => Step::Cost(id(0)?, number(1)?),
        "Stats" => Step::Stats(id(0)?, number(1)?, number(2)?),
        "Now" => Step::Now(who(0)?, number(1)?, number(2)?),
        "Has" => Step::Has(id(0)?, tag(1)?),
        "HasNow" => Step::HasNow(who(0)?, tag(1)?),
        "HasNot" => Step::HasNot(who(0)?, tag(1)?),
        "TagNow" => Step::TagNow(who(0)?, tag(1)?, number(2)?),
        "Targets" => Step::Targets(id(0)?, kinds(a(1)?)?),
        "Unplayable" => Step::Unplayable(id(0)?),
        "CannotTarget" => Step::CannotTarget(id(0)?, who(1)?),
        "Damage" => Step::Damage(who(0)?, number(1)?),
        "Armor" => Step::Armor(side(0)?, number(1)?),
        "Dead" => Step::Dead(who(0)?),
        "In" => Step::In(who(0)?, zone(a(1)?)?),
        "CostNow" => Step::CostNow(who(0)?, number(1)?),
        "HandCount" => Step::HandCount(side(0)?, count(1)?),
        "BoardCount" => Step::BoardCount(side(0)?, count(1)?),
        "DeckCount" => Step::DeckCount(side(0)?, count(1)?),
        "Corpses" => Step::Corpses(side(0)?, number(1)?),
        "NoWeapon" => Step::NoWeapon(side(0)?),
        "Is" => Step::Is(who(0)?, id(1)?),
        "Mana" => Step::Mana(number(0)?),
        "WrittenAs" => Step::WrittenAs(id(0)?, id(1)?),
        _ => return None,
    })
}

/// A name and its arguments.
fn call(text: &str) -> (&str, Vec<&str>) {
    let Some((name, rest)) = text.split_once('(') else { return (text, Vec::new()) };
    let inner = rest.strip_suffix(')').unwrap_or(rest);
    let (mut parts, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, c) in inner.char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(inner[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(inner[start..].trim());
    (name, parts)
}

/// Steps hold what tests hold: texts that live as long as the program.
fn text(quoted: &str) -> Option<&'static str> {
    Some(quoted.strip_prefix('"')?.strip_suffix('"')?.to_owned().leak())
}

fn who(text: &str) -> Option<Who> {
    let (name, arguments) = call(text);
    let at = || arguments.first()?.parse().ok();
    Some(match name {
        "MyHero" => Who::MyHero,
        "TheirHero" => Who::TheirHero,
        "My" => Who::My(at()?),
        "Their" => Who::Their(at()?),
        "InHand" => Who::InHand(at()?),
        "InTheirHand" => Who::InTheirHand(at()?),
        "Nth" => Who::Nth(at()?),
        "The" => Who::The(self::text(arguments.first()?)?),
        "MyWeapon" => Who::MyWeapon,
        "TheirWeapon" => Who::TheirWeapon,
        "MyPower" => Who::MyPower,
        "Me" => Who::Me,
        _ => return None,
    })
}

fn outcome(text: &str) -> Option<Outcome> {
    let (name, arguments) = call(text);
    let first = arguments.first().copied();
    Some(match name {
        "Yes" => Outcome::Yes,
        "No" => Outcome::No,
        "Number" => Outcome::Number(first?.parse().ok()?),
        "Card" => Outcome::Card(self::text(first?)?),
        "Entity" => Outcome::Entity(who(first?)?),
        _ => return None,
    })
}

fn zone(text: &str) -> Option<Zone> {
    Some(match text.strip_prefix("Zone::")? {
        "Play" => Zone::Play,
        "Hand" => Zone::Hand,
        "Deck" => Zone::Deck,
        "Secret" => Zone::Secret,
        "Graveyard" => Zone::Graveyard,
        _ => return None,
    })
}

fn kinds(text: &str) -> Option<&'static [TargetKind]> {
    let inner = text.strip_prefix("&[")?.strip_suffix(']')?;
    let kind = |name: &str| match name.trim() {
        "FriendlyMinion" => Some(TargetKind::FriendlyMinion),
        "EnemyMinion" => Some(TargetKind::EnemyMinion),
        "FriendlyHero" => Some(TargetKind::FriendlyHero),
        "EnemyHero" => Some(TargetKind::EnemyHero),
        _ => None,
    };
    let kinds: Option<Vec<TargetKind>> = inner.split(',').filter(|name| !name.trim().is_empty()).map(kind).collect();
    Some(kinds?.leak())
}
