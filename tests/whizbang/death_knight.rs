//! Death Knight cards of Whizbang's Workshop, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Toysnatching Geist
///
/// `MIS_006` · Death Knight minion · 3 mana · 2/1
///
/// > **Gigantify Battlecry: Discover** an Undead. Reduce its Cost by this minion's Attack.
///
/// State: Todo
//~ MIS_006 todo 15c460cd 9766cd36
#[test]
#[ignore = "todo: MIS_006 Toysnatching Geist"]
fn MIS_006_toysnatching_geist() {
    check(CardClass::DeathKnight, &[Give("MIS_006"), Cost("MIS_006", 3), Stats("MIS_006", 2, 1), Unwritten]);
}

/// # Toysnatching Geist
///
/// `MIS_006t` · Death Knight minion · 8 mana · 8/8
///
/// > **Gigantic Battlecry: Discover** an Undead. Reduce its Cost by this minion's Attack.
///
/// State: Todo
//~ MIS_006t todo 01d4dfc2 4e72cb12
#[test]
#[ignore = "todo: MIS_006t Toysnatching Geist"]
fn MIS_006t_toysnatching_geist() {
    check(CardClass::DeathKnight, &[Give("MIS_006t"), Cost("MIS_006t", 8), Stats("MIS_006t", 8, 8), Unwritten]);
}

/// # Helm of Humiliation
///
/// `MIS_100` · Death Knight spell · Shadow · 4 mana
///
/// > Give a minion -5/-5. Give a random minion in your hand +5/+5.
///
/// State: Todo
//~ MIS_100 todo e2b7cc04 49141259
#[test]
#[ignore = "todo: MIS_100 Helm of Humiliation"]
fn MIS_100_helm_of_humiliation() {
    check(CardClass::DeathKnight, &[Give("MIS_100"), Cost("MIS_100", 4), Unwritten]);
}

/// # Foamrender
///
/// `MIS_101` · Death Knight weapon · 5 mana · 5/1 durability
///
/// > Whenever your hero attacks, spend 3 **Corpses** to gain +1 Durability.
///
/// State: Todo
//~ MIS_101 todo e9f08b27 52b8c9db
#[test]
#[ignore = "todo: MIS_101 Foamrender"]
fn MIS_101_foamrender() {
    check(CardClass::DeathKnight, &[Give("MIS_101"), Cost("MIS_101", 5), Stats("MIS_101", 5, 1), Unwritten]);
}

/// # Rambunctious Stuffy
///
/// `TOY_821` · Death Knight minion · 3 mana · 4/2
///
/// > **Rush** After you cast a Frost spell, gain **Reborn**.
///
/// State: Todo
//~ TOY_821 todo 8ed0523a 70e4ea45
#[test]
#[ignore = "todo: TOY_821 Rambunctious Stuffy"]
fn TOY_821_rambunctious_stuffy() {
    check(
        CardClass::DeathKnight,
        &[Give("TOY_821"), Cost("TOY_821", 3), Stats("TOY_821", 4, 2), Has("TOY_821", GameTag::RUSH), Unwritten],
    );
}

/// # Silk Stitching
///
/// `TOY_822` · Death Knight spell · 2 mana
///
/// > Choose a friendly minion. **Discover** a spell that costs (4) or less for it to cast when it dies.
///
/// State: Todo
//~ TOY_822 todo 30c93b62 a7295268
#[test]
#[ignore = "todo: TOY_822 Silk Stitching"]
fn TOY_822_silk_stitching() {
    check(CardClass::DeathKnight, &[Give("TOY_822"), Cost("TOY_822", 2), Unwritten]);
}

/// # Rainbow Seamstress
///
/// `TOY_823` · Death Knight minion · 3 mana · 3/3
///
/// > **Battlecry:** If your deck started with a Blood, Frost, or Unholy card, gain **Lifesteal**, **Reborn**, or **Rush** respectively.
///
/// State: Todo
//~ TOY_823 todo e6d48e64 ee6cd36f
#[test]
#[ignore = "todo: TOY_823 Rainbow Seamstress"]
fn TOY_823_rainbow_seamstress() {
    check(CardClass::DeathKnight, &[Give("TOY_823"), Cost("TOY_823", 3), Stats("TOY_823", 3, 3), Unwritten]);
}

