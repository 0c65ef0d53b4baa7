//! Neutral cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Worgen Abomination
///
/// `GIL_117` · Neutral minion · 7 mana · 6/6
///
/// > At the end of your turn, deal 2 damage to all other damaged minions.
///
/// State: Todo
//~ GIL_117 todo f22656c8 6dd9ce19
#[test]
#[ignore = "todo: GIL_117 Worgen Abomination"]
fn GIL_117_worgen_abomination() {
    check(CardClass::Mage, &[Give("GIL_117"), Cost("GIL_117", 7), Stats("GIL_117", 6, 6), Unwritten]);
}

/// # Deranged Doctor
///
/// `GIL_118` · Neutral minion · 8 mana · 8/8
///
/// > **Deathrattle:** Restore #8 Health to your hero.
///
/// State: Todo
//~ GIL_118 todo efcd9cca e7198cbb
#[test]
#[ignore = "todo: GIL_118 Deranged Doctor"]
fn GIL_118_deranged_doctor() {
    check(CardClass::Mage, &[Give("GIL_118"), Cost("GIL_118", 8), Stats("GIL_118", 8, 8), Unwritten]);
}

/// # Cauldron Elemental
///
/// `GIL_119` · Neutral minion · 8 mana · 7/7
///
/// > Your other Elementals have +2 Attack.
///
/// State: Todo
//~ GIL_119 todo ebf4cbde c7b8345d
#[test]
#[ignore = "todo: GIL_119 Cauldron Elemental"]
fn GIL_119_cauldron_elemental() {
    check(CardClass::Mage, &[Give("GIL_119"), Cost("GIL_119", 8), Stats("GIL_119", 7, 7), Unwritten]);
}

/// # Furious Ettin
///
/// `GIL_120` · Neutral minion · 7 mana · 5/9
///
/// > **Taunt**
///
/// State: Vanilla
//~ GIL_120 vanilla e1d6b38e f59f19c8
#[test]
fn GIL_120_furious_ettin() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_120"),
            Cost("GIL_120", 7),
            Stats("GIL_120", 5, 9),
            Has("GIL_120", GameTag::TAUNT),
            Play("GIL_120", Nothing),
            In(The("GIL_120"), Zone::Play),
            Now(The("GIL_120"), 5, 9),
            HasNow(The("GIL_120"), GameTag::TAUNT),
        ],
    );
}

/// # Darkmire Moonkin
///
/// `GIL_121` · Neutral minion · 7 mana · 2/8
///
/// > **Spell Damage +2**
///
/// State: Todo
//~ GIL_121 todo 41e0c4c8 78427a0a
#[test]
#[ignore = "todo: GIL_121 Darkmire Moonkin"]
fn GIL_121_darkmire_moonkin() {
    check(
        CardClass::Mage,
        &[Give("GIL_121"), Cost("GIL_121", 7), Stats("GIL_121", 2, 8), Has("GIL_121", GameTag::SPELLPOWER), Unwritten],
    );
}

/// # Mossy Horror
///
/// `GIL_124` · Neutral minion · 6 mana · 2/7
///
/// > **Battlecry:** Destroy all other minions with 2 or less Attack.
///
/// State: Todo
//~ GIL_124 todo 1f14d26b 1ae4fdbf
#[test]
#[ignore = "todo: GIL_124 Mossy Horror"]
fn GIL_124_mossy_horror() {
    check(CardClass::Mage, &[Give("GIL_124"), Cost("GIL_124", 6), Stats("GIL_124", 2, 7), Unwritten]);
}

/// # Mad Hatter
///
/// `GIL_125` · Neutral minion · 4 mana · 3/2
///
/// > **Battlecry:** Randomly toss 3 hats to other minions. Each hat gives +1/+1.
///
/// State: Todo
//~ GIL_125 todo d51bcfd4 5c590656
#[test]
#[ignore = "todo: GIL_125 Mad Hatter"]
fn GIL_125_mad_hatter() {
    check(CardClass::Mage, &[Give("GIL_125"), Cost("GIL_125", 4), Stats("GIL_125", 3, 2), Unwritten]);
}

