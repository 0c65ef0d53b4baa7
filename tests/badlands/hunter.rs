//! Hunter cards of Showdown in the Badlands, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 1486747c

/// # Elemental Companion
///
/// `DEEP_002` · Multi-class spell · 3 mana
///
/// > Summon a random Elemental Companion.
///
/// State: Todo
//~ todo DEEP_002 46336c0d 32255737 1f0ed6c2.fb101a03
#[test]
#[ignore = "todo: DEEP_002 Elemental Companion"]
fn DEEP_002_elemental_companion() {
    check(CardClass::Hunter, &[Give("DEEP_002"), Cost("DEEP_002", 3), Unwritten]);
}

/// # Hiffar
///
/// `DEEP_002t` · Multi-class minion · 3 mana · 4/2
///
/// > Your spells cost (1) less.
///
/// State: Derived
//~ derived DEEP_002t 9033e7f6 45cda0f8 a98bfe30.f6a37700
#[test]
fn DEEP_002t_hiffar() {
    check(
        CardClass::Hunter,
        &[
            Give("DEEP_002t"),
            Cost("DEEP_002t", 3),
            Stats("DEEP_002t", 4, 2),
            Give("AT_001"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("DEEP_002t"),
            CostNow(Nth(0), 3),
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Luekk
///
/// `DEEP_002t2` · Multi-class minion · 3 mana · 2/4
///
/// > **Spell Damage +2**
///
/// State: Vanilla
//~ vanilla DEEP_002t2 061e9562 1fdb182e d151c6a4.e1835dc2
#[test]
fn DEEP_002t2_luekk() {
    check(
        CardClass::Hunter,
        &[
            Give("DEEP_002t2"),
            Cost("DEEP_002t2", 3),
            Stats("DEEP_002t2", 2, 4),
            Has("DEEP_002t2", GameTag::SPELLPOWER),
            Play("DEEP_002t2", Nothing),
            In(The("DEEP_002t2"), Zone::Play),
            Now(The("DEEP_002t2"), 2, 4),
            HasNow(The("DEEP_002t2"), GameTag::SPELLPOWER),
        ],
    );
}

/// # Me'sho
///
/// `DEEP_002t3` · Multi-class minion · 3 mana · 4/4
///
/// > **Elusive**
///
/// State: Vanilla
//~ vanilla DEEP_002t3 61c1abac 8e926f53 0be9ce08.c54580ff
#[test]
fn DEEP_002t3_mesho() {
    check(
        CardClass::Hunter,
        &[
            Give("DEEP_002t3"),
            Cost("DEEP_002t3", 3),
            Stats("DEEP_002t3", 4, 4),
            Has("DEEP_002t3", GameTag::ELUSIVE),
            Play("DEEP_002t3", Nothing),
            In(The("DEEP_002t3"), Zone::Play),
            Now(The("DEEP_002t3"), 4, 4),
            HasNow(The("DEEP_002t3"), GameTag::ELUSIVE),
        ],
    );
}

/// # Haffir
///
/// `DEEP_002te` · Neutral enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived DEEP_002te c6f7a39f 9c41d398 2e79a2ce.f705eb41
#[test]
fn DEEP_002te_haffir() {
    check(CardClass::Hunter, &[Give("CS2_118"), Enchant(Nth(0), "DEEP_002te"), CostNow(Nth(0), 2)]);
}

/// # Shimmer Shot
///
/// `DEEP_003` · Hunter spell · Arcane · 1 mana
///
/// > Deal $1 damage. Summon a random minion of that Cost.
///
/// State: Derived
//~ derived DEEP_003 00532f82 a5f17322 eb22063f.c094246f
#[test]
fn DEEP_003_shimmer_shot() {
    check(
        CardClass::Hunter,
        &[
            Give("DEEP_003"),
            Cost("DEEP_003", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_119")),
            Play("DEEP_003", On(Nth(2))),
            BoardCount(Mine, 2),
            Now(Nth(2), 4, 4),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("DEEP_003"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_022")), Play("DEEP_003", On(Nth(2)))],
    );
    check(
        CardClass::Hunter,
        &[
            Give("DEEP_003"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_119")),
            Play("DEEP_003", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(Nth(1), 4, 4),
            In(The("CS2_119"), Zone::Play),
            Now(The("CS2_119"), 2, 7),
        ],
    );
}

/// # Mantle Shaper
///
/// `DEEP_004` · Multi-class minion · 5 mana · 5/5
///
/// > Costs (1) less for each spell you've cast while holding this.
///
/// State: Done
//~ done DEEP_004 9d9e8a80 - 91298c3e.53f11d88
#[test]
fn DEEP_004_mantle_shaper() {
    check(
        CardClass::Hunter,
        &[
            Give("DEEP_004"),
            Cost("DEEP_004", 5),
            Stats("DEEP_004", 5, 5),
            CostNow(Nth(0), 5),
            Play("CS2_025", Nothing),
            CostNow(Nth(0), 4),
            Play("CS2_231", Nothing),
            CostNow(Nth(0), 4),
        ],
    );
}

/// # Sneaky Snakes
///
/// `WW_806` · Hunter spell · 1 mana
///
/// > Summon two 1/1 Snakes with **Stealth**.
///
/// State: Derived
//~ derived WW_806 f70b6cfa 2d4523f8 768f2596.ec02e706
#[test]
fn WW_806_sneaky_snakes() {
    check(
        CardClass::Hunter,
        &[
            Give("WW_806"),
            Cost("WW_806", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_806", Nothing),
            BoardCount(Mine, 3),
            In(The("WW_806t"), Zone::Play),
            Now(The("WW_806t"), 1, 1),
        ],
    );
}

/// # Sidewinder
///
/// `WW_806t` · Hunter minion · 1 mana · 1/1
///
/// > **Stealth**
///
/// State: Vanilla
//~ vanilla WW_806t 176dc16f 1aa6a7a2 40d00d02.86cd88a1
#[test]
fn WW_806t_sidewinder() {
    check(
        CardClass::Hunter,
        &[
            Give("WW_806t"),
            Cost("WW_806t", 1),
            Stats("WW_806t", 1, 1),
            Has("WW_806t", GameTag::STEALTH),
            Play("WW_806t", Nothing),
            In(The("WW_806t"), Zone::Play),
            Now(The("WW_806t"), 1, 1),
            HasNow(The("WW_806t"), GameTag::STEALTH),
        ],
    );
}

/// # Messenger Buzzard
///
/// `WW_807` · Hunter minion · 2 mana · 1/2
///
/// > **Deathrattle:** Draw a Beast. Give minions in your hand +1/+1.
///
/// State: Derived
//~ derived WW_807 65a1ac39 af9fe48e 2f186ffa.440e2048
#[test]
fn WW_807_messenger_buzzard() {
    check(
        CardClass::Hunter,
        &[
            Give("WW_807"),
            Cost("WW_807", 2),
            Stats("WW_807", 1, 2),
            OnTop("CS2_119"),
            OnTop("CS2_119"),
            OnTop("CS2_182"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_807"),
            Kill(Nth(8)),
            DeckCount(Mine, 21),
            HandCount(Mine, 4),
            Now(Nth(0), 2, 3),
            CostNow(Nth(2), 4),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 3, 8),
            Now(Nth(4), 6, 2),
            Now(Nth(5), 5, 6),
        ],
    );
}

/// # A Message
///
/// `WW_807e` · Hunter enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived WW_807e 99b37d14 bb9b6a46 cdbb92f3.67341004
#[test]
fn WW_807e_a_message() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "WW_807e"), Now(My(0), 6, 2)]);
}

/// # Silver Serpent
///
/// `WW_808` · Hunter minion · 3 mana · 2/3
///
/// > Rush**,** Poisonous **Quickdraw:** Gain **Immune** this turn.
///
/// State: Done
//~ done WW_808 5a40229b - ae373a01.f3764f3b
#[test]
fn WW_808_silver_serpent() {
    check(
        CardClass::Hunter,
        &[
            Give("WW_808"),
            Cost("WW_808", 3),
            Stats("WW_808", 2, 3),
            Has("WW_808", GameTag::POISONOUS),
            Has("WW_808", GameTag::RUSH),
            Play("WW_808", Nothing),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("WW_808"), EndTurn, EndTurn, Play("WW_808", Nothing), HasNot(My(0), GameTag::IMMUNE)],
    );
}

/// # Silver Fangs
///
/// `WW_808e` · Hunter enchantment
///
/// > **Immune** this turn.
///
/// State: Derived
//~ derived WW_808e 9a8a9cb0 0c7011f3 4d37d934.fb55a5e5
#[test]
fn WW_808e_silver_fangs() {
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "WW_808e"),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}

/// # Bovine Skeleton
///
/// `WW_809` · Hunter minion · 3 mana · 3/3
///
/// > **Deathrattle:** If this has 4 or more Attack, summon a Bovine Skeleton.
///
/// State: Derived
//~ derived WW_809 b0af3a9f 9f8a75d5 8fff1b6a.d0aab75f
#[test]
fn WW_809_bovine_skeleton() {
    check(
        CardClass::Hunter,
        &[
            Give("WW_809"),
            Cost("WW_809", 3),
            Stats("WW_809", 3, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_809"),
            Enchant(Nth(3), "CS2_092e"),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("WW_809"), Zone::Play),
            Now(The("WW_809"), 3, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("WW_809"), Friend("CS2_182"), Enemy("CS2_182"), Friend("WW_809"), Kill(Nth(3)), BoardCount(Mine, 1)],
    );
}

/// # Camouflage Mount
///
/// `WW_810` · Hunter spell · 4 mana
///
/// > Give a minion +3/+3 and a random **Bonus Effect**. When it dies, summon a Chameleon.
///
/// State: Todo
//~ todo WW_810 ca0c6551 0fc9b57d 4b550e41.b52c6c63
#[test]
#[ignore = "todo: WW_810 Camouflage Mount"]
fn WW_810_camouflage_mount() {
    check(CardClass::Hunter, &[Give("WW_810"), Cost("WW_810", 4), Unwritten]);
}

/// # Chameleon
///
/// `WW_810t1` · Hunter minion · 3 mana · 3/3
///
/// > **Divine Shield**
///
/// State: Vanilla
//~ vanilla WW_810t1 6a8ad86a 52ac4da4 24e90805.cc526ac4
#[test]
fn WW_810t1_chameleon() {
    check(
        CardClass::Hunter,
        &[
            Give("WW_810t1"),
            Cost("WW_810t1", 3),
            Stats("WW_810t1", 3, 3),
            Has("WW_810t1", GameTag::DIVINE_SHIELD),
            Play("WW_810t1", Nothing),
            In(The("WW_810t1"), Zone::Play),
            Now(The("WW_810t1"), 3, 3),
            HasNow(The("WW_810t1"), GameTag::DIVINE_SHIELD),
        ],
    );
}

/// # On a Chameleon
///
/// `WW_810t1e1` · Hunter enchantment
///
/// > +3/+3 and **Divine Shield**. **Deathrattle:** Summon a Chameleon.
///
/// State: Derived
//~ derived WW_810t1e1 9b50be35 d14e08e3 bd8c4f16.53cfb6b2
#[test]
fn WW_810t1e1_on_a_chameleon() {
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "WW_810t1e1"),
            HasNow(Nth(0), GameTag::DIVINE_SHIELD),
            Now(Nth(0), 7, 8),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "WW_810t1e1"),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            HasNow(The("WW_810t1"), GameTag::DIVINE_SHIELD),
            In(The("WW_810t1"), Zone::Play),
            Now(The("WW_810t1"), 3, 3),
        ],
    );
}

/// # Chameleon
///
/// `WW_810t2` · Hunter minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla WW_810t2 d0e9416f c6c5c581 5d5790c7.4b0c5d24
#[test]
fn WW_810t2_chameleon() {
    check(
        CardClass::Hunter,
        &[
            Give("WW_810t2"),
            Cost("WW_810t2", 3),
            Stats("WW_810t2", 3, 3),
            Has("WW_810t2", GameTag::TAUNT),
            Play("WW_810t2", Nothing),
            In(The("WW_810t2"), Zone::Play),
            Now(The("WW_810t2"), 3, 3),
            HasNow(The("WW_810t2"), GameTag::TAUNT),
        ],
    );
}

/// # On a Chameleon
///
/// `WW_810t2e1` · Hunter enchantment
///
/// > +3/+3 and **Taunt**. **Deathrattle:** Summon a Chameleon.
///
/// State: Derived
//~ derived WW_810t2e1 f6a61216 8b20b8cf 062d278f.50666a75
#[test]
fn WW_810t2e1_on_a_chameleon() {
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Enchant(Nth(0), "WW_810t2e1"),
            HasNow(Nth(0), GameTag::TAUNT),
            Now(Nth(0), 7, 8),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Enchant(Nth(0), "WW_810t2e1"),
            Kill(Nth(0)),
            BoardCount(Mine, 4),
            HasNot(The("WW_810t1"), GameTag::TAUNT),
            In(The("WW_810t1"), Zone::Play),
            Now(The("WW_810t1"), 3, 3),
        ],
    );
}

