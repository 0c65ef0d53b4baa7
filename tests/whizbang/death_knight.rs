//! Death Knight cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1a434043

/// Toysnatching Geist · Minion · Undead · 3 mana · 2/1 · **Gigantify Battlecry: Discover** an Undead. Reduce its Cost by this minion's Attack.
//~ done MIS_006 - 1a8f6057 -
#[test]
fn MIS_006_toysnatching_geist() {
    check(
        CardClass::DeathKnight,
        &[
            Give("MIS_006"),
            Cost("MIS_006", 3),
            Stats("MIS_006", 2, 1),
            Has("MIS_006", GameTag::GIGANTIFY),
            Force(Card("FP1_012")),
            Never(Card("CS2_182")),
            Play("MIS_006", Nothing),
            ChooseCard("FP1_012"),
            CostNow(The("FP1_012"), 3),
            In(The("FP1_012"), Zone::Hand),
            In(The("MIS_006t"), Zone::Hand),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_122"),
            Force(Card("FP1_012")),
            Play("MIS_006", Nothing),
            ChooseCard("FP1_012"),
            CostNow(The("FP1_012"), 2),
        ],
    );
}

/// Toysnatching Geist · Minion · Undead · 8 mana · 8/8 · **Gigantic Battlecry: Discover** an Undead. Reduce its Cost by this minion's Attack.
//~ done MIS_006t - 33cbdc42 -
#[test]
fn MIS_006t_toysnatching_geist() {
    check(CardClass::DeathKnight, &[WrittenAs("MIS_006t", "MIS_006")]);
}

/// Silk Stitching · Spell · 2 mana · Choose a friendly minion. **Discover** a spell that costs (4) or less for it to cast when it dies.
//~ todo TOY_822 3bf18d88 ab5968d4 -
#[test]
#[ignore = "todo: Silk Stitching"]
fn TOY_822_silk_stitching() {
    unwritten("TOY_822");
}

/// Rainbow Seamstress · Minion · Undead · 3 mana · 3/3 · **Battlecry:** If your deck started with a Blood, Frost, or Unholy card, gain **Lifesteal**, **Reborn**, or **Rush** respectively.
//~ todo TOY_823 e3a1471f 84f26c2b -
#[test]
#[ignore = "todo: Rainbow Seamstress"]
fn TOY_823_rainbow_seamstress() {
    unwritten("TOY_823");
}

/// Lesser Spinel Spellstone · Spell · 1 mana · Give Undead in your hand +1/+1. *(Gain @ \|4(**Corpse**, **Corpses**) to upgrade.)*
//~ todo TOY_825 15953a9e f60a9068 -
#[test]
#[ignore = "todo: Lesser Spinel Spellstone"]
fn TOY_825_lesser_spinel_spellstone() {
    unwritten("TOY_825");
}

/// Spinel Spellstone · Spell · 1 mana · Give Undead in your hand +2/+2. *(Gain @ \|4(**Corpse**, **Corpses**) to upgrade.)*
//~ todo TOY_825t 815fc5dd 0beb7a8d -
#[test]
#[ignore = "todo: Spinel Spellstone"]
fn TOY_825t_spinel_spellstone() {
    unwritten("TOY_825t");
}

/// The Headless Horseman · Hero · 6 mana · 30 health, 5 armor · **Battlecry:** Destroy the enemy minion with the most *Attack!* Shuffle my Head into your deck, you must get it *back!*
//~ todo TOY_829 52cb07d4 e9a0a45d -
#[test]
#[ignore = "todo: The Headless Horseman"]
fn TOY_829_the_headless_horseman() {
    unwritten("TOY_829");
}

/// Pulsing Pumpkins · Hero Power · 2 mana · Deal $3 damage, with crushing *brawn!* **Discover** an Undead, to serve as your *pawn!*
//~ todo TOY_829hp 4daf1dc0 9d4d209d -
#[test]
#[ignore = "todo: Pulsing Pumpkins"]
fn TOY_829hp_pulsing_pumpkins() {
    unwritten("TOY_829hp");
}

/// Pulsing Pumpkins · Hero Power · 2 mana · Deal $3 damage, with crushing *brawn!* My army shall be yours, if my Head is *drawn!*
//~ todo TOY_829hp3 0f9a0f6f e10f0026 -
#[test]
#[ignore = "todo: Pulsing Pumpkins"]
fn TOY_829hp3_pulsing_pumpkins() {
    unwritten("TOY_829hp3");
}

/// Horseman's Head · Spell · 2 mana · **When Drawn, this Casts** and your enemy will *cower!* Imbue the souls of Undead into your *Hero Power!*
//~ todo TOY_829t 6ed36bec 95fed896 -
#[test]
#[ignore = "todo: Horseman's Head"]
fn TOY_829t_horsemans_head() {
    unwritten("TOY_829t");
}

/// Dr. Stitchensew · Minion · Undead · 5 mana · 5/4 · **Battlecry: Discover** a 5, 3, and 1-Cost minion to stitch to this. **Deathrattle:** Summon the 5-Cost minion.
//~ todo TOY_830 536bc7a3 1e61d001 -
#[test]
#[ignore = "todo: Dr. Stitchensew"]
fn TOY_830_dr_stitchensew() {
    unwritten("TOY_830");
}
