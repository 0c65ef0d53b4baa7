//! Paladin cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8e404ed7

/// Hand of Infinity · Weapon · 3 mana · 4/2 durability · Can't attack heroes. **Battlecry:** Set this weapon's Attack to INFINITY this turn!
//~ todo END_012 10ee7386 0b1c24f7 -
#[test]
#[ignore = "todo: Hand of Infinity"]
fn END_012_hand_of_infinity() {
    unwritten("END_012");
}

/// Gelbin of Tomorrow · Minion · Mech · 8 mana · 6/6 · **Fabled Battlecry:** Put one of each Aura from your deck into the battlefield.
//~ todo TIME_009 79dde1ff 9c3bdbd5 -
#[test]
#[ignore = "todo: Gelbin of Tomorrow"]
fn TIME_009_gelbin_of_tomorrow() {
    unwritten("TIME_009");
}

/// Gnomish Aura · Spell · Holy · 4 mana · **Tradeable** At the end of your turn, restore #4 Health to all your characters. Lasts @ turns.
//~ todo TIME_009t1 e4df96e2 fde87b97 -
#[test]
#[ignore = "todo: Gnomish Aura"]
fn TIME_009t1_gnomish_aura() {
    unwritten("TIME_009t1");
}

/// Hardlight Protector · Minion · Mech · 2 mana · 2/1 · **Divine Shield Battlecry:** Restore #3 Health to your hero and give them **Divine Shield**.
//~ done TIME_015 - f0ea587c -
#[test]
#[rustfmt::skip]
fn TIME_015_hardlight_protector() {
    check(CardClass::Paladin, &[
        Hurt(MyHero, 10), Hurt(TheirHero, 10), Play("TIME_015", Nothing), Health(MyHero, 23), Health(TheirHero, 20),
        HasNow(MyHero, GameTag::DIVINE_SHIELD), HasNow(My(0), GameTag::DIVINE_SHIELD),
        HasNot(TheirHero, GameTag::DIVINE_SHIELD), Hurt(MyHero, 5), Health(MyHero, 23),
        HasNot(MyHero, GameTag::DIVINE_SHIELD),
    ]);
}

/// Neon Innovation · Spell · Holy · 3 mana · **Discover** a Paladin Mech from the past. Give it +5/+5.
//~ done TIME_016 - 218ef42b -
#[test]
fn TIME_016_neon_innovation() {
    check(
        CardClass::Paladin,
        &[
            Give("TIME_016"),
            Cost("TIME_016", 3),
            Force(Card("GVG_058")),
            Play("TIME_016", Nothing),
            ChooseCard("GVG_058"),
            Now(InHand(0), 7, 7),
        ],
    );
}

/// Tankgineer · Minion · Mech · 4 mana · 2/1 · **Divine Shield Deathrattle:** Summon a 7/7 Tank with **Divine Shield**.
//~ done TIME_017 - e613f8c0 -
#[test]
#[rustfmt::skip]
fn TIME_017_tankgineer() {
    check(CardClass::Paladin, &[
        Friend("TIME_017"), Kill(Nth(0)), BoardCount(Mine, 1), Is(My(0), "GVG_079"), Now(My(0), 7, 7),
        HasNow(My(0), GameTag::DIVINE_SHIELD), BoardCount(Theirs, 0),
    ]);
}

/// Mend the Timeline · Spell · Holy · 3 mana · **Rewind** Get 2 random Holy spells. Restore Health to your hero equal to their Costs.
//~ todo TIME_018 6939c738 e5526bf1 -
#[test]
#[ignore = "todo: Mend the Timeline"]
fn TIME_018_mend_the_timeline() {
    unwritten("TIME_018");
}

/// Manifested Timeways · Minion · Elemental · 4 mana · 3/3 · **Battlecry:** If you control an Aura, deal 3 damage to all enemies.
//~ done TIME_019 - c5d82160 -
#[test]
#[rustfmt::skip]
fn TIME_019_manifested_timeways() {
    check(CardClass::Paladin, &[
        Enemy("CS2_182"), Friend("CS2_182"), Play("EX1_130", Nothing), Play("TIME_019", Nothing), Health(TheirHero, 30),
        Health(Their(0), 5), Play("TIME_700", Nothing), Crystals(10), Play("TIME_019", Nothing), Health(TheirHero, 27),
        Health(Their(0), 2), Health(MyHero, 30), Health(My(0), 5),
    ]);
}

/// Past Gnomeregan · Location · 2 mana · 3 uses · Give a minion +2/+1. *Advance to the present!*
//~ todo TIME_044 c3635cbf a5393307 -
#[test]
#[ignore = "todo: Past Gnomeregan"]
fn TIME_044_past_gnomeregan() {
    unwritten("TIME_044");
}

/// Present Gnomeregan · Location · 2 mana · 3 uses · Give a minion +2/+1 and "**Deathrattle:** Deal 2 damage to the enemy hero." *Advance to the future!*
//~ todo TIME_044t1 db6c069f 8b34d73f -
#[test]
#[ignore = "todo: Present Gnomeregan"]
fn TIME_044t1_present_gnomeregan() {
    unwritten("TIME_044t1");
}

/// Future Gnomeregan · Location · 2 mana · 3 uses · Give a minion +2/+1, **Divine Shield**, and "**Deathrattle:** Deal 2 damage to the enemy hero."
//~ todo TIME_044t2 cd22f27c 3054f99c -
#[test]
#[ignore = "todo: Future Gnomeregan"]
fn TIME_044t2_future_gnomeregan() {
    unwritten("TIME_044t2");
}

/// The Fins Beyond Time · Minion · Murloc · 2 mana · 2/3 · **Battlecry:** Replace your hand with your starting hand. Swap back at the end of your turn.
//~ todo TIME_706 157cb51b f1fa954c -
#[test]
#[ignore = "todo: The Fins Beyond Time"]
fn TIME_706_the_fins_beyond_time() {
    unwritten("TIME_706");
}
