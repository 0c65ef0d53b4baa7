//! Neutral cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e9c99f47

/// `BAR_021` · Neutral minion · 5 mana · 3/7
/// > **Taunt Frenzy:** Gain Armor equal to the damage taken.
///
/// State: Todo
//~ todo BAR_021 12f139be 72f62ddd 6fd711be.b771cba2
#[test]
#[ignore = "todo: Gold Road Grunt"]
fn BAR_021_gold_road_grunt() {
    unwritten("BAR_021");
}

/// `BAR_025` · Neutral minion · 3 mana · 3/4
/// > **Frenzy:** Gain **Divine Shield**.
///
/// State: Done
//~ done BAR_025 df976f8e - a6df6955.6bf9c7e5
#[test]
fn BAR_025_sunwell_initiate() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_025"),
            Cost("BAR_025", 3),
            Stats("BAR_025", 3, 4),
            Play("BAR_025", Nothing),
            Hurt(My(0), 1),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
            Now(My(0), 3, 3),
        ],
    );
}

/// `BAR_064` · Neutral minion · 2 mana · 1/3
/// > **Battlecry:** Your next spell this turn has **Spell Damage +2**.
///
/// State: Todo
//~ todo BAR_064 424fce29 ea49d771 bcf31e66.2a4a3080
#[test]
#[ignore = "todo: Talented Arcanist"]
fn BAR_064_talented_arcanist() {
    unwritten("BAR_064");
}

/// `BAR_074` · Neutral minion · 2 mana · 2/3
/// > Can't attack. After your opponent draws a card, it costs (1) more *(up to 10)*.
///
/// State: Todo
//~ todo BAR_074 d5592f43 eb9c7f6e 08976eed.277330ed
#[test]
#[ignore = "todo: Far Watch Post"]
fn BAR_074_far_watch_post() {
    unwritten("BAR_074");
}

/// `BAR_077` · Neutral minion · 7 mana · 5/5
/// > **Battlecry:** Summon a 5/5 Lookout for each Watch Post you've summoned this game.
///
/// State: Todo
//~ todo BAR_077 d05ef973 90b3f225 43d95a45.db81251e
#[test]
#[ignore = "todo: Kargal Battlescar"]
fn BAR_077_kargal_battlescar() {
    unwritten("BAR_077");
}

/// `BAR_079` · Neutral minion · 4 mana · 3/3
/// > **Battlecry:** If your deck has no 4-Cost cards, build a custom Golem.
///
/// State: Todo
//~ todo BAR_079 b1686341 636d3dee 2293dc6a.2e5bb03a
#[test]
#[ignore = "todo: Kazakus, Golem Shaper"]
fn BAR_079_kazakus_golem_shaper() {
    unwritten("BAR_079");
}

/// `BAR_079_m1` · Neutral minion · 1 mana · 1/1
/// > {0} {1}
///
/// State: Todo
//~ todo BAR_079_m1 8c764c6a 265e4627 0ab40d47.09cdb72f
#[test]
#[ignore = "todo: Lesser Golem"]
fn BAR_079_m1_lesser_golem() {
    unwritten("BAR_079_m1");
}

/// `BAR_079_m2` · Neutral minion · 5 mana · 5/5
/// > {0} {1}
///
/// State: Todo
//~ todo BAR_079_m2 1fa5e625 e48bba45 8fc332f1.09cdb72f
#[test]
#[ignore = "todo: Greater Golem"]
fn BAR_079_m2_greater_golem() {
    unwritten("BAR_079_m2");
}

/// `BAR_079_m3` · Neutral minion · 10 mana · 10/10
/// > {0} {1}
///
/// State: Todo
//~ todo BAR_079_m3 7f547a6c fc817a2a 191808a6.09cdb72f
#[test]
#[ignore = "todo: Superior Golem"]
fn BAR_079_m3_superior_golem() {
    unwritten("BAR_079_m3");
}

