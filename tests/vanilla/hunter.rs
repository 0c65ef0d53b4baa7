//! Hunter cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Hunter's Mark
///
/// `VAN_CS2_084` · Hunter spell · 0 mana
///
/// > Change a minion's Health to 1.
///
/// State: Todo
//~ VAN_CS2_084 todo d46b9fcd 9f83cebb
#[test]
#[ignore = "todo: VAN_CS2_084 Hunter's Mark"]
fn VAN_CS2_084_hunters_mark() {
    check(CardClass::Hunter, &[Give("VAN_CS2_084"), Cost("VAN_CS2_084", 0), Unwritten]);
}

/// # Starving Buzzard
///
/// `VAN_CS2_237` · Hunter minion · 2 mana · 2/1
///
/// > Whenever you summon a Beast, draw a card.
///
/// State: Todo
//~ VAN_CS2_237 todo 95563f44 b0a672be
#[test]
#[ignore = "todo: VAN_CS2_237 Starving Buzzard"]
fn VAN_CS2_237_starving_buzzard() {
    check(CardClass::Hunter, &[Give("VAN_CS2_237"), Cost("VAN_CS2_237", 2), Stats("VAN_CS2_237", 2, 1), Unwritten]);
}

/// # Houndmaster
///
/// `VAN_DS1_070` · Hunter minion · 4 mana · 4/3
///
/// > **Battlecry:** Give a friendly Beast +2/+2 and **Taunt**.
///
/// State: Todo
//~ VAN_DS1_070 todo 181b5deb eae018e6
#[test]
#[ignore = "todo: VAN_DS1_070 Houndmaster"]
fn VAN_DS1_070_houndmaster() {
    check(CardClass::Hunter, &[Give("VAN_DS1_070"), Cost("VAN_DS1_070", 4), Stats("VAN_DS1_070", 4, 3), Unwritten]);
}

/// # Timber Wolf
///
/// `VAN_DS1_175` · Hunter minion · 1 mana · 1/1
///
/// > Your other Beasts have +1 Attack.
///
/// State: Todo
//~ VAN_DS1_175 todo 4c892dcb bab039e7
#[test]
#[ignore = "todo: VAN_DS1_175 Timber Wolf"]
fn VAN_DS1_175_timber_wolf() {
    check(CardClass::Hunter, &[Give("VAN_DS1_175"), Cost("VAN_DS1_175", 1), Stats("VAN_DS1_175", 1, 1), Unwritten]);
}

/// # Tundra Rhino
///
/// `VAN_DS1_178` · Hunter minion · 5 mana · 2/5
///
/// > Your Beasts have **Charge**.
///
/// State: Todo
//~ VAN_DS1_178 todo 397738e6 6d010abe
#[test]
#[ignore = "todo: VAN_DS1_178 Tundra Rhino"]
fn VAN_DS1_178_tundra_rhino() {
    check(CardClass::Hunter, &[Give("VAN_DS1_178"), Cost("VAN_DS1_178", 5), Stats("VAN_DS1_178", 2, 5), Unwritten]);
}

/// # Multi-Shot
///
/// `VAN_DS1_183` · Hunter spell · 4 mana
///
/// > Deal $3 damage to two random enemy minions.
///
/// State: Todo
//~ VAN_DS1_183 todo f634b030 89239c08
#[test]
#[ignore = "todo: VAN_DS1_183 Multi-Shot"]
fn VAN_DS1_183_multi_shot() {
    check(CardClass::Hunter, &[Give("VAN_DS1_183"), Cost("VAN_DS1_183", 4), Unwritten]);
}

/// # Tracking
///
/// `VAN_DS1_184` · Hunter spell · 1 mana
///
/// > Look at the top 3 cards of your deck. Draw one and discard the others.
///
/// State: Todo
//~ VAN_DS1_184 todo ce296af7 d6979bd7
#[test]
#[ignore = "todo: VAN_DS1_184 Tracking"]
fn VAN_DS1_184_tracking() {
    check(CardClass::Hunter, &[Give("VAN_DS1_184"), Cost("VAN_DS1_184", 1), Unwritten]);
}

/// # Arcane Shot
///
/// `VAN_DS1_185` · Hunter spell · 1 mana
///
/// > Deal $2 damage.
///
/// State: Todo
//~ VAN_DS1_185 todo dabd451c d66f976a
#[test]
#[ignore = "todo: VAN_DS1_185 Arcane Shot"]
fn VAN_DS1_185_arcane_shot() {
    check(CardClass::Hunter, &[Give("VAN_DS1_185"), Cost("VAN_DS1_185", 1), Unwritten]);
}

