//! Neutral cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0210345b

/// # Prescient Slitherdrake
///
/// `END_033` · Neutral minion · 7 mana · 5/8
///
/// > **Elusive** Costs (3) less if you're holding another Dragon.
///
/// State: Derived
//~ derived END_033 f646824e a9a5a216 1903bd4a.f11b6570
#[test]
fn END_033_prescient_slitherdrake() {
    check(
        CardClass::Mage,
        &[
            Give("END_033"),
            Cost("END_033", 7),
            Stats("END_033", 5, 8),
            Has("END_033", GameTag::ELUSIVE),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("END_033"),
            CostNow(Nth(0), 4),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("END_033"), Friend("CS2_182"), Enemy("CS2_182"), Friend("END_033"), CostNow(Nth(0), 7)],
    );
}

/// # Crumblecrusher
///
/// `END_034` · Neutral minion · 8 mana · 8/6
///
/// > **Battlecry:** Destroy a random enemy minion, location, and weapon.
///
/// State: Derived
//~ derived END_034 15eda8b4 b9db4bff 543b9a20.e79db4ff
#[test]
fn END_034_crumblecrusher() {
    check(
        CardClass::Mage,
        &[
            Give("END_034"),
            Cost("END_034", 8),
            Stats("END_034", 8, 6),
            Friend("CS2_182"),
            Friend("BE_251"),
            Enemy("CS2_182"),
            Enemy("BE_251"),
            Friend("CS2_106"),
            Enemy("CS2_106"),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(4))),
            Play("END_034", Nothing),
            Dead(Nth(3)),
            Dead(Nth(4)),
            Dead(Nth(6)),
            BoardCount(Theirs, 0),
            NoWeapon(Theirs),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("END_034"),
            Friend("CS2_182"),
            Friend("BE_251"),
            Enemy("CS2_182"),
            Enemy("BE_251"),
            Friend("CS2_106"),
            Enemy("CS2_106"),
            Never(Entity(Nth(2))),
            Play("END_034", Nothing),
        ],
    );
}

/// # Omen of the End
///
/// `END_035` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** If your deck is empty, destroy the top 5 cards of the enemy deck.
///
/// State: Derived
//~ derived END_035 3de171b1 8cb41acf 30fc152d.b1a3fe99
#[test]
fn END_035_omen_of_the_end() {
    check(
        CardClass::Mage,
        &[
            Give("END_035"),
            Cost("END_035", 5),
            Stats("END_035", 5, 5),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("END_035", Nothing),
            Dead(Nth(1)),
            Dead(Nth(2)),
            Dead(Nth(3)),
            Dead(Nth(4)),
            Dead(Nth(5)),
            DeckCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("END_035"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("END_035", Nothing),
            In(Nth(10), Zone::Deck),
        ],
    );
}

/// # Morchie
///
/// `END_036` · Neutral minion · 4 mana · 3/6
///
/// > Your **Rewinds** keep BOTH potential outcomes. **Battlecry: Discover** a **Rewind** card from any class.
///
/// State: Todo
//~ todo END_036 4ef85481 6e88826b 8c4ede7c.1f977948
#[test]
#[ignore = "todo: END_036 Morchie"]
fn END_036_morchie() {
    check(CardClass::Mage, &[Give("END_036"), Cost("END_036", 4), Stats("END_036", 3, 6), Unwritten]);
}

/// # Endtime Murozond
///
/// `END_037` · Neutral minion · 9 mana · 4/6
///
/// > **Battlecry:** Fill your board with random Dragons. Fully heal your hero. Skip your next turn.
///
/// State: Todo
//~ todo END_037 9e3100f8 ae647163 6cbef2f3.1afe64cd
#[test]
#[ignore = "todo: END_037 Endtime Murozond"]
fn END_037_endtime_murozond() {
    check(CardClass::Mage, &[Give("END_037"), Cost("END_037", 9), Stats("END_037", 4, 6), Unwritten]);
}

/// # Aeon Wizard
///
/// `TIME_002` · Neutral minion · 5 mana · 3/5
///
/// > **Rewind Battlecry:** Get 2 random spells from your class.
///
/// State: Todo
//~ todo TIME_002 98051def 598792da d5a5a99c.64443705
#[test]
#[ignore = "todo: TIME_002 Aeon Wizard"]
fn TIME_002_aeon_wizard() {
    check(CardClass::Mage, &[Give("TIME_002"), Cost("TIME_002", 5), Stats("TIME_002", 3, 5), Unwritten]);
}

/// # Portal Vanguard
///
/// `TIME_003` · Neutral minion · 3 mana · 2/2
///
/// > **Rewind Battlecry:** Draw a random minion. Give it +2/+2.
///
/// State: Todo
//~ todo TIME_003 8afbc6b1 8a32358a 96fd37ee.d1fef50b
#[test]
#[ignore = "todo: TIME_003 Portal Vanguard"]
fn TIME_003_portal_vanguard() {
    check(CardClass::Mage, &[Give("TIME_003"), Cost("TIME_003", 3), Stats("TIME_003", 2, 2), Unwritten]);
}

/// # Guarding Time
///
/// `TIME_003e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived TIME_003e 2f398926 6ca9cd74 c1dc3cd4.6d6ab056
#[test]
fn TIME_003e_guarding_time() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TIME_003e"), Now(My(0), 7, 3)]);
}

