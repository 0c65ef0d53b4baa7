//! Warrior cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5fb8bc6f

/// # Rusty Hook
///
/// `WON_106t` · Warrior weapon · 1 mana · 1/3 durability
///
/// State: Vanilla
//~ vanilla WON_106t b7119c63 848355a4 750ed257
#[test]
fn WON_106t_rusty_hook() {
    check(
        CardClass::Warrior,
        &[
            Give("WON_106t"),
            Cost("WON_106t", 1),
            Stats("WON_106t", 1, 3),
            Play("WON_106t", Nothing),
            In(The("WON_106t"), Zone::Play),
        ],
    );
}

/// # Grimy Gadgeteer
///
/// `WON_108` · Warrior minion · 3 mana · 4/3
///
/// > At the end of your turn, give a random minion in your hand +2/+2.
///
/// State: Reprint
//~ reprint WON_108 0af65a2d 957cdb05 91f3a86c.982c4015
#[test]
fn WON_108_grimy_gadgeteer() {
    check(
        CardClass::Warrior,
        &[Give("WON_108"), Cost("WON_108", 3), Stats("WON_108", 4, 3), WrittenAs("WON_108", "CFM_754")],
    );
}

/// # Stolen Goods
///
/// `WON_110` · Warrior spell · 2 mana
///
/// > Draw a **Taunt** minion. Give it +2/+2.
///
/// State: Reprint
//~ reprint WON_110 74aecacf d2bb7913 e2ac28a9.5421a58a
#[test]
fn WON_110_stolen_goods() {
    check(CardClass::Warrior, &[Give("WON_110"), Cost("WON_110", 2), WrittenAs("WON_110", "CFM_752")]);
}

/// # Smuggling
///
/// `WON_110e` · Neutral enchantment
///
/// > +2/+2 from Stolen Goods.
///
/// State: Derived
//~ derived WON_110e 53e48a50 56ec98f8 4c861615.2b8eeb6d
#[test]
fn WON_110e_smuggling() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "WON_110e"), Now(My(0), 7, 3)]);
}

/// # Ancient Shieldbearer
///
/// `WON_111` · Warrior minion · 6 mana · 6/6
///
/// > **Battlecry:** If your C'Thun has at least 10 Attack, gain 10 Armor.
///
/// State: Reprint
//~ reprint WON_111 7651f991 c9d9f2fd 32e607bf.2580bbc2
#[test]
fn WON_111_ancient_shieldbearer() {
    check(
        CardClass::Warrior,
        &[Give("WON_111"), Cost("WON_111", 6), Stats("WON_111", 6, 6), WrittenAs("WON_111", "OG_301")],
    );
}

/// # Iron Juggernaut
///
/// `WON_114` · Warrior minion · 6 mana · 6/5
///
/// > **Battlecry and Deathrattle:** Shuffle a Mine into your opponent's deck. When drawn, explode for 10 damage!
///
/// State: Reprint
//~ reprint WON_114 3442d6cb eb0c6bce c07ead99.cadb5ea6
#[test]
fn WON_114_iron_juggernaut() {
    check(
        CardClass::Warrior,
        &[Give("WON_114"), Cost("WON_114", 6), Stats("WON_114", 6, 5), WrittenAs("WON_114", "GVG_056")],
    );
}

/// # Blast from the Past
///
/// `WON_115` · Warrior spell · 4 mana
///
/// > Get 2 **Spare Parts**. Summon two 1/1 Boom Bots. Shuffle a Bomb into your opponent's deck.
///
/// State: Derived
//~ derived WON_115 226fac14 db8cad7f 250e5cc9.b529730d
#[test]
fn WON_115_blast_from_the_past() {
    check(
        CardClass::Warrior,
        &[
            Give("WON_115"),
            Cost("WON_115", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("PART_001")),
            Force(Card("PART_001")),
            Play("WON_115", Nothing),
            Is(InHand(0), "PART_001"),
            CostNow(InHand(0), 1),
            Is(InHand(1), "PART_001"),
            CostNow(InHand(1), 1),
            BoardCount(Mine, 3),
            HandCount(Mine, 2),
            In(The("BOT_511t"), Zone::Deck),
            In(The("GVG_110t"), Zone::Play),
            Now(The("GVG_110t"), 1, 1),
            DeckCount(Theirs, 21),
        ],
    );
}

