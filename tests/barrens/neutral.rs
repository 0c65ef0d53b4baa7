//! Neutral cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Razormane Raider
///
/// `BAR_020` · Neutral minion · 5 mana · 5/6
///
/// > **Frenzy:** Attack a random enemy.
///
/// State: Todo
//~ BAR_020 todo 191f28fc 57dcc94e
#[test]
#[ignore = "todo: BAR_020 Razormane Raider"]
fn BAR_020_razormane_raider() {
    check(CardClass::Mage, &[Give("BAR_020"), Cost("BAR_020", 5), Stats("BAR_020", 5, 6), Unwritten]);
}

/// # Gold Road Grunt
///
/// `BAR_021` · Neutral minion · 5 mana · 3/7
///
/// > **Taunt Frenzy:** Gain Armor equal to the damage taken.
///
/// State: Todo
//~ BAR_021 todo b4f48f2d 2f8b8c39
#[test]
#[ignore = "todo: BAR_021 Gold Road Grunt"]
fn BAR_021_gold_road_grunt() {
    check(
        CardClass::Mage,
        &[Give("BAR_021"), Cost("BAR_021", 5), Stats("BAR_021", 3, 7), Has("BAR_021", GameTag::TAUNT), Unwritten],
    );
}

/// # Peon
///
/// `BAR_022` · Neutral minion · 2 mana · 2/3
///
/// > **Frenzy:** Add a random spell from your class to your hand.
///
/// State: Todo
//~ BAR_022 todo eb4e5490 350c10d6
#[test]
#[ignore = "todo: BAR_022 Peon"]
fn BAR_022_peon() {
    check(CardClass::Mage, &[Give("BAR_022"), Cost("BAR_022", 2), Stats("BAR_022", 2, 3), Unwritten]);
}

/// # Oasis Thrasher
///
/// `BAR_024` · Neutral minion · 2 mana · 2/3
///
/// > **Frenzy:** Deal 3 damage to the enemy hero.
///
/// State: Todo
//~ BAR_024 todo 91225035 eb38727c
#[test]
#[ignore = "todo: BAR_024 Oasis Thrasher"]
fn BAR_024_oasis_thrasher() {
    check(CardClass::Mage, &[Give("BAR_024"), Cost("BAR_024", 2), Stats("BAR_024", 2, 3), Unwritten]);
}

/// # Sunwell Initiate
///
/// `BAR_025` · Neutral minion · 3 mana · 3/4
///
/// > **Frenzy:** Gain **Divine Shield**.
///
/// State: Todo
//~ BAR_025 todo af23fd93 a7f47d11
#[test]
#[ignore = "todo: BAR_025 Sunwell Initiate"]
fn BAR_025_sunwell_initiate() {
    check(CardClass::Mage, &[Give("BAR_025"), Cost("BAR_025", 3), Stats("BAR_025", 3, 4), Unwritten]);
}

/// # Death's Head Cultist
///
/// `BAR_026` · Neutral minion · 3 mana · 2/4
///
/// > **Taunt Deathrattle:** Restore #4 Health to your hero.
///
/// State: Todo
//~ BAR_026 todo 0497c0e4 76f49167
#[test]
#[ignore = "todo: BAR_026 Death's Head Cultist"]
fn BAR_026_deaths_head_cultist() {
    check(
        CardClass::Mage,
        &[Give("BAR_026"), Cost("BAR_026", 3), Stats("BAR_026", 2, 4), Has("BAR_026", GameTag::TAUNT), Unwritten],
    );
}

/// # Darkspear Berserker
///
/// `BAR_027` · Neutral minion · 4 mana · 5/7
///
/// > **Deathrattle:** Deal 5 damage to your hero.
///
/// State: Todo
//~ BAR_027 todo 4085fd58 fba01cde
#[test]
#[ignore = "todo: BAR_027 Darkspear Berserker"]
fn BAR_027_darkspear_berserker() {
    check(CardClass::Mage, &[Give("BAR_027"), Cost("BAR_027", 4), Stats("BAR_027", 5, 7), Unwritten]);
}

/// # Primordial Protector
///
/// `BAR_042` · Neutral minion · 8 mana · 6/6
///
/// > **Battlecry:** Draw your highest Cost spell. Summon a random minion with the same Cost.
///
/// State: Todo
//~ BAR_042 todo 5e8d4e7d c37963fe
#[test]
#[ignore = "todo: BAR_042 Primordial Protector"]
fn BAR_042_primordial_protector() {
    check(CardClass::Mage, &[Give("BAR_042"), Cost("BAR_042", 8), Stats("BAR_042", 6, 6), Unwritten]);
}

/// # Hog Rancher
///
/// `BAR_060` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** Summon a 2/1 Hog with **Rush**.
///
/// State: Todo
//~ BAR_060 todo f4743971 bac0aace
#[test]
#[ignore = "todo: BAR_060 Hog Rancher"]
fn BAR_060_hog_rancher() {
    check(CardClass::Mage, &[Give("BAR_060"), Cost("BAR_060", 3), Stats("BAR_060", 3, 2), Unwritten]);
}

