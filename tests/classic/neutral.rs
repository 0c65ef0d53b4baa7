//! Neutral cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f32da651

/// `CS2_117` · Neutral minion · 3 mana · 3/3
/// > **Battlecry:** Restore #3 Health.
///
/// State: Done
//~ done CS2_117 b497a1c7 - f90749bf.297e01ee
#[test]
fn CS2_117_earthen_ring_farseer() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_117"),
            Cost("CS2_117", 3),
            Stats("CS2_117", 3, 3),
            Targets("CS2_117", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Hurt(MyHero, 5),
            Play("CS2_117", On(MyHero)),
            Health(MyHero, 28),
        ],
    );
}

/// `CS2_146` · Neutral minion · 1 mana · 2/1
/// > Has **Charge** while you have a weapon equipped.
///
/// State: Done
//~ done CS2_146 25b501ea - 7c10b866.8087d95a
#[test]
fn CS2_146_southsea_deckhand() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_146"),
            Cost("CS2_146", 1),
            Stats("CS2_146", 2, 1),
            Play("CS2_146", Nothing),
            HasNot(My(0), GameTag::CHARGE),
            Friend("CS2_106"),
            HasNow(My(0), GameTag::CHARGE),
            Attack(My(0), TheirHero),
            Health(TheirHero, 28),
        ],
    );
}

/// `CS2_151` · Neutral minion · 5 mana · 4/4
/// > **Battlecry:** Summon a 2/2 Squire.
///
/// State: Done
//~ done CS2_151 ffb994fd - 5f260f43.977effcf
#[test]
fn CS2_151_silver_hand_knight() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_151"),
            Cost("CS2_151", 5),
            Stats("CS2_151", 4, 4),
            Play("CS2_151", Nothing),
            Is(My(1), "CS2_152"),
            Now(My(1), 2, 2),
        ],
    );
}

/// `CS2_181` · Neutral minion · 3 mana · 4/7
/// > **Battlecry:** Deal 4 damage to HIMSELF.
///
/// State: Done
//~ done CS2_181 e90b0fc1 - 4be91c5f.e6cecdb8
#[test]
fn CS2_181_injured_blademaster() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_181"),
            Cost("CS2_181", 3),
            Stats("CS2_181", 4, 7),
            Play("CS2_181", Nothing),
            Damage(My(0), 4),
            Now(My(0), 4, 3),
        ],
    );
}

/// `CS2_181e` · Neutral enchantment
/// > This minion has +2 Attack.
///
/// State: Done
//~ done CS2_181e 8133f7fe - b3d22c24.a6237b4c
#[test]
fn CS2_181e_full_strength() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "CS2_181e"), Now(My(0), 7, 1)]);
}

/// `CS2_188` · Neutral minion · 1 mana · 1/1
/// > **Battlecry:** Give a minion +2 Attack this turn.
///
/// State: Done
//~ done CS2_188 21af77eb - 9bb3122f.878bc5a8
#[test]
fn CS2_188_abusive_sergeant() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_188"),
            Cost("CS2_188", 1),
            Stats("CS2_188", 1, 1),
            Targets("CS2_188", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("CS2_188", On(My(0))),
            Now(My(0), 6, 5),
            EndTurn,
            Now(My(0), 4, 5),
        ],
    );
}

/// `CS2_188o` · Neutral enchantment
/// > This minion has +2 Attack this turn.
///
/// State: Done
//~ done CS2_188o e8654b12 - 43a74f2a.81e4b011
#[test]
fn CS2_188o_inspired() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "CS2_188o"), Now(My(0), 7, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// `CS2_203` · Neutral minion · 3 mana · 2/1
/// > **Battlecry: Silence** a minion.
///
/// State: Done
//~ done CS2_203 219c2abb - c6d2ce80.94f1f570
#[test]
fn CS2_203_ironbeak_owl() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_203"),
            Cost("CS2_203", 3),
            Stats("CS2_203", 2, 1),
            Targets("CS2_203", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_179"),
            Play("CS2_203", On(Their(0))),
            HasNot(Their(0), GameTag::TAUNT),
        ],
    );
}

/// `CS2_221` · Neutral minion · 5 mana · 4/6
/// > Your weapon has +2 Attack while this is damaged.
///
/// State: Done
//~ done CS2_221 e6d24b14 - 05b509ba.56493a5a
#[test]
fn CS2_221_spiteful_smith() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_221"),
            Cost("CS2_221", 5),
            Stats("CS2_221", 4, 6),
            Play("CS2_221", Nothing),
            Friend("CS2_106"),
            Now(MyWeapon, 3, 2),
            Hurt(My(0), 1),
            Now(MyWeapon, 5, 2),
            Now(MyHero, 5, 30),
        ],
    );
}

/// `CS2_221e` · Neutral enchantment
/// > +2 Attack from Spiteful Smith.
///
/// State: Done
//~ done CS2_221e 894dd7c7 - d4b5187e.2227f491
#[test]
fn CS2_221e_sharp() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "CS2_221e"), Now(My(0), 7, 1)]);
}

/// `CS2_227` · Neutral minion · 5 mana · 7/6
/// > Your minions cost (3) more.
///
/// State: Done
//~ done CS2_227 9455da3b - d719f4ec.4d22e396
#[test]
fn CS2_227_venture_co_mercenary() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_227"),
            Cost("CS2_227", 5),
            Stats("CS2_227", 7, 6),
            Play("CS2_227", Nothing),
            Give("CS2_182"),
            Give("CS2_029"),
            CostNow(Nth(1), 7),
            CostNow(Nth(2), 4),
        ],
    );
}

/// `DREAM_02` · Dream spell · Nature · 2 mana
/// > Deal $5 damage to all characters except Ysera.
///
/// State: Done
//~ done DREAM_02 c926fc58 - 534092b4.ceca5d40
#[test]
fn DREAM_02_ysera_awakens() {
    check(
        CardClass::Mage,
        &[
            Give("DREAM_02"),
            Cost("DREAM_02", 2),
            Enemy("CS2_200"),
            Friend("EX1_572"),
            Play("DREAM_02", Nothing),
            Damage(Their(0), 5),
            Damage(My(0), 0),
            Health(TheirHero, 25),
            Health(MyHero, 25),
        ],
    );
}

/// `DREAM_04` · Dream spell · Nature · 0 mana
/// > Return a minion to its owner's hand.
///
/// State: Done
//~ done DREAM_04 50edb029 - 6a5bff04.372d8295
#[test]
fn DREAM_04_dream() {
    check(
        CardClass::Mage,
        &[
            Give("DREAM_04"),
            Cost("DREAM_04", 0),
            Targets("DREAM_04", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_182"),
            Play("DREAM_04", On(Their(0))),
            BoardCount(Theirs, 0),
            HandCount(Theirs, 1),
        ],
    );
}

/// `DREAM_05` · Dream spell · Shadow · 0 mana
/// > Give a minion +5/+5. At the start of your next turn, destroy it.
///
/// State: Done
//~ done DREAM_05 10eae8bb - 1bae24e9.9c5883ed
#[test]
fn DREAM_05_nightmare() {
    check(
        CardClass::Mage,
        &[
            Give("DREAM_05"),
            Cost("DREAM_05", 0),
            Targets("DREAM_05", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("DREAM_05", On(My(0))),
            Now(My(0), 9, 10),
            EndTurn,
            BoardCount(Mine, 1),
            EndTurn,
            BoardCount(Mine, 0),
        ],
    );
}

/// `EX1_001` · Neutral minion · 1 mana · 1/2
/// > Whenever a character is healed, gain +2 Attack.
///
/// State: Done
//~ done EX1_001 55ceb580 - 1ccabe99.b7e944ca
#[test]
fn EX1_001_lightwarden() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_001"),
            Cost("EX1_001", 1),
            Stats("EX1_001", 1, 2),
            Play("EX1_001", Nothing),
            Hurt(MyHero, 10),
            Play("CS2_007", On(MyHero)),
            Now(My(0), 3, 2),
            Hurt(My(0), 1),
            Play("CS2_007", On(My(0))),
            Now(My(0), 5, 2),
            Hurt(TheirHero, 10),
            Play("CS2_007", On(TheirHero)),
            Now(My(0), 7, 2),
        ],
    );
}

/// `EX1_002` · Neutral minion · 4 mana · 4/4
/// > **Tradeable** **Battlecry:** Destroy an enemy minion with **Taunt**.
///
/// State: Done
//~ done EX1_002 e4ddd740 - c62a5e26.19eec0ca
#[test]
fn EX1_002_the_black_knight() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_002"),
            Cost("EX1_002", 4),
            Stats("EX1_002", 4, 4),
            Has("EX1_002", GameTag::TRADEABLE),
            Enemy("CS2_179"),
            Enemy("CS2_182"),
            Friend("CS2_179"),
            CannotTarget("EX1_002", Their(1)),
            CannotTarget("EX1_002", My(0)),
            Play("EX1_002", On(Their(0))),
            Dead(Nth(1)),
            BoardCount(Theirs, 1),
        ],
    );
}

