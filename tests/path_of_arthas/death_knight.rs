//! Death Knight cards of Path of Arthas, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 90d675cd

/// # Howling Blast
///
/// `RLK_015` · Death Knight spell · Frost · 3 mana
///
/// > Deal $3 damage to an enemy and **Freeze** it. Deal $1 damage to all other enemies.
///
/// State: Done
//~ done RLK_015 c459e1b5 - faa28476.29b48809
#[test]
fn RLK_015_howling_blast() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_015"),
            Cost("RLK_015", 3),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_015", On(Their(0))),
            Damage(Their(0), 3),
            HasNow(Their(0), GameTag::FROZEN),
            Damage(Their(1), 1),
            Health(TheirHero, 29),
            HasNot(Their(1), GameTag::FROZEN),
        ],
    );
}

/// # Plague Strike
///
/// `RLK_018` · Death Knight spell · Shadow · 2 mana
///
/// > Deal $3 damage to a minion. If it dies, summon a 2/2 Zombie with **Rush**.
///
/// State: Derived
//~ derived RLK_018 866472ee abc10498 0a27af09.5dc163cd
#[test]
fn RLK_018_plague_strike() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_018"),
            Cost("RLK_018", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("RLK_018", On(Nth(7))),
            BoardCount(Mine, 3),
            Dead(Nth(7)),
            In(The("RLK_018t"), Zone::Play),
            Now(The("RLK_018t"), 2, 2),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_018"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Play("RLK_018", On(Nth(5))),
            Dead(Nth(5)),
            In(The("RLK_018t"), Zone::Play),
            Now(The("RLK_018t"), 2, 2),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_018"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            OnTheirTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_018", On(Nth(6))),
            BoardCount(Mine, 1),
            Now(Nth(6), 4, 2),
        ],
    );
}

/// # Icy Touch
///
/// `RLK_038` · Death Knight spell · Frost · 1 mana
///
/// > Deal $2 damage to an enemy and **Freeze** it.
///
/// State: Derived
//~ derived RLK_038 3f676ca8 15a01b93 819919f1.6a426219
#[test]
fn RLK_038_icy_touch() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_038"),
            Cost("RLK_038", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_038", On(Nth(2))),
            HasNow(Nth(2), GameTag::FROZEN),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Horn of Winter
///
/// `RLK_042` · Death Knight spell · Frost · 0 mana
///
/// > Refresh 2 Mana Crystals.
///
/// State: Derived
//~ derived RLK_042 71031578 396d2e25 427eb872.a0aee92c
#[test]
fn RLK_042_horn_of_winter() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_042"),
            Cost("RLK_042", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(10),
            Play("CS2_182", Nothing),
            Play("RLK_042", Nothing),
            Mana(8),
        ],
    );
}

/// # Unholy Frenzy
///
/// `RLK_056` · Death Knight spell · 2 mana
///
/// > Choose an enemy minion. Your minions attack it. Resummon any that die.
///
/// State: Todo
//~ todo RLK_056 bb7964e3 b9a8bdc8 3556f780.5c392fe2
#[test]
#[ignore = "todo: RLK_056 Unholy Frenzy"]
fn RLK_056_unholy_frenzy() {
    check(CardClass::DeathKnight, &[Give("RLK_056"), Cost("RLK_056", 2), Unwritten]);
}

/// # Dark Transformation
///
/// `RLK_057` · Death Knight spell · Shadow · 2 mana
///
/// > Transform an Undead into a 4/5 Undead Monstrosity with **Rush**.
///
/// State: Done
//~ done RLK_057 85a4484c - 2d009ad3.bd4cccab
#[test]
fn RLK_057_dark_transformation() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_057"),
            Cost("RLK_057", 2),
            Friend("RLK_705t"),
            Play("RLK_057", On(My(0))),
            Is(My(0), "RLK_057t"),
            Now(My(0), 4, 5),
            HasNow(My(0), GameTag::RUSH),
        ],
    );
}

/// # Undead Monstrosity
///
/// `RLK_057t` · Death Knight minion · 4 mana · 4/5
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla RLK_057t 137142e5 41387e7c 9b95dad8.57b12c28
#[test]
fn RLK_057t_undead_monstrosity() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_057t"),
            Cost("RLK_057t", 4),
            Stats("RLK_057t", 4, 5),
            Has("RLK_057t", GameTag::RUSH),
            Play("RLK_057t", Nothing),
            In(The("RLK_057t"), Zone::Play),
            Now(The("RLK_057t"), 4, 5),
            HasNow(The("RLK_057t"), GameTag::RUSH),
        ],
    );
}

