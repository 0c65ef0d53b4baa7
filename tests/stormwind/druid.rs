//! Druid cards of United in Stormwind, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 0d89a824

/// # Druid of the Reef
///
/// `DED_001` · Druid minion · 1 mana · 1/1
///
/// > **Choose One -** Transform into a 3/1 Shark with **Rush**; or a 1/3 Turtle with **Taunt**.
///
/// State: Done
//~ done DED_001 2b37fdee - 847c6587.ddce8640
#[test]
fn DED_001_druid_of_the_reef() {
    check(
        CardClass::Druid,
        &[
            Give("DED_001"),
            Cost("DED_001", 1),
            Stats("DED_001", 1, 1),
            PlayOption("DED_001", 0, Nothing),
            Is(My(0), "DED_001at"),
            Now(My(0), 3, 1),
            PlayOption("DED_001", 1, Nothing),
            Is(My(1), "DED_001bt"),
            Now(My(1), 1, 3),
        ],
    );
}

/// # Shark Form
///
/// `DED_001a` · Druid minion · 1 mana · 3/1
///
/// > **Rush**
///
/// State: Done
//~ done DED_001a d3ee75db - ea342d2e.57b12c28
#[test]
fn DED_001a_shark_form() {
    check(
        CardClass::Druid,
        &[
            Give("DED_001a"),
            Cost("DED_001a", 1),
            Stats("DED_001a", 3, 1),
            Has("DED_001a", GameTag::RUSH),
            PlayOption("DED_001", 0, Nothing),
            Is(My(0), "DED_001at"),
            Now(My(0), 3, 1),
            HasNow(My(0), GameTag::RUSH),
            HasNot(My(0), GameTag::TAUNT),
            BoardCount(Mine, 1),
        ],
    );
}

/// # Druid of the Reef
///
/// `DED_001at` · Druid minion · 1 mana · 3/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla DED_001at 7c6a94b6 4c4ebcbb e69dd7ba.57b12c28
#[test]
fn DED_001at_druid_of_the_reef() {
    check(
        CardClass::Druid,
        &[
            Give("DED_001at"),
            Cost("DED_001at", 1),
            Stats("DED_001at", 3, 1),
            Has("DED_001at", GameTag::RUSH),
            Play("DED_001at", Nothing),
            In(The("DED_001at"), Zone::Play),
            Now(The("DED_001at"), 3, 1),
            HasNow(The("DED_001at"), GameTag::RUSH),
        ],
    );
}

/// # Sea Turtle Form
///
/// `DED_001b` · Druid minion · 1 mana · 1/3
///
/// > **Taunt**
///
/// State: Done
//~ done DED_001b a3fa5910 - 1e3f5fa0.4b0c5d24
#[test]
fn DED_001b_sea_turtle_form() {
    check(
        CardClass::Druid,
        &[
            Give("DED_001b"),
            Cost("DED_001b", 1),
            Stats("DED_001b", 1, 3),
            Has("DED_001b", GameTag::TAUNT),
            PlayOption("DED_001", 1, Nothing),
            Is(My(0), "DED_001bt"),
            Now(My(0), 1, 3),
            HasNow(My(0), GameTag::TAUNT),
            HasNot(My(0), GameTag::RUSH),
            BoardCount(Mine, 1),
        ],
    );
}

/// # Druid of the Reef
///
/// `DED_001bt` · Druid minion · 1 mana · 1/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla DED_001bt 275aca39 1121cc88 66cf6259.4b0c5d24
#[test]
fn DED_001bt_druid_of_the_reef() {
    check(
        CardClass::Druid,
        &[
            Give("DED_001bt"),
            Cost("DED_001bt", 1),
            Stats("DED_001bt", 1, 3),
            Has("DED_001bt", GameTag::TAUNT),
            Play("DED_001bt", Nothing),
            In(The("DED_001bt"), Zone::Play),
            Now(The("DED_001bt"), 1, 3),
            HasNow(The("DED_001bt"), GameTag::TAUNT),
        ],
    );
}

