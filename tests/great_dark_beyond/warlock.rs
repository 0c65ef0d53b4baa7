//! Warlock cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 8b5520a0

/// # Felfire Thrusters
///
/// `GDB_104` · Warlock minion · 3 mana · 2/4
///
/// > Spellburst**:** Deal this minion's Attack damage to 2 random enemy minions. **Starship Piece**
///
/// State: Derived
//~ derived GDB_104 e39eb234 7d493eee 275b796b.7af914af
#[test]
fn GDB_104_felfire_thrusters() {
    check(
        CardClass::Warlock,
        &[
            Give("GDB_104"),
            Cost("GDB_104", 3),
            Stats("GDB_104", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GDB_104"),
            Force(Entity(Nth(2))),
            Play("GAME_005", Nothing),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Heart of the Legion
///
/// `GDB_109` · Warlock minion · 2 mana · 3/2
///
/// > **Lifesteal Starship Piece**
///
/// State: Vanilla
//~ vanilla GDB_109 99b5d6b0 6702c657 e4b7fa93.1692cb65
#[test]
fn GDB_109_heart_of_the_legion() {
    check(
        CardClass::Warlock,
        &[
            Give("GDB_109"),
            Cost("GDB_109", 2),
            Stats("GDB_109", 3, 2),
            Has("GDB_109", GameTag::LIFESTEAL),
            Play("GDB_109", Nothing),
            In(The("GDB_109"), Zone::Play),
            Now(The("GDB_109"), 3, 2),
            HasNow(The("GDB_109"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Heart of the Legion
///
/// `GDB_109e` · Warlock enchantment
///
/// > **Lifesteal**
///
/// State: Derived
//~ derived GDB_109e d7d25b42 6adbda8b efa40b00.b857c9f1
#[test]
fn GDB_109e_heart_of_the_legion() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "GDB_109e"), HasNow(My(0), GameTag::LIFESTEAL)]);
}

/// # Foreboding Flame
///
/// `GDB_121` · Warlock minion · 2 mana · 2/3
///
/// > **Battlecry:** Demons that didn't start in your deck cost (1) less this game.
///
/// State: Derived
//~ derived GDB_121 4dbae9c0 fde007c2 89fa4282.f2211166
#[test]
fn GDB_121_foreboding_flame() {
    check(
        CardClass::Warlock,
        &[
            Give("GDB_121"),
            Cost("GDB_121", 2),
            Stats("GDB_121", 2, 3),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_121", Nothing),
            CostNow(Nth(1), 6),
        ],
    );
}

/// # Burning Legion's Boon
///
/// `GDB_121e` · Warlock enchantment
///
/// > Demons that didn't start in your deck cost (1) less this game.
///
/// State: Derived
//~ derived GDB_121e 32189f74 eb4db53d da7d92c8.9fcc08e6
#[test]
fn GDB_121e_burning_legions_boon() {
    check(
        CardClass::Warlock,
        &[
            Friend("CS2_182"),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "GDB_121e"),
            CostNow(Nth(1), 6),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Infernal Stratagem
///
/// `GDB_122` · Warlock spell · Fel · 3 mana
///
/// > Give a minion +3/+3. If it's a Demon, your next one costs (2) less.
///
/// State: Derived
//~ derived GDB_122 15d26a84 788b1f3d 2eee55c6.916f5d05
#[test]
fn GDB_122_infernal_stratagem() {
    check(
        CardClass::Warlock,
        &[
            Give("GDB_122"),
            Cost("GDB_122", 3),
            OnTop("AT_020"),
            OnTop("AT_020"),
            OnTop("CS2_182"),
            OnTheirTop("AT_020"),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("AT_020"),
            Friend("CS2_182"),
            Enemy("AT_020"),
            Enemy("CS2_182"),
            Play("GDB_122", On(Nth(9))),
            CostNow(Nth(5), 5),
            Now(Nth(9), 9, 11),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("GDB_122"),
            OnTop("AT_020"),
            OnTop("AT_020"),
            OnTop("CS2_182"),
            OnTheirTop("AT_020"),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("AT_020"),
            Friend("CS2_182"),
            Enemy("AT_020"),
            Enemy("CS2_182"),
            Play("GDB_122", On(Nth(7))),
            CostNow(Nth(5), 5),
            Now(Nth(7), 9, 11),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("GDB_122"),
            OnTop("AT_020"),
            OnTop("AT_020"),
            OnTop("CS2_182"),
            OnTheirTop("AT_020"),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_122", On(Nth(8))),
            CostNow(Nth(5), 7),
            Now(Nth(8), 7, 8),
        ],
    );
}

/// # Infernal Strategy
///
/// `GDB_122e` · Warlock enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived GDB_122e 4b0b3446 fc02ced3 479c95cf.b42c6980
#[test]
fn GDB_122e_infernal_strategy() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "GDB_122e"), Now(My(0), 8, 4)]);
}

/// # Abduction Ray
///
/// `GDB_123` · Warlock spell · Shadow · 1 mana
///
/// > Get a random Demon. Reduce its Cost by (2). Repeatable this turn.
///
/// State: Derived
//~ derived GDB_123 fa09946d 30503bc4 6545fb3d.ba4cbdf5
#[test]
fn GDB_123_abduction_ray() {
    check(
        CardClass::Warlock,
        &[
            Give("GDB_123"),
            Cost("GDB_123", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_020")),
            Play("GDB_123", Nothing),
            Is(InHand(0), "AT_020"),
            CostNow(InHand(0), 5),
            Now(InHand(0), 6, 8),
            Is(InHand(1), "GDB_123"),
            CostNow(InHand(1), 1),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Warlock,
        &[Give("GDB_123"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("GDB_123", Nothing)],
    );
}

/// # Bad Omen
///
/// `GDB_124` · Warlock spell · Fel · 6 mana
///
/// > In 2 turns, summon two 6/6 Demons with **Taunt**. If you're building a **Starship**, summon them now.
///
/// State: Todo
//~ todo GDB_124 114f6b70 70947fb3 e7bc30e6.4f91645d
#[test]
#[ignore = "todo: GDB_124 Bad Omen"]
fn GDB_124_bad_omen() {
    check(CardClass::Warlock, &[Give("GDB_124"), Cost("GDB_124", 6), Unwritten]);
}

/// # Bad Omen
///
/// `GDB_124t` · Warlock spell · Fel · 6 mana
///
/// > In 2 turns, summon two 6/6 Demons with **Taunt**.
///
/// State: Todo
//~ todo GDB_124t de3ad737 ca0ecf43 ffe176cb.ff5e21bc
#[test]
#[ignore = "todo: GDB_124t Bad Omen"]
fn GDB_124t_bad_omen() {
    check(CardClass::Warlock, &[Give("GDB_124t"), Cost("GDB_124t", 6), Unwritten]);
}

/// # Felborne Overfiend
///
/// `GDB_124t2` · Warlock minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla GDB_124t2 9f736066 e43addf6 9a45259b.4b0c5d24
#[test]
fn GDB_124t2_felborne_overfiend() {
    check(
        CardClass::Warlock,
        &[
            Give("GDB_124t2"),
            Cost("GDB_124t2", 6),
            Stats("GDB_124t2", 6, 6),
            Has("GDB_124t2", GameTag::TAUNT),
            Play("GDB_124t2", Nothing),
            In(The("GDB_124t2"), Zone::Play),
            Now(The("GDB_124t2"), 6, 6),
            HasNow(The("GDB_124t2"), GameTag::TAUNT),
        ],
    );
}

/// # Healthstone
///
/// `GDB_125` · Warlock spell · Fel · 0 mana
///
/// > **Tradeable** Restore all damage your hero has taken this turn.@ *(@)*
///
/// State: Todo
//~ todo GDB_125 6132b44d 95cb10f0 53407c9d.607c2206
#[test]
#[ignore = "todo: GDB_125 Healthstone"]
fn GDB_125_healthstone() {
    check(CardClass::Warlock, &[Give("GDB_125"), Cost("GDB_125", 0), Has("GDB_125", GameTag::TRADEABLE), Unwritten]);
}

/// # Black Hole
///
/// `GDB_126` · Warlock spell · Shadow · 8 mana
///
/// > Destroy all minions except Demons.
///
/// State: Derived
//~ derived GDB_126 4f8e017e d42ef0ac 081d0dfe.e057cd95
#[test]
fn GDB_126_black_hole() {
    check(
        CardClass::Warlock,
        &[
            Give("GDB_126"),
            Cost("GDB_126", 8),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("GDB_126", Nothing),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            Dead(Nth(3)),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # K'ara, the Dark Star
///
/// `GDB_127` · Warlock minion · 3 mana · 3/3
///
/// > Spellburst**:** Steal 2 Health from a random enemy. *(Shadow spells don't remove this **Spellburst.)*
///
/// State: Todo
//~ todo GDB_127 ef8a0720 ccb3fd47 8ecd210a.289d9b71
#[test]
#[ignore = "todo: GDB_127 K'ara, the Dark Star"]
fn GDB_127_kara_the_dark_star() {
    check(CardClass::Warlock, &[Give("GDB_127"), Cost("GDB_127", 3), Stats("GDB_127", 3, 3), Unwritten]);
}

/// # Archimonde
///
/// `GDB_128` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** Summon every Demon you played this game that didn't start in your deck.
///
/// State: Derived
//~ derived GDB_128 96206150 9e686b3e 0ee48c3b.263cc6ff
#[test]
fn GDB_128_archimonde() {
    check(
        CardClass::Warlock,
        &[
            Give("GDB_128"),
            Cost("GDB_128", 6),
            Stats("GDB_128", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_020", Nothing),
            Crystals(10),
            Play("GDB_128", Nothing),
            BoardCount(Mine, 5),
            In(The("AT_020"), Zone::Play),
            Now(The("AT_020"), 6, 8),
            In(The("GDB_128"), Zone::Play),
            Now(The("GDB_128"), 6, 6),
        ],
    );
}

/// # Ultralisk
///
/// `SC_006` · Warlock minion · 8 mana · 8/8
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla SC_006 927b951a ec5a9dee 57963e6c.57b12c28
#[test]
fn SC_006_ultralisk() {
    check(
        CardClass::Warlock,
        &[
            Give("SC_006"),
            Cost("SC_006", 8),
            Stats("SC_006", 8, 8),
            Has("SC_006", GameTag::RUSH),
            Play("SC_006", Nothing),
            In(The("SC_006"), Zone::Play),
            Now(The("SC_006"), 8, 8),
            HasNow(The("SC_006"), GameTag::RUSH),
        ],
    );
}

/// # Ultralisk Cavern
///
/// `SC_019` · Warlock location · 3 mana · 0 uses
///
/// > Deal 1 damage to all enemies. **Deathrattle:** Summon an 8/8 Ultralisk with **Rush**.
///
/// State: Derived
//~ derived SC_019 efc84eb6 80be05b5 6df2de3c.7b3e31de
#[test]
fn SC_019_ultralisk_cavern() {
    check(
        CardClass::Warlock,
        &[
            Give("SC_019"),
            Cost("SC_019", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SC_019"),
            Use(Nth(3), 0, Nothing),
            Now(Nth(2), 4, 4),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("SC_019"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SC_019"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("SC_006"), Zone::Play),
            Now(The("SC_006"), 8, 8),
        ],
    );
}

/// # Baneling
///
/// `SC_019t` · Death Knight minion · 1 mana · 1/1
///
/// > **Deathrattle:** Deal damage equal to this minion's Attack to all enemy minions.
///
/// State: Derived
//~ derived SC_019t c46deb5b 5a320552 8ed8b325.3141b123
#[test]
fn SC_019t_baneling() {
    check(
        CardClass::Warlock,
        &[
            Give("SC_019t"),
            Cost("SC_019t", 1),
            Stats("SC_019t", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("SC_019t"),
            Kill(Nth(3)),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Consume
///
/// `SC_020` · Warlock spell · 1 mana
///
/// > Remove 1 Durability from a friendly location to restore #8 Health to your hero.
///
/// State: Todo
//~ todo SC_020 b3101874 0f9b2597 af9598ef.eb466296
#[test]
#[ignore = "todo: SC_020 Consume"]
fn SC_020_consume() {
    check(CardClass::Warlock, &[Give("SC_020"), Cost("SC_020", 1), Unwritten]);
}

/// # Consumed
///
/// `SC_020e` · Warlock enchantment
///
/// > +10 Health.
///
/// State: Derived
//~ derived SC_020e 156a16e9 5fad5874 c155fd42.fbbc7038
#[test]
fn SC_020e_consumed() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "SC_020e"), Now(My(0), 5, 11)]);
}

/// # Spine Crawler
///
/// `SC_023` · Warlock minion · 2 mana · 1/6
///
/// > **Taunt**. Can't attack. Has +3 Attack if you control a location.
///
/// State: Derived
//~ derived SC_023 9a5276f2 b865aaff 7a5d6993.e53f3cac
#[test]
fn SC_023_spine_crawler() {
    check(
        CardClass::Warlock,
        &[
            Give("SC_023"),
            Cost("SC_023", 2),
            Stats("SC_023", 1, 6),
            Has("SC_023", GameTag::CANT_ATTACK),
            Has("SC_023", GameTag::TAUNT),
            Friend("CS2_182"),
            Friend("BE_251"),
            Enemy("CS2_182"),
            Friend("SC_023"),
            Now(Nth(4), 4, 6),
        ],
    );
    check(
        CardClass::Warlock,
        &[Give("SC_023"), Friend("CS2_182"), Enemy("CS2_182"), Friend("SC_023"), Now(Nth(3), 1, 6)],
    );
}
