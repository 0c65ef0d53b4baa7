//! Neutral cards of Ashes of Outland, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Rustsworn Initiate
///
/// `BT_008` · Neutral minion · 2 mana · 2/2
///
/// > **Deathrattle:** Summon a 1/1 Impcaster with **Spell Damage +1**.
///
/// State: Todo
//~ BT_008 todo a2311638 ba11c6e2
#[test]
#[ignore = "todo: BT_008 Rustsworn Initiate"]
fn BT_008_rustsworn_initiate() {
    check(CardClass::Mage, &[Give("BT_008"), Cost("BT_008", 2), Stats("BT_008", 2, 2), Unwritten]);
}

/// # Impcaster
///
/// `BT_008t` · Neutral minion · 1 mana · 1/1
///
/// > **Spell Damage +1**
///
/// State: Vanilla
//~ BT_008t vanilla 4cd41e7c b1b471cd
#[test]
fn BT_008t_impcaster() {
    check(
        CardClass::Mage,
        &[
            Give("BT_008t"),
            Cost("BT_008t", 1),
            Stats("BT_008t", 1, 1),
            Has("BT_008t", GameTag::SPELLPOWER),
            Play("BT_008t", Nothing),
            In(The("BT_008t"), Zone::Play),
            Now(The("BT_008t"), 1, 1),
            HasNow(The("BT_008t"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Felfin Navigator
///
/// `BT_010` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** Give your other Murlocs +1/+1.
///
/// State: Todo
//~ BT_010 todo 0a56c4b9 87c8db99
#[test]
#[ignore = "todo: BT_010 Felfin Navigator"]
fn BT_010_felfin_navigator() {
    check(CardClass::Mage, &[Give("BT_010"), Cost("BT_010", 4), Stats("BT_010", 4, 4), Unwritten]);
}

/// # Teron Gorefiend
///
/// `BT_126` · Neutral minion · 3 mana · 3/4
///
/// > **Battlecry:** Destroy all other friendly minions. **Deathrattle:** Resummon them with +1/+1.
///
/// State: Todo
//~ BT_126 todo 7f682b31 a0bf0693
#[test]
#[ignore = "todo: BT_126 Teron Gorefiend"]
fn BT_126_teron_gorefiend() {
    check(CardClass::Mage, &[Give("BT_126"), Cost("BT_126", 3), Stats("BT_126", 3, 4), Unwritten]);
}

/// # Scrapyard Colossus
///
/// `BT_155` · Neutral minion · 10 mana · 7/7
///
/// > **Taunt Deathrattle:** Summon a 7/7 Felcracked Colossus with **Taunt**.
///
/// State: Todo
//~ BT_155 todo 9af0ca84 79662ebe
#[test]
#[ignore = "todo: BT_155 Scrapyard Colossus"]
fn BT_155_scrapyard_colossus() {
    check(
        CardClass::Mage,
        &[Give("BT_155"), Cost("BT_155", 10), Stats("BT_155", 7, 7), Has("BT_155", GameTag::TAUNT), Unwritten],
    );
}

/// # Felcracked Colossus
///
/// `BT_155t` · Neutral minion · 7 mana · 7/7
///
/// > **Taunt**
///
/// State: Vanilla
//~ BT_155t vanilla 8c62408e 578b7f63
#[test]
fn BT_155t_felcracked_colossus() {
    check(
        CardClass::Mage,
        &[
            Give("BT_155t"),
            Cost("BT_155t", 7),
            Stats("BT_155t", 7, 7),
            Has("BT_155t", GameTag::TAUNT),
            Play("BT_155t", Nothing),
            In(The("BT_155t"), Zone::Play),
            Now(The("BT_155t"), 7, 7),
            HasNow(The("BT_155t"), GameTag::TAUNT),
        ],
    );
}

/// # Imprisoned Vilefiend
///
/// `BT_156` · Neutral minion · 2 mana · 3/5
///
/// > **Dormant** for 2 turns. **Rush**
///
/// State: Todo
//~ BT_156 todo 6afb43e5 2e7fdf4d
#[test]
#[ignore = "todo: BT_156 Imprisoned Vilefiend"]
fn BT_156_imprisoned_vilefiend() {
    check(
        CardClass::Mage,
        &[Give("BT_156"), Cost("BT_156", 2), Stats("BT_156", 3, 5), Has("BT_156", GameTag::RUSH), Unwritten],
    );
}

/// # Terrorguard Escapee
///
/// `BT_159` · Neutral minion · 3 mana · 3/7
///
/// > **Battlecry:** Summon three 1/1 Huntresses for your opponent.
///
/// State: Todo
//~ BT_159 todo 6943bc31 08160b13
#[test]
#[ignore = "todo: BT_159 Terrorguard Escapee"]
fn BT_159_terrorguard_escapee() {
    check(CardClass::Mage, &[Give("BT_159"), Cost("BT_159", 3), Stats("BT_159", 3, 7), Unwritten]);
}

/// # Huntress
///
/// `BT_159t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ BT_159t vanilla 7d2c899b a4e5a44a
#[test]
fn BT_159t_huntress() {
    check(
        CardClass::Mage,
        &[
            Give("BT_159t"),
            Cost("BT_159t", 1),
            Stats("BT_159t", 1, 1),
            Play("BT_159t", Nothing),
            In(The("BT_159t"), Zone::Play),
            Now(The("BT_159t"), 1, 1),
        ],
    );
}

/// # Rustsworn Cultist
///
/// `BT_160` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Give your other minions "**Deathrattle:** Summon a 1/1 Demon."
///
/// State: Todo
//~ BT_160 todo c2b5e10a e2a341da
#[test]
#[ignore = "todo: BT_160 Rustsworn Cultist"]
fn BT_160_rustsworn_cultist() {
    check(CardClass::Mage, &[Give("BT_160"), Cost("BT_160", 4), Stats("BT_160", 3, 3), Unwritten]);
}

/// # Rusted Devil
///
/// `BT_160t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ BT_160t vanilla b0710256 82060dc7
#[test]
fn BT_160t_rusted_devil() {
    check(
        CardClass::Mage,
        &[
            Give("BT_160t"),
            Cost("BT_160t", 1),
            Stats("BT_160t", 1, 1),
            Play("BT_160t", Nothing),
            In(The("BT_160t"), Zone::Play),
            Now(The("BT_160t"), 1, 1),
        ],
    );
}

/// # Replicat-o-tron
///
/// `BT_190` · Neutral minion · 4 mana · 3/3
///
/// > At the end of your turn, transform a neighbor into a copy of this.
///
/// State: Todo
//~ BT_190 todo f383e2dc 04d1e403
#[test]
#[ignore = "todo: BT_190 Replicat-o-tron"]
fn BT_190_replicat_o_tron() {
    check(CardClass::Mage, &[Give("BT_190"), Cost("BT_190", 4), Stats("BT_190", 3, 3), Unwritten]);
}

/// # Kael'thas Sunstrider
///
/// `BT_255` · Neutral minion · 6 mana · 4/7
///
/// > Every third spell you cast each turn costs (1).
///
/// State: Todo
//~ BT_255 todo bdef5ac0 0175f03f
#[test]
#[ignore = "todo: BT_255 Kael'thas Sunstrider"]
fn BT_255_kaelthas_sunstrider() {
    check(CardClass::Mage, &[Give("BT_255"), Cost("BT_255", 6), Stats("BT_255", 4, 7), Unwritten]);
}

/// # Frozen Shadoweaver
///
/// `BT_714` · Neutral minion · 3 mana · 4/3
///
/// > **Battlecry: Freeze** an enemy.
///
/// State: Todo
//~ BT_714 todo 8027beec aeda6a28
#[test]
#[ignore = "todo: BT_714 Frozen Shadoweaver"]
fn BT_714_frozen_shadoweaver() {
    check(CardClass::Mage, &[Give("BT_714"), Cost("BT_714", 3), Stats("BT_714", 4, 3), Unwritten]);
}

/// # Bonechewer Brawler
///
/// `BT_715` · Neutral minion · 2 mana · 2/3
///
/// > **Taunt** Whenever this minion takes damage, gain +2 Attack.
///
/// State: Todo
//~ BT_715 todo 6a13c252 03c12948
#[test]
#[ignore = "todo: BT_715 Bonechewer Brawler"]
fn BT_715_bonechewer_brawler() {
    check(
        CardClass::Mage,
        &[Give("BT_715"), Cost("BT_715", 2), Stats("BT_715", 2, 3), Has("BT_715", GameTag::TAUNT), Unwritten],
    );
}

/// # Bonechewer Vanguard
///
/// `BT_716` · Neutral minion · 7 mana · 4/10
///
/// > **Taunt** Whenever this minion takes damage, gain +2 Attack.
///
/// State: Todo
//~ BT_716 todo 9f0c6625 3018fca8
#[test]
#[ignore = "todo: BT_716 Bonechewer Vanguard"]
fn BT_716_bonechewer_vanguard() {
    check(
        CardClass::Mage,
        &[Give("BT_716"), Cost("BT_716", 7), Stats("BT_716", 4, 10), Has("BT_716", GameTag::TAUNT), Unwritten],
    );
}

/// # Burrowing Scorpid
///
/// `BT_717` · Neutral minion · 4 mana · 5/2
///
/// > **Battlecry:** Deal 2 damage. If that kills the target, gain **Stealth**.
///
/// State: Todo
//~ BT_717 todo 7cb7a283 4e7c81fd
#[test]
#[ignore = "todo: BT_717 Burrowing Scorpid"]
fn BT_717_burrowing_scorpid() {
    check(CardClass::Mage, &[Give("BT_717"), Cost("BT_717", 4), Stats("BT_717", 5, 2), Unwritten]);
}

/// # Ruststeed Raider
///
/// `BT_720` · Neutral minion · 5 mana · 1/8
///
/// > **Taunt**, **Rush Battlecry:** Gain +4 Attack this turn.
///
/// State: Todo
//~ BT_720 todo d7f38918 f1e240c2
#[test]
#[ignore = "todo: BT_720 Ruststeed Raider"]
fn BT_720_ruststeed_raider() {
    check(
        CardClass::Mage,
        &[
            Give("BT_720"),
            Cost("BT_720", 5),
            Stats("BT_720", 1, 8),
            Has("BT_720", GameTag::RUSH),
            Has("BT_720", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Blistering Rot
///
/// `BT_721` · Neutral minion · 3 mana · 1/2
///
/// > At the end of your turn, summon a Rot with stats equal to this minion's.
///
/// State: Todo
//~ BT_721 todo f497ce14 b1abf8de
#[test]
#[ignore = "todo: BT_721 Blistering Rot"]
fn BT_721_blistering_rot() {
    check(CardClass::Mage, &[Give("BT_721"), Cost("BT_721", 3), Stats("BT_721", 1, 2), Unwritten]);
}

/// # Living Rot
///
/// `BT_721t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ BT_721t vanilla 84ae6c98 6a2e06b7
#[test]
fn BT_721t_living_rot() {
    check(
        CardClass::Mage,
        &[
            Give("BT_721t"),
            Cost("BT_721t", 1),
            Stats("BT_721t", 1, 1),
            Play("BT_721t", Nothing),
            In(The("BT_721t"), Zone::Play),
            Now(The("BT_721t"), 1, 1),
        ],
    );
}

/// # Guardian Augmerchant
///
/// `BT_722` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Deal 1 damage to a minion and give it **Divine Shield**.
///
/// State: Todo
//~ BT_722 todo df1f751e e21777b5
#[test]
#[ignore = "todo: BT_722 Guardian Augmerchant"]
fn BT_722_guardian_augmerchant() {
    check(CardClass::Mage, &[Give("BT_722"), Cost("BT_722", 1), Stats("BT_722", 2, 1), Unwritten]);
}

/// # Rocket Augmerchant
///
/// `BT_723` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Deal 1 damage to a minion and give it **Rush**.
///
/// State: Todo
//~ BT_723 todo 6e20d6ee e11f99e5
#[test]
#[ignore = "todo: BT_723 Rocket Augmerchant"]
fn BT_723_rocket_augmerchant() {
    check(CardClass::Mage, &[Give("BT_723"), Cost("BT_723", 1), Stats("BT_723", 2, 1), Unwritten]);
}

/// # Ethereal Augmerchant
///
/// `BT_724` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Deal 1 damage to a minion and give it **Spell Damage +1**.
///
/// State: Todo
//~ BT_724 todo 43ed51b3 93dd598d
#[test]
#[ignore = "todo: BT_724 Ethereal Augmerchant"]
fn BT_724_ethereal_augmerchant() {
    check(CardClass::Mage, &[Give("BT_724"), Cost("BT_724", 1), Stats("BT_724", 2, 1), Unwritten]);
}

/// # Dragonmaw Sky Stalker
///
/// `BT_726` · Neutral minion · 6 mana · 5/6
///
/// > **Deathrattle:** Summon a 3/4 Dragonrider.
///
/// State: Todo
//~ BT_726 todo 65a9a6b5 ed1bceb8
#[test]
#[ignore = "todo: BT_726 Dragonmaw Sky Stalker"]
fn BT_726_dragonmaw_sky_stalker() {
    check(CardClass::Mage, &[Give("BT_726"), Cost("BT_726", 6), Stats("BT_726", 5, 6), Unwritten]);
}

/// # Dragonrider
///
/// `BT_726t` · Neutral minion · 3 mana · 3/4
///
/// State: Vanilla
//~ BT_726t vanilla 5a74c447 9eaa6817
#[test]
fn BT_726t_dragonrider() {
    check(
        CardClass::Mage,
        &[
            Give("BT_726t"),
            Cost("BT_726t", 3),
            Stats("BT_726t", 3, 4),
            Play("BT_726t", Nothing),
            In(The("BT_726t"), Zone::Play),
            Now(The("BT_726t"), 3, 4),
        ],
    );
}

/// # Soulbound Ashtongue
///
/// `BT_727` · Neutral minion · 1 mana · 1/4
///
/// > Whenever this minion takes damage, also deal that amount to your hero.
///
/// State: Todo
//~ BT_727 todo 30fcae45 f7f10036
#[test]
#[ignore = "todo: BT_727 Soulbound Ashtongue"]
fn BT_727_soulbound_ashtongue() {
    check(CardClass::Mage, &[Give("BT_727"), Cost("BT_727", 1), Stats("BT_727", 1, 4), Unwritten]);
}

/// # Disguised Wanderer
///
/// `BT_728` · Neutral minion · 4 mana · 3/3
///
/// > **Deathrattle:** Summon a 9/1 Inquisitor.
///
/// State: Todo
//~ BT_728 todo d0986ea3 6b1bf48f
#[test]
#[ignore = "todo: BT_728 Disguised Wanderer"]
fn BT_728_disguised_wanderer() {
    check(CardClass::Mage, &[Give("BT_728"), Cost("BT_728", 4), Stats("BT_728", 3, 3), Unwritten]);
}

/// # Rustsworn Inquisitor
///
/// `BT_728t` · Neutral minion · 4 mana · 9/1
///
/// State: Vanilla
//~ BT_728t vanilla 3dd0b8ae f2c12bd4
#[test]
fn BT_728t_rustsworn_inquisitor() {
    check(
        CardClass::Mage,
        &[
            Give("BT_728t"),
            Cost("BT_728t", 4),
            Stats("BT_728t", 9, 1),
            Play("BT_728t", Nothing),
            In(The("BT_728t"), Zone::Play),
            Now(The("BT_728t"), 9, 1),
        ],
    );
}

/// # Waste Warden
///
/// `BT_729` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Deal 3 damage to a minion and all others of the same minion type.
///
/// State: Todo
//~ BT_729 todo 81db9d47 bebf5d82
#[test]
#[ignore = "todo: BT_729 Waste Warden"]
fn BT_729_waste_warden() {
    check(CardClass::Mage, &[Give("BT_729"), Cost("BT_729", 5), Stats("BT_729", 3, 3), Unwritten]);
}

/// # Overconfident Orc
///
/// `BT_730` · Neutral minion · 3 mana · 1/6
///
/// > **Taunt** While at full Health, this has +2 Attack.
///
/// State: Todo
//~ BT_730 todo 1b9b5acd 524323c7
#[test]
#[ignore = "todo: BT_730 Overconfident Orc"]
fn BT_730_overconfident_orc() {
    check(
        CardClass::Mage,
        &[Give("BT_730"), Cost("BT_730", 3), Stats("BT_730", 1, 6), Has("BT_730", GameTag::TAUNT), Unwritten],
    );
}

/// # Infectious Sporeling
///
/// `BT_731` · Neutral minion · 1 mana · 1/2
///
/// > After this damages a minion, turn it into an Infectious Sporeling.
///
/// State: Todo
//~ BT_731 todo feb8cbde 623cc638
#[test]
#[ignore = "todo: BT_731 Infectious Sporeling"]
fn BT_731_infectious_sporeling() {
    check(CardClass::Mage, &[Give("BT_731"), Cost("BT_731", 1), Stats("BT_731", 1, 2), Unwritten]);
}

/// # Scavenging Shivarra
///
/// `BT_732` · Neutral minion · 6 mana · 6/3
///
/// > **Battlecry:** Deal 6 damage randomly split among all other minions.
///
/// State: Todo
//~ BT_732 todo ea04a054 a4f04d25
#[test]
#[ignore = "todo: BT_732 Scavenging Shivarra"]
fn BT_732_scavenging_shivarra() {
    check(CardClass::Mage, &[Give("BT_732"), Cost("BT_732", 6), Stats("BT_732", 6, 3), Unwritten]);
}

/// # Mo'arg Artificer
///
/// `BT_733` · Neutral minion · 2 mana · 2/4
///
/// > All minions take double damage from spells.
///
/// State: Todo
//~ BT_733 todo 7ac6c6d3 75faab71
#[test]
#[ignore = "todo: BT_733 Mo'arg Artificer"]
fn BT_733_moarg_artificer() {
    check(CardClass::Mage, &[Give("BT_733"), Cost("BT_733", 2), Stats("BT_733", 2, 4), Unwritten]);
}

/// # Supreme Abyssal
///
/// `BT_734` · Neutral minion · 8 mana · 12/12
///
/// > Can't attack heroes.
///
/// State: Todo
//~ BT_734 todo cd87435e 5c2090ae
#[test]
#[ignore = "todo: BT_734 Supreme Abyssal"]
fn BT_734_supreme_abyssal() {
    check(CardClass::Mage, &[Give("BT_734"), Cost("BT_734", 8), Stats("BT_734", 12, 12), Unwritten]);
}

/// # Al'ar
///
/// `BT_735` · Neutral minion · 5 mana · 7/3
///
/// > **Deathrattle**: Summon a 0/3 Ashes of Al'ar that resurrects this minion on your next turn.
///
/// State: Todo
//~ BT_735 todo 64f6a5c9 aaa44fbb
#[test]
#[ignore = "todo: BT_735 Al'ar"]
fn BT_735_alar() {
    check(CardClass::Mage, &[Give("BT_735"), Cost("BT_735", 5), Stats("BT_735", 7, 3), Unwritten]);
}

/// # Ashes of Al'ar
///
/// `BT_735t` · Neutral minion · 1 mana · 0/3
///
/// > At the start of your turn, transform this into Al'ar.
///
/// State: Todo
//~ BT_735t todo 1e4576ee 55b86f90
#[test]
#[ignore = "todo: BT_735t Ashes of Al'ar"]
fn BT_735t_ashes_of_alar() {
    check(CardClass::Mage, &[Give("BT_735t"), Cost("BT_735t", 1), Stats("BT_735t", 0, 3), Unwritten]);
}

/// # Maiev Shadowsong
///
/// `BT_737` · Neutral minion · 4 mana · 4/3
///
/// > **Battlecry:** Choose a minion. It goes **Dormant** for 2 turns.
///
/// State: Todo
//~ BT_737 todo d523f5ac 25adcd07
#[test]
#[ignore = "todo: BT_737 Maiev Shadowsong"]
fn BT_737_maiev_shadowsong() {
    check(CardClass::Mage, &[Give("BT_737"), Cost("BT_737", 4), Stats("BT_737", 4, 3), Unwritten]);
}

/// # Magtheridon
///
/// `BT_850` · Neutral minion · 4 mana · 12/12
///
/// > **Dormant**. **Battlecry:** Summon three 1/3 enemy Warders. When they die, destroy all minions and awaken.
///
/// State: Todo
//~ BT_850 todo 486cf9f8 96e7ed6b
#[test]
#[ignore = "todo: BT_850 Magtheridon"]
fn BT_850_magtheridon() {
    check(CardClass::Mage, &[Give("BT_850"), Cost("BT_850", 4), Stats("BT_850", 12, 12), Unwritten]);
}

/// # Hellfire Warder
///
/// `BT_850t` · Neutral minion · 1 mana · 1/3
///
/// > *(Magtheridon will destroy all minions and awaken after 3 Warders die.)*
///
/// State: Todo
//~ BT_850t todo 2b5d14e8 d258a447
#[test]
#[ignore = "todo: BT_850t Hellfire Warder"]
fn BT_850t_hellfire_warder() {
    check(CardClass::Mage, &[Give("BT_850t"), Cost("BT_850t", 1), Stats("BT_850t", 1, 3), Unwritten]);
}

/// # The Coin
///
/// `BT_COIN` · Neutral spell · 0 mana
///
/// > Gain 1 Mana Crystal this turn only.
///
/// State: Todo
//~ BT_COIN todo 322e2c52 3cc9828d
#[test]
#[ignore = "todo: BT_COIN The Coin"]
fn BT_COIN_the_coin() {
    check(CardClass::Mage, &[Give("BT_COIN"), Cost("BT_COIN", 0), Unwritten]);
}
