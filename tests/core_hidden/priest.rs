//! Priest cards of Core (past years), each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Holy Champion
///
/// `CORE_AT_011` · Priest minion · 2 mana · 1/4
///
/// > **Overheal:** Gain +2 Attack.
///
/// State: Todo
//~ CORE_AT_011 todo 58e8b442 f01d3c8f
#[test]
#[ignore = "todo: CORE_AT_011 Holy Champion"]
fn CORE_AT_011_holy_champion() {
    check(CardClass::Priest, &[Give("CORE_AT_011"), Cost("CORE_AT_011", 2), Stats("CORE_AT_011", 1, 4), Unwritten]);
}

/// # Spirit Guide
///
/// `CORE_AV_328` · Priest minion · 5 mana · 5/5
///
/// > **Taunt Deathrattle:** Draw a Holy spell and a Shadow spell.
///
/// State: Todo
//~ CORE_AV_328 todo a817a668 3f6f606c
#[test]
#[ignore = "todo: CORE_AV_328 Spirit Guide"]
fn CORE_AV_328_spirit_guide() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_AV_328"),
            Cost("CORE_AV_328", 5),
            Stats("CORE_AV_328", 5, 5),
            Has("CORE_AV_328", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Drakonid Operative
///
/// `CORE_CFM_605` · Priest minion · 4 mana · 4/5
///
/// > **Battlecry:** If you're holding a Dragon, **Discover** a copy of a card in your opponent's deck.
///
/// State: Todo
//~ CORE_CFM_605 todo da5a2def dc6caded
#[test]
#[ignore = "todo: CORE_CFM_605 Drakonid Operative"]
fn CORE_CFM_605_drakonid_operative() {
    check(CardClass::Priest, &[Give("CORE_CFM_605"), Cost("CORE_CFM_605", 4), Stats("CORE_CFM_605", 4, 5), Unwritten]);
}

/// # Mana Geode
///
/// `CORE_CFM_606` · Priest minion · 2 mana · 2/3
///
/// > **Overheal:** Summon a 2/2 Crystal.
///
/// State: Todo
//~ CORE_CFM_606 todo d8a5e358 45019070
#[test]
#[ignore = "todo: CORE_CFM_606 Mana Geode"]
fn CORE_CFM_606_mana_geode() {
    check(CardClass::Priest, &[Give("CORE_CFM_606"), Cost("CORE_CFM_606", 2), Stats("CORE_CFM_606", 2, 3), Unwritten]);
}

/// # Shadow Word: Pain
///
/// `CORE_CS2_234` · Priest spell · Shadow · 2 mana
///
/// > Destroy a minion with 3 or less Attack.
///
/// State: Todo
//~ CORE_CS2_234 todo f64b8077 7b1e1cc5
#[test]
#[ignore = "todo: CORE_CS2_234 Shadow Word: Pain"]
fn CORE_CS2_234_shadow_word_pain() {
    check(CardClass::Priest, &[Give("CORE_CS2_234"), Cost("CORE_CS2_234", 2), Unwritten]);
}

/// # Northshire Cleric
///
/// `CORE_CS2_235` · Priest minion · 1 mana · 1/3
///
/// > Whenever a minion is healed, draw a card.
///
/// State: Todo
//~ CORE_CS2_235 todo c9fc2c5e 23b7e07c
#[test]
#[ignore = "todo: CORE_CS2_235 Northshire Cleric"]
fn CORE_CS2_235_northshire_cleric() {
    check(CardClass::Priest, &[Give("CORE_CS2_235"), Cost("CORE_CS2_235", 1), Stats("CORE_CS2_235", 1, 3), Unwritten]);
}

/// # Crimson Clergy
///
/// `CORE_CS3_014` · Priest minion · 1 mana · 1/3
///
/// > **Overheal:** Draw a card.
///
/// State: Todo
//~ CORE_CS3_014 todo 9b7e95ea 70916387
#[test]
#[ignore = "todo: CORE_CS3_014 Crimson Clergy"]
fn CORE_CS3_014_crimson_clergy() {
    check(CardClass::Priest, &[Give("CORE_CS3_014"), Cost("CORE_CS3_014", 1), Stats("CORE_CS3_014", 1, 3), Unwritten]);
}

/// # Focused Will
///
/// `CORE_CS3_027` · Priest spell · 1 mana
///
/// > **Silence** a minion, then give it +3 Health.
///
/// State: Todo
//~ CORE_CS3_027 todo 5463213a 02407cde
#[test]
#[ignore = "todo: CORE_CS3_027 Focused Will"]
fn CORE_CS3_027_focused_will() {
    check(CardClass::Priest, &[Give("CORE_CS3_027"), Cost("CORE_CS3_027", 1), Unwritten]);
}

/// # Catrina Muerte
///
/// `CORE_DAL_721` · Priest minion · 7 mana · 6/8
///
/// > At the end of your turn, resurrect another friendly Undead minion.
///
/// State: Todo
//~ CORE_DAL_721 todo e1e6b2be 9b970135
#[test]
#[ignore = "todo: CORE_DAL_721 Catrina Muerte"]
fn CORE_DAL_721_catrina_muerte() {
    check(CardClass::Priest, &[Give("CORE_DAL_721"), Cost("CORE_DAL_721", 7), Stats("CORE_DAL_721", 6, 8), Unwritten]);
}

/// # Madame Lazul
///
/// `CORE_DAL_729` · Priest minion · 3 mana · 3/2
///
/// > **Battlecry: Discover** a copy of a card in your opponent's hand.
///
/// State: Todo
//~ CORE_DAL_729 todo c994b477 0f621399
#[test]
#[ignore = "todo: CORE_DAL_729 Madame Lazul"]
fn CORE_DAL_729_madame_lazul() {
    check(CardClass::Priest, &[Give("CORE_DAL_729"), Cost("CORE_DAL_729", 3), Stats("CORE_DAL_729", 3, 2), Unwritten]);
}

/// # Murozond the Infinite
///
/// `CORE_DRG_090` · Priest minion · 8 mana · 8/8
///
/// > **Battlecry:** Play all cards your opponent played last turn.
///
/// State: Todo
//~ CORE_DRG_090 todo 30d5c1ce 2620a00e
#[test]
#[ignore = "todo: CORE_DRG_090 Murozond the Infinite"]
fn CORE_DRG_090_murozond_the_infinite() {
    check(CardClass::Priest, &[Give("CORE_DRG_090"), Cost("CORE_DRG_090", 8), Stats("CORE_DRG_090", 8, 8), Unwritten]);
}

/// # Power Infusion
///
/// `CORE_EX1_194` · Priest spell · Holy · 4 mana
///
/// > Give a minion +2/+6.
///
/// State: Todo
//~ CORE_EX1_194 todo c33b16a3 1f1f31b9
#[test]
#[ignore = "todo: CORE_EX1_194 Power Infusion"]
fn CORE_EX1_194_power_infusion() {
    check(CardClass::Priest, &[Give("CORE_EX1_194"), Cost("CORE_EX1_194", 4), Unwritten]);
}

/// # Kul Tiran Chaplain
///
/// `CORE_EX1_195` · Priest minion · 2 mana · 2/3
///
/// > **Battlecry:** Give a friendly minion +2 Health.
///
/// State: Todo
//~ CORE_EX1_195 todo 6d68cf99 3562fddc
#[test]
#[ignore = "todo: CORE_EX1_195 Kul Tiran Chaplain"]
fn CORE_EX1_195_kul_tiran_chaplain() {
    check(CardClass::Priest, &[Give("CORE_EX1_195"), Cost("CORE_EX1_195", 2), Stats("CORE_EX1_195", 2, 3), Unwritten]);
}

/// # Lightspawn
///
/// `CORE_EX1_335` · Priest minion · 3 mana · 0/4
///
/// > This minion's Attack is always equal to its Health.
///
/// State: Todo
//~ CORE_EX1_335 todo 05ccafc3 48926eae
#[test]
#[ignore = "todo: CORE_EX1_335 Lightspawn"]
fn CORE_EX1_335_lightspawn() {
    check(CardClass::Priest, &[Give("CORE_EX1_335"), Cost("CORE_EX1_335", 3), Stats("CORE_EX1_335", 0, 4), Unwritten]);
}

/// # Shadow Word: Death
///
/// `CORE_EX1_622` · Priest spell · Shadow · 2 mana
///
/// > Destroy a minion with 5 or more Attack.
///
/// State: Todo
//~ CORE_EX1_622 todo 284fd6f5 6ec98dd7
#[test]
#[ignore = "todo: CORE_EX1_622 Shadow Word: Death"]
fn CORE_EX1_622_shadow_word_death() {
    check(CardClass::Priest, &[Give("CORE_EX1_622"), Cost("CORE_EX1_622", 2), Unwritten]);
}

/// # Temple Enforcer
///
/// `CORE_EX1_623` · Priest minion · 5 mana · 5/6
///
/// > **Battlecry:** Give a friendly minion +3 Health.
///
/// State: Todo
//~ CORE_EX1_623 todo c22d27a6 d1c7c697
#[test]
#[ignore = "todo: CORE_EX1_623 Temple Enforcer"]
fn CORE_EX1_623_temple_enforcer() {
    check(CardClass::Priest, &[Give("CORE_EX1_623"), Cost("CORE_EX1_623", 5), Stats("CORE_EX1_623", 5, 6), Unwritten]);
}

/// # Shadowform
///
/// `CORE_EX1_625` · Priest spell · Shadow · 2 mana
///
/// > Your Hero Power becomes 'Deal 2 damage.'
///
/// State: Todo
//~ CORE_EX1_625 todo 2a345540 f864ce2a
#[test]
#[ignore = "todo: CORE_EX1_625 Shadowform"]
fn CORE_EX1_625_shadowform() {
    check(CardClass::Priest, &[Give("CORE_EX1_625"), Cost("CORE_EX1_625", 2), Unwritten]);
}

/// # Anduin's Gift
///
/// `CORE_GIFT_12` · Priest spell · 1 mana
///
/// > **Discover** a **Temporary** Power Word: Shield, Shadow Word: Pain, or Mind Control.
///
/// State: Todo
//~ CORE_GIFT_12 todo 1b118312 ece16450
#[test]
#[ignore = "todo: CORE_GIFT_12 Anduin's Gift"]
fn CORE_GIFT_12_anduins_gift() {
    check(CardClass::Priest, &[Give("CORE_GIFT_12"), Cost("CORE_GIFT_12", 1), Unwritten]);
}

/// # Lightbomb
///
/// `CORE_GVG_008` · Priest spell · Holy · 6 mana
///
/// > Deal damage to each minion equal to its Attack.
///
/// State: Todo
//~ CORE_GVG_008 todo d1efb065 4fefe1c6
#[test]
#[ignore = "todo: CORE_GVG_008 Lightbomb"]
fn CORE_GVG_008_lightbomb() {
    check(CardClass::Priest, &[Give("CORE_GVG_008"), Cost("CORE_GVG_008", 6), Unwritten]);
}

/// # Devour Mind
///
/// `CORE_ICC_207` · Priest spell · Shadow · 5 mana
///
/// > Copy 3 cards in your opponent's deck and add them to your hand.
///
/// State: Todo
//~ CORE_ICC_207 todo 5234c2f2 8fb014ef
#[test]
#[ignore = "todo: CORE_ICC_207 Devour Mind"]
fn CORE_ICC_207_devour_mind() {
    check(CardClass::Priest, &[Give("CORE_ICC_207"), Cost("CORE_ICC_207", 5), Unwritten]);
}

/// # Acolyte of Agony
///
/// `CORE_ICC_212` · Priest minion · 3 mana · 3/3
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ CORE_ICC_212 vanilla be8977f6 e07261ea
#[test]
fn CORE_ICC_212_acolyte_of_agony() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_ICC_212"),
            Cost("CORE_ICC_212", 3),
            Stats("CORE_ICC_212", 3, 3),
            Has("CORE_ICC_212", GameTag::LIFESTEAL),
            Play("CORE_ICC_212", Nothing),
            In(The("CORE_ICC_212"), Zone::Play),
            Now(The("CORE_ICC_212"), 3, 3),
            HasNow(The("CORE_ICC_212"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Eternal Servitude
///
/// `CORE_ICC_213` · Priest spell · Shadow · 4 mana
///
/// > **Discover** a friendly minion that died this game. Summon it.
///
/// State: Todo
//~ CORE_ICC_213 todo ef3f609a 0418d03a
#[test]
#[ignore = "todo: CORE_ICC_213 Eternal Servitude"]
fn CORE_ICC_213_eternal_servitude() {
    check(CardClass::Priest, &[Give("CORE_ICC_213"), Cost("CORE_ICC_213", 4), Unwritten]);
}

/// # Archbishop Benedictus
///
/// `CORE_ICC_215` · Priest minion · 7 mana · 4/6
///
/// > **Battlecry:** Shuffle a copy of your opponent's deck into your deck.
///
/// State: Todo
//~ CORE_ICC_215 todo 194b2986 c381a270
#[test]
#[ignore = "todo: CORE_ICC_215 Archbishop Benedictus"]
fn CORE_ICC_215_archbishop_benedictus() {
    check(CardClass::Priest, &[Give("CORE_ICC_215"), Cost("CORE_ICC_215", 7), Stats("CORE_ICC_215", 4, 6), Unwritten]);
}

/// # Shadow Essence
///
/// `CORE_ICC_235` · Priest spell · Shadow · 7 mana
///
/// > Summon a 5/5 copy of a random minion in your deck.
///
/// State: Todo
//~ CORE_ICC_235 todo 70cac2c5 c15af5fe
#[test]
#[ignore = "todo: CORE_ICC_235 Shadow Essence"]
fn CORE_ICC_235_shadow_essence() {
    check(CardClass::Priest, &[Give("CORE_ICC_235"), Cost("CORE_ICC_235", 7), Unwritten]);
}

/// # Spirit Lash
///
/// `CORE_ICC_802` · Priest spell · Shadow · 2 mana
///
/// > **Lifesteal** Deal $1 damage to all minions.
///
/// State: Todo
//~ CORE_ICC_802 todo 1e439d23 06780f4c
#[test]
#[ignore = "todo: CORE_ICC_802 Spirit Lash"]
fn CORE_ICC_802_spirit_lash() {
    check(
        CardClass::Priest,
        &[Give("CORE_ICC_802"), Cost("CORE_ICC_802", 2), Has("CORE_ICC_802", GameTag::LIFESTEAL), Unwritten],
    );
}

/// # Shadowreaper Anduin
///
/// `CORE_ICC_830` · Priest hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Destroy all minions with 5 or more Attack.
///
/// State: Todo
//~ CORE_ICC_830 todo e3a0e0aa 84a3ce3d
#[test]
#[ignore = "todo: CORE_ICC_830 Shadowreaper Anduin"]
fn CORE_ICC_830_shadowreaper_anduin() {
    check(CardClass::Priest, &[Give("CORE_ICC_830"), Cost("CORE_ICC_830", 8), Unwritten]);
}

/// # Embrace Darkness
///
/// `CORE_ICC_849` · Priest spell · Shadow · 6 mana
///
/// > Choose an enemy minion. At the start of your turn, gain control of it.
///
/// State: Todo
//~ CORE_ICC_849 todo 1cea31fa 3119f115
#[test]
#[ignore = "todo: CORE_ICC_849 Embrace Darkness"]
fn CORE_ICC_849_embrace_darkness() {
    check(CardClass::Priest, &[Give("CORE_ICC_849"), Cost("CORE_ICC_849", 6), Unwritten]);
}

/// # Lesser Diamond Spellstone
///
/// `CORE_LOOT_507` · Priest spell · Holy · 7 mana
///
/// > Resurrect 2 different friendly minions. @*(Cast 4 spells to upgrade.)*
///
/// State: Todo
//~ CORE_LOOT_507 todo 818fc6cd 6d3f273d
#[test]
#[ignore = "todo: CORE_LOOT_507 Lesser Diamond Spellstone"]
fn CORE_LOOT_507_lesser_diamond_spellstone() {
    check(CardClass::Priest, &[Give("CORE_LOOT_507"), Cost("CORE_LOOT_507", 7), Unwritten]);
}

/// # Clear Conscience
///
/// `CORE_MAW_021` · Priest spell · Holy · 3 mana
///
/// > Give a friendly minion +2/+3 and "**Elusive** on your opponent's turn."
///
/// State: Todo
//~ CORE_MAW_021 todo 47be1170 00947a44
#[test]
#[ignore = "todo: CORE_MAW_021 Clear Conscience"]
fn CORE_MAW_021_clear_conscience() {
    check(CardClass::Priest, &[Give("CORE_MAW_021"), Cost("CORE_MAW_021", 3), Unwritten]);
}

/// # Incriminating Psychic
///
/// `CORE_MAW_022` · Priest minion · 4 mana · 2/6
///
/// > **Taunt** **Deathrattle:** Copy two random cards from your opponent's hand.
///
/// State: Todo
//~ CORE_MAW_022 todo 68b86065 64d41b69
#[test]
#[ignore = "todo: CORE_MAW_022 Incriminating Psychic"]
fn CORE_MAW_022_incriminating_psychic() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_MAW_022"),
            Cost("CORE_MAW_022", 4),
            Stats("CORE_MAW_022", 2, 6),
            Has("CORE_MAW_022", GameTag::TAUNT),
            Unwritten,
        ],
    );
}

