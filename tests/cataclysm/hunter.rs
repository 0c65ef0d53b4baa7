//! Hunter cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Magmaw
///
/// `CATA_550` · Hunter minion · 7 mana · 2/12
///
/// > **Colossal +99** Summon any leftover appendages when there is room.@**Colossal +99** Summon any leftover appendages when there is room. *({0} left!)*
///
/// State: Todo
//~ CATA_550 todo eeff9326 ca5d9ad3
#[test]
#[ignore = "todo: CATA_550 Magmaw"]
fn CATA_550_magmaw() {
    check(CardClass::Hunter, &[Give("CATA_550"), Cost("CATA_550", 7), Stats("CATA_550", 2, 12)]);
}

/// # Magmaw's Body
///
/// `CATA_550t` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random friendly minion +2 Attack.
///
/// State: Todo
//~ CATA_550t todo 80fe6332 df424411
#[test]
#[ignore = "todo: CATA_550t Magmaw's Body"]
fn CATA_550t_magmaws_body() {
    check(CardClass::Hunter, &[Give("CATA_550t"), Cost("CATA_550t", 1), Stats("CATA_550t", 2, 1)]);
}

/// # Magmaw's Body
///
/// `CATA_550t2` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random friendly minion +2 Attack.
///
/// State: Todo
//~ CATA_550t2 todo c97b3019 e962b5e0
#[test]
#[ignore = "todo: CATA_550t2 Magmaw's Body"]
fn CATA_550t2_magmaws_body() {
    check(CardClass::Hunter, &[Give("CATA_550t2"), Cost("CATA_550t2", 1), Stats("CATA_550t2", 2, 1)]);
}

/// # Magmaw's Body
///
/// `CATA_550t3` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random friendly minion +2 Attack.
///
/// State: Todo
//~ CATA_550t3 todo 3af1256c 945ab27f
#[test]
#[ignore = "todo: CATA_550t3 Magmaw's Body"]
fn CATA_550t3_magmaws_body() {
    check(CardClass::Hunter, &[Give("CATA_550t3"), Cost("CATA_550t3", 1), Stats("CATA_550t3", 2, 1)]);
}

/// # Magmaw's Body
///
/// `CATA_550t4` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random friendly minion +2 Attack.
///
/// State: Todo
//~ CATA_550t4 todo 34244c94 7de31a50
#[test]
#[ignore = "todo: CATA_550t4 Magmaw's Body"]
fn CATA_550t4_magmaws_body() {
    check(CardClass::Hunter, &[Give("CATA_550t4"), Cost("CATA_550t4", 1), Stats("CATA_550t4", 2, 1)]);
}

/// # Magmaw's Body
///
/// `CATA_550t5` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random friendly minion +2 Attack.
///
/// State: Todo
//~ CATA_550t5 todo 227e5859 325b6a04
#[test]
#[ignore = "todo: CATA_550t5 Magmaw's Body"]
fn CATA_550t5_magmaws_body() {
    check(CardClass::Hunter, &[Give("CATA_550t5"), Cost("CATA_550t5", 1), Stats("CATA_550t5", 2, 1)]);
}

/// # Magmaw's Body
///
/// `CATA_550t6` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random friendly minion +2 Attack.
///
/// State: Todo
//~ CATA_550t6 todo 40ce84e1 a0b82c8d
#[test]
#[ignore = "todo: CATA_550t6 Magmaw's Body"]
fn CATA_550t6_magmaws_body() {
    check(CardClass::Hunter, &[Give("CATA_550t6"), Cost("CATA_550t6", 1), Stats("CATA_550t6", 2, 1)]);
}

/// # Stonetalon Striker
///
/// `CATA_551` · Hunter minion · 3 mana · 3/3
///
/// > **Taunt* (While in hand, play a Dragon to become a 6/6 Dragon!)*
///
/// State: Todo
//~ CATA_551 todo ce390747 ee4bc53f
#[test]
#[ignore = "todo: CATA_551 Stonetalon Striker"]
fn CATA_551_stonetalon_striker() {
    check(
        CardClass::Hunter,
        &[Give("CATA_551"), Cost("CATA_551", 3), Stats("CATA_551", 3, 3), Has("CATA_551", GameTag::TAUNT)],
    );
}

/// # Stonetalon Striker
///
/// `CATA_551t` · Hunter minion · 3 mana · 6/6
///
/// > **Taunt**
///
/// State: Todo
//~ CATA_551t todo 280f85af 0fdb5c5f
#[test]
#[ignore = "todo: CATA_551t Stonetalon Striker"]
fn CATA_551t_stonetalon_striker() {
    check(
        CardClass::Hunter,
        &[Give("CATA_551t"), Cost("CATA_551t", 3), Stats("CATA_551t", 6, 6), Has("CATA_551t", GameTag::TAUNT)],
    );
}

