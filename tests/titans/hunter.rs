//! Hunter cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 48fb2f4f

/// # Observer of Myths
///
/// `TTN_078` · Hunter minion · 2 mana · 1/4
///
/// > After you summon a minion with more Attack than this, give all friendly minions +1 Attack.
///
/// State: Derived
//~ derived TTN_078 7d55083a 84b7f7e8 25f6bd3d.4137c3b1
#[test]
fn TTN_078_observer_of_myths() {
    check(
        CardClass::Hunter,
        &[
            Give("TTN_078"),
            Cost("TTN_078", 2),
            Stats("TTN_078", 1, 4),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_078"),
            Play("CS2_182", Nothing),
            Now(Nth(1), 5, 5),
            Now(Nth(3), 2, 4),
            Now(Nth(4), 5, 5),
        ],
    );
}

/// # Higher Influence
///
/// `TTN_078e` · Hunter enchantment
///
/// > +1 Attack.
///
/// State: Derived
//~ derived TTN_078e f8bb22ec 34326dec 51d73b00.c84fda8a
#[test]
fn TTN_078e_higher_influence() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "TTN_078e"), Now(My(0), 6, 1)]);
}

/// # Always a Bigger Jormungar
///
/// `TTN_079` · Hunter spell · 2 mana
///
/// > Give a minion +2 Attack and "Excess damage dealt by attacks hits the enemy hero."
///
/// State: Todo
//~ todo TTN_079 7d859a16 0b7b533e 5276a07e.5fa22dff
#[test]
#[ignore = "todo: TTN_079 Always a Bigger Jormungar"]
fn TTN_079_always_a_bigger_jormungar() {
    check(CardClass::Hunter, &[Give("TTN_079"), Cost("TTN_079", 2), Unwritten]);
}

/// # Strength of the Hunt
///
/// `TTN_079e1` · Hunter enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived TTN_079e1 ea1c7494 38c57c14 52e0766c.bf3d1612
#[test]
fn TTN_079e1_strength_of_the_hunt() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "TTN_079e1"), Now(My(0), 7, 1)]);
}

/// # Fable Stablehand
///
/// `TTN_080` · Hunter minion · 3 mana · 3/3
///
/// > **Rush Battlecry:** If you control a minion with 4 or more Attack, gain +2/+2.
///
/// State: Derived
//~ derived TTN_080 90f0a8ac 5a0658ee 2239c504.e0abcef3
#[test]
fn TTN_080_fable_stablehand() {
    check(
        CardClass::Hunter,
        &[
            Give("TTN_080"),
            Cost("TTN_080", 3),
            Stats("TTN_080", 3, 3),
            Has("TTN_080", GameTag::RUSH),
            Friend("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_080", Nothing),
            Now(Nth(0), 5, 5),
        ],
    );
    check(CardClass::Hunter, &[Give("TTN_080"), Enemy("CS2_182"), Play("TTN_080", Nothing), Now(Nth(0), 3, 3)]);
}

/// # Seeking Myth
///
/// `TTN_080e1` · Neutral enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived TTN_080e1 9b8db746 13b1091f 9c8522a2.6d6ab056
#[test]
fn TTN_080e1_seeking_myth() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "TTN_080e1"), Now(My(0), 7, 3)]);
}

/// # Awakening Tremors
///
/// `TTN_081` · Hunter spell · 1 mana
///
/// > Get three 4/1 Worms. They cost (1).
///
/// State: Done
//~ done TTN_081 1dff3d48 - 4c62c8bb.d055af32
#[test]
fn TTN_081_awakening_tremors() {
    check(
        CardClass::Hunter,
        &[
            Give("TTN_081"),
            Cost("TTN_081", 1),
            Play("TTN_081", Nothing),
            HandCount(Mine, 3),
            Is(InHand(0), "TTN_081t"),
            Is(InHand(1), "TTN_081t"),
            Is(InHand(2), "TTN_081t"),
            Now(InHand(0), 4, 1),
            CostNow(InHand(0), 1),
            CostNow(InHand(1), 1),
            CostNow(InHand(2), 1),
        ],
    );
}

