//! Neutral cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4349a11a

/// # Mogu Warmaster
///
/// `BE_008` · Neutral minion · 3 mana · 2/5
///
/// > After you play a neutral card, your next spell costs (1) less this turn.
///
/// State: Derived
//~ derived BE_008 1a3f6f88 7527a681 96bf92d6.4611dc42
#[test]
fn BE_008_mogu_warmaster() {
    check(
        CardClass::Mage,
        &[
            Give("BE_008"),
            Cost("BE_008", 3),
            Stats("BE_008", 2, 5),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_008"),
            Play("CS2_182", Nothing),
            CostNow(Nth(1), 4),
        ],
    );
}

/// # War Shout
///
/// `BE_008e` · Neutral enchantment
///
/// > Your next spell this turn costs (1) less.
///
/// State: Derived
//~ derived BE_008e 1cd41678 b1b24c4a 526e0af8.0f7de794
#[test]
fn BE_008e_war_shout() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "BE_008e"),
            CostNow(Nth(1), 4),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "BE_008e"),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(1), 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "BE_008e"),
            EndTurn,
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Mastermind Yogg-Saron
///
/// `BE_009` · Neutral minion · 9 mana · 7/5
///
/// > **Old God. Battlecry:** End your turn. Yogg-saron takes an extra turn for you. *(Once per game)*
///
/// State: Todo
//~ todo BE_009 42c5e7a9 53b6869d 95b3ddd7.5ec49441
#[test]
#[ignore = "todo: BE_009 Mastermind Yogg-Saron"]
fn BE_009_mastermind_yogg_saron() {
    check(CardClass::Mage, &[Give("BE_009"), Cost("BE_009", 9), Stats("BE_009", 7, 5), Unwritten]);
}

/// # Brain of Yogg-Saron
///
/// `BE_009t1` · Neutral spell · 0 mana
///
/// > Your next spell this turn casts twice.
///
/// State: Todo
//~ todo BE_009t1 4abaa812 377ed739 d32d188f.4f6f9668
#[test]
#[ignore = "todo: BE_009t1 Brain of Yogg-Saron"]
fn BE_009t1_brain_of_yogg_saron() {
    check(CardClass::Mage, &[Give("BE_009t1"), Cost("BE_009t1", 0), Unwritten]);
}

/// # Madness of Yogg-Saron
///
/// `BE_009t2` · Neutral spell · 0 mana
///
/// > Deal 10 damage.
///
/// State: Derived
//~ derived BE_009t2 d147b1ce a46a6723 2a481ce1.05dc380d
#[test]
fn BE_009t2_madness_of_yogg_saron() {
    check(
        CardClass::Mage,
        &[
            Give("BE_009t2"),
            Cost("BE_009t2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_009t2", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BE_009t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_009t2", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("BE_009t2"), Play("BE_009t2", On(TheirHero)), Now(TheirHero, 0, 20), Damage(TheirHero, 10)],
    );
}

/// # Ascent of Yogg-Saron
///
/// `BE_009t3` · Neutral spell · 0 mana
///
/// > Transform spells in your hand into ones that cost (3) more. *(They keep their original Cost.)*
///
/// State: Todo
//~ todo BE_009t3 3c7c56aa f549c33e 3e80aa58.3468605d
#[test]
#[ignore = "todo: BE_009t3 Ascent of Yogg-Saron"]
fn BE_009t3_ascent_of_yogg_saron() {
    check(CardClass::Mage, &[Give("BE_009t3"), Cost("BE_009t3", 0), Unwritten]);
}

/// # Domain of Yogg-Saron
///
/// `BE_009t4` · Neutral spell · 0 mana
///
/// > Draw 5 spells.
///
/// State: Derived
//~ derived BE_009t4 b700f21d 6a2172aa 5288cd03.b4fd3473
#[test]
fn BE_009t4_domain_of_yogg_saron() {
    check(
        CardClass::Mage,
        &[
            Give("BE_009t4"),
            Cost("BE_009t4", 0),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_009t4", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 5),
            CostNow(Nth(2), 5),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
            CostNow(Nth(3), 5),
            In(Nth(3), Zone::Hand),
            TagNow(Nth(3), GameTag::SPELLPOWER, 0),
            CostNow(Nth(4), 5),
            In(Nth(4), Zone::Hand),
            TagNow(Nth(4), GameTag::SPELLPOWER, 0),
            CostNow(Nth(5), 5),
            In(Nth(5), Zone::Hand),
            TagNow(Nth(5), GameTag::SPELLPOWER, 0),
            CostNow(Nth(6), 5),
            In(Nth(6), Zone::Hand),
            TagNow(Nth(6), GameTag::SPELLPOWER, 0),
        ],
    );
}

/// # C'Thun, Eye of the Empire
///
/// `BE_013` · Neutral minion · 10 mana · 12/12
///
/// > **Old God.** If you've triggered all 4 C'Thun abilities this game, this minion's abilities are tripled.
///
/// State: Todo
//~ todo BE_013 261b701f 103e20c1 4b6d1409.55fa3cfe
#[test]
#[ignore = "todo: BE_013 C'Thun, Eye of the Empire"]
fn BE_013_c_thun_eye_of_the_empire() {
    check(CardClass::Mage, &[Give("BE_013"), Cost("BE_013", 10), Stats("BE_013", 12, 12), Unwritten]);
}

/// # Wrath of C'Thun
///
/// `BE_013t1` · Neutral spell · 0 mana
///
/// > Deal 7 damage randomly split among enemies.@Deal 21 damage randomly split among enemies.
///
/// State: Todo
//~ todo BE_013t1 7ecd6a07 b9376934 2fd3d83a.399943de
#[test]
#[ignore = "todo: BE_013t1 Wrath of C'Thun"]
fn BE_013t1_wrath_of_c_thun() {
    check(CardClass::Mage, &[Give("BE_013t1"), Cost("BE_013t1", 0), Unwritten]);
}

/// # Domain of C'Thun
///
/// `BE_013t2` · Neutral spell · 2 mana
///
/// > Give two other random friendly minions +2/+3.@Give two other random friendly minions +6/+9.
///
/// State: Todo
//~ todo BE_013t2 b8fba77f b36139eb 42a50c19.efb1ac04
#[test]
#[ignore = "todo: BE_013t2 Domain of C'Thun"]
fn BE_013t2_domain_of_c_thun() {
    check(CardClass::Mage, &[Give("BE_013t2"), Cost("BE_013t2", 2), Unwritten]);
}

/// # Abhorrent
///
/// `BE_013t2e1` · Neutral enchantment
///
/// > +2/+3
///
/// State: Derived
//~ derived BE_013t2e1 7dcfba9b 5cff468c 5309f0c6.e24cd8c8
#[test]
fn BE_013t2e1_abhorrent() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BE_013t2e1"), Now(My(0), 7, 4)]);
}

/// # Abhorrent
///
/// `BE_013t2e2` · Neutral enchantment
///
/// > +6/+9
///
/// State: Derived
//~ derived BE_013t2e2 ee8f137f d4fe6ee1 7a858c95.924aed99
#[test]
fn BE_013t2e2_abhorrent() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BE_013t2e2"), Now(My(0), 11, 10)]);
}

