//! Death Knight cards of Core (past years), each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d3c51c95

/// # Arthas's Gift
///
/// `CORE_GIFT_04` · Death Knight spell · 1 mana
///
/// > **Discover** a **Temporary** Dark Transformation, Howling Blast, or Death Strike.
///
/// State: Reprint
//~ reprint CORE_GIFT_04 ce43c51c bd4ab0d1 de18d172.01cd0113
#[test]
fn CORE_GIFT_04_arthass_gift() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_GIFT_04"), Cost("CORE_GIFT_04", 1), WrittenAs("CORE_GIFT_04", "GIFT_04")],
    );
}

/// # Soulbreaker
///
/// `CORE_RLK_012` · Death Knight weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks and kills a minion, gain 2 **Corpses**.
///
/// State: Reprint
//~ reprint CORE_RLK_012 5f0ef1de 2514d814 389248eb.3efc2fc8
#[test]
fn CORE_RLK_012_soulbreaker() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CORE_RLK_012"),
            Cost("CORE_RLK_012", 3),
            Stats("CORE_RLK_012", 3, 2),
            WrittenAs("CORE_RLK_012", "RLK_012"),
        ],
    );
}

/// # Corpse Explosion
///
/// `CORE_RLK_035` · Death Knight spell · Shadow · 5 mana
///
/// > Detonate a **Corpse** to deal $1 damage to all minions. If any are still alive, repeat this.
///
/// State: Reprint
//~ reprint CORE_RLK_035 dd8a1e39 0bb0a328 c508cd3b.ba896ea8
#[test]
fn CORE_RLK_035_corpse_explosion() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_RLK_035"), Cost("CORE_RLK_035", 5), WrittenAs("CORE_RLK_035", "RLK_035")],
    );
}

/// # Horn of Winter
///
/// `CORE_RLK_042` · Death Knight spell · Frost · 0 mana
///
/// > Refresh 2 Mana Crystals.
///
/// State: Reprint
//~ reprint CORE_RLK_042 614056f1 0a57d65f 30475c4c.a0aee92c
#[test]
fn CORE_RLK_042_horn_of_winter() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_RLK_042"), Cost("CORE_RLK_042", 0), WrittenAs("CORE_RLK_042", "RLK_042")],
    );
}

/// # Vampiric Blood
///
/// `CORE_RLK_051` · Death Knight spell · 2 mana
///
/// > Give your hero +5 Health. Spend 3 **Corpses** to gain 5 more and draw a card.
///
/// State: Reprint
//~ reprint CORE_RLK_051 a3e7c929 3f492c3a f10f9cca.0c6d6f28
#[test]
fn CORE_RLK_051_vampiric_blood() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_RLK_051"), Cost("CORE_RLK_051", 2), WrittenAs("CORE_RLK_051", "RLK_051")],
    );
}

/// # The Scourge
///
/// `CORE_RLK_122` · Death Knight spell · Shadow · 9 mana
///
/// > Fill your board with random Undead.
///
/// State: Reprint
//~ reprint CORE_RLK_122 e2a8d94d 07049e82 2b9d6320.ab0e1fd1
#[test]
fn CORE_RLK_122_the_scourge() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_RLK_122"), Cost("CORE_RLK_122", 9), WrittenAs("CORE_RLK_122", "RLK_122")],
    );
}

/// # Corpse Bride
///
/// `CORE_RLK_504` · Death Knight minion · 5 mana · 4/4
///
/// > **Battlecry:** Spend up to 10 **Corpses** to summon a Risen Groom with **Taunt** and that much Attack and Health.
///
/// State: Reprint
//~ reprint CORE_RLK_504 91560a54 95697bb9 d6e365c5.21189c0b
#[test]
fn CORE_RLK_504_corpse_bride() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CORE_RLK_504"),
            Cost("CORE_RLK_504", 5),
            Stats("CORE_RLK_504", 4, 4),
            WrittenAs("CORE_RLK_504", "RLK_504"),
        ],
    );
}