/// # Vicious Scalehide
///
/// `GIL_143` · Neutral minion · 2 mana · 1/3
///
/// > **Lifesteal Rush**
///
/// State: Vanilla
//~ GIL_143 vanilla 29d0e6ff 4a7ca49f
#[test]
fn GIL_143_vicious_scalehide() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_143"),
            Cost("GIL_143", 2),
            Stats("GIL_143", 1, 3),
            Has("GIL_143", GameTag::LIFESTEAL),
            Has("GIL_143", GameTag::RUSH),
            Play("GIL_143", Nothing),
            In(The("GIL_143"), Zone::Play),
            Now(The("GIL_143"), 1, 3),
            HasNow(The("GIL_143"), GameTag::LIFESTEAL),
            HasNow(The("GIL_143"), GameTag::RUSH),
        ],
    );
}

/// # Azalina Soulthief
///
/// `GIL_198` · Neutral minion · 7 mana · 3/3
///
/// > **Battlecry:** Replace your hand with a copy of your opponent's.
///
/// State: Todo
//~ GIL_198 todo cf9bdbec 2aed5df2
#[test]
#[ignore = "todo: GIL_198 Azalina Soulthief"]
fn GIL_198_azalina_soulthief() {
    check(CardClass::Mage, &[Give("GIL_198"), Cost("GIL_198", 7), Stats("GIL_198", 3, 3), Unwritten]);
}

