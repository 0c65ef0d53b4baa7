//! Shaman cards of The Great Dark Beyond, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 7b0a7533

/// # Bolide Behemoth
///
/// `GDB_434` · Shaman minion · 4 mana · 3/6
///
/// > **Battlecry:** Your Asteroids deal 1 more damage this game. Spellburst**:** Shuffle 3 of them into your deck.
///
/// State: Todo
//~ todo GDB_434 2e88c69a ad88af55 b9234853.1e0f47d0
#[test]
#[ignore = "todo: GDB_434 Bolide Behemoth"]
fn GDB_434_bolide_behemoth() {
    check(CardClass::Shaman, &[Give("GDB_434"), Cost("GDB_434", 4), Stats("GDB_434", 3, 6), Unwritten]);
}

/// # Cosmonaut
///
/// `GDB_443` · Shaman minion · 7 mana · 5/5
///
/// > **Battlecry: Discover** a spell from your deck. Reduce its Cost by (5).
///
/// State: Derived
//~ derived GDB_443 79f62ada f6d57f5c 1846a287.4a69b7b6
#[test]
fn GDB_443_cosmonaut() {
    check(
        CardClass::Shaman,
        &[
            Give("GDB_443"),
            Cost("GDB_443", 7),
            Stats("GDB_443", 5, 5),
            OnTop("AT_001"),
            OnTop("AT_001"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_443", Nothing),
            ChooseCard("AT_001"),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            Now(Nth(0), 5, 5),
            CostNow(Nth(1), 5),
            CostNow(Nth(2), 0),
            In(Nth(2), Zone::Hand),
            TagNow(Nth(2), GameTag::SPELLPOWER, 0),
            CostNow(Nth(3), 4),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 4, 5),
            Now(Nth(5), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Planetary Navigator
///
/// `GDB_444` · Shaman minion · 2 mana · 3/2
///
/// > **Battlecry:** The next Draenei you play costs (2) less, but has **Overload:** (2).
///
/// State: Todo
//~ todo GDB_444 a1a708c1 81c2fb7c 565aa12a.61406f47
#[test]
#[ignore = "todo: GDB_444 Planetary Navigator"]
fn GDB_444_planetary_navigator() {
    check(CardClass::Shaman, &[Give("GDB_444"), Cost("GDB_444", 2), Stats("GDB_444", 3, 2), Unwritten]);
}

/// # Meteor Storm
///
/// `GDB_445` · Shaman spell · Nature · 6 mana
///
/// > Deal $5 damage to all minions. Shuffle 5 Asteroids into your deck.
///
/// State: Derived
//~ derived GDB_445 10095a95 91fb7ece 397a7372.f1aaba08
#[test]
fn GDB_445_meteor_storm() {
    check(
        CardClass::Shaman,
        &[
            Give("GDB_445"),
            Cost("GDB_445", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_445", Nothing),
            BoardCount(Mine, 0),
            DeckCount(Mine, 24),
            Dead(Nth(1)),
            Dead(Nth(2)),
            In(The("GDB_430"), Zone::Deck),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("GDB_445"),
            Friend("TLC_248"),
            Enemy("CS2_182"),
            Play("GDB_445", Nothing),
            DeckCount(Mine, 24),
            Now(Nth(1), 14, 23),
            Dead(Nth(2)),
            In(The("GDB_430"), Zone::Deck),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Farseer Nobundo
///
/// `GDB_447` · Shaman minion · 5 mana · 6/4
///
/// > **Deathrattle:** Open the Galaxy's Lens. It absorbs the power of the next spell you cast.
///
/// State: Todo
//~ todo GDB_447 6ebf3fdc 8c07445e feece3f3.ecd1c902
#[test]
#[ignore = "todo: GDB_447 Farseer Nobundo"]
fn GDB_447_farseer_nobundo() {
    check(CardClass::Shaman, &[Give("GDB_447"), Cost("GDB_447", 5), Stats("GDB_447", 6, 4), Unwritten]);
}

/// # Murmur
///
/// `GDB_448` · Shaman minion · 9 mana · 6/6
///
/// > Your **Battlecry** minions cost (1), but immediately die after being played.
///
/// State: Todo
//~ todo GDB_448 efbcac56 ad8f31cc 2c3a015c.cf882b54
#[test]
#[ignore = "todo: GDB_448 Murmur"]
fn GDB_448_murmur() {
    check(CardClass::Shaman, &[Give("GDB_448"), Cost("GDB_448", 9), Stats("GDB_448", 6, 6), Unwritten]);
}

/// # Murmuring
///
/// `GDB_448e` · Neutral enchantment
///
/// > Costs (1).
///
/// State: Derived
//~ derived GDB_448e d4f272b0 444f310a 1221fd29.53ed184d
#[test]
fn GDB_448e_murmuring() {
    check(CardClass::Shaman, &[Give("CS2_118"), Enchant(Nth(0), "GDB_448e"), CostNow(Nth(0), 1)]);
}

/// # Triangulate
///
/// `GDB_451` · Shaman spell · 2 mana
///
/// > **Discover** a different spell from your deck. Shuffle 3 copies of it into your deck.
///
/// State: Todo
//~ todo GDB_451 1748b691 97648f31 d372b1bd.b32c33bc
#[test]
#[ignore = "todo: GDB_451 Triangulate"]
fn GDB_451_triangulate() {
    check(CardClass::Shaman, &[Give("GDB_451"), Cost("GDB_451", 2), Unwritten]);
}

/// # Nebula
///
/// `GDB_479` · Shaman spell · Arcane · 9 mana
///
/// > **Discover** two 8-Cost minions to summon with **Taunt** and **Elusive**.
///
/// State: Derived
//~ derived GDB_479 cdf62e16 e66aa3ef 466ab2ae.dd5529be
#[test]
fn GDB_479_nebula() {
    check(
        CardClass::Shaman,
        &[
            Give("GDB_479"),
            Cost("GDB_479", 9),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Force(Card("OG_142")),
            Force(Card("OG_142")),
            Play("GDB_479", Nothing),
            ChooseCard("OG_142"),
            ChooseCard("OG_142"),
            BoardCount(Mine, 5),
            HasNow(The("OG_142"), GameTag::ELUSIVE),
            HasNow(The("OG_142"), GameTag::TAUNT),
            In(The("OG_142"), Zone::Play),
            Now(The("OG_142"), 6, 10),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("GDB_479"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Never(Card("AV_258")),
            Play("GDB_479", Nothing),
            Choose(0),
            Choose(0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("GDB_479"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Never(Card("AT_017")),
            Play("GDB_479", Nothing),
            Choose(0),
            Choose(0),
        ],
    );
}

/// # First Contact
///
/// `GDB_864` · Shaman spell · 1 mana
///
/// > Summon two random 1-Cost minions. **Overload:** (1)
///
/// State: Derived
//~ derived GDB_864 def59a2a 928d0b10 a88face2.8e802c62
#[test]
fn GDB_864_first_contact() {
    check(
        CardClass::Shaman,
        &[
            Give("GDB_864"),
            Cost("GDB_864", 1),
            Has("GDB_864", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Play("GDB_864", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_168"), Zone::Play),
            Now(The("CS2_168"), 2, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("GDB_864"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_004")), Play("GDB_864", Nothing)],
    );
    check(
        CardClass::Shaman,
        &[Give("GDB_864"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("GDB_864", Nothing)],
    );
}

/// # Ultraviolet Breaker
///
/// `GDB_901` · Shaman minion · 3 mana · 3/2
///
/// > **Battlecry:** Deal 3 damage to an enemy minion. Shuffle 3 Asteroids into your deck.
///
/// State: Derived
//~ derived GDB_901 dbe8bf5a b09caa01 e13292f7.b105c421
#[test]
fn GDB_901_ultraviolet_breaker() {
    check(
        CardClass::Shaman,
        &[
            Give("GDB_901"),
            Cost("GDB_901", 3),
            Stats("GDB_901", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GDB_901", On(Nth(2))),
            DeckCount(Mine, 22),
            Now(Nth(2), 4, 2),
            In(The("GDB_430"), Zone::Deck),
        ],
    );
}

/// # Lock On
///
/// `SC_407` · Shaman spell · 1 mana
///
/// > Set a minion’s Health to 1. Your next **Starship** launch costs (2) less.
///
/// State: Todo
//~ todo SC_407 8c2c3979 8041fe98 85b6984e.4be04049
#[test]
#[ignore = "todo: SC_407 Lock On"]
fn SC_407_lock_on() {
    check(CardClass::Shaman, &[Give("SC_407"), Cost("SC_407", 1), Unwritten]);
}

/// # Locked On
///
/// `SC_407e` · Shaman enchantment
///
/// > Health set to 1.
///
/// State: Derived
//~ derived SC_407e c7f4382c 818cb4d4 8bba93fc.946d7b72
#[test]
fn SC_407e_locked_on() {
    check(CardClass::Shaman, &[Friend("CS2_119"), Enchant(My(0), "SC_407e"), Now(My(0), 2, 1)]);
}

/// # Missile Pod
///
/// `SC_409` · Shaman minion · 2 mana · 1/3
///
/// > **Starship Piece Battlecry:** Deal 1 damage to all enemies. Also triggers on launch.
///
/// State: Done
//~ done SC_409 909430c8 - dc6037f9.aa324972
#[test]
fn SC_409_missile_pod() {
    check(
        CardClass::Shaman,
        &[
            Give("SC_409"),
            Cost("SC_409", 2),
            Stats("SC_409", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("SC_409", Nothing),
            Damage(Their(0), 1),
            Damage(TheirHero, 1),
            Damage(My(0), 0),
            Kill(My(1)),
            Use(My(1), 0, Nothing),
            Choose(0),
            Damage(Their(0), 2),
            Damage(TheirHero, 2),
            Damage(My(0), 0),
        ],
    );
}

/// # Siege Tank
///
/// `SC_413` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry:** Deal 10 damage to a random enemy minion. *(Transforms if you launched a **Starship** this game.)*
///
/// State: Todo
//~ todo SC_413 4f6d9043 9d83fdd3 49065fca.4c822362
#[test]
#[ignore = "todo: SC_413 Siege Tank"]
fn SC_413_siege_tank() {
    check(CardClass::Shaman, &[Give("SC_413"), Cost("SC_413", 5), Stats("SC_413", 5, 5), Unwritten]);
}

/// # Siege Tank, Deployed
///
/// `SC_413t` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry:** Deal 10 damage to a random enemy minion. Excess damage hits the enemy hero.
///
/// State: Derived
//~ derived SC_413t 65445a14 06b8cdc9 aa44453f.2b98a1e1
#[test]
fn SC_413t_siege_tank_deployed() {
    check(
        CardClass::Shaman,
        &[
            Give("SC_413t"),
            Cost("SC_413t", 5),
            Stats("SC_413t", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("SC_413t", Nothing),
            Dead(Nth(2)),
            Now(TheirHero, 0, 25),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 5),
        ],
    );
}
