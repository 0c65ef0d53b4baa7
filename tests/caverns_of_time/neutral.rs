//! Neutral cards of Caverns of Time, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ea2f2761

/// # Twilight Geomancer
///
/// `WON_124` · Neutral minion · 2 mana · 1/4
///
/// > **Taunt Battlecry:** Give your C'Thun +1/+1 and **Taunt* (wherever it is)*.
///
/// State: Reprint
//~ reprint WON_124 3017d9e1 7d9ba01c c589d798.696cff35
#[test]
fn WON_124_twilight_geomancer() {
    check(
        CardClass::Mage,
        &[
            Give("WON_124"),
            Cost("WON_124", 2),
            Stats("WON_124", 1, 4),
            Has("WON_124", GameTag::TAUNT),
            WrittenAs("WON_124", "OG_284"),
        ],
    );
}

/// # C'Thun's Chosen
///
/// `WON_125` · Neutral minion · 4 mana · 4/2
///
/// > **Divine Shield Battlecry:** Give your C'Thun +3/+3 *(wherever it is).*
///
/// State: Reprint
//~ reprint WON_125 80c5234c 1a188d5d 6b91d4ef.e3544be4
#[test]
fn WON_125_c_thuns_chosen() {
    check(
        CardClass::Mage,
        &[
            Give("WON_125"),
            Cost("WON_125", 4),
            Stats("WON_125", 4, 2),
            Has("WON_125", GameTag::DIVINE_SHIELD),
            WrittenAs("WON_125", "OG_283"),
        ],
    );
}

/// # Disciple of C'Thun
///
/// `WON_127` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Deal 2 damage. Give your C'Thun +2/+2 *(wherever it is)*.
///
/// State: Reprint
//~ reprint WON_127 1c2be25d 9fe2262d 9972652a.c5690774
#[test]
fn WON_127_disciple_of_c_thun() {
    check(
        CardClass::Mage,
        &[Give("WON_127"), Cost("WON_127", 3), Stats("WON_127", 2, 2), WrittenAs("WON_127", "OG_162")],
    );
}

/// # Sludge Belcher
///
/// `WON_128` · Neutral minion · 5 mana · 3/6
///
/// > **Taunt Deathrattle:** Summon a 1/2 Slime with **Taunt**.
///
/// State: Reprint
//~ reprint WON_128 3807a8aa bd26a44f 9d884dee.7d8cf756
#[test]
fn WON_128_sludge_belcher() {
    check(
        CardClass::Mage,
        &[
            Give("WON_128"),
            Cost("WON_128", 5),
            Stats("WON_128", 3, 6),
            Has("WON_128", GameTag::TAUNT),
            WrittenAs("WON_128", "FP1_012"),
        ],
    );
}

/// # Putrid Slime
///
/// `WON_128t` · Neutral minion · 1 mana · 1/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla WON_128t de955092 3dae9b14 1ec1fdb3.4b0c5d24
#[test]
fn WON_128t_putrid_slime() {
    check(
        CardClass::Mage,
        &[
            Give("WON_128t"),
            Cost("WON_128t", 1),
            Stats("WON_128t", 1, 2),
            Has("WON_128t", GameTag::TAUNT),
            Play("WON_128t", Nothing),
            In(The("WON_128t"), Zone::Play),
            Now(The("WON_128t"), 1, 2),
            HasNow(The("WON_128t"), GameTag::TAUNT),
        ],
    );
}

/// # Crazed Worshipper
///
/// `WON_131` · Neutral minion · 4 mana · 3/6
///
/// > **Taunt** Whenever this minion takes damage, give your C'Thun +1/+1 *(wherever it is).*
///
/// State: Reprint
//~ reprint WON_131 5ea0bcb8 ae7a9332 8419ee66.a4a4ea48
#[test]
fn WON_131_crazed_worshipper() {
    check(
        CardClass::Mage,
        &[
            Give("WON_131"),
            Cost("WON_131", 4),
            Stats("WON_131", 3, 6),
            Has("WON_131", GameTag::TAUNT),
            WrittenAs("WON_131", "OG_321"),
        ],
    );
}

/// # Emperor Thaurissan
///
/// `WON_133` · Neutral minion · 5 mana · 4/4
///
/// > At the end of your turn, reduce the Cost of cards in your hand by (1).
///
/// State: Reprint
//~ reprint WON_133 2ccb4ae8 c01ebc28 11282520.9cbff41d
#[test]
fn WON_133_emperor_thaurissan() {
    check(
        CardClass::Mage,
        &[Give("WON_133"), Cost("WON_133", 5), Stats("WON_133", 4, 4), WrittenAs("WON_133", "BRM_028")],
    );
}

