//! Neutral cards of Event, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 172abe51

/// # Freeze the Shop
///
/// `BG31_BOBt` · Neutral spell · 0 mana
///
/// > **Freeze** all enemy minions.
///
/// State: Done
//~ done BG31_BOBt 6c435658 - ca3e9877.e3257e1b
#[test]
fn BG31_BOBt_freeze_the_shop() {
    check(CardClass::Mage, &[Enemy("CS2_182"), Play("BG31_BOBt", Nothing), HasNow(Their(0), GameTag::FROZEN)]);
}

/// # Recruit a Minion
///
/// `BG31_BOBt2` · Neutral spell · 0 mana
///
/// > Put a copy of an enemy minion into your hand. Your opponent gets 3 Coins.
///
/// State: Done
//~ done BG31_BOBt2 059f585a - 4501a668.cc3c7478
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

/// # Refresh the Tavern
///
/// `BG31_BOBt3` · Neutral spell · 0 mana
///
/// > **Discover** a 3-Cost minion. Refresh 3 Mana Crystals.
///
/// State: Done
//~ done BG31_BOBt3 e109fe65 - 7581916a.8ddc6c70
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

/// # Find a Triple
///
/// `BG31_BOBt4` · Neutral spell · 0 mana
///
/// > Draw a minion. Get 2 copies of it.
///
/// State: Done
//~ done BG31_BOBt4 8a5f4f60 - a1b59420.0afee47b
#[test]
fn BG31_BOBt4_find_a_triple() {
    check(
        CardClass::Mage,
        &[Play("BG31_BOBt4", Nothing), HandCount(Mine, 3), Is(InHand(0), "CS2_182"), Is(InHand(2), "CS2_182")],
    );
}

/// # Primordial Lord
///
/// `CATA_EVENT_000` · Neutral minion · 6 mana · 7/6
///
/// > **Battlecry:** Get a random **Colossal** minion from the past.
///
/// State: Derived
//~ derived CATA_EVENT_000 5ec61f75 8c5b3b92 04200d22.3b2a44b7
#[test]
fn CATA_EVENT_000_primordial_lord() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_EVENT_000"),
            Cost("CATA_EVENT_000", 6),
            Stats("CATA_EVENT_000", 7, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("NX2_037")),
            Play("CATA_EVENT_000", Nothing),
            Is(InHand(0), "NX2_037"),
            CostNow(InHand(0), 7),
            Now(InHand(0), 6, 6),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CATA_EVENT_000"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("CATA_139")),
            Play("CATA_EVENT_000", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CATA_EVENT_000"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("CATA_EVENT_000", Nothing),
        ],
    );
}

/// # Primordial
///
/// `CATA_EVENT_000e` · Neutral enchantment
///
/// > Costs (0).
///
/// State: Derived
//~ derived CATA_EVENT_000e 246d3bbb 2629b0cc b6d00229.dd600ecd
#[test]
fn CATA_EVENT_000e_primordial() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "CATA_EVENT_000e"), CostNow(Nth(0), 0)]);
}

/// # Dragon Soul, Shattered
///
/// `CATA_EVENT_110` · Neutral spell · 6 mana
///
/// > **Start of Game**: Break into 6 Essences. Adjoining Essences are cast together.
///
/// State: Todo
//~ todo CATA_EVENT_110 f2f2ac62 12fb8d74 6a0a95e8.1780ba2e
#[test]
#[ignore = "todo: CATA_EVENT_110 Dragon Soul, Shattered"]
fn CATA_EVENT_110_dragon_soul_shattered() {
    check(CardClass::Mage, &[Give("CATA_EVENT_110"), Cost("CATA_EVENT_110", 6), Unwritten]);
}

/// # Red Aspect Essence
///
/// `CATA_EVENT_110t2` · Neutral spell · 6 mana
///
/// > Deal $8 damage to an enemy. Cast every adjoining Aspect Essence.
///
/// State: Todo
//~ todo CATA_EVENT_110t2 95776d98 c3a8a4d6 3baa00e2.2caf588b
#[test]
#[ignore = "todo: CATA_EVENT_110t2 Red Aspect Essence"]
fn CATA_EVENT_110t2_red_aspect_essence() {
    check(CardClass::Mage, &[Give("CATA_EVENT_110t2"), Cost("CATA_EVENT_110t2", 6), Unwritten]);
}

