//! Neutral cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ae447634

/// `VAC_304` · Neutral minion · 2 mana · 2/2
/// > **Battlecry:** If you've cast 3 spells while holding this, **Discover** one of them.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo VAC_304 f9cb7da1 39b259be 518f534a.39ed1b6a
#[test]
#[ignore = "todo: Tidepool Pupil"]
fn VAC_304_tidepool_pupil() {
    unwritten("VAC_304");
}

/// `VAC_321` · Neutral minion · 7 mana · 2/10
/// > At the end of your turn, upgrade your Eruptions. **Battlecry:** Shuffle 5 of them into your deck.
///
/// State: Todo
//~ todo VAC_321 58a58c80 ed32e922 50d6a285.6f112ec9
#[test]
#[ignore = "todo: Incindius"]
fn VAC_321_incindius() {
    unwritten("VAC_321");
}

/// `VAC_321t` · Neutral spell · Fire · 1 mana
/// > **Casts When Drawn** Deal $@ damage to all enemies.
///
/// State: Todo
//~ todo VAC_321t d0e33ef0 80f31e60 ccea84cd.dec22dd7
#[test]
#[ignore = "todo: Eruption"]
fn VAC_321t_eruption() {
    unwritten("VAC_321t");
}

/// `VAC_406` · Neutral minion · 4 mana · 3/5
/// > **Taunt Deathrattle:** ALL other minions fall asleep.
///
/// State: Todo
//~ todo VAC_406 4dfe2986 43846557 6da96d2a.89feae84
#[test]
#[ignore = "todo: Sleepy Resident"]
fn VAC_406_sleepy_resident() {
    unwritten("VAC_406");
}

/// `VAC_421` · Neutral minion · 7 mana · 5/8
/// > **Battlecry:** Summon an 8/8 Beast for your opponent. It attacks all of their minions.
///
/// State: Todo
//~ todo VAC_421 0800e22a 3d757115 56ee8b6e.57e8cea1
#[test]
#[ignore = "todo: Snoozin' Zookeeper"]
fn VAC_421_snoozin_zookeeper() {
    unwritten("VAC_421");
}

/// `VAC_432` · Neutral minion · 4 mana · 3/5
/// > **Battlecry: Discover** a card from the newest expansion.
///
/// State: Todo
//~ todo VAC_432 4aa6a2b3 7ffcc094 2280cac2.650ae323
#[test]
#[ignore = "todo: Resort Valet"]
fn VAC_432_resort_valet() {
    unwritten("VAC_432");
}

/// `VAC_439` · Neutral minion · 10 mana · 8/8
/// > Costs (2) less for each time you've used a location this game.
///
/// State: Todo
//~ todo VAC_439 9b9fbd0d 51756f98 5e4d2213.f5759c42
#[test]
#[ignore = "todo: Seaside Giant"]
fn VAC_439_seaside_giant() {
    unwritten("VAC_439");
}

/// `VAC_442` · Neutral minion · 4 mana · 4/3
/// > **Battlecry:** Deal @ damage *(Improved by each turn in a row you've played an Elemental)*.
///
/// State: Todo
//~ todo VAC_442 fab97e13 eb9e2bae 7e334e30.f5743709
#[test]
#[ignore = "todo: Lamplighter"]
fn VAC_442_lamplighter() {
    unwritten("VAC_442");
}

/// `VAC_444` · Neutral minion · 3 mana · 3/3
/// > **Battlecry:** Choose three cards from your deck to put on top in that order.
///
/// State: Todo
//~ todo VAC_444 d5b36dc9 ba18c9db 22c8321d.dde8d58a
#[test]
#[ignore = "todo: Overplanner"]
fn VAC_444_overplanner() {
    unwritten("VAC_444");
}

/// `VAC_446` · Neutral minion · 5 mana · 0/5
/// > At the end of your turn, give all other friendly minions that didn't attack +2/+2.
///
/// State: Todo
//~ todo VAC_446 a68e25e5 1da1e700 92a4e225.d483f3d6
#[test]
#[ignore = "todo: A. F. Kay"]
fn VAC_446_a_f_kay() {
    unwritten("VAC_446");
}

