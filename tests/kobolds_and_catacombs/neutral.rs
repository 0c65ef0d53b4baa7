//! Neutral cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5d678fef

/// # Stoneskin Basilisk
///
/// `ICC_828t4` · Neutral minion · 3 mana · 1/1
///
/// > **Divine Shield** **Poisonous**@**Divine Shield**, **Poisonous**
///
/// State: Todo
//~ todo ICC_828t4 daa505a3 bc6ac3b1 5be2990d.e662bef6
#[test]
#[ignore = "todo: ICC_828t4 Stoneskin Basilisk"]
fn ICC_828t4_stoneskin_basilisk() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_828t4"),
            Cost("ICC_828t4", 3),
            Stats("ICC_828t4", 1, 1),
            Has("ICC_828t4", GameTag::DIVINE_SHIELD),
            Has("ICC_828t4", GameTag::POISONOUS),
            Unwritten,
        ],
    );
}

/// # Sewer Crawler
///
/// `LOOT_069` · Neutral minion · 3 mana · 1/1
///
/// > **Battlecry:** Summon a 2/3 Giant Rat.
///
/// State: Derived
//~ derived LOOT_069 f785689c ef4da4eb 2ef2257a.f8d51d32
#[test]
fn LOOT_069_sewer_crawler() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_069"),
            Cost("LOOT_069", 3),
            Stats("LOOT_069", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_069", Nothing),
            BoardCount(Mine, 3),
            In(The("LOOT_069t"), Zone::Play),
            Now(The("LOOT_069t"), 2, 3),
        ],
    );
}

/// # Giant Rat
///
/// `LOOT_069t` · Neutral minion · 3 mana · 2/3
///
/// State: Vanilla
//~ vanilla LOOT_069t ab762276 20c34fed 5b73fd74
#[test]
fn LOOT_069t_giant_rat() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_069t"),
            Cost("LOOT_069t", 3),
            Stats("LOOT_069t", 2, 3),
            Play("LOOT_069t", Nothing),
            In(The("LOOT_069t"), Zone::Play),
            Now(The("LOOT_069t"), 2, 3),
        ],
    );
}

/// # Scorp-o-matic
///
/// `LOOT_111` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry:** Destroy a minion with 1 or less Attack.
///
/// State: Derived
//~ derived LOOT_111 45b3f08f 12660fdb 9fc6fa60.4aac16bc
#[test]
fn LOOT_111_scorp_o_matic() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_111"),
            Cost("LOOT_111", 2),
            Stats("LOOT_111", 1, 2),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_231"),
            Enemy("CS2_182"),
            CannotTarget("LOOT_111", Nth(2)),
            Play("LOOT_111", On(Nth(3))),
            Dead(Nth(3)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_111"),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_231"),
            Enemy("CS2_182"),
            Play("LOOT_111", On(Nth(1))),
            BoardCount(Mine, 2),
            Dead(Nth(1)),
        ],
    );
}

/// # Wax Elemental
///
/// `LOOT_117` · Neutral minion · 1 mana · 0/2
///
/// > **Taunt Divine Shield**
///
/// State: Vanilla
//~ vanilla LOOT_117 6fc53f4d d0548729 7b79fcc3.efaaa40f
#[test]
fn LOOT_117_wax_elemental() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_117"),
            Cost("LOOT_117", 1),
            Stats("LOOT_117", 0, 2),
            Has("LOOT_117", GameTag::DIVINE_SHIELD),
            Has("LOOT_117", GameTag::TAUNT),
            Play("LOOT_117", Nothing),
            In(The("LOOT_117"), Zone::Play),
            Now(The("LOOT_117"), 0, 2),
            HasNow(The("LOOT_117"), GameTag::DIVINE_SHIELD),
            HasNow(The("LOOT_117"), GameTag::TAUNT),
        ],
    );
}

/// # Ebon Dragonsmith
///
/// `LOOT_118` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Reduce the Cost of a random weapon in your hand by (2).
///
/// State: Derived
//~ derived LOOT_118 57559ad3 b80e8bab 74785f58.bc736e9c
#[test]
fn LOOT_118_ebon_dragonsmith() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_118"),
            Cost("LOOT_118", 4),
            Stats("LOOT_118", 3, 4),
            Give("AT_034"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("LOOT_118", Nothing),
            CostNow(Nth(1), 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_118"),
            Give("AT_034"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(2))),
            Play("LOOT_118", Nothing),
        ],
    );
}

/// # Corrosive Sludge
///
/// `LOOT_122` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Destroy your opponent's weapon.
///
/// State: Derived
//~ derived LOOT_122 ebff9e89 5ef73e4f ba993a54.a8bb4a6e
#[test]
fn LOOT_122_corrosive_sludge() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_122"),
            Cost("LOOT_122", 5),
            Stats("LOOT_122", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Enemy("CS2_106"),
            Play("LOOT_122", Nothing),
            Dead(Nth(4)),
            NoWeapon(Theirs),
        ],
    );
}

/// # Lone Champion
///
/// `LOOT_124` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** If you control no other minions, gain **Taunt** and **Divine Shield**.
///
/// State: Derived
//~ derived LOOT_124 b1b0aa96 db6f43cd 21d54d9e.545c432b
#[test]
fn LOOT_124_lone_champion() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_124"),
            Cost("LOOT_124", 3),
            Stats("LOOT_124", 2, 4),
            Enemy("CS2_182"),
            Play("LOOT_124", Nothing),
            HasNow(Nth(0), GameTag::DIVINE_SHIELD),
            HasNow(Nth(0), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_124"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_124", Nothing),
            HasNot(Nth(0), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Lonely
///
/// `LOOT_124e` · Neutral enchantment
///
/// > **Taunt** and **Divine Shield**.
///
/// State: Derived
//~ derived LOOT_124e 3f01f174 660d5493 dd6806eb.97f1ebc2
#[test]
fn LOOT_124e_lonely() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "LOOT_124e"),
            HasNow(My(0), GameTag::TAUNT),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Stoneskin Basilisk