/// `EX1_004` · Neutral minion · 1 mana · 2/1
/// > At the end of your turn, give another random friendly minion +1 Health.
///
/// State: Done
//~ done EX1_004 327f824d - 8f0e64b7.90108879
#[test]
fn EX1_004_young_priestess() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_004"),
            Cost("EX1_004", 1),
            Stats("EX1_004", 2, 1),
            Play("EX1_004", Nothing),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(My(1))),
            EndTurn,
            Now(My(1), 4, 6),
            Now(My(0), 2, 1),
            Now(My(2), 4, 5),
            EndTurn,
            Now(My(1), 4, 6),
            Now(My(2), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[Friend("EX1_004"), Friend("CS2_182"), Never(Entity(My(0))), EndTurn, Now(My(0), 2, 1), Now(My(1), 4, 6)],
    );
    check(
        CardClass::Mage,
        &[
            Friend("EX1_004"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Their(0))),
            EndTurn,
            Now(Their(0), 4, 5),
            Now(My(1), 4, 6),
        ],
    );
}

/// `EX1_005` · Neutral minion · 4 mana · 4/2
/// > **Tradeable Battlecry:** Destroy a minion with 7 or more Attack.
///
/// State: Done
//~ done EX1_005 03eb7614 - 227e29f9.4ea4e681
#[test]
fn EX1_005_big_game_hunter() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_005"),
            Cost("EX1_005", 4),
            Stats("EX1_005", 4, 2),
            Has("EX1_005", GameTag::TRADEABLE),
            Enemy("CS2_186"),
            Enemy("CS2_200"),
            CannotTarget("EX1_005", Their(1)),
            Play("EX1_005", On(Their(0))),
            Dead(Nth(1)),
            BoardCount(Theirs, 1),
        ],
    );
    check(CardClass::Mage, &[Friend("CS2_186"), Play("EX1_005", On(My(0))), Dead(Nth(0))]);
}

/// `EX1_006` · Neutral minion · 3 mana · 0/3
/// > At the start of your turn, swap this minion with a random one in your hand.
///
/// State: Done
//~ done EX1_006 405acc3f - e6f6dd63.e357b6a3
#[test]
fn EX1_006_alarm_o_bot() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_006"),
            Cost("EX1_006", 3),
            Stats("EX1_006", 0, 3),
            Give("CS2_200"),
            Give("CS2_182"),
            Play("EX1_006", Nothing),
            EndTurn,
            In(Nth(0), Zone::Play),
            Force(Entity(Nth(1))),
            EndTurn,
            In(Nth(2), Zone::Hand),
            In(Nth(1), Zone::Play),
            In(Nth(0), Zone::Hand),
            Now(My(0), 6, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CS2_182"),
            Give("CS2_200"),
            Play("EX1_006", Nothing),
            EndTurn,
            Force(Entity(Nth(1))),
            EndTurn,
            Is(My(0), "CS2_200"),
            In(Nth(0), Zone::Hand),
            BoardCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CS2_200"),
            Give("CS2_029"),
            Play("EX1_006", Nothing),
            EndTurn,
            Never(Entity(Nth(1))),
            EndTurn,
            In(Nth(0), Zone::Play),
            In(Nth(1), Zone::Hand),
        ],
    );
}

/// `EX1_007` · Neutral minion · 3 mana · 1/4
/// > Whenever this minion takes damage, draw a card.
///
/// State: Done
//~ done EX1_007 bfa46c1c - 6e2d12d0.3ab31bc0
#[test]
fn EX1_007_acolyte_of_pain() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_007"),
            Cost("EX1_007", 3),
            Stats("EX1_007", 1, 4),
            Play("EX1_007", Nothing),
            Hurt(My(0), 1),
            HandCount(Mine, 1),
            Hurt(My(0), 1),
            HandCount(Mine, 2),
        ],
    );
}

/// `EX1_009` · Neutral minion · 1 mana · 1/1
/// > Has +5 Attack while damaged.
///
/// State: Done
//~ done EX1_009 fae6cfd3 - 8f0cc1aa.9bcfd6e4
#[test]
fn EX1_009_angry_chicken() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_009"),
            Cost("EX1_009", 1),
            Stats("EX1_009", 1, 1),
            Friend("EX1_009"),
            Play("CS2_004", On(My(0))),
            Now(My(0), 1, 3),
            Hurt(My(0), 1),
            Now(My(0), 6, 2),
        ],
    );
}

/// `EX1_012` · Neutral minion · 2 mana · 1/1
/// > **Spell Damage +1 Deathrattle:** Draw a card.
///
/// State: Done
//~ done EX1_012 af8eddd0 - cd1f2484.b141bdb6
#[test]
fn EX1_012_bloodmage_thalnos() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_012"),
            Cost("EX1_012", 2),
            Stats("EX1_012", 1, 1),
            Has("EX1_012", GameTag::SPELLPOWER),
            Play("EX1_012", Nothing),
            HasNow(My(0), GameTag::SPELLPOWER),
            HandCount(Mine, 0),
            Play("CS2_008", On(TheirHero)),
            Health(TheirHero, 28),
            Kill(My(0)),
            HandCount(Mine, 1),
        ],
    );
}

/// `EX1_014` · Neutral minion · 3 mana · 5/6
/// > **Battlecry:** Give your opponent 2 Bananas.
///
/// State: Done
//~ done EX1_014 d918affc - 02a3241b.793e4d07
#[test]
fn EX1_014_king_mukla() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_014"),
            Cost("EX1_014", 3),
            Stats("EX1_014", 5, 6),
            Play("EX1_014", Nothing),
            HandCount(Theirs, 2),
            Is(InTheirHand(0), "EX1_014t"),
            HandCount(Mine, 0),
        ],
    );
}

/// `EX1_014t` · Neutral spell · 1 mana
/// > Give a minion +1/+1.
///
/// State: Done
//~ done EX1_014t b4896a38 - d6898e49.c54a2875
#[test]
fn EX1_014t_bananas() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_014t"),
            Cost("EX1_014t", 1),
            Targets("EX1_014t", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("EX1_014t", On(My(0))),
            Now(My(0), 5, 6),
        ],
    );
}

/// `EX1_014te` · Neutral enchantment
/// > Has +1/+1.
///
/// State: Done
//~ done EX1_014te 5cdbbd25 - e8f7b9f0.49a417ba
#[test]
fn EX1_014te_bananas() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EX1_014te"), Now(My(0), 6, 2)]);
}

/// `EX1_016` · Neutral minion · 6 mana · 5/5
/// > **Deathrattle:** Take control of a random enemy minion.
///
/// State: Done
//~ done EX1_016 a7b38f1e - f0c547d7.cb78a29c
#[test]
fn EX1_016_sylvanas_windrunner() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_016"),
            Cost("EX1_016", 6),
            Stats("EX1_016", 5, 5),
            Enemy("CS2_182"),
            Enemy("CS2_172"),
            Play("EX1_016", Nothing),
            BoardCount(Theirs, 2),
            Force(Entity(Their(1))),
            Kill(My(0)),
            Is(My(0), "CS2_172"),
            BoardCount(Mine, 1),
            Is(Their(0), "CS2_182"),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("EX1_016"),
            Friend("CS2_172"),
            Enemy("CS2_182"),
            Never(Entity(My(1))),
            Kill(My(0)),
            BoardCount(Mine, 2),
            BoardCount(Theirs, 0),
        ],
    );
}

/// `EX1_029` · Neutral minion · 1 mana · 2/1
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// State: Done
//~ done EX1_029 490918fe - 6f586974.f85f7e9e
#[test]
fn EX1_029_leper_gnome() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_029"),
            Cost("EX1_029", 1),
            Stats("EX1_029", 2, 1),
            Play("EX1_029", Nothing),
            Health(TheirHero, 30),
            Kill(My(0)),
            Health(TheirHero, 28),
        ],
    );
}

/// `EX1_029_Puzzle` · Neutral minion · 1 mana · 1/1
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// State: Done
//~ done EX1_029_Puzzle 701ec7f0 - 568e8c7a.f85f7e9e
#[test]
fn EX1_029_Puzzle_leper_gnome() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_029_Puzzle"),
            Cost("EX1_029_Puzzle", 1),
            Stats("EX1_029_Puzzle", 1, 1),
            Play("EX1_029_Puzzle", Nothing),
            Health(TheirHero, 30),
            Kill(My(0)),
            Health(TheirHero, 28),
            Health(MyHero, 30),
        ],
    );
}

