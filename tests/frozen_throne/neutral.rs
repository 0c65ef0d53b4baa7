//! Neutral cards of Knights of the Frozen Throne, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 9cc004f4

/// # Phantom Freebooter
///
/// `ICC_018` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Gain stats equal to your weapon's.
///
/// State: Derived
//~ derived ICC_018 9ef407a3 bcdc8242 c63c8407.62980379
#[test]
fn ICC_018_phantom_freebooter() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_018"),
            Cost("ICC_018", 4),
            Stats("ICC_018", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Play("ICC_018", Nothing),
            Now(Nth(0), 6, 5),
        ],
    );
}

/// # Skelemancer
///
/// `ICC_019` · Neutral minion · 5 mana · 2/2
///
/// > **Deathrattle:** If it's your opponent's turn, summon an 8/8 Skeleton.
///
/// State: Derived
//~ derived ICC_019 08cebab6 5d918bca 2ba4eb27.83b40627
#[test]
fn ICC_019_skelemancer() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_019"),
            Cost("ICC_019", 5),
            Stats("ICC_019", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_019"),
            EndTurn,
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("ICC_019t"), Zone::Play),
            Now(The("ICC_019t"), 8, 8),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("ICC_019"), Friend("CS2_182"), Enemy("CS2_182"), Friend("ICC_019"), Kill(Nth(3)), BoardCount(Mine, 1)],
    );
}

/// # Skeletal Flayer
///
/// `ICC_019t` · Neutral minion · 8 mana · 8/8
///
/// State: Vanilla
//~ vanilla ICC_019t 0c05b5a1 a20e8ac3 bf1dac38
#[test]
fn ICC_019t_skeletal_flayer() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_019t"),
            Cost("ICC_019t", 8),
            Stats("ICC_019t", 8, 8),
            Play("ICC_019t", Nothing),
            In(The("ICC_019t"), Zone::Play),
            Now(The("ICC_019t"), 8, 8),
        ],
    );
}

/// # Snowflipper Penguin
///
/// `ICC_023` · Neutral minion · 0 mana · 1/1
///
/// State: Vanilla
//~ vanilla ICC_023 dba85cdb 3046687a deb92948
#[test]
fn ICC_023_snowflipper_penguin() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_023"),
            Cost("ICC_023", 0),
            Stats("ICC_023", 1, 1),
            Play("ICC_023", Nothing),
            In(The("ICC_023"), Zone::Play),
            Now(The("ICC_023"), 1, 1),
        ],
    );
}

/// # Rattling Rascal
///
/// `ICC_025` · Neutral minion · 4 mana · 2/2
///
/// > **Battlecry:** Summon a 5/5 Skeleton. **Deathrattle:** Summon one for your opponent.
///
/// State: Derived
//~ derived ICC_025 977edffe c06c586b eeb00c66.2c5fe618
#[test]
fn ICC_025_rattling_rascal() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_025"),
            Cost("ICC_025", 4),
            Stats("ICC_025", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_025", Nothing),
            BoardCount(Mine, 3),
            In(The("ICC_025t"), Zone::Play),
            Now(The("ICC_025t"), 5, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ICC_025"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_025"),
            Kill(Nth(3)),
            In(The("ICC_025t"), Zone::Play),
            Now(The("ICC_025t"), 5, 5),
            BoardCount(Theirs, 2),
        ],
    );
}

/// # Skeletal Enforcer
///
/// `ICC_025t` · Neutral minion · 5 mana · 5/5
///
/// State: Vanilla
//~ vanilla ICC_025t 49f5fa1d ce8e49f0 7a7fe6b9
#[test]
fn ICC_025t_skeletal_enforcer() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_025t"),
            Cost("ICC_025t", 5),
            Stats("ICC_025t", 5, 5),
            Play("ICC_025t", Nothing),
            In(The("ICC_025t"), Zone::Play),
            Now(The("ICC_025t"), 5, 5),
        ],
    );
}

/// # Grim Necromancer
///
/// `ICC_026` · Neutral minion · 4 mana · 2/4
///
/// > **Battlecry:** Summon two 1/1 Skeletons.
///
/// State: Derived
//~ derived ICC_026 87ced142 98b69158 90069da1.99859f02
#[test]
fn ICC_026_grim_necromancer() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_026"),
            Cost("ICC_026", 4),
            Stats("ICC_026", 2, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_026", Nothing),
            BoardCount(Mine, 4),
            In(The("ICC_026t"), Zone::Play),
            Now(The("ICC_026t"), 1, 1),
        ],
    );
}

/// # Skeleton
///
/// `ICC_026t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla ICC_026t 69719de9 1325d830 56e68e3f
#[test]
fn ICC_026t_skeleton() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_026t"),
            Cost("ICC_026t", 1),
            Stats("ICC_026t", 1, 1),
            Play("ICC_026t", Nothing),
            In(The("ICC_026t"), Zone::Play),
            Now(The("ICC_026t"), 1, 1),
        ],
    );
}

/// # Bone Drake
///
/// `ICC_027` · Neutral minion · 6 mana · 6/5
///
/// > **Deathrattle:** Add a random Dragon to your hand.
///
/// State: Derived
//~ derived ICC_027 5543b833 6e56baa6 8e5293fd.d3f4fc3a
#[test]
fn ICC_027_bone_drake() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_027"),
            Cost("ICC_027", 6),
            Stats("ICC_027", 6, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_027"),
            Force(Card("AT_008")),
            Kill(Nth(3)),
            Is(InHand(1), "AT_008"),
            CostNow(InHand(1), 6),
            Now(InHand(1), 6, 7),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("ICC_027"), Friend("CS2_182"), Enemy("CS2_182"), Friend("ICC_027"), Never(Card("AT_001")), Kill(Nth(3))],
    );
}

