//! Death Knight cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Arthas's Gift
///
/// `GIFT_04` · Death Knight spell · 1 mana
///
/// > **Discover** a **Temporary** Dark Transformation, Howling Blast, or Death Strike.
///
/// State: Todo
//~ GIFT_04 todo 213d5f5b ef16a6ea
#[test]
#[ignore = "todo: GIFT_04 Arthas's Gift"]
fn GIFT_04_arthass_gift() {
    check(CardClass::DeathKnight, &[Give("GIFT_04"), Cost("GIFT_04", 1), Unwritten]);
}

/// # The Lich King
///
/// `HERO_11` · Death Knight hero · 30 health
///
/// State: Vanilla
//~ HERO_11 vanilla 03668017 c79dcb13
#[test]
fn HERO_11_the_lich_king() {
    check(
        CardClass::DeathKnight,
        &[Give("HERO_11"), Cost("HERO_11", 0), Play("HERO_11", Nothing), In(The("HERO_11"), Zone::Play)],
    );
}

/// # Ghoul Charge
///
/// `HERO_11bp` · Death Knight hero power · 2 mana
///
/// > **Hero Power** Summon a 1/1 Ghoul with **Charge**. It dies at end of turn.
///
/// State: Todo
//~ HERO_11bp todo 1102cfa1 7b607a52
#[test]
#[ignore = "todo: HERO_11bp Ghoul Charge"]
fn HERO_11bp_ghoul_charge() {
    check(CardClass::DeathKnight, &[HasHeroPower("HERO_11bp"), Cost("HERO_11bp", 2), Unwritten]);
}

/// # Heart Strike
///
/// `LEG_RLK_034` · Death Knight spell · 1 mana
///
/// > Deal $3 damage to a minion. If it dies, gain a **Corpse**.
///
/// State: Todo
//~ LEG_RLK_034 todo 9adf50ed a530ef29
#[test]
#[ignore = "todo: LEG_RLK_034 Heart Strike"]
fn LEG_RLK_034_heart_strike() {
    check(CardClass::DeathKnight, &[Give("LEG_RLK_034"), Cost("LEG_RLK_034", 1), Unwritten]);
}

/// # Plagued Grain
///
/// `LEG_RLK_039` · Death Knight spell · 1 mana
///
/// > Gain 4 **Corpses**. Shuffle four Crates into your deck that summon a 2/2 Undead when drawn.
///
/// State: Todo
//~ LEG_RLK_039 todo 55a93f04 621fed18
#[test]
#[ignore = "todo: LEG_RLK_039 Plagued Grain"]
fn LEG_RLK_039_plagued_grain() {
    check(CardClass::DeathKnight, &[Give("LEG_RLK_039"), Cost("LEG_RLK_039", 1), Unwritten]);
}

/// # Patchwerk
///
/// `LEG_RLK_071` · Death Knight minion · 7 mana · 4/6
///
/// > **Battlecry:** Destroy a random minion in your opponent's hand, deck, and battlefield.
///
/// State: Todo
//~ LEG_RLK_071 todo 3e5ca64a 4f56c714
#[test]
#[ignore = "todo: LEG_RLK_071 Patchwerk"]
fn LEG_RLK_071_patchwerk() {
    check(
        CardClass::DeathKnight,
        &[Give("LEG_RLK_071"), Cost("LEG_RLK_071", 7), Stats("LEG_RLK_071", 4, 6), Unwritten],
    );
}

/// # Possessifier
///
/// `LEG_RLK_077` · Death Knight minion · 5 mana · 3/3
///
/// > **Battlecry:** Summon two 1/1 Fighters with **Rush** and **Reborn**.
///
/// State: Todo
//~ LEG_RLK_077 todo ebb07117 24fe74bb
#[test]
#[ignore = "todo: LEG_RLK_077 Possessifier"]
fn LEG_RLK_077_possessifier() {
    check(
        CardClass::DeathKnight,
        &[Give("LEG_RLK_077"), Cost("LEG_RLK_077", 5), Stats("LEG_RLK_077", 3, 3), Unwritten],
    );
}