/// `EX1_043` · Neutral minion · 4 mana · 4/1
/// > **Battlecry:** Gain +1 Health for each card in your hand.
///
/// State: Done
//~ done EX1_043 19dde4d5 - 8eb03b41.40fd3180
#[test]
fn EX1_043_twilight_drake() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_043"),
            Cost("EX1_043", 4),
            Stats("EX1_043", 4, 1),
            Give("CS2_231"),
            Give("CS2_231"),
            Play("EX1_043", Nothing),
            Now(My(0), 4, 3),
        ],
    );
}

/// `EX1_044` · Neutral minion · 3 mana · 2/2
/// > Whenever you play a card, gain +1/+1.
///
/// State: Done
//~ done EX1_044 ddfc73b8 - cd01fe34.c6caf91f
#[test]
fn EX1_044_questing_adventurer() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_044"),
            Cost("EX1_044", 3),
            Stats("EX1_044", 2, 2),
            Play("EX1_044", Nothing),
            Now(My(0), 2, 2),
            Play("GAME_005", Nothing),
            Now(My(0), 3, 3),
            Play("CS2_231", Nothing),
            Now(My(0), 4, 4),
            EndTurn,
            Play("GAME_005", Nothing),
            Now(My(0), 4, 4),
        ],
    );
}

/// `EX1_046` · Neutral minion · 4 mana · 4/4
/// > **Battlecry:** Give a minion +2 Attack this turn.
///
/// State: Done
//~ done EX1_046 a73934ad - e2a037cc.878bc5a8
#[test]
fn EX1_046_dark_iron_dwarf() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_046"),
            Cost("EX1_046", 4),
            Stats("EX1_046", 4, 4),
            Targets("EX1_046", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("EX1_046", On(My(0))),
            Now(My(0), 6, 5),
            EndTurn,
            Now(My(0), 4, 5),
        ],
    );
}

/// `EX1_048` · Neutral minion · 4 mana · 4/3
/// > **Battlecry: Silence** a minion.
///
/// State: Done
//~ done EX1_048 c1f15417 - f1a3ea73.94f1f570
#[test]
fn EX1_048_spellbreaker() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_048"),
            Cost("EX1_048", 4),
            Stats("EX1_048", 4, 3),
            Targets("EX1_048", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_179"),
            Play("EX1_048", On(Their(0))),
            HasNot(Their(0), GameTag::TAUNT),
        ],
    );
}

/// `EX1_049` · Neutral minion · 2 mana · 3/2
/// > **Battlecry:** Return a friendly minion from the battlefield to your hand.
///
/// State: Done
//~ done EX1_049 2303f2be - b49896f5.a1848913
#[test]
fn EX1_049_youthful_brewmaster() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_049"),
            Cost("EX1_049", 2),
            Stats("EX1_049", 3, 2),
            Targets("EX1_049", &[FriendlyMinion]),
            Friend("CS2_182"),
            Play("EX1_049", On(My(0))),
            BoardCount(Mine, 1),
            HandCount(Mine, 1),
            Is(InHand(0), "CS2_182"),
        ],
    );
}

/// `EX1_050` · Neutral minion · 3 mana · 2/2
/// > **Battlecry:** Each player draws 2 cards.
///
/// State: Done
//~ done EX1_050 65dd664c - c20e9966.fcf2dfe6
#[test]
fn EX1_050_coldlight_oracle() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_050"),
            Cost("EX1_050", 3),
            Stats("EX1_050", 2, 2),
            Play("EX1_050", Nothing),
            HandCount(Mine, 2),
            HandCount(Theirs, 2),
        ],
    );
}

/// `EX1_055` · Neutral minion · 2 mana · 1/3
/// > Whenever you cast a spell, gain +2 Attack this turn.
///
/// State: Done
//~ done EX1_055 c29c8b53 - 50775fd0.a31a45f1
#[test]
fn EX1_055_mana_addict() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_055"),
            Cost("EX1_055", 2),
            Stats("EX1_055", 1, 3),
            Play("EX1_055", Nothing),
            Play("GAME_005", Nothing),
            Now(My(0), 3, 3),
            EndTurn,
            Now(My(0), 1, 3),
            Play("GAME_005", Nothing),
            Now(My(0), 1, 3),
        ],
    );
}

/// `EX1_057` · Neutral minion · 4 mana · 5/4
/// > **Battlecry:** Return a friendly minion from the battlefield to your hand.
///
/// State: Done
//~ done EX1_057 6778c527 - 1d996384.a1848913
#[test]
fn EX1_057_ancient_brewmaster() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_057"),
            Cost("EX1_057", 4),
            Stats("EX1_057", 5, 4),
            Targets("EX1_057", &[FriendlyMinion]),
            Friend("CS2_182"),
            Play("EX1_057", On(My(0))),
            BoardCount(Mine, 1),
            Is(InHand(0), "CS2_182"),
            HandCount(Mine, 1),
        ],
    );
}

/// `EX1_058` · Neutral minion · 2 mana · 2/3
/// > **Battlecry:** Give adjacent minions **Taunt**.
///
/// State: Done
//~ done EX1_058 23392d72 - e7f2353c.1b4018a7
#[test]
fn EX1_058_sunfury_protector() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_058"),
            Cost("EX1_058", 2),
            Stats("EX1_058", 2, 3),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            PlayAt("EX1_058", 1, Nothing),
            HasNow(My(0), GameTag::TAUNT),
            HasNot(My(1), GameTag::TAUNT),
            HasNow(My(2), GameTag::TAUNT),
            HasNot(My(3), GameTag::TAUNT),
        ],
    );
}

/// `EX1_059` · Neutral minion · 2 mana · 2/2
/// > **Battlecry:** Swap the Attack and Health of a minion.
///
/// State: Done
//~ done EX1_059 71209c1c - 8c660488.2c65d2fc
#[test]
fn EX1_059_crazed_alchemist() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_059"),
            Cost("EX1_059", 2),
            Stats("EX1_059", 2, 2),
            Targets("EX1_059", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_182"),
            Hurt(Their(0), 2),
            Play("EX1_059", On(Their(0))),
            Now(Their(0), 3, 4),
        ],
    );
}

/// `EX1_076` · Neutral minion · 2 mana · 2/2
/// > The first minion you play each turn costs (1) less.
///
/// State: Done
//~ done EX1_076 f387c5f4 - afaf7f72.7d025a56
#[test]
fn EX1_076_pint_sized_summoner() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_076"),
            Cost("EX1_076", 2),
            Stats("EX1_076", 2, 2),
            Play("EX1_076", Nothing),
            Give("CS2_182"),
            Give("CS2_200"),
            Give("CS2_029"),
            CostNow(Nth(1), 4),
            EndTurn,
            EndTurn,
            CostNow(Nth(1), 3),
            CostNow(Nth(3), 4),
            Play("GAME_005", Nothing),
            CostNow(Nth(1), 3),
            Play("CS2_182", Nothing),
            CostNow(Nth(2), 6),
        ],
    );
}

/// `EX1_080` · Neutral minion · 1 mana · 1/2
/// > Whenever a **Secret** is played, gain +1/+1.
///
/// State: Done
//~ done EX1_080 2e779563 - e5018310.e15f9e8a
#[test]
fn EX1_080_secretkeeper() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_080"),
            Cost("EX1_080", 1),
            Stats("EX1_080", 1, 2),
            Play("EX1_080", Nothing),
            Play("GAME_005", Nothing),
            Play("CS2_231", Nothing),
            Now(My(0), 1, 2),
            Play("EX1_287", Nothing),
            Now(My(0), 2, 3),
            EndTurn,
            Play("EX1_289", Nothing),
            Now(My(0), 3, 4),
        ],
    );
}

/// `EX1_082` · Neutral minion · 2 mana · 3/2
/// > **Battlecry:** Deal 3 damage randomly split between all other characters.
///
/// State: Done
//~ done EX1_082 e62852e7 - fc313d80.78e2aeeb
#[test]
fn EX1_082_mad_bomber() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_082"),
            Cost("EX1_082", 2),
            Stats("EX1_082", 3, 2),
            Friend("CS2_200"),
            Force(Entity(My(0))),
            Force(Entity(TheirHero)),
            Force(Entity(My(0))),
            Play("EX1_082", Nothing),
            Damage(My(0), 2),
            Health(TheirHero, 29),
            Damage(My(1), 0),
        ],
    );
    check(CardClass::Mage, &[Give("EX1_082"), Never(Entity(Nth(0))), Play("EX1_082", Nothing), Damage(Nth(0), 0)]);
}

