//! Rogue cards of TITANS, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 76dc1b2d

/// # From the Scrapheap
///
/// `TTN_719` · Rogue spell · 2 mana
///
/// > Get three 1/1 **Magnetic** Sparkbots with random **Bonus Effects**.
///
/// State: Todo
//~ todo TTN_719 c86cf3d6 0e08e141 bd6dd015.9270037e
#[test]
#[ignore = "todo: TTN_719 From the Scrapheap"]
fn TTN_719_from_the_scrapheap() {
    check(CardClass::Rogue, &[Give("TTN_719"), Cost("TTN_719", 2), Unwritten]);
}

/// # Sparkbot
///
/// `TTN_719e` · Rogue enchantment
///
/// > **Divine Shield**
///
/// State: Derived
//~ derived TTN_719e 07ddad01 880b72c8 67cedcf1.cc526ac4
#[test]
fn TTN_719e_sparkbot() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "TTN_719e"), HasNow(My(0), GameTag::DIVINE_SHIELD)]);
}

/// # Sparkbot
///
/// `TTN_719e1` · Rogue enchantment
///
/// > **Taunt**
///
/// State: Derived
//~ derived TTN_719e1 8df46da3 2007bf74 fbb22a3f.4b0c5d24
#[test]
fn TTN_719e1_sparkbot() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "TTN_719e1"), HasNow(My(0), GameTag::TAUNT)]);
}

/// # Sparkbot
///
/// `TTN_719e2` · Rogue enchantment
///
/// > **Rush**
///
/// State: Derived
//~ derived TTN_719e2 accc4829 0c1da3d9 d3786842.57b12c28
#[test]
fn TTN_719e2_sparkbot() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "TTN_719e2"), HasNow(My(0), GameTag::RUSH)]);
}

/// # Sparkbot
///
/// `TTN_719e3` · Rogue enchantment
///
/// > **Windfury**
///
/// State: Derived
//~ derived TTN_719e3 6174919e 93f642c7 d404fa9d.9569ce14
#[test]
fn TTN_719e3_sparkbot() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "TTN_719e3"), HasNow(My(0), GameTag::WINDFURY)]);
}

/// # Sparkbot
///
/// `TTN_719e4` · Rogue enchantment
///
/// > **Poisonous**
///
/// State: Derived
//~ derived TTN_719e4 c03b3ffb 5ccb78c2 ef004aef.2574dcf7
#[test]
fn TTN_719e4_sparkbot() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "TTN_719e4"), HasNow(My(0), GameTag::POISONOUS)]);
}

/// # Sparkbot
///
/// `TTN_719e5` · Rogue enchantment
///
/// > **Elusive**
///
/// State: Derived
//~ derived TTN_719e5 0c6de5b1 72bb55c4 04da3ec8.c54580ff
#[test]
fn TTN_719e5_sparkbot() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "TTN_719e5"), HasNow(My(0), GameTag::ELUSIVE)]);
}

/// # Sparkbot
///
/// `TTN_719e6` · Rogue enchantment
///
/// > **Reborn**
///
/// State: Derived
//~ derived TTN_719e6 d64e3f4e 4ec0d3ff 700ce5e9.d8e09bc7
#[test]
fn TTN_719e6_sparkbot() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "TTN_719e6"), HasNow(My(0), GameTag::REBORN)]);
}

/// # Sparkbot
///
/// `TTN_719e7` · Rogue enchantment
///
/// > **Lifesteal**
///
/// State: Derived
//~ derived TTN_719e7 13d866eb c094edf0 ca2f988e.b857c9f1
#[test]
fn TTN_719e7_sparkbot() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "TTN_719e7"), HasNow(My(0), GameTag::LIFESTEAL)]);
}

/// # Sparkbot
///
/// `TTN_719t` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Divine Shield**
///
/// State: Vanilla
//~ vanilla TTN_719t eed766d3 e2ea718d 2f0329ba.88cc6731
#[test]
fn TTN_719t_sparkbot() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_719t"),
            Cost("TTN_719t", 1),
            Stats("TTN_719t", 1, 1),
            Has("TTN_719t", GameTag::DIVINE_SHIELD),
            Has("TTN_719t", GameTag::MAGNETIC),
            Play("TTN_719t", Nothing),
            In(The("TTN_719t"), Zone::Play),
            Now(The("TTN_719t"), 1, 1),
            HasNow(The("TTN_719t"), GameTag::DIVINE_SHIELD),
            HasNow(The("TTN_719t"), GameTag::MAGNETIC),
        ],
    );
}

