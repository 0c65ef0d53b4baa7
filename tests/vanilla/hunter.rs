//! Hunter cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7f19ea8a

/// # Hunter's Mark
///
/// `VAN_CS2_084` · Hunter spell · 0 mana
///
/// > Change a minion's Health to 1.
///
/// State: Reprint
//~ reprint VAN_CS2_084 5d88a5b1 2424242c 2aa830b3.9446712c
#[test]
fn VAN_CS2_084_hunters_mark() {
    check(CardClass::Hunter, &[Give("VAN_CS2_084"), Cost("VAN_CS2_084", 0), WrittenAs("VAN_CS2_084", "CS2_084")]);
}

/// # Starving Buzzard
///
/// `VAN_CS2_237` · Hunter minion · 2 mana · 2/1
///
/// > Whenever you summon a Beast, draw a card.
///
/// State: Reprint
//~ reprint VAN_CS2_237 7f177cc3 89ed17cf 46fd6eb5.55f7008c
#[test]
fn VAN_CS2_237_starving_buzzard() {
    check(
        CardClass::Hunter,
        &[Give("VAN_CS2_237"), Cost("VAN_CS2_237", 2), Stats("VAN_CS2_237", 2, 1), WrittenAs("VAN_CS2_237", "CS2_237")],
    );
}

/// # Houndmaster
///
/// `VAN_DS1_070` · Hunter minion · 4 mana · 4/3
///
/// > **Battlecry:** Give a friendly Beast +2/+2 and **Taunt**.
///
/// State: Reprint
//~ reprint VAN_DS1_070 0c593fd6 7dcf5783 da4a0696.fe5a432c
#[test]
fn VAN_DS1_070_houndmaster() {
    check(
        CardClass::Hunter,
        &[Give("VAN_DS1_070"), Cost("VAN_DS1_070", 4), Stats("VAN_DS1_070", 4, 3), WrittenAs("VAN_DS1_070", "DS1_070")],
    );
}

/// # Timber Wolf
///
/// `VAN_DS1_175` · Hunter minion · 1 mana · 1/1
///
/// > Your other Beasts have +1 Attack.
///
/// State: Reprint
//~ reprint VAN_DS1_175 999ffc21 5cb8f96c 989d500e.42c21579
#[test]
fn VAN_DS1_175_timber_wolf() {
    check(
        CardClass::Hunter,
        &[Give("VAN_DS1_175"), Cost("VAN_DS1_175", 1), Stats("VAN_DS1_175", 1, 1), WrittenAs("VAN_DS1_175", "DS1_175")],
    );
}

/// # Tundra Rhino
///
/// `VAN_DS1_178` · Hunter minion · 5 mana · 2/5
///
/// > Your Beasts have **Charge**.
///
/// State: Reprint
//~ reprint VAN_DS1_178 44172743 91096c25 c42c25a1.d0487bf8
#[test]
fn VAN_DS1_178_tundra_rhino() {
    check(
        CardClass::Hunter,
        &[Give("VAN_DS1_178"), Cost("VAN_DS1_178", 5), Stats("VAN_DS1_178", 2, 5), WrittenAs("VAN_DS1_178", "DS1_178")],
    );
}

/// # Multi-Shot
///
/// `VAN_DS1_183` · Hunter spell · 4 mana
///
/// > Deal $3 damage to two random enemy minions.
///
/// State: Reprint
//~ reprint VAN_DS1_183 067507a6 775d6bb3 4bb37c0d.b4cb07e6
#[test]
fn VAN_DS1_183_multi_shot() {
    check(CardClass::Hunter, &[Give("VAN_DS1_183"), Cost("VAN_DS1_183", 4), WrittenAs("VAN_DS1_183", "DS1_183")]);
}

/// # Tracking
///
/// `VAN_DS1_184` · Hunter spell · 1 mana
///
/// > Look at the top 3 cards of your deck. Draw one and discard the others.
///
/// State: Done
//~ done VAN_DS1_184 722840cb - d960cbbe.2777ecb7
#[test]
fn VAN_DS1_184_tracking() {
    check(
        CardClass::Hunter,
        &[
            Give("VAN_DS1_184"),
            Cost("VAN_DS1_184", 1),
            OnTop("CS2_231"),
            OnTop("CS2_029"),
            OnTop("CS2_172"),
            Play("VAN_DS1_184", Nothing),
            ChooseCard("CS2_029"),
            Is(InHand(0), "CS2_029"),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
        ],
    );
}