/// # Darkthorn Quilter
///
/// `TOY_824` · Death Knight minion · 4 mana · 2/4
///
/// > At the end of your turn, deal this minion's Attack damage randomly split among enemies.
///
/// State: Todo
//~ TOY_824 todo 4262a3db 2ec54734
#[test]
#[ignore = "todo: TOY_824 Darkthorn Quilter"]
fn TOY_824_darkthorn_quilter() {
    check(CardClass::DeathKnight, &[Give("TOY_824"), Cost("TOY_824", 4), Stats("TOY_824", 2, 4), Unwritten]);
}

/// # Lesser Spinel Spellstone
///
/// `TOY_825` · Death Knight spell · 1 mana
///
/// > Give Undead in your hand +1/+1. *(Gain @ \|4(Corpse, **Corpses) to upgrade.)*
///
/// State: Todo
//~ TOY_825 todo bcd68481 d13151e6
#[test]
#[ignore = "todo: TOY_825 Lesser Spinel Spellstone"]
fn TOY_825_lesser_spinel_spellstone() {
    check(CardClass::DeathKnight, &[Give("TOY_825"), Cost("TOY_825", 1), Unwritten]);
}

/// # Spinel Spellstone
///
/// `TOY_825t` · Death Knight spell · 1 mana
///
/// > Give Undead in your hand +2/+2. *(Gain @ \|4(Corpse, **Corpses) to upgrade.)*
///
/// State: Todo
//~ TOY_825t todo 34871fa0 48eb0bd4
#[test]
#[ignore = "todo: TOY_825t Spinel Spellstone"]
fn TOY_825t_spinel_spellstone() {
    check(CardClass::DeathKnight, &[Give("TOY_825t"), Cost("TOY_825t", 1), Unwritten]);
}

/// # Greater Spinel Spellstone
///
/// `TOY_825t2` · Death Knight spell · 1 mana
///
/// > Give Undead in your hand +3/+3.
///
/// State: Todo
//~ TOY_825t2 todo b4bb98cf ade699fe
#[test]
#[ignore = "todo: TOY_825t2 Greater Spinel Spellstone"]
fn TOY_825t2_greater_spinel_spellstone() {
    check(CardClass::DeathKnight, &[Give("TOY_825t2"), Cost("TOY_825t2", 1), Unwritten]);
}

/// # Threads of Despair
///
/// `TOY_826` · Death Knight spell · Shadow · 2 mana
///
/// > Give all minions "**Deathrattle:** Deal 1 damage to all minions."
///
/// State: Todo
//~ TOY_826 todo 76e198d5 0a5b503f
#[test]
#[ignore = "todo: TOY_826 Threads of Despair"]
fn TOY_826_threads_of_despair() {
    check(CardClass::DeathKnight, &[Give("TOY_826"), Cost("TOY_826", 2), Unwritten]);
}

/// # Shambling Zombietank
///
/// `TOY_827` · Death Knight minion · 2 mana · 3/2
///
/// > **Taunt Battlecry:** Spend 5 **Corpses** to summon a copy of this.
///
/// State: Todo
//~ TOY_827 todo 1867856e 955a2304
#[test]
#[ignore = "todo: TOY_827 Shambling Zombietank"]
fn TOY_827_shambling_zombietank() {
    check(
        CardClass::DeathKnight,
        &[Give("TOY_827"), Cost("TOY_827", 2), Stats("TOY_827", 3, 2), Has("TOY_827", GameTag::TAUNT), Unwritten],
    );
}

/// # Amateur Puppeteer
///
/// `TOY_828` · Death Knight minion · 5 mana · 2/6
///
/// > **Miniaturize**, **Taunt Deathrattle:** Give Undead in your hand +2/+2.
///
/// State: Todo
//~ TOY_828 todo 5d41f4d0 19d2919c
#[test]
#[ignore = "todo: TOY_828 Amateur Puppeteer"]
fn TOY_828_amateur_puppeteer() {
    check(
        CardClass::DeathKnight,
        &[Give("TOY_828"), Cost("TOY_828", 5), Stats("TOY_828", 2, 6), Has("TOY_828", GameTag::TAUNT), Unwritten],
    );
}

