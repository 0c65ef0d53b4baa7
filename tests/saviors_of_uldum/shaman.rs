//! Shaman cards of Saviors of Uldum, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file f3c866ed

/// # Sandstorm Elemental
///
/// `ULD_158` · Shaman minion · 2 mana · 2/2
///
/// > **Battlecry:** Deal 1 damage to all enemy minions. **Overload:** (1)
///
/// State: Derived
//~ derived ULD_158 751c3e5a 8adf3c4a d306187d.0d0ccf89
#[test]
fn ULD_158_sandstorm_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("ULD_158"),
            Cost("ULD_158", 2),
            Stats("ULD_158", 2, 2),
            Has("ULD_158", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_158", Nothing),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Mogu Fleshshaper
///
/// `ULD_169` · Shaman minion · 9 mana · 3/4
///
/// > **Rush**. Costs (1) less for each minion on the battlefield.
///
/// State: Derived
//~ derived ULD_169 12e37e29 fbdaebd7 72b154e5.549a1da4
#[test]
fn ULD_169_mogu_fleshshaper() {
    check(
        CardClass::Shaman,
        &[
            Give("ULD_169"),
            Cost("ULD_169", 9),
            Stats("ULD_169", 3, 4),
            Has("ULD_169", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_169"),
            CostNow(Nth(0), 6),
        ],
    );
}

/// # Weaponized Wasp
///
/// `ULD_170` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** If you control a **Lackey**, deal 3 damage.
///
/// State: Done
//~ done ULD_170 a90bb2de - 4afae84b.949729d9
#[test]
fn ULD_170_weaponized_wasp() {
    check(
        CardClass::Shaman,
        &[
            Give("ULD_170"),
            Cost("ULD_170", 3),
            Stats("ULD_170", 3, 3),
            Friend("DAL_614"),
            Play("ULD_170", On(TheirHero)),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Totemic Surge
///
/// `ULD_171` · Shaman spell · Nature · 0 mana
///
/// > Give your Totems +2 Attack.
///
/// State: Derived
//~ derived ULD_171 9c543ddc 2906f139 d2ad6b97.3e0a6970
#[test]
fn ULD_171_totemic_surge() {
    check(
        CardClass::Shaman,
        &[
            Give("ULD_171"),
            Cost("ULD_171", 0),
            Friend("TTN_710"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_171", Nothing),
            Now(Nth(1), 2, 3),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Big Surge
///
/// `ULD_171e` · Shaman enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived ULD_171e bf3f724f ec3fa027 15b7f3ce.bf3d1612
#[test]
fn ULD_171e_big_surge() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "ULD_171e"), Now(My(0), 7, 1)]);
}

/// # Plague of Murlocs
///
/// `ULD_172` · Shaman spell · 3 mana
///
/// > Transform all minions into random Murlocs.
///
/// State: Derived
//~ derived ULD_172 9092de82 c33501c8 42ca006f.dd85724c
#[test]
fn ULD_172_plague_of_murlocs() {
    check(
        CardClass::Shaman,
        &[
            Give("ULD_172"),
            Cost("ULD_172", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_168")),
            Force(Card("CS2_168")),
            Play("ULD_172", Nothing),
            Is(Nth(1), "CS2_168"),
            Now(Nth(1), 2, 1),
            Is(Nth(2), "CS2_168"),
            Now(Nth(2), 2, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("ULD_172"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("ULD_172", Nothing)],
    );
}

/// # Vessina
///
/// `ULD_173` · Shaman minion · 4 mana · 2/6
///
/// > While you're **Overloaded**, your other minions have +2 Attack.
///
/// State: Derived
//~ derived ULD_173 1436f162 0a605654 2ef3c072.cc9f4f03
#[test]
fn ULD_173_vessina() {
    check(
        CardClass::Shaman,
        &[
            Give("ULD_173"),
            Cost("ULD_173", 4),
            Stats("ULD_173", 2, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_173"),
            Play("AT_052", Nothing),
            Crystals(10),
            Now(Nth(1), 6, 5),
            Now(Nth(3), 2, 6),
            Now(Nth(4), 5, 4),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("ULD_173"), Friend("CS2_182"), Enemy("CS2_182"), Friend("ULD_173"), Now(Nth(1), 4, 5)],
    );
}

/// # Vessina's Devotion
///
/// `ULD_173e` · Shaman enchantment
///
/// > Vessina is granting this minion +2 Attack.
///
/// State: Derived
//~ derived ULD_173e 585e5fc2 c42158c9 6e74760b.8f417d84
#[test]
fn ULD_173e_vessinas_devotion() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "ULD_173e"), Now(My(0), 7, 1)]);
}

/// # Earthquake
///
/// `ULD_181` · Shaman spell · Nature · 7 mana
///
/// > Deal $5 damage to all minions, then deal $2 damage to all minions.
///
/// State: Derived
//~ derived ULD_181 c316c716 c42e023b 88650828.461ffa45
#[test]
fn ULD_181_earthquake() {
    check(
        CardClass::Shaman,
        &[
            Give("ULD_181"),
            Cost("ULD_181", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_181", Nothing),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("ULD_181"),
            Friend("TLC_248"),
            Enemy("CS2_182"),
            Play("ULD_181", Nothing),
            Now(Nth(1), 14, 21),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("ULD_181"),
            Friend("TLC_248"),
            Enemy("CS2_182"),
            Enemy("TLC_248"),
            Play("ULD_181", Nothing),
            Now(Nth(1), 14, 21),
            Dead(Nth(2)),
            Now(Nth(3), 14, 21),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # EVIL Totem
///
/// `ULD_276` · Shaman minion · 2 mana · 0/2
///
/// > At the end of your turn, add a **Lackey** to your hand.
///
/// State: Derived
//~ derived ULD_276 8376372b 77e9958e e6bc3a28.0a8b8b3e
#[test]
fn ULD_276_evil_totem() {
    check(
        CardClass::Shaman,
        &[
            Give("ULD_276"),
            Cost("ULD_276", 2),
            Stats("ULD_276", 0, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ULD_276"),
            Force(Card("DRG_052")),
            EndTurn,
            Is(InHand(1), "DRG_052"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Corrupt the Waters
///
/// `ULD_291` · Shaman spell · 1 mana
///
/// > **Quest:** Play 6 **Battlecry** cards. **Reward:** Heart of Vir'naal.
///
/// State: Done
//~ done ULD_291 ddc7ded4 - 0a18e677.81331bdf
#[test]
fn ULD_291_corrupt_the_waters() {
    check(
        CardClass::Shaman,
        &[
            Give("ULD_291"),
            Cost("ULD_291", 1),
            Play("ULD_291", Nothing),
            Play("EX1_319", Nothing),
            Play("EX1_319", Nothing),
            Play("EX1_319", Nothing),
            Play("EX1_319", Nothing),
            Play("EX1_319", Nothing),
            Play("EX1_319", Nothing),
            Is(MyPower, "ULD_291p"),
        ],
    );
}

/// # Heart of Vir'naal
///
/// `ULD_291p` · Shaman hero power · 2 mana
///
/// > Your **Battlecries** trigger twice this turn.
///
/// State: Todo
//~ todo ULD_291p 60999b3b b1aad3e6 6ee9aa3f.db3105fa
#[test]
#[ignore = "todo: ULD_291p Heart of Vir'naal"]
fn ULD_291p_heart_of_virnaal() {
    check(CardClass::Shaman, &[HasHeroPower("ULD_291p"), Cost("ULD_291p", 2), Unwritten]);
}

/// # Splitting Axe
///
/// `ULD_413` · Shaman weapon · 4 mana · 3/2 durability
///
/// > **Battlecry:** Summon copies of your Totems.
///
/// State: Derived
//~ derived ULD_413 00f0452d 215d2fac 58287e57.9090dbf5
#[test]
fn ULD_413_splitting_axe() {
    check(
        CardClass::Shaman,
        &[
            Give("ULD_413"),
            Cost("ULD_413", 4),
            Stats("ULD_413", 3, 2),
            Friend("TTN_710"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ULD_413", Nothing),
            BoardCount(Mine, 3),
            In(The("TTN_710"), Zone::Play),
            Now(The("TTN_710"), 0, 3),
        ],
    );
}
