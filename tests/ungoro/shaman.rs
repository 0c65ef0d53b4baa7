//! Shaman cards of Journey to Un'Goro, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9ad9f3be

/// # Air Elemental
///
/// `UNG_019` · Shaman minion · 1 mana · 3/1
///
/// > **Elusive**
///
/// State: Vanilla
//~ vanilla UNG_019 99f1952e 9335da13 7905acf4.c54580ff
#[test]
fn UNG_019_air_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("UNG_019"),
            Cost("UNG_019", 1),
            Stats("UNG_019", 3, 1),
            Has("UNG_019", GameTag::ELUSIVE),
            Play("UNG_019", Nothing),
            In(The("UNG_019"), Zone::Play),
            Now(The("UNG_019"), 3, 1),
            HasNow(The("UNG_019"), GameTag::ELUSIVE),
        ],
    );
}

/// # Volcano
///
/// `UNG_025` · Shaman spell · Fire · 5 mana
///
/// > Deal $15 damage randomly split among all minions. **Overload:** (1)
///
/// State: Derived
//~ derived UNG_025 5bf3790d 5a70854e 857eaaa2.47c1b10c
#[test]
fn UNG_025_volcano() {
    check(
        CardClass::Shaman,
        &[
            Give("UNG_025"),
            Cost("UNG_025", 5),
            Has("UNG_025", GameTag::OVERLOAD),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Play("UNG_025", Nothing),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("UNG_025"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(3))),
            Force(Entity(Nth(2))),
            Play("UNG_025", Nothing),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            Dead(Nth(3)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Primalfin Totem
///
/// `UNG_201` · Shaman minion · 2 mana · 0/3
///
/// > At the end of your turn, summon a 1/1 Murloc.
///
/// State: Derived
//~ derived UNG_201 09c1661b ec1fedfb 225768f1.9bfceba7
#[test]
fn UNG_201_primalfin_totem() {
    check(
        CardClass::Shaman,
        &[
            Give("UNG_201"),
            Cost("UNG_201", 2),
            Stats("UNG_201", 0, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("UNG_201"),
            EndTurn,
            BoardCount(Mine, 3),
            In(The("UNG_201t"), Zone::Play),
            Now(The("UNG_201t"), 1, 1),
        ],
    );
}

/// # Primalfin
///
/// `UNG_201t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla UNG_201t 6c27475c 230c3186 35503c57
#[test]
fn UNG_201t_primalfin() {
    check(
        CardClass::Shaman,
        &[
            Give("UNG_201t"),
            Cost("UNG_201t", 1),
            Stats("UNG_201t", 1, 1),
            Play("UNG_201t", Nothing),
            In(The("UNG_201t"), Zone::Play),
            Now(The("UNG_201t"), 1, 1),
        ],
    );
}

/// # Fire Plume Harbinger
///
/// `UNG_202` · Shaman minion · 2 mana · 1/1
///
/// > **Battlecry:** Reduce the Cost of Elementals in your hand by (1).
///
/// State: Derived
//~ derived UNG_202 70e5ac28 b40cd821 7887b69c.d4674952
#[test]
fn UNG_202_fire_plume_harbinger() {
    check(
        CardClass::Shaman,
        &[
            Give("UNG_202"),
            Cost("UNG_202", 2),
            Stats("UNG_202", 1, 1),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_202", Nothing),
            CostNow(Nth(1), 2),
            CostNow(Nth(2), 4),
        ],
    );
}

/// # Fiery
///
/// `UNG_202e` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived UNG_202e ae8f7430 94fa77dc 274762c7.f705eb41
#[test]
fn UNG_202e_fiery() {
    check(CardClass::Shaman, &[Give("CS2_118"), Enchant(Nth(0), "UNG_202e"), CostNow(Nth(0), 2)]);
}

/// # Stone Sentinel
///
/// `UNG_208` · Shaman minion · 5 mana · 4/4
///
/// > **Battlecry:** If you played an Elemental last turn, summon two 2/3 Elementals with **Taunt**.
///
/// State: Derived
//~ derived UNG_208 2a323a52 7ba256ef de3c7c7f.b55864bb
#[test]
fn UNG_208_stone_sentinel() {
    check(
        CardClass::Shaman,
        &[
            Give("UNG_208"),
            Cost("UNG_208", 5),
            Stats("UNG_208", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_118", Nothing),
            EndTurn,
            EndTurn,
            Crystals(10),
            Play("UNG_208", Nothing),
            BoardCount(Mine, 5),
            In(The("UNG_208t"), Zone::Play),
            Now(The("UNG_208t"), 2, 3),
        ],
    );
    check(
        CardClass::Shaman,
        &[Give("UNG_208"), Friend("CS2_182"), Enemy("CS2_182"), Play("UNG_208", Nothing), BoardCount(Mine, 2)],
    );
}

/// # Rock Elemental
///
/// `UNG_208t` · Shaman minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla UNG_208t b0aa71a8 53db6f99 b9c183c9.4b0c5d24
#[test]
fn UNG_208t_rock_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("UNG_208t"),
            Cost("UNG_208t", 2),
            Stats("UNG_208t", 2, 3),
            Has("UNG_208t", GameTag::TAUNT),
            Play("UNG_208t", Nothing),
            In(The("UNG_208t"), Zone::Play),
            Now(The("UNG_208t"), 2, 3),
            HasNow(The("UNG_208t"), GameTag::TAUNT),
        ],
    );
}

/// # Kalimos, Primal Lord
///
/// `UNG_211` · Shaman minion · 7 mana · 7/7
///
/// > **Battlecry:** If you played an Elemental last turn, cast an Elemental Invocation.
///
/// State: Todo
//~ todo UNG_211 f287e297 528f1e78 ed963e57.c2cf038d
#[test]
#[ignore = "todo: UNG_211 Kalimos, Primal Lord"]
fn UNG_211_kalimos_primal_lord() {
    check(CardClass::Shaman, &[Give("UNG_211"), Cost("UNG_211", 7), Stats("UNG_211", 7, 7), Unwritten]);
}

/// # Invocation of Earth
///
/// `UNG_211a` · Shaman spell · 0 mana
///
/// > Fill your board with 1/1 Elementals.
///
/// State: Derived
//~ derived UNG_211a e451a649 013cae94 6111acb5.b8fe92d2
#[test]
fn UNG_211a_invocation_of_earth() {
    check(
        CardClass::Shaman,
        &[
            Give("UNG_211a"),
            Cost("UNG_211a", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_211a", Nothing),
            BoardCount(Mine, 7),
        ],
    );
}

/// # Stone Elemental
///
/// `UNG_211aa` · Shaman minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla UNG_211aa 15517c30 4ec51f49 3bf7eb5e
#[test]
fn UNG_211aa_stone_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("UNG_211aa"),
            Cost("UNG_211aa", 1),
            Stats("UNG_211aa", 1, 1),
            Play("UNG_211aa", Nothing),
            In(The("UNG_211aa"), Zone::Play),
            Now(The("UNG_211aa"), 1, 1),
        ],
    );
}

