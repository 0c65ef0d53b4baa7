//! Neutral cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Tasty Flyfish
///
/// `DRG_049` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Give a Dragon in your hand +2/+2.
///
/// State: Todo
//~ DRG_049 todo e8c110e8 9a8170cf
#[test]
#[ignore = "todo: DRG_049 Tasty Flyfish"]
fn DRG_049_tasty_flyfish() {
    check(CardClass::Mage, &[Give("DRG_049"), Cost("DRG_049", 2), Stats("DRG_049", 2, 2), Unwritten]);
}

/// # Devoted Maniac
///
/// `DRG_050` · Neutral minion · 4 mana · 2/2
///
/// > **Rush Battlecry: Invoke** Galakrond.
///
/// State: Todo
//~ DRG_050 todo 8f3a1231 23bff07e
#[test]
#[ignore = "todo: DRG_050 Devoted Maniac"]
fn DRG_050_devoted_maniac() {
    check(
        CardClass::Mage,
        &[Give("DRG_050"), Cost("DRG_050", 4), Stats("DRG_050", 2, 2), Has("DRG_050", GameTag::RUSH), Unwritten],
    );
}

/// # Draconic Lackey
///
/// `DRG_052` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry: Discover** a Dragon.
///
/// State: Todo
//~ DRG_052 todo 7886a4f1 10e2b499
#[test]
#[ignore = "todo: DRG_052 Draconic Lackey"]
fn DRG_052_draconic_lackey() {
    check(CardClass::Mage, &[Give("DRG_052"), Cost("DRG_052", 1), Stats("DRG_052", 1, 1), Unwritten]);
}

/// # Big Ol' Whelp
///
/// `DRG_054` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Draw a card.
///
/// State: Todo
//~ DRG_054 todo df746e4c f1d5b4da
#[test]
#[ignore = "todo: DRG_054 Big Ol' Whelp"]
fn DRG_054_big_ol_whelp() {
    check(CardClass::Mage, &[Give("DRG_054"), Cost("DRG_054", 5), Stats("DRG_054", 5, 5), Unwritten]);
}

/// # Hoard Pillager
///
/// `DRG_055` · Neutral minion · 4 mana · 4/2
///
/// > **Battlecry:** Equip one of your destroyed weapons.
///
/// State: Todo
//~ DRG_055 todo b63d4841 504f814b
#[test]
#[ignore = "todo: DRG_055 Hoard Pillager"]
fn DRG_055_hoard_pillager() {
    check(CardClass::Mage, &[Give("DRG_055"), Cost("DRG_055", 4), Stats("DRG_055", 4, 2), Unwritten]);
}

/// # Parachute Brigand
///
/// `DRG_056` · Neutral minion · 2 mana · 2/2
///
/// > After you play a Pirate, summon this minion from your hand.
///
/// State: Todo
//~ DRG_056 todo e6747c43 f82d9fff
#[test]
#[ignore = "todo: DRG_056 Parachute Brigand"]
fn DRG_056_parachute_brigand() {
    check(CardClass::Mage, &[Give("DRG_056"), Cost("DRG_056", 2), Stats("DRG_056", 2, 2), Unwritten]);
}

/// # Hot Air Balloon
///
/// `DRG_057` · Neutral minion · 1 mana · 1/2
///
/// > At the start of your turn, gain +1 Health.
///
/// State: Todo
//~ DRG_057 todo 795749c8 890c0bae
#[test]
#[ignore = "todo: DRG_057 Hot Air Balloon"]
fn DRG_057_hot_air_balloon() {
    check(CardClass::Mage, &[Give("DRG_057"), Cost("DRG_057", 1), Stats("DRG_057", 1, 2), Unwritten]);
}

