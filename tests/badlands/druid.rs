//! Druid cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e748dfef

/// # Shattered Reflections
///
/// `DEEP_025` · Multi-class spell · 5 mana
///
/// > Choose a minion. Add a copy to your hand, deck, and battlefield.
///
/// State: Derived
//~ derived DEEP_025 63af0ccd 8fa9f598 f4374146.ac134146
#[test]
fn DEEP_025_shattered_reflections() {
    check(
        CardClass::Druid,
        &[
            Give("DEEP_025"),
            Cost("DEEP_025", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DEEP_025", On(Nth(2))),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            BoardCount(Mine, 2),
            DeckCount(Mine, 20),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("DEEP_025"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DEEP_025", On(Nth(1))),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            BoardCount(Mine, 2),
            DeckCount(Mine, 20),
            HandCount(Mine, 1),
        ],
    );
}

/// # Pendant of Earth
///
/// `DEEP_026` · Multi-class spell · Nature · 3 mana
///
/// > **Discover** a minion from your deck. Restore Health to your hero equal to its Cost.
///
/// State: Derived
//~ derived DEEP_026 b5edcda3 438e59d7 2dc5dbf3.a161413f
#[test]
fn DEEP_026_pendant_of_earth() {
    check(
        CardClass::Druid,
        &[
            Give("DEEP_026"),
            Cost("DEEP_026", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(4), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Entity(Nth(3))),
            Play("DEEP_026", Nothing),
            ChooseCard("CS2_182"),
            Now(MyHero, 0, 14),
            Damage(MyHero, 16),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Gloomstone Guardian
///
/// `DEEP_027` · Multi-class minion · 4 mana · 6/8
///
/// > **Taunt**. **Choose One -** Discard 2 cards; or Destroy one of your Mana Crystals. **Forge:** Do NEITHER.
///
/// State: Derived
//~ derived DEEP_027 2c65919a 32d7e4b6 eefff0d4.d657cf26
#[test]
fn DEEP_027_gloomstone_guardian() {
    check(
        CardClass::Druid,
        &[
            Give("DEEP_027"),
            Cost("DEEP_027", 4),
            Stats("DEEP_027", 6, 8),
            Has("DEEP_027", GameTag::TAUNT),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            PlayOption("DEEP_027", 0, Nothing),
            HandCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("DEEP_027"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            PlayOption("DEEP_027", 1, Nothing),
            EndTurn,
            EndTurn,
            Mana(5),
        ],
    );
}

/// # Splintered Form
///
/// `DEEP_027a` · Multi-class spell · 4 mana
///
/// > Discard 2 cards.
///
/// State: Derived
//~ derived DEEP_027a e21b59fc 5c72758a ff356a69.ca7cd6eb
#[test]
fn DEEP_027a_splintered_form() {
    check(
        CardClass::Druid,
        &[
            Give("DEEP_027a"),
            Cost("DEEP_027a", 4),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("DEEP_027a", Nothing),
            HandCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
}

/// # Mana Disintegration
///
/// `DEEP_027b` · Multi-class spell · 4 mana
///
/// > Destroy one of your Mana Crystals.
///
/// State: Derived
//~ derived DEEP_027b 617c9ab0 dd1d9804 b4edb54c.aba839af
#[test]
fn DEEP_027b_mana_disintegration() {
    check(
        CardClass::Druid,
        &[
            Give("DEEP_027b"),
            Cost("DEEP_027b", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("DEEP_027b", Nothing),
            EndTurn,
            EndTurn,
            Mana(5),
        ],
    );
}

/// # Gloomstone Guardian
///
/// `DEEP_027t` · Multi-class minion · 4 mana · 6/8
///
/// > **Forged Taunt**
///
/// State: Vanilla
//~ vanilla DEEP_027t 1343d406 414ee4f8 149d0595.80d96a1d
#[test]
fn DEEP_027t_gloomstone_guardian() {
    check(
        CardClass::Druid,
        &[
            Give("DEEP_027t"),
            Cost("DEEP_027t", 4),
            Stats("DEEP_027t", 6, 8),
            Has("DEEP_027t", GameTag::FORGED),
            Has("DEEP_027t", GameTag::TAUNT),
            Play("DEEP_027t", Nothing),
            In(The("DEEP_027t"), Zone::Play),
            Now(The("DEEP_027t"), 6, 8),
            HasNow(The("DEEP_027t"), GameTag::FORGED),
            HasNow(The("DEEP_027t"), GameTag::TAUNT),
        ],
    );
}

/// # Crystal Cluster
///
/// `DEEP_028` · Druid spell · 7 mana
///
/// > Gain three empty Mana Crystals. Any that can't fit summon a 3/7 Elemental with **Taunt**.
///
/// State: Todo
//~ todo DEEP_028 969c2466 cc655f1b 1f4a643f.927bc9ff
#[test]
#[ignore = "todo: DEEP_028 Crystal Cluster"]
fn DEEP_028_crystal_cluster() {
    check(CardClass::Druid, &[Give("DEEP_028"), Cost("DEEP_028", 7), Unwritten]);
}

/// # Crystal Crusher
///
/// `DEEP_028t` · Druid minion · 5 mana · 3/7
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla DEEP_028t 89041d6f 8994bb4b 6d5284f9.4b0c5d24
#[test]
fn DEEP_028t_crystal_crusher() {
    check(
        CardClass::Druid,
        &[
            Give("DEEP_028t"),
            Cost("DEEP_028t", 5),
            Stats("DEEP_028t", 3, 7),
            Has("DEEP_028t", GameTag::TAUNT),
            Play("DEEP_028t", Nothing),
            In(The("DEEP_028t"), Zone::Play),
            Now(The("DEEP_028t"), 3, 7),
            HasNow(The("DEEP_028t"), GameTag::TAUNT),
        ],
    );
}

/// # Trogg Gemtosser
///
/// `DEEP_029` · Multi-class minion · 3 mana · 3/2
///
/// > **Finale:** Deal 1 damage to a random enemy for each of your Mana Crystals.
///
/// State: Derived
//~ derived DEEP_029 cc7589de 150b6985 102e9a90.f3e9fffc
#[test]
fn DEEP_029_trogg_gemtosser() {
    check(
        CardClass::Druid,
        &[
            Give("DEEP_029"),
            Cost("DEEP_029", 3),
            Stats("DEEP_029", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(3),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Play("DEEP_029", Nothing),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Take to the Skies
///
/// `WW_816` · Druid spell · 3 mana
///
/// > Draw two Dragons. Give them +1/+1.
///
/// State: Derived
//~ derived WW_816 f7dc5f1e b0ec8a9d f06beb97.1864e6be
#[test]
fn WW_816_take_to_the_skies() {
    check(
        CardClass::Druid,
        &[
            Give("WW_816"),
            Cost("WW_816", 3),
            OnTop("AT_008"),
            OnTop("AT_008"),
            OnTop("AT_008"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_816", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 6),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 7, 8),
            CostNow(Nth(3), 6),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 7, 8),
        ],
    );
}

/// # Soaaaring, Flyyyying
///
/// `WW_816e` · Druid enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived WW_816e 4a1ff67f 2a45e912 0ecd2bec.67341004
#[test]
fn WW_816e_soaaaring_flyyyying() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "WW_816e"), Now(My(0), 6, 2)]);
}

/// # Happy Whelp
///
/// `WW_816t` · Neutral minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla WW_816t a50842f7 262a541f 01450b8b.4b0c5d24
#[test]
fn WW_816t_happy_whelp() {
    check(
        CardClass::Druid,
        &[
            Give("WW_816t"),
            Cost("WW_816t", 1),
            Stats("WW_816t", 1, 2),
            Has("WW_816t", GameTag::TAUNT),
            Play("WW_816t", Nothing),
            In(The("WW_816t"), Zone::Play),
            Now(The("WW_816t"), 1, 2),
            HasNow(The("WW_816t"), GameTag::TAUNT),
        ],
    );
}

/// # Cactus Construct
///
/// `WW_818` · Druid spell · Nature · 1 mana
///
/// > **Discover** a 2-Cost minion. Summon a 1/2 copy of it.
///
/// State: Derived
//~ derived WW_818 2ca6b564 61376f92 4f64b0c4.d504ddd4
#[test]
fn WW_818_cactus_construct() {
    check(
        CardClass::Druid,
        &[
            Give("WW_818"),
            Cost("WW_818", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_120")),
            Play("WW_818", Nothing),
            ChooseCard("CS2_120"),
            Is(InHand(0), "CS2_120"),
            CostNow(InHand(0), 2),
            Now(InHand(0), 2, 3),
            BoardCount(Mine, 2),
            HandCount(Mine, 1),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 1, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("WW_818"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AV_295")),
            Play("WW_818", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("WW_818"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("WW_818", Nothing),
            Choose(0),
        ],
    );
}

/// # Wittle
///
/// `WW_818e` · Neutral enchantment
///
/// > Stats set to 1/2.
///
/// State: Derived
//~ derived WW_818e ca806969 73963328 a338c510.7bcfba8d
#[test]
fn WW_818e_wittle() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "WW_818e"), Now(My(0), 1, 2)]);
}

/// # Splish-Splash Whelp
///
/// `WW_819` · Druid minion · 2 mana · 2/1
///
/// > **Battlecry:** If you're holding a Dragon, gain an empty Mana Crystal.
///
/// State: Derived
//~ derived WW_819 7225b929 0185e43b 8c057ebb.7e93b8e2
#[test]
fn WW_819_splish_splash_whelp() {
    check(
        CardClass::Druid,
        &[
            Give("WW_819"),
            Cost("WW_819", 2),
            Stats("WW_819", 2, 1),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("WW_819", Nothing),
            EndTurn,
            EndTurn,
            Mana(7),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("WW_819"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("WW_819", Nothing),
            EndTurn,
            EndTurn,
            Mana(6),
        ],
    );
}

/// # Spinetail Drake
///
/// `WW_820` · Druid minion · 4 mana · 5/4
///
/// > **Battlecry:** If you're holding a Dragon, deal 5 damage to an enemy minion.
///
/// State: Derived
//~ derived WW_820 d381f738 51051038 da68923e.a87f6fcc
#[test]
fn WW_820_spinetail_drake() {
    check(
        CardClass::Druid,
        &[
            Give("WW_820"),
            Cost("WW_820", 4),
            Stats("WW_820", 5, 4),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_820", On(Nth(4))),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
    check(CardClass::Druid, &[Give("WW_820"), Friend("CS2_182"), Enemy("CS2_182"), Play("WW_820", Nothing)]);
}

/// # Dragon Tales
///
/// `WW_821` · Druid spell · 2 mana
///
/// > **Choose One -** Get two random Dragons that cost (5) or less; or Get two that cost more than (5).
///
/// State: Todo
//~ todo WW_821 33e63112 2ac963ea 0d381482.b2bbb062
#[test]
#[ignore = "todo: WW_821 Dragon Tales"]
fn WW_821_dragon_tales() {
    check(CardClass::Druid, &[Give("WW_821"), Cost("WW_821", 2), Unwritten]);
}

/// # Short Stories
///
/// `WW_821t1` · Druid spell · 2 mana
///
/// > Get two random Dragons that cost (5) or less.
///
/// State: Derived
//~ derived WW_821t1 41df5ecc 0d10fd19 93184717.5c6e8791
#[test]
fn WW_821t1_short_stories() {
    check(
        CardClass::Druid,
        &[
            Give("WW_821t1"),
            Cost("WW_821t1", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_017")),
            Force(Card("AT_017")),
            Play("WW_821t1", Nothing),
            Is(InHand(0), "AT_017"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 2, 6),
            Is(InHand(1), "AT_017"),
            CostNow(InHand(1), 4),
            Now(InHand(1), 2, 6),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("WW_821t1"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_008")), Play("WW_821t1", Nothing)],
    );
    check(
        CardClass::Druid,
        &[Give("WW_821t1"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("WW_821t1", Nothing)],
    );
}

/// # Tall Tales
///
/// `WW_821t2` · Druid spell · 2 mana
///
/// > Get two random Dragons that cost more than (5).
///
/// State: Todo
//~ todo WW_821t2 a4172c63 6603cc18 8fe8c6c5.5d30375e
#[test]
#[ignore = "todo: WW_821t2 Tall Tales"]
fn WW_821t2_tall_tales() {
    check(CardClass::Druid, &[Give("WW_821t2"), Cost("WW_821t2", 2), Unwritten]);
}

/// # Dragon Golem
///
/// `WW_822` · Druid minion · 7 mana · 3/4
///
/// > **Taunt Battlecry:** Summon a copy of this for each Dragon in your hand.
///
/// State: Derived
//~ derived WW_822 0b49d038 8e06d175 ef5ed3b4.7a983bc6
#[test]
fn WW_822_dragon_golem() {
    check(
        CardClass::Druid,
        &[
            Give("WW_822"),
            Cost("WW_822", 7),
            Stats("WW_822", 3, 4),
            Has("WW_822", GameTag::TAUNT),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_822", Nothing),
            BoardCount(Mine, 3),
            In(The("WW_822"), Zone::Play),
            Now(The("WW_822"), 3, 4),
        ],
    );
}

/// # Rehydrate
///
/// `WW_823` · Druid spell · Nature · 2 mana
///
/// > Restore #7 Health. **Quickdraw:** Refresh 2 Mana Crystals.
///
/// State: Derived
//~ derived WW_823 06cfacb6 aacf70a4 af95c941.ac7a21ac
#[test]
fn WW_823_rehydrate() {
    check(
        CardClass::Druid,
        &[
            Give("WW_823"),
            Cost("WW_823", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("CS2_182", Nothing),
            Play("WW_823", On(Nth(2))),
            Now(Nth(2), 4, 5),
            Mana(6),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("WW_823"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("CS2_182", Nothing),
            Play("WW_823", On(Nth(1))),
            Now(Nth(1), 4, 5),
            Mana(6),
        ],
    );
}

/// # Rheastrasza
///
/// `WW_824` · Druid minion · 8 mana · 8/8
///
/// > **Battlecry:** If your deck started with no duplicates, summon the Purified Dragon Nest.
///
/// State: Todo
//~ todo WW_824 8e21fcb6 b220ca5e 34004499.0296c659
#[test]
#[ignore = "todo: WW_824 Rheastrasza"]
fn WW_824_rheastrasza() {
    check(CardClass::Druid, &[Give("WW_824"), Cost("WW_824", 8), Stats("WW_824", 8, 8), Unwritten]);
}

/// # Happily Hatched
///
/// `WW_824e` · Neutral enchantment
///
/// > Costs (4) less.
///
/// State: Derived
//~ derived WW_824e 17fa443a e94a1387 566b8ff4.1e6b07db
#[test]
fn WW_824e_happily_hatched() {
    check(CardClass::Druid, &[Give("CS2_186"), Enchant(Nth(0), "WW_824e"), CostNow(Nth(0), 3)]);
}

/// # Purified Dragon Nest
///
/// `WW_824t` · Druid minion · 11 mana · 0/1
///
/// > At the start of your turn, **Discover** a Dragon. It costs (4) less.
///
/// State: Derived
//~ derived WW_824t cc1db461 8ffc8152 cbc6b435.44fed54a
#[test]
fn WW_824t_purified_dragon_nest() {
    check(
        CardClass::Druid,
        &[
            Give("WW_824t"),
            Cost("WW_824t", 11),
            Stats("WW_824t", 0, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_824t"),
            EndTurn,
            Force(Card("AT_017")),
            EndTurn,
            ChooseCard("AT_017"),
            Is(InHand(1), "AT_017"),
            CostNow(InHand(1), 0),
            Now(InHand(1), 2, 6),
            CostNow(InHand(2), 4),
            Now(InHand(2), 4, 5),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("WW_824t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_824t"),
            EndTurn,
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 11),
            Now(Nth(0), 0, 1),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 0, 1),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("WW_824t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_824t"),
            EndTurn,
            Never(Card("AT_037")),
            EndTurn,
            Choose(0),
        ],
    );
}

/// # Fye, the Setting Sun
///
/// `WW_825` · Druid minion · 9 mana · 4/12
///
/// > **Rush**, **Lifesteal**, **Taunt** Costs (1) less for each Dragon you've summoned this game.
///
/// State: Derived
//~ derived WW_825 a0008d73 d3d5a1b2 9fa1ad6c.f840690a
#[test]
fn WW_825_fye_the_setting_sun() {
    check(
        CardClass::Druid,
        &[
            Give("WW_825"),
            Cost("WW_825", 9),
            Stats("WW_825", 4, 12),
            Has("WW_825", GameTag::LIFESTEAL),
            Has("WW_825", GameTag::RUSH),
            Has("WW_825", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_825"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DRG_054", Nothing),
            Crystals(10),
            CostNow(Nth(0), 8),
        ],
    );
}

/// # Desert Nestmatron
///
/// `WW_826` · Druid minion · 4 mana · 3/5
///
/// > **Taunt**. **Battlecry:** If you're holding a Dragon, refresh 4 Mana Crystals.
///
/// State: Derived
//~ derived WW_826 7c5cf706 78b4027b e8b1b291.e3a3531f
#[test]
fn WW_826_desert_nestmatron() {
    check(
        CardClass::Druid,
        &[
            Give("WW_826"),
            Cost("WW_826", 4),
            Stats("WW_826", 3, 5),
            Has("WW_826", GameTag::TAUNT),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Play("CS2_182", Nothing),
            Play("WW_826", Nothing),
            Mana(6),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("WW_826"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Play("CS2_182", Nothing),
            Play("WW_826", Nothing),
            Mana(2),
        ],
    );
}
