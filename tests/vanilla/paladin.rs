//! Paladin cards of Vanilla, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Blessing of Might
///
/// `VAN_CS2_087` · Paladin spell · 1 mana
///
/// > Give a minion +3 Attack.
///
/// State: Todo
//~ VAN_CS2_087 todo 52921180 5946bf77
#[test]
#[ignore = "todo: VAN_CS2_087 Blessing of Might"]
fn VAN_CS2_087_blessing_of_might() {
    check(CardClass::Paladin, &[Give("VAN_CS2_087"), Cost("VAN_CS2_087", 1)]);
}

/// # Guardian of Kings
///
/// `VAN_CS2_088` · Paladin minion · 7 mana · 5/6
///
/// > **Battlecry:** Restore #6 Health to your hero.
///
/// State: Todo
//~ VAN_CS2_088 todo 2eefe02e e5887d7e
#[test]
#[ignore = "todo: VAN_CS2_088 Guardian of Kings"]
fn VAN_CS2_088_guardian_of_kings() {
    check(CardClass::Paladin, &[Give("VAN_CS2_088"), Cost("VAN_CS2_088", 7), Stats("VAN_CS2_088", 5, 6)]);
}

/// # Holy Light
///
/// `VAN_CS2_089` · Paladin spell · 2 mana
///
/// > Restore #6 Health.
///
/// State: Todo
//~ VAN_CS2_089 todo 44f2f2e8 6e3a8143
#[test]
#[ignore = "todo: VAN_CS2_089 Holy Light"]
fn VAN_CS2_089_holy_light() {
    check(CardClass::Paladin, &[Give("VAN_CS2_089"), Cost("VAN_CS2_089", 2)]);
}

/// # Light's Justice
///
/// `VAN_CS2_091` · Paladin weapon · 1 mana · 1/4 durability
///
/// State: Todo
//~ VAN_CS2_091 todo cc02321c 75c8e934
#[test]
#[ignore = "todo: VAN_CS2_091 Light's Justice"]
fn VAN_CS2_091_lights_justice() {
    check(CardClass::Paladin, &[Give("VAN_CS2_091"), Cost("VAN_CS2_091", 1), Stats("VAN_CS2_091", 1, 4)]);
}

/// # Blessing of Kings
///
/// `VAN_CS2_092` · Paladin spell · 4 mana
///
/// > Give a minion +4/+4. *(+4 Attack/+4 Health)*
///
/// State: Todo
//~ VAN_CS2_092 todo 65438d65 1e3a0759
#[test]
#[ignore = "todo: VAN_CS2_092 Blessing of Kings"]
fn VAN_CS2_092_blessing_of_kings() {
    check(CardClass::Paladin, &[Give("VAN_CS2_092"), Cost("VAN_CS2_092", 4)]);
}

/// # Consecration
///
/// `VAN_CS2_093` · Paladin spell · 4 mana
///
/// > Deal $2 damage to all enemies.
///
/// State: Todo
//~ VAN_CS2_093 todo 5a075952 b10f2191
#[test]
#[ignore = "todo: VAN_CS2_093 Consecration"]
fn VAN_CS2_093_consecration() {
    check(CardClass::Paladin, &[Give("VAN_CS2_093"), Cost("VAN_CS2_093", 4)]);
}

/// # Hammer of Wrath
///
/// `VAN_CS2_094` · Paladin spell · 4 mana
///
/// > Deal $3 damage. Draw a card.
///
/// State: Todo
//~ VAN_CS2_094 todo aae18744 f1fad6c4
#[test]
#[ignore = "todo: VAN_CS2_094 Hammer of Wrath"]
fn VAN_CS2_094_hammer_of_wrath() {
    check(CardClass::Paladin, &[Give("VAN_CS2_094"), Cost("VAN_CS2_094", 4)]);
}

