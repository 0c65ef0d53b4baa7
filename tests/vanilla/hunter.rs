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
//~ VAN_CS2_084 todo d46b9fcd f643f37b
#[test]
#[ignore = "todo: VAN_CS2_084 Hunter's Mark"]
fn VAN_CS2_084_hunters_mark() {
    check(CardClass::Hunter, &[Give("VAN_CS2_084"), Cost("VAN_CS2_084", 0)]);
}

/// # Starving Buzzard
///
/// `VAN_CS2_237` · Hunter minion · 2 mana · 2/1
///
/// > Whenever you summon a Beast, draw a card.
///
/// State: Todo
//~ VAN_CS2_237 todo 95563f44 50eef20a
#[test]
#[ignore = "todo: VAN_CS2_237 Starving Buzzard"]
fn VAN_CS2_237_starving_buzzard() {
    check(CardClass::Hunter, &[Give("VAN_CS2_237"), Cost("VAN_CS2_237", 2), Stats("VAN_CS2_237", 2, 1)]);
}

/// # Houndmaster
///
/// `VAN_DS1_070` · Hunter minion · 4 mana · 4/3
///
/// > **Battlecry:** Give a friendly Beast +2/+2 and **Taunt**.
///
/// State: Todo
//~ VAN_DS1_070 todo 181b5deb 91f142e7
#[test]
#[ignore = "todo: VAN_DS1_070 Houndmaster"]
fn VAN_DS1_070_houndmaster() {
    check(CardClass::Hunter, &[Give("VAN_DS1_070"), Cost("VAN_DS1_070", 4), Stats("VAN_DS1_070", 4, 3)]);
}

/// # Timber Wolf
///
/// `VAN_DS1_175` · Hunter minion · 1 mana · 1/1
///
/// > Your other Beasts have +1 Attack.
///
/// State: Todo
//~ VAN_DS1_175 todo 4c892dcb 4fc430d0
#[test]
#[ignore = "todo: VAN_DS1_175 Timber Wolf"]
fn VAN_DS1_175_timber_wolf() {
    check(CardClass::Hunter, &[Give("VAN_DS1_175"), Cost("VAN_DS1_175", 1), Stats("VAN_DS1_175", 1, 1)]);
}

/// # Tundra Rhino
///
/// `VAN_DS1_178` · Hunter minion · 5 mana · 2/5
///
/// > Your Beasts have **Charge**.
///
/// State: Todo
//~ VAN_DS1_178 todo 397738e6 630aab44
#[test]
#[ignore = "todo: VAN_DS1_178 Tundra Rhino"]
fn VAN_DS1_178_tundra_rhino() {
    check(CardClass::Hunter, &[Give("VAN_DS1_178"), Cost("VAN_DS1_178", 5), Stats("VAN_DS1_178", 2, 5)]);
}

/// # Multi-Shot
///
/// `VAN_DS1_183` · Hunter spell · 4 mana
///
/// > Deal $3 damage to two random enemy minions.
///
/// State: Todo
//~ VAN_DS1_183 todo f634b030 4b2d87c1
#[test]
#[ignore = "todo: VAN_DS1_183 Multi-Shot"]
fn VAN_DS1_183_multi_shot() {
    check(CardClass::Hunter, &[Give("VAN_DS1_183"), Cost("VAN_DS1_183", 4)]);
}

/// # Tracking
///
/// `VAN_DS1_184` · Hunter spell · 1 mana
///
/// > Look at the top 3 cards of your deck. Draw one and discard the others.
///
/// State: Todo
//~ VAN_DS1_184 todo ce296af7 38f08591
#[test]
#[ignore = "todo: VAN_DS1_184 Tracking"]
fn VAN_DS1_184_tracking() {
    check(CardClass::Hunter, &[Give("VAN_DS1_184"), Cost("VAN_DS1_184", 1)]);
}

/// # Arcane Shot
///
/// `VAN_DS1_185` · Hunter spell · 1 mana
///
/// > Deal $2 damage.
///
/// State: Todo
//~ VAN_DS1_185 todo dabd451c 694c51d3
#[test]
#[ignore = "todo: VAN_DS1_185 Arcane Shot"]
fn VAN_DS1_185_arcane_shot() {
    check(CardClass::Hunter, &[Give("VAN_DS1_185"), Cost("VAN_DS1_185", 1)]);
}

