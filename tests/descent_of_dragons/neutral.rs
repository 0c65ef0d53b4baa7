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
//~ DRG_049 todo e8c110e8 b707ac01
#[test]
#[ignore = "todo: DRG_049 Tasty Flyfish"]
fn DRG_049_tasty_flyfish() {
    check(CardClass::Mage, &[Give("DRG_049"), Cost("DRG_049", 2), Stats("DRG_049", 2, 2)]);
}

/// # Devoted Maniac
///
/// `DRG_050` · Neutral minion · 4 mana · 2/2
///
/// > **Rush Battlecry: Invoke** Galakrond.
///
/// State: Todo
//~ DRG_050 todo 8f3a1231 13395434
#[test]
#[ignore = "todo: DRG_050 Devoted Maniac"]
fn DRG_050_devoted_maniac() {
    check(
        CardClass::Mage,
        &[Give("DRG_050"), Cost("DRG_050", 4), Stats("DRG_050", 2, 2), Has("DRG_050", GameTag::RUSH)],
    );
}

/// # Draconic Lackey
///
/// `DRG_052` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry: Discover** a Dragon.
///
/// State: Todo
//~ DRG_052 todo 7886a4f1 9d9b21fc
#[test]
#[ignore = "todo: DRG_052 Draconic Lackey"]
fn DRG_052_draconic_lackey() {
    check(CardClass::Mage, &[Give("DRG_052"), Cost("DRG_052", 1), Stats("DRG_052", 1, 1)]);
}

/// # Big Ol' Whelp
///
/// `DRG_054` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Draw a card.
///
/// State: Todo
//~ DRG_054 todo df746e4c cf8ea13b
#[test]
#[ignore = "todo: DRG_054 Big Ol' Whelp"]
fn DRG_054_big_ol_whelp() {
    check(CardClass::Mage, &[Give("DRG_054"), Cost("DRG_054", 5), Stats("DRG_054", 5, 5)]);
}

/// # Hoard Pillager
///
/// `DRG_055` · Neutral minion · 4 mana · 4/2
///
/// > **Battlecry:** Equip one of your destroyed weapons.
///
/// State: Todo
//~ DRG_055 todo b63d4841 de40fe97
#[test]
#[ignore = "todo: DRG_055 Hoard Pillager"]
fn DRG_055_hoard_pillager() {
    check(CardClass::Mage, &[Give("DRG_055"), Cost("DRG_055", 4), Stats("DRG_055", 4, 2)]);
}

/// # Parachute Brigand
///
/// `DRG_056` · Neutral minion · 2 mana · 2/2
///
/// > After you play a Pirate, summon this minion from your hand.
///
/// State: Todo
//~ DRG_056 todo e6747c43 edd33609
#[test]
#[ignore = "todo: DRG_056 Parachute Brigand"]
fn DRG_056_parachute_brigand() {
    check(CardClass::Mage, &[Give("DRG_056"), Cost("DRG_056", 2), Stats("DRG_056", 2, 2)]);
}

/// # Hot Air Balloon
///
/// `DRG_057` · Neutral minion · 1 mana · 1/2
///
/// > At the start of your turn, gain +1 Health.
///
/// State: Todo
//~ DRG_057 todo 795749c8 1956f05d
#[test]
#[ignore = "todo: DRG_057 Hot Air Balloon"]
fn DRG_057_hot_air_balloon() {
    check(CardClass::Mage, &[Give("DRG_057"), Cost("DRG_057", 1), Stats("DRG_057", 1, 2)]);
}

/// # Wing Commander
///
/// `DRG_058` · Neutral minion · 4 mana · 2/5
///
/// > Has +2 Attack for each Dragon in your hand.
///
/// State: Todo
//~ DRG_058 todo 0ee58e21 c8c22674
#[test]
#[ignore = "todo: DRG_058 Wing Commander"]
fn DRG_058_wing_commander() {
    check(CardClass::Mage, &[Give("DRG_058"), Cost("DRG_058", 4), Stats("DRG_058", 2, 5)]);
}