/// # Theft Accusation
///
/// `CORE_MAW_023` · Priest spell · Shadow · 1 mana
///
/// > Choose a minion. Destroy it after you play a card copied from the opponent.
///
/// State: Todo
//~ CORE_MAW_023 todo 108da557 9aabd9ac
#[test]
#[ignore = "todo: CORE_MAW_023 Theft Accusation"]
fn CORE_MAW_023_theft_accusation() {
    check(CardClass::Priest, &[Give("CORE_MAW_023"), Cost("CORE_MAW_023", 1), Unwritten]);
}

/// # Suspicious Usher
///
/// `CORE_REV_002` · Priest minion · 1 mana · 1/3
///
/// > **Battlecry: Discover** a **Legendary** minion. If your opponent guesses your choice, they get a copy.
///
/// State: Todo
//~ CORE_REV_002 todo be53a2b7 7d0402e8
#[test]
#[ignore = "todo: CORE_REV_002 Suspicious Usher"]
fn CORE_REV_002_suspicious_usher() {
    check(CardClass::Priest, &[Give("CORE_REV_002"), Cost("CORE_REV_002", 1), Stats("CORE_REV_002", 1, 3), Unwritten]);
}

/// # The Harvester of Envy
///
/// `CORE_REV_011` · Priest minion · 3 mana · 4/3
///
/// > After you play a card copied from the opponent, steal the original.
///
/// State: Todo
//~ CORE_REV_011 todo b1270f7b 7d6beeb8
#[test]
#[ignore = "todo: CORE_REV_011 The Harvester of Envy"]
fn CORE_REV_011_the_harvester_of_envy() {
    check(CardClass::Priest, &[Give("CORE_REV_011"), Cost("CORE_REV_011", 3), Stats("CORE_REV_011", 4, 3), Unwritten]);
}

