//! Death Knight cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1a434043

/// `MIS_006` · Death Knight minion · 3 mana · 2/1
/// > **Gigantify Battlecry: Discover** an Undead. Reduce its Cost by this minion's Attack.
///
/// State: Done
//~ done MIS_006 6b2bd9ce - 30c348bf.4fd89644
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

/// `MIS_006t` · Death Knight minion · 8 mana · 8/8
/// > **Gigantic Battlecry: Discover** an Undead. Reduce its Cost by this minion's Attack.
///
/// State: Todo
//~ todo MIS_006t be01f109 79979bda 7cca51a3.43408b39
#[test]
#[ignore = "todo: Toysnatching Geist"]
fn MIS_006t_toysnatching_geist() {
    unwritten("MIS_006t");
}

/// `TOY_822` · Death Knight spell · 2 mana
/// > Choose a friendly minion. **Discover** a spell that costs (4) or less for it to cast when it dies.
///
/// State: Todo
//~ todo TOY_822 784ffa5c 3bf18d88 983f3468.ba06d17a
#[test]
#[ignore = "todo: Silk Stitching"]
fn TOY_822_silk_stitching() {
    unwritten("TOY_822");
}

/// `TOY_823` · Death Knight minion · 3 mana · 3/3
/// > **Battlecry:** If your deck started with a Blood, Frost, or Unholy card, gain **Lifesteal**, **Reborn**, or **Rush** respectively.
///
/// State: Todo
//~ todo TOY_823 8f187251 e3a1471f ecd104a0.08111a23
#[test]
#[ignore = "todo: Rainbow Seamstress"]
fn TOY_823_rainbow_seamstress() {
    unwritten("TOY_823");
}

/// `TOY_825` · Death Knight spell · 1 mana
/// > Give Undead in your hand +1/+1. *(Gain @ \|4(Corpse, **Corpses) to upgrade.)*
///
/// State: Todo
//~ todo TOY_825 d130f53d 15953a9e 94a24fe5.1d45b091
#[test]
#[ignore = "todo: Lesser Spinel Spellstone"]
fn TOY_825_lesser_spinel_spellstone() {
    unwritten("TOY_825");
}

/// `TOY_825t` · Death Knight spell · 1 mana
/// > Give Undead in your hand +2/+2. *(Gain @ \|4(Corpse, **Corpses) to upgrade.)*
///
/// State: Todo
//~ todo TOY_825t 38a76fe7 815fc5dd 6f871f92.041ec68e
#[test]
#[ignore = "todo: Spinel Spellstone"]
fn TOY_825t_spinel_spellstone() {
    unwritten("TOY_825t");
}

/// `TOY_828t` · Death Knight minion · 1 mana · 1/1
/// > **Mini**, **Taunt Deathrattle:** Give Undead in your hand +2/+2.
///
/// State: Todo
//~ todo TOY_828t d485a5c4 1130ba78 5875a319.4ed6f59e
#[test]
#[ignore = "todo: Amateur Puppeteer"]
fn TOY_828t_amateur_puppeteer() {
    unwritten("TOY_828t");
}

/// `TOY_829` · Death Knight hero · 6 mana · 30 health, 5 armor
/// > **Battlecry:** Destroy the enemy minion with the most *Attack!* Shuffle my Head into your deck, you must get it *back!*
///
/// State: Todo
//~ todo TOY_829 7a12a2b6 52cb07d4 d004e9b6.5ae48cde
#[test]
#[ignore = "todo: The Headless Horseman"]
fn TOY_829_the_headless_horseman() {
    unwritten("TOY_829");
}

/// `TOY_829hp` · Death Knight hero power · 2 mana
/// > Deal $3 damage, with crushing *brawn! *Discover** an Undead, to serve as your *pawn!*
///
/// State: Todo
//~ todo TOY_829hp 1c29f4f1 4daf1dc0 851ee236.f45ac4d6
#[test]
#[ignore = "todo: Pulsing Pumpkins"]
fn TOY_829hp_pulsing_pumpkins() {
    unwritten("TOY_829hp");
}

/// `TOY_829hp3` · Death Knight hero power · 2 mana
/// > Deal $3 damage, with crushing *brawn!* My army shall be yours, if my Head is *drawn!*
///
/// State: Todo
//~ todo TOY_829hp3 bb078a57 0f9a0f6f 25918ddc.fb9d9c9c
#[test]
#[ignore = "todo: Pulsing Pumpkins"]
fn TOY_829hp3_pulsing_pumpkins() {
    unwritten("TOY_829hp3");
}

/// `TOY_829t` · Death Knight spell · 2 mana
/// > **When Drawn, this Casts** and your enemy will *cower!* Imbue the souls of Undead into your *Hero Power!*
///
/// State: Todo
//~ todo TOY_829t 3ec18489 6ed36bec cb0ad347.c1ddd8bc
#[test]
#[ignore = "todo: Horseman's Head"]
fn TOY_829t_horsemans_head() {
    unwritten("TOY_829t");
}

/// `TOY_830` · Death Knight minion · 5 mana · 5/4
/// > **Battlecry: Discover** a 5, 3, and 1-Cost minion to stitch to this. **Deathrattle:** Summon the 5-Cost minion.
///
/// State: Todo
//~ todo TOY_830 fe7a7576 536bc7a3 20991453.1ad965a0
#[test]
#[ignore = "todo: Dr. Stitchensew"]
fn TOY_830_dr_stitchensew() {
    unwritten("TOY_830");
}