/// # Goboglide Tech
///
/// `DRG_059` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If you control a Mech, gain +1/+1 and **Rush**.
///
/// State: Todo
//~ DRG_059 todo 6d1a1cba 771810cc
#[test]
#[ignore = "todo: DRG_059 Goboglide Tech"]
fn DRG_059_goboglide_tech() {
    check(CardClass::Mage, &[Give("DRG_059"), Cost("DRG_059", 3), Stats("DRG_059", 3, 3)]);
}

/// # Fire Hawk
///
/// `DRG_060` · Neutral minion · 3 mana · 1/3
///
/// > **Battlecry:** Gain +1 Attack for each card in your opponent's hand.
///
/// State: Todo
//~ DRG_060 todo 7ec3e713 a0e9f55e
#[test]
#[ignore = "todo: DRG_060 Fire Hawk"]
fn DRG_060_fire_hawk() {
    check(CardClass::Mage, &[Give("DRG_060"), Cost("DRG_060", 3), Stats("DRG_060", 1, 3)]);
}

/// # Gyrocopter
///
/// `DRG_061` · Neutral minion · 6 mana · 4/5
///
/// > **Rush Windfury**
///
/// State: Todo
//~ DRG_061 todo 07aef999 dd46af2c
#[test]
#[ignore = "todo: DRG_061 Gyrocopter"]
fn DRG_061_gyrocopter() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_061"),
            Cost("DRG_061", 6),
            Stats("DRG_061", 4, 5),
            Has("DRG_061", GameTag::RUSH),
            Has("DRG_061", GameTag::WINDFURY),
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
//~ DRG_062 todo e9a8e0e5 cb5a8627
#[test]
#[ignore = "todo: DRG_062 Wyrmrest Purifier"]
fn DRG_062_wyrmrest_purifier() {
    check(CardClass::Mage, &[Give("DRG_062"), Cost("DRG_062", 2), Stats("DRG_062", 3, 2)]);
}

/// # Dragonmaw Poacher
///
/// `DRG_063` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If your opponent controls a Dragon, gain +4/+4 and **Rush**.
///
/// State: Todo
//~ DRG_063 todo cee3f7f0 1654466c
#[test]
#[ignore = "todo: DRG_063 Dragonmaw Poacher"]
fn DRG_063_dragonmaw_poacher() {
    check(CardClass::Mage, &[Give("DRG_063"), Cost("DRG_063", 4), Stats("DRG_063", 4, 4)]);
}

/// # Zul'Drak Ritualist
///
/// `DRG_064` · Neutral minion · 4 mana · 3/9
///
/// > **Taunt** **Battlecry:** Summon three random 1-Cost minions for your opponent.
///
/// State: Todo
//~ DRG_064 todo 8e284035 4b6d1693
#[test]
#[ignore = "todo: DRG_064 Zul'Drak Ritualist"]
fn DRG_064_zul_drak_ritualist() {
    check(
        CardClass::Mage,
        &[Give("DRG_064"), Cost("DRG_064", 4), Stats("DRG_064", 3, 9), Has("DRG_064", GameTag::TAUNT)],
    );
}

/// # Hippogryph
///
/// `DRG_065` · Neutral minion · 4 mana · 2/6
///
/// > **Rush Taunt**
///
/// State: Todo
//~ DRG_065 todo 40b585bf a9f1aa85
#[test]
#[ignore = "todo: DRG_065 Hippogryph"]
fn DRG_065_hippogryph() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_065"),
            Cost("DRG_065", 4),
            Stats("DRG_065", 2, 6),
            Has("DRG_065", GameTag::RUSH),
            Has("DRG_065", GameTag::TAUNT),
        ],
    );
}

