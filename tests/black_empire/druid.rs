//! Druid cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file da4fa4e4

/// # Waterstrider
///
/// `BE_002` · Druid minion · 5 mana · 5/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla BE_002 c5a50286 6fe51283 336bbee2.4b0c5d24
#[test]
fn BE_002_waterstrider() {
    check(
        CardClass::Druid,
        &[
            Give("BE_002"),
            Cost("BE_002", 5),
            Stats("BE_002", 5, 5),
            Has("BE_002", GameTag::TAUNT),
            Play("BE_002", Nothing),
            In(The("BE_002"), Zone::Play),
            Now(The("BE_002"), 5, 5),
            HasNow(The("BE_002"), GameTag::TAUNT),
        ],
    );
}

/// # Titan Sized
///
/// `BE_208` · Druid spell · 2 mana
///
/// > Draw a minion. Give Beasts in your hand +2/+2.
///
/// State: Derived
//~ derived BE_208 624c5d30 b63c3e01 8da934d6.1a58ca88
#[test]
fn BE_208_titan_sized() {
    check(
        CardClass::Druid,
        &[
            Give("BE_208"),
            Cost("BE_208", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_208", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 4, 9),
        ],
    );
}

/// # Titanic
///
/// `BE_208e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived BE_208e 691f0880 eb40768e 60c5ef7a.6d6ab056
#[test]
fn BE_208e_titanic() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "BE_208e"), Now(My(0), 7, 3)]);
}

/// # Efflorescence
///
/// `BE_801` · Druid spell · Nature · 2 mana
///
/// > Draw a different spell. If it's a Nature spell, it casts twice.
///
/// State: Todo
//~ todo BE_801 4878bbe1 b658fae3 148fb335.06d45f39
#[test]
#[ignore = "todo: BE_801 Efflorescence"]
fn BE_801_efflorescence() {
    check(CardClass::Druid, &[Give("BE_801"), Cost("BE_801", 2), Unwritten]);
}

/// # Deathblossom
///
/// `BE_802` · Druid spell · Nature · 2 mana
///
/// > Get two 2/1 Plants with "**Deathrattle:** Summon a 5/5 Bug with **Taunt**." They cost (2).
///
/// State: Todo
//~ todo BE_802 884f1136 9338b0ea 47816a42.e0772e4d
#[test]
#[ignore = "todo: BE_802 Deathblossom"]
fn BE_802_deathblossom() {
    check(CardClass::Druid, &[Give("BE_802"), Cost("BE_802", 2), Unwritten]);
}

/// # Carnivorous Plant
///
/// `BE_802t` · Druid minion · 2 mana · 2/1
///
/// > **Deathrattle:** Summon a 5/5 Bug with **Taunt**.
///
/// State: Todo
//~ todo BE_802t 94334b08 297a1a39 658ad347.6bb31eaa
#[test]
#[ignore = "todo: BE_802t Carnivorous Plant"]
fn BE_802t_carnivorous_plant() {
    check(CardClass::Druid, &[Give("BE_802t"), Cost("BE_802t", 2), Stats("BE_802t", 2, 1), Unwritten]);
}

/// # Twisted Grimlynx
///
/// `BE_850` · Druid minion · 5 mana · 5/2
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla BE_850 9d221dd0 152a2a76 e159965b.57b12c28
#[test]
fn BE_850_twisted_grimlynx() {
    check(
        CardClass::Druid,
        &[
            Give("BE_850"),
            Cost("BE_850", 5),
            Stats("BE_850", 5, 2),
            Has("BE_850", GameTag::RUSH),
            Play("BE_850", Nothing),
            In(The("BE_850"), Zone::Play),
            Now(The("BE_850"), 5, 2),
            HasNow(The("BE_850"), GameTag::RUSH),
        ],
    );
}

/// # Curious Grimlynx
///
/// `BE_850t` · Druid minion · 5 mana · 2/5
///
/// > **Taunt**. **Battlecry:** Summon a {0}/{1} Beast with **Rush**. *(It has the opposite stats of this minion!)*
///
/// State: Todo
//~ todo BE_850t d426d4b6 f30aaa29 2afdc612.ed7ffe72
#[test]
#[ignore = "todo: BE_850t Curious Grimlynx"]
fn BE_850t_curious_grimlynx() {
    check(
        CardClass::Druid,
        &[Give("BE_850t"), Cost("BE_850t", 5), Stats("BE_850t", 2, 5), Has("BE_850t", GameTag::TAUNT), Unwritten],
    );
}

/// # Steward of the Vale
///
/// `BE_851` · Druid minion · 2 mana · 2/3
///
/// > **Battlecry: Assemble** a Beast.
///
/// State: Todo
//~ todo BE_851 92d19b2d f27f9f3d cf615a1a.3205bf4a
#[test]
#[ignore = "todo: BE_851 Steward of the Vale"]
fn BE_851_steward_of_the_vale() {
    check(CardClass::Druid, &[Give("BE_851"), Cost("BE_851", 2), Stats("BE_851", 2, 3), Unwritten]);
}