/// # Nerubian Swarmguard
///
/// `RLK_062` · Death Knight minion · 4 mana · 1/3
///
/// > **Taunt Battlecry:** Summon two copies of this minion.
///
/// State: Derived
//~ derived RLK_062 3f6331db 97af7845 737bc56e.27f1a922
#[test]
fn RLK_062_nerubian_swarmguard() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_062"),
            Cost("RLK_062", 4),
            Stats("RLK_062", 1, 3),
            Has("RLK_062", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_062", Nothing),
            BoardCount(Mine, 4),
            In(The("RLK_062"), Zone::Play),
            Now(The("RLK_062"), 1, 3),
        ],
    );
}

/// # Frostwyrm's Fury
///
/// `RLK_063` · Death Knight spell · Frost · 7 mana
///
/// > Deal $5 damage. **Freeze** all enemy minions. Summon a 5/5 Frostwyrm.
///
/// State: Derived
//~ derived RLK_063 afdd6763 34cddfc0 83f92148.7d804fbc
#[test]
fn RLK_063_frostwyrms_fury() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_063"),
            Cost("RLK_063", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_063", On(Nth(2))),
            BoardCount(Mine, 2),
            HasNot(Nth(1), GameTag::FROZEN),
            Dead(Nth(2)),
            HasNot(The("RLK_063t"), GameTag::FROZEN),
            In(The("RLK_063t"), Zone::Play),
            Now(The("RLK_063t"), 5, 5),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_063"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_063", On(Nth(1))),
            Dead(Nth(1)),
            HasNow(Nth(2), GameTag::FROZEN),
            HasNot(The("RLK_063t"), GameTag::FROZEN),
            In(The("RLK_063t"), Zone::Play),
            Now(The("RLK_063t"), 5, 5),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_063"),
            Play("RLK_063", On(TheirHero)),
            BoardCount(Mine, 1),
            HasNot(The("RLK_063t"), GameTag::FROZEN),
            In(The("RLK_063t"), Zone::Play),
            Now(The("RLK_063t"), 5, 5),
            Now(TheirHero, 0, 25),
            Damage(TheirHero, 5),
        ],
    );
}

/// # Frostwyrm
///
/// `RLK_063t` · Death Knight minion · 5 mana · 5/5
///
/// State: Vanilla
//~ vanilla RLK_063t 81beacf4 118683ba c838cacf
#[test]
fn RLK_063t_frostwyrm() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_063t"),
            Cost("RLK_063t", 5),
            Stats("RLK_063t", 5, 5),
            Play("RLK_063t", Nothing),
            In(The("RLK_063t"), Zone::Play),
            Now(The("RLK_063t"), 5, 5),
        ],
    );
}

/// # Hematurge
///
/// `RLK_066` · Death Knight minion · 2 mana · 2/3
///
/// > **Battlecry:** Spend a **Corpse** to **Discover** a Blood Rune card.~GAMEPLAY ASPROXY RLK 066
///
/// State: Derived
//~ derived RLK_066 4d6c8441 7fbb7083 2e5e26cb.cdc0ae3d
#[test]
fn RLK_066_hematurge() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_066"),
            Cost("RLK_066", 2),
            Stats("RLK_066", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Force(Card("BE_283")),
            Play("RLK_066", Nothing),
            ChooseCard("BE_283"),
            Is(InHand(0), "BE_283"),
            CostNow(InHand(0), 4),
            Now(InHand(0), 4, 4),
            Corpses(Mine, 29),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_066"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Never(Card("AT_017")),
            Play("RLK_066", Nothing),
            Choose(0),
        ],
    );
}

/// # Deathchiller
///
/// `RLK_083` · Death Knight minion · 2 mana · 2/3
///
/// > After you cast a spell, deal 1 damage to two random enemies.
///
/// State: Derived
//~ derived RLK_083 8d1f21fa c4bbfe40 5c873fc7.f3affd2c
#[test]
fn RLK_083_deathchiller() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_083"),
            Cost("RLK_083", 2),
            Stats("RLK_083", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_083"),
            Force(Entity(TheirHero)),
            Force(Entity(Nth(2))),
            Play("GAME_005", Nothing),
            Now(Nth(2), 4, 4),
            Now(TheirHero, 0, 29),
            Damage(TheirHero, 1),
        ],
    );
}

