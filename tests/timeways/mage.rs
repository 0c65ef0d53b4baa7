//! Mage cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Time-Twisted Seer
///
/// `END_022` · Multi-class minion · 1 mana · 1/3
///
/// > Has **Spell Damage +2** while damaged.
///
/// State: Todo
//~ END_022 todo 41aa0f6f 04d16ed2
#[test]
#[ignore = "todo: END_022 Time-Twisted Seer"]
fn END_022_time_twisted_seer() {
    check(CardClass::Mage, &[Give("END_022"), Cost("END_022", 1), Stats("END_022", 1, 3), Unwritten]);
}

/// # Bitter End
///
/// `END_023` · Multi-class spell · Frost · 5 mana
///
/// > **Freeze** a minion and its neighbors. Destroy any that are damaged.
///
/// State: Todo
//~ END_023 todo feeb2f5a a898df32
#[test]
#[ignore = "todo: END_023 Bitter End"]
fn END_023_bitter_end() {
    check(CardClass::Mage, &[Give("END_023"), Cost("END_023", 5), Unwritten]);
}

/// # Flames of Infinity
///
/// `END_024` · Mage spell · Fire · 3 mana
///
/// > **Secret:** When your enemy's turn ends, deal INFINITE damage to their highest Health minion.
///
/// State: Todo
//~ END_024 todo 69489172 28ce26d2
#[test]
#[ignore = "todo: END_024 Flames of Infinity"]
fn END_024_flames_of_infinity() {
    check(CardClass::Mage, &[Give("END_024"), Cost("END_024", 3), Unwritten]);
}

/// # Eternal Firebolt
///
/// `END_025` · Multi-class spell · Fire · 3 mana
///
/// > **Lifesteal** Deal $3 damage to a minion. If it dies, return this to your hand at the end of your turn.
///
/// State: Todo
//~ END_025 todo 1f8ea109 12acd211
#[test]
#[ignore = "todo: END_025 Eternal Firebolt"]
fn END_025_eternal_firebolt() {
    check(CardClass::Mage, &[Give("END_025"), Cost("END_025", 3), Has("END_025", GameTag::LIFESTEAL), Unwritten]);
}

/// # Fragment of Nothing
///
/// `END_026` · Multi-class minion · 4 mana · 3/6
///
/// > After you cast a spell on a minion, draw a card.
///
/// State: Todo
//~ END_026 todo 17ec3ddd 83ecc403
#[test]
#[ignore = "todo: END_026 Fragment of Nothing"]
fn END_026_fragment_of_nothing() {
    check(CardClass::Mage, &[Give("END_026"), Cost("END_026", 4), Stats("END_026", 3, 6), Unwritten]);
}

/// # Semi-Stable Portal
///
/// `TIME_000` · Mage spell · Arcane · 2 mana
///
/// > **Rewind** Add a random minion to your hand. It costs (3) less.
///
/// State: Todo
//~ TIME_000 todo b6805016 2a5e3baa
#[test]
#[ignore = "todo: TIME_000 Semi-Stable Portal"]
fn TIME_000_semi_stable_portal() {
    check(CardClass::Mage, &[Give("TIME_000"), Cost("TIME_000", 2), Unwritten]);
}

/// # Keep Timeline
///
/// `TIME_000ta` · Neutral spell · 0 mana
///
/// > Do nothing. *This timeline is perfect as-is!*
///
/// State: Todo
//~ TIME_000ta todo 1a765176 4461b68d
#[test]
#[ignore = "todo: TIME_000ta Keep Timeline"]
fn TIME_000ta_keep_timeline() {
    check(CardClass::Mage, &[Give("TIME_000ta"), Cost("TIME_000ta", 0), Unwritten]);
}

/// # Rewind Timeline
///
/// `TIME_000tb` · Neutral spell · 0 mana
///
/// > **Rewind** the card's effect.
///
/// State: Todo
//~ TIME_000tb todo 8c9a7e16 e95aae56
#[test]
#[ignore = "todo: TIME_000tb Rewind Timeline"]
fn TIME_000tb_rewind_timeline() {
    check(CardClass::Mage, &[Give("TIME_000tb"), Cost("TIME_000tb", 0), Unwritten]);
}

/// # Mirror Dimension
///
/// `TIME_006` · Mage spell · 1 mana
///
/// > Summon a 0/4 minion with **Taunt**. If you are holding a Dragon, summon another.
///
/// State: Todo
//~ TIME_006 todo e3801a13 4d437a85
#[test]
#[ignore = "todo: TIME_006 Mirror Dimension"]
fn TIME_006_mirror_dimension() {
    check(CardClass::Mage, &[Give("TIME_006"), Cost("TIME_006", 1), Unwritten]);
}

/// # Mirrored Mage
///
/// `TIME_006t1` · Mage minion · 1 mana · 0/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ TIME_006t1 vanilla 757c0edf 7d91aba5
#[test]
fn TIME_006t1_mirrored_mage() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_006t1"),
            Cost("TIME_006t1", 1),
            Stats("TIME_006t1", 0, 4),
            Has("TIME_006t1", GameTag::TAUNT),
            Play("TIME_006t1", Nothing),
            In(The("TIME_006t1"), Zone::Play),
            Now(The("TIME_006t1"), 0, 4),
            HasNow(The("TIME_006t1"), GameTag::TAUNT),
        ],
    );
}