/// # Hog
///
/// `BAR_060t` · Neutral minion · 1 mana · 2/1
///
/// > **Rush**
///
/// State: Vanilla
//~ BAR_060t vanilla 3922c044 668651d7
#[test]
fn BAR_060t_hog() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_060t"),
            Cost("BAR_060t", 1),
            Stats("BAR_060t", 2, 1),
            Has("BAR_060t", GameTag::RUSH),
            Play("BAR_060t", Nothing),
            In(The("BAR_060t"), Zone::Play),
            Now(The("BAR_060t"), 2, 1),
            HasNow(The("BAR_060t"), GameTag::RUSH),
        ],
    );
}

/// # Ratchet Privateer
///
/// `BAR_061` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry:** Give your weapon +1 Attack.
///
/// State: Todo
//~ BAR_061 todo d49ec7d0 8e03e8e4
#[test]
#[ignore = "todo: BAR_061 Ratchet Privateer"]
fn BAR_061_ratchet_privateer() {
    check(CardClass::Mage, &[Give("BAR_061"), Cost("BAR_061", 3), Stats("BAR_061", 4, 3), Unwritten]);
}

/// # Lushwater Murcenary
///
/// `BAR_062` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** If you control a Murloc, gain +1/+1.
///
/// State: Todo
//~ BAR_062 todo af079f66 e8e930e5
#[test]
#[ignore = "todo: BAR_062 Lushwater Murcenary"]
fn BAR_062_lushwater_murcenary() {
    check(CardClass::Mage, &[Give("BAR_062"), Cost("BAR_062", 2), Stats("BAR_062", 3, 2), Unwritten]);
}

/// # Lushwater Scout
///
/// `BAR_063` · Neutral minion · 2 mana · 1/3
///
/// > After you summon a Murloc, give it +1 Attack and **Rush**.
///
/// State: Todo
//~ BAR_063 todo 585d0930 58f64890
#[test]
#[ignore = "todo: BAR_063 Lushwater Scout"]
fn BAR_063_lushwater_scout() {
    check(CardClass::Mage, &[Give("BAR_063"), Cost("BAR_063", 2), Stats("BAR_063", 1, 3), Unwritten]);
}

/// # Talented Arcanist
///
/// `BAR_064` · Neutral minion · 2 mana · 1/3
///
/// > **Battlecry:** Your next spell this turn has **Spell Damage +2**.
///
/// State: Todo
//~ BAR_064 todo 0ceef100 22861048
#[test]
#[ignore = "todo: BAR_064 Talented Arcanist"]
fn BAR_064_talented_arcanist() {
    check(CardClass::Mage, &[Give("BAR_064"), Cost("BAR_064", 2), Stats("BAR_064", 1, 3), Unwritten]);
}

/// # Venomous Scorpid
///
/// `BAR_065` · Neutral minion · 3 mana · 1/3
///
/// > **Poisonous Battlecry: Discover** a spell.
///
/// State: Todo
//~ BAR_065 todo b490c082 dfa85ec7
#[test]
#[ignore = "todo: BAR_065 Venomous Scorpid"]
fn BAR_065_venomous_scorpid() {
    check(
        CardClass::Mage,
        &[Give("BAR_065"), Cost("BAR_065", 3), Stats("BAR_065", 1, 3), Has("BAR_065", GameTag::POISONOUS), Unwritten],
    );
}

/// # Injured Marauder
///
/// `BAR_069` · Neutral minion · 4 mana · 5/10
///
/// > **Taunt Battlecry:** Deal 6 damage to this minion.
///
/// State: Todo
//~ BAR_069 todo 611c0e10 137be14d
#[test]
#[ignore = "todo: BAR_069 Injured Marauder"]
fn BAR_069_injured_marauder() {
    check(
        CardClass::Mage,
        &[Give("BAR_069"), Cost("BAR_069", 4), Stats("BAR_069", 5, 10), Has("BAR_069", GameTag::TAUNT), Unwritten],
    );
}

/// # Gruntled Patron
///
/// `BAR_070` · Neutral minion · 4 mana · 3/3
///
/// > **Frenzy:** Summon another Gruntled Patron.
///
/// State: Todo
//~ BAR_070 todo 1f17a580 0500f3f8
#[test]
#[ignore = "todo: BAR_070 Gruntled Patron"]
fn BAR_070_gruntled_patron() {
    check(CardClass::Mage, &[Give("BAR_070"), Cost("BAR_070", 4), Stats("BAR_070", 3, 3), Unwritten]);
}

/// # Taurajo Brave
///
/// `BAR_071` · Neutral minion · 6 mana · 4/8
///
/// > **Frenzy:** Destroy a random enemy minion.
///
/// State: Todo
//~ BAR_071 todo 7266bdf7 b0970bd0
#[test]
#[ignore = "todo: BAR_071 Taurajo Brave"]
fn BAR_071_taurajo_brave() {
    check(CardClass::Mage, &[Give("BAR_071"), Cost("BAR_071", 6), Stats("BAR_071", 4, 8), Unwritten]);
}

