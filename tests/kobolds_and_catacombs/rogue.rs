//! Rogue cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Fal'dorei Strider
///
/// `LOOT_026` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** Shuffle 3 Ambushes into your deck. When drawn, summon a 4/4 Spider.
///
/// State: Todo
//~ LOOT_026 todo 36f8a3ee 62220b60
#[test]
#[ignore = "todo: LOOT_026 Fal'dorei Strider"]
fn LOOT_026_faldorei_strider() {
    check(CardClass::Rogue, &[Give("LOOT_026"), Cost("LOOT_026", 4), Stats("LOOT_026", 4, 4), Unwritten]);
}

/// # Spider Ambush!
///
/// `LOOT_026e` · Rogue spell · 4 mana
///
/// > **Casts When Drawn** Summon a 4/4 Spider.
///
/// State: Todo
//~ LOOT_026e todo 3508fd7b 177b942d
#[test]
#[ignore = "todo: LOOT_026e Spider Ambush!"]
fn LOOT_026e_spider_ambush() {
    check(CardClass::Rogue, &[Give("LOOT_026e"), Cost("LOOT_026e", 4), Unwritten]);
}

/// # Leyline Spider
///
/// `LOOT_026t` · Rogue minion · 4 mana · 4/4
///
/// State: Vanilla
//~ LOOT_026t vanilla 1e622b8b b82f35bc
#[test]
fn LOOT_026t_leyline_spider() {
    check(
        CardClass::Rogue,
        &[
            Give("LOOT_026t"),
            Cost("LOOT_026t", 4),
            Stats("LOOT_026t", 4, 4),
            Play("LOOT_026t", Nothing),
            In(The("LOOT_026t"), Zone::Play),
            Now(The("LOOT_026t"), 4, 4),
        ],
    );
}

/// # Cavern Shinyfinder
///
/// `LOOT_033` · Rogue minion · 2 mana · 3/1
///
/// > **Battlecry:** Draw a weapon from your deck.
///
/// State: Todo
//~ LOOT_033 todo 72c67ee3 ba6ab11b
#[test]
#[ignore = "todo: LOOT_033 Cavern Shinyfinder"]
fn LOOT_033_cavern_shinyfinder() {
    check(CardClass::Rogue, &[Give("LOOT_033"), Cost("LOOT_033", 2), Stats("LOOT_033", 3, 1), Unwritten]);
}

/// # Sonya Shadowdancer
///
/// `LOOT_165` · Rogue minion · 3 mana · 2/2
///
/// > After a friendly minion dies, add a 1/1 copy of it to your hand. It costs (1).
///
/// State: Todo
//~ LOOT_165 todo e8236b4a 8c6af13b
#[test]
#[ignore = "todo: LOOT_165 Sonya Shadowdancer"]
fn LOOT_165_sonya_shadowdancer() {
    check(CardClass::Rogue, &[Give("LOOT_165"), Cost("LOOT_165", 3), Stats("LOOT_165", 2, 2), Unwritten]);
}

/// # Cheat Death
///
/// `LOOT_204` · Rogue spell · 2 mana
///
/// > **Secret:** When a friendly minion dies, return it to your hand. It costs (2) less.
///
/// State: Todo
//~ LOOT_204 todo 67a0b459 afab0475
#[test]
#[ignore = "todo: LOOT_204 Cheat Death"]
fn LOOT_204_cheat_death() {
    check(CardClass::Rogue, &[Give("LOOT_204"), Cost("LOOT_204", 2), Unwritten]);
}

/// # Sudden Betrayal
///
/// `LOOT_210` · Rogue spell · 2 mana
///
/// > **Secret:** When a minion attacks your hero, instead it attacks one of its neighbors.
///
/// State: Todo
//~ LOOT_210 todo b6834044 2d575b04
#[test]
#[ignore = "todo: LOOT_210 Sudden Betrayal"]
fn LOOT_210_sudden_betrayal() {
    check(CardClass::Rogue, &[Give("LOOT_210"), Cost("LOOT_210", 2), Unwritten]);
}

