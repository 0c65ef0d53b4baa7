//! Mage cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3e8373ad

/// # Shivering Sorceress
///
/// `AV_114` · Mage minion · 1 mana · 2/2
///
/// > **Battlecry:** Reduce the Cost of the highest Cost spell in your hand by (1).
///
/// State: Derived
//~ derived AV_114 49931ba7 d3a07f5e edaa6896.7a71a45f
#[test]
fn AV_114_shivering_sorceress() {
    check(
        CardClass::Mage,
        &[
            Give("AV_114"),
            Cost("AV_114", 1),
            Stats("AV_114", 2, 2),
            Give("AV_218"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_114", Nothing),
            CostNow(Nth(1), 6),
        ],
    );
}

/// # Shocking
///
/// `AV_114e` · Mage enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived AV_114e da486517 a5b61221 ae0c1986.f705eb41
#[test]
fn AV_114e_shocking() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "AV_114e"), CostNow(Nth(0), 2)]);
}

/// # Amplified Snowflurry
///
/// `AV_115` · Mage minion · 2 mana · 2/3
///
/// > **Battlecry:** Your next Hero Power costs (0) and **Freezes** the target.
///
/// State: Todo
//~ todo AV_115 0546ec6d 5452a45f 8d720ae2.b0a60338
#[test]
#[ignore = "todo: AV_115 Amplified Snowflurry"]
fn AV_115_amplified_snowflurry() {
    check(CardClass::Mage, &[Give("AV_115"), Cost("AV_115", 2), Stats("AV_115", 2, 3), Unwritten]);
}

