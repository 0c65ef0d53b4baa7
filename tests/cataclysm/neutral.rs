//! Neutral cards of Cataclysm, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file a3dce0ad

/// # Darkscale Broodmother
///
/// `CATA_111` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry:** If you're holding a Dragon, refresh 2 Mana Crystals.
///
/// State: Derived
//~ derived CATA_111 633d3cb1 374283ec 60a85154.3db97c4f
#[test]
fn CATA_111_darkscale_broodmother() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_111"),
            Cost("CATA_111", 3),
            Stats("CATA_111", 4, 3),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Play("CS2_182", Nothing),
            Play("CATA_111", Nothing),
            Mana(5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CATA_111"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Play("CS2_182", Nothing),
            Play("CATA_111", Nothing),
            Mana(3),
        ],
    );
}

/// # War'loc
///
/// `CATA_180` · Neutral minion · 2 mana · 1/1
///
/// > **Battlecry:** Your next Murloc that costs (3) or less costs Health instead of Mana.
///
/// State: Done
//~ done CATA_180 d654d634 - 34c02f32.c5aa8aa3
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

/// # Faceless Replicator
///
/// `CATA_185` · Neutral minion · 3 mana · 3/3
///
/// > **Elusive Deathrattle:** Transform the minion that killed this into a Faceless Replicator.
///
/// State: Todo
//~ todo CATA_185 9c6e17d9 642a8309 a86e6283.511b662e
#[test]
#[ignore = "todo: CATA_185 Faceless Replicator"]
fn CATA_185_faceless_replicator() {
    check(
        CardClass::Mage,
        &[Give("CATA_185"), Cost("CATA_185", 3), Stats("CATA_185", 3, 3), Has("CATA_185", GameTag::ELUSIVE), Unwritten],
    );
}

/// # Stickybomb Saboteur
///
/// `CATA_186` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Give your opponent a 2-Cost Sabotage. Cards next to it cost (1) more.
///
/// State: Todo
//~ todo CATA_186 39da1f22 b21edc1f 364e3b10.5a31a0d8
#[test]
#[ignore = "todo: CATA_186 Stickybomb Saboteur"]
fn CATA_186_stickybomb_saboteur() {
    check(CardClass::Mage, &[Give("CATA_186"), Cost("CATA_186", 4), Stats("CATA_186", 4, 4), Unwritten]);
}

/// # Sabotage!
///
/// `CATA_186t` · Neutral spell · 2 mana
///
/// > Cards adjacent to this in hand cost (1) more.
///
/// State: Todo
//~ todo CATA_186t 563a4ad8 f9050d6e 36af27b5.7750b9a3
#[test]
#[ignore = "todo: CATA_186t Sabotage!"]
fn CATA_186t_sabotage() {
    check(CardClass::Mage, &[Give("CATA_186t"), Cost("CATA_186t", 2), Unwritten]);
}

/// # Sabotaged
///
/// `CATA_186te` · Neutral enchantment
///
/// > Costs (1) more.
///
/// State: Derived
//~ derived CATA_186te d63118f9 43cc87a4 b4f22ea4.5dfe1a2c
#[test]
fn CATA_186te_sabotaged() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "CATA_186te"), CostNow(Nth(0), 4)]);
}

/// # Ruthless
///
/// `CATA_190p` · Neutral hero power · 2 mana
///
/// > +$a5 Attack this turn.
///
/// State: Todo
//~ todo CATA_190p da8980b4 36dca97c 094d2918.0beef776
#[test]
#[ignore = "todo: CATA_190p Ruthless"]
fn CATA_190p_ruthless() {
    check(CardClass::Mage, &[HasHeroPower("CATA_190p"), Cost("CATA_190p", 2), Unwritten]);
}

/// # Ruthless
///
/// `CATA_190pe` · Neutral enchantment
///
/// > +5 Attack this turn.
///
/// State: Derived
//~ derived CATA_190pe 42a7ef14 7ac62e88 0f41f09b.029f0d3a
#[test]
fn CATA_190pe_ruthless() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "CATA_190pe"), Now(My(0), 10, 1), EndTurn, Now(My(0), 5, 1)],
    );
}