/// # Evasive Chimaera
///
/// `DRG_066` · Neutral minion · 2 mana · 2/1
///
/// > **Poisonous Elusive**
///
/// State: Todo
//~ DRG_066 todo 574a68ed 7f4f23c2
#[test]
#[ignore = "todo: DRG_066 Evasive Chimaera"]
fn DRG_066_evasive_chimaera() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_066"),
            Cost("DRG_066", 2),
            Stats("DRG_066", 2, 1),
            Has("DRG_066", GameTag::ELUSIVE),
            Has("DRG_066", GameTag::POISONOUS),
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
//~ DRG_067 todo de4cc736 4051cafd
#[test]
#[ignore = "todo: DRG_067 Troll Batrider"]
fn DRG_067_troll_batrider() {
    check(CardClass::Mage, &[Give("DRG_067"), Cost("DRG_067", 4), Stats("DRG_067", 3, 3)]);
}

/// # Living Dragonbreath
///
/// `DRG_068` · Neutral minion · 3 mana · 3/4
///
/// > Your minions can't be **Frozen**.
///
/// State: Todo
//~ DRG_068 todo 0df0fa10 ead1418d
#[test]
#[ignore = "todo: DRG_068 Living Dragonbreath"]
fn DRG_068_living_dragonbreath() {
    check(CardClass::Mage, &[Give("DRG_068"), Cost("DRG_068", 3), Stats("DRG_068", 3, 4)]);
}

/// # Platebreaker
///
/// `DRG_069` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Destroy your opponent's Armor.
///
/// State: Todo
//~ DRG_069 todo 3020522f 5c573be9
#[test]
#[ignore = "todo: DRG_069 Platebreaker"]
fn DRG_069_platebreaker() {
    check(CardClass::Mage, &[Give("DRG_069"), Cost("DRG_069", 5), Stats("DRG_069", 5, 5)]);
}

/// # Dragon Breeder
///
/// `DRG_070` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Choose a friendly Dragon. Add a copy of it to your hand.
///
/// State: Todo
//~ DRG_070 todo 0afbf25c 26b862e1
#[test]
#[ignore = "todo: DRG_070 Dragon Breeder"]
fn DRG_070_dragon_breeder() {
    check(CardClass::Mage, &[Give("DRG_070"), Cost("DRG_070", 2), Stats("DRG_070", 2, 3)]);
}

/// # Bad Luck Albatross
///
/// `DRG_071` · Neutral minion · 3 mana · 4/3
///
/// > **Deathrattle:** Shuffle two 1/1 Albatross into your opponent's deck.
///
/// State: Todo
//~ DRG_071 todo 1bb1c94d 1e6f68c6
#[test]
#[ignore = "todo: DRG_071 Bad Luck Albatross"]
fn DRG_071_bad_luck_albatross() {
    check(CardClass::Mage, &[Give("DRG_071"), Cost("DRG_071", 3), Stats("DRG_071", 4, 3)]);
}

/// # Albatross
///
/// `DRG_071t` · Neutral minion · 1 mana · 1/1
///
/// State: Todo
//~ DRG_071t todo 7638fbb5 c4fae4fb
#[test]
#[ignore = "todo: DRG_071t Albatross"]
fn DRG_071t_albatross() {
    check(CardClass::Mage, &[Give("DRG_071t"), Cost("DRG_071t", 1), Stats("DRG_071t", 1, 1)]);
}

/// # Skyfin
///
/// `DRG_072` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** If you're holding a Dragon, summon 2 random Murlocs.
///
/// State: Todo
//~ DRG_072 todo 3b379071 542be01a
#[test]
#[ignore = "todo: DRG_072 Skyfin"]
fn DRG_072_skyfin() {
    check(CardClass::Mage, &[Give("DRG_072"), Cost("DRG_072", 5), Stats("DRG_072", 3, 3)]);
}

/// # Evasive Feywing
///
/// `DRG_073` · Neutral minion · 4 mana · 5/4
///
/// > **Elusive**
///
/// State: Todo
//~ DRG_073 todo 176c82d0 362dc15f
#[test]
#[ignore = "todo: DRG_073 Evasive Feywing"]
fn DRG_073_evasive_feywing() {
    check(
        CardClass::Mage,
        &[Give("DRG_073"), Cost("DRG_073", 4), Stats("DRG_073", 5, 4), Has("DRG_073", GameTag::ELUSIVE)],
    );
}

