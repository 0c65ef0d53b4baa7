//! Neutral cards of Escape from Violet Hold, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e2996362

/// Wanted Poster · Spell · 2 mana · **Discover** a minion that costs (5) or more. Give it **Prepare**.
//~ done CAP_407 - 86f51b76 -
#[test]
#[rustfmt::skip]
fn CAP_407_wanted_poster() {
    check(CardClass::Mage, &[
        Give("CS2_200"), Force(Card("CS2_187")), Play("CAP_407", Nothing), ChooseCard("CS2_187"), HandCount(Mine, 2),
        Is(InHand(1), "CS2_187"), Crystals(3), CannotAct(InHand(0)), Use(InHand(1), 0, Nothing), Mana(0), EndTurn,
        EndTurn, CostNow(InHand(1), 1), Crystals(10), Never(Card("CS2_032")), Play("CAP_407", Nothing), Choose(0),
    ]);
    check(CardClass::Mage, &[Never(Card("CS2_182")), Play("CAP_407", Nothing), Choose(0), HandCount(Mine, 1)]);
}

/// Escape Artist · Minion · 2 mana · 4/4 · After this attacks and survives, draw a card and escape the game!
//~ done JAIL_030 - 62ca26b8 -
#[test]
#[rustfmt::skip]
fn JAIL_030_escape_artist() {
    check(CardClass::Mage, &[
        Friend("JAIL_030"), Friend("CS2_182"), Attack(My(1), TheirHero), HandCount(Mine, 0), Attack(My(0), TheirHero),
        HandCount(Mine, 1), BoardCount(Mine, 1), In(Nth(0), Zone::RemovedFromGame),
    ]);
    check(
        CardClass::Mage,
        &[Friend("JAIL_030"), Enemy("CS2_200"), Attack(My(0), Their(0)), HandCount(Mine, 0), Dead(Nth(0))],
    );
}

/// Violet Punisher · Minion · 3 mana · 4/3 · **Battlecry:** Choose an enemy minion. Steal its **Bonus Effects** and gain +1/+1 for each stolen.
//~ done JAIL_101 - 79158a6a -
#[test]
#[rustfmt::skip]
fn JAIL_101_violet_punisher() {
    check(CardClass::Mage, &[
        Targets("JAIL_101", &[EnemyMinion]), Enemy("EX1_046"), Enemy("CS2_182"), Play("JAIL_101", On(Their(1))),
        Now(My(0), 4, 3),
    ]);
    check(CardClass::Mage, &[
        Enemy("ICC_038"), Play("JAIL_101", On(Their(0))), Now(My(0), 6, 5), HasNow(My(0), GameTag::TAUNT),
        HasNow(My(0), GameTag::DIVINE_SHIELD), HasNot(My(0), GameTag::RUSH), HasNot(Their(0), GameTag::TAUNT),
        HasNot(Their(0), GameTag::DIVINE_SHIELD), Now(Their(0), 1, 1),
    ]);
}

/// Rat Burglar · Minion · 4 mana · 2/6 · At the end of your turn, steal all cards that entered your opponent's hand during your turn.
//~ done JAIL_205 - 35eaf411 -
#[test]
#[rustfmt::skip]
fn JAIL_205_rat_burglar() {
    check(CardClass::Mage, &[
        GiveThem("CS2_182"), EndTurn, EndTurn, Friend("JAIL_205"), Enemy("EX1_096"), Kill(Their(0)),
        HandCount(Theirs, 3), HandCount(Mine, 1), EndTurn, HandCount(Theirs, 3), HandCount(Mine, 2),
        In(Nth(0), Zone::Hand),
    ]);
}

/// IMPFERNAL! · Minion · Demon · 6 mana · 6/6 · **Deathrattle:** Deal 3 damage to all other characters. *(Also triggers in hand or deck.)*
//~ todo JAIL_398 39ec4214 23e9fcf9 -
#[test]
#[ignore = "todo: IMPFERNAL!"]
fn JAIL_398_impfernal() {
    unwritten("JAIL_398");
}

/// Jailbird · Minion · Beast · 5 mana · 3/4 · **Taunt**. When you **Prepare** while holding this, reduce this card's Cost by the same amount.
//~ todo JAIL_453 fd57d654 c90701ed -
#[test]
#[ignore = "todo: Jailbird"]
fn JAIL_453_jailbird() {
    unwritten("JAIL_453");
}

/// Disguised Executioner · Minion · 3 mana · 5/4 · Can be played on either side. **Battlecry:** Destroy a random adjacent minion.
//~ todo JAIL_461 43664a0b 03509082 -
#[test]
#[ignore = "todo: Disguised Executioner"]
fn JAIL_461_disguised_executioner() {
    unwritten("JAIL_461");
}

/// Detected! · Spell · 1 mana · This was played on the friendly side.
//~ todo JAIL_461a cae488f7 ac100235 -
#[test]
#[ignore = "todo: Detected!"]
fn JAIL_461a_detected() {
    unwritten("JAIL_461a");
}

/// Disguised! · Spell · 1 mana · This was played on the enemy side.
//~ todo JAIL_461b 87e67536 ac2e28f8 -
#[test]
#[ignore = "todo: Disguised!"]
fn JAIL_461b_disguised() {
    unwritten("JAIL_461b");
}

