//! Warrior cards of The Witchwood, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c66b4854

/// # Rabid Worgen
///
/// `GIL_113` · Warrior minion · 3 mana · 3/3
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla GIL_113 8b9065c1 06cf9016 a8cf60ad.57b12c28
#[test]
fn GIL_113_rabid_worgen() {
    check(
        CardClass::Warrior,
        &[
            Give("GIL_113"),
            Cost("GIL_113", 3),
            Stats("GIL_113", 3, 3),
            Has("GIL_113", GameTag::RUSH),
            Play("GIL_113", Nothing),
            In(The("GIL_113"), Zone::Play),
            Now(The("GIL_113"), 3, 3),
            HasNow(The("GIL_113"), GameTag::RUSH),
        ],
    );
}

/// # Rabid Worgen
///
/// `GIL_113_Puzzle` · Warrior minion · 3 mana · 3/3
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla GIL_113_Puzzle 8fec2342 0635dbe9 b193bda6.57b12c28
#[test]
fn GIL_113_Puzzle_rabid_worgen() {
    check(
        CardClass::Warrior,
        &[
            Give("GIL_113_Puzzle"),
            Cost("GIL_113_Puzzle", 3),
            Stats("GIL_113_Puzzle", 3, 3),
            Has("GIL_113_Puzzle", GameTag::RUSH),
            Play("GIL_113_Puzzle", Nothing),
            In(The("GIL_113_Puzzle"), Zone::Play),
            Now(The("GIL_113_Puzzle"), 3, 3),
            HasNow(The("GIL_113_Puzzle"), GameTag::RUSH),
        ],
    );
}

/// # Blackhowl Gunspire
///
/// `GIL_152` · Warrior minion · 7 mana · 3/8
///
/// > Can't attack. Whenever this minion takes damage, deal 3 damage to a random enemy.
///
/// State: Derived
//~ derived GIL_152 e53aff4b ed15e051 0dd7d4a6.3a28fe4f
#[test]
fn GIL_152_blackhowl_gunspire() {
    check(
        CardClass::Warrior,
        &[
            Give("GIL_152"),
            Cost("GIL_152", 7),
            Stats("GIL_152", 3, 8),
            Has("GIL_152", GameTag::CANT_ATTACK),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_152"),
            Force(Entity(TheirHero)),
            Hurt(Nth(3), 1),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Redband Wasp
///
/// `GIL_155` · Warrior minion · 2 mana · 1/3
///
/// > **Rush** Has +3 Attack while damaged.
///
/// State: Derived
//~ derived GIL_155 2bb4741b 6f9b06d4 311417e4.c6a224bf
#[test]
fn GIL_155_redband_wasp() {
    check(
        CardClass::Warrior,
        &[
            Give("GIL_155"),
            Cost("GIL_155", 2),
            Stats("GIL_155", 1, 3),
            Has("GIL_155", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_155"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Now(Nth(3), 4, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("GIL_155"), Friend("CS2_182"), Enemy("CS2_182"), Friend("GIL_155"), Now(Nth(3), 1, 3)],
    );
}

/// # Enraged
///
/// `GIL_155e` · Neutral enchantment
///
/// > +3 Attack.
///
/// State: Derived
//~ derived GIL_155e 3a8976a5 0b4399e9 968f212a.fc2d73f0
#[test]
fn GIL_155e_enraged() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "GIL_155e"), Now(My(0), 8, 1)]);
}

/// # Deadly Arsenal
///
/// `GIL_537` · Warrior spell · 6 mana
///
/// > Reveal a weapon from your deck. Deal its Attack to all minions.
///
/// State: Derived
//~ derived GIL_537 970c37ff 758dbc92 2283725e.5d67d44b
#[test]
fn GIL_537_deadly_arsenal() {
    check(
        CardClass::Warrior,
        &[
            Give("GIL_537"),
            Cost("GIL_537", 6),
            OnTop("AT_034"),
            OnTop("AT_034"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("GIL_537", Nothing),
            Now(Nth(4), 4, 4),
            Now(Nth(5), 4, 4),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("GIL_537"),
            OnTop("AT_034"),
            OnTop("AT_034"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(3))),
            Play("GIL_537", Nothing),
        ],
    );
}

/// # Darius Crowley
///
/// `GIL_547` · Warrior minion · 5 mana · 4/5
///
/// > **Rush** After this attacks and kills a minion, gain +2/+2.
///
/// State: Derived
//~ derived GIL_547 b8abd3c4 47bf6ed0 8c51dec8.c5ceb032
#[test]
fn GIL_547_darius_crowley() {
    check(
        CardClass::Warrior,
        &[
            Give("GIL_547"),
            Cost("GIL_547", 5),
            Stats("GIL_547", 4, 5),
            Has("GIL_547", GameTag::RUSH),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("TLC_248"),
            Enemy("GVG_044"),
            Friend("CS2_106"),
            Friend("GIL_547"),
            Attack(Nth(9), Nth(7)),
            Now(Nth(9), 6, 4),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("GIL_547"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("GIL_547"),
            Attack(Nth(9), Nth(6)),
            Now(Nth(9), 4, 1),
        ],
    );
}

/// # Town Crier
///
/// `GIL_580` · Warrior minion · 1 mana · 1/2
///
/// > **Battlecry:** Draw a **Rush** minion from your deck.
///
/// State: Derived
//~ derived GIL_580 80f43817 43d5fa1e c80eec7a.6761b4b3
#[test]
fn GIL_580_town_crier() {
    check(
        CardClass::Warrior,
        &[
            Give("GIL_580"),
            Cost("GIL_580", 1),
            Stats("GIL_580", 1, 2),
            OnTop("AV_132"),
            OnTop("AV_132"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_580", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 8),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 8, 8),
        ],
    );
}

/// # Woodcutter's Axe
///
/// `GIL_653` · Warrior weapon · 2 mana · 2/2 durability
///
/// > **Deathrattle:** Give +2/+1 to a random friendly minion.
///
/// State: Derived
//~ derived GIL_653 bb81795e 86d73f2b 01ca6949.898ddc9e
#[test]
fn GIL_653_woodcutters_axe() {
    check(
        CardClass::Warrior,
        &[
            Give("GIL_653"),
            Cost("GIL_653", 2),
            Stats("GIL_653", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GIL_653"),
            Force(Entity(Nth(1))),
            Play("CS2_106", Nothing),
            Now(Nth(1), 6, 6),
        ],
    );
}

/// # Woodcutter
///
/// `GIL_653e` · Neutral enchantment
///
/// > +2/+1.
///
/// State: Derived
//~ derived GIL_653e 681f863f 0a52f884 4100b235.5ee91837
#[test]
fn GIL_653e_woodcutter() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "GIL_653e"), Now(My(0), 7, 2)]);
}

