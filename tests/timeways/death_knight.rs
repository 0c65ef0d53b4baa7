//! Death Knight cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1c443110

/// # Jagged Edge of Time
///
/// `END_001` · Multi-class weapon · 3 mana · 3/2 durability
///
/// > **Battlecry: Imbue** your Hero Power.
///
/// State: Done
//~ done END_001 491a7320 - 56e0a66f.5062bdfc
#[test]
fn END_001_jagged_edge_of_time() {
    check(
        CardClass::DeathKnight,
        &[
            Give("END_001"),
            Cost("END_001", 3),
            Stats("END_001", 3, 2),
            Play("END_001", Nothing),
            Play("END_001", Nothing),
            Crystals(10),
            Play("FIR_921", Nothing),
            HandCount(Mine, 2),
        ],
    );
}

/// # Wicked Blightspawn
///
/// `END_002` · Multi-class minion · 4 mana · 4/3
///
/// > **Reborn**. **Deathrattle:** Equip a 1/2 Dagger. If you already have a weapon equipped, give it +2 Attack instead.
///
/// State: Todo
//~ todo END_002 9dc166d7 36709c65 56a580b6.5d9b3490
#[test]
#[ignore = "todo: END_002 Wicked Blightspawn"]
fn END_002_wicked_blightspawn() {
    check(
        CardClass::DeathKnight,
        &[Give("END_002"), Cost("END_002", 4), Stats("END_002", 4, 3), Has("END_002", GameTag::REBORN), Unwritten],
    );
}

/// # Wicked
///
/// `END_002e` · Neutral enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived END_002e 5b49b3ed fd74afaa 79eae21a.bf3d1612
#[test]
fn END_002e_wicked() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "END_002e"), Now(My(0), 7, 1)]);
}

/// # Finality
///
/// `END_003` · Death Knight spell · 3 mana
///
/// > Draw an Undead. **Imbue** your Hero Power twice.
///
/// State: Done
//~ done END_003 212af9d1 - 3772fa0e.250e4b8b
#[test]
fn END_003_finality() {
    check(
        CardClass::DeathKnight,
        &[
            Give("END_003"),
            Cost("END_003", 3),
            Play("END_003", Nothing),
            Crystals(10),
            HandCount(Mine, 0),
            Play("FIR_921", Nothing),
            HandCount(Mine, 2),
        ],
    );
}

/// # Blessing of the Infinite
///
/// `END_003p` · Death Knight hero power · 0 mana
///
/// > **Passive** The first Undead you play each turn gains +**@** Attack.
///
/// State: Todo
//~ todo END_003p ec182aa3 c2ea785f 91121e73.672f0403
#[test]
#[ignore = "todo: END_003p Blessing of the Infinite"]
fn END_003p_blessing_of_the_infinite() {
    check(CardClass::DeathKnight, &[HasHeroPower("END_003p"), Cost("END_003p", 0), Unwritten]);
}

/// # Remnant of Rage
///
/// `END_004` · Multi-class minion · 7 mana · 5/4
///
/// > Costs (1) less for each minion that died this turn. **Battlecry:** Draw 2 cards.
///
/// State: Derived
//~ derived END_004 299bd206 99f27766 897e1d50.a8f7692b
#[test]
fn END_004_remnant_of_rage() {
    check(
        CardClass::DeathKnight,
        &[
            Give("END_004"),
            Cost("END_004", 7),
            Stats("END_004", 5, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(5)),
            Crystals(10),
            Play("END_004", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("END_004"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("END_004"),
            Kill(Nth(5)),
            Crystals(10),
            CostNow(Nth(0), 6),
        ],
    );
}

/// # Bygone Echoes
///
/// `END_005` · Multi-class spell · Shadow · 5 mana
///
/// > Summon a random 4-Cost minion. Spend 4 **Corpses** to summon another. **Outcast:** And another.
///
/// State: Todo
//~ todo END_005 a70704c2 2a054d36 5c867a32.8428bc1d
#[test]
#[ignore = "todo: END_005 Bygone Echoes"]
fn END_005_bygone_echoes() {
    check(CardClass::DeathKnight, &[Give("END_005"), Cost("END_005", 5), Unwritten]);
}

/// # Shadows of Yesterday
///
/// `TIME_610` · Death Knight spell · Shadow · 6 mana
///
/// > **Rewind** Summon four 3/2 Shades. They each gain two random **Bonus Effects**.
///
/// State: Todo
//~ todo TIME_610 62cb0b82 e0cd687b 06cff0c4.cf400d1a
#[test]
#[ignore = "todo: TIME_610 Shadows of Yesterday"]
fn TIME_610_shadows_of_yesterday() {
    check(CardClass::DeathKnight, &[Give("TIME_610"), Cost("TIME_610", 6), Unwritten]);
}

/// # Anomalous Shade
///
/// `TIME_610t2` · Death Knight minion · 2 mana · 3/2
///
/// State: Vanilla
//~ vanilla TIME_610t2 de329593 0202cd65 a2612740
#[test]
fn TIME_610t2_anomalous_shade() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TIME_610t2"),
            Cost("TIME_610t2", 2),
            Stats("TIME_610t2", 3, 2),
            Play("TIME_610t2", Nothing),
            In(The("TIME_610t2"), Zone::Play),
            Now(The("TIME_610t2"), 3, 2),
        ],
    );
}

