//! Hunter cards of Core, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5393a775

/// # Ball of Spiders
///
/// `CORE_AT_062` · Hunter spell · 3 mana
///
/// > Summon three 1/1 Webspinners with "**Deathrattle:** Get a random Beast."
///
/// State: Reprint
//~ reprint CORE_AT_062 5b801a26 3b4bcb27 c402a512.2f652bb7
#[test]
fn CORE_AT_062_ball_of_spiders() {
    check(CardClass::Hunter, &[Give("CORE_AT_062"), Cost("CORE_AT_062", 3), WrittenAs("CORE_AT_062", "AT_062")]);
}

/// # Mountain Bear
///
/// `CORE_AV_337` · Hunter minion · 7 mana · 5/6
///
/// > **Taunt Deathrattle:** Summon two 2/4 Cubs with **Taunt**.
///
/// State: Reprint
//~ reprint CORE_AV_337 e922af5c 95f17719 564302b2.25bb5801
#[test]
fn CORE_AV_337_mountain_bear() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_AV_337"),
            Cost("CORE_AV_337", 7),
            Stats("CORE_AV_337", 5, 6),
            Has("CORE_AV_337", GameTag::TAUNT),
            WrittenAs("CORE_AV_337", "AV_337"),
        ],
    );
}

/// # Wound Prey
///
/// `CORE_BAR_801` · Hunter spell · 1 mana
///
/// > Deal $1 damage. Summon a 1/1 Hyena with **Rush**.
///
/// State: Reprint
//~ reprint CORE_BAR_801 f71d320c f163b581 1934ff21.46f591f3
#[test]
fn CORE_BAR_801_wound_prey() {
    check(CardClass::Hunter, &[Give("CORE_BAR_801"), Cost("CORE_BAR_801", 1), WrittenAs("CORE_BAR_801", "BAR_801")]);
}

/// # Quick Shot
///
/// `CORE_BRM_013` · Hunter spell · 2 mana
///
/// > Deal $3 damage. If your hand is empty, draw a card.
///
/// State: Reprint
//~ reprint CORE_BRM_013 7b49396d 68bebfbc 01ef95be.89a7d82a
#[test]
fn CORE_BRM_013_quick_shot() {
    check(CardClass::Hunter, &[Give("CORE_BRM_013"), Cost("CORE_BRM_013", 2), WrittenAs("CORE_BRM_013", "BRM_013")]);
}

/// # Augmented Porcupine
///
/// `CORE_BT_201` · Hunter minion · 3 mana · 2/4
///
/// > **Deathrattle**: Deal this minion's Attack damage randomly split among all enemies.
///
/// State: Reprint
//~ reprint CORE_BT_201 2bfb1807 424eb200 8b2eb3b0.09ced6df
#[test]
fn CORE_BT_201_augmented_porcupine() {
    check(
        CardClass::Hunter,
        &[Give("CORE_BT_201"), Cost("CORE_BT_201", 3), Stats("CORE_BT_201", 2, 4), WrittenAs("CORE_BT_201", "BT_201")],
    );
}

/// # Dragonbane
///
/// `CORE_DRG_256` · Hunter minion · 4 mana · 3/5
///
/// > After you use your Hero Power, deal 5 damage to a random enemy.
///
/// State: Reprint
//~ reprint CORE_DRG_256 181a3afc 1d6c84d7 64e4cfab.3d9413be
#[test]
fn CORE_DRG_256_dragonbane() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_DRG_256"),
            Cost("CORE_DRG_256", 4),
            Stats("CORE_DRG_256", 3, 5),
            WrittenAs("CORE_DRG_256", "DRG_256"),
        ],
    );
}

/// # Tracking
///
/// `CORE_DS1_184` · Hunter spell · 1 mana
///
/// > **Discover** a card from your deck.
///
/// State: Reprint
//~ reprint CORE_DS1_184 c4f1fddb f29422e2 a57a0195.1f7ba246
#[test]
fn CORE_DS1_184_tracking() {
    check(CardClass::Hunter, &[Give("CORE_DS1_184"), Cost("CORE_DS1_184", 1), WrittenAs("CORE_DS1_184", "DS1_184")]);
}

/// # Arcane Shot
///
/// `CORE_DS1_185` · Hunter spell · Arcane · 1 mana
///
/// > Deal $2 damage.
///
/// State: Reprint
//~ reprint CORE_DS1_185 11fd1683 c6cffdcf a403241c.c0c62e9f
#[test]
fn CORE_DS1_185_arcane_shot() {
    check(CardClass::Hunter, &[Give("CORE_DS1_185"), Cost("CORE_DS1_185", 1), WrittenAs("CORE_DS1_185", "DS1_185")]);
}