/// # Sparkbot
///
/// `TTN_719t1` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Taunt**
///
/// State: Vanilla
//~ vanilla TTN_719t1 0bc9d565 0a946022 626ea11a.283a5ea3
#[test]
fn TTN_719t1_sparkbot() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_719t1"),
            Cost("TTN_719t1", 1),
            Stats("TTN_719t1", 1, 1),
            Has("TTN_719t1", GameTag::MAGNETIC),
            Has("TTN_719t1", GameTag::TAUNT),
            Play("TTN_719t1", Nothing),
            In(The("TTN_719t1"), Zone::Play),
            Now(The("TTN_719t1"), 1, 1),
            HasNow(The("TTN_719t1"), GameTag::MAGNETIC),
            HasNow(The("TTN_719t1"), GameTag::TAUNT),
        ],
    );
}

/// # Sparkbot
///
/// `TTN_719t2` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Rush**
///
/// State: Vanilla
//~ vanilla TTN_719t2 96fefea8 4a08bcec b979dbf4.9c0d2070
#[test]
fn TTN_719t2_sparkbot() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_719t2"),
            Cost("TTN_719t2", 1),
            Stats("TTN_719t2", 1, 1),
            Has("TTN_719t2", GameTag::MAGNETIC),
            Has("TTN_719t2", GameTag::RUSH),
            Play("TTN_719t2", Nothing),
            In(The("TTN_719t2"), Zone::Play),
            Now(The("TTN_719t2"), 1, 1),
            HasNow(The("TTN_719t2"), GameTag::MAGNETIC),
            HasNow(The("TTN_719t2"), GameTag::RUSH),
        ],
    );
}

/// # Sparkbot
///
/// `TTN_719t3` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Windfury**
///
/// State: Vanilla
//~ vanilla TTN_719t3 3d8808f5 3601d23c dc122a6f.7c05e3d8
#[test]
fn TTN_719t3_sparkbot() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_719t3"),
            Cost("TTN_719t3", 1),
            Stats("TTN_719t3", 1, 1),
            Has("TTN_719t3", GameTag::MAGNETIC),
            Has("TTN_719t3", GameTag::WINDFURY),
            Play("TTN_719t3", Nothing),
            In(The("TTN_719t3"), Zone::Play),
            Now(The("TTN_719t3"), 1, 1),
            HasNow(The("TTN_719t3"), GameTag::MAGNETIC),
            HasNow(The("TTN_719t3"), GameTag::WINDFURY),
        ],
    );
}

/// # Sparkbot
///
/// `TTN_719t4` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Poisonous**
///
/// State: Vanilla
//~ vanilla TTN_719t4 06b07d1f c04e5b58 6513db84.16b86762
#[test]
fn TTN_719t4_sparkbot() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_719t4"),
            Cost("TTN_719t4", 1),
            Stats("TTN_719t4", 1, 1),
            Has("TTN_719t4", GameTag::MAGNETIC),
            Has("TTN_719t4", GameTag::POISONOUS),
            Play("TTN_719t4", Nothing),
            In(The("TTN_719t4"), Zone::Play),
            Now(The("TTN_719t4"), 1, 1),
            HasNow(The("TTN_719t4"), GameTag::MAGNETIC),
            HasNow(The("TTN_719t4"), GameTag::POISONOUS),
        ],
    );
}