/// # Truesilver Champion
///
/// `VAN_CS2_097` · Paladin weapon · 4 mana · 4/2 durability
///
/// > Whenever your hero attacks, restore #2 Health to it.
///
/// State: Todo
//~ VAN_CS2_097 todo f2a4bf26 ffdb8a2f
#[test]
#[ignore = "todo: VAN_CS2_097 Truesilver Champion"]
fn VAN_CS2_097_truesilver_champion() {
    check(CardClass::Paladin, &[Give("VAN_CS2_097"), Cost("VAN_CS2_097", 4), Stats("VAN_CS2_097", 4, 2)]);
}

/// # Silver Hand Recruit
///
/// `VAN_CS2_101t` · Paladin minion · 1 mana · 1/1
///
/// State: Todo
//~ VAN_CS2_101t todo 25a08f07 6f0db59e
#[test]
#[ignore = "todo: VAN_CS2_101t Silver Hand Recruit"]
fn VAN_CS2_101t_silver_hand_recruit() {
    check(CardClass::Paladin, &[Give("VAN_CS2_101t"), Cost("VAN_CS2_101t", 1), Stats("VAN_CS2_101t", 1, 1)]);
}

/// # Noble Sacrifice
///
/// `VAN_EX1_130` · Paladin spell · 1 mana
///
/// > **Secret:** When an enemy attacks, summon a 2/1 Defender as the new target.
///
/// State: Todo
//~ VAN_EX1_130 todo 43f45908 6b2e1216
#[test]
#[ignore = "todo: VAN_EX1_130 Noble Sacrifice"]
fn VAN_EX1_130_noble_sacrifice() {
    check(CardClass::Paladin, &[Give("VAN_EX1_130"), Cost("VAN_EX1_130", 1)]);
}

/// # Defender
///
/// `VAN_EX1_130a` · Paladin minion · 1 mana · 2/1
///
/// State: Todo
//~ VAN_EX1_130a todo 5cbaff7e 5542e1c1
#[test]
#[ignore = "todo: VAN_EX1_130a Defender"]
fn VAN_EX1_130a_defender() {
    check(CardClass::Paladin, &[Give("VAN_EX1_130a"), Cost("VAN_EX1_130a", 1), Stats("VAN_EX1_130a", 2, 1)]);
}

/// # Eye for an Eye
///
/// `VAN_EX1_132` · Paladin spell · 1 mana
///
/// > **Secret:** When your hero takes damage, deal that much damage to the enemy hero.
///
/// State: Todo
//~ VAN_EX1_132 todo f9b6512a 7fd912cf
#[test]
#[ignore = "todo: VAN_EX1_132 Eye for an Eye"]
fn VAN_EX1_132_eye_for_an_eye() {
    check(CardClass::Paladin, &[Give("VAN_EX1_132"), Cost("VAN_EX1_132", 1)]);
}

/// # Redemption
///
/// `VAN_EX1_136` · Paladin spell · 1 mana
///
/// > **Secret:** When a friendly minion dies, return it to life with 1 Health.
///
/// State: Todo
//~ VAN_EX1_136 todo 92512ef3 70cad1bf
#[test]
#[ignore = "todo: VAN_EX1_136 Redemption"]
fn VAN_EX1_136_redemption() {
    check(CardClass::Paladin, &[Give("VAN_EX1_136"), Cost("VAN_EX1_136", 1)]);
}

/// # Divine Favor
///
/// `VAN_EX1_349` · Paladin spell · 3 mana
///
/// > Draw cards until you have as many in hand as your opponent.
///
/// State: Todo
//~ VAN_EX1_349 todo 33654f02 b352359a
#[test]
#[ignore = "todo: VAN_EX1_349 Divine Favor"]
fn VAN_EX1_349_divine_favor() {
    check(CardClass::Paladin, &[Give("VAN_EX1_349"), Cost("VAN_EX1_349", 3)]);
}

/// # Lay on Hands
///
/// `VAN_EX1_354` · Paladin spell · 8 mana
///
/// > Restore #8 Health. Draw 3 cards.
///
/// State: Todo
//~ VAN_EX1_354 todo 29798f09 aba21a69
#[test]
#[ignore = "todo: VAN_EX1_354 Lay on Hands"]
fn VAN_EX1_354_lay_on_hands() {
    check(CardClass::Paladin, &[Give("VAN_EX1_354"), Cost("VAN_EX1_354", 8)]);
}

