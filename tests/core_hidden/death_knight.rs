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
/// State: Todo
//~ todo CORE_GIFT_04 ce43c51c 6268a7d3 de18d172.01cd0113
#[test]
#[ignore = "todo: CORE_GIFT_04 Arthas's Gift"]
fn CORE_GIFT_04_arthass_gift() {
    check(CardClass::DeathKnight, &[Give("CORE_GIFT_04"), Cost("CORE_GIFT_04", 1), Unwritten]);
}

/// # Soulbreaker
///
/// `CORE_RLK_012` · Death Knight weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks and kills a minion, gain 2 **Corpses**.
///
/// State: Todo
//~ todo CORE_RLK_012 5f0ef1de 833280fe 389248eb.3efc2fc8
#[test]
#[ignore = "todo: CORE_RLK_012 Soulbreaker"]
fn CORE_RLK_012_soulbreaker() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_RLK_012"), Cost("CORE_RLK_012", 3), Stats("CORE_RLK_012", 3, 2), Unwritten],
    );
}

/// # Corpse Explosion
///
/// `CORE_RLK_035` · Death Knight spell · Shadow · 5 mana
///
/// > Detonate a **Corpse** to deal $1 damage to all minions. If any are still alive, repeat this.
///
/// State: Todo
//~ todo CORE_RLK_035 dd8a1e39 f1e45f0f c508cd3b.ba896ea8
#[test]
#[ignore = "todo: CORE_RLK_035 Corpse Explosion"]
fn CORE_RLK_035_corpse_explosion() {
    check(CardClass::DeathKnight, &[Give("CORE_RLK_035"), Cost("CORE_RLK_035", 5), Unwritten]);
}

/// # Horn of Winter
///
/// `CORE_RLK_042` · Death Knight spell · Frost · 0 mana
///
/// > Refresh 2 Mana Crystals.
///
/// State: Todo
//~ todo CORE_RLK_042 614056f1 e88d09fc 30475c4c.a0aee92c
#[test]
#[ignore = "todo: CORE_RLK_042 Horn of Winter"]
fn CORE_RLK_042_horn_of_winter() {
    check(CardClass::DeathKnight, &[Give("CORE_RLK_042"), Cost("CORE_RLK_042", 0), Unwritten]);
}

/// # Vampiric Blood
///
/// `CORE_RLK_051` · Death Knight spell · 2 mana
///
/// > Give your hero +5 Health. Spend 3 **Corpses** to gain 5 more and draw a card.
///
/// State: Todo
//~ todo CORE_RLK_051 a3e7c929 8061e303 f10f9cca.0c6d6f28
#[test]
#[ignore = "todo: CORE_RLK_051 Vampiric Blood"]
fn CORE_RLK_051_vampiric_blood() {
    check(CardClass::DeathKnight, &[Give("CORE_RLK_051"), Cost("CORE_RLK_051", 2), Unwritten]);
}

/// # The Scourge
///
/// `CORE_RLK_122` · Death Knight spell · Shadow · 9 mana
///
/// > Fill your board with random Undead.
///
/// State: Todo
//~ todo CORE_RLK_122 e2a8d94d 14355b14 2b9d6320.ab0e1fd1
#[test]
#[ignore = "todo: CORE_RLK_122 The Scourge"]
fn CORE_RLK_122_the_scourge() {
    check(CardClass::DeathKnight, &[Give("CORE_RLK_122"), Cost("CORE_RLK_122", 9), Unwritten]);
}

/// # Corpse Bride
///
/// `CORE_RLK_504` · Death Knight minion · 5 mana · 4/4
///
/// > **Battlecry:** Spend up to 10 **Corpses** to summon a Risen Groom with **Taunt** and that much Attack and Health.
///
/// State: Todo
//~ todo CORE_RLK_504 91560a54 bf8d3c12 d6e365c5.21189c0b
#[test]
#[ignore = "todo: CORE_RLK_504 Corpse Bride"]
fn CORE_RLK_504_corpse_bride() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_RLK_504"), Cost("CORE_RLK_504", 5), Stats("CORE_RLK_504", 4, 4), Unwritten],
    );
}

/// # Might of Menethil
///
/// `CORE_RLK_740` · Death Knight weapon · 4 mana · 4/2 durability
///
/// > **Battlecry:** Spend up to 3 **Corpses**. **Freeze** that many enemy minions.
///
/// State: Todo
//~ todo CORE_RLK_740 f0daf033 e1e6a9e7 8c1914db.63a1b86c
#[test]
#[ignore = "todo: CORE_RLK_740 Might of Menethil"]
fn CORE_RLK_740_might_of_menethil() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_RLK_740"), Cost("CORE_RLK_740", 4), Stats("CORE_RLK_740", 4, 2), Unwritten],
    );
}