/// # Sparkbot
///
/// `TTN_719t5` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Elusive**
///
/// State: Vanilla
//~ vanilla TTN_719t5 8ee0e188 ed7782ce 35a8cd2f.9177e32c
#[test]
fn TTN_719t5_sparkbot() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_719t5"),
            Cost("TTN_719t5", 1),
            Stats("TTN_719t5", 1, 1),
            Has("TTN_719t5", GameTag::ELUSIVE),
            Has("TTN_719t5", GameTag::MAGNETIC),
            Play("TTN_719t5", Nothing),
            In(The("TTN_719t5"), Zone::Play),
            Now(The("TTN_719t5"), 1, 1),
            HasNow(The("TTN_719t5"), GameTag::ELUSIVE),
            HasNow(The("TTN_719t5"), GameTag::MAGNETIC),
        ],
    );
}

/// # Sparkbot
///
/// `TTN_719t6` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Reborn**
///
/// State: Vanilla
//~ vanilla TTN_719t6 9ad144db ca0b96f6 379c593b.ec768e6a
#[test]
fn TTN_719t6_sparkbot() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_719t6"),
            Cost("TTN_719t6", 1),
            Stats("TTN_719t6", 1, 1),
            Has("TTN_719t6", GameTag::MAGNETIC),
            Has("TTN_719t6", GameTag::REBORN),
            Play("TTN_719t6", Nothing),
            In(The("TTN_719t6"), Zone::Play),
            Now(The("TTN_719t6"), 1, 1),
            HasNow(The("TTN_719t6"), GameTag::MAGNETIC),
            HasNow(The("TTN_719t6"), GameTag::REBORN),
        ],
    );
}

/// # Sparkbot
///
/// `TTN_719t7` · Neutral minion · 1 mana · 1/1
///
/// > **Magnetic Lifesteal**
///
/// State: Vanilla
//~ vanilla TTN_719t7 15de7502 0b4eb0ac f74a6bcc.e8b4fd7c
#[test]
fn TTN_719t7_sparkbot() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_719t7"),
            Cost("TTN_719t7", 1),
            Stats("TTN_719t7", 1, 1),
            Has("TTN_719t7", GameTag::LIFESTEAL),
            Has("TTN_719t7", GameTag::MAGNETIC),
            Play("TTN_719t7", Nothing),
            In(The("TTN_719t7"), Zone::Play),
            Now(The("TTN_719t7"), 1, 1),
            HasNow(The("TTN_719t7"), GameTag::LIFESTEAL),
            HasNow(The("TTN_719t7"), GameTag::MAGNETIC),
        ],
    );
}

/// # V-07-TR-0N Prime
///
/// `TTN_721` · Rogue minion · 6 mana · 3/5
///
/// > **T1T4N** This minion's abilities repeat on another random friendly minion.
///
/// State: Todo
//~ todo TTN_721 03c55f2f c25c75d0 dc6fb64e.43195578
#[test]
#[ignore = "todo: TTN_721 V-07-TR-0N Prime"]
fn TTN_721_v_07_tr_0n_prime() {
    check(CardClass::Rogue, &[Give("TTN_721"), Cost("TTN_721", 6), Stats("TTN_721", 3, 5), Unwritten]);
}

/// # Attach the Cannons!
///
/// `TTN_721t` · Rogue spell · 0 mana
///
/// > Gain +2/+1. Deal 4 damage to a random enemy.
///
/// State: Done
//~ done TTN_721t b0a26e44 - b27f7643.9e4b600c
#[test]
fn TTN_721t_attach_the_cannons() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_721t"),
            Cost("TTN_721t", 0),
            Friend("TTN_721"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Use(Nth(1), 0, Nothing),
            Now(Nth(1), 5, 6),
            Health(Nth(2), 1),
            Health(TheirHero, 30),
            Health(MyHero, 30),
        ],
    );
    check(CardClass::Rogue, &[Friend("TTN_721"), Use(Nth(0), 0, Nothing), Health(TheirHero, 26)]);
}

/// # Full Power!
///
/// `TTN_721t1` · Rogue spell · 0 mana
///
/// > Gain +1/+2. Draw a card.
///
/// State: Done
//~ done TTN_721t1 3927c1a4 - 463508f8.2b21267e
#[test]
fn TTN_721t1_full_power() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_721t1"),
            Cost("TTN_721t1", 0),
            Friend("TTN_721"),
            Use(Nth(1), 1, Nothing),
            Now(Nth(1), 4, 7),
            HandCount(Mine, 2),
            DeckCount(Mine, 18),
        ],
    );
}