/// # Blessed Champion
///
/// `VAN_EX1_355` · Paladin spell · 5 mana
///
/// > Double a minion's Attack.
///
/// State: Todo
//~ VAN_EX1_355 todo 86657e76 c1c33dc0
#[test]
#[ignore = "todo: VAN_EX1_355 Blessed Champion"]
fn VAN_EX1_355_blessed_champion() {
    check(CardClass::Paladin, &[Give("VAN_EX1_355"), Cost("VAN_EX1_355", 5)]);
}

/// # Humility
///
/// `VAN_EX1_360` · Paladin spell · 1 mana
///
/// > Change a minion's Attack to 1.
///
/// State: Todo
//~ VAN_EX1_360 todo c096a4cf 1c0974f1
#[test]
#[ignore = "todo: VAN_EX1_360 Humility"]
fn VAN_EX1_360_humility() {
    check(CardClass::Paladin, &[Give("VAN_EX1_360"), Cost("VAN_EX1_360", 1)]);
}

/// # Argent Protector
///
/// `VAN_EX1_362` · Paladin minion · 2 mana · 2/2
///
/// > **Battlecry:** Give a friendly minion **Divine Shield**.
///
/// State: Todo
//~ VAN_EX1_362 todo cbb808d3 0e33331e
#[test]
#[ignore = "todo: VAN_EX1_362 Argent Protector"]
fn VAN_EX1_362_argent_protector() {
    check(CardClass::Paladin, &[Give("VAN_EX1_362"), Cost("VAN_EX1_362", 2), Stats("VAN_EX1_362", 2, 2)]);
}

/// # Blessing of Wisdom
///
/// `VAN_EX1_363` · Paladin spell · 1 mana
///
/// > Choose a minion. Whenever it attacks, draw a card.
///
/// State: Todo
//~ VAN_EX1_363 todo d05790ad fb6cddd2
#[test]
#[ignore = "todo: VAN_EX1_363 Blessing of Wisdom"]
fn VAN_EX1_363_blessing_of_wisdom() {
    check(CardClass::Paladin, &[Give("VAN_EX1_363"), Cost("VAN_EX1_363", 1)]);
}

/// # Holy Wrath
///
/// `VAN_EX1_365` · Paladin spell · 5 mana
///
/// > Draw a card and deal damage equal to its Cost.
///
/// State: Todo
//~ VAN_EX1_365 todo 2bf5e08b dc8cc5e6
#[test]
#[ignore = "todo: VAN_EX1_365 Holy Wrath"]
fn VAN_EX1_365_holy_wrath() {
    check(CardClass::Paladin, &[Give("VAN_EX1_365"), Cost("VAN_EX1_365", 5)]);
}

/// # Sword of Justice
///
/// `VAN_EX1_366` · Paladin weapon · 3 mana · 1/5 durability
///
/// > After you summon a minion, give it +1/+1 and this loses 1 Durability.
///
/// State: Todo
//~ VAN_EX1_366 todo b2bac9a4 018bf7be
#[test]
#[ignore = "todo: VAN_EX1_366 Sword of Justice"]
fn VAN_EX1_366_sword_of_justice() {
    check(CardClass::Paladin, &[Give("VAN_EX1_366"), Cost("VAN_EX1_366", 3), Stats("VAN_EX1_366", 1, 5)]);
}

/// # Hand of Protection
///
/// `VAN_EX1_371` · Paladin spell · 1 mana
///
/// > Give a minion **Divine Shield**.
///
/// State: Todo
//~ VAN_EX1_371 todo 0ca8de97 0be1212c
#[test]
#[ignore = "todo: VAN_EX1_371 Hand of Protection"]
fn VAN_EX1_371_hand_of_protection() {
    check(CardClass::Paladin, &[Give("VAN_EX1_371"), Cost("VAN_EX1_371", 1)]);
}

