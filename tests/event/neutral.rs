//! Neutral cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 172abe51

/// `BG31_BOBt` · Neutral spell · 0 mana
/// > **Freeze** all enemy minions.
///
/// State: Done
//~ done BG31_BOBt 69904498 - ca3e9877.e3257e1b
#[test]
fn BG31_BOBt_freeze_the_shop() {
    check(CardClass::Mage, &[Enemy("CS2_182"), Play("BG31_BOBt", Nothing), HasNow(Their(0), GameTag::FROZEN)]);
}

/// `BG31_BOBt2` · Neutral spell · 0 mana
/// > Put a copy of an enemy minion into your hand. Your opponent gets 3 Coins.
///
/// State: Done
//~ done BG31_BOBt2 35ab848c - 4501a668.cc3c7478
#[test]
fn BG31_BOBt2_recruit_a_minion() {
    check(
        CardClass::Mage,
        &[
            Enemy("CS2_172"),
            Play("BG31_BOBt2", On(Their(0))),
            Is(InHand(0), "CS2_172"),
            HandCount(Theirs, 3),
            Is(InTheirHand(0), "GAME_005"),
        ],
    );
}

/// `BG31_BOBt3` · Neutral spell · 0 mana
/// > **Discover** a 3-Cost minion. Refresh 3 Mana Crystals.
///
/// State: Done
//~ done BG31_BOBt3 5c0e20b0 - 7581916a.8ddc6c70
#[test]
fn BG31_BOBt3_refresh_the_tavern() {
    check(
        CardClass::Mage,
        &[
            Play("CS2_182", Nothing),
            Mana(6),
            Play("BG31_BOBt3", Nothing),
            Choose(0),
            Mana(9),
            HandCount(Mine, 1),
            CostNow(InHand(0), 3),
        ],
    );
}

/// `BG31_BOBt4` · Neutral spell · 0 mana
/// > Draw a minion. Get 2 copies of it.
///
/// State: Done
//~ done BG31_BOBt4 e1dc87a9 - a1b59420.0afee47b
#[test]
fn BG31_BOBt4_find_a_triple() {
    check(
        CardClass::Mage,
        &[Play("BG31_BOBt4", Nothing), HandCount(Mine, 3), Is(InHand(0), "CS2_182"), Is(InHand(2), "CS2_182")],
    );
}

/// `CATA_EVENT_110` · Neutral spell · 6 mana
/// > **Start of Game**: Break into 6 Essences. Adjoining Essences are cast together.
///
/// State: Todo
//~ todo CATA_EVENT_110 f2821b0e 3f46c304 6a0a95e8.1780ba2e
#[test]
#[ignore = "todo: Dragon Soul, Shattered"]
fn CATA_EVENT_110_dragon_soul_shattered() {
    unwritten("CATA_EVENT_110");
}

/// `CATA_EVENT_110t2` · Neutral spell · 6 mana
/// > Deal $8 damage to an enemy. Cast every adjoining Aspect Essence.
///
/// State: Todo
//~ todo CATA_EVENT_110t2 eeb4cf02 fe2fee03 3baa00e2.2caf588b
#[test]
#[ignore = "todo: Red Aspect Essence"]
fn CATA_EVENT_110t2_red_aspect_essence() {
    unwritten("CATA_EVENT_110t2");
}

/// `CATA_EVENT_110t3` · Neutral spell · 6 mana
/// > Draw 3 spells. Cast every adjoining Aspect Essence.
///
/// State: Todo
//~ todo CATA_EVENT_110t3 4766cca1 ec663dd4 66bc2548.5d6932fc
#[test]
#[ignore = "todo: Blue Aspect Essence"]
fn CATA_EVENT_110t3_blue_aspect_essence() {
    unwritten("CATA_EVENT_110t3");
}

/// `CATA_EVENT_110t4` · Neutral spell · 6 mana
/// > Refresh 8 Mana Crystals. Cast every adjoining Aspect Essence.
///
/// State: Todo
//~ todo CATA_EVENT_110t4 93973aed 855e5942 42c6a14c.682d05fe
#[test]
#[ignore = "todo: Bronze Aspect Essence"]
fn CATA_EVENT_110t4_bronze_aspect_essence() {
    unwritten("CATA_EVENT_110t4");
}

/// `CATA_EVENT_110t5` · Neutral spell · 6 mana
/// > Gain 12 Armor. Cast every adjoining Aspect Essence.
///
/// State: Todo
//~ todo CATA_EVENT_110t5 9c685f7a c55bc71b acb8cdc6.63f2b83a
#[test]
#[ignore = "todo: Black Aspect Essence"]
fn CATA_EVENT_110t5_black_aspect_essence() {
    unwritten("CATA_EVENT_110t5");
}