/// # Dragon's Reign
///
/// `CATA_190t10` · Neutral spell · 0 mana
///
/// > Summon a 12/12 Dragon.
///
/// State: Todo
//~ todo CATA_190t10 260ef621 82c8ad40 51f94aa3.230b1f50
#[test]
#[ignore = "todo: CATA_190t10 Dragon's Reign"]
fn CATA_190t10_dragons_reign() {
    check(CardClass::Mage, &[Give("CATA_190t10"), Cost("CATA_190t10", 0), Unwritten]);
}

/// # Topple
///
/// `CATA_190t11` · Neutral spell · 0 mana
///
/// > Destroy the highest Health enemy minion.
///
/// State: Derived
//~ derived CATA_190t11 7e9e3907 ee997832 7d241810.e25545ff
#[test]
fn CATA_190t11_topple() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_190t11"),
            Cost("CATA_190t11", 0),
            Friend("CS2_182"),
            Enemy("CS2_119"),
            Enemy("CS2_182"),
            Play("CATA_190t11", Nothing),
            Dead(Nth(2)),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Raze
///
/// `CATA_190t12` · Neutral spell · 0 mana
///
/// > Deal 4 damage to all enemy minions.
///
/// State: Derived
//~ derived CATA_190t12 881f4be7 4b267618 de59a245.41fbffef
#[test]
fn CATA_190t12_raze() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_190t12"),
            Cost("CATA_190t12", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_190t12", Nothing),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Enthrall
///
/// `CATA_190t13` · Neutral spell · 0 mana
///
/// > Shuffle five random **Legendary** Dragons into your deck. They cost (1).
///
/// State: Derived
//~ derived CATA_190t13 d1e88dfd 9d5aa974 90a8ae5d.1bb8b917
#[test]
fn CATA_190t13_enthrall() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_190t13"),
            Cost("CATA_190t13", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_123")),
            Force(Card("AT_123")),
            Force(Card("AT_123")),
            Force(Card("AT_123")),
            Force(Card("AT_123")),
            Play("CATA_190t13", Nothing),
            DeckCount(Mine, 24),
            CostNow(The("AT_123"), 1),
            In(The("AT_123"), Zone::Deck),
            Now(The("AT_123"), 6, 6),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CATA_190t13"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_009")),
            Play("CATA_190t13", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CATA_190t13"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_008")),
            Play("CATA_190t13", Nothing),
        ],
    );
}

/// # Progeny of Deathwing
///
/// `CATA_190t14` · Neutral minion · 10 mana · 12/12
///
/// State: Vanilla
//~ vanilla CATA_190t14 85b46cb9 41204a90 5e354b57
#[test]
fn CATA_190t14_progeny_of_deathwing() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_190t14"),
            Cost("CATA_190t14", 10),
            Stats("CATA_190t14", 12, 12),
            Play("CATA_190t14", Nothing),
            In(The("CATA_190t14"), Zone::Play),
            Now(The("CATA_190t14"), 12, 12),
        ],
    );
}

/// # Twisted Monstrosity
///
/// `CATA_206` · Neutral minion · 5 mana · 6/5
///
/// > **{0}, {1}** Each turn this is in your hand, swap between two random **Bonus Effects**.
///
/// State: Todo
//~ todo CATA_206 7cc8c758 0e82a215 b42883c3.afb29f9a
#[test]
#[ignore = "todo: CATA_206 Twisted Monstrosity"]
fn CATA_206_twisted_monstrosity() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_206"),
            Cost("CATA_206", 5),
            Stats("CATA_206", 6, 5),
            Has("CATA_206", GameTag::ELUSIVE),
            Has("CATA_206", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Selfless Protector
///
/// `CATA_208` · Neutral minion · 2 mana · 2/6
///
/// > **Taunt** Takes one extra damage from all sources.
///
/// State: Derived
//~ derived CATA_208 c3348ab4 20e06769 82daa84d.3d492f6d
#[test]
fn CATA_208_selfless_protector() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_208"),
            Cost("CATA_208", 2),
            Stats("CATA_208", 2, 6),
            Has("CATA_208", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_208"),
            Hurt(Nth(3), 2),
            Now(Nth(3), 2, 3),
        ],
    );
}

