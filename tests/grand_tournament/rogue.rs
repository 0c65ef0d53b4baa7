//! Rogue cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6237735c

/// # Shado-Pan Rider
///
/// `AT_028` · Rogue minion · 5 mana · 3/7
///
/// > **Combo:** Gain +4 Attack.
///
/// State: Derived
//~ derived AT_028 1a7643c9 32798fa6 4996d3fb.bdfea226
#[test]
fn AT_028_shado_pan_rider() {
    check(
        CardClass::Rogue,
        &[
            Give("AT_028"),
            Cost("AT_028", 5),
            Stats("AT_028", 3, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("AT_028", Nothing),
            Now(Nth(0), 7, 7),
        ],
    );
}

/// # Chi Lance
///
/// `AT_028e` · Neutral enchantment
///
/// > +4 Attack.
///
/// State: Derived
//~ derived AT_028e f9d82bcd c0612b64 fb93c932.743819fe
#[test]
fn AT_028e_chi_lance() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "AT_028e"), Now(My(0), 9, 1)]);
}

/// # Buccaneer
///
/// `AT_029` · Rogue minion · 1 mana · 2/1
///
/// > Whenever you equip a weapon, give it +1 Attack.
///
/// State: Done
//~ done AT_029 9d93b1f7 - ae29f246.ba32bebf
#[test]
fn AT_029_buccaneer() {
    check(
        CardClass::Rogue,
        &[
            Give("AT_029"),
            Cost("AT_029", 1),
            Stats("AT_029", 2, 1),
            Play("AT_029", Nothing),
            Play("CS2_106", Nothing),
            Now(MyWeapon, 4, 2),
            Now(Nth(0), 2, 1),
            EndTurn,
            Play("CS2_106", Nothing),
            Now(TheirWeapon, 3, 2),
            Now(MyWeapon, 4, 2),
        ],
    );
}

/// # Extra Stabby
///
/// `AT_029e` · Neutral enchantment
///
/// > +1 Attack
///
/// State: Derived
//~ derived AT_029e 99e83ddd 40660c49 c44c5694.17e33a43
#[test]
fn AT_029e_extra_stabby() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "AT_029e"), Now(My(0), 6, 1)]);
}

/// # Undercity Valiant
///
/// `AT_030` · Rogue minion · 2 mana · 3/2
///
/// > **Combo:** Deal 1 damage.
///
/// State: Derived
//~ derived AT_030 e5d688f9 642c8954 27a6360c.c8b9d643
#[test]
fn AT_030_undercity_valiant() {
    check(
        CardClass::Rogue,
        &[
            Give("AT_030"),
            Cost("AT_030", 2),
            Stats("AT_030", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("AT_030", On(Nth(2))),
            Now(Nth(2), 4, 4),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("AT_030"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("AT_030", On(Nth(1))),
            Now(Nth(1), 4, 4),
        ],
    );
}

/// # Cutpurse
///
/// `AT_031` · Rogue minion · 2 mana · 2/2
///
/// > Whenever this minion attacks a hero, add the Coin to your hand.
///
/// State: Derived
//~ derived AT_031 53dc7dfd 38815c64 dab823e6.835a567a
#[test]
fn AT_031_cutpurse() {
    check(
        CardClass::Rogue,
        &[
            Give("AT_031"),
            Cost("AT_031", 2),
            Stats("AT_031", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("AT_031"),
            Attack(Nth(4), TheirHero),
            Is(InHand(1), "GAME_005"),
            CostNow(InHand(1), 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("AT_031"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("AT_031"),
            Attack(Nth(4), Nth(2)),
            HandCount(Mine, 1),
        ],
    );
}

/// # Shady Dealer
///
/// `AT_032` · Rogue minion · 3 mana · 4/3
///
/// > **Battlecry:** If you have a Pirate, gain +1/+1.
///
/// State: Derived
//~ derived AT_032 6a0c76e9 fd9b34f0 6965906b.95f0a2fa
#[test]
fn AT_032_shady_dealer() {
    check(
        CardClass::Rogue,
        &[
            Give("AT_032"),
            Cost("AT_032", 3),
            Stats("AT_032", 4, 3),
            Friend("GVG_070"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_032", Nothing),
            Now(Nth(0), 5, 4),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("AT_032"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_032", Nothing),
            Now(Nth(0), 4, 3),
        ],
    );
}

/// # Shady Deals
///
/// `AT_032e` · Rogue enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived AT_032e 21f40983 88c8a21d 188d947e.67341004
#[test]
fn AT_032e_shady_deals() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "AT_032e"), Now(My(0), 6, 2)]);
}

/// # Shady Deals Copy
///
/// `AT_032e_copy` · Rogue enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived AT_032e_copy aa50a88b 87200242 b62e0448.67341004
#[test]
fn AT_032e_copy_shady_deals_copy() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "AT_032e_copy"), Now(My(0), 6, 2)]);
}