/// # Camouflaged Dirigible
///
/// `DRG_074` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Give your other Mechs **Stealth** until your next turn.
///
/// State: Todo
//~ DRG_074 todo 714131dd ee971ecf
#[test]
#[ignore = "todo: DRG_074 Camouflaged Dirigible"]
fn DRG_074_camouflaged_dirigible() {
    check(CardClass::Mage, &[Give("DRG_074"), Cost("DRG_074", 6), Stats("DRG_074", 6, 6)]);
}

/// # Cobalt Spellkin
///
/// `DRG_075` · Neutral minion · 5 mana · 3/5
///
/// > **Battlecry:** Add two 1-Cost spells from your class to your hand.
///
/// State: Todo
//~ DRG_075 todo 5fbcc8e2 5ac3f2d6
#[test]
#[ignore = "todo: DRG_075 Cobalt Spellkin"]
fn DRG_075_cobalt_spellkin() {
    check(CardClass::Mage, &[Give("DRG_075"), Cost("DRG_075", 5), Stats("DRG_075", 3, 5)]);
}

/// # Faceless Corruptor
///
/// `DRG_076` · Neutral minion · 5 mana · 5/4
///
/// > **Rush**. **Battlecry:** Transform one of your minions into a copy of this.
///
/// State: Todo
//~ DRG_076 todo 9de4e9d6 f5f10cbc
#[test]
#[ignore = "todo: DRG_076 Faceless Corruptor"]
fn DRG_076_faceless_corruptor() {
    check(
        CardClass::Mage,
        &[Give("DRG_076"), Cost("DRG_076", 5), Stats("DRG_076", 5, 4), Has("DRG_076", GameTag::RUSH)],
    );
}

/// # Utgarde Grapplesniper
///
/// `DRG_077` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Both players draw a card. If it's a Dragon, summon it.
///
/// State: Todo
//~ DRG_077 todo 83a3ae8a be6e5c33
#[test]
#[ignore = "todo: DRG_077 Utgarde Grapplesniper"]
fn DRG_077_utgarde_grapplesniper() {
    check(CardClass::Mage, &[Give("DRG_077"), Cost("DRG_077", 6), Stats("DRG_077", 5, 5)]);
}

/// # Depth Charge
///
/// `DRG_078` · Neutral minion · 1 mana · 0/5
///
/// > At the start of your turn, deal 5 damage to ALL minions.
///
/// State: Todo
//~ DRG_078 todo addf2b4c 610e4711
#[test]
#[ignore = "todo: DRG_078 Depth Charge"]
fn DRG_078_depth_charge() {
    check(CardClass::Mage, &[Give("DRG_078"), Cost("DRG_078", 1), Stats("DRG_078", 0, 5)]);
}

/// # Evasive Wyrm
///
/// `DRG_079` · Neutral minion · 6 mana · 5/4
///
/// > **Rush Divine Shield Elusive**
///
/// State: Todo
//~ DRG_079 todo e96132f9 27a6f031
#[test]
#[ignore = "todo: DRG_079 Evasive Wyrm"]
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
//~ DRG_081 todo 051796e2 e3495ff7
#[test]
#[ignore = "todo: DRG_081 Scalerider"]
fn DRG_081_scalerider() {
    check(CardClass::Mage, &[Give("DRG_081"), Cost("DRG_081", 3), Stats("DRG_081", 3, 3)]);
}

/// # Kobold Stickyfinger
///
/// `DRG_082` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Steal your opponent's weapon.
///
/// State: Todo
//~ DRG_082 todo 82c52eeb bc825c63
#[test]
#[ignore = "todo: DRG_082 Kobold Stickyfinger"]
fn DRG_082_kobold_stickyfinger() {
    check(CardClass::Mage, &[Give("DRG_082"), Cost("DRG_082", 5), Stats("DRG_082", 4, 4)]);
}

