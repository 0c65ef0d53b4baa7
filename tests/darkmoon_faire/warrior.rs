//! Warrior cards of Madness at the Darkmoon Faire, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 24fe8fe3

/// # Sword Eater
///
/// `DMF_521` · Warrior minion · 4 mana · 2/5
///
/// > **Taunt Battlecry:** Equip a 3/2 Sword.
///
/// State: Derived
//~ derived DMF_521 97e470d0 b47df410 a53104b4.5a949d5d
#[test]
fn DMF_521_sword_eater() {
    check(
        CardClass::Warrior,
        &[
            Give("DMF_521"),
            Cost("DMF_521", 4),
            Stats("DMF_521", 2, 5),
            Has("DMF_521", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_521", Nothing),
            Now(MyHero, 3, 30),
            Is(MyWeapon, "DMF_521t"),
            Now(MyWeapon, 3, 2),
        ],
    );
}

/// # Jawbreaker
///
/// `DMF_521t` · Warrior weapon · 3 mana · 3/2 durability
///
/// State: Vanilla
//~ vanilla DMF_521t 239b6f1e ae6c63c7 aa70fcee
#[test]
fn DMF_521t_jawbreaker() {
    check(
        CardClass::Warrior,
        &[
            Give("DMF_521t"),
            Cost("DMF_521t", 3),
            Stats("DMF_521t", 3, 2),
            Play("DMF_521t", Nothing),
            In(The("DMF_521t"), Zone::Play),
        ],
    );
}

/// # Minefield
///
/// `DMF_522` · Warrior spell · 2 mana
///
/// > Deal $5 damage randomly split among all minions.
///
/// State: Derived
//~ derived DMF_522 5b0175bc d818467e 5393855b.97323de4
#[test]
fn DMF_522_minefield() {
    check(
        CardClass::Warrior,
        &[
            Give("DMF_522"),
            Cost("DMF_522", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(1))),
            Play("DMF_522", Nothing),
            Now(Nth(1), 4, 2),
            Now(Nth(2), 4, 3),
        ],
    );
}

/// # Bumper Car
///
/// `DMF_523` · Warrior minion · 2 mana · 1/3
///
/// > **Rush Deathrattle:** Add two 1/1 Riders with **Rush** to your hand.
///
/// State: Derived
//~ derived DMF_523 a0f23522 6e94a256 69c1885a.485b307d
#[test]
fn DMF_523_bumper_car() {
    check(
        CardClass::Warrior,
        &[
            Give("DMF_523"),
            Cost("DMF_523", 2),
            Stats("DMF_523", 1, 3),
            Has("DMF_523", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_523"),
            Kill(Nth(3)),
            Is(InHand(1), "DMF_523t"),
            CostNow(InHand(1), 1),
            Now(InHand(1), 1, 1),
            Is(InHand(2), "DMF_523t"),
            CostNow(InHand(2), 1),
            Now(InHand(2), 1, 1),
            HandCount(Mine, 3),
        ],
    );
}

/// # Darkmoon Rider
///
/// `DMF_523t` · Neutral minion · 1 mana · 1/1
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla DMF_523t 417d6700 e640e164 1c6d7435.57b12c28
#[test]
fn DMF_523t_darkmoon_rider() {
    check(
        CardClass::Warrior,
        &[
            Give("DMF_523t"),
            Cost("DMF_523t", 1),
            Stats("DMF_523t", 1, 1),
            Has("DMF_523t", GameTag::RUSH),
            Play("DMF_523t", Nothing),
            In(The("DMF_523t"), Zone::Play),
            Now(The("DMF_523t"), 1, 1),
            HasNow(The("DMF_523t"), GameTag::RUSH),
        ],
    );
}

/// # Ringmaster's Baton
///
/// `DMF_524` · Warrior weapon · 2 mana · 1/3 durability
///
/// > After your hero attacks, give a Mech, Dragon, and Pirate in your hand +1/+1.
///
/// State: Derived
//~ derived DMF_524 c05cbd1c 21b004f5 a2d74519.d1fb839a
#[test]
fn DMF_524_ringmasters_baton() {
    check(
        CardClass::Warrior,
        &[
            Give("DMF_524"),
            Cost("DMF_524", 2),
            Stats("DMF_524", 1, 3),
            Give("GVG_044"),
            Give("AT_008"),
            Give("GVG_070"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_524"),
            Force(Entity(Nth(1))),
            Force(Entity(Nth(2))),
            Force(Entity(Nth(3))),
            Attack(MyHero, TheirHero),
            Now(Nth(1), 4, 5),
            Now(Nth(2), 7, 8),
            Now(Nth(3), 8, 5),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("DMF_524"),
            Give("GVG_044"),
            Give("AT_008"),
            Give("GVG_070"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DMF_524"),
            Never(Entity(Nth(4))),
            Attack(MyHero, TheirHero),
        ],
    );
}

/// # Big-Top Special
///
/// `DMF_524e` · Warrior enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived DMF_524e 1a90f511 ccb817a5 962f8a7c.67341004
#[test]
fn DMF_524e_big_top_special() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "DMF_524e"), Now(My(0), 6, 2)]);
}

