//! Warlock cards of Across the Timeways, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6b8733ff

/// # Acolyte of Infinity
///
/// `END_018` · Warlock minion · 3 mana · 5/5
///
/// > **Battlecry:** Set the Cost of a random card in your hand to INFINITY! **Deathrattle:** Change it back.
///
/// State: Todo
//~ todo END_018 9662fccd bb9985f0 6adaf4f0.3770493e
#[test]
#[ignore = "todo: END_018 Acolyte of Infinity"]
fn END_018_acolyte_of_infinity() {
    check(CardClass::Warlock, &[Give("END_018"), Cost("END_018", 3), Stats("END_018", 5, 5), Unwritten]);
}

/// # Endtime Survivor
///
/// `END_019` · Multi-class minion · 5 mana · 5/6
///
/// > **Taunt**. **Battlecry:** If your hero took damage this turn, gain +3/+3.
///
/// State: Derived
//~ derived END_019 02ed37e5 16b47abd d5fc3c6d.94c541bd
#[test]
fn END_019_endtime_survivor() {
    check(
        CardClass::Warlock,
        &[
            Give("END_019"),
            Cost("END_019", 5),
            Stats("END_019", 5, 6),
            Has("END_019", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(MyHero, 1),
            Crystals(10),
            Play("END_019", Nothing),
            Now(Nth(0), 8, 9),
        ],
    );
    check(
        CardClass::Warlock,
        &[Give("END_019"), Friend("CS2_182"), Enemy("CS2_182"), Play("END_019", Nothing), Now(Nth(0), 5, 6)],
    );
}

/// # Alone in Time
///
/// `END_019e` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived END_019e b06f6db2 dbadc7fa 1ecdcdd9.b42c6980
#[test]
fn END_019e_alone_in_time() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "END_019e"), Now(My(0), 8, 4)]);
}

/// # Eternal Toil
///
/// `END_020` · Multi-class spell · Shadow · 1 mana
///
/// > Deal $1 damage to a minion. If it survives, draw a card. If it dies, summon a random 1-Cost minion.
///
/// State: Todo
//~ todo END_020 cbbc3c2c 4717fcec b8335c86.6394e25a
#[test]
#[ignore = "todo: END_020 Eternal Toil"]
fn END_020_eternal_toil() {
    check(CardClass::Warlock, &[Give("END_020"), Cost("END_020", 1), Unwritten]);
}

/// # Timethief Rafaam
///
/// `TIME_005` · Warlock minion · 10 mana · 10/10
///
/// > **Fabled+**. Your deck size is 40, but has 10 Rafaams! **Battlecry:** If you played the rest, destroy the enemy hero.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo TIME_005 71df3d39 7b4402af 6ff151d3.511f7606
#[test]
#[ignore = "todo: TIME_005 Timethief Rafaam"]
fn TIME_005_timethief_rafaam() {
    check(CardClass::Warlock, &[Give("TIME_005"), Cost("TIME_005", 10), Stats("TIME_005", 10, 10), Unwritten]);
}

/// # Tiny Rafaam
///
/// `TIME_005t1` · Warlock minion · 1 mana · 1/1
///
/// > **Battlecry and Deathrattle:** Draw a Rafaam.
///
/// State: Todo
//~ todo TIME_005t1 8e3b0ad6 ff28e4f8 fe9ae304.c4b82d68
#[test]
#[ignore = "todo: TIME_005t1 Tiny Rafaam"]
fn TIME_005t1_tiny_rafaam() {
    check(CardClass::Warlock, &[Give("TIME_005t1"), Cost("TIME_005t1", 1), Stats("TIME_005t1", 1, 1), Unwritten]);
}

/// # Green Rafaam
///
/// `TIME_005t2` · Warlock minion · 2 mana · 2/2
///
/// > **Battlecry:** Give other Rafaams in your hand and battlefield +2/+2.
///
/// State: Todo
//~ todo TIME_005t2 1e76aa68 10ea12b0 e688c66b.18e0738f
#[test]
#[ignore = "todo: TIME_005t2 Green Rafaam"]
fn TIME_005t2_green_rafaam() {
    check(CardClass::Warlock, &[Give("TIME_005t2"), Cost("TIME_005t2", 2), Stats("TIME_005t2", 2, 2), Unwritten]);
}

