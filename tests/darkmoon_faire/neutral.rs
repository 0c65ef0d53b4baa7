//! Neutral cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1fb90866

/// # N'Zoth, God of the Deep
///
/// `DMF_002` · Neutral minion · 9 mana · 5/7
///
/// > **Battlecry:** Resurrect a friendly minion of each minion type.
///
/// State: Todo
//~ todo DMF_002 3422eadc 24a9d349 49e599c3.a2405aa3
#[test]
#[ignore = "todo: DMF_002 N'Zoth, God of the Deep"]
fn DMF_002_n_zoth_god_of_the_deep() {
    check(CardClass::Mage, &[Give("DMF_002"), Cost("DMF_002", 9), Stats("DMF_002", 5, 7), Unwritten]);
}

/// # Yogg-Saron, Master of Fate
///
/// `DMF_004` · Neutral minion · 10 mana · 7/5
///
/// > **Battlecry:** If you've cast 10 spells this game, spin the Wheel of Yogg-Saron.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo DMF_004 f0342e4e 1095c863 44fb99e6.2c68cfd2
#[test]
#[ignore = "todo: DMF_004 Yogg-Saron, Master of Fate"]
fn DMF_004_yogg_saron_master_of_fate() {
    check(CardClass::Mage, &[Give("DMF_004"), Cost("DMF_004", 10), Stats("DMF_004", 7, 5), Unwritten]);
}

/// # Mysterybox
///
/// `DMF_004t1` · Neutral spell · 0 mana
///
/// > Cast a random spell for every spell you've cast this game *(targets chosen randomly)*.
///
/// State: Todo
//~ todo DMF_004t1 ea2543f0 583ccef0 50c89912.77b405a8
#[test]
#[ignore = "todo: DMF_004t1 Mysterybox"]
fn DMF_004t1_mysterybox() {
    check(CardClass::Mage, &[Give("DMF_004t1"), Cost("DMF_004t1", 0), Unwritten]);
}

/// # Prizes!
///
/// `DMF_004t1e` · Neutral enchantment
///
/// > Costs (0) this turn.
///
/// State: Derived
//~ derived DMF_004t1e 0a13ad17 4a1e54c4 ed37228e.0daa77b6
#[test]
fn DMF_004t1e_prizes() {
    check(
        CardClass::Mage,
        &[Give("CS2_118"), Enchant(Nth(0), "DMF_004t1e"), CostNow(Nth(0), 0), EndTurn, CostNow(Nth(0), 3)],
    );
}

/// # Hand of Fate
///
/// `DMF_004t2` · Neutral spell · 0 mana
///
/// > Fill your hand with random spells. They cost (0) this turn.
///
/// State: Derived
//~ derived DMF_004t2 23438b24 4b0e2d41 c53545e2.3da427a2
#[test]
fn DMF_004t2_hand_of_fate() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_004t2"),
            Cost("DMF_004t2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Force(Card("AT_001")),
            Play("DMF_004t2", Nothing),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 0),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Is(InHand(1), "AT_001"),
            CostNow(InHand(1), 0),
            TagNow(InHand(1), GameTag::SPELLPOWER, 0),
            Is(InHand(2), "AT_001"),
            CostNow(InHand(2), 0),
            TagNow(InHand(2), GameTag::SPELLPOWER, 0),
            Is(InHand(3), "AT_001"),
            CostNow(InHand(3), 0),
            TagNow(InHand(3), GameTag::SPELLPOWER, 0),
            Is(InHand(4), "AT_001"),
            CostNow(InHand(4), 0),
            TagNow(InHand(4), GameTag::SPELLPOWER, 0),
            Is(InHand(5), "AT_001"),
            CostNow(InHand(5), 0),
            TagNow(InHand(5), GameTag::SPELLPOWER, 0),
            Is(InHand(6), "AT_001"),
            CostNow(InHand(6), 0),
            TagNow(InHand(6), GameTag::SPELLPOWER, 0),
            Is(InHand(7), "AT_001"),
            CostNow(InHand(7), 0),
            TagNow(InHand(7), GameTag::SPELLPOWER, 0),
            Is(InHand(8), "AT_001"),
            CostNow(InHand(8), 0),
            TagNow(InHand(8), GameTag::SPELLPOWER, 0),
            Is(InHand(9), "AT_001"),
            CostNow(InHand(9), 0),
            TagNow(InHand(9), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 10),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("DMF_004t2"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("DMF_004t2", Nothing)],
    );
}

/// # Curse of Flesh
///
/// `DMF_004t3` · Neutral spell · 0 mana
///
/// > Fill the board with random minions, then give yours **Rush**.
///
/// State: Todo
//~ todo DMF_004t3 f6b160fa 7d3c2774 a667ca08.ddee1444
#[test]
#[ignore = "todo: DMF_004t3 Curse of Flesh"]
fn DMF_004t3_curse_of_flesh() {
    check(CardClass::Mage, &[Give("DMF_004t3"), Cost("DMF_004t3", 0), Unwritten]);
}