/// # Burgle
///
/// `AT_033` · Rogue spell · 3 mana
///
/// > Get 3 random cards *(from your opponent's class)*.
///
/// State: Derived
//~ derived AT_033 d37cd644 17a07841 bf1e1fbd.14dd4a4d
#[test]
fn AT_033_burgle() {
    check(
        CardClass::Rogue,
        &[
            Give("AT_033"),
            Cost("AT_033", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Play("AT_033", Nothing),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 5),
            Is(InHand(2), "AT_001"),
            CostNow(InHand(2), 5),
            HandCount(Mine, 3),
        ],
    );
}

/// # Poisoned Blade
///
/// `AT_034` · Rogue weapon · 2 mana · 1/3 durability
///
/// > Your Hero Power gives this +1 Attack instead of replacing it.
///
/// State: Todo
//~ todo AT_034 e541049e 997f66e2 2dd8c4ff.7ae27c6c
#[test]
#[ignore = "todo: AT_034 Poisoned Blade"]
fn AT_034_poisoned_blade() {
    check(CardClass::Rogue, &[Give("AT_034"), Cost("AT_034", 2), Stats("AT_034", 1, 3), Unwritten]);
}

/// # Beneath the Grounds
///
/// `AT_035` · Rogue spell · 3 mana
///
/// > Shuffle 3 Ambushes into your opponent's deck. When drawn, you summon a 4/4 Nerubian.
///
/// State: Todo
//~ todo AT_035 4a3e21c7 4934ce1d 62946cc0.e6b602f6
#[test]
#[ignore = "todo: AT_035 Beneath the Grounds"]
fn AT_035_beneath_the_grounds() {
    check(CardClass::Rogue, &[Give("AT_035"), Cost("AT_035", 3), Unwritten]);
}

/// # Nerubian Ambush!
///
/// `AT_035t` · Rogue spell · 3 mana
///
/// > **Casts When Drawn** Summon a 4/4 Nerubian for your opponent.
///
/// State: Derived
//~ derived AT_035t eaecda10 7b955562 ac99deea.b4dfe934
#[test]
fn AT_035t_nerubian_ambush() {
    check(
        CardClass::Rogue,
        &[
            Give("AT_035t"),
            Cost("AT_035t", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_035t", Nothing),
            In(The("AT_036t"), Zone::Play),
            Now(The("AT_036t"), 4, 4),
            BoardCount(Theirs, 2),
        ],
    );
}

/// # Anub'arak
///
/// `AT_036` · Rogue minion · 8 mana · 8/4
///
/// > **Deathrattle:** Summon a 4/4 Nerubian with "**Deathrattle:** Summon Anub'arak."
///
/// State: Derived
//~ derived AT_036 6f2ddd1c de0cc046 a66165b1.feaae082
#[test]
fn AT_036_anubarak() {
    check(
        CardClass::Rogue,
        &[
            Give("AT_036"),
            Cost("AT_036", 8),
            Stats("AT_036", 8, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_036"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("AT_036t"), Zone::Play),
            Now(The("AT_036t"), 4, 4),
        ],
    );
}

/// # Nerubian
///
/// `AT_036t` · Rogue minion · 4 mana · 4/4
///
/// > **Deathrattle:** Summon Anub'arak.
///
/// State: Derived
//~ derived AT_036t ddd6b2f6 b026e5ea 99457f3f.9632d38a
#[test]
fn AT_036t_nerubian() {
    check(
        CardClass::Rogue,
        &[
            Give("AT_036t"),
            Cost("AT_036t", 4),
            Stats("AT_036t", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_036t"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("AT_036"), Zone::Play),
            Now(The("AT_036"), 8, 4),
        ],
    );
}
