//! Hunter cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4bbeffe8

/// # Dancing Cobra
///
/// `DMF_083` · Hunter minion · 2 mana · 1/5
///
/// > **Corrupt:** Gain **Poisonous**.
///
/// State: Done
//~ done DMF_083 ddf1520d - 3c0a299e.15cd2a72
#[test]
fn DMF_083_dancing_cobra() {
    check(
        CardClass::Hunter,
        &[
            Give("DMF_083"),
            Cost("DMF_083", 2),
            Stats("DMF_083", 1, 5),
            Play("CS2_182", Nothing),
            Is(InHand(0), "DMF_083t"),
            HasNow(InHand(0), GameTag::POISONOUS),
        ],
    );
}

/// # Dancing Cobra
///
/// `DMF_083t` · Hunter minion · 2 mana · 1/5
///
/// > **Corrupted Poisonous**
///
/// State: Vanilla
//~ vanilla DMF_083t 84e8253c 508b08c7 a353ce70.dd2d9927
#[test]
fn DMF_083t_dancing_cobra() {
    check(
        CardClass::Hunter,
        &[
            Give("DMF_083t"),
            Cost("DMF_083t", 2),
            Stats("DMF_083t", 1, 5),
            Has("DMF_083t", GameTag::CORRUPTED_CARD),
            Has("DMF_083t", GameTag::POISONOUS),
            Play("DMF_083t", Nothing),
            In(The("DMF_083t"), Zone::Play),
            Now(The("DMF_083t"), 1, 5),
            HasNow(The("DMF_083t"), GameTag::CORRUPTED_CARD),
            HasNow(The("DMF_083t"), GameTag::POISONOUS),
        ],
    );
}

/// # Jewel of N'Zoth
///
/// `DMF_084` · Hunter spell · 8 mana
///
/// > Summon three friendly **Deathrattle** minions that died this game.
///
/// State: Derived
//~ derived DMF_084 4e96426a c30a40fc 4eebb256.a3ba22cf
#[test]
fn DMF_084_jewel_of_n_zoth() {
    check(
        CardClass::Hunter,
        &[
            Give("DMF_084"),
            Cost("DMF_084", 8),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("LEG_CS3_013")),
            Play("DMF_084", Nothing),
            BoardCount(Mine, 2),
            In(The("LEG_CS3_013"), Zone::Play),
            Now(The("LEG_CS3_013"), 4, 3),
        ],
    );
}

