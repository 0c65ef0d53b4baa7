//! Druid cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 01fafd47

/// # Anodized Robo Cub
///
/// `GVG_030` · Druid minion · 2 mana · 2/2
///
/// > **Taunt**. **Choose One -** +1 Attack; or +1 Health.
///
/// State: Todo
//~ todo GVG_030 fe879728 122d32fd f58ad75d.c1c92312
#[test]
#[ignore = "todo: GVG_030 Anodized Robo Cub"]
fn GVG_030_anodized_robo_cub() {
    check(
        CardClass::Druid,
        &[Give("GVG_030"), Cost("GVG_030", 2), Stats("GVG_030", 2, 2), Has("GVG_030", GameTag::TAUNT), Unwritten],
    );
}

/// # Attack Mode
///
/// `GVG_030a` · Druid spell · 2 mana
///
/// > +1 Attack.
///
/// State: Todo
//~ todo GVG_030a e1f33eba 728df319 9c15acca.c84fda8a
#[test]
#[ignore = "todo: GVG_030a Attack Mode"]
fn GVG_030a_attack_mode() {
    check(CardClass::Druid, &[Give("GVG_030a"), Cost("GVG_030a", 2), Unwritten]);
}

/// # Attack Mode
///
/// `GVG_030ae` · Druid enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived GVG_030ae 570fd339 f28221c8 c06ec342.c84fda8a
#[test]
fn GVG_030ae_attack_mode() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "GVG_030ae"), Now(My(0), 6, 1)]);
}

/// # Tank Mode
///
/// `GVG_030b` · Druid spell · 2 mana
///
/// > +1 Health.
///
/// State: Todo
//~ todo GVG_030b 864ee3d2 f7484f9d d077f1cb.1e24a525
#[test]
#[ignore = "todo: GVG_030b Tank Mode"]
fn GVG_030b_tank_mode() {
    check(CardClass::Druid, &[Give("GVG_030b"), Cost("GVG_030b", 2), Unwritten]);
}

/// # Tank Mode
///
/// `GVG_030be` · Druid enchantment
///
/// > +1 Health.
///
/// State: Derived
//~ derived GVG_030be 0d7e3287 9e14b29a fa13a3d8.1e24a525
#[test]
fn GVG_030be_tank_mode() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "GVG_030be"), Now(My(0), 5, 2)]);
}