/// # Wing Commander
///
/// `DRG_058` · Neutral minion · 4 mana · 2/5
///
/// > Has +2 Attack for each Dragon in your hand.
///
/// State: Todo
//~ DRG_058 todo 0ee58e21 5a510858
#[test]
#[ignore = "todo: DRG_058 Wing Commander"]
fn DRG_058_wing_commander() {
    check(CardClass::Mage, &[Give("DRG_058"), Cost("DRG_058", 4), Stats("DRG_058", 2, 5), Unwritten]);
}

/// # Goboglide Tech
///
/// `DRG_059` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If you control a Mech, gain +1/+1 and **Rush**.
///
/// State: Todo
//~ DRG_059 todo 6d1a1cba 4aadeebe
#[test]
#[ignore = "todo: DRG_059 Goboglide Tech"]
fn DRG_059_goboglide_tech() {
    check(CardClass::Mage, &[Give("DRG_059"), Cost("DRG_059", 3), Stats("DRG_059", 3, 3), Unwritten]);
}

/// # Fire Hawk
///
/// `DRG_060` · Neutral minion · 3 mana · 1/3
///
/// > **Battlecry:** Gain +1 Attack for each card in your opponent's hand.
///
/// State: Todo
//~ DRG_060 todo 7ec3e713 c19bd3e7
#[test]
#[ignore = "todo: DRG_060 Fire Hawk"]
fn DRG_060_fire_hawk() {
    check(CardClass::Mage, &[Give("DRG_060"), Cost("DRG_060", 3), Stats("DRG_060", 1, 3), Unwritten]);
}

/// # Gyrocopter
///
/// `DRG_061` · Neutral minion · 6 mana · 4/5
///
/// > **Rush Windfury**
///
/// State: Vanilla
//~ DRG_061 vanilla 07aef999 a0037a72
#[test]
fn DRG_061_gyrocopter() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_061"),
            Cost("DRG_061", 6),
            Stats("DRG_061", 4, 5),
            Has("DRG_061", GameTag::RUSH),
            Has("DRG_061", GameTag::WINDFURY),
            Play("DRG_061", Nothing),
            In(The("DRG_061"), Zone::Play),
            Now(The("DRG_061"), 4, 5),
            HasNow(The("DRG_061"), GameTag::RUSH),
            HasNow(The("DRG_061"), GameTag::WINDFURY),
        ],
    );
}

/// # Wyrmrest Purifier
///
/// `DRG_062` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Transform all Neutral cards in your deck into random cards from your class.
///
/// State: Todo
//~ DRG_062 todo e9a8e0e5 a6b112bb
#[test]
#[ignore = "todo: DRG_062 Wyrmrest Purifier"]
fn DRG_062_wyrmrest_purifier() {
    check(CardClass::Mage, &[Give("DRG_062"), Cost("DRG_062", 2), Stats("DRG_062", 3, 2), Unwritten]);
}

/// # Dragonmaw Poacher
///
/// `DRG_063` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If your opponent controls a Dragon, gain +4/+4 and **Rush**.
///
/// State: Todo
//~ DRG_063 todo cee3f7f0 f1e0c221
#[test]
#[ignore = "todo: DRG_063 Dragonmaw Poacher"]
fn DRG_063_dragonmaw_poacher() {
    check(CardClass::Mage, &[Give("DRG_063"), Cost("DRG_063", 4), Stats("DRG_063", 4, 4), Unwritten]);
}

/// # Zul'Drak Ritualist
///
/// `DRG_064` · Neutral minion · 4 mana · 3/9
///
/// > **Taunt** **Battlecry:** Summon three random 1-Cost minions for your opponent.
///
/// State: Todo
//~ DRG_064 todo 8e284035 cadb5363
#[test]
#[ignore = "todo: DRG_064 Zul'Drak Ritualist"]
fn DRG_064_zul_drak_ritualist() {
    check(
        CardClass::Mage,
        &[Give("DRG_064"), Cost("DRG_064", 4), Stats("DRG_064", 3, 9), Has("DRG_064", GameTag::TAUNT), Unwritten],
    );
}