/// # Frostmourne
///
/// `RLK_086` · Death Knight weapon · 6 mana · 4/3 durability
///
/// > **Deathrattle:** Summon every minion killed by this weapon.
///
/// State: Todo
//~ todo RLK_086 1935afc9 7f1a3c01 73931c3a.a66e81f7
#[test]
#[ignore = "todo: RLK_086 Frostmourne"]
fn RLK_086_frostmourne() {
    check(CardClass::DeathKnight, &[Give("RLK_086"), Cost("RLK_086", 6), Stats("RLK_086", 4, 3), Unwritten]);
}

/// # Asphyxiate
///
/// `RLK_087` · Death Knight spell · Shadow · 3 mana
///
/// > Destroy the highest Attack enemy minion.
///
/// State: Derived
//~ derived RLK_087 0e8c85d3 0a1a1b75 bcdad0ae.cee8b0dd
#[test]
fn RLK_087_asphyxiate() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_087"),
            Cost("RLK_087", 3),
            Friend("CS2_182"),
            Enemy("CS2_186"),
            Enemy("CS2_182"),
            Play("RLK_087", Nothing),
            Dead(Nth(2)),
            BoardCount(Theirs, 1),
        ],
    );
}

/// # Ymirjar Frostbreaker
///
/// `RLK_110` · Death Knight minion · 1 mana · 1/2
///
/// > **Battlecry:** Gain +1 Attack for each Frost spell in your hand.
///
/// State: Derived
//~ derived RLK_110 93bd9278 749b5a72 d9a6fad9.cdf4fd15
#[test]
fn RLK_110_ymirjar_frostbreaker() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_110"),
            Cost("RLK_110", 1),
            Stats("RLK_110", 1, 2),
            Give("AV_107"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_110", Nothing),
            Now(Nth(0), 2, 2),
        ],
    );
}

/// # Shattering Strength
///
/// `RLK_110e` · Death Knight enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived RLK_110e 638245a7 52b499ba 043db704.c84fda8a
#[test]
fn RLK_110e_shattering_strength() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "RLK_110e"), Now(My(0), 6, 1)]);
}

/// # Tomb Guardians
///
/// `RLK_118` · Death Knight spell · Shadow · 4 mana
///
/// > Summon two 2/2 Zombies with **Taunt**. Spend 4 **Corpses** to give them **Reborn**.
///
/// State: Derived
//~ derived RLK_118 ef83cf44 3d849ce0 c68ed3ea.202f10d6
#[test]
fn RLK_118_tomb_guardians() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_118"),
            Cost("RLK_118", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Play("RLK_118", Nothing),
            BoardCount(Mine, 3),
            Corpses(Mine, 26),
            HasNow(The("RLK_118t3"), GameTag::REBORN),
            In(The("RLK_118t3"), Zone::Play),
            Now(The("RLK_118t3"), 2, 2),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_118", Nothing),
            BoardCount(Mine, 3),
            HasNot(The("RLK_118t3"), GameTag::REBORN),
            In(The("RLK_118t3"), Zone::Play),
            Now(The("RLK_118t3"), 2, 2),
        ],
    );
}

/// # Menacing Zombie
///
/// `RLK_118t3` · Death Knight minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla RLK_118t3 a781e796 9b26b6bc cc371a44.4b0c5d24
#[test]
fn RLK_118t3_menacing_zombie() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_118t3"),
            Cost("RLK_118t3", 2),
            Stats("RLK_118t3", 2, 2),
            Has("RLK_118t3", GameTag::TAUNT),
            Play("RLK_118t3", Nothing),
            In(The("RLK_118t3"), Zone::Play),
            Now(The("RLK_118t3"), 2, 2),
            HasNow(The("RLK_118t3"), GameTag::TAUNT),
        ],
    );
}

/// # The Scourge
///
/// `RLK_122` · Death Knight spell · Shadow · 9 mana
///
/// > Fill your board with random Undead.
///
/// State: Derived
//~ derived RLK_122 a9ba7e35 a3015278 567afba1.ab0e1fd1
#[test]
fn RLK_122_the_scourge() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_122"),
            Cost("RLK_122", 9),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_231")),
            Force(Card("CS2_231")),
            Force(Card("CS2_231")),
            Force(Card("CS2_231")),
            Force(Card("CS2_231")),
            Force(Card("CS2_231")),
            Force(Card("CS2_231")),
            Play("RLK_122", Nothing),
            BoardCount(Mine, 7),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[Give("RLK_122"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_006")), Play("RLK_122", Nothing)],
    );
}