/// # Gladiator's Longbow
///
/// `VAN_DS1_188` · Hunter weapon · 7 mana · 5/2 durability
///
/// > Your hero is **Immune** while attacking.
///
/// State: Todo
//~ VAN_DS1_188 todo 770e9211 b748e9cb
#[test]
#[ignore = "todo: VAN_DS1_188 Gladiator's Longbow"]
fn VAN_DS1_188_gladiators_longbow() {
    check(CardClass::Hunter, &[Give("VAN_DS1_188"), Cost("VAN_DS1_188", 7), Stats("VAN_DS1_188", 5, 2), Unwritten]);
}

/// # Scavenging Hyena
///
/// `VAN_EX1_531` · Hunter minion · 2 mana · 2/2
///
/// > Whenever a friendly Beast dies, gain +2/+1.
///
/// State: Todo
//~ VAN_EX1_531 todo bfca4b1f c200206d
#[test]
#[ignore = "todo: VAN_EX1_531 Scavenging Hyena"]
fn VAN_EX1_531_scavenging_hyena() {
    check(CardClass::Hunter, &[Give("VAN_EX1_531"), Cost("VAN_EX1_531", 2), Stats("VAN_EX1_531", 2, 2), Unwritten]);
}

/// # Misdirection
///
/// `VAN_EX1_533` · Hunter spell · 2 mana
///
/// > **Secret:** When an enemy attacks your hero, instead it attacks another random character.
///
/// State: Todo
//~ VAN_EX1_533 todo bc38e0c7 75031e10
#[test]
#[ignore = "todo: VAN_EX1_533 Misdirection"]
fn VAN_EX1_533_misdirection() {
    check(CardClass::Hunter, &[Give("VAN_EX1_533"), Cost("VAN_EX1_533", 2), Unwritten]);
}

/// # Savannah Highmane
///
/// `VAN_EX1_534` · Hunter minion · 6 mana · 6/5
///
/// > **Deathrattle:** Summon two 2/2 Hyenas.
///
/// State: Todo
//~ VAN_EX1_534 todo 910356d0 21d9d037
#[test]
#[ignore = "todo: VAN_EX1_534 Savannah Highmane"]
fn VAN_EX1_534_savannah_highmane() {
    check(CardClass::Hunter, &[Give("VAN_EX1_534"), Cost("VAN_EX1_534", 6), Stats("VAN_EX1_534", 6, 5), Unwritten]);
}

/// # Eaglehorn Bow
///
/// `VAN_EX1_536` · Hunter weapon · 3 mana · 3/2 durability
///
/// > Whenever a **Secret** is revealed, gain +1 Durability.
///
/// State: Todo
//~ VAN_EX1_536 todo bb6a0ed2 704b2616
#[test]
#[ignore = "todo: VAN_EX1_536 Eaglehorn Bow"]
fn VAN_EX1_536_eaglehorn_bow() {
    check(CardClass::Hunter, &[Give("VAN_EX1_536"), Cost("VAN_EX1_536", 3), Stats("VAN_EX1_536", 3, 2), Unwritten]);
}

/// # Explosive Shot
///
/// `VAN_EX1_537` · Hunter spell · 5 mana
///
/// > Deal $5 damage to a minion and $2 damage to adjacent ones.
///
/// State: Todo
//~ VAN_EX1_537 todo 1f55413d 5fea8527
#[test]
#[ignore = "todo: VAN_EX1_537 Explosive Shot"]
fn VAN_EX1_537_explosive_shot() {
    check(CardClass::Hunter, &[Give("VAN_EX1_537"), Cost("VAN_EX1_537", 5), Unwritten]);
}

/// # Unleash the Hounds
///
/// `VAN_EX1_538` · Hunter spell · 3 mana
///
/// > For each enemy minion, summon a 1/1 Hound with **Charge**.
///
/// State: Todo
//~ VAN_EX1_538 todo a36fcb5e ecab480d
#[test]
#[ignore = "todo: VAN_EX1_538 Unleash the Hounds"]
fn VAN_EX1_538_unleash_the_hounds() {
    check(CardClass::Hunter, &[Give("VAN_EX1_538"), Cost("VAN_EX1_538", 3), Unwritten]);
}

/// # Kill Command
///
/// `VAN_EX1_539` · Hunter spell · 3 mana
///
/// > Deal $3 damage. If you control a Beast, deal $5 damage instead.
///
/// State: Todo
//~ VAN_EX1_539 todo d73bba81 0ffb5db2
#[test]
#[ignore = "todo: VAN_EX1_539 Kill Command"]
fn VAN_EX1_539_kill_command() {
    check(CardClass::Hunter, &[Give("VAN_EX1_539"), Cost("VAN_EX1_539", 3), Unwritten]);
}