/// # Conflux Crasher
///
/// `TIME_004` · Neutral minion · 7 mana · 7/7
///
/// > **Rewind Battlecry:** Deal 7 damage to a random enemy.
///
/// State: Todo
//~ todo TIME_004 16a3e233 711c4959 2c17c400.fc085a64
#[test]
#[ignore = "todo: TIME_004 Conflux Crasher"]
fn TIME_004_conflux_crasher() {
    check(CardClass::Mage, &[Give("TIME_004"), Cost("TIME_004", 7), Stats("TIME_004", 7, 7), Unwritten]);
}

/// # Murozond, Unbounded
///
/// `TIME_024` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** At the start of your next turn, set this minion's Attack to INFINITY!
///
/// State: Todo
//~ todo TIME_024 f4bbc075 fd21e976 130a62a3.83404485
#[test]
#[ignore = "todo: TIME_024 Murozond, Unbounded"]
fn TIME_024_murozond_unbounded() {
    check(CardClass::Mage, &[Give("TIME_024"), Cost("TIME_024", 9), Stats("TIME_024", 8, 8), Unwritten]);
}

/// # Time Machine
///
/// `TIME_035` · Neutral minion · 6 mana · 6/6
///
/// > **Taunt Deathrattle:** Get a random **Rewind** card.
///
/// State: Derived
//~ derived TIME_035 68be550f 1541445a cc685e28.f97380bd
#[test]
fn TIME_035_time_machine() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_035"),
            Cost("TIME_035", 6),
            Stats("TIME_035", 6, 6),
            Has("TIME_035", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_035"),
            Force(Card("CORE_EDR_004")),
            Kill(Nth(3)),
            Is(InHand(1), "CORE_EDR_004"),
            CostNow(InHand(1), 3),
            Now(InHand(1), 4, 2),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_035"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_035"),
            Never(Card("AT_001")),
            Kill(Nth(3)),
        ],
    );
}

/// # Mister Clocksworth
///
/// `TIME_038` · Neutral minion · 8 mana · 3/3
///
/// > **Rewind**, **Rewind**, **Rewind Battlecry:** Summon 2 random **Legendary** minions.
///
/// State: Todo
//~ todo TIME_038 46a5afb9 469e7b28 288cb729.26ff5a50
#[test]
#[ignore = "todo: TIME_038 Mister Clocksworth"]
fn TIME_038_mister_clocksworth() {
    check(CardClass::Mage, &[Give("TIME_038"), Cost("TIME_038", 8), Stats("TIME_038", 3, 3), Unwritten]);
}

/// # Mister Clocksworth
///
/// `TIME_038t1` · Neutral minion · 8 mana · 3/3
///
/// > **Rewind**, **Rewind Battlecry:** Summon 2 random **Legendary** minions.
///
/// State: Todo
//~ todo TIME_038t1 afdcbc57 173de04d 5294d56a.2ffca714
#[test]
#[ignore = "todo: TIME_038t1 Mister Clocksworth"]
fn TIME_038t1_mister_clocksworth() {
    check(CardClass::Mage, &[Give("TIME_038t1"), Cost("TIME_038t1", 8), Stats("TIME_038t1", 3, 3), Unwritten]);
}

