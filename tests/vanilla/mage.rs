//! Mage cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Polymorph
///
/// `VAN_CS2_022` · Mage spell · 4 mana
///
/// > Transform a minion into a 1/1 Sheep.
///
/// State: Todo
//~ VAN_CS2_022 todo bbb93676 b11aa1ce
#[test]
#[ignore = "todo: VAN_CS2_022 Polymorph"]
fn VAN_CS2_022_polymorph() {
    check(CardClass::Mage, &[Give("VAN_CS2_022"), Cost("VAN_CS2_022", 4), Unwritten]);
}

/// # Arcane Intellect
///
/// `VAN_CS2_023` · Mage spell · 3 mana
///
/// > Draw 2 cards.
///
/// State: Todo
//~ VAN_CS2_023 todo 9bc28519 69e1ee06
#[test]
#[ignore = "todo: VAN_CS2_023 Arcane Intellect"]
fn VAN_CS2_023_arcane_intellect() {
    check(CardClass::Mage, &[Give("VAN_CS2_023"), Cost("VAN_CS2_023", 3), Unwritten]);
}

/// # Frostbolt
///
/// `VAN_CS2_024` · Mage spell · 2 mana
///
/// > Deal $3 damage to a character and **Freeze** it.
///
/// State: Todo
//~ VAN_CS2_024 todo cc5d1321 75468b48
#[test]
#[ignore = "todo: VAN_CS2_024 Frostbolt"]
fn VAN_CS2_024_frostbolt() {
    check(CardClass::Mage, &[Give("VAN_CS2_024"), Cost("VAN_CS2_024", 2), Unwritten]);
}

/// # Arcane Explosion
///
/// `VAN_CS2_025` · Mage spell · 2 mana
///
/// > Deal $1 damage to all enemy minions.
///
/// State: Todo
//~ VAN_CS2_025 todo 998137c7 e45b32a9
#[test]
#[ignore = "todo: VAN_CS2_025 Arcane Explosion"]
fn VAN_CS2_025_arcane_explosion() {
    check(CardClass::Mage, &[Give("VAN_CS2_025"), Cost("VAN_CS2_025", 2), Unwritten]);
}

/// # Frost Nova
///
/// `VAN_CS2_026` · Mage spell · 3 mana
///
/// > **Freeze** all enemy minions.
///
/// State: Todo
//~ VAN_CS2_026 todo eacdd18b 216b323c
#[test]
#[ignore = "todo: VAN_CS2_026 Frost Nova"]
fn VAN_CS2_026_frost_nova() {
    check(CardClass::Mage, &[Give("VAN_CS2_026"), Cost("VAN_CS2_026", 3), Unwritten]);
}

/// # Mirror Image
///
/// `VAN_CS2_027` · Mage spell · 1 mana
///
/// > Summon two 0/2 minions with **Taunt**.
///
/// State: Todo
//~ VAN_CS2_027 todo 9d7051ca 2e178543
#[test]
#[ignore = "todo: VAN_CS2_027 Mirror Image"]
fn VAN_CS2_027_mirror_image() {
    check(CardClass::Mage, &[Give("VAN_CS2_027"), Cost("VAN_CS2_027", 1), Unwritten]);
}

/// # Blizzard
///
/// `VAN_CS2_028` · Mage spell · 6 mana
///
/// > Deal $2 damage to all enemy minions and **Freeze** them.
///
/// State: Todo
//~ VAN_CS2_028 todo 7e241d42 6a755fdf
#[test]
#[ignore = "todo: VAN_CS2_028 Blizzard"]
fn VAN_CS2_028_blizzard() {
    check(CardClass::Mage, &[Give("VAN_CS2_028"), Cost("VAN_CS2_028", 6), Unwritten]);
}

/// # Fireball
///
/// `VAN_CS2_029` · Mage spell · 4 mana
///
/// > Deal $6 damage.
///
/// State: Todo
//~ VAN_CS2_029 todo 1667a1e0 0b585bf7
#[test]
#[ignore = "todo: VAN_CS2_029 Fireball"]
fn VAN_CS2_029_fireball() {
    check(CardClass::Mage, &[Give("VAN_CS2_029"), Cost("VAN_CS2_029", 4), Unwritten]);
}

