//! Hunter cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Ramkahen Wildtamer
///
/// `ULD_151` · Hunter minion · 3 mana · 4/3
///
/// > **Battlecry:** Copy a random Beast in your hand.
///
/// State: Todo
//~ ULD_151 todo b58a904b f59fbc19
#[test]
#[ignore = "todo: ULD_151 Ramkahen Wildtamer"]
fn ULD_151_ramkahen_wildtamer() {
    check(CardClass::Hunter, &[Give("ULD_151"), Cost("ULD_151", 3), Stats("ULD_151", 4, 3), Unwritten]);
}

/// # Pressure Plate
///
/// `ULD_152` · Hunter spell · 2 mana
///
/// > **Secret:** After your opponent casts a spell, destroy a random enemy minion.
///
/// State: Todo
//~ ULD_152 todo d1505b43 717eb4c0
#[test]
#[ignore = "todo: ULD_152 Pressure Plate"]
fn ULD_152_pressure_plate() {
    check(CardClass::Hunter, &[Give("ULD_152"), Cost("ULD_152", 2), Unwritten]);
}

/// # Hyena Alpha
///
/// `ULD_154` · Hunter minion · 4 mana · 3/3
///
/// > **Battlecry:** If you control a **Secret**, summon two 2/2 Hyenas.
///
/// State: Todo
//~ ULD_154 todo 3315b2b3 8034c62d
#[test]
#[ignore = "todo: ULD_154 Hyena Alpha"]
fn ULD_154_hyena_alpha() {
    check(CardClass::Hunter, &[Give("ULD_154"), Cost("ULD_154", 4), Stats("ULD_154", 3, 3), Unwritten]);
}

/// # Hyena
///
/// `ULD_154t` · Hunter minion · 2 mana · 2/2
///
/// State: Vanilla
//~ ULD_154t vanilla 7eb9e6c1 de9bfcb2
#[test]
fn ULD_154t_hyena() {
    check(
        CardClass::Hunter,
        &[
            Give("ULD_154t"),
            Cost("ULD_154t", 2),
            Stats("ULD_154t", 2, 2),
            Play("ULD_154t", Nothing),
            In(The("ULD_154t"), Zone::Play),
            Now(The("ULD_154t"), 2, 2),
        ],
    );
}

/// # Unseal the Vault
///
/// `ULD_155` · Hunter spell · 1 mana
///
/// > **Quest:** Summon 20 minions. **Reward:** Pharaoh's Warmask.
///
/// State: Todo
//~ ULD_155 todo 7d598cf3 7e5dca39
#[test]
#[ignore = "todo: ULD_155 Unseal the Vault"]
fn ULD_155_unseal_the_vault() {
    check(CardClass::Hunter, &[Give("ULD_155"), Cost("ULD_155", 1), Unwritten]);
}

/// # Pharaoh's Warmask
///
/// `ULD_155p` · Hunter hero power · 2 mana
///
/// > Give your minions +2 Attack.
///
/// State: Todo
//~ ULD_155p todo a8cd4a45 43be6a24
#[test]
#[ignore = "todo: ULD_155p Pharaoh's Warmask"]
fn ULD_155p_pharaohs_warmask() {
    check(CardClass::Hunter, &[HasHeroPower("ULD_155p"), Cost("ULD_155p", 2), Unwritten]);
}

/// # Dinotamer Brann
///
/// `ULD_156` · Hunter minion · 7 mana · 2/4
///
/// > **Battlecry:** If your deck has no duplicates, summon King Krush.
///
/// State: Todo
//~ ULD_156 todo 85de48b6 fd157cd6
#[test]
#[ignore = "todo: ULD_156 Dinotamer Brann"]
fn ULD_156_dinotamer_brann() {
    check(CardClass::Hunter, &[Give("ULD_156"), Cost("ULD_156", 7), Stats("ULD_156", 2, 4), Unwritten]);
}

/// # Duke
///
/// `ULD_156t` · Hunter minion · 5 mana · 5/5
///
/// > **Rush**
///
/// State: Vanilla
//~ ULD_156t vanilla d5c46f3a b0d7b465
#[test]
fn ULD_156t_duke() {
    check(
        CardClass::Hunter,
        &[
            Give("ULD_156t"),
            Cost("ULD_156t", 5),
            Stats("ULD_156t", 5, 5),
            Has("ULD_156t", GameTag::RUSH),
            Play("ULD_156t", Nothing),
            In(The("ULD_156t"), Zone::Play),
            Now(The("ULD_156t"), 5, 5),
            HasNow(The("ULD_156t"), GameTag::RUSH),
        ],
    );
}