/// # Mindflayer Goggles
///
/// `DMF_004t4` · Neutral spell · 0 mana
///
/// > Take control of three random enemy minions.
///
/// State: Derived
//~ derived DMF_004t4 df100884 5082be18 f656dc39.894ac31e
#[test]
fn DMF_004t4_mindflayer_goggles() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_004t4"),
            Cost("DMF_004t4", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("DMF_004t4", Nothing),
            BoardCount(Mine, 2),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Devouring Hunger
///
/// `DMF_004t5` · Neutral spell · 0 mana
///
/// > Destroy all other minions. Gain their Attack and Health.
///
/// State: Todo
//~ todo DMF_004t5 98cc904c c69568b8 9f0e24a2.68e04c9c
#[test]
#[ignore = "todo: DMF_004t5 Devouring Hunger"]
fn DMF_004t5_devouring_hunger() {
    check(CardClass::Mage, &[Give("DMF_004t5"), Cost("DMF_004t5", 0), Unwritten]);
}

/// # Rod of Roasting
///
/// `DMF_004t6` · Neutral spell · 0 mana
///
/// > Cast 'Pyroblast' randomly until a hero dies.
///
/// State: Todo
//~ todo DMF_004t6 b4d2bcf7 9224df68 8b932184.e3e38882
#[test]
#[ignore = "todo: DMF_004t6 Rod of Roasting"]
fn DMF_004t6_rod_of_roasting() {
    check(CardClass::Mage, &[Give("DMF_004t6"), Cost("DMF_004t6", 0), Unwritten]);
}

/// # Rock Rager
///
/// `DMF_044` · Neutral minion · 2 mana · 5/1
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla DMF_044 1020b4ac 113c576e 86751ed2.4b0c5d24
#[test]
fn DMF_044_rock_rager() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_044"),
            Cost("DMF_044", 2),
            Stats("DMF_044", 5, 1),
            Has("DMF_044", GameTag::TAUNT),
            Play("DMF_044", Nothing),
            In(The("DMF_044"), Zone::Play),
            Now(The("DMF_044"), 5, 1),
            HasNow(The("DMF_044"), GameTag::TAUNT),
        ],
    );
}

/// # Gyreworm
///
/// `DMF_062` · Neutral minion · 3 mana · 3/2
///
/// > **Battlecry:** If you played an Elemental last turn, deal 3 damage.
///
/// State: Derived
//~ derived DMF_062 1dffd78a 347948fe c4fc2e55.f713cecb
#[test]
fn DMF_062_gyreworm() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_062"),
            Cost("DMF_062", 3),
            Stats("DMF_062", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("DMF_062", On(Nth(2))),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DMF_062"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("DMF_062", On(Nth(1))),
            Now(Nth(1), 4, 2),
        ],
    );
    check(CardClass::Mage, &[Give("DMF_062"), Friend("CS2_182"), Enemy("CS2_182"), Play("DMF_062", Nothing)]);
}

/// # Banana Vendor
///
/// `DMF_065` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Add 2 Bananas to each player's hand.
///
/// State: Derived
//~ derived DMF_065 4d9197e9 b8b51089 db2609d2.e1c727f1
#[test]
fn DMF_065_banana_vendor() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_065"),
            Cost("DMF_065", 3),
            Stats("DMF_065", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_065", Nothing),
            Is(InHand(0), "DMF_065t"),
            CostNow(InHand(0), 1),
            Is(InHand(1), "DMF_065t"),
            CostNow(InHand(1), 1),
            Is(InTheirHand(0), "DMF_065t"),
            CostNow(InTheirHand(0), 1),
            Is(InTheirHand(1), "DMF_065t"),
            CostNow(InTheirHand(1), 1),
            HandCount(Mine, 2),
            HandCount(Theirs, 2),
        ],
    );
}

/// # Bananas
///
/// `DMF_065e` · Neutral enchantment
///
/// > Has +1/+1.
///
/// State: Derived
//~ derived DMF_065e 9ca8b364 a00bed6d 9eb39ce5.49a417ba
#[test]
fn DMF_065e_bananas() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "DMF_065e"), Now(My(0), 6, 2)]);
}

/// # Bananas
///
/// `DMF_065t` · Neutral spell · 1 mana
///
/// > Give a minion +1/+1.
///
/// State: Reprint
//~ reprint DMF_065t 071bdee9 0bdbb5f9 0a1c7981.c54a2875
#[test]
fn DMF_065t_bananas() {
    check(CardClass::Mage, &[Give("DMF_065t"), Cost("DMF_065t", 1), WrittenAs("DMF_065t", "EX1_014t")]);
}

/// # Knife Vendor
///
/// `DMF_066` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Deal 4 damage to each hero.
///
/// State: Derived
//~ derived DMF_066 87c60820 c4dd9c5c e08e1425.b757d52f
#[test]
fn DMF_066_knife_vendor() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_066"),
            Cost("DMF_066", 4),
            Stats("DMF_066", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_066", Nothing),
            Now(MyHero, 0, 26),
            Damage(MyHero, 4),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
}