/// # Pumpkin Peasant
///
/// `GIL_201` · Neutral minion · 3 mana · 2/4
///
/// > **Lifesteal** Each turn this is in your hand, swap its Attack and Health.
///
/// State: Todo
//~ GIL_201 todo 18e0bd90 e4eee8fb
#[test]
#[ignore = "todo: GIL_201 Pumpkin Peasant"]
fn GIL_201_pumpkin_peasant() {
    check(
        CardClass::Mage,
        &[Give("GIL_201"), Cost("GIL_201", 3), Stats("GIL_201", 2, 4), Has("GIL_201", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Pumpkin Peasant
///
/// `GIL_201t` · Neutral minion · 3 mana · 4/2
///
/// > **Lifesteal** Each turn this is in your hand, swap its Attack and Health.
///
/// State: Todo
//~ GIL_201t todo d2627d20 97cfc380
#[test]
#[ignore = "todo: GIL_201t Pumpkin Peasant"]
fn GIL_201t_pumpkin_peasant() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_201t"),
            Cost("GIL_201t", 3),
            Stats("GIL_201t", 4, 2),
            Has("GIL_201t", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # Gilnean Royal Guard
///
/// `GIL_202` · Neutral minion · 8 mana · 3/8
///
/// > **Divine Shield**, **Rush** Each turn this is in your hand, swap its Attack and Health.
///
/// State: Todo
//~ GIL_202 todo 2798eee7 69666423
#[test]
#[ignore = "todo: GIL_202 Gilnean Royal Guard"]
fn GIL_202_gilnean_royal_guard() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_202"),
            Cost("GIL_202", 8),
            Stats("GIL_202", 3, 8),
            Has("GIL_202", GameTag::DIVINE_SHIELD),
            Has("GIL_202", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Gilnean Royal Guard
///
/// `GIL_202t` · Neutral minion · 8 mana · 8/3
///
/// > **Divine Shield**, **Rush** Each turn this is in your hand, swap its Attack and Health.
///
/// State: Todo
//~ GIL_202t todo 3d931e5c 6b69cb6c
#[test]
#[ignore = "todo: GIL_202t Gilnean Royal Guard"]
fn GIL_202t_gilnean_royal_guard() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_202t"),
            Cost("GIL_202t", 8),
            Stats("GIL_202t", 8, 3),
            Has("GIL_202t", GameTag::DIVINE_SHIELD),
            Has("GIL_202t", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Phantom Militia
///
/// `GIL_207` · Neutral minion · 3 mana · 2/4
///
/// > **Echo Taunt**
///
/// State: Todo
//~ GIL_207 todo 08542561 b55785ee
#[test]
#[ignore = "todo: GIL_207 Phantom Militia"]
fn GIL_207_phantom_militia() {
    check(
        CardClass::Mage,
        &[Give("GIL_207"), Cost("GIL_207", 3), Stats("GIL_207", 2, 4), Has("GIL_207", GameTag::TAUNT), Unwritten],
    );
}

/// # Ravencaller
///
/// `GIL_212` · Neutral minion · 3 mana · 2/1
///
/// > **Battlecry:** Add two random 1-Cost minions to your hand.
///
/// State: Todo
//~ GIL_212 todo 3527bd9e efa83049
#[test]
#[ignore = "todo: GIL_212 Ravencaller"]
fn GIL_212_ravencaller() {
    check(CardClass::Mage, &[Give("GIL_212"), Cost("GIL_212", 3), Stats("GIL_212", 2, 1), Unwritten]);
}

/// # Tanglefur Mystic
///
/// `GIL_213` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Add a random 2-Cost minion to each player's hand.
///
/// State: Todo
//~ GIL_213 todo 161637d0 66c30e45
#[test]
#[ignore = "todo: GIL_213 Tanglefur Mystic"]
fn GIL_213_tanglefur_mystic() {
    check(CardClass::Mage, &[Give("GIL_213"), Cost("GIL_213", 3), Stats("GIL_213", 3, 4), Unwritten]);
}

/// # Lost Spirit
///
/// `GIL_513` · Neutral minion · 2 mana · 1/1
///
/// > **Deathrattle:** Give your minions +1 Attack.
///
/// State: Todo
//~ GIL_513 todo bac72537 da077dec
#[test]
#[ignore = "todo: GIL_513 Lost Spirit"]
fn GIL_513_lost_spirit() {
    check(CardClass::Mage, &[Give("GIL_513"), Cost("GIL_513", 2), Stats("GIL_513", 1, 1), Unwritten]);
}

/// # Wyrmguard
///
/// `GIL_526` · Neutral minion · 7 mana · 3/11
///
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Taunt**.
///
/// State: Todo
//~ GIL_526 todo 1d55fca8 4108e3f8
#[test]
#[ignore = "todo: GIL_526 Wyrmguard"]
fn GIL_526_wyrmguard() {
    check(CardClass::Mage, &[Give("GIL_526"), Cost("GIL_526", 7), Stats("GIL_526", 3, 11), Unwritten]);
}

/// # Felsoul Inquisitor
///
/// `GIL_527` · Neutral minion · 4 mana · 1/6
///
/// > **Lifesteal Taunt**
///
/// State: Vanilla
//~ GIL_527 vanilla d49b0cf5 9edb2346
#[test]
fn GIL_527_felsoul_inquisitor() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_527"),
            Cost("GIL_527", 4),
            Stats("GIL_527", 1, 6),
            Has("GIL_527", GameTag::LIFESTEAL),
            Has("GIL_527", GameTag::TAUNT),
            Play("GIL_527", Nothing),
            In(The("GIL_527"), Zone::Play),
            Now(The("GIL_527"), 1, 6),
            HasNow(The("GIL_527"), GameTag::LIFESTEAL),
            HasNow(The("GIL_527"), GameTag::TAUNT),
        ],
    );
}

/// # Swift Messenger
///
/// `GIL_528` · Neutral minion · 4 mana · 2/6
///
/// > **Rush** Each turn this is in your hand, swap its Attack and Health.
///
/// State: Todo
//~ GIL_528 todo 1f212567 7bff366f
#[test]
#[ignore = "todo: GIL_528 Swift Messenger"]
fn GIL_528_swift_messenger() {
    check(
        CardClass::Mage,
        &[Give("GIL_528"), Cost("GIL_528", 4), Stats("GIL_528", 2, 6), Has("GIL_528", GameTag::RUSH), Unwritten],
    );
}

/// # Swift Messenger
///
/// `GIL_528t` · Neutral minion · 4 mana · 6/2
///
/// > **Rush** Each turn this is in your hand, swap its Attack and Health.
///
/// State: Todo
//~ GIL_528t todo 3d4f4ac5 b4c1fa20
#[test]
#[ignore = "todo: GIL_528t Swift Messenger"]
fn GIL_528t_swift_messenger() {
    check(
        CardClass::Mage,
        &[Give("GIL_528t"), Cost("GIL_528t", 4), Stats("GIL_528t", 6, 2), Has("GIL_528t", GameTag::RUSH), Unwritten],
    );
}

/// # Spellshifter
///
/// `GIL_529` · Neutral minion · 2 mana · 1/4
///
/// > **Spell Damage +1** Each turn this is in your hand, swap its Attack and Health.
///
/// State: Todo
//~ GIL_529 todo ace160fb e5219477
#[test]
#[ignore = "todo: GIL_529 Spellshifter"]
fn GIL_529_spellshifter() {
    check(
        CardClass::Mage,
        &[Give("GIL_529"), Cost("GIL_529", 2), Stats("GIL_529", 1, 4), Has("GIL_529", GameTag::SPELLPOWER), Unwritten],
    );
}

/// # Spellshifter
///
/// `GIL_529t` · Neutral minion · 2 mana · 4/1
///
/// > **Spell Damage +1** Each turn this is in your hand, swap its Attack and Health.
///
/// State: Todo
//~ GIL_529t todo 5ebd1591 0ee1cb5a
#[test]
#[ignore = "todo: GIL_529t Spellshifter"]
fn GIL_529t_spellshifter() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_529t"),
            Cost("GIL_529t", 2),
            Stats("GIL_529t", 4, 1),
            Has("GIL_529t", GameTag::SPELLPOWER),
            Unwritten,
        ],
    );
}

/// # Hench-Clan Thug
///
/// `GIL_534` · Neutral minion · 3 mana · 3/3
///
/// > After your hero attacks, give this minion +1/+1.
///
/// State: Todo
//~ GIL_534 todo e0afa52c 5a0ae132
#[test]
#[ignore = "todo: GIL_534 Hench-Clan Thug"]
fn GIL_534_hench_clan_thug() {
    check(CardClass::Mage, &[Give("GIL_534"), Cost("GIL_534", 3), Stats("GIL_534", 3, 3), Unwritten]);
}

/// # Swamp Leech
///
/// `GIL_558` · Neutral minion · 1 mana · 2/1
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ GIL_558 vanilla e2dca15b a95f47b1
#[test]
fn GIL_558_swamp_leech() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_558"),
            Cost("GIL_558", 1),
            Stats("GIL_558", 2, 1),
            Has("GIL_558", GameTag::LIFESTEAL),
            Play("GIL_558", Nothing),
            In(The("GIL_558"), Zone::Play),
            Now(The("GIL_558"), 2, 1),
            HasNow(The("GIL_558"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Blackwald Pixie
///
/// `GIL_561` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Refresh your Hero Power.
///
/// State: Todo
//~ GIL_561 todo 680f5cc9 613e1e81
#[test]
#[ignore = "todo: GIL_561 Blackwald Pixie"]
fn GIL_561_blackwald_pixie() {
    check(CardClass::Mage, &[Give("GIL_561"), Cost("GIL_561", 3), Stats("GIL_561", 3, 4), Unwritten]);
}

/// # Blackwald Pixie
///
/// `GIL_561_Puzzle` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Refresh your Hero Power.
///
/// State: Todo
//~ GIL_561_Puzzle todo e0f204f1 0f4588b3
#[test]
#[ignore = "todo: GIL_561_Puzzle Blackwald Pixie"]
fn GIL_561_Puzzle_blackwald_pixie() {
    check(
        CardClass::Mage,
        &[Give("GIL_561_Puzzle"), Cost("GIL_561_Puzzle", 3), Stats("GIL_561_Puzzle", 3, 4), Unwritten],
    );
}

/// # Countess Ashmore
///
/// `GIL_578` · Neutral minion · 7 mana · 6/6
///
/// > **Battlecry:** Draw a **Rush**, **Lifesteal**, and **Deathrattle** card from your deck.
///
/// State: Todo
//~ GIL_578 todo ee5d2ad7 de68b406
#[test]
#[ignore = "todo: GIL_578 Countess Ashmore"]
fn GIL_578_countess_ashmore() {
    check(CardClass::Mage, &[Give("GIL_578"), Cost("GIL_578", 7), Stats("GIL_578", 6, 6), Unwritten]);
}

/// # Sandbinder
///
/// `GIL_581` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Draw an Elemental from your deck.
///
/// State: Todo
//~ GIL_581 todo 6d327a30 de6fde80
#[test]
#[ignore = "todo: GIL_581 Sandbinder"]
fn GIL_581_sandbinder() {
    check(CardClass::Mage, &[Give("GIL_581"), Cost("GIL_581", 4), Stats("GIL_581", 2, 4), Unwritten]);
}

/// # Witchwood Piper
///
/// `GIL_584` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Draw the lowest Cost minion from your deck.
///
/// State: Todo
//~ GIL_584 todo af927bd5 8524bca6
#[test]
#[ignore = "todo: GIL_584 Witchwood Piper"]
fn GIL_584_witchwood_piper() {
    check(CardClass::Mage, &[Give("GIL_584"), Cost("GIL_584", 4), Stats("GIL_584", 3, 3), Unwritten]);
}

/// # Scaleworm
///
/// `GIL_601` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If you're holding a Dragon, gain +1 Attack and **Rush**.
///
/// State: Todo
//~ GIL_601 todo 85bc448b 8f08ae6f
#[test]
#[ignore = "todo: GIL_601 Scaleworm"]
fn GIL_601_scaleworm() {
    check(CardClass::Mage, &[Give("GIL_601"), Cost("GIL_601", 4), Stats("GIL_601", 4, 4), Unwritten]);
}

/// # Voodoo Doll
///
/// `GIL_614` · Neutral minion · 3 mana · 1/1
///
/// > **Battlecry:** Choose a minion. **Deathrattle:** Destroy the chosen minion.
///
/// State: Todo
//~ GIL_614 todo 482ed10c 1e87c8ab
#[test]
#[ignore = "todo: GIL_614 Voodoo Doll"]
fn GIL_614_voodoo_doll() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_614"),
            Cost("GIL_614", 3),
            Stats("GIL_614", 1, 1),
            Targets("GIL_614", &[FriendlyMinion, EnemyMinion]),
            Unwritten,
        ],
    );
}

