//! Warlock cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Vulgar Homunculus
///
/// `LOOT_013` · Warlock minion · 2 mana · 2/4
///
/// > **Taunt Battlecry:** Deal 2 damage to your hero.
///
/// State: Todo
//~ LOOT_013 todo 8c3d41e3 9a7d1d12
#[test]
#[ignore = "todo: LOOT_013 Vulgar Homunculus"]
fn LOOT_013_vulgar_homunculus() {
    check(
        CardClass::Warlock,
        &[Give("LOOT_013"), Cost("LOOT_013", 2), Stats("LOOT_013", 2, 4), Has("LOOT_013", GameTag::TAUNT), Unwritten],
    );
}

/// # Kobold Librarian
///
/// `LOOT_014` · Warlock minion · 1 mana · 2/1
///
/// > **Battlecry:** Draw a card. Deal 2 damage to your hero.
///
/// State: Todo
//~ LOOT_014 todo 8e180b94 c6391d7c
#[test]
#[ignore = "todo: LOOT_014 Kobold Librarian"]
fn LOOT_014_kobold_librarian() {
    check(CardClass::Warlock, &[Give("LOOT_014"), Cost("LOOT_014", 1), Stats("LOOT_014", 2, 1), Unwritten]);
}

/// # Dark Pact
///
/// `LOOT_017` · Warlock spell · Shadow · 1 mana
///
/// > Destroy a friendly minion. Restore #8 Health to your hero.
///
/// State: Todo
//~ LOOT_017 todo 0e6c9eeb d4015eac
#[test]
#[ignore = "todo: LOOT_017 Dark Pact"]
fn LOOT_017_dark_pact() {
    check(
        CardClass::Warlock,
        &[Give("LOOT_017"), Cost("LOOT_017", 1), Targets("LOOT_017", &[FriendlyMinion]), Unwritten],
    );
}

/// # Hooked Reaver
///
/// `LOOT_018` · Warlock minion · 4 mana · 4/4
///
/// > **Battlecry:** If you have 15 or less Health, gain +3/+3 and **Taunt**.
///
/// State: Todo
//~ LOOT_018 todo 3ed07002 b51beb46
#[test]
#[ignore = "todo: LOOT_018 Hooked Reaver"]
fn LOOT_018_hooked_reaver() {
    check(CardClass::Warlock, &[Give("LOOT_018"), Cost("LOOT_018", 4), Stats("LOOT_018", 4, 4), Unwritten]);
}

/// # Lesser Amethyst Spellstone
///
/// `LOOT_043` · Warlock spell · Shadow · 4 mana
///
/// > **Lifesteal.** Deal $3 damage to a minion. *(Take damage from your cards to upgrade.)*
///
/// State: Todo
//~ LOOT_043 todo 4d27dcfe 201065b4
#[test]
#[ignore = "todo: LOOT_043 Lesser Amethyst Spellstone"]
fn LOOT_043_lesser_amethyst_spellstone() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_043"),
            Cost("LOOT_043", 4),
            Has("LOOT_043", GameTag::LIFESTEAL),
            Targets("LOOT_043", &[FriendlyMinion, EnemyMinion]),
            Unwritten,
        ],
    );
}

/// # Amethyst Spellstone
///
/// `LOOT_043t2` · Warlock spell · Shadow · 4 mana
///
/// > **Lifesteal.** Deal $5 damage to a minion. *(Take damage from your cards to upgrade.)*
///
/// State: Todo
//~ LOOT_043t2 todo bc1367b2 fa57a973
#[test]
#[ignore = "todo: LOOT_043t2 Amethyst Spellstone"]
fn LOOT_043t2_amethyst_spellstone() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_043t2"),
            Cost("LOOT_043t2", 4),
            Has("LOOT_043t2", GameTag::LIFESTEAL),
            Targets("LOOT_043t2", &[FriendlyMinion, EnemyMinion]),
            Unwritten,
        ],
    );
}

/// # Greater Amethyst Spellstone
///
/// `LOOT_043t3` · Warlock spell · Shadow · 4 mana
///
/// > **Lifesteal.** Deal $7 damage to a minion.
///
/// State: Todo
//~ LOOT_043t3 todo 003ba5e0 f343089b
#[test]
#[ignore = "todo: LOOT_043t3 Greater Amethyst Spellstone"]
fn LOOT_043t3_greater_amethyst_spellstone() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_043t3"),
            Cost("LOOT_043t3", 4),
            Has("LOOT_043t3", GameTag::LIFESTEAL),
            Targets("LOOT_043t3", &[FriendlyMinion, EnemyMinion]),
            Unwritten,
        ],
    );
}

