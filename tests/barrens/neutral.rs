//! Neutral cards of Forged in the Barrens, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e9c99f47

/// # Razormane Raider
///
/// `BAR_020` · Neutral minion · 5 mana · 5/6
///
/// > **Frenzy:** Attack a random enemy.
///
/// State: Derived
//~ derived BAR_020 98f8e1ea f075acd8 98ff50e8.9a781812
#[test]
fn BAR_020_razormane_raider() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_020"),
            Cost("BAR_020", 5),
            Stats("BAR_020", 5, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_020"),
            Force(Entity(TheirHero)),
            Hurt(Nth(3), 1),
            Now(TheirHero, 0, 25),
            Damage(TheirHero, 5),
        ],
    );
}

/// # Gold Road Grunt
///
/// `BAR_021` · Neutral minion · 5 mana · 3/7
///
/// > **Taunt Frenzy:** Gain Armor equal to the damage taken.
///
/// State: Todo
//~ todo BAR_021 06603e58 510270ff 6fd711be.b771cba2
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
/// State: Derived
//~ derived BAR_022 ed8dfab8 53a022f0 c37a4daf.939a92a6
#[test]
fn BAR_022_peon() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_022"),
            Cost("BAR_022", 2),
            Stats("BAR_022", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_022"),
            Force(Card("AT_001")),
            Hurt(Nth(3), 1),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 5),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BAR_022"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_022"),
            Never(Card("AT_003")),
            Hurt(Nth(3), 1),
        ],
    );
}

/// # Oasis Thrasher
///
/// `BAR_024` · Neutral minion · 2 mana · 2/3
///
/// > **Frenzy:** Deal 3 damage to the enemy hero.
///
/// State: Derived
//~ derived BAR_024 e1196f87 b5ac20f8 8c0086b4.9f664336
#[test]
fn BAR_024_oasis_thrasher() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_024"),
            Cost("BAR_024", 2),
            Stats("BAR_024", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_024"),
            Hurt(Nth(3), 1),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Sunwell Initiate
///
/// `BAR_025` · Neutral minion · 3 mana · 3/4
///
/// > **Frenzy:** Gain **Divine Shield**.
///
/// State: Done
//~ done BAR_025 7f621b4a - a6df6955.6bf9c7e5
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

/// # Death's Head Cultist
///
/// `BAR_026` · Neutral minion · 3 mana · 2/4
///
/// > **Taunt Deathrattle:** Restore #4 Health to your hero.
///
/// State: Derived
//~ derived BAR_026 5d300109 cbbb31d4 3b9e8934.fc82b177
#[test]
fn BAR_026_deaths_head_cultist() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_026"),
            Cost("BAR_026", 3),
            Stats("BAR_026", 2, 4),
            Has("BAR_026", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_026"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Kill(Nth(3)),
            Now(MyHero, 0, 14),
            Damage(MyHero, 16),
        ],
    );
}

/// # Darkspear Berserker
///
/// `BAR_027` · Neutral minion · 4 mana · 5/7
///
/// > **Deathrattle:** Deal 5 damage to your hero.
///
/// State: Derived
//~ derived BAR_027 98cd8fb6 32927630 17f1cd0f.23eb34d7
#[test]
fn BAR_027_darkspear_berserker() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_027"),
            Cost("BAR_027", 4),
            Stats("BAR_027", 5, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_027"),
            Kill(Nth(3)),
            Now(MyHero, 0, 25),
            Damage(MyHero, 5),
        ],
    );
}

