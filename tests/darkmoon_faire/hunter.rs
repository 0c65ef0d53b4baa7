//! Hunter cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Dancing Cobra
///
/// `DMF_083` · Hunter minion · 2 mana · 1/5
///
/// > **Corrupt:** Gain **Poisonous**.
///
/// State: Todo
//~ DMF_083 todo 2dede0ab ca11cd04
#[test]
#[ignore = "todo: DMF_083 Dancing Cobra"]
fn DMF_083_dancing_cobra() {
    check(CardClass::Hunter, &[Give("DMF_083"), Cost("DMF_083", 2), Stats("DMF_083", 1, 5), Unwritten]);
}

/// # Dancing Cobra
///
/// `DMF_083t` · Hunter minion · 2 mana · 1/5
///
/// > **Corrupted Poisonous**
///
/// State: Todo
//~ DMF_083t todo a327215f 2ae49b78
#[test]
#[ignore = "todo: DMF_083t Dancing Cobra"]
fn DMF_083t_dancing_cobra() {
    check(
        CardClass::Hunter,
        &[
            Give("DMF_083t"),
            Cost("DMF_083t", 2),
            Stats("DMF_083t", 1, 5),
            Has("DMF_083t", GameTag::POISONOUS),
            Unwritten,
        ],
    );
}

/// # Jewel of N'Zoth
///
/// `DMF_084` · Hunter spell · 8 mana
///
/// > Summon three friendly **Deathrattle** minions that died this game.
///
/// State: Todo
//~ DMF_084 todo 92e779ef 8fd736c2
#[test]
#[ignore = "todo: DMF_084 Jewel of N'Zoth"]
fn DMF_084_jewel_of_n_zoth() {
    check(CardClass::Hunter, &[Give("DMF_084"), Cost("DMF_084", 8), Unwritten]);
}

/// # Darkmoon Tonk
///
/// `DMF_085` · Hunter minion · 7 mana · 8/5
///
/// > **Deathrattle:** Fire four missiles at random enemies that deal 2 damage each.
///
/// State: Todo
//~ DMF_085 todo 909086e1 286b2d88
#[test]
#[ignore = "todo: DMF_085 Darkmoon Tonk"]
fn DMF_085_darkmoon_tonk() {
    check(CardClass::Hunter, &[Give("DMF_085"), Cost("DMF_085", 7), Stats("DMF_085", 8, 5), Unwritten]);
}

/// # Petting Zoo
///
/// `DMF_086` · Hunter spell · 3 mana
///
/// > Summon a 3/3 Strider. Repeat for each **Secret** you control.
///
/// State: Todo
//~ DMF_086 todo ddf95bcb 4ebdff00
#[test]
#[ignore = "todo: DMF_086 Petting Zoo"]
fn DMF_086_petting_zoo() {
    check(CardClass::Hunter, &[Give("DMF_086"), Cost("DMF_086", 3), Unwritten]);
}

/// # Darkmoon Strider
///
/// `DMF_086e` · Hunter minion · 3 mana · 3/3
///
/// State: Vanilla
//~ DMF_086e vanilla 93745597 404cfa80
#[test]
fn DMF_086e_darkmoon_strider() {
    check(
        CardClass::Hunter,
        &[
            Give("DMF_086e"),
            Cost("DMF_086e", 3),
            Stats("DMF_086e", 3, 3),
            Play("DMF_086e", Nothing),
            In(The("DMF_086e"), Zone::Play),
            Now(The("DMF_086e"), 3, 3),
        ],
    );
}

/// # Trampling Rhino
///
/// `DMF_087` · Hunter minion · 5 mana · 5/5
///
/// > **Rush**. After this attacks and kills a minion, excess damage hits the enemy hero.
///
/// State: Todo
//~ DMF_087 todo fe972ad5 c0441176
#[test]
#[ignore = "todo: DMF_087 Trampling Rhino"]
fn DMF_087_trampling_rhino() {
    check(
        CardClass::Hunter,
        &[Give("DMF_087"), Cost("DMF_087", 5), Stats("DMF_087", 5, 5), Has("DMF_087", GameTag::RUSH), Unwritten],
    );
}

/// # Rinling's Rifle
///
/// `DMF_088` · Hunter weapon · 4 mana · 2/2 durability
///
/// > After your hero attacks, **Discover** a **Secret** and cast it.
///
/// State: Todo
//~ DMF_088 todo 2dc70f84 4e699a99
#[test]
#[ignore = "todo: DMF_088 Rinling's Rifle"]
fn DMF_088_rinlings_rifle() {
    check(CardClass::Hunter, &[Give("DMF_088"), Cost("DMF_088", 4), Stats("DMF_088", 2, 2), Unwritten]);
}

