//! Shaman cards of Descent of Dragons, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 986dacb4

/// # Bandersmosh
///
/// `DRG_096` · Shaman minion · 5 mana · 5/5
///
/// > Each turn this is in your hand, transform it into a 5/5 copy of a random **Legendary** minion.
///
/// State: Todo
//~ todo DRG_096 fd8edfd1 474a4564 e5d3f6af.009faa7f
#[test]
#[ignore = "todo: DRG_096 Bandersmosh"]
fn DRG_096_bandersmosh() {
    check(CardClass::Shaman, &[Give("DRG_096"), Cost("DRG_096", 5), Stats("DRG_096", 5, 5), Unwritten]);
}

/// # Smoshing
///
/// `DRG_096e2` · Shaman enchantment
///
/// > 5/5.
///
/// State: Derived
//~ derived DRG_096e2 7f705cf6 27fe11c5 be364e63.36023d4f
#[test]
fn DRG_096e2_smoshing() {
    check(CardClass::Shaman, &[Friend("CS2_119"), Enchant(My(0), "DRG_096e2"), Now(My(0), 5, 5)]);
}

/// # Squallhunter
///
/// `DRG_211` · Shaman minion · 4 mana · 5/7
///
/// > **Spell Damage +2 Overload:** (2)
///
/// State: Vanilla
//~ vanilla DRG_211 2bdcbce9 5c8bc00b 003e2490.223ba97e
#[test]
fn DRG_211_squallhunter() {
    check(
        CardClass::Shaman,
        &[
            Give("DRG_211"),
            Cost("DRG_211", 4),
            Stats("DRG_211", 5, 7),
            Has("DRG_211", GameTag::OVERLOAD),
            Has("DRG_211", GameTag::SPELLPOWER),
            Play("DRG_211", Nothing),
            In(The("DRG_211"), Zone::Play),
            Now(The("DRG_211"), 5, 7),
            HasNow(The("DRG_211"), GameTag::SPELLPOWER),
            EndTurn,
            EndTurn,
            Mana(8),
        ],
    );
}

/// # Storm's Wrath
///
/// `DRG_215` · Shaman spell · Nature · 1 mana
///
/// > Give your minions +1/+1. **Overload:** (1)
///
/// State: Derived
//~ derived DRG_215 a78fc3bc d99eabc4 124a5200.a35968c5
#[test]
fn DRG_215_storms_wrath() {
    check(
        CardClass::Shaman,
        &[
            Give("DRG_215"),
            Cost("DRG_215", 1),
            Has("DRG_215", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_215", Nothing),
            Now(Nth(1), 5, 6),
        ],
    );
}

/// # Storm's Wrath
///
/// `DRG_215e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived DRG_215e f967cfca 8ea9d47b a6de320a.67341004
#[test]
fn DRG_215e_storms_wrath() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "DRG_215e"), Now(My(0), 6, 2)]);
}

/// # Surging Tempest
///
/// `DRG_216` · Shaman minion · 1 mana · 1/3
///
/// > Has +1 Attack while you have **Overloaded** Mana Crystals.
///
/// State: Derived
//~ derived DRG_216 c651572f 22968fa8 9558cc6b.0cbe81ab
#[test]
fn DRG_216_surging_tempest() {
    check(
        CardClass::Shaman,
        &[
            Give("DRG_216"),
            Cost("DRG_216", 1),
            Stats("DRG_216", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_216"),
            Play("AT_052", Nothing),
            Crystals(10),
            Now(Nth(3), 2, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("DRG_216"), Friend("CS2_182"), Enemy("CS2_182"), Friend("DRG_216"), Now(Nth(3), 1, 3)],
    );
}

/// # Surging
///
/// `DRG_216e` · Shaman enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived DRG_216e a5375e3e 9c6f6dc3 5754c9a9.c84fda8a
#[test]
fn DRG_216e_surging() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "DRG_216e"), Now(My(0), 6, 1)]);
}

/// # Dragon's Pack
///
/// `DRG_217` · Shaman spell · 5 mana
///
/// > Summon two 2/3 Spirit Wolves with **Taunt**. If you've **Invoked** twice, give them +3/+3.
///
/// State: Done
//~ done DRG_217 54688d27 - 44f27067.0bbe0856
#[test]
fn DRG_217_dragons_pack() {
    check(
        CardClass::Shaman,
        &[
            Give("DRG_217"),
            Cost("DRG_217", 5),
            Play("DRG_248", On(TheirHero)),
            Play("DRG_248", On(TheirHero)),
            Crystals(10),
            Play("DRG_217", Nothing),
            BoardCount(Mine, 4),
            Now(My(2), 5, 6),
        ],
    );
}

/// # Galakrond's Power
///
/// `DRG_217e` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived DRG_217e 0d624e03 32b535f9 4617f94c.b42c6980
#[test]
fn DRG_217e_galakronds_power() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "DRG_217e"), Now(My(0), 8, 4)]);
}

