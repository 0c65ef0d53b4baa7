//! Shaman cards of Perils in Paradise, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 37166071

/// # Razzle-Dazzler
///
/// `VAC_301` · Shaman minion · 7 mana · 4/4
///
/// > **Battlecry:** Summon a random 5-Cost minion. Repeat for each spell school you've cast this game.@ *(@)*
///
/// State: Derived
//~ derived VAC_301 81ac146a 040a5aa4 fe7f0970.966515c7
#[test]
fn VAC_301_razzle_dazzler() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_301"),
            Cost("VAC_301", 7),
            Stats("VAC_301", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_024", On(TheirHero)),
            Play("CS2_029", On(TheirHero)),
            Play("CS2_008", On(TheirHero)),
            Play("EX1_169", Nothing),
            Crystals(10),
            Force(Card("GVG_070")),
            Force(Card("GVG_070")),
            Force(Card("GVG_070")),
            Force(Card("GVG_070")),
            Force(Card("GVG_070")),
            Play("VAC_301", Nothing),
            BoardCount(Mine, 7),
            In(The("GVG_070"), Zone::Play),
            Now(The("GVG_070"), 7, 4),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("VAC_301"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_024", On(TheirHero)),
            Play("CS2_029", On(TheirHero)),
            Play("CS2_008", On(TheirHero)),
            Play("EX1_169", Nothing),
            Crystals(10),
            Never(Card("AT_003")),
            Play("VAC_301", Nothing),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("VAC_301"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_024", On(TheirHero)),
            Play("CS2_029", On(TheirHero)),
            Play("CS2_008", On(TheirHero)),
            Play("EX1_169", Nothing),
            Crystals(10),
            Never(Card("AT_001")),
            Play("VAC_301", Nothing),
        ],
    );
}

/// # Frosty Décor
///
/// `VAC_305` · Shaman spell · Frost · 5 mana
///
/// > Summon two 2/4 Elementals with **Taunt** and "**Deathrattle**: Gain 4 Armor".
///
/// State: Derived
//~ derived VAC_305 b3fed84f 0585791d 39b3f75a.b216a8ae
#[test]
fn VAC_305_frosty_dcor() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_305"),
            Cost("VAC_305", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_305", Nothing),
            BoardCount(Mine, 3),
            In(The("VAC_305t"), Zone::Play),
            Now(The("VAC_305t"), 2, 4),
        ],
    );
}

/// # Ice Sculpture
///
/// `VAC_305t` · Shaman minion · 3 mana · 2/4
///
/// > **Taunt Deathrattle:** Gain 4 Armor.
///
/// State: Derived
//~ derived VAC_305t 1ae48f76 9965dd37 8dc85833.ec43d2ee
#[test]
fn VAC_305t_ice_sculpture() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_305t"),
            Cost("VAC_305t", 3),
            Stats("VAC_305t", 2, 4),
            Has("VAC_305t", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_305t"),
            Kill(Nth(3)),
            Armor(Mine, 4),
        ],
    );
}

/// # Siren Song
///
/// `VAC_308` · Shaman spell · 2 mana
///
/// > Get two random spells from spell schools you haven't cast this game.
///
/// State: Todo
//~ todo VAC_308 2ff046ba f82bc221 84e8f82f.54eff7b3
#[test]
#[ignore = "todo: VAC_308 Siren Song"]
fn VAC_308_siren_song() {
    check(CardClass::Shaman, &[Give("VAC_308"), Cost("VAC_308", 2), Unwritten]);
}

