//! Paladin cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file ca10f795

/// # Carousel Gryphon
///
/// `DMF_064` · Paladin minion · 5 mana · 5/5
///
/// > **Divine Shield Corrupt:** Gain +3/+3 and **Taunt**.
///
/// State: Vanilla
//~ vanilla DMF_064 7a0cd910 12d386fd 201ebbf1.69fe9854
#[test]
fn DMF_064_carousel_gryphon() {
    check(
        CardClass::Paladin,
        &[
            Give("DMF_064"),
            Cost("DMF_064", 5),
            Stats("DMF_064", 5, 5),
            Has("DMF_064", GameTag::DIVINE_SHIELD),
            Play("DMF_064", Nothing),
            In(The("DMF_064"), Zone::Play),
            Now(The("DMF_064"), 5, 5),
            HasNow(The("DMF_064"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Carousel Gryphon
///
/// `DMF_064t` · Paladin minion · 5 mana · 8/8
///
/// > **Corrupted Divine Shield, Taunt**
///
/// State: Vanilla
//~ vanilla DMF_064t d8a35a52 1908da9b a7b62808.a46ce68a
#[test]
fn DMF_064t_carousel_gryphon() {
    check(
        CardClass::Paladin,
        &[
            Give("DMF_064t"),
            Cost("DMF_064t", 5),
            Stats("DMF_064t", 8, 8),
            Has("DMF_064t", GameTag::CORRUPTED_CARD),
            Has("DMF_064t", GameTag::DIVINE_SHIELD),
            Has("DMF_064t", GameTag::TAUNT),
            Play("DMF_064t", Nothing),
            In(The("DMF_064t"), Zone::Play),
            Now(The("DMF_064t"), 8, 8),
            HasNow(The("DMF_064t"), GameTag::CORRUPTED_CARD),
            HasNow(The("DMF_064t"), GameTag::DIVINE_SHIELD),
            HasNow(The("DMF_064t"), GameTag::TAUNT),
        ],
    );
}

/// # Redscale Dragontamer
///
/// `DMF_194` · Paladin minion · 2 mana · 2/3
///
/// > **Deathrattle:** Draw a Dragon.
///
/// State: Derived
//~ derived DMF_194 dc6830fa bc5a20dc d3e423f2.623de416
#[test]
fn DMF_194_redscale_dragontamer() {
    check(
        CardClass::Paladin,
        &[
            Give("DMF_194"),
            Cost("DMF_194", 2),
            Stats("DMF_194", 2, 3),
            OnTop("AT_008"),
            OnTop("AT_008"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_194"),
            Kill(Nth(6)),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 6),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 6, 7),
        ],
    );
}

/// # Snack Run
///
/// `DMF_195` · Paladin spell · 2 mana
///
/// > **Discover** a spell. Restore Health to your hero equal to its Cost.
///
/// State: Derived
//~ derived DMF_195 5f7bc9b0 8e409029 df6b3fb8.cbf5ac4b
#[test]
fn DMF_195_snack_run() {
    check(
        CardClass::Paladin,
        &[
            Give("DMF_195"),
            Cost("DMF_195", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Card("AT_073")),
            Play("DMF_195", Nothing),
            ChooseCard("AT_073"),
            Is(InHand(0), "AT_073"),
            CostNow(InHand(0), 1),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            Now(MyHero, 0, 11),
            Damage(MyHero, 19),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("DMF_195"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Card("AT_017")),
            Play("DMF_195", Nothing),
            Choose(0),
        ],
    );
}

/// # Balloon Merchant
///
/// `DMF_235` · Paladin minion · 4 mana · 3/5
///
/// > **Battlecry:** Give your Silver Hand Recruits +1 Attack and **Divine Shield**.
///
/// State: Derived
//~ derived DMF_235 3ca0ed24 06f866f6 e698f9d3.9ea55fea
#[test]
fn DMF_235_balloon_merchant() {
    check(
        CardClass::Paladin,
        &[
            Give("DMF_235"),
            Cost("DMF_235", 4),
            Stats("DMF_235", 3, 5),
            Friend("CS2_101t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_235", Nothing),
            HasNot(Nth(0), GameTag::DIVINE_SHIELD),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
            Now(Nth(1), 2, 1),
        ],
    );
}

/// # Floaty
///
/// `DMF_235e` · Paladin enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived DMF_235e 8a72e126 1c7e262f becf21a7.c84fda8a
#[test]
fn DMF_235e_floaty() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "DMF_235e"), Now(My(0), 6, 1)]);
}

