//! Druid cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9d5e1e38

/// # Barkskin
///
/// `LOOT_047` · Druid spell · Nature · 1 mana
///
/// > Give a minion +3 Health. Gain 3 Armor.
///
/// State: Derived
//~ derived LOOT_047 170b3d00 b08a6901 a58388b3.cb2627f2
#[test]
fn LOOT_047_barkskin() {
    check(
        CardClass::Druid,
        &[
            Give("LOOT_047"),
            Cost("LOOT_047", 1),
            Targets("LOOT_047", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_047", On(Nth(2))),
            Armor(Mine, 3),
            Now(Nth(2), 4, 8),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("LOOT_047"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_047", On(Nth(1))),
            Armor(Mine, 3),
            Now(Nth(1), 4, 8),
        ],
    );
}

/// # Barkskin
///
/// `LOOT_047e` · Neutral enchantment
///
/// > +3 Health.
///
/// State: Derived
//~ derived LOOT_047e 129d4f95 d81822e1 d8fedece.cda80e25
#[test]
fn LOOT_047e_barkskin() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "LOOT_047e"), Now(My(0), 5, 4)]);
}

/// # Ironwood Golem
///
/// `LOOT_048` · Druid minion · 4 mana · 3/6
///
/// > **Taunt** Can only attack if you have 3 or more Armor.
///
/// State: Derived
//~ derived LOOT_048 6f33c3f4 003f5667 6eb672e2.512103c4
#[test]
fn LOOT_048_ironwood_golem() {
    check(
        CardClass::Druid,
        &[
            Give("LOOT_048"),
            Cost("LOOT_048", 4),
            Stats("LOOT_048", 3, 6),
            Has("LOOT_048", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_048"),
            HasNow(Nth(3), GameTag::CANT_ATTACK),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("LOOT_048"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_048"),
            Play("UNG_923", Nothing),
            Crystals(10),
            HasNot(Nth(3), GameTag::CANT_ATTACK),
        ],
    );
}

/// # Ironwood Golem
///
/// `LOOT_048_Puzzle` · Druid minion · 4 mana · 3/6
///
/// > **Taunt** Can only attack if you have 3 or more Armor.
///
/// State: Derived
//~ derived LOOT_048_Puzzle 02c5865d ff14ff18 e73b0f9f.512103c4
#[test]
fn LOOT_048_Puzzle_ironwood_golem() {
    check(
        CardClass::Druid,
        &[
            Give("LOOT_048_Puzzle"),
            Cost("LOOT_048_Puzzle", 4),
            Stats("LOOT_048_Puzzle", 3, 6),
            Has("LOOT_048_Puzzle", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_048_Puzzle"),
            HasNow(Nth(3), GameTag::CANT_ATTACK),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("LOOT_048_Puzzle"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_048_Puzzle"),
            Play("UNG_923", Nothing),
            Crystals(10),
            HasNot(Nth(3), GameTag::CANT_ATTACK),
        ],
    );
}

/// # Lesser Jasper Spellstone
///
/// `LOOT_051` · Druid spell · Nature · 1 mana
///
/// > Deal $2 damage to a minion. @*(Gain 3 Armor to upgrade.)*
///
/// State: Done
//~ done LOOT_051 ded35880 - 05c3bd2a.bb4d53ef
#[test]
fn LOOT_051_lesser_jasper_spellstone() {
    check(
        CardClass::Druid,
        &[
            Enemy("CS2_186"),
            Give("LOOT_051"),
            Cost("LOOT_051", 1),
            Friend("CS2_231"),
            Targets("LOOT_051", &[FriendlyMinion, EnemyMinion]),
            Play("LOOT_051", On(Their(0))),
            Damage(Their(0), 2),
            Give("LOOT_051"),
            HeroPower(Nothing),
            Is(InHand(0), "LOOT_051"),
            Play("EX1_606", Nothing),
            Is(InHand(0), "LOOT_051t1"),
        ],
    );
}

/// # Jasper Spellstone
///
/// `LOOT_051t1` · Druid spell · Nature · 1 mana
///
/// > Deal $4 damage to a minion. @
///
/// State: Done
//~ done LOOT_051t1 41e60e75 - d6b7b492.92859912
#[test]
fn LOOT_051t1_jasper_spellstone() {
    check(
        CardClass::Druid,
        &[
            Enemy("CS2_186"),
            Give("LOOT_051t1"),
            Cost("LOOT_051t1", 1),
            Friend("CS2_231"),
            Targets("LOOT_051t1", &[FriendlyMinion, EnemyMinion]),
            Play("LOOT_051t1", On(Their(0))),
            Damage(Their(0), 4),
            Give("LOOT_051t1"),
            HeroPower(Nothing),
            Is(InHand(0), "LOOT_051t1"),
            Play("EX1_606", Nothing),
            Is(InHand(0), "LOOT_051t2"),
        ],
    );
}

/// # Greater Jasper Spellstone
///
/// `LOOT_051t2` · Druid spell · Nature · 1 mana
///
/// > Deal $6 damage to a minion.
///
/// State: Derived
//~ derived LOOT_051t2 bace709c e838c646 06178230.b8a62f75
#[test]
fn LOOT_051t2_greater_jasper_spellstone() {
    check(
        CardClass::Druid,
        &[
            Give("LOOT_051t2"),
            Cost("LOOT_051t2", 1),
            Targets("LOOT_051t2", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_051t2", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("LOOT_051t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_051t2", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("LOOT_051t2"),
            Friend("TLC_248"),
            Enemy("AT_101"),
            Play("LOOT_051t2", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("LOOT_051t2"), Friend("TLC_248"), Enemy("AT_101"), Play("LOOT_051t2", On(Nth(1))), Now(Nth(1), 14, 22)],
    );
}

/// # Branching Paths
///
/// `LOOT_054` · Druid spell · 4 mana
///
/// > **Choose Twice -** Draw a card; Give your minions +1 Attack; Gain 6 Armor.
///
/// State: Todo
//~ todo LOOT_054 13ac83bc 0beb7424 4338360d.addbea69
#[test]
#[ignore = "todo: LOOT_054 Branching Paths"]
fn LOOT_054_branching_paths() {
    check(CardClass::Druid, &[Give("LOOT_054"), Cost("LOOT_054", 4), Unwritten]);
}

/// # Explore the Darkness
///
/// `LOOT_054b` · Druid spell · 4 mana
///
/// > Give your minions +1 Attack.
///
/// State: Derived
//~ derived LOOT_054b 5983249f 357a9cc0 a39becd4.2fa81b18
#[test]
fn LOOT_054b_explore_the_darkness() {
    check(
        CardClass::Druid,
        &[
            Give("LOOT_054b"),
            Cost("LOOT_054b", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_054b", Nothing),
            Now(Nth(1), 5, 5),
        ],
    );
}

/// # Fearless
///
/// `LOOT_054be` · Neutral enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived LOOT_054be 46b287e3 4876610a ee1dc9a3.c84fda8a
#[test]
fn LOOT_054be_fearless() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "LOOT_054be"), Now(My(0), 6, 1)]);
}

/// # Loot the Chest
///
/// `LOOT_054c` · Druid spell · 4 mana
///
/// > Gain 6 Armor.
///
/// State: Derived
//~ derived LOOT_054c 060316cc 37e2013a 66ea8c39.49849308
#[test]
fn LOOT_054c_loot_the_chest() {
    check(
        CardClass::Druid,
        &[
            Give("LOOT_054c"),
            Cost("LOOT_054c", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_054c", Nothing),
            Armor(Mine, 6),
        ],
    );
}

/// # Eat the Mushroom
///
/// `LOOT_054d` · Druid spell · 4 mana
///
/// > Draw a card.
///
/// State: Derived
//~ derived LOOT_054d ab7a2bb6 bf274810 4e1485e9.442bc6f4
#[test]
fn LOOT_054d_eat_the_mushroom() {
    check(
        CardClass::Druid,
        &[
            Give("LOOT_054d"),
            Cost("LOOT_054d", 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_054d", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Astral Tiger
///
/// `LOOT_056` · Druid minion · 4 mana · 3/5
///
/// > **Deathrattle:** Shuffle a copy of this minion into your deck.
///
/// State: Derived
//~ derived LOOT_056 bc461ffc 58ef64bb 4f6bec7a.29e8744b
#[test]
fn LOOT_056_astral_tiger() {
    check(
        CardClass::Druid,
        &[
            Give("LOOT_056"),
            Cost("LOOT_056", 4),
            Stats("LOOT_056", 3, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_056"),
            Kill(Nth(3)),
            DeckCount(Mine, 20),
            In(The("LOOT_056"), Zone::Deck),
        ],
    );
}

/// # Oaken Summons
///
/// `LOOT_309` · Druid spell · Nature · 4 mana
///
/// > Gain 6 Armor. Summon a minion from your deck that costs (4) or less.
///
/// State: Derived
//~ derived LOOT_309 48e7a3f9 da9532e8 5dbe1c2d.aecfafc3
#[test]
fn LOOT_309_oaken_summons() {
    check(
        CardClass::Druid,
        &[
            Give("LOOT_309"),
            Cost("LOOT_309", 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Play("LOOT_309", Nothing),
            Armor(Mine, 6),
            BoardCount(Mine, 2),
            DeckCount(Mine, 21),
            In(Nth(3), Zone::Play),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("LOOT_309"),
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
            Play("LOOT_309", Nothing),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("LOOT_309"),
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
            Play("LOOT_309", Nothing),
        ],
    );
}

/// # Grizzled Guardian
///
/// `LOOT_314` · Druid minion · 8 mana · 3/5
///
/// > **Taunt Deathrattle: Recruit** 2 minions that cost (4) or less.
///
/// State: Derived
//~ derived LOOT_314 465f72cc cb133ce3 0080a367.12e9b297
#[test]
fn LOOT_314_grizzled_guardian() {
    check(
        CardClass::Druid,
        &[
            Give("LOOT_314"),
            Cost("LOOT_314", 8),
            Stats("LOOT_314", 3, 5),
            Has("LOOT_314", GameTag::TAUNT),
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
            Friend("LOOT_314"),
            Force(Entity(Nth(6))),
            Force(Entity(Nth(5))),
            Kill(Nth(11)),
            BoardCount(Mine, 3),
            DeckCount(Mine, 6),
            In(Nth(5), Zone::Play),
            Now(Nth(5), 4, 5),
            In(Nth(6), Zone::Play),
            Now(Nth(6), 5, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("LOOT_314"),
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
            Friend("LOOT_314"),
            Never(Entity(Nth(8))),
            Kill(Nth(11)),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("LOOT_314"),
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
            Friend("LOOT_314"),
            Never(Entity(Nth(7))),
            Kill(Nth(11)),
        ],
    );
}

/// # Ixlid, Fungal Lord
///
/// `LOOT_329` · Druid minion · 5 mana · 2/4
///
/// > After you play a minion, summon a copy of it.
///
/// State: Derived
//~ derived LOOT_329 3da5b118 ff4ff05e 762e3da5.57cc506c
#[test]
fn LOOT_329_ixlid_fungal_lord() {
    check(
        CardClass::Druid,
        &[
            Give("LOOT_329"),
            Cost("LOOT_329", 5),
            Stats("LOOT_329", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_329"),
            Play("CS2_182", Nothing),
            BoardCount(Mine, 4),
        ],
    );
}

/// # Greedy Sprite
///
/// `LOOT_351` · Druid minion · 3 mana · 3/1
///
/// > **Deathrattle:** Gain an empty Mana Crystal.
///
/// State: Derived
//~ derived LOOT_351 0c84caa6 ebfa79ab 55729c24.ca34f976
#[test]
fn LOOT_351_greedy_sprite() {
    check(
        CardClass::Druid,
        &[
            Give("LOOT_351"),
            Cost("LOOT_351", 3),
            Stats("LOOT_351", 3, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Friend("LOOT_351"),
            Kill(Nth(3)),
            EndTurn,
            EndTurn,
            Mana(7),
        ],
    );
}

/// # Twig of the World Tree
///
/// `LOOT_392` · Druid weapon · 4 mana · 1/5 durability
///
/// > **Deathrattle:** Refresh your Mana Crystals.
///
/// State: Derived
//~ derived LOOT_392 79e79717 2f69f221 67f95666.45e37678
#[test]
fn LOOT_392_twig_of_the_world_tree() {
    check(
        CardClass::Druid,
        &[
            Give("LOOT_392"),
            Cost("LOOT_392", 4),
            Stats("LOOT_392", 1, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Friend("LOOT_392"),
            Play("CS2_182", Nothing),
            Play("CS2_106", Nothing),
            Mana(10),
        ],
    );
}