/// # Primordial Protector
///
/// `BAR_042` · Neutral minion · 8 mana · 6/6
///
/// > **Battlecry:** Draw your highest Cost spell. Summon a random minion with the same Cost.
///
/// State: Derived
//~ derived BAR_042 db8f7940 8b86b23a b5f74640.ad021e5e
#[test]
fn BAR_042_primordial_protector() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_042"),
            Cost("BAR_042", 8),
            Stats("BAR_042", 6, 6),
            OnTop("AV_218"),
            OnTop("AT_001"),
            OnTop("AV_218"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Force(Card("CS2_186")),
            Play("BAR_042", Nothing),
            BoardCount(Mine, 3),
            DeckCount(Mine, 23),
            HandCount(Mine, 1),
            CostNow(Nth(3), 7),
            In(Nth(3), Zone::Hand),
            TagNow(Nth(3), GameTag::SPELLPOWER, 0),
            In(The("CS2_186"), Zone::Play),
            Now(The("CS2_186"), 7, 7),
            TagNow(The("CS2_186"), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BAR_042"),
            OnTop("AV_218"),
            OnTop("AT_001"),
            OnTop("AV_218"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Never(Card("AV_200")),
            Play("BAR_042", Nothing),
        ],
    );
}

/// # Hog Rancher
///
/// `BAR_060` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** Summon a 2/1 Hog with **Rush**.
///
/// State: Derived
//~ derived BAR_060 73df4e02 da87de85 fd54a4eb.dd6a6dd5
#[test]
fn BAR_060_hog_rancher() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_060"),
            Cost("BAR_060", 3),
            Stats("BAR_060", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_060", Nothing),
            BoardCount(Mine, 3),
            In(The("BAR_060t"), Zone::Play),
            Now(The("BAR_060t"), 2, 1),
        ],
    );
}

/// # Hog
///
/// `BAR_060t` · Neutral minion · 1 mana · 2/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla BAR_060t af73ccbe 0de016ea bede8300.57b12c28
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
/// State: Derived
//~ derived BAR_061 3f8e9bb8 08d12c16 1b543c0f.5bfc8951
#[test]
fn BAR_061_ratchet_privateer() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_061"),
            Cost("BAR_061", 3),
            Stats("BAR_061", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("BAR_061", Nothing),
            Now(MyHero, 4, 30),
            Now(Nth(3), 4, 2),
        ],
    );
}

/// # Privateering
///
/// `BAR_061e` · Neutral enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived BAR_061e b0064354 2dd54162 735cb64f.c84fda8a
#[test]
fn BAR_061e_privateering() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BAR_061e"), Now(My(0), 6, 1)]);
}

/// # Lushwater Murcenary
///
/// `BAR_062` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** If you control a Murloc, gain +1/+1.
///
/// State: Derived
//~ derived BAR_062 96a40d13 564861a7 15a6fdbb.8bf4d979
#[test]
fn BAR_062_lushwater_murcenary() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_062"),
            Cost("BAR_062", 2),
            Stats("BAR_062", 3, 2),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_062", Nothing),
            Now(Nth(0), 4, 3),
        ],
    );
}

/// # Bolstered
///
/// `BAR_062e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived BAR_062e 2e3ed84a 26ea7559 26ae9bec.67341004
#[test]
fn BAR_062e_bolstered() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BAR_062e"), Now(My(0), 6, 2)]);
}

/// # Lushwater Scout
///
/// `BAR_063` · Neutral minion · 2 mana · 1/3
///
/// > After you summon a Murloc, give it +1 Attack and **Rush**.
///
/// State: Derived
//~ derived BAR_063 177bb203 39128b1a 8f287939.7adcf7af
#[test]
fn BAR_063_lushwater_scout() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_063"),
            Cost("BAR_063", 2),
            Stats("BAR_063", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_063"),
            Play("CS2_168", Nothing),
            HasNow(Nth(4), GameTag::RUSH),
            Now(Nth(4), 3, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BAR_063"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_063"),
            Play("CS2_182", Nothing),
            HasNot(Nth(4), GameTag::RUSH),
        ],
    );
}

/// # Emboldened
///
/// `BAR_063e` · Neutral enchantment
///
/// > +1 Attack and **Rush**.
///
/// State: Derived
//~ derived BAR_063e a845011e 26c4cb82 3761b023.d7fca9dd
#[test]
fn BAR_063e_emboldened() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "BAR_063e"), Now(My(0), 6, 1), HasNow(My(0), GameTag::RUSH)],
    );
}

