//! Hunter cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Harmonica Soloist
///
/// `ETC_028` · Hunter minion · 3 mana · 4/2
///
/// > **Battlecry:** If you control no other minions, **Discover** and cast a **Secret**.
///
/// State: Todo
//~ ETC_028 todo fa53d983 649e1d01
#[test]
#[ignore = "todo: ETC_028 Harmonica Soloist"]
fn ETC_028_harmonica_soloist() {
    check(CardClass::Hunter, &[Give("ETC_028"), Cost("ETC_028", 3), Stats("ETC_028", 4, 2), Unwritten]);
}

/// # Bunch of Bananas
///
/// `ETC_201` · Hunter spell · 1 mana
///
/// > Give a minion +1/+1. *(3 Bananas left!)*
///
/// State: Todo
//~ ETC_201 todo ae64fb83 4c0e6555
#[test]
#[ignore = "todo: ETC_201 Bunch of Bananas"]
fn ETC_201_bunch_of_bananas() {
    check(CardClass::Hunter, &[Give("ETC_201"), Cost("ETC_201", 1), Unwritten]);
}

/// # Bunch of Bananas
///
/// `ETC_201t` · Hunter spell · 1 mana
///
/// > Give a minion +1/+1. *(2 Bananas left!)*
///
/// State: Todo
//~ ETC_201t todo 2a748632 18ad8059
#[test]
#[ignore = "todo: ETC_201t Bunch of Bananas"]
fn ETC_201t_bunch_of_bananas() {
    check(CardClass::Hunter, &[Give("ETC_201t"), Cost("ETC_201t", 1), Unwritten]);
}

/// # Bunch of Bananas
///
/// `ETC_201t2` · Hunter spell · 1 mana
///
/// > Give a minion +1/+1. *(Last Banana!)*
///
/// State: Todo
//~ ETC_201t2 todo 72a90929 bc2448f8
#[test]
#[ignore = "todo: ETC_201t2 Bunch of Bananas"]
fn ETC_201t2_bunch_of_bananas() {
    check(CardClass::Hunter, &[Give("ETC_201t2"), Cost("ETC_201t2", 1), Unwritten]);
}

/// # Barrel of Monkeys
///
/// `ETC_207` · Hunter spell · 2 mana
///
/// > Summon a 1/4 Monkey with **Taunt**. *(3 Monkeys left!)*
///
/// State: Todo
//~ ETC_207 todo 675569ad 169f149a
#[test]
#[ignore = "todo: ETC_207 Barrel of Monkeys"]
fn ETC_207_barrel_of_monkeys() {
    check(CardClass::Hunter, &[Give("ETC_207"), Cost("ETC_207", 2), Unwritten]);
}

/// # Barrel of Monkeys
///
/// `ETC_207t` · Hunter spell · 2 mana
///
/// > Summon a 1/4 Monkey with **Taunt**. *(2 Monkeys left!)*
///
/// State: Todo
//~ ETC_207t todo 61e6e184 556ae32c
#[test]
#[ignore = "todo: ETC_207t Barrel of Monkeys"]
fn ETC_207t_barrel_of_monkeys() {
    check(CardClass::Hunter, &[Give("ETC_207t"), Cost("ETC_207t", 2), Unwritten]);
}

/// # Barrel of Monkeys
///
/// `ETC_207t2` · Hunter spell · 2 mana
///
/// > Summon a 1/4 Monkey with **Taunt**. *(Last Monkey!)*
///
/// State: Todo
//~ ETC_207t2 todo 9bdb89b8 81688d11
#[test]
#[ignore = "todo: ETC_207t2 Barrel of Monkeys"]
fn ETC_207t2_barrel_of_monkeys() {
    check(CardClass::Hunter, &[Give("ETC_207t2"), Cost("ETC_207t2", 2), Unwritten]);
}

/// # Stranglethorn Heart
///
/// `ETC_208` · Hunter spell · 8 mana
///
/// > **Tradeable** Resurrect all friendly Beasts that cost (5) or more.
///
/// State: Todo
//~ ETC_208 todo c8920eed 2d3f3b1e
#[test]
#[ignore = "todo: ETC_208 Stranglethorn Heart"]
fn ETC_208_stranglethorn_heart() {
    check(CardClass::Hunter, &[Give("ETC_208"), Cost("ETC_208", 8), Unwritten]);
}

/// # Thornmantle Musician
///
/// `ETC_831` · Hunter minion · 1 mana · 1/3
///
/// > **Finale:** The next Beast you summon gets +1/+1.
///
/// State: Todo
//~ ETC_831 todo 5d57948d 74953beb
#[test]
#[ignore = "todo: ETC_831 Thornmantle Musician"]
fn ETC_831_thornmantle_musician() {
    check(CardClass::Hunter, &[Give("ETC_831"), Cost("ETC_831", 1), Stats("ETC_831", 1, 3), Unwritten]);
}

