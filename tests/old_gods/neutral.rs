//! Neutral cards of Whispers of the Old Gods, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b308edcd

/// # Shadowy
///
/// `LOOT_010e` · Neutral enchantment
///
/// > 1/1.
///
/// State: Derived
//~ derived LOOT_010e 4b233729 bc1eed53 e8867025.d68bebe2
#[test]
fn LOOT_010e_shadowy() {
    check(CardClass::Mage, &[Friend("CS2_119"), Enchant(My(0), "LOOT_010e"), Now(My(0), 1, 1)]);
}

/// # Silithid Swarmer
///
/// `OG_034` · Neutral minion · 3 mana · 3/5
///
/// > Can only attack if your hero attacked this turn.
///
/// State: Derived
//~ derived OG_034 be60fe9d 5c06b550 4fc5ade2.98df44f7
#[test]
fn OG_034_silithid_swarmer() {
    check(
        CardClass::Mage,
        &[
            Give("OG_034"),
            Cost("OG_034", 3),
            Stats("OG_034", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("OG_034"),
            HasNow(Nth(4), GameTag::CANT_ATTACK),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("OG_034"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("OG_034"),
            Attack(MyHero, TheirHero),
            Crystals(10),
            HasNot(Nth(4), GameTag::CANT_ATTACK),
        ],
    );
}

/// # Y'Shaarj, Rage Unbound
///
/// `OG_042` · Neutral minion · 10 mana · 10/10
///
/// > At the end of your turn, put a minion from your deck into the battlefield.
///
/// State: Derived
//~ derived OG_042 26c4a55f 4be28a12 d896c77f.e5179c75
#[test]
fn OG_042_y_shaarj_rage_unbound() {
    check(
        CardClass::Mage,
        &[
            Give("OG_042"),
            Cost("OG_042", 10),
            Stats("OG_042", 10, 10),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_042"),
            Force(Entity(Nth(3))),
            EndTurn,
            BoardCount(Mine, 3),
            DeckCount(Mine, 21),
            In(Nth(3), Zone::Play),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("OG_042"),
            EmptyDeck(Mine),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_042"),
            EndTurn,
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 5),
            HandCount(Mine, 1),
            CostNow(Nth(0), 10),
            Now(Nth(0), 10, 10),
            Now(Nth(6), 4, 5),
            Now(Nth(7), 4, 5),
            Now(Nth(8), 10, 10),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Evolved Kobold
///
/// `OG_082` · Neutral minion · 4 mana · 2/2
///
/// > **Spell Damage +2**
///
/// State: Vanilla
//~ vanilla OG_082 e4ab72c3 6aa7105b eb97d660.e1835dc2
#[test]
fn OG_082_evolved_kobold() {
    check(
        CardClass::Mage,
        &[
            Give("OG_082"),
            Cost("OG_082", 4),
            Stats("OG_082", 2, 2),
            Has("OG_082", GameTag::SPELLPOWER),
            Play("OG_082", Nothing),
            In(The("OG_082"), Zone::Play),
            Now(The("OG_082"), 2, 2),
            HasNow(The("OG_082"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Darkspeaker
///
/// `OG_102` · Neutral minion · 5 mana · 3/6
///
/// > **Battlecry:** Swap stats with a friendly minion.
///
/// State: Todo
//~ todo OG_102 428372eb e57ec083 0fdd2250.cb796893
#[test]
#[ignore = "todo: OG_102 Darkspeaker"]
fn OG_102_darkspeaker() {
    check(
        CardClass::Mage,
        &[Give("OG_102"), Cost("OG_102", 5), Stats("OG_102", 3, 6), Targets("OG_102", &[FriendlyMinion]), Unwritten],
    );
}

/// # Mukla, Tyrant of the Vale
///
/// `OG_122` · Neutral minion · 6 mana · 5/5
///
/// > **Battlecry:** Add 2 Bananas to your hand.
///
/// State: Derived
//~ derived OG_122 e511e077 e2e005b4 3fc294f0.696f21eb
#[test]
fn OG_122_mukla_tyrant_of_the_vale() {
    check(
        CardClass::Mage,
        &[
            Give("OG_122"),
            Cost("OG_122", 6),
            Stats("OG_122", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_122", Nothing),
            Is(InHand(0), "EX1_014t"),
            CostNow(InHand(0), 1),
            Is(InHand(1), "EX1_014t"),
            CostNow(InHand(1), 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Shifter Zerus
///
/// `OG_123` · Neutral minion · 1 mana · 1/1
///
/// > Each turn this is in your hand, transform it into a random minion.
///
/// State: Todo
//~ todo OG_123 59258278 85748e9f eaff9a60.fe2a4d51
#[test]
#[ignore = "todo: OG_123 Shifter Zerus"]
fn OG_123_shifter_zerus() {
    check(CardClass::Mage, &[Give("OG_123"), Cost("OG_123", 1), Stats("OG_123", 1, 1), Unwritten]);
}

/// # Twin Emperor Vek'lor
///
/// `OG_131` · Neutral minion · 7 mana · 6/7
///
/// > Taunt **Battlecry:** If your C'Thun has at least 10 Attack, summon another Emperor.
///
/// State: Todo
//~ todo OG_131 cc170a20 7662a04c d1942285.47621c2e
#[test]
#[ignore = "todo: OG_131 Twin Emperor Vek'lor"]
fn OG_131_twin_emperor_veklor() {
    check(
        CardClass::Mage,
        &[Give("OG_131"), Cost("OG_131", 7), Stats("OG_131", 6, 7), Has("OG_131", GameTag::TAUNT), Unwritten],
    );
}

/// # N'Zoth, the Corruptor
///
/// `OG_133` · Neutral minion · 10 mana · 5/7
///
/// > **Battlecry:** Summon your **Deathrattle** minions that died this game.
///
/// State: Derived
//~ derived OG_133 9efdaa86 e4f7b22a 78ae299f.f1f8fff9
#[test]
fn OG_133_n_zoth_the_corruptor() {
    check(
        CardClass::Mage,
        &[
            Give("OG_133"),
            Cost("OG_133", 10),
            Stats("OG_133", 5, 7),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("OG_133", Nothing),
            BoardCount(Mine, 3),
            In(The("LEG_CS3_013"), Zone::Play),
            Now(The("LEG_CS3_013"), 4, 3),
        ],
    );
}

/// # Yogg-Saron, Hope's End
///
/// `OG_134` · Neutral minion · 10 mana · 7/5
///
/// > **Battlecry:** Cast a random spell for each spell you've cast this game *(targets chosen randomly)*.
///
/// State: Done
//~ done OG_134 1712e02c - 8e44c051.1f533809
#[test]
fn OG_134_yogg_saron_hopes_end() {
    check(
        CardClass::Mage,
        &[
            Give("OG_134"),
            Cost("OG_134", 10),
            Stats("OG_134", 7, 5),
            Play("GAME_005", Nothing),
            Force(Card("CS2_023")),
            Play("OG_134", Nothing),
            HandCount(Mine, 2),
        ],
    );
}

/// # Nerubian Prophet
///
/// `OG_138` · Neutral minion · 6 mana · 4/4
///
/// > At the start of your turn, reduce this card's Cost by (1).
///
/// State: Derived
//~ derived OG_138 0149eda3 f4c7105e f136973d.6f909570
#[test]
fn OG_138_nerubian_prophet() {
    check(
        CardClass::Mage,
        &[
            Give("OG_138"),
            Cost("OG_138", 6),
            Stats("OG_138", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_138"),
            EndTurn,
            EndTurn,
            CostNow(Nth(0), 5),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("OG_138"), Friend("CS2_182"), Enemy("CS2_182"), Friend("OG_138"), EndTurn, CostNow(Nth(0), 6)],
    );
}

/// # Faceless Behemoth
///
/// `OG_141` · Neutral minion · 10 mana · 10/10
///
/// State: Vanilla
//~ vanilla OG_141 de21fd57 2cc82542 c27cce08
#[test]
fn OG_141_faceless_behemoth() {
    check(
        CardClass::Mage,
        &[
            Give("OG_141"),
            Cost("OG_141", 10),
            Stats("OG_141", 10, 10),
            Play("OG_141", Nothing),
            In(The("OG_141"), Zone::Play),
            Now(The("OG_141"), 10, 10),
        ],
    );
}

/// # Eldritch Horror
///
/// `OG_142` · Neutral minion · 8 mana · 6/10
///
/// State: Vanilla
//~ vanilla OG_142 327bd563 03fc4133 fdbafadc
#[test]
fn OG_142_eldritch_horror() {
    check(
        CardClass::Mage,
        &[
            Give("OG_142"),
            Cost("OG_142", 8),
            Stats("OG_142", 6, 10),
            Play("OG_142", Nothing),
            In(The("OG_142"), Zone::Play),
            Now(The("OG_142"), 6, 10),
        ],
    );
}

/// # Psych-o-Tron
///
/// `OG_145` · Neutral minion · 5 mana · 3/4
///
/// > **Taunt Divine Shield**
///
/// State: Vanilla
//~ vanilla OG_145 c7c6926d aec7ea08 4ddb809d.efaaa40f
#[test]
fn OG_145_psych_o_tron() {
    check(
        CardClass::Mage,
        &[
            Give("OG_145"),
            Cost("OG_145", 5),
            Stats("OG_145", 3, 4),
            Has("OG_145", GameTag::DIVINE_SHIELD),
            Has("OG_145", GameTag::TAUNT),
            Play("OG_145", Nothing),
            In(The("OG_145"), Zone::Play),
            Now(The("OG_145"), 3, 4),
            HasNow(The("OG_145"), GameTag::DIVINE_SHIELD),
            HasNow(The("OG_145"), GameTag::TAUNT),
        ],
    );
}

/// # Corrupted Healbot
///
/// `OG_147` · Neutral minion · 5 mana · 6/6
///
/// > **Deathrattle:** Restore #8 Health to the enemy hero.
///
/// State: Derived
//~ derived OG_147 bff5e86d cb54e170 3b9c59de.50e198ea
#[test]
fn OG_147_corrupted_healbot() {
    check(
        CardClass::Mage,
        &[
            Give("OG_147"),
            Cost("OG_147", 5),
            Stats("OG_147", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_147"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Kill(Nth(3)),
            Now(TheirHero, 0, 18),
            Damage(TheirHero, 12),
        ],
    );
}

/// # Aberrant Berserker
///
/// `OG_150` · Neutral minion · 4 mana · 3/5
///
/// > Has +2 Attack while damaged.
///
/// State: Derived
//~ derived OG_150 ee9c9d63 3b5fc85c 44661092.ffc1e248
#[test]
fn OG_150_aberrant_berserker() {
    check(
        CardClass::Mage,
        &[
            Give("OG_150"),
            Cost("OG_150", 4),
            Stats("OG_150", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_150"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(Nth(3), 1),
            Now(Nth(3), 5, 2),
        ],
    );
    check(CardClass::Mage, &[Give("OG_150"), Friend("CS2_182"), Enemy("CS2_182"), Friend("OG_150"), Now(Nth(3), 3, 5)]);
}

/// # Enraged
///
/// `OG_150e` · Neutral enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived OG_150e 55f45e48 781fc66b e76b8d16.bf3d1612
#[test]
fn OG_150e_enraged() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "OG_150e"), Now(My(0), 7, 1)]);
}

/// # Tentacle of N'Zoth
///
/// `OG_151` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Deal 1 damage to all minions.
///
/// State: Derived
//~ derived OG_151 6e2273df 5bddee81 6f499591.4796fb2d
#[test]
fn OG_151_tentacle_of_n_zoth() {
    check(
        CardClass::Mage,
        &[
            Give("OG_151"),
            Cost("OG_151", 1),
            Stats("OG_151", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_151"),
            Kill(Nth(3)),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Grotesque Dragonhawk
///
/// `OG_152` · Neutral minion · 7 mana · 5/5
///
/// > **Windfury**
///
/// State: Vanilla
//~ vanilla OG_152 af28e9b3 72aa776d 848eb047.9569ce14
#[test]
fn OG_152_grotesque_dragonhawk() {
    check(
        CardClass::Mage,
        &[
            Give("OG_152"),
            Cost("OG_152", 7),
            Stats("OG_152", 5, 5),
            Has("OG_152", GameTag::WINDFURY),
            Play("OG_152", Nothing),
            In(The("OG_152"), Zone::Play),
            Now(The("OG_152"), 5, 5),
            HasNow(The("OG_152"), GameTag::WINDFURY),
        ],
    );
}

/// # Bog Creeper
///
/// `OG_153` · Neutral minion · 7 mana · 6/8
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla OG_153 acc5d76c f898c2b1 fae05af9.4b0c5d24
#[test]
fn OG_153_bog_creeper() {
    check(
        CardClass::Mage,
        &[
            Give("OG_153"),
            Cost("OG_153", 7),
            Stats("OG_153", 6, 8),
            Has("OG_153", GameTag::TAUNT),
            Play("OG_153", Nothing),
            In(The("OG_153"), Zone::Play),
            Now(The("OG_153"), 6, 8),
            HasNow(The("OG_153"), GameTag::TAUNT),
        ],
    );
}

/// # Bilefin Tidehunter
///
/// `OG_156` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Summon a 1/1 Ooze with **Taunt**.
///
/// State: Derived
//~ derived OG_156 74061e0c 90099d97 51092021.a80d3ed3
#[test]
fn OG_156_bilefin_tidehunter() {
    check(
        CardClass::Mage,
        &[
            Give("OG_156"),
            Cost("OG_156", 2),
            Stats("OG_156", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_156", Nothing),
            BoardCount(Mine, 3),
            In(The("OG_156a"), Zone::Play),
            Now(The("OG_156a"), 1, 1),
        ],
    );
}

/// # Ooze
///
/// `OG_156a` · Neutral minion · 1 mana · 1/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla OG_156a c120a8d2 58faf47a 89b3e6f9.4b0c5d24
#[test]
fn OG_156a_ooze() {
    check(
        CardClass::Mage,
        &[
            Give("OG_156a"),
            Cost("OG_156a", 1),
            Stats("OG_156a", 1, 1),
            Has("OG_156a", GameTag::TAUNT),
            Play("OG_156a", Nothing),
            In(The("OG_156a"), Zone::Play),
            Now(The("OG_156a"), 1, 1),
            HasNow(The("OG_156a"), GameTag::TAUNT),
        ],
    );
}

/// # Zealous Initiate
///
/// `OG_158` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Give a random friendly minion +1/+1.
///
/// State: Derived
//~ derived OG_158 e8cb13e3 fc8215bd a0a5744b.c8c7e6be
#[test]
fn OG_158_zealous_initiate() {
    check(
        CardClass::Mage,
        &[
            Give("OG_158"),
            Cost("OG_158", 1),
            Stats("OG_158", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_158"),
            Force(Entity(Nth(1))),
            Kill(Nth(3)),
            Now(Nth(1), 5, 6),
        ],
    );
}

/// # Secrets of the Cult
///
/// `OG_158e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived OG_158e 27106d78 ac4eb610 0edd7588.67341004
#[test]
fn OG_158e_secrets_of_the_cult() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "OG_158e"), Now(My(0), 6, 2)]);
}

/// # Corrupted Seer
///
/// `OG_161` · Neutral minion · 6 mana · 2/3
///
/// > **Battlecry:** Deal 2 damage to all non-Murloc minions.
///
/// State: Derived
//~ derived OG_161 4622ee64 460c0466 7374ecd3.f0a3bb18
#[test]
fn OG_161_corrupted_seer() {
    check(
        CardClass::Mage,
        &[
            Give("OG_161"),
            Cost("OG_161", 6),
            Stats("OG_161", 2, 3),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("OG_161", Nothing),
            BoardCount(Mine, 2),
            Now(Nth(0), 2, 3),
            Dead(Nth(1)),
            Now(Nth(2), 4, 3),
            Dead(Nth(3)),
            Now(Nth(4), 4, 3),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Disciple of C'Thun
///
/// `OG_162` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Deal 2 damage. Give your C'Thun +2/+2 *(wherever it is)*.
///
/// State: Done
//~ done OG_162 512830f7 - 31302e18.c5690774
#[test]
fn OG_162_disciple_of_c_thun() {
    check(
        CardClass::Mage,
        &[
            Give("OG_162"),
            Cost("OG_162", 3),
            Stats("OG_162", 2, 2),
            Friend("OG_280"),
            Play("OG_162", On(TheirHero)),
            Damage(TheirHero, 2),
            Now(My(0), 8, 8),
        ],
    );
}

/// # Blood of The Ancient One
///
/// `OG_173` · Neutral minion · 9 mana · 9/9
///
/// > If you control two of these at the end of your turn, merge them into 'The Ancient One'.
///
/// State: Todo
//~ todo OG_173 a7808473 0a4cd856 1ccb9a2f.d87ac2dc
#[test]
#[ignore = "todo: OG_173 Blood of The Ancient One"]
fn OG_173_blood_of_the_ancient_one() {
    check(CardClass::Mage, &[Give("OG_173"), Cost("OG_173", 9), Stats("OG_173", 9, 9), Unwritten]);
}

/// # The Ancient One
///
/// `OG_173a` · Neutral minion · 9 mana · 30/30
///
/// State: Vanilla
//~ vanilla OG_173a d1c00f5d 5faf8482 1d1501ec
#[test]
fn OG_173a_the_ancient_one() {
    check(
        CardClass::Mage,
        &[
            Give("OG_173a"),
            Cost("OG_173a", 9),
            Stats("OG_173a", 30, 30),
            Play("OG_173a", Nothing),
            In(The("OG_173a"), Zone::Play),
            Now(The("OG_173a"), 30, 30),
        ],
    );
}

/// # Faceless Shambler
///
/// `OG_174` · Neutral minion · 4 mana · 1/1
///
/// > **Taunt Battlecry:** Copy a friendly minion's Attack and Health.
///
/// State: Derived
//~ derived OG_174 5fbcce17 3b73c4c5 d75a76fa.97f7f353
#[test]
fn OG_174_faceless_shambler() {
    check(
        CardClass::Mage,
        &[
            Give("OG_174"),
            Cost("OG_174", 4),
            Stats("OG_174", 1, 1),
            Has("OG_174", GameTag::TAUNT),
            Targets("OG_174", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_174", On(Nth(1))),
            Now(Nth(0), 4, 5),
        ],
    );
}

/// # Validated Doomsayer
///
/// `OG_200` · Neutral minion · 5 mana · 0/7
///
/// > At the start of your turn, set this minion's Attack to 7.
///
/// State: Derived
//~ derived OG_200 8346adca 575b5cc6 44dfba91.665073d6
#[test]
fn OG_200_validated_doomsayer() {
    check(
        CardClass::Mage,
        &[
            Give("OG_200"),
            Cost("OG_200", 5),
            Stats("OG_200", 0, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_200"),
            EndTurn,
            EndTurn,
            Now(Nth(3), 7, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("OG_200"), Friend("CS2_182"), Enemy("CS2_182"), Friend("OG_200"), EndTurn, Now(Nth(3), 0, 7)],
    );
}

/// # Doom Free
///
/// `OG_200e` · Neutral enchantment
///
/// > Attack set to 7.
///
/// State: Derived
//~ derived OG_200e 797cdd71 d5f0dc86 26b7821a.b2e57f2a
#[test]
fn OG_200e_doom_free() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "OG_200e"), Now(My(0), 7, 1)]);
}

/// # Twisted Worgen
///
/// `OG_247` · Neutral minion · 2 mana · 3/1
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla OG_247 4de44e4f 9aca7ae8 b7c82c94.86cd88a1
#[test]
fn OG_247_twisted_worgen() {
    check(
        CardClass::Mage,
        &[
            Give("OG_247"),
            Cost("OG_247", 2),
            Stats("OG_247", 3, 1),
            Has("OG_247", GameTag::STEALTH),
            Play("OG_247", Nothing),
            In(The("OG_247"), Zone::Play),
            Now(The("OG_247"), 3, 1),
            HasNow(The("OG_247"), GameTag::STEALTH),
        ],
    );
}

/// # Am'gam Rager
///
/// `OG_248` · Neutral minion · 3 mana · 1/5
///
/// State: Vanilla
//~ vanilla OG_248 67c9795b a5a59665 8ee832e3
#[test]
fn OG_248_amgam_rager() {
    check(
        CardClass::Mage,
        &[
            Give("OG_248"),
            Cost("OG_248", 3),
            Stats("OG_248", 1, 5),
            Play("OG_248", Nothing),
            In(The("OG_248"), Zone::Play),
            Now(The("OG_248"), 1, 5),
        ],
    );
}

/// # Infested Tauren
///
/// `OG_249` · Neutral minion · 4 mana · 2/3
///
/// > **Taunt Deathrattle:** Summon a 2/2 Slime.
///
/// State: Derived
//~ derived OG_249 3bdbd42c 46f2a3dd 9a11d5ef.e7e40e1d
#[test]
fn OG_249_infested_tauren() {
    check(
        CardClass::Mage,
        &[
            Give("OG_249"),
            Cost("OG_249", 4),
            Stats("OG_249", 2, 3),
            Has("OG_249", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_249"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("OG_249a"), Zone::Play),
            Now(The("OG_249a"), 2, 2),
        ],
    );
}

/// # Slime
///
/// `OG_249a` · Neutral minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla OG_249a 9da2ab8f a6332200 7cd92ca7
#[test]
fn OG_249a_slime() {
    check(
        CardClass::Mage,
        &[
            Give("OG_249a"),
            Cost("OG_249a", 2),
            Stats("OG_249a", 2, 2),
            Play("OG_249a", Nothing),
            In(The("OG_249a"), Zone::Play),
            Now(The("OG_249a"), 2, 2),
        ],
    );
}

/// # Eater of Secrets
///
/// `OG_254` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Destroy all enemy **Secrets**. Gain +1/+1 for each.
///
/// State: Derived
//~ derived OG_254 683ca0e7 8a7517b3 598f7a01.7fe4db67
#[test]
fn OG_254_eater_of_secrets() {
    check(
        CardClass::Mage,
        &[
            Give("OG_254"),
            Cost("OG_254", 4),
            Stats("OG_254", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EX1_289"),
            Enemy("EX1_289"),
            Play("OG_254", Nothing),
            Now(Nth(0), 3, 5),
            Dead(Nth(4)),
        ],
    );
}

/// # Doomcaller
///
/// `OG_255` · Neutral minion · 8 mana · 7/9
///
/// > **Battlecry:** Give your C'Thun +2/+2 *(wherever it is).* If it's dead, shuffle it into your deck.
///
/// State: Todo
//~ todo OG_255 0c39c23f 7b58a9ad a7f85c2c.f071b8bd
#[test]
#[ignore = "todo: OG_255 Doomcaller"]
fn OG_255_doomcaller() {
    check(CardClass::Mage, &[Give("OG_255"), Cost("OG_255", 8), Stats("OG_255", 7, 9), Unwritten]);
}

/// # Spawn of N'Zoth
///
/// `OG_256` · Neutral minion · 3 mana · 2/2
///
/// > **Deathrattle:** Give your minions +1/+1.
///
/// State: Derived
//~ derived OG_256 1ea9699f 3ec094b0 4a05f57f.9fa77bf0
#[test]
fn OG_256_spawn_of_n_zoth() {
    check(
        CardClass::Mage,
        &[
            Give("OG_256"),
            Cost("OG_256", 3),
            Stats("OG_256", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_256"),
            Kill(Nth(3)),
            Now(Nth(1), 5, 6),
        ],
    );
}

/// # Slimed
///
/// `OG_256e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived OG_256e 33fb4507 aab5ed26 dcecb6dd.67341004
#[test]
fn OG_256e_slimed() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "OG_256e"), Now(My(0), 6, 2)]);
}

/// # Nerubian Soldier
///
/// `OG_270a` · Neutral minion · 8 mana · 7/7
///
/// State: Vanilla
//~ vanilla OG_270a c1329ff7 95c0df7d 6c39051c
#[test]
fn OG_270a_nerubian_soldier() {
    check(
        CardClass::Mage,
        &[
            Give("OG_270a"),
            Cost("OG_270a", 8),
            Stats("OG_270a", 7, 7),
            Play("OG_270a", Nothing),
            In(The("OG_270a"), Zone::Play),
            Now(The("OG_270a"), 7, 7),
        ],
    );
}

/// # Scaled Nightmare
///
/// `OG_271` · Neutral minion · 6 mana · 2/8
///
/// > At the start of your turn, double this minion's Attack.
///
/// State: Derived
//~ derived OG_271 f9e13482 15d53314 ba003847.e67b18b4
#[test]
fn OG_271_scaled_nightmare() {
    check(
        CardClass::Mage,
        &[
            Give("OG_271"),
            Cost("OG_271", 6),
            Stats("OG_271", 2, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_271"),
            EndTurn,
            EndTurn,
            Now(Nth(3), 4, 8),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("OG_271"), Friend("CS2_182"), Enemy("CS2_182"), Friend("OG_271"), EndTurn, Now(Nth(3), 2, 8)],
    );
}

/// # Twilight Summoner
///
/// `OG_272` · Neutral minion · 4 mana · 1/1
///
/// > **Deathrattle:** Summon a 5/5 Faceless Destroyer.
///
/// State: Derived
//~ derived OG_272 cbaec444 df2ef34a 578c7adb.314a69dc
#[test]
fn OG_272_twilight_summoner() {
    check(
        CardClass::Mage,
        &[
            Give("OG_272"),
            Cost("OG_272", 4),
            Stats("OG_272", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_272"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("OG_272t"), Zone::Play),
            Now(The("OG_272t"), 5, 5),
        ],
    );
}

/// # Faceless Destroyer
///
/// `OG_272t` · Neutral minion · 4 mana · 5/5
///
/// State: Vanilla
//~ vanilla OG_272t 260ff266 4f214b3c 6f7d0831
#[test]
fn OG_272t_faceless_destroyer() {
    check(
        CardClass::Mage,
        &[
            Give("OG_272t"),
            Cost("OG_272t", 4),
            Stats("OG_272t", 5, 5),
            Play("OG_272t", Nothing),
            In(The("OG_272t"), Zone::Play),
            Now(The("OG_272t"), 5, 5),
        ],
    );
}

/// # C'Thun
///
/// `OG_279` · Neutral minion · 8 mana · 6/6
///
/// > **Battlecry:** Deal damage equal to this minion's Attack randomly split among all enemies.
///
/// State: Derived
//~ derived OG_279 09b4d949 db9dd2ba f874b802.2621c8cc
#[test]
fn OG_279_c_thun() {
    check(
        CardClass::Mage,
        &[
            Give("OG_279"),
            Cost("OG_279", 8),
            Stats("OG_279", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Play("OG_279", Nothing),
            Now(Nth(2), 4, 2),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # C'Thun
///
/// `OG_280` · Neutral minion · 8 mana · 6/6
///
/// > **Battlecry:** Deal damage equal to this minion's Attack randomly split among all enemies.
///
/// State: Derived
//~ derived OG_280 c4328199 f1f48983 2c60e40f.2621c8cc
#[test]
fn OG_280_c_thun() {
    check(
        CardClass::Mage,
        &[
            Give("OG_280"),
            Cost("OG_280", 8),
            Stats("OG_280", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Play("OG_280", Nothing),
            Now(Nth(2), 4, 2),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Beckoner of Evil
///
/// `OG_281` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give your C'Thun +2/+2 *(wherever it is).*
///
/// State: Done
//~ done OG_281 fde29af3 - 822ff3bf.fe935152
#[test]
fn OG_281_beckoner_of_evil() {
    check(
        CardClass::Mage,
        &[
            Give("OG_281"),
            Cost("OG_281", 2),
            Stats("OG_281", 2, 3),
            Friend("OG_280"),
            Play("OG_281", Nothing),
            Now(My(0), 8, 8),
        ],
    );
}

/// # C'Thun's Chosen
///
/// `OG_283` · Neutral minion · 4 mana · 4/2
///
/// > **Divine Shield Battlecry:** Give your C'Thun +3/+3 *(wherever it is).*
///
/// State: Done
//~ done OG_283 fdae8e05 - 7e879b7c.e3544be4
#[test]
fn OG_283_c_thuns_chosen() {
    check(
        CardClass::Mage,
        &[
            Give("OG_283"),
            Cost("OG_283", 4),
            Stats("OG_283", 4, 2),
            Has("OG_283", GameTag::DIVINE_SHIELD),
            Friend("OG_280"),
            Play("OG_283", Nothing),
            Now(My(0), 9, 9),
        ],
    );
}

/// # Twilight Geomancer
///
/// `OG_284` · Neutral minion · 2 mana · 1/4
///
/// > **Taunt Battlecry:** Give your C'Thun +1/+1 and **Taunt* (wherever it is)*.
///
/// State: Done
//~ done OG_284 7f3057af - 34b44d63.696cff35
#[test]
fn OG_284_twilight_geomancer() {
    check(
        CardClass::Mage,
        &[
            Give("OG_284"),
            Cost("OG_284", 2),
            Stats("OG_284", 1, 4),
            Has("OG_284", GameTag::TAUNT),
            Friend("OG_280"),
            Play("OG_284", Nothing),
            Now(My(0), 7, 7),
            HasNow(My(0), GameTag::TAUNT),
        ],
    );
}

/// # Geomancy
///
/// `OG_284e` · Neutral enchantment
///
/// > **Taunt**.
///
/// State: Derived
//~ derived OG_284e df5673c2 b3a1b32b d5aee19c.0643522b
#[test]
fn OG_284e_geomancy() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "OG_284e"), HasNow(My(0), GameTag::TAUNT)]);
}

/// # Twilight Elder
///
/// `OG_286` · Neutral minion · 3 mana · 3/4
///
/// > At the end of your turn, give your C'Thun +1/+1 *(wherever it is).*
///
/// State: Done
//~ done OG_286 a290789f - 07511b2e.e978818b
#[test]
fn OG_286_twilight_elder() {
    check(
        CardClass::Mage,
        &[
            Give("OG_286"),
            Cost("OG_286", 3),
            Stats("OG_286", 3, 4),
            Friend("OG_280"),
            Friend("OG_286"),
            EndTurn,
            Now(My(0), 7, 7),
        ],
    );
}

/// # Ancient Harbinger
///
/// `OG_290` · Neutral minion · 6 mana · 4/6
///
/// > At the start of your turn, put a 10-Cost minion from your deck into your hand.
///
/// State: Derived
//~ derived OG_290 0fae60c6 cb381d35 48f0f82a.ebb6439f
#[test]
fn OG_290_ancient_harbinger() {
    check(
        CardClass::Mage,
        &[
            Give("OG_290"),
            Cost("OG_290", 6),
            Stats("OG_290", 4, 6),
            OnTop("OG_141"),
            OnTop("OG_141"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_290"),
            EndTurn,
            Force(Entity(Nth(2))),
            EndTurn,
            DeckCount(Mine, 20),
            HandCount(Mine, 3),
            CostNow(Nth(2), 10),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 10, 10),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("OG_290"),
            OnTop("OG_141"),
            OnTop("OG_141"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_290"),
            EndTurn,
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 22),
            HandCount(Mine, 1),
            CostNow(Nth(0), 6),
            Now(Nth(0), 4, 6),
            Now(Nth(4), 4, 5),
            Now(Nth(5), 4, 5),
            Now(Nth(6), 4, 6),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("OG_290"),
            OnTop("OG_141"),
            OnTop("OG_141"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_290"),
            EndTurn,
            Never(Entity(Nth(3))),
            EndTurn,
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("OG_290"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("OG_141"),
            OnTop("AV_290"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_290"),
            EndTurn,
            Never(Entity(Nth(7))),
            EndTurn,
        ],
    );
}

/// # Caller Devotion
///
/// `OG_290e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived OG_290e 6a208785 ed1be137 5544c3db.67341004
#[test]
fn OG_290e_caller_devotion() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "OG_290e"), Now(My(0), 6, 2)]);
}

/// # Cult Apothecary
///
/// `OG_295` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** For each enemy minion, restore #2 Health to your hero.
///
/// State: Derived
//~ derived OG_295 5b88e1f1 5e450895 a2c5e24b.f892a550
#[test]
fn OG_295_cult_apothecary() {
    check(
        CardClass::Mage,
        &[
            Give("OG_295"),
            Cost("OG_295", 4),
            Stats("OG_295", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("OG_295", Nothing),
            Now(MyHero, 0, 12),
            Damage(MyHero, 18),
        ],
    );
}

/// # The Boogeymonster
///
/// `OG_300` · Neutral minion · 8 mana · 6/7
///
/// > Whenever this attacks and kills a minion, gain +2/+2.
///
/// State: Derived
//~ derived OG_300 79362413 004513d8 4d334257.c602c0a0
#[test]
fn OG_300_the_boogeymonster() {
    check(
        CardClass::Mage,
        &[
            Give("OG_300"),
            Cost("OG_300", 8),
            Stats("OG_300", 6, 7),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("OG_300"),
            Attack(Nth(10), Nth(7)),
            Now(Nth(10), 8, 4),
        ],
    );
}

/// # Deathwing, Dragonlord
///
/// `OG_317` · Neutral minion · 10 mana · 12/12
///
/// > **Deathrattle:** Put all Dragons from your hand into the battlefield.
///
/// State: Derived
//~ derived OG_317 8000708c d9770437 a12e9c80.143fc091
#[test]
fn OG_317_deathwing_dragonlord() {
    check(
        CardClass::Mage,
        &[
            Give("OG_317"),
            Cost("OG_317", 10),
            Stats("OG_317", 12, 12),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_317"),
            Kill(Nth(5)),
            BoardCount(Mine, 3),
            HandCount(Mine, 1),
            In(Nth(0), Zone::Play),
            In(Nth(1), Zone::Play),
        ],
    );
}

/// # Hogger, Doom of Elwynn
///
/// `OG_318` · Neutral minion · 7 mana · 6/6
///
/// > Whenever this minion takes damage, summon a 2/2 Gnoll with **Taunt**.
///
/// State: Derived
//~ derived OG_318 0fdd7f58 ab1cfac4 f03122b6.27a27ca5
#[test]
fn OG_318_hogger_doom_of_elwynn() {
    check(
        CardClass::Mage,
        &[
            Give("OG_318"),
            Cost("OG_318", 7),
            Stats("OG_318", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_318"),
            Hurt(Nth(3), 1),
            BoardCount(Mine, 3),
            In(The("OG_318t"), Zone::Play),
            Now(The("OG_318t"), 2, 2),
        ],
    );
}

/// # Gnoll
///
/// `OG_318t` · Neutral minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla OG_318t fb126c4c cd1468d1 1631824d.4b0c5d24
#[test]
fn OG_318t_gnoll() {
    check(
        CardClass::Mage,
        &[
            Give("OG_318t"),
            Cost("OG_318t", 2),
            Stats("OG_318t", 2, 2),
            Has("OG_318t", GameTag::TAUNT),
            Play("OG_318t", Nothing),
            In(The("OG_318t"), Zone::Play),
            Now(The("OG_318t"), 2, 2),
            HasNow(The("OG_318t"), GameTag::TAUNT),
        ],
    );
}

/// # Twin Emperor Vek'nilash
///
/// `OG_319` · Neutral minion · 7 mana · 6/7
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla OG_319 43057785 49bef592 773b13e0.4b0c5d24
#[test]
fn OG_319_twin_emperor_veknilash() {
    check(
        CardClass::Mage,
        &[
            Give("OG_319"),
            Cost("OG_319", 7),
            Stats("OG_319", 6, 7),
            Has("OG_319", GameTag::TAUNT),
            Play("OG_319", Nothing),
            In(The("OG_319"), Zone::Play),
            Now(The("OG_319"), 6, 7),
            HasNow(The("OG_319"), GameTag::TAUNT),
        ],
    );
}

/// # Midnight Drake
///
/// `OG_320` · Neutral minion · 4 mana · 1/4
///
/// > **Battlecry:** Gain +1 Attack for each other card in your hand.
///
/// State: Derived
//~ derived OG_320 bed09e6e af1b19d9 7adc7fc5.9eb876f7
#[test]
fn OG_320_midnight_drake() {
    check(
        CardClass::Mage,
        &[
            Give("OG_320"),
            Cost("OG_320", 4),
            Stats("OG_320", 1, 4),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_320", Nothing),
            Now(Nth(0), 2, 4),
        ],
    );
}

/// # Crazed Worshipper
///
/// `OG_321` · Neutral minion · 4 mana · 3/6
///
/// > **Taunt** Whenever this minion takes damage, give your C'Thun +1/+1 *(wherever it is).*
///
/// State: Done
//~ done OG_321 83482b1f - d6756d33.a4a4ea48
#[test]
fn OG_321_crazed_worshipper() {
    check(
        CardClass::Mage,
        &[
            Give("OG_321"),
            Cost("OG_321", 4),
            Stats("OG_321", 3, 6),
            Has("OG_321", GameTag::TAUNT),
            Friend("OG_280"),
            Friend("OG_321"),
            Hurt(My(1), 1),
            Now(My(0), 7, 7),
        ],
    );
}

/// # Power of Faith
///
/// `OG_321e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived OG_321e 5ee525db b5f97ab7 cdad4f04.67341004
#[test]
fn OG_321e_power_of_faith() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "OG_321e"), Now(My(0), 6, 2)]);
}

/// # Blackwater Pirate
///
/// `OG_322` · Neutral minion · 4 mana · 2/5
///
/// > Your weapons cost (2) less.
///
/// State: Derived
//~ derived OG_322 b20e9893 b896fe6a 837ebc69.184477b5
#[test]
fn OG_322_blackwater_pirate() {
    check(
        CardClass::Mage,
        &[
            Give("OG_322"),
            Cost("OG_322", 4),
            Stats("OG_322", 2, 5),
            Give("AT_034"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_322"),
            CostNow(Nth(0), 4),
            CostNow(Nth(1), 0),
        ],
    );
}

/// # Polluted Hoarder
///
/// `OG_323` · Neutral minion · 4 mana · 4/2
///
/// > **Deathrattle:** Draw a card.
///
/// State: Derived
//~ derived OG_323 09209b85 9c8f8869 6eee0978.505f40e5
#[test]
fn OG_323_polluted_hoarder() {
    check(
        CardClass::Mage,
        &[
            Give("OG_323"),
            Cost("OG_323", 4),
            Stats("OG_323", 4, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_323"),
            Kill(Nth(6)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Duskboar
///
/// `OG_326` · Neutral minion · 2 mana · 4/1
///
/// State: Vanilla
//~ vanilla OG_326 b56b8dfb 6c6eb8c1 6886ede2
#[test]
fn OG_326_duskboar() {
    check(
        CardClass::Mage,
        &[
            Give("OG_326"),
            Cost("OG_326", 2),
            Stats("OG_326", 4, 1),
            Play("OG_326", Nothing),
            In(The("OG_326"), Zone::Play),
            Now(The("OG_326"), 4, 1),
        ],
    );
}

/// # Squirming Tentacle
///
/// `OG_327` · Neutral minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla OG_327 64f4b1ed aad1d7be dfa31b04.4b0c5d24
#[test]
fn OG_327_squirming_tentacle() {
    check(
        CardClass::Mage,
        &[
            Give("OG_327"),
            Cost("OG_327", 3),
            Stats("OG_327", 2, 4),
            Has("OG_327", GameTag::TAUNT),
            Play("OG_327", Nothing),
            In(The("OG_327"), Zone::Play),
            Now(The("OG_327"), 2, 4),
            HasNow(The("OG_327"), GameTag::TAUNT),
        ],
    );
}

/// # Cyclopian Horror
///
/// `OG_337` · Neutral minion · 4 mana · 3/3
///
/// > **Taunt**. **Battlecry:** Gain +1 Health for each enemy minion.
///
/// State: Derived
//~ derived OG_337 f878d02f 59cd4369 6bdae891.4fd64232
#[test]
fn OG_337_cyclopian_horror() {
    check(
        CardClass::Mage,
        &[
            Give("OG_337"),
            Cost("OG_337", 4),
            Stats("OG_337", 3, 3),
            Has("OG_337", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("OG_337", Nothing),
            Now(Nth(0), 3, 4),
        ],
    );
}

/// # Nat, the Darkfisher
///
/// `OG_338` · Neutral minion · 2 mana · 2/4
///
/// > At the start of your opponent's turn, they have a 50% chance to draw an extra card.
///
/// State: Derived
//~ derived OG_338 219b7943 d88788c4 5e9ff992.9d21413f
#[test]
fn OG_338_nat_the_darkfisher() {
    check(
        CardClass::Mage,
        &[
            Give("OG_338"),
            Cost("OG_338", 2),
            Stats("OG_338", 2, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("OG_338"),
            Force(Yes),
            EndTurn,
            CostNow(InTheirHand(1), 4),
            Now(InTheirHand(1), 4, 5),
            DeckCount(Theirs, 18),
            HandCount(Theirs, 2),
        ],
    );
}

/// # Skeram Cultist
///
/// `OG_339` · Neutral minion · 6 mana · 7/6
///
/// > **Battlecry:** Give your C'Thun +2/+2 *(wherever it is)*.
///
/// State: Done
//~ done OG_339 9b018d7f - eccd5504.a6f31d1a
#[test]
fn OG_339_skeram_cultist() {
    check(
        CardClass::Mage,
        &[
            Give("OG_339"),
            Cost("OG_339", 6),
            Stats("OG_339", 7, 6),
            Friend("OG_280"),
            Play("OG_339", Nothing),
            Now(My(0), 8, 8),
        ],
    );
}

/// # Vassal's Subservience
///
/// `OG_339e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived OG_339e db80cbc4 a0c1cd15 9579ba42.6d6ab056
#[test]
fn OG_339e_vassals_subservience() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "OG_339e"), Now(My(0), 7, 3)]);
}

/// # Soggoth the Slitherer
///
/// `OG_340` · Neutral minion · 9 mana · 5/9
///
/// > **Taunt Elusive**
///
/// State: Vanilla
//~ vanilla OG_340 ede9e433 5de0744f 429c5e76.c6cde567
#[test]
fn OG_340_soggoth_the_slitherer() {
    check(
        CardClass::Mage,
        &[
            Give("OG_340"),
            Cost("OG_340", 9),
            Stats("OG_340", 5, 9),
            Has("OG_340", GameTag::ELUSIVE),
            Has("OG_340", GameTag::TAUNT),
            Play("OG_340", Nothing),
            In(The("OG_340"), Zone::Play),
            Now(The("OG_340"), 5, 9),
            HasNow(The("OG_340"), GameTag::ELUSIVE),
            HasNow(The("OG_340"), GameTag::TAUNT),
        ],
    );
}
