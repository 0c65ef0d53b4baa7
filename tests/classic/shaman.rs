//! Shaman cards of Classic, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file b0913311

/// # Ancestral Spirit
///
/// `CS2_038` · Shaman spell · 2 mana
///
/// > Give a minion "**Deathrattle:** Resummon this minion."
///
/// State: Done
//~ done CS2_038 f6f7516c - c5b1b93a.94d8d26d
#[test]
fn CS2_038_ancestral_spirit() {
    check(
        CardClass::Shaman,
        &[
            Give("CS2_038"),
            Cost("CS2_038", 2),
            Targets("CS2_038", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("CS2_038", On(My(0))),
            Hurt(My(0), 2),
            Kill(My(0)),
            Is(My(0), "CS2_182"),
            Damage(My(0), 0),
        ],
    );
}

/// # Ancestral Spirit
///
/// `CS2_038e` · Shaman enchantment
///
/// > **Deathrattle:** Resummon this minion.
///
/// State: Derived
//~ derived CS2_038e e1e4b49a adee65cd 5a4bba74.77516780
#[test]
fn CS2_038e_ancestral_spirit() {
    check(
        CardClass::Shaman,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "CS2_038e"),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
        ],
    );
}

/// # Far Sight
///
/// `CS2_053` · Shaman spell · 3 mana
///
/// > Draw a card. That card costs (3) less.
///
/// State: Done
//~ done CS2_053 c49527e7 - c4bf6af9.2eef8bab
#[test]
fn CS2_053_far_sight() {
    check(
        CardClass::Shaman,
        &[
            Give("CS2_053"),
            Cost("CS2_053", 3),
            OnTop("CS2_186"),
            Play("CS2_053", Nothing),
            HandCount(Mine, 1),
            CostNow(InHand(0), 4),
        ],
    );
}

/// # Far Sight
///
/// `CS2_053e` · Shaman enchantment
///
/// > Costs (3) less.
///
/// State: Derived
//~ derived CS2_053e 3f7d6837 ee9b32d9 27fdb21c.bb1f76c5
#[test]
fn CS2_053e_far_sight() {
    check(CardClass::Shaman, &[Give("CS2_119"), Enchant(Nth(0), "CS2_053e"), CostNow(Nth(0), 1)]);
}