/// # Battlefield Blaster
///
/// `CATA_209` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Choose a spell in your hand to give **Spell Damage +1**.
///
/// State: Todo
//~ todo CATA_209 375ad17b 4d322cf2 256e58d0.d6d186fd
#[test]
#[ignore = "todo: CATA_209 Battlefield Blaster"]
fn CATA_209_battlefield_blaster() {
    check(CardClass::Mage, &[Give("CATA_209"), Cost("CATA_209", 3), Stats("CATA_209", 3, 4), Unwritten]);
}

/// # Battlefield Channeler Spellpower
///
/// `CATA_209e` · Neutral enchantment
///
/// > **Spell Damage +1**.
///
/// State: Derived
//~ derived CATA_209e 35383c66 a9c07e76 8a3daacc.7e90e4a1
#[test]
fn CATA_209e_battlefield_channeler_spellpower() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "CATA_209e"), TagNow(My(0), GameTag::SPELLPOWER, 1)]);
}

/// # Twilight Egg
///
/// `CATA_210` · Neutral minion · 1 mana · 0/2
///
/// > **Deathrattle:** Summon a {0}/{1} Whelp. *(Gains +1/+1 at the start of your turns!)*
///
/// State: Todo
//~ todo CATA_210 8c3ff7e7 36967ada 3ddbc99f.772eb8ac
#[test]
#[ignore = "todo: CATA_210 Twilight Egg"]
fn CATA_210_twilight_egg() {
    check(CardClass::Mage, &[Give("CATA_210"), Cost("CATA_210", 1), Stats("CATA_210", 0, 2), Unwritten]);
}

/// # Accelerated Whelp
///
/// `CATA_210t` · Neutral minion · 2 mana · 2/1
///
/// State: Vanilla
//~ vanilla CATA_210t e9d673d0 12bae771 221ace3a
#[test]
fn CATA_210t_accelerated_whelp() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_210t"),
            Cost("CATA_210t", 2),
            Stats("CATA_210t", 2, 1),
            Play("CATA_210t", Nothing),
            In(The("CATA_210t"), Zone::Play),
            Now(The("CATA_210t"), 2, 1),
        ],
    );
}

/// # Vyranoth
///
/// `CATA_213` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** If the total Cost of your starting minions was 100, split 100 stats among minions in your deck.
///
/// State: Todo
//~ todo CATA_213 7e4b96e7 f0f5c728 0118e4a8.daae3010
#[test]
#[ignore = "todo: CATA_213 Vyranoth"]
fn CATA_213_vyranoth() {
    check(CardClass::Mage, &[Give("CATA_213"), Cost("CATA_213", 6), Stats("CATA_213", 6, 6), Unwritten]);
}

/// # Bronze Keeper
///
/// `CATA_476` · Neutral minion · 8 mana · 3/7
///
/// > At the end of your turn, summon a 6/6 Elemental Dragon with **Divine Shield**.
///
/// State: Derived
//~ derived CATA_476 2a0293e0 349a8268 7e7cef84.53b24585
#[test]
fn CATA_476_bronze_keeper() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_476"),
            Cost("CATA_476", 8),
            Stats("CATA_476", 3, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_476"),
            EndTurn,
            BoardCount(Mine, 3),
            In(The("CATA_476t"), Zone::Play),
            Now(The("CATA_476t"), 6, 6),
        ],
    );
}

