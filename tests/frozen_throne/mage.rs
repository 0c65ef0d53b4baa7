//! Mage cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b87b07b1

/// # Ice Walker
///
/// `ICC_068` · Mage minion · 2 mana · 1/3
///
/// > Your Hero Power also Freeze**s** the target.
///
/// State: Todo
//~ todo ICC_068 52f2a051 5d46fb55 393ecd14.c53c82e3
#[test]
#[ignore = "todo: ICC_068 Ice Walker"]
fn ICC_068_ice_walker() {
    check(CardClass::Mage, &[Give("ICC_068"), Cost("ICC_068", 2), Stats("ICC_068", 1, 3), Unwritten]);
}

/// # Ghastly Conjurer
///
/// `ICC_069` · Mage minion · 4 mana · 2/6
///
/// > **Battlecry:** Add a 'Mirror Image' spell to your hand.
///
/// State: Derived
//~ derived ICC_069 b3d38af7 52e1402d 0700c2aa.61480818
#[test]
fn ICC_069_ghastly_conjurer() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_069"),
            Cost("ICC_069", 4),
            Stats("ICC_069", 2, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_069", Nothing),
            Is(InHand(0), "CS2_027"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
        ],
    );
}

/// # Frozen Clone
///
/// `ICC_082` · Mage spell · Frost · 3 mana
///
/// > **Secret:** After your opponent plays a minion, add two copies of it to your hand.
///
/// State: Derived
//~ derived ICC_082 c3f5a070 561c2429 d9621e5e.3bb45f87
#[test]
fn ICC_082_frozen_clone() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_082"),
            Cost("ICC_082", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_082"),
            EndTurn,
            Play("CS2_182", Nothing),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            CostNow(InHand(2), 4),
            Now(InHand(2), 4, 5),
            HandCount(Mine, 3),
            Dead(Nth(3)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ICC_082"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_082"),
            EndTurn,
            Play("GAME_005", Nothing),
            HandCount(Mine, 1),
        ],
    );
}

/// # Doomed Apprentice
///
/// `ICC_083` · Mage minion · 3 mana · 3/2
///
/// > Your opponent's spells cost (1) more.
///
/// State: Derived
//~ derived ICC_083 8dc9144d df0c1e10 1db2b332.44f16218
#[test]
fn ICC_083_doomed_apprentice() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_083"),
            Cost("ICC_083", 3),
            Stats("ICC_083", 3, 2),
            Give("CS2_182"),
            GiveThem("AT_001"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_083"),
            CostNow(Nth(2), 6),
            CostNow(Nth(3), 4),
        ],
    );
}

/// # Dooooooomed!
///
/// `ICC_083e` · Neutral enchantment
///
/// > Costs (1) more.
///
/// State: Derived
//~ derived ICC_083e 26fb9ad1 deeeb68c 64e41170.5dfe1a2c
#[test]
fn ICC_083e_dooooooomed() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "ICC_083e"), CostNow(Nth(0), 4)]);
}

/// # Glacial Mysteries
///
/// `ICC_086` · Mage spell · Frost · 8 mana
///
/// > Put one of each **Secret** from your deck into the battlefield.
///
/// State: Todo
//~ todo ICC_086 f40e25a4 45eccaa9 0b70515f.bc5a47f1
#[test]
#[ignore = "todo: ICC_086 Glacial Mysteries"]
fn ICC_086_glacial_mysteries() {
    check(CardClass::Mage, &[Give("ICC_086"), Cost("ICC_086", 8), Unwritten]);
}

/// # Coldwraith
///
/// `ICC_252` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** If an enemy is **Frozen**, draw a card.
///
/// State: Derived
//~ derived ICC_252 cfb0c9d3 0beff3bf bfb586da.bd9d33df
#[test]
fn ICC_252_coldwraith() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_252"),
            Cost("ICC_252", 3),
            Stats("ICC_252", 3, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_026", Nothing),
            Crystals(10),
            Play("ICC_252", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ICC_252"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Play("CS2_026", Nothing),
            Crystals(10),
            Play("ICC_252", Nothing),
            DeckCount(Mine, 22),
        ],
    );
}

