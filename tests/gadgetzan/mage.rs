//! Mage cards of Mean Streets of Gadgetzan, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file c4c93937

/// # Freezing Potion
///
/// `CFM_021` · Mage spell · Frost · 0 mana
///
/// > **Freeze** an enemy.
///
/// State: Derived
//~ derived CFM_021 8f25013b 3322e319 76a79cfb.046c921b
#[test]
fn CFM_021_freezing_potion() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_021"),
            Cost("CFM_021", 0),
            Targets("CFM_021", &[EnemyMinion, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_021", On(Nth(2))),
            HasNow(Nth(2), GameTag::FROZEN),
        ],
    );
}

/// # Volcanic Potion
///
/// `CFM_065` · Mage spell · Fire · 3 mana
///
/// > Deal $2 damage to all minions.
///
/// State: Derived
//~ derived CFM_065 f7bf6d1a 840a2e21 42d8b9d4.ce882c3f
#[test]
fn CFM_065_volcanic_potion() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_065"),
            Cost("CFM_065", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_065", Nothing),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Kabal Lackey
///
/// `CFM_066` · Mage minion · 1 mana · 2/1
///
/// > **Battlecry:** The next **Secret** you play this turn costs (1).
///
/// State: Todo
//~ todo CFM_066 f2c467e7 9dfea66c a64edab3.a57fb38f
#[test]
#[ignore = "todo: CFM_066 Kabal Lackey"]
fn CFM_066_kabal_lackey() {
    check(CardClass::Mage, &[Give("CFM_066"), Cost("CFM_066", 1), Stats("CFM_066", 2, 1), Unwritten]);
}

/// # Kabal Chemist
///
/// `CFM_619` · Multi-class minion · 4 mana · 3/3
///
/// > **Battlecry:** Add a random Potion to your hand.
///
/// State: Derived
//~ derived CFM_619 d9b69d42 d17e538a ac74dece.322c686f
#[test]
fn CFM_619_kabal_chemist() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_619"),
            Cost("CFM_619", 4),
            Stats("CFM_619", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CFM_065")),
            Play("CFM_619", Nothing),
            Is(InHand(0), "CFM_065"),
            CostNow(InHand(0), 3),
            HandCount(Mine, 1),
        ],
    );
}

/// # Potion of Polymorph
///
/// `CFM_620` · Mage spell · Arcane · 3 mana
///
/// > **Secret:** After your opponent plays a minion, transform it into a 1/1 Sheep.
///
/// State: Derived
//~ derived CFM_620 11a70e7d 04d34b71 ed921f59.f229948e
#[test]
fn CFM_620_potion_of_polymorph() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_620"),
            Cost("CFM_620", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_620"),
            EndTurn,
            Play("CS2_182", Nothing),
            Dead(Nth(3)),
            Is(Nth(4), "CS2_tk1"),
            Now(Nth(4), 1, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CFM_620"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CFM_620"),
            EndTurn,
            Play("GAME_005", Nothing),
            In(Nth(3), Zone::Secret),
        ],
    );
}

/// # Kazakus
///
/// `CFM_621` · Multi-class minion · 4 mana · 3/3
///
/// > **Battlecry:** If your deck has no duplicates, create a custom spell.
///
/// State: Todo
//~ todo CFM_621 cec84a91 7739ed7c d76c86fa.92f47d85
#[test]
#[ignore = "todo: CFM_621 Kazakus"]
fn CFM_621_kazakus() {
    check(CardClass::Mage, &[Give("CFM_621"), Cost("CFM_621", 4), Stats("CFM_621", 3, 3), Unwritten]);
}

/// # Kabal Demon
///
/// `CFM_621_m2` · Neutral minion · 5 mana · 5/5
///
/// State: Vanilla
//~ vanilla CFM_621_m2 e949de75 e726d000 6b713b24
#[test]
fn CFM_621_m2_kabal_demon() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621_m2"),
            Cost("CFM_621_m2", 5),
            Stats("CFM_621_m2", 5, 5),
            Play("CFM_621_m2", Nothing),
            In(The("CFM_621_m2"), Zone::Play),
            Now(The("CFM_621_m2"), 5, 5),
        ],
    );
}