/// # Prize Vendor
///
/// `DMF_067` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry and Deathrattle:** Each player draws a card.
///
/// State: Derived
//~ derived DMF_067 f0fbe197 62a2146e 81fc5232.236e26bb
#[test]
fn DMF_067_prize_vendor() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_067"),
            Cost("DMF_067", 2),
            Stats("DMF_067", 2, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_067", Nothing),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DMF_067"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_067"),
            Kill(Nth(6)),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Optimistic Ogre
///
/// `DMF_068` · Neutral minion · 5 mana · 6/7
///
/// > 50% chance to attack the correct enemy.
///
/// State: Derived
//~ derived DMF_068 4a6f61bb e182d0cb f1546861.ec7f4ff4
#[test]
fn DMF_068_optimistic_ogre() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_068"),
            Cost("DMF_068", 5),
            Stats("DMF_068", 6, 7),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("DMF_068"),
            Force(Yes),
            Force(Entity(Nth(2))),
            Attack(Nth(5), TheirHero),
            Dead(Nth(2)),
            Now(Nth(5), 6, 2),
            Now(TheirHero, 0, 30),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DMF_068"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("DMF_068"),
            Never(Entity(TheirHero)),
            Attack(Nth(5), TheirHero),
        ],
    );
}

/// # Claw Machine
///
/// `DMF_069` · Neutral minion · 6 mana · 6/3
///
/// > **Rush**. **Deathrattle:** Draw a minion and give it +3/+3.
///
/// State: Derived
//~ derived DMF_069 2b750b46 c3e8e16b a4a2cb73.6c669533
#[test]
fn DMF_069_claw_machine() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_069"),
            Cost("DMF_069", 6),
            Stats("DMF_069", 6, 3),
            Has("DMF_069", GameTag::RUSH),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_069"),
            Kill(Nth(6)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 7, 8),
        ],
    );
}

/// # AHHHHH!
///
/// `DMF_069e` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived DMF_069e 12b129c6 da963776 a33148e6.b42c6980
#[test]
fn DMF_069e_ahhhhh() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "DMF_069e"), Now(My(0), 8, 4)]);
}

/// # Darkmoon Rabbit
///
/// `DMF_070` · Neutral minion · 10 mana · 1/1
///
/// > **Rush**, **Poisonous** Also damages the minions next to whomever this attacks.
///
/// State: Derived
//~ derived DMF_070 74c15b8c fd7d5c3a f38c4676.8c07c79e
#[test]
fn DMF_070_darkmoon_rabbit() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_070"),
            Cost("DMF_070", 10),
            Stats("DMF_070", 1, 1),
            Has("DMF_070", GameTag::POISONOUS),
            Has("DMF_070", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_070"),
            Attack(Nth(4), Nth(3)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Darkmoon Dirigible
///
/// `DMF_073` · Neutral minion · 3 mana · 3/2
///
/// > **Divine Shield Corrupt:** Gain **Rush**.
///
/// State: Vanilla
//~ vanilla DMF_073 0eb904b9 f9b49f7c 9c2a10eb.9c5dc580
#[test]
fn DMF_073_darkmoon_dirigible() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_073"),
            Cost("DMF_073", 3),
            Stats("DMF_073", 3, 2),
            Has("DMF_073", GameTag::DIVINE_SHIELD),
            Play("DMF_073", Nothing),
            In(The("DMF_073"), Zone::Play),
            Now(The("DMF_073"), 3, 2),
            HasNow(The("DMF_073"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Darkmoon Dirigible
///
/// `DMF_073t` · Neutral minion · 3 mana · 3/2
///
/// > **Corrupted Rush**, **Divine Shield**
///
/// State: Vanilla
//~ vanilla DMF_073t 7a7169e5 8a939da7 da478629.42c7950c
#[test]
fn DMF_073t_darkmoon_dirigible() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_073t"),
            Cost("DMF_073t", 3),
            Stats("DMF_073t", 3, 2),
            Has("DMF_073t", GameTag::CORRUPTED_CARD),
            Has("DMF_073t", GameTag::DIVINE_SHIELD),
            Has("DMF_073t", GameTag::RUSH),
            Play("DMF_073t", Nothing),
            In(The("DMF_073t"), Zone::Play),
            Now(The("DMF_073t"), 3, 2),
            HasNow(The("DMF_073t"), GameTag::CORRUPTED_CARD),
            HasNow(The("DMF_073t"), GameTag::DIVINE_SHIELD),
            HasNow(The("DMF_073t"), GameTag::RUSH),
        ],
    );
}

/// # Silas Darkmoon
///
/// `DMF_074` · Neutral minion · 7 mana · 4/4
///
/// > **Battlecry:** Choose a direction to rotate all minions.
///
/// State: Todo
//~ todo DMF_074 742ad9d3 2db717ee 3775f080.0bc30091
#[test]
#[ignore = "todo: DMF_074 Silas Darkmoon"]
fn DMF_074_silas_darkmoon() {
    check(CardClass::Mage, &[Give("DMF_074"), Cost("DMF_074", 7), Stats("DMF_074", 4, 4), Unwritten]);
}

/// # This Way
///
/// `DMF_074a` · Neutral spell · 0 mana
///
/// > Minions will rotate this way.
///
/// State: Todo
//~ todo DMF_074a 2f72f58d 917956f1 3061340d.9945da1e
#[test]
#[ignore = "todo: DMF_074a This Way"]
fn DMF_074a_this_way() {
    check(CardClass::Mage, &[Give("DMF_074a"), Cost("DMF_074a", 0), Unwritten]);
}

/// # That Way
///
/// `DMF_074b` · Neutral spell · 0 mana
///
/// > Minions will rotate that way.
///
/// State: Todo
//~ todo DMF_074b 87fd9732 0ec30842 e7f20412.0bff7361
#[test]
#[ignore = "todo: DMF_074b That Way"]
fn DMF_074b_that_way() {
    check(CardClass::Mage, &[Give("DMF_074b"), Cost("DMF_074b", 0), Unwritten]);
}

/// # Strongman
///
/// `DMF_078` · Neutral minion · 7 mana · 6/6
///
/// > **Taunt Corrupt:** This costs (0).
///
/// State: Vanilla
//~ vanilla DMF_078 9001f04d 01d00681 a0b6a565.392b2714
#[test]
fn DMF_078_strongman() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_078"),
            Cost("DMF_078", 7),
            Stats("DMF_078", 6, 6),
            Has("DMF_078", GameTag::TAUNT),
            Play("DMF_078", Nothing),
            In(The("DMF_078"), Zone::Play),
            Now(The("DMF_078"), 6, 6),
            HasNow(The("DMF_078"), GameTag::TAUNT),
        ],
    );
}

