//! Demon Hunter cards of Demon Hunter Initiate, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 5a180ec9

/// # Command the Illidari
///
/// `BT_173` · Demon Hunter spell · 5 mana
///
/// > Summon six 1/1 Illidari with **Rush**.
///
/// State: Derived
//~ derived BT_173 a7b6426d 5a82bece 9c12ee83.fd0cad74
#[test]
fn BT_173_command_the_illidari() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_173"),
            Cost("BT_173", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_173", Nothing),
            BoardCount(Mine, 7),
            In(The("BT_036t"), Zone::Play),
            Now(The("BT_036t"), 1, 1),
        ],
    );
}

/// # Twin Slice
///
/// `BT_175` · Demon Hunter spell · 1 mana
///
/// > Give your hero +2 Attack this turn. Add 'Second Slice' to your hand.
///
/// State: Derived
//~ derived BT_175 90b2991d 094a438b 3e80d133.b6741bc0
#[test]
fn BT_175_twin_slice() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_175"),
            Cost("BT_175", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_175", Nothing),
            Is(InHand(0), "BT_175t"),
            CostNow(InHand(0), 1),
            Now(MyHero, 2, 30),
            HandCount(Mine, 1),
        ],
    );
}

/// # Second Slice
///
/// `BT_175t` · Demon Hunter spell · 1 mana
///
/// > Give your hero +2 Attack this turn.
///
/// State: Derived
//~ derived BT_175t 57d4549d ec12d05f 81c4d652.bd10cb6e
#[test]
fn BT_175t_second_slice() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_175t"),
            Cost("BT_175t", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_175t", Nothing),
            Now(MyHero, 2, 30),
        ],
    );
}

/// # Flamereaper
///
/// `BT_271` · Demon Hunter weapon · 7 mana · 5/3 durability
///
/// > Also damages the minions next to whomever your hero attacks.
///
/// State: Derived
//~ derived BT_271 b2064456 6a3d2276 d99561be.5ae76bbd
#[test]
fn BT_271_flamereaper() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_271"),
            Cost("BT_271", 7),
            Stats("BT_271", 5, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_271"),
            Attack(MyHero, Nth(3)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Battlefiend
///
/// `BT_351` · Demon Hunter minion · 1 mana · 1/2
///
/// > After your hero attacks, gain +1 Attack.
///
/// State: Derived
//~ derived BT_351 14e6c6f1 77d13816 c767cab2.594e5b79
#[test]
fn BT_351_battlefiend() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_351"),
            Cost("BT_351", 1),
            Stats("BT_351", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("BT_351"),
            Attack(MyHero, TheirHero),
            Now(Nth(4), 2, 2),
        ],
    );
}

/// # Blade Dance
///
/// `BT_354` · Demon Hunter spell · 2 mana
///
/// > Deal damage equal to your hero's Attack to 3 random enemy minions.
///
/// State: Derived
//~ derived BT_354 f67ce01f fb277b94 eedcbc0d.ba107ca9
#[test]
fn BT_354_blade_dance() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_354"),
            Cost("BT_354", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Force(Entity(Nth(2))),
            Play("BT_354", Nothing),
            Now(Nth(2), 4, 2),
        ],
    );
}

/// # Wrathscale Naga
///
/// `BT_355` · Demon Hunter minion · 3 mana · 3/3
///
/// > After a friendly minion dies, deal 3 damage to a random enemy.
///
/// State: Derived
//~ derived BT_355 1ec692d4 9c172c1a 5f2b844a.fe75628d
#[test]
fn BT_355_wrathscale_naga() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_355"),
            Cost("BT_355", 3),
            Stats("BT_355", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_355"),
            Force(Entity(TheirHero)),
            Kill(Nth(1)),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Ur'zul Horror
///
/// `BT_407` · Demon Hunter minion · 1 mana · 2/1
///
/// > **Deathrattle:** Add a 2/1 Lost Soul to your hand.
///
/// State: Derived
//~ derived BT_407 fea36385 277b882a 6066751b.82e2d02a
#[test]
fn BT_407_urzul_horror() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_407"),
            Cost("BT_407", 1),
            Stats("BT_407", 2, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_407"),
            Kill(Nth(3)),
            Is(InHand(1), "BT_407t"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 2, 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Lost Soul
///
/// `BT_407t` · Demon Hunter minion · 1 mana · 2/1
///
/// State: Vanilla
//~ vanilla BT_407t 15e62463 d1ff6c7d 3c763581
#[test]
fn BT_407t_lost_soul() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_407t"),
            Cost("BT_407t", 1),
            Stats("BT_407t", 2, 1),
            Play("BT_407t", Nothing),
            In(The("BT_407t"), Zone::Play),
            Now(The("BT_407t"), 2, 1),
        ],
    );
}