/// # Sunborne Val'kyr
///
/// `ICC_028` · Neutral minion · 5 mana · 5/4
///
/// > **Battlecry:** Give adjacent minions +2 Health.
///
/// State: Derived
//~ derived ICC_028 e66bedb4 07a9d566 9d23ea02.b3e28c64
#[test]
fn ICC_028_sunborne_valkyr() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_028"),
            Cost("ICC_028", 5),
            Stats("ICC_028", 5, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_028", Nothing),
            Now(Nth(1), 4, 7),
        ],
    );
}

/// # Blessing of the Val'kyr
///
/// `ICC_028e` · Neutral enchantment
///
/// > +2 Health.
///
/// State: Derived
//~ derived ICC_028e 48dfa723 ee3d7ad2 97f57131.9f1b69f0
#[test]
fn ICC_028e_blessing_of_the_valkyr() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "ICC_028e"), Now(My(0), 5, 3)]);
}

/// # Cobalt Scalebane
///
/// `ICC_029` · Neutral minion · 5 mana · 5/5
///
/// > At the end of your turn, give another random friendly minion +3 Attack.
///
/// State: Derived
//~ derived ICC_029 86ffe302 ea0aa910 9c647559.70c3d3d8
#[test]
fn ICC_029_cobalt_scalebane() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_029"),
            Cost("ICC_029", 5),
            Stats("ICC_029", 5, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_029"),
            Force(Entity(Nth(1))),
            EndTurn,
            Now(Nth(1), 7, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("ICC_029"), Friend("CS2_182"), Enemy("CS2_182"), Friend("ICC_029"), Never(Entity(Nth(3))), EndTurn],
    );
}

/// # Night Howler
///
/// `ICC_031` · Neutral minion · 4 mana · 3/4
///
/// > Whenever this minion takes damage, gain +2 Attack.
///
/// State: Derived
//~ derived ICC_031 51131041 063b2d79 5d10219c.ee10c1dd
#[test]
fn ICC_031_night_howler() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_031"),
            Cost("ICC_031", 4),
            Stats("ICC_031", 3, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_031"),
            Hurt(Nth(3), 1),
            Now(Nth(3), 5, 3),
        ],
    );
}

/// # Venomancer
///
/// `ICC_032` · Neutral minion · 5 mana · 2/5
///
/// > **Poisonous**
///
/// State: Vanilla
//~ vanilla ICC_032 ac68259c 195516da 5a96c9a0.2574dcf7
#[test]
fn ICC_032_venomancer() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_032"),
            Cost("ICC_032", 5),
            Stats("ICC_032", 2, 5),
            Has("ICC_032", GameTag::POISONOUS),
            Play("ICC_032", Nothing),
            In(The("ICC_032"), Zone::Play),
            Now(The("ICC_032"), 2, 5),
            HasNow(The("ICC_032"), GameTag::POISONOUS),
        ],
    );
}

/// # Vryghoul
///
/// `ICC_067` · Neutral minion · 3 mana · 3/1
///
/// > **Deathrattle:** If it's your opponent's turn, summon a 2/2 Ghoul.
///
/// State: Derived
//~ derived ICC_067 4f9ee31c 68fae9ba e3bdd212.92cdde9e
#[test]
fn ICC_067_vryghoul() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_067"),
            Cost("ICC_067", 3),
            Stats("ICC_067", 3, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_067"),
            EndTurn,
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("ICC_900t"), Zone::Play),
            Now(The("ICC_900t"), 2, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("ICC_067"), Friend("CS2_182"), Enemy("CS2_182"), Friend("ICC_067"), Kill(Nth(3)), BoardCount(Mine, 1)],
    );
}

/// # Acherus Veteran
///
/// `ICC_092` · Neutral minion · 1 mana · 2/1
///
/// > **Battlecry:** Give a friendly minion +1 Attack.
///
/// State: Derived
//~ derived ICC_092 921f3d8a c017610f 8e106b04.489560b4
#[test]
fn ICC_092_acherus_veteran() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_092"),
            Cost("ICC_092", 1),
            Stats("ICC_092", 2, 1),
            Targets("ICC_092", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_092", On(Nth(1))),
            Now(Nth(1), 5, 5),
        ],
    );
}

/// # Veteran's Favor
///
/// `ICC_092e` · Neutral enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived ICC_092e 22d574e2 463b70e4 70d6cc25.c84fda8a
#[test]
fn ICC_092e_veterans_favor() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "ICC_092e"), Now(My(0), 6, 1)]);
}

/// # Tuskarr Fisherman
///
/// `ICC_093` · Neutral minion · 2 mana · 2/3
///
/// > **Battlecry:** Give a friendly minion **Spell Damage +1**.
///
/// State: Derived
//~ derived ICC_093 02676a65 338977aa ac1609ea.2fdb4cad
#[test]
fn ICC_093_tuskarr_fisherman() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_093"),
            Cost("ICC_093", 2),
            Stats("ICC_093", 2, 3),
            Targets("ICC_093", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_093", On(Nth(1))),
            TagNow(Nth(1), GameTag::SPELLPOWER, 1),
        ],
    );
}

/// # Fresh Fish!
///
/// `ICC_093e` · Neutral enchantment
///
/// > **Spell Damage +1**.
///
/// State: Derived
//~ derived ICC_093e a832378f 3940a3f2 9f1178b6.7e90e4a1
#[test]
fn ICC_093e_fresh_fish() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "ICC_093e"), TagNow(My(0), GameTag::SPELLPOWER, 1)]);
}