/// # Talented Arcanist
///
/// `BAR_064` · Neutral minion · 2 mana · 1/3
///
/// > **Battlecry:** Your next spell this turn has **Spell Damage +2**.
///
/// State: Todo
//~ todo BAR_064 1fb16e0d e8670a5e bcf31e66.2a4a3080
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
/// State: Derived
//~ derived BAR_065 d4e9d503 f727f7e3 c86bc1ec.b4c6abea
#[test]
fn BAR_065_venomous_scorpid() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_065"),
            Cost("BAR_065", 3),
            Stats("BAR_065", 1, 3),
            Has("BAR_065", GameTag::POISONOUS),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("BAR_065", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BAR_065"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("BAR_065", Nothing),
            Choose(0),
        ],
    );
}

/// # Injured Marauder
///
/// `BAR_069` · Neutral minion · 4 mana · 5/10
///
/// > **Taunt Battlecry:** Deal 6 damage to this minion.
///
/// State: Derived
//~ derived BAR_069 a3994708 942ec5c0 a1eb35cf.e4dec3ee
#[test]
fn BAR_069_injured_marauder() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_069"),
            Cost("BAR_069", 4),
            Stats("BAR_069", 5, 10),
            Has("BAR_069", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_069", Nothing),
            Now(Nth(0), 5, 4),
        ],
    );
}

/// # Gruntled Patron
///
/// `BAR_070` · Neutral minion · 4 mana · 3/3
///
/// > **Frenzy:** Summon another Gruntled Patron.
///
/// State: Derived
//~ derived BAR_070 867a3fd9 140eaa41 bdc75f99.ca9338d2
#[test]
fn BAR_070_gruntled_patron() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_070"),
            Cost("BAR_070", 4),
            Stats("BAR_070", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_070"),
            Hurt(Nth(3), 1),
            BoardCount(Mine, 3),
            In(The("BAR_070"), Zone::Play),
            Now(The("BAR_070"), 3, 3),
        ],
    );
}

/// # Taurajo Brave
///
/// `BAR_071` · Neutral minion · 6 mana · 4/8
///
/// > **Frenzy:** Destroy a random enemy minion.
///
/// State: Derived
//~ derived BAR_071 a7afbbe1 87f76fe0 b746f442.f5ecaca4
#[test]
fn BAR_071_taurajo_brave() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_071"),
            Cost("BAR_071", 6),
            Stats("BAR_071", 4, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_071"),
            Force(Entity(Nth(2))),
            Hurt(Nth(3), 1),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Burning Blade Acolyte
///
/// `BAR_072` · Neutral minion · 5 mana · 1/1
///
/// > **Deathrattle:** Summon a 5/8 Demonspawn with **Taunt**.
///
/// State: Derived
//~ derived BAR_072 858a455b b03782a1 b00562c4.f6115d64
#[test]
fn BAR_072_burning_blade_acolyte() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_072"),
            Cost("BAR_072", 5),
            Stats("BAR_072", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_072"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("BAR_072t"), Zone::Play),
            Now(The("BAR_072t"), 5, 8),
        ],
    );
}

/// # Demonspawn
///
/// `BAR_072t` · Neutral minion · 6 mana · 5/8
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla BAR_072t 8a58f74d b3a72348 7e3d07e3.4b0c5d24
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
/// State: Derived
//~ derived BAR_073 3f268a6f 80696bc5 f62abcb2.cedd0520
#[test]
fn BAR_073_barrens_blacksmith() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_073"),
            Cost("BAR_073", 5),
            Stats("BAR_073", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_073"),
            Hurt(Nth(3), 1),
            Now(Nth(1), 6, 7),
            Now(Nth(3), 3, 4),
        ],
    );
}