/// `EX1_083` · Neutral minion · 3 mana · 3/3
/// > **Battlecry:** Transform another random minion into a 5/5 Devilsaur or a 1/1 Squirrel.
///
/// State: Done
//~ done EX1_083 57ab7d0c - d76ed51a.017b2272
#[test]
fn EX1_083_tinkmaster_overspark() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_083"),
            Cost("EX1_083", 3),
            Stats("EX1_083", 3, 3),
            Enemy("CS2_200"),
            Force(Card("EX1_tk29")),
            Play("EX1_083", Nothing),
            Is(Their(0), "EX1_tk29"),
        ],
    );
    check(
        CardClass::Mage,
        &[Enemy("CS2_200"), Force(Card("EX1_tk28")), Play("EX1_083", Nothing), Is(Their(0), "EX1_tk28")],
    );
    check(
        CardClass::Mage,
        &[
            Enemy("CS2_200"),
            Friend("CS2_200"),
            Force(Entity(My(0))),
            Force(Card("EX1_tk29")),
            Play("EX1_083", Nothing),
            Is(My(0), "EX1_tk29"),
            Now(My(0), 5, 5),
            Is(Their(0), "CS2_200"),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("EX1_083"), Enemy("CS2_200"), Never(Entity(Nth(0))), Play("EX1_083", Nothing), Is(My(0), "EX1_083")],
    );
}

/// `EX1_085` · Neutral minion · 5 mana · 3/3
/// > **Battlecry:** If your opponent has 4 or more minions, take control of one.
///
/// State: Done
//~ done EX1_085 77ee3b9c - 272256c0.740f9614
#[test]
fn EX1_085_mind_control_tech() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_085"),
            Cost("EX1_085", 5),
            Stats("EX1_085", 3, 3),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_182"),
            Play("EX1_085", Nothing),
            BoardCount(Theirs, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_172"),
            Force(Entity(Their(3))),
            Play("EX1_085", Nothing),
            BoardCount(Theirs, 3),
            BoardCount(Mine, 2),
            Is(My(1), "CS2_172"),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_172"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(My(0))),
            Play("EX1_085", Nothing),
            BoardCount(Theirs, 3),
            BoardCount(Mine, 3),
        ],
    );
}

/// `EX1_089` · Neutral minion · 3 mana · 4/2
/// > **Charge**. **Battlecry:** Give your opponent a Mana Crystal.
///
/// State: Done
//~ done EX1_089 7e11b69e - 2d2138f5.5dcf19bc
#[test]
fn EX1_089_arcane_golem() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_089"),
            Cost("EX1_089", 3),
            Stats("EX1_089", 4, 2),
            Has("EX1_089", GameTag::CHARGE),
            EndTurn,
            Crystals(5),
            EndTurn,
            Crystals(5),
            Play("EX1_089", Nothing),
            HasNow(My(0), GameTag::CHARGE),
            Attack(My(0), TheirHero),
            Health(TheirHero, 26),
            EndTurn,
            Mana(7),
            EndTurn,
            Mana(6),
        ],
    );
}

/// `EX1_093` · Neutral minion · 4 mana · 3/3
/// > **Battlecry:** Give adjacent minions +1/+1 and **Taunt**.
///
/// State: Done
//~ done EX1_093 7451cad4 - 5b5b8622.e913cb2a
#[test]
fn EX1_093_defender_of_argus() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_093"),
            Cost("EX1_093", 4),
            Stats("EX1_093", 3, 3),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            PlayAt("EX1_093", 1, Nothing),
            Now(My(0), 5, 6),
            HasNow(My(0), GameTag::TAUNT),
            Now(My(1), 3, 3),
            HasNot(My(1), GameTag::TAUNT),
            Now(My(2), 5, 6),
            HasNow(My(2), GameTag::TAUNT),
            Now(My(3), 4, 5),
            HasNot(My(3), GameTag::TAUNT),
        ],
    );
}

/// `EX1_095` · Neutral minion · 7 mana · 4/4
/// > Whenever you cast a spell, draw a card.
///
/// State: Done
//~ done EX1_095 2d1d7d95 - ca5810fb.97c574f5
#[test]
fn EX1_095_gadgetzan_auctioneer() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_095"),
            Cost("EX1_095", 7),
            Stats("EX1_095", 4, 4),
            Play("CS2_231", Nothing),
            Friend("EX1_095"),
            Play("GAME_005", Nothing),
            HandCount(Mine, 2),
            Play("CS2_231", Nothing),
            HandCount(Mine, 2),
            EndTurn,
            Play("GAME_005", Nothing),
            HandCount(Mine, 2),
        ],
    );
}

/// `EX1_096` · Neutral minion · 2 mana · 2/1
/// > **Deathrattle:** Draw a card.
///
/// State: Done
//~ done EX1_096 af10f1a9 - b519ac3f.505f40e5
#[test]
fn EX1_096_loot_hoarder() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_096"),
            Cost("EX1_096", 2),
            Stats("EX1_096", 2, 1),
            Play("EX1_096", Nothing),
            HandCount(Mine, 0),
            Kill(My(0)),
            HandCount(Mine, 1),
        ],
    );
}

/// `EX1_097` · Neutral minion · 5 mana · 4/4
/// > **Taunt**. **Deathrattle:** Deal 2 damage to ALL characters.
///
/// State: Done
//~ done EX1_097 7b8318f7 - 277dac3a.5560e714
#[test]
fn EX1_097_abomination() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_097"),
            Cost("EX1_097", 5),
            Stats("EX1_097", 4, 4),
            Has("EX1_097", GameTag::TAUNT),
            Enemy("CS2_182"),
            Play("EX1_097", Nothing),
            HasNow(My(0), GameTag::TAUNT),
            Friend("CS2_182"),
            Health(TheirHero, 30),
            Kill(My(0)),
            Damage(My(0), 2),
            Damage(Their(0), 2),
            Health(TheirHero, 28),
            Health(MyHero, 28),
        ],
    );
}

/// `EX1_100` · Neutral minion · 2 mana · 0/4
/// > Whenever a player casts a spell, put a copy into the other player’s hand.
///
/// State: Done
//~ done EX1_100 268b0ee3 - 45a024cb.574f54fc
#[test]
fn EX1_100_lorewalker_cho() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_100"),
            Cost("EX1_100", 2),
            Stats("EX1_100", 0, 4),
            Play("EX1_100", Nothing),
            Play("GAME_005", Nothing),
            HandCount(Theirs, 1),
            Is(InTheirHand(0), "GAME_005"),
            EndTurn,
            Play("GAME_005", Nothing),
            HandCount(Mine, 1),
        ],
    );
}

/// `EX1_102` · Neutral minion · 3 mana · 1/4
/// > At the start of your turn, deal 2 damage to a random enemy.
///
/// State: Done
//~ done EX1_102 4bb1e7ad - 990f7072.48900d50
#[test]
fn EX1_102_demolisher() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_102"),
            Cost("EX1_102", 3),
            Stats("EX1_102", 1, 4),
            Enemy("CS2_182"),
            Play("EX1_102", Nothing),
            EndTurn,
            Damage(Their(0), 0),
            Health(TheirHero, 30),
            Force(Entity(Their(0))),
            EndTurn,
            Damage(Their(0), 2),
            Health(TheirHero, 30),
        ],
    );
    check(CardClass::Mage, &[Friend("EX1_102"), EndTurn, Never(Entity(MyHero)), EndTurn, Health(TheirHero, 28)]);
}

/// `EX1_103` · Neutral minion · 3 mana · 2/3
/// > **Battlecry:** Give your other Murlocs +2 Health.
///
/// State: Done
//~ done EX1_103 e14f385b - c54792c9.c0bcf92d
#[test]
fn EX1_103_coldlight_seer() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_103"),
            Cost("EX1_103", 3),
            Stats("EX1_103", 2, 3),
            Friend("CS2_168"),
            Friend("CS2_231"),
            Enemy("CS2_168"),
            Play("EX1_103", Nothing),
            Now(My(0), 2, 3),
            Now(My(1), 1, 1),
            Now(My(2), 2, 3),
            Now(Their(0), 2, 1),
        ],
    );
}

/// `EX1_105` · Neutral minion · 12 mana · 8/8
/// > Costs (1) less for each other card in your hand.
///
/// State: Done
//~ done EX1_105 e78b31f6 - fb1dada7.1ebe47d0
#[test]
fn EX1_105_mountain_giant() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_105"),
            Cost("EX1_105", 12),
            Stats("EX1_105", 8, 8),
            CostNow(Nth(0), 12),
            Give("CS2_231"),
            Give("CS2_231"),
            CostNow(Nth(0), 10),
        ],
    );
}

