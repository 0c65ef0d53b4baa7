//! Neutral cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f32da651

/// # Fen Creeper
///
/// `CS1_069` · Neutral minion · 5 mana · 3/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla CS1_069 7003327e 972cc1e2 3754ebfc.4b0c5d24
#[test]
fn CS1_069_fen_creeper() {
    check(
        CardClass::Mage,
        &[
            Give("CS1_069"),
            Cost("CS1_069", 5),
            Stats("CS1_069", 3, 6),
            Has("CS1_069", GameTag::TAUNT),
            Play("CS1_069", Nothing),
            In(The("CS1_069"), Zone::Play),
            Now(The("CS1_069"), 3, 6),
            HasNow(The("CS1_069"), GameTag::TAUNT),
        ],
    );
}

/// # Earthen Ring Farseer
///
/// `CS2_117` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Restore #3 Health.
///
/// State: Done
//~ done CS2_117 fd379c0c - f90749bf.297e01ee
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

/// # Southsea Deckhand
///
/// `CS2_146` · Neutral minion · 1 mana · 2/1
///
/// > Has **Charge** while you have a weapon equipped.
///
/// State: Done
//~ done CS2_146 ce4ad8bc - 7c10b866.8087d95a
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

/// # Silver Hand Knight
///
/// `CS2_151` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Summon a 2/2 Squire.
///
/// State: Done
//~ done CS2_151 1171f276 - 5f260f43.977effcf
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

/// # Squire
///
/// `CS2_152` · Neutral minion · 1 mana · 2/2
///
/// State: Vanilla
//~ vanilla CS2_152 7a61b274 24abd34a 13afb840
#[test]
fn CS2_152_squire() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_152"),
            Cost("CS2_152", 1),
            Stats("CS2_152", 2, 2),
            Play("CS2_152", Nothing),
            In(The("CS2_152"), Zone::Play),
            Now(The("CS2_152"), 2, 2),
        ],
    );
}

/// # Ravenholdt Assassin
///
/// `CS2_161` · Neutral minion · 7 mana · 7/5
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla CS2_161 eb668ce2 8cacc31d a722b705.86cd88a1
#[test]
fn CS2_161_ravenholdt_assassin() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_161"),
            Cost("CS2_161", 7),
            Stats("CS2_161", 7, 5),
            Has("CS2_161", GameTag::STEALTH),
            Play("CS2_161", Nothing),
            In(The("CS2_161"), Zone::Play),
            Now(The("CS2_161"), 7, 5),
            HasNow(The("CS2_161"), GameTag::STEALTH),
        ],
    );
}

/// # Young Dragonhawk
///
/// `CS2_169` · Neutral minion · 1 mana · 1/1
///
/// > **Windfury**
///
/// State: Vanilla
//~ vanilla CS2_169 0e413ce9 7e4e41c3 f13c445d.9569ce14
#[test]
fn CS2_169_young_dragonhawk() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_169"),
            Cost("CS2_169", 1),
            Stats("CS2_169", 1, 1),
            Has("CS2_169", GameTag::WINDFURY),
            Play("CS2_169", Nothing),
            In(The("CS2_169"), Zone::Play),
            Now(The("CS2_169"), 1, 1),
            HasNow(The("CS2_169"), GameTag::WINDFURY),
        ],
    );
}

/// # Injured Blademaster
///
/// `CS2_181` · Neutral minion · 3 mana · 4/7
///
/// > **Battlecry:** Deal 4 damage to HIMSELF.
///
/// State: Done
//~ done CS2_181 44d030bd - 4be91c5f.e6cecdb8
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

/// # Full Strength
///
/// `CS2_181e` · Neutral enchantment
///
/// > This minion has +2 Attack.
///
/// State: Derived
//~ derived CS2_181e 36091dcb 45c11df1 b3d22c24.a6237b4c
#[test]
fn CS2_181e_full_strength() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "CS2_181e"), Now(My(0), 7, 1)]);
}

/// # Abusive Sergeant
///
/// `CS2_188` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Give a minion +2 Attack this turn.
///
/// State: Done
//~ done CS2_188 3ba43117 - 9bb3122f.878bc5a8
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

/// # 'Inspired'
///
/// `CS2_188o` · Neutral enchantment
///
/// > This minion has +2 Attack this turn.
///
/// State: Derived
//~ derived CS2_188o f3dd2aff 3253df59 43a74f2a.81e4b011
#[test]
fn CS2_188o_inspired() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "CS2_188o"), Now(My(0), 7, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Ironbeak Owl
///
/// `CS2_203` · Neutral minion · 3 mana · 2/1
///
/// > **Battlecry: Silence** a minion.
///
/// State: Done
//~ done CS2_203 b18412c3 - c6d2ce80.94f1f570
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

/// # Spiteful Smith
///
/// `CS2_221` · Neutral minion · 5 mana · 4/6
///
/// > Your weapon has +2 Attack while this is damaged.
///
/// State: Done
//~ done CS2_221 b532c967 - 05b509ba.56493a5a
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

/// # Sharp!
///
/// `CS2_221e` · Neutral enchantment
///
/// > +2 Attack from Spiteful Smith.
///
/// State: Derived
//~ derived CS2_221e 2f77eaaa 99a80133 d4b5187e.2227f491
#[test]
fn CS2_221e_sharp() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "CS2_221e"), Now(My(0), 7, 1)]);
}

/// # Venture Co. Mercenary
///
/// `CS2_227` · Neutral minion · 5 mana · 7/6
///
/// > Your minions cost (3) more.
///
/// State: Done
//~ done CS2_227 48d6c295 - d719f4ec.4d22e396
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

/// # Mercenary's Fee
///
/// `CS2_227e` · Neutral enchantment
///
/// > Costs (3) more.
///
/// State: Derived
//~ derived CS2_227e 33a5ec0b ed6d825f b74af244.8bbf9f0e
#[test]
fn CS2_227e_mercenarys_fee() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "CS2_227e"), CostNow(Nth(0), 6)]);
}

/// # Wisp
///
/// `CS2_231` · Neutral minion · 0 mana · 1/1
///
/// State: Vanilla
//~ vanilla CS2_231 0109de89 8289fc0d ed5abb7c
#[test]
fn CS2_231_wisp() {
    check(
        CardClass::Mage,
        &[
            Give("CS2_231"),
            Cost("CS2_231", 0),
            Stats("CS2_231", 1, 1),
            Play("CS2_231", Nothing),
            In(The("CS2_231"), Zone::Play),
            Now(The("CS2_231"), 1, 1),
        ],
    );
}

