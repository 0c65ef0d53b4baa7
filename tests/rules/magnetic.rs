//! Magnetic minions: joining a Mech or standing alone.
use super::*;

#[test]
fn a_merged_card_serves_who_controls_the_minion() {
    // The Coin of a magnetized "whenever this attacks" goes to the thief.
    check! { Priest:
        Ally("GVG_085"), Play("TTN_921", On(My(0))), BoardCount(Mine, 1), EmptyDeck(Mine), EndTurn,
        Play("CS1_113", On(My(0))), BoardCount(Mine, 0), BoardCount(Theirs, 1), EndTurn, Damage(MyHero, 1), EndTurn,
        HandCount(Theirs, 2), Attack(Their(0), MyHero), HandCount(Mine, 0), HandCount(Theirs, 3),
    }
}

#[test]
fn magnetic_joins_a_mech_or_stands_alone() {
    // Annoy-o-Tron is a Mech: Wargear's 5/5 go over to it.
    let wargear = |table: &Table| {
        let card = table.game.cards.get(table.game.cards.by_id("BOT_563").unwrap());
        (i32::from(card.attack), i32::from(card.health))
    };
    let mut table = table(CardClass::Mage);
    let (attack, health) = wargear(&table);
    table.steps(&[
        Ally("GVG_085"),
        Play("BOT_563", On(My(0))),
        BoardCount(Mine, 1),
        StatsNow(My(0), 1 + attack, 2 + health),
    ]);
    table.steps(&[
        Play("BOT_563", Nothing),
        BoardCount(Mine, 2),
        IsCard(My(1), "BOT_563"),
        StatsNow(My(1), attack, health),
    ]);
    // Silence takes it off again.
    table.steps(&[Play("EX1_332", On(My(0))), StatsNow(My(0), 1, 2)]);
}

#[test]
fn magnetic_brings_its_keywords_and_finds_no_other_minion() {
    let mut table = table(CardClass::Mage);
    table.steps(&[Ally("GVG_085"), Ally("CS2_182"), Give("BOT_020")]);
    let skaterbot = table.who(InHand(0)).unwrap();
    assert_eq!(table.game.options_for(skaterbot).len(), 2, "alone, or onto the Mech");
    table.steps(&[Play("BOT_020", On(My(0))), HasNow(My(0), GameTag::RUSH), HasNow(My(0), GameTag::TAUNT)]);
}