/// # Chameleon
///
/// `WW_810t3` · Hunter minion · 3 mana · 3/3
///
/// > **Rush**
///
/// State: Vanilla
//~ vanilla WW_810t3 f5236ee8 b34d0852 367e5a79.57b12c28
#[test]
fn WW_810t3_chameleon() {
    check(
        CardClass::Hunter,
        &[
            Give("WW_810t3"),
            Cost("WW_810t3", 3),
            Stats("WW_810t3", 3, 3),
            Has("WW_810t3", GameTag::RUSH),
            Play("WW_810t3", Nothing),
            In(The("WW_810t3"), Zone::Play),
            Now(The("WW_810t3"), 3, 3),
            HasNow(The("WW_810t3"), GameTag::RUSH),
        ],
    );
}

/// # On a Chameleon
///
/// `WW_810t3e1` · Hunter enchantment
///
/// > +3/+3 and **Rush**. **Deathrattle:** Summon a Chameleon.
///
/// State: Derived
//~ derived WW_810t3e1 3495b670 33e4b038 0441b4e2.5f869230
#[test]
fn WW_810t3e1_on_a_chameleon() {
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "WW_810t3e1"),
            HasNow(Nth(0), GameTag::RUSH),
            Now(Nth(0), 7, 8),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "WW_810t3e1"),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            HasNot(The("WW_810t1"), GameTag::RUSH),
            In(The("WW_810t1"), Zone::Play),
            Now(The("WW_810t1"), 3, 3),
        ],
    );
}

