//! Mage cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Submerged Spacerock
///
/// `TID_707` · Mage minion · 2 mana · 2/2
///
/// > **Deathrattle:** Add two Arcane Mage spells to your hand. They are **Temporary**.
///
/// State: Todo
//~ TID_707 todo 59ca8f16 d54fe16c
#[test]
#[ignore = "todo: TID_707 Submerged Spacerock"]
fn TID_707_submerged_spacerock() {
    check(CardClass::Mage, &[Give("TID_707"), Cost("TID_707", 2), Stats("TID_707", 2, 2), Unwritten]);
}

/// # Polymorph: Jellyfish
///
/// `TID_708` · Mage spell · Arcane · 3 mana
///
/// > Transform a minion into a 4/1 Jellyfish with **Spell Damage +2**.
///
/// State: Todo
//~ TID_708 todo ecdf1d68 d0a83a48
#[test]
#[ignore = "todo: TID_708 Polymorph: Jellyfish"]
fn TID_708_polymorph_jellyfish() {
    check(CardClass::Mage, &[Give("TID_708"), Cost("TID_708", 3), Unwritten]);
}

/// # Jellyfish
///
/// `TID_708t` · Mage minion · 3 mana · 4/1
///
/// > **Spell Damage +2**
///
/// State: Todo
//~ TID_708t todo 4635d5ef e2f00fbc
#[test]
#[ignore = "todo: TID_708t Jellyfish"]
fn TID_708t_jellyfish() {
    check(
        CardClass::Mage,
        &[
            Give("TID_708t"),
            Cost("TID_708t", 3),
            Stats("TID_708t", 4, 1),
            Has("TID_708t", GameTag::SPELLPOWER),
            Unwritten,
        ],
    );
}

/// # Lady Naz'jar
///
/// `TID_709` · Mage minion · 5 mana · 5/5
///
/// > While in your hand, this transforms after you cast a Fire, Frost, or Arcane spell.
///
/// State: Todo
//~ TID_709 todo 99845bb5 5a4617a1
#[test]
#[ignore = "todo: TID_709 Lady Naz'jar"]
fn TID_709_lady_nazjar() {
    check(CardClass::Mage, &[Give("TID_709"), Cost("TID_709", 5), Stats("TID_709", 5, 5), Unwritten]);
}

/// # Lady Naz'jar
///
/// `TID_709t` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry:** Reduce the Cost of spells in your hand by (1).
///
/// State: Todo
//~ TID_709t todo 7aca0d9c 64c2ea7d
#[test]
#[ignore = "todo: TID_709t Lady Naz'jar"]
fn TID_709t_lady_nazjar() {
    check(CardClass::Mage, &[Give("TID_709t"), Cost("TID_709t", 5), Stats("TID_709t", 5, 5), Unwritten]);
}

/// # Lady Naz'jar
///
/// `TID_709t2` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry:** Deal 5 damage to an enemy minion and 2 to adjacent minions.
///
/// State: Todo
//~ TID_709t2 todo 614e9da2 ef449f73
#[test]
#[ignore = "todo: TID_709t2 Lady Naz'jar"]
fn TID_709t2_lady_nazjar() {
    check(CardClass::Mage, &[Give("TID_709t2"), Cost("TID_709t2", 5), Stats("TID_709t2", 5, 5), Unwritten]);
}

/// # Lady Naz'jar
///
/// `TID_709t3` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry:** Gain 8 Armor.
///
/// State: Todo
//~ TID_709t3 todo e4b17fdf b6d3d374
#[test]
#[ignore = "todo: TID_709t3 Lady Naz'jar"]
fn TID_709t3_lady_nazjar() {
    check(CardClass::Mage, &[Give("TID_709t3"), Cost("TID_709t3", 5), Stats("TID_709t3", 5, 5), Unwritten]);
}

/// # Gaia, the Techtonic
///
/// `TSC_029` · Mage minion · 8 mana · 5/7
///
/// > **Colossal +2** After a friendly Mech attacks, deal 1 damage to all enemies.
///
/// State: Todo
//~ TSC_029 todo ed00e67f 57af3aa9
#[test]
#[ignore = "todo: TSC_029 Gaia, the Techtonic"]
fn TSC_029_gaia_the_techtonic() {
    check(CardClass::Mage, &[Give("TSC_029"), Cost("TSC_029", 8), Stats("TSC_029", 5, 7), Unwritten]);
}

/// # Gaia's Drill
///
/// `TSC_029t` · Mage minion · 3 mana · 2/3
///
/// > **Rush**
///
/// State: Vanilla
//~ TSC_029t vanilla cc7a6049 c7e14556
#[test]
fn TSC_029t_gaias_drill() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_029t"),
            Cost("TSC_029t", 3),
            Stats("TSC_029t", 2, 3),
            Has("TSC_029t", GameTag::RUSH),
            Play("TSC_029t", Nothing),
            In(The("TSC_029t"), Zone::Play),
            Now(The("TSC_029t"), 2, 3),
            HasNow(The("TSC_029t"), GameTag::RUSH),
        ],
    );
}

/// # Gaia's Drill
///
/// `TSC_029t2` · Mage minion · 3 mana · 2/3
///
/// > **Rush**
///
/// State: Vanilla
//~ TSC_029t2 vanilla 456d9c49 dbd15c1e
#[test]
fn TSC_029t2_gaias_drill() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_029t2"),
            Cost("TSC_029t2", 3),
            Stats("TSC_029t2", 2, 3),
            Has("TSC_029t2", GameTag::RUSH),
            Play("TSC_029t2", Nothing),
            In(The("TSC_029t2"), Zone::Play),
            Now(The("TSC_029t2"), 2, 3),
            HasNow(The("TSC_029t2"), GameTag::RUSH),
        ],
    );
}