/// # Corruption
///
/// `DMF_078e` · Neutral enchantment
///
/// > Costs (0).
///
/// State: Derived
//~ derived DMF_078e 57af149f a8e31af9 c7ed45f1.dd600ecd
#[test]
fn DMF_078e_corruption() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "DMF_078e"), CostNow(Nth(0), 0)]);
}

/// # Strongman
///
/// `DMF_078t` · Neutral minion · 0 mana · 6/6
///
/// > **Corrupted Taunt**
///
/// State: Vanilla
//~ vanilla DMF_078t e77d5ed4 bdb91609 fc3a0821.5fa64eb3
#[test]
fn DMF_078t_strongman() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_078t"),
            Cost("DMF_078t", 0),
            Stats("DMF_078t", 6, 6),
            Has("DMF_078t", GameTag::CORRUPTED_CARD),
            Has("DMF_078t", GameTag::TAUNT),
            Play("DMF_078t", Nothing),
            In(The("DMF_078t"), Zone::Play),
            Now(The("DMF_078t"), 6, 6),
            HasNow(The("DMF_078t"), GameTag::CORRUPTED_CARD),
            HasNow(The("DMF_078t"), GameTag::TAUNT),
        ],
    );
}

/// # Inconspicuous Rider
///
/// `DMF_079` · Neutral minion · 3 mana · 2/2
///
/// > **Battlecry:** Cast a **Secret** from your deck.
///
/// State: Derived
//~ derived DMF_079 1834d8d6 9eeb315d 6bea01f5.b92d002f
#[test]
fn DMF_079_inconspicuous_rider() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_079"),
            Cost("DMF_079", 3),
            Stats("DMF_079", 2, 2),
            OnTop("AT_002"),
            OnTop("AT_002"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("DMF_079", Nothing),
            DeckCount(Mine, 21),
            In(Nth(2), Zone::Secret),
        ],
    );
}

/// # Fleethoof Pearltusk
///
/// `DMF_080` · Neutral minion · 5 mana · 4/4
///
/// > **Rush Corrupt:** Gain +4/+4.
///
/// State: Done
//~ done DMF_080 fd846bd9 - e415e89e.1f97c45d
#[test]
fn DMF_080_fleethoof_pearltusk() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_080"),
            Cost("DMF_080", 5),
            Stats("DMF_080", 4, 4),
            Has("DMF_080", GameTag::RUSH),
            Play("CS2_200", Nothing),
            Is(InHand(0), "DMF_080t"),
            Now(InHand(0), 8, 8),
        ],
    );
}

/// # Fleethoof Pearltusk
///
/// `DMF_080t` · Neutral minion · 5 mana · 8/8
///
/// > **Corrupted Rush**
///
/// State: Vanilla
//~ vanilla DMF_080t 978490f2 14b6d113 b5e67099.e657d6e9
#[test]
fn DMF_080t_fleethoof_pearltusk() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_080t"),
            Cost("DMF_080t", 5),
            Stats("DMF_080t", 8, 8),
            Has("DMF_080t", GameTag::CORRUPTED_CARD),
            Has("DMF_080t", GameTag::RUSH),
            Play("DMF_080t", Nothing),
            In(The("DMF_080t"), Zone::Play),
            Now(The("DMF_080t"), 8, 8),
            HasNow(The("DMF_080t"), GameTag::CORRUPTED_CARD),
            HasNow(The("DMF_080t"), GameTag::RUSH),
        ],
    );
}

/// # K'thir Ritualist
///
/// `DMF_081` · Neutral minion · 3 mana · 4/4
///
/// > **Taunt Battlecry:** Add a random 4-Cost minion to your opponent's hand.
///
/// State: Derived
//~ derived DMF_081 5a3bbcbd 25aad8d5 8bd9108d.939f1f76
#[test]
fn DMF_081_kthir_ritualist() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_081"),
            Cost("DMF_081", 3),
            Stats("DMF_081", 4, 4),
            Has("DMF_081", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_119")),
            Play("DMF_081", Nothing),
            Is(InTheirHand(0), "CS2_119"),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 2, 7),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("DMF_081"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_022")), Play("DMF_081", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("DMF_081"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("DMF_081", Nothing)],
    );
}

