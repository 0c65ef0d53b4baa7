//! Shaman cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Needlerock Totem
///
/// `DEEP_008` · Multi-class minion · 2 mana · 0/2
///
/// > At the end of your turn, gain 2 Armor and draw a card.
///
/// State: Todo
//~ DEEP_008 todo 8a6cb5cd d2e23b06
#[test]
#[ignore = "todo: DEEP_008 Needlerock Totem"]
fn DEEP_008_needlerock_totem() {
    check(CardClass::Shaman, &[Give("DEEP_008"), Cost("DEEP_008", 2), Stats("DEEP_008", 0, 2), Unwritten]);
}

/// # Digging Straight Down
///
/// `DEEP_009` · Shaman spell · Nature · 4 mana
///
/// > Deal $8 damage to a minion. **Excavate** a treasure.
///
/// State: Todo
//~ DEEP_009 todo d791c27c 7403a1b4
#[test]
#[ignore = "todo: DEEP_009 Digging Straight Down"]
fn DEEP_009_digging_straight_down() {
    check(CardClass::Shaman, &[Give("DEEP_009"), Cost("DEEP_009", 4), Unwritten]);
}

/// # Aftershocks
///
/// `DEEP_010` · Multi-class spell · Nature · 4 mana
///
/// > Deal $1 damage to all minions, three times. Costs (2) less if you cast a spell last turn.
///
/// State: Todo
//~ DEEP_010 todo e498d3ea 4d31ce58
#[test]
#[ignore = "todo: DEEP_010 Aftershocks"]
fn DEEP_010_aftershocks() {
    check(CardClass::Shaman, &[Give("DEEP_010"), Cost("DEEP_010", 4), Unwritten]);
}

/// # The Azerite Murloc
///
/// `DEEP_999t5` · Shaman minion · 4 mana · 5/5
///
/// > **Battlecry:** Transform ALL your other minions into ones that cost (3) more *(keeping their original Costs).*
///
/// State: Todo
//~ DEEP_999t5 todo 2bcfbbfe ba8e887a
#[test]
#[ignore = "todo: DEEP_999t5 The Azerite Murloc"]
fn DEEP_999t5_the_azerite_murloc() {
    check(CardClass::Shaman, &[Give("DEEP_999t5"), Cost("DEEP_999t5", 4), Stats("DEEP_999t5", 5, 5), Unwritten]);
}

/// # Doctor Holli'dae
///
/// `WW_010` · Shaman minion · 5 mana · 4/5
///
/// > **Battlecry:** If your deck started with no duplicates, equip the Staff of the Nine Frogs.
///
/// State: Todo
//~ WW_010 todo b820206f 32ac32bf
#[test]
#[ignore = "todo: WW_010 Doctor Holli'dae"]
fn WW_010_doctor_hollidae() {
    check(CardClass::Shaman, &[Give("WW_010"), Cost("WW_010", 5), Stats("WW_010", 4, 5), Unwritten]);
}

/// # Frog
///
/// `WW_010hexfrog` · Shaman minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ WW_010hexfrog vanilla 36b7a981 fc898580
#[test]
fn WW_010hexfrog_frog() {
    check(
        CardClass::Shaman,
        &[
            Give("WW_010hexfrog"),
            Cost("WW_010hexfrog", 1),
            Stats("WW_010hexfrog", 1, 1),
            Has("WW_010hexfrog", GameTag::TAUNT),
            Play("WW_010hexfrog", Nothing),
            In(The("WW_010hexfrog"), Zone::Play),
            Now(The("WW_010hexfrog"), 1, 1),
            HasNow(The("WW_010hexfrog"), GameTag::TAUNT),
        ],
    );
}

/// # Staff of the Nine Frogs
///
/// `WW_010t` · Shaman weapon · 5 mana · 2/9 durability
///
/// > After your hero attacks, summon a {0}/{1} Frog with **Taunt**. *(Each Frog is bigger than the last!)*
///
/// State: Todo
//~ WW_010t todo d379f7a5 d735bb18
#[test]
#[ignore = "todo: WW_010t Staff of the Nine Frogs"]
fn WW_010t_staff_of_the_nine_frogs() {
    check(CardClass::Shaman, &[Give("WW_010t"), Cost("WW_010t", 5), Stats("WW_010t", 2, 9), Unwritten]);
}

/// # Living Prairie
///
/// `WW_024` · Shaman minion · 5 mana · 5/4
///
/// > **Battlecry:** If you played an Elemental last turn, summon two 3/3 Cows with **Rush**.
///
/// State: Todo
//~ WW_024 todo b59352a4 2fa4f246
#[test]
#[ignore = "todo: WW_024 Living Prairie"]
fn WW_024_living_prairie() {
    check(CardClass::Shaman, &[Give("WW_024"), Cost("WW_024", 5), Stats("WW_024", 5, 4), Unwritten]);
}

/// # Startled Cow
///
/// `WW_024t` · Shaman minion · 3 mana · 3/3
///
/// > **Rush**
///
/// State: Vanilla
//~ WW_024t vanilla 20365841 7f5651aa
#[test]
fn WW_024t_startled_cow() {
    check(
        CardClass::Shaman,
        &[
            Give("WW_024t"),
            Cost("WW_024t", 3),
            Stats("WW_024t", 3, 3),
            Has("WW_024t", GameTag::RUSH),
            Play("WW_024t", Nothing),
            In(The("WW_024t"), Zone::Play),
            Now(The("WW_024t"), 3, 3),
            HasNow(The("WW_024t"), GameTag::RUSH),
        ],
    );
}

