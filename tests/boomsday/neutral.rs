//! Neutral cards of The Boomsday Project, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 09a3e758

/// # Skaterbot
///
/// `BOT_020` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Rush**
///
/// State: Vanilla
//~ vanilla BOT_020 b1c027c6 715ac105 af9f163b.9c0d2070
#[test]
fn BOT_020_skaterbot() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_020"),
            Cost("BOT_020", 1),
            Stats("BOT_020", 1, 1),
            Has("BOT_020", GameTag::MAGNETIC),
            Has("BOT_020", GameTag::RUSH),
            Play("BOT_020", Nothing),
            In(The("BOT_020"), Zone::Play),
            Now(The("BOT_020"), 1, 1),
            HasNow(The("BOT_020"), GameTag::MAGNETIC),
            HasNow(The("BOT_020"), GameTag::RUSH),
        ],
    );
}

/// # Skaterbot
///
/// `BOT_020e` · Neutral enchantment
///
/// > **Rush**.
///
/// State: Derived
//~ derived BOT_020e adb86049 a0241ef0 b49e7352.6bcfb036
#[test]
fn BOT_020e_skaterbot() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BOT_020e"), HasNow(My(0), GameTag::RUSH)]);
}

/// # Bronze Gatekeeper
///
/// `BOT_021` · Neutral minion · 3 mana · 2/5
///
/// > **Magnetic Taunt**
///
/// State: Vanilla
//~ vanilla BOT_021 5011662d b9bddfd7 03d90408.283a5ea3
#[test]
fn BOT_021_bronze_gatekeeper() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_021"),
            Cost("BOT_021", 3),
            Stats("BOT_021", 2, 5),
            Has("BOT_021", GameTag::MAGNETIC),
            Has("BOT_021", GameTag::TAUNT),
            Play("BOT_021", Nothing),
            In(The("BOT_021"), Zone::Play),
            Now(The("BOT_021"), 2, 5),
            HasNow(The("BOT_021"), GameTag::MAGNETIC),
            HasNow(The("BOT_021"), GameTag::TAUNT),
        ],
    );
}

/// # Bronze Gatekeeper
///
/// `BOT_021_Puzzle` · Neutral minion · 3 mana · 2/5
///
/// > **Magnetic Taunt**
///
/// State: Vanilla
//~ vanilla BOT_021_Puzzle c4a20931 f089d7a3 172222a6.283a5ea3
#[test]
fn BOT_021_Puzzle_bronze_gatekeeper() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_021_Puzzle"),
            Cost("BOT_021_Puzzle", 3),
            Stats("BOT_021_Puzzle", 2, 5),
            Has("BOT_021_Puzzle", GameTag::MAGNETIC),
            Has("BOT_021_Puzzle", GameTag::TAUNT),
            Play("BOT_021_Puzzle", Nothing),
            In(The("BOT_021_Puzzle"), Zone::Play),
            Now(The("BOT_021_Puzzle"), 2, 5),
            HasNow(The("BOT_021_Puzzle"), GameTag::MAGNETIC),
            HasNow(The("BOT_021_Puzzle"), GameTag::TAUNT),
        ],
    );
}

/// # Bronze Gatekeeper
///
/// `BOT_021e` · Neutral enchantment
///
/// > **Taunt**.
///
/// State: Derived
//~ derived BOT_021e be45a489 96189dff 6c377ffd.0643522b
#[test]
fn BOT_021e_bronze_gatekeeper() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BOT_021e"), HasNow(My(0), GameTag::TAUNT)]);
}

/// # Bronze Gatekeeper
///
/// `BOT_021e_Puzzle` · Neutral enchantment
///
/// > **Taunt**.
///
/// State: Derived
//~ derived BOT_021e_Puzzle ea48e781 bc5715d3 81bd22d2.0643522b
#[test]
fn BOT_021e_Puzzle_bronze_gatekeeper() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BOT_021e_Puzzle"), HasNow(My(0), GameTag::TAUNT)]);
}

/// # Goblin Bomb
///
/// `BOT_031` · Neutral minion · 1 mana · 0/2
///
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// State: Derived
//~ derived BOT_031 6b21a7e0 2bdfdc59 e0099013.f85f7e9e
#[test]
fn BOT_031_goblin_bomb() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_031"),
            Cost("BOT_031", 1),
            Stats("BOT_031", 0, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_031"),
            Kill(Nth(3)),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Goblin Bomb
///
/// `BOT_031_Puzzle` · Neutral minion · 1 mana · 0/2
///
/// > **Deathrattle:** Deal 2 damage to the enemy hero.
///
/// State: Derived
//~ derived BOT_031_Puzzle 7a429835 71305826 c39fb7ef.f85f7e9e
#[test]
fn BOT_031_Puzzle_goblin_bomb() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_031_Puzzle"),
            Cost("BOT_031_Puzzle", 1),
            Stats("BOT_031_Puzzle", 0, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_031_Puzzle"),
            Kill(Nth(3)),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
}

/// # Rusty Recycler
///
/// `BOT_050` · Neutral minion · 5 mana · 2/6
///
/// > **Taunt Lifesteal**
///
/// State: Vanilla
//~ vanilla BOT_050 f10c4c0d 27e84f92 ef199cd5.71812762
#[test]
fn BOT_050_rusty_recycler() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_050"),
            Cost("BOT_050", 5),
            Stats("BOT_050", 2, 6),
            Has("BOT_050", GameTag::LIFESTEAL),
            Has("BOT_050", GameTag::TAUNT),
            Play("BOT_050", Nothing),
            In(The("BOT_050"), Zone::Play),
            Now(The("BOT_050"), 2, 6),
            HasNow(The("BOT_050"), GameTag::LIFESTEAL),
            HasNow(The("BOT_050"), GameTag::TAUNT),
        ],
    );
}