/// # Hippogryph
///
/// `DRG_065` · Neutral minion · 4 mana · 2/6
///
/// > **Rush Taunt**
///
/// State: Vanilla
//~ DRG_065 vanilla 40b585bf 6f031a12
#[test]
fn DRG_065_hippogryph() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_065"),
            Cost("DRG_065", 4),
            Stats("DRG_065", 2, 6),
            Has("DRG_065", GameTag::RUSH),
            Has("DRG_065", GameTag::TAUNT),
            Play("DRG_065", Nothing),
            In(The("DRG_065"), Zone::Play),
            Now(The("DRG_065"), 2, 6),
            HasNow(The("DRG_065"), GameTag::RUSH),
            HasNow(The("DRG_065"), GameTag::TAUNT),
        ],
    );
}

/// # Evasive Chimaera
///
/// `DRG_066` · Neutral minion · 2 mana · 2/1
///
/// > **Poisonous Elusive**
///
/// State: Vanilla
//~ DRG_066 vanilla 574a68ed 2fbb0c60
#[test]
fn DRG_066_evasive_chimaera() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_066"),
            Cost("DRG_066", 2),
            Stats("DRG_066", 2, 1),
            Has("DRG_066", GameTag::ELUSIVE),
            Has("DRG_066", GameTag::POISONOUS),
            Play("DRG_066", Nothing),
            In(The("DRG_066"), Zone::Play),
            Now(The("DRG_066"), 2, 1),
            HasNow(The("DRG_066"), GameTag::ELUSIVE),
            HasNow(The("DRG_066"), GameTag::POISONOUS),
        ],
    );
}

/// # Troll Batrider
///
/// `DRG_067` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage to a random enemy minion.
///
/// State: Todo
//~ DRG_067 todo de4cc736 d504cecc
#[test]
#[ignore = "todo: DRG_067 Troll Batrider"]
fn DRG_067_troll_batrider() {
    check(CardClass::Mage, &[Give("DRG_067"), Cost("DRG_067", 4), Stats("DRG_067", 3, 3), Unwritten]);
}

/// # Living Dragonbreath
///
/// `DRG_068` · Neutral minion · 3 mana · 3/4
///
/// > Your minions can't be **Frozen**.
///
/// State: Todo
//~ DRG_068 todo 0df0fa10 f9e69d8c
#[test]
#[ignore = "todo: DRG_068 Living Dragonbreath"]
fn DRG_068_living_dragonbreath() {
    check(CardClass::Mage, &[Give("DRG_068"), Cost("DRG_068", 3), Stats("DRG_068", 3, 4), Unwritten]);
}

/// # Platebreaker
///
/// `DRG_069` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Destroy your opponent's Armor.
///
/// State: Todo
//~ DRG_069 todo 3020522f 30dfc27c
#[test]
#[ignore = "todo: DRG_069 Platebreaker"]
fn DRG_069_platebreaker() {
    check(CardClass::Mage, &[Give("DRG_069"), Cost("DRG_069", 5), Stats("DRG_069", 5, 5), Unwritten]);
}

/// # Dragon Breeder
///
/// `DRG_070` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Choose a friendly Dragon. Add a copy of it to your hand.
///
/// State: Todo
//~ DRG_070 todo 0afbf25c 6f05851d
#[test]
#[ignore = "todo: DRG_070 Dragon Breeder"]
fn DRG_070_dragon_breeder() {
    check(CardClass::Mage, &[Give("DRG_070"), Cost("DRG_070", 2), Stats("DRG_070", 2, 3), Unwritten]);
}

/// # Bad Luck Albatross
///
/// `DRG_071` · Neutral minion · 3 mana · 4/3
///
/// > **Deathrattle:** Shuffle two 1/1 Albatross into your opponent's deck.
///
/// State: Todo
//~ DRG_071 todo 1bb1c94d 876f68b9
#[test]
#[ignore = "todo: DRG_071 Bad Luck Albatross"]
fn DRG_071_bad_luck_albatross() {
    check(CardClass::Mage, &[Give("DRG_071"), Cost("DRG_071", 3), Stats("DRG_071", 4, 3), Unwritten]);
}