///
/// `LOOT_125` · Neutral minion · 3 mana · 1/1
///
/// > **Divine Shield** **Poisonous**
///
/// State: Vanilla
//~ vanilla LOOT_125 f650e518 1143d3e8 3a0c8e66.d696933f
#[test]
fn LOOT_125_stoneskin_basilisk() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_125"),
            Cost("LOOT_125", 3),
            Stats("LOOT_125", 1, 1),
            Has("LOOT_125", GameTag::DIVINE_SHIELD),
            Has("LOOT_125", GameTag::POISONOUS),
            Play("LOOT_125", Nothing),
            In(The("LOOT_125"), Zone::Play),
            Now(The("LOOT_125"), 1, 1),
            HasNow(The("LOOT_125"), GameTag::DIVINE_SHIELD),
            HasNow(The("LOOT_125"), GameTag::POISONOUS),
        ],
    );
}

/// # Arcane Tyrant
///
/// `LOOT_130` · Neutral minion · 5 mana · 4/4
///
/// > Costs (0) if you've cast a spell that costs (5) or more this turn.
///
/// State: Derived
//~ derived LOOT_130 139e4dc7 cbd3d9f9 b04565d7.fffd98ac
#[test]
fn LOOT_130_arcane_tyrant() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_130"),
            Cost("LOOT_130", 5),
            Stats("LOOT_130", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_130"),
            Play("BT_235", Nothing),
            Crystals(10),
            CostNow(Nth(0), 0),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("LOOT_130"), Friend("CS2_182"), Enemy("CS2_182"), Friend("LOOT_130"), CostNow(Nth(0), 5)],
    );
}

/// # Green Jelly
///
/// `LOOT_131` · Neutral minion · 5 mana · 3/3
///
/// > At the end of your turn, summon a 1/2 Ooze with **Taunt**.
///
/// State: Derived
//~ derived LOOT_131 ddba18a3 e3b4cc4c bb846abd.5d348503
#[test]
fn LOOT_131_green_jelly() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_131"),
            Cost("LOOT_131", 5),
            Stats("LOOT_131", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_131"),
            EndTurn,
            BoardCount(Mine, 3),
            In(The("LOOT_131t1"), Zone::Play),
            Now(The("LOOT_131t1"), 1, 2),
        ],
    );
}

/// # Green Ooze
///
/// `LOOT_131t1` · Neutral minion · 2 mana · 1/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla LOOT_131t1 a30f410a 10b87402 6f751de0.4b0c5d24
#[test]
fn LOOT_131t1_green_ooze() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_131t1"),
            Cost("LOOT_131t1", 2),
            Stats("LOOT_131t1", 1, 2),
            Has("LOOT_131t1", GameTag::TAUNT),
            Play("LOOT_131t1", Nothing),
            In(The("LOOT_131t1"), Zone::Play),
            Now(The("LOOT_131t1"), 1, 2),
            HasNow(The("LOOT_131t1"), GameTag::TAUNT),
        ],
    );
}

/// # Dragonslayer
///
/// `LOOT_132` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry:** Deal 6 damage to a Dragon.
///
/// State: Derived
//~ derived LOOT_132 3967809f c7a4e2c9 b07be69f.1c4def97
#[test]
fn LOOT_132_dragonslayer() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_132"),
            Cost("LOOT_132", 3),
            Stats("LOOT_132", 4, 3),
            Friend("DRG_054"),
            Friend("CS2_182"),
            Enemy("DRG_054"),
            Enemy("CS2_182"),
            CannotTarget("LOOT_132", Nth(2)),
            Play("LOOT_132", On(Nth(3))),
            Dead(Nth(3)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_132"),
            Friend("DRG_054"),
            Friend("CS2_182"),
            Enemy("DRG_054"),
            Enemy("CS2_182"),
            Play("LOOT_132", On(Nth(1))),
            BoardCount(Mine, 2),
            Dead(Nth(1)),
        ],
    );
}

/// # Toothy Chest
///
/// `LOOT_134` · Neutral minion · 3 mana · 0/4
///
/// > At the start of your turn, set this minion's Attack to 4.
///
/// State: Derived
//~ derived LOOT_134 ca8638de 29dc0764 06d65b54.4ec2514b
#[test]
fn LOOT_134_toothy_chest() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_134"),
            Cost("LOOT_134", 3),
            Stats("LOOT_134", 0, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_134"),
            EndTurn,
            EndTurn,
            Now(Nth(3), 4, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("LOOT_134"), Friend("CS2_182"), Enemy("CS2_182"), Friend("LOOT_134"), EndTurn, Now(Nth(3), 0, 4)],
    );
}

/// # Toothy
///
/// `LOOT_134e` · Neutral enchantment
///
/// > Attack set to 4.
///
/// State: Derived
//~ derived LOOT_134e f7feb438 94af0553 2183d84c.ee5526b7
#[test]
fn LOOT_134e_toothy() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "LOOT_134e"), Now(My(0), 4, 1)]);
}