/// # Arcane Shot
///
/// `VAN_DS1_185` · Hunter spell · 1 mana
///
/// > Deal $2 damage.
///
/// State: Reprint
//~ reprint VAN_DS1_185 fd557793 5062adf4 73154265.c0c62e9f
#[test]
fn VAN_DS1_185_arcane_shot() {
    check(CardClass::Hunter, &[Give("VAN_DS1_185"), Cost("VAN_DS1_185", 1), WrittenAs("VAN_DS1_185", "DS1_185")]);
}

/// # Gladiator's Longbow
///
/// `VAN_DS1_188` · Hunter weapon · 7 mana · 5/2 durability
///
/// > Your hero is **Immune** while attacking.
///
/// State: Reprint
//~ reprint VAN_DS1_188 339ff590 469010fe 4943e695.34a091c0
#[test]
fn VAN_DS1_188_gladiators_longbow() {
    check(
        CardClass::Hunter,
        &[Give("VAN_DS1_188"), Cost("VAN_DS1_188", 7), Stats("VAN_DS1_188", 5, 2), WrittenAs("VAN_DS1_188", "DS1_188")],
    );
}

/// # Scavenging Hyena
///
/// `VAN_EX1_531` · Hunter minion · 2 mana · 2/2
///
/// > Whenever a friendly Beast dies, gain +2/+1.
///
/// State: Reprint
//~ reprint VAN_EX1_531 1fa8f3a2 fc6a1562 31c6d7e2.15f932c8
#[test]
fn VAN_EX1_531_scavenging_hyena() {
    check(
        CardClass::Hunter,
        &[Give("VAN_EX1_531"), Cost("VAN_EX1_531", 2), Stats("VAN_EX1_531", 2, 2), WrittenAs("VAN_EX1_531", "EX1_531")],
    );
}

/// # Misdirection
///
/// `VAN_EX1_533` · Hunter spell · 2 mana
///
/// > **Secret:** When an enemy attacks your hero, instead it attacks another random character.
///
/// State: Reprint
//~ reprint VAN_EX1_533 c81ca442 53c40873 97054348.2e852486
#[test]
fn VAN_EX1_533_misdirection() {
    check(CardClass::Hunter, &[Give("VAN_EX1_533"), Cost("VAN_EX1_533", 2), WrittenAs("VAN_EX1_533", "EX1_533")]);
}

/// # Savannah Highmane
///
/// `VAN_EX1_534` · Hunter minion · 6 mana · 6/5
///
/// > **Deathrattle:** Summon two 2/2 Hyenas.
///
/// State: Reprint
//~ reprint VAN_EX1_534 c848f798 f5dedca0 a64b1631.a22acaca
#[test]
fn VAN_EX1_534_savannah_highmane() {
    check(
        CardClass::Hunter,
        &[Give("VAN_EX1_534"), Cost("VAN_EX1_534", 6), Stats("VAN_EX1_534", 6, 5), WrittenAs("VAN_EX1_534", "EX1_534")],
    );
}