/// # Mister Clocksworth
///
/// `TIME_038t2` · Neutral minion · 8 mana · 3/3
///
/// > **Rewind Battlecry:** Summon 2 random **Legendary** minions.
///
/// State: Todo
//~ todo TIME_038t2 4a961418 b27eb174 80ba8fd4.95efce92
#[test]
#[ignore = "todo: TIME_038t2 Mister Clocksworth"]
fn TIME_038t2_mister_clocksworth() {
    check(CardClass::Mage, &[Give("TIME_038t2"), Cost("TIME_038t2", 8), Stats("TIME_038t2", 3, 3), Unwritten]);
}

/// # Mister Clocksworth
///
/// `TIME_038t3` · Neutral minion · 8 mana · 3/3
///
/// > **Battlecry:** Summon 2 random **Legendary** minions.
///
/// State: Derived
//~ derived TIME_038t3 f20a110e d8b45839 74a2be80.31315b1b
#[test]
fn TIME_038t3_mister_clocksworth() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_038t3"),
            Cost("TIME_038t3", 8),
            Stats("TIME_038t3", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_009")),
            Force(Card("AT_009")),
            Play("TIME_038t3", Nothing),
            BoardCount(Mine, 4),
            In(The("AT_009"), Zone::Play),
            Now(The("AT_009"), 7, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("TIME_038t3"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AV_113")), Play("TIME_038t3", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("TIME_038t3"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("TIME_038t3", Nothing)],
    );
}

/// # Fading Memory
///
/// `TIME_040` · Neutral minion · 4 mana · 6/3
///
/// > **Deathrattle:** Get a random 5-Cost minion from the past.
///
/// State: Derived
//~ derived TIME_040 3e360f33 ae620175 d76cdb25.ed28ced0
#[test]
fn TIME_040_fading_memory() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_040"),
            Cost("TIME_040", 4),
            Stats("TIME_040", 6, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_040"),
            Force(Card("GVG_070")),
            Kill(Nth(3)),
            Is(InHand(1), "GVG_070"),
            CostNow(InHand(1), 5),
            Now(InHand(1), 7, 4),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_040"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_040"),
            Never(Card("BE_004")),
            Kill(Nth(3)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_040"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_040"),
            Never(Card("AT_003")),
            Kill(Nth(3)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_040"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_040"),
            Never(Card("AT_001")),
            Kill(Nth(3)),
        ],
    );
}

/// # Futuristic Forefather
///
/// `TIME_041` · Neutral minion · 4 mana · 4/4
///
/// > **Taunt**. **Battlecry:** Look at 3 cards. Guess which one is in your opponent's hand to gain +4 Health.
///
/// State: Todo
//~ todo TIME_041 3a5cb644 ffb9074f 1b55cd1d.f4182d6b
#[test]
#[ignore = "todo: TIME_041 Futuristic Forefather"]
fn TIME_041_futuristic_forefather() {
    check(
        CardClass::Mage,
        &[Give("TIME_041"), Cost("TIME_041", 4), Stats("TIME_041", 4, 4), Has("TIME_041", GameTag::TAUNT), Unwritten],
    );
}

/// # Infiltration
///
/// `TIME_041e2` · Neutral enchantment
///
/// > +4 Health.
///
/// State: Derived
//~ derived TIME_041e2 c3ce92be 8c5fd3bd a52c9000.55f9b592
#[test]
fn TIME_041e2_infiltration() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TIME_041e2"), Now(My(0), 5, 5)]);
}

/// # Whelp of the Infinite
///
/// `TIME_045` · Neutral minion · 3 mana · 1/4
///
/// > **Poisonous Reborn**
///
/// State: Vanilla
//~ vanilla TIME_045 2e1f4060 9a1f43a7 b747de13.1ab4af2a
#[test]
fn TIME_045_whelp_of_the_infinite() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_045"),
            Cost("TIME_045", 3),
            Stats("TIME_045", 1, 4),
            Has("TIME_045", GameTag::POISONOUS),
            Has("TIME_045", GameTag::REBORN),
            Play("TIME_045", Nothing),
            In(The("TIME_045"), Zone::Play),
            Now(The("TIME_045"), 1, 4),
            HasNow(The("TIME_045"), GameTag::POISONOUS),
            HasNow(The("TIME_045"), GameTag::REBORN),
        ],
    );
}