/// `BAR_079t10` · Neutral spell · 0 mana
/// > **Battlecry:** Give your other minions +1/+1.
///
/// State: Todo
//~ todo BAR_079t10 af4703af a24690e0 39e2cf5f.9e9a926a
#[test]
#[ignore = "todo: Wildvine"]
fn BAR_079t10_wildvine() {
    unwritten("BAR_079t10");
}

/// `BAR_079t10b` · Neutral spell · 0 mana
/// > **Battlecry:** Give your other minions +2/+2.
///
/// State: Todo
//~ todo BAR_079t10b d6406e9f 9e552206 8674e11a.d95e4386
#[test]
#[ignore = "todo: Wildvine"]
fn BAR_079t10b_wildvine() {
    unwritten("BAR_079t10b");
}

/// `BAR_079t11` · Neutral spell · 0 mana
/// > **Battlecry:** Summon a copy of this.
///
/// State: Todo
//~ todo BAR_079t11 cdcb7f96 e652a4fc cf608001.709e20a9
#[test]
#[ignore = "todo: Gromsblood"]
fn BAR_079t11_gromsblood() {
    unwritten("BAR_079t11");
}

/// `BAR_079t12` · Neutral spell · 0 mana
/// > **Battlecry: Freeze** a random enemy minion.
///
/// State: Todo
//~ todo BAR_079t12 56bf5c0b ba39f17e f2308fb5.be4f89d0
#[test]
#[ignore = "todo: Icecap"]
fn BAR_079t12_icecap() {
    unwritten("BAR_079t12");
}

/// `BAR_079t12b` · Neutral spell · 0 mana
/// > **Battlecry: Freeze** two random enemy minions.
///
/// State: Todo
//~ todo BAR_079t12b af67c227 14df2e61 d0be3a50.943c3262
#[test]
#[ignore = "todo: Icecap"]
fn BAR_079t12b_icecap() {
    unwritten("BAR_079t12b");
}

/// `BAR_079t12c` · Neutral spell · 0 mana
/// > **Battlecry: Freeze** all enemy minions.
///
/// State: Todo
//~ todo BAR_079t12c fb03a966 23ee698a d91468ac.8746f6f5
#[test]
#[ignore = "todo: Icecap"]
fn BAR_079t12c_icecap() {
    unwritten("BAR_079t12c");
}

/// `BAR_079t13` · Neutral spell · 0 mana
/// > **Battlecry:** Deal 3 damage to a random enemy minion.
///
/// State: Todo
//~ todo BAR_079t13 8e1bc7e0 f6632ab3 a1ddf34a.14c1562b
#[test]
#[ignore = "todo: Firebloom"]
fn BAR_079t13_firebloom() {
    unwritten("BAR_079t13");
}

/// `BAR_079t13b` · Neutral spell · 0 mana
/// > **Battlecry:** Deal 3 damage to two random enemy minions.
///
/// State: Todo
//~ todo BAR_079t13b 61fa18b3 80127f67 cd336dd3.5b459468
#[test]
#[ignore = "todo: Firebloom"]
fn BAR_079t13b_firebloom() {
    unwritten("BAR_079t13b");
}

/// `BAR_079t13c` · Neutral spell · 0 mana
/// > **Battlecry:** Deal 3 damage to all enemy minions.
///
/// State: Todo
//~ todo BAR_079t13c 83a7212c 35e97114 f635dd3c.5e04aa9e
#[test]
#[ignore = "todo: Firebloom"]
fn BAR_079t13c_firebloom() {
    unwritten("BAR_079t13c");
}

/// `BAR_079t14` · Neutral spell · 0 mana
/// > **Spell Damage +1**.
///
/// State: Todo
//~ todo BAR_079t14 a2239c49 2bb863b1 fd11bc5b.7e90e4a1
#[test]
#[ignore = "todo: Mageroyal"]
fn BAR_079t14_mageroyal() {
    unwritten("BAR_079t14");
}

/// `BAR_079t14b` · Neutral spell · 0 mana
/// > **Spell Damage +2**.
///
/// State: Todo
//~ todo BAR_079t14b 56959eec dcdd5da5 f8046a34.92fa0818
#[test]
#[ignore = "todo: Mageroyal"]
fn BAR_079t14b_mageroyal() {
    unwritten("BAR_079t14b");
}

