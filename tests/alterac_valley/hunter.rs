//! Hunter cards of Fractured in Alterac Valley, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file deec0130

/// # Beaststalker Tavish
///
/// `AV_113` · Hunter hero · 6 mana · 30 health, 5 armor
///
/// > **Battlecry: Discover** and cast 2 Improved **Secrets**.
///
/// State: Todo
//~ todo AV_113 33bd61ec 21c623cb 4d8472c1.893db26e
#[test]
#[ignore = "todo: AV_113 Beaststalker Tavish"]
fn AV_113_beaststalker_tavish() {
    check(CardClass::Hunter, &[Give("AV_113"), Cost("AV_113", 6), Unwritten]);
}

/// # Summon Pet
///
/// `AV_113p` · Hunter hero power · 2 mana
///
/// > Summon an Animal Companion.
///
/// State: Derived
//~ derived AV_113p 37e4033c 2179031c a9dc5a4e.b1469077
#[test]
fn AV_113p_summon_pet() {
    check(
        CardClass::Hunter,
        &[
            HasHeroPower("AV_113p"),
            Cost("AV_113p", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("NEW1_032")),
            HeroPower(Nothing),
            BoardCount(Mine, 2),
            In(The("NEW1_032"), Zone::Play),
            Now(The("NEW1_032"), 4, 4),
        ],
    );
}