/// # Reforged
///
/// `BAR_073e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived BAR_073e 81a398ec d690bed6 60ba9947.6d6ab056
#[test]
fn BAR_073e_reforged() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BAR_073e"), Now(My(0), 7, 3)]);
}

/// # Far Watch Post
///
/// `BAR_074` · Neutral minion · 2 mana · 2/3
///
/// > Can't attack. After your opponent draws a card, it costs (1) more *(up to 10)*.
///
/// State: Todo
//~ todo BAR_074 7f76e2b0 9462d971 08976eed.277330ed
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
/// State: Derived
//~ derived BAR_075 f42190ce 4c1bfc39 93eacfa3.e490332d
#[test]
fn BAR_075_crossroads_watch_post() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_075"),
            Cost("BAR_075", 4),
            Stats("BAR_075", 4, 6),
            Has("BAR_075", GameTag::CANT_ATTACK),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_075"),
            EndTurn,
            Play("GAME_005", Nothing),
            Now(Nth(1), 5, 6),
            Now(Nth(3), 5, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BAR_075"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_075"),
            Play("GAME_005", Nothing),
            Now(Nth(1), 4, 5),
        ],
    );
}

/// # Patrolling
///
/// `BAR_075e` · Neutral enchantment
///
/// > +1/+1
///
/// State: Derived
//~ derived BAR_075e fb07de2a 224a1acc 25d7aa04.29d9cb13
#[test]
fn BAR_075e_patrolling() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BAR_075e"), Now(My(0), 6, 2)]);
}

/// # Mor'shan Watch Post
///
/// `BAR_076` · Neutral minion · 3 mana · 3/5
///
/// > Can't attack. After your opponent plays a minion, summon a 2/2 Grunt.
///
/// State: Derived
//~ derived BAR_076 8d4c5e37 f4308e76 9efa364b.2fa1f6b7
#[test]
fn BAR_076_morshan_watch_post() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_076"),
            Cost("BAR_076", 3),
            Stats("BAR_076", 3, 5),
            Has("BAR_076", GameTag::CANT_ATTACK),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_076"),
            EndTurn,
            Play("CS2_182", Nothing),
            BoardCount(Mine, 3),
            In(The("BAR_076t"), Zone::Play),
            Now(The("BAR_076t"), 2, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BAR_076"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_076"),
            Play("CS2_182", Nothing),
            BoardCount(Mine, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BAR_076"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_076"),
            EndTurn,
            Play("GAME_005", Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Watchful Grunt
///
/// `BAR_076t` · Neutral minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla BAR_076t 950da559 c26a1e5c eeae6b86
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
//~ todo BAR_077 64643d74 20453b41 43d95a45.db81251e
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
//~ vanilla BAR_077t 9774f039 fa04b234 9dcfac73
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
/// State: Derived
//~ derived BAR_078 2d8a0aee bfc0e10e 05388ef2.7844e756
#[test]
fn BAR_078_blademaster_samuro() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_078"),
            Cost("BAR_078", 4),
            Stats("BAR_078", 1, 6),
            Has("BAR_078", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_078"),
            Hurt(Nth(3), 1),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Kazakus, Golem Shaper
///
/// `BAR_079` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** If your deck has no 4-Cost cards, build a custom Golem.
///
/// State: Todo
//~ todo BAR_079 04f02fce 8ab549b2 2293dc6a.2e5bb03a
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
//~ todo BAR_079_m1 ea43d61b 2c5c6b5a 0ab40d47.09cdb72f
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
//~ todo BAR_079_m2 b135e01d 41166e4c 8fc332f1.09cdb72f
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
//~ todo BAR_079_m3 3a342b4d 276b48a0 191808a6.09cdb72f
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
//~ todo BAR_079t10 1400d22e cae27b14 39e2cf5f.9e9a926a
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
//~ todo BAR_079t10b 3eecd3bc c7e64cae 8674e11a.d95e4386
#[test]
#[ignore = "todo: BAR_079t10b Wildvine"]
fn BAR_079t10b_wildvine() {
    check(CardClass::Mage, &[Give("BAR_079t10b"), Cost("BAR_079t10b", 0), Unwritten]);
}

/// # Wildpower
///
/// `BAR_079t10be` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived BAR_079t10be 3625f4af c77b9f4a c813152c.6d6ab056
#[test]
fn BAR_079t10be_wildpower() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BAR_079t10be"), Now(My(0), 7, 3)]);
}

/// # Wildpower
///
/// `BAR_079t10ce` · Neutral enchantment
///
/// > +4/+4.
///
/// State: Derived
//~ derived BAR_079t10ce 815a7bef a76279ae 85bebe4e.529ecbc5
#[test]
fn BAR_079t10ce_wildpower() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BAR_079t10ce"), Now(My(0), 9, 5)]);
}