/// # Kabal Demon
///
/// `CFM_621_m3` · Neutral minion · 8 mana · 8/8
///
/// State: Vanilla
//~ vanilla CFM_621_m3 540b59b8 92e4d3a4 fb0c540f
#[test]
fn CFM_621_m3_kabal_demon() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621_m3"),
            Cost("CFM_621_m3", 8),
            Stats("CFM_621_m3", 8, 8),
            Play("CFM_621_m3", Nothing),
            In(The("CFM_621_m3"), Zone::Play),
            Now(The("CFM_621_m3"), 8, 8),
        ],
    );
}

/// # Kabal Demon
///
/// `CFM_621_m4` · Neutral minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla CFM_621_m4 1e2f9ce0 7bc1b70a 81ae8427
#[test]
fn CFM_621_m4_kabal_demon() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621_m4"),
            Cost("CFM_621_m4", 2),
            Stats("CFM_621_m4", 2, 2),
            Play("CFM_621_m4", Nothing),
            In(The("CFM_621_m4"), Zone::Play),
            Now(The("CFM_621_m4"), 2, 2),
        ],
    );
}

/// # Sheep
///
/// `CFM_621_m5` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla CFM_621_m5 205114b3 10a0f68c 56b1b2e8
#[test]
fn CFM_621_m5_sheep() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621_m5"),
            Cost("CFM_621_m5", 1),
            Stats("CFM_621_m5", 1, 1),
            Play("CFM_621_m5", Nothing),
            In(The("CFM_621_m5"), Zone::Play),
            Now(The("CFM_621_m5"), 1, 1),
        ],
    );
}

/// # Goldthorn
///
/// `CFM_621e` · Neutral enchantment
///
/// > +2 Health.
///
/// State: Derived
//~ derived CFM_621e c741ff17 beccc1ee 64a19a7d.9f1b69f0
#[test]
fn CFM_621e_goldthorn() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "CFM_621e"), Now(My(0), 5, 3)]);
}

/// # Goldthorn
///
/// `CFM_621e2` · Neutral enchantment
///
/// > +4 Health.
///
/// State: Derived
//~ derived CFM_621e2 e5a7b12c b1ef91de 24b8e591.55f9b592
#[test]
fn CFM_621e2_goldthorn() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "CFM_621e2"), Now(My(0), 5, 5)]);
}

/// # Goldthorn
///
/// `CFM_621e3` · Neutral enchantment
///
/// > +6 Health.
///
/// State: Derived
//~ derived CFM_621e3 66e015ef 72983d6e 568a3428.7232da84
#[test]
fn CFM_621e3_goldthorn() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "CFM_621e3"), Now(My(0), 5, 7)]);
}

/// # Kazakus Potion
///
/// `CFM_621t` · Neutral spell · 1 mana
///
/// > {0} {1}
///
/// State: Todo
//~ todo CFM_621t e6ab3943 d9d1effa e9603298.09cdb72f
#[test]
#[ignore = "todo: CFM_621t Kazakus Potion"]
fn CFM_621t_kazakus_potion() {
    check(CardClass::Mage, &[Give("CFM_621t"), Cost("CFM_621t", 1), Unwritten]);
}

/// # Netherbloom
///
/// `CFM_621t10` · Neutral spell · 1 mana
///
/// > Summon a 2/2 Demon.
///
/// State: Todo
//~ todo CFM_621t10 8087c1df ab5fadc3 db931489.dcd502f5
#[test]
#[ignore = "todo: CFM_621t10 Netherbloom"]
fn CFM_621t10_netherbloom() {
    check(CardClass::Mage, &[Give("CFM_621t10"), Cost("CFM_621t10", 1), Unwritten]);
}

/// # Lesser Potion
///
/// `CFM_621t11` · Neutral spell · 1 mana
///
/// > Create a 1-Cost spell.
///
/// State: Todo
//~ todo CFM_621t11 5fd898d6 9e34de83 71750107.74cacb2f
#[test]
#[ignore = "todo: CFM_621t11 Lesser Potion"]
fn CFM_621t11_lesser_potion() {
    check(CardClass::Mage, &[Give("CFM_621t11"), Cost("CFM_621t11", 1), Unwritten]);
}

/// # Greater Potion
///
/// `CFM_621t12` · Neutral spell · 5 mana
///
/// > Create a 5-Cost spell.
///
/// State: Todo
//~ todo CFM_621t12 14f6c509 c7094e18 32f05279.3f9f63ac
#[test]
#[ignore = "todo: CFM_621t12 Greater Potion"]
fn CFM_621t12_greater_potion() {
    check(CardClass::Mage, &[Give("CFM_621t12"), Cost("CFM_621t12", 5), Unwritten]);
}