/// # Amateur Puppeteer
///
/// `TOY_828t` · Death Knight minion · 1 mana · 1/1
///
/// > **Mini**, **Taunt Deathrattle:** Give Undead in your hand +2/+2.
///
/// State: Todo
//~ TOY_828t todo 7d52848c f01f8659
#[test]
#[ignore = "todo: TOY_828t Amateur Puppeteer"]
fn TOY_828t_amateur_puppeteer() {
    check(
        CardClass::DeathKnight,
        &[Give("TOY_828t"), Cost("TOY_828t", 1), Stats("TOY_828t", 1, 1), Has("TOY_828t", GameTag::TAUNT), Unwritten],
    );
}

/// # The Headless Horseman
///
/// `TOY_829` · Death Knight hero · 6 mana · 30 health, 5 armor
///
/// > **Battlecry:** Destroy the enemy minion with the most *Attack!* Shuffle my Head into your deck, you must get it *back!*
///
/// State: Todo
//~ TOY_829 todo defb3e6d abece48f
#[test]
#[ignore = "todo: TOY_829 The Headless Horseman"]
fn TOY_829_the_headless_horseman() {
    check(CardClass::DeathKnight, &[Give("TOY_829"), Cost("TOY_829", 6), Unwritten]);
}

/// # Pulsing Pumpkins
///
/// `TOY_829hp` · Death Knight hero power · 2 mana
///
/// > Deal $3 damage, with crushing *brawn! *Discover** an Undead, to serve as your *pawn!*
///
/// State: Todo
//~ TOY_829hp todo 74391bad 0c8c0e74
#[test]
#[ignore = "todo: TOY_829hp Pulsing Pumpkins"]
fn TOY_829hp_pulsing_pumpkins() {
    check(CardClass::DeathKnight, &[HasHeroPower("TOY_829hp"), Cost("TOY_829hp", 2), Unwritten]);
}

/// # Pulsing Pumpkins
///
/// `TOY_829hp3` · Death Knight hero power · 2 mana
///
/// > Deal $3 damage, with crushing *brawn!* My army shall be yours, if my Head is *drawn!*
///
/// State: Todo
//~ TOY_829hp3 todo 9ce59e17 fb0f408f
#[test]
#[ignore = "todo: TOY_829hp3 Pulsing Pumpkins"]
fn TOY_829hp3_pulsing_pumpkins() {
    check(CardClass::DeathKnight, &[HasHeroPower("TOY_829hp3"), Cost("TOY_829hp3", 2), Unwritten]);
}

/// # Horseman's Head
///
/// `TOY_829t` · Death Knight spell · 2 mana
///
/// > **When Drawn, this Casts** and your enemy will *cower!* Imbue the souls of Undead into your *Hero Power!*
///
/// State: Todo
//~ TOY_829t todo 03abb5c7 6c658314
#[test]
#[ignore = "todo: TOY_829t Horseman's Head"]
fn TOY_829t_horsemans_head() {
    check(CardClass::DeathKnight, &[Give("TOY_829t"), Cost("TOY_829t", 2), Unwritten]);
}

/// # Dr. Stitchensew
///
/// `TOY_830` · Death Knight minion · 5 mana · 5/4
///
/// > **Battlecry: Discover** a 5, 3, and 1-Cost minion to stitch to this. **Deathrattle:** Summon the 5-Cost minion.
///
/// State: Todo
//~ TOY_830 todo 4edb4270 e44ca031
#[test]
#[ignore = "todo: TOY_830 Dr. Stitchensew"]
fn TOY_830_dr_stitchensew() {
    check(CardClass::DeathKnight, &[Give("TOY_830"), Cost("TOY_830", 5), Stats("TOY_830", 5, 4), Unwritten]);
}