/// # Raging Felscreamer
///
/// `BT_416` · Demon Hunter minion · 4 mana · 4/4
///
/// > **Battlecry:** The next Demon you play costs (2) less.
///
/// State: Derived
//~ derived BT_416 3e40be26 ee6de24b 4bffa52a.c965f6c8
#[test]
fn BT_416_raging_felscreamer() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_416"),
            Cost("BT_416", 4),
            Stats("BT_416", 4, 4),
            Give("AT_020"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_416", Nothing),
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Feast of Souls
///
/// `BT_427` · Demon Hunter spell · Shadow · 1 mana
///
/// > Draw a card for each friendly minion that died this turn.@ *(@)*
///
/// State: Derived
//~ derived BT_427 40dd5cbd 0949d11f 79e15fa1.ae470672
#[test]
fn BT_427_feast_of_souls() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_427"),
            Cost("BT_427", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(4)),
            Crystals(10),
            Play("BT_427", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Nethrandamus
///
/// `BT_481` · Demon Hunter minion · 9 mana · 8/8
///
/// > **Battlecry:** Summon two random @-Cost minions. *(Upgrades each time a friendly minion dies!)*
///
/// State: Done
//~ done BT_481 c6d6a793 - 3714a96e.a3088110
#[test]
fn BT_481_nethrandamus() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_481"),
            Cost("BT_481", 9),
            Stats("BT_481", 8, 8),
            Friend("CS2_231"),
            Kill(My(0)),
            Enemy("CS2_231"),
            Kill(Their(0)),
            Friend("CS2_231"),
            Kill(My(0)),
            Play("BT_481", Nothing),
            BoardCount(Mine, 3),
            Is(My(1), "BT_481"),
            CostNow(My(0), 2),
            CostNow(My(2), 2),
        ],
    );
}

/// # Hulking Overfiend
///
/// `BT_487` · Demon Hunter minion · 8 mana · 5/10
///
/// > **Rush**. After this attacks and kills a minion, it may attack again.
///
/// State: Derived
//~ derived BT_487 90c4ecaf ce7eea91 2e3695d6.b2826c19
#[test]
fn BT_487_hulking_overfiend() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_487"),
            Cost("BT_487", 8),
            Stats("BT_487", 5, 10),
            Has("BT_487", GameTag::RUSH),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("BT_487"),
            Attack(Nth(10), Nth(7)),
            Attack(Nth(10), TheirHero),
            Now(TheirHero, 0, 25),
            Damage(TheirHero, 5),
        ],
    );
}

/// # Soul Split
///
/// `BT_488` · Demon Hunter spell · Shadow · 4 mana
///
/// > Choose a friendly Demon. Summon a copy of it.
///
/// State: Derived
//~ derived BT_488 6ed4a47c 4cdbf1bf 541031ef.61686c40
#[test]
fn BT_488_soul_split() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_488"),
            Cost("BT_488", 4),
            Friend("AT_020"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            CannotTarget("BT_488", Nth(2)),
            Play("BT_488", On(Nth(1))),
            BoardCount(Mine, 3),
            In(The("AT_020"), Zone::Play),
            Now(The("AT_020"), 6, 8),
        ],
    );
}

/// # Consume Magic
///
/// `BT_490` · Demon Hunter spell · Shadow · 1 mana
///
/// > **Silence** an enemy minion. **Outcast:** Draw a card.
///
/// State: Derived
//~ derived BT_490 e1d6e6c1 856c105c d8935278.fa688846
#[test]
fn BT_490_consume_magic() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_490"),
            Cost("BT_490", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("BT_490", On(Nth(7))),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            HasNot(Nth(3), GameTag::DIVINE_SHIELD),
            HasNot(Nth(3), GameTag::TAUNT),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            HasNot(Nth(7), GameTag::TAUNT),
        ],
    );
}