/// # Mechanical Whelp
///
/// `BOT_066` · Neutral minion · 6 mana · 2/2
///
/// > **Deathrattle:** Summon a 7/7 Mechanical Dragon.
///
/// State: Derived
//~ derived BOT_066 cb6f9391 119f92da 32caba68.e304ec8d
#[test]
fn BOT_066_mechanical_whelp() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_066"),
            Cost("BOT_066", 6),
            Stats("BOT_066", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_066"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("BOT_066t"), Zone::Play),
            Now(The("BOT_066t"), 7, 7),
        ],
    );
}

/// # Mechanical Dragon
///
/// `BOT_066t` · Neutral minion · 7 mana · 7/7
///
/// State: Vanilla
//~ vanilla BOT_066t 5e911172 adda3d9a b3dbce5b
#[test]
fn BOT_066t_mechanical_dragon() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_066t"),
            Cost("BOT_066t", 7),
            Stats("BOT_066t", 7, 7),
            Play("BOT_066t", Nothing),
            In(The("BOT_066t"), Zone::Play),
            Now(The("BOT_066t"), 7, 7),
        ],
    );
}

/// # Faithful Lumi
///
/// `BOT_079` · Neutral minion · 1 mana · 1/1
///
/// > **Battlecry:** Give a friendly Mech +1/+1.
///
/// State: Derived
//~ derived BOT_079 5a216d4b 9c674b84 567311cc.4a868d92
#[test]
fn BOT_079_faithful_lumi() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_079"),
            Cost("BOT_079", 1),
            Stats("BOT_079", 1, 1),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("BOT_079", Nth(2)),
            Play("BOT_079", On(Nth(1))),
            Now(Nth(1), 4, 5),
        ],
    );
}

/// # Illuminated
///
/// `BOT_079e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived BOT_079e 3c99de51 9bc31813 d6984a70.67341004
#[test]
fn BOT_079e_illuminated() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BOT_079e"), Now(My(0), 6, 2)]);
}

/// # Toxicologist
///
/// `BOT_083` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** Give your weapon +1 Attack.
///
/// State: Derived
//~ derived BOT_083 1107b9a4 98e31be0 39b679a4.5bfc8951
#[test]
fn BOT_083_toxicologist() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_083"),
            Cost("BOT_083", 2),
            Stats("BOT_083", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("BOT_083", Nothing),
            Now(MyHero, 4, 30),
            Now(Nth(3), 4, 2),
        ],
    );
}

/// # Toxic
///
/// `BOT_083e` · Neutral enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived BOT_083e 7abaebd4 5214b1ea a53eda78.c84fda8a
#[test]
fn BOT_083e_toxic() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BOT_083e"), Now(My(0), 6, 1)]);
}

/// # Unpowered Mauler
///
/// `BOT_098` · Neutral minion · 2 mana · 2/4
///
/// > Can only attack if you cast a spell this turn.
///
/// State: Derived
//~ derived BOT_098 78cfa60f 9143bc16 8557af2e.074d6fc4
#[test]
fn BOT_098_unpowered_mauler() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_098"),
            Cost("BOT_098", 2),
            Stats("BOT_098", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_098"),
            HasNow(Nth(3), GameTag::CANT_ATTACK),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BOT_098"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_098"),
            Play("GAME_005", Nothing),
            Crystals(10),
            HasNot(Nth(3), GameTag::CANT_ATTACK),
        ],
    );
}

/// # Spark Drill
///
/// `BOT_102` · Neutral minion · 6 mana · 5/1
///
/// > **Rush Deathrattle:** Add two 1/1 Sparks with **Rush** to your hand.
///
/// State: Derived
//~ derived BOT_102 e09950ea f13df5cb db58a42c.7c820dc4
#[test]
fn BOT_102_spark_drill() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_102"),
            Cost("BOT_102", 6),
            Stats("BOT_102", 5, 1),
            Has("BOT_102", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_102"),
            Kill(Nth(3)),
            Is(InHand(1), "BOT_102t"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            Is(InHand(2), "BOT_102t"),
            CostNow(InHand(2), 1),
            Now(InHand(2), 1, 1),
            HandCount(Mine, 3),
        ],
    );
}

/// # Spark
///
/// `BOT_102t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla BOT_102t 04725974 e0e5687e 92a7fed3.57b12c28
#[test]
fn BOT_102t_spark() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_102t"),
            Cost("BOT_102t", 1),
            Stats("BOT_102t", 1, 1),
            Has("BOT_102t", GameTag::RUSH),
            Play("BOT_102t", Nothing),
            In(The("BOT_102t"), Zone::Play),
            Now(The("BOT_102t"), 1, 1),
            HasNow(The("BOT_102t"), GameTag::RUSH),
        ],
    );
}