/// # Possessed Lackey
///
/// `LOOT_306` · Warlock minion · 5 mana · 2/2
///
/// > **Deathrattle: Recruit** a Demon.
///
/// State: Todo
//~ LOOT_306 todo 2c9e8968 3e7fece4
#[test]
#[ignore = "todo: LOOT_306 Possessed Lackey"]
fn LOOT_306_possessed_lackey() {
    check(CardClass::Warlock, &[Give("LOOT_306"), Cost("LOOT_306", 5), Stats("LOOT_306", 2, 2), Unwritten]);
}

/// # Voidlord
///
/// `LOOT_368` · Warlock minion · 9 mana · 3/9
///
/// > **Taunt** **Deathrattle:** Summon three 1/3 Demons with **Taunt**.
///
/// State: Todo
//~ LOOT_368 todo a25b6cbd c599d427
#[test]
#[ignore = "todo: LOOT_368 Voidlord"]
fn LOOT_368_voidlord() {
    check(
        CardClass::Warlock,
        &[Give("LOOT_368"), Cost("LOOT_368", 9), Stats("LOOT_368", 3, 9), Has("LOOT_368", GameTag::TAUNT), Unwritten],
    );
}

/// # Rin, the First Disciple
///
/// `LOOT_415` · Warlock minion · 6 mana · 3/6
///
/// > **Taunt Deathrattle:** Add 'The First Seal' to your hand.
///
/// State: Todo
//~ LOOT_415 todo ff8ea82d 5b4c4246
#[test]
#[ignore = "todo: LOOT_415 Rin, the First Disciple"]
fn LOOT_415_rin_the_first_disciple() {
    check(
        CardClass::Warlock,
        &[Give("LOOT_415"), Cost("LOOT_415", 6), Stats("LOOT_415", 3, 6), Has("LOOT_415", GameTag::TAUNT), Unwritten],
    );
}

/// # The First Seal
///
/// `LOOT_415t1` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 2/2 Demon. Add 'The Second Seal' to your hand.
///
/// State: Todo
//~ LOOT_415t1 todo 3e453cb9 0ac884e5
#[test]
#[ignore = "todo: LOOT_415t1 The First Seal"]
fn LOOT_415t1_the_first_seal() {
    check(CardClass::Warlock, &[Give("LOOT_415t1"), Cost("LOOT_415t1", 5), Unwritten]);
}

/// # Felhunter
///
/// `LOOT_415t1t` · Warlock minion · 2 mana · 2/2
///
/// State: Vanilla
//~ LOOT_415t1t vanilla 8dd52207 f95b08ea
#[test]
fn LOOT_415t1t_felhunter() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_415t1t"),
            Cost("LOOT_415t1t", 2),
            Stats("LOOT_415t1t", 2, 2),
            Play("LOOT_415t1t", Nothing),
            In(The("LOOT_415t1t"), Zone::Play),
            Now(The("LOOT_415t1t"), 2, 2),
        ],
    );
}

/// # The Second Seal
///
/// `LOOT_415t2` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 3/3 Demon. Add 'The Third Seal' to your hand.
///
/// State: Todo
//~ LOOT_415t2 todo 94686e75 6ce0db04
#[test]
#[ignore = "todo: LOOT_415t2 The Second Seal"]
fn LOOT_415t2_the_second_seal() {
    check(CardClass::Warlock, &[Give("LOOT_415t2"), Cost("LOOT_415t2", 5), Unwritten]);
}

/// # Felhunter
///
/// `LOOT_415t2t` · Warlock minion · 3 mana · 3/3
///
/// State: Vanilla
//~ LOOT_415t2t vanilla 17127b89 f8c4f933
#[test]
fn LOOT_415t2t_felhunter() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_415t2t"),
            Cost("LOOT_415t2t", 3),
            Stats("LOOT_415t2t", 3, 3),
            Play("LOOT_415t2t", Nothing),
            In(The("LOOT_415t2t"), Zone::Play),
            Now(The("LOOT_415t2t"), 3, 3),
        ],
    );
}

/// # The Third Seal
///
/// `LOOT_415t3` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 4/4 Demon. Add 'The Fourth Seal' to your hand.
///
/// State: Todo
//~ LOOT_415t3 todo 62582123 128c7bde
#[test]
#[ignore = "todo: LOOT_415t3 The Third Seal"]
fn LOOT_415t3_the_third_seal() {
    check(CardClass::Warlock, &[Give("LOOT_415t3"), Cost("LOOT_415t3", 5), Unwritten]);
}