/// # Wrathspike Brute
///
/// `BT_510` · Demon Hunter minion · 5 mana · 3/6
///
/// > **Taunt** After this is attacked, deal 1 damage to all enemies.
///
/// State: Derived
//~ derived BT_510 28d2bc97 54e6216c b3211ba6.846f43e2
#[test]
fn BT_510_wrathspike_brute() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_510"),
            Cost("BT_510", 5),
            Stats("BT_510", 3, 6),
            Has("BT_510", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("BT_510"),
            EndTurn,
            Attack(Nth(2), Nth(4)),
            Now(Nth(2), 4, 1),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_510"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("BT_510"),
            Attack(MyHero, TheirHero),
            Now(Nth(2), 4, 5),
        ],
    );
}

/// # Blur
///
/// `BT_752` · Demon Hunter spell · 0 mana
///
/// > Your hero can't take damage this turn.
///
/// State: Todo
//~ todo BT_752 39e83026 155d1ea8 810b5326.30896a10
#[test]
#[ignore = "todo: BT_752 Blur"]
fn BT_752_blur() {
    check(CardClass::DemonHunter, &[Give("BT_752"), Cost("BT_752", 0), Unwritten]);
}

/// # Blur
///
/// `BT_752e` · Demon Hunter enchantment
///
/// > **Immune** this turn.
///
/// State: Derived
//~ derived BT_752e 68eb77cd 94e73ce5 e6124ae5.fb55a5e5
#[test]
fn BT_752e_blur() {
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "BT_752e"),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// # Mana Burn
///
/// `BT_753` · Demon Hunter spell · Fel · 1 mana
///
/// > Your opponent has 2 fewer Mana Crystals next turn.
///
/// State: Todo
//~ todo BT_753 c017a960 e96810e8 1d37ded1.58810828
#[test]
#[ignore = "todo: BT_753 Mana Burn"]
fn BT_753_mana_burn() {
    check(CardClass::DemonHunter, &[Give("BT_753"), Cost("BT_753", 1), Unwritten]);
}

/// # Eye Beam
///
/// `BT_801` · Demon Hunter spell · Fel · 3 mana
///
/// > **Lifesteal**. Deal $3 damage to a minion. **Outcast:** This costs (1).
///
/// State: Derived
//~ derived BT_801 5af039a8 52cf8b8b 821616e4.28d7a092
#[test]
fn BT_801_eye_beam() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_801"),
            Cost("BT_801", 3),
            Has("BT_801", GameTag::LIFESTEAL),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("BT_801", On(Nth(3))),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            Dead(Nth(3)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_801"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("BT_801", On(Nth(2))),
            Now(MyHero, 0, 13),
            BoardCount(Mine, 0),
            Damage(MyHero, 17),
            Dead(Nth(2)),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_801"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            CostNow(Nth(0), 1),
        ],
    );
}

/// # Illidari Felblade
///
/// `BT_814` · Demon Hunter minion · 4 mana · 5/3
///
/// > **Rush Outcast:** Gain **Immune** this turn.
///
/// State: Derived
//~ derived BT_814 561a1117 34822d0c 8ae3e6a3.576d50eb
#[test]
fn BT_814_illidari_felblade() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_814"),
            Cost("BT_814", 4),
            Stats("BT_814", 5, 3),
            Has("BT_814", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_814", Nothing),
            HasNow(Nth(0), GameTag::IMMUNE),
        ],
    );
}

/// # Nimble
///
/// `BT_814e` · Demon Hunter enchantment
///
/// > **Immune** this turn.
///
/// State: Derived
//~ derived BT_814e 30e5146e 1be23f7f e2ba4f00.fb55a5e5
#[test]
fn BT_814e_nimble() {
    check(
        CardClass::DemonHunter,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "BT_814e"),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// # Umberwing
///
/// `BT_922` · Demon Hunter weapon · 2 mana · 1/2 durability
///
/// > **Battlecry:** Summon two 1/1 Felwings.
///
/// State: Derived
//~ derived BT_922 86142ffb 276cc6ab 5d12f553.8a9a7ad5
#[test]
fn BT_922_umberwing() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_922"),
            Cost("BT_922", 2),
            Stats("BT_922", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("BT_922", Nothing),
            BoardCount(Mine, 3),
            In(The("BT_922t"), Zone::Play),
            Now(The("BT_922t"), 1, 1),
        ],
    );
}