/// # Wildpower
///
/// `BAR_079t10e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived BAR_079t10e 72dacd21 3006b144 e8d831f4.67341004
#[test]
fn BAR_079t10e_wildpower() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BAR_079t10e"), Now(My(0), 6, 2)]);
}

/// # Gromsblood
///
/// `BAR_079t11` · Neutral spell · 0 mana
///
/// > **Battlecry:** Summon a copy of this.
///
/// State: Todo
//~ todo BAR_079t11 e0475e39 ad194276 cf608001.709e20a9
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
//~ todo BAR_079t12 32f6b026 f76c0af4 f2308fb5.be4f89d0
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
//~ todo BAR_079t12b 29f4ce48 862b313a d0be3a50.943c3262
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
//~ todo BAR_079t12c 12fef62e 9a31b1b3 d91468ac.8746f6f5
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
//~ todo BAR_079t13 b20dde36 e0ff39e4 a1ddf34a.14c1562b
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
//~ todo BAR_079t13b b52113bc 18bd3fc5 cd336dd3.5b459468
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
//~ todo BAR_079t13c e643bd56 b706676a f635dd3c.5e04aa9e
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
//~ todo BAR_079t14 52da25d0 3f669858 fd11bc5b.7e90e4a1
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
//~ todo BAR_079t14b 80ee9d9d 1d61db9b f8046a34.92fa0818
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
//~ todo BAR_079t14c a4a91350 7809c199 cb1e88dc.3c8e5345
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
//~ todo BAR_079t15 8f766806 eee3568c 5dce3184.72a132f1
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
//~ todo BAR_079t15b 10660840 5555efd9 799f3c8d.eda7cec5
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
//~ todo BAR_079t15c 78b3e663 96fea60d 441431d9.5148859d
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
//~ todo BAR_079t4 a3aba814 1d4a3060 597e0c93.57b12c28
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
//~ todo BAR_079t5 290f0f64 3c974e5d c1afb229.4b0c5d24
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
//~ todo BAR_079t6 4961e1be 2ab7b404 95be3762.cc526ac4
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
//~ todo BAR_079t7 97e1ad65 aa5ae39a 0cbb50ec.b857c9f1
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
//~ todo BAR_079t8 70a3d8d3 28feec50 881cc9a1.86cd88a1
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
//~ todo BAR_079t9 82f35e4e d2e487cc 2256b72c.2574dcf7
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
//~ todo BAR_080 6f7a7870 40b6aad2 34ac8191.79cf9290
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
//~ todo BAR_081 b5f32fae 36f53370 bbc4a1f1.853ed46c
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
/// State: Derived
//~ derived BAR_082 d93db174 87eab5aa c902bd3f.6c94c24c
#[test]
fn BAR_082_barrens_trapper() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_082"),
            Cost("BAR_082", 3),
            Stats("BAR_082", 2, 4),
            Give("AT_009"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_082"),
            CostNow(Nth(0), 3),
            CostNow(Nth(1), 7),
        ],
    );
}

