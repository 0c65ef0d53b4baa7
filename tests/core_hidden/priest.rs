//! Priest cards of Core (past years), each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file e70679b3

/// # Holy Champion
///
/// `CORE_AT_011` · Priest minion · 2 mana · 1/4
///
/// > **Overheal:** Gain +2 Attack.
///
/// State: Reprint
//~ reprint CORE_AT_011 025ae123 76df3256 b5b950e4.29c65aff
#[test]
fn CORE_AT_011_holy_champion() {
    check(
        CardClass::Priest,
        &[Give("CORE_AT_011"), Cost("CORE_AT_011", 2), Stats("CORE_AT_011", 1, 4), WrittenAs("CORE_AT_011", "AT_011")],
    );
}

/// # Spirit Guide
///
/// `CORE_AV_328` · Priest minion · 5 mana · 5/5
///
/// > **Taunt Deathrattle:** Draw a Holy spell and a Shadow spell.
///
/// State: Reprint
//~ reprint CORE_AV_328 0e1138ab 4e584f2b 7a02cd4f.9575e687
#[test]
fn CORE_AV_328_spirit_guide() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_AV_328"),
            Cost("CORE_AV_328", 5),
            Stats("CORE_AV_328", 5, 5),
            Has("CORE_AV_328", GameTag::TAUNT),
            WrittenAs("CORE_AV_328", "AV_328"),
        ],
    );
}

/// # Drakonid Operative
///
/// `CORE_CFM_605` · Priest minion · 4 mana · 4/5
///
/// > **Battlecry:** If you're holding a Dragon, **Discover** a copy of a card in your opponent's deck.
///
/// State: Reprint
//~ reprint CORE_CFM_605 8c2484b9 a67e72fc 49a19f29.c769b278
#[test]
fn CORE_CFM_605_drakonid_operative() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_CFM_605"),
            Cost("CORE_CFM_605", 4),
            Stats("CORE_CFM_605", 4, 5),
            WrittenAs("CORE_CFM_605", "CFM_605"),
        ],
    );
}

/// # Mana Geode
///
/// `CORE_CFM_606` · Priest minion · 2 mana · 2/3
///
/// > **Overheal:** Summon a 2/2 Crystal.
///
/// State: Reprint
//~ reprint CORE_CFM_606 0dfba889 0433301e 7968cf27.77caa085
#[test]
fn CORE_CFM_606_mana_geode() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_CFM_606"),
            Cost("CORE_CFM_606", 2),
            Stats("CORE_CFM_606", 2, 3),
            WrittenAs("CORE_CFM_606", "CFM_606"),
        ],
    );
}

/// # Shadow Word: Pain
///
/// `CORE_CS2_234` · Priest spell · Shadow · 2 mana
///
/// > Destroy a minion with 3 or less Attack.
///
/// State: Reprint
//~ reprint CORE_CS2_234 95f965ca 63e997bb 259a0c18.ae6d10c6
#[test]
fn CORE_CS2_234_shadow_word_pain() {
    check(CardClass::Priest, &[Give("CORE_CS2_234"), Cost("CORE_CS2_234", 2), WrittenAs("CORE_CS2_234", "CS2_234")]);
}

/// # Northshire Cleric
///
/// `CORE_CS2_235` · Priest minion · 1 mana · 1/3
///
/// > Whenever a minion is healed, draw a card.
///
/// State: Reprint
//~ reprint CORE_CS2_235 a52fe5f7 abb1031d 095690e7.4f531460
#[test]
fn CORE_CS2_235_northshire_cleric() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_CS2_235"),
            Cost("CORE_CS2_235", 1),
            Stats("CORE_CS2_235", 1, 3),
            WrittenAs("CORE_CS2_235", "CS2_235"),
        ],
    );
}

