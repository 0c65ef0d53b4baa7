//! Rulebook, "Hero cards": what a new hero takes over from the old one.
use cardwright_tests::*;

/// "When a hero card is played, the player's current and maximum Health remain the same." (Hearthstone Wiki, "Hero card")
#[test]
fn a_hero_card_keeps_the_maximum_health_for_good() {
    // Story of Amara sets it to 40; Shadowreaper Anduin brings 5 Armor and prints 30.
    let amara =
        [Play("TLC_835", Nothing), DealDamage(MyHero, 3), Crystals(10), Play("ICC_830", Nothing), Armor(Mine, 5)];
    let later = [EndTurn, EndTurn, Health(MyHero, 37), Restore(MyHero, 10), Health(MyHero, 40)];
    check(CardClass::Priest, &[&amara[..], &later].concat());
    // A maximum below what the hero card prints stays, too: Ragnaros has 8.
    let ragnaros = [Ally("BRM_027"), Kill(My(0)), Health(MyHero, 8), DealDamage(MyHero, 3), Play("ICC_830", Nothing)];
    let later = [Armor(Mine, 5), Health(MyHero, 5), EndTurn, EndTurn, Restore(MyHero, 10), Health(MyHero, 8)];
    check(CardClass::Priest, &[&ragnaros[..], &later].concat());
}