/// # Gladiator's Longbow
///
/// `VAN_DS1_188` · Hunter weapon · 7 mana · 5/2 durability
///
/// > Your hero is **Immune** while attacking.
///
/// State: Todo
//~ VAN_DS1_188 todo 770e9211 52ee4c2f
#[test]
#[ignore = "todo: VAN_DS1_188 Gladiator's Longbow"]
fn VAN_DS1_188_gladiators_longbow() {
    check(CardClass::Hunter, &[Give("VAN_DS1_188"), Cost("VAN_DS1_188", 7), Stats("VAN_DS1_188", 5, 2)]);
}

/// # Scavenging Hyena
///
/// `VAN_EX1_531` · Hunter minion · 2 mana · 2/2
///
/// > Whenever a friendly Beast dies, gain +2/+1.
///
/// State: Todo
//~ VAN_EX1_531 todo bfca4b1f 69657277
#[test]
#[ignore = "todo: VAN_EX1_531 Scavenging Hyena"]
fn VAN_EX1_531_scavenging_hyena() {
    check(CardClass::Hunter, &[Give("VAN_EX1_531"), Cost("VAN_EX1_531", 2), Stats("VAN_EX1_531", 2, 2)]);
}

/// # Misdirection
///
/// `VAN_EX1_533` · Hunter spell · 2 mana
///
/// > **Secret:** When an enemy attacks your hero, instead it attacks another random character.
///
/// State: Todo
//~ VAN_EX1_533 todo bc38e0c7 cfa57104
#[test]
#[ignore = "todo: VAN_EX1_533 Misdirection"]
fn VAN_EX1_533_misdirection() {
    check(CardClass::Hunter, &[Give("VAN_EX1_533"), Cost("VAN_EX1_533", 2)]);
}

/// # Savannah Highmane
///
/// `VAN_EX1_534` · Hunter minion · 6 mana · 6/5
///
/// > **Deathrattle:** Summon two 2/2 Hyenas.
///
/// State: Todo
//~ VAN_EX1_534 todo 910356d0 aa37564b
#[test]
#[ignore = "todo: VAN_EX1_534 Savannah Highmane"]
fn VAN_EX1_534_savannah_highmane() {
    check(CardClass::Hunter, &[Give("VAN_EX1_534"), Cost("VAN_EX1_534", 6), Stats("VAN_EX1_534", 6, 5)]);
}

/// # Eaglehorn Bow
///
/// `VAN_EX1_536` · Hunter weapon · 3 mana · 3/2 durability
///
/// > Whenever a **Secret** is revealed, gain +1 Durability.
///
/// State: Todo
//~ VAN_EX1_536 todo bb6a0ed2 7606ea51
#[test]
#[ignore = "todo: VAN_EX1_536 Eaglehorn Bow"]
fn VAN_EX1_536_eaglehorn_bow() {
    check(CardClass::Hunter, &[Give("VAN_EX1_536"), Cost("VAN_EX1_536", 3), Stats("VAN_EX1_536", 3, 2)]);
}

/// # Explosive Shot
///
/// `VAN_EX1_537` · Hunter spell · 5 mana
///
/// > Deal $5 damage to a minion and $2 damage to adjacent ones.
///
/// State: Todo
//~ VAN_EX1_537 todo 1f55413d ecff056a
#[test]
#[ignore = "todo: VAN_EX1_537 Explosive Shot"]
fn VAN_EX1_537_explosive_shot() {
    check(CardClass::Hunter, &[Give("VAN_EX1_537"), Cost("VAN_EX1_537", 5)]);
}

/// # Unleash the Hounds
///
/// `VAN_EX1_538` · Hunter spell · 3 mana
///
/// > For each enemy minion, summon a 1/1 Hound with **Charge**.
///
/// State: Todo
//~ VAN_EX1_538 todo a36fcb5e 1ced5be8
#[test]
#[ignore = "todo: VAN_EX1_538 Unleash the Hounds"]
fn VAN_EX1_538_unleash_the_hounds() {
    check(CardClass::Hunter, &[Give("VAN_EX1_538"), Cost("VAN_EX1_538", 3)]);
}