/// # Crimson Clergy
///
/// `CORE_CS3_014` · Priest minion · 1 mana · 1/3
///
/// > **Overheal:** Draw a card.
///
/// State: Reprint
//~ reprint CORE_CS3_014 76d60ce2 1b574656 9e3f6a1d.d514d565
#[test]
fn CORE_CS3_014_crimson_clergy() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_CS3_014"),
            Cost("CORE_CS3_014", 1),
            Stats("CORE_CS3_014", 1, 3),
            WrittenAs("CORE_CS3_014", "CS3_014"),
        ],
    );
}

/// # Focused Will
///
/// `CORE_CS3_027` · Priest spell · 1 mana
///
/// > **Silence** a minion, then give it +3 Health.
///
/// State: Reprint
//~ reprint CORE_CS3_027 d9136f0c b1f7e726 8bf62473.24ea3851
#[test]
fn CORE_CS3_027_focused_will() {
    check(CardClass::Priest, &[Give("CORE_CS3_027"), Cost("CORE_CS3_027", 1), WrittenAs("CORE_CS3_027", "CS3_027")]);
}

/// # Catrina Muerte
///
/// `CORE_DAL_721` · Priest minion · 7 mana · 6/8
///
/// > At the end of your turn, resurrect another friendly Undead minion.
///
/// State: Reprint
//~ reprint CORE_DAL_721 e2bcad86 ff9b7a94 8e58fc3a.a8d75bb6
#[test]
fn CORE_DAL_721_catrina_muerte() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_DAL_721"),
            Cost("CORE_DAL_721", 7),
            Stats("CORE_DAL_721", 6, 8),
            WrittenAs("CORE_DAL_721", "DAL_721"),
        ],
    );
}

/// # Madame Lazul
///
/// `CORE_DAL_729` · Priest minion · 3 mana · 3/2
///
/// > **Battlecry: Discover** a copy of a card in your opponent's hand.
///
/// State: Reprint
//~ reprint CORE_DAL_729 8218a2ef d0cf8c0a 63e926f1.64e4aa26
#[test]
fn CORE_DAL_729_madame_lazul() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_DAL_729"),
            Cost("CORE_DAL_729", 3),
            Stats("CORE_DAL_729", 3, 2),
            WrittenAs("CORE_DAL_729", "DAL_729"),
        ],
    );
}

/// # Murozond the Infinite
///
/// `CORE_DRG_090` · Priest minion · 8 mana · 8/8
///
/// > **Battlecry:** Play all cards your opponent played last turn.
///
/// State: Reprint
//~ reprint CORE_DRG_090 63cdd620 83004e7b 1b64fbd3.913bfb22
#[test]
fn CORE_DRG_090_murozond_the_infinite() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_DRG_090"),
            Cost("CORE_DRG_090", 8),
            Stats("CORE_DRG_090", 8, 8),
            WrittenAs("CORE_DRG_090", "DRG_090"),
        ],
    );
}

/// # Power Infusion
///
/// `CORE_EX1_194` · Priest spell · Holy · 4 mana
///
/// > Give a minion +2/+6.
///
/// State: Reprint
//~ reprint CORE_EX1_194 ab7af53a 7475b074 bfcb454e.c1804edb
#[test]
fn CORE_EX1_194_power_infusion() {
    check(CardClass::Priest, &[Give("CORE_EX1_194"), Cost("CORE_EX1_194", 4), WrittenAs("CORE_EX1_194", "EX1_194")]);
}

/// # Kul Tiran Chaplain
///
/// `CORE_EX1_195` · Priest minion · 2 mana · 2/3
///
/// > **Battlecry:** Give a friendly minion +2 Health.
///
/// State: Reprint
//~ reprint CORE_EX1_195 44c87d8e d6e1c831 7317790d.42ef63b0
#[test]
fn CORE_EX1_195_kul_tiran_chaplain() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_EX1_195"),
            Cost("CORE_EX1_195", 2),
            Stats("CORE_EX1_195", 2, 3),
            WrittenAs("CORE_EX1_195", "EX1_195"),
        ],
    );
}

