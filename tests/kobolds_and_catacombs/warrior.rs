//! Warrior cards of Kobolds & Catacombs, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file d574489c

/// # Kobold Barbarian
///
/// `LOOT_041` · Warrior minion · 3 mana · 4/4
///
/// > At the start of your turn, attack a random enemy.
///
/// State: Derived
//~ derived LOOT_041 a8bff3f8 50bdce10 94946776.8cd6cb40
#[test]
fn LOOT_041_kobold_barbarian() {
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_041"),
            Cost("LOOT_041", 3),
            Stats("LOOT_041", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_041"),
            EndTurn,
            Force(Entity(TheirHero)),
            EndTurn,
            Now(TheirHero, 0, 26),
            Damage(TheirHero, 4),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_041"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_041"),
            EndTurn,
            CostNow(InTheirHand(0), 4),
            Now(InTheirHand(0), 4, 5),
            Armor(Mine, 0),
            BoardCount(Mine, 2),
            Damage(MyHero, 0),
            DeckCount(Mine, 19),
            HandCount(Mine, 1),
            CostNow(Nth(0), 3),
            Now(Nth(0), 4, 4),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 4, 5),
            Now(Nth(3), 4, 4),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 19),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Bladed Gauntlet
///
/// `LOOT_044` · Warrior weapon · 2 mana · 0/2 durability
///
/// > Has Attack equal to your Armor. Can't attack heroes.
///
/// State: Derived
//~ derived LOOT_044 c7cb4354 a6498ff4 ebde210f.3a1acbf0
#[test]
fn LOOT_044_bladed_gauntlet() {
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_044"),
            Cost("LOOT_044", 2),
            Stats("LOOT_044", 0, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_044"),
            Play("UNG_923", Nothing),
            Crystals(10),
            HasNow(Nth(3), GameTag::CANNOT_ATTACK_HEROES),
            Now(Nth(3), 5, 2),
        ],
    );
}

/// # Lesser Mithril Spellstone
///
/// `LOOT_203` · Warrior spell · 7 mana
///
/// > Summon one 5/5 Mithril Golem. *(Equip a weapon to upgrade.)*
///
/// State: Derived
//~ derived LOOT_203 04987d90 d5ea6ffd f377f8ce.5a715ffe
#[test]
fn LOOT_203_lesser_mithril_spellstone() {
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_203"),
            Cost("LOOT_203", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_106", Nothing),
            Crystals(10),
            Is(Nth(0), "LOOT_203t2"),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_203"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_203", Nothing),
            BoardCount(Mine, 2),
            In(The("LOOT_203t4"), Zone::Play),
            Now(The("LOOT_203t4"), 5, 5),
        ],
    );
}

/// # Mithril Spellstone
///
/// `LOOT_203t2` · Warrior spell · 7 mana
///
/// > Summon two 5/5 Mithril Golems. *(Equip a weapon to upgrade.)*
///
/// State: Derived
//~ derived LOOT_203t2 a5887252 5b766351 fbdf576c.ceb675c6
#[test]
fn LOOT_203t2_mithril_spellstone() {
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_203t2"),
            Cost("LOOT_203t2", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_106", Nothing),
            Crystals(10),
            Is(Nth(0), "LOOT_203t3"),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_203t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_203t2", Nothing),
            BoardCount(Mine, 3),
            In(The("LOOT_203t4"), Zone::Play),
            Now(The("LOOT_203t4"), 5, 5),
        ],
    );
}

/// # Greater Mithril Spellstone
///
/// `LOOT_203t3` · Warrior spell · 7 mana
///
/// > Summon three 5/5 Mithril Golems.
///
/// State: Derived
//~ derived LOOT_203t3 4b09f9ba bc3517ff 513c0685.d15cd17a
#[test]
fn LOOT_203t3_greater_mithril_spellstone() {
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_203t3"),
            Cost("LOOT_203t3", 7),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_203t3", Nothing),
            BoardCount(Mine, 4),
            In(The("LOOT_203t4"), Zone::Play),
            Now(The("LOOT_203t4"), 5, 5),
        ],
    );
}

/// # Mithril Golem
///
/// `LOOT_203t4` · Warrior minion · 5 mana · 5/5
///
/// State: Vanilla
//~ vanilla LOOT_203t4 9db52fce 2194653d 6dbea63e
#[test]
fn LOOT_203t4_mithril_golem() {
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_203t4"),
            Cost("LOOT_203t4", 5),
            Stats("LOOT_203t4", 5, 5),
            Play("LOOT_203t4", Nothing),
            In(The("LOOT_203t4"), Zone::Play),
            Now(The("LOOT_203t4"), 5, 5),
        ],
    );
}