/// # Tentacled Menace
///
/// `DRG_084` · Neutral minion · 5 mana · 6/5
///
/// > **Battlecry:** Each player draws a card. Swap their Costs.
///
/// State: Todo
//~ DRG_084 todo 3097f6df 6e283d3f
#[test]
#[ignore = "todo: DRG_084 Tentacled Menace"]
fn DRG_084_tentacled_menace() {
    check(CardClass::Mage, &[Give("DRG_084"), Cost("DRG_084", 5), Stats("DRG_084", 6, 5)]);
}

/// # Chromatic Egg
///
/// `DRG_086` · Neutral minion · 5 mana · 0/3
///
/// > **Battlecry:** Secretly **Discover** a Dragon to hatch into. **Deathrattle:** Hatch!
///
/// State: Todo
//~ DRG_086 todo 5f6ac2e7 7f40da77
#[test]
#[ignore = "todo: DRG_086 Chromatic Egg"]
fn DRG_086_chromatic_egg() {
    check(CardClass::Mage, &[Give("DRG_086"), Cost("DRG_086", 5), Stats("DRG_086", 0, 3)]);
}

/// # Dread Raven
///
/// `DRG_088` · Neutral minion · 3 mana · 3/4
///
/// > Has +3 Attack for each other Dread Raven you control.
///
/// State: Todo
//~ DRG_088 todo c4d292d1 8cf0ca04
#[test]
#[ignore = "todo: DRG_088 Dread Raven"]
fn DRG_088_dread_raven() {
    check(CardClass::Mage, &[Give("DRG_088"), Cost("DRG_088", 3), Stats("DRG_088", 3, 4)]);
}

/// # Dragonqueen Alexstrasza
///
/// `DRG_089` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** If your deck has no duplicates, add 2 other random Dragons to your hand. They cost (0).
///
/// State: Todo
//~ DRG_089 todo 547f2473 353104a0
#[test]
#[ignore = "todo: DRG_089 Dragonqueen Alexstrasza"]
fn DRG_089_dragonqueen_alexstrasza() {
    check(CardClass::Mage, &[Give("DRG_089"), Cost("DRG_089", 9), Stats("DRG_089", 8, 8)]);
}

/// # Shu'ma
///
/// `DRG_091` · Neutral minion · 7 mana · 1/7
///
/// > At the end of your turn, fill your board with 1/1 Tentacles.
///
/// State: Todo
//~ DRG_091 todo d347c6ad 2403aa8e
#[test]
#[ignore = "todo: DRG_091 Shu'ma"]
fn DRG_091_shuma() {
    check(CardClass::Mage, &[Give("DRG_091"), Cost("DRG_091", 7), Stats("DRG_091", 1, 7)]);
}

/// # Tentacle
///
/// `DRG_091t` · Neutral minion · 1 mana · 1/1
///
/// State: Todo
//~ DRG_091t todo 77d5b225 8cc58544
#[test]
#[ignore = "todo: DRG_091t Tentacle"]
fn DRG_091t_tentacle() {
    check(CardClass::Mage, &[Give("DRG_091t"), Cost("DRG_091t", 1), Stats("DRG_091t", 1, 1)]);
}

/// # Transmogrifier
///
/// `DRG_092` · Neutral minion · 2 mana · 2/3
///
/// > Whenever you draw a card, transform it into a random **Legendary** minion.
///
/// State: Todo
//~ DRG_092 todo c0ab4cd3 7d7441d7
#[test]
#[ignore = "todo: DRG_092 Transmogrifier"]
fn DRG_092_transmogrifier() {
    check(CardClass::Mage, &[Give("DRG_092"), Cost("DRG_092", 2), Stats("DRG_092", 2, 3)]);
}

/// # Kronx Dragonhoof
///
/// `DRG_099` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Draw Galakrond. If you're already Galakrond, unleash a Devastation.
///
/// State: Todo
//~ DRG_099 todo ebea379e 30f42963
#[test]
#[ignore = "todo: DRG_099 Kronx Dragonhoof"]
fn DRG_099_kronx_dragonhoof() {
    check(CardClass::Mage, &[Give("DRG_099"), Cost("DRG_099", 6), Stats("DRG_099", 6, 6)]);
}

