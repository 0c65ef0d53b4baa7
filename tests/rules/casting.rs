//! Rulebook, "Casting": what happens of a spell that an effect casts.
use cardwright_tests::*;

/// "If a card provides options, such as Raven Idol or Wrath, Yogg-Saron randomly selects one of those options when the spell is
/// cast." (HearthPwn, card clarifications of Yogg-Saron, Hope's End)
#[test]
fn one_of_the_options_is_cast_at_random() {
    // Darkmoon Magician casts Feral Rage, of which the second option gains Armor.
    let magician = [Friend("MIS_303"), Force(Card("OG_047")), Force(Number(1)), Play("CS2_025", Nothing)];
    check(CardClass::Mage, &[&magician[..], &[Armor(Mine, 8), Now(MyHero, 0, 30)]].concat());
    let attack = [Friend("MIS_303"), Force(Card("OG_047")), Force(Number(0)), Play("CS2_025", Nothing)];
    check(CardClass::Mage, &[&attack[..], &[Armor(Mine, 0), Now(MyHero, 4, 30)]].concat());
}

#[test]
fn both_options_are_cast_if_they_are_combined() {
    check(
        CardClass::Mage,
        &[
            Friend("OG_044"),
            Friend("MIS_303"),
            Force(Card("OG_047")),
            Play("CS2_025", Nothing),
            Armor(Mine, 8),
            Now(MyHero, 4, 30),
        ],
    );
}

/// "If you only played Yogg-Saron, Combos will NOT activate. If you play Yogg-Saron after another card, the combos will be active."
/// (rule clarifications of Yogg-Saron, Hope's End)
#[test]
fn a_combo_happens_behind_another_card() {
    // Dubious Purchase destroys an enemy minion as a Combo.
    let purchase = [Force(Card("MIS_903")), Play("CS2_026", Nothing), HandCount(Mine, 3)];
    let first = [Friend("MIS_303"), Enemy("CS2_186")];
    check(CardClass::Mage, &[&first[..], &purchase, &[BoardCount(Theirs, 1)]].concat());
    let second = [Play("CS2_231", Nothing), Friend("MIS_303"), Enemy("CS2_186")];
    check(CardClass::Mage, &[&second[..], &purchase, &[BoardCount(Theirs, 0)]].concat());
}

#[test]
fn a_combo_replaces_the_other_text_if_it_says_so() {
    // Eviscerate deals 4 damage instead of 2; a missile of Arcane Missiles each hits the hero.
    let steps = [
        Play("CS2_231", Nothing),
        Friend("MIS_303"),
        Force(Entity(TheirHero)),
        Force(Entity(TheirHero)),
        Force(Entity(TheirHero)),
        Force(Card("EX1_124")),
        Force(Entity(TheirHero)),
        Play("EX1_277", Nothing),
        Health(TheirHero, 23),
    ];
    check(CardClass::Mage, &steps);
}