/// # Darkmoon Tonk
///
/// `DMF_085` · Hunter minion · 7 mana · 8/5
///
/// > **Deathrattle:** Fire four missiles at random enemies that deal 2 damage each.
///
/// State: Derived
//~ derived DMF_085 0c280520 14d0ff51 35bc7a40.aca8ea4f
#[test]
fn DMF_085_darkmoon_tonk() {
    check(
        CardClass::Hunter,
        &[
            Give("DMF_085"),
            Cost("DMF_085", 7),
            Stats("DMF_085", 8, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_085"),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Kill(Nth(3)),
            Now(TheirHero, 0, 22),
            Damage(TheirHero, 8),
        ],
    );
}

/// # Petting Zoo
///
/// `DMF_086` · Hunter spell · 3 mana
///
/// > Summon a 3/3 Strider. Repeat for each **Secret** you control.
///
/// State: Derived
//~ derived DMF_086 1f756c4d 3fd21f14 8f3ab3ed.b63d15d9
#[test]
fn DMF_086_petting_zoo() {
    check(
        CardClass::Hunter,
        &[
            Give("DMF_086"),
            Cost("DMF_086", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EX1_289"),
            Play("DMF_086", Nothing),
            BoardCount(Mine, 3),
            In(The("DMF_086e"), Zone::Play),
            Now(The("DMF_086e"), 3, 3),
        ],
    );
}

/// # Darkmoon Strider
///
/// `DMF_086e` · Hunter minion · 3 mana · 3/3
///
/// State: Vanilla
//~ vanilla DMF_086e 27160480 659c11cf 7a7525ed
#[test]
fn DMF_086e_darkmoon_strider() {
    check(
        CardClass::Hunter,
        &[
            Give("DMF_086e"),
            Cost("DMF_086e", 3),
            Stats("DMF_086e", 3, 3),
            Play("DMF_086e", Nothing),
            In(The("DMF_086e"), Zone::Play),
            Now(The("DMF_086e"), 3, 3),
        ],
    );
}

/// # Trampling Rhino
///
/// `DMF_087` · Hunter minion · 5 mana · 5/5
///
/// > **Rush**. After this attacks and kills a minion, excess damage hits the enemy hero.
///
/// State: Todo
//~ todo DMF_087 c8091a20 8e24cf79 e8177bb5.78ac05e8
#[test]
#[ignore = "todo: DMF_087 Trampling Rhino"]
fn DMF_087_trampling_rhino() {
    check(
        CardClass::Hunter,
        &[Give("DMF_087"), Cost("DMF_087", 5), Stats("DMF_087", 5, 5), Has("DMF_087", GameTag::RUSH), Unwritten],
    );
}

/// # Rinling's Rifle
///
/// `DMF_088` · Hunter weapon · 4 mana · 2/2 durability
///
/// > After your hero attacks, **Discover** a **Secret** and cast it.
///
/// State: Derived
//~ derived DMF_088 3e1f4509 7f631b46 c1bd5653.ade7072a
#[test]
fn DMF_088_rinlings_rifle() {
    check(
        CardClass::Hunter,
        &[
            Give("DMF_088"),
            Cost("DMF_088", 4),
            Stats("DMF_088", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_088"),
            Force(Card("AT_060")),
            Attack(MyHero, TheirHero),
            ChooseCard("AT_060"),
            In(The("AT_060"), Zone::Secret),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("DMF_088"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_088"),
            Never(Card("AT_010")),
            Attack(MyHero, TheirHero),
            Choose(0),
        ],
    );
}

/// # Maxima Blastenheimer
///
/// `DMF_089` · Hunter minion · 6 mana · 4/4
///
/// > **Battlecry:** Summon a minion from your deck. It attacks the enemy hero, then dies.
///
/// State: Derived
//~ derived DMF_089 1b0d8196 7ce5d3a2 85318603.3a999a7c
#[test]
fn DMF_089_maxima_blastenheimer() {
    check(
        CardClass::Hunter,
        &[
            Give("DMF_089"),
            Cost("DMF_089", 6),
            Stats("DMF_089", 4, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Play("DMF_089", Nothing),
            DeckCount(Mine, 21),
            Dead(Nth(3)),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("DMF_089"),
            EmptyDeck(Mine),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_089", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 5),
            HandCount(Mine, 0),
            Now(Nth(0), 4, 4),
            Now(Nth(6), 4, 5),
            Now(Nth(7), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Don't Feed the Animals
///
/// `DMF_090` · Hunter spell · 2 mana
///
/// > Give all Beasts in your hand +1/+1. **Corrupt:** Give them +2/+2 instead.
///
/// State: Derived
//~ derived DMF_090 b3b269f2 dbc51983 26d9ea85.4057c426
#[test]
fn DMF_090_dont_feed_the_animals() {
    check(
        CardClass::Hunter,
        &[
            Give("DMF_090"),
            Cost("DMF_090", 2),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_090", Nothing),
            Now(Nth(1), 3, 8),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Well Fed
///
/// `DMF_090e` · Hunter enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived DMF_090e ff347990 9378129c 0bcbfbba.6d6ab056
#[test]
fn DMF_090e_well_fed() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "DMF_090e"), Now(My(0), 7, 3)]);
}

/// # Well Fed
///
/// `DMF_090e2` · Hunter enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived DMF_090e2 f3757446 c8ba327d f4ec65b8.67341004
#[test]
fn DMF_090e2_well_fed() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "DMF_090e2"), Now(My(0), 6, 2)]);
}

/// # Don't Feed the Animals
///
/// `DMF_090t` · Hunter spell · 2 mana
///
/// > **Corrupted** Give all Beasts in your hand +2/+2.
///
/// State: Derived
//~ derived DMF_090t 76329a5e 58d3ad29 deb6e7f3.e932ab1e
#[test]
fn DMF_090t_dont_feed_the_animals() {
    check(
        CardClass::Hunter,
        &[
            Give("DMF_090t"),
            Cost("DMF_090t", 2),
            Has("DMF_090t", GameTag::CORRUPTED_CARD),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_090t", Nothing),
            Now(Nth(1), 4, 9),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Mystery Winner
///
/// `DMF_122` · Hunter minion · 1 mana · 1/1
///
/// > **Battlecry: Discover** a **Secret.**
///
/// State: Derived
//~ derived DMF_122 ce29614b 99a158bd 9f0c0a91.a0453d29
#[test]
fn DMF_122_mystery_winner() {
    check(
        CardClass::Hunter,
        &[
            Give("DMF_122"),
            Cost("DMF_122", 1),
            Stats("DMF_122", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_060")),
            Play("DMF_122", Nothing),
            ChooseCard("AT_060"),
            Is(InHand(0), "AT_060"),
            CostNow(InHand(0), 2),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("DMF_122"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_010")),
            Play("DMF_122", Nothing),
            Choose(0),
        ],
    );
}

/// # Open the Cages
///
/// `DMF_123` · Hunter spell · 2 mana
///
/// > **Secret:** When your turn starts, if you control two minions, summon an Animal Companion.
///
/// State: Derived
//~ derived DMF_123 c8485d67 53a9ccfc 2781d7ae.2fd555ac
#[test]
fn DMF_123_open_the_cages() {
    check(
        CardClass::Hunter,
        &[
            Give("DMF_123"),
            Cost("DMF_123", 2),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_123"),
            EndTurn,
            Force(Card("NEW1_032")),
            EndTurn,
            BoardCount(Mine, 3),
            Dead(Nth(4)),
            In(The("NEW1_032"), Zone::Play),
            Now(The("NEW1_032"), 4, 4),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("DMF_123"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_123"),
            EndTurn,
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 2),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("DMF_123"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_123"),
            EndTurn,
            EndTurn,
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 5),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 18),
            HandCount(Mine, 2),
            CostNow(Nth(0), 2),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Bola Shot
///
/// `YOP_027` · Hunter spell · 2 mana
///
/// > Deal $1 damage to a minion and $2 damage to its neighbors.
///
/// State: Derived
//~ derived YOP_027 68c1a205 39c5fe31 46e6351d.a086ce96
#[test]
fn YOP_027_bola_shot() {
    check(
        CardClass::Hunter,
        &[
            Give("YOP_027"),
            Cost("YOP_027", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOP_027", On(Nth(2))),
            Now(Nth(2), 4, 4),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("YOP_027"), Friend("CS2_182"), Enemy("CS2_182"), Play("YOP_027", On(Nth(1))), Now(Nth(1), 4, 4)],
    );
    check(
        CardClass::Hunter,
        &[
            Give("YOP_027"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("YOP_027", On(Nth(2))),
            Now(Nth(2), 4, 4),
            Now(Nth(3), 4, 3),
        ],
    );
}

/// # Saddlemaster
///
/// `YOP_028` · Hunter minion · 3 mana · 3/4
///
/// > After you play a Beast, add a random Beast to your hand.
///
/// State: Derived
//~ derived YOP_028 63fcd509 902c8696 7bc7f6c8.106f0ba1
#[test]
fn YOP_028_saddlemaster() {
    check(
        CardClass::Hunter,
        &[
            Give("YOP_028"),
            Cost("YOP_028", 3),
            Stats("YOP_028", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOP_028"),
            Force(Card("CS2_119")),
            Play("CS2_119", Nothing),
            Is(InHand(1), "CS2_119"),
            CostNow(InHand(1), 4),
            Now(InHand(1), 2, 7),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("YOP_028"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOP_028"),
            Never(Card("AT_001")),
            Play("CS2_119", Nothing),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("YOP_028"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOP_028"),
            Play("CS2_182", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 3),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 3),
            Now(Nth(0), 3, 4),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 3, 4),
            Now(Nth(4), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Felfire Deadeye
///
/// `YOP_030` · Multi-class minion · 2 mana · 2/3
///
/// > Your Hero Power costs (1) less.
///
/// State: Derived
//~ derived YOP_030 8968a762 d4fb9f65 1a53ef2d.6835d30e
#[test]
fn YOP_030_felfire_deadeye() {
    check(
        CardClass::Hunter,
        &[
            Give("YOP_030"),
            Cost("YOP_030", 2),
            Stats("YOP_030", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOP_030"),
            HeroPower(Nothing),
            CostNow(MyPower, 1),
        ],
    );
}

/// # Deadeye
///
/// `YOP_030e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived YOP_030e d9f4a97b afade49f 98e0b92f.f705eb41
#[test]
fn YOP_030e_deadeye() {
    check(CardClass::Hunter, &[Give("CS2_118"), Enchant(Nth(0), "YOP_030e"), CostNow(Nth(0), 2)]);
}