/// # Unidentified Shield
///
/// `LOOT_285` · Warrior spell · 6 mana
///
/// > Gain 5 Armor. Gains a bonus effect in your hand.
///
/// State: Derived
//~ derived LOOT_285 db2c7b4f 14b94857 0c5214b7.fda895c6
#[test]
fn LOOT_285_unidentified_shield() {
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_285"),
            Cost("LOOT_285", 6),
            OnTop("LOOT_285"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_285", Nothing),
            Armor(Mine, 5),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_285"),
            OnTop("LOOT_285"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            EndTurn,
            Force(Card("LOOT_285t")),
            EndTurn,
            Is(Nth(1), "LOOT_285t"),
        ],
    );
}

/// # Tower Shield +10
///
/// `LOOT_285t` · Warrior spell · 6 mana
///
/// > Gain 5 Armor. Gain 10 more Armor.
///
/// State: Todo
//~ todo LOOT_285t e1f764b0 72ab2c01 4196cb62.0c3c5b29
#[test]
#[ignore = "todo: LOOT_285t Tower Shield +10"]
fn LOOT_285t_tower_shield_10() {
    check(CardClass::Warrior, &[Give("LOOT_285t"), Cost("LOOT_285t", 6), Unwritten]);
}

/// # Serrated Shield
///
/// `LOOT_285t2` · Warrior spell · 6 mana
///
/// > Gain 5 Armor. Deal $5 damage.
///
/// State: Derived
//~ derived LOOT_285t2 f76a1b52 cc782bf4 4c0cc955.0485ef83
#[test]
fn LOOT_285t2_serrated_shield() {
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_285t2"),
            Cost("LOOT_285t2", 6),
            Targets("LOOT_285t2", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_285t2", On(Nth(2))),
            Armor(Mine, 5),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_285t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_285t2", On(Nth(1))),
            Armor(Mine, 5),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_285t2"),
            Play("LOOT_285t2", On(TheirHero)),
            Armor(Mine, 5),
            Now(TheirHero, 0, 25),
            Damage(TheirHero, 5),
        ],
    );
}

/// # Runed Shield
///
/// `LOOT_285t3` · Warrior spell · 6 mana
///
/// > Gain 5 Armor. Summon a 5/5 Golem.
///
/// State: Derived
//~ derived LOOT_285t3 81d507b8 7d3238d2 6ba146e5.b0a2df82
#[test]
fn LOOT_285t3_runed_shield() {
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_285t3"),
            Cost("LOOT_285t3", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_285t3", Nothing),
            Armor(Mine, 5),
            BoardCount(Mine, 2),
            In(The("LOOT_285t3t"), Zone::Play),
            Now(The("LOOT_285t3t"), 5, 5),
        ],
    );
}

/// # Iron Golem
///
/// `LOOT_285t3t` · Warrior minion · 5 mana · 5/5
///
/// State: Vanilla
//~ vanilla LOOT_285t3t d8d840ce c9773d95 6881cdd9
#[test]
fn LOOT_285t3t_iron_golem() {
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_285t3t"),
            Cost("LOOT_285t3t", 5),
            Stats("LOOT_285t3t", 5, 5),
            Play("LOOT_285t3t", Nothing),
            In(The("LOOT_285t3t"), Zone::Play),
            Now(The("LOOT_285t3t"), 5, 5),
        ],
    );
}

/// # Spiked Shield
///
/// `LOOT_285t4` · Warrior spell · 6 mana
///
/// > Gain 5 Armor. Equip a 5/2 weapon.
///
/// State: Derived
//~ derived LOOT_285t4 427ae396 23de9b92 68bc61df.9df7d769
#[test]
fn LOOT_285t4_spiked_shield() {
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_285t4"),
            Cost("LOOT_285t4", 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_285t4", Nothing),
            Armor(Mine, 5),
            Now(MyHero, 5, 30),
            Is(MyWeapon, "LOOT_285t4t"),
            Now(MyWeapon, 5, 2),
        ],
    );
}

/// # Spiked Shield
///
/// `LOOT_285t4t` · Warrior weapon · 5 mana · 5/2 durability
///
/// State: Vanilla
//~ vanilla LOOT_285t4t 4ccd2555 74a6f78c d404ca89
#[test]
fn LOOT_285t4t_spiked_shield() {
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_285t4t"),
            Cost("LOOT_285t4t", 5),
            Stats("LOOT_285t4t", 5, 2),
            Play("LOOT_285t4t", Nothing),
            In(The("LOOT_285t4t"), Zone::Play),
        ],
    );
}

