//! Resolves "it": in a trigger the subject of the event, after an effect the result of that effect.
//!
//! The grammar reads every "it" as [`IT`]; this module replaces it by `THAT` or `SUBJECT` where an event is meant. Ambiguous texts
//! are refused.
use cardwright_vocabulary::script::prelude::*;

/// The antecedent of "it" at a position of a text.
#[derive(Clone, Copy, PartialEq)]
enum Antecedent {
    /// Nothing: no entity was mentioned yet.
    Nothing,
    /// The subject of the event.
    Event(SelectionSource),
    /// The result of the previous effect.
    PreviousEffect,
    /// Ambiguous.
    Ambiguous,
}

/// Resolves every "it" of a Power; `None` if one has no antecedent or is ambiguous.
pub(super) fn bind_it(power: &Power) -> Option<Power> {
    let mut power = *power;
    if let Ability::Several(several) = power.ability {
        power.ability = Ability::Several(bind_all(several)?.leak());
    } else if let Ability::Text(text) = &mut power.ability {
        let mut effects = if chooses_target(text.word) { text.effects.to_vec() } else { untargeted(text.effects) };
        if text.word == Word::Spell {
            exclude_target(&mut effects);
        }
        let spoken = antecedent_before(text.word);
        // "That much" is what was heard: nothing was, when a card is played.
        if text.word != Word::Overheal && mentions_amount(&effects) {
            return None;
        }
        text.effects = self::bind_effects(&effects, spoken)?.leak();
    } else if let Ability::Trigger(trigger) = &mut power.ability {
        let heard = event_antecedent(&trigger.on, &trigger.when);
        trigger.when = bind_condition(trigger.when, heard)?;
        trigger.then = bind_effects(&untargeted(trigger.then), heard)?.leak();
    }
    Some(power)
}

/// The antecedent at the beginning of a text under a keyword.
const fn antecedent_before(word: Word) -> Antecedent {
    if matches!(word, Word::WhenDrawn | Word::WhenDiscarded) {
        Antecedent::Event(SelectionSource::This)
    } else if matches!(word, Word::Spellburst) {
        // "Spellburst: Return the spell to your hand."
        Antecedent::Event(SelectionSource::That)
    } else {
        Antecedent::Nothing
    }
}

/// The antecedent at the beginning of an ability's effects, which the printer replaces by "it".
pub(crate) fn initial_antecedent(power: &Power) -> Option<SelectionSource> {
    let antecedent = if let Ability::Text(text) = &power.ability {
        antecedent_before(text.word)
    } else if let Ability::Trigger(trigger) = &power.ability {
        event_antecedent(&trigger.on, &trigger.when)
    } else {
        Antecedent::Nothing
    };
    if let Antecedent::Event(source) = antecedent { Some(source) } else { None }
}

/// Whether a condition refers to the antecedent.
pub(super) fn mentions_antecedent(condition: &Condition) -> bool {
    matches!(condition, Condition::CountOf(_, _, which) if which.from == SelectionSource::It)
}

/// Resolves every "it" in all abilities of a card.
pub(super) fn bind_all(several: &[Power]) -> Option<Vec<Power>> {
    let bound: Option<Vec<Power>> = several.iter().map(bind_it).collect();
    bound.or_else(|| remembering(several))
}