/// # Albatross
///
/// `DRG_071t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ DRG_071t vanilla 7638fbb5 543b7341
#[test]
fn DRG_071t_albatross() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_071t"),
            Cost("DRG_071t", 1),
            Stats("DRG_071t", 1, 1),
            Play("DRG_071t", Nothing),
            In(The("DRG_071t"), Zone::Play),
            Now(The("DRG_071t"), 1, 1),
        ],
    );
}

/// # Skyfin
///
/// `DRG_072` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** If you're holding a Dragon, summon 2 random Murlocs.
///
/// State: Todo
//~ DRG_072 todo 3b379071 07bdcbfd
#[test]
#[ignore = "todo: DRG_072 Skyfin"]
fn DRG_072_skyfin() {
    check(CardClass::Mage, &[Give("DRG_072"), Cost("DRG_072", 5), Stats("DRG_072", 3, 3), Unwritten]);
}

/// # Evasive Feywing
///
/// `DRG_073` · Neutral minion · 4 mana · 5/4
///
/// > **Elusive**
///
/// State: Vanilla
//~ DRG_073 vanilla 176c82d0 7f0aa0be
#[test]
fn DRG_073_evasive_feywing() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_073"),
            Cost("DRG_073", 4),
            Stats("DRG_073", 5, 4),
            Has("DRG_073", GameTag::ELUSIVE),
            Play("DRG_073", Nothing),
            In(The("DRG_073"), Zone::Play),
            Now(The("DRG_073"), 5, 4),
            HasNow(The("DRG_073"), GameTag::ELUSIVE),
        ],
    );
}

/// # Camouflaged Dirigible
///
/// `DRG_074` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Give your other Mechs **Stealth** until your next turn.
///
/// State: Todo
//~ DRG_074 todo 714131dd acbe684f
#[test]
#[ignore = "todo: DRG_074 Camouflaged Dirigible"]
fn DRG_074_camouflaged_dirigible() {
    check(CardClass::Mage, &[Give("DRG_074"), Cost("DRG_074", 6), Stats("DRG_074", 6, 6), Unwritten]);
}

/// # Cobalt Spellkin
///
/// `DRG_075` · Neutral minion · 5 mana · 3/5
///
/// > **Battlecry:** Add two 1-Cost spells from your class to your hand.
///
/// State: Todo
//~ DRG_075 todo 5fbcc8e2 a5f43644
#[test]
#[ignore = "todo: DRG_075 Cobalt Spellkin"]
fn DRG_075_cobalt_spellkin() {
    check(CardClass::Mage, &[Give("DRG_075"), Cost("DRG_075", 5), Stats("DRG_075", 3, 5), Unwritten]);
}

/// # Faceless Corruptor
///
/// `DRG_076` · Neutral minion · 5 mana · 5/4
///
/// > **Rush**. **Battlecry:** Transform one of your minions into a copy of this.
///
/// State: Todo
//~ DRG_076 todo 9de4e9d6 11e85522
#[test]
#[ignore = "todo: DRG_076 Faceless Corruptor"]
fn DRG_076_faceless_corruptor() {
    check(
        CardClass::Mage,
        &[Give("DRG_076"), Cost("DRG_076", 5), Stats("DRG_076", 5, 4), Has("DRG_076", GameTag::RUSH), Unwritten],
    );
}

/// # Utgarde Grapplesniper
///
/// `DRG_077` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Both players draw a card. If it's a Dragon, summon it.
///
/// State: Todo
//~ DRG_077 todo 83a3ae8a 382fcbce
#[test]
#[ignore = "todo: DRG_077 Utgarde Grapplesniper"]
fn DRG_077_utgarde_grapplesniper() {
    check(CardClass::Mage, &[Give("DRG_077"), Cost("DRG_077", 6), Stats("DRG_077", 5, 5), Unwritten]);
}