/// # Superior Potion
///
/// `CFM_621t13` · Neutral spell · 10 mana
///
/// > Create a 10-Cost spell.
///
/// State: Todo
//~ todo CFM_621t13 a2b8aff1 a6ba1437 9f4cf935.22dd8af9
#[test]
#[ignore = "todo: CFM_621t13 Superior Potion"]
fn CFM_621t13_superior_potion() {
    check(CardClass::Mage, &[Give("CFM_621t13"), Cost("CFM_621t13", 10), Unwritten]);
}

/// # Kazakus Potion
///
/// `CFM_621t14` · Neutral spell · 5 mana
///
/// > {0} {1}
///
/// State: Todo
//~ todo CFM_621t14 ad0b11e5 bbaee4a1 160358d8.09cdb72f
#[test]
#[ignore = "todo: CFM_621t14 Kazakus Potion"]
fn CFM_621t14_kazakus_potion() {
    check(CardClass::Mage, &[Give("CFM_621t14"), Cost("CFM_621t14", 5), Unwritten]);
}

/// # Kazakus Potion
///
/// `CFM_621t15` · Neutral spell · 10 mana
///
/// > {0} {1}
///
/// State: Todo
//~ todo CFM_621t15 da477ace a05220ae 80ca167c.09cdb72f
#[test]
#[ignore = "todo: CFM_621t15 Kazakus Potion"]
fn CFM_621t15_kazakus_potion() {
    check(CardClass::Mage, &[Give("CFM_621t15"), Cost("CFM_621t15", 10), Unwritten]);
}

/// # Heart of Fire
///
/// `CFM_621t16` · Neutral spell · 5 mana
///
/// > Deal $5 damage.
///
/// State: Derived
//~ derived CFM_621t16 4d266532 46f59f46 ca20816d.33c3a4af
#[test]
fn CFM_621t16_heart_of_fire() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t16"),
            Cost("CFM_621t16", 5),
            Targets("CFM_621t16", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_621t16", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t16"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_621t16", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("CFM_621t16"), Play("CFM_621t16", On(TheirHero)), Now(TheirHero, 0, 25), Damage(TheirHero, 5)],
    );
}

/// # Stonescale Oil
///
/// `CFM_621t17` · Neutral spell · 5 mana
///
/// > Gain 7 Armor.
///
/// State: Derived
//~ derived CFM_621t17 c98f38f8 318cb07b f11b78e3.2e075814
#[test]
fn CFM_621t17_stonescale_oil() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t17"),
            Cost("CFM_621t17", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_621t17", Nothing),
            Armor(Mine, 7),
        ],
    );
}

/// # Felbloom
///
/// `CFM_621t18` · Neutral spell · 5 mana
///
/// > Deal $4 damage to all minions.
///
/// State: Derived
//~ derived CFM_621t18 07eea030 1783d472 ddc19073.1f7a508c
#[test]
fn CFM_621t18_felbloom() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t18"),
            Cost("CFM_621t18", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_621t18", Nothing),
            Now(Nth(1), 4, 1),
            Now(Nth(2), 4, 1),
        ],
    );
}

/// # Icecap
///
/// `CFM_621t19` · Neutral spell · 5 mana
///
/// > **Freeze** 2 random enemy minions.
///
/// State: Derived
//~ derived CFM_621t19 3393fd9d c9a35081 60c4bceb.8fbaa72f
#[test]
fn CFM_621t19_icecap() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t19"),
            Cost("CFM_621t19", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("CFM_621t19", Nothing),
            HasNow(Nth(2), GameTag::FROZEN),
        ],
    );
}

/// # Heart of Fire
///
/// `CFM_621t2` · Neutral spell · 1 mana
///
/// > Deal $3 damage.
///
/// State: Derived
//~ derived CFM_621t2 1b41ad4f 415216c5 25e259f0.528329a4
#[test]
fn CFM_621t2_heart_of_fire() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t2"),
            Cost("CFM_621t2", 1),
            Targets("CFM_621t2", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_621t2", On(Nth(2))),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("CFM_621t2"), Friend("CS2_182"), Enemy("CS2_182"), Play("CFM_621t2", On(Nth(1))), Now(Nth(1), 4, 2)],
    );
}

