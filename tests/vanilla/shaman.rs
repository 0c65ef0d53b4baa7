//! Shaman cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Frost Shock
///
/// `VAN_CS2_037` · Shaman spell · 1 mana
///
/// > Deal $1 damage to an enemy character and **Freeze** it.
///
/// State: Todo
//~ VAN_CS2_037 todo 66057c18 4466b2e8
#[test]
#[ignore = "todo: VAN_CS2_037 Frost Shock"]
fn VAN_CS2_037_frost_shock() {
    check(CardClass::Shaman, &[Give("VAN_CS2_037"), Cost("VAN_CS2_037", 1), Unwritten]);
}

/// # Ancestral Spirit
///
/// `VAN_CS2_038` · Shaman spell · 2 mana
///
/// > Choose a minion. When that minion is destroyed, return it to the battlefield.
///
/// State: Todo
//~ VAN_CS2_038 todo b56e4189 b4dd0b29
#[test]
#[ignore = "todo: VAN_CS2_038 Ancestral Spirit"]
fn VAN_CS2_038_ancestral_spirit() {
    check(CardClass::Shaman, &[Give("VAN_CS2_038"), Cost("VAN_CS2_038", 2), Unwritten]);
}

/// # Windfury
///
/// `VAN_CS2_039` · Shaman spell · 2 mana
///
/// > Give a minion **Windfury**.
///
/// State: Todo
//~ VAN_CS2_039 todo b74de40d 5eaa7ea7
#[test]
#[ignore = "todo: VAN_CS2_039 Windfury"]
fn VAN_CS2_039_windfury() {
    check(CardClass::Shaman, &[Give("VAN_CS2_039"), Cost("VAN_CS2_039", 2), Unwritten]);
}

/// # Ancestral Healing
///
/// `VAN_CS2_041` · Shaman spell · 0 mana
///
/// > Restore a minion to full Health and give it **Taunt**.
///
/// State: Todo
//~ VAN_CS2_041 todo 994790cc 510f761f
#[test]
#[ignore = "todo: VAN_CS2_041 Ancestral Healing"]
fn VAN_CS2_041_ancestral_healing() {
    check(CardClass::Shaman, &[Give("VAN_CS2_041"), Cost("VAN_CS2_041", 0), Unwritten]);
}

/// # Fire Elemental
///
/// `VAN_CS2_042` · Shaman minion · 6 mana · 6/5
///
/// > **Battlecry:** Deal 3 damage.
///
/// State: Todo
//~ VAN_CS2_042 todo e8be1fb4 ac7fb298
#[test]
#[ignore = "todo: VAN_CS2_042 Fire Elemental"]
fn VAN_CS2_042_fire_elemental() {
    check(CardClass::Shaman, &[Give("VAN_CS2_042"), Cost("VAN_CS2_042", 6), Stats("VAN_CS2_042", 6, 5), Unwritten]);
}

/// # Rockbiter Weapon
///
/// `VAN_CS2_045` · Shaman spell · 1 mana
///
/// > Give a friendly character +3 Attack this turn.
///
/// State: Todo
//~ VAN_CS2_045 todo eb03aa7e 39a1290f
#[test]
#[ignore = "todo: VAN_CS2_045 Rockbiter Weapon"]
fn VAN_CS2_045_rockbiter_weapon() {
    check(CardClass::Shaman, &[Give("VAN_CS2_045"), Cost("VAN_CS2_045", 1), Unwritten]);
}

/// # Bloodlust
///
/// `VAN_CS2_046` · Shaman spell · 5 mana
///
/// > Give your minions +3 Attack this turn.
///
/// State: Todo
//~ VAN_CS2_046 todo f2f94ce2 2ebcac01
#[test]
#[ignore = "todo: VAN_CS2_046 Bloodlust"]
fn VAN_CS2_046_bloodlust() {
    check(CardClass::Shaman, &[Give("VAN_CS2_046"), Cost("VAN_CS2_046", 5), Unwritten]);
}

/// # Searing Totem
///
/// `VAN_CS2_050` · Shaman minion · 1 mana · 1/1
///
/// State: Vanilla
//~ VAN_CS2_050 vanilla 9e9e82ee aafa3290
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
//~ VAN_CS2_051 vanilla 08f62a14 3325a760
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
//~ VAN_CS2_052 vanilla 7506e035 990c676b
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
/// State: Todo
//~ VAN_CS2_053 todo 7f80e20c 07cb5306
#[test]
#[ignore = "todo: VAN_CS2_053 Far Sight"]
fn VAN_CS2_053_far_sight() {
    check(CardClass::Shaman, &[Give("VAN_CS2_053"), Cost("VAN_CS2_053", 3), Unwritten]);
}