/// # Laughing Sister
///
/// `DREAM_01` · Dream minion · 2 mana · 3/5
///
/// > **Elusive**
///
/// State: Vanilla
//~ vanilla DREAM_01 637f0a2f d3533c07 4397a770.c54580ff
#[test]
fn DREAM_01_laughing_sister() {
    check(
        CardClass::Mage,
        &[
            Give("DREAM_01"),
            Cost("DREAM_01", 2),
            Stats("DREAM_01", 3, 5),
            Has("DREAM_01", GameTag::ELUSIVE),
            Play("DREAM_01", Nothing),
            In(The("DREAM_01"), Zone::Play),
            Now(The("DREAM_01"), 3, 5),
            HasNow(The("DREAM_01"), GameTag::ELUSIVE),
        ],
    );
}

/// # Ysera Awakens
///
/// `DREAM_02` · Dream spell · Nature · 2 mana
///
/// > Deal $5 damage to all characters except Ysera.
///
/// State: Done
//~ done DREAM_02 f261d489 - 534092b4.ceca5d40
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

/// # Emerald Drake
///
/// `DREAM_03` · Dream minion · 4 mana · 7/6
///
/// State: Vanilla
//~ vanilla DREAM_03 94a6919d b83aae13 620a6452
#[test]
fn DREAM_03_emerald_drake() {
    check(
        CardClass::Mage,
        &[
            Give("DREAM_03"),
            Cost("DREAM_03", 4),
            Stats("DREAM_03", 7, 6),
            Play("DREAM_03", Nothing),
            In(The("DREAM_03"), Zone::Play),
            Now(The("DREAM_03"), 7, 6),
        ],
    );
}

/// # Dream
///
/// `DREAM_04` · Dream spell · Nature · 0 mana
///
/// > Return a minion to its owner's hand.
///
/// State: Done
//~ done DREAM_04 2d5926f9 - 6a5bff04.372d8295
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

/// # Nightmare
///
/// `DREAM_05` · Dream spell · Shadow · 0 mana
///
/// > Give a minion +5/+5. At the start of your next turn, destroy it.
///
/// State: Done
//~ done DREAM_05 a9ee76b7 - 1bae24e9.9c5883ed
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

/// # Lightwarden
///
/// `EX1_001` · Neutral minion · 1 mana · 1/2
///
/// > Whenever a character is healed, gain +2 Attack.
///
/// State: Done
//~ done EX1_001 f92dd62a - 1ccabe99.b7e944ca
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

/// # The Black Knight
///
/// `EX1_002` · Neutral minion · 4 mana · 4/4
///
/// > **Tradeable** **Battlecry:** Destroy an enemy minion with **Taunt**.
///
/// State: Done
//~ done EX1_002 827202c3 - c62a5e26.19eec0ca
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

/// # Young Priestess
///
/// `EX1_004` · Neutral minion · 1 mana · 2/1
///
/// > At the end of your turn, give another random friendly minion +1 Health.
///
/// State: Done
//~ done EX1_004 86af70c6 - 8f0e64b7.90108879
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

/// # Big Game Hunter
///
/// `EX1_005` · Neutral minion · 4 mana · 4/2
///
/// > **Tradeable Battlecry:** Destroy a minion with 7 or more Attack.
///
/// State: Done
//~ done EX1_005 e5483189 - 227e29f9.4ea4e681
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

/// # Alarm-o-Bot
///
/// `EX1_006` · Neutral minion · 3 mana · 0/3
///
/// > At the start of your turn, swap this minion with a random one in your hand.
///
/// State: Done
//~ done EX1_006 fce51349 - e6f6dd63.e357b6a3
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

/// # Acolyte of Pain
///
/// `EX1_007` · Neutral minion · 3 mana · 1/4
///
/// > Whenever this minion takes damage, draw a card.
///
/// State: Done
//~ done EX1_007 88972992 - 6e2d12d0.3ab31bc0
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

/// # Argent Squire
///
/// `EX1_008` · Neutral minion · 1 mana · 1/1
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ vanilla EX1_008 bf944b9b edda24f5 bee32132.cc526ac4
#[test]
fn EX1_008_argent_squire() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_008"),
            Cost("EX1_008", 1),
            Stats("EX1_008", 1, 1),
            Has("EX1_008", GameTag::DIVINE_SHIELD),
            Play("EX1_008", Nothing),
            In(The("EX1_008"), Zone::Play),
            Now(The("EX1_008"), 1, 1),
            HasNow(The("EX1_008"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Angry Chicken
///
/// `EX1_009` · Neutral minion · 1 mana · 1/1
///
/// > Has +5 Attack while damaged.
///
/// State: Done
//~ done EX1_009 b2bb8525 - 8f0cc1aa.9bcfd6e4
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

/// # Enraged
///
/// `EX1_009e` · Neutral enchantment
///
/// > +5 Attack.
///
/// State: Derived
//~ derived EX1_009e c4789af8 e8285b2f 0dd38521.d1a43c6f
#[test]
fn EX1_009e_enraged() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EX1_009e"), Now(My(0), 10, 1)]);
}

/// # Worgen Infiltrator
///
/// `EX1_010` · Neutral minion · 1 mana · 2/1
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla EX1_010 13f6ba6d ee227dc0 5a44a22e.86cd88a1
#[test]
fn EX1_010_worgen_infiltrator() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_010"),
            Cost("EX1_010", 1),
            Stats("EX1_010", 2, 1),
            Has("EX1_010", GameTag::STEALTH),
            Play("EX1_010", Nothing),
            In(The("EX1_010"), Zone::Play),
            Now(The("EX1_010"), 2, 1),
            HasNow(The("EX1_010"), GameTag::STEALTH),
        ],
    );
}

/// # Bloodmage Thalnos
///
/// `EX1_012` · Neutral minion · 2 mana · 1/1
///
/// > **Spell Damage +1 Deathrattle:** Draw a card.
///
/// State: Done
//~ done EX1_012 128973ca - cd1f2484.b141bdb6
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

/// # King Mukla
///
/// `EX1_014` · Neutral minion · 3 mana · 5/6
///
/// > **Battlecry:** Give your opponent 2 Bananas.
///
/// State: Done
//~ done EX1_014 6af79b00 - 02a3241b.793e4d07
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

/// # Bananas
///
/// `EX1_014t` · Neutral spell · 1 mana
///
/// > Give a minion +1/+1.
///
/// State: Done
//~ done EX1_014t ea6f5720 - d6898e49.c54a2875
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

/// # Bananas
///
/// `EX1_014te` · Neutral enchantment
///
/// > Has +1/+1.
///
/// State: Derived
//~ derived EX1_014te c36c5a10 3b31211e e8f7b9f0.49a417ba
#[test]
fn EX1_014te_bananas() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EX1_014te"), Now(My(0), 6, 2)]);
}

