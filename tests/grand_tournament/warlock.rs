//! Warlock cards of The Grand Tournament, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 391cd4d3

/// # Dreadsteed
///
/// `AT_019` · Warlock minion · 4 mana · 1/1
///
/// > **Deathrattle:** At the end of the turn, summon a Dreadsteed.
///
/// State: Derived
//~ derived AT_019 bca921bd 19c533c0 a729a9e6.0f364ec1
#[test]
fn AT_019_dreadsteed() {
    check(
        CardClass::Warlock,
        &[
            Give("AT_019"),
            Cost("AT_019", 4),
            Stats("AT_019", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_019"),
            Kill(Nth(3)),
            EndTurn,
            BoardCount(Mine, 2),
            In(The("AT_019"), Zone::Play),
            Now(The("AT_019"), 1, 1),
        ],
    );
}

/// # Fearsome Doomguard
///
/// `AT_020` · Warlock minion · 7 mana · 6/8
///
/// State: Vanilla
//~ vanilla AT_020 11bc3877 bd52b995 88f8b3a1
#[test]
fn AT_020_fearsome_doomguard() {
    check(
        CardClass::Warlock,
        &[
            Give("AT_020"),
            Cost("AT_020", 7),
            Stats("AT_020", 6, 8),
            Play("AT_020", Nothing),
            In(The("AT_020"), Zone::Play),
            Now(The("AT_020"), 6, 8),
        ],
    );
}

/// # Tiny Knight of Evil
///
/// `AT_021` · Warlock minion · 2 mana · 3/2
///
/// > Whenever you discard a card, gain +2/+1.
///
/// State: Derived
//~ derived AT_021 adff8025 bd42a67c c0c6edb3.62f0c0c3
#[test]
fn AT_021_tiny_knight_of_evil() {
    check(
        CardClass::Warlock,
        &[
            Give("AT_021"),
            Cost("AT_021", 2),
            Stats("AT_021", 3, 2),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_021"),
            Discard(Nth(1)),
            Now(Nth(4), 5, 3),
        ],
    );
}

/// # Fist of Jaraxxus
///
/// `AT_022` · Warlock spell · Fel · 4 mana
///
/// > When you play or discard this, deal $4 damage to a random enemy.
///
/// State: Derived
//~ derived AT_022 f76180dd 30440752 667866f3.6c43246e
#[test]
fn AT_022_fist_of_jaraxxus() {
    check(
        CardClass::Warlock,
        &[
            Give("AT_022"),
            Cost("AT_022", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Play("AT_022", Nothing),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("AT_022"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Discard(Nth(0)),
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
}

/// # Void Crusher
///
/// `AT_023` · Warlock minion · 6 mana · 5/4
///
/// > **Inspire:** Destroy a random minion for each player.
///
/// State: Derived
//~ derived AT_023 573c2ed6 95ef0c7e 8c587676.ae9e67c2
#[test]
fn AT_023_void_crusher() {
    check(
        CardClass::Warlock,
        &[
            Give("AT_023"),
            Cost("AT_023", 6),
            Stats("AT_023", 5, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_023"),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            HeroPower(Nothing),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Demonfuse
///
/// `AT_024` · Warlock spell · Shadow · 2 mana
///
/// > Give a Demon +3/+3.
///
/// State: Derived
//~ derived AT_024 f85870ea be7f2a44 d92e7f3b.a3f6eee2
#[test]
fn AT_024_demonfuse() {
    check(
        CardClass::Warlock,
        &[
            Give("AT_024"),
            Cost("AT_024", 2),
            Friend("AT_020"),
            Friend("CS2_182"),
            Enemy("AT_020"),
            Enemy("CS2_182"),
            CannotTarget("AT_024", Nth(2)),
            Play("AT_024", On(Nth(3))),
            Now(Nth(3), 9, 11),
        ],
    );
    check(
        CardClass::Warlock,
        &[
            Give("AT_024"),
            Friend("AT_020"),
            Friend("CS2_182"),
            Enemy("AT_020"),
            Enemy("CS2_182"),
            Play("AT_024", On(Nth(1))),
            Now(Nth(1), 9, 11),
        ],
    );
}

/// # Dark Fusion
///
/// `AT_024e` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived AT_024e 8efa5bb2 b59517d6 c7e299ab.b42c6980
#[test]
fn AT_024e_dark_fusion() {
    check(CardClass::Warlock, &[Friend("CS2_118"), Enchant(My(0), "AT_024e"), Now(My(0), 8, 4)]);
}

/// # Dark Bargain
///
/// `AT_025` · Warlock spell · Shadow · 4 mana
///
/// > Destroy 2 random enemy minions. Discard 2 random cards.
///
/// State: Derived
//~ derived AT_025 990d7168 b38c1ea9 34882142.7b013bb4
#[test]
fn AT_025_dark_bargain() {
    check(
        CardClass::Warlock,
        &[
            Give("AT_025"),
            Cost("AT_025", 4),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(1))),
            Play("AT_025", Nothing),
            HandCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(3)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Wrathguard
///
/// `AT_026` · Warlock minion · 2 mana · 4/3
///
/// > Whenever this minion takes damage, also deal that amount to your hero.
///
/// State: Derived
//~ derived AT_026 dffc8e2d be63ef08 33a3bc15.c9830741
#[test]
fn AT_026_wrathguard() {
    check(
        CardClass::Warlock,
        &[
            Give("AT_026"),
            Cost("AT_026", 2),
            Stats("AT_026", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AT_026"),
            Hurt(Nth(3), 1),
            Now(MyHero, 0, 29),
            Damage(MyHero, 1),
        ],
    );
}

/// # Wilfred Fizzlebang
///
/// `AT_027` · Warlock minion · 6 mana · 4/4
///
/// > Cards you draw from your Hero Power cost (0).
///
/// State: Todo
//~ todo AT_027 8054b846 f107453b d6ae56cd.63ef1702
#[test]
#[ignore = "todo: AT_027 Wilfred Fizzlebang"]
fn AT_027_wilfred_fizzlebang() {
    check(CardClass::Warlock, &[Give("AT_027"), Cost("AT_027", 6), Stats("AT_027", 4, 4), Unwritten]);
}

/// # Master Summoner
///
/// `AT_027e` · Warlock enchantment
///
/// > Costs (0).
///
/// State: Derived
//~ derived AT_027e a47de3c7 5a050b80 91e7b719.dd600ecd
#[test]
fn AT_027e_master_summoner() {
    check(CardClass::Warlock, &[Give("CS2_118"), Enchant(Nth(0), "AT_027e"), CostNow(Nth(0), 0)]);
}