/// # Lightspawn
///
/// `CORE_EX1_335` · Priest minion · 3 mana · 0/4
///
/// > This minion's Attack is always equal to its Health.
///
/// State: Reprint
//~ reprint CORE_EX1_335 8b2d3a96 39d695ef 831e87cb.705cee4f
#[test]
fn CORE_EX1_335_lightspawn() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_EX1_335"),
            Cost("CORE_EX1_335", 3),
            Stats("CORE_EX1_335", 0, 4),
            WrittenAs("CORE_EX1_335", "EX1_335"),
        ],
    );
}

/// # Shadow Word: Death
///
/// `CORE_EX1_622` · Priest spell · Shadow · 2 mana
///
/// > Destroy a minion with 5 or more Attack.
///
/// State: Reprint
//~ reprint CORE_EX1_622 2e03467a ed6a9f42 65ca5513.29040c58
#[test]
fn CORE_EX1_622_shadow_word_death() {
    check(CardClass::Priest, &[Give("CORE_EX1_622"), Cost("CORE_EX1_622", 2), WrittenAs("CORE_EX1_622", "EX1_622")]);
}

/// # Temple Enforcer
///
/// `CORE_EX1_623` · Priest minion · 5 mana · 5/6
///
/// > **Battlecry:** Give a friendly minion +3 Health.
///
/// State: Reprint
//~ reprint CORE_EX1_623 cc9fdd96 c7203098 f2bcba76.0d24a26e
#[test]
fn CORE_EX1_623_temple_enforcer() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_EX1_623"),
            Cost("CORE_EX1_623", 5),
            Stats("CORE_EX1_623", 5, 6),
            WrittenAs("CORE_EX1_623", "EX1_623"),
        ],
    );
}

/// # Shadowform
///
/// `CORE_EX1_625` · Priest spell · Shadow · 2 mana
///
/// > Your Hero Power becomes 'Deal 2 damage.'
///
/// State: Reprint
//~ reprint CORE_EX1_625 f303eb26 a0e65519 a5c9a64e.d8c4fa10
#[test]
fn CORE_EX1_625_shadowform() {
    check(CardClass::Priest, &[Give("CORE_EX1_625"), Cost("CORE_EX1_625", 2), WrittenAs("CORE_EX1_625", "EX1_625")]);
}

/// # Anduin's Gift
///
/// `CORE_GIFT_12` · Priest spell · 1 mana
///
/// > **Discover** a **Temporary** Power Word: Shield, Shadow Word: Pain, or Mind Control.
///
/// State: Reprint
//~ reprint CORE_GIFT_12 66dde9ba a8dee9ee e89a5700.72cf03af
#[test]
fn CORE_GIFT_12_anduins_gift() {
    check(CardClass::Priest, &[Give("CORE_GIFT_12"), Cost("CORE_GIFT_12", 1), WrittenAs("CORE_GIFT_12", "GIFT_12")]);
}

/// # Lightbomb
///
/// `CORE_GVG_008` · Priest spell · Holy · 6 mana
///
/// > Deal damage to each minion equal to its Attack.
///
/// State: Reprint
//~ reprint CORE_GVG_008 2af9018e f44fa2fe 39c2996f.1156c002
#[test]
fn CORE_GVG_008_lightbomb() {
    check(CardClass::Priest, &[Give("CORE_GVG_008"), Cost("CORE_GVG_008", 6), WrittenAs("CORE_GVG_008", "GVG_008")]);
}

/// # Devour Mind
///
/// `CORE_ICC_207` · Priest spell · Shadow · 5 mana
///
/// > Copy 3 cards in your opponent's deck and add them to your hand.
///
/// State: Reprint
//~ reprint CORE_ICC_207 0dc22932 6c5ab741 1ee91c52.3b705dbd
#[test]
fn CORE_ICC_207_devour_mind() {
    check(CardClass::Priest, &[Give("CORE_ICC_207"), Cost("CORE_ICC_207", 5), WrittenAs("CORE_ICC_207", "ICC_207")]);
}