/// # Decimation
///
/// `DRG_099t1` · Neutral spell · 0 mana
///
/// > Deal 5 damage to the enemy hero. Restore 5 Health to your hero.
///
/// State: Todo
//~ DRG_099t1 todo b0dce1ef 35fe5f9a
#[test]
#[ignore = "todo: DRG_099t1 Decimation"]
fn DRG_099t1_decimation() {
    check(CardClass::Mage, &[Give("DRG_099t1"), Cost("DRG_099t1", 0)]);
}

/// # Reanimation
///
/// `DRG_099t2` · Neutral spell · 0 mana
///
/// > Summon an 8/8 Dragon with **Taunt**.
///
/// State: Todo
//~ DRG_099t2 todo e3687d47 6a0daf49
#[test]
#[ignore = "todo: DRG_099t2 Reanimation"]
fn DRG_099t2_reanimation() {
    check(CardClass::Mage, &[Give("DRG_099t2"), Cost("DRG_099t2", 0)]);
}

/// # Reanimated Dragon
///
/// `DRG_099t2t` · Neutral minion · 8 mana · 8/8
///
/// > **Taunt**
///
/// State: Todo
//~ DRG_099t2t todo af0bc18a 125083d0
#[test]
#[ignore = "todo: DRG_099t2t Reanimated Dragon"]
fn DRG_099t2t_reanimated_dragon() {
    check(
        CardClass::Mage,
        &[Give("DRG_099t2t"), Cost("DRG_099t2t", 8), Stats("DRG_099t2t", 8, 8), Has("DRG_099t2t", GameTag::TAUNT)],
    );
}

/// # Domination
///
/// `DRG_099t3` · Neutral spell · 0 mana
///
/// > Give your other minions +2/+2.
///
/// State: Todo
//~ DRG_099t3 todo 8340464b 6242d527
#[test]
#[ignore = "todo: DRG_099t3 Domination"]
fn DRG_099t3_domination() {
    check(CardClass::Mage, &[Give("DRG_099t3"), Cost("DRG_099t3", 0)]);
}

/// # Annihilation
///
/// `DRG_099t4` · Neutral spell · 0 mana
///
/// > Deal 5 damage to all other minions.
///
/// State: Todo
//~ DRG_099t4 todo f9e4a56d 70398326
#[test]
#[ignore = "todo: DRG_099t4 Annihilation"]
fn DRG_099t4_annihilation() {
    check(CardClass::Mage, &[Give("DRG_099t4"), Cost("DRG_099t4", 0)]);
}

/// # Twin Tyrant
///
/// `DRG_213` · Neutral minion · 8 mana · 4/10
///
/// > **Battlecry:** Deal 4 damage to two random enemy minions.
///
/// State: Todo
//~ DRG_213 todo bf71634b ca99c9bb
#[test]
#[ignore = "todo: DRG_213 Twin Tyrant"]
fn DRG_213_twin_tyrant() {
    check(CardClass::Mage, &[Give("DRG_213"), Cost("DRG_213", 8), Stats("DRG_213", 4, 10)]);
}

/// # Dragon Claw
///
/// `DRG_238ht` · weapon · 5 mana · 5/2 durability
///
/// State: Todo
//~ DRG_238ht todo 887ca39b bb218443
#[test]
#[ignore = "todo: DRG_238ht Dragon Claw"]
fn DRG_238ht_dragon_claw() {
    check(CardClass::Mage, &[Give("DRG_238ht"), Cost("DRG_238ht", 5), Stats("DRG_238ht", 5, 2)]);
}

/// # Blazing Battlemage
///
/// `DRG_239` · Neutral minion · 1 mana · 2/2
///
/// State: Todo
//~ DRG_239 todo 09976c4b f47b4cbb
#[test]
#[ignore = "todo: DRG_239 Blazing Battlemage"]
fn DRG_239_blazing_battlemage() {
    check(CardClass::Mage, &[Give("DRG_239"), Cost("DRG_239", 1), Stats("DRG_239", 2, 2)]);
}

