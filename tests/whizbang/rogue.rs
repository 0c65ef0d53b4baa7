//! Rogue cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d94756c0

/// # Prize Plunderer
///
/// `DMF_519_COPY` · Rogue minion · 1 mana · 2/1
///
/// > **Combo:** Deal 1 damage to a minion for each other card you've played this turn.
///
/// State: Derived
//~ derived DMF_519_COPY 9a500bca 3ba20d26 43ed6a68.9040867c
#[test]
#[ignore = "todo: DMF_519_COPY Prize Plunderer"]
fn DMF_519_COPY_prize_plunderer() {
    check(CardClass::Rogue, &[Give("DMF_519_COPY"), Cost("DMF_519_COPY", 1), Stats("DMF_519_COPY", 2, 1), Unwritten]);
}

/// # Dust Bunny
///
/// `MIS_706` · Rogue minion · 3 mana · 3/2
///
/// > **Battlecry and Deathrattle:** Add a random piece of junk to your hand *(a Coin, Rock, Banana, or Knife)*.
///
/// State: Todo
//~ todo MIS_706 8ea5b544 654f0cfd 62ba89da.7bc62cc4
#[test]
#[ignore = "todo: MIS_706 Dust Bunny"]
fn MIS_706_dust_bunny() {
    check(CardClass::Rogue, &[Give("MIS_706"), Cost("MIS_706", 3), Stats("MIS_706", 3, 2), Unwritten]);
}

/// # Twisted Pack
///
/// `MIS_708` · Rogue spell · 1 mana
///
/// > Add 5 random cards from other classes to your hand. They are **Temporary**.
///
/// State: Todo
//~ todo MIS_708 70385655 1c0c605a 7c0fb3bf.8f7a5c7d
#[test]
#[ignore = "todo: MIS_708 Twisted Pack"]
fn MIS_708_twisted_pack() {
    check(CardClass::Rogue, &[Give("MIS_708"), Cost("MIS_708", 1), Unwritten]);
}

/// # Dubious Purchase
///
/// `MIS_903` · Rogue spell · 4 mana
///
/// > Draw 3 cards. **Combo:** Destroy a random enemy minion.
///
/// State: Derived
//~ derived MIS_903 3d42249b f4bf25b0 d4590482.85dc0662
#[test]
#[ignore = "todo: MIS_903 Dubious Purchase"]
fn MIS_903_dubious_purchase() {
    check(CardClass::Rogue, &[Give("MIS_903"), Cost("MIS_903", 4), Unwritten]);
}

/// # Toy Boat
///
/// `TOY_505` · Rogue minion · 2 mana · 2/3
///
/// > After you summon a Pirate, draw a card.
///
/// State: Derived
//~ derived TOY_505 ab39b612 d31e4806 17b9334c.dfe9c31c
#[test]
fn TOY_505_toy_boat() {
    check(
        CardClass::Rogue,
        &[
            Give("TOY_505"),
            Cost("TOY_505", 2),
            Stats("TOY_505", 2, 3),
            Friend("GVG_070"),
            Enemy("GVG_070"),
            Friend("TOY_505"),
            Play("GVG_070", Nothing),
            HandCount(Mine, 2),
            DeckCount(Mine, 18),
            Now(Nth(1), 7, 4),
            Now(Nth(2), 7, 4),
            Now(Nth(3), 2, 3),
        ],
    );
}

/// # Dig for Treasure
///
/// `TOY_510` · Rogue spell · 1 mana
///
/// > Draw a minion. If it's a Pirate, get a Coin.
///
/// State: Derived
//~ derived TOY_510 cebd605f bf70773e a7ec3dfb.3aad1f5e
#[test]
#[ignore = "todo: TOY_510 Dig for Treasure"]
fn TOY_510_dig_for_treasure() {
    check(CardClass::Rogue, &[Give("TOY_510"), Cost("TOY_510", 1), Unwritten]);
}

/// # Shoplifter Goldbeard
///
/// `TOY_511` · Rogue minion · 5 mana · 5/5
///
/// > After you summon a Pirate, summon a copy of it that attacks a random enemy, then dies.
///
/// State: Todo
//~ todo TOY_511 8cae97e3 79177dd9 76797e87.748f3892
#[test]
#[ignore = "todo: TOY_511 Shoplifter Goldbeard"]
fn TOY_511_shoplifter_goldbeard() {
    check(CardClass::Rogue, &[Give("TOY_511"), Cost("TOY_511", 5), Stats("TOY_511", 5, 5), Unwritten]);
}

/// # The Crystal Cove
///
/// `TOY_512` · Rogue location · 3 mana · 0 uses
///
/// > The next minion you summon this turn has its stats set to 4/4.
///
/// State: Todo
//~ todo TOY_512 5f810feb 46a73141 14ba1dd7.d3cc2d48
#[test]
#[ignore = "todo: TOY_512 The Crystal Cove"]
fn TOY_512_the_crystal_cove() {
    check(CardClass::Rogue, &[Give("TOY_512"), Cost("TOY_512", 3), Unwritten]);
}

/// # Coveted Crystals
///
/// `TOY_512e` · Rogue enchantment
///
/// > Stats set to 4/4.
///
/// State: Derived
//~ derived TOY_512e e55fe1ef 1ba47df0 f63cebcf.09d7bc3d
#[test]
fn TOY_512e_coveted_crystals() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "TOY_512e"), Now(My(0), 4, 4)]);
}

