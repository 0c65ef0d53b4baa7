//! Neutral cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 028e29cb

/// Ozumat · Minion · Beast · 8 mana · 6/5 · **Colossal +6 Deathrattle:** For each of Ozumat's Tentacles, destroy a random enemy minion.
//~ todo TID_711 e95021e1 36507e3d -
#[test]
#[ignore = "todo: Ozumat"]
fn TID_711_ozumat() {
    unwritten("TID_711");
}

/// Neptulon the Tidehunter · Minion · Elemental · 10 mana · 7/7 · **Colossal +2**, **Rush**, **Windfury** Whenever Neptulon attacks, if you control any Hands, they attack instead.
//~ todo TID_712 969bc062 0a1bc756 -
#[test]
#[ignore = "todo: Neptulon the Tidehunter"]
fn TID_712_neptulon_the_tidehunter() {
    unwritten("TID_712");
}

/// Neptulon's Hand · Minion · Elemental · 4 mana · 4/2 · **Immune** while attacking.
//~ todo TID_712t a9e010db 162a99cf -
#[test]
#[ignore = "todo: Neptulon's Hand"]
fn TID_712t_neptulons_hand() {
    unwritten("TID_712t");
}

/// Neptulon's Hand · Minion · Elemental · 4 mana · 4/2 · **Immune** while attacking.
//~ todo TID_712t2 7011c844 162a99cf -
#[test]
#[ignore = "todo: Neptulon's Hand"]
fn TID_712t2_neptulons_hand() {
    unwritten("TID_712t2");
}

/// Coilfang Constrictor · Minion · Beast · 4 mana · 5/4 · **Battlecry:** Look at 3 cards in your opponent's hand and choose one. It can't be played next turn.
//~ todo TID_744 240a1848 4816a889 -
#[test]
#[ignore = "todo: Coilfang Constrictor"]
fn TID_744_coilfang_constrictor() {
    unwritten("TID_744");
}

/// Barbaric Sorceress · Minion · Naga · 6 mana · 3/7 · **Taunt**. **Battlecry:** Swap the Cost of a random spell in each player's hand.
//~ done TSC_020 - 19cf739b -
#[test]
#[rustfmt::skip]
fn TSC_020_barbaric_sorceress() {
    check(CardClass::Shaman, &[
        Give("CS2_029"), Give("CS2_231"), GiveThem("CS2_024"), GiveThem("CS2_200"), Play("TSC_020", Nothing),
        CostNow(Nth(0), 2), CostNow(Nth(1), 0), CostNow(Nth(2), 4), CostNow(Nth(3), 6),
    ]);
    check(CardClass::Shaman, &[Give("CS2_029"), Play("TSC_020", Nothing), CostNow(Nth(0), 4)]);
}

/// Blademaster Okani · Minion · 4 mana · 2/6 · **Battlecry: Secretly** choose to **Counter** the next minion or spell your opponent plays while this is alive.
//~ todo TSC_032 7bb89523 0c56b77e -
#[test]
#[ignore = "todo: Blademaster Okani"]
fn TSC_032_blademaster_okani() {
    unwritten("TSC_032");
}

/// Minion Counter · Spell · 0 mana · **Counter** the next minion your opponent plays.
//~ todo TSC_032t 578c5b59 4b9b948d -
#[test]
#[ignore = "todo: Minion Counter"]
fn TSC_032t_minion_counter() {
    unwritten("TSC_032t");
}

/// Spell Counter · Spell · 0 mana · **Counter** the next spell your opponent plays.
//~ todo TSC_032t2 732d8ffd 8d1bf28d -
#[test]
#[ignore = "todo: Spell Counter"]
fn TSC_032t2_spell_counter() {
    unwritten("TSC_032t2");
}

/// School Teacher · Minion · Naga · 4 mana · 5/4 · **Battlecry:** Add a 1/1 Nagaling to your hand. **Discover** a spell that costs (3) or less to teach it.
//~ todo TSC_052 285cc93d 183476c0 -
#[test]
#[ignore = "todo: School Teacher"]
fn TSC_052_school_teacher() {
    unwritten("TSC_052");
}

/// Nagaling · Minion · Naga · 1 mana · 1/1 · **Battlecry:** Cast {0}.
//~ todo TSC_052t eb310947 8ba80a25 -
#[test]
#[ignore = "todo: Nagaling"]
fn TSC_052t_nagaling() {
    unwritten("TSC_052t");
}

/// Amalgam of the Deep · Minion · All · 2 mana · 2/3 · **Battlecry:** Choose a friendly minion. **Discover** a minion of the same minion type.
//~ todo TSC_069 75fb1428 161760bb -
#[test]
#[ignore = "todo: Amalgam of the Deep"]
fn TSC_069_amalgam_of_the_deep() {
    unwritten("TSC_069");
}

/// Queen Azshara · Minion · Naga · 5 mana · 5/5 · **Battlecry:** If you've cast three spells while holding this, choose an Ancient Relic.@ *({0} left*!)@ *(Ready!)*
//~ todo TSC_641 2e08fe6b 9fc7c478 -
#[test]
#[ignore = "todo: Queen Azshara"]
fn TSC_641_queen_azshara() {
    unwritten("TSC_641");
}

/// Ring of Tides · Spell · 0 mana · After you cast a spell, this becomes a copy of it that costs (1).
//~ todo TSC_641ta ca91a785 8ed26ac7 -
#[test]
#[ignore = "todo: Ring of Tides"]
fn TSC_641ta_ring_of_tides() {
    unwritten("TSC_641ta");
}

/// Pelican Diver · Minion · Beast · 1 mana · 4/1 · **Dormant** for 1 turn. **Rush**
//~ done TSC_647 - 158c69de -
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

/// Naga Giant · Minion · Naga · 20 mana · 8/8 · Costs (1) less for each Mana you've spent on spells this game.
//~ todo TSC_829 83f8e150 e99dd026 -
#[test]
#[ignore = "todo: Naga Giant"]
fn TSC_829_naga_giant() {
    unwritten("TSC_829");
}

/// Sir Finley, Sea Guide · Minion · Murloc · 1 mana · 1/3 · **Battlecry:** Swap your hand with the bottom of your deck.
//~ todo TSC_908 e0d6b2e1 62c05647 -
#[test]
#[ignore = "todo: Sir Finley, Sea Guide"]
fn TSC_908_sir_finley_sea_guide() {
    unwritten("TSC_908");
}

/// Tuskarrrr Trawler · Minion · Pirate · 2 mana · 2/3 · **Battlecry: Dredge**.
//~ done TSC_909 - 8d4221ec -
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