/// # Mecha-Shark
///
/// `TSC_054` · Mage minion · 3 mana · 4/3
///
/// > After you summon a Mech, deal 3 damage randomly split among all enemies.
///
/// State: Todo
//~ TSC_054 todo 388220d8 9a55a071
#[test]
#[ignore = "todo: TSC_054 Mecha-Shark"]
fn TSC_054_mecha_shark() {
    check(CardClass::Mage, &[Give("TSC_054"), Cost("TSC_054", 3), Stats("TSC_054", 4, 3), Unwritten]);
}

/// # Seafloor Gateway
///
/// `TSC_055` · Mage spell · 3 mana
///
/// > Draw a Mech. Reduce the Cost of Mechs in your hand by (1).
///
/// State: Todo
//~ TSC_055 todo 90b1fa6a e4e7ae7c
#[test]
#[ignore = "todo: TSC_055 Seafloor Gateway"]
fn TSC_055_seafloor_gateway() {
    check(CardClass::Mage, &[Give("TSC_055"), Cost("TSC_055", 3), Unwritten]);
}

/// # Volcanomancy
///
/// `TSC_056` · Mage spell · Fire · 2 mana
///
/// > Choose a minion. When it dies, deal 3 damage to all other minions.
///
/// State: Todo
//~ TSC_056 todo 95c7e762 e769ac2d
#[test]
#[ignore = "todo: TSC_056 Volcanomancy"]
fn TSC_056_volcanomancy() {
    check(CardClass::Mage, &[Give("TSC_056"), Cost("TSC_056", 2), Unwritten]);
}

/// # Commander Sivara
///
/// `TSC_087` · Mage minion · 4 mana · 3/5
///
/// > **Battlecry:** If you've cast three spells while holding this, add those spells back to your hand.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ TSC_087 todo 6cfdb619 b3b66f42
#[test]
#[ignore = "todo: TSC_087 Commander Sivara"]
fn TSC_087_commander_sivara() {
    check(CardClass::Mage, &[Give("TSC_087"), Cost("TSC_087", 4), Stats("TSC_087", 3, 5), Unwritten]);
}

/// # Spitelash Siren
///
/// `TSC_620` · Mage minion · 4 mana · 2/5
///
/// > After you play a Naga, refresh two Mana Crystals. *(Then switch to spell!)*@After you cast a spell, refresh two Mana Crystals. *(Then switch to Naga!)*
///
/// State: Todo
//~ TSC_620 todo 38f99f26 2fc0cd62
#[test]
#[ignore = "todo: TSC_620 Spitelash Siren"]
fn TSC_620_spitelash_siren() {
    check(CardClass::Mage, &[Give("TSC_620"), Cost("TSC_620", 4), Stats("TSC_620", 2, 5), Unwritten]);
}

/// # Trench Surveyor
///
/// `TSC_642` · Mage minion · 1 mana · 2/1
///
/// > **Battlecry: Dredge**. If it's a Mech, draw it.
///
/// State: Todo
//~ TSC_642 todo 26eb43a4 2b2f956c
#[test]
#[ignore = "todo: TSC_642 Trench Surveyor"]
fn TSC_642_trench_surveyor() {
    check(CardClass::Mage, &[Give("TSC_642"), Cost("TSC_642", 1), Stats("TSC_642", 2, 1), Unwritten]);
}

/// # Spellcoiler
///
/// `TSC_643` · Mage minion · 2 mana · 2/3
///
/// > **Battlecry:** If you've cast a spell while holding this, **Discover** a spell.
///
/// State: Todo
//~ TSC_643 todo a0efe0fd 2adff176
#[test]
#[ignore = "todo: TSC_643 Spellcoiler"]
fn TSC_643_spellcoiler() {
    check(CardClass::Mage, &[Give("TSC_643"), Cost("TSC_643", 2), Stats("TSC_643", 2, 3), Unwritten]);
}

/// # Azsharan Sweeper
///
/// `TSC_776` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Put a 'Sunken Sweeper' on the bottom of your deck.
///
/// State: Todo
//~ TSC_776 todo 12935842 0cd1ad8f
#[test]
#[ignore = "todo: TSC_776 Azsharan Sweeper"]
fn TSC_776_azsharan_sweeper() {
    check(CardClass::Mage, &[Give("TSC_776"), Cost("TSC_776", 3), Stats("TSC_776", 3, 4), Unwritten]);
}

/// # Sunken Sweeper
///
/// `TSC_776t` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Add 3 random Mechs to your hand. They cost (1) less.
///
/// State: Todo
//~ TSC_776t todo 67e39987 fb12694d
#[test]
#[ignore = "todo: TSC_776t Sunken Sweeper"]
fn TSC_776t_sunken_sweeper() {
    check(CardClass::Mage, &[Give("TSC_776t"), Cost("TSC_776t", 3), Stats("TSC_776t", 3, 4), Unwritten]);
}

/// # Gifts of Azshara
///
/// `TSC_948` · Mage spell · Arcane · 2 mana
///
/// > Draw a card. If you played a Naga while holding this, do it again.
///
/// State: Todo
//~ TSC_948 todo 97d52290 5ceeb636
#[test]
#[ignore = "todo: TSC_948 Gifts of Azshara"]
fn TSC_948_gifts_of_azshara() {
    check(CardClass::Mage, &[Give("TSC_948"), Cost("TSC_948", 2), Unwritten]);
}