/// # Splitting Festeroot
///
/// `GIL_616` · Neutral minion · 8 mana · 4/4
///
/// > **Deathrattle:** Summon two 2/2 Splitting Saplings.
///
/// State: Todo
//~ GIL_616 todo 8d2a05e8 3c7fb050
#[test]
#[ignore = "todo: GIL_616 Splitting Festeroot"]
fn GIL_616_splitting_festeroot() {
    check(CardClass::Mage, &[Give("GIL_616"), Cost("GIL_616", 8), Stats("GIL_616", 4, 4), Unwritten]);
}

/// # Splitting Sapling
///
/// `GIL_616t` · Neutral minion · 3 mana · 2/2
///
/// > **Deathrattle:** Summon two 1/1 Woodchips.
///
/// State: Todo
//~ GIL_616t todo 4eb2a6d0 444127c7
#[test]
#[ignore = "todo: GIL_616t Splitting Sapling"]
fn GIL_616t_splitting_sapling() {
    check(CardClass::Mage, &[Give("GIL_616t"), Cost("GIL_616t", 3), Stats("GIL_616t", 2, 2), Unwritten]);
}

/// # Woodchip
///
/// `GIL_616t2` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ GIL_616t2 vanilla 8281d103 fd6f9031
#[test]
fn GIL_616t2_woodchip() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_616t2"),
            Cost("GIL_616t2", 1),
            Stats("GIL_616t2", 1, 1),
            Play("GIL_616t2", Nothing),
            In(The("GIL_616t2"), Zone::Play),
            Now(The("GIL_616t2"), 1, 1),
        ],
    );
}