/// # Depth Charge
///
/// `DRG_078` · Neutral minion · 1 mana · 0/5
///
/// > At the start of your turn, deal 5 damage to ALL minions.
///
/// State: Todo
//~ DRG_078 todo addf2b4c 500bf9a9
#[test]
#[ignore = "todo: DRG_078 Depth Charge"]
fn DRG_078_depth_charge() {
    check(CardClass::Mage, &[Give("DRG_078"), Cost("DRG_078", 1), Stats("DRG_078", 0, 5), Unwritten]);
}

/// # Evasive Wyrm
///
/// `DRG_079` · Neutral minion · 6 mana · 5/4
///
/// > **Rush Divine Shield Elusive**
///
/// State: Vanilla
//~ DRG_079 vanilla e96132f9 7c3d6b9e
#[test]
fn DRG_079_evasive_wyrm() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_079"),
            Cost("DRG_079", 6),
            Stats("DRG_079", 5, 4),
            Has("DRG_079", GameTag::DIVINE_SHIELD),
            Has("DRG_079", GameTag::ELUSIVE),
            Has("DRG_079", GameTag::RUSH),
            Play("DRG_079", Nothing),
            In(The("DRG_079"), Zone::Play),
            Now(The("DRG_079"), 5, 4),
            HasNow(The("DRG_079"), GameTag::DIVINE_SHIELD),
            HasNow(The("DRG_079"), GameTag::ELUSIVE),
            HasNow(The("DRG_079"), GameTag::RUSH),
        ],
    );
}

/// # Scalerider
///
/// `DRG_081` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If you're holding a Dragon, deal 2 damage.
///
/// State: Todo
//~ DRG_081 todo 051796e2 2b6f18e3
#[test]
#[ignore = "todo: DRG_081 Scalerider"]
fn DRG_081_scalerider() {
    check(CardClass::Mage, &[Give("DRG_081"), Cost("DRG_081", 3), Stats("DRG_081", 3, 3), Unwritten]);
}

/// # Kobold Stickyfinger
///
/// `DRG_082` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Steal your opponent's weapon.
///
/// State: Todo
//~ DRG_082 todo 82c52eeb 0915bf7e
#[test]
#[ignore = "todo: DRG_082 Kobold Stickyfinger"]
fn DRG_082_kobold_stickyfinger() {
    check(CardClass::Mage, &[Give("DRG_082"), Cost("DRG_082", 5), Stats("DRG_082", 4, 4), Unwritten]);
}

/// # Tentacled Menace
///
/// `DRG_084` · Neutral minion · 5 mana · 6/5
///
/// > **Battlecry:** Each player draws a card. Swap their Costs.
///
/// State: Todo
//~ DRG_084 todo 3097f6df 389f2b55
#[test]
#[ignore = "todo: DRG_084 Tentacled Menace"]
fn DRG_084_tentacled_menace() {
    check(CardClass::Mage, &[Give("DRG_084"), Cost("DRG_084", 5), Stats("DRG_084", 6, 5), Unwritten]);
}

/// # Chromatic Egg
///
/// `DRG_086` · Neutral minion · 5 mana · 0/3
///
/// > **Battlecry:** Secretly **Discover** a Dragon to hatch into. **Deathrattle:** Hatch!
///
/// State: Todo
//~ DRG_086 todo 5f6ac2e7 a9a92c56
#[test]
#[ignore = "todo: DRG_086 Chromatic Egg"]
fn DRG_086_chromatic_egg() {
    check(CardClass::Mage, &[Give("DRG_086"), Cost("DRG_086", 5), Stats("DRG_086", 0, 3), Unwritten]);
}