/// # Ice Lance
///
/// `VAN_CS2_031` · Mage spell · 1 mana
///
/// > **Freeze** a character. If it was already **Frozen**, deal $4 damage instead.
///
/// State: Todo
//~ VAN_CS2_031 todo 385b9477 5b2ada97
#[test]
#[ignore = "todo: VAN_CS2_031 Ice Lance"]
fn VAN_CS2_031_ice_lance() {
    check(CardClass::Mage, &[Give("VAN_CS2_031"), Cost("VAN_CS2_031", 1), Unwritten]);
}

/// # Flamestrike
///
/// `VAN_CS2_032` · Mage spell · 7 mana
///
/// > Deal $4 damage to all enemy minions.
///
/// State: Todo
//~ VAN_CS2_032 todo 06d746aa 0f665446
#[test]
#[ignore = "todo: VAN_CS2_032 Flamestrike"]
fn VAN_CS2_032_flamestrike() {
    check(CardClass::Mage, &[Give("VAN_CS2_032"), Cost("VAN_CS2_032", 7), Unwritten]);
}

/// # Water Elemental
///
/// `VAN_CS2_033` · Mage minion · 4 mana · 3/6
///
/// > **Freeze** any character damaged by this minion.
///
/// State: Todo
//~ VAN_CS2_033 todo be540328 1f714f4b
#[test]
#[ignore = "todo: VAN_CS2_033 Water Elemental"]
fn VAN_CS2_033_water_elemental() {
    check(CardClass::Mage, &[Give("VAN_CS2_033"), Cost("VAN_CS2_033", 4), Stats("VAN_CS2_033", 3, 6), Unwritten]);
}

/// # Mirror Image
///
/// `VAN_CS2_mirror` · Mage minion · 0 mana · 0/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ VAN_CS2_mirror vanilla 1dfebe9b 03713cf7
#[test]
fn VAN_CS2_mirror_mirror_image() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_CS2_mirror"),
            Cost("VAN_CS2_mirror", 0),
            Stats("VAN_CS2_mirror", 0, 2),
            Has("VAN_CS2_mirror", GameTag::TAUNT),
            Play("VAN_CS2_mirror", Nothing),
            In(The("VAN_CS2_mirror"), Zone::Play),
            Now(The("VAN_CS2_mirror"), 0, 2),
            HasNow(The("VAN_CS2_mirror"), GameTag::TAUNT),
        ],
    );
}

/// # Ethereal Arcanist
///
/// `VAN_EX1_274` · Mage minion · 4 mana · 3/3
///
/// > If you control a **Secret** at the end of your turn, gain +2/+2.
///
/// State: Todo
//~ VAN_EX1_274 todo 737e7150 4a59b4e9
#[test]
#[ignore = "todo: VAN_EX1_274 Ethereal Arcanist"]
fn VAN_EX1_274_ethereal_arcanist() {
    check(CardClass::Mage, &[Give("VAN_EX1_274"), Cost("VAN_EX1_274", 4), Stats("VAN_EX1_274", 3, 3), Unwritten]);
}

/// # Cone of Cold
///
/// `VAN_EX1_275` · Mage spell · 4 mana
///
/// > **Freeze** a minion and the minions next to it, and deal $1 damage to them.
///
/// State: Todo
//~ VAN_EX1_275 todo 710228f3 7f4347d6
#[test]
#[ignore = "todo: VAN_EX1_275 Cone of Cold"]
fn VAN_EX1_275_cone_of_cold() {
    check(CardClass::Mage, &[Give("VAN_EX1_275"), Cost("VAN_EX1_275", 4), Unwritten]);
}

/// # Arcane Missiles
///
/// `VAN_EX1_277` · Mage spell · 1 mana
///
/// > Deal $3 damage randomly split among all enemy characters.
///
/// State: Todo
//~ VAN_EX1_277 todo be4c9848 df3ef0b1
#[test]
#[ignore = "todo: VAN_EX1_277 Arcane Missiles"]
fn VAN_EX1_277_arcane_missiles() {
    check(CardClass::Mage, &[Give("VAN_EX1_277"), Cost("VAN_EX1_277", 1), Unwritten]);
}

