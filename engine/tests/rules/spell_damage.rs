//! Spell Damage: of cards, of players, of a school.
use super::*;

#[test]
fn spell_damage_adds_where_the_data_says_so_without_a_mark_in_the_text() {
    let armed = [Ally(KOBOLD), Enemy(YETI), Play("ZZ_CLAWS", Nothing)];
    game(&[&armed[..], &[Play("ZZ_FURY", on(1)), Damage(Nth(1), 3)]].concat());
    game(&[&armed[..], &[Play("ZZ_PLAIN_FURY", on(1)), Damage(Nth(1), 2)]].concat());
}

#[test]
fn spell_damage_of_a_player_counts() {
    game(&[Play("ZZ_GUARDIAN", Nothing), Play("CS2_029", On(TheirHero)), Damage(TheirHero, 8)]);
}

#[test]
fn spell_damage_of_a_school_is_for_spells_of_that_school() {
    let fire = [Ally("ZZ_BURNING"), Play("ZZ_FLAME", On(TheirHero)), Health(TheirHero, 25)];
    let frost = [Play("ZZ_ICICLE", On(TheirHero)), Health(TheirHero, 23)];
    game(&[&fire[..], &frost[..], &[EndTurn, Play("ZZ_FLAME", On(MyHero)), Health(MyHero, 28)]].concat());
}

#[test]
fn a_minion_whose_own_text_marks_its_damage_has_spell_damage() {
    game(&[Play("ZZ_GUARDIAN", Nothing), Ally("ZZ_FROSTY"), Play(COIN, Nothing), Health(TheirHero, 27)]);
}
