//! Mage cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7633feca

/// # Submerged Spacerock
///
/// `TID_707` · Mage minion · 2 mana · 2/2
///
/// > **Deathrattle:** Add two Arcane Mage spells to your hand. They are **Temporary**.
///
/// State: Derived
//~ derived TID_707 31b636b9 9550666f e88a367d.8c722b0d
#[test]
fn TID_707_submerged_spacerock() {
    check(
        CardClass::Mage,
        &[
            Give("TID_707"),
            Cost("TID_707", 2),
            Stats("TID_707", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TID_707"),
            Force(Card("AT_004")),
            Force(Card("AT_004")),
            Kill(Nth(3)),
            HasNow(InHand(1), GameTag::GHOSTLY),
            Is(InHand(1), "AT_004"),
            CostNow(InHand(1), 1),
            HasNow(InHand(2), GameTag::GHOSTLY),
            Is(InHand(2), "AT_004"),
            CostNow(InHand(2), 1),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("TID_707"), Friend("CS2_182"), Enemy("CS2_182"), Friend("TID_707"), Never(Card("AT_043")), Kill(Nth(3))],
    );
    check(
        CardClass::Mage,
        &[Give("TID_707"), Friend("CS2_182"), Enemy("CS2_182"), Friend("TID_707"), Never(Card("AT_001")), Kill(Nth(3))],
    );
}

/// # Polymorph: Jellyfish
///
/// `TID_708` · Mage spell · Arcane · 3 mana
///
/// > Transform a minion into a 4/1 Jellyfish with **Spell Damage +2**.
///
/// State: Derived
//~ derived TID_708 26148f59 907ca948 185c647b.838adf65
#[test]
fn TID_708_polymorph_jellyfish() {
    check(
        CardClass::Mage,
        &[
            Give("TID_708"),
            Cost("TID_708", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TID_708", On(Nth(2))),
            Is(Nth(2), "TID_708t"),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TID_708"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TID_708", On(Nth(1))),
            Is(Nth(1), "TID_708t"),
            Now(Nth(1), 4, 1),
        ],
    );
}

/// # Jellyfish
///
/// `TID_708t` · Mage minion · 3 mana · 4/1
///
/// > **Spell Damage +2**
///
/// State: Vanilla
//~ vanilla TID_708t 27347d22 68989d15 e2d007ce.e1835dc2
#[test]
fn TID_708t_jellyfish() {
    check(
        CardClass::Mage,
        &[
            Give("TID_708t"),
            Cost("TID_708t", 3),
            Stats("TID_708t", 4, 1),
            Has("TID_708t", GameTag::SPELLPOWER),
            Play("TID_708t", Nothing),
            In(The("TID_708t"), Zone::Play),
            Now(The("TID_708t"), 4, 1),
            HasNow(The("TID_708t"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Lady Naz'jar
///
/// `TID_709` · Mage minion · 5 mana · 5/5
///
/// > While in your hand, this transforms after you cast a Fire, Frost, or Arcane spell.
///
/// State: Todo
//~ todo TID_709 496f94cb 66ac5092 f77fbd13.7b53ef7a
#[test]
#[ignore = "todo: TID_709 Lady Naz'jar"]
fn TID_709_lady_nazjar() {
    check(CardClass::Mage, &[Give("TID_709"), Cost("TID_709", 5), Stats("TID_709", 5, 5), Unwritten]);
}

/// # Naz'jar's Gift
///
/// `TID_709e` · Mage enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived TID_709e 80b1ae6b 6fe9f0ed 81f73696.f705eb41
#[test]
fn TID_709e_nazjars_gift() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "TID_709e"), CostNow(Nth(0), 2)]);
}

/// # Lady Naz'jar
///
/// `TID_709t` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry:** Reduce the Cost of spells in your hand by (1).
///
/// State: Derived
//~ derived TID_709t 0436aad1 1a6ecbd2 09e5bdcf.9bea9b26
#[test]
fn TID_709t_lady_nazjar() {
    check(
        CardClass::Mage,
        &[
            Give("TID_709t"),
            Cost("TID_709t", 5),
            Stats("TID_709t", 5, 5),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TID_709t", Nothing),
            CostNow(Nth(1), 4),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Lady Naz'jar
///
/// `TID_709t2` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry:** Deal 5 damage to an enemy minion and 2 to adjacent minions.
///
/// State: Derived
//~ derived TID_709t2 2a823a17 01d93713 e083bf07.aae752da
#[test]
fn TID_709t2_lady_nazjar() {
    check(
        CardClass::Mage,
        &[
            Give("TID_709t2"),
            Cost("TID_709t2", 5),
            Stats("TID_709t2", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TID_709t2", On(Nth(2))),
            Now(Nth(1), 4, 3),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Lady Naz'jar
///
/// `TID_709t3` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry:** Gain 8 Armor.
///
/// State: Derived
//~ derived TID_709t3 550e6e97 703df752 092e2dc8.bca9fe73
#[test]
fn TID_709t3_lady_nazjar() {
    check(
        CardClass::Mage,
        &[
            Give("TID_709t3"),
            Cost("TID_709t3", 5),
            Stats("TID_709t3", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TID_709t3", Nothing),
            Armor(Mine, 8),
        ],
    );
}

/// # Gaia, the Techtonic
///
/// `TSC_029` · Mage minion · 8 mana · 5/7
///
/// > **Colossal +2** After a friendly Mech attacks, deal 1 damage to all enemies.
///
/// State: Derived
//~ derived TSC_029 f57adca4 b40ace10 c1664887.65c41637
#[test]
fn TSC_029_gaia_the_techtonic() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_029"),
            Cost("TSC_029", 8),
            Stats("TSC_029", 5, 7),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("TSC_029"),
            Attack(Nth(5), TheirHero),
            Now(Nth(3), 4, 4),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TSC_029"),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("TSC_029", Nothing),
            Attack(MyHero, TheirHero),
            BoardCount(Mine, 5),
            In(The("TSC_029t"), Zone::Play),
            Now(The("TSC_029t"), 2, 3),
            In(The("TSC_029t2"), Zone::Play),
            Now(The("TSC_029t2"), 2, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TSC_029"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("TSC_029"),
            Attack(Nth(1), TheirHero),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Gaia's Drill
///
/// `TSC_029t` · Mage minion · 3 mana · 2/3
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla TSC_029t d45b273a 00effd0a 1e0ade8c.57b12c28
#[test]
fn TSC_029t_gaias_drill() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_029t"),
            Cost("TSC_029t", 3),
            Stats("TSC_029t", 2, 3),
            Has("TSC_029t", GameTag::RUSH),
            Play("TSC_029t", Nothing),
            In(The("TSC_029t"), Zone::Play),
            Now(The("TSC_029t"), 2, 3),
            HasNow(The("TSC_029t"), GameTag::RUSH),
        ],
    );
}

/// # Gaia's Drill
///
/// `TSC_029t2` · Mage minion · 3 mana · 2/3
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla TSC_029t2 571ba7fd 0ea56187 6840f762.57b12c28
#[test]
fn TSC_029t2_gaias_drill() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_029t2"),
            Cost("TSC_029t2", 3),
            Stats("TSC_029t2", 2, 3),
            Has("TSC_029t2", GameTag::RUSH),
            Play("TSC_029t2", Nothing),
            In(The("TSC_029t2"), Zone::Play),
            Now(The("TSC_029t2"), 2, 3),
            HasNow(The("TSC_029t2"), GameTag::RUSH),
        ],
    );
}

/// # Mecha-Shark
///
/// `TSC_054` · Mage minion · 3 mana · 4/3
///
/// > After you summon a Mech, deal 3 damage randomly split among all enemies.
///
/// State: Derived
//~ derived TSC_054 fe356ebf 652a49dd 7870b062.c4362265
#[test]
fn TSC_054_mecha_shark() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_054"),
            Cost("TSC_054", 3),
            Stats("TSC_054", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_054"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Play("GVG_044", Nothing),
            Now(Nth(2), 4, 4),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TSC_054"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TSC_054"),
            Play("CS2_182", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 3),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 3),
            Now(Nth(0), 4, 3),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 4, 3),
            Now(Nth(4), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Seafloor Gateway
///
/// `TSC_055` · Mage spell · 3 mana
///
/// > Draw a Mech. Reduce the Cost of Mechs in your hand by (1).
///
/// State: Derived
//~ derived TSC_055 c6cc4c88 6e4ca902 fec6a2ba.92cd7264
#[test]
fn TSC_055_seafloor_gateway() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_055"),
            Cost("TSC_055", 3),
            OnTop("GVG_044"),
            OnTop("GVG_044"),
            OnTop("CS2_182"),
            Give("GVG_044"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_055", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(2), 2),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 3, 4),
            CostNow(Nth(4), 2),
            CostNow(Nth(5), 4),
        ],
    );
}

/// # Mechanical Marvel
///
/// `TSC_055e` · Mage enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived TSC_055e a253dcce 4f8f4cf8 bef52efe.f705eb41
#[test]
fn TSC_055e_mechanical_marvel() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "TSC_055e"), CostNow(Nth(0), 2)]);
}