/// # Druid of the Reef
///
/// `DED_001c` · Druid minion · 1 mana · 3/3
///
/// > **Rush Taunt**
///
/// State: Vanilla
//~ vanilla DED_001c 16923220 62366571 c25af124.05d6d156
#[test]
fn DED_001c_druid_of_the_reef() {
    check(
        CardClass::Druid,
        &[
            Give("DED_001c"),
            Cost("DED_001c", 1),
            Stats("DED_001c", 3, 3),
            Has("DED_001c", GameTag::RUSH),
            Has("DED_001c", GameTag::TAUNT),
            Play("DED_001c", Nothing),
            In(The("DED_001c"), Zone::Play),
            Now(The("DED_001c"), 3, 3),
            HasNow(The("DED_001c"), GameTag::RUSH),
            HasNow(The("DED_001c"), GameTag::TAUNT),
        ],
    );
}

/// # Moonlit Guidance
///
/// `DED_002` · Druid spell · Arcane · 2 mana
///
/// > **Discover** a copy of a card in your deck. If you play it this turn, draw the original.
///
/// State: Todo
//~ todo DED_002 d0260490 8f1c596e 065422e0.d8227044
#[test]
#[ignore = "todo: DED_002 Moonlit Guidance"]
fn DED_002_moonlit_guidance() {
    check(CardClass::Druid, &[Give("DED_002"), Cost("DED_002", 2), Unwritten]);
}

/// # Jerry Rig Carpenter
///
/// `DED_003` · Druid minion · 2 mana · 2/1
///
/// > **Battlecry:** Draw a **Choose One** spell and split it.
///
/// State: Todo
//~ todo DED_003 a6d20732 a7c898fa 45f1c84c.d349a418
#[test]
#[ignore = "todo: DED_003 Jerry Rig Carpenter"]
fn DED_003_jerry_rig_carpenter() {
    check(CardClass::Druid, &[Give("DED_003"), Cost("DED_003", 2), Stats("DED_003", 2, 1), Unwritten]);
}