/// `VAC_447` · Neutral minion · 6 mana · 6/6
/// > Has **Charge** if this didn't start in your deck.
///
/// State: Done
//~ done VAC_447 9b60221b - 61b7a498.de6a9ce8
#[test]
fn VAC_447_dread_deserter() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_447"),
            Cost("VAC_447", 6),
            Stats("VAC_447", 6, 6),
            Play("VAC_447", Nothing),
            HasNow(My(0), GameTag::CHARGE),
            Attack(My(0), TheirHero),
            Damage(TheirHero, 6),
        ],
    );
}

/// `VAC_461` · Neutral minion · 2 mana · 2/2
/// > **Deathrattle:** Get a random Drink spell. *(It has 3 uses!)*
///
/// State: Todo
//~ todo VAC_461 aff49f6b e6796e45 ffab5002.ec085fd2
#[test]
#[ignore = "todo: Drink Server"]
fn VAC_461_drink_server() {
    unwritten("VAC_461");
}

/// `VAC_523` · Neutral minion · 3 mana · 2/3
/// > **Battlecry:** Craft a custom 1-Cost Potion.
///
/// State: Todo
//~ todo VAC_523 df7ee434 ddf82268 dc584087.982b73ce
#[test]
#[ignore = "todo: Mixologist"]
fn VAC_523_mixologist() {
    unwritten("VAC_523");
}

/// `VAC_523t` · Neutral spell · 1 mana
/// > {0} {1}
///
/// State: Todo
//~ todo VAC_523t 7576d3cd 37aa8b74 70ca8f6e.09cdb72f
#[test]
#[ignore = "todo: Mixologist's Special"]
fn VAC_523t_mixologists_special() {
    unwritten("VAC_523t");
}

/// `VAC_529` · Neutral minion · 5 mana · 5/5
/// > **Battlecry:** Summon a copy of a friendly location.
///
/// State: Todo
//~ todo VAC_529 fed58bed c0e89857 85846f23.749a603e
#[test]
#[ignore = "todo: Scrapbooking Student"]
fn VAC_529_scrapbooking_student() {
    unwritten("VAC_529");
}

/// `VAC_531` · Neutral minion · 5 mana · 4/7
/// > After a minion is summoned for your opponent during your turn, **Silence** and destroy it.
///
/// State: Todo
//~ todo VAC_531 16757d72 20c5a15c 97fbf6fd.a8174818
#[test]
#[ignore = "todo: Bayfin Bodybuilder"]
fn VAC_531_bayfin_bodybuilder() {
    unwritten("VAC_531");
}

/// `VAC_702` · Neutral minion · 7 mana · 6/6
/// > **Battlecry:** Choose a fantastic treasure. Shuffle the other 3 into your deck.
///
/// State: Todo
//~ todo VAC_702 8fbd57e1 a2b7a639 6ee3873d.1f50f9b1
#[test]
#[ignore = "todo: Marin the Manager"]
fn VAC_702_marin_the_manager() {
    unwritten("VAC_702");
}

/// `VAC_935` · Neutral minion · 4 mana · 5/4
/// > **Battlecry:** Get a 1-Cost Suitcase. Pack the top 2 cards of your deck into it.
///
/// State: Todo
//~ todo VAC_935 6a708c16 569b7e59 e11dc0b4.32c9de4d
#[test]
#[ignore = "todo: Carry-On Grub"]
fn VAC_935_carry_on_grub() {
    unwritten("VAC_935");
}

/// `VAC_935t` · Neutral spell · 1 mana
/// > Get {0} and {1}.
///
/// State: Todo
//~ todo VAC_935t 066af6d4 d05d3f5a 056cfb1b.0aa0fe84
#[test]
#[ignore = "todo: Carry-On Suitcase"]
fn VAC_935t_carry_on_suitcase() {
    unwritten("VAC_935t");
}

/// `VAC_935t2` · Neutral spell · 1 mana
/// > Get {0}.
///
/// State: Todo
//~ todo VAC_935t2 5eeec5f5 bc18d243 bb8ee88e.3735dfe6
#[test]
#[ignore = "todo: Carry-On Suitcase"]
fn VAC_935t2_carry_on_suitcase() {
    unwritten("VAC_935t2");
}

/// `VAC_936` · Neutral minion · 4 mana · 1/8
/// > Deals octuple damage to minions.
///
/// State: Todo
//~ todo VAC_936 d3db3fd3 4c1de81e 56d7be8e.d4e68b8c
#[test]
#[ignore = "todo: Octo-masseuse"]
fn VAC_936_octo_masseuse() {
    unwritten("VAC_936");
}