/// # Imperial Favor
///
/// `WON_133e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived WON_133e 2ef27603 dfef2254 ceb9cacc.f705eb41
#[test]
fn WON_133e_imperial_favor() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "WON_133e"), CostNow(Nth(0), 2)]);
}

/// # Twin Emperor Vek'lor
///
/// `WON_134` · Neutral minion · 7 mana · 6/7
///
/// > Taunt **Battlecry:** If your C'Thun has at least 10 Attack, summon another Emperor.
///
/// State: Reprint
//~ reprint WON_134 a06dcd45 09f48af6 05a7774d.47621c2e
#[test]
fn WON_134_twin_emperor_veklor() {
    check(
        CardClass::Mage,
        &[
            Give("WON_134"),
            Cost("WON_134", 7),
            Stats("WON_134", 6, 7),
            Has("WON_134", GameTag::TAUNT),
            WrittenAs("WON_134", "OG_131"),
        ],
    );
}

/// # Twin Emperor Vek'nilash
///
/// `WON_134t` · Neutral minion · 7 mana · 6/7
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla WON_134t 87aee836 17ab2f0a a534afd9.4b0c5d24
#[test]
fn WON_134t_twin_emperor_veknilash() {
    check(
        CardClass::Mage,
        &[
            Give("WON_134t"),
            Cost("WON_134t", 7),
            Stats("WON_134t", 6, 7),
            Has("WON_134t", GameTag::TAUNT),
            Play("WON_134t", Nothing),
            In(The("WON_134t"), Zone::Play),
            Now(The("WON_134t"), 6, 7),
            HasNow(The("WON_134t"), GameTag::TAUNT),
        ],
    );
}

/// # C'Thun
///
/// `WON_135` · Neutral minion · 8 mana · 6/6
///
/// > **Battlecry:** Deal damage equal to this minion's Attack randomly split among all enemies.
///
/// State: Reprint
//~ reprint WON_135 d74799d2 405a8912 03a2d540.2621c8cc
#[test]
fn WON_135_c_thun() {
    check(
        CardClass::Mage,
        &[Give("WON_135"), Cost("WON_135", 8), Stats("WON_135", 6, 6), WrittenAs("WON_135", "OG_280")],
    );
}

/// # Shark Puncher
///
/// `WON_138` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Give a random friendly Pirate +2/+2.
///
/// State: Derived
//~ derived WON_138 28195071 844cdd6a 773138e2.7af8a803
#[test]
fn WON_138_shark_puncher() {
    check(
        CardClass::Mage,
        &[
            Give("WON_138"),
            Cost("WON_138", 2),
            Stats("WON_138", 2, 2),
            Friend("GVG_070"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WON_138"),
            Force(Entity(Nth(1))),
            Kill(Nth(4)),
            Now(Nth(1), 9, 6),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WON_138"),
            Friend("GVG_070"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WON_138"),
            Never(Entity(Nth(2))),
            Kill(Nth(4)),
        ],
    );
}

/// # Shark Fist
///
/// `WON_138e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived WON_138e 52ed2b53 498a3126 0e0af342.6d6ab056
#[test]
fn WON_138e_shark_fist() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "WON_138e"), Now(My(0), 7, 3)]);
}

/// # Timeline Accelerator
///
/// `WON_139` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Draw a Mech. It costs (2) less.
///
/// State: Derived
//~ derived WON_139 36fcd730 34ec9d1b 4d24b137.dc90ad90
#[test]
fn WON_139_timeline_accelerator() {
    check(
        CardClass::Mage,
        &[
            Give("WON_139"),
            Cost("WON_139", 3),
            Stats("WON_139", 2, 2),
            OnTop("GVG_044"),
            OnTop("GVG_044"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WON_139", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 1),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 3, 4),
        ],
    );
}

/// # Future Emissary
///
/// `WON_140` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Reduce the Cost of all Dragons in your hand by (1). Give them +1/+1.
///
/// State: Derived
//~ derived WON_140 cec45146 dfe900dd 4de2dd6a.c86e73ca
#[test]
fn WON_140_future_emissary() {
    check(
        CardClass::Mage,
        &[
            Give("WON_140"),
            Cost("WON_140", 4),
            Stats("WON_140", 4, 4),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WON_140", Nothing),
            CostNow(Nth(1), 5),
            Now(Nth(1), 7, 8),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Future Favor
///
/// `WON_140e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived WON_140e 9a243a5f a477816d 7245a7f4.67341004
#[test]
fn WON_140e_future_favor() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "WON_140e"), Now(My(0), 6, 2)]);
}