/// # Kill Command
///
/// `VAN_EX1_539` · Hunter spell · 3 mana
///
/// > Deal $3 damage. If you control a Beast, deal $5 damage instead.
///
/// State: Todo
//~ VAN_EX1_539 todo d73bba81 33cb9a1b
#[test]
#[ignore = "todo: VAN_EX1_539 Kill Command"]
fn VAN_EX1_539_kill_command() {
    check(CardClass::Hunter, &[Give("VAN_EX1_539"), Cost("VAN_EX1_539", 3)]);
}

/// # King Krush
///
/// `VAN_EX1_543` · Hunter minion · 9 mana · 8/8
///
/// > **Charge**
///
/// State: Todo
//~ VAN_EX1_543 todo 3d5e9edd ad920dc9
#[test]
#[ignore = "todo: VAN_EX1_543 King Krush"]
fn VAN_EX1_543_king_krush() {
    check(
        CardClass::Hunter,
        &[Give("VAN_EX1_543"), Cost("VAN_EX1_543", 9), Stats("VAN_EX1_543", 8, 8), Has("VAN_EX1_543", GameTag::CHARGE)],
    );
}

/// # Flare
///
/// `VAN_EX1_544` · Hunter spell · 1 mana
///
/// > All minions lose **Stealth**. Destroy all enemy **Secrets**. Draw a card.
///
/// State: Todo
//~ VAN_EX1_544 todo 2d1cddd7 ea9c550b
#[test]
#[ignore = "todo: VAN_EX1_544 Flare"]
fn VAN_EX1_544_flare() {
    check(CardClass::Hunter, &[Give("VAN_EX1_544"), Cost("VAN_EX1_544", 1)]);
}

/// # Bestial Wrath
///
/// `VAN_EX1_549` · Hunter spell · 1 mana
///
/// > Give a Beast +2 Attack and **Immune** this turn.
///
/// State: Todo
//~ VAN_EX1_549 todo 313c5401 eace2a9a
#[test]
#[ignore = "todo: VAN_EX1_549 Bestial Wrath"]
fn VAN_EX1_549_bestial_wrath() {
    check(CardClass::Hunter, &[Give("VAN_EX1_549"), Cost("VAN_EX1_549", 1)]);
}

/// # Snake Trap
///
/// `VAN_EX1_554` · Hunter spell · 2 mana
///
/// > **Secret:** When one of your minions is attacked, summon three 1/1 Snakes.
///
/// State: Todo
//~ VAN_EX1_554 todo f36dbdc4 d224418d
#[test]
#[ignore = "todo: VAN_EX1_554 Snake Trap"]
fn VAN_EX1_554_snake_trap() {
    check(CardClass::Hunter, &[Give("VAN_EX1_554"), Cost("VAN_EX1_554", 2)]);
}

/// # Snake
///
/// `VAN_EX1_554t` · Hunter minion · 0 mana · 1/1
///
/// State: Todo
//~ VAN_EX1_554t todo 9de0ff42 f744ba62
#[test]
#[ignore = "todo: VAN_EX1_554t Snake"]
fn VAN_EX1_554t_snake() {
    check(CardClass::Hunter, &[Give("VAN_EX1_554t"), Cost("VAN_EX1_554t", 0), Stats("VAN_EX1_554t", 1, 1)]);
}

/// # Snipe
///
/// `VAN_EX1_609` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays a minion, deal $4 damage to it.
///
/// State: Todo
//~ VAN_EX1_609 todo 2becb483 f198cf77
#[test]
#[ignore = "todo: VAN_EX1_609 Snipe"]
fn VAN_EX1_609_snipe() {
    check(CardClass::Hunter, &[Give("VAN_EX1_609"), Cost("VAN_EX1_609", 2)]);
}

/// # Explosive Trap
///
/// `VAN_EX1_610` · Hunter spell · 2 mana
///
/// > **Secret:** When your hero is attacked, deal $2 damage to all enemies.
///
/// State: Todo
//~ VAN_EX1_610 todo 280258eb 385dbc73
#[test]
#[ignore = "todo: VAN_EX1_610 Explosive Trap"]
fn VAN_EX1_610_explosive_trap() {
    check(CardClass::Hunter, &[Give("VAN_EX1_610"), Cost("VAN_EX1_610", 2)]);
}