/// # Malted Magma
///
/// `VAC_323` · Shaman spell · Fire · 2 mana
///
/// > Deal $1 damage to all enemies. *(3 Drinks left!)*
///
/// State: Derived
//~ derived VAC_323 ae8ad157 4ee2b125 6e84f64c.039c9e56
#[test]
fn VAC_323_malted_magma() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_323"),
            Cost("VAC_323", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_323", Nothing),
            Is(InHand(0), "VAC_323t"),
            CostNow(InHand(0), 2),
            HandCount(Mine, 1),
            Now(Nth(2), 4, 4),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Malted Magma
///
/// `VAC_323t` · Shaman spell · Fire · 2 mana
///
/// > Deal $1 damage to all enemies. *(2 Drinks left!)*
///
/// State: Derived
//~ derived VAC_323t 00a8226d e9f6648d 82f13dde.a98b457e
#[test]
fn VAC_323t_malted_magma() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_323t"),
            Cost("VAC_323t", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_323t", Nothing),
            Is(InHand(0), "VAC_323t2"),
            CostNow(InHand(0), 2),
            HandCount(Mine, 1),
            Now(Nth(2), 4, 4),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Malted Magma
///
/// `VAC_323t2` · Shaman spell · Fire · 2 mana
///
/// > Deal $1 damage to all enemies. *(Last Drink!)*
///
/// State: Derived
//~ derived VAC_323t2 c3366cd0 d7bfbee6 7ad6ee45.39518421
#[test]
fn VAC_323t2_malted_magma() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_323t2"),
            Cost("VAC_323t2", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_323t2", Nothing),
            Now(Nth(2), 4, 4),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Matching Outfits
///
/// `VAC_324` · Shaman spell · 4 mana
///
/// > Transform a minion into a random one that costs (1) more, then summon a copy of it.
///
/// State: Derived
//~ derived VAC_324 10e2b9ab 2aea9e78 b9908bd8.c19bce06
#[test]
fn VAC_324_matching_outfits() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_324"),
            Cost("VAC_324", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GVG_070")),
            Play("VAC_324", On(Nth(2))),
            BoardCount(Mine, 2),
            Is(Nth(2), "GVG_070"),
            Now(Nth(2), 7, 4),
            In(The("GVG_070"), Zone::Play),
            Now(The("GVG_070"), 7, 4),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("VAC_324"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("VAC_324", On(Nth(2)))],
    );
    check(
        CardClass::Shaman,
        &[
            Give("VAC_324"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("GVG_070")),
            Play("VAC_324", On(Nth(1))),
            BoardCount(Mine, 2),
            Is(Nth(1), "GVG_070"),
            Now(Nth(1), 7, 4),
            In(The("GVG_070"), Zone::Play),
            Now(The("GVG_070"), 7, 4),
        ],
    );
}

/// # Meltemental
///
/// `VAC_328` · Shaman minion · 3 mana · 3/8
///
/// > **Taunt** This is permanently **Frozen**.
///
/// State: Derived
//~ derived VAC_328 eca566b6 cf8335f1 61b565af.d2001d4a
#[test]
fn VAC_328_meltemental() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_328"),
            Cost("VAC_328", 3),
            Stats("VAC_328", 3, 8),
            Has("VAC_328", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_328"),
            Play("CS2_026", Nothing),
            Crystals(10),
            HasNow(Nth(3), GameTag::FROZEN),
        ],
    );
}

/// # Natural Talent
///
/// `VAC_329` · Shaman spell · Nature · 3 mana
///
/// > Get a random Naga and a random spell. They cost (2) less.
///
/// State: Todo
//~ todo VAC_329 2b31a7ea fb619481 c250dfcd.8005f975
#[test]
#[ignore = "todo: VAC_329 Natural Talent"]
fn VAC_329_natural_talent() {
    check(CardClass::Shaman, &[Give("VAC_329"), Cost("VAC_329", 3), Unwritten]);
}

/// # Carress, Cabaret Star
///
/// `VAC_449` · Shaman minion · 3 mana · 3/3
///
/// > While in your hand, play two different spell schools to transform.@ *({0} left!)*@ *(Ready!)*
///
/// State: Todo
//~ todo VAC_449 92f70ad1 dde33747 fa5f51b9.98d52f9b
#[test]
#[ignore = "todo: VAC_449 Carress, Cabaret Star"]
fn VAC_449_carress_cabaret_star() {
    check(CardClass::Shaman, &[Give("VAC_449"), Cost("VAC_449", 3), Stats("VAC_449", 3, 3), Unwritten]);
}

/// # Siren Songs
///
/// `VAC_449e1` · Shaman enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived VAC_449e1 8a17d54c d806e41e 0ff0564f.6d6ab056
#[test]
fn VAC_449e1_siren_songs() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "VAC_449e1"), Now(My(0), 7, 3)]);
}

/// # Carress, Cabaret Star
///
/// `VAC_449t` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw 2 cards. Deal 6 damage to the enemy hero.
///
/// State: Derived
//~ derived VAC_449t 175c6b11 78eb2a96 943fd797.fef8b2e0
#[test]
fn VAC_449t_carress_cabaret_star() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_449t"),
            Cost("VAC_449t", 3),
            Stats("VAC_449t", 3, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_449t", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Carress, Cabaret Star
///
/// `VAC_449t1` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw 2 cards. **Freeze** three random enemy minions.
///
/// State: Derived
//~ derived VAC_449t1 dca7abdd ff8258e9 fe213005.7add3ca7
#[test]
fn VAC_449t1_carress_cabaret_star() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_449t1"),
            Cost("VAC_449t1", 3),
            Stats("VAC_449t1", 3, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(6))),
            Play("VAC_449t1", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            HasNot(Nth(3), GameTag::FROZEN),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            HasNot(Nth(4), GameTag::FROZEN),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
            HasNow(Nth(6), GameTag::FROZEN),
        ],
    );
}