/// # Missile Launcher
///
/// `BOT_107` · Neutral minion · 6 mana · 4/4
///
/// > **Magnetic** At the end of your turn, deal 1 damage to all other characters.
///
/// State: Derived
//~ derived BOT_107 f25a29ad e51e8389 6c82fef2.802eac48
#[test]
fn BOT_107_missile_launcher() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_107"),
            Cost("BOT_107", 6),
            Stats("BOT_107", 4, 4),
            Has("BOT_107", GameTag::MAGNETIC),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_107"),
            EndTurn,
            Now(MyHero, 0, 29),
            Damage(MyHero, 1),
            Now(Nth(1), 4, 4),
            Now(Nth(2), 4, 4),
            Now(Nth(3), 4, 4),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Piloted Reaper
///
/// `BOT_267` · Neutral minion · 4 mana · 4/3
///
/// > **Deathrattle:** Summon a random minion from your hand that costs (2) or less.
///
/// State: Derived
//~ derived BOT_267 a5dacdd5 f7bc02f5 7e94aacd.2dfd9844
#[test]
fn BOT_267_piloted_reaper() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_267"),
            Cost("BOT_267", 4),
            Stats("BOT_267", 4, 3),
            Give("CS2_120"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_267"),
            Force(Entity(Nth(1))),
            Kill(Nth(5)),
            BoardCount(Mine, 2),
            HandCount(Mine, 2),
            In(Nth(1), Zone::Play),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BOT_267"),
            Give("CS2_120"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_267"),
            Never(Entity(Nth(2))),
            Kill(Nth(5)),
        ],
    );
}

/// # Giggling Inventor
///
/// `BOT_270` · Neutral minion · 5 mana · 2/1
///
/// > **Battlecry:** Summon two 1/2 Mechs with **Taunt** and **Divine Shield**.
///
/// State: Derived
//~ derived BOT_270 76d61ad1 fb1f07d4 c4b6d0f4.b26d1c65
#[test]
fn BOT_270_giggling_inventor() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_270"),
            Cost("BOT_270", 5),
            Stats("BOT_270", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_270", Nothing),
            BoardCount(Mine, 4),
            In(The("BOT_270t"), Zone::Play),
            Now(The("BOT_270t"), 1, 2),
        ],
    );
}

/// # Annoy-o-Tron
///
/// `BOT_270t` · Neutral minion · 2 mana · 1/2
///
/// > **Taunt Divine Shield**
///
/// State: Vanilla
//~ vanilla BOT_270t 3b58242b 92f85942 8346ef07.efaaa40f
#[test]
fn BOT_270t_annoy_o_tron() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_270t"),
            Cost("BOT_270t", 2),
            Stats("BOT_270t", 1, 2),
            Has("BOT_270t", GameTag::DIVINE_SHIELD),
            Has("BOT_270t", GameTag::TAUNT),
            Play("BOT_270t", Nothing),
            In(The("BOT_270t"), Zone::Play),
            Now(The("BOT_270t"), 1, 2),
            HasNow(The("BOT_270t"), GameTag::DIVINE_SHIELD),
            HasNow(The("BOT_270t"), GameTag::TAUNT),
        ],
    );
}

/// # Holomancer
///
/// `BOT_280` · Neutral minion · 5 mana · 3/3
///
/// > After your opponent plays a minion, summon a 1/1 copy of it.
///
/// State: Derived
//~ derived BOT_280 c50fc5f7 10a75101 3b3e5e50.884e7e4f
#[test]
fn BOT_280_holomancer() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_280"),
            Cost("BOT_280", 5),
            Stats("BOT_280", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_280"),
            EndTurn,
            Play("CS2_182", Nothing),
            BoardCount(Mine, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BOT_280"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_280"),
            Play("CS2_182", Nothing),
            BoardCount(Mine, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BOT_280"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_280"),
            EndTurn,
            Play("CS2_118", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 1, 1),
        ],
    );
}

/// # Hologram
///
/// `BOT_280e` · Neutral enchantment
///
/// > 1/1.
///
/// State: Derived
//~ derived BOT_280e 51ba0eaa 30461f3b 1d537ebc.d68bebe2
#[test]
fn BOT_280e_hologram() {
    check(CardClass::Mage, &[Friend("CS2_119"), Enchant(My(0), "BOT_280e"), Now(My(0), 1, 1)]);
}

/// # Omega Defender
///
/// `BOT_296` · Neutral minion · 4 mana · 2/6
///
/// > **Taunt Battlecry:** If you have 10 Mana Crystals, gain +10 Attack.
///
/// State: Derived
//~ derived BOT_296 593d517f 75dc813e cbbc4d4c.8ece3208
#[test]
fn BOT_296_omega_defender() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_296"),
            Cost("BOT_296", 4),
            Stats("BOT_296", 2, 6),
            Has("BOT_296", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_296", Nothing),
            Now(Nth(0), 12, 6),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BOT_296"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("BOT_296", Nothing),
            Now(Nth(0), 2, 6),
        ],
    );
}

/// # Omega Surge
///
/// `BOT_296e` · Neutral enchantment
///
/// > +10 Attack.
///
/// State: Derived
//~ derived BOT_296e 92e3fc7a aec1a2cf da086b01.71e60b91
#[test]
fn BOT_296e_omega_surge() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BOT_296e"), Now(My(0), 15, 1)]);
}