/// # Cyborg Patriarch
///
/// `TIME_046` · Neutral minion · 3 mana · 3/12
///
/// > **Dormant** for 3 turns. **Taunt**
///
/// State: Derived
//~ derived TIME_046 e9a9be8b f756bd17 3738e140.a73cfd50
#[test]
fn TIME_046_cyborg_patriarch() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_046"),
            Cost("TIME_046", 3),
            Stats("TIME_046", 3, 12),
            Has("TIME_046", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_046", Nothing),
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_046"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_046", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_046"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_046", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            HasNot(Nth(0), GameTag::DORMANT),
        ],
    );
}

/// # Devious Coyote
///
/// `TIME_047` · Neutral minion · 5 mana · 5/3
///
/// > **Stealth**. Costs (1) less for each time the enemy hero took damage this turn.
///
/// State: Derived
//~ derived TIME_047 13c8635e 5229cf8c a6343826.389a4b90
#[test]
fn TIME_047_devious_coyote() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_047"),
            Cost("TIME_047", 5),
            Stats("TIME_047", 5, 3),
            Has("TIME_047", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_047"),
            Hurt(TheirHero, 1),
            Crystals(10),
            CostNow(Nth(0), 4),
        ],
    );
}

/// # Clockwork Rager
///
/// `TIME_048` · Neutral minion · 5 mana · 5/1
///
/// > **Battlecry:** Gain +1 Health for each turn you've taken this game.@ *(@ \|4(turn, turns))*
///
/// State: Todo
//~ todo TIME_048 3136e9df 760be287 36612789.e7c9e70b
#[test]
#[ignore = "todo: TIME_048 Clockwork Rager"]
fn TIME_048_clockwork_rager() {
    check(CardClass::Mage, &[Give("TIME_048"), Cost("TIME_048", 5), Stats("TIME_048", 5, 1), Unwritten]);
}

/// # Dangerous Variant
///
/// `TIME_049` · Neutral minion · 2 mana · 1/1
///
/// > At the start of your turn, transform into a random 5-Cost minion.
///
/// State: Derived
//~ derived TIME_049 8bfd02d2 31a940e9 d9e066db.87a728dd
#[test]
fn TIME_049_dangerous_variant() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_049"),
            Cost("TIME_049", 2),
            Stats("TIME_049", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_049"),
            EndTurn,
            Force(Card("GVG_070")),
            EndTurn,
            Is(Nth(3), "GVG_070"),
            Now(Nth(3), 7, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_049"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_049"),
            EndTurn,
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 2),
            Now(Nth(0), 1, 1),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 1, 1),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_049"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_049"),
            EndTurn,
            Never(Card("AT_003")),
            EndTurn,
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_049"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_049"),
            EndTurn,
            Never(Card("AT_001")),
            EndTurn,
        ],
    );
}

/// # Sentient Hourglass
///
/// `TIME_050` · Neutral minion · 6 mana · 4/9
///
/// > **Rush** After this minion survives damage, swap its stats.
///
/// State: Derived
//~ derived TIME_050 27af16cc ecbbc687 723c1332.5b1c99ca
#[test]
fn TIME_050_sentient_hourglass() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_050"),
            Cost("TIME_050", 6),
            Stats("TIME_050", 4, 9),
            Has("TIME_050", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_050"),
            Hurt(Nth(3), 1),
            Now(Nth(3), 8, 4),
        ],
    );
}

/// # Soldier of the Infinite
///
/// `TIME_051` · Neutral minion · 5 mana · 3/5
///
/// > **Rush Battlecry:** Double this minion's Attack.
///
/// State: Derived
//~ derived TIME_051 b1904564 bb6e2920 3a57d83c.2ccd0d40
#[test]
fn TIME_051_soldier_of_the_infinite() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_051"),
            Cost("TIME_051", 5),
            Stats("TIME_051", 3, 5),
            Has("TIME_051", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_051", Nothing),
            Now(Nth(0), 6, 5),
        ],
    );
}