/// # Glare of C'Thun
///
/// `BE_013t3` · Neutral spell · 0 mana
///
/// > **Lifesteal** Deal 5 damage to an enemy minion.@**Lifesteal** Deal 15 damage to an enemy minion.
///
/// State: Derived
//~ derived BE_013t3 37a1e966 802c4dfc 57573289.ca8eda09
#[test]
fn BE_013t3_glare_of_c_thun() {
    check(
        CardClass::Mage,
        &[
            Give("BE_013t3"),
            Cost("BE_013t3", 0),
            Has("BE_013t3", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("BE_013t3", On(Nth(2))),
            Now(MyHero, 0, 15),
            Damage(MyHero, 15),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Servants of C'Thun
///
/// `BE_013t4` · Neutral spell · 2 mana
///
/// > Summon two 2/3 Fanatics with **Taunt**.@Summon two 6/9 Fanatics with **Taunt**.
///
/// State: Todo
//~ todo BE_013t4 1d4babb8 de570a7a 20131859.d17dfe66
#[test]
#[ignore = "todo: BE_013t4 Servants of C'Thun"]
fn BE_013t4_servants_of_c_thun() {
    check(CardClass::Mage, &[Give("BE_013t4"), Cost("BE_013t4", 2), Unwritten]);
}

/// # Faceless Fanatic
///
/// `BE_013t5` · Neutral minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla BE_013t5 1a758f7e 023d7278 3b56a80c.4b0c5d24
#[test]
fn BE_013t5_faceless_fanatic() {
    check(
        CardClass::Mage,
        &[
            Give("BE_013t5"),
            Cost("BE_013t5", 2),
            Stats("BE_013t5", 2, 3),
            Has("BE_013t5", GameTag::TAUNT),
            Play("BE_013t5", Nothing),
            In(The("BE_013t5"), Zone::Play),
            Now(The("BE_013t5"), 2, 3),
            HasNow(The("BE_013t5"), GameTag::TAUNT),
        ],
    );
}

/// # Glare of C'Thun
///
/// `BE_013t6` · Neutral spell · 0 mana
///
/// > **Lifesteal** Deal 5 damage to an enemy minion.@**Lifesteal** Deal 15 damage to an enemy minion.
///
/// State: Derived
//~ derived BE_013t6 4227968e 85ee5e60 3b6dbc8d.ca8eda09
#[test]
fn BE_013t6_glare_of_c_thun() {
    check(
        CardClass::Mage,
        &[
            Give("BE_013t6"),
            Cost("BE_013t6", 0),
            Has("BE_013t6", GameTag::LIFESTEAL),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("BE_013t6", On(Nth(2))),
            Now(MyHero, 0, 15),
            Damage(MyHero, 15),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Spawn of C'Thun
///
/// `BE_014` · Neutral minion · 4 mana · 2/2
///
/// > **Battlecry:** If C'Thun started in your deck, choose one of its abilities to trigger.
///
/// State: Todo
//~ todo BE_014 7f152bb9 46f3ea6d 6756d8a9.a7fd7cfe
#[test]
#[ignore = "todo: BE_014 Spawn of C'Thun"]
fn BE_014_spawn_of_c_thun() {
    check(CardClass::Mage, &[Give("BE_014"), Cost("BE_014", 4), Stats("BE_014", 2, 2), Unwritten]);
}

/// # N'Zoth, Dream's End
///
/// `BE_017` · Neutral minion · 15 mana · 5/7
///
/// > **Old God** Cost (1) less for each **Deathrattle** minion you've summoned this game.
///
/// State: Todo
//~ todo BE_017 7753634e 33013544 59b8b8e9.183b9792
#[test]
#[ignore = "todo: BE_017 N'Zoth, Dream's End"]
fn BE_017_n_zoth_dreams_end() {
    check(CardClass::Mage, &[Give("BE_017"), Cost("BE_017", 15), Stats("BE_017", 5, 7), Unwritten]);
}

/// # Call of N'Zoth
///
/// `BE_017t3` · Neutral spell · 0 mana
///
/// > **Discover** a **Deathrattle** minion that costs (5) or more to summon.
///
/// State: Derived
//~ derived BE_017t3 e119cb78 ff9f055e d0dab320.d2991907
#[test]
fn BE_017t3_call_of_n_zoth() {
    check(
        CardClass::Mage,
        &[
            Give("BE_017t3"),
            Cost("BE_017t3", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("OG_120")),
            Play("BE_017t3", Nothing),
            ChooseCard("OG_120"),
            BoardCount(Mine, 2),
            In(The("OG_120"), Zone::Play),
            Now(The("OG_120"), 8, 6),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BE_017t3"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("JAIL_887")),
            Play("BE_017t3", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BE_017t3"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AV_102")),
            Play("BE_017t3", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BE_017t3"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_008")),
            Play("BE_017t3", Nothing),
            Choose(0),
        ],
    );
}

/// # Mastery of N'Zoth
///
/// `BE_017t4` · Neutral spell · 0 mana
///
/// > Trigger another friendly minion's **Deathrattle** twice.
///
/// State: Todo
//~ todo BE_017t4 e7b6cf57 86865ab1 dc4d3f54.f4cc41a8
#[test]
#[ignore = "todo: BE_017t4 Mastery of N'Zoth"]
fn BE_017t4_mastery_of_n_zoth() {
    check(CardClass::Mage, &[Give("BE_017t4"), Cost("BE_017t4", 0), Unwritten]);
}

/// # Army of N'Zoth
///
/// `BE_017t5` · Neutral spell · 0 mana
///
/// > Resurrect 4 different **Deathrattle** minions.
///
/// State: Todo
//~ todo BE_017t5 dc84372c 225b9cb5 0fa06367.83295324
#[test]
#[ignore = "todo: BE_017t5 Army of N'Zoth"]
fn BE_017t5_army_of_n_zoth() {
    check(CardClass::Mage, &[Give("BE_017t5"), Cost("BE_017t5", 0), Unwritten]);
}

/// # Domain of N'Zoth
///
/// `BE_017t6` · Neutral spell · 0 mana
///
/// > Give another friendly minion "**Deathrattle:** Deal 2 damage to all enemy minions."
///
/// State: Derived
//~ derived BE_017t6 9654c3e1 3ffb1ddb ea874da1.2725e9e8
#[test]
fn BE_017t6_domain_of_n_zoth() {
    check(
        CardClass::Mage,
        &[
            Give("BE_017t6"),
            Cost("BE_017t6", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_017t6", On(Nth(1))),
            Kill(Nth(1)),
            Now(Nth(2), 4, 3),
        ],
    );
    check(CardClass::Mage, &[Give("BE_017t6"), Friend("CS2_182"), Enemy("CS2_182"), Play("BE_017t6", On(Nth(1)))]);
}

/// # Domain of N'Zoth
///
/// `BE_017t6e` · Neutral enchantment
///
/// > **Deathrattle:** Deal 2 damage to all enemy minions.
///
/// State: Derived
//~ derived BE_017t6e 98da368c 42783daa 0673eaef.45929390
#[test]
fn BE_017t6e_domain_of_n_zoth() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "BE_017t6e"),
            Kill(Nth(0)),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # M.O.T.H.E.R.
///
/// `BE_036` · Neutral minion · 9 mana · 9/7
///
/// > **Battlecry:** Reduce the Cost of a card in your hand by (5). This continues to the left and right with (1) less reduction.
///
/// State: Todo
//~ todo BE_036 598724d3 2bee54ef 9b160e99.9a6bed1c
#[test]
#[ignore = "todo: BE_036 M.O.T.H.E.R."]
fn BE_036_m_o_t_h_e_r() {
    check(CardClass::Mage, &[Give("BE_036"), Cost("BE_036", 9), Stats("BE_036", 9, 7), Unwritten]);
}

/// # F3TCH3R
///
/// `BE_044` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry: Assemble** a 4-Cost minion.
///
/// State: Todo
//~ todo BE_044 aba7637c 29898775 43ec68ba.a12153c7
#[test]
#[ignore = "todo: BE_044 F3TCH3R"]
fn BE_044_f3tch3r() {
    check(CardClass::Mage, &[Give("BE_044"), Cost("BE_044", 3), Stats("BE_044", 3, 3), Unwritten]);
}

/// # Vaultkeeper
///
/// `BE_151` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry and Deathrattle:** Give adjacent minions +2/+2.
///
/// State: Derived
//~ derived BE_151 ccc70a74 8d44075b 22fe84e1.0a4eab22
#[test]
fn BE_151_vaultkeeper() {
    check(
        CardClass::Mage,
        &[
            Give("BE_151"),
            Cost("BE_151", 5),
            Stats("BE_151", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_151", Nothing),
            Now(Nth(1), 6, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("BE_151"), Friend("CS2_182"), Enemy("CS2_182"), Friend("BE_151"), Kill(Nth(3)), Now(Nth(1), 6, 7)],
    );
}

/// # Vault Protection
///
/// `BE_151e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived BE_151e 54e806e6 1c03b7f7 6bdf5045.6d6ab056
#[test]
fn BE_151e_vault_protection() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BE_151e"), Now(My(0), 7, 3)]);
}

/// # Mantid Precursor
///
/// `BE_169` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If you have a weapon equipped, gain +1/+1 and **Rush**.
///
/// State: Derived
//~ derived BE_169 6339ae2a 5da0fdbf db87c372.12065503
#[test]
fn BE_169_mantid_precursor() {
    check(
        CardClass::Mage,
        &[
            Give("BE_169"),
            Cost("BE_169", 3),
            Stats("BE_169", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("BE_169", Nothing),
            HasNow(Nth(0), GameTag::RUSH),
            Now(Nth(0), 4, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("BE_169"), Friend("CS2_182"), Enemy("CS2_182"), Play("BE_169", Nothing), HasNot(Nth(0), GameTag::RUSH)],
    );
}

/// # Ride to Battle!
///
/// `BE_169e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived BE_169e 2d20c85b d9ec8902 3cc3d623.67341004
#[test]
fn BE_169e_ride_to_battle() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BE_169e"), Now(My(0), 6, 2)]);
}

/// # Bloatray
///
/// `BE_193` · Neutral minion · 1 mana · 1/2
///
/// > **Poisonous**
///
/// State: Vanilla
//~ vanilla BE_193 2ce457d5 96c47fae 8710314b.2574dcf7
#[test]
fn BE_193_bloatray() {
    check(
        CardClass::Mage,
        &[
            Give("BE_193"),
            Cost("BE_193", 1),
            Stats("BE_193", 1, 2),
            Has("BE_193", GameTag::POISONOUS),
            Play("BE_193", Nothing),
            In(The("BE_193"), Zone::Play),
            Now(The("BE_193"), 1, 2),
            HasNow(The("BE_193"), GameTag::POISONOUS),
        ],
    );
}

/// # Gargantuan Slitherer
///
/// `BE_204` · Neutral minion · 6 mana · 6/7
///
/// > **Taunt Battlecry:** Choose a C'Thun ability to trigger.
///
/// State: Todo
//~ todo BE_204 58e67ec3 7c06bf1f 6d8e0460.f9a56d89
#[test]
#[ignore = "todo: BE_204 Gargantuan Slitherer"]
fn BE_204_gargantuan_slitherer() {
    check(
        CardClass::Mage,
        &[Give("BE_204"), Cost("BE_204", 6), Stats("BE_204", 6, 7), Has("BE_204", GameTag::TAUNT), Unwritten],
    );
}

/// # Unstable Prototype
///
/// `BE_207` · Neutral minion · 1 mana · 0/1
///
/// > Reborn **Deathrattle:** Give all minions in your hand +1/+1.
///
/// State: Derived
//~ derived BE_207 df60545b 18e61756 e4cdd943.7637e8f8
#[test]
fn BE_207_unstable_prototype() {
    check(
        CardClass::Mage,
        &[
            Give("BE_207"),
            Cost("BE_207", 1),
            Stats("BE_207", 0, 1),
            Has("BE_207", GameTag::REBORN),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_207"),
            Kill(Nth(5)),
            Now(Nth(0), 1, 2),
            Now(Nth(1), 6, 2),
            Now(Nth(2), 5, 6),
        ],
    );
}

/// # Power Up
///
/// `BE_207e` · Hunter enchantment
///
/// > +1/+1
///
/// State: Derived
//~ derived BE_207e c6a03373 a5c14a33 08883d83.29d9cb13
#[test]
fn BE_207e_power_up() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BE_207e"), Now(My(0), 6, 2)]);
}

/// # Primordial Wyrm
///
/// `BE_255` · Neutral minion · 1 mana · 2/1
///
/// > After you play a minion, gain +1 Health.
///
/// State: Derived
//~ derived BE_255 56e1363c 54eb3d45 a2b287f6.26df8579
#[test]
fn BE_255_primordial_wyrm() {
    check(
        CardClass::Mage,
        &[
            Give("BE_255"),
            Cost("BE_255", 1),
            Stats("BE_255", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_255"),
            Play("CS2_182", Nothing),
            Now(Nth(3), 2, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BE_255"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_255"),
            Play("GAME_005", Nothing),
            Now(Nth(3), 2, 1),
        ],
    );
}

/// # Tome Translator
///
/// `BE_327` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** ??? *(Deciphers in @ \|4(turn, turns).)*
///
/// State: Todo
//~ todo BE_327 9e73852e d9aae2d5 1bf55b98.3564b4ff
#[test]
#[ignore = "todo: BE_327 Tome Translator"]
fn BE_327_tome_translator() {
    check(CardClass::Mage, &[Give("BE_327"), Cost("BE_327", 4), Stats("BE_327", 5, 4), Unwritten]);
}

/// # Tome Translator
///
/// `BE_327t` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Summon two random 2-Cost **Deathrattle** minions.
///
/// State: Derived
//~ derived BE_327t 6ff41dc1 a575e6a4 a5d1f78d.ccace60b
#[test]
fn BE_327t_tome_translator() {
    check(
        CardClass::Mage,
        &[
            Give("BE_327t"),
            Cost("BE_327t", 4),
            Stats("BE_327t", 5, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("EX1_096")),
            Force(Card("EX1_096")),
            Play("BE_327t", Nothing),
            BoardCount(Mine, 4),
            In(The("EX1_096"), Zone::Play),
            Now(The("EX1_096"), 2, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("BE_327t"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("CATA_472")), Play("BE_327t", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("BE_327t"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_009")), Play("BE_327t", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("BE_327t"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("BE_327t", Nothing)],
    );
}

/// # Tome Translator
///
/// `BE_327t1` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** The next spell you cast this turn costs (4) less.
///
/// State: Derived
//~ derived BE_327t1 ab6267bc 2e575122 4da10e49.f4145138
#[test]
fn BE_327t1_tome_translator() {
    check(
        CardClass::Mage,
        &[
            Give("BE_327t1"),
            Cost("BE_327t1", 4),
            Stats("BE_327t1", 5, 4),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_327t1", Nothing),
            CostNow(Nth(1), 1),
        ],
    );
}

/// # Tome Translator
///
/// `BE_327t2` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Deal 6 damage randomly split among all other minions.
///
/// State: Derived
//~ derived BE_327t2 0508dbed 7d275ae2 983c074c.14221bc4
#[test]
fn BE_327t2_tome_translator() {
    check(
        CardClass::Mage,
        &[
            Give("BE_327t2"),
            Cost("BE_327t2", 4),
            Stats("BE_327t2", 5, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Play("BE_327t2", Nothing),
            Now(Nth(1), 4, 2),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("BE_327t2"), Friend("CS2_182"), Enemy("CS2_182"), Never(Entity(Nth(0))), Play("BE_327t2", Nothing)],
    );
}

/// # Tome Translator
///
/// `BE_327t3` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Gain the stats of a random adjacent minion.
///
/// State: Todo
//~ todo BE_327t3 b7ab7ba1 a1a1048d 6afcebcb.7106e2c2
#[test]
#[ignore = "todo: BE_327t3 Tome Translator"]
fn BE_327t3_tome_translator() {
    check(CardClass::Mage, &[Give("BE_327t3"), Cost("BE_327t3", 4), Stats("BE_327t3", 5, 4), Unwritten]);
}

/// # Yogg Scripture
///
/// `BE_327te` · Druid enchantment
///
/// > The next spell you cast this turn costs (4) less.
///
/// State: Derived
//~ derived BE_327te cda589a0 aa1b662c 78bfe56e.669a4068
#[test]
fn BE_327te_yogg_scripture() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "BE_327te"),
            CostNow(Nth(1), 1),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "BE_327te"),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(1), 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "BE_327te"),
            EndTurn,
            CostNow(Nth(1), 5),
        ],
    );
}

/// # OC91 Chariot
///
/// `BE_701` · Neutral minion · 5 mana · 5/5
///
/// > After you play a minion, draw a card.
///
/// State: Derived
//~ derived BE_701 b6b390c6 c1966bdc c10ff658.fcafea94
#[test]
fn BE_701_oc91_chariot() {
    check(
        CardClass::Mage,
        &[
            Give("BE_701"),
            Cost("BE_701", 5),
            Stats("BE_701", 5, 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_701"),
            Play("CS2_182", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BE_701"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_701"),
            Play("GAME_005", Nothing),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Titanic Thrasher
///
/// `BE_733` · Neutral minion · 8 mana · 6/6
///
/// > **Rush**, **Windfury** Costs (1) less for each enemy minion.
///
/// State: Derived
//~ derived BE_733 e11ae97a 1e9dd98b 8eb731f9.3b023071
#[test]
fn BE_733_titanic_thrasher() {
    check(
        CardClass::Mage,
        &[
            Give("BE_733"),
            Cost("BE_733", 8),
            Stats("BE_733", 6, 6),
            Has("BE_733", GameTag::RUSH),
            Has("BE_733", GameTag::WINDFURY),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_733"),
            CostNow(Nth(0), 7),
        ],
    );
}

/// # Assimilating Ooze
///
/// `BE_734` · Neutral minion · 4 mana · 3/2
///
/// > **Battlecry:** Summon a copy of this at the end of this turn.
///
/// State: Derived
//~ derived BE_734 7553859c 8147f5b8 70d6bab6.514ce816
#[test]
fn BE_734_assimilating_ooze() {
    check(
        CardClass::Mage,
        &[
            Give("BE_734"),
            Cost("BE_734", 4),
            Stats("BE_734", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_734", Nothing),
            EndTurn,
            BoardCount(Mine, 3),
            In(The("BE_734"), Zone::Play),
            Now(The("BE_734"), 3, 2),
        ],
    );
}

/// # Y'Shaarj, Titan Bane
///
/// `BE_784` · Neutral minion · 10 mana · 10/10
///
/// > **Old God. Battlecry:** If you've spent 30 Mana on minions this game, gain **Immune** for 1 turn. *({0} left!)*@**Old God. Battlecry:** If you've spent 30 mana on minions this game, gain **Immune** for 1 turn. *(Ready!)*@**Old God. Battlecry:** If you've spent 30 mana on minions this game, gain **Immune** for 1 turn.
///
/// State: Todo
//~ todo BE_784 18b0e44e cbd3b410 7708f19d.b127b7da
#[test]
#[ignore = "todo: BE_784 Y'Shaarj, Titan Bane"]
fn BE_784_y_shaarj_titan_bane() {
    check(CardClass::Mage, &[Give("BE_784"), Cost("BE_784", 10), Stats("BE_784", 10, 10), Unwritten]);
}

/// # Titan Bane
///
/// `BE_784e` · Neutral enchantment
///
/// > **Immune** until your next turn.
///
/// State: Derived
//~ derived BE_784e 352e2330 5c2b6a51 307c2926.10ad1b46
#[test]
fn BE_784e_titan_bane() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "BE_784e"),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// # Gaze of Y'Shaarj
///
/// `BE_784t1` · Neutral spell · 0 mana
///
/// > Force all enemy minions to attack this.
///
/// State: Todo
//~ done BE_784t1 185a89ae - d3591671.96a60717
#[test]
#[ignore = "engine: the Old God that uses it, BE_784, is not written"]
fn BE_784t1_gaze_of_y_shaarj() {
    check(CardClass::Mage, &[Give("BE_784t1"), Cost("BE_784t1", 0), Unwritten]);
}

/// # Spawn of Y'Shaarj
///
/// `BE_784t2` · Neutral spell · 0 mana
///
/// > Summon a random minion that costs (8) or more. Get a copy of it.
///
/// State: Derived
//~ derived BE_784t2 862d61c9 ece1cd94 5576c905.fc5c121f
#[test]
fn BE_784t2_spawn_of_y_shaarj() {
    check(
        CardClass::Mage,
        &[
            Give("BE_784t2"),
            Cost("BE_784t2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("OG_141")),
            Play("BE_784t2", Nothing),
            Is(InHand(0), "OG_141"),
            CostNow(InHand(0), 10),
            Now(InHand(0), 10, 10),
            BoardCount(Mine, 2),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("BE_784t2"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_108")), Play("BE_784t2", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("BE_784t2"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("BE_784t2", Nothing)],
    );
}

/// # Might of Y'Shaarj
///
/// `BE_784t3` · Neutral spell · 0 mana
///
/// > Gain the stats of adjacent minions.
///
/// State: Todo
//~ todo BE_784t3 7deac3ed 2bb2db66 8d13dabc.26607941
#[test]
#[ignore = "todo: BE_784t3 Might of Y'Shaarj"]
fn BE_784t3_might_of_y_shaarj() {
    check(CardClass::Mage, &[Give("BE_784t3"), Cost("BE_784t3", 0), Unwritten]);
}

/// # Domain of Y'Shaarj
///
/// `BE_784t4` · Neutral spell · 0 mana
///
/// > Your next card costs (5) less.
///
/// State: Derived
//~ derived BE_784t4 d430c487 eddb051f 134bec50.5fc112a3
#[test]
fn BE_784t4_domain_of_y_shaarj() {
    check(
        CardClass::Mage,
        &[
            Give("BE_784t4"),
            Cost("BE_784t4", 0),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_784t4", Nothing),
            CostNow(Nth(1), 0),
        ],
    );
}

/// # Domain of Y'Shaarj
///
/// `BE_784t4e` · Neutral enchantment
///
/// > Your next card costs (5) less.
///
/// State: Derived
//~ derived BE_784t4e ff08364d 5e1b8d04 09817d42.5fc112a3
#[test]
fn BE_784t4e_domain_of_y_shaarj() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "BE_784t4e"),
            CostNow(Nth(1), 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "BE_784t4e"),
            Play("CS2_118", Nothing),
            Crystals(10),
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Crystalline Golem
///
/// `BE_861` · Neutral minion · 4 mana · 2/5
///
/// > **Taunt**, **Reborn Deathrattle:** Restore #3 Health to your hero.
///
/// State: Derived
//~ derived BE_861 64cb0cba 2f835118 f643dd3f.5df91715
#[test]
fn BE_861_crystalline_golem() {
    check(
        CardClass::Mage,
        &[
            Give("BE_861"),
            Cost("BE_861", 4),
            Stats("BE_861", 2, 5),
            Has("BE_861", GameTag::REBORN),
            Has("BE_861", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_861"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Kill(Nth(3)),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
        ],
    );
}

/// # Shadewing
///
/// `BE_993` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Reduce the Cost of a random Shadow spell in your hand by (2).
///
/// State: Derived
//~ derived BE_993 51c5d894 49253ed0 6914aa5e.6be81dc9
#[test]
fn BE_993_shadewing() {
    check(
        CardClass::Mage,
        &[
            Give("BE_993"),
            Cost("BE_993", 2),
            Stats("BE_993", 2, 2),
            Give("AT_016"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_993"),
            Force(Entity(Nth(1))),
            Kill(Nth(5)),
            CostNow(Nth(1), 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BE_993"),
            Give("AT_016"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_993"),
            Never(Entity(Nth(2))),
            Kill(Nth(5)),
        ],
    );
}

/// # Shady
///
/// `BE_993e` · Neutral enchantment
///
/// > The next Shadow spell you play costs (1) less.
///
/// State: Derived
//~ derived BE_993e e5adfb69 0429c121 82f6b5ff.7a1353c4
#[test]
fn BE_993e_shady() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_016"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "BE_993e"),
            CostNow(Nth(1), 1),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_016"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "BE_993e"),
            Play("DS1_233", Nothing),
            Crystals(10),
            CostNow(Nth(1), 2),
        ],
    );
}

/// # Stone Trogg
///
/// `BE_994` · Neutral minion · 8 mana · 8/8
///
/// > **Battlecry:** Deal 6 damage to a minion. If it survives, gain +6 Health and **Taunt**. ~GAMEPLAY ASPROXY BE 994
///
/// State: Derived
//~ derived BE_994 9fae4f60 ee0cf880 990b347f.7dfefe6f
#[test]
fn BE_994_stone_trogg() {
    check(
        CardClass::Mage,
        &[
            Give("BE_994"),
            Cost("BE_994", 8),
            Stats("BE_994", 8, 8),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("BE_994", On(Nth(8))),
            HasNot(Nth(0), GameTag::TAUNT),
            Dead(Nth(8)),
            BoardCount(Theirs, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BE_994"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("BE_994", On(Nth(5))),
            BoardCount(Mine, 3),
            Dead(Nth(5)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BE_994"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("TLC_248"),
            Enemy("AT_101"),
            Play("BE_994", On(Nth(7))),
            Dead(Nth(7)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BE_994"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("TLC_248"),
            Enemy("AT_101"),
            Enemy("TLC_248"),
            Play("BE_994", On(Nth(5))),
            HasNow(Nth(0), GameTag::TAUNT),
            Now(Nth(0), 8, 14),
            Now(Nth(5), 14, 22),
        ],
    );
}

/// # Prank Successful
///
/// `BE_994e` · Druid enchantment
///
/// > +6 Health.
///
/// State: Derived
//~ derived BE_994e e26d83f9 f2298090 0448e12f.7232da84
#[test]
fn BE_994e_prank_successful() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BE_994e"), Now(My(0), 5, 7)]);
}

/// # Frontline Ironborn
///
/// `BE_996` · Neutral minion · 5 mana · 3/5
///
/// > After an enemy minion dies on your turn, gain +2/+2 and a random **Bonus Effect**.
///
/// State: Derived
//~ derived BE_996 5839d3d4 3c9a2c76 8c00ea5e.e76a6c33
#[test]
fn BE_996_frontline_ironborn() {
    check(
        CardClass::Mage,
        &[
            Give("BE_996"),
            Cost("BE_996", 5),
            Stats("BE_996", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_996"),
            Force(Number(0)),
            Kill(Nth(2)),
            HasNow(Nth(3), GameTag::DIVINE_SHIELD),
            Now(Nth(3), 5, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BE_996"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_996"),
            Kill(Nth(1)),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 5),
            Now(Nth(0), 3, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 3, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Ironborn
///
/// `BE_996e` · Warrior enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived BE_996e c47a49b5 22a56214 5923075b.6d6ab056
#[test]
fn BE_996e_ironborn() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BE_996e"), Now(My(0), 7, 3)]);
}

/// # Proto-Pandaren
///
/// `BE_997` · Neutral minion · 2 mana · 3/2
///
/// > After a card enters your hand *except from this*, give both players a random spell.~GAMEPLAY ASPROXY BE 997
///
/// State: Todo
//~ todo BE_997 e556d0bd 49b80203 b44079e2.3bd4178f
#[test]
#[ignore = "todo: BE_997 Proto-Pandaren"]
fn BE_997_proto_pandaren() {
    check(CardClass::Mage, &[Give("BE_997"), Cost("BE_997", 2), Stats("BE_997", 3, 2), Unwritten]);
}

/// # Seeker of Prey
///
/// `BE_998` · Neutral minion · 7 mana · 4/8
///
/// > **Elusive** After this takes damage, destroy a random enemy minion.
///
/// State: Derived
//~ derived BE_998 bbb8d487 3ff658fd 14d4a92c.0c987d13
#[test]
fn BE_998_seeker_of_prey() {
    check(
        CardClass::Mage,
        &[
            Give("BE_998"),
            Cost("BE_998", 7),
            Stats("BE_998", 4, 8),
            Has("BE_998", GameTag::ELUSIVE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_998"),
            Force(Entity(Nth(2))),
            Hurt(Nth(3), 1),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Power Tiger
///
/// `BE_999` · Neutral minion · 6 mana · 6/6
///
/// > At the start of EVERY player's turn, attack a random enemy.
///
/// State: Derived
//~ derived BE_999 4d459fe2 80301083 5922bd3a.5e0c4d34
#[test]
fn BE_999_power_tiger() {
    check(
        CardClass::Mage,
        &[
            Give("BE_999"),
            Cost("BE_999", 6),
            Stats("BE_999", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_999"),
            Force(Entity(TheirHero)),
            EndTurn,
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BE_999"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_999"),
            Force(Entity(TheirHero)),
            EndTurn,
            Force(Entity(TheirHero)),
            EndTurn,
            Now(TheirHero, 0, 18),
            Damage(TheirHero, 12),
        ],
    );
}

/// # The Coin
///
/// `BE_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived BE_COIN1 0992756a f305597f 662787c6.095f71be
#[test]
fn BE_COIN1_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("BE_COIN1"),
            Cost("BE_COIN1", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("BE_COIN1", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `BE_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived BE_COIN2 a1941426 1ca2721e e9faef1e.095f71be
#[test]
fn BE_COIN2_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("BE_COIN2"),
            Cost("BE_COIN2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("BE_COIN2", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `BE_COIN3` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived BE_COIN3 691e7e80 1a55d7bf f5432cd1.095f71be
#[test]
fn BE_COIN3_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("BE_COIN3"),
            Cost("BE_COIN3", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("BE_COIN3", Nothing),
            Mana(6),
        ],
    );
}

/// # \[BioCore\] Toad of the Wilds
///
/// `CORE_Mon_001` · Neutral minion · 2 mana · 2/3
///
/// > **Taunt Battlecry:** If you're holding a Nature spell, gain +2 Health.
///
/// State: Derived
//~ derived CORE_Mon_001 ece02a93 15c8970c ce4e9190.f1839749
#[test]
fn CORE_Mon_001_bio_core_toad_of_the_wilds() {
    check(
        CardClass::Mage,
        &[
            Give("CORE_Mon_001"),
            Cost("CORE_Mon_001", 2),
            Stats("CORE_Mon_001", 2, 3),
            Has("CORE_Mon_001", GameTag::TAUNT),
            Give("AT_037"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CORE_Mon_001", Nothing),
            Now(Nth(0), 2, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("CORE_Mon_001"), Friend("CS2_182"), Enemy("CS2_182"), Play("CORE_Mon_001", Nothing), Now(Nth(0), 2, 3)],
    );
}