/// # Thistle Tea Set
///
/// `TOY_514` · Rogue spell · 2 mana
///
/// > **Discover** a spell from another class. Get a copy of it.
///
/// State: Derived
//~ derived TOY_514 e6f8a1ad ecd68cea b7334af9.8a81a262
#[test]
#[ignore = "todo: TOY_514 Thistle Tea Set"]
fn TOY_514_thistle_tea_set() {
    check(CardClass::Rogue, &[Give("TOY_514"), Cost("TOY_514", 2), Unwritten]);
}

/// # Sonya Waterdancer
///
/// `TOY_515` · Rogue minion · 4 mana · 3/3
///
/// > After you play a 1-Cost minion, get a copy of it that costs (0).
///
/// State: Derived
//~ derived TOY_515 ba5f2d37 f37b40df 98d1495e.4c723723
#[test]
#[ignore = "todo: TOY_515 Sonya Waterdancer"]
fn TOY_515_sonya_waterdancer() {
    check(CardClass::Rogue, &[Give("TOY_515"), Cost("TOY_515", 4), Stats("TOY_515", 3, 3), Unwritten]);
}

/// # Fancy Footwork
///
/// `TOY_515e3` · Warlock enchantment
///
/// > Costs (0).
///
/// State: Derived
//~ derived TOY_515e3 4b630ce1 6958a713 b152dc17.dd600ecd
#[test]
fn TOY_515e3_fancy_footwork() {
    check(CardClass::Rogue, &[Give("CS2_118"), Enchant(Nth(0), "TOY_515e3"), CostNow(Nth(0), 0)]);
}

/// # Bargain Bin Buccaneer
///
/// `TOY_516` · Rogue minion · 3 mana · 3/2
///
/// > **Rush Combo:** Summon a copy of this.
///
/// State: Derived
//~ derived TOY_516 0d0b57a3 5df7d680 52af7d3a.d431f44c
#[test]
#[ignore = "todo: TOY_516 Bargain Bin Buccaneer"]
fn TOY_516_bargain_bin_buccaneer() {
    check(
        CardClass::Rogue,
        &[Give("TOY_516"), Cost("TOY_516", 3), Stats("TOY_516", 3, 2), Has("TOY_516", GameTag::RUSH), Unwritten],
    );
}

/// # Everything Must Go!
///
/// `TOY_519` · Rogue spell · 8 mana
///
/// > Summon two random 4-Cost minions. Costs (1) less for each card you've drawn this turn.
///
/// State: Derived
//~ derived TOY_519 17f4e4b2 05b8eb8e 2aa68d1d.bbb8bdcb
#[test]
#[ignore = "todo: TOY_519 Everything Must Go!"]
fn TOY_519_everything_must_go() {
    check(CardClass::Rogue, &[Give("TOY_519"), Cost("TOY_519", 8), Unwritten]);
}

/// # Sandbox Scoundrel
///
/// `TOY_521` · Rogue minion · 5 mana · 4/3
///
/// > **Miniaturize Battlecry:** Your next card this turn costs (2) less.
///
/// State: Derived
//~ derived TOY_521 3ede2d1c 6ececf39 72ae4a38.b781afc7
#[test]
#[ignore = "todo: TOY_521 Sandbox Scoundrel"]
fn TOY_521_sandbox_scoundrel() {
    check(
        CardClass::Rogue,
        &[Give("TOY_521"), Cost("TOY_521", 5), Stats("TOY_521", 4, 3), Has("TOY_521", GameTag::MINIATURIZE), Unwritten],
    );
}

/// # Sandbox Scoundrel
///
/// `TOY_521t1` · Rogue minion · 1 mana · 1/1
///
/// > **Mini Battlecry:** Your next card this turn costs (2) less.
///
/// State: Todo
//~ todo TOY_521t1 d8c0e55f 64f3663c 2ba66d16.9ce9bb3b
#[test]
#[ignore = "todo: TOY_521t1 Sandbox Scoundrel"]
fn TOY_521t1_sandbox_scoundrel() {
    check(CardClass::Rogue, &[Give("TOY_521t1"), Cost("TOY_521t1", 1), Stats("TOY_521t1", 1, 1), Unwritten]);
}

/// # Watercannon
///
/// `TOY_522` · Rogue weapon · 4 mana · 3/3 durability
///
/// > After your hero attacks, summon a 1/1 Pirate that attacks a random enemy.
///
/// State: Todo
//~ todo TOY_522 03fc4e8d f8f6c5e6 583f10f2.3949b577
#[test]
#[ignore = "todo: TOY_522 Watercannon"]
fn TOY_522_watercannon() {
    check(CardClass::Rogue, &[Give("TOY_522"), Cost("TOY_522", 4), Stats("TOY_522", 3, 3), Unwritten]);
}

/// # Waterslider
///
/// `TOY_522t` · Rogue minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla TOY_522t b5d22923 490e2d14 a09572ed
#[test]
fn TOY_522t_waterslider() {
    check(
        CardClass::Rogue,
        &[
            Give("TOY_522t"),
            Cost("TOY_522t", 1),
            Stats("TOY_522t", 1, 1),
            Play("TOY_522t", Nothing),
            In(The("TOY_522t"), Zone::Play),
            Now(The("TOY_522t"), 1, 1),
        ],
    );
}