/// # Dread Raven
///
/// `DRG_088` · Neutral minion · 3 mana · 3/4
///
/// > Has +3 Attack for each other Dread Raven you control.
///
/// State: Todo
//~ DRG_088 todo c4d292d1 c01a8f0c
#[test]
#[ignore = "todo: DRG_088 Dread Raven"]
fn DRG_088_dread_raven() {
    check(CardClass::Mage, &[Give("DRG_088"), Cost("DRG_088", 3), Stats("DRG_088", 3, 4), Unwritten]);
}

/// # Dragonqueen Alexstrasza
///
/// `DRG_089` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** If your deck has no duplicates, add 2 other random Dragons to your hand. They cost (0).
///
/// State: Todo
//~ DRG_089 todo 547f2473 ceb86a29
#[test]
#[ignore = "todo: DRG_089 Dragonqueen Alexstrasza"]
fn DRG_089_dragonqueen_alexstrasza() {
    check(CardClass::Mage, &[Give("DRG_089"), Cost("DRG_089", 9), Stats("DRG_089", 8, 8), Unwritten]);
}

/// # Shu'ma
///
/// `DRG_091` · Neutral minion · 7 mana · 1/7
///
/// > At the end of your turn, fill your board with 1/1 Tentacles.
///
/// State: Todo
//~ DRG_091 todo d347c6ad e34728e0
#[test]
#[ignore = "todo: DRG_091 Shu'ma"]
fn DRG_091_shuma() {
    check(CardClass::Mage, &[Give("DRG_091"), Cost("DRG_091", 7), Stats("DRG_091", 1, 7), Unwritten]);
}

/// # Tentacle
///
/// `DRG_091t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ DRG_091t vanilla 77d5b225 4322739e
#[test]
fn DRG_091t_tentacle() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_091t"),
            Cost("DRG_091t", 1),
            Stats("DRG_091t", 1, 1),
            Play("DRG_091t", Nothing),
            In(The("DRG_091t"), Zone::Play),
            Now(The("DRG_091t"), 1, 1),
        ],
    );
}

/// # Transmogrifier
///
/// `DRG_092` · Neutral minion · 2 mana · 2/3
///
/// > Whenever you draw a card, transform it into a random **Legendary** minion.
///
/// State: Todo
//~ DRG_092 todo c0ab4cd3 7b518a3f
#[test]
#[ignore = "todo: DRG_092 Transmogrifier"]
fn DRG_092_transmogrifier() {
    check(CardClass::Mage, &[Give("DRG_092"), Cost("DRG_092", 2), Stats("DRG_092", 2, 3), Unwritten]);
}

/// # Kronx Dragonhoof
///
/// `DRG_099` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Draw Galakrond. If you're already Galakrond, unleash a Devastation.
///
/// State: Todo
//~ DRG_099 todo ebea379e 1bac3d74
#[test]
#[ignore = "todo: DRG_099 Kronx Dragonhoof"]
fn DRG_099_kronx_dragonhoof() {
    check(CardClass::Mage, &[Give("DRG_099"), Cost("DRG_099", 6), Stats("DRG_099", 6, 6), Unwritten]);
}

/// # Decimation
///
/// `DRG_099t1` · Neutral spell · 0 mana
///
/// > Deal 5 damage to the enemy hero. Restore 5 Health to your hero.
///
/// State: Todo
//~ DRG_099t1 todo b0dce1ef 010a5c13
#[test]
#[ignore = "todo: DRG_099t1 Decimation"]
fn DRG_099t1_decimation() {
    check(CardClass::Mage, &[Give("DRG_099t1"), Cost("DRG_099t1", 0), Unwritten]);
}

/// # Reanimation
///
/// `DRG_099t2` · Neutral spell · 0 mana
///
/// > Summon an 8/8 Dragon with **Taunt**.
///
/// State: Todo
//~ DRG_099t2 todo e3687d47 cafe2439
#[test]
#[ignore = "todo: DRG_099t2 Reanimation"]
fn DRG_099t2_reanimation() {
    check(CardClass::Mage, &[Give("DRG_099t2"), Cost("DRG_099t2", 0), Unwritten]);
}