/// # Mysterious Visitor
///
/// `CORE_REV_246` · Priest minion · 2 mana · 2/3
///
/// > **Battlecry:** Reduce the Cost of cards copied from your opponent by (3).
///
/// State: Todo
//~ CORE_REV_246 todo 9af77f97 087e3e7e
#[test]
#[ignore = "todo: CORE_REV_246 Mysterious Visitor"]
fn CORE_REV_246_mysterious_visitor() {
    check(CardClass::Priest, &[Give("CORE_REV_246"), Cost("CORE_REV_246", 2), Stats("CORE_REV_246", 2, 3), Unwritten]);
}

/// # Partner in Crime
///
/// `CORE_REV_247` · Priest minion · 4 mana · 2/5
///
/// > **Battlecry:** Summon a copy of this minion at the end of your turn.
///
/// State: Todo
//~ CORE_REV_247 todo 208b9fb7 eb50dcbb
#[test]
#[ignore = "todo: CORE_REV_247 Partner in Crime"]
fn CORE_REV_247_partner_in_crime() {
    check(CardClass::Priest, &[Give("CORE_REV_247"), Cost("CORE_REV_247", 4), Stats("CORE_REV_247", 2, 5), Unwritten]);
}

/// # Boon of the Ascended
///
/// `CORE_REV_248` · Priest spell · Holy · 4 mana
///
/// > Give a minion +2 Health. Summon a Kyrian with its stats and **Taunt**.
///
/// State: Todo
//~ CORE_REV_248 todo d73b7cc6 7ae015a5
#[test]
#[ignore = "todo: CORE_REV_248 Boon of the Ascended"]
fn CORE_REV_248_boon_of_the_ascended() {
    check(CardClass::Priest, &[Give("CORE_REV_248"), Cost("CORE_REV_248", 4), Unwritten]);
}