/// # Volcanomancy
///
/// `TSC_056` · Mage spell · Fire · 2 mana
///
/// > Choose a minion. When it dies, deal 3 damage to all other minions.
///
/// State: Todo
//~ todo TSC_056 09c59367 264d83c0 a7485508.8ecdcea7
#[test]
#[ignore = "todo: TSC_056 Volcanomancy"]
fn TSC_056_volcanomancy() {
    check(CardClass::Mage, &[Give("TSC_056"), Cost("TSC_056", 2), Unwritten]);
}

/// # Commander Sivara
///
/// `TSC_087` · Mage minion · 4 mana · 3/5
///
/// > **Battlecry:** If you've cast three spells while holding this, add those spells back to your hand.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo TSC_087 6524303b 3bf42266 a93a99b3.071318b2
#[test]
#[ignore = "todo: TSC_087 Commander Sivara"]
fn TSC_087_commander_sivara() {
    check(CardClass::Mage, &[Give("TSC_087"), Cost("TSC_087", 4), Stats("TSC_087", 3, 5), Unwritten]);
}

/// # Spitelash Siren
///
/// `TSC_620` · Mage minion · 4 mana · 2/5
///
/// > After you play a Naga, refresh two Mana Crystals. *(Then switch to spell!)*@After you cast a spell, refresh two Mana Crystals. *(Then switch to Naga!)*
///
/// State: Todo
//~ todo TSC_620 3e42a0a0 5fde0df3 621b3ce1.7bf8d16b
#[test]
#[ignore = "todo: TSC_620 Spitelash Siren"]
fn TSC_620_spitelash_siren() {
    check(CardClass::Mage, &[Give("TSC_620"), Cost("TSC_620", 4), Stats("TSC_620", 2, 5), Unwritten]);
}