/// # Burning Blade Acolyte
///
/// `BAR_072` · Neutral minion · 5 mana · 1/1
///
/// > **Deathrattle:** Summon a 5/8 Demonspawn with **Taunt**.
///
/// State: Todo
//~ BAR_072 todo 0419f625 d526a70b
#[test]
#[ignore = "todo: BAR_072 Burning Blade Acolyte"]
fn BAR_072_burning_blade_acolyte() {
    check(CardClass::Mage, &[Give("BAR_072"), Cost("BAR_072", 5), Stats("BAR_072", 1, 1), Unwritten]);
}

/// # Demonspawn
///
/// `BAR_072t` · Neutral minion · 6 mana · 5/8
///
/// > **Taunt**
///
/// State: Vanilla
//~ BAR_072t vanilla 52a9c50d 93a3d3a6
#[test]
fn BAR_072t_demonspawn() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_072t"),
            Cost("BAR_072t", 6),
            Stats("BAR_072t", 5, 8),
            Has("BAR_072t", GameTag::TAUNT),
            Play("BAR_072t", Nothing),
            In(The("BAR_072t"), Zone::Play),
            Now(The("BAR_072t"), 5, 8),
            HasNow(The("BAR_072t"), GameTag::TAUNT),
        ],
    );
}

/// # Barrens Blacksmith
///
/// `BAR_073` · Neutral minion · 5 mana · 3/5
///
/// > **Frenzy:** Give your other minions +2/+2.
///
/// State: Todo
//~ BAR_073 todo 44289358 665a4ef9
#[test]
#[ignore = "todo: BAR_073 Barrens Blacksmith"]
fn BAR_073_barrens_blacksmith() {
    check(CardClass::Mage, &[Give("BAR_073"), Cost("BAR_073", 5), Stats("BAR_073", 3, 5), Unwritten]);
}

/// # Far Watch Post
///
/// `BAR_074` · Neutral minion · 2 mana · 2/3
///
/// > Can't attack. After your opponent draws a card, it costs (1) more *(up to 10)*.
///
/// State: Todo
//~ BAR_074 todo 3bf5525d c72b0691
#[test]
#[ignore = "todo: BAR_074 Far Watch Post"]
fn BAR_074_far_watch_post() {
    check(
        CardClass::Mage,
        &[Give("BAR_074"), Cost("BAR_074", 2), Stats("BAR_074", 2, 3), Has("BAR_074", GameTag::CANT_ATTACK), Unwritten],
    );
}

/// # Crossroads Watch Post
///
/// `BAR_075` · Neutral minion · 4 mana · 4/6
///
/// > Can't attack. Whenever your opponent casts a spell, give your minions +1/+1.
///
/// State: Todo
//~ BAR_075 todo d0b0dc7c 1d872631
#[test]
#[ignore = "todo: BAR_075 Crossroads Watch Post"]
fn BAR_075_crossroads_watch_post() {
    check(
        CardClass::Mage,
        &[Give("BAR_075"), Cost("BAR_075", 4), Stats("BAR_075", 4, 6), Has("BAR_075", GameTag::CANT_ATTACK), Unwritten],
    );
}

/// # Mor'shan Watch Post
///
/// `BAR_076` · Neutral minion · 3 mana · 3/5
///
/// > Can't attack. After your opponent plays a minion, summon a 2/2 Grunt.
///
/// State: Todo
//~ BAR_076 todo 1bf4cc48 2a93c007
#[test]
#[ignore = "todo: BAR_076 Mor'shan Watch Post"]
fn BAR_076_morshan_watch_post() {
    check(
        CardClass::Mage,
        &[Give("BAR_076"), Cost("BAR_076", 3), Stats("BAR_076", 3, 5), Has("BAR_076", GameTag::CANT_ATTACK), Unwritten],
    );
}

/// # Watchful Grunt
///
/// `BAR_076t` · Neutral minion · 2 mana · 2/2
///
/// State: Vanilla
//~ BAR_076t vanilla cd5d433c c2adafd4
#[test]
fn BAR_076t_watchful_grunt() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_076t"),
            Cost("BAR_076t", 2),
            Stats("BAR_076t", 2, 2),
            Play("BAR_076t", Nothing),
            In(The("BAR_076t"), Zone::Play),
            Now(The("BAR_076t"), 2, 2),
        ],
    );
}

/// # Kargal Battlescar
///
/// `BAR_077` · Neutral minion · 7 mana · 5/5
///
/// > **Battlecry:** Summon a 5/5 Lookout for each Watch Post you've summoned this game.
///
/// State: Todo
//~ BAR_077 todo 97703cec 15ef8960
#[test]
#[ignore = "todo: BAR_077 Kargal Battlescar"]
fn BAR_077_kargal_battlescar() {
    check(CardClass::Mage, &[Give("BAR_077"), Cost("BAR_077", 7), Stats("BAR_077", 5, 5), Unwritten]);
}