/// # King Krush
///
/// `VAN_EX1_543` · Hunter minion · 9 mana · 8/8
///
/// > **Charge**
///
/// State: Vanilla
//~ VAN_EX1_543 vanilla 3d5e9edd de9d6cf1
#[test]
fn VAN_EX1_543_king_krush() {
    check(
        CardClass::Hunter,
        &[
            Give("VAN_EX1_543"),
            Cost("VAN_EX1_543", 9),
            Stats("VAN_EX1_543", 8, 8),
            Has("VAN_EX1_543", GameTag::CHARGE),
            Play("VAN_EX1_543", Nothing),
            In(The("VAN_EX1_543"), Zone::Play),
            Now(The("VAN_EX1_543"), 8, 8),
            HasNow(The("VAN_EX1_543"), GameTag::CHARGE),
        ],
    );
}

/// # Flare
///
/// `VAN_EX1_544` · Hunter spell · 1 mana
///
/// > All minions lose **Stealth**. Destroy all enemy **Secrets**. Draw a card.
///
/// State: Todo
//~ VAN_EX1_544 todo 2d1cddd7 8d51b4b6
#[test]
#[ignore = "todo: VAN_EX1_544 Flare"]
fn VAN_EX1_544_flare() {
    check(CardClass::Hunter, &[Give("VAN_EX1_544"), Cost("VAN_EX1_544", 1), Unwritten]);
}

/// # Bestial Wrath
///
/// `VAN_EX1_549` · Hunter spell · 1 mana
///
/// > Give a Beast +2 Attack and **Immune** this turn.
///
/// State: Todo
//~ VAN_EX1_549 todo 313c5401 6b65f0d5
#[test]
#[ignore = "todo: VAN_EX1_549 Bestial Wrath"]
fn VAN_EX1_549_bestial_wrath() {
    check(CardClass::Hunter, &[Give("VAN_EX1_549"), Cost("VAN_EX1_549", 1), Unwritten]);
}

/// # Snake Trap
///
/// `VAN_EX1_554` · Hunter spell · 2 mana
///
/// > **Secret:** When one of your minions is attacked, summon three 1/1 Snakes.
///
/// State: Todo
//~ VAN_EX1_554 todo f36dbdc4 e8233245
#[test]
#[ignore = "todo: VAN_EX1_554 Snake Trap"]
fn VAN_EX1_554_snake_trap() {
    check(CardClass::Hunter, &[Give("VAN_EX1_554"), Cost("VAN_EX1_554", 2), Unwritten]);
}

/// # Snake
///
/// `VAN_EX1_554t` · Hunter minion · 0 mana · 1/1
///
/// State: Vanilla
//~ VAN_EX1_554t vanilla 9de0ff42 05f4db0b
#[test]
fn VAN_EX1_554t_snake() {
    check(
        CardClass::Hunter,
        &[
            Give("VAN_EX1_554t"),
            Cost("VAN_EX1_554t", 0),
            Stats("VAN_EX1_554t", 1, 1),
            Play("VAN_EX1_554t", Nothing),
            In(The("VAN_EX1_554t"), Zone::Play),
            Now(The("VAN_EX1_554t"), 1, 1),
        ],
    );
}

/// # Snipe
///
/// `VAN_EX1_609` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, deal $4 damage to it.
///
/// State: Todo
//~ VAN_EX1_609 todo 2becb483 7e5d3b7b
#[test]
#[ignore = "todo: VAN_EX1_609 Snipe"]
fn VAN_EX1_609_snipe() {
    check(CardClass::Hunter, &[Give("VAN_EX1_609"), Cost("VAN_EX1_609", 2), Unwritten]);
}

/// # Explosive Trap
///
/// `VAN_EX1_610` · Hunter spell · 2 mana
///
/// > **Secret:** When your hero is attacked, deal $2 damage to all enemies.
///
/// State: Todo
//~ VAN_EX1_610 todo 280258eb 62ff817c
#[test]
#[ignore = "todo: VAN_EX1_610 Explosive Trap"]
fn VAN_EX1_610_explosive_trap() {
    check(CardClass::Hunter, &[Give("VAN_EX1_610"), Cost("VAN_EX1_610", 2), Unwritten]);
}

/// # Freezing Trap
///
/// `VAN_EX1_611` · Hunter spell · 2 mana
///
/// > **Secret:** When an enemy minion attacks, return it to its owner's hand. It costs (2) more.
///
/// State: Todo
//~ VAN_EX1_611 todo 71a53aac cf6220d6
#[test]
#[ignore = "todo: VAN_EX1_611 Freezing Trap"]
fn VAN_EX1_611_freezing_trap() {
    check(CardClass::Hunter, &[Give("VAN_EX1_611"), Cost("VAN_EX1_611", 2), Unwritten]);
}

