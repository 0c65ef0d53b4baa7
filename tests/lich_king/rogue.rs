//! Rogue cards of March of the Lich King, each played once.
//!
//! Headers and untouched skeletons are written by `cargo cards generate`; everything else in this file is yours.

use cardwright_tests::*;
//~ file 4a88b7bf

/// # Ransack
///
/// `NX2_004` · Rogue spell · 0 mana
///
/// > Deal $1 damage to a minion. If you've played a card from another class this turn, deal $4 instead.
///
/// State: Derived
//~ derived NX2_004 28e44b49 824b4ff5 992ff085.7cc45976
#[test]
fn NX2_004_ransack() {
    check(
        CardClass::Rogue,
        &[
            Give("NX2_004"),
            Cost("NX2_004", 0),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_020", Nothing),
            Crystals(10),
            Play("NX2_004", On(Nth(2))),
            Now(Nth(2), 4, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("NX2_004"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("AT_020", Nothing),
            Crystals(10),
            Play("NX2_004", On(Nth(1))),
            Now(Nth(1), 4, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("NX2_004"), Friend("CS2_182"), Enemy("CS2_182"), Play("NX2_004", On(Nth(2))), Now(Nth(2), 4, 4)],
    );
}

/// # Stitched Creation
///
/// `NX2_005` · Rogue minion · 3 mana · 1/1
///
/// > **Combo:** Gain +2/+2. **Infuse ({0}):** Gain +3/+3. **Manathirst ({1}):** Gain +4/+4.
///
/// State: Todo
//~ todo NX2_005 e9ef952f e24aa11e 558d1214.df7c2530
#[test]
#[ignore = "todo: NX2_005 Stitched Creation"]
fn NX2_005_stitched_creation() {
    check(CardClass::Rogue, &[Give("NX2_005"), Cost("NX2_005", 3), Stats("NX2_005", 1, 1), Unwritten]);
}

/// # Stitched Power
///
/// `NX2_005e` · Rogue enchantment
///
/// > +2/+2.
///
/// State: Derived
//~ derived NX2_005e 617262c0 01ba74a7 04c36472.6d6ab056
#[test]
fn NX2_005e_stitched_power() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "NX2_005e"), Now(My(0), 7, 3)]);
}

/// # Stitched Strength
///
/// `NX2_005e2` · Rogue enchantment
///
/// > +4/+4.
///
/// State: Derived
//~ derived NX2_005e2 0e913b73 357a7928 baf161b5.529ecbc5
#[test]
fn NX2_005e2_stitched_strength() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "NX2_005e2"), Now(My(0), 9, 5)]);
}