/// # Might of Menethil
///
/// `CORE_RLK_740` · Death Knight weapon · 4 mana · 4/2 durability
///
/// > **Battlecry:** Spend up to 3 **Corpses**. **Freeze** that many enemy minions.
///
/// State: Reprint
//~ reprint CORE_RLK_740 f0daf033 32540b94 8c1914db.63a1b86c
#[test]
fn CORE_RLK_740_might_of_menethil() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CORE_RLK_740"),
            Cost("CORE_RLK_740", 4),
            Stats("CORE_RLK_740", 4, 2),
            WrittenAs("CORE_RLK_740", "RLK_740"),
        ],
    );
}

/// # Soulstealer
///
/// `CORE_RLK_741` · Death Knight minion · 8 mana · 5/5
///
/// > **Battlecry:** Destroy all other minions. Gain 1 **Corpse** for each enemy destroyed.
///
/// State: Reprint
//~ reprint CORE_RLK_741 896cd7d0 98b26fc0 5ac8443f.a212fa02
#[test]
fn CORE_RLK_741_soulstealer() {
    check(
        CardClass::DeathKnight,
        &[
            Give("CORE_RLK_741"),
            Cost("CORE_RLK_741", 8),
            Stats("CORE_RLK_741", 5, 5),
            WrittenAs("CORE_RLK_741", "RLK_741"),
        ],
    );
}

/// # Corrupted Ashbringer
///
/// `LEG_RLK_067` · Death Knight weapon · 6 mana · 5/2 durability
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla LEG_RLK_067 fb23b566 9692c16e cb26ed0c.b857c9f1
#[test]
fn LEG_RLK_067_corrupted_ashbringer() {
    check(
        CardClass::DeathKnight,
        &[
            Give("LEG_RLK_067"),
            Cost("LEG_RLK_067", 6),
            Stats("LEG_RLK_067", 5, 2),
            Has("LEG_RLK_067", GameTag::LIFESTEAL),
            Play("LEG_RLK_067", Nothing),
            In(The("LEG_RLK_067"), Zone::Play),
            HasNow(The("LEG_RLK_067"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Heart Strike
///
/// `RLK_034` · Death Knight spell · 1 mana
///
/// > Deal $3 damage to a minion. If it dies, gain a **Corpse**.
///
/// State: Reprint
//~ reprint RLK_034 7cf61083 715a3409 18294d43.8eca8b7a
#[test]
fn RLK_034_heart_strike() {
    check(CardClass::DeathKnight, &[Give("RLK_034"), Cost("RLK_034", 1), WrittenAs("RLK_034", "LEG_RLK_034")]);
}

/// # Plagued Grain
///
/// `RLK_039` · Death Knight spell · 1 mana
///
/// > Gain 4 **Corpses**. Shuffle four Crates into your deck that summon a 2/2 Undead when drawn.
///
/// State: Reprint
//~ reprint RLK_039 0c132c4d 6a31f0e2 62494c9d.2bd15b96
#[test]
fn RLK_039_plagued_grain() {
    check(CardClass::DeathKnight, &[Give("RLK_039"), Cost("RLK_039", 1), WrittenAs("RLK_039", "LEG_RLK_039")]);
}

/// # Patchwerk
///
/// `RLK_071` · Death Knight minion · 7 mana · 4/6
///
/// > **Battlecry:** Destroy a random minion in your opponent's hand, deck, and battlefield.
///
/// State: Reprint
//~ reprint RLK_071 3c947736 f4e52648 361cf9aa.ba09fd72
#[test]
fn RLK_071_patchwerk() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_071"), Cost("RLK_071", 7), Stats("RLK_071", 4, 6), WrittenAs("RLK_071", "LEG_RLK_071")],
    );
}

/// # Possessifier
///
/// `RLK_077` · Death Knight minion · 5 mana · 3/3
///
/// > **Battlecry:** Summon two 1/1 Fighters with **Rush** and **Reborn**.
///
/// State: Reprint
//~ reprint RLK_077 3f03ffde 52fa77fe c5309d8a.f3b433e0
#[test]
fn RLK_077_possessifier() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_077"), Cost("RLK_077", 5), Stats("RLK_077", 3, 3), WrittenAs("RLK_077", "LEG_RLK_077")],
    );
}

/// # Noxious Cadaver
///
/// `RLK_079` · Death Knight minion · 1 mana · 1/2
///
/// > **Battlecry**: Deal 2 damage to an enemy and your hero.
///
/// State: Reprint
//~ reprint RLK_079 713cadb3 3cac81fc 42780d54.09ede2db
#[test]
fn RLK_079_noxious_cadaver() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_079"), Cost("RLK_079", 1), Stats("RLK_079", 1, 2), WrittenAs("RLK_079", "LEG_RLK_079")],
    );
}