/// `BAR_079t14c` · Neutral spell · 0 mana
/// > **Spell Damage +4**.
///
/// State: Todo
//~ todo BAR_079t14c a8b15c5e 8e9dfc25 cb1e88dc.3c8e5345
#[test]
#[ignore = "todo: Mageroyal"]
fn BAR_079t14c_mageroyal() {
    unwritten("BAR_079t14c");
}

/// `BAR_079t15` · Neutral spell · 0 mana
/// > **Battlecry:** Draw a card.
///
/// State: Todo
//~ todo BAR_079t15 ad553c3b 22b56b43 5dce3184.72a132f1
#[test]
#[ignore = "todo: Kingsblood"]
fn BAR_079t15_kingsblood() {
    unwritten("BAR_079t15");
}

/// `BAR_079t15b` · Neutral spell · 0 mana
/// > **Battlecry:** Draw 2 cards.
///
/// State: Todo
//~ todo BAR_079t15b 5320a505 db9680ae 799f3c8d.eda7cec5
#[test]
#[ignore = "todo: Kingsblood"]
fn BAR_079t15b_kingsblood() {
    unwritten("BAR_079t15b");
}

/// `BAR_079t15c` · Neutral spell · 0 mana
/// > **Battlecry:** Draw 4 cards.
///
/// State: Todo
//~ todo BAR_079t15c f768c4d1 5b579d9c 441431d9.5148859d
#[test]
#[ignore = "todo: Kingsblood"]
fn BAR_079t15c_kingsblood() {
    unwritten("BAR_079t15c");
}

/// `BAR_079t4` · Neutral spell · 0 mana
/// > **Rush**
///
/// State: Todo
//~ todo BAR_079t4 d50911d2 8373bec9 597e0c93.57b12c28
#[test]
#[ignore = "todo: Swifthistle"]
fn BAR_079t4_swifthistle() {
    unwritten("BAR_079t4");
}

/// `BAR_079t5` · Neutral spell · 0 mana
/// > **Taunt**
///
/// State: Todo
//~ todo BAR_079t5 742be4bb f72d18b3 c1afb229.4b0c5d24
#[test]
#[ignore = "todo: Earthroot"]
fn BAR_079t5_earthroot() {
    unwritten("BAR_079t5");
}

/// `BAR_079t6` · Neutral spell · 0 mana
/// > **Divine Shield**
///
/// State: Todo
//~ todo BAR_079t6 76bdf019 49dbd2f7 95be3762.cc526ac4
#[test]
#[ignore = "todo: Sungrass"]
fn BAR_079t6_sungrass() {
    unwritten("BAR_079t6");
}

/// `BAR_079t7` · Neutral spell · 0 mana
/// > **Lifesteal**
///
/// State: Todo
//~ todo BAR_079t7 ae0adfb7 eacc9db2 0cbb50ec.b857c9f1
#[test]
#[ignore = "todo: Liferoot"]
fn BAR_079t7_liferoot() {
    unwritten("BAR_079t7");
}

/// `BAR_079t8` · Neutral spell · 0 mana
/// > **Stealth**
///
/// State: Todo
//~ todo BAR_079t8 8e1a1192 2663ede2 881cc9a1.86cd88a1
#[test]
#[ignore = "todo: Fadeleaf"]
fn BAR_079t8_fadeleaf() {
    unwritten("BAR_079t8");
}

/// `BAR_079t9` · Neutral spell · 0 mana
/// > **Poisonous**
///
/// State: Todo
//~ todo BAR_079t9 1e19f2b9 eb3bd5af 2256b72c.2574dcf7
#[test]
#[ignore = "todo: Grave Moss"]
fn BAR_079t9_grave_moss() {
    unwritten("BAR_079t9");
}

/// `BAR_080` · Neutral minion · 5 mana · 3/6
/// > **Battlecry:** Choose a minion. Swap it with a random one in its owner's hand.
///
/// State: Todo
//~ todo BAR_080 36685e28 44fcbc47 34ac8191.79cf9290
#[test]
#[ignore = "todo: Shadow Hunter Vol'jin"]
fn BAR_080_shadow_hunter_voljin() {
    unwritten("BAR_080");
}