/// # Bursting Jormungar
///
/// `TTN_081t` · Hunter minion · 1 mana · 4/1
///
/// State: Vanilla
//~ vanilla TTN_081t b87371a3 171ea7fc 25abf2f6
#[test]
fn TTN_081t_bursting_jormungar() {
    check(
        CardClass::Hunter,
        &[
            Give("TTN_081t"),
            Cost("TTN_081t", 1),
            Stats("TTN_081t", 4, 1),
            Play("TTN_081t", Nothing),
            In(The("TTN_081t"), Zone::Play),
            Now(The("TTN_081t"), 4, 1),
        ],
    );
}

/// # Absorbent Parasite
///
/// `TTN_087` · Hunter minion · 2 mana · 3/1
///
/// > **Magnetic**, **Rush** Can **Magnetize** to Mechs and Beasts.
///
/// State: Todo
//~ todo TTN_087 da197bc8 225e5d58 c9879d68.c02693b0
#[test]
#[ignore = "todo: TTN_087 Absorbent Parasite"]
fn TTN_087_absorbent_parasite() {
    check(
        CardClass::Hunter,
        &[
            Give("TTN_087"),
            Cost("TTN_087", 2),
            Stats("TTN_087", 3, 1),
            Has("TTN_087", GameTag::MAGNETIC),
            Has("TTN_087", GameTag::RUSH),
            Unwritten,
        ],
    );
}

/// # Absorbent Parasite
///
/// `TTN_087e` · Hunter enchantment
///
/// > **Rush**
///
/// State: Derived
//~ derived TTN_087e 9b4c2261 62856ea3 4b854244.57b12c28
#[test]
fn TTN_087e_absorbent_parasite() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "TTN_087e"), HasNow(My(0), GameTag::RUSH)]);
}

/// # Starstrung Bow
///
/// `TTN_088` · Hunter weapon · 6 mana · 6/2 durability
///
/// > Costs (1) less for each friendly **Secret** that has triggered this game.
///
/// State: Todo
//~ todo TTN_088 7a9c72ed 498de198 e031e515.d0f8997c
#[test]
#[ignore = "todo: TTN_088 Starstrung Bow"]
fn TTN_088_starstrung_bow() {
    check(CardClass::Hunter, &[Give("TTN_088"), Cost("TTN_088", 6), Stats("TTN_088", 6, 2), Unwritten]);
}

/// # Aggramar, the Avenger
///
/// `TTN_092` · Hunter minion · 6 mana · 3/7
///
/// > **Titan Battlecry:** Equip a 3/3 Taeshalach.
///
/// State: Todo
//~ todo TTN_092 824ce603 b5257b2e f3ff7605.a0bda12c
#[test]
#[ignore = "todo: TTN_092 Aggramar, the Avenger"]
fn TTN_092_aggramar_the_avenger() {
    check(CardClass::Hunter, &[Give("TTN_092"), Cost("TTN_092", 6), Stats("TTN_092", 3, 7), Unwritten]);
}

/// # Vry'kul Enforcer
///
/// `TTN_092e2t` · Hunter minion · 3 mana · 3/3
///
/// > **Taunt**
///
/// State: Vanilla
//~ vanilla TTN_092e2t 8876c3c9 cdd176b8 706c44ae.4b0c5d24
#[test]
fn TTN_092e2t_vrykul_enforcer() {
    check(
        CardClass::Hunter,
        &[
            Give("TTN_092e2t"),
            Cost("TTN_092e2t", 3),
            Stats("TTN_092e2t", 3, 3),
            Has("TTN_092e2t", GameTag::TAUNT),
            Play("TTN_092e2t", Nothing),
            In(The("TTN_092e2t"), Zone::Play),
            Now(The("TTN_092e2t"), 3, 3),
            HasNow(The("TTN_092e2t"), GameTag::TAUNT),
        ],
    );
}

/// # Taeshalach
///
/// `TTN_092t` · Hunter weapon · 3 mana · 3/3 durability
///
/// State: Vanilla
//~ vanilla TTN_092t d697eaa0 88c77d5e 975ec533
#[test]
fn TTN_092t_taeshalach() {
    check(
        CardClass::Hunter,
        &[
            Give("TTN_092t"),
            Cost("TTN_092t", 3),
            Stats("TTN_092t", 3, 3),
            Play("TTN_092t", Nothing),
            In(The("TTN_092t"), Zone::Play),
        ],
    );
}