/// # Soulstealer
///
/// `CORE_RLK_741` · Death Knight minion · 8 mana · 5/5
///
/// > **Battlecry:** Destroy all other minions. Gain 1 **Corpse** for each enemy destroyed.
///
/// State: Todo
//~ todo CORE_RLK_741 896cd7d0 6fafa003 5ac8443f.a212fa02
#[test]
#[ignore = "todo: CORE_RLK_741 Soulstealer"]
fn CORE_RLK_741_soulstealer() {
    check(
        CardClass::DeathKnight,
        &[Give("CORE_RLK_741"), Cost("CORE_RLK_741", 8), Stats("CORE_RLK_741", 5, 5), Unwritten],
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
/// State: Todo
//~ todo RLK_034 7cf61083 ee97d171 18294d43.8eca8b7a
#[test]
#[ignore = "todo: RLK_034 Heart Strike"]
fn RLK_034_heart_strike() {
    check(CardClass::DeathKnight, &[Give("RLK_034"), Cost("RLK_034", 1), Unwritten]);
}

/// # Plagued Grain
///
/// `RLK_039` · Death Knight spell · 1 mana
///
/// > Gain 4 **Corpses**. Shuffle four Crates into your deck that summon a 2/2 Undead when drawn.
///
/// State: Todo
//~ todo RLK_039 0c132c4d 37161994 62494c9d.2bd15b96
#[test]
#[ignore = "todo: RLK_039 Plagued Grain"]
fn RLK_039_plagued_grain() {
    check(CardClass::DeathKnight, &[Give("RLK_039"), Cost("RLK_039", 1), Unwritten]);
}

/// # Patchwerk
///
/// `RLK_071` · Death Knight minion · 7 mana · 4/6
///
/// > **Battlecry:** Destroy a random minion in your opponent's hand, deck, and battlefield.
///
/// State: Todo
//~ todo RLK_071 3c947736 41903d86 361cf9aa.ba09fd72
#[test]
#[ignore = "todo: RLK_071 Patchwerk"]
fn RLK_071_patchwerk() {
    check(CardClass::DeathKnight, &[Give("RLK_071"), Cost("RLK_071", 7), Stats("RLK_071", 4, 6), Unwritten]);
}

/// # Possessifier
///
/// `RLK_077` · Death Knight minion · 5 mana · 3/3
///
/// > **Battlecry:** Summon two 1/1 Fighters with **Rush** and **Reborn**.
///
/// State: Todo
//~ todo RLK_077 3f03ffde 218aa346 c5309d8a.f3b433e0
#[test]
#[ignore = "todo: RLK_077 Possessifier"]
fn RLK_077_possessifier() {
    check(CardClass::DeathKnight, &[Give("RLK_077"), Cost("RLK_077", 5), Stats("RLK_077", 3, 3), Unwritten]);
}

/// # Noxious Cadaver
///
/// `RLK_079` · Death Knight minion · 1 mana · 1/2
///
/// > **Battlecry**: Deal 2 damage to an enemy and your hero.
///
/// State: Todo
//~ todo RLK_079 713cadb3 c331c375 42780d54.09ede2db
#[test]
#[ignore = "todo: RLK_079 Noxious Cadaver"]
fn RLK_079_noxious_cadaver() {
    check(CardClass::DeathKnight, &[Give("RLK_079"), Cost("RLK_079", 1), Stats("RLK_079", 1, 2), Unwritten]);
}

/// # Deathbringer Saurfang
///
/// `RLK_082` · Death Knight minion · 5 mana · 4/6
///
/// > **Taunt Deathrattle:** Return this to your hand. It costs Health instead of Mana.
///
/// State: Todo
//~ todo RLK_082 0705e031 44bffaca cdb749cd.16b4d3b6
#[test]
#[ignore = "todo: RLK_082 Deathbringer Saurfang"]
fn RLK_082_deathbringer_saurfang() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_082"), Cost("RLK_082", 5), Stats("RLK_082", 4, 6), Has("RLK_082", GameTag::TAUNT), Unwritten],
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
/// State: Todo
//~ todo RLK_101 e9e86815 ff59e0b2 c0c22032.06446feb
#[test]
#[ignore = "todo: RLK_101 Defrost"]
fn RLK_101_defrost() {
    check(CardClass::DeathKnight, &[Give("RLK_101"), Cost("RLK_101", 2), Unwritten]);
}

/// # Repulsive Gargantuan
///
/// `RLK_115` · Death Knight minion · 4 mana · 3/6
///
/// > Enemy characters can't be healed.
///
/// State: Todo
//~ todo RLK_115 85024df2 61de2daf 3f78a1fe.ca0e1bfc
#[test]
#[ignore = "todo: RLK_115 Repulsive Gargantuan"]
fn RLK_115_repulsive_gargantuan() {
    check(CardClass::DeathKnight, &[Give("RLK_115"), Cost("RLK_115", 4), Stats("RLK_115", 3, 6), Unwritten]);
}

/// # Obliterate
///
/// `RLK_125` · Death Knight spell · 2 mana
///
/// > Destroy a minion. Deal 3 damage to your hero.
///
/// State: Todo
//~ todo RLK_125 8b275246 3d981873 01eea5d3.e0bd53aa
#[test]
#[ignore = "todo: RLK_125 Obliterate"]
fn RLK_125_obliterate() {
    check(CardClass::DeathKnight, &[Give("RLK_125"), Cost("RLK_125", 2), Unwritten]);
}

/// # Overseer Frigidara
///
/// `RLK_224` · Death Knight minion · 6 mana · 3/6
///
/// > **Battlecry:** Draw 2 spells. If they're both Frost spells, deal 2 damage to all enemies.
///
/// State: Todo
//~ todo RLK_224 e3a67a70 b0067b2f d12e379c.7fad70eb
#[test]
#[ignore = "todo: RLK_224 Overseer Frigidara"]
fn RLK_224_overseer_frigidara() {
    check(CardClass::DeathKnight, &[Give("RLK_224"), Cost("RLK_224", 6), Stats("RLK_224", 3, 6), Unwritten]);
}

/// # Ymirjar Deathbringer
///
/// `RLK_226` · Death Knight minion · 3 mana · 4/3
///
/// > **Taunt**. **Deathrattle:** Spend 3 **Corpses** to summon a 3/3 Risen Ymirjar with **Taunt**.
///
/// State: Todo
//~ todo RLK_226 0925a473 576deea1 69fdb342.01ae00fd
#[test]
#[ignore = "todo: RLK_226 Ymirjar Deathbringer"]
fn RLK_226_ymirjar_deathbringer() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_226"), Cost("RLK_226", 3), Stats("RLK_226", 4, 3), Has("RLK_226", GameTag::TAUNT), Unwritten],
    );
}