/// # Sneaky Devil
///
/// `LOOT_136` · Neutral minion · 4 mana · 2/2
///
/// > **Stealth** Your other minions have +1 Attack.
///
/// State: Derived
//~ derived LOOT_136 6b421d58 f5ec6b2b 47e6fd03.3ae51c60
#[test]
fn LOOT_136_sneaky_devil() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_136"),
            Cost("LOOT_136", 4),
            Stats("LOOT_136", 2, 2),
            Has("LOOT_136", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_136"),
            Now(Nth(1), 5, 5),
            Now(Nth(3), 2, 2),
        ],
    );
}

/// # Devilish Power
///
/// `LOOT_136e` · Neutral enchantment
///
/// > Sneaky Devil is granting this minion +1 Attack.
///
/// State: Derived
//~ derived LOOT_136e dce568f9 e3aea474 403b613b.10192244
#[test]
fn LOOT_136e_devilish_power() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "LOOT_136e"), Now(My(0), 6, 1)]);
}

/// # Sleepy Dragon
///
/// `LOOT_137` · Neutral minion · 9 mana · 6/12
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla LOOT_137 7438be53 220df3f2 c852bc85.4b0c5d24
#[test]
fn LOOT_137_sleepy_dragon() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_137"),
            Cost("LOOT_137", 9),
            Stats("LOOT_137", 6, 12),
            Has("LOOT_137", GameTag::TAUNT),
            Play("LOOT_137", Nothing),
            In(The("LOOT_137"), Zone::Play),
            Now(The("LOOT_137"), 6, 12),
            HasNow(The("LOOT_137"), GameTag::TAUNT),
        ],
    );
}

/// # Sleepy Dragon
///
/// `LOOT_137_puzzle` · Neutral minion · 9 mana · 4/12
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla LOOT_137_puzzle b1877561 37623c0f 02028406.4b0c5d24
#[test]
fn LOOT_137_puzzle_sleepy_dragon() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_137_puzzle"),
            Cost("LOOT_137_puzzle", 9),
            Stats("LOOT_137_puzzle", 4, 12),
            Has("LOOT_137_puzzle", GameTag::TAUNT),
            Play("LOOT_137_puzzle", Nothing),
            In(The("LOOT_137_puzzle"), Zone::Play),
            Now(The("LOOT_137_puzzle"), 4, 12),
            HasNow(The("LOOT_137_puzzle"), GameTag::TAUNT),
        ],
    );
}

/// # Hoarding Dragon
///
/// `LOOT_144` · Neutral minion · 4 mana · 5/6
///
/// > **Deathrattle:** Give your opponent two Coins.
///
/// State: Derived
//~ derived LOOT_144 b749df5a 48562aeb 21a100fe.f43adce3
#[test]
fn LOOT_144_hoarding_dragon() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_144"),
            Cost("LOOT_144", 4),
            Stats("LOOT_144", 5, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_144"),
            Kill(Nth(3)),
            Is(InTheirHand(0), "GAME_005"),
            CostNow(InTheirHand(0), 0),
            Is(InTheirHand(1), "GAME_005"),
            CostNow(InTheirHand(1), 0),
            HandCount(Theirs, 2),
        ],
    );
}

/// # Corridor Creeper
///
/// `LOOT_149` · Neutral minion · 7 mana · 2/5
///
/// > Costs (1) less whenever a minion dies while this is in your hand.
///
/// State: Derived
//~ derived LOOT_149 d2a461bc 157731b5 9c3820f3.b6f6291d
#[test]
fn LOOT_149_corridor_creeper() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_149"),
            Cost("LOOT_149", 7),
            Stats("LOOT_149", 2, 5),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_149"),
            Kill(Nth(1)),
            Crystals(10),
            CostNow(Nth(0), 6),
        ],
    );
}

/// # Creepier
///
/// `LOOT_149e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived LOOT_149e 7e7c7e58 9fccad94 885a686f.f705eb41
#[test]
fn LOOT_149e_creepier() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "LOOT_149e"), CostNow(Nth(0), 2)]);
}

/// # Furbolg Mossbinder
///
/// `LOOT_150` · Neutral minion · 5 mana · 1/1
///
/// > **Battlecry:** Transform a friendly minion into a 6/6 Elemental.
///
/// State: Derived
//~ derived LOOT_150 a710f81d 9e131357 8203f786.1ab4548a
#[test]
fn LOOT_150_furbolg_mossbinder() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_150"),
            Cost("LOOT_150", 5),
            Stats("LOOT_150", 1, 1),
            Targets("LOOT_150", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_150", On(Nth(1))),
            Is(Nth(1), "LOOT_150t1"),
            Now(Nth(1), 6, 6),
        ],
    );
}

/// # Moss Elemental
///
/// `LOOT_150t1` · Neutral minion · 6 mana · 6/6
///
/// State: Vanilla
//~ vanilla LOOT_150t1 f637c21e 75c961b4 e54c1ec9
#[test]
fn LOOT_150t1_moss_elemental() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_150t1"),
            Cost("LOOT_150t1", 6),
            Stats("LOOT_150t1", 6, 6),
            Play("LOOT_150t1", Nothing),
            In(The("LOOT_150t1"), Zone::Play),
            Now(The("LOOT_150t1"), 6, 6),
        ],
    );
}

/// # Boisterous Bard
///
/// `LOOT_152` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** Give your other minions +1 Health.
///
/// State: Derived
//~ derived LOOT_152 bc31fb0f 2ef1e069 c3e9ece4.9c203991
#[test]
fn LOOT_152_boisterous_bard() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_152"),
            Cost("LOOT_152", 3),
            Stats("LOOT_152", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_152", Nothing),
            Now(Nth(0), 3, 2),
            Now(Nth(1), 4, 6),
        ],
    );
}