/// # Ringmaster Whatley
///
/// `DMF_525` · Warrior minion · 5 mana · 3/5
///
/// > **Battlecry:** Draw a Mech, Dragon, and Pirate.
///
/// State: Derived
//~ derived DMF_525 99eaeea5 863f521f 0d88df10.19462471
#[test]
fn DMF_525_ringmaster_whatley() {
    check(
        CardClass::Warrior,
        &[
            Give("DMF_525"),
            Cost("DMF_525", 5),
            Stats("DMF_525", 3, 5),
            OnTop("GVG_044"),
            OnTop("AT_008"),
            OnTop("GVG_070"),
            OnTop("GVG_044"),
            OnTop("AT_008"),
            OnTop("GVG_070"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_525", Nothing),
            DeckCount(Mine, 23),
            HandCount(Mine, 3),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 3, 4),
            CostNow(Nth(5), 6),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 6, 7),
            CostNow(Nth(6), 5),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 7, 4),
        ],
    );
}

/// # Stage Dive
///
/// `DMF_526` · Warrior spell · 1 mana
///
/// > Draw a **Rush** minion. **Corrupt:** Give it +2/+1.
///
/// State: Derived
//~ derived DMF_526 98bcabdd f7586e85 c58f34f7.7f502243
#[test]
fn DMF_526_stage_dive() {
    check(
        CardClass::Warrior,
        &[
            Give("DMF_526"),
            Cost("DMF_526", 1),
            OnTop("AV_132"),
            OnTop("AV_132"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_526", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 8),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 8, 8),
        ],
    );
}

/// # Stage Dive
///
/// `DMF_526a` · Warrior spell · 1 mana
///
/// > **Corrupted** Draw a **Rush** minion and give it +2/+1.
///
/// State: Derived
//~ derived DMF_526a 837c4e8d 270bd008 d4b6cb30.c5678b8e
#[test]
fn DMF_526a_stage_dive() {
    check(
        CardClass::Warrior,
        &[
            Give("DMF_526a"),
            Cost("DMF_526a", 1),
            Has("DMF_526a", GameTag::CORRUPTED_CARD),
            OnTop("AV_132"),
            OnTop("AV_132"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("DMF_526a", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(2), 8),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 10, 9),
        ],
    );
}

/// # Bweeeoooow!
///
/// `DMF_526e` · Warrior enchantment
///
/// > +2/+1.
///
/// State: Derived
//~ derived DMF_526e 8bcaf80a 75f8d913 b84cdfb6.5ee91837
#[test]
fn DMF_526e_bweeeoooow() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "DMF_526e"), Now(My(0), 7, 2)]);
}

/// # Tent Trasher
///
/// `DMF_528` · Warrior minion · 5 mana · 5/5
///
/// > Rush**.** Costs (1) less for each friendly minion with a unique minion type.
///
/// State: Todo
//~ todo DMF_528 d2b027e2 21905495 47a8cb4a.05b3d82b
#[test]
#[ignore = "todo: DMF_528 Tent Trasher"]
fn DMF_528_tent_trasher() {
    check(
        CardClass::Warrior,
        &[Give("DMF_528"), Cost("DMF_528", 5), Stats("DMF_528", 5, 5), Has("DMF_528", GameTag::RUSH), Unwritten],
    );
}