/// # Oh My Yogg!
///
/// `DMF_236` · Paladin spell · Shadow · 1 mana
///
/// > **Secret:** When your opponent casts a spell, they instead cast a random one of the same Cost.
///
/// State: Todo
//~ todo DMF_236 5b0782ba 3989ef15 4c048adb.123c983b
#[test]
#[ignore = "todo: DMF_236 Oh My Yogg!"]
fn DMF_236_oh_my_yogg() {
    check(CardClass::Paladin, &[Give("DMF_236"), Cost("DMF_236", 1), Unwritten]);
}

/// # Carnival Barker
///
/// `DMF_237` · Paladin minion · 3 mana · 3/2
///
/// > Whenever you summon a 1-Health minion, give it +1/+2.
///
/// State: Derived
//~ derived DMF_237 0994969f b248999b 263cd08f.58013443
#[test]
fn DMF_237_carnival_barker() {
    check(
        CardClass::Paladin,
        &[
            Give("DMF_237"),
            Cost("DMF_237", 3),
            Stats("DMF_237", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_237"),
            Play("CS2_118", Nothing),
            Now(Nth(4), 6, 3),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("DMF_237"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_237"),
            Play("CS2_182", Nothing),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # At the Faire
///
/// `DMF_237e` · Paladin enchantment
///
/// > +1/+2.
///
/// State: Derived
//~ derived DMF_237e f34e039a 308ea4d4 e7e6ad32.6fa82661
#[test]
fn DMF_237e_at_the_faire() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "DMF_237e"), Now(My(0), 6, 3)]);
}

/// # Hammer of the Naaru
///
/// `DMF_238` · Paladin weapon · 6 mana · 3/3 durability
///
/// > **Battlecry:** Summon a 6/6 Holy Elemental with **Taunt**.
///
/// State: Derived
//~ derived DMF_238 abf3620e 8b209f6d 7fdf99fc.eee76c50
#[test]
fn DMF_238_hammer_of_the_naaru() {
    check(
        CardClass::Paladin,
        &[
            Give("DMF_238"),
            Cost("DMF_238", 6),
            Stats("DMF_238", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_238", Nothing),
            BoardCount(Mine, 2),
            In(The("DMF_238t"), Zone::Play),
            Now(The("DMF_238t"), 6, 6),
        ],
    );
}

/// # Holy Elemental
///
/// `DMF_238t` · Paladin minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla DMF_238t 4f23fddd 2aff5416 6adca38c.4b0c5d24
#[test]
fn DMF_238t_holy_elemental() {
    check(
        CardClass::Paladin,
        &[
            Give("DMF_238t"),
            Cost("DMF_238t", 6),
            Stats("DMF_238t", 6, 6),
            Has("DMF_238t", GameTag::TAUNT),
            Play("DMF_238t", Nothing),
            In(The("DMF_238t"), Zone::Play),
            Now(The("DMF_238t"), 6, 6),
            HasNow(The("DMF_238t"), GameTag::TAUNT),
        ],
    );
}

/// # Lothraxion the Redeemed
///
/// `DMF_240` · Paladin minion · 5 mana · 5/5
///
/// > **Battlecry:** For the rest of the game, after you summon a Silver Hand Recruit, give it **Divine Shield**.
///
/// State: Derived
//~ derived DMF_240 18f30348 ad2d33c5 1e5b31f2.2a636591
#[test]
fn DMF_240_lothraxion_the_redeemed() {
    check(
        CardClass::Paladin,
        &[
            Give("DMF_240"),
            Cost("DMF_240", 5),
            Stats("DMF_240", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_240", Nothing),
            Play("CS2_101t", Nothing),
            HasNow(Nth(3), GameTag::DIVINE_SHIELD),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("DMF_240"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_240", Nothing),
            Play("CS2_182", Nothing),
            HasNot(Nth(3), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # High Exarch Yrel
///
/// `DMF_241` · Paladin minion · 8 mana · 7/5
///
/// > **Battlecry:** If your deck has no Neutral cards, gain **Rush**, **Lifesteal**, **Taunt**, and **Divine Shield**.
///
/// State: Derived
//~ derived DMF_241 f094c045 e76deb28 f34bfc38.1f940dbe
#[test]
fn DMF_241_high_exarch_yrel() {
    check(
        CardClass::Paladin,
        &[
            Give("DMF_241"),
            Cost("DMF_241", 8),
            Stats("DMF_241", 7, 5),
            EmptyDeck(Mine),
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
            Play("DMF_241", Nothing),
            HasNow(Nth(0), GameTag::DIVINE_SHIELD),
            HasNow(Nth(0), GameTag::LIFESTEAL),
            HasNow(Nth(0), GameTag::RUSH),
            HasNow(Nth(0), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("DMF_241"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Hurt(Nth(5), 2),
            Hurt(Nth(8), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("DMF_241", Nothing),
            HasNot(Nth(0), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Day at the Faire
///
/// `DMF_244` · Paladin spell · 3 mana
///
/// > Summon 3 Silver Hand Recruits. **Corrupt:** Summon 5.
///
/// State: Todo
//~ todo DMF_244 b703bbe2 c6e67735 1d07b423.734d41cb
#[test]
#[ignore = "todo: DMF_244 Day at the Faire"]
fn DMF_244_day_at_the_faire() {
    check(CardClass::Paladin, &[Give("DMF_244"), Cost("DMF_244", 3), Unwritten]);
}

/// # Day at the Faire
///
/// `DMF_244t` · Paladin spell · 3 mana
///
/// > **Corrupted** Summon 5 Silver Hand Recruits.
///
/// State: Derived
//~ derived DMF_244t 29d9d1b5 f0970c9f 73d5d1e2.3863e165
#[test]
fn DMF_244t_day_at_the_faire() {
    check(
        CardClass::Paladin,
        &[
            Give("DMF_244t"),
            Cost("DMF_244t", 3),
            Has("DMF_244t", GameTag::CORRUPTED_CARD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_244t", Nothing),
            BoardCount(Mine, 6),
            In(The("CS2_101t"), Zone::Play),
            Now(The("CS2_101t"), 1, 1),
        ],
    );
}

/// # Barricade
///
/// `YOP_005` · Multi-class spell · 4 mana
///
/// > Summon a 2/4 Guard with **Taunt**. If it's your only minion, summon another.
///
/// State: Derived
//~ derived YOP_005 ba1346ce cd823a61 e2173598.bd6c9470
#[test]
fn YOP_005_barricade() {
    check(
        CardClass::Paladin,
        &[
            Give("YOP_005"),
            Cost("YOP_005", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOP_005", Nothing),
            BoardCount(Mine, 2),
            In(The("YOP_005t"), Zone::Play),
            Now(The("YOP_005t"), 2, 4),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("YOP_005"),
            Enemy("CS2_182"),
            Play("YOP_005", Nothing),
            BoardCount(Mine, 2),
            In(The("YOP_005t"), Zone::Play),
            Now(The("YOP_005t"), 2, 4),
        ],
    );
}

/// # Race Guard
///
/// `YOP_005t` · Multi-class minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla YOP_005t e44f8136 fb283d49 25fdef91.4b0c5d24
#[test]
fn YOP_005t_race_guard() {
    check(
        CardClass::Paladin,
        &[
            Give("YOP_005t"),
            Cost("YOP_005t", 3),
            Stats("YOP_005t", 2, 4),
            Has("YOP_005t", GameTag::TAUNT),
            Play("YOP_005t", Nothing),
            In(The("YOP_005t"), Zone::Play),
            Now(The("YOP_005t"), 2, 4),
            HasNow(The("YOP_005t"), GameTag::TAUNT),
        ],
    );
}

/// # Rally!
///
/// `YOP_009` · Multi-class spell · Holy · 4 mana
///
/// > Resurrect a friendly 1-Cost, 2-Cost, and 3-Cost minion.
///
/// State: Derived
//~ derived YOP_009 378d9a13 0ea12b82 7115b109.c3120fa8
#[test]
fn YOP_009_rally() {
    check(
        CardClass::Paladin,
        &[
            Give("YOP_009"),
            Cost("YOP_009", 4),
            Friend("CS2_168"),
            Friend("CS2_120"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Kill(Nth(2)),
            Kill(Nth(3)),
            Crystals(10),
            Force(Card("CS2_168")),
            Force(Card("CS2_120")),
            Force(Card("CS2_118")),
            Play("YOP_009", Nothing),
            BoardCount(Mine, 4),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
            In(The("CS2_168"), Zone::Play),
            Now(The("CS2_168"), 2, 1),
        ],
    );
}

/// # Imprisoned Celestial
///
/// `YOP_010` · Paladin minion · 3 mana · 4/5
///
/// > **Dormant** for 2 turns. **Spellburst**: Give your minions **Divine Shield**.
///
/// State: Derived
//~ derived YOP_010 43b585f8 e2461056 42583089.86c1915f
#[test]
fn YOP_010_imprisoned_celestial() {
    check(
        CardClass::Paladin,
        &[
            Give("YOP_010"),
            Cost("YOP_010", 3),
            Stats("YOP_010", 4, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOP_010"),
            Play("GAME_005", Nothing),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
            HasNow(Nth(3), GameTag::DIVINE_SHIELD),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("YOP_010"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOP_010", Nothing),
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("YOP_010"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOP_010", Nothing),
            EndTurn,
            EndTurn,
            HasNow(Nth(0), GameTag::DORMANT),
        ],
    );
    check(
        CardClass::Paladin,
        &[
            Give("YOP_010"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOP_010", Nothing),
            EndTurn,
            EndTurn,
            EndTurn,
            EndTurn,
            HasNot(Nth(0), GameTag::DORMANT),
        ],
    );
}

/// # Libram of Judgment
///
/// `YOP_011` · Paladin weapon · 7 mana · 5/3 durability
///
/// > **Corrupt:** Gain **Lifesteal**.
///
/// State: Vanilla
//~ vanilla YOP_011 6f66ebeb 975c1d96 3626a62a.f307bb19
#[test]
fn YOP_011_libram_of_judgment() {
    check(
        CardClass::Paladin,
        &[
            Give("YOP_011"),
            Cost("YOP_011", 7),
            Stats("YOP_011", 5, 3),
            Play("YOP_011", Nothing),
            In(The("YOP_011"), Zone::Play),
        ],
    );
}

/// # Libram of Judgment
///
/// `YOP_011t` · Paladin weapon · 7 mana · 5/3 durability
///
/// > **Corrupted Lifesteal**
///
/// State: Vanilla
//~ vanilla YOP_011t f8b540aa e9097b27 3d0b334c.cda49622
#[test]
fn YOP_011t_libram_of_judgment() {
    check(
        CardClass::Paladin,
        &[
            Give("YOP_011t"),
            Cost("YOP_011t", 7),
            Stats("YOP_011t", 5, 3),
            Has("YOP_011t", GameTag::CORRUPTED_CARD),
            Has("YOP_011t", GameTag::LIFESTEAL),
            Play("YOP_011t", Nothing),
            In(The("YOP_011t"), Zone::Play),
            HasNow(The("YOP_011t"), GameTag::CORRUPTED_CARD),
            HasNow(The("YOP_011t"), GameTag::LIFESTEAL),
        ],
    );
}