/// # Spirit Wolf
///
/// `DRG_217t` · Shaman minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla DRG_217t 34d4e643 ff7d5ae2 1512bd56.4b0c5d24
#[test]
fn DRG_217t_spirit_wolf() {
    check(
        CardClass::Shaman,
        &[
            Give("DRG_217t"),
            Cost("DRG_217t", 2),
            Stats("DRG_217t", 2, 3),
            Has("DRG_217t", GameTag::TAUNT),
            Play("DRG_217t", Nothing),
            In(The("DRG_217t"), Zone::Play),
            Now(The("DRG_217t"), 2, 3),
            HasNow(The("DRG_217t"), GameTag::TAUNT),
        ],
    );
}

/// # Corrupt Elementalist
///
/// `DRG_218` · Shaman minion · 5 mana · 3/3
///
/// > **Battlecry: Invoke** Galakrond twice.
///
/// State: Done
//~ done DRG_218 4f8fc7d0 - dddfe4d1.072924e1
#[test]
fn DRG_218_corrupt_elementalist() {
    check(
        CardClass::Shaman,
        &[
            Give("DRG_218"),
            Cost("DRG_218", 5),
            Stats("DRG_218", 3, 3),
            Play("DRG_218", Nothing),
            BoardCount(Mine, 3),
            Is(The("DRG_238t14t3"), "DRG_238t14t3"),
        ],
    );
}