/// # Blue Aspect Essence
///
/// `CATA_EVENT_110t3` · Neutral spell · 6 mana
///
/// > Draw 3 spells. Cast every adjoining Aspect Essence.
///
/// State: Todo
//~ todo CATA_EVENT_110t3 7bc3ba19 4654fcfc 66bc2548.5d6932fc
#[test]
#[ignore = "todo: CATA_EVENT_110t3 Blue Aspect Essence"]
fn CATA_EVENT_110t3_blue_aspect_essence() {
    check(CardClass::Mage, &[Give("CATA_EVENT_110t3"), Cost("CATA_EVENT_110t3", 6), Unwritten]);
}

/// # Bronze Aspect Essence
///
/// `CATA_EVENT_110t4` · Neutral spell · 6 mana
///
/// > Refresh 8 Mana Crystals. Cast every adjoining Aspect Essence.
///
/// State: Todo
//~ todo CATA_EVENT_110t4 f8d8075d 6465fb6d 42c6a14c.682d05fe
#[test]
#[ignore = "todo: CATA_EVENT_110t4 Bronze Aspect Essence"]
fn CATA_EVENT_110t4_bronze_aspect_essence() {
    check(CardClass::Mage, &[Give("CATA_EVENT_110t4"), Cost("CATA_EVENT_110t4", 6), Unwritten]);
}

/// # Black Aspect Essence
///
/// `CATA_EVENT_110t5` · Neutral spell · 6 mana
///
/// > Gain 12 Armor. Cast every adjoining Aspect Essence.
///
/// State: Todo
//~ todo CATA_EVENT_110t5 036e5056 f7948557 acb8cdc6.63f2b83a
#[test]
#[ignore = "todo: CATA_EVENT_110t5 Black Aspect Essence"]
fn CATA_EVENT_110t5_black_aspect_essence() {
    check(CardClass::Mage, &[Give("CATA_EVENT_110t5"), Cost("CATA_EVENT_110t5", 6), Unwritten]);
}

/// # Green Aspect Essence
///
/// `CATA_EVENT_110t6` · Neutral spell · 6 mana
///
/// > Summon an 8/8 Dragon. Cast every adjoining Aspect Essence.
///
/// State: Todo
//~ todo CATA_EVENT_110t6 f4a14e4c eb00e71b cc7e1364.9a02ebd9
#[test]
#[ignore = "todo: CATA_EVENT_110t6 Green Aspect Essence"]
fn CATA_EVENT_110t6_green_aspect_essence() {
    check(CardClass::Mage, &[Give("CATA_EVENT_110t6"), Cost("CATA_EVENT_110t6", 6), Unwritten]);
}

/// # Searing Skystriker
///
/// `CATA_EVENT_110t6t` · Neutral minion · 8 mana · 8/8
///
/// State: Vanilla
//~ vanilla CATA_EVENT_110t6t b22ad6d0 0c2f16ad a71f2aa3
#[test]
fn CATA_EVENT_110t6t_searing_skystriker() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_EVENT_110t6t"),
            Cost("CATA_EVENT_110t6t", 8),
            Stats("CATA_EVENT_110t6t", 8, 8),
            Play("CATA_EVENT_110t6t", Nothing),
            In(The("CATA_EVENT_110t6t"), Zone::Play),
            Now(The("CATA_EVENT_110t6t"), 8, 8),
        ],
    );
}

/// # Storm Aspect Essence
///
/// `CATA_EVENT_110t7` · Neutral spell · 6 mana
///
/// > Deal $4 damage to all enemy minions. Cast every adjoining Aspect Essence.
///
/// State: Todo
//~ todo CATA_EVENT_110t7 2d8ebd6d 36657a40 6471a18b.28592d13
#[test]
#[ignore = "todo: CATA_EVENT_110t7 Storm Aspect Essence"]
fn CATA_EVENT_110t7_storm_aspect_essence() {
    check(CardClass::Mage, &[Give("CATA_EVENT_110t7"), Cost("CATA_EVENT_110t7", 6), Unwritten]);
}