/// # Corpse Bride
///
/// `RLK_504` · Death Knight minion · 5 mana · 4/4
///
/// > **Battlecry:** Spend up to 10 **Corpses** to summon a Risen Groom with **Taunt** and that much Attack and Health.
///
/// State: Todo
//~ todo RLK_504 4abbff87 7a857a3a a40bfd62.21189c0b
#[test]
#[ignore = "todo: RLK_504 Corpse Bride"]
fn RLK_504_corpse_bride() {
    check(CardClass::DeathKnight, &[Give("RLK_504"), Cost("RLK_504", 5), Stats("RLK_504", 4, 4), Unwritten]);
}

/// # Marrow Manipulator
///
/// `RLK_505` · Death Knight minion · 6 mana · 5/5
///
/// > **Battlecry:** Spend up to 5 **Corpses**. Deal 2 damage to a random enemy for each.
///
/// State: Derived
//~ derived RLK_505 61cddef2 2e2d4900 df7ce4b0.ae9cf762
#[test]
fn RLK_505_marrow_manipulator() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_505"),
            Cost("RLK_505", 6),
            Stats("RLK_505", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Force(Entity(TheirHero)),
            Play("RLK_505", Nothing),
            Corpses(Mine, 25),
            Now(TheirHero, 0, 20),
            Damage(TheirHero, 10),
        ],
    );
}

/// # Risen Groom
///
/// `RLK_506t` · Death Knight minion · 1 mana · 1/1
///
/// > **Taunt* Doesn't leave a **Corpse.*
///
/// State: Todo
//~ todo RLK_506t 098fe1e0 e3e6e7db b0f91a33.d0cd49c8
#[test]
#[ignore = "todo: RLK_506t Risen Groom"]
fn RLK_506t_risen_groom() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_506t"), Cost("RLK_506t", 1), Stats("RLK_506t", 1, 1), Has("RLK_506t", GameTag::TAUNT), Unwritten],
    );
}

/// # Glacial Advance
///
/// `RLK_512` · Death Knight spell · Frost · 3 mana
///
/// > Deal $4 damage. Your next spell this turn costs (2) less.
///
/// State: Derived
//~ derived RLK_512 204620d5 4c40fdb1 8962e6f8.055afb53
#[test]
fn RLK_512_glacial_advance() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_512"),
            Cost("RLK_512", 3),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_512", On(Nth(4))),
            CostNow(Nth(1), 3),
            Now(Nth(4), 4, 1),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_512"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_512", On(Nth(3))),
            CostNow(Nth(1), 3),
            Now(Nth(3), 4, 1),
        ],
    );
}

/// # Bone Breaker
///
/// `RLK_516` · Death Knight weapon · 1 mana · 2/2 durability
///
/// > After your hero attacks a minion, deal 2 damage to the enemy hero.
///
/// State: Derived
//~ derived RLK_516 4f6cc833 08a4cb5f b39c91d9.ba2a694a
#[test]
fn RLK_516_bone_breaker() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_516"),
            Cost("RLK_516", 1),
            Stats("RLK_516", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_516"),
            Attack(MyHero, Nth(2)),
            Now(TheirHero, 0, 28),
            Damage(TheirHero, 2),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_516"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_516"),
            Attack(MyHero, TheirHero),
            Now(TheirHero, 0, 28),
        ],
    );
}

/// # Freezy Breezy
///
/// `RLK_710e` · Death Knight enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived RLK_710e 50624cda 2fcb0c64 1537e49e.f705eb41
#[test]
fn RLK_710e_freezy_breezy() {
    check(CardClass::DeathKnight, &[Give("CS2_118"), Enchant(Nth(0), "RLK_710e"), CostNow(Nth(0), 2)]);
}

/// # Vicious Bloodworm
///
/// `RLK_711` · Death Knight minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a minion in your hand Attack equal to this minion's Attack.
///
/// State: Derived
//~ derived RLK_711 93abb7c9 60fb7d0a dfffc2ee.e5001941
#[test]
fn RLK_711_vicious_bloodworm() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_711"),
            Cost("RLK_711", 2),
            Stats("RLK_711", 3, 2),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("RLK_711", Nothing),
            Now(Nth(1), 8, 1),
        ],
    );
}