/// # Acolyte of Agony
///
/// `CORE_ICC_212` · Priest minion · 3 mana · 3/3
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla CORE_ICC_212 49a64af2 561b19a7 1db472f6.b857c9f1
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
/// State: Reprint
//~ reprint CORE_ICC_213 33dcd30c f2865812 2160c977.df013e60
#[test]
fn CORE_ICC_213_eternal_servitude() {
    check(CardClass::Priest, &[Give("CORE_ICC_213"), Cost("CORE_ICC_213", 4), WrittenAs("CORE_ICC_213", "ICC_213")]);
}

/// # Archbishop Benedictus
///
/// `CORE_ICC_215` · Priest minion · 7 mana · 4/6
///
/// > **Battlecry:** Shuffle a copy of your opponent's deck into your deck.
///
/// State: Reprint
//~ reprint CORE_ICC_215 089dae0a a5e3dfe0 0002af4f.b89d5f46
#[test]
fn CORE_ICC_215_archbishop_benedictus() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_ICC_215"),
            Cost("CORE_ICC_215", 7),
            Stats("CORE_ICC_215", 4, 6),
            WrittenAs("CORE_ICC_215", "ICC_215"),
        ],
    );
}

/// # Shadow Essence
///
/// `CORE_ICC_235` · Priest spell · Shadow · 7 mana
///
/// > Summon a 5/5 copy of a random minion in your deck.
///
/// State: Reprint
//~ reprint CORE_ICC_235 3b2248de 45d40368 feae8d95.f35bdd82
#[test]
fn CORE_ICC_235_shadow_essence() {
    check(CardClass::Priest, &[Give("CORE_ICC_235"), Cost("CORE_ICC_235", 7), WrittenAs("CORE_ICC_235", "ICC_235")]);
}

/// # Spirit Lash
///
/// `CORE_ICC_802` · Priest spell · Shadow · 2 mana
///
/// > **Lifesteal** Deal $1 damage to all minions.
///
/// State: Reprint
//~ reprint CORE_ICC_802 d344b5db 4392cfe4 c93e279b.21668e21
#[test]
fn CORE_ICC_802_spirit_lash() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_ICC_802"),
            Cost("CORE_ICC_802", 2),
            Has("CORE_ICC_802", GameTag::LIFESTEAL),
            WrittenAs("CORE_ICC_802", "ICC_802"),
        ],
    );
}

/// # Shadowreaper Anduin
///
/// `CORE_ICC_830` · Priest hero · 8 mana · 30 health, 5 armor
///
/// > **Battlecry:** Destroy all minions with 5 or more Attack.
///
/// State: Reprint
//~ reprint CORE_ICC_830 2ead3057 764c0533 dd68ef46.b32d0b7c
#[test]
fn CORE_ICC_830_shadowreaper_anduin() {
    check(CardClass::Priest, &[Give("CORE_ICC_830"), Cost("CORE_ICC_830", 8), WrittenAs("CORE_ICC_830", "ICC_830")]);
}

/// # Embrace Darkness
///
/// `CORE_ICC_849` · Priest spell · Shadow · 6 mana
///
/// > Choose an enemy minion. At the start of your turn, gain control of it.
///
/// State: Reprint
//~ reprint CORE_ICC_849 e446c5c3 566cb191 aa8d29e2.91d0d0c9
#[test]
fn CORE_ICC_849_embrace_darkness() {
    check(CardClass::Priest, &[Give("CORE_ICC_849"), Cost("CORE_ICC_849", 6), WrittenAs("CORE_ICC_849", "ICC_849")]);
}

/// # Lesser Diamond Spellstone
///
/// `CORE_LOOT_507` · Priest spell · Holy · 7 mana
///
/// > Resurrect 2 different friendly minions. @*(Cast 4 spells to upgrade.)*
///
/// State: Reprint
//~ reprint CORE_LOOT_507 16c518a2 1d8ba69e ee6b14c8.b0709f4b
#[test]
fn CORE_LOOT_507_lesser_diamond_spellstone() {
    check(
        CardClass::Priest,
        &[Give("CORE_LOOT_507"), Cost("CORE_LOOT_507", 7), WrittenAs("CORE_LOOT_507", "LOOT_507")],
    );
}