/// # Menagerie Mug
///
/// `WON_141` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Give 3 random friendly minions of different minion types +1/+1.
///
/// State: Reprint
//~ reprint WON_141 637d3d95 892d924c 0d9bc6bc.9c2b4fe0
#[test]
fn WON_141_menagerie_mug() {
    check(
        CardClass::Mage,
        &[Give("WON_141"), Cost("WON_141", 3), Stats("WON_141", 3, 3), WrittenAs("WON_141", "CORE_WON_141")],
    );
}

/// # Sip of Tea
///
/// `WON_141e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived WON_141e 0653aa70 6fc4e3aa 23e10ca9.67341004
#[test]
fn WON_141e_sip_of_tea() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "WON_141e"), Now(My(0), 6, 2)]);
}

/// # Menagerie Jug
///
/// `WON_142` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Give 3 random friendly minions of different minion types +2/+2.
///
/// State: Reprint
//~ reprint WON_142 d018c78d 7cb992b2 ca17d547.f03fd821
#[test]
fn WON_142_menagerie_jug() {
    check(
        CardClass::Mage,
        &[Give("WON_142"), Cost("WON_142", 5), Stats("WON_142", 3, 3), WrittenAs("WON_142", "CORE_WON_142")],
    );
}

/// # Gulp of Tea
///
/// `WON_142e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived WON_142e 203e390f 9bb3df86 08262834.6d6ab056
#[test]
fn WON_142e_gulp_of_tea() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "WON_142e"), Now(My(0), 7, 3)]);
}

/// # Infinite Amalgam
///
/// `WON_143` · Neutral minion · 4 mana · 2/4
///
/// > **Inspire, Frenzy,** Spellburst**, Honorable Kill, and Overkill:** Summon a random 1-Cost minion.
///
/// State: Todo
//~ todo WON_143 5f987552 100c42a4 1991ace0.13e4f606
#[test]
#[ignore = "todo: WON_143 Infinite Amalgam"]
fn WON_143_infinite_amalgam() {
    check(CardClass::Mage, &[Give("WON_143"), Cost("WON_143", 4), Stats("WON_143", 2, 4), Unwritten]);
}

