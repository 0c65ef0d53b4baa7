//! Warrior cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 43c14891

/// # Igneous Lavagorger
///
/// `TID_714` · Warrior minion · 4 mana · 3/5
///
/// > **Taunt** **Battlecry: Dredge**. Gain Armor equal to its Cost.
///
/// State: Derived
//~ derived TID_714 9246c294 09560daa 66fda50a.277780ad
#[test]
fn TID_714_igneous_lavagorger() {
    check(
        CardClass::Warrior,
        &[
            Give("TID_714"),
            Cost("TID_714", 4),
            Stats("TID_714", 3, 5),
            Has("TID_714", GameTag::TAUNT),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TID_714", Nothing),
            ChooseCard("CS2_120"),
            Armor(Mine, 2),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("TID_714"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TID_714", Nothing),
            ChooseCard("CS2_120"),
            EndTurn,
            EndTurn,
            Armor(Mine, 2),
            CostNow(Nth(3), 2),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 2, 3),
            In(Nth(5), Zone::Deck),
        ],
    );
}

/// # Clash of the Colossals
///
/// `TID_715` · Warrior spell · 3 mana
///
/// > Add a random **Colossal** minion to both players' hands. Yours costs (2) less.
///
/// State: Derived
//~ derived TID_715 31beb538 8bacf141 166f5d58.0b144fc8
#[test]
fn TID_715_clash_of_the_colossals() {
    check(
        CardClass::Warrior,
        &[
            Give("TID_715"),
            Cost("TID_715", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CATA_139")),
            Force(Card("CATA_139")),
            Play("TID_715", Nothing),
            Is(InHand(0), "CATA_139"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 0, 5),
            Is(InTheirHand(0), "CATA_139"),
            CostNow(InTheirHand(0), 6),
            Now(InTheirHand(0), 0, 5),
            HandCount(Mine, 1),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("TID_715"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("TID_715", Nothing)],
    );
}

/// # Colossal Advantage
///
/// `TID_715e` · Warrior enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived TID_715e 85331389 430b38ca 51648ab2.90c32b47
#[test]
fn TID_715e_colossal_advantage() {
    check(CardClass::Warrior, &[Give("CS2_118"), Enchant(Nth(0), "TID_715e"), CostNow(Nth(0), 1)]);
}

/// # Tidal Revenant
///
/// `TID_716` · Warrior minion · 8 mana · 5/8
///
/// > **Battlecry:** Deal 5 damage. Gain 8 Armor.
///
/// State: Derived
//~ derived TID_716 0a02e301 31a892d1 e6e605e4.8d217172
#[test]
fn TID_716_tidal_revenant() {
    check(
        CardClass::Warrior,
        &[
            Give("TID_716"),
            Cost("TID_716", 8),
            Stats("TID_716", 5, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TID_716", On(Nth(2))),
            Armor(Mine, 8),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("TID_716"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TID_716", On(Nth(1))),
            Armor(Mine, 8),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("TID_716"), Play("TID_716", On(TheirHero)), Armor(Mine, 8), Now(TheirHero, 0, 25), Damage(TheirHero, 5)],
    );
}

/// # Trenchstalker
///
/// `TSC_659` · Warrior minion · 9 mana · 8/9
///
/// > **Battlecry:** Attack three different random enemies.
///
/// State: Todo
//~ todo TSC_659 b1b5d532 64661e41 9c7ac08e.61fb0aff
#[test]
#[ignore = "todo: TSC_659 Trenchstalker"]
fn TSC_659_trenchstalker() {
    check(CardClass::Warrior, &[Give("TSC_659"), Cost("TSC_659", 9), Stats("TSC_659", 8, 9), Unwritten]);
}

/// # Nellie, the Great Thresher
///
/// `TSC_660` · Warrior minion · 7 mana · 5/5
///
/// > **Colossal +1 Battlecry: Discover** 3 Pirates to crew Nellie's Ship!
///
/// State: Todo
//~ todo TSC_660 8e5259f0 32891748 4e0cd3ae.a0fb4fcf
#[test]
#[ignore = "todo: TSC_660 Nellie, the Great Thresher"]
fn TSC_660_nellie_the_great_thresher() {
    check(CardClass::Warrior, &[Give("TSC_660"), Cost("TSC_660", 7), Stats("TSC_660", 5, 5), Unwritten]);
}

/// # Mercenary's Fee
///
/// `TSC_660e` · Warrior enchantment
///
/// > Costs (1).
///
/// State: Derived
//~ derived TSC_660e f679b694 7b194e1c dfbcd43f.53ed184d
#[test]
fn TSC_660e_mercenarys_fee() {
    check(CardClass::Warrior, &[Give("CS2_118"), Enchant(Nth(0), "TSC_660e"), CostNow(Nth(0), 1)]);
}

/// # Nellie's Pirate Ship
///
/// `TSC_660t` · Warrior minion · 5 mana · 2/6
///
/// > Taunt**. Deathrattle:** Add Nellie's Pirate crew to your hand. They cost (1).
///
/// State: Todo
//~ todo TSC_660t 589a62ef 2e80b22c 2e8f93c6.04aa1fb8
#[test]
#[ignore = "todo: TSC_660t Nellie's Pirate Ship"]
fn TSC_660t_nellies_pirate_ship() {
    check(
        CardClass::Warrior,
        &[Give("TSC_660t"), Cost("TSC_660t", 5), Stats("TSC_660t", 2, 6), Has("TSC_660t", GameTag::TAUNT), Unwritten],
    );
}

/// # Azsharan Trident
///
/// `TSC_913` · Warrior weapon · 3 mana · 3/2 durability
///
/// > **Deathrattle:** Put a 'Sunken Trident' on the bottom of your deck.
///
/// State: Derived
//~ derived TSC_913 e1945b72 2d5e5657 aa796d2a.83aeac7a
#[test]
fn TSC_913_azsharan_trident() {
    check(
        CardClass::Warrior,
        &[
            Give("TSC_913"),
            Cost("TSC_913", 3),
            Stats("TSC_913", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_913"),
            Play("CS2_106", Nothing),
            DeckCount(Mine, 20),
            In(The("TSC_913t"), Zone::Deck),
        ],
    );
}

/// # Sunken Trident
///
/// `TSC_913t` · Warrior weapon · 3 mana · 3/2 durability
///
/// > After your hero attacks, deal 2 damage to all enemy minions.
///
/// State: Derived
//~ derived TSC_913t 3f05489c 0e2ca05b 5b76ea6f.c13e6442
#[test]
fn TSC_913t_sunken_trident() {
    check(
        CardClass::Warrior,
        &[
            Give("TSC_913t"),
            Cost("TSC_913t", 3),
            Stats("TSC_913t", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_913t"),
            Attack(MyHero, TheirHero),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Blackscale Brute
///
/// `TSC_917` · Warrior minion · 7 mana · 5/6
///
/// > **Taunt**. **Battlecry:** If you have a weapon equipped, summon a 5/6 Naga with **Rush**.
///
/// State: Derived
//~ derived TSC_917 c2ab1833 3af6f9e0 f3c1d424.23ac790b
#[test]
fn TSC_917_blackscale_brute() {
    check(
        CardClass::Warrior,
        &[
            Give("TSC_917"),
            Cost("TSC_917", 7),
            Stats("TSC_917", 5, 6),
            Has("TSC_917", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("TSC_917", Nothing),
            BoardCount(Mine, 3),
            In(The("TSC_917t"), Zone::Play),
            Now(The("TSC_917t"), 5, 6),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("TSC_917"), Friend("CS2_182"), Enemy("CS2_182"), Play("TSC_917", Nothing), BoardCount(Mine, 2)],
    );
}

/// # Firescale Berserker
///
/// `TSC_917t` · Warrior minion · 7 mana · 5/6
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla TSC_917t 00a9317c 3410b077 0f16209d.57b12c28
#[test]
fn TSC_917t_firescale_berserker() {
    check(
        CardClass::Warrior,
        &[
            Give("TSC_917t"),
            Cost("TSC_917t", 7),
            Stats("TSC_917t", 5, 6),
            Has("TSC_917t", GameTag::RUSH),
            Play("TSC_917t", Nothing),
            In(The("TSC_917t"), Zone::Play),
            Now(The("TSC_917t"), 5, 6),
            HasNow(The("TSC_917t"), GameTag::RUSH),
        ],
    );
}

/// # Forged in Flame
///
/// `TSC_939` · Warrior spell · Fire · 2 mana
///
/// > Destroy your weapon, then draw cards equal to its Attack.
///
/// State: Derived
//~ derived TSC_939 1b2db0c8 2d4a8eab 6dcc1ca7.ac7a1102
#[test]
fn TSC_939_forged_in_flame() {
    check(
        CardClass::Warrior,
        &[
            Give("TSC_939"),
            Cost("TSC_939", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("TSC_939", Nothing),
            Now(MyHero, 0, 30),
            DeckCount(Mine, 19),
            HandCount(Mine, 3),
            NoWeapon(Mine),
            CostNow(Nth(1), 3),
            In(Nth(1), Zone::Hand),
            Now(Nth(1), 5, 1),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Dead(Nth(6)),
        ],
    );
}

/// # From the Depths
///
/// `TSC_940` · Warrior spell · 3 mana
///
/// > Reduce the Cost of the bottom five cards in your deck by (3), then **Dredge**.
///
/// State: Derived
//~ derived TSC_940 56cedb87 e9f69b66 1bc48b8e.5c5d2997
#[test]
fn TSC_940_from_the_depths() {
    check(
        CardClass::Warrior,
        &[
            Give("TSC_940"),
            Cost("TSC_940", 3),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_940", Nothing),
            ChooseCard("CS2_120"),
            CostNow(Nth(1), 0),
            CostNow(Nth(2), 1),
            CostNow(Nth(3), 2),
            CostNow(Nth(4), 0),
            CostNow(Nth(5), 1),
        ],
    );
}

/// # Current Events
///
/// `TSC_940e2` · Warrior enchantment
///
/// > Costs (3) less.
///
/// State: Derived
//~ derived TSC_940e2 74b66fd9 9c406f41 951cb2e1.bb1f76c5
#[test]
fn TSC_940e2_current_events() {
    check(CardClass::Warrior, &[Give("CS2_119"), Enchant(Nth(0), "TSC_940e2"), CostNow(Nth(0), 1)]);
}

/// # Guard the City
///
/// `TSC_941` · Warrior spell · 2 mana
///
/// > Gain 3 Armor. Summon a 2/3 Naga with **Taunt**.
///
/// State: Derived
//~ derived TSC_941 20127fd8 6a5666ff 604bc30a.6bfd671c
#[test]
fn TSC_941_guard_the_city() {
    check(
        CardClass::Warrior,
        &[
            Give("TSC_941"),
            Cost("TSC_941", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_941", Nothing),
            Armor(Mine, 3),
            BoardCount(Mine, 2),
            In(The("TSC_941t"), Zone::Play),
            Now(The("TSC_941t"), 2, 3),
        ],
    );
}

/// # Naga Centaur
///
/// `TSC_941t` · Warrior minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla TSC_941t ea75f900 85efdffb c06cc4e0.4b0c5d24
#[test]
fn TSC_941t_naga_centaur() {
    check(
        CardClass::Warrior,
        &[
            Give("TSC_941t"),
            Cost("TSC_941t", 2),
            Stats("TSC_941t", 2, 3),
            Has("TSC_941t", GameTag::TAUNT),
            Play("TSC_941t", Nothing),
            In(The("TSC_941t"), Zone::Play),
            Now(The("TSC_941t"), 2, 3),
            HasNow(The("TSC_941t"), GameTag::TAUNT),
        ],
    );
}

/// # Obsidiansmith
///
/// `TSC_942` · Warrior minion · 2 mana · 3/2
///
/// > **Battlecry: Dredge**. If it's a minion or a weapon, give it +1/+1.
///
/// State: Derived
//~ derived TSC_942 80de8e44 e8b3ad71 95974653.ecb1fdfa
#[test]
fn TSC_942_obsidiansmith() {
    check(
        CardClass::Warrior,
        &[
            Give("TSC_942"),
            Cost("TSC_942", 2),
            Stats("TSC_942", 3, 2),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_118"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("TSC_942", Nothing),
            ChooseCard("CS2_119"),
            Now(Nth(2), 3, 8),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("TSC_942"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_118"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("TSC_942", Nothing),
            ChooseCard("CS2_119"),
            EndTurn,
            EndTurn,
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 3, 8),
            In(Nth(6), Zone::Deck),
        ],
    );
}

/// # Flameforged
///
/// `TSC_942e` · Warrior enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TSC_942e cf165bfa db482d77 209fcbaf.67341004
#[test]
fn TSC_942e_flameforged() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "TSC_942e"), Now(My(0), 6, 2)]);
}

/// # Lady Ashvane
///
/// `TSC_943` · Warrior minion · 5 mana · 5/5
///
/// > **Battlecry:** Give all weapons in your hand, deck, and battlefield +1/+1.
///
/// State: Derived
//~ derived TSC_943 afd909cf e2d83dbc 9e7f6b5f.ea0b0e75
#[test]
fn TSC_943_lady_ashvane() {
    check(
        CardClass::Warrior,
        &[
            Give("TSC_943"),
            Cost("TSC_943", 5),
            Stats("TSC_943", 5, 5),
            OnTop("AT_034"),
            OnTop("AT_034"),
            OnTop("CS2_182"),
            Give("AT_034"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("TSC_943", Nothing),
            Now(MyHero, 4, 30),
            Now(Nth(4), 2, 4),
            Now(Nth(8), 4, 3),
        ],
    );
}

/// # Rigid Carapace
///
/// `TSC_943e` · Warrior enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TSC_943e eb2b49d9 ffe265cf 296a2955.67341004
#[test]
fn TSC_943e_rigid_carapace() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "TSC_943e"), Now(My(0), 6, 2)]);
}

/// # The Fires of Zin-Azshari
///
/// `TSC_944` · Warrior spell · Fire · 2 mana
///
/// > Replace your deck with minions that cost (5) or more. They cost (5).
///
/// State: Todo
//~ todo TSC_944 bef8a399 31caefe2 fda0b09f.87443c04
#[test]
#[ignore = "todo: TSC_944 The Fires of Zin-Azshari"]
fn TSC_944_the_fires_of_zin_azshari() {
    check(CardClass::Warrior, &[Give("TSC_944"), Cost("TSC_944", 2), Unwritten]);
}

/// # The Fiery Deep
///
/// `TSC_944e` · Warrior enchantment
///
/// > Costs (5).
///
/// State: Derived
//~ derived TSC_944e f2c5935b 3fd7103a 6d134abf.bcee0e50
#[test]
fn TSC_944e_the_fiery_deep() {
    check(CardClass::Warrior, &[Give("CS2_118"), Enchant(Nth(0), "TSC_944e"), CostNow(Nth(0), 5)]);
}