/// # Sandscale Dragon
///
/// `CATA_476t` · Neutral minion · 6 mana · 6/6
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ vanilla CATA_476t 4e9515a5 a3d1461c 4021f475.cc526ac4
#[test]
fn CATA_476t_sandscale_dragon() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_476t"),
            Cost("CATA_476t", 6),
            Stats("CATA_476t", 6, 6),
            Has("CATA_476t", GameTag::DIVINE_SHIELD),
            Play("CATA_476t", Nothing),
            In(The("CATA_476t"), Zone::Play),
            Now(The("CATA_476t"), 6, 6),
            HasNow(The("CATA_476t"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Carrier Whelp
///
/// `CATA_556` · Neutral minion · 1 mana · 1/2
///
/// > **Battlecry:** Get a random Dragon that costs (3) or less.
///
/// State: Derived
//~ derived CATA_556 38fb29d8 cec537ae 63a078cf.b257904c
#[test]
fn CATA_556_carrier_whelp() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_556"),
            Cost("CATA_556", 1),
            Stats("CATA_556", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("BRM_004")),
            Play("CATA_556", Nothing),
            Is(InHand(0), "BRM_004"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 2, 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("CATA_556"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_008")), Play("CATA_556", Nothing)],
    );
    check(
        CardClass::Mage,
        &[Give("CATA_556"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_002")), Play("CATA_556", Nothing)],
    );
}

/// # Frostbitten Imp
///
/// `CATA_612` · Neutral minion · 2 mana · 5/3
///
/// > **Battlecry: Freeze** this.
///
/// State: Derived
//~ derived CATA_612 88dd26bc e4a45c98 a13bca10.e1b20e12
#[test]
fn CATA_612_frostbitten_imp() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_612"),
            Cost("CATA_612", 2),
            Stats("CATA_612", 5, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_612", Nothing),
            HasNow(Nth(0), GameTag::FROZEN),
        ],
    );
}

/// # Survivalist
///
/// `CATA_613` · Neutral minion · 9 mana · 6/6
///
/// > Has **Immune** while you control no other minions.
///
/// State: Derived
//~ derived CATA_613 56f65a1f c3164e1b e2ff9c29.efe4d902
#[test]
fn CATA_613_survivalist() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_613"),
            Cost("CATA_613", 9),
            Stats("CATA_613", 6, 6),
            Enemy("CS2_182"),
            Friend("CATA_613"),
            HasNow(Nth(2), GameTag::IMMUNE),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("CATA_613"), Friend("CS2_182"), Enemy("CS2_182"), Friend("CATA_613"), HasNot(Nth(3), GameTag::IMMUNE)],
    );
}

/// # Shadowed Informant
///
/// `CATA_614` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a spell from your class. *(Swaps class each turn!)*@**Battlecry: Discover** a {0} spell. *(Swaps class each turn!)*
///
/// State: Todo
//~ todo CATA_614 185bb74f d68e3b05 e895ce56.eacfd3f6
#[test]
#[ignore = "todo: CATA_614 Shadowed Informant"]
fn CATA_614_shadowed_informant() {
    check(CardClass::Mage, &[Give("CATA_614"), Cost("CATA_614", 2), Stats("CATA_614", 2, 2), Unwritten]);
}

/// # Genn, Cursed King
///
/// `CATA_615` · Neutral minion · 4 mana · 5/4
///
/// > While holding this, if the rest of your hand is all even or all odd, transform into the 6/5 Worgen King.
///
/// State: Todo
//~ todo CATA_615 a559866e 9aace49c 6001550e.ea3b456c
#[test]
#[ignore = "todo: CATA_615 Genn, Cursed King"]
fn CATA_615_genn_cursed_king() {
    check(CardClass::Mage, &[Give("CATA_615"), Cost("CATA_615", 4), Stats("CATA_615", 5, 4), Unwritten]);
}