/// Makes one text remember an entity for another text: "Battlecry: Destroy a friendly minion. Deathrattle: Resummon it."
fn remembering(several: &[Power]) -> Option<Vec<Power>> {
    let [first, second] = several else { return None };
    let (Ability::Text(mut cry), Ability::Text(mut rattle)) = (first.ability, second.ability) else { return None };
    if (cry.word, rattle.word) != (Word::Battlecry, Word::Deathrattle) {
        return None;
    }
    let mut said = bind_effects(cry.effects, Antecedent::Nothing)?;
    let single =
        |effect: &Effect| effect.to.is_target() || matches!(effect.to.pick, Pick::Random(1) | Pick::Highest(_));
    // Of several who it was is not kept in mind.
    let [.., last] = &said[..] else { return None };
    let made = matches!(last.verb, Verb::Summon(CardSource::Named(_)) | Verb::Draw(_))
        && last.amount == Amount::fixed(1)
        && last.times == 1;
    if !made
        && (!single(last) || !matches!(last.verb, Verb::Destroy | Verb::Select | Verb::Discard | Verb::TakeControl))
    {
        return None;
    }
    said.push(remember(IT));
    cry.effects = said.leak();
    rattle.effects = bind_effects(&untargeted(rattle.effects), Antecedent::Event(SelectionSource::Remembered))?.leak();
    Some(vec![Power::of(Ability::Text(cry)), Power::of(Ability::Text(rattle))])
}

/// Whether the player chooses a target for a text under this keyword.
const fn chooses_target(word: Word) -> bool {
    use Word::{Battlecry, Combo, Finale, Kindred, Outcast, Quickdraw, Spell, Use};
    matches!(word, Battlecry | Combo | Finale | Kindred | Outcast | Quickdraw | Spell | Use)
}

/// The entity is the chosen target.
const IS_TARGET: Condition = is(&TARGET);

/// Excludes the chosen target: "Deal $3 damage to a minion and $1 damage to all other minions." A spell is not a minion, so
/// "other" means the target.
fn exclude_target(effects: &mut [Effect]) {
    let mut chosen = false;
    for effect in effects {
        let all = matches!(effect.to.from, SelectionSource::At(Side::Both, Place::Minions | Place::Characters));
        if chosen && all && effect.to.other && effect.to.pick == Pick::All {
            effect.to.other = false;
            effect.to = effect.to.that(not(&IS_TARGET));
        }
        chosen |= effect.to.is_target();
    }
}

/// Makes targets random where nobody chooses: "At the end of your turn, give another friendly minion +1 Health."
fn untargeted(effects: &[Effect]) -> Vec<Effect> {
    let at_random = |which: Selector| {
        let SelectionSource::Target(side, place) = which.from else { return which };
        Selector { from: SelectionSource::At(side, place), ..which }.random()
    };
    let of = |what: CardSource| {
        if let CardSource::CopyOf(which) = what {
            CardSource::CopyOf(at_random(which))
        } else if let CardSource::Themselves(which) = what {
            CardSource::Themselves(at_random(which))
        } else {
            what
        }
    };
    let mut found = Vec::new();
    for effect in effects {
        let mut effect = *effect;
        effect.to = at_random(effect.to);
        if let Verb::Summon(it) | Verb::AddToHand(it) | Verb::ToDeck(it, _) | Verb::Transform(it) = &mut effect.verb {
            *it = of(*it);
        } else if let Verb::MakeAttack(whom) | Verb::Inherit(whom) = &mut effect.verb {
            *whom = at_random(*whom);
        } else if let Verb::Either(then, otherwise) = &mut effect.verb {
            (*then, *otherwise) = (untargeted(then).leak(), untargeted(otherwise).leak());
        } else if let Verb::Times(then) | Verb::Pay(_, then) = &mut effect.verb {
            *then = untargeted(then).leak();
        }
        found.push(effect);
    }
    found
}

