//! Paladin cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Carousel Gryphon
///
/// `DMF_064` · Paladin minion · 5 mana · 5/5
///
/// > **Divine Shield Corrupt:** Gain +3/+3 and **Taunt**.
///
/// State: Todo
//~ DMF_064 todo cf2b6572 7c281658
#[test]
#[ignore = "todo: DMF_064 Carousel Gryphon"]
fn DMF_064_carousel_gryphon() {
    check(
        CardClass::Paladin,
        &[
            Give("DMF_064"),
            Cost("DMF_064", 5),
            Stats("DMF_064", 5, 5),
            Has("DMF_064", GameTag::DIVINE_SHIELD),
            Unwritten,
        ],
    );
}

/// # Carousel Gryphon
///
/// `DMF_064t` · Paladin minion · 5 mana · 8/8
///
/// > **Corrupted Divine Shield, Taunt**
///
/// State: Todo
//~ DMF_064t todo 8b564f60 8963939f
#[test]
#[ignore = "todo: DMF_064t Carousel Gryphon"]
fn DMF_064t_carousel_gryphon() {
    check(
        CardClass::Paladin,
        &[
            Give("DMF_064t"),
            Cost("DMF_064t", 5),
            Stats("DMF_064t", 8, 8),
            Has("DMF_064t", GameTag::DIVINE_SHIELD),
            Has("DMF_064t", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Redscale Dragontamer
///
/// `DMF_194` · Paladin minion · 2 mana · 2/3
///
/// > **Deathrattle:** Draw a Dragon.
///
/// State: Todo
//~ DMF_194 todo e70a2f91 601ecb3e
#[test]
#[ignore = "todo: DMF_194 Redscale Dragontamer"]
fn DMF_194_redscale_dragontamer() {
    check(CardClass::Paladin, &[Give("DMF_194"), Cost("DMF_194", 2), Stats("DMF_194", 2, 3), Unwritten]);
}

/// # Snack Run
///
/// `DMF_195` · Paladin spell · 2 mana
///
/// > **Discover** a spell. Restore Health to your hero equal to its Cost.
///
/// State: Todo
//~ DMF_195 todo 0c736ad4 386620c1
#[test]
#[ignore = "todo: DMF_195 Snack Run"]
fn DMF_195_snack_run() {
    check(CardClass::Paladin, &[Give("DMF_195"), Cost("DMF_195", 2), Unwritten]);
}

/// # Balloon Merchant
///
/// `DMF_235` · Paladin minion · 4 mana · 3/5
///
/// > **Battlecry:** Give your Silver Hand Recruits +1 Attack and **Divine Shield**.
///
/// State: Todo
//~ DMF_235 todo d501d865 66427082
#[test]
#[ignore = "todo: DMF_235 Balloon Merchant"]
fn DMF_235_balloon_merchant() {
    check(CardClass::Paladin, &[Give("DMF_235"), Cost("DMF_235", 4), Stats("DMF_235", 3, 5), Unwritten]);
}

/// # Oh My Yogg!
///
/// `DMF_236` · Paladin spell · Shadow · 1 mana
///
/// > **Secret:** When your opponent casts a spell, they instead cast a random one of the same Cost.
///
/// State: Todo
//~ DMF_236 todo ed7bd147 3792d2eb
#[test]
#[ignore = "todo: DMF_236 Oh My Yogg!"]
fn DMF_236_oh_my_yogg() {
    check(CardClass::Paladin, &[Give("DMF_236"), Cost("DMF_236", 1), Unwritten]);
}

/// # Carnival Barker
///
/// `DMF_237` · Paladin minion · 3 mana · 3/2
///
/// > Whenever you summon a 1-Health minion, give it +1/+2.
///
/// State: Todo
//~ DMF_237 todo 48ca9b6f d794b868
#[test]
#[ignore = "todo: DMF_237 Carnival Barker"]
fn DMF_237_carnival_barker() {
    check(CardClass::Paladin, &[Give("DMF_237"), Cost("DMF_237", 3), Stats("DMF_237", 3, 2), Unwritten]);
}

/// # Hammer of the Naaru
///
/// `DMF_238` · Paladin weapon · 6 mana · 3/3 durability
///
/// > **Battlecry:** Summon a 6/6 Holy Elemental with **Taunt**.
///
/// State: Todo
//~ DMF_238 todo afa81b55 da35dc00
#[test]
#[ignore = "todo: DMF_238 Hammer of the Naaru"]
fn DMF_238_hammer_of_the_naaru() {
    check(CardClass::Paladin, &[Give("DMF_238"), Cost("DMF_238", 6), Stats("DMF_238", 3, 3), Unwritten]);
}

/// # Holy Elemental
///
/// `DMF_238t` · Paladin minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ DMF_238t vanilla 63e19379 ae8b7157
#[test]
fn DMF_238t_holy_elemental() {
    check(
        CardClass::Paladin,
        &[
            Give("DMF_238t"),
            Cost("DMF_238t", 6),
            Stats("DMF_238t", 6, 6),
            Has("DMF_238t", GameTag::TAUNT),
            Play("DMF_238t", Nothing),
            In(The("DMF_238t"), Zone::Play),
            Now(The("DMF_238t"), 6, 6),
            HasNow(The("DMF_238t"), GameTag::TAUNT),
        ],
    );
}

/// # Lothraxion the Redeemed
///
/// `DMF_240` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** For the rest of the game, after you summon a Silver Hand Recruit, give it **Divine Shield**.
///
/// State: Todo
//~ DMF_240 todo 56305b8a bd1a07c9
#[test]
#[ignore = "todo: DMF_240 Lothraxion the Redeemed"]
fn DMF_240_lothraxion_the_redeemed() {
    check(CardClass::Paladin, &[Give("DMF_240"), Cost("DMF_240", 5), Stats("DMF_240", 5, 5), Unwritten]);
}

/// # High Exarch Yrel
///
/// `DMF_241` · Paladin minion · 8 mana · 7/5
///
/// > **Battlecry:** If your deck has no Neutral cards, gain **Rush**, **Lifesteal**, **Taunt**, and **Divine Shield**.
///
/// State: Todo
//~ DMF_241 todo 11943146 2c8bf9b1
#[test]
#[ignore = "todo: DMF_241 High Exarch Yrel"]
fn DMF_241_high_exarch_yrel() {
    check(CardClass::Paladin, &[Give("DMF_241"), Cost("DMF_241", 8), Stats("DMF_241", 7, 5), Unwritten]);
}

/// # Day at the Faire
///
/// `DMF_244` · Paladin spell · 3 mana
///
/// > Summon 3 Silver Hand Recruits. **Corrupt:** Summon 5.
///
/// State: Todo
//~ DMF_244 todo 74952c9f f83c7355
#[test]
#[ignore = "todo: DMF_244 Day at the Faire"]
fn DMF_244_day_at_the_faire() {
    check(CardClass::Paladin, &[Give("DMF_244"), Cost("DMF_244", 3), Unwritten]);
}

/// # Day at the Faire
///
/// `DMF_244t` · Paladin spell · 3 mana
///
/// > **Corrupted** Summon 5 Silver Hand Recruits.
///
/// State: Todo
//~ DMF_244t todo d4f91201 1527851d
#[test]
#[ignore = "todo: DMF_244t Day at the Faire"]
fn DMF_244t_day_at_the_faire() {
    check(CardClass::Paladin, &[Give("DMF_244t"), Cost("DMF_244t", 3), Unwritten]);
}

/// # Barricade
///
/// `YOP_005` · Multi-class spell · 4 mana
///
/// > Summon a 2/4 Guard with **Taunt**. If it's your only minion, summon another.
///
/// State: Todo
//~ YOP_005 todo 0ad747e3 339701f7
#[test]
#[ignore = "todo: YOP_005 Barricade"]
fn YOP_005_barricade() {
    check(CardClass::Paladin, &[Give("YOP_005"), Cost("YOP_005", 4), Unwritten]);
}

/// # Race Guard
///
/// `YOP_005t` · Multi-class minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ YOP_005t vanilla f4e79f86 84a32fe3
#[test]
fn YOP_005t_race_guard() {
    check(
        CardClass::Paladin,
        &[
            Give("YOP_005t"),
            Cost("YOP_005t", 3),
            Stats("YOP_005t", 2, 4),
            Has("YOP_005t", GameTag::TAUNT),
            Play("YOP_005t", Nothing),
            In(The("YOP_005t"), Zone::Play),
            Now(The("YOP_005t"), 2, 4),
            HasNow(The("YOP_005t"), GameTag::TAUNT),
        ],
    );
}

/// # Rally!
///
/// `YOP_009` · Multi-class spell · Holy · 4 mana
///
/// > Resurrect a friendly 1-Cost, 2-Cost, and 3-Cost minion.
///
/// State: Todo
//~ YOP_009 todo 50d23955 5a20eb2a
#[test]
#[ignore = "todo: YOP_009 Rally!"]
fn YOP_009_rally() {
    check(CardClass::Paladin, &[Give("YOP_009"), Cost("YOP_009", 4), Unwritten]);
}

/// # Imprisoned Celestial
///
/// `YOP_010` · Paladin minion · 3 mana · 4/5
///
/// > **Dormant** for 2 turns. **Spellburst**: Give your minions **Divine Shield**.
///
/// State: Todo
//~ YOP_010 todo 47a46853 2fa0eb66
#[test]
#[ignore = "todo: YOP_010 Imprisoned Celestial"]
fn YOP_010_imprisoned_celestial() {
    check(CardClass::Paladin, &[Give("YOP_010"), Cost("YOP_010", 3), Stats("YOP_010", 4, 5), Unwritten]);
}

/// # Libram of Judgment
///
/// `YOP_011` · Paladin weapon · 7 mana · 5/3 durability
///
/// > **Corrupt:** Gain **Lifesteal**.
///
/// State: Todo
//~ YOP_011 todo e4a78259 661f2cf8
#[test]
#[ignore = "todo: YOP_011 Libram of Judgment"]
fn YOP_011_libram_of_judgment() {
    check(CardClass::Paladin, &[Give("YOP_011"), Cost("YOP_011", 7), Stats("YOP_011", 5, 3), Unwritten]);
}

/// # Libram of Judgment
///
/// `YOP_011t` · Paladin weapon · 7 mana · 5/3 durability
///
/// > **Corrupted Lifesteal**
///
/// State: Todo
//~ YOP_011t todo 73185481 32c7cba9
#[test]
#[ignore = "todo: YOP_011t Libram of Judgment"]
fn YOP_011t_libram_of_judgment() {
    check(
        CardClass::Paladin,
        &[
            Give("YOP_011t"),
            Cost("YOP_011t", 7),
            Stats("YOP_011t", 5, 3),
            Has("YOP_011t", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}
