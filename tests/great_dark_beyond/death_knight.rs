//! Death Knight cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a76dab1a

/// # Guiding Figure
///
/// `GDB_106` · Death Knight minion · 2 mana · 3/2
///
/// > Spellburst**:** Trigger a random friendly minion's **Deathrattle**. **Starship Piece**
///
/// State: Derived
//~ derived GDB_106 42d329ab b292f16b 984ce3a4.5e7d208b
#[test]
fn GDB_106_guiding_figure() {
    check(
        CardClass::DeathKnight,
        &[
            Give("GDB_106"),
            Cost("GDB_106", 2),
            Stats("GDB_106", 3, 2),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_106"),
            Force(Entity(Nth(4))),
            Play("GAME_005", Nothing),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("GDB_106"),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_106"),
            Never(Entity(Nth(7))),
            Play("GAME_005", Nothing),
        ],
    );
}

/// # Guiding Figure
///
/// `GDB_106e` · Death Knight enchantment
///
/// > **Spellburst:** Trigger a random friendly minion's **Deathrattle**.
///
/// State: Derived
//~ derived GDB_106e 7b9d2d25 3aaa9695 89a645ba.63159a0f
#[test]
fn GDB_106e_guiding_figure() {
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "GDB_106e"),
            Force(Entity(Nth(4))),
            Play("GAME_005", Nothing),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "GDB_106e"),
            Never(Entity(Nth(5))),
            Play("GAME_005", Nothing),
        ],
    );
}

/// # Soulbound Spire
///
/// `GDB_112` · Death Knight minion · 3 mana · 2/2
///
/// > **Deathrattle:** Summon a minion with Cost equal to this minion's Attack *(up to 10)*. **Starship Piece**
///
/// State: Done
//~ done GDB_112 e9f4343b - 140e8601.3b49f265
#[test]
fn GDB_112_soulbound_spire() {
    check(
        CardClass::DeathKnight,
        &[
            Give("GDB_112"),
            Cost("GDB_112", 3),
            Stats("GDB_112", 2, 2),
            Play("GDB_112", Nothing),
            // With 4 more Attack it summons a minion that costs 6, where it stood; its Starship begins at the right end.
            Play("CS2_092", On(My(0))),
            Force(Card("CS2_200")),
            Kill(My(0)),
            BoardCount(Mine, 2),
            Is(My(0), "CS2_200"),
            HasNow(My(1), GameTag::LAUNCHPAD),
            Now(My(1), 2, 2),
        ],
    );
}

/// # Airlock Breach
///
/// `GDB_113` · Death Knight spell · 6 mana
///
/// > Summon a 5/5 Undead with **Taunt** and give your hero +5 Health. Spend 5 **Corpses** to do it again.
///
/// State: Derived
//~ derived GDB_113 b4e39185 07e769cd 6c72e729.083ac963
#[test]
fn GDB_113_airlock_breach() {
    check(
        CardClass::DeathKnight,
        &[
            Give("GDB_113"),
            Cost("GDB_113", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Play("GDB_113", Nothing),
            Now(MyHero, 0, 40),
            BoardCount(Mine, 3),
            Corpses(Mine, 25),
            In(The("GDB_113t"), Zone::Play),
            Now(The("GDB_113t"), 5, 5),
        ],
    );
}

/// # Breached Air
///
/// `GDB_113e` · Death Knight enchantment
///
/// > +5 Health.
///
/// State: Derived
//~ derived GDB_113e 354c9644 604fff04 0a4927d3.bfe05d12
#[test]
fn GDB_113e_breached_air() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "GDB_113e"), Now(My(0), 5, 6)]);
}

/// # Unfortunate Soul
///
/// `GDB_113t` · Death Knight minion · 5 mana · 5/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla GDB_113t 25e8c82a 7ce9c78a ee0b90b2.4b0c5d24
#[test]
fn GDB_113t_unfortunate_soul() {
    check(
        CardClass::DeathKnight,
        &[
            Give("GDB_113t"),
            Cost("GDB_113t", 5),
            Stats("GDB_113t", 5, 5),
            Has("GDB_113t", GameTag::TAUNT),
            Play("GDB_113t", Nothing),
            In(The("GDB_113t"), Zone::Play),
            Now(The("GDB_113t"), 5, 5),
            HasNow(The("GDB_113t"), GameTag::TAUNT),
        ],
    );
}