/// # Simulacrum
///
/// `ICC_823` · Mage spell · Frost · 3 mana
///
/// > Copy the lowest Cost minion in your hand.
///
/// State: Derived
//~ derived ICC_823 bbcf632d 37bf067d ef0f66ec.6c0b3414
#[test]
fn ICC_823_simulacrum() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_823"),
            Cost("ICC_823", 3),
            Give("CS2_120"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_823", Nothing),
            Is(InHand(3), "CS2_120"),
            CostNow(InHand(3), 2),
            Now(InHand(3), 2, 3),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 4),
            CostNow(Nth(1), 2),
            Now(Nth(1), 2, 3),
            CostNow(Nth(2), 3),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 4),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 4, 5),
            Now(Nth(5), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Frost Lich Jaina
///
/// `ICC_833` · Mage hero · 9 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon a 3/6 Water Elemental. Your Elementals have **Lifesteal** this game.
///
/// State: Todo
//~ todo ICC_833 ff8da6c9 a7de98ee 0f36406f.3e570933
#[test]
#[ignore = "todo: ICC_833 Frost Lich Jaina"]
fn ICC_833_frost_lich_jaina() {
    check(CardClass::Mage, &[Give("ICC_833"), Cost("ICC_833", 9), Unwritten]);
}

/// # Frost Lich
///
/// `ICC_833e` · Neutral enchantment
///
/// > Your Elementals have **Lifesteal**.
///
/// State: Derived
//~ derived ICC_833e 5f91168a efec7758 8f72d867.7755b09e
#[test]
fn ICC_833e_frost_lich() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(0), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Enchant(Me, "ICC_833e"),
            HasNot(Nth(0), GameTag::LIFESTEAL),
            HasNow(Nth(1), GameTag::LIFESTEAL),
        ],
    );
}

/// # Icy Touch
///
/// `ICC_833h` · Neutral hero power · 2 mana
///
/// > Deal $1 damage. If this kills a minion, summon a Water Elemental.
///
/// State: Derived
//~ derived ICC_833h 7133032c c7151b31 c9dade21.3a414621
#[test]
fn ICC_833h_icy_touch() {
    check(
        CardClass::Mage,
        &[
            HasHeroPower("ICC_833h"),
            Cost("ICC_833h", 2),
            Targets("ICC_833h", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            HeroPower(On(Nth(7))),
            BoardCount(Mine, 3),
            Dead(Nth(7)),
            In(The("ICC_833t"), Zone::Play),
            Now(The("ICC_833t"), 3, 6),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            HasHeroPower("ICC_833h"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            HeroPower(On(Nth(5))),
            Dead(Nth(5)),
            In(The("ICC_833t"), Zone::Play),
            Now(The("ICC_833t"), 3, 6),
        ],
    );
    check(
        CardClass::Mage,
        &[
            HasHeroPower("ICC_833h"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            HeroPower(On(Nth(6))),
            BoardCount(Mine, 1),
            Now(Nth(6), 4, 4),
        ],
    );
}

/// # Water Elemental
///
/// `ICC_833t` · Mage minion · 4 mana · 3/6
///
/// > **Freeze** any character damaged by this minion.
///
/// State: Vanilla
//~ vanilla ICC_833t ead5b7b6 938bab71 74f2251b.71ce65d6
#[test]
fn ICC_833t_water_elemental() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_833t"),
            Cost("ICC_833t", 4),
            Stats("ICC_833t", 3, 6),
            Play("ICC_833t", Nothing),
            In(The("ICC_833t"), Zone::Play),
            Now(The("ICC_833t"), 3, 6),
        ],
    );
}

/// # Breath of Sindragosa
///
/// `ICC_836` · Mage spell · Frost · 1 mana
///
/// > Deal $2 damage to a random enemy minion and **Freeze** it.
///
/// State: Derived
//~ derived ICC_836 b460dea3 95dbc781 8305e327.6a009bdd
#[test]
fn ICC_836_breath_of_sindragosa() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_836"),
            Cost("ICC_836", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("ICC_836", Nothing),
            HasNow(Nth(2), GameTag::FROZEN),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Sindragosa
///
/// `ICC_838` · Mage minion · 8 mana · 8/8
///
/// > **Battlecry:** Summon two 0/1 Frozen Champions.
///
/// State: Derived
//~ derived ICC_838 b84bef4d 102ecb9c 68a25e89.01055849
#[test]
fn ICC_838_sindragosa() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_838"),
            Cost("ICC_838", 8),
            Stats("ICC_838", 8, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_838", Nothing),
            BoardCount(Mine, 4),
            In(The("ICC_838t"), Zone::Play),
            Now(The("ICC_838t"), 0, 1),
        ],
    );
}

/// # Frozen Champion
///
/// `ICC_838t` · Mage minion · 1 mana · 0/1
///
/// > **Deathrattle:** Add a random **Legendary** minion to your hand.
///
/// State: Derived
//~ derived ICC_838t 73b2ff50 d5d21396 4240df34.7745b2de
#[test]
fn ICC_838t_frozen_champion() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_838t"),
            Cost("ICC_838t", 1),
            Stats("ICC_838t", 0, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_838t"),
            Force(Card("AT_009")),
            Kill(Nth(3)),
            Is(InHand(1), "AT_009"),
            CostNow(InHand(1), 8),
            Now(InHand(1), 7, 7),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ICC_838t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_838t"),
            Never(Card("AV_113")),
            Kill(Nth(3)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ICC_838t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_838t"),
            Never(Card("AT_003")),
            Kill(Nth(3)),
        ],
    );
}