/// # The Light! It Burns!
///
/// `CORE_REV_249` · Priest spell · Holy · 1 mana
///
/// > Deal damage to a minion equal to its Attack.
///
/// State: Todo
//~ CORE_REV_249 todo f68fcfbb 59655e0f
#[test]
#[ignore = "todo: CORE_REV_249 The Light! It Burns!"]
fn CORE_REV_249_the_light_it_burns() {
    check(CardClass::Priest, &[Give("CORE_REV_249"), Cost("CORE_REV_249", 1), Unwritten]);
}

/// # Pelagos
///
/// `CORE_REV_250` · Priest minion · 3 mana · 1/6
///
/// > After you cast a spell on a friendly minion, set its Attack and Health to the higher of the two.
///
/// State: Todo
//~ CORE_REV_250 todo 2321b539 f5b8345f
#[test]
#[ignore = "todo: CORE_REV_250 Pelagos"]
fn CORE_REV_250_pelagos() {
    check(CardClass::Priest, &[Give("CORE_REV_250"), Cost("CORE_REV_250", 3), Stats("CORE_REV_250", 1, 6), Unwritten]);
}

/// # Clean the Scene
///
/// `CORE_REV_252` · Priest spell · Holy · 5 mana
///
/// > Destroy all minions with 3 or less Attack. **Infuse (@):** 6 or less.
///
/// State: Todo
//~ CORE_REV_252 todo 502b4b84 8ae3f567
#[test]
#[ignore = "todo: CORE_REV_252 Clean the Scene"]
fn CORE_REV_252_clean_the_scene() {
    check(CardClass::Priest, &[Give("CORE_REV_252"), Cost("CORE_REV_252", 5), Unwritten]);
}