/// # Blood Tap
///
/// `RLK_712` · Death Knight spell · Shadow · 2 mana
///
/// > Give all minions in your hand +1/+1. Spend 2 **Corpses** to give them +1/+1 more.
///
/// State: Derived
//~ derived RLK_712 aa26d294 a4ca6538 adf60880.12a641fd
#[test]
fn RLK_712_blood_tap() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_712"),
            Cost("RLK_712", 2),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Play("RLK_712", Nothing),
            Corpses(Mine, 28),
            Now(Nth(1), 7, 3),
            Now(Nth(2), 6, 7),
        ],
    );
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_712"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_712", Nothing),
            Now(Nth(1), 6, 2),
            Now(Nth(2), 5, 6),
        ],
    );
}

/// # Tapped Blood
///
/// `RLK_712e` · Death Knight enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived RLK_712e b0622c19 d2d9a32f 85db6eea.67341004
#[test]
fn RLK_712e_tapped_blood() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "RLK_712e"), Now(My(0), 6, 2)]);
}

/// # Lady Deathwhisper
///
/// `RLK_713` · Death Knight minion · 4 mana · 4/3
///
/// > **Deathrattle:** Copy all Frost spells in your hand.
///
/// State: Derived
//~ derived RLK_713 7b373db6 b945c545 dbfae1e0.1d1a5328
#[test]
fn RLK_713_lady_deathwhisper() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_713"),
            Cost("RLK_713", 4),
            Stats("RLK_713", 4, 3),
            Give("AV_107"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_713"),
            Kill(Nth(5)),
            Is(InHand(3), "AV_107"),
            CostNow(InHand(3), 6),
            HandCount(Mine, 4),
        ],
    );
}

/// # Blood Boil
///
/// `RLK_730` · Death Knight spell · Shadow · 5 mana
///
/// > **Lifesteal** Infect all enemy minions. At the end of your turns, they take 2 damage.
///
/// State: Todo
//~ todo RLK_730 c8dc0f6f 67dbc928 8e58d9fb.958d4cf6
#[test]
#[ignore = "todo: RLK_730 Blood Boil"]
fn RLK_730_blood_boil() {
    check(
        CardClass::DeathKnight,
        &[Give("RLK_730"), Cost("RLK_730", 5), Has("RLK_730", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Darkfallen Neophyte
///
/// `RLK_731` · Death Knight minion · 3 mana · 2/5
///
/// > **Battlecry:** Spend 2 **Corpses** to give all minions in your hand +2 Attack.
///
/// State: Derived
//~ derived RLK_731 d2462bf8 ed835218 e77d9455.470451fc
#[test]
fn RLK_731_darkfallen_neophyte() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_731"),
            Cost("RLK_731", 3),
            Stats("RLK_731", 2, 5),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Play("RLK_731", Nothing),
            Corpses(Mine, 28),
            Now(Nth(1), 7, 1),
            Now(Nth(2), 6, 5),
        ],
    );
}

/// # Fallen to Dark
///
/// `RLK_731e` · Death Knight enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived RLK_731e 0e29de44 65face42 a4aeed0b.bf3d1612
#[test]
fn RLK_731e_fallen_to_dark() {
    check(CardClass::DeathKnight, &[Friend("CS2_118"), Enchant(My(0), "RLK_731e"), Now(My(0), 7, 1)]);
}

/// # Might of Menethil
///
/// `RLK_740` · Death Knight weapon · 4 mana · 4/2 durability
///
/// > **Battlecry:** Spend up to 3 **Corpses**. **Freeze** that many enemy minions.
///
/// State: Todo
//~ todo RLK_740 cb9aa5d7 3026e056 d49bde02.63a1b86c
#[test]
#[ignore = "todo: RLK_740 Might of Menethil"]
fn RLK_740_might_of_menethil() {
    check(CardClass::DeathKnight, &[Give("RLK_740"), Cost("RLK_740", 4), Stats("RLK_740", 4, 2), Unwritten]);
}

/// # Malignant Horror
///
/// `RLK_745` · Death Knight minion · 4 mana · 2/4
///
/// > **Reborn** At the end of your turn, spend 4 **Corpses** to summon a copy of this minion.
///
/// State: Derived
//~ derived RLK_745 26c8987d 5ba79d65 b1f183a8.a1dc7420
#[test]
fn RLK_745_malignant_horror() {
    check(
        CardClass::DeathKnight,
        &[
            Give("RLK_745"),
            Cost("RLK_745", 4),
            Stats("RLK_745", 2, 4),
            Has("RLK_745", GameTag::REBORN),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Bury(30),
            Friend("RLK_745"),
            EndTurn,
            BoardCount(Mine, 3),
            Corpses(Mine, 26),
            In(The("RLK_745"), Zone::Play),
            Now(The("RLK_745"), 2, 4),
        ],
    );
}