/// Alarm-o-Matic · Minion · Mech · 3 mana · 0/3 · At the start of your turn, swap this minion with a random one in your opponent's hand.
//~ done JAIL_502 - 870a27e7 -
#[test]
#[rustfmt::skip]
fn JAIL_502_alarm_o_matic() {
    check(CardClass::Mage, &[
        Friend("JAIL_502"), Give("CS2_231"), GiveThem("CS2_029"), GiveThem("CS2_200"), EndTurn, BoardCount(Mine, 1),
        Is(My(0), "JAIL_502"), Force(Entity(Nth(3))), EndTurn, BoardCount(Mine, 1), Is(My(0), "CS2_200"),
        In(Nth(0), Zone::Hand), HandCount(Theirs, 3), Is(InTheirHand(2), "JAIL_502"), BoardCount(Theirs, 0),
    ]);
    check(CardClass::Mage, &[
        Friend("JAIL_502"), GiveThem("CS2_029"), GiveThem("CS2_200"), EndTurn, Never(Card("CS2_029")), EndTurn,
        In(Nth(0), Zone::Hand),
    ]);
}

/// Gullible Guard · Minion · 1 mana · 1/3 · **Deathrattle:** You can say Sorry this game.
//~ todo JAIL_703 c69b4fc7 884671c5 -
#[test]
#[ignore = "todo: Gullible Guard"]
fn JAIL_703_gullible_guard() {
    unwritten("JAIL_703");
}

/// Inspector Murloc Holmes · Minion · Murloc · 4 mana · 4/5 · **Battlecry:** Investigate a card in the enemy hand. If they play a card with that name next turn, get 3 Coins.
//~ todo JAIL_851 2127a20c 38e30a07 -
#[test]
#[ignore = "todo: Inspector Murloc Holmes"]
fn JAIL_851_inspector_murloc_holmes() {
    unwritten("JAIL_851");
}

/// Togwaggle, Smuggler King · Minion · 8 mana · 5/5 · **Battlecry:** Shuffle both players' hands together.
//~ todo JAIL_852 518be979 d85b1176 -
#[test]
#[ignore = "todo: Togwaggle, Smuggler King"]
fn JAIL_852_togwaggle_smuggler_king() {
    unwritten("JAIL_852");
}

/// Zuramat's Prison · Location · 5 mana · 3 uses · Choose a card to discard to summon a 5/5 **Taunt**. **Deathrattle:** Free Zuramat who plays one each turn!
//~ todo JAIL_887 1749a6ea f6ae48eb -
#[test]
#[ignore = "todo: Zuramat's Prison"]
fn JAIL_887_zuramats_prison() {
    unwritten("JAIL_887");
}

/// Zuramat the Obliterator · Minion · 8 mana · 8/8 · At the end of your turn, play a card discarded by Zuramat's Prison.
//~ todo JAIL_887t2 e65d49fe 012b61c1 -
#[test]
#[ignore = "todo: Zuramat the Obliterator"]
fn JAIL_887t2_zuramat_the_obliterator() {
    unwritten("JAIL_887t2");
}

/// Captured Archmage · Minion · 2 mana · 3/2 · **Deathrattle:** If you had 4 other Captured Archmages die this game, cast 'Fireball' at a random enemy.@ *(@/4)*
//~ done JAIL_974 - 3c7d9b31 -
#[test]
#[rustfmt::skip]
fn JAIL_974_captured_archmage() {
    check(CardClass::Mage, &[
        Friend("JAIL_974"), Kill(My(0)), Friend("JAIL_974"), Kill(My(0)), Friend("JAIL_974"), Kill(My(0)),
        Friend("JAIL_974"), Kill(My(0)), Health(TheirHero, 30), Enemy("JAIL_974"), Kill(Their(0)), Health(MyHero, 30),
        Friend("CS2_182"), Friend("JAIL_974"), Kill(My(1)), Health(TheirHero, 24), Health(MyHero, 30), Damage(My(0), 0),
    ]);
}

/// Frantic Forger · Minion · 2 mana · 2/2 · **Battlecry:** Get a random playable spell. It is **Temporary**.
//~ done JAIL_986 - b87f7594 -
#[test]
#[rustfmt::skip]
fn JAIL_986_frantic_forger() {
    check(CardClass::Mage, &[
        Crystals(4), Force(Card("CS2_024")), Play("JAIL_986", Nothing), HandCount(Mine, 1), Is(InHand(0), "CS2_024"),
        HasNow(InHand(0), GameTag::GHOSTLY), Crystals(6), Force(Card("CS2_029")), Play("JAIL_986", Nothing),
        HandCount(Mine, 2), HasNot(My(0), GameTag::GHOSTLY), Crystals(4), Never(Card("CS2_029")),
        Play("JAIL_986", Nothing), HandCount(Mine, 3), EndTurn, HandCount(Mine, 0),
    ]);
    check(CardClass::Mage, &[Never(Card("CS2_182")), Play("JAIL_986", Nothing), HandCount(Mine, 1)]);
}