/// # Genn, Worgen King
///
/// `CATA_615t` · Neutral minion · 4 mana · 6/5
///
/// > **Battlecry:** Upgrade your starting Hero Power. It costs (1).
///
/// State: Todo
//~ todo CATA_615t 1537e931 4dbf4bca 8a1cee7b.74a2414e
#[test]
#[ignore = "todo: CATA_615t Genn, Worgen King"]
fn CATA_615t_genn_worgen_king() {
    check(CardClass::Mage, &[Give("CATA_615t"), Cost("CATA_615t", 4), Stats("CATA_615t", 6, 5), Unwritten]);
}

/// # Gronn Giant
///
/// `CATA_616` · Neutral minion · 9 mana · 8/8
///
/// > This minion's Cost is reduced by the Cost of the last card you played.
///
/// State: Todo
//~ todo CATA_616 2e2a28df ea12898b 866708ed.8e6f5aa4
#[test]
#[ignore = "todo: CATA_616 Gronn Giant"]
fn CATA_616_gronn_giant() {
    check(CardClass::Mage, &[Give("CATA_616"), Cost("CATA_616", 9), Stats("CATA_616", 8, 8), Unwritten]);
}

/// # Warmaster Blackhorn
///
/// `CATA_720` · Neutral minion · 7 mana · 6/6
///
/// > **Battlecry:** Destroy all cards that cost (2) or less in both players' decks.
///
/// State: Derived
//~ derived CATA_720 f0b2c32c 7fa6c43c 930d1f83.c53d385a
#[test]
fn CATA_720_warmaster_blackhorn() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_720"),
            Cost("CATA_720", 7),
            Stats("CATA_720", 6, 6),
            OnTop("CS2_120"),
            OnTop("CS2_120"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_120"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CATA_720", Nothing),
            DeckCount(Mine, 20),
            Dead(Nth(1)),
            Dead(Nth(2)),
            Dead(Nth(4)),
            DeckCount(Theirs, 20),
        ],
    );
}

/// # Sheltered Survivor
///
/// `CATA_721` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Choose a card in your hand to shuffle into your deck. Draw a card.
///
/// State: Done
//~ done CATA_721 854c2509 - 70b6f1e6.24df7332
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

/// # Drakeadon Mongrel
///
/// `CATA_723` · Neutral minion · 7 mana · 8/6
///
/// > **Deathrattle:** Summon two random 4-Cost minions.
///
/// State: Derived
//~ derived CATA_723 53299852 5a7df375 f2dba565.1e0ec020
#[test]
fn CATA_723_drakeadon_mongrel() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_723"),
            Cost("CATA_723", 7),
            Stats("CATA_723", 8, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_723"),
            Force(Card("CS2_119")),
            Force(Card("CS2_119")),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CATA_723"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_723"),
            Never(Card("AT_022")),
            Kill(Nth(3)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CATA_723"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_723"),
            Never(Card("AT_003")),
            Kill(Nth(3)),
        ],
    );
}

/// # Gemstone Hoarder
///
/// `CATA_897` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Choose a card in your hand to discard. **Deathrattle:** Get it back. It costs (1) less.
///
/// State: Todo
//~ todo CATA_897 409a0a79 707c3956 cdf69926.521cab5d
#[test]
#[ignore = "todo: CATA_897 Gemstone Hoarder"]
fn CATA_897_gemstone_hoarder() {
    check(CardClass::Mage, &[Give("CATA_897"), Cost("CATA_897", 3), Stats("CATA_897", 3, 4), Unwritten]);
}

/// # Scaled Lancer
///
/// `CATA_898` · Neutral minion · 4 mana · 6/6
///
/// > All enemy minions have **Taunt**.
///
/// State: Derived
//~ derived CATA_898 122c23c7 0b0c3035 2d37e00c.903db63f
#[test]
fn CATA_898_scaled_lancer() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_898"),
            Cost("CATA_898", 4),
            Stats("CATA_898", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_898"),
            HasNow(Nth(2), GameTag::TAUNT),
        ],
    );
}