/// # Arcane Brilliance
///
/// `AV_116` · Mage spell · Arcane · 4 mana
///
/// > Add a copy of a 7, 8, 9, and 10-Cost spell in your deck to your hand.
///
/// State: Derived
//~ derived AV_116 0b8a6257 0aeeb481 3b9e3f44.68db5545
#[test]
fn AV_116_arcane_brilliance() {
    check(
        CardClass::Mage,
        &[
            Give("AV_116"),
            Cost("AV_116", 4),
            OnTop("AV_218"),
            OnTop("BE_183"),
            OnTop("AV_283"),
            OnTop("AV_290"),
            OnTop("AV_218"),
            OnTop("BE_183"),
            OnTop("AV_283"),
            OnTop("AV_290"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(5))),
            Force(Entity(Nth(6))),
            Force(Entity(Nth(7))),
            Force(Entity(Nth(8))),
            Play("AV_116", Nothing),
            Is(InHand(0), "AV_218"),
            CostNow(InHand(0), 7),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Is(InHand(1), "BE_183"),
            CostNow(InHand(1), 8),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            Is(InHand(2), "AV_283"),
            CostNow(InHand(2), 9),
            TagNow(InHand(2), GameTag::SPELLPOWER, 0),
            Is(InHand(3), "AV_290"),
            CostNow(InHand(3), 10),
            TagNow(InHand(3), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("AV_116"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AV_218"),
            OnTop("BE_183"),
            OnTop("AV_283"),
            OnTop("AV_290"),
            OnTop("CS2_186"),
            OnTop("CS2_008"),
            OnTop("OG_142"),
            OnTop("CS2_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(13))),
            Play("AV_116", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("AV_116"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AV_218"),
            OnTop("BE_183"),
            OnTop("AV_283"),
            OnTop("AV_290"),
            OnTop("CS2_186"),
            OnTop("CS2_008"),
            OnTop("OG_142"),
            OnTop("CS2_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(12))),
            Play("AV_116", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("AV_116"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AV_218"),
            OnTop("BE_183"),
            OnTop("AV_283"),
            OnTop("AV_290"),
            OnTop("CS2_186"),
            OnTop("CS2_008"),
            OnTop("OG_142"),
            OnTop("CS2_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(10))),
            Play("AV_116", Nothing),
        ],
    );
}

/// # Magister Dawngrasp
///
/// `AV_200` · Mage hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Recast a spell from each spell school you've cast this game.
///
/// State: Todo
//~ todo AV_200 b89fc812 6fd57d63 241bddbb.085f4fb6
#[test]
#[ignore = "todo: AV_200 Magister Dawngrasp"]
fn AV_200_magister_dawngrasp() {
    check(CardClass::Mage, &[Give("AV_200"), Cost("AV_200", 7), Unwritten]);
}

/// # Arcane Burst
///
/// `AV_200p2` · Mage hero power · 2 mana
///
/// > Deal $@ damage. **Honorable Kill:** Gain +2 damage.
///
/// State: Todo
//~ todo AV_200p2 78eabaf3 51f64b5a d01db841.871d9f32
#[test]
#[ignore = "todo: AV_200p2 Arcane Burst"]
fn AV_200p2_arcane_burst() {
    check(CardClass::Mage, &[HasHeroPower("AV_200p2"), Cost("AV_200p2", 2), Unwritten]);
}

/// # Siphon Mana
///
/// `AV_212` · Mage spell · Arcane · 2 mana
///
/// > Deal $2 damage. **Honorable Kill**: Reduce the Cost of spells in your hand by (1).
///
/// State: Derived
//~ derived AV_212 959d1afd 7758dfcf de3fb120.6a75f35c
#[test]
fn AV_212_siphon_mana() {
    check(
        CardClass::Mage,
        &[
            Give("AV_212"),
            Cost("AV_212", 2),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_172"),
            Play("AV_212", On(Nth(4))),
            CostNow(Nth(1), 4),
            CostNow(Nth(2), 4),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("AV_212"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_172"),
            Play("AV_212", On(Nth(3))),
            Now(Nth(3), 4, 3),
        ],
    );
}

/// # Kablow!
///
/// `AV_212e` · Mage enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived AV_212e 36c00feb 3c79ca57 c80c1073.f705eb41
#[test]
fn AV_212e_kablow() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "AV_212e"), CostNow(Nth(0), 2)]);
}

/// # Mass Polymorph
///
/// `AV_218` · Mage spell · Arcane · 7 mana
///
/// > Transform all minions into 1/1 Sheep.
///
/// State: Derived
//~ derived AV_218 b6311029 2a6e3f49 ea45a656.0b86a13e
#[test]
fn AV_218_mass_polymorph() {
    check(
        CardClass::Mage,
        &[
            Give("AV_218"),
            Cost("AV_218", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_218", Nothing),
            Is(Nth(1), "AV_218t"),
            Now(Nth(1), 1, 1),
            Is(Nth(2), "AV_218t"),
            Now(Nth(2), 1, 1),
        ],
    );
}

/// # Sheep
///
/// `AV_218t` · Mage minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla AV_218t 1b04bbf0 a0394463 3b48e12a
#[test]
fn AV_218t_sheep() {
    check(
        CardClass::Mage,
        &[
            Give("AV_218t"),
            Cost("AV_218t", 1),
            Stats("AV_218t", 1, 1),
            Play("AV_218t", Nothing),
            In(The("AV_218t"), Zone::Play),
            Now(The("AV_218t"), 1, 1),
        ],
    );
}

/// # Build a Snowman
///
/// `AV_282` · Mage spell · Frost · 3 mana
///
/// > Summon a 3/3 Snowman that **Freezes**. Add "Build a Snowbrute" to your hand.
///
/// State: Derived
//~ derived AV_282 0aa50ecd 04aa5d14 41807295.35182e92
#[test]
fn AV_282_build_a_snowman() {
    check(
        CardClass::Mage,
        &[
            Give("AV_282"),
            Cost("AV_282", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_282", Nothing),
            Is(InHand(0), "AV_282t2"),
            CostNow(InHand(0), 6),
            BoardCount(Mine, 2),
            HandCount(Mine, 1),
            In(The("AV_282t"), Zone::Play),
            Now(The("AV_282t"), 3, 3),
        ],
    );
}

/// # Snowman
///
/// `AV_282t` · Mage minion · 3 mana · 3/3
///
/// > **Freeze** any character damaged by this minion.
///
/// State: Vanilla
//~ vanilla AV_282t b61ae155 9e282a01 87b4dc71.71ce65d6
#[test]
fn AV_282t_snowman() {
    check(
        CardClass::Mage,
        &[
            Give("AV_282t"),
            Cost("AV_282t", 3),
            Stats("AV_282t", 3, 3),
            Play("AV_282t", Nothing),
            In(The("AV_282t"), Zone::Play),
            Now(The("AV_282t"), 3, 3),
        ],
    );
}

/// # Build a Snowbrute
///
/// `AV_282t2` · Mage spell · Frost · 6 mana
///
/// > Summon a 6/6 Snowbrute that **Freezes**. Add "Build a Snowgre" to your hand.
///
/// State: Derived
//~ derived AV_282t2 b24199f9 1816d08c 4cdfeb84.2913acd1
#[test]
fn AV_282t2_build_a_snowbrute() {
    check(
        CardClass::Mage,
        &[
            Give("AV_282t2"),
            Cost("AV_282t2", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_282t2", Nothing),
            Is(InHand(0), "AV_282t4"),
            CostNow(InHand(0), 9),
            BoardCount(Mine, 2),
            HandCount(Mine, 1),
            In(The("AV_282t3"), Zone::Play),
            Now(The("AV_282t3"), 6, 6),
        ],
    );
}

/// # Snowbrute
///
/// `AV_282t3` · Mage minion · 6 mana · 6/6
///
/// > **Freeze** any character damaged by this minion.
///
/// State: Vanilla
//~ vanilla AV_282t3 27e18b6d a75cbf12 fef45825.71ce65d6
#[test]
fn AV_282t3_snowbrute() {
    check(
        CardClass::Mage,
        &[
            Give("AV_282t3"),
            Cost("AV_282t3", 6),
            Stats("AV_282t3", 6, 6),
            Play("AV_282t3", Nothing),
            In(The("AV_282t3"), Zone::Play),
            Now(The("AV_282t3"), 6, 6),
        ],
    );
}

/// # Build a Snowgre
///
/// `AV_282t4` · Mage spell · Frost · 9 mana
///
/// > Summon a 9/9 Snowgre that **Freezes**.
///
/// State: Derived
//~ derived AV_282t4 607d8c27 32383bbb e8cf8563.9b91d436
#[test]
fn AV_282t4_build_a_snowgre() {
    check(
        CardClass::Mage,
        &[
            Give("AV_282t4"),
            Cost("AV_282t4", 9),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_282t4", Nothing),
            BoardCount(Mine, 2),
            In(The("AV_282t5"), Zone::Play),
            Now(The("AV_282t5"), 9, 9),
        ],
    );
}

/// # Snowgre
///
/// `AV_282t5` · Mage minion · 9 mana · 9/9
///
/// > **Freeze** any character damaged by this minion.
///
/// State: Vanilla
//~ vanilla AV_282t5 dfcc4e41 ccfe613f c8e4db3e.71ce65d6
#[test]
fn AV_282t5_snowgre() {
    check(
        CardClass::Mage,
        &[
            Give("AV_282t5"),
            Cost("AV_282t5", 9),
            Stats("AV_282t5", 9, 9),
            Play("AV_282t5", Nothing),
            In(The("AV_282t5"), Zone::Play),
            Now(The("AV_282t5"), 9, 9),
        ],
    );
}

/// # Rune of the Archmage
///
/// `AV_283` · Mage spell · 9 mana
///
/// > Cast 20 Mana worth of Mage spells at enemies.
///
/// State: Todo
//~ todo AV_283 ab90172e 8bc06896 971ffb0a.c7a7980c
#[test]
#[ignore = "todo: AV_283 Rune of the Archmage"]
fn AV_283_rune_of_the_archmage() {
    check(CardClass::Mage, &[Give("AV_283"), Cost("AV_283", 9), Unwritten]);
}

/// # Balinda Stonehearth
///
/// `AV_284` · Mage minion · 6 mana · 5/5
///
/// > **Battlecry:** Draw 2 spells. Swap their Costs with this minion's stats.
///
/// State: Todo
//~ todo AV_284 8a7b00f8 7770c5f7 daadfe12.65b3cb2e
#[test]
#[ignore = "todo: AV_284 Balinda Stonehearth"]
fn AV_284_balinda_stonehearth() {
    check(CardClass::Mage, &[Give("AV_284"), Cost("AV_284", 6), Stats("AV_284", 5, 5), Unwritten]);
}

/// # Iceblood Tower
///
/// `AV_290` · Mage spell · 10 mana
///
/// > At the end of your turn, cast another spell from your deck. Lasts 3 turns.
///
/// State: Derived
//~ derived AV_290 5779367a 4e174d11 96c5dec8.941d8291
#[test]
fn AV_290_iceblood_tower() {
    check(
        CardClass::Mage,
        &[
            Give("AV_290"),
            Cost("AV_290", 10),
            OnTop("GAME_005"),
            OnTop("GAME_005"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_290", Nothing),
            In(Nth(0), Zone::Secret),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("AV_290"),
            OnTop("GAME_005"),
            OnTop("GAME_005"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_290", Nothing),
            Force(Entity(Nth(2))),
            EndTurn,
            DeckCount(Mine, 21),
            In(Nth(0), Zone::Secret),
            Dead(Nth(2)),
        ],
    );
}

/// # Deep Breath
///
/// `ONY_006` · Mage spell · Fire · 5 mana
///
/// > Deal $@ damage to a minion and its neighbors. *(Improved by number of other spells in your hand.)*
///
/// State: Derived
//~ derived ONY_006 ba9f8370 520138f1 ffc33430.be74ea39
#[test]
fn ONY_006_deep_breath() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_006"),
            Cost("ONY_006", 5),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_006", On(Nth(4))),
            Now(Nth(4), 4, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ONY_006"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_006", On(Nth(3))),
            Now(Nth(3), 4, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ONY_006"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_006", On(Nth(4))),
            Now(Nth(4), 4, 3),
            Now(Nth(5), 4, 3),
        ],
    );
}

/// # Haleh, Matron Protectorate
///
/// `ONY_007` · Mage minion · 8 mana · 4/12
///
/// > After you cast a spell, deal 4 damage randomly split among all enemies.
///
/// State: Derived
//~ derived ONY_007 3924bfbb f21c4222 7ce5c1dd.457d696a
#[test]
fn ONY_007_haleh_matron_protectorate() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_007"),
            Cost("ONY_007", 8),
            Stats("ONY_007", 4, 12),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ONY_007"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Play("GAME_005", Nothing),
            Now(Nth(2), 4, 3),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Drakefire Amulet
///
/// `ONY_029` · Mage spell · Fire · 10 mana
///
/// > **Tradeable Discover** 2 Dragons. Summon them.
///
/// State: Derived
//~ derived ONY_029 69a64884 65676e8f 0d05fa63.fada9ec5
#[test]
fn ONY_029_drakefire_amulet() {
    check(
        CardClass::Mage,
        &[
            Give("ONY_029"),
            Cost("ONY_029", 10),
            Has("ONY_029", GameTag::TRADEABLE),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_008")),
            Force(Card("AT_008")),
            Play("ONY_029", Nothing),
            ChooseCard("AT_008"),
            ChooseCard("AT_008"),
            BoardCount(Mine, 3),
            In(The("AT_008"), Zone::Play),
            Now(The("AT_008"), 6, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ONY_029"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("ONY_029", Nothing),
            Choose(0),
            Choose(0),
        ],
    );
}