/// # Darkmoon Statue
///
/// `DMF_082` · Neutral minion · 3 mana · 0/5
///
/// > Your other minions have +1 Attack. **Corrupt:** This gains +4 Attack.
///
/// State: Derived
//~ derived DMF_082 3a5e3b7e b749a410 ba933b24.59c577ce
#[test]
fn DMF_082_darkmoon_statue() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_082"),
            Cost("DMF_082", 3),
            Stats("DMF_082", 0, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_082"),
            Now(Nth(1), 5, 5),
            Now(Nth(3), 0, 5),
        ],
    );
}

/// # Imposing Statue
///
/// `DMF_082e` · Neutral enchantment
///
/// > +1 Attack from Darkmoon Statue.
///
/// State: Derived
//~ derived DMF_082e c955a29e 708f406f 8d99ece9.3cb8d83b
#[test]
fn DMF_082e_imposing_statue() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "DMF_082e"), Now(My(0), 6, 1)]);
}

/// # Darkmoon Statue
///
/// `DMF_082t` · Neutral minion · 3 mana · 4/5
///
/// > **Corrupted** Your other minions have +1 Attack.
///
/// State: Derived
//~ derived DMF_082t 210763be c883b617 dbd1a8cb.24684d26
#[test]
fn DMF_082t_darkmoon_statue() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_082t"),
            Cost("DMF_082t", 3),
            Stats("DMF_082t", 4, 5),
            Has("DMF_082t", GameTag::CORRUPTED_CARD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_082t"),
            Now(Nth(1), 5, 5),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Wriggling Horror
///
/// `DMF_091` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Give adjacent minions +1/+1.
///
/// State: Derived
//~ derived DMF_091 6c63d591 a44849c4 f636fb14.c045d933
#[test]
fn DMF_091_wriggling_horror() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_091"),
            Cost("DMF_091", 2),
            Stats("DMF_091", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_091", Nothing),
            Now(Nth(1), 5, 6),
        ],
    );
}

/// # Wriggling Around
///
/// `DMF_091e2` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived DMF_091e2 10d3f979 da08bfee 9b9f4df1.67341004
#[test]
fn DMF_091e2_wriggling_around() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "DMF_091e2"), Now(My(0), 6, 2)]);
}

/// # Horrendous Growth
///
/// `DMF_124` · Neutral minion · 2 mana · 2/2
///
/// > **Corrupt:** Gain +1/+1. Can be **Corrupted** endlessly.
///
/// State: Todo
//~ todo DMF_124 d8f9d491 ebf853d9 bf8d62ae.ccbd3f0a
#[test]
#[ignore = "todo: DMF_124 Horrendous Growth"]
fn DMF_124_horrendous_growth() {
    check(CardClass::Mage, &[Give("DMF_124"), Cost("DMF_124", 2), Stats("DMF_124", 2, 2), Unwritten]);
}

/// # Horrendous Growth
///
/// `DMF_124t` · Neutral minion · 2 mana · 3/3
///
/// > **Corrupted Corrupt:** Gain +1/+1. Can be **Corrupted** endlessly.
///
/// State: Todo
//~ todo DMF_124t 23e6245c 1d74d30c 2019d862.16a85c12
#[test]
#[ignore = "todo: DMF_124t Horrendous Growth"]
fn DMF_124t_horrendous_growth() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_124t"),
            Cost("DMF_124t", 2),
            Stats("DMF_124t", 3, 3),
            Has("DMF_124t", GameTag::CORRUPTED_CARD),
            Unwritten,
        ],
    );
}

/// # Safety Inspector
///
/// `DMF_125` · Neutral minion · 1 mana · 1/3
///
/// > **Battlecry:** Shuffle the lowest-Cost card from your hand into your deck. Draw a card.
///
/// State: Derived
//~ derived DMF_125 cb16f146 1899f765 14cfc937.064e76d7
#[test]
fn DMF_125_safety_inspector() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_125"),
            Cost("DMF_125", 1),
            Stats("DMF_125", 1, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_125", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DMF_125"),
            EmptyDeck(Mine),
            Give("CS2_120"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_125", Nothing),
            DeckCount(Mine, 0),
        ],
    );
}

/// # Carnival Clown
///
/// `DMF_163` · Neutral minion · 9 mana · 4/4
///
/// > **Taunt Battlecry:** Summon 2 copies of this. **Corrupt:** Fill your board with copies.
///
/// State: Derived
//~ derived DMF_163 4e347047 5f41dbf0 f0282821.7b19bf12
#[test]
fn DMF_163_carnival_clown() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_163"),
            Cost("DMF_163", 9),
            Stats("DMF_163", 4, 4),
            Has("DMF_163", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_163", Nothing),
            BoardCount(Mine, 4),
            In(The("DMF_163"), Zone::Play),
            Now(The("DMF_163"), 4, 4),
        ],
    );
}

/// # Carnival Clown
///
/// `DMF_163t` · Neutral minion · 9 mana · 4/4
///
/// > **Corrupted Taunt Battlecry:** Fill your board with copies of this.
///
/// State: Derived
//~ derived DMF_163t 634964f4 ecf796ab d4ea2682.bbed2ff9
#[test]
fn DMF_163t_carnival_clown() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_163t"),
            Cost("DMF_163t", 9),
            Stats("DMF_163t", 4, 4),
            Has("DMF_163t", GameTag::CORRUPTED_CARD),
            Has("DMF_163t", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_163t", Nothing),
            BoardCount(Mine, 7),
        ],
    );
}