/// # Carress, Cabaret Star
///
/// `VAC_449t10` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 6 damage to the enemy hero. Deal 2 damage to all enemy minions.
///
/// State: Derived
//~ derived VAC_449t10 b76098c3 ecd28fb7 98cf01b1.f818d308
#[test]
fn VAC_449t10_carress_cabaret_star() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_449t10"),
            Cost("VAC_449t10", 3),
            Stats("VAC_449t10", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_449t10", Nothing),
            Now(Nth(2), 4, 3),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Carress, Cabaret Star
///
/// `VAC_449t11` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Gain +2/+2 and **Taunt**. **Freeze** three random enemy minions.
///
/// State: Derived
//~ derived VAC_449t11 c3cc1d43 c2bef032 d2f07fe6.3e87215c
#[test]
fn VAC_449t11_carress_cabaret_star() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_449t11"),
            Cost("VAC_449t11", 3),
            Stats("VAC_449t11", 3, 3),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Force(Entity(Nth(4))),
            Force(Entity(Nth(5))),
            Force(Entity(Nth(6))),
            Play("VAC_449t11", Nothing),
            HasNow(Nth(0), GameTag::TAUNT),
            Now(Nth(0), 5, 5),
            HasNow(Nth(4), GameTag::FROZEN),
            HasNow(Nth(5), GameTag::FROZEN),
            HasNow(Nth(6), GameTag::FROZEN),
        ],
    );
}

/// # Carress, Cabaret Star
///
/// `VAC_449t12` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Restore 6 Health to your hero. **Freeze** three random enemy minions.
///
/// State: Derived
//~ derived VAC_449t12 b5c1ffbb 0c21a871 2e2960db.971d40c7
#[test]
fn VAC_449t12_carress_cabaret_star() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_449t12"),
            Cost("VAC_449t12", 3),
            Stats("VAC_449t12", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Entity(Nth(2))),
            Play("VAC_449t12", Nothing),
            Now(MyHero, 0, 16),
            Damage(MyHero, 14),
            HasNow(Nth(2), GameTag::FROZEN),
        ],
    );
}

/// # Carress, Cabaret Star
///
/// `VAC_449t13` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Destroy two random enemy minions. **Freeze** three random enemy minions.
///
/// State: Derived
//~ derived VAC_449t13 08e6282c fcdd43fc 9af505dc.2b19986a
#[test]
fn VAC_449t13_carress_cabaret_star() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_449t13"),
            Cost("VAC_449t13", 3),
            Stats("VAC_449t13", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("VAC_449t13", Nothing),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("VAC_449t13"), Friend("CS2_182"), Enemy("CS2_182"), Never(Entity(Nth(1))), Play("VAC_449t13", Nothing)],
    );
    check(
        CardClass::Shaman,
        &[
            Give("VAC_449t13"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(4))),
            Force(Entity(Nth(5))),
            Force(Entity(Nth(6))),
            Play("VAC_449t13", Nothing),
            Dead(Nth(4)),
            Dead(Nth(5)),
            HasNow(Nth(6), GameTag::FROZEN),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Carress, Cabaret Star
///
/// `VAC_449t14` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 2 damage to all enemy minions. **Freeze** three random enemy minions.
///
/// State: Derived
//~ derived VAC_449t14 7f06f129 beb30ae7 8ef65b65.0dde8a17
#[test]
fn VAC_449t14_carress_cabaret_star() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_449t14"),
            Cost("VAC_449t14", 3),
            Stats("VAC_449t14", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("VAC_449t14", Nothing),
            HasNow(Nth(2), GameTag::FROZEN),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Carress, Cabaret Star
///
/// `VAC_449t15` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Gain +2/+2 and **Taunt**. Restore 6 Health to your hero.
///
/// State: Derived
//~ derived VAC_449t15 a0dcd8c5 147021b1 cb23de12.a9e1e3d6
#[test]
fn VAC_449t15_carress_cabaret_star() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_449t15"),
            Cost("VAC_449t15", 3),
            Stats("VAC_449t15", 3, 3),
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
            Play("VAC_449t15", Nothing),
            Now(MyHero, 0, 16),
            Damage(MyHero, 14),
            HasNow(Nth(0), GameTag::TAUNT),
            Now(Nth(0), 5, 5),
        ],
    );
}