/// # Maintain Order
///
/// `TTN_092t1` · Hunter spell · 0 mana
///
/// > Give your weapon "After your hero attacks, draw a card."
///
/// State: Todo
//~ todo TTN_092t1 c1df6856 f85abce6 d23312fb.3533d54a
#[test]
#[ignore = "todo: TTN_092t1 Maintain Order"]
fn TTN_092t1_maintain_order() {
    check(CardClass::Hunter, &[Give("TTN_092t1"), Cost("TTN_092t1", 0), Unwritten]);
}

/// # Commanding Presence
///
/// `TTN_092t2` · Hunter spell · 0 mana
///
/// > Give your weapon "After your hero attacks, summon a 3/3 Enforcer with **Taunt**."
///
/// State: Todo
//~ todo TTN_092t2 a4a1dd36 9638e03b fc3a4fd4.f325921a
#[test]
#[ignore = "todo: TTN_092t2 Commanding Presence"]
fn TTN_092t2_commanding_presence() {
    check(CardClass::Hunter, &[Give("TTN_092t2"), Cost("TTN_092t2", 0), Unwritten]);
}

/// # Swift Slash
///
/// `TTN_092t3` · Hunter spell · 0 mana
///
/// > Give your weapon +2 Attack and "Your hero is **Immune** while attacking."
///
/// State: Todo
//~ todo TTN_092t3 6ba033bb 65a43b26 cdc67b66.8f3def80
#[test]
#[ignore = "todo: TTN_092t3 Swift Slash"]
fn TTN_092t3_swift_slash() {
    check(CardClass::Hunter, &[Give("TTN_092t3"), Cost("TTN_092t3", 0), Unwritten]);
}

/// # Titanforged Traps
///
/// `TTN_302` · Hunter spell · 2 mana
///
/// > **Discover** and cast a **Secret**. **Forge:** Do it twice.
///
/// State: Derived
//~ derived TTN_302 c3148ead bd079267 4f492a31.a4617429
#[test]
fn TTN_302_titanforged_traps() {
    check(
        CardClass::Hunter,
        &[
            Give("TTN_302"),
            Cost("TTN_302", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_060")),
            Play("TTN_302", Nothing),
            ChooseCard("AT_060"),
            In(The("AT_060"), Zone::Secret),
        ],
    );
    check(
        CardClass::Hunter,
        &[
            Give("TTN_302"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_010")),
            Play("TTN_302", Nothing),
            Choose(0),
        ],
    );
}

/// # Titanforged Traps
///
/// `TTN_302t` · Hunter spell · 2 mana
///
/// > **Forged Discover** and cast two **Secrets**.
///
/// State: Todo
//~ todo TTN_302t 05018e0e 3a8394f1 46117cc3.4d111bda
#[test]
#[ignore = "todo: TTN_302t Titanforged Traps"]
fn TTN_302t_titanforged_traps() {
    check(CardClass::Hunter, &[Give("TTN_302t"), Cost("TTN_302t", 2), Has("TTN_302t", GameTag::FORGED), Unwritten]);
}

/// # Bait and Switch
///
/// `TTN_504` · Hunter spell · 2 mana
///
/// > **Secret:** When a friendly minion is attacked, give it +3/+3.
///
/// State: Derived
//~ derived TTN_504 3db884a2 e38e596c e8151b59.12ac0deb
#[test]
fn TTN_504_bait_and_switch() {
    check(
        CardClass::Hunter,
        &[
            Give("TTN_504"),
            Cost("TTN_504", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("TTN_504"),
            EndTurn,
            Attack(Nth(2), Nth(1)),
            Now(Nth(1), 7, 4),
            Dead(Nth(2)),
            Dead(Nth(4)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Bait and Switched
///
/// `TTN_504e` · Hunter enchantment
///
/// > +3/+3
///
/// State: Derived
//~ derived TTN_504e 2c4ccdb2 93765414 06f0a6cf.7ab5dda5
#[test]
fn TTN_504e_bait_and_switched() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "TTN_504e"), Now(My(0), 8, 4)]);
}

/// # Hodir, Father of Giants
///
/// `TTN_752` · Hunter minion · 8 mana · 8/8
///
/// > **Battlecry:** Set the stats of the next three minions you play to 8/8.
///
/// State: Todo
//~ todo TTN_752 e4b15840 1ccc8bf7 1c21889a.a579faff
#[test]
#[ignore = "todo: TTN_752 Hodir, Father of Giants"]
fn TTN_752_hodir_father_of_giants() {
    check(CardClass::Hunter, &[Give("TTN_752"), Cost("TTN_752", 8), Stats("TTN_752", 8, 8), Unwritten]);
}

/// # Gigantic!
///
/// `TTN_752e1` · Neutral enchantment
///
/// > 8/8.
///
/// State: Derived
//~ derived TTN_752e1 ac977605 049d7290 843e6288.d792f15a
#[test]
fn TTN_752e1_gigantic() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "TTN_752e1"), Now(My(0), 8, 8)]);
}