/// # Circus Medic
///
/// `DMF_174` · Neutral minion · 4 mana · 3/4
///
/// > **Battlecry:** Restore #4 Health. **Corrupt:** Deal 4 damage instead.
///
/// State: Derived
//~ derived DMF_174 53654416 045620e4 be81c253.a33d2d3a
#[test]
fn DMF_174_circus_medic() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_174"),
            Cost("DMF_174", 4),
            Stats("DMF_174", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DMF_174", On(Nth(2))),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DMF_174"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DMF_174", On(Nth(1))),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DMF_174"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DMF_174", On(TheirHero)),
            Now(TheirHero, 0, 14),
            Damage(TheirHero, 16),
        ],
    );
}

/// # Circus Medic
///
/// `DMF_174t` · Neutral minion · 4 mana · 3/4
///
/// > **Corrupted Battlecry:** Deal 4 damage.
///
/// State: Derived
//~ derived DMF_174t 9683e6fe 0b6092c1 1ad051d5.4bb554ac
#[test]
fn DMF_174t_circus_medic() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_174t"),
            Cost("DMF_174t", 4),
            Stats("DMF_174t", 3, 4),
            Has("DMF_174t", GameTag::CORRUPTED_CARD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_174t", On(Nth(2))),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("DMF_174t"), Friend("CS2_182"), Enemy("CS2_182"), Play("DMF_174t", On(Nth(1))), Now(Nth(1), 4, 1)],
    );
}

/// # Y'Shaarj, the Defiler
///
/// `DMF_188` · Neutral minion · 10 mana · 10/10
///
/// > **Battlecry:** Add a copy of each **Corrupted** card you've played this game to your hand. They cost (0) this turn.
///
/// State: Todo
//~ todo DMF_188 889798e2 a8d83a78 a48c11db.701b9843
#[test]
#[ignore = "todo: DMF_188 Y'Shaarj, the Defiler"]
fn DMF_188_y_shaarj_the_defiler() {
    check(CardClass::Mage, &[Give("DMF_188"), Cost("DMF_188", 10), Stats("DMF_188", 10, 10), Unwritten]);
}

/// # Corruption of Y'Shaarj
///
/// `DMF_188e2` · Neutral enchantment
///
/// > Costs (0) this turn.
///
/// State: Derived
//~ derived DMF_188e2 33bbfa41 01d93dc5 df15cbc6.0daa77b6
#[test]
fn DMF_188e2_corruption_of_y_shaarj() {
    check(
        CardClass::Mage,
        &[Give("CS2_118"), Enchant(Nth(0), "DMF_188e2"), CostNow(Nth(0), 0), EndTurn, CostNow(Nth(0), 3)],
    );
}

/// # Corruption
///
/// `DMF_188t` · Neutral spell · 1 mana
///
/// > **Corrupt** all your cards.
///
/// State: Todo
//~ todo DMF_188t 63dacc3b 5a4baac6 da9880cc.da62dd38
#[test]
#[ignore = "todo: DMF_188t Corruption"]
fn DMF_188t_corruption() {
    check(CardClass::Mage, &[Give("DMF_188t"), Cost("DMF_188t", 1), Unwritten]);
}

/// # Costumed Entertainer
///
/// `DMF_189` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry:** Give a random minion in your hand +2/+2.
///
/// State: Derived
//~ derived DMF_189 ce196419 137bdb94 0452b9c1.3a86a77c
#[test]
fn DMF_189_costumed_entertainer() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_189"),
            Cost("DMF_189", 2),
            Stats("DMF_189", 1, 2),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("DMF_189", Nothing),
            Now(Nth(1), 7, 3),
        ],
    );
}

/// # Definitely Entertained
///
/// `DMF_189e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived DMF_189e 315ba600 9047b3ea fdcf74e8.6d6ab056
#[test]
fn DMF_189e_definitely_entertained() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "DMF_189e"), Now(My(0), 7, 3)]);
}

/// # Fantastic Firebird
///
/// `DMF_190` · Neutral minion · 4 mana · 3/5
///
/// > **Windfury**
///
/// State: Vanilla
//~ vanilla DMF_190 eda98dd0 07c88a2f 03e2038b.9569ce14
#[test]
fn DMF_190_fantastic_firebird() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_190"),
            Cost("DMF_190", 4),
            Stats("DMF_190", 3, 5),
            Has("DMF_190", GameTag::WINDFURY),
            Play("DMF_190", Nothing),
            In(The("DMF_190"), Zone::Play),
            Now(The("DMF_190"), 3, 5),
            HasNow(The("DMF_190"), GameTag::WINDFURY),
        ],
    );
}

/// # Showstopper
///
/// `DMF_191` · Neutral minion · 2 mana · 3/2
///
/// > **Deathrattle: Silence** all minions.
///
/// State: Derived
//~ derived DMF_191 397be801 f5ef6ebd a01d86c2.f4511ff3
#[test]
fn DMF_191_showstopper() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_191"),
            Cost("DMF_191", 2),
            Stats("DMF_191", 3, 2),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Friend("DMF_191"),
            Kill(Nth(7)),
            HasNot(Nth(1), GameTag::TAUNT),
            HasNot(Nth(3), GameTag::TAUNT),
            HasNot(Nth(4), GameTag::TAUNT),
            HasNot(Nth(6), GameTag::TAUNT),
        ],
    );
}