/// # Carress, Cabaret Star
///
/// `VAC_449t16` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Gain +2/+2 and **Taunt**. Destroy 2 random enemy minions.
///
/// State: Derived
//~ derived VAC_449t16 ade15786 b6c160d8 4ea24f43.fa049658
#[test]
fn VAC_449t16_carress_cabaret_star() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_449t16"),
            Cost("VAC_449t16", 3),
            Stats("VAC_449t16", 3, 3),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Force(Entity(Nth(4))),
            Force(Entity(Nth(5))),
            Play("VAC_449t16", Nothing),
            HasNow(Nth(0), GameTag::TAUNT),
            Now(Nth(0), 5, 5),
            Dead(Nth(4)),
            Dead(Nth(5)),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Carress, Cabaret Star
///
/// `VAC_449t17` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Gain +2/+2 and **Taunt**. Deal 2 damage to all enemy minions.
///
/// State: Derived
//~ derived VAC_449t17 83e60f50 44289d18 216313dc.6ceec670
#[test]
fn VAC_449t17_carress_cabaret_star() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_449t17"),
            Cost("VAC_449t17", 3),
            Stats("VAC_449t17", 3, 3),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("VAC_449t17", Nothing),
            HasNow(Nth(0), GameTag::TAUNT),
            Now(Nth(0), 5, 5),
            Dead(Nth(4)),
            Now(Nth(5), 4, 3),
            Dead(Nth(6)),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Carress, Cabaret Star
///
/// `VAC_449t18` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Restore 6 Health to your hero. Destroy 2 random enemy minions.
///
/// State: Derived
//~ derived VAC_449t18 81e9d210 416a6b08 2294283f.47ff700f
#[test]
fn VAC_449t18_carress_cabaret_star() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_449t18"),
            Cost("VAC_449t18", 3),
            Stats("VAC_449t18", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Entity(Nth(2))),
            Play("VAC_449t18", Nothing),
            Now(MyHero, 0, 16),
            Damage(MyHero, 14),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Carress, Cabaret Star