/// # Dollmaster Dorian
///
/// `GIL_620` · Neutral minion · 5 mana · 2/6
///
/// > Whenever you draw a minion, summon a 1/1 copy of it.
///
/// State: Todo
//~ GIL_620 todo 86e00b85 aa278ab6
#[test]
#[ignore = "todo: GIL_620 Dollmaster Dorian"]
fn GIL_620_dollmaster_dorian() {
    check(CardClass::Mage, &[Give("GIL_620"), Cost("GIL_620", 5), Stats("GIL_620", 2, 6), Unwritten]);
}

/// # Lifedrinker
///
/// `GIL_622` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage to the enemy hero. Restore #3 Health to your hero.
///
/// State: Todo
//~ GIL_622 todo ffaf50dc ba6b419e
#[test]
#[ignore = "todo: GIL_622 Lifedrinker"]
fn GIL_622_lifedrinker() {
    check(CardClass::Mage, &[Give("GIL_622"), Cost("GIL_622", 4), Stats("GIL_622", 3, 3), Unwritten]);
}

/// # Witchwood Grizzly
///
/// `GIL_623` · Neutral minion · 5 mana · 3/12
///
/// > **Taunt Battlecry:** Lose 1 Health for each card in your opponent's hand.
///
/// State: Todo
//~ GIL_623 todo 7204d7e0 645c37e6
#[test]
#[ignore = "todo: GIL_623 Witchwood Grizzly"]
fn GIL_623_witchwood_grizzly() {
    check(
        CardClass::Mage,
        &[Give("GIL_623"), Cost("GIL_623", 5), Stats("GIL_623", 3, 12), Has("GIL_623", GameTag::TAUNT), Unwritten],
    );
}