/// # Plating Reinforced!
///
/// `TTN_721t1e` · Rogue enchantment
///
/// > +1/+2.
///
/// State: Derived
//~ derived TTN_721t1e 5934219d ef8b8d36 d4454ea8.6fa82661
#[test]
fn TTN_721t1e_plating_reinforced() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "TTN_721t1e"), Now(My(0), 6, 3)]);
}

/// # Maximize Defenses!
///
/// `TTN_721t2` · Rogue spell · 0 mana
///
/// > Gain +3 Health and **Elusive**.
///
/// State: Done
//~ done TTN_721t2 238a12e4 - bf60b006.9679dc46
#[test]
fn TTN_721t2_maximize_defenses() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_721t2"),
            Cost("TTN_721t2", 0),
            Friend("TTN_721"),
            Use(Nth(1), 2, Nothing),
            Now(Nth(1), 3, 8),
            HasNow(Nth(1), GameTag::ELUSIVE),
            Give("CS2_008"),
            CannotTarget("CS2_008", Nth(1)),
        ],
    );
}

/// # Sneak Attack!
///
/// `TTN_721t2e2` · Rogue enchantment
///
/// > +3 Health and **Elusive**.
///
/// State: Derived
//~ derived TTN_721t2e2 3e731c64 d9a31853 4bb99f12.cedf6c12
#[test]
fn TTN_721t2e2_sneak_attack() {
    check(
        CardClass::Rogue,
        &[Friend("CS2_118"), Enchant(My(0), "TTN_721t2e2"), Now(My(0), 5, 4), HasNow(My(0), GameTag::ELUSIVE)],
    );
}

/// # Cannons Armed!
///
/// `TTN_721te` · Rogue enchantment
///
/// > +2/+1
///
/// State: Derived
//~ derived TTN_721te 00244015 6a0a2423 34154aee.e27c509a
#[test]
fn TTN_721te_cannons_armed() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "TTN_721te"), Now(My(0), 7, 2)]);
}

/// # Tar Slick
///
/// `TTN_726` · Rogue spell · 1 mana
///
/// > Minions take double damage this turn. Deal $1 damage.
///
/// State: Todo
//~ todo TTN_726 ac1d5046 decad48b c54a202b.36cd4e3b
#[test]
#[ignore = "todo: TTN_726 Tar Slick"]
fn TTN_726_tar_slick() {
    check(CardClass::Rogue, &[Give("TTN_726"), Cost("TTN_726", 1), Unwritten]);
}

/// # Pit Stop
///
/// `TTN_728` · Rogue spell · 2 mana
///
/// > **Discover** a Mech from your deck. Give it +2/+1.
///
/// State: Derived
//~ derived TTN_728 8716abf4 886587a0 0455223f.ce674e6e
#[test]
fn TTN_728_pit_stop() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_728"),
            Cost("TTN_728", 2),
            OnTop("GVG_044"),
            OnTop("GVG_044"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_728", Nothing),
            ChooseCard("GVG_044"),
            Armor(Mine, 0),
            BoardCount(Mine, 1),
            Damage(MyHero, 0),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(1), 3),
            Now(Nth(1), 3, 4),
            CostNow(Nth(2), 3),
            In(Nth(2), Zone::Hand),
            Now(Nth(2), 5, 5),
            CostNow(Nth(3), 4),
            Now(Nth(3), 4, 5),
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

/// # Tuned Up
///
/// `TTN_728e1` · Neutral enchantment
///
/// > +2/+1.
///
/// State: Derived
//~ derived TTN_728e1 1699622f 46178056 6fe03a98.5ee91837
#[test]
fn TTN_728e1_tuned_up() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "TTN_728e1"), Now(My(0), 7, 2)]);
}

/// # Lab Constructor
///
/// `TTN_730` · Rogue minion · 4 mana · 3/2
///
/// > At the end of your turn, summon a copy of this. **Forge:** Gain **Magnetic**.
///
/// State: Derived
//~ derived TTN_730 6e6500a3 3edb5f0d fc4b21b9.5a45725b
#[test]
fn TTN_730_lab_constructor() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_730"),
            Cost("TTN_730", 4),
            Stats("TTN_730", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_730"),
            EndTurn,
            BoardCount(Mine, 3),
            In(The("TTN_730"), Zone::Play),
            Now(The("TTN_730"), 3, 2),
        ],
    );
}