/// # Lightning Bolt
///
/// `EX1_238` · Shaman spell · Nature · 1 mana
///
/// > Deal $3 damage. **Overload:** (1)
///
/// State: Done
//~ done EX1_238 65a3358e - de8c113f.611da220
#[test]
fn EX1_238_lightning_bolt() {
    check(
        CardClass::Shaman,
        &[
            Give("EX1_238"),
            Cost("EX1_238", 1),
            Has("EX1_238", GameTag::OVERLOAD),
            Targets("EX1_238", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Play("EX1_238", On(TheirHero)),
            Health(TheirHero, 27),
            EndTurn,
            EndTurn,
            Mana(9),
        ],
    );
}

/// # Lava Burst
///
/// `EX1_241` · Shaman spell · Fire · 3 mana
///
/// > Deal $5 damage. **Overload:** (2)
///
/// State: Done
//~ done EX1_241 f4e5ccc9 - 66469a6d.e104c89d
#[test]
fn EX1_241_lava_burst() {
    check(
        CardClass::Shaman,
        &[
            Give("EX1_241"),
            Cost("EX1_241", 3),
            Has("EX1_241", GameTag::OVERLOAD),
            Targets("EX1_241", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Play("EX1_241", On(TheirHero)),
            Health(TheirHero, 25),
            EndTurn,
            EndTurn,
            Mana(8),
        ],
    );
}

/// # Dust Devil
///
/// `EX1_243` · Shaman minion · 1 mana · 3/1
///
/// > **Windfury**. **Overload:** (2)
///
/// State: Vanilla
//~ vanilla EX1_243 93d033f5 92588c9a acee7f0c.a5cc46c8
#[test]
fn EX1_243_dust_devil() {
    check(
        CardClass::Shaman,
        &[
            Give("EX1_243"),
            Cost("EX1_243", 1),
            Stats("EX1_243", 3, 1),
            Has("EX1_243", GameTag::OVERLOAD),
            Has("EX1_243", GameTag::WINDFURY),
            Play("EX1_243", Nothing),
            In(The("EX1_243"), Zone::Play),
            Now(The("EX1_243"), 3, 1),
            HasNow(The("EX1_243"), GameTag::WINDFURY),
            EndTurn,
            EndTurn,
            Mana(8),
        ],
    );
}

/// # Earth Shock
///
/// `EX1_245` · Shaman spell · Nature · 1 mana
///
/// > **Silence** a minion, then deal $1 damage to it.
///
/// State: Done
//~ done EX1_245 58f1f9ea - eb14c820.534fc8bb
#[test]
fn EX1_245_earth_shock() {
    check(
        CardClass::Shaman,
        &[
            Give("EX1_245"),
            Cost("EX1_245", 1),
            Targets("EX1_245", &[FriendlyMinion, EnemyMinion]),
            Enemy("CS2_179"),
            Play("EX1_245", On(Their(0))),
            HasNot(Their(0), GameTag::TAUNT),
            Damage(Their(0), 1),
        ],
    );
}

/// # Stormforged Axe
///
/// `EX1_247` · Shaman weapon · 2 mana · 2/3 durability
///
/// > **Overload:** (1)
///
/// State: Vanilla
//~ vanilla EX1_247 0bb12572 347ea795 dd3972d9.e77e0301
#[test]
fn EX1_247_stormforged_axe() {
    check(
        CardClass::Shaman,
        &[
            Give("EX1_247"),
            Cost("EX1_247", 2),
            Stats("EX1_247", 2, 3),
            Has("EX1_247", GameTag::OVERLOAD),
            Play("EX1_247", Nothing),
            In(The("EX1_247"), Zone::Play),
            EndTurn,
            EndTurn,
            Mana(9),
        ],
    );
}

/// # Feral Spirit
///
/// `EX1_248` · Shaman spell · Nature · 3 mana
///
/// > Summon two 2/3 Spirit Wolves with **Taunt**. **Overload:** (1)
///
/// State: Done
//~ done EX1_248 1acdd0c9 - 81ac0e14.7e54735b
#[test]
fn EX1_248_feral_spirit() {
    check(
        CardClass::Shaman,
        &[
            Give("EX1_248"),
            Cost("EX1_248", 3),
            Has("EX1_248", GameTag::OVERLOAD),
            Play("EX1_248", Nothing),
            BoardCount(Mine, 2),
            Now(My(0), 2, 3),
            HasNow(My(1), GameTag::TAUNT),
            EndTurn,
            EndTurn,
            Mana(9),
        ],
    );
}

/// # Earth Elemental
///
/// `EX1_250` · Shaman minion · 5 mana · 7/9
///
/// > **Taunt** Overload**:** (2)
///
/// State: Vanilla
//~ vanilla EX1_250 01926ac7 0261e8d8 f89c59ff.6cc7c3c0
#[test]
fn EX1_250_earth_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("EX1_250"),
            Cost("EX1_250", 5),
            Stats("EX1_250", 7, 9),
            Has("EX1_250", GameTag::OVERLOAD),
            Has("EX1_250", GameTag::TAUNT),
            Play("EX1_250", Nothing),
            In(The("EX1_250"), Zone::Play),
            Now(The("EX1_250"), 7, 9),
            HasNow(The("EX1_250"), GameTag::TAUNT),
            EndTurn,
            EndTurn,
            Mana(8),
        ],
    );
}

/// # Earth Elemental
///
/// `EX1_250_puzzle` · Shaman minion · 5 mana · 7/8
///
/// > **Taunt** Overload**:** (2)
///
/// State: Vanilla
//~ vanilla EX1_250_puzzle cc13b87e afbb86c1 a3b91798.6cc7c3c0
#[test]
fn EX1_250_puzzle_earth_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("EX1_250_puzzle"),
            Cost("EX1_250_puzzle", 5),
            Stats("EX1_250_puzzle", 7, 8),
            Has("EX1_250_puzzle", GameTag::OVERLOAD),
            Has("EX1_250_puzzle", GameTag::TAUNT),
            Play("EX1_250_puzzle", Nothing),
            In(The("EX1_250_puzzle"), Zone::Play),
            Now(The("EX1_250_puzzle"), 7, 8),
            HasNow(The("EX1_250_puzzle"), GameTag::TAUNT),
            EndTurn,
            EndTurn,
            Mana(8),
        ],
    );
}

/// # Forked Lightning
///
/// `EX1_251` · Shaman spell · Nature · 1 mana
///
/// > Deal $2 damage to 2 random enemy minions. **Overload:** (2)
///
/// State: Done
//~ done EX1_251 f061d8cf - 5311e608.ec42f296
#[test]
fn EX1_251_forked_lightning() {
    check(
        CardClass::Shaman,
        &[
            Give("EX1_251"),
            Cost("EX1_251", 1),
            Has("EX1_251", GameTag::OVERLOAD),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Their(0))),
            Force(Entity(Their(2))),
            Play("EX1_251", Nothing),
            Damage(Their(0), 2),
            Damage(Their(1), 0),
            Damage(Their(2), 2),
            EndTurn,
            EndTurn,
            Mana(8),
        ],
    );
    check(
        CardClass::Shaman,
        &[
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(My(0))),
            Play("EX1_251", Nothing),
            Damage(Their(0), 2),
            Damage(Their(1), 2),
        ],
    );
}

