//! Mage cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Polymorph
///
/// `CS2_022` · Mage spell · Arcane · 4 mana
///
/// > Transform a minion into a 1/1 Sheep.
///
/// State: Todo
//~ CS2_022 todo 2b7929e4 bcb6917f
#[test]
#[ignore = "todo: CS2_022 Polymorph"]
fn CS2_022_polymorph() {
    check(
        CardClass::Mage,
        &[Give("CS2_022"), Cost("CS2_022", 4), Targets("CS2_022", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Arcane Intellect
///
/// `CS2_023` · Mage spell · Arcane · 3 mana
///
/// > Draw 2 cards.
///
/// State: Todo
//~ CS2_023 todo d572ce7e fc8ddc1b
#[test]
#[ignore = "todo: CS2_023 Arcane Intellect"]
fn CS2_023_arcane_intellect() {
    check(CardClass::Mage, &[Give("CS2_023"), Cost("CS2_023", 3), Unwritten]);
}

/// # Frostbolt
///
/// `CS2_024` · Mage spell · Frost · 2 mana
///
/// > Deal $3 damage to a character and **Freeze** it.
///
/// State: Todo
//~ CS2_024 todo 3a109caa e9d9fb20
#[test]
#[ignore = "todo: CS2_024 Frostbolt"]
fn CS2_024_frostbolt() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_024"),
            Cost("CS2_024", 2),
            Targets("CS2_024", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Arcane Explosion
///
/// `CS2_025` · Mage spell · Arcane · 2 mana
///
/// > Deal $1 damage to all enemy minions.
///
/// State: Todo
//~ CS2_025 todo df64816c 40ca34ad
#[test]
#[ignore = "todo: CS2_025 Arcane Explosion"]
fn CS2_025_arcane_explosion() {
    check(CardClass::Mage, &[Give("CS2_025"), Cost("CS2_025", 2), Unwritten]);
}

/// # Frost Nova
///
/// `CS2_026` · Mage spell · Frost · 3 mana
///
/// > **Freeze** all enemy minions.
///
/// State: Todo
//~ CS2_026 todo b33fd6fb 0a2026c4
#[test]
#[ignore = "todo: CS2_026 Frost Nova"]
fn CS2_026_frost_nova() {
    check(CardClass::Mage, &[Give("CS2_026"), Cost("CS2_026", 3), Unwritten]);
}

/// # Mirror Image
///
/// `CS2_027` · Mage spell · 1 mana
///
/// > Summon two 0/2 minions with **Taunt**.
///
/// State: Todo
//~ CS2_027 todo 5b3df9b0 4972d33f
#[test]
#[ignore = "todo: CS2_027 Mirror Image"]
fn CS2_027_mirror_image() {
    check(CardClass::Mage, &[Give("CS2_027"), Cost("CS2_027", 1), Unwritten]);
}

/// # Fireball
///
/// `CS2_029` · Mage spell · Fire · 4 mana
///
/// > Deal $6 damage.
///
/// State: Done
//~ CS2_029 done c7acf046
#[test]
fn CS2_029_fireball() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_029"),
            Cost("CS2_029", 4),
            Targets("CS2_029", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Play("CS2_029", On(TheirHero)),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Flamestrike
///
/// `CS2_032` · Mage spell · Fire · 7 mana
///
/// > Deal $5 damage to all enemy minions.
///
/// State: Todo
//~ CS2_032 todo bfbc2313 3e26a75f
#[test]
#[ignore = "todo: CS2_032 Flamestrike"]
fn CS2_032_flamestrike() {
    check(CardClass::Mage, &[Give("CS2_032"), Cost("CS2_032", 7), Unwritten]);
}

/// # Water Elemental
///
/// `CS2_033` · Mage minion · 4 mana · 3/6
///
/// > **Freeze** any character damaged by this minion.
///
/// State: Todo
//~ CS2_033 todo 9f075dfc 839e20d3
#[test]
#[ignore = "todo: CS2_033 Water Elemental"]
fn CS2_033_water_elemental() {
    check(CardClass::Mage, &[Give("CS2_033"), Cost("CS2_033", 4), Stats("CS2_033", 3, 6), Unwritten]);
}

/// # Mirror Image
///
/// `CS2_mirror` · Mage minion · 0 mana · 0/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ CS2_mirror vanilla faedb0c1 9b1e1caf
#[test]
fn CS2_mirror_mirror_image() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_mirror"),
            Cost("CS2_mirror", 0),
            Stats("CS2_mirror", 0, 2),
            Has("CS2_mirror", GameTag::TAUNT),
            Play("CS2_mirror", Nothing),
            In(The("CS2_mirror"), Zone::Play),
            Now(The("CS2_mirror"), 0, 2),
            HasNow(The("CS2_mirror"), GameTag::TAUNT),
        ],
    );
}

/// # Sheep
///
/// `CS2_tk1` · Mage minion · 1 mana · 1/1
///
/// State: Vanilla
//~ CS2_tk1 vanilla ac533320 44d7fdaf
#[test]
fn CS2_tk1_sheep() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_tk1"),
            Cost("CS2_tk1", 1),
            Stats("CS2_tk1", 1, 1),
            Play("CS2_tk1", Nothing),
            In(The("CS2_tk1"), Zone::Play),
            Now(The("CS2_tk1"), 1, 1),
        ],
    );
}