/// # Sylvanas Windrunner
///
/// `EX1_016` · Neutral minion · 6 mana · 5/5
///
/// > **Deathrattle:** Take control of a random enemy minion.
///
/// State: Done
//~ done EX1_016 3573b487 - f0c547d7.cb78a29c
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

/// # Jungle Panther
///
/// `EX1_017` · Neutral minion · 3 mana · 4/2
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla EX1_017 23609552 cfe636f2 de282cac.86cd88a1
#[test]
fn EX1_017_jungle_panther() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_017"),
            Cost("EX1_017", 3),
            Stats("EX1_017", 4, 2),
            Has("EX1_017", GameTag::STEALTH),
            Play("EX1_017", Nothing),
            In(The("EX1_017"), Zone::Play),
            Now(The("EX1_017"), 4, 2),
            HasNow(The("EX1_017"), GameTag::STEALTH),
        ],
    );
}

/// # Scarlet Crusader
///
/// `EX1_020` · Neutral minion · 3 mana · 3/1
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ vanilla EX1_020 fb28f856 67cb8f09 99d852c4.cc526ac4
#[test]
fn EX1_020_scarlet_crusader() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_020"),
            Cost("EX1_020", 3),
            Stats("EX1_020", 3, 1),
            Has("EX1_020", GameTag::DIVINE_SHIELD),
            Play("EX1_020", Nothing),
            In(The("EX1_020"), Zone::Play),
            Now(The("EX1_020"), 3, 1),
            HasNow(The("EX1_020"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Thrallmar Farseer
///
/// `EX1_021` · Neutral minion · 3 mana · 2/3
///
/// > **Windfury**
///
/// State: Vanilla
//~ vanilla EX1_021 b589b3b6 0dc0dd4b 488a5706.9569ce14
#[test]
fn EX1_021_thrallmar_farseer() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_021"),
            Cost("EX1_021", 3),
            Stats("EX1_021", 2, 3),
            Has("EX1_021", GameTag::WINDFURY),
            Play("EX1_021", Nothing),
            In(The("EX1_021"), Zone::Play),
            Now(The("EX1_021"), 2, 3),
            HasNow(The("EX1_021"), GameTag::WINDFURY),
        ],
    );
}

/// # Silvermoon Guardian
///
/// `EX1_023` · Neutral minion · 4 mana · 3/3
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ vanilla EX1_023 3198f230 d98f2752 64e30a28.cc526ac4
#[test]
fn EX1_023_silvermoon_guardian() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_023"),
            Cost("EX1_023", 4),
            Stats("EX1_023", 3, 3),
            Has("EX1_023", GameTag::DIVINE_SHIELD),
            Play("EX1_023", Nothing),
            In(The("EX1_023"), Zone::Play),
            Now(The("EX1_023"), 3, 3),
            HasNow(The("EX1_023"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Stranglethorn Tiger
///
/// `EX1_028` · Neutral minion · 5 mana · 5/5
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla EX1_028 10fabd61 775a2b17 9e3dee22.86cd88a1
#[test]
fn EX1_028_stranglethorn_tiger() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_028"),
            Cost("EX1_028", 5),
            Stats("EX1_028", 5, 5),
            Has("EX1_028", GameTag::STEALTH),
            Play("EX1_028", Nothing),
            In(The("EX1_028"), Zone::Play),
            Now(The("EX1_028"), 5, 5),
            HasNow(The("EX1_028"), GameTag::STEALTH),
        ],
    );
}

/// # Leper Gnome
///
/// `EX1_029` · Neutral minion · 1 mana · 2/1
///
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// State: Done
//~ done EX1_029 bebe8664 - 6f586974.f85f7e9e
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

/// # Leper Gnome
///
/// `EX1_029_Puzzle` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// State: Done
//~ done EX1_029_Puzzle ffeb362c - 568e8c7a.f85f7e9e
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

/// # Sunwalker
///
/// `EX1_032` · Neutral minion · 6 mana · 4/5
///
/// > **Taunt Divine Shield**
///
/// State: Vanilla
//~ vanilla EX1_032 59a265ef 6caa908f e9ef21a9.efaaa40f
#[test]
fn EX1_032_sunwalker() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_032"),
            Cost("EX1_032", 6),
            Stats("EX1_032", 4, 5),
            Has("EX1_032", GameTag::DIVINE_SHIELD),
            Has("EX1_032", GameTag::TAUNT),
            Play("EX1_032", Nothing),
            In(The("EX1_032"), Zone::Play),
            Now(The("EX1_032"), 4, 5),
            HasNow(The("EX1_032"), GameTag::DIVINE_SHIELD),
            HasNow(The("EX1_032"), GameTag::TAUNT),
        ],
    );
}

/// # Windfury Harpy
///
/// `EX1_033` · Neutral minion · 6 mana · 4/5
///
/// > **Windfury**
///
/// State: Vanilla
//~ vanilla EX1_033 40d75cd6 6609822b 2b6f94b8.9569ce14
#[test]
fn EX1_033_windfury_harpy() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_033"),
            Cost("EX1_033", 6),
            Stats("EX1_033", 4, 5),
            Has("EX1_033", GameTag::WINDFURY),
            Play("EX1_033", Nothing),
            In(The("EX1_033"), Zone::Play),
            Now(The("EX1_033"), 4, 5),
            HasNow(The("EX1_033"), GameTag::WINDFURY),
        ],
    );
}

/// # Twilight Drake
///
/// `EX1_043` · Neutral minion · 4 mana · 4/1
///
/// > **Battlecry:** Gain +1 Health for each card in your hand.
///
/// State: Done
//~ done EX1_043 aa359365 - 8eb03b41.40fd3180
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

/// # Questing Adventurer
///
/// `EX1_044` · Neutral minion · 3 mana · 2/2
///
/// > Whenever you play a card, gain +1/+1.
///
/// State: Done
//~ done EX1_044 5b5e2c56 - cd01fe34.c6caf91f
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

/// # Ancient Watcher
///
/// `EX1_045` · Neutral minion · 2 mana · 4/5
///
/// > Can't attack.
///
/// State: Vanilla
//~ vanilla EX1_045 e191318e eaf6641d e5a276e3.d7c3ac98
#[test]
fn EX1_045_ancient_watcher() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_045"),
            Cost("EX1_045", 2),
            Stats("EX1_045", 4, 5),
            Has("EX1_045", GameTag::CANT_ATTACK),
            Play("EX1_045", Nothing),
            In(The("EX1_045"), Zone::Play),
            Now(The("EX1_045"), 4, 5),
            HasNow(The("EX1_045"), GameTag::CANT_ATTACK),
        ],
    );
}