/// # Inspired
///
/// `LOOT_152e` · Neutral enchantment
///
/// > +1 Health.
///
/// State: Derived
//~ derived LOOT_152e 458c4e2d 0cb663e1 39a01317.1e24a525
#[test]
fn LOOT_152e_inspired() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "LOOT_152e"), Now(My(0), 5, 2)]);
}

/// # Violet Wurm
///
/// `LOOT_153` · Neutral minion · 8 mana · 7/7
///
/// > **Deathrattle:** Summon seven 1/1 Grubs.
///
/// State: Derived
//~ derived LOOT_153 9c2da687 261e64e2 babc09bf.037a7dab
#[test]
fn LOOT_153_violet_wurm() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_153"),
            Cost("LOOT_153", 8),
            Stats("LOOT_153", 7, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_153"),
            Kill(Nth(3)),
            BoardCount(Mine, 7),
        ],
    );
}

/// # Grub
///
/// `LOOT_153t1` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla LOOT_153t1 4aa76ba1 700bfe8e 35f0a27f
#[test]
fn LOOT_153t1_grub() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_153t1"),
            Cost("LOOT_153t1", 1),
            Stats("LOOT_153t1", 1, 1),
            Play("LOOT_153t1", Nothing),
            In(The("LOOT_153t1"), Zone::Play),
            Now(The("LOOT_153t1"), 1, 1),
        ],
    );
}

/// # Gravelsnout Knight
///
/// `LOOT_154` · Neutral minion · 1 mana · 2/3
///
/// > **Battlecry:** Summon a random 1-Cost minion for your opponent.
///
/// State: Derived
//~ derived LOOT_154 45aca7bf 71d66824 0fe8890d.f18ec49f
#[test]
fn LOOT_154_gravelsnout_knight() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_154"),
            Cost("LOOT_154", 1),
            Stats("LOOT_154", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Play("LOOT_154", Nothing),
            In(The("CS2_168"), Zone::Play),
            Now(The("CS2_168"), 2, 1),
            BoardCount(Theirs, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("LOOT_154"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_004")), Play("LOOT_154", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("LOOT_154"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("LOOT_154", Nothing)],
    );
}

/// # Carnivorous Cube
///
/// `LOOT_161` · Neutral minion · 5 mana · 4/6
///
/// > **Battlecry:** Destroy a friendly minion. **Deathrattle:** Summon 2 copies of it.
///
/// State: Derived
//~ derived LOOT_161 482cea74 7927c974 2062290b.0075cc9f
#[test]
fn LOOT_161_carnivorous_cube() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_161"),
            Cost("LOOT_161", 5),
            Stats("LOOT_161", 4, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_161", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_161"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_161", On(Nth(1))),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            Dead(Nth(1)),
        ],
    );
}

/// # Carnivorous Cube
///
/// `LOOT_161_Puzzle` · Neutral minion · 5 mana · 4/6
///
/// > **Battlecry:** Destroy a friendly minion. **Deathrattle:** Summon 2 copies of it.
///
/// State: Derived
//~ derived LOOT_161_Puzzle 12a1a3d3 c243fcd0 c58ea188.0075cc9f
#[test]
fn LOOT_161_Puzzle_carnivorous_cube() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_161_Puzzle"),
            Cost("LOOT_161_Puzzle", 5),
            Stats("LOOT_161_Puzzle", 4, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_161_Puzzle", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_161_Puzzle"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_161_Puzzle", On(Nth(1))),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            Dead(Nth(1)),
        ],
    );
}

/// # Fungalmancer
///
/// `LOOT_167` · Neutral minion · 5 mana · 2/2
///
/// > **Battlecry:** Give adjacent minions +2/+2.
///
/// State: Derived
//~ derived LOOT_167 5b564929 62ce00c1 fad761d2.cbdb3961
#[test]
fn LOOT_167_fungalmancer() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_167"),
            Cost("LOOT_167", 5),
            Stats("LOOT_167", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_167", Nothing),
            Now(Nth(1), 6, 7),
        ],
    );
}

/// # Magic Mushroom
///
/// `LOOT_167e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived LOOT_167e 93cdd035 5fe30f69 31c52aeb.6d6ab056
#[test]
fn LOOT_167e_magic_mushroom() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "LOOT_167e"), Now(My(0), 7, 3)]);
}

/// # Silver Vanguard
///
/// `LOOT_184` · Neutral minion · 7 mana · 3/3
///
/// > **Deathrattle: Recruit** an 8-Cost minion.
///
/// State: Derived
//~ derived LOOT_184 1d93779a 2b82e7d1 d103970c.9d5a3379
#[test]
fn LOOT_184_silver_vanguard() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_184"),
            Cost("LOOT_184", 7),
            Stats("LOOT_184", 3, 3),
            OnTop("OG_142"),
            OnTop("OG_142"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_184"),
            Force(Entity(Nth(2))),
            Kill(Nth(6)),
            BoardCount(Mine, 2),
            DeckCount(Mine, 21),
            In(Nth(2), Zone::Play),
            Now(Nth(2), 6, 10),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_184"),
            OnTop("OG_142"),
            OnTop("OG_142"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_184"),
            Never(Entity(Nth(3))),
            Kill(Nth(6)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_184"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("OG_142"),
            OnTop("VAN_EX1_354"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_184"),
            Never(Entity(Nth(7))),
            Kill(Nth(11)),
        ],
    );
}

/// # Shimmering Courser
///
/// `LOOT_193` · Neutral minion · 4 mana · 3/3
///
/// > **Elusive** on your opponent's turn.
///
/// State: Done
//~ done LOOT_193 db7609d9 - 98874d68.fc061c5c
#[test]
fn LOOT_193_shimmering_courser() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_193"),
            Cost("LOOT_193", 4),
            Stats("LOOT_193", 3, 3),
            Play("LOOT_193", Nothing),
            HasNot(Nth(0), GameTag::ELUSIVE),
            Play("CS2_008", On(Nth(0))),
            Damage(Nth(0), 1),
            EndTurn,
            HasNow(Nth(0), GameTag::ELUSIVE),
            GiveThem("CS2_008"),
            CannotTarget("CS2_008", Nth(0)),
            EndTurn,
            HasNot(Nth(0), GameTag::ELUSIVE),
        ],
    );
}