/// # Barrens Trapping
///
/// `BAR_082e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived BAR_082e a92ff7cd 1cf9fab3 5bcb2bd2.f705eb41
#[test]
fn BAR_082e_barrens_trapping() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "BAR_082e"), CostNow(Nth(0), 2)]);
}

/// # Horde Operative
///
/// `BAR_430` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Copy your opponent's **Secrets** and put them into play.
///
/// State: Todo
//~ todo BAR_430 dfa8222d 72537638 bc451054.eb23bf76
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
//~ todo BAR_721 3f5e9344 5a23888b db880d28.f786db29
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
//~ todo BAR_721t 95c60b15 17f7bbb3 e7504031.120e17ee
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
//~ vanilla BAR_721t2 56a4ba0c 0cba2a97 1465e6c0
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
/// State: Derived
//~ derived BAR_743 59681667 4159c268 4c16477a.f1839749
#[test]
fn BAR_743_toad_of_the_wilds() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_743"),
            Cost("BAR_743", 2),
            Stats("BAR_743", 2, 2),
            Has("BAR_743", GameTag::TAUNT),
            Give("AT_037"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_743", Nothing),
            Now(Nth(0), 2, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("BAR_743"), Friend("CS2_182"), Enemy("CS2_182"), Play("BAR_743", Nothing), Now(Nth(0), 2, 2)],
    );
}

/// # Toadin' Wild
///
/// `BAR_743e` · Neutral enchantment
///
/// > +2 Health.
///
/// State: Derived
//~ derived BAR_743e 9f5cd556 262768ff d7e067ce.9f1b69f0
#[test]
fn BAR_743e_toadin_wild() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BAR_743e"), Now(My(0), 5, 3)]);
}

/// # Spirit Healer
///
/// `BAR_744` · Neutral minion · 4 mana · 3/6
///
/// > After you cast a Holy spell, give a random friendly minion +2 Health.
///
/// State: Derived
//~ derived BAR_744 3a1b7c3e 5dcd34d1 7405ac61.61fb9b96
#[test]
fn BAR_744_spirit_healer() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_744"),
            Cost("BAR_744", 4),
            Stats("BAR_744", 3, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_744"),
            Force(Entity(Nth(1))),
            Play("EX1_192", Nothing),
            Now(Nth(1), 4, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BAR_744"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BAR_744"),
            Play("GAME_005", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 4),
            Now(Nth(0), 3, 6),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 3, 6),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Lifted Spirits
///
/// `BAR_744e` · Neutral enchantment
///
/// > +2 Health
///
/// State: Derived
//~ derived BAR_744e 4ec81c06 cbff98f8 a386cbe4.edeeb21e
#[test]
fn BAR_744e_lifted_spirits() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BAR_744e"), Now(My(0), 5, 3)]);
}

/// # Hecklefang Hyena
///
/// `BAR_745` · Neutral minion · 2 mana · 2/4
///
/// > **Battlecry:** Deal 3 damage to your hero.
///
/// State: Derived
//~ derived BAR_745 aab2a017 cd3cf7f3 6eff7f27.0597849a
#[test]
fn BAR_745_hecklefang_hyena() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_745"),
            Cost("BAR_745", 2),
            Stats("BAR_745", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_745", Nothing),
            Now(MyHero, 0, 27),
            Damage(MyHero, 3),
        ],
    );
}

/// # Kindling Elemental
///
/// `BAR_854` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** The next Elemental you play costs (1) less.
///
/// State: Derived
//~ derived BAR_854 72675e70 0be3eb8e 85c721c5.edb2771f
#[test]
fn BAR_854_kindling_elemental() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_854"),
            Cost("BAR_854", 1),
            Stats("BAR_854", 1, 2),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BAR_854", Nothing),
            CostNow(Nth(1), 2),
        ],
    );
}

/// # Crossroads Gossiper
///
/// `BAR_890` · Neutral minion · 3 mana · 4/3
///
/// > After a friendly **Secret** is revealed, gain +2/+2.
///
/// State: Done
//~ done BAR_890 fd2b3d73 - dc2904f5.95e75d90
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

