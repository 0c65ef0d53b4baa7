//! Shaman cards of Reign of the Black Empire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 35eac0eb

/// # Shadow Sculpt
///
/// `BE_114` · Shaman spell · Shadow · 3 mana
///
/// > **Assemble** a minion. It costs (2) less.
///
/// State: Todo
//~ todo BE_114 006496d3 f5686d37 34f7a3a7.12869102
#[test]
#[ignore = "todo: BE_114 Shadow Sculpt"]
fn BE_114_shadow_sculpt() {
    check(CardClass::Shaman, &[Give("BE_114"), Cost("BE_114", 3), Unwritten]);
}

/// # Primus of Power
///
/// `BE_171` · Shaman minion · 4 mana · 4/5
///
/// > Taunt**. Battlecry:** If you've played two different spell schools while holding this, summon a copy of this.
///
/// State: Todo
//~ todo BE_171 117c0966 05478cf6 d0ee363a.789ee036
#[test]
#[ignore = "todo: BE_171 Primus of Power"]
fn BE_171_primus_of_power() {
    check(CardClass::Shaman, &[Give("BE_171"), Cost("BE_171", 4), Stats("BE_171", 4, 5), Unwritten]);
}

/// # Powerful
///
/// `BE_171e` · Shaman enchantment
///
/// > +3/+3 and **Taunt**.
///
/// State: Derived
//~ derived BE_171e 6fcd823f 13dbb93a 88686d4a.0693c9b1
#[test]
fn BE_171e_powerful() {
    check(
        CardClass::Shaman,
        &[Friend("CS2_118"), Enchant(My(0), "BE_171e"), Now(My(0), 8, 4), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Neptulon, Lord of Tides
///
/// `BE_209` · Shaman minion · 7 mana · 7/7
///
/// > **Battlecry:** For the rest of the game, Elementals you summon have their stats set to 5/5.
///
/// State: Todo
//~ todo BE_209 f519a27a c9de26fa b7aa434b.42bb181e
#[test]
#[ignore = "todo: BE_209 Neptulon, Lord of Tides"]
fn BE_209_neptulon_lord_of_tides() {
    check(CardClass::Shaman, &[Give("BE_209"), Cost("BE_209", 7), Stats("BE_209", 7, 7), Unwritten]);
}

/// # Tidal Surge
///
/// `BE_209e1` · Shaman enchantment
///
/// > Stats set to 5/5.
///
/// State: Derived
//~ derived BE_209e1 1e2227d6 132be2bd 68694ed7.eafd762a
#[test]
fn BE_209e1_tidal_surge() {
    check(CardClass::Shaman, &[Friend("CS2_119"), Enchant(My(0), "BE_209e1"), Now(My(0), 5, 5)]);
}

/// # Flame Shock
///
/// `BE_302` · Shaman spell · Fire · 1 mana
///
/// > Deal $2 damage to two different enemies. **Overload:** (1).
///
/// State: Todo
//~ todo BE_302 1671cba6 c6259668 3d7f2818.9b577990
#[test]
#[ignore = "todo: BE_302 Flame Shock"]
fn BE_302_flame_shock() {
    check(CardClass::Shaman, &[Give("BE_302"), Cost("BE_302", 1), Unwritten]);
}

/// # Scorchfist Scholar
///
/// `BE_303` · Shaman minion · 5 mana · 3/3
///
/// > **Battlecry:** If you've played two different spell schools while holding this, deal 4 damage to all enemies.
///
/// State: Todo
//~ todo BE_303 62909ac3 670d316d 922f8fb3.c076ddc5
#[test]
#[ignore = "todo: BE_303 Scorchfist Scholar"]
fn BE_303_scorchfist_scholar() {
    check(CardClass::Shaman, &[Give("BE_303"), Cost("BE_303", 5), Stats("BE_303", 3, 3), Unwritten]);
}

/// # Therazane the Earthmother
///
/// `BE_337` · Shaman minion · 6 mana · 5/5
///
/// > **Battlecry:** Your next spell of each school casts twice.
///
/// State: Todo
//~ todo BE_337 84724be4 6128db47 fb25d8c1.e28d0fec
#[test]
#[ignore = "todo: BE_337 Therazane the Earthmother"]
fn BE_337_therazane_the_earthmother() {
    check(CardClass::Shaman, &[Give("BE_337"), Cost("BE_337", 6), Stats("BE_337", 5, 5), Unwritten]);
}

/// # Eyemaul
///
/// `BE_349` · Shaman weapon · 4 mana · 2/2 durability
///
/// > After your hero attacks, summon two 2/2 Elementals with **Rush**.
///
/// State: Derived
//~ derived BE_349 efd8e233 4b2644a6 1f28aa18.acbb3ce3
#[test]
fn BE_349_eyemaul() {
    check(
        CardClass::Shaman,
        &[
            Give("BE_349"),
            Cost("BE_349", 4),
            Stats("BE_349", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BE_349"),
            Attack(MyHero, TheirHero),
            BoardCount(Mine, 3),
            In(The("BE_349t"), Zone::Play),
            Now(The("BE_349t"), 2, 2),
        ],
    );
}

/// # Tremoring Elemental
///
/// `BE_349t` · Shaman minion · 2 mana · 2/2
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla BE_349t c371da49 046476f0 99469f1a.57b12c28
#[test]
fn BE_349t_tremoring_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("BE_349t"),
            Cost("BE_349t", 2),
            Stats("BE_349t", 2, 2),
            Has("BE_349t", GameTag::RUSH),
            Play("BE_349t", Nothing),
            In(The("BE_349t"), Zone::Play),
            Now(The("BE_349t"), 2, 2),
            HasNow(The("BE_349t"), GameTag::RUSH),
        ],
    );
}

/// # Watch Over
///
/// `BE_778` · Shaman spell · Shadow · 6 mana
///
/// > Choose two different C'Thun abilities to trigger.
///
/// State: Todo
//~ todo BE_778 44a0d612 1dd55157 263f164d.7d75bb9f
#[test]
#[ignore = "todo: BE_778 Watch Over"]
fn BE_778_watch_over() {
    check(CardClass::Shaman, &[Give("BE_778"), Cost("BE_778", 6), Unwritten]);
}

/// # Unnatural Cold
///
/// `BE_842` · Shaman spell · Frost · 2 mana
///
/// > **Freeze** an enemy. Gain 3 Armor. Draw a card.
///
/// State: Derived
//~ derived BE_842 76390c84 4390ede2 aab41491.b37319b8
#[test]
fn BE_842_unnatural_cold() {
    check(
        CardClass::Shaman,
        &[
            Give("BE_842"),
            Cost("BE_842", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BE_842", On(Nth(5))),
            Armor(Mine, 3),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            HasNot(Nth(3), GameTag::FROZEN),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            HasNow(Nth(5), GameTag::FROZEN),
        ],
    );
}

/// # Elemental of Madness
///
/// `BE_870` · Shaman minion · 3 mana · 2/2
///
/// > **Battlecry: Discover** any spell with Cost equal to this minion's Attack. It costs (0) this turn.
///
/// State: Todo
//~ todo BE_870 646225ff 6cbcebbe 2a172aea.1c3e8b93
#[test]
#[ignore = "todo: BE_870 Elemental of Madness"]
fn BE_870_elemental_of_madness() {
    check(CardClass::Shaman, &[Give("BE_870"), Cost("BE_870", 3), Stats("BE_870", 2, 2), Unwritten]);
}

/// # Madness
///
/// `BE_870e` · Paladin enchantment
///
/// > Costs (0) this turn.
///
/// State: Derived
//~ derived BE_870e 97e1a7e3 d5fc920c c66b246a.0daa77b6
#[test]
fn BE_870e_madness() {
    check(
        CardClass::Shaman,
        &[Give("CS2_118"), Enchant(Nth(0), "BE_870e"), CostNow(Nth(0), 0), EndTurn, CostNow(Nth(0), 3)],
    );
}

/// # \[BioCore\] Ancestral Healing
///
/// `Core_mon_0004` · Shaman spell · Nature · 0 mana
///
/// > Restore a minion to full Health and give it **Taunt**.
///
/// State: Derived
//~ derived Core_mon_0004 ae1c2493 77f984aa d225086a.412f8783
#[test]
fn Core_mon_0004_bio_core_ancestral_healing() {
    check(
        CardClass::Shaman,
        &[
            Give("Core_mon_0004"),
            Cost("Core_mon_0004", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("Core_mon_0004", On(Nth(2))),
            HasNow(Nth(2), GameTag::TAUNT),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("Core_mon_0004"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Hurt(Nth(2), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("Core_mon_0004", On(Nth(4))),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("Core_mon_0004"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Hurt(Nth(2), 2),
            Hurt(Nth(5), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("Core_mon_0004", On(Nth(1))),
        ],
    );
}