/// # Reckless Flurry
///
/// `LOOT_364` · Warrior spell · 3 mana
///
/// > Spend all your Armor. Deal that much damage to all minions.
///
/// State: Todo
//~ todo LOOT_364 61fd56c3 ab8d2d22 9bc1406b.4ac753c0
#[test]
#[ignore = "todo: LOOT_364 Reckless Flurry"]
fn LOOT_364_reckless_flurry() {
    check(CardClass::Warrior, &[Give("LOOT_364"), Cost("LOOT_364", 3), Unwritten]);
}

/// # Gemstudded Golem
///
/// `LOOT_365` · Warrior minion · 6 mana · 5/9
///
/// > **Taunt** Can only attack if you have 5 or more Armor.
///
/// State: Derived
//~ derived LOOT_365 363de368 f0dc671c 0125df60.daed49ab
#[test]
fn LOOT_365_gemstudded_golem() {
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_365"),
            Cost("LOOT_365", 6),
            Stats("LOOT_365", 5, 9),
            Has("LOOT_365", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_365"),
            HasNow(Nth(3), GameTag::CANT_ATTACK),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_365"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_365"),
            Play("UNG_923", Nothing),
            Crystals(10),
            HasNot(Nth(3), GameTag::CANT_ATTACK),
        ],
    );
}

/// # Drywhisker Armorer
///
/// `LOOT_367` · Warrior minion · 2 mana · 2/2
///
/// > **Battlecry:** For each enemy minion, gain 2 Armor.
///
/// State: Derived
//~ derived LOOT_367 9fef4dd8 a7241c96 484fb37e.6a7b45b4
#[test]
fn LOOT_367_drywhisker_armorer() {
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_367"),
            Cost("LOOT_367", 2),
            Stats("LOOT_367", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("LOOT_367", Nothing),
            Armor(Mine, 2),
        ],
    );
}

/// # Gather Your Party
///
/// `LOOT_370` · Warrior spell · 6 mana
///
/// > **Recruit** a minion.
///
/// State: Done
//~ done LOOT_370 ee0e6531 - 7b61f40e.7be175ff
#[test]
fn LOOT_370_gather_your_party() {
    check(
        CardClass::Warrior,
        &[Give("LOOT_370"), Cost("LOOT_370", 6), Play("LOOT_370", Nothing), Is(My(0), "CS2_182"), DeckCount(Mine, 18)],
    );
}

/// # Woecleaver
///
/// `LOOT_380` · Warrior weapon · 8 mana · 3/3 durability
///
/// > After your hero attacks, **Recruit** a minion.
///
/// State: Derived
//~ derived LOOT_380 9792ba55 49c35d88 ef8a536b.35c0e7ad
#[test]
fn LOOT_380_woecleaver() {
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_380"),
            Cost("LOOT_380", 8),
            Stats("LOOT_380", 3, 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_380"),
            Force(Entity(Nth(3))),
            Attack(MyHero, TheirHero),
            BoardCount(Mine, 2),
            DeckCount(Mine, 21),
            In(Nth(3), Zone::Play),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_380"),
            EmptyDeck(Mine),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            OnTop("CS2_008"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_380"),
            Attack(MyHero, TheirHero),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 5),
            HandCount(Mine, 1),
            CostNow(Nth(0), 8),
            Now(Nth(0), 3, 3),
            Now(Nth(6), 4, 5),
            Now(Nth(7), 4, 5),
            Now(Nth(8), 3, 2),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 3),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Geosculptor Yip
///
/// `LOOT_519` · Warrior minion · 8 mana · 4/8
///
/// > At the end of your turn, summon a random minion with Cost equal to your Armor *(up to 10)*.
///
/// State: Derived
//~ derived LOOT_519 61696f72 2ada55f8 69ca4484.d3803226
#[test]
fn LOOT_519_geosculptor_yip() {
    check(
        CardClass::Warrior,
        &[
            Give("LOOT_519"),
            Cost("LOOT_519", 8),
            Stats("LOOT_519", 4, 8),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("LOOT_519"),
            Force(Card("CS2_231")),
            EndTurn,
            BoardCount(Mine, 3),
            In(The("CS2_231"), Zone::Play),
            Now(The("CS2_231"), 1, 1),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("LOOT_519"), Friend("CS2_182"), Enemy("CS2_182"), Friend("LOOT_519"), Never(Card("AT_061")), EndTurn],
    );
}