/// # Trench Surveyor
///
/// `TSC_642` · Mage minion · 1 mana · 2/1
///
/// > **Battlecry: Dredge**. If it's a Mech, draw it.
///
/// State: Derived
//~ derived TSC_642 454289fb c2f5dc27 74429d20.2cb8a201
#[test]
fn TSC_642_trench_surveyor() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_642"),
            Cost("TSC_642", 1),
            Stats("TSC_642", 2, 1),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("GVG_044"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("GVG_044"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("GVG_044"),
            Enemy("CS2_182"),
            Play("TSC_642", Nothing),
            ChooseCard("GVG_044"),
            DeckCount(Mine, 5),
            HandCount(Mine, 1),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 3, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TSC_642"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("GVG_044"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            OnTheirTop("GVG_044"),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("GVG_044"),
            Enemy("CS2_182"),
            Play("TSC_642", Nothing),
            ChooseCard("CS2_120"),
            DeckCount(Mine, 6),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TSC_642"),
            EmptyDeck(Mine),
            EmptyDeck(Theirs),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("GVG_044"),
            OnTheirTop("CS2_118"),
            OnTheirTop("CS2_119"),
            OnTheirTop("CS2_120"),
            OnTheirTop("CS2_168"),
            OnTheirTop("CS2_182"),
            OnTheirTop("GVG_044"),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("GVG_044"),
            Enemy("CS2_182"),
            Play("TSC_642", Nothing),
            ChooseCard("CS2_120"),
            EndTurn,
            EndTurn,
            CostNow(Nth(3), 2),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 2, 3),
            In(Nth(6), Zone::Deck),
        ],
    );
}

/// # Spellcoiler
///
/// `TSC_643` · Mage minion · 2 mana · 2/3
///
/// > **Battlecry:** If you've cast a spell while holding this, **Discover** a spell.
///
/// State: Derived
//~ derived TSC_643 62146572 f7a0fcf5 90683f28.eb91add6
#[test]
fn TSC_643_spellcoiler() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_643"),
            Cost("TSC_643", 2),
            Stats("TSC_643", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Force(Card("AT_001")),
            Play("TSC_643", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TSC_643"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Never(Card("AT_003")),
            Play("TSC_643", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TSC_643"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_643", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(0), 2, 3),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Azsharan Sweeper
///
/// `TSC_776` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Put a 'Sunken Sweeper' on the bottom of your deck.
///
/// State: Derived
//~ derived TSC_776 271a7712 59859e24 10b89472.9db0519a
#[test]
fn TSC_776_azsharan_sweeper() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_776"),
            Cost("TSC_776", 3),
            Stats("TSC_776", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_776", Nothing),
            DeckCount(Mine, 20),
            In(The("TSC_776t"), Zone::Deck),
        ],
    );
}

/// # Sunken Sweeper
///
/// `TSC_776t` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Add 3 random Mechs to your hand. They cost (1) less.
///
/// State: Derived
//~ derived TSC_776t 7628d8a2 88eb67e9 9d4aa047.482b1412
#[test]
fn TSC_776t_sunken_sweeper() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_776t"),
            Cost("TSC_776t", 3),
            Stats("TSC_776t", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GVG_044")),
            Force(Card("GVG_044")),
            Force(Card("GVG_044")),
            Play("TSC_776t", Nothing),
            Is(InHand(0), "GVG_044"),
            CostNow(InHand(0), 2),
            Now(InHand(0), 3, 4),
            Is(InHand(1), "GVG_044"),
            CostNow(InHand(1), 2),
            Now(InHand(1), 3, 4),
            Is(InHand(2), "GVG_044"),
            CostNow(InHand(2), 2),
            Now(InHand(2), 3, 4),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("TSC_776t"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("TSC_776t", Nothing)],
    );
}

/// # Gifts of Azshara
///
/// `TSC_948` · Mage spell · Arcane · 2 mana
///
/// > Draw a card. If you played a Naga while holding this, do it again.
///
/// State: Derived
//~ derived TSC_948 e725d3ac 95a075da 29719f91.8ff27472
#[test]
fn TSC_948_gifts_of_azshara() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_948"),
            Cost("TSC_948", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_938", Nothing),
            Crystals(10),
            Play("TSC_948", Nothing),
            DeckCount(Mine, 20),
            HandCount(Mine, 2),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("TSC_948"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TSC_948", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}