/// # Spring Rocket
///
/// `BOT_308` · Neutral minion · 3 mana · 2/1
///
/// > **Battlecry:** Deal 2 damage.
///
/// State: Derived
//~ derived BOT_308 096648d9 3982326a aab8b1f1.d9e5e9ea
#[test]
fn BOT_308_spring_rocket() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_308"),
            Cost("BOT_308", 3),
            Stats("BOT_308", 2, 1),
            Targets("BOT_308", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_308", On(Nth(2))),
            Now(Nth(2), 4, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("BOT_308"), Friend("CS2_182"), Enemy("CS2_182"), Play("BOT_308", On(Nth(1))), Now(Nth(1), 4, 3)],
    );
}

/// # Upgradeable Framebot
///
/// `BOT_309` · Neutral minion · 2 mana · 1/5
///
/// State: Vanilla
//~ vanilla BOT_309 2578d6e1 89447228 26a147e0
#[test]
fn BOT_309_upgradeable_framebot() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_309"),
            Cost("BOT_309", 2),
            Stats("BOT_309", 1, 5),
            Play("BOT_309", Nothing),
            In(The("BOT_309"), Zone::Play),
            Now(The("BOT_309"), 1, 5),
        ],
    );
}

/// # Replicating Menace
///
/// `BOT_312` · Neutral minion · 4 mana · 3/2
///
/// > **Magnetic Deathrattle:** Summon three 1/1 Microbots.
///
/// State: Derived
//~ derived BOT_312 9a4441bd 5063a436 60ae15d0.fa3617d5
#[test]
fn BOT_312_replicating_menace() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_312"),
            Cost("BOT_312", 4),
            Stats("BOT_312", 3, 2),
            Has("BOT_312", GameTag::MAGNETIC),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_312"),
            Kill(Nth(3)),
            BoardCount(Mine, 4),
            In(The("BOT_312t"), Zone::Play),
            Now(The("BOT_312t"), 1, 1),
        ],
    );
}

/// # Replicating Menace
///
/// `BOT_312e` · Neutral enchantment
///
/// > **Deathrattle:** Summon three 1/1 Microbots.
///
/// State: Derived
//~ derived BOT_312e aac6a0d8 56ca7b29 2757da84.2049d922
#[test]
fn BOT_312e_replicating_menace() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "BOT_312e"),
            Kill(Nth(0)),
            BoardCount(Mine, 4),
            In(The("BOT_312t"), Zone::Play),
            Now(The("BOT_312t"), 1, 1),
        ],
    );
}

/// # Microbot
///
/// `BOT_312t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla BOT_312t e62a5a0d 60a1dd90 137833b8
#[test]
fn BOT_312t_microbot() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_312t"),
            Cost("BOT_312t", 1),
            Stats("BOT_312t", 1, 1),
            Play("BOT_312t", Nothing),
            In(The("BOT_312t"), Zone::Play),
            Now(The("BOT_312t"), 1, 1),
        ],
    );
}

/// # Weaponized Piñata
///
/// `BOT_401` · Neutral minion · 4 mana · 4/3
///
/// > **Deathrattle:** Add a random **Legendary** minion to your hand.
///
/// State: Derived
//~ derived BOT_401 c6c22696 bec3951c ea8dc3ff.7745b2de
#[test]
fn BOT_401_weaponized_piata() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_401"),
            Cost("BOT_401", 4),
            Stats("BOT_401", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_401"),
            Force(Card("AT_009")),
            Kill(Nth(3)),
            Is(InHand(1), "AT_009"),
            CostNow(InHand(1), 8),
            Now(InHand(1), 7, 7),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("BOT_401"), Friend("CS2_182"), Enemy("CS2_182"), Friend("BOT_401"), Never(Card("AV_113")), Kill(Nth(3))],
    );
    check(
        CardClass::Mage,
        &[Give("BOT_401"), Friend("CS2_182"), Enemy("CS2_182"), Friend("BOT_401"), Never(Card("AT_003")), Kill(Nth(3))],
    );
}

/// # Brainstormer
///
/// `BOT_413` · Neutral minion · 3 mana · 3/1
///
/// > **Battlecry:** Gain +1 Health for each spell in your hand.
///
/// State: Derived
//~ derived BOT_413 5ae27df1 000072ba d51ce29e.1b96c42a
#[test]
fn BOT_413_brainstormer() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_413"),
            Cost("BOT_413", 3),
            Stats("BOT_413", 3, 1),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_413", Nothing),
            Now(Nth(0), 3, 2),
        ],
    );
}

/// # Cloakscale Chemist
///
/// `BOT_414` · Neutral minion · 2 mana · 1/2
///
/// > **Stealth Divine Shield**
///
/// State: Vanilla
//~ vanilla BOT_414 6e37a9f7 c89b6e7a 710e84a3.31dfa1f7
#[test]
fn BOT_414_cloakscale_chemist() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_414"),
            Cost("BOT_414", 2),
            Stats("BOT_414", 1, 2),
            Has("BOT_414", GameTag::DIVINE_SHIELD),
            Has("BOT_414", GameTag::STEALTH),
            Play("BOT_414", Nothing),
            In(The("BOT_414"), Zone::Play),
            Now(The("BOT_414"), 1, 2),
            HasNow(The("BOT_414"), GameTag::DIVINE_SHIELD),
            HasNow(The("BOT_414"), GameTag::STEALTH),
        ],
    );
}