/// # Identity Theft
///
/// `CORE_REV_253` · Priest spell · Shadow · 3 mana
///
/// > **Discover** a copy of a card from your opponent's hand and deck.
///
/// State: Todo
//~ CORE_REV_253 todo c3ddd19b 64349d45
#[test]
#[ignore = "todo: CORE_REV_253 Identity Theft"]
fn CORE_REV_253_identity_theft() {
    check(CardClass::Priest, &[Give("CORE_REV_253"), Cost("CORE_REV_253", 3), Unwritten]);
}

/// # Cathedral of Atonement
///
/// `CORE_REV_290` · Priest location · 3 mana · 0 uses
///
/// > Give a minion +2/+1 and draw a card.
///
/// State: Todo
//~ CORE_REV_290 todo 9dd4cd21 c0aa1002
#[test]
#[ignore = "todo: CORE_REV_290 Cathedral of Atonement"]
fn CORE_REV_290_cathedral_of_atonement() {
    check(CardClass::Priest, &[Give("CORE_REV_290"), Cost("CORE_REV_290", 3), Unwritten]);
}

/// # Shard of the Naaru
///
/// `CORE_SW_441` · Priest spell · Holy · 1 mana
///
/// > **Tradeable Silence** all enemy minions.
///
/// State: Todo
//~ CORE_SW_441 todo 0cd10d35 7ddc72ec
#[test]
#[ignore = "todo: CORE_SW_441 Shard of the Naaru"]
fn CORE_SW_441_shard_of_the_naaru() {
    check(CardClass::Priest, &[Give("CORE_SW_441"), Cost("CORE_SW_441", 1), Unwritten]);
}

