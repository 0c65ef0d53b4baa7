//! Warlock cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 47937179

/// Herald of Shadows · Minion · Naga · 3 mana · 4/2 · **Battlecry:** If you've cast a Shadow spell while holding this, steal 2 Health from a minion.
//~ todo TID_717 6af9e183 29a06492 -
#[test]
#[ignore = "todo: Herald of Shadows"]
fn TID_717_herald_of_shadows() {
    unwritten("TID_717");
}

/// Immolate · Spell · Fire · 4 mana · Light every card in the opponent's hand on fire. In 3 turns, any still in hand are destroyed!
//~ todo TID_718 b0491f1b de237cb0 -
#[test]
#[ignore = "todo: Immolate"]
fn TID_718_immolate() {
    unwritten("TID_718");
}

/// Commander Ulthok · Minion · 5 mana · 7/7 · **Battlecry:** Your opponent's cards cost Health instead of Mana next turn.
//~ done TID_719 - 775dc11f -
#[test]
#[rustfmt::skip]
fn TID_719_commander_ulthok() {
    check(CardClass::Warlock, &[
        GiveThem("CS2_182"), Give("CS2_182"), Play("TID_719", Nothing), HasNot(InHand(0), GameTag::CARD_ALTERNATE_COST),
        HasNot(InTheirHand(0), GameTag::CARD_ALTERNATE_COST), EndTurn,
        HasNow(InTheirHand(0), GameTag::CARD_ALTERNATE_COST), HasNow(InTheirHand(1), GameTag::CARD_ALTERNATE_COST),
        Play("CS2_182", Nothing), Mana(10), Health(TheirHero, 26), EndTurn,
        HasNot(InHand(0), GameTag::CARD_ALTERNATE_COST), EndTurn, HasNot(InTheirHand(0), GameTag::CARD_ALTERNATE_COST),
    ]);
}

/// Sunken Scavenger · Minion · Murloc · 2 mana · 2/3 · **Battlecry:** Give your other Murlocs +1/+1 *(wherever they are*).
//~ todo TSC_039t 68f51117 3a5f1909 -
#[test]
#[ignore = "todo: Sunken Scavenger"]
fn TSC_039t_sunken_scavenger() {
    unwritten("TSC_039t");
}

/// Rock Bottom · Spell · 1 mana · Summon a 1/1 Murloc, then **Dredge**. If it's also a Murloc, summon one more.
//~ done TSC_925 - 7fd7aa33 -
#[test]
#[rustfmt::skip]
fn TSC_925_rock_bottom() {
    check(CardClass::Warlock, &[
        EmptyDeck(Mine), OnTop("CS2_168"), OnTop("CS2_182"), Play("TSC_925", Nothing), ChooseCard("CS2_168"),
        BoardCount(Mine, 2), Is(My(0), "TSC_925t"), Is(My(1), "TSC_925t"), DeckCount(Mine, 2),
    ]);
    check(CardClass::Warlock, &[
        EmptyDeck(Mine), OnTop("CS2_168"), OnTop("CS2_182"), Play("TSC_925", Nothing), ChooseCard("CS2_182"),
        BoardCount(Mine, 1),
    ]);
}

/// Abyssal Curse · Spell · 2 mana · At the start of your turn, take {0} damage. Each Curse is worse than the last. *({1} \|4(turn,turns) remaining).*
//~ todo TSC_955t b0fa6781 5cf56a49 -
#[test]
#[ignore = "todo: Abyssal Curse"]
fn TSC_955t_abyssal_curse() {
    unwritten("TSC_955t");
}

/// Za'qul · Minion · 5 mana · 6/5 · Your Abyssal Curses heal you for the damage they deal. **Battlecry:** Give your opponent an Abyssal Curse.
//~ todo TSC_959 2f17dea2 e622d6cb -
#[test]
#[ignore = "todo: Za'qul"]
fn TSC_959_zaqul() {
    unwritten("TSC_959");
}

/// Gigafin · Minion · Murloc · 8 mana · 7/4 · **Colossal +1**. **Battlecry:** Devour all enemy minions. **Deathrattle:** Spit them back out.
//~ todo TSC_962 66eca1b4 0955396d -
#[test]
#[ignore = "todo: Gigafin"]
fn TSC_962_gigafin() {
    unwritten("TSC_962");
}

/// Gigafin's Maw · Minion · Murloc · 6 mana · 4/7 · **Taunt Deathrattle:** Permanently destroy all minions inside Gigafin.
//~ todo TSC_962t ecb7acc2 a9de8d1f -
#[test]
#[ignore = "todo: Gigafin's Maw"]
fn TSC_962t_gigafins_maw() {
    unwritten("TSC_962t");
}