/// # Lookout
///
/// `BAR_077t` · Neutral minion · 5 mana · 5/5
///
/// State: Vanilla
//~ BAR_077t vanilla b212aa85 73bd4664
#[test]
fn BAR_077t_lookout() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_077t"),
            Cost("BAR_077t", 5),
            Stats("BAR_077t", 5, 5),
            Play("BAR_077t", Nothing),
            In(The("BAR_077t"), Zone::Play),
            Now(The("BAR_077t"), 5, 5),
        ],
    );
}

/// # Blademaster Samuro
///
/// `BAR_078` · Neutral minion · 4 mana · 1/6
///
/// > **Rush Frenzy:** Deal damage equal to this minion's Attack to all enemy minions.
///
/// State: Todo
//~ BAR_078 todo 8314e273 bf50c147
#[test]
#[ignore = "todo: BAR_078 Blademaster Samuro"]
fn BAR_078_blademaster_samuro() {
    check(
        CardClass::Mage,
        &[Give("BAR_078"), Cost("BAR_078", 4), Stats("BAR_078", 1, 6), Has("BAR_078", GameTag::RUSH), Unwritten],
    );
}

/// # Kazakus, Golem Shaper
///
/// `BAR_079` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** If your deck has no 4-Cost cards, build a custom Golem.
///
/// State: Todo
//~ BAR_079 todo 3c3e84e6 e12f7138
#[test]
#[ignore = "todo: BAR_079 Kazakus, Golem Shaper"]
fn BAR_079_kazakus_golem_shaper() {
    check(CardClass::Mage, &[Give("BAR_079"), Cost("BAR_079", 4), Stats("BAR_079", 3, 3), Unwritten]);
}

/// # Lesser Golem
///
/// `BAR_079_m1` · Neutral minion · 1 mana · 1/1
///
/// > {0} {1}
///
/// State: Todo
//~ BAR_079_m1 todo 542098db 747000d0
#[test]
#[ignore = "todo: BAR_079_m1 Lesser Golem"]
fn BAR_079_m1_lesser_golem() {
    check(CardClass::Mage, &[Give("BAR_079_m1"), Cost("BAR_079_m1", 1), Stats("BAR_079_m1", 1, 1), Unwritten]);
}

/// # Greater Golem
///
/// `BAR_079_m2` · Neutral minion · 5 mana · 5/5
///
/// > {0} {1}
///
/// State: Todo
//~ BAR_079_m2 todo 2a84a5ca 52ae2163
#[test]
#[ignore = "todo: BAR_079_m2 Greater Golem"]
fn BAR_079_m2_greater_golem() {
    check(CardClass::Mage, &[Give("BAR_079_m2"), Cost("BAR_079_m2", 5), Stats("BAR_079_m2", 5, 5), Unwritten]);
}

/// # Superior Golem
///
/// `BAR_079_m3` · Neutral minion · 10 mana · 10/10
///
/// > {0} {1}
///
/// State: Todo
//~ BAR_079_m3 todo 81db7462 b6698171
#[test]
#[ignore = "todo: BAR_079_m3 Superior Golem"]
fn BAR_079_m3_superior_golem() {
    check(CardClass::Mage, &[Give("BAR_079_m3"), Cost("BAR_079_m3", 10), Stats("BAR_079_m3", 10, 10), Unwritten]);
}

/// # Wildvine
///
/// `BAR_079t10` · Neutral spell · 0 mana
///
/// > **Battlecry:** Give your other minions +1/+1.
///
/// State: Todo
//~ BAR_079t10 todo 6160a2ee b1e15811
#[test]
#[ignore = "todo: BAR_079t10 Wildvine"]
fn BAR_079t10_wildvine() {
    check(CardClass::Mage, &[Give("BAR_079t10"), Cost("BAR_079t10", 0), Unwritten]);
}

/// # Wildvine
///
/// `BAR_079t10b` · Neutral spell · 0 mana
///
/// > **Battlecry:** Give your other minions +2/+2.
///
/// State: Todo
//~ BAR_079t10b todo 90ff48f5 41fe71c0
#[test]
#[ignore = "todo: BAR_079t10b Wildvine"]
fn BAR_079t10b_wildvine() {
    check(CardClass::Mage, &[Give("BAR_079t10b"), Cost("BAR_079t10b", 0), Unwritten]);
}

/// # Gromsblood
///
/// `BAR_079t11` · Neutral spell · 0 mana
///
/// > **Battlecry:** Summon a copy of this.
///
/// State: Todo
//~ BAR_079t11 todo ea92d589 9edbc296
#[test]
#[ignore = "todo: BAR_079t11 Gromsblood"]
fn BAR_079t11_gromsblood() {
    check(CardClass::Mage, &[Give("BAR_079t11"), Cost("BAR_079t11", 0), Unwritten]);
}