/// # Lab Constructor
///
/// `TTN_730e2` · Rogue enchantment
///
/// > At the end of your turn, summon a copy of this.
///
/// State: Derived
//~ derived TTN_730e2 bffb602c 3f053577 67d88805.1d766cb8
#[test]
fn TTN_730e2_lab_constructor() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Nth(0), "TTN_730e2"),
            EndTurn,
            BoardCount(Mine, 3),
        ],
    );
}

/// # Lab Constructor
///
/// `TTN_730t` · Rogue minion · 4 mana · 3/2
///
/// > **Forged, Magnetic** At the end of your turn, summon a copy of this.
///
/// State: Derived
//~ derived TTN_730t f7727d8e 29ebdf9b acae6e1a.341baa25
#[test]
fn TTN_730t_lab_constructor() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_730t"),
            Cost("TTN_730t", 4),
            Stats("TTN_730t", 3, 2),
            Has("TTN_730t", GameTag::FORGED),
            Has("TTN_730t", GameTag::MAGNETIC),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_730t"),
            EndTurn,
            BoardCount(Mine, 3),
            In(The("TTN_730t"), Zone::Play),
            Now(The("TTN_730t"), 3, 2),
        ],
    );
}

/// # Mimiron, the Mastermind
///
/// `TTN_920` · Rogue minion · 3 mana · 2/5
///
/// > After you play a Mech, get a random one of Mimiron's Gadgets.
///
/// State: Todo
//~ todo TTN_920 310af6ce d7c00b1a 90993ca5.a94ba37a
#[test]
#[ignore = "todo: TTN_920 Mimiron, the Mastermind"]
fn TTN_920_mimiron_the_mastermind() {
    check(CardClass::Rogue, &[Give("TTN_920"), Cost("TTN_920", 3), Stats("TTN_920", 2, 5), Unwritten]);
}

/// # Element of Surprise
///
/// `TTN_920e1` · Rogue enchantment
///
/// > +3 Attack.
///
/// State: Derived
//~ derived TTN_920e1 da3473e5 007143a5 42a6d6eb.fc2d73f0
#[test]
fn TTN_920e1_element_of_surprise() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "TTN_920e1"), Now(My(0), 8, 1)]);
}

/// # Cooled Down
///
/// `TTN_920e2` · Rogue enchantment
///
/// > The next card you play this turn costs (2) less.
///
/// State: Derived
//~ derived TTN_920e2 406dd247 3f619d9e eb34caee.1fbdf154
#[test]
fn TTN_920e2_cooled_down() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TTN_920e2"),
            CostNow(Nth(1), 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TTN_920e2"),
            Play("CS2_118", Nothing),
            Crystals(10),
            CostNow(Nth(1), 4),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TTN_920e2"),
            EndTurn,
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Cooled Down
///
/// `TTN_920e3` · Rogue enchantment
///
/// > Your next card this turn costs (2) less.
///
/// State: Derived
//~ derived TTN_920e3 2042308e 5b4448cc a7e8f6bc.7bc01e61
#[test]
fn TTN_920e3_cooled_down() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TTN_920e3"),
            CostNow(Nth(1), 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TTN_920e3"),
            Play("CS2_118", Nothing),
            Crystals(10),
            CostNow(Nth(1), 4),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Enchant(Me, "TTN_920e3"),
            EndTurn,
            CostNow(Nth(1), 4),
        ],
    );
}

/// # Mimiron's Blades
///
/// `TTN_920t10` · Rogue spell · 1 mana
///
/// > Deal $3 damage.
///
/// State: Derived
//~ derived TTN_920t10 e1184580 d94f49a8 7270a17d.528329a4
#[test]
fn TTN_920t10_mimirons_blades() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_920t10"),
            Cost("TTN_920t10", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_920t10", On(Nth(2))),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("TTN_920t10"), Friend("CS2_182"), Enemy("CS2_182"), Play("TTN_920t10", On(Nth(1))), Now(Nth(1), 4, 2)],
    );
}