/// # Night Prowler
///
/// `GIL_624` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** If this is the only minion on the battlefield, gain +3/+3.
///
/// State: Todo
//~ GIL_624 todo b7288544 f9ed504b
#[test]
#[ignore = "todo: GIL_624 Night Prowler"]
fn GIL_624_night_prowler() {
    check(CardClass::Mage, &[Give("GIL_624"), Cost("GIL_624", 4), Stats("GIL_624", 3, 3), Unwritten]);
}

/// # Clockwork Automaton
///
/// `GIL_646` · Neutral minion · 5 mana · 4/4
///
/// > Double the damage and healing of your Hero Power.
///
/// State: Todo
//~ GIL_646 todo c416fe13 e575d5ca
#[test]
#[ignore = "todo: GIL_646 Clockwork Automaton"]
fn GIL_646_clockwork_automaton() {
    check(CardClass::Mage, &[Give("GIL_646"), Cost("GIL_646", 5), Stats("GIL_646", 4, 4), Unwritten]);
}

/// # Clockwork Automaton
///
/// `GIL_646_Puzzle` · Neutral minion · 5 mana · 4/4
///
/// > Double the damage and healing of your Hero Power.
///
/// State: Todo
//~ GIL_646_Puzzle todo f6ffbec2 32c0e5e3
#[test]
#[ignore = "todo: GIL_646_Puzzle Clockwork Automaton"]
fn GIL_646_Puzzle_clockwork_automaton() {
    check(
        CardClass::Mage,
        &[Give("GIL_646_Puzzle"), Cost("GIL_646_Puzzle", 5), Stats("GIL_646_Puzzle", 4, 4), Unwritten],
    );
}

/// # Chief Inspector
///
/// `GIL_648` · Neutral minion · 5 mana · 4/6
///
/// > **Battlecry:** Destroy all enemy **Secrets**.
///
/// State: Todo
//~ GIL_648 todo a8b61dad 8801d9ea
#[test]
#[ignore = "todo: GIL_648 Chief Inspector"]
fn GIL_648_chief_inspector() {
    check(CardClass::Mage, &[Give("GIL_648"), Cost("GIL_648", 5), Stats("GIL_648", 4, 6), Unwritten]);
}

