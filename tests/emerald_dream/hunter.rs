//! Hunter cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Verdant Dreamsaber
///
/// `EDR_014` · Hunter minion · 5 mana · 4/7
///
/// > **Battlecry:** If this costs (3) or less, attack two random enemy minions.
///
/// State: Todo
//~ EDR_014 todo 35293f97 4e06451f
#[test]
#[ignore = "todo: EDR_014 Verdant Dreamsaber"]
fn EDR_014_verdant_dreamsaber() {
    check(CardClass::Hunter, &[Give("EDR_014"), Cost("EDR_014", 5), Stats("EDR_014", 4, 7), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t` · Hunter spell · 0 mana
///
/// > **Divine Shield**, **Rush**
///
/// State: Todo
//~ EDR_101t todo b87e4d5f 5d269857
#[test]
#[ignore = "todo: EDR_101t Blinding Carapace"]
fn EDR_101t_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t"), Cost("EDR_101t", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t1` · Hunter spell · 0 mana
///
/// > **Divine Shield**, **Lifesteal**
///
/// State: Todo
//~ EDR_101t1 todo 98039bdb 30464ade
#[test]
#[ignore = "todo: EDR_101t1 Blinding Carapace"]
fn EDR_101t1_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t1"), Cost("EDR_101t1", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t10` · Hunter spell · 0 mana
///
/// > **Lifesteal**, **Taunt**
///
/// State: Todo
//~ EDR_101t10 todo bee2b5ac 2270e1d7
#[test]
#[ignore = "todo: EDR_101t10 Blinding Carapace"]
fn EDR_101t10_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t10"), Cost("EDR_101t10", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t11` · Hunter spell · 0 mana
///
/// > **Lifesteal**, **Poisonous**
///
/// State: Todo
//~ EDR_101t11 todo 21b7aa19 2da4d746
#[test]
#[ignore = "todo: EDR_101t11 Blinding Carapace"]
fn EDR_101t11_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t11"), Cost("EDR_101t11", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t12` · Hunter spell · 0 mana
///
/// > **Reborn**, **Taunt**
///
/// State: Todo
//~ EDR_101t12 todo f36bd090 b694f16b
#[test]
#[ignore = "todo: EDR_101t12 Blinding Carapace"]
fn EDR_101t12_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t12"), Cost("EDR_101t12", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t13` · Hunter spell · 0 mana
///
/// > **Reborn**, **Poisonous**
///
/// State: Todo
//~ EDR_101t13 todo c0241d9e c96bdb70
#[test]
#[ignore = "todo: EDR_101t13 Blinding Carapace"]
fn EDR_101t13_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t13"), Cost("EDR_101t13", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t14` · Hunter spell · 0 mana
///
/// > **Taunt**, **Poisonous**
///
/// State: Todo
//~ EDR_101t14 todo 8620980c c8a6b3c3
#[test]
#[ignore = "todo: EDR_101t14 Blinding Carapace"]
fn EDR_101t14_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t14"), Cost("EDR_101t14", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t2` · Hunter spell · 0 mana
///
/// > **Divine Shield**, **Reborn**
///
/// State: Todo
//~ EDR_101t2 todo bf19bcda 4996fe80
#[test]
#[ignore = "todo: EDR_101t2 Blinding Carapace"]
fn EDR_101t2_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t2"), Cost("EDR_101t2", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t3` · Hunter spell · 0 mana
///
/// > **Divine Shield**, **Taunt**
///
/// State: Todo
//~ EDR_101t3 todo 5bf7c985 922203f5
#[test]
#[ignore = "todo: EDR_101t3 Blinding Carapace"]
fn EDR_101t3_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t3"), Cost("EDR_101t3", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t4` · Hunter spell · 0 mana
///
/// > **Divine Shield**, **Poisonous**
///
/// State: Todo
//~ EDR_101t4 todo a70df963 80ba2217
#[test]
#[ignore = "todo: EDR_101t4 Blinding Carapace"]
fn EDR_101t4_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t4"), Cost("EDR_101t4", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t5` · Hunter spell · 0 mana
///
/// > **Rush**, **Lifesteal**
///
/// State: Todo
//~ EDR_101t5 todo 307c44a8 4451082e
#[test]
#[ignore = "todo: EDR_101t5 Blinding Carapace"]
fn EDR_101t5_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t5"), Cost("EDR_101t5", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t6` · Hunter spell · 0 mana
///
/// > **Rush**, **Reborn**
///
/// State: Todo
//~ EDR_101t6 todo 31d37f9e 3c027c16
#[test]
#[ignore = "todo: EDR_101t6 Blinding Carapace"]
fn EDR_101t6_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t6"), Cost("EDR_101t6", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t7` · Hunter spell · 0 mana
///
/// > **Rush**, **Taunt**
///
/// State: Todo
//~ EDR_101t7 todo 3fa4f4b1 e6cbd23e
#[test]
#[ignore = "todo: EDR_101t7 Blinding Carapace"]
fn EDR_101t7_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t7"), Cost("EDR_101t7", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t8` · Hunter spell · 0 mana
///
/// > **Rush**, **Poisonous**
///
/// State: Todo
//~ EDR_101t8 todo d68031b4 f785da67
#[test]
#[ignore = "todo: EDR_101t8 Blinding Carapace"]
fn EDR_101t8_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t8"), Cost("EDR_101t8", 0), Unwritten]);
}

/// # Blinding Carapace
///
/// `EDR_101t9` · Hunter spell · 0 mana
///
/// > **Lifesteal**, **Reborn**
///
/// State: Todo
//~ EDR_101t9 todo fae4e9ac 6a3634d2
#[test]
#[ignore = "todo: EDR_101t9 Blinding Carapace"]
fn EDR_101t9_blinding_carapace() {
    check(CardClass::Hunter, &[Give("EDR_101t9"), Cost("EDR_101t9", 0), Unwritten]);
}

/// # Exotic Houndmaster
///
/// `EDR_226` · Hunter minion · 2 mana · 2/2
///
/// > **Battlecry:** Draw a Beast. **Imbue** your Hero Power.
///
/// State: Todo
//~ EDR_226 todo 03ebe1fd 1e8c5923
#[test]
#[ignore = "todo: EDR_226 Exotic Houndmaster"]
fn EDR_226_exotic_houndmaster() {
    check(CardClass::Hunter, &[Give("EDR_226"), Cost("EDR_226", 2), Stats("EDR_226", 2, 2), Unwritten]);
}

/// # Umbraclaw
///
/// `EDR_227` · Hunter minion · 4 mana · 5/2
///
/// > **Rush Deathrattle: Imbue** your Hero Power.
///
/// State: Todo
//~ EDR_227 todo c5b40ead 60debc7c
#[test]
#[ignore = "todo: EDR_227 Umbraclaw"]
fn EDR_227_umbraclaw() {
    check(
        CardClass::Hunter,
        &[Give("EDR_227"), Cost("EDR_227", 4), Stats("EDR_227", 5, 2), Has("EDR_227", GameTag::RUSH), Unwritten],
    );
}

/// # Amphibian's Spirit
///
/// `EDR_261` · Hunter spell · Nature · 3 mana
///
/// > Give a minion +2/+2 and "**Deathrattle:** Give a friendly minion +2/+2 and this **Deathrattle**."
///
/// State: Todo
//~ EDR_261 todo 6915ac9f 10ac9550
#[test]
#[ignore = "todo: EDR_261 Amphibian's Spirit"]
fn EDR_261_amphibians_spirit() {
    check(CardClass::Hunter, &[Give("EDR_261"), Cost("EDR_261", 3), Unwritten]);
}

/// # Spirit Bond
///
/// `EDR_262` · Hunter spell · Nature · 3 mana
///
/// > Deal $3 damage to a minion. If it dies, summon a 3/2 Wolf with **Rush**.
///
/// State: Todo
//~ EDR_262 todo e6663d05 729c6d1b
#[test]
#[ignore = "todo: EDR_262 Spirit Bond"]
fn EDR_262_spirit_bond() {
    check(CardClass::Hunter, &[Give("EDR_262"), Cost("EDR_262", 3), Unwritten]);
}

/// # Grace of the Greatwolf
///
/// `EDR_263` · Hunter spell · 4 mana
///
/// > **Choose One -** Deal $4 damage to the enemy hero; or Summon two 3/2 Wolves with **Rush**.
///
/// State: Todo
//~ EDR_263 todo 68461291 2914cdb7
#[test]
#[ignore = "todo: EDR_263 Grace of the Greatwolf"]
fn EDR_263_grace_of_the_greatwolf() {
    check(CardClass::Hunter, &[Give("EDR_263"), Cost("EDR_263", 4), Unwritten]);
}

/// # Greatwolf's Ferocity
///
/// `EDR_263a` · Hunter spell · 4 mana
///
/// > Deal $4 damage to the enemy hero.
///
/// State: Todo
//~ EDR_263a todo 37cc381b 900a2f05
#[test]
#[ignore = "todo: EDR_263a Greatwolf's Ferocity"]
fn EDR_263a_greatwolfs_ferocity() {
    check(CardClass::Hunter, &[Give("EDR_263a"), Cost("EDR_263a", 4), Unwritten]);
}

/// # Greatwolf's Guidance
///
/// `EDR_263b` · Hunter spell · 4 mana
///
/// > Summon two 3/2 Wolves with **Rush**.
///
/// State: Todo
//~ EDR_263b todo 0ddc2275 6de1f0ba
#[test]
#[ignore = "todo: EDR_263b Greatwolf's Guidance"]
fn EDR_263b_greatwolfs_guidance() {
    check(CardClass::Hunter, &[Give("EDR_263b"), Cost("EDR_263b", 4), Unwritten]);
}

/// # Shepherd's Crook
///
/// `EDR_416` · Hunter weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, summon a 3/3 Sheep that's **Dormant** for 2 turns.
///
/// State: Todo
//~ EDR_416 todo dc269dd5 8c14bd8c
#[test]
#[ignore = "todo: EDR_416 Shepherd's Crook"]
fn EDR_416_shepherds_crook() {
    check(CardClass::Hunter, &[Give("EDR_416"), Cost("EDR_416", 3), Stats("EDR_416", 3, 2), Unwritten]);
}

/// # Sleepy Sheep
///
/// `EDR_416t` · Hunter minion · 2 mana · 3/3
///
/// > **Dormant** for 2 turns.
///
/// State: Todo
//~ EDR_416t todo 8771d9ae fc7862f3
#[test]
#[ignore = "todo: EDR_416t Sleepy Sheep"]
fn EDR_416t_sleepy_sheep() {
    check(CardClass::Hunter, &[Give("EDR_416t"), Cost("EDR_416t", 2), Stats("EDR_416t", 3, 3), Unwritten]);
}

/// # Goldrinn
///
/// `EDR_480` · Hunter minion · 9 mana · 9/9
///
/// > **Rush** Friendly Beasts deal double damage.
///
/// State: Todo
//~ EDR_480 todo 069dba00 519f1ea1
#[test]
#[ignore = "todo: EDR_480 Goldrinn"]
fn EDR_480_goldrinn() {
    check(
        CardClass::Hunter,
        &[Give("EDR_480"), Cost("EDR_480", 9), Stats("EDR_480", 9, 9), Has("EDR_480", GameTag::RUSH), Unwritten],
    );
}

/// # Mythical Runebear
///
/// `EDR_481` · Hunter minion · 4 mana · 3/4
///
/// > **Taunt**. **Battlecry:** If this has 4 or more Attack, summon a copy of this.
///
/// State: Todo
//~ EDR_481 todo 3cc5b1c6 e65c5a27
#[test]
#[ignore = "todo: EDR_481 Mythical Runebear"]
fn EDR_481_mythical_runebear() {
    check(
        CardClass::Hunter,
        &[Give("EDR_481"), Cost("EDR_481", 4), Stats("EDR_481", 3, 4), Has("EDR_481", GameTag::TAUNT), Unwritten],
    );
}

/// # Blessing of the Wolf
///
/// `EDR_850p` · Hunter hero power · 2 mana
///
/// > Give a random Beast in your hand +**@** Attack. It costs (**@**) less.
///
/// State: Todo
//~ EDR_850p todo 27955445 c7a369bc
#[test]
#[ignore = "todo: EDR_850p Blessing of the Wolf"]
fn EDR_850p_blessing_of_the_wolf() {
    check(CardClass::Hunter, &[HasHeroPower("EDR_850p"), Cost("EDR_850p", 2), Unwritten]);
}

/// # Playful Pup
///
/// `EDR_850pe` · Hunter minion · 2 mana · 3/2
///
/// > **Rush**
///
/// State: Vanilla
//~ EDR_850pe vanilla f3dd1fd7 5b9f565e
#[test]
fn EDR_850pe_playful_pup() {
    check(
        CardClass::Hunter,
        &[
            Give("EDR_850pe"),
            Cost("EDR_850pe", 2),
            Stats("EDR_850pe", 3, 2),
            Has("EDR_850pe", GameTag::RUSH),
            Play("EDR_850pe", Nothing),
            In(The("EDR_850pe"), Zone::Play),
            Now(The("EDR_850pe"), 3, 2),
            HasNow(The("EDR_850pe"), GameTag::RUSH),
        ],
    );
}

/// # Broll Bearmantle
///
/// `EDR_853` · Hunter minion · 5 mana · 3/5
///
/// > After you cast a spell, summon a random Animal Companion.
///
/// State: Todo
//~ EDR_853 todo 160bacc6 c661446a
#[test]
#[ignore = "todo: EDR_853 Broll Bearmantle"]
fn EDR_853_broll_bearmantle() {
    check(CardClass::Hunter, &[Give("EDR_853"), Cost("EDR_853", 5), Stats("EDR_853", 3, 5), Unwritten]);
}

/// # Bursting Shot
///
/// `FIR_909` · Hunter spell · Fire · 2 mana
///
/// > Deal $2 damage to three random enemies.
///
/// State: Todo
//~ FIR_909 todo b1494150 eaac4629
#[test]
#[ignore = "todo: FIR_909 Bursting Shot"]
fn FIR_909_bursting_shot() {
    check(CardClass::Hunter, &[Give("FIR_909"), Cost("FIR_909", 2), Unwritten]);
}

/// # Magma Hound
///
/// `FIR_953` · Hunter minion · 8 mana · 5/8
///
/// > **Rush**. After this attacks a minion and survives, deal this minion's Attack damage split among all enemies.
///
/// State: Todo
//~ FIR_953 todo 89901cae 0d8b1958
#[test]
#[ignore = "todo: FIR_953 Magma Hound"]
fn FIR_953_magma_hound() {
    check(
        CardClass::Hunter,
        &[Give("FIR_953"), Cost("FIR_953", 8), Stats("FIR_953", 5, 8), Has("FIR_953", GameTag::RUSH), Unwritten],
    );
}

/// # Tending Dragonkin
///
/// `FIR_960` · Hunter minion · 5 mana · 5/4
///
/// > **Battlecry:** Copy the lowest Cost Beast in your hand.
///
/// State: Todo
//~ FIR_960 todo 524e2222 44a0f308
#[test]
#[ignore = "todo: FIR_960 Tending Dragonkin"]
fn FIR_960_tending_dragonkin() {
    check(CardClass::Hunter, &[Give("FIR_960"), Cost("FIR_960", 5), Stats("FIR_960", 5, 4), Unwritten]);
}
