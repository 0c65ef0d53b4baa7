//! Paladin cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;

/// # Potion of Heroism
///
/// `LOOT_088` · Paladin spell · Holy · 2 mana
///
/// > Give a minion **Divine Shield**. Draw a card.
///
/// State: Todo
//~ LOOT_088 todo 246620ed 3ad80306
#[test]
#[ignore = "todo: LOOT_088 Potion of Heroism"]
fn LOOT_088_potion_of_heroism() {
    check(
        CardClass::Paladin,
        &[Give("LOOT_088"), Cost("LOOT_088", 2), Targets("LOOT_088", &[FriendlyMinion, EnemyMinion]), Unwritten],
    );
}

/// # Lesser Pearl Spellstone
///
/// `LOOT_091` · Paladin spell · Holy · 2 mana
///
/// > Summon a 2/2 Spirit with **Taunt**. @*(Restore 3 Health to upgrade.)*
///
/// State: Todo
//~ LOOT_091 todo ec6467c6 ff0d1c2e
#[test]
#[ignore = "todo: LOOT_091 Lesser Pearl Spellstone"]
fn LOOT_091_lesser_pearl_spellstone() {
    check(CardClass::Paladin, &[Give("LOOT_091"), Cost("LOOT_091", 2), Unwritten]);
}

/// # Guardian Spirit
///
/// `LOOT_091t` · Paladin minion · 2 mana · 2/2
///
/// > **Taunt**
///
/// State: Vanilla
//~ LOOT_091t vanilla 7f8d14c5 f526a244
#[test]
fn LOOT_091t_guardian_spirit() {
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_091t"),
            Cost("LOOT_091t", 2),
            Stats("LOOT_091t", 2, 2),
            Has("LOOT_091t", GameTag::TAUNT),
            Play("LOOT_091t", Nothing),
            In(The("LOOT_091t"), Zone::Play),
            Now(The("LOOT_091t"), 2, 2),
            HasNow(The("LOOT_091t"), GameTag::TAUNT),
        ],
    );
}

/// # Pearl Spellstone
///
/// `LOOT_091t1` · Paladin spell · Holy · 2 mana
///
/// > Summon a 4/4 Spirit with **Taunt**. @
///
/// State: Todo
//~ LOOT_091t1 todo 94069756 8d6a2000
#[test]
#[ignore = "todo: LOOT_091t1 Pearl Spellstone"]
fn LOOT_091t1_pearl_spellstone() {
    check(CardClass::Paladin, &[Give("LOOT_091t1"), Cost("LOOT_091t1", 2), Unwritten]);
}

/// # Guardian Spirit
///
/// `LOOT_091t1t` · Paladin minion · 4 mana · 4/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ LOOT_091t1t vanilla 942986f6 84f05aff
#[test]
fn LOOT_091t1t_guardian_spirit() {
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_091t1t"),
            Cost("LOOT_091t1t", 4),
            Stats("LOOT_091t1t", 4, 4),
            Has("LOOT_091t1t", GameTag::TAUNT),
            Play("LOOT_091t1t", Nothing),
            In(The("LOOT_091t1t"), Zone::Play),
            Now(The("LOOT_091t1t"), 4, 4),
            HasNow(The("LOOT_091t1t"), GameTag::TAUNT),
        ],
    );
}

/// # Greater Pearl Spellstone
///
/// `LOOT_091t2` · Paladin spell · Holy · 2 mana
///
/// > Summon a 6/6 Spirit with **Taunt**.
///
/// State: Todo
//~ LOOT_091t2 todo fbddc09b 5cf1c795
#[test]
#[ignore = "todo: LOOT_091t2 Greater Pearl Spellstone"]
fn LOOT_091t2_greater_pearl_spellstone() {
    check(CardClass::Paladin, &[Give("LOOT_091t2"), Cost("LOOT_091t2", 2), Unwritten]);
}