/// The antecedent that an event provides: the played card, the dying minion.
fn event_antecedent(event: &EventPattern, when: &Condition) -> Antecedent {
    let object = matches!(
        event.kind,
        EventKind::Play
            | EventKind::Cast
            | EventKind::Summon
            | EventKind::Draw
            | EventKind::Discard
            | EventKind::Equip
            | EventKind::ToHand
            | EventKind::Shuffle
            | EventKind::Discover
    );
    let at_hero = matches!(event.object, Condition::All([HERO, _]) | HERO);
    let attacked = event.kind == EventKind::Attack && !event.object.is_always();
    // "After an enemy minion deals 3 or more damage, destroy it": the one that deals it.
    let deals = event.kind == EventKind::Damage && !event.object.is_always() && event.object != Condition::Itself;
    let somebody = !matches!(event.subject.from, SelectionSource::This | SelectionSource::At(_, Place::Player));
    let kills = matches!(when, Condition::CountOf(_, _, which) if which.that[0] == DEAD);
    if attacked && at_hero && event.subject.from != SelectionSource::This {
        // "When a minion attacks your hero, destroy it": the one that attacks.
        return Antecedent::Event(SelectionSource::Who);
    }
    if attacked && event.subject.from == SelectionSource::This && !kills && event.object != MINION {
        // "After this minion attacks a hero, transform it": the one or the other.
        Antecedent::Ambiguous
    } else if object || attacked || deals {
        Antecedent::Event(SelectionSource::That)
    } else if somebody {
        Antecedent::Event(SelectionSource::Who)
    } else if event.subject.from == SelectionSource::This && event.kind != EventKind::Attack {
        Antecedent::Event(SelectionSource::This)
    } else {
        Antecedent::Nothing
    }
}

/// Whether an effect refers to an amount: "that many", "that much".
fn counts_result(effect: &Effect) -> bool {
    matches!(
        effect.verb,
        Verb::Deal
            | Verb::DealSplit
            | Verb::DealBy(_)
            | Verb::Heal
            | Verb::HealFully
            | Verb::SpendMana
            | Verb::Fatigue
            | Verb::SpendCorpses
            | Verb::Unlock
            | Verb::Pay(..)
            | Verb::Either(..)
            | Verb::Native(_)
    )
}

/// Resolves references in the verb of an effect: `now` is the antecedent, `aimed` that of the effects that a condition chooses
/// between; `bound` has the previous effects. `None` if the reading is wrong.
fn bind_verb(effect: &mut Effect, now: Antecedent, aimed: Antecedent, bound: &[Effect]) -> Option<()> {
    if let Verb::Summon(it) | Verb::AddToHand(it) | Verb::ToDeck(it, _) | Verb::Cast(it) = &mut effect.verb {
        *it = bind_what(*it, now)?;
    } else if let Verb::Transform(it) = &mut effect.verb {
        // Of what is transformed "it" is each one.
        let each = matches!(it, CardSource::Costing(..));
        if each && matches!(effect.to.from, SelectionSource::At(_, Place::Weapon)) {
            return None;
        }
        *it = if each { *it } else { bind_what(*it, now)? };
    } else if let Verb::Delay(trigger) = effect.verb {
        // "After you play an Undead this turn, give it Reborn.": whom the event is about. "It dies at end of turn.": the
        // one that was spoken of, if it was one.
        let dies = matches!(trigger.then, [Effect { verb: Verb::Destroy, to, .. }] if *to == IT);
        let of_one = matches!(bound.last(), Some(before) if before.to.is_target() || creates_one(before));
        let chosen = matches!(bound.last(), Some(Effect { verb: Verb::Select, to, .. }) if to.is_target());
        let spoken = match now {
            // "If you play it this turn, …": who was spoken of before.
            Antecedent::PreviousEffect if is_about_antecedent(&trigger.on) => Antecedent::Nothing,
            _ if is_about_antecedent(&trigger.on) => return None,
            _ if trigger.limit == Limit::ThisTurn => event_antecedent(&trigger.on, &trigger.when),
            _ if trigger.limit == Limit::ThisGame && !of_one && !chosen => event_antecedent(&trigger.on, &trigger.when),
            Antecedent::Nothing => now,
            Antecedent::PreviousEffect if (dies || trigger.limit == Limit::ThisGame) && of_one => now,
            // "Choose a minion. Destroy it after your hero takes damage."
            _ if chosen => now,
            Antecedent::Event(_) | Antecedent::PreviousEffect | Antecedent::Ambiguous => Antecedent::Ambiguous,
        };
        let then = bind_effects(trigger.then, spoken)?;
        effect.verb = Verb::Delay(Box::leak(Box::new(trigger.does(then.leak()))));
    } else if let Verb::MakeAttack(whom) | Verb::Inherit(whom) = &mut effect.verb {
        *whom = bind_selector(*whom, now)?;
    } else if let Verb::Either(then, otherwise) = &mut effect.verb {
        (*then, *otherwise) = (bind_effects(then, aimed)?.leak(), bind_effects(otherwise, now)?.leak());
    } else if let Verb::Times(then) | Verb::Pay(_, then) = &mut effect.verb {
        *then = bind_effects(then, now)?.leak();
    } else if let Verb::Discover { offer, then, .. } = &mut effect.verb {
        // A pool has no cards that started anywhere.
        let of_decks = matches!(offer, Offer::Pool(that, _) if mentions_decks(that));
        // An Adapt effect changes a minion, and the player chooses the adaptation: they are different cards.
        let adapts = matches!(then, [Effect { verb: Verb::Bestow, to, .. }] if to.from == SelectionSource::It);
        if of_decks || adapts {
            return None;
        }
        *then = bind_effects(then, Antecedent::PreviousEffect)?.leak();
    }
    Some(())
}