/// # Deathbringer Saurfang
///
/// `RLK_082` · Death Knight minion · 5 mana · 4/6
///
/// > **Taunt Deathrattle:** Return this to your hand. It costs Health instead of Mana.
///
/// State: Reprint
//~ reprint RLK_082 0705e031 843a14d1 cdb749cd.16b4d3b6
#[test]
fn RLK_082_deathbringer_saurfang() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_082"),
            Cost("RLK_082", 5),
            Stats("RLK_082", 4, 6),
            Has("RLK_082", GameTag::TAUNT),
            WrittenAs("RLK_082", "LEG_RLK_082"),
        ],
    );
}

/// # Lord Marrowgar
///
/// `RLK_085` · Death Knight minion · 8 mana · 9/7
///
/// > **Battlecry:** Raise ALL of your **Corpses** as 1/1 Risen Golems with **Rush**. For each that can't fit, give one +2/+2.
///
/// State: Todo
//~ todo RLK_085 8ce777bf 7d75c822 f1c51320.a920d567
#[test]
#[ignore = "todo: RLK_085 Lord Marrowgar"]
fn RLK_085_lord_marrowgar() {
    check(CardClass::DeathKnight, &[Give("RLK_085"), Cost("RLK_085", 8), Stats("RLK_085", 9, 7), Unwritten]);
}

/// # Defrost
///
/// `RLK_101` · Death Knight spell · Frost · 2 mana
///
/// > Draw a card. Spend 2 **Corpses** to draw another.
///
/// State: Reprint
//~ reprint RLK_101 e9e86815 e0f123c3 c0c22032.06446feb
#[test]
fn RLK_101_defrost() {
    check(CardClass::DeathKnight, &[Give("RLK_101"), Cost("RLK_101", 2), WrittenAs("RLK_101", "LEG_RLK_101")]);
}

/// # Repulsive Gargantuan
///
/// `RLK_115` · Death Knight minion · 4 mana · 3/6
///
/// > Enemy characters can't be healed.
///
/// State: Reprint
//~ reprint RLK_115 85024df2 76d672fc 3f78a1fe.ca0e1bfc
#[test]
fn RLK_115_repulsive_gargantuan() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_115"), Cost("RLK_115", 4), Stats("RLK_115", 3, 6), WrittenAs("RLK_115", "LEG_RLK_115")],
    );
}

/// # Obliterate
///
/// `RLK_125` · Death Knight spell · 2 mana
///
/// > Destroy a minion. Deal 3 damage to your hero.
///
/// State: Reprint
//~ reprint RLK_125 8b275246 2ff1bbc4 01eea5d3.e0bd53aa
#[test]
fn RLK_125_obliterate() {
    check(CardClass::DeathKnight, &[Give("RLK_125"), Cost("RLK_125", 2), WrittenAs("RLK_125", "LEG_RLK_125")]);
}

/// # Overseer Frigidara
///
/// `RLK_224` · Death Knight minion · 6 mana · 3/6
///
/// > **Battlecry:** Draw 2 spells. If they're both Frost spells, deal 2 damage to all enemies.
///
/// State: Reprint
//~ reprint RLK_224 e3a67a70 c025505c d12e379c.7fad70eb
#[test]
fn RLK_224_overseer_frigidara() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_224"), Cost("RLK_224", 6), Stats("RLK_224", 3, 6), WrittenAs("RLK_224", "LEG_RLK_224")],
    );
}

