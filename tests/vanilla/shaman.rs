//! Shaman cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file df85914d

/// # Frost Shock
///
/// `VAN_CS2_037` · Shaman spell · 1 mana
///
/// > Deal $1 damage to an enemy character and **Freeze** it.
///
/// State: Reprint
//~ reprint VAN_CS2_037 52a43d13 b67e125f 6b18c5d4.d385fc8f
#[test]
fn VAN_CS2_037_frost_shock() {
    check(CardClass::Shaman, &[Give("VAN_CS2_037"), Cost("VAN_CS2_037", 1), WrittenAs("VAN_CS2_037", "CS2_037")]);
}

/// # Ancestral Spirit
///
/// `VAN_CS2_038` · Shaman spell · 2 mana
///
/// > Choose a minion. When that minion is destroyed, return it to the battlefield.
///
/// State: Done
//~ done VAN_CS2_038 4e3ed5ea - e17fbd20.20bd4324
#[test]
fn VAN_CS2_038_ancestral_spirit() {
    check(
        CardClass::Shaman,
        &[
            Give("VAN_CS2_038"),
            Cost("VAN_CS2_038", 2),
            Targets("VAN_CS2_038", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Play("VAN_CS2_038", On(My(0))),
            Kill(My(0)),
            Is(My(0), "CS2_182"),
        ],
    );
}

/// # Windfury
///
/// `VAN_CS2_039` · Shaman spell · 2 mana
///
/// > Give a minion **Windfury**.
///
/// State: Reprint
//~ reprint VAN_CS2_039 e770ff72 f22a7f52 02dea852.8cdf2b50
#[test]
fn VAN_CS2_039_windfury() {
    check(CardClass::Shaman, &[Give("VAN_CS2_039"), Cost("VAN_CS2_039", 2), WrittenAs("VAN_CS2_039", "CS2_039")]);
}

/// # Ancestral Healing
///
/// `VAN_CS2_041` · Shaman spell · 0 mana
///
/// > Restore a minion to full Health and give it **Taunt**.
///
/// State: Reprint
//~ reprint VAN_CS2_041 12e93aab 4be20b9a b3b4ee18.412f8783
#[test]
fn VAN_CS2_041_ancestral_healing() {
    check(CardClass::Shaman, &[Give("VAN_CS2_041"), Cost("VAN_CS2_041", 0), WrittenAs("VAN_CS2_041", "CS2_041")]);
}

/// # Fire Elemental
///
/// `VAN_CS2_042` · Shaman minion · 6 mana · 6/5
///
/// > **Battlecry:** Deal 3 damage.
///
/// State: Done
//~ done VAN_CS2_042 8db8add9 - 35b85eda.a2e80205
#[test]
fn VAN_CS2_042_fire_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("VAN_CS2_042"),
            Cost("VAN_CS2_042", 6),
            Stats("VAN_CS2_042", 6, 5),
            Targets("VAN_CS2_042", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Play("VAN_CS2_042", On(TheirHero)),
            Health(TheirHero, 27),
        ],
    );
}

/// # Rockbiter Weapon
///
/// `VAN_CS2_045` · Shaman spell · 1 mana
///
/// > Give a friendly character +3 Attack this turn.
///
/// State: Reprint
//~ reprint VAN_CS2_045 09a5598c 05a7734d a6715e96.523db7d6
#[test]
fn VAN_CS2_045_rockbiter_weapon() {
    check(CardClass::Shaman, &[Give("VAN_CS2_045"), Cost("VAN_CS2_045", 1), WrittenAs("VAN_CS2_045", "CS2_045")]);
}

/// # Bloodlust
///
/// `VAN_CS2_046` · Shaman spell · 5 mana
///
/// > Give your minions +3 Attack this turn.
///
/// State: Reprint
//~ reprint VAN_CS2_046 4c00cf9a 3def3453 da55b2b4.bb9ea626
#[test]
fn VAN_CS2_046_bloodlust() {
    check(CardClass::Shaman, &[Give("VAN_CS2_046"), Cost("VAN_CS2_046", 5), WrittenAs("VAN_CS2_046", "CS2_046")]);
}

