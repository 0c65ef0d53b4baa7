//! Mage cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b024180c

/// Ring Toss · Spell · 4 mana · **Corrupted Discover** 2 **Secrets** and cast them.
//~ todo DMF_105t e832b034 be3942cf -
#[test]
#[ignore = "todo: Ring Toss"]
fn DMF_105t_ring_toss() {
    unwritten("DMF_105t");
}

/// Rigged Faire Game · Spell · 3 mana · **Secret:** If you didn't take any damage during your opponent's turn, draw 3 cards.
//~ todo DMF_107 a880c81e d56aaeb8 -
#[test]
#[ignore = "todo: Rigged Faire Game"]
fn DMF_107_rigged_faire_game() {
    unwritten("DMF_107");
}

/// Deck of Lunacy · Spell · 2 mana · Transform spells in your deck into ones that cost (3) more. *(They keep their original Cost.)*
//~ todo DMF_108 0e7f37c8 f00af3ee -
#[test]
#[ignore = "todo: Deck of Lunacy"]
fn DMF_108_deck_of_lunacy() {
    unwritten("DMF_108");
}

/// Sayge, Seer of Darkmoon · Minion · 6 mana · 5/5 · **Battlecry:** Draw @ \|4(card, cards). *(Upgraded for each friendly **Secret** that has triggered this game!)*
//~ done DMF_109 - 5eb66fa1 -
#[test]
#[rustfmt::skip]
fn DMF_109_sayge_seer_of_darkmoon() {
    check(CardClass::Mage, &[
        Play("DMF_109", Nothing), HandCount(Mine, 1), Crystals(10), Play("EX1_289", Nothing), EndTurn, Enemy("CS2_171"),
        Attack(Their(0), MyHero), EndTurn, Give("DMF_109"), HandCount(Mine, 3), Crystals(10), Play("DMF_109", Nothing),
        HandCount(Mine, 4),
    ]);
}

/// Keywarden Ivory · Minion · 5 mana · 4/5 · **Battlecry: Discover** a Dual Class spell from any class. **Spellburst:** Get another copy.
//~ done YOP_018 - 682252c1 -
#[test]
#[rustfmt::skip]
fn YOP_018_keywarden_ivory() {
    check(CardClass::Mage, &[
        Force(Card("SCH_702")), Play("YOP_018", Nothing), ChooseCard("SCH_702"), HandCount(Mine, 1),
        Play("GAME_005", Nothing), HandCount(Mine, 2), Is(InHand(1), "SCH_702"), Play("GAME_005", Nothing),
        HandCount(Mine, 2),
    ]);
    check(CardClass::Mage, &[Never(Card("CS2_029")), Play("YOP_018", Nothing), Choose(0), HandCount(Mine, 1)]);
    check(CardClass::Mage, &[Never(Card("SCH_182")), Play("YOP_018", Nothing), Choose(0)]);
}

/// Imprisoned Phoenix · Minion · Elemental · Beast · 2 mana · 2/3 · **Dormant** for 2 turns. **Spell Damage +2**
//~ done YOP_021 - cbb0a91e -
#[test]
#[rustfmt::skip]
fn YOP_021_imprisoned_phoenix() {
    check(CardClass::Mage, &[
        Play("YOP_021", Nothing), Play("CS2_024", On(TheirHero)), Health(TheirHero, 27), EndTurn, EndTurn,
        Play("CS2_024", On(TheirHero)), Health(TheirHero, 24), EndTurn, EndTurn, Play("CS2_024", On(TheirHero)),
        Health(TheirHero, 19), HasNot(My(0), GameTag::DORMANT),
    ]);
}
