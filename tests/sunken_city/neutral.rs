//! Neutral cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 028e29cb

/// `TID_711` · Neutral minion · 8 mana · 6/5
/// > **Colossal +6** **Deathrattle:** For each of Ozumat's Tentacles, destroy a random enemy minion.
///
/// State: Todo
//~ todo TID_711 f2649df9 e95021e1 0b007d76.515688fe
#[test]
#[ignore = "todo: Ozumat"]
fn TID_711_ozumat() {
    unwritten("TID_711");
}

/// `TID_712` · Neutral minion · 10 mana · 7/7
/// > **Colossal +2**, **Rush**, **Windfury** Whenever Neptulon attacks, if you control any Hands, they attack instead.
///
/// State: Todo
//~ todo TID_712 b147e543 969bc062 cb627725.716d16cd
#[test]
#[ignore = "todo: Neptulon the Tidehunter"]
fn TID_712_neptulon_the_tidehunter() {
    unwritten("TID_712");
}

/// `TID_712t` · Neutral minion · 4 mana · 4/2
/// > **Immune** while attacking.
///
/// State: Todo
//~ todo TID_712t 4beced2b a9e010db 4ac2ac45.0a9df2b0
#[test]
#[ignore = "todo: Neptulon's Hand"]
fn TID_712t_neptulons_hand() {
    unwritten("TID_712t");
}

/// `TID_712t2` · Neutral minion · 4 mana · 4/2
/// > **Immune** while attacking.
///
/// State: Todo
//~ todo TID_712t2 ef537327 7011c844 f2d5a8d0.0a9df2b0
#[test]
#[ignore = "todo: Neptulon's Hand"]
fn TID_712t2_neptulons_hand() {
    unwritten("TID_712t2");
}

/// `TID_744` · Neutral minion · 4 mana · 5/4
/// > **Battlecry:** Look at 3 cards in your opponent's hand and choose one. It can't be played next turn.
///
/// State: Todo
//~ todo TID_744 e5268e18 240a1848 3052b097.0377a82a
#[test]
#[ignore = "todo: Coilfang Constrictor"]
fn TID_744_coilfang_constrictor() {
    unwritten("TID_744");
}

/// `TSC_020` · Neutral minion · 6 mana · 3/7
/// > **Taunt**. **Battlecry:** Swap the Cost of a random spell in each player's hand.
///
/// State: Todo
//~ todo TSC_020 38c595d0 5865f521 9273030a.8ebf482b
#[test]
#[ignore = "todo: Barbaric Sorceress"]
fn TSC_020_barbaric_sorceress() {
    unwritten("TSC_020");
}

/// `TSC_032` · Neutral minion · 4 mana · 2/6
/// > **Battlecry: Secretly** choose to **Counter** the next minion or spell your opponent plays while this is alive.
///
/// State: Todo
//~ todo TSC_032 e20e7c33 7bb89523 0b2e9827.5eba6a24
#[test]
#[ignore = "todo: Blademaster Okani"]
fn TSC_032_blademaster_okani() {
    unwritten("TSC_032");
}

/// `TSC_032t` · Neutral spell · 0 mana
/// > **Counter** the next minion your opponent plays.
///
/// State: Todo
//~ todo TSC_032t b5e351c9 578c5b59 e6281961.3accc37d
#[test]
#[ignore = "todo: Minion Counter"]
fn TSC_032t_minion_counter() {
    unwritten("TSC_032t");
}

/// `TSC_032t2` · Neutral spell · 0 mana
/// > **Counter** the next spell your opponent plays.
///
/// State: Todo
//~ todo TSC_032t2 e80391d1 732d8ffd dffb9199.c857827d
#[test]
#[ignore = "todo: Spell Counter"]
fn TSC_032t2_spell_counter() {
    unwritten("TSC_032t2");
}

