//! Hunter cards of Festival of Legends, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 6fb97a11

/// # Harmonica Soloist
///
/// `ETC_028` · Hunter minion · 3 mana · 4/2
///
/// > **Battlecry:** If you control no other minions, **Discover** and cast a **Secret**.
///
/// State: Derived
//~ derived ETC_028 b9d612fe 05e63fa4 fc8e3196.a6a75940
#[test]
fn ETC_028_harmonica_soloist() {
    check(
        CardClass::Hunter,
        &[
            Give("ETC_028"),
            Cost("ETC_028", 3),
            Stats("ETC_028", 4, 2),
            Enemy("CS2_182"),
            Force(Card("AT_060")),
            Play("ETC_028", Nothing),
            ChooseCard("AT_060"),
            In(The("AT_060"), Zone::Secret),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("ETC_028"), Enemy("CS2_182"), Never(Card("AT_010")), Play("ETC_028", Nothing), Choose(0)],
    );
}

/// # Bunch of Bananas
///
/// `ETC_201` · Hunter spell · 1 mana
///
/// > Give a minion +1/+1. *(3 Bananas left!)*
///
/// State: Derived
//~ derived ETC_201 f45eb555 3e0c6566 b2e9e8cb.ebc2bf3a
#[test]
fn ETC_201_bunch_of_bananas() {
    check(
        CardClass::Hunter,
        &[
            Give("ETC_201"),
            Cost("ETC_201", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_201", On(Nth(2))),
            Is(InHand(0), "ETC_201t"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
            Now(Nth(2), 5, 6),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("ETC_201"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_201", On(Nth(1))),
            Is(InHand(0), "ETC_201t"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
            Now(Nth(1), 5, 6),
        ],
    );
}

/// # Banana
///
/// `ETC_201e` · Hunter enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived ETC_201e d3bae1a8 cf11663d 51a71051.67341004
#[test]
fn ETC_201e_banana() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "ETC_201e"), Now(My(0), 6, 2)]);
}

/// # Bunch of Bananas
///
/// `ETC_201t` · Hunter spell · 1 mana
///
/// > Give a minion +1/+1. *(2 Bananas left!)*
///
/// State: Derived
//~ derived ETC_201t 63268e5c 98153690 eed8ebdb.ec1d4863
#[test]
fn ETC_201t_bunch_of_bananas() {
    check(
        CardClass::Hunter,
        &[
            Give("ETC_201t"),
            Cost("ETC_201t", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_201t", On(Nth(2))),
            Is(InHand(0), "ETC_201t2"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
            Now(Nth(2), 5, 6),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("ETC_201t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_201t", On(Nth(1))),
            Is(InHand(0), "ETC_201t2"),
            CostNow(InHand(0), 1),
            HandCount(Mine, 1),
            Now(Nth(1), 5, 6),
        ],
    );
}

/// # Bunch of Bananas
///
/// `ETC_201t2` · Hunter spell · 1 mana
///
/// > Give a minion +1/+1. *(Last Banana!)*
///
/// State: Todo
//~ todo ETC_201t2 1502b97b c9b45b8c fbffa71e.caf38d89
#[test]
#[ignore = "todo: ETC_201t2 Bunch of Bananas"]
fn ETC_201t2_bunch_of_bananas() {
    check(CardClass::Hunter, &[Give("ETC_201t2"), Cost("ETC_201t2", 1), Unwritten]);
}

/// # Barrel of Monkeys
///
/// `ETC_207` · Hunter spell · 2 mana
///
/// > Summon a 1/4 Monkey with **Taunt**. *(3 Monkeys left!)*
///
/// State: Todo
//~ todo ETC_207 553e175f ba53e11f b8571646.debc7ed1
#[test]
#[ignore = "todo: ETC_207 Barrel of Monkeys"]
fn ETC_207_barrel_of_monkeys() {
    check(CardClass::Hunter, &[Give("ETC_207"), Cost("ETC_207", 2), Unwritten]);
}

/// # Barrel of Monkeys
///
/// `ETC_207t` · Hunter spell · 2 mana
///
/// > Summon a 1/4 Monkey with **Taunt**. *(2 Monkeys left!)*
///
/// State: Todo
//~ todo ETC_207t 54442812 5e97c5a4 7a659f03.3facc23b
#[test]
#[ignore = "todo: ETC_207t Barrel of Monkeys"]
fn ETC_207t_barrel_of_monkeys() {
    check(CardClass::Hunter, &[Give("ETC_207t"), Cost("ETC_207t", 2), Unwritten]);
}

/// # Barrel of Monkeys
///
/// `ETC_207t2` · Hunter spell · 2 mana
///
/// > Summon a 1/4 Monkey with **Taunt**. *(Last Monkey!)*
///
/// State: Todo
//~ todo ETC_207t2 fe9b0ce0 579fb89d f3a6d0c0.f0bc0c01
#[test]
#[ignore = "todo: ETC_207t2 Barrel of Monkeys"]
fn ETC_207t2_barrel_of_monkeys() {
    check(CardClass::Hunter, &[Give("ETC_207t2"), Cost("ETC_207t2", 2), Unwritten]);
}

/// # Stranglethorn Heart
///
/// `ETC_208` · Hunter spell · 8 mana
///
/// > **Tradeable** Resurrect all friendly Beasts that cost (5) or more.
///
/// State: Derived
//~ derived ETC_208 f83a13c0 f6ac0173 92613aac.d7829e43
#[test]
fn ETC_208_stranglethorn_heart() {
    check(
        CardClass::Hunter,
        &[
            Give("ETC_208"),
            Cost("ETC_208", 8),
            Has("ETC_208", GameTag::TRADEABLE),
            Friend("CS2_201"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("ETC_208", Nothing),
            BoardCount(Mine, 2),
            In(The("CS2_201"), Zone::Play),
            Now(The("CS2_201"), 9, 5),
        ],
    );
}

/// # Thornmantle Musician
///
/// `ETC_831` · Hunter minion · 1 mana · 1/3
///
/// > **Finale:** The next Beast you summon gets +1/+1.
///
/// State: Done
//~ done ETC_831 630ccaff - 045ac893.247537c9
#[test]
fn ETC_831_thornmantle_musician() {
    check(
        CardClass::Hunter,
        &[
            Give("ETC_831"),
            Cost("ETC_831", 1),
            Stats("ETC_831", 1, 3),
            Crystals(1),
            Play("ETC_831", Nothing),
            EndTurn,
            Play("CS2_172", Nothing),
            Now(Their(0), 3, 2),
            EndTurn,
            Crystals(10),
            Play("CS2_231", Nothing),
            Now(My(1), 1, 1),
            Play("CS2_172", Nothing),
            Now(My(2), 4, 3),
            Play("CS2_172", Nothing),
            Now(My(3), 3, 2),
        ],
    );
    check(CardClass::Hunter, &[Play("ETC_831", Nothing), Play("CS2_172", Nothing), Now(My(1), 3, 2)]);
}

/// # Thornmantle's Muse
///
/// `ETC_831e1` · Hunter enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived ETC_831e1 1064d02c 5098aa18 1147b174.67341004
#[test]
fn ETC_831e1_thornmantles_muse() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "ETC_831e1"), Now(My(0), 6, 2)]);
}

