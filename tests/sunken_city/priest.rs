//! Priest cards of Voyage to the Sunken City, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Herald of Light
///
/// `TID_085` · Priest minion · 3 mana · 3/4
///
/// > **Battlecry:** If you've cast a Holy spell while holding this, restore #6 Health to all friendly characters.
///
/// State: Todo
//~ TID_085 todo e5896e09 515cfcb5
#[test]
#[ignore = "todo: TID_085 Herald of Light"]
fn TID_085_herald_of_light() {
    check(CardClass::Priest, &[Give("TID_085"), Cost("TID_085", 3), Stats("TID_085", 3, 4), Unwritten]);
}

/// # Disarming Elemental
///
/// `TID_700` · Priest minion · 4 mana · 4/4
///
/// > **Battlecry: Dredge** for your opponent. Set its Cost to (6).
///
/// State: Todo
//~ TID_700 todo f0c0df3e 60f0bfdd
#[test]
#[ignore = "todo: TID_700 Disarming Elemental"]
fn TID_700_disarming_elemental() {
    check(CardClass::Priest, &[Give("TID_700"), Cost("TID_700", 4), Stats("TID_700", 4, 4), Unwritten]);
}

/// # Drown
///
/// `TID_920` · Priest spell · Shadow · 4 mana
///
/// > Put an enemy minion on the bottom of your deck.
///
/// State: Todo
//~ TID_920 todo c7df000f e9bc2e6a
#[test]
#[ignore = "todo: TID_920 Drown"]
fn TID_920_drown() {
    check(CardClass::Priest, &[Give("TID_920"), Cost("TID_920", 4), Unwritten]);
}

/// # Whirlpool
///
/// `TSC_209` · Priest spell · Nature · 8 mana
///
/// > Destroy all minions and all copies of them *(wherever they are)*.
///
/// State: Todo
//~ TSC_209 todo 6b1dcafa 56b64ae4
#[test]
#[ignore = "todo: TSC_209 Whirlpool"]
fn TSC_209_whirlpool() {
    check(CardClass::Priest, &[Give("TSC_209"), Cost("TSC_209", 8), Unwritten]);
}

/// # Illuminate
///
/// `TSC_210` · Priest spell · Holy · 0 mana
///
/// > **Dredge**. If it's a spell, reduce its Cost by (3).
///
/// State: Todo
//~ TSC_210 todo 96c2ad9a 51bb7f90
#[test]
#[ignore = "todo: TSC_210 Illuminate"]
fn TSC_210_illuminate() {
    check(CardClass::Priest, &[Give("TSC_210"), Cost("TSC_210", 0), Unwritten]);
}

/// # Whispers of the Deep
///
/// `TSC_211` · Priest spell · Shadow · 1 mana
///
/// > **Silence** a friendly minion, then deal damage equal to its Attack randomly split among all enemy minions.
///
/// State: Todo
//~ TSC_211 todo 24eb3c99 917f9f07
#[test]
#[ignore = "todo: TSC_211 Whispers of the Deep"]
fn TSC_211_whispers_of_the_deep() {
    check(CardClass::Priest, &[Give("TSC_211"), Cost("TSC_211", 1), Unwritten]);
}

/// # Handmaiden
///
/// `TSC_212` · Priest minion · 3 mana · 3/2
///
/// > **Battlecry:** If you've cast three spells while holding this, draw 3 cards.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ TSC_212 todo 0b86ccde baff31ae
#[test]
#[ignore = "todo: TSC_212 Handmaiden"]
fn TSC_212_handmaiden() {
    check(CardClass::Priest, &[Give("TSC_212"), Cost("TSC_212", 3), Stats("TSC_212", 3, 2), Unwritten]);
}

/// # Queensguard
///
/// `TSC_213` · Priest minion · 2 mana · 2/3
///
/// > **Battlecry:** Gain +1/+1 for each spell you've cast this turn.
///
/// State: Todo
//~ TSC_213 todo e84320a9 c91a0b4c
#[test]
#[ignore = "todo: TSC_213 Queensguard"]
fn TSC_213_queensguard() {
    check(CardClass::Priest, &[Give("TSC_213"), Cost("TSC_213", 2), Stats("TSC_213", 2, 3), Unwritten]);
}

