//! Hunter cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c155f792

/// # Nagrand Slam
///
/// `BT_163` · Hunter spell · 10 mana
///
/// > Summon four 3/5 Clefthoofs that attack random enemies.
///
/// State: Derived
//~ derived BT_163 52d3e698 9dbf8082 218ee5ee.df40896e
#[test]
fn BT_163_nagrand_slam() {
    check(
        CardClass::Hunter,
        &[
            Give("BT_163"),
            Cost("BT_163", 10),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Play("BT_163", Nothing),
            BoardCount(Mine, 5),
            In(The("BT_163t"), Zone::Play),
            Now(The("BT_163t"), 3, 5),
            Now(TheirHero, 0, 18),
            Damage(TheirHero, 12),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("BT_163"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Play("BT_163", Nothing),
            BoardCount(Mine, 7),
            In(The("BT_163t"), Zone::Play),
            Now(The("BT_163t"), 3, 5),
            Now(TheirHero, 0, 18),
            Damage(TheirHero, 12),
        ],
    );
}

/// # Clefthoof
///
/// `BT_163t` · Hunter minion · 4 mana · 3/5
///
/// State: Vanilla
//~ vanilla BT_163t b3703d3e a0dea3c9 e0ea1aeb
#[test]
fn BT_163t_clefthoof() {
    check(
        CardClass::Hunter,
        &[
            Give("BT_163t"),
            Cost("BT_163t", 4),
            Stats("BT_163t", 3, 5),
            Play("BT_163t", Nothing),
            In(The("BT_163t"), Zone::Play),
            Now(The("BT_163t"), 3, 5),
        ],
    );
}

/// # Augmented Porcupine
///
/// `BT_201` · Hunter minion · 3 mana · 2/4
///
/// > **Deathrattle**: Deal this minion's Attack damage randomly split among all enemies.
///
/// State: Derived
//~ derived BT_201 15f74493 94eca78f 19a5cfaf.09ced6df
#[test]
fn BT_201_augmented_porcupine() {
    check(
        CardClass::Hunter,
        &[
            Give("BT_201"),
            Cost("BT_201", 3),
            Stats("BT_201", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_201"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Kill(Nth(3)),
            Now(Nth(2), 4, 4),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Helboar
///
/// `BT_202` · Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Give a random Beast in your hand +1/+1.
///
/// State: Derived
//~ derived BT_202 0739f079 dcacf4a9 1f84ed5a.536c6961
#[test]
fn BT_202_helboar() {
    check(
        CardClass::Hunter,
        &[
            Give("BT_202"),
            Cost("BT_202", 1),
            Stats("BT_202", 2, 1),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_202"),
            Force(Entity(Nth(0))),
            Kill(Nth(5)),
            Now(Nth(0), 3, 2),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("BT_202"),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_202"),
            Never(Entity(Nth(2))),
            Kill(Nth(5)),
        ],
    );
}

/// # Scent of Blood
///
/// `BT_202e` · Hunter enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived BT_202e b51cbab8 8f5f7600 452f0f0d.67341004
#[test]
fn BT_202e_scent_of_blood() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "BT_202e"), Now(My(0), 6, 2)]);
}

/// # Pack Tactics
///
/// `BT_203` · Hunter spell · 2 mana
///
/// > **Secret:** When a friendly minion is attacked, summon a 3/3 copy.
///
/// State: Derived
//~ derived BT_203 804568fc e6d7095e 435c4461.157965eb
#[test]
fn BT_203_pack_tactics() {
    check(
        CardClass::Hunter,
        &[
            Give("BT_203"),
            Cost("BT_203", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("BT_203"),
            EndTurn,
            Attack(Nth(2), Nth(1)),
            BoardCount(Mine, 2),
            Dead(Nth(4)),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("BT_203"),
            Friend("CS2_118"),
            Enemy("CS2_118"),
            Friend("CS2_106"),
            Friend("BT_203"),
            EndTurn,
            Attack(Nth(2), Nth(1)),
            BoardCount(Mine, 1),
            Dead(Nth(4)),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 3, 3),
        ],
    );
}

/// # Packmate
///
/// `BT_203e` · Hunter enchantment
///
/// > Attack and Health set to 3.
///
/// State: Derived
//~ derived BT_203e 4c32dbf7 917c289b b1a1dce7.1785be93
#[test]
fn BT_203e_packmate() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "BT_203e"), Now(My(0), 3, 3)]);
}

/// # Scrap Shot
///
/// `BT_205` · Hunter spell · 4 mana
///
/// > Deal $3 damage. Give a random Beast in your hand +3/+3.
///
/// State: Derived
//~ derived BT_205 90d6b37b 0e28a9ad 9d42af6c.d984848a
#[test]
fn BT_205_scrap_shot() {
    check(
        CardClass::Hunter,
        &[
            Give("BT_205"),
            Cost("BT_205", 4),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("BT_205", On(Nth(4))),
            Now(Nth(1), 5, 10),
            Now(Nth(4), 4, 2),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("BT_205"),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(2))),
            Play("BT_205", On(Nth(4))),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("BT_205"),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("BT_205", On(Nth(3))),
            Now(Nth(1), 5, 10),
            Now(Nth(3), 4, 2),
        ],
    );
}