/// # Repentance
///
/// `VAN_EX1_379` · Paladin spell · 1 mana
///
/// > **Secret:** After your opponent plays a minion, reduce its Health to 1.
///
/// State: Todo
//~ VAN_EX1_379 todo 5c51e3c4 d40505b6
#[test]
#[ignore = "todo: VAN_EX1_379 Repentance"]
fn VAN_EX1_379_repentance() {
    check(CardClass::Paladin, &[Give("VAN_EX1_379"), Cost("VAN_EX1_379", 1)]);
}

/// # Aldor Peacekeeper
///
/// `VAN_EX1_382` · Paladin minion · 3 mana · 3/3
///
/// > **Battlecry:** Change an enemy minion's Attack to 1.
///
/// State: Todo
//~ VAN_EX1_382 todo a22f19a8 a8832991
#[test]
#[ignore = "todo: VAN_EX1_382 Aldor Peacekeeper"]
fn VAN_EX1_382_aldor_peacekeeper() {
    check(CardClass::Paladin, &[Give("VAN_EX1_382"), Cost("VAN_EX1_382", 3), Stats("VAN_EX1_382", 3, 3)]);
}

/// # Tirion Fordring
///
/// `VAN_EX1_383` · Paladin minion · 8 mana · 6/6
///
/// > Divine Shield**, Taunt Deathrattle:** Equip a 5/3 Ashbringer.
///
/// State: Todo
//~ VAN_EX1_383 todo ab713df2 fed54b90
#[test]
#[ignore = "todo: VAN_EX1_383 Tirion Fordring"]
fn VAN_EX1_383_tirion_fordring() {
    check(
        CardClass::Paladin,
        &[
            Give("VAN_EX1_383"),
            Cost("VAN_EX1_383", 8),
            Stats("VAN_EX1_383", 6, 6),
            Has("VAN_EX1_383", GameTag::DIVINE_SHIELD),
            Has("VAN_EX1_383", GameTag::TAUNT),
        ],
    );
}

/// # Avenging Wrath
///
/// `VAN_EX1_384` · Paladin spell · 6 mana
///
/// > Deal $8 damage randomly split among all enemy characters.
///
/// State: Todo
//~ VAN_EX1_384 todo a13ce05c 2f3c499f
#[test]
#[ignore = "todo: VAN_EX1_384 Avenging Wrath"]
fn VAN_EX1_384_avenging_wrath() {
    check(CardClass::Paladin, &[Give("VAN_EX1_384"), Cost("VAN_EX1_384", 6)]);
}

/// # Equality
///
/// `VAN_EX1_619` · Paladin spell · 2 mana
///
/// > Change the Health of ALL minions to 1.
///
/// State: Todo
//~ VAN_EX1_619 todo 7fce4c85 cbc6f851
#[test]
#[ignore = "todo: VAN_EX1_619 Equality"]
fn VAN_EX1_619_equality() {
    check(CardClass::Paladin, &[Give("VAN_EX1_619"), Cost("VAN_EX1_619", 2)]);
}

/// # Reinforce
///
/// `VAN_HERO_04bp` · Paladin hero power · 2 mana
///
/// > **Hero Power** Summon a {0} Silver Hand Recruit.
///
/// State: Todo
//~ VAN_HERO_04bp todo 4c12b475 7161892e
#[test]
#[ignore = "todo: VAN_HERO_04bp Reinforce"]
fn VAN_HERO_04bp_reinforce() {
    check(CardClass::Paladin, &[HasHeroPower("VAN_HERO_04bp"), Cost("VAN_HERO_04bp", 2)]);
}

/// # The Silver Hand
///
/// `VAN_HERO_04bp2` · Paladin hero power · 2 mana
///
/// > **Hero Power** Summon two {0} Recruits.
///
/// State: Todo
//~ VAN_HERO_04bp2 todo ee6d6fcf dc051dbd
#[test]
#[ignore = "todo: VAN_HERO_04bp2 The Silver Hand"]
fn VAN_HERO_04bp2_the_silver_hand() {
    check(CardClass::Paladin, &[HasHeroPower("VAN_HERO_04bp2"), Cost("VAN_HERO_04bp2", 2)]);
}