/// Whether an effect changes its target.
const fn changes_target(effect: &Effect) -> bool {
    matches!(
        effect.verb,
        Verb::Attach(_)
            | Verb::Give(_)
            | Verb::GiveFor(..)
            | Verb::SetHealth
            | Verb::Freeze
            | Verb::Dormant
            | Verb::BonusEffect
            | Verb::MakeAttack(_)
            | Verb::Destroy
    )
}

fn bind_effects(all: &[Effect], first: Antecedent) -> Option<Vec<Effect>> {
    let mut now = first;
    // Whom the text spoke of last, where it says so again: "Choose a minion. If it's an enemy, deal 3 damage [to it]."
    let mut chosen = None;
    let mut copied = false;
    // "summon a 2/1 Defender as the new target"
    let mut summoned = false;
    let mut bound = Vec::new();
    for effect in all {
        let mut effect = *effect;
        if effect.amount.per == Multiplier::LastAmount && !bound.is_empty() && !bound.iter().any(counts_result) {
            return None;
        }
        // After "summon a copy of it" it is the copy that is spoken of: "It costs (1)."
        if summoned && effect.to == IT && effect.verb == Verb::Redirect {
            bound.push(effect);
            continue;
        }
        summoned = matches!(effect.verb, Verb::Summon(_));
        if copied && effect.to == IT && changes_target(&effect) && effect.when.is_always() {
            // "After you cast a spell, summon an Elemental with stats equal to its Cost.": the spell's.
            if matches!(effect.amount.per, Multiplier::Stat(_, IT)) {
                matches!(first, Antecedent::Event(_)).then_some(())?;
                effect.amount.per = bind_multiplier(effect.amount.per, first)?;
            }
            bound.push(effect);
            continue;
        }
        copied = matches!(
            effect.verb,
            Verb::Summon(CardSource::CopyOf(_))
                | Verb::AddToHand(CardSource::CopyOf(_))
                | Verb::ToDeck(CardSource::CopyOf(_), _)
        ) || (creates_any(&effect) && !bound.last().is_some_and(creates_any));
        effect.to = bind_selector(effect.to, now)?;
        // "Deal damage to a minion equal to its Attack."
        effect.amount.per = if let Multiplier::Stat(stat, IT) = effect.amount.per
            && now == Antecedent::Nothing
            && effect.to.is_target()
        {
            Multiplier::Stat(stat, effect.to)
        } else {
            bind_multiplier(effect.amount.per, now)?
        };
        // "Deal 5 damage to a minion. If it's a friendly Demon, give it +5/+5 instead.": the one that is aimed at.
        let aimed = if let Verb::Either(_, [first, ..]) = effect.verb
            && now == Antecedent::Nothing
            && first.to.is_target()
        {
            Antecedent::Event(first.to.from)
        } else {
            now
        };
        effect.when = bind_condition(effect.when, aimed)?;
        bind_verb(&mut effect, now, aimed, &bound)?;
        let spoke = effect.to;
        let again = chosen == Some(spoke);
        if spoke.is_target() {
            chosen = Some(spoke);
        }
        // What each player drew is not one and the same, nor what was discovered twice.
        if spoke == PLAYERS || (effect.times > 1 && matches!(effect.verb, Verb::Discover { .. })) {
            now = Antecedent::Ambiguous;
            bound.push(effect);
            continue;
        }
        // "Discover a minion. Summon it": it never comes to the hand, and has a rule of its own.
        let discovered = matches!(bound.last(), Some(Effect { verb: Verb::Discover { .. }, .. }));
        let taken = matches!(
            effect.verb,
            Verb::Summon(CardSource::Themselves(it)) | Verb::ToDeck(CardSource::Themselves(it), _) if it == IT
        );
        let dredged = matches!(bound.last(), Some(before) if *before == dredge());
        if discovered && taken && !dredged {
            return None;
        }
        // "Destroy your Undead. Resummon them.": the dead have not left yet.
        let resummoned =
            matches!(effect.verb, Verb::Summon(CardSource::CopyOf(_))) && effect.to.near == Near::ItsController;
        if resummoned
            && now != Antecedent::Event(SelectionSource::Remembered)
            && effect.to.from != SelectionSource::Target(Side::Both, Place::Characters)
        {
            return None;
        }
        // Where "it" goes, it stays who is spoken of.
        let moved = matches!(
            effect.verb,
            Verb::Summon(CardSource::Themselves(it)) | Verb::AddToHand(CardSource::Themselves(it)) if it.from == SelectionSource::It
        );
        if moved && now == Antecedent::PreviousEffect {
            bound.push(effect);
            continue;
        }
        // "After your hero attacks, Dredge. If it's a Beast, …": the card that is put on top.
        if effect == dredge() {
            now = Antecedent::PreviousEffect;
            bound.push(effect);
            continue;
        }
        // "Return this to your hand and set its Cost to (1)": the card's own.
        let returns = matches!(effect.verb, Verb::Return) && spoke == THIS;
        now = match (now, introduces_antecedent(&effect)) {
            _ if returns => Antecedent::Event(SelectionSource::This),
            (now, false) => now,
            // It goes on about the same one.
            (Antecedent::Event(source), true) if spoke == Selector::new(source) => now,
            (Antecedent::PreviousEffect, true) if spoke == IT || again => now,
            (Antecedent::Nothing, true) => Antecedent::PreviousEffect,
            (Antecedent::Event(_) | Antecedent::PreviousEffect | Antecedent::Ambiguous, true) => Antecedent::Ambiguous,
        };
        bound.push(effect);
    }
    Some(bound)
}