/// # Fallen Sun Cleric
///
/// `ICC_094` · Neutral minion · 2 mana · 2/1
///
/// > **Battlecry:** Give a friendly minion +1/+1.
///
/// State: Derived
//~ derived ICC_094 dc5a8892 a54ece7c 45777ee7.275576eb
#[test]
fn ICC_094_fallen_sun_cleric() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_094"),
            Cost("ICC_094", 2),
            Stats("ICC_094", 2, 1),
            Targets("ICC_094", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_094", On(Nth(1))),
            Now(Nth(1), 5, 6),
        ],
    );
}

/// # Cleric's Blessing
///
/// `ICC_094e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived ICC_094e 5e8e784e edeaed34 47d485b6.67341004
#[test]
fn ICC_094e_clerics_blessing() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "ICC_094e"), Now(My(0), 6, 2)]);
}

/// # Furnacefire Colossus
///
/// `ICC_096` · Neutral minion · 6 mana · 6/6
///
/// > **Battlecry:** Discard all weapons from your hand and gain their stats.
///
/// State: Derived
//~ derived ICC_096 97d3721d fdb0697e 535df2b4.ae7473c1
#[test]
fn ICC_096_furnacefire_colossus() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_096"),
            Cost("ICC_096", 6),
            Stats("ICC_096", 6, 6),
            Give("AT_034"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_096", Nothing),
            HandCount(Mine, 1),
            Now(Nth(0), 7, 9),
            Dead(Nth(1)),
        ],
    );
}

/// # Grave Shambler
///
/// `ICC_097` · Neutral minion · 4 mana · 4/4
///
/// > Whenever your weapon is destroyed, gain +1/+1.
///
/// State: Derived
//~ derived ICC_097 e479edcc e6e0db75 f404d425.1d401b53
#[test]
fn ICC_097_grave_shambler() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_097"),
            Cost("ICC_097", 4),
            Stats("ICC_097", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("ICC_097"),
            Play("CS2_106", Nothing),
            Now(Nth(4), 5, 5),
        ],
    );
}

/// # Tomb Lurker
///
/// `ICC_098` · Neutral minion · 5 mana · 5/3
///
/// > **Battlecry:** Add a random **Deathrattle** minion that died this game to your hand.
///
/// State: Derived
//~ derived ICC_098 1edd3be1 d02afd51 4645739a.2a2b5c23
#[test]
fn ICC_098_tomb_lurker() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_098"),
            Cost("ICC_098", 5),
            Stats("ICC_098", 5, 3),
            Friend("LEG_CS3_013"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Force(Card("LEG_CS3_013")),
            Play("ICC_098", Nothing),
            Is(InHand(0), "LEG_CS3_013"),
            CostNow(InHand(0), 3),
            Now(InHand(0), 4, 3),
            HandCount(Mine, 1),
        ],
    );
}

/// # Ticking Abomination
///
/// `ICC_099` · Neutral minion · 4 mana · 5/6
///
/// > **Deathrattle:** Deal 5 damage to your minions.
///
/// State: Derived
//~ derived ICC_099 72daad23 ffd46ad5 0dda6fd6.09105359
#[test]
fn ICC_099_ticking_abomination() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_099"),
            Cost("ICC_099", 4),
            Stats("ICC_099", 5, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_099"),
            Kill(Nth(3)),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("ICC_099"), Friend("TLC_248"), Enemy("CS2_182"), Friend("ICC_099"), Kill(Nth(3)), Now(Nth(1), 14, 23)],
    );
}

/// # Ticking Abomination
///
/// `ICC_099_Puzzle` · Neutral minion · 4 mana · 5/6
///
/// > **Deathrattle:** Deal 5 damage to your minions.
///
/// State: Derived
//~ derived ICC_099_Puzzle 318c36a7 0d9dab86 021b222a.09105359
#[test]
fn ICC_099_Puzzle_ticking_abomination() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_099_Puzzle"),
            Cost("ICC_099_Puzzle", 4),
            Stats("ICC_099_Puzzle", 5, 6),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_099_Puzzle"),
            Kill(Nth(3)),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ICC_099_Puzzle"),
            Friend("TLC_248"),
            Enemy("CS2_182"),
            Friend("ICC_099_Puzzle"),
            Kill(Nth(3)),
            Now(Nth(1), 14, 23),
        ],
    );
}

/// # Deadscale Knight
///
/// `ICC_220` · Neutral minion · 1 mana · 1/1
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla ICC_220 f4303b06 a4ea4d7a 479e1161.b857c9f1
#[test]
fn ICC_220_deadscale_knight() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_220"),
            Cost("ICC_220", 1),
            Stats("ICC_220", 1, 1),
            Has("ICC_220", GameTag::LIFESTEAL),
            Play("ICC_220", Nothing),
            In(The("ICC_220"), Zone::Play),
            Now(The("ICC_220"), 1, 1),
            HasNow(The("ICC_220"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Corpse Raiser
///
/// `ICC_257` · Neutral minion · 5 mana · 3/3
///
/// > **Battlecry:** Give a friendly minion "**Deathrattle:** Resummon this minion."
///
/// State: Derived
//~ derived ICC_257 2959bb4e c40b7ce5 cc4f8efc.b21aa28b
#[test]
fn ICC_257_corpse_raiser() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_257"),
            Cost("ICC_257", 5),
            Stats("ICC_257", 3, 3),
            Targets("ICC_257", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_257", On(Nth(1))),
            Kill(Nth(1)),
            BoardCount(Mine, 2),
        ],
    );
    check(CardClass::Mage, &[Give("ICC_257"), Friend("CS2_182"), Enemy("CS2_182"), Play("ICC_257", On(Nth(1)))]);
}