/// # Scrapmetal Claws
///
/// `BT_205e` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived BT_205e 1f05d1d9 bed76d2f a1465e99.b42c6980
#[test]
fn BT_205e_scrapmetal_claws() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "BT_205e"), Now(My(0), 8, 4)]);
}

/// # Zixor, Apex Predator
///
/// `BT_210` · Hunter minion · 3 mana · 2/4
///
/// > **Rush Deathrattle:** Shuffle 'Zixor Prime' into your deck.
///
/// State: Derived
//~ derived BT_210 726c7938 68c67bab 7a2b3c59.4aa354c2
#[test]
fn BT_210_zixor_apex_predator() {
    check(
        CardClass::Hunter,
        &[
            Give("BT_210"),
            Cost("BT_210", 3),
            Stats("BT_210", 2, 4),
            Has("BT_210", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_210"),
            Kill(Nth(3)),
            DeckCount(Mine, 20),
            In(The("BT_210t"), Zone::Deck),
        ],
    );
}

/// # Zixor Prime
///
/// `BT_210t` · Hunter minion · 8 mana · 4/4
///
/// > **Rush Battlecry:** Summon 3 copies of this minion.
///
/// State: Derived
//~ derived BT_210t 2d7057e2 04d1f87b aeb37e41.3ecb4b19
#[test]
fn BT_210t_zixor_prime() {
    check(
        CardClass::Hunter,
        &[
            Give("BT_210t"),
            Cost("BT_210t", 8),
            Stats("BT_210t", 4, 4),
            Has("BT_210t", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_210t", Nothing),
            BoardCount(Mine, 5),
            In(The("BT_210t"), Zone::Play),
            Now(The("BT_210t"), 4, 4),
        ],
    );
}

/// # Imprisoned Felmaw
///
/// `BT_211` · Hunter minion · 2 mana · 5/4
///
/// > **Dormant** for 2 turns. When this awakens, attack a random enemy.
///
/// State: Derived
//~ derived BT_211 655a14fb 65919adb 44caeab1.2ed35ab7
#[test]
fn BT_211_imprisoned_felmaw() {
    check(
        CardClass::Hunter,
        &[
            Give("BT_211"),
            Cost("BT_211", 2),
            Stats("BT_211", 5, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_211", Nothing),
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("BT_211"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_211", Nothing),
            EndTurn,
            EndTurn,
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 5),
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 18),
            HandCount(Mine, 1),
            HasNow(Nth(0), GameTag::DORMANT),
            Now(Nth(0), 5, 4),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("BT_211"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_211", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            Force(Entity(TheirHero)),
            EndTurn,
            Now(TheirHero, 0, 25),
            Damage(TheirHero, 5),
        ],
    );
}

/// # Mok'Nathal Lion
///
/// `BT_212` · Hunter minion · 4 mana · 5/2
///
/// > **Rush**. **Battlecry:** Choose a friendly minion. Gain a copy of its **Deathrattle**.
///
/// State: Derived
//~ derived BT_212 36a87c25 1c6957a6 42b2da5a.4277784e
#[test]
fn BT_212_mok_nathal_lion() {
    check(
        CardClass::Hunter,
        &[
            Give("BT_212"),
            Cost("BT_212", 4),
            Stats("BT_212", 5, 2),
            Has("BT_212", GameTag::RUSH),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_212", On(Nth(1))),
            Kill(Nth(0)),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("BT_212"), Friend("LEG_CS3_013"), Friend("CS2_182"), Enemy("CS2_182"), Play("BT_212", On(Nth(1)))],
    );
}

/// # Scavenger's Ingenuity
///
/// `BT_213` · Hunter spell · 2 mana
///
/// > Draw a Beast. Give it +3/+3.
///
/// State: Derived
//~ derived BT_213 fde57b39 c2fc8d62 8f50b221.819d97df
#[test]
fn BT_213_scavengers_ingenuity() {
    check(
        CardClass::Hunter,
        &[
            Give("BT_213"),
            Cost("BT_213", 2),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_213", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 4),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 10),
        ],
    );
}

/// # Pack Tactics
///
/// `BT_213e` · Neutral enchantment
///
/// > +3/+3.
///
/// State: Derived
//~ derived BT_213e 9d1fd0ce bbb43de5 60637e19.b42c6980
#[test]
fn BT_213e_pack_tactics() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "BT_213e"), Now(My(0), 8, 4)]);
}

/// # Beastmaster Leoroxx
///
/// `BT_214` · Hunter minion · 8 mana · 5/5
///
/// > **Battlecry:** Summon 3 Beasts from your hand.
///
/// State: Derived
//~ derived BT_214 797dd8c6 73c18e4c 15996ed1.d3b280f6
#[test]
fn BT_214_beastmaster_leoroxx() {
    check(
        CardClass::Hunter,
        &[
            Give("BT_214"),
            Cost("BT_214", 8),
            Stats("BT_214", 5, 5),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("BT_214", Nothing),
            BoardCount(Mine, 3),
            HandCount(Mine, 1),
            In(Nth(1), Zone::Play),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("BT_214"),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(2))),
            Play("BT_214", Nothing),
        ],
    );
}