/// # Reinforced Plating
///
/// `TTN_920t4e` · Rogue enchantment
///
/// > +3 Health and **Taunt**.
///
/// State: Derived
//~ derived TTN_920t4e 1e30f227 819f6b39 a251d304.0224b4dd
#[test]
fn TTN_920t4e_reinforced_plating() {
    check(
        CardClass::Rogue,
        &[Friend("CS2_118"), Enchant(My(0), "TTN_920t4e"), Now(My(0), 5, 4), HasNow(My(0), GameTag::TAUNT)],
    );
}

/// # Mimiron's Coolant
///
/// `TTN_920t5` · Rogue spell · 0 mana
///
/// > The next card you play this turn costs (2) less.
///
/// State: Derived
//~ derived TTN_920t5 81009fe7 6954df64 2bd8fb87.1fbdf154
#[test]
fn TTN_920t5_mimirons_coolant() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_920t5"),
            Cost("TTN_920t5", 0),
            Give("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_920t5", Nothing),
            CostNow(Nth(1), 2),
        ],
    );
}

/// # Mimiron's Cloakfield
///
/// `TTN_920t6` · Rogue spell · 1 mana
///
/// > Give a friendly minion +3 Attack. It gains **Stealth** until your next turn.
///
/// State: Todo
//~ todo TTN_920t6 26dcce38 59b6bbb4 a6903fba.0780a22f
#[test]
#[ignore = "todo: TTN_920t6 Mimiron's Cloakfield"]
fn TTN_920t6_mimirons_cloakfield() {
    check(CardClass::Rogue, &[Give("TTN_920t6"), Cost("TTN_920t6", 1), Unwritten]);
}

/// # Cloaked
///
/// `TTN_920t6e1` · Neutral enchantment
///
/// > Stealthed until your next turn.
///
/// State: Derived
//~ derived TTN_920t6e1 2b2f4aba bf96acf4 55ca23aa.549b4a26
#[test]
fn TTN_920t6e1_cloaked() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "TTN_920t6e1"),
            HasNow(My(0), GameTag::STEALTH),
            EndTurn,
            HasNow(My(0), GameTag::STEALTH),
            EndTurn,
            HasNot(My(0), GameTag::STEALTH),
        ],
    );
}

/// # Mimiron's Switch
///
/// `TTN_920t7` · Rogue spell · 1 mana
///
/// > Choose two minions. They swap stats.
///
/// State: Todo
//~ todo TTN_920t7 e7fe3bf3 4712d5ab 418d6020.d98b91e1
#[test]
#[ignore = "todo: TTN_920t7 Mimiron's Switch"]
fn TTN_920t7_mimirons_switch() {
    check(CardClass::Rogue, &[Give("TTN_920t7"), Cost("TTN_920t7", 1), Unwritten]);
}

/// # Mimiron's Horn
///
/// `TTN_920t8` · Rogue spell · 1 mana
///
/// > Give a minion **Taunt** and **Divine Shield**.
///
/// State: Derived
//~ derived TTN_920t8 b9aec235 3f0d978f 0f10de7e.4fed5834
#[test]
fn TTN_920t8_mimirons_horn() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_920t8"),
            Cost("TTN_920t8", 1),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("TTN_920t8", On(Nth(4))),
            HasNow(Nth(4), GameTag::DIVINE_SHIELD),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("TTN_920t8"),
            Friend("AT_097"),
            Friend("CS2_182"),
            Friend("AT_097"),
            Enemy("AT_097"),
            Enemy("CS2_182"),
            Enemy("AT_097"),
            Play("TTN_920t8", On(Nth(1))),
            HasNow(Nth(1), GameTag::DIVINE_SHIELD),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("TTN_920t8"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_920t8", On(Nth(2))),
            HasNow(Nth(2), GameTag::DIVINE_SHIELD),
            HasNow(Nth(2), GameTag::TAUNT),
        ],
    );
}