/// `CATA_EVENT_110t6` · Neutral spell · 6 mana
/// > Summon an 8/8 Dragon. Cast every adjoining Aspect Essence.
///
/// State: Todo
//~ todo CATA_EVENT_110t6 1dab662b 23f2856b cc7e1364.9a02ebd9
#[test]
#[ignore = "todo: Green Aspect Essence"]
fn CATA_EVENT_110t6_green_aspect_essence() {
    unwritten("CATA_EVENT_110t6");
}

/// `CATA_EVENT_110t7` · Neutral spell · 6 mana
/// > Deal $4 damage to all enemy minions. Cast every adjoining Aspect Essence.
///
/// State: Todo
//~ todo CATA_EVENT_110t7 48801bcc 2b5b0455 6471a18b.28592d13
#[test]
#[ignore = "todo: Storm Aspect Essence"]
fn CATA_EVENT_110t7_storm_aspect_essence() {
    unwritten("CATA_EVENT_110t7");
}

/// `CATA_EVENT_401` · Neutral minion · 3 mana · 2/3
/// > **Prepare Spell Damage +1**
///
/// State: Todo
//~ todo CATA_EVENT_401 468622aa a70768bb 8012c106.55b7d632
#[test]
#[ignore = "todo: Tunneling Geomancer"]
fn CATA_EVENT_401_tunneling_geomancer() {
    unwritten("CATA_EVENT_401");
}

/// `JAIL_EVENT_100` · Neutral minion · 2 mana · 3/2
/// > **Battlecry: Discover** a minion. Pick the *suspicious* one to gain +1/+1.
///
/// State: Todo
//~ todo JAIL_EVENT_100 3843dd4a fb07d969 60582ff5.0f428a40
#[test]
#[ignore = "todo: Watfin"]
fn JAIL_EVENT_100_watfin() {
    unwritten("JAIL_EVENT_100");
}

/// `TIME_EVENT_300` · Neutral minion · 4 mana · 7/4
/// > **Deathrattle:** Summon a 0/7 Doomsayer that destroys ALL minions at the start of your turn.
///
/// State: Todo
//~ todo TIME_EVENT_300 09b591f7 461d7060 983b4ca8.5551e785
#[test]
#[ignore = "todo: Dark Iron Harbinger"]
fn TIME_EVENT_300_dark_iron_harbinger() {
    unwritten("TIME_EVENT_300");
}

/// `TIME_EVENT_997` · Neutral spell · 3 mana
/// > Reopen a location. Give it "**Deathrattle:** Summon a random 3-Cost minion."
///
/// State: Todo
//~ todo TIME_EVENT_997 028a8ad1 f92f8ed3 a23a0cfa.f04c05cf
#[test]
#[ignore = "todo: Welcome Home!"]
fn TIME_EVENT_997_welcome_home() {
    unwritten("TIME_EVENT_997");
}

/// `TIME_EVENT_999` · Neutral spell · 1 mana
/// > **Rewind Discover** a spell from ANY class. *(Or just your class after you **Rewind!)*
///
/// State: Todo
//~ todo TIME_EVENT_999 9c6ffa03 49bfa983 3716cf25.f118108c
#[test]
#[ignore = "todo: Sands of Time"]
fn TIME_EVENT_999_sands_of_time() {
    unwritten("TIME_EVENT_999");
}

/// `TLC_EVENT_400` · Neutral spell · 1 mana
/// > **Sidequest:** Play 3 Beasts or Undead. **Reward:** Craft a custom Zombeast. It costs (3) less.
///
/// State: Todo
//~ todo TLC_EVENT_400 abcb9b31 f06e91d9 05e157ee.e8f85dfb
#[test]
#[ignore = "todo: Storm the Gates"]
fn TLC_EVENT_400_storm_the_gates() {
    unwritten("TLC_EVENT_400");
}

/// `WON_113a` · Neutral spell · 4 mana
/// > Get 2 random **Legendary** Alliance Champions and reduce their Costs by (2).
///
/// State: Todo
//~ todo WON_113a 495551b9 aaf59ed1 468cc6c2.45d800bf
#[test]
#[ignore = "todo: For the Alliance!"]
fn WON_113a_for_the_alliance() {
    unwritten("WON_113a");
}

/// `WON_113b` · Neutral spell · 4 mana
/// > Get 2 random **Legendary** Horde Champions and reduce their Costs by (2).
///
/// State: Todo
//~ todo WON_113b 8b0f3c87 ccea128d 368694b2.27fcd48a
#[test]
#[ignore = "todo: For the Horde!"]
fn WON_113b_for_the_horde() {
    unwritten("WON_113b");
}