/// # Guardian Spirit
///
/// `LOOT_091t2t` · Paladin minion · 6 mana · 6/6
///
/// > **Taunt**
///
/// State: Vanilla
//~ LOOT_091t2t vanilla e1e4cf8d d18f247e
#[test]
fn LOOT_091t2t_guardian_spirit() {
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_091t2t"),
            Cost("LOOT_091t2t", 6),
            Stats("LOOT_091t2t", 6, 6),
            Has("LOOT_091t2t", GameTag::TAUNT),
            Play("LOOT_091t2t", Nothing),
            In(The("LOOT_091t2t"), Zone::Play),
            Now(The("LOOT_091t2t"), 6, 6),
            HasNow(The("LOOT_091t2t"), GameTag::TAUNT),
        ],
    );
}

/// # Call to Arms
///
/// `LOOT_093` · Paladin spell · 4 mana
///
/// > **Recruit** 3 minions that cost (2) or less.
///
/// State: Todo
//~ LOOT_093 todo 97fb047d 25cc7864
#[test]
#[ignore = "todo: LOOT_093 Call to Arms"]
fn LOOT_093_call_to_arms() {
    check(CardClass::Paladin, &[Give("LOOT_093"), Cost("LOOT_093", 4), Unwritten]);
}

/// # Lynessa Sunsorrow
///
/// `LOOT_216` · Paladin minion · 7 mana · 1/1
///
/// > **Battlecry:** Cast each spell you cast on your minions this game on this one.
///
/// State: Todo
//~ LOOT_216 todo 5d7b0f3c c96ff30f
#[test]
#[ignore = "todo: LOOT_216 Lynessa Sunsorrow"]
fn LOOT_216_lynessa_sunsorrow() {
    check(CardClass::Paladin, &[Give("LOOT_216"), Cost("LOOT_216", 7), Stats("LOOT_216", 1, 1), Unwritten]);
}

/// # Unidentified Maul
///
/// `LOOT_286` · Paladin weapon · 3 mana · 2/2 durability
///
/// > Gains a bonus effect in your hand.
///
/// State: Todo
//~ LOOT_286 todo 20c59d29 b82da42b
#[test]
#[ignore = "todo: LOOT_286 Unidentified Maul"]
fn LOOT_286_unidentified_maul() {
    check(CardClass::Paladin, &[Give("LOOT_286"), Cost("LOOT_286", 3), Stats("LOOT_286", 2, 2), Unwritten]);
}

/// # Champion's Maul
///
/// `LOOT_286t1` · Paladin weapon · 3 mana · 2/2 durability
///
/// > **Battlecry:** Summon two 1/1 Silver Hand Recruits.
///
/// State: Todo
//~ LOOT_286t1 todo b3c7335e a127bb2b
#[test]
#[ignore = "todo: LOOT_286t1 Champion's Maul"]
fn LOOT_286t1_champions_maul() {
    check(CardClass::Paladin, &[Give("LOOT_286t1"), Cost("LOOT_286t1", 3), Stats("LOOT_286t1", 2, 2), Unwritten]);
}

/// # Sacred Maul
///
/// `LOOT_286t2` · Paladin weapon · 3 mana · 2/2 durability
///
/// > **Battlecry:** Give your minions **Taunt**.
///
/// State: Todo
//~ LOOT_286t2 todo 31f35cb2 3cae4190
#[test]
#[ignore = "todo: LOOT_286t2 Sacred Maul"]
fn LOOT_286t2_sacred_maul() {
    check(CardClass::Paladin, &[Give("LOOT_286t2"), Cost("LOOT_286t2", 3), Stats("LOOT_286t2", 2, 2), Unwritten]);
}

/// # Blessed Maul
///
/// `LOOT_286t3` · Paladin weapon · 3 mana · 2/2 durability
///
/// > **Battlecry:** Give your minions +1 Attack.
///
/// State: Todo
//~ LOOT_286t3 todo 794bc8f0 8e30bfa5
#[test]
#[ignore = "todo: LOOT_286t3 Blessed Maul"]
fn LOOT_286t3_blessed_maul() {
    check(CardClass::Paladin, &[Give("LOOT_286t3"), Cost("LOOT_286t3", 3), Stats("LOOT_286t3", 2, 2), Unwritten]);
}