/// # Dark Iron Dwarf
///
/// `EX1_046` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Give a minion +2 Attack this turn.
///
/// State: Done
//~ done EX1_046 b10d8b39 - e2a037cc.878bc5a8
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

/// # Tempered
///
/// `EX1_046e` · Neutral enchantment
///
/// > +2 Attack this turn.
///
/// State: Derived
//~ derived EX1_046e c227a10d 6c8c3b89 6fd9a7a2.09ced50d
#[test]
fn EX1_046e_tempered() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "EX1_046e"), Now(My(0), 7, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Spellbreaker
///
/// `EX1_048` · Neutral minion · 4 mana · 4/3
///
/// > **Battlecry: Silence** a minion.
///
/// State: Done
//~ done EX1_048 441fe50b - f1a3ea73.94f1f570
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

/// # Youthful Brewmaster
///
/// `EX1_049` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Return a friendly minion from the battlefield to your hand.
///
/// State: Done
//~ done EX1_049 eea6b69f - b49896f5.a1848913
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

/// # Coldlight Oracle
///
/// `EX1_050` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Each player draws 2 cards.
///
/// State: Done
//~ done EX1_050 763990a8 - c20e9966.fcf2dfe6
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

/// # Mana Addict
///
/// `EX1_055` · Neutral minion · 2 mana · 1/3
///
/// > Whenever you cast a spell, gain +2 Attack this turn.
///
/// State: Done
//~ done EX1_055 3e0e238e - 50775fd0.a31a45f1
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

/// # Ancient Brewmaster
///
/// `EX1_057` · Neutral minion · 4 mana · 5/4
///
/// > **Battlecry:** Return a friendly minion from the battlefield to your hand.
///
/// State: Done
//~ done EX1_057 1128be84 - 1d996384.a1848913
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

/// # Sunfury Protector
///
/// `EX1_058` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give adjacent minions **Taunt**.
///
/// State: Done
//~ done EX1_058 7a331acc - e7f2353c.1b4018a7
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

/// # Crazed Alchemist
///
/// `EX1_059` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Swap the Attack and Health of a minion.
///
/// State: Done
//~ done EX1_059 11340427 - 8c660488.2c65d2fc
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

/// # Argent Commander
///
/// `EX1_067` · Neutral minion · 6 mana · 4/2
///
/// > **Charge Divine Shield**
///
/// State: Vanilla
//~ vanilla EX1_067 25d97681 be84fa65 ad09e62d.22050a4f
#[test]
fn EX1_067_argent_commander() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_067"),
            Cost("EX1_067", 6),
            Stats("EX1_067", 4, 2),
            Has("EX1_067", GameTag::CHARGE),
            Has("EX1_067", GameTag::DIVINE_SHIELD),
            Play("EX1_067", Nothing),
            In(The("EX1_067"), Zone::Play),
            Now(The("EX1_067"), 4, 2),
            HasNow(The("EX1_067"), GameTag::CHARGE),
            HasNow(The("EX1_067"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Pint-Sized Summoner
///
/// `EX1_076` · Neutral minion · 2 mana · 2/2
///
/// > The first minion you play each turn costs (1) less.
///
/// State: Done
//~ done EX1_076 af7f9725 - afaf7f72.7d025a56
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

/// # Pint-Sized Power
///
/// `EX1_076e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived EX1_076e 41ceb73a 978ae36d df0df6fb.f705eb41
#[test]
fn EX1_076e_pint_sized_power() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "EX1_076e"), CostNow(Nth(0), 2)]);
}

/// # Secretkeeper
///
/// `EX1_080` · Neutral minion · 1 mana · 1/2
///
/// > Whenever a **Secret** is played, gain +1/+1.
///
/// State: Done
//~ done EX1_080 81b4002e - e5018310.e15f9e8a
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

/// # Mad Bomber
///
/// `EX1_082` · Neutral minion · 2 mana · 3/2
///
/// > **Battlecry:** Deal 3 damage randomly split between all other characters.
///
/// State: Done
//~ done EX1_082 4e7faf69 - fc313d80.78e2aeeb
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

/// # Tinkmaster Overspark
///
/// `EX1_083` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Transform another random minion into a 5/5 Devilsaur or a 1/1 Squirrel.
///
/// State: Done
//~ done EX1_083 faa089fa - d76ed51a.017b2272
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

/// # Mind Control Tech
///
/// `EX1_085` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** If your opponent has 4 or more minions, take control of one.
///
/// State: Done
//~ done EX1_085 a2820119 - 272256c0.740f9614
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

/// # Arcane Golem
///
/// `EX1_089` · Neutral minion · 3 mana · 4/2
///
/// > **Charge**. **Battlecry:** Give your opponent a Mana Crystal.
///
/// State: Done
//~ done EX1_089 9ec3ad28 - 2d2138f5.5dcf19bc
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

/// # Defender of Argus
///
/// `EX1_093` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Give adjacent minions +1/+1 and **Taunt**.
///
/// State: Done
//~ done EX1_093 ae6412fa - 5b5b8622.e913cb2a
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

/// # Hand of Argus
///
/// `EX1_093e` · Neutral enchantment
///
/// > +1/+1 and **Taunt**.
///
/// State: Derived
//~ derived EX1_093e cc52ce5d d431f340 da539ab8.10db7d61
#[test]
fn EX1_093e_hand_of_argus() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "EX1_093e"), Now(My(0), 6, 2), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Gadgetzan Auctioneer
///
/// `EX1_095` · Neutral minion · 7 mana · 4/4
///
/// > Whenever you cast a spell, draw a card.
///
/// State: Done
//~ done EX1_095 98afc1cf - ca5810fb.97c574f5
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

/// # Loot Hoarder
///
/// `EX1_096` · Neutral minion · 2 mana · 2/1
///
/// > **Deathrattle:** Draw a card.
///
/// State: Done
//~ done EX1_096 e2058a1c - b519ac3f.505f40e5
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

/// # Abomination
///
/// `EX1_097` · Neutral minion · 5 mana · 4/4
///
/// > **Taunt**. **Deathrattle:** Deal 2 damage to ALL characters.
///
/// State: Done
//~ done EX1_097 d84ada19 - 277dac3a.5560e714
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

/// # Lorewalker Cho
///
/// `EX1_100` · Neutral minion · 2 mana · 0/4
///
/// > Whenever a player casts a spell, put a copy into the other player’s hand.
///
/// State: Done
//~ done EX1_100 17bf100b - 45a024cb.574f54fc
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

/// # Demolisher
///
/// `EX1_102` · Neutral minion · 3 mana · 1/4
///
/// > At the start of your turn, deal 2 damage to a random enemy.
///
/// State: Done
//~ done EX1_102 fc82eab4 - 990f7072.48900d50
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