/// # Azure Queen Sindragosa
///
/// `TIME_852` · Mage minion · 5 mana · 2/8
///
/// > **Fabled** If you control another Dragon, your Arcane spells cost (2) less.
///
/// State: Todo
//~ TIME_852 todo 443c0405 255e65cb
#[test]
#[ignore = "todo: TIME_852 Azure Queen Sindragosa"]
fn TIME_852_azure_queen_sindragosa() {
    check(CardClass::Mage, &[Give("TIME_852"), Cost("TIME_852", 5), Stats("TIME_852", 2, 8), Unwritten]);
}

/// # Azure King Malygos
///
/// `TIME_852t1` · Mage minion · 5 mana · 2/8
///
/// > If you control another Dragon, your Arcane spells cast twice.
///
/// State: Todo
//~ TIME_852t1 todo 2b301a0b 6082ba0d
#[test]
#[ignore = "todo: TIME_852t1 Azure King Malygos"]
fn TIME_852t1_azure_king_malygos() {
    check(CardClass::Mage, &[Give("TIME_852t1"), Cost("TIME_852t1", 5), Stats("TIME_852t1", 2, 8), Unwritten]);
}

/// # Azure Oathstone
///
/// `TIME_852t3` · Mage spell · 8 mana
///
/// > Summon your Dragons that died this game.
///
/// State: Todo
//~ TIME_852t3 todo 8e50485b 9d787160
#[test]
#[ignore = "todo: TIME_852t3 Azure Oathstone"]
fn TIME_852t3_azure_oathstone() {
    check(CardClass::Mage, &[Give("TIME_852t3"), Cost("TIME_852t3", 8), Unwritten]);
}

/// # Arcane Barrage
///
/// `TIME_855` · Mage spell · Arcane · 3 mana
///
/// > Deal $3 damage to an enemy and $2 damage to two other random ones.
///
/// State: Todo
//~ TIME_855 todo d88b3dc8 2ab92305
#[test]
#[ignore = "todo: TIME_855 Arcane Barrage"]
fn TIME_855_arcane_barrage() {
    check(CardClass::Mage, &[Give("TIME_855"), Cost("TIME_855", 3), Unwritten]);
}

/// # Algeth'ar Instructor
///
/// `TIME_856` · Mage minion · 5 mana · 4/7
///
/// > **Spell Damage +2**
///
/// State: Todo
//~ TIME_856 todo ac96d804 a94ab38d
#[test]
#[ignore = "todo: TIME_856 Algeth'ar Instructor"]
fn TIME_856_algethar_instructor() {
    check(
        CardClass::Mage,
        &[
            Give("TIME_856"),
            Cost("TIME_856", 5),
            Stats("TIME_856", 4, 7),
            Has("TIME_856", GameTag::SPELLPOWER),
            Unwritten,
        ],
    );
}

/// # Alter Time
///
/// `TIME_857` · Mage spell · Arcane · 4 mana
///
/// > **Discover** two Arcane spells from the past. They cost (2) less.
///
/// State: Todo
//~ TIME_857 todo 5db6e02d ba8073e6
#[test]
#[ignore = "todo: TIME_857 Alter Time"]
fn TIME_857_alter_time() {
    check(CardClass::Mage, &[Give("TIME_857"), Cost("TIME_857", 4), Unwritten]);
}

/// # Temporal Construct
///
/// `TIME_858` · Mage minion · 7 mana · 5/5
///
/// > **Battlecry:** Deal 5 damage to an enemy minion. Draw cards equal to the excess damage.
///
/// State: Todo
//~ TIME_858 todo 2e558d6e b949621f
#[test]
#[ignore = "todo: TIME_858 Temporal Construct"]
fn TIME_858_temporal_construct() {
    check(CardClass::Mage, &[Give("TIME_858"), Cost("TIME_858", 7), Stats("TIME_858", 5, 5), Unwritten]);
}

/// # Anomalize
///
/// `TIME_859` · Mage spell · Arcane · 7 mana
///
/// > Summon a random 10 and 1-Cost minion. Scramble their stats.
///
/// State: Todo
//~ TIME_859 todo dd2c302e 4f075fba
#[test]
#[ignore = "todo: TIME_859 Anomalize"]
fn TIME_859_anomalize() {
    check(CardClass::Mage, &[Give("TIME_859"), Cost("TIME_859", 7), Unwritten]);
}

/// # Faceless Enigma
///
/// `TIME_860` · Mage minion · 2 mana · 2/2
///
/// > **Battlecry:** Look at 2 random **Secrets**. Pick one to cast for yourself. The other casts for your opponent.
///
/// State: Todo
//~ TIME_860 todo 1bc7b5f3 5af0dfa1
#[test]
#[ignore = "todo: TIME_860 Faceless Enigma"]
fn TIME_860_faceless_enigma() {
    check(CardClass::Mage, &[Give("TIME_860"), Cost("TIME_860", 2), Stats("TIME_860", 2, 2), Unwritten]);
}

/// # Timelooper Toki
///
/// `TIME_861` · Mage minion · 3 mana · 3/3
///
/// > **Battlecry:** Get 3 random spells from the past. When you play ALL 3, get another Timelooper Toki.
///
/// State: Todo
//~ TIME_861 todo 27a5f89e 75c20b93
#[test]
#[ignore = "todo: TIME_861 Timelooper Toki"]
fn TIME_861_timelooper_toki() {
    check(CardClass::Mage, &[Give("TIME_861"), Cost("TIME_861", 3), Stats("TIME_861", 3, 3), Unwritten]);
}