/// # Warpath
///
/// `GIL_654` · Warrior spell · 2 mana
///
/// > **Echo** Deal $1 damage to all minions.
///
/// State: Derived
//~ derived GIL_654 58850671 e85ce1ce b9fa1ba1.477e9077
#[test]
fn GIL_654_warpath() {
    check(
        CardClass::Warrior,
        &[
            Give("GIL_654"),
            Cost("GIL_654", 2),
            Has("GIL_654", GameTag::ECHO),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_654", Nothing),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Festeroot Hulk
///
/// `GIL_655` · Warrior minion · 5 mana · 2/7
///
/// > After a friendly minion attacks, gain +1 Attack.
///
/// State: Derived
//~ derived GIL_655 931d7291 18e5ba38 4789e415.0106887f
#[test]
fn GIL_655_festeroot_hulk() {
    check(
        CardClass::Warrior,
        &[
            Give("GIL_655"),
            Cost("GIL_655", 5),
            Stats("GIL_655", 2, 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("GIL_655"),
            Attack(Nth(4), TheirHero),
            Now(Nth(4), 3, 7),
        ],
    );
}

/// # Militia Commander
///
/// `GIL_803` · Warrior minion · 4 mana · 2/5
///
/// > **Rush Battlecry:** Gain +3 Attack this turn.
///
/// State: Derived
//~ derived GIL_803 b776c906 13e8e750 8c491615.2e7fbf85
#[test]
fn GIL_803_militia_commander() {
    check(
        CardClass::Warrior,
        &[
            Give("GIL_803"),
            Cost("GIL_803", 4),
            Stats("GIL_803", 2, 5),
            Has("GIL_803", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GIL_803", Nothing),
            Now(Nth(0), 5, 5),
        ],
    );
}

/// # Reckless
///
/// `GIL_803e` · Warrior enchantment
///
/// > +3 Attack this turn.
///
/// State: Derived
//~ derived GIL_803e 2b76f6b3 00cbb08c dbde8726.268eca27
#[test]
fn GIL_803e_reckless() {
    check(
        CardClass::Warrior,
        &[Friend("CS2_118"), Enchant(My(0), "GIL_803e"), Now(My(0), 8, 1), EndTurn, Now(My(0), 5, 1)],
    );
}