/// # Explosive Trap
///
/// `CORE_EX1_610` · Hunter spell · Fire · 2 mana
///
/// > **Secret:** When your hero is attacked, deal $2 damage to all enemies.
///
/// State: Reprint
//~ reprint CORE_EX1_610 23a87d3a cf839783 736f6827.c2c34ddb
#[test]
fn CORE_EX1_610_explosive_trap() {
    check(CardClass::Hunter, &[Give("CORE_EX1_610"), Cost("CORE_EX1_610", 2), WrittenAs("CORE_EX1_610", "EX1_610")]);
}

/// # Freezing Trap
///
/// `CORE_EX1_611` · Hunter spell · Frost · 2 mana
///
/// > **Secret:** When an enemy minion attacks, return it to its owner's hand. It costs (2) more.
///
/// State: Reprint
//~ reprint CORE_EX1_611 9c862c91 c4ddfb9f 6b2dd963.655bde03
#[test]
fn CORE_EX1_611_freezing_trap() {
    check(CardClass::Hunter, &[Give("CORE_EX1_611"), Cost("CORE_EX1_611", 2), WrittenAs("CORE_EX1_611", "EX1_611")]);
}

/// # Rat Trap
///
/// `CORE_GIL_577` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent plays three cards in a turn, summon a 6/6 Rat.
///
/// State: Reprint
//~ reprint CORE_GIL_577 56761f02 9614ee83 e08c85f8.38a2da83
#[test]
fn CORE_GIL_577_rat_trap() {
    check(CardClass::Hunter, &[Give("CORE_GIL_577"), Cost("CORE_GIL_577", 2), WrittenAs("CORE_GIL_577", "GIL_577")]);
}

/// # Animal Companion
///
/// `CORE_NEW1_031` · Hunter spell · 3 mana
///
/// > Summon a random Beast Companion.
///
/// State: Reprint
//~ reprint CORE_NEW1_031 7fad54f0 ae322e05 5c0ee11b.bef58b84
#[test]
fn CORE_NEW1_031_animal_companion() {
    check(
        CardClass::Hunter,
        &[Give("CORE_NEW1_031"), Cost("CORE_NEW1_031", 3), WrittenAs("CORE_NEW1_031", "NEW1_031")],
    );
}

/// # Call of the Wild
///
/// `CORE_OG_211` · Hunter spell · 8 mana
///
/// > Summon all three Animal Companions.
///
/// State: Reprint
//~ reprint CORE_OG_211 984df927 6766fcaa 3db7535e.132b94af
#[test]
fn CORE_OG_211_call_of_the_wild() {
    check(CardClass::Hunter, &[Give("CORE_OG_211"), Cost("CORE_OG_211", 8), WrittenAs("CORE_OG_211", "OG_211")]);
}

/// # Headhunter's Hatchet
///
/// `CORE_TRL_111` · Hunter weapon · 2 mana · 2/2 durability
///
/// > **Battlecry:** If you control a Beast, gain +1 Durability.
///
/// State: Reprint
//~ reprint CORE_TRL_111 dba0aa09 742f9976 d611986f.adc0111a
#[test]
fn CORE_TRL_111_headhunters_hatchet() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_TRL_111"),
            Cost("CORE_TRL_111", 2),
            Stats("CORE_TRL_111", 2, 2),
            WrittenAs("CORE_TRL_111", "TRL_111"),
        ],
    );
}

/// # Halazzi, the Lynx
///
/// `CORE_TRL_900` · Hunter minion · 4 mana · 4/2
///
/// > **Rush**. **Battlecry:** Fill your hand with 1/1 Lynxes that have **Rush**.
///
/// State: Reprint
//~ reprint CORE_TRL_900 505b9262 b6afc154 3c6bfcbf.fa9d63f6
#[test]
fn CORE_TRL_900_halazzi_the_lynx() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_TRL_900"),
            Cost("CORE_TRL_900", 4),
            Stats("CORE_TRL_900", 4, 2),
            Has("CORE_TRL_900", GameTag::RUSH),
            WrittenAs("CORE_TRL_900", "TRL_900"),
        ],
    );
}

/// # Pressure Plate
///
/// `CORE_ULD_152` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent casts a spell, destroy a random enemy minion.
///
/// State: Reprint
//~ reprint CORE_ULD_152 408ad7f6 d4b9d09c 0910554e.657a51eb
#[test]
fn CORE_ULD_152_pressure_plate() {
    check(CardClass::Hunter, &[Give("CORE_ULD_152"), Cost("CORE_ULD_152", 2), WrittenAs("CORE_ULD_152", "ULD_152")]);
}

/// # Jeweled Macaw
///
/// `CORE_UNG_912` · Hunter minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random Beast to your hand.
///
/// State: Reprint
//~ reprint CORE_UNG_912 c0b64932 31cf89cd 75f0415e.55a60e6f
#[test]
fn CORE_UNG_912_jeweled_macaw() {
    check(
        CardClass::Hunter,
        &[
            Give("CORE_UNG_912"),
            Cost("CORE_UNG_912", 1),
            Stats("CORE_UNG_912", 1, 2),
            WrittenAs("CORE_UNG_912", "UNG_912"),
        ],
    );
}