/// # Deadly Shot
///
/// `VAN_EX1_617` · Hunter spell · 3 mana
///
/// > Destroy a random enemy minion.
///
/// State: Todo
//~ VAN_EX1_617 todo 3c812532 d1c7a98a
#[test]
#[ignore = "todo: VAN_EX1_617 Deadly Shot"]
fn VAN_EX1_617_deadly_shot() {
    check(CardClass::Hunter, &[Give("VAN_EX1_617"), Cost("VAN_EX1_617", 3), Unwritten]);
}

/// # Steady Shot
///
/// `VAN_HERO_05bp` · Hunter hero power · 2 mana
///
/// > **Hero Power** Deal $2 damage to the enemy hero.@**Hero Power** Deal $2 damage.
///
/// State: Todo
//~ VAN_HERO_05bp todo 92889b38 1eeaa0f2
#[test]
#[ignore = "todo: VAN_HERO_05bp Steady Shot"]
fn VAN_HERO_05bp_steady_shot() {
    check(CardClass::Hunter, &[HasHeroPower("VAN_HERO_05bp"), Cost("VAN_HERO_05bp", 2), Unwritten]);
}

/// # Ballista Shot
///
/// `VAN_HERO_05bp2` · Hunter hero power · 2 mana
///
/// > **Hero Power** Deal $3 damage to the enemy hero.@**Hero Power** Deal $3 damage.
///
/// State: Todo
//~ VAN_HERO_05bp2 todo 67e8ff5b 9a5b7ca7
#[test]
#[ignore = "todo: VAN_HERO_05bp2 Ballista Shot"]
fn VAN_HERO_05bp2_ballista_shot() {
    check(CardClass::Hunter, &[HasHeroPower("VAN_HERO_05bp2"), Cost("VAN_HERO_05bp2", 2), Unwritten]);
}

/// # Animal Companion
///
/// `VAN_NEW1_031` · Hunter spell · 3 mana
///
/// > Summon a random Beast Companion.
///
/// State: Todo
//~ VAN_NEW1_031 todo 1b65f3d5 e3795153
#[test]
#[ignore = "todo: VAN_NEW1_031 Animal Companion"]
fn VAN_NEW1_031_animal_companion() {
    check(CardClass::Hunter, &[Give("VAN_NEW1_031"), Cost("VAN_NEW1_031", 3), Unwritten]);
}

/// # Misha
///
/// `VAN_NEW1_032` · Hunter minion · 3 mana · 4/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ VAN_NEW1_032 vanilla 7aec521f 8b139dad
#[test]
fn VAN_NEW1_032_misha() {
    check(
        CardClass::Hunter,
        &[
            Give("VAN_NEW1_032"),
            Cost("VAN_NEW1_032", 3),
            Stats("VAN_NEW1_032", 4, 4),
            Has("VAN_NEW1_032", GameTag::TAUNT),
            Play("VAN_NEW1_032", Nothing),
            In(The("VAN_NEW1_032"), Zone::Play),
            Now(The("VAN_NEW1_032"), 4, 4),
            HasNow(The("VAN_NEW1_032"), GameTag::TAUNT),
        ],
    );
}

/// # Leokk
///
/// `VAN_NEW1_033` · Hunter minion · 3 mana · 2/4
///
/// > Your other minions have +1 Attack.
///
/// State: Todo
//~ VAN_NEW1_033 todo fa5fd864 3a3a138a
#[test]
#[ignore = "todo: VAN_NEW1_033 Leokk"]
fn VAN_NEW1_033_leokk() {
    check(CardClass::Hunter, &[Give("VAN_NEW1_033"), Cost("VAN_NEW1_033", 3), Stats("VAN_NEW1_033", 2, 4), Unwritten]);
}

/// # Huffer
///
/// `VAN_NEW1_034` · Hunter minion · 3 mana · 4/2
///
/// > **Charge**
///
/// State: Vanilla
//~ VAN_NEW1_034 vanilla 1cc6e19c c1e8e5b5
#[test]
fn VAN_NEW1_034_huffer() {
    check(
        CardClass::Hunter,
        &[
            Give("VAN_NEW1_034"),
            Cost("VAN_NEW1_034", 3),
            Stats("VAN_NEW1_034", 4, 2),
            Has("VAN_NEW1_034", GameTag::CHARGE),
            Play("VAN_NEW1_034", Nothing),
            In(The("VAN_NEW1_034"), Zone::Play),
            Now(The("VAN_NEW1_034"), 4, 2),
            HasNow(The("VAN_NEW1_034"), GameTag::CHARGE),
        ],
    );
}