/// # Pyroblast
///
/// `VAN_EX1_279` · Mage spell · 10 mana
///
/// > Deal $10 damage.
///
/// State: Todo
//~ VAN_EX1_279 todo 5baff8ca e6835097
#[test]
#[ignore = "todo: VAN_EX1_279 Pyroblast"]
fn VAN_EX1_279_pyroblast() {
    check(CardClass::Mage, &[Give("VAN_EX1_279"), Cost("VAN_EX1_279", 10), Unwritten]);
}

/// # Counterspell
///
/// `VAN_EX1_287` · Mage spell · 3 mana
///
/// > **Secret:** When your opponent casts a spell, **Counter** it.
///
/// State: Todo
//~ VAN_EX1_287 todo b6507ace 9a4ce1b3
#[test]
#[ignore = "todo: VAN_EX1_287 Counterspell"]
fn VAN_EX1_287_counterspell() {
    check(CardClass::Mage, &[Give("VAN_EX1_287"), Cost("VAN_EX1_287", 3), Unwritten]);
}

/// # Ice Barrier
///
/// `VAN_EX1_289` · Mage spell · 3 mana
///
/// > **Secret:** As soon as your hero is attacked, gain 8 Armor.
///
/// State: Todo
//~ VAN_EX1_289 todo e7cac4b1 d783a37f
#[test]
#[ignore = "todo: VAN_EX1_289 Ice Barrier"]
fn VAN_EX1_289_ice_barrier() {
    check(CardClass::Mage, &[Give("VAN_EX1_289"), Cost("VAN_EX1_289", 3), Unwritten]);
}

/// # Mirror Entity
///
/// `VAN_EX1_294` · Mage spell · 3 mana
///
/// > **Secret:** When your opponent plays a minion, summon a copy of it.
///
/// State: Todo
//~ VAN_EX1_294 todo 843b3101 3cb15517
#[test]
#[ignore = "todo: VAN_EX1_294 Mirror Entity"]
fn VAN_EX1_294_mirror_entity() {
    check(CardClass::Mage, &[Give("VAN_EX1_294"), Cost("VAN_EX1_294", 3), Unwritten]);
}

/// # Ice Block
///
/// `VAN_EX1_295` · Mage spell · 3 mana
///
/// > **Secret:** When your hero takes fatal damage, prevent it and become **Immune** this turn.
///
/// State: Todo
//~ VAN_EX1_295 todo c2956d50 31a55bd9
#[test]
#[ignore = "todo: VAN_EX1_295 Ice Block"]
fn VAN_EX1_295_ice_block() {
    check(CardClass::Mage, &[Give("VAN_EX1_295"), Cost("VAN_EX1_295", 3), Unwritten]);
}

/// # Archmage Antonidas
///
/// `VAN_EX1_559` · Mage minion · 7 mana · 5/7
///
/// > Whenever you cast a spell, add a 'Fireball' spell to your hand.
///
/// State: Todo
//~ VAN_EX1_559 todo b6eb2d8c c3c8c37f
#[test]
#[ignore = "todo: VAN_EX1_559 Archmage Antonidas"]
fn VAN_EX1_559_archmage_antonidas() {
    check(CardClass::Mage, &[Give("VAN_EX1_559"), Cost("VAN_EX1_559", 7), Stats("VAN_EX1_559", 5, 7), Unwritten]);
}

/// # Vaporize
///
/// `VAN_EX1_594` · Mage spell · 3 mana
///
/// > **Secret:** When a minion attacks your hero, destroy it.
///
/// State: Todo
//~ VAN_EX1_594 todo 115248cc 09112cce
#[test]
#[ignore = "todo: VAN_EX1_594 Vaporize"]
fn VAN_EX1_594_vaporize() {
    check(CardClass::Mage, &[Give("VAN_EX1_594"), Cost("VAN_EX1_594", 3), Unwritten]);
}