/// # Timestop
///
/// `TIME_611` · Death Knight spell · Frost · 2 mana
///
/// > Deal $3 damage. **Freeze** two random enemy minions.
///
/// State: Derived
//~ derived TIME_611 b61d3b56 222c6fa7 014daf1f.bc5ab411
#[test]
fn TIME_611_timestop() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TIME_611"),
            Cost("TIME_611", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("TIME_611", On(Nth(2))),
            HasNow(Nth(2), GameTag::FROZEN),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("TIME_611"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("TIME_611", On(Nth(1))),
            Now(Nth(1), 4, 2),
            HasNow(Nth(2), GameTag::FROZEN),
        ],
    );
}

/// # Blood Draw
///
/// `TIME_612` · Death Knight spell · Shadow · 3 mana
///
/// > **Discover** a spell. This costs Health instead of Mana.
///
/// State: Derived
//~ derived TIME_612 31612751 fb38217d 6a3e5269.4ce1484f
#[test]
fn TIME_612_blood_draw() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TIME_612"),
            Cost("TIME_612", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("BE_284")),
            Play("TIME_612", Nothing),
            ChooseCard("BE_284"),
            Is(InHand(0), "BE_284"),
            CostNow(InHand(0), 3),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("TIME_612"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_017")),
            Play("TIME_612", Nothing),
            Choose(0),
        ],
    );
}

/// # Cryofrozen Champion
///
/// `TIME_613` · Death Knight minion · 1 mana · 2/1
///
/// > **Deathrattle:** Get a random **Legendary** minion. Reduce its Cost by (1).
///
/// State: Derived
//~ derived TIME_613 a2dc0471 d7db37c2 a09ec306.c8f6ee19
#[test]
fn TIME_613_cryofrozen_champion() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TIME_613"),
            Cost("TIME_613", 1),
            Stats("TIME_613", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_613"),
            Force(Card("AT_009")),
            Kill(Nth(3)),
            Is(InHand(1), "AT_009"),
            CostNow(InHand(1), 7),
            Now(InHand(1), 7, 7),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("TIME_613"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_613"),
            Never(Card("AV_113")),
            Kill(Nth(3)),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("TIME_613"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TIME_613"),
            Never(Card("AT_003")),
            Kill(Nth(3)),
        ],
    );
}