/// # Feral Gibberer
///
/// `LOOT_218` · Neutral minion · 1 mana · 1/1
///
/// > After this minion attacks a hero, add a copy of it to your hand.
///
/// State: Derived
//~ derived LOOT_218 d8327a67 5b6c91f1 6f78de59.4d4154e9
#[test]
fn LOOT_218_feral_gibberer() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_218"),
            Cost("LOOT_218", 1),
            Stats("LOOT_218", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("LOOT_218"),
            Attack(Nth(4), TheirHero),
            Is(InHand(1), "LOOT_218"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Cursed Disciple
///
/// `LOOT_233` · Neutral minion · 4 mana · 5/1
///
/// > **Deathrattle:** Summon a 5/1 Revenant.
///
/// State: Derived
//~ derived LOOT_233 63b5272b 87d7ad7f 004d54c4.e6819490
#[test]
fn LOOT_233_cursed_disciple() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_233"),
            Cost("LOOT_233", 4),
            Stats("LOOT_233", 5, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_233"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("LOOT_233t"), Zone::Play),
            Now(The("LOOT_233t"), 5, 1),
        ],
    );
}

/// # Cursed Revenant
///
/// `LOOT_233t` · Neutral minion · 4 mana · 5/1
///
/// State: Vanilla
//~ vanilla LOOT_233t 42c6bb7b 34e937d3 fe818d10
#[test]
fn LOOT_233t_cursed_revenant() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_233t"),
            Cost("LOOT_233t", 4),
            Stats("LOOT_233t", 5, 1),
            Play("LOOT_233t", Nothing),
            In(The("LOOT_233t"), Zone::Play),
            Now(The("LOOT_233t"), 5, 1),
        ],
    );
}

/// # Dire Mole
///
/// `LOOT_258` · Neutral minion · 1 mana · 1/3
///
/// State: Vanilla
//~ vanilla LOOT_258 6500da5d 19d7142c 32f9a005
#[test]
fn LOOT_258_dire_mole() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_258"),
            Cost("LOOT_258", 1),
            Stats("LOOT_258", 1, 3),
            Play("LOOT_258", Nothing),
            In(The("LOOT_258"), Zone::Play),
            Now(The("LOOT_258"), 1, 3),
        ],
    );
}

/// # Shroom Brewer
///
/// `LOOT_291` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Restore #4 Health.
///
/// State: Derived
//~ derived LOOT_291 1881c9bf cf40613d 52e4d2eb.a9d41fa2
#[test]
fn LOOT_291_shroom_brewer() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_291"),
            Cost("LOOT_291", 4),
            Stats("LOOT_291", 4, 4),
            Targets("LOOT_291", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("LOOT_291", On(Nth(2))),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_291"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("LOOT_291", On(Nth(1))),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_291"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("LOOT_291", On(TheirHero)),
            Now(TheirHero, 0, 14),
            Damage(TheirHero, 16),
        ],
    );
}

/// # Trogg Gloomeater
///
/// `LOOT_315` · Neutral minion · 5 mana · 1/5
///
/// > **Taunt Poisonous**
///
/// State: Vanilla
//~ vanilla LOOT_315 236f68ab 2361e3c8 090778fd.77d15bdb
#[test]
fn LOOT_315_trogg_gloomeater() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_315"),
            Cost("LOOT_315", 5),
            Stats("LOOT_315", 1, 5),
            Has("LOOT_315", GameTag::POISONOUS),
            Has("LOOT_315", GameTag::TAUNT),
            Play("LOOT_315", Nothing),
            In(The("LOOT_315"), Zone::Play),
            Now(The("LOOT_315"), 1, 5),
            HasNow(The("LOOT_315"), GameTag::POISONOUS),
            HasNow(The("LOOT_315"), GameTag::TAUNT),
        ],
    );
}

