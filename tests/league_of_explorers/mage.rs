//! Mage cards of The League of Explorers, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 221c0368

/// # Forgotten Torch
///
/// `LOE_002` · Mage spell · Fire · 3 mana
///
/// > Deal $3 damage. Shuffle a 'Roaring Torch' into your deck that deals 6 damage.
///
/// State: Derived
//~ derived LOE_002 244cc3a8 5178bc4e a647417e.8a41dcf8
#[test]
fn LOE_002_forgotten_torch() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_002"),
            Cost("LOE_002", 3),
            Targets("LOE_002", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOE_002", On(Nth(2))),
            DeckCount(Mine, 20),
            Now(Nth(2), 4, 2),
            In(The("LOE_002t"), Zone::Deck),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOE_002"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOE_002", On(Nth(1))),
            DeckCount(Mine, 20),
            Now(Nth(1), 4, 2),
            In(The("LOE_002t"), Zone::Deck),
        ],
    );
}

/// # Roaring Torch
///
/// `LOE_002t` · Mage spell · Fire · 3 mana
///
/// > Deal $6 damage.
///
/// State: Derived
//~ derived LOE_002t d8dd97fe b05d7cd4 8d3e57b0.cd475996
#[test]
fn LOE_002t_roaring_torch() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_002t"),
            Cost("LOE_002t", 3),
            Targets("LOE_002t", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOE_002t", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("LOE_002t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOE_002t", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("LOE_002t"), Play("LOE_002t", On(TheirHero)), Now(TheirHero, 0, 24), Damage(TheirHero, 6)],
    );
}

/// # Ethereal Conjurer
///
/// `LOE_003` · Mage minion · 5 mana · 6/4
///
/// > **Battlecry: Discover** a spell.
///
/// State: Derived
//~ derived LOE_003 682903e1 269defe6 04010e4d.6a42b855
#[test]
fn LOE_003_ethereal_conjurer() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_003"),
            Cost("LOE_003", 5),
            Stats("LOE_003", 6, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("LOE_003", Nothing),
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
            Give("LOE_003"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("LOE_003", Nothing),
            Choose(0),
        ],
    );
}

/// # Animated Armor
///
/// `LOE_119` · Mage minion · 4 mana · 4/4
///
/// > Your hero can only take 1 damage at a time.
///
/// State: Derived
//~ derived LOE_119 7d556118 8085399e b13e81a7.ee626104
#[test]
fn LOE_119_animated_armor() {
    check(
        CardClass::Mage,
        &[
            Give("LOE_119"),
            Cost("LOE_119", 4),
            Stats("LOE_119", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOE_119"),
            Hurt(MyHero, 2),
            Now(MyHero, 0, 29),
            Damage(MyHero, 1),
        ],
    );
}