/// # Icecap
///
/// `BAR_079t12` · Neutral spell · 0 mana
///
/// > **Battlecry: Freeze** a random enemy minion.
///
/// State: Todo
//~ BAR_079t12 todo 845a5f5c 15887fbd
#[test]
#[ignore = "todo: BAR_079t12 Icecap"]
fn BAR_079t12_icecap() {
    check(CardClass::Mage, &[Give("BAR_079t12"), Cost("BAR_079t12", 0), Unwritten]);
}

/// # Icecap
///
/// `BAR_079t12b` · Neutral spell · 0 mana
///
/// > **Battlecry: Freeze** two random enemy minions.
///
/// State: Todo
//~ BAR_079t12b todo 0c89de39 a3cf119e
#[test]
#[ignore = "todo: BAR_079t12b Icecap"]
fn BAR_079t12b_icecap() {
    check(CardClass::Mage, &[Give("BAR_079t12b"), Cost("BAR_079t12b", 0), Unwritten]);
}

/// # Icecap
///
/// `BAR_079t12c` · Neutral spell · 0 mana
///
/// > **Battlecry: Freeze** all enemy minions.
///
/// State: Todo
//~ BAR_079t12c todo b85904e1 3a1c109d
#[test]
#[ignore = "todo: BAR_079t12c Icecap"]
fn BAR_079t12c_icecap() {
    check(CardClass::Mage, &[Give("BAR_079t12c"), Cost("BAR_079t12c", 0), Unwritten]);
}

/// # Firebloom
///
/// `BAR_079t13` · Neutral spell · 0 mana
///
/// > **Battlecry:** Deal 3 damage to a random enemy minion.
///
/// State: Todo
//~ BAR_079t13 todo 43f6d146 7c9c51bb
#[test]
#[ignore = "todo: BAR_079t13 Firebloom"]
fn BAR_079t13_firebloom() {
    check(CardClass::Mage, &[Give("BAR_079t13"), Cost("BAR_079t13", 0), Unwritten]);
}

/// # Firebloom
///
/// `BAR_079t13b` · Neutral spell · 0 mana
///
/// > **Battlecry:** Deal 3 damage to two random enemy minions.
///
/// State: Todo
//~ BAR_079t13b todo 708c32f0 e01bd660
#[test]
#[ignore = "todo: BAR_079t13b Firebloom"]
fn BAR_079t13b_firebloom() {
    check(CardClass::Mage, &[Give("BAR_079t13b"), Cost("BAR_079t13b", 0), Unwritten]);
}

/// # Firebloom
///
/// `BAR_079t13c` · Neutral spell · 0 mana
///
/// > **Battlecry:** Deal 3 damage to all enemy minions.
///
/// State: Todo
//~ BAR_079t13c todo 515b7ca1 5e7dd631
#[test]
#[ignore = "todo: BAR_079t13c Firebloom"]
fn BAR_079t13c_firebloom() {
    check(CardClass::Mage, &[Give("BAR_079t13c"), Cost("BAR_079t13c", 0), Unwritten]);
}

/// # Mageroyal
///
/// `BAR_079t14` · Neutral spell · 0 mana
///
/// > **Spell Damage +1**.
///
/// State: Todo
//~ BAR_079t14 todo f01cb689 f8db9c41
#[test]
#[ignore = "todo: BAR_079t14 Mageroyal"]
fn BAR_079t14_mageroyal() {
    check(
        CardClass::Mage,
        &[Give("BAR_079t14"), Cost("BAR_079t14", 0), Has("BAR_079t14", GameTag::SPELLPOWER), Unwritten],
    );
}

/// # Mageroyal
///
/// `BAR_079t14b` · Neutral spell · 0 mana
///
/// > **Spell Damage +2**.
///
/// State: Todo
//~ BAR_079t14b todo 1080ed83 49cddb13
#[test]
#[ignore = "todo: BAR_079t14b Mageroyal"]
fn BAR_079t14b_mageroyal() {
    check(CardClass::Mage, &[Give("BAR_079t14b"), Cost("BAR_079t14b", 0), Unwritten]);
}

/// # Mageroyal
///
/// `BAR_079t14c` · Neutral spell · 0 mana
///
/// > **Spell Damage +4**.
///
/// State: Todo
//~ BAR_079t14c todo 38929ba6 adb626fc
#[test]
#[ignore = "todo: BAR_079t14c Mageroyal"]
fn BAR_079t14c_mageroyal() {
    check(
        CardClass::Mage,
        &[Give("BAR_079t14c"), Cost("BAR_079t14c", 0), Has("BAR_079t14c", GameTag::SPELLPOWER), Unwritten],
    );
}

/// # Kingsblood
///
/// `BAR_079t15` · Neutral spell · 0 mana
///
/// > **Battlecry:** Draw a card.
///
/// State: Todo
//~ BAR_079t15 todo 32c7a031 427dad18
#[test]
#[ignore = "todo: BAR_079t15 Kingsblood"]
fn BAR_079t15_kingsblood() {
    check(CardClass::Mage, &[Give("BAR_079t15"), Cost("BAR_079t15", 0), Unwritten]);
}