/// # Felhunter
///
/// `LOOT_415t3t` · Warlock minion · 4 mana · 4/4
///
/// State: Vanilla
//~ LOOT_415t3t vanilla f19be8ae f8458fc5
#[test]
fn LOOT_415t3t_felhunter() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_415t3t"),
            Cost("LOOT_415t3t", 4),
            Stats("LOOT_415t3t", 4, 4),
            Play("LOOT_415t3t", Nothing),
            In(The("LOOT_415t3t"), Zone::Play),
            Now(The("LOOT_415t3t"), 4, 4),
        ],
    );
}

/// # The Fourth Seal
///
/// `LOOT_415t4` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 5/5 Demon. Add 'The Final Seal' to your hand.
///
/// State: Todo
//~ LOOT_415t4 todo d74e4c97 8e55145e
#[test]
#[ignore = "todo: LOOT_415t4 The Fourth Seal"]
fn LOOT_415t4_the_fourth_seal() {
    check(CardClass::Warlock, &[Give("LOOT_415t4"), Cost("LOOT_415t4", 5), Unwritten]);
}

/// # Felhunter
///
/// `LOOT_415t4t` · Warlock minion · 5 mana · 5/5
///
/// State: Vanilla
//~ LOOT_415t4t vanilla 155534d4 d0911448
#[test]
fn LOOT_415t4t_felhunter() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_415t4t"),
            Cost("LOOT_415t4t", 5),
            Stats("LOOT_415t4t", 5, 5),
            Play("LOOT_415t4t", Nothing),
            In(The("LOOT_415t4t"), Zone::Play),
            Now(The("LOOT_415t4t"), 5, 5),
        ],
    );
}

/// # The Final Seal
///
/// `LOOT_415t5` · Warlock spell · Shadow · 5 mana
///
/// > Summon a 6/6 Demon. Add 'Azari, the Devourer' to your hand.
///
/// State: Todo
//~ LOOT_415t5 todo 7edb22c9 b52b4f90
#[test]
#[ignore = "todo: LOOT_415t5 The Final Seal"]
fn LOOT_415t5_the_final_seal() {
    check(CardClass::Warlock, &[Give("LOOT_415t5"), Cost("LOOT_415t5", 5), Unwritten]);
}

/// # Felhunter
///
/// `LOOT_415t5t` · Warlock minion · 6 mana · 6/6
///
/// State: Vanilla
//~ LOOT_415t5t vanilla 38135a68 ad761e05
#[test]
fn LOOT_415t5t_felhunter() {
    check(
        CardClass::Warlock,
        &[
            Give("LOOT_415t5t"),
            Cost("LOOT_415t5t", 6),
            Stats("LOOT_415t5t", 6, 6),
            Play("LOOT_415t5t", Nothing),
            In(The("LOOT_415t5t"), Zone::Play),
            Now(The("LOOT_415t5t"), 6, 6),
        ],
    );
}

/// # Azari, the Devourer
///
/// `LOOT_415t6` · Warlock minion · 10 mana · 10/10
///
/// > **Battlecry:** Destroy your opponent's deck.
///
/// State: Todo
//~ LOOT_415t6 todo 6e8bfb36 34e78528
#[test]
#[ignore = "todo: LOOT_415t6 Azari, the Devourer"]
fn LOOT_415t6_azari_the_devourer() {
    check(CardClass::Warlock, &[Give("LOOT_415t6"), Cost("LOOT_415t6", 10), Stats("LOOT_415t6", 10, 10), Unwritten]);
}

/// # Cataclysm
///
/// `LOOT_417` · Warlock spell · Fire · 5 mana
///
/// > Destroy all minions. Discard 2 cards.
///
/// State: Todo
//~ LOOT_417 todo 671e7411 6982ac93
#[test]
#[ignore = "todo: LOOT_417 Cataclysm"]
fn LOOT_417_cataclysm() {
    check(CardClass::Warlock, &[Give("LOOT_417"), Cost("LOOT_417", 5), Unwritten]);
}

/// # Skull of the Man'ari
///
/// `LOOT_420` · Warlock weapon · 5 mana · 0/3 durability
///
/// > At the start of your turn, summon a Demon from your hand.
///
/// State: Todo
//~ LOOT_420 todo 991406c1 d2a484d2
#[test]
#[ignore = "todo: LOOT_420 Skull of the Man'ari"]
fn LOOT_420_skull_of_the_manari() {
    check(CardClass::Warlock, &[Give("LOOT_420"), Cost("LOOT_420", 5), Stats("LOOT_420", 0, 3), Unwritten]);
}