/// # Infinite Scales
///
/// `TIME_051e` · Neutral enchantment
///
/// > Doubled Attack.
///
/// State: Derived
//~ derived TIME_051e e3c5390a 5f66a8ed f1202141.87c08719
#[test]
fn TIME_051e_infinite_scales() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TIME_051e"), Now(My(0), 10, 1)]);
}

/// # Amber Warden
///
/// `TIME_052` · Neutral minion · 8 mana · 4/12
///
/// > **Taunt Deathrattle:** Summon a random minion from the past.
///
/// State: Derived
//~ derived TIME_052 8f563994 f31fcb07 89fcbc82.1a4aa0a5
#[test]
fn TIME_052_amber_warden() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_052"),
            Cost("TIME_052", 8),
            Stats("TIME_052", 4, 12),
            Has("TIME_052", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_052"),
            Force(Card("CS2_118")),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_052"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_052"),
            Never(Card("BE_004")),
            Kill(Nth(3)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_052"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_052"),
            Never(Card("AT_001")),
            Kill(Nth(3)),
        ],
    );
}

/// # Sandmaw
///
/// `TIME_053` · Neutral minion · 3 mana · 7/2
///
/// State: Vanilla
//~ vanilla TIME_053 d341fba3 b9d3ba38 abc70b62
#[test]
fn TIME_053_sandmaw() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_053"),
            Cost("TIME_053", 3),
            Stats("TIME_053", 7, 2),
            Play("TIME_053", Nothing),
            In(The("TIME_053"), Zone::Play),
            Now(The("TIME_053"), 7, 2),
        ],
    );
}

/// # Time Skipper
///
/// `TIME_054` · Neutral minion · 4 mana · 3/4
///
/// > At the end of each player's turn, give them a Coin.
///
/// State: Derived
//~ derived TIME_054 2df846c1 0c54a423 99c7ef84.51d650ed
#[test]
fn TIME_054_time_skipper() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_054"),
            Cost("TIME_054", 4),
            Stats("TIME_054", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_054"),
            EndTurn,
            Is(InHand(1), "GAME_005"),
            CostNow(InHand(1), 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_054"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_054"),
            EndTurn,
            EndTurn,
            Is(InHand(1), "GAME_005"),
            CostNow(InHand(1), 0),
            CostNow(InHand(2), 4),
            Now(InHand(2), 4, 5),
            Is(InTheirHand(1), "GAME_005"),
            CostNow(InTheirHand(1), 0),
            HandCount(Mine, 3),
            HandCount(Theirs, 2),
        ],
    );
}

/// # Skipping Time
///
/// `TIME_054e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TIME_054e e34dfb20 460dc7e4 f8163916.67341004
#[test]
fn TIME_054e_skipping_time() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TIME_054e"), Now(My(0), 6, 2)]);
}

/// # Unknown Voyager
///
/// `TIME_055` · Neutral minion · 5 mana · 4/5
///
/// > After this survives damage, transform into a random 7-Cost minion.
///
/// State: Derived
//~ derived TIME_055 e3417b78 5d036f45 27aa4868.d20b1c05
#[test]
fn TIME_055_unknown_voyager() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_055"),
            Cost("TIME_055", 5),
            Stats("TIME_055", 4, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_055"),
            Force(Card("CS2_186")),
            Hurt(Nth(3), 1),
            Is(Nth(3), "CS2_186"),
            Now(Nth(3), 7, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_055"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_055"),
            Never(Card("AV_200")),
            Hurt(Nth(3), 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_055"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_055"),
            Never(Card("AT_003")),
            Hurt(Nth(3), 1),
        ],
    );
}