/// # Lightning Bolt
///
/// `VAN_EX1_238` · Shaman spell · 1 mana
///
/// > Deal $3 damage. **Overload:** (1)
///
/// State: Todo
//~ VAN_EX1_238 todo fd2f42ba 66301c50
#[test]
#[ignore = "todo: VAN_EX1_238 Lightning Bolt"]
fn VAN_EX1_238_lightning_bolt() {
    check(
        CardClass::Shaman,
        &[Give("VAN_EX1_238"), Cost("VAN_EX1_238", 1), Has("VAN_EX1_238", GameTag::OVERLOAD), Unwritten],
    );
}

/// # Lava Burst
///
/// `VAN_EX1_241` · Shaman spell · 3 mana
///
/// > Deal $5 damage. **Overload:** (2)
///
/// State: Todo
//~ VAN_EX1_241 todo ce0e78a0 ad0cff38
#[test]
#[ignore = "todo: VAN_EX1_241 Lava Burst"]
fn VAN_EX1_241_lava_burst() {
    check(
        CardClass::Shaman,
        &[Give("VAN_EX1_241"), Cost("VAN_EX1_241", 3), Has("VAN_EX1_241", GameTag::OVERLOAD), Unwritten],
    );
}

/// # Dust Devil
///
/// `VAN_EX1_243` · Shaman minion · 1 mana · 3/1
///
/// > **Windfury**. **Overload:** (2)
///
/// State: Vanilla
//~ VAN_EX1_243 vanilla c9e48b74 d54542fa
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
/// State: Todo
//~ VAN_EX1_244 todo fb4d3eca efe6f037
#[test]
#[ignore = "todo: VAN_EX1_244 Totemic Might"]
fn VAN_EX1_244_totemic_might() {
    check(CardClass::Shaman, &[Give("VAN_EX1_244"), Cost("VAN_EX1_244", 0), Unwritten]);
}

/// # Earth Shock
///
/// `VAN_EX1_245` · Shaman spell · 1 mana
///
/// > **Silence** a minion, then deal $1 damage to it.
///
/// State: Todo
//~ VAN_EX1_245 todo a3a051b2 b6969d04
#[test]
#[ignore = "todo: VAN_EX1_245 Earth Shock"]
fn VAN_EX1_245_earth_shock() {
    check(CardClass::Shaman, &[Give("VAN_EX1_245"), Cost("VAN_EX1_245", 1), Unwritten]);
}

/// # Hex
///
/// `VAN_EX1_246` · Shaman spell · 3 mana
///
/// > Transform a minion into a 0/1 Frog with **Taunt**.
///
/// State: Todo
//~ VAN_EX1_246 todo b2543d10 8e47d890
#[test]
#[ignore = "todo: VAN_EX1_246 Hex"]
fn VAN_EX1_246_hex() {
    check(CardClass::Shaman, &[Give("VAN_EX1_246"), Cost("VAN_EX1_246", 3), Unwritten]);
}

/// # Stormforged Axe
///
/// `VAN_EX1_247` · Shaman weapon · 2 mana · 2/3 durability
///
/// > **Overload:** (1)
///
/// State: Vanilla
//~ VAN_EX1_247 vanilla be23afa6 fc52a14f
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
/// State: Todo
//~ VAN_EX1_248 todo 761ce31e eef0386d
#[test]
#[ignore = "todo: VAN_EX1_248 Feral Spirit"]
fn VAN_EX1_248_feral_spirit() {
    check(
        CardClass::Shaman,
        &[Give("VAN_EX1_248"), Cost("VAN_EX1_248", 3), Has("VAN_EX1_248", GameTag::OVERLOAD), Unwritten],
    );
}

/// # Earth Elemental
///
/// `VAN_EX1_250` · Shaman minion · 5 mana · 7/8
///
/// > **Taunt**. Overload**:** (3)
///
/// State: Vanilla
//~ VAN_EX1_250 vanilla 5553a80e 32a86e94
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
/// State: Todo
//~ VAN_EX1_251 todo 7250b527 21af1a1b
#[test]
#[ignore = "todo: VAN_EX1_251 Forked Lightning"]
fn VAN_EX1_251_forked_lightning() {
    check(
        CardClass::Shaman,
        &[Give("VAN_EX1_251"), Cost("VAN_EX1_251", 1), Has("VAN_EX1_251", GameTag::OVERLOAD), Unwritten],
    );
}

/// # Unbound Elemental
///
/// `VAN_EX1_258` · Shaman minion · 3 mana · 2/4
///
/// > Whenever you play a card with **Overload**, gain +1/+1.
///
/// State: Todo
//~ VAN_EX1_258 todo a789bd63 2758f246
#[test]
#[ignore = "todo: VAN_EX1_258 Unbound Elemental"]
fn VAN_EX1_258_unbound_elemental() {
    check(CardClass::Shaman, &[Give("VAN_EX1_258"), Cost("VAN_EX1_258", 3), Stats("VAN_EX1_258", 2, 4), Unwritten]);
}

