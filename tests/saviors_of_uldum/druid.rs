//! Druid cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Untapped Potential
///
/// `ULD_131` · Druid spell · 1 mana
///
/// > **Quest:** End 4 turns with any unspent Mana. **Reward:** Ossirian Tear.
///
/// State: Todo
//~ ULD_131 todo a3a9bc9c 8b14e5fa
#[test]
#[ignore = "todo: ULD_131 Untapped Potential"]
fn ULD_131_untapped_potential() {
    check(CardClass::Druid, &[Give("ULD_131"), Cost("ULD_131", 1), Unwritten]);
}

/// # Ossirian Tear
///
/// `ULD_131p` · Druid hero power · 0 mana
///
/// > **Passive** Your **Choose One** cards have both effects combined.
///
/// State: Todo
//~ ULD_131p todo 9ab03b7e ab42da98
#[test]
#[ignore = "todo: ULD_131p Ossirian Tear"]
fn ULD_131p_ossirian_tear() {
    check(CardClass::Druid, &[HasHeroPower("ULD_131p"), Cost("ULD_131p", 0), Unwritten]);
}

/// # Crystal Merchant
///
/// `ULD_133` · Druid minion · 2 mana · 1/4
///
/// > If you have any unspent Mana at the end of your turn, draw a card.
///
/// State: Todo
//~ ULD_133 todo 977f213e 8244e251
#[test]
#[ignore = "todo: ULD_133 Crystal Merchant"]
fn ULD_133_crystal_merchant() {
    check(CardClass::Druid, &[Give("ULD_133"), Cost("ULD_133", 2), Stats("ULD_133", 1, 4), Unwritten]);
}

/// # BEEEES!!!
///
/// `ULD_134` · Druid spell · 3 mana
///
/// > Choose a minion. Summon four 1/1 Bees that attack it.
///
/// State: Todo
//~ ULD_134 todo 171922f3 b2ef34a5
#[test]
#[ignore = "todo: ULD_134 BEEEES!!!"]
fn ULD_134_beeees() {
    check(CardClass::Druid, &[Give("ULD_134"), Cost("ULD_134", 3), Unwritten]);
}

/// # Bee
///
/// `ULD_134t` · Druid minion · 1 mana · 1/1
///
/// State: Vanilla
//~ ULD_134t vanilla 6fa5aebf 0312145d
#[test]
fn ULD_134t_bee() {
    check(
        CardClass::Druid,
        &[
            Give("ULD_134t"),
            Cost("ULD_134t", 1),
            Stats("ULD_134t", 1, 1),
            Play("ULD_134t", Nothing),
            In(The("ULD_134t"), Zone::Play),
            Now(The("ULD_134t"), 1, 1),
        ],
    );
}