/// # Liferender
///
/// `TIME_614` · Death Knight minion · 3 mana · 3/4
///
/// > **Battlecry:** If your hero's Health changed this turn, deal 6 damage to an enemy minion.
///
/// State: Derived
//~ derived TIME_614 0865e7d6 a615329d de10ab81.beba5957
#[test]
fn TIME_614_liferender() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TIME_614"),
            Cost("TIME_614", 3),
            Stats("TIME_614", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(MyHero, 1),
            Hurt(MyHero, 3),
            Restore(MyHero, 1),
            Crystals(10),
            Play("TIME_614", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("TIME_614"),
            Friend("TLC_248"),
            Enemy("AT_101"),
            Hurt(MyHero, 1),
            Hurt(MyHero, 3),
            Restore(MyHero, 1),
            Crystals(10),
            Play("TIME_614", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(CardClass::DeathKnight, &[Give("TIME_614"), Friend("CS2_182"), Enemy("CS2_182"), Play("TIME_614", Nothing)]);
}

/// # Forgotten Millennium
///
/// `TIME_615` · Death Knight spell · 8 mana
///
/// > Fill your hand with random Undead. They cost Health instead of Mana this turn.
///
/// State: Derived
//~ derived TIME_615 67d9ec85 e0127c31 492a1d6c.dd747c85
#[test]
fn TIME_615_forgotten_millennium() {
    check(
        CardClass::DeathKnight,
        &[
            Give("TIME_615"),
            Cost("TIME_615", 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_231")),
            Force(Card("CS2_231")),
            Force(Card("CS2_231")),
            Force(Card("CS2_231")),
            Force(Card("CS2_231")),
            Force(Card("CS2_231")),
            Force(Card("CS2_231")),
            Force(Card("CS2_231")),
            Force(Card("CS2_231")),
            Force(Card("CS2_231")),
            Play("TIME_615", Nothing),
            HasNow(InHand(0), GameTag::CARD_ALTERNATE_COST),
            Is(InHand(0), "CS2_231"),
            CostNow(InHand(0), 0),
            Now(InHand(0), 1, 1),
            HasNow(InHand(1), GameTag::CARD_ALTERNATE_COST),
            Is(InHand(1), "CS2_231"),
            CostNow(InHand(1), 0),
            Now(InHand(1), 1, 1),
            HasNow(InHand(2), GameTag::CARD_ALTERNATE_COST),
            Is(InHand(2), "CS2_231"),
            CostNow(InHand(2), 0),
            Now(InHand(2), 1, 1),
            HasNow(InHand(3), GameTag::CARD_ALTERNATE_COST),
            Is(InHand(3), "CS2_231"),
            CostNow(InHand(3), 0),
            Now(InHand(3), 1, 1),
            HasNow(InHand(4), GameTag::CARD_ALTERNATE_COST),
            Is(InHand(4), "CS2_231"),
            CostNow(InHand(4), 0),
            Now(InHand(4), 1, 1),
            HasNow(InHand(5), GameTag::CARD_ALTERNATE_COST),
            Is(InHand(5), "CS2_231"),
            CostNow(InHand(5), 0),
            Now(InHand(5), 1, 1),
            HasNow(InHand(6), GameTag::CARD_ALTERNATE_COST),
            Is(InHand(6), "CS2_231"),
            CostNow(InHand(6), 0),
            Now(InHand(6), 1, 1),
            HasNow(InHand(7), GameTag::CARD_ALTERNATE_COST),
            Is(InHand(7), "CS2_231"),
            CostNow(InHand(7), 0),
            Now(InHand(7), 1, 1),
            HasNow(InHand(8), GameTag::CARD_ALTERNATE_COST),
            Is(InHand(8), "CS2_231"),
            CostNow(InHand(8), 0),
            Now(InHand(8), 1, 1),
            HasNow(InHand(9), GameTag::CARD_ALTERNATE_COST),
            Is(InHand(9), "CS2_231"),
            CostNow(InHand(9), 0),
            Now(InHand(9), 1, 1),
            HandCount(Mine, 10),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[Give("TIME_615"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("TIME_615", Nothing)],
    );
}

/// # Memoriam Manifest
///
/// `TIME_616` · Death Knight spell · Shadow · 4 mana
///
/// > Summon the highest Cost friendly Undead that died this game.
///
/// State: Todo
//~ todo TIME_616 4e0a86a8 746399b6 a0e1d405.fd5fc7dc
#[test]
#[ignore = "todo: TIME_616 Memoriam Manifest"]
fn TIME_616_memoriam_manifest() {
    check(CardClass::DeathKnight, &[Give("TIME_616"), Cost("TIME_616", 4), Unwritten]);
}

/// # Chronochiller
///
/// `TIME_617` · Death Knight minion · 4 mana · 8/7
///
/// > You no longer draw a card at the start of your turn.
///
/// State: Todo
//~ todo TIME_617 9d764187 574b0161 498c0c8e.3a021530
#[test]
#[ignore = "todo: TIME_617 Chronochiller"]
fn TIME_617_chronochiller() {
    check(CardClass::DeathKnight, &[Give("TIME_617"), Cost("TIME_617", 4), Stats("TIME_617", 8, 7), Unwritten]);
}

/// # Husk, Eternal Reaper
///
/// `TIME_618` · Death Knight minion · 4 mana · 5/3
///
/// > **Battlecry:** Give your hero "**Deathrattle:** Spend up to 20 **Corpses** to resurrect with that much Health."
///
/// State: Todo
//~ todo TIME_618 12381d4e d3bf5bab 34e4aba4.6e17b2b4
#[test]
#[ignore = "todo: TIME_618 Husk, Eternal Reaper"]
fn TIME_618_husk_eternal_reaper() {
    check(CardClass::DeathKnight, &[Give("TIME_618"), Cost("TIME_618", 4), Stats("TIME_618", 5, 3), Unwritten]);
}

/// # Eternal Life
///
/// `TIME_618t` · Death Knight spell · 0 mana
///
/// > **Deathrattle:** Spend up to 20 **Corpses** to resurrect with that much Health.
///
/// State: Todo
//~ todo TIME_618t 21e11e0c 7f5af0e7 4b53a786.6d8d2eb2
#[test]
#[ignore = "todo: TIME_618t Eternal Life"]
fn TIME_618t_eternal_life() {
    check(CardClass::DeathKnight, &[Give("TIME_618t"), Cost("TIME_618t", 0), Unwritten]);
}

/// # Talanji of the Graves
///
/// `TIME_619` · Death Knight minion · 4 mana · 4/5
///
/// > **Fabled. Battlecry:** Draw Bwonsamdi *(or resurrect him if he has died)*. Choose a Boon to give him.
///
/// State: Todo
//~ todo TIME_619 0da7a92d 6f61b0a9 716f3bfa.536ffb46
#[test]
#[ignore = "todo: TIME_619 Talanji of the Graves"]
fn TIME_619_talanji_of_the_graves() {
    check(CardClass::DeathKnight, &[Give("TIME_619"), Cost("TIME_619", 4), Stats("TIME_619", 4, 5), Unwritten]);
}

/// # Pact for Power
///
/// `TIME_619e4` · Death Knight enchantment
///
/// > **Taunt**.
///
/// State: Derived
//~ derived TIME_619e4 19f431f7 568cae85 00e0570c.0643522b
#[test]
fn TIME_619e4_pact_for_power() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "TIME_619e4"), HasNow(My(0), GameTag::TAUNT)]);
}

/// # Pact for Longevity
///
/// `TIME_619e5` · Death Knight enchantment
///
/// > **Lifesteal**.
///
/// State: Derived
//~ derived TIME_619e5 1e158828 ee8b533a 546a5c70.808b9d45
#[test]
fn TIME_619e5_pact_for_longevity() {
    check(
        CardClass::DeathKnight,
        &[Friend("CS2_118"), Enchant(My(0), "TIME_619e5"), HasNow(My(0), GameTag::LIFESTEAL)],
    );
}

/// # Pact for Speed
///
/// `TIME_619e6` · Death Knight enchantment
///
/// > **Rush**.
///
/// State: Derived
//~ derived TIME_619e6 2b2c9d67 b0fd6fc6 03dba29e.6bcfb036
#[test]
fn TIME_619e6_pact_for_speed() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "TIME_619e6"), HasNow(My(0), GameTag::RUSH)]);
}