/// # E.T.C., God of Metal
///
/// `DMF_529` · Warrior minion · 2 mana · 1/4
///
/// > After a friendly **Rush** minion attacks, deal 2 damage to the enemy hero.
///
/// State: Derived
//~ derived DMF_529 76988d3d 25d0c8f2 4b8d948e.5334cf3a
#[test]
fn DMF_529_e_t_c_god_of_metal() {
    check(
        CardClass::Warrior,
        &[
            Give("DMF_529"),
            Cost("DMF_529", 2),
            Stats("DMF_529", 1, 4),
            Friend("BOT_020"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("DMF_529"),
            Attack(Nth(1), TheirHero),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("DMF_529"),
            Friend("BOT_020"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("DMF_529"),
            Attack(Nth(5), TheirHero),
            Now(TheirHero, 0, 29),
        ],
    );
}

/// # Feat of Strength
///
/// `DMF_530` · Warrior spell · 3 mana
///
/// > Give a random **Taunt** minion in your hand +5/+5.
///
/// State: Derived
//~ derived DMF_530 0a8e50c3 86a4f8df 6d9c5bcb.4e90ff6c
#[test]
fn DMF_530_feat_of_strength() {
    check(
        CardClass::Warrior,
        &[
            Give("DMF_530"),
            Cost("DMF_530", 3),
            Give("AT_069"),
            Give("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Force(Entity(Nth(1))),
            Play("DMF_530", Nothing),
            Now(Nth(1), 8, 7),
        ],
    );
    check(
        CardClass::Warrior,
        &[
            Give("DMF_530"),
            Give("AT_069"),
            Give("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Never(Entity(Nth(2))),
            Play("DMF_530", Nothing),
        ],
    );
}

/// # So Strong!
///
/// `DMF_530e` · Warrior enchantment
///
/// > +5/+5.
///
/// State: Derived
//~ derived DMF_530e 9996e955 c00610eb 6a5b7c57.401e4f6d
#[test]
fn DMF_530e_so_strong() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "DMF_530e"), Now(My(0), 10, 6)]);
}

/// # Stage Hand
///
/// `DMF_531` · Warrior minion · 2 mana · 3/2
///
/// > **Battlecry:** Give a random minion in your hand +1/+1.
///
/// State: Derived
//~ derived DMF_531 bcd9db9b bcd698a3 cf198962.1724715d
#[test]
fn DMF_531_stage_hand() {
    check(
        CardClass::Warrior,
        &[
            Give("DMF_531"),
            Cost("DMF_531", 2),
            Stats("DMF_531", 3, 2),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(1))),
            Play("DMF_531", Nothing),
            Now(Nth(1), 6, 2),
        ],
    );
}

/// # Ready to Perform
///
/// `DMF_531e` · Warrior enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived DMF_531e aed93970 2323d27a c861a13f.67341004
#[test]
fn DMF_531e_ready_to_perform() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "DMF_531e"), Now(My(0), 6, 2)]);
}

/// # Spiked Wheel
///
/// `YOP_013` · Warrior weapon · 1 mana · 0/2 durability
///
/// > Has +3 Attack while your hero has Armor.
///
/// State: Derived
//~ derived YOP_013 ab5a2189 701976c2 69e21f32.26f995a7
#[test]
fn YOP_013_spiked_wheel() {
    check(
        CardClass::Warrior,
        &[
            Give("YOP_013"),
            Cost("YOP_013", 1),
            Stats("YOP_013", 0, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("YOP_013"),
            Play("UNG_923", Nothing),
            Crystals(10),
            Now(Nth(3), 3, 2),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("YOP_013"), Friend("CS2_182"), Enemy("CS2_182"), Friend("YOP_013"), Now(Nth(3), 0, 2)],
    );
}

/// # Buckling Swash
///
/// `YOP_013e` · Neutral enchantment
///
/// > +3 Attack.
///
/// State: Derived
//~ derived YOP_013e 5f62073c 663e7944 ad7be431.fc2d73f0
#[test]
fn YOP_013e_buckling_swash() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "YOP_013e"), Now(My(0), 8, 1)]);
}

/// # Ironclad
///
/// `YOP_014` · Warrior minion · 3 mana · 2/4
///
/// > **Battlecry:** If your hero has Armor, gain +2/+2.
///
/// State: Derived
//~ derived YOP_014 097f3b24 a08fc803 4d5d1b20.8c2823ae
#[test]
fn YOP_014_ironclad() {
    check(
        CardClass::Warrior,
        &[
            Give("YOP_014"),
            Cost("YOP_014", 3),
            Stats("YOP_014", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("UNG_923", Nothing),
            Crystals(10),
            Play("YOP_014", Nothing),
            Now(Nth(0), 4, 6),
        ],
    );
    check(
        CardClass::Warrior,
        &[Give("YOP_014"), Friend("CS2_182"), Enemy("CS2_182"), Play("YOP_014", Nothing), Now(Nth(0), 2, 4)],
    );
}

/// # Chief Beef
///
/// `YOP_014e` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived YOP_014e a04b32ea d96d1373 e8c61494.6d6ab056
#[test]
fn YOP_014e_chief_beef() {
    check(CardClass::Warrior, &[Friend("CS2_118"), Enchant(My(0), "YOP_014e"), Now(My(0), 7, 3)]);
}