/// # Invocation of Water
///
/// `UNG_211b` · Shaman spell · 0 mana
///
/// > Restore 12 Health to your hero.
///
/// State: Derived
//~ derived UNG_211b 3ca52039 c76841d2 b41a06f9.d39bb418
#[test]
fn UNG_211b_invocation_of_water() {
    check(
        CardClass::Shaman,
        &[
            Give("UNG_211b"),
            Cost("UNG_211b", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("UNG_211b", Nothing),
            Now(MyHero, 0, 22),
            Damage(MyHero, 8),
        ],
    );
}

/// # Invocation of Fire
///
/// `UNG_211c` · Shaman spell · 0 mana
///
/// > Deal 6 damage to the enemy hero.
///
/// State: Derived
//~ derived UNG_211c ee83d248 43735249 d11ce691.91006004
#[test]
fn UNG_211c_invocation_of_fire() {
    check(
        CardClass::Shaman,
        &[
            Give("UNG_211c"),
            Cost("UNG_211c", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_211c", Nothing),
            Now(TheirHero, 0, 24),
            Damage(TheirHero, 6),
        ],
    );
}

/// # Invocation of Air
///
/// `UNG_211d` · Shaman spell · 0 mana
///
/// > Deal 3 damage to all enemy minions.
///
/// State: Derived
//~ derived UNG_211d df8a0384 1ea968fb ec6f52e2.f9ecc484
#[test]
fn UNG_211d_invocation_of_air() {
    check(
        CardClass::Shaman,
        &[
            Give("UNG_211d"),
            Cost("UNG_211d", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_211d", Nothing),
            Now(Nth(2), 4, 2),
        ],
    );
}

/// # Tidal Surge
///
/// `UNG_817` · Shaman spell · Nature · 3 mana
///
/// > **Lifesteal** Deal $5 damage to a minion.
///
/// State: Derived
//~ derived UNG_817 35511b60 ec7a5aaf 2323c79e.29ad172a
#[test]
fn UNG_817_tidal_surge() {
    check(
        CardClass::Shaman,
        &[
            Give("UNG_817"),
            Cost("UNG_817", 3),
            Has("UNG_817", GameTag::LIFESTEAL),
            Targets("UNG_817", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("UNG_817", On(Nth(2))),
            Now(MyHero, 0, 15),
            Damage(MyHero, 15),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("UNG_817"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("UNG_817", On(Nth(1))),
            Now(MyHero, 0, 15),
            BoardCount(Mine, 0),
            Damage(MyHero, 15),
            Dead(Nth(1)),
        ],
    );
}

/// # Hot Spring Guardian
///
/// `UNG_938` · Shaman minion · 3 mana · 2/4
///
/// > **Taunt Battlecry:** Restore #3 Health.
///
/// State: Derived
//~ derived UNG_938 d0fd09aa d0b1d810 0e5c936c.0069311b
#[test]
fn UNG_938_hot_spring_guardian() {
    check(
        CardClass::Shaman,
        &[
            Give("UNG_938"),
            Cost("UNG_938", 3),
            Stats("UNG_938", 2, 4),
            Has("UNG_938", GameTag::TAUNT),
            Targets("UNG_938", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("UNG_938", On(Nth(2))),
            Now(Nth(2), 4, 5),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("UNG_938"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("UNG_938", On(Nth(1))),
            Now(Nth(1), 4, 5),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Give("UNG_938"),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("UNG_938", On(TheirHero)),
            Now(TheirHero, 0, 13),
            Damage(TheirHero, 17),
        ],
    );
}

/// # Unite the Murlocs
///
/// `UNG_942` · Shaman spell · 1 mana
///
/// > **Quest:** Summon 8 Murlocs. **Reward:** Megafin.
///
/// State: Done
//~ done UNG_942 407999f2 - 19932dc8.bc816b5e
#[test]
fn UNG_942_unite_the_murlocs() {
    check(
        CardClass::Shaman,
        &[
            Give("UNG_942"),
            Cost("UNG_942", 1),
            Play("UNG_942", Nothing),
            In(Nth(0), Zone::Secret),
            Play("CS2_168", Nothing),
            Play("CS2_168", Nothing),
            Play("CS2_168", Nothing),
            Play("CS2_168", Nothing),
            Play("CS2_168", Nothing),
            Play("CS2_168", Nothing),
            Kill(My(0)),
            Kill(My(0)),
            EndTurn,
            EndTurn,
            Play("CS2_168", Nothing),
            In(Nth(0), Zone::Secret),
            Play("CS2_168", Nothing),
            In(Nth(0), Zone::Graveyard),
            Is(InHand(1), "UNG_942t"),
        ],
    );
}

/// # Megafin
///
/// `UNG_942t` · Shaman minion · 5 mana · 8/8
///
/// > **Battlecry:** Fill your hand with random Murlocs.
///
/// State: Done
//~ done UNG_942t 86179858 - 6c61dd62.5317644b
#[test]
fn UNG_942t_megafin() {
    check(
        CardClass::Shaman,
        &[
            Give("UNG_942t"),
            Cost("UNG_942t", 5),
            Stats("UNG_942t", 8, 8),
            Force(Card("CS2_168")),
            Play("UNG_942t", Nothing),
            HandCount(Mine, 10),
            Is(InHand(0), "CS2_168"),
        ],
    );
}

/// # Spirit Echo
///
/// `UNG_956` · Shaman spell · Nature · 2 mana
///
/// > Give your minions "**Deathrattle:** Return this to your hand."
///
/// State: Derived
//~ derived UNG_956 adc83213 9f5e4e52 90271163.88ad56d9
#[test]
fn UNG_956_spirit_echo() {
    check(
        CardClass::Shaman,
        &[
            Give("UNG_956"),
            Cost("UNG_956", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_956", Nothing),
            Kill(Nth(1)),
            HandCount(Mine, 1),
            CostNow(Nth(1), 4),
            In(Nth(1), Zone::Hand),
            Now(Nth(1), 4, 5),
        ],
    );
}

/// # Echoed Spirit
///
/// `UNG_956e` · Shaman enchantment
///
/// > **Deathrattle:** Return to your hand.
///
/// State: Derived
//~ derived UNG_956e acde634a c96128df 52247b27.64a7b8cb
#[test]
fn UNG_956e_echoed_spirit() {
    check(
        CardClass::Shaman,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "UNG_956e"),
            Kill(Nth(0)),
            HandCount(Mine, 1),
            CostNow(Nth(0), 4),
            In(Nth(0), Zone::Hand),
            Now(Nth(0), 4, 5),
        ],
    );
}