/// Whether an effect creates exactly one minion.
fn creates_one(effect: &Effect) -> bool {
    creates_any(effect)
        && matches!(effect.verb, Verb::Summon(_))
        && effect.amount == Amount::fixed(1)
        && effect.times == 1
}

/// Whether an event is about the antecedent: "If you play it this turn, …".
fn is_about_antecedent(event: &EventPattern) -> bool {
    event.subject == IT || event.object == is(&IT)
}

/// Whether effects refer to the amount of an event.
fn mentions_amount(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| {
        let within = if let Verb::Either(then, otherwise) = effect.verb {
            mentions_amount(then) || mentions_amount(otherwise)
        } else {
            matches!(effect.verb, Verb::Times(then) | Verb::Pay(_, then) if mentions_amount(then))
        };
        within || effect.amount.per == Multiplier::ThatMuch
    })
}

/// Whether an effect creates an entity, which becomes the antecedent: "Freeze an enemy. Summon a random minion and Freeze it."
fn creates_any(effect: &Effect) -> bool {
    let (Verb::Summon(what) | Verb::AddToHand(what)) = effect.verb else { return false };
    let new = matches!(
        what,
        CardSource::Named(_)
            | CardSource::Random(_)
            | CardSource::RandomOf(..)
            | CardSource::Token(_)
            | CardSource::FromPast(_)
            | CardSource::Costing(..)
    );
    new && matches!(effect.to.from, SelectionSource::At(Side::Friendly, Place::Player)) && effect.when.is_always()
}