/// # Freezing Trap
///
/// `VAN_EX1_611` · Hunter spell · 2 mana
///
/// > **Secret:** When an enemy minion attacks, return it to its owner's hand. It costs (2) more.
///
/// State: Todo
//~ VAN_EX1_611 todo 71a53aac d30bf12c
#[test]
#[ignore = "todo: VAN_EX1_611 Freezing Trap"]
fn VAN_EX1_611_freezing_trap() {
    check(CardClass::Hunter, &[Give("VAN_EX1_611"), Cost("VAN_EX1_611", 2)]);
}

/// # Deadly Shot
///
/// `VAN_EX1_617` · Hunter spell · 3 mana
///
/// > Destroy a random enemy minion.
///
/// State: Todo
//~ VAN_EX1_617 todo 3c812532 3fe7bdaf
#[test]
#[ignore = "todo: VAN_EX1_617 Deadly Shot"]
fn VAN_EX1_617_deadly_shot() {
    check(CardClass::Hunter, &[Give("VAN_EX1_617"), Cost("VAN_EX1_617", 3)]);
}

/// # Steady Shot
///
/// `VAN_HERO_05bp` · Hunter hero power · 2 mana
///
/// > **Hero Power** Deal $2 damage to the enemy hero.@**Hero Power** Deal $2 damage.
///
/// State: Todo
//~ VAN_HERO_05bp todo 92889b38 550fb422
#[test]
#[ignore = "todo: VAN_HERO_05bp Steady Shot"]
fn VAN_HERO_05bp_steady_shot() {
    check(CardClass::Hunter, &[HasHeroPower("VAN_HERO_05bp"), Cost("VAN_HERO_05bp", 2)]);
}

/// # Ballista Shot
///
/// `VAN_HERO_05bp2` · Hunter hero power · 2 mana
///
/// > **Hero Power** Deal $3 damage to the enemy hero.@**Hero Power** Deal $3 damage.
///
/// State: Todo
//~ VAN_HERO_05bp2 todo 67e8ff5b df75fd9a
#[test]
#[ignore = "todo: VAN_HERO_05bp2 Ballista Shot"]
fn VAN_HERO_05bp2_ballista_shot() {
    check(CardClass::Hunter, &[HasHeroPower("VAN_HERO_05bp2"), Cost("VAN_HERO_05bp2", 2)]);
}

/// # Animal Companion
///
/// `VAN_NEW1_031` · Hunter spell · 3 mana
///
/// > Summon a random Beast Companion.
///
/// State: Todo
//~ VAN_NEW1_031 todo 1b65f3d5 cc88a2a2
#[test]
#[ignore = "todo: VAN_NEW1_031 Animal Companion"]
fn VAN_NEW1_031_animal_companion() {
    check(CardClass::Hunter, &[Give("VAN_NEW1_031"), Cost("VAN_NEW1_031", 3)]);
}

/// # Misha
///
/// `VAN_NEW1_032` · Hunter minion · 3 mana · 4/4
///
/// > **Taunt**
///
/// State: Todo
//~ VAN_NEW1_032 todo 7aec521f 12379493
#[test]
#[ignore = "todo: VAN_NEW1_032 Misha"]
fn VAN_NEW1_032_misha() {
    check(
        CardClass::Hunter,
        &[
            Give("VAN_NEW1_032"),
            Cost("VAN_NEW1_032", 3),
            Stats("VAN_NEW1_032", 4, 4),
            Has("VAN_NEW1_032", GameTag::TAUNT),
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
//~ VAN_NEW1_033 todo fa5fd864 0850ca83
#[test]
#[ignore = "todo: VAN_NEW1_033 Leokk"]
fn VAN_NEW1_033_leokk() {
    check(CardClass::Hunter, &[Give("VAN_NEW1_033"), Cost("VAN_NEW1_033", 3), Stats("VAN_NEW1_033", 2, 4)]);
}

/// # Huffer
///
/// `VAN_NEW1_034` · Hunter minion · 3 mana · 4/2
///
/// > **Charge**
///
/// State: Todo
//~ VAN_NEW1_034 todo 1cc6e19c 42758bb5
#[test]
#[ignore = "todo: VAN_NEW1_034 Huffer"]
fn VAN_NEW1_034_huffer() {
    check(
        CardClass::Hunter,
        &[
            Give("VAN_NEW1_034"),
            Cost("VAN_NEW1_034", 3),
            Stats("VAN_NEW1_034", 4, 2),
            Has("VAN_NEW1_034", GameTag::CHARGE),
        ],
    );
}