/// # Celestial Shot
///
/// `YOG_082` · Hunter spell · Arcane · 3 mana
///
/// > Deal $3 damage. Your next spell has **Spell Damage +2**.
///
/// State: Todo
//~ todo YOG_082 b94d63f4 91c23c49 4250464b.313b38ed
#[test]
#[ignore = "todo: YOG_082 Celestial Shot"]
fn YOG_082_celestial_shot() {
    check(CardClass::Hunter, &[Give("YOG_082"), Cost("YOG_082", 3), Unwritten]);
}

/// # Bestial Madness
///
/// `YOG_505` · Hunter spell · Shadow · 2 mana
///
/// > Give +1 Attack to all minions in your hand, deck, and battlefield.
///
/// State: Derived
//~ derived YOG_505 10e725e9 0461ffe8 5158bbdf.26949c6f
#[test]
fn YOG_505_bestial_madness() {
    check(
        CardClass::Hunter,
        &[
            Give("YOG_505"),
            Cost("YOG_505", 2),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("CS2_118"),
            Give("CS2_118"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOG_505", Nothing),
            Now(Nth(1), 6, 1),
            Now(Nth(2), 3, 7),
            Now(Nth(3), 3, 3),
            Now(Nth(4), 3, 1),
            Now(Nth(5), 5, 5),
            Now(Nth(6), 6, 1),
            Now(Nth(7), 6, 1),
            Now(Nth(8), 5, 5),
            Now(Nth(9), 5, 5),
        ],
    );
}

/// # Thrilling
///
/// `YOG_505e` · Hunter enchantment
///
/// > +1 Attack
///
/// State: Derived
//~ derived YOG_505e 107befef 7b09477d d321abbc.17e33a43
#[test]
fn YOG_505e_thrilling() {
    check(CardClass::Hunter, &[Friend("CS2_118"), Enchant(My(0), "YOG_505e"), Now(My(0), 6, 1)]);
}

/// # Twisted Frostwing
///
/// `YOG_506` · Hunter minion · 4 mana · 3/3
///
/// > **Rush Deathrattle:** Summon a Chimaera with stats equal to this minion's Attack.
///
/// State: Todo
//~ todo YOG_506 dc18158a a652da48 4ea78037.1111b5d9
#[test]
#[ignore = "todo: YOG_506 Twisted Frostwing"]
fn YOG_506_twisted_frostwing() {
    check(
        CardClass::Hunter,
        &[Give("YOG_506"), Cost("YOG_506", 4), Stats("YOG_506", 3, 3), Has("YOG_506", GameTag::RUSH), Unwritten],
    );
}

/// # Chimaera Matriarch
///
/// `YOG_506t` · Hunter minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla YOG_506t 099fc136 ee3122b5 d4e3c3aa
#[test]
fn YOG_506t_chimaera_matriarch() {
    check(
        CardClass::Hunter,
        &[
            Give("YOG_506t"),
            Cost("YOG_506t", 1),
            Stats("YOG_506t", 1, 1),
            Play("YOG_506t", Nothing),
            In(The("YOG_506t"), Zone::Play),
            Now(The("YOG_506t"), 1, 1),
        ],
    );
}