/// # Jungle Jammer
///
/// `ETC_832` · Hunter weapon · 4 mana · 4/2 durability
///
/// > **Deathrattle:** Summon a random @-Cost Beast. *(Cast spells while equipped to improve!)*
///
/// State: Derived
//~ derived ETC_832 25ceac85 bf865a8e 45929f35.bcda70e0
#[test]
fn ETC_832_jungle_jammer() {
    check(
        CardClass::Hunter,
        &[
            Give("ETC_832"),
            Cost("ETC_832", 4),
            Stats("ETC_832", 4, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_832"),
            Force(Card("KAR_300")),
            Play("CS2_106", Nothing),
            BoardCount(Mine, 2),
            In(The("KAR_300"), Zone::Play),
            Now(The("KAR_300"), 2, 2),
            TagNow(The("KAR_300"), GameTag::SPELLPOWER, 0),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("ETC_832"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_832"),
            Play("GAME_005", Nothing),
            TagNow(Nth(3), GameTag::TAG_SCRIPT_DATA_NUM_1, 2),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("ETC_832"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_832"),
            Play("GAME_005", Nothing),
            Never(Card("AT_003")),
            Play("CS2_106", Nothing),
        ],
    );
}

/// # Arrow Smith
///
/// `ETC_833` · Hunter minion · 2 mana · 2/3
///
/// > After you cast a spell, deal 1 damage to the lowest Health enemy.
///
/// State: Derived
//~ derived ETC_833 8c176ed6 5c9dbada dd6ef4c1.90fa0b3c
#[test]
fn ETC_833_arrow_smith() {
    check(
        CardClass::Hunter,
        &[
            Give("ETC_833"),
            Cost("ETC_833", 2),
            Stats("ETC_833", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_118"),
            Enemy("CS2_182"),
            Friend("ETC_833"),
            Play("GAME_005", Nothing),
            Dead(Nth(2)),
            BoardCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("ETC_833"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enemy("CS2_182"),
            Friend("ETC_833"),
            Force(Entity(Nth(2))),
            Play("GAME_005", Nothing),
            Now(Nth(2), 4, 4),
        ],
    );
}

/// # Mister Mukla
///
/// `ETC_836` · Hunter minion · 6 mana · 10/10
///
/// > **Rush**. **Battlecry:** Fill your opponent's hand with Bananas.
///
/// State: Derived
//~ derived ETC_836 6a16a2e8 73e497b1 2c7f1c9e.41e98efd
#[test]
fn ETC_836_mister_mukla() {
    check(
        CardClass::Hunter,
        &[
            Give("ETC_836"),
            Cost("ETC_836", 6),
            Stats("ETC_836", 10, 10),
            Has("ETC_836", GameTag::RUSH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_836", Nothing),
            Is(InTheirHand(0), "EX1_014t"),
            CostNow(InTheirHand(0), 1),
            Is(InTheirHand(1), "EX1_014t"),
            CostNow(InTheirHand(1), 1),
            Is(InTheirHand(2), "EX1_014t"),
            CostNow(InTheirHand(2), 1),
            Is(InTheirHand(3), "EX1_014t"),
            CostNow(InTheirHand(3), 1),
            Is(InTheirHand(4), "EX1_014t"),
            CostNow(InTheirHand(4), 1),
            Is(InTheirHand(5), "EX1_014t"),
            CostNow(InTheirHand(5), 1),
            Is(InTheirHand(6), "EX1_014t"),
            CostNow(InTheirHand(6), 1),
            Is(InTheirHand(7), "EX1_014t"),
            CostNow(InTheirHand(7), 1),
            Is(InTheirHand(8), "EX1_014t"),
            CostNow(InTheirHand(8), 1),
            Is(InTheirHand(9), "EX1_014t"),
            CostNow(InTheirHand(9), 1),
            HandCount(Theirs, 10),
        ],
    );
}

/// # Big Dreams
///
/// `ETC_838` · Hunter spell · 5 mana
///
/// > Summon the highest Cost Beast from your hand. It goes **Dormant** for 2 turns.
///
/// State: Derived
//~ derived ETC_838 36f126e8 cfffeae6 69b7da65.aed0c22f
#[test]
fn ETC_838_big_dreams() {
    check(
        CardClass::Hunter,
        &[
            Give("ETC_838"),
            Cost("ETC_838", 5),
            Give("CS2_201"),
            Give("CS2_119"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("ETC_838", Nothing),
            BoardCount(Mine, 2),
            HandCount(Mine, 2),
            HasNow(Nth(1), GameTag::DORMANT),
            In(Nth(1), Zone::Play),
        ],
    );
}

/// # Banjosaur
///
/// `ETC_840` · Hunter minion · 10 mana · 5/6
///
/// > **Rush** Whenever this attacks, draw a Beast and gain its stats.
///
/// State: Derived
//~ derived ETC_840 6ed21a80 8c884768 03ab9a67.b618e048
#[test]
fn ETC_840_banjosaur() {
    check(
        CardClass::Hunter,
        &[
            Give("ETC_840"),
            Cost("ETC_840", 10),
            Stats("ETC_840", 5, 6),
            Has("ETC_840", GameTag::RUSH),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("ETC_840"),
            Attack(Nth(7), TheirHero),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 4),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 2, 7),
            Now(Nth(7), 7, 13),
            Now(TheirHero, 0, 23),
            Damage(TheirHero, 7),
        ],
    );
}

/// # Costumed Singer
///
/// `JAM_001` · Multi-class minion · 1 mana · 1/1
///
/// > At the end of your turn, draw a **Secret**.
///
/// State: Derived
//~ derived JAM_001 c658463d 8b6e2a17 99aff9cf.badc728f
#[test]
fn JAM_001_costumed_singer() {
    check(
        CardClass::Hunter,
        &[
            Give("JAM_001"),
            Cost("JAM_001", 1),
            Stats("JAM_001", 1, 1),
            OnTop("AT_002"),
            OnTop("AT_002"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("JAM_001"),
            EndTurn,
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
        ],
    );
}

/// # Star Power
///
/// `JAM_002` · Multi-class spell · Arcane · 5 mana
///
/// > Deal $5 damage to a random enemy minion. Repeat this with 1 less damage.
///
/// State: Todo
//~ todo JAM_002 3f4d2674 cd302f2b 0bc388c4.21af9145
#[test]
#[ignore = "todo: JAM_002 Star Power"]
fn JAM_002_star_power() {
    check(CardClass::Hunter, &[Give("JAM_002"), Cost("JAM_002", 5), Unwritten]);
}

/// # Hidden Meaning
///
/// `JAM_003` · Hunter spell · 2 mana
///
/// > **Secret:** When your opponent ends their turn with no Mana, summon a random 3-Cost minion.
///
/// State: Todo
//~ todo JAM_003 e195925f cdfe44ca 349b9259.8559a84c
#[test]
#[ignore = "todo: JAM_003 Hidden Meaning"]
fn JAM_003_hidden_meaning() {
    check(CardClass::Hunter, &[Give("JAM_003"), Cost("JAM_003", 2), Unwritten]);
}