/// # Rotten Applebaum
///
/// `GIL_667` · Neutral minion · 5 mana · 4/6
///
/// > **Taunt Deathrattle:** Restore #6 Health to your hero.
///
/// State: Todo
//~ GIL_667 todo 1b56943f 17bf334f
#[test]
#[ignore = "todo: GIL_667 Rotten Applebaum"]
fn GIL_667_rotten_applebaum() {
    check(
        CardClass::Mage,
        &[Give("GIL_667"), Cost("GIL_667", 5), Stats("GIL_667", 4, 6), Has("GIL_667", GameTag::TAUNT), Unwritten],
    );
}

/// # Walnut Sprite
///
/// `GIL_680` · Neutral minion · 3 mana · 3/3
///
/// > **Echo**
///
/// State: Todo
//~ GIL_680 todo 07b04874 a2473ba2
#[test]
#[ignore = "todo: GIL_680 Walnut Sprite"]
fn GIL_680_walnut_sprite() {
    check(CardClass::Mage, &[Give("GIL_680"), Cost("GIL_680", 3), Stats("GIL_680", 3, 3), Unwritten]);
}

/// # Nightmare Amalgam
///
/// `GIL_681` · Neutral minion · 3 mana · 3/4
///
/// > *This has all minion types.*
///
/// State: Todo
//~ GIL_681 todo 8aae13ff 28fe14e2
#[test]
#[ignore = "todo: GIL_681 Nightmare Amalgam"]
fn GIL_681_nightmare_amalgam() {
    check(CardClass::Mage, &[Give("GIL_681"), Cost("GIL_681", 3), Stats("GIL_681", 3, 4), Unwritten]);
}

/// # Muck Hunter
///
/// `GIL_682` · Neutral minion · 5 mana · 5/8
///
/// > **Rush Battlecry:** Summon two 2/1 Mucklings for your opponent.
///
/// State: Todo
//~ GIL_682 todo 172c8dc6 0b07ca09
#[test]
#[ignore = "todo: GIL_682 Muck Hunter"]
fn GIL_682_muck_hunter() {
    check(
        CardClass::Mage,
        &[Give("GIL_682"), Cost("GIL_682", 5), Stats("GIL_682", 5, 8), Has("GIL_682", GameTag::RUSH), Unwritten],
    );
}

/// # Muckling
///
/// `GIL_682t` · Neutral minion · 1 mana · 2/1
///
/// State: Vanilla
//~ GIL_682t vanilla 9f28a0fb 5fed26f1
#[test]
fn GIL_682t_muckling() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_682t"),
            Cost("GIL_682t", 1),
            Stats("GIL_682t", 2, 1),
            Play("GIL_682t", Nothing),
            In(The("GIL_682t"), Zone::Play),
            Now(The("GIL_682t"), 2, 1),
        ],
    );
}

/// # Marsh Drake
///
/// `GIL_683` · Neutral minion · 3 mana · 5/4
///
/// > **Battlecry:** Summon a 2/1 **Poisonous** Drakeslayer for your opponent.
///
/// State: Todo
//~ GIL_683 todo fc882c09 5f13bb57
#[test]
#[ignore = "todo: GIL_683 Marsh Drake"]
fn GIL_683_marsh_drake() {
    check(CardClass::Mage, &[Give("GIL_683"), Cost("GIL_683", 3), Stats("GIL_683", 5, 4), Unwritten]);
}

/// # Drakeslayer
///
/// `GIL_683t` · Neutral minion · 1 mana · 2/1
///
/// > **Poisonous**
///
/// State: Vanilla
//~ GIL_683t vanilla fff243ae 1ad9389a
#[test]
fn GIL_683t_drakeslayer() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_683t"),
            Cost("GIL_683t", 1),
            Stats("GIL_683t", 2, 1),
            Has("GIL_683t", GameTag::POISONOUS),
            Play("GIL_683t", Nothing),
            In(The("GIL_683t"), Zone::Play),
            Now(The("GIL_683t"), 2, 1),
            HasNow(The("GIL_683t"), GameTag::POISONOUS),
        ],
    );
}