/// # Ebonscale Scout
///
/// `CATA_552` · Hunter minion · 6 mana · 4/4
///
/// > **Battlecry:** Deal damage equal to this minion's Attack. *(While in hand, play a Dragon to become an 8/8 Dragon!)*
///
/// State: Todo
//~ CATA_552 todo c44e3bae 6edfb267
#[test]
#[ignore = "todo: CATA_552 Ebonscale Scout"]
fn CATA_552_ebonscale_scout() {
    check(CardClass::Hunter, &[Give("CATA_552"), Cost("CATA_552", 6), Stats("CATA_552", 4, 4)]);
}

/// # Ebonscale Scout
///
/// `CATA_552t` · Hunter minion · 6 mana · 8/8
///
/// > **Battlecry:** Deal damage equal to this minion's Attack.
///
/// State: Todo
//~ CATA_552t todo d12dec7f fccf55c8
#[test]
#[ignore = "todo: CATA_552t Ebonscale Scout"]
fn CATA_552t_ebonscale_scout() {
    check(CardClass::Hunter, &[Give("CATA_552t"), Cost("CATA_552t", 6), Stats("CATA_552t", 8, 8)]);
}

/// # Ebyssian
///
/// `CATA_553` · Hunter minion · 7 mana · 6/6
///
/// > **Battlecry:** Your Dragons have **Rush** this game. *(While in hand, play a Dragon to become a 12/12 Dragon!)*
///
/// State: Todo
//~ CATA_553 todo c9345538 47d4a30d
#[test]
#[ignore = "todo: CATA_553 Ebyssian"]
fn CATA_553_ebyssian() {
    check(CardClass::Hunter, &[Give("CATA_553"), Cost("CATA_553", 7), Stats("CATA_553", 6, 6)]);
}

/// # Ebyssian
///
/// `CATA_553t` · Hunter minion · 7 mana · 12/12
///
/// > **Battlecry:** Your Dragons have **Rush** this game.
///
/// State: Todo
//~ CATA_553t todo 27db5464 e4fad96e
#[test]
#[ignore = "todo: CATA_553t Ebyssian"]
fn CATA_553t_ebyssian() {
    check(CardClass::Hunter, &[Give("CATA_553t"), Cost("CATA_553t", 7), Stats("CATA_553t", 12, 12)]);
}

/// # Earthen Roar
///
/// `CATA_554` · Hunter spell · 1 mana
///
/// > Set an enemy minion's Health to 1. If you're holding a Dragon, pick another.
///
/// State: Todo
//~ CATA_554 todo 843db1d8 8d333a45
#[test]
#[ignore = "todo: CATA_554 Earthen Roar"]
fn CATA_554_earthen_roar() {
    check(CardClass::Hunter, &[Give("CATA_554"), Cost("CATA_554", 1)]);
}

/// # Sylvanas's Triumph
///
/// `CATA_557` · Hunter spell · 2 mana
///
/// > Deal $3 damage. If you've played another copy of this, hit all enemies instead.
///
/// State: Todo
//~ CATA_557 todo 2fd76de7 aaa77d51
#[test]
#[ignore = "todo: CATA_557 Sylvanas's Triumph"]
fn CATA_557_sylvanass_triumph() {
    check(CardClass::Hunter, &[Give("CATA_557"), Cost("CATA_557", 2)]);
}

/// # Reinforcement Rallier
///
/// `CATA_558` · Hunter minion · 1 mana · 2/2
///
/// > **Elusive**
///
/// State: Todo
//~ CATA_558 todo fc4b0d6f fad6dcf2
#[test]
#[ignore = "todo: CATA_558 Reinforcement Rallier"]
fn CATA_558_reinforcement_rallier() {
    check(
        CardClass::Hunter,
        &[Give("CATA_558"), Cost("CATA_558", 1), Stats("CATA_558", 2, 2), Has("CATA_558", GameTag::ELUSIVE)],
    );
}

/// # Confront the Tol'vir
///
/// `CATA_560` · Hunter spell · 4 mana
///
/// > Summon each 1-Cost minion you've played this game.
///
/// State: Todo
//~ CATA_560 todo 37f5cefe 78c83e39
#[test]
#[ignore = "todo: CATA_560 Confront the Tol'vir"]
fn CATA_560_confront_the_tolvir() {
    check(CardClass::Hunter, &[Give("CATA_560"), Cost("CATA_560", 4)]);
}

/// # Tol'vir Carver
///
/// `CATA_566` · Hunter minion · 3 mana · 3/2
///
/// > **Battlecry:** Choose a card in your hand. At the start of your turns, reduce its Cost by (1).
///
/// State: Todo
//~ CATA_566 todo b2fa7f4f 146a613b
#[test]
#[ignore = "todo: CATA_566 Tol'vir Carver"]
fn CATA_566_tolvir_carver() {
    check(CardClass::Hunter, &[Give("CATA_566"), Cost("CATA_566", 3), Stats("CATA_566", 3, 2)]);
}