/// # Reanimated Dragon
///
/// `DRG_099t2t` · Neutral minion · 8 mana · 8/8
///
/// > **Taunt**
///
/// State: Vanilla
//~ DRG_099t2t vanilla af0bc18a a6e45cc3
#[test]
fn DRG_099t2t_reanimated_dragon() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_099t2t"),
            Cost("DRG_099t2t", 8),
            Stats("DRG_099t2t", 8, 8),
            Has("DRG_099t2t", GameTag::TAUNT),
            Play("DRG_099t2t", Nothing),
            In(The("DRG_099t2t"), Zone::Play),
            Now(The("DRG_099t2t"), 8, 8),
            HasNow(The("DRG_099t2t"), GameTag::TAUNT),
        ],
    );
}

/// # Domination
///
/// `DRG_099t3` · Neutral spell · 0 mana
///
/// > Give your other minions +2/+2.
///
/// State: Todo
//~ DRG_099t3 todo 8340464b d3cc99ef
#[test]
#[ignore = "todo: DRG_099t3 Domination"]
fn DRG_099t3_domination() {
    check(CardClass::Mage, &[Give("DRG_099t3"), Cost("DRG_099t3", 0), Unwritten]);
}

/// # Annihilation
///
/// `DRG_099t4` · Neutral spell · 0 mana
///
/// > Deal 5 damage to all other minions.
///
/// State: Todo
//~ DRG_099t4 todo f9e4a56d 9562113d
#[test]
#[ignore = "todo: DRG_099t4 Annihilation"]
fn DRG_099t4_annihilation() {
    check(CardClass::Mage, &[Give("DRG_099t4"), Cost("DRG_099t4", 0), Unwritten]);
}

/// # Twin Tyrant
///
/// `DRG_213` · Neutral minion · 8 mana · 4/10
///
/// > **Battlecry:** Deal 4 damage to two random enemy minions.
///
/// State: Todo
//~ DRG_213 todo bf71634b edc60042
#[test]
#[ignore = "todo: DRG_213 Twin Tyrant"]
fn DRG_213_twin_tyrant() {
    check(CardClass::Mage, &[Give("DRG_213"), Cost("DRG_213", 8), Stats("DRG_213", 4, 10), Unwritten]);
}

/// # Dragon Claw
///
/// `DRG_238ht` · weapon · 5 mana · 5/2 durability
///
/// State: Vanilla
//~ DRG_238ht vanilla 887ca39b acd326ef
#[test]
fn DRG_238ht_dragon_claw() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_238ht"),
            Cost("DRG_238ht", 5),
            Stats("DRG_238ht", 5, 2),
            Play("DRG_238ht", Nothing),
            In(The("DRG_238ht"), Zone::Play),
        ],
    );
}

/// # Blazing Battlemage
///
/// `DRG_239` · Neutral minion · 1 mana · 2/2
///
/// State: Vanilla
//~ DRG_239 vanilla 09976c4b ae65f190
#[test]
fn DRG_239_blazing_battlemage() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_239"),
            Cost("DRG_239", 1),
            Stats("DRG_239", 2, 2),
            Play("DRG_239", Nothing),
            In(The("DRG_239"), Zone::Play),
            Now(The("DRG_239"), 2, 2),
        ],
    );
}

/// # Shield of Galakrond
///
/// `DRG_242` · Neutral minion · 5 mana · 4/5
///
/// > **Taunt Battlecry: Invoke** Galakrond.
///
/// State: Todo
//~ DRG_242 todo f945ff3b 644cd978
#[test]
#[ignore = "todo: DRG_242 Shield of Galakrond"]
fn DRG_242_shield_of_galakrond() {
    check(
        CardClass::Mage,
        &[Give("DRG_242"), Cost("DRG_242", 5), Stats("DRG_242", 4, 5), Has("DRG_242", GameTag::TAUNT), Unwritten],
    );
}