/// # Jungle Jammer
///
/// `ETC_832` · Hunter weapon · 4 mana · 4/2 durability
///
/// > **Deathrattle:** Summon a random @-Cost Beast. *(Cast spells while equipped to improve!)*
///
/// State: Todo
//~ ETC_832 todo 533f070f 0065f803
#[test]
#[ignore = "todo: ETC_832 Jungle Jammer"]
fn ETC_832_jungle_jammer() {
    check(CardClass::Hunter, &[Give("ETC_832"), Cost("ETC_832", 4), Stats("ETC_832", 4, 2), Unwritten]);
}

/// # Arrow Smith
///
/// `ETC_833` · Hunter minion · 2 mana · 2/3
///
/// > After you cast a spell, deal 1 damage to the lowest Health enemy.
///
/// State: Todo
//~ ETC_833 todo 79874610 81951c2c
#[test]
#[ignore = "todo: ETC_833 Arrow Smith"]
fn ETC_833_arrow_smith() {
    check(CardClass::Hunter, &[Give("ETC_833"), Cost("ETC_833", 2), Stats("ETC_833", 2, 3), Unwritten]);
}

/// # Mister Mukla
///
/// `ETC_836` · Hunter minion · 6 mana · 10/10
///
/// > **Rush**. **Battlecry:** Fill your opponent's hand with Bananas.
///
/// State: Todo
//~ ETC_836 todo 8f0d2cf8 253f48e2
#[test]
#[ignore = "todo: ETC_836 Mister Mukla"]
fn ETC_836_mister_mukla() {
    check(
        CardClass::Hunter,
        &[Give("ETC_836"), Cost("ETC_836", 6), Stats("ETC_836", 10, 10), Has("ETC_836", GameTag::RUSH), Unwritten],
    );
}

/// # Big Dreams
///
/// `ETC_838` · Hunter spell · 5 mana
///
/// > Summon the highest Cost Beast from your hand. It goes **Dormant** for 2 turns.
///
/// State: Todo
//~ ETC_838 todo 437f47b5 6d8c46ca
#[test]
#[ignore = "todo: ETC_838 Big Dreams"]
fn ETC_838_big_dreams() {
    check(CardClass::Hunter, &[Give("ETC_838"), Cost("ETC_838", 5), Unwritten]);
}

/// # Banjosaur
///
/// `ETC_840` · Hunter minion · 10 mana · 5/6
///
/// > **Rush** Whenever this attacks, draw a Beast and gain its stats.
///
/// State: Todo
//~ ETC_840 todo 55d59e9c 47427dd8
#[test]
#[ignore = "todo: ETC_840 Banjosaur"]
fn ETC_840_banjosaur() {
    check(
        CardClass::Hunter,
        &[Give("ETC_840"), Cost("ETC_840", 10), Stats("ETC_840", 5, 6), Has("ETC_840", GameTag::RUSH), Unwritten],
    );
}

/// # Costumed Singer
///
/// `JAM_001` · Multi-class minion · 1 mana · 1/1
///
/// > At the end of your turn, draw a **Secret**.
///
/// State: Todo
//~ JAM_001 todo 825ad029 d3451869
#[test]
#[ignore = "todo: JAM_001 Costumed Singer"]
fn JAM_001_costumed_singer() {
    check(CardClass::Hunter, &[Give("JAM_001"), Cost("JAM_001", 1), Stats("JAM_001", 1, 1), Unwritten]);
}

/// # Star Power
///
/// `JAM_002` · Multi-class spell · Arcane · 5 mana
///
/// > Deal $5 damage to a random enemy minion. Repeat this with 1 less damage.
///
/// State: Todo
//~ JAM_002 todo 89e249cb b59495fc
#[test]
#[ignore = "todo: JAM_002 Star Power"]
fn JAM_002_star_power() {
    check(CardClass::Hunter, &[Give("JAM_002"), Cost("JAM_002", 5), Unwritten]);
}

/// # Hidden Meaning
///
/// `JAM_003` · Hunter spell · 2 mana
///
/// > **Secret:** When your opponent ends their turn with no Mana, summon a random 3-Cost minion.
///
/// State: Todo
//~ JAM_003 todo f6592a6b 18919eb1
#[test]
#[ignore = "todo: JAM_003 Hidden Meaning"]
fn JAM_003_hidden_meaning() {
    check(CardClass::Hunter, &[Give("JAM_003"), Cost("JAM_003", 2), Unwritten]);
}