/// # Unbound Elemental
///
/// `EX1_258` · Shaman minion · 3 mana · 3/4
///
/// > After you play a card with **Overload**, gain +1/+1.
///
/// State: Done
//~ done EX1_258 ff43b46a - 2b72c30c.ada3b878
#[test]
fn EX1_258_unbound_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("EX1_258"),
            Cost("EX1_258", 3),
            Stats("EX1_258", 3, 4),
            Play("EX1_258", Nothing),
            Play("EX1_238", On(TheirHero)),
            Now(My(0), 4, 5),
            Play("GAME_005", Nothing),
            Now(My(0), 4, 5),
            EndTurn,
            Play("EX1_238", On(MyHero)),
            Now(My(0), 4, 5),
        ],
    );
}

/// # Lightning Storm
///
/// `EX1_259` · Shaman spell · Nature · 3 mana
///
/// > Deal $3 damage to all enemy minions. **Overload:** (1)
///
/// State: Done
//~ done EX1_259 26e2d7b3 - c2eb3ee0.506a0f26
#[test]
fn EX1_259_lightning_storm() {
    check(
        CardClass::Shaman,
        &[
            Give("EX1_259"),
            Cost("EX1_259", 3),
            Has("EX1_259", GameTag::OVERLOAD),
            Enemy("CS2_182"),
            Friend("CS2_182"),
            Play("EX1_259", Nothing),
            Damage(Their(0), 3),
            Damage(My(0), 0),
            Health(TheirHero, 30),
            EndTurn,
            EndTurn,
            Mana(9),
        ],
    );
}

/// # Doomhammer
///
/// `EX1_567` · Shaman weapon · 5 mana · 2/8 durability
///
/// > **Windfury, Overload:** (2)
///
/// State: Vanilla
//~ vanilla EX1_567 d748a513 7e7a3129 39bc2b44.44ea5630
#[test]
fn EX1_567_doomhammer() {
    check(
        CardClass::Shaman,
        &[
            Give("EX1_567"),
            Cost("EX1_567", 5),
            Stats("EX1_567", 2, 8),
            Has("EX1_567", GameTag::OVERLOAD),
            Has("EX1_567", GameTag::WINDFURY),
            Play("EX1_567", Nothing),
            In(The("EX1_567"), Zone::Play),
            HasNow(The("EX1_567"), GameTag::WINDFURY),
            EndTurn,
            EndTurn,
            Mana(8),
        ],
    );
}

/// # Mana Tide Totem
///
/// `EX1_575` · Shaman minion · 3 mana · 0/3
///
/// > At the end of your turn, draw a card.
///
/// State: Done
//~ done EX1_575 fc82921f - fc82c21e.f5470f4f
#[test]
fn EX1_575_mana_tide_totem() {
    check(
        CardClass::Shaman,
        &[
            Give("EX1_575"),
            Cost("EX1_575", 3),
            Stats("EX1_575", 0, 3),
            Play("EX1_575", Nothing),
            EndTurn,
            HandCount(Mine, 1),
        ],
    );
}

/// # Spirit Wolf
///
/// `EX1_tk11` · Shaman minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla EX1_tk11 c88879e8 a209ea4a 5204e1d3.4b0c5d24
#[test]
fn EX1_tk11_spirit_wolf() {
    check(
        CardClass::Shaman,
        &[
            Give("EX1_tk11"),
            Cost("EX1_tk11", 2),
            Stats("EX1_tk11", 2, 3),
            Has("EX1_tk11", GameTag::TAUNT),
            Play("EX1_tk11", Nothing),
            In(The("EX1_tk11"), Zone::Play),
            Now(The("EX1_tk11"), 2, 3),
            HasNow(The("EX1_tk11"), GameTag::TAUNT),
        ],
    );
}

/// # Al'Akir the Windlord
///
/// `NEW1_010` · Shaman minion · 8 mana · 3/6
///
/// > **Charge, Divine Shield, Taunt, Windfury**
///
/// State: Vanilla
//~ vanilla NEW1_010 cc776097 5b88dbcd 5dcf8031.047d1399
#[test]
fn NEW1_010_al_akir_the_windlord() {
    check(
        CardClass::Shaman,
        &[
            Give("NEW1_010"),
            Cost("NEW1_010", 8),
            Stats("NEW1_010", 3, 6),
            Has("NEW1_010", GameTag::CHARGE),
            Has("NEW1_010", GameTag::DIVINE_SHIELD),
            Has("NEW1_010", GameTag::TAUNT),
            Has("NEW1_010", GameTag::WINDFURY),
            Play("NEW1_010", Nothing),
            In(The("NEW1_010"), Zone::Play),
            Now(The("NEW1_010"), 3, 6),
            HasNow(The("NEW1_010"), GameTag::CHARGE),
            HasNow(The("NEW1_010"), GameTag::DIVINE_SHIELD),
            HasNow(The("NEW1_010"), GameTag::TAUNT),
            HasNow(The("NEW1_010"), GameTag::WINDFURY),
        ],
    );
}