/// # Kobold Apprentice
///
/// `LOOT_347` · Neutral minion · 3 mana · 2/1
///
/// > **Battlecry:** Deal 3 damage randomly split among all enemies.
///
/// State: Derived
//~ derived LOOT_347 b7d990c6 1764c4a4 6f9561bc.474da326
#[test]
fn LOOT_347_kobold_apprentice() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_347"),
            Cost("LOOT_347", 3),
            Stats("LOOT_347", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Play("LOOT_347", Nothing),
            Now(Nth(2), 4, 4),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Marin the Fox
///
/// `LOOT_357` · Neutral minion · 8 mana · 6/6
///
/// > **Battlecry:** Summon a 0/8 Treasure Chest for your opponent. *(Break it for awesome loot!)*
///
/// State: Todo
//~ todo LOOT_357 d8ad629c a7ea3033 957f8b7c.045ad875
#[test]
#[ignore = "todo: LOOT_357 Marin the Fox"]
fn LOOT_357_marin_the_fox() {
    check(CardClass::Mage, &[Give("LOOT_357"), Cost("LOOT_357", 8), Stats("LOOT_357", 6, 6), Unwritten]);
}

/// # Master Chest
///
/// `LOOT_357l` · Neutral minion · 3 mana · 0/8
///
/// > **Deathrattle:** Give your opponent a fantastic treasure!
///
/// State: Todo
//~ todo LOOT_357l b4b8e504 fa9662a8 4f6dc618.c85a70db
#[test]
#[ignore = "todo: LOOT_357l Master Chest"]
fn LOOT_357l_master_chest() {
    check(CardClass::Mage, &[Give("LOOT_357l"), Cost("LOOT_357l", 3), Stats("LOOT_357l", 0, 8), Unwritten]);
}

/// # Guild Recruiter
///
/// `LOOT_375` · Neutral minion · 5 mana · 2/4
///
/// > **Battlecry: Recruit** a minion that costs (4) or less.
///
/// State: Derived
//~ derived LOOT_375 9e7fbd7e 8575794c 1a187918.6673bc8d
#[test]
fn LOOT_375_guild_recruiter() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_375"),
            Cost("LOOT_375", 5),
            Stats("LOOT_375", 2, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Play("LOOT_375", Nothing),
            BoardCount(Mine, 3),
            DeckCount(Mine, 21),
            In(Nth(3), Zone::Play),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_375"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            OnTop("CS2_008"),
            OnTop("CS2_186"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(8))),
            Play("LOOT_375", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_375"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            OnTop("CS2_008"),
            OnTop("CS2_186"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(7))),
            Play("LOOT_375", Nothing),
        ],
    );
}

/// # Kobold Monk
///
/// `LOOT_382` · Neutral minion · 4 mana · 3/6
///
/// > Your hero is **Elusive**.
///
/// State: Derived
//~ derived LOOT_382 f6f08133 07bf0b82 98a8a9da.95b67259
#[test]
fn LOOT_382_kobold_monk() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_382"),
            Cost("LOOT_382", 4),
            Stats("LOOT_382", 3, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_382"),
            HasNow(MyHero, GameTag::ELUSIVE),
        ],
    );
}

/// # Hungry Ettin
///
/// `LOOT_383` · Neutral minion · 6 mana · 4/10
///
/// > **Taunt Battlecry:** Summon a random 2-Cost minion for your opponent.
///
/// State: Derived
//~ derived LOOT_383 194382f8 a1558975 bb99bd35.336cbf05
#[test]
fn LOOT_383_hungry_ettin() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_383"),
            Cost("LOOT_383", 6),
            Stats("LOOT_383", 4, 10),
            Has("LOOT_383", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_120")),
            Play("LOOT_383", Nothing),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
            BoardCount(Theirs, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("LOOT_383"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_016")), Play("LOOT_383", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("LOOT_383"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_006")), Play("LOOT_383", Nothing)],
    );
}

/// # Fungal Enchanter
///
/// `LOOT_388` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Restore #2 Health to all friendly characters.
///
/// State: Derived
//~ derived LOOT_388 ee58840e 82065b33 127f7c69.9506a155
#[test]
fn LOOT_388_fungal_enchanter() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_388"),
            Cost("LOOT_388", 3),
            Stats("LOOT_388", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("LOOT_388", Nothing),
            Now(MyHero, 0, 12),
            Damage(MyHero, 18),
            Now(Nth(1), 4, 5),
        ],
    );
}

/// # Rummaging Kobold
///
/// `LOOT_389` · Neutral minion · 3 mana · 1/3
///
/// > **Battlecry:** Return one of your destroyed weapons to your hand.
///
/// State: Todo
//~ todo LOOT_389 fa3f07d4 5de1ce99 adb5d6f4.66afa822
#[test]
#[ignore = "todo: LOOT_389 Rummaging Kobold"]
fn LOOT_389_rummaging_kobold() {
    check(CardClass::Mage, &[Give("LOOT_389"), Cost("LOOT_389", 3), Stats("LOOT_389", 1, 3), Unwritten]);
}

/// # Shrieking Shroom
///
/// `LOOT_394` · Neutral minion · 3 mana · 1/2
///
/// > At the end of your turn, summon a random 1-Cost minion.
///
/// State: Derived
//~ derived LOOT_394 c6bba5c2 173a2030 332b5b60.330edcda
#[test]
fn LOOT_394_shrieking_shroom() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_394"),
            Cost("LOOT_394", 3),
            Stats("LOOT_394", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_394"),
            Force(Card("CS2_168")),
            EndTurn,
            BoardCount(Mine, 3),
            In(The("CS2_168"), Zone::Play),
            Now(The("CS2_168"), 2, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("LOOT_394"), Friend("CS2_182"), Enemy("CS2_182"), Friend("LOOT_394"), Never(Card("AT_004")), EndTurn],
    );
    check(
        CardClass::Mage,
        &[Give("LOOT_394"), Friend("CS2_182"), Enemy("CS2_182"), Friend("LOOT_394"), Never(Card("AT_003")), EndTurn],
    );
}

/// # Plated Beetle
///
/// `LOOT_413` · Neutral minion · 2 mana · 2/3
///
/// > **Deathrattle:** Gain 3 Armor.
///
/// State: Derived
//~ derived LOOT_413 80ae14fc 80dc49f1 3d93b6f7.af748536
#[test]
fn LOOT_413_plated_beetle() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_413"),
            Cost("LOOT_413", 2),
            Stats("LOOT_413", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_413"),
            Kill(Nth(3)),
            Armor(Mine, 3),
        ],
    );
}

