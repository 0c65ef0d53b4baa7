//! Druid cards of The Lost City of Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 05b148b3

/// # Longneck Egg
///
/// `DINO_130` · Druid minion · 2 mana · 0/2
///
/// > **Deathrattle:** Summon a 3/3 Beast. Give your minions +1/+1.
///
/// State: Derived
//~ derived DINO_130 a34545c0 e69c22db 413e3517.ad841e0d
#[test]
fn DINO_130_longneck_egg() {
    check(
        CardClass::Druid,
        &[
            Give("DINO_130"),
            Cost("DINO_130", 2),
            Stats("DINO_130", 0, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DINO_130"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            Now(Nth(1), 5, 6),
            In(The("DINO_130t"), Zone::Play),
            Now(The("DINO_130t"), 4, 4),
        ],
    );
}

/// # Long Neck
///
/// `DINO_130e` · Druid enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived DINO_130e 6c0a8639 cbcdd69c eb694c76.67341004
#[test]
fn DINO_130e_long_neck() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "DINO_130e"), Now(My(0), 6, 2)]);
}

/// # Little Longneck
///
/// `DINO_130t` · Druid minion · 3 mana · 3/3
///
/// State: Vanilla
//~ vanilla DINO_130t 8cacbf37 59411647 dda9b942
#[test]
fn DINO_130t_little_longneck() {
    check(
        CardClass::Druid,
        &[
            Give("DINO_130t"),
            Cost("DINO_130t", 3),
            Stats("DINO_130t", 3, 3),
            Play("DINO_130t", Nothing),
            In(The("DINO_130t"), Zone::Play),
            Now(The("DINO_130t"), 3, 3),
        ],
    );
}

/// # Seismopod
///
/// `DINO_421` · Druid minion · 8 mana · 8/8
///
/// > **Taunt**, **Elusive Deathrattle:** Give all minions in your hand and deck +3/+3.
///
/// State: Derived
//~ derived DINO_421 ad6c2734 a67e5505 c89d43d5.69773da5
#[test]
fn DINO_421_seismopod() {
    check(
        CardClass::Druid,
        &[
            Give("DINO_421"),
            Cost("DINO_421", 8),
            Stats("DINO_421", 8, 8),
            Has("DINO_421", GameTag::ELUSIVE),
            Has("DINO_421", GameTag::TAUNT),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DINO_421"),
            Kill(Nth(11)),
            Now(Nth(0), 11, 11),
            Now(Nth(1), 8, 4),
            Now(Nth(2), 5, 10),
            Now(Nth(3), 5, 6),
            Now(Nth(4), 5, 4),
            Now(Nth(5), 7, 8),
            Now(Nth(6), 8, 4),
            Now(Nth(7), 8, 4),
            Now(Nth(8), 7, 8),
        ],
    );
}

/// # Seismic
///
/// `DINO_421e` · Druid enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived DINO_421e ee9c6b3c 24f811b8 7ac98b37.b42c6980
#[test]
fn DINO_421e_seismic() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "DINO_421e"), Now(My(0), 8, 4)]);
}