/// # Felwing
///
/// `BT_922t` · Demon Hunter minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla BT_922t 838a48f3 ea393d71 b9633a16
#[test]
fn BT_922t_felwing() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_922t"),
            Cost("BT_922t", 1),
            Stats("BT_922t", 1, 1),
            Play("BT_922t", Nothing),
            In(The("BT_922t"), Zone::Play),
            Now(The("BT_922t"), 1, 1),
        ],
    );
}

/// # Altruis the Outcast
///
/// `BT_937` · Demon Hunter minion · 4 mana · 4/2
///
/// > After you play the left- or right-most card in your hand, deal 1 damage to all enemies.
///
/// State: Derived
//~ derived BT_937 376ed88d 463cc1b2 ad06eeb4.8795caca
#[test]
fn BT_937_altruis_the_outcast() {
    check(
        CardClass::DemonHunter,
        &[
            Give("BT_937"),
            Cost("BT_937", 4),
            Stats("BT_937", 4, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("BT_937"),
            Play("CS2_182", Nothing),
            Now(Nth(2), 4, 4),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Twin Slice
///
/// `TOY_400t3` · Demon Hunter spell · 0 mana
///
/// > Give your hero +1 Attack this turn. Add 'Second Slice' to your hand.
///
/// State: Todo
//~ todo TOY_400t3 5325fe2f 3677e768 287bae83.fcf0acd8
#[test]
#[ignore = "todo: TOY_400t3 Twin Slice"]
fn TOY_400t3_twin_slice() {
    check(CardClass::DemonHunter, &[Give("TOY_400t3"), Cost("TOY_400t3", 0), Unwritten]);
}

/// # Second Slice
///
/// `TOY_400t3t` · Demon Hunter spell · 0 mana
///
/// > Give your hero +1 Attack this turn.
///
/// State: Derived
//~ derived TOY_400t3t b15a7418 6007df7a aea5b256.aa2f8143
#[test]
fn TOY_400t3t_second_slice() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_400t3t"),
            Cost("TOY_400t3t", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TOY_400t3t", Nothing),
            Now(MyHero, 1, 30),
        ],
    );
}

/// # Eye Beam
///
/// `TOY_400t8` · Demon Hunter spell · Fel · 3 mana
///
/// > **Lifesteal**. Deal $3 damage to a minion. **Outcast:** This costs (0).
///
/// State: Derived
//~ derived TOY_400t8 14e7beb9 5d3f63c6 a8f9251a.2e0a8353
#[test]
fn TOY_400t8_eye_beam() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_400t8"),
            Cost("TOY_400t8", 3),
            Has("TOY_400t8", GameTag::LIFESTEAL),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TOY_400t8", On(Nth(3))),
            Now(MyHero, 0, 13),
            Damage(MyHero, 17),
            Dead(Nth(3)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_400t8"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("TOY_400t8", On(Nth(2))),
            Now(MyHero, 0, 13),
            BoardCount(Mine, 0),
            Damage(MyHero, 17),
            Dead(Nth(2)),
        ],
    );
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_400t8"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            CostNow(Nth(0), 0),
        ],
    );
}

/// # Altruis the Outcast
///
/// `TOY_401t2` · Demon Hunter minion · 3 mana · 3/2
///
/// > After you play the left- or right-most card in your hand, deal 1 damage to all enemies.
///
/// State: Derived
//~ derived TOY_401t2 df85a515 8bdac78a 6db0d271.8795caca
#[test]
fn TOY_401t2_altruis_the_outcast() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_401t2"),
            Cost("TOY_401t2", 3),
            Stats("TOY_401t2", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TOY_401t2"),
            Play("CS2_182", Nothing),
            Now(Nth(2), 4, 4),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Battlefiend
///
/// `TOY_913t2` · Demon Hunter minion · 1 mana · 2/2
///
/// > After your hero attacks, gain +1 Attack.
///
/// State: Derived
//~ derived TOY_913t2 98325b20 ec8dfb50 e3a07ad0.594e5b79
#[test]
fn TOY_913t2_battlefiend() {
    check(
        CardClass::DemonHunter,
        &[
            Give("TOY_913t2"),
            Cost("TOY_913t2", 1),
            Stats("TOY_913t2", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("TOY_913t2"),
            Attack(MyHero, TheirHero),
            Now(Nth(4), 3, 2),
        ],
    );
}