///
/// `VAC_449t19` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Restore 6 Health to your hero. Deal 2 damage to all enemy minions.
///
/// State: Derived
//~ derived VAC_449t19 a909d5df 3d1900ea 3ec9a2ec.3285f325
#[test]
fn VAC_449t19_carress_cabaret_star() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_449t19"),
            Cost("VAC_449t19", 3),
            Stats("VAC_449t19", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("VAC_449t19", Nothing),
            Now(MyHero, 0, 16),
            Damage(MyHero, 14),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Carress, Cabaret Star
///
/// `VAC_449t2` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw 2 cards. Gain +2/+2 and **Taunt**.
///
/// State: Derived
//~ derived VAC_449t2 02662468 0d7b9d91 f25d8d8e.1bc715de
#[test]
fn VAC_449t2_carress_cabaret_star() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_449t2"),
            Cost("VAC_449t2", 3),
            Stats("VAC_449t2", 3, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("VAC_449t2", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            HasNow(Nth(0), GameTag::TAUNT),
            Now(Nth(0), 5, 5),
            HasNot(Nth(3), GameTag::TAUNT),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            HasNot(Nth(4), GameTag::TAUNT),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Carress, Cabaret Star
///
/// `VAC_449t20` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 2 damage to all enemy minions. Destroy 2 random enemy minions.
///
/// State: Derived
//~ derived VAC_449t20 a496df88 f91b839f e8647ab7.f430ce01
#[test]
fn VAC_449t20_carress_cabaret_star() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_449t20"),
            Cost("VAC_449t20", 3),
            Stats("VAC_449t20", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("VAC_449t20", Nothing),
            Now(Nth(0), 3, 3),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("VAC_449t20"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(4))),
            Force(Entity(Nth(5))),
            Play("VAC_449t20", Nothing),
            Dead(Nth(4)),
            Dead(Nth(5)),
            Now(Nth(6), 4, 3),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Carress, Cabaret Star
///
/// `VAC_449t3` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw 2 cards. Restore 6 Health to your hero.
///
/// State: Derived
//~ derived VAC_449t3 18752eed e597676b 92ce5dde.ea2e95c9
#[test]
fn VAC_449t3_carress_cabaret_star() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_449t3"),
            Cost("VAC_449t3", 3),
            Stats("VAC_449t3", 3, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(5), 2),
            Hurt(Nth(6), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("VAC_449t3", Nothing),
            Now(MyHero, 0, 16),
            Damage(MyHero, 14),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Carress, Cabaret Star
///
/// `VAC_449t4` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw 2 cards. Destroy 2 random enemy minions.
///
/// State: Derived
//~ derived VAC_449t4 48bbb89b a71700f9 7882100b.26b1ae07
#[test]
fn VAC_449t4_carress_cabaret_star() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_449t4"),
            Cost("VAC_449t4", 3),
            Stats("VAC_449t4", 3, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(6))),
            Play("VAC_449t4", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
            Dead(Nth(6)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Carress, Cabaret Star
///
/// `VAC_449t5` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Draw 2 cards. Deal 2 damage to all enemy minions.
///
/// State: Derived
//~ derived VAC_449t5 f718cde2 8bf84b20 7aa8c559.7bebdad5
#[test]
fn VAC_449t5_carress_cabaret_star() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_449t5"),
            Cost("VAC_449t5", 3),
            Stats("VAC_449t5", 3, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("VAC_449t5", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
            Now(Nth(6), 4, 3),
        ],
    );
}

/// # Carress, Cabaret Star
///
/// `VAC_449t6` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 6 damage to the enemy hero. **Freeze** three random enemy minions.
///
/// State: Derived
//~ derived VAC_449t6 7a8f5926 1be31f21 3b138fa8.a8704617
#[test]
fn VAC_449t6_carress_cabaret_star() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_449t6"),
            Cost("VAC_449t6", 3),
            Stats("VAC_449t6", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("VAC_449t6", Nothing),
            HasNow(Nth(2), GameTag::FROZEN),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Carress, Cabaret Star
///
/// `VAC_449t7` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 6 damage to the enemy hero. Gain +2/+2 and **Taunt**.
///
/// State: Derived
//~ derived VAC_449t7 d43a3e2c abe0cdb5 aa68e512.21f472dd
#[test]
fn VAC_449t7_carress_cabaret_star() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_449t7"),
            Cost("VAC_449t7", 3),
            Stats("VAC_449t7", 3, 3),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("VAC_449t7", Nothing),
            HasNow(Nth(0), GameTag::TAUNT),
            Now(Nth(0), 5, 5),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Carress, Cabaret Star
///
/// `VAC_449t8` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 6 damage to the enemy hero. Restore 6 Health to your hero.
///
/// State: Derived
//~ derived VAC_449t8 488533b0 0ff19267 5be170cb.ce36619c
#[test]
fn VAC_449t8_carress_cabaret_star() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_449t8"),
            Cost("VAC_449t8", 3),
            Stats("VAC_449t8", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("VAC_449t8", Nothing),
            Now(MyHero, 0, 16),
            Damage(MyHero, 14),
            Now(TheirHero, 0, 4),
            Damage(TheirHero, 26),
        ],
    );
}

/// # Carress, Cabaret Star
///
/// `VAC_449t9` · Shaman minion · 3 mana · 3/3
///
/// > **Battlecry:** Deal 6 damage to the enemy hero. Destroy 2 random enemy minions.
///
/// State: Derived
//~ derived VAC_449t9 4ce2c6cf 6ef82dfc 08d248c8.aa8696fa
#[test]
fn VAC_449t9_carress_cabaret_star() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_449t9"),
            Cost("VAC_449t9", 3),
            Stats("VAC_449t9", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("VAC_449t9", Nothing),
            Dead(Nth(2)),
            Now(TheirHero, 0, 24),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Carefree Cookie
///
/// `VAC_450` · Shaman minion · 3 mana · 2/2
///
/// > **Demon Hunter Tourist** After a friendly minion dies, summon a random minion that costs (1) more.
///
/// State: Derived
//~ derived VAC_450 2e715214 c936465c e6c041f5.e200a9be
#[test]
fn VAC_450_carefree_cookie() {
    check(
        CardClass::Shaman,
        &[
            Give("VAC_450"),
            Cost("VAC_450", 3),
            Stats("VAC_450", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("VAC_450"),
            Force(Card("GVG_070")),
            Kill(Nth(1)),
            BoardCount(Mine, 2),
            In(The("GVG_070"), Zone::Play),
            Now(The("GVG_070"), 7, 4),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("VAC_450"), Friend("CS2_182"), Enemy("CS2_182"), Friend("VAC_450"), Never(Card("AT_001")), Kill(Nth(1))],
    );
}

/// # Cabaret Headliner
///
/// `VAC_954` · Shaman minion · 4 mana · 3/3
///
/// > **Battlecry:** Reduce the Cost of a spell of each school in your hand by (2).
///
/// State: Todo
//~ todo VAC_954 45e2d5fb c93e681c 220164fe.2d1ff7cd
#[test]
#[ignore = "todo: VAC_954 Cabaret Headliner"]
fn VAC_954_cabaret_headliner() {
    check(CardClass::Shaman, &[Give("VAC_954"), Cost("VAC_954", 4), Stats("VAC_954", 3, 3), Unwritten]);
}

/// # Siren Serenade
///
/// `VAC_954e1` · Shaman enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived VAC_954e1 2f980087 8affec6b bb39f4e6.90c32b47
#[test]
fn VAC_954e1_siren_serenade() {
    check(CardClass::Shaman, &[Give("CS2_118"), Enchant(Nth(0), "VAC_954e1"), CostNow(Nth(0), 1)]);
}

/// # Hydration Totem
///
/// `WORK_011` · Shaman minion · 2 mana · 0/3
///
/// > At the end of your turn, give adjacent minions +1/+1.
///
/// State: Derived
//~ derived WORK_011 1a33d008 eebf7bd8 cf254b28.df64aa70
#[test]
fn WORK_011_hydration_totem() {
    check(
        CardClass::Shaman,
        &[
            Give("WORK_011"),
            Cost("WORK_011", 2),
            Stats("WORK_011", 0, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WORK_011"),
            EndTurn,
            Now(Nth(1), 5, 6),
        ],
    );
}

/// # Chatting
///
/// `WORK_011e` · Shaman enchantment
///
/// > +1/+1
///
/// State: Derived
//~ derived WORK_011e 660f3fa1 20e1eb26 e8cff6b1.29d9cb13
#[test]
fn WORK_011e_chatting() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "WORK_011e"), Now(My(0), 6, 2)]);
}

/// # Turbulus
///
/// `WORK_013` · Shaman minion · 3 mana · 3/3
///
/// > **Hunter Tourist**. **Battlecry:** Give +1/+1 to all other **Battlecry** minions in your hand, deck, and battlefield.
///
/// State: Derived
//~ derived WORK_013 64e1844b 838fa7cd 2c7c6a5d.b4d322b5
#[test]
fn WORK_013_turbulus() {
    check(
        CardClass::Shaman,
        &[
            Give("WORK_013"),
            Cost("WORK_013", 3),
            Stats("WORK_013", 3, 3),
            OnTop("AT_007"),
            OnTop("AT_007"),
            OnTop("CS2_182"),
            Give("AT_007"),
            Give("CS2_182"),
            Friend("EX1_015"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WORK_013", Nothing),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(4), 4, 5),
            Now(Nth(6), 2, 2),
        ],
    );
}

/// # Turbulence
///
/// `WORK_013e` · Shaman enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived WORK_013e 730d8c9c e13effbf 1c536e55.67341004
#[test]
fn WORK_013e_turbulence() {
    check(CardClass::Shaman, &[Friend("CS2_118"), Enchant(My(0), "WORK_013e"), Now(My(0), 6, 2)]);
}

/// # Icecrown Brochure
///
/// `WORK_030` · Shaman spell · Frost · 2 mana
///
/// > Deal $3 damage to a minion and **Freeze** its neighbors. *(Flips each turn.)*
///
/// State: Todo
//~ todo WORK_030 f4d3e64e bc6f621a 7cf76e4d.92e5a865
#[test]
#[ignore = "todo: WORK_030 Icecrown Brochure"]
fn WORK_030_icecrown_brochure() {
    check(CardClass::Shaman, &[Give("WORK_030"), Cost("WORK_030", 2), Unwritten]);
}

/// # Blackrock Brochure
///
/// `WORK_030t` · Shaman spell · Fire · 2 mana
///
/// > Deal $3 damage to a minion and $1 to its neighbors. *(Flips each turn.)*
///
/// State: Todo
//~ todo WORK_030t c1a871d2 18792734 8c9fda2d.fbff5b3f
#[test]
#[ignore = "todo: WORK_030t Blackrock Brochure"]
fn WORK_030t_blackrock_brochure() {
    check(CardClass::Shaman, &[Give("WORK_030t"), Cost("WORK_030t", 2), Unwritten]);
}