/// # Coldlight Seer
///
/// `EX1_103` · Neutral minion · 3 mana · 2/3
///
/// > **Battlecry:** Give your other Murlocs +2 Health.
///
/// State: Done
//~ done EX1_103 0d2bd31a - c54792c9.c0bcf92d
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

/// # Mrghlglhal
///
/// `EX1_103e` · Neutral enchantment
///
/// > +2 Health.
///
/// State: Derived
//~ derived EX1_103e 0caca6c2 3864103e 3e9f324b.9f1b69f0
#[test]
fn EX1_103e_mrghlglhal() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EX1_103e"), Now(My(0), 5, 3)]);
}

/// # Mountain Giant
///
/// `EX1_105` · Neutral minion · 12 mana · 8/8
///
/// > Costs (1) less for each other card in your hand.
///
/// State: Done
//~ done EX1_105 d05f2345 - fb1dada7.1ebe47d0
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

/// # Cairne Bloodhoof
///
/// `EX1_110` · Neutral minion · 6 mana · 5/5
///
/// > **Taunt Deathrattle:** Summon a 5/5 Baine Bloodhoof.
///
/// State: Done
//~ done EX1_110 f72c9560 - fe7206a2.9fcddc0a
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

/// # Baine Bloodhoof
///
/// `EX1_110t` · Neutral minion · 5 mana · 5/5
///
/// State: Vanilla
//~ vanilla EX1_110t a4ff307a ed7a202f 5a778229
#[test]
fn EX1_110t_baine_bloodhoof() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_110t"),
            Cost("EX1_110t", 5),
            Stats("EX1_110t", 5, 5),
            Play("EX1_110t", Nothing),
            In(The("EX1_110t"), Zone::Play),
            Now(The("EX1_110t"), 5, 5),
        ],
    );
}

/// # Leeroy Jenkins
///
/// `EX1_116` · Neutral minion · 5 mana · 6/2
///
/// > **Charge**. **Battlecry:** Summon two 1/1 Whelps for your opponent.
///
/// State: Done
//~ done EX1_116 8c0a117c - 90d9caaf.8624a9cd
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

/// # Whelp
///
/// `EX1_116t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla EX1_116t a9d974d7 d7f9956c 9775752d
#[test]
fn EX1_116t_whelp() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_116t"),
            Cost("EX1_116t", 1),
            Stats("EX1_116t", 1, 1),
            Play("EX1_116t", Nothing),
            In(The("EX1_116t"), Zone::Play),
            Now(The("EX1_116t"), 1, 1),
        ],
    );
}

/// # Dire Wolf Alpha
///
/// `EX1_162` · Neutral minion · 2 mana · 2/2
///
/// > Adjacent minions have +1 Attack.
///
/// State: Done
//~ done EX1_162 6663cfea - db70ceb8.a8beaaf7
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

/// # Strength of the Pack
///
/// `EX1_162o` · Neutral enchantment
///
/// > +1 Attack from {0}.
///
/// State: Derived
//~ derived EX1_162o 81eb9db2 41228366 a056dd5c.db076625
#[test]
fn EX1_162o_strength_of_the_pack() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EX1_162o"), Now(My(0), 6, 1)]);
}

/// # Emperor Cobra
///
/// `EX1_170` · Neutral minion · 3 mana · 2/3
///
/// > **Poisonous**
///
/// State: Vanilla
//~ vanilla EX1_170 e08faa08 fed54f65 0d34800b.2574dcf7
#[test]
fn EX1_170_emperor_cobra() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_170"),
            Cost("EX1_170", 3),
            Stats("EX1_170", 2, 3),
            Has("EX1_170", GameTag::POISONOUS),
            Play("EX1_170", Nothing),
            In(The("EX1_170"), Zone::Play),
            Now(The("EX1_170"), 2, 3),
            HasNow(The("EX1_170"), GameTag::POISONOUS),
        ],
    );
}

/// # Subjugated
///
/// `EX1_196e` · Neutral enchantment
///
/// > -2 Attack until your next turn.
///
/// State: Derived
//~ derived EX1_196e b1476777 81526c7d fe449057.b6388bb1
#[test]
fn EX1_196e_subjugated() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "EX1_196e"),
            Now(My(0), 3, 1),
            EndTurn,
            Now(My(0), 3, 1),
            EndTurn,
            Now(My(0), 5, 1),
        ],
    );
}

/// # Baron Geddon
///
/// `EX1_249` · Neutral minion · 7 mana · 7/7
///
/// > At the end of your turn, deal 2 damage to ALL other characters.
///
/// State: Done
//~ done EX1_249 10469cc6 - 51939705.e7cbfc5a
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

/// # Frost Elemental
///
/// `EX1_283` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry: Freeze** a character.
///
/// State: Done
//~ done EX1_283 180c8ab3 - afd1d24d.7c719279
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

/// # Azure Drake
///
/// `EX1_284` · Neutral minion · 5 mana · 4/5
///
/// > **Spell Damage +1 Battlecry:** Draw a card.
///
/// State: Done
//~ done EX1_284 fad4b9a8 - 9f914eac.6de7b73a
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

/// # Ragnaros the Firelord
///
/// `EX1_298` · Neutral minion · 8 mana · 8/8
///
/// > Can't attack. At the end of your turn, deal 8 damage to a random enemy.
///
/// State: Done
//~ done EX1_298 3dc09896 - 22337fc0.8b56020b
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

/// # Tauren Warrior
///
/// `EX1_390` · Neutral minion · 3 mana · 2/3
///
/// > **Taunt** Has +3 Attack while damaged.
///
/// State: Done
//~ done EX1_390 5e111207 - 0a032824.5bbb5548
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

/// # Enraged
///
/// `EX1_390e` · Neutral enchantment
///
/// > +3 Attack.
///
/// State: Derived
//~ derived EX1_390e 945d01cb 0e6c8433 c7802657.fc2d73f0
#[test]
fn EX1_390e_enraged() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EX1_390e"), Now(My(0), 8, 1)]);
}

/// # Amani Berserker
///
/// `EX1_393` · Neutral minion · 2 mana · 2/3
///
/// > Has +3 Attack while damaged.
///
/// State: Done
//~ done EX1_393 93a6db2a - 674338a9.fa773efa
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

/// # Enraged
///
/// `EX1_393e` · Neutral enchantment
///
/// > +3 Attack.
///
/// State: Derived
//~ derived EX1_393e 9f92e1ce c110cc18 3d01480e.fc2d73f0
#[test]
fn EX1_393e_enraged() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EX1_393e"), Now(My(0), 8, 1)]);
}