/// # Chameleon
///
/// `WW_810t4` · Hunter minion · 3 mana · 3/3
///
/// > **Windfury**
///
/// State: Vanilla
//~ vanilla WW_810t4 131d4078 50992327 241fbbb9.9569ce14
#[test]
fn WW_810t4_chameleon() {
    check(
        CardClass::Hunter,
        &[
            Give("WW_810t4"),
            Cost("WW_810t4", 3),
            Stats("WW_810t4", 3, 3),
            Has("WW_810t4", GameTag::WINDFURY),
            Play("WW_810t4", Nothing),
            In(The("WW_810t4"), Zone::Play),
            Now(The("WW_810t4"), 3, 3),
            HasNow(The("WW_810t4"), GameTag::WINDFURY),
        ],
    );
}

/// # On a Chameleon
///
/// `WW_810t4e1` · Hunter enchantment
///
/// > +3/+3 and **Windfury**. **Deathrattle:** Summon a Chameleon.
///
/// State: Derived
//~ derived WW_810t4e1 a643baf6 16f4330d cb1ec51f.012c448b
#[test]
fn WW_810t4e1_on_a_chameleon() {
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "WW_810t4e1"),
            HasNow(Nth(0), GameTag::WINDFURY),
            Now(Nth(0), 7, 8),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "WW_810t4e1"),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            HasNot(The("WW_810t1"), GameTag::WINDFURY),
            In(The("WW_810t1"), Zone::Play),
            Now(The("WW_810t1"), 3, 3),
        ],
    );
}