/// # Netherbloom
///
/// `CFM_621t20` · Neutral spell · 5 mana
///
/// > Summon a 5/5 Demon.
///
/// State: Todo
//~ todo CFM_621t20 8118e872 f58fbe77 550b8c0f.5f8081cf
#[test]
#[ignore = "todo: CFM_621t20 Netherbloom"]
fn CFM_621t20_netherbloom() {
    check(CardClass::Mage, &[Give("CFM_621t20"), Cost("CFM_621t20", 5), Unwritten]);
}

/// # Mystic Wool
///
/// `CFM_621t21` · Neutral spell · 5 mana
///
/// > Transform a random enemy minion into a 1/1 Sheep.@Polymorph a random enemy minion.
///
/// State: Todo
//~ todo CFM_621t21 80064ce3 56d9c286 0611acc8.5c451031
#[test]
#[ignore = "todo: CFM_621t21 Mystic Wool"]
fn CFM_621t21_mystic_wool() {
    check(CardClass::Mage, &[Give("CFM_621t21"), Cost("CFM_621t21", 5), Unwritten]);
}

/// # Kingsblood
///
/// `CFM_621t22` · Neutral spell · 5 mana
///
/// > Draw 2 cards.
///
/// State: Derived
//~ derived CFM_621t22 4b8d9c27 968f58f6 f9b2f47d.021f85ea
#[test]
fn CFM_621t22_kingsblood() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t22"),
            Cost("CFM_621t22", 5),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_621t22", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
        ],
    );
}

/// # Shadow Oil
///
/// `CFM_621t23` · Neutral spell · 5 mana
///
/// > Add 2 random Demons to your hand.
///
/// State: Derived
//~ derived CFM_621t23 87681819 8234a0e7 d0d0155b.a4ee1b69
#[test]
fn CFM_621t23_shadow_oil() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t23"),
            Cost("CFM_621t23", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_020")),
            Force(Card("AT_020")),
            Play("CFM_621t23", Nothing),
            Is(InHand(0), "AT_020"),
            CostNow(InHand(0), 7),
            Now(InHand(0), 6, 8),
            Is(InHand(1), "AT_020"),
            CostNow(InHand(1), 7),
            Now(InHand(1), 6, 8),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("CFM_621t23"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("CFM_621t23", Nothing)],
    );
}

/// # Goldthorn
///
/// `CFM_621t24` · Neutral spell · 5 mana
///
/// > Give your minions +4 Health.
///
/// State: Derived
//~ derived CFM_621t24 512308b6 67f1c42d 5246a638.79084d14
#[test]
fn CFM_621t24_goldthorn() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t24"),
            Cost("CFM_621t24", 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_621t24", Nothing),
            Now(Nth(1), 4, 9),
        ],
    );
}

/// # Heart of Fire
///
/// `CFM_621t25` · Neutral spell · 10 mana
///
/// > Deal $8 damage.
///
/// State: Derived
//~ derived CFM_621t25 5dac7a7f ea715e51 ba99eebc.d41399fa
#[test]
fn CFM_621t25_heart_of_fire() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t25"),
            Cost("CFM_621t25", 10),
            Targets("CFM_621t25", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_621t25", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t25"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_621t25", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("CFM_621t25"), Play("CFM_621t25", On(TheirHero)), Now(TheirHero, 0, 22), Damage(TheirHero, 8)],
    );
}

/// # Stonescale Oil
///
/// `CFM_621t26` · Neutral spell · 10 mana
///
/// > Gain 10 Armor.
///
/// State: Derived
//~ derived CFM_621t26 66d8dc4d 7d5d5156 5d89a2a0.a6069c7c
#[test]
fn CFM_621t26_stonescale_oil() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t26"),
            Cost("CFM_621t26", 10),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_621t26", Nothing),
            Armor(Mine, 10),
        ],
    );
}

/// # Icecap
///
/// `CFM_621t27` · Neutral spell · 10 mana
///
/// > **Freeze** 3 random enemy minions.
///
/// State: Derived
//~ derived CFM_621t27 e2594de0 c9186095 b3925c86.e1dba7b7
#[test]
fn CFM_621t27_icecap() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t27"),
            Cost("CFM_621t27", 10),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("CFM_621t27", Nothing),
            HasNow(Nth(2), GameTag::FROZEN),
        ],
    );
}