/// # Ymirjar Deathbringer
///
/// `RLK_226` · Death Knight minion · 3 mana · 4/3
///
/// > **Taunt**. **Deathrattle:** Spend 3 **Corpses** to summon a 3/3 Risen Ymirjar with **Taunt**.
///
/// State: Reprint
//~ reprint RLK_226 0925a473 79293430 69fdb342.01ae00fd
#[test]
fn RLK_226_ymirjar_deathbringer() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_226"),
            Cost("RLK_226", 3),
            Stats("RLK_226", 4, 3),
            Has("RLK_226", GameTag::TAUNT),
            WrittenAs("RLK_226", "LEG_RLK_226"),
        ],
    );
}

/// # Graveyard Shift
///
/// `RLK_705` · Death Knight spell · 3 mana
///
/// > Summon two 1/1 Zombies with **Reborn**.
///
/// State: Reprint
//~ reprint RLK_705 165a223e dce4e8f5 1e5ddd88.cf30f314
#[test]
fn RLK_705_graveyard_shift() {
    check(CardClass::DeathKnight, &[Give("RLK_705"), Cost("RLK_705", 3), WrittenAs("RLK_705", "LEG_RLK_705")]);
}

/// # Rimefang Sword
///
/// `RLK_710` · Death Knight weapon · 3 mana · 2/3 durability
///
/// > After your hero attacks, reduce the Cost of a spell in your hand by (1).
///
/// State: Reprint
//~ reprint RLK_710 9c190cb4 82469b11 4d837af4.6ef3dd25
#[test]
fn RLK_710_rimefang_sword() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_710"), Cost("RLK_710", 3), Stats("RLK_710", 2, 3), WrittenAs("RLK_710", "LEG_RLK_710")],
    );
}

/// # Runeforging
///
/// `RLK_715` · Death Knight spell · Shadow · 1 mana
///
/// > Draw a weapon. Spend a **Corpse** to reduce its Cost by (1).
///
/// State: Reprint
//~ reprint RLK_715 5cca6e4e a5693893 f3b61b7b.198c5142
#[test]
fn RLK_715_runeforging() {
    check(CardClass::DeathKnight, &[Give("RLK_715"), Cost("RLK_715", 1), WrittenAs("RLK_715", "LEG_RLK_715")]);
}

/// # Stitched Giant
///
/// `RLK_744` · Death Knight minion · 9 mana · 8/8
///
/// > Costs (1) less for each **Corpse** you've spent this game.
///
/// State: Reprint
//~ reprint RLK_744 fdb2bada 4e5112b1 be731ea1.d6bece00
#[test]
fn RLK_744_stitched_giant() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_744"), Cost("RLK_744", 9), Stats("RLK_744", 8, 8), WrittenAs("RLK_744", "LEG_RLK_744")],
    );
}

/// # Rime Sculptor
///
/// `RLK_752` · Death Knight minion · 5 mana · 4/3
///
/// > **Battlecry:** Summon two 2/1 Rime Elementals with "**Deathrattle:** Deal 2 damage to a random enemy."
///
/// State: Reprint
//~ reprint RLK_752 49c6069c 993ffbef 4b544c75.ce8239e3
#[test]
fn RLK_752_rime_sculptor() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_752"), Cost("RLK_752", 5), Stats("RLK_752", 4, 3), WrittenAs("RLK_752", "LEG_RLK_752")],
    );
}

/// # Bonedigger Geist
///
/// `RLK_753` · Death Knight minion · 2 mana · 2/2
///
/// > **Battlecry:** Spend a **Corpse** to gain +1/+2.
///
/// State: Reprint
//~ reprint RLK_753 21353f06 4b25b4e0 9084c7cf.97b6d803
#[test]
fn RLK_753_bonedigger_geist() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_753"), Cost("RLK_753", 2), Stats("RLK_753", 2, 2), WrittenAs("RLK_753", "LEG_RLK_753")],
    );
}