/// # Lightning Breath
///
/// `DRG_219` · Shaman spell · Nature · 3 mana
///
/// > Deal $4 damage to a minion. If you're holding a Dragon, also damage its neighbors.
///
/// State: Derived
//~ derived DRG_219 f2b28226 998a67f3 a323c7ea.0cc0e60e
#[test]
fn DRG_219_lightning_breath() {
    check(
        CardClass::Shaman,
        &[
            Give("DRG_219"),
            Cost("DRG_219", 3),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_219", On(Nth(4))),
            Now(Nth(4), 4, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("DRG_219"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_219", On(Nth(3))),
            Now(Nth(3), 4, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("DRG_219"),
            Give("AT_008"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_219", On(Nth(4))),
            Now(Nth(4), 4, 1),
            Now(Nth(5), 4, 1),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("DRG_219"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("DRG_219", On(Nth(2))),
            Now(Nth(2), 4, 1),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Cumulo-Maximus
///
/// `DRG_223` · Shaman minion · 5 mana · 5/5
///
/// > **Battlecry:** If you have **Overloaded** Mana Crystals, deal 5 damage.
///
/// State: Derived
//~ derived DRG_223 8e33e395 41bae3a0 42e5478a.60e0a6c4
#[test]
fn DRG_223_cumulo_maximus() {
    check(
        CardClass::Shaman,
        &[
            Give("DRG_223"),
            Cost("DRG_223", 5),
            Stats("DRG_223", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_052", Nothing),
            Crystals(10),
            Play("DRG_223", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("DRG_223"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_052", Nothing),
            Crystals(10),
            Play("DRG_223", On(Nth(1))),
            BoardCount(Mine, 2),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("DRG_223"),
            Friend("TLC_248"),
            Enemy("CS2_182"),
            Play("AT_052", Nothing),
            Crystals(10),
            Play("DRG_223", On(Nth(1))),
            Now(Nth(1), 14, 23),
        ],
    );
    check(CardClass::Shaman, &[Give("DRG_223"), Friend("CS2_182"), Enemy("CS2_182"), Play("DRG_223", Nothing)]);
}

/// # Nithogg
///
/// `DRG_224` · Shaman minion · 6 mana · 5/5
///
/// > **Battlecry:** Summon two 0/3 Eggs. Next turn they hatch into 4/4 Drakes with **Rush**.
///
/// State: Todo
//~ todo DRG_224 608083ce 7a60dcf5 b354e38a.c652fb63
#[test]
#[ignore = "todo: DRG_224 Nithogg"]
fn DRG_224_nithogg() {
    check(CardClass::Shaman, &[Give("DRG_224"), Cost("DRG_224", 6), Stats("DRG_224", 5, 5), Unwritten]);
}

/// # Storm Egg
///
/// `DRG_224t` · Shaman minion · 1 mana · 0/3
///
/// > At the start of your turn, transform into a 4/4 Storm Drake with **Rush**.
///
/// State: Derived
//~ derived DRG_224t 1c0d26c6 2c354746 d88e65fa.9f53bac0
#[test]
fn DRG_224t_storm_egg() {
    check(
        CardClass::Shaman,
        &[
            Give("DRG_224t"),
            Cost("DRG_224t", 1),
            Stats("DRG_224t", 0, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DRG_224t"),
            EndTurn,
            EndTurn,
            Is(Nth(3), "DRG_224t2"),
            Now(Nth(3), 4, 4),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("DRG_224t"), Friend("CS2_182"), Enemy("CS2_182"), Friend("DRG_224t"), EndTurn, Now(Nth(3), 0, 3)],
    );
}

/// # Storm Drake
///
/// `DRG_224t2` · Shaman minion · 4 mana · 4/4
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla DRG_224t2 5ed9ee21 38616acc 8b707da1.57b12c28
#[test]
fn DRG_224t2_storm_drake() {
    check(
        CardClass::Shaman,
        &[
            Give("DRG_224t2"),
            Cost("DRG_224t2", 4),
            Stats("DRG_224t2", 4, 4),
            Has("DRG_224t2", GameTag::RUSH),
            Play("DRG_224t2", Nothing),
            In(The("DRG_224t2"), Zone::Play),
            Now(The("DRG_224t2"), 4, 4),
            HasNow(The("DRG_224t2"), GameTag::RUSH),
        ],
    );
}

/// # Windswept Elemental
///
/// `DRG_238t14t3` · Shaman minion · 2 mana · 2/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla DRG_238t14t3 6d313c4f 8b18276a c209e261.57b12c28
#[test]
fn DRG_238t14t3_windswept_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("DRG_238t14t3"),
            Cost("DRG_238t14t3", 2),
            Stats("DRG_238t14t3", 2, 1),
            Has("DRG_238t14t3", GameTag::RUSH),
            Play("DRG_238t14t3", Nothing),
            In(The("DRG_238t14t3"), Zone::Play),
            Now(The("DRG_238t14t3"), 2, 1),
            HasNow(The("DRG_238t14t3"), GameTag::RUSH),
        ],
    );
}

/// # Invocation of Frost
///
/// `DRG_248` · Shaman spell · Frost · 1 mana
///
/// > **Freeze** an enemy. **Invoke** Galakrond.
///
/// State: Done
//~ done DRG_248 43f7ed2c - dd453d90.1fe2cc63
#[test]
fn DRG_248_invocation_of_frost() {
    check(
        CardClass::Shaman,
        &[
            Give("DRG_248"),
            Cost("DRG_248", 1),
            Enemy("CS2_182"),
            Play("DRG_248", On(Their(0))),
            HasNow(Their(0), GameTag::FROZEN),
            Is(My(0), "DRG_238t14t3"),
        ],
    );
}

/// # Galakrond, the Tempest
///
/// `DRG_620` · Shaman hero · 7 mana · 30 health, 5 armor
///
/// > **Battlecry:** Summon two 2/2 Storms with **Rush**. *(@)*
///
/// State: Todo
//~ todo DRG_620 f3086272 b0ceab1b 962f6477.89b8ff5c
#[test]
#[ignore = "todo: DRG_620 Galakrond, the Tempest"]
fn DRG_620_galakrond_the_tempest() {
    check(CardClass::Shaman, &[Give("DRG_620"), Cost("DRG_620", 7), Unwritten]);
}

/// # Brewing Storm
///
/// `DRG_620t4` · Shaman minion · 2 mana · 2/2
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla DRG_620t4 8113849c c086fdf7 f5b66465.57b12c28
#[test]
fn DRG_620t4_brewing_storm() {
    check(
        CardClass::Shaman,
        &[
            Give("DRG_620t4"),
            Cost("DRG_620t4", 2),
            Stats("DRG_620t4", 2, 2),
            Has("DRG_620t4", GameTag::RUSH),
            Play("DRG_620t4", Nothing),
            In(The("DRG_620t4"), Zone::Play),
            Now(The("DRG_620t4"), 2, 2),
            HasNow(The("DRG_620t4"), GameTag::RUSH),
        ],
    );
}

/// # Living Storm
///
/// `DRG_620t5` · Shaman minion · 4 mana · 4/4
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla DRG_620t5 8bbae1fa 16353235 2886ba34.57b12c28
#[test]
fn DRG_620t5_living_storm() {
    check(
        CardClass::Shaman,
        &[
            Give("DRG_620t5"),
            Cost("DRG_620t5", 4),
            Stats("DRG_620t5", 4, 4),
            Has("DRG_620t5", GameTag::RUSH),
            Play("DRG_620t5", Nothing),
            In(The("DRG_620t5"), Zone::Play),
            Now(The("DRG_620t5"), 4, 4),
            HasNow(The("DRG_620t5"), GameTag::RUSH),
        ],
    );
}

/// # Raging Storm
///
/// `DRG_620t6` · Shaman minion · 8 mana · 8/8
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla DRG_620t6 0e60005c 3beffb21 8aace71e.57b12c28
#[test]
fn DRG_620t6_raging_storm() {
    check(
        CardClass::Shaman,
        &[
            Give("DRG_620t6"),
            Cost("DRG_620t6", 8),
            Stats("DRG_620t6", 8, 8),
            Has("DRG_620t6", GameTag::RUSH),
            Play("DRG_620t6", Nothing),
            In(The("DRG_620t6"), Zone::Play),
            Now(The("DRG_620t6"), 8, 8),
            HasNow(The("DRG_620t6"), GameTag::RUSH),
        ],
    );
}