/// # SUPREME GREENOLOGY!
///
/// `TIME_005t2e` · Warlock enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived TIME_005t2e 694556b1 16f18b71 8b216cab.6d6ab056
#[test]
fn TIME_005t2e_supreme_greenology() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "TIME_005t2e"), Now(My(0), 7, 3)]);
}

/// # Explorer Rafaam
///
/// `TIME_005t3` · Warlock minion · 4 mana · 4/4
///
/// > **Battlecry: Discover** a Rafaam from your deck.
///
/// State: Todo
//~ todo TIME_005t3 db522e9f 7dbe08ea e61e1959.8c13d8fd
#[test]
#[ignore = "todo: TIME_005t3 Explorer Rafaam"]
fn TIME_005t3_explorer_rafaam() {
    check(CardClass::Warlock, &[Give("TIME_005t3"), Cost("TIME_005t3", 4), Stats("TIME_005t3", 4, 4), Unwritten]);
}

/// # Warchief Rafaam
///
/// `TIME_005t4` · Warlock minion · 5 mana · 5/5
///
/// > **Battlecry:** Gain 5 Armor. If you're holding another Rafaam, gain 5 more.
///
/// State: Todo
//~ todo TIME_005t4 abdc7f0c 8b70c8a8 9602c895.9babc732
#[test]
#[ignore = "todo: TIME_005t4 Warchief Rafaam"]
fn TIME_005t4_warchief_rafaam() {
    check(CardClass::Warlock, &[Give("TIME_005t4"), Cost("TIME_005t4", 5), Stats("TIME_005t4", 5, 5), Unwritten]);
}