/// # Derailed Coaster
///
/// `DMF_202` · Neutral minion · 5 mana · 3/2
///
/// > **Battlecry:** Summon a 1/1 Rider with **Rush** for each minion in your hand.
///
/// State: Derived
//~ derived DMF_202 313363e0 6d42ee39 59049ea4.b84d5aec
#[test]
fn DMF_202_derailed_coaster() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_202"),
            Cost("DMF_202", 5),
            Stats("DMF_202", 3, 2),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_202", Nothing),
            BoardCount(Mine, 4),
            In(The("DMF_523t"), Zone::Play),
            Now(The("DMF_523t"), 1, 1),
        ],
    );
}

/// # C'Thun, the Shattered
///
/// `DMF_254` · Neutral minion · 10 mana · 6/6
///
/// > **Start of Game:** Break into pieces. **Battlecry:** Deal 30 damage randomly split among all enemies.
///
/// State: Todo
//~ todo DMF_254 6f3ab50c ad8a5d20 73facca7.0636d4fc
#[test]
#[ignore = "todo: DMF_254 C'Thun, the Shattered"]
fn DMF_254_c_thun_the_shattered() {
    check(CardClass::Mage, &[Give("DMF_254"), Cost("DMF_254", 10), Stats("DMF_254", 6, 6), Unwritten]);
}

/// # Eye of C'Thun
///
/// `DMF_254t3` · Neutral spell · 5 mana
///
/// > **Piece of C'Thun (@/4)** Deal $7 damage randomly split among all enemies.
///
/// State: Todo
//~ todo DMF_254t3 9f51616f 9088f739 bf3c7ed6.0ea274eb
#[test]
#[ignore = "todo: DMF_254t3 Eye of C'Thun"]
fn DMF_254t3_eye_of_c_thun() {
    check(CardClass::Mage, &[Give("DMF_254t3"), Cost("DMF_254t3", 5), Unwritten]);
}

/// # Heart of C'Thun
///
/// `DMF_254t4` · Neutral spell · 5 mana
///
/// > **Piece of C'Thun (@/4)** Deal $3 damage to all minions.
///
/// State: Todo
//~ todo DMF_254t4 5a25e6c7 80e44fe8 3d1c626e.ecd2d96c
#[test]
#[ignore = "todo: DMF_254t4 Heart of C'Thun"]
fn DMF_254t4_heart_of_c_thun() {
    check(CardClass::Mage, &[Give("DMF_254t4"), Cost("DMF_254t4", 5), Unwritten]);
}

/// # Body of C'Thun
///
/// `DMF_254t5` · Neutral spell · 5 mana
///
/// > **Piece of C'Thun (@/4)** Summon a 6/6 C'Thun's Body with **Taunt**.
///
/// State: Todo
//~ todo DMF_254t5 28586a06 f77abec6 7a4f34fe.7fc474ad
#[test]
#[ignore = "todo: DMF_254t5 Body of C'Thun"]
fn DMF_254t5_body_of_c_thun() {
    check(CardClass::Mage, &[Give("DMF_254t5"), Cost("DMF_254t5", 5), Unwritten]);
}

/// # C'Thun's Body
///
/// `DMF_254t5t` · Neutral minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla DMF_254t5t a9a80246 d72f536c 2b2b81b5.4b0c5d24
#[test]
fn DMF_254t5t_c_thuns_body() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_254t5t"),
            Cost("DMF_254t5t", 6),
            Stats("DMF_254t5t", 6, 6),
            Has("DMF_254t5t", GameTag::TAUNT),
            Play("DMF_254t5t", Nothing),
            In(The("DMF_254t5t"), Zone::Play),
            Now(The("DMF_254t5t"), 6, 6),
            HasNow(The("DMF_254t5t"), GameTag::TAUNT),
        ],
    );
}

/// # Maw of C'Thun
///
/// `DMF_254t7` · Neutral spell · 5 mana
///
/// > **Piece of C'Thun (@/4)** Destroy a minion.
///
/// State: Todo
//~ todo DMF_254t7 3662ef53 8641ebcf ce804f90.adf5134a
#[test]
#[ignore = "todo: DMF_254t7 Maw of C'Thun"]
fn DMF_254t7_maw_of_c_thun() {
    check(CardClass::Mage, &[Give("DMF_254t7"), Cost("DMF_254t7", 5), Unwritten]);
}

/// # Parade Leader
///
/// `DMF_520` · Neutral minion · 2 mana · 2/3
///
/// > After you summon a **Rush** minion, give it +2 Attack.
///
/// State: Derived
//~ derived DMF_520 101919de f42fc8dc 9cf5d014.162b3bbc
#[test]
fn DMF_520_parade_leader() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_520"),
            Cost("DMF_520", 2),
            Stats("DMF_520", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_520"),
            Play("BOT_020", Nothing),
            Now(Nth(4), 3, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("DMF_520"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_520"),
            Play("CS2_182", Nothing),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Leading Strong
///
/// `DMF_520e` · Neutral enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived DMF_520e 61e4edb5 1f0388d1 06a2e14e.bf3d1612
#[test]
fn DMF_520e_leading_strong() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "DMF_520e"), Now(My(0), 7, 1)]);
}