/// # Shameless
///
/// `BAR_890e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived BAR_890e eb6c2912 4c6a9327 befeb129.6d6ab056
#[test]
fn BAR_890e_shameless() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BAR_890e"), Now(My(0), 7, 3)]);
}

/// # The Coin
///
/// `BAR_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived BAR_COIN1 c84bfe96 bd662383 d458ac94.095f71be
#[test]
fn BAR_COIN1_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_COIN1"),
            Cost("BAR_COIN1", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("BAR_COIN1", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `BAR_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived BAR_COIN2 dcc82c92 87b7fe98 a65670a3.095f71be
#[test]
fn BAR_COIN2_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("BAR_COIN2"),
            Cost("BAR_COIN2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("BAR_COIN2", Nothing),
            Mana(6),
        ],
    );
}

/// # Devouring Ectoplasm
///
/// `WC_027` · Neutral minion · 3 mana · 3/2
///
/// > **Deathrattle:** Summon a 2/2 Adventurer with a random bonus effect.
///
/// State: Derived
//~ derived WC_027 90284217 bc5e1dbc 87c5b30a.4c5b9172
#[test]
fn WC_027_devouring_ectoplasm() {
    check(
        CardClass::Mage,
        &[
            Give("WC_027"),
            Cost("WC_027", 3),
            Stats("WC_027", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WC_027"),
            Force(Card("WC_034t")),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("WC_034t"), Zone::Play),
            Now(The("WC_034t"), 2, 2),
        ],
    );
}

/// # Meeting Stone
///
/// `WC_028` · Neutral minion · 1 mana · 0/2
///
/// > At the end of your turn, add a 2/2 Adventurer with a random bonus effect to your hand.
///
/// State: Derived
//~ derived WC_028 f0e4f47e 3042e606 21fdeabf.1125bf7d
#[test]
fn WC_028_meeting_stone() {
    check(
        CardClass::Mage,
        &[
            Give("WC_028"),
            Cost("WC_028", 1),
            Stats("WC_028", 0, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WC_028"),
            Force(Card("WC_034t")),
            EndTurn,
            Is(InHand(1), "WC_034t"),
            CostNow(InHand(1), 2),
            Now(InHand(1), 2, 2),
            HandCount(Mine, 2),
        ],
    );
}

/// # Selfless Sidekick
///
/// `WC_029` · Neutral minion · 7 mana · 6/6
///
/// > **Battlecry:** Equip a random weapon from your deck.
///
/// State: Derived
//~ derived WC_029 6d707af5 a2103c9f 0b0e1b8a.961647da
#[test]
fn WC_029_selfless_sidekick() {
    check(
        CardClass::Mage,
        &[
            Give("WC_029"),
            Cost("WC_029", 7),
            Stats("WC_029", 6, 6),
            OnTop("AT_034"),
            OnTop("AT_034"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("WC_029", Nothing),
            Now(MyHero, 1, 30),
            DeckCount(Mine, 21),
            Is(MyWeapon, "AT_034"),
            Now(Nth(2), 1, 3),
        ],
    );
}

/// # Mutanus the Devourer
///
/// `WC_030` · Neutral minion · 7 mana · 4/4
///
/// > **Battlecry:** Eat a minion in your opponent's hand. Gain its stats.
///
/// State: Todo
//~ todo WC_030 573f5598 e3425b89 c9392631.1193d842
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
//~ todo WC_035 f5ccd33a d93223a1 843fbe2a.625cc728
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
//~ todo bar_079t10c 9b4e25ee 667543c9 e4146284.1de0e412
#[test]
#[ignore = "todo: bar_079t10c Wildvine"]
fn bar_079t10c_wildvine() {
    check(CardClass::Mage, &[Give("bar_079t10c"), Cost("bar_079t10c", 0), Unwritten]);
}