/// # Ready to Return
///
/// `ICC_257e` · Neutral enchantment
///
/// > **Deathrattle:** Resummon this minion.
///
/// State: Derived
//~ derived ICC_257e c3515b86 e57ba5e4 1a20c7fe.77516780
#[test]
fn ICC_257e_ready_to_return() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "ICC_257e"),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
        ],
    );
}

/// # The Lich King
///
/// `ICC_314` · Neutral minion · 8 mana · 8/8
///
/// > **Taunt** At the end of your turn, add a random **Lich King** card to your hand.
///
/// State: Derived
//~ derived ICC_314 59762f3b 6ee23f7a 8226b114.c97a4ed3
#[test]
fn ICC_314_the_lich_king() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_314"),
            Cost("ICC_314", 8),
            Stats("ICC_314", 8, 8),
            Has("ICC_314", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_314"),
            Force(Card("ICC_314t3")),
            EndTurn,
            Is(InHand(1), "ICC_314t3"),
            CostNow(InHand(1), 5),
            HandCount(Mine, 2),
        ],
    );
}

/// # Frostmourne
///
/// `ICC_314t1` · Death Knight weapon · 7 mana · 5/3 durability
///
/// > **Deathrattle:** Summon every minion killed by this weapon.
///
/// State: Todo
//~ todo ICC_314t1 e022cf29 14a8deb6 f3cc3a74.a66e81f7
#[test]
#[ignore = "todo: ICC_314t1 Frostmourne"]
fn ICC_314t1_frostmourne() {
    check(CardClass::Mage, &[Give("ICC_314t1"), Cost("ICC_314t1", 7), Stats("ICC_314t1", 5, 3), Unwritten]);
}

/// # Army of the Frozen Throne
///
/// `ICC_314t2` · Death Knight spell · Shadow · 6 mana
///
/// > Remove the top 5 cards of your deck. Summon any minions removed.
///
/// State: Todo
//~ todo ICC_314t2 212d37e2 ec91084c d674e96f.41296c76
#[test]
#[ignore = "todo: ICC_314t2 Army of the Frozen Throne"]
fn ICC_314t2_army_of_the_frozen_throne() {
    check(CardClass::Mage, &[Give("ICC_314t2"), Cost("ICC_314t2", 6), Unwritten]);
}

/// # Doom Pact
///
/// `ICC_314t3` · Death Knight spell · Shadow · 5 mana
///
/// > Destroy all minions. Remove the top card from your deck for each minion destroyed.
///
/// State: Todo
//~ todo ICC_314t3 2f3bb490 28516266 eb60c8bd.9fb9f179
#[test]
#[ignore = "todo: ICC_314t3 Doom Pact"]
fn ICC_314t3_doom_pact() {
    check(CardClass::Mage, &[Give("ICC_314t3"), Cost("ICC_314t3", 5), Unwritten]);
}

/// # Death Grip
///
/// `ICC_314t4` · Death Knight spell · Shadow · 2 mana
///
/// > Steal a minion from your opponent's deck and add it to your hand.
///
/// State: Todo
//~ todo ICC_314t4 2c603775 065100af fb4767e0.1f495c8e
#[test]
#[ignore = "todo: ICC_314t4 Death Grip"]
fn ICC_314t4_death_grip() {
    check(CardClass::Mage, &[Give("ICC_314t4"), Cost("ICC_314t4", 2), Unwritten]);
}

/// # Death Coil
///
/// `ICC_314t5` · Death Knight spell · Shadow · 2 mana
///
/// > Deal $5 damage to an enemy, or restore #5 Health to a friendly character.
///
/// State: Todo
//~ todo ICC_314t5 43ebb8b1 547c63e9 8cbf6d36.7aa1fe3c
#[test]
#[ignore = "todo: ICC_314t5 Death Coil"]
fn ICC_314t5_death_coil() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_314t5"),
            Cost("ICC_314t5", 2),
            Targets("ICC_314t5", &[FriendlyMinion, EnemyMinion, FriendlyHero, EnemyHero]),
            Unwritten,
        ],
    );
}

/// # Obliterate
///
/// `ICC_314t6` · Death Knight spell · 2 mana
///
/// > Destroy a minion. Your hero takes damage equal to its Health.
///
/// State: Derived
//~ derived ICC_314t6 5398949b b681bb62 e5d0feeb.8e87cf3a
#[test]
fn ICC_314t6_obliterate() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_314t6"),
            Cost("ICC_314t6", 2),
            Targets("ICC_314t6", &[FriendlyMinion, EnemyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_314t6", On(Nth(2))),
            Now(MyHero, 0, 25),
            Damage(MyHero, 5),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ICC_314t6"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_314t6", On(Nth(1))),
            Now(MyHero, 0, 25),
            BoardCount(Mine, 0),
            Damage(MyHero, 5),
            Dead(Nth(1)),
        ],
    );
}

/// # Anti-Magic Shell
///
/// `ICC_314t7` · Death Knight spell · Shadow · 4 mana
///
/// > Give your minions +2/+2 and **Elusive**.
///
/// State: Derived
//~ derived ICC_314t7 730de4ab 9a38c15b e9fff2c4.83a85076
#[test]
fn ICC_314t7_anti_magic_shell() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_314t7"),
            Cost("ICC_314t7", 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_314t7", Nothing),
            HasNow(Nth(1), GameTag::ELUSIVE),
            Now(Nth(1), 6, 7),
        ],
    );
}