/// # Frizz Kindleroost
///
/// `DRG_257` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Reduce the Cost of Dragons in your deck by (2).
///
/// State: Todo
//~ DRG_257 todo 2738f0b3 7dd2aeab
#[test]
#[ignore = "todo: DRG_257 Frizz Kindleroost"]
fn DRG_257_frizz_kindleroost() {
    check(CardClass::Mage, &[Give("DRG_257"), Cost("DRG_257", 4), Stats("DRG_257", 5, 4), Unwritten]);
}

/// # Evasive Drakonid
///
/// `DRG_310` · Neutral minion · 7 mana · 7/7
///
/// > **Taunt Elusive**
///
/// State: Vanilla
//~ DRG_310 vanilla 75161e04 53156a2c
#[test]
fn DRG_310_evasive_drakonid() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_310"),
            Cost("DRG_310", 7),
            Stats("DRG_310", 7, 7),
            Has("DRG_310", GameTag::ELUSIVE),
            Has("DRG_310", GameTag::TAUNT),
            Play("DRG_310", Nothing),
            In(The("DRG_310"), Zone::Play),
            Now(The("DRG_310"), 7, 7),
            HasNow(The("DRG_310"), GameTag::ELUSIVE),
            HasNow(The("DRG_310"), GameTag::TAUNT),
        ],
    );
}

/// # Grizzled Wizard
///
/// `DRG_401` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Swap Hero Powers with your opponent until your next turn.
///
/// State: Todo
//~ DRG_401 todo 2ba165fa 47e47a11
#[test]
#[ignore = "todo: DRG_401 Grizzled Wizard"]
fn DRG_401_grizzled_wizard() {
    check(CardClass::Mage, &[Give("DRG_401"), Cost("DRG_401", 2), Stats("DRG_401", 3, 2), Unwritten]);
}

/// # Grizzled Power Dummy
///
/// `DRG_401d` · Neutral spell · 0 mana
///
/// > Dummy Hook Up for DRG 401e
///
/// State: Todo
//~ DRG_401d todo 51f81efe 2d1a71b6
#[test]
#[ignore = "todo: DRG_401d Grizzled Power Dummy"]
fn DRG_401d_grizzled_power_dummy() {
    check(CardClass::Mage, &[Give("DRG_401d"), Cost("DRG_401d", 0), Unwritten]);
}

/// # Sathrovarr
///
/// `DRG_402` · Neutral minion · 9 mana · 5/5
///
/// > **Battlecry:** Choose a friendly minion. Add a copy of it to your hand, deck, and battlefield.
///
/// State: Todo
//~ DRG_402 todo d99d7580 f0662cd7
#[test]
#[ignore = "todo: DRG_402 Sathrovarr"]
fn DRG_402_sathrovarr() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_402"),
            Cost("DRG_402", 9),
            Stats("DRG_402", 5, 5),
            Targets("DRG_402", &[FriendlyMinion]),
            Unwritten,
        ],
    );
}

/// # Blowtorch Saboteur
///
/// `DRG_403` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Your opponent's next Hero Power costs (2) more.
///
/// State: Todo
//~ DRG_403 todo 1db9584b 348b6353
#[test]
#[ignore = "todo: DRG_403 Blowtorch Saboteur"]
fn DRG_403_blowtorch_saboteur() {
    check(CardClass::Mage, &[Give("DRG_403"), Cost("DRG_403", 3), Stats("DRG_403", 3, 3), Unwritten]);
}

/// # The Coin
///
/// `DRG_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ DRG_COIN todo 73686292 ca154e55
#[test]
#[ignore = "todo: DRG_COIN The Coin"]
fn DRG_COIN_the_coin() {
    check(CardClass::Mage, &[Give("DRG_COIN"), Cost("DRG_COIN", 0), Unwritten]);
}
