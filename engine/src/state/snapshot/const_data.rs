//! Names for static data to which a game refers: a card, and a place in its text.
use serde::{Deserialize, Serialize};

use crate::compiled::{CardId, Cards};
use crate::script::aura::Modifier;
use crate::script::builtin::{BUILTIN_MODIFIERS, BUILTIN_TEXTS};
use crate::script::effect::Effect;
use crate::script::power::{Ability, Power};
use crate::script::trigger::Trigger;
use crate::script::verb::Verb;
use crate::script::word::Text;

/// A part of a card's text: the `n`-th of its kind (lists of effects, triggers, texts, given modifiers), in the order of the
/// text. Without a card: nothing (0), or the engine's own from 1, in the order of [`BUILTIN_MODIFIERS`] and [`BUILTIN_TEXTS`].
///
/// Of equal parts it is the first. Which equal constants have one address differs from build to build, so that names by address
/// would differ between machines, and hashes with them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardTextLocation {
    /// The card.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub card: Option<String>,
    /// The index of the part.
    pub n: u16,
}

/// Static data that is not part of a card in the registry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} stands in the text of no card of the registry")]
pub struct UnnamedConstant(pub &'static str);

/// A kind of part of a text.
trait Part: Copy + PartialEq {
    /// The name in errors.
    const KIND_NAME: &'static str;
    /// All parts of a Power, in the order of its text.
    fn all(power: &'static Power) -> Vec<Self>;
}

impl Part for &'static [Effect] {
    const KIND_NAME: &'static str = "a list of effects";

    fn all(power: &'static Power) -> Vec<Self> {
        power.blocks()
    }
}

impl Part for &'static Trigger {
    const KIND_NAME: &'static str = "an answer";

    fn all(power: &'static Power) -> Vec<Self> {
        let own = power
            .abilities()
            .into_iter()
            .filter_map(|ability| if let Ability::Trigger(trigger) = ability { Some(trigger) } else { None });
        let later = power
            .blocks()
            .into_iter()
            .flatten()
            .filter_map(|effect| if let Verb::Delay(trigger) = &effect.verb { Some(*trigger) } else { None });
        own.chain(later).collect()
    }
}

impl Part for &'static Text {
    const KIND_NAME: &'static str = "a text under a word";

    fn all(power: &'static Power) -> Vec<Self> {
        let texts = power
            .abilities()
            .into_iter()
            .filter_map(|ability| if let Ability::Text(text) = ability { Some(text) } else { None });
        texts.collect()
    }
}

impl Part for &'static [Modifier] {
    const KIND_NAME: &'static str = "a list of modifiers";

    fn all(power: &'static Power) -> Vec<Self> {
        let given = power.blocks().into_iter().flatten().filter_map(|effect| {
            if let Verb::Give(modifiers) | Verb::GiveFor(modifiers, _) = &effect.verb { Some(*modifiers) } else { None }
        });
        given.collect()
    }
}

/// The name of a part; searches the card `hint` first, then all cards.
fn name<P: Part>(cards: &Cards, hint: CardId, part: P) -> Result<CardTextLocation, UnnamedConstant> {
    let among = |card: CardId| {
        let card = cards.get(card);
        let at = P::all(card.power).into_iter().position(|other| other == part)?;
        Some(CardTextLocation { card: Some(card.id.to_owned()), n: u16::try_from(at).ok()? })
    };
    let anywhere = || cards.iter().find_map(|(card, _)| among(card));
    hint.to_option().and_then(among).or_else(anywhere).ok_or(UnnamedConstant(P::KIND_NAME))
}

fn find<P: Part>(cards: &Cards, place: &CardTextLocation) -> Option<P> {
    let card = cards.by_id(place.card.as_deref()?)?;
    P::all(cards.get(card).power).get(usize::from(place.n)).copied()
}

/// The name of a list of effects; `hint` is the card that should have the text.
pub(crate) fn name_effects(
    cards: &Cards,
    hint: CardId,
    effects: &'static [Effect],
) -> Result<CardTextLocation, UnnamedConstant> {
    if effects.is_empty() {
        return Ok(CardTextLocation::default());
    }
    let own = || {
        (1_u16..)
            .zip(BUILTIN_TEXTS)
            .find(|(_, bare)| **bare == effects)
            .map(|(n, _)| CardTextLocation { card: None, n })
    };
    name(cards, hint, effects).or_else(|unnamed| own().ok_or(unnamed))
}

/// The list of effects with this name.
pub(crate) fn find_effects(cards: &Cards, place: &CardTextLocation) -> Option<&'static [Effect]> {
    match (&place.card, place.n) {
        (None, 0) => Some(&[]),
        (None, n) => BUILTIN_TEXTS.get(usize::from(n) - 1).copied(),
        (Some(_), _) => find(cards, place),
    }
}

/// The name of one effect: its list, and its index there.
pub(crate) fn name_effect(
    cards: &Cards,
    hint: CardId,
    effect: &'static Effect,
) -> Result<(CardTextLocation, u16), UnnamedConstant> {
    let among = |card: CardId| {
        let card = cards.get(card);
        let blocks = card.power.blocks();
        let (n, at) = (0_u16..).zip(blocks).find_map(|(n, block)| {
            let at = block.iter().position(|other| other == effect)?;
            Some((n, u16::try_from(at).ok()?))
        })?;
        Some((CardTextLocation { card: Some(card.id.to_owned()), n }, at))
    };
    let anywhere = || cards.iter().find_map(|(card, _)| among(card));
    hint.to_option().and_then(among).or_else(anywhere).ok_or(UnnamedConstant("an effect"))
}

/// The name of a trigger.
pub(crate) fn name_trigger(
    cards: &Cards,
    hint: CardId,
    trigger: &'static Trigger,
) -> Result<CardTextLocation, UnnamedConstant> {
    name(cards, hint, trigger)
}

/// The trigger with this name.
pub(crate) fn find_trigger(cards: &Cards, place: &CardTextLocation) -> Option<&'static Trigger> {
    find(cards, place)
}

/// The name of the text under a keyword.
pub(crate) fn name_text(cards: &Cards, hint: CardId, text: &'static Text) -> Result<CardTextLocation, UnnamedConstant> {
    name(cards, hint, text)
}

/// The text under a keyword with this name.
pub(crate) fn find_text(cards: &Cards, place: &CardTextLocation) -> Option<&'static Text> {
    find(cards, place)
}

/// The name of modifiers that are not in an enchantment card: the engine's own, or those given by a text.
pub(crate) fn name_modifiers(
    cards: &Cards,
    hint: CardId,
    modifiers: &'static [Modifier],
) -> Result<CardTextLocation, UnnamedConstant> {
    if modifiers.is_empty() {
        return Ok(CardTextLocation::default());
    }
    match (1_u16..).zip(BUILTIN_MODIFIERS).find(|(_, bare)| **bare == modifiers) {
        Some((n, _)) => Ok(CardTextLocation { card: None, n }),
        None => name(cards, hint, modifiers),
    }
}

/// The modifiers with this name.
pub(crate) fn find_modifiers(cards: &Cards, place: &CardTextLocation) -> Option<&'static [Modifier]> {
    match (&place.card, place.n) {
        (None, 0) => Some(&[]),
        (None, n) => BUILTIN_MODIFIERS.get(usize::from(n) - 1).copied(),
        (Some(_), _) => find(cards, place),
    }
}