/// # Stitched Creation
///
/// `NX2_005t` · Rogue minion · 3 mana · 4/4
///
/// > **Infused Combo:** Gain +2/+2. **Manathirst (@):** Gain +4/+4.
///
/// State: Derived
//~ derived NX2_005t cf808aa4 87a0e364 2f5b4ff3.ccfc8a26
#[test]
fn NX2_005t_stitched_creation() {
    check(
        CardClass::Rogue,
        &[
            Give("NX2_005t"),
            Cost("NX2_005t", 3),
            Stats("NX2_005t", 4, 4),
            Has("NX2_005t", GameTag::INFUSED),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Crystals(5),
            Play("GAME_005", Nothing),
            Play("NX2_005t", Nothing),
            Now(Nth(0), 6, 6),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("NX2_005t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Play("NX2_005t", Nothing),
            Now(Nth(0), 10, 10),
        ],
    );
}

/// # Jolly Roger
///
/// `NX2_006` · Rogue minion · 1 mana · 1/3
///
/// > After your hero attacks, summon a 1/1 Undead Pirate.
///
/// State: Derived
//~ derived NX2_006 efe759cb db8eeed3 b81bbdb1.8f2ebad0
#[test]
fn NX2_006_jolly_roger() {
    check(
        CardClass::Rogue,
        &[
            Give("NX2_006"),
            Cost("NX2_006", 1),
            Stats("NX2_006", 1, 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("CS2_106"),
            Friend("NX2_006"),
            Attack(MyHero, TheirHero),
            BoardCount(Mine, 3),
            In(The("NX2_006t"), Zone::Play),
            Now(The("NX2_006t"), 1, 1),
        ],
    );
}

/// # Zombie Pirate
///
/// `NX2_006t` · Rogue minion · 1 mana · 1/1
///
/// State: Vanilla
//~ vanilla NX2_006t 036a974e 76afb8d1 0b12b1d1
#[test]
fn NX2_006t_zombie_pirate() {
    check(
        CardClass::Rogue,
        &[
            Give("NX2_006t"),
            Cost("NX2_006t", 1),
            Stats("NX2_006t", 1, 1),
            Play("NX2_006t", Nothing),
            In(The("NX2_006t"), Zone::Play),
            Now(The("NX2_006t"), 1, 1),
        ],
    );
}

/// # Rotten Rodent
///
/// `RLK_216` · Rogue minion · 2 mana · 2/1
///
/// > **Battlecry:** Reduce the Cost of all **Deathrattle** cards in your deck by (1).
///
/// State: Derived
//~ derived RLK_216 46397f44 111ee384 2c63b997.4d598624
#[test]
fn RLK_216_rotten_rodent() {
    check(
        CardClass::Rogue,
        &[
            Give("RLK_216"),
            Cost("RLK_216", 2),
            Stats("RLK_216", 2, 1),
            OnTop("AT_009"),
            OnTop("AT_009"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_216", Nothing),
            CostNow(Nth(1), 7),
            CostNow(Nth(2), 7),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("RLK_216"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AT_009"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_216", Nothing),
            CostNow(Nth(1), 3),
            CostNow(Nth(6), 7),
        ],
    );
}

/// # Rotten
///
/// `RLK_216e` · Rogue enchantment
///
/// > Costs (1) less.
///
/// State: Derived
//~ derived RLK_216e 223b891f d3a9b3c7 df6939ad.f705eb41
#[test]
fn RLK_216e_rotten() {
    check(CardClass::Rogue, &[Give("CS2_118"), Enchant(Nth(0), "RLK_216e"), CostNow(Nth(0), 2)]);
}

/// # Scourge Illusionist
///
/// `RLK_217` · Rogue minion · 4 mana · 4/4
///
/// > **Deathrattle:** Add a 4/4 copy of another **Deathrattle** minion in your deck to your hand. It costs (4) less.
///
/// State: Derived
//~ derived RLK_217 a58acceb a5bf28b7 9003e646.819dd0d5
#[test]
fn RLK_217_scourge_illusionist() {
    check(
        CardClass::Rogue,
        &[
            Give("RLK_217"),
            Cost("RLK_217", 4),
            Stats("RLK_217", 4, 4),
            OnTop("AT_009"),
            OnTop("AT_009"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_217"),
            Force(Entity(Nth(2))),
            Kill(Nth(6)),
            Is(InHand(1), "AT_009"),
            CostNow(InHand(1), 4),
            Now(InHand(1), 4, 4),
            HandCount(Mine, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("RLK_217"),
            OnTop("AT_009"),
            OnTop("AT_009"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_217"),
            Never(Entity(Nth(3))),
            Kill(Nth(6)),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("RLK_217"),
            EmptyDeck(Mine),
            OnTop("CS2_118"),
            OnTop("CS2_119"),
            OnTop("CS2_120"),
            OnTop("CS2_168"),
            OnTop("CS2_182"),
            OnTop("AT_009"),
            OnTop("AT_050"),
            OnTop("CS2_118"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Friend("RLK_217"),
            Never(Entity(Nth(7))),
            Kill(Nth(11)),
        ],
    );
}

/// # Illusion
///
/// `RLK_217e` · Rogue enchantment
///
/// > 4/4.
///
/// State: Derived
//~ derived RLK_217e de5eae9d 7fc26013 4507e9a0.7beff5ae
#[test]
fn RLK_217e_illusion() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "RLK_217e"), Now(My(0), 4, 4)]);
}

/// # Illusory
///
/// `RLK_217e2` · Rogue enchantment
///
/// > Costs (4) less.
///
/// State: Derived
//~ derived RLK_217e2 95d712cd fe94b20c 80c21662.1e6b07db
#[test]
fn RLK_217e2_illusory() {
    check(CardClass::Rogue, &[Give("CS2_186"), Enchant(Nth(0), "RLK_217e2"), CostNow(Nth(0), 3)]);
}

/// # Noxious Infiltrator
///
/// `RLK_529` · Rogue minion · 4 mana · 2/5
///
/// > **Poisonous Battlecry:** If a friendly Undead died after your last turn, deal 1 damage to a minion.
///
/// State: Derived
//~ derived RLK_529 df9eb97a 8115bddc 6e7c7807.322b9984
#[test]
fn RLK_529_noxious_infiltrator() {
    check(
        CardClass::Rogue,
        &[
            Give("RLK_529"),
            Cost("RLK_529", 4),
            Stats("RLK_529", 2, 5),
            Has("RLK_529", GameTag::POISONOUS),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("RLK_529", On(Nth(3))),
            Dead(Nth(3)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("RLK_529"),
            Friend("CS2_231"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Kill(Nth(1)),
            Crystals(10),
            Play("RLK_529", On(Nth(2))),
            BoardCount(Mine, 1),
            Dead(Nth(2)),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("RLK_529"), Friend("CS2_182"), Enemy("CS2_182"), Enemy("CS2_182"), Play("RLK_529", Nothing)],
    );
}

/// # Shadow of Demise
///
/// `RLK_567` · Rogue spell · Shadow · 0 mana
///
/// > Each time you cast a spell, transform this into a copy of it.
///
/// State: Todo
//~ todo RLK_567 f3102b97 da1f6bbd ba9690e4.61c629f4
#[test]
#[ignore = "todo: RLK_567 Shadow of Demise"]
fn RLK_567_shadow_of_demise() {
    check(CardClass::Rogue, &[Give("RLK_567"), Cost("RLK_567", 0), Unwritten]);
}

/// # Concoctor
///
/// `RLK_568` · Rogue minion · 1 mana · 1/2
///
/// > **Battlecry:** Add a random Concoction to your hand.
///
/// State: Todo
//~ todo RLK_568 ab1bbd2b ea3e3e96 bd31b919.d44d7156
#[test]
#[ignore = "todo: RLK_568 Concoctor"]
fn RLK_568_concoctor() {
    check(CardClass::Rogue, &[Give("RLK_568"), Cost("RLK_568", 1), Stats("RLK_568", 1, 2), Unwritten]);
}

/// # Potion Belt
///
/// `RLK_569` · Rogue spell · 2 mana
///
/// > **Discover** 2 Concoctions.
///
/// State: Todo
//~ todo RLK_569 856317d3 08bcd9e1 264dce7e.3387962b
#[test]
#[ignore = "todo: RLK_569 Potion Belt"]
fn RLK_569_potion_belt() {
    check(CardClass::Rogue, &[Give("RLK_569"), Cost("RLK_569", 2), Unwritten]);
}

/// # Ghoulish Alchemist
///
/// `RLK_570` · Rogue minion · 2 mana · 3/2
///
/// > **Battlecry**: Your next Concoction costs (0).
///
/// State: Todo
//~ todo RLK_570 b49ff46c c174db1c 8275dd6b.ea72dd19
#[test]
#[ignore = "todo: RLK_570 Ghoulish Alchemist"]
fn RLK_570_ghoulish_alchemist() {
    check(CardClass::Rogue, &[Give("RLK_570"), Cost("RLK_570", 2), Stats("RLK_570", 3, 2), Unwritten]);
}

/// # Yellow Potion
///
/// `RLK_570e` · Rogue enchantment
///
/// > +2 Attack.
///
/// State: Derived
//~ derived RLK_570e 08e5ee36 d01c0a82 be2921b3.bf3d1612
#[test]
fn RLK_570e_yellow_potion() {
    check(CardClass::Rogue, &[Friend("CS2_118"), Enchant(My(0), "RLK_570e"), Now(My(0), 7, 1)]);
}

/// # Blue Spirit
///
/// `RLK_570e3` · Rogue enchantment
///
/// > Costs (3) less.
///
/// State: Derived
//~ derived RLK_570e3 c15b78bf 20bfc893 449553e5.bb1f76c5
#[test]
fn RLK_570e3_blue_spirit() {
    check(CardClass::Rogue, &[Give("CS2_119"), Enchant(Nth(0), "RLK_570e3"), CostNow(Nth(0), 1)]);
}

/// # Mixed Potion
///
/// `RLK_570t` · Rogue spell · 3 mana
///
/// State: Todo
//~ todo RLK_570t 731e2d7e c4d55fb4 4512b2c5
#[test]
#[ignore = "todo: RLK_570t Mixed Potion"]
fn RLK_570t_mixed_potion() {
    check(CardClass::Rogue, &[Give("RLK_570t"), Cost("RLK_570t", 3), Unwritten]);
}

/// # Slimy Concoction
///
/// `RLK_570t1` · Rogue spell · 3 mana
///
/// > Summon a random 3-Cost minion. *Add another Concoction to your hand to mix together!*
///
/// State: Todo
//~ todo RLK_570t1 41cf6575 055996c4 af57f549.e479b9ac
#[test]
#[ignore = "todo: RLK_570t1 Slimy Concoction"]
fn RLK_570t1_slimy_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570t1"), Cost("RLK_570t1", 3), Unwritten]);
}

/// # Orange Slime
///
/// `RLK_570t1t` · Rogue minion · 3 mana · 3/4
///
/// State: Vanilla
//~ vanilla RLK_570t1t 1350ac44 2f2049fb 4c3c8e15
#[test]
fn RLK_570t1t_orange_slime() {
    check(
        CardClass::Rogue,
        &[
            Give("RLK_570t1t"),
            Cost("RLK_570t1t", 3),
            Stats("RLK_570t1t", 3, 4),
            Play("RLK_570t1t", Nothing),
            In(The("RLK_570t1t"), Zone::Play),
            Now(The("RLK_570t1t"), 3, 4),
        ],
    );
}

/// # Mixed Concoction
///
/// `RLK_570t1t1` · Rogue spell · 3 mana
///
/// > Summon a random 3-Cost minion. Add a card to your hand from another class. It costs (3) less.
///
/// State: Todo
//~ todo RLK_570t1t1 ef51f5c1 23ef0f7d 561234a9.380ea9aa
#[test]
#[ignore = "todo: RLK_570t1t1 Mixed Concoction"]
fn RLK_570t1t1_mixed_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570t1t1"), Cost("RLK_570t1t1", 3), Unwritten]);
}

/// # Mixed Concoction
///
/// `RLK_570t1t2` · Rogue spell · 3 mana
///
/// > Summon a random 3-Cost minion. Destroy a random enemy minion.
///
/// State: Derived
//~ derived RLK_570t1t2 09bd82c7 f9a61788 8ed3805e.ddb9bc7d
#[test]
fn RLK_570t1t2_mixed_concoction() {
    check(
        CardClass::Rogue,
        &[
            Give("RLK_570t1t2"),
            Cost("RLK_570t1t2", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Force(Entity(Nth(2))),
            Play("RLK_570t1t2", Nothing),
            BoardCount(Mine, 2),
            Dead(Nth(2)),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("RLK_570t1t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Never(Card("AT_003")),
            Play("RLK_570t1t2", Nothing),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("RLK_570t1t2"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Never(Card("AT_002")),
            Play("RLK_570t1t2", Nothing),
        ],
    );
}

/// # Mixed Concoction
///
/// `RLK_570t1t3` · Rogue spell · 3 mana
///
/// > Deal $3 damage. Summon a random 3-Cost minion.
///
/// State: Derived
//~ derived RLK_570t1t3 107a135c 7f6f388a 7436a56d.b6ca7432
#[test]
fn RLK_570t1t3_mixed_concoction() {
    check(
        CardClass::Rogue,
        &[
            Give("RLK_570t1t3"),
            Cost("RLK_570t1t3", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Play("RLK_570t1t3", On(Nth(2))),
            BoardCount(Mine, 2),
            Now(Nth(2), 4, 2),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("RLK_570t1t3"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("RLK_570t1t3", On(Nth(2))),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("RLK_570t1t3"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_002")),
            Play("RLK_570t1t3", On(Nth(2))),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("RLK_570t1t3"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Play("RLK_570t1t3", On(Nth(1))),
            BoardCount(Mine, 2),
            Now(Nth(1), 4, 2),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
}

/// # Mixed Concoction
///
/// `RLK_570t1t4` · Rogue spell · 3 mana
///
/// > Summon two random 3-Cost minions.
///
/// State: Derived
//~ derived RLK_570t1t4 c7e951c2 9b137503 d8d0e2fb.829e4078
#[test]
fn RLK_570t1t4_mixed_concoction() {
    check(
        CardClass::Rogue,
        &[
            Give("RLK_570t1t4"),
            Cost("RLK_570t1t4", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Force(Card("CS2_118")),
            Play("RLK_570t1t4", Nothing),
            BoardCount(Mine, 3),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("RLK_570t1t4"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("RLK_570t1t4", Nothing),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("RLK_570t1t4"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_002")),
            Play("RLK_570t1t4", Nothing),
        ],
    );
}

/// # Dreadful Concoction
///
/// `RLK_570t2` · Rogue spell · 3 mana
///
/// > Destroy a random enemy minion. *Add another Concoction to your hand to mix together!*
///
/// State: Todo
//~ todo RLK_570t2 7e524c1a 8dbb7881 243642f9.413ef118
#[test]
#[ignore = "todo: RLK_570t2 Dreadful Concoction"]
fn RLK_570t2_dreadful_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570t2"), Cost("RLK_570t2", 3), Unwritten]);
}

/// # Green Potion
///
/// `RLK_570t2e` · Rogue enchantment
///
/// > **Poisonous** and **Reborn**.
///
/// State: Derived
//~ derived RLK_570t2e af12f69a fff9e3a5 85d6445d.ffa6249f
#[test]
fn RLK_570t2e_green_potion() {
    check(
        CardClass::Rogue,
        &[
            Friend("CS2_118"),
            Enchant(My(0), "RLK_570t2e"),
            HasNow(My(0), GameTag::POISONOUS),
            HasNow(My(0), GameTag::REBORN),
        ],
    );
}

/// # Mixed Concoction
///
/// `RLK_570t2t1` · Rogue spell · 3 mana
///
/// > Deal $3 damage. Destroy a random enemy minion.
///
/// State: Derived
//~ derived RLK_570t2t1 c2114e0b d76a6de1 2e5f544f.648fc485
#[test]
fn RLK_570t2t1_mixed_concoction() {
    check(
        CardClass::Rogue,
        &[
            Give("RLK_570t2t1"),
            Cost("RLK_570t2t1", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("RLK_570t2t1", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("RLK_570t2t1"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("RLK_570t2t1", On(Nth(1))),
            Now(Nth(1), 4, 2),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Mixed Concoction
///
/// `RLK_570t2t2` · Rogue spell · 3 mana
///
/// > Destroy two random enemy minions.
///
/// State: Derived
//~ derived RLK_570t2t2 b9de77af 25c4da23 cdc05a14.7e040127
#[test]
fn RLK_570t2t2_mixed_concoction() {
    check(
        CardClass::Rogue,
        &[
            Give("RLK_570t2t2"),
            Cost("RLK_570t2t2", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(2))),
            Play("RLK_570t2t2", Nothing),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Bubbling Concoction
///
/// `RLK_570t3` · Rogue spell · 3 mana
///
/// > Deal $3 damage. *Add another Concoction to your hand to mix together!*
///
/// State: Todo
//~ todo RLK_570t3 901316ef 346b2bc3 8b4c144f.fc12553e
#[test]
#[ignore = "todo: RLK_570t3 Bubbling Concoction"]
fn RLK_570t3_bubbling_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570t3"), Cost("RLK_570t3", 3), Unwritten]);
}

/// # Mixed Concoction
///
/// `RLK_570t3t` · Rogue spell · 3 mana
///
/// > Deal $3 damage, twice.
///
/// State: Derived
//~ derived RLK_570t3t ec666b04 105d9d5c bab602ff.e4e24261
#[test]
fn RLK_570t3t_mixed_concoction() {
    check(
        CardClass::Rogue,
        &[
            Give("RLK_570t3t"),
            Cost("RLK_570t3t", 3),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_570t3t", On(Nth(2))),
            Dead(Nth(2)),
            BoardCount(Theirs, 0),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("RLK_570t3t"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_570t3t", On(Nth(1))),
            BoardCount(Mine, 0),
            Dead(Nth(1)),
        ],
    );
    check(
        CardClass::Rogue,
        &[Give("RLK_570t3t"), Play("RLK_570t3t", On(TheirHero)), Now(TheirHero, 0, 24), Damage(TheirHero, 6)],
    );
}

/// # Hazy Concoction
///
/// `RLK_570t4` · Rogue spell · 3 mana
///
/// > Add a card to your hand from another class. It costs (3) less. *Add another Concoction to your hand to mix together!*
///
/// State: Todo
//~ todo RLK_570t4 6e4370b2 416069d8 faa7c5ea.be2e221c
#[test]
#[ignore = "todo: RLK_570t4 Hazy Concoction"]
fn RLK_570t4_hazy_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570t4"), Cost("RLK_570t4", 3), Unwritten]);
}

/// # Mixed Concoction
///
/// `RLK_570t4t1` · Rogue spell · 3 mana
///
/// > Add a card to your hand from another class. It costs (3) less. Destroy a random enemy minion.
///
/// State: Todo
//~ todo RLK_570t4t1 1fe61bdb f800e672 aefaa714.aeabb079
#[test]
#[ignore = "todo: RLK_570t4t1 Mixed Concoction"]
fn RLK_570t4t1_mixed_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570t4t1"), Cost("RLK_570t4t1", 3), Unwritten]);
}

/// # Mixed Concoction
///
/// `RLK_570t4t2` · Rogue spell · 3 mana
///
/// > Deal $3 damage. Add a card to your hand from another class. It costs (3) less.
///
/// State: Todo
//~ todo RLK_570t4t2 4df1239d 9a8ef4e1 fccef450.5e7c8bd0
#[test]
#[ignore = "todo: RLK_570t4t2 Mixed Concoction"]
fn RLK_570t4t2_mixed_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570t4t2"), Cost("RLK_570t4t2", 3), Unwritten]);
}

/// # Mixed Concoction
///
/// `RLK_570t4t3` · Rogue spell · 3 mana
///
/// > Add two cards to your hand from other classes. They cost (3) less.
///
/// State: Todo
//~ todo RLK_570t4t3 892513fe 10c94202 92f1ab90.eb33fceb
#[test]
#[ignore = "todo: RLK_570t4t3 Mixed Concoction"]
fn RLK_570t4t3_mixed_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570t4t3"), Cost("RLK_570t4t3", 3), Unwritten]);
}

/// # Gleaming Concoction
///
/// `RLK_570t5` · Rogue spell · 3 mana
///
/// > Draw 2 cards. *Add another Concoction to your hand to mix together!*
///
/// State: Todo
//~ todo RLK_570t5 c31ad5af 5a862386 8b20f8d5.2bd538de
#[test]
#[ignore = "todo: RLK_570t5 Gleaming Concoction"]
fn RLK_570t5_gleaming_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570t5"), Cost("RLK_570t5", 3), Unwritten]);
}

/// # Mixed Concoction
///
/// `RLK_570tt1` · Rogue spell · 3 mana
///
/// > Draw 2 cards. Summon a random 3-Cost minion.
///
/// State: Derived
//~ derived RLK_570tt1 b877bd64 05866ae4 98b566d0.da562238
#[test]
fn RLK_570tt1_mixed_concoction() {
    check(
        CardClass::Rogue,
        &[
            Give("RLK_570tt1"),
            Cost("RLK_570tt1", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Card("CS2_118")),
            Play("RLK_570tt1", Nothing),
            BoardCount(Mine, 2),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
            In(The("CS2_118"), Zone::Play),
            Now(The("CS2_118"), 5, 1),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("RLK_570tt1"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_003")),
            Play("RLK_570tt1", Nothing),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("RLK_570tt1"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Never(Card("AT_002")),
            Play("RLK_570tt1", Nothing),
        ],
    );
}

/// # Mixed Concoction
///
/// `RLK_570tt2` · Rogue spell · 3 mana
///
/// > Deal $3 damage. Draw 2 cards.
///
/// State: Derived
//~ derived RLK_570tt2 7e2e5aca 451c51ee 95fe508c.2f8df574
#[test]
fn RLK_570tt2_mixed_concoction() {
    check(
        CardClass::Rogue,
        &[
            Give("RLK_570tt2"),
            Cost("RLK_570tt2", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_570tt2", On(Nth(6))),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
            Now(Nth(6), 4, 2),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("RLK_570tt2"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_570tt2", On(Nth(5))),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
            Now(Nth(5), 4, 2),
        ],
    );
}

/// # Mixed Concoction
///
/// `RLK_570tt3` · Rogue spell · 3 mana
///
/// > Draw 2 cards. Add a card to your hand from another class. It costs (3) less.
///
/// State: Todo
//~ todo RLK_570tt3 a770ec51 58711577 2b72fc3d.0a0cbf23
#[test]
#[ignore = "todo: RLK_570tt3 Mixed Concoction"]
fn RLK_570tt3_mixed_concoction() {
    check(CardClass::Rogue, &[Give("RLK_570tt3"), Cost("RLK_570tt3", 3), Unwritten]);
}

/// # Mixed Concoction
///
/// `RLK_570tt4` · Rogue spell · 3 mana
///
/// > Draw 2 cards. Destroy a random enemy minion.
///
/// State: Derived
//~ derived RLK_570tt4 923f6d4f 7718f5ea cb7e6eac.d0571d97
#[test]
fn RLK_570tt4_mixed_concoction() {
    check(
        CardClass::Rogue,
        &[
            Give("RLK_570tt4"),
            Cost("RLK_570tt4", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Force(Entity(Nth(6))),
            Play("RLK_570tt4", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 2),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 4),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 4, 5),
            Dead(Nth(6)),
            BoardCount(Theirs, 0),
        ],
    );
}

/// # Mixed Concoction
///
/// `RLK_570tt5` · Rogue spell · 3 mana
///
/// > Draw 4 cards.
///
/// State: Derived
//~ derived RLK_570tt5 9c4f77ea cce26cf0 a1ad8966.fe76fbf8
#[test]
fn RLK_570tt5_mixed_concoction() {
    check(
        CardClass::Rogue,
        &[
            Give("RLK_570tt5"),
            Cost("RLK_570tt5", 3),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("RLK_570tt5", Nothing),
            DeckCount(Mine, 21),
            HandCount(Mine, 4),
            CostNow(Nth(3), 3),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 5, 1),
            CostNow(Nth(4), 3),
            In(Nth(4), Zone::Hand),
            Now(Nth(4), 5, 1),
            CostNow(Nth(5), 3),
            In(Nth(5), Zone::Hand),
            Now(Nth(5), 5, 1),
            CostNow(Nth(6), 4),
            In(Nth(6), Zone::Hand),
            Now(Nth(6), 4, 5),
        ],
    );
}

/// # Vile Apothecary
///
/// `RLK_571` · Rogue minion · 3 mana · 2/4
///
/// > At the end of your turn, add a random Concoction to your hand.
///
/// State: Todo
//~ todo RLK_571 8905d659 c87d7262 523d49ca.c15cd48a
#[test]
#[ignore = "todo: RLK_571 Vile Apothecary"]
fn RLK_571_vile_apothecary() {
    check(CardClass::Rogue, &[Give("RLK_571"), Cost("RLK_571", 3), Stats("RLK_571", 2, 4), Unwritten]);
}

/// # Potionmaster Putricide
///
/// `RLK_572` · Rogue minion · 2 mana · 1/4
///
/// > After a minion dies, add a Concoction to your hand.
///
/// State: Todo
//~ todo RLK_572 e6dfff3d 1087cf82 55f56462.d35dba8b
#[test]
#[ignore = "todo: RLK_572 Potionmaster Putricide"]
fn RLK_572_potionmaster_putricide() {
    check(CardClass::Rogue, &[Give("RLK_572"), Cost("RLK_572", 2), Stats("RLK_572", 1, 4), Unwritten]);
}

/// # Ghostly Strike
///
/// `RLK_573` · Rogue spell · 1 mana
///
/// > Deal $1 damage. **Combo:** Draw a card.
///
/// State: Derived
//~ derived RLK_573 6bb73f12 5fef2efd 9fd0a871.f23a098c
#[test]
fn RLK_573_ghostly_strike() {
    check(
        CardClass::Rogue,
        &[
            Give("RLK_573"),
            Cost("RLK_573", 1),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("RLK_573", On(Nth(5))),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Now(Nth(5), 4, 4),
        ],
    );
    check(
        CardClass::Rogue,
        &[
            Give("RLK_573"),
            OnTop("CS2_118"),
            OnTop("CS2_118"),
            OnTop("CS2_182"),
            Friend("CS2_182"),
            Enemy("CS2_182"),
            Play("GAME_005", Nothing),
            Crystals(10),
            Play("RLK_573", On(Nth(4))),
            DeckCount(Mine, 21),
            HandCount(Mine, 1),
            CostNow(Nth(3), 4),
            In(Nth(3), Zone::Hand),
            Now(Nth(3), 4, 5),
            Now(Nth(4), 4, 4),
        ],
    );
}