/// `BAR_081` · Neutral minion · 4 mana · 5/5
/// > **Battlecry: Discover** a card in your opponent's deck. They draw theirs as well.
///
/// State: Todo
//~ todo BAR_081 a34bacb7 1e000ecb bbc4a1f1.853ed46c
#[test]
#[ignore = "todo: Southsea Scoundrel"]
fn BAR_081_southsea_scoundrel() {
    unwritten("BAR_081");
}

/// `BAR_430` · Neutral minion · 3 mana · 3/4
/// > **Battlecry:** Copy your opponent's **Secrets** and put them into play.
///
/// State: Todo
//~ todo BAR_430 ba4e2a53 8172d2ca bc451054.eb23bf76
#[test]
#[ignore = "todo: Horde Operative"]
fn BAR_430_horde_operative() {
    unwritten("BAR_430");
}

/// `BAR_721` · Neutral minion · 3 mana · 3/4
/// > **Battlecry:** Help Mankrik find his wife! She was last seen somewhere in your deck.
///
/// State: Todo
//~ todo BAR_721 378c0e73 13c03176 db880d28.f786db29
#[test]
#[ignore = "todo: Mankrik"]
fn BAR_721_mankrik() {
    unwritten("BAR_721");
}

/// `BAR_721t` · Neutral spell · 3 mana
/// > **Casts When Drawn** Summon a 3/7 Mankrik, who immediately attacks the enemy hero.
///
/// State: Todo
//~ todo BAR_721t d10642f6 027d650f e7504031.120e17ee
#[test]
#[ignore = "todo: Olgra, Mankrik's Wife"]
fn BAR_721t_olgra_mankriks_wife() {
    unwritten("BAR_721t");
}

/// `BAR_890` · Neutral minion · 3 mana · 4/3
/// > After a friendly **Secret** is revealed, gain +2/+2.
///
/// State: Done
//~ done BAR_890 bc14c490 - dc2904f5.95e75d90
#[test]
fn BAR_890_crossroads_gossiper() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_890"),
            Cost("BAR_890", 3),
            Stats("BAR_890", 4, 3),
            Enemy("CS2_182"),
            Friend("BAR_890"),
            Play("EX1_289", Nothing),
            Now(Nth(2), 4, 3),
            EndTurn,
            Attack(Nth(1), MyHero),
            Now(Nth(2), 6, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("BAR_890"),
            EndTurn,
            Play("EX1_289", Nothing),
            EndTurn,
            Attack(Nth(0), TheirHero),
            Armor(Theirs, 4),
            Now(Nth(1), 4, 3),
        ],
    );
}

/// `WC_030` · Neutral minion · 7 mana · 4/4
/// > **Battlecry:** Eat a minion in your opponent's hand. Gain its stats.
///
/// State: Todo
//~ todo WC_030 5eddd2d1 c8e72517 c9392631.1193d842
#[test]
#[ignore = "todo: Mutanus the Devourer"]
fn WC_030_mutanus_the_devourer() {
    unwritten("WC_030");
}

/// `WC_035` · Neutral minion · 3 mana · 3/3
/// > **Dormant** for 2 turns. While **Dormant**, add a Dream card to your hand at the end of your turn.
///
/// State: Todo
//~ todo WC_035 8b068c66 a285fac9 843fbe2a.625cc728
#[test]
#[ignore = "todo: Archdruid Naralex"]
fn WC_035_archdruid_naralex() {
    unwritten("WC_035");
}

/// `bar_079t10c` · Neutral spell · 0 mana
/// > **Battlecry:** Give your other minions +4/+4.
///
/// State: Todo
//~ todo bar_079t10c aacc9ba8 f7f49d41 e4146284.1de0e412
#[test]
#[ignore = "todo: Wildvine"]
fn bar_079t10c_wildvine() {
    unwritten("bar_079t10c");
}