/// # Kingsblood
///
/// `BAR_079t15b` · Neutral spell · 0 mana
///
/// > **Battlecry:** Draw 2 cards.
///
/// State: Todo
//~ BAR_079t15b todo 1f6c520c fc255545
#[test]
#[ignore = "todo: BAR_079t15b Kingsblood"]
fn BAR_079t15b_kingsblood() {
    check(CardClass::Mage, &[Give("BAR_079t15b"), Cost("BAR_079t15b", 0), Unwritten]);
}

/// # Kingsblood
///
/// `BAR_079t15c` · Neutral spell · 0 mana
///
/// > **Battlecry:** Draw 4 cards.
///
/// State: Todo
//~ BAR_079t15c todo ad956665 1831caaa
#[test]
#[ignore = "todo: BAR_079t15c Kingsblood"]
fn BAR_079t15c_kingsblood() {
    check(CardClass::Mage, &[Give("BAR_079t15c"), Cost("BAR_079t15c", 0), Unwritten]);
}

/// # Swifthistle
///
/// `BAR_079t4` · Neutral spell · 0 mana
///
/// > **Rush**
///
/// State: Todo
//~ BAR_079t4 todo bf1e19e4 7f578396
#[test]
#[ignore = "todo: BAR_079t4 Swifthistle"]
fn BAR_079t4_swifthistle() {
    check(CardClass::Mage, &[Give("BAR_079t4"), Cost("BAR_079t4", 0), Has("BAR_079t4", GameTag::RUSH), Unwritten]);
}

/// # Earthroot
///
/// `BAR_079t5` · Neutral spell · 0 mana
///
/// > **Taunt**
///
/// State: Todo
//~ BAR_079t5 todo cd81bf73 eb76b244
#[test]
#[ignore = "todo: BAR_079t5 Earthroot"]
fn BAR_079t5_earthroot() {
    check(CardClass::Mage, &[Give("BAR_079t5"), Cost("BAR_079t5", 0), Has("BAR_079t5", GameTag::TAUNT), Unwritten]);
}

/// # Sungrass
///
/// `BAR_079t6` · Neutral spell · 0 mana
///
/// > **Divine Shield**
///
/// State: Todo
//~ BAR_079t6 todo 28bed163 20e226d0
#[test]
#[ignore = "todo: BAR_079t6 Sungrass"]
fn BAR_079t6_sungrass() {
    check(
        CardClass::Mage,
        &[Give("BAR_079t6"), Cost("BAR_079t6", 0), Has("BAR_079t6", GameTag::DIVINE_SHIELD), Unwritten],
    );
}

/// # Liferoot
///
/// `BAR_079t7` · Neutral spell · 0 mana
///
/// > **Lifesteal**
///
/// State: Todo
//~ BAR_079t7 todo 5fb2e2c4 62a0232d
#[test]
#[ignore = "todo: BAR_079t7 Liferoot"]
fn BAR_079t7_liferoot() {
    check(CardClass::Mage, &[Give("BAR_079t7"), Cost("BAR_079t7", 0), Has("BAR_079t7", GameTag::LIFESTEAL), Unwritten]);
}

/// # Fadeleaf
///
/// `BAR_079t8` · Neutral spell · 0 mana
///
/// > **Stealth**
///
/// State: Todo
//~ BAR_079t8 todo 31f286ee 85caf6d6
#[test]
#[ignore = "todo: BAR_079t8 Fadeleaf"]
fn BAR_079t8_fadeleaf() {
    check(CardClass::Mage, &[Give("BAR_079t8"), Cost("BAR_079t8", 0), Has("BAR_079t8", GameTag::STEALTH), Unwritten]);
}

/// # Grave Moss
///
/// `BAR_079t9` · Neutral spell · 0 mana
///
/// > **Poisonous**
///
/// State: Todo
//~ BAR_079t9 todo 3c138ca7 91af7896
#[test]
#[ignore = "todo: BAR_079t9 Grave Moss"]
fn BAR_079t9_grave_moss() {
    check(CardClass::Mage, &[Give("BAR_079t9"), Cost("BAR_079t9", 0), Has("BAR_079t9", GameTag::POISONOUS), Unwritten]);
}

/// # Shadow Hunter Vol'jin
///
/// `BAR_080` · Neutral minion · 5 mana · 3/6
///
/// > **Battlecry:** Choose a minion. Swap it with a random one in its owner's hand.
///
/// State: Todo
//~ BAR_080 todo 8a0634f1 c1dd94b2
#[test]
#[ignore = "todo: BAR_080 Shadow Hunter Vol'jin"]
fn BAR_080_shadow_hunter_voljin() {
    check(CardClass::Mage, &[Give("BAR_080"), Cost("BAR_080", 5), Stats("BAR_080", 3, 6), Unwritten]);
}