/// # Ammunae
///
/// `BE_852` · Druid minion · 8 mana · 6/6
///
/// > **Battlecry:** For the rest of the game, after you play a **Deathrattle** minion, summon a copy of it.
///
/// State: Done
//~ done BE_852 4e7d3949 - 579120dc.3a7d8210
#[test]
fn BE_852_ammunae() {
    check(
        CardClass::Druid,
        &[
            Give("BE_852"),
            Cost("BE_852", 8),
            Stats("BE_852", 6, 6),
            Play("BE_852", Nothing),
            Crystals(10),
            Play("EX1_096", Nothing),
            BoardCount(Mine, 3),
            Is(My(2), "EX1_096"),
            Play("CS2_231", Nothing),
            BoardCount(Mine, 4),
            Kill(My(0)),
            EndTurn,
            Play("EX1_096", Nothing),
            BoardCount(Theirs, 1),
            EndTurn,
            Play("FP1_007", Nothing),
            BoardCount(Mine, 5),
            Is(My(4), "FP1_007"),
        ],
    );
}

/// # Aetherial Kindling
///
/// `BE_854` · Druid spell · Arcane · 3 mana
///
/// > Deal $3 damage. Summon a random 3-Cost minion.
///
/// State: Derived
//~ derived BE_854 c4e106c7 9d329727 98dc341b.b6ca7432
#[test]
fn BE_854_aetherial_kindling() {
    check(
        CardClass::Druid,
        &[
            Give("BE_854"),
            Cost("BE_854", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Play("BE_854", On(Nth(2))),
            BoardCount(Mine, 2),
            Now(Nth(2), 4, 2),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("BE_854"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("BE_854", On(Nth(2)))],
    );
    check(
        CardClass::Druid,
        &[Give("BE_854"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_002")), Play("BE_854", On(Nth(2)))],
    );
    check(
        CardClass::Druid,
        &[
            Give("BE_854"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Play("BE_854", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(Nth(1), 4, 2),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
}

/// # Primordial Bear
///
/// `BE_855` · Druid minion · 3 mana · 2/3
///
/// > **Battlecry:** Give your hero this minion's Attack this turn.
///
/// State: Derived
//~ derived BE_855 35f3c9ec 087fb6fe 206571d7.10294ccc
#[test]
fn BE_855_primordial_bear() {
    check(
        CardClass::Druid,
        &[
            Give("BE_855"),
            Cost("BE_855", 3),
            Stats("BE_855", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_855", Nothing),
            Now(MyHero, 2, 30),
        ],
    );
}

/// # Freya, Emerald Architect
///
/// `BE_856` · Druid minion · 6 mana · 4/6
///
/// > **Battlecry:** Double the stats of all Beasts in your hand and deck.
///
/// State: Derived
//~ derived BE_856 35e488f8 aea0a980 9dc8c39b.c8e49588
#[test]
fn BE_856_freya_emerald_architect() {
    check(
        CardClass::Druid,
        &[
            Give("BE_856"),
            Cost("BE_856", 6),
            Stats("BE_856", 4, 6),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_856", Nothing),
            Now(Nth(1), 4, 14),
            Now(Nth(2), 4, 14),
            Now(Nth(4), 4, 14),
        ],
    );
}

/// # Foraging Slyvern
///
/// `BE_859` · Druid minion · 4 mana · 2/4
///
/// > **Taunt Deathrattle:** Draw cards equal to this minion's Attack.
///
/// State: Derived
//~ derived BE_859 17b91590 144751d7 77fb386f.d3f354fa
#[test]
fn BE_859_foraging_slyvern() {
    check(
        CardClass::Druid,
        &[
            Give("BE_859"),
            Cost("BE_859", 4),
            Stats("BE_859", 2, 4),
            Has("BE_859", GameTag::TAUNT),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_859"),
            Kill(Nth(6)),
            DeckCount(Mine, 20),
            HandCount(Mine, 3),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # \[BioCore\] Herald of Nature
///
/// `CORE_Mon_0002` · Druid minion · 3 mana · 3/3
///
/// > **Battlecry:** If you've cast a Nature spell while holding this, give your other minions +1/+1.
///
/// State: Derived
//~ derived CORE_Mon_0002 2481ba3d eb0e409c 09bcaddb.98d43d84
#[test]
fn CORE_Mon_0002_bio_core_herald_of_nature() {
    check(
        CardClass::Druid,
        &[
            Give("CORE_Mon_0002"),
            Cost("CORE_Mon_0002", 3),
            Stats("CORE_Mon_0002", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EX1_169", Nothing),
            Crystals(10),
            Play("CORE_Mon_0002", Nothing),
            Now(Nth(0), 3, 3),
            Now(Nth(1), 5, 6),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("CORE_Mon_0002"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CORE_Mon_0002", Nothing),
            Now(Nth(1), 4, 5),
        ],
    );
}

/// # \[BioCore\] Nature Studies
///
/// `Core_mon_0003` · Druid spell · Nature · 1 mana
///
/// > **Discover** a spell. Your next one costs (1) less.
///
/// State: Todo
//~ todo Core_mon_0003 cf0c0a63 a39a0509 5d448d71.96742851
#[test]
#[ignore = "todo: Core_mon_0003 [BioCore] Nature Studies"]
fn Core_mon_0003_bio_core_nature_studies() {
    check(CardClass::Druid, &[Give("Core_mon_0003"), Cost("Core_mon_0003", 1), Unwritten]);
}

/// # \[SenCore\] Ferocious Howl
///
/// `Core_mon_0017` · Druid spell · 3 mana
///
/// > Draw a card. Gain 1 Armor for each card in your hand.
///
/// State: Derived
//~ derived Core_mon_0017 ffab506c 6c105420 48cbe705.eb608b2d
#[test]
fn Core_mon_0017_sen_core_ferocious_howl() {
    check(
        CardClass::Druid,
        &[
            Give("Core_mon_0017"),
            Cost("Core_mon_0017", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("Core_mon_0017", Nothing),
            Armor(Mine, 2),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}