/// # Shield of Galakrond
///
/// `DRG_242` · Neutral minion · 5 mana · 4/5
///
/// > **Taunt Battlecry: Invoke** Galakrond.
///
/// State: Todo
//~ DRG_242 todo f945ff3b b9150e97
#[test]
#[ignore = "todo: DRG_242 Shield of Galakrond"]
fn DRG_242_shield_of_galakrond() {
    check(
        CardClass::Mage,
        &[Give("DRG_242"), Cost("DRG_242", 5), Stats("DRG_242", 4, 5), Has("DRG_242", GameTag::TAUNT)],
    );
}

/// # Frizz Kindleroost
///
/// `DRG_257` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Reduce the Cost of Dragons in your deck by (2).
///
/// State: Todo
//~ DRG_257 todo 2738f0b3 abea2fa1
#[test]
#[ignore = "todo: DRG_257 Frizz Kindleroost"]
fn DRG_257_frizz_kindleroost() {
    check(CardClass::Mage, &[Give("DRG_257"), Cost("DRG_257", 4), Stats("DRG_257", 5, 4)]);
}

/// # Evasive Drakonid
///
/// `DRG_310` · Neutral minion · 7 mana · 7/7
///
/// > **Taunt Elusive**
///
/// State: Todo
//~ DRG_310 todo 75161e04 b5cc7381
#[test]
#[ignore = "todo: DRG_310 Evasive Drakonid"]
fn DRG_310_evasive_drakonid() {
    check(
        CardClass::Mage,
        &[
            Give("DRG_310"),
            Cost("DRG_310", 7),
            Stats("DRG_310", 7, 7),
            Has("DRG_310", GameTag::ELUSIVE),
            Has("DRG_310", GameTag::TAUNT),
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
//~ DRG_401 todo 2ba165fa a0207139
#[test]
#[ignore = "todo: DRG_401 Grizzled Wizard"]
fn DRG_401_grizzled_wizard() {
    check(CardClass::Mage, &[Give("DRG_401"), Cost("DRG_401", 2), Stats("DRG_401", 3, 2)]);
}

/// # Grizzled Power Dummy
///
/// `DRG_401d` · Neutral spell · 0 mana
///
/// > Dummy Hook Up for DRG 401e
///
/// State: Todo
//~ DRG_401d todo 51f81efe 9e666157
#[test]
#[ignore = "todo: DRG_401d Grizzled Power Dummy"]
fn DRG_401d_grizzled_power_dummy() {
    check(CardClass::Mage, &[Give("DRG_401d"), Cost("DRG_401d", 0)]);
}

/// # Sathrovarr
///
/// `DRG_402` · Neutral minion · 9 mana · 5/5
///
/// > **Battlecry:** Choose a friendly minion. Add a copy of it to your hand, deck, and battlefield.
///
/// State: Todo
//~ DRG_402 todo d99d7580 8ae6afb2
#[test]
#[ignore = "todo: DRG_402 Sathrovarr"]
fn DRG_402_sathrovarr() {
    check(
        CardClass::Mage,
        &[Give("DRG_402"), Cost("DRG_402", 9), Stats("DRG_402", 5, 5), Targets("DRG_402", &[FriendlyMinion])],
    );
}

/// # Blowtorch Saboteur
///
/// `DRG_403` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Your opponent's next Hero Power costs (2) more.
///
/// State: Todo
//~ DRG_403 todo 1db9584b 18d68d0b
#[test]
#[ignore = "todo: DRG_403 Blowtorch Saboteur"]
fn DRG_403_blowtorch_saboteur() {
    check(CardClass::Mage, &[Give("DRG_403"), Cost("DRG_403", 3), Stats("DRG_403", 3, 3)]);
}

/// # The Coin
///
/// `DRG_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ DRG_COIN todo 73686292 156df2b8
#[test]
#[ignore = "todo: DRG_COIN The Coin"]
fn DRG_COIN_the_coin() {
    check(CardClass::Mage, &[Give("DRG_COIN"), Cost("DRG_COIN", 0)]);
}