/// # Panther Mask
///
/// `DINO_432` · Druid spell · 4 mana
///
/// > Set a minion's stats to 5/4 and give it **Stealth**. Draw 2 cards.
///
/// State: Derived
//~ derived DINO_432 5483cd8b e1bf67ff 9c688c89.68658517
#[test]
fn DINO_432_panther_mask() {
    check(
        CardClass::Druid,
        &[
            Give("DINO_432"),
            Cost("DINO_432", 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DINO_432", On(Nth(6))),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            HasNot(Nth(3), GameTag::STEALTH),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            HasNot(Nth(4), GameTag::STEALTH),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
            HasNow(Nth(6), GameTag::STEALTH),
            Now(Nth(6), 5, 4),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("DINO_432"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DINO_432", On(Nth(5))),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            HasNot(Nth(3), GameTag::STEALTH),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            HasNot(Nth(4), GameTag::STEALTH),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
            HasNow(Nth(5), GameTag::STEALTH),
            Now(Nth(5), 5, 4),
        ],
    );
}

/// # Panther Mask
///
/// `DINO_432e` · Druid enchantment
///
/// > 5/4 and **Stealth**.
///
/// State: Derived
//~ derived DINO_432e 4df3052e 39962224 a8fff4d6.40fd0c39
#[test]
fn DINO_432e_panther_mask() {
    check(
        CardClass::Druid,
        &[Friend("CS2_119"), Enchant(My(0), "DINO_432e"), Now(My(0), 5, 4), HasNow(My(0), GameTag::STEALTH)],
    );
}

/// # TREEEES!!!
///
/// `TLC_230` · Druid spell · Nature · 5 mana
///
/// > Choose a minion. Summon four 2/2 Treants that attack it.
///
/// State: Derived
//~ derived TLC_230 1d697742 515f12f7 022077c1.a2fb427e
#[test]
fn TLC_230_treeees() {
    check(
        CardClass::Druid,
        &[
            Give("TLC_230"),
            Cost("TLC_230", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_230", On(Nth(2))),
            BoardCount(Mine, 2),
            Dead(Nth(2)),
            In(The("TLC_230t"), Zone::Play),
            Now(The("TLC_230t"), 2, 2),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("TLC_230"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_230", On(Nth(1))),
            Dead(Nth(1)),
            In(The("TLC_230t"), Zone::Play),
            Now(The("TLC_230t"), 2, 2),
        ],
    );
}

/// # Treant
///
/// `TLC_230t` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ vanilla TLC_230t c7fec61e 111642f5 d73199b4
#[test]
fn TLC_230t_treant() {
    check(
        CardClass::Druid,
        &[
            Give("TLC_230t"),
            Cost("TLC_230t", 1),
            Stats("TLC_230t", 2, 2),
            Play("TLC_230t", Nothing),
            In(The("TLC_230t"), Zone::Play),
            Now(The("TLC_230t"), 2, 2),
        ],
    );
}

/// # Story of Barnabus
///
/// `TLC_231` · Druid spell · 2 mana
///
/// > Draw a minion. If it has 5 or more Attack, give it +5 Health and gain 5 Armor.
///
/// State: Derived
//~ derived TLC_231 f7ee4125 c817f57a 31a5c35d.6087fb00
#[test]
fn TLC_231_story_of_barnabus() {
    check(
        CardClass::Druid,
        &[
            Give("TLC_231"),
            Cost("TLC_231", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("TLC_231", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Give("TLC_231"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("TLC_231", Nothing),
            Armor(Mine, 5),
            DeckCount(Mine, 5),
            HandCount(Mine, 1),
            CostNow(Nth(6), 3),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 5, 6),
        ],
    );
}

/// # Might of Barnabus
///
/// `TLC_231e` · Druid enchantment
///
/// > +5 Health.
///
/// State: Derived
//~ derived TLC_231e de1ba767 ff10820b ab688e4a.bfe05d12
#[test]
fn TLC_231e_might_of_barnabus() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "TLC_231e"), Now(My(0), 5, 6)]);
}

/// # Ravenous Flock
///
/// `TLC_232` · Druid spell · 2 mana
///
/// > At the start of your next turn, summon three 2/1 Hatchlings.
///
/// State: Derived
//~ derived TLC_232 785f5ca7 61ef7da1 d24f44da.1e3670dd
#[test]
fn TLC_232_ravenous_flock() {
    check(
        CardClass::Druid,
        &[
            Give("TLC_232"),
            Cost("TLC_232", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_232", Nothing),
            EndTurn,
            EndTurn,
            BoardCount(Mine, 4),
            In(The("TLC_237t"), Zone::Play),
            Now(The("TLC_237t"), 2, 1),
        ],
    );
    check(
        CardClass::Druid,
        &[Give("TLC_232"), Friend("CS2_182"), Enemy("CS2_182"), Play("TLC_232", Nothing), EndTurn, BoardCount(Mine, 1)],
    );
}

/// # Hatchery Helper
///
/// `TLC_233` · Druid minion · 3 mana · 2/3
///
/// > **Battlecry:** Give your other minions with 2 or less Attack +1/+1 and **Taunt**.
///
/// State: Derived
//~ derived TLC_233 3db2c261 f27ca304 30ac3ac1.35262e31
#[test]
fn TLC_233_hatchery_helper() {
    check(
        CardClass::Druid,
        &[
            Give("TLC_233"),
            Cost("TLC_233", 3),
            Stats("TLC_233", 2, 3),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_233", Nothing),
            HasNot(Nth(0), GameTag::TAUNT),
            HasNow(Nth(1), GameTag::TAUNT),
            Now(Nth(1), 3, 8),
            HasNot(Nth(2), GameTag::TAUNT),
        ],
    );
}

/// # Incubate
///
/// `TLC_233e` · Druid enchantment
///
/// > +1/+1 and **Taunt**.
///
/// State: Derived
//~ derived TLC_233e 6c956eb1 66f1abd3 5ff40a08.10db7d61
#[test]
fn TLC_233e_incubate() {
    check(
        CardClass::Druid,
        &[Friend("CS2_118"), Enchant(My(0), "TLC_233e"), Now(My(0), 6, 2), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Eternal Bloodpetal
///
/// `TLC_234` · Druid minion · 4 mana · 5/1
///
/// > **Deathrattle:** Summon a 0/1 Eternal Seedling.
///
/// State: Derived
//~ derived TLC_234 270c815e 29d9d7c1 123775c4.55a496d7
#[test]
fn TLC_234_eternal_bloodpetal() {
    check(
        CardClass::Druid,
        &[
            Give("TLC_234"),
            Cost("TLC_234", 4),
            Stats("TLC_234", 5, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_234"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("TLC_234t"), Zone::Play),
            Now(The("TLC_234t"), 0, 1),
        ],
    );
}

/// # Eternal Seedling
///
/// `TLC_234t` · Druid minion · 4 mana · 0/1
///
/// > **Deathrattle:** Summon a 5/1 Eternal Bloodpetal.
///
/// State: Derived
//~ derived TLC_234t 0c82c020 0ada904a 8daa2a99.937c0e0e
#[test]
fn TLC_234t_eternal_seedling() {
    check(
        CardClass::Druid,
        &[
            Give("TLC_234t"),
            Cost("TLC_234t", 4),
            Stats("TLC_234t", 0, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_234t"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("TLC_234"), Zone::Play),
            Now(The("TLC_234"), 5, 1),
        ],
    );
}

/// # Life Cycle
///
/// `TLC_235` · Druid spell · Nature · 1 mana
///
/// > Destroy a minion. Summon a random minion of the same Cost to replace it.
///
/// State: Done
//~ done TLC_235 a886acf6 - 087039e8.2b78b375
#[test]
fn TLC_235_life_cycle() {
    check(
        CardClass::Druid,
        &[
            Give("TLC_235"),
            Cost("TLC_235", 1),
            Enemy("CS2_182"),
            Enemy("CS2_231"),
            Force(Card("CS2_179")),
            Play("TLC_235", On(Their(0))),
            Dead(Nth(1)),
            BoardCount(Theirs, 2),
            In(The("CS2_179"), Zone::Play),
            BoardCount(Mine, 0),
        ],
    );
    check(
        CardClass::Druid,
        &[
            Friend("EX1_096"),
            Never(Card("CS2_182")),
            Play("TLC_235", On(My(0))),
            Dead(Nth(0)),
            HandCount(Mine, 1),
            BoardCount(Mine, 1),
        ],
    );
}

/// # Hybridization
///
/// `TLC_236` · Druid spell · Nature · 5 mana
///
/// > Draw a 1, 2, 3, and 4-Cost minion. **Kindred:** They cost (1) less.
///
/// State: Todo
//~ todo TLC_236 85b4b1ed a4432e42 106b9175.89f56e65
#[test]
#[ignore = "todo: TLC_236 Hybridization"]
fn TLC_236_hybridization() {
    check(CardClass::Druid, &[Give("TLC_236"), Cost("TLC_236", 5), Unwritten]);
}

/// # Skyscreamer Eggs
///
/// `TLC_237` · Druid minion · 3 mana · 0/2
///
/// > **Deathrattle:** Summon four 2/1 Hatchlings.
///
/// State: Derived
//~ derived TLC_237 74df539e 443f5678 1abac15b.06c7f1fb
#[test]
fn TLC_237_skyscreamer_eggs() {
    check(
        CardClass::Druid,
        &[
            Give("TLC_237"),
            Cost("TLC_237", 3),
            Stats("TLC_237", 0, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_237"),
            Kill(Nth(3)),
            BoardCount(Mine, 5),
            In(The("TLC_237t"), Zone::Play),
            Now(The("TLC_237t"), 2, 1),
        ],
    );
}

/// # Skyscreamer Hatchling
///
/// `TLC_237t` · Druid minion · 1 mana · 2/1
///
/// State: Vanilla
//~ vanilla TLC_237t 85559594 b50538a0 c66c598f
#[test]
fn TLC_237t_skyscreamer_hatchling() {
    check(
        CardClass::Druid,
        &[
            Give("TLC_237t"),
            Cost("TLC_237t", 1),
            Stats("TLC_237t", 2, 1),
            Play("TLC_237t", Nothing),
            In(The("TLC_237t"), Zone::Play),
            Now(The("TLC_237t"), 2, 1),
        ],
    );
}

/// # Restore the Wild
///
/// `TLC_239` · Druid spell · 1 mana
///
/// > **Quest:** Fill your board on 3 of your turns. **Reward:** The Everbloom.
///
/// State: Todo
//~ todo TLC_239 9949492c 88eb9075 5b2ee5c3.1034167a
#[test]
#[ignore = "todo: TLC_239 Restore the Wild"]
fn TLC_239_restore_the_wild() {
    check(CardClass::Druid, &[Give("TLC_239"), Cost("TLC_239", 1), Unwritten]);
}

/// # Full Bloom
///
/// `TLC_239e` · Druid enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived TLC_239e 65d03d9a c504a325 a5687e0d.6d6ab056
#[test]
fn TLC_239e_full_bloom() {
    check(CardClass::Druid, &[Friend("CS2_118"), Enchant(My(0), "TLC_239e"), Now(My(0), 7, 3)]);
}

/// # The Everbloom
///
/// `TLC_239t` · Druid weapon · 3 mana · 2/5 durability
///
/// > After your hero attacks, give your minions +2/+2.
///
/// State: Derived
//~ derived TLC_239t 9108aec9 e61a85af 3d80ab58.adf90a5b
#[test]
fn TLC_239t_the_everbloom() {
    check(
        CardClass::Druid,
        &[
            Give("TLC_239t"),
            Cost("TLC_239t", 3),
            Stats("TLC_239t", 2, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TLC_239t"),
            Attack(MyHero, TheirHero),
            Now(Nth(1), 6, 7),
        ],
    );
}

/// # Loh, the Living Legend
///
/// `TLC_257` · Druid minion · 9 mana · 5/5
///
/// > **Battlecry:** Your minions cost (5) this game.
///
/// State: Derived
//~ derived TLC_257 17355d74 59b0427e 1fa9c1c0.8751f583
#[test]
fn TLC_257_loh_the_living_legend() {
    check(
        CardClass::Druid,
        &[
            Give("TLC_257"),
            Cost("TLC_257", 9),
            Stats("TLC_257", 5, 5),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TLC_257", Nothing),
            CostNow(Nth(1), 5),
            CostNow(Nth(2), 5),
        ],
    );
}

/// # Living Legend
///
/// `TLC_257e1` · Druid enchantment
///
/// > Your minions cost (5) this game.
///
/// State: Derived
//~ derived TLC_257e1 094f815c 698a7951 5fa399f1.31f7c405
#[test]
fn TLC_257e1_living_legend() {
    check(
        CardClass::Druid,
        &[
            Friend("CS2_182"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TLC_257e1"),
            CostNow(Nth(1), 5),
            CostNow(Nth(2), 5),
        ],
    );
}