/// # Mogu'shan Warden
///
/// `EX1_396` · Neutral minion · 4 mana · 1/7
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla EX1_396 5324529c 36b4ed23 78dfd655.4b0c5d24
#[test]
fn EX1_396_mogushan_warden() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_396"),
            Cost("EX1_396", 4),
            Stats("EX1_396", 1, 7),
            Has("EX1_396", GameTag::TAUNT),
            Play("EX1_396", Nothing),
            In(The("EX1_396"), Zone::Play),
            Now(The("EX1_396"), 1, 7),
            HasNow(The("EX1_396"), GameTag::TAUNT),
        ],
    );
}

/// # Shieldbearer
///
/// `EX1_405` · Neutral minion · 1 mana · 0/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla EX1_405 5fb82121 637da574 6b2adb11.4b0c5d24
#[test]
fn EX1_405_shieldbearer() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_405"),
            Cost("EX1_405", 1),
            Stats("EX1_405", 0, 4),
            Has("EX1_405", GameTag::TAUNT),
            Play("EX1_405", Nothing),
            In(The("EX1_405"), Zone::Play),
            Now(The("EX1_405"), 0, 4),
            HasNow(The("EX1_405"), GameTag::TAUNT),
        ],
    );
}

/// # Raging Worgen
///
/// `EX1_412` · Neutral minion · 3 mana · 3/3
///
/// > Has +1 Attack and **Windfury** while damaged.
///
/// State: Done
//~ done EX1_412 1dcc4f20 - 7fd1b06c.4c876a1d
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

/// # Enraged
///
/// `EX1_412e` · Neutral enchantment
///
/// > +1 Attack and **Windfury**.
///
/// State: Derived
//~ derived EX1_412e 4041b5d6 2802f0a6 492597d3.4a5c81ec
#[test]
fn EX1_412e_enraged() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "EX1_412e"), Now(My(0), 6, 1), HasNow(My(0), GameTag::WINDFURY)],
    );
}

/// # Murloc Warleader
///
/// `EX1_507` · Neutral minion · 3 mana · 3/3
///
/// > Your other Murlocs have +2 Attack.
///
/// State: Done
//~ done EX1_507 7fd24424 - d8d6988f.acee0f7d
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

/// # Murloc Tidecaller
///
/// `EX1_509` · Neutral minion · 1 mana · 1/2
///
/// > Whenever you summon a Murloc, gain +1 Attack.
///
/// State: Done
//~ done EX1_509 c4327a76 - 4a585183.461092f4
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

/// # Harvest Golem
///
/// `EX1_556` · Neutral minion · 3 mana · 2/3
///
/// > **Deathrattle:** Summon a 2/1 Damaged Golem.
///
/// State: Done
//~ done EX1_556 0a12f3f0 - a7237bba.ce54d0ff
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

/// # Nat Pagle
///
/// `EX1_557` · Neutral minion · 2 mana · 0/4
///
/// > At the start of your turn, you have a 50% chance to draw an extra card.
///
/// State: Done
//~ done EX1_557 40c206d9 - f8f684d6.fcb0cd71
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

/// # Harrison Jones
///
/// `EX1_558` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** Destroy your opponent's weapon and draw cards equal to its Durability.
///
/// State: Done
//~ done EX1_558 2e99a85c - ce9bbc2a.e996c7cd
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

/// # Nozdormu
///
/// `EX1_560` · Neutral minion · 9 mana · 8/8
///
/// > Players only have 15 seconds to take their turns.
///
/// State: Done
//~ done EX1_560 fe4d2b5e - 5e3f033c.b1dce0d5
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

/// # Alexstrasza
///
/// `EX1_561` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** Set a hero's remaining Health to 15.
///
/// State: Done
//~ done EX1_561 603b96a0 - 710c276c.857fd4d9
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

/// # Alexstrasza's Fire
///
/// `EX1_561e` · Neutral enchantment
///
/// > Health set to 15.
///
/// State: Derived
//~ derived EX1_561e 4469a9d4 ca11f347 0cbcbdd7.00300990
#[test]
fn EX1_561e_alexstraszas_fire() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EX1_561e"), Now(My(0), 5, 15)]);
}

/// # Onyxia
///
/// `EX1_562` · Neutral minion · 9 mana · 8/8
///
/// > **Battlecry:** Summon 1/1 Whelps until your side of the battlefield is full.
///
/// State: Done
//~ done EX1_562 f97c5023 - f8878acc.2b71ab6a
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

/// # Malygos
///
/// `EX1_563` · Neutral minion · 9 mana · 4/12
///
/// > **Spell Damage +5**
///
/// State: Done
//~ done EX1_563 31e90877 - 6c4fde7c.ea661852
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

/// # Faceless Manipulator
///
/// `EX1_564` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Choose a minion and become a copy of it.
///
/// State: Done
//~ done EX1_564 bfa91576 - 988f6895.d29d2e6b
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

/// # Ysera
///
/// `EX1_572` · Neutral minion · 9 mana · 4/12
///
/// > At the end of your turn, get two random Dream cards.
///
/// State: Done
//~ done EX1_572 34fafc67 - 66666013.112ca3c5
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

/// # The Beast
///
/// `EX1_577` · Neutral minion · 6 mana · 9/7
///
/// > **Deathrattle:** Summon a 3/3 Pip Quickwit for your opponent.
///
/// State: Done
//~ done EX1_577 60da1cf1 - e86208a5.da58b178
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

/// # Priestess of Elune
///
/// `EX1_583` · Neutral minion · 6 mana · 5/4
///
/// > **Battlecry:** Restore #4 Health to your hero.
///
/// State: Done
//~ done EX1_583 edaa1895 - a34c1884.918dc7a7
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

/// # Ancient Mage
///
/// `EX1_584` · Neutral minion · 4 mana · 2/5
///
/// > **Battlecry:** Give adjacent minions **Spell Damage +1**.
///
/// State: Done
//~ done EX1_584 6d6b5b13 - debc19b7.e2db55f4
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

/// # Teachings of the Kirin Tor
///
/// `EX1_584e` · Neutral enchantment
///
/// > **Spell Damage +1**.
///
/// State: Derived
//~ derived EX1_584e d16cb627 c1bc0a79 e4e11354.7e90e4a1
#[test]
fn EX1_584e_teachings_of_the_kirin_tor() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "EX1_584e"), TagNow(My(0), GameTag::SPELLPOWER, 1)]);
}

/// # Sea Giant
///
/// `EX1_586` · Neutral minion · 10 mana · 8/8
///
/// > Costs (1) less for each other minion on the battlefield.
///
/// State: Done
//~ done EX1_586 108e3e8f - 5c3f0f02.3ea883f5
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

/// # Blood Knight
///
/// `EX1_590` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** All minions lose **Divine Shield**. Gain +3/+3 for each Shield lost.
///
/// State: Done
//~ done EX1_590 10edf639 - da87f926.58cbffe8
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