/// # Purifier's Maul
///
/// `LOOT_286t4` · Paladin weapon · 3 mana · 2/2 durability
///
/// > **Battlecry:** Give your minions **Divine Shield**.
///
/// State: Todo
//~ LOOT_286t4 todo a619b3fa 4c768cfa
#[test]
#[ignore = "todo: LOOT_286t4 Purifier's Maul"]
fn LOOT_286t4_purifiers_maul() {
    check(CardClass::Paladin, &[Give("LOOT_286t4"), Cost("LOOT_286t4", 3), Stats("LOOT_286t4", 2, 2), Unwritten]);
}

/// # Crystal Lion
///
/// `LOOT_313` · Paladin minion · 6 mana · 5/5
///
/// > **Divine Shield** Costs (1) less for each Silver Hand Recruit you control.
///
/// State: Todo
//~ LOOT_313 todo a6991715 1152181e
#[test]
#[ignore = "todo: LOOT_313 Crystal Lion"]
fn LOOT_313_crystal_lion() {
    check(
        CardClass::Paladin,
        &[
            Give("LOOT_313"),
            Cost("LOOT_313", 6),
            Stats("LOOT_313", 5, 5),
            Has("LOOT_313", GameTag::DIVINE_SHIELD),
            Unwritten,
        ],
    );
}

/// # Level Up!
///
/// `LOOT_333` · Paladin spell · 5 mana
///
/// > Give your Silver Hand Recruits +2/+2 and **Taunt**.
///
/// State: Todo
//~ LOOT_333 todo beee75a3 290141e8
#[test]
#[ignore = "todo: LOOT_333 Level Up!"]
fn LOOT_333_level_up() {
    check(CardClass::Paladin, &[Give("LOOT_333"), Cost("LOOT_333", 5), Unwritten]);
}

/// # Drygulch Jailor
///
/// `LOOT_363` · Paladin minion · 2 mana · 1/1
///
/// > **Deathrattle:** Add 3 Silver Hand Recruits to your hand.
///
/// State: Todo
//~ LOOT_363 todo 70c77c72 b9f957bd
#[test]
#[ignore = "todo: LOOT_363 Drygulch Jailor"]
fn LOOT_363_drygulch_jailor() {
    check(CardClass::Paladin, &[Give("LOOT_363"), Cost("LOOT_363", 2), Stats("LOOT_363", 1, 1), Unwritten]);
}

/// # Benevolent Djinn
///
/// `LOOT_398` · Paladin minion · 3 mana · 2/4
///
/// > At the end of your turn, restore #3 Health to your hero.
///
/// State: Todo
//~ LOOT_398 todo 67a03ad4 0872deb8
#[test]
#[ignore = "todo: LOOT_398 Benevolent Djinn"]
fn LOOT_398_benevolent_djinn() {
    check(CardClass::Paladin, &[Give("LOOT_398"), Cost("LOOT_398", 3), Stats("LOOT_398", 2, 4), Unwritten]);
}

/// # Val'anyr
///
/// `LOOT_500` · Paladin weapon · 6 mana · 4/2 durability
///
/// > **Deathrattle:** Give a minion in your hand +4/+2. When it dies, reequip this.
///
/// State: Todo
//~ LOOT_500 todo 03c724bf 6fea2ba7
#[test]
#[ignore = "todo: LOOT_500 Val'anyr"]
fn LOOT_500_valanyr() {
    check(CardClass::Paladin, &[Give("LOOT_500"), Cost("LOOT_500", 6), Stats("LOOT_500", 4, 2), Unwritten]);
}

/// # Val'anyr Reequip Effect Dummy
///
/// `LOOT_500d` · Paladin weapon · 0 mana · 0/0 durability
///
/// > It is a dummy card for holding a effect to play when reequipping Val'anyr (LOOT 500)
///
/// State: Todo
//~ LOOT_500d todo e78c95f1 3fb2e344
#[test]
#[ignore = "todo: LOOT_500d Val'anyr Reequip Effect Dummy"]
fn LOOT_500d_valanyr_reequip_effect_dummy() {
    check(CardClass::Paladin, &[Give("LOOT_500d"), Cost("LOOT_500d", 0), Stats("LOOT_500d", 0, 0), Unwritten]);
}