/// # Mimiron's Rewinder
///
/// `TTN_920t9` · Rogue spell · 1 mana
///
/// > Return a minion to its owner's hand.
///
/// State: Derived
//~ derived TTN_920t9 39cd9646 d1d34f1c ecdcdeb6.372d8295
#[test]
fn TTN_920t9_mimirons_rewinder() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_920t9"),
            Cost("TTN_920t9", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_920t9", On(Nth(2))),
            CostNow(Nth(2), 4),
            In(Nth(2), Zone::Hand),
            BoardCount(Theirs, 0),
            HandCount(Theirs, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("TTN_920t9"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("TTN_920t9", On(Nth(1))),
            BoardCount(Mine, 0),
            HandCount(Mine, 1),
            CostNow(Nth(1), 4),
            In(Nth(1), Zone::Hand),
        ],
    );
}

/// # Coppertail Snoop
///
/// `TTN_921` · Rogue minion · 3 mana · 4/3
///
/// > **Magnetic** Whenever this attacks, get a Coin.
///
/// State: Derived
//~ derived TTN_921 cc422e26 e195bbdd 3c1dfd8f.22ebb631
#[test]
fn TTN_921_coppertail_snoop() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_921"),
            Cost("TTN_921", 3),
            Stats("TTN_921", 4, 3),
            Has("TTN_921", GameTag::MAGNETIC),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("TTN_921"),
            Attack(Nth(4), TheirHero),
            Is(InHand(1), "GAME_005"),
            CostNow(InHand(1), 0),
            HandCount(Mine, 2),
        ],
    );
}

/// # Coppertail Snoop
///
/// `TTN_921e` · Rogue enchantment
///
/// > Whenever this attacks, get a Coin.
///
/// State: Derived
//~ derived TTN_921e be75ccd8 74d59097 4fec1aaf.21086b59
#[test]
fn TTN_921e_coppertail_snoop() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Enchant(Nth(0), "TTN_921e"),
            Attack(Nth(0), TheirHero),
            Is(InHand(0), "GAME_005"),
            CostNow(InHand(0), 0),
            HandCount(Mine, 1),
        ],
    );
}

/// # Gear Shift
///
/// `TTN_922` · Rogue spell · 1 mana
///
/// > Shuffle the two left-most cards in your hand into your deck. Draw 3 cards.
///
/// State: Done
//~ done TTN_922 f7319938 - 9a52afb3.5a5eccb7
#[test]
fn TTN_922_gear_shift() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_922"),
            Cost("TTN_922", 1),
            Give("CS2_231"),
            Give("CS2_200"),
            Give("CS2_120"),
            EmptyDeck(Mine),
            OnTop("CS2_182"),
            Play("TTN_922", Nothing),
            HandCount(Mine, 4),
            DeckCount(Mine, 0),
            Health(MyHero, 30),
            Is(InHand(0), "CS2_120"),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("CS2_231"),
            Give("CS2_200"),
            Give("CS2_120"),
            Play("TTN_922", Nothing),
            HandCount(Mine, 4),
            DeckCount(Mine, 18),
            In(Nth(0), Zone::Deck),
            In(Nth(1), Zone::Deck),
            In(Nth(2), Zone::Hand),
        ],
    );
}

/// # SP-3Y3-D3R
///
/// `TTN_923` · Rogue minion · 3 mana · 3/4
///
/// > **Magnetic Stealth** for 1 turn.
///
/// State: Derived
//~ derived TTN_923 536784b5 728ef0d0 4bf6f176.c1d65035
#[test]
fn TTN_923_sp_3y3_d3r() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_923"),
            Cost("TTN_923", 3),
            Stats("TTN_923", 3, 4),
            Has("TTN_923", GameTag::MAGNETIC),
            Has("TTN_923", GameTag::STEALTH),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_923"),
            EndTurn,
            EndTurn,
            HasNot(Nth(3), GameTag::STEALTH),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("TTN_923"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("TTN_923"),
            EndTurn,
            HasNow(Nth(3), GameTag::STEALTH),
        ],
    );
}