/// # Recycle
///
/// `GVG_031` · Druid spell · Nature · 6 mana
///
/// > Shuffle an enemy minion into your opponent's deck.
///
/// State: Derived
//~ derived GVG_031 7466a7d2 afd07e97 5a0f4b9a.d06b60cf
#[test]
fn GVG_031_recycle() {
    check(
        CardClass::Druid,
        &[
            Give("GVG_031"),
            Cost("GVG_031", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GVG_031", On(Nth(2))),
            In(Nth(2), Zone::Deck),
            BoardCount(Theirs, 0),
            DeckCount(Theirs, 21),
        ],
    );
}

/// # Grove Tender
///
/// `GVG_032` · Druid minion · 3 mana · 2/4
///
/// > **Choose One -** Give each player a Mana Crystal; or Each player draws a card.
///
/// State: Todo
//~ todo GVG_032 847dc1cb f52bd480 8f8413b9.009dbc5a
#[test]
#[ignore = "todo: GVG_032 Grove Tender"]
fn GVG_032_grove_tender() {
    check(CardClass::Druid, &[Give("GVG_032"), Cost("GVG_032", 3), Stats("GVG_032", 2, 4), Unwritten]);
}

/// # Gift of Mana
///
/// `GVG_032a` · Druid spell · 3 mana
///
/// > Give each player a Mana Crystal.
///
/// State: Todo
//~ todo GVG_032a 6d7f0e6d 95f2610a cd01c180.1fc9333c
#[test]
#[ignore = "todo: GVG_032a Gift of Mana"]
fn GVG_032a_gift_of_mana() {
    check(CardClass::Druid, &[Give("GVG_032a"), Cost("GVG_032a", 3), Unwritten]);
}

/// # Gift of Cards
///
/// `GVG_032b` · Druid spell · 3 mana
///
/// > Each player draws a card.
///
/// State: Derived
//~ derived GVG_032b 04ad2709 b84418c7 fb10aeff.eb21e116
#[test]
fn GVG_032b_gift_of_cards() {
    check(
        CardClass::Druid,
        &[
            Give("GVG_032b"),
            Cost("GVG_032b", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GVG_032b", Nothing),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Tree of Life
///
/// `GVG_033` · Druid spell · Nature · 9 mana
///
/// > Restore all characters to full Health.
///
/// State: Derived
//~ derived GVG_033 5d606e0f b72d131e 2da5bec1.563c9b07
#[test]
fn GVG_033_tree_of_life() {
    check(
        CardClass::Druid,
        &[
            Give("GVG_033"),
            Cost("GVG_033", 9),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("GVG_033", Nothing),
            Now(MyHero, 0, 30),
            Damage(MyHero, 0),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(TheirHero, 0, 30),
            Damage(TheirHero, 0),
        ],
    );
}

/// # Mech-Bear-Cat
///
/// `GVG_034` · Druid minion · 6 mana · 7/6
///
/// > Whenever this minion takes damage, add a **Spare Part** card to your hand.
///
/// State: Derived
//~ derived GVG_034 1bc744ad 6275a355 9e58a022.dc9aec25
#[test]
fn GVG_034_mech_bear_cat() {
    check(
        CardClass::Druid,
        &[
            Give("GVG_034"),
            Cost("GVG_034", 6),
            Stats("GVG_034", 7, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_034"),
            Force(Card("PART_001")),
            Hurt(Nth(3), 1),
            Is(InHand(1), "PART_001"),
            CostNow(InHand(1), 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Malorne
///
/// `GVG_035` · Druid minion · 7 mana · 9/7
///
/// > **Deathrattle:** Go **Dormant**. Revive after 2 friendly Beasts die.
///
/// State: Todo
//~ todo GVG_035 6124a430 8e4f11be 58a578e0.f4b96299
#[test]
#[ignore = "todo: GVG_035 Malorne"]
fn GVG_035_malorne() {
    check(CardClass::Druid, &[Give("GVG_035"), Cost("GVG_035", 7), Stats("GVG_035", 9, 7), Unwritten]);
}

/// # Dark Wispers
///
/// `GVG_041` · Druid spell · Nature · 6 mana
///
/// > **Choose One -** Summon 5 Wisps; or Give a minion +5/+5 and **Taunt**.
///
/// State: Todo
//~ todo GVG_041 e862b9c6 334600cb e07afb3b.3c625be8
#[test]
#[ignore = "todo: GVG_041 Dark Wispers"]
fn GVG_041_dark_wispers() {
    check(
        CardClass::Druid,
        &[Give("GVG_041"), Cost("GVG_041", 6), Targets("GVG_041", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Call the Guardians
///
/// `GVG_041a` · Druid spell · Nature · 6 mana
///
/// > +5/+5 and **Taunt**.
///
/// State: Todo
//~ todo GVG_041a cfb63166 119905fc 3d95df8c.33932ed3
#[test]
#[ignore = "todo: GVG_041a Call the Guardians"]
fn GVG_041a_call_the_guardians() {
    check(
        CardClass::Druid,
        &[Give("GVG_041a"), Cost("GVG_041a", 6), Targets("GVG_041a", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Nature's Defense
///
/// `GVG_041b` · Druid spell · Nature · 6 mana
///
/// > Summon 5 Wisps.
///
/// State: Derived
//~ derived GVG_041b e93b27aa 242d88ff cf83f0e0.4aa27f58
#[test]
fn GVG_041b_natures_defense() {
    check(
        CardClass::Druid,
        &[
            Give("GVG_041b"),
            Cost("GVG_041b", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GVG_041b", Nothing),
            BoardCount(Mine, 6),
            In(The("CS2_231"), Zone::Play),
            Now(The("CS2_231"), 1, 1),
        ],
    );
}

/// # Dark Wispers
///
/// `GVG_041c` · Druid enchantment
///
/// > +5/+5 and **Taunt**.
///
/// State: Derived
//~ derived GVG_041c 3ac0d4bf 566103f6 36059582.33932ed3
#[test]
fn GVG_041c_dark_wispers() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "GVG_041c"), Now(My(0), 10, 6), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Druid of the Fang
///
/// `GVG_080` · Druid minion · 5 mana · 4/4
///
/// > **Battlecry:** If you have a Beast, transform this minion into a 7/7.
///
/// State: Derived
//~ derived GVG_080 645be84c 7fa582d3 1a49b798.5f30a5ea
#[test]
fn GVG_080_druid_of_the_fang() {
    check(
        CardClass::Druid,
        &[
            Give("GVG_080"),
            Cost("GVG_080", 5),
            Stats("GVG_080", 4, 4),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GVG_080", Nothing),
            Is(Nth(0), "GVG_080t"),
            Now(Nth(0), 7, 7),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("GVG_080"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("GVG_080", Nothing),
            Now(Nth(0), 4, 4),
        ],
    );
}

/// # Druid of the Fang
///
/// `GVG_080t` · Druid minion · 5 mana · 7/7
///
/// State: Vanilla
//~ vanilla GVG_080t b7fc2ea1 b7b9cdb7 7749ca9a
#[test]
fn GVG_080t_druid_of_the_fang() {
    check(
        CardClass::Druid,
        &[
            Give("GVG_080t"),
            Cost("GVG_080t", 5),
            Stats("GVG_080t", 7, 7),
            Play("GVG_080t", Nothing),
            In(The("GVG_080t"), Zone::Play),
            Now(The("GVG_080t"), 7, 7),
        ],
    );
}