/// # Mecha'thun
///
/// `BOT_424` · Neutral minion · 10 mana · 10/10
///
/// > **Deathrattle:** If you have no cards in your deck, hand, and battlefield, destroy the enemy hero.
///
/// State: Done
//~ done BOT_424 6626e9d7 - ec75b776.677f5388
#[test]
fn BOT_424_mechathun() {
    check(
        CardClass::Mage,
        &[Cost("BOT_424", 10), Stats("BOT_424", 10, 10), EmptyDeck(Mine), Friend("BOT_424"), Kill(My(0)), Won(Mine)],
    );
    check(
        CardClass::Mage,
        &[EmptyDeck(Mine), Friend("BOT_424"), Friend("CS2_231"), Kill(My(0)), EndTurn, Damage(TheirHero, 0)],
    );
    check(
        CardClass::Mage,
        &[EmptyDeck(Mine), Friend("BOT_424"), Give("CS2_231"), Kill(My(0)), EndTurn, Damage(TheirHero, 0)],
    );
    check(
        CardClass::Mage,
        &[EmptyDeck(Mine), Friend("BOT_424"), OnTop("CS2_231"), Kill(My(0)), EndTurn, Damage(TheirHero, 0)],
    );
}

/// # Whirliglider
///
/// `BOT_431` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Summon a 0/2 Goblin Bomb.
///
/// State: Derived
//~ derived BOT_431 afdbffe2 819d9dca eb931747.c77aed41
#[test]
fn BOT_431_whirliglider() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_431"),
            Cost("BOT_431", 2),
            Stats("BOT_431", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_431", Nothing),
            BoardCount(Mine, 3),
            In(The("BOT_031"), Zone::Play),
            Now(The("BOT_031"), 0, 2),
        ],
    );
}

/// # Mecharoo
///
/// `BOT_445` · Neutral minion · 1 mana · 1/1
///
/// > **Deathrattle:** Summon a 1/1 Jo-E Bot.
///
/// State: Derived
//~ derived BOT_445 9204641e 182354a1 7681bb35.c50e9e1f
#[test]
fn BOT_445_mecharoo() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_445"),
            Cost("BOT_445", 1),
            Stats("BOT_445", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_445"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("BOT_445t"), Zone::Play),
            Now(The("BOT_445t"), 1, 1),
        ],
    );
}

/// # Jo-E Bot
///
/// `BOT_445t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla BOT_445t 1492261d 84017932 3a91ad38
#[test]
fn BOT_445t_jo_e_bot() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_445t"),
            Cost("BOT_445t", 1),
            Stats("BOT_445t", 1, 1),
            Play("BOT_445t", Nothing),
            In(The("BOT_445t"), Zone::Play),
            Now(The("BOT_445t"), 1, 1),
        ],
    );
}

/// # Crystallizer
///
/// `BOT_447` · Neutral minion · 1 mana · 1/3
///
/// > **Battlecry:** Deal 5 damage to your hero. Gain 5 Armor.
///
/// State: Derived
//~ derived BOT_447 705704dd 8e785fbf 8509dd7c.7a1257d4
#[test]
fn BOT_447_crystallizer() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_447"),
            Cost("BOT_447", 1),
            Stats("BOT_447", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_447", Nothing),
            Armor(Mine, 5),
            Now(MyHero, 0, 25),
            Damage(MyHero, 5),
        ],
    );
}

/// # Damaged Stegotron
///
/// `BOT_448` · Neutral minion · 6 mana · 5/12
///
/// > **Taunt Battlecry:** Deal 6 damage to this minion.
///
/// State: Derived
//~ derived BOT_448 57f082c9 c301f238 e04c281d.e4dec3ee
#[test]
fn BOT_448_damaged_stegotron() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_448"),
            Cost("BOT_448", 6),
            Stats("BOT_448", 5, 12),
            Has("BOT_448", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_448", Nothing),
            Now(Nth(0), 5, 6),
        ],
    );
}

/// # Seaforium Bomber
///
/// `BOT_511` · Neutral minion · 5 mana · 5/5
///
/// > **Battlecry:** Shuffle a Bomb into your opponent's deck. When drawn, it explodes for 5 damage.
///
/// State: Derived
//~ derived BOT_511 d69ed3d1 a492a6b0 655cc451.f6621eb4
#[test]
fn BOT_511_seaforium_bomber() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_511"),
            Cost("BOT_511", 5),
            Stats("BOT_511", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_511", Nothing),
            In(The("BOT_511t"), Zone::Deck),
            DeckCount(Theirs, 21),
        ],
    );
}

/// # Bomb
///
/// `BOT_511t` · Neutral spell · 5 mana
///
/// > **Casts When Drawn** You take 5 damage.
///
/// State: Done
//~ done BOT_511t 80329cd3 - d8718076.17bd0040
#[test]
fn BOT_511t_bomb() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_511t"),
            Cost("BOT_511t", 5),
            OnTop("CS2_231"),
            OnTop("BOT_511t"),
            EndTurn,
            EndTurn,
            Damage(MyHero, 5),
            Damage(TheirHero, 0),
            HandCount(Mine, 2),
            Is(InHand(1), "CS2_231"),
        ],
    );
}