/// # Icicle
///
/// `EX1_179` · Mage spell · Frost · 2 mana
///
/// > Deal $2 damage to a minion. If it's **Frozen**, draw a card.
///
/// State: Todo
//~ EX1_179 todo a9699787 128d89c6
#[test]
#[ignore = "todo: EX1_179 Icicle"]
fn EX1_179_icicle() {
    check(
        CardClass::Mage,
        &[Give("EX1_179"), Cost("EX1_179", 2), Targets("EX1_179", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Tome of Intellect
///
/// `EX1_180` · Mage spell · Arcane · 1 mana
///
/// > Add a random Mage spell to your hand.
///
/// State: Todo
//~ EX1_180 todo b4cfbf54 a4ae9fd7
#[test]
#[ignore = "todo: EX1_180 Tome of Intellect"]
fn EX1_180_tome_of_intellect() {
    check(CardClass::Mage, &[Give("EX1_180"), Cost("EX1_180", 1), Unwritten]);
}

/// # Arcane Missiles
///
/// `EX1_277` · Mage spell · Arcane · 1 mana
///
/// > Deal $3 damage randomly split among all enemies.
///
/// State: Todo
//~ EX1_277 todo 40133116 817dd782
#[test]
#[ignore = "todo: EX1_277 Arcane Missiles"]
fn EX1_277_arcane_missiles() {
    check(CardClass::Mage, &[Give("EX1_277"), Cost("EX1_277", 1), Unwritten]);
}

/// # Jaina's Gift
///
/// `GIFT_02` · Mage spell · 1 mana
///
/// > **Discover** a **Temporary** Frostbolt, Arcane Intellect, or Fireball.
///
/// State: Todo
//~ GIFT_02 todo 16193902 ba248971
#[test]
#[ignore = "todo: GIFT_02 Jaina's Gift"]
fn GIFT_02_jainas_gift() {
    check(CardClass::Mage, &[Give("GIFT_02"), Cost("GIFT_02", 1), Unwritten]);
}

/// # Jaina Proudmoore
///
/// `HERO_08` · Mage hero · 30 health
///
/// State: Vanilla
//~ HERO_08 vanilla 3fd99289 4b69234a
#[test]
fn HERO_08_jaina_proudmoore() {
    check(
        CardClass::Mage,
        &[Give("HERO_08"), Cost("HERO_08", 0), Play("HERO_08", Nothing), In(The("HERO_08"), Zone::Play)],
    );
}

/// # Fireblast
///
/// `HERO_08bp` · Mage hero power · 2 mana
///
/// > **Hero Power** Deal $1 damage.
///
/// State: Todo
//~ HERO_08bp todo e860d942 80565117
#[test]
#[ignore = "todo: HERO_08bp Fireblast"]
fn HERO_08bp_fireblast() {
    check(CardClass::Mage, &[HasHeroPower("HERO_08bp"), Cost("HERO_08bp", 2), Unwritten]);
}

/// # Fireblast Rank 2
///
/// `HERO_08bp2` · Mage hero power · 2 mana
///
/// > **Hero Power** Deal $2 damage.
///
/// State: Todo
//~ HERO_08bp2 todo 10721127 f8f627b4
#[test]
#[ignore = "todo: HERO_08bp2 Fireblast Rank 2"]
fn HERO_08bp2_fireblast_rank_2() {
    check(CardClass::Mage, &[HasHeroPower("HERO_08bp2"), Cost("HERO_08bp2", 2), Unwritten]);
}

/// # Aegwynn, the Guardian
///
/// `LEG_CS3_001` · Mage minion · 5 mana · 5/5
///
/// > **Spell Damage +2 Deathrattle:** The next minion you draw inherits these powers.
///
/// State: Todo
//~ LEG_CS3_001 todo 63f26ddf 8a49d17f
#[test]
#[ignore = "todo: LEG_CS3_001 Aegwynn, the Guardian"]
fn LEG_CS3_001_aegwynn_the_guardian() {
    check(
        CardClass::Mage,
        &[
            Give("LEG_CS3_001"),
            Cost("LEG_CS3_001", 5),
            Stats("LEG_CS3_001", 5, 5),
            Has("LEG_CS3_001", GameTag::SPELLPOWER),
            Unwritten,
        ],
    );
}
