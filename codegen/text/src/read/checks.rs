//! Checks of a reading: by the data of the tokens that it names, and by what no card does.
use crate::grammar::{PhrasePart, Rule};
use crate::subject::{Mention, Subject};
use crate::vocabulary::{Value, WordArgument};
use cardwright_data::enums::{CardType, GameTag};
use cardwright_vocabulary::compiled::Cards;
use cardwright_vocabulary::script::prelude::*;

/// Whether the data of the tokens that a rule names has what the rule says of them and its meaning leaves out: "two 2/3
/// Treants with Taunt" are tokens with 2 Attack, 3 Health and Taunt; of "a card that deals 2 damage" its text says so.
pub fn tokens_agree<'v>(rule: &Rule, holes: impl Iterator<Item = (usize, &'v Value)>, subject: &Subject<'_>) -> bool {
    let holes: Vec<(usize, &Value)> = holes.collect();
    let unused_holes = |place: usize| rule.unused_holes.contains(&place);
    let at = |place: usize| holes.iter().find(|(of, _)| *of == place).map(|(_, value)| *value);
    let token = |(place, value): &(usize, &Value)| {
        let Value::Text(id) = value else { return None };
        let mention = subject.mentions.iter().find(|it| it.id == *id && !unused_holes(*place))?;
        Some((*place, mention))
    };
    let tokens: Vec<(usize, &Mention)> = holes.iter().filter_map(token).collect();
    // Numbers stand in front of their token, keywords and words behind it.
    let behind = |place: usize| tokens.iter().find(|(of, _)| *of > place).or(tokens.last()).map(|(_, token)| *token);
    let before = |place: usize| tokens.iter().rfind(|(of, _)| *of < place).or(tokens.first()).map(|(_, token)| *token);
    rule.unused_holes.iter().all(|place| {
        let Some(value) = at(*place) else { return true };
        if let Value::Number(attack) = value
            && rule.parts.get(place + 1) == Some(&PhrasePart::Sign('/'))
            && unused_holes(place + 2)
            && let Some(Value::Number(health)) = at(place + 2)
        {
            behind(*place).is_none_or(|token| match token.stats {
                Some(stats) => stats == (i64::from(*attack), i64::from(*health)),
                // What has no numbers in the data may get them when it is made; a spell never has any.
                None => token.card_type != Some(CardType::Spell),
            })
        } else if let Value::List(keywords) = value {
            before(*place).is_none_or(|token| {
                keywords.iter().all(|keyword| GameTag::take(keyword).is_none_or(|tag| token.tags.contains(&tag)))
            })
        } else if let Value::Text(said) = value {
            before(*place).is_none_or(|token| token_matches(token, said))
        } else {
            true
        }
    })
}

/// Whether a token's text and numbers are what another card says of it.
fn token_matches(token: &Mention, said: &str) -> bool {
    let stats = token.stats.map_or_else(String::new, |(attack, health)| format!(" {attack}/{health}"));
    crate::content::description_agrees(said, &format!("{}{stats}", token.text))
}

/// Whether the text would summon a spell, which means that it was misread: "an Animal Companion" is one of three minions, not
/// the spell.
pub fn summons_spell(power: &Power, cards: &Cards) -> bool {
    power.blocks().into_iter().flatten().any(|effect| {
        let Verb::Summon(CardSource::Named(id)) = effect.verb else { return false };
        cards.by_id(id).is_some_and(|card| cards.get(card).card_type == CardType::Spell)
    })
}

/// Whether something is read that nobody can do: a spell's own attack, or one on several at once; discarding a minion.
pub fn asks_impossible_attack(power: &Power, card_type: CardType) -> bool {
    let stands = matches!(card_type, CardType::Minion | CardType::Weapon);
    power.blocks().into_iter().flatten().any(|effect| {
        let on_board = |of: &Selector| matches!(of.from, SelectionSource::At(_, Place::Minions | Place::Characters));
        if let Verb::MakeAttack(victim) = effect.verb {
            let many = on_board(&victim) && victim.pick == Pick::All;
            // Each is attacked in its turn, by one.
            let one = effect.to == THIS || effect.to == YOUR_HERO;
            return (many && !one) || (effect.to == THIS && !stands);
        }
        // "Your Mechs cost (1) less": in hand; what stands on the board costs nothing any more.
        let costs = matches!(effect.verb, Verb::Give([one]) if one.what == Attribute::Cost)
            && matches!(effect.to.from, SelectionSource::At(_, Place::Minions))
            && effect.to.pick == Pick::All;
        // "Discard a random Undead": nobody discards what stands on the board.
        costs || (effect.verb == Verb::Discard && on_board(&effect.to))
    })
}

/// Whether a spell would gain what nobody sees on a spell: the text means the hero that it spoke of before.
pub fn spell_gains_stats(power: &Power, subject: &Subject<'_>) -> bool {
    let Ability::Text(text) = power.ability else { return false };
    let gains = |it: &Effect| matches!(it.verb, Verb::Give(_) | Verb::GiveFor(..) | Verb::Attach(_)) && it.to == THIS;
    subject.is_played_itself && subject.card_type == CardType::Spell && text.effects.iter().any(gains)
}

/// Whether a text has two targets that can differ; a player chooses only one target for a card.
pub fn has_two_targets(power: &Power) -> bool {
    let Ability::Text(text) = power.ability else { return false };
    let aims = text.effects.iter().filter(|it| it.to.is_target()).map(|it| it.to.from);
    let mut named = aims.filter(|from| *from != TARGET.from);
    let first = named.next();
    named.any(|other| Some(other) != first)
}

/// Whether a text is read to repeat one under another word than its own: "cast this again" in a Battlecry.
pub fn repeats_other_keyword(power: &Power) -> bool {
    let own = if let Ability::Text(text) = power.ability { Some(text.word) } else { None };
    power.blocks().into_iter().flatten().any(
        |effect| matches!(effect.verb, Verb::Repeat(word, CardSource::Themselves(it)) if it == THIS && own != Some(word)),
    )
}

/// Whether a text in place of another leaves out whom it is for: "Restore 3 Health to all friendly characters. Manathirst (6):
/// Restore 6 Health instead." No new choice is meant.
pub fn omits_recipient(power: &Power, all: &[Power]) -> bool {
    fn has_target(effects: &[Effect]) -> bool {
        effects.iter().any(|effect| effect.to == TARGET)
    }
    fn hides(effects: &[Effect]) -> bool {
        effects.iter().any(|effect| {
            let Verb::Either(then, otherwise) = effect.verb else { return false };
            !otherwise.is_empty() && has_target(then) && !has_target(otherwise)
        })
    }
    let text = |power: &Power| if let Ability::Text(text) = power.ability { Some(text) } else { None };
    let Some(own) = text(power) else { return false };
    let others_aim = || all.iter().filter_map(text).any(|other| !other.instead && has_target(other.effects));
    // "Kindred: This costs (2) less." holds in hand, not when it is played.
    let too_late = |effect: &Effect| {
        let Verb::Give(modifiers) = effect.verb else { return false };
        effect.to == THIS && modifiers.iter().any(|it| it.what == Attribute::Cost)
    };
    let late = matches!(own.word, Word::Kindred | Word::Spell | Word::Battlecry) && own.effects.iter().any(too_late);
    late || hides(own.effects) || (own.instead && has_target(own.effects) && !others_aim())
}