/// # Tunneling Geomancer
///
/// `CATA_EVENT_401` · Neutral minion · 3 mana · 2/3
///
/// > **Prepare Spell Damage +1**
///
/// State: Todo
//~ todo CATA_EVENT_401 ed2d1e01 aee5810b 8012c106.55b7d632
#[test]
#[ignore = "todo: CATA_EVENT_401 Tunneling Geomancer"]
fn CATA_EVENT_401_tunneling_geomancer() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_EVENT_401"),
            Cost("CATA_EVENT_401", 3),
            Stats("CATA_EVENT_401", 2, 3),
            Has("CATA_EVENT_401", GameTag::SPELLPOWER),
            Unwritten,
        ],
    );
}

/// # Sharp-Eyed Lookout
///
/// `EDR_950` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Draw a card. It costs (1) less this turn. *(I know its name!)*@**Battlecry:** Draw a card. It costs (1) less this turn. *(It's {5}!)*
///
/// State: Derived
//~ derived EDR_950 fe493314 f7171434 29fcab74.3c394d0f
#[test]
fn EDR_950_sharp_eyed_lookout() {
    check(
        CardClass::Mage,
        &[
            Give("EDR_950"),
            Cost("EDR_950", 3),
            Stats("EDR_950", 2, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_950", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Newly Discovered!
///
/// `EDR_950e` · Neutral enchantment
///
/// > Costs (1) less this turn.
///
/// State: Derived
//~ derived EDR_950e 66b15bd8 d04e3c02 eede905a.e8a202d3
#[test]
fn EDR_950e_newly_discovered() {
    check(
        CardClass::Mage,
        &[Give("CS2_118"), Enchant(Nth(0), "EDR_950e"), CostNow(Nth(0), 2), EndTurn, CostNow(Nth(0), 3)],
    );
}

/// # Watfin
///
/// `JAIL_EVENT_100` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry: Discover** a minion. Pick the *suspicious* one to gain +1/+1.
///
/// State: Todo
//~ todo JAIL_EVENT_100 5eb2fc7d 9f66c20a 60582ff5.0f428a40
#[test]
#[ignore = "todo: JAIL_EVENT_100 Watfin"]
fn JAIL_EVENT_100_watfin() {
    check(
        CardClass::Mage,
        &[Give("JAIL_EVENT_100"), Cost("JAIL_EVENT_100", 2), Stats("JAIL_EVENT_100", 3, 2), Unwritten],
    );
}

/// # Dark Iron Harbinger
///
/// `TIME_EVENT_300` · Neutral minion · 4 mana · 7/4
///
/// > **Deathrattle:** Summon a 0/7 Doomsayer that destroys ALL minions at the start of your turn.
///
/// State: Todo
//~ todo TIME_EVENT_300 8d440182 fd74d254 983b4ca8.5551e785
#[test]
#[ignore = "todo: TIME_EVENT_300 Dark Iron Harbinger"]
fn TIME_EVENT_300_dark_iron_harbinger() {
    check(
        CardClass::Mage,
        &[Give("TIME_EVENT_300"), Cost("TIME_EVENT_300", 4), Stats("TIME_EVENT_300", 7, 4), Unwritten],
    );
}

/// # Disciple of Demise
///
/// `TIME_EVENT_301` · Neutral minion · 8 mana · 8/8
///
/// > **Battlecry:** Randomly destroy another minion. Repeat for each Dragon you're holding.
///
/// State: Derived
//~ derived TIME_EVENT_301 5f7b753d f14d9796 01e0313f.feaf7b67
#[test]
fn TIME_EVENT_301_disciple_of_demise() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_EVENT_301"),
            Cost("TIME_EVENT_301", 8),
            Stats("TIME_EVENT_301", 8, 8),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(4))),
            Play("TIME_EVENT_301", Nothing),
            BoardCount(Mine, 1),
            Dead(Nth(3)),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_EVENT_301"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(0))),
            Play("TIME_EVENT_301", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_EVENT_301"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(4))),
            Play("TIME_EVENT_301", Nothing),
            BoardCount(Mine, 2),
            Dead(Nth(3)),
            Dead(Nth(4)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_EVENT_301"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("TIME_EVENT_301", Nothing),
            Dead(Nth(1)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Welcome Home!
///
/// `TIME_EVENT_997` · Neutral spell · 3 mana
///
/// > Reopen a location. Give it "**Deathrattle:** Summon a random 3-Cost minion."
///
/// State: Todo
//~ todo TIME_EVENT_997 c27fcdc2 269d3d4b a23a0cfa.f04c05cf
#[test]
#[ignore = "todo: TIME_EVENT_997 Welcome Home!"]
fn TIME_EVENT_997_welcome_home() {
    check(CardClass::Mage, &[Give("TIME_EVENT_997"), Cost("TIME_EVENT_997", 3), Unwritten]);
}

/// # Sands of Time
///
/// `TIME_EVENT_999` · Neutral spell · 1 mana
///
/// > **Rewind Discover** a spell from ANY class. *(Or just your class after you **Rewind!)*
///
/// State: Todo
//~ todo TIME_EVENT_999 49b708f7 b01beacf 3716cf25.f118108c
#[test]
#[ignore = "todo: TIME_EVENT_999 Sands of Time"]
fn TIME_EVENT_999_sands_of_time() {
    check(CardClass::Mage, &[Give("TIME_EVENT_999"), Cost("TIME_EVENT_999", 1), Unwritten]);
}

/// # Sands of Time
///
/// `TIME_EVENT_999t` · Neutral spell · 1 mana
///
/// > **Discover** a spell from YOUR class.
///
/// State: Derived
//~ derived TIME_EVENT_999t 9189a986 97e549b5 10cf4eb8.dbd6ef8d
#[test]
fn TIME_EVENT_999t_sands_of_time() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_EVENT_999t"),
            Cost("TIME_EVENT_999t", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("TIME_EVENT_999t", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_EVENT_999t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("TIME_EVENT_999t", Nothing),
            Choose(0),
        ],
    );
}

/// # Storm the Gates
///
/// `TLC_EVENT_400` · Neutral spell · 1 mana
///
/// > **Sidequest:** Play 3 Beasts or Undead. **Reward:** Craft a custom Zombeast. It costs (3) less.
///
/// State: Todo
//~ todo TLC_EVENT_400 6e213b40 95389041 05e157ee.e8f85dfb
#[test]
#[ignore = "todo: TLC_EVENT_400 Storm the Gates"]
fn TLC_EVENT_400_storm_the_gates() {
    check(CardClass::Mage, &[Give("TLC_EVENT_400"), Cost("TLC_EVENT_400", 1), Unwritten]);
}

/// # For the Alliance!
///
/// `WON_113a` · Neutral spell · 4 mana
///
/// > Get 2 random **Legendary** Alliance Champions and reduce their Costs by (2).
///
/// State: Todo
//~ todo WON_113a 221defba d93a0759 468cc6c2.45d800bf
#[test]
#[ignore = "todo: WON_113a For the Alliance!"]
fn WON_113a_for_the_alliance() {
    check(CardClass::Mage, &[Give("WON_113a"), Cost("WON_113a", 4), Unwritten]);
}

/// # For the Horde!
///
/// `WON_113b` · Neutral spell · 4 mana
///
/// > Get 2 random **Legendary** Horde Champions and reduce their Costs by (2).
///
/// State: Todo
//~ todo WON_113b a3acb3eb 1be834f9 368694b2.27fcd48a
#[test]
#[ignore = "todo: WON_113b For the Horde!"]
fn WON_113b_for_the_horde() {
    check(CardClass::Mage, &[Give("WON_113b"), Cost("WON_113b", 4), Unwritten]);
}
