//! Paladin cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Noble Minibot
///
/// `TTN_852` · Paladin minion · 2 mana · 2/3
///
/// > **Magnetic** After this attacks, give a random minion in your hand +1/+1.
///
/// State: Todo
//~ TTN_852 todo 3bc7ccde 9b2b64eb
#[test]
#[ignore = "todo: TTN_852 Noble Minibot"]
fn TTN_852_noble_minibot() {
    check(CardClass::Paladin, &[Give("TTN_852"), Cost("TTN_852", 2), Stats("TTN_852", 2, 3), Unwritten]);
}

/// # Judge Unworthy
///
/// `TTN_853` · Paladin spell · 4 mana
///
/// > Set an enemy minion's Health to 1, then deal $1 damage to all enemies.
///
/// State: Todo
//~ TTN_853 todo 9d55eb17 8ebe8b6c
#[test]
#[ignore = "todo: TTN_853 Judge Unworthy"]
fn TTN_853_judge_unworthy() {
    check(CardClass::Paladin, &[Give("TTN_853"), Cost("TTN_853", 4), Unwritten]);
}

/// # Inventor's Aura
///
/// `TTN_854` · Paladin spell · Holy · 2 mana
///
/// > Your Mechs cost (1) less. Lasts @ turns.
///
/// State: Todo
//~ TTN_854 todo 1c54b3c7 7cbfeb26
#[test]
#[ignore = "todo: TTN_854 Inventor's Aura"]
fn TTN_854_inventors_aura() {
    check(CardClass::Paladin, &[Give("TTN_854"), Cost("TTN_854", 2), Unwritten]);
}

/// # Tyr's Tears
///
/// `TTN_855` · Paladin spell · Holy · 5 mana
///
/// > **Forged** Resurrect 4 different minions from your class. Set their stats to 2/2.
///
/// State: Todo
//~ TTN_855 todo d30dd160 8be40b28
#[test]
#[ignore = "todo: TTN_855 Tyr's Tears"]
fn TTN_855_tyrs_tears() {
    check(CardClass::Paladin, &[Give("TTN_855"), Cost("TTN_855", 5), Unwritten]);
}

/// # Tyr's Tears
///
/// `TTN_855t` · Paladin spell · Holy · 5 mana
///
/// > Resurrect 3 different minions from your class. Set their stats to 2/2. **Forge:** Resurrect another.
///
/// State: Todo
//~ TTN_855t todo 6e5177ba 354e657d
#[test]
#[ignore = "todo: TTN_855t Tyr's Tears"]
fn TTN_855t_tyrs_tears() {
    check(CardClass::Paladin, &[Give("TTN_855t"), Cost("TTN_855t", 5), Unwritten]);
}

/// # Disciple of Amitus
///
/// `TTN_856` · Paladin minion · 5 mana · 4/5
///
/// > At the end of your turn, summon a 2/2 Earthen that gains +2/+2 for each other Earthen you've summoned this game.
///
/// State: Todo
//~ TTN_856 todo f67fe654 d1a6425d
#[test]
#[ignore = "todo: TTN_856 Disciple of Amitus"]
fn TTN_856_disciple_of_amitus() {
    check(CardClass::Paladin, &[Give("TTN_856"), Cost("TTN_856", 5), Stats("TTN_856", 4, 5), Unwritten]);
}

/// # Tyr
///
/// `TTN_857` · Paladin minion · 6 mana · 4/5
///
/// > **Battlecry:** Resurrect a 2, 3, and 4-Attack minion from your class.
///
/// State: Todo
//~ TTN_857 todo 58be8b9f 541319cf
#[test]
#[ignore = "todo: TTN_857 Tyr"]
fn TTN_857_tyr() {
    check(CardClass::Paladin, &[Give("TTN_857"), Cost("TTN_857", 6), Stats("TTN_857", 4, 5), Unwritten]);
}

/// # Amitus, the Peacekeeper
///
/// `TTN_858` · Paladin minion · 7 mana · 1/8
///
/// > **Titan Taunt**. Your minions can't take more than 2 damage at a time.
///
/// State: Todo
//~ TTN_858 todo bddf50bd 72dca6e8
#[test]
#[ignore = "todo: TTN_858 Amitus, the Peacekeeper"]
fn TTN_858_amitus_the_peacekeeper() {
    check(
        CardClass::Paladin,
        &[Give("TTN_858"), Cost("TTN_858", 7), Stats("TTN_858", 1, 8), Has("TTN_858", GameTag::TAUNT), Unwritten],
    );
}

/// # Reinforced
///
/// `TTN_858t1` · Paladin spell · 0 mana
///
/// > Draw 2 minions. Set their Attack, Health, and Cost to 2.
///
/// State: Todo
//~ TTN_858t1 todo 65689139 06284f33
#[test]
#[ignore = "todo: TTN_858t1 Reinforced"]
fn TTN_858t1_reinforced() {
    check(CardClass::Paladin, &[Give("TTN_858t1"), Cost("TTN_858t1", 0), Unwritten]);
}

/// # Empowered
///
/// `TTN_858t2` · Paladin spell · 0 mana
///
/// > Give your other minions +2/+2.
///
/// State: Todo
//~ TTN_858t2 todo ddabfbcb fccd6ceb
#[test]
#[ignore = "todo: TTN_858t2 Empowered"]
fn TTN_858t2_empowered() {
    check(CardClass::Paladin, &[Give("TTN_858t2"), Cost("TTN_858t2", 0), Unwritten]);
}