/// # Whelp of the Bronze
///
/// `TIME_056` · Neutral minion · 3 mana · 4/1
///
/// > **Lifesteal Divine Shield**
///
/// State: Vanilla
//~ vanilla TIME_056 95a93d74 4f17b340 9c2ff02b.2919185b
#[test]
fn TIME_056_whelp_of_the_bronze() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_056"),
            Cost("TIME_056", 3),
            Stats("TIME_056", 4, 1),
            Has("TIME_056", GameTag::DIVINE_SHIELD),
            Has("TIME_056", GameTag::LIFESTEAL),
            Play("TIME_056", Nothing),
            In(The("TIME_056"), Zone::Play),
            Now(The("TIME_056"), 4, 1),
            HasNow(The("TIME_056"), GameTag::DIVINE_SHIELD),
            HasNow(The("TIME_056"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Wizened Truthseeker
///
/// `TIME_057` · Neutral minion · 4 mana · 4/5
///
/// > **Battlecry:** Set the Cost of every card in both player's hands back to their original Costs.
///
/// State: Todo
//~ todo TIME_057 9bb9e94c af422eaf 366225dd.94bf2ba4
#[test]
#[ignore = "todo: TIME_057 Wizened Truthseeker"]
fn TIME_057_wizened_truthseeker() {
    check(CardClass::Mage, &[Give("TIME_057"), Cost("TIME_057", 4), Stats("TIME_057", 4, 5), Unwritten]);
}

/// # Paltry Flutterwing
///
/// `TIME_058` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Summon a random 2-Cost minion that is **Dormant** for 2 turns.
///
/// State: Derived
//~ derived TIME_058 fd634ea3 d22a842a 7acda63a.47afc833
#[test]
fn TIME_058_paltry_flutterwing() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_058"),
            Cost("TIME_058", 1),
            Stats("TIME_058", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_058"),
            Force(Card("CS2_120")),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            HasNow(The("CS2_120"), GameTag::DORMANT),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_058"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_058"),
            Never(Card("AT_016")),
            Kill(Nth(3)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_058"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_058"),
            Never(Card("AT_006")),
            Kill(Nth(3)),
        ],
    );
}

/// # Living Paradox
///
/// `TIME_059` · Neutral minion · 3 mana · 2/1
///
/// > **Elusive Battlecry:** Summon two 2/1 Living Paradoxes with **Elusive**.
///
/// State: Derived
//~ derived TIME_059 c2bdd1e2 0720ce97 19a99b07.969e8beb
#[test]
fn TIME_059_living_paradox() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_059"),
            Cost("TIME_059", 3),
            Stats("TIME_059", 2, 1),
            Has("TIME_059", GameTag::ELUSIVE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_059", Nothing),
            BoardCount(Mine, 4),
            In(The("TIME_059"), Zone::Play),
            Now(The("TIME_059"), 2, 1),
        ],
    );
}

/// # Quantum Destabilizer
///
/// `TIME_060` · Neutral minion · 3 mana · 4/9
///
/// > This minion takes double damage from all sources.
///
/// State: Derived
//~ derived TIME_060 0d49545a d1ecb7cb 0932f183.b9e1cdac
#[test]
fn TIME_060_quantum_destabilizer() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_060"),
            Cost("TIME_060", 3),
            Stats("TIME_060", 4, 9),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_060"),
            Hurt(Nth(3), 2),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Timeless Causality
///
/// `TIME_061` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Reverse the order of your deck.
///
/// State: Todo
//~ todo TIME_061 697c4380 a7bd5490 aebe2957.6b565994
#[test]
#[ignore = "todo: TIME_061 Timeless Causality"]
fn TIME_061_timeless_causality() {
    check(CardClass::Mage, &[Give("TIME_061"), Cost("TIME_061", 2), Stats("TIME_061", 3, 2), Unwritten]);
}

