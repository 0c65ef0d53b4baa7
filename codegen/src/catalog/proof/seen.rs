//! What is seen of a table.
use std::collections::BTreeSet;

use cardwright_data::enums::{CardType, GameTag};

use super::story::Story;
use super::table::{Body, Table};

impl Story<'_, '_> {
    /// Tells what is seen now and was not so before; `None` if nothing is.
    pub(super) fn seen(&mut self, before: &Table) -> Option<()> {
        let table = &self.table;
        if table.haunts() {
            return None;
        }
        // Minions whom the dice bring may do something to the others.
        let wild = table.sides.iter().any(|side| side.others > 0);
        let mut told: Vec<String> = Vec::new();
        let mut calm: Vec<String> = Vec::new();
        for (body, was) in table.bodies.iter().zip(&before.bodies) {
            let who = format!("Nth({})", body.nth);
            if body == was {
                if !body.in_hand && !body.dead && !body.gone && body.card_type == CardType::Minion {
                    calm.push(format!("Now({who}, {}, {})", body.attack, body.health - body.damage));
                }
                continue;
            }
            if let Some(id) = body.became {
                told.push(format!("Is({who}, {id:?})"));
                continue;
            }
            if body.dead {
                told.push(format!("Dead({who})"));
                continue;
            }
            if body.gone {
                continue;
            }
            if body.mine != was.mine {
                told.push(format!("BoardCount(Mine, {})", table.count(0)));
            }
            if body.in_hand {
                if body.cost != was.cost {
                    told.push(format!("CostNow({who}, {})", body.cost.max(0)));
                }
                continue;
            }
            let numbers = |body: &Body| (body.attack, body.health - body.damage);
            if numbers(body) != numbers(was) {
                told.push(format!("Now({who}, {}, {})", body.attack, body.health - body.damage));
            }
            tags(&mut told, &who, &body.tags, &was.tags);
        }
        for side in 0..2 {
            let (now, was) = (&table.sides[side], &before.sides[side]);
            let (whose, hero) = if side == 0 { ("Mine", "MyHero") } else { ("Theirs", "TheirHero") };
            if now.damage == was.damage {
                calm.push(format!("Damage({hero}, {})", now.damage));
            } else {
                told.push(format!("Damage({hero}, {})", now.damage));
            }
            if now.armor != was.armor {
                told.push(format!("Armor({whose}, {})", now.armor));
            }
            if now.attack != was.attack {
                told.push(format!("Now({hero}, {}, {})", now.attack, 30 - now.damage));
            }
            tags(&mut told, hero, &now.hero_tags, &was.hero_tags);
            if now.hand != was.hand {
                told.push(format!("HandCount({whose}, {})", now.hand));
            }
            if now.deck != was.deck {
                told.push(format!("DeckCount({whose}, {})", now.deck));
            }
            if now.weapon != was.weapon
                && let Some((attack, durability)) = now.weapon
            {
                let weapon = if side == 0 { "MyWeapon" } else { "TheirWeapon" };
                told.push(format!("Now({weapon}, {attack}, {durability})"));
            }
            if table.count(side) != before.count(side) {
                told.push(format!("BoardCount({whose}, {})", table.count(side)));
            }
            if let Some((id, attack, health)) = now.made.first().filter(|_| now.made != was.made) {
                told.push(format!("Now(The({id:?}), {attack}, {health})"));
            }
        }
        if told.is_empty() {
            return None;
        }
        self.steps.append(&mut told);
        self.steps.extend(calm.into_iter().take(if wild { 0 } else { 3 }));
        Some(())
    }
}

/// Keywords that came or went.
fn tags(told: &mut Vec<String>, who: &str, now: &BTreeSet<GameTag>, was: &BTreeSet<GameTag>) {
    told.extend(now.difference(was).filter_map(|tag| tag.name()).map(|tag| format!("HasNow({who}, GameTag::{tag})")));
    told.extend(was.difference(now).filter_map(|tag| tag.name()).map(|tag| format!("HasNot({who}, GameTag::{tag})")));
}