/// # Oracle of Elune
///
/// `SW_419` · Druid minion · 3 mana · 2/4
///
/// > After you play a minion that costs (2) or less, summon a copy of it.
///
/// State: Derived
//~ derived SW_419 d88548c3 276a4627 83998097.4df6e437
#[test]
fn SW_419_oracle_of_elune() {
    check(
        CardClass::Druid,
        &[
            Give("SW_419"),
            Cost("SW_419", 3),
            Stats("SW_419", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_419"),
            Play("CS2_120", Nothing),
            BoardCount(Mine, 4),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("SW_419"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_419"),
            Play("CS2_182", Nothing),
            BoardCount(Mine, 3),
        ],
    );
}

/// # Sow the Soil
///
/// `SW_422` · Druid spell · Nature · 1 mana
///
/// > **Choose One** - Give your minions +1 Attack; or Summon a 2/2 Treant.
///
/// State: Derived
//~ derived SW_422 f7f5a532 c3ed8234 ba23b75f.5ab0f75b
#[test]
fn SW_422_sow_the_soil() {
    check(
        CardClass::Druid,
        &[
            Give("SW_422"),
            Cost("SW_422", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("SW_422", 0, Nothing),
            Now(Nth(1), 5, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("SW_422"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            PlayOption("SW_422", 1, Nothing),
            BoardCount(Mine, 2),
            In(The("SW_422t"), Zone::Play),
            Now(The("SW_422t"), 2, 2),
        ],
    );
}

/// # New Growth
///
/// `SW_422a` · Druid spell · Nature · 1 mana
///
/// > Summon a 2/2 Treant.
///
/// State: Derived
//~ derived SW_422a 2cd5206d 92f017bf 7f5f9b81.48d01912
#[test]
fn SW_422a_new_growth() {
    check(
        CardClass::Druid,
        &[
            Give("SW_422a"),
            Cost("SW_422a", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_422a", Nothing),
            BoardCount(Mine, 2),
            In(The("SW_422t"), Zone::Play),
            Now(The("SW_422t"), 2, 2),
        ],
    );
}

/// # Fertilizer
///
/// `SW_422b` · Druid spell · Nature · 1 mana
///
/// > Give your minions +1 Attack.
///
/// State: Derived
//~ derived SW_422b 6761a9a8 05d44d85 26037679.2fa81b18
#[test]
fn SW_422b_fertilizer() {
    check(
        CardClass::Druid,
        &[
            Give("SW_422b"),
            Cost("SW_422b", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_422b", Nothing),
            Now(Nth(1), 5, 5),
        ],
    );
}

/// # Replanted
///
/// `SW_422e` · Druid enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived SW_422e 38f02be2 f247386c 0592f58a.c84fda8a
#[test]
fn SW_422e_replanted() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "SW_422e"), Now(My(0), 6, 1)]);
}

/// # Treant
///
/// `SW_422t` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ vanilla SW_422t 7d5ddd0f ecc8caf9 8a0827a6
#[test]
fn SW_422t_treant() {
    check(
        CardClass::Druid,
        &[
            Give("SW_422t"),
            Cost("SW_422t", 1),
            Stats("SW_422t", 2, 2),
            Play("SW_422t", Nothing),
            In(The("SW_422t"), Zone::Play),
            Now(The("SW_422t"), 2, 2),
        ],
    );
}

/// # Lost in the Park
///
/// `SW_428` · Druid spell · 1 mana
///
/// > **Questline:** Gain 4 Attack with your hero. **Reward:** Gain 5 Armor.
///
/// State: Todo
//~ todo SW_428 1eea73d6 24fce26d a4e970a9.002d8043
#[test]
#[ignore = "todo: SW_428 Lost in the Park"]
fn SW_428_lost_in_the_park() {
    check(CardClass::Druid, &[Give("SW_428"), Cost("SW_428", 1), Unwritten]);
}

/// # Defend the Squirrels
///
/// `SW_428t` · Druid spell · 1 mana
///
/// > **Questline:** Gain 5 Attack with your hero. **Reward:** Gain 5 Armor and draw a card.
///
/// State: Todo
//~ todo SW_428t 6e642076 a8eafc57 b3f62c70.509ce14f
#[test]
#[ignore = "todo: SW_428t Defend the Squirrels"]
fn SW_428t_defend_the_squirrels() {
    check(CardClass::Druid, &[Give("SW_428t"), Cost("SW_428t", 1), Unwritten]);
}

/// # Feral Friendsy
///
/// `SW_428t2` · Druid spell · 1 mana
///
/// > **Questline:** Gain 6 Attack with your hero. **Reward:** Guff the Tough.
///
/// State: Todo
//~ todo SW_428t2 d22a61dc f3c7e638 354463c1.775d6769
#[test]
#[ignore = "todo: SW_428t2 Feral Friendsy"]
fn SW_428t2_feral_friendsy() {
    check(CardClass::Druid, &[Give("SW_428t2"), Cost("SW_428t2", 1), Unwritten]);
}

/// # Guff the Tough
///
/// `SW_428t4` · Druid minion · 5 mana · 8/8
///
/// > **Taunt**. **Battlecry:** Give your hero +8 Attack this turn. Gain 8 Armor.
///
/// State: Derived
//~ derived SW_428t4 e798d373 c9d279c3 54dd6452.ed90d039
#[test]
fn SW_428t4_guff_the_tough() {
    check(
        CardClass::Druid,
        &[
            Give("SW_428t4"),
            Cost("SW_428t4", 5),
            Stats("SW_428t4", 8, 8),
            Has("SW_428t4", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_428t4", Nothing),
            Armor(Mine, 8),
            Now(MyHero, 8, 30),
        ],
    );
}

/// # Best in Shell
///
/// `SW_429` · Druid spell · 6 mana
///
/// > **Tradeable** Summon two 2/7 Turtles with **Taunt**.
///
/// State: Derived
//~ derived SW_429 c23ed06e 33d983e5 1284947d.045c2435
#[test]
fn SW_429_best_in_shell() {
    check(
        CardClass::Druid,
        &[
            Give("SW_429"),
            Cost("SW_429", 6),
            Has("SW_429", GameTag::TRADEABLE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_429", Nothing),
            BoardCount(Mine, 3),
            In(The("SW_429t"), Zone::Play),
            Now(The("SW_429t"), 2, 7),
        ],
    );
}

/// # Goldshell Turtle
///
/// `SW_429t` · Druid minion · 4 mana · 2/7
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla SW_429t 07b98de8 8f7b0f4c c53069b3.4b0c5d24
#[test]
fn SW_429t_goldshell_turtle() {
    check(
        CardClass::Druid,
        &[
            Give("SW_429t"),
            Cost("SW_429t", 4),
            Stats("SW_429t", 2, 7),
            Has("SW_429t", GameTag::TAUNT),
            Play("SW_429t", Nothing),
            In(The("SW_429t"), Zone::Play),
            Now(The("SW_429t"), 2, 7),
            HasNow(The("SW_429t"), GameTag::TAUNT),
        ],
    );
}

/// # Park Panther
///
/// `SW_431` · Druid minion · 4 mana · 4/4
///
/// > **Rush**. Whenever this attacks, give your hero +3 Attack this turn.
///
/// State: Derived
//~ derived SW_431 9619459a 85e20a79 9b391023.4570271d
#[test]
fn SW_431_park_panther() {
    check(
        CardClass::Druid,
        &[
            Give("SW_431"),
            Cost("SW_431", 4),
            Stats("SW_431", 4, 4),
            Has("SW_431", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("SW_431"),
            Attack(Nth(4), TheirHero),
            Now(MyHero, 6, 30),
        ],
    );
}

/// # Rawr!
///
/// `SW_431e` · Druid enchantment
///
/// > +3 Attack this turn.
///
/// State: Derived
//~ derived SW_431e 562a4371 6e4dc8e1 61a7b20c.268eca27
#[test]
fn SW_431e_rawr() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "SW_431e"), Now(My(0), 8, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Kodo Mount
///
/// `SW_432` · Druid spell · 4 mana
///
/// > Give a minion +4/+2 and **Rush**. When it dies, summon a Kodo.
///
/// State: Derived
//~ derived SW_432 316f9ae1 bf6d1fc2 f2b2111d.0466726b
#[test]
fn SW_432_kodo_mount() {
    check(
        CardClass::Druid,
        &[
            Give("SW_432"),
            Cost("SW_432", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_432", On(Nth(2))),
            Now(Nth(2), 8, 7),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("SW_432"), Friend("CS2_182"), Enemy("CS2_182"), Play("SW_432", On(Nth(1))), Now(Nth(1), 8, 7)],
    );
}

/// # On a Kodo
///
/// `SW_432e` · Druid enchantment
///
/// > +4/+2 and **Rush**. **Deathrattle:** Summon a Kodo.
///
/// State: Derived
//~ derived SW_432e b290cf9a b6da55d8 bf8566ae.490b7272
#[test]
fn SW_432e_on_a_kodo() {
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "SW_432e"),
            HasNow(Nth(0), GameTag::RUSH),
            Now(Nth(0), 8, 7),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "SW_432e"),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            HasNow(The("SW_432t"), GameTag::RUSH),
            In(The("SW_432t"), Zone::Play),
            Now(The("SW_432t"), 4, 2),
        ],
    );
}

/// # Guff's Kodo
///
/// `SW_432t` · Druid minion · 3 mana · 4/2
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla SW_432t 0c8e5ce7 e755e698 a84e894d.57b12c28
#[test]
fn SW_432t_guffs_kodo() {
    check(
        CardClass::Druid,
        &[
            Give("SW_432t"),
            Cost("SW_432t", 3),
            Stats("SW_432t", 4, 2),
            Has("SW_432t", GameTag::RUSH),
            Play("SW_432t", Nothing),
            In(The("SW_432t"), Zone::Play),
            Now(The("SW_432t"), 4, 2),
            HasNow(The("SW_432t"), GameTag::RUSH),
        ],
    );
}

/// # Wickerclaw
///
/// `SW_436` · Druid minion · 2 mana · 1/4
///
/// > After your hero gains Attack, this minion gains +2 Attack.
///
/// State: Todo
//~ todo SW_436 5c257316 8523a468 af5a50cf.5e77cad7
#[test]
#[ignore = "todo: SW_436 Wickerclaw"]
fn SW_436_wickerclaw() {
    check(CardClass::Druid, &[Give("SW_436"), Cost("SW_436", 2), Stats("SW_436", 1, 4), Unwritten]);
}

/// # Wicked Claws
///
/// `SW_436e` · Druid enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived SW_436e ea474401 6902e790 a5b9d820.bf3d1612
#[test]
fn SW_436e_wicked_claws() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "SW_436e"), Now(My(0), 7, 1)]);
}