/// # Graveyard Shift
///
/// `RLK_705` · Death Knight spell · 3 mana
///
/// > Summon two 1/1 Zombies with **Reborn**.
///
/// State: Todo
//~ todo RLK_705 165a223e fcefb06a 1e5ddd88.cf30f314
#[test]
#[ignore = "todo: RLK_705 Graveyard Shift"]
fn RLK_705_graveyard_shift() {
    check(CardClass::DeathKnight, &[Give("RLK_705"), Cost("RLK_705", 3), Unwritten]);
}

/// # Rimefang Sword
///
/// `RLK_710` · Death Knight weapon · 3 mana · 2/3 durability
///
/// > After your hero attacks, reduce the Cost of a spell in your hand by (1).
///
/// State: Todo
//~ todo RLK_710 9c190cb4 d8d8978e 4d837af4.6ef3dd25
#[test]
#[ignore = "todo: RLK_710 Rimefang Sword"]
fn RLK_710_rimefang_sword() {
    check(CardClass::DeathKnight, &[Give("RLK_710"), Cost("RLK_710", 3), Stats("RLK_710", 2, 3), Unwritten]);
}

/// # Runeforging
///
/// `RLK_715` · Death Knight spell · Shadow · 1 mana
///
/// > Draw a weapon. Spend a **Corpse** to reduce its Cost by (1).
///
/// State: Todo
//~ todo RLK_715 5cca6e4e 94eb148f f3b61b7b.198c5142
#[test]
#[ignore = "todo: RLK_715 Runeforging"]
fn RLK_715_runeforging() {
    check(CardClass::DeathKnight, &[Give("RLK_715"), Cost("RLK_715", 1), Unwritten]);
}

/// # Stitched Giant
///
/// `RLK_744` · Death Knight minion · 9 mana · 8/8
///
/// > Costs (1) less for each **Corpse** you've spent this game.
///
/// State: Todo
//~ todo RLK_744 fdb2bada afaea546 be731ea1.d6bece00
#[test]
#[ignore = "todo: RLK_744 Stitched Giant"]
fn RLK_744_stitched_giant() {
    check(CardClass::DeathKnight, &[Give("RLK_744"), Cost("RLK_744", 9), Stats("RLK_744", 8, 8), Unwritten]);
}

/// # Rime Sculptor
///
/// `RLK_752` · Death Knight minion · 5 mana · 4/3
///
/// > **Battlecry:** Summon two 2/1 Rime Elementals with "**Deathrattle:** Deal 2 damage to a random enemy."
///
/// State: Todo
//~ todo RLK_752 49c6069c 559d9541 4b544c75.ce8239e3
#[test]
#[ignore = "todo: RLK_752 Rime Sculptor"]
fn RLK_752_rime_sculptor() {
    check(CardClass::DeathKnight, &[Give("RLK_752"), Cost("RLK_752", 5), Stats("RLK_752", 4, 3), Unwritten]);
}

/// # Bonedigger Geist
///
/// `RLK_753` · Death Knight minion · 2 mana · 2/2
///
/// > **Battlecry:** Spend a **Corpse** to gain +1/+2.
///
/// State: Todo
//~ todo RLK_753 21353f06 d0139994 9084c7cf.97b6d803
#[test]
#[ignore = "todo: RLK_753 Bonedigger Geist"]
fn RLK_753_bonedigger_geist() {
    check(CardClass::DeathKnight, &[Give("RLK_753"), Cost("RLK_753", 2), Stats("RLK_753", 2, 2), Unwritten]);
}