/// `TSC_052` · Neutral minion · 4 mana · 5/4
/// > **Battlecry:** Add a 1/1 Nagaling to your hand. **Discover** a spell that costs (3) or less to teach it.
///
/// State: Todo
//~ todo TSC_052 774e2925 285cc93d 6e69899e.97ce3503
#[test]
#[ignore = "todo: School Teacher"]
fn TSC_052_school_teacher() {
    unwritten("TSC_052");
}

/// `TSC_052t` · Neutral minion · 1 mana · 1/1
/// > **Battlecry:** Cast {0}.
///
/// State: Todo
//~ todo TSC_052t 341e5630 eb310947 46c78d3c.a4a63133
#[test]
#[ignore = "todo: Nagaling"]
fn TSC_052t_nagaling() {
    unwritten("TSC_052t");
}

/// `TSC_069` · Neutral minion · 2 mana · 2/3
/// > **Battlecry:** Choose a friendly minion. **Discover** a minion of the same minion type.
///
/// State: Todo
//~ todo TSC_069 4fdcc09f 75fb1428 d6e4e287.7e2d2813
#[test]
#[ignore = "todo: Amalgam of the Deep"]
fn TSC_069_amalgam_of_the_deep() {
    unwritten("TSC_069");
}

/// `TSC_641` · Neutral minion · 5 mana · 5/5
/// > **Battlecry:** If you've cast three spells while holding this, choose an Ancient Relic.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo TSC_641 6da5b4e2 2e08fe6b 42135224.57d5a3ce
#[test]
#[ignore = "todo: Queen Azshara"]
fn TSC_641_queen_azshara() {
    unwritten("TSC_641");
}

/// `TSC_641ta` · Neutral spell · 0 mana
/// > After you cast a spell, this becomes a copy of it that costs (1).
///
/// State: Todo
//~ todo TSC_641ta 2bda6434 ca91a785 dee6acc3.da3224b7
#[test]
#[ignore = "todo: Ring of Tides"]
fn TSC_641ta_ring_of_tides() {
    unwritten("TSC_641ta");
}

/// `TSC_647` · Neutral minion · 1 mana · 4/1
/// > **Dormant** for 1 turn. **Rush**
///
/// State: Done
//~ done TSC_647 2d062f78 - 1ba90d93.38b7f030
#[test]
fn TSC_647_pelican_diver() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_647"),
            Cost("TSC_647", 1),
            Stats("TSC_647", 4, 1),
            Has("TSC_647", GameTag::RUSH),
            Play("TSC_647", Nothing),
            HasNow(My(0), GameTag::DORMANT),
            EndTurn,
            EndTurn,
            HasNot(My(0), GameTag::DORMANT),
            Enemy("CS2_182"),
            Attack(My(0), Their(0)),
            Damage(Their(0), 4),
        ],
    );
}

/// `TSC_829` · Neutral minion · 20 mana · 8/8
/// > Costs (1) less for each Mana you've spent on spells this game.
///
/// State: Todo
//~ todo TSC_829 991bdbeb 83f8e150 b82f8791.18e44c18
#[test]
#[ignore = "todo: Naga Giant"]
fn TSC_829_naga_giant() {
    unwritten("TSC_829");
}

/// `TSC_908` · Neutral minion · 1 mana · 1/3
/// > **Battlecry:** Swap your hand with the bottom of your deck.
///
/// State: Todo
//~ todo TSC_908 e17b1ea3 e0d6b2e1 2c5222bb.d3d02f19
#[test]
#[ignore = "todo: Sir Finley, Sea Guide"]
fn TSC_908_sir_finley_sea_guide() {
    unwritten("TSC_908");
}

/// `TSC_909` · Neutral minion · 2 mana · 2/3
/// > **Battlecry: Dredge**.
///
/// State: Done
//~ done TSC_909 3a6ce7a6 - 752c6405.b8672774
#[test]
fn TSC_909_tuskarrrr_trawler() {
    check(
        CardClass::Mage,
        &[
            Give("TSC_909"),
            Cost("TSC_909", 2),
            Stats("TSC_909", 2, 3),
            Play("TSC_909", Nothing),
            Choose(0),
            DeckCount(Mine, 19),
        ],
    );
}
