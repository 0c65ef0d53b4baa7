//! Paladin cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 3cfcbe6b

/// # Arrogant Crusader
///
/// `ICC_034` · Paladin minion · 4 mana · 5/2
///
/// > **Deathrattle:** If it's your opponent's turn, summon a 2/2 Ghoul.
///
/// State: Derived
//~ derived ICC_034 a31f6526 ccd103ce 297ab863.92cdde9e
#[test]
fn ICC_034_arrogant_crusader() {
    check(
        CardClass::Paladin,
        &[
            Give("ICC_034"),
            Cost("ICC_034", 4),
            Stats("ICC_034", 5, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_034"),
            EndTurn,
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("ICC_900t"), Zone::Play),
            Now(The("ICC_900t"), 2, 2),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("ICC_034"), Friend("CS2_182"), Enemy("CS2_182"), Friend("ICC_034"), Kill(Nth(3)), BoardCount(Mine, 1)],
    );
}

/// # Righteous Protector
///
/// `ICC_038` · Paladin minion · 1 mana · 1/1
///
/// > **Taunt Divine Shield**
///
/// State: Vanilla
//~ vanilla ICC_038 a568231d 1e64490d b82fa17b.efaaa40f
#[test]
fn ICC_038_righteous_protector() {
    check(
        CardClass::Paladin,
        &[
            Give("ICC_038"),
            Cost("ICC_038", 1),
            Stats("ICC_038", 1, 1),
            Has("ICC_038", GameTag::DIVINE_SHIELD),
            Has("ICC_038", GameTag::TAUNT),
            Play("ICC_038", Nothing),
            In(The("ICC_038"), Zone::Play),
            Now(The("ICC_038"), 1, 1),
            HasNow(The("ICC_038"), GameTag::DIVINE_SHIELD),
            HasNow(The("ICC_038"), GameTag::TAUNT),
        ],
    );
}