/// # Darkbishop Benedictus
///
/// `CORE_SW_448` · Priest minion · 5 mana · 5/6
///
/// > **Start of Game:** If the spells in your deck are all Shadow, enter Shadowform.
///
/// State: Todo
//~ CORE_SW_448 todo 55bd48fb 53dde4ed
#[test]
#[ignore = "todo: CORE_SW_448 Darkbishop Benedictus"]
fn CORE_SW_448_darkbishop_benedictus() {
    check(CardClass::Priest, &[Give("CORE_SW_448"), Cost("CORE_SW_448", 5), Stats("CORE_SW_448", 5, 6), Unwritten]);
}

/// # Radiant Elemental
///
/// `CORE_UNG_034` · Priest minion · 2 mana · 2/3
///
/// > Your spells cost (1) less *(but not less than 1)*.
///
/// State: Todo
//~ CORE_UNG_034 todo d40c4485 9328e764
#[test]
#[ignore = "todo: CORE_UNG_034 Radiant Elemental"]
fn CORE_UNG_034_radiant_elemental() {
    check(CardClass::Priest, &[Give("CORE_UNG_034"), Cost("CORE_UNG_034", 2), Stats("CORE_UNG_034", 2, 3), Unwritten]);
}

/// # Lyra the Sunshard
///
/// `CORE_UNG_963` · Priest minion · 4 mana · 3/5
///
/// > Whenever you cast a spell, add a random Priest spell to your hand.
///
/// State: Todo
//~ CORE_UNG_963 todo 59f34d5b 048b3a65
#[test]
#[ignore = "todo: CORE_UNG_963 Lyra the Sunshard"]
fn CORE_UNG_963_lyra_the_sunshard() {
    check(CardClass::Priest, &[Give("CORE_UNG_963"), Cost("CORE_UNG_963", 4), Stats("CORE_UNG_963", 3, 5), Unwritten]);
}