/// # Clear Conscience
///
/// `CORE_MAW_021` · Priest spell · Holy · 3 mana
///
/// > Give a friendly minion +2/+3 and "**Elusive** on your opponent's turn."
///
/// State: Reprint
//~ reprint CORE_MAW_021 0d719e78 31fc5057 5f030462.adca0db2
#[test]
fn CORE_MAW_021_clear_conscience() {
    check(CardClass::Priest, &[Give("CORE_MAW_021"), Cost("CORE_MAW_021", 3), WrittenAs("CORE_MAW_021", "MAW_021")]);
}

/// # Incriminating Psychic
///
/// `CORE_MAW_022` · Priest minion · 4 mana · 2/6
///
/// > **Taunt** **Deathrattle:** Copy two random cards from your opponent's hand.
///
/// State: Reprint
//~ reprint CORE_MAW_022 3f183cf6 b7593d0a 66367a66.7890a3fb
#[test]
fn CORE_MAW_022_incriminating_psychic() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_MAW_022"),
            Cost("CORE_MAW_022", 4),
            Stats("CORE_MAW_022", 2, 6),
            Has("CORE_MAW_022", GameTag::TAUNT),
            WrittenAs("CORE_MAW_022", "MAW_022"),
        ],
    );
}

/// # Theft Accusation
///
/// `CORE_MAW_023` · Priest spell · Shadow · 1 mana
///
/// > Choose a minion. Destroy it after you play a card copied from the opponent.
///
/// State: Reprint
//~ reprint CORE_MAW_023 b2cf7adc 1a84c30c f91930e7.e12140dc
#[test]
fn CORE_MAW_023_theft_accusation() {
    check(CardClass::Priest, &[Give("CORE_MAW_023"), Cost("CORE_MAW_023", 1), WrittenAs("CORE_MAW_023", "MAW_023")]);
}

/// # Suspicious Usher
///
/// `CORE_REV_002` · Priest minion · 1 mana · 1/3
///
/// > **Battlecry: Discover** a **Legendary** minion. If your opponent guesses your choice, they get a copy.
///
/// State: Reprint
//~ reprint CORE_REV_002 173a8af5 22f03047 f570f93c.fe3020b6
#[test]
fn CORE_REV_002_suspicious_usher() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_REV_002"),
            Cost("CORE_REV_002", 1),
            Stats("CORE_REV_002", 1, 3),
            WrittenAs("CORE_REV_002", "REV_002"),
        ],
    );
}

/// # The Harvester of Envy
///
/// `CORE_REV_011` · Priest minion · 3 mana · 4/3
///
/// > After you play a card copied from the opponent, steal the original.
///
/// State: Reprint
//~ reprint CORE_REV_011 444a868c 6f6c1052 20d763ff.a3a0fdb8
#[test]
fn CORE_REV_011_the_harvester_of_envy() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_REV_011"),
            Cost("CORE_REV_011", 3),
            Stats("CORE_REV_011", 4, 3),
            WrittenAs("CORE_REV_011", "REV_011"),
        ],
    );
}

/// # Mysterious Visitor
///
/// `CORE_REV_246` · Priest minion · 2 mana · 2/3
///
/// > **Battlecry:** Reduce the Cost of cards copied from your opponent by (3).
///
/// State: Reprint
//~ reprint CORE_REV_246 73d4cf01 9dea1530 ef09fbdd.124d4260
#[test]
fn CORE_REV_246_mysterious_visitor() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_REV_246"),
            Cost("CORE_REV_246", 2),
            Stats("CORE_REV_246", 2, 3),
            WrittenAs("CORE_REV_246", "REV_246"),
        ],
    );
}