/// # Grand Archivist
///
/// `LOOT_414` · Neutral minion · 8 mana · 4/7
///
/// > At the end of your turn, cast a spell from your deck *(targets chosen randomly)*.
///
/// State: Derived
//~ derived LOOT_414 43eafc55 39843372 ce10c443.f14f7818
#[test]
fn LOOT_414_grand_archivist() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_414"),
            Cost("LOOT_414", 8),
            Stats("LOOT_414", 4, 7),
            OnTop("GAME_005"),
            OnTop("GAME_005"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_414"),
            Force(Entity(Nth(2))),
            EndTurn,
            DeckCount(Mine, 21),
            Dead(Nth(2)),
        ],
    );
}

/// # Zola the Gorgon
///
/// `LOOT_516` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Choose a friendly minion. Add a Golden copy of it to your hand.
///
/// State: Derived
//~ derived LOOT_516 8ca97b5c df0efa6b b58a322a.51aaa942
#[test]
fn LOOT_516_zola_the_gorgon() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_516"),
            Cost("LOOT_516", 3),
            Stats("LOOT_516", 2, 2),
            Targets("LOOT_516", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_516", On(Nth(1))),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            HandCount(Mine, 1),
        ],
    );
}

/// # Master Oakheart
///
/// `LOOT_521` · Neutral minion · 9 mana · 5/5
///
/// > **Battlecry: Recruit** a 1, 2, and 3-Attack minion.
///
/// State: Derived
//~ derived LOOT_521 dabf0eda be41477d 0695962b.727b8669
#[test]
fn LOOT_521_master_oakheart() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_521"),
            Cost("LOOT_521", 9),
            Stats("LOOT_521", 5, 5),
            OnTop("CS2_231"),
            OnTop("CS2_119"),
            OnTop("CS2_172"),
            OnTop("CS2_231"),
            OnTop("CS2_119"),
            OnTop("CS2_172"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(4))),
            Force(Entity(Nth(5))),
            Force(Entity(Nth(6))),
            Play("LOOT_521", Nothing),
            BoardCount(Mine, 5),
            DeckCount(Mine, 23),
            In(Nth(4), Zone::Play),
            Now(Nth(4), 1, 1),
            In(Nth(5), Zone::Play),
            Now(Nth(5), 2, 7),
            In(Nth(6), Zone::Play),
            Now(Nth(6), 3, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_521"),
            OnTop("CS2_231"),
            OnTop("CS2_119"),
            OnTop("CS2_172"),
            OnTop("CS2_231"),
            OnTop("CS2_119"),
            OnTop("CS2_172"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(7))),
            Play("LOOT_521", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_521"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_231"),
            OnTop("CS2_119"),
            OnTop("CS2_172"),
            OnTop("AT_034"),
            OnTop("CS2_118"),
            OnTop("AT_050"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(9))),
            Play("LOOT_521", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_521"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_231"),
            OnTop("CS2_119"),
            OnTop("CS2_172"),
            OnTop("AT_034"),
            OnTop("CS2_118"),
            OnTop("AT_050"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(11))),
            Play("LOOT_521", Nothing),
        ],
    );
}

/// # The Darkness
///
/// `LOOT_526` · Neutral minion · 4 mana · 20/20
///
/// > Starts **Dormant**. **Battlecry:** Shuffle 3 Candles into the enemy deck. When drawn, this awakens.
///
/// State: Todo
//~ todo LOOT_526 54442564 975f2c53 f0a89ba1.38598d9d
#[test]
#[ignore = "todo: LOOT_526 The Darkness"]
fn LOOT_526_the_darkness() {
    check(CardClass::Mage, &[Give("LOOT_526"), Cost("LOOT_526", 4), Stats("LOOT_526", 20, 20), Unwritten]);
}

/// # The Darkness
///
/// `LOOT_526d` · Neutral minion · 4 mana · 20/20
///
/// > @
///
/// State: Todo
//~ todo LOOT_526d bc623802 bcf70db7 da600276.56add452
#[test]
#[ignore = "todo: LOOT_526d The Darkness"]
fn LOOT_526d_the_darkness() {
    check(CardClass::Mage, &[Give("LOOT_526d"), Cost("LOOT_526d", 4), Stats("LOOT_526d", 20, 20), Unwritten]);
}

/// # Darkness Candle
///
/// `LOOT_526t` · Neutral spell · 4 mana
///
/// > **Casts When Drawn** Snuff out a candle.
///
/// State: Todo
//~ todo LOOT_526t 8175d95c a523be71 3f06c8f3.292abdca
#[test]
#[ignore = "todo: LOOT_526t Darkness Candle"]
fn LOOT_526t_darkness_candle() {
    check(CardClass::Mage, &[Give("LOOT_526t"), Cost("LOOT_526t", 4), Unwritten]);
}

/// # Void Ripper
///
/// `LOOT_529` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Swap the Attack and Health of all other minions.
///
/// State: Derived
//~ derived LOOT_529 f48c7b9e 6495f118 cf956883.dd2c080e
#[test]
fn LOOT_529_void_ripper() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_529"),
            Cost("LOOT_529", 3),
            Stats("LOOT_529", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_529", Nothing),
            Now(Nth(1), 5, 4),
            Now(Nth(2), 5, 4),
        ],
    );
}

