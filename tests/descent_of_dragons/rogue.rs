//! Rogue cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a9a2e89c

/// # Umbral Skulker
///
/// `DRG_027` · Rogue minion · 4 mana · 3/3
///
/// > **Battlecry:** If you've **Invoked** twice, add 3 Coins to your hand.
///
/// State: Done
//~ done DRG_027 3d9e38a3 - cf8daf8e.d18ad7ec
#[test]
fn DRG_027_umbral_skulker() {
    check(
        CardClass::Rogue,
        &[
            Give("DRG_027"),
            Cost("DRG_027", 4),
            Stats("DRG_027", 3, 3),
            Friend("CS2_182"),
            Play("DRG_030", On(My(0))),
            Play("DRG_030", On(My(0))),
            Crystals(10),
            Play("DRG_027", Nothing),
            HandCount(Mine, 5),
            Is(InHand(4), "GAME_005"),
        ],
    );
}

/// # Dragon's Hoard
///
/// `DRG_028` · Rogue spell · 1 mana
///
/// > **Discover** a **Legendary** minion from another class.
///
/// State: Derived
//~ derived DRG_028 d00ca3cb 5ae413c6 0cc8c271.8b41d462
#[test]
fn DRG_028_dragons_hoard() {
    check(
        CardClass::Rogue,
        &[
            Give("DRG_028"),
            Cost("DRG_028", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_009")),
            Play("DRG_028", Nothing),
            ChooseCard("AT_009"),
            Is(InHand(0), "AT_009"),
            CostNow(InHand(0), 8),
            Now(InHand(0), 7, 7),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("DRG_028"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AV_113")),
            Play("DRG_028", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("DRG_028"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("DRG_028", Nothing),
            Choose(0),
        ],
    );
}

/// # Praise Galakrond!
///
/// `DRG_030` · Rogue spell · 1 mana
///
/// > Give a minion +1 Attack. **Invoke** Galakrond.
///
/// State: Done
//~ done DRG_030 c8914671 - 2d2bf8e7.288d971d
#[test]
fn DRG_030_praise_galakrond() {
    check(
        CardClass::Rogue,
        &[
            Give("DRG_030"),
            Cost("DRG_030", 1),
            Friend("CS2_182"),
            Play("DRG_030", On(My(0))),
            Now(My(0), 5, 5),
            HandCount(Mine, 1),
        ],
    );
}

/// # Praise Galakrond!
///
/// `DRG_030e` · Rogue enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived DRG_030e 1f139457 67b72e33 6506576b.c84fda8a
#[test]
fn DRG_030e_praise_galakrond() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "DRG_030e"), Now(My(0), 6, 1)]);
}