/// `EX1_110` · Neutral minion · 6 mana · 5/5
/// > **Taunt Deathrattle:** Summon a 5/5 Baine Bloodhoof.
///
/// State: Done
//~ done EX1_110 4adeacbc - fe7206a2.9fcddc0a
#[test]
fn EX1_110_cairne_bloodhoof() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_110"),
            Cost("EX1_110", 6),
            Stats("EX1_110", 5, 5),
            Has("EX1_110", GameTag::TAUNT),
            Play("EX1_110", Nothing),
            BoardCount(Mine, 1),
            Kill(My(0)),
            Is(My(0), "EX1_110t"),
            Now(My(0), 5, 5),
        ],
    );
}

/// `EX1_116` · Neutral minion · 5 mana · 6/2
/// > **Charge**. **Battlecry:** Summon two 1/1 Whelps for your opponent.
///
/// State: Done
//~ done EX1_116 d4e38e32 - 90d9caaf.8624a9cd
#[test]
fn EX1_116_leeroy_jenkins() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_116"),
            Cost("EX1_116", 5),
            Stats("EX1_116", 6, 2),
            Has("EX1_116", GameTag::CHARGE),
            Play("EX1_116", Nothing),
            BoardCount(Theirs, 2),
            Is(Their(0), "EX1_116t"),
            HasNow(My(0), GameTag::CHARGE),
        ],
    );
}

/// `EX1_162` · Neutral minion · 2 mana · 2/2
/// > Adjacent minions have +1 Attack.
///
/// State: Done
//~ done EX1_162 c5273c04 - db70ceb8.a8beaaf7
#[test]
fn EX1_162_dire_wolf_alpha() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_162"),
            Cost("EX1_162", 2),
            Stats("EX1_162", 2, 2),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Play("EX1_162", Nothing),
            Now(My(0), 4, 5),
            Now(My(1), 5, 5),
            Now(My(2), 2, 2),
            Friend("CS2_172"),
            Now(My(3), 4, 2),
        ],
    );
}

/// `EX1_162o` · Neutral enchantment
/// > +1 Attack from {0}.
///
/// State: Done
//~ done EX1_162o 00822b4e - a056dd5c.db076625
#[test]
fn EX1_162o_strength_of_the_pack() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EX1_162o"), Now(My(0), 6, 1)]);
}

/// `EX1_249` · Neutral minion · 7 mana · 7/7
/// > At the end of your turn, deal 2 damage to ALL other characters.
///
/// State: Done
//~ done EX1_249 8cce2670 - 51939705.e7cbfc5a
#[test]
fn EX1_249_baron_geddon() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_249"),
            Cost("EX1_249", 7),
            Stats("EX1_249", 7, 7),
            Enemy("CS2_182"),
            Friend("CS2_182"),
            Play("EX1_249", Nothing),
            Damage(Their(0), 0),
            EndTurn,
            Damage(Their(0), 2),
            Health(TheirHero, 28),
            Health(MyHero, 28),
            Damage(My(0), 2),
            Damage(My(1), 0),
            EndTurn,
            Damage(Their(0), 2),
        ],
    );
}

/// `EX1_283` · Neutral minion · 6 mana · 5/5
/// > **Battlecry: Freeze** a character.
///
/// State: Done
//~ done EX1_283 1a76052d - afd1d24d.7c719279
#[test]
fn EX1_283_frost_elemental() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_283"),
            Cost("EX1_283", 6),
            Stats("EX1_283", 5, 5),
            Targets("EX1_283", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Play("EX1_283", On(TheirHero)),
            HasNow(TheirHero, GameTag::FROZEN),
        ],
    );
}

/// `EX1_284` · Neutral minion · 5 mana · 4/5
/// > **Spell Damage +1 Battlecry:** Draw a card.
///
/// State: Done
//~ done EX1_284 e5513c6c - 9f914eac.6de7b73a
#[test]
fn EX1_284_azure_drake() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_284"),
            Cost("EX1_284", 5),
            Stats("EX1_284", 4, 5),
            Has("EX1_284", GameTag::SPELLPOWER),
            Play("EX1_284", Nothing),
            HandCount(Mine, 1),
            HasNow(My(0), GameTag::SPELLPOWER),
        ],
    );
}

/// `EX1_298` · Neutral minion · 8 mana · 8/8
/// > Can't attack. At the end of your turn, deal 8 damage to a random enemy.
///
/// State: Done
//~ done EX1_298 3afb462c - 22337fc0.8b56020b
#[test]
fn EX1_298_ragnaros_the_firelord() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_298"),
            Cost("EX1_298", 8),
            Stats("EX1_298", 8, 8),
            Has("EX1_298", GameTag::CANT_ATTACK),
            Enemy("CS2_182"),
            Play("EX1_298", Nothing),
            Force(Entity(Their(0))),
            EndTurn,
            Dead(Nth(1)),
            Health(TheirHero, 30),
            EndTurn,
            CannotAct(My(0)),
        ],
    );
    check(CardClass::Mage, &[Friend("EX1_298"), Never(Entity(MyHero)), EndTurn, Health(TheirHero, 22)]);
}

/// `EX1_390` · Neutral minion · 3 mana · 2/3
/// > **Taunt** Has +3 Attack while damaged.
///
/// State: Done
//~ done EX1_390 faf64f43 - 0a032824.5bbb5548
#[test]
fn EX1_390_tauren_warrior() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_390"),
            Cost("EX1_390", 3),
            Stats("EX1_390", 2, 3),
            Has("EX1_390", GameTag::TAUNT),
            Play("EX1_390", Nothing),
            HasNow(My(0), GameTag::TAUNT),
            Now(My(0), 2, 3),
            Hurt(My(0), 1),
            Now(My(0), 5, 2),
            Play("CS2_007", On(My(0))),
            Now(My(0), 2, 3),
        ],
    );
}

/// `EX1_393` · Neutral minion · 2 mana · 2/3
/// > Has +3 Attack while damaged.
///
/// State: Done
//~ done EX1_393 28718d9c - 674338a9.fa773efa
#[test]
fn EX1_393_amani_berserker() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_393"),
            Cost("EX1_393", 2),
            Stats("EX1_393", 2, 3),
            Play("EX1_393", Nothing),
            Hurt(My(0), 1),
            Now(My(0), 5, 2),
            Play("CS2_007", On(My(0))),
            Now(My(0), 2, 3),
        ],
    );
}

/// `EX1_412` · Neutral minion · 3 mana · 3/3
/// > Has +1 Attack and **Windfury** while damaged.
///
/// State: Done
//~ done EX1_412 34b47c44 - 7fd1b06c.4c876a1d
#[test]
fn EX1_412_raging_worgen() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_412"),
            Cost("EX1_412", 3),
            Stats("EX1_412", 3, 3),
            Play("EX1_412", Nothing),
            Hurt(My(0), 1),
            Now(My(0), 4, 2),
            HasNow(My(0), GameTag::WINDFURY),
            Play("CS2_007", On(My(0))),
            Now(My(0), 3, 3),
            HasNot(My(0), GameTag::WINDFURY),
        ],
    );
}

/// `EX1_507` · Neutral minion · 3 mana · 3/3
/// > Your other Murlocs have +2 Attack.
///
/// State: Done
//~ done EX1_507 50fbb1a3 - d8d6988f.acee0f7d
#[test]
fn EX1_507_murloc_warleader() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_507"),
            Cost("EX1_507", 3),
            Stats("EX1_507", 3, 3),
            Play("EX1_507", Nothing),
            Friend("CS2_168"),
            Friend("CS2_231"),
            Enemy("CS2_168"),
            Now(My(1), 4, 1),
            Now(My(2), 1, 1),
            Now(My(0), 3, 3),
            Now(Their(0), 2, 1),
        ],
    );
}

/// `EX1_509` · Neutral minion · 1 mana · 1/2
/// > Whenever you summon a Murloc, gain +1 Attack.
///
/// State: Done
//~ done EX1_509 3b4ed589 - 4a585183.461092f4
#[test]
fn EX1_509_murloc_tidecaller() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_509"),
            Cost("EX1_509", 1),
            Stats("EX1_509", 1, 2),
            Play("EX1_509", Nothing),
            Play("CS2_168", Nothing),
            Now(My(0), 2, 2),
            Play("CS2_231", Nothing),
            Now(My(0), 2, 2),
            EndTurn,
            Play("CS2_168", Nothing),
            Now(My(0), 2, 2),
        ],
    );
}

/// `EX1_556` · Neutral minion · 3 mana · 2/3
/// > **Deathrattle:** Summon a 2/1 Damaged Golem.
///
/// State: Done
//~ done EX1_556 eb380780 - a7237bba.ce54d0ff
#[test]
fn EX1_556_harvest_golem() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_556"),
            Cost("EX1_556", 3),
            Stats("EX1_556", 2, 3),
            Play("EX1_556", Nothing),
            BoardCount(Mine, 1),
            Kill(My(0)),
            Is(My(0), "skele21"),
            Now(My(0), 2, 1),
        ],
    );
}