/// # Anti-Magic Shell
///
/// `ICC_314t7e` · Neutral enchantment
///
/// > +2/+2 and **Elusive**.
///
/// State: Derived
//~ derived ICC_314t7e 33c6e7dc 634769c7 f8779093.fe1ae947
#[test]
fn ICC_314t7e_anti_magic_shell() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "ICC_314t7e"), Now(My(0), 7, 3), HasNow(My(0), GameTag::ELUSIVE)],
    );
}

/// # Death and Decay
///
/// `ICC_314t8` · Death Knight spell · Shadow · 3 mana
///
/// > Deal $3 damage to all enemies.
///
/// State: Derived
//~ derived ICC_314t8 7161b62b ff8e3342 af26acde.2d0c0cd1
#[test]
fn ICC_314t8_death_and_decay() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_314t8"),
            Cost("ICC_314t8", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_314t8", Nothing),
            Now(Nth(2), 4, 2),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Saronite Chain Gang
///
/// `ICC_466` · Neutral minion · 4 mana · 2/3
///
/// > **Taunt Battlecry:** Summon a Saronite Chain Gang.
///
/// State: Derived
//~ derived ICC_466 763823a4 6b2b92cc 18f2851d.f8801d59
#[test]
fn ICC_466_saronite_chain_gang() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_466"),
            Cost("ICC_466", 4),
            Stats("ICC_466", 2, 3),
            Has("ICC_466", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_466", Nothing),
            BoardCount(Mine, 3),
            In(The("ICC_466"), Zone::Play),
            Now(The("ICC_466"), 2, 3),
        ],
    );
}

/// # Deathspeaker
///
/// `ICC_467` · Neutral minion · 3 mana · 2/4
///
/// > **Battlecry:** Give a friendly minion **Immune** this turn.
///
/// State: Derived
//~ derived ICC_467 423d79fa 2e06f2a7 a82ab5f3.fa52a242
#[test]
fn ICC_467_deathspeaker() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_467"),
            Cost("ICC_467", 3),
            Stats("ICC_467", 2, 4),
            Targets("ICC_467", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_467", On(Nth(1))),
            HasNow(Nth(1), GameTag::IMMUNE),
        ],
    );
}

/// # Deathward
///
/// `ICC_467e` · Neutral enchantment
///
/// > **Immune** this turn.
///
/// State: Derived
//~ derived ICC_467e 70cb6370 438da1df 444b71ad.fb55a5e5
#[test]
fn ICC_467e_deathward() {
    check(
        CardClass::Mage,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "ICC_467e"),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// # Wretched Tiller
///
/// `ICC_468` · Neutral minion · 1 mana · 1/1
///
/// > Whenever this minion attacks, deal 2 damage to the enemy hero.
///
/// State: Derived
//~ derived ICC_468 dd4e9d95 686b0da1 fbf646c8.fdc0614f
#[test]
fn ICC_468_wretched_tiller() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_468"),
            Cost("ICC_468", 1),
            Stats("ICC_468", 1, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("ICC_468"),
            Attack(Nth(4), TheirHero),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
}

/// # Happy Ghoul
///
/// `ICC_700` · Neutral minion · 3 mana · 3/3
///
/// > Costs (0) if your hero was healed this turn.
///
/// State: Derived
//~ derived ICC_700 50b218ef b30523dd 2e227c39.c45ccb24
#[test]
fn ICC_700_happy_ghoul() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_700"),
            Cost("ICC_700", 3),
            Stats("ICC_700", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_700"),
            Hurt(MyHero, 3),
            Restore(MyHero, 1),
            Crystals(10),
            CostNow(Nth(0), 0),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("ICC_700"), Friend("CS2_182"), Enemy("CS2_182"), Friend("ICC_700"), CostNow(Nth(0), 3)],
    );
}

/// # Skulking Geist
///
/// `ICC_701` · Neutral minion · 6 mana · 4/6
///
/// > **Battlecry:** Destroy all 1-Cost spells in both hands and decks.
///
/// State: Derived
//~ derived ICC_701 4721e89e 9776c03f 061d0880.89e94b2c
#[test]
fn ICC_701_skulking_geist() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_701"),
            Cost("ICC_701", 6),
            Stats("ICC_701", 4, 6),
            OnTop("AT_004"),
            OnTop("AT_004"),
            OnTop("CS2_182"),
            OnTheirTop("AT_004"),
            Give("AT_004"),
            Give("CS2_182"),
            GiveThem("AT_004"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_701", Nothing),
            DeckCount(Mine, 20),
            HandCount(Mine, 1),
            Dead(Nth(1)),
            Dead(Nth(2)),
            Dead(Nth(4)),
            Dead(Nth(5)),
            Dead(Nth(7)),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 1),
        ],
    );
}

/// # Shallow Gravedigger
///
/// `ICC_702` · Neutral minion · 3 mana · 3/1
///
/// > **Deathrattle:** Add a random **Deathrattle** minion to your hand.
///
/// State: Derived
//~ derived ICC_702 1db97765 5e7ccc84 ebe80a43.4c48adf9
#[test]
fn ICC_702_shallow_gravedigger() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_702"),
            Cost("ICC_702", 3),
            Stats("ICC_702", 3, 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_702"),
            Force(Card("LEG_CS3_013")),
            Kill(Nth(3)),
            Is(InHand(1), "LEG_CS3_013"),
            CostNow(InHand(1), 3),
            Now(InHand(1), 4, 3),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[Give("ICC_702"), Friend("CS2_182"), Enemy("CS2_182"), Friend("ICC_702"), Never(Card("AT_050")), Kill(Nth(3))],
    );
    check(
        CardClass::Mage,
        &[Give("ICC_702"), Friend("CS2_182"), Enemy("CS2_182"), Friend("ICC_702"), Never(Card("AT_003")), Kill(Nth(3))],
    );
}