/// # Chameleon
///
/// `WW_810t5` · Hunter minion · 3 mana · 3/3
///
/// > **Elusive**
///
/// State: Vanilla
//~ vanilla WW_810t5 65307d35 fea82a40 5ab1c921.c54580ff
#[test]
fn WW_810t5_chameleon() {
    check(
        CardClass::Hunter,
        &[
            Give("WW_810t5"),
            Cost("WW_810t5", 3),
            Stats("WW_810t5", 3, 3),
            Has("WW_810t5", GameTag::ELUSIVE),
            Play("WW_810t5", Nothing),
            In(The("WW_810t5"), Zone::Play),
            Now(The("WW_810t5"), 3, 3),
            HasNow(The("WW_810t5"), GameTag::ELUSIVE),
        ],
    );
}

/// # On a Chameleon
///
/// `WW_810t5e1` · Hunter enchantment
///
/// > +3/+3 and **Elusive**. **Deathrattle:** Summon a Chameleon.
///
/// State: Derived
//~ derived WW_810t5e1 72ae1a74 6cc42ed8 a9d9b4bc.9526dfd1
#[test]
fn WW_810t5e1_on_a_chameleon() {
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "WW_810t5e1"),
            HasNow(Nth(0), GameTag::ELUSIVE),
            Now(Nth(0), 7, 8),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "WW_810t5e1"),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            HasNot(The("WW_810t1"), GameTag::ELUSIVE),
            In(The("WW_810t1"), Zone::Play),
            Now(The("WW_810t1"), 3, 3),
        ],
    );
}

