//! Mage cards of Goblins vs Gnomes, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file cf73aeea

/// # Flamecannon
///
/// `GVG_001` · Mage spell · Fire · 2 mana
///
/// > Deal $4 damage to a random enemy minion.
///
/// State: Derived
//~ derived GVG_001 58ff0307 08bcad03 605624a8.30460883
#[test]
fn GVG_001_flamecannon() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_001"),
            Cost("GVG_001", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("GVG_001", Nothing),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Snowchugger
///
/// `GVG_002` · Mage minion · 2 mana · 2/3
///
/// > **Freeze** any character damaged by this minion.
///
/// State: Vanilla
//~ vanilla GVG_002 db6dbbba 20f773b9 78bfe6d5.71ce65d6
#[test]
fn GVG_002_snowchugger() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_002"),
            Cost("GVG_002", 2),
            Stats("GVG_002", 2, 3),
            Play("GVG_002", Nothing),
            In(The("GVG_002"), Zone::Play),
            Now(The("GVG_002"), 2, 3),
        ],
    );
}

/// # Unstable Portal
///
/// `GVG_003` · Mage spell · Arcane · 2 mana
///
/// > Add a random minion to your hand. It costs (3) less.
///
/// State: Derived
//~ derived GVG_003 214caf8a 04787188 8d0deb9c.04aaeeb4
#[test]
fn GVG_003_unstable_portal() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_003"),
            Cost("GVG_003", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Play("GVG_003", Nothing),
            Is(InHand(0), "CS2_118"),
            CostNow(InHand(0), 0),
            Now(InHand(0), 5, 1),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("GVG_003"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("GVG_003", Nothing)],
    );
}

/// # Goblin Blastmage
///
/// `GVG_004` · Mage minion · 4 mana · 5/4
///
/// > **Battlecry:** If you control a Mech, deal 6 damage randomly split among all enemies.
///
/// State: Derived
//~ derived GVG_004 d7cf6d4a 555ce731 0dc5c9bf.977e6e98
#[test]
fn GVG_004_goblin_blastmage() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_004"),
            Cost("GVG_004", 4),
            Stats("GVG_004", 5, 4),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(3))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(3))),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(3))),
            Play("GVG_004", Nothing),
            Now(Nth(3), 4, 2),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GVG_004"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("GVG_004", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(0), 5, 4),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 2),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Echo of Medivh
///
/// `GVG_005` · Mage spell · Arcane · 4 mana
///
/// > Put a copy of each friendly minion into your hand.
///
/// State: Derived
//~ derived GVG_005 a23dfda9 f85bc403 29985a0f.2f61db52
#[test]
fn GVG_005_echo_of_medivh() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_005"),
            Cost("GVG_005", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GVG_005", Nothing),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GVG_005"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("GVG_005", Nothing),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            HandCount(Mine, 1),
        ],
    );
}

/// # Flame Leviathan
///
/// `GVG_007` · Mage minion · 7 mana · 7/7
///
/// > **Rush** When you draw this, deal 2 damage to all characters except Mechs.
///
/// State: Derived
//~ derived GVG_007 dcfef8d5 3deb9bac 370fcdcf.564f2422
#[test]
fn GVG_007_flame_leviathan() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_007"),
            Cost("GVG_007", 7),
            Stats("GVG_007", 7, 7),
            Has("GVG_007", GameTag::RUSH),
            OnTop("GVG_007"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            EndTurn,
            EndTurn,
            Now(MyHero, 0, 28),
            BoardCount(Mine, 1),
            Damage(MyHero, 2),
            Dead(Nth(2)),
            Now(Nth(3), 4, 3),
            Dead(Nth(4)),
            Now(Nth(5), 4, 3),
            Now(TheirHero, 0, 28),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Wee Spellstopper
///
/// `GVG_122` · Mage minion · 4 mana · 2/5
///
/// > Adjacent minions have **Elusive**.
///
/// State: Derived
//~ derived GVG_122 99f1a652 a8bf0ab6 9ea70f14.6be785c0
#[test]
fn GVG_122_wee_spellstopper() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_122"),
            Cost("GVG_122", 4),
            Stats("GVG_122", 2, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("GVG_122"),
            HasNow(Nth(1), GameTag::ELUSIVE),
        ],
    );
}

/// # Spellstopping
///
/// `GVG_122e` · Neutral enchantment
///
/// > **Elusive**.
///
/// State: Derived
//~ derived GVG_122e 24c9c8cb efbce55d 50006da3.442f6d5b
#[test]
fn GVG_122e_spellstopping() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "GVG_122e"), HasNow(My(0), GameTag::ELUSIVE)]);
}

/// # Soot Spewer
///
/// `GVG_123` · Mage minion · 3 mana · 3/4
///
/// > **Spell Damage +1 Battlecry:** If you control another Mech, get a random Fire spell.
///
/// State: Derived
//~ derived GVG_123 ffa996bf 1ef87bd5 d2253903.e57a7a12
#[test]
fn GVG_123_soot_spewer() {
    check(
        CardClass::Mage,
        &[
            Give("GVG_123"),
            Cost("GVG_123", 3),
            Stats("GVG_123", 3, 4),
            Has("GVG_123", GameTag::SPELLPOWER),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("GVG_123", Nothing),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GVG_123"),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("GVG_123", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("GVG_123"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("GVG_123", Nothing),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 0),
            Now(Nth(0), 3, 4),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 2),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Overclocked
///
/// `GVG_123e` · Mage enchantment
///
/// > Spell Damage +2.
///
/// State: Derived
//~ derived GVG_123e 98c00afc 930fe4ea 1d6c1683.d3961943
#[test]
fn GVG_123e_overclocked() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "GVG_123e"), TagNow(My(0), GameTag::SPELLPOWER, 2)]);
}