/// # Ship's Chirurgeon
///
/// `CORE_WON_065` · Priest minion · 1 mana · 1/2
///
/// > After you summon a minion, give it +1 Health.
///
/// State: Todo
//~ CORE_WON_065 todo 4c466c53 237bfc1f
#[test]
#[ignore = "todo: CORE_WON_065 Ship's Chirurgeon"]
fn CORE_WON_065_ships_chirurgeon() {
    check(CardClass::Priest, &[Give("CORE_WON_065"), Cost("CORE_WON_065", 1), Stats("CORE_WON_065", 1, 2), Unwritten]);
}

/// # Shadowed Spirit
///
/// `CS3_013` · Priest minion · 3 mana · 4/3
///
/// > **Deathrattle:** Deal 3 damage to the enemy hero.
///
/// State: Todo
//~ CS3_013 todo 439ff9f3 eb07a337
#[test]
#[ignore = "todo: CS3_013 Shadowed Spirit"]
fn CS3_013_shadowed_spirit() {
    check(CardClass::Priest, &[Give("CS3_013"), Cost("CS3_013", 3), Stats("CS3_013", 4, 3), Unwritten]);
}

/// # Thrive in the Shadows
///
/// `CS3_028` · Priest spell · Shadow · 2 mana
///
/// > **Discover** a spell from your deck.
///
/// State: Todo
//~ CS3_028 todo 7f1b0849 611c0824
#[test]
#[ignore = "todo: CS3_028 Thrive in the Shadows"]
fn CS3_028_thrive_in_the_shadows() {
    check(CardClass::Priest, &[Give("CS3_028"), Cost("CS3_028", 2), Unwritten]);
}