/// # Noxious Cadaver
///
/// `LEG_RLK_079` · Death Knight minion · 1 mana · 1/2
///
/// > **Battlecry**: Deal 2 damage to an enemy and your hero.
///
/// State: Todo
//~ LEG_RLK_079 todo 7bf95e40 689c6039
#[test]
#[ignore = "todo: LEG_RLK_079 Noxious Cadaver"]
fn LEG_RLK_079_noxious_cadaver() {
    check(
        CardClass::DeathKnight,
        &[Give("LEG_RLK_079"), Cost("LEG_RLK_079", 1), Stats("LEG_RLK_079", 1, 2), Unwritten],
    );
}

/// # Deathbringer Saurfang
///
/// `LEG_RLK_082` · Death Knight minion · 5 mana · 4/6
///
/// > **Taunt Deathrattle:** Return this to your hand. It costs Health instead of Mana.
///
/// State: Todo
//~ LEG_RLK_082 todo 8e222898 26e11d5e
#[test]
#[ignore = "todo: LEG_RLK_082 Deathbringer Saurfang"]
fn LEG_RLK_082_deathbringer_saurfang() {
    check(
        CardClass::DeathKnight,
        &[
            Give("LEG_RLK_082"),
            Cost("LEG_RLK_082", 5),
            Stats("LEG_RLK_082", 4, 6),
            Has("LEG_RLK_082", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Lord Marrowgar
///
/// `LEG_RLK_085` · Death Knight minion · 8 mana · 9/7
///
/// > **Battlecry:** Raise ALL of your **Corpses** as 1/1 Risen Golems with **Rush**. For each that can't fit, give one +2/+2.
///
/// State: Todo
//~ LEG_RLK_085 todo ef36b702 72f867e0
#[test]
#[ignore = "todo: LEG_RLK_085 Lord Marrowgar"]
fn LEG_RLK_085_lord_marrowgar() {
    check(
        CardClass::DeathKnight,
        &[Give("LEG_RLK_085"), Cost("LEG_RLK_085", 8), Stats("LEG_RLK_085", 9, 7), Unwritten],
    );
}

/// # Defrost
///
/// `LEG_RLK_101` · Death Knight spell · Frost · 2 mana
///
/// > Draw a card. Spend 2 **Corpses** to draw another.
///
/// State: Todo
//~ LEG_RLK_101 todo 0b01203b f10d9596
#[test]
#[ignore = "todo: LEG_RLK_101 Defrost"]
fn LEG_RLK_101_defrost() {
    check(CardClass::DeathKnight, &[Give("LEG_RLK_101"), Cost("LEG_RLK_101", 2), Unwritten]);
}

/// # Repulsive Gargantuan
///
/// `LEG_RLK_115` · Death Knight minion · 4 mana · 3/6
///
/// > Enemy characters can't be healed.
///
/// State: Todo
//~ LEG_RLK_115 todo 75170726 8a2db572
#[test]
#[ignore = "todo: LEG_RLK_115 Repulsive Gargantuan"]
fn LEG_RLK_115_repulsive_gargantuan() {
    check(
        CardClass::DeathKnight,
        &[Give("LEG_RLK_115"), Cost("LEG_RLK_115", 4), Stats("LEG_RLK_115", 3, 6), Unwritten],
    );
}

/// # Obliterate
///
/// `LEG_RLK_125` · Death Knight spell · 2 mana
///
/// > Destroy a minion. Deal 3 damage to your hero.
///
/// State: Todo
//~ LEG_RLK_125 todo 6467d6ab 37c63b2d
#[test]
#[ignore = "todo: LEG_RLK_125 Obliterate"]
fn LEG_RLK_125_obliterate() {
    check(CardClass::DeathKnight, &[Give("LEG_RLK_125"), Cost("LEG_RLK_125", 2), Unwritten]);
}

/// # Overseer Frigidara
///
/// `LEG_RLK_224` · Death Knight minion · 6 mana · 3/6
///
/// > **Battlecry:** Draw 2 spells. If they're both Frost spells, deal 2 damage to all enemies.
///
/// State: Todo
//~ LEG_RLK_224 todo 2784577c 21f2cefa
#[test]
#[ignore = "todo: LEG_RLK_224 Overseer Frigidara"]
fn LEG_RLK_224_overseer_frigidara() {
    check(
        CardClass::DeathKnight,
        &[Give("LEG_RLK_224"), Cost("LEG_RLK_224", 6), Stats("LEG_RLK_224", 3, 6), Unwritten],
    );
}

/// # Ymirjar Deathbringer
///
/// `LEG_RLK_226` · Death Knight minion · 3 mana · 4/3
///
/// > **Taunt**. **Deathrattle:** Spend 3 **Corpses** to summon a 3/3 Risen Ymirjar with **Taunt**.
///
/// State: Todo
//~ LEG_RLK_226 todo b406222d 4e238f49
#[test]
#[ignore = "todo: LEG_RLK_226 Ymirjar Deathbringer"]
fn LEG_RLK_226_ymirjar_deathbringer() {
    check(
        CardClass::DeathKnight,
        &[
            Give("LEG_RLK_226"),
            Cost("LEG_RLK_226", 3),
            Stats("LEG_RLK_226", 4, 3),
            Has("LEG_RLK_226", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Graveyard Shift
///
/// `LEG_RLK_705` · Death Knight spell · 3 mana
///
/// > Summon two 1/1 Zombies with **Reborn**.
///
/// State: Todo
//~ LEG_RLK_705 todo 1fa26e54 b46096d7
#[test]
#[ignore = "todo: LEG_RLK_705 Graveyard Shift"]
fn LEG_RLK_705_graveyard_shift() {
    check(CardClass::DeathKnight, &[Give("LEG_RLK_705"), Cost("LEG_RLK_705", 3), Unwritten]);
}

/// # Rimefang Sword
///
/// `LEG_RLK_710` · Death Knight weapon · 3 mana · 2/3 durability
///
/// > After your hero attacks, reduce the Cost of a spell in your hand by (1).
///
/// State: Todo
//~ LEG_RLK_710 todo 70c689f4 3142b807
#[test]
#[ignore = "todo: LEG_RLK_710 Rimefang Sword"]
fn LEG_RLK_710_rimefang_sword() {
    check(
        CardClass::DeathKnight,
        &[Give("LEG_RLK_710"), Cost("LEG_RLK_710", 3), Stats("LEG_RLK_710", 2, 3), Unwritten],
    );
}

/// # Runeforging
///
/// `LEG_RLK_715` · Death Knight spell · Shadow · 1 mana
///
/// > Draw a weapon. Spend a **Corpse** to reduce its Cost by (1).
///
/// State: Todo
//~ LEG_RLK_715 todo 59312dc8 8d08d258
#[test]
#[ignore = "todo: LEG_RLK_715 Runeforging"]
fn LEG_RLK_715_runeforging() {
    check(CardClass::DeathKnight, &[Give("LEG_RLK_715"), Cost("LEG_RLK_715", 1), Unwritten]);
}

/// # Stitched Giant
///
/// `LEG_RLK_744` · Death Knight minion · 9 mana · 8/8
///
/// > Costs (1) less for each **Corpse** you've spent this game.
///
/// State: Todo
//~ LEG_RLK_744 todo d6f054bc 5846929d
#[test]
#[ignore = "todo: LEG_RLK_744 Stitched Giant"]
fn LEG_RLK_744_stitched_giant() {
    check(
        CardClass::DeathKnight,
        &[Give("LEG_RLK_744"), Cost("LEG_RLK_744", 9), Stats("LEG_RLK_744", 8, 8), Unwritten],
    );
}

/// # Rime Sculptor
///
/// `LEG_RLK_752` · Death Knight minion · 5 mana · 4/3
///
/// > **Battlecry:** Summon two 2/1 Rime Elementals with "**Deathrattle:** Deal 2 damage to a random enemy."
///
/// State: Todo
//~ LEG_RLK_752 todo 0549e594 a432ca6a
#[test]
#[ignore = "todo: LEG_RLK_752 Rime Sculptor"]
fn LEG_RLK_752_rime_sculptor() {
    check(
        CardClass::DeathKnight,
        &[Give("LEG_RLK_752"), Cost("LEG_RLK_752", 5), Stats("LEG_RLK_752", 4, 3), Unwritten],
    );
}

/// # Bonedigger Geist
///
/// `LEG_RLK_753` · Death Knight minion · 2 mana · 2/2
///
/// > **Battlecry:** Spend a **Corpse** to gain +1/+2.
///
/// State: Todo
//~ LEG_RLK_753 todo 98ae9541 9470c045
#[test]
#[ignore = "todo: LEG_RLK_753 Bonedigger Geist"]
fn LEG_RLK_753_bonedigger_geist() {
    check(
        CardClass::DeathKnight,
        &[Give("LEG_RLK_753"), Cost("LEG_RLK_753", 2), Stats("LEG_RLK_753", 2, 2), Unwritten],
    );
}