/// # Spiteful Summoner
///
/// `LOOT_539` · Neutral minion · 6 mana · 4/4
///
/// > **Battlecry:** Reveal a spell from your deck. Summon a random minion with the same Cost.
///
/// State: Derived
//~ derived LOOT_539 c97e5e9a d6e106bc 070c982b.38467066
#[test]
fn LOOT_539_spiteful_summoner() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_539"),
            Cost("LOOT_539", 6),
            Stats("LOOT_539", 4, 4),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Force(Card("GVG_070")),
            Play("LOOT_539", Nothing),
            BoardCount(Mine, 3),
            In(The("GVG_070"), Zone::Play),
            Now(The("GVG_070"), 7, 4),
            TagNow(The("GVG_070"), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_539"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(3))),
            Play("LOOT_539", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_539"),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Never(Card("AT_001")),
            Play("LOOT_539", Nothing),
        ],
    );
}

/// # Dragonhatcher
///
/// `LOOT_540` · Neutral minion · 9 mana · 2/4
///
/// > At the end of your turn, **Recruit** a Dragon.
///
/// State: Derived
//~ derived LOOT_540 65ac0a4f b2255761 c66a55ee.bbf31944
#[test]
fn LOOT_540_dragonhatcher() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_540"),
            Cost("LOOT_540", 9),
            Stats("LOOT_540", 2, 4),
            OnTop("AT_008"),
            OnTop("AT_008"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_540"),
            Force(Entity(Nth(2))),
            EndTurn,
            BoardCount(Mine, 3),
            DeckCount(Mine, 21),
            In(Nth(2), Zone::Play),
            Now(Nth(2), 6, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_540"),
            OnTop("AT_008"),
            OnTop("AT_008"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_540"),
            Never(Entity(Nth(3))),
            EndTurn,
        ],
    );
}

/// # King Togwaggle
///
/// `LOOT_541` · Neutral minion · 8 mana · 5/5
///
/// > **Battlecry:** Swap decks with your opponent. Give them a Ransom spell to swap back.
///
/// State: Todo
//~ todo LOOT_541 213fd484 c85ed4cd 970f288a.da14f4bd
#[test]
#[ignore = "todo: LOOT_541 King Togwaggle"]
fn LOOT_541_king_togwaggle() {
    check(CardClass::Mage, &[Give("LOOT_541"), Cost("LOOT_541", 8), Stats("LOOT_541", 5, 5), Unwritten]);
}

/// # King's Ransom
///
/// `LOOT_541t` · Neutral spell · 5 mana
///
/// > Swap decks with your opponent.
///
/// State: Todo
//~ todo LOOT_541t 8cda1d2c f482775f 769cd078.2b81693c
#[test]
#[ignore = "todo: LOOT_541t King's Ransom"]
fn LOOT_541t_kings_ransom() {
    check(CardClass::Mage, &[Give("LOOT_541t"), Cost("LOOT_541t", 5), Unwritten]);
}

/// # Tolin's Goblet
///
/// `LOOT_998h` · Neutral spell · 3 mana
///
/// > Draw a card. Fill your hand with copies of it.
///
/// State: Todo
//~ todo LOOT_998h d92ce0c3 b86fc8fe 37e35f54.ff8d8790
#[test]
#[ignore = "todo: LOOT_998h Tolin's Goblet"]
fn LOOT_998h_tolins_goblet() {
    check(CardClass::Mage, &[Give("LOOT_998h"), Cost("LOOT_998h", 3), Unwritten]);
}

/// # Zarog's Crown
///
/// `LOOT_998j` · Neutral spell · 3 mana
///
/// > **Discover** a **Legendary** minion. Summon two copies of it.
///
/// State: Derived
//~ derived LOOT_998j 66137e1b 46410360 cf5f25d5.fab81a55
#[test]
fn LOOT_998j_zarogs_crown() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_998j"),
            Cost("LOOT_998j", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_009")),
            Play("LOOT_998j", Nothing),
            ChooseCard("AT_009"),
            Is(InHand(0), "AT_009"),
            CostNow(InHand(0), 8),
            Now(InHand(0), 7, 7),
            BoardCount(Mine, 3),
            HandCount(Mine, 1),
            In(The("AT_009"), Zone::Play),
            Now(The("AT_009"), 7, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_998j"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AV_200")),
            Play("LOOT_998j", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOOT_998j"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("LOOT_998j", Nothing),
            Choose(0),
        ],
    );
}

/// # Golden Kobold
///
/// `LOOT_998k` · Neutral minion · 3 mana · 6/6
///
/// > **Taunt** **Battlecry:** Replace your hand with **Legendary** minions. They cost (1) less.
///
/// State: Todo
//~ todo LOOT_998k fc238c91 a2e723c4 d96ec314.3b315fd9
#[test]
#[ignore = "todo: LOOT_998k Golden Kobold"]
fn LOOT_998k_golden_kobold() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_998k"),
            Cost("LOOT_998k", 3),
            Stats("LOOT_998k", 6, 6),
            Has("LOOT_998k", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Wondrous Wand
///
/// `LOOT_998l` · Neutral spell · 3 mana
///
/// > Draw 3 cards. Set their Cost to (1).
///
/// State: Derived
//~ derived LOOT_998l bb7df0e4 f8482547 433ac29f.b783ce0e
#[test]
fn LOOT_998l_wondrous_wand() {
    check(
        CardClass::Mage,
        &[
            Give("LOOT_998l"),
            Cost("LOOT_998l", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_998l", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 1),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 1),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 1),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
        ],
    );
}

/// # Wand's Wonder
///
/// `LOOT_998le` · Neutral enchantment
///
/// > Costs (0).
///
/// State: Derived
//~ derived LOOT_998le b8bcb466 dd86d16f 0cfdbc03.dd600ecd
#[test]
fn LOOT_998le_wands_wonder() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "LOOT_998le"), CostNow(Nth(0), 0)]);
}