/// # Chameleon
///
/// `WW_810t6` · Hunter minion · 3 mana · 3/3
///
/// > **Poisonous**
///
/// State: Vanilla
//~ vanilla WW_810t6 a779106b d5a6dced ee1a0bce.2574dcf7
#[test]
fn WW_810t6_chameleon() {
    check(
        CardClass::Hunter,
        &[
            Give("WW_810t6"),
            Cost("WW_810t6", 3),
            Stats("WW_810t6", 3, 3),
            Has("WW_810t6", GameTag::POISONOUS),
            Play("WW_810t6", Nothing),
            In(The("WW_810t6"), Zone::Play),
            Now(The("WW_810t6"), 3, 3),
            HasNow(The("WW_810t6"), GameTag::POISONOUS),
        ],
    );
}

/// # On a Chameleon
///
/// `WW_810t6e1` · Hunter enchantment
///
/// > +3/+3 and **Poisonous**. **Deathrattle:** Summon a Chameleon.
///
/// State: Derived
//~ derived WW_810t6e1 43a390c1 71e06dc3 def32260.92db1c4b
#[test]
fn WW_810t6e1_on_a_chameleon() {
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "WW_810t6e1"),
            HasNow(Nth(0), GameTag::POISONOUS),
            Now(Nth(0), 7, 8),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "WW_810t6e1"),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            HasNot(The("WW_810t1"), GameTag::POISONOUS),
            In(The("WW_810t1"), Zone::Play),
            Now(The("WW_810t1"), 3, 3),
        ],
    );
}

/// # Chameleon
///
/// `WW_810t7` · Hunter minion · 3 mana · 3/3
///
/// > **Lifesteal**
///
/// State: Vanilla
//~ vanilla WW_810t7 cc6f512d 053f5adc b33cabf6.b857c9f1
#[test]
fn WW_810t7_chameleon() {
    check(
        CardClass::Hunter,
        &[
            Give("WW_810t7"),
            Cost("WW_810t7", 3),
            Stats("WW_810t7", 3, 3),
            Has("WW_810t7", GameTag::LIFESTEAL),
            Play("WW_810t7", Nothing),
            In(The("WW_810t7"), Zone::Play),
            Now(The("WW_810t7"), 3, 3),
            HasNow(The("WW_810t7"), GameTag::LIFESTEAL),
        ],
    );
}

/// # On a Chameleon
///
/// `WW_810t7e1` · Hunter enchantment
///
/// > +3/+3 and **Lifesteal**. **Deathrattle:** Summon a Chameleon.
///
/// State: Derived
//~ derived WW_810t7e1 495ddbac 89755054 5058567a.bf043356
#[test]
fn WW_810t7e1_on_a_chameleon() {
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(0), 2),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Enchant(Nth(0), "WW_810t7e1"),
            HasNow(Nth(0), GameTag::LIFESTEAL),
            Now(Nth(0), 7, 6),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Hurt(Nth(0), 2),
            Hurt(Nth(1), 2),
            Hurt(Nth(2), 2),
            Hurt(MyHero, 20),
            Hurt(TheirHero, 20),
            Enchant(Nth(0), "WW_810t7e1"),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            HasNot(The("WW_810t1"), GameTag::LIFESTEAL),
            In(The("WW_810t1"), Zone::Play),
            Now(The("WW_810t1"), 3, 3),
        ],
    );
}