/// # Improved Explosive Trap
///
/// `AV_113t1` · Hunter spell · Fire · 2 mana
///
/// > **Secret:** When your hero is attacked, deal $3 damage to all enemies.
///
/// State: Derived
//~ derived AV_113t1 f8ca2e42 51fcf623 ef3a08dc.8689f684
#[test]
fn AV_113t1_improved_explosive_trap() {
    check(
        CardClass::Hunter,
        &[
            Give("AV_113t1"),
            Cost("AV_113t1", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("AV_113t1"),
            EndTurn,
            Attack(Nth(2), MyHero),
            Now(Nth(2), 4, 2),
            Dead(Nth(4)),
            Now(TheirHero, 0, 27),
            Damage(TheirHero, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("AV_113t1"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("AV_113t1"),
            EndTurn,
            Attack(Nth(2), Nth(1)),
            In(Nth(2), Zone::Play),
        ],
    );
}

/// # Improved Freezing Trap
///
/// `AV_113t2` · Hunter spell · Frost · 2 mana
///
/// > **Secret:** When an enemy minion attacks, return it to its owner's hand. It costs (4) more.
///
/// State: Derived
//~ derived AV_113t2 475c7e9a b11665bb f839d6b9.6f8c3d93
#[test]
fn AV_113t2_improved_freezing_trap() {
    check(
        CardClass::Hunter,
        &[
            Give("AV_113t2"),
            Cost("AV_113t2", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("AV_113t2"),
            EndTurn,
            Attack(Nth(2), MyHero),
            Now(MyHero, 0, 30),
            Damage(MyHero, 0),
            CostNow(Nth(2), 8),
            In(Nth(2), Zone::Hand),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
            HandCount(Theirs, 2),
        ],
    );
}

/// # Freezing
///
/// `AV_113t2e` · Hunter enchantment
///
/// > Costs (4) more.
///
/// State: Derived
//~ derived AV_113t2e 92119a47 d1dd0f18 213e2a72.09d0e819
#[test]
fn AV_113t2e_freezing() {
    check(CardClass::Hunter, &[Give("CS2_118"), Enchant(Nth(0), "AV_113t2e"), CostNow(Nth(0), 7)]);
}

/// # Improved Snake Trap
///
/// `AV_113t3` · Hunter spell · 2 mana
///
/// > **Secret:** When one of your minions is attacked, summon three 2/2 Snakes.
///
/// State: Derived
//~ derived AV_113t3 b0badba2 dfac4098 84c0fd2a.8f3162c6
#[test]
fn AV_113t3_improved_snake_trap() {
    check(
        CardClass::Hunter,
        &[
            Give("AV_113t3"),
            Cost("AV_113t3", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("AV_113t3"),
            EndTurn,
            Attack(Nth(2), Nth(1)),
            BoardCount(Mine, 4),
            Dead(Nth(4)),
            In(The("AV_113t3t2"), Zone::Play),
            Now(The("AV_113t3t2"), 2, 2),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("AV_113t3"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("AV_113t3"),
            EndTurn,
            Attack(Nth(2), MyHero),
            BoardCount(Mine, 1),
        ],
    );
}

/// # Snake
///
/// `AV_113t3t2` · Hunter minion · 2 mana · 2/2
///
/// State: Vanilla
//~ vanilla AV_113t3t2 7869e278 4df4da37 ec9e98cb
#[test]
fn AV_113t3t2_snake() {
    check(
        CardClass::Hunter,
        &[
            Give("AV_113t3t2"),
            Cost("AV_113t3t2", 2),
            Stats("AV_113t3t2", 2, 2),
            Play("AV_113t3t2", Nothing),
            In(The("AV_113t3t2"), Zone::Play),
            Now(The("AV_113t3t2"), 2, 2),
        ],
    );
}

/// # Improved Pack Tactics
///
/// `AV_113t7` · Hunter spell · 2 mana
///
/// > **Secret:** When a friendly minion is attacked, summon two 3/3 copies.
///
/// State: Todo
//~ todo AV_113t7 926a50ea 44050172 8d0a5765.0be97bcc
#[test]
#[ignore = "todo: AV_113t7 Improved Pack Tactics"]
fn AV_113t7_improved_pack_tactics() {
    check(CardClass::Hunter, &[Give("AV_113t7"), Cost("AV_113t7", 2), Unwritten]);
}

/// # Improved Open the Cages
///
/// `AV_113t8` · Hunter spell · 2 mana
///
/// > **Secret:** When your turn starts, if you control two minions, summon two Animal Companions.
///
/// State: Todo
//~ todo AV_113t8 24b0564d 1cc01e82 2f7e90cb.de02642a
#[test]
#[ignore = "todo: AV_113t8 Improved Open the Cages"]
fn AV_113t8_improved_open_the_cages() {
    check(CardClass::Hunter, &[Give("AV_113t8"), Cost("AV_113t8", 2), Unwritten]);
}

/// # Improved Ice Trap
///
/// `AV_113t9` · Hunter spell · Frost · 2 mana
///
/// > **Secret:** When your opponent casts a spell, return it to their hand instead. It costs (2) more.
///
/// State: Todo
//~ todo AV_113t9 903f5e4e f8fa116d 1cd8bb0f.b3608f0c
#[test]
#[ignore = "todo: AV_113t9 Improved Ice Trap"]
fn AV_113t9_improved_ice_trap() {
    check(CardClass::Hunter, &[Give("AV_113t9"), Cost("AV_113t9", 2), Unwritten]);
}

/// # Mega Frosty
///
/// `AV_113t9e` · Hunter enchantment
///
/// > Costs (2) more.
///
/// State: Derived
//~ derived AV_113t9e 83cdad19 88798b51 9e114924.7201933b
#[test]
fn AV_113t9e_mega_frosty() {
    check(CardClass::Hunter, &[Give("CS2_118"), Enchant(Nth(0), "AV_113t9e"), CostNow(Nth(0), 5)]);
}

/// # Dun Baldar Bunker
///
/// `AV_147` · Hunter spell · 2 mana
///
/// > At the end of your turn, draw a **Secret** and set its Cost to (1). Lasts 3 turns.
///
/// State: Derived
//~ derived AV_147 7c99f93b 141680bf 949ea9e1.ac487bdf
#[test]
fn AV_147_dun_baldar_bunker() {
    check(
        CardClass::Hunter,
        &[
            Give("AV_147"),
            Cost("AV_147", 2),
            OnTop("AT_002"),
            OnTop("AT_002"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_147", Nothing),
            In(Nth(0), Zone::Secret),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("AV_147"),
            OnTop("AT_002"),
            OnTop("AT_002"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_147", Nothing),
            EndTurn,
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            In(Nth(0), Zone::Secret),
            CostNow(Nth(2), 1),
            In(Nth(2), Zone::Hand),
        ],
    );
}

/// # Cloaked Secrets
///
/// `AV_147e` · Hunter enchantment
///
/// > Costs (1).
///
/// State: Derived
//~ derived AV_147e 160c9a17 0a07a98b d6816d63.53ed184d
#[test]
fn AV_147e_cloaked_secrets() {
    check(CardClass::Hunter, &[Give("CS2_118"), Enchant(Nth(0), "AV_147e"), CostNow(Nth(0), 1)]);
}

/// # Spring the Trap
///
/// `AV_224` · Hunter spell · 4 mana
///
/// > Deal $3 damage to a minion and cast a **Secret** from your deck. **Honorable Kill:** Cast 2.
///
/// State: Todo
//~ todo AV_224 b24b16e8 34c60ae8 59a92c3e.917496ab
#[test]
#[ignore = "todo: AV_224 Spring the Trap"]
fn AV_224_spring_the_trap() {
    check(CardClass::Hunter, &[Give("AV_224"), Cost("AV_224", 4), Unwritten]);
}

/// # Ice Trap
///
/// `AV_226` · Hunter spell · Frost · 2 mana
///
/// > **Secret:** When your opponent casts a spell, return it to their hand instead. It costs (1) more.
///
/// State: Todo
//~ todo AV_226 46bc1425 2ee2c01d 2fd5d168.016ca381
#[test]
#[ignore = "todo: AV_226 Ice Trap"]
fn AV_226_ice_trap() {
    check(CardClass::Hunter, &[Give("AV_226"), Cost("AV_226", 2), Unwritten]);
}

/// # Frosty
///
/// `AV_226e` · Hunter enchantment
///
/// > Costs (1) more.
///
/// State: Derived
//~ derived AV_226e d3c972a0 41004e8b a4dea195.5dfe1a2c
#[test]
fn AV_226e_frosty() {
    check(CardClass::Hunter, &[Give("CS2_118"), Enchant(Nth(0), "AV_226e"), CostNow(Nth(0), 4)]);
}

/// # Bloodseeker
///
/// `AV_244` · Hunter weapon · 2 mana · 2/2 durability
///
/// > **Honorable Kill:** Gain +1/+1.
///
/// State: Derived
//~ derived AV_244 d7e5ecab a46d0505 67ad079b.e16cb7a7
#[test]
fn AV_244_bloodseeker() {
    check(
        CardClass::Hunter,
        &[
            Give("AV_244"),
            Cost("AV_244", 2),
            Stats("AV_244", 2, 2),
            Friend("CS2_182"),
            Enemy("CS2_172"),
            Friend("AV_244"),
            Attack(MyHero, Nth(2)),
            Now(MyHero, 3, 27),
            Now(Nth(3), 3, 2),
        ],
    );
}

/// # Bloodseeking
///
/// `AV_244e` · Hunter enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived AV_244e 357888dd ac049275 89a03cbc.67341004
#[test]
fn AV_244e_bloodseeking() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "AV_244e"), Now(My(0), 6, 2)]);
}

/// # Revive Pet
///
/// `AV_333` · Hunter spell · Nature · 3 mana
///
/// > **Discover** a friendly Beast that died this game. Summon it.
///
/// State: Derived
//~ derived AV_333 9bdcc8c0 a6d65f68 ec10a089.c1e97a46
#[test]
fn AV_333_revive_pet() {
    check(
        CardClass::Hunter,
        &[
            Give("AV_333"),
            Cost("AV_333", 3),
            Friend("CS2_119"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("AV_333", Nothing),
            ChooseCard("CS2_119"),
            BoardCount(Mine, 2),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
}

/// # Stormpike Battle Ram
///
/// `AV_334` · Hunter minion · 4 mana · 4/3
///
/// > **Rush Deathrattle:** Your next Beast costs (2) less.
///
/// State: Derived
//~ derived AV_334 3212aef7 7ed12fc2 712d6fb1.36971c2b
#[test]
fn AV_334_stormpike_battle_ram() {
    check(
        CardClass::Hunter,
        &[
            Give("AV_334"),
            Cost("AV_334", 4),
            Stats("AV_334", 4, 3),
            Has("AV_334", GameTag::RUSH),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_334"),
            Kill(Nth(5)),
            CostNow(Nth(0), 2),
            CostNow(Nth(1), 2),
        ],
    );
}

/// # Ready for Battle
///
/// `AV_334e` · Hunter enchantment
///
/// > Costs (2) less.
///
/// State: Derived
//~ derived AV_334e 0752dfdc 5c51cd94 b94d4a81.90c32b47
#[test]
fn AV_334e_ready_for_battle() {
    check(CardClass::Hunter, &[Give("CS2_118"), Enchant(Nth(0), "AV_334e"), CostNow(Nth(0), 1)]);
}

/// # Ram Tamer
///
/// `AV_335` · Hunter minion · 3 mana · 4/3
///
/// > **Battlecry:** If you control a **Secret**, gain +1/+1 and **Stealth**.
///
/// State: Derived
//~ derived AV_335 ce0d0a33 3679a351 0886a1cb.35ced452
#[test]
fn AV_335_ram_tamer() {
    check(
        CardClass::Hunter,
        &[
            Give("AV_335"),
            Cost("AV_335", 3),
            Stats("AV_335", 4, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("EX1_289"),
            Play("AV_335", Nothing),
            HasNow(Nth(0), GameTag::STEALTH),
            Now(Nth(0), 5, 4),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("AV_335"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AV_335", Nothing),
            HasNot(Nth(0), GameTag::STEALTH),
        ],
    );
}

/// # Sneaking Up
///
/// `AV_335e` · Hunter enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived AV_335e 94c96eea 156fee68 cef8a93c.67341004
#[test]
fn AV_335e_sneaking_up() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "AV_335e"), Now(My(0), 6, 2)]);
}

/// # Wing Commander Ichman
///
/// `AV_336` · Hunter minion · 9 mana · 5/4
///
/// > **Battlecry:** Summon a Beast from your deck and give it **Rush**. If it kills a minion this turn, repeat.
///
/// State: Todo
//~ todo AV_336 469de9ce 6a605a4a 72a6c525.06c59b78
#[test]
#[ignore = "todo: AV_336 Wing Commander Ichman"]
fn AV_336_wing_commander_ichman() {
    check(CardClass::Hunter, &[Give("AV_336"), Cost("AV_336", 9), Stats("AV_336", 5, 4), Unwritten]);
}

/// # Mountain Bear
///
/// `AV_337` · Hunter minion · 7 mana · 5/6
///
/// > **Taunt Deathrattle:** Summon two 2/4 Cubs with **Taunt**.
///
/// State: Derived
//~ derived AV_337 09c1dd60 0f547f6f 3862c5f2.25bb5801
#[test]
fn AV_337_mountain_bear() {
    check(
        CardClass::Hunter,
        &[
            Give("AV_337"),
            Cost("AV_337", 7),
            Stats("AV_337", 5, 6),
            Has("AV_337", GameTag::TAUNT),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("AV_337"),
            Kill(Nth(3)),
            BoardCount(Mine, 3),
            In(The("AV_337t"), Zone::Play),
            Now(The("AV_337t"), 2, 4),
        ],
    );
}

/// # Mountain Cub
///
/// `AV_337t` · Hunter minion · 3 mana · 2/4
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla AV_337t 293efe23 c7f19885 d86d9855.4b0c5d24
#[test]
fn AV_337t_mountain_cub() {
    check(
        CardClass::Hunter,
        &[
            Give("AV_337t"),
            Cost("AV_337t", 3),
            Stats("AV_337t", 2, 4),
            Has("AV_337t", GameTag::TAUNT),
            Play("AV_337t", Nothing),
            In(The("AV_337t"), Zone::Play),
            Now(The("AV_337t"), 2, 4),
            HasNow(The("AV_337t"), GameTag::TAUNT),
        ],
    );
}

/// # Furious Howl
///
/// `ONY_008` · Hunter spell · 2 mana
///
/// > Draw a card. Repeat until you have at least 3 cards.
///
/// State: Derived
//~ derived ONY_008 fcd06794 b1d43c87 fdd06905.987f27e4
#[test]
fn ONY_008_furious_howl() {
    check(
        CardClass::Hunter,
        &[
            Give("ONY_008"),
            Cost("ONY_008", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_008", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 4),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            DeckCount(Theirs, 20),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("ONY_008"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ONY_008", Nothing),
            DeckCount(Mine, 20),
            HandCount(Mine, 3),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
        ],
    );
}

/// # Pet Collector
///
/// `ONY_009` · Hunter minion · 5 mana · 4/4
///
/// > **Battlecry:** Summon a Beast from your deck that costs (5) or less.
///
/// State: Derived
//~ derived ONY_009 775fee6d fe677cd0 f8ac0754.be67f280
#[test]
fn ONY_009_pet_collector() {
    check(
        CardClass::Hunter,
        &[
            Give("ONY_009"),
            Cost("ONY_009", 5),
            Stats("ONY_009", 4, 4),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("ONY_009", Nothing),
            BoardCount(Mine, 3),
            DeckCount(Mine, 21),
            In(Nth(2), Zone::Play),
            Now(Nth(2), 2, 7),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("ONY_009"),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(3))),
            Play("ONY_009", Nothing),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("ONY_009"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_119"),
            OnTop("CS2_118"),
            OnTop("CS2_201"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Entity(Nth(8))),
            Play("ONY_009", Nothing),
        ],
    );
}

/// # Dragonbane Shot
///
/// `ONY_010` · Hunter spell · 2 mana
///
/// > Deal $2 damage. **Honorable Kill:** Add a Dragonbane Shot to your hand.
///
/// State: Derived
//~ derived ONY_010 ffbf8c5d faccd3f0 53706667.510217eb
#[test]
fn ONY_010_dragonbane_shot() {
    check(
        CardClass::Hunter,
        &[
            Give("ONY_010"),
            Cost("ONY_010", 2),
            Friend("CS2_182"),
            Enemy("CS2_172"),
            Play("ONY_010", On(Nth(2))),
            Is(InHand(0), "ONY_010"),
            CostNow(InHand(0), 2),
            HandCount(Mine, 1),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("ONY_010"), Friend("CS2_182"), Enemy("CS2_172"), Play("ONY_010", On(Nth(1))), Now(Nth(1), 4, 3)],
    );
}

/// # Drakeshot
///
/// `ONY_010e` · Hunter enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived ONY_010e 170db99e f2d2fa8e cfed2ac2.f705eb41
#[test]
fn ONY_010e_drakeshot() {
    check(CardClass::Hunter, &[Give("CS2_118"), Enchant(Nth(0), "ONY_010e"), CostNow(Nth(0), 2)]);
}