/// # Bonemare
///
/// `ICC_705` · Neutral minion · 7 mana · 5/5
///
/// > **Battlecry:** Give a friendly minion +4/+4 and **Taunt**.
///
/// State: Derived
//~ derived ICC_705 cdf2a8e6 78483d85 8dad4bfe.312b69ef
#[test]
fn ICC_705_bonemare() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_705"),
            Cost("ICC_705", 7),
            Stats("ICC_705", 5, 5),
            Targets("ICC_705", &[FriendlyMinion]),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_705", On(Nth(1))),
            HasNow(Nth(1), GameTag::TAUNT),
            Now(Nth(1), 8, 9),
        ],
    );
}

/// # Bonemare's Boon
///
/// `ICC_705e` · Neutral enchantment
///
/// > +4/+4 and **Taunt**.
///
/// State: Derived
//~ derived ICC_705e e76f27c5 5907acb8 869c51aa.b563e084
#[test]
fn ICC_705e_bonemares_boon() {
    check(
        CardClass::Mage,
        &[Friend("CS2_118"), Enchant(My(0), "ICC_705e"), Now(My(0), 9, 5), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Nerubian Unraveler
///
/// `ICC_706` · Neutral minion · 6 mana · 5/5
///
/// > Spells cost (2) more.
///
/// State: Derived
//~ derived ICC_706 4375d7b6 b42ded1d 3afea555.bd67e972
#[test]
fn ICC_706_nerubian_unraveler() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_706"),
            Cost("ICC_706", 6),
            Stats("ICC_706", 5, 5),
            Give("AT_001"),
            Give("CS2_182"),
            GiveThem("AT_001"),
            GiveThem("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_706"),
            CostNow(Nth(1), 7),
            CostNow(Nth(3), 7),
        ],
    );
}

/// # Unravelled
///
/// `ICC_706e` · Neutral enchantment
///
/// > Costs (2) more.
///
/// State: Derived
//~ derived ICC_706e f6ce3370 c3eaf8a0 6354cc48.7201933b
#[test]
fn ICC_706e_unravelled() {
    check(CardClass::Mage, &[Give("CS2_118"), Enchant(Nth(0), "ICC_706e"), CostNow(Nth(0), 5)]);
}

/// # Zombeast
///
/// `ICC_800h3t` · Neutral minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla ICC_800h3t 7a7d714c 6cd63936 6c108a69
#[test]
fn ICC_800h3t_zombeast() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_800h3t"),
            Cost("ICC_800h3t", 1),
            Stats("ICC_800h3t", 1, 1),
            Play("ICC_800h3t", Nothing),
            In(The("ICC_800h3t"), Zone::Play),
            Now(The("ICC_800h3t"), 1, 1),
        ],
    );
}

/// # Deathaxe Punisher
///
/// `ICC_810` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Give a random **Lifesteal** minion in your hand +2/+2.
///
/// State: Derived
//~ derived ICC_810 c374cb18 02399c9e 6df9a6e0.a7830bbf
#[test]
fn ICC_810_deathaxe_punisher() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_810"),
            Cost("ICC_810", 4),
            Stats("ICC_810", 3, 3),
            Give("BAR_916"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(3), 2),
            Hurt(Nth(4), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Force(Entity(Nth(1))),
            Play("ICC_810", Nothing),
            Now(Nth(1), 5, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ICC_810"),
            Give("BAR_916"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(3), 2),
            Hurt(Nth(4), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Never(Entity(Nth(2))),
            Play("ICC_810", Nothing),
        ],
    );
}

/// # Bloodthirsty
///
/// `ICC_810e` · Neutral enchantment
///
/// > +2/+2 from Deathaxe Punisher.
///
/// State: Derived
//~ derived ICC_810e b15bf862 623d3fd2 24d37bf5.f75613ed
#[test]
fn ICC_810e_bloodthirsty() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "ICC_810e"), Now(My(0), 7, 3)]);
}

/// # Meat Wagon
///
/// `ICC_812` · Neutral minion · 4 mana · 1/4
///
/// > **Deathrattle:** Summon a minion from your deck with less Attack than this minion.
///
/// State: Derived
//~ derived ICC_812 4cf0fb04 ba891868 2d655284.41b591d7
#[test]
fn ICC_812_meat_wagon() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_812"),
            Cost("ICC_812", 4),
            Stats("ICC_812", 1, 4),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_812"),
            Enchant(Nth(6), "CS2_092e"),
            Force(Entity(Nth(3))),
            Kill(Nth(6)),
            BoardCount(Mine, 2),
            DeckCount(Mine, 21),
            In(Nth(3), Zone::Play),
            Now(Nth(3), 4, 5),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ICC_812"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_812"),
            Kill(Nth(6)),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 22),
            HandCount(Mine, 1),
            CostNow(Nth(0), 4),
            Now(Nth(0), 1, 4),
            Now(Nth(4), 4, 5),
            Now(Nth(5), 4, 5),
            Armor(Theirs, 0),
            BoardCount(Theirs, 1),
            Damage(TheirHero, 0),
            DeckCount(Theirs, 20),
            HandCount(Theirs, 0),
        ],
    );
}