/// # Searing Totem
///
/// `VAN_CS2_050` · Shaman minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla VAN_CS2_050 e09e9613 3d9a8ef6 7c226bd6
#[test]
fn VAN_CS2_050_searing_totem() {
    check(
        CardClass::Shaman,
        &[
            Give("VAN_CS2_050"),
            Cost("VAN_CS2_050", 1),
            Stats("VAN_CS2_050", 1, 1),
            Play("VAN_CS2_050", Nothing),
            In(The("VAN_CS2_050"), Zone::Play),
            Now(The("VAN_CS2_050"), 1, 1),
        ],
    );
}

/// # Stoneclaw Totem
///
/// `VAN_CS2_051` · Shaman minion · 1 mana · 0/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla VAN_CS2_051 ff680384 66bfcff8 d69e4ac0.4b0c5d24
#[test]
fn VAN_CS2_051_stoneclaw_totem() {
    check(
        CardClass::Shaman,
        &[
            Give("VAN_CS2_051"),
            Cost("VAN_CS2_051", 1),
            Stats("VAN_CS2_051", 0, 2),
            Has("VAN_CS2_051", GameTag::TAUNT),
            Play("VAN_CS2_051", Nothing),
            In(The("VAN_CS2_051"), Zone::Play),
            Now(The("VAN_CS2_051"), 0, 2),
            HasNow(The("VAN_CS2_051"), GameTag::TAUNT),
        ],
    );
}