/// # Chronicle Keeper
///
/// `TIME_062` · Neutral minion · 4 mana · 3/6
///
/// > **Battlecry:** If you're holding a Dragon, gain **Taunt** and **Divine Shield**.
///
/// State: Derived
//~ derived TIME_062 0e1f8c6d 3f5ac0ed ff2d3224.ff84f66b
#[test]
fn TIME_062_chronicle_keeper() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_062"),
            Cost("TIME_062", 4),
            Stats("TIME_062", 3, 6),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("TIME_062", Nothing),
            HasNow(Nth(0), GameTag::DIVINE_SHIELD),
            HasNow(Nth(0), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_062"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("TIME_062", Nothing),
            HasNot(Nth(0), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Timelord Nozdormu
///
/// `TIME_063` · Neutral minion · 3 mana · 8/8
///
/// > **Dormant** for 5 turns. **Rush**. After you play a card from the newest expansion, awaken 1 turn sooner.
///
/// State: Todo
//~ todo TIME_063 4501305e 5e55ed63 14c1d2f1.89a23560
#[test]
#[ignore = "todo: TIME_063 Timelord Nozdormu"]
fn TIME_063_timelord_nozdormu() {
    check(
        CardClass::Mage,
        &[Give("TIME_063"), Cost("TIME_063", 3), Stats("TIME_063", 8, 8), Has("TIME_063", GameTag::RUSH), Unwritten],
    );
}

/// # Chrono-Lord Deios
///
/// `TIME_064` · Neutral minion · 7 mana · 4/8
///
/// > Your **Battlecries**, **Deathrattles**, Hero Power, and end of turn effects trigger twice.
///
/// State: Todo
//~ todo TIME_064 7de8f54e fa6dc8c5 83f168ed.0997af9c
#[test]
#[ignore = "todo: TIME_064 Chrono-Lord Deios"]
fn TIME_064_chrono_lord_deios() {
    check(CardClass::Mage, &[Give("TIME_064"), Cost("TIME_064", 7), Stats("TIME_064", 4, 8), Unwritten]);
}

/// # Hourglass Attendant
///
/// `TIME_100` · Neutral minion · 4 mana · 2/4
///
/// > **Divine Shield** At the end of your turn, give all minions in your hand +1/+1.
///
/// State: Derived
//~ derived TIME_100 27a95728 ac4aa6eb c4a864c9.9332c071
#[test]
fn TIME_100_hourglass_attendant() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_100"),
            Cost("TIME_100", 4),
            Stats("TIME_100", 2, 4),
            Has("TIME_100", GameTag::DIVINE_SHIELD),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_100"),
            EndTurn,
            Now(Nth(0), 3, 5),
            Now(Nth(1), 6, 2),
            Now(Nth(2), 5, 6),
        ],
    );
}

/// # Sandy Polish
///
/// `TIME_100e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TIME_100e 1021876d 1f61bd60 12332674.67341004
#[test]
fn TIME_100e_sandy_polish() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TIME_100e"), Now(My(0), 6, 2)]);
}

/// # Misplaced Pyromancer
///
/// `TIME_101` · Neutral minion · 3 mana · 4/3
///
/// > Whenever you **Shatter** a card, deal 2 damage to all enemy minions.
///
/// State: Todo
//~ todo TIME_101 d1f12f70 4c654462 0b69c27f.b84d2ded
#[test]
#[ignore = "todo: TIME_101 Misplaced Pyromancer"]
fn TIME_101_misplaced_pyromancer() {
    check(CardClass::Mage, &[Give("TIME_101"), Cost("TIME_101", 3), Stats("TIME_101", 4, 3), Unwritten]);
}

/// # Circadiamancer
///
/// `TIME_102` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Add a random 8-Cost minion to your hand. At the start of your turns, reduce its Cost by (1).
///
/// State: Todo
//~ todo TIME_102 8ce4c00a afbc5a05 74ac8154.07280982
#[test]
#[ignore = "todo: TIME_102 Circadiamancer"]
fn TIME_102_circadiamancer() {
    check(CardClass::Mage, &[Give("TIME_102"), Cost("TIME_102", 3), Stats("TIME_102", 2, 2), Unwritten]);
}

/// # Chromie
///
/// `TIME_103` · Neutral minion · 6 mana · 4/6
///
/// > **Deathrattle:** Draw another copy of cards you've played this game.@ *(@ \|4(card,cards))*
///
/// State: Todo
//~ todo TIME_103 4a05fe34 4525d1cb a9792a8d.c3656577
#[test]
#[ignore = "todo: TIME_103 Chromie"]
fn TIME_103_chromie() {
    check(CardClass::Mage, &[Give("TIME_103"), Cost("TIME_103", 6), Stats("TIME_103", 4, 6), Unwritten]);
}

/// # Yesterloc
///
/// `TIME_428` · Neutral minion · 2 mana · 3/1
///
/// > At the end of your turn, give your other minions +1 Health.
///
/// State: Derived
//~ derived TIME_428 c986e4f8 4c86109f d35cbac1.1d11fbad
#[test]
fn TIME_428_yesterloc() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_428"),
            Cost("TIME_428", 2),
            Stats("TIME_428", 3, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_428"),
            EndTurn,
            Now(Nth(1), 4, 6),
            Now(Nth(3), 3, 1),
        ],
    );
}