/// # Explodinator
///
/// `BOT_532` · Neutral minion · 4 mana · 3/2
///
/// > **Battlecry:** Summon two 0/2 Goblin Bombs.
///
/// State: Derived
//~ derived BOT_532 d45063d8 8f0f0d78 f0662a55.88870cbc
#[test]
fn BOT_532_explodinator() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_532"),
            Cost("BOT_532", 4),
            Stats("BOT_532", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_532", Nothing),
            BoardCount(Mine, 4),
            In(The("BOT_031"), Zone::Play),
            Now(The("BOT_031"), 0, 2),
        ],
    );
}

/// # Bull Dozer
///
/// `BOT_534` · Neutral minion · 9 mana · 9/7
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ vanilla BOT_534 240aba73 6bd4d2ba dba7d4dd.cc526ac4
#[test]
fn BOT_534_bull_dozer() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_534"),
            Cost("BOT_534", 9),
            Stats("BOT_534", 9, 7),
            Has("BOT_534", GameTag::DIVINE_SHIELD),
            Play("BOT_534", Nothing),
            In(The("BOT_534"), Zone::Play),
            Now(The("BOT_534"), 9, 7),
            HasNow(The("BOT_534"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # Microtech Controller
///
/// `BOT_535` · Neutral minion · 3 mana · 2/1
///
/// > **Battlecry:** Summon two 1/1 Microbots.
///
/// State: Derived
//~ derived BOT_535 af52d6d9 be1db44f a0d15021.6a9a81e6
#[test]
fn BOT_535_microtech_controller() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_535"),
            Cost("BOT_535", 3),
            Stats("BOT_535", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_535", Nothing),
            BoardCount(Mine, 4),
            In(The("BOT_312t"), Zone::Play),
            Now(The("BOT_312t"), 1, 1),
        ],
    );
}

/// # Spark Engine
///
/// `BOT_538` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Add a 1/1 Spark with **Rush** to your hand.
///
/// State: Derived
//~ derived BOT_538 0714fa20 281c9b13 e9abc268.ac1906c1
#[test]
fn BOT_538_spark_engine() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_538"),
            Cost("BOT_538", 2),
            Stats("BOT_538", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_538", Nothing),
            Is(InHand(0), "BOT_102t"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            HandCount(Mine, 1),
        ],
    );
}

/// # Arcane Dynamo
///
/// `BOT_539` · Neutral minion · 6 mana · 3/4
///
/// > **Battlecry: Discover** a spell that costs (5) or more.
///
/// State: Derived
//~ derived BOT_539 e8cece52 f51884f5 de64290c.2579f3c9
#[test]
fn BOT_539_arcane_dynamo() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_539"),
            Cost("BOT_539", 6),
            Stats("BOT_539", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_001")),
            Play("BOT_539", Nothing),
            ChooseCard("AT_001"),
            Is(InHand(0), "AT_001"),
            CostNow(InHand(0), 5),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BOT_539"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_008")),
            Play("BOT_539", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BOT_539"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_002")),
            Play("BOT_539", Nothing),
            Choose(0),
        ],
    );
}

/// # E.M.P. Operative
///
/// `BOT_540` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Destroy a Mech.
///
/// State: Derived
//~ derived BOT_540 a00bad09 33aa7c0c c60aa158.0539624c
#[test]
fn BOT_540_e_m_p_operative() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_540"),
            Cost("BOT_540", 5),
            Stats("BOT_540", 3, 3),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("GVG_044"),
            Enemy("CS2_182"),
            CannotTarget("BOT_540", Nth(2)),
            Play("BOT_540", On(Nth(3))),
            Dead(Nth(3)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BOT_540"),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("GVG_044"),
            Enemy("CS2_182"),
            Play("BOT_540", On(Nth(1))),
            BoardCount(Mine, 2),
            Dead(Nth(1)),
        ],
    );
}

/// # Loose Specimen
///
/// `BOT_544` · Neutral minion · 5 mana · 6/6
///
/// > **Battlecry:** Deal 6 damage randomly split among other friendly minions.
///
/// State: Derived
//~ derived BOT_544 e112b0b9 33e85385 d065e809.03fc559c
#[test]
fn BOT_544_loose_specimen() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_544"),
            Cost("BOT_544", 5),
            Stats("BOT_544", 6, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(1))),
            Play("BOT_544", Nothing),
            BoardCount(Mine, 1),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("BOT_544"), Friend("CS2_182"), Enemy("CS2_182"), Never(Entity(Nth(0))), Play("BOT_544", Nothing)],
    );
    check(
        CardClass::Mage,
        &[
            Give("BOT_544"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Play("BOT_544", Nothing),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 3),
            Now(Nth(3), 4, 3),
        ],
    );
}