/// # Duchess
///
/// `ULD_156t2` · Hunter minion · 5 mana · 5/5
///
/// > **Rush**
///
/// State: Vanilla
//~ ULD_156t2 vanilla d1f3d096 156404cd
#[test]
fn ULD_156t2_duchess() {
    check(
        CardClass::Hunter,
        &[
            Give("ULD_156t2"),
            Cost("ULD_156t2", 5),
            Stats("ULD_156t2", 5, 5),
            Has("ULD_156t2", GameTag::RUSH),
            Play("ULD_156t2", Nothing),
            In(The("ULD_156t2"), Zone::Play),
            Now(The("ULD_156t2"), 5, 5),
            HasNow(The("ULD_156t2"), GameTag::RUSH),
        ],
    );
}

/// # King Krush
///
/// `ULD_156t3` · Hunter minion · 9 mana · 8/8
///
/// > **Charge**
///
/// State: Vanilla
//~ ULD_156t3 vanilla aa623f78 c5319b7c
#[test]
fn ULD_156t3_king_krush() {
    check(
        CardClass::Hunter,
        &[
            Give("ULD_156t3"),
            Cost("ULD_156t3", 9),
            Stats("ULD_156t3", 8, 8),
            Has("ULD_156t3", GameTag::CHARGE),
            Play("ULD_156t3", Nothing),
            In(The("ULD_156t3"), Zone::Play),
            Now(The("ULD_156t3"), 8, 8),
            HasNow(The("ULD_156t3"), GameTag::CHARGE),
        ],
    );
}

/// # Wild Bloodstinger
///
/// `ULD_212` · Hunter minion · 6 mana · 6/9
///
/// > **Battlecry:** Summon a minion from your opponent's hand. Attack it.
///
/// State: Todo
//~ ULD_212 todo 0bc5d950 7b562352
#[test]
#[ignore = "todo: ULD_212 Wild Bloodstinger"]
fn ULD_212_wild_bloodstinger() {
    check(CardClass::Hunter, &[Give("ULD_212"), Cost("ULD_212", 6), Stats("ULD_212", 6, 9), Unwritten]);
}

/// # Scarlet Webweaver
///
/// `ULD_410` · Hunter minion · 6 mana · 5/5
///
/// > **Battlecry:** Reduce the Cost of a random Beast in your hand by (5).
///
/// State: Todo
//~ ULD_410 todo b418721c b4e23d03
#[test]
#[ignore = "todo: ULD_410 Scarlet Webweaver"]
fn ULD_410_scarlet_webweaver() {
    check(CardClass::Hunter, &[Give("ULD_410"), Cost("ULD_410", 6), Stats("ULD_410", 5, 5), Unwritten]);
}

/// # Hunter's Pack
///
/// `ULD_429` · Hunter spell · 3 mana
///
/// > Add a random Hunter Beast, **Secret**, and weapon to your hand.
///
/// State: Todo
//~ ULD_429 todo d2e7bdf7 f7854bec
#[test]
#[ignore = "todo: ULD_429 Hunter's Pack"]
fn ULD_429_hunters_pack() {
    check(CardClass::Hunter, &[Give("ULD_429"), Cost("ULD_429", 3), Unwritten]);
}

/// # Desert Spear
///
/// `ULD_430` · Hunter weapon · 3 mana · 1/3 durability
///
/// > After your hero attacks, summon a 1/1 Locust with **Rush**.
///
/// State: Todo
//~ ULD_430 todo b07a0575 4dd88bf7
#[test]
#[ignore = "todo: ULD_430 Desert Spear"]
fn ULD_430_desert_spear() {
    check(CardClass::Hunter, &[Give("ULD_430"), Cost("ULD_430", 3), Stats("ULD_430", 1, 3), Unwritten]);
}

/// # Locust
///
/// `ULD_430t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ ULD_430t vanilla 4742f1f1 b7e111ba
#[test]
fn ULD_430t_locust() {
    check(
        CardClass::Hunter,
        &[
            Give("ULD_430t"),
            Cost("ULD_430t", 1),
            Stats("ULD_430t", 1, 1),
            Has("ULD_430t", GameTag::RUSH),
            Play("ULD_430t", Nothing),
            In(The("ULD_430t"), Zone::Play),
            Now(The("ULD_430t"), 1, 1),
            HasNow(The("ULD_430t"), GameTag::RUSH),
        ],
    );
}

/// # Swarm of Locusts
///
/// `ULD_713` · Hunter spell · 6 mana
///
/// > Summon seven 1/1 Locusts with **Rush**.
///
/// State: Todo
//~ ULD_713 todo 595bb0d0 07b0d82d
#[test]
#[ignore = "todo: ULD_713 Swarm of Locusts"]
fn ULD_713_swarm_of_locusts() {
    check(CardClass::Hunter, &[Give("ULD_713"), Cost("ULD_713", 6), Unwritten]);
}