/// # Southsea Scoundrel
///
/// `BAR_081` · Neutral minion · 4 mana · 5/5
///
/// > **Battlecry: Discover** a card in your opponent's deck. They draw theirs as well.
///
/// State: Todo
//~ BAR_081 todo 00d575e2 081bdb43
#[test]
#[ignore = "todo: BAR_081 Southsea Scoundrel"]
fn BAR_081_southsea_scoundrel() {
    check(CardClass::Mage, &[Give("BAR_081"), Cost("BAR_081", 4), Stats("BAR_081", 5, 5), Unwritten]);
}

/// # Barrens Trapper
///
/// `BAR_082` · Neutral minion · 3 mana · 2/4
///
/// > Your **Deathrattle** cards cost (1) less.
///
/// State: Todo
//~ BAR_082 todo e0c56cbc 6deb1730
#[test]
#[ignore = "todo: BAR_082 Barrens Trapper"]
fn BAR_082_barrens_trapper() {
    check(CardClass::Mage, &[Give("BAR_082"), Cost("BAR_082", 3), Stats("BAR_082", 2, 4), Unwritten]);
}

/// # Horde Operative
///
/// `BAR_430` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Copy your opponent's **Secrets** and put them into play.
///
/// State: Todo
//~ BAR_430 todo 0fcee092 84511294
#[test]
#[ignore = "todo: BAR_430 Horde Operative"]
fn BAR_430_horde_operative() {
    check(CardClass::Mage, &[Give("BAR_430"), Cost("BAR_430", 3), Stats("BAR_430", 3, 4), Unwritten]);
}

/// # Mankrik
///
/// `BAR_721` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Help Mankrik find his wife! She was last seen somewhere in your deck.
///
/// State: Todo
//~ BAR_721 todo 67b653f8 a91162d8
#[test]
#[ignore = "todo: BAR_721 Mankrik"]
fn BAR_721_mankrik() {
    check(CardClass::Mage, &[Give("BAR_721"), Cost("BAR_721", 3), Stats("BAR_721", 3, 4), Unwritten]);
}

/// # Olgra, Mankrik's Wife
///
/// `BAR_721t` · Neutral spell · 3 mana
///
/// > **Casts When Drawn** Summon a 3/7 Mankrik, who immediately attacks the enemy hero.
///
/// State: Todo
//~ BAR_721t todo c74fc4ba f0bd55fd
#[test]
#[ignore = "todo: BAR_721t Olgra, Mankrik's Wife"]
fn BAR_721t_olgra_mankriks_wife() {
    check(CardClass::Mage, &[Give("BAR_721t"), Cost("BAR_721t", 3), Unwritten]);
}

/// # Mankrik, Consumed by Hatred
///
/// `BAR_721t2` · Neutral minion · 5 mana · 3/7
///
/// State: Vanilla
//~ BAR_721t2 vanilla baba7598 625316a6
#[test]
fn BAR_721t2_mankrik_consumed_by_hatred() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_721t2"),
            Cost("BAR_721t2", 5),
            Stats("BAR_721t2", 3, 7),
            Play("BAR_721t2", Nothing),
            In(The("BAR_721t2"), Zone::Play),
            Now(The("BAR_721t2"), 3, 7),
        ],
    );
}

/// # Toad of the Wilds
///
/// `BAR_743` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt Battlecry:** If you're holding a Nature spell, gain +2 Health.
///
/// State: Todo
//~ BAR_743 todo 60f18ca8 b5f31885
#[test]
#[ignore = "todo: BAR_743 Toad of the Wilds"]
fn BAR_743_toad_of_the_wilds() {
    check(
        CardClass::Mage,
        &[Give("BAR_743"), Cost("BAR_743", 2), Stats("BAR_743", 2, 2), Has("BAR_743", GameTag::TAUNT), Unwritten],
    );
}

/// # Spirit Healer
///
/// `BAR_744` · Neutral minion · 4 mana · 3/6
///
/// > After you cast a Holy spell, give a random friendly minion +2 Health.
///
/// State: Todo
//~ BAR_744 todo 508d75be ed5ef51b
#[test]
#[ignore = "todo: BAR_744 Spirit Healer"]
fn BAR_744_spirit_healer() {
    check(CardClass::Mage, &[Give("BAR_744"), Cost("BAR_744", 4), Stats("BAR_744", 3, 6), Unwritten]);
}

/// # Hecklefang Hyena
///
/// `BAR_745` · Neutral minion · 2 mana · 2/4
///
/// > **Battlecry:** Deal 3 damage to your hero.
///
/// State: Todo
//~ BAR_745 todo 9b1b8770 ea27f939
#[test]
#[ignore = "todo: BAR_745 Hecklefang Hyena"]
fn BAR_745_hecklefang_hyena() {
    check(CardClass::Mage, &[Give("BAR_745"), Cost("BAR_745", 2), Stats("BAR_745", 2, 4), Unwritten]);
}