/// # Supply Run
///
/// `CATA_820` · Hunter spell · 4 mana
///
/// > **Shatter** Draw 3 minions. Give minions in your hand +2/+2.@Draw 3 minions. Give minions in your hand +2/+2.
///
/// State: Todo
//~ CATA_820 todo 79c67e65 8c8257db
#[test]
#[ignore = "todo: CATA_820 Supply Run"]
fn CATA_820_supply_run() {
    check(CardClass::Hunter, &[Give("CATA_820"), Cost("CATA_820", 4)]);
}

/// # Supply Run
///
/// `CATA_820t` · Hunter spell · 4 mana
///
/// > **Shattered** Draw 3 minions.
///
/// State: Todo
//~ CATA_820t todo 49faae01 6ce60a64
#[test]
#[ignore = "todo: CATA_820t Supply Run"]
fn CATA_820t_supply_run() {
    check(CardClass::Hunter, &[Give("CATA_820t"), Cost("CATA_820t", 4)]);
}

/// # Supply Run
///
/// `CATA_820t2` · Hunter spell · 4 mana
///
/// > **Shattered** Give minions in your hand +2/+2.
///
/// State: Todo
//~ CATA_820t2 todo 4c27317a f364fc14
#[test]
#[ignore = "todo: CATA_820t2 Supply Run"]
fn CATA_820t2_supply_run() {
    check(CardClass::Hunter, &[Give("CATA_820t2"), Cost("CATA_820t2", 4)]);
}

/// # Tame Pet
///
/// `MEND_300` · Hunter spell · 1 mana
///
/// > Replace your future Animal Companions with random Beasts that cost (1) more. Draw a card.
///
/// State: Todo
//~ MEND_300 todo f1dce122 2bdf2d4d
#[test]
#[ignore = "todo: MEND_300 Tame Pet"]
fn MEND_300_tame_pet() {
    check(CardClass::Hunter, &[Give("MEND_300"), Cost("MEND_300", 1)]);
}

/// # Spiritspeaker
///
/// `MEND_301` · Hunter minion · 4 mana · 2/2
///
/// > **Battlecry:** Choose an Animal Companion to summon.
///
/// State: Todo
//~ MEND_301 todo 2ad13c83 031c6e15
#[test]
#[ignore = "todo: MEND_301 Spiritspeaker"]
fn MEND_301_spiritspeaker() {
    check(CardClass::Hunter, &[Give("MEND_301"), Cost("MEND_301", 4), Stats("MEND_301", 2, 2)]);
}

/// # Wasteland Vanguard
///
/// `MEND_302` · Hunter minion · 4 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage split among all enemies. If any die, deal 3 more.
///
/// State: Todo
//~ MEND_302 todo e79473fb 7995c7e3
#[test]
#[ignore = "todo: MEND_302 Wasteland Vanguard"]
fn MEND_302_wasteland_vanguard() {
    check(CardClass::Hunter, &[Give("MEND_302"), Cost("MEND_302", 4), Stats("MEND_302", 3, 3)]);
}

/// # Migrating Elekk
///
/// `MEND_303` · Hunter minion · 2 mana · 2/3
///
/// > **Taunt. Battlecry:** Replace your future Animal Companions with random Beasts that cost (1) more.
///
/// State: Todo
//~ MEND_303 todo 958913c4 ee4f7e09
#[test]
#[ignore = "todo: MEND_303 Migrating Elekk"]
fn MEND_303_migrating_elekk() {
    check(CardClass::Hunter, &[Give("MEND_303"), Cost("MEND_303", 2), Stats("MEND_303", 2, 3)]);
}

/// # Talya Earthstrider
///
/// `MEND_304` · Hunter minion · 5 mana · 4/6
///
/// > **Battlecry:** Your cards that summon Animal Companions summon 1 more this game.
///
/// State: Todo
//~ MEND_304 todo 6acec643 ed4395b3
#[test]
#[ignore = "todo: MEND_304 Talya Earthstrider"]
fn MEND_304_talya_earthstrider() {
    check(CardClass::Hunter, &[Give("MEND_304"), Cost("MEND_304", 5), Stats("MEND_304", 4, 6)]);
}

/// # Nurturing Nature
///
/// `MEND_305` · Hunter spell · Nature · 2 mana
///
/// > Give a friendly Beast +2/+2. Give a random Beast in your hand +2/+2.
///
/// State: Todo
//~ MEND_305 todo 96b77317 f157ba64
#[test]
#[ignore = "todo: MEND_305 Nurturing Nature"]
fn MEND_305_nurturing_nature() {
    check(CardClass::Hunter, &[Give("MEND_305"), Cost("MEND_305", 2)]);
}

/// # Roam Free
///
/// `MEND_307` · Hunter spell · 7 mana
///
/// > Replace your future Animal Companions with random Beasts that cost (2) more. Choose one to summon.
///
/// State: Todo
//~ MEND_307 todo 869a0194 a3827c56
#[test]
#[ignore = "todo: MEND_307 Roam Free"]
fn MEND_307_roam_free() {
    check(CardClass::Hunter, &[Give("MEND_307"), Cost("MEND_307", 7)]);
}