/// # Cult Master
///
/// `EX1_595` · Neutral minion · 4 mana · 4/2
///
/// > After a friendly minion dies, draw a card.
///
/// State: Done
//~ done EX1_595 012153cd - e3ed7620.95e9d172
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

/// # Imp Master
///
/// `EX1_597` · Neutral minion · 3 mana · 1/5
///
/// > At the end of your turn, deal 1 damage to this minion and summon a 1/1 Imp.
///
/// State: Done
//~ done EX1_597 63157bb1 - 2f1110d7.74648f44
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

/// # Imp
///
/// `EX1_598` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla EX1_598 98b0d320 d7219bc1 db8c7e06
#[test]
fn EX1_598_imp() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_598"),
            Cost("EX1_598", 1),
            Stats("EX1_598", 1, 1),
            Play("EX1_598", Nothing),
            In(The("EX1_598"), Zone::Play),
            Now(The("EX1_598"), 1, 1),
        ],
    );
}

/// # Xavius
///
/// `EX1_614` · Neutral minion · 6 mana · 7/5
///
/// > After you play a card, summon a 2/1 Satyr.
///
/// State: Done
//~ done EX1_614 de31686a - c1b16ed5.285b0cb9
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

/// # Xavian Satyr
///
/// `EX1_614t` · Neutral minion · 1 mana · 2/1
///
/// State: Vanilla
//~ vanilla EX1_614t b1a8f019 781ac1c9 bafd9b58
#[test]
fn EX1_614t_xavian_satyr() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_614t"),
            Cost("EX1_614t", 1),
            Stats("EX1_614t", 2, 1),
            Play("EX1_614t", Nothing),
            In(The("EX1_614t"), Zone::Play),
            Now(The("EX1_614t"), 2, 1),
        ],
    );
}

/// # Mana Wraith
///
/// `EX1_616` · Neutral minion · 2 mana · 2/2
///
/// > ALL minions cost (1) more.
///
/// State: Done
//~ done EX1_616 cb0218a9 - f74f3395.68d11fc8
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

/// # Mana Drain
///
/// `EX1_616e` · Neutral enchantment
///
/// > Costs (1) more.
///
/// State: Derived
//~ derived EX1_616e e3928647 659122f3 32b3bdac.5dfe1a2c
#[test]
fn EX1_616e_mana_drain() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "EX1_616e"), CostNow(Nth(0), 4)]);
}

/// # Molten Giant
///
/// `EX1_620` · Neutral minion · 20 mana · 8/8
///
/// > Costs (1) less for each Health your hero is missing.
///
/// State: Done
//~ done EX1_620 e16fe8ec - b33c6841.27591d27
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

/// # Pip Quickwit
///
/// `EX1_finkle` · Neutral minion · 3 mana · 3/3
///
/// State: Vanilla
//~ vanilla EX1_finkle 023b04ea 2abaa935 4d74a06d
#[test]
fn EX1_finkle_pip_quickwit() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_finkle"),
            Cost("EX1_finkle", 3),
            Stats("EX1_finkle", 3, 3),
            Play("EX1_finkle", Nothing),
            In(The("EX1_finkle"), Zone::Play),
            Now(The("EX1_finkle"), 3, 3),
        ],
    );
}

/// # Squirrel
///
/// `EX1_tk28` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla EX1_tk28 ef3c6658 50dd9400 2b00daf0
#[test]
fn EX1_tk28_squirrel() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_tk28"),
            Cost("EX1_tk28", 1),
            Stats("EX1_tk28", 1, 1),
            Play("EX1_tk28", Nothing),
            In(The("EX1_tk28"), Zone::Play),
            Now(The("EX1_tk28"), 1, 1),
        ],
    );
}

/// # Devilsaur
///
/// `EX1_tk29` · Neutral minion · 5 mana · 5/5
///
/// State: Vanilla
//~ vanilla EX1_tk29 126d3f84 8ad1e4e8 fd636bbb
#[test]
fn EX1_tk29_devilsaur() {
    check(
        CardClass::Mage,
        &[
            Give("EX1_tk29"),
            Cost("EX1_tk29", 5),
            Stats("EX1_tk29", 5, 5),
            Play("EX1_tk29", Nothing),
            In(The("EX1_tk29"), Zone::Play),
            Now(The("EX1_tk29"), 5, 5),
        ],
    );
}

/// # Nerubian
///
/// `FP1_007t` · Neutral minion · 4 mana · 4/4
///
/// State: Vanilla
//~ vanilla FP1_007t 9cb55c52 005b6e23 f9c517f3
#[test]
fn FP1_007t_nerubian() {
    check(
        CardClass::Mage,
        &[
            Give("FP1_007t"),
            Cost("FP1_007t", 4),
            Stats("FP1_007t", 4, 4),
            Play("FP1_007t", Nothing),
            In(The("FP1_007t"), Zone::Play),
            Now(The("FP1_007t"), 4, 4),
        ],
    );
}

/// # Hungry Crab
///
/// `NEW1_017` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Destroy a Murloc and gain +2/+2.
///
/// State: Done
//~ done NEW1_017 b8f6ff11 - 7fbe05e6.a3d92616
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

/// # Bloodsail Raider
///
/// `NEW1_018` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Gain Attack equal to the Attack of your weapon.
///
/// State: Done
//~ done NEW1_018 9b024f8d - 82f2aa66.ff77e216
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

/// # Knife Juggler
///
/// `NEW1_019` · Neutral minion · 2 mana · 3/2
///
/// > After you summon a minion, deal 1 damage to a random enemy.
///
/// State: Done
//~ done NEW1_019 248f815f - 094ba81a.717da147
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

/// # Wild Pyromancer
///
/// `NEW1_020` · Neutral minion · 2 mana · 3/2
///
/// > After you cast a spell, deal 1 damage to ALL minions.
///
/// State: Done
//~ done NEW1_020 8f15d224 - 1c2d4cfc.b7796a67
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

/// # Doomsayer
///
/// `NEW1_021` · Neutral minion · 2 mana · 0/7
///
/// > At the start of your turn, destroy ALL minions.
///
/// State: Done
//~ done NEW1_021 0d672f7d - 1f917640.8c8e2fcf
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

/// # Dread Corsair
///
/// `NEW1_022` · Neutral minion · 4 mana · 3/3
///
/// > **Taunt** Costs (1) less per Attack of your weapon.
///
/// State: Done
//~ done NEW1_022 80069a48 - 3ff8a525.f0778a68
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