/// # Pacified
///
/// `TTN_858t3` · Paladin spell · 0 mana
///
/// > Set the Attack and Health of all enemy minions to 2.
///
/// State: Todo
//~ TTN_858t3 todo ef6efdcb 8031a634
#[test]
#[ignore = "todo: TTN_858t3 Pacified"]
fn TTN_858t3_pacified() {
    check(CardClass::Paladin, &[Give("TTN_858t3"), Cost("TTN_858t3", 0), Unwritten]);
}

/// # Stoneheart King
///
/// `TTN_900` · Paladin minion · 4 mana · 3/2
///
/// > **Deathrattle:** Summon a 2/2 Earthen that gains +2/+2 for each other Earthen you've summoned this game.
///
/// State: Todo
//~ TTN_900 todo bf6d320b a0bd8dbf
#[test]
#[ignore = "todo: TTN_900 Stoneheart King"]
fn TTN_900_stoneheart_king() {
    check(CardClass::Paladin, &[Give("TTN_900"), Cost("TTN_900", 4), Stats("TTN_900", 3, 2), Unwritten]);
}

/// # Earthen Golem
///
/// `TTN_900t` · Paladin minion · 2 mana · 2/2
///
/// > After this is summoned, gain +2/+2 for each other Earthen you've summoned this game.
///
/// State: Todo
//~ TTN_900t todo 107536b5 9f7a50bd
#[test]
#[ignore = "todo: TTN_900t Earthen Golem"]
fn TTN_900t_earthen_golem() {
    check(CardClass::Paladin, &[Give("TTN_900t"), Cost("TTN_900t", 2), Stats("TTN_900t", 2, 2), Unwritten]);
}

/// # X-21 Repairbot
///
/// `TTN_906` · Paladin minion · 1 mana · 1/3
///
/// > **Deathrattle:** Return any Mechs **Magnetized** to this to your hand.
///
/// State: Todo
//~ TTN_906 todo e19384d4 3fdc5c72
#[test]
#[ignore = "todo: TTN_906 X-21 Repairbot"]
fn TTN_906_x_21_repairbot() {
    check(CardClass::Paladin, &[Give("TTN_906"), Cost("TTN_906", 1), Stats("TTN_906", 1, 3), Unwritten]);
}

/// # Astral Serpent
///
/// `TTN_907` · Paladin minion · 4 mana · 3/3
///
/// > At the end of your turn, if this didn't attack, draw 2 cards.
///
/// State: Todo
//~ TTN_907 todo 85b69556 5abb552d
#[test]
#[ignore = "todo: TTN_907 Astral Serpent"]
fn TTN_907_astral_serpent() {
    check(CardClass::Paladin, &[Give("TTN_907"), Cost("TTN_907", 4), Stats("TTN_907", 3, 3), Unwritten]);
}

/// # Keeper's Strength
///
/// `YOG_509` · Paladin spell · Holy · 4 mana
///
/// > Give a friendly minion +2/+2. Deal its Attack damage to all other minions.
///
/// State: Todo
//~ YOG_509 todo 90d9f78a f01044f1
#[test]
#[ignore = "todo: YOG_509 Keeper's Strength"]
fn YOG_509_keepers_strength() {
    check(CardClass::Paladin, &[Give("YOG_509"), Cost("YOG_509", 4), Unwritten]);
}

/// # Alarmed Securitybot
///
/// `YOG_510` · Paladin minion · 4 mana · 4/3
///
/// > **Deathrattle:** Draw another minion. Set its Attack, Health, and Cost to 5.
///
/// State: Todo
//~ YOG_510 todo f23309f7 7fb0c49b
#[test]
#[ignore = "todo: YOG_510 Alarmed Securitybot"]
fn YOG_510_alarmed_securitybot() {
    check(CardClass::Paladin, &[Give("YOG_510"), Cost("YOG_510", 4), Stats("YOG_510", 4, 3), Unwritten]);
}

/// # Muscle-o-Tron
///
/// `YOG_525` · Paladin minion · 3 mana · 2/4
///
/// > **Battlecry:** Give all minions in your hand +1/+1. **Forge:** +2/+2 instead.
///
/// State: Todo
//~ YOG_525 todo eef89ac3 748a8ca9
#[test]
#[ignore = "todo: YOG_525 Muscle-o-Tron"]
fn YOG_525_muscle_o_tron() {
    check(CardClass::Paladin, &[Give("YOG_525"), Cost("YOG_525", 3), Stats("YOG_525", 2, 4), Unwritten]);
}

/// # Muscle-o-Tron
///
/// `YOG_525t` · Paladin minion · 3 mana · 2/4
///
/// > **Forged Battlecry:** Give all minions in your hand +2/+2.
///
/// State: Todo
//~ YOG_525t todo dfd44d88 035a32cc
#[test]
#[ignore = "todo: YOG_525t Muscle-o-Tron"]
fn YOG_525t_muscle_o_tron() {
    check(CardClass::Paladin, &[Give("YOG_525t"), Cost("YOG_525t", 3), Stats("YOG_525t", 2, 4), Unwritten]);
}