/// # Hidden Oasis
///
/// `ULD_135` · Druid spell · Nature · 6 mana
///
/// > **Choose One** - Summon a 6/6 Ancient with **Taunt**; or Restore #12 Health.
///
/// State: Todo
//~ ULD_135 todo 0c3383d3 914f1163
#[test]
#[ignore = "todo: ULD_135 Hidden Oasis"]
fn ULD_135_hidden_oasis() {
    check(
        CardClass::Druid,
        &[
            Give("ULD_135"),
            Cost("ULD_135", 6),
            Targets("ULD_135", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Befriend the Ancient
///
/// `ULD_135a` · Druid spell · Nature · 6 mana
///
/// > Summon a 6/6 Ancient with **Taunt**.
///
/// State: Todo
//~ ULD_135a todo 91d38687 86dc9048
#[test]
#[ignore = "todo: ULD_135a Befriend the Ancient"]
fn ULD_135a_befriend_the_ancient() {
    check(CardClass::Druid, &[Give("ULD_135a"), Cost("ULD_135a", 6), Unwritten]);
}

/// # Vir'naal Ancient
///
/// `ULD_135at` · Druid minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ ULD_135at vanilla 0524ba91 52118c74
#[test]
fn ULD_135at_virnaal_ancient() {
    check(
        CardClass::Druid,
        &[
            Give("ULD_135at"),
            Cost("ULD_135at", 6),
            Stats("ULD_135at", 6, 6),
            Has("ULD_135at", GameTag::TAUNT),
            Play("ULD_135at", Nothing),
            In(The("ULD_135at"), Zone::Play),
            Now(The("ULD_135at"), 6, 6),
            HasNow(The("ULD_135at"), GameTag::TAUNT),
        ],
    );
}

/// # Drink the Water
///
/// `ULD_135b` · Druid spell · Nature · 6 mana
///
/// > Restore #12 Health.
///
/// State: Todo
//~ ULD_135b todo 7ec1b9a7 fd43d029
#[test]
#[ignore = "todo: ULD_135b Drink the Water"]
fn ULD_135b_drink_the_water() {
    check(
        CardClass::Druid,
        &[
            Give("ULD_135b"),
            Cost("ULD_135b", 6),
            Targets("ULD_135b", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Worthy Expedition
///
/// `ULD_136` · Druid spell · 1 mana
///
/// > **Discover** a **Choose One** card.
///
/// State: Todo
//~ ULD_136 todo 74a7f265 2995e11f
#[test]
#[ignore = "todo: ULD_136 Worthy Expedition"]
fn ULD_136_worthy_expedition() {
    check(CardClass::Druid, &[Give("ULD_136"), Cost("ULD_136", 1), Unwritten]);
}

/// # Garden Gnome
///
/// `ULD_137` · Druid minion · 4 mana · 2/3
///
/// > **Battlecry:** If you're holding a spell that costs (5) or more, summon two 2/2 Treants.
///
/// State: Todo
//~ ULD_137 todo 99470a2a 3b8a8e57
#[test]
#[ignore = "todo: ULD_137 Garden Gnome"]
fn ULD_137_garden_gnome() {
    check(CardClass::Druid, &[Give("ULD_137"), Cost("ULD_137", 4), Stats("ULD_137", 2, 3), Unwritten]);
}

/// # Treant
///
/// `ULD_137t` · Druid minion · 1 mana · 2/2
///
/// State: Vanilla
//~ ULD_137t vanilla c08cc1e7 19a696ec
#[test]
fn ULD_137t_treant() {
    check(
        CardClass::Druid,
        &[
            Give("ULD_137t"),
            Cost("ULD_137t", 1),
            Stats("ULD_137t", 2, 2),
            Play("ULD_137t", Nothing),
            In(The("ULD_137t"), Zone::Play),
            Now(The("ULD_137t"), 2, 2),
        ],
    );
}

/// # Anubisath Defender
///
/// `ULD_138` · Druid minion · 5 mana · 3/5
///
/// > **Taunt**. Costs (0) if you've cast a spell that costs (5) or more this turn.
///
/// State: Todo
//~ ULD_138 todo 8eccb473 2bc09283
#[test]
#[ignore = "todo: ULD_138 Anubisath Defender"]
fn ULD_138_anubisath_defender() {
    check(
        CardClass::Druid,
        &[Give("ULD_138"), Cost("ULD_138", 5), Stats("ULD_138", 3, 5), Has("ULD_138", GameTag::TAUNT), Unwritten],
    );
}

/// # Elise the Enlightened
///
/// `ULD_139` · Druid minion · 5 mana · 5/5
///
/// > **Battlecry:** If your deck has no duplicates, duplicate your hand.
///
/// State: Todo
//~ ULD_139 todo 2306eee7 fe9eb79d
#[test]
#[ignore = "todo: ULD_139 Elise the Enlightened"]
fn ULD_139_elise_the_enlightened() {
    check(CardClass::Druid, &[Give("ULD_139"), Cost("ULD_139", 5), Stats("ULD_139", 5, 5), Unwritten]);
}

/// # Overflow
///
/// `ULD_273` · Druid spell · Nature · 7 mana
///
/// > Restore #5 Health to all characters. Draw 5 cards.
///
/// State: Todo
//~ ULD_273 todo f3315522 be8b9cec
#[test]
#[ignore = "todo: ULD_273 Overflow"]
fn ULD_273_overflow() {
    check(CardClass::Druid, &[Give("ULD_273"), Cost("ULD_273", 7), Unwritten]);
}

/// # Oasis Surger
///
/// `ULD_292` · Druid minion · 5 mana · 3/3
///
/// > **Rush Choose One -** Gain +2/+2; or Summon a copy of this minion.
///
/// State: Todo
//~ ULD_292 todo 3714a4db e645bd36
#[test]
#[ignore = "todo: ULD_292 Oasis Surger"]
fn ULD_292_oasis_surger() {
    check(
        CardClass::Druid,
        &[Give("ULD_292"), Cost("ULD_292", 5), Stats("ULD_292", 3, 3), Has("ULD_292", GameTag::RUSH), Unwritten],
    );
}

/// # Focused Burst
///
/// `ULD_292a` · Druid spell · 5 mana
///
/// > Gain +2/+2.
///
/// State: Todo
//~ ULD_292a todo 17fd4edf 5026e6ca
#[test]
#[ignore = "todo: ULD_292a Focused Burst"]
fn ULD_292a_focused_burst() {
    check(CardClass::Druid, &[Give("ULD_292a"), Cost("ULD_292a", 5), Unwritten]);
}

/// # Divide and Conquer
///
/// `ULD_292b` · Druid spell · 5 mana
///
/// > Summon a copy of this minion.
///
/// State: Todo
//~ ULD_292b todo e21f30da 717154b3
#[test]
#[ignore = "todo: ULD_292b Divide and Conquer"]
fn ULD_292b_divide_and_conquer() {
    check(CardClass::Druid, &[Give("ULD_292b"), Cost("ULD_292b", 5), Unwritten]);
}