/// # Mindflayer R'faam
///
/// `TIME_005t5` · Warlock minion · 7 mana · 7/7
///
/// > **Taunt Battlecry:** If you're holding another Rafaam, summon a copy of this.
///
/// State: Todo
//~ todo TIME_005t5 4dd639cd fe13165c 98c63583.50945d6b
#[test]
#[ignore = "todo: TIME_005t5 Mindflayer R'faam"]
fn TIME_005t5_mindflayer_rfaam() {
    check(
        CardClass::Warlock,
        &[
            Give("TIME_005t5"),
            Cost("TIME_005t5", 7),
            Stats("TIME_005t5", 7, 7),
            Has("TIME_005t5", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Calamitous Rafaam
///
/// `TIME_005t6` · Warlock minion · 6 mana · 6/6
///
/// > **Battlecry:** Deal 6 damage to all minions that aren't Rafaam.
///
/// State: Todo
//~ todo TIME_005t6 1b3531b3 ea906c63 8769556f.ba4824eb
#[test]
#[ignore = "todo: TIME_005t6 Calamitous Rafaam"]
fn TIME_005t6_calamitous_rafaam() {
    check(CardClass::Warlock, &[Give("TIME_005t6"), Cost("TIME_005t6", 6), Stats("TIME_005t6", 6, 6), Unwritten]);
}

/// # Giant Rafaam
///
/// `TIME_005t7` · Warlock minion · 8 mana · 8/8
///
/// > **Rush**. Costs (1) less for each Rafaam you've played this game.
///
/// State: Todo
//~ todo TIME_005t7 f2aa02dd c9217bbd c5cbce74.a9d7f2bc
#[test]
#[ignore = "todo: TIME_005t7 Giant Rafaam"]
fn TIME_005t7_giant_rafaam() {
    check(
        CardClass::Warlock,
        &[
            Give("TIME_005t7"),
            Cost("TIME_005t7", 8),
            Stats("TIME_005t7", 8, 8),
            Has("TIME_005t7", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Murloc Rafaam
///
/// `TIME_005t8` · Warlock minion · 3 mana · 3/3
///
/// > **Battlecry:** The next Rafaam you play costs (3) less.
///
/// State: Todo
//~ todo TIME_005t8 c12be7a7 7e515413 d58d57e3.485daf75
#[test]
#[ignore = "todo: TIME_005t8 Murloc Rafaam"]
fn TIME_005t8_murloc_rafaam() {
    check(CardClass::Warlock, &[Give("TIME_005t8"), Cost("TIME_005t8", 3), Stats("TIME_005t8", 3, 3), Unwritten]);
}

/// # Archmage Rafaam
///
/// `TIME_005t9` · Warlock minion · 9 mana · 9/9
///
/// > **Battlecry:** Transform all minions that aren't Rafaam into 1/1 Sheep.
///
/// State: Todo
//~ todo TIME_005t9 a5c24dcc a012b2ce 707229eb.b06ee6e1
#[test]
#[ignore = "todo: TIME_005t9 Archmage Rafaam"]
fn TIME_005t9_archmage_rafaam() {
    check(CardClass::Warlock, &[Give("TIME_005t9"), Cost("TIME_005t9", 9), Stats("TIME_005t9", 9, 9), Unwritten]);
}

/// # Baaaafam
///
/// `TIME_005t9t` · Warlock minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla TIME_005t9t 601d7fcf 75d0bb46 2e24e903
#[test]
fn TIME_005t9t_baaaafam() {
    check(
        CardClass::Warlock,
        &[
            Give("TIME_005t9t"),
            Cost("TIME_005t9t", 1),
            Stats("TIME_005t9t", 1, 1),
            Play("TIME_005t9t", Nothing),
            In(The("TIME_005t9t"), Zone::Play),
            Now(The("TIME_005t9t"), 1, 1),
        ],
    );
}

/// # Bygone Doomspeaker
///
/// `TIME_008` · Warlock minion · 3 mana · 3/3
///
/// > **Rewind Battlecry:** Both players discard a random card.
///
/// State: Todo
//~ todo TIME_008 27190808 47408eff 7b149f1e.039a65df
#[test]
#[ignore = "todo: TIME_008 Bygone Doomspeaker"]
fn TIME_008_bygone_doomspeaker() {
    check(CardClass::Warlock, &[Give("TIME_008"), Cost("TIME_008", 3), Stats("TIME_008", 3, 3), Unwritten]);
}

/// # Twilight Timehopper
///
/// `TIME_025` · Warlock minion · 2 mana · 4/4
///
/// > **Battlecry:** Shuffle 2 Shreds of Time into your deck. When drawn, deal 3 damage to your hero.
///
/// State: Derived
//~ derived TIME_025 b5989a2c 6ea989a1 a8aa02e3.6d9561dd
#[test]
fn TIME_025_twilight_timehopper() {
    check(
        CardClass::Warlock,
        &[
            Give("TIME_025"),
            Cost("TIME_025", 2),
            Stats("TIME_025", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_025", Nothing),
            DeckCount(Mine, 21),
            In(The("TIME_025t"), Zone::Deck),
        ],
    );
}

/// # Shred of Time
///
/// `TIME_025t` · Warlock spell · 0 mana
///
/// > **Casts When Drawn** Deal $3 damage to your hero.
///
/// State: Derived
//~ derived TIME_025t dfc8f3a1 32b1df0f e4a49286.d5fb4bbe
#[test]
fn TIME_025t_shred_of_time() {
    check(
        CardClass::Warlock,
        &[
            Give("TIME_025t"),
            Cost("TIME_025t", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_025t", Nothing),
            Now(MyHero, 0, 27),
            Damage(MyHero, 3),
        ],
    );
}

/// # Entropic Continuity
///
/// `TIME_026` · Warlock spell · 1 mana
///
/// > Give your minions +1/+1. Shuffle 2 Shreds of Time into your deck.
///
/// State: Derived
//~ derived TIME_026 fcbbd4ee 89eda43d 2338c492.e9e055ac
#[test]
fn TIME_026_entropic_continuity() {
    check(
        CardClass::Warlock,
        &[
            Give("TIME_026"),
            Cost("TIME_026", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TIME_026", Nothing),
            DeckCount(Mine, 21),
            Now(Nth(1), 5, 6),
            CostNow(The("TIME_025t"), 0),
            In(The("TIME_025t"), Zone::Deck),
        ],
    );
}

/// # Ruptured Reality
///
/// `TIME_026e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived TIME_026e 42bca4d5 23f0c611 9d47af0f.67341004
#[test]
fn TIME_026e_ruptured_reality() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "TIME_026e"), Now(My(0), 6, 2)]);
}

/// # Tachyon Barrage
///
/// `TIME_027` · Warlock spell · 2 mana
///
/// > Deal $6 damage split among all enemies. Shuffle 2 Shreds of Time into your deck.
///
/// State: Derived
//~ derived TIME_027 de88f46b 2bd73695 78380135.693a0d58
#[test]
fn TIME_027_tachyon_barrage() {
    check(
        CardClass::Warlock,
        &[
            Give("TIME_027"),
            Cost("TIME_027", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Play("TIME_027", Nothing),
            DeckCount(Mine, 21),
            Now(Nth(2), 4, 2),
            In(The("TIME_025t"), Zone::Deck),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Fatebreaker
///
/// `TIME_028` · Warlock minion · 4 mana · 4/4
///
/// > **Lifesteal Battlecry:** Cast a Shred of Time from your deck to gain +3/+3.
///
/// State: Todo
//~ todo TIME_028 9a0262c4 6b43da47 c4b461b7.3c7f3201
#[test]
#[ignore = "todo: TIME_028 Fatebreaker"]
fn TIME_028_fatebreaker() {
    check(
        CardClass::Warlock,
        &[
            Give("TIME_028"),
            Cost("TIME_028", 4),
            Stats("TIME_028", 4, 4),
            Has("TIME_028", GameTag::LIFESTEAL),
            Unwritten,
        ],
    );
}

/// # Fate Broken
///
/// `TIME_028e` · Warlock enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived TIME_028e d4871b33 6382cbff 09170ac4.b42c6980
#[test]
fn TIME_028e_fate_broken() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "TIME_028e"), Now(My(0), 8, 4)]);
}

/// # Ruinous Velocidrake
///
/// `TIME_029` · Warlock minion · 5 mana · 5/5
///
/// > **Rush Battlecry:** Cast a Shred of Time from your deck to summon a copy of this.
///
/// State: Todo
//~ todo TIME_029 d77775dc 44cfb02b 03e2c47b.ddc407e7
#[test]
#[ignore = "todo: TIME_029 Ruinous Velocidrake"]
fn TIME_029_ruinous_velocidrake() {
    check(
        CardClass::Warlock,
        &[Give("TIME_029"), Cost("TIME_029", 5), Stats("TIME_029", 5, 5), Has("TIME_029", GameTag::RUSH), Unwritten],
    );
}

/// # Divergence
///
/// `TIME_030` · Warlock spell · Shadow · 5 mana
///
/// > Split a random minion in your hand into two halves.
///
/// State: Todo
//~ todo TIME_030 72ea843e 5f00f90f 31890cd5.e7f0b763
#[test]
#[ignore = "todo: TIME_030 Divergence"]
fn TIME_030_divergence() {
    check(CardClass::Warlock, &[Give("TIME_030"), Cost("TIME_030", 5), Unwritten]);
}

/// # RAFAAM LADDER!!
///
/// `TIME_031` · Warlock spell · 4 mana
///
/// > Draw 3 cards of different Costs.
///
/// State: Todo
//~ todo TIME_031 84df9135 ff089fd6 6adc7129.797dc0a5
#[test]
#[ignore = "todo: TIME_031 RAFAAM LADDER!!"]
fn TIME_031_rafaam_ladder() {
    check(CardClass::Warlock, &[Give("TIME_031"), Cost("TIME_031", 4), Unwritten]);
}

/// # Chronogor
///
/// `TIME_032` · Warlock minion · 6 mana · 6/7
///
/// > **Battlecry:** You draw your 2 highest Cost cards. Your opponent draws your 2 lowest Cost cards.
///
/// State: Todo
//~ todo TIME_032 cffa8c73 e653de88 22c98542.1bff9476
#[test]
#[ignore = "todo: TIME_032 Chronogor"]
fn TIME_032_chronogor() {
    check(CardClass::Warlock, &[Give("TIME_032"), Cost("TIME_032", 6), Stats("TIME_032", 6, 7), Unwritten]);
}