/// # Faerie Dragon
///
/// `NEW1_023` · Neutral minion · 2 mana · 3/2
///
/// > **Elusive**
///
/// State: Vanilla
//~ vanilla NEW1_023 7a2285b9 155dcd8b 970c885a.c54580ff
#[test]
fn NEW1_023_faerie_dragon() {
    check(
        CardClass::Mage,
        &[
            Give("NEW1_023"),
            Cost("NEW1_023", 2),
            Stats("NEW1_023", 3, 2),
            Has("NEW1_023", GameTag::ELUSIVE),
            Play("NEW1_023", Nothing),
            In(The("NEW1_023"), Zone::Play),
            Now(The("NEW1_023"), 3, 2),
            HasNow(The("NEW1_023"), GameTag::ELUSIVE),
        ],
    );
}

/// # Captain Greenskin
///
/// `NEW1_024` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** Give your weapon +1/+1.
///
/// State: Done
//~ done NEW1_024 04b43dc9 - 19a92ba3.3eb17f25
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

/// # Greenskin's Command
///
/// `NEW1_024o` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived NEW1_024o 929d1074 bd0f3334 cb271495.67341004
#[test]
fn NEW1_024o_greenskins_command() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "NEW1_024o"), Now(My(0), 6, 2)]);
}

/// # Bloodsail Corsair
///
/// `NEW1_025` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Remove 1 Durability from your opponent's weapon.
///
/// State: Done
//~ done NEW1_025 e7e44739 - 86037d15.2896f1bd
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

/// # Violet Teacher
///
/// `NEW1_026` · Neutral minion · 4 mana · 3/5
///
/// > Whenever you cast a spell, summon a 1/1 Violet Apprentice.
///
/// State: Done
//~ done NEW1_026 5fd38e02 - db70c481.037585e0
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

/// # Violet Apprentice
///
/// `NEW1_026t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla NEW1_026t f4f7ecbb 141caf4c e074e8c5
#[test]
fn NEW1_026t_violet_apprentice() {
    check(
        CardClass::Mage,
        &[
            Give("NEW1_026t"),
            Cost("NEW1_026t", 1),
            Stats("NEW1_026t", 1, 1),
            Play("NEW1_026t", Nothing),
            In(The("NEW1_026t"), Zone::Play),
            Now(The("NEW1_026t"), 1, 1),
        ],
    );
}

/// # Southsea Captain
///
/// `NEW1_027` · Neutral minion · 3 mana · 3/3
///
/// > Your other Pirates have +1/+1.
///
/// State: Done
//~ done NEW1_027 20d36be8 - 2db7578e.2e7a04b0
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

/// # Yarrr!
///
/// `NEW1_027e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived NEW1_027e ee4c4407 18061fb6 2773a123.67341004
#[test]
fn NEW1_027e_yarrr() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "NEW1_027e"), Now(My(0), 6, 2)]);
}

/// # Millhouse Manastorm
///
/// `NEW1_029` · Neutral minion · 2 mana · 4/4
///
/// > **Battlecry:** Enemy spells cost (0) next turn.
///
/// State: Done
//~ done NEW1_029 d6990bd3 - ef02860e.3143abf3
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

/// # Kill Millhouse!
///
/// `NEW1_029t` · Neutral enchantment
///
/// > Spells cost (0) this turn!
///
/// State: Derived
//~ derived NEW1_029t 480d0838 8afeb61b 03c99097.45f813c1
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

/// # Deathwing
///
/// `NEW1_030` · Neutral minion · 10 mana · 12/12
///
/// > **Battlecry:** Destroy all other minions and discard your hand.
///
/// State: Done
//~ done NEW1_030 4d845509 - 39741b8c.8d3d5378
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

/// # Master Swordsmith
///
/// `NEW1_037` · Neutral minion · 2 mana · 1/3
///
/// > At the end of your turn, give another random friendly minion +1 Attack.
///
/// State: Done
//~ done NEW1_037 59888a21 - a1a4e1a5.6d96fc14
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

/// # Gruul
///
/// `NEW1_038` · Neutral minion · 8 mana · 7/7
///
/// > At the end of each turn, gain +1/+1 .
///
/// State: Done
//~ done NEW1_038 c55660d8 - 7232d36e.3c1b0ad0
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

/// # Hogger
///
/// `NEW1_040` · Neutral minion · 6 mana · 4/4
///
/// > At the end of your turn, summon a 2/2 Gnoll with **Taunt**.
///
/// State: Done
//~ done NEW1_040 b70d8ca8 - 847b2859.4d30ba86
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

/// # Gnoll
///
/// `NEW1_040t` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla NEW1_040t 9f1ca72b 3d349de8 952b6360.4b0c5d24
#[test]
fn NEW1_040t_gnoll() {
    check(
        CardClass::Mage,
        &[
            Give("NEW1_040t"),
            Cost("NEW1_040t", 2),
            Stats("NEW1_040t", 2, 2),
            Has("NEW1_040t", GameTag::TAUNT),
            Play("NEW1_040t", Nothing),
            In(The("NEW1_040t"), Zone::Play),
            Now(The("NEW1_040t"), 2, 2),
            HasNow(The("NEW1_040t"), GameTag::TAUNT),
        ],
    );
}

/// # Stampeding Kodo
///
/// `NEW1_041` · Neutral minion · 5 mana · 3/5
///
/// > **Battlecry:** Destroy a random enemy minion with 2 or less Attack.
///
/// State: Done
//~ done NEW1_041 55b47e3a - 35b33cb4.0e31fda5
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

/// # Whelp
///
/// `ds1_whelptoken` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla ds1_whelptoken f2cf55e5 122ac8a0 6ac77409
#[test]
fn ds1_whelptoken_whelp() {
    check(
        CardClass::Mage,
        &[
            Give("ds1_whelptoken"),
            Cost("ds1_whelptoken", 1),
            Stats("ds1_whelptoken", 1, 1),
            Play("ds1_whelptoken", Nothing),
            In(The("ds1_whelptoken"), Zone::Play),
            Now(The("ds1_whelptoken"), 1, 1),
        ],
    );
}

/// # Damaged Golem
///
/// `skele21` · Neutral minion · 1 mana · 2/1
///
/// State: Vanilla
//~ vanilla skele21 fdfa3337 d7deaa6f c5a8aa1e
#[test]
fn skele21_damaged_golem() {
    check(
        CardClass::Mage,
        &[
            Give("skele21"),
            Cost("skele21", 1),
            Stats("skele21", 2, 1),
            Play("skele21", Nothing),
            In(The("skele21"), Zone::Play),
            Now(The("skele21"), 2, 1),
        ],
    );
}

/// # Flesheating Ghoul
///
/// `tt_004` · Neutral minion · 3 mana · 3/3
///
/// > Whenever a minion dies, gain +1 Attack.
///
/// State: Done
//~ done tt_004 3bdc9e87 - ada53408.983338ec
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
