//! Texts of which only one part happens, each tested separately: options of Choose One, a Titan's abilities.
use cardwright_vocabulary::Card;
use cardwright_vocabulary::script::prelude::*;

use crate::mutants::{Mutant, mutants, wide_mutants};

/// A part of a card's text, together with the abilities that are always there.
pub struct TextPart {
    /// The index of the chosen option.
    pub option: Option<usize>,
    /// The Power with this part.
    pub power: Power,
    /// Mutants that scenarios must distinguish.
    pub narrow: Vec<Mutant>,
    /// Mutants that scenarios should distinguish.
    pub wide: Vec<Mutant>,
}

impl TextPart {
    /// A part whose `text` is mutated; `whole` adds the abilities that are always there.
    fn new((of, pool): (&Card, &[&Card]), option: Option<usize>, text: &Power, whole: impl Fn(Power) -> Power) -> Self {
        let all =
            |changed: Vec<Mutant>| changed.into_iter().map(|it| Mutant { power: whole(it.power), ..it }).collect();
        Self {
            option,
            power: whole(*text),
            narrow: all(mutants(of, text, pool)),
            wide: all(wide_mutants(of, text, pool)),
        }
    }
}

/// The parts of a card's text, in order; `None` if the text of a part is unknown. `pool` has the cards of random pools; `read`
/// returns the Power of an option or ability by id.
///
/// ```
/// use cardwright_data::{CardClass, CardSet, CardType};
/// use cardwright_scenario::text_parts;
/// use cardwright_vocabulary::Card;
/// use cardwright_vocabulary::script::prelude::*;
///
/// const DRAW: &[Effect] = &[draw(1)];
/// const ARMOR: &[Effect] = &[armor(2)];
/// let card = Card::new("A", 1, "A", "", CardType::Spell, CardClass::Druid, CardSet::CORE, &[], &VANILLA);
/// let read = |id: &str| Some(spell(if id == "Aa" { DRAW } else { ARMOR }));
/// let parts = text_parts(&card, &choose_one(&["Aa", "Ab"]), &[], &read).unwrap();
/// assert_eq!([parts[0].power, parts[1].power], [spell(DRAW), spell(ARMOR)]);
/// ```
pub fn text_parts(
    of: &Card,
    power: &Power,
    pool: &[&Card],
    read: &dyn Fn(&str) -> Option<Power>,
) -> Option<Vec<TextPart>> {
    let all = split_power(power);
    let is_choice = |it: &&Power| matches!(it.ability, Ability::ChooseOne(_) | Ability::Titan(_));
    let Some(choice) = all.iter().find(is_choice) else {
        return Some(vec![TextPart::new((of, pool), None, power, |it| it)]);
    };
    let others: Vec<Power> = all.iter().filter(|it| *it != choice).copied().collect();
    let (Ability::ChooseOne(ids) | Ability::Titan(ids)) = choice.ability else { return None };
    let used = matches!(choice.ability, Ability::Titan(_));
    // What a Titan does as it comes, or after each of its abilities, happens beside them all, and nobody chooses there.
    let hears_ability = |it: &Trigger| it.on.kind == EventKind::Ability;
    let beside = |it: &Power| {
        matches!(&it.ability, Ability::Text(_)) || matches!(&it.ability, Ability::Trigger(it) if hears_ability(it))
    };
    if used && others.iter().any(beside) {
        return None;
    }
    let texts: Vec<Power> = ids.iter().map(|id| read(id)).collect::<Option<_>>()?;
    let taken = |text: Power| {
        let text = split_power(&text).into_iter().map(|it| if used { as_spell_text(&it) } else { it });
        join_powers(others.iter().copied().chain(text).collect())
    };
    let mut parts: Vec<TextPart> = Vec::new();
    for (number, text) in texts.iter().enumerate() {
        parts.push(TextPart::new((of, pool), Some(number), text, taken));
    }
    if !others.is_empty() {
        // A Titan stands there without its abilities too; of a card to choose from one text is taken.
        let beside = |power: Power| {
            let first = texts.first().filter(|_| !used);
            join_powers(split_power(&power).into_iter().chain(first.into_iter().flat_map(split_power)).collect())
        };
        let rest = join_powers(others.clone());
        parts.push(TextPart::new((of, pool), Some(0).filter(|_| !used), &rest, beside));
    }
    Some(parts)
}

/// The abilities of a Power, each as a Power.
fn split_power(power: &Power) -> Vec<Power> {
    if let Ability::Several(several) = power.ability { several.to_vec() } else { vec![*power] }
}

/// The Power that combines these.
fn join_powers(powers: Vec<Power>) -> Power {
    match powers[..] {
        [one] => one,
        _ => Power::of(Ability::Several(powers.leak())),
    }
}

/// An ability of a Titan as a spell, whose text is used.
const fn as_spell_text(power: &Power) -> Power {
    if let Ability::Text(text) = power.ability
        && matches!(text.word, Word::Spell)
    {
        return Power { ability: Ability::Text(Text { word: Word::Use, ..text }), ..*power };
    }
    *power
}