/// # Wrath of Air Totem
///
/// `VAN_CS2_052` · Shaman minion · 1 mana · 0/2
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ vanilla VAN_CS2_052 6e28fac6 c53a29ab 00538cc6.b88f2291
#[test]
fn VAN_CS2_052_wrath_of_air_totem() {
    check(
        CardClass::Shaman,
        &[
            Give("VAN_CS2_052"),
            Cost("VAN_CS2_052", 1),
            Stats("VAN_CS2_052", 0, 2),
            Has("VAN_CS2_052", GameTag::SPELLPOWER),
            Play("VAN_CS2_052", Nothing),
            In(The("VAN_CS2_052"), Zone::Play),
            Now(The("VAN_CS2_052"), 0, 2),
            HasNow(The("VAN_CS2_052"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Far Sight
///
/// `VAN_CS2_053` · Shaman spell · 3 mana
///
/// > Draw a card. That card costs (3) less.
///
/// State: Reprint
//~ reprint VAN_CS2_053 32a7399c 763fd421 553244c5.2eef8bab
#[test]
fn VAN_CS2_053_far_sight() {
    check(CardClass::Shaman, &[Give("VAN_CS2_053"), Cost("VAN_CS2_053", 3), WrittenAs("VAN_CS2_053", "CS2_053")]);
}

/// # Lightning Bolt
///
/// `VAN_EX1_238` · Shaman spell · 1 mana
///
/// > Deal $3 damage. **Overload:** (1)
///
/// State: Reprint
//~ reprint VAN_EX1_238 05033d9f 8539a80c 7883621b.611da220
#[test]
fn VAN_EX1_238_lightning_bolt() {
    check(
        CardClass::Shaman,
        &[
            Give("VAN_EX1_238"),
            Cost("VAN_EX1_238", 1),
            Has("VAN_EX1_238", GameTag::OVERLOAD),
            WrittenAs("VAN_EX1_238", "EX1_238"),
        ],
    );
}

/// # Lava Burst
///
/// `VAN_EX1_241` · Shaman spell · 3 mana
///
/// > Deal $5 damage. **Overload:** (2)
///
/// State: Reprint
//~ reprint VAN_EX1_241 2c3cc56a 700bcef4 23825cde.e104c89d
#[test]
fn VAN_EX1_241_lava_burst() {
    check(
        CardClass::Shaman,
        &[
            Give("VAN_EX1_241"),
            Cost("VAN_EX1_241", 3),
            Has("VAN_EX1_241", GameTag::OVERLOAD),
            WrittenAs("VAN_EX1_241", "EX1_241"),
        ],
    );
}

/// # Dust Devil
///
/// `VAN_EX1_243` · Shaman minion · 1 mana · 3/1
///
/// > **Windfury**. **Overload:** (2)
///
/// State: Vanilla
//~ vanilla VAN_EX1_243 db0ff053 32bc7c09 dd4fae4f.a5cc46c8
#[test]
fn VAN_EX1_243_dust_devil() {
    check(
        CardClass::Shaman,
        &[
            Give("VAN_EX1_243"),
            Cost("VAN_EX1_243", 1),
            Stats("VAN_EX1_243", 3, 1),
            Has("VAN_EX1_243", GameTag::OVERLOAD),
            Has("VAN_EX1_243", GameTag::WINDFURY),
            Play("VAN_EX1_243", Nothing),
            In(The("VAN_EX1_243"), Zone::Play),
            Now(The("VAN_EX1_243"), 3, 1),
            HasNow(The("VAN_EX1_243"), GameTag::WINDFURY),
            EndTurn,
            EndTurn,
            Mana(8),
        ],
    );
}

/// # Totemic Might
///
/// `VAN_EX1_244` · Shaman spell · 0 mana
///
/// > Give your Totems +2 Health.
///
/// State: Reprint
//~ reprint VAN_EX1_244 c9c2cab8 2b02b4f5 81bfb856.3a007516
#[test]
fn VAN_EX1_244_totemic_might() {
    check(CardClass::Shaman, &[Give("VAN_EX1_244"), Cost("VAN_EX1_244", 0), WrittenAs("VAN_EX1_244", "EX1_244")]);
}

/// # Earth Shock
///
/// `VAN_EX1_245` · Shaman spell · 1 mana
///
/// > **Silence** a minion, then deal $1 damage to it.
///
/// State: Reprint
//~ reprint VAN_EX1_245 a8a8a0a4 33989bc3 26a551b7.534fc8bb
#[test]
fn VAN_EX1_245_earth_shock() {
    check(CardClass::Shaman, &[Give("VAN_EX1_245"), Cost("VAN_EX1_245", 1), WrittenAs("VAN_EX1_245", "EX1_245")]);
}

/// # Hex
///
/// `VAN_EX1_246` · Shaman spell · 3 mana
///
/// > Transform a minion into a 0/1 Frog with **Taunt**.
///
/// State: Reprint
//~ reprint VAN_EX1_246 3d2d4f14 ccf6e22c 1a922f92.c02c444f
#[test]
fn VAN_EX1_246_hex() {
    check(CardClass::Shaman, &[Give("VAN_EX1_246"), Cost("VAN_EX1_246", 3), WrittenAs("VAN_EX1_246", "EX1_246")]);
}

/// # Stormforged Axe
///
/// `VAN_EX1_247` · Shaman weapon · 2 mana · 2/3 durability
///
/// > **Overload:** (1)
///
/// State: Vanilla
//~ vanilla VAN_EX1_247 124dc34c aa9a5c2b 2dea195a.e77e0301
#[test]
fn VAN_EX1_247_stormforged_axe() {
    check(
        CardClass::Shaman,
        &[
            Give("VAN_EX1_247"),
            Cost("VAN_EX1_247", 2),
            Stats("VAN_EX1_247", 2, 3),
            Has("VAN_EX1_247", GameTag::OVERLOAD),
            Play("VAN_EX1_247", Nothing),
            In(The("VAN_EX1_247"), Zone::Play),
            EndTurn,
            EndTurn,
            Mana(9),
        ],
    );
}

/// # Feral Spirit
///
/// `VAN_EX1_248` · Shaman spell · 3 mana
///
/// > Summon two 2/3 Spirit Wolves with **Taunt**. **Overload:** (2)
///
/// State: Done
//~ done VAN_EX1_248 8ed6367c - 928ebb89.8a0919f1
#[test]
fn VAN_EX1_248_feral_spirit() {
    check(
        CardClass::Shaman,
        &[
            Give("VAN_EX1_248"),
            Cost("VAN_EX1_248", 3),
            Has("VAN_EX1_248", GameTag::OVERLOAD),
            Play("VAN_EX1_248", Nothing),
            BoardCount(Mine, 2),
            Now(My(0), 2, 3),
            HasNow(My(1), GameTag::TAUNT),
            EndTurn,
            EndTurn,
            Mana(8),
        ],
    );
}

/// # Earth Elemental
///
/// `VAN_EX1_250` · Shaman minion · 5 mana · 7/8
///
/// > **Taunt**. Overload**:** (3)
///
/// State: Vanilla
//~ vanilla VAN_EX1_250 5af56252 dcc1abfc 9f950a52.dc3c7a7d
#[test]
fn VAN_EX1_250_earth_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("VAN_EX1_250"),
            Cost("VAN_EX1_250", 5),
            Stats("VAN_EX1_250", 7, 8),
            Has("VAN_EX1_250", GameTag::OVERLOAD),
            Has("VAN_EX1_250", GameTag::TAUNT),
            Play("VAN_EX1_250", Nothing),
            In(The("VAN_EX1_250"), Zone::Play),
            Now(The("VAN_EX1_250"), 7, 8),
            HasNow(The("VAN_EX1_250"), GameTag::TAUNT),
            EndTurn,
            EndTurn,
            Mana(7),
        ],
    );
}

/// # Forked Lightning
///
/// `VAN_EX1_251` · Shaman spell · 1 mana
///
/// > Deal $2 damage to 2 random enemy minions. **Overload:** (2)
///
/// State: Reprint
//~ reprint VAN_EX1_251 ba720b50 978c7be1 be16a77e.ec42f296
#[test]
fn VAN_EX1_251_forked_lightning() {
    check(
        CardClass::Shaman,
        &[
            Give("VAN_EX1_251"),
            Cost("VAN_EX1_251", 1),
            Has("VAN_EX1_251", GameTag::OVERLOAD),
            WrittenAs("VAN_EX1_251", "EX1_251"),
        ],
    );
}

/// # Unbound Elemental
///
/// `VAN_EX1_258` · Shaman minion · 3 mana · 2/4
///
/// > Whenever you play a card with **Overload**, gain +1/+1.
///
/// State: Done
//~ done VAN_EX1_258 221b61e6 - 00b8eae1.a952b43b
#[test]
fn VAN_EX1_258_unbound_elemental() {
    check(
        CardClass::Shaman,
        &[
            Give("VAN_EX1_258"),
            Cost("VAN_EX1_258", 3),
            Stats("VAN_EX1_258", 2, 4),
            Play("VAN_EX1_258", Nothing),
            Play("EX1_238", On(TheirHero)),
            Now(My(0), 3, 5),
            Play("GAME_005", Nothing),
            Now(My(0), 3, 5),
            EndTurn,
            Play("EX1_238", On(MyHero)),
            Now(My(0), 3, 5),
        ],
    );
}

/// # Lightning Storm
///
/// `VAN_EX1_259` · Shaman spell · 3 mana
///
/// > Deal $2-$3 damage to all enemy minions. **Overload:** (2)
///
/// State: Done
//~ done VAN_EX1_259 f9324c01 - 2249258e.37c73da2
#[test]
fn VAN_EX1_259_lightning_storm() {
    check(
        CardClass::Shaman,
        &[
            Give("VAN_EX1_259"),
            Cost("VAN_EX1_259", 3),
            Has("VAN_EX1_259", GameTag::OVERLOAD),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_182"),
            Force(Number(1)),
            Force(Number(0)),
            Play("VAN_EX1_259", Nothing),
            Damage(Their(0), 3),
            Damage(Their(1), 2),
            Damage(My(0), 0),
            Health(TheirHero, 30),
            EndTurn,
            EndTurn,
            Mana(8),
        ],
    );
}

/// # Flametongue Totem
///
/// `VAN_EX1_565` · Shaman minion · 2 mana · 0/3
///
/// > Adjacent minions have +2 Attack.
///
/// State: Reprint
//~ reprint VAN_EX1_565 81efcf9f 90a67068 b0c58276.a3504708
#[test]
fn VAN_EX1_565_flametongue_totem() {
    check(
        CardClass::Shaman,
        &[Give("VAN_EX1_565"), Cost("VAN_EX1_565", 2), Stats("VAN_EX1_565", 0, 3), WrittenAs("VAN_EX1_565", "EX1_565")],
    );
}

/// # Doomhammer
///
/// `VAN_EX1_567` · Shaman weapon · 5 mana · 2/8 durability
///
/// > **Windfury, Overload:** (2)
///
/// State: Vanilla
//~ vanilla VAN_EX1_567 12e0fd35 78c2a03b 4c2a6372.44ea5630
#[test]
fn VAN_EX1_567_doomhammer() {
    check(
        CardClass::Shaman,
        &[
            Give("VAN_EX1_567"),
            Cost("VAN_EX1_567", 5),
            Stats("VAN_EX1_567", 2, 8),
            Has("VAN_EX1_567", GameTag::OVERLOAD),
            Has("VAN_EX1_567", GameTag::WINDFURY),
            Play("VAN_EX1_567", Nothing),
            In(The("VAN_EX1_567"), Zone::Play),
            HasNow(The("VAN_EX1_567"), GameTag::WINDFURY),
            EndTurn,
            EndTurn,
            Mana(8),
        ],
    );
}

/// # Mana Tide Totem
///
/// `VAN_EX1_575` · Shaman minion · 3 mana · 0/3
///
/// > At the end of your turn, draw a card.
///
/// State: Reprint
//~ reprint VAN_EX1_575 44e55ee8 989f63ff 2797f6d4.f5470f4f
#[test]
fn VAN_EX1_575_mana_tide_totem() {
    check(
        CardClass::Shaman,
        &[Give("VAN_EX1_575"), Cost("VAN_EX1_575", 3), Stats("VAN_EX1_575", 0, 3), WrittenAs("VAN_EX1_575", "EX1_575")],
    );
}

/// # Windspeaker
///
/// `VAN_EX1_587` · Shaman minion · 4 mana · 3/3
///
/// > **Battlecry:** Give a friendly minion **Windfury**.
///
/// State: Reprint
//~ reprint VAN_EX1_587 8e1af4e0 8416c804 084cfda7.3aafcd86
#[test]
fn VAN_EX1_587_windspeaker() {
    check(
        CardClass::Shaman,
        &[Give("VAN_EX1_587"), Cost("VAN_EX1_587", 4), Stats("VAN_EX1_587", 3, 3), WrittenAs("VAN_EX1_587", "EX1_587")],
    );
}

/// # Spirit Wolf
///
/// `VAN_EX1_tk11` · Shaman minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla VAN_EX1_tk11 b66b261c 5631d21a a8446fde.4b0c5d24
#[test]
fn VAN_EX1_tk11_spirit_wolf() {
    check(
        CardClass::Shaman,
        &[
            Give("VAN_EX1_tk11"),
            Cost("VAN_EX1_tk11", 2),
            Stats("VAN_EX1_tk11", 2, 3),
            Has("VAN_EX1_tk11", GameTag::TAUNT),
            Play("VAN_EX1_tk11", Nothing),
            In(The("VAN_EX1_tk11"), Zone::Play),
            Now(The("VAN_EX1_tk11"), 2, 3),
            HasNow(The("VAN_EX1_tk11"), GameTag::TAUNT),
        ],
    );
}

/// # Totemic Call
///
/// `VAN_HERO_02bp` · Shaman hero power · 2 mana
///
/// > **Hero Power** Summon a random basic Totem.
///
/// State: Done
//~ done VAN_HERO_02bp 8e82f58d - d44d6311.30392b28
#[test]
fn VAN_HERO_02bp_totemic_call() {
    check(
        CardClass::Shaman,
        &[
            HasHeroPower("VAN_HERO_02bp"),
            Cost("VAN_HERO_02bp", 2),
            Force(Card("VAN_CS2_051")),
            HeroPower(Nothing),
            Is(My(0), "VAN_CS2_051"),
            EndTurn,
            EndTurn,
            Friend("VAN_NEW1_009"),
            Friend("VAN_CS2_050"),
            HeroPower(Nothing),
            Is(My(3), "VAN_CS2_052"),
            EndTurn,
            EndTurn,
            CannotAct(MyPower),
        ],
    );
}

/// # Totemic Slam
///
/// `VAN_HERO_02bp2` · Shaman hero power · 2 mana
///
/// > **Hero Power** Summon a Totem of your choice.
///
/// State: Reprint
//~ reprint VAN_HERO_02bp2 f521c205 fb2ce2b4 9f728750.1b2a5f9a
#[test]
fn VAN_HERO_02bp2_totemic_slam() {
    check(
        CardClass::Shaman,
        &[HasHeroPower("VAN_HERO_02bp2"), Cost("VAN_HERO_02bp2", 2), WrittenAs("VAN_HERO_02bp2", "HERO_02bp2")],
    );
}

/// # Healing Totem
///
/// `VAN_NEW1_009` · Shaman minion · 1 mana · 0/2
///
/// > At the end of your turn, restore #1 Health to all friendly minions.
///
/// State: Reprint
//~ reprint VAN_NEW1_009 480771a9 ce75f939 d4e9ae0d.bffa5cf6
#[test]
fn VAN_NEW1_009_healing_totem() {
    check(
        CardClass::Shaman,
        &[
            Give("VAN_NEW1_009"),
            Cost("VAN_NEW1_009", 1),
            Stats("VAN_NEW1_009", 0, 2),
            WrittenAs("VAN_NEW1_009", "NEW1_009"),
        ],
    );
}

/// # Al'Akir the Windlord
///
/// `VAN_NEW1_010` · Shaman minion · 8 mana · 3/5
///
/// > **Charge, Divine Shield, Taunt, Windfury**
///
/// State: Vanilla
//~ vanilla VAN_NEW1_010 d931de78 b609c3e6 0ca1aadf.047d1399
#[test]
fn VAN_NEW1_010_al_akir_the_windlord() {
    check(
        CardClass::Shaman,
        &[
            Give("VAN_NEW1_010"),
            Cost("VAN_NEW1_010", 8),
            Stats("VAN_NEW1_010", 3, 5),
            Has("VAN_NEW1_010", GameTag::CHARGE),
            Has("VAN_NEW1_010", GameTag::DIVINE_SHIELD),
            Has("VAN_NEW1_010", GameTag::TAUNT),
            Has("VAN_NEW1_010", GameTag::WINDFURY),
            Play("VAN_NEW1_010", Nothing),
            In(The("VAN_NEW1_010"), Zone::Play),
            Now(The("VAN_NEW1_010"), 3, 5),
            HasNow(The("VAN_NEW1_010"), GameTag::CHARGE),
            HasNow(The("VAN_NEW1_010"), GameTag::DIVINE_SHIELD),
            HasNow(The("VAN_NEW1_010"), GameTag::TAUNT),
            HasNow(The("VAN_NEW1_010"), GameTag::WINDFURY),
        ],
    );
}
