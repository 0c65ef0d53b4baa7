//! Neutral cards of One Night in Karazhan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 23c6139e

/// # Pompous Thespian
///
/// `KAR_011` · Neutral minion · 2 mana · 3/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla KAR_011 0d8a5e13 60a78f11 b8b858b0.4b0c5d24
#[test]
fn KAR_011_pompous_thespian() {
    check(
        CardClass::Mage,
        &[
            Give("KAR_011"),
            Cost("KAR_011", 2),
            Stats("KAR_011", 3, 2),
            Has("KAR_011", GameTag::TAUNT),
            Play("KAR_011", Nothing),
            In(The("KAR_011"), Zone::Play),
            Now(The("KAR_011"), 3, 2),
            HasNow(The("KAR_011"), GameTag::TAUNT),
        ],
    );
}

/// # Runic Egg
///
/// `KAR_029` · Neutral minion · 1 mana · 0/2
///
/// > **Deathrattle:** Draw a card.
///
/// State: Derived
//~ derived KAR_029 acacb2fa a4f1385e fedaca28.505f40e5
#[test]
fn KAR_029_runic_egg() {
    check(
        CardClass::Mage,
        &[
            Give("KAR_029"),
            Cost("KAR_029", 1),
            Stats("KAR_029", 0, 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("KAR_029"),
            Kill(Nth(6)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Cellar Spider
///
/// `KAR_030` · Neutral minion · 3 mana · 1/3
///
/// State: Vanilla
//~ vanilla KAR_030 d5977120 5fe453f0 54bc54c4
#[test]
fn KAR_030_cellar_spider() {
    check(
        CardClass::Mage,
        &[
            Give("KAR_030"),
            Cost("KAR_030", 3),
            Stats("KAR_030", 1, 3),
            Play("KAR_030", Nothing),
            In(The("KAR_030"), Zone::Play),
            Now(The("KAR_030"), 1, 3),
        ],
    );
}

/// # Pantry Spider
///
/// `KAR_030a` · Neutral minion · 3 mana · 1/3
///
/// > **Battlecry:** Summon a 1/3 Spider.
///
/// State: Derived
//~ derived KAR_030a fb7ff38d 31ec8fb7 df708092.4e8d5b21
#[test]
fn KAR_030a_pantry_spider() {
    check(
        CardClass::Mage,
        &[
            Give("KAR_030a"),
            Cost("KAR_030a", 3),
            Stats("KAR_030a", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("KAR_030a", Nothing),
            BoardCount(Mine, 3),
            In(The("KAR_030"), Zone::Play),
            Now(The("KAR_030"), 1, 3),
        ],
    );
}

/// # Book Wyrm
///
/// `KAR_033` · Neutral minion · 6 mana · 3/6
///
/// > **Battlecry:** If you're holding a Dragon, destroy an enemy minion with 3 or less Attack.
///
/// State: Derived
//~ derived KAR_033 d982d64b 40140ef3 b269505f.473d1d02
#[test]
fn KAR_033_book_wyrm() {
    check(
        CardClass::Mage,
        &[
            Give("KAR_033"),
            Cost("KAR_033", 6),
            Stats("KAR_033", 3, 6),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            CannotTarget("KAR_033", Nth(5)),
            Play("KAR_033", On(Nth(4))),
            Dead(Nth(4)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("KAR_033"), Friend("CS2_182"), Enemy("CS2_119"), Enemy("CS2_182"), Play("KAR_033", Nothing)],
    );
}

/// # Arcane Anomaly
///
/// `KAR_036` · Neutral minion · 1 mana · 2/1
///
/// > After you cast a spell, give this minion +1 Health.
///
/// State: Derived
//~ derived KAR_036 e3a73bb2 797c5335 3bdc35a4.c450d4fc
#[test]
fn KAR_036_arcane_anomaly() {
    check(
        CardClass::Mage,
        &[
            Give("KAR_036"),
            Cost("KAR_036", 1),
            Stats("KAR_036", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("KAR_036"),
            Play("GAME_005", Nothing),
            Now(Nth(3), 2, 2),
        ],
    );
}

/// # Arcane Anomaly
///
/// `KAR_036_Puzzle` · Neutral minion · 1 mana · 2/1
///
/// > After you cast a spell, give this minion +1 Health.
///
/// State: Reprint
//~ reprint KAR_036_Puzzle efd4c240 8e7da409 5b4da11c.c450d4fc
#[test]
fn KAR_036_Puzzle_arcane_anomaly() {
    check(
        CardClass::Mage,
        &[
            Give("KAR_036_Puzzle"),
            Cost("KAR_036_Puzzle", 1),
            Stats("KAR_036_Puzzle", 2, 1),
            WrittenAs("KAR_036_Puzzle", "KAR_036"),
        ],
    );
}

/// # Avian Watcher
///
/// `KAR_037` · Neutral minion · 5 mana · 3/6
///
/// > **Battlecry:** If you control a **Secret**, gain +1/+1 and **Taunt**.
///
/// State: Derived
//~ derived KAR_037 54590bd2 baea83e5 7584f414.91c22f19
#[test]
fn KAR_037_avian_watcher() {
    check(
        CardClass::Mage,
        &[
            Give("KAR_037"),
            Cost("KAR_037", 5),
            Stats("KAR_037", 3, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EX1_289"),
            Play("KAR_037", Nothing),
            HasNow(Nth(0), GameTag::TAUNT),
            Now(Nth(0), 4, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("KAR_037"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("KAR_037", Nothing),
            HasNot(Nth(0), GameTag::TAUNT),
        ],
    );
}

/// # Secrets of Karazhan
///
/// `KAR_037t` · Neutral enchantment
///
/// > +1/+1 and **Taunt**.
///
/// State: Derived
//~ derived KAR_037t 8443e70f 8ff62a5f c2d74e60.10db7d61
#[test]
fn KAR_037t_secrets_of_karazhan() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "KAR_037t"), Now(My(0), 6, 2), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Moat Lurker
///
/// `KAR_041` · Neutral minion · 6 mana · 3/3
///
/// > **Battlecry:** Destroy a minion. **Deathrattle:** Resummon it.
///
/// State: Derived
//~ derived KAR_041 6dcd73d4 4404457f 01b4f77a.3c35ffab
#[test]
fn KAR_041_moat_lurker() {
    check(
        CardClass::Mage,
        &[
            Give("KAR_041"),
            Cost("KAR_041", 6),
            Stats("KAR_041", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("KAR_041", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("KAR_041"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("KAR_041", On(Nth(1))),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("KAR_041"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("KAR_041", On(Nth(2))),
            Kill(Nth(0)),
            Dead(Nth(2)),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Moroes
///
/// `KAR_044` · Neutral minion · 3 mana · 1/1
///
/// > **Stealth** At the end of your turn, summon a 1/1 Steward.
///
/// State: Derived
//~ derived KAR_044 d9a8f272 17b78d81 b3869095.e5600681
#[test]
fn KAR_044_moroes() {
    check(
        CardClass::Mage,
        &[
            Give("KAR_044"),
            Cost("KAR_044", 3),
            Stats("KAR_044", 1, 1),
            Has("KAR_044", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("KAR_044"),
            EndTurn,
            BoardCount(Mine, 3),
            In(The("KAR_044a"), Zone::Play),
            Now(The("KAR_044a"), 1, 1),
        ],
    );
}

/// # Steward
///
/// `KAR_044a` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla KAR_044a 6d14ac63 f9dcec1f c16106e7
#[test]
fn KAR_044a_steward() {
    check(
        CardClass::Mage,
        &[
            Give("KAR_044a"),
            Cost("KAR_044a", 1),
            Stats("KAR_044a", 1, 1),
            Play("KAR_044a", Nothing),
            In(The("KAR_044a"), Zone::Play),
            Now(The("KAR_044a"), 1, 1),
        ],
    );
}

/// # The Curator
///
/// `KAR_061` · Neutral minion · 5 mana · 4/6
///
/// > **Taunt Battlecry:** Draw a Beast, Dragon, and Murloc.
///
/// State: Derived
//~ derived KAR_061 1adf9cd9 6f620832 02cb5b81.0e999f3b
#[test]
fn KAR_061_the_curator() {
    check(
        CardClass::Mage,
        &[
            Give("KAR_061"),
            Cost("KAR_061", 5),
            Stats("KAR_061", 4, 6),
            Has("KAR_061", GameTag::TAUNT),
            OnTop("CS2_119"),
            OnTop("AT_008"),
            OnTop("CS2_168"),
            OnTop("CS2_119"),
            OnTop("AT_008"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("KAR_061", Nothing),
            DeckCount(Mine, 23),
            HandCount(Mine, 3),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 2, 7),
            CostNow(Nth(5), 6),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 6, 7),
            CostNow(Nth(6), 1),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 2, 1),
        ],
    );
}

/// # Netherspite Historian
///
/// `KAR_062` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** If you're holding a Dragon, **Discover** a Dragon.
///
/// State: Derived
//~ derived KAR_062 f3475baa 2fde1023 672edc24.b0306c9f
#[test]
fn KAR_062_netherspite_historian() {
    check(
        CardClass::Mage,
        &[
            Give("KAR_062"),
            Cost("KAR_062", 2),
            Stats("KAR_062", 2, 3),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_008")),
            Play("KAR_062", Nothing),
            ChooseCard("AT_008"),
            Is(InHand(2), "AT_008"),
            CostNow(InHand(2), 6),
            Now(InHand(2), 6, 7),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("KAR_062"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("KAR_062", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("KAR_062"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("KAR_062", Nothing),
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

/// # Zoobot
///
/// `KAR_095` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Give a random friendly Beast, Dragon, and Murloc +1/+1.
///
/// State: Derived
//~ derived KAR_095 7a5f79ba a90ad2be 35735140.1b1f7899
#[test]
fn KAR_095_zoobot() {
    check(
        CardClass::Mage,
        &[
            Give("KAR_095"),
            Cost("KAR_095", 3),
            Stats("KAR_095", 3, 3),
            Friend("CS2_119"),
            Friend("DRG_054"),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Play("KAR_095", Nothing),
            Now(Nth(1), 3, 8),
            Now(Nth(2), 6, 6),
            Now(Nth(3), 3, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("KAR_095"),
            Friend("CS2_119"),
            Friend("DRG_054"),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(4))),
            Play("KAR_095", Nothing),
        ],
    );
}

/// # Well Fed
///
/// `KAR_095e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived KAR_095e f2cfd4c7 05fe9fb4 f916a047.67341004
#[test]
fn KAR_095e_well_fed() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "KAR_095e"), Now(My(0), 6, 2)]);
}

/// # Prince Malchezaar
///
/// `KAR_096` · Neutral minion · 5 mana · 5/6
///
/// > **Start of Game:** Add 5 extra **Legendary** minions to your deck.
///
/// State: Done
//~ done KAR_096 422a6d15 - da2dbdae.b1f5f76d
#[test]
fn KAR_096_prince_malchezaar() {
    use cardwright_engine::state::ByPlayer;
    use cardwright_engine::{Deck, Game, Options, PlayerId};
    let cards = table(CardClass::Mage).game.cards;
    let find = |id: &str| cards.by_id(id).unwrap();
    let deck = |first: &str| {
        let mut list = vec![find("CS2_182"); 29];
        list.push(find(first));
        Deck { hero: find("HERO_08"), cards: list }
    };
    let (with, without) = (deck("KAR_096"), deck("CS2_182"));
    let options = Options { seed: 7, mulligan: false, ..Options::default() };
    let game = Game::new(cards, ByPlayer([&with, &without]), None, options).unwrap();
    let owned = |player: PlayerId| {
        let side = &game.players[player];
        side.deck.iter().chain(side.hand.iter()).collect::<Vec<_>>()
    };
    assert_eq!((owned(PlayerId::First).len(), owned(PlayerId::Second).len()), (35, 30));
    let more = owned(PlayerId::First).into_iter().filter(|id| !game[*id].started_in_deck).collect::<Vec<_>>();
    assert_eq!(more.len(), 5);
    for id in more {
        let card = cards.get(game[id].card);
        assert_eq!((card.card_type, card.rarity()), (CardType::Minion, Rarity::Legendary), "{}", card.name);
    }
}

/// # Medivh, the Guardian
///
/// `KAR_097` · Neutral minion · 8 mana · 7/7
///
/// > **Battlecry:** Equip Atiesh, Greatstaff of the Guardian.
///
/// State: Todo
//~ todo KAR_097 35ac5733 1f7fc76c 6e1f1424.ff727a02
#[test]
#[ignore = "todo: KAR_097 Medivh, the Guardian"]
fn KAR_097_medivh_the_guardian() {
    check(CardClass::Mage, &[Give("KAR_097"), Cost("KAR_097", 8), Stats("KAR_097", 7, 7), Unwritten]);
}

/// # Atiesh
///
/// `KAR_097t` · Neutral weapon · 3 mana · 1/3 durability
///
/// > After you cast a spell, summon a random minion of that Cost. Lose 1 Durability.
///
/// State: Derived
//~ derived KAR_097t b1b21b5a 2cd40e7b b4f11b29.adbe9f2e
#[test]
fn KAR_097t_atiesh() {
    check(
        CardClass::Mage,
        &[
            Give("KAR_097t"),
            Cost("KAR_097t", 3),
            Stats("KAR_097t", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("KAR_097t"),
            Force(Card("CS2_231")),
            Play("GAME_005", Nothing),
            BoardCount(Mine, 2),
            Now(Nth(3), 1, 2),
            In(The("CS2_231"), Zone::Play),
            Now(The("CS2_231"), 1, 1),
            TagNow(The("CS2_231"), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("KAR_097t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("KAR_097t"),
            Never(Card("AT_061")),
            Play("GAME_005", Nothing),
        ],
    );
}

/// # Barnes
///
/// `KAR_114` · Neutral minion · 5 mana · 3/4
///
/// > **Battlecry:** Summon a 1/1 copy of a random minion in your deck.
///
/// State: Derived
//~ derived KAR_114 e2fe754f 4c9951f0 16ecf4ab.353c84e9
#[test]
fn KAR_114_barnes() {
    check(
        CardClass::Mage,
        &[
            Give("KAR_114"),
            Cost("KAR_114", 5),
            Stats("KAR_114", 3, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Play("KAR_114", Nothing),
            BoardCount(Mine, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("KAR_114"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(6))),
            Play("KAR_114", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 1, 1),
        ],
    );
}

/// # Incredible Impression
///
/// `KAR_114e` · Neutral enchantment
///
/// > Attack and Health set to 1.
///
/// State: Derived
//~ derived KAR_114e 71520bac ba96e560 dc9873e1.093b2b8d
#[test]
fn KAR_114e_incredible_impression() {
    check(CardClass::Mage, &[Friend("CS2_119"), Enchant(My(0), "KAR_114e"), Now(My(0), 1, 1)]);
}

/// # Menagerie Magician
///
/// `KAR_702` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Give a random friendly Beast, Dragon, and Murloc +2/+2.
///
/// State: Derived
//~ derived KAR_702 ba8e20f4 2e3157ee fd68dc88.8e6dc21d
#[test]
fn KAR_702_menagerie_magician() {
    check(
        CardClass::Mage,
        &[
            Give("KAR_702"),
            Cost("KAR_702", 5),
            Stats("KAR_702", 4, 4),
            Friend("CS2_119"),
            Friend("DRG_054"),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Play("KAR_702", Nothing),
            Now(Nth(1), 4, 9),
            Now(Nth(2), 7, 7),
            Now(Nth(3), 4, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("KAR_702"),
            Friend("CS2_119"),
            Friend("DRG_054"),
            Friend("CS2_168"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(4))),
            Play("KAR_702", Nothing),
        ],
    );
}

/// # A Simple Trick
///
/// `KAR_702e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived KAR_702e 7acca422 bd3e18ad 81e58318.6d6ab056
#[test]
fn KAR_702e_a_simple_trick() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "KAR_702e"), Now(My(0), 7, 3)]);
}

/// # Arcanosmith
///
/// `KAR_710` · Neutral minion · 4 mana · 3/2
///
/// > **Battlecry:** Summon a 0/5 minion with **Taunt**.
///
/// State: Derived
//~ derived KAR_710 6ee4d4bd 7542a97b 28ff29f7.b9c29071
#[test]
fn KAR_710_arcanosmith() {
    check(
        CardClass::Mage,
        &[
            Give("KAR_710"),
            Cost("KAR_710", 4),
            Stats("KAR_710", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("KAR_710", Nothing),
            BoardCount(Mine, 3),
            In(The("KAR_710m"), Zone::Play),
            Now(The("KAR_710m"), 0, 5),
        ],
    );
}

/// # Animated Shield
///
/// `KAR_710m` · Neutral minion · 2 mana · 0/5
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla KAR_710m 223e0a77 f1b28eb6 d84a92d2.4b0c5d24
#[test]
fn KAR_710m_animated_shield() {
    check(
        CardClass::Mage,
        &[
            Give("KAR_710m"),
            Cost("KAR_710m", 2),
            Stats("KAR_710m", 0, 5),
            Has("KAR_710m", GameTag::TAUNT),
            Play("KAR_710m", Nothing),
            In(The("KAR_710m"), Zone::Play),
            Now(The("KAR_710m"), 0, 5),
            HasNow(The("KAR_710m"), GameTag::TAUNT),
        ],
    );
}

/// # Arcane Giant
///
/// `KAR_711` · Neutral minion · 12 mana · 8/8
///
/// > Costs (1) less for each spell you've cast this game.
///
/// State: Derived
//~ derived KAR_711 89d1686e b1fdd64e 02b70d1d.88d99902
#[test]
fn KAR_711_arcane_giant() {
    check(
        CardClass::Mage,
        &[
            Give("KAR_711"),
            Cost("KAR_711", 12),
            Stats("KAR_711", 8, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("KAR_711"),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(0), 11),
        ],
    );
}

/// # Violet Illusionist
///
/// `KAR_712` · Neutral minion · 3 mana · 4/3
///
/// > During your turn, your hero is **Immune**.
///
/// State: Derived
//~ derived KAR_712 728d82da 153301b2 ce9f2531.b434cdc6
#[test]
fn KAR_712_violet_illusionist() {
    check(
        CardClass::Mage,
        &[
            Give("KAR_712"),
            Cost("KAR_712", 3),
            Stats("KAR_712", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("KAR_712"),
            EndTurn,
            EndTurn,
            HasNow(MyHero, GameTag::IMMUNE),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("KAR_712"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("KAR_712"),
            EndTurn,
            HasNot(MyHero, GameTag::IMMUNE),
        ],
    );
}

/// # Violet Immunity
///
/// `KAR_712e` · Neutral enchantment
///
/// > **Immune**.
///
/// State: Derived
//~ derived KAR_712e 1eef51a0 d02a48d2 a42608ea.7152fa88
#[test]
fn KAR_712e_violet_immunity() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "KAR_712e"), HasNow(My(0), GameTag::IMMUNE)]);
}
