//! Mage cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 631dcbbf

/// # Raylla, Sand Sculptor
///
/// `VAC_424` · Mage minion · 4 mana · 2/6
///
/// > **Paladin Tourist** After you cast a spell, summon a random 2-Cost minion and give it **Divine Shield**.
///
/// State: Derived
//~ derived VAC_424 6c210901 6c33c0bf 361ffe60.70bdadff
#[test]
fn VAC_424_raylla_sand_sculptor() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_424"),
            Cost("VAC_424", 4),
            Stats("VAC_424", 2, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_424"),
            Force(Card("CS2_120")),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 3),
            HasNow(The("CS2_120"), GameTag::DIVINE_SHIELD),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
            TagNow(The("CS2_120"), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("VAC_424"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_424"),
            Never(Card("AT_016")),
            Play("GAME_005", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("VAC_424"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_424"),
            Never(Card("AT_006")),
            Play("GAME_005", Nothing),
        ],
    );
}

/// # Go with the Flow
///
/// `VAC_428` · Mage spell · 1 mana
///
/// > Choose a minion. If it's an enemy, **Freeze** it. If it's friendly, give it **Spell Damage +1**.
///
/// State: Derived
//~ derived VAC_428 6ad65335 493c9f31 3f33dbe8.e83686aa
#[test]
fn VAC_428_go_with_the_flow() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_428"),
            Cost("VAC_428", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("VAC_428", On(Nth(7))),
            HasNow(Nth(7), GameTag::FROZEN),
            TagNow(Nth(7), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("VAC_428"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("VAC_428", On(Nth(5))),
            HasNot(Nth(5), GameTag::FROZEN),
            TagNow(Nth(5), GameTag::SPELLPOWER, 1),
        ],
    );
}

/// # Going with the Flow
///
/// `VAC_428e` · Neutral enchantment
///
/// > **Spell Damage +1**
///
/// State: Derived
//~ derived VAC_428e ffa7d918 3f440566 d9282eb4.b88f2291
#[test]
fn VAC_428e_going_with_the_flow() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "VAC_428e"), TagNow(My(0), GameTag::SPELLPOWER, 1)]);
}

/// # Under the Sea
///
/// `VAC_431` · Mage spell · 6 mana
///
/// > Draw a different spell. Summon a random minion of that spell's Cost.
///
/// State: Todo
//~ todo VAC_431 19fd359a 0a3f2d78 03c91cf5.5f6d2bc8
#[test]
#[ignore = "todo: VAC_431 Under the Sea"]
fn VAC_431_under_the_sea() {
    check(CardClass::Mage, &[Give("VAC_431"), Cost("VAC_431", 6), Unwritten]);
}

/// # Marooned Archmage
///
/// `VAC_435` · Mage minion · 3 mana · 3/4
///
/// > Your first spell each turn costs (2) less.
///
/// State: Derived
//~ derived VAC_435 028af8e6 71960484 05d51b73.3250d3ef
#[test]
fn VAC_435_marooned_archmage() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_435"),
            Cost("VAC_435", 3),
            Stats("VAC_435", 3, 4),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_435"),
            CostNow(Nth(0), 3),
            CostNow(Nth(1), 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("VAC_435"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_435"),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Surfalopod
///
/// `VAC_443` · Mage minion · 5 mana · 4/4
///
/// > **Battlecry:** The next spell you draw is **Cast When Drawn**.
///
/// State: Todo
//~ todo VAC_443 99d2cbab 3c9415ef bbbe3eaa.f1458c79
#[test]
#[ignore = "todo: VAC_443 Surfalopod"]
fn VAC_443_surfalopod() {
    check(CardClass::Mage, &[Give("VAC_443"), Cost("VAC_443", 5), Stats("VAC_443", 4, 4), Unwritten]);
}

/// # Tsunami
///
/// `VAC_509` · Mage spell · Frost · 8 mana
///
/// > Summon three 3/6 Water Elementals that **Freeze**. They attack random enemies.
///
/// State: Derived
//~ derived VAC_509 edcd0621 b4108f74 cd1e80a8.1886e1c4
#[test]
fn VAC_509_tsunami() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_509"),
            Cost("VAC_509", 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Play("VAC_509", Nothing),
            BoardCount(Mine, 4),
            In(The("VAC_509t"), Zone::Play),
            Now(The("VAC_509t"), 3, 6),
            Now(TheirHero, 0, 21),
            Damage(TheirHero, 9),
        ],
    );
}

/// # Water Elemental
///
/// `VAC_509t` · Mage minion · 4 mana · 3/6
///
/// > **Freeze** any character damaged by this minion.
///
/// State: Vanilla
//~ vanilla VAC_509t 248ab34e 064bb86e 0b1664e9.71ce65d6
#[test]
fn VAC_509t_water_elemental() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_509t"),
            Cost("VAC_509t", 4),
            Stats("VAC_509t", 3, 6),
            Play("VAC_509t", Nothing),
            In(The("VAC_509t"), Zone::Play),
            Now(The("VAC_509t"), 3, 6),
        ],
    );
}