/// # Dark Conviction
///
/// `ICC_039` · Paladin spell · Shadow · 2 mana
///
/// > Set a minion's Attack and Health to 3.
///
/// State: Derived
//~ derived ICC_039 fa59d73c ffdccd44 cb22af75.e28dc65b
#[test]
fn ICC_039_dark_conviction() {
    check(
        CardClass::Paladin,
        &[
            Give("ICC_039"),
            Cost("ICC_039", 2),
            Targets("ICC_039", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_039", On(Nth(2))),
            Now(Nth(2), 3, 3),
        ],
    );
    check(
        CardClass::Paladin,
        &[Give("ICC_039"), Friend("CS2_182"), Enemy("CS2_182"), Play("ICC_039", On(Nth(1))), Now(Nth(1), 3, 3)],
    );
}

/// # Convinced
///
/// `ICC_039e` · Neutral enchantment
///
/// > Stats changed to 3/3.
///
/// State: Derived
//~ derived ICC_039e 01fbeea0 65046d2e e3761f55.59267fb4
#[test]
fn ICC_039e_convinced() {
    check(CardClass::Paladin, &[Friend("CS2_118"), Enchant(My(0), "ICC_039e"), Now(My(0), 3, 3)]);
}

/// # Light's Sorrow
///
/// `ICC_071` · Paladin weapon · 4 mana · 1/4 durability
///
/// > After a friendly minion loses **Divine Shield**, gain +1 Attack.
///
/// State: Derived
//~ derived ICC_071 2c03793c e4a91b15 9ca2a828.ea569ad9
#[test]
fn ICC_071_lights_sorrow() {
    check(
        CardClass::Paladin,
        &[
            Give("ICC_071"),
            Cost("ICC_071", 4),
            Stats("ICC_071", 1, 4),
            Friend("AT_087"),
            Friend("CS2_182"),
            Enemy("AT_087"),
            Enemy("CS2_182"),
            Friend("ICC_071"),
            Hurt(Nth(1), 1),
            Now(MyHero, 2, 30),
            Now(Nth(5), 2, 4),
        ],
    );
}

/// # Desperate Stand
///
/// `ICC_244` · Paladin spell · Holy · 2 mana
///
/// > Give a minion "**Deathrattle:** Return this to life with 1 Health."
///
/// State: Derived
//~ derived ICC_244 d4ec8dec 137aa6c2 4cb233e5.9687ac9b
#[test]
fn ICC_244_desperate_stand() {
    check(
        CardClass::Paladin,
        &[
            Give("ICC_244"),
            Cost("ICC_244", 2),
            Targets("ICC_244", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_244", On(Nth(1))),
            Kill(Nth(1)),
            BoardCount(Mine, 1),
        ],
    );
    check(CardClass::Paladin, &[Give("ICC_244"), Friend("CS2_182"), Enemy("CS2_182"), Play("ICC_244", On(Nth(2)))]);
    check(CardClass::Paladin, &[Give("ICC_244"), Friend("CS2_182"), Enemy("CS2_182"), Play("ICC_244", On(Nth(1)))]);
}

/// # Blackguard
///
/// `ICC_245` · Paladin minion · 6 mana · 3/9
///
/// > Whenever your hero is healed, deal that much damage to a random enemy minion.
///
/// State: Derived
//~ derived ICC_245 8bfbbd82 2da29385 226457ee.dc5f2fe2
#[test]
fn ICC_245_blackguard() {
    check(
        CardClass::Paladin,
        &[
            Give("ICC_245"),
            Cost("ICC_245", 6),
            Stats("ICC_245", 3, 9),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_245"),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(Nth(3), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Hurt(MyHero, 1),
            Force(Entity(Nth(2))),
            Restore(MyHero, 2),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Howling Commander
///
/// `ICC_801` · Paladin minion · 3 mana · 2/2
///
/// > **Battlecry:** Draw a **Divine Shield** minion from your deck.
///
/// State: Derived
//~ derived ICC_801 fcf749d2 4d422ef8 692e183a.ef5a9893
#[test]
fn ICC_801_howling_commander() {
    check(
        CardClass::Paladin,
        &[
            Give("ICC_801"),
            Cost("ICC_801", 3),
            Stats("ICC_801", 2, 2),
            OnTop("AT_087"),
            OnTop("AT_087"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_801", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            HasNow(Nth(2), GameTag::DIVINE_SHIELD),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 2, 1),
        ],
    );
}

/// # Chillblade Champion
///
/// `ICC_820` · Paladin minion · 4 mana · 3/2
///
/// > **Charge Lifesteal**
///
/// State: Vanilla
//~ vanilla ICC_820 64fb7d1d 11204735 fedf42ef.880f831c
#[test]
fn ICC_820_chillblade_champion() {
    check(
        CardClass::Paladin,
        &[
            Give("ICC_820"),
            Cost("ICC_820", 4),
            Stats("ICC_820", 3, 2),
            Has("ICC_820", GameTag::CHARGE),
            Has("ICC_820", GameTag::LIFESTEAL),
            Play("ICC_820", Nothing),
            In(The("ICC_820"), Zone::Play),
            Now(The("ICC_820"), 3, 2),
            HasNow(The("ICC_820"), GameTag::CHARGE),
            HasNow(The("ICC_820"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Uther of the Ebon Blade
///
/// `ICC_829` · Paladin hero · 9 mana · 30 health, 5 armor
///
/// > **Battlecry:** Equip a 5/3 **Lifesteal** weapon.
///
/// State: Todo
//~ todo ICC_829 681607eb d9b02e0e a70050a9.be32154a
#[test]
#[ignore = "todo: ICC_829 Uther of the Ebon Blade"]
fn ICC_829_uther_of_the_ebon_blade() {
    check(CardClass::Paladin, &[Give("ICC_829"), Cost("ICC_829", 9), Unwritten]);
}

/// # The Four Horsemen
///
/// `ICC_829p` · Neutral hero power · 2 mana
///
/// > Summon a 2/2 Horseman. If you have all 4, destroy the enemy hero.
///
/// State: Todo
//~ todo ICC_829p aa023ff4 feb067b6 dfee7a6f.751ce88c
#[test]
#[ignore = "todo: ICC_829p The Four Horsemen"]
fn ICC_829p_the_four_horsemen() {
    check(CardClass::Paladin, &[HasHeroPower("ICC_829p"), Cost("ICC_829p", 2), Unwritten]);
}

/// # Grave Vengeance
///
/// `ICC_829t` · Paladin weapon · 8 mana · 5/3 durability
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla ICC_829t 0bfb481b 43a1bd84 e8bb187c.b857c9f1
#[test]
fn ICC_829t_grave_vengeance() {
    check(
        CardClass::Paladin,
        &[
            Give("ICC_829t"),
            Cost("ICC_829t", 8),
            Stats("ICC_829t", 5, 3),
            Has("ICC_829t", GameTag::LIFESTEAL),
            Play("ICC_829t", Nothing),
            In(The("ICC_829t"), Zone::Play),
            HasNow(The("ICC_829t"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Deathlord Nazgrim
///
/// `ICC_829t2` · Paladin minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla ICC_829t2 4fe2c590 33fea559 051e705d
#[test]
fn ICC_829t2_deathlord_nazgrim() {
    check(
        CardClass::Paladin,
        &[
            Give("ICC_829t2"),
            Cost("ICC_829t2", 2),
            Stats("ICC_829t2", 2, 2),
            Play("ICC_829t2", Nothing),
            In(The("ICC_829t2"), Zone::Play),
            Now(The("ICC_829t2"), 2, 2),
        ],
    );
}

/// # Thoras Trollbane
///
/// `ICC_829t3` · Paladin minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla ICC_829t3 79e23fc2 6eacd923 9c75c1be
#[test]
fn ICC_829t3_thoras_trollbane() {
    check(
        CardClass::Paladin,
        &[
            Give("ICC_829t3"),
            Cost("ICC_829t3", 2),
            Stats("ICC_829t3", 2, 2),
            Play("ICC_829t3", Nothing),
            In(The("ICC_829t3"), Zone::Play),
            Now(The("ICC_829t3"), 2, 2),
        ],
    );
}

/// # Inquisitor Whitemane
///
/// `ICC_829t4` · Paladin minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla ICC_829t4 cb9a90a4 d4a47a13 cf6aa1e6
#[test]
fn ICC_829t4_inquisitor_whitemane() {
    check(
        CardClass::Paladin,
        &[
            Give("ICC_829t4"),
            Cost("ICC_829t4", 2),
            Stats("ICC_829t4", 2, 2),
            Play("ICC_829t4", Nothing),
            In(The("ICC_829t4"), Zone::Play),
            Now(The("ICC_829t4"), 2, 2),
        ],
    );
}

/// # Darion Mograine
///
/// `ICC_829t5` · Paladin minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla ICC_829t5 c9e08a7e d2117719 fe8a8919
#[test]
fn ICC_829t5_darion_mograine() {
    check(
        CardClass::Paladin,
        &[
            Give("ICC_829t5"),
            Cost("ICC_829t5", 2),
            Stats("ICC_829t5", 2, 2),
            Play("ICC_829t5", Nothing),
            In(The("ICC_829t5"), Zone::Play),
            Now(The("ICC_829t5"), 2, 2),
        ],
    );
}

/// # Bolvar, Fireblood
///
/// `ICC_858` · Paladin minion · 5 mana · 1/7
///
/// > **Divine Shield** After a friendly minion loses **Divine Shield**, gain +2 Attack.
///
/// State: Derived
//~ derived ICC_858 76cd1de6 1bf3a3ca 314b3be8.3e7838f2
#[test]
fn ICC_858_bolvar_fireblood() {
    check(
        CardClass::Paladin,
        &[
            Give("ICC_858"),
            Cost("ICC_858", 5),
            Stats("ICC_858", 1, 7),
            Has("ICC_858", GameTag::DIVINE_SHIELD),
            Friend("AT_087"),
            Friend("CS2_182"),
            Enemy("AT_087"),
            Enemy("CS2_182"),
            Friend("ICC_858"),
            Hurt(Nth(5), 1),
            Now(Nth(5), 3, 7),
        ],
    );
}