/// # Netherbloom
///
/// `CFM_621t28` · Neutral spell · 10 mana
///
/// > Summon an 8/8 Demon.
///
/// State: Todo
//~ todo CFM_621t28 78c76a4d 988c3ab3 99a013fb.83cd2a60
#[test]
#[ignore = "todo: CFM_621t28 Netherbloom"]
fn CFM_621t28_netherbloom() {
    check(CardClass::Mage, &[Give("CFM_621t28"), Cost("CFM_621t28", 10), Unwritten]);
}

/// # Mystic Wool
///
/// `CFM_621t29` · Neutral spell · 10 mana
///
/// > Transform all minions into 1/1 Sheep.
///
/// State: Derived
//~ derived CFM_621t29 e5dd25d8 670ac2c4 830b1a58.0b86a13e
#[test]
fn CFM_621t29_mystic_wool() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t29"),
            Cost("CFM_621t29", 10),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_621t29", Nothing),
            Is(Nth(1), "CFM_621_m5"),
            Now(Nth(1), 1, 1),
            Is(Nth(2), "CFM_621_m5"),
            Now(Nth(2), 1, 1),
        ],
    );
}

/// # Stonescale Oil
///
/// `CFM_621t3` · Neutral spell · 1 mana
///
/// > Gain 4 Armor.
///
/// State: Derived
//~ derived CFM_621t3 71bb2dcf ec4a730a bf9308b3.cde9032f
#[test]
fn CFM_621t3_stonescale_oil() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t3"),
            Cost("CFM_621t3", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_621t3", Nothing),
            Armor(Mine, 4),
        ],
    );
}

/// # Kingsblood
///
/// `CFM_621t30` · Neutral spell · 10 mana
///
/// > Draw 3 cards.
///
/// State: Derived
//~ derived CFM_621t30 0616d051 16ecbecb 8a4f289a.35dc1efa
#[test]
fn CFM_621t30_kingsblood() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t30"),
            Cost("CFM_621t30", 10),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_621t30", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 3),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 4),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 4, 5),
        ],
    );
}

/// # Shadow Oil
///
/// `CFM_621t31` · Neutral spell · 10 mana
///
/// > Add 3 random Demons to your hand.
///
/// State: Derived
//~ derived CFM_621t31 e4ba988a fad2e49f 695f36d3.39fe9b66
#[test]
fn CFM_621t31_shadow_oil() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t31"),
            Cost("CFM_621t31", 10),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_020")),
            Force(Card("AT_020")),
            Force(Card("AT_020")),
            Play("CFM_621t31", Nothing),
            Is(InHand(0), "AT_020"),
            CostNow(InHand(0), 7),
            Now(InHand(0), 6, 8),
            Is(InHand(1), "AT_020"),
            CostNow(InHand(1), 7),
            Now(InHand(1), 6, 8),
            Is(InHand(2), "AT_020"),
            CostNow(InHand(2), 7),
            Now(InHand(2), 6, 8),
            HandCount(Mine, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("CFM_621t31"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("CFM_621t31", Nothing)],
    );
}

/// # Goldthorn
///
/// `CFM_621t32` · Neutral spell · 10 mana
///
/// > Give your minions +6 Health.
///
/// State: Derived
//~ derived CFM_621t32 7f9feec0 a50cb349 0e3bcdd9.81469df8
#[test]
fn CFM_621t32_goldthorn() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t32"),
            Cost("CFM_621t32", 10),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_621t32", Nothing),
            Now(Nth(1), 4, 11),
        ],
    );
}

/// # Felbloom
///
/// `CFM_621t33` · Neutral spell · 10 mana
///
/// > Deal $6 damage to all minions.
///
/// State: Derived
//~ derived CFM_621t33 1c89bd49 91f33f2e 1123d079.5f5e52f8
#[test]
fn CFM_621t33_felbloom() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t33"),
            Cost("CFM_621t33", 10),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_621t33", Nothing),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t33"),
            Friend("TLC_248"),
            Enemy("AT_101"),
            Play("CFM_621t33", Nothing),
            Now(Nth(1), 14, 22),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Ichor of Undeath
///
/// `CFM_621t37` · Neutral spell · 1 mana
///
/// > Summon a friendly minion that died this game.
///
/// State: Derived
//~ derived CFM_621t37 2b51a466 5b81e6e9 e40eb0f4.0028735e
#[test]
fn CFM_621t37_ichor_of_undeath() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t37"),
            Cost("CFM_621t37", 1),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("CS2_118")),
            Play("CFM_621t37", Nothing),
            BoardCount(Mine, 2),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
}