/// # Kindling Elemental
///
/// `BAR_854` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** The next Elemental you play costs (1) less.
///
/// State: Todo
//~ BAR_854 todo b343c876 345af7dc
#[test]
#[ignore = "todo: BAR_854 Kindling Elemental"]
fn BAR_854_kindling_elemental() {
    check(CardClass::Mage, &[Give("BAR_854"), Cost("BAR_854", 1), Stats("BAR_854", 1, 2), Unwritten]);
}

/// # Crossroads Gossiper
///
/// `BAR_890` · Neutral minion · 3 mana · 4/3
///
/// > After a friendly **Secret** is revealed, gain +2/+2.
///
/// State: Todo
//~ BAR_890 todo 564829e8 de4068de
#[test]
#[ignore = "todo: BAR_890 Crossroads Gossiper"]
fn BAR_890_crossroads_gossiper() {
    check(CardClass::Mage, &[Give("BAR_890"), Cost("BAR_890", 3), Stats("BAR_890", 4, 3), Unwritten]);
}

/// # The Coin
///
/// `BAR_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ BAR_COIN1 todo 4479cce5 ceeb4e75
#[test]
#[ignore = "todo: BAR_COIN1 The Coin"]
fn BAR_COIN1_the_coin() {
    check(CardClass::Mage, &[Give("BAR_COIN1"), Cost("BAR_COIN1", 0), Unwritten]);
}

/// # The Coin
///
/// `BAR_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ BAR_COIN2 todo f8062dfa 46d976d2
#[test]
#[ignore = "todo: BAR_COIN2 The Coin"]
fn BAR_COIN2_the_coin() {
    check(CardClass::Mage, &[Give("BAR_COIN2"), Cost("BAR_COIN2", 0), Unwritten]);
}

/// # Devouring Ectoplasm
///
/// `WC_027` · Neutral minion · 3 mana · 3/2
///
/// > **Deathrattle:** Summon a 2/2 Adventurer with a random bonus effect.
///
/// State: Todo
//~ WC_027 todo 46f0afad b025957d
#[test]
#[ignore = "todo: WC_027 Devouring Ectoplasm"]
fn WC_027_devouring_ectoplasm() {
    check(CardClass::Mage, &[Give("WC_027"), Cost("WC_027", 3), Stats("WC_027", 3, 2), Unwritten]);
}

/// # Meeting Stone
///
/// `WC_028` · Neutral minion · 1 mana · 0/2
///
/// > At the end of your turn, add a 2/2 Adventurer with a random bonus effect to your hand.
///
/// State: Todo
//~ WC_028 todo 2128b097 0dee573b
#[test]
#[ignore = "todo: WC_028 Meeting Stone"]
fn WC_028_meeting_stone() {
    check(CardClass::Mage, &[Give("WC_028"), Cost("WC_028", 1), Stats("WC_028", 0, 2), Unwritten]);
}

/// # Selfless Sidekick
///
/// `WC_029` · Neutral minion · 7 mana · 6/6
///
/// > **Battlecry:** Equip a random weapon from your deck.
///
/// State: Todo
//~ WC_029 todo 69fbaf64 d5318fda
#[test]
#[ignore = "todo: WC_029 Selfless Sidekick"]
fn WC_029_selfless_sidekick() {
    check(CardClass::Mage, &[Give("WC_029"), Cost("WC_029", 7), Stats("WC_029", 6, 6), Unwritten]);
}

/// # Mutanus the Devourer
///
/// `WC_030` · Neutral minion · 7 mana · 4/4
///
/// > **Battlecry:** Eat a minion in your opponent's hand. Gain its stats.
///
/// State: Todo
//~ WC_030 todo abed9422 aecbd19d
#[test]
#[ignore = "todo: WC_030 Mutanus the Devourer"]
fn WC_030_mutanus_the_devourer() {
    check(CardClass::Mage, &[Give("WC_030"), Cost("WC_030", 7), Stats("WC_030", 4, 4), Unwritten]);
}

/// # Archdruid Naralex
///
/// `WC_035` · Neutral minion · 3 mana · 3/3
///
/// > **Dormant** for 2 turns. While **Dormant**, add a Dream card to your hand at the end of your turn.
///
/// State: Todo
//~ WC_035 todo 57935d49 6be92ad0
#[test]
#[ignore = "todo: WC_035 Archdruid Naralex"]
fn WC_035_archdruid_naralex() {
    check(CardClass::Mage, &[Give("WC_035"), Cost("WC_035", 3), Stats("WC_035", 3, 3), Unwritten]);
}

/// # Wildvine
///
/// `bar_079t10c` · Neutral spell · 0 mana
///
/// > **Battlecry:** Give your other minions +4/+4.
///
/// State: Todo
//~ bar_079t10c todo 87305316 03c80f7c
#[test]
#[ignore = "todo: bar_079t10c Wildvine"]
fn bar_079t10c_wildvine() {
    check(CardClass::Mage, &[Give("bar_079t10c"), Cost("bar_079t10c", 0), Unwritten]);
}