/// # Necrium Apothecary
///
/// `DRG_031` · Rogue minion · 4 mana · 2/5
///
/// > **Combo:** Draw a **Deathrattle** minion from your deck and gain its **Deathrattle**.
///
/// State: Derived
//~ derived DRG_031 97963831 6343feae f6101fb9.ad3220e2
#[test]
fn DRG_031_necrium_apothecary() {
    check(
        CardClass::Rogue,
        &[
            Give("DRG_031"),
            Cost("DRG_031", 4),
            Stats("DRG_031", 2, 5),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("DRG_031", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("DRG_031"),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("DRG_031", Nothing),
            Kill(Nth(0)),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 4, 3),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Candle Breath
///
/// `DRG_033` · Rogue spell · Fire · 6 mana
///
/// > Draw 3 cards. Costs (3) less while you're holding a Dragon.
///
/// State: Derived
//~ derived DRG_033 b17f95e9 0edd6815 3a186077.58e004d7
#[test]
fn DRG_033_candle_breath() {
    check(
        CardClass::Rogue,
        &[
            Give("DRG_033"),
            Cost("DRG_033", 6),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_033", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 5),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("DRG_033"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CostNow(Nth(0), 3),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("DRG_033"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CostNow(Nth(0), 6),
        ],
    );
}

/// # Stowaway
///
/// `DRG_034` · Rogue minion · 5 mana · 4/4
///
/// > **Battlecry:** If there are cards in your deck that didn't start there, draw 2 of them.
///
/// State: Derived
//~ derived DRG_034 55ffdd9c 8bea69b2 7fe9efba.76e8aef2
#[test]
fn DRG_034_stowaway() {
    check(
        CardClass::Rogue,
        &[
            Give("DRG_034"),
            Cost("DRG_034", 5),
            Stats("DRG_034", 4, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_034", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("DRG_034"), Friend("CS2_182"), Enemy("CS2_182"), Play("DRG_034", Nothing), DeckCount(Mine, 19)],
    );
}

/// # Bloodsail Flybooter
///
/// `DRG_035` · Rogue minion · 1 mana · 1/1
///
/// > **Battlecry:** Add two 1/1 Pirates to your hand.
///
/// State: Derived
//~ derived DRG_035 34af367d ca4168f2 e6e7168c.08f84bbb
#[test]
fn DRG_035_bloodsail_flybooter() {
    check(
        CardClass::Rogue,
        &[
            Give("DRG_035"),
            Cost("DRG_035", 1),
            Stats("DRG_035", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_035", Nothing),
            Is(InHand(0), "DRG_035t"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            Is(InHand(1), "DRG_035t"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Sky Pirate
///
/// `DRG_035t` · Rogue minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla DRG_035t 21a69a4a e6856551 697fa553
#[test]
fn DRG_035t_sky_pirate() {
    check(
        CardClass::Rogue,
        &[
            Give("DRG_035t"),
            Cost("DRG_035t", 1),
            Stats("DRG_035t", 1, 1),
            Play("DRG_035t", Nothing),
            In(The("DRG_035t"), Zone::Play),
            Now(The("DRG_035t"), 1, 1),
        ],
    );
}

/// # Waxadred
///
/// `DRG_036` · Rogue minion · 5 mana · 7/5
///
/// > **Deathrattle:** Shuffle a Candle into your deck that resummons Waxadred when drawn.
///
/// State: Derived
//~ derived DRG_036 f07c9fae 26d01029 325e2708.8f2599f2
#[test]
fn DRG_036_waxadred() {
    check(
        CardClass::Rogue,
        &[
            Give("DRG_036"),
            Cost("DRG_036", 5),
            Stats("DRG_036", 7, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_036"),
            Kill(Nth(3)),
            DeckCount(Mine, 20),
            In(The("DRG_036t"), Zone::Deck),
        ],
    );
}

/// # Waxadred's Candle
///
/// `DRG_036t` · Rogue spell · 5 mana
///
/// > **Casts When Drawn** Summon Waxadred.
///
/// State: Derived
//~ derived DRG_036t 9eb4b414 130df5b5 96a5f1eb.ccbfded0
#[test]
fn DRG_036t_waxadreds_candle() {
    check(
        CardClass::Rogue,
        &[
            Give("DRG_036t"),
            Cost("DRG_036t", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_036t", Nothing),
            BoardCount(Mine, 2),
            In(The("DRG_036"), Zone::Play),
            Now(The("DRG_036"), 7, 5),
        ],
    );
}

/// # Flik Skyshiv
///
/// `DRG_037` · Rogue minion · 6 mana · 4/4
///
/// > **Battlecry:** Destroy a minion and all copies of it *(wherever they are)*.
///
/// State: Todo
//~ todo DRG_037 cc358656 6108718c 44b1984b.2220fd29
#[test]
#[ignore = "todo: DRG_037 Flik Skyshiv"]
fn DRG_037_flik_skyshiv() {
    check(CardClass::Rogue, &[Give("DRG_037"), Cost("DRG_037", 6), Stats("DRG_037", 4, 4), Unwritten]);
}

/// # Seal Fate
///
/// `DRG_247` · Rogue spell · 3 mana
///
/// > Deal $3 damage to an undamaged character. **Invoke** Galakrond.
///
/// State: Done
//~ done DRG_247 d3fc7119 - 71de84ed.cfced780
#[test]
fn DRG_247_seal_fate() {
    check(
        CardClass::Rogue,
        &[
            Give("DRG_247"),
            Cost("DRG_247", 3),
            Play("DRG_247", On(TheirHero)),
            Damage(TheirHero, 3),
            HandCount(Mine, 1),
        ],
    );
}

/// # Galakrond, the Nightmare
///
/// `DRG_610` · Rogue hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Draw 1 card. It costs (0). *(@)*
///
/// State: Todo
//~ todo DRG_610 9eadd19e b3f1a1d0 a84add5e.466ecbc4
#[test]
#[ignore = "todo: DRG_610 Galakrond, the Nightmare"]
fn DRG_610_galakrond_the_nightmare() {
    check(CardClass::Rogue, &[Give("DRG_610"), Cost("DRG_610", 7), Unwritten]);
}

/// # Galakrond's Wonder
///
/// `DRG_610e` · Rogue enchantment
///
/// > Costs (0).
///
/// State: Derived
//~ derived DRG_610e 06d18cb6 c6cae252 477c2d08.dd600ecd
#[test]
fn DRG_610e_galakronds_wonder() {
    check(CardClass::Rogue, &[Give("CS2_118"), Enchant(Nth(0), "DRG_610e"), CostNow(Nth(0), 0)]);
}