/// # Seabreeze Chalice
///
/// `VAC_520` · Mage spell · Frost · 1 mana
///
/// > Deal $2 damage randomly split among all enemy minions. *(3 Drinks left!)*
///
/// State: Derived
//~ derived VAC_520 934e3ba0 6a831ade 21c648ef.af5ce1fb
#[test]
fn VAC_520_seabreeze_chalice() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_520"),
            Cost("VAC_520", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Play("VAC_520", Nothing),
            Is(InHand(0), "VAC_520t"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Seabreeze Chalice
///
/// `VAC_520t` · Mage spell · Frost · 1 mana
///
/// > Deal $2 damage randomly split among all enemy minions. *(2 Drinks left!)*
///
/// State: Derived
//~ derived VAC_520t 60ecb485 dac0a211 67489a1e.eab16258
#[test]
fn VAC_520t_seabreeze_chalice() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_520t"),
            Cost("VAC_520t", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Play("VAC_520t", Nothing),
            Is(InHand(0), "VAC_520t2"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Seabreeze Chalice
///
/// `VAC_520t2` · Mage spell · Frost · 1 mana
///
/// > Deal $2 damage randomly split among all enemy minions. *(Last Drink!)*
///
/// State: Derived
//~ derived VAC_520t2 a6b13fbe 9d1e481b 33288995.5a436f48
#[test]
fn VAC_520t2_seabreeze_chalice() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_520t2"),
            Cost("VAC_520t2", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(2))),
            Play("VAC_520t2", Nothing),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Tide Pools
///
/// `VAC_522` · Mage location · 3 mana · 0 uses
///
/// > **Discover** a spell that costs (3) or less. After you cast a spell, reopen this.
///
/// State: Derived
//~ derived VAC_522 5d156389 c60c10d9 5b405159.39493c7f
#[test]
fn VAC_522_tide_pools() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_522"),
            Cost("VAC_522", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_522"),
            Force(Card("AT_002")),
            Use(Nth(3), 0, Nothing),
            ChooseCard("AT_002"),
            Is(InHand(1), "AT_002"),
            CostNow(InHand(1), 3),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("VAC_522"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_522"),
            Never(Card("AT_003")),
            Use(Nth(3), 0, Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("VAC_522"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_522"),
            Never(Card("AT_001")),
            Use(Nth(3), 0, Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("VAC_522"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_522"),
            Force(Card("AT_002")),
            Use(Nth(3), 0, Nothing),
            ChooseCard("AT_002"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Force(Card("AT_002")),
            Use(Nth(3), 0, Nothing),
            ChooseCard("AT_002"),
            Is(InHand(1), "AT_002"),
            CostNow(InHand(1), 3),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            Is(InHand(2), "AT_002"),
            CostNow(InHand(2), 3),
            TagNow(InHand(2), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 3),
        ],
    );
}

/// # King Tide
///
/// `VAC_524` · Mage minion · 4 mana · 4/4
///
/// > **Battlecry:** Both players' spells cost (5) until the end of your next turn.
///
/// State: Todo
//~ todo VAC_524 9ca2f748 e0a3ea82 edf3b269.246a1e27
#[test]
#[ignore = "todo: VAC_524 King Tide"]
fn VAC_524_king_tide() {
    check(CardClass::Mage, &[Give("VAC_524"), Cost("VAC_524", 4), Stats("VAC_524", 4, 4), Unwritten]);
}

/// # Rising Waves
///
/// `VAC_953` · Mage spell · 3 mana
///
/// > Deal $2 damage to all minions. If none die, deal $2 more.
///
/// State: Derived
//~ derived VAC_953 fcd6a19d 94f19203 ab4388e2.c2125f98
#[test]
fn VAC_953_rising_waves() {
    check(
        CardClass::Mage,
        &[
            Give("VAC_953"),
            Cost("VAC_953", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("VAC_953", Nothing),
            BoardCount(Mine, 1),
            Dead(Nth(5)),
            Now(Nth(6), 4, 3),
            Dead(Nth(7)),
            Now(Nth(8), 4, 3),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("VAC_953"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_953", Nothing),
            Now(Nth(5), 4, 1),
            Now(Nth(6), 4, 1),
            Now(Nth(7), 4, 1),
        ],
    );
}

/// # Huddle Up
///
/// `WORK_012` · Mage spell · 7 mana
///
/// > Fill your board with random Naga.
///
/// State: Derived
//~ derived WORK_012 f78d80ab aafb7a9a 031491c3.ae2fe69c
#[test]
fn WORK_012_huddle_up() {
    check(
        CardClass::Mage,
        &[
            Give("WORK_012"),
            Cost("WORK_012", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("BE_734")),
            Force(Card("BE_734")),
            Force(Card("BE_734")),
            Force(Card("BE_734")),
            Force(Card("BE_734")),
            Force(Card("BE_734")),
            Force(Card("BE_734")),
            Play("WORK_012", Nothing),
            BoardCount(Mine, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("WORK_012"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("WORK_012", Nothing)],
    );
}

/// # Burndown
///
/// `WORK_026` · Mage spell · Fire · 3 mana
///
/// > Draw 3 cards and light them on fire. In 3 turns, any still in hand are destroyed!
///
/// State: Todo
//~ todo WORK_026 87f962c3 554ed03e 99574ee9.1e8b8569
#[test]
#[ignore = "todo: WORK_026 Burndown"]
fn WORK_026_burndown() {
    check(CardClass::Mage, &[Give("WORK_026"), Cost("WORK_026", 3), Unwritten]);
}

/// # Portalmancer Skyla
///
/// `WORK_063` · Mage minion · 6 mana · 4/5
///
/// > **Rogue Tourist Battlecry:** Swap the Costs of the lowest and highest Cost spells in your hand.
///
/// State: Todo
//~ todo WORK_063 fbf726cd f4b0f13c c8b2b8bb.15f3d62c
#[test]
#[ignore = "todo: WORK_063 Portalmancer Skyla"]
fn WORK_063_portalmancer_skyla() {
    check(CardClass::Mage, &[Give("WORK_063"), Cost("WORK_063", 6), Stats("WORK_063", 4, 5), Unwritten]);
}