/// # Chameleon
///
/// `WW_810t8` · Hunter minion · 3 mana · 3/3
///
/// > **Reborn**
///
/// State: Vanilla
//~ vanilla WW_810t8 fd21cc87 82ea39c6 587f9635.d8e09bc7
#[test]
fn WW_810t8_chameleon() {
    check(
        CardClass::Hunter,
        &[
            Give("WW_810t8"),
            Cost("WW_810t8", 3),
            Stats("WW_810t8", 3, 3),
            Has("WW_810t8", GameTag::REBORN),
            Play("WW_810t8", Nothing),
            In(The("WW_810t8"), Zone::Play),
            Now(The("WW_810t8"), 3, 3),
            HasNow(The("WW_810t8"), GameTag::REBORN),
        ],
    );
}

/// # On a Chameleon
///
/// `WW_810t8e1` · Hunter enchantment
///
/// > +3/+3 and **Reborn**. **Deathrattle:** Summon a Chameleon.
///
/// State: Derived
//~ derived WW_810t8e1 b7251865 7af03db6 d932d4e9.a9da410d
#[test]
fn WW_810t8e1_on_a_chameleon() {
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "WW_810t8e1"),
            HasNow(Nth(0), GameTag::REBORN),
            Now(Nth(0), 7, 8),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "WW_810t8e1"),
            Kill(Nth(0)),
            BoardCount(Mine, 3),
            HasNot(The("WW_810t1"), GameTag::REBORN),
            In(The("WW_810t1"), Zone::Play),
            Now(The("WW_810t1"), 3, 3),
        ],
    );
}

/// # Ten Gallon Hat
///
/// `WW_811` · Hunter spell · 2 mana
///
/// > Draw a minion. Give it +1/+1 and "**Deathrattle:** Get a Ten Gallon Hat."
///
/// State: Derived
//~ derived WW_811 e33f02e0 2c797bfa 3ece1aa8.dfd8c782
#[test]
fn WW_811_ten_gallon_hat() {
    check(
        CardClass::Hunter,
        &[
            Give("WW_811"),
            Cost("WW_811", 2),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_811", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 6),
        ],
    );
}

/// # Ten Gallon Hat
///
/// `WW_811e` · Hunter enchantment
///
/// > +1/+1. **Deathrattle:** Get a Ten Gallon Hat.
///
/// State: Derived
//~ derived WW_811e a1eeae3f d291b6b0 f37b8a66.252fca41
#[test]
fn WW_811e_ten_gallon_hat() {
    check(
        CardClass::Hunter,
        &[Friend("CS2_182"), Friend("CS2_182"), Enemy("CS2_182"), Enchant(Nth(0), "WW_811e"), Now(Nth(0), 5, 6)],
    );
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "WW_811e"),
            Kill(Nth(0)),
            Is(InHand(0), "WW_811"),
            CostNow(InHand(0), 2),
            HandCount(Mine, 1),
        ],
    );
}

/// # Saddle Up!
///
/// `WW_812` · Hunter spell · 3 mana
///
/// > Give your minions "**Deathrattle:** Summon a random Beast that costs (3) or less."
///
/// State: Derived
//~ derived WW_812 ba514f26 05acb415 aff3e9be.96a18b3e
#[test]
fn WW_812_saddle_up() {
    check(
        CardClass::Hunter,
        &[
            Give("WW_812"),
            Cost("WW_812", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("WW_812", Nothing),
            Force(Card("CS2_120")),
            Kill(Nth(1)),
            BoardCount(Mine, 1),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
        ],
    );
}

/// # Saddled Up
///
/// `WW_812e` · Hunter enchantment
///
/// > **Deathrattle:** Summon a random Beast that costs (3) or less.
///
/// State: Derived
//~ derived WW_812e aee04ec2 db78ed97 ee3b755f.e85570bf
#[test]
fn WW_812e_saddled_up() {
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "WW_812e"),
            Force(Card("CS2_120")),
            Kill(Nth(0)),
            BoardCount(Mine, 2),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "WW_812e"),
            Never(Card("AT_039")),
            Kill(Nth(0)),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "WW_812e"),
            Never(Card("AT_003")),
            Kill(Nth(0)),
        ],
    );
}