fn mentions_decks(condition: &Condition) -> bool {
    matches!(condition, Condition::StartedInDeck | Condition::Versus(..))
        || matches!(condition, Condition::Not(of) if mentions_decks(of))
        || matches!(condition, Condition::All(of) | Condition::Any(of) if of.iter().any(mentions_decks))
}

/// Whether an effect mentions an entity that "it" can refer to afterwards.
fn introduces_antecedent(effect: &Effect) -> bool {
    let itself = effect.to.from == SelectionSource::This && effect.to.near == Near::Itself;
    let player = itself || matches!(effect.to.from, SelectionSource::At(_, Place::Player | Place::Heroes));
    let makes = matches!(
        effect.verb,
        Verb::Draw(_)
            | Verb::Summon(_)
            | Verb::AddToHand(_)
            | Verb::ToDeck(..)
            | Verb::Equip(_)
            | Verb::KeywordAction(KeywordAction::Excavate | KeywordAction::Herald)
            | Verb::Discover { .. }
    );
    let counts = matches!(
        effect.verb,
        Verb::Armor | Verb::Crystals { .. } | Verb::Mana | Verb::Refresh | Verb::Corpses | Verb::SpendCorpses
    );
    makes || (!counts && !player)
}

fn bind_selector(mut which: Selector, now: Antecedent) -> Option<Selector> {
    for that in &mut which.that {
        *that = bind_condition(*that, now)?;
    }
    if let SelectionSource::Several(several) = which.from {
        let bound: Vec<Selector> = several.iter().map(|one| bind_selector(*one, now)).collect::<Option<_>>()?;
        if bound != several {
            which.from = SelectionSource::Several(bound.leak());
        }
        return Some(which);
    }
    if which.from != SelectionSource::It {
        return Some(which);
    }
    match now {
        Antecedent::Nothing | Antecedent::Ambiguous => None,
        Antecedent::PreviousEffect => Some(which),
        Antecedent::Event(source) => {
            which.from = source;
            Some(which)
        }
    }
}

fn bind_multiplier(it: Multiplier, now: Antecedent) -> Option<Multiplier> {
    if let Multiplier::Stat(stat, whose) = it {
        Some(Multiplier::Stat(stat, bind_selector(whose, now)?))
    } else if let Multiplier::Each(which) = it {
        Some(Multiplier::Each(bind_selector(which, now)?))
    } else {
        Some(it)
    }
}

fn bind_what(it: CardSource, now: Antecedent) -> Option<CardSource> {
    if let CardSource::CopyOf(which) = it {
        Some(CardSource::CopyOf(bind_selector(which, now)?))
    } else if let CardSource::Themselves(which) = it {
        Some(CardSource::Themselves(bind_selector(which, now)?))
    } else if let CardSource::Costing(that, more, number) = it {
        Some(CardSource::Costing(that, more, bind_multiplier(number, now)?))
    } else {
        // A pool has no cards that started anywhere, or that are weaker than this one.
        let of_decks = matches!(it, CardSource::Random(that) | CardSource::RandomOf(that, _) | CardSource::Token(that) if mentions_decks(&that));
        (!of_decks).then_some(it)
    }
}

fn bind_condition(it: Condition, now: Antecedent) -> Option<Condition> {
    let Condition::CountOf(cmp, n, which) = it else { return Some(it) };
    let bound = bind_selector(*which, now)?;
    Some(if bound == *which { it } else { Condition::CountOf(cmp, n, Box::leak(Box::new(bound))) })
}