/// # Sorcerer's Apprentice
///
/// `VAN_EX1_608` · Mage minion · 2 mana · 3/2
///
/// > Your spells cost (1) less.
///
/// State: Todo
//~ VAN_EX1_608 todo 08634cc5 48d38600
#[test]
#[ignore = "todo: VAN_EX1_608 Sorcerer's Apprentice"]
fn VAN_EX1_608_sorcerers_apprentice() {
    check(CardClass::Mage, &[Give("VAN_EX1_608"), Cost("VAN_EX1_608", 2), Stats("VAN_EX1_608", 3, 2), Unwritten]);
}

/// # Kirin Tor Mage
///
/// `VAN_EX1_612` · Mage minion · 3 mana · 4/3
///
/// > **Battlecry:** The next **Secret** you play this turn costs (0).
///
/// State: Todo
//~ VAN_EX1_612 todo 22cdc42a 10f5a181
#[test]
#[ignore = "todo: VAN_EX1_612 Kirin Tor Mage"]
fn VAN_EX1_612_kirin_tor_mage() {
    check(CardClass::Mage, &[Give("VAN_EX1_612"), Cost("VAN_EX1_612", 3), Stats("VAN_EX1_612", 4, 3), Unwritten]);
}

/// # Fireblast
///
/// `VAN_HERO_08bp` · Mage hero power · 2 mana
///
/// > **Hero Power** Deal $1 damage.
///
/// State: Todo
//~ VAN_HERO_08bp todo 9e3aebda 776c8411
#[test]
#[ignore = "todo: VAN_HERO_08bp Fireblast"]
fn VAN_HERO_08bp_fireblast() {
    check(CardClass::Mage, &[HasHeroPower("VAN_HERO_08bp"), Cost("VAN_HERO_08bp", 2), Unwritten]);
}

/// # Fireblast Rank 2
///
/// `VAN_HERO_08bp2` · Mage hero power · 2 mana
///
/// > **Hero Power** Deal $2 damage.
///
/// State: Todo
//~ VAN_HERO_08bp2 todo 29a3d3ca b12c01ac
#[test]
#[ignore = "todo: VAN_HERO_08bp2 Fireblast Rank 2"]
fn VAN_HERO_08bp2_fireblast_rank_2() {
    check(CardClass::Mage, &[HasHeroPower("VAN_HERO_08bp2"), Cost("VAN_HERO_08bp2", 2), Unwritten]);
}

/// # Mana Wyrm
///
/// `VAN_NEW1_012` · Mage minion · 1 mana · 1/3
///
/// > Whenever you cast a spell, gain +1 Attack.
///
/// State: Todo
//~ VAN_NEW1_012 todo 39bcf5e6 4119ae3b
#[test]
#[ignore = "todo: VAN_NEW1_012 Mana Wyrm"]
fn VAN_NEW1_012_mana_wyrm() {
    check(CardClass::Mage, &[Give("VAN_NEW1_012"), Cost("VAN_NEW1_012", 1), Stats("VAN_NEW1_012", 1, 3), Unwritten]);
}

/// # Spellbender
///
/// `VAN_tt_010` · Mage spell · 3 mana
///
/// > **Secret:** When an enemy casts a spell on a minion, summon a 1/3 as the new target.
///
/// State: Todo
//~ VAN_tt_010 todo dc2b06d5 06ee8df5
#[test]
#[ignore = "todo: VAN_tt_010 Spellbender"]
fn VAN_tt_010_spellbender() {
    check(CardClass::Mage, &[Give("VAN_tt_010"), Cost("VAN_tt_010", 3), Unwritten]);
}

/// # Spellbender
///
/// `VAN_tt_010a` · Mage minion · 0 mana · 1/3
///
/// State: Vanilla
//~ VAN_tt_010a vanilla b4b5dea3 852812b1
#[test]
fn VAN_tt_010a_spellbender() {
    check(
        CardClass::Mage,
        &[
            Give("VAN_tt_010a"),
            Cost("VAN_tt_010a", 0),
            Stats("VAN_tt_010a", 1, 3),
            Play("VAN_tt_010a", Nothing),
            In(The("VAN_tt_010a"), Zone::Play),
            Now(The("VAN_tt_010a"), 1, 3),
        ],
    );
}
