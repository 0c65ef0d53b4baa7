//! Neutral cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a3dce0ad

/// `CATA_180` · Neutral minion · 2 mana · 1/1
/// > **Battlecry:** Your next Murloc that costs (3) or less costs Health instead of Mana.
///
/// State: Done
//~ done CATA_180 e9111bb8 - 34c02f32.c5aa8aa3
#[test]
fn CATA_180_warloc() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_180"),
            Cost("CATA_180", 2),
            Stats("CATA_180", 1, 1),
            Play("CATA_180", Nothing),
            Play("CS2_171", Nothing),
            Mana(7),
            Health(MyHero, 30),
            Play("CS2_168", Nothing),
            Mana(7),
            Health(MyHero, 29),
            Play("CS2_168", Nothing),
            Mana(6),
            Health(MyHero, 29),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Play("CATA_180", Nothing),
            Play("EX1_062", Nothing),
            Mana(4),
            Health(MyHero, 30),
            Play("EX1_507", Nothing),
            Mana(4),
            Health(MyHero, 27),
        ],
    );
}

/// `CATA_185` · Neutral minion · 3 mana · 3/3
/// > **Elusive Deathrattle:** Transform the minion that killed this into a Faceless Replicator.
///
/// State: Todo
//~ todo CATA_185 4cb8ee52 b9336e32 a86e6283.511b662e
#[test]
#[ignore = "todo: Faceless Replicator"]
fn CATA_185_faceless_replicator() {
    unwritten("CATA_185");
}

/// `CATA_186` · Neutral minion · 4 mana · 4/4
/// > **Battlecry:** Give your opponent a 2-Cost Sabotage. Cards next to it cost (1) more.
///
/// State: Todo
//~ todo CATA_186 d00566c3 f6dbeff5 364e3b10.5a31a0d8
#[test]
#[ignore = "todo: Stickybomb Saboteur"]
fn CATA_186_stickybomb_saboteur() {
    unwritten("CATA_186");
}

/// `CATA_186t` · Neutral spell · 2 mana
/// > Cards adjacent to this in hand cost (1) more.
///
/// State: Todo
//~ todo CATA_186t 4d7e8abd bcd57274 36af27b5.7750b9a3
#[test]
#[ignore = "todo: Sabotage!"]
fn CATA_186t_sabotage() {
    unwritten("CATA_186t");
}

/// `CATA_190p` · Neutral hero power · 2 mana
/// > +$a5 Attack this turn.
///
/// State: Todo
//~ todo CATA_190p 2d5f5b16 f47f595d 094d2918.0beef776
#[test]
#[ignore = "todo: Ruthless"]
fn CATA_190p_ruthless() {
    unwritten("CATA_190p");
}

/// `CATA_190t10` · Neutral spell · 0 mana
/// > Summon a 12/12 Dragon.
///
/// State: Todo
//~ todo CATA_190t10 c04bb924 4a67dd32 51f94aa3.230b1f50
#[test]
#[ignore = "todo: Dragon's Reign"]
fn CATA_190t10_dragons_reign() {
    unwritten("CATA_190t10");
}

/// `CATA_206` · Neutral minion · 5 mana · 6/5
/// > **{0}, {1}** Each turn this is in your hand, swap between two random **Bonus Effects**.
///
/// State: Todo
//~ todo CATA_206 ac3f720c 9eba2919 b42883c3.afb29f9a
#[test]
#[ignore = "todo: Twisted Monstrosity"]
fn CATA_206_twisted_monstrosity() {
    unwritten("CATA_206");
}

/// `CATA_209` · Neutral minion · 3 mana · 3/4
/// > **Battlecry:** Choose a spell in your hand to give **Spell Damage +1**.
///
/// State: Todo
//~ todo CATA_209 f349ac69 35cef011 256e58d0.d6d186fd
#[test]
#[ignore = "todo: Battlefield Blaster"]
fn CATA_209_battlefield_blaster() {
    unwritten("CATA_209");
}

/// `CATA_210` · Neutral minion · 1 mana · 0/2
/// > **Deathrattle:** Summon a {0}/{1} Whelp. *(Gains +1/+1 at the start of your turns!)*
///
/// State: Todo
//~ todo CATA_210 0dc4876a d30644fe 3ddbc99f.772eb8ac
#[test]
#[ignore = "todo: Twilight Egg"]
fn CATA_210_twilight_egg() {
    unwritten("CATA_210");
}

