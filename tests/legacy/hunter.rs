//! Hunter cards of Legacy, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Hunter's Mark
///
/// `CS2_084` · Hunter spell · 1 mana
///
/// > Change a minion's Health to 1.
///
/// State: Todo
//~ CS2_084 todo 6b40a5d0 161e2196
#[test]
#[ignore = "todo: CS2_084 Hunter's Mark"]
fn CS2_084_hunters_mark() {
    check(
        CardClass::Hunter,
        &[Give("CS2_084"), Cost("CS2_084", 1), Targets("CS2_084", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Starving Buzzard
///
/// `CS2_237` · Hunter minion · 2 mana · 2/1
///
/// > Whenever you summon a Beast, draw a card.
///
/// State: Todo
//~ CS2_237 todo fc115b4f 82a0c961
#[test]
#[ignore = "todo: CS2_237 Starving Buzzard"]
fn CS2_237_starving_buzzard() {
    check(CardClass::Hunter, &[Give("CS2_237"), Cost("CS2_237", 2), Stats("CS2_237", 2, 1), Unwritten]);
}

/// # Houndmaster
///
/// `DS1_070` · Hunter minion · 4 mana · 4/3
///
/// > **Battlecry:** Give a friendly Beast +2/+2 and **Taunt**.
///
/// State: Todo
//~ DS1_070 todo ccccaa3d fe302d10
#[test]
#[ignore = "todo: DS1_070 Houndmaster"]
fn DS1_070_houndmaster() {
    check(CardClass::Hunter, &[Give("DS1_070"), Cost("DS1_070", 4), Stats("DS1_070", 4, 3), Unwritten]);
}

/// # Timber Wolf
///
/// `DS1_175` · Hunter minion · 1 mana · 1/2
///
/// > Your other Beasts have +1 Attack.
///
/// State: Todo
//~ DS1_175 todo 2903f824 eab3e8fa
#[test]
#[ignore = "todo: DS1_175 Timber Wolf"]
fn DS1_175_timber_wolf() {
    check(CardClass::Hunter, &[Give("DS1_175"), Cost("DS1_175", 1), Stats("DS1_175", 1, 2), Unwritten]);
}

/// # Tundra Rhino
///
/// `DS1_178` · Hunter minion · 5 mana · 2/5
///
/// > Your Beasts have **Charge**.
///
/// State: Todo
//~ DS1_178 todo cf94d386 324e3c8c
#[test]
#[ignore = "todo: DS1_178 Tundra Rhino"]
fn DS1_178_tundra_rhino() {
    check(CardClass::Hunter, &[Give("DS1_178"), Cost("DS1_178", 5), Stats("DS1_178", 2, 5), Unwritten]);
}

/// # Multi-Shot
///
/// `DS1_183` · Hunter spell · 4 mana
///
/// > Deal $3 damage to two random enemy minions.
///
/// State: Todo
//~ DS1_183 todo d2257bbd f83cd0a6
#[test]
#[ignore = "todo: DS1_183 Multi-Shot"]
fn DS1_183_multi_shot() {
    check(CardClass::Hunter, &[Give("DS1_183"), Cost("DS1_183", 4), Unwritten]);
}

/// # Tracking
///
/// `DS1_184` · Hunter spell · 1 mana
///
/// > **Discover** a card from your deck.
///
/// State: Todo
//~ DS1_184 todo fbdb4eeb f35329a3
#[test]
#[ignore = "todo: DS1_184 Tracking"]
fn DS1_184_tracking() {
    check(CardClass::Hunter, &[Give("DS1_184"), Cost("DS1_184", 1), Unwritten]);
}

/// # Arcane Shot
///
/// `DS1_185` · Hunter spell · Arcane · 1 mana
///
/// > Deal $2 damage.
///
/// State: Todo
//~ DS1_185 todo 64aa1328 b40f331f
#[test]
#[ignore = "todo: DS1_185 Arcane Shot"]
fn DS1_185_arcane_shot() {
    check(
        CardClass::Hunter,
        &[
            Give("DS1_185"),
            Cost("DS1_185", 1),
            Targets("DS1_185", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Kill Command
///
/// `EX1_539` · Hunter spell · 3 mana
///
/// > Deal $3 damage. If you control a Beast, deal $5 damage instead.
///
/// State: Todo
//~ EX1_539 todo 63c9b491 76492beb
#[test]
#[ignore = "todo: EX1_539 Kill Command"]
fn EX1_539_kill_command() {
    check(
        CardClass::Hunter,
        &[
            Give("EX1_539"),
            Cost("EX1_539", 3),
            Targets("EX1_539", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Rexxar's Gift
///
/// `GIFT_03` · Hunter spell · 1 mana
///
/// > **Discover** a **Temporary** Quick Shot, Deadly Shot, or Explosive Shot.
///
/// State: Todo
//~ GIFT_03 todo 110716d6 2f6103e3
#[test]
#[ignore = "todo: GIFT_03 Rexxar's Gift"]
fn GIFT_03_rexxars_gift() {
    check(CardClass::Hunter, &[Give("GIFT_03"), Cost("GIFT_03", 1), Unwritten]);
}

/// # Rexxar
///
/// `HERO_05` · Hunter hero · 30 health
///
/// State: Vanilla
//~ HERO_05 vanilla e1c80913 02441db3
#[test]
fn HERO_05_rexxar() {
    check(
        CardClass::Hunter,
        &[Give("HERO_05"), Cost("HERO_05", 0), Play("HERO_05", Nothing), In(The("HERO_05"), Zone::Play)],
    );
}

/// # Steady Shot
///
/// `HERO_05bp` · Hunter hero power · 2 mana
///
/// > **Hero Power** Deal $2 damage to the enemy hero.@**Hero Power** Deal $2 damage.
///
/// State: Todo
//~ HERO_05bp todo 69b8e1d6 eeeb4edd
#[test]
#[ignore = "todo: HERO_05bp Steady Shot"]
fn HERO_05bp_steady_shot() {
    check(CardClass::Hunter, &[HasHeroPower("HERO_05bp"), Cost("HERO_05bp", 2), Unwritten]);
}

/// # Ballista Shot
///
/// `HERO_05bp2` · Hunter hero power · 2 mana
///
/// > **Hero Power** Deal $3 damage to the enemy hero.@**Hero Power** Deal $3 damage.
///
/// State: Todo
//~ HERO_05bp2 todo ca4966e0 bfa78634
#[test]
#[ignore = "todo: HERO_05bp2 Ballista Shot"]
fn HERO_05bp2_ballista_shot() {
    check(CardClass::Hunter, &[HasHeroPower("HERO_05bp2"), Cost("HERO_05bp2", 2), Unwritten]);
}

/// # Selective Breeder
///
/// `LEG_CS3_015` · Hunter minion · 2 mana · 1/3
///
/// > **Battlecry: Discover** a copy of a Beast in your deck.
///
/// State: Todo
//~ LEG_CS3_015 todo 004c1aaf b3a49cbd
#[test]
#[ignore = "todo: LEG_CS3_015 Selective Breeder"]
fn LEG_CS3_015_selective_breeder() {
    check(CardClass::Hunter, &[Give("LEG_CS3_015"), Cost("LEG_CS3_015", 2), Stats("LEG_CS3_015", 1, 3), Unwritten]);
}

/// # Animal Companion
///
/// `NEW1_031` · Hunter spell · 3 mana
///
/// > Summon a random Beast Companion.
///
/// State: Todo
//~ NEW1_031 todo e3c3ad90 40dc04ad
#[test]
#[ignore = "todo: NEW1_031 Animal Companion"]
fn NEW1_031_animal_companion() {
    check(CardClass::Hunter, &[Give("NEW1_031"), Cost("NEW1_031", 3), Unwritten]);
}

/// # Misha
///
/// `NEW1_032` · Hunter minion · 3 mana · 4/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ NEW1_032 vanilla 032dbe46 431d3812
#[test]
fn NEW1_032_misha() {
    check(
        CardClass::Hunter,
        &[
            Give("NEW1_032"),
            Cost("NEW1_032", 3),
            Stats("NEW1_032", 4, 4),
            Has("NEW1_032", GameTag::TAUNT),
            Play("NEW1_032", Nothing),
            In(The("NEW1_032"), Zone::Play),
            Now(The("NEW1_032"), 4, 4),
            HasNow(The("NEW1_032"), GameTag::TAUNT),
        ],
    );
}

/// # Leokk
///
/// `NEW1_033` · Hunter minion · 3 mana · 2/4
///
/// > Your other minions have +1 Attack.
///
/// State: Todo
//~ NEW1_033 todo 8bce46e3 f7ec2991
#[test]
#[ignore = "todo: NEW1_033 Leokk"]
fn NEW1_033_leokk() {
    check(CardClass::Hunter, &[Give("NEW1_033"), Cost("NEW1_033", 3), Stats("NEW1_033", 2, 4), Unwritten]);
}

/// # Huffer
///
/// `NEW1_034` · Hunter minion · 3 mana · 4/2
///
/// > **Charge**
///
/// State: Vanilla
//~ NEW1_034 vanilla 8978b988 863744be
#[test]
fn NEW1_034_huffer() {
    check(
        CardClass::Hunter,
        &[
            Give("NEW1_034"),
            Cost("NEW1_034", 3),
            Stats("NEW1_034", 4, 2),
            Has("NEW1_034", GameTag::CHARGE),
            Play("NEW1_034", Nothing),
            In(The("NEW1_034"), Zone::Play),
            Now(The("NEW1_034"), 4, 2),
            HasNow(The("NEW1_034"), GameTag::CHARGE),
        ],
    );
}