/// `VAC_946` · Neutral minion · 3 mana · 2/1
/// > **Battlecry:** Summon a 0/2 Nerubian Egg. **Deathrattle:** Destroy it.
///
/// State: Done
//~ done VAC_946 533f59a3 - 2ed7b545.65263291
#[test]
fn VAC_946_terrible_chef() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_946"),
            Cost("VAC_946", 3),
            Stats("VAC_946", 2, 1),
            Friend("FP1_007"),
            Play("VAC_946", Nothing),
            BoardCount(Mine, 3),
            Is(My(2), "FP1_007"),
            Kill(My(1)),
            BoardCount(Mine, 2),
            Is(My(0), "FP1_007"),
            Is(My(1), "FP1_007t"),
        ],
    );
}

/// `VAC_955` · Neutral minion · 3 mana · 3/3
/// > **Battlecry:** Get a 2-Cost Cheese that summons three 1-Cost minions. It upgrades each turn.
///
/// State: Todo
//~ todo VAC_955 b4069645 7cd625ce 550111f9.8ffe5646
#[test]
#[ignore = "todo: Gorgonzormu"]
fn VAC_955_gorgonzormu() {
    unwritten("VAC_955");
}

/// `VAC_956` · Neutral minion · 2 mana · 2/3
/// > After you use a location, gain 3 Armor.
///
/// State: Done
//~ done VAC_956 35f532ce - 5ca67c77.593be264
#[test]
fn VAC_956_xb_931_housekeeper() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_956"),
            Cost("VAC_956", 2),
            Stats("VAC_956", 2, 3),
            Friend("VAC_956"),
            Friend("REV_983"),
            Enemy("REV_983"),
            Use(My(1), 0, On(My(0))),
            Armor(Mine, 3),
            EndTurn,
            Use(Their(0), 0, On(My(0))),
            Armor(Mine, 3),
            Armor(Theirs, 0),
        ],
    );
}

/// `VAC_958` · Neutral minion · 1 mana · 1/2
/// > *This has all minion types. *Deathrattle:** Shuffle this into your deck. It keeps any enchantments.
///
/// State: Todo
//~ todo VAC_958 6ae4b289 898286ce c8db4002.9a611f13
#[test]
#[ignore = "todo: Adaptive Amalgam"]
fn VAC_958_adaptive_amalgam() {
    unwritten("VAC_958");
}

/// `VAC_959` · Neutral minion · 4 mana · 4/5
/// > **Battlecry: Discover** an amazing Amulet to give to both players. *(The enemy's is a phony version!)*
///
/// State: Todo
//~ todo VAC_959 d05a6703 19d9d2f2 60c1c6fc.4de22975
#[test]
#[ignore = "todo: Griftah, Trusted Vendor"]
fn VAC_959_griftah_trusted_vendor() {
    unwritten("VAC_959");
}

/// `VAC_959t01` · Neutral spell · 1 mana
/// > Take control of an enemy minion until the end of your turn. *(It has 1 Attack this turn!)*
///
/// State: Todo
//~ todo VAC_959t01 f1064c97 002a0c4e 2f94a536.b8f17526
#[test]
#[ignore = "todo: Amulet of Passions"]
fn VAC_959t01_amulet_of_passions() {
    unwritten("VAC_959t01");
}

/// `VAC_959t01t` · Neutral spell · 1 mana
/// > Take control of an enemy minion until the end of your turn.
///
/// State: Todo
//~ todo VAC_959t01t ae96c54b 3fc9224d 1fd477bb.7c97f217
#[test]
#[ignore = "todo: Amulet of Passions"]
fn VAC_959t01t_amulet_of_passions() {
    unwritten("VAC_959t01t");
}

/// `VAC_959t05` · Neutral spell · 1 mana
/// > Get 3 random **Legendary** cards. *(Then transform them into **Commons!)*
///
/// State: Todo
//~ todo VAC_959t05 cc0a2436 c9744877 312029b3.1c872fab
#[test]
#[ignore = "todo: Amulet of Tracking"]
fn VAC_959t05_amulet_of_tracking() {
    unwritten("VAC_959t05");
}

/// `VAC_959t06` · Neutral spell · 1 mana
/// > Summon a random 4-Cost minion and give it **Taunt**. *(It can't attack!)*
///
/// State: Todo
//~ todo VAC_959t06 ddce4ec5 d9173d27 902450e6.b8ec863f
#[test]
#[ignore = "todo: Amulet of Critters"]
fn VAC_959t06_amulet_of_critters() {
    unwritten("VAC_959t06");
}