/// # Prince Keleseth
///
/// `ICC_851` · Neutral minion · 2 mana · 2/2
///
/// > **Battlecry:** If your deck has no 2-Cost cards, give all minions in your deck +1/+1.
///
/// State: Derived
//~ derived ICC_851 610dfd70 7963166d 119f8ed1.86036d30
#[test]
fn ICC_851_prince_keleseth() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_851"),
            Cost("ICC_851", 2),
            Stats("ICC_851", 2, 2),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_851", Nothing),
            Now(Nth(1), 6, 2),
            Now(Nth(2), 3, 8),
            Now(Nth(3), 3, 2),
            Now(Nth(4), 5, 6),
            Now(Nth(5), 6, 2),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ICC_851"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_120"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_851", Nothing),
            Now(Nth(1), 5, 1),
        ],
    );
}

/// # Keleseth's Blessing
///
/// `ICC_851e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived ICC_851e c0e8363b 7b0eb73b 2cd90a24.67341004
#[test]
fn ICC_851e_keleseths_blessing() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "ICC_851e"), Now(My(0), 6, 2)]);
}

/// # Prince Taldaram
///
/// `ICC_852` · Neutral minion · 3 mana · 3/3
///
/// > **Battlecry:** If your deck has no 3-Cost cards, transform into a 3/3 copy of a minion.
///
/// State: Derived
//~ derived ICC_852 07642256 6bd8b040 e61130c9.47eef6ac
#[test]
fn ICC_852_prince_taldaram() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_852"),
            Cost("ICC_852", 3),
            Stats("ICC_852", 3, 3),
            EmptyDeck(Mine),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_852", On(Nth(6))),
            Is(Nth(0), "CS2_182"),
            Now(Nth(0), 3, 3),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ICC_852"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_852", Nothing),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ICC_852"),
            EmptyDeck(Mine),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_852", On(Nth(5))),
            Is(Nth(0), "CS2_182"),
        ],
    );
}

/// # Taldaram's Visage
///
/// `ICC_852e` · Neutral enchantment
///
/// > 3/3.
///
/// State: Derived
//~ derived ICC_852e 0fa30ddc 9529f6ce 8ee408c4.6c79ef92
#[test]
fn ICC_852e_taldarams_visage() {
    check(CardClass::Mage, &[Friend("CS2_118"), Enchant(My(0), "ICC_852e"), Now(My(0), 3, 3)]);
}

/// # Prince Valanar
///
/// `ICC_853` · Neutral minion · 4 mana · 4/4
///
/// > **Battlecry:** If your deck has no 4-Cost cards, gain **Lifesteal** and **Taunt**.
///
/// State: Derived
//~ derived ICC_853 2c77625a f81f7e7e ff85f7a8.624b9de0
#[test]
fn ICC_853_prince_valanar() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_853"),
            Cost("ICC_853", 4),
            Stats("ICC_853", 4, 4),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Hurt(Nth(5), 2),
            Hurt(Nth(8), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("ICC_853", Nothing),
            HasNow(Nth(0), GameTag::LIFESTEAL),
            HasNow(Nth(0), GameTag::TAUNT),
        ],
    );
    check(
        CardClass::Mage,
        &[
            Give("ICC_853"),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Hurt(Nth(5), 2),
            Hurt(Nth(8), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Play("ICC_853", Nothing),
            HasNot(Nth(0), GameTag::LIFESTEAL),
        ],
    );
}

/// # Arfus
///
/// `ICC_854` · Neutral minion · 4 mana · 2/2
///
/// > **Deathrattle:** Add a random **Lich King** card to your hand.
///
/// State: Derived
//~ derived ICC_854 144a4aee 95c22f89 22f27eba.c348317a
#[test]
fn ICC_854_arfus() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_854"),
            Cost("ICC_854", 4),
            Stats("ICC_854", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_854"),
            Force(Card("ICC_314t2")),
            Kill(Nth(3)),
            Is(InHand(1), "ICC_314t2"),
            CostNow(InHand(1), 6),
            HandCount(Mine, 2),
        ],
    );
}

/// # Hyldnir Frostrider
///
/// `ICC_855` · Neutral minion · 3 mana · 4/4
///
/// > **Battlecry: Freeze** your other minions.
///
/// State: Derived
//~ derived ICC_855 348ec45f 3a4471c4 d6141908.19358247
#[test]
fn ICC_855_hyldnir_frostrider() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_855"),
            Cost("ICC_855", 3),
            Stats("ICC_855", 4, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ICC_855", Nothing),
            HasNot(Nth(0), GameTag::FROZEN),
            HasNow(Nth(1), GameTag::FROZEN),
        ],
    );
}

/// # Spellweaver
///
/// `ICC_856` · Neutral minion · 6 mana · 4/4
///
/// > **Spell Damage +2**
///
/// State: Vanilla
//~ vanilla ICC_856 46535b26 a8f81955 2277fbc9.e1835dc2
#[test]
fn ICC_856_spellweaver() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_856"),
            Cost("ICC_856", 6),
            Stats("ICC_856", 4, 4),
            Has("ICC_856", GameTag::SPELLPOWER),
            Play("ICC_856", Nothing),
            In(The("ICC_856"), Zone::Play),
            Now(The("ICC_856"), 4, 4),
            HasNow(The("ICC_856"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Necrotic Geist
///
/// `ICC_900` · Neutral minion · 6 mana · 5/3
///
/// > Whenever one of your other minions dies, summon a 2/2 Ghoul.
///
/// State: Derived
//~ derived ICC_900 22944cd5 3ca81053 f9f9fe09.a9ed3801
#[test]
fn ICC_900_necrotic_geist() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_900"),
            Cost("ICC_900", 6),
            Stats("ICC_900", 5, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_900"),
            Kill(Nth(1)),
            BoardCount(Mine, 2),
            In(The("ICC_900t"), Zone::Play),
            Now(The("ICC_900t"), 2, 2),
        ],
    );
}