/// # Eaglehorn Bow
///
/// `VAN_EX1_536` · Hunter weapon · 3 mana · 3/2 durability
///
/// > Whenever a **Secret** is revealed, gain +1 Durability.
///
/// State: Done
//~ done VAN_EX1_536 e37699ac - 76b5fb76.e6f9ce33
#[test]
fn VAN_EX1_536_eaglehorn_bow() {
    check(
        CardClass::Hunter,
        &[
            Give("VAN_EX1_536"),
            Cost("VAN_EX1_536", 3),
            Stats("VAN_EX1_536", 3, 2),
            Play("VAN_EX1_536", Nothing),
            EndTurn,
            Play("EX1_287", Nothing),
            EndTurn,
            Play("GAME_005", Nothing),
            Now(MyWeapon, 3, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Play("VAN_EX1_536", Nothing),
            Play("EX1_610", Nothing),
            EndTurn,
            Enemy("CS2_182"),
            Attack(Their(0), MyHero),
            Now(MyWeapon, 3, 3),
        ],
    );
}

/// # Explosive Shot
///
/// `VAN_EX1_537` · Hunter spell · 5 mana
///
/// > Deal $5 damage to a minion and $2 damage to adjacent ones.
///
/// State: Reprint
//~ reprint VAN_EX1_537 5603b3b7 35281cdc 590b00e6.3aa3f1e2
#[test]
fn VAN_EX1_537_explosive_shot() {
    check(CardClass::Hunter, &[Give("VAN_EX1_537"), Cost("VAN_EX1_537", 5), WrittenAs("VAN_EX1_537", "EX1_537")]);
}

/// # Unleash the Hounds
///
/// `VAN_EX1_538` · Hunter spell · 3 mana
///
/// > For each enemy minion, summon a 1/1 Hound with **Charge**.
///
/// State: Reprint
//~ reprint VAN_EX1_538 bb6afc90 1277dcbb b946d663.728e3f13
#[test]
fn VAN_EX1_538_unleash_the_hounds() {
    check(CardClass::Hunter, &[Give("VAN_EX1_538"), Cost("VAN_EX1_538", 3), WrittenAs("VAN_EX1_538", "EX1_538")]);
}

/// # Kill Command
///
/// `VAN_EX1_539` · Hunter spell · 3 mana
///
/// > Deal $3 damage. If you control a Beast, deal $5 damage instead.
///
/// State: Reprint
//~ reprint VAN_EX1_539 426ddfe8 382f7247 6a29694c.317598aa
#[test]
fn VAN_EX1_539_kill_command() {
    check(CardClass::Hunter, &[Give("VAN_EX1_539"), Cost("VAN_EX1_539", 3), WrittenAs("VAN_EX1_539", "EX1_539")]);
}

/// # King Krush
///
/// `VAN_EX1_543` · Hunter minion · 9 mana · 8/8
///
/// > **Charge**
///
/// State: Vanilla
//~ vanilla VAN_EX1_543 6bce982b a096124a 4915b903.276b5ef0
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
/// State: Reprint
//~ reprint VAN_EX1_544 4e1f6407 8e7eb062 3f7ec49d.5ba872f0
#[test]
fn VAN_EX1_544_flare() {
    check(CardClass::Hunter, &[Give("VAN_EX1_544"), Cost("VAN_EX1_544", 1), WrittenAs("VAN_EX1_544", "EX1_544")]);
}

/// # Bestial Wrath
///
/// `VAN_EX1_549` · Hunter spell · 1 mana
///
/// > Give a Beast +2 Attack and **Immune** this turn.
///
/// State: Done
//~ done VAN_EX1_549 05b1ed94 - 8b277e9f.f3d0ef57
#[test]
fn VAN_EX1_549_bestial_wrath() {
    check(
        CardClass::Hunter,
        &[
            Give("VAN_EX1_549"),
            Cost("VAN_EX1_549", 1),
            Enemy("CS2_172"),
            Enemy("CS2_182"),
            Friend("CS2_172"),
            Targets("VAN_EX1_549", &[FriendlyMinion, EnemyMinion]),
            CannotTarget("VAN_EX1_549", Their(1)),
            Play("VAN_EX1_549", On(Their(0))),
            Now(Their(0), 5, 2),
            HasNow(Their(0), GameTag::IMMUNE),
            EndTurn,
            Now(Their(0), 3, 2),
            HasNot(Their(0), GameTag::IMMUNE),
        ],
    );
}

/// # Snake Trap
///
/// `VAN_EX1_554` · Hunter spell · 2 mana
///
/// > **Secret:** When one of your minions is attacked, summon three 1/1 Snakes.
///
/// State: Reprint
//~ reprint VAN_EX1_554 085110f8 f99fab5a 0a1b14a4.93ace120
#[test]
fn VAN_EX1_554_snake_trap() {
    check(CardClass::Hunter, &[Give("VAN_EX1_554"), Cost("VAN_EX1_554", 2), WrittenAs("VAN_EX1_554", "EX1_554")]);
}

/// # Snake
///
/// `VAN_EX1_554t` · Hunter minion · 0 mana · 1/1
///
/// State: Vanilla
//~ vanilla VAN_EX1_554t 573bae68 0ae49b16 ce2a3261
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
/// State: Done
//~ done VAN_EX1_609 9201fec0 - 01eab9d7.dd13ab75
#[test]
fn VAN_EX1_609_snipe() {
    check(
        CardClass::Hunter,
        &[
            Give("VAN_EX1_609"),
            Cost("VAN_EX1_609", 2),
            Play("VAN_EX1_609", Nothing),
            EndTurn,
            Play("GAME_005", Nothing),
            In(Nth(0), Zone::Secret),
            Play("CS2_182", Nothing),
            Damage(Their(0), 4),
            In(Nth(0), Zone::Graveyard),
        ],
    );
}

/// # Explosive Trap
///
/// `VAN_EX1_610` · Hunter spell · 2 mana
///
/// > **Secret:** When your hero is attacked, deal $2 damage to all enemies.
///
/// State: Reprint
//~ reprint VAN_EX1_610 4155b471 00180074 1b583764.c2c34ddb
#[test]
fn VAN_EX1_610_explosive_trap() {
    check(CardClass::Hunter, &[Give("VAN_EX1_610"), Cost("VAN_EX1_610", 2), WrittenAs("VAN_EX1_610", "EX1_610")]);
}

/// # Freezing Trap
///
/// `VAN_EX1_611` · Hunter spell · 2 mana
///
/// > **Secret:** When an enemy minion attacks, return it to its owner's hand. It costs (2) more.
///
/// State: Reprint
//~ reprint VAN_EX1_611 c72d42ac cc6f1082 ae2c2a05.655bde03
#[test]
fn VAN_EX1_611_freezing_trap() {
    check(CardClass::Hunter, &[Give("VAN_EX1_611"), Cost("VAN_EX1_611", 2), WrittenAs("VAN_EX1_611", "EX1_611")]);
}

/// # Deadly Shot
///
/// `VAN_EX1_617` · Hunter spell · 3 mana
///
/// > Destroy a random enemy minion.
///
/// State: Reprint
//~ reprint VAN_EX1_617 09f57948 39a0c5bb 241b2589.cf9056fb
#[test]
fn VAN_EX1_617_deadly_shot() {
    check(CardClass::Hunter, &[Give("VAN_EX1_617"), Cost("VAN_EX1_617", 3), WrittenAs("VAN_EX1_617", "EX1_617")]);
}

/// # Steady Shot
///
/// `VAN_HERO_05bp` · Hunter hero power · 2 mana
///
/// > **Hero Power** Deal $2 damage to the enemy hero.@**Hero Power** Deal $2 damage.
///
/// State: Reprint
//~ reprint VAN_HERO_05bp d763ad94 21840927 ed6edec1.4d62f351
#[test]
fn VAN_HERO_05bp_steady_shot() {
    check(
        CardClass::Hunter,
        &[HasHeroPower("VAN_HERO_05bp"), Cost("VAN_HERO_05bp", 2), WrittenAs("VAN_HERO_05bp", "HERO_05bp")],
    );
}

/// # Ballista Shot
///
/// `VAN_HERO_05bp2` · Hunter hero power · 2 mana
///
/// > **Hero Power** Deal $3 damage to the enemy hero.@**Hero Power** Deal $3 damage.
///
/// State: Reprint
//~ reprint VAN_HERO_05bp2 3583e265 67463135 a0e78326.b6277305
#[test]
fn VAN_HERO_05bp2_ballista_shot() {
    check(
        CardClass::Hunter,
        &[HasHeroPower("VAN_HERO_05bp2"), Cost("VAN_HERO_05bp2", 2), WrittenAs("VAN_HERO_05bp2", "HERO_05bp2")],
    );
}

/// # Animal Companion
///
/// `VAN_NEW1_031` · Hunter spell · 3 mana
///
/// > Summon a random Beast Companion.
///
/// State: Reprint
//~ reprint VAN_NEW1_031 4baa6796 d371d033 b88f5196.bef58b84
#[test]
fn VAN_NEW1_031_animal_companion() {
    check(CardClass::Hunter, &[Give("VAN_NEW1_031"), Cost("VAN_NEW1_031", 3), WrittenAs("VAN_NEW1_031", "NEW1_031")]);
}

/// # Misha
///
/// `VAN_NEW1_032` · Hunter minion · 3 mana · 4/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla VAN_NEW1_032 c038fe72 dfd66d28 83428f92.4b0c5d24
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
/// State: Reprint
//~ reprint VAN_NEW1_033 d5433108 9123078a 315b311d.cc6d9299
#[test]
fn VAN_NEW1_033_leokk() {
    check(
        CardClass::Hunter,
        &[
            Give("VAN_NEW1_033"),
            Cost("VAN_NEW1_033", 3),
            Stats("VAN_NEW1_033", 2, 4),
            WrittenAs("VAN_NEW1_033", "NEW1_033"),
        ],
    );
}

/// # Huffer
///
/// `VAN_NEW1_034` · Hunter minion · 3 mana · 4/2
///
/// > **Charge**
///
/// State: Vanilla
//~ vanilla VAN_NEW1_034 f4729e3f a88fbc38 02193175.276b5ef0
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