/// `VAC_959t07` · Neutral spell · 1 mana
/// > Deal $6 damage. *(To a minion!)*
///
/// State: Todo
//~ todo VAC_959t07 e4f74607 cb386b95 e3cb8a08.6696697a
#[test]
#[ignore = "todo: Amulet of Warding"]
fn VAC_959t07_amulet_of_warding() {
    unwritten("VAC_959t07");
}

/// `VAC_959t08` · Neutral spell · 1 mana
/// > Restore #12 Health to your hero. *(Then take $6 damage!)*
///
/// State: Todo
//~ todo VAC_959t08 339b1d93 38069b2a ec7e87f9.258614ba
#[test]
#[ignore = "todo: Amulet of Energy"]
fn VAC_959t08_amulet_of_energy() {
    unwritten("VAC_959t08");
}

/// `VAC_959t09` · Neutral spell · 1 mana
/// > Draw 3 cards. *(Discard 2 of them!)*
///
/// State: Todo
//~ todo VAC_959t09 de23c6c5 b6fc8570 e50d88da.b6714383
#[test]
#[ignore = "todo: Amulet of Mobility"]
fn VAC_959t09_amulet_of_mobility() {
    unwritten("VAC_959t09");
}

/// `VAC_959t10` · Neutral spell · 1 mana
/// > Reduce the Cost of all cards in your hand by (1). *(Except for spells!)*
///
/// State: Todo
//~ todo VAC_959t10 d25be27e cfedb03e 7ec045db.ebb453cf
#[test]
#[ignore = "todo: Amulet of Strides"]
fn VAC_959t10_amulet_of_strides() {
    unwritten("VAC_959t10");
}

/// `WORK_027` · Neutral minion · 3 mana · 3/2
/// > **Battlecry:** Choose a Travel Tour to get two potentially perfect cards from it.
///
/// State: Todo
//~ todo WORK_027 a027becb 6ec87d87 9c649533.3de76a7a
#[test]
#[ignore = "todo: Dreamplanner Zephrys"]
fn WORK_027_dreamplanner_zephrys() {
    unwritten("WORK_027");
}

/// `WORK_027t1` · Neutral spell · 0 mana
/// > Get 2 random cards that can potentially impact the enemy's battlefield.
///
/// State: Todo
//~ todo WORK_027t1 12dd204a fa6bdb95 f6ec24e7.c38ebc53
#[test]
#[ignore = "todo: Modest Tour"]
fn WORK_027t1_modest_tour() {
    unwritten("WORK_027t1");
}

/// `WORK_027t2` · Neutral spell · 0 mana
/// > Get 2 random cards that can potentially spend a lot of Mana.
///
/// State: Todo
//~ todo WORK_027t2 6d753a40 b741c96b 15a974ff.a7699eae
#[test]
#[ignore = "todo: Extravagant Tour"]
fn WORK_027t2_extravagant_tour() {
    unwritten("WORK_027t2");
}

/// `WORK_027t3` · Neutral spell · 0 mana
/// > Get 2 random cards that can potentially deal damage to the enemy hero.
///
/// State: Todo
//~ todo WORK_027t3 f9c9246e b68b0fb1 4051778d.4a2830b5
#[test]
#[ignore = "todo: Hectic Tour"]
fn WORK_027t3_hectic_tour() {
    unwritten("WORK_027t3");
}

/// `WORK_040` · Neutral minion · 3 mana · 2/4
/// > After ANY card is drawn, make it **Temporary**.
///
/// State: Todo
//~ todo WORK_040 3cf985df ae5a0da5 207e6cd5.49d085e1
#[test]
#[ignore = "todo: Clumsy Steward"]
fn WORK_040_clumsy_steward() {
    unwritten("WORK_040");
}

/// `WORK_043` · Neutral minion · 10 mana · 3/3
/// > **Battlecry:** Summon three minions from your deck that are from different expansions.
///
/// State: Todo
//~ todo WORK_043 b1ead63f dc91a473 bf77b185.a8bb1978
#[test]
#[ignore = "todo: Travelmaster Dungar"]
fn WORK_043_travelmaster_dungar() {
    unwritten("WORK_043");
}
