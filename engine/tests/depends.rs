//! Dependencies of auras: a missing one leaves numbers out of date, and a needless one costs time.
use cardwright_data::GameTag;
use cardwright_engine::compiled::depends::AuraDependencies;
use cardwright_engine::script::Power;
use cardwright_engine::script::aura::Gives;
use cardwright_engine::script::power::Ability;
use cardwright_engine::script::prelude::*;

/// The dependencies of the aura of a Power.
fn of(power: &'static Power) -> AuraDependencies {
    let found = power.abilities().into_iter().find_map(|ability| {
        let Ability::Aura(aura) = ability else { return None };
        let gives = match aura.gives {
            Gives::Modifiers(modifiers) => modifiers,
            Gives::Enchantment(_) => &[],
        };
        Some(AuraDependencies::of_aura(aura, gives))
    });
    found.expect("the Power has an aura")
}

#[test]
fn a_tag_of_a_card_is_no_number() {
    const ZERG: Power = aura(FRIENDLY_MINIONS.that(with(GameTag::ZERG))).have(&[ATTACK.plus(1)]);
    const EXHAUSTED: Power = aura(FRIENDLY_MINIONS.that(with(GameTag::EXHAUSTED))).have(&[ATTACK.plus(1)]);
    assert!(of(&ZERG).is_stable());
    assert!(of(&EXHAUSTED).numbers && of(&EXHAUSTED).untracked);
}

#[test]
fn numbers_in_play_and_in_hands_are_tracked_and_others_are_not() {
    const WEAPON: Power = aura(THIS).have(&[ATTACK.plus(1).times(ATTACK.of(YOUR_WEAPON))]);
    const ITSELF: Power = aura(THIS).when(there_is(&THIS.that(ATTACK.at_least(3)))).have(&[has(GameTag::TAUNT)]);
    const DECK: Power = aura(THIS).when(there_is(&YOUR_DECK.that(ATTACK.at_least(3)))).have(&[has(GameTag::TAUNT)]);
    const HEALTH_LEFT: Power = aura(THIS).have(&[ATTACK.plus(1).times(HEALTH.of(YOUR_HERO))]);
    for tracked in [of(&WEAPON), of(&ITSELF)] {
        assert!(tracked.numbers && !tracked.untracked, "{tracked:?}");
    }
    for untracked in [of(&DECK), of(&HEALTH_LEFT)] {
        assert!(untracked.numbers && untracked.untracked, "{untracked:?}");
    }
}