/// # Ichor of Undeath
///
/// `CFM_621t38` · Neutral spell · 5 mana
///
/// > Summon 2 friendly minions that died this game.
///
/// State: Derived
//~ derived CFM_621t38 71b37d7d d2c95943 3dad8d2e.2f3e5aef
#[test]
fn CFM_621t38_ichor_of_undeath() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t38"),
            Cost("CFM_621t38", 5),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("CS2_118")),
            Play("CFM_621t38", Nothing),
            BoardCount(Mine, 2),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
}

/// # Ichor of Undeath
///
/// `CFM_621t39` · Neutral spell · 10 mana
///
/// > Summon 3 friendly minions that died this game.
///
/// State: Derived
//~ derived CFM_621t39 4f971247 cc535f94 b2110902.0367ba21
#[test]
fn CFM_621t39_ichor_of_undeath() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t39"),
            Cost("CFM_621t39", 10),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("CS2_118")),
            Play("CFM_621t39", Nothing),
            BoardCount(Mine, 2),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
}

/// # Felbloom
///
/// `CFM_621t4` · Neutral spell · 1 mana
///
/// > Deal $2 damage to all minions.
///
/// State: Derived
//~ derived CFM_621t4 c83c9e98 bc95e30b e447c4a2.ce882c3f
#[test]
fn CFM_621t4_felbloom() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t4"),
            Cost("CFM_621t4", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_621t4", Nothing),
            Now(Nth(1), 4, 3),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Icecap
///
/// `CFM_621t5` · Neutral spell · 1 mana
///
/// > **Freeze** a random enemy minion.
///
/// State: Derived
//~ derived CFM_621t5 5edf5014 6a4cd620 7c7548b3.21b390e1
#[test]
fn CFM_621t5_icecap() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t5"),
            Cost("CFM_621t5", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("CFM_621t5", Nothing),
            HasNow(Nth(2), GameTag::FROZEN),
        ],
    );
}

/// # Goldthorn
///
/// `CFM_621t6` · Neutral spell · 1 mana
///
/// > Give your minions +2 Health.
///
/// State: Derived
//~ derived CFM_621t6 01614a83 ad7a570c 163eec76.6f7df995
#[test]
fn CFM_621t6_goldthorn() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t6"),
            Cost("CFM_621t6", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_621t6", Nothing),
            Now(Nth(1), 4, 7),
        ],
    );
}

/// # Kingsblood
///
/// `CFM_621t8` · Neutral spell · 1 mana
///
/// > Draw a card.
///
/// State: Derived
//~ derived CFM_621t8 c6647050 29585f5e ea390bf9.442bc6f4
#[test]
fn CFM_621t8_kingsblood() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t8"),
            Cost("CFM_621t8", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_621t8", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Shadow Oil
///
/// `CFM_621t9` · Neutral spell · 1 mana
///
/// > Add a random Demon to your hand.
///
/// State: Derived
//~ derived CFM_621t9 44c7045e 01f46ad9 8ba6e715.ca680c0a
#[test]
fn CFM_621t9_shadow_oil() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_621t9"),
            Cost("CFM_621t9", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_020")),
            Play("CFM_621t9", Nothing),
            Is(InHand(0), "AT_020"),
            CostNow(InHand(0), 7),
            Now(InHand(0), 6, 8),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("CFM_621t9"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_001")), Play("CFM_621t9", Nothing)],
    );
}

/// # Greater Arcane Missiles
///
/// `CFM_623` · Mage spell · Arcane · 7 mana
///
/// > Shoot three missiles at random enemies that deal $3 damage each.
///
/// State: Done
//~ done CFM_623 8c231d43 - eb022d05.4d965197
#[test]
fn CFM_623_greater_arcane_missiles() {
    check(CardClass::Mage, &[Give("CFM_623"), Cost("CFM_623", 7), Play("CFM_623", Nothing), Health(TheirHero, 21)]);
}

/// # Kabal Courier
///
/// `CFM_649` · Multi-class minion · 2 mana · 2/2
///
/// > **Battlecry: Discover** a Mage, Priest, or Warlock card.
///
/// State: Derived
//~ derived CFM_649 0f446497 974e5fc9 3419081f.1441a5f5
#[test]
fn CFM_649_kabal_courier() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_649"),
            Cost("CFM_649", 2),
            Stats("CFM_649", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_020")),
            Play("CFM_649", Nothing),
            ChooseCard("AT_020"),
            Is(InHand(0), "AT_020"),
            CostNow(InHand(0), 7),
            Now(InHand(0), 6, 8),
            HandCount(Mine, 1),
        ],
    );
}