/// `EX1_557` · Neutral minion · 2 mana · 0/4
/// > At the start of your turn, you have a 50% chance to draw an extra card.
///
/// State: Done
//~ done EX1_557 5e2de0a4 - f8f684d6.fcb0cd71
#[test]
fn EX1_557_nat_pagle() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_557"),
            Cost("EX1_557", 2),
            Stats("EX1_557", 0, 4),
            Play("EX1_557", Nothing),
            Force(Yes),
            EndTurn,
            HandCount(Mine, 0),
            EndTurn,
            HandCount(Mine, 2),
        ],
    );
    check(CardClass::Mage, &[Play("EX1_557", Nothing), Force(No), EndTurn, EndTurn, HandCount(Mine, 1)]);
}

/// `EX1_558` · Neutral minion · 5 mana · 5/4
/// > **Battlecry:** Destroy your opponent's weapon and draw cards equal to its Durability.
///
/// State: Done
//~ done EX1_558 f450b3a1 - ce9bbc2a.e996c7cd
#[test]
fn EX1_558_harrison_jones() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_558"),
            Cost("EX1_558", 5),
            Stats("EX1_558", 5, 4),
            Enemy("CS2_106"),
            Friend("EX1_411"),
            Play("EX1_558", Nothing),
            NoWeapon(Theirs),
            HandCount(Mine, 2),
            Now(MyWeapon, 7, 1),
        ],
    );
    check(CardClass::Mage, &[Play("EX1_558", Nothing), HandCount(Mine, 0)]);
}

/// `EX1_560` · Neutral minion · 9 mana · 8/8
/// > Players only have 15 seconds to take their turns.
///
/// State: Done
//~ done EX1_560 c80d8da6 - 5e3f033c.b1dce0d5
#[test]
fn EX1_560_nozdormu() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_560"),
            Cost("EX1_560", 9),
            Stats("EX1_560", 8, 8),
            Play("EX1_560", Nothing),
            PlayerTag(Mine, GameTag::TIMEOUT, 15),
            PlayerTag(Theirs, GameTag::TIMEOUT, 15),
        ],
    );
}

/// `EX1_561` · Neutral minion · 9 mana · 8/8
/// > **Battlecry:** Set a hero's remaining Health to 15.
///
/// State: Done
//~ done EX1_561 bf1ebaa2 - 710c276c.857fd4d9
#[test]
fn EX1_561_alexstrasza() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_561"),
            Cost("EX1_561", 9),
            Stats("EX1_561", 8, 8),
            Targets("EX1_561", &[FriendlyHero, EnemyHero]),
            Play("EX1_561", On(TheirHero)),
            Health(TheirHero, 15),
        ],
    );
    check(CardClass::Mage, &[Hurt(MyHero, 25), Play("EX1_561", On(MyHero)), Health(MyHero, 15)]);
}

/// `EX1_561e` · Neutral enchantment
/// > Health set to 15.
///
/// State: Done
//~ done EX1_561e dedb6dda - 0cbcbdd7.00300990
#[test]
fn EX1_561e_alexstraszas_fire() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EX1_561e"), Now(My(0), 5, 15)]);
}

/// `EX1_562` · Neutral minion · 9 mana · 8/8
/// > **Battlecry:** Summon 1/1 Whelps until your side of the battlefield is full.
///
/// State: Done
//~ done EX1_562 90fd9492 - f8878acc.2b71ab6a
#[test]
fn EX1_562_onyxia() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_562"),
            Cost("EX1_562", 9),
            Stats("EX1_562", 8, 8),
            Play("EX1_562", Nothing),
            BoardCount(Mine, 7),
            Is(My(0), "ds1_whelptoken"),
            Now(My(0), 1, 1),
        ],
    );
}

/// `EX1_563` · Neutral minion · 9 mana · 4/12
/// > **Spell Damage +5**
///
/// State: Done
//~ done EX1_563 63080e54 - 6c4fde7c.ea661852
#[test]
fn EX1_563_malygos() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_563"),
            Cost("EX1_563", 9),
            Stats("EX1_563", 4, 12),
            Has("EX1_563", GameTag::SPELLPOWER),
            Play("EX1_563", Nothing),
            Play("CS2_008", On(TheirHero)),
            Health(TheirHero, 24),
        ],
    );
}

/// `EX1_564` · Neutral minion · 5 mana · 3/3
/// > **Battlecry:** Choose a minion and become a copy of it.
///
/// State: Done
//~ done EX1_564 eea9484d - 988f6895.d29d2e6b
#[test]
fn EX1_564_faceless_manipulator() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_564"),
            Cost("EX1_564", 5),
            Stats("EX1_564", 3, 3),
            Targets("EX1_564", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_182"),
            Hurt(Their(0), 2),
            Play("EX1_564", On(Their(0))),
            Is(My(0), "CS2_182"),
            Now(My(0), 4, 3),
        ],
    );
}

/// `EX1_572` · Neutral minion · 9 mana · 4/12
/// > At the end of your turn, get two random Dream cards.
///
/// State: Done
//~ done EX1_572 dce05620 - 66666013.112ca3c5
#[test]
fn EX1_572_ysera() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_572"),
            Cost("EX1_572", 9),
            Stats("EX1_572", 4, 12),
            Play("EX1_572", Nothing),
            Force(Card("DREAM_01")),
            Force(Card("DREAM_05")),
            EndTurn,
            HandCount(Mine, 2),
            Is(InHand(0), "DREAM_01"),
            Is(InHand(1), "DREAM_05"),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("EX1_572"),
            Force(Card("DREAM_02")),
            Force(Card("DREAM_03")),
            EndTurn,
            Is(InHand(0), "DREAM_02"),
            Is(InHand(1), "DREAM_03"),
        ],
    );
    check(
        CardClass::Mage,
        &[Friend("EX1_572"), Force(Card("DREAM_04")), EndTurn, Is(InHand(0), "DREAM_04"), EndTurn, HandCount(Mine, 3)],
    );
}

/// `EX1_577` · Neutral minion · 6 mana · 9/7
/// > **Deathrattle:** Summon a 3/3 Pip Quickwit for your opponent.
///
/// State: Done
//~ done EX1_577 9fe0bf26 - e86208a5.da58b178
#[test]
fn EX1_577_the_beast() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_577"),
            Cost("EX1_577", 6),
            Stats("EX1_577", 9, 7),
            Play("EX1_577", Nothing),
            BoardCount(Theirs, 0),
            Kill(My(0)),
            BoardCount(Mine, 0),
            Is(Their(0), "EX1_finkle"),
            Now(Their(0), 3, 3),
        ],
    );
}

/// `EX1_583` · Neutral minion · 6 mana · 5/4
/// > **Battlecry:** Restore #4 Health to your hero.
///
/// State: Done
//~ done EX1_583 b4f49762 - a34c1884.918dc7a7
#[test]
fn EX1_583_priestess_of_elune() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_583"),
            Cost("EX1_583", 6),
            Stats("EX1_583", 5, 4),
            Hurt(MyHero, 10),
            Play("EX1_583", Nothing),
            Health(MyHero, 24),
        ],
    );
}

/// `EX1_584` · Neutral minion · 4 mana · 2/5
/// > **Battlecry:** Give adjacent minions **Spell Damage +1**.
///
/// State: Done
//~ done EX1_584 081bc3e8 - debc19b7.e2db55f4
#[test]
fn EX1_584_ancient_mage() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_584"),
            Cost("EX1_584", 4),
            Stats("EX1_584", 2, 5),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            PlayAt("EX1_584", 1, Nothing),
            HasNow(My(0), GameTag::SPELLPOWER),
            HasNow(My(2), GameTag::SPELLPOWER),
            HasNot(My(3), GameTag::SPELLPOWER),
            Play("CS2_008", On(TheirHero)),
            Health(TheirHero, 27),
        ],
    );
}

/// `EX1_586` · Neutral minion · 10 mana · 8/8
/// > Costs (1) less for each other minion on the battlefield.
///
/// State: Done
//~ done EX1_586 81725173 - 5c3f0f02.3ea883f5
#[test]
fn EX1_586_sea_giant() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_586"),
            Cost("EX1_586", 10),
            Stats("EX1_586", 8, 8),
            CostNow(Nth(0), 10),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CostNow(Nth(0), 8),
        ],
    );
}