/// # Serpent Wig
///
/// `TSC_215` · Priest spell · 1 mana
///
/// > Give a minion +1/+2. If you played a Naga while holding this, add a Serpent Wig to your hand.
///
/// State: Todo
//~ TSC_215 todo 4b3cd04f 17b7d450
#[test]
#[ignore = "todo: TSC_215 Serpent Wig"]
fn TSC_215_serpent_wig() {
    check(CardClass::Priest, &[Give("TSC_215"), Cost("TSC_215", 1), Unwritten]);
}

/// # Blackwater Behemoth
///
/// `TSC_216` · Priest minion · 7 mana · 8/10
///
/// > **Colossal +1 Lifesteal**
///
/// State: Todo
//~ TSC_216 todo 36fc7526 f80b426e
#[test]
#[ignore = "todo: TSC_216 Blackwater Behemoth"]
fn TSC_216_blackwater_behemoth() {
    check(
        CardClass::Priest,
        &[Give("TSC_216"), Cost("TSC_216", 7), Stats("TSC_216", 8, 10), Has("TSC_216", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Behemoth's Lure
///
/// `TSC_216t` · Priest minion · 2 mana · 1/4
///
/// > At the end of your turn, force a random enemy minion to attack the Blackwater Behemoth.
///
/// State: Todo
//~ TSC_216t todo 7077a041 9a18687c
#[test]
#[ignore = "todo: TSC_216t Behemoth's Lure"]
fn TSC_216t_behemoths_lure() {
    check(CardClass::Priest, &[Give("TSC_216t"), Cost("TSC_216t", 2), Stats("TSC_216t", 1, 4), Unwritten]);
}

/// # Switcheroo
///
/// `TSC_702` · Priest spell · 5 mana
///
/// > Draw 2 minions. Swap their Health.
///
/// State: Todo
//~ TSC_702 todo e103ee73 1e568839
#[test]
#[ignore = "todo: TSC_702 Switcheroo"]
fn TSC_702_switcheroo() {
    check(CardClass::Priest, &[Give("TSC_702"), Cost("TSC_702", 5), Unwritten]);
}

/// # Azsharan Ritual
///
/// `TSC_775` · Priest spell · 4 mana
///
/// > **Silence** a minion and summon a copy of it. Put a 'Sunken Ritual' on the bottom of your deck.
///
/// State: Todo
//~ TSC_775 todo dc36a3ac eb67bc89
#[test]
#[ignore = "todo: TSC_775 Azsharan Ritual"]
fn TSC_775_azsharan_ritual() {
    check(CardClass::Priest, &[Give("TSC_775"), Cost("TSC_775", 4), Unwritten]);
}

/// # Sunken Ritual
///
/// `TSC_775t` · Priest spell · 4 mana
///
/// > **Silence** a minion and summon 2 copies of it.
///
/// State: Todo
//~ TSC_775t todo fb068b22 e18a35f5
#[test]
#[ignore = "todo: TSC_775t Sunken Ritual"]
fn TSC_775t_sunken_ritual() {
    check(CardClass::Priest, &[Give("TSC_775t"), Cost("TSC_775t", 4), Unwritten]);
}

/// # Priestess Valishj
///
/// `TSC_828` · Priest minion · 1 mana · 1/1
///
/// > **Battlecry:** Refresh an empty Mana Crystal for each spell you've cast this turn.@ *(@)*
///
/// State: Todo
//~ TSC_828 todo cd6963e5 5cbb72e7
#[test]
#[ignore = "todo: TSC_828 Priestess Valishj"]
fn TSC_828_priestess_valishj() {
    check(CardClass::Priest, &[Give("TSC_828"), Cost("TSC_828", 1), Stats("TSC_828", 1, 1), Unwritten]);
}