/// # Wakener of Souls
///
/// `GDB_468` · Death Knight minion · 10 mana · 8/7
///
/// > **Taunt**, **Reborn Deathrattle:** Resurrect a different friendly **Deathrattle** minion.
///
/// State: Todo
//~ todo GDB_468 1cd5915d a1432d30 6c29e826.1240086e
#[test]
#[ignore = "todo: GDB_468 Wakener of Souls"]
fn GDB_468_wakener_of_souls() {
    check(
        CardClass::DeathKnight,
        &[
            Give("GDB_468"),
            Cost("GDB_468", 10),
            Stats("GDB_468", 8, 7),
            Has("GDB_468", GameTag::REBORN),
            Has("GDB_468", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Auchenai Death-Speaker
///
/// `GDB_469` · Death Knight minion · 1 mana · 1/3
///
/// > After another friendly minion is **Reborn**, summon a copy of it.
///
/// State: Todo
//~ todo GDB_469 c037e1ef ff7e27fb 3655465b.ead1df1e
#[test]
#[ignore = "todo: GDB_469 Auchenai Death-Speaker"]
fn GDB_469_auchenai_death_speaker() {
    check(CardClass::DeathKnight, &[Give("GDB_469"), Cost("GDB_469", 1), Stats("GDB_469", 1, 3), Unwritten]);
}

/// # Exarch Maladaar
///
/// `GDB_470` · Death Knight minion · 6 mana · 5/5
///
/// > **Battlecry:** The next card you play this turn costs **Corpses** instead of Mana.
///
/// State: Todo
//~ todo GDB_470 136e3187 a377af0c 0f8e5939.2d4fa4e3
#[test]
#[ignore = "todo: GDB_470 Exarch Maladaar"]
fn GDB_470_exarch_maladaar() {
    check(CardClass::DeathKnight, &[Give("GDB_470"), Cost("GDB_470", 6), Stats("GDB_470", 5, 5), Unwritten]);
}

/// # Orbital Moon
///
/// `GDB_475` · Death Knight spell · 1 mana
///
/// > Give a minion **Taunt** and **Lifesteal**. If you played an adjacent card this turn, also give it **Reborn**.
///
/// State: Todo
//~ todo GDB_475 cc7b2694 87837754 3c17c6cc.0d734083
#[test]
#[ignore = "todo: GDB_475 Orbital Moon"]
fn GDB_475_orbital_moon() {
    check(CardClass::DeathKnight, &[Give("GDB_475"), Cost("GDB_475", 1), Unwritten]);
}

/// # Suffocate
///
/// `GDB_476` · Death Knight spell · Shadow · 4 mana
///
/// > Destroy a minion. If you're building a **Starship**, also destroy a random neighbor.
///
/// State: Derived
//~ derived GDB_476 8c132c2c a5463747 aa85f081.21e1bc2b
#[test]
fn GDB_476_suffocate() {
    check(
        CardClass::DeathKnight,
        &[
            Give("GDB_476"),
            Cost("GDB_476", 4),
            Friend("GDB_101"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("GDB_476", On(Nth(3))),
            Dead(Nth(3)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("GDB_476"),
            Friend("GDB_101"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("GDB_476", On(Nth(2))),
            BoardCount(Mine, 1),
            Dead(Nth(2)),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("GDB_476"),
            Friend("GDB_101"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Entity(Nth(4))),
            Play("GDB_476", On(Nth(3))),
            Dead(Nth(3)),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("GDB_476"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_476", On(Nth(2))),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(1), 4, 5),
            Dead(Nth(2)),
            Now(Nth(3), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # The 8 Hands From Beyond
///
/// `GDB_477` · Death Knight minion · 8 mana · 8/8
///
/// > **Battlecry:** Destroy both players' decks EXCEPT the 8 highest Cost cards in each.
///
/// State: Todo
//~ todo GDB_477 66eebb17 e9d1cf28 4ddeda36.bde16d8a
#[test]
#[ignore = "todo: GDB_477 The 8 Hands From Beyond"]
fn GDB_477_the_8_hands_from_beyond() {
    check(CardClass::DeathKnight, &[Give("GDB_477"), Cost("GDB_477", 8), Stats("GDB_477", 8, 8), Unwritten]);
}

/// # Assimilating Blight
///
/// `GDB_478` · Death Knight spell · 3 mana
///
/// > **Discover** a 3-Cost **Deathrattle** minion. Summon it with **Reborn**.
///
/// State: Derived
//~ derived GDB_478 f24fd3b0 161c1eca 29565e57.8cbf1926
#[test]
fn GDB_478_assimilating_blight() {
    check(
        CardClass::DeathKnight,
        &[
            Give("GDB_478"),
            Cost("GDB_478", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("FP1_029")),
            Play("GDB_478", Nothing),
            ChooseCard("FP1_029"),
            BoardCount(Mine, 2),
            HasNow(The("FP1_029"), GameTag::REBORN),
            In(The("FP1_029"), Zone::Play),
            Now(The("FP1_029"), 4, 4),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("GDB_478"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("ETC_423")),
            Play("GDB_478", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("GDB_478"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_123")),
            Play("GDB_478", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("GDB_478"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_083")),
            Play("GDB_478", Nothing),
            Choose(0),
        ],
    );
}

/// # Spawning Pool
///
/// `SC_000` · Multi-class location · 1 mana · 0 uses
///
/// > Get a 1/1 Zergling. **Deathrattle:** Your Zerg minions have **Rush** this turn.
///
/// State: Derived
//~ derived SC_000 da99a975 6b1ad0d9 45bdef62.c6e1d500
#[test]
fn SC_000_spawning_pool() {
    check(
        CardClass::DeathKnight,
        &[
            Give("SC_000"),
            Cost("SC_000", 1),
            Friend("SC_002"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SC_000"),
            Use(Nth(4), 0, Nothing),
            HasNot(InHand(1), GameTag::RUSH),
            Is(InHand(1), "SC_010"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("SC_000"),
            Friend("SC_002"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SC_000"),
            Kill(Nth(4)),
            HasNow(Nth(1), GameTag::RUSH),
        ],
    );
}

/// # Zerg Rush
///
/// `SC_000te` · Neutral enchantment
///
/// > Your Zerg minions have **Rush** this turn.
///
/// State: Derived
//~ derived SC_000te 2bdc744b 6c0967cc 1b3e25d9.5e5e6686
#[test]
fn SC_000te_zerg_rush() {
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            Friend("SC_002"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "SC_000te"),
            HasNot(Nth(0), GameTag::RUSH),
            HasNow(Nth(1), GameTag::RUSH),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            Friend("SC_002"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "SC_000te"),
            EndTurn,
            HasNot(Nth(1), GameTag::RUSH),
        ],
    );
}

/// # Baneling Barrage
///
/// `SC_001` · Death Knight spell · 1 mana
///
/// > Get a 1/1 Baneling that explodes. If you control a Zerg minion, get another Baneling.
///
/// State: Todo
//~ todo SC_001 c02216e7 77f3c3a4 898717d4.1e2cd191
#[test]
#[ignore = "todo: SC_001 Baneling Barrage"]
fn SC_001_baneling_barrage() {
    check(CardClass::DeathKnight, &[Give("SC_001"), Cost("SC_001", 1), Unwritten]);
}

/// # Infestor
///
/// `SC_002` · Death Knight minion · 3 mana · 4/2
///
/// > **Deathrattle:** Your Zerg minions have +1 Attack for the rest of the game.
///
/// State: Derived
//~ derived SC_002 fb139adf cf2fda6d c9faadeb.1bdb8838
#[test]
fn SC_002_infestor() {
    check(
        CardClass::DeathKnight,
        &[
            Give("SC_002"),
            Cost("SC_002", 3),
            Stats("SC_002", 4, 2),
            Friend("SC_003"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SC_002"),
            Kill(Nth(4)),
            Now(Nth(1), 3, 5),
        ],
    );
}

/// # For the Swarm
///
/// `SC_002e` · Death Knight enchantment
///
/// > For the rest of the game, your Zerg have +1 Attack.
///
/// State: Derived
//~ derived SC_002e 81fe7d24 46aa6a8b 88910d06.4073bb41
#[test]
fn SC_002e_for_the_swarm() {
    check(
        CardClass::DeathKnight,
        &[
            Friend("CS2_182"),
            Friend("SC_002"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "SC_002e"),
            Now(Nth(0), 4, 5),
            Now(Nth(1), 5, 2),
        ],
    );
}

/// # For the Swarm!
///
/// `SC_002e2` · Death Knight enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived SC_002e2 4c20152e 98f27c74 45634816.c84fda8a
#[test]
fn SC_002e2_for_the_swarm() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "SC_002e2"), Now(My(0), 6, 1)]);
}

/// # Hive Queen
///
/// `SC_003` · Multi-class minion · 3 mana · 2/5
///
/// > At the end of your turn, get a Larva that transforms into random Zerg minions.
///
/// State: Todo
//~ todo SC_003 de44f0e3 caca8695 d7f237c1.77997039
#[test]
#[ignore = "todo: SC_003 Hive Queen"]
fn SC_003_hive_queen() {
    check(CardClass::DeathKnight, &[Give("SC_003"), Cost("SC_003", 3), Stats("SC_003", 2, 5), Unwritten]);
}

/// # Larva
///
/// `SC_003t` · Multi-class minion · 1 mana · 1/1
///
/// > Each turn this is in your hand, transform it into a random Zerg minion.
///
/// State: Todo
//~ todo SC_003t cd50c585 6e548be9 d4cec323.3ae83ae1
#[test]
#[ignore = "todo: SC_003t Larva"]
fn SC_003t_larva() {
    check(CardClass::DeathKnight, &[Give("SC_003t"), Cost("SC_003t", 1), Stats("SC_003t", 1, 1), Unwritten]);
}

/// # Kerrigan, Queen of Blades
///
/// `SC_004` · Multi-class hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon two 2/5 Hive Queens. Deal 3 damage to all enemies.
///
/// State: Todo
//~ todo SC_004 1bb27a92 41b82a4a 647a14f3.5d933727
#[test]
#[ignore = "todo: SC_004 Kerrigan, Queen of Blades"]
fn SC_004_kerrigan_queen_of_blades() {
    check(CardClass::DeathKnight, &[Give("SC_004"), Cost("SC_004", 7), Unwritten]);
}

/// # Ravage
///
/// `SC_004hp` · Multi-class hero power · 2 mana
///
/// > Deal $@ damage randomly split among all enemies. *(Improved by Zerg minions you control!)*
///
/// State: Derived
//~ derived SC_004hp 83022ada 6bad3266 79fe0c9d.7571984a
#[test]
fn SC_004hp_ravage() {
    check(
        CardClass::DeathKnight,
        &[
            HasHeroPower("SC_004hp"),
            Cost("SC_004hp", 2),
            Friend("SC_002"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(3))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(3))),
            HeroPower(Nothing),
            Now(Nth(3), 4, 3),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Zergling
///
/// `SC_010` · Multi-class minion · 1 mana · 1/1
///
/// > **Battlecry:** Summon a 1/1 Zergling.
///
/// State: Derived
//~ derived SC_010 f65efbb6 061380bf e1c63308.ffd819e3
#[test]
fn SC_010_zergling() {
    check(
        CardClass::DeathKnight,
        &[
            Give("SC_010"),
            Cost("SC_010", 1),
            Stats("SC_010", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SC_010", Nothing),
            BoardCount(Mine, 3),
            In(The("SC_010"), Zone::Play),
            Now(The("SC_010"), 1, 1),
        ],
    );
}

/// # Nydus Worm
///
/// `SC_015` · Multi-class spell · 3 mana
///
/// > Draw two Zerg cards. They cost (1) less.
///
/// State: Derived
//~ derived SC_015 1288132c b602b5ff 1305343f.58c0768f
#[test]
fn SC_015_nydus_worm() {
    check(
        CardClass::DeathKnight,
        &[
            Give("SC_015"),
            Cost("SC_015", 3),
            OnTop("SC_000"),
            OnTop("SC_000"),
            OnTop("SC_000"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SC_015", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 0),
            In(Nth(2), Zone::Hand),
            CostNow(Nth(3), 0),
            In(Nth(3), Zone::Hand),
        ],
    );
}

/// # Nydus Jaws
///
/// `SC_015e2` · Neutral enchantment
///
/// > +2 Attack this turn.
///
/// State: Derived
//~ derived SC_015e2 fd486e41 fcf4d0a6 4d8986cc.09ced50d
#[test]
fn SC_015e2_nydus_jaws() {
    check(
        CardClass::DeathKnight,
        &[Friend("CS2_118"), Enchant(My(0), "SC_015e2"), Now(My(0), 7, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Viper
///
/// `SC_018` · Death Knight minion · 4 mana · 5/3
///
/// > **Battlecry:** Summon a minion from your opponent's hand. Your other Zerg minions gain **Reborn** and attack it.
///
/// State: Todo
//~ todo SC_018 e090fa7f 822854d0 a1937570.44b07937
#[test]
#[ignore = "todo: SC_018 Viper"]
fn SC_018_viper() {
    check(CardClass::DeathKnight, &[Give("SC_018"), Cost("SC_018", 4), Stats("SC_018", 5, 3), Unwritten]);
}