/// `EX1_590` · Neutral minion · 3 mana · 3/3
/// > **Battlecry:** All minions lose **Divine Shield**. Gain +3/+3 for each Shield lost.
///
/// State: Done
//~ done EX1_590 79a76f66 - da87f926.58cbffe8
#[test]
fn EX1_590_blood_knight() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_590"),
            Cost("EX1_590", 3),
            Stats("EX1_590", 3, 3),
            Friend("GVG_085"),
            Enemy("GVG_085"),
            Play("EX1_590", Nothing),
            HasNot(My(0), GameTag::DIVINE_SHIELD),
            HasNot(Their(0), GameTag::DIVINE_SHIELD),
            Now(My(1), 9, 9),
        ],
    );
}

/// `EX1_595` · Neutral minion · 4 mana · 4/2
/// > After a friendly minion dies, draw a card.
///
/// State: Done
//~ done EX1_595 bb24e645 - e3ed7620.95e9d172
#[test]
fn EX1_595_cult_master() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_595"),
            Cost("EX1_595", 4),
            Stats("EX1_595", 4, 2),
            Play("EX1_595", Nothing),
            Friend("CS2_231"),
            Enemy("CS2_231"),
            Kill(Their(0)),
            HandCount(Mine, 0),
            Kill(My(1)),
            HandCount(Mine, 1),
        ],
    );
}

/// `EX1_597` · Neutral minion · 3 mana · 1/5
/// > At the end of your turn, deal 1 damage to this minion and summon a 1/1 Imp.
///
/// State: Done
//~ done EX1_597 356010e5 - 2f1110d7.74648f44
#[test]
fn EX1_597_imp_master() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_597"),
            Cost("EX1_597", 3),
            Stats("EX1_597", 1, 5),
            Play("EX1_597", Nothing),
            EndTurn,
            Damage(My(0), 1),
            Is(My(1), "EX1_598"),
            Now(My(1), 1, 1),
        ],
    );
}

/// `EX1_614` · Neutral minion · 6 mana · 7/5
/// > After you play a card, summon a 2/1 Satyr.
///
/// State: Done
//~ done EX1_614 cab38de8 - c1b16ed5.285b0cb9
#[test]
fn EX1_614_xavius() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_614"),
            Cost("EX1_614", 6),
            Stats("EX1_614", 7, 5),
            Play("EX1_614", Nothing),
            BoardCount(Mine, 1),
            Play("GAME_005", Nothing),
            Is(My(1), "EX1_614t"),
            Now(My(1), 2, 1),
            EndTurn,
            Play("GAME_005", Nothing),
            BoardCount(Mine, 2),
        ],
    );
}

/// `EX1_616` · Neutral minion · 2 mana · 2/2
/// > ALL minions cost (1) more.
///
/// State: Done
//~ done EX1_616 d6702f24 - f74f3395.68d11fc8
#[test]
fn EX1_616_mana_wraith() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_616"),
            Cost("EX1_616", 2),
            Stats("EX1_616", 2, 2),
            Play("EX1_616", Nothing),
            Give("CS2_182"),
            GiveThem("CS2_182"),
            Give("CS2_029"),
            GiveThem("CS2_029"),
            CostNow(Nth(1), 5),
            CostNow(Nth(2), 5),
            CostNow(Nth(3), 4),
            CostNow(Nth(4), 4),
        ],
    );
}

/// `EX1_620` · Neutral minion · 20 mana · 8/8
/// > Costs (1) less for each Health your hero is missing.
///
/// State: Done
//~ done EX1_620 c45b5f47 - b33c6841.27591d27
#[test]
fn EX1_620_molten_giant() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_620"),
            Cost("EX1_620", 20),
            Stats("EX1_620", 8, 8),
            CostNow(Nth(0), 20),
            Hurt(MyHero, 15),
            CostNow(Nth(0), 5),
        ],
    );
}

/// `NEW1_017` · Neutral minion · 1 mana · 1/2
/// > **Battlecry:** Destroy a Murloc and gain +2/+2.
///
/// State: Done
//~ done NEW1_017 fd18228e - 7fbe05e6.a3d92616
#[test]
fn NEW1_017_hungry_crab() {
    check(
        CardClass::Mage,
        &[
            Give("NEW1_017"),
            Cost("NEW1_017", 1),
            Stats("NEW1_017", 1, 2),
            Enemy("CS2_168"),
            Enemy("CS2_182"),
            Friend("CS2_168"),
            Targets("NEW1_017", &[FriendlyMinion, EnemyMinion]),
            CannotTarget("NEW1_017", Their(1)),
            Play("NEW1_017", On(Their(0))),
            Dead(Nth(1)),
            Now(My(1), 3, 4),
        ],
    );
    check(CardClass::Mage, &[Play("NEW1_017", Nothing), Now(My(0), 1, 2)]);
}

/// `NEW1_018` · Neutral minion · 2 mana · 2/3
/// > **Battlecry:** Gain Attack equal to the Attack of your weapon.
///
/// State: Done
//~ done NEW1_018 664ab38f - 82f2aa66.ff77e216
#[test]
fn NEW1_018_bloodsail_raider() {
    check(
        CardClass::Mage,
        &[
            Give("NEW1_018"),
            Cost("NEW1_018", 2),
            Stats("NEW1_018", 2, 3),
            Friend("CS2_106"),
            Play("NEW1_018", Nothing),
            Now(My(0), 5, 3),
        ],
    );
}