/// # Zilliax
///
/// `BOT_548` · Neutral minion · 5 mana · 3/2
///
/// > **Magnetic** Divine Shield**,** Taunt**, Lifesteal, Rush**
///
/// State: Vanilla
//~ vanilla BOT_548 783a0be4 6c530694 b3db0c5f.11d8808e
#[test]
fn BOT_548_zilliax() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_548"),
            Cost("BOT_548", 5),
            Stats("BOT_548", 3, 2),
            Has("BOT_548", GameTag::DIVINE_SHIELD),
            Has("BOT_548", GameTag::LIFESTEAL),
            Has("BOT_548", GameTag::MAGNETIC),
            Has("BOT_548", GameTag::RUSH),
            Has("BOT_548", GameTag::TAUNT),
            Play("BOT_548", Nothing),
            In(The("BOT_548"), Zone::Play),
            Now(The("BOT_548"), 3, 2),
            HasNow(The("BOT_548"), GameTag::DIVINE_SHIELD),
            HasNow(The("BOT_548"), GameTag::LIFESTEAL),
            HasNow(The("BOT_548"), GameTag::MAGNETIC),
            HasNow(The("BOT_548"), GameTag::RUSH),
            HasNow(The("BOT_548"), GameTag::TAUNT),
        ],
    );
}

/// # Zilliax
///
/// `BOT_548e` · Neutral enchantment
///
/// > Divine Shield**,** Taunt**, Lifesteal, Rush**.
///
/// State: Derived
//~ derived BOT_548e af021dd7 7f68daed ed7b2d80.9f44e8e0
#[test]
fn BOT_548e_zilliax() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "BOT_548e"),
            HasNow(My(0), GameTag::DIVINE_SHIELD),
            HasNow(My(0), GameTag::TAUNT),
            HasNow(My(0), GameTag::LIFESTEAL),
            HasNow(My(0), GameTag::RUSH),
        ],
    );
}

/// # Electrowright
///
/// `BOT_550` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If you're holding a spell that costs (5) or more, gain +1/+1.
///
/// State: Derived
//~ derived BOT_550 8a660e21 da028a88 b26111ff.be8c2ca9
#[test]
fn BOT_550_electrowright() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_550"),
            Cost("BOT_550", 3),
            Stats("BOT_550", 3, 3),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_550", Nothing),
            Now(Nth(0), 4, 4),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("BOT_550"), Friend("CS2_182"), Enemy("CS2_182"), Play("BOT_550", Nothing), Now(Nth(0), 3, 3)],
    );
}

/// # Electrified
///
/// `BOT_550e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived BOT_550e e20c7832 5c78e95b 4e00fcc6.67341004
#[test]
fn BOT_550e_electrified() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "BOT_550e"), Now(My(0), 6, 2)]);
}

/// # Star Aligner
///
/// `BOT_552` · Neutral minion · 7 mana · 7/7
///
/// > **Battlecry:** If you control 3 minions with 7 Health, deal 7 damage to all enemies.
///
/// State: Derived
//~ derived BOT_552 1812acd0 c412be57 68621450.e6d81685
#[test]
fn BOT_552_star_aligner() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_552"),
            Cost("BOT_552", 7),
            Stats("BOT_552", 7, 7),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Friend("CS2_119"),
            Enemy("CS2_182"),
            Play("BOT_552", Nothing),
            Dead(Nth(4)),
            Now(TheirHero, 0, 23),
            BoardCount(Theirs, 0),
            Damage(TheirHero, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BOT_552"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_552", Nothing),
            In(Nth(4), Zone::Play),
        ],
    );
}

/// # Harbinger Celestia
///
/// `BOT_555` · Neutral minion · 4 mana · 5/6
///
/// > **Stealth** After your opponent plays a minion, become a copy of it.
///
/// State: Derived
//~ derived BOT_555 01d2fc25 93b8cf4f d38a15fd.a7065d2d
#[test]
fn BOT_555_harbinger_celestia() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_555"),
            Cost("BOT_555", 4),
            Stats("BOT_555", 5, 6),
            Has("BOT_555", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_555"),
            EndTurn,
            Play("CS2_182", Nothing),
            Is(Nth(3), "CS2_182"),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("BOT_555"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_555"),
            Play("CS2_182", Nothing),
            Now(Nth(3), 5, 6),
        ],
    );
}

/// # Augmented Elekk
///
/// `BOT_559` · Neutral minion · 3 mana · 3/4
///
/// > Whenever you shuffle a card into a deck, shuffle in an extra copy.
///
/// State: Todo
//~ todo BOT_559 a4afaf7f a55864b1 43122920.cb012c9e
#[test]
#[ignore = "todo: BOT_559 Augmented Elekk"]
fn BOT_559_augmented_elekk() {
    check(CardClass::Mage, &[Give("BOT_559"), Cost("BOT_559", 3), Stats("BOT_559", 3, 4), Unwritten]);
}

/// # Coppertail Imposter
///
/// `BOT_562` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Gain **Stealth** until your next turn.
///
/// State: Derived
//~ derived BOT_562 eda6209a e5a55df9 38f7e0e6.a88a60cb
#[test]
fn BOT_562_coppertail_imposter() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_562"),
            Cost("BOT_562", 4),
            Stats("BOT_562", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_562", Nothing),
            HasNow(Nth(0), GameTag::STEALTH),
        ],
    );
}

/// # Disguised
///
/// `BOT_562e` · Neutral enchantment
///
/// > **Stealthed** until your next turn.
///
/// State: Derived
//~ derived BOT_562e 31cf058b 545bcef7 6b81eae8.3411ed1f
#[test]
fn BOT_562e_disguised() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "BOT_562e"),
            HasNow(My(0), GameTag::STEALTH),
            EndTurn,
            HasNow(My(0), GameTag::STEALTH),
            EndTurn,
            HasNot(My(0), GameTag::STEALTH),
        ],
    );
}