/// # Genn Greymane
///
/// `GIL_692` · Neutral minion · 6 mana · 6/5
///
/// > **Start of Game:** If your deck has only even- Cost cards, your starting Hero Power costs (1).
///
/// State: Todo
//~ GIL_692 todo b2201bfe f4dd18fe
#[test]
#[ignore = "todo: GIL_692 Genn Greymane"]
fn GIL_692_genn_greymane() {
    check(CardClass::Mage, &[Give("GIL_692"), Cost("GIL_692", 6), Stats("GIL_692", 6, 5), Unwritten]);
}

/// # Unpowered Steambot
///
/// `GIL_809` · Neutral minion · 4 mana · 0/9
///
/// > **Taunt**
///
/// State: Vanilla
//~ GIL_809 vanilla bd762971 a4a03052
#[test]
fn GIL_809_unpowered_steambot() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_809"),
            Cost("GIL_809", 4),
            Stats("GIL_809", 0, 9),
            Has("GIL_809", GameTag::TAUNT),
            Play("GIL_809", Nothing),
            In(The("GIL_809"), Zone::Play),
            Now(The("GIL_809"), 0, 9),
            HasNow(The("GIL_809"), GameTag::TAUNT),
        ],
    );
}

/// # Baleful Banker
///
/// `GIL_815` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Choose a friendly minion. Shuffle a copy into your deck.
///
/// State: Todo
//~ GIL_815 todo aac0026a 2f30f70d
#[test]
#[ignore = "todo: GIL_815 Baleful Banker"]
fn GIL_815_baleful_banker() {
    check(
        CardClass::Mage,
        &[
            Give("GIL_815"),
            Cost("GIL_815", 2),
            Stats("GIL_815", 2, 2),
            Targets("GIL_815", &[FriendlyMinion]),
            Unwritten,
        ],
    );
}

/// # Swamp Dragon Egg
///
/// `GIL_816` · Neutral minion · 1 mana · 0/3
///
/// > **Deathrattle:** Add a random Dragon to your hand.
///
/// State: Todo
//~ GIL_816 todo 3d1876fe a9bbf812
#[test]
#[ignore = "todo: GIL_816 Swamp Dragon Egg"]
fn GIL_816_swamp_dragon_egg() {
    check(CardClass::Mage, &[Give("GIL_816"), Cost("GIL_816", 1), Stats("GIL_816", 0, 3), Unwritten]);
}

/// # Witch's Cauldron
///
/// `GIL_819` · Neutral minion · 3 mana · 0/4
///
/// > After a friendly minion dies, add a random Shaman spell to your hand.
///
/// State: Todo
//~ GIL_819 todo ce01d7e3 0644614d
#[test]
#[ignore = "todo: GIL_819 Witch's Cauldron"]
fn GIL_819_witchs_cauldron() {
    check(CardClass::Mage, &[Give("GIL_819"), Cost("GIL_819", 3), Stats("GIL_819", 0, 4), Unwritten]);
}

/// # Baku the Mooneater
///
/// `GIL_826` · Neutral minion · 9 mana · 7/8
///
/// > **Start of Game:** If your deck has only odd- Cost cards, upgrade your Hero Power.
///
/// State: Todo
//~ GIL_826 todo 3b89f937 16af55a3
#[test]
#[ignore = "todo: GIL_826 Baku the Mooneater"]
fn GIL_826_baku_the_mooneater() {
    check(CardClass::Mage, &[Give("GIL_826"), Cost("GIL_826", 9), Stats("GIL_826", 7, 8), Unwritten]);
}

/// # Vicious Scalehide
///
/// `ICC_828t7` · Neutral minion · 2 mana · 1/3
///
/// > **Lifesteal Rush**@**Lifesteal**, **Rush**
///
/// State: Todo
//~ ICC_828t7 todo 7cac7f2d 5fc37f1a
#[test]
#[ignore = "todo: ICC_828t7 Vicious Scalehide"]
fn ICC_828t7_vicious_scalehide() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_828t7"),
            Cost("ICC_828t7", 2),
            Stats("ICC_828t7", 1, 3),
            Has("ICC_828t7", GameTag::LIFESTEAL),
            Has("ICC_828t7", GameTag::RUSH),
            Unwritten,
        ],
    );
}