/// # Starshooter
///
/// `WW_813` · Hunter weapon · 4 mana · 2/3 durability
///
/// > After your hero attacks, get an Arcane Shot.
///
/// State: Derived
//~ derived WW_813 570e9991 531072c7 394fad98.7cdcfff0
#[test]
fn WW_813_starshooter() {
    check(
        CardClass::Hunter,
        &[
            Give("WW_813"),
            Cost("WW_813", 4),
            Stats("WW_813", 2, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_813"),
            Attack(MyHero, TheirHero),
            Is(InHand(1), "DS1_185"),
            CostNow(InHand(1), 1),
            HandCount(Mine, 2),
        ],
    );
}

/// # Spurfang
///
/// `WW_814` · Hunter minion · 5 mana · 2/5
///
/// > **Battlecry and Deathrattle:** Summon a random Beast with Cost equal to this minion's Attack.
///
/// State: Derived
//~ derived WW_814 5e0e6f9f 015afe7a 209a6c1b.8bb56ee6
#[test]
fn WW_814_spurfang() {
    check(
        CardClass::Hunter,
        &[
            Give("WW_814"),
            Cost("WW_814", 5),
            Stats("WW_814", 2, 5),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_120")),
            Play("WW_814", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("WW_814"), Friend("CS2_182"), Enemy("CS2_182"), Never(Card("AT_003")), Play("WW_814", Nothing)],
    );
    check(
        CardClass::Hunter,
        &[
            Give("WW_814"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("WW_814"),
            Force(Card("CS2_120")),
            Kill(Nth(3)),
            BoardCount(Mine, 2),
            In(The("CS2_120"), Zone::Play),
            Now(The("CS2_120"), 2, 3),
        ],
    );
    check(
        CardClass::Hunter,
        &[Give("WW_814"), Friend("CS2_182"), Enemy("CS2_182"), Friend("WW_814"), Never(Card("AT_003")), Kill(Nth(3))],
    );
}

/// # Theldurin the Lost
///
/// `WW_815` · Hunter minion · 4 mana · 3/4
///
/// > **Battlecry:** If your deck started with no duplicates, gain **Immune** this turn and attack all enemies.
///
/// State: Done
//~ done WW_815 5f156c79 - 73b91b65.81412288
#[test]
fn WW_815_theldurin_the_lost() {
    check(
        CardClass::Hunter,
        &[
            Give("WW_815"),
            Cost("WW_815", 4),
            Stats("WW_815", 3, 4),
            DeckOf(&["CS2_182", "CS2_231"]),
            Friend("CS2_231"),
            Enemy("CS2_182"),
            Enemy("CS2_231"),
            Play("WW_815", Nothing),
            Now(The("WW_815"), 3, 4),
            HasNow(The("WW_815"), GameTag::IMMUNE),
            Damage(TheirHero, 3),
            Damage(Their(0), 3),
            BoardCount(Theirs, 1),
            BoardCount(Mine, 2),
            EndTurn,
            HasNot(The("WW_815"), GameTag::IMMUNE),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            DeckOf(&["CS2_182", "CS2_231", "CS2_182"]),
            Play("WW_815", Nothing),
            HasNot(My(0), GameTag::IMMUNE),
            Damage(TheirHero, 0),
        ],
    );
}

/// # Theldurin's Rage
///
/// `WW_815e` · Hunter enchantment
///
/// > **Immune** this turn.
///
/// State: Derived
//~ derived WW_815e 017a1302 4d6af298 f9e2f5e2.fb55a5e5
#[test]
fn WW_815e_theldurins_rage() {
    check(
        CardClass::Hunter,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "WW_815e"),
            HasNow(My(0), GameTag::IMMUNE),
            EndTurn,
            HasNot(My(0), GameTag::IMMUNE),
        ],
    );
}