/// # Ghoul
///
/// `ICC_900t` · Neutral minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla ICC_900t 129a98e0 8cb9a9e1 d4358579
#[test]
fn ICC_900t_ghoul() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_900t"),
            Cost("ICC_900t", 2),
            Stats("ICC_900t", 2, 2),
            Play("ICC_900t", Nothing),
            In(The("ICC_900t"), Zone::Play),
            Now(The("ICC_900t"), 2, 2),
        ],
    );
}

/// # Drakkari Enchanter
///
/// `ICC_901` · Neutral minion · 3 mana · 1/5
///
/// > Your end of turn effects trigger twice.
///
/// State: Todo
//~ todo ICC_901 41fbe3f3 1e124974 92fea3db.2ac7b1e4
#[test]
#[ignore = "todo: ICC_901 Drakkari Enchanter"]
fn ICC_901_drakkari_enchanter() {
    check(CardClass::Mage, &[Give("ICC_901"), Cost("ICC_901", 3), Stats("ICC_901", 1, 5), Unwritten]);
}

/// # Mindbreaker
///
/// `ICC_902` · Neutral minion · 3 mana · 2/5
///
/// > Hero Powers are disabled.
///
/// State: Todo
//~ todo ICC_902 8f945e56 8863655a 7d0d517c.c9288e1b
#[test]
#[ignore = "todo: ICC_902 Mindbreaker"]
fn ICC_902_mindbreaker() {
    check(CardClass::Mage, &[Give("ICC_902"), Cost("ICC_902", 3), Stats("ICC_902", 2, 5), Unwritten]);
}

/// # Wicked Skeleton
///
/// `ICC_904` · Neutral minion · 4 mana · 1/1
///
/// > **Battlecry:** Gain +1/+1 for each minion that died this turn.
///
/// State: Derived
//~ derived ICC_904 9ceba77a 078545d0 900fec34.11892154
#[test]
fn ICC_904_wicked_skeleton() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_904"),
            Cost("ICC_904", 4),
            Stats("ICC_904", 1, 1),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("ICC_904", Nothing),
            Now(Nth(0), 2, 2),
        ],
    );
}

/// # Bloodworm
///
/// `ICC_905` · Neutral minion · 5 mana · 4/4
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla ICC_905 fa1b2413 99a58603 d81305f1.b857c9f1
#[test]
fn ICC_905_bloodworm() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_905"),
            Cost("ICC_905", 5),
            Stats("ICC_905", 4, 4),
            Has("ICC_905", GameTag::LIFESTEAL),
            Play("ICC_905", Nothing),
            In(The("ICC_905"), Zone::Play),
            Now(The("ICC_905"), 4, 4),
            HasNow(The("ICC_905"), GameTag::LIFESTEAL),
        ],
    );
}

/// # Keening Banshee
///
/// `ICC_911` · Neutral minion · 4 mana · 5/5
///
/// > Whenever you play a card, remove the top 3 cards of your deck.
///
/// State: Derived
//~ derived ICC_911 2351c4f3 c8997118 fb58d370.2c276c96
#[test]
fn ICC_911_keening_banshee() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_911"),
            Cost("ICC_911", 4),
            Stats("ICC_911", 5, 5),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ICC_911"),
            Play("CS2_182", Nothing),
            DeckCount(Mine, 2),
            Dead(Nth(3)),
            Dead(Nth(4)),
            Dead(Nth(5)),
        ],
    );
}

/// # Corpsetaker
///
/// `ICC_912` · Neutral minion · 4 mana · 3/3
///
/// > **Battlecry:** Gain **Taunt** if your deck has a **Taunt** minion. Repeat for **Divine Shield**, **Lifesteal**, **Windfury**.
///
/// State: Todo
//~ todo ICC_912 af60195c bfdf2680 787c5e01.e82e9619
#[test]
#[ignore = "todo: ICC_912 Corpsetaker"]
fn ICC_912_corpsetaker() {
    check(CardClass::Mage, &[Give("ICC_912"), Cost("ICC_912", 4), Stats("ICC_912", 3, 3), Unwritten]);
}

/// # Tainted Zealot
///
/// `ICC_913` · Neutral minion · 2 mana · 1/1
///
/// > **Divine Shield Spell Damage +1**
///
/// State: Vanilla
//~ vanilla ICC_913 3d1ac898 e3a403a4 8ec81f7d.f68c7b85
#[test]
fn ICC_913_tainted_zealot() {
    check(
        CardClass::Mage,
        &[
            Give("ICC_913"),
            Cost("ICC_913", 2),
            Stats("ICC_913", 1, 1),
            Has("ICC_913", GameTag::DIVINE_SHIELD),
            Has("ICC_913", GameTag::SPELLPOWER),
            Play("ICC_913", Nothing),
            In(The("ICC_913"), Zone::Play),
            Now(The("ICC_913"), 1, 1),
            HasNow(The("ICC_913"), GameTag::DIVINE_SHIELD),
            HasNow(The("ICC_913"), GameTag::SPELLPOWER),
        ],
    );
}