/// # Skarr, the Catastrophe
///
/// `WW_026` · Shaman minion · 7 mana · 7/7
///
/// > **Battlecry:** Deal @ damage to all enemies *(improved by each turn in a row you've played an Elemental)*.
///
/// State: Todo
//~ WW_026 todo 291f22ee ac5eac14
#[test]
#[ignore = "todo: WW_026 Skarr, the Catastrophe"]
fn WW_026_skarr_the_catastrophe() {
    check(CardClass::Shaman, &[Give("WW_026"), Cost("WW_026", 7), Stats("WW_026", 7, 7), Unwritten]);
}

/// # Trusty Companion
///
/// `WW_027` · Shaman spell · 2 mana
///
/// > Give a minion +2/+3. If it has a minion type, draw one of that type.
///
/// State: Todo
//~ WW_027 todo e81b70f3 8123e93c
#[test]
#[ignore = "todo: WW_027 Trusty Companion"]
fn WW_027_trusty_companion() {
    check(CardClass::Shaman, &[Give("WW_027"), Cost("WW_027", 2), Unwritten]);
}

/// # Amphibious Elixir
///
/// `WW_080` · Shaman spell · Nature · 2 mana
///
/// > Restore #5 Health. **Discover** a spell.
///
/// State: Todo
//~ WW_080 todo 2b03ae57 c0e2198a
#[test]
#[ignore = "todo: WW_080 Amphibious Elixir"]
fn WW_080_amphibious_elixir() {
    check(CardClass::Shaman, &[Give("WW_080"), Cost("WW_080", 2), Unwritten]);
}

/// # Giant Tumbleweed!!!
///
/// `WW_090` · Shaman spell · Nature · 7 mana
///
/// > Deal $6 damage to all minions. Summon a 6/6 Tumbleweed.
///
/// State: Todo
//~ WW_090 todo 70d45684 2dd1e044
#[test]
#[ignore = "todo: WW_090 Giant Tumbleweed!!!"]
fn WW_090_giant_tumbleweed() {
    check(CardClass::Shaman, &[Give("WW_090"), Cost("WW_090", 7), Unwritten]);
}

/// # Tumbleweed
///
/// `WW_090t` · Shaman minion · 6 mana · 6/6
///
/// State: Vanilla
//~ WW_090t vanilla 65402090 a81b72e3
#[test]
fn WW_090t_tumbleweed() {
    check(
        CardClass::Shaman,
        &[
            Give("WW_090t"),
            Cost("WW_090t", 6),
            Stats("WW_090t", 6, 6),
            Play("WW_090t", Nothing),
            In(The("WW_090t"), Zone::Play),
            Now(The("WW_090t"), 6, 6),
        ],
    );
}

/// # Dehydrate
///
/// `WW_325` · Shaman spell · 3 mana
///
/// > **Lifesteal**. Deal $4 damage to a minion. **Quickdraw:** Costs (1).
///
/// State: Todo
//~ WW_325 todo 07c3e505 c6def8c2
#[test]
#[ignore = "todo: WW_325 Dehydrate"]
fn WW_325_dehydrate() {
    check(CardClass::Shaman, &[Give("WW_325"), Cost("WW_325", 3), Has("WW_325", GameTag::LIFESTEAL), Unwritten]);
}

/// # Minecart Cruiser
///
/// `WW_326` · Shaman minion · 3 mana · 4/5
///
/// > **Rush**, **Overload:** (2) **Battlecry:** If you played an Elemental last turn, don't **Overload**.
///
/// State: Todo
//~ WW_326 todo 3449eee8 f61eb2ee
#[test]
#[ignore = "todo: WW_326 Minecart Cruiser"]
fn WW_326_minecart_cruiser() {
    check(
        CardClass::Shaman,
        &[
            Give("WW_326"),
            Cost("WW_326", 3),
            Stats("WW_326", 4, 5),
            Has("WW_326", GameTag::OVERLOAD),
            Has("WW_326", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Cactus Cutter
///
/// `WW_327` · Shaman minion · 2 mana · 2/2
///
/// > **Battlecry:** Draw a spell. If you cast it this turn, gain +1/+2 and **Taunt**.
///
/// State: Todo
//~ WW_327 todo d518a598 dcba1b0b
#[test]
#[ignore = "todo: WW_327 Cactus Cutter"]
fn WW_327_cactus_cutter() {
    check(CardClass::Shaman, &[Give("WW_327"), Cost("WW_327", 2), Stats("WW_327", 2, 2), Unwritten]);
}

/// # Walking Mountain
///
/// `WW_382` · Shaman minion · 9 mana · 4/16
///
/// > **Rush**, **Lifesteal**, **Mega-Windfury Overload:** (2)
///
/// State: Vanilla
//~ WW_382 vanilla 51cbeb36 74120648
#[test]
fn WW_382_walking_mountain() {
    check(
        CardClass::Shaman,
        &[
            Give("WW_382"),
            Cost("WW_382", 9),
            Stats("WW_382", 4, 16),
            Has("WW_382", GameTag::LIFESTEAL),
            Has("WW_382", GameTag::MEGA_WINDFURY),
            Has("WW_382", GameTag::OVERLOAD),
            Has("WW_382", GameTag::RUSH),
            Play("WW_382", Nothing),
            In(The("WW_382"), Zone::Play),
            Now(The("WW_382"), 4, 16),
            HasNow(The("WW_382"), GameTag::LIFESTEAL),
            HasNow(The("WW_382"), GameTag::MEGA_WINDFURY),
            HasNow(The("WW_382"), GameTag::RUSH),
            EndTurn,
            EndTurn,
            Mana(8),
        ],
    );
}