/// # Mrrgls of Yore
///
/// `TIME_428e` · Neutral enchantment
///
/// > +1 Health.
///
/// State: Derived
//~ derived TIME_428e 228fab8c 75249154 432bbab7.1e24a525
#[test]
fn TIME_428e_mrrgls_of_yore() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "TIME_428e"), Now(My(0), 5, 2)]);
}

/// # Temporal Traveler
///
/// `TIME_434` · Neutral minion · 3 mana · 4/1
///
/// > **Deathrattle:** Summon a 4/1 Shadow that attacks a random enemy minion.
///
/// State: Derived
//~ derived TIME_434 b094a4a1 3c4d1bf4 f72b5b38.4b08380e
#[test]
fn TIME_434_temporal_traveler() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_434"),
            Cost("TIME_434", 3),
            Stats("TIME_434", 4, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_434"),
            Force(Entity(Nth(2))),
            Kill(Nth(3)),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TIME_434"),
            Friend("CS2_182"),
            Friend("TIME_434"),
            Kill(Nth(2)),
            BoardCount(Mine, 2),
            In(The("TIME_434t"), Zone::Play),
            Now(The("TIME_434t"), 4, 1),
        ],
    );
}

/// # Temporal Shadow
///
/// `TIME_434t` · Neutral minion · 3 mana · 4/1
///
/// State: Vanilla
//~ vanilla TIME_434t c7539834 0251a8b7 a7ce2561
#[test]
fn TIME_434t_temporal_shadow() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_434t"),
            Cost("TIME_434t", 3),
            Stats("TIME_434t", 4, 1),
            Play("TIME_434t", Nothing),
            In(The("TIME_434t"), Zone::Play),
            Now(The("TIME_434t"), 4, 1),
        ],
    );
}

/// # Soldier of the Bronze
///
/// `TIME_720` · Neutral minion · 5 mana · 5/3
///
/// > **Taunt Battlecry:** Double this minion's Health.
///
/// State: Derived
//~ derived TIME_720 3378c14b c0f889ca 5c857b92.37eb0041
#[test]
fn TIME_720_soldier_of_the_bronze() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_720"),
            Cost("TIME_720", 5),
            Stats("TIME_720", 5, 3),
            Has("TIME_720", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_720", Nothing),
            Now(Nth(0), 5, 6),
        ],
    );
}

/// # The Coin
///
/// `TIME_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived TIME_COIN1 ca4e0ca4 43cdb843 be98b2e3.095f71be
#[test]
fn TIME_COIN1_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_COIN1"),
            Cost("TIME_COIN1", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("TIME_COIN1", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `TIME_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived TIME_COIN2 22e9d402 495a5acc 49cf053a.095f71be
#[test]
fn TIME_COIN2_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_COIN2"),
            Cost("TIME_COIN2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("TIME_COIN2", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `TIME_COIN3` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived TIME_COIN3 8de992e3 2579dde9 db26e96b.095f71be
#[test]
fn TIME_COIN3_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_COIN3"),
            Cost("TIME_COIN3", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("TIME_COIN3", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `TIME_COIN4` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived TIME_COIN4 f30486b8 4801c87b 6b525d29.095f71be
#[test]
fn TIME_COIN4_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_COIN4"),
            Cost("TIME_COIN4", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("TIME_COIN4", Nothing),
            Mana(6),
        ],
    );
}

/// # New Resident
///
/// `TIME_EVENT_997e` · Neutral enchantment
///
/// > **Deathrattle:** Summon a random 3-Cost minion.
///
/// State: Derived
//~ derived TIME_EVENT_997e 63ecdd1c 83cda25d a18dd4b3.1df2b561
#[test]
fn TIME_EVENT_997e_new_resident() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "TIME_EVENT_997e"),
            Force(Card("CS2_118")),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "TIME_EVENT_997e"),
            Never(Card("AT_003")),
            Kill(Nth(0)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "TIME_EVENT_997e"),
            Never(Card("AT_002")),
            Kill(Nth(0)),
        ],
    );
}

/// # The Coin
///
/// `TIME_EVENT_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived TIME_EVENT_COIN 58b01ee8 218178a9 5bf84818.095f71be
#[test]
fn TIME_EVENT_COIN_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_EVENT_COIN"),
            Cost("TIME_EVENT_COIN", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("TIME_EVENT_COIN", Nothing),
            Mana(6),
        ],
    );
}