/// # Circus Amalgam
///
/// `DMF_532` · Neutral minion · 4 mana · 4/5
///
/// > **Taunt* This has all minion types.*
///
/// State: Todo
//~ todo DMF_532 672c6349 830537a6 0d3726c7.53be5cce
#[test]
#[ignore = "todo: DMF_532 Circus Amalgam"]
fn DMF_532_circus_amalgam() {
    check(
        CardClass::Mage,
        &[Give("DMF_532"), Cost("DMF_532", 4), Stats("DMF_532", 4, 5), Has("DMF_532", GameTag::TAUNT), Unwritten],
    );
}

/// # The Coin
///
/// `DMF_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived DMF_COIN1 dec50190 11a21b34 f1a490ef.095f71be
#[test]
fn DMF_COIN1_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_COIN1"),
            Cost("DMF_COIN1", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("DMF_COIN1", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `DMF_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived DMF_COIN2 278c76e2 f3e059b1 81a0866d.095f71be
#[test]
fn DMF_COIN2_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("DMF_COIN2"),
            Cost("DMF_COIN2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("DMF_COIN2", Nothing),
            Mana(6),
        ],
    );
}

/// # Deathwarden
///
/// `YOP_012` · Neutral minion · 3 mana · 2/5
///
/// > **Deathrattles** can't trigger.
///
/// State: Todo
//~ todo YOP_012 c3250fba 980a6763 6e0cca3d.642a6b19
#[test]
#[ignore = "todo: YOP_012 Deathwarden"]
fn YOP_012_deathwarden() {
    check(CardClass::Mage, &[Give("YOP_012"), Cost("YOP_012", 3), Stats("YOP_012", 2, 5), Unwritten]);
}

/// # Crabrider
///
/// `YOP_031` · Neutral minion · 2 mana · 1/4
///
/// > Rush **Windfury**
///
/// State: Vanilla
//~ vanilla YOP_031 8a7c535a e65d27b3 f4170c82.7184ae80
#[test]
fn YOP_031_crabrider() {
    check(
        CardClass::Mage,
        &[
            Give("YOP_031"),
            Cost("YOP_031", 2),
            Stats("YOP_031", 1, 4),
            Has("YOP_031", GameTag::RUSH),
            Has("YOP_031", GameTag::WINDFURY),
            Play("YOP_031", Nothing),
            In(The("YOP_031"), Zone::Play),
            Now(The("YOP_031"), 1, 4),
            HasNow(The("YOP_031"), GameTag::RUSH),
            HasNow(The("YOP_031"), GameTag::WINDFURY),
        ],
    );
}

/// # Crabriding
///
/// `YOP_031e` · Neutral enchantment
///
/// > **Windfury** this turn.
///
/// State: Derived
//~ derived YOP_031e 02377c47 e0ea3926 65f0c9d2.4231fdda
#[test]
fn YOP_031e_crabriding() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "YOP_031e"),
            HasNow(My(0), GameTag::WINDFURY),
            EndTurn,
            HasNot(My(0), GameTag::WINDFURY),
        ],
    );
}

/// # Armor Vendor
///
/// `YOP_032` · Neutral minion · 1 mana · 1/3
///
/// > **Battlecry:** Give 4 Armor to each hero.
///
/// State: Derived
//~ derived YOP_032 5287ed63 49114064 d19a8cce.6c541968
#[test]
fn YOP_032_armor_vendor() {
    check(
        CardClass::Mage,
        &[
            Give("YOP_032"),
            Cost("YOP_032", 1),
            Stats("YOP_032", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOP_032", Nothing),
            Armor(Mine, 4),
            Armor(Theirs, 4),
        ],
    );
}

/// # Runaway Blackwing
///
/// `YOP_034` · Neutral minion · 10 mana · 10/10
///
/// > At the end of your turn, deal 10 damage to a random enemy minion.
///
/// State: Derived
//~ derived YOP_034 20eea993 17197ff4 f11c4499.d88598ca
#[test]
fn YOP_034_runaway_blackwing() {
    check(
        CardClass::Mage,
        &[
            Give("YOP_034"),
            Cost("YOP_034", 10),
            Stats("YOP_034", 10, 10),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOP_034"),
            Force(Entity(Nth(2))),
            EndTurn,
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("YOP_034"),
            Friend("TLC_248"),
            Enemy("OG_141"),
            Friend("YOP_034"),
            Force(Entity(Nth(2))),
            EndTurn,
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Moonfang
///
/// `YOP_035` · Neutral minion · 5 mana · 6/3
///
/// > Can only take 1 damage at a time.
///
/// State: Derived
//~ derived YOP_035 881a6ad2 4a820646 e7edadf1.049904b3
#[test]
fn YOP_035_moonfang() {
    check(
        CardClass::Mage,
        &[
            Give("YOP_035"),
            Cost("YOP_035", 5),
            Stats("YOP_035", 6, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOP_035"),
            Hurt(Nth(3), 2),
            Now(Nth(3), 6, 2),
        ],
    );
}