/// # Ivory Rook
///
/// `WON_116` · Warrior minion · 4 mana · 4/3
///
/// > **Battlecry: Discover** a **Taunt** minion. Gain Armor equal to its Cost.
///
/// State: Derived
//~ derived WON_116 a94d263b 696f9f4b a894d041.13a48d92
#[test]
fn WON_116_ivory_rook() {
    check(
        CardClass::Warrior,
        &[
            Give("WON_116"),
            Cost("WON_116", 4),
            Stats("WON_116", 4, 3),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Force(Card("AT_069")),
            Play("WON_116", Nothing),
            ChooseCard("AT_069"),
            Is(InHand(0), "AT_069"),
            CostNow(InHand(0), 2),
            Now(InHand(0), 3, 2),
            Armor(Mine, 2),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("WON_116"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Never(Card("AT_017")),
            Play("WON_116", Nothing),
            Choose(0),
        ],
    );
}

/// # Hobart Grapplehammer
///
/// `WON_117` · Warrior minion · 4 mana · 2/2
///
/// > **Battlecry:** If you have a weapon equipped, give all minions in your hand and deck +2/+2.
///
/// State: Reprint
//~ reprint WON_117 13a24eb8 41419f05 a37c0d5a.e461d585
#[test]
fn WON_117_hobart_grapplehammer() {
    check(
        CardClass::Warrior,
        &[Give("WON_117"), Cost("WON_117", 4), Stats("WON_117", 2, 2), WrittenAs("WON_117", "CFM_643")],
    );
}

/// # Smuggling
///
/// `WON_117e` · Warrior enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived WON_117e 7c320c21 737f078c f61d696f.6d6ab056
#[test]
fn WON_117e_smuggling() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "WON_117e"), Now(My(0), 7, 3)]);
}

/// # Bouncing Blade
///
/// `WON_325` · Warrior spell · 2 mana
///
/// > Deal $1 damage to a random minion. Repeat until a minion dies.
///
/// State: Reprint
//~ reprint WON_325 cb01e887 b7a8605c 8e694afa.7c0e2327
#[test]
fn WON_325_bouncing_blade() {
    check(CardClass::Warrior, &[Give("WON_325"), Cost("WON_325", 2), WrittenAs("WON_325", "GVG_050")]);
}

/// # Brass Knuckles
///
/// `WON_326` · Warrior weapon · 3 mana · 2/3 durability
///
/// > After your hero attacks, give a random minion in your hand +1/+1.
///
/// State: Reprint
//~ reprint WON_326 e1549c16 bbd6f97e c1c8704b.58ab0a65
#[test]
fn WON_326_brass_knuckles() {
    check(
        CardClass::Warrior,
        &[Give("WON_326"), Cost("WON_326", 3), Stats("WON_326", 2, 3), WrittenAs("WON_326", "CFM_631")],
    );
}

/// # Ironforge Portal
///
/// `WON_337` · Warrior spell · Fire · 4 mana
///
/// > Gain 4 Armor. Summon a random 4-Cost minion.
///
/// State: Reprint
//~ reprint WON_337 eb0572a0 4cc1cc03 e1feea7f.8379d00b
#[test]
fn WON_337_ironforge_portal() {
    check(CardClass::Warrior, &[Give("WON_337"), Cost("WON_337", 4), WrittenAs("WON_337", "KAR_091")]);
}

/// # Axe Flinger
///
/// `WON_338` · Warrior minion · 4 mana · 2/6
///
/// > Whenever this minion takes damage, deal 2 damage to the enemy hero.
///
/// State: Reprint
//~ reprint WON_338 3b33a578 15f13cdc cc958f81.d679d2c9
#[test]
fn WON_338_axe_flinger() {
    check(
        CardClass::Warrior,
        &[Give("WON_338"), Cost("WON_338", 4), Stats("WON_338", 2, 6), WrittenAs("WON_338", "BRM_016")],
    );
}

/// # Alley Armorsmith
///
/// `WON_339` · Warrior minion · 5 mana · 3/7
///
/// > **Taunt** Whenever this minion deals damage, gain that much Armor.
///
/// State: Reprint
//~ reprint WON_339 f1255c54 24f3d26c 40956d90.afee234a
#[test]
fn WON_339_alley_armorsmith() {
    check(
        CardClass::Warrior,
        &[
            Give("WON_339"),
            Cost("WON_339", 5),
            Stats("WON_339", 3, 7),
            Has("WON_339", GameTag::TAUNT),
            WrittenAs("WON_339", "CFM_756"),
        ],
    );
}

/// # I Know a Guy
///
/// `WON_350` · Warrior spell · 1 mana
///
/// > **Discover** a **Taunt** minion. Give it +1/+2.
///
/// State: Reprint
//~ reprint WON_350 8d340b36 9da96cca 79849fbc.5ed5c0e9
#[test]
fn WON_350_i_know_a_guy() {
    check(CardClass::Warrior, &[Give("WON_350"), Cost("WON_350", 1), WrittenAs("WON_350", "CFM_940")]);
}