/// # Bwonsamdi
///
/// `TIME_619t` · Death Knight minion · 6 mana · 6/6
///
/// > **Deathrattle:** Summon a random @-Cost minion. *(Any Boons given to Bwonsamdi carry over.)*
///
/// State: Todo
//~ todo TIME_619t 1f1e80bf 31db277d 43643131.4aa12ad4
#[test]
#[ignore = "todo: TIME_619t Bwonsamdi"]
fn TIME_619t_bwonsamdi() {
    check(CardClass::DeathKnight, &[Give("TIME_619t"), Cost("TIME_619t", 6), Stats("TIME_619t", 6, 6), Unwritten]);
}

/// # What Befell Zandalar
///
/// `TIME_619t2` · Death Knight spell · 3 mana
///
/// > Deal $2 damage to all enemies. Choose a Boon to give to Bwonsamdi.
///
/// State: Todo
//~ todo TIME_619t2 6d265430 50912829 6117a5b0.c630c138
#[test]
#[ignore = "todo: TIME_619t2 What Befell Zandalar"]
fn TIME_619t2_what_befell_zandalar() {
    check(CardClass::DeathKnight, &[Give("TIME_619t2"), Cost("TIME_619t2", 3), Unwritten]);
}

/// # Boon of Power
///
/// `TIME_619t3` · Death Knight spell · 0 mana
///
/// > Give Bwonsamdi **Taunt* permanently*. Minions summoned by his **Deathrattle** cost (2) more.
///
/// State: Todo
//~ todo TIME_619t3 112bf076 279fd140 e69c52a5.c20cac85
#[test]
#[ignore = "todo: TIME_619t3 Boon of Power"]
fn TIME_619t3_boon_of_power() {
    check(CardClass::DeathKnight, &[Give("TIME_619t3"), Cost("TIME_619t3", 0), Unwritten]);
}

/// # Boon of Longevity
///
/// `TIME_619t4` · Death Knight spell · 0 mana
///
/// > Give Bwonsamdi **Lifesteal* permanently*. Minions summoned by his **Deathrattle** cost (2) more.
///
/// State: Todo
//~ todo TIME_619t4 59df5522 e60bfb86 fa28bfec.e3446523
#[test]
#[ignore = "todo: TIME_619t4 Boon of Longevity"]
fn TIME_619t4_boon_of_longevity() {
    check(CardClass::DeathKnight, &[Give("TIME_619t4"), Cost("TIME_619t4", 0), Unwritten]);
}

/// # Boon of Speed
///
/// `TIME_619t5` · Death Knight spell · 0 mana
///
/// > Give Bwonsamdi **Rush* permanently*. Minions summoned by his **Deathrattle** cost (2) more.
///
/// State: Todo
//~ todo TIME_619t5 e7b07179 dbcb1101 fb45866d.523b0857
#[test]
#[ignore = "todo: TIME_619t5 Boon of Speed"]
fn TIME_619t5_boon_of_speed() {
    check(CardClass::DeathKnight, &[Give("TIME_619t5"), Cost("TIME_619t5", 0), Unwritten]);
}