/// # Scalebound
///
/// `CATA_898e` · Neutral enchantment
///
/// > Scaled Lancer grants **Taunt**.
///
/// State: Derived
//~ derived CATA_898e cc1b98c8 870d9c0b 1281cce9.1637dfeb
#[test]
fn CATA_898e_scalebound() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "CATA_898e"), HasNow(My(0), GameTag::TAUNT)]);
}

/// # Earthen Drake
///
/// `CATA_999` · Neutral minion · 5 mana · 4/4
///
/// > At the end of your turn, deal 4 damage to the enemy hero.
///
/// State: Derived
//~ derived CATA_999 a15567e3 40e88b82 74017bfb.81ecb9c4
#[test]
fn CATA_999_earthen_drake() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_999"),
            Cost("CATA_999", 5),
            Stats("CATA_999", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CATA_999"),
            EndTurn,
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
}

/// # The Coin
///
/// `CATA_COIN1` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived CATA_COIN1 5d0d6fac f3ff14f0 4f8685c4.095f71be
#[test]
fn CATA_COIN1_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_COIN1"),
            Cost("CATA_COIN1", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("CATA_COIN1", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `CATA_COIN2` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived CATA_COIN2 61f2fd86 0ad50b19 a84bbae2.095f71be
#[test]
fn CATA_COIN2_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_COIN2"),
            Cost("CATA_COIN2", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("CATA_COIN2", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `CATA_COIN3` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived CATA_COIN3 550095ac dba1f45d d5f8d7f3.095f71be
#[test]
fn CATA_COIN3_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_COIN3"),
            Cost("CATA_COIN3", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("CATA_COIN3", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `CATA_COIN4` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived CATA_COIN4 c84e3608 aa8b3f81 244ea477.095f71be
#[test]
fn CATA_COIN4_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_COIN4"),
            Cost("CATA_COIN4", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("CATA_COIN4", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `CATA_COIN5` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived CATA_COIN5 6b7730bb 6db2d8c0 826a4225.095f71be
#[test]
fn CATA_COIN5_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_COIN5"),
            Cost("CATA_COIN5", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("CATA_COIN5", Nothing),
            Mana(6),
        ],
    );
}

/// # The Coin
///
/// `CATA_COIN6` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Derived
//~ derived CATA_COIN6 bae33c2c 2b67a57b 45a13f0e.095f71be
#[test]
fn CATA_COIN6_the_coin() {
    check(
        CardClass::Mage,
        &[
            Give("CATA_COIN6"),
            Cost("CATA_COIN6", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("CATA_COIN6", Nothing),
            Mana(6),
        ],
    );
}

/// # Cultivating Sprite
///
/// `MEND_100` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** Get a 3-Cost Bulb that casts three random 1-Cost spells. It upgrades each turn.
///
/// State: Todo
//~ todo MEND_100 933b44d9 f7eb5ac4 cc122a3d.7a72b7ac
#[test]
#[ignore = "todo: MEND_100 Cultivating Sprite"]
fn MEND_100_cultivating_sprite() {
    check(CardClass::Mage, &[Give("MEND_100"), Cost("MEND_100", 3), Stats("MEND_100", 3, 3), Unwritten]);
}

/// # Blooming Bulb
///
/// `MEND_100t` · Neutral spell · Nature · 3 mana
///
/// > Cast three random @-Cost spells. *(Upgrades each turn!)*
///
/// State: Derived
//~ derived MEND_100t 12e881d3 9268e8d0 34376405.c43471d4
#[test]
fn MEND_100t_blooming_bulb() {
    check(
        CardClass::Mage,
        &[
            Give("MEND_100t"),
            Cost("MEND_100t", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_075")),
            Force(Card("CS2_075")),
            Force(Card("CS2_075")),
            Play("MEND_100t", Nothing),
            Now(TheirHero, 0, 21),
            Damage(TheirHero, 9),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("MEND_100t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            TagNow(Nth(0), GameTag::TAG_SCRIPT_DATA_NUM_1, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("MEND_100t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            TagNow(Nth(0), GameTag::TAG_SCRIPT_DATA_NUM_1, 2),
        ],
    );
}