/// # Partner in Crime
///
/// `CORE_REV_247` · Priest minion · 4 mana · 2/5
///
/// > **Battlecry:** Summon a copy of this minion at the end of your turn.
///
/// State: Reprint
//~ reprint CORE_REV_247 1f19113a 74f7d258 dfd15db3.c32ffd6a
#[test]
fn CORE_REV_247_partner_in_crime() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_REV_247"),
            Cost("CORE_REV_247", 4),
            Stats("CORE_REV_247", 2, 5),
            WrittenAs("CORE_REV_247", "REV_247"),
        ],
    );
}

/// # Boon of the Ascended
///
/// `CORE_REV_248` · Priest spell · Holy · 4 mana
///
/// > Give a minion +2 Health. Summon a Kyrian with its stats and **Taunt**.
///
/// State: Reprint
//~ reprint CORE_REV_248 aca5b0db a39618ea cda10cb0.389850b6
#[test]
fn CORE_REV_248_boon_of_the_ascended() {
    check(CardClass::Priest, &[Give("CORE_REV_248"), Cost("CORE_REV_248", 4), WrittenAs("CORE_REV_248", "REV_248")]);
}

/// # The Light! It Burns!
///
/// `CORE_REV_249` · Priest spell · Holy · 1 mana
///
/// > Deal damage to a minion equal to its Attack.
///
/// State: Reprint
//~ reprint CORE_REV_249 6369e387 28072225 fce20ecd.0055c8c3
#[test]
fn CORE_REV_249_the_light_it_burns() {
    check(CardClass::Priest, &[Give("CORE_REV_249"), Cost("CORE_REV_249", 1), WrittenAs("CORE_REV_249", "REV_249")]);
}

/// # Pelagos
///
/// `CORE_REV_250` · Priest minion · 3 mana · 1/6
///
/// > After you cast a spell on a friendly minion, set its Attack and Health to the higher of the two.
///
/// State: Reprint
//~ reprint CORE_REV_250 f54abf9a 76d5b06c 0c47565a.2ba4767c
#[test]
fn CORE_REV_250_pelagos() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_REV_250"),
            Cost("CORE_REV_250", 3),
            Stats("CORE_REV_250", 1, 6),
            WrittenAs("CORE_REV_250", "REV_250"),
        ],
    );
}

/// # Clean the Scene
///
/// `CORE_REV_252` · Priest spell · Holy · 5 mana
///
/// > Destroy all minions with 3 or less Attack. **Infuse (@):** 6 or less.
///
/// State: Reprint
//~ reprint CORE_REV_252 8496923b 09c64ae6 68744788.70bc6482
#[test]
fn CORE_REV_252_clean_the_scene() {
    check(CardClass::Priest, &[Give("CORE_REV_252"), Cost("CORE_REV_252", 5), WrittenAs("CORE_REV_252", "REV_252")]);
}

/// # Identity Theft
///
/// `CORE_REV_253` · Priest spell · Shadow · 3 mana
///
/// > **Discover** a copy of a card from your opponent's hand and deck.
///
/// State: Reprint
//~ reprint CORE_REV_253 de5b9d6a fb0d22d1 6972a390.64bb4173
#[test]
fn CORE_REV_253_identity_theft() {
    check(CardClass::Priest, &[Give("CORE_REV_253"), Cost("CORE_REV_253", 3), WrittenAs("CORE_REV_253", "REV_253")]);
}

/// # Cathedral of Atonement
///
/// `CORE_REV_290` · Priest location · 3 mana · 0 uses
///
/// > Give a minion +2/+1 and draw a card.
///
/// State: Reprint
//~ reprint CORE_REV_290 411e49d3 cdf84b40 ecfbf54f.8c793236
#[test]
fn CORE_REV_290_cathedral_of_atonement() {
    check(CardClass::Priest, &[Give("CORE_REV_290"), Cost("CORE_REV_290", 3), WrittenAs("CORE_REV_290", "REV_290")]);
}

