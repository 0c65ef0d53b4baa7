//! Hunter cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 54d82767

/// # Flanking Strike
///
/// `LOOT_077` · Hunter spell · 4 mana
///
/// > Deal $3 damage to a minion. Summon a 3/3 Wolf.
///
/// State: Derived
//~ derived LOOT_077 a260f597 a1b6381c 724878cf.c10e7917
#[test]
fn LOOT_077_flanking_strike() {
    check(
        CardClass::Hunter,
        &[
            Give("LOOT_077"),
            Cost("LOOT_077", 4),
            Targets("LOOT_077", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_077", On(Nth(2))),
            BoardCount(Mine, 2),
            Now(Nth(2), 4, 2),
            In(The("LOOT_077t"), Zone::Play),
            Now(The("LOOT_077t"), 3, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("LOOT_077"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_077", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(Nth(1), 4, 2),
            In(The("LOOT_077t"), Zone::Play),
            Now(The("LOOT_077t"), 3, 3),
        ],
    );
}

/// # Wolf
///
/// `LOOT_077t` · Hunter minion · 3 mana · 3/3
///
/// State: Vanilla
//~ vanilla LOOT_077t 89967412 ce5804d3 315f566d
#[test]
fn LOOT_077t_wolf() {
    check(
        CardClass::Hunter,
        &[
            Give("LOOT_077t"),
            Cost("LOOT_077t", 3),
            Stats("LOOT_077t", 3, 3),
            Play("LOOT_077t", Nothing),
            In(The("LOOT_077t"), Zone::Play),
            Now(The("LOOT_077t"), 3, 3),
        ],
    );
}

/// # Cave Hydra
///
/// `LOOT_078` · Hunter minion · 3 mana · 2/4
///
/// > Also damages the minions next to whomever this attacks.
///
/// State: Derived
//~ derived LOOT_078 19647d17 32a8c97a 8be6bbad.55572444
#[test]
fn LOOT_078_cave_hydra() {
    check(
        CardClass::Hunter,
        &[
            Give("LOOT_078"),
            Cost("LOOT_078", 3),
            Stats("LOOT_078", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_078"),
            Attack(Nth(4), Nth(3)),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Wandering Monster
///
/// `LOOT_079` · Hunter spell · 2 mana
///
/// > **Secret:** When an enemy attacks your hero, summon a 3-Cost minion as the new target.
///
/// State: Derived
//~ derived LOOT_079 a35b0c0a 1fbed663 21978471.cd86f22c
#[test]
fn LOOT_079_wandering_monster() {
    check(
        CardClass::Hunter,
        &[
            Give("LOOT_079"),
            Cost("LOOT_079", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("LOOT_079"),
            EndTurn,
            Force(Card("CS2_118")),
            Attack(Nth(2), MyHero),
            Now(MyHero, 0, 30),
            Damage(MyHero, 0),
            Dead(Nth(2)),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("LOOT_079"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("LOOT_079"),
            EndTurn,
            Never(Card("AT_003")),
            Attack(Nth(2), MyHero),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("LOOT_079"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("LOOT_079"),
            EndTurn,
            Never(Card("AT_002")),
            Attack(Nth(2), MyHero),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("LOOT_079"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("LOOT_079"),
            EndTurn,
            Attack(Nth(2), Nth(1)),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 2),
            Now(Nth(1), 4, 1),
            Now(Nth(2), 4, 1),
            Now(Nth(3), 3, 2),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Lesser Emerald Spellstone
///
/// `LOOT_080` · Hunter spell · Nature · 5 mana
///
/// > Summon two 3/3 Wolves. *(Play a **Secret** to upgrade.)*
///
/// State: Derived
//~ derived LOOT_080 b8aa7737 27e18b62 008a2723.39466984
#[test]
fn LOOT_080_lesser_emerald_spellstone() {
    check(
        CardClass::Hunter,
        &[
            Give("LOOT_080"),
            Cost("LOOT_080", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_002", Nothing),
            Crystals(10),
            Is(Nth(0), "LOOT_080t2"),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("LOOT_080"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_080", Nothing),
            BoardCount(Mine, 3),
            In(The("LOOT_077t"), Zone::Play),
            Now(The("LOOT_077t"), 3, 3),
        ],
    );
}

/// # Emerald Spellstone
///
/// `LOOT_080t2` · Hunter spell · Nature · 5 mana
///
/// > Summon three 3/3 Wolves. *(Play a **Secret** to upgrade.)*
///
/// State: Derived
//~ derived LOOT_080t2 adc57b3d 9842c832 9b147ef8.96faf058
#[test]
fn LOOT_080t2_emerald_spellstone() {
    check(
        CardClass::Hunter,
        &[
            Give("LOOT_080t2"),
            Cost("LOOT_080t2", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_002", Nothing),
            Crystals(10),
            Is(Nth(0), "LOOT_080t3"),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("LOOT_080t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_080t2", Nothing),
            BoardCount(Mine, 4),
            In(The("LOOT_077t"), Zone::Play),
            Now(The("LOOT_077t"), 3, 3),
        ],
    );
}

/// # Greater Emerald Spellstone
///
/// `LOOT_080t3` · Hunter spell · Nature · 5 mana
///
/// > Summon four 3/3 Wolves.
///
/// State: Derived
//~ derived LOOT_080t3 fb591aee f774de56 7e249260.ca2f6178
#[test]
fn LOOT_080t3_greater_emerald_spellstone() {
    check(
        CardClass::Hunter,
        &[
            Give("LOOT_080t3"),
            Cost("LOOT_080t3", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_080t3", Nothing),
            BoardCount(Mine, 5),
            In(The("LOOT_077t"), Zone::Play),
            Now(The("LOOT_077t"), 3, 3),
        ],
    );
}

/// # Rhok'delar
///
/// `LOOT_085` · Hunter weapon · 7 mana · 4/2 durability
///
/// > **Battlecry:** If your deck has no minions, fill your hand with Hunter spells.
///
/// State: Derived
//~ derived LOOT_085 7f1b83b4 aa158486 ca532acd.2de46184
#[test]
fn LOOT_085_rhokdelar() {
    check(
        CardClass::Hunter,
        &[
            Give("LOOT_085"),
            Cost("LOOT_085", 7),
            Stats("LOOT_085", 4, 2),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_056")),
            Force(Card("AT_056")),
            Force(Card("AT_056")),
            Force(Card("AT_056")),
            Force(Card("AT_056")),
            Force(Card("AT_056")),
            Force(Card("AT_056")),
            Force(Card("AT_056")),
            Force(Card("AT_056")),
            Force(Card("AT_056")),
            Play("LOOT_085", Nothing),
            Is(InHand(0), "AT_056"),
            CostNow(InHand(0), 3),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Is(InHand(1), "AT_056"),
            CostNow(InHand(1), 3),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            Is(InHand(2), "AT_056"),
            CostNow(InHand(2), 3),
            TagNow(InHand(2), GameTag::SPELLPOWER, 0),
            Is(InHand(3), "AT_056"),
            CostNow(InHand(3), 3),
            TagNow(InHand(3), GameTag::SPELLPOWER, 0),
            Is(InHand(4), "AT_056"),
            CostNow(InHand(4), 3),
            TagNow(InHand(4), GameTag::SPELLPOWER, 0),
            Is(InHand(5), "AT_056"),
            CostNow(InHand(5), 3),
            TagNow(InHand(5), GameTag::SPELLPOWER, 0),
            Is(InHand(6), "AT_056"),
            CostNow(InHand(6), 3),
            TagNow(InHand(6), GameTag::SPELLPOWER, 0),
            Is(InHand(7), "AT_056"),
            CostNow(InHand(7), 3),
            TagNow(InHand(7), GameTag::SPELLPOWER, 0),
            Is(InHand(8), "AT_056"),
            CostNow(InHand(8), 3),
            TagNow(InHand(8), GameTag::SPELLPOWER, 0),
            Is(InHand(9), "AT_056"),
            CostNow(InHand(9), 3),
            TagNow(InHand(9), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 10),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("LOOT_085"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_085", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 22),
            HandCount(Mine, 0),
            Now(Nth(0), 4, 2),
            Now(Nth(4), 4, 5),
            Now(Nth(5), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("LOOT_085"),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_010")),
            Play("LOOT_085", Nothing),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("LOOT_085"),
            EmptyDeck(Mine),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("LOOT_085", Nothing),
        ],
    );
}

/// # To My Side!
///
/// `LOOT_217` · Hunter spell · 6 mana
///
/// > Summon an Animal Companion, or 2 if your deck has no minions.
///
/// State: Todo
//~ todo LOOT_217 0fc6570a c77425dd 7392e2fa.9299a830
#[test]
#[ignore = "todo: LOOT_217 To My Side!"]
fn LOOT_217_to_my_side() {
    check(CardClass::Hunter, &[Give("LOOT_217"), Cost("LOOT_217", 6), Unwritten]);
}

/// # Candleshot
///
/// `LOOT_222` · Hunter weapon · 1 mana · 1/3 durability
///
/// > Your hero is **Immune** while attacking.
///
/// State: Derived
//~ derived LOOT_222 e02e4849 c4035683 61f973c2.34a091c0
#[test]
fn LOOT_222_candleshot() {
    check(
        CardClass::Hunter,
        &[
            Give("LOOT_222"),
            Cost("LOOT_222", 1),
            Stats("LOOT_222", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_222"),
            HasNow(MyHero, GameTag::IMMUNE_WHILE_ATTACKING),
        ],
    );
}

/// # Kathrena Winterwisp
///
/// `LOOT_511` · Hunter minion · 8 mana · 6/6
///
/// > **Battlecry and Deathrattle: Recruit** a Beast.
///
/// State: Derived
//~ derived LOOT_511 87d88222 e206b768 eaa63036.8083226b
#[test]
fn LOOT_511_kathrena_winterwisp() {
    check(
        CardClass::Hunter,
        &[
            Give("LOOT_511"),
            Cost("LOOT_511", 8),
            Stats("LOOT_511", 6, 6),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("LOOT_511", Nothing),
            BoardCount(Mine, 3),
            DeckCount(Mine, 21),
            In(Nth(2), Zone::Play),
            Now(Nth(2), 2, 7),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("LOOT_511"),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(3))),
            Play("LOOT_511", Nothing),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("LOOT_511"),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_511"),
            Force(Entity(Nth(2))),
            Kill(Nth(6)),
            BoardCount(Mine, 2),
            DeckCount(Mine, 21),
            In(Nth(2), Zone::Play),
            Now(Nth(2), 2, 7),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("LOOT_511"),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_511"),
            Never(Entity(Nth(3))),
            Kill(Nth(6)),
        ],
    );
}

/// # Seeping Oozeling
///
/// `LOOT_520` · Hunter minion · 6 mana · 5/4
///
/// > **Battlecry:** Gain the **Deathrattle** of a random minion in your deck.
///
/// State: Derived
//~ derived LOOT_520 80a4ed01 09d9c939 a7cc01a8.f4a6d97d
#[test]
fn LOOT_520_seeping_oozeling() {
    check(
        CardClass::Hunter,
        &[
            Give("LOOT_520"),
            Cost("LOOT_520", 6),
            Stats("LOOT_520", 5, 4),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("LOOT_520", Nothing),
            Kill(Nth(0)),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("LOOT_520"),
            OnTop("LEG_CS3_013"),
            OnTop("LEG_CS3_013"),
            OnTop("CS2_182"),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("LOOT_520", Nothing),
        ],
    );
}

/// # Crushing Walls
///
/// `LOOT_522` · Hunter spell · 7 mana
///
/// > Destroy your opponent's left and right-most minions.
///
/// State: Derived
//~ derived LOOT_522 fa4f1e63 ff7ac274 4e8e03e1.30f508e1
#[test]
fn LOOT_522_crushing_walls() {
    check(
        CardClass::Hunter,
        &[
            Give("LOOT_522"),
            Cost("LOOT_522", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_522", Nothing),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}