/// # Composting
///
/// `SW_437` · Druid spell · Nature · 2 mana
///
/// > Give your minions "**Deathrattle:** Draw a card."
///
/// State: Derived
//~ derived SW_437 6e8cc950 8633873c 1eb8e40a.24155ea8
#[test]
fn SW_437_composting() {
    check(
        CardClass::Druid,
        &[
            Give("SW_437"),
            Cost("SW_437", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SW_437", Nothing),
            Kill(Nth(4)),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Fertilizer
///
/// `SW_437e` · Neutral enchantment
///
/// > **Deathrattle:** Draw a card.
///
/// State: Derived
//~ derived SW_437e 515e454f 64ee6d31 c2f4805f.505f40e5
#[test]
fn SW_437e_fertilizer() {
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "SW_437e"),
            Kill(Nth(0)),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Vibrant Squirrel
///
/// `SW_439` · Druid minion · 1 mana · 2/1
///
/// > **Deathrattle:** Shuffle 4 Acorns into your deck. When drawn, summon a 2/1 Squirrel.
///
/// State: Derived
//~ derived SW_439 4954e003 d90d1274 971124f0.6eb6b48b
#[test]
fn SW_439_vibrant_squirrel() {
    check(
        CardClass::Druid,
        &[
            Give("SW_439"),
            Cost("SW_439", 1),
            Stats("SW_439", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SW_439"),
            Kill(Nth(3)),
            DeckCount(Mine, 23),
            In(The("SW_439t"), Zone::Deck),
        ],
    );
}

/// # Acorn
///
/// `SW_439t` · Druid spell · 1 mana
///
/// > **Casts When Drawn** Summon a 2/1 Squirrel.
///
/// State: Todo
//~ todo SW_439t bcc2e50a d7fcf85c 3877180c.8bacca68
#[test]
#[ignore = "todo: SW_439t Acorn"]
fn SW_439t_acorn() {
    check(CardClass::Druid, &[Give("SW_439t"), Cost("SW_439t", 1), Unwritten]);
}

/// # Satisfied Squirrel
///
/// `SW_439t2` · Druid minion · 1 mana · 2/1
///
/// State: Vanilla
//~ vanilla SW_439t2 009988dd df04a0c1 8af188d6
#[test]
fn SW_439t2_satisfied_squirrel() {
    check(
        CardClass::Druid,
        &[
            Give("SW_439t2"),
            Cost("SW_439t2", 1),
            Stats("SW_439t2", 2, 1),
            Play("SW_439t2", Nothing),
            In(The("SW_439t2"), Zone::Play),
            Now(The("SW_439t2"), 2, 1),
        ],
    );
}

/// # Sheldras Moontree
///
/// `SW_447` · Druid minion · 8 mana · 5/5
///
/// > **Battlecry:** The next 3 spells you draw are **Cast When Drawn**.
///
/// State: Todo
//~ todo SW_447 8207852d 08640f87 adb77d35.826f8433
#[test]
#[ignore = "todo: SW_447 Sheldras Moontree"]
fn SW_447_sheldras_moontree() {
    check(CardClass::Druid, &[Give("SW_447"), Cost("SW_447", 8), Stats("SW_447", 5, 5), Unwritten]);
}