/// # Shard of the Naaru
///
/// `CORE_SW_441` · Priest spell · Holy · 1 mana
///
/// > **Tradeable Silence** all enemy minions.
///
/// State: Reprint
//~ reprint CORE_SW_441 79d9be30 6232f5a0 cc5145f8.9c24b3f5
#[test]
fn CORE_SW_441_shard_of_the_naaru() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_SW_441"),
            Cost("CORE_SW_441", 1),
            Has("CORE_SW_441", GameTag::TRADEABLE),
            WrittenAs("CORE_SW_441", "SW_441"),
        ],
    );
}

/// # Darkbishop Benedictus
///
/// `CORE_SW_448` · Priest minion · 5 mana · 5/6
///
/// > **Start of Game:** If the spells in your deck are all Shadow, enter Shadowform.
///
/// State: Reprint
//~ reprint CORE_SW_448 e1756f01 4fd8cab7 83e804bc.c3785e00
#[test]
fn CORE_SW_448_darkbishop_benedictus() {
    check(
        CardClass::Priest,
        &[Give("CORE_SW_448"), Cost("CORE_SW_448", 5), Stats("CORE_SW_448", 5, 6), WrittenAs("CORE_SW_448", "SW_448")],
    );
}

/// # Radiant Elemental
///
/// `CORE_UNG_034` · Priest minion · 2 mana · 2/3
///
/// > Your spells cost (1) less *(but not less than 1)*.
///
/// State: Reprint
//~ reprint CORE_UNG_034 0ca0dcea 83be0411 4e4e3f35.a287c844
#[test]
fn CORE_UNG_034_radiant_elemental() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_UNG_034"),
            Cost("CORE_UNG_034", 2),
            Stats("CORE_UNG_034", 2, 3),
            WrittenAs("CORE_UNG_034", "UNG_034"),
        ],
    );
}

/// # Lyra the Sunshard
///
/// `CORE_UNG_963` · Priest minion · 4 mana · 3/5
///
/// > Whenever you cast a spell, add a random Priest spell to your hand.
///
/// State: Reprint
//~ reprint CORE_UNG_963 86de07fd 53ea87e9 3b174a08.4cf0b8f3
#[test]
fn CORE_UNG_963_lyra_the_sunshard() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_UNG_963"),
            Cost("CORE_UNG_963", 4),
            Stats("CORE_UNG_963", 3, 5),
            WrittenAs("CORE_UNG_963", "UNG_963"),
        ],
    );
}

/// # Ship's Chirurgeon
///
/// `CORE_WON_065` · Priest minion · 1 mana · 1/2
///
/// > After you summon a minion, give it +1 Health.
///
/// State: Derived
//~ derived CORE_WON_065 ede3e008 048a25b6 461f98c1.edfb08e1
#[test]
fn CORE_WON_065_ships_chirurgeon() {
    check(
        CardClass::Priest,
        &[
            Give("CORE_WON_065"),
            Cost("CORE_WON_065", 1),
            Stats("CORE_WON_065", 1, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CORE_WON_065"),
            Play("CS2_182", Nothing),
            Now(Nth(4), 4, 6),
        ],
    );
}

/// # Shadowed Spirit
///
/// `CS3_013` · Priest minion · 3 mana · 4/3
///
/// > **Deathrattle:** Deal 3 damage to the enemy hero.
///
/// State: Reprint
//~ reprint CS3_013 d95c960f 199fc89e c543ff64.54b65eb1
#[test]
fn CS3_013_shadowed_spirit() {
    check(
        CardClass::Priest,
        &[Give("CS3_013"), Cost("CS3_013", 3), Stats("CS3_013", 4, 3), WrittenAs("CS3_013", "LEG_CS3_013")],
    );
}

/// # Thrive in the Shadows
///
/// `CS3_028` · Priest spell · Shadow · 2 mana
///
/// > **Discover** a spell from your deck.
///
/// State: Reprint
//~ reprint CS3_028 69ce4142 29c1cab1 f24f38c1.351c2e29
#[test]
fn CS3_028_thrive_in_the_shadows() {
    check(CardClass::Priest, &[Give("CS3_028"), Cost("CS3_028", 2), WrittenAs("CS3_028", "LEG_CS3_028")]);
}