/// # Wargear
///
/// `BOT_563` · Neutral minion · 5 mana · 6/5
///
/// > **Magnetic**
///
/// State: Vanilla
//~ vanilla BOT_563 8717ad07 b931eda3 46b85fd4.0b5ca121
#[test]
fn BOT_563_wargear() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_563"),
            Cost("BOT_563", 5),
            Stats("BOT_563", 6, 5),
            Has("BOT_563", GameTag::MAGNETIC),
            Play("BOT_563", Nothing),
            In(The("BOT_563"), Zone::Play),
            Now(The("BOT_563"), 6, 5),
            HasNow(The("BOT_563"), GameTag::MAGNETIC),
        ],
    );
}

/// # Subject 9
///
/// `BOT_573` · Neutral minion · 5 mana · 4/4
///
/// > **Battlecry:** Draw 5 different **Secrets** from your deck.
///
/// State: Todo
//~ todo BOT_573 69498109 b382f472 54ce15b5.965fd670
#[test]
#[ignore = "todo: BOT_573 Subject 9"]
fn BOT_573_subject_9() {
    check(CardClass::Mage, &[Give("BOT_573"), Cost("BOT_573", 5), Stats("BOT_573", 4, 4), Unwritten]);
}

/// # Steel Rager
///
/// `BOT_603` · Neutral minion · 4 mana · 5/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla BOT_603 35af58fb cf553b96 0e5b3f80.57b12c28
#[test]
fn BOT_603_steel_rager() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_603"),
            Cost("BOT_603", 4),
            Stats("BOT_603", 5, 1),
            Has("BOT_603", GameTag::RUSH),
            Play("BOT_603", Nothing),
            In(The("BOT_603"), Zone::Play),
            Now(The("BOT_603"), 5, 1),
            HasNow(The("BOT_603"), GameTag::RUSH),
        ],
    );
}

/// # Kaboom Bot
///
/// `BOT_606` · Neutral minion · 3 mana · 2/2
///
/// > **Deathrattle:** Deal 4 damage to a random enemy minion.
///
/// State: Derived
//~ derived BOT_606 adeaa922 734f9353 2f2c2dac.e1bb4b01
#[test]
fn BOT_606_kaboom_bot() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_606"),
            Cost("BOT_606", 3),
            Stats("BOT_606", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_606"),
            Force(Entity(Nth(2))),
            Kill(Nth(3)),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # SN1P-SN4P
///
/// `BOT_700` · Neutral minion · 3 mana · 2/3
///
/// > **Magnetic**, **Echo Deathrattle:** Summon two 1/1 Microbots.
///
/// State: Derived
//~ derived BOT_700 0c8ebbfc 8ec95ef9 78f21b86.1aea8ed7
#[test]
fn BOT_700_sn1p_sn4p() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_700"),
            Cost("BOT_700", 3),
            Stats("BOT_700", 2, 3),
            Has("BOT_700", GameTag::ECHO),
            Has("BOT_700", GameTag::MAGNETIC),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BOT_700"),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            In(The("BOT_312t"), Zone::Play),
            Now(The("BOT_312t"), 1, 1),
        ],
    );
}

/// # SN1P-SN4P
///
/// `BOT_700e` · Neutral enchantment
///
/// > **Deathrattle:** Summon two 1/1 Microbots.
///
/// State: Derived
//~ derived BOT_700e 5cdd5f3d a00f18ae 4ec5a6be.2d8a52ec
#[test]
fn BOT_700e_sn1p_sn4p() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "BOT_700e"),
            Kill(Nth(0)),
            BoardCount(Mine, 3),
            In(The("BOT_312t"), Zone::Play),
            Now(The("BOT_312t"), 1, 1),
        ],
    );
}

/// # Galvanizer
///
/// `BOT_907` · Neutral minion · 2 mana · 1/2
///
/// > **Battlecry:** Reduce the Cost of Mechs in your hand by (1).
///
/// State: Derived
//~ derived BOT_907 ac016f01 d2b4ed6d 3455349b.7553490e
#[test]
fn BOT_907_galvanizer() {
    check(
        CardClass::Mage,
        &[
            Give("BOT_907"),
            Cost("BOT_907", 2),
            Stats("BOT_907", 1, 2),
            Give("GVG_044"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BOT_907", Nothing),
            CostNow(Nth(1), 2),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Galvanized
///
/// `BOT_907e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived BOT_907e 730a998b e3a69f4a 37af4771.f705eb41
#[test]
fn BOT_907e_galvanized() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "BOT_907e"), CostNow(Nth(0), 2)]);
}

/// # Whizbang the Wonderful
///
/// `BOT_914` · Neutral minion · 4 mana · 4/5
///
/// > You start the game with one of Whizbang's Wonderful Decks!
///
/// State: Todo
//~ todo BOT_914 e4613c62 02178df1 b60414db.8341495e
#[test]
#[ignore = "todo: BOT_914 Whizbang the Wonderful"]
fn BOT_914_whizbang_the_wonderful() {
    check(CardClass::Mage, &[Give("BOT_914"), Cost("BOT_914", 4), Stats("BOT_914", 4, 5), Unwritten]);
}