/// # Lightning Storm
///
/// `VAN_EX1_259` · Shaman spell · 3 mana
///
/// > Deal $2-$3 damage to all enemy minions. **Overload:** (2)
///
/// State: Todo
//~ VAN_EX1_259 todo 75c118e4 9c07ad95
#[test]
#[ignore = "todo: VAN_EX1_259 Lightning Storm"]
fn VAN_EX1_259_lightning_storm() {
    check(
        CardClass::Shaman,
        &[Give("VAN_EX1_259"), Cost("VAN_EX1_259", 3), Has("VAN_EX1_259", GameTag::OVERLOAD), Unwritten],
    );
}

/// # Flametongue Totem
///
/// `VAN_EX1_565` · Shaman minion · 2 mana · 0/3
///
/// > Adjacent minions have +2 Attack.
///
/// State: Todo
//~ VAN_EX1_565 todo 871483ee 0bcd775f
#[test]
#[ignore = "todo: VAN_EX1_565 Flametongue Totem"]
fn VAN_EX1_565_flametongue_totem() {
    check(CardClass::Shaman, &[Give("VAN_EX1_565"), Cost("VAN_EX1_565", 2), Stats("VAN_EX1_565", 0, 3), Unwritten]);
}

/// # Doomhammer
///
/// `VAN_EX1_567` · Shaman weapon · 5 mana · 2/8 durability
///
/// > **Windfury, Overload:** (2)
///
/// State: Vanilla
//~ VAN_EX1_567 vanilla 70c76fee 5771bf2d
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
/// State: Todo
//~ VAN_EX1_575 todo f2794335 caf1d416
#[test]
#[ignore = "todo: VAN_EX1_575 Mana Tide Totem"]
fn VAN_EX1_575_mana_tide_totem() {
    check(CardClass::Shaman, &[Give("VAN_EX1_575"), Cost("VAN_EX1_575", 3), Stats("VAN_EX1_575", 0, 3), Unwritten]);
}

/// # Windspeaker
///
/// `VAN_EX1_587` · Shaman minion · 4 mana · 3/3
///
/// > **Battlecry:** Give a friendly minion **Windfury**.
///
/// State: Todo
//~ VAN_EX1_587 todo 0523cd1e 091ebc88
#[test]
#[ignore = "todo: VAN_EX1_587 Windspeaker"]
fn VAN_EX1_587_windspeaker() {
    check(CardClass::Shaman, &[Give("VAN_EX1_587"), Cost("VAN_EX1_587", 4), Stats("VAN_EX1_587", 3, 3), Unwritten]);
}

/// # Spirit Wolf
///
/// `VAN_EX1_tk11` · Shaman minion · 2 mana · 2/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ VAN_EX1_tk11 vanilla 0933ed61 dcb92e2b
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
/// State: Todo
//~ VAN_HERO_02bp todo 811437bd 93f936b8
#[test]
#[ignore = "todo: VAN_HERO_02bp Totemic Call"]
fn VAN_HERO_02bp_totemic_call() {
    check(CardClass::Shaman, &[HasHeroPower("VAN_HERO_02bp"), Cost("VAN_HERO_02bp", 2), Unwritten]);
}

/// # Totemic Slam
///
/// `VAN_HERO_02bp2` · Shaman hero power · 2 mana
///
/// > **Hero Power** Summon a Totem of your choice.
///
/// State: Todo
//~ VAN_HERO_02bp2 todo 68f6b47b 33d78e9b
#[test]
#[ignore = "todo: VAN_HERO_02bp2 Totemic Slam"]
fn VAN_HERO_02bp2_totemic_slam() {
    check(CardClass::Shaman, &[HasHeroPower("VAN_HERO_02bp2"), Cost("VAN_HERO_02bp2", 2), Unwritten]);
}

/// # Healing Totem
///
/// `VAN_NEW1_009` · Shaman minion · 1 mana · 0/2
///
/// > At the end of your turn, restore #1 Health to all friendly minions.
///
/// State: Todo
//~ VAN_NEW1_009 todo b6de820f f5fcee6c
#[test]
#[ignore = "todo: VAN_NEW1_009 Healing Totem"]
fn VAN_NEW1_009_healing_totem() {
    check(CardClass::Shaman, &[Give("VAN_NEW1_009"), Cost("VAN_NEW1_009", 1), Stats("VAN_NEW1_009", 0, 2), Unwritten]);
}

/// # Al'Akir the Windlord
///
/// `VAN_NEW1_010` · Shaman minion · 8 mana · 3/5
///
/// > **Charge, Divine Shield, Taunt, Windfury**
///
/// State: Vanilla
//~ VAN_NEW1_010 vanilla b85aaae3 cf9d57ef
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