/// # Eyestalk of C'Thun
///
/// `WON_144` · Neutral minion · 4 mana · 1/1
///
/// > **Taunt**, **Lifesteal** Whenever your C'Thun gains Attack or Health, this does too *(wherever it is)*.
///
/// State: Todo
//~ todo WON_144 c6ca145c f847cba5 1af78c73.6f4390c6
#[test]
#[ignore = "todo: WON_144 Eyestalk of C'Thun"]
fn WON_144_eyestalk_of_c_thun() {
    check(
        CardClass::Mage,
        &[
            Give("WON_144"),
            Cost("WON_144", 4),
            Stats("WON_144", 1, 1),
            Has("WON_144", GameTag::LIFESTEAL),
            Has("WON_144", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Soridormi
///
/// `WON_146` · Neutral minion · 5 mana · 8/8
///
/// > **Dormant** for 2 turns. When this awakens, reduce the Cost of all Dragons in your hand by (4).
///
/// State: Derived
//~ derived WON_146 1988c64e 1ca2fa01 876392d6.17b1d2f4
#[test]
fn WON_146_soridormi() {
    check(
        CardClass::Mage,
        &[
            Give("WON_146"),
            Cost("WON_146", 5),
            Stats("WON_146", 8, 8),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WON_146", Nothing),
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WON_146"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WON_146", Nothing),
            EndTurn,
            EndTurn,
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WON_146"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WON_146", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            CostNow(InHand(2), 4),
            CostNow(Nth(1), 2),
        ],
    );
}

/// # Mukla's Champion
///
/// `WON_328` · Neutral minion · 5 mana · 5/3
///
/// > **Inspire:** Give your other minions +1/+1.
///
/// State: Reprint
//~ reprint WON_328 4b819943 a34dee55 cd146a1f.0cb3bb3d
#[test]
fn WON_328_muklas_champion() {
    check(
        CardClass::Mage,
        &[Give("WON_328"), Cost("WON_328", 5), Stats("WON_328", 5, 3), WrittenAs("WON_328", "AT_090")],
    );
}

/// # Blackwing Corruptor
///
/// `WON_329` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** If you're holding a Dragon, deal 5 damage.
///
/// State: Reprint
//~ reprint WON_329 ef5c0231 161099af f080b5a2.ea34261d
#[test]
fn WON_329_blackwing_corruptor() {
    check(
        CardClass::Mage,
        &[Give("WON_329"), Cost("WON_329", 5), Stats("WON_329", 5, 4), WrittenAs("WON_329", "BRM_034")],
    );
}

/// # Cult Apothecary
///
/// `WON_330` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** For each enemy minion, restore #2 Health to your hero.
///
/// State: Reprint
//~ reprint WON_330 9ec3bf34 b1a245f4 c5868cef.f892a550
#[test]
fn WON_330_cult_apothecary() {
    check(
        CardClass::Mage,
        &[Give("WON_330"), Cost("WON_330", 4), Stats("WON_330", 4, 4), WrittenAs("WON_330", "OG_295")],
    );
}

/// # Valstann Staghelm
///
/// `WON_345` · Neutral minion · 6 mana · 3/6
///
/// > **Deathrattle:** Summon a **Taunt** minion from your deck.
///
/// State: Derived
//~ derived WON_345 7a683dd0 5b3106d5 624cec09.7cf803d7
#[test]
fn WON_345_valstann_staghelm() {
    check(
        CardClass::Mage,
        &[
            Give("WON_345"),
            Cost("WON_345", 6),
            Stats("WON_345", 3, 6),
            OnTop("AT_069"),
            OnTop("AT_069"),
            OnTop("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("WON_345"),
            Force(Entity(Nth(2))),
            Kill(Nth(10)),
            BoardCount(Mine, 4),
            DeckCount(Mine, 21),
            In(Nth(2), Zone::Play),
            Now(Nth(2), 3, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("WON_345"),
            OnTop("AT_069"),
            OnTop("AT_069"),
            OnTop("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("WON_345"),
            Never(Entity(Nth(3))),
            Kill(Nth(10)),
        ],
    );
}

/// # Small-Time Buccaneer
///
/// `WON_351` · Neutral minion · 1 mana · 1/2
///
/// > Has +2 Attack while you have a weapon equipped.
///
/// State: Reprint
//~ reprint WON_351 bdc8bccc bb1f7802 2c501547.17e5d7c8
#[test]
fn WON_351_small_time_buccaneer() {
    check(
        CardClass::Mage,
        &[Give("WON_351"), Cost("WON_351", 1), Stats("WON_351", 1, 2), WrittenAs("WON_351", "CFM_325")],
    );
}

/// # Acolyte of Pain
///
/// `WON_357` · Neutral minion · 3 mana · 1/4
///
/// > Whenever this minion takes damage, draw a card.
///
/// State: Reprint
//~ reprint WON_357 7c26c730 9221e08c 720adccc.3ab31bc0
#[test]
fn WON_357_acolyte_of_pain() {
    check(
        CardClass::Mage,
        &[Give("WON_357"), Cost("WON_357", 3), Stats("WON_357", 1, 4), WrittenAs("WON_357", "EX1_007")],
    );
}

/// # Street Trickster
///
/// `WON_365` · Neutral minion · 3 mana · 0/7
///
/// > **Spell Damage +2**
///
/// State: Vanilla
//~ vanilla WON_365 b330acf7 0b618168 22f4cfda.e1835dc2
#[test]
fn WON_365_street_trickster() {
    check(
        CardClass::Mage,
        &[
            Give("WON_365"),
            Cost("WON_365", 3),
            Stats("WON_365", 0, 7),
            Has("WON_365", GameTag::SPELLPOWER),
            Play("WON_365", Nothing),
            In(The("WON_365"), Zone::Play),
            Now(The("WON_365"), 0, 7),
            HasNow(The("WON_365"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Worgen Greaser
///
/// `WON_366` · Neutral minion · 4 mana · 6/5
///
/// State: Vanilla
//~ vanilla WON_366 bf9d1ad5 c1bbb6d3 4e646606
#[test]
fn WON_366_worgen_greaser() {
    check(
        CardClass::Mage,
        &[
            Give("WON_366"),
            Cost("WON_366", 4),
            Stats("WON_366", 6, 5),
            Play("WON_366", Nothing),
            In(The("WON_366"), Zone::Play),
            Now(The("WON_366"), 6, 5),
        ],
    );
}