/// # Manic Soulcaster
///
/// `CFM_660` · Mage minion · 3 mana · 3/4
///
/// > **Battlecry:** Choose a friendly minion. Shuffle a copy into your deck.
///
/// State: Derived
//~ derived CFM_660 8e265f6e 965c84c9 73b008b0.542065d8
#[test]
fn CFM_660_manic_soulcaster() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_660"),
            Cost("CFM_660", 3),
            Stats("CFM_660", 3, 4),
            Targets("CFM_660", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_660", On(Nth(1))),
            DeckCount(Mine, 20),
        ],
    );
}

/// # Cryomancer
///
/// `CFM_671` · Mage minion · 5 mana · 5/5
///
/// > **Battlecry:** If an enemy is **Frozen**, gain +2/+2.
///
/// State: Derived
//~ derived CFM_671 1ed9bc22 3358e845 0e5fc662.d3cedaef
#[test]
fn CFM_671_cryomancer() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_671"),
            Cost("CFM_671", 5),
            Stats("CFM_671", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CS2_026", Nothing),
            Crystals(10),
            Play("CFM_671", Nothing),
            Now(Nth(0), 7, 7),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CFM_671"),
            Friend("CS2_182"),
            Play("CS2_026", Nothing),
            Crystals(10),
            Play("CFM_671", Nothing),
            Now(Nth(0), 5, 5),
        ],
    );
}

/// # We All Scream
///
/// `CFM_671e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived CFM_671e 0b95ca03 551a992f fb7bd829.6d6ab056
#[test]
fn CFM_671e_we_all_scream() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "CFM_671e"), Now(My(0), 7, 3)]);
}

/// # Inkmaster Solia
///
/// `CFM_687` · Mage minion · 7 mana · 5/5
///
/// > **Battlecry:** If your deck has no duplicates, the next spell you cast this turn costs (0).
///
/// State: Derived
//~ derived CFM_687 eb4a5c03 b0f5043c e997cbd5.a4c4fc3d
#[test]
fn CFM_687_inkmaster_solia() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_687"),
            Cost("CFM_687", 7),
            Stats("CFM_687", 5, 5),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_687", Nothing),
            CostNow(Nth(6), 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("CFM_687"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("CFM_687", Nothing),
            CostNow(Nth(4), 5),
        ],
    );
}

/// # Free Spell
///
/// `CFM_687e` · Mage enchantment
///
/// > The next spell you cast this turn costs (0).
///
/// State: Derived
//~ derived CFM_687e 3e5662b4 fa2c809d 52489e77.09849f61
#[test]
fn CFM_687e_free_spell() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "CFM_687e"),
            CostNow(Nth(1), 0),
            CostNow(Nth(2), 4),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "CFM_687e"),
            Play("GAME_005", Nothing),
            Crystals(10),
            CostNow(Nth(1), 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "CFM_687e"),
            EndTurn,
            CostNow(Nth(1), 5),
        ],
    );
}

/// # Kabal Crystal Runner
///
/// `CFM_760` · Mage minion · 6 mana · 6/5
///
/// > Costs (2) less for each **Secret** you've played this game.
///
/// State: Done
//~ done CFM_760 532b2e27 - 9744ee35.3c7dd849
#[test]
fn CFM_760_kabal_crystal_runner() {
    check(
        CardClass::Mage,
        &[
            Give("CFM_760"),
            Cost("CFM_760", 6),
            Stats("CFM_760", 6, 5),
            CostNow(Nth(0), 6),
            Play("EX1_289", Nothing),
            CostNow(Nth(0), 4),
            Play("CS2_024", On(TheirHero)),
            CostNow(Nth(0), 4),
            EndTurn,
            Play("EX1_289", Nothing),
            CostNow(Nth(0), 4),
            EndTurn,
            Play("EX1_287", Nothing),
            CostNow(Nth(0), 2),
        ],
    );
}