/// # Kaja'mite Creation
///
/// `TTN_925` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry: Discover** a spell from another class that costs (3) or less.
///
/// State: Derived
//~ derived TTN_925 5b53bf7f 23af25a2 eb5654fb.ba1c4945
#[test]
fn TTN_925_kajamite_creation() {
    check(
        CardClass::Rogue,
        &[
            Give("TTN_925"),
            Cost("TTN_925", 2),
            Stats("TTN_925", 3, 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("AT_002")),
            Play("TTN_925", Nothing),
            ChooseCard("AT_002"),
            Is(InHand(0), "AT_002"),
            CostNow(InHand(0), 3),
            TagNow(InHand(0), GameTag::SPELLPOWER, 0),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("TTN_925"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("TTN_925", Nothing),
            Choose(0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("TTN_925"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("TTN_925", Nothing),
            Choose(0),
        ],
    );
}

/// # Assembly Line
///
/// `YOG_410` · Rogue spell · 1 mana
///
/// > **Discover** a Mech from another class.
///
/// State: Derived
//~ derived YOG_410 c8bedd24 b8abcf82 e1a546db.be583e67
#[test]
fn YOG_410_assembly_line() {
    check(
        CardClass::Rogue,
        &[
            Give("YOG_410"),
            Cost("YOG_410", 1),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("BE_150")),
            Play("YOG_410", Nothing),
            ChooseCard("BE_150"),
            Is(InHand(0), "BE_150"),
            CostNow(InHand(0), 2),
            Now(InHand(0), 3, 2),
            HandCount(Mine, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("YOG_410"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_001")),
            Play("YOG_410", Nothing),
            Choose(0),
        ],
    );
}

/// # Sparkbotted
///
/// `YOG_410e` · Neutral enchantment
///
/// > +1/+1.
///
/// State: Derived
//~ derived YOG_410e e4343ae8 f4328cd9 d72f5354.67341004
#[test]
fn YOG_410e_sparkbotted() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "YOG_410e"), Now(My(0), 6, 2)]);
}

/// # Premium Condition!
///
/// `YOG_410e1` · Rogue enchantment
///
/// > Costs (0).
///
/// State: Derived
//~ derived YOG_410e1 b9b530ad eac7e56e 1ffb9bba.dd600ecd
#[test]
fn YOG_410e1_premium_condition() {
    check(CardClass::Rogue, &[Give("CS2_118"), Enchant(Nth(0), "YOG_410e1"), CostNow(Nth(0), 0)]);
}

/// # Tentacle Grip
///
/// `YOG_526` · Rogue spell · 2 mana
///
/// > Deal $3 damage. **Combo:** Get a 1/1 Chaotic Tendril.
///
/// State: Derived
//~ derived YOG_526 7a119591 46b3a399 fe92e99d.c5736e11
#[test]
fn YOG_526_tentacle_grip() {
    check(
        CardClass::Rogue,
        &[
            Give("YOG_526"),
            Cost("YOG_526", 2),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("YOG_526", On(Nth(2))),
            Is(InHand(0), "YOG_514"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            HandCount(Mine, 1),
            Now(Nth(2), 4, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("YOG_526"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("YOG_526", On(Nth(1))),
            Is(InHand(0), "YOG_514"),
            CostNow(InHand(0), 1),
            Now(InHand(0), 1, 1),
            HandCount(Mine, 1),
            Now(Nth(1), 4, 2),
        ],
    );
}

/// # Tiny Worldbreaker
///
/// `YOG_527` · Rogue minion · 4 mana · 4/4
///
/// > **Battlecry:** If you control another Mech, deal 4 damage.
///
/// State: Derived
//~ derived YOG_527 8bce8840 145a9346 3a0b96e7.0eb78b03
#[test]
fn YOG_527_tiny_worldbreaker() {
    check(
        CardClass::Rogue,
        &[
            Give("YOG_527"),
            Cost("YOG_527", 4),
            Stats("YOG_527", 4, 4),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOG_527", On(Nth(3))),
            Now(Nth(3), 4, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("YOG_527"),
            Friend("GVG_044"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("YOG_527", On(Nth(1))),
            BoardCount(Mine, 2),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("YOG_527"), Friend("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Play("YOG_527", Nothing)],
    );
}
