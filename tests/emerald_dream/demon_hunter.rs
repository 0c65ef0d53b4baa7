//! Demon Hunter cards of Into the Emerald Dream, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8b1aed4c

/// # Omen
///
/// `EDR_421` · Demon Hunter minion · 10 mana · 6/12
///
/// > **Rush**, **Windfury Deathrattle:** Deal @ damage to all enemies. *(Improves after this attacks!)*
///
/// State: Derived
//~ derived EDR_421 c561a69e a7fdeb8a 11b79cd9.7de44ee3
#[test]
fn EDR_421_omen() {
    check(
        CardClass::DemonHunter,
        &[
            Give("EDR_421"),
            Cost("EDR_421", 10),
            Stats("EDR_421", 6, 12),
            Has("EDR_421", GameTag::RUSH),
            Has("EDR_421", GameTag::WINDFURY),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("EDR_421"),
            Kill(Nth(4)),
            Now(Nth(2), 4, 4),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("EDR_421"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("EDR_421"),
            Attack(Nth(4), TheirHero),
            TagNow(Nth(4), GameTag::TAG_SCRIPT_DATA_NUM_1, 2),
        ],
    );
}

/// # Alara'shi
///
/// `EDR_493` · Demon Hunter minion · 5 mana · 5/5
///
/// > **Battlecry:** Transform minions in your hand into random Demons. *(They keep their original stats and Cost.)*
///
/// State: Todo
//~ todo EDR_493 e398f2d0 b1e7f620 89b1424d.e0a4c2ba
#[test]
#[ignore = "todo: EDR_493 Alara'shi"]
fn EDR_493_alarashi() {
    check(CardClass::DemonHunter, &[Give("EDR_493"), Cost("EDR_493", 5), Stats("EDR_493", 5, 5), Unwritten]);
}

/// # Wyvern's Slumber
///
/// `EDR_820` · Demon Hunter spell · 3 mana
///
/// > **Choose One -** Summon two **Dormant** Dreadseeds; or Deal $2 damage to all minions.
///
/// State: Todo
//~ todo EDR_820 1ee8c201 e93998e0 c45dd34c.e9bac26c
#[test]
#[ignore = "todo: EDR_820 Wyvern's Slumber"]
fn EDR_820_wyverns_slumber() {
    check(CardClass::DemonHunter, &[Give("EDR_820"), Cost("EDR_820", 3), Unwritten]);
}

/// # Encroaching Fear
///
/// `EDR_820a` · Demon Hunter spell · 3 mana
///
/// > Summon two random **Dormant** Dreadseeds.
///
/// State: Todo
//~ todo EDR_820a 757cc963 4887b850 f7c924e7.fbca5960
#[test]
#[ignore = "todo: EDR_820a Encroaching Fear"]
fn EDR_820a_encroaching_fear() {
    check(CardClass::DemonHunter, &[Give("EDR_820a"), Cost("EDR_820a", 3), Unwritten]);
}

/// # Awoken Darkness
///
/// `EDR_820b` · Demon Hunter spell · 3 mana
///
/// > Deal $2 damage to all minions.
///
/// State: Derived
//~ derived EDR_820b 7adc7bca a5d91134 42f49529.ce882c3f
#[test]
fn EDR_820b_awoken_darkness() {
    check(
        CardClass::DemonHunter,
        &[
            Give("EDR_820b"),
            Cost("EDR_820b", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_820b", Nothing),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Grim Harvest
///
/// `EDR_840` · Demon Hunter spell · 2 mana
///
/// > Draw a card. Summon a random **Dormant** Dreadseed.
///
/// State: Derived
//~ derived EDR_840 ed5c34b8 a64e4f07 1ca288a6.4ecad637
#[test]
fn EDR_840_grim_harvest() {
    check(
        CardClass::DemonHunter,
        &[
            Give("EDR_840"),
            Cost("EDR_840", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("EDR_840t")),
            Play("EDR_840", Nothing),
            BoardCount(Mine, 2),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            In(The("EDR_840t"), Zone::Play),
            Now(The("EDR_840t"), 4, 4),
        ],
    );
}

/// # Hound Dreadseed
///
/// `EDR_840t` · Demon Hunter minion · 2 mana · 4/4
///
/// > **Dormant** for 2 turns. When this awakens, give your hero +3 Attack this turn.
///
/// State: Derived
//~ derived EDR_840t 678809f8 ef60d3c6 d0b93f2c.8bbc96c9
#[test]
fn EDR_840t_hound_dreadseed() {
    check(
        CardClass::DemonHunter,
        &[
            Give("EDR_840t"),
            Cost("EDR_840t", 2),
            Stats("EDR_840t", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_840t", Nothing),
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("EDR_840t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_840t", Nothing),
            EndTurn,
            EndTurn,
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("EDR_840t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_840t", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            Now(MyHero, 3, 30),
        ],
    );
}

/// # Crow Dreadseed
///
/// `EDR_840t1` · Demon Hunter minion · 1 mana · 3/3
///
/// > **Elusive Dormant** for 1 turn.
///
/// State: Derived
//~ derived EDR_840t1 4c176710 b540a0ae ae1dcc38.57f6633d
#[test]
fn EDR_840t1_crow_dreadseed() {
    check(
        CardClass::DemonHunter,
        &[
            Give("EDR_840t1"),
            Cost("EDR_840t1", 1),
            Stats("EDR_840t1", 3, 3),
            Has("EDR_840t1", GameTag::ELUSIVE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_840t1", Nothing),
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("EDR_840t1"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("EDR_840t1", Nothing),
            EndTurn,
            EndTurn,
            HasNot(Nth(0), GameTag::DORMANT),
        ],
    );
}

/// # Serpent Dreadseed
///
/// `EDR_840t2` · Demon Hunter minion · 3 mana · 5/5
///
/// > **Taunt**, **Lifesteal Dormant** for 3 turns.
///
/// State: Derived
//~ derived EDR_840t2 c6bd588d f2e5d92f 59e3551f.7208fb39
#[test]
fn EDR_840t2_serpent_dreadseed() {
    check(
        CardClass::DemonHunter,
        &[
            Give("EDR_840t2"),
            Cost("EDR_840t2", 3),
            Stats("EDR_840t2", 5, 5),
            Has("EDR_840t2", GameTag::LIFESTEAL),
            Has("EDR_840t2", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("EDR_840t2", Nothing),
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("EDR_840t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("EDR_840t2", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("EDR_840t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("EDR_840t2", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            HasNot(Nth(0), GameTag::DORMANT),
        ],
    );
}

/// # Hound's Fangs
///
/// `EDR_840te` · Demon Hunter enchantment
///
/// > +3 Attack this turn.
///
/// State: Derived
//~ derived EDR_840te 17691f94 bff1e7fa 475ce73c.268eca27
#[test]
fn EDR_840te_hounds_fangs() {
    check(
        CardClass::DemonHunter,
        &[Friend("CS2_118"), Enchant(My(0), "EDR_840te"), Now(My(0), 8, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Dreadsoul Corrupter
///
/// `EDR_841` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Battlecry and Deathrattle:** Summon a random **Dormant** Dreadseed.
///
/// State: Todo
//~ todo EDR_841 3a5b82c6 170e1443 368a5de9.243b701d
#[test]
#[ignore = "todo: EDR_841 Dreadsoul Corrupter"]
fn EDR_841_dreadsoul_corrupter() {
    check(CardClass::DemonHunter, &[Give("EDR_841"), Cost("EDR_841", 4), Stats("EDR_841", 4, 4), Unwritten]);
}

/// # Defiled Spear
///
/// `EDR_842` · Demon Hunter weapon · 4 mana · 2/3 durability
///
/// > After your hero attacks an enemy, deal your hero's Attack damage to another random enemy.
///
/// State: Derived
//~ derived EDR_842 51c0badc ddbc2c16 b2f4a19a.438acdb5
#[test]
fn EDR_842_defiled_spear() {
    check(
        CardClass::DemonHunter,
        &[
            Give("EDR_842"),
            Cost("EDR_842", 4),
            Stats("EDR_842", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("EDR_842"),
            Force(Entity(Nth(2))),
            Attack(MyHero, TheirHero),
            Dead(Nth(2)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("EDR_842"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("EDR_842"),
            Never(Entity(TheirHero)),
            Attack(MyHero, TheirHero),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("EDR_842"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("EDR_842"),
            Force(Entity(TheirHero)),
            Attack(MyHero, Nth(2)),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Jumpscare!
///
/// `EDR_882` · Demon Hunter spell · 2 mana
///
/// > **Discover** a Demon that costs (5) or more with a **Dark Gift**. Shuffle the other two into your deck.
///
/// State: Todo
//~ todo EDR_882 161693db afb3cf1c 2586d766.6aa85b83
#[test]
#[ignore = "todo: EDR_882 Jumpscare!"]
fn EDR_882_jumpscare() {
    check(CardClass::DemonHunter, &[Give("EDR_882"), Cost("EDR_882", 2), Unwritten]);
}

/// # Nightmare Dragonkin
///
/// `EDR_890` · Demon Hunter minion · 3 mana · 4/2
///
/// > **Deathrattle:** Reduce the Cost of the right-most card in your hand by (2).
///
/// State: Derived
//~ derived EDR_890 beb460cd 88fd3c52 5bac2f88.895ec40e
#[test]
fn EDR_890_nightmare_dragonkin() {
    check(
        CardClass::DemonHunter,
        &[
            Give("EDR_890"),
            Cost("EDR_890", 3),
            Stats("EDR_890", 4, 2),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_890"),
            Kill(Nth(4)),
            CostNow(Nth(1), 2),
        ],
    );
}

/// # Ravenous Felhunter
///
/// `EDR_891` · Demon Hunter minion · 5 mana · 5/3
///
/// > **Deathrattle:** Resurrect a friendly **Deathrattle** minion that costs (4) or less. Summon a copy of it.
///
/// State: Derived
//~ derived EDR_891 44c3e170 c13b6d61 0746ae61.fd1065f4
#[test]
fn EDR_891_ravenous_felhunter() {
    check(
        CardClass::DemonHunter,
        &[
            Give("EDR_891"),
            Cost("EDR_891", 5),
            Stats("EDR_891", 5, 3),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EDR_891"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("LEG_CS3_013")),
            Kill(Nth(4)),
            BoardCount(Mine, 3),
            In(The("LEG_CS3_013"), Zone::Play),
            Now(The("LEG_CS3_013"), 4, 3),
        ],
    );
}

/// # Ferocious Felbat
///
/// `EDR_892` · Demon Hunter minion · 7 mana · 7/5
///
/// > **Deathrattle:** Resurrect a different friendly **Deathrattle** minion that costs (5) or more. Summon a copy of it.
///
/// State: Todo
//~ todo EDR_892 b92f1f5d 88556999 e34fb446.3024c961
#[test]
#[ignore = "todo: EDR_892 Ferocious Felbat"]
fn EDR_892_ferocious_felbat() {
    check(CardClass::DemonHunter, &[Give("EDR_892"), Cost("EDR_892", 7), Stats("EDR_892", 7, 5), Unwritten]);
}

/// # Sigil of Cinder
///
/// `FIR_902` · Demon Hunter spell · Fel · 2 mana
///
/// > At the start of your next turn, deal $6 damage randomly split among all enemies.
///
/// State: Derived
//~ derived FIR_902 a469a5d3 4bfaf18e 2f7da45d.5192f074
#[test]
fn FIR_902_sigil_of_cinder() {
    check(
        CardClass::DemonHunter,
        &[
            Give("FIR_902"),
            Cost("FIR_902", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("FIR_902", Nothing),
            EndTurn,
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            EndTurn,
            Now(Nth(2), 4, 2),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("FIR_902"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("FIR_902", Nothing),
            EndTurn,
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Felfire Blaze
///
/// `FIR_904` · Demon Hunter minion · 2 mana · 2/3
///
/// > After you cast a Fel spell, destroy this and deal 2 damage to all enemies.
///
/// State: Done
//~ done FIR_904 f9218af0 - 9df62bfd.959cc1a9
#[test]
fn FIR_904_felfire_blaze() {
    check(
        CardClass::DemonHunter,
        &[
            Give("FIR_904"),
            Cost("FIR_904", 2),
            Stats("FIR_904", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("FIR_904", Nothing),
            Play("GAME_005", Nothing),
            In(Nth(0), Zone::Play),
            Play("BT_035", Nothing),
            Dead(Nth(0)),
            Damage(Nth(2), 2),
            Health(TheirHero, 28),
            Damage(Nth(1), 0),
            Health(MyHero, 30),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[Friend("FIR_904"), EndTurn, Play("BT_035", Nothing), In(Nth(0), Zone::Play), Health(TheirHero, 30)],
    );
}

/// # Scorchreaver
///
/// `FIR_952` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a Fel spell. Reduce the Cost of Fel spells in your hand by (1).
///
/// State: Derived
//~ derived FIR_952 faa3f6a7 544803c1 9441731b.c6053884
#[test]
fn FIR_952_scorchreaver() {
    check(
        CardClass::DemonHunter,
        &[
            Give("FIR_952"),
            Cost("FIR_952", 4),
            Stats("FIR_952", 4, 4),
            Give("AT_022"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AV_264")),
            Play("FIR_952", Nothing),
            ChooseCard("AV_264"),
            Is(InHand(2), "AV_264"),
            CostNow(InHand(2), 4),
            HandCount(Mine, 3),
            CostNow(Nth(1), 3),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("FIR_952"),
            Give("AT_022"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("FIR_952", Nothing),
            Choose(0),
        ],
    );
}