/// # Maxima Blastenheimer
///
/// `DMF_089` · Hunter minion · 6 mana · 4/4
///
/// > **Battlecry:** Summon a minion from your deck. It attacks the enemy hero, then dies.
///
/// State: Todo
//~ DMF_089 todo cc4ec5b3 3a512867
#[test]
#[ignore = "todo: DMF_089 Maxima Blastenheimer"]
fn DMF_089_maxima_blastenheimer() {
    check(CardClass::Hunter, &[Give("DMF_089"), Cost("DMF_089", 6), Stats("DMF_089", 4, 4), Unwritten]);
}

/// # Don't Feed the Animals
///
/// `DMF_090` · Hunter spell · 2 mana
///
/// > Give all Beasts in your hand +1/+1. **Corrupt:** Give them +2/+2 instead.
///
/// State: Todo
//~ DMF_090 todo 9a9cb61c c937c3c6
#[test]
#[ignore = "todo: DMF_090 Don't Feed the Animals"]
fn DMF_090_dont_feed_the_animals() {
    check(CardClass::Hunter, &[Give("DMF_090"), Cost("DMF_090", 2), Unwritten]);
}

/// # Don't Feed the Animals
///
/// `DMF_090t` · Hunter spell · 2 mana
///
/// > **Corrupted** Give all Beasts in your hand +2/+2.
///
/// State: Todo
//~ DMF_090t todo 7a9e35d3 4f961812
#[test]
#[ignore = "todo: DMF_090t Don't Feed the Animals"]
fn DMF_090t_dont_feed_the_animals() {
    check(CardClass::Hunter, &[Give("DMF_090t"), Cost("DMF_090t", 2), Unwritten]);
}

/// # Mystery Winner
///
/// `DMF_122` · Hunter minion · 1 mana · 1/1
///
/// > **Battlecry: Discover** a **Secret.**
///
/// State: Todo
//~ DMF_122 todo 0bac61a4 b0ba7118
#[test]
#[ignore = "todo: DMF_122 Mystery Winner"]
fn DMF_122_mystery_winner() {
    check(CardClass::Hunter, &[Give("DMF_122"), Cost("DMF_122", 1), Stats("DMF_122", 1, 1), Unwritten]);
}

/// # Open the Cages
///
/// `DMF_123` · Hunter spell · 2 mana
///
/// > **Secret:** When your turn starts, if you control two minions, summon an Animal Companion.
///
/// State: Todo
//~ DMF_123 todo 51bd4884 2932597d
#[test]
#[ignore = "todo: DMF_123 Open the Cages"]
fn DMF_123_open_the_cages() {
    check(CardClass::Hunter, &[Give("DMF_123"), Cost("DMF_123", 2), Unwritten]);
}

/// # Bola Shot
///
/// `YOP_027` · Hunter spell · 2 mana
///
/// > Deal $1 damage to a minion and $2 damage to its neighbors.
///
/// State: Todo
//~ YOP_027 todo 59445bf9 386720f6
#[test]
#[ignore = "todo: YOP_027 Bola Shot"]
fn YOP_027_bola_shot() {
    check(CardClass::Hunter, &[Give("YOP_027"), Cost("YOP_027", 2), Unwritten]);
}

/// # Saddlemaster
///
/// `YOP_028` · Hunter minion · 3 mana · 3/4
///
/// > After you play a Beast, add a random Beast to your hand.
///
/// State: Todo
//~ YOP_028 todo 2e9548a4 b6ec0b8f
#[test]
#[ignore = "todo: YOP_028 Saddlemaster"]
fn YOP_028_saddlemaster() {
    check(CardClass::Hunter, &[Give("YOP_028"), Cost("YOP_028", 3), Stats("YOP_028", 3, 4), Unwritten]);
}

/// # Felfire Deadeye
///
/// `YOP_030` · Multi-class minion · 2 mana · 2/3
///
/// > Your Hero Power costs (1) less.
///
/// State: Todo
//~ YOP_030 todo c471b60b f6e95a25
#[test]
#[ignore = "todo: YOP_030 Felfire Deadeye"]
fn YOP_030_felfire_deadeye() {
    check(CardClass::Hunter, &[Give("YOP_030"), Cost("YOP_030", 2), Stats("YOP_030", 2, 3), Unwritten]);
}