/// # Elven Minstrel
///
/// `LOOT_211` · Rogue minion · 4 mana · 3/3
///
/// > **Combo:** Draw 2 minions from your deck.
///
/// State: Todo
//~ LOOT_211 todo 02429371 e68d7e9c
#[test]
#[ignore = "todo: LOOT_211 Elven Minstrel"]
fn LOOT_211_elven_minstrel() {
    check(CardClass::Rogue, &[Give("LOOT_211"), Cost("LOOT_211", 4), Stats("LOOT_211", 3, 3), Unwritten]);
}

/// # Evasion
///
/// `LOOT_214` · Rogue spell · 2 mana
///
/// > **Secret:** After your hero takes damage, become **Immune** this turn.
///
/// State: Todo
//~ LOOT_214 todo c1e066be 7accad6b
#[test]
#[ignore = "todo: LOOT_214 Evasion"]
fn LOOT_214_evasion() {
    check(CardClass::Rogue, &[Give("LOOT_214"), Cost("LOOT_214", 2), Unwritten]);
}

/// # Kobold Illusionist
///
/// `LOOT_412` · Rogue minion · 5 mana · 3/3
///
/// > **Deathrattle:** Summon a 1/1 copy of a minion from your hand.
///
/// State: Todo
//~ LOOT_412 todo 42090184 fce05ed1
#[test]
#[ignore = "todo: LOOT_412 Kobold Illusionist"]
fn LOOT_412_kobold_illusionist() {
    check(CardClass::Rogue, &[Give("LOOT_412"), Cost("LOOT_412", 5), Stats("LOOT_412", 3, 3), Unwritten]);
}

/// # Lesser Onyx Spellstone
///
/// `LOOT_503` · Rogue spell · Shadow · 5 mana
///
/// > Destroy 1 random enemy minion. @*(Play 3 **Deathrattle** cards to upgrade.)*
///
/// State: Todo
//~ LOOT_503 todo 234b128f 8a27cc09
#[test]
#[ignore = "todo: LOOT_503 Lesser Onyx Spellstone"]
fn LOOT_503_lesser_onyx_spellstone() {
    check(CardClass::Rogue, &[Give("LOOT_503"), Cost("LOOT_503", 5), Unwritten]);
}

/// # Onyx Spellstone
///
/// `LOOT_503t` · Rogue spell · Shadow · 5 mana
///
/// > Destroy up to 2 random enemy minions. @
///
/// State: Todo
//~ LOOT_503t todo c2410d46 f7aa16e0
#[test]
#[ignore = "todo: LOOT_503t Onyx Spellstone"]
fn LOOT_503t_onyx_spellstone() {
    check(CardClass::Rogue, &[Give("LOOT_503t"), Cost("LOOT_503t", 5), Unwritten]);
}

/// # Greater Onyx Spellstone
///
/// `LOOT_503t2` · Rogue spell · Shadow · 5 mana
///
/// > Destroy up to 3 random enemy minions.
///
/// State: Todo
//~ LOOT_503t2 todo 5d1390b4 13cd9e31
#[test]
#[ignore = "todo: LOOT_503t2 Greater Onyx Spellstone"]
fn LOOT_503t2_greater_onyx_spellstone() {
    check(CardClass::Rogue, &[Give("LOOT_503t2"), Cost("LOOT_503t2", 5), Unwritten]);
}

/// # Kingsbane
///
/// `LOOT_542` · Rogue weapon · 1 mana · 1/3 durability
///
/// > Always keeps enchantments. **Deathrattle:** Shuffle this into your deck.
///
/// State: Todo
//~ LOOT_542 todo 8634e8da f82a5930
#[test]
#[ignore = "todo: LOOT_542 Kingsbane"]
fn LOOT_542_kingsbane() {
    check(CardClass::Rogue, &[Give("LOOT_542"), Cost("LOOT_542", 1), Stats("LOOT_542", 1, 3), Unwritten]);
}