/// `NEW1_019` · Neutral minion · 2 mana · 3/2
/// > After you summon a minion, deal 1 damage to a random enemy.
///
/// State: Done
//~ done NEW1_019 9c536f65 - 094ba81a.717da147
#[test]
fn NEW1_019_knife_juggler() {
    check(
        CardClass::Mage,
        &[
            Give("NEW1_019"),
            Cost("NEW1_019", 2),
            Stats("NEW1_019", 3, 2),
            Enemy("CS2_182"),
            Play("NEW1_019", Nothing),
            Health(TheirHero, 30),
            Damage(Their(0), 0),
            Force(Entity(Their(0))),
            Play("CS2_231", Nothing),
            Damage(Their(0), 1),
            Health(TheirHero, 30),
            EndTurn,
            Play("CS2_231", Nothing),
            Damage(Their(0), 1),
            Health(TheirHero, 30),
            BoardCount(Theirs, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Friend("NEW1_019"), Never(Entity(MyHero)), Play("CS2_231", Nothing), Health(TheirHero, 29)],
    );
}

/// `NEW1_020` · Neutral minion · 2 mana · 3/2
/// > After you cast a spell, deal 1 damage to ALL minions.
///
/// State: Done
//~ done NEW1_020 5a3b964e - 1c2d4cfc.b7796a67
#[test]
fn NEW1_020_wild_pyromancer() {
    check(
        CardClass::Mage,
        &[
            Give("NEW1_020"),
            Cost("NEW1_020", 2),
            Stats("NEW1_020", 3, 2),
            Enemy("CS2_182"),
            Play("NEW1_020", Nothing),
            Damage(My(0), 0),
            Play("GAME_005", Nothing),
            Damage(My(0), 1),
            Health(TheirHero, 30),
            Damage(Their(0), 1),
            EndTurn,
            Play("GAME_005", Nothing),
            Damage(Their(0), 1),
        ],
    );
}

/// `NEW1_021` · Neutral minion · 2 mana · 0/7
/// > At the start of your turn, destroy ALL minions.
///
/// State: Done
//~ done NEW1_021 aa511f0f - 1f917640.8c8e2fcf
#[test]
fn NEW1_021_doomsayer() {
    check(
        CardClass::Mage,
        &[
            Give("NEW1_021"),
            Cost("NEW1_021", 2),
            Stats("NEW1_021", 0, 7),
            Enemy("CS2_182"),
            Play("NEW1_021", Nothing),
            EndTurn,
            BoardCount(Mine, 1),
            EndTurn,
            BoardCount(Mine, 0),
            BoardCount(Theirs, 0),
        ],
    );
}

/// `NEW1_022` · Neutral minion · 4 mana · 3/3
/// > **Taunt** Costs (1) less per Attack of your weapon.
///
/// State: Done
//~ done NEW1_022 c30229d5 - 3ff8a525.f0778a68
#[test]
fn NEW1_022_dread_corsair() {
    check(
        CardClass::Mage,
        &[
            Give("NEW1_022"),
            Cost("NEW1_022", 4),
            Stats("NEW1_022", 3, 3),
            Has("NEW1_022", GameTag::TAUNT),
            CostNow(Nth(0), 4),
            Friend("CS2_106"),
            CostNow(Nth(0), 1),
        ],
    );
}

/// `NEW1_024` · Neutral minion · 5 mana · 5/4
/// > **Battlecry:** Give your weapon +1/+1.
///
/// State: Done
//~ done NEW1_024 c999b97c - 19a92ba3.3eb17f25
#[test]
fn NEW1_024_captain_greenskin() {
    check(
        CardClass::Mage,
        &[
            Give("NEW1_024"),
            Cost("NEW1_024", 5),
            Stats("NEW1_024", 5, 4),
            Friend("CS2_106"),
            Play("NEW1_024", Nothing),
            Now(MyWeapon, 4, 3),
        ],
    );
}

/// `NEW1_025` · Neutral minion · 1 mana · 1/2
/// > **Battlecry:** Remove 1 Durability from your opponent's weapon.
///
/// State: Done
//~ done NEW1_025 3e5ac442 - 86037d15.2896f1bd
#[test]
fn NEW1_025_bloodsail_corsair() {
    check(
        CardClass::Mage,
        &[
            Give("NEW1_025"),
            Cost("NEW1_025", 1),
            Stats("NEW1_025", 1, 2),
            Enemy("CS2_106"),
            Play("NEW1_025", Nothing),
            Now(TheirWeapon, 3, 1),
        ],
    );
}

/// `NEW1_026` · Neutral minion · 4 mana · 3/5
/// > Whenever you cast a spell, summon a 1/1 Violet Apprentice.
///
/// State: Done
//~ done NEW1_026 fb21c2f3 - db70c481.037585e0
#[test]
fn NEW1_026_violet_teacher() {
    check(
        CardClass::Mage,
        &[
            Give("NEW1_026"),
            Cost("NEW1_026", 4),
            Stats("NEW1_026", 3, 5),
            Play("NEW1_026", Nothing),
            Play("GAME_005", Nothing),
            Is(My(1), "NEW1_026t"),
            Play("CS2_231", Nothing),
            BoardCount(Mine, 3),
            EndTurn,
            Play("GAME_005", Nothing),
            BoardCount(Mine, 3),
        ],
    );
}

/// `NEW1_027` · Neutral minion · 3 mana · 3/3
/// > Your other Pirates have +1/+1.
///
/// State: Done
//~ done NEW1_027 79c54db5 - 2db7578e.2e7a04b0
#[test]
fn NEW1_027_southsea_captain() {
    check(
        CardClass::Mage,
        &[
            Give("NEW1_027"),
            Cost("NEW1_027", 3),
            Stats("NEW1_027", 3, 3),
            Play("NEW1_027", Nothing),
            Friend("NEW1_018"),
            Friend("CS2_182"),
            Enemy("NEW1_018"),
            Now(My(1), 3, 4),
            Now(My(2), 4, 5),
            Now(My(0), 3, 3),
            Now(Their(0), 2, 3),
        ],
    );
}

/// `NEW1_029` · Neutral minion · 2 mana · 4/4
/// > **Battlecry:** Enemy spells cost (0) next turn.
///
/// State: Done
//~ done NEW1_029 854b8881 - ef02860e.3143abf3
#[test]
fn NEW1_029_millhouse_manastorm() {
    check(
        CardClass::Mage,
        &[
            Give("NEW1_029"),
            Cost("NEW1_029", 2),
            Stats("NEW1_029", 4, 4),
            GiveThem("CS2_029"),
            GiveThem("CS2_182"),
            Give("CS2_029"),
            Play("NEW1_029", Nothing),
            CostNow(Nth(1), 4),
            Kill(My(0)),
            EndTurn,
            CostNow(Nth(1), 0),
            CostNow(Nth(2), 4),
            CostNow(Nth(3), 4),
            EndTurn,
            CostNow(Nth(1), 4),
        ],
    );
}

/// `NEW1_029t` · Neutral enchantment
/// > Spells cost (0) this turn!
///
/// State: Done
//~ done NEW1_029t cbf44b30 - 03c99097.45f813c1
#[test]
fn NEW1_029t_kill_millhouse() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "NEW1_029t"),
            EndTurn,
            EndTurn,
            CostNow(InHand(2), 4),
            CostNow(Nth(1), 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "NEW1_029t"),
            CostNow(Nth(1), 5),
        ],
    );
}

/// `NEW1_030` · Neutral minion · 10 mana · 12/12
/// > **Battlecry:** Destroy all other minions and discard your hand.
///
/// State: Done
//~ done NEW1_030 e414059c - 39741b8c.8d3d5378
#[test]
fn NEW1_030_deathwing() {
    check(
        CardClass::Mage,
        &[
            Give("NEW1_030"),
            Cost("NEW1_030", 10),
            Stats("NEW1_030", 12, 12),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Give("CS2_231"),
            Give("CS2_231"),
            Play("NEW1_030", Nothing),
            BoardCount(Mine, 1),
            BoardCount(Theirs, 0),
            HandCount(Mine, 0),
        ],
    );
}

/// `NEW1_037` · Neutral minion · 2 mana · 1/3
/// > At the end of your turn, give another random friendly minion +1 Attack.
///
/// State: Done
//~ done NEW1_037 6b507638 - a1a4e1a5.6d96fc14
#[test]
fn NEW1_037_master_swordsmith() {
    check(
        CardClass::Mage,
        &[
            Give("NEW1_037"),
            Cost("NEW1_037", 2),
            Stats("NEW1_037", 1, 3),
            Play("NEW1_037", Nothing),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(My(1))),
            EndTurn,
            Now(My(1), 5, 5),
            Now(My(0), 1, 3),
            Now(My(2), 4, 5),
            EndTurn,
            Now(My(1), 5, 5),
            Now(My(2), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[Friend("NEW1_037"), Friend("CS2_182"), Never(Entity(My(0))), EndTurn, Now(My(0), 1, 3), Now(My(1), 5, 5)],
    );
    check(
        CardClass::Mage,
        &[
            Friend("NEW1_037"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Their(0))),
            EndTurn,
            Now(Their(0), 4, 5),
            Now(My(1), 5, 5),
        ],
    );
}

/// `NEW1_038` · Neutral minion · 8 mana · 7/7
/// > At the end of each turn, gain +1/+1 .
///
/// State: Done
//~ done NEW1_038 53e6fbb6 - 7232d36e.3c1b0ad0
#[test]
fn NEW1_038_gruul() {
    check(
        CardClass::Mage,
        &[
            Give("NEW1_038"),
            Cost("NEW1_038", 8),
            Stats("NEW1_038", 7, 7),
            Play("NEW1_038", Nothing),
            EndTurn,
            Now(My(0), 8, 8),
            EndTurn,
            Now(My(0), 9, 9),
        ],
    );
}

/// `NEW1_040` · Neutral minion · 6 mana · 4/4
/// > At the end of your turn, summon a 2/2 Gnoll with **Taunt**.
///
/// State: Done
//~ done NEW1_040 cb8e0163 - 847b2859.4d30ba86
#[test]
fn NEW1_040_hogger() {
    check(
        CardClass::Mage,
        &[
            Give("NEW1_040"),
            Cost("NEW1_040", 6),
            Stats("NEW1_040", 4, 4),
            Play("NEW1_040", Nothing),
            EndTurn,
            Is(My(1), "NEW1_040t"),
            HasNow(My(1), GameTag::TAUNT),
        ],
    );
}

/// `NEW1_041` · Neutral minion · 5 mana · 3/5
/// > **Battlecry:** Destroy a random enemy minion with 2 or less Attack.
///
/// State: Done
//~ done NEW1_041 2b99ac3a - 35b33cb4.0e31fda5
#[test]
fn NEW1_041_stampeding_kodo() {
    check(
        CardClass::Mage,
        &[
            Give("NEW1_041"),
            Cost("NEW1_041", 5),
            Stats("NEW1_041", 3, 5),
            Enemy("CS2_172"),
            Enemy("CS2_120"),
            Enemy("CS2_168"),
            Force(Entity(Their(2))),
            Play("NEW1_041", Nothing),
            Dead(Nth(3)),
            BoardCount(Theirs, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Enemy("CS2_172"),
            Enemy("CS2_120"),
            Never(Entity(Their(0))),
            Play("NEW1_041", Nothing),
            Dead(Nth(1)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_120"),
            Enemy("CS2_120"),
            Never(Entity(My(0))),
            Play("NEW1_041", Nothing),
            Dead(Nth(1)),
            BoardCount(Mine, 2),
        ],
    );
}

/// `tt_004` · Neutral minion · 3 mana · 3/3
/// > Whenever a minion dies, gain +1 Attack.
///
/// State: Done
//~ done tt_004 511bf545 - ada53408.983338ec
#[test]
fn tt_004_flesheating_ghoul() {
    check(
        CardClass::Mage,
        &[
            Give("tt_004"),
            Cost("tt_004", 3),
            Stats("tt_004", 3, 3),
            Play("tt_004", Nothing),
            Friend("CS2_231"),
            Enemy("CS2_231"),
            Kill(My(1)),
            Now(My(0), 4, 3),
            Kill(Their(0)),
            Now(My(0), 5, 3),
        ],
    );
}