/// `CATA_213` · Neutral minion · 6 mana · 6/6
/// > **Battlecry:** If the total Cost of your starting minions was 100, split 100 stats among minions in your deck.
///
/// State: Todo
//~ todo CATA_213 47dd23fc 3af66b35 0118e4a8.daae3010
#[test]
#[ignore = "todo: Vyranoth"]
fn CATA_213_vyranoth() {
    unwritten("CATA_213");
}

/// `CATA_614` · Neutral minion · 2 mana · 2/2
/// > **Battlecry: Discover** a spell from your class. *(Swaps class each turn!)*@**Battlecry: Discover** a {0} spell. *(Swaps class each turn!)*
///
/// State: Todo
//~ todo CATA_614 2a6e0e6b bf29215e e895ce56.eacfd3f6
#[test]
#[ignore = "todo: Shadowed Informant"]
fn CATA_614_shadowed_informant() {
    unwritten("CATA_614");
}

/// `CATA_615` · Neutral minion · 4 mana · 5/4
/// > While holding this, if the rest of your hand is all even or all odd, transform into the 6/5 Worgen King.
///
/// State: Todo
//~ todo CATA_615 8404e239 4cc449d5 6001550e.ea3b456c
#[test]
#[ignore = "todo: Genn, Cursed King"]
fn CATA_615_genn_cursed_king() {
    unwritten("CATA_615");
}

/// `CATA_615t` · Neutral minion · 4 mana · 6/5
/// > **Battlecry:** Upgrade your starting Hero Power. It costs (1).
///
/// State: Todo
//~ todo CATA_615t 618ce623 f3fae0e8 8a1cee7b.74a2414e
#[test]
#[ignore = "todo: Genn, Worgen King"]
fn CATA_615t_genn_worgen_king() {
    unwritten("CATA_615t");
}

/// `CATA_616` · Neutral minion · 9 mana · 8/8
/// > This minion's Cost is reduced by the Cost of the last card you played.
///
/// State: Todo
//~ todo CATA_616 53dd4a62 52c86b2c 866708ed.8e6f5aa4
#[test]
#[ignore = "todo: Gronn Giant"]
fn CATA_616_gronn_giant() {
    unwritten("CATA_616");
}

/// `CATA_721` · Neutral minion · 2 mana · 2/3
/// > **Battlecry:** Choose a card in your hand to shuffle into your deck. Draw a card.
///
/// State: Done
//~ done CATA_721 8c539df9 - 70b6f1e6.24df7332
#[test]
fn CATA_721_sheltered_survivor() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_721"),
            Cost("CATA_721", 2),
            Stats("CATA_721", 2, 3),
            Give("CS2_231"),
            Give("CS2_200"),
            EmptyDeck(Mine),
            Play("CATA_721", On(Nth(1))),
            HandCount(Mine, 2),
            Is(InHand(0), "CS2_200"),
            Is(InHand(1), "CS2_231"),
            DeckCount(Mine, 0),
            Health(MyHero, 30),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CS2_231"),
            Give("CS2_200"),
            Play("CATA_721", On(Nth(1))),
            HandCount(Mine, 2),
            DeckCount(Mine, 19),
            In(Nth(0), Zone::Hand),
            In(Nth(1), Zone::Deck),
        ],
    );
}

/// `CATA_897` · Neutral minion · 3 mana · 3/4
/// > **Battlecry:** Choose a card in your hand to discard. **Deathrattle:** Get it back. It costs (1) less.
///
/// State: Todo
//~ todo CATA_897 0fa1e420 74ca9c94 cdf69926.521cab5d
#[test]
#[ignore = "todo: Gemstone Hoarder"]
fn CATA_897_gemstone_hoarder() {
    unwritten("CATA_897");
}

/// `MEND_100` · Neutral minion · 3 mana · 3/3
/// > **Battlecry:** Get a 3-Cost Bulb that casts three random 1-Cost spells. It upgrades each turn.
///
/// State: Todo
//~ todo MEND_100 74f78e94 8f714014 cc122a3d.7a72b7ac
#[test]
#[ignore = "todo: Cultivating Sprite"]
fn MEND_100_cultivating_sprite() {
    unwritten("MEND_100");
}
